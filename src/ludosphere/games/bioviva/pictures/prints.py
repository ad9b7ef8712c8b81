"""The pictures of the game that are served by name; those of a table's cards have addresses of its own."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....kit.svg import stored
from ..decks import deck, decks
from .constellation import figures, plate

_FILES: Final = ("cover", "emblem", "back", "heaven")


@cache
def picture(name: str) -> str | None:
    """A picture as an SVG document; None if there is none of this name.

    Names: `cover`, `emblem`, `back` (of a card), `heaven` (what the circle lies on), the id of a
    constellation, `scene-sky_space-12` of a card of a deck.
    """
    if name in _FILES:
        return stored(__package__, name)
    if name in figures():
        return plate(name, 0)
    kind, _, rest = name.partition("-")
    box, _, number = rest.rpartition("-")
    if kind != "scene" or box not in decks() or not number.isdecimal():
        return None
    return deck(box).scene(int(number) - 1) if 1 <= int(number) <= len(deck(box).cards) else None
