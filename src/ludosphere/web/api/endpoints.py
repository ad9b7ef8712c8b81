"""The endpoints of the API, each declared once with what it takes and gives: `spec` describes them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ...core.i18n import LANGUAGES
from ...core.registry import game, registered_games
from ...play.errors import Refused
from ...play.header import Seat
from ...play.pace import TEMPOS
from ...play.table import Table
from ...play.terms import Terms
from ...tables.service import Live
from ..access import check_may_see
from ..album import tells_nothing
from ..parts import parts
from ..visitor import wanted_language
from . import models
from .checks import BadRequest, complaint
from .moves import acting_seat, confirm, move, undo
from .states import facts_of, game_facts, state_of
from .tokens import caller, caller_or_none, token_of

PREFIX = "/api/v1"
Handler = Callable[[Request, BaseModel | None], Awaitable[BaseModel | Response]]


@dataclass(frozen=True)
class Endpoint:
    """One thing a program can ask for. refuses: the statuses, beside 400 and 429, it may be refused with."""

    method: str
    path: str
    summary: str
    handler: Handler
    gives: type[BaseModel] | None = None
    takes: type[BaseModel] | None = None
    status: int = 200
    token: str = "none"  # "none", "may" or "must"
    refuses: tuple[int, ...] = ()
    query: tuple[str, ...] = ("lang",)

    @property
    def name(self) -> str:
        """A name for it."""
        return str(getattr(self.handler, "__name__", ""))

    async def serve(self, request: Request) -> Response:
        """Reads, checks, does, answers."""
        if request.query_params.get("lang", LANGUAGES[0]) not in LANGUAGES:
            raise BadRequest(f"lang: {' or '.join(LANGUAGES)}")
        body = None if self.takes is None else await _body(request, self.takes)
        answer = await self.handler(request, body)
        if isinstance(answer, Response):
            return answer
        return JSONResponse(answer.model_dump(mode="json"), self.status)


async def _body(request: Request, model: type[BaseModel]) -> BaseModel:
    data = await request.body()
    try:
        return model.model_validate_json(data)
    except ValidationError as error:
        raise complaint(error) from None


# --- people and games ---------------------------------------------------------------------------------
async def new_guest(request: Request, body: BaseModel | None) -> BaseModel:
    """A person of one's own to play as."""
    assert isinstance(body, models.NewGuest)
    person = parts(request).people.newcomer(body.name)
    return models.Guest(name=person.name, token=token_of(request, person))


async def list_games(request: Request, body: BaseModel | None) -> BaseModel:
    """Every game with its options."""
    lang = wanted_language(request)
    facts = [models.GameFacts(**game_facts(game(name), lang)) for name in registered_games()]
    return models.Games(games=facts)


# --- tables ---------------------------------------------------------------------------------------------
async def list_tables(request: Request, body: BaseModel | None) -> BaseModel:
    """The caller's tables, or those of the lobby that wait for somebody."""
    tables, lang = parts(request).tables, wanted_language(request)
    which = request.query_params.get("which", "mine")
    if which == "lobby":
        person, headers = caller_or_none(request), tables.store.staged("open", "lobby")
    elif which == "mine":
        person = caller(request)
        headers = tables.store.owned(person.id)
    else:
        raise BadRequest("which: 'mine' or 'lobby'")
    mine = person.id if person else None
    known = (header for header in headers if header.game in registered_games())
    facts = [models.TableFacts(**facts_of(header, mine, lang)) for header in known]
    return models.TableList(tables=facts)


async def new_table(request: Request, body: BaseModel | None) -> BaseModel:
    """Opens a table."""
    assert isinstance(body, models.NewTable)
    person, tables = caller(request), parts(request).tables
    seats = [_seat(wish, person.id, person.name) for wish in body.seats]
    options = {**body.options, "seats": len(seats)}
    if body.seed is not None and any(wish.kind == "open" for wish in body.seats):
        raise Refused("seed-drawn", "Where others may sit down the seed is drawn: leave it out.")
    terms = Terms(
        body.game,
        options,
        seats,
        body.seed,
        access=body.access,
        watch=body.watch,
        tempo=TEMPOS[body.tempo],
        absent=body.absent or ("nothing" if body.tempo == "none" else "bot"),
    )
    table = Table.create(tables.store, person.id, terms)
    tables.add(table)
    return _state(request, table, person.id)


async def show_table(request: Request, body: BaseModel | None) -> BaseModel:
    """A table as the caller may see it."""
    person = caller_or_none(request)
    mine = person.id if person else None
    return _state(request, _live(request, mine).table, mine)


async def sit(request: Request, body: BaseModel | None) -> BaseModel:
    """Takes a free seat."""
    assert isinstance(body, models.Sit)
    person = caller(request)
    live = _live(request, person.id)
    free = [number for number, seat in enumerate(live.table.header.seats) if seat.kind == "open"]
    seat = body.seat if body.seat is not None else next(iter(free), 0)
    parts(request).tables.sit(live, seat, person.id, body.name or person.name)
    return _state(request, live.table, person.id)


async def leave(request: Request, body: BaseModel | None) -> BaseModel:
    """Gets up: before the start the seat is free again, later the table does what it says for the absent."""
    person = caller(request)
    live = _live(request, person.id)
    acting_seat(live.table, person.id, None)
    parts(request).tables.leave(live, person.id)
    return _state(request, live.table, person.id)


async def make_move(request: Request, body: BaseModel | None) -> BaseModel:
    """Plays."""
    assert isinstance(body, models.Move)
    person = caller(request)
    return move(parts(request).tables, _live(request, person.id), person.id, body, wanted_language(request))


async def take_back(request: Request, body: BaseModel | None) -> BaseModel:
    """Takes back the caller's last action."""
    assert isinstance(body, models.Turn)
    person = caller(request)
    return undo(parts(request).tables, _live(request, person.id), person.id, body)


async def confirm_turn(request: Request, body: BaseModel | None) -> BaseModel:
    """Confirms the caller's finished turn."""
    assert isinstance(body, models.Turn)
    person = caller(request)
    return confirm(parts(request).tables, _live(request, person.id), person.id, body)


async def show_record(request: Request, body: BaseModel | None) -> Response:
    """The record of a game: at once where nothing is hidden, else when it is over."""
    person = caller_or_none(request)
    mine = person.id if person else None
    table = _live(request, mine).table
    if not tells_nothing(table.header, mine):
        raise Refused("record-later", "The record of this game can be read when it is over.")
    return PlainTextResponse(table.record().dumps())


def _live(request: Request, person: str | None) -> Live:
    live = parts(request).tables.open(request.path_params["table"])
    check_may_see(live.table.header, person or "")
    return live


def _state(request: Request, table: Table, person: str | None) -> models.State:
    return models.State(**state_of(table, person, wanted_language(request)))


def _seat(wish: models.SeatWish, person: str, name: str) -> Seat:
    if wish.kind == "me":
        return Seat.human(wish.name or name, person)
    return Seat.free() if wish.kind == "open" else Seat.of_bot(wish.level, name=wish.name)


_AT_A_TABLE: Final[dict[str, Any]] = {"token": "must", "refuses": (401, 403, 404, 409)}
"""What is common to everything somebody does at a table."""
ENDPOINTS: Sequence[Endpoint] = (
    Endpoint("POST", "/guests", "Become somebody", new_guest, models.Guest, models.NewGuest, 201),
    Endpoint("GET", "/games", "The games and their options", list_games, models.Games),
    Endpoint(
        *("GET", "/tables", "My tables, or the lobby's", list_tables, models.TableList),
        token="may",
        refuses=(401,),
        query=("lang", "which"),
    ),
    Endpoint(
        *("POST", "/tables", "Open a table", new_table, models.State, models.NewTable, 201),
        token="must",
        refuses=(401, 409),
    ),
    Endpoint(
        *("GET", "/tables/{table}", "A table as I may see it", show_table, models.State),
        token="may",
        refuses=(401, 403, 404),
    ),
    Endpoint(*("POST", "/tables/{table}/seat", "Sit down", sit, models.State, models.Sit), **_AT_A_TABLE),
    Endpoint(*("DELETE", "/tables/{table}/seat", "Get up", leave, models.State), **_AT_A_TABLE),
    Endpoint(
        *("POST", "/tables/{table}/moves", "Play", make_move, models.Accepted, models.Move), **_AT_A_TABLE
    ),
    Endpoint(
        *("POST", "/tables/{table}/undo", "Take back", take_back, models.Accepted, models.Turn), **_AT_A_TABLE
    ),
    Endpoint(
        *("POST", "/tables/{table}/confirm", "Confirm my turn", confirm_turn, models.Accepted, models.Turn),
        **_AT_A_TABLE,
    ),
    Endpoint(
        *("GET", "/tables/{table}/record", "The record of the game", show_record),
        token="may",
        refuses=(401, 403, 404, 409),
    ),
)
