"""`ludosphere analyse`: what a bot thinks of a finished game: a curve, the moves that cost something."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from ..bots.assess import BUDGETS, VERSION, usual_budget
from ..bots.review import Moment, Row, key_moments, moments, question, row, tally
from ..core.record import Record
from ..core.text import Texts, number, percent, texts
from .options import add_decks, add_lang

_WORDS: Final = "ludosphere.cli"
_WIDTH: Final = 72
_HEIGHT: Final = 11
"""Columns and lines of the curve."""


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "analyse",
        help="what a bot thinks of a recorded game",
        description=__doc__,
        epilog="How it is measured: docs/analysis.md.",
    )
    command.add_argument("record", metavar="RECORD", help="a record of a finished game")
    command.add_argument(
        "--budget",
        choices=tuple(BUDGETS),
        default=usual_budget(),
        help="how much is thought about every decision (default: standard in a compiled build, else quick)",
    )
    add_lang(command)
    command.add_argument("--json", action="store_true", help="print JSON, all moments with what was found")
    add_decks(command)
    command.set_defaults(run=_analyse)


def _analyse(arguments: argparse.Namespace) -> int:
    record, say = Record.read(arguments.record), texts(_WORDS, arguments.lang)
    found, moves = review(record)
    rows: list[Row] = []
    for done, moment in enumerate(found, 1):
        if sys.stderr.isatty():
            print(say("analyse-progress", done=done, total=len(found)), end="\r", file=sys.stderr)
        rows.append(row(moment, question(moment, arguments.budget).answer()))
    if sys.stderr.isatty():
        print(file=sys.stderr)
    seats = len(rows[0]["chances"])
    names = [record.names[seat] if seat < len(record.names) else f"{seat + 1}" for seat in range(seats)]
    if arguments.json:
        facts = {"game": record.game, "names": names, "version": VERSION, "budget": arguments.budget}
        print(json.dumps({**facts, "rows": rows, "tally": tally(rows, seats)}, ensure_ascii=False))
        return 0
    print(say("analyse-curve"))
    print("\n".join(drawn(rows, len(record.moves))))
    print("  ".join(f"{seat + 1} {name}" for seat, name in enumerate(names)))
    print()
    _tell(found, rows, moves, names, say)
    return 0


def review(record: Record) -> tuple[list[Moment], list[tuple[int, bool]]]:
    """The moments of a record that are judged, and by whom each move was, and whether it drew or revealed.

    Raises LudosphereError if it can't be, or isn't over.
    """
    steps, reveals = [], []
    for made, (position, seat, action) in enumerate(record.steps()):
        steps.append((made, position.copy(), seat, action))
        reveals.append(position.revealed)  # by the move before
    end, decided = record.replay(), record.extra.get("Termination") == "forfeit"
    moves = [(step[2], reveal) for step, reveal in zip(steps, [*reveals[1:], end.revealed])]
    return moments(steps, len(record.moves), end, decided), moves


def drawn(rows: Sequence[Row], moves: int) -> list[str]:
    """The curve as lines of text: a digit for each seat, a star where several stand equal."""
    width = min(_WIDTH, max(1, len(rows)))
    lines = [[" "] * width for _ in range(_HEIGHT)]
    for column in range(width):
        kept = rows[round(column * (len(rows) - 1) / max(1, width - 1))]
        for seat, chance in enumerate(kept["chances"]):
            line = lines[round((1.0 - chance) * (_HEIGHT - 1))]
            line[column] = str(seat + 1) if line[column] == " " else "*"
    scale = [f"{100 - 100 * line // (_HEIGHT - 1):>4}% |" for line in range(_HEIGHT)]
    axis = f"{'':>6}+{'-' * width}"
    ends = f"{'':>7}0{moves:>{max(1, width - 1)}}"
    return [*(label + "".join(line).rstrip() for label, line in zip(scale, lines)), axis, ends]


def _tell(
    found: Sequence[Moment],
    rows: Sequence[Row],
    moves: Sequence[tuple[int, bool]],
    names: Sequence[str],
    say: Texts,
) -> None:
    keys, judged = key_moments(rows, moves), {kept["n"]: kept for kept in rows}
    print(say("analyse-keys") if keys else say("analyse-none"))
    at = {moment.number: moment for moment in found}
    for key in keys:
        kept, position, seat = judged[key.n], at[key.n].position, judged[key.n]["seat"]
        played, best = (
            position.sentence(seat, position.parse(seat, kept[name]), say.lang) for name in ("played", "best")
        )
        about = {"move": key.n + 1, "name": names[key.seat], "kind": key.kind}
        if cost := kept["cost"] if key.kind == "error" else None:
            about |= {"grade": say(f"analyse-{cost['grade']}"), "chance": percent(-cost["chance"], say.lang)}
            print(say("analyse-key", **about, points=number(-cost["points"], say.lang, 1, sign=True)))
        else:
            ends = {"before": percent(key.before, say.lang), "after": percent(key.after, say.lang)}
            print(say("analyse-swing", **about, **ends))
        print("  " + say("analyse-played", move=played if seat == key.seat else f"{names[seat]}: {played}"))
        if cost:
            print("  " + say("analyse-better", move=best))
