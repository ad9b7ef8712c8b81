"""The home page: the games, your tables, a new table; and starting one."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..core.errors import LudosphereError
from ..tables.errors import StoreError
from ..tables.header import Header
from ..tables.service import Tables
from ..tables.table import Table
from .album import summary
from .errors import sentence
from .new_table import blank, offered, read_form, refilled
from .pages import page, remembered, words
from .visitor import visitor


async def home(request: Request) -> Response:
    """GET /"""
    return _home(request, blank(visitor(request).prefs.confirm), None)


def _home(request: Request, form: dict[str, Any], refused: str | None) -> Response:
    who = visitor(request)
    tables: Tables = request.app.state.tables
    rows = [_row(header, who.lang) for header in tables.store.owned(who.owner)]
    return page(
        request,
        "home.html",
        400 if refused else 200,
        games=offered(who.lang),
        tables=rows,
        form=form,
        refused=refused,
    )


def _row(header: Header, lang: str) -> dict[str, Any]:
    """A table in the list of yours; `mine` there means that it waits for you."""
    waits = header.held is not None or any(header.seats[seat].kind == "human" for seat in header.waiting)
    return {**summary(header, True, lang), "mine": waits}


async def open_table(request: Request) -> Response:
    """POST /tables: starts a game, or shows the form again with what is wrong."""
    who = visitor(request)
    tables: Tables = request.app.state.tables
    form = await request.form(max_files=0, max_fields=60)
    try:
        new = read_form(form)
        table = Table.create(tables.store, who.owner, new.game, new.options, new.seats, new.seed, new.confirm)
    except StoreError:
        raise
    except LudosphereError as error:
        return _home(request, refilled(form, who.prefs.confirm), sentence(error, words(who.lang)))
    tables.add(table)
    return remembered(RedirectResponse(f"/table/{table.id}", 303), who)
