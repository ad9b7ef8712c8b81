"""The whole table of Biomos as one self-contained picture, for notebooks and pages without a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.contract import View
from ...core.text import Texts
from ...kit.html import Html, joined, num
from ...kit.svg import at, circle, rect, words_at
from ...kit.svg import svg as document
from . import globe, pictures, ring
from .cards import TERRAINS, Biome
from .markup import card_of, words

CELL: Final = (400.0, 430.0)
"""What a planet takes up, with its name."""
CARD: Final = (196.0, 74.0)


def svg(view: View, lang: str = "en") -> Html:
    """All planets, the centre and the cards on offer, readable on light and dark paper."""
    say = words(lang)
    cells = [_planet(view, planet, say) for planet in view["planets"]]
    if view["hole"]:
        cells.append(_hole(view["hole"], say))
    columns = min(len(cells), 2)
    width = max(2, columns) * CELL[0]
    placed = [at(k % columns * CELL[0], k // columns * CELL[1], cell) for k, cell in enumerate(cells)]
    y = -(-len(cells) // columns) * CELL[1] + 30
    centre = [at(104 + 44 * k, y, globe.token(terrain, 18)) for k, terrain in enumerate(view["centre"])]
    cards = [card_of(card) for card in (*view["giants"], *view["basic"]) if card]
    across = int(width // CARD[0])
    offers = [
        at(12 + k % across * CARD[0], y + 40 + k // across * CARD[1], _card(card, lang))
        for k, card in enumerate(cards)
    ]
    height = y + 48 + -(-len(cards) // across) * CARD[1]
    return document(
        width,
        height,
        pictures.tokens(),
        rect(0, 0, width, height, "var(--paper,#e6ece8)"),
        *placed,
        words_at(14, y + 5, say("board-centre"), 15),
        *centre,
        *offers,
        width=num(width),
        font_family="system-ui,sans-serif",
        role="img",
        aria_label=" ".join(globe.row_in_words(planet, say) for planet in view["planets"]),
    )


def _planet(view: View, planet: Mapping[str, Any], say: Texts) -> Html:
    seat = planet["seat"]
    label = say("board-seat", number=seat + 1)
    scale = 376 / ring.WIDTH
    return (
        (circle(18, 23, 5, "var(--accent,#0a5a78)") if seat in view["to_move"] else Html())
        + words_at(30, 30, label, 20, 700)
        + words_at(30, 52, say("board-points", points=planet["score"]), 15)
        + at(12, 60, globe.drawing(planet, say, pictures.globe(planet)), scale=scale)
    )


def _hole(black_hole: Mapping[str, Any], say: Texts) -> Html:
    tokens = black_hole["tokens"].items()
    stock = joined(
        at(60 + 70 * k, 390, globe.token(name, 18), words_at(26, 6, str(count), 16, 600))
        for k, (name, count) in enumerate(tokens)
    )
    return (
        words_at(30, 30, say("board-hole"), 20, 700)
        + words_at(30, 52, say("board-points", points=black_hole["score"]), 15)
        + at(200, 216, pictures.hole(), scale=1.4)
        + stock
    )


def _card(biome: Biome, lang: str) -> Html:
    tokens = (
        at(20 + 24 * k, 46, globe.token(TERRAINS[t] or "joker", 10)) for k, t in enumerate(biome.pattern)
    )
    return (
        rect(0, 0, CARD[0] - 12, CARD[1] - 10, globe.SHEET, stroke=globe.LINE, rx=8)
        + words_at(10, 22, biome.names[lang], 13, 600)
        + words_at(CARD[0] - 22, 23, str(biome.points), 17, 700, "end")
        + joined(tokens)
    )
