"""Asking bots that think in other processes: `ludosphere worker` takes questions from a queue in Redis.

A question is answered the same by whoever is asked, however often. So nothing has to be kept safe: whoever
asks waits, and asks again when the worker that had the question is gone. Workers say every half second what
they think about. While there is none, the process thinks itself.

taskiq carries the questions; the answers come by the bus, for its results would have to be polled for.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError
from taskiq.exceptions import TaskiqError
from taskiq.kicker import AsyncKicker
from taskiq.receiver import Receiver
from taskiq_redis import ListQueueBroker

from ..bots.thinker import Judgement, Question, Thinker, ThinkerError
from ..bots.thinking import question_of
from .bus import BACK, Bus, Message
from .bus import stop as cancel
from .bus_redis import connect, let_go, prefix

_log = logging.getLogger(__name__)
logging.getLogger("taskiq").setLevel(logging.ERROR)  # it warns of the end it was told to come to
BEAT = 0.5
"""Seconds between two signs of life of a worker."""
GONE = 2.0
"""Seconds of silence after which a worker counts no more."""
_LOST = 10.0
"""Seconds after which a question nobody thinks about is asked again, though others wait in the queue."""
_WANTED = 60
"""Seconds after which nobody wants an answer any more if the one who asked doesn't say so."""
_LINES = 10
_AGAIN = 0.25
_KEPT = 1000
_TASK = "think"

WORKER = "worker"
"""The channel of workers' signs of life: {"worker": name, "thinks": ids of questions, "gone": it ends}."""
ANSWER = "answer"
"""The channel of answers: {"id": of the question, "action": n}, or "judged" or "error" in its place."""
WITHDRAWN = "withdrawn"
"""The channel on which whoever has asked wants to know no more: {"id": of the question}."""


class _Broker(ListQueueBroker):
    """A list in Redis; a worker that listens waits until Redis is back when it is away."""

    ended = False
    """Is nobody to listen any more? A task that waits for Redis may miss that it was cancelled."""

    async def listen(self) -> AsyncGenerator[bytes, None]:
        """Yields the questions as they come."""
        while not self.ended:
            try:
                async with Redis(connection_pool=self.connection_pool) as redis:
                    while not self.ended:
                        found = await redis.brpop([self.queue_name], timeout=1)
                        if found is not None:
                            asked: Any = found[1]
                            yield asked
            except (RedisError, OSError):
                await asyncio.sleep(_AGAIN)


def _broker(url: str) -> _Broker:
    name = f"{prefix()}:questions"
    return _Broker(url, queue_name=name, max_connection_pool_size=_LINES, socket_connect_timeout=GONE)


def _wanted(question: str) -> str:
    return f"{prefix()}:wanted:{question}"


class _Asked:
    """A question that waits for its answer."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.seen = monotonic()
        """When it was asked, or a worker said last that it thinks about it."""
        self.begun = False
        """Did a worker think about it?"""


class Workers:
    """Asks the workers; see `Asks`. Without any it asks a `Thinker` of this process."""

    def __init__(self, url: str, bus: Bus) -> None:
        self._bus = bus
        self._redis = connect(url)
        self._broker = _broker(url)
        self._numbers = itertools.count(1)
        self._open: dict[str, _Asked] = {}
        self._workers: dict[str, float] = {}
        self._since = monotonic()
        self._here = Thinker()
        bus.on(ANSWER, self._answered)
        bus.on(WORKER, self._heard)
        bus.on(BACK, self._anew)

    @property
    def alive(self) -> bool:
        """Is there a worker, as far as we know?"""
        last = max(self._workers.values(), default=self._since)
        return self._bus.connected and monotonic() - last < GONE

    async def ask(self, question: Question) -> int:
        """The action chosen; raises ThinkerError. A question that is cancelled is withdrawn."""
        answer = await self._answer_to(question)
        return await self._here.ask(question) if answer is None else int(answer["action"])

    async def judge(self, judgement: Judgement) -> dict[str, Any]:
        """What `Judgement.answer` gives; see `ask`."""
        answer = await self._answer_to(judgement)
        if answer is None:
            return await self._here.judge(judgement)
        judged: dict[str, Any] = answer["judged"]
        return judged

    async def _answer_to(self, question: Question | Judgement) -> Message | None:
        """A worker's answer; None if there is no worker."""
        if self.alive:
            identity = f"{self._bus.process}-{next(self._numbers)}"
            asked = self._open[identity] = _Asked(question.line().decode())
            try:
                answer = await self._wait(identity, asked)
            except (RedisError, OSError, TaskiqError) as error:
                _log.warning("no worker can be asked: %s", error)
                answer = None
            finally:
                del self._open[identity]
                if not asked.answer.done():
                    self._bus.post(WITHDRAWN, {"id": identity})
            if answer is not None:
                if "error" in answer:
                    raise ThinkerError(answer["error"])
                return answer
        return None

    async def _wait(self, identity: str, asked: _Asked) -> Message | None:
        """The answer, asking again when whoever had the question is gone; None when no worker is left."""
        await self._put(identity, asked)
        while self.alive:
            done, _ = await asyncio.wait([asked.answer], timeout=BEAT)
            if done:
                return asked.answer.result()
            if await self._is_lost(asked):
                _log.warning("a worker has lost a question; it is asked again")
                await self._put(identity, asked)
        return None

    async def _is_lost(self, asked: _Asked) -> bool:
        silence = monotonic() - asked.seen
        if silence < GONE:
            return False
        return asked.begun or silence > _LOST or not await self._redis.exists(self._broker.queue_name)

    async def _put(self, identity: str, asked: _Asked) -> None:
        asked.seen, asked.begun = monotonic(), False
        await self._redis.set(_wanted(identity), 1, ex=_WANTED)
        await AsyncKicker[..., None](_TASK, self._broker, {}).kiq(identity, asked.line)

    def _answered(self, message: Message) -> None:
        asked = self._open.get(message["id"])
        if asked is not None and not asked.answer.done():
            asked.answer.set_result(message)

    def _heard(self, message: Message) -> None:
        if message["gone"]:
            self._workers.pop(message["worker"], None)
        else:
            self._workers[message["worker"]] = monotonic()
        for identity in message["thinks"]:
            asked = self._open.get(identity)
            if asked is not None:
                asked.seen, asked.begun = monotonic() - (GONE if message["gone"] else 0), True

    def _anew(self, message: Message) -> None:
        """After an interruption workers are given the time to be heard again."""
        self._workers.clear()
        self._since = monotonic()

    async def close(self) -> None:
        """Nobody is asked any more."""
        await self._here.close()
        for asked in self._open.values():
            asked.answer.cancel()
        await let_go(self._broker.shutdown, self._redis.aclose)


class Worker:
    """Thinks about the questions of the queue, about as many at once as it has processes for it."""

    def __init__(self, url: str, bus: Bus, processes: int) -> None:
        self._bus = bus
        self._redis = connect(url)
        self._broker = _broker(url)

        async def take(identity: str, line: str) -> None:  # taskiq takes no methods
            await self._take(identity, line)

        self._broker.register_task(take, _TASK)
        self._processes = processes
        self._idle = [Thinker() for _ in range(processes)]
        self._thinks: dict[str, asyncio.Task[None]] = {}
        self._withdrawn: OrderedDict[str, None] = OrderedDict()
        bus.on(WITHDRAWN, self._withdraw)

    async def run(self, stop: asyncio.Event, patience: float) -> None:
        """Works until `stop` is set; what it thinks about then may take so many seconds more."""
        await self._bus.start()
        receiver = Receiver(
            self._broker,
            ThreadPoolExecutor(1),
            validate_params=False,
            run_startup=False,
            max_async_tasks=self._processes,
        )
        receiving = asyncio.create_task(receiver.listen(stop))  # until it has done what it took
        beating = asyncio.create_task(self._beat())
        await stop.wait()
        self._broker.ended = True
        await asyncio.wait([receiving], timeout=patience)
        self._say(gone=True)
        await cancel((receiving, beating, *self._thinks.values()))
        await asyncio.gather(*(thinker.close() for thinker in self._idle))
        await self._bus.close()
        await let_go(self._broker.shutdown, self._redis.aclose)

    async def _take(self, identity: str, line: str) -> None:
        """A question from the queue; unless nobody wants to know any more, or somebody thinks about it."""
        if identity in self._withdrawn or identity in self._thinks:
            return
        with suppress(RedisError, OSError):
            if await self._redis.getdel(_wanted(identity)) is None:
                return
        task = self._thinks[identity] = asyncio.create_task(self._think(identity, line))
        self._say()
        await asyncio.wait([task])  # it goes on when the queue isn't listened to any more

    async def _think(self, identity: str, line: str) -> None:
        thinker = self._idle.pop()
        try:
            answer = await thinker.answer(question_of(line))
        except asyncio.CancelledError:
            raise
        except Exception as error:  # whoever asked knows what to do without advice
            self._bus.post(ANSWER, {"id": identity, "error": str(error)})
        else:
            self._bus.post(ANSWER, {"id": identity, **answer})
        finally:
            self._idle.append(thinker)
            del self._thinks[identity]

    def _withdraw(self, message: Message) -> None:
        identity = message["id"]
        self._withdrawn[identity] = None
        if len(self._withdrawn) > _KEPT:
            self._withdrawn.popitem(last=False)
        if identity in self._thinks:
            self._thinks[identity].cancel()

    async def _beat(self) -> None:
        while True:
            self._say()
            await asyncio.sleep(BEAT)

    def _say(self, gone: bool = False) -> None:
        message = {"worker": self._bus.process, "thinks": sorted(self._thinks), "gone": gone}
        self._bus.post(WORKER, message)
