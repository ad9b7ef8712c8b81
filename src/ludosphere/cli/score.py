"""`ludosphere score`: the score of a game played at a real table, from a score sheet in text."""

from __future__ import annotations

import argparse
import sys
import textwrap
import unicodedata
from pathlib import Path
from typing import Any

from ..core.errors import LudosphereError
from ..core.registry import offering, part
from ..core.text import Texts
from ..kit.scoresheet import Evaluation
from .options import add_lang

_WIDE = 10
_TEXT = 56


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "score", help="score a game of Earth played at a real table", description=__doc__
    )
    games = offering("scoresheet")
    command.add_argument("game", choices=games, metavar="GAME", help=", ".join(games))
    command.add_argument("sheet", nargs="?", metavar="FILE", help="a score sheet as text, or - for stdin")
    add_lang(command)
    command.add_argument("--example", action="store_true", help="print a sheet filled in, to start from")
    command.set_defaults(run=_score)


def _score(arguments: argparse.Namespace) -> int:
    scoresheet, lang = part(arguments.game, "scoresheet"), arguments.lang
    assert scoresheet is not None  # one of the choices
    if arguments.example:
        print(scoresheet.example(lang), end="")
        return 0
    if arguments.sheet is None:
        raise LudosphereError("Name the file of a score sheet, or - for stdin; --example prints one.")
    draft = scoresheet.read(_text(arguments.sheet))
    sheet, problems = scoresheet.check(draft)
    names = [draft.get(f"p{number + 1}-name") for number in range(draft.players)]
    for problem in problems:
        print(scoresheet.placed(problem, names, lang), file=sys.stderr)
    if sheet is None:
        return 2
    _table(scoresheet.evaluate(sheet, lang), scoresheet.words(lang))
    return 0


def _text(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise LudosphereError(f"{file} is no text in UTF-8.") from None


def _table(found: Evaluation, say: Texts) -> None:
    """Every line with its sources, a column for each player."""
    count = len(found.names)
    heads = [one if width(one) < _WIDE else one[: _WIDE - 2] + "…" for one in found.names]

    def row(text: str, values: list[str], indent: str = "") -> None:
        *above, last = textwrap.wrap(
            text, _TEXT - 1, initial_indent=indent, subsequent_indent=indent * 2
        ) or [""]
        for line in above:
            print(line)
        print((last + " " * (_TEXT - width(last)) + "".join(map(_right, values))).rstrip())

    row("", heads)
    for line in found.lines:
        row(line.text, [f"{points}" for points in line.points])
        for column, sources in enumerate(line.details):
            for text, points in sources:
                row(text, [f"{points}" if other == column else "" for other in range(count)], indent="  ")
    print("-" * (_TEXT + _WIDE * count))
    row(say("total"), [f"{total}" for total in found.totals])
    row(say("rank"), [f"{rank}." for rank in found.ranks])
    if found.tie:
        print(say(f"tie-{found.tie}"))


def width(text: str) -> int:
    """Columns a text takes in a terminal, near enough."""
    return sum(not unicodedata.combining(letter) for letter in text)


def _right(text: str) -> str:
    """The text at the right of a column."""
    return " " * (_WIDE - width(text)) + text
