"""The picture of the game on the home page, a few plants laid out before an island; and its emblem."""

from __future__ import annotations

from functools import cache

from ....core.svg import svg as document
from ..cards import CARD_BY_ID
from . import picture

WIDTH, HEIGHT = 960, 360
_BEHIND = "291b"
_CARDS = (("003", -7), ("013", -3), ("017", 2), ("281", -2), ("149", 4), ("076", 7))
"""The cards in front, and how each is turned."""


def _window(card: str, x: float, y: float, width: float, height: float) -> str:
    """A card's picture cut to a rectangle."""
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="0 0 160 120" '
        f'preserveAspectRatio="xMidYMid slice">{picture(CARD_BY_ID[card])}</svg>'
    )


@cache
def cover() -> str:
    """960×360: an island, and cards in a fan in front of it."""
    parts = [
        _window(_BEHIND, 0, 0, WIDTH, HEIGHT),
        f'<path d="M0 0H{WIDTH}V{HEIGHT}H0z" fill="#0b1826" opacity=".28"/>',
    ]
    for number, (card, turn) in enumerate(_CARDS):
        x, y = 44 + number * 148, 120 + abs(turn) * 5
        parts.append(
            f'<g transform="rotate({turn} {x + 66} {y + 90})">'
            f'<rect x="{x - 5}" y="{y - 5}" width="142" height="190" rx="10" fill="#f9fbf7"/>'
            f"{_window(card, x, y, 132, 180)}</g>"
        )
    return document(WIDTH, HEIGHT, *parts, width=WIDTH, height=HEIGHT)


@cache
def emblem() -> str:
    """A square with the plant that is tree, herb, mushroom and bush at once."""
    frame = (
        '<rect x="2" y="2" width="116" height="116" rx="20" fill="none" stroke="#f9fbf7" stroke-width="4"/>'
    )
    return document(120, 120, _window("280", 0, 0, 120, 120), frame, width=120, height=120)
