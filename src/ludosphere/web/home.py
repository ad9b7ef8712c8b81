"""The home page: the games, your tables, a new table; and starting one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..core.errors import LudosphereError, StoreError
from ..core.registry import game, registered_games
from ..play.header import LEVELS, Header, tidy_name
from ..play.pace import TEMPOS, ends_at, milliseconds
from ..play.table import Table
from .album import summary
from .errors import sentence
from .lobby import ON_HOME, invitations, listed
from .new_table import blank, chosen, offered, places, read_form, refilled
from .pacing import time_left
from .pages import page, remembered, words
from .parts import parts
from .play_again import fields, last_played, repeated, said, startable
from .terms import tempos_said
from .titles import titles
from .visitor import Visitor, visitor

_SHOWN = 3
"""So many of your tables stand above the games, or as many as wait for you; a click shows the others."""


async def home(request: Request) -> Response:
    """GET /, with ?game=<name> its options open, and with &first=1 for a game against the weakest bot."""
    wanted = request.query_params.get("game")
    if wanted not in registered_games():
        return _home(request)
    who = visitor(request)
    form = None
    if request.query_params.get("first") == "1":
        form = {**_blank(wanted, who), "seat2": f"bot{LEVELS[0]}"}
    return _home(request, wanted, form)


def _home(
    request: Request,
    opened: str | None = None,
    form: dict[str, Any] | None = None,
    refused: str | None = None,
) -> Response:
    """The page; opened: the game whose options are shown, as they are in a form or as they were last."""
    who, tables = visitor(request), parts(request).tables
    owned = [header for header in tables.store.owned(who.id) if header.game in registered_games()]
    headers = [header for header in owned if header.stage != "closed"]
    last = last_played(owned, who.id)
    blanks = {name: _blank(name, who) for name in registered_games()}
    forms = {name: _usual(request, name, blanks[name], last.get(name)) for name in blanks}
    mine = [_row(header, who.id, who.lang) for header in _urgent_first(headers, who.id)]
    going = [row for row in mine if row["stage"] in ("open", "running")]
    shown = going[: max(_SHOWN, sum(row["mine"] for row in going))]
    return page(
        request,
        "home.html",
        400 if refused else 200,
        cards=[_card(name, usual, blanks[name], who) for name, usual in forms.items()],
        latest=headers[0].game if headers else None,
        shown=shown,
        rest=[row for row in mine if row not in shown],
        opened=None if opened is None else offered(game(opened), who.lang, request.app.state.house_rules),
        form=form or forms.get(opened or ""),
        tempos=list(tempos_said(TEMPOS, words(who.lang))),
        refused=refused,
        lobby=listed(request, who, ON_HOME)["open"],
        invitations=invitations(request, who),
    )


def _blank(name: str, who: Visitor) -> dict[str, Any]:
    return {**blank(game(name), who.prefs.confirm, who.lang), "name1": who.person.name}


def _usual(request: Request, name: str, empty: dict[str, Any], last: Header | None) -> dict[str, Any]:
    """The form of what somebody played last in a game, or the blank one."""
    who, rules = visitor(request), request.app.state.house_rules
    again = empty if last is None else repeated(last, empty, who.person.name, rules.get(name, {}))
    return again if startable(game(name), again, rules) else empty


def _card(name: str, form: dict[str, Any], empty: dict[str, Any], who: Visitor) -> dict[str, Any]:
    """A game on the home page, and what a click on Play starts."""
    title = game(name)
    return {
        "name": name,
        "said": titles(title, who.lang),
        "fewest": places(title)[0],
        "most": places(title)[-1],
        "fields": fields({"game": name, **form}),
        "what": said(title, form, empty, who.lang),
    }


def _row(header: Header, person: str, lang: str) -> dict[str, Any]:
    """A table in the list of yours; `mine` there means that it waits for them, `left` is how long it will.

    `names` are those of the others.
    """
    ends = ends_at(header, person)
    left = None if ends is None else time_left(ends - milliseconds(), words(lang))
    row = summary(header, person, lang)
    alone = len(header.seats_of(person)) == 1
    names = [seat["name"] for seat in row["seats"] if not (alone and seat["you"])]
    return {**row, "names": names, "mine": header.members().get(person, False), "left": left}


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
    who, tables = visitor(request), parts(request).tables
    form = await request.form(max_files=0, max_fields=60)
    try:
        terms = read_form(form, request.app.state.house_rules)
        table = Table.create(tables.store, who.id, terms)
    except StoreError:
        raise
    except LudosphereError as error:
        shown = refilled(form, who.prefs.confirm, who.lang)
        return _home(request, chosen(form), shown, sentence(error, words(who.lang)))
    tables.add(table)
    own = next((form.get(f"name{n}", "") for n in range(1, 10) if form.get(f"seat{n}") == "me"), "")
    if isinstance(own, str) and tidy_name(own) and not who.person.name:
        parts(request).people.called(who.id, own)
    return remembered(RedirectResponse(f"/table/{table.id}", 303), who)
