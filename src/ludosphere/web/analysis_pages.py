"""The analysis of a finished game: the table with the curve beside it, and the line by which it grows."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import asdict
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..bots.assess import GRADES
from ..bots.review import Row, key_moments, tally
from ..core.errors import LudosphereError
from ..play.errors import Refused
from ..play.table import Table
from .album import names_of, spoken_to, url_of
from .analysis import Analysis, check_finished
from .endings import ending
from .errors import sentence
from .hints import give_hint
from .pages import words
from .parts import parts, visited
from .rates import HOUR, check_both
from .table_pages import table_page
from .visitor import Visitor, visitor

MOST: Final = (20, HOUR)
"""So many analyses may be begun for a person."""
MOST_HERE: Final = (60, HOUR)
"""So many for everybody at one address: a browser without cookies is somebody new every time."""


def analysis_routes() -> list[Route | WebSocketRoute]:
    """The routes of analyses and hints."""
    return [
        Route("/table/{table}/analysis", show_analysis),
        WebSocketRoute("/table/{table}/analysis/ws", analysis_socket),
        Route("/table/{table}/hint", give_hint, methods=["POST"]),
    ]


async def show_analysis(request: Request) -> Response:
    """GET /table/<id>/analysis, with ?at=n: the table at that moment, and what is known already."""
    who, live = visitor(request), visited(request)
    table = live.table
    check_finished(table)
    known = parts(request).analyst.known(table)
    header, say = table.header, words(who.lang)
    names, you = names_of(header, say), next(iter(header.seats_of(who.id)), None)
    study = {
        "players": names,
        "ending": ending(header, table.moves, names, spoken_to(header, you), say),
        "first": header.base_moves,
        "grades": [(name, round(100 * least)) for name, least in reversed(GRADES)],
        "data": {
            "seats": names,
            "url": f"{url_of(header)}/analysis",
            "first": header.base_moves,
            "moves": len(table.moves),
            **_told(table, known, who),
        },
    }
    return table_page(request, who, live, study)


async def analysis_socket(socket: WebSocket) -> None:
    """The endpoint /table/<id>/analysis/ws?lang=&after=: rows from that one on, as they are found.

    Sends {"type": "rows", "rows", "keys", "done", "total"} again and again, then {"type": "whole",
    "tally"}, or {"type": "refused", "text"}; then it closes. Whoever leaves is computed for no longer.
    """
    await socket.accept()
    who = visitor(socket)
    try:
        table = visited(socket).table
        check_finished(table)
        news = asyncio.Event()
        after = socket.query_params.get("after", "")
        sent = int(after) if after.isdecimal() and len(after) < 6 else 0

        def count() -> None:
            check_both("analysis", who.id, MOST, MOST_HERE)

        with parts(socket).analyst.watched(table, count, news) as found:
            gone = asyncio.create_task(_until_gone(socket))
            try:
                await _tell(socket, table, found, who, sent, news, gone)
            finally:
                gone.cancel()
    except LudosphereError as error:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_json({"type": "refused", "text": sentence(error, words(who.lang))})
            await socket.close(4404)


async def _tell(
    socket: WebSocket,
    table: Table,
    found: Analysis,
    who: Visitor,
    sent: int,
    news: asyncio.Event,
    gone: asyncio.Task[None],
) -> None:
    """Sends what is found until it is all there, or whoever reads has gone."""
    with suppress(RuntimeError, WebSocketDisconnect):
        while not gone.done():
            news.clear()
            whole, failed = found.whole, found.failed  # more may come while this is sent
            fresh = [told(table, kept, who.lang) for kept in found.rows[sent:]]
            sent += len(fresh)
            counts = {"done": len(found.rows), "total": found.total, "keys": keys_of(table, found.rows)}
            await socket.send_json({"type": "rows", "rows": fresh, **counts})
            if whole:
                count = tally(found.rows, len(table.header.seats))
                await socket.send_json({"type": "whole", "tally": count})
                await socket.close(1000)
                return
            if failed:
                raise Refused("analysis-stopped", "The analysis can't go on at the moment.")
            waiting = asyncio.create_task(news.wait())
            await asyncio.wait({waiting, gone}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()


async def _until_gone(socket: WebSocket) -> None:
    """Until whoever reads goes away; what they send means nothing."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while (await socket.receive())["type"] != "websocket.disconnect":
            await asyncio.sleep(0.05)  # who sends a lot is read slowly


def _told(table: Table, known: Analysis | None, who: Visitor) -> dict[str, Any]:
    if known is None:
        return {"rows": [], "keys": [], "total": 0, "whole": False, "tally": None}
    return {
        "keys": keys_of(table, known.rows),
        "rows": [told(table, kept, who.lang) for kept in known.rows],
        "total": known.total,
        "whole": known.whole,
        "tally": tally(known.rows, len(table.header.seats)) if known.whole else None,
    }


def keys_of(table: Table, rows: list[Row]) -> list[dict[str, Any]]:
    """The moments that decided the game, as far as it has been judged."""
    first = table.header.base_moves
    moves = [(seat, table.at(n).revealed) for n, (seat, _) in enumerate(table.moves[first:], first + 1)]
    return [asdict(key) for key in key_moments(rows, moves, first)]


def told(table: Table, kept: Row, lang: str) -> dict[str, Any]:
    """A row in the reader's language: what was played, what would have been better, and where that lies."""
    shown: dict[str, Any] = {name: kept[name] for name in ("n", "seat", "chances", "leads")}
    seat = kept["seat"]
    if seat is None or "best" not in kept:
        return shown
    position = table.at(kept["n"])

    def shows(notation: str) -> dict[str, Any]:
        action = position.parse(seat, notation)
        return {
            "notation": notation,
            "say": position.sentence(seat, action, lang),
            "path": position.faces().path(position, seat, action),
        }

    shown |= {
        "played": shows(kept["played"]),
        "chance": kept["chance"],
        "cost": kept["cost"],
        "best": shows(kept["best"]),
        "weighed": kept["options"],
    }
    return shown
