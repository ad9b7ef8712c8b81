"""Running the application on this machine: `ludosphere serve`."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from time import monotonic, thread_time
from typing import Any

import uvicorn
from starlette.applications import Starlette

from ..core.errors import StoreError
from ..people.mail import MailError
from .app import create_app
from .line import TEXT_LIMIT
from .logs import set_up
from .sole import Sole, Taken

_YOUNG = 5.0
"""Seconds between two looks for garbage among what is new."""
_OLD, _SHARE = 60.0, 3600
"""Seconds between two looks at everything, at least; and so many times as long as the last one took."""
_PORT, _PORTS = 8000, 20
"""The port if nobody names one, and how many from there on are tried."""
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database_url: str | None = None,
    open_browser: bool = False,
    page: str = "",
    house_rules: Mapping[str, Mapping[str, str]] | None = None,
    *,
    redis_url: str | None = None,
    names: Sequence[str] = (),
    proxies: str | None = None,
    reuse_port: bool = False,
    log: str = "text",
    join: bool = False,
) -> int:
    """Serves until it is interrupted and gives the exit status: 0, or 1 after one sentence on what is wrong.

    port: None for 8000, or the next one that is free. page: what the browser is opened at, as `?game=<name>`.
    house_rules, redis_url: as for `create_app`. names: the hosts it answers to; without any, on a loopback
    address only this machine's own, else all. proxies: addresses whose word on the client's address and
    scheme is taken, as "10.0.0.2,10.0.0.3" or "*". reuse_port: other processes may listen on the same port.
    log: a style of `logs`. join: if a server has the database already, its page will do.
    """
    set_up(log)
    if port is not None and not 0 <= port <= 65535:
        return _failed(f"There is no port {port}: ports go from 0 to 65535.")
    with ExitStack() as stack:
        try:
            sole = stack.enter_context(closing(Sole(database_url)))
            listening = stack.enter_context(_free(host) if port is None else _listen(host, port, reuse_port))
            hosts = tuple(names) or (LOOPBACK if _is_loopback(host) else ("*",))
            app = create_app(database_url, hosts=hosts, house_rules=house_rules, redis_url=redis_url)
            app.state.tables.store.database.sound()
        except Taken as error:
            if not (join and error.address):
                return _failed(str(error))
            print(f"Ludosphere is running already: {error.address}", flush=True)
            if open_browser:
                webbrowser.open(error.address + page)
            return 0
        except (StoreError, MailError) as error:
            return _failed(str(error))
        except OSError as error:
            why = (error.strerror or str(error)).rstrip(".").lower()
            number = 8000 if port is None else port
            return _failed(
                f"Can't listen on {host}, port {number}: {why}; choose another with --port or --host."
            )
        config = uvicorn.Config(
            app,
            log_config=None,
            log_level="warning",
            access_log=False,
            forwarded_allow_ips=proxies,
            ws="websockets-sansio",
            ws_max_size=4 * TEXT_LIMIT,
            ws_per_message_deflate=False,  # packing a board takes longer than sending it
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"

        def announce() -> None:
            sole.serves(address)
            print(f"Ludosphere: {address} (Ctrl+C ends it)", flush=True)
            if open_browser:
                threading.Timer(0.5, webbrowser.open, [address + page]).start()

        # uvicorn passes the signal that ended it on when everything is in order: that is no failure
        with suppress(ValueError):  # in a thread nobody gets signals
            signal.signal(signal.SIGTERM, lambda number, frame: None)
        with suppress(KeyboardInterrupt):
            _Server(config, app, announce).run(sockets=[listening])
        return _failed(app.state.failure) if app.state.failure else 0


def _failed(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


def _free(host: str) -> socket.socket:
    """Listens on the port that is meant if nobody names one, or on one of the next; raises OSError."""
    for port in range(_PORT, _PORT + _PORTS):
        try:
            listening = _listen(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == _PORT + _PORTS - 1:
                raise
        else:
            if port != _PORT:
                print(f"Port {_PORT} is in use; this is port {port} (--port chooses one).", flush=True)
            return listening
    raise AssertionError("the last port was free or not")


class _Server(uvicorn.Server):
    """uvicorn's server, with garbage collection by the clock; it is announced when it really serves."""

    def __init__(self, config: uvicorn.Config, app: Starlette, announce: Callable[[], None]) -> None:
        config.load()
        config.http_protocol_class = _leaving_nothing(config.http_protocol_class)
        config.ws_protocol_class = _leaving_nothing(config.ws_protocol_class)
        super().__init__(config)
        self._app, self._announce = app, announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve, unless the tables can't be (`app.state.failure`)."""
        await super().startup(sockets)
        if self._app.state.failure:
            self.should_exit = True
        elif self.started:
            self._announce()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serves until it is told to end."""
        collecting = asyncio.create_task(_collect())
        try:
            await super().serve(sockets)
        finally:
            collecting.cancel()


def _leaving_nothing(protocol: Any) -> Any:
    """A protocol whose connections are gone from memory when they are lost.

    asyncio's transports keep methods of their own in themselves (`_read_ready_cb`): with its socket and all
    it was told, each would lie there until all garbage is collected, if it has lived for some seconds.
    """

    class Leaving(protocol):  # type: ignore[misc]
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            kept = getattr(self.transport, "__dict__", {})
            kept |= {name: None for name, what in kept.items() if _is_method_of(what, self.transport)}

    return Leaving


def _is_method_of(what: object, whose: object) -> bool:
    return getattr(what, "__self__", None) is whose


async def _collect() -> None:
    """Collects garbage by the clock; by itself Python does it by the number of objects that were made.

    What is loaded at the start is never looked at again, and what lives long the more seldom the longer that
    takes: with 500 tables it is 0.5 s, in which nobody plays, every half an hour. It is the processor's time
    that counts: on a busy machine the clock would say more, and garbage stay longer. Nothing of ours is in
    cycles, but each page leaves a few objects of its template that are; most are young when they end.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 1_000_000, 1_000_000)
    due = monotonic() + _OLD
    while True:
        await asyncio.sleep(_YOUNG)
        began, used = monotonic(), thread_time()
        gc.collect(1 if began < due else 2)
        if began >= due:
            due = monotonic() + max(_OLD, _SHARE * (thread_time() - used))


def _listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """A listening socket; opened before the database, so that a busy port changes nothing."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind(address)
        listening.listen(128)
    except BaseException:
        listening.close()
        raise
    return listening


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _shown(host: str) -> str:
    """The host as a browser on this machine opens it."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
