"""What a process counts and measures, at /metrics for Prometheus; nothing of a person or a table."""

from __future__ import annotations

import hmac
import ipaddress
import os
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..core.errors import LudosphereError
from ..play.errors import Refused
from ..tables.meter import Meter
from ..tables.service import Tables

_COMMANDS = ("play", "say", "move", "undo", "confirm", "ready", "seat", "chat")
_QUESTIONS = ("sync", "at", "look", "listen", "why", "propose", "about", "mute", "report", "ping")
KINDS = frozenset(_COMMANDS + _QUESTIONS)
"""The messages that are counted by their name; whatever else somebody sends is "unknown"."""
_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
_SLOW = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class Metrics(Meter):
    """The figures of one process, in a registry of its own."""

    def __init__(self, tables: Tables) -> None:
        self._registry = made = CollectorRegistry()
        Gauge("ludosphere_tables", "Tables in use.", registry=made).set_function(lambda: tables.count)
        up = Gauge("ludosphere_bus_up", "Do we hear of the other processes?", registry=made)
        up.set_function(lambda: tables.bus.connected)
        self._sockets = Gauge("ludosphere_sockets", "Open WebSockets at tables.", registry=made)
        self._commands = Counter(
            "ludosphere_commands", "Messages at tables.", ["kind", "outcome"], registry=made
        )
        self._refused = Counter("ludosphere_refused", "Refusals by reason.", ["key"], registry=made)
        self._answers = Histogram(
            "ludosphere_command_seconds", "Doing it.", ["kind"], registry=made, buckets=_QUICK
        )
        self._draws = Histogram(
            "ludosphere_draw_seconds", "Drawing a state for a page.", registry=made, buckets=_QUICK
        )
        self._commits = Histogram(
            "ludosphere_commit_seconds", "A transaction of the database.", registry=made, buckets=_QUICK
        )
        self._thoughts = Histogram(
            "ludosphere_thought_seconds", "Until a bot has answered.", registry=made, buckets=_SLOW
        )
        self._requests = Histogram(
            "ludosphere_request_seconds", "Requests.", ["route", "status"], registry=made, buckets=_SLOW
        )
        self._taken = Counter(
            "ludosphere_lease_takeovers", "Tables nobody looked after that were taken over.", registry=made
        )
        tables.set_meter(self)
        tables.store.database.timers.append(self._commits.observe)

    def thought(self, seconds: float) -> None:
        """See `Meter`."""
        self._thoughts.observe(seconds)

    def taken_over(self, tables: int) -> None:
        """See `Meter`."""
        self._taken.inc(tables)

    def request(self, route: str, status: int, seconds: float) -> None:
        """A request was answered; the route is its pattern, not its address."""
        self._requests.labels(route, status).observe(seconds)

    @contextmanager
    def socket(self) -> Iterator[None]:
        """While a WebSocket is open."""
        self._sockets.inc()
        try:
            yield
        finally:
            self._sockets.dec()

    @contextmanager
    def command(self, kind: object) -> Iterator[None]:
        """While a message is dealt with."""
        name = kind if isinstance(kind, str) and kind in KINDS else "unknown"
        began, outcome = perf_counter(), "failed"
        try:
            yield
            outcome = "done"
        except LudosphereError as error:
            outcome = "refused"
            self._refused.labels(error.key if isinstance(error, Refused) else type(error).__name__).inc()
            raise
        finally:
            self._commands.labels(name, outcome).inc()
            self._answers.labels(name).observe(perf_counter() - began)

    @contextmanager
    def draw(self) -> Iterator[None]:
        """While a state is drawn."""
        with self._draws.time():
            yield

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)


async def show_metrics(request: Request) -> Response:
    """GET /metrics, with the token LUDOSPHERE_METRICS_TOKEN, or without one from this machine itself."""
    if not _allowed(request):
        raise HTTPException(404)
    metrics: Metrics = request.app.state.metrics
    return Response(metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})


def _allowed(request: Request) -> bool:
    token = os.environ.get("LUDOSPHERE_METRICS_TOKEN")
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), token.encode())
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
