"""Puzzles of Earth: `plantings` says what a line is, `mining` finds some in games by the rules of thumb."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from ....core.contract import Position
from ....kit.judges import by_foresight, by_thumb
from ....kit.puzzles import End, Found, Plan, Puzzles
from .. import packing
from ..measures import BASE
from ..packing import PICK
from ..rules import EarthPosition
from .mining import look_for
from .plantings import SORT, counted


def _counted(kind: str, position: Position, end: End, seat: int) -> float:
    after, start = cast(EarthPosition, end.after), cast(EarthPosition, position)
    return float(counted(after, seat) - counted(start, seat))


def _steps(line: Sequence[int]) -> int:
    """Cards beside the first."""
    return sum(packing.verb_of(action) == PICK for action in line) - 1


def _misled(found: Found) -> bool:
    """Is the card with most points no solution?"""
    picked = _picked(found, found.ends)
    hand = cast(EarthPosition, found.position).players[found.seat].hand
    dear = max((BASE[card] for card in hand if card in picked), default=0)
    return bool(picked) and all(BASE[card] < dear for card in _picked(found, found.best))


def _picked(found: Found, keys: Iterable[str]) -> set[int]:
    """The cards planted on the way to some ends."""
    actions = (action for key in keys for line in found.ends[key].lines for action in line)
    return {packing.operand_of(action) for action in actions if packing.verb_of(action) == PICK}


PUZZLES = Puzzles(
    SORT,
    Plan({"score": 0.82, "planting": 0.14}, ({"mode": "standard"},), (("score",), ("planting",))),
    look_for,
    _counted,
    lambda bots: {"rules of thumb": by_thumb, "foresight": by_foresight},
    _steps,
    _misled,
)
