"""The questions a study answers: from its tables to plain figures. Decision times are answered apart."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass

import numpy as np

from ...kit.study import Adapter
from .chances import Mean, alike, mean_of, share_of
from .power import Powers, powers
from .regression import Floats
from .tables import Table, Tables

_MOMENTS = 24
"""Stretches of a game in which decisions are counted together."""


@dataclass(frozen=True)
class Spread:
    """How values are scattered: count, mean, standard deviation, and five quantiles."""

    count: int
    mean: float
    deviation: float
    least: float
    low: float
    middle: float
    high: float
    most: float
    """least, 10%, 50%, 90%, most"""


@dataclass(frozen=True)
class Chance:
    """How one seat, place or bot did."""

    label: str
    share: Mean
    lead: Mean


@dataclass(frozen=True)
class Moment:
    """How wide decisions are in a stretch of turns."""

    first: int
    last: int
    legal: Spread
    candidates: Spread


@dataclass(frozen=True)
class Findings:
    """All answers."""

    games: int
    deals: int
    seats: int
    scores: list[Spread]
    """Per seat."""
    score_values: list[Floats]
    by_seat: list[Chance]
    by_place: list[Chance]
    """Empty if the same seat always begins."""
    by_bot: list[Chance]
    """Empty if there is only one."""
    alike_seats: float | None
    """p-value of "all seats are alike"; None for a single seat."""
    alike_places: float | None
    lines: list[tuple[str, float, float]]
    """Line of the score sheet, points a seat, share of all points."""
    turns: Spread
    actions: Spread
    action_values: Floats
    powers: list[Powers]
    happened: dict[str, list[tuple[str, dict[str, tuple[float, float]]]]]
    """By kind: per thing and what happened, times a game and share of games."""
    moments: list[Moment]
    legal: Spread | None
    candidates: Spread | None


def findings(tables: Tables, adapter: Adapter) -> Findings:
    """Answers all questions."""
    seats, games = tables["seats"], tables["games"]
    count = int(max(seats["seat"])) + 1
    actions = _floats(games["actions"])
    scores = _floats(seats["score"]).reshape(-1, count)
    by_place = _chances(seats, "place") if len(set(games["first"])) > 1 else []
    several = len(set(seats["bot"])) > 1
    decisions = tables["decisions"]
    answers = [powers(seats, tables["facts"], subject) for subject in adapter.subjects]
    return Findings(
        len(games["game"]),
        len(set(games["deal"])),
        count,
        [spread(scores[:, seat]) for seat in range(count)],
        [scores[:, seat] for seat in range(count)],
        _chances(seats, "seat"),
        by_place,
        _chances(seats, "bot") if several else [],
        _alike(seats, "seat", count),
        _alike(seats, "place", count) if by_place else None,
        _lines(tables["lines"], len(seats["seat"])),
        spread(_floats(games["turns"])),
        spread(actions),
        actions,
        [answer for answer in answers if answer is not None],
        _happened(tables["facts"], len(games["game"])),
        _moments(decisions),
        spread(_floats(decisions["legal"])) if decisions["legal"] else None,
        spread(_floats(decisions["candidates"])) if decisions["legal"] else None,
    )


def times(tables: Tables) -> dict[str, Spread]:
    """How long decisions took, in milliseconds, by bot."""
    by_bot: dict[str, list[float]] = defaultdict(list)
    for bot, milliseconds in zip(tables["times"]["bot"], tables["times"]["ms"], strict=True):
        by_bot[bot].append(milliseconds)
    return {bot: spread(np.array(values)) for bot, values in sorted(by_bot.items())}


def spread(values: Floats) -> Spread:
    """How the values are scattered; there must be one."""
    least, low, middle, high, most = (float(q) for q in np.quantile(values, (0, 0.1, 0.5, 0.9, 1)))
    deviation = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    return Spread(len(values), float(values.mean()), deviation, least, low, middle, high, most)


def _floats(values: list[float]) -> Floats:
    return np.array(values, dtype=np.float64)


def _chances(seats: Table, by: str) -> list[Chance]:
    """Shares of victories and leads of the values of a column."""
    values = np.array(seats[by])
    payoffs, leads = _floats(seats["payoff"]), _floats(seats["lead"])
    deals = np.array(seats["deal"], dtype=np.int64)
    found = []
    for value in sorted(set(seats[by])):
        has = values == value
        label = value if by == "bot" else str(value + 1)
        found.append(Chance(label, share_of(payoffs[has], deals[has]), mean_of(leads[has], deals[has])))
    return found


def _alike(seats: Table, by: str, count: int) -> float | None:
    if count == 1:
        return None
    _, deals = np.unique(np.array(seats["deal"]), return_inverse=True)
    times = np.zeros((int(deals.max()) + 1, count))
    sums = times.copy()
    np.add.at(times, (deals, np.array(seats[by])), 1)
    np.add.at(sums, (deals, np.array(seats[by])), seats["payoff"])
    return alike(sums / times)


def _lines(lines: Table, columns: int) -> list[tuple[str, float, float]]:
    points: Counter[str] = Counter()
    for line, value in zip(lines["line"], lines["points"], strict=True):
        points[line] += value
    whole = sum(points.values()) or 1
    return [(line, value / columns, value / whole) for line, value in points.items()]


def _happened(facts: Table, games: int) -> dict[str, list[tuple[str, dict[str, tuple[float, float]]]]]:
    times: Counter[tuple[str, str, str]] = Counter()
    seen: dict[tuple[str, str, str], set[int]] = defaultdict(set)
    for game, kind, item, what, count in zip(
        facts["game"], facts["kind"], facts["item"], facts["what"], facts["times"], strict=True
    ):
        times[kind, item, what] += count
        seen[kind, item, what].add(game)
    found: dict[str, dict[str, dict[str, tuple[float, float]]]] = {}
    for key in sorted(times):
        kind, item, what = key
        rates = (times[key] / games, len(seen[key]) / games)
        found.setdefault(kind, {}).setdefault(item, {})[what] = rates
    return {kind: list(items.items()) for kind, items in found.items()}


def _moments(decisions: Table) -> list[Moment]:
    if not decisions["turn"]:
        return []
    turns = np.array(decisions["turn"])
    first, last = int(turns.min()), int(turns.max())
    width = max(1, -(-(last - first + 1) // _MOMENTS))
    legal, candidates = _floats(decisions["legal"]), _floats(decisions["candidates"])
    found = []
    for start in range(first, last + 1, width):
        now = (turns >= start) & (turns < start + width)
        if int(now.sum()) >= 10:
            end = min(last, start + width - 1)
            found.append(Moment(start, end, spread(legal[now]), spread(candidates[now])))
    return found
