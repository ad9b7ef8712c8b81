"""Power: how many points a seat is ahead by when something happened to it, other things being equal.

The outcome is the lead: a seat's points less the mean of its rivals. What happened to the rivals counts as
much as what happened to the seat, so every column is a difference too (own less the rivals' mean): whatever
all seats of a game share (a long game, a rich deal) falls out. Adjusted for the seat, the place in the order
of turns, the bot, and everything else of the same kind that happened.

A power compares a thing with the average thing of its kind. If chance decides which thing it is (a card
drawn), that is what the thing is worth to these bots. If the player chooses (a card played), it also holds
why it was chosen: a player who is well off may build more, and what goes well with it is built beside it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...kit.study import Subject
from .chances import Mean, share_of
from .regression import Z95, Fit, Floats, false_discoveries, fit, p_value
from .tables import Table

LEAST = 30
"""Seats that must have had a thing, and not have had it, before anything is said about it."""


@dataclass(frozen=True)
class Power:
    """What one thing does. `with_it` seats had it, `times` in all; lead and wins are those seats' means."""

    item: str
    with_it: int
    times: int
    wins: Mean
    """Their share of victories, not adjusted."""
    plain: float
    """Their mean lead less that of all other seats, not adjusted."""
    effect: float
    """Points ahead, adjusted, compared with the average thing of the kind (or with not having it)."""
    low: float
    high: float
    p: float
    q: float
    """p adjusted for the number of things compared (Benjamini and Hochberg)."""


@dataclass(frozen=True)
class Powers:
    """All things of a subject: those that can be judged, best first, and how many came too seldom."""

    subject: Subject
    rows: list[Power]
    rare: int
    average: tuple[float, float] | None
    """What the average thing brings compared with not having it, and its standard error; None: can't tell."""
    alone: bool
    """There is only one thing: its effect is compared with not having it."""
    observations: int
    clusters: int


def powers(seats: Table, facts: Table, subject: Subject, least: int = LEAST) -> Powers | None:
    """The powers of all things of a subject; None if the games tell nothing about any."""
    games = np.array(seats["game"], dtype=np.int64)
    numbers = np.array(seats["seat"], dtype=np.int64)
    per_game = int(numbers.max()) + 1
    items, counts = _counts(facts, subject, per_game, len(games))
    if not items:
        return None
    had = counts if subject.each else (counts > 0).astype(np.float64)
    with_it = (counts > 0).sum(axis=0)
    without = len(games) - with_it
    common = (with_it >= least) & (without >= (0 if subject.each else least))
    common &= had.std(axis=0) > 0
    rare = int((~common).sum())
    chosen = [item for item, kept in zip(items, common, strict=True) if kept]
    deals = np.array(seats["deal"], dtype=np.int64)
    columns = [had[:, common]]
    if rare:
        columns.append(had[:, ~common].sum(axis=1, keepdims=True))
    for name in ("seat", "place", "bot"):
        columns.append(_dummies(seats[name]))
    design = np.hstack(columns)
    lead = np.array(seats["lead"], dtype=np.float64)
    if per_game > 1:
        design = _against(design, per_game)
    else:
        design = np.hstack([design, np.ones((len(games), 1))])
    if not chosen or len(np.unique(deals)) < design.shape[1] + least:
        return None
    fitted = fit(lead, design, deals)
    rows = _rows(seats, subject, chosen, counts[:, common], fitted, lead, deals)
    if not rows:
        return None
    average = np.zeros(design.shape[1])
    average[: len(chosen)] = 1 / len(chosen)
    mean, error = fitted.combination(average)
    known = None if np.isnan(mean) else (mean, error)
    return Powers(subject, rows, rare, known, len(chosen) == 1, len(games), fitted.clusters)


def _counts(facts: Table, subject: Subject, per_game: int, height: int) -> tuple[list[str], Floats]:
    """How often what happened to each thing: a row per seat and game, a column per thing."""
    found = [
        (game * per_game + seat, item, times)
        for game, seat, kind, item, what, times in zip(
            facts["game"], facts["seat"], facts["kind"], facts["item"], facts["what"], facts["times"],
            strict=True,
        )
        if kind == subject.kind and what == subject.what and seat >= 0
    ]  # fmt: skip
    items = sorted({item for _, item, _ in found})
    index = {item: column for column, item in enumerate(items)}
    counts = np.zeros((height, len(items)))
    for row, item, times in found:
        counts[row, index[item]] += times
    return items, counts


def _dummies(values: list[object]) -> Floats:
    """A column per value but the first: 1 where it is that."""
    kinds = sorted(set(values), key=str)
    column = np.array([kinds.index(value) for value in values])
    dummies: Floats = (column[:, None] == np.arange(1, len(kinds))[None, :]).astype(np.float64)
    return dummies


def _against(design: Floats, per_game: int) -> Floats:
    """Every seat's values less the mean of its rivals'."""
    games = design.reshape(-1, per_game, design.shape[1])
    rivals = (games.sum(axis=1, keepdims=True) - games) / (per_game - 1)
    difference: Floats = (games - rivals).reshape(design.shape)
    return difference


def _rows(
    seats: Table,
    subject: Subject,
    chosen: list[str],
    counts: Floats,
    fitted: Fit,
    lead: Floats,
    deals: NDArray[np.int64],
) -> list[Power]:
    payoffs = np.array(seats["payoff"], dtype=np.float64)
    found = []
    for column, item in enumerate(chosen):
        weights = np.zeros(len(fitted.coefficients))
        if len(chosen) > 1:
            weights[: len(chosen)] = -1 / len(chosen)
        weights[column] += 1
        effect, error = fitted.combination(weights)
        if np.isnan(effect):
            continue
        has = counts[:, column] > 0
        plain = float(lead[has].mean() - lead[~has].mean()) if (~has).any() else float("nan")
        wins = share_of(payoffs[has], deals[has])
        half = Z95 * error
        p = p_value(effect, error)
        times = int(counts[:, column].sum())
        found.append(
            Power(item, int(has.sum()), times, wins, plain, effect, effect - half, effect + half, p, p)
        )
    adjusted = false_discoveries([row.p for row in found])
    rows = [Power(**{**vars(row), "q": q}) for row, q in zip(found, adjusted, strict=True)]
    return sorted(rows, key=lambda row: (-row.effect, row.item))
