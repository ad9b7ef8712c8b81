"""What all parts of the picture of Living Planet draw with: canvas, inks, letters, marks of choices.

Nothing is told by colour alone: dice have letters, seats shapes, resources and buildings letters, cataclysms
and fires signs, mountains another sign than the plain.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rich.style import Style

from ...core.text import Texts, texts
from ...games.living_planet.facts import Facts, Hex, Type, facts
from ...games.living_planet.words import named
from ..canvas import Canvas, Column, Part
from ..palette import SEATS
from ..scene import Scene

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


class Pen:
    """A picture being drawn for the seat `seat`."""

    def __init__(self, scene: Scene, canvas: Canvas | None = None) -> None:
        self.scene = scene
        self.view = scene.view
        self.seat = scene.seat or 0
        self.lang = scene.lang
        self.say: Texts = texts("ludosphere.terminal.living_planet", scene.lang)
        self.words: Texts = texts("ludosphere.games.living_planet", scene.lang)
        self.canvas = canvas or Canvas(scene.width, scene.height)
        colours = scene.palette
        self.plain = Style(color=colours.ink)
        self.bold = Style(color=colours.ink, bold=True)
        self.quiet = Style(color=colours.ink_2)
        self.faint = Style(color=colours.faint)
        self.title = Style(color=colours.accent, bold=True)
        self.ok = Style(color=colours.ok, bold=True)
        self.danger = Style(color=colours.danger, bold=True)
        self.can = Style(color=colours.gold, bgcolor=colours.gold_soft, bold=True)
        self.under = Style(color=colours.paper, bgcolor=colours.gold, bold=True)
        self.ground = Style(bgcolor=colours.sheet)
        self.ridge = Style(color="#d9a066" if colours.dark else "#7d4e1d", bold=True)

    @property
    def player(self) -> dict[str, Any]:
        """The one whose eyes see the picture."""
        player: dict[str, Any] = self.view["players"][self.seat]
        return player

    def column(self, x: int, y: int, width: int, height: int) -> Column:
        """An oblong of the picture to fill with lines."""
        return Column(self.canvas, x, y, width, height)

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
    def pointed(self, ref: str | None) -> bool:
        """Is it under the cursor, or chosen?"""
        return ref is not None and (ref == self.scene.cursor or ref in self.scene.chosen)

    def offered(self, ref: str | None) -> bool:
        """Can it be chosen now or after what is under the cursor, or is it?"""
        return ref is not None and (ref in self.scene.keys or ref in self.scene.then or self.pointed(ref))

    def mark(self, ref: str | None) -> Part:
        """One cell: the key that chooses the ref, + if it is one step further; bright at the cursor."""
        if ref is None:
            return " ", Style.null()
        if self.pointed(ref):
            return self.scene.keys.get(ref) or "▸", self.under, ref
        key = self.scene.keys.get(ref)
        if key is None and ref in self.scene.then:
            return "+", self.can, ref
        return (" ", Style.null(), ref) if key is None else (key or "•", self.can, ref)

    def marked(self, ref: str | None, text: str, style: Style) -> Part:
        """A single cell that shows `text`, or the mark in its place where the ref is offered."""
        return self.mark(ref) if self.offered(ref) else (text, style, ref)

    def name_style(self, ref: str | None) -> Style:
        """For the name of what a ref stands for: bright where the cursor is."""
        return self.bold + Style(underline=True) if self.pointed(ref) else self.bold

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


def signed(points: int) -> str:
    """A number with a true minus."""
    return str(points).replace("-", "−")


def length(parts: list[Part]) -> int:
    """How many cells the parts take."""
    return sum(len(part[0]) for part in parts)
