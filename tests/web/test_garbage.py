"""What a connection leaves behind: nothing that has to wait for the garbage collector."""

import asyncio
import gc
import re

import pytest

from ludosphere.web import server
from ludosphere.web.line import Line


@pytest.fixture
def uncollected():
    """Without the collector only what nobody refers to goes."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def lines():
    return [thing for thing in gc.get_objects() if isinstance(thing, Line)]


@pytest.mark.parametrize("kind", ["page", "api", "lesson", "puzzle"])
def test_a_closed_line_is_gone_at_once(client, open_table, uncollected, kind):
    table = open_table()
    puzzle = re.search(r'href="(/puzzles/biomos/(?!daily)[\w-]+)"', client.get("/puzzles").text)
    path = {
        "page": f"{table}/ws?lang=en",
        "api": f"/api/v1{table.replace('table', 'tables')}/ws",
        "lesson": "/learn/biomos/claim/ws?lang=en",
        "puzzle": f"{puzzle[1]}/ws",
    }[kind]
    for _ in range(3):
        with client.websocket_connect(path) as socket:
            socket.receive_json()
            socket.send_json({"type": "ping"})
            socket.receive_json()
    client.get("/health")
    assert lines() == []


def test_garbage_is_collected_by_the_clock(monkeypatch):
    """The young every five seconds; all a minute later, or later still if that takes long."""
    clock, seen = [0.0], []
    takes = {1: 0.0, 2: 0.05}

    def collect(generation=2):
        seen.append((clock[0], generation))
        clock[0] += takes[generation] if clock[0] else 0

    class Collector:
        freeze = staticmethod(lambda: None)
        set_threshold = staticmethod(lambda *numbers: None)

    Collector.collect = staticmethod(collect)

    async def sleep(seconds):
        clock[0] += seconds
        if clock[0] > 600:
            raise asyncio.CancelledError

    monkeypatch.setattr(server, "gc", Collector)
    monkeypatch.setattr(server, "monotonic", lambda: clock[0])
    monkeypatch.setattr(server.asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(server._collect())
    assert [round(at) for at, generation in seen if generation == 2] == [0, 60, 240, 425]
    assert len(seen) >= 119
