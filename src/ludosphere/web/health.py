"""Is the process alive, and can it serve? For whoever starts it, and for the proxy in front of it."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ..core.errors import StoreError
from ..database import Away, Database
from ..tables.bus import LocalBus
from .parts import parts

_KEPT = 1.0
"""Seconds an answer of the database counts, however often somebody asks."""
_LONGEST = 0.4
"""Seconds anybody waits for it."""


async def health(request: Request) -> Response:
    """GET /health: "ok" while the process answers at all; restart it if not."""
    return PlainTextResponse("ok")


async def ready(request: Request) -> Response:
    """GET /ready: can tables be served here? 200 or 503, and what is the matter, as JSON.

    Without Redis they can, so that alone is no reason to send people elsewhere.
    """
    tables = parts(request).tables
    checkup: Checkup = request.app.state.checkup
    found = await checkup.ask()
    facts = {
        "ready": found == _WELL,
        "process": tables.bus.process,
        **found,
        "redis": "none" if isinstance(tables.bus, LocalBus) else "ok" if tables.bus.connected else "away",
    }
    return JSONResponse(facts, 200 if facts["ready"] else 503)


_WELL = {"database": "ok", "migrations": "ok"}


class Checkup:
    """Asks the database how it is, in a thread, one question at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._asked: asyncio.Task[dict[str, str]] | None = None
        self._at = 0.0

    async def ask(self) -> dict[str, str]:
        """`database`, `migrations` and, if not all is well, the `reason`."""
        if self._database.outage.reason is not None:
            return _away(self._database.outage.reason)
        if self._asked is None or (self._asked.done() and monotonic() - self._at > _KEPT):
            self._asked, self._at = asyncio.create_task(asyncio.to_thread(self._look)), monotonic()
        if not self._asked.done():
            await asyncio.wait([self._asked], timeout=_LONGEST)
        return self._asked.result() if self._asked.done() else _away("The database doesn't answer.")

    def _look(self) -> dict[str, str]:
        try:
            if not self._database.up_to_date():
                reason = "Another version of Ludosphere has changed the database."
                return {"database": "ok", "migrations": "other version", "reason": reason}
            self._database.write()
        except Away as error:
            return _away(str(error))
        except StoreError as error:
            return {"database": "not writable", "migrations": "unknown", "reason": str(error)}
        return _WELL


def _away(reason: str) -> dict[str, Any]:
    return {"database": "away", "migrations": "unknown", "reason": reason}
