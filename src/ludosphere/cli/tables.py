"""`ludosphere tables broken`: tables closed because their rules failed, for whoever runs a server."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from ..core.errors import LudosphereError
from ..tables import Store, open_store
from ..tables.header import Header
from ..tables.table import record_of


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "tables", help="a server's tables that need looking at", description=__doc__
    )
    deeds = command.add_subparsers(dest="deed", metavar="DEED", required=True)
    broken = deeds.add_parser("broken", help="tables that were closed because their rules failed")
    one = broken.add_mutually_exclusive_group()
    one.add_argument("--record", metavar="ID", help="print the record of one of them, with its seed")
    one.add_argument("--reason", metavar="ID", help="print how the rules of one of them failed")
    broken.add_argument(
        "--database",
        metavar="URL",
        help="the server's (default: $LUDOSPHERE_DATABASE_URL, or your own)",
    )
    broken.set_defaults(run=_broken)


def _broken(arguments: argparse.Namespace) -> int:
    store = open_store(arguments.database)
    try:
        if arguments.record is not None:
            header, moves, _ = _found(store, arguments.record)
            sys.stdout.write(record_of(header, moves).dumps())
        elif arguments.reason is not None:
            print((_found(store, arguments.reason)[0].broken or "").rstrip())
        else:
            _list(store)
    finally:
        store.close()
    return 0


def _found(store: Store, identity: str) -> tuple[Header, list[tuple[int, str]], list[str]]:
    """A closed table as it is stored: its rules aren't asked. Raises LudosphereError."""
    found = store.load(identity)
    if found[0].stage != "broken":
        raise LudosphereError(f"Table {identity} isn't closed: {found[0].stage}.")
    return found


def _list(store: Store) -> None:
    """A line for each: its id, when it was closed, the game, how many moves, the last line of the reason."""
    for header in store.broken():
        reason = (header.broken or "").strip().rpartition("\n")[2]
        when = header.changed.isoformat(sep=" ", timespec="minutes")
        print(f"{header.id}  {when}  {header.game:13} {header.moves:4} moves  {reason}")
