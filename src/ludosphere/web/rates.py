"""How often something may be done: requests from one address, attempts to sign in, tables opened.

Counted by the library `limits` in a moving window, in this process or, for several, in their Redis. While
that is away nothing is refused: a full table of guests is better than an empty one.
"""

from __future__ import annotations

import ipaddress
import logging
import math
import re
import time
from contextvars import ContextVar
from typing import Final

from limits import RateLimitItemPerSecond
from limits.errors import StorageError
from limits.storage import MemoryStorage, RedisStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from ..play.errors import Refused
from .errors import on_http

_log = logging.getLogger(__name__)
MINUTE: Final = 60
HOUR: Final = 3600
HERE: Final = ("127.0.0.1", "::1", "localhost")
"""Whoever is at this machine isn't counted. A proxy has to say where requests come from (docs/serving.md)."""
_ANYTHING: Final = (600, MINUTE)
_CHANGES: Final = (120, MINUTE)
_NEW: Final[dict[str, tuple[int, int]]] = {
    "/tables": (60, HOUR),
    "/records": (30, HOUR),
    "/fork": (60, HOUR),
    "/match": (60, HOUR),
    "/api/v1/guests": (60, HOUR),
}
"""How many of these an address may make in so many seconds: what stays in the database."""
_SAME: Final = {"/api/v1/tables": "/tables"}
"""What is counted together with something else."""
_FORK: Final = re.compile(r"/table/[^/]+(/fork)")
_MANY: Final = 10_000
"""With so many addresses in memory those are looked for that were here long ago."""
_SOCKETS: Final = (300, MINUTE)

_served: ContextVar[tuple[Rates, str] | None] = ContextVar("served", default=None)
"""Who counts, and for which address, while a request or a socket is served: a line of chat brings neither."""


class Rates:
    """Counts by kind and key. redis_url: where several processes count together."""

    def __init__(self, redis_url: str | None = None) -> None:
        if redis_url is None:
            self._limiter = MovingWindowRateLimiter(MemoryStorage())
        else:
            shared = RedisStorage(redis_url, wrap_exceptions=True, key_prefix="ludosphere-rates")
            self._limiter = MovingWindowRateLimiter(shared)
        self._many = _MANY

    def wait(self, kind: str, key: str, most: int, seconds: int) -> int:
        """Counts once, and 0; or how many seconds to wait, and nothing is counted."""
        limit = RateLimitItemPerSecond(most, seconds)
        self._tidy()
        try:
            if self._limiter.hit(limit, kind, key):
                return 0
            frees = self._limiter.get_window_stats(limit, kind, key).reset_time
        except StorageError as error:
            _log.warning("rates can't be counted: %s", error)
            return 0
        return max(1, math.ceil(frees - time.time()))

    def check(self, kind: str, key: str, most: int, seconds: int) -> None:
        """Counts once; raises Refused "too-often" if there were enough lately."""
        wait = self.wait(kind, key, most, seconds)
        if wait:
            minutes = math.ceil(wait / MINUTE)
            raise Refused("too-often", f"Too many attempts: try again in {minutes} min.", minutes=minutes)

    def check_from(self, kind: str, where: str, most: int, seconds: int) -> None:
        """`check` for an address; HERE isn't counted: behind a proxy that tells nothing that is everybody."""
        if where not in HERE:
            self.check(kind, where, most, seconds)

    def forgive(self, kind: str, key: str, most: int, seconds: int) -> None:
        """Forgets what was counted for a key: the last attempt was right."""
        try:
            self._limiter.clear(RateLimitItemPerSecond(most, seconds), kind, key)
        except StorageError as error:
            _log.warning("rates can't be counted: %s", error)

    def _tidy(self) -> None:
        """Lets go of those of whom nothing counts any more: the library keeps a trace of each for ever."""
        storage = self._limiter.storage
        if isinstance(storage, MemoryStorage) and len(storage.events) >= self._many:
            for key in [key for key, counted in list(storage.events.items()) if not counted]:
                storage.clear(key)
            self._many = max(_MANY, 2 * len(storage.events))


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as the server knows; a network of IPv6 counts as one."""
    host = connection.client.host if connection.client else ""
    try:
        known = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        if str(known) not in HERE:
            return str(ipaddress.ip_network((int(known), 64), strict=False))
    return str(known)


def wait_here(kind: str, most: int, seconds: int) -> int:
    """Counts once for the address served now, and 0; or how many seconds to wait. HERE is never counted."""
    served = _served.get()
    if served is None or served[1] in HERE:
        return 0
    rates, where = served
    return rates.wait(f"{kind}-from", where, most, seconds)


def check_both(kind: str, person: str, each: tuple[int, int], here: tuple[int, int]) -> None:
    """Counts once for a person, and for the address served now; raises Refused "too-often".

    each, here: how many for one person, and for everybody at one address, in how many seconds. A browser
    without cookies is somebody new every time: what is counted by person only isn't limited for it.
    """
    if (served := _served.get()) is None:
        return
    served[0].check(kind, person, *each)
    served[0].check_from(f"{kind}-from", served[1], *here)


class Pace:
    """ASGI middleware: refuses whoever asks too often, with 429 and how long to wait."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Counts requests and sockets by address."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        rates: Rates = scope["app"].state.rates
        who = address(HTTPConnection(scope))
        wait = _wait(rates, who, scope)
        if not wait:
            _served.set((rates, who))
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose(1013, "too-many")(scope, receive, send)
        else:
            error = HTTPException(429, "too-many", {"retry-after": str(wait)})
            answer = await on_http(Request(scope), error)
            await answer(scope, receive, send)


def _wait(rates: Rates, who: str, scope: Scope) -> int:
    """Counts a request or a socket of an address, and 0; or how many seconds to wait."""
    if who in HERE or scope["path"].startswith("/static/"):
        return 0
    if scope["type"] == "websocket":
        return rates.wait("sockets", who, *_SOCKETS)
    limits = [("anything", _ANYTHING)]
    if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
        limits.append(("changes", _CHANGES))
        fork = _FORK.fullmatch(scope["path"])
        what = fork[1] if fork else _SAME.get(scope["path"], scope["path"])
        if what in _NEW:
            limits.append((what, _NEW[what]))
    return max(rates.wait(kind, who, *limit) for kind, limit in limits)
