"""Puzzles: the list of a game's, one at a table of its own, and the one of the day.

What a line is worth is decided here; the solution leaves the server when it is found or asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any, Final, Self

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ..core.contract import Event, Position
from ..core.errors import LudosphereError
from ..core.i18n import LANGUAGES
from ..core.registry import game
from ..core.text import capital
from ..kit.lesson import Lesson
from ..lab.puzzles import Puzzle, Verdict, daily, games_with_puzzles, number_of, puzzle, puzzles, telling
from ..lab.puzzles.daily import today
from ..lab.puzzles.puzzle import GRADES
from ..people.lessons import lessons_done
from ..play.errors import Refused
from ..play.header import Seat
from ..tables.service import Live
from .album import Moment
from .learn import LessonLine, exercise, serve
from .lessons import LessonTable
from .pages import common, environment, page, words
from .parts import parts
from .pictures import table_picture
from .state import Screen
from .titles import titles
from .visitor import Visitor, visitor

_KEPT: Final = "puzzles."
"""What is solved is kept as lessons are, under the game's name with this in front."""
_NOBODY: Final = "-"
"""Who sits in the other seats: nobody is called so, and nobody plays there."""


def puzzle_routes() -> list[Route | WebSocketRoute]:
    """The routes of the puzzles."""
    return [
        Route("/puzzles", show_puzzles),
        Route("/puzzles/{game}/daily", show_daily),
        Route("/puzzles/{game}/{puzzle}", show_puzzle),
        WebSocketRoute("/puzzles/{game}/{puzzle}/ws", puzzle_socket),
        Route("/table/puzzle.{game}.{puzzle}/picture/{token}.svg", show_puzzle_picture),
    ]


def has_puzzles(name: str) -> bool:
    """Are there puzzles of the game?"""
    return name in games_with_puzzles()


# --- pages ----------------------------------------------------------------------------------------------
async def show_puzzles(request: Request) -> Response:
    """GET /puzzles: the puzzles of the day, then all of them by game, kind and grade; which are solved."""
    who, day = visitor(request), today()
    return page(
        request,
        "puzzles.html",
        day=telling.day_of(day, who.lang),
        games=[_game(name, day, who, _solved(request, who, name)) for name in games_with_puzzles()],
    )


def _game(name: str, day: date, who: Visitor, solved: Sequence[str]) -> dict[str, Any]:
    pool = puzzles(name)
    rows = [
        {
            "url": _url(name, one.id),
            "number": number,
            "title": telling.title(one, who.lang),
            "grade": one.grade,
            "mode": titles(game(name), who.lang).mode(one.snapshot["options"]),
            "done": one.id in solved,
        }
        for number, one in enumerate(pool, 1)
    ]
    chosen = daily(name, day)
    return {
        "name": name,
        "said": titles(game(name), who.lang),
        "daily": {"url": f"/puzzles/{name}/daily", **rows[pool.index(chosen)]},
        "daily_url": f"/puzzles/{name}/daily",
        "grades": [(grade, [row for row in rows if row["grade"] == grade]) for grade in GRADES],
        "count": len(rows),
        "solved": sum(row["done"] for row in rows),
    }


async def show_puzzle(request: Request) -> Response:
    """GET /puzzles/<game>/<id>: its table, and what is wanted there."""
    return _page(request, _puzzle(request.path_params), None)


async def show_daily(request: Request) -> Response:
    """GET /puzzles/<game>/daily: the puzzle of the day."""
    name = request.path_params["game"]
    if not has_puzzles(name):
        raise HTTPException(404)
    return _page(request, daily(name, today()), today())


def _page(request: Request, wanted: Puzzle, day: date | None) -> Response:
    who, name = visitor(request), wanted.game
    live = Live(PuzzleTable.of(wanted, who.lang, who.id, who.person.name))
    pool = puzzles(name)
    number = pool.index(wanted) + 1
    solved = _solved(request, who, name)
    others = (one for one in [*pool[number:], *pool[:number]] if one.id not in solved and one != wanted)
    after, said, dated, share = next(others, None), words(who.lang), None, None
    if day is not None:
        dated, title = telling.day_of(day, who.lang), titles(game(name), who.lang).title
        share = said("puzzle-share-text", game=title, day=dated, number=number_of(day))
    told: dict[str, Any] = {
        "id": wanted.id,
        "url": _url(name, wanted.id),
        "number": number,
        "count": len(pool),
        "title": telling.title(wanted, who.lang),
        "task": telling.task(wanted, who.lang),
        "grade": wanted.grade,
        "grade_said": said("puzzle-grade", grade=wanted.grade),
        "done": wanted.id in solved,
        "next": _url(name, after.id) if after else None,
        "day": dated,
        "share": share,
    }
    return exercise(request, "puzzle.html", live, f"{_url(name, wanted.id)}/ws", puzzle=told)


def _url(name: str, identity: str) -> str:
    return f"/puzzles/{name}/{identity}"


def _puzzle(params: dict[str, Any]) -> Puzzle:
    """The puzzle an address names; HTTPException 404 if there is none."""
    try:
        return puzzle(params["game"], params["puzzle"])
    except LudosphereError:
        raise HTTPException(404) from None


def _solved(request: Request | WebSocket, who: Visitor, name: str) -> list[str]:
    return [] if who.new else lessons_done(parts(request).tables.store.database, who.id, f"{_KEPT}{name}")


async def show_puzzle_picture(request: Request) -> Response:
    """GET /table/puzzle.<game>.<id>/picture/<token>.svg"""
    table = PuzzleTable.of(_puzzle(request.path_params), LANGUAGES[0], "")
    return table_picture(table, request.path_params["token"])


# --- a puzzle's table -----------------------------------------------------------------------------------
def as_lesson(wanted: Puzzle) -> Lesson:
    """A puzzle as a lesson: its position and what may be played. Whether it is solved its line decides."""
    moves, seat, allowed = wanted.lines[0].moves, wanted.seat, wanted.permits
    return Lesson(wanted.id, wanted.position, _never, moves, "", seat=seat, allowed=allowed)


def _never(position: Position, events: Sequence[Event]) -> bool:
    return False


class PuzzleTable(LessonTable):
    """The table of a puzzle. Build one with `of`."""

    puzzle: Puzzle
    solution = False
    """Is its solution shown here?"""

    @classmethod
    def of(cls, wanted: Puzzle, lang: str, person: str, called: str = "", seq: int = 1) -> Self:
        """The puzzle at its beginning, for a person. seq: where it is counted from."""
        name, identity = wanted.game, f"puzzle.{wanted.game}.{wanted.id}"
        other = Seat.human(words(lang)("puzzle-opponent"), _NOBODY)
        table = cls.begun(name, as_lesson(wanted), lang, person, called, seq, identity, other)
        table.puzzle = wanted
        return table

    def proposes(self, seat: int) -> bool:
        """Nothing is proposed here: to find it is what a puzzle is for."""
        return False

    def verdict(self) -> Verdict | None:
        """What was played so far is worth; None while the line isn't over."""
        return self.puzzle.verdict([notation for _, notation in self.moves])


class PuzzleScreen(Screen):
    """A page with a puzzle. When a line is over the game could go on, but nothing more of it is offered."""

    def moment(self, live: Live) -> Moment:
        """What the screen ought to show now."""
        found, table = super().moment(live), live.table
        assert isinstance(table, PuzzleTable)
        if self.at is not None:
            return found
        say = words(self.lang)
        verdict = None if table.solution else table.verdict()
        if table.solution:
            sign, said = "eye", capital(say("puzzle-show"))
        elif verdict is None:
            return found
        elif verdict.best:
            sign, said = "confirm", capital(say("puzzle-is-solved"))
        else:
            sign, said = "replay", say("puzzle-over")
        undo = not table.solution and found.turn["undo"] is True
        facts = {**common(self.lang), "sign": sign, "said": said, "undo": undo}
        bar = environment().get_template("puzzle_bar.html").render(facts)
        # held: nobody is waited for
        turn = {**found.turn, "mine": False, "held": True, "undo": undo}
        return replace(
            found, fragments={**found.fragments, "bar": bar}, turn=turn, legal=[], basket=None, messages={}
        )


# --- the line -------------------------------------------------------------------------------------------
async def puzzle_socket(socket: WebSocket) -> None:
    """The endpoint /puzzles/<game>/<id>/ws?lang=&seq=&at=&text=: a table that goes when the page goes."""
    await serve(socket, lambda who: PuzzleLine(socket, who, _puzzle(socket.path_params)))


class PuzzleLine(LessonLine):
    """One page with one puzzle."""

    answers = False

    def __init__(self, socket: WebSocket, who: Visitor, wanted: Puzzle) -> None:
        self._puzzle = wanted
        self._verdict: Verdict | None = None
        self._hints = 0
        self._shown = 0
        """How many steps of the solution are shown on the board; 0: it wasn't asked for."""
        super().__init__(socket, who, wanted.game, as_lesson(wanted))
        self._screen = PuzzleScreen(who.lang, who.id, text=self._screen.text)
        self._begin()
        for question in ("propose", "hint"):
            self._questions.pop(question, None)
        del self._commands["guess"]
        self._commands |= {
            "puzzle-hint": self._hint,
            "puzzle-solution": self._solution,
            "puzzle-step": self._step,
        }

    def _begun(self, seq: int) -> PuzzleTable:
        who = self._who
        return PuzzleTable.of(self._puzzle, who.lang, who.id, who.person.name, seq)

    @property
    def _table(self) -> PuzzleTable:
        table = self._teacher.table
        assert isinstance(table, PuzzleTable)
        return table

    # --- commands ------------------------------------------------------------------------------------------
    def _check_permitted(self, action: int | None, position: Position | None = None) -> None:
        """Raises Refused for what is no part of the puzzle, and when its line is over."""
        if self._verdict is not None or self._shown:
            raise self._over()
        super()._check_permitted(action, position)

    def _undo(self, message: dict[str, Any]) -> None:
        """Takes back what was tried; of the solution that is shown, nothing."""
        if self._shown:
            raise self._over()
        super()._undo(message)

    def _over(self) -> Refused:
        text = words(self._screen.lang)("puzzle-over")
        return Refused("rule", text, reason=text)

    def _says(self, what: str, **args: Any) -> str:
        """Why something isn't played; nothing else is asked for."""
        return telling.only(self._screen.lang)

    def _reset(self, message: dict[str, Any]) -> None:
        self._begin_again()
        self._announce({"type": "puzzle", "begun": True})

    def _begin_again(self, solution: bool = False) -> None:
        self._reached, self._verdict, self._shown = False, None, int(solution)
        self._screen.at, self._screen.full = None, True
        table = self._begun(self.live.table.seq + 1)
        table.solution = solution
        self._teacher.begin(table)

    def _hint(self, message: dict[str, Any]) -> None:
        found = telling.hints(self._puzzle, self._screen.lang)
        self._hints = min(self._hints + 1, len(found))
        self._announce({"type": "puzzle", "hints": found[: self._hints], "more": self._hints < len(found)})

    def _solution(self, message: dict[str, Any]) -> None:
        """The solution in words; the board goes back to the beginning, and then step by step."""
        self._begin_again(solution=True)
        self._announce({"type": "puzzle", "solution": telling.explanation(self._puzzle, self._screen.lang)})

    def _step(self, message: dict[str, Any]) -> None:
        moves = self._puzzle.lines[0].moves
        if not self._shown or self._shown > len(moves):
            raise Refused("puzzle-no-step", "There is no further step of the solution.")
        move, seat = moves[self._shown - 1], self._puzzle.seat
        self._shown += 1
        self._teacher.do(self.live, seat, lambda table: table.act(seat, [move]))
        self._announce({"type": "puzzle", "step": self._shown - 1, "more": self._shown <= len(moves)})

    # --- the goal ------------------------------------------------------------------------------------------
    def _look_at_it(self) -> None:
        """After a change: is the line over now? Then the page is told what it is worth."""
        if self._shown:
            return
        before, self._verdict = self._verdict, self._table.verdict()
        if self._verdict is None:
            if before is not None:  # the last action was taken back
                self._reached = False
                self._announce({"type": "puzzle", "begun": True})
            return
        if self._verdict == before:
            return
        lang = self._screen.lang
        answer: dict[str, Any] = {
            "type": "puzzle",
            "best": self._verdict.best,
            "text": telling.verdict(self._puzzle, self._verdict, lang),
        }
        if self._verdict.best:
            self._reached = True
            self._note(f"{_KEPT}{self._name}", [one.id for one in puzzles(self._name)])
            answer["solution"] = telling.explanation(self._puzzle, lang)
        self._announce(answer)
