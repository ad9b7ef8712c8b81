"""A tableau: the planted cards in their frame, which grows with them to four rows and columns."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ....core.text import Texts
from ....kit.html import Html, button, el
from .glyphs import glyph
from .tile import planted, tiles

SIDE: Final = 4
"""Rows and columns of a full tableau."""
START: Final = "d4"


def spot(place: str) -> tuple[int, int]:
    """Column and row of a place: "d4" is (3, 3)."""
    return ord(place[0]) - 97, int(place[1:]) - 1


def place(column: int, row: int) -> str:
    """The place at a column and a row."""
    return f"{chr(97 + column)}{row + 1}"


class Frame:
    """Which part of the board is shown: the cards and, on `open` tableaux, where the next could lie."""

    def __init__(self, cards: list[tuple[int, int]], open_: bool) -> None:
        self.empty = not cards
        columns, rows = zip(*(cards or [spot(START)]), strict=True)
        self.left, self.right = min(columns), max(columns)
        self.top, self.bottom = min(rows), max(rows)
        grown = open_ and not self.empty and len(cards) < SIDE * SIDE
        wide = int(grown and self.right - self.left < SIDE - 1)
        high = int(grown and self.bottom - self.top < SIDE - 1)
        self.columns = range(self.left - wide, self.right + wide + 1)
        self.rows = range(self.top - high, self.bottom + high + 1)

    def classes(self) -> str:
        """How many columns and rows; "l r" and "t b": with narrow ones at the edges, for want of room."""
        slim_x, slim_y = len(self.columns) > SIDE, len(self.rows) > SIDE
        across = f"c{len(self.columns) - 2} sx" if slim_x else f"c{len(self.columns)}"
        down = f"r{len(self.rows) - 2} sy" if slim_y else f"r{len(self.rows)}"
        return f"{across} {down}"


def tableau(player: Mapping[str, Any], own: bool, open_: bool, title: str, say: Texts) -> Html:
    """The grid of a player. `own`: it can be pointed at; `open_`: it may still grow."""
    lang, states = say.lang, {"used": player["used"], "new": player["planted"], "down": player["down"]}
    cards = {spot(card["at"]): card for card in player["tableau"]}
    backs = {spot(at) for at in player["down"]} - cards.keys()
    frame = Frame([*cards, *backs], open_ and own)
    cells = []
    for row in frame.rows:
        for column in frame.columns:
            card = cards.get((column, row))
            if card is None:
                empty = _back if (column, row) in backs else _empty
                cells.append(empty(place(column, row), own, say))
                continue
            at = card["at"]
            state = " ".join(one for one, places in states.items() if at in places)
            cells.append(planted(card["card"], at, card["sprouts"], card["growth"], state, own, lang))
    return tiles(*cells, class_=f"plot {frame.classes()}", label=title, grid=own)


@lru_cache(maxsize=256)
def _back(at: str, own: bool, say: Texts) -> Html:
    """A card of somebody else that lies face down."""
    return el("li", glyph("card"), el("span", say("face-down", at=at), class_="vh"), class_="back")


@lru_cache(maxsize=256)  # 49 places
def _empty(at: str, own: bool, say: Texts) -> Html:
    """A space without a card; the first one a card may be planted on bids to do so."""
    if not own:
        return el("li", class_="gap")
    ref = f"space:{at}"
    return el("li", button(class_="free", data_ref=ref, data_key=ref, aria_label=say("free", at=at)))
