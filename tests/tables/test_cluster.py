"""A server with several processes, which are killed while people and bots play."""

from __future__ import annotations

import json
import signal
import time
from collections import deque
from contextlib import suppress
from itertools import repeat

import pytest

from conftest import require_or_skip

require_or_skip("services")

from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from cluster import Cluster, Process, cluster, play, receive, until

pytestmark = pytest.mark.services
PEOPLE = "seat1=me&seat2=person&name1=Ada&name2=Bo&seed=11"
BOTS = "seat1=bot1&seat2=bot1&seed=11"
TAKEOVER = 5.0


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with cluster(tmp_path_factory.mktemp("cluster")) as made:
        yield made


@pytest.fixture(scope="module")
def lasting(server: Cluster):
    """A process that lives through all tests; started together with another on an empty database."""
    first, second = server.web(), server.web()
    assert first.address != second.address
    second.end()
    return first


@pytest.fixture
def passing(server: Cluster, lasting: Process):
    """A process for one test."""
    process = server.web()
    assert process.address
    yield process
    process.end()


def own_table(server: Cluster, process: Process, form: str) -> tuple[str, str]:
    """A new table that this process looks after, unless another is quicker: then another table."""
    for _ in range(5):
        path, cookie = process.new_table(form)
        if until(lambda: server.lease(path), what="a lease") == process.ready()["process"]:  # noqa: B023
            return path, cookie
    raise AssertionError("another process is always quicker")


def running_moment(server: Cluster, process: Process, other: Process) -> str:
    """A table that this process looks after, where a moment of 3 s has just begun."""
    for _ in range(5):
        path, cookie = process.new_table("game=meadow&seat1=me&seat2=person&time=3000&seed=3")
        with process.socket(path, cookie) as here, other.socket(path, cookie) as there:
            receive(there)
            here.send(json.dumps({"type": "ready"}))
            assert receive(there)["clock"]["ends_in"] > 1000
            if until(lambda: server.lease(path), what="a lease") == process.ready()["process"]:  # noqa: B023
                return path
    raise AssertionError("another process is always quicker")


def test_processes_that_start_at_once_migrate_once(server: Cluster, lasting: Process):
    until(lambda: lasting.ready()["redis"] == "ok", what="finding Redis")
    said = lasting.ready()
    assert said.pop("process")
    assert said == {"ready": True, "database": "ok", "migrations": "ok", "redis": "ok"}
    engine = create_engine(server.database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1
    engine.dispose()


def test_a_move_reaches_the_pages_of_another_process(passing: Process, lasting: Process):
    path, cookie = passing.new_table(PEOPLE)
    with passing.socket(path, cookie) as mine, lasting.socket(path, cookie) as theirs:
        state, other = receive(mine), receive(theirs)
        assert state["seq"] == other["seq"] == 1
        longest = 0.0
        for number in range(6):
            here, there = (mine, theirs) if number % 2 else (theirs, mine)
            began = time.monotonic()
            play(here, state)
            state = receive(here)
            other = receive(there)
            longest = max(longest, time.monotonic() - began)
            assert other["moves"] == state["moves"] == number + 1
            assert other["seq"] == state["seq"]
        print(f"a move at one process is on the page of another after {1000 * longest:.0f} ms at most")
        theirs.send(json.dumps({"type": "undo", "seq": state["seq"]}))
        assert receive(theirs)["moves"] == receive(mine)["moves"] == 5


def test_signing_out_everywhere_ends_the_lines_of_another_process(passing: Process, lasting: Process):
    path, cookie = passing.new_table(PEOPLE)
    with lasting.socket(path, cookie) as stolen:
        assert receive(stolen)["seat"] == 0
        assert passing.post("/sign-out-everywhere", cookie).status == 303
        said: list[str | bytes] = []
        with suppress(ConnectionClosed):
            said.extend(stolen)  # until it is closed
        assert json.loads(said[-1])["text"].startswith("The connection has ended")
        assert stolen.close_code == 4401
    with lasting.socket(path, cookie) as again:
        assert receive(again)["seat"] is None


def test_after_a_kill_another_process_goes_on_with_bots_and_clocks(
    server: Cluster, passing: Process, lasting: Process
):
    path, _ = own_table(server, passing, BOTS)
    other = lasting.ready()["process"]
    with lasting.socket(path) as line:
        while receive(line)["moves"] < 3:
            pass
        timed = running_moment(server, passing, lasting)
        passing.signal(signal.SIGKILL)
        passing.process.wait()
        killed = time.monotonic()
        until(lambda: server.lease(path) == other, TAKEOVER, "the takeover")
        moved = receive(line, TAKEOVER)["moves"]
        while (state := receive(line, TAKEOVER))["moves"] <= moved:
            pass
        gap = time.monotonic() - killed
        print(f"the bots of a killed process move again after {gap:.1f} s")
        assert gap < TAKEOVER
        until(lambda: server.lapses(timed), 3 + TAKEOVER, "the end of a moment")
        print(f"a moment of 3 s ended {time.monotonic() - killed:.1f} s after its process was killed")
        while not state["turn"]["over"]:
            state = receive(line)
    assert lasting.metric("ludosphere_lease_takeovers_total") >= 2
    until(lambda: server.lease(path) is None, what="giving back the lease of a finished game")


def test_a_process_that_is_told_to_end_hands_everything_over(
    server: Cluster, passing: Process, lasting: Process
):
    path, _ = own_table(server, passing, BOTS)
    with passing.socket(path) as mine, lasting.socket(path) as theirs:
        while (state := receive(mine))["moves"] < 3:
            pass
        other = lasting.ready()["process"]
        began = time.monotonic()
        passing.signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            deque((mine.recv(timeout=5) for _ in repeat(None)), 0)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        until(lambda: server.lease(path) == other, 3, "handing over the lease")
        gap = time.monotonic() - began
        while receive(theirs)["moves"] <= state["moves"] + 1:
            pass
        assert passing.process.wait(5) in (0, -signal.SIGTERM)  # uvicorn passes it on after an orderly end
        assert time.monotonic() - began < 5
    print(f"a process that ends has handed over its tables after {gap:.1f} s")


def test_a_killed_worker_is_no_loss(server: Cluster, lasting: Process):
    worker = server.worker()
    path, _ = lasting.new_table(BOTS)
    with lasting.socket(path) as line:
        while receive(line)["moves"] < 4:
            pass
        worker.signal(signal.SIGKILL)
        worker.process.wait()
        killed = time.monotonic()
        moved = receive(line)["moves"]
        while receive(line)["moves"] <= moved + 1:
            pass
        print(f"bots move again {time.monotonic() - killed:.1f} s after the only worker was killed")
        while not receive(line)["turn"]["over"]:
            pass


def test_what_no_text_of_postgresql_can_hold_is_simply_not_there(lasting: Process):
    for path in ("/table/a%00b", "/api/v1/tables/%00", "/player/a%00b"):
        assert lasting.get(path)[0] == 404, path
