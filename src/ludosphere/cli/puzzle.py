"""`ludosphere puzzle`: solve puzzles in this terminal, make new ones, check those there are."""

from __future__ import annotations

import argparse
import json
from datetime import date
from pathlib import Path
from typing import Any

from ..core.errors import LudosphereError
from ..lab.puzzles import daily, games_with_puzzles, puzzle, puzzles
from .options import add_lang
from .play import language


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "puzzle", help="solve puzzles of Biomos and Earth here; make and check them", description=__doc__
    )
    what = command.add_subparsers(dest="what", metavar="GAME|make|check", required=True)
    for name in games_with_puzzles():
        solve = what.add_parser(name, help=f"a puzzle of {name}: today's, or another one")
        solve.set_defaults(run=_solve, game=name)
        which = solve.add_mutually_exclusive_group()
        which.add_argument(
            "--daily",
            nargs="?",
            const="",
            metavar="DATE",
            help="of today (the default), or a day as 2026-11-28",
        )
        which.add_argument("--id", metavar="ID", help="the puzzle with this id")
        which.add_argument("--number", type=int, metavar="N", help="the puzzle with this number")
        which.add_argument("--list", action="store_true", help="list them all")
        solve.add_argument("--json", action="store_true", help="with --list: a line of JSON per puzzle")
        add_lang(solve, language(), "the language")
    make = what.add_parser("make", help="look for puzzles in games between bots, and write a game's file")
    make.add_argument("game", choices=games_with_puzzles())
    make.add_argument("--count", type=int, default=60, metavar="N", help="how many (default: 60)")
    make.add_argument("--run", dest="named", metavar="NAME", help="the run: another name, other puzzles")
    make.add_argument(
        "--work", type=Path, metavar="FOLDER", help="keeps what is found, to go on after an interruption"
    )
    make.add_argument(
        "--games",
        type=int,
        default=4000,
        metavar="N",
        help="games of a kind to look through at most (default: 4000)",
    )
    make.add_argument("--output", type=Path, metavar="FILE", help="where to (default: GAME.json here)")
    make.set_defaults(run=_make)
    check = what.add_parser("check", help="check the shipped puzzles again")
    check.add_argument("game", nargs="?", choices=games_with_puzzles(), help="only those of this game")
    check.add_argument(
        "--worlds",
        type=int,
        default=60,
        metavar="N",
        help="games that follow each line, where that is measured (default: 60)",
    )
    check.set_defaults(run=_check)


def _solve(arguments: argparse.Namespace) -> int:
    from ..terminal.puzzle import Prompt

    if arguments.list:
        return _list(arguments.game, arguments.lang, arguments.json)
    solved = Prompt(_wanted(arguments), arguments.lang).run()
    return 0 if solved else 1


def _wanted(arguments: argparse.Namespace) -> Any:
    if arguments.id:
        return puzzle(arguments.game, arguments.id)
    if arguments.number is not None:
        pool = puzzles(arguments.game)
        if not 0 < arguments.number <= len(pool):
            raise LudosphereError(
                f"There are puzzles 1 to {len(pool)} of {arguments.game}, not {arguments.number}."
            )
        return pool[arguments.number - 1]
    if arguments.daily:
        try:
            return daily(arguments.game, date.fromisoformat(arguments.daily))
        except ValueError:
            raise LudosphereError(f"{arguments.daily!r} is no day; 2026-11-28 is.") from None
    from ..lab.puzzles.daily import today

    return daily(arguments.game, today())


def _list(name: str, lang: str, as_json: bool) -> int:
    from ..lab.puzzles import telling

    for number, one in enumerate(puzzles(name), 1):
        grade, title = telling.grade(one, lang), telling.title(one, lang)
        row = {"number": number, "id": one.id, "kind": one.kind, "grade": grade, "title": title}
        told = (
            json.dumps(row, ensure_ascii=False) if as_json else f"{number:4}  {one.id}  {grade:<22} {title}"
        )
        print(told)
    return 0


def _make(arguments: argparse.Namespace) -> int:
    from ..lab.puzzles import make

    if arguments.count < 1:
        raise LudosphereError("There must be at least 1 puzzle.")
    output = arguments.output or Path(f"{arguments.game}.json")
    pool = make.make(
        arguments.game,
        arguments.count,
        run=arguments.named or make.RUN,
        work=arguments.work,
        games=arguments.games,
    )
    output.write_text(make.text_of(pool), encoding="utf-8")
    print(f"{len(pool['puzzles'])} puzzles in {output}")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    from ..lab.puzzles.checking import check

    bad = 0
    for name in [arguments.game] if arguments.game else games_with_puzzles():
        for number, one in enumerate(puzzles(name), 1):
            wrong = check(one, arguments.worlds)
            bad += bool(wrong)
            for text in wrong:
                print(f"{name} {number} ({one.id}, {one.kind}): {text}")
        print(f"{name}: {len(puzzles(name))} puzzles checked")
    return 1 if bad else 0
