"""All tables of a server: those in use in memory, who watches them, the bots' turns and the clock.

One asyncio process, and no `await` inside a command: two commands never overlap, whoever sends them. Watchers
are only woken; each takes the newest state when it is ready, so a slow one skips what it missed.

Several processes may serve the same tables (docs/decisions/0011-service.md). Each of them writes; the store
takes one change for each seq, and whoever comes second reads the table anew. The bus tells the others of a
change, and says which process looks after a table: runs its bots and its clock.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from time import monotonic
from typing import TypeVar

from ..bots.thinker import Question, Thinker, ThinkerError
from ..core.contract import InformationState, Path
from ..core.errors import LudosphereError, StoreError
from ..core.rng import seeded
from ..play.errors import Refused, stale
from ..play.header import STAND_IN, Header, now
from ..play.journal import Entry
from ..play.pace import (
    GRACE,
    GRACE_OF_DAYS,
    due_in,
    extended,
    full_turn,
    late,
    milliseconds,
    missed,
    owing_people,
    resumed,
)
from ..play.table import Table
from .asks import Asks
from .bus import TABLE, Bus, LocalBus, Message, stop
from .care import SOON, Care
from .clock import Clock
from .meter import Meter
from .pulse import AWAY, EVERY
from .store import Store

_log = logging.getLogger(__name__)
_KEPT = 100
"""So many tables stay in memory though nobody uses them;"""
_KEPT_MOVES = 20_000
"""and so many moves of theirs: the world after each is kept, 15 kB at a table of Earth with five people."""
_FURTHEST = 3600.0
"""Tables whose deadline is later than so many seconds need not stay in memory: `Care` finds them in time."""
_AGAIN = 5.0
"""Seconds after which a lapse that could not be stored is tried again."""
_REASON = 8000
"""So much of what is told of failed rules is kept, from its end."""
_TRIES = 3
"""So often a command is tried while other processes are faster."""
_READY = "ready"
"""The channel on which others hear that somebody's time has begun: {"table": id, "seat": whose}."""

Done = TypeVar("Done")


class Live:
    """A table in memory, its clock, and who watches it: events that are set at every change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: set[asyncio.Event] = set()
        self.bots: asyncio.Task[None] | None = None
        self.clock = Clock()
        self.alarm: asyncio.TimerHandle | None = None
        self.ended = table.header.stage == "over"
        """Has everybody who listens heard that the game is over?"""

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

    def __init__(
        self, store: Store, bot_delay: float = 0.6, bus: Bus | None = None, asks: Asks | None = None
    ) -> None:
        self.store = store
        self.bus: Bus = bus or LocalBus()
        self._meter = Meter()
        self._closed = False
        self._delay = bot_delay
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._asks: Asks = asks or Thinker()
        self._several = store.database.several
        self._care = Care(
            store, self.bus, take=self._take, drop=self._drop, needy=self._needy, poll=self._poll
        )
        self.bus.on(TABLE, self._hear)
        self.bus.on(_READY, self._hear_ready)
        self._beaten = monotonic()
        self._beats: asyncio.Task[None] | None = None
        self.listeners: list[Callable[[Table], None]] = []
        """Called with a table when its game has just ended; of several processes, perhaps by each."""
        self.holidays: Callable[[str], int | None] = lambda person: None
        """For how many milliseconds more a person is away; below 0: since when they aren't; None: neither.

        It counts in games by days only.
        """

    def start(self) -> None:
        """Lets bots and clocks go on wherever one is to move, or time runs; each process does its part."""
        loop = asyncio.get_running_loop()
        self.store.database.outage.listeners.append(lambda: loop.call_soon_threadsafe(self._back))
        self._beat(AWAY if self._several else 0)  # others may have been there all the time
        self._beats = loop.create_task(self._go_on_beating())
        if not self._several:
            for identity in self.store.due(now() + timedelta(milliseconds=GRACE)):
                try:
                    self.arrange(self.open(identity), self._forgive)
                except LudosphereError as error:
                    _log.error("%s", error)
        self._care.start()

    async def close(self) -> None:
        """Stops the bots and the clocks, leaves them to other processes, and lets go of the database."""
        self._closed = True
        for live in self._live.values():
            self._silence(live)
        tasks = [live.bots for live in self._live.values() if live.bots is not None]
        await stop([*tasks, *([self._beats] if self._beats is not None else [])])
        if self._beats is not None:
            self._beat()
        await self._care.close()
        await self._asks.close()
        self.store.close()

    def set_meter(self, meter: Meter) -> None:
        """Tells a meter from now on what happens."""
        self._meter = self._care.meter = meter

    @property
    def count(self) -> int:
        """How many tables are in use here."""
        return sum(live.busy for live in self._live.values())

    def open(self, identity: str) -> Live:
        """The table of that id, from memory or the store; raises NoSuchTable."""
        live = self._live.get(identity)
        if live is None:
            live = self._live[identity] = Live(Table.load(self.store, identity))
            self._forget(live)
            self._wind(live)
        elif self._may_differ(live) and self.store.seq(identity) != live.table.seq:
            self._catch_up(live)
        self._live.move_to_end(identity)
        return live

    def _may_differ(self, live: Live) -> bool:
        """May the table be another by now? Whoever runs the server may have mended one that is closed."""
        return self._several or live.table.header.stage == "broken"

    def add(self, table: Table) -> Live:
        """A table just made."""
        live = self._live[table.id] = Live(table)
        self._forget(live)
        self._go_on(live)
        self._wind(live)
        return live

    def _forget(self, new: Live) -> None:
        """Makes room for a table: those nobody uses go, finished ones first, then whoever waited longest."""
        idle = [live for live in self._live.values() if not live.busy and live is not new]
        idle.sort(key=lambda live: live.table.header.stage in ("open", "running"))
        tables, moves = len(self._live), sum(len(live.table.moves) for live in idle)
        for live in idle:
            if tables <= _KEPT and moves <= _KEPT_MOVES:
                return
            del self._live[live.table.id]
            tables, moves = tables - 1, moves - len(live.table.moves)

    # --- commands ---------------------------------------------------------------------------------
    def play(
        self, live: Live, seat: int, path: Path, command_id: str | None = None, follows: bool = False
    ) -> bool:
        """Plays for a seat; False if the command was known already. Raises Refused."""
        return self.do(live, seat, lambda table: table.play_path(seat, path, command_id, follows), command_id)

    def sit(self, live: Live, seat: int, person: str, name: str) -> None:
        """Somebody takes a free seat; raises Refused."""
        self.do(live, None, lambda table: table.sit(seat, person, name))

    def leave(self, live: Live, person: str) -> None:
        """Somebody gets up from all their seats, before the start or during the game; raises Refused."""

        def leave(table: Table) -> None:
            mine = table.header.seats_of(person)
            here = [one for one in mine if table.header.seats[one].away is None] or mine[:1]
            if table.header.stage != "open":
                table.leave(*here)
                return
            for seat in here:
                table.rise(seat)

        self.do(live, None, leave)

    def arrange(self, live: Live, what: Callable[[Table], None]) -> None:
        """Does something to a table that is no move, such as seating somebody; raises Refused."""
        self.do(live, None, what)

    def rematch(self, live: Live, person: str) -> str:
        """The id of the table where the people of a finished one may go on; raises Refused."""
        known = live.table.header.rematch
        if known is None or self.open(known).table.header.stage == "closed":
            new = live.table.again(person)

            def name_it(table: Table) -> None:
                if table.header.rematch is not None:
                    raise Refused("elsewhere", "Somebody else has opened the next table already.")
                table.settle(Entry("rematch"), rematch=new.id)

            try:
                self.arrange(live, name_it)
            except Refused:  # another process was faster: its table counts
                if new.header.stage == "open":
                    new.close()
                if live.table.header.rematch in (None, known):
                    raise
            else:
                self.add(new)
        assert live.table.header.rematch is not None
        return live.table.header.rematch

    def do(
        self, live: Live, seat: int | None, what: Callable[[Table], Done], command_id: str | None = None
    ) -> Done:
        """Does a command of a seat (None: of nobody's); watchers hear of it, and bots go on. Raises Refused.

        When another process was faster, it is tried again on the table as it is now; but not when that
        process took something back or acted for the same seat: then it may not be what somebody meant,
        unless it did just this command. Rules that fail close the table.
        """
        before = live.table.seq
        try:
            if live.table.header.stage == "broken":
                raise _broken()
            for left in reversed(range(_TRIES)):
                seq, moves = live.table.seq, len(live.table.moves)
                try:
                    return what(live.table)
                except Refused as refusal:
                    if refusal.key != "elsewhere" or not live.table.refresh() or not left:
                        raise
                    done = live.table.knows(command_id)
                    if seat is not None and not done and not _still_meant(live.table, seat, seq, moves):
                        raise stale() from None
            raise AssertionError("the last try has returned or raised")
        except LudosphereError:
            raise
        except Exception as error:
            self._quarantine(live, error)
            raise _broken() from error
        finally:
            if live.table.seq != before:
                self._tell(live)
                self._follow(live)

    def examine(self, live: Live) -> bool:
        """After something at a table could not be shown: closes it if that is the rules' fault; was it?"""
        position, before = live.table.position, live.table.seq
        try:
            position.view(None)
            for seat in range(len(live.table.header.seats)):
                position.view(seat)
                position.paths(seat)
            position.sheet()
        except Exception as error:
            self._quarantine(live, error)
        if live.table.seq == before:
            return False
        self._tell(live)
        self._follow(live)
        return True

    def _quarantine(self, live: Live, error: Exception) -> None:
        """Closes a table whose rules failed: whoever runs the server learns why, and has its record."""
        _log.error("table %s is closed: its rules failed", live.table.id, exc_info=error)
        try:
            live.table.quarantine("".join(traceback.format_exception(error))[-_REASON:])
        except LudosphereError as refusal:  # it will fail again, and then be closed
            _log.error("table %s could not be closed: %s", live.table.id, refusal)

    def reload(self, identity: str) -> None:
        """Tells everybody of a table that was changed past this service."""
        live = self._live.get(identity)
        if live is not None:
            self._catch_up(live)
        seq = self.store.seq(identity)
        if seq is not None:
            self.bus.post(TABLE, {"table": identity, "seq": seq})

    def _tell(self, live: Live) -> None:
        """Tells the other processes."""
        self.bus.post(TABLE, {"table": live.table.id, "seq": live.table.seq})

    def _follow(self, live: Live) -> None:
        """After a change: whoever is here hears of it, bots go on, time runs."""
        self._changed(live)
        self._go_on(live)
        self._wind(live)

    def _catch_up(self, live: Live) -> None:
        """Reads what other processes did to a table."""
        if live.table.refresh():
            self._follow(live)

    def _hear(self, message: Message) -> None:
        """News of a table from another process; one nobody uses here is looked at when it is opened."""
        live = self._live.get(message["table"])
        used = live is not None and (live.busy or self.bus.holds(live.table.id))
        if live is not None and used and live.table.seq < message["seq"]:
            self._catch_up(live)

    def _poll(self) -> None:
        """Looks in the database for news, for the bus may not have brought them."""
        watched = {identity: live for identity, live in self._live.items() if live.busy}
        for identity, seq in self.store.seqs(list(watched)).items() if watched else ():
            live = watched[identity]
            if live.table.seq < seq:
                self._catch_up(live)

    def _back(self) -> None:
        """The database is back: what was stored may be more than what we heard of, and bots go on."""
        if self._closed:
            return
        try:
            self._poll()
            for live in [live for live in self._live.values() if live.alarm is not None]:
                self._go_on(live)
        except StoreError as error:
            _log.error("%s", error)

    # --- which tables this process looks after ----------------------------------------------------
    def _mine(self, live: Live) -> bool:
        """Do we look after the table? If not, and it needs somebody now, it is claimed."""
        if self.bus.holds(live.table.id):
            return True
        return self._needs(live) and self._care.mine(live.table.id)

    def _needs(self, live: Live) -> bool:
        """Is a bot to move, or will time be over soon? For what is due later `Care` looks."""
        table = live.table
        if table.bot_to_move() is not None or live.clock.next(table) is not None:
            return True
        due = due_in(table.header, milliseconds())
        return due is not None and due < 1000 * SOON

    def _needy(self) -> Iterable[str]:
        """The tables in memory that need somebody who looks after them."""
        return [identity for identity, live in self._live.items() if self._needs(live)]

    def _take(self, identity: str) -> None:
        """We look after a table from now on, if we don't yet."""
        known = self._live.get(identity)
        if self._closed or (known is not None and (known.bots is not None or known.alarm is not None)):
            return
        live = self.open(identity)
        self._go_on(live)
        self._wind(live)
        self._rest(live)

    def _rest(self, live: Live) -> None:
        """Gives a table back that needs nobody at present: whoever changes it next may have it."""
        if live.bots is None and live.alarm is None and not self._needs(live):
            self._care.rest(live.table.id)

    def _drop(self, identity: str) -> None:
        """Another process looks after a table now."""
        live = self._live.get(identity)
        if live is not None:
            if live.bots is not None:
                live.bots.cancel()
            self._silence(live)

    def _changed(self, live: Live) -> None:
        """Tells everybody who watches, and at the end of the game everybody who listens."""
        live.changed()
        if live.ended or live.table.header.stage != "over":
            return
        live.ended = True
        for listener in self.listeners:
            try:
                listener(live.table)
            except Exception:  # the game itself is over and stored, whatever becomes of what is made of it
                _log.exception("table %s has ended, and somebody could not be told", live.table.id)

    # --- the clock --------------------------------------------------------------------------------
    def ready(self, live: Live, seat: int) -> None:
        """Somebody at a shared screen can see it now: their time begins, if they have one."""
        if self._begin(live, seat):
            self.bus.post(_READY, {"table": live.table.id, "seat": seat})

    def _begin(self, live: Live, seat: int) -> bool:
        begun = live.clock.begin(live.table, seat, monotonic())
        if begun:
            live.changed()
            self._wind(live)
        return begun

    def _hear_ready(self, message: Message) -> None:
        live = self._live.get(message["table"])
        if live is not None:
            self._begin(live, message["seat"])

    def remaining(self, live: Live, seat: int | None) -> int | None:
        """How many milliseconds are left to the seat (None: to everybody); None if its time doesn't run."""
        end = live.clock.ends(live.table, seat)
        return None if end is None else max(0, round(1000 * (end - monotonic())))

    def _wind(self, live: Live) -> None:
        """After a change: sets the alarm for whoever's time is over next."""
        live.clock.follow(live.table, monotonic())
        self._silence(live)
        end = live.clock.next(live.table)
        waits = [] if end is None else [end - monotonic()]
        due = due_in(live.table.header, milliseconds())
        if due is not None and due < 1000 * _FURTHEST:
            waits.append(due / 1000)
        if waits and self._mine(live):
            self._set(live, min(waits))
        self._rest(live)

    def _silence(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None

    def _set(self, live: Live, seconds: float) -> None:
        live.alarm = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring, live)

    def _ring(self, live: Live) -> None:
        """Plays for everybody who still owes something though their time is over."""
        live.alarm = None
        try:
            if monotonic() - self._beaten > 2 * EVERY:
                self._beat()  # perhaps nobody could play until now
            self.do(live, None, lambda table: self._lapse(live, table))
            self._wind(live)
            self._go_on(live)
        except Exception:  # nobody waits for an answer; the table must not stand still for that
            if live.table.header.stage == "broken":
                return
            _log.exception("table %s: time was over, and nothing could be played", live.table.id)
            self._set(live, _AGAIN)

    def _lapse(self, live: Live, table: Table) -> None:
        """What happens when time is over: moments end, and people are late."""
        while (seat := live.clock.late(table, monotonic())) is not None:
            table.lapse(seat)
            live.clock.follow(table, monotonic())
        self._late(table)

    def _late(self, table: Table) -> None:
        """What becomes of people whose time is over, unless they are on holiday.

        Who was on holiday has a full turn after it. It is given bit by bit, for they may come back earlier.
        """
        time, full = milliseconds(), full_turn(table.header)
        if missed(table.header, time):
            self._forgive(table)
        for seat in late(table.header, time):
            free = None if full is None else self.holidays(table.header.seats[seat].person or "")
            if full is not None and free is not None and free + full > 0:
                clock = extended(table.header, time, min(free + full, full))
                table.settle(Entry("holiday", seat), **clock)
                return
        if seats := late(table.header, time):
            table.leave(*seats, why="late")

    async def _go_on_beating(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self._beat()

    def _beat(self, least: int = AWAY) -> None:
        """Notes that we serve; if nobody did for at least so many milliseconds, clocks stood meanwhile."""
        time = milliseconds()

        def goes_on(header: Header, away: int) -> Header:
            return replace(header, seq=header.seq + 1, **resumed(header, time, away))

        try:
            for identity in self.store.served(time, least, goes_on):
                self.reload(identity)
            self._beaten = monotonic()
        except LudosphereError as error:  # another beat gives the time back
            _log.error("nobody could note that the tables are served: %s", error)

    def _forgive(self, table: Table) -> None:
        """After the server was away: whoever is to move has a moment for it."""
        if owing_people(table.header):
            more = GRACE if full_turn(table.header) is None else GRACE_OF_DAYS
            table.settle(Entry("grace"), **extended(table.header, milliseconds(), more))

    # --- bots -------------------------------------------------------------------------------------
    def _go_on(self, live: Live) -> None:
        if live.bots is None and live.table.bot_to_move() is not None and self._mine(live):
            live.bots = asyncio.create_task(self._play_bots(live))
            live.bots.add_done_callback(lambda task: self._bots_done(live, task))

    def _bots_done(self, live: Live, task: asyncio.Task[None]) -> None:
        live.bots = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self._bots_failed(live, error)
        elif not self._closed:
            self._go_on(live)  # something may have come between the last look and the end of the task
            self._rest(live)

    def _bots_failed(self, live: Live, error: BaseException) -> None:
        """The rules failed: the table is closed. The database did: the bots go on when it may be back."""
        if isinstance(error, RulesFailed):
            before = live.table.seq
            self._quarantine(live, error.reason)
            if live.table.seq != before:
                self._tell(live)
                self._follow(live)
            return
        _log.error("the bots of table %s stopped: %s", live.table.id, error, exc_info=error)
        if isinstance(error, StoreError):
            self._silence(live)
            self._set(live, _AGAIN)

    async def _play_bots(self, live: Live) -> None:
        loop = asyncio.get_running_loop()
        run, last = 0, None
        while (seat := live.table.bot_to_move()) is not None and self.bus.holds(live.table.id):
            table, undone, began = live.table, live.table.undone_at, loop.time()
            action = await self._choose(table, seat)
            run, last = run + 1 if seat == last else 1, seat
            await asyncio.sleep(max(0.0, self._pause(table, run) - (loop.time() - began)))
            if table.undone_at != undone:
                continue  # somebody took an action back meanwhile: think again
            try:
                with _rules():
                    if not table.header.by_bot(seat):
                        continue  # whom it played for is back
                    if seat not in table.to_move() or not table.position.allows(seat, action):
                        continue  # what others did meanwhile has changed what this seat can do
                    table.play(seat, action)
            except Refused as refusal:
                if refusal.key != "elsewhere":
                    raise
                self._catch_up(live)
                continue
            self._tell(live)
            self._changed(live)
            self._wind(live)

    def _pause(self, table: Table, run: int) -> float:
        """How long a bot takes at least for its `run`-th action in a row.

        Long enough to be followed; shorter in a long turn, and while people have something to do themselves.
        Where time is short a bot takes none.
        """
        if table.position.time_limit() is not None:
            return 0.0
        busy = not all(map(table.header.by_bot, table.to_move()))
        return self._delay / max(3 if busy else 1, run - 2)

    async def _choose(self, table: Table, seat: int) -> int:
        with _rules():
            world = table.world(seat)
            sight, snapshot = InformationState(world, seat), world.encode()
            legal = sight.legal()
            if len(legal) == 1 and table.position.faces().entry(table.position, seat, "en") is None:
                return legal[0]
        player = table.header.seats[seat]
        bot, level = (player.bot, player.level) if player.bot is not None else STAND_IN
        asked = Question(table.header.game, snapshot, seat, bot, level, table.bot_seed())
        began = monotonic()
        try:
            action = await self._asks.ask(asked)
            self._meter.thought(monotonic() - began)
        except ThinkerError as error:
            _log.error("table %s, seat %s: no advice (%s); a chance move instead", table.id, seat + 1, error)
            action = -1
        with _rules():
            if not sight.allows(action):
                rng = seeded(asked.seed)
                action = sight.determinize(rng).sample(seat, rng)
        return action


def _still_meant(table: Table, seat: int, seq: int, moves: int) -> bool:
    """Have only other seats acted since a table was at `seq`, with so many moves?"""
    return table.undone_at <= seq and all(mover != seat for mover, _ in table.moves[moves:])


class RulesFailed(Exception):  # noqa: N818 (what happened, not what is wrong with a request)
    """The rules of a game raised what they never should: `reason`."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(str(reason))
        self.reason = reason


@contextmanager
def _rules() -> Iterator[None]:
    """While rules are asked: raises RulesFailed for anything that isn't raised on purpose."""
    try:
        yield
    except LudosphereError:
        raise
    except Exception as error:
        raise RulesFailed(error) from error


def _broken() -> Refused:
    return Refused("broken", "This table is closed: the rules failed here; its record is kept.")
