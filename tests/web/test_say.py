"""Typing what one likes over the WebSocket: played, or refused in words without any cost."""

import json
import sys
from dataclasses import replace

import pytest

from ludosphere.kit.html import el
from ludosphere.kit.presenter import presenter

pytestmark = pytest.mark.usefixtures("with_meadow")

FORM = {"game": "meadow", "seat1": "me", "seat2": "person", "name2": "Bo", "calls": "yes", "seed": "3"}


@pytest.fixture
def path(open_table):
    return open_table(**FORM)


@pytest.fixture
def socket(client, path):
    with client.websocket_connect(path + "/ws") as socket:
        yield socket


def say(socket, state, text, **more):
    socket.send_json({"type": "say", "seq": state["seq"], "text": text, **more})


def refused(socket):
    message = socket.receive_json()
    assert (message["type"], message["entry"]) == ("refused", True)
    return message["text"]


def test_a_word_is_played_and_told(socket, drive):
    state = drive.state(socket)
    assert ["call:wolf"] not in [choice["path"] for choice in state["legal"]]
    say(socket, state, " Wolf", id="a")
    after = drive.state(socket)
    assert (after["moves"], after["seq"]) == (1, state["seq"] + 1)
    assert "wolf" in after["say"][0]
    say(socket, after, "wolf", id="a")
    again = drive.state(socket)
    assert (again["moves"], again["full"]) == (1, True)


@pytest.mark.parametrize(
    "text",
    ["", "two words", "0", "🪐" * 10_000, "x" * 10_000, "\u200b", "слова и слова", "\ud83d", "<b>", "\0"],
    ids=["empty", "two", "number", "planets", "long", "nothing", "cyrillic", "half", "html", "zero"],
)
def test_whatever_else_is_typed_gets_a_sentence_and_changes_nothing(client, path, socket, drive, text):
    state = drive.state(socket)
    table = client.app.state.tables.open(path.rpartition("/")[2]).table
    before = table.header, table.position.encode()
    for command_id in ("a", "a", None):
        say(socket, state, text, id=command_id)
        assert refused(socket) == "One word of letters."
    assert (table.header, table.position.encode()) == before
    say(socket, state, "wolf", id="a")
    assert drive.state(socket)["moves"] == 1


def test_each_reader_hears_it_in_their_language(client, path, drive):
    with client.websocket_connect(path + "/ws?lang=fr") as socket:
        state = drive.state(socket)
        say(socket, state, "deux mots")
        assert refused(socket) == "Un mot, des lettres."


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say", "seq": 1},
        {"type": "say", "seq": 1, "text": 5},
        {"type": "say", "seq": 1, "text": ["wolf"]},
        {"type": "say", "seq": 1, "text": "wolf", "id": 5},
        {"type": "say", "seq": 1, "text": "wolf", "id": "x" * 65},
    ],
)
def test_messages_that_are_none(socket, drive, message):
    drive.state(socket)
    socket.send_json(message)
    assert refused(socket).startswith("The server doesn’t know this message")


def test_a_message_that_is_too_long_for_any_text_is_refused_and_the_page_lives_on(socket, drive):
    drive.state(socket)
    socket.send_text(json.dumps({"type": "say", "seq": 1, "text": "x" * 300_000}))
    assert socket.receive_json()["text"].startswith("The server doesn’t know this message")
    socket.send_text(json.dumps({"type": "play", "seq": 1, "path": ["done"], "more": "x" * 10_000}))
    assert socket.receive_json()["text"].startswith("The server doesn’t know this message")
    socket.send_json({"type": "ping"})
    assert socket.receive_json() == {"type": "pong"}


def test_what_was_typed_before_others_moved_is_said_and_nothing_older(client, open_table, drive, monkeypatch):
    """Only others moved: it is said. The seat itself did: it was typed for something else."""
    monkeypatch.setattr("ludosphere.tables.service.Tables._go_on", lambda *_: None)
    path = open_table(**{**FORM, "seat2": "bot1", "name2": ""})
    live = client.app.state.tables.open(path.rpartition("/")[2])
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        live.table.say(1, "bear", "en")
        say(socket, state, "wolf")
        assert drive.state(socket)["moves"] == 2
        say(socket, state, "fox")
        answers = {message["type"]: message for message in (socket.receive_json(), socket.receive_json())}
        assert answers["refused"]["text"].startswith("The table has changed meanwhile")
        assert answers["refused"]["entry"]
        assert answers["state"]["moves"] == 2


def test_who_watches_says_nothing_and_the_past_is_past(client, stranger, path, drive):
    with stranger.websocket_connect(path + "/ws") as watcher:
        state = drive.state(watcher)
        say(watcher, state, "wolf")
        assert refused(watcher).startswith("You have no seat at this table")
        assert "data-entry" not in "".join(state["fragments"].values())
    with client.websocket_connect(path + "/ws?at=0") as socket:
        state = drive.state(socket)
        say(socket, state, "wolf")
        assert refused(socket).startswith("This is a moment of the past")
        assert "data-entry" not in state["fragments"]["bar"]


def test_a_game_that_draws_no_field_gets_one_in_the_bar(socket, drive, monkeypatch):
    state = drive.state(socket)
    bar = state["fragments"]["bar"]
    assert 'data-entry="Call One word"' in bar
    assert 'name="word"' in bar
    assert "data-entry-refusal" in bar
    shown = presenter("meadow")

    def panels(*facts):
        return {**shown.panels(*facts), "weather": el("form", data_entry="x")}

    with monkeypatch.context() as patched:
        patched.setattr(sys.modules["meadow_game.presenter"], "PRESENTER", replace(shown, panels=panels))
        say(socket, state, "wolf")
        assert "data-entry" not in drive.state(socket)["fragments"]["bar"]


def test_where_nothing_can_be_said_there_is_no_field(client, open_table, drive):
    with client.websocket_connect(open_table(**{**FORM, "calls": "no"}) + "/ws") as socket:
        state = drive.state(socket)
        assert "data-entry" not in state["fragments"]["bar"]
        say(socket, state, "wolf")
        assert refused(socket) == "There is nothing to type now."
