"""A sign for each characteristic, told apart without colour: by its outline and by its glyph.

Glyphs are drawn on a grid of 24; characteristics of packs that nobody drew for have a plain one by place.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....kit.html import Html, el, tag
from ..decks import Deck

_CLOUD: Final = (
    '<path d="M7.2 15.2a3.6 3.6 0 0 1-.2-7.2 5.4 5.4 0 0 1 10.3 1.1 3.1 3.1 0 0 1-.3 6.1Z"'
    ' fill="currentColor"/>'
    '<path d="M4 18.6h10.5M17.5 18.6H20M7.5 21.6H17"/>'
)
_ORBITS: Final = (
    '<circle cx="12" cy="12" r="3.9" fill="currentColor" stroke="none"/>'
    '<ellipse cx="12" cy="12" rx="10.2" ry="4.2" transform="rotate(-24 12 12)"/>'
    '<circle cx="20.4" cy="6.4" r="2.1" fill="currentColor" stroke="none"/>'
)
_SPIRAL: Final = (
    '<circle cx="12" cy="12" r="2.6" fill="currentColor" stroke="none"/>'
    '<path d="M12 7.2c5.2-1 8.4 2.6 7.6 6.6-.6 3-3 5.4-6.4 6.6'
    'M12 16.8c-5.2 1-8.4-2.6-7.6-6.6.6-3 3-5.4 6.4-6.6"/>'
    '<path d="M4 20.5h.1M20.6 3.8h.1M3.6 4.4h.1" stroke-width="2.4"/>'
)
_FLAG: Final = (
    '<path d="M8 3v14"/><path d="M8 3.4l10 3.2-10 4Z" fill="currentColor"/>'
    '<path d="M2.5 21c3-5.4 7-5.4 9.5-2.6 2.6-2.6 6.6-2.4 9.5 2.6Z" fill="currentColor"/>'
)
_BOLT: Final = (
    '<path d="M12 2.6 22.2 20.8H1.8Z"/>'
    '<path d="M13.2 7.8 9 14.2h2.7l-.9 4.4 4.6-6.6h-2.9Z" fill="currentColor" stroke="none"/>'
)
_LIGHTHOUSE: Final = (
    '<path d="M9.6 8.5h4.8L15.6 18H8.4Z" fill="currentColor"/><path d="M9.6 8.5V5.4L12 3l2.4 2.4v3.1"/>'
    '<path d="M3 4.5l4 1.3M21 4.5l-4 1.3M2.5 21c2.4-2 4.7-2 7.1 0s4.7 2 7.1 0'
    ' 3.5-1.7 4.8-.6"/>'
)
_SAIL: Final = (
    '<path d="M11.5 2.5v12H5Z" fill="currentColor"/><path d="M14 5v9.5h5Z"/>'
    '<path d="M2.5 19.5c2.4-2 4.7-2 7.1 0s4.7 2 7.1 0 3.5-1.7 4.8-.6"/>'
)
_DEPTHS: Final = (
    '<path d="M2.5 4.5c2.4-1.8 4.7-1.8 7.1 0s4.7 1.8 7.1 0 3.5-1.6 4.8-.6"/>'
    '<path d="M12 8.5v10M7.5 14.5 12 19l4.5-4.5" stroke-width="2.2"/><path d="M5 22h14"/>'
)
_FISH: Final = (
    '<path d="M2.5 12c3.4-6 10-6.5 14-1.2L21.5 6.5v11l-5-4.3c-4 5.3-10.6 4.8-14-1.2Z" fill="currentColor"/>'
    '<circle cx="7.6" cy="11" r="1.2" fill="var(--ground,#fff)" stroke="none"/>'
)
_ANCHOR: Final = (
    '<circle cx="12" cy="5" r="2.5"/><path d="M12 7.5V21M7.5 11h9"/>'
    '<path d="M3.5 14c.6 4.3 3.8 7 8.5 7s7.9-2.7 8.5-7" stroke-width="2.3"/>'
)
_GLYPHS: Final = {
    "atmosphere": _CLOUD,
    "solar_system": _ORBITS,
    "universe": _SPIRAL,
    "leisure_exploration": _FLAG,
    "physics_dangers": _BOLT,
    "coast": _LIGHTHOUSE,
    "open_sea": _SAIL,
    "deep_sea": _DEPTHS,
    "living_things": _FISH,
    "people_threats": _ANCHOR,
}
_PLAIN: Final = (
    '<circle cx="12" cy="12" r="7"/>',
    '<path d="M5 12h14M12 5v14" stroke-width="2.4"/>',
    '<path d="M12 4.5 20 18.5H4Z"/>',
    '<path d="M4 9c3-3 5 3 8 0s5 3 8 0M4 16c3-3 5 3 8 0s5 3 8 0"/>',
    '<path d="M5 5h14v14H5ZM5 5l14 14"/>',
)


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
    _, number = place(deck, identity)
    return tag(
        "svg",
        Html(_GLYPHS.get(identity) or _PLAIN[number % len(_PLAIN)]),
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
