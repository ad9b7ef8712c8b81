"""Which tables this process looks after: it claims their leases, and every second those of orphans.

A table needs somebody while a bot is to move, or time runs. Whoever opens or changes such a table claims it;
a process that ends gives its tables back, and those of a process that was killed become free when its leases
end.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from datetime import timedelta
from typing import Any

from ..core.errors import LudosphereError
from ..play.header import now
from .bus import BACK, BEAT, FREE, LOST, Bus, Message, stop
from .meter import Meter
from .store import Store

SOON = 5.0
"""Seconds before a deadline from which somebody looks after the table."""
_log = logging.getLogger(__name__)


class Care:
    """The leases of one process.

    `take` is called with the id of a table that is ours now, `drop` with one that no longer is, `needy` gives
    those in memory that need somebody, and `poll` looks in the database for what we may not have heard of.
    """

    def __init__(
        self,
        store: Store,
        bus: Bus,
        *,
        take: Callable[[str], None],
        drop: Callable[[str], None],
        needy: Callable[[], Iterable[str]],
        poll: Callable[[], None],
    ) -> None:
        self.meter = Meter()
        self._store = store
        self._bus = bus
        self._take = take
        self._needy = needy
        self._poll = poll
        self._claiming: set[str] = set()
        self._failed: set[str] = set()
        """Of these it has been told already that they can't be looked after."""
        self._tasks: set[asyncio.Task[Any]] = set()
        bus.on(LOST, lambda message: drop(message["table"]))
        bus.on(FREE, self._freed)
        bus.on(BACK, lambda message: poll())

    def start(self) -> None:
        """Begins to look for orphans."""
        self._spawn(self._sweep())

    async def close(self) -> None:
        """Looks no more, and gives all leases back."""
        await stop(self._tasks)
        await self._bus.close()

    def mine(self, table: str) -> bool:
        """Do we look after the table? If not it is claimed, and `take` is called should we get it."""
        if self._bus.holds(table):
            return True
        if table not in self._claiming:
            self._claiming.add(table)
            self._spawn(self._claim([table]))
        return False

    def rest(self, table: str) -> None:
        """The table needs nobody now."""
        self._bus.release(table)

    def _freed(self, message: Message) -> None:
        self._spawn(self._claim(message["tables"]))

    async def _claim(self, tables: Iterable[str]) -> set[str]:
        """Claims what isn't ours yet; gives what has become ours."""
        wanted = set(tables)
        asked = {table for table in wanted if not self._bus.holds(table)}
        try:
            got = await self._bus.claim(asked) if asked else set()
        finally:
            self._claiming -= wanted
        for table in wanted:
            if self._bus.holds(table):  # also what was ours: should it have come to a stop, it goes on
                self._begin(table)
        return got

    def _begin(self, table: str) -> None:
        try:
            self._take(table)
        except LudosphereError as error:
            if table not in self._failed:
                _log.error("table %s can't be looked after: %s", table, error)
            self._failed.add(table)
            self._bus.release(table)

    async def _sweep(self) -> None:
        await self._bus.start()
        while True:
            try:
                if self._bus.connected:
                    soon = now() + timedelta(seconds=SOON)
                    waiting = self._store.waiting_for_bots() + self._store.due(soon)
                    got = await self._claim({*waiting, *self._needy()})
                    self.meter.taken_over(len(got))
                else:
                    self._poll()
                    await self._claim(self._needy())
            except LudosphereError as error:
                _log.error("nobody could look for tables that need somebody: %s", error)
            except Exception:  # whatever it was, the next second may do better
                _log.exception("nobody could look for tables that need somebody")
            await asyncio.sleep(BEAT)

    def _spawn(self, job: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
