"""An application on a database of its own, and a table opened the way a browser does it."""

import re

import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient, WebSocketTestSession

from conftest import why_missing
from ludosphere.people import Accounts
from ludosphere.people.passwords import Passwords
from ludosphere.web.app import create_app
from readers import applied

HERE = ("127.0.0.1", 50000)
"""Who sits at this machine is never too fast (`web.rates`)."""
TWO_PEOPLE = {"seat1": "me", "seat2": "person", "name1": "Ada", "name2": "Bo"}


@pytest.fixture
def app(url):
    return create_app(url, bot_delay=0)


@pytest.fixture
def cheap_passwords(app):
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    app.state.accounts = Accounts(app.state.tables.store.database, "a key", Passwords(hasher))


@pytest.fixture
def client(app):
    """The browser of the tables' owner, in English."""
    with TestClient(app, headers={"accept-language": "en"}, client=HERE) as client:
        yield client


@pytest.fixture
def other(app, client):
    """Opens another browser at the same server, in English; its lines belong to the same event loop."""

    def opened():
        browser = TestClient(app, headers={"accept-language": "en"}, client=HERE)
        browser.portal = client.portal
        return browser

    return opened


@pytest.fixture
def stranger(other):
    """Another browser at the same server."""
    return other()


@pytest.fixture
def open_table(client):
    """Opens a table by the form and gives its path."""

    def opened(**form):
        answer = client.post("/tables", data={**TWO_PEOPLE, **form}, follow_redirects=False)
        assert answer.status_code == 303, answer.text
        path = answer.headers["location"]
        assert re.fullmatch(r"/table/[\w-]{16}", path)
        return path

    return opened


def state_of(socket):
    """The next state; whatever else comes first is a failure."""
    message = socket.receive_json()
    assert message["type"] == "state", message
    return message


@pytest.fixture(autouse=True)
def whole(monkeypatch):
    """What `receive_json` gives are states with whole fragments, put together as a page does it."""
    plain = WebSocketTestSession.receive_json

    def receive_json(socket):
        message = plain(socket)
        held = socket.__dict__.setdefault("held", {})
        if message["type"] == "state" and "fragments" in message:
            for name, change in message["fragments"].items():
                message["fragments"][name] = held[name] = applied(held.get(name, ""), change)
        return message

    monkeypatch.setattr(WebSocketTestSession, "receive_json", receive_json)


def play(socket, state, pick=0):
    """Plays one legal action and gives the next state."""
    choice = state["legal"][pick % len(state["legal"])]
    socket.send_json({"type": "play", "seq": state["seq"], "path": choice["path"]})
    return state_of(socket)


@pytest.fixture
def drive():
    """The functions to play with: `drive.state(socket)`, `drive.play(socket, state)`."""

    class Drive:
        state = staticmethod(state_of)
        play = staticmethod(play)

        @staticmethod
        def out(socket, state):
            """Plays until the game is over."""
            while not state["turn"]["over"]:
                state = play(socket, state, pick=state["seq"] * 5)
            return state

    return Drive


def pytest_collection_modifyitems(config, items):
    """Gives browser tests a second chance where Playwright itself gave up waiting, as on a very busy machine.

    Its own errors only, and once: what a test asserts is never tried again, nor is a mistake in a page's
    scripts. The summary names every rerun, for a test that needs one is a test to mend.
    """
    if not config.pluginmanager.hasplugin("rerunfailures") or why_missing("browser"):
        return
    from playwright.sync_api import Error

    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=[Error]))


# --- a real browser; what needs Playwright is imported where it is used, for it may not be there ---------
@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """The application in a process of its own."""
    from servers import Server

    running = Server(tmp_path_factory.mktemp("browser"))
    yield running
    running.kill()


@pytest.fixture(scope="module")
def browser():
    """The system's Chromium."""
    from playwright.sync_api import sync_playwright

    from browsers import ARGUMENTS
    from conftest import chromium

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture
def page(browser):
    """A page on a desktop; whatever goes wrong in its scripts fails the test."""
    from browsers import opened_page

    with opened_page(browser, 1440, 900) as opened:
        yield opened


@pytest.fixture
def ada(browser):
    """A page on Ada's desktop, in English."""
    from browsers import opened_page

    with opened_page(browser, 1440, 900, locale="en-GB") as opened:
        yield opened


@pytest.fixture
def bo(browser):
    """A page on somebody else's phone, in French."""
    from browsers import opened_page

    with opened_page(browser, 390, 844, locale="fr-FR", has_touch=True, color_scheme="dark") as opened:
        yield opened
