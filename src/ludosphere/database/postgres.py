"""Connections to PostgreSQL that keep nobody waiting for longer than `patience` allows."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from time import monotonic
from typing import Any

import psycopg
from psycopg.abc import RV, PQGen
from sqlalchemy import Engine, event

from .patience import in_loop, seconds_left, waited

_LEAST = 0.02
"""Seconds a statement may take though all the time of its transaction is spent: the answer may be there."""
_PARAMETERS = {"connect_timeout": 3, "keepalives_idle": 10, "tcp_user_timeout": 10_000}
"""For libpq, unless the URL says otherwise: seconds, seconds, milliseconds."""
_ON_SERVER = "SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '60s'"
"""What the server itself ends: statements nobody waits for any more, transactions of processes that hang."""


class Connection(psycopg.Connection[Any]):
    """A connection that is cut when the server is silent for too long: what it would answer is lost."""

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        """The end of a statement; raises psycopg.OperationalError."""
        left, began = seconds_left(), monotonic()
        if left is None:
            return super().wait(gen, interval, timeout)
        limit = max(left, _LEAST)
        try:
            return super().wait(gen, interval, limit)
        except psycopg.OperationalError:
            if monotonic() - began >= limit:
                self.pgconn.finish()
            raise
        finally:
            waited(monotonic() - began)


class _Dialer:
    """Connects in a thread, for libpq itself waits at least two seconds."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(2, "connect")

    def __call__(self, _dialect: object, _record: object, args: Any, parameters: Any) -> Connection:
        """A new connection; called by SQLAlchemy."""
        parameters = {**_PARAMETERS, **parameters}
        left = seconds_left()
        if left is None or not in_loop():
            return Connection.connect(*args, **parameters)
        future = self._threads.submit(Connection.connect, *args, **parameters)
        began = monotonic()
        try:
            return future.result(max(left, _LEAST))
        except TimeoutError:
            future.cancel()
            future.add_done_callback(_hang_up)
            raise psycopg.OperationalError("no connection in time") from None
        finally:
            waited(monotonic() - began)


def _hang_up(late: Future[Connection]) -> None:
    if not late.cancelled() and late.exception() is None:
        late.result().close()


def _limit(connection: Any, _record: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute(_ON_SERVER)
    connection.commit()


def keep_short(engine: Engine) -> None:
    """Bounds the connections of an engine."""
    event.listen(engine, "do_connect", _Dialer())
    event.listen(engine, "connect", _limit)
