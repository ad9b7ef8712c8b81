"""`ludosphere tables`: tables that can't go on, for whoever runs a server."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..core.errors import LudosphereError
from .options import add_database

if TYPE_CHECKING:
    from ..play.header import Header
    from ..tables import Store


def add(commands: Any) -> None:
    """Adds the commands."""
    command = commands.add_parser(
        "tables", help="a server's tables that need looking at", description=__doc__
    )
    deeds = command.add_subparsers(dest="deed", metavar="DEED", required=True)
    broken = deeds.add_parser(
        "broken",
        help="tables that can't go on",
        description="List the tables that can't go on: closed (their rules failed), damaged (what is stored"
        " makes no sense), or newer (made by a newer version). Games that aren't over are played through.",
    )
    one = broken.add_mutually_exclusive_group()
    one.add_argument("--record", metavar="ID", help="print the record of a closed one, with its seed")
    one.add_argument("--reason", metavar="ID", help="print how the rules of a closed one failed")
    one.add_argument("--all", action="store_true", help="play through games that are over as well")
    add_database(broken)
    broken.set_defaults(run=_broken)
    back = deeds.add_parser(
        "back",
        help="take a table back to its last good move",
        description="Take a closed or damaged table back to its last good move: play goes on from there.",
    )
    back.add_argument("table", metavar="ID")
    back.add_argument(
        "--to", type=int, metavar="N", help="to the position after N moves (default: the last good)"
    )
    add_database(back)
    back.set_defaults(run=_back)


@contextmanager
def _opened(arguments: argparse.Namespace) -> Iterator[Store]:
    """The tables of the database that is named."""
    from ..database import open_database  # not before: SQLAlchemy takes a while
    from ..tables import Store

    store = Store(open_database(arguments.database, new=False))
    try:
        yield store
    finally:
        store.close()


def _broken(arguments: argparse.Namespace) -> int:
    with _opened(arguments) as store:
        if arguments.record is not None:
            from ..play.records import record_of

            header, moves, _ = _found(store, arguments.record)
            sys.stdout.write(record_of(header, moves).dumps())
        elif arguments.reason is not None:
            print((_found(store, arguments.reason)[0].broken or "").rstrip())
        else:
            _list(store, arguments.all)
    return 0


def _back(arguments: argparse.Namespace) -> int:
    from ..tables.repair import take_back

    with _opened(arguments) as store:
        before, after = take_back(store, arguments.table, arguments.to)
    gone = before.moves - after.moves
    print(
        f"Table {after.id} goes on after move {after.moves}; {gone} moves are gone (the journal keeps them)."
    )
    return 0


def _found(store: Store, identity: str) -> tuple[Header, list[tuple[int, str]], list[str]]:
    """A closed table as it is stored: its rules aren't asked. Raises LudosphereError."""
    found = store.load(identity)
    if found[0].stage != "broken":
        raise LudosphereError(f"Table {identity} isn't closed: {found[0].stage}.")
    return found


def _list(store: Store, over: bool) -> None:
    """A line for each: its id, what it is, when it was changed, the game, how many moves, the reason."""
    from ..tables.repair import ailing

    none = True
    for header, kind, reason in ailing(store, over):
        when = header.changed.isoformat(sep=" ", timespec="minutes")
        print(f"{header.id}  {kind:7}  {when}  {header.game:13} {header.moves:4} moves  {reason}")
        none = False
    if none:
        print(f"Every table in {store.database.shown} can go on.")
