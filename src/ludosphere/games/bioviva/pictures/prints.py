"""The pictures of the game that are served by name; those of a table's cards have addresses of its own."""

from __future__ import annotations

from functools import cache

from ..decks import deck, decks
from .constellation import figures, plate
from .cover import cover
from .pieces import back, emblem, heaven


@cache
def picture(name: str) -> str | None:
    """A picture as an SVG document; None if there is none of this name.

    Names: `cover`, `emblem`, `back` (of a card), `heaven` (what the circle lies on), the id of a
    constellation, `scene-sky_space-12` of a card of a deck.
    """
    drawn = {"cover": cover, "emblem": emblem, "back": back, "heaven": heaven}.get(name)
    if drawn is not None:
        return drawn()
    if name in figures():
        return plate(name, 0)
    kind, _, rest = name.partition("-")
    box, _, number = rest.rpartition("-")
    if kind != "scene" or box not in decks() or not number.isdecimal():
        return None
    return deck(box).scene(int(number) - 1) if 1 <= int(number) <= len(deck(box).cards) else None
