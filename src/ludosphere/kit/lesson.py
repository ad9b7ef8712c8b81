"""A lesson: a small position, something to be done there, and how one can tell that it is done.

A game's lessons are `LESSONS` of its package `lessons`; their words lie beside it in `text/`, under the keys
`lesson-<id>-title`, `-task`, `-hint`, `-done` and, where not everything is allowed, `-only`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..core.contract import Event, Position


@dataclass(frozen=True)
class Guess:
    """A number to be foreseen: what there is to choose from, and what is right."""

    choices: tuple[int, ...]
    answer: int


def always(position: Position, events: Sequence[Event]) -> bool:
    """The goal of a lesson in which nothing need be played: the right guess is enough."""
    return True


@dataclass(frozen=True)
class Lesson:
    """A step of a game's tutorial.

    position: makes the position it begins with; `seat` is the learner's. reached: is the goal reached in a
    position, after all the events since the beginning? With a `guess`, that must be right as well.
    solution: the learner's actions, in notation, that lead there. Where a game is about words, position and
    solution are given by language. section: the anchor in the guide. allowed: may the learner play an action
    in a position before the goal is reached? None: whatever is legal. reply: what the others play, in
    notation; after that, and where it isn't possible, the rules of thumb decide.
    """

    id: str
    position: Callable[[], Position] | Mapping[str, Callable[[], Position]]
    reached: Callable[[Position, Sequence[Event]], bool]
    solution: tuple[str, ...] | Mapping[str, tuple[str, ...]]
    section: str
    seat: int = 0
    allowed: Callable[[Position, int], bool] | None = None
    reply: tuple[str, ...] = ()
    guess: Guess | None = None

    def beginning(self, lang: str) -> Position:
        """The position it begins with, new at every call, for a reader of a language."""
        make = self.position if callable(self.position) else self.position[lang]
        return make()

    def way(self, lang: str) -> tuple[str, ...]:
        """What a reader of a language may play to reach the goal."""
        return self.solution if isinstance(self.solution, tuple) else self.solution[lang]

    def permits(self, position: Position, action: int) -> bool:
        """May the learner play a legal action before the goal is reached?"""
        return self.allowed is None or self.allowed(position, action)


def only(*notations: str, seat: int = 0) -> Callable[[Position, int], bool]:
    """Allows the actions with these notations, and whatever begins like one that ends with "*"."""

    def allowed(position: Position, action: int) -> bool:
        said = position.notation(seat, action)
        return any(said.startswith(one[:-1]) if one.endswith("*") else said == one for one in notations)

    return allowed


def happened(kind: str, seat: int | None = 0, **args: object) -> Callable[[Position, Sequence[Event]], bool]:
    """The goal that such an event, with these arguments, has happened to the seat (None: to whomever)."""

    def reached(position: Position, events: Sequence[Event]) -> bool:
        return any(
            event.kind == kind
            and seat in (None, event.seat)
            and all(event.args.get(name) == value for name, value in args.items())
            for event in events
        )

    return reached
