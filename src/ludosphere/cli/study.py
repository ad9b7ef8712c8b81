"""`ludosphere study`: many games between bots, as Parquet files and as a report with plots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..core.errors import LudosphereError
from .options import add_game, add_lang, options
from .simulate import add_bots

_EPILOG = """\
The folder goes on where it was interrupted, and grows when more games are asked for. Games, results and
report are the same on any machine and with any number of workers; decision times are kept apart from them.
Needs the extra "lab". See docs/studies.md.

experiments: docs/studies.md tells which a game has; so does the answer to a name it hasn't.
strategies: players with one idea against --bots, and a search for better ones; --games is the number of games
of each player in each setting, and -o picks settings.
"""


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "study",
        help="play many games and report what decides them",
        description=__doc__,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(command)
    command.add_argument("--out", required=True, type=Path, metavar="FOLDER", help="where results go")
    command.add_argument(
        "--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)"
    )
    add_bots(command)
    command.add_argument(
        "--run", dest="name", default="study", metavar="NAME", help="other names give other seeds"
    )
    command.add_argument(
        "--sample", type=int, default=8, metavar="N", help="look closely at 1 decision in N (8)"
    )
    command.add_argument("--experiment", default="", metavar="NAME", help="a change to the game, see below")
    command.add_argument("--on", default="pool:2", metavar="WHERE", help="here, pool:N, ray:N ... (pool:2)")
    add_lang(command, help="language of the report")
    command.set_defaults(run=_study)


def _study(arguments: argparse.Namespace) -> int:
    from ..lab.study.plan import Plan
    from ..lab.study.run import run

    if arguments.packs and arguments.on != "here":
        raise LudosphereError("Only this process knows decks of your own: add --on here.")
    plan = Plan(
        arguments.game,
        options(arguments),
        tuple(arguments.bots),
        arguments.games,
        arguments.name,
        arguments.sample,
        arguments.experiment,
    )
    print(run(plan, arguments.out, on=arguments.on, lang=arguments.lang))
    return 0
