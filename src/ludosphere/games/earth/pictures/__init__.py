"""The pictures of the cards of Earth, drawn by rule: each is made from what its card says and is.

Plants follow the habit of their genus, landscapes the words of their name, animals their body; habitats give
light and soil; what is left to chance comes from a generator started with the id of the card.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import ModuleType
from typing import Final

from ....core.svg import svg as document
from ..cards import CARDS, Card
from . import bush, event, fauna, herb, land, mushroom, place, sprout, terrain, tree
from .ground import ground
from .pen import HEIGHT, WIDTH, Sheet

__all__ = ["HEIGHT", "WIDTH", "picture", "svg"]

_BOOKS: Final[Mapping[str, ModuleType]] = {"tree": tree, "herb": herb, "mushroom": mushroom, "bush": bush}


def picture(card: Card) -> str:
    """The markup of the card's picture in the box `0 0 160 120`: one group, without ids."""
    return _picture(card.index)


def svg(card: Card) -> str:
    """The picture of a card as a document."""
    return document(
        WIDTH, HEIGHT, picture(card), width=WIDTH, height=HEIGHT, preserveAspectRatio="xMidYMid slice"
    )


@lru_cache(maxsize=1024)  # all cards
def _picture(index: int) -> str:
    card = CARDS[index]
    s = Sheet(card.id)
    if card.kind == "flora":
        ground(s, card)
        _flora(s, card)
    elif card.kind == "terrain":
        land.paint(s, terrain.recipe(card.name))
    elif card.kind == "event":
        land.paint(s, event.recipe(card.name), event.MORE)
    elif card.kind == "fauna":
        fauna.paint(s, card.name)
    else:
        land.paint(s, place.recipe(card), place.MORE)
    return s.markup()


def _flora(s: Sheet, card: Card) -> None:
    if len(card.types) == len(_BOOKS):
        return sprout.sprouts(s, card)
    book = _BOOKS[card.types[0]]
    genus = card.scientific.partition(" ")[0]
    painter = book.GENERA.get(card.scientific) or book.GENERA.get(genus) or book.fallback(card)
    painter(s, card)
