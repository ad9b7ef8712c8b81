"""What a thief can do with a stolen cookie or token once its owner signs out everywhere: nothing."""

from __future__ import annotations

import asyncio
import re
from urllib.parse import urlencode

import pytest
from starlette.websockets import WebSocketDisconnect

from ludosphere.people import People
from ludosphere.tables.bus import BACK, LocalBus
from ludosphere.web import sign_outs
from ludosphere.web.sign_outs import SIGNED_OUT, SignOuts
from ludosphere.web.visitor import PERSON

GOOD = "a quiet meadow at dusk"
OTHER = "another quiet meadow"
API = "/api/v1"
ENDED = {"en": "The connection has ended", "fr": "La connexion est terminée"}
pytestmark = pytest.mark.usefixtures("cheap_passwords")


@pytest.fixture
def thief(client, other):
    """A browser with a copy of the cookie that Ada's has; call it to copy that again."""

    def copied():
        browser = other()
        browser.cookies.set(PERSON, client.cookies[PERSON], domain="testserver.local")
        return browser

    return copied


def sign_up(client, login="ada"):
    answer = client.post("/sign-up", data={"login": login, "password": GOOD}, follow_redirects=False)
    assert answer.status_code == 303, answer.text


def login_of(client):
    client.get("/profile")
    return client.app.state.people.get(client.app.state.signer.loads(client.cookies[PERSON])[0]).login


def link_in(answer):
    found = re.search(r'value="http://testserver(/recover/[^"]*)"', answer.text)
    return found[1] if found else None


def recovery(client):
    return link_in(client.post("/recovery", data={"password": GOOD}))


def change_password(client):
    return client.post("/profile/password", data={"password": GOOD, "new_password": OTHER})


def sign_out_everywhere(client):
    return client.post("/sign-out-everywhere")


# --- recovery links and passkeys ----------------------------------------------------------------
@pytest.mark.parametrize("sent", [{}, {"password": ""}, {"password": OTHER}])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_account_gets_a_recovery_link_for_its_password_only(client, thief, sent, lang):
    sign_up(client)
    answer = thief().post(f"/recovery?lang={lang}", data=sent)
    assert answer.status_code == 400
    assert link_in(answer) is None
    says = {"en": "That is not your password", "fr": "Ce n’est pas votre mot de passe"}
    assert says[lang] in answer.text
    assert recovery(client) is not None


def test_a_password_for_a_recovery_link_can_be_tried_only_so_often(client, thief):
    sign_up(client)
    browser = thief()
    codes = [browser.post("/recovery", data={"password": OTHER}).status_code for _ in range(11)]
    assert codes == [400] * 10 + [429]


def test_a_guest_has_no_password_to_say(client):
    assert 'id="recovery-password"' not in client.get("/profile").text
    assert link_in(client.post("/recovery")) is not None
    sign_up(client)
    assert 'id="recovery-password"' in client.get("/profile").text


@pytest.mark.parametrize("end", [sign_out_everywhere, change_password])
def test_a_recovery_link_ends_when_all_are_signed_out(client, thief, end):
    """The whole theft: even a link that was made before is no way back in."""
    sign_up(client)
    browser, link = thief(), recovery(client)
    assert "recovery links made before count no more" in end(client).text
    assert browser.get(link).status_code == 404
    for password in ("", "the thief’s own words"):
        assert browser.post(link, data={"password": password}).status_code == 404
    assert login_of(browser) is None
    assert login_of(client) == "ada"


def test_a_guests_link_ends_when_they_sign_out_everywhere(client, thief):
    client.post("/name", data={"name": "Ada"})
    link = link_in(thief().post("/recovery"))
    assert thief().get(link).status_code == 200
    sign_out_everywhere(client)
    assert thief().get(link).status_code == 404


def test_a_new_password_by_the_link_ends_the_link_and_says_so(client, stranger):
    sign_up(client)
    link = recovery(client)
    assert "recovery links made before count no more" in stranger.post(link, data={"password": OTHER}).text
    assert login_of(stranger) == "ada"
    assert stranger.get(link).status_code == 404


@pytest.mark.parametrize("sent", [None, {}, {"password": OTHER}, {"password": [GOOD]}, [GOOD]])
def test_a_passkey_is_made_for_the_password_only(client, thief, sent):
    sign_up(client)
    browser = thief()
    answer = browser.post("/passkeys/new", json=sent)
    assert (answer.status_code, answer.json()) == (400, {"refused": "That is not your password: check it."})
    assert browser.post("/passkeys", json={"credential": {}}).json()["refused"].startswith("That took too")
    assert "challenge" in client.post("/passkeys/new", json={"password": GOOD}).json()


@pytest.mark.parametrize("path", ["/recovery", "/sign-up"])
def test_a_form_that_comes_slowly_is_whose_it_is_when_it_has_come(client, app, path):
    """Who begins to ask before the owner signs out everywhere, and ends after, gets nothing of theirs."""
    client.post("/name", data={"name": "Ada"})
    identity = app.state.signer.loads(client.cookies[PERSON])[0]
    said = []

    async def receive():
        app.state.people.sign_out_everywhere(identity)
        body = urlencode({"login": "ada", "password": GOOD}).encode()
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message):
        said.append(message)

    headers = {
        "host": "testserver",
        "cookie": f"{PERSON}={client.cookies[PERSON]}",
        "content-type": "application/x-www-form-urlencoded",
    }
    scope = {
        **{"type": "http", "http_version": "1.1", "scheme": "http", "method": "POST"},
        **{"path": path, "raw_path": path.encode(), "root_path": "", "query_string": b""},
        **{"server": ("testserver", 80), "client": ("127.0.0.1", 50000)},
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    asyncio.run(app(scope, receive, send))
    assert said[0]["status"] == (303 if path == "/sign-up" else 200)
    assert not app.state.accounts.ways(identity).recovery
    assert not app.state.people.get(identity).account


# --- open lines ---------------------------------------------------------------------------------
def ended(socket, lang="en"):
    """What the line says at its end; one that goes on would answer the ping."""
    socket.send_json({"type": "ping"})
    message = socket.receive_json()
    assert message["type"] == "refused", message
    said = message["error"]["message"] if "error" in message else message["text"]
    assert said.startswith(ENDED[lang])
    assert closing(socket) == 4401
    return message


def closing(socket):
    """The code with which the line is closed; the ping may have been refused before."""
    try:
        while True:
            assert socket.receive_json()["type"] == "refused"
    except WebSocketDisconnect as closed:
        return closed.code


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("end", [sign_out_everywhere, change_password])
def test_the_line_of_a_page_ends(client, thief, open_table, drive, end, lang):
    sign_up(client)
    path = open_table()
    browser = thief()
    with browser.websocket_connect(f"{path}/ws?lang={lang}") as socket:
        assert drive.state(socket)["legal"]
        end(client)
        ended(socket, lang)
    with browser.websocket_connect(path + "/ws") as socket:  # it connects again, as somebody who watches
        assert drive.state(socket)["seat"] is None
    with client.websocket_connect(path + "/ws") as socket:
        assert drive.state(socket)["seat"] == 0


def test_a_line_that_has_ended_does_nothing_more(client, app, thief, open_table, drive):
    """A command that is there before the line is closed is refused."""
    sign_up(client)
    path = open_table()
    live = app.state.tables.open(path.rpartition("/")[2])
    with thief().websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        lines = [line for lines in app.state.sign_outs._lines.values() for line in lines]
        assert len(lines) == 1
        lines[0].ended = True  # told, and not yet awake
        socket.send_json({"type": "play", "seq": state["seq"], "path": state["legal"][0]["path"]})
        message = socket.receive_json()
        assert (message["type"], message["text"][: len(ENDED["en"])]) == ("refused", ENDED["en"])
        assert live.table.seq == state["seq"]


def test_the_line_of_the_api_ends(client, app, stranger):
    made = client.post(API + "/guests", json={"name": "Bot"}).json()
    headers = {"authorization": f"Bearer {made['token']}"}
    opened = {"game": "biomos", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
    table = client.post(API + "/tables", json=opened, headers=headers).json()["id"]
    (person,) = app.state.tables.open(table).table.header.persons
    with client.websocket_connect(f"{API}/tables/{table}/ws", headers=headers) as socket:
        assert socket.receive_json()["type"] == "state"
        stranger.cookies.set(PERSON, app.state.signer.dumps([person, 0]), domain="testserver.local")
        sign_out_everywhere(stranger)
        assert ended(socket)["error"]["key"] == "signed-out"
    assert client.get(f"{API}/tables", headers=headers).status_code == 401


def test_the_line_of_a_lesson_ends(client, thief):
    sign_up(client)
    (path,) = set(re.findall(r"/learn/biomos/[\w-]+", client.get("/learn/biomos").text)[:1])
    with thief().websocket_connect(path + "/ws") as socket:
        assert socket.receive_json()["type"] == "state"
        sign_out_everywhere(client)
        ended(socket)


def test_lines_of_others_and_newer_ones_go_on(client, stranger, open_table, drive):
    sign_up(client)
    path = open_table()
    with stranger.websocket_connect(path + "/ws") as theirs:
        drive.state(theirs)
        sign_out_everywhere(client)
        with client.websocket_connect(path + "/ws") as mine:
            state = drive.state(mine)
            now = client.app.state.signer.loads(client.cookies[PERSON])
            client.portal.call(client.app.state.sign_outs.tell, *now)  # a message that comes late
            drive.play(mine, state)
            assert drive.state(theirs)["moves"] == 1


@pytest.mark.parametrize("path", ["/sign-up", "/profile/delete"])
def test_lines_end_when_a_guest_becomes_an_account_or_goes(client, thief, open_table, drive, path):
    table = open_table()
    with thief().websocket_connect(table + "/ws") as socket:
        drive.state(socket)
        client.post(path, data={"login": "ada", "password": GOOD, "typed": "delete"})
        socket.send_json({"type": "ping"})
        while (message := socket.receive_json())["type"] == "state":
            pass  # the seat is nobody's any more
        assert message["text"].startswith(ENDED["en"])


# --- several processes --------------------------------------------------------------------------
class Opened:
    """A line, as far as `SignOuts` knows it."""

    def __init__(self, person):
        self.person, self.ended = person, False

    def end(self):
        self.ended = True


class Deaf(LocalBus):
    """A bus that hears of nothing."""

    connected = False

    def post(self, channel, message):
        """Reaches nobody."""


def test_a_sign_out_in_another_process_is_heard_by_the_bus(app):
    database = app.state.tables.store.database
    people, bus = People(database), LocalBus()

    async def scene():
        here, there = SignOuts(people, bus), SignOuts(people, bus)
        lines = [Opened(people.newcomer("Ada")), Opened(people.newcomer("Bo")), Opened(None)]
        for line in lines:
            there.enter(line)
        after = people.sign_out_everywhere(lines[0].person.id)
        newer = Opened(after)
        there.enter(newer)
        here.tell(after.id, after.generation)
        assert [line.ended for line in (*lines, newer)] == [True, False, False, False]
        for line in (*lines, newer):
            there.leave(line)
        assert not there._lines

    asyncio.run(scene())


@pytest.mark.parametrize("connected", [False, True])
def test_what_the_bus_did_not_bring_is_found_in_the_database(app, monkeypatch, connected):
    monkeypatch.setattr(sign_outs, "BEAT", 0.001)
    people, bus = People(app.state.tables.store.database), Deaf()
    bus.connected = connected

    async def scene():
        signed = SignOuts(people, bus)
        line = Opened(people.newcomer("Ada"))
        signed.enter(line)
        after = people.sign_out_everywhere(line.person.id)
        signed.tell(after.id, after.generation)
        assert not line.ended
        async with asyncio.timeout(30):
            while not line.ended:
                await asyncio.sleep(0.001)

    asyncio.run(scene())


def test_the_database_is_asked_when_the_bus_is_back(app):
    people, bus = People(app.state.tables.store.database), LocalBus()

    async def scene():
        signed = SignOuts(people, bus)
        line = Opened(people.newcomer("Ada"))
        signed.enter(line)
        people.sign_out_everywhere(line.person.id)
        assert not line.ended
        bus.deliver(BACK, {})
        assert line.ended

    asyncio.run(scene())


def test_the_bus_carries_no_more_than_it_must(app, client, monkeypatch):
    told = []
    app.state.tables.bus.on(SIGNED_OUT, told.append)
    client.post("/name", data={"name": "Ada"})
    client.post("/sign-out")
    assert told == []  # nobody could have a line that is older
    sign_up(client)
    identity, generation = app.state.signer.loads(client.cookies[PERSON])
    assert told == [{"person": identity, "generation": generation}]


def test_drawing_asks_no_database_who_has_signed_out(app, client, open_table, drive):
    sign_up(client)
    with client.websocket_connect(open_table() + "/ws") as socket:
        drive.state(socket)
        queries = []
        app.state.tables.store.database.timers.append(queries.append)
        for _ in range(20):
            socket.send_json({"type": "sync"})
            drive.state(socket)
        app.state.tables.store.database.timers.remove(queries.append)
    assert queries == []
