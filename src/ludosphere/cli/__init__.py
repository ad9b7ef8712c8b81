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
from ..core.registry import offering, registered_games
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

_EXAMPLES = (
    ("play", "open the tables in your browser"),
    ("play {game} --terminal", "play in this terminal, against a bot of level 3"),
    ("play {game} --terminal --seats me", "alone, against the game's automatic opponent"),
    ("serve --host 0.0.0.0", "serve tables to others"),
    ("worker", "think for the bots of a server with several processes"),
    ("tables broken", "which tables can't go on, and why; `tables back ID` mends one"),
    ("replay game.ludo --at 12", "show a recorded game after its 12th action"),
    ("verify game.ludo", "is the game what it claims to be? --hash: and its seed the promised one?"),
    ("analyse game.ludo", "what a bot thinks of it: a curve, the moves that cost something"),
    ("score {scored} --example >sheet.txt", "a score sheet to fill in, of a game at a real table"),
    ("score {scored} sheet.txt", "its score"),
    ("simulate {game} --games 100 --bots greedy search:500", "let bots play each other"),
    (
        "arena {game} --bots greedy level:3 search:500 --deals 100",
        "a round robin: ratings, Elo and intervals",
    ),
    (
        "study {game} --bots thumb --games 2000 --out study",
        "what decides games: a report with plots, the data as Parquet",
    ),
    ("train {game}", "teach the learned bot by self-play"),
    ("puzzle {game}", "the puzzle of the day, in this terminal"),
    ("decks check my-deck", "check a deck of your own"),
    ("play {dealt} --deck my-deck", "play with it"),
    ("bench {game}", "how fast rules and search are on this machine"),
    ("words fr", "what a language lacks"),
    ("info", "what is installed and whether it is compiled"),
    ("info {game}", "the options of a game"),
)
"""Commands and what they are for. game.ludo is a record, my-deck a folder of one's own."""
_WIDE = 46


def examples() -> list[tuple[str, str]]:
    """Commands that can be typed as they are, and what each is for."""
    offers = {"game": "puzzles", "scored": "scoresheet", "dealt": "packcheck"}
    games = {name: offering(module)[0] for name, module in offers.items()}
    return [("ludosphere " + command.format(**games), meaning) for command, meaning in _EXAMPLES]


def _epilog() -> str:
    lines = ["examples:"]
    for command, meaning in examples():
        shown = f"  {command}".ljust(_WIDE - 1)
        lines += [f"{shown} {meaning}"] if len(shown) < _WIDE else [shown, " " * _WIDE + meaning]
    return "\n".join([*lines, "", f"games: {', '.join(registered_games())}", ""])


def parser(command: str = "") -> argparse.ArgumentParser:
    """The command's arguments; with the name of a module only its own, as many take a while to load."""
    top = argparse.ArgumentParser(
        prog="ludosphere",
        description="Play, referee, study and teach computers games about making planets.",
        epilog=None if command in MODULES else _epilog(),
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
