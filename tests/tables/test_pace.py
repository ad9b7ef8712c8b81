"""Clocks of people: who pays for thinking, several at once, undo, holidays, restarts, being late."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from ludosphere.play import Seat, Table, pace, terms
from ludosphere.play import table as play_table
from ludosphere.play.header import GONE
from ludosphere.play.journal import Entry
from ludosphere.play.pace import TEMPOS, due_in, late, shown
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store, service
from ludosphere.tables.service import Tables
from meadow import DONE, TAKE_1, WAVE, meadow

NORMAL = TEMPOS["normal"]
TWO = [Seat.human("Ada", "ada"), Seat.human("Bo", "bo")]


class Time:
    """A time that passes only when a test says so."""

    def __init__(self, monkeypatch) -> None:
        self.now = 1_800_000_000_000
        for module in (play_table, terms, pace):
            monkeypatch.setattr(module, "milliseconds", lambda: self.now)

    def passes(self, seconds: float) -> None:
        self.now += round(1000 * seconds)


@pytest.fixture
def time(monkeypatch):
    return Time(monkeypatch)


def begun(game="biomos", tempo=NORMAL, seats=TWO, url="sqlite://", **more) -> Table:
    options = {"seats": len(seats), **({"time": 0} if game == "meadow" else {})}
    return Table.create(open_store(url), "ada", Terms(game, options, seats, 7, tempo=tempo, **more))


def left(table: Table, time: Time) -> list[int]:
    """The seconds left to everybody, the running clock read off."""
    clock = shown(table.header, time.now)
    assert clock is not None
    ends = [
        clock["ends_at"] - time.now if seat == clock["run"] else t for seat, t in enumerate(clock["left"])
    ]
    return [round(t / 1000) for t in ends]


def turn(table: Table) -> int:
    """Plays until somebody else is to move; gives who it was."""
    seat = table.to_move()[0]
    while table.to_move() == (seat,):
        table.play(seat, table.position.legal(seat)[0])
    return seat


def test_who_thinks_pays_and_gets_something_for_each_turn(time):
    table = begun()
    assert left(table, time) == [900, 900]
    time.passes(30)
    assert left(table, time) == [870, 900]
    turn(table)
    assert left(table, time) == [890, 900]
    time.passes(5)
    turn(table)
    assert left(table, time) == [890, 915]


def test_nobodys_own_time_runs_before_the_game_begins(time):
    table = begun(seats=[TWO[0], Seat.free()])
    time.passes(500)
    table.sit(1, "bo", "Bo")
    assert left(table, time) == [900, 900]


def test_while_several_owe_something_all_have_until_the_same_moment(time, monkeypatch):
    meadow(monkeypatch)
    table = begun("meadow", absent="bot")
    clock = shown(table.header, time.now)
    assert (clock["run"], clock["ends_at"] - time.now) == (None, 180_000)
    time.passes(100)
    table.play(0, TAKE_1)
    assert shown(table.header, time.now)["ends_at"] - time.now == 80_000  # acting buys no time
    assert late(table.header, time.now) == ()
    time.passes(80)
    assert late(table.header, time.now) == (0, 1)


def test_of_several_the_last_one_pays_alone(time, monkeypatch):
    meadow(monkeypatch)
    table = begun("meadow")
    time.passes(100)
    table.play(0, DONE)
    assert left(table, time) == [920, 900]  # a turn is over, and thinking together costs nothing
    time.passes(10)
    assert left(table, time) == [920, 890]


def test_taking_back_returns_what_the_others_spent_and_the_bonus_but_not_ones_own(time):
    table = begun()
    seat = table.to_move()[0]
    time.passes(10)
    while table.to_move() == (seat,):
        table.play(seat, table.position.legal(seat)[0])
    assert table.undo_refusal(seat) is None
    assert left(table, time) == [910, 900]
    time.passes(60)
    assert left(table, time) == [910, 840]
    table.undo(seat)
    assert left(table, time) == [890, 900]


def test_clocks_survive_the_server(time, url):
    table = begun(url=url)
    time.passes(30)
    turn(table)
    again = Table.load(open_store(url), table.id)
    assert again.header == table.header
    assert left(again, time) == left(table, time) == [890, 900]


def test_days_begin_anew_with_each_turn(time):
    table = begun(tempo=TEMPOS["day"])
    time.passes(20 * 3600)
    turn(table)
    assert left(table, time) == [4 * 3600, 24 * 3600]
    time.passes(3600)
    turn(table)
    assert left(table, time)[0] == 24 * 3600


def test_where_nothing_becomes_of_the_absent_there_is_no_deadline(time):
    assert begun().header.deadline is None
    assert begun(absent="bot").header.deadline is not None


@pytest.mark.parametrize(("absent", "lost"), [("bot", False), ("lose", True)])
async def test_who_is_late_is_played_for_until_they_return(monkeypatch, absent, lost):
    monkeypatch.setattr(Tables, "_go_on", lambda *_: None)
    quick = {"kind": "live", "bank": 0.05, "add": 1, "together": 1}
    tables = Tables(open_store("sqlite://"), 0)
    seats = [*TWO, Seat.human("Cleo", "cleo")]
    table = Table.create(
        tables.store, "ada", Terms("biomos", {"seats": 3}, seats, 7, tempo=quick, absent=absent)
    )
    tables.add(table)
    async with asyncio.timeout(10):
        while table.header.seats[0].away is None:
            await asyncio.sleep(0.01)
    assert (table.header.seats[0].away, table.header.seats[0].lost) == ("late", lost)
    assert table.bot_to_move() == 0
    table.come_back(0)
    assert table.bot_to_move() is None
    assert shown(table.header, pace.milliseconds())["ends_at"] > pace.milliseconds() + 20_000
    await tables.close()


def waited_out(monkeypatch, tempo, holidays) -> Table:
    """The table after a time of Ada's was over that somebody dealt with."""
    monkeypatch.setattr(Tables, "_go_on", lambda *_: None)

    async def scene():
        tables = Tables(open_store("sqlite://"), 0)
        tables.holidays = holidays
        table = Table.create(
            tables.store, "ada", Terms("biomos", {"seats": 2}, TWO, 7, tempo=tempo, absent="bot")
        )
        tables.add(table)
        async with asyncio.timeout(10):
            while table.seq == 1:
                await asyncio.sleep(0.01)
        await tables.close()
        return table

    return asyncio.run(scene())


QUICK_DAYS = {"kind": "days", "hours": 0.0001}  # 360 ms


def test_who_is_on_holiday_is_not_late_and_has_a_turn_after_it(monkeypatch):
    table = waited_out(monkeypatch, QUICK_DAYS, lambda person: 60_000 if person == "ada" else None)
    assert table.header.seats[0].away is None
    # bit by bit, for they may come back earlier: never more than a turn
    assert 0 < shown(table.header, pace.milliseconds())["ends_at"] - pace.milliseconds() <= 360


def test_who_came_back_a_moment_ago_has_a_full_turn_from_then_on(monkeypatch):
    table = waited_out(monkeypatch, QUICK_DAYS, lambda person: -100)
    assert table.header.seats[0].away is None
    assert 0 < shown(table.header, pace.milliseconds())["ends_at"] - pace.milliseconds() <= 260
    assert waited_out(monkeypatch, QUICK_DAYS, lambda person: -400).header.seats[0].away == "late"


def test_holidays_do_not_count_at_one_sitting(monkeypatch):
    live = {"kind": "live", "bank": 0.05, "add": 1, "together": 1}
    assert waited_out(monkeypatch, live, lambda person: 60_000).header.seats[0].away == "late"


def test_who_comes_back_before_their_turn_has_time_left_for_it(time):
    table = begun(absent="bot")
    time.passes(1000)
    table.leave(0, why="late")
    turn(table)  # the bot's
    table.come_back(0)
    assert left(table, time)[0] == 30
    turn(table)
    assert late(table.header, time.now) == ()


def test_who_left_stops_the_clock(time):
    table = begun(absent="bot")
    time.passes(10)
    table.leave(0)
    assert table.header.deadline is None
    time.passes(1000)
    table.come_back(0)
    assert left(table, time)[0] == 890


def test_taking_back_among_several_leaves_the_others_what_they_earned(time, monkeypatch):
    meadow(monkeypatch)
    table = begun("meadow", seats=[*TWO, Seat.human("Cy", "cy")])
    table.play(0, TAKE_1)
    table.play(1, DONE)
    assert left(table, time) == [900, 920, 900]
    table.undo(0)
    assert left(table, time) == [900, 920, 900]


def test_who_is_done_again_and_again_earns_it_once(time, monkeypatch):
    meadow(monkeypatch)
    table = begun("meadow", seats=[*TWO, Seat.human("Cy", "cy")])
    for _ in range(2):
        table.play(0, DONE)
        table.play(1, TAKE_1)
        table.undo(0)
    table.play(0, DONE)
    assert left(table, time) == [920, 900, 900]


def test_what_is_optional_out_of_turn_earns_nothing(time, monkeypatch):
    meadow(monkeypatch)
    table = begun("meadow")
    table.play(0, DONE)
    table.play(0, WAVE)
    assert left(table, time) == [920, 900]


def test_others_who_are_done_buy_nobody_time(time, monkeypatch):
    meadow(monkeypatch)
    table = begun("meadow", seats=[*TWO, Seat.human("Cy", "cy")])
    time.passes(100)
    table.play(0, DONE)
    assert shown(table.header, time.now)["ends_at"] - time.now == 80_000


def test_taking_back_that_one_is_done_buys_no_time_together(time, monkeypatch):
    meadow(monkeypatch)
    table = begun("meadow")
    time.passes(170)
    table.play(0, DONE)
    time.passes(60)
    table.undo(0)
    clock = shown(table.header, time.now)
    assert (clock["run"], clock["ends_at"] - time.now) == (None, 10_000)
    assert clock["left"] == [900_000, 900_000]


def test_what_the_others_spent_is_returned_also_what_came_before_a_new_name(time):
    table = begun()
    seat = turn(table)
    time.passes(60)
    table.rename(1, "Bob")
    time.passes(5)
    assert left(table, time) == [920, 835]
    table.undo(seat)
    assert left(table, time) == [900, 900]


def test_taking_back_in_a_game_by_days_brings_no_new_turn(time):
    table = begun(tempo=TEMPOS["day"])
    time.passes(20 * 3600)
    seat = turn(table)
    time.passes(60)
    table.undo(seat)
    assert left(table, time)[seat] == 4 * 3600


def test_going_away_for_a_moment_in_a_game_by_days_brings_no_new_turn(time):
    table = begun(tempo=TEMPOS["day"], absent="bot")
    time.passes(20 * 3600)
    table.leave(0)
    table.come_back(0)
    assert left(table, time)[0] == 4 * 3600


def test_a_turn_by_days_that_a_bot_has_begun_is_a_full_one(time):
    table = begun(tempo=TEMPOS["day"], absent="bot")
    time.passes(20 * 3600)
    table.leave(0)
    turn(table)  # a bot's
    turn(table)
    table.come_back(0)
    assert left(table, time)[0] == 24 * 3600


def test_a_bot_in_somebodys_place_earns_them_nothing(time):
    table = begun(absent="bot")
    table.leave(0)
    turn(table)
    table.come_back(0)
    assert left(table, time) == [900, 900]


def test_a_clock_that_is_set_back_gives_nobody_time(time):
    table = begun()
    time.passes(-50)
    turn(table)
    assert left(table, time) == [920, 900]


def test_who_comes_back_where_nothing_becomes_of_the_absent_meets_no_deadline(time):
    table = begun()
    table.leave(0)
    table.come_back(0)
    assert table.header.deadline is None


def test_who_comes_back_does_so_at_once_with_time_to_play(time):
    table = begun(absent="bot")
    time.passes(2000)
    table.leave(0, why="late")
    table.come_back(0)
    assert left(table, time)[0] == 30
    assert (table.seq, table.header.deadline is None) == (3, False)


def test_nobody_is_late_at_a_table_that_all_have_left_for_good(time):
    table = begun(seats=[TWO[0], Seat.of_bot(1)], absent="bot")
    gone = replace(table.header.seats[0], person=None, away=GONE)
    header = replace(table.header, seats=(gone, table.header.seats[1]))
    time.passes(100_000)
    assert late(header, time.now) == ()
    assert due_in(header, time.now) is None


def serving(url: str, until, seconds: float = 10) -> None:
    """Runs a server whose bots stand still until something is so."""

    async def scene():
        tables = Tables(open_store(url), 0)
        tables.start()
        async with asyncio.timeout(seconds):
            while not until(tables.store):
                await asyncio.sleep(0.02)
        await tables.close()

    asyncio.run(scene())


@pytest.fixture
def interrupted(url, monkeypatch):
    """A table whose server went away; gives its URL and id, `left` seconds before somebody's time is over."""
    monkeypatch.setattr(Tables, "_go_on", lambda *_: None)

    def table(left: float, tempo=NORMAL) -> tuple[str, str]:
        it = begun(url=url, absent="bot", tempo=tempo)
        over = pace.milliseconds() + round(1000 * left)
        since, ends = over - it.header.clock["left"][0], datetime.fromtimestamp(over / 1000, UTC)
        ends = ends.replace(tzinfo=None)
        it.settle(Entry("test"), clock={**it.header.clock, "since": since}, deadline=ends)
        return url, it.id

    return table


@pytest.mark.parametrize("before", [-3600, 2])
def test_whose_time_ran_out_while_the_server_was_away_has_a_moment_left(interrupted, before):
    url, table = interrupted(before)
    serving(url, lambda store: store.load(table)[0].clock["left"][0] < 900_000)
    header = open_store(url).load(table)[0]
    assert header.seats[0].away is None
    assert 15_000 < shown(header, pace.milliseconds())["ends_at"] - pace.milliseconds() <= 30_000


def test_in_games_by_days_that_moment_is_an_hour(interrupted):
    url, table = interrupted(-3600, TEMPOS["day"])
    serving(url, lambda store: store.load(table)[0].clock["left"][0] < 86_400_000)
    ends = shown(open_store(url).load(table)[0], pace.milliseconds())["ends_at"]
    assert 3_500_000 < ends - pace.milliseconds() <= 3_600_000


def test_who_never_comes_is_late_also_where_nobody_looks(interrupted, monkeypatch):
    monkeypatch.setattr("ludosphere.tables.service.GRACE", 10)
    url, table = interrupted(0.5)
    serving(url, lambda store: store.load(table)[0].seats[0].away == "late")


def test_going_away_and_coming_back_again_brings_no_more_time(time):
    table = begun(absent="bot")
    time.passes(890)
    for _ in range(3):
        table.leave(0)
        table.come_back(0)
        time.passes(10)
    assert left(table, time)[0] == 0, "30 seconds once, and they are over"
    assert late(table.header, time.now) == (0,)
    table.leave(0, why="late")
    turn(table)  # the bot's
    table.come_back(0)
    assert left(table, time)[0] == 30, "before another move there is time again"


# --- while nobody serves the tables ---------------------------------------------------------------------
def served(url: str, seconds: float = 0.0) -> None:
    """A server runs for a moment."""

    async def scene():
        tables = Tables(open_store(url), 0)
        tables.start()
        await asyncio.sleep(seconds)
        await tables.close()

    asyncio.run(scene())


@pytest.fixture
def later(monkeypatch):
    """Moves the clock of the machine on by so many seconds."""
    ahead = [0.0]
    plain = pace.milliseconds
    for module in (play_table, pace, service):
        monkeypatch.setattr(module, "milliseconds", lambda: plain() + round(1000 * ahead[0]))

    def moved(seconds: float) -> None:
        ahead[0] += seconds

    return moved


@pytest.mark.parametrize("away", [5, 300, 100_000])
def test_time_while_no_server_ran_counts_against_nobody(url, monkeypatch, later, away):
    monkeypatch.setattr(Tables, "_go_on", lambda *_: None)
    served(url)
    table = begun(url=url, absent="lose").id
    served(url)
    later(away)
    served(url)
    header = open_store(url).load(table)[0]
    assert header.seats[0].away is None
    rest = shown(header, service.milliseconds())["ends_at"] - service.milliseconds()
    assert 890_000 < rest <= 900_000
    assert [entry.kind for _, entry in open_store(url).journal(table)].count("pause") >= 1


def test_so_it_is_where_several_owe_something_and_in_games_by_days(url, monkeypatch, later):
    monkeypatch.setattr(Tables, "_go_on", lambda *_: None)
    served(url)
    both = begun("living_planet", url=url, absent="lose").id
    slow = begun(url=url, absent="lose", tempo=TEMPOS["day"]).id
    served(url)
    later(200_000)
    served(url)
    for table, full in ((both, 180), (slow, 86_400)):
        header = open_store(url).load(table)[0]
        rest = shown(header, service.milliseconds())["ends_at"] - service.milliseconds()
        assert 1000 * (full - 10) < rest <= 1000 * full


def test_a_server_that_runs_changes_no_clock(url, monkeypatch):
    monkeypatch.setattr(Tables, "_go_on", lambda *_: None)
    monkeypatch.setattr(service, "EVERY", 0.02)
    table = begun(url=url, absent="lose").id
    served(url, 0.3)
    assert [entry.kind for _, entry in open_store(url).journal(table)] == ["create"]


def test_of_two_servers_that_come_back_at_once_one_gives_the_time_back(time, url):
    one, other = open_store(url), open_store(url)
    table = Table.create(one, "ada", Terms("biomos", {"seats": 2}, TWO, 7, tempo=NORMAL, absent="lose")).id
    goes_on = lambda header, away: replace(  # noqa: E731
        header, seq=header.seq + 1, **pace.resumed(header, time.now, away)
    )
    assert one.served(time.now, 0, goes_on) == []
    time.passes(600)
    assert (one.served(time.now, 10_000, goes_on), other.served(time.now, 10_000, goes_on)) == ([table], [])
    assert left(Table.load(one, table), time) == [900, 900]
