"""An application on a database of its own whose visitors sit at this machine, so that none is too fast."""

import pytest
from starlette.testclient import TestClient

from ludosphere.web.app import create_app

HERE = ("127.0.0.1", 50000)
ENGLISH = {"accept-language": "en"}


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def app(url):
    return create_app(url, bot_delay=0)


@pytest.fixture
def client(app):
    """The browser of who opens tables."""
    with TestClient(app, headers=ENGLISH, client=HERE, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def stranger(app, client):
    """Another browser at the same server."""
    return TestClient(app, headers=ENGLISH, client=HERE, raise_server_exceptions=False)


@pytest.fixture
def open_table(client):
    """Opens a table by the form and gives its path: two people at one screen, unless the form says more."""

    def opened(**form):
        answer = client.post(
            "/tables", data={"seat1": "me", "seat2": "person", **form}, follow_redirects=False
        )
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    return opened
