"""A real server in a process of its own: killed in mid-game, started beside another, on a wrong database."""

import json
import os
import random
import signal
import socket as sockets
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import ludosphere
from ludosphere.core.errors import StoreError
from ludosphere.database import open_database
from ludosphere.web import server as web_server
from processes import gone

START = """
import sys
from ludosphere.web.server import serve
sys.exit(serve("127.0.0.1", int(sys.argv[1]), sys.argv[2]))
"""
ROOT = str(Path(ludosphere.__file__).parents[1])


def command(port, url):
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([ROOT, os.environ.get("PYTHONPATH", "")])}
    return {"args": [sys.executable, "-c", START, str(port), url], "env": env, "text": True}


@contextmanager
def server(port, url):
    """A running server and the address it printed."""
    process = subprocess.Popen(**command(port, url), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        line = process.stdout.readline()
        assert line.startswith("Ludosphere: http://127.0.0.1:"), line + process.stderr.read()
        process.address = line.split()[1].rstrip("/")
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


def free_port():
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def new_table(address, form):
    """The path of a new table, and the cookie of its owner."""
    opener = urllib.request.build_opener(NoRedirect)
    with pytest.raises(urllib.error.HTTPError) as answer:
        opener.open(f"{address}/tables", data=form.encode())
    headers = answer.value.headers
    assert answer.value.code == 303
    return headers["location"], headers["set-cookie"].partition(";")[0]


def open_socket(address, path, cookie):
    return connect(
        address.replace("http", "ws") + path + "/ws?lang=en", additional_headers={"cookie": cookie}
    )


def receive(socket):
    message = json.loads(socket.recv(timeout=30))
    assert message["type"] == "state", message
    return message


def plain(state):
    """A state without what tells news only."""
    return {name: value for name, value in state.items() if name not in ("hints", "say", "full")}


def children(pid):
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(line) for line in found.stdout.split()]


def test_a_killed_server_has_lost_nothing(tmp_path):
    url, port = f"sqlite:///{tmp_path}/tables.db", free_port()
    with server(port, url) as first:
        path, cookie = new_table(first.address, "seat1=me&seat2=person&name1=Ada&name2=Bo")
        with open_socket(first.address, path, cookie) as socket:
            state = receive(socket)
            for number in range(12):
                choice = state["legal"][number % len(state["legal"])]["path"]
                socket.send(
                    json.dumps({"type": "play", "seq": state["seq"], "path": choice, "id": f"c{number}"})
                )
                state = receive(socket)
            socket.send(json.dumps({"type": "sync"}))
            before = receive(socket)
            os.kill(first.pid, signal.SIGKILL)
            first.wait()
    with server(port, url) as second, open_socket(second.address, path, cookie) as socket:
        after = receive(socket)
        assert after["moves"] == 12
        assert plain(after) == plain(before)
        # what was sent last before the kill is sent again, as a page does that got no answer
        socket.send(json.dumps({"type": "play", "seq": 12, "path": choice, "id": "c11"}))
        assert receive(socket)["moves"] == 12
        legal = after["legal"][0]["path"]
        socket.send(json.dumps({"type": "play", "seq": after["seq"], "path": legal}))
        assert receive(socket)["moves"] == 13


def test_bots_think_on_after_a_kill_and_end_with_the_server(tmp_path):
    url, port = f"sqlite:///{tmp_path}/tables.db", free_port()
    with server(port, url) as first:
        path, cookie = new_table(first.address, "seat1=bot1&seat2=bot1")
        with open_socket(first.address, path, cookie) as socket:
            state = receive(socket)
            while state["moves"] < 2:
                state = receive(socket)
            thinkers = children(first.pid)
            os.kill(first.pid, signal.SIGKILL)
            first.wait()
        assert len(thinkers) == 1
        deadline = time.monotonic() + 20
        while not gone(thinkers[0]):
            assert time.monotonic() < deadline, "the bots' process outlives its server"
            time.sleep(0.05)
        assert first.stderr.read() == ""
    with server(port, url) as second, open_socket(second.address, path, cookie) as socket:
        again = receive(socket)
        assert again["moves"] >= state["moves"]
        while again["moves"] < state["moves"] + 2:
            again = receive(socket)


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_an_orderly_end_of_the_server_and_its_bots(tmp_path, end):
    with server(0, f"sqlite:///{tmp_path}/tables.db") as running:
        path, cookie = new_table(running.address, "seat1=bot1&seat2=bot1")
        with open_socket(running.address, path, cookie) as socket:
            while receive(socket)["moves"] < 2:
                pass
            thinkers = children(running.pid)
            running.send_signal(end)
            assert running.wait(timeout=30) == 0
        assert len(thinkers) == 1
        assert gone(thinkers[0])
        assert running.stderr.read() == ""


def test_a_message_in_no_text_is_no_error_of_ours(tmp_path):
    with server(0, f"sqlite:///{tmp_path}/tables.db") as running:
        path, cookie = new_table(running.address, "seat1=me&seat2=person&name1=Ada&name2=Bo")
        with open_socket(running.address, path, cookie) as socket:
            receive(socket)
            socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=30)
            assert socket.close_code == 1007
        running.send_signal(signal.SIGTERM)
        assert running.wait(timeout=30) == 0
        assert running.stderr.read() == ""


def refused(port, url):
    """The one sentence of a server that doesn't start."""
    done = subprocess.run(**command(port, url), capture_output=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_busy_port_is_told(tmp_path):
    with sockets.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"Can't listen on 127.0.0.1, port {port}: address already in use" in refused(
            port, f"sqlite:///{tmp_path}/x.db"
        )
    assert not (tmp_path / "x.db").exists()


def test_a_second_server_on_one_file_says_where_the_first_is(tmp_path):
    url = f"sqlite:///{tmp_path}/tables.db"
    with server(0, url) as first:
        said = refused(0, url)
        assert f"Another Ludosphere at {first.address}/ serves the tables in {tmp_path}/tables.db" in said
        done = subprocess.run(
            [sys.executable, "-m", "ludosphere", "play", "--database", url, "--no-browser"],
            env=command(0, url)["env"],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"Ludosphere is running already: {first.address}/\n"
    with server(0, url):  # a killed server leaves no lock
        pass


def test_without_a_port_the_next_free_one_is_taken(monkeypatch, capsys):
    with sockets.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        monkeypatch.setattr(web_server, "_PORT", port)
        with web_server._free("127.0.0.1") as found:
            got = found.getsockname()[1]
    assert port < got < port + 20
    assert capsys.readouterr().out == f"Port {port} is in use; this is port {got} (--port chooses one).\n"


def test_a_damaged_file_is_told_before_anything_is_announced(tmp_path):
    file = tmp_path / "tables.db"
    open_database(f"sqlite:///{file}").close()
    noise = random.Random(1).randbytes(6000)
    with file.open("r+b") as half:
        half.seek(9000)
        half.write(noise)
    said = refused(0, f"sqlite:///{file}")
    assert "tables.db is damaged" in said or "malformed" in said


def test_a_newer_database_is_told(tmp_path):
    url = f"sqlite:///{tmp_path}/tables.db"
    database = open_database(url)
    with database.transaction() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert "was made by a newer version of Ludosphere: update this one." in refused(0, url)


def test_tables_that_cannot_be_started_are_told_before_anything_is_announced(tmp_path, monkeypatch, capsys):
    def fail(self):
        raise StoreError("The database can't be used: it is gone.")

    monkeypatch.setattr("ludosphere.web.app.Tables.start", fail)
    assert web_server.serve(port=0, database_url=f"sqlite:///{tmp_path}/tables.db") == 1
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "The database can't be used: it is gone.\n")


@pytest.mark.parametrize("port", [65536, -1])
def test_an_impossible_port_is_told(tmp_path, port):
    assert f"port {port}" in refused(port, f"sqlite:///{tmp_path}/x.db")


@pytest.mark.parametrize("url", ["nonsense", "quantum://x", "sqlite:////proc/nothing/x.db"])
def test_a_wrong_database_is_told(url):
    assert "database" in refused(0, url)


def test_the_server_answers_to_its_own_names(tmp_path):
    with server(0, f"sqlite:///{tmp_path}/tables.db") as running:
        assert urllib.request.urlopen(running.address + "/health").read() == b"ok"
        request = urllib.request.Request(running.address + "/health", headers={"host": "rebound.example"})
        with pytest.raises(urllib.error.HTTPError) as error:
            urllib.request.urlopen(request)
        assert error.value.code == 421
