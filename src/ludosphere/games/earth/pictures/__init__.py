"""The pictures of Earth, a file each beside this module: `013.svg` of card 013, `cover.svg`, `emblem.svg`.

A card nobody has drawn yet has the picture of its type: `tree.svg`, `terrain.svg` and so on. What a picture
must be like: `tests/games/earth/test_pictures.py`.
"""

from __future__ import annotations

from ....kit.svg import stored
from ..cards import CARD_BY_ID, Card

__all__ = ["picture", "svg"]


def picture(name: str) -> str | None:
    """A picture of the game as an SVG document: of a card, `cover`, `emblem`; None for no such name."""
    if name in ("cover", "emblem"):
        return stored(__name__, name)
    return svg(CARD_BY_ID[name]) if name in CARD_BY_ID else None


def svg(card: Card) -> str | None:
    """The picture of a card, or of its type, as a document; None for no card."""
    return stored(__name__, card.id) or stored(__name__, card.types[0] if card.types else card.kind)
