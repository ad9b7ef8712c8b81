"""Shares of victories and leads by seat, with intervals over deals, and a test whether seats are alike."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from ...bots.match import unseen
from .regression import Z95, Floats

SHUFFLES = 2000


@dataclass(frozen=True)
class Mean:
    """A mean over deals with its 95% interval; `count` deals."""

    value: float
    low: float
    high: float
    count: int


def mean_of(values: Floats, deals: NDArray[np.int64]) -> Mean:
    """The mean of the values, each deal's own mean being one observation; no interval for a single deal."""
    _, group = np.unique(deals, return_inverse=True)
    count = int(group.max()) + 1
    means = np.bincount(group, values) / np.bincount(group)
    middle = float(means.mean())
    if count < 2:
        return Mean(middle, float("nan"), float("nan"), count)
    half = Z95 * float(means.std(ddof=1)) / sqrt(count)
    return Mean(middle, middle - half, middle + half, count)


def share_of(payoffs: Floats, deals: NDArray[np.int64]) -> Mean:
    """The share of victories: `mean_of`, but no interval leaves 0 to 1, and none is without width."""
    mean = mean_of(payoffs, deals)
    if mean.low == mean.high:
        room = unseen(mean.count)
        return Mean(mean.value, mean.value * (1 - room), mean.value + room * (1 - mean.value), mean.count)
    return Mean(mean.value, max(0.0, mean.low), min(1.0, mean.high), mean.count)


def unevenness(payoffs: Floats) -> float:
    """How far the mean payoffs of the columns are apart; `payoffs` has a row per deal, a column per seat."""
    means = payoffs.mean(axis=0)
    return float(((means - means.mean()) ** 2).sum())


def alike(payoffs: Floats, shuffles: int = SHUFFLES, seed: int = 1) -> float:
    """The p-value of "all seats are alike" by a permutation test.

    payoffs: a row per deal, the means of all its games, which are no independent ones; a column per seat. If
    seats are alike, the payoffs of a deal could as well have fallen in any order on them: counts how often
    deals shuffled so are as uneven as those played, those played included.
    """
    generator = np.random.default_rng(seed)
    real = unevenness(payoffs)
    as_uneven = sum(
        unevenness(generator.permuted(payoffs, axis=1)) >= real * (1 - 1e-9) for _ in range(shuffles)
    )
    return (as_uneven + 1) / (shuffles + 1)
