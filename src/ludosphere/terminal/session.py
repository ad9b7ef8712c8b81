"""A game at this terminal, without its screen: who plays, what was played, the log, undo and saving."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..core.errors import LudosphereError, RecordError
from ..core.game import game
from ..core.options import for_people
from ..core.position import Event, Position
from ..core.record import Move, Record
from ..core.rng import seeded
from ..core.text import LANGUAGES, texts
from ..play import undo
from . import saved

_SEAT = re.compile(r"(me|person|bot([0-9]+))(?::(.+))?$")
_SAVED = re.compile(r"search:([0-9]+)$")


@dataclass(frozen=True)
class Player:
    """Who sits in a seat: a person at this terminal (`level` None) or a bot."""

    name: str
    level: int | None = None

    def code(self) -> str:
        """The player in a record's header Players, as tables write it: `human`, `search:3`."""
        return "human" if self.level is None else f"search:{self.level}"


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


@dataclass(frozen=True)
class Step:
    """What it takes to undo an action: all that was before, who acted, what happened, did it reveal?"""

    before: Position
    lines: int
    seat: int
    action: int
    events: list[Event]
    barrier: bool


class Session:
    """One game. Every accepted action is saved before anything is shown."""

    def __init__(self, record: Record, players: Sequence[Player], lang: str) -> None:
        self.record = record
        self.players = list(players)
        self.lang = lang
        self.log: list[Line] = []
        self.position = record.first()
        self.position.events = []
        self._steps: list[Step] = []
        self.undone = 0
        """How often something was taken back: a bot's thoughts from before don't count."""
        moves, record.moves = record.moves, []
        for number, move in enumerate(moves, 1):
            try:
                self._play(move.seat, self.position.parse(move.seat, move.notation))
            except LudosphereError as error:
                raise RecordError(f"Move {number} can't be played: {error}") from None
        record.moves = moves

    # --- beginnings --------------------------------------------------------------------------
    @classmethod
    def new(
        cls, name: str, seats: Sequence[str], options: Mapping[str, object], seed: int, lang: str
    ) -> Session:
        """A new game, not saved yet; raises LudosphereError for an unknown game, option or seat.

        A game whose texts have a language has them in `lang`, unless the options say otherwise.
        """
        title = game(name)
        spoken = {"lang": lang} if any(spec.name == "lang" for spec in title.option_specs) else {}
        given: Mapping[str, object] = {"seats": len(seats), **spoken, **options}
        players = players_of(seats, lang)
        if sum(player.level is None for player in players) > 1:
            given = for_people(title.option_specs, given)
        checked = title.options(given)
        if title.seats(given) != len(seats):
            raise LudosphereError(
                texts("ludosphere.terminal", lang)("error-seats", given=len(seats), needed=title.seats(given))
            )
        names = [player.name for player in players]
        record = Record(name, checked, seed, rules_version=title.rules_version, names=names)
        record.extra["Players"] = " ".join(player.code() for player in players)
        return cls(record, players, lang)

    @classmethod
    def resumed(cls, record: Record, lang: str) -> Session:
        """The game of a saved record; raises LudosphereError if it can't go on."""
        seats = game(record.game).seats(record.options)
        codes = [*record.extra.get("Players", "").split(), *["human"] * seats][:seats]
        levels = [int(found[1]) if (found := _SAVED.match(code)) else None for code in codes]
        for code, level in zip(codes, levels, strict=True):
            if level is not None:
                _check_level(code, level, lang)
        players = []
        for seat, level in enumerate(levels):
            usual = [_usual_name(seat, levels, other) for other in LANGUAGES]
            name = record.names[seat] if seat < len(record.names) else usual[0]
            players.append(Player(_usual_name(seat, levels, lang) if name in usual else name, level))
        return cls(record, players, lang)

    # --- who ---------------------------------------------------------------------------------
    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [player.name for player in self.players]

    @property
    def persons(self) -> list[int]:
        """The seats played at this terminal."""
        return [seat for seat, player in enumerate(self.players) if player.level is None]

    @property
    def you(self) -> int | None:
        """The seat the log calls "you": the only person's."""
        return self.persons[0] if len(self.persons) == 1 else None

    def acting(self) -> int | None:
        """The seat here that is to choose: one that owes a decision, or one that holds an option.

        Whoever acted last goes on while there is something to do; then it is for the next round the table.
        """
        owing, last = self.position.to_move(), self._last()
        begin = self._steps[last].seat if last is not None else 0
        order = sorted(self.persons, key=lambda seat: (seat < begin, seat))
        for seat in [*(seat for seat in order if seat in owing), *order]:
            if owing and self.position.legal(seat):
                return seat
        return None

    def _last(self) -> int | None:
        """Which step was the last by a person here."""
        return next(
            (k for k in range(len(self._steps) - 1, -1, -1) if self._steps[k].seat in self.persons), None
        )

    def thinking(self) -> int | None:
        """The bot's seat that is to choose next."""
        for seat in self.position.to_move():
            if self.players[seat].level is not None:
                return seat
        return None

    # --- playing -----------------------------------------------------------------------------
    def play(self, seat: int, action: int) -> None:
        """Plays and saves; raises IllegalAction, or OSError when it was played but could not be saved."""
        notation = self.position.notation(seat, action)
        self._play(seat, action)
        self.record.moves.append(Move(seat, notation))
        result = self.position.result()
        self.record.scores = result.scores if result else None
        saved.save(self.record)

    def _play(self, seat: int, action: int) -> None:
        before, turn, lines = self.position.copy(), int(self.position.turn), len(self.log)
        self.position.play(seat, action)
        happened = self.position.events or []
        self._steps.append(Step(before, lines, seat, action, happened, self.position.revealed))
        self.position.events = []
        self.log += [line for event in happened if (line := self._told(event, turn)) is not None]

    def _told(self, event: Event, turn: int) -> Line | None:
        if not event.visible_to(self.you) and not any(map(event.visible_to, self.persons)):
            return None
        text = self.position.faces().told(event, self.names, self.you, self.lang)
        return Line(turn, event.seat, text, event.only) if text else None

    def since(self) -> int:
        """How many lines the log had when a person acted last: what comes after is news."""
        last = self._last()
        return self._steps[last].lines if last is not None else 0

    # --- going back --------------------------------------------------------------------------
    def barred(self) -> str | None:
        """Why the last action of a person can't be taken back, as a key of the texts; None if it can."""
        last = self._last()
        if not self._steps:
            return "undo-nothing"
        if last == len(self._steps) - 1:
            return "undo-revealed" if self._steps[last].barrier else None
        return None if last is not None and self._free(last) else "undo-other"

    def _free(self, k: int) -> bool:
        """Did nothing that came after the k-th step depend on it?"""
        afters = [*(step.before for step in self._steps[1:]), self.position]
        steps = [
            undo.Step(step.seat, step.action, after, step.events, step.barrier)
            for step, after in zip(self._steps, afters, strict=True)
        ]
        return undo.without(self._steps[0].before, steps, k) is not None

    def undo(self) -> None:
        """Takes the last action of a person back and saves; only when nothing bars it.

        What bots did since stays, if it has nothing to do with it.
        """
        assert self.barred() is None
        k = self._last()
        assert k is not None
        step, tail = self._steps[k], self._steps[k + 1 :]
        self.position, self._steps = step.before, self._steps[:k]
        self.position.events = []
        del self.log[step.lines :]
        for later in tail:
            self._play(later.seat, later.action)
        del self.record.moves[k]
        self.record.scores = None
        self.undone += 1
        saved.save(self.record)

    def chance(self, purpose: str) -> int:
        """A seed for a bot at this moment, the same whenever the game comes here again."""
        return seeded(self.record.seed or 0, f"{purpose} {len(self.record.moves)}").word()


def players_of(seats: Sequence[str], lang: str) -> list[Player]:
    """The players of codes like `me`, `me:Ada` and `bot3`; raises LudosphereError naming a wrong one."""
    levels: list[int | None] = []
    names = []
    for code in seats:
        match = _SEAT.match(code)
        if match is None:
            raise LudosphereError(texts("ludosphere.terminal", lang)("error-seat", code=code))
        levels.append(int(match[2]) if match[2] else None)
        names.append(match[3])
    for code, level in zip(seats, levels, strict=True):
        if level is not None:
            _check_level(code, level, lang)
    return [
        Player(name or _usual_name(seat, levels, lang), level)
        for seat, (name, level) in enumerate(zip(names, levels, strict=True))
    ]


def _usual_name(seat: int, levels: Sequence[int | None], lang: str) -> str:
    """What a player is called who was given no name."""
    say, level = texts("ludosphere.terminal", lang), levels[seat]
    if level is not None:
        return say("name-bot", number=seat + 1, level=level)
    return say("name-you") if levels.count(None) == 1 else say("name-person", number=seat + 1)


def _check_level(code: str, level: int, lang: str) -> None:
    from ..bots import LEVELS

    if level not in LEVELS:
        say = texts("ludosphere.terminal", lang)
        raise LudosphereError(say("error-level", code=code, least=min(LEVELS), most=max(LEVELS)))
