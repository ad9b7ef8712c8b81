"""One's own hand, in groups: flora by the colour of their first ability, terrains, events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....core.text import Texts
from ....kit.html import Html, el
from ..cards import Card
from ..vocabulary import COLORS
from .glyphs import glyph
from .markup import card_of
from .tile import loose, tiles

_GROUPS: Final = ("flora", "terrain", "event")
_PLANTED: Final = ("flora", "terrain")
_ROW: Final = 8
"""So many cards lie in a row; a hand of more than two rows has smaller ones."""


def hand(player: Mapping[str, Any], name: str, say: Texts) -> Html:
    """The cards of the hand, the reader's own or that of who has the name; "" when they can't be seen."""
    cards = player["hand"]
    if cards is None:
        return Html()
    title = hand_title(len(cards), name, say)
    head = el("h2", glyph("card"), title)
    if not cards:
        return el("section", head, el("p", say("hand-empty"), class_="none"), class_="hand none")
    groups = [
        tiles(
            *(
                loose(card.id, f"hand:{card.id}", say.lang, "space:" if kind in _PLANTED else "")
                for card in mine
            ),
            class_="row",
            label=say(f"hand-{kind}", count=len(mine)),
        )
        for kind, mine in in_order(cards)
    ]
    rows = "one" if len(cards) <= _ROW else "two" if len(cards) <= 2 * _ROW else "three"
    return el("section", head, el("div", *groups, class_="fan"), class_=f"hand {rows}", aria_label=title)


def hand_title(count: int, name: str, say: Texts) -> str:
    """Whose hand it is and how many cards it has; without a name it is the reader's own."""
    return say("hand-of", count=count, name=name) if name else say("hand", count=count)


def in_order(cards: Sequence[str]) -> list[tuple[str, list[Card]]]:
    """The cards of a hand by kind, each group in its order; kinds without a card are left out."""
    groups = [
        (kind, sorted((card_of(card) for card in cards if card_of(card).kind == kind), key=_order))
        for kind in _GROUPS
    ]
    return [(kind, mine) for kind, mine in groups if mine]


def _order(card: Card) -> tuple[int, int, int]:
    color = COLORS.index(card.abilities[0].color) if card.abilities else len(COLORS)
    return color, card.cost or 0, card.index
