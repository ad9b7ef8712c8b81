"""All tables of a server: those in use in memory, who watches them, the bots' turns and the clock.

One asyncio process, and no `await` inside a command: two commands never overlap, whoever sends them. Watchers
are only woken; each takes the newest state when it is ready, so a slow one skips what it missed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from ..bots.thinker import Question, Thinker, ThinkerError
from ..core.errors import LudosphereError
from ..core.rng import seeded
from .clock import Clock
from .errors import Refused
from .store import Store
from .table import Table

_log = logging.getLogger(__name__)
_KEPT = 100
_AGAIN = 5.0
"""Seconds after which a lapse that could not be stored is tried again."""


class Live:
    """A table in memory, its clock, and who watches it: events that are set at every change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: set[asyncio.Event] = set()
        self.bots: asyncio.Task[None] | None = None
        self.clock = Clock()
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Is it in use, so that it must stay in memory?"""
        return bool(self.watchers) or self.bots is not None or self.alarm is not None

    def changed(self) -> None:
        """Wakes everybody who watches."""
        for watcher in self.watchers:
            watcher.set()


class Tables:
    """The tables of a store. `start` resumes the bots' turns, `close` stops everything."""

    def __init__(self, store: Store, bot_delay: float = 0.6) -> None:
        self.store = store
        self._delay = bot_delay
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._thinker = Thinker()

    def start(self) -> None:
        """Lets the bots go on at every table where one is to move."""
        for identity in self.store.waiting_for_bots():
            try:
                self._go_on(self.open(identity))
            except LudosphereError as error:
                _log.error("%s", error)

    async def close(self) -> None:
        """Stops the bots and the clocks, and lets go of the database."""
        for live in self._live.values():
            if live.alarm is not None:
                live.alarm.cancel()
        tasks = [live.bots for live in self._live.values() if live.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinker.close()
        self.store.close()

    def open(self, identity: str) -> Live:
        """The table of that id, from memory or the store; raises NoSuchTable."""
        live = self._live.get(identity)
        if live is None:
            live = self._live[identity] = Live(Table.load(self.store, identity))
            idle = [key for key, other in self._live.items() if not other.busy]
            for key in idle[: max(0, len(self._live) - _KEPT)]:
                if key != identity:
                    del self._live[key]
            self._wind(live)
        self._live.move_to_end(identity)
        return live

    def add(self, table: Table) -> Live:
        """A table just made."""
        live = self._live[table.id] = Live(table)
        self._go_on(live)
        self._wind(live)
        return live

    # --- commands ---------------------------------------------------------------------------------
    def play(self, live: Live, seat: int, path: tuple[str, ...], command_id: str | None = None) -> bool:
        """Plays for a seat; False if the command was known already. Raises Refused."""
        with self._command(live):
            return live.table.play_path(seat, path, command_id)

    def say(self, live: Live, seat: int, text: str, lang: str, command_id: str | None = None) -> bool:
        """Plays what somebody typed; see `play`. Refused in words of `lang`."""
        with self._command(live):
            return live.table.say(seat, text, lang, command_id)

    def undo(self, live: Live, seat: int) -> None:
        """Takes back the seat's last action; raises Refused."""
        with self._command(live):
            live.table.undo(seat)

    def confirm(self, live: Live, seat: int) -> None:
        """Confirms the seat's turn; raises Refused."""
        with self._command(live):
            live.table.confirm(seat)

    @contextmanager
    def _command(self, live: Live) -> Iterator[None]:
        """Around a command: watchers hear of a change, and bots go on."""
        before = live.table.seq
        try:
            yield
        except Refused as refusal:
            if refusal.key == "elsewhere":
                self._reload(live)
            raise
        if live.table.seq != before:
            live.changed()
            self._go_on(live)
            self._wind(live)

    def _reload(self, live: Live) -> None:
        """Reads a table anew that another process changed."""
        live.table = Table.load(self.store, live.table.id)
        live.changed()
        self._go_on(live)
        self._wind(live)

    # --- the clock --------------------------------------------------------------------------------
    def ready(self, live: Live, seat: int) -> None:
        """Somebody at a shared screen can see it now: their time begins, if they have one."""
        if live.clock.begin(live.table, seat, monotonic()):
            live.changed()
            self._wind(live)

    def remaining(self, live: Live, seat: int | None) -> int | None:
        """How many milliseconds are left to the seat (None: to everybody); None if its time doesn't run."""
        end = live.clock.ends(seat)
        return None if end is None else max(0, round(1000 * (end - monotonic())))

    def _wind(self, live: Live) -> None:
        """After a change: sets the alarm for whoever's time is over next."""
        live.clock.follow(live.table, monotonic())
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        end = live.clock.next(live.table)
        if end is not None:
            self._set(live, end - monotonic())

    def _set(self, live: Live, seconds: float) -> None:
        live.alarm = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring, live)

    def _ring(self, live: Live) -> None:
        """Plays for everybody who still owes something though their time is over."""
        live.alarm = None
        try:
            with self._command(live):
                while (seat := live.clock.late(live.table, monotonic())) is not None:
                    live.table.lapse(seat)
                    live.clock.follow(live.table, monotonic())
            self._wind(live)
        except Exception:  # nobody waits for an answer; the table must not stand still for that
            _log.exception("table %s: time was over, and nothing could be played", live.table.id)
            self._set(live, _AGAIN)

    # --- bots -------------------------------------------------------------------------------------
    def _go_on(self, live: Live) -> None:
        if live.bots is None and live.table.bot_to_move() is not None:
            live.bots = asyncio.create_task(self._play_bots(live))
            live.bots.add_done_callback(lambda task: self._bots_done(live, task))

    def _bots_done(self, live: Live, task: asyncio.Task[None]) -> None:
        live.bots = None
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("the bots of table %s stopped: %s", live.table.id, error, exc_info=error)
        elif not task.cancelled():
            self._go_on(live)  # a command may have come between the last look and the end of the task

    async def _play_bots(self, live: Live) -> None:
        loop = asyncio.get_running_loop()
        run, last = 0, None
        while (seat := live.table.bot_to_move()) is not None:
            table, undone, began = live.table, live.table.undone_at, loop.time()
            action = await self._choose(table, seat)
            run, last = run + 1 if seat == last else 1, seat
            await asyncio.sleep(max(0.0, self._pause(table, run) - (loop.time() - began)))
            if live.table is not table or table.undone_at != undone:
                continue  # somebody took an action back meanwhile: think again
            if seat not in table.to_move() or not table.position.allows(seat, action):
                continue  # what others did meanwhile has changed what this seat can do
            try:
                table.play(seat, action)
            except Refused as refusal:
                if refusal.key != "elsewhere":
                    raise
                self._reload(live)
                continue
            live.changed()
            self._wind(live)

    def _pause(self, table: Table, run: int) -> float:
        """How long a bot takes at least for its `run`-th action in a row.

        Long enough to be followed; shorter in a long turn, and while people have something to do themselves.
        Where time is short a bot takes none.
        """
        if table.position.lasts() is not None:
            return 0.0
        busy = any(table.header.seats[seat].kind == "human" for seat in table.to_move())
        return self._delay / max(3 if busy else 1, run - 2)

    async def _choose(self, table: Table, seat: int) -> int:
        sight, world = table.sight(seat)
        legal = sight.legal()
        if len(legal) == 1 and table.position.faces().entry(table.position, seat, "en") is None:
            return legal[0]
        player = table.header.seats[seat]
        assert player.bot is not None
        asked = Question(table.header.game, world, seat, player.bot, player.level, table.bot_seed())
        try:
            action = await self._thinker.ask(asked)
        except ThinkerError as error:
            _log.error("table %s, seat %s: no advice (%s); a chance move instead", table.id, seat + 1, error)
            action = -1
        if not sight.allows(action):
            rng = seeded(asked.seed)
            action = sight.world(rng).sample(seat, rng)
        return action
