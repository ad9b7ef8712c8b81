"""A database that hangs, is locked or full: everybody is told, nobody waits, and play goes on afterwards."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient

from conftest import require_or_skip
from ludosphere.core.errors import StoreError
from ludosphere.database import open_database
from ludosphere.play import Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store
from ludosphere.tables.service import Tables
from ludosphere.web import health, line
from ludosphere.web.app import create_app

PEOPLE = {"seat1": "me", "seat2": "person", "name1": "Ada", "name2": "Bo"}
HERE = ("127.0.0.1", 50000)


@pytest.fixture(autouse=True)
def usual(monkeypatch):
    """As long as a server waits if nobody has set another time."""
    monkeypatch.delenv("LUDOSPHERE_DATABASE_WAIT")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tables.db"


@pytest.fixture
def client(file):
    app = create_app(f"sqlite:///{file}", bot_delay=0)
    with TestClient(app, headers={"accept-language": "en"}, client=HERE) as client:
        yield client


@pytest.fixture
def impatient(monkeypatch):
    """Nobody keeps an answer, no command waits for the end of an outage."""
    monkeypatch.setattr(health, "_KEPT", 0)
    monkeypatch.setattr(line, "_HICCUP", 0)


def message(socket, kind):
    """The next message of a kind."""
    while (found := socket.receive_json())["type"] != kind:
        pass
    return found


def command(state, name):
    return {"type": "play", "seq": state["seq"], "path": state["legal"][0]["path"], "id": name}


def until_ready(client):
    while client.get("/ready").status_code != 200:
        pass


def rows(file, sql):
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


def test_a_locked_file_refuses_moves_and_nothing_else(client, file, impatient):
    path = client.post("/tables", data=PEOPLE, follow_redirects=False).headers["location"]
    with client.websocket_connect(f"{path}/ws?lang=en") as player:
        state = message(player, "state")
        lock = sqlite3.connect(file, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            player.send_json(command(state, "first"))
            assert "The database can’t be used" in message(player, "refused")["text"]
        assert client.get("/health").text == "ok"
        answer = client.get("/ready")
        assert answer.status_code == 503
        assert answer.json()["database"] == "away"
        assert answer.json()["reason"] == "The database is locked by another program."
        assert client.get(path).status_code == 200  # a locked file can be read
        lock.rollback()
        until_ready(client)
        player.send_json(command(state, "first"))
        after = message(player, "state")
        assert after["moves"] == 1
        player.send_json(command(state, "first"))
        assert message(player, "state")["moves"] == 1
    assert rows(file, "SELECT seq, kind FROM journal ORDER BY seq") == [(1, "create"), (2, "play")]


def test_the_loop_waits_once_and_no_more_while_the_file_is_locked(client, file, impatient):
    database = client.app.state.tables.store.database
    allowed = []
    event.listen(
        database.engine,
        "before_cursor_execute",
        lambda conn, cursor, *rest: allowed.append(
            cursor.connection.execute("PRAGMA busy_timeout").fetchone()[0]
        ),
    )
    path = client.post("/tables", data=PEOPLE, follow_redirects=False).headers["location"]
    with client.websocket_connect(f"{path}/ws?lang=en") as player:
        state = message(player, "state")
        assert max(allowed) < 500
        lock = sqlite3.connect(file, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        player.send_json(command(state, "a"))
        message(player, "refused")
        player.send_json(command(state, "a"))
        message(player, "refused")
        assert 0 in allowed
        lock.rollback()
        until_ready(client)


def test_a_short_lock_only_delays_a_move(client, file, monkeypatch):
    path = client.post("/tables", data=PEOPLE, follow_redirects=False).headers["location"]
    database = client.app.state.tables.store.database
    with client.websocket_connect(f"{path}/ws?lang=en") as player:
        state = message(player, "state")
        lock = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN IMMEDIATE")
        begin = database.outage.begin
        monkeypatch.setattr(database.outage, "begin", lambda reason: (begin(reason), lock.rollback()))
        player.send_json(command(state, "first"))
        assert player.receive_json()["moves"] == 1


def test_without_a_loop_somebody_may_wait_longer(file):
    database = open_database(f"sqlite:///{file}")
    with database.transaction() as connection:
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() >= 5000


def test_not_ready_while_nothing_can_be_written(client, impatient):
    database = client.app.state.tables.store.database
    assert client.get("/ready").status_code == 200

    def full(conn, cursor, statement, *rest):
        if statement.startswith("UPDATE"):
            raise sqlite3.OperationalError("database or disk is full")

    event.listen(database.engine, "before_cursor_execute", full)
    answer = client.get("/ready")
    assert answer.status_code == 503
    assert answer.json()["database"] == "not writable"
    assert "database or disk is full" in answer.json()["reason"]
    assert client.get("/").status_code == 200
    event.remove(database.engine, "before_cursor_execute", full)
    assert client.get("/ready").status_code == 200


def test_a_move_whose_commit_got_no_answer_is_done_once(file, monkeypatch):
    """It counts as refused; sent again it is known, and the table goes on from it."""
    store = open_store(f"sqlite:///{file}")
    table = Table.create(store, "me", Terms("biomos", {"seats": 2}, [Seat.human("Ada"), Seat.human("Bo")], 5))
    tables = Tables(store)
    live = tables.add(table)
    dialect, commit = store.database.engine.dialect, store.database.engine.dialect.do_commit

    def silent(connection):
        commit(connection)
        raise sqlite3.OperationalError("no answer")

    path = next(iter(table.position.paths(0)))
    monkeypatch.setattr(dialect, "do_commit", silent)
    with pytest.raises(StoreError):
        tables.play(live, 0, path, "me first")
    monkeypatch.setattr(dialect, "do_commit", commit)
    assert (live.table.seq, store.seq(table.id)) == (1, 2)
    assert not tables.play(live, 0, path, "me first")
    assert (live.table.seq, len(live.table.moves)) == (2, 1)
    assert [entry.command for _, entry in store.journal(table.id)] == [None, "me first"]


@pytest.fixture(scope="module")
def postgres():
    require_or_skip("services")
    from cluster import OwnPostgres

    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        made = OwnPostgres(Path(folder), port)
        yield made
        made.close()


@pytest.mark.services
def test_a_database_that_hangs_holds_nobody_up(postgres, tmp_path):
    from sqlalchemy import create_engine, text

    from cluster import REDIS_URL, Cluster, receive, until

    server = Cluster(postgres.url, REDIS_URL, tmp_path)
    try:
        web = server.web()
        path, cookie = web.new_table("seat1=me&seat2=person&name1=Ada&name2=Bo&seed=11")
        bots, _ = web.new_table("seat1=bot1&seat2=bot1&seed=11")
        with web.socket(path, cookie) as player, web.socket(bots) as watcher:
            state = receive(player)
            player.send(json.dumps(command(state, "first")))
            state = receive(player)
            while receive(watcher)["moves"] < 2:
                pass
            postgres.signal(signal.SIGSTOP)
            player.send(json.dumps(command(state, "second")))
            until(lambda: web.ready()["ready"] is False, what="noticing")
            assert web.get("/health") == (200, "ok")
            status, said = web.get("/ready")
            assert (status, json.loads(said)["reason"]) == (503, "The database doesn't answer.")
            refused = json.loads(player.recv(timeout=60))
            assert refused["type"] == "refused"
            assert "The database can’t be used" in refused["text"]
            assert web.get("/")[0] == 503
            postgres.signal(signal.SIGCONT)
            until(lambda: web.ready()["ready"], what="the end of the outage")
            player.send(json.dumps(command(state, "second")))
            assert receive(player)["moves"] == 2
            moved = receive(watcher)["moves"]
            while receive(watcher)["moves"] < moved + 2:  # nobody has touched this table
                pass
        engine = create_engine(postgres.url)
        found = text("SELECT seq, kind FROM journal WHERE table_id = :id ORDER BY seq")
        with engine.connect() as connection:
            journal = connection.execute(found, {"id": path.rpartition("/")[2]}).all()
        engine.dispose()
        assert [seq for seq, _ in journal] == list(range(1, len(journal) + 1))
        assert [kind for _, kind in journal] == ["create", "play", "play"]
    finally:
        server.close()


@pytest.mark.parametrize("wrong", ["soon", "0", "61", "nan"])
def test_how_long_it_waits_is_a_number(file, monkeypatch, wrong):
    monkeypatch.setenv("LUDOSPHERE_DATABASE_WAIT", wrong)
    with pytest.raises(StoreError, match=r"LUDOSPHERE_DATABASE_WAIT is a number of seconds from 0\.05 to 60"):
        open_database(f"sqlite:///{file}")
