"""What every part of the picture of Earth draws with: canvas, inks, words, marks of what can be chosen."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rich.style import Style

from ....core.text import Texts, texts
from ....kit import pen as kit
from ....kit.canvas import Part
from ....kit.palette import SEATS, mixed
from ....kit.scene import Scene
from ..cards import CARD_BY_ID, Card
from ..names import name

INKS = {
    "green": ("#2f8a4f", "#ffffff"),
    "red": ("#b8361f", "#ffffff"),
    "blue": ("#0072b2", "#ffffff"),
    "yellow": ("#f0c419", "#2b2200"),
    "multicolor": ("#8a5fb0", "#ffffff"),
    "black": ("#4a4f58", "#ffffff"),
    "brown": ("#85552a", "#ffffff"),
}
"""Ground and ink of the colours of abilities."""


class Pen(kit.Pen):
    """A picture being drawn for the seat `seat`."""

    ahead = ""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, texts("ludosphere.games.earth.terminal", scene.lang))
        self.words: Texts = texts("ludosphere.games.earth.board", scene.lang)
        colours = scene.palette
        self.grounds = (
            Style(bgcolor=colours.sheet),
            Style(bgcolor=mixed(colours.sheet, colours.paper, 0.45)),
        )
        """Two, for cards side by side."""

    @property
    def player(self) -> dict[str, Any]:
        """The one whose eyes see the picture."""
        player: dict[str, Any] = self.view["players"][self.seat]
        return player

    def seat_mark(self, column: int) -> Part:
        """The sign of a seat; a star for Gaia, whose column comes after the seats."""
        if column >= len(self.view["players"]):
            return "✦", self.title
        shape, colour = SEATS[column]
        return shape, Style(color=colour)

    # --- cards -------------------------------------------------------------------------------------
    def named(self, identity: str) -> str:
        """The name of a card."""
        return name(identity, self.lang)

    @cached_property
    def _letters(self) -> dict[str, str]:
        return dict(zip(INKS, self.say("letters"), strict=True))

    def letter(self, colour: str) -> Part:
        """The colour of an ability as a letter on its ground."""
        ground, ink = INKS[colour]
        return self._letters[colour], Style(color=ink, bgcolor=ground, bold=True)

    def letters(self, card: Card) -> list[Part]:
        """The colours of a card's abilities, those of the set-up left out."""
        return [self.letter(one.color) for one in card.abilities if one.trigger != "setup"]


def fact(identity: str) -> Card:
    """The card of an id."""
    return CARD_BY_ID[identity]


def number(identity: str) -> str:
    """A card's number in three or four cells: "013", "285a", "348"."""
    return identity.removeprefix("ab-")


def price(card: Card) -> str:
    """Cost and points: "4/2"; a dash for what costs nothing to speak of."""
    return f"{'–' if card.cost is None else card.cost}/{kit.signed(card.vp)}"


def pieces(card: Card, sprouts: int, growth: int, width: int, pen: Pen) -> list[Part]:
    """Sprouts and growth on a card: `●●○ ▮▮▯♧`, the canopy a ♣ once it is grown; figures for want of room."""
    green, wood = Style(color=INKS["green"][0], bold=True), Style(color="#b98a4e", bold=True)
    if pen.scene.palette.dark:
        green = Style(color="#6fc98d", bold=True)
    canopy = card.max_growth > 0 and growth >= card.max_growth
    crown: Part = (f"♣{card.canopy_vp}", pen.ok) if canopy else ("♧", pen.faint)
    tall = max(0, card.max_growth - 1)
    gap = " " if card.sprout_spaces and card.max_growth else ""
    if card.sprout_spaces + len(gap) + card.max_growth <= width:
        parts: list[Part] = [
            ("●" * sprouts, green),
            ("○" * (card.sprout_spaces - sprouts), pen.faint),
            (gap, pen.plain),
            ("▮" * min(growth, tall), wood),
            ("▯" * (tall - growth), pen.faint),
        ]
    else:
        parts = [(f"●{sprouts}/{card.sprout_spaces}", green)] if card.sprout_spaces else []
        parts += [(gap, pen.plain), (f"▮{growth}/{card.max_growth}", wood)] if card.max_growth else []
    return [*parts, crown] if card.max_growth else parts
