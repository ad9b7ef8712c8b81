"""Attacks from outside, one by one: what docs/security.md promises."""

import json
import re
from contextlib import nullcontext

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kit import recorded
from ludosphere.core.record import Record
from ludosphere.tables.upload import MOVES
from ludosphere.web.app import create_app
from ludosphere.web.guard import RECORD_BODY, SMALL_BODY
from ludosphere.web.line import TEXT_LIMIT
from trust.conftest import HERE

EVIL = "<script>alert(1)</script>"
QUOTED = "\"'><img src=x onerror=alert(1)>"


def upload(client, text):
    return client.post("/records", files={"record": ("a.ludo", text.encode())}, follow_redirects=False)


# --- another site ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://testserver.evil.example", "http://"]
)
def test_a_page_of_another_site_opens_no_line_to_a_table(client, open_table, origin):
    path = open_table()
    for address in (path + "/ws", f"/api/v1/tables/{path.rpartition('/')[2]}/ws"):
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect(address, headers={"origin": origin}),
        ):
            pass
        assert closed.value.code == 1008


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://testserver", "sec-fetch-site": "cross-site"},
    ],
)
def test_a_form_of_another_site_does_nothing(client, open_table, headers):
    path = open_table(seat2="open")
    for form in ("/tables", path + "/close", path + "/fork", "/sign-out", "/profile/delete", "/records"):
        assert client.post(form, headers=headers).status_code == 403
    assert client.app.state.tables.open(path.rpartition("/")[2]).table.header.stage == "open"


SITE = "https://play.example.org"


@pytest.mark.parametrize(
    ("ours", "public", "told", "origin", "passes"),
    [
        ("http://testserver", "", None, "http://testserver", True),
        ("http://testserver", "", None, "https://testserver", True),  # a proxy that doesn't say so
        ("https://testserver", "", None, "https://testserver", True),
        ("https://testserver", "", None, "http://testserver", False),
        ("http://testserver", "", "https", "https://testserver", True),
        ("http://testserver", "", "https", "http://testserver", False),
        ("http://play.example.org", SITE, None, SITE, True),
        ("http://play.example.org", SITE, None, "http://play.example.org", False),
        ("http://play.example.org", "http://play.example.org/", None, SITE, False),
        ("http://localhost:8000", SITE, None, "http://localhost:8000", True),
    ],
)
def test_a_page_by_another_scheme_is_of_another_site_where_ours_is_known(
    url, monkeypatch, ours, public, told, origin, passes
):
    """told: what a proxy that is trusted says."""
    monkeypatch.setenv("LUDOSPHERE_PUBLIC_URL", public)
    app = ProxyHeadersMiddleware(create_app(url), trusted_hosts=[HERE[0]])
    headers = {"origin": origin, **({"x-forwarded-proto": told} if told else {})}
    with TestClient(app, base_url=ours, client=HERE) as client:
        answer = client.post("/name", data={"name": "Ada"}, headers=headers, follow_redirects=False)
        assert answer.status_code == (303 if passes else 403)
        line = ours.replace("http", "ws", 1) + "/table/x/ws"
        closed = nullcontext() if passes else pytest.raises(WebSocketDisconnect)
        with closed as refusal, client.websocket_connect(line, headers=headers):
            pass
        assert passes or refusal.value.code == 1008


def test_where_a_browser_names_no_origin_the_cookie_stays_away_from_other_sites(app):
    """An old browser sends neither header: SameSite keeps the cookie at home, and no script reads it."""
    with TestClient(app, base_url="https://testserver", client=HERE) as client:
        (cookie,) = [
            one for one in client.get("/").headers.get_list("set-cookie") if "ludosphere_person" in one
        ]
    assert cookie.startswith("__Host-")
    assert {"httponly", "secure", "samesite=lax", "path=/"} <= set(re.split("; ?", cookie.lower()))
    assert "domain" not in cookie.lower()


def test_a_name_that_leads_here_by_rebinding_is_not_ours(url):
    with TestClient(create_app(url, hosts=("localhost", "127.0.0.1")), client=HERE) as client:
        assert client.get("/", headers={"host": "evil.example"}).status_code == 421
        assert client.get("/", headers={"host": "localhost:8000"}).status_code == 200
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect("/table/x/ws", headers={"host": "evil.example"}),
        ):
            pass


def test_a_forged_referer_leads_nowhere_else(client):
    for referer in ("https://evil.example/", "http://testserver//evil.example", "javascript:alert(1)"):
        answer = client.post(
            "/preferences", data={"theme": "day"}, headers={"referer": referer}, follow_redirects=False
        )
        assert answer.headers["location"] == "/"


# --- injection ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", [EVIL, QUOTED])
def test_names_options_and_lines_are_text_wherever_they_are_shown(client, stranger, open_table, text):
    path = open_table(seat2="open", access="lobby", name1=text)
    stranger.post(path + "/sit", data={"name": text})
    with client.websocket_connect(path + "/ws") as socket:
        state = socket.receive_json()
        socket.send_json({"type": "play", "seq": state["seq"], "path": state["legal"][0]["path"]})
        sent = json.dumps(socket.receive_json()["fragments"])
    client.post("/name", data={"name": text})
    pages = ["/", "/lobby", path, path + "?at=1", "/profile", f"/?game={text}", f"/table/{text}"]
    shown = [client.get(page).text for page in pages] + [stranger.get(path).text, sent]
    for page in shown:
        assert "<script>alert" not in page
        assert "<img src=x" not in page


def test_a_record_brings_only_text(client):
    record = recorded("biomos", {}, 5)
    record.names = [EVIL[:24], QUOTED[:24]]
    record.extra["Event"] = EVIL
    record.moves[0] = type(record.moves[0])(record.moves[0].seat, record.moves[0].notation, EVIL)
    answer = upload(client, record.dumps())
    assert answer.status_code == 303
    page = client.get(answer.headers["location"]).text
    assert "<script>alert" not in page
    assert "<img src=x" not in page
    refused = upload(client, f'[Game "{EVIL}"]\n[Rules "1"]\n[Options ""]\n[Seed "1"]\n')
    assert refused.status_code == 400
    assert "<script>alert" not in refused.text


def test_no_address_leads_out_of_the_package(client):
    for address in (
        "/static/../app.py", "/static/..%2fapp.py", "/static/%2e%2e/%2e%2e/app.py",
        "/art/earth/..%2f..%2fcards.svg", "/art/..%2f..%2fcore/x.svg", "/guide/earth/picture/..%2fx.en.svg",
        "/card/earth/..%2f..%2fx", "/table/..%2f..%2fetc%2fpasswd", "/table/x/picture/..%2f..%2fx.svg",
    ):  # fmt: skip
        answer = client.get(address)
        assert answer.status_code in (404, 400), address
        assert "import" not in answer.text


# --- too much -------------------------------------------------------------------------------------------
def test_big_bodies_are_refused_with_and_without_their_length(client):
    def pieces(size):
        for _ in range(size // 1024 + 2):
            yield b"x" * 1024

    for path, limit in (("/tables", SMALL_BODY), ("/records", RECORD_BODY), ("/api/v1/guests", SMALL_BODY)):
        kind = {"content-type": "application/x-www-form-urlencoded"}
        assert client.post(path, content=b"x" * (limit + 1), headers=kind).status_code == 413
        assert client.post(path, content=pieces(limit), headers=kind).status_code == 413


def test_a_record_with_too_many_moves_is_refused_before_it_is_played(client, monkeypatch):
    monkeypatch.setattr(Record, "replay", lambda *_: pytest.fail("it was played"))
    head = recorded("biomos", {}, 5).dumps().partition("\n\n")[0]
    answer = upload(client, head + "\n\n" + "1 i5\n" * (MOVES + 1))
    assert answer.status_code == 400
    assert f"at most {MOVES}" in answer.text


@pytest.mark.parametrize("name", ["biomos", "bioviva", "earth", "living_planet"])
@pytest.mark.parametrize("error", [KeyError("x"), IndexError("x"), ZeroDivisionError(), TypeError("x")])
def test_a_record_that_misleads_the_rules_is_refused_in_a_sentence(client, monkeypatch, name, error):
    record = recorded(name, {}, 5)

    def fails(*_):
        raise error

    monkeypatch.setattr(Record, "replay", fails)
    answer = upload(client, record.dumps())
    assert (answer.status_code, "its moves make no sense" in answer.text) == (400, True)


def test_a_move_is_stored_as_the_game_writes_it_however_it_was_written(client, monkeypatch):
    record = recorded("biomos", {}, 5)
    written = [move.notation for move in record.moves]
    real = type(record.replay()).parse
    try:
        monkeypatch.setattr(
            type(record.replay()), "parse", lambda self, seat, text: real(self, seat, text.rstrip("_"))
        )
    except TypeError:
        pytest.skip("compiled rules can't be replaced")
    record.moves = [type(move)(move.seat, move.notation + "_" * 100) for move in record.moves]
    answer = upload(client, record.dumps())
    table = client.app.state.tables.open(answer.headers["location"].rpartition("/")[2]).table
    assert [notation for _, notation in table.moves] == written


def test_long_messages_and_nonsense_on_a_line_are_refused_and_it_stays_open(client, open_table):
    path = open_table()
    bad = ["x" * (TEXT_LIMIT + 1), "[" * 60_000, "{", "[]", '{"type": 5}', '{"type": "play", "seq": 1e999}']
    bad += ['{"type": "play", "id": "\\ud800", "seq": 1, "path": ["\\ud800"]}', '{"type": "undo", "id": 7}']
    bad += [json.dumps({"type": "play", "path": ["x" * 9000]}), json.dumps({"type": "at", "n": 10**30})]
    with client.websocket_connect(path + "/ws") as socket:
        socket.receive_json()
        for text in bad:
            socket.send_text(text)
            assert socket.receive_json()["type"] == "refused", text[:40]
        socket.send_json({"type": "ping"})
        while (message := socket.receive_json())["type"] != "pong":
            assert message["type"] == "state"


def test_a_program_opens_no_table_for_others_with_a_seed_it_knows(client):
    token = client.post("/api/v1/guests", json={"name": "Ada"}).json()["token"]
    body = {"game": "earth", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 5}
    headers = {"authorization": f"Bearer {token}"}
    answer = client.post("/api/v1/tables", json=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "seed-drawn")
    body["seats"][1] = {"kind": "bot"}
    assert client.post("/api/v1/tables", json=body, headers=headers).status_code == 201


@pytest.mark.parametrize("more", [{"access": "lobby"}, {"rated": "1"}])
def test_a_seed_somebody_knows_is_refused_against_strangers_and_for_ratings(client, more):
    form = {"game": "earth", "seat1": "me", "seat2": "open", "seed": "5", **more}
    assert client.post("/tables", data=form, follow_redirects=False).status_code == 400
    del form["seed"]
    assert client.post("/tables", data=form, follow_redirects=False).status_code == 303
