"""The pictures of the game that are served by name; those of the cards are not: their names would tell."""

from __future__ import annotations

from functools import cache

from .constellation import figures, plate
from .cover import cover
from .pieces import back, emblem, heaven


@cache
def picture(name: str) -> str | None:
    """A picture as an SVG document; None if there is none of this name.

    Names: `cover`, `emblem`, `back` (of a card), `heaven` (what the circle lies on), the id of a
    constellation.
    """
    drawn = {"cover": cover, "emblem": emblem, "back": back, "heaven": heaven}.get(name)
    if drawn is not None:
        return drawn()
    return plate(name, 0) if name in figures() else None
