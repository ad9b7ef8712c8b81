"""Whose open lines they are, so that none goes on for somebody who has signed out everywhere since.

A cookie or a token is looked at when a line is opened, and then no more. So every process is told, by the
bus, whose generation has risen; lines that were opened for an older one end. Drawing costs no query.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from typing import Final, Protocol

from ..core.errors import LudosphereError
from ..people import People, Person
from ..tables.bus import BACK, BEAT, Bus, Message

_log = logging.getLogger(__name__)
SIGNED_OUT = "signed-out"
"""The channel of who signed out everywhere: {"person": id, "generation": the first that counts}."""
_CHECKED: Final = 30
"""After so many beats the database is asked, for a message may have been lost; every beat without the bus."""


class Signed(Protocol):
    """A line that somebody opened by a cookie or a token."""

    person: Person | None
    """Them, as they were then; None: nobody said who they are."""

    def end(self) -> None:
        """What it was opened with counts no more."""
        ...


class SignOuts:
    """The open lines of this process by person, and what ends them."""

    def __init__(self, people: People, bus: Bus) -> None:
        self._people = people
        self._bus = bus
        self._lines: defaultdict[str, set[Signed]] = defaultdict(set)
        self._watching: asyncio.Task[None] | None = None
        bus.on(SIGNED_OUT, self._hear)
        bus.on(BACK, lambda message: self.check())

    def enter(self, line: Signed) -> None:
        """A line is opened; between this and looking at the cookie nobody may have waited for anything."""
        if line.person is None:
            return
        self._lines[line.person.id].add(line)
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._watch())

    def leave(self, line: Signed) -> None:
        """And is closed."""
        if line.person is None:
            return
        mine = self._lines[line.person.id]
        mine.discard(line)
        if not mine:
            del self._lines[line.person.id]

    def tell(self, identity: str, generation: int) -> None:
        """Lines that were opened for an older generation of the person end, in all processes."""
        self._bus.post(SIGNED_OUT, {"person": identity, "generation": generation})

    def _hear(self, message: Message) -> None:
        for line in tuple(self._lines.get(message["person"], ())):
            if line.person is not None and line.person.generation < message["generation"]:
                line.end()

    def check(self) -> None:
        """Asks the database, once for all lines, who has signed out everywhere; raises StoreError."""
        known = self._people.several(self._lines) if self._lines else {}
        for identity, person in known.items():
            self._hear({"person": identity, "generation": person.generation})

    async def _watch(self) -> None:
        """As long as there are lines."""
        beats = 0
        while self._lines:
            await asyncio.sleep(BEAT)
            beats += 1
            if self._bus.connected and beats < _CHECKED:
                continue
            beats = 0
            try:
                self.check()
            except LudosphereError as error:
                _log.error("nobody could look who has signed out everywhere: %s", error)
