"""Pages of a game in which several seats decide at once, and which has no words or pictures of its own."""

import re

import pytest

pytestmark = pytest.mark.usefixtures("with_meadow")

FORM = {"game": "meadow", "seat1": "me", "seat2": "person", "seat3": "person", "name3": "Cy", "seed": "3"}


def act(socket, drive, state, ref):
    socket.send_json({"type": "play", "seq": state["seq"], "path": [ref]})
    return drive.state(socket)


def refs(state):
    return [choice["path"][0] for choice in state["legal"]]


def test_every_game_has_a_form_of_its_own(client):
    forms = {name: client.get(f"/?game={name}").text.split("</dialog>")[0] for name in ("biomos", "meadow")}
    assert 'name="mode"' in forms["biomos"]
    assert 'name="mode"' not in forms["meadow"]
    assert 'name="race"' in forms["meadow"]
    assert 'name="seat5"' in forms["meadow"]
    assert 'name="seat5"' not in forms["biomos"]
    assert 'name="hide_scores"' in forms["meadow"]
    assert 'name="hide_scores"' not in forms["biomos"]


def test_an_impossible_combination_comes_back_with_its_sentence(client):
    seats = {f"seat{n}": "bot1" for n in range(1, 6)}
    answer = client.post("/tables", data={"game": "meadow", "race": "yes", **seats})
    assert answer.status_code == 400
    assert "Five can&#39;t race round a meadow" in answer.text
    forms = dict(re.findall(r'data-game="(\w+)">(.*?)</form>', answer.text, re.S))
    assert list(forms) == ["meadow"]
    assert "race round" in forms["meadow"]
    assert '<option value="yes" selected>' in forms["meadow"]


def test_the_page_has_the_panels_of_its_game(client, open_table):
    html = client.get(open_table(**FORM)).text
    assert '<div id="board" class="panel board"><section' in html
    assert re.search(
        r'<div class="side">\s*<div id="weather" class="panel weather"></div><div id="hand"', html
    )
    assert "meadow.css" not in html
    assert "meadow.js" not in html
    assert "biomos" not in html.lower()


def test_what_lies_nowhere_on_the_table_becomes_a_button(client, open_table, drive):
    with client.websocket_connect(open_table(**FORM) + "/ws") as socket:
        bar = drive.state(socket)["fragments"]["bar"]
    assert re.findall(r'data-ref="([^"]*)" data-loose', bar) == ["take:1", "take:2", "done"]
    assert "&lt;done&gt;" in bar


def test_each_person_does_their_part_and_hands_over(client, open_table, drive):
    with client.websocket_connect(open_table(**FORM) + "/ws") as socket:
        state = drive.state(socket)
        assert (state["seat"], state["turn"]["mine"], state["since"]) == (0, True, None)
        assert "Seat 0, pick flowers" in state["fragments"]["bar"]
        state = act(socket, drive, state, "take:1")
        assert state["seat"] == 0
        state = act(socket, drive, state, "done")
        assert (state["seat"], state["turn"]["name"]) == (1, "Bo")
        assert "Seat 1, pick flowers" in state["fragments"]["bar"]
        socket.send_json({"type": "undo", "seq": state["seq"]})  # Ada thinks again
        state = drive.state(socket)
        assert (state["seat"], state["moves"], state["since"]) == (0, 1, 1)


def test_somebody_else_at_the_screen_may_come_first(client, open_table, drive):
    with client.websocket_connect(open_table(**FORM) + "/ws") as socket:
        state = drive.state(socket)
        assert re.findall(r'data-do="seat" data-number="(\d)"', state["fragments"]["bar"]) == ["1", "2"]
        socket.send_json({"type": "seat", "seat": 2})
        state = drive.state(socket)
        assert (state["seat"], state["turn"]["name"]) == (2, "Cy")
        state = act(socket, drive, state, "done")
        assert state["seat"] == 0
        assert refs(state) == ["take:1", "take:2", "hand:rare", "done"]
        for wrong in (7, -1, None, True, "1"):
            socket.send_json({"type": "seat", "seat": wrong})
            answer = socket.receive_json()
            assert answer["type"] == "refused" or answer["seat"] == 0
        socket.send_json({"type": "seat", "seat": 2})  # who owes nothing may wave
        state = drive.state(socket)
        assert (refs(state), state["turn"]["mine"]) == (["wave"], False)
        state = act(socket, drive, state, "wave")
        assert state["seat"] == 0


def test_who_owes_nothing_waits_for_the_others_by_name(client, open_table, drive, monkeypatch):
    from ludosphere.tables.service import Tables

    monkeypatch.setattr(Tables, "_go_on", lambda tables, live: None)
    form = {**FORM, "seat2": "bot1", "seat3": "bot2", "name2": "Botany", "name3": "Botox"}
    with client.websocket_connect(open_table(**form) + "/ws") as socket:
        state = act(socket, drive, drive.state(socket), "done")
        assert (state["seat"], state["turn"]["mine"]) == (0, False)
        assert "Waiting for Botany and Botox." in state["fragments"]["bar"]
        assert refs(state) == ["wave"]
        assert 'data-ref="wave" data-loose' in state["fragments"]["bar"]
        state = act(socket, drive, state, "wave")
        assert state["legal"] == []


def test_ones_own_action_is_taken_back_past_a_bots(client, open_table, drive, monkeypatch):
    from ludosphere.tables.service import Tables

    monkeypatch.setattr(Tables, "_go_on", lambda tables, live: None)
    path = open_table(**{**FORM, "seat2": "bot1", "seat3": "bot2"})
    table = client.app.state.tables.open(path.rpartition("/")[2]).table
    with client.websocket_connect(path + "/ws") as socket:
        state = act(socket, drive, drive.state(socket), "take:1")
        table.play(1, 1)
        socket.send_json({"type": "sync"})
        state = drive.state(socket)
        assert (state["turn"]["undo"], state["since"], state["moves"]) == (True, 1, 2)
        socket.send_json({"type": "undo", "seq": state["seq"]})
        state = drive.state(socket)
        assert (state["moves"], state["since"]) == (1, None)
        assert state["fragments"]["log"].count("<a") == 0  # only the bot knows what it picked


def test_people_who_hide_things_get_a_veil_between_them(client, stranger, open_table):
    path = open_table(**FORM)
    assert re.search(r'<body class="[^"]*veiled', client.get(path).text)
    assert not re.search(r'<body class="[^"]*veiled', stranger.get(path).text)
    alone = open_table(**{**FORM, "seat2": "closed", "seat3": "closed"})
    assert not re.search(r'<body class="[^"]*veiled', client.get(alone).text)
    openly = open_table()
    assert not re.search(r'<body class="[^"]*veiled', client.get(openly).text)


def test_hidden_scores_appear_at_the_end(client, open_table, drive):
    path = open_table(**{**FORM, "hide_scores": "1"})
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        assert "<li>None</li>" in state["fragments"]["board"]
        state = act(socket, drive, state, "take:2")
        html = client.get(path).text
        assert "points are shown at the end" in html
        assert "<li>2</li>" not in html
        while not state["turn"]["over"]:
            state = act(socket, drive, state, "done")
        assert "<li>2</li>" in state["fragments"]["board"]
        assert "points are shown at the end" not in state["fragments"]["sheet"]
    openly = open_table(**FORM)
    assert "<li>0</li>" in client.get(openly).text


def test_a_game_without_a_way_to_hide_scores_shows_them(client, open_table):
    identity = open_table(hide_scores="1").rpartition("/")[2]
    assert not client.app.state.tables.store.load(identity)[0].hide_scores


def test_what_others_do_meanwhile_doesnt_refuse_ones_own_command(client, open_table, drive, monkeypatch):
    from ludosphere.tables.service import Tables

    monkeypatch.setattr(Tables, "_go_on", lambda tables, live: None)
    path = open_table(**{**FORM, "seat2": "bot1", "seat3": "bot2"})
    table = client.app.state.tables.open(path.rpartition("/")[2]).table
    with client.websocket_connect(path + "/ws") as socket:
        seen = drive.state(socket)
        table.play(1, 1)
        table.play(2, 2)
        state = act(socket, drive, seen, "take:1")
        assert (state["moves"], state["seq"]) == (3, 4)
        table.play(1, 1)
        socket.send_json({"type": "undo", "seq": state["seq"]})
        assert drive.state(socket)["moves"] == 3
        socket.send_json(
            {"type": "play", "seq": seen["seq"], "path": ["take:1"]}
        )  # from before one's own undo
        assert {socket.receive_json()["type"], socket.receive_json()["type"]} == {"refused", "state"}
