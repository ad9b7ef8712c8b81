"""What pages are told of a moment that ends by itself."""

import json
import re
import time

import pytest

from meadow import meadow

FORM = {"game": "meadow", "seat1": "me", "seat2": "bot1", "name2": "", "time": "60000", "seed": "3"}


@pytest.fixture(autouse=True)
def _game(monkeypatch):
    meadow(monkeypatch)
    monkeypatch.setattr("ludosphere.tables.service.Tables._go_on", lambda *_: None)  # bots wait


def state_in(page):
    return json.loads(re.search(r'id="state">(.*?)</script>', page, re.S)[1])


def test_the_page_and_its_messages_tell_how_much_time_is_left(client, stranger, open_table, drive):
    path = open_table(**FORM)
    first = state_in(client.get(path).text)["clock"]
    assert first["of"] == 60000
    assert 50000 < first["ends_in"] <= 60000
    time.sleep(0.05)
    with client.websocket_connect(path + "/ws") as owner, stranger.websocket_connect(path + "/ws") as watcher:
        state = drive.state(owner)
        assert 50000 < state["clock"]["ends_in"] <= first["ends_in"] - 50
        assert 50000 < drive.state(watcher)["clock"]["ends_in"] <= first["ends_in"] - 50
        time.sleep(0.05)
        owner.send_json({"type": "sync"})  # the same moment, drawn before
        assert drive.state(owner)["clock"]["ends_in"] <= state["clock"]["ends_in"] - 50
        owner.send_json({"type": "at", "n": 0})
        assert drive.state(owner)["clock"] is None
    assert state_in(client.get(path + "?at=0").text)["clock"] is None


def test_without_a_clock_there_is_none(client, open_table, drive):
    path = open_table(**{**FORM, "time": "0"})
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        assert state["clock"] is None
        assert "data-clock" not in state["fragments"]["bar"]
        socket.send_json({"type": "ready"})  # means nothing here
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}
    assert state_in(client.get(path).text)["clock"] is None


def test_a_game_that_draws_no_clock_gets_one_in_the_bar(client, open_table, drive):
    with client.websocket_connect(open_table(**FORM) + "/ws") as socket:
        assert "data-clock" in drive.state(socket)["fragments"]["bar"]


def test_when_time_is_over_the_page_hears_what_was_played(client, open_table, drive):
    with client.websocket_connect(open_table(**{**FORM, "time": "300"}) + "/ws") as socket:
        state = drive.state(socket)
        assert state["moves"] == 0
        state = drive.state(socket)
        assert state["moves"] == 2
        assert state["clock"]["of"] == 300
        assert state["turn"]["undo"] is not True
        while not state["turn"]["over"]:
            state = drive.state(socket)
        assert state["clock"] is None


def test_at_a_shared_screen_time_begins_when_the_next_person_says_so(client, open_table, drive, stranger):
    path = open_table(**{**FORM, "seat2": "person", "name2": "Bo"})
    with client.websocket_connect(path + "/ws") as socket, stranger.websocket_connect(path + "/ws") as other:
        state = drive.state(socket)
        assert state["clock"] == {"ends_in": None, "of": 60000}
        assert drive.state(other)["clock"] == {"ends_in": None, "of": 60000}
        other.send_json({"type": "ready"})
        socket.send_json({"type": "ready"})
        begun = drive.state(socket)
        assert (begun["seq"], begun["hints"], begun["fragments"]) == (state["seq"], [], {})
        assert 50000 < begun["clock"]["ends_in"] <= 60000
        assert drive.state(other)["clock"]["ends_in"]
        after = drive.play(socket, begun, pick=-1)
        assert after["turn"]["name"] == "Bo"
        assert after["clock"] == {"ends_in": None, "of": 60000}


def test_nothing_but_the_time_left_is_told(client, open_table, drive):
    with client.websocket_connect(open_table(**FORM) + "/ws") as socket:
        assert set(drive.state(socket)["clock"]) == {"ends_in", "of"}
