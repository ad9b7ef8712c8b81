"""What all parts of the picture of Living Planet draw with: canvas, inks, letters, marks of choices.

Nothing is told by colour alone: dice have letters, seats shapes, resources and buildings letters, cataclysms
and fires signs, mountains another sign than the plain.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rich.style import Style

from ....core.text import Texts, texts
from ....kit import pen as kit
from ....kit.canvas import Canvas, Part
from ....kit.palette import SEATS
from ....kit.scene import Scene
from ..facts import Facts, Hex, Type, facts
from ..words import named

SHAPES = [shape for shape, _ in SEATS]
INKS = {
    "red": ("#b8361f", "#ffffff"),
    "blue": ("#0072b2", "#ffffff"),
    "green": ("#2f8a4f", "#ffffff"),
    "yellow": ("#f0c419", "#2b2200"),
}
"""Ground and ink of dice and of the seats that play them."""
STRIKES = {"earthquake": "≠", "tornado": "@", "geyser": "¡", "fire": "*", "flood": "≈", "lava": "»"}
"""The signs of cataclysms; a burning hex has that of fire."""
MOUNTAIN, PLAIN = "^", "·"
STAR = "☼"
RESOURCES = ("iron", "oil", "electricity", "mycelium", "vibrium", "wood")
COLOURS = ("red", "blue", "green", "yellow")
SIDES = ("NE", "E", "SE", "SW", "W", "NW")


class Pen(kit.Pen):
    """A picture being drawn for the seat `seat`."""

    def __init__(self, scene: Scene, canvas: Canvas | None = None) -> None:
        super().__init__(scene, texts("ludosphere.games.living_planet.terminal", scene.lang), canvas)
        self.words: Texts = texts("ludosphere.games.living_planet", scene.lang)
        colours = scene.palette
        self.ground = Style(bgcolor=colours.sheet)
        self.ridge = Style(color="#d9a066" if colours.dark else "#7d4e1d", bold=True)

    @property
    def player(self) -> dict[str, Any]:
        """The one whose eyes see the picture."""
        player: dict[str, Any] = self.view["players"][self.seat]
        return player

    # --- facts -------------------------------------------------------------------------------------
    @cached_property
    def facts(self) -> Facts:
        """The facts of the box, with the house rules of the game."""
        return facts(
            len(self.view["players"]), self.view["arboria"], str(self.scene.options.get("house", ""))
        )

    @cached_property
    def resources(self) -> list[str]:
        """The resources of this game."""
        return list(self.view["market"]["prices"])

    def hex(self, identity: str) -> Hex:
        """The facts of a hex."""
        return next(hex for hex in self.facts.hexes if hex.id == identity)

    def type(self, identity: str) -> Type:
        """The facts of a building type."""
        return next(kind for kind in self.facts.types if kind.id == identity)

    # --- marks -------------------------------------------------------------------------------------
    def offered(self, ref: str | None) -> bool:
        """Can it be chosen now or after what is under the cursor, or is it?"""
        return ref is not None and (ref in self.scene.keys or ref in self.scene.then or self.pointed(ref))

    def marked(self, ref: str | None, text: str, style: Style) -> Part:
        """A single cell that shows `text`, or the mark in its place where the ref is offered."""
        return self.mark(ref) if self.offered(ref) else (text, style, ref)

    # --- letters -----------------------------------------------------------------------------------
    @cached_property
    def _letters(self) -> dict[str, str]:
        return dict(zip(RESOURCES, self.say("letters"), strict=True))

    def letter(self, resource: str) -> str:
        """A resource as one letter."""
        return self._letters[resource]

    def colour(self, colour: str) -> str:
        """A colour as one letter."""
        return self.words(f"colour-{colour}")[0].upper()

    def ink(self, colour: str) -> Style:
        """A die's ground and ink."""
        ground, ink = INKS[colour]
        return Style(color=ink, bgcolor=ground, bold=True)

    def die(self, colour: str, value: int | None) -> Part:
        """A die: `R4`."""
        return f"{self.colour(colour)}{value or '?'}", self.ink(colour)

    def seat_mark(self, seat: int, more: str = "") -> Part:
        """The shape of a seat on the ground of its colour, and what belongs to it: `●2s`."""
        return SHAPES[seat] + more, self.ink(COLOURS[seat])

    def unit(self, kind: str) -> str:
        """A unit as one letter."""
        return self.say("units")[("scientist", "wounded", "motor").index(kind)]

    def code(self, type: str) -> str:
        """A building as two letters; the beginning of its name where house rules brought it."""
        key = f"code-{type}"
        return self.say(key) if key in self.say else f"{self.named('type', type)[:2]:<2}"

    def named(self, key: str, name: str) -> str:
        """The name of a hex or a type."""
        return named(key, name, self.words)

    def side(self, side: str) -> str:
        """A side of the map in letters: `SW`."""
        return "".join(part[0].upper() for part in self.words(f"side-{side}").split("-"))
