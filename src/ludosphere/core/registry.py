"""The games there are: those of this package, and those that others bring.

A game is a package with an object `GAME`: one of `ludosphere.games`, or any that a distribution names under
the entry point `ludosphere.games`. What else it offers, a picture for the terminal or lessons, is a module of
it by that name; a stylesheet and a script for its pages, if it isn't one of ours, lie in its folder `static`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from .contract import Game
from .errors import LudosphereError

_GAMES = "ludosphere.games"


@cache
def packages() -> dict[str, str]:
    """The package of each game by its name; ours first. None of others takes the name of one of ours.

    A game whose package was removed while its entry point stayed is left out: the others can be played.
    """
    ours = {module.name: f"{_GAMES}.{module.name}" for module in iter_modules(import_module(_GAMES).__path__)}
    named = (entry for entry in entry_points(group=_GAMES) if entry.name not in ours)
    return ours | {entry.name: entry.value for entry in named if _there(entry.value)}


def _there(path: str) -> bool:
    """Is there such a module?"""
    try:
        return find_spec(path) is not None
    except ModuleNotFoundError:  # Something on the way there is no package.
        return False


def registered_games() -> list[str]:
    """The names of the games there are."""
    return list(packages())


@cache
def game(name: str) -> Game:
    """The game of that name; raises LudosphereError naming those there are."""
    if name not in packages():
        names = ", ".join(packages())
        unknown = LudosphereError(f"There is no game {name!r}; there are {names}.")
        raise unknown.worded("game", name=name[:40], names=names)
    found = import_module(packages()[name]).GAME
    assert isinstance(found, Game)
    return found


@cache
def part(name: str, module: str) -> ModuleType | None:
    """A module of a game's package, such as `terminal` or `lessons`; None if there is none."""
    if name not in packages():
        return None
    path = f"{packages()[name]}.{module}"
    return import_module(path) if _there(path) else None


@cache
def offering(module: str) -> list[str]:
    """The names of the games whose package has a module of that name, none of which is imported."""
    found = ((name, find_spec(package)) for name, package in packages().items())
    places = {name: spec.submodule_search_locations or () for name, spec in found if spec}
    return [name for name, where in places.items() if any(one.name == module for one in iter_modules(where))]


def offered(name: str, module: str, what: str, otherwise: Any = None) -> Any:
    """What a module of a game's package holds under a name; where there is none, something else."""
    return getattr(part(name, module), what, otherwise)
