"""The stored facts of a table, apart from its moves."""

from __future__ import annotations

import re
from collections.abc import Collection, Set
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from ..core.contract import Position
from ..core.errors import LudosphereError
from ..core.options import Options
from ..core.plain import one_line

BOTS = ("search", "greedy", "random")
LEVELS = (1, 2, 3, 4, 5)
NAME_LENGTH = 24
ACCESS = ("link", "lobby")
"""Who may take a free seat: whoever has the link, or anybody, for the lobby shows it."""
WATCH = ("nobody", "public", "all")
"""Who may watch: only those who sit there; anybody, what everybody knows; anybody, everything."""
CHAT = ("all", "seats")
"""Who may write at the table: everybody who sees it, or only those who sit there."""
ABSENT = ("nothing", "bot", "lose")
"""What becomes of somebody who left or whose time is up: one waits, a bot plays for them until they return,
or it plays on and they have lost."""

GONE = "gone"
"""Why somebody is away who will never be back: they had everything about them deleted."""
BACK = "back"
"""What an absence ends with."""
CALLED_OFF = "off"
"""The stage of a rated game that counts for nothing, for somebody went before they made a move."""
STAND_IN = ("search", 3)
"""The bot, and its level, that plays for people who are away."""


@dataclass(frozen=True)
class Seat:
    """Who plays: a person, a bot of some level, or nobody yet ("open").

    An empty name is filled in by the client's language. person: the id of whoever acts for the seat; several
    seats of one person are played in turns at one screen. away: why they don't at present, "left", "late" or
    GONE. lost: they have lost already, whatever the bot in their place does.
    """

    kind: str  # "human", "bot" or "open"
    name: str = ""
    bot: str | None = None
    level: int | None = None
    person: str | None = None
    away: str | None = None
    lost: bool = False

    def __post_init__(self) -> None:
        if self.kind not in ("human", "bot", "open"):
            raise LudosphereError(f"A seat is taken by a human or a bot, or open, not {self.kind[:20]!r}.")
        if self.kind == "bot" and (self.bot not in BOTS or self.level not in (None, *LEVELS)):
            raise LudosphereError(f"There is no bot {self.bot!r} of level {self.level!r}.")

    @classmethod
    def human(cls, name: str = "", person: str | None = None) -> Seat:
        """A person's seat; without a `person` it becomes that of whoever opens the table."""
        return cls("human", tidy_name(name), person=person)

    @classmethod
    def free(cls) -> Seat:
        """A seat somebody may take."""
        return cls("open")

    @classmethod
    def of_bot(cls, level: int | None = None, bot: str = "search", name: str = "") -> Seat:
        """A bot's seat."""
        return cls("bot", tidy_name(name), bot, level)

    @property
    def absent(self) -> bool:
        """Is it the seat of a person who isn't there, or has lost for not having been?"""
        return self.lost or (self.kind == "human" and self.away is not None)

    def plain(self) -> dict[str, Any]:
        """For the database."""
        return dict(self.__dict__)

    def shown(self) -> dict[str, Any]:
        """For pages and programs: nothing in it tells who the person is elsewhere."""
        facts = ("kind", "name", "bot", "level", "away", "lost")
        return {name: getattr(self, name) for name in facts}

    def code(self) -> str:
        """The seat in a record's header Players: `human`, `search:3`, `random`."""
        if self.kind != "bot":
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
    return one_line(re.sub(r'["\[\]]', " ", name))[:NAME_LENGTH].strip()


@dataclass(frozen=True)
class Header:
    """A table as it is stored.

    owner: the person who opened it. start: the snapshot a fork or a puzzle begins from, with the generator of
    `seed`; None: the set-up. base, base_moves: the exact position after so many moves, when earlier ones
    followed other rules. hide_scores: nobody sees points before the end. held: the seat whose finished turn
    waits for its confirmation. floor: moves that can't be undone any more. waiting: the seats to move.
    snapshot: the position, exact. seq: rises with every change.

    stage: "open" (a seat is free, nothing is played yet), "running", "over", "closed" (given up before it
    began), CALLED_OFF, or "broken" (the rules failed: `broken` says how, and nothing is played any more). A
    game is over when the rules say so, or when all but one have lost by their absence: then it has no
    `scores`. access, watch, absent, chat: see ACCESS, WATCH, ABSENT, CHAT. absences: in order, after how many
    moves which seat went or came back: "left", "late", GONE or BACK.
    tempo: how much time there is; clock: how much is left to whom; deadline: when somebody has to look at the
    table next, in UTC. rated: counts for ratings. hints: was somebody told what a
    bot would do? Then it counts for no rating. rematch: the table where the same people go on.
    follows: the numbers of the moves that belong to one gesture with the move of their seat before.
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
    stage: str = "running"
    access: str = "link"
    watch: str = "public"
    tempo: dict[str, Any] = field(default_factory=dict)
    clock: dict[str, Any] = field(default_factory=dict)
    absent: str = "nothing"
    rated: bool = False
    rematch: str | None = None
    chat: str = "all"
    broken: str | None = None
    deadline: datetime | None = None
    hints: bool = False
    absences: tuple[tuple[int, int, str], ...] = ()
    follows: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Is the game over, its last turn confirmed?"""
        return not self.waiting and self.held is None

    @property
    def ended(self) -> bool:
        """Is nothing played any more, so that nothing need stay hidden?"""
        return self.over or self.stage == "broken"

    @property
    def places(self) -> tuple[int, ...] | None:
        """The ranks at the end; whoever has lost before is last, whatever was played in their place.

        None: there are none, for the game runs, or counts for nothing.
        """
        if self.stage != "over":
            return None
        ranks = self.ranks or (1,) * len(self.seats)
        staying = sorted(rank for rank, seat in zip(ranks, self.seats) if not seat.lost)
        last = max(2, len(staying) + 1)
        return tuple(last if seat.lost else staying.index(rank) + 1 for rank, seat in zip(ranks, self.seats))

    @property
    def begun(self) -> bool:
        """Has the game begun? Before, nobody may see anything of the deal: seats can still be changed."""
        return self.stage not in ("open", "closed")

    @property
    def persons(self) -> set[str]:
        """Everybody who sits here."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person; none of somebody who watches."""
        if person is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.person == person)

    def shares_screen(self, seat: int) -> bool:
        """Do other people take turns with this one at the same screen?"""
        return len(self.seats_of(self.seats[seat].person)) > 1

    def by_bot(self, seat: int) -> bool:
        """Does a bot decide for the seat, as its player or in a person's place?"""
        player = self.seats[seat]
        if player.away == GONE:
            return bool(self.persons)  # those who are left shall not wait for ever
        return player.kind == "bot" or (player.away is not None and self.absent != "nothing")

    @property
    def bot_next(self) -> bool:
        """Is it for a bot to go on?"""
        return self.stage == "running" and self.held is None and any(map(self.by_bot, self.waiting))

    def without(self, seats: Collection[int], why: str, acted: Set[int]) -> Header:
        """The header when these people go away; acted: the seats that have made a move of their own.

        A rated game that somebody never really played is called off. Else they may have lost.
        """
        players = list(self.seats)
        for seat in seats:
            lost = players[seat].lost or self.absent == "lose"
            players[seat] = replace(players[seat], away=why, lost=lost)
        gone = tuple((self.moves, seat, why) for seat in seats)
        header = replace(self, seats=tuple(players), absences=self.absences + gone)
        if self.rated and not acted >= set(seats):
            return replace(header, stage=CALLED_OFF, waiting=(), held=None, floor=self.moves)
        return header.decided()

    def standing(self, position: Position, held: int | None) -> Header:
        """With everything that follows from the position and from who sits there."""
        result, waiting = position.result(), tuple(position.to_move())
        if self.broken is not None:
            stage = "broken"
        elif self.stage in ("closed", CALLED_OFF):
            stage = self.stage
        elif any(seat.kind == "open" for seat in self.seats):
            stage = "open"
        else:
            stage = "running" if waiting or held is not None else "over"
        return replace(
            self,
            held=held,
            stage=stage,
            snapshot=position.encode(),
            waiting=() if stage == CALLED_OFF else waiting,
            scores=tuple(result.scores) if result else None,
            ranks=tuple(result.ranks) if result else None,
        ).decided()

    def decided(self) -> Header:
        """Over at once, if a running game has nobody left but one who has not lost by their absence."""
        staying = [seat for seat in self.seats if not seat.lost]
        alone = len(staying) < 2 or all(seat.kind == "bot" for seat in staying)
        if self.stage != "running" or len(staying) == len(self.seats) or not alone:
            return self
        return replace(self, stage="over", waiting=(), held=None, floor=self.moves)

    def released(self) -> Header:
        """Without the turn that waits for somebody's confirmation, if a bot decides for them now."""
        if self.held is None or not self.by_bot(self.held):
            return self
        return replace(self, held=None, floor=self.moves, stage=self.stage if self.waiting else "over")

    def members(self) -> dict[str, bool]:
        """Who sits here, and whether it waits for them."""
        asked = (self.held,) if self.held is not None else self.waiting
        waits = {self.seats[seat].person for seat in asked} if self.stage == "running" else set()
        return {person: person in waits for person in self.persons}


def now() -> datetime:
    """The time as it is stored: UTC, without a zone."""
    return datetime.now(UTC).replace(tzinfo=None)
