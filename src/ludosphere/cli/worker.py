"""`ludosphere worker`: thinks for the bots of a server with several processes."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from typing import Any

PATIENCE = 3.0
"""Seconds that thoughts may take which are under way when the worker is told to end."""


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser("worker", help="think for the bots of a server with several processes")
    command.add_argument(
        "--processes",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="how many bots think at once (default: one per core)",
    )
    add_redis(command)
    add_log(command)
    command.set_defaults(run=_run)


def add_redis(command: argparse.ArgumentParser) -> None:
    """Adds the option --redis."""
    command.add_argument(
        "--redis",
        default=os.environ.get("LUDOSPHERE_REDIS_URL"),
        metavar="URL",
        help="where the processes of a server meet (default: $LUDOSPHERE_REDIS_URL; none: only this one)",
    )


def add_log(command: argparse.ArgumentParser) -> None:
    """Adds the option --log."""
    command.add_argument(
        "--log",
        choices=("text", "json"),
        default=os.environ.get("LUDOSPHERE_LOG", "text"),
        help="what is written to stderr: warnings as text, or everything as lines of JSON (default: text)",
    )


def _run(arguments: argparse.Namespace) -> int:
    from ..web.logs import set_up

    if not arguments.redis:
        return _wrong("A worker needs the Redis its server uses: --redis URL, or LUDOSPHERE_REDIS_URL.")
    if arguments.processes < 1:
        return _wrong(f"A worker needs at least one process, not {arguments.processes}.")
    import asyncio

    from ..tables.bus_redis import RedisBus
    from ..tables.queue import Worker

    set_up(arguments.log)

    async def work() -> None:
        bus = RedisBus(arguments.redis)
        stop, loop = asyncio.Event(), asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop.set)
        print(f"Ludosphere: {arguments.processes} bots may think here (Ctrl+C ends it)", flush=True)
        await Worker(arguments.redis, bus, arguments.processes).run(stop, PATIENCE)

    try:
        asyncio.run(work())
    except ValueError as error:
        return _wrong(f"{arguments.redis!r} is no address of a Redis: {error}.")
    return 0


def _wrong(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
