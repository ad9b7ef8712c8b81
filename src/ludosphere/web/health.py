"""Is the process alive, and can it serve? For whoever starts it, and for the proxy in front of it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ..tables.bus import LocalBus
from ..tables.errors import StoreError
from ..tables.service import Tables


async def health(request: Request) -> Response:
    """GET /health: "ok" while the process answers at all; restart it if not."""
    return PlainTextResponse("ok")


async def ready(request: Request) -> Response:
    """GET /ready: can tables be served here? 200 or 503, and what is the matter, as JSON.

    Without Redis they can, so that alone is no reason to send people elsewhere.
    """
    tables: Tables = request.app.state.tables
    database = migrations = True
    try:
        migrations = tables.store.database.up_to_date()
    except StoreError:
        database = False
    facts = {
        "ready": database and migrations,
        "process": tables.bus.process,
        "database": "ok" if database else "away",
        "migrations": ("ok" if migrations else "other version") if database else "unknown",
        "redis": "none" if isinstance(tables.bus, LocalBus) else "ok" if tables.bus.connected else "away",
    }
    return JSONResponse(facts, 200 if facts["ready"] else 503)
