"""The `ludosphere` command."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from importlib import import_module
from typing import Any, TextIO, cast

from .. import __version__
from ..core.errors import LudosphereError
from ..core.extras import missing
from ..core.plain import plain
from ..core.registry import registered_games
from .options import use_decks

MODULES = (
    "play",
    "worker",
    "tables",
    "reports",
    "replay",
    "verify",
    "analyse",
    "score",
    "simulate",
    "arena",
    "train",
    "study",
    "puzzle",
    "decks",
    "bench",
    "words",
    "info",
    "completion",
)
"""The modules of this package with commands, most of one, as `--help` lists them."""

_EPILOG = """\
examples:
  ludosphere play                            open the tables in your browser
  ludosphere play GAME --terminal            play in this terminal, against a bot of level 3
  ludosphere play GAME --terminal --seats me
                                             alone, against the game's automatic opponent
  ludosphere serve --host 0.0.0.0 --port 80  serve tables to others
  ludosphere worker                          think for the bots of a server with several processes
  ludosphere tables broken                   which tables can't go on, and why; `tables back ID` mends one
  ludosphere replay game.ludo --at 12        show a recorded game after its 12th action
  ludosphere verify game.ludo --hash 5f1c…   is the game what it claims to be, and its seed the promised one?
  ludosphere analyse game.ludo               what a bot thinks of it: a curve, the moves that cost something
  ludosphere score GAME sheet.txt            score a game of Earth played at a real table
  ludosphere simulate GAME --games 100 --bots greedy search:500
  ludosphere arena GAME --bots greedy level:3 search:500 --deals 100
                                             a round robin: ratings, Elo and intervals
  ludosphere study GAME --bots thumb --games 2000 --out FOLDER
                                             what decides games: a report with plots, the data as Parquet
  ludosphere train GAME                      teach the learned bot by self-play
  ludosphere puzzle GAME                     the puzzle of the day, in this terminal
  ludosphere decks check FOLDER              check a deck of your own for Bioviva
  ludosphere play GAME --deck FOLDER         play with it
  ludosphere bench GAME                      how fast rules and search are on this machine
  ludosphere words fr                        what a language lacks
  ludosphere info                            what is installed and whether it is compiled
  ludosphere info GAME                       the options of a game

games: {games}
"""


def parser(command: str = "") -> argparse.ArgumentParser:
    """The command's arguments; with the name of a module only its own, as many take a while to load."""
    top = argparse.ArgumentParser(
        prog="ludosphere",
        description="Play, referee, study and teach computers games about making planets.",
        epilog=_EPILOG.format(games=", ".join(registered_games())),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"ludosphere {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in () if command == "--version" else (command,) if command in MODULES else MODULES:
        import_module(f".{name}", __package__).add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; returns its exit status. Bad input ends in one sentence on stderr and status 2."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    given = parser(words[0] if words else "").parse_args(words)
    with plainly(given):
        return _run(given)


def _run(given: argparse.Namespace) -> int:
    try:
        use_decks(given)
        status: int = given.run(given)
        return status
    except BrokenPipeError:  # who reads has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more is written at the exit
        return 128 + signal.SIGPIPE
    except (LudosphereError, OSError) as error:
        print(f"ludosphere: {plain(_told(error))}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        told = missing(error)
        if told is None:
            raise
        print(f"ludosphere: {told}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


class _Plain:
    """A stream on which nothing that is printed does anything to a terminal, whoever wrote it."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """See `TextIO`."""
        return self._stream.write(plain(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def plainly(given: argparse.Namespace) -> Iterator[None]:
    """What a command prints is text, unless it draws in the terminal itself."""
    if given.command in ("puzzle", "train") or getattr(given, "terminal", False):
        yield
        return
    with redirect_stdout(cast(TextIO, _Plain(sys.stdout))), redirect_stderr(cast(TextIO, _Plain(sys.stderr))):
        yield


def _told(error: Exception) -> str:
    """What went wrong, as a sentence."""
    if not isinstance(error, OSError) or error.filename is None:
        return str(error)
    name = os.fsdecode(error.filename) if isinstance(error.filename, (str, bytes)) else error.filename
    if isinstance(error, FileNotFoundError):
        return f"There is no file or folder {name}."
    return f"{name}: {error.strerror}."
