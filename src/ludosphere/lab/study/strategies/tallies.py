"""What the games of the experiment say: shares, sources, families, losses, seats, and whether all is well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....kit.ideas import ONLY, PLAN, WITHOUT, Strategies
from ..chances import Mean, mean_of, share_of
from .plan import EVEN, FOUND, Setting, Trial
from .searching import Found

EDGE = 0.10
"""An idea may win that much more than its fair share; plans may be that far apart."""
PLANS = 4
"""So many plans at least should be that close."""
BUILT = 0.30
"""A family should be built in that share of the even games."""
MONEY = 0.50
SEATS = 0.03
"""A seat's share may be that far from an even one."""

Row = dict[str, Any]


@dataclass(frozen=True)
class Tally:
    """How a line did: of the leaning seat if there is one, otherwise of all seats."""

    line: str
    sort: str
    games: int
    share: Mean
    lead: Mean
    """Points ahead of the mean of the rivals."""


@dataclass(frozen=True)
class Verdict:
    """Whether something asked of a sound game holds.

    met: True or False if the whole interval lies on one side of the limit; None if it lies on both.
    """

    asked: str
    about: str
    value: Mean
    limit: float
    met: bool | None


@dataclass(frozen=True)
class Even:
    """The games without a leaning."""

    games: int
    seats: list[Mean]
    winner: dict[str, float]
    """By line of the score sheet: the share of the winners' points."""
    score: float
    winning_score: float
    families: dict[str, Mean]
    """The share of games in which a family was built."""
    losses: dict[str, Mean]
    """The share of such things that was lost."""
    half: Mean
    """How often the leader at half-time wins."""


@dataclass(frozen=True)
class Answer:
    """All about one setting."""

    setting: Setting
    even: Even
    tallies: list[Tally]
    found: Found | None
    verdicts: list[Verdict]


def answer(
    setting: Setting, known: Strategies, trials: Sequence[Trial], rows: Sequence[Row], found: Found | None
) -> Answer:
    """What the games of a setting say."""
    by_line: dict[str, list[tuple[Trial, Row]]] = {}
    for trial, row in zip(trials, rows, strict=True):
        by_line.setdefault(trial.line, []).append((trial, row))
    even = even_games(setting, known, [row for _, row in by_line.pop(EVEN)])
    sorts = {idea.name: idea.sort for idea in known.ideas} | {FOUND: FOUND}
    tallies = [tally(line, sorts[line], played) for line, played in by_line.items()]
    return Answer(setting, even, tallies, found, verdicts(setting, known, even, tallies))


def tally(line: str, sort: str, played: list[tuple[Trial, Row]]) -> Tally:
    """The shares and leads of the seat that leans."""
    deals = np.array([trial.deal for trial, _ in played])
    payoffs = np.array([row["payoffs"][trial.own] for trial, row in played])
    leads = np.array([lead(row["scores"], trial.own) for trial, row in played])
    return Tally(line, sort, len(played), share_of(payoffs, deals), mean_of(leads, deals))


def lead(scores: Sequence[int], own: int) -> float:
    """Points ahead of the mean of the rivals; the points themselves if there is none."""
    others = [score for seat, score in enumerate(scores) if seat != own]
    return scores[own] - (sum(others) / len(others) if others else 0.0)


def even_games(setting: Setting, known: Strategies, rows: Sequence[Row]) -> Even:
    """What happens when nobody leans; every game is a deal of its own."""
    payoffs = np.array([row["payoffs"] for row in rows])
    scores = np.array([row["scores"] for row in rows])
    points: Counter[str] = Counter()
    for row in rows:
        for line, values in row["lines"].items():
            points[line] += sum(value * won for value, won in zip(values, row["payoffs"], strict=True))
    whole = sum(points.values()) or 1.0
    return Even(
        len(rows),
        [_share(payoffs[:, seat]) for seat in range(setting.seats)],
        {line: value / whole for line, value in points.items()},
        float(scores.mean()),
        float((scores * payoffs).sum(axis=1).mean()),
        {
            name: _share([float(any(_times(row, fact) for fact in facts)) for row in rows])
            for name, facts in known.families.items()
        },
        {
            loss.name: _share(
                [
                    min(1.0, _times(row, loss.lost) / (loss.each * setting.seats + _times(row, loss.built)))
                    for row in rows
                ]
            )
            for loss in known.losses
        },
        _share([_half(row) for row in rows]),
    )


def _share(values: Any) -> Mean:
    return share_of(np.array(values, dtype=np.float64), np.arange(len(values)))


def _times(row: Row, fact: str) -> int:
    return sum(row["facts"].get(fact, ()))


def _half(row: Row) -> float:
    """What those who led at half-time won, on average."""
    top = max(row["half"])
    won = [payoff for points, payoff in zip(row["half"], row["payoffs"], strict=True) if points == top]
    return float(sum(won)) / len(won)


# --- is it sound? ------------------------------------------------------------------------------------------
def verdicts(setting: Setting, known: Strategies, even: Even, tallies: Sequence[Tally]) -> list[Verdict]:
    """Everything that is asked of a sound game."""
    fair = 1 / setting.seats
    found = [
        _at_most("exploit", one.line, one.share, fair + EDGE) for one in tallies if one.sort in (ONLY, FOUND)
    ]
    found += plans_apart([one for one in tallies if one.sort == PLAN])
    found += [_at_least("family", name, share, BUILT) for name, share in even.families.items()]
    found += [_at_most("worth", one.line, one.share, fair) for one in tallies if one.sort == WITHOUT]
    if known.money in even.winner:
        share = even.winner[known.money]
        found.append(_at_most("money", known.money, Mean(share, share, share, even.games), MONEY))
    most = {loss.name: loss.most for loss in known.losses}
    found += [_at_most("loss", name, share, most[name]) for name, share in even.losses.items()]
    found += [
        Verdict("seat", str(seat + 1), share, SEATS, _within(share, fair, SEATS))
        for seat, share in enumerate(even.seats)
    ]
    return found


def plans_apart(plans: Sequence[Tally]) -> list[Verdict]:
    """How far the so many closest plans are apart."""
    if len(plans) < PLANS:
        return []
    ordered = sorted(plans, key=lambda one: one.share.value)
    low, high = min(
        ((ordered[at], ordered[at + PLANS - 1]) for at in range(len(ordered) - PLANS + 1)),
        key=lambda pair: pair[1].share.value - pair[0].share.value,
    )
    apart = high.share.value - low.share.value
    slack = ((high.share.high - high.share.low) ** 2 + (low.share.high - low.share.low) ** 2) ** 0.5 / 2
    spread = Mean(apart, max(0.0, apart - slack), apart + slack, high.share.count)
    return [_at_most("plans", f"{low.line} {high.line}", spread, EDGE)]


def _at_most(asked: str, about: str, value: Mean, limit: float) -> Verdict:
    met = True if value.high <= limit else False if value.low > limit else None
    return Verdict(asked, about, value, limit, met)


def _at_least(asked: str, about: str, value: Mean, limit: float) -> Verdict:
    met = True if value.low >= limit else False if value.high < limit else None
    return Verdict(asked, about, value, limit, met)


def _within(value: Mean, middle: float, limit: float) -> bool | None:
    if value.low >= middle - limit and value.high <= middle + limit:
        return True
    if value.low > middle + limit or value.high < middle - limit:
        return False
    return None
