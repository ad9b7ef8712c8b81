"""A puzzle: a position, whose turn it is, what is wanted, and what every way to play is worth.

A game's shipped ones are in its `puzzles/pool.json`, in the order in which they are the puzzle of the day.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from ...core.contract import Position
from ...core.errors import LudosphereError
from ...core.registry import game, offered, offering, packages
from ...kit.puzzles import Puzzles, Sort, walk

GRADES: Final = (1, 2, 3, 4, 5)
"""From easy to hard."""
EXACT: Final = {"points": True, "win": True, "turn": False, "score": True, "planting": False}
"""By kind: is the worth of a line counted out to the end, or measured by playing on many times?"""


@dataclass(frozen=True)
class Line:
    """One way to play: its actions in notation, what it is worth, how sure that is, and the chance to win.

    worth: points or a share of victories, as the puzzle's kind says; error: its standard error against the
    best line (0 where it is exact); chance: 0 to 1, None where it isn't asked.
    """

    moves: tuple[str, ...]
    worth: float
    error: float = 0.0
    chance: float | None = None


@dataclass(frozen=True)
class Verdict:
    """What became of a line: is it the best, what is it worth, and how much less than the best is that?"""

    best: bool
    worth: float | None
    loss: float | None
    chance: float | None = None
    chance_loss: float | None = None


@dataclass(frozen=True)
class Puzzle:
    """A puzzle; see the fields of docs/puzzles.md.

    snapshot: the position as `Game.decode` reads it. solutions: lines that reach a best end (`best` are the
    keys of these); lines: the best one and the main alternatives, best first. worths: by key of its end, what
    a line is worth (and, where it is measured, its chance to win). effort: what its grade comes from.
    """

    id: str
    game: str
    kind: str
    seat: int
    grade: int
    rules_version: int
    snapshot: Mapping[str, Any]
    solutions: tuple[tuple[str, ...], ...]
    lines: tuple[Line, ...]
    best: tuple[str, ...]
    worths: Mapping[str, tuple[float, float | None]]
    effort: Mapping[str, Any] = field(default_factory=dict)
    made: Mapping[str, Any] = field(default_factory=dict)

    @property
    def sort(self) -> Sort:
        """What may be played and when a line is over."""
        return puzzles_of(self.game).sort

    @property
    def exact(self) -> bool:
        """Is what lines are worth counted out?"""
        return EXACT[self.kind]

    def position(self) -> Position:
        """The position it begins with, new at every call."""
        return game(self.game).decode(json.dumps(self.snapshot).encode())

    def permits(self, position: Position, action: int) -> bool:
        """Is a legal action part of the puzzle?"""
        return self.sort.permits(position, self.seat, action)

    def verdict(self, moves: Sequence[str]) -> Verdict | None:
        """What a line in notation is worth; None while it isn't over.

        Raises LudosphereError if it can't be played.
        """
        start = self.position()
        key = walk(self.sort, start, self.seat, moves)
        if key is None:
            return None
        top = self.lines[0]
        worth, chance = self.worths.get(key, (None, None))
        return Verdict(
            best=key in self.best,
            worth=worth,
            loss=None if worth is None else max(0.0, top.worth - worth),
            chance=chance,
            chance_loss=None if chance is None or top.chance is None else max(0.0, top.chance - chance),
        )

    def data(self) -> dict[str, Any]:
        """The puzzle as plain data for its file."""
        return {
            "id": self.id,
            "kind": self.kind,
            "grade": self.grade,
            "seat": self.seat,
            "rules_version": self.rules_version,
            "position": self.snapshot,
            "solutions": [" ".join(moves) for moves in self.solutions],
            "lines": [
                {
                    "moves": " ".join(line.moves),
                    "worth": line.worth,
                    "error": line.error,
                    "chance": line.chance,
                }
                for line in self.lines
            ],
            "best": list(self.best),
            "worths": {
                key: worth if chance is None else [worth, chance]
                for key, (worth, chance) in self.worths.items()
            },
            "effort": self.effort,
            "made": self.made,
        }


def from_data(name: str, data: Mapping[str, Any]) -> Puzzle:
    """The puzzle of such plain data."""
    return Puzzle(
        id=data["id"],
        game=name,
        kind=data["kind"],
        seat=data["seat"],
        grade=data["grade"],
        rules_version=data["rules_version"],
        snapshot=data["position"],
        solutions=tuple(tuple(moves.split()) for moves in data["solutions"]),
        lines=tuple(
            Line(tuple(line["moves"].split()), line["worth"], line["error"], line["chance"])
            for line in data["lines"]
        ),
        best=tuple(data["best"]),
        worths={
            key: (worth[0], worth[1]) if isinstance(worth, list) else (worth, None)
            for key, worth in data["worths"].items()
        },
        effort=data["effort"],
        made=data["made"],
    )


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """The shipped puzzles of a game, in the order of the puzzle of the day; none for other games."""
    if name not in games_with_puzzles():
        return ()
    text = resources.files(packages()[name]).joinpath("puzzles", "pool.json").read_text("utf-8")
    return tuple(from_data(name, data) for data in json.loads(text)["puzzles"])


def games_with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return offering("puzzles")


def puzzles_of(name: str) -> Puzzles:
    """What a game says of its puzzles; raises LudosphereError for a game without any."""
    found: Puzzles | None = offered(name, "puzzles", "PUZZLES")
    if found is None:
        names = " and ".join(games_with_puzzles())
        raise LudosphereError(f"There are no puzzles of {name}; there are of {names}.")
    return found


def puzzle(name: str, identity: str) -> Puzzle:
    """The puzzle of a game with this id; raises LudosphereError."""
    found = next((one for one in puzzles(name) if one.id == identity), None)
    if found is None:
        raise LudosphereError(f"There is no puzzle {identity[:40]!r} of {name}.")
    return found
