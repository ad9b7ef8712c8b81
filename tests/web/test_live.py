import re
import threading

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludosphere.kit.presenter import Presenter
from ludosphere.web.album import latest
from ludosphere.web.app import create_app
from ludosphere.web.told import turns_told

ALL = {"board", "supply", "seats", "log", "bar", "sheet"}


@pytest.fixture
def socket(client, open_table):
    with client.websocket_connect(open_table() + "/ws") as socket:
        yield socket


def refused(socket):
    message = socket.receive_json()
    assert message["type"] == "refused", message
    return message


def test_the_first_state_has_everything(socket, drive):
    state = drive.state(socket)
    assert state["full"]
    assert set(state["fragments"]) == ALL
    assert (state["seq"], state["moves"], state["at"]) == (1, 0, None)
    assert state["turn"] == {
        "seat": 0,
        "name": "Ada",
        "whose": "Ada’s turn",
        "mine": True,
        "over": False,
        "held": False,
        "closes": None,
        "shared": True,
        "undo": "There is nothing to take back.",
    }
    assert all(set(choice) == {"path", "say", "gives", "ok"} for choice in state["legal"])
    assert state["say"] == state["hints"] == []


def test_a_play_brings_what_changed(socket, drive):
    before = drive.state(socket)
    path = before["legal"][0]["path"]
    socket.send_json({"type": "play", "seq": 1, "path": path, "id": "a"})
    after = drive.state(socket)
    assert (after["seq"], after["moves"], after["full"]) == (2, 1, False)
    assert "log" in after["fragments"]
    assert "board" in after["fragments"]
    assert all(html != before["fragments"][name] for name, html in after["fragments"].items())
    assert after["hints"][0] == {
        "kind": "placed",
        "seat": 0,
        "ref": path[1],
        "from": path[0],
        "args": {"terrain": path[0].removeprefix("centre:"), "spot": path[1]},
    }
    assert after["say"]


def test_the_screen_acts_for_whoever_is_to_move(socket, drive):
    state = drive.state(socket)
    while state["turn"]["seat"] == 0:
        assert state["turn"]["mine"]
        state = drive.play(socket, state)
    assert state["turn"]["mine"]
    assert state["turn"]["name"] == "Bo"
    assert state["legal"]


def test_a_game_is_played_out(socket, drive):
    state = drive.out(socket, drive.state(socket))
    assert state["turn"]["over"]
    assert state["turn"]["seat"] is None
    assert state["legal"] == []
    socket.send_json({"type": "play", "seq": state["seq"], "path": ["skip"]})
    assert refused(socket)["text"] == "The game is over."


def test_a_play_sent_twice_counts_once(socket, drive):
    state = drive.state(socket)
    command = {"type": "play", "seq": 1, "path": state["legal"][0]["path"], "id": "once"}
    socket.send_json(command)
    assert drive.state(socket)["moves"] == 1
    socket.send_json(command)
    again = drive.state(socket)
    assert (again["moves"], again["seq"], again["full"]) == (1, 2, True)
    assert set(again["fragments"]) == ALL


@pytest.mark.parametrize("command", ["play", "undo", "confirm"])
@pytest.mark.parametrize("seq", [0, 1, 3, 99, None, "2"])
def test_a_wrong_seq_is_refused_and_everything_sent_anew(socket, drive, command, seq):
    state = drive.play(socket, drive.state(socket))
    socket.send_json({"type": command, "seq": seq, "path": state["legal"][0]["path"]})
    answers = {answer["type"]: answer for answer in (socket.receive_json(), socket.receive_json())}
    assert answers["refused"]["text"].startswith("The table has changed meanwhile")
    assert answers["refused"]["seq"] == 2
    assert answers["state"]["full"]
    assert set(answers["state"]["fragments"]) == ALL
    assert answers["state"]["moves"] == 1


def test_a_page_that_missed_messages_gets_everything(client, open_table, drive):
    path = open_table()
    with client.websocket_connect(path + "/ws") as socket:
        drive.play(socket, drive.play(socket, drive.state(socket)))
    with client.websocket_connect(path + "/ws?seq=2") as late:
        state = drive.state(late)
    assert state["full"]
    assert set(state["fragments"]) == ALL
    assert state["seq"] == 3


def test_a_page_just_loaded_is_sent_nothing_again(client, open_table, drive):
    path = open_table()
    client.get(path)
    with client.websocket_connect(path + "/ws?seq=1") as socket:
        state = drive.state(socket)
        assert (state["full"], state["fragments"]) == (False, {})
        assert state["legal"]
        socket.send_json({"type": "sync"})
        assert set(drive.state(socket)["fragments"]) == ALL


def test_undo_and_why_it_cant_be(socket, drive):
    state = drive.state(socket)
    played = drive.play(socket, state)
    assert played["turn"]["undo"] is True
    socket.send_json({"type": "undo", "seq": played["seq"]})
    undone = drive.state(socket)
    assert (undone["moves"], undone["seq"]) == (0, 3)
    assert undone["legal"] == state["legal"]
    assert undone["hints"] == undone["say"] == []
    assert undone["fragments"]["board"] == state["fragments"]["board"]
    socket.send_json({"type": "undo", "seq": 3})
    assert refused(socket)["text"] == "There is nothing to take back." == undone["turn"]["undo"]


def test_what_was_revealed_stays(socket, drive):
    state = drive.state(socket)
    for _ in range(60):
        state = drive.play(socket, state)
        if state["turn"]["undo"] is not True:
            break
    assert state["turn"]["undo"].startswith("The last action drew or revealed something")
    socket.send_json({"type": "undo", "seq": state["seq"]})
    assert refused(socket)["text"] == state["turn"]["undo"]


def test_a_held_turn_is_confirmed_before_the_bot_goes_on(client, open_table, drive):
    path = open_table(seat2="bot1", name2="", confirm="1")
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        while not state["turn"]["held"]:
            state = drive.play(socket, state)
        assert state["turn"] == {**state["turn"], "seat": 0, "mine": True, "undo": True}
        assert state["legal"] == []
        socket.send_json({"type": "play", "seq": state["seq"], "path": ["skip"]})
        assert refused(socket)["text"].startswith("The last turn waits for its confirmation")
        socket.send_json({"type": "confirm", "seq": state["seq"]})
        moves = state["moves"]
        while not state["turn"]["mine"] or state["turn"]["held"]:
            state = drive.state(socket)
        assert state["moves"] > moves
        socket.send_json({"type": "confirm", "seq": state["seq"]})
        assert refused(socket)["text"] == "No finished turn waits for your confirmation."


def test_bots_play_their_game_to_the_end(client, open_table, drive):
    path = open_table(seat1="bot1", seat2="bot1", name1="", name2="")
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        while not state["turn"]["over"]:
            assert not state["turn"]["mine"]
            state = drive.state(socket)
    assert "Bot 1 (level 1)" in state["fragments"]["sheet"]


def test_strangers_watch_and_never_act(client, stranger, open_table, drive):
    path = open_table()
    with client.websocket_connect(path + "/ws") as owner, stranger.websocket_connect(path + "/ws") as watcher:
        state, seen = drive.state(owner), drive.state(watcher)
        assert seen["legal"] == []
        assert seen["turn"]["mine"] is False
        for command in ("play", "undo", "confirm"):
            watcher.send_json({"type": command, "seq": 1, "path": state["legal"][0]["path"]})
            assert refused(watcher)["text"].startswith("You have no seat at this table")
        drive.play(owner, state)
        assert drive.state(watcher)["moves"] == 1


def test_strangers_hear_no_reason_that_a_seat_alone_might_know(client, stranger, open_table, drive):
    path = open_table(game="bioviva", seed="3")
    with stranger.websocket_connect(path + "/ws") as watcher:
        drive.state(watcher)
        for asked in (["slot:C0"], ["word:snow"], ["nonsense"]):
            watcher.send_json({"type": "why", "path": asked})
            assert "you are watching" in watcher.receive_json()["text"]


def test_illegal_actions_are_explained_and_change_nothing(socket, drive):
    drive.state(socket)
    for path in (
        ["centre:sea", "gap:9"],
        ["card:B1"],
        ["nonsense"],
        ["gap:x"],
        ["card:"],
        ["centre:", "recess:"],
    ):
        socket.send_json({"type": "play", "seq": 1, "path": path})
        message = refused(socket)
        assert message["text"]
        assert message["seq"] == 1
        socket.send_json({"type": "why", "path": path})
        why = socket.receive_json()
        assert (why["type"], why["path"], why["text"]) == ("why", path, message["text"])
    socket.send_json({"type": "sync"})
    assert drive.state(socket)["moves"] == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        "null",
        '{"type":"launch"}',
        '{"type":["play"]}',
        '{"type":"play","seq":1}',
        '{"type":"play","seq":1,"path":[]}',
        '{"type":"play","seq":1,"path":"skip"}',
        '{"type":"play","seq":1,"path":[1]}',
        '{"type":"play","seq":1,"path":["skip"],"id":5}',
        '{"type":"play","seq":1,"path":["skip"],"id":"' + "x" * 65 + '"}',
        '{"type":"why","path":["' + "x" * 81 + '"]}',
        '{"type":"at","n":"3"}',
        '{"type":"at","n":true}',
        "[" * 5000,
        '{"type":"sync","more":"' + "x" * 9000 + '"}',
    ],
)
def test_unknown_messages_are_refused_and_the_page_lives_on(socket, drive, text):
    drive.state(socket)
    socket.send_text(text)
    assert refused(socket)["text"].startswith("The server doesn’t know this message")
    socket.send_bytes(b"\x00\xff")
    assert refused(socket)["text"].startswith("The server doesn’t know this message")
    socket.send_json({"type": "ping"})
    assert socket.receive_json() == {"type": "pong"}


def test_moments_of_the_past(socket, drive):
    state = first = drive.state(socket)
    for _ in range(5):
        state = drive.play(socket, state)
    socket.send_json({"type": "at", "n": 0})
    past = drive.state(socket)
    assert (past["at"], past["moves"], past["seq"], past["legal"]) == (0, 5, state["seq"], [])
    assert past["turn"]["mine"] is False
    assert past["fragments"]["log"] == first["fragments"]["log"]
    socket.send_json({"type": "play", "seq": state["seq"], "path": state["legal"][0]["path"]})
    assert refused(socket)["text"].startswith("This is a moment of the past")
    for n in (6, -1, 10**9):
        socket.send_json({"type": "at", "n": n})
        assert refused(socket)["text"] == "This game can be seen after 0 to 5 moves only."
    socket.send_json({"type": "at", "n": None})
    assert drive.state(socket)["legal"] == state["legal"]


def test_each_reader_has_their_language(client, open_table, drive):
    path = open_table()
    with client.websocket_connect(path + "/ws?lang=fr") as french:
        state = drive.state(french)
        assert state["turn"]["undo"] == "Il n’y a rien à annuler."
        french.send_json({"type": "undo", "seq": 1})
        assert refused(french)["text"] == "Il n’y a rien à annuler."


def test_an_unknown_table(client):
    with client.websocket_connect("/table/nowhere/ws") as socket:
        assert "no table “nowhere”" in refused(socket)["text"]
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4404


def test_other_sites_get_no_socket(client, open_table):
    path = open_table() + "/ws"
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect(path, headers=headers) as socket,
        ):
            socket.receive_json()
        assert closed.value.code == 1008
    with client.websocket_connect(path, headers={"origin": "http://testserver"}) as socket:
        assert socket.receive_json()["type"] == "state"


def test_of_two_screens_playing_at_once_one_is_first(client, open_table, drive):
    path = open_table()
    with client.websocket_connect(path + "/ws") as one, client.websocket_connect(path + "/ws") as two:
        states = [drive.state(one), drive.state(two)]
        choice = states[0]["legal"][0]["path"]
        barrier, last = threading.Barrier(2), {}

        def send(name, socket):
            barrier.wait()
            socket.send_json({"type": "play", "seq": 1, "path": choice, "id": name})

        senders = [threading.Thread(target=send, args=pair) for pair in (("one", one), ("two", two))]
        for sender in senders:
            sender.start()
        for sender in senders:
            sender.join()
        kinds = []
        for name, socket in (("one", one), ("two", two)):
            socket.send_json({"type": "ping"})
            while (message := socket.receive_json())["type"] != "pong":
                kinds.append(message["type"])
                if message["type"] == "state":
                    last[name] = message
        assert kinds.count("refused") == 1
        assert kinds.count("state") >= 2
        assert {message["moves"] for message in last.values()} == {1}


def test_a_restarted_server_goes_on_where_it_was(url, drive):
    with TestClient(create_app(url, bot_delay=0)) as before:
        form = {"seat1": "me", "seat2": "person", "name1": "Ada"}
        path = before.post("/tables", data=form, follow_redirects=False).headers["location"]
        with before.websocket_connect(path + "/ws") as socket:
            state = drive.play(socket, drive.play(socket, drive.state(socket)))
    place = f"{path}/ws?seq={state['seq']}"
    after = TestClient(create_app(url, bot_delay=0), cookies=before.cookies)
    with after, after.websocket_connect(place) as socket:
        again = drive.state(socket)
        fresh = {"hints": 0, "say": 0, "fragments": 0}
        assert {**again, **fresh} == {**state, **fresh}
        assert drive.play(socket, again)["moves"] == 3


def test_the_log_has_one_item_a_turn_and_names_everybody_who_shares_the_screen(client, open_table, drive):
    with client.websocket_connect(open_table(seed="4") + "/ws") as socket:
        state, movers = drive.state(socket), []
        while len(movers) < 26 and not state["turn"]["over"]:
            movers.append(state["turn"]["seat"])
            state = drive.play(socket, state, pick=state["seq"] * 5)
    turns = sum(one != other for one, other in zip(movers, [None, *movers], strict=False))
    log = state["fragments"]["log"]
    assert log.count("<li>") == turns < log.count("<a") <= len(movers)
    assert "Ada places" in log
    assert "You" not in log


def test_the_bar_tells_what_the_others_did_since(client, open_table, drive):
    with client.websocket_connect(open_table(seat2="bot1", name2="") + "/ws") as socket:
        state = drive.state(socket)
        assert "latest" not in state["fragments"]["bar"]
        state = drive.play(socket, state)
        while not state["turn"]["mine"]:
            state = drive.state(socket)
        bar = state["fragments"]["bar"]
    assert "latest" in bar
    assert re.search(r"Bot \(level 1\) (places|forms)", bar)


def test_a_table_that_cant_be_drawn_closes_the_line_instead_of_being_silent(
    client, open_table, drive, monkeypatch, caplog
):

    with client.websocket_connect(open_table() + "/ws") as socket:
        state = drive.state(socket)
        monkeypatch.setattr("ludosphere.games.biomos.presenter.PRESENTER", Presenter(lambda *_: 1 / 0))
        socket.send_json({"type": "play", "seq": 1, "path": state["legal"][0]["path"]})
        assert refused(socket)["text"].startswith("Something went wrong on the server")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 1011
    assert "can't be drawn" in caplog.text


def test_a_mistake_of_ours_is_answered_and_the_line_stays_open(socket, drive, client, monkeypatch):
    state = drive.state(socket)

    def broken(*_args):
        raise RuntimeError("a mistake")

    choice = {"type": "play", "seq": state["seq"], "path": state["legal"][0]["path"]}
    with monkeypatch.context() as patched:
        patched.setattr("ludosphere.tables.service.Tables.do", broken)
        socket.send_json(choice)
        messages = [socket.receive_json(), socket.receive_json()]
    assert {message["type"] for message in messages} == {"refused", "state"}
    said = next(message["text"] for message in messages if message["type"] == "refused")
    assert said.startswith("Something went wrong on the server")
    socket.send_json(choice)
    assert drive.state(socket)["moves"] == 1


# --- suggestions ---------------------------------------------------------------------------------------
def asked(socket, state):
    """The proposal at this state."""
    socket.send_json({"type": "propose", "seq": state["seq"]})
    message = socket.receive_json()
    assert message["type"] == "proposal", message
    assert message["seq"] == state["seq"]
    return message


def test_nothing_is_proposed_in_a_game_without_rules_of_thumb(socket, drive):
    state = drive.state(socket)
    assert 'data-do="propose"' not in state["fragments"]["bar"]
    socket.send_json({"type": "propose", "seq": state["seq"]})
    assert refused(socket)["text"] == "For this there is nothing to suggest: the choice is yours."


@pytest.mark.parametrize("seats", [{"seat2": "closed"}, {"seat2": "person"}])
@pytest.mark.long
def test_what_is_proposed_is_shown_first_and_then_happens(client, open_table, drive, seats):
    """Without an answer nothing happens; each step, sent as shown, is legal and says the same."""
    proposed = 0
    with client.websocket_connect(open_table(game="earth", seed="3", **seats) + "/ws") as socket:
        state, bar = drive.state(socket), ""
        for number in range(90):
            bar = state["fragments"].get("bar", bar)
            if 'data-do="propose"' not in bar:
                state = drive.play(socket, state, pick=number * 7)
                continue
            proposed += 1
            found = asked(socket, state)
            assert asked(socket, state) == found
            assert found["ends"] in ("done", "choice", "revealed")
            socket.send_json({"type": "sync"})
            again = drive.state(socket)
            assert (again["seq"], again["moves"]) == (state["seq"], state["moves"])
            seat = state["seat"]
            for step in found["steps"]:
                assert state["seat"] == seat
                assert step in state["legal"] or [step["path"], step["say"]] in [
                    [choice["path"], choice["say"]] for choice in state["legal"]
                ]
                socket.send_json({"type": "play", "seq": state["seq"], "path": step["path"]})
                state = drive.state(socket)
                bar = state["fragments"].get("bar", bar)
            if state["turn"]["over"]:
                break
    assert proposed > 5


def test_only_who_acts_is_told_and_only_about_the_table_as_it_stands(client, stranger, open_table, drive):
    path = open_table(game="earth", seat2="closed", seed="3")
    with (
        client.websocket_connect(path + "/ws") as socket,
        stranger.websocket_connect(path + "/ws") as watcher,
    ):
        state = drive.state(socket)
        while 'data-do="propose"' not in state["fragments"].get("bar", ""):
            state = drive.play(socket, state)
        watched = watcher.receive_json()
        while watched["seq"] != state["seq"]:
            watched = watcher.receive_json()
        assert 'data-do="propose"' not in watched["fragments"]["bar"]
        watcher.send_json({"type": "propose", "seq": state["seq"]})
        assert "you are watching" in refused(watcher)["text"]
        socket.send_json({"type": "propose", "seq": state["seq"] - 1})
        messages = {message["type"] for message in (socket.receive_json(), socket.receive_json())}
        assert messages == {"refused", "state"}


def test_what_is_repeated_at_once_is_told_once_in_the_log():
    facts = {"seat": 1, "turn": 3, "done": True, "notation": ""}
    lines = [["Bo places a sprout."], ["Bo places a sprout."], ["Bo draws 1 card."], ["Bo places a sprout."]]
    entries = [{**facts, "n": n, "lines": one} for n, one in enumerate(lines, 7)]
    (turn,) = turns_told(entries)
    assert [(one["first"], one["n"], one["times"]) for one in turn["entries"]] == [
        (7, 8, 2),
        (9, 9, 1),
        (10, 10, 1),
    ]
    assert latest([turn], 0) == [
        {"seat": 1, "lines": ["Bo places a sprout. ×2", "Bo draws 1 card.", "Bo places a sprout."]}
    ]
    assert all("times" not in entry for entry in entries)


def test_who_looks_at_a_moment_that_is_taken_back_comes_to_the_present(client, stranger, open_table, drive):
    line = open_table() + "/ws"
    with client.websocket_connect(line) as player, stranger.websocket_connect(line) as watcher:
        state = drive.state(player)
        drive.state(watcher)
        state = drive.play(player, state)
        drive.state(watcher)
        watcher.send_json({"type": "at", "n": state["moves"]})
        assert drive.state(watcher)["at"] == state["moves"]
        player.send_json({"type": "undo", "seq": state["seq"]})
        drive.state(player)
        seen = drive.state(watcher)
        assert (seen["at"], seen["moves"]) == (None, state["moves"] - 1)
