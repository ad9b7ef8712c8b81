"""What the processes of one server tell each other: news, who looks after which table, who looks at it.

The database decides what is true: every process may write a table, and of two writers the slower one is
refused. The bus only makes it quick and saves work. So it may fail at any time, and nothing is lost by that.

A *lease* says which process runs the bots and the clocks of a table. It ends by itself when it isn't renewed,
as when its process was killed; then another one takes it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Any, Protocol

Message = dict[str, Any]
"""Anything JSON can say. Small: every process gets it."""
Callback = Callable[[Message], None]

LEASE = 3.0
"""Seconds after which a lease ends that isn't renewed; so does what is known of who looks at a table."""
BEAT = 1.0
"""Seconds between two renewals."""
TABLE = "table"
"""The channel of news of tables: {"table": id, "seq": how far it is now}."""
FREE = "free"
"""The channel on which a process that goes says so: {"tables": the ids it looked after}."""
BACK = "bus:back"
"""Told to this process only: the bus works again; what was said meanwhile was missed."""
LOST = "bus:lost"
"""Told to this process only: {"table": id} is looked after by another one now."""

_log = logging.getLogger(__name__)


class Bus(Protocol):
    """What `Tables`, the lobby and others see of the other processes."""

    process: str
    """The name of this process, new at every start."""

    @property
    def connected(self) -> bool:
        """Does it work? While it doesn't, messages reach only this process."""
        ...

    async def start(self) -> None:
        """Begins to listen."""
        ...

    async def close(self) -> None:
        """Gives back all leases, and ends."""
        ...

    def on(self, channel: str, callback: Callback) -> None:
        """Calls back with every message of a channel, from whichever process, this one too."""
        ...

    async def publish(self, channel: str, message: Message) -> None:
        """Tells every process, this one too; whoever can't be reached doesn't hear of it."""
        ...

    def post(self, channel: str, message: Message) -> None:
        """`publish`, from where nobody can wait."""
        ...

    def holds(self, table: str) -> bool:
        """Does this process look after the table?"""
        ...

    async def claim(self, tables: Iterable[str]) -> set[str]:
        """Takes the leases that nobody has; gives those of `tables` this process has now."""
        ...

    def release(self, table: str) -> None:
        """Gives a lease back: the table needs nobody at present."""
        ...

    def enter(self, table: str, person: str) -> None:
        """Somebody looks at a table from here; once more than that is counted."""
        ...

    def leave(self, table: str, person: str) -> None:
        """And goes away."""
        ...

    async def present(self, table: str) -> set[str]:
        """Who looks at a table, whichever process they are connected to."""
        ...


async def stop(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancels tasks until they end: one that waits for Redis may miss it the first time."""
    left = [task for task in tasks if not task.done()]
    while left:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=0.2)
        left = [task for task in left if not task.done()]


class Callbacks:
    """Who wants to hear of which channel, and who is here; the part both buses share."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)
        self._callbacks: defaultdict[str, list[Callback]] = defaultdict(list)
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def on(self, channel: str, callback: Callback) -> None:
        """See `Bus`."""
        self._callbacks[channel].append(callback)

    def deliver(self, channel: str, message: Message) -> None:
        """Calls everybody back; whoever fails doesn't keep the others from hearing it."""
        for callback in self._callbacks[channel]:
            try:
                callback(message)
            except Exception:
                _log.exception("a message of the channel %r could not be dealt with", channel)

    def enter(self, table: str, person: str) -> None:
        """See `Bus`."""
        self._here[table][person] += 1

    def leave(self, table: str, person: str) -> None:
        """See `Bus`."""
        here = self._here[table]
        here[person] -= 1
        if here[person] <= 0:
            del here[person]
        if not here:
            del self._here[table]

    def present_here(self, table: str) -> set[str]:
        """Who looks at the table from this process."""
        return set(self._here.get(table, ()))


class LocalBus(Callbacks):
    """The bus of a process that is alone: it looks after everything, and nobody else listens."""

    connected = True

    async def start(self) -> None:
        """Nothing is to be begun."""

    async def close(self) -> None:
        """Nothing is to be ended."""

    async def publish(self, channel: str, message: Message) -> None:
        """Calls back at once."""
        self.deliver(channel, message)

    def post(self, channel: str, message: Message) -> None:
        """Calls back at once."""
        self.deliver(channel, message)

    def holds(self, table: str) -> bool:
        """Always."""
        return True

    async def claim(self, tables: Iterable[str]) -> set[str]:
        """All of them."""
        return set(tables)

    def release(self, table: str) -> None:
        """Nothing changes."""

    async def present(self, table: str) -> set[str]:
        """Who looks at it here."""
        return self.present_here(table)
