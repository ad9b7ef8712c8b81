"""The stored facts of a table, apart from its moves."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from ..core.errors import LudosphereError
from ..core.options import Options

BOTS = ("search", "greedy", "random")
LEVELS = (1, 2, 3, 4, 5)
NAME_LENGTH = 24


@dataclass(frozen=True)
class Seat:
    """Who plays: a person, or a bot of some level. An empty name is filled in by the client's language."""

    kind: str  # "human" or "bot"
    name: str = ""
    bot: str | None = None
    level: int | None = None

    def __post_init__(self) -> None:
        if self.kind not in ("human", "bot"):
            raise LudosphereError(f"A seat is taken by a human or a bot, not by {self.kind[:20]!r}.")
        if self.kind == "bot" and (self.bot not in BOTS or self.level not in (None, *LEVELS)):
            raise LudosphereError(f"There is no bot {self.bot!r} of level {self.level!r}.")

    @classmethod
    def human(cls, name: str = "") -> Seat:
        """A person's seat."""
        return cls("human", tidy_name(name))

    @classmethod
    def of_bot(cls, level: int | None = None, bot: str = "search", name: str = "") -> Seat:
        """A bot's seat."""
        return cls("bot", tidy_name(name), bot, level)

    def plain(self) -> dict[str, Any]:
        """For the database."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "level": self.level}

    def code(self) -> str:
        """The seat in a record's header Players: `human`, `search:3`, `random`."""
        if self.kind == "human":
            return "human"
        return f"{self.bot}:{self.level}" if self.level else str(self.bot)

    @classmethod
    def of_code(cls, code: str, name: str) -> Seat:
        """The seat of a `code()`; anything unknown is a person."""
        bot, _, level = code.partition(":")
        if bot in BOTS and (not level or level in map(str, LEVELS)):
            return cls.of_bot(int(level) if level else None, bot, name)
        return cls.human(name)


def tidy_name(name: str) -> str:
    """A name as it may be shown: one line, no quotes or brackets (records hold it), not too long."""
    printable = "".join(c if c.isprintable() else " " for c in name)
    return re.sub(r'["\[\]\s]+', " ", printable).strip()[:NAME_LENGTH].strip()


@dataclass(frozen=True)
class Header:
    """A table as it is stored.

    start: the snapshot a fork or a puzzle begins from, with the generator of `seed`; None: the set-up.
    base, base_moves: the exact position after so many moves, when earlier ones followed other rules.
    hide_scores: nobody sees points before the end.
    held: the seat whose finished turn waits for its confirmation. floor: moves that can't be undone any more.
    waiting: the seats to move. snapshot: the position, exact. seq: rises with every change.
    """

    id: str
    owner: str
    game: str
    rules_version: int
    options: Options
    seats: tuple[Seat, ...]
    seed: int
    start: bytes | None
    confirm: bool
    snapshot: bytes
    waiting: tuple[int, ...]
    moves: int = 0
    seq: int = 1
    floor: int = 0
    held: int | None = None
    base: bytes | None = None
    base_moves: int = 0
    scores: tuple[int, ...] | None = None
    ranks: tuple[int, ...] | None = None
    parent: str | None = None
    parent_moves: int | None = None
    hide_scores: bool = False
    created: datetime = datetime(2000, 1, 1)
    changed: datetime = datetime(2000, 1, 1)

    @property
    def over(self) -> bool:
        """Is the game over, its last turn confirmed?"""
        return not self.waiting and self.held is None

    @property
    def shared(self) -> bool:
        """Do several people take turns at the owner's screen?"""
        return sum(seat.kind == "human" for seat in self.seats) > 1

    @property
    def bot_next(self) -> bool:
        """Is it for a bot to go on?"""
        return self.held is None and any(self.seats[seat].kind == "bot" for seat in self.waiting)


def now() -> datetime:
    """The time as it is stored: UTC, without a zone."""
    return datetime.now(UTC).replace(tzinfo=None)
