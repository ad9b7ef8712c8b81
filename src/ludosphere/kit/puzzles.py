"""What a game says of its puzzles, and every way to play one: lines as far as no chance comes in.

`PUZZLES` of a game's module `puzzles` is a `Puzzles`; beside it lies `pool.json`, the shipped ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..core.contract import Position
from ..core.errors import LudosphereError
from .judges import Judge, Thinking


class Sort(Protocol):
    """What a game's puzzles ask for: what belongs to a line, when it is over, what its end is called."""

    def permits(self, position: Position, seat: int, action: int) -> bool:
        """Does a legal action belong to the puzzle?"""
        ...

    def over(self, start: Position, after: Position, seat: int) -> bool:
        """Is the line over that has just come to `after`?"""
        ...

    def key(self, start: Position, line: Sequence[int], before: Position, after: Position, seat: int) -> str:
        """What the end of a line is called; two ends that are the same for the seat are called the same.

        before: the position in front of the line's last action. Nothing that chance brought may be in it.
        """
        ...


class TooManyError(LudosphereError):
    """A position with too many lines to look at all of them."""


@dataclass
class End:
    """Where lines lead: one position, perhaps by several ways."""

    key: str
    before: Position
    """In front of the last action of the first line that leads here."""
    after: Position
    lines: list[tuple[int, ...]] = field(default_factory=list)


@dataclass
class Found:
    """A puzzle before it is graded: a position, its ends, what they are worth, the keys of the best ones.

    checked: figures of the check, for the grade and the file; chances, errors, worlds: by key, where worths
    were measured.
    """

    kind: str
    seat: int
    position: Position
    ends: Mapping[str, End]
    worths: Mapping[str, float]
    best: list[str]
    checked: dict[str, Any]
    chances: Mapping[str, float] = field(default_factory=dict)
    errors: Mapping[str, float] = field(default_factory=dict)
    worlds: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Plan:
    """What a game's pool is made of. by: shares of the pool by kind; options: those of the games, in turn;
    groups: kinds that are looked for together, dear ones apart; share: of one grade of a kind at most.
    """

    by: Mapping[str, float]
    options: tuple[Mapping[str, object], ...]
    groups: tuple[tuple[str, ...], ...]
    share: float = 0.4


@dataclass(frozen=True)
class Puzzles:
    """What a game's puzzles ask for, how they are found, checked and graded."""

    sort: Sort
    plan: Plan
    look_for: Callable[[int, Mapping[str, object], tuple[str, ...], Thinking], Iterator[Found]]
    """The puzzles of some kinds in the game with a seed and options."""
    counted: Callable[[str, Position, End, int], float]
    """What an end is worth for a seat, by kind, where that can be counted out."""
    judges: Callable[[Thinking], Mapping[str, Judge]]
    """Who measures what ends are worth, where it can't."""
    steps: Callable[[Sequence[int]], int]
    misled: Callable[[Found], bool]
    """Measures of how hard a puzzle is (see `grading`); the first is of a shortest solution."""
    idle: Callable[[int], bool] = lambda action: False
    """Is a line with this last action no idea worth telling?"""


def ends(sort: Sort, start: Position, seat: int, most: int = 20_000) -> dict[str, End]:
    """Every end the seat's lines can come to, by key; raises TooManyError for more than `most` lines."""
    found: dict[str, End] = {}
    count = 0

    def go(position: Position, line: tuple[int, ...]) -> None:
        nonlocal count
        for action in position.legal(seat):
            if not sort.permits(position, seat, action):
                continue
            after = position.copy()
            after.play(seat, action)
            played = (*line, action)
            if not sort.over(start, after, seat):
                go(after, played)
                continue
            count += 1
            if count > most:
                raise TooManyError(f"There are more than {most} lines.")
            key = sort.key(start, played, position, after, seat)
            if key not in found:
                found[key] = End(key, position, after)
            found[key].lines.append(played)

    go(start, ())
    return found


def ranked(worths: Mapping[str, float]) -> list[str]:
    """The keys of ends, best first."""
    return sorted(worths, key=lambda key: (-worths[key], key))


def best_of(worths: Mapping[str, float]) -> tuple[list[str], float]:
    """The best ends, and how much better they are than the others."""
    order = ranked(worths)
    best = [key for key in order if worths[key] > worths[order[0]] - 1e-9]
    rest = order[len(best) :]
    return best, worths[order[0]] - worths[rest[0]] if rest else 0.0


def walk(sort: Sort, start: Position, seat: int, moves: Sequence[str]) -> str | None:
    """The key of the end a line in notation comes to; None if it isn't over yet.

    Raises LudosphereError for an action that can't be played there or isn't part of the puzzle, and for
    actions after the end.
    """
    position, line = start.copy(), list[int]()
    for number, text in enumerate(moves):
        action = position.parse(seat, text)
        if not sort.permits(position, seat, action):
            raise LudosphereError(f"{text!r} is no part of this puzzle.")
        before, position = position, position.copy()
        position.play(seat, action)
        line.append(action)
        if sort.over(start, position, seat):
            if number + 1 < len(moves):
                raise LudosphereError(f"The line is over after {text!r}.")
            return sort.key(start, line, before, position, seat)
    return None


def notations(start: Position, seat: int, line: Sequence[int]) -> tuple[str, ...]:
    """A line in notation."""
    position, texts = start.copy(), list[str]()
    for action in line:
        texts.append(position.notation(seat, action))
        position.play(seat, action)
    return tuple(texts)
