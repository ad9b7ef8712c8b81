"""How long a database may keep somebody waiting, and what is done while it doesn't answer.

A server calls its database from the event loop, where everybody waits with the caller. So a transaction there
may wait a third of a second in all (`at_once`). Once it has waited longer, the database counts as away: from
then on calls from the loop fail at once, while a thread tries until something can be written again. On the
command line and in threads nobody else waits, and a transaction may take its time (`PATIENT`).
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic

from ..core.errors import StoreError
from .errors import Away

WAIT = "LUDOSPHERE_DATABASE_WAIT"
"""The variable for who has a slow database and would rather wait with everybody else."""


def at_once() -> float:
    """Seconds a transaction in an event loop waits for the database in all; raises StoreError."""
    try:
        given = float(os.environ.get(WAIT, "0.35"))
    except ValueError:
        given = -1.0
    if not 0.05 <= given <= 60:
        raise StoreError(f"{WAIT} is a number of seconds from 0.05 to 60, as 0.35.")
    return given


PATIENT = 10.0
"""Seconds a transaction waits where nobody else waits with it."""
_AGAIN = 0.1
"""Seconds between two tries of the thread, beside those it waits."""

_log = logging.getLogger(__name__)
_left: ContextVar[list[float] | None] = ContextVar("left", default=None)


def in_loop() -> bool:
    """Does an event loop run in this thread, so that everybody waits with the caller?"""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@contextmanager
def waiting(seconds: float) -> Iterator[None]:
    """Within this the database may keep us waiting for so many seconds in all."""
    token = _left.set([seconds])
    try:
        yield
    finally:
        _left.reset(token)


def seconds_left() -> float | None:
    """How long we may still wait; None: for ever."""
    left = _left.get()
    return None if left is None else left[0]


def waited(seconds: float) -> None:
    """So much of it is spent."""
    left = _left.get()
    if left is not None:
        left[0] = max(0.0, left[0] - seconds)


class Outage:
    """Whether a database is away, and the thread that looks for it meanwhile.

    `attempt` raises Away while it is; any other end of it, and the database is back.
    """

    def __init__(self, attempt: Callable[[], object]) -> None:
        self.reason: str | None = None
        """What is wrong, in a sentence; None while the database answers."""
        self.listeners: list[Callable[[], object]] = []
        """Called when the database is back, from the thread that has found it."""
        self._attempt = attempt
        self._closed = threading.Event()

    def begin(self, reason: str) -> None:
        """The database has kept somebody waiting for too long."""
        if self.reason is None and not self._closed.is_set():
            self.reason = reason
            _log.error("%s Nothing is changed until it is back.", reason)
            threading.Thread(target=self._look, name="database", daemon=True).start()

    def close(self) -> None:
        """Looks for it no more."""
        self._closed.set()

    def _look(self) -> None:
        began = monotonic()
        while not self._closed.is_set():
            try:
                self._attempt()
            except Away as error:
                self.reason = str(error)
                self._closed.wait(_AGAIN)
            else:
                break
        self.reason = None
        if not self._closed.is_set():
            _log.warning("The database is back after %.1f s.", monotonic() - began)
            for listener in self.listeners:
                listener()

    async def over(self, seconds: float) -> bool:
        """Waits for its end without holding up anybody else; False if it lasts longer than that."""
        end = monotonic() + seconds
        while self.reason is not None and monotonic() < end:
            await asyncio.sleep(_AGAIN)
        return self.reason is None
