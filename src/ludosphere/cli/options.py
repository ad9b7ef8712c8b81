"""Arguments that several commands share."""

from __future__ import annotations

import argparse

from ..core.errors import LudosphereError
from ..core.game import games


def add_game(command: argparse.ArgumentParser, optional: bool = False) -> None:
    """The game's name and its options, `-o mode=advanced -o seats=3`."""
    command.add_argument("game", nargs="?" if optional else None, metavar="GAME", help=", ".join(games()))
    command.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (repeatable)",
    )


def options(arguments: argparse.Namespace) -> dict[str, object]:
    """The options given with `-o`; raises LudosphereError for one without `=`."""
    given: dict[str, object] = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise LudosphereError(f"An option looks like mode=advanced, not {text!r}.")
        given[name] = value
    return given
