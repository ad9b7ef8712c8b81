"""`ludosphere replay`: a recorded game in the terminal, step by step or at one moment."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ..core.contract import Position
from ..core.record import Record
from ..core.text import texts
from .options import add_decks, add_lang


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser("replay", help="show and check a recorded game")
    command.add_argument("record", metavar="FILE", help="a record, as downloaded from a table")
    command.add_argument("--at", type=int, metavar="N", help="show only the position after N actions")
    add_lang(command)
    command.add_argument("--json", action="store_true", help="print the game as JSON")
    add_decks(command)
    command.set_defaults(run=_replay)


def _replay(arguments: argparse.Namespace) -> int:
    record = Record.read(arguments.record)
    lang = arguments.lang
    if arguments.json:
        return _json(record, arguments.at, lang)
    if arguments.at is not None:
        _show(record.replay(arguments.at), lang)
        return 0
    names = record.names or [f"{seat + 1}" for seat in range(9)]
    for position, seat, action in record.steps():
        print(f"{names[seat]}: {position.sentence(seat, action, lang)} [{position.notation(seat, action)}]")
    _show(record.replay(), lang)  # which checks the result that the record claims
    return 0


def _json(record: Record, at: int | None, lang: str) -> int:
    """The game as JSON: what it began from, its actions with their sentences, the points at the end."""
    moves = []
    for number, (position, seat, action) in enumerate(record.steps()):
        if number == at:
            break
        sentence = position.sentence(seat, action, lang)
        moves.append({"seat": seat, "action": position.notation(seat, action), "sentence": sentence})
    result = record.replay(at).result()
    told = {
        "game": record.game,
        "options": record.options,
        "seed": record.seed,
        "names": record.names,
        "moves": moves,
        "scores": result.scores if result else None,
        "ranks": result.ranks if result else None,
    }
    print(json.dumps(told, ensure_ascii=False))
    return 0


def _show(position: Position, lang: str) -> None:
    print(position.faces().ascii(position.view(None), lang))
    result = position.result()
    if result is not None:
        print(texts("ludosphere.cli", lang)("result", scores=" - ".join(map(str, result.scores))))
