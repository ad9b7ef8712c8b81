"""The home page: the games, your tables, a new table; and starting one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..core.errors import LudosphereError, StoreError
from ..core.registry import registered_games
from ..people import People
from ..play.header import LEVELS, Header, tidy_name
from ..play.pace import TEMPOS, ends_at, milliseconds
from ..play.table import Table
from ..tables.service import Tables
from .album import summary
from .errors import sentence
from .lobby import home_lists, invitations
from .new_table import blanks, chosen, offered, read_form, refilled
from .pacing import time_left
from .pages import page, remembered, words
from .terms import tempos_said
from .visitor import visitor


async def home(request: Request) -> Response:
    """GET /, with ?game=<name> its form open, and with &first=1 against the weakest bot."""
    wanted = request.query_params.get("game")
    opened = wanted if wanted in registered_games() else None
    who = visitor(request)
    forms = blanks(who.prefs.confirm, who.lang)
    if opened is not None and request.query_params.get("first") == "1":
        forms[opened]["seat2"] = f"bot{LEVELS[0]}"
    return _home(request, forms, None, opened)


def _home(
    request: Request, forms: dict[str, dict[str, Any]], refused: str | None, opened: str | None
) -> Response:
    who = visitor(request)
    tables: Tables = request.app.state.tables
    owned = tables.store.owned(who.id)
    headers = [header for header in owned if header.game in registered_games() and header.stage != "closed"]
    if refused is None:
        for form in forms.values():
            form["name1"] = who.person.name
    opened = opened or next((header.game for header in headers), registered_games()[0])
    return page(
        request,
        "home.html",
        400 if refused else 200,
        games=offered(who.lang, request.app.state.house_rules),
        tables=[_row(header, who.id, who.lang) for header in _urgent_first(headers, who.id)],
        forms=forms,
        tempos=list(tempos_said(TEMPOS, words(who.lang))),
        refused=refused,
        opened=opened,
        lobby=home_lists(request, who),
        invitations=invitations(request, who),
    )


def _row(header: Header, person: str, lang: str) -> dict[str, Any]:
    """A table in the list of yours; `mine` there means that it waits for them, `left` is how long it will."""
    ends = ends_at(header, person)
    left = None if ends is None else time_left(ends - milliseconds(), words(lang))
    return {**summary(header, person, lang), "mine": header.members().get(person, False), "left": left}


def _urgent_first(headers: Sequence[Header], person: str) -> list[Header]:
    """The tables that wait for the person come first, those with little time left before all others."""

    def urgency(header: Header) -> tuple[int, int]:
        ends = ends_at(header, person)
        if ends is not None:
            return 0, ends
        return 1 if header.members().get(person, False) else 2, 0

    return sorted(headers, key=urgency)


async def open_table(request: Request) -> Response:
    """POST /tables: starts a game, or shows the form again with what is wrong."""
    who = visitor(request)
    tables: Tables = request.app.state.tables
    form = await request.form(max_files=0, max_fields=60)
    try:
        terms = read_form(form, request.app.state.house_rules)
        table = Table.create(tables.store, who.id, terms)
    except StoreError:
        raise
    except LudosphereError as error:
        forms = refilled(form, who.prefs.confirm, who.lang)
        return _home(request, forms, sentence(error, words(who.lang)), chosen(form))
    tables.add(table)
    own = next((form.get(f"name{n}", "") for n in range(1, 10) if form.get(f"seat{n}") == "me"), "")
    if isinstance(own, str) and tidy_name(own) and not who.person.name:
        people: People = request.app.state.people
        people.called(who.id, own)
    return remembered(RedirectResponse(f"/table/{table.id}", 303), who)
