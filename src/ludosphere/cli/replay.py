"""`ludosphere replay`: a recorded game in the terminal, step by step or at one moment."""

from __future__ import annotations

import argparse
from typing import Any

from ..core.position import Position
from ..core.record import Record
from .options import add_decks


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser("replay", help="show and check a recorded game")
    command.add_argument("record", metavar="FILE", help="a record, as downloaded from a table")
    command.add_argument("--at", type=int, metavar="N", help="show only the position after N actions")
    command.add_argument("--lang", choices=("en", "fr"), default="en")
    add_decks(command)
    command.set_defaults(run=_replay)


def _replay(arguments: argparse.Namespace) -> int:
    record = Record.read(arguments.record)
    lang = arguments.lang
    if arguments.at is not None:
        _show(record.replay(arguments.at), lang)
        return 0
    names = record.names or [f"{seat + 1}" for seat in range(9)]
    position = record.first()
    for reached, seat, action in record.steps():
        position = reached
        print(f"{names[seat]}: {position.sentence(seat, action, lang)} [{position.notation(seat, action)}]")
    record.replay()  # checks the result the record claims
    _show(position, lang)
    return 0


def _show(position: Position, lang: str) -> None:
    print(position.faces().ascii(position.view(None), lang))
    result = position.result()
    if result is not None:
        print("Result:" if lang == "en" else "Résultat\u00a0:", " - ".join(map(str, result.scores)))
