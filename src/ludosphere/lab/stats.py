"""What results of games are worth: intervals by the bootstrap, a test that stops early, Elo.

Chance is large in these games, so both sides play the same deals in all seatings, and a *deal* is the unit of
everything here: the games of one deal are not independent, deals are. Shares go from 0 to 1; 0.5 is even.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, log10
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from ..bots.match import unseen

Floats = NDArray[np.float64]

RESAMPLES = 2000
_PER_E = 400 / log(10)
"""Elo points in which the odds grow by a factor e: 173.7."""
_NEVER_SEEN = 1e-3
"""Weight of a best or worst result that has not come up yet (as Fishtest's `regularize`)."""
VIRTUAL = 0.5
"""Drawn games added to every pair that met, so that who always wins gets a finite number."""


@dataclass(frozen=True)
class Interval:
    """A figure and its 95% interval."""

    value: float
    low: float
    high: float


# --- the bootstrap ------------------------------------------------------------------------------------
def resamples(count: int, draws: int = RESAMPLES, seed: int = 0) -> NDArray[np.int64]:
    """How often each of `count` observations is in each resample: an array of draws rows.

    Every row sums up to `count`. The same seed gives the same rows (PCG64).
    """
    generator = np.random.Generator(np.random.PCG64(seed))
    return generator.multinomial(count, [1 / count] * count, size=draws)


def percentiles(value: float, resampled: Floats) -> Interval:
    """The figure with the range in which 95% of its resampled values lie (Efron's percentile interval)."""
    low, high = np.quantile(resampled, [0.025, 0.975])
    return Interval(value, float(low), float(high))


def mean_interval(values: Sequence[float], draws: int = RESAMPLES, seed: int = 0) -> Interval:
    """The mean of independent observations, one per deal, with its bootstrap interval."""
    observed = np.asarray(values, dtype=np.float64)
    means = resamples(len(observed), draws, seed) @ observed / len(observed)
    return percentiles(float(observed.mean()), means)


def share_interval(values: Sequence[float], draws: int = RESAMPLES, seed: int = 0) -> Interval:
    """`mean_interval` of shares, from 0 to 1; where all are the same, as wide as what is `unseen` makes it.

    Resamples of observations that are all alike are all alike, whatever may still come.
    """
    found = mean_interval(values, draws, seed)
    if found.low < found.high:
        return found
    room = unseen(len(values))
    return Interval(found.value, found.value * (1 - room), found.value + room * (1 - found.value))


# --- Elo ----------------------------------------------------------------------------------------------
def elo_of(share: float) -> float:
    """The difference in Elo points that a share of the points stands for; infinite at 0 and 1."""
    if share <= 0 or share >= 1:
        return float("inf") if share >= 1 else float("-inf")
    return 400 * log10(share / (1 - share))


def share_of(elo: float) -> float:
    """The share of the points to expect with that difference in Elo points."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def fitted(won: Floats, virtual: float = VIRTUAL) -> Floats:
    """Elo of the bots of a round robin by the Bradley-Terry model, mean 0.

    won: points of the row's bot against the column's (a drawn game is half a point each), as an array
    (..., bots, bots): several round robins at once. Every pair that met gets `virtual` drawn games more.
    The most likely strengths, by Newton's method: the function is concave, so there is one maximum; bots
    that never met, not even through others, are even on the average.
    """
    points = np.asarray(won, dtype=np.float64)
    games = points + points.swapaxes(-1, -2)
    points = points + (games > 0) * virtual / 2
    games = points + points.swapaxes(-1, -2)
    strength = np.zeros(points.shape[:-1])
    each = np.eye(points.shape[-1])
    for _ in range(100):
        expected = 1 / (1 + np.exp(strength[..., None, :] - strength[..., :, None]))
        slope = (points - games * expected).sum(-1)
        curve = games * expected * (1 - expected)
        # The mean is free: one term more for it makes the matrix regular and keeps it at 0.
        curvature = curve.sum(-1)[..., None] * each - curve + 1e-9 * each + 1 / points.shape[-1]
        step = np.linalg.solve(curvature, slope[..., None])[..., 0]
        step = np.clip(step, -1, 1)  # a whole step may be too long when somebody always wins
        strength = strength + step
        if np.abs(step).max() < 1e-10:
            break
    elo: Floats = _PER_E * (strength - strength.mean(-1, keepdims=True))
    return elo


@dataclass(frozen=True)
class Standing:
    """Strengths of a round robin: Elo by bot (mean 0), and differences by pair, with intervals."""

    elo: dict[str, Interval]
    differences: dict[tuple[str, str], Interval]


def standing(
    bots: Sequence[str],
    results: Mapping[tuple[str, str], Sequence[tuple[float, float]]],
    draws: int = RESAMPLES,
    seed: int = 0,
) -> Standing:
    """Elo of every bot and the differences of all pairs, with bootstrap intervals over deals.

    results: by pair (a, b), per deal the points of a and the number of games; all pairs played the same
    deals in the same order (some fewer of them), so a resample takes a deal with all its games.
    """
    place = {bot: number for number, bot in enumerate(bots)}
    deals = max(len(rows) for rows in results.values())
    won = np.zeros((deals, len(bots), len(bots)))
    for (a, b), rows in results.items():
        for deal, (points, games) in enumerate(rows):
            won[deal, place[a], place[b]] += points
            won[deal, place[b], place[a]] += games - points
    best = fitted(won.sum(0))
    weights = resamples(deals, draws, seed).astype(np.float64)
    resampled = np.tensordot(weights, won, axes=1)
    for (a, b), rows in results.items():
        _stir(resampled, place[a], place[b], rows, seed)
    tried = fitted(resampled)
    elo = {bot: _around(float(best[k]), tried[:, k]) for bot, k in place.items()}
    differences = {
        (a, b): _around(float(best[place[a]] - best[place[b]]), tried[:, place[a]] - tried[:, place[b]])
        for a in bots
        for b in bots
        if place[a] < place[b]
    }
    return Standing(elo, differences)


def _stir(won: Floats, a: int, b: int, rows: Sequence[tuple[float, float]], seed: int) -> None:
    """Gives the resamples of a pair whose deals all ended alike the spread that they can't have seen.

    A result that has not come up takes a part of the games drawn from its posterior (uniform prior: Beta(1,
    deals)), so that 97.5% of the parts are below `unseen`. It is the opposite one; of an even share, either.
    """
    shares = {points / games for points, games in rows if games}
    if len(shares) != 1:
        return
    share = shares.pop()
    generator = np.random.Generator(np.random.PCG64((seed, a, b)))
    part = generator.beta(1, len(rows), len(won))
    other = generator.integers(0, 2, len(won)) if share == 0.5 else float(share < 0.5)
    games = won[:, a, b] + won[:, b, a]
    won[:, a, b] = games * ((1 - part) * share + part * other)
    won[:, b, a] = games - won[:, a, b]


def _around(value: float, resampled: Floats) -> Interval:
    """`percentiles`, reaching to the figure itself: what is stirred in lies to one side of it."""
    found = percentiles(value, resampled)
    return Interval(value, min(value, found.low), max(value, found.high))


# --- the sequential test ------------------------------------------------------------------------------
@dataclass(frozen=True)
class Sprt:
    """A generalised sequential probability ratio test: is the share of the points `low`, or is it `high`?

    Stops when one of them has become so much more likely than the other that the errors are at most `alpha`
    (taking high when low is true) and `beta` (the other way round), by Wald's bounds. One observation is the
    share of a whole deal. What distribution shares have is not assumed: the likelihood of a hypothesis is
    that of the most likely distribution on the values seen whose mean is as the hypothesis says (an empirical
    likelihood). That is Fishtest's GSPRT for its pentanomial pairs, for any values: official-stockfish/
    fishtest, `LLRcalc.py`, `LLR_logistic`; M. Van den Bergh, "A practical introduction to the GSPRT"; Li, Liu
    and Ying, "Generalized sequential probability ratio test for separate families of hypotheses" (2014).
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError("The shares of a test go up: 0 < low < high < 1.")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("The errors of a test are between 0 and 0.5.")

    @property
    def bounds(self) -> tuple[float, float]:
        """Where it stops, below for low and above for high."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, shares: Sequence[float]) -> float:
        """The logarithm of how much more likely `high` is than `low`."""
        counts = Counter(shares)
        for end in (0.0, 1.0):  # a mean must be possible, even if all results so far lie on one side of it
            counts.setdefault(end, 0)
        ordered = sorted(counts.items())
        values = np.array([value for value, _ in ordered])
        weights = np.array([count or _NEVER_SEEN for _, count in ordered])
        total = weights.sum()
        chances = weights / total
        ratio = np.log(_nearest(values, chances, self.high) / _nearest(values, chances, self.low))
        return float(total * (chances @ ratio))

    def verdict(self, shares: Sequence[float]) -> Literal["low", "high"] | None:
        """Which it is, if that can be said already."""
        if not shares:
            return None
        ratio = self.ratio(shares)
        below, above = self.bounds
        return "low" if ratio <= below else "high" if ratio >= above else None

    def stop(self, shares: Sequence[float], first: int = 1) -> tuple[int, Literal["low", "high"]] | None:
        """After how many deals it stops, and with which verdict; None: not yet.

        Nothing is asked before `first` deals.
        """
        for count in range(max(1, first), len(shares) + 1):
            verdict = self.verdict(shares[:count])
            if verdict is not None:
                return count, verdict
        return None


def _nearest(values: Floats, chances: Floats, mean: float) -> Floats:
    """The chances of the values, with that mean, under which what was seen is most likely.

    They are `chances / (1 + t · (values - mean))` with the t that makes the mean right.
    """
    away = values - mean
    low, high = -1 / away.max(), -1 / away.min()  # t lies strictly between, where all chances are positive
    t = 0.0
    for _ in range(200):
        scaled = away / (1 + t * away)
        excess = float(chances @ scaled)  # falls as t grows; 0 at the one that is wanted
        if excess > 0:
            low = t
        else:
            high = t
        step = excess / float(chances @ scaled**2)  # Newton's; halving where it would leave the bracket
        new = t + step if low < t + step < high else (low + high) / 2
        if abs(new - t) <= 1e-14 * (1 + abs(t)):
            break
        t = new
    nearest: Floats = chances / (1 + t * away)
    return nearest
