"""Reminders: what a table's changes note, what is due when, and that nobody is told twice."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select

from ludosphere.database.models import ReminderRow
from ludosphere.people.belongings import give_up, hand_over
from ludosphere.people.reminders import PAUSE, Reminders
from ludosphere.play import Seat, Table
from ludosphere.play.header import now
from ludosphere.play.pace import TEMPOS
from ludosphere.play.terms import Terms
from ludosphere.tables.turns import PATIENCE

ADA, BO = Seat.human("Ada", "ada"), Seat.human("Bo", "bo")


@pytest.fixture
def reminders(database):
    return Reminders(database)


def begun(store, tempo="days", seats=(ADA, BO), **more):
    return Table.create(
        store, "ada", Terms("biomos", {"seats": len(seats)}, list(seats), 7, tempo=TEMPOS[tempo], **more)
    )


def turn(table):
    """Plays until somebody else is to move."""
    seat = table.to_move()[0]
    while table.to_move() == (seat,):
        table.play(seat, table.position.legal(seat)[0])


def noted(store):
    """Whose reminder is due, by table."""
    rows = select(ReminderRow.table_id, ReminderRow.person).where(ReminderRow.due.is_not(None))
    with store.database.transaction() as connection:
        return {tuple(row) for row in connection.execute(rows)}


LATER = PATIENCE + timedelta(seconds=1)


# --- what is noted ----------------------------------------------------------------------------------
def test_only_games_by_days_remind_anybody(store):
    for tempo in ("none", "normal"):
        begun(store, tempo)
    assert noted(store) == set()
    table = begun(store)
    assert noted(store) == {(table.id, "ada")}


def test_whoever_is_to_move_is_due_after_a_little_patience(store, reminders):
    table, time = begun(store), now()
    assert reminders.due(time) == {}
    assert list(reminders.due(time + LATER)) == ["ada"]
    turn(table)
    assert list(reminders.due(time + LATER)) == ["bo"]
    turn(table)
    assert list(reminders.due(time + LATER)) == ["ada"]


def test_what_else_changes_during_a_turn_makes_it_no_later(store, reminders):
    table = begun(store)
    before = reminders.due(now() + LATER)["ada"][0].due
    table.rename(0, "Eva")
    assert reminders.due(now() + LATER)["ada"][0].due == before


def test_nobody_is_reminded_while_a_bot_plays_for_them(store):
    table = begun(store, absent="bot")
    table.leave(0)
    assert noted(store) == set()
    table.come_back(0)
    assert noted(store) == {(table.id, "ada")}


def test_a_game_begins_with_the_last_seat(store):
    table = begun(store, seats=(ADA, Seat.free()))
    assert noted(store) == set()
    table.sit(1, "bo", "Bo")
    assert noted(store) == {(table.id, "ada")}


def test_when_the_game_is_over_nobody_is_reminded(store):
    table = begun(store)
    while not table.over:
        seat = table.to_move()[0]
        table.play(seat, table.position.suggest(seat))
    assert noted(store) == set()


def test_reminders_go_along_with_tables_and_with_people(store):
    table = begun(store)

    async def all_of(changes):
        return [one async for one in changes]

    assert asyncio.run(all_of(hand_over(store, "ada", "account"))) == [table.id]
    assert noted(store) == {(table.id, "account")}
    assert asyncio.run(all_of(give_up(store, "account"))) == [table.id]
    assert noted(store) == set()


# --- once and no more -------------------------------------------------------------------------------
def test_a_turn_is_taken_once_whoever_comes_first(store, database, reminders):
    begun(store)
    time, other = now() + LATER, Reminders(database)
    (mine,), (theirs,) = reminders.due(time)["ada"], other.due(time)["ada"]
    assert reminders.take([(mine, None)], time) == [mine]
    assert other.take([(theirs, None)], time) == []
    assert reminders.due(time + timedelta(days=9)) == {}


def test_it_is_due_again_when_that_was_said_and_not_once_somebody_has_moved(store, reminders):
    table, time = begun(store), now() + LATER
    (first,) = reminders.due(time)["ada"]
    again = time + timedelta(hours=5)
    reminders.take([(first, again)], time)
    assert reminders.due(again - timedelta(seconds=1)) == {}
    assert reminders.due(again)["ada"][0].told == table.seq
    turn(table)
    assert "ada" not in reminders.due(again)


def test_what_somebody_did_meanwhile_is_not_taken(store, reminders):
    table, time = begun(store), now() + LATER
    (mine,) = reminders.due(time)["ada"]
    turn(table)
    turn(table)  # it is Ada's turn again, and that is another one
    assert reminders.take([(mine, None)], time) == []


def test_after_being_told_people_have_a_pause_then_all_comes_at_once(store, reminders):
    begun(store)
    time = now() + LATER
    reminders.take([(turn, None) for turn in reminders.due(time)["ada"]], time)
    second, third = begun(store), begun(store)
    assert reminders.due(time + PAUSE - timedelta(seconds=1)) == {}
    due = reminders.due(time + PAUSE)
    assert {turn.table for turn in due["ada"]} == {second.id, third.id}


def test_two_processes_share_the_pause(store, database, reminders):
    time, first = now() + LATER, begun(store)
    due = reminders.due(time)["ada"]
    second = begun(store)
    late = [turn for turn in Reminders(database).due(time)["ada"] if turn.table == second.id]
    assert [turn.table for turn in reminders.take([(turn, None) for turn in due], time)] == [first.id]
    assert reminders.take([(turn, None) for turn in late], time) == []
    assert [turn.table for turn in reminders.due(time + PAUSE)["ada"]] == [second.id]


def test_what_is_told_to_nobody_costs_no_pause(store, reminders):
    begun(store)
    time = now() + LATER
    reminders.take([(turn, None) for turn in reminders.due(time)["ada"]], time, aloud=False)
    begun(store)
    assert list(reminders.due(now() + LATER)) == ["ada"]


def test_what_is_put_off_comes_later(store, reminders):
    begun(store)
    time = now() + LATER
    reminders.put_off(reminders.due(time)["ada"], time + PATIENCE)
    assert reminders.due(time) == {}
    assert reminders.due(time + PATIENCE)["ada"][0].told == 0


def test_one_process_looks_at_a_time(database, reminders):
    time, other = now(), Reminders(database)
    assert reminders.sweep(time)
    assert not other.sweep(time + timedelta(seconds=19))
    assert other.sweep(time + timedelta(seconds=20))
    assert not reminders.sweep(time + timedelta(seconds=20))
