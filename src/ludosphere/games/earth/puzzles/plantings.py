"""Puzzles of Earth: one planting, the one or two cards a green action lets the seat plant, and where.

A line is over when nothing is left to plant. Events and the conversion of sprouts are no part of it, and a
position where a card of the hand would do something at once (a black ability) is no puzzle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ....core.contract import Position
from ....kit.puzzles import Sort
from .. import packing
from ..packing import COMPOST, CONVERT, E_PAY, E_PLANT, E_PUT, EVENT
from ..rules import EarthPosition
from ..scoring import points
from ..tables import ON_PLANTING, PLANTABLE, POWERS, REPLACED
from ..turn import claim_met, over_after_turn

PLANTING: Final = (E_PLANT, E_PUT, E_PAY)
"""Entries of the agenda that belong to a planting."""


class EarthSort:
    """The planting of Earth as a puzzle."""

    def permits(self, position: Position, seat: int, action: int) -> bool:
        return packing.verb_of(action) not in (EVENT, CONVERT)

    def over(self, start: Position, after: Position, seat: int) -> bool:
        return not is_planting(cast(EarthPosition, after), seat)

    def key(self, start: Position, line: Sequence[int], before: Position, after: Position, seat: int) -> str:
        player = cast(EarthPosition, after).players[seat]
        cards = "".join(
            f"{place:02d}{player.grid[place]:03d}{player.sprouts[place]}{player.growth[place]}"
            for place in _changed(cast(EarthPosition, start), cast(EarthPosition, after), seat)
        )
        # what was planted for and paid shows in soil, pieces and cards that went to the compost
        paid = sorted(packing.operand_of(action) for action in line if packing.verb_of(action) == COMPOST)
        return f"{cards}:{int(player.soil)}:{'-'.join(map(str, paid))}"


SORT: Final[Sort] = EarthSort()


def is_planting(position: EarthPosition, seat: int) -> bool:
    """Is the seat planting?"""
    agenda = position.players[seat].agenda
    return bool(agenda) and packing.kind_of(agenda[-1]) in PLANTING


def left_to_plant(position: EarthPosition, seat: int) -> int:
    """How many cards the seat may still plant now; 0 if it isn't about to."""
    agenda = position.players[seat].agenda
    return packing.amount_of(agenda[-1]) if agenda and packing.kind_of(agenda[-1]) == E_PLANT else 0


def _changed(start: EarthPosition, after: EarthPosition, seat: int) -> list[int]:
    old, new = start.players[seat], after.players[seat]
    return [
        place
        for place in new.spots
        if new.grid[place] != old.grid[place]
        or new.sprouts[place] != old.sprouts[place]
        or new.growth[place] != old.growth[place]
    ]


def quiet(position: EarthPosition, seat: int) -> bool:
    """Does no card that could be planted do something at once, or make room for another one?"""
    player = position.players[seat]
    for card in player.hand:
        if PLANTABLE[card] and any(power.trigger == ON_PLANTING for power in POWERS[card]):
            return False
    return not any(
        REPLACED[card] is not None for card in [*player.hand, *(player.grid[at] for at in player.spots)]
    )


def counted(position: EarthPosition, seat: int) -> int:
    """The seat's points if the turn ended now: goals met are claimed, a complete tableau gets its bonus."""
    world = position.copy()
    claim_met(world)
    over_after_turn(world)
    return int(points(world, seat))
