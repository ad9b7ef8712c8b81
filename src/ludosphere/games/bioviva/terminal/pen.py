"""What all parts of the picture of Bioviva draw with: canvas, inks, marks of choices, texts.

Nothing is told by colour alone: cards of the line have a double rule, seats shapes, stars a sign, words that
scored brackets.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rich.style import Style

from ....core.text import Texts, texts
from ....kit import pen as kit
from ....kit.canvas import Part
from ....kit.palette import SEATS
from ....kit.scene import Scene
from ..decks import Deck, deck
from ..say import quoted, scene_words

STAR, PLACE = "★", "○"
"""A star on a constellation, and a place that waits for one."""
SEEN, OPEN, TURNED = "✓", "◉", "▲"
"""Of a back: you have seen it, it is open to you, it lies open to all."""
SHAPES = [shape for shape, _ in SEATS]


class Pen(kit.Pen):
    """A picture being drawn for the seat `seat`."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, texts("ludosphere.games.bioviva.terminal", scene.lang))
        self.words: Texts = texts("ludosphere.games.bioviva", scene.lang)

    @cached_property
    def deck(self) -> Deck:
        """The deck of this game."""
        return deck(self.view["deck"])

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
