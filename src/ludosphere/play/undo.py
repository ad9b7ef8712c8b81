"""Taking back one's own last gesture, also when others have acted since.

A gesture is one action or several that belong together: those a person meant as one, and what followed from
them by itself. It is taken back as a whole. Where several seats decide at once, what one of them does rarely
touches the others. So a gesture may be taken back as long as nobody can tell the difference: it showed
nothing hidden and drew nothing, neither did what the others did since, and all of that happens again exactly
as before without it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from ..core.contract import Event, Position
from ..core.errors import IllegalAction

FURTHEST = 60
"""So many actions of others may follow; trying more of them again would take too long."""


@dataclass(frozen=True)
class Step:
    """An action as it was played: who, which, what it led to, what happened, and did it reveal anything?

    unseen: what it drew at random nobody has seen. follows: it belongs to one gesture with the action of the
    same seat before it.
    """

    seat: int
    action: int
    after: Position
    events: list[Event]
    revealed: bool
    unseen: bool = False
    follows: bool = False

    @property
    def shown(self) -> bool:
        """Did anybody learn anything by it?"""
        return self.revealed and not self.unseen


def played(before: Position, seat: int, action: int, follows: bool = False) -> Step:
    """The action played on a copy; raises IllegalAction."""
    after = before.copy()
    events: list[Event] = []
    after.events = events
    after.play(seat, action)
    after.events = None
    return Step(seat, action, after, events, after.revealed, after.unseen, follows)


def replayed(
    position: Position, moves: Sequence[tuple[int, str]], after: int, follows: Collection[int]
) -> Iterator[Step]:
    """The steps of stored moves from a position on; the first one's number is `after` + 1."""
    for number, (seat, notation) in enumerate(moves, after + 1):
        yield (step := played(position, seat, position.parse(seat, notation), number in follows))
        position = step.after


def last_of(steps: Sequence[Step], seat: int | None) -> list[int]:
    """The indices of the seat's last gesture, in order; none if it has not acted."""
    found: list[int] = []
    for k in range(len(steps) - 1, -1, -1):
        if steps[k].seat == seat:
            found.insert(0, k)
            if not steps[k].follows:
                break
    return found


def without(first: Position, steps: Sequence[Step], gesture: Sequence[int]) -> list[Step] | None:
    """The steps from the gesture's first on as they are without it; None if they can't be the same.

    `first` is the position before all steps. No later step may be the same seat's.
    """
    k = gesture[0]
    tail = [step for n, step in enumerate(steps[k:], k) if n not in gesture]
    # Where others have acted since, nobody may have drawn anything: they would draw something else then.
    if len(tail) > FURTHEST or any(step.revealed if tail else step.shown for step in steps[k:]):
        return None
    position = steps[k - 1].after if k else first
    again: list[Step] = []
    for step in tail:
        if not position.allows(step.seat, step.action):
            return None
        try:
            anew = played(position, step.seat, step.action, step.follows)
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
