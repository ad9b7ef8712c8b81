"""Ordinary least squares with standard errors that allow for what games have in common.

The seats of one game are no independent observations (what one wins another loses), so the standard errors
are those of Liang and Zeger (1986) with games, or deals, as clusters: for one observation per cluster they
are White's (1980), with the small-sample factor of Stata ("CR1"). They hold whether or not the scatter is
the same everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, sqrt

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Z95 = 1.959963984540054
"""Standard errors on each side of a 95% interval."""
_TINY = 1e-9


@dataclass(frozen=True)
class Fit:
    """Coefficients with their covariances; `blind` spans the directions the data say nothing about."""

    coefficients: Floats
    covariance: Floats
    blind: Floats
    """A column per direction, of length 1."""
    observations: int
    clusters: int

    def combination(self, weights: Floats) -> tuple[float, float]:
        """A weighted sum of coefficients and its standard error; NaN if the data can't tell it."""
        if self.blind.size and float(np.abs(weights @ self.blind).max()) > 1e-6:
            return float("nan"), float("nan")
        variance = float(weights @ self.covariance @ weights)
        return float(weights @ self.coefficients), sqrt(max(0.0, variance))


def fit(outcome: Floats, columns: Floats, clusters: NDArray[np.int64]) -> Fit:
    """Least squares of the outcome on the columns (an intercept is one of them, if wanted).

    `clusters` numbers the group of each observation. Columns that depend on each other get the solution of
    least length; `Fit.combination` knows what can be told all the same.
    """
    scale = np.sqrt((columns**2).mean(axis=0))
    scale[scale == 0] = 1.0
    scaled = columns / scale
    values, vectors = np.linalg.eigh(scaled.T @ scaled)
    kept = values > _TINY * max(float(values.max()), 1.0)
    inverse = (vectors[:, kept] / values[kept]) @ vectors[:, kept].T
    coefficients = inverse @ (scaled.T @ outcome)
    residuals = outcome - scaled @ coefficients
    _, group = np.unique(clusters, return_inverse=True)
    groups = int(group.max()) + 1
    sums = np.zeros((groups, columns.shape[1]))
    np.add.at(sums, group, scaled * residuals[:, None])
    rank, count = int(kept.sum()), len(outcome)
    factor = groups / max(1, groups - 1) * (count - 1) / max(1, count - rank)
    covariance = factor * inverse @ (sums.T @ sums) @ inverse
    blind = vectors[:, ~kept] / scale[:, None]
    lengths = np.sqrt((blind**2).sum(axis=0))
    return Fit(coefficients / scale, covariance / np.outer(scale, scale), blind / lengths, count, groups)


def p_value(estimate: float, error: float) -> float:
    """How likely an estimate so far from 0 is by chance alone (two-sided, normal)."""
    if not error > 0:
        return 1.0
    return erfc(abs(estimate) / error / sqrt(2))


def false_discoveries(p_values: list[float]) -> list[float]:
    """Benjamini and Hochberg's (1995) adjusted p-values, in the order given.

    Calling a discovery whatever is at most 0.05 leaves an expected 5% of the discoveries false.
    """
    count = len(p_values)
    adjusted = [1.0] * count
    least = 1.0
    for rank, index in reversed(list(enumerate(sorted(range(count), key=lambda i: p_values[i]), 1))):
        least = min(least, p_values[index] * count / rank)
        adjusted[index] = least
    return adjusted
