"""What a connection leaves behind: nothing that has to wait for the garbage collector."""

import asyncio
import gc
import re
from collections import Counter
from contextlib import closing, contextmanager
from socket import SHUT_RDWR, create_connection
from threading import Thread
from time import monotonic, sleep

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from websockets.sync.client import connect

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
@pytest.mark.long
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


def counted():
    return Counter(type(thing).__name__ for thing in gc.get_objects())


@pytest.mark.long
def test_a_lost_connection_is_gone_at_once_with_its_socket(uncollected):
    """Sockets that are closed or cut off, pages that are read or not: asyncio keeps nothing of them."""
    with served() as port:
        connections(port)
        before = counted()
        connections(port, 20)
        until = monotonic() + 20
        while (more := (counted() - before).keys() & KINDS) and monotonic() < until:
            sleep(0.05)  # the server notices later
        assert not more


KINDS = {"_SelectorSocketTransport", "TransportSocket", "Leaving", "Task"}


@contextmanager
def served():
    """The port of a small application, served as `ludosphere serve` serves, in a thread."""

    async def echo(socket):
        await socket.accept()
        async for text in socket.iter_text():
            await socket.send_text(text)

    async def page(request):
        return PlainTextResponse("here")

    app = Starlette(routes=[Route("/", page), WebSocketRoute("/ws", echo)])
    app.state.failure = None
    with closing(server._listen("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(app, log_level="critical", ws="websockets-sansio", lifespan="off")
        serving = server._Server(config, app, lambda: None)
        thread = Thread(target=lambda: asyncio.run(uvicorn.Server.serve(serving, [listening])))
        thread.start()
        yield listening.getsockname()[1]
        serving.should_exit = True
        thread.join()


def connections(port, times=1):
    """Opens connections and ends them in every way."""
    for _ in range(times):
        with connect(f"ws://127.0.0.1:{port}/ws", proxy=None) as line:
            line.send("a")
            assert line.recv() == "a"
        with connect(f"ws://127.0.0.1:{port}/ws", proxy=None) as line:
            line.socket.shutdown(SHUT_RDWR)
        for reads in (True, False):
            with create_connection(("127.0.0.1", port)) as page:
                page.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
                assert not reads or page.recv(1000).startswith(b"HTTP/1.1 200")


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
    monkeypatch.setattr(server, "thread_time", lambda: clock[0])
    monkeypatch.setattr(server.asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(server._collect())
    assert [round(at) for at, generation in seen if generation == 2] == [0, 60, 240, 425]
    assert len(seen) >= 119
