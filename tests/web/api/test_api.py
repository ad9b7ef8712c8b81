"""Programs at the tables: guests, tables, moves, sockets, and what goes wrong."""

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

API = "/api/v1"
OPEN = {"game": "biomos", "seats": [{"kind": "me"}, {"kind": "open"}]}


class Program:
    """A caller with a token of its own."""

    def __init__(self, client, name):
        self.client = client
        made = client.post(API + "/guests", json={"name": name})
        assert made.status_code == 201, made.text
        self.token = made.json()["token"]
        self.headers = {"authorization": f"Bearer {self.token}"}

    def __call__(self, method, address, expect=200, **body):
        sent = body if method == "POST" else None
        answer = self.client.request(method, API + address, json=sent, headers=self.headers)
        assert answer.status_code == expect, answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    def socket(self, table):
        return self.client.websocket_connect(f"{API}/tables/{table}/ws", headers=self.headers)


@pytest.fixture
def ada(client):
    return Program(client, "Ada")


@pytest.fixture
def bo(client):
    return Program(client, "Bo")


@pytest.fixture
def table(ada, bo):
    """The id of a table where Ada and Bo play."""
    table = ada("POST", "/tables", 201, **OPEN)["id"]
    bo("POST", f"/tables/{table}/seat", seat=1)
    return table


def first_move(state, **more):
    return {"seq": state["seq"], "action": state["legal"][0]["action"], **more}


def test_two_programs_finish_a_game_over_http(ada, bo, table):
    for turn in range(2000):
        states = [one("GET", f"/tables/{table}") for one in (ada, bo)]
        if states[0]["stage"] == "over":
            break
        mover = states[0]["to_move"][0]
        state = states[mover]
        assert state["seat"] == mover
        one = (ada, bo)[mover]
        one("POST", f"/tables/{table}/moves", **first_move(state, id=f"move {turn}"))
    assert states[0]["result"]["ranks"]
    assert states[0]["seed"] is not None
    assert states[1]["result"] == states[0]["result"]
    assert 'Game "biomos"' in ada("GET", f"/tables/{table}/record")


def test_a_state_comes_over_the_socket_at_every_change_and_moves_go_back(ada, bo, table):
    with ada.socket(table) as hers, bo.socket(table) as his:
        state, other = hers.receive_json(), his.receive_json()
        assert (state["seat"], other["seat"]) == (0, 1)
        assert other["legal"] == []
        hers.send_json({"type": "move", **first_move(state, id="once")})
        done = {"type": "accepted", "id": "once", "seq": state["seq"] + 1, "repeated": False}
        assert hers.receive_json() == done
        assert hers.receive_json()["seq"] == his.receive_json()["seq"] == state["seq"] + 1
        hers.send_json({"type": "move", **first_move(state, id="once")})
        assert hers.receive_json()["repeated"] is True
        hers.send_json({"type": "ping"})
        assert hers.receive_json() == {"type": "pong"}


def test_what_happened_is_told_in_words(ada, bo, table):
    with bo.socket(table) as his:
        his.receive_json()
        state = ada("GET", f"/tables/{table}?lang=en")
        ada("POST", f"/tables/{table}/moves", **first_move(state))
        assert "Ada" in his.receive_json()["told"][0]


def test_a_move_that_was_sent_twice_counts_once(ada, table):
    state = ada("GET", f"/tables/{table}")
    body = first_move(state, id="the same")
    first, second = (ada("POST", f"/tables/{table}/moves", **body) for _ in range(2))
    assert (first["repeated"], second["repeated"]) == (False, True)
    assert ada("GET", f"/tables/{table}")["moves"] == 1


def test_undo_takes_back_and_an_old_seq_is_refused(ada, table):
    state = ada("GET", f"/tables/{table}")
    done = ada("POST", f"/tables/{table}/moves", **first_move(state))
    answer = ada("POST", f"/tables/{table}/undo", 409, seq=state["seq"])
    assert answer["error"]["key"] == "stale"
    ada("POST", f"/tables/{table}/undo", seq=done["seq"])
    assert ada("GET", f"/tables/{table}")["moves"] == 0


@pytest.mark.parametrize("action", ["Xx9!", "unknown", ""])
def test_a_move_for_an_old_table_is_stale_whatever_it_says(ada, table, action):
    """Nobody can tell whether it was right when sent; at the table as it is, the rules say why not."""
    state = ada("GET", f"/tables/{table}")
    done = ada("POST", f"/tables/{table}/moves", **first_move(state))
    assert key_of(ada("POST", f"/tables/{table}/moves", 409, seq=state["seq"], action=action)) == "stale"
    now = ada("POST", f"/tables/{table}/undo", seq=done["seq"])
    assert key_of(ada("POST", f"/tables/{table}/moves", 409, seq=done["seq"], action=action)) == "stale"
    assert key_of(ada("POST", f"/tables/{table}/moves", 409, seq=now["seq"], action=action)) == "rule"
    assert ada("GET", f"/tables/{table}")["moves"] == 0


def key_of(answer):
    return answer["error"]["key"]


@pytest.mark.parametrize("path", ["/moves", "/undo", "/confirm"])
def test_who_has_no_seat_does_nothing(client, table, path):
    stranger = Program(client, "Eve")
    body = {"seq": 2, "action": "x"} if path == "/moves" else {"seq": 2}
    assert stranger("POST", f"/tables/{table}{path}", 403, **body)["error"]["key"] == "not-yours"


def test_somebody_elses_seat_is_refused(bo, table):
    state = bo("GET", f"/tables/{table}")
    refused = bo("POST", f"/tables/{table}/moves", 403, seq=state["seq"], action="x", seat=0)
    assert refused["error"]["key"] == "not-your-seat"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("POST", "/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 400, "input"),
        ("POST", "/tables", {"game": "biomos", "seats": []}, 400, "input"),
        ("POST", "/tables", {"game": "biomos", "seats": [{"kind": "me"}], "more": 1}, 400, "input"),
        ("POST", "/tables", {"game": "biomos", "seats": [{"kind": "king"}]}, 400, "input"),
        ("POST", "/tables/nothing/moves", {"seq": 1, "action": "x"}, 404, "no-table"),
        ("GET", "/tables/nothing", None, 404, "no-table"),
        ("GET", "/nowhere", None, 404, "no-page"),
        ("PUT", "/tables", None, 405, "wrong-method"),
        ("GET", "/tables?which=all", None, 400, "input"),
    ],
)
def test_what_is_wrong_gets_a_key_and_a_sentence(ada, client, method, path, body, status, key):
    answer = client.request(method, API + path, json=body, headers=ada.headers)
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["key"] == key
    assert error["message"]


def test_a_move_is_one_of_action_path_and_text(ada, table):
    seq = ada("GET", f"/tables/{table}")["seq"]
    for body in ({"seq": seq}, {"seq": seq, "action": "x", "path": ["y"]}):
        assert ada("POST", f"/tables/{table}/moves", 409, **body)["error"]["key"] == "one-of"
    assert ada("POST", f"/tables/{table}/moves", 409, seq=seq, action="Z@9")["error"]["key"] == "rule"


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer nonsense", "Basic x"])
def test_without_a_valid_token_nothing_is_opened(client, header):
    answer = client.post(API + "/tables", json=OPEN, headers={"authorization": header})
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"


def test_the_cookie_of_a_page_is_no_token_and_a_token_no_cookie(client, ada):
    client.get("/")
    assert client.post(API + "/tables", json=OPEN).status_code == 401
    page = client.get("/", headers={"cookie": f"ludosphere_person={ada.token}"})
    assert page.status_code == 200
    assert "ludosphere_person" in page.headers["set-cookie"]  # it is taken for somebody new


def test_a_wrong_token_gets_no_socket(client, table):
    with client.websocket_connect(
        f"{API}/tables/{table}/ws", headers={"authorization": "Bearer x"}
    ) as socket:
        assert socket.receive_json()["error"]["key"] == "token"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4401


def test_the_lobby_lists_tables_that_wait_for_somebody(client, ada):
    shown = ada("POST", "/tables", 201, **OPEN, access="lobby")["id"]
    ada("POST", "/tables", 201, **OPEN)
    listed = client.get(API + "/tables?which=lobby").json()["tables"]
    assert [one["id"] for one in listed] == [shown]
    assert listed[0]["seats"][1]["kind"] == "open"


def test_nothing_tells_a_persons_id_or_the_seed(ada, bo, client, table):
    persons = {seat.person for seat in client.app.state.tables.open(table).table.header.seats}
    seed = str(client.app.state.tables.open(table).table.header.seed)
    for caller in (ada, bo):
        text = caller.client.get(f"{API}/tables/{table}", headers=caller.headers).text
        assert not any(person in text for person in persons)
        assert seed not in text


def test_before_the_game_begins_nothing_tells_how_it_is_dealt(ada):
    state = ada("POST", "/tables", 201, **OPEN)
    assert (state["view"], state["task"], state["legal"]) == ({}, "", [])
    answers = [
        ada("POST", f"/tables/{state['id']}/moves", 409, seq=state["seq"], action=action)["error"]
        for action in ("F@0", "W@m", "x")
    ]
    assert [answer["key"] for answer in answers] == ["not-begun"] * 3


def test_who_came_before_the_start_sees_no_more_than_who_comes_later(client, ada, bo):
    table = ada("POST", "/tables", 201, **OPEN, watch="nobody")["id"]
    stranger = Program(client, "Eve")
    with stranger.socket(table) as line:
        assert line.receive_json()["stage"] == "open"
        bo("POST", f"/tables/{table}/seat", seat=1)
        assert line.receive_json()["error"]["key"] == "no-watching"
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_json()
        assert closed.value.code == 4404


def test_who_gets_up_before_the_start_frees_the_seat(ada, bo):
    body = {**OPEN, "seats": [*OPEN["seats"], {"kind": "open"}]}
    table = ada("POST", "/tables", 201, **body)["id"]
    bo("POST", f"/tables/{table}/seat")
    assert bo("DELETE", f"/tables/{table}/seat")["seats"][1]["kind"] == "open"


def test_tables_for_their_players_only_are_seen_by_nobody_else(client, ada, bo):
    table = ada("POST", "/tables", 201, **OPEN, watch="nobody")["id"]
    bo("POST", f"/tables/{table}/seat")
    eve = Program(client, "Eve")
    assert eve("GET", f"/tables/{table}", 403)["error"]["key"] == "no-watching"
    with eve.socket(table) as socket:
        assert socket.receive_json()["error"]["key"] == "no-watching"


def test_every_game_can_be_opened_and_seen(ada):
    for facts in ada("GET", "/games")["games"]:
        seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
        state = ada("POST", "/tables", 201, game=facts["game"], seats=seats)
        assert state["view"]
        assert state["task"]


def test_clocks_are_told(ada, bo):
    table = ada("POST", "/tables", 201, **OPEN, tempo="fast", absent="bot")["id"]
    clocks = bo("POST", f"/tables/{table}/seat")["clocks"]
    assert (clocks["left"], clocks["run"], clocks["owing"]) == ([300_000, 300_000], 0, [0])
    assert 299_000 < clocks["ends_at"] - clocks["now"] <= 300_000


def test_texts_come_in_the_callers_language(ada, table):
    english, french = (ada("GET", f"/tables/{table}?lang={lang}")["task"] for lang in ("en", "fr"))
    assert english != french


def test_a_crash_is_admitted_as_data(app, monkeypatch):
    monkeypatch.setattr("ludosphere.web.api.endpoints.game_facts", lambda *_: 1 / 0)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get(API + "/games")
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "crash"
