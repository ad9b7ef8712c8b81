import asyncio

import pytest

from ludosphere.bots.thinker import Thinker, ThinkerError
from ludosphere.play import Refused, Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store
from ludosphere.tables.service import Tables


def new(tables, seats, **more):
    table = Table.create(tables.store, "me", Terms("biomos", {"seats": len(seats)}, seats, 11, **more))
    return tables.add(table)


def first_path(table, seat):
    return next(iter(table.position.paths(seat)))


async def until(condition):
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


async def test_bots_answer_people(url):
    tables = Tables(open_store(url), 0)
    live = new(tables, [Seat.human(), Seat.of_bot(1)])
    while live.table.bot_to_move() is None:
        tables.play(live, 0, first_path(live.table, 0))
    moves = len(live.table.moves)
    await until(lambda: live.table.to_move() == (0,))
    assert len(live.table.moves) > moves
    await tables.close()


@pytest.mark.long
def test_bots_go_on_after_a_restart_and_play_the_same(url):
    async def scene(url, stop):
        tables = Tables(open_store(url), 0)
        tables.start()
        waiting = tables.store.waiting_for_bots()
        live = tables.open(waiting[0]) if waiting else new(tables, [Seat.of_bot(1), Seat.of_bot(1)])
        await until(lambda: live.table.over or len(live.table.moves) >= stop)
        moves = list(live.table.moves)
        await tables.close()
        return moves

    begun = asyncio.run(scene(url, 5))
    done = asyncio.run(scene(url, 999))
    assert done[: len(begun)] == begun
    assert len(done) > len(begun)
    in_one_go = asyncio.run(scene("sqlite://", 999))
    assert in_one_go == done


def test_a_bots_thought_is_forgotten_when_its_turn_is_taken_away(url, monkeypatch):
    async def scene():
        tables = Tables(open_store(url), 0)
        thinking, go_on = asyncio.Event(), asyncio.Event()
        real = Thinker.ask

        async def ask(thinker, asked):
            thinking.set()
            await go_on.wait()
            return await real(thinker, asked)

        monkeypatch.setattr(Thinker, "ask", ask)
        live = new(tables, [Seat.human(), Seat.of_bot(1)])
        while live.table.bot_to_move() is None:
            tables.play(live, 0, first_path(live.table, 0))
        async with asyncio.timeout(30):
            await thinking.wait()
        tables.do(live, 0, lambda table: table.undo(0))
        moves = len(live.table.moves)
        go_on.set()
        await asyncio.sleep(0.2)
        assert len(live.table.moves) == moves
        assert live.table.to_move() == (0,)
        while live.table.bot_to_move() is None:  # and the bot goes on when it is asked again
            tables.play(live, 0, first_path(live.table, 0))
        await until(lambda: live.table.to_move() == (0,))
        await tables.close()

    asyncio.run(scene())


def test_a_game_goes_on_without_the_bots_process(url, monkeypatch, caplog):
    async def ask(thinker, asked):
        raise ThinkerError("no")

    monkeypatch.setattr(Thinker, "ask", ask)

    async def scene():
        tables = Tables(open_store(url), 0)
        live = new(tables, [Seat.of_bot(1), Seat.of_bot(1)])
        await until(lambda: live.table.over)
        await tables.close()

    asyncio.run(scene())
    assert "a chance move instead" in caplog.text


async def test_watchers_are_woken_by_every_change_and_by_nothing_else(url):
    tables = Tables(open_store(url), 0)
    live = new(tables, [Seat.human(), Seat.human()])
    watcher = asyncio.Event()
    live.watchers.add(watcher)
    path = first_path(live.table, 0)
    with pytest.raises(Refused):
        tables.play(live, 1, path)
    assert not watcher.is_set()
    tables.play(live, 0, path, "a")
    assert watcher.is_set()
    watcher.clear()
    assert not tables.play(live, 0, path, "a")
    assert not watcher.is_set()
    await tables.close()


def between_two(url, scene, seats=2, game="biomos"):
    """A scene with two processes on one database, and the same table in both."""

    async def play():
        one, two = Tables(open_store(url), 0), Tables(open_store(url), 0)
        table = Table.create(one.store, "me", Terms(game, {"seats": seats}, [Seat.human()] * seats, 11))
        scene(one, one.add(table), two, two.open(table.id))
        await one.close()
        await two.close()

    asyncio.run(play())


def test_what_was_meant_for_an_older_table_is_refused_and_the_table_read_anew(url):
    def scene(one, mine, two, theirs):
        one.play(mine, 0, first_path(mine.table, 0))
        with pytest.raises(Refused) as refused:  # the same seat, from two pages
            two.play(theirs, 0, first_path(theirs.table, 0))
        assert refused.value.key == "stale"
        assert theirs.table.moves == mine.table.moves

    between_two(url, scene)


def test_whoever_comes_second_plays_on_the_table_as_it_is_now(url):
    def scene(one, mine, two, theirs):
        assert set(mine.table.to_move()) == {0, 1}
        one.play(mine, 0, first_path(mine.table, 0))
        woken = asyncio.Event()
        theirs.watchers.add(woken)
        two.play(theirs, 1, first_path(theirs.table, 1), "c1")
        assert [seat for seat, _ in theirs.table.moves] == [0, 1]
        assert woken.is_set()
        assert mine.table.refresh()
        assert mine.table.moves == theirs.table.moves
        assert mine.table.position.encode() == theirs.table.position.encode()
        assert not one.play(mine, 1, first_path(mine.table, 1), "c1"), "sent again to the other process"

    between_two(url, scene, game="earth")


def test_nothing_is_played_on_top_of_what_another_process_took_back(url):
    def scene(one, mine, two, theirs):
        one.play(mine, 0, first_path(mine.table, 0))
        theirs.table.refresh()
        one.do(mine, 0, lambda table: table.undo(0))
        with pytest.raises(Refused) as refused:
            two.play(theirs, 1, first_path(theirs.table, 1))
        assert refused.value.key == "stale"
        assert theirs.table.moves == []

    between_two(url, scene, game="earth")


def test_two_processes_open_one_table_for_the_next_game(url):
    def scene(one, mine, two, theirs):
        for number in range(400):
            seats = mine.table.to_move()
            if not seats:
                break
            paths = list(mine.table.position.paths(seats[0]))
            one.play(mine, seats[0], paths[number * 7 % len(paths)])
        theirs.table.refresh()
        assert one.rematch(mine, "me") == two.rematch(theirs, "me")

    between_two(url, scene)


def test_who_leaves_gets_up_from_all_their_seats_also_from_one_they_were_late_at(url):
    async def scene():
        tables = Tables(open_store(url), 0)
        live = tables.add(new_company(tables))
        tables.arrange(live, lambda table: table.leave(0, why="late"))
        tables.leave(live, "me")
        assert [seat.away for seat in live.table.header.seats] == ["late", "left", None]
        with pytest.raises(Refused) as refused:
            tables.leave(live, "me")
        assert refused.value.key == "not-here"
        await tables.close()

    def new_company(tables):
        seats = [Seat.human("Ada"), Seat.human("Al"), Seat.human("Bo", "bo")]
        return Table.create(tables.store, "me", Terms("biomos", {"seats": 3}, seats, 11))

    asyncio.run(scene())


async def test_tables_nobody_uses_leave_the_memory(url, monkeypatch):
    monkeypatch.setattr("ludosphere.tables.service._KEPT", 3)
    tables = Tables(open_store(url), 0)
    lives = [new(tables, [Seat.human(), Seat.human()]) for _ in range(3)]
    lives[0].watchers.add(asyncio.Event())
    extra = Table.create(tables.store, "me", Terms("biomos", {"seats": 2}, [Seat.human(), Seat.human()]))
    tables.open(extra.id)
    assert tables.open(lives[0].table.id) is lives[0]
    assert tables.open(lives[1].table.id) is not lives[1]
    assert tables.open(lives[1].table.id).table.id == lives[1].table.id
    await tables.close()


async def test_a_bot_that_thought_for_somebody_does_not_play_when_they_are_back(url):
    tables = Tables(open_store(url), 0.2)
    live = new(tables, [Seat.human("Ada", "me"), Seat.human("Bo", "bo")], absent="bot")
    mover = live.table.to_move()[0]
    person = live.table.header.seats[mover].person
    tables.leave(live, person)
    await asyncio.sleep(0.05)
    tables.arrange(live, lambda table: table.come_back(mover))
    await asyncio.sleep(0.5)
    assert live.table.moves == []
    assert live.table.to_move() == (mover,)
    await tables.close()


async def test_long_games_nobody_uses_leave_the_memory_finished_ones_first(url, monkeypatch):
    monkeypatch.setattr("ludosphere.tables.service._KEPT_MOVES", 40)

    def played(tables, moves=None):
        """A table nobody uses, in memory, after so many moves (None: over)."""
        live = new(tables, [Seat.human(), Seat.human()])
        while live.table.to_move() and (moves is None or len(live.table.moves) < moves):
            seat = live.table.to_move()[0]
            tables.play(live, seat, first_path(live.table, seat))
        return live

    tables = Tables(open_store(url), 0)
    running, over = played(tables, 9), played(tables)
    assert len(over.table.moves) <= 31, len(over.table.moves)
    assert tables.open(running.table.id) is running
    assert tables.open(over.table.id) is over, "both fit"
    more = played(tables, 9)
    new(tables, [Seat.human(), Seat.human()])
    assert tables.open(running.table.id) is running
    assert tables.open(more.table.id) is more
    again = tables.open(over.table.id)
    assert again is not over, "it was the last one used, and yet the first to go"
    assert again.table.moves == over.table.moves
    for live in (running, more):
        live.watchers.add(asyncio.Event())
    for _ in range(6):
        played(tables, 9)
    assert tables.open(running.table.id) is running
    assert tables.open(more.table.id) is more
    idle = [live for live in tables._live.values() if not live.busy]
    assert sum(len(live.table.moves) for live in idle) <= 40 + 9
    await tables.close()
