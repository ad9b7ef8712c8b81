"""What a server writes to stderr: text for a person who runs it here, or lines of JSON for a collector.

No line names a person: no names, no ids, no addresses, no cookies, and of an address only its pattern. What
belongs to the same request has the same id, which the answer carries as `x-request-id`.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from time import perf_counter
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core.plain import plain

STYLES = ("text", "json")
_FACTS = ("route", "status", "ms")
_log = logging.getLogger("ludosphere.requests")
_request: ContextVar[str | None] = ContextVar("request", default=None)


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """time, level, logger, message; where they are known request, route, status, ms, error."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if (request := _request.get()) is not None:
            line["request"] = request
        line |= {name: getattr(record, name) for name in _FACTS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """A record as text that does nothing to the terminal it is read in."""

    def format(self, record: logging.LogRecord) -> str:
        """See `logging.Formatter`."""
        return plain(super().format(record))


def set_up(style: str) -> None:
    """Logs to stderr in that style: "text" from warnings on, "json" every request as well."""
    handler = logging.StreamHandler(sys.stderr)
    json_lines = style == "json"
    text = PlainLines("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if json_lines else text)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(_ours)
    logging.getLogger("ludosphere").setLevel(logging.INFO if json_lines else logging.WARNING)


def _ours(record: logging.LogRecord) -> bool:
    """Is it for whoever runs the server? Not that a stranger sent what is no text: anybody can fill a log."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


class Requests:
    """ASGI middleware around everything: gives each request an id, logs it and counts it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket is told when it is over."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        identity, began, status = secrets.token_hex(8), perf_counter(), 0
        token = _request.set(identity)

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = identity
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            seconds, route = perf_counter() - began, _pattern(scope)
            if scope["type"] == "http":
                scope["app"].state.metrics.request(route, status, seconds)
            facts = {"route": route, "status": status, "ms": round(1000 * seconds, 1)}
            _log.info("%s %s", scope.get("method", "WebSocket"), route, extra=facts)
            _request.reset(token)


def _pattern(scope: Scope) -> str:
    """The pattern of the address, such as /table/{table}: the address itself may be a secret."""
    for route in scope["app"].routes:
        if route.matches(scope)[0] is not Match.NONE:
            return str(route.path)
    return "none"
