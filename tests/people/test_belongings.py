"""What is a person's: handed over, given up without a trace, and taken along in a file."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import zipfile

import pytest
from sqlalchemy import insert

from ludosphere.core.record import Record
from ludosphere.database.models import (
    Base,
    ChatRow,
    InvitationRow,
    LessonRow,
    MuteRow,
    PasskeyRow,
    PushRow,
    ReminderRow,
    ReportRow,
    SeekerRow,
)
from ludosphere.people.belongings import PERSONAL, give_up, hand_over, takeable
from ludosphere.people.export import exported
from ludosphere.play import Refused, Seat, Table
from ludosphere.play.header import GONE, now
from ludosphere.play.pace import TEMPOS
from ludosphere.play.terms import Terms
from ludosphere.tables import Store

ME = "person-who-leaves-no-trace"
NAME = "Ottoline"


def table(store, seats, owner=ME, **facts):
    return Table.create(store, owner, Terms("biomos", {"seats": len(seats)}, seats, 7, **facts))


def play_out(it: Table) -> Table:
    while not it.over:
        seat = it.to_move()[0]
        it.play(seat, it.position.suggest(seat))
    return it


def listed(changes) -> list[str]:
    async def all_of():
        return [table async for table in changes]

    return asyncio.run(all_of())


@pytest.fixture
def everywhere(store, people, accounts, ratings):
    """A person who has something in every table of the database; gives the ids of their tables by stage."""
    people.called(ME, NAME)
    asyncio.run(accounts.sign_up(ME, "ottoline.secret", "a quiet meadow at dusk"))
    accounts.set_email(people.get(ME), "ottoline@example.org")
    accounts.new_recovery(ME)
    two = [Seat.human(NAME, ME), Seat.human("Bo", "bo")]
    people.called("bo", "Bo")
    over = play_out(table(store, two, rated=True))
    ratings.note(over.header)
    running = table(store, two)
    alone = table(store, [Seat.human(NAME, ME), Seat.of_bot(1)])
    free = table(store, [Seat.human(NAME, ME), Seat.free()], access="lobby")
    lost = table(store, two, owner="bo", absent="lose")
    time = now()
    rows = [
        (PasskeyRow, {"id": "pk", "person": ME, "key": b"k", "count": 1, "name": NAME, "created": time}),
        (ChatRow, {"table_id": running.id, "person": ME, "name": NAME, "text": "hello Ottoline", "at": time}),
        (ChatRow, {"table_id": running.id, "person": "bo", "name": "Bo", "text": "hello", "at": time}),
        (InvitationRow, {"table_id": free.id, "person": ME, "by": "bo", "at": time}),
        (InvitationRow, {"table_id": free.id, "person": "bo", "by": ME, "at": time}),
        (
            SeekerRow,
            {"person": ME, "game": "biomos", "speed": "live", "seats": 2, "since": time, "seen": time},
        ),
        (MuteRow, {"person": ME, "muted": "bo"}),
        (MuteRow, {"person": "bo", "muted": ME}),
        (
            ReportRow,
            {"table_id": running.id, "chat_id": 1, "reporter": "bo", "about": ME, "text": "rude", "at": time},
        ),
        (
            PushRow,
            {"id": "p", "person": ME, "endpoint": "https://x", "p256dh": "k", "auth": "a", "created": time},
        ),
        (ReminderRow, {"table_id": running.id, "person": ME, "due": time, "told": 0}),
        (LessonRow, {"person": ME, "game": "biomos", "done": [1], "changed": time}),
    ]
    with store.database.transaction() as connection:
        for row, facts in rows:
            connection.execute(insert(row), [facts])
    return {"over": over, "running": running, "alone": alone, "free": free, "lost": lost}


def dump(path) -> str:
    with sqlite3.connect(path) as connection:
        return "\n".join(connection.iterdump())


def test_nothing_of_a_person_who_leaves_is_left_anywhere(store, everywhere, tmp_path):
    before = dump(tmp_path / "tables.db")
    secrets = (ME, NAME, "ottoline", "example.org", "rude")
    assert all(secret in before for secret in secrets)
    assert set(listed(give_up(store, ME))) == {it.id for it in everywhere.values()}
    after = dump(tmp_path / "tables.db")
    assert [secret for secret in secrets if secret.lower() in after.lower()] == []
    assert "'Bo'" in after
    assert "hello" in after


def test_every_column_that_names_a_person_is_known():
    """A new column that holds a person must be listed, or its rows outlive them."""
    known = {(column.class_.__tablename__, column.key) for column in PERSONAL}
    at_tables = {("tables", "owner"), ("members", "person")}  # rewritten with the table
    words = ("person", "owner", "subject", "by", "muted", "reporter", "about")
    found = {
        (name, column.name)
        for name, one in Base.metadata.tables.items()
        for column in one.columns
        if column.name in words
    }
    assert found <= known | at_tables


def test_seats_stay_where_the_game_is_over_and_become_free_before_it_begins(store, everywhere):
    listed(give_up(store, ME))
    over = Table.load(store, everywhere["over"].id)
    assert [(seat.kind, seat.name, seat.person, seat.away) for seat in over.header.seats] == [
        ("human", "", None, GONE),
        ("human", "Bo", "bo", None),
    ]
    assert over.header.ranks == everywhere["over"].header.ranks
    assert over.header.owner == ""
    free = Table.load(store, everywhere["free"].id).header
    assert [seat.kind for seat in free.seats] == ["open", "open"]
    assert free.access == "link"  # nobody is there any more who could be joined


def test_where_a_game_runs_a_bot_plays_on_for_the_others(store, everywhere):
    listed(give_up(store, ME))
    running = Table.load(store, everywhere["running"].id)
    assert running.header.by_bot(0)
    assert running.bot_to_move() == 0
    assert not running.header.seats[0].lost
    assert Table.load(store, everywhere["lost"].id).header.seats[0].lost
    alone = Table.load(store, everywhere["alone"].id)
    assert alone.bot_to_move() is None  # nobody waits for it


def test_nobody_waits_for_a_turn_that_a_person_who_leaves_has_not_confirmed(store):
    two = [Seat.human(NAME, ME), Seat.human("Bo", "bo")]
    it = table(store, two, confirm=True, absent="bot", tempo=TEMPOS["normal"])
    while it.header.held is None:
        it.play(it.to_move()[0], it.position.suggest(it.to_move()[0]))
    listed(give_up(store, ME))
    it = Table.load(store, it.id)
    assert (it.header.stage, it.header.held, it.to_move()) == ("running", None, (1,))
    assert (it.header.clock["run"], it.header.deadline is None) == (1, False)
    listed(give_up(store, "bo"))
    it = Table.load(store, it.id)
    assert (it.header.clock["run"], it.header.deadline) == (None, None)


def test_a_table_that_changes_meanwhile_is_rewritten_all_the_same(store, everywhere, monkeypatch):
    load, often = Store.load, []

    def late(self, identity):
        found = load(self, identity)
        if identity == everywhere["running"].id and len(often) < 2:
            often.append(1)
            it = Table(self, *load(self, identity))
            it.play(it.to_move()[0], it.position.suggest(it.to_move()[0]))
        return found

    monkeypatch.setattr(Store, "load", late)
    assert everywhere["running"].id in listed(give_up(store, ME))
    monkeypatch.undo()
    assert Table.load(store, everywhere["running"].id).header.seats[0].person is None


# --- handing over -------------------------------------------------------------------------------
def test_a_guests_tables_results_and_ratings_become_the_accounts(store, ratings, people):
    people.called("account", "Ada")
    over = play_out(
        table(store, [Seat.human("G", "guest"), Seat.human("Bo", "bo")], owner="guest", rated=True)
    )
    ratings.note(over.header)
    running = table(store, [Seat.human("G", "guest"), Seat.of_bot(1)], owner="guest")
    shared = table(store, [Seat.human("G", "guest"), Seat.human("A", "account")], owner="guest")
    assert {header.id for header in takeable(store, "guest", "account")} == {over.id, running.id}
    rating, result = ratings.of("guest"), ratings.results("guest")
    assert set(listed(hand_over(store, "guest", "account"))) == {over.id, running.id}
    for it in (over, running):
        header = Table.load(store, it.id).header
        assert header.owner == "account"
        assert header.seats_of("account") == (0,)
    assert Table.load(store, shared.id).header.seats_of("guest") == (0,)
    assert store.owned("guest")[0].id == shared.id
    assert ratings.results("account") == result
    assert [one.number for one in ratings.of("account")] == [one.number for one in rating]
    assert ratings.of("guest") == []


def test_a_rating_of_ones_own_is_kept(store, ratings):
    tables = [
        play_out(table(store, [Seat.human("", who), Seat.human("", "bo")], owner=who, rated=True))
        for who in ("account", "guest")
    ]
    for it in tables:
        ratings.note(it.header)
    before = ratings.of("account")
    listed(hand_over(store, "guest", "account"))
    assert ratings.of("account") == before
    assert {result.table for result in ratings.results("account")} == {it.id for it in tables}


def test_every_seat_of_a_shared_screen_goes_along(store):
    it = table(store, [Seat.human("A"), Seat.human("B"), Seat.of_bot(1)], owner="guest")
    listed(hand_over(store, "guest", "account"))
    assert Table.load(store, it.id).header.seats_of("account") == (0, 1)


def test_who_plays_with_an_old_table_in_memory_is_told(store):
    it = table(store, [Seat.human("A"), Seat.of_bot(1)], owner="guest")
    listed(hand_over(store, "guest", "account"))
    with pytest.raises(Refused) as refused:
        it.play(0, it.position.suggest(0))
    assert refused.value.key == "elsewhere"


# --- taking along -------------------------------------------------------------------------------
def test_the_export_holds_what_is_kept_and_nothing_of_others(store, everywhere, accounts):
    readable = [everywhere["over"].id, everywhere["running"].id]
    with zipfile.ZipFile(io.BytesIO(exported(store, ME, readable))) as files:
        names = set(files.namelist())
        me = json.loads(files.read("me.json"))
        record = files.read(f"records/biomos-{everywhere['over'].id}.ludo").decode()
    assert names == {"me.json", *(f"records/biomos-{identity}.ludo" for identity in readable)}
    assert Record.loads(record).replay().result() is not None
    assert me["person"]["login"] == "ottoline.secret"
    assert me["person"]["email"] == "ottoline@example.org"
    assert len(me["tables"]) == len(everywhere)
    assert [line["text"] for line in me["chat"]] == ["hello Ottoline"]
    assert me["results"][0]["table"] == everywhere["over"].id
    assert me["ratings"][0]["games"] == 1
    assert me["lessons"][0]["done"] == [1]
    text = json.dumps(me)
    assert ME not in text
    assert "argon2" not in text
    assert '"bo"' not in text
    assert "rude" not in text


def test_the_export_of_somebody_new_is_empty(store):
    with zipfile.ZipFile(io.BytesIO(exported(store, "new", []))) as files:
        assert files.namelist() == ["me.json"]
        assert json.loads(files.read("me.json"))["tables"] == []
