"""What is sent twice counts once: by a double click, on a new line, after an undo, through another process.

And who sent it twice isn't told of a mistake: the answer is the table as it stands.
"""

import asyncio

import pytest

from ludosphere.play import Refused, Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store
from ludosphere.tables.service import Tables

API = "/api/v1"


def state_of(socket):
    message = socket.receive_json()
    assert message["type"] == "state", message
    return message


def first(state, **more):
    return {"type": "play", "seq": state["seq"], "path": state["legal"][0]["path"], **more}


def table_at(client, path):
    return client.app.state.tables.open(path.rpartition("/")[2]).table


def kinds(client, path):
    table = table_at(client, path)
    return [entry.kind for _, entry in client.app.state.tables.store.journal(table.id)]


# --- the page -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("on", ["the same line", "a new line"])
def test_a_page_that_plays_twice_plays_once(client, open_table, on):
    path = open_table()
    with client.websocket_connect(path + "/ws") as socket:
        state = state_of(socket)
        command = first(state, id="a")
        socket.send_json(command)
        played = state_of(socket)
        if on == "the same line":
            socket.send_json(command)
            again = state_of(socket)
    if on == "a new line":
        with client.websocket_connect(path + "/ws") as socket:
            socket.send_json(command)
            again = state_of(socket)
    assert (again["full"], again["moves"], again["seq"]) == (True, 1, played["seq"])
    assert kinds(client, path) == ["create", "play"]


def test_a_play_that_was_taken_back_stays_so_when_it_comes_again(client, open_table):
    path = open_table()
    with client.websocket_connect(path + "/ws") as socket:
        command = first(state_of(socket), id="a")
        socket.send_json(command)
        socket.send_json({"type": "undo", "seq": state_of(socket)["seq"]})
        assert state_of(socket)["moves"] == 0
    with client.websocket_connect(path + "/ws") as socket:
        state_of(socket)
        socket.send_json(command)
        assert state_of(socket)["moves"] == 0
    assert kinds(client, path) == ["create", "play", "undo"]


def test_an_undo_that_comes_twice_takes_back_one_action(client, open_table):
    path = open_table()
    with client.websocket_connect(path + "/ws") as socket:
        state = state_of(socket)
        while table_at(client, path).undo_refusal(0) is not None or len(table_at(client, path).moves) < 2:
            socket.send_json(first(state))
            state = state_of(socket)
            assert state["moves"] < 20
        command = {"type": "undo", "seq": state["seq"], "id": "back"}
        socket.send_json(command)
        left = state_of(socket)["moves"]
        socket.send_json(command)
        assert state_of(socket)["moves"] == left == state["moves"] - 1
    with client.websocket_connect(path + "/ws") as socket:
        state_of(socket)
        socket.send_json(command)
        assert state_of(socket)["moves"] == left
    assert kinds(client, path).count("undo") == 1


def test_a_confirmation_that_comes_again_on_a_new_line_is_no_mistake(client, open_table):
    path = open_table(confirm="1")
    with client.websocket_connect(path + "/ws") as socket:
        state = state_of(socket)
        while not state["turn"]["held"]:
            socket.send_json(first(state))
            state = state_of(socket)
        command = {"type": "confirm", "seq": state["seq"], "id": "done"}
        socket.send_json(command)
        assert not state_of(socket)["turn"]["held"]
    with client.websocket_connect(path + "/ws") as socket:
        state_of(socket)
        socket.send_json(command)
        assert not state_of(socket)["turn"]["held"]
    assert kinds(client, path).count("confirm") == 1


def test_without_an_id_what_comes_twice_is_refused_as_old(client, open_table):
    path = open_table()
    with client.websocket_connect(path + "/ws") as socket:
        state = state_of(socket)
        for message in (first(state), {"type": "undo", "seq": state["seq"]}):
            socket.send_json(message)
        assert state_of(socket)["moves"] == 1
        refused = socket.receive_json()
        assert (refused["type"], refused["seq"]) == ("refused", state["seq"] + 1)
    assert kinds(client, path) == ["create", "play"]


@pytest.mark.parametrize("scripted", [True, False])
def test_who_sits_down_twice_sits_once_and_is_not_refused(client, stranger, open_table, scripted):
    path = open_table(seat2="open", seat3="open", name1="Ada")
    headers = {"accept": "application/json"} if scripted else {}
    for _ in range(2):
        for seat in ("2", ""):
            form = {"seat": seat, "name": "Bo"} if seat else {"name": "Bo"}
            answer = stranger.post(path + "/sit", data=form, headers=headers, follow_redirects=False)
            assert answer.status_code == (200 if scripted else 303)
    seats = table_at(client, path).header.seats
    assert [seat.kind for seat in seats] == ["human", "open", "human"]
    assert kinds(client, path) == ["create", "sit"]
    other = stranger.post(path + "/sit", data={"seat": "1"}, headers=headers, follow_redirects=False)
    assert other.status_code == 409


# --- programs -----------------------------------------------------------------------------------------
def guest(client, name):
    token = client.post(API + "/guests", json={"name": name}).json()["token"]
    return {"authorization": f"Bearer {token}"}


def test_two_programs_may_use_the_same_ids(client):
    """Nobody can use up an id of somebody else: each has ids of their own."""
    ada, bo = guest(client, "Ada"), guest(client, "Bo")
    body = {"game": "biomos", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = f"{API}/tables/" + client.post(API + "/tables", json=body, headers=ada).json()["id"]
    for _ in range(2):
        assert client.post(table + "/seat", json={"seat": 1}, headers=bo).status_code == 200
    number, done = 0, {0: 0, 1: 0}
    while min(done.values()) < 2:
        states = [client.get(table, headers=one).json() for one in (ada, bo)]
        seat = states[0]["to_move"][0]
        state, headers = states[seat], (ada, bo)[seat]
        move = {"seq": state["seq"], "action": state["legal"][0]["action"], "id": str(done[seat])}
        answers = [client.post(table + "/moves", json=move, headers=headers).json() for _ in range(2)]
        assert [answer["repeated"] for answer in answers] == [False, True]
        done[seat] += 1
        number += 1
    assert client.get(table).json()["moves"] == number


def test_a_program_takes_back_and_confirms_once(client):
    ada = guest(client, "Ada")
    body = {"game": "biomos", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = f"{API}/tables/" + client.post(API + "/tables", json=body, headers=ada).json()["id"]
    client.post(table + "/seat", json={}, headers=guest(client, "Bo"))
    state = client.get(table, headers=ada).json()
    move = {"seq": state["seq"], "action": state["legal"][0]["action"], "id": "move"}
    seq = client.post(table + "/moves", json=move, headers=ada).json()["seq"]
    undo = {"seq": seq, "id": "undo"}
    answers = [client.post(table + "/undo", json=undo, headers=ada) for _ in range(3)]
    assert [answer.json()["repeated"] for answer in answers] == [False, True, True]
    assert client.post(table + "/moves", json=move, headers=ada).json()["repeated"] is True
    assert client.get(table).json()["moves"] == 0


# --- two processes -----------------------------------------------------------------------------------
def path_of(table):
    return next(iter(table.position.paths(table.to_move()[0])))


@pytest.fixture
def two(url):
    """Runs a scene with two services on one database: each knows a table as it was when it opened it."""

    def run(scene, seats, **facts):
        async def play():
            one, other = Tables(open_store(url), 0), Tables(open_store(url), 0)
            table = Table.create(one.store, "ada", Terms("biomos", {"seats": 2}, seats, 5, **facts))
            here, there = one.add(table), other.open(table.id)
            try:
                scene(one, here, other, there)
                assert Table.load(one.store, table.id).header == here.table.header
            finally:
                await one.close()
                await other.close()

        asyncio.run(play())

    return run


PEOPLE = [Seat.human("Ada", "ada"), Seat.human("Bo", "bo")]


def test_another_process_knows_what_was_played_and_taken_back(two):
    def scene(one, here, other, there):
        path = path_of(here.table)
        assert one.play(here, 0, path, "a") is True
        assert other.play(there, 0, path, "a") is False
        assert (there.table.seq, len(there.table.moves)) == (2, 1)
        assert one.do(here, 0, lambda table: table.undo(0, "b"), "b") is True
        assert other.do(there, 0, lambda table: table.undo(0, "b"), "b") is False
        assert other.play(there, 0, path, "a") is False
        assert there.table.moves == []
        assert [entry.kind for _, entry in one.store.journal(here.table.id)] == ["create", "play", "undo"]

    two(scene, PEOPLE)


def test_another_process_knows_what_was_confirmed(two):
    def scene(one, here, other, there):
        while here.table.header.held is None:
            one.play(here, here.table.to_move()[0], path_of(here.table))
        other.reload(here.table.id)
        seat = here.table.header.held
        assert one.do(here, seat, lambda table: table.confirm(seat, "c"), "c") is True
        assert other.do(there, seat, lambda table: table.confirm(seat, "c"), "c") is False
        assert [entry.kind for _, entry in one.store.journal(here.table.id)].count("confirm") == 1

    two(scene, PEOPLE, confirm=True)


def test_another_process_knows_who_sat_down(two):
    def scene(one, here, other, there):
        one.sit(here, 1, "bo", "Bo")
        other.sit(there, 1, "bo", "Bo")
        with pytest.raises(Refused) as refused:
            other.sit(there, 1, "cleo", "Cleo")
        assert refused.value.key == "seat-taken"
        assert [entry.kind for _, entry in one.store.journal(here.table.id)] == ["create", "sit"]

    two(scene, [PEOPLE[0], Seat.free()])


def test_what_was_meant_for_a_table_that_has_changed_is_not_done_by_another_process(two):
    def scene(one, here, other, there):
        path = path_of(here.table)
        one.play(here, 0, path, "a")
        with pytest.raises(Refused) as refused:
            other.play(there, 0, path, "another click")
        assert refused.value.key in ("stale", "not-your-turn")
        assert [entry.kind for _, entry in one.store.journal(here.table.id)] == ["create", "play"]

    two(scene, PEOPLE)


async def test_what_is_said_counts_once_in_all_processes(url):
    one, other = Tables(open_store(url), 0), Tables(open_store(url), 0)
    options = {"seats": 2, "lang": "en"}
    table = Table.create(one.store, "ada", Terms("bioviva", options, PEOPLE, 12))
    while table.position.faces().entry(table.position, table.to_move()[0], "en") is None:
        seat = table.to_move()[0]
        table.play(seat, table.position.legal(seat)[0])
    here, there = one.add(table), other.open(table.id)
    seat = table.to_move()[0]
    action = table.position.suggest(seat)
    said = table.position.notation(seat, action).partition(":")[2] or "star"
    assert one.do(here, seat, lambda table: table.say(seat, said, "en", "w"), "w") is True
    assert other.do(there, seat, lambda table: table.say(seat, said, "en", "w"), "w") is False
    assert here.table.moves == there.table.moves
    await one.close()
    await other.close()
