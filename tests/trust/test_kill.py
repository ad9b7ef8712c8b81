"""Servers that are killed lose nothing and do nothing twice; a change is stored as a whole or not at all.

`python tests/trust/kill.py --kills 200` kills more of them than the suite does.
"""

import asyncio

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from ludosphere.core.errors import StoreError
from ludosphere.play import Seat, Table
from ludosphere.play.journal import Entry
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store
from ludosphere.web.fresh import command_of
from trust.kill import Player, check, killed, replayed

KILLS = 40


def test_nothing_that_was_accepted_is_lost_or_done_twice_when_servers_are_killed(url):
    report = asyncio.run(killed(url, KILLS))
    assert report.faults == []
    assert report.counts["accepted"] > KILLS
    assert report.counts["sent again"] > KILLS / 4
    assert report.counts["killed in ambush"] > KILLS / 8


@pytest.fixture
def postgresql():
    from cluster import own_database  # which needs what only tests of services have

    with own_database() as url:
        yield url


@pytest.mark.services
def test_nothing_is_lost_or_done_twice_in_postgresql(postgresql):
    report = asyncio.run(killed(postgresql, KILLS // 3))
    assert report.faults == []
    assert report.counts["accepted"] > KILLS / 8


# --- inside one transaction -----------------------------------------------------------------------------
TWO = [Seat.human("Ada", "ada"), Seat.human("Bo", "bo")]


def everything(store):
    """All rows of all tables about tables."""
    with store.database.engine.connect() as connection:
        return {
            name: connection.execute(text(f"SELECT * FROM {name} ORDER BY 1, 2")).all()
            for name in ("tables", "moves", "journal", "members")
        }


def do_play(table):
    seat = table.to_move()[0]
    table.play(seat, table.position.legal(seat)[0], "once")


def do_undo(table):
    table.undo(table.moves[-1][0], "once")


def do_confirm(table):
    table.confirm(table.header.held, "once")


def do_sit(table):
    table.sit(1, "bo", "Bo")


def do_leave(table):
    table.leave(0)


def do_settle(table):
    table.settle(Entry("chat", detail="seats"), chat="seats")


def do_quarantine(table):
    table.quarantine("It failed.")


def on_turn(store, **facts):
    table = Table.create(store, "ada", Terms("biomos", {"seats": 2}, TWO, 5, **facts))
    table.play(0, table.position.legal(0)[0])
    return table


def held(store):
    table = on_turn(store, confirm=True)
    while table.header.held is None:
        seat = table.to_move()[0]
        table.play(seat, table.position.legal(seat)[0])
    return table


def waiting(store):
    return Table.create(store, "ada", Terms("biomos", {"seats": 2}, [TWO[0], Seat.free()], 5))


CHANGES = [
    (on_turn, do_play),
    (on_turn, do_undo),
    (held, do_confirm),
    (waiting, do_sit),
    (on_turn, do_leave),
    (on_turn, do_settle),
    (on_turn, do_quarantine),
]


@pytest.mark.parametrize(("begin", "change"), CHANGES, ids=[change.__name__[3:] for _, change in CHANGES])
def test_a_change_that_breaks_off_after_any_statement_is_not_there_at_all(url, begin, change):
    store = open_store(url)
    table = begin(store)
    before, header, position = everything(store), table.header, table.position.encode()
    engine, statements, broken_off = store.database.engine, 0, 0
    for last in range(1, 20):
        statements = 0

        def after(*_, last=last):
            nonlocal statements
            statements += 1
            if statements == last:
                raise OperationalError("power", {}, Exception("the power is gone"))

        event.listen(engine, "after_cursor_execute", after)
        try:
            change(table)
        except StoreError:
            broken_off += 1
        else:
            break
        finally:
            event.remove(engine, "after_cursor_execute", after)
        assert everything(store) == before, last
        assert (table.header, table.position.encode()) == (header, position), last
        assert not table.knows("once")
        assert Table.load(store, table.id).header == header
    assert broken_off == statements >= 2
    assert table.seq > header.seq
    assert Table.load(store, table.id).header == table.header


def test_a_new_table_that_breaks_off_after_any_statement_is_not_there_at_all(url):
    store = open_store(url)
    engine = store.database.engine
    for last in (1, 2, 3):
        seen = []

        def after(*_, last=last, seen=seen):
            seen.append(1)
            if len(seen) == last:
                raise OperationalError("power", {}, Exception("the power is gone"))

        event.listen(engine, "after_cursor_execute", after)
        with pytest.raises(StoreError):
            Table.create(store, "ada", Terms("biomos", {"seats": 2}, TWO, 5))
        event.remove(engine, "after_cursor_execute", after)
        assert all(not rows for rows in everything(store).values())


def test_the_journal_leads_to_the_stored_moves_also_through_undo(url):
    store = open_store(url)
    table = Table.create(store, "ada", Terms("earth", {"seats": 2}, TWO, 5))
    undone = 0
    for number in range(60):
        seat = table.to_move()[-1]
        if number % 3 == 2 and table.undo_refusal(seat) is None:
            table.undo(seat)
            undone += 1
        else:
            legal = table.position.legal(seat)
            table.play(seat, legal[number % len(legal)])
    assert undone > 5
    journal = [(entry.kind, entry.seat, entry.detail) for _, entry in store.journal(table.id)]
    assert replayed(journal) == table.moves == Table.load(store, table.id).moves


class Ada(Player):
    """Who was told of everything that is given."""

    person = "ada"

    def __init__(self, table, *told):
        super().__init__("", "Ada", None)
        self.accepted, self.sent = {table.id: list(told)}, 1


@pytest.mark.parametrize(
    ("told", "tamper", "fault"),
    [
        (["1", "2"], None, "was told"),
        (["1", "1"], None, "was told"),
        ([], None, "was told"),
        (["1"], "DELETE FROM journal WHERE seq = 1", "gaps"),
        (["1"], "UPDATE journal SET kind = 'confirm' WHERE seq = 2", "to the stored moves"),
        (["1"], "UPDATE moves SET seat = 1", "to the stored moves"),
        (["1"], "UPDATE tables SET seed = '6'", "to the stored position"),
    ],
)
def test_the_check_after_kills_finds_what_is_lost_or_done_twice(url, told, tamper, fault):
    store = open_store(url)
    table = Table.create(store, "ada", Terms("biomos", {"seats": 2}, TWO, 5))
    table.play(0, table.position.legal(0)[0], command_of("ada", "1"))
    assert check(store, table.id, [Ada(table, "1")]) == []
    if tamper is not None:
        with store.database.engine.begin() as connection:
            connection.execute(text(tamper))
    assert fault in " ".join(check(store, table.id, [Ada(table, *told)]))
