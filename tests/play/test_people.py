"""Several people at one table: free seats, who sits where, who is away; the journal of it all."""

from __future__ import annotations

from ludosphere.play import Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import Store
from refusals import refusal

FREE = [Seat.human("Ada"), Seat.free()]


def begun(store: Store, seats=FREE, **more) -> Table:
    return Table.create(store, "ada", Terms("biomos", {"seats": len(seats)}, seats, 7, **more))


def play(table: Table) -> int:
    """Plays the first legal action of whoever is to move, and gives the seat."""
    seat = table.to_move()[0]
    table.play(seat, table.position.legal(seat)[0])
    return seat


def test_nothing_is_played_before_every_seat_is_taken(store):
    table = begun(store)
    assert (table.header.stage, table.to_move()) == ("open", ())
    assert refusal(table.play, 0, table.position.legal(0)[0]) == "not-begun"
    table.sit(1, "bo", "Bo")
    assert (table.header.stage, table.to_move()) == ("running", (0,))
    assert table.header.seats_of("bo") == (1,)
    assert Table.load(store, table.id).header == table.header


def test_a_seat_is_taken_once_and_by_one_who_has_none(store):
    table = begun(store, [Seat.human("Ada"), Seat.free(), Seat.free()])
    table.sit(1, "bo", "Bo")
    assert refusal(table.sit, 1, "cleo", "Cleo") == "seat-taken"
    assert refusal(table.sit, 2, "bo", "Bo") == "seated"
    assert refusal(table.sit, 0, "cleo", "Cleo") == "seat-taken"
    assert refusal(table.sit, 9, "cleo", "Cleo") == "seat-taken"


def test_two_servers_give_a_seat_to_one_person_only(store):
    table = begun(store)
    other = Table.load(store, table.id)
    table.sit(1, "bo", "Bo")
    assert refusal(other.sit, 1, "cleo", "Cleo") == "elsewhere"
    assert Table.load(store, table.id).header.seats_of("cleo") == ()


def test_who_rises_before_the_start_frees_the_seat(store):
    table = begun(store, [Seat.human("Ada"), Seat.free(), Seat.free()])
    table.sit(1, "bo", "Bo")
    table.rise(1)
    assert table.header.seats_of("bo") == ()
    table.sit(1, "cleo", "Cleo")
    table.fill(2, Seat.of_bot(1))
    assert table.header.stage == "running"
    assert refusal(table.rise, 1) == "begun"


def test_a_bot_plays_for_who_is_away_until_they_return(store):
    table = begun(store, absent="bot")
    table.sit(1, "bo", "Bo")
    table.leave(0)
    assert table.bot_to_move() == 0
    assert table.header.bot_next
    table.come_back(0)
    assert table.bot_to_move() is None
    assert not table.header.seats[0].lost


def test_where_nobody_is_replaced_the_table_waits(store):
    table = begun(store)
    table.sit(1, "bo", "Bo")
    table.leave(0)
    assert table.bot_to_move() is None
    assert table.to_move() == (0,)


def test_who_leaves_where_that_loses_has_lost_even_after_a_return(store):
    three = [Seat.human("Ada"), Seat.free(), Seat.human("Cleo", "cleo")]
    table = begun(store, three, absent="lose")
    table.sit(1, "bo", "Bo")
    table.leave(1)
    table.come_back(1)
    assert table.header.seats[1].lost


def test_each_person_finds_the_tables_they_sit_at(store):
    table = begun(store)
    assert store.owned("bo") == []
    table.sit(1, "bo", "Bo")
    assert [header.id for header in store.owned("bo")] == [table.id]
    assert table.header.members() == {"ada": True, "bo": False}
    while play(table) == 0:
        pass
    assert Table.load(store, table.id).header.members() == table.header.members()


def test_the_journal_keeps_everything_also_what_was_taken_back(store):
    table = begun(store)
    table.sit(1, "bo", "Bo")
    table.play(0, table.position.legal(0)[0], "first")
    table.undo(0)
    kinds = [(seq, entry.kind, entry.command) for seq, entry in store.journal(table.id)]
    assert kinds == [(1, "create", None), (2, "sit", None), (3, "play", "first"), (4, "undo", None)]
    assert not Table.load(store, table.id).play(0, table.position.legal(0)[0], "first")


def test_a_command_that_came_by_another_server_counts_once(store):
    table = begun(store)
    table.sit(1, "bo", "Bo")
    other = Table.load(store, table.id)
    table.play(0, table.position.legal(0)[0], "same")
    table.undo(0)
    assert refusal(other.play, 0, other.position.legal(0)[0], "same") == "elsewhere"
    assert [entry.command for _, entry in store.journal(table.id)].count("same") == 1


def test_a_broken_table_is_closed_and_keeps_its_record(store):
    table = begun(store)
    table.sit(1, "bo", "Bo")
    again_as_first = table.position.legal(0)[0]
    play(table)
    table.quarantine("a mistake")
    again = Table.load(store, table.id)
    assert (again.header.stage, again.header.broken, again.to_move()) == ("broken", "a mistake", ())
    assert refusal(again.play, 0, again_as_first) == "broken"
    assert len(again.record().moves) == 1


def held_turn(store: Store, **more) -> Table:
    """A table where the first turn is Ada's and waits for her confirmation."""
    table = begun(store, confirm=True, **more)
    table.sit(1, "bo", "Bo")
    while table.header.held is None:
        play(table)
    assert table.header.held == 0
    return table


def test_who_leaves_confirms_their_turn_where_a_bot_goes_on(store):
    table = held_turn(store, absent="bot")
    table.leave(0)
    assert (table.header.held, table.to_move()) == (None, (1,))
    assert Table.load(store, table.id).header == table.header


def test_where_nobody_is_replaced_a_finished_turn_waits_for_who_left(store):
    table = held_turn(store)
    table.leave(0)
    assert table.header.held == 0
    table.come_back(0)
    table.confirm(0)
    assert table.to_move() == (1,)


def test_the_turn_of_a_bot_in_somebodys_place_needs_no_confirmation(store):
    table = begun(store, confirm=True, absent="bot")
    table.sit(1, "bo", "Bo")
    table.leave(0)
    while table.to_move() == (0,):
        play(table)
    assert (table.header.held, table.to_move()) == (None, (1,))
