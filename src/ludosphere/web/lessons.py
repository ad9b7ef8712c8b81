"""A lesson's table: a table like any other, but nothing of it is stored, and one page alone plays there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final, Self

from ..core.contract import Event
from ..core.errors import LudosphereError
from ..core.registry import game, offered, packages
from ..core.text import texts
from ..kit.lesson import Lesson
from ..kit.presenter import presenter
from ..play.errors import NoSuchTable
from ..play.header import Header, Seat
from ..play.journal import Entry, Journal, Moves
from ..play.table import Table
from ..play.terms import Terms, begun
from ..tables.service import Live

_log = logging.getLogger(__name__)
SEED: Final = 1
"""Of every lesson: whoever begins it again meets the same."""


@cache
def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; none for a game without, or for no game."""
    found: Sequence[Lesson] = offered(name, "lessons", "LESSONS", ())
    return tuple(found)


def lesson_text(name: str, lesson: Lesson, what: str, lang: str, **args: object) -> str:
    """What a lesson says: its "title", "task", "hint", what is "done", or that it allows "only" something."""
    return texts(f"{packages()[name]}.lessons", lang)(f"lesson-{lesson.id}-{what}", args)


class Nowhere(Journal):
    """A journal that keeps nothing."""

    def create(self, header: Header, moves: Moves) -> None:
        pass

    def append(self, before: Header, header: Header, moves: Moves, entry: Entry) -> None:
        pass

    def change(self, before: Header, header: Header, entry: Entry, tail: Moves | None = None) -> None:
        pass

    def load(self, identity: str) -> tuple[Header, Moves, list[str]]:
        raise NoSuchTable(identity)

    def since(self, identity: str, seq: int, moves: int) -> tuple[Header, Moves, list[str]] | None:
        raise NoSuchTable(identity)

    def acted(self, identity: str) -> set[int]:
        raise NoSuchTable(identity)


class LessonTable(Table):
    """The table of a lesson. Build one with `begun`."""

    lesson: Lesson

    @classmethod
    def begun(
        cls,
        name: str,
        lesson: Lesson,
        lang: str,
        person: str,
        called: str = "",
        seq: int = 1,
        identity: str | None = None,
        others: Seat | None = None,
    ) -> Self:
        """The lesson at its beginning, for a person. seq: where it is counted from.

        identity: what the table is called, if not as the lesson; others: who else sits there, if not bots.
        """
        position = lesson.beginning(lang)
        title = game(name)
        count = title.seats(position.options())
        seats = [
            Seat.human(called, person) if seat == lesson.seat else others or Seat.of_bot(1)
            for seat in range(count)
        ]
        terms = Terms(
            name,
            position.options(),
            seats,
            SEED,
            hide_scores=lesson.guess is not None and presenter(name).hides_score,
            identity=identity or table_id(name, lesson),
        )
        header = begun(person, terms, position, position.encode())
        table = cls(Nowhere(), replace(header, seq=seq), [])
        table.lesson = lesson
        return table

    def show_points(self) -> None:
        """Points that were to be foreseen needn't stay hidden."""
        if self.header.hide_scores:
            self.settle(Entry("lesson"), hide_scores=False)

    def happened(self) -> list[Event]:
        """Everything that has happened since the beginning."""
        return [event for number in range(len(self.moves)) for event in self.events(number + 1)]

    def reached(self, guessed: int | None) -> bool:
        """Is the goal reached? guessed: what the learner foresaw."""
        lesson = self.lesson
        foreseen = lesson.guess is None or guessed == lesson.guess.answer
        return foreseen and lesson.reached(self.position, self.happened())

    def answer(self, seat: int) -> int:
        """What another seat plays now: what the lesson says, or what the rules of thumb suggest."""
        said = sum(mover != self.lesson.seat for mover, _ in self.moves)
        if said < len(self.lesson.reply):
            try:
                action = self.position.parse(seat, self.lesson.reply[said])
                if self.position.allows(seat, action):
                    return action
            except LudosphereError:
                pass  # the learner has gone another way
        return self.position.suggest(seat)


def table_id(name: str, lesson: Lesson) -> str:
    """What a lesson's table is called; no other table is called so."""
    return f"lesson.{name}.{lesson.id}"


def _nobody() -> None:
    """Whom a teacher tells when the learner has gone."""


class Teacher:
    """Does at a lesson's table what `Tables` does at others; the others play, and no time is measured.

    changed: called after every change, by whomever. answers: do the others play at all?
    """

    def __init__(self, live: Live, delay: float, changed: Callable[[], None], answers: bool = True) -> None:
        self._answers = answers
        self._live = live
        self._delay = delay
        self._changed = changed
        self._task: asyncio.Task[None] | None = None

    @property
    def table(self) -> LessonTable:
        """The table as it is now."""
        table = self._live.table
        assert isinstance(table, LessonTable)
        return table

    def do(self, live: Live, seat: int, what: Callable[[Table], bool], command_id: str | None = None) -> bool:
        """Does a command of the learner; raises Refused."""
        return self._done(what(self.table))

    def ready(self, live: Live, seat: int) -> None:
        """Nobody's time begins."""

    def remaining(self, live: Live, seat: int | None) -> int | None:
        """Nobody's time runs."""
        return None

    def begin(self, table: LessonTable) -> None:
        """The lesson from its beginning."""
        self._stop()
        self._live.table = table
        self._done(True)

    def close(self) -> None:
        """Nobody plays any more, and nobody listens."""
        self._stop()
        self._changed = _nobody

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _done(self, did: bool) -> bool:
        self._live.changed()
        self._changed()
        if self._answers and self._task is None and self.table.bot_to_move() is not None:
            self._task = asyncio.create_task(self._answer())
        return did

    async def _answer(self) -> None:
        run = 0
        try:
            while self.table.bot_to_move() is not None:
                run += 1
                await asyncio.sleep(self._delay / max(1, run - 2))
                seat = self.table.bot_to_move()  # the learner may have taken something back meanwhile
                if seat is not None:
                    self.table.play(seat, self.table.answer(seat))
                    self._live.changed()
                    self._changed()
        except Exception:  # nobody waits for an answer; whoever learns can begin again
            _log.exception("%s: the others can't go on", self.table.id)
        finally:
            if self._task is asyncio.current_task():
                self._task = None
