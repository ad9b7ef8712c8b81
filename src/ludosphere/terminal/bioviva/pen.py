"""What all parts of the picture of Bioviva draw with: canvas, inks, marks of choices, texts.

Nothing is told by colour alone: cards of the line have a double rule, seats shapes, stars a sign, words that
scored brackets.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rich.style import Style

from ...core.text import Texts, texts
from ...games.bioviva.decks import Deck, deck
from ...games.bioviva.say import quoted, scene_words
from ..canvas import Canvas, Column, Part
from ..palette import SEATS
from ..scene import Scene

STAR, PLACE = "★", "○"
"""A star on a constellation, and a place that waits for one."""
SEEN, OPEN, TURNED = "✓", "◉", "▲"
"""Of a back: you have seen it, it is open to you, it lies open to all."""
SHAPES = [shape for shape, _ in SEATS]


class Pen:
    """A picture being drawn for the seat `seat`."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.say: Texts = texts("ludosphere.terminal.bioviva", scene.lang)
        self.words: Texts = texts("ludosphere.games.bioviva", scene.lang)
        self.canvas = Canvas(scene.width, scene.height)
        colours = scene.palette
        self.plain = Style(color=colours.ink)
        self.bold = Style(color=colours.ink, bold=True)
        self.quiet = Style(color=colours.ink_2)
        self.faint = Style(color=colours.faint)
        self.title = Style(color=colours.accent, bold=True)
        self.ok = Style(color=colours.ok, bold=True)
        self.gold = Style(color=colours.gold, bold=True)
        self.can = Style(color=colours.gold, bgcolor=colours.gold_soft, bold=True)
        self.under = Style(color=colours.paper, bgcolor=colours.gold, bold=True)

    @cached_property
    def deck(self) -> Deck:
        """The deck of this game."""
        return deck(self.view["deck"])

    def column(self, x: int, y: int, width: int, height: int) -> Column:
        """An oblong of the picture to fill with lines."""
        return Column(self.canvas, x, y, width, height)

    # --- words ---------------------------------------------------------------------------------------
    def shown(self, picture: int) -> str:
        """What a picture shows, in the reader's language."""
        return scene_words(self.deck, picture, self.scene.lang)

    def trait(self, identity: str) -> str:
        """A characteristic in the reader's language."""
        return next(one.names[self.scene.lang] for one in self.deck.characteristics if one.id == identity)

    def said(self, word: str | None) -> str:
        """A word somebody said, or that it was given up."""
        return self.words("given-up") if word is None else quoted(word, self.words)

    def who(self, seat: int) -> str:
        """A player's name."""
        return self.scene.names[seat]

    def seat_mark(self, seat: int, count: int = 1) -> Part:
        """The shape of a seat in its colour, as often as it counts."""
        return SHAPES[seat] * count, Style(color=SEATS[seat][1], bold=True)

    def player(self, player: dict[str, Any]) -> list[Part]:
        """Shape and name; … who is to act."""
        seat = player["seat"]
        parts: list[Part] = [self.seat_mark(seat), (f" {self.who(seat)}", self.plain)]
        return [*parts, (" …", self.gold)] if seat in self.view["to_move"] else parts

    # --- marks -----------------------------------------------------------------------------------------
    def pointed(self, ref: str) -> bool:
        """Is it under the cursor, or chosen?"""
        return ref == self.scene.cursor or ref in self.scene.chosen

    def mark(self, ref: str) -> Part:
        """One cell: the key that chooses the ref, + if it is one step further; bright at the cursor."""
        if self.pointed(ref):
            return self.scene.keys.get(ref) or "▸", self.under, ref
        key = self.scene.keys.get(ref)
        if key is None and ref in self.scene.then:
            return "+", self.can, ref
        return (" ", Style.null(), ref) if key is None else (key or "•", self.can, ref)

    def name_style(self, ref: str) -> Style:
        """For the name of what a ref stands for: bright where the cursor is."""
        return self.bold + Style(underline=True) if self.pointed(ref) else self.bold


def length(parts: list[Part]) -> int:
    """How many cells the parts take."""
    return sum(len(part[0]) for part in parts)
