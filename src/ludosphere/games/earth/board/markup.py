"""The small pieces of HTML that all panels share, for a page with `web/static/earth.css`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....core.text import Texts, texts
from ....kit.html import Html, tag
from ..cards import CARD_BY_ID, Card

COLOURS: Final = ("green", "red", "blue", "yellow")
"""The actions, in the order of the rulebook."""


def words(lang: str) -> Texts:
    """The messages of the board in a language."""
    return texts("ludosphere.games.earth.board", lang)


def card_of(identity: str) -> Card:
    """The card with this id; KeyError if there is none."""
    return CARD_BY_ID[identity]


def image(identity: str, lazy: bool = False) -> Html:
    """The picture of a card; it only adorns. `lazy`: fetched when it comes into sight.

    What is drawn anew at each action isn't lazy: it would flicker. It comes before the page's many scripts.
    """
    when = ' loading="lazy"' if lazy else ' fetchpriority="high"'
    return Html(f'<img class="pic" src="/art/earth/{identity}.svg" alt="" width="160" height="120"{when}>')


@lru_cache(maxsize=8)
def seat_mark(seat: int | None) -> Html:
    """The shape and colour of a seat; None: of Gaia."""
    sign = "star-o" if seat is None else f"seat-{seat + 1}"
    colour = "game" if seat is None else f"s{seat + 1}"
    use = tag("use", href=f"/static/icons.svg#i-{sign}")
    return tag("svg", use, class_=f"dot {colour}", aria_hidden="true")
