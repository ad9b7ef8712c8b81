"""Bots that think in workers: who answers, and what becomes of a question nobody answers."""

from __future__ import annotations

import asyncio
import json
import secrets

import pytest

from conftest import REDIS_URL, require_or_skip

require_or_skip("services")

from redis import Redis

from ludosphere.bots.thinker import Judgement, Question, Thinker, ThinkerError
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.tables import queue
from ludosphere.tables.bus_redis import RedisBus
from ludosphere.tables.queue import Worker, Workers

pytestmark = pytest.mark.services
POSITION = game("biomos").new({}, 11)
GOOD = Question("biomos", POSITION.determinize(0, seeded(3)).encode(), 0, "random", None, 1)
LONG = GOOD._replace(bot="search", level=5)


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    prefix = f"test-{secrets.token_hex(4)}"
    monkeypatch.setenv("LUDOSPHERE_REDIS_PREFIX", prefix)
    monkeypatch.setattr(queue, "BEAT", 0.1)
    monkeypatch.setattr(queue, "GONE", 1.0)
    yield
    with Redis.from_url(REDIS_URL) as redis:
        redis.delete(f"{prefix}:questions")


class Running:
    """A worker in this process."""

    def __init__(self):
        self.stop = asyncio.Event()
        self.worker = Worker(REDIS_URL, RedisBus(REDIS_URL), 1)
        self.task = asyncio.create_task(self.worker.run(self.stop, 1))

    def thinks(self):
        return bool(self.worker._thinks)

    async def end(self):
        self.stop.set()
        await self.task

    async def vanish(self):
        """As after a kill: it says nothing any more, and what it thought about is lost."""
        for task in self.worker._bus._tasks:
            task.cancel()
        self.stop.set()
        for task in list(self.worker._thinks.values()):
            task.cancel()
        await asyncio.gather(*(thinker.close() for thinker in self.worker._idle))


async def until(condition):
    while not condition():
        await asyncio.sleep(0.01)


def play(scene):
    async def bounded():
        async with asyncio.timeout(40):
            bus = RedisBus(REDIS_URL)
            workers = Workers(REDIS_URL, bus)
            await bus.start()
            await scene(workers)
            await workers.close()
            await bus.close()

    asyncio.run(bounded())


@pytest.fixture
def here(monkeypatch):
    """What the process had to think about itself."""
    asked = []
    real = Thinker.ask

    async def ask(thinker, question):
        asked.append((thinker, question))
        return await real(thinker, question)

    monkeypatch.setattr(Thinker, "ask", ask)
    return lambda workers: [question for thinker, question in asked if thinker is workers._here]


def test_a_worker_answers_what_the_bot_would_choose_here(here):
    async def scene(workers):
        running = Running()
        questions = [GOOD._replace(seed=seed) for seed in range(6)]
        answers = await asyncio.gather(*map(workers.ask, questions))
        assert answers == [question.answer() for question in questions]
        with pytest.raises(ThinkerError, match="no game"):
            await workers.ask(GOOD._replace(game="chess"))
        assert here(workers) == []
        await running.end()

    play(scene)


def test_a_worker_judges_too(here):
    async def scene(workers):
        running = Running()
        asked = Judgement("biomos", GOOD.world, None, None, 3, "quick", outlook=True)
        expected = json.loads(json.dumps(asked.answer()))
        assert await workers.judge(asked) == expected
        with pytest.raises(ThinkerError, match="no budget"):
            await workers.judge(asked._replace(budget="endless"))
        assert here(workers) == []
        await running.end()
        assert await workers.judge(asked) == expected, "without a worker, the process itself"

    play(scene)


def test_without_a_worker_the_process_thinks_itself(here):
    async def scene(workers):
        assert await workers.ask(GOOD) == GOOD.answer()
        assert here(workers) == [GOOD]
        assert not workers.alive
        running = Running()  # what was withdrawn is not thought about
        await until(lambda: workers.alive)
        assert await workers.ask(GOOD) == GOOD.answer()
        assert here(workers) == [GOOD]
        await running.end()
        async with asyncio.timeout(0.5):  # it has said that it goes
            await until(lambda: not workers.alive)

    play(scene)


def test_a_question_whose_worker_vanished_is_asked_again(here, monkeypatch):
    async def scene(workers):
        first = Running()
        await until(lambda: workers.alive)
        real, thinks = Thinker.answer, asyncio.Event()

        async def slow(thinker, question):
            if thinker in first.worker._idle or not thinks.is_set():
                thinks.set()
                await asyncio.sleep(60)
            return await real(thinker, question)

        monkeypatch.setattr(Thinker, "answer", slow)
        asked = asyncio.create_task(workers.ask(GOOD))
        await thinks.wait()
        await first.vanish()
        second = Running()
        assert await asked == GOOD.answer()
        assert here(workers) == []
        await second.end()

    play(scene)


def test_a_withdrawn_question_is_thought_about_no_more(here):
    async def scene(workers):
        running = Running()
        await until(lambda: workers.alive)
        asked = asyncio.create_task(workers.ask(LONG))
        await until(running.thinks)
        asked.cancel()
        await until(lambda: not running.thinks())
        assert await workers.ask(GOOD) == GOOD.answer()
        assert here(workers) == []
        await running.end()

    play(scene)
