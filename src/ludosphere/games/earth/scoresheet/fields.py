"""What a score sheet consists of: the fields as they are typed, the same as cards and numbers, problems.

Fields go by short names: `mode`, `abundance`, `teams`, `shared1`, `shared2`, `fauna1` … `fauna4`, `players`
(how many), `bonus` (a player's number or `gaia`), `gaia` (does she play?); then for each player `p1-name`,
`p1-island`, `p1-climate`, `p1-ecosystem`, `p1-soil`, `p1-hand`, `p1-compost`, `p1-events`, `p1-leaf1` to
`p1-leaf4`, `p1-r2c3` (the card in row 2, column 3), `p1-r2c3-g` and `p1-r2c3-s` (growth and sprouts on it);
and for Gaia `gaia-pile`, `gaia-compost`, `gaia-sprouts`, `gaia-growth`, `gaia-seeds`, `gaia-leaf1` to
`gaia-leaf4`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ..grid import SIDE, SPAN
from ..state import FULL

SHARED: Final = 2
FAUNA: Final = 4
MOST_PLAYERS: Final = 6
"""With Abundance; without it there are 5 at most."""
MODES: Final = ("standard", "beginner", "advanced")
SWITCHES: Final = ("abundance", "teams")
FACES: Final = ("island", "climate", "ecosystem")
COUNTS: Final = ("soil", "hand", "compost")
GAIA_COUNTS: Final = ("compost", "sprouts", "growth", "seeds")
KINDS: Final = {
    "plant": ("flora", "terrain"),
    "event": ("event",),
    "island": ("island",),
    "climate": ("climate",),
    "ecosystem": ("ecosystem",),
    "fauna": ("fauna",),
    "deck": ("flora", "terrain", "event"),
}
"""Of what kinds a card may be, by the field it is entered in."""


@dataclass(frozen=True)
class Problem:
    """Something wrong with a field. `key` and `args` make the sentence (see `wording`).

    Cards in `args` are ids, players their numbers. A warning doesn't keep the sheet from being scored.
    """

    key: str
    args: dict[str, object]
    field: str
    line: int = 0
    """The line of the text; 0 if it came from no text."""
    warning: bool = False


@dataclass
class Draft:
    """A sheet as it was typed: the fields that hold something, and where in a text they stood."""

    fields: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    """What could not be put into fields."""

    def get(self, name: str) -> str:
        """A field, "" if nothing was typed."""
        return self.fields.get(name, "")

    @property
    def players(self) -> int:
        """How many players there are."""
        number = self.get("players")
        return min(int(number), MOST_PLAYERS) if number.isascii() and number.isdigit() else 0

    @property
    def gaia(self) -> bool:
        """Is it a game against Gaia?"""
        return self.get("gaia") == "on"

    def put(self, name: str, text: str, line: int = 0) -> None:
        """Fills a field; without spaces round it or several in a row, and not at all with nothing."""
        text = " ".join(text.split())
        if text:
            self.fields[name] = text
            self.lines[name] = line

    def report(self, key: str, name: str, line: int = 0, /, **args: object) -> None:
        """Notes a problem."""
        self.problems.append(Problem(key, args, name, line))


def cells() -> Iterator[tuple[str, int]]:
    """The cells of a tableau in reading order: the end of the field's name, and the engine's place."""
    for row in range(SPAN):
        for column in range(SPAN):
            yield f"r{row + 1}c{column + 1}", SIDE * row + column


def player_fields(number: int) -> list[str]:
    """The names of all fields of a player."""
    ends = ["name", *FACES, *COUNTS, "events", *[f"leaf{fauna + 1}" for fauna in range(FAUNA)]]
    for cell, _ in cells():
        ends += [cell, f"{cell}-g", f"{cell}-s"]
    return [f"p{number}-{end}" for end in ends]


def all_fields(players: int) -> list[str]:
    """The names of all fields of a sheet for so many players."""
    names = ["mode", *SWITCHES, "players", "bonus", "gaia"]
    names += [f"shared{number + 1}" for number in range(SHARED)]
    names += [f"fauna{number + 1}" for number in range(FAUNA)]
    for number in range(players):
        names += player_fields(number + 1)
    names += ["gaia-pile", *[f"gaia-{count}" for count in GAIA_COUNTS]]
    return names + [f"gaia-leaf{fauna + 1}" for fauna in range(FAUNA)]


# --- what was understood ---------------------------------------------------------------------------------
@dataclass(frozen=True)
class Planted:
    """A card of a tableau: on which place of the engine's board, with what on it."""

    place: int
    card: int
    growth: int = 0
    sprouts: int = 0


@dataclass(frozen=True)
class Column:
    """One player's things. Cards are indices; 0 is no card."""

    name: str
    island: int = 0
    climate: int = 0
    ecosystem: int = 0
    soil: int = 0
    hand: int = 0
    compost: int = 0
    events: tuple[int, ...] = ()
    tableau: tuple[Planted, ...] = ()
    """In reading order."""
    leaves: tuple[int, ...] = (0,) * FAUNA
    """By fauna card: what the leaf there is worth, 0 without one."""

    @property
    def full(self) -> bool:
        """Are there 16 cards?"""
        return len(self.tableau) == FULL


@dataclass(frozen=True)
class Automatic:
    """Gaia's things."""

    pile: tuple[int, ...] = ()
    compost: int = 0
    sprouts: int = 0
    growth: int = 0
    seeds: int = 0
    """Abundance: leaves the player turned into seeds."""
    leaves: tuple[int, ...] = (0,) * FAUNA


@dataclass(frozen=True)
class Sheet:
    """A sheet that makes sense."""

    mode: str
    abundance: bool
    teams: bool
    shared: tuple[int, ...]
    fauna: tuple[int, ...]
    """By number of the field; 0 where none was entered."""
    players: tuple[Column, ...]
    gaia: Automatic | None = None
    bonus: int = -1
    """The column with the completion bonus; Gaia's comes after the players'."""
