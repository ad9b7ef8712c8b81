"""What a study notes of a game: facts such as "seat 1 drew card 132", read from views and events.

A game's adapter is `ADAPTER` of its module `study`; a game without one is watched by `Watch` itself, which
counts its events. A study sees everything, like a referee: it doesn't play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from ..core.contract import Event, Position
from ..core.registry import offered, packages
from .ideas import Strategies

Fact = tuple[int, str, str, str]
"""Seat (-1: the whole table), kind of thing, the thing, what happened to it."""


class Watch:
    """Notes the facts of one game as they happen; this one knows no game and counts kinds of events."""

    def __init__(self, position: Position) -> None:
        self.facts: dict[Fact, list[int]] = {}
        """How often, and in which turn for the first time."""
        self.begin(position)

    def note(self, turn: int, seat: int, kind: str, item: str, what: str) -> None:
        """Something happened to a thing."""
        self.facts.setdefault((seat, kind, item, what), [0, turn])[0] += 1

    def begin(self, position: Position) -> None:
        """Notes what a game begins with."""

    def saw(self, event: Event, turn: int) -> None:
        """Notes what is worth it of an event; `turn` is the one in which the action was played."""
        if event.seat is not None:
            self.note(turn, event.seat, "event", event.kind, "happened")

    def end(self, position: Position) -> None:
        """Notes how the game ended."""


@dataclass(frozen=True)
class Subject:
    """A question of power: how much better does a seat do to which `what` of this `kind` happened?

    each: what happens several times counts so many times; otherwise only whether it happened counts.
    chosen: the player decides, so that players who do well may do it more often; otherwise chance decides
    *which* thing it is.
    """

    kind: str
    what: str
    each: bool = False
    chosen: bool = True


@dataclass(frozen=True)
class Experiment:
    """A change to the game that only a study makes.

    start: makes another start of the real one. chance: says of a seat that owes a decision whether that is
    drawn at random instead of chosen by the bot, which makes what is chosen independent of everything else.
    fair: the subjects (kind, what) in which chance decides because of that.
    """

    start: Callable[[Position], Position] | None = None
    chance: Callable[[Position, int], bool] | None = None
    fair: tuple[tuple[str, str], ...] = ()


def _no_name(kind: str, item: str, lang: str) -> str:
    return item


@dataclass(frozen=True)
class Adapter:
    """How a game is studied: what is noted, which questions of power there are, and names for people."""

    watch: Callable[[Position], Watch] = Watch
    subjects: tuple[Subject, ...] = (Subject("event", "happened", each=True),)
    name: Callable[[str, str, str], str] = _no_name
    """Kind, thing and language to a name."""
    package: str = ""
    """Where the words of the score sheet are."""
    experiments: Mapping[str, Experiment] = field(default_factory=dict)
    strategies: Strategies | None = None
    """Players with one idea, for the experiment that tries them."""

    def under(self, experiment: str) -> Adapter:
        """The adapter for games changed so: what chance decides then is no choice of the players."""
        fair = self.experiments[experiment].fair if experiment else ()
        subjects = tuple(
            replace(one, chosen=False) if (one.kind, one.what) in fair else one for one in self.subjects
        )
        return replace(self, subjects=subjects)


def first_of(position: Position) -> int:
    """The seat that begins, at the start of a game."""
    view = position.view(None)
    for key in ("first", "leader", "active"):
        found = view.get(key)
        if isinstance(found, int) and not isinstance(found, bool):
            return found
    return position.to_move()[0]


def adapter(name: str) -> Adapter:
    """The adapter of a game; a general one for a game without."""
    found: Adapter = offered(name, "study", "ADAPTER", Adapter(package=packages()[name]))
    return found
