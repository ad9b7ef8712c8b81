"""A table's pages: itself, any moment of it, its record, a fork; and records that are sent in."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..core.errors import LudosphereError
from ..kit.presenter import presenter
from ..play.errors import Refused
from ..play.header import Header
from ..play.table import Table
from ..tables.chat import talks
from ..tables.invitations import Invitations
from ..tables.service import Live, Tables
from ..tables.upload import read_record
from .access import check_may_see, hint_seat, may_analyse
from .album import album, marked, summary, tells_nothing, url_of
from .endings import leaving
from .pages import page, remembered, words
from .parts import parts, visited
from .state import Screen
from .titles import titles
from .visitor import Visitor, visitor


async def show_table(request: Request) -> Response:
    """GET /table/<id>, with ?at=n as it was after n moves."""
    who, live = visitor(request), visited(request)
    if "advice" in request.query_params and may_analyse(live.table.header):  # a link from long ago
        asked = {name: at for name, at in request.query_params.items() if name == "at"}
        return RedirectResponse(f"{url_of(live.table.header)}/analysis?{urlencode(asked)}")
    try:
        return table_page(request, who, live)
    except LudosphereError:
        raise
    except Exception:
        if parts(request).tables.examine(live):
            return _closed(request, live.table.header)
        raise


def table_page(
    request: Request, who: Visitor, live: Live, study: Mapping[str, Any] | None = None
) -> Response:
    """A table's page; study: as that of its analysis, with what stands beside the board there."""
    tables = parts(request).tables
    table = live.table
    if table.header.stage == "broken":
        return _closed(request, table.header)
    header, studies = table.header, study is not None
    screen = Screen(who.lang, who.id, study=studies, text=who.prefs.text, holidays=tables.holidays)
    waiting = not header.begun
    if "at" in request.query_params and not waiting:
        screen.at = _moment(table, request.query_params["at"])
    elif studies:
        screen.at = len(table.moves)
    if request.query_params.get("look", "").isdecimal():
        screen.look(int(request.query_params["look"][:2]), table)
    return screen_page(
        request,
        "analysis.html" if studies else "table.html",
        live,
        screen,
        f"/table/{table.id}/ws",
        {"clock": screen.clock(live, tables), "pace": screen.pace(live), "notes": screen.notes(live)},
        veiled=table.game.secrets and len(header.seats_of(who.id)) > 1 and not table.over,
        waiting=waiting,
        talks=talks(header) and not studies,
        owner=who.id == header.owner,
        leaving=leaving(header, who, request.app.state.ratings),
        advises=hint_seat(header, who.id) is not None,
        said_secrets=table.game.secrets,
        company=_company(request, header) if waiting else None,
        at=screen.at,
        past=_past(tables, who, live),
        newcomer=not studies and _newcomer(who, live.table, tables),
        share=str(request.url.replace(query="")),
        **(study or {}),
    )


def _newcomer(who: Visitor, table: Table, tables: Tables) -> bool:
    """Is it somebody's first game of this kind, alone at their screen? They may want an introduction."""
    alone = len(table.header.seats_of(who.id)) == 1
    return alone and who.prefs.introduce and not tables.store.played(who.id, table.header.game)


def screen_page(
    request: Request,
    template: str,
    live: Live,
    screen: Screen,
    socket: str,
    news: dict[str, Any],
    **more: Any,
) -> Response:
    """The page of a table as the screen shows it.

    socket: the path of its line; news: what belongs to the state besides; more: what the template wants.
    """
    table, moment, state = live.table, screen.moment(live), screen.state(live)
    text = moment.seen.text
    asked = "&".join(name for name, on in (("text=1", text), ("analysis=1", screen.study)) if on)
    return page(
        request,
        template,
        table=summary(table.header, screen.person, screen.lang),
        said=titles(table.game, screen.lang),
        areas=presenter(table.game.name).laid_out(text),
        texts=text,
        fragments=marked(moment.fragments),
        state={**state, "fragments": {}, **news},
        ws=f"{socket}?{asked}" if asked else socket,
        **more,
    )


def _past(tables: Tables, who: Visitor, live: Live) -> list[Markup]:
    """What happened before, at the table a fork goes on from, as its reader was told it there.

    Nothing if that table is gone, is not the reader's to see, or has another past by now.
    """
    header = live.table.header
    if header.parent is None or header.parent_moves is None or not header.seats_of(who.id):
        return []
    try:
        origin = tables.open(header.parent)
        check_may_see(origin.table.header, who.id)
        then = origin.table.at(header.parent_moves)
    except LudosphereError:
        return []
    if header.base_moves or then.view(None) != live.table.at(0).view(None):
        return []
    return album(origin).past(origin.table, who.id, header.parent_moves, who.lang)


def _closed(request: Request, header: Header) -> Response:
    """The page of a table whose rules failed: nothing is drawn any more, but there is its record."""
    record = None if header.base_moves else f"{url_of(header)}/record"
    text = words(visitor(request).lang)("refused-broken")
    return page(request, "error.html", code=500, status=500, text=text, home="/", record=record)


def _company(request: Request, header: Header) -> dict[str, Any]:
    """What the page of a table that waits for people knows of its reader."""
    who = visitor(request)
    asked = Invitations(request.app.state.tables.store)
    present = header.persons
    return {
        "named": bool(who.person.name),
        "companions": [one for one in asked.companions(who.id) if one.person not in present],
        "invited": asked.invited(header),
    }


async def download_record(request: Request) -> Response:
    """GET /table/<id>/record: the game so far as text."""
    table = visited(request).table
    if not tells_nothing(table.header, visitor(request).id):
        raise Refused("record-later", "The record of this game can be read when it is over.")
    name = f"{table.header.game}-{table.id}.ludo"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(table.record().dumps(), media_type="text/plain", headers=headers)


async def fork_table(request: Request) -> Response:
    """POST /table/<id>/fork: a table of one's own that goes on from there."""
    who, live = visitor(request), visited(request)
    form = await request.form(max_files=0, max_fields=10)
    at = form.get("at", "")
    table = live.table
    fork = table.fork(_moment(table, at if isinstance(at, str) and at else str(len(table.moves))), who.id)
    parts(request).tables.add(fork)
    return remembered(RedirectResponse(f"/table/{fork.id}", 303), who)


async def upload_record(request: Request) -> Response:
    """POST /records: a finished game to look at, or one to go on with."""
    who, tables = visitor(request), parts(request).tables
    form = await request.form(max_files=1, max_fields=10)
    sent = form.get("record")
    if not isinstance(sent, UploadFile) or not sent.filename:
        raise Refused("no-file", "No file was chosen.")
    record = await asyncio.to_thread(read_record, await sent.read())  # a long one takes its time
    table = Table.from_record(tables.store, who.id, record, who.prefs.confirm)
    tables.add(table)
    return remembered(RedirectResponse(f"/table/{table.id}", 303), who)


def _moment(table: Table, text: str) -> int:
    """The number of moves in a request; raises Refused if the game has no such moment."""
    first, last = table.header.base_moves, len(table.moves)
    if not (text.isascii() and text.isdecimal() and len(text) < 7) or not first <= int(text) <= last:
        sentence = f"This game can be seen after {first} to {last} moves, not {text[:20]!r}."
        raise Refused("no-moment", sentence, first=first, last=last)
    return int(text)
