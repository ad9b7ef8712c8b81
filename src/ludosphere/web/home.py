"""The home page: the games, your tables, a new table; and starting one."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..core.errors import LudosphereError
from ..core.game import games
from ..tables.errors import StoreError
from ..tables.header import Header
from ..tables.service import Tables
from ..tables.table import Table
from .album import summary
from .errors import sentence
from .new_table import blanks, chosen, offered, read_form, refilled
from .pages import page, remembered, words
from .visitor import visitor


async def home(request: Request) -> Response:
    """GET /, with ?game=<name> its form open."""
    wanted = request.query_params.get("game")
    opened = wanted if wanted in games() else None
    who = visitor(request)
    return _home(request, blanks(who.prefs.confirm, who.lang), None, opened)


def _home(
    request: Request, forms: dict[str, dict[str, Any]], refused: str | None, opened: str | None
) -> Response:
    who = visitor(request)
    tables: Tables = request.app.state.tables
    headers = [header for header in tables.store.owned(who.owner) if header.game in games()]
    opened = opened or next((header.game for header in headers), games()[0])
    return page(
        request,
        "home.html",
        400 if refused else 200,
        games=offered(who.lang, request.app.state.house_rules),
        tables=[_row(header, who.lang) for header in headers],
        forms=forms,
        refused=refused,
        opened=opened,
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
        new = read_form(form, request.app.state.house_rules)
        table = Table.create(
            tables.store,
            who.owner,
            new.game,
            new.options,
            new.seats,
            new.seed,
            new.confirm,
            new.hide_scores,
        )
    except StoreError:
        raise
    except LudosphereError as error:
        forms = refilled(form, who.prefs.confirm, who.lang)
        return _home(request, forms, sentence(error, words(who.lang)), chosen(form))
    tables.add(table)
    return remembered(RedirectResponse(f"/table/{table.id}", 303), who)
