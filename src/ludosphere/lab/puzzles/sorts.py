"""Which module knows what the puzzles of a game ask for."""

from __future__ import annotations

from ...core.errors import LudosphereError
from .lines import Sort


def sort_of(name: str) -> Sort:
    """What the puzzles of a game ask for; raises LudosphereError for a game without any."""
    if name == "biomos":
        from .biomos import SORT as BIOMOS

        return BIOMOS
    if name == "earth":
        from .earth import SORT as EARTH

        return EARTH
    raise LudosphereError(f"There are no puzzles of {name}; there are of biomos and earth.")
