"""Moments that end by themselves: the server's clock, lapses, several people at one screen."""

import asyncio
import logging
from dataclasses import replace
from time import monotonic

import pytest

from ludosphere.core.errors import StoreError
from ludosphere.play import Refused, Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store
from ludosphere.tables.clock import Clock
from ludosphere.tables.service import Tables
from meadow import DONE, TAKE_1

pytestmark = pytest.mark.usefixtures("with_meadow")

ALONE = [Seat.human("Ada"), Seat.of_bot(1), Seat.of_bot(1)]
SHARED = [Seat.human("Ada"), Seat.human("Bo"), Seat.of_bot(1)]
SHORT = 300
"""Milliseconds of the short rounds of the meadow."""


@pytest.fixture
def bots(monkeypatch):
    """Bots say nothing by themselves: what the clock does is looked at without them."""
    monkeypatch.setattr(Tables, "_go_on", lambda *_: None)


def table(store, seats=ALONE, time=SHORT, **more) -> Table:
    return Table.create(store, "me", Terms("meadow", {"seats": len(seats), "time": time}, seats, 7, **more))


async def until(condition, seconds=20.0):
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.005)


# --- the clock by itself ----------------------------------------------------------------------------
def test_a_moment_has_one_time_for_everybody(store):
    it, clock = table(store), Clock()
    clock.follow(it, 100.0)
    assert [clock.ends(it, seat) for seat in (0, 1, 2, None)] == [100.3] * 4
    it.play(0, TAKE_1)
    clock.follow(it, 100.2)  # it is the same moment
    assert clock.next(it) == clock.ends(it, 0) == 100.3
    assert clock.late(it, 100.29) is None
    assert clock.late(it, 100.3) == 0
    it.play(0, DONE)
    assert clock.late(it, 100.3) == 1
    for seat in (1, 2):
        it.play(seat, DONE)
    clock.follow(it, 100.25)  # the next round
    assert clock.ends(it, 0) == 100.55


def test_where_nothing_is_timed_there_is_no_time(store):
    it, clock = table(store, time=0), Clock()
    clock.follow(it, 100.0)
    assert clock.ends(it, 0) is clock.next(it) is clock.late(it, 1e9) is None
    assert not clock.begin(it, 0, 100.0)


def test_what_is_taken_back_doesnt_bring_time_back(store):
    it, clock = table(store, seats=[Seat.human()]), Clock()
    clock.follow(it, 100.0)
    it.play(0, TAKE_1)
    it.play(0, DONE)
    clock.follow(it, 100.1)
    assert clock.ends(it, 0) == pytest.approx(100.4)
    it.undo(0)
    clock.follow(it, 100.2)
    assert clock.ends(it, 0) == pytest.approx(100.3)
    it.play(0, DONE)
    clock.follow(it, 100.25)
    assert clock.ends(it, 0) == pytest.approx(100.4)
    over = table(store, seats=[Seat.human()])
    clock = Clock()
    for _ in range(3):
        clock.follow(over, 100.0)
        over.play(0, DONE)
    clock.follow(over, 100.0)
    assert over.over
    assert clock.ends(it, 0) is None


def test_people_at_one_screen_have_their_time_one_after_the_other(store):
    it, clock = table(store, seats=SHARED), Clock()
    clock.follow(it, 100.0)
    assert clock.ends(it, 0) is clock.ends(it, 1) is clock.next(it) is None
    assert clock.begin(it, 0, 105.0)
    assert (clock.ends(it, 0), clock.ends(it, 1), clock.next(it)) == (105.3, None, 105.3)
    assert not clock.begin(it, 0, 105.2)  # only once
    assert clock.late(it, 106.0) == 0
    it.lapse(0)
    clock.follow(it, 106.0)
    assert clock.next(it) is clock.late(it, 1e9) is None
    assert not clock.begin(it, 0, 108.0)
    assert clock.begin(it, 1, 109.0)
    assert clock.ends(it, 1) == 109.3


# --- at a table -----------------------------------------------------------------------------------------
def test_a_lapse_is_settled_and_waits_for_nobody(store):
    it = table(store, seats=[Seat.human(), Seat.human()], confirm=True)
    it.lapse(0)
    assert it.moves == [(0, "d")]
    assert it.header.held is None
    with pytest.raises(Refused):
        it.undo(0)
    it.play(1, DONE)
    assert it.header.held is None  # where time is short nothing is confirmed
    it.lapse(0)
    with pytest.raises(Refused) as refused:
        it.lapse(0)  # nothing but to wave is left to it in this round, and that it needn't
    assert refused.value.key == "illegal"


async def test_when_time_is_over_whoever_owes_something_has_done(url, bots):
    tables = Tables(open_store(url), 0)
    began = monotonic()
    live = tables.add(table(tables.store))
    woken = asyncio.Event()
    live.watchers.add(woken)
    assert 200 < tables.remaining(live, 0) <= SHORT
    tables.play(live, 0, ("take:1",))
    await until(lambda: live.table.position.turn == 2)
    assert monotonic() - began >= SHORT / 1000
    assert [move for move in live.table.moves if move[1] == "d"] == [(0, "d"), (1, "d"), (2, "d")]
    assert woken.is_set()
    await until(lambda: live.table.over)
    assert 3 * SHORT / 1000 <= monotonic() - began < 10
    assert tables.remaining(live, 0) is live.alarm is None
    await tables.close()


def test_a_restarted_server_gives_the_whole_time_again(url, bots):
    async def begin():
        tables = Tables(open_store(url), 0)
        live = tables.add(table(tables.store, time=60000))
        await asyncio.sleep(0.2)
        left = tables.remaining(live, 0)
        assert 50000 < left < 59900
        await tables.close()
        return live.table.id

    async def go_on(identity):
        tables = Tables(open_store(url), 0)
        live = tables.open(identity)
        assert tables.remaining(live, 0) > 59900
        assert live.alarm is not None
        await tables.close()

    asyncio.run(go_on(asyncio.run(begin())))


async def test_at_a_shared_screen_time_begins_when_the_next_person_is_there(url, bots):
    tables = Tables(open_store(url), 0)
    live = tables.add(table(tables.store, seats=SHARED[:2]))
    await asyncio.sleep(0.5)
    assert live.table.moves == []
    assert tables.remaining(live, 0) is None
    tables.ready(live, 0)
    left = tables.remaining(live, 0)
    assert 200 < left <= SHORT
    assert tables.remaining(live, 1) is None
    await asyncio.sleep(0.1)
    tables.ready(live, 0)  # a page loaded again
    assert tables.remaining(live, 0) < left
    await until(lambda: live.table.moves == [(0, "d")])
    await asyncio.sleep(0.5)
    assert live.table.moves == [(0, "d")]
    tables.ready(live, 1)
    await until(lambda: live.table.position.turn == 2)
    assert tables.remaining(live, 0) is None  # another round, and nobody has said yet that they see it
    await tables.close()


async def test_bots_take_no_time_where_time_is_short(url, monkeypatch):
    async def choose(tables, it, seat):
        return DONE

    monkeypatch.setattr(Tables, "_choose", choose)
    tables = Tables(open_store(url), 30.0)
    live = tables.add(table(tables.store, time=60000))
    tables.play(live, 0, ("done",))
    await until(lambda: live.table.position.turn == 2, 10)
    await tables.close()


def test_a_lapse_that_cant_be_stored_is_tried_again(url, bots, monkeypatch, caplog):
    monkeypatch.setattr("ludosphere.tables.service._AGAIN", 0.2)
    caplog.set_level(logging.ERROR)

    async def scene():
        tables = Tables(open_store(url), 0)
        live = tables.add(table(tables.store))
        with monkeypatch.context() as patched:
            patched.setattr(live.table, "lapse", lambda seat: broken())
            await asyncio.sleep(0.4)
            assert live.table.moves == []
        await until(lambda: live.table.position.turn == 2)
        await tables.close()

    def broken():
        raise StoreError("the disk is full")

    asyncio.run(scene())
    assert "nothing could be played" in caplog.text


async def test_a_table_whose_time_runs_stays_in_memory(url, bots, monkeypatch):
    monkeypatch.setattr("ludosphere.tables.service._KEPT", 1)
    tables = Tables(open_store(url), 0)
    timed = tables.add(table(tables.store, time=60000))
    others = [table(tables.store, time=0).id for _ in range(4)]
    for identity in others:
        tables.open(identity)
    assert tables.open(timed.table.id) is timed
    await tables.close()


def test_a_finished_turn_is_confirmed_before_time_runs(url, bots, store):
    it = table(store)
    it.header = replace(it.header, held=0)
    clock = Clock()
    clock.follow(it, 100.0)
    assert clock.ends(it, 0) is None
