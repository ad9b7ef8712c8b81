"""The `ludosphere` command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from .. import __version__
from ..core.errors import LudosphereError
from ..core.game import registered_games
from . import (
    analyse,
    arena,
    bench,
    decks,
    info,
    play,
    puzzle,
    replay,
    reports,
    score,
    simulate,
    study,
    tables,
    train,
    verify,
    worker,
)
from .options import use_decks

_EPILOG = """\
examples:
  ludosphere play                            open the tables in your browser
  ludosphere play biomos --terminal          play in this terminal, against a bot of level 3
  ludosphere play earth --terminal --seats me
                                             alone, against the game's automatic opponent
  ludosphere serve --host 0.0.0.0 --port 80  serve tables to others
  ludosphere worker                          think for the bots of a server with several processes
  ludosphere tables broken                   which tables were closed because their rules failed
  ludosphere replay game.ludo --at 12        show a recorded game after its 12th action
  ludosphere verify game.ludo --hash 5f1c…   is the game what it claims to be, and its seed the promised one?
  ludosphere analyse game.ludo               what a bot thinks of it: a curve, the moves that cost something
  ludosphere score earth sheet.txt           score a game of Earth played at a real table
  ludosphere simulate biomos --games 100 --bots greedy search:500
  ludosphere arena biomos --bots greedy level:3 search:500 --deals 100
                                             a round robin: ratings, Elo and intervals
  ludosphere study earth --bots thumb --games 2000 --out FOLDER
                                             what decides games: a report with plots, the data as Parquet
  ludosphere train biomos                    teach the learned bot by self-play
  ludosphere puzzle biomos                   the puzzle of the day, in this terminal
  ludosphere decks check FOLDER              check a deck of your own for Bioviva
  ludosphere play bioviva --deck FOLDER      play with it
  ludosphere bench earth                     how fast rules and search are on this machine
  ludosphere info                            what is installed and whether it is compiled
  ludosphere info earth                      the options of a game

games: {games}
"""


def parser() -> argparse.ArgumentParser:
    """The command's arguments, one sub-command per module of this package."""
    top = argparse.ArgumentParser(
        prog="ludosphere",
        description="Play, referee, study and teach computers games about making planets.",
        epilog=_EPILOG.format(games=", ".join(registered_games())),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"ludosphere {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in (
        play,
        worker,
        tables,
        reports,
        replay,
        verify,
        analyse,
        score,
        simulate,
        arena,
        train,
        study,
        puzzle,
        decks,
        bench,
        info,
    ):
        module.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; returns its exit status. Bad input ends in one sentence on stderr and status 2."""
    given = parser().parse_args(arguments)
    try:
        use_decks(given)
        status: int = given.run(given)
        return status
    except (LudosphereError, OSError) as error:
        print(f"ludosphere: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
