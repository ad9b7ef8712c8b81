"""A game at this terminal, without its screen: its table, what the players are called, and the log."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ..core.contract import Event, Position
from ..core.errors import LudosphereError
from ..core.i18n import LANGUAGES
from ..core.options import Choice, OptionSpec
from ..core.record import Record
from ..core.registry import game
from ..core.text import texts
from ..play import Seat, Table
from ..play.header import LEVELS
from ..play.records import record_of
from ..play.terms import Terms, opened
from .saved import OWNER, FileJournal

_SEAT = re.compile(r"(me|person|bot([0-9]+))(?::(.+))?$")


@dataclass(frozen=True)
class Line:
    """A sentence of the log, with the turn it belongs to, who acted and who may read it (None: all)."""

    turn: int
    seat: int | None
    text: str
    only: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """May this seat read it?"""
        return self.only is None or seat in self.only


class OwnTable(Table):
    """A table at one terminal: people there may go back through each other's actions, and from the end."""

    settles = False


class Session:
    """One game, as it is told in a language. Every accepted action is saved before anything is shown."""

    def __init__(self, record: Record, lang: str) -> None:
        """The game goes on where the record ends; raises LudosphereError if it can't."""
        self.lang = lang
        self.journal = FileJournal(record)
        self.table = OwnTable.load(self.journal, record.game)
        seats = self.table.header.seats
        self.names = [_name(seats, seat, lang) for seat in range(len(seats))]
        self.persons = [number for number, seat in enumerate(seats) if seat.kind == "human"]
        """The seats played at this terminal."""
        self.you = self.persons[0] if len(self.persons) == 1 else None
        """The seat the log calls "you": the only person's."""
        self.log: list[Line] = []
        self._before: list[int] = []  # how many lines there were before each move
        self._tell()

    @classmethod
    def new(
        cls, name: str, seats: Sequence[str], options: Mapping[str, object], seed: int, lang: str
    ) -> Session:
        """A new game, not saved yet; raises LudosphereError for an unknown game, option or seat.

        A game whose texts have a language has them in `lang`, unless the options say otherwise.
        """
        title = game(name)
        spoken = {"lang": lang} if any(_speaks(spec, lang) for spec in title.option_specs) else {}
        given: Mapping[str, object] = {"seats": len(seats), **spoken, **options}
        players = seats_of(seats, lang)
        needed = title.seats(title.options(given))
        if needed != len(seats):
            say = texts("ludosphere.terminal", lang)
            raise LudosphereError(say("error-seats", given=len(seats), needed=needed))
        header = opened(OWNER, Terms(name, given, players, seed))
        return cls(replace(record_of(header, []), seed=seed, seed_hash=None), lang)

    @property
    def record(self) -> Record:
        """The game so far, as it is saved."""
        return self.journal.record

    @property
    def position(self) -> Position:
        """The position now. Don't play on it."""
        return self.table.position

    # --- who ---------------------------------------------------------------------------------
    def acting(self) -> int | None:
        """The seat here that is to choose: one that owes a decision, or one that holds an option.

        Whoever acted last goes on while there is something to do; then it is for the next round the table.
        """
        first = self.table.screen_seat(OWNER)
        if first is None or not self.table.to_move():
            return None
        order = sorted(self.persons, key=lambda seat: (seat < first, seat))
        return next(filter(self.position.legal, order), None)

    def _last(self) -> int | None:
        """Which move was the last by a person here."""
        moves = self.table.moves
        return next((k for k in range(len(moves) - 1, -1, -1) if moves[k][0] in self.persons), None)

    # --- playing -----------------------------------------------------------------------------
    def begin(self) -> None:
        """Saves the new game in place of an old one, which is kept. May raise OSError."""
        self.journal.create(self.table.header, self.table.moves)

    def play(self, seat: int, action: int) -> None:
        """Plays and saves; raises Refused."""
        self.table.play(seat, action)
        self._tell()

    def _tell(self) -> None:
        """Adds to the log what has happened since."""
        for number in range(len(self._before) + 1, len(self.table.moves) + 1):
            self._before.append(len(self.log))
            turn = int(self.table.turn_of(number))
            told = (self._told(event, turn) for event in self.table.events(number))
            self.log += [line for line in told if line is not None]

    def _told(self, event: Event, turn: int) -> Line | None:
        if not event.visible_to(self.you) and not any(map(event.visible_to, self.persons)):
            return None
        text = self.position.faces().told(event, self.names, self.you, self.lang)
        return Line(turn, event.seat, text, event.only) if text else None

    def since(self) -> int:
        """How many lines the log had when a person acted last: what comes after is news."""
        last = self._last()
        return self._before[last] if last is not None else 0

    # --- going back --------------------------------------------------------------------------
    def barred(self) -> str | None:
        """Why the last action of a person can't be taken back, as a key of the texts; None if it can."""
        last = self._last()
        refusal = self.table.undo_refusal(None if last is None else self.table.moves[last][0])
        return refusal.key if refusal is not None else None

    def undo(self) -> None:
        """Takes the last action of a person back and saves; only when nothing bars it.

        What bots did since stays, if it has nothing to do with it.
        """
        last = self._last()
        assert last is not None
        self.table.undo(self.table.moves[last][0])
        del self.log[self._before[last] :], self._before[last:]
        self._tell()


def seats_of(codes: Sequence[str], lang: str) -> list[Seat]:
    """The seats of codes like `me`, `me:Ada` and `bot3`; raises LudosphereError naming a wrong one."""
    say, seats = texts("ludosphere.terminal", lang), []
    for code in codes:
        match = _SEAT.match(code)
        if match is None:
            raise LudosphereError(say("error-seat", code=code))
        level, name = match[2], match[3] or ""
        if level is not None and int(level) not in LEVELS:
            raise LudosphereError(say("error-level", code=code, least=min(LEVELS), most=max(LEVELS)))
        seats.append(Seat.human(name) if level is None else Seat.of_bot(int(level), name=name))
    return [replace(one, name=_name(seats, seat, lang)) for seat, one in enumerate(seats)]


def _speaks(spec: OptionSpec, lang: str) -> bool:
    return spec.name == "lang" and isinstance(spec, Choice) and lang in spec.values


def _name(seats: Sequence[Seat], seat: int, lang: str) -> str:
    """What a player is called in a language: as they wish, or as one is called there who wished nothing."""
    called = seats[seat].name
    usual = {other: _usual_name(seats, seat, other) for other in LANGUAGES}
    return usual[lang] if called in ("", *usual.values()) else called


def _usual_name(seats: Sequence[Seat], seat: int, lang: str) -> str:
    say, player = texts("ludosphere.terminal", lang), seats[seat]
    if player.kind == "bot":
        return say("name-bot", number=seat + 1, level=player.level)
    people = sum(one.kind == "human" for one in seats)
    return say("name-you") if people == 1 else say("name-person", number=seat + 1)
