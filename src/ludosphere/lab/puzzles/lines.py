"""Every way to play a turn: the lines of a seat from a position, as far as no chance comes in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ...core.errors import LudosphereError
from ...core.position import Position


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
