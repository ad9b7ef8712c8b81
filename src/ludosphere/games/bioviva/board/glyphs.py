"""A sign for each characteristic, told apart without colour: by its outline and by its glyph.

Glyphs are files, `sign-coast.svg` and so on; characteristics of packs that nobody drew for have a plain one
by place.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....kit.html import Html, el, tag
from ....kit.svg import fragment, stored_names
from .. import pictures
from ..decks import Deck

_PLAIN: Final = 5
"""So many plain signs there are: `sign-0.svg` to `sign-4.svg`."""


@lru_cache(maxsize=256)
def place(deck: Deck, identity: str) -> tuple[str, int]:
    """What outline a characteristic has (`z0`, `z1`…, `t0`…) and its number in the deck."""
    zones = themes = 0
    for number, one in enumerate(deck.characteristics):
        if one.id == identity:
            return (f"z{zones % 3}" if one.kind == "zone" else f"t{themes % 2}"), number
        zones += one.kind == "zone"
        themes += one.kind != "zone"
    return "z0", 0


@lru_cache(maxsize=256)
def sign(deck: Deck, identity: str) -> Html:
    """The sign of a characteristic, as large as the text beside it; its name must stand or be told there."""
    outline, _ = place(deck, identity)
    return el("span", glyph(deck, identity), class_=f"ch {outline}")


def glyph(deck: Deck, identity: str, **attributes: object) -> Html:
    """What stands inside the sign of a characteristic, without its outline, as an SVG element of 24 by 24."""
    drawn = f"sign-{identity}"
    if drawn not in stored_names(pictures.__name__):
        drawn = f"sign-{place(deck, identity)[1] % _PLAIN}"
    return tag(
        "svg",
        fragment(pictures.__name__, drawn),
        viewBox="0 0 24 24",
        fill="none",
        stroke="currentColor",
        stroke_width="1.9",
        stroke_linecap="round",
        stroke_linejoin="round",
        aria_hidden="true",
        **attributes,
    )


def label(deck: Deck, identity: str, lang: str) -> str:
    """What a characteristic is called in a language."""
    return next((one.names[lang] for one in deck.characteristics if one.id == identity), identity)


def named(deck: Deck, identity: str, lang: str) -> Html:
    """The sign of a characteristic with its label, and what it covers as a tooltip."""
    memo = next((one.memo[lang] for one in deck.characteristics if one.id == identity and one.memo), None)
    text = el("span", label(deck, identity, lang))
    return el("span", sign(deck, identity), text, class_="trait", title=memo)
