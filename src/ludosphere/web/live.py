"""The WebSocket of an open table: commands come in, states go out.

Two tasks per connection: one reads commands, one sends the newest state whenever the table changed. Whoever
names an old seq is told so and gets everything anew: a page never stays behind in silence.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.errors import LudosphereError
from ..core.position import Path
from ..tables.errors import NoSuchTable, Refused, StoreError
from ..tables.service import Live, Tables
from .album import described, names_of, undoing
from .errors import sentence
from .pages import words
from .state import Screen
from .visitor import visitor

_log = logging.getLogger(__name__)
MESSAGE_LIMIT = 8 * 1024
TEXT_LIMIT = 64 * 1024
"""Of a message with what somebody typed: whatever it is, it gets a sentence that fits."""
_PATH_LIMIT = 6


async def table_socket(socket: WebSocket) -> None:
    """The endpoint /table/<id>/ws?lang=&seq=&at=."""
    await socket.accept()
    who = visitor(socket)
    tables: Tables = socket.app.state.tables
    try:
        live = tables.open(socket.path_params["table"])
    except (NoSuchTable, StoreError) as error:
        await socket.send_json({"type": "refused", "text": sentence(error, words(who.lang)), "seq": 0})
        await socket.close(4404)
        return
    screen = Screen(who.lang, owner=who.owner == live.table.header.owner)
    await Connection(socket, tables, live, screen).run()


class Connection:
    """One page at one table."""

    def __init__(self, socket: WebSocket, tables: Tables, live: Live, screen: Screen) -> None:
        self._socket = socket
        self._tables = tables
        self._live = live
        self._screen = screen
        self._wake = asyncio.Event()
        self._sending = asyncio.Lock()
        self._commands: dict[str, Callable[[dict[str, Any]], None]] = {
            "play": self._play,
            "say": self._say,
            "ready": self._ready,
            "undo": self._undo,
            "confirm": self._confirm,
            "sync": self._sync,
            "at": self._at,
            "seat": self._seat,
        }
        self._questions: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
            "why": self._why,
            "propose": self._propose,
            "ping": lambda message: {"type": "pong"},
        }

    async def run(self) -> None:
        """Serves the page until it goes away."""
        self._begin()
        self._live.watchers.add(self._wake)
        self._wake.set()
        sender = asyncio.create_task(self._send_states())
        try:
            await self._read()
        except WebSocketDisconnect:
            pass  # the page went away, perhaps while it was being answered
        finally:
            self._live.watchers.discard(self._wake)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    def _begin(self) -> None:
        query, table = self._socket.query_params, self._live.table
        at = query.get("at", "")
        if at.isdecimal() and len(at) < 7 and table.header.base_moves <= int(at) <= len(table.moves):
            self._screen.at = int(at)
        if query.get("seq") == str(table.seq) and self._screen.at == (int(at) if at.isdecimal() else None):
            try:
                self._screen.has(self._live)
            except Exception:
                self._screen.full = True  # `_send_states` tells what is wrong

    async def _send_states(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                text = self._screen.message(self._live, self._tables)
            except Exception:
                # A mistake of ours: the page must hear of it, or it would wait for ever.
                _log.exception("table %s can't be drawn", self._live.table.id)
                await self._send(self._refused(words(self._screen.lang)("refused-crash")))
                await self._socket.close(1011)
                return
            await self._send_text(text)

    async def _send(self, message: dict[str, Any]) -> None:
        await self._send_text(json.dumps(message, ensure_ascii=False))

    async def _send_text(self, text: str) -> None:
        async with self._sending:
            try:
                await self._socket.send_text(text)
            except RuntimeError as error:  # so Starlette says that the line is closed already
                raise WebSocketDisconnect(1006) from error

    async def _read(self) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            answer = self._answer(received.get("text") or "")
            if answer is not None:
                await self._send(answer)

    def _answer(self, text: str) -> dict[str, Any] | None:
        """Does what a message asks; whatever goes wrong, the page gets an answer and the line stays open."""
        answer: dict[str, Any] = {}
        try:
            message = _message(text)
            if message["type"] == "say":
                answer["entry"] = True
            if message["type"] in self._questions:
                return self._questions[message["type"]](message)
            self._commands[message["type"]](message)
        except LudosphereError as error:
            if isinstance(error, Refused) and error.key in ("stale", "elsewhere"):
                self._sync({})
            return answer | self._refused(self._sentence(error))
        except Exception:
            _log.exception("table %s: a message could not be answered", self._live.table.id)
            self._sync({})
            return answer | self._refused(words(self._screen.lang)("refused-crash"))
        return None

    def _refused(self, text: str) -> dict[str, Any]:
        return {"type": "refused", "text": text, "seq": self._live.table.seq}

    def _sentence(self, error: LudosphereError) -> str:
        say = words(self._screen.lang)
        return sentence(error, say, names_of(self._live.table.header, say))

    # --- commands ----------------------------------------------------------------------------------
    def _play(self, message: dict[str, Any]) -> None:
        path, command_id = _path(message), _command_id(message)
        table = self._live.table
        seat = self._acting()
        if table.knows(command_id):
            self._sync(message)  # sent twice: it counted once
            return
        self._check_now(message, seat, path)
        try:
            self._tables.play(self._live, seat, path, command_id)
        except Refused as refusal:
            if refusal.key != "illegal":
                raise
            reason = self._reason(path) or self._sentence(refusal)
            raise Refused("rule", reason, reason=reason) from None

    def _say(self, message: dict[str, Any]) -> None:
        """Plays what was typed. A refusal costs nothing and changes nothing; the text may be sent again."""
        text, command_id, lang = message.get("text"), _command_id(message), self._screen.lang
        if not isinstance(text, str):
            raise _unreadable()
        text = text.encode(errors="replace").decode()  # half a character can't be answered
        seat = self._acting()
        if self._live.table.knows(command_id):
            self._sync(message)
            return
        self._check_now(message, seat, says=True)
        self._tables.say(self._live, seat, text, lang, command_id)

    def _ready(self, message: dict[str, Any]) -> None:
        """Whoever acts here sees the table now: if it was handed over to them, their time begins."""
        seat = self._screen.seat(self._live.table)
        if seat is not None and self._screen.at is None:
            self._tables.ready(self._live, seat)

    def _undo(self, message: dict[str, Any]) -> None:
        undoer = undoing(self._live.table, self._acting())
        assert undoer is not None
        self._check_now(message, undoer)
        self._tables.undo(self._live, undoer)

    def _confirm(self, message: dict[str, Any]) -> None:
        seat = self._acting()
        self._check_now(message, seat)
        self._tables.confirm(self._live, seat)

    def _sync(self, message: dict[str, Any]) -> None:
        self._screen.full = True
        self._wake.set()

    def _at(self, message: dict[str, Any]) -> None:
        moves = message.get("n")
        if moves is not None:
            if type(moves) is not int:
                raise _unreadable()
            self._live.table.at(moves)
        self._screen.at = moves
        self._wake.set()

    def _seat(self, message: dict[str, Any]) -> None:
        seat = message.get("seat")
        if type(seat) is not int:
            raise _unreadable()
        self._screen.ask_for(seat, self._live.table)
        self._wake.set()

    def _acting(self) -> int:
        seat = self._screen.seat(self._live.table)
        if seat is None:
            raise Refused(
                "not-yours", "Only the browser that opened this table plays at it; you are watching."
            )
        return seat

    def _check_now(
        self, message: dict[str, Any], seat: int, path: Path | None = None, says: bool = False
    ) -> None:
        """Is the command about the table as it stands, or about one that differs only by what others did?"""
        if self._screen.at is not None:
            raise Refused("past", "This is a moment of the past: go back to the present to play.")
        seen = message.get("seq")
        if seen != self._live.table.seq and not self._still_fits(seen, seat, path, says):
            raise Refused("stale", "The table has changed meanwhile: here it is as it stands now.")

    def _still_fits(self, seen: object, seat: int, path: Path | None, says: bool) -> bool:
        """Have only others acted since a page saw the table, while the seat could do the same as now?

        Where several decide at once, nobody should have to be quicker than the others.
        """
        table = self._live.table
        known = len(table.moves) - table.header.base_moves
        if type(seen) is not int or not table.undone_at <= seen < table.seq or table.seq - seen > known:
            return False
        missed = table.seq - seen
        if any(mover == seat for mover, _ in table.moves[-missed:]):
            return False
        before = table.at(len(table.moves) - missed)
        if says:  # in whatever language, it is asked for the same
            asked = [one.faces().entry(one, seat, "en") for one in (before, table.position)]
            return asked[0] is not None and asked[0] == asked[1]
        return bool(before.legal(seat)) and (path is None or path in before.paths(seat))

    # --- questions ---------------------------------------------------------------------------------
    def _propose(self, message: dict[str, Any]) -> dict[str, Any]:
        """What the rules of thumb would do next, in sentences; nothing happens yet."""
        table, seat, lang = self._live.table, self._acting(), self._screen.lang
        self._check_now(message, seat)
        found = table.proposal(seat)
        return {
            "type": "proposal",
            "seq": table.seq,
            "steps": [described(world, seat, action, lang) for world, action in found.steps],
            "ends": found.ends,
        }

    def _why(self, message: dict[str, Any]) -> dict[str, Any]:
        path = _path(message)
        return {"type": "why", "path": path, "text": self._reason(path)}

    def _reason(self, path: tuple[str, ...]) -> str:
        """Why the path can't be played now, in the reader's language; "" if it can, or nobody knows."""
        table, lang = self._live.table, self._screen.lang
        if self._screen.at is None and not table.to_move():
            key = "over" if table.over else "held"
            return words(lang)(f"refused-{key}")
        position = table.position if self._screen.at is None else table.at(self._screen.at)
        seat = self._screen.seat(table)
        if seat is None and table.game.secrets:
            return words(lang)("refused-not-yours")  # an answer might tell what the seat alone knows
        asking = seat if seat is not None else next(iter(position.to_move()), 0)
        try:
            return position.why_not(asking, path, lang) or ""
        except (LookupError, ValueError, TypeError, StopIteration):
            return words(lang)("refused-illegal")  # the path names nothing of this game


def _message(text: str) -> dict[str, Any]:
    if len(text) > TEXT_LIMIT:
        raise _unreadable()
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise _unreadable() from None
    if not isinstance(message, dict) or message.get("type") not in _TYPES:
        raise _unreadable()
    if len(text) > MESSAGE_LIMIT and message["type"] != "say":
        raise _unreadable()
    return message


_TYPES = ("play", "say", "ready", "undo", "confirm", "sync", "at", "seat", "why", "propose", "ping")


def _path(message: dict[str, Any]) -> tuple[str, ...]:
    path = message.get("path")
    if not isinstance(path, list) or not 0 < len(path) <= _PATH_LIMIT:
        raise _unreadable()
    if not all(isinstance(ref, str) and len(ref) <= 80 and ref.isprintable() for ref in path):
        raise _unreadable()
    return tuple(path)


def _command_id(message: dict[str, Any]) -> str | None:
    command_id = message.get("id")
    if not isinstance(command_id, str | None) or len(command_id or "") > 64:
        raise _unreadable()
    return command_id


def _unreadable() -> Refused:
    return Refused("message", "The server doesn't know this message.")
