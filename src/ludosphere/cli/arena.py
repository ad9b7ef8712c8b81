"""`ludosphere arena`: bots against each other on the same deals, and how strong they are."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from ..core.errors import LudosphereError
from .info import build
from .options import add_game, options
from .simulate import BOTS

_DESCRIPTION = """\
Every bot meets every other one on the same deals, in all seatings; intervals, Elo and OpenSkill ratings go to
FOLDER/summary.md and summary.json, the games to games.jsonl. Interrupt it at any time: the same command goes
on.
"""


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "arena", help="a round robin of bots: ratings, Elo, intervals", description=_DESCRIPTION
    )
    add_game(command, decks=False)
    command.add_argument("--bots", nargs="+", required=True, metavar="BOT", help=f"at least two of {BOTS}")
    command.add_argument("--deals", type=int, default=50, metavar="N", help="deals per pair (default: 50)")
    command.add_argument(
        "--run",
        dest="name",
        default="arena",
        metavar="NAME",
        help="its name; deals follow from it (default: arena)",
    )
    command.add_argument("--out", type=Path, metavar="FOLDER", help="for results (default: arena-GAME-NAME)")
    command.add_argument(
        "--on",
        default="pool",
        metavar="WHERE",
        help="here, pool, pool:4, ray, ray:4, ray:auto or ray://host:port (default: pool)",
    )
    command.add_argument(
        "--neighbours", action="store_true", help="only each bot against the next one of the list"
    )
    command.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop a pair when it is clear which of these shares it has (errors 5%%): --sprt 0.5 0.55",
    )
    command.add_argument("--quiet", action="store_true", help="say nothing while it plays")
    command.add_argument("--json", action="store_true", help="print the summary as JSON")
    command.set_defaults(run=_arena)


def _arena(arguments: argparse.Namespace) -> int:
    from ..lab import summary  # numpy and OpenSkill take a moment: only when they are needed
    from ..lab.arena import Plan, play
    from ..lab.stats import Sprt

    try:
        sprt = Sprt(*arguments.sprt) if arguments.sprt else None
    except ValueError as error:
        raise LudosphereError(str(error)) from None
    name = arguments.name
    plan = Plan(
        arguments.game, options(arguments), arguments.bots, arguments.deals, name, arguments.neighbours, sprt
    )
    folder = arguments.out or Path(f"arena-{arguments.game}-{name}")
    try:
        played = play(plan, folder / "journal.jsonl", arguments.on, not arguments.quiet)
    except KeyboardInterrupt:
        print(f"\nInterrupted; the same command goes on with what is in {folder}.", file=sys.stderr)
        raise
    summary.write(played, folder, f"{build().capitalize()} build.")
    shown = "summary.json" if arguments.json else "summary.md"
    print((folder / shown).read_text(encoding="utf-8"), end="")
    return 0
