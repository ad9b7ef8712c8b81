"""What is worth noting in each game, a module per game; a game without one is studied by its events."""

from __future__ import annotations

from ....core.game import game
from ..facts import Adapter
from . import biomos, bioviva, earth, living_planet

_ADAPTERS = {
    "biomos": biomos.ADAPTER,
    "bioviva": bioviva.ADAPTER,
    "earth": earth.ADAPTER,
    "living_planet": living_planet.ADAPTER,
}


def adapter(name: str) -> Adapter:
    """The adapter of a game; a general one for a game without."""
    found = _ADAPTERS.get(name)
    return found if found is not None else Adapter(package=type(game(name)).__module__)
