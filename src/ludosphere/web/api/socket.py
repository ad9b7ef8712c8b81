"""The WebSocket of the API: states come as they change, moves go back over the same line."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket

from ...core.errors import LudosphereError
from ...people import Person
from ...play.errors import Refused
from ...tables.service import Live, Tables
from ..access import check_may_see
from ..errors import key_of, sentence, status_of
from ..line import Line, unreadable
from ..pages import words
from ..parts import parts
from ..visitor import wanted_language
from .checks import complaint
from .models import Move, Turn
from .moves import confirm, move, undo
from .states import state_of
from .tokens import caller_or_none

Asked = TypeVar("Asked", bound=BaseModel)


async def api_socket(socket: WebSocket) -> None:
    """The endpoint /api/v1/tables/<id>/ws?lang=: the token comes in the header Authorization."""
    tables = parts(socket).tables
    lang = wanted_language(socket)
    await socket.accept()
    try:
        person = caller_or_none(socket)
        live = tables.open(socket.path_params["table"])
        check_may_see(live.table.header, person.id if person else "")
    except HTTPException:
        await socket.send_json(_failure("token", words(lang)("refused-token")))
        await socket.close(4401)
    except LudosphereError as error:
        await socket.send_json(_failure(key_of(error), sentence(error, words(lang))))
        await socket.close(1013 if status_of(error) == 503 else 4404)
    else:
        await ApiLine(socket, tables, live, person, lang).run()


class ApiLine(Line):
    """One program at one table. Messages: {"type": "move", …}, "undo", "confirm", "sync", "ping"."""

    def __init__(
        self, socket: WebSocket, tables: Tables, live: Live, person: Person | None, lang: str
    ) -> None:
        super().__init__(socket, live, person)
        self._tables, self._person, self._lang = tables, person.id if person else None, lang
        self._told = len(live.table.moves)

    def draw(self) -> str:
        """The whole state: programs keep none."""
        check_may_see(self.live.table.header, self._person or "")
        moves = len(self.live.table.moves)
        state = state_of(self.live.table, self._person, self._lang, min(self._told, moves))
        self._told = moves
        return json.dumps(state, ensure_ascii=False, separators=(",", ":"))

    def does(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Does what a message asks, and says that it is done."""
        kind = message.pop("type")
        if kind == "ping":
            return {"type": "pong"}
        if kind == "sync":
            self.again()
            return None
        if self._person is None:
            raise Refused("not-yours", "You have no seat at this table; you are watching.")
        if kind == "move":
            done = move(self._tables, self.live, self._person, _read(Move, message), self._lang)
        elif kind == "undo":
            done = undo(self._tables, self.live, self._person, _read(Turn, message))
        elif kind == "confirm":
            done = confirm(self._tables, self.live, self._person, _read(Turn, message))
        else:
            raise unreadable()
        return {"type": "accepted", "id": message.get("id"), **done.model_dump()}

    def refusal(self, error: LudosphereError | None) -> dict[str, Any]:
        """A key and a sentence."""
        say = words(self._lang)
        if error is None:
            return _failure("crash", say("refused-crash"))
        return _failure(key_of(error), sentence(error, say))

    def again(self) -> None:
        """Sends the state anew."""
        self.wake.set()


def _failure(key: str, message: str) -> dict[str, Any]:
    return {"type": "refused", "error": {"key": key, "message": message}}


def _read(model: type[Asked], message: dict[str, Any]) -> Asked:
    try:
        return model.model_validate(message)
    except ValidationError as error:
        raise complaint(error) from None
