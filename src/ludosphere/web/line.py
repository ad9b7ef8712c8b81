"""An open WebSocket at a table: messages are answered one by one, the newest state goes out at every change.

Two tasks per line: one reads, one sends the state. Whatever goes wrong, the other end gets an answer and the
line stays open.
"""

from __future__ import annotations

import asyncio
import json
import logging
from abc import ABC, abstractmethod
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.errors import LudosphereError
from ..database import Away
from ..people import Person
from ..play.errors import Refused
from ..tables.service import Live
from .metrics import Metrics
from .sign_outs import SignOuts

_log = logging.getLogger(__name__)
_BURST = 60
"""So many messages are read at once; after that each takes at least so many seconds:"""
_SLOWEST = 0.05
_HICCUP = 5.0
"""Seconds a command waits for a database that is away, before it is refused."""
MESSAGE_LIMIT = 8 * 1024
TEXT_LIMIT = 64 * 1024
"""Of a message with what somebody typed: whatever it is, it gets a sentence that fits."""


class Line(ABC):
    """One socket at one table. What it sends and understands is up to its subclass."""

    def __init__(self, socket: WebSocket, live: Live, person: Person | None) -> None:
        """person: whose line it is, as they are now; None: who only watches, and didn't say who they are."""
        self.socket = socket
        self.live = live
        self.person = person
        self.ended = False
        """Have they signed out everywhere since?"""
        self.metrics: Metrics = socket.app.state.metrics
        self.wake = asyncio.Event()
        """Set it, and the newest state is sent."""
        self._sending = asyncio.Lock()
        self._away = False
        """Was the last message refused only because the database is away?"""
        self._sign_outs: SignOuts = socket.app.state.sign_outs

    @abstractmethod
    def draw(self) -> str:
        """The newest state as a message."""

    @abstractmethod
    def does(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Does what a message asks, or answers it; raises LudosphereError."""

    @abstractmethod
    def refusal(self, error: LudosphereError | None) -> dict[str, Any]:
        """The answer when something can't be done; None: through a mistake of ours."""

    @abstractmethod
    def again(self) -> None:
        """Whoever is at the other end has something old: everything is to be sent anew."""

    def end(self) -> None:
        """Whoever opened the line has signed out everywhere: it does nothing more, says so and closes."""
        self.ended = True
        self.wake.set()

    def _check_signed(self) -> None:
        """Raises Refused if the line has ended."""
        if self.ended:
            raise Refused("signed-out", "The connection has ended: you have signed out everywhere.")

    async def run(self) -> None:
        """Serves until the other end goes away, or whoever it is signs out everywhere."""
        self._sign_outs.enter(self)
        self.live.watchers.add(self.wake)
        self.wake.set()
        sender = asyncio.create_task(self._send_states())
        try:
            with self.metrics.socket():
                await self._read()
        except WebSocketDisconnect:
            pass  # it went away, perhaps while it was being answered
        finally:
            self._sign_outs.leave(self)
            self.live.watchers.discard(self.wake)
            sender.cancel()
            self.finish()
            await asyncio.gather(sender, return_exceptions=True)

    def finish(self) -> None:  # noqa: B027 (most lines have nothing to let go of)
        """The other end has gone: whatever refers to this line lets go of it."""

    async def send(self, message: dict[str, Any]) -> None:
        """Sends a message."""
        await self._send_text(json.dumps(message, ensure_ascii=False))

    async def _send_states(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            try:
                self._check_signed()
                with self.metrics.draw():
                    text = self.draw()
            except Refused as refusal:  # whoever is at the other end may not see the table any more
                await self.send(self.refusal(refusal))
                await self.socket.close(4401 if self.ended else 4404)
                return
            except Exception:
                # A mistake of ours: the other end must hear of it, or it would wait for ever.
                _log.exception("table %s can't be drawn", self.live.table.id)
                if self.socket.app.state.tables.examine(self.live):
                    continue  # it was closed: there is news to send
                await self.send(self.refusal(None))
                await self.socket.close(1011)
                return
            await self._send_text(text)

    async def _send_text(self, text: str) -> None:
        async with self._sending:
            try:
                await self.socket.send_text(text)
            except RuntimeError as error:  # so Starlette says that the line is closed already
                raise WebSocketDisconnect(1006) from error

    async def _read(self) -> None:
        loop, free = asyncio.get_running_loop(), 0.0
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            free = max(free, loop.time() - _BURST * _SLOWEST) + _SLOWEST
            await asyncio.sleep(max(0.0, free - loop.time()))  # who sends too fast is read slowly
            answer = await self._patiently(received.get("text") or "")
            if answer is not None:
                await self.send(answer)

    async def _patiently(self, text: str) -> dict[str, Any] | None:
        """The answer to a message. What failed because the database is away is tried again when it is back.

        Only a message with an id is: should it have been done after all, it is known by that.
        """
        answer = self._answer(text)
        if self._away and await self.socket.app.state.tables.store.database.outage.over(_HICCUP):
            answer = self._answer(text)
        return answer

    def _answer(self, text: str) -> dict[str, Any] | None:
        """What is sent back, if anything. What was typed is answered as `entry`, or as `chat`."""
        more: dict[str, Any] = {}
        message: dict[str, Any] = {}
        self._away = False
        try:
            message |= _message(text)
            if message["type"] == "say":
                more["entry"] = True
            elif message["type"] in ("chat", "mute", "report"):
                more["chat"] = True
            with self.metrics.command(message["type"]):
                self._check_signed()
                return self.does(message)
        except LudosphereError as error:
            if isinstance(error, Refused) and error.key in ("stale", "elsewhere"):
                self.again()
            self._away = isinstance(error, Away) and isinstance(message.get("id"), str)
            return more | self.refusal(error)
        except Exception:
            _log.exception("table %s: a message could not be answered", self.live.table.id)
            self.again()
            return more | self.refusal(None)


def _message(text: str) -> dict[str, Any]:
    """A message is an object with a `type`; long ones are only for what somebody typed."""
    if len(text) > TEXT_LIMIT:
        raise unreadable()
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise unreadable() from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise unreadable()
    if len(text) > MESSAGE_LIMIT and message["type"] != "say":
        raise unreadable()
    return message


def unreadable() -> Refused:
    """A message nobody understands."""
    return Refused("message", "The server doesn't know this message.")
