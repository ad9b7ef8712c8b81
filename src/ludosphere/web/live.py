"""The WebSocket of a table's page: commands come in, states go out.

Whoever names an old seq is told so and gets everything anew: a page never stays behind in silence.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from starlette.websockets import WebSocket

from ..core.contract import Path
from ..core.errors import LudosphereError
from ..kit.presenter import Basket
from ..play.errors import Refused
from ..play.table import Table
from ..tables.service import Live
from .about import about
from .access import check_may_see, check_whole, may_look, may_see
from .album import described, names_of, undoing
from .basket import MOST, basket_of, shown
from .errors import sentence
from .fresh import check_fresh, command_of
from .guide import section_url
from .line import Line, unreadable
from .pages import words
from .parts import parts, visited
from .pictures import addressed
from .state import Clocks, Screen
from .talk import Ear, Talk
from .visitor import visitor

_PATH_LIMIT = 6


async def table_socket(socket: WebSocket) -> None:
    """The endpoint /table/<id>/ws?lang=&seq=&at=&text=&analysis=."""
    await socket.accept()
    who = visitor(socket)
    try:
        live = visited(socket)
    except LudosphereError as error:
        await socket.send_json({"type": "refused", "text": sentence(error, words(who.lang)), "seq": 0})
        await socket.close(4404)
        return
    text, study = (socket.query_params.get(name) == "1" for name in ("text", "analysis"))
    screen = Screen(who.lang, who.id, study=study, text=text, holidays=parts(socket).tables.holidays)
    ear = Ear(live, who.id, who.person.name, words(who.lang), who.prefs.quiet)
    await Connection(socket, parts(socket).tables, live, screen, parts(socket).talk, ear).run()


class Host(Clocks, Protocol):
    """Whoever does what a page asks of its table, and lets the others there go on: `Tables`, or a teacher."""

    def do(self, live: Live, seat: int, what: Callable[[Table], bool], command_id: str | None = None) -> bool:
        """Does a command of a seat; False if it was known already. See `Table`. Raises Refused."""
        ...

    def ready(self, live: Live, seat: int) -> None:
        """Somebody at a shared screen can see it now: their time begins, if they have one."""
        ...


class Connection(Line):
    """One page at one table."""

    def __init__(
        self, socket: WebSocket, tables: Host, live: Live, screen: Screen, talk: Talk, ear: Ear
    ) -> None:
        super().__init__(socket, live, visitor(socket).person)
        self._tables = tables
        self._talk = talk
        self._ear = ear
        self._listening: set[asyncio.Task[None]] = set()
        self._screen = screen
        self._commands: dict[str, Callable[[dict[str, Any]], None]] = {
            "play": self._play,
            "fill": self._fill,
            "say": self._say,
            "ready": self._ready,
            "undo": self._undo,
            "confirm": self._confirm,
            "sync": self._sync,
            "at": self._at,
            "seat": self._seat,
            "look": self._look,
            "listen": self._listen,
            "chat": self._chat,
        }
        self._questions: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
            "why": self._why,
            "propose": self._propose,
            "basket": self._basket,
            "about": lambda message: about(self.live, self._screen, _ref(message)),
            "mute": lambda message: self._talk.mute(self._ear, _number(message)),
            "report": lambda message: self._talk.report(self._ear, _number(message)),
            "ping": lambda message: {"type": "pong"},
        }
        self._begin()

    def _begin(self) -> None:
        query, table = self.socket.query_params, self.live.table
        at = query.get("at", "")
        if at.isdecimal() and len(at) < 7 and table.header.base_moves <= int(at) <= len(table.moves):
            self._screen.at = int(at)
        look = query.get("look", "")
        if look.isdecimal() and len(look) < 3 and may_look(table.header, self._ear.person):
            self._screen.looks = int(look) if int(look) < len(table.header.seats) else None
        if query.get("seq") == str(table.seq) and self._screen.at == (int(at) if at.isdecimal() else None):
            try:
                self._screen.has(self.live)
            except Exception:
                self._screen.full = True  # `_send_states` tells what is wrong

    async def run(self) -> None:
        """Serves the page, and tells it what others write, until it goes away."""
        self._talk.enter(self._ear)
        talker = asyncio.create_task(self._tell())
        try:
            await super().run()
        finally:
            self._talk.leave(self._ear)
            for task in (talker, *self._listening):
                task.cancel()

    def finish(self) -> None:
        """Lets go of the commands, for they know this line: else it would wait for the garbage collector."""
        self._commands.clear()
        self._questions.clear()

    async def _tell(self) -> None:
        while True:
            message = await self._ear.waiting.get()
            if not self.ended and may_see(self.live.table.header, self._ear.person):
                await self.send(message)

    def draw(self) -> str:
        """What changed on the page since its last state; raises Refused if it may not be seen any more."""
        check_may_see(self.live.table.header, self._ear.person)
        check_whole(self.live.table.header)
        at, table = self._screen.at, self.live.table
        if at is not None and not table.header.base_moves <= at <= len(table.moves):
            self._screen.at = None  # the moment was taken back
        return self._screen.message(self.live, self._tables)

    def does(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """A question is answered; a command is done, and the new state tells of it."""
        check_may_see(self.live.table.header, self._ear.person)
        if message["type"] not in _ANYTIME and not self.live.table.header.begun:
            # Nobody learns anything of the deal while seats can be changed.
            raise Refused("not-begun", "The game begins when every seat is taken.")
        if message["type"] in self._questions:
            return self._questions[message["type"]](message)
        if message["type"] not in self._commands:
            raise unreadable()
        self._commands[message["type"]](message)
        return None

    def refusal(self, error: LudosphereError | None) -> dict[str, Any]:
        """A sentence for the page."""
        text = words(self._screen.lang)("refused-crash") if error is None else self._sentence(error)
        answer = {"type": "refused", "text": text, "seq": self.live.table.seq, "rule": self._rule(error)}
        return {**answer, "broken": True} if self.live.table.header.stage == "broken" else answer

    def _rule(self, error: LudosphereError | None) -> str | None:
        """Where the guide explains a refusal by its key; None if it doesn't."""
        why = error.args_of_text.get("why") if error else None
        return section_url(self.live.table.game.name, f"why:{why}", self._screen.lang) if why else None

    def again(self) -> None:
        """Sends everything anew."""
        self._sync({})

    def _sentence(self, error: LudosphereError) -> str:
        say = words(self._screen.lang)
        return sentence(error, say, names_of(self.live.table.header, say))

    # --- commands ----------------------------------------------------------------------------------
    def _play(self, message: dict[str, Any]) -> None:
        path, follows, seat = _path(message), message.get("follows") is True, self._acting()
        try:
            self._do(message, seat, lambda table, known: table.play_path(seat, path, known, follows), path)
        except Refused as refusal:
            if refusal.key != "illegal":
                raise
            raise self._reason(path) or refusal from None

    def _fill(self, message: dict[str, Any]) -> None:
        """Plays all that lies in a basket."""
        seat = self._acting()
        self._do(message, seat, lambda table, known: table.act(seat, self._filled(message).moves, known))

    def _say(self, message: dict[str, Any]) -> None:
        """Plays what was typed. A refusal costs nothing and changes nothing; the text may be sent again."""
        text, seat, lang = message.get("text"), self._acting(), self._screen.lang
        if not isinstance(text, str):
            raise unreadable()
        said = text.encode(errors="replace").decode()  # half a character can't be answered
        self._do(message, seat, lambda table, known: table.say(seat, said, lang, known), says=True)

    def _ready(self, message: dict[str, Any]) -> None:
        """Whoever acts here sees the table now: if it was handed over to them, their time begins."""
        seat = self._screen.seat(self.live.table)
        if seat is not None and self._screen.at is None:
            self._tables.ready(self.live, seat)

    def _undo(self, message: dict[str, Any]) -> None:
        undoer = undoing(self.live.table, self._acting())
        assert undoer is not None
        self._do(message, undoer, lambda table, known: table.undo(undoer, known))

    def _confirm(self, message: dict[str, Any]) -> None:
        seat = self._acting()
        self._do(message, seat, lambda table, known: table.confirm(seat, known))

    def _do(
        self,
        message: dict[str, Any],
        seat: int,
        what: Callable[[Table, str | None], bool],
        path: Path | None = None,
        says: bool = False,
    ) -> None:
        """Does a command once, if it is about the table as it stands; see `check_fresh`."""
        known = self._command_id(message)
        if self.live.table.knows(known):
            self._sync({})  # it was sent twice: it counted once, and the page gets what came of it
            return
        self._check_now(message, seat, path, says)
        self._tables.do(self.live, seat, lambda table: what(table, known), known)

    def _command_id(self, message: dict[str, Any]) -> str | None:
        given = message.get("id")
        if not isinstance(given, str | None) or len(given or "") > 64:
            raise unreadable()
        return command_of(self._ear.person, given)

    def _sync(self, message: dict[str, Any]) -> None:
        self._screen.full = True
        self.wake.set()

    def _at(self, message: dict[str, Any]) -> None:
        moves = message.get("n")
        if moves is not None:
            if type(moves) is not int:
                raise unreadable()
            self.live.table.at(moves)
        self._screen.at = moves
        self._screen.tries = message.get("tries") is True
        self.wake.set()

    def _seat(self, message: dict[str, Any]) -> None:
        seat = message.get("seat")
        if type(seat) is not int:
            raise unreadable()
        self._screen.ask_for(seat, self.live.table)
        self.wake.set()

    def _look(self, message: dict[str, Any]) -> None:
        seat = message.get("seat")
        self._screen.look(None if seat is None else _number(message, "seat"), self.live.table)
        self.wake.set()

    # --- people -------------------------------------------------------------------------------------
    def _listen(self, message: dict[str, Any]) -> None:
        after = _number(message, "after")
        task = asyncio.create_task(self._talk.listen(self._ear, after))
        self._listening.add(task)
        task.add_done_callback(self._listening.discard)

    def _chat(self, message: dict[str, Any]) -> None:
        text = message.get("text")
        if not isinstance(text, str):
            raise unreadable()
        self._talk.write(self._ear, text.encode(errors="replace").decode())

    def _acting(self) -> int:
        seat = self._screen.seat(self.live.table)
        if seat is None:
            raise Refused("not-yours", "You have no seat at this table; you are watching.")
        return seat

    def _check_now(
        self, message: dict[str, Any], seat: int, path: Path | None = None, says: bool = False
    ) -> None:
        """Is the command about the table as it stands, or about one that differs only by what others did?"""
        if self._screen.at is not None:
            raise Refused("past", "This is a moment of the past: go back to the present to play.")
        check_fresh(self.live.table, message.get("seq"), seat, path, says)

    # --- questions ---------------------------------------------------------------------------------
    def _propose(self, message: dict[str, Any]) -> dict[str, Any]:
        """What the rules of thumb would do next, in sentences; nothing happens yet."""
        table, seat, lang = self.live.table, self._acting(), self._screen.lang
        self._check_now(message, seat)
        found = table.proposal(seat)
        return {
            "type": "proposal",
            "seq": table.seq,
            "steps": [described(world, seat, action, lang) for world, action in found.steps],
            "ends": found.ends,
        }

    def _basket(self, message: dict[str, Any]) -> dict[str, Any]:
        """A basket with what was picked, as it looks then; nothing happens yet."""
        self._check_now(message, self._acting())
        found, header = self._filled(message), self.live.table.header
        fragments = {name: addressed(html, header) for name, html in found.panels().items()}
        return {"type": "basket", "fragments": fragments, **shown(found, _picks(message))}

    def _filled(self, message: dict[str, Any]) -> Basket:
        """The basket with the picks of a message; raises Refused."""
        picks, lang = _picks(message), self._screen.lang
        if found := basket_of(self.live.table.position, self._acting(), picks, lang):
            return found
        raise Refused("illegal", "The rules don't allow that now.")

    def _why(self, message: dict[str, Any]) -> dict[str, Any]:
        path = _path(message)
        found = self._reason(path)
        text = self._sentence(found) if found else ""
        return {"type": "why", "path": path, "text": text, "rule": self._rule(found)}

    def _reason(self, path: Path) -> Refused | None:
        """Why the path can't be played now, in the reader's language; None if it can, or nobody knows."""
        table, at = self.live.table, self._screen.at
        if at is None and not table.to_move():
            return Refused("over" if table.over else "held", "Nobody has anything to decide now.")
        position = table.position if at is None else table.at(at)
        tries = at is not None and self._screen.tries
        seat = self._screen.moment(self.live).seen.seat if tries else self._screen.seat(table)
        if seat is None and table.game.secrets:  # an answer might tell what the seat alone knows
            return Refused("not-yours", "You have no seat at this table; you are watching.")
        refusal = position.why_not(next(iter(position.to_move()), 0) if seat is None else seat, path)
        if refusal is None:
            return None
        text = position.faces().worded(position, refusal, self._screen.lang)
        return Refused("rule", text, reason=text, why=refusal.key)


_ANYTIME = ("ping", "sync", "listen", "chat", "mute", "report")
"""What may be asked before the game begins."""


def _ref(message: dict[str, Any]) -> str:
    ref = message.get("ref")
    if not isinstance(ref, str) or not 0 < len(ref) <= 80 or not ref.isprintable():
        raise unreadable()
    return ref


def _number(message: dict[str, Any], name: str = "line") -> int:
    number = message.get(name)
    if type(number) is not int or not 0 <= number < 2**31:
        raise unreadable()
    return number


def _path(message: dict[str, Any]) -> Path:
    return _refs(message, "path", 1, _PATH_LIMIT)


def _picks(message: dict[str, Any]) -> Path:
    return _refs(message, "picks", 0, MOST)


def _refs(message: dict[str, Any], name: str, least: int, most: int) -> Path:
    refs = message.get(name)
    if not isinstance(refs, list) or not least <= len(refs) <= most:
        raise unreadable()
    if not all(isinstance(ref, str) and len(ref) <= 80 and ref.isprintable() for ref in refs):
        raise unreadable()
    return tuple(refs)
