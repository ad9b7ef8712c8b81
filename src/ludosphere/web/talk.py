"""Who looks at a table, and what they write to each other there: pages are told as it happens.

A page that wants to know asks once (`listen`); from then on lines and the audience come by themselves.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC
from typing import Any

from ..core.text import Texts
from ..people import People
from ..play.errors import Refused
from ..play.header import Header
from ..tables.bus import Bus
from ..tables.chat import HISTORY, Chat, Line, may_read, may_write
from ..tables.service import Live
from .album import names_of
from .rates import HOUR, MINUTE, check_both, wait_here

_WAITING = 50
"""So many messages may wait for a page that takes them slowly; then it gets everything anew."""
_NAMED = 30
"""So many of the audience are named."""
LINES_HERE = ((20, 10), (300, 10 * MINUTE))
"""So many lines may be written in so many seconds from one address: see `rates.check_both`."""
REPORTS, REPORTS_HERE = (10, HOUR), (20, HOUR)
"""So many lines a person may report, and everybody at one address."""
MUTES, MUTES_HERE = (20, HOUR), (30, HOUR)
"""So many people a person may mute, and everybody at one address."""
WROTE = "chat"
"""The channel of new lines: {"table": id, "line": number}; or {"table": id, "gone": numbers}."""
LOOKS = "looks"
"""The channel of who comes and goes: {"table": id}."""


class Ear:
    """A page that listens at a table: what waits to be sent to it."""

    def __init__(self, live: Live, person: str, name: str, say: Texts, quiet: bool) -> None:
        self.live = live
        self.person = person
        self.name = name
        self.say = say
        self.quiet = quiet
        self.listens = False
        self.muted: set[str] = set()
        self.waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue(_WAITING)

    @property
    def header(self) -> Header:
        """The table as it is now."""
        return self.live.table.header

    def tell(self, message: dict[str, Any]) -> None:
        """Sends a message, as soon as the page takes it."""
        if not self.listens:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.waiting.put_nowait({"type": "chat", "missed": True})

    def hears(self, writer: str) -> bool:
        """Does a line of somebody's reach this page?"""
        return not self.quiet and writer not in self.muted and may_read(self.header, self.person, writer)


class Talk:
    """Chat and audience of all tables that somebody looks at through this process."""

    def __init__(self, chat: Chat, people: People, bus: Bus) -> None:
        self.chat = chat
        self._people = people
        self._bus = bus
        self._ears: defaultdict[str, set[Ear]] = defaultdict(set)
        self._counting: dict[str, asyncio.Task[None]] = {}
        bus.on(WROTE, self._wrote)
        bus.on(LOOKS, self._looks)

    # --- who is here ------------------------------------------------------------------------------
    def enter(self, ear: Ear) -> None:
        """A page opens a table."""
        self._ears[ear.header.id].add(ear)
        self._bus.enter(ear.header.id, ear.person)
        self.count(ear.header.id)

    def leave(self, ear: Ear) -> None:
        """And goes away."""
        table = ear.header.id
        self._ears[table].discard(ear)
        if not self._ears[table]:
            del self._ears[table]
        self._bus.leave(table, ear.person)
        self.count(table)

    def count(self, table: str) -> None:
        """Tells everybody at a table anew who watches it."""
        self._bus.post(LOOKS, {"table": table})

    def _looks(self, message: dict[str, Any]) -> None:
        table = str(message["table"])
        if table in self._ears and table not in self._counting:
            task = self._counting[table] = asyncio.get_running_loop().create_task(self._recount(table))
            task.add_done_callback(lambda task: self._counting.pop(table, None))

    async def _recount(self, table: str) -> None:
        await asyncio.sleep(0.05)  # a page that is loaded again goes and comes at once
        here = await self._bus.present(table)
        for ear in tuple(self._ears.get(table, ())):
            ear.tell(self._audience(ear, here))

    def _audience(self, ear: Ear, here: Iterable[str]) -> dict[str, Any]:
        """How many watch who don't sit there, and what they are called."""
        watching = sorted(set(here) - ear.header.persons)
        known = self._people.several(watching[:_NAMED]) if watching else {}
        names = sorted(known[one].name for one in watching if one in known and known[one].name)
        return {"type": "audience", "count": len(watching), "names": names}

    # --- lines ------------------------------------------------------------------------------------
    async def listen(self, ear: Ear, after: int) -> None:
        """From now on the page hears everything; first what was written after a line it has (0: none)."""
        ear.muted = self.chat.muted(ear.person)
        ear.listens = True
        lines = [] if ear.quiet else self.chat.history(ear.header, ear.person, after)
        ear.tell(
            {
                "type": "chat",
                "lines": [shown(line, ear) for line in lines],
                "full": after == 0 or len(lines) == HISTORY,
                "writes": not ear.quiet and may_write(ear.header, ear.person),
            }
        )
        ear.tell(self._audience(ear, await self._bus.present(ear.header.id)))

    def write(self, ear: Ear, text: str) -> None:
        """Somebody writes a line; raises Refused."""
        if ear.quiet:
            raise Refused("chat-quiet", "You have switched the chat off in the settings.")
        if any(wait_here("lines", *limit) for limit in LINES_HERE):
            raise Refused("chat-busy", "Much is being written from your connection: wait a moment.")
        line = self.chat.write(ear.header, ear.person, ear.name, text)
        self._bus.post(WROTE, {"table": line.table, "line": line.id})

    def _wrote(self, message: dict[str, Any]) -> None:
        table = str(message["table"])
        ears = self._ears.get(table)
        if not ears:
            return
        if "gone" in message:
            for ear in tuple(ears):
                ear.tell({"type": "chat", "lines": [], "gone": message["gone"]})
            return
        line = self.chat.line(table, message["line"])
        for ear in tuple(ears):
            if ear.hears(line.person):
                ear.tell({"type": "chat", "lines": [shown(line, ear)]})

    def writers(self, table: str) -> None:
        """Tells everybody at a table anew whether they may write."""
        for ear in tuple(self._ears.get(table, ())):
            ear.tell({"type": "chat", "lines": [], "writes": may_write(ear.header, ear.person)})

    def mute(self, ear: Ear, number: int) -> dict[str, Any]:
        """Somebody doesn't want to read the writer of a line any more, here or anywhere; raises Refused."""
        writer = self._readable(ear, number).person
        check_both("mute", ear.person, MUTES, MUTES_HERE)
        gone = [line.id for line in self.chat.history(ear.header, ear.person) if line.person == writer]
        self.chat.mute(ear.person, writer)
        for ears in self._ears.values():
            for other in ears:
                if other.person == ear.person:
                    other.muted.add(writer)
        return {"type": "chat", "lines": [], "gone": gone, "said": ear.say("chat-muted")}

    def report(self, ear: Ear, number: int) -> dict[str, Any]:
        """Somebody tells whoever runs the server of a line; raises Refused."""
        line = self._readable(ear, number)
        check_both("report", ear.person, REPORTS, REPORTS_HERE)
        self.chat.report(line, ear.person)
        return {"type": "chat", "lines": [], "said": ear.say("chat-reported")}

    def _readable(self, ear: Ear, number: int) -> Line:
        line = self.chat.line(ear.header.id, number)
        if line.hidden or not may_read(ear.header, ear.person, line.person):
            raise Refused("chat-no-line", "That line isn't there any more.")
        return line


def shown(line: Line, ear: Ear) -> dict[str, Any]:
    """A line for a page: nothing in it tells who the writer is elsewhere."""
    seats = ear.header.seats_of(line.person)
    name = names_of(ear.header, ear.say)[seats[0]] if seats else line.name or ear.say("name-guest")
    return {
        "id": line.id,
        "name": name,
        "seat": seats[0] if seats else None,
        "text": line.text,
        "mine": line.person == ear.person,
        "at": line.at.replace(tzinfo=UTC).isoformat(timespec="seconds"),
    }
