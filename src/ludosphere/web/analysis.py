"""Analyses of finished games under way: computed once, for however many look, and only while somebody does.

A bot judges one decision after the other, off the event loop (`tables.asks`). What it finds is the same
whenever it is asked, so a whole analysis is kept in the database; one that was left half done goes on from
where it was as long as this process remembers it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ..bots.assess import VERSION, usual_budget
from ..bots.review import Moment, Row, moments, question, row
from ..bots.thinker import Thinker, ThinkerError
from ..core.errors import LudosphereError, StoreError
from ..database import Database
from ..play.errors import Refused
from ..play.table import Table
from ..tables.analyses import analysis_of, keep_analysis
from ..tables.asks import Asks
from ..tables.bus import stop
from .access import may_analyse

_log = logging.getLogger(__name__)
AT_ONCE: Final = 2
"""So many analyses are computed at once in this process; the others wait."""
_KEPT: Final = 50


class Analysis:
    """What is known of a game so far: `rows`, of `total`; `failed`: nobody can go on with it now."""

    def __init__(self, rows: list[Row], found: list[Moment]) -> None:
        self.rows = rows
        self.moments = found
        self.total = len(found) or len(rows)
        self.failed = False
        self.watchers: set[asyncio.Event] = set()
        self.task: asyncio.Task[None] | None = None

    @property
    def whole(self) -> bool:
        """Is it all there?"""
        return len(self.rows) == self.total

    def stop(self) -> None:
        """Nobody looks any more; whoever comes later lets it go on."""
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def news(self) -> None:
        """Wakes everybody who looks."""
        for watcher in self.watchers:
            watcher.set()


class Analyst:
    """The analyses of a server process. asks: who judges; None: a process for it, so that no bot waits."""

    def __init__(self, database: Database, asks: Asks | None = None) -> None:
        self._database = database
        self._own = Thinker() if asks is None else None
        self.asks: Asks = asks or self._own or Thinker()
        self.budget = usual_budget()
        self.version = f"{VERSION} {self.budget}"
        self._known: OrderedDict[str, Analysis] = OrderedDict()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def known(self, table: Table) -> Analysis | None:
        """The analysis of a table as far as it is known, without computing anything."""
        found = self._known.get(table.id)
        if found is None:
            rows = analysis_of(self._database, table.id, self.version)
            if rows is None:
                return None
            found = self._keep(table.id, Analysis(rows, []))
        return found

    @contextmanager
    def watched(self, table: Table, allow: Callable[[], None], news: asyncio.Event) -> Iterator[Analysis]:
        """The analysis of a table while somebody looks at it: it is computed until they have left.

        allow: raises Refused if this reader may not have something computed; asked only when it must be.
        news: set whenever there is something new. Raises Refused.
        """
        found = self.known(table)
        if found is None or (not found.whole and found.task is None):
            allow()
            found = found or self._keep(table.id, _begun(table))
        found.watchers.add(news)
        if not found.whole and found.task is None:
            found.failed = False
            found.task = asyncio.create_task(self._compute(table.id, found))
            self._tasks.add(found.task)
            found.task.add_done_callback(self._tasks.discard)
        try:
            yield found
        finally:
            found.watchers.discard(news)
            if not found.watchers:
                found.stop()

    async def _compute(self, table: str, analysis: Analysis) -> None:
        try:
            async with self._turns:
                for moment in analysis.moments[len(analysis.rows) :]:
                    judged = await self.asks.judge(question(moment, self.budget))
                    analysis.rows.append(row(moment, judged))
                    analysis.news()
            self._store(table, analysis)
        except ThinkerError as error:
            _log.error("the analysis of table %s can't go on: %s", table, error)
            analysis.failed = True
        except Exception:
            _log.exception("the analysis of table %s can't go on", table)
            analysis.failed = True
        finally:
            if analysis.task is asyncio.current_task():
                analysis.task = None
                analysis.news()

    def _store(self, table: str, analysis: Analysis) -> None:
        analysis.moments = []
        try:
            keep_analysis(self._database, table, self.version, analysis.rows)
        except StoreError as error:  # it is computed again one day
            _log.error("an analysis could not be kept: %s", error)

    def _keep(self, table: str, analysis: Analysis) -> Analysis:
        self._known[table] = analysis
        idle = [key for key, one in self._known.items() if one.task is None and not one.watchers]
        for key in idle[: max(0, len(self._known) - _KEPT)]:
            if key != table:
                del self._known[key]
        return analysis

    async def close(self) -> None:
        """Nothing is computed any more."""
        await stop(self._tasks)
        if self._own is not None:
            await self._own.close()


def check_finished(table: Table) -> None:
    """Raises Refused unless the game is over and can be analysed."""
    if table.header.stage == "broken":
        raise Refused("broken", "This table is closed: the rules failed here; its record is kept.")
    if not may_analyse(table.header):
        raise Refused("analysis-later", "A game can be analysed when it is over.")
    if any(origin.stage == "running" and len(origin.persons) > 1 for origin in table.origins()):
        raise Refused("analysis-origin", "People still play the game this one was forked from.")


def _begun(table: Table) -> Analysis:
    """An analysis with nothing in it yet; raises Refused if there can be none."""
    check_finished(table)
    first, last = table.header.base_moves, len(table.moves)
    steps = []
    for number in range(first, last):
        seat, notation = table.moves[number]
        position = table.at(number)
        steps.append((number, position, seat, position.parse(seat, notation)))
    try:
        return Analysis([], moments(steps, last, table.position, decided=True))
    except LudosphereError as error:
        raise Refused("analysis-none", str(error)) from None
