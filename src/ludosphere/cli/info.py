"""`ludosphere info`: what is installed, and whether the rules are compiled."""

from __future__ import annotations

import argparse
import json
import platform
from typing import Any

from .. import __version__
from ..core import rng
from ..core.options import Document, OptionSpec, Subset
from ..core.registry import game, registered_games


def build() -> str:
    """ "compiled" when the rules run as C extensions, "interpreted" when as plain Python."""
    return "interpreted" if str(rng.__file__).endswith((".py", ".pyc")) else "compiled"


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser("info", help="what is installed and how it runs; the options of a game")
    command.add_argument("game", nargs="?", metavar="GAME", help="list the options of this game")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_info)


def _info(arguments: argparse.Namespace) -> int:
    if arguments.game:
        return _options(arguments)
    facts = {
        "version": __version__,
        "python": platform.python_version(),
        "build": build(),
        "games": {name: game(name).rules_version for name in registered_games()},
    }
    if arguments.json:
        print(json.dumps(facts))
        return 0
    print(f"ludosphere {__version__}, Python {facts['python']}")
    if build() == "compiled":
        print("The rules are compiled: bots think at full speed.")
    else:
        print("The rules are interpreted: all works, bots think slower. A C compiler and Python's headers")
        print("(Debian: gcc python3-dev) make a compiled build at the next installation.")
    print("Games:", ", ".join(f"{name} (rules {game(name).rules_version})" for name in registered_games()))
    return 0


def _options(arguments: argparse.Namespace) -> int:
    """The options of a game."""
    title = game(arguments.game)
    if arguments.json:
        specs = [{"name": s.name, "values": _values(s), "default": s.default} for s in title.option_specs]
        print(json.dumps({"game": title.name, "rules": title.rules_version, "options": specs}))
        return 0
    print(f"{title.name} (rules {title.rules_version}); the default is the first value, of a list all of it")
    for spec in title.option_specs:
        if isinstance(spec, Document):
            print("  --house-rules FILE (none)")
            continue
        join = "," if isinstance(spec, Subset) else " | "
        print(f"  -o {spec.name}={join.join(map(str, spec.values))}")
    return 0


def _values(spec: OptionSpec) -> list[int | str] | None:
    """What an option can be, None where that is no list."""
    return None if isinstance(spec, Document) else list(spec.values)
