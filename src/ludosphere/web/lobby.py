"""The lobby: open tables where one may sit down, games to watch, and quick matches."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ..core.registry import game, registered_games
from ..database import Database
from ..database.models import RatingRow
from ..people.ratings import mode_of, shown
from ..play.errors import Refused
from ..play.header import Header, tidy_name
from ..play.pace import TEMPOS
from ..tables.invitations import Invitations
from ..tables.lobby import open_tables, running_tables
from ..tables.quick import SPEEDS, Quick, Seeker, people_of
from .album import names_of, summary
from .pages import common, environment, page, remembered, words
from .parts import parts
from .terms import tempo_said, tempos_said, terms
from .titles import titles
from .visitor import Visitor, visitor

_KEPT = 1.0
"""Seconds for which what is on in the lobby is the same for everybody, however many look."""
ON_HOME = 4
"""So many open tables the home page shows."""


# --- the page -----------------------------------------------------------------------------------------
async def show_lobby(request: Request) -> Response:
    """GET /lobby, with ?game=<name> only tables of that game."""
    who = visitor(request)
    return page(
        request,
        "lobby.html",
        lists=listed(request, who),
        games=[_game(name, who.lang) for name in registered_games()],
        counts={name: [count for count in people_of(name) if count > 1] for name in registered_games()},
        wanted=_wanted(request),
        speeds=list(tempos_said({speed: TEMPOS[speed] for speed in SPEEDS}, words(who.lang))),
        named=bool(who.person.name),
    )


async def show_tables(request: Request) -> Response:
    """GET /lobby/tables?game=<name>: the lists of the lobby as they are now, a piece of HTML."""
    who = visitor(request)
    html = environment().get_template("lobby_tables.html")
    return remembered(HTMLResponse(html.render(**common(who.lang), **listed(request, who))), who)


def listed(request: Request, who: Visitor, limit: int | None = None) -> dict[str, Any]:
    """What is on: open tables, and games to watch, as somebody sees them."""
    wanted, noted = _wanted(request), _now(request)
    rows = [_row(header, who, noted["ratings"]) for header in noted["open"] if wanted in ("", header.game)]
    running = [header for header in noted["running"] if wanted in ("", header.game)]
    return {
        "open": rows[:limit],
        "running": [_row(header, who, noted["ratings"]) for header in running][:limit],
        "here": wanted,
    }


def _wanted(request: Request) -> str:
    name = request.query_params.get("game", "")
    return name if name in registered_games() else ""


def _now(request: Request) -> dict[str, Any]:
    """The headers of the lobby and the ratings of who sits there, read anew every second at most."""
    state, tables = request.app.state, request.app.state.tables
    kept: dict[str, Any] | None = state.lobby
    if kept is None or monotonic() - kept["at"] > _KEPT:
        known = [header for header in open_tables(tables.store) if header.game in registered_games()]
        running = [header for header in running_tables(tables.store) if header.game in registered_games()]
        ratings = _ratings(tables.store.database, [*known, *running])
        kept = {"at": monotonic(), "open": known, "running": running, "ratings": ratings}
        state.lobby = kept
    return kept


def _ratings(database: Database, headers: Sequence[Header]) -> dict[tuple[str, str, str], int]:
    """The ratings of everybody who sits at these tables, by person, game and mode."""
    persons = {person for header in headers for person in header.persons}
    rows = select(RatingRow.subject, RatingRow.game, RatingRow.mode, RatingRow.mu, RatingRow.sigma)
    with database.transaction() as connection:
        found = connection.execute(rows.where(RatingRow.subject.in_(persons))).all() if persons else []
    return {(who, name, mode): shown(mu - 3 * sigma) for who, name, mode, mu, sigma in found}


def _row(header: Header, who: Visitor, ratings: dict[tuple[str, str, str], int]) -> dict[str, Any]:
    """A table in a list."""
    mode = mode_of(header)
    known = [ratings.get((person, header.game, mode)) for person in header.persons]
    rated = sorted(number for number in known if number is not None)
    names = names_of(header, words(who.lang))
    sits = [name for name, seat in zip(names, header.seats) if seat.kind != "open"]
    return {
        **summary(header, who.id, who.lang),
        "sits": sits,
        "taken": len(sits),
        "terms": terms(header, who.lang),
        "ratings": (str(rated[0]), str(rated[-1])) if rated else None,
    }


def _game(name: str, lang: str) -> dict[str, Any]:
    return {"name": name, "title": titles(game(name), lang).title}


# --- quick matches ------------------------------------------------------------------------------------
async def seek(request: Request) -> Response:
    """POST /match: from now on somebody waits for a game."""
    who = visitor(request)
    form = await request.form(max_files=0, max_fields=10)
    text = {name: value for name, value in form.items() if isinstance(value, str)}
    name = tidy_name(text.get("name", "")) or who.person.name
    if not name:
        raise Refused("name-needed", "Say first what you are called.")
    if not who.person.name:
        parts(request).people.called(who.id, name)
    wanted, seats = text.get("game", ""), text.get("seats", "2")
    if not seats.isdecimal() or len(seats) > 1:
        raise Refused("no-number", "That is no number of people.", seats=seats[:10])
    _quick(request).seek(who.id, wanted, who.lang, text.get("speed", ""), int(seats))
    return remembered(RedirectResponse("/match", 303), who)


async def show_match(request: Request) -> Response:
    """GET /match: how the search stands; to the table, if there is one."""
    who = visitor(request)
    seeker = found(request, who.id)
    if seeker is None:
        return remembered(RedirectResponse("/lobby", 303), who)
    if seeker.table is not None:
        _quick(request).cancel(who.id)
        return remembered(RedirectResponse(f"/table/{seeker.table}", 303), who)
    name = seeker.pool.partition("/")[0]
    return page(
        request,
        "match.html",
        game=_game(name, who.lang),
        seeker=seeker,
        speed=tempo_said(TEMPOS[seeker.speed], words(who.lang)),
        waiting=_quick(request).waiting(seeker.pool, seeker.speed),
    )


async def match_state(request: Request) -> Response:
    """GET /match/state: the same as JSON; who asks is still there."""
    who = visitor(request)
    seeker = found(request, who.id)
    if seeker is None:
        return remembered(JSONResponse({"waits": False, "table": None}), who)
    table = None if seeker.table is None else f"/table/{seeker.table}"
    count = _quick(request).waiting(seeker.pool, seeker.speed) if table is None else 0
    return remembered(JSONResponse({"waits": True, "table": table, "count": count}), who)


async def cancel_match(request: Request) -> Response:
    """POST /match/cancel: waits no longer."""
    who = visitor(request)
    _quick(request).cancel(who.id)
    return remembered(RedirectResponse("/lobby", 303), who)


def found(request: Request, person: str) -> Seeker | None:
    """How it stands with somebody who waits; whoever asks may find the others and open the table."""
    quick, tables = _quick(request), parts(request).tables
    seeker = quick.seen(person)
    if seeker is None or seeker.table is not None:
        return seeker
    match = quick.match(seeker.pool, seeker.speed)
    if match is not None:
        identity, group = match
        known = parts(request).people.several(group)
        named = [(one, known[one].name if one in known else "") for one in group]
        tempo = TEMPOS[seeker.speed]
        tables.add(quick.open(seeker.pool, identity, named, tempo, "lose"))
    return quick.seen(person)


def _quick(request: Request) -> Quick:
    return Quick(parts(request).tables.store)


# --- on the home page ---------------------------------------------------------------------------------
def invitations(request: Request, who: Visitor) -> list[dict[str, Any]]:
    """The tables somebody is asked to, for the home page."""
    asked = Invitations(parts(request).tables.store).of(who.id)
    known = parts(request).people.several(by for _, by in asked)
    say = words(who.lang)
    rows = []
    for header, by in asked:
        name = known[by].name if by in known and known[by].name else ""
        seated = header.seats_of(by)
        name = name or (names_of(header, say)[seated[0]] if seated else say("name-guest"))
        facts = {"by": name, "named": bool(who.person.name), "terms": terms(header, who.lang)}
        rows.append({**summary(header, who.id, who.lang), **facts})
    return rows
