"""Nobody may do too much too fast: by address, over HTTP and over sockets."""

import logging
from importlib.util import find_spec
from time import monotonic, sleep

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from conftest import require_or_skip
from ludosphere.play import Refused
from ludosphere.web import rates
from ludosphere.web.app import create_app
from ludosphere.web.rates import Rates, address


@pytest.fixture
def client(app):
    """A browser somewhere else."""
    with TestClient(app, headers={"accept-language": "en"}, client=("192.0.2.7", 50000)) as client:
        yield client


@pytest.fixture
def slow(monkeypatch):
    """Small limits, so that a test reaches them."""
    monkeypatch.setattr(rates, "_ANYTHING", (6, 60))
    monkeypatch.setattr(rates, "_CHANGES", (3, 60))
    monkeypatch.setattr(rates, "_SOCKETS", (2, 60))


def test_after_enough_one_waits_and_nothing_more_is_counted():
    counted = Rates()
    assert [counted.wait("try", "ada", 2, 60) for _ in range(2)] == [0, 0]
    assert all(1 <= counted.wait("try", "ada", 2, 60) <= 60 for _ in range(5))
    assert counted.wait("try", "bo", 2, 60) == 0
    assert counted.wait("other", "ada", 2, 60) == 0


def test_a_refusal_says_how_long_and_a_right_attempt_is_forgiven():
    counted = Rates()
    counted.check("sign-in", "ada", 1, 600)
    with pytest.raises(Refused, match="10 min") as refused:
        counted.check("sign-in", "ada", 1, 600)
    assert refused.value.key == "too-often"
    counted.forgive("sign-in", "ada", 1, 600)
    counted.check("sign-in", "ada", 1, 600)


def test_while_redis_is_away_nobody_is_refused(caplog):
    if find_spec("redis") is None:
        require_or_skip("services", "redis is not installed (LUDOSPHERE_EXTRAS=test,scale ./test)")
    counted = Rates("redis://127.0.0.1:1/0")
    with caplog.at_level(logging.WARNING):
        assert [counted.wait("try", "ada", 1, 60) for _ in range(3)] == [0, 0, 0]
    assert "can't be counted" in caplog.text


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8::a:b:c:d", "2001:db8::/64"),
        ("2001:db8::e:b:c:d", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("::1", "::1"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_however_it_is_written(host, counted_as):
    assert address(HTTPConnection({"type": "http", "client": (host, 5)})) == counted_as


def test_what_is_over_is_not_kept(monkeypatch):
    monkeypatch.setattr(rates, "_MANY", 10)
    counted = Rates()
    for number in range(12):
        counted.wait("try", f"ada {number}", 1, 1)
    known, began = counted._limiter.storage.events, monotonic()
    while any(times for key, times in known.items() if "ada" in key) and monotonic() - began < 20:
        sleep(0.1)
        counted.wait("try", "cy", 1000, 1)  # the library looks for what is over when somebody asks
    for number in range(12):
        counted.wait("try", f"bo {number}", 1, 60)
    assert not [key for key in known if "ada" in key]


def test_who_copies_a_game_again_and_again_waits(client, open_table, monkeypatch):
    monkeypatch.setitem(rates._NEW, "/fork", (2, 60))
    fork = {"url": open_table() + "/fork", "follow_redirects": False}
    assert [client.post(**fork).status_code for _ in range(3)] == [303, 303, 429]


def test_who_looks_for_a_match_again_and_again_waits_also_without_cookies(client, monkeypatch):
    monkeypatch.setattr(rates, "_NEW", dict.fromkeys(rates._NEW, (2, 60)))
    codes = []
    for _ in range(3):
        client.cookies.clear()
        wish = {"name": "Ada", "game": "biomos", "speed": "normal", "seats": "2"}
        codes.append(client.post("/match", data=wish, follow_redirects=False).status_code)
    assert codes == [303, 303, 429]


def test_tables_opened_by_a_form_and_by_a_program_are_counted_together(client, open_table, monkeypatch):
    monkeypatch.setitem(rates._NEW, "/tables", (2, 60))
    token = client.post("/api/v1/guests", json={"name": "Ada"}).json()["token"]
    wanted = {"game": "biomos", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    ask = {"url": "/api/v1/tables", "json": wanted, "headers": {"authorization": f"Bearer {token}"}}
    open_table()
    assert client.post(**ask).status_code == 201
    assert client.post(**ask).status_code == 429
    assert client.post("/tables", data={"seat1": "me", "seat2": "bot1"}).status_code == 429


def test_hints_are_counted_by_address_too(app, client, open_table, monkeypatch):
    monkeypatch.setattr("ludosphere.web.hints.MOST_HERE", (1, 60))
    answers = []
    for _ in range(2):
        client.cookies.clear()
        answers.append(client.post(open_table(seat2="bot1", name2="") + "/hint"))
    assert [answer.status_code for answer in answers] == [200, 409]
    assert "Too many attempts" in answers[1].json()["text"]


def test_too_many_requests_of_one_address_are_refused_with_a_page(client, slow):
    assert {client.get("/atlas/biomos").status_code for _ in range(6)} == {200}
    answer = client.get("/atlas/biomos")
    assert answer.status_code == 429
    assert 1 <= int(answer.headers["retry-after"]) <= 60
    assert "Too many requests" in answer.text
    assert answer.headers["content-security-policy"]


def test_too_many_changes_are_refused_before_other_requests_are(client, slow):
    form = {"data": {"theme": "day"}, "follow_redirects": False}
    assert [client.post("/preferences", **form).status_code for _ in range(4)] == [303, 303, 303, 429]
    assert client.get("/atlas/biomos").status_code == 200


def test_programs_hear_it_as_data(client, slow):
    for _ in range(3):
        client.post("/api/v1/guests", json={})
    answer = client.post("/api/v1/guests", json={})
    assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-many")


def test_too_many_sockets_are_closed_at_once(client, open_table, slow):
    path = open_table()
    for _ in range(2):
        with client.websocket_connect(path + "/ws"):
            pass
    with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect(path + "/ws"):
        pass
    assert closed.value.code == 1013


def test_a_socket_that_floods_is_read_slowly(client, open_table, monkeypatch):
    monkeypatch.setattr("ludosphere.web.line._BURST", 3)
    with client.websocket_connect(open_table() + "/ws") as socket:
        socket.receive_json()
        began = monotonic()
        for _ in range(9):
            socket.send_json({"type": "ping"})
        assert [socket.receive_json()["type"] for _ in range(9)] == ["pong"] * 9
        assert monotonic() - began > 0.25


def test_who_plays_at_this_machine_is_never_refused(url, slow):
    with TestClient(create_app(url), client=("127.0.0.1", 5)) as here:
        assert {here.get("/atlas/biomos").status_code for _ in range(20)} == {200}
