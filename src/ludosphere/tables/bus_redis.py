"""The bus through Redis: publish and subscribe for news, keys that expire for leases and presence.

Nothing here must survive: when Redis is empty after a restart, the processes claim anew what they look after.
While it is away they go on with that, and with whatever they open or change themselves; two that do so for
the same table only work twice, for the database takes one move of each number.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.client import Pipeline
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from .bus import BACK, BEAT, FREE, LEASE, LOST, Callbacks, Message, stop

_log = logging.getLogger(__name__)
_PATIENCE = 2.0
"""Seconds that Redis may take for an answer."""
_LINES = 10
"""So many connections a client has at most."""
_AGAIN = 0.25
"""Seconds before it is tried again."""
_KEPT = 10_000
"""So many messages wait at most until Redis takes them; of more the oldest are forgotten."""

# Takes or renews leases. KEYS: the leases; ARGV: the process, milliseconds. Gives 1 for each that is its own.
_TAKE = """
local got = {}
for i, key in ipairs(KEYS) do
  local owner = redis.call('GET', key)
  if not owner or owner == ARGV[1] then
    redis.call('SET', key, ARGV[1], 'PX', ARGV[2])
    got[i] = 1
  else
    got[i] = 0
  end
end
return got
"""
# Gives leases back. KEYS: the leases; ARGV: the process.
_DROP = """
for _, key in ipairs(KEYS) do
  if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
end
"""
# Notes who is here. KEYS: tables; ARGV: milliseconds, the process, then a list of persons for each table.
_HERE = """
local time = redis.call('TIME')
local ends = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
for i, key in ipairs(KEYS) do
  for person in string.gmatch(ARGV[i + 2], '[^ ]+') do
    redis.call('ZADD', key, ends, ARGV[2] .. ' ' .. person)
  end
  redis.call('PEXPIRE', key, ARGV[1])
end
"""
# Who is here. KEYS: a table.
_WHO = """
local time = redis.call('TIME')
redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, time[1] * 1000 + math.floor(time[2] / 1000))
return redis.call('ZRANGE', KEYS[1], 0, -1)
"""


def prefix() -> str:
    """What all keys and channels begin with: LUDOSPHERE_REDIS_PREFIX, for servers that share a Redis."""
    return os.environ.get("LUDOSPHERE_REDIS_PREFIX") or "ludosphere"


def connect(url: str) -> Redis:
    """A client that fails soon; raises ValueError for what is no URL of a Redis."""
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=_LINES,
        timeout=_PATIENCE,
        decode_responses=True,
        socket_timeout=_PATIENCE,
        socket_connect_timeout=_PATIENCE,
        retry=Retry(NoBackoff(), 1),  # once: a pooled connection may be a dead one
    )
    return Redis.from_pool(pool)


async def let_go(*closings: Callable[[], Awaitable[object]]) -> None:
    """Closes clients, but waits for none that doesn't end: a broken line may not say so."""
    for closing in closings:
        with suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(0.5):
                await closing()


class RedisBus(Callbacks):
    """The bus of one of several processes; see `Bus`."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis = connect(url)
        self._listener = connect(url)
        self._prefix = prefix()
        self._take = self._redis.register_script(_TAKE)
        self._drop = self._redis.register_script(_DROP)
        self._notes = self._redis.register_script(_HERE)
        self._who = self._redis.register_script(_WHO)
        self._held: set[str] = set()
        self._out: asyncio.Queue[Callable[[Pipeline], Awaitable[object]]] = asyncio.Queue()
        """What Redis is to be told, in this order."""
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = False
        self._answering = False

    @property
    def connected(self) -> bool:
        """Does Redis answer, and do we hear of news?"""
        return self._listening and self._answering

    async def start(self) -> None:
        """Begins to listen; waits a little until Redis is there, but not for ever."""
        self._tasks = [asyncio.create_task(job()) for job in (self._listen, self._beat, self._send)]
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                while not self.connected:
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Gives back all leases, tells the others so, and ends."""
        await stop(self._tasks)
        held, self._held = sorted(self._held), set()
        with suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await self._tell(self._waiting())
                if held:
                    await self._drop(keys=list(map(self._lease, held)), args=[self.process])
                    self._publish(FREE, {"tables": held})
                    await self._tell(self._waiting())
        await let_go(self._redis.aclose, self._listener.aclose)

    # --- news -------------------------------------------------------------------------------------
    async def publish(self, channel: str, message: Message) -> None:
        """See `Bus`."""
        self.post(channel, message)

    def post(self, channel: str, message: Message) -> None:
        """See `Bus`."""
        self.deliver(channel, message)
        self._publish(channel, message)

    def _publish(self, channel: str, message: Message) -> None:
        packed = json.dumps([self.process, channel, message], separators=(",", ":"))
        self._later(lambda pipe: pipe.publish(self._key("events"), packed))

    def _later(self, what: Callable[[Pipeline], Awaitable[object]]) -> None:
        if self._out.qsize() >= _KEPT:
            self._out.get_nowait()
        self._out.put_nowait(what)

    def _waiting(self) -> list[Callable[[Pipeline], Awaitable[object]]]:
        return [self._out.get_nowait() for _ in range(min(self._out.qsize(), 100))]

    async def _tell(self, batch: list[Callable[[Pipeline], Awaitable[object]]]) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            for what in batch:
                await what(pipe)
            await pipe.execute()

    async def _send(self) -> None:
        while True:
            batch = [await self._out.get(), *self._waiting()]
            try:
                await self._tell(batch)
            except (RedisError, OSError):  # the others find out by themselves, see `Tables`
                self._away()
                await asyncio.sleep(_AGAIN)

    async def _listen(self) -> None:
        while True:
            try:
                async with self._listener.pubsub() as pubsub:
                    await pubsub.subscribe(self._key("events"))
                    while True:
                        heard = await pubsub.get_message(timeout=BEAT)
                        if heard is None:
                            await pubsub.ping()  # a dead line would be silent as well
                        elif heard["type"] == "subscribe":
                            self._listening = True
                            self._up()
                        elif heard["type"] == "message":
                            self._hear(heard["data"])
            except (RedisError, OSError) as error:
                self._away(error)
                await asyncio.sleep(_AGAIN)

    def _hear(self, packed: str) -> None:
        process, channel, message = json.loads(packed)
        if process != self.process:  # our own were delivered at once
            self.deliver(channel, message)

    # --- leases and presence ----------------------------------------------------------------------
    def holds(self, table: str) -> bool:
        """See `Bus`."""
        return table in self._held

    async def claim(self, tables: Iterable[str]) -> set[str]:
        """See `Bus`. While Redis is away everything is ours that we ask for."""
        asked = sorted(set(tables))
        mine = set(asked)
        if asked and self.connected:
            try:
                mine = await self._taken(asked)
            except (RedisError, OSError) as error:
                self._away(error)
        self._held |= mine
        return mine

    def release(self, table: str) -> None:
        """See `Bus`."""
        if table in self._held:
            self._held.discard(table)
            task = asyncio.create_task(self._given_back(table))
            self._tasks.append(task)
            task.add_done_callback(self._tasks.remove)

    async def _given_back(self, table: str) -> None:
        with suppress(RedisError, OSError):
            if table not in self._held:
                await self._drop(keys=[self._lease(table)], args=[self.process])

    def enter(self, table: str, person: str) -> None:
        """See `Bus`; whoever is told of it by a message after it sees it already."""
        super().enter(table, person)
        self._later(lambda pipe: self._note(pipe, {table: [person]}))

    def leave(self, table: str, person: str) -> None:
        """See `Bus`."""
        super().leave(table, person)
        if person not in self.present_here(table):
            self._later(lambda pipe: pipe.zrem(self._key(f"here:{table}"), f"{self.process} {person}"))

    async def present(self, table: str) -> set[str]:
        """See `Bus`."""
        here = self.present_here(table)
        with suppress(RedisError, OSError):
            members = await self._who(keys=[self._key(f"here:{table}")])
            here |= {member.partition(" ")[2] for member in members}
        return here

    async def _beat(self) -> None:
        while True:
            try:
                await self._renew()
                if not self._answering:
                    self._answering = True
                    self._up()
            except (RedisError, OSError) as error:
                self._away(error)
            await asyncio.sleep(BEAT if self.connected else _AGAIN)

    async def _renew(self) -> None:
        asked = sorted(self._held)
        if asked:
            for table in set(asked) - await self._taken(asked):
                self._held.discard(table)
                self.deliver(LOST, {"table": table})
        else:
            await self._redis.ping()
        if self._here:
            await self._note(self._redis, self._here)

    def _note(self, client: Redis, here: Mapping[str, Iterable[str]]) -> Any:
        """Notes who looks at which table; to be awaited, unless the client is a pipeline."""
        return self._notes(
            keys=[self._key(f"here:{table}") for table in here],
            args=[round(1000 * LEASE), self.process, *map(" ".join, here.values())],
            client=client,
        )

    async def _taken(self, tables: list[str]) -> set[str]:
        got = await self._take(keys=list(map(self._lease, tables)), args=[self.process, round(1000 * LEASE)])
        return {table for table, mine in zip(tables, got, strict=True) if mine}

    # --- inside -----------------------------------------------------------------------------------
    def _key(self, name: str) -> str:
        return f"{self._prefix}:{name}"

    def _lease(self, table: str) -> str:
        return self._key(f"lease:{table}")

    def _up(self) -> None:
        if self.connected:
            _log.info("Redis is there")
            self.deliver(BACK, {})

    def _away(self, error: Any = "") -> None:
        if self.connected:
            _log.warning("Redis is away; the tables are served from the database alone: %s", error)
        self._listening = self._answering = False
