"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..core.contract import Game
from ..core.errors import LudosphereError
from ..core.i18n import LANGUAGES
from ..core.options import Document
from ..core.registry import game, offered, offering, registered_games
from .packs import read_pack


def add_game(command: argparse.ArgumentParser, optional: bool = False, decks: bool = True) -> None:
    """The game's name and its options, `-o mode=advanced -o seats=3`, and its house rules."""
    names = ", ".join(registered_games())
    command.add_argument("game", nargs="?" if optional else None, metavar="GAME", help=names)
    command.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (repeatable)",
    )
    add_house_rules(command)
    if decks:
        add_decks(command)


def add_database(command: argparse.ArgumentParser) -> None:
    """`--database URL`, of a server that is there already."""
    command.add_argument(
        "--database",
        metavar="URL",
        help="the server's (default: $LUDOSPHERE_DATABASE_URL, or your own SQLite file; it must be there)",
    )


def add_decks(command: argparse.ArgumentParser) -> None:
    """`--deck FOLDER`, as often as one likes."""
    command.add_argument(
        "--deck",
        dest="packs",
        action="append",
        default=[],
        type=Path,
        metavar="FOLDER",
        help=f"a deck of your own, for the option deck ({', '.join(offering('packcheck'))}; repeatable; "
        "see `ludosphere decks check`)",
    )


def use_decks(arguments: argparse.Namespace) -> None:
    """Makes the decks given with `--deck` known to the game; raises LudosphereError if it has none."""
    packs: list[Path] = getattr(arguments, "packs", [])
    if not packs:
        return
    takers = offering("packcheck")
    name = getattr(arguments, "game", None) or takers[0]
    if game(name).name not in takers:
        raise LudosphereError(f"The game {name} takes no decks; they are for {', '.join(takers)}.")
    for folder in packs:
        offered(name, "packcheck", "add")(read_pack(name, folder), str(folder))


def add_lang(
    command: argparse.ArgumentParser, default: str = "en", help: str = "the language (default: en)"
) -> None:
    """`--lang en`, of what is printed."""
    command.add_argument("--lang", choices=LANGUAGES, default=default, help=help)


def add_house_rules(command: argparse.ArgumentParser) -> None:
    """`--house-rules FILE`."""
    command.add_argument(
        "--house-rules",
        metavar="FILE",
        help="values of your own copy of the game, .toml or .json (if the game takes them)",
    )


def options(arguments: argparse.Namespace) -> dict[str, object]:
    """The options given with `-o` and `--house-rules`; raises LudosphereError for one without `=`."""
    given: dict[str, object] = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise LudosphereError(f"An option looks like mode=advanced, not {text!r}.")
        given[name] = value
    for name, text in house_rules(arguments, arguments.game or registered_games()[0]).items():
        if name in given:
            raise LudosphereError(f"The option {name} is given twice: with -o and with --house-rules.")
        given[name] = text
    return given


def house_rules(arguments: argparse.Namespace, name: str) -> dict[str, str]:
    """The option with the file's house rules for that game, empty without a file; raises LudosphereError."""
    if arguments.house_rules is None:
        return {}
    spec = _document(game(name))
    if spec is None:
        takers = ", ".join(other for other in registered_games() if _document(game(other)) is not None)
        raise LudosphereError(f"The game {name} takes no house rules; they are for {takers}.")
    return {spec.name: spec.read(arguments.house_rules)}


def house_rules_of_tables(
    arguments: argparse.Namespace, name: str | None = None
) -> dict[str, dict[str, str]]:
    """House rules by game, for the tables of a server: for that game, or for the one that takes them."""
    if arguments.house_rules is None:
        return {}
    titles = registered_games()
    name = name or next((other for other in titles if _document(game(other)) is not None), titles[0])
    return {name: house_rules(arguments, name)}


def _document(title: Game) -> Document | None:
    return next((spec for spec in title.option_specs if isinstance(spec, Document)), None)
