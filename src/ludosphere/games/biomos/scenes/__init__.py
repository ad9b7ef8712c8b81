"""Forty landscapes, one for each biome of Biomos.

A scene is an SVG fragment with its own light. It is composed by hand from the layers of `plate`; what
varies inside a composition (ripples, tufts, ridges) is drawn from a generator seeded with the biome's key,
so that a biome looks the same in every game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludosphere.games.biomos.scenes import desert, forest, ice, mountain, sea
from ludosphere.games.biomos.scenes.plate import Plate

__all__ = ["PAINTERS", "scene"]

PAINTERS: Final[dict[str, Callable[[Plate], None]]] = {
    **desert.PAINTERS,
    **forest.PAINTERS,
    **ice.PAINTERS,
    **mountain.PAINTERS,
    **sea.PAINTERS,
}


def scene(key: str, width: float = 160, height: float = 96) -> str:
    """The landscape of a biome, "B1" to "B30" or (giant) "G1" to "G10", in the box `0 0 width height`.

    Composed for boxes from 5:3 to 2:1. A nested `<svg>` of at most 9 kB; its ids start with the key.
    """
    if key not in PAINTERS:
        raise KeyError(f"no biome {key!r}: the keys are B1 to B30 and G1 to G10")
    plate = Plate(key, width, height)
    PAINTERS[key](plate)
    return plate.picture()
