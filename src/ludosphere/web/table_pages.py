"""A table's pages: itself, any moment of it, its record, a fork; and records that are sent in."""

from __future__ import annotations

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..tables.errors import Refused
from ..tables.service import Live, Tables
from ..tables.table import Table
from ..tables.upload import read_record
from .album import marked, shared, summary, tells_nothing
from .faces import page_faces
from .pages import page, remembered
from .state import Screen
from .titles import titles
from .visitor import visitor


async def show_table(request: Request) -> Response:
    """GET /table/<id>, with ?at=n as it was after n moves."""
    who, live = visitor(request), _live(request)
    tables: Tables = request.app.state.tables
    table = live.table
    screen = Screen(who.lang, who.owner == table.header.owner)
    if "at" in request.query_params:
        screen.at = _moment(table, request.query_params["at"])
    state = screen.state(live)
    return page(
        request,
        "table.html",
        table=summary(table.header, screen.owner, who.lang),
        said=titles(table.game, who.lang),
        areas=page_faces(table.game).areas,
        veiled=table.game.secrets and screen.owner and shared(table.header) and not table.over,
        at=screen.at,
        fragments=marked(screen.moment(live).fragments),
        state={**state, "fragments": {}, "clock": screen.clock(live, tables)},
        ws=f"/table/{table.id}/ws",
        share=str(request.url.replace(query="")),
    )


async def download_record(request: Request) -> Response:
    """GET /table/<id>/record: the game so far as text."""
    table = _live(request).table
    if not tells_nothing(table.header, visitor(request).owner == table.header.owner):
        raise Refused("record-later", "The record of this game can be read when it is over.")
    name = f"{table.header.game}-{table.id}.ludo"
    return Response(
        table.record().dumps(),
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def fork_table(request: Request) -> Response:
    """POST /table/<id>/fork: a table of one's own that goes on from there."""
    who, live = visitor(request), _live(request)
    tables: Tables = request.app.state.tables
    form = await request.form(max_files=0, max_fields=10)
    at = form.get("at", "")
    table = live.table
    fork = table.fork(_moment(table, at if isinstance(at, str) and at else str(len(table.moves))), who.owner)
    tables.add(fork)
    return remembered(RedirectResponse(f"/table/{fork.id}", 303), who)


async def upload_record(request: Request) -> Response:
    """POST /records: a finished game to look at, or one to go on with."""
    who = visitor(request)
    tables: Tables = request.app.state.tables
    form = await request.form(max_files=1, max_fields=10)
    sent = form.get("record")
    if not isinstance(sent, UploadFile) or not sent.filename:
        raise Refused("no-file", "No file was chosen.")
    record = read_record(await sent.read())
    table = Table.from_record(tables.store, who.owner, record, who.prefs.confirm)
    tables.add(table)
    return remembered(RedirectResponse(f"/table/{table.id}", 303), who)


def _live(request: Request) -> Live:
    tables: Tables = request.app.state.tables
    return tables.open(request.path_params["table"])


def _moment(table: Table, text: str) -> int:
    """The number of moves in a request; raises Refused if the game has no such moment."""
    first, last = table.header.base_moves, len(table.moves)
    if not (text.isascii() and text.isdecimal() and len(text) < 7) or not first <= int(text) <= last:
        sentence = f"This game can be seen after {first} to {last} moves, not {text[:20]!r}."
        raise Refused("no-moment", sentence, first=first, last=last)
    return int(text)
