"""Finding people: the lobby, quick matches, invitations, closing a table, rematches."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from ludosphere.play import Seat, Table
from ludosphere.play.header import GONE
from ludosphere.play.journal import Entry
from ludosphere.play.terms import Terms
from ludosphere.tables import Store, quick
from ludosphere.tables.invitations import Invitations
from ludosphere.tables.lobby import open_tables, running_tables
from ludosphere.tables.quick import Quick, Seeker, together
from refusals import refusal

FREE = [Seat.human("Ada"), Seat.free()]


def begun(store: Store, seats=FREE, owner="ada", **more) -> Table:
    return Table.create(store, owner, Terms("biomos", {"seats": len(seats)}, seats, 7, **more))


def finished(store: Store, **more) -> Table:
    """A game of Ada, Bo and a bot that is over."""
    seats = [Seat.human("Ada"), Seat.human("Bo", "bo"), Seat.of_bot(1)]
    table = begun(store, seats, **more)
    while table.to_move():
        seat = table.to_move()[0]
        table.play(seat, table.position.legal(seat)[0])
    return table


# --- the lobby ---------------------------------------------------------------------------------------
def test_the_lobby_has_the_open_tables_that_want_to_be_there(store):
    shown, hidden = begun(store, access="lobby"), begun(store)
    empty = begun(store, [Seat.free(), Seat.free()], access="lobby")
    assert [header.id for header in open_tables(store)] == [shown.id]
    shown.sit(1, "bo", "Bo")
    assert open_tables(store) == []
    assert [header.id for header in running_tables(store)] == [shown.id]
    assert hidden.header.stage == empty.header.stage == "open"


def test_one_person_cannot_push_all_others_out_of_the_lobby(store):
    of_bo = begun(store, [Seat.human("Bo", "bo"), Seat.free()], "bo", access="lobby")
    of_ada = [begun(store, access="lobby").id for _ in range(101)]
    assert [header.id for header in open_tables(store)] == [*reversed(of_ada[-3:]), of_bo.id]


def test_tables_whose_owner_is_no_more_are_each_their_own(store):
    for _ in range(4):
        begun(store, [Seat.human("Bo", "bo"), Seat.free()], "", access="lobby")
    assert len(open_tables(store)) == 4


def test_games_nobody_may_watch_are_not_on_the_list(store):
    begun(store, access="lobby", watch="nobody").sit(1, "bo", "Bo")
    assert running_tables(store) == []


def test_an_open_table_leaves_the_lobby_after_a_day_one_of_days_after_a_week(store, monkeypatch):
    begun(store, access="lobby")
    slow = begun(store, access="lobby", tempo={"kind": "days", "hours": 72})
    later = slow.header.changed + timedelta(days=2)
    monkeypatch.setattr("ludosphere.tables.lobby.now", lambda: later)
    assert [header.id for header in open_tables(store)] == [slow.id]


def test_a_closed_table_stays_closed_and_takes_nobody(store):
    table = begun(store, access="lobby")
    table.close()
    again = Table.load(store, table.id)
    assert again.header.stage == "closed"
    assert open_tables(store) == []
    assert refusal(again.sit, 1, "bo", "Bo") == "closed"
    assert refusal(again.fill, 1, Seat.of_bot(1)) == "closed"
    assert refusal(again.play, 0, again.position.legal(0)[0]) == "closed"
    assert [entry.kind for _, entry in store.journal(table.id)] == ["create", "close"]


def test_a_game_that_has_begun_cant_be_closed(store):
    table = begun(store)
    table.sit(1, "bo", "Bo")
    assert refusal(table.close) == "begun-close"


def test_nobody_forks_a_table_before_its_game_has_begun(store):
    assert refusal(begun(store).fork, 0, "ada") == "not-begun"


# --- a rematch ---------------------------------------------------------------------------------------
def test_a_rematch_has_the_same_options_everybody_one_seat_further_and_other_peoples_seats_free(store):
    old = finished(store, watch="nobody", rated=True, absent="lose")
    new = old.again("bo")
    assert [(seat.kind, seat.person, seat.level) for seat in new.header.seats] == [
        ("bot", None, 1),
        ("open", None, None),
        ("human", "bo", None),
    ]
    assert new.header.options == old.header.options
    assert (new.header.watch, new.header.rated, new.header.absent) == ("nobody", True, "lose")
    assert new.header.seed != old.header.seed
    assert (new.header.access, new.header.stage) == ("link", "open")


def test_the_seat_of_somebody_who_is_gone_for_good_is_free_at_a_rematch(store):
    old = finished(store)
    gone = [seat.person == "ada" for seat in old.header.seats]
    seats = [replace(s, person=None, away=GONE) if g else s for s, g in zip(old.header.seats, gone)]
    old.settle(Entry("forget"), seats=tuple(seats))
    assert [seat.kind for seat in old.again("bo").header.seats] == ["bot", "open", "human"]


def test_only_who_sat_there_can_offer_one_and_only_at_the_end(store):
    assert refusal(finished(store).again, "cleo") == "not-yours"
    table = begun(store)
    table.sit(1, "bo", "Bo")
    assert refusal(table.again, "ada") == "not-over"


# --- invitations -------------------------------------------------------------------------------------
def test_who_is_invited_sees_it_until_they_come_decline_or_the_seats_are_gone(store):
    asked, table = Invitations(store), begun(store)
    asked.invite(table.header, "bo", "ada")
    asked.invite(table.header, "bo", "ada")
    assert [(header.id, by) for header, by in asked.of("bo")] == [(table.id, "ada")]
    asked.decline(table.id, "bo")
    assert asked.of("bo") == []
    asked.invite(table.header, "cleo", "ada")
    table.sit(1, "bo", "Bo")
    assert asked.of("cleo") == []
    assert refusal(asked.invite, table.header, "dan", "ada") == "begun-invite"


def test_nobody_is_invited_who_sits_there_nor_very_many(store):
    asked, table = Invitations(store), begun(store)
    assert refusal(asked.invite, table.header, "ada", "ada") == "sits-here"
    for number in range(12):
        asked.invite(table.header, f"p{number}", "ada")
    assert refusal(asked.invite, table.header, "one-more", "ada") == "many-invited"


def test_companions_are_known_by_a_seat_they_had_and_only_to_who_sat_with_them(store):
    asked, table = Invitations(store), finished(store)
    found = asked.companions("ada")
    assert [(one.name, one.key) for one in found] == [("Bo", f"{table.id}.1")]
    assert asked.companion("ada", found[0].key) == "bo"
    for person, key in (("cleo", found[0].key), ("ada", f"{table.id}.2"), ("ada", f"{table.id}.9")):
        assert refusal(asked.companion, person, key) == "no-companion"
    for key in ("", "nothing", f"{table.id}.", f"{table.id}.0", f"{table.id}.²"):
        assert refusal(asked.companion, "ada", key) == "no-companion"


# --- quick matches -----------------------------------------------------------------------------------
def test_two_who_look_for_the_same_are_matched_once(store):
    found = Quick(store)
    found.seek("ada", "biomos", "en", "normal", 2)
    assert found.match("biomos", "normal") is None
    found.seek("bo", "biomos", "fr", "normal", 2)
    found.seek("cleo", "biomos", "fr", "days", 2)
    identity, group = found.match("biomos", "normal")
    assert sorted(group) == ["ada", "bo"]
    assert found.match("biomos", "normal") is None
    named = [(one, one.title()) for one in group]
    table = found.open("biomos", identity, named, {}, "lose")
    assert (table.id, table.header.stage, table.header.rated) == (identity, "running", True)
    assert table.header.persons == {"ada", "bo"}
    assert found.seen("ada").table == identity
    assert found.seen("cleo").table is None


def test_texts_are_played_in_one_language(store):
    found = Quick(store)
    found.seek("ada", "bioviva", "en", "normal", 2)
    found.seek("bo", "bioviva", "fr", "normal", 2)
    assert found.match("bioviva/fr", "normal") is None
    found.seek("cleo", "bioviva", "fr", "normal", 2)
    identity, group = found.match("bioviva/fr", "normal")
    table = found.open("bioviva/fr", identity, [(one, one) for one in group], {}, "lose")
    assert table.header.options["lang"] == "fr"
    assert "ada" not in group


def test_who_is_silent_for_half_a_minute_is_given_up(store, monkeypatch):
    found = Quick(store)
    found.seek("ada", "biomos", "en", "normal", 2)
    later = quick.now() + timedelta(seconds=31)
    monkeypatch.setattr(quick, "now", lambda: later)
    found.seek("bo", "biomos", "en", "normal", 2)
    assert found.match("biomos", "normal") is None
    assert found.seen("ada") is None
    assert found.seen("bo") is not None


def test_a_table_that_never_came_sets_its_people_free(store, monkeypatch):
    found = Quick(store)
    for person in ("ada", "bo"):
        found.seek(person, "biomos", "en", "normal", 2)
    assert found.match("biomos", "normal") is not None  # and then the process dies
    assert found.seen("ada").table is None
    later = quick.now() + timedelta(seconds=11)
    monkeypatch.setattr(quick, "now", lambda: later)
    for person in ("ada", "bo"):
        found.seen(person)
    assert found.match("biomos", "normal") is not None


def test_who_cancels_is_not_matched(store):
    found = Quick(store)
    found.seek("ada", "biomos", "en", "normal", 2)
    found.cancel("ada")
    found.seek("bo", "biomos", "en", "normal", 2)
    assert found.match("biomos", "normal") is None


@pytest.mark.parametrize(
    ("name", "speed", "seats", "key"),
    [
        ("chess", "normal", 2, "no-game"),
        ("biomos", "hasty", 2, "no-speed"),
        ("biomos", "normal", 1, "no-number"),
        ("biomos", "normal", 9, "no-number"),
    ],
)
def test_nobody_looks_for_what_there_is_not(store, name, speed, seats, key):
    assert refusal(Quick(store).seek, "ada", name, "en", speed, seats) == key


def seeker(person: str, seats: int, waited: float) -> Seeker:
    return Seeker(person, "biomos", "normal", seats, quick.now() - timedelta(seconds=waited))


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        ([(3, 5), (3, 4)], ""),  # a third one may come
        ([(3, 5), (3, 4), (3, 1)], "abc"),
        ([(3, 31), (3, 4)], "ab"),  # after half a minute two are enough
        ([(4, 31), (2, 4), (3, 2)], "abc"),
        ([(3, 5), (2, 4), (2, 3)], "bc"),
        ([(2, 40)], ""),
    ],
)
def test_groups_are_as_large_as_asked_for_and_after_a_while_as_large_as_they_can_be(wishes, expected):
    waiting = [seeker("abcd"[n], seats, waited) for n, (seats, waited) in enumerate(wishes)]
    assert "".join(one.person for one in together(waiting, quick.now())) == expected
