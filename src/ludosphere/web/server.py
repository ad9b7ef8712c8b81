"""Running the application on this machine: `ludosphere serve`."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import itertools
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import suppress

import uvicorn

from ..people.mail import MailError
from ..tables.errors import StoreError
from .app import create_app
from .line import TEXT_LIMIT
from .logs import set_up

_YOUNG = 5.0
"""Seconds between two looks for garbage among what is new."""
_OLD = 360
"""After so many of them everything is looked at: every half an hour."""
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
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
) -> int:
    """Serves until it is interrupted and gives the exit status: 0, or 1 after one sentence on what is wrong.

    page: what the browser is opened at, as `?game=<name>`. house_rules, redis_url: as for `create_app`.
    names: the hosts it answers to; without any, on a loopback address only this machine's own, else all.
    proxies: addresses whose word on the client's address and scheme is taken, as "10.0.0.2,10.0.0.3" or "*".
    reuse_port: other processes may listen on the same port. log: a style of `logs`.
    """
    set_up(log)
    if not 0 <= port <= 65535:
        print(f"There is no port {port}: ports go from 0 to 65535.", file=sys.stderr)
        return 1
    try:
        listening = _listen(host, port, reuse_port)
    except OSError as error:
        why = error.strerror or str(error)
        print(
            f"Can't listen on {host}, port {port}: {why.rstrip('.').lower()};"
            " choose another with --port or --host.",
            file=sys.stderr,
        )
        return 1
    with listening:
        try:
            hosts = tuple(names) or (LOOPBACK if _is_loopback(host) else ("*",))
            app = create_app(database_url, hosts=hosts, house_rules=house_rules, redis_url=redis_url)
        except (StoreError, MailError) as error:
            print(error, file=sys.stderr)
            return 1
        address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"
        print(f"Ludosphere: {address} (Ctrl+C ends it)", flush=True)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [address + page]).start()
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
        # uvicorn passes the signal that ended it on when everything is in order: that is no failure
        with suppress(ValueError):  # in a thread nobody gets signals
            signal.signal(signal.SIGTERM, lambda number, frame: None)
        with suppress(KeyboardInterrupt):
            _Server(config).run(sockets=[listening])
    return 0


class _Server(uvicorn.Server):
    """uvicorn's server, with garbage collection by the clock and an orderly end."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serves until it is told to end."""
        collecting = asyncio.create_task(_collect())
        try:
            await super().serve(sockets)
        finally:
            collecting.cancel()


async def _collect() -> None:
    """Collects garbage by the clock; by itself Python does it by the number of objects that were made.

    What is loaded at the start is never looked at again, and what lives long but seldom: with 500 tables a
    look at all objects takes 0.5 s, and nobody plays. Hardly anything of ours is in cycles, but each
    connection and each page leaves a few objects of libraries that are; most are young when they end.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 1_000_000, 1_000_000)
    for turn in itertools.count(1):
        await asyncio.sleep(_YOUNG)
        gc.collect(2 if turn % _OLD == 0 else 1)


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
