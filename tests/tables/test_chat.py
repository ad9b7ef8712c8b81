"""What people write at a table: who may write and read, how much, whom they don't want to read, reports."""

from __future__ import annotations

from datetime import timedelta

import pytest

from ludosphere.core.errors import LudosphereError
from ludosphere.play import Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import chat
from ludosphere.tables.chat import Chat, may_read, may_write, tidy_line
from refusals import refusal


@pytest.fixture
def lines(store):
    return Chat(store.database)


def table_of(store, seats=None, **more):
    seats = seats or [Seat.human("Ada", "ada"), Seat.human("Bo", "bo")]
    return Table.create(store, "ada", Terms("biomos", {"seats": len(seats)}, seats, 7, **more))


def texts(lines, header, reader, after=0):
    return [line.text for line in lines.history(header, reader, after)]


def test_lines_are_kept_in_order_and_given_from_where_one_was(store, lines):
    header = table_of(store).header
    first = lines.write(header, "ada", "Ada", "Hello")
    lines.write(header, "bo", "Bo", "Bonjour")
    assert texts(lines, header, "bo") == ["Hello", "Bonjour"]
    assert texts(lines, header, "bo", first.id) == ["Bonjour"]
    assert texts(lines, table_of(store).header, "ada") == []


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  two\nlines\t here ", "two lines here"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("a\u202eb\u200bc\x00d", "a b c d"),
        ("x" * 500, "x" * 500),
    ],
)
def test_a_line_is_one_line_of_what_can_be_seen(written, kept):
    assert tidy_line(written) == kept


@pytest.mark.parametrize(("written", "key"), [("  \n ", "chat-empty"), ("x" * 501, "chat-long")])
def test_nothing_and_too_much_are_no_lines(written, key):
    assert refusal(tidy_line, written) == key


def test_five_lines_in_ten_seconds_are_enough_and_sixty_in_ten_minutes(store, lines, monkeypatch):
    header, time = table_of(store).header, chat.now()
    monkeypatch.setattr(chat, "now", lambda: time)
    for _ in range(12):
        for _ in range(5):
            lines.write(header, "ada", "Ada", "again")
        assert refusal(lines.write, header, "ada", "Ada", "too much") == "chat-fast"
        time += timedelta(seconds=11)
    assert refusal(lines.write, header, "ada", "Ada", "too much") == "chat-fast"
    lines.write(header, "bo", "Bo", "others may")
    time += timedelta(minutes=10)
    lines.write(header, "ada", "Ada", "and later too")


def test_the_owner_may_keep_the_chat_to_the_players(store):
    everybody, players = table_of(store).header, table_of(store, chat="seats").header
    assert may_write(everybody, "cleo")
    assert not may_write(players, "cleo")
    assert may_write(players, "bo")


def test_at_a_table_of_one_person_there_is_nobody_to_talk_to(store, lines):
    header = table_of(store, [Seat.human("Ada"), Seat.of_bot(1)]).header
    assert refusal(lines.write, header, "ada", "Ada", "Hello?") == "chat-closed"


def test_who_sees_everything_is_not_read_by_players_while_the_game_runs(store, lines):
    table = table_of(store, watch="all")
    lines.write(table.header, "cleo", "Cleo", "Bo holds a forest")
    lines.write(table.header, "ada", "Ada", "Hello")
    assert texts(lines, table.header, "ada") == texts(lines, table.header, "bo") == ["Hello"]
    assert texts(lines, table.header, "dan") == ["Bo holds a forest", "Hello"]
    while table.to_move():
        seat = table.to_move()[0]
        table.play(seat, table.position.legal(seat)[0])
    assert texts(lines, table.header, "ada") == ["Bo holds a forest", "Hello"]


def test_who_sees_what_all_know_is_read_by_all(store):
    assert may_read(table_of(store).header, "ada", "cleo")


def test_the_muted_are_read_nowhere_until_they_are_again(store, lines):
    here, there = table_of(store).header, table_of(store).header
    for header in (here, there):
        lines.write(header, "bo", "Bo", "noise")
    lines.mute("ada", "bo")
    lines.mute("ada", "bo")
    assert texts(lines, here, "ada") == texts(lines, there, "ada") == []
    assert texts(lines, here, "cleo") == ["noise"]
    lines.unmute("ada", "bo")
    assert texts(lines, here, "ada") == ["noise"]
    assert refusal(lines.mute, "ada", "ada") == "mute-self"


def test_a_report_reaches_who_runs_the_server_and_a_hidden_line_is_seen_no_more(store, lines):
    header = table_of(store).header
    line = lines.write(header, "bo", "Bo", "something bad")
    for reporter in ("ada", "ada", "cleo"):
        lines.report(lines.line(header.id, line.id), reporter)
    open_ones = lines.reports()
    assert [(one.name, one.text, one.handled) for one in open_ones] == [("Bo", "something bad", False)] * 2
    lines.handle(open_ones[0].id, hide=True)
    assert lines.reports() == []
    assert [one.hidden for one in lines.reports(handled=True)] == [True, True]
    assert texts(lines, header, "ada") == []


def test_a_report_that_is_done_leaves_the_line(store, lines):
    header = table_of(store).header
    line = lines.write(header, "bo", "Bo", "well")
    lines.report(line, "ada")
    lines.handle(lines.reports()[0].id, hide=False)
    assert lines.reports() == []
    assert texts(lines, header, "ada") == ["well"]
    with pytest.raises(LudosphereError, match="no report 99"):
        lines.handle(99, hide=False)


def test_a_line_of_another_table_is_not_there(store, lines):
    here, there = table_of(store).header, table_of(store).header
    line = lines.write(there, "bo", "Bo", "elsewhere")
    assert refusal(lines.line, here.id, line.id) == "chat-no-line"
