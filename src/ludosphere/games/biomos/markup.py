"""The small pieces of HTML that the panels of Biomos share.

They are for a page that serves `/static/icons.svg`, and the pictures of `pictures.picture` under
`/art/biomos/`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...core.text import Texts, texts
from ...kit.html import Html, button, el, icon, joined, tag
from . import globe
from .cards import CARD_BY_ID, CARDS, TERRAINS, Biome


def words(lang: str) -> Texts:
    """The messages of the game in a language."""
    return texts("ludosphere.games.biomos", lang)


def image(name: str, width: int, height: int, class_: str = "art", lazy: bool = False) -> Html:
    """A picture of the game that only adorns. `lazy`: fetched when it comes into sight."""
    address = f"/art/biomos/{name}.svg"
    size, when = f'width="{width}" height="{height}"', 'loading="lazy"' if lazy else 'fetchpriority="high"'
    return Html(f'<img class="{class_}" src="{address}" alt="" {size} {when}>')


def scene(card: str, lazy: bool = False) -> Html:
    """The landscape of a card."""
    return image(card, 160, 96, lazy=lazy)


@lru_cache(maxsize=16)  # one per terrain
def disc(terrain: str) -> Html:
    """A terrain token outside the ring; the page holds `globe.definitions`."""
    return tag("svg", globe.token(terrain), viewBox="-38 -38 76 76", aria_hidden="true")


def pip(terrain: str) -> Html:
    """A terrain, or "joker", the size of text."""
    return el("span", icon(terrain), class_=f"pip {terrain}")


def card_of(identity: str) -> Biome:
    """The card with this id; KeyError if there is none."""
    return CARDS[CARD_BY_ID[identity]]


def pips(card: Biome) -> Html:
    """The pattern of a card in pips."""
    return joined(pip(TERRAINS[terrain] or "joker") for terrain in card.pattern)


def pattern_in_words(card: Biome, say: Texts) -> str:
    """The pattern of a card in words."""
    return ", ".join(say(f"terrain-{TERRAINS[t]}") if t else say("board-any") for t in card.pattern)


def claims(cards: Sequence[str], title: str, say: Texts) -> Html:
    """The claimed cards of a planet or of the Black Hole, each to be opened."""
    if not cards:
        return el("p", say("board-no-claims"), class_="claims none")
    items = [_claim(identity, say) for identity in cards]
    return el("div", el("h3", title), el("ul", *items), class_="claims")


@lru_cache(maxsize=128)  # 40 cards in every language
def _claim(identity: str, say: Texts) -> Html:
    card = card_of(identity)
    name = card.names[say.lang]
    shown = button(
        scene(identity),
        el("span", name, class_="name"),
        el("b", str(card.points)),
        class_="claimed",
        data_open=identity,
        data_key=f"claimed:{identity}",
        data_name=name,
        aria_label=say("board-open-claimed", card=name, points=card.points),
    )
    return el("li", shown)
