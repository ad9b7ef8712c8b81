"""What processes hear of each other, who looks after a table, and what becomes of it without Redis."""

from __future__ import annotations

import asyncio
import secrets
import socket

import pytest

from conftest import REDIS_URL, require_or_skip
from ludosphere.tables.bus import BACK, FREE, LOST, LocalBus


def play(scene, seconds=30):
    async def bounded():
        async with asyncio.timeout(seconds):
            await scene()

    asyncio.run(bounded())


async def until(condition):
    while not condition():
        await asyncio.sleep(0.01)


def test_alone_a_process_hears_itself_and_looks_after_everything(caplog):
    async def scene():
        bus, heard = LocalBus(), []
        bus.on("chat", lambda message: 1 / 0)
        bus.on("chat", heard.append)
        await bus.publish("chat", {"line": 1})
        bus.post("chat", {"line": 2})
        bus.post("lobby", {})
        assert heard == [{"line": 1}, {"line": 2}]
        assert bus.holds("any")
        bus.enter("t", "ada")
        bus.enter("t", "ada")
        bus.leave("t", "ada")
        assert await bus.present("t") == {"ada"}
        bus.leave("t", "ada")
        assert await bus.present("t") == set()

    play(scene)
    assert caplog.text.count("could not be dealt with") == 2


# --- through Redis ----------------------------------------------------------------------------------------
@pytest.fixture
def own_prefix(monkeypatch):
    require_or_skip("services")
    monkeypatch.setenv("LUDOSPHERE_REDIS_PREFIX", f"test-{secrets.token_hex(4)}")


@pytest.fixture
def bus(own_prefix, monkeypatch):
    """Makes buses of several processes, whose leases are short."""
    from ludosphere.tables import bus_redis

    monkeypatch.setattr(bus_redis, "LEASE", 0.6)
    monkeypatch.setattr(bus_redis, "BEAT", 0.1)
    return lambda url=REDIS_URL: bus_redis.RedisBus(url)


def killed(bus):
    """Ends a bus as a kill does: it says nothing any more, and its leases stay until they end."""
    for task in bus._tasks:
        task.cancel()


@pytest.mark.services
def test_news_reach_every_process_once_and_in_order(bus):
    async def scene():
        one, two, heard = bus(), bus(), []
        for number, each in enumerate((one, two)):
            each.on("table", lambda message, number=number: heard.append((number, message["seq"])))
            await each.start()
        for seq in range(5):
            one.post("table", {"seq": seq})
        await one.publish("other", {})
        await until(lambda: len(heard) == 10)
        await two.publish("table", {"seq": 9})
        await until(lambda: len(heard) == 12)
        assert [seq for number, seq in heard if number == 0] == [0, 1, 2, 3, 4, 9]
        assert [seq for number, seq in heard if number == 1] == [0, 1, 2, 3, 4, 9]
        await one.close()
        await two.close()

    play(scene)


@pytest.mark.services
def test_one_process_looks_after_a_table_until_it_is_killed_or_goes(bus):
    async def scene():
        one, two, freed = bus(), bus(), []
        two.on(FREE, freed.append)
        await one.start()
        await two.start()
        assert await one.claim(["a", "b"]) == {"a", "b"}
        assert await two.claim(["a", "b", "c"]) == {"c"}
        assert one.holds("a")
        assert not two.holds("a")
        await asyncio.sleep(1)  # longer than a lease: it is renewed
        assert await two.claim(["a"]) == set()
        one.release("b")
        while not await two.claim(["b"]):
            await asyncio.sleep(0.01)
        await one.close()
        assert await two.claim(["a"]) == {"a"}
        await until(lambda: freed == [{"tables": ["a"]}])
        killed(two)
        three = bus()
        await three.start()
        assert await three.claim(["a"]) == set()
        began = asyncio.get_running_loop().time()
        while not await three.claim(["a"]):
            await asyncio.sleep(0.01)
        assert asyncio.get_running_loop().time() - began < 1
        await three.close()

    play(scene)


@pytest.mark.services
def test_who_looks_at_a_table_is_known_everywhere_and_forgotten_after_a_kill(bus):
    async def scene():
        one, two, told = bus(), bus(), asyncio.Event()
        two.on("looks", lambda message: told.set())
        await one.start()
        await two.start()
        one.enter("t", "ada")
        one.post("looks", {})
        await told.wait()
        assert await two.present("t") == {"ada"}, "known before the message"
        two.enter("t", "bo")
        assert await two.present("t") == {"ada", "bo"}
        await asyncio.sleep(1)
        assert await two.present("t") == {"ada", "bo"}
        told.clear()
        one.leave("t", "ada")
        one.post("looks", {})
        await told.wait()
        assert await two.present("t") == {"bo"}
        killed(two)
        while await one.present("t"):
            await asyncio.sleep(0.05)
        await one.close()

    play(scene)


@pytest.fixture
def own_redis(tmp_path, own_prefix):
    from cluster import OwnRedis

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    redis = OwnRedis(tmp_path, port)
    yield redis
    redis.stop()


@pytest.mark.services
def test_a_bus_without_redis_gives_what_is_asked_for_and_agrees_again_afterwards(bus, own_redis):
    async def scene():
        one, two, lost, back, heard = bus(own_redis.url), bus(own_redis.url), [], [], []
        await one.start()
        await two.start()
        assert await one.claim(["mine"])
        two.on(BACK, back.append)
        two.on("chat", heard.append)
        for each in (one, two):
            each.on(LOST, lost.append)
        own_redis.stop()
        await until(lambda: not one.connected and not two.connected)
        assert one.holds("mine")
        assert await one.claim(["both"]) == await two.claim(["both"]) == {"both"}
        await one.publish("chat", {"line": 1})  # it reaches nobody else, and breaks nothing
        assert await one.present("t") == set()
        own_redis.start()
        await until(lambda: one.connected and two.connected and back)
        await until(lambda: len(lost) == 1)
        assert lost == [{"table": "both"}]
        assert one.holds("both") != two.holds("both")
        assert one.holds("mine")
        await one.publish("chat", {"line": 2})
        await until(lambda: {"line": 2} in heard)
        await one.close()
        await two.close()

    play(scene)


@pytest.mark.services
def test_without_redis_tables_go_on_and_nothing_is_lost(bus, own_redis):
    from cluster import own_database
    from ludosphere.play import Seat, Table
    from ludosphere.play.terms import Terms
    from ludosphere.tables import open_store
    from ludosphere.tables.queue import Workers
    from ludosphere.tables.service import Tables

    def first_path(table, seat):
        return next(iter(table.position.paths(seat)))

    async def scene(url):
        processes = []
        for _ in range(2):
            talks = bus(own_redis.url)
            tables = Tables(open_store(url), 0, talks, Workers(own_redis.url, talks))
            tables.start()
            processes.append(tables)
        one, two = processes
        await until(lambda: one.bus.connected and two.bus.connected)
        seats = [Seat.human(person="ada"), Seat.of_bot(1)]
        mine = one.add(Table.create(one.store, "ada", Terms("biomos", {"seats": 2}, seats, 11)))
        theirs, watcher = two.open(mine.table.id), asyncio.Event()
        theirs.watchers.add(watcher)
        own_redis.stop()
        await until(lambda: not one.bus.connected and not two.bus.connected)
        while len(mine.table.moves) < 8:
            if 0 in mine.table.to_move():
                one.play(mine, 0, first_path(mine.table, 0))
            await asyncio.sleep(0.01)
        await until(lambda: theirs.table.seq >= mine.table.seq >= 8)
        own_redis.start()
        await until(lambda: one.bus.connected and two.bus.connected)
        while not theirs.table.over:
            if 0 in theirs.table.to_move():
                two.play(theirs, 0, first_path(theirs.table, 0))
            await asyncio.sleep(0.01)
        await until(lambda: not mine.watchers and one.open(mine.table.id).table.over)
        assert Table.load(one.store, mine.table.id).moves == theirs.table.moves
        await one.close()
        await two.close()

    with own_database() as url:
        play(lambda: scene(url), 60)
