"""Taking back one's own last action, also when others have acted since.

Where several seats decide at once, what one of them does rarely touches the others. So an action may be taken
back as long as nobody can tell the difference: it showed nothing hidden and drew nothing, neither did what
the others did since, and all of that happens again exactly as before without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.errors import IllegalAction
from ..core.position import Event, Position

FURTHEST = 60
"""So many actions of others may follow; trying more of them again would take too long."""


@dataclass(frozen=True)
class Step:
    """An action as it was played: who, which, what it led to, what happened, and did it reveal anything?"""

    seat: int
    action: int
    after: Position
    events: list[Event]
    revealed: bool


def played(before: Position, seat: int, action: int) -> Step:
    """The action played on a copy; raises IllegalAction."""
    after = before.copy()
    events: list[Event] = []
    after.events = events
    after.play(seat, action)
    after.events = None
    return Step(seat, action, after, events, after.revealed)


def last_of(steps: Sequence[Step], seat: int) -> int | None:
    """The index of the seat's last action; None if it has none."""
    return next((k for k in range(len(steps) - 1, -1, -1) if steps[k].seat == seat), None)


def without(first: Position, steps: Sequence[Step], k: int) -> list[Step] | None:
    """The steps after the k-th as they are without it; None if they can't be the same.

    `first` is the position before all steps. No later step may be the same seat's.
    """
    tail = steps[k + 1 :]
    if len(tail) > FURTHEST or steps[k].revealed or any(step.revealed for step in tail):
        return None
    position = steps[k - 1].after if k else first
    again: list[Step] = []
    for step in tail:
        if not position.allows(step.seat, step.action):
            return None
        try:
            anew = played(position, step.seat, step.action)
        except IllegalAction:
            return None
        if anew.revealed or not same(anew.events, step.events):
            return None
        again.append(anew)
        position = anew.after
    return again


def same(one: Sequence[Event], other: Sequence[Event]) -> bool:
    """Did the same happen, seen by the same?"""
    return [_facts(event) for event in one] == [_facts(event) for event in other]


def _facts(event: Event) -> tuple[object, ...]:
    return event.kind, event.seat, event.args, event.only
