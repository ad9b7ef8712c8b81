"""A proposal for the small decisions a seat still owes: what the game's rules of thumb would do, in order.

Nothing is played for it: it is thought out in a world dealt anew, so that it can't know more than the seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..core.contract import Position
from ..core.rng import Rng

LONGEST: Final = 60
"""So many actions are proposed at most; then one asks again."""


@dataclass(frozen=True)
class Proposal:
    """Actions of a seat, each with the position it would be played in.

    ends: "done" when the seat owes nothing after them, or its turn is over; "choice" when a decision follows
    that people had better take themselves; "revealed" when the last action shows something nobody knows yet.
    """

    steps: list[tuple[Position, int]]
    ends: str


def proposes(position: Position, seat: int) -> bool:
    """Is what the seat owes of the kind that may be left to the rules of thumb?"""
    if not position.has_policy() or seat not in position.to_move():
        return False
    return len(position.legal(seat)) > 1 and not position.is_critical(seat)


def proposal(position: Position, seat: int, rng: Rng) -> Proposal:
    """What to do until the seat's part is done, a is_critical decision follows, or something is revealed."""
    steps: list[tuple[Position, int]] = []
    world, turn = position.determinize(seat, rng), position.turn
    while seat in world.to_move() and world.turn == turn:
        if world.is_critical(seat) or len(steps) == LONGEST:
            return Proposal(steps, "choice")
        action = world.suggest(seat)
        steps.append((world, action))
        world = world.copy()
        world.play(seat, action)
        if world.revealed:
            return Proposal(steps, "revealed")
    return Proposal(steps, "done")
