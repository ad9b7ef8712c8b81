"""Tutorials: a game's lessons, each at a table of its own, and how far somebody is."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ..core.contract import Position
from ..core.errors import LudosphereError, NotationError
from ..core.i18n import LANGUAGES
from ..core.registry import game
from ..kit.lesson import Lesson
from ..people.lessons import lessons_done, note_lesson
from ..play.errors import Refused
from ..tables.service import Live
from .errors import sentence
from .lessons import LessonTable, Teacher, lesson_text, lessons
from .line import Line, unreadable
from .live import Connection
from .pages import page, words
from .parts import parts
from .pictures import table_picture
from .rates import HERE, address
from .state import Screen
from .table_pages import screen_page
from .talk import Ear
from .titles import titles
from .visitor import Visitor, visitor

MOST: Final = 300
"""So many lessons and puzzles are open at once in this process."""
MOST_HERE: Final = 40
"""So many of them from one address, or one could take them all."""

_log = logging.getLogger(__name__)


def learn_routes() -> list[Route | WebSocketRoute]:
    """The routes of the tutorials."""
    return [
        Route("/learn/{game}", show_lessons),
        Route("/learn/{game}/{lesson}", show_lesson),
        WebSocketRoute("/learn/{game}/{lesson}/ws", lesson_socket),
        Route("/table/lesson.{game}.{lesson}/picture/{token}.svg", show_lesson_picture),
    ]


async def show_lessons(request: Request) -> Response:
    """GET /learn/<game>: its lessons, which of them are done, and where to go on."""
    who, name = visitor(request), request.path_params["game"]
    found = lessons(name)
    if not found:
        raise HTTPException(404)
    done = _done(request, who, name)
    rows = [
        {"url": url_of(name, one), "title": lesson_text(name, one, "title", who.lang), "done": one.id in done}
        for one in found
    ]
    return page(
        request,
        "lessons.html",
        game=name,
        said=titles(game(name), who.lang),
        lessons=rows,
        count=sum(row["done"] for row in rows),
        going_on=next((row for row in rows if not row["done"]), None),
    )


async def show_lesson(request: Request) -> Response:
    """GET /learn/<game>/<lesson>: its table, and what to do there."""
    who, (name, lesson) = visitor(request), _lesson(request.path_params)
    live = Live(LessonTable.begun(name, lesson, who.lang, who.id, who.person.name))
    told = _told(name, lesson, who.lang, _done(request, who, name))
    return exercise(request, "lesson.html", live, f"{url_of(name, lesson)}/ws", lesson=told)


def exercise(request: Request, template: str, live: Live, socket: str, **more: Any) -> Response:
    """The page of a table for one person alone, as it stands at the beginning.

    socket: the path of its line. more: what the template wants beside what every table's page has.
    """
    who = visitor(request)
    screen = Screen(who.lang, who.id, text=who.prefs.text)
    return screen_page(
        request,
        template,
        live,
        screen,
        socket,
        {"clock": None, "pace": None},
        veiled=False,
        waiting=False,
        talks=False,
        owner=False,
        advises=False,
        said_secrets=False,
        company=None,
        at=None,
        share="",
        **more,
    )


def _told(name: str, lesson: Lesson, lang: str, done: list[str]) -> dict[str, Any]:
    """A lesson for its page."""
    found = lessons(name)
    number = found.index(lesson)
    after = found[number + 1] if number + 1 < len(found) else None
    return {
        "id": lesson.id,
        "number": number + 1,
        "count": len(found),
        "title": lesson_text(name, lesson, "title", lang),
        "task": lesson_text(name, lesson, "task", lang),
        "hint": lesson_text(name, lesson, "hint", lang),
        "choices": lesson.guess.choices if lesson.guess else (),
        "done": lesson.id in done,
        "overview": f"/learn/{name}",
        "next": url_of(name, after) if after else None,
        "guide": f"/guide/{name}?lang={lang}#{lesson.section}",
    }


def url_of(name: str, lesson: Lesson) -> str:
    """The address of a lesson's page."""
    return f"/learn/{name}/{lesson.id}"


def _lesson(params: dict[str, Any]) -> tuple[str, Lesson]:
    """The game and the lesson an address names; HTTPException 404 if there is none."""
    name, identity = params["game"], params["lesson"]
    found = next((one for one in lessons(name) if one.id == identity), None)
    if found is None:
        raise HTTPException(404)
    return name, found


def _done(request: Request | WebSocket, who: Visitor, name: str) -> list[str]:
    return [] if who.new else lessons_done(parts(request).tables.store.database, who.id, name)


async def show_lesson_picture(request: Request) -> Response:
    """GET /table/lesson.<game>.<lesson>/picture/<token>.svg"""
    name, lesson = _lesson(request.path_params)
    table = LessonTable.begun(name, lesson, LANGUAGES[0], "")
    return table_picture(table, request.path_params["token"])


# --- the line --------------------------------------------------------------------------------------------
async def lesson_socket(socket: WebSocket) -> None:
    """The endpoint /learn/<game>/<lesson>/ws?lang=&seq=&at=&text=: a table that goes when the page goes."""
    await serve(socket, lambda who: LessonLine(socket, who, *_lesson(socket.path_params)))


async def serve(socket: WebSocket, line: Callable[[Visitor], LessonLine]) -> None:
    """Serves the line somebody gets while there is room; it raises HTTPException where there is none."""
    await socket.accept()
    who = visitor(socket)
    try:
        if socket.app.state.lessons_open >= MOST:
            raise Refused("lessons-full", "Too many people are learning at this moment.")
        if _from_here(socket)[address(socket)] >= MOST_HERE:
            text = f"{MOST_HERE} lessons and puzzles are open from your connection: close one of them."
            raise Refused("lessons-here", text, n=MOST_HERE)
        served = line(who)
    except HTTPException:
        await _refuse(socket, words(who.lang)("refused-no-page"))
        return
    except LudosphereError as error:
        await _refuse(socket, sentence(error, words(who.lang)))
        return
    with _counted(socket):
        await served.run()


@contextmanager
def _counted(socket: WebSocket) -> Iterator[None]:
    """Counts an open line, in all and from its address; this machine's own isn't counted by address."""
    state, here, where = socket.app.state, _from_here(socket), address(socket)
    state.lessons_open += 1
    here[where] += where not in HERE
    try:
        yield
    finally:
        state.lessons_open -= 1
        here[where] -= where not in HERE
        if not here[where]:
            del here[where]


def _from_here(socket: WebSocket) -> Counter[str]:
    """How many lines are open from each address."""
    found: Counter[str] = socket.app.state.lessons_from
    return found


async def _refuse(socket: WebSocket, text: str) -> None:
    """Says why there is nothing here, and closes."""
    await socket.send_json({"type": "refused", "text": text, "seq": 0})
    await socket.close(4404)


class LessonLine(Connection):
    """One page with one lesson."""

    answers = True
    """Do the others play?"""

    def __init__(self, socket: WebSocket, who: Visitor, name: str, lesson: Lesson) -> None:
        self._who, self._name, self._lesson = who, name, lesson
        live = Live(self._begun(1))
        self._teacher = Teacher(live, socket.app.state.lessons_delay, self._look_at_it, self.answers)
        screen = Screen(who.lang, who.id, text=socket.query_params.get("text") == "1")
        ear = Ear(live, who.id, who.person.name, words(who.lang), True)
        talk = parts(socket).talk
        super().__init__(socket, self._teacher, live, screen, talk, ear)
        self._reached = False
        self._guessed: int | None = None
        self._telling: set[asyncio.Task[None]] = set()
        for chat in ("chat", "listen"):
            self._commands[chat] = lambda message: None
        for chat in ("mute", "report"):
            del self._questions[chat]
        self._commands["reset"] = self._reset
        self._commands["guess"] = self._guess

    async def run(self) -> None:
        """Serves the page until it goes away; nobody else is here."""
        try:
            self._teacher.begin(self._teacher.table)
            await Line.run(self)
        finally:
            self._teacher.close()
            for task in self._telling:
                task.cancel()

    def _begun(self, seq: int) -> LessonTable:
        who = self._who
        return LessonTable.begun(self._name, self._lesson, who.lang, who.id, who.person.name, seq)

    # --- commands -----------------------------------------------------------------------------------
    def _play(self, message: dict[str, Any]) -> None:
        path, table = message.get("path"), self.live.table
        if table.to_move() and isinstance(path, list) and all(isinstance(ref, str) for ref in path):
            paths = table.position.paths(self._acting())
            self._check_permitted(paths.get(tuple(path)))
        super()._play(message)

    def _fill(self, message: dict[str, Any]) -> None:
        seat, position = self._acting(), self.live.table.position.copy()
        known = self.live.table.knows(self._command_id(message))
        for notation in () if known else self._filled(message).moves:
            action = position.parse(seat, notation)
            self._check_permitted(action, position)
            position.play(seat, action)
        super()._fill(message)

    def _say(self, message: dict[str, Any]) -> None:
        text, position = message.get("text"), self.live.table.position
        action = None
        if isinstance(text, str) and self._lesson.allowed is not None:
            try:
                spoken = text.encode(errors="replace").decode()
                action = position.faces().typed(position, self._acting(), spoken, self._screen.lang)
            except NotationError:
                pass  # the table says why
        self._check_permitted(action)
        super()._say(message)

    def _check_permitted(self, action: int | None, position: Position | None = None) -> None:
        """Raises Refused, in a friendly sentence, for what is legal but not what the lesson is about.

        position: where it would be played, if not at the table as it stands.
        """
        if action is None or self._reached:
            return
        if self._lesson.guess is not None and self._guessed is None:
            text = words(self._screen.lang)("lesson-guess-first")
        elif self._lesson.permits(position or self.live.table.position, action):
            return
        else:
            text = self._says("only")
        raise Refused("rule", text, reason=text)

    def _reset(self, message: dict[str, Any]) -> None:
        self._reached, self._guessed = False, None
        self._screen.at, self._screen.full = None, True
        self._teacher.begin(self._begun(self.live.table.seq + 1))
        self._announce({"type": "lesson", "done": False})

    def _guess(self, message: dict[str, Any]) -> None:
        number, guess = message.get("n"), self._lesson.guess
        if type(number) is not int or guess is None or number not in guess.choices:
            raise unreadable()
        self._guessed = number
        if number != guess.answer:
            text = words(self._screen.lang)("lesson-guessed-wrong", n=number)
            self._announce({"type": "lesson", "guess": number, "right": False, "text": text})
            return
        text = words(self._screen.lang)("lesson-guessed-right", n=number)
        self._announce({"type": "lesson", "guess": number, "right": True, "text": text})
        self._look_at_it()

    # --- the goal -----------------------------------------------------------------------------------
    def _look_at_it(self) -> None:
        """After a change: is the goal reached now? Then it is noted, and the page says what happened."""
        table = self._teacher.table
        if self._reached or not table.reached(self._guessed):
            return
        self._reached = True
        table.show_points()
        self.live.changed()
        self._note(self._name, [one.id for one in lessons(self._name)])
        points = table.position.scores()[self._lesson.seat]
        self._announce({"type": "lesson", "done": True, "text": self._says("done", points=points)})

    def _note(self, name: str, known: list[str]) -> None:
        """Keeps that it is done, for whoever was here before."""
        if self._who.new:
            return
        try:
            note_lesson(parts(self.socket).tables.store.database, self._who.id, name, self._lesson.id, known)
        except LudosphereError as error:  # it is done all the same
            _log.error("what somebody has done could not be noted: %s", error)

    def _says(self, what: str, **args: Any) -> str:
        return lesson_text(self._name, self._lesson, what, self._screen.lang, **args)

    def _announce(self, message: dict[str, Any]) -> None:
        """Sends a message behind the state that goes out now."""
        task = asyncio.create_task(self.send(message))
        self._telling.add(task)
        task.add_done_callback(self._told)

    def _told(self, task: asyncio.Task[None]) -> None:
        self._telling.discard(task)
        if not task.cancelled():
            task.exception()  # the page has gone meanwhile
