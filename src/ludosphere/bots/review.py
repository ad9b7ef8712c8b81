"""Going through a finished game: which of its moments are judged, what is asked, what is kept of the answers.

Whoever goes through it (a server, the command line) puts the questions to a bot one by one, in any process;
what comes out depends on the game, the budget and the version of `assess` alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..core.contract import Position
from ..core.errors import LudosphereError
from .assess import GRADES
from .thinking import Judgement

LONGEST: Final = 2000
"""So many decisions of a game are judged at most; nobody has played such a game yet."""

ERRORS: Final = 5
SWINGS: Final = 6
RARITY: Final = 6
"""So many moments of both kinds are named at most, and of each kind at most one in so many moves."""

SWING: Final = 0.10
"""The curve swings from so much chance to win on."""

Row = dict[str, Any]
"""A moment with what was found, plain data for JSON:

n: the moves before it; seat: who decides, None at the end; chances, leads: by seat, how the game stands;
best, played: notations; chance: the seat's chance after the best, as it could see it; cost: of what was
played, {"chance", "error", "points", "grade"}, None if it is the best; options: [notation, chance] of what
was considered, the best first.
"""


@dataclass(frozen=True)
class Moment:
    """A decision of a finished game, or its end (seat and action None). number: the moves before it."""

    number: int
    position: Position
    seat: int | None
    action: int | None


def moments(
    steps: Iterable[tuple[int, Position, int, int]], number: int, end: Position, decided: bool = False
) -> list[Moment]:
    """The decisions that are judged, and the end after `number` moves. Raises LudosphereError.

    steps: before each move how many there were, the position (kept, not copied), the seat and the action.
    decided: somebody's absence ended the game before its rules did.
    """
    if end.to_move() and not decided:
        raise LudosphereError("Only a game that is over can be analysed.")
    found = [Moment(*step) for step in steps if weighs(*step[1:])]
    if len(found) > LONGEST:
        raise LudosphereError(f"A game with more than {LONGEST} decisions can't be analysed.")
    return [*found, Moment(number, end, None, None)]


def weighs(position: Position, seat: int, action: int) -> bool:
    """Is the decision judged? Not where there is no choice, nor where the rules of thumb do as well."""
    if len(position.legal(seat)) < 2 and action in position.legal(seat):
        return False
    return not position.has_policy() or (seat in position.to_move() and position.is_critical(seat))


def question(moment: Moment, budget: str) -> Judgement:
    """What is asked about a moment: how the game stands, and what the decision was worth."""
    position = moment.position
    return Judgement(
        game=position.game().name,
        world=position.encode(),
        seat=moment.seat,
        played=moment.action,
        seed=moment.number,
        budget=budget,
        outlook=True,
    )


def row(moment: Moment, found: dict[str, Any]) -> Row:
    """What is kept of the answer to a `question`."""
    position, seat = moment.position, moment.seat
    kept: Row = {
        "n": moment.number,
        "seat": seat,
        "chances": [round(chance, 4) for chance in found["outlook"]["chances"]],
        "leads": [round(lead, 1) for lead in found["outlook"]["leads"]],
    }
    decision = found["decision"]
    if seat is None or decision is None:
        return kept
    cost = decision["cost"]
    kept |= {
        "played": position.notation(seat, moment.action) if moment.action is not None else None,
        "best": position.notation(seat, decision["best"]),
        "chance": round(decision["chance"], 4),
        "options": [
            [position.notation(seat, option["action"]), round(option["chance"], 4)]
            for option in decision["options"]
        ],
        "cost": None
        if cost is None
        else {
            "chance": round(cost["chance"], 4),
            "error": round(cost["error"], 4),
            "points": round(cost["points"], 1),
            "grade": cost["grade"],
        },
    }
    return kept


def grade_of(kept: Row) -> str | None:
    """What the decision of a row is called, if it was worse than it could have been."""
    cost = kept.get("cost")
    return cost["grade"] if cost else None


@dataclass(frozen=True)
class Key:
    """A moment that decided a game.

    n, until: the moves before it, and before the next row. seat: whose chance changed, from `before` to
    `after`. kind: "error": the decision was worse than it could have been; otherwise how the curve swung:
    "reveal", something was drawn or revealed; "others", others moved as well; "move", by the decision alone.
    """

    n: int
    until: int
    kind: str
    seat: int
    before: float
    after: float


def key_moments(rows: Sequence[Row], moves: Sequence[tuple[int, bool]], first: int = 0) -> list[Key]:
    """The moments that decided a game, in its order: the costliest errors, and where the curve swung most.

    moves: of each move, from number `first` on, who made it and whether it drew or revealed something.
    """
    share = max(1, len(moves) // RARITY)
    errors = sorted(filter(grade_of, rows), key=lambda kept: -kept["cost"]["chance"])[: min(ERRORS, share)]
    named = {kept["n"]: int(kept["seat"]) for kept in errors}
    ends = len(rows) - (1 if rows and rows[-1]["seat"] is None else 2)  # a swing has to last: see `_swing`
    swings = [(*_swing(rows, at), rows[at]["n"]) for at in range(ends) if rows[at]["n"] not in named]
    swings = sorted((swing for swing in swings if swing[0] >= SWING), key=lambda swing: (-swing[0], swing[2]))
    named |= {n: seat for _, seat, n in swings[: min(SWINGS, share)]}
    found = []
    for kept, after in zip(rows, [*rows[1:], *rows[-1:]]):
        if (seat := named.get(kept["n"])) is None:
            continue
        made = moves[kept["n"] - first : after["n"] - first]
        reveals, others = any(reveal for _, reveal in made), any(mover != kept["seat"] for mover, _ in made)
        kind = "error" if grade_of(kept) else "reveal" if reveals else "others" if others else "move"
        found.append(Key(kept["n"], after["n"], kind, seat, kept["chances"][seat], after["chances"][seat]))
    return found


def _swing(rows: Sequence[Row], at: int) -> tuple[float, int]:
    """How far apart the curve stands on both sides of what followed a row, and for which seat most.

    Two rows on each side have to agree, so neither noise nor what is undone at once is a swing.
    """
    sides = rows[max(0, at - 1) : at + 1], rows[at + 1 : at + 3]
    found = []
    for seat in range(len(rows[at]["chances"])):
        early, late = ([kept["chances"][seat] for kept in side] for side in sides)
        gap = max(min(late) - max(early), min(early) - max(late))
        found.append((round(gap, 2), seat == rows[at]["seat"], -seat))
    gap, _, seat = max(found)
    return gap, -seat


def tally(rows: Iterable[Row], seats: int) -> list[dict[str, int]]:
    """By seat, how many of each grade there are, and how many decisions were judged."""
    names = [name for name, _ in GRADES]
    found = [{"decisions": 0, **dict.fromkeys(names, 0)} for _ in range(seats)]
    for kept in rows:
        if kept["seat"] is not None:
            found[kept["seat"]]["decisions"] += 1
            grade = grade_of(kept)
            if grade is not None:
                found[kept["seat"]][grade] += 1
    return found
