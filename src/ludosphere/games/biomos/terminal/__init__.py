"""Biomos on a terminal: the planet as a ring of stations, the biomes beside it, the others in rows below.

A terrain is always a letter, a shape and a colour. The ring has fourteen stations as the planet board has:
twelve of the track, clockwise from the lower left, and the mouth, where the Advanced side has two recesses.
Between the stations stand the numbers of the gaps, the same as in the notation.
"""

from __future__ import annotations

import math
from typing import Any

from rich.style import Style
from rich.text import Text

from ....core.contract import View
from ....core.text import Texts, texts
from ....kit.canvas import shortened
from ....kit.palette import SEATS, mixed
from ....kit.pen import Pen
from ....kit.scene import Renderer, Scene
from ..actions import EVENT, GRAMMAR, LETTERS, TERRAIN
from ..cards import CARDS, TERRAIN_NAMES, TERRAINS, TRACK, Biome

SHAPES = {"sea": "●", "desert": "◆", "forest": "▲", "mountain": "■", "glacier": "✚"}
INKS = {
    "sea": ("#0072b2", "#ffffff"),
    "desert": ("#e69f00", "#2b1c00"),
    "forest": ("#009e73", "#04241a"),
    "mountain": ("#6b4a5e", "#ffffff"),
    "glacier": ("#d6eef8", "#0b3c57"),
}
"""Ground and ink of each terrain."""

GLOBES = {
    "discovery": "#2a6f9e",
    "forest": "#2f8a62",
    "mountain": "#8a6a80",
    "desert": "#b5822f",
    "glacier": "#7fb2cc",
}
"""The colour of each planet in full light."""

_CARDS = {card.id: card for card in CARDS}
_CARDS_WIDTH = 42
_STATIONS = TRACK + 2


def glyph(terrain: str) -> str:
    """A terrain in two characters: `F▲`."""
    return f"{LETTERS[TERRAINS.index(terrain)]}{SHAPES[terrain]}"


def ink(terrain: str, bold: bool = False) -> Style:
    """A terrain's colours."""
    ground, text = INKS[terrain]
    return Style(color=text, bgcolor=ground, bold=bold)


class BiomosRenderer(Renderer):
    """The picture of Biomos."""

    grammar = GRAMMAR

    def board(self, scene: Scene) -> Text:
        return _Drawing(scene).drawn()

    def title(self, view: View, lang: str) -> str:
        return _words(lang)("title", mode=view["mode"], solo="yes" if view["solo"] else "no")

    def refs(self, view: View, seat: int) -> list[str]:
        planet = view["planets"][seat]
        count = len(planet["track"])
        refs = [*TERRAIN.refs.values()]
        refs += [f"gap:{gap}" for gap in range(min(count, TRACK - 1) + 1)]
        refs += [f"token:{token}" for token in range(count)]
        refs += [*(["recess:a", "recess:b"] if view["mode"] == "advanced" else []), "moon"]
        refs += [f"card:{card}" for card in [*view["giants"], *view["basic"]] if card]
        return [*refs, *EVENT.refs.values(), "skip"]

    def automaton(self, lang: str) -> str:
        return _words(lang)("hole")

    def help(self, lang: str) -> str:
        legend = "   ".join(f"{glyph(terrain)} {TERRAIN_NAMES[terrain][lang]}" for terrain in SHAPES)
        return f"{legend}\n\n{_words(lang)('help')}"


def _words(lang: str) -> Texts:
    return texts("ludosphere.games.biomos.terminal", lang)


class _Drawing(Pen):
    """One picture being drawn."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, _words(scene.lang))
        self.planet: dict[str, Any] = self.view["planets"][self.seat]
        others = len(self.view["planets"]) - 1 + (self.view["hole"] is not None)
        self.ring_height = max(11, min(scene.height - 1 - others, 21))
        self.ring_width = max(36, min(scene.width - _CARDS_WIDTH - 2, 2 * self.ring_height + 16))

    def drawn(self) -> Text:
        """The planet and the biomes, the centre, then the others."""
        self._globe()
        self._ring()
        self._middle()
        self._cards(self.scene.width - _CARDS_WIDTH - 1)
        y = self.ring_height
        self._centre(y)
        for planet in self.view["planets"]:
            if planet["seat"] != self.seat:
                y += 1
                self._other(y, planet)
        if self.view["hole"]:
            self._hole(y + 1)
        return self.canvas.text()

    # --- the own planet ------------------------------------------------------------------------
    def _at(self, station: float) -> tuple[int, int]:
        """The middle of a station on the ring; 0 is the track's first, −1 recess B, 12 recess A."""
        bearing = math.tau * (0.5 + (station + 1.5) / _STATIONS)
        across, down = (self.ring_width - 4) / 2, (self.ring_height - 1) / 2
        return round(2 + across * (1 + math.sin(bearing))), round(down * (1 - math.cos(bearing)))

    def _globe(self) -> None:
        """The planet inside the ring, lit from the upper left; for the eye only."""
        colours = self.scene.palette
        full = GLOBES[self.planet["board"] or "discovery"]
        base = mixed(colours.paper, full, 0.5 if colours.dark else 0.3)
        middle = (self.ring_width - 1) / 2 + 1
        across, down = self.ring_width / 2 - 6.5, self.ring_height - 4.2

        def colour(x: int, row: int) -> str | None:
            dx, dy = (x - middle) / across, (row + 0.5 - self.ring_height) / down
            far = dx * dx + dy * dy
            if far > 1:
                return None
            light = -0.6 * dx - 0.5 * dy + 0.5 * math.sqrt(1 - far)
            shade = max(0, min(4, round(2.2 - 3 * light)))  # few: over a slow line each colour costs
            return mixed(base, colours.paper, shade * 0.16)

        for y in range(self.ring_height):
            for x in range(self.ring_width):
                self.canvas.dots(x, y, colour(x, 2 * y), colour(x, 2 * y + 1))

    def _ring(self) -> None:
        track: list[str] = list(self.planet["track"])
        marked = list(range(len(track)))  # which token of the planet stands at each station
        chosen = self.scene.chosen
        if chosen and chosen[0].startswith("token:") and self.view["phase"] == "lift":
            lifted = int(chosen[0].partition(":")[2])
            del track[lifted], marked[lifted]
        for station in range(TRACK):
            x, y = self._at(station)
            if station < len(track):
                self._token(x, y, track[station], f"token:{marked[station]}")
            else:
                self.canvas.put(x, y, "○", self.faint)
        for gap in range(TRACK + 1):
            x, y = self._at(gap - 0.5)
            if gap <= len(track) < TRACK:
                self._gap(x, y, gap)
            elif 0 < gap < TRACK:
                self.canvas.put(x, y, "·", self.faint)
        if self.view["mode"] == "advanced":
            for name, station in (("b", -1), ("a", TRACK)):
                self._space(*self._at(station), self.planet[name], f"recess:{name}", "[]", name.upper())
        x = self.ring_width - 6
        self.canvas.put(x - 3, 0, "☾", self.quiet)
        self._space(x + 1, 0, self.planet["moon"], "moon", "()", " ")

    def _token(self, x: int, y: int, terrain: str, ref: str) -> None:
        key = self.scene.keys.get(ref)
        self.canvas.put(x - 1, y, f" {glyph(terrain)} ", ink(terrain, bold=True), ref)
        if ref == self.scene.cursor:
            self.canvas.put(x - 1, y, key or "▸", self.under, ref)
            self.canvas.put(x + 2, y, "◂", self.under, ref)
        elif key:
            self.canvas.put(x - 1, y, key, self.can, ref)

    def _gap(self, x: int, y: int, gap: int) -> None:
        ref = f"gap:{gap}"
        if ref == self.scene.cursor or ref in self.scene.chosen:
            self._ghost(x, y, ref)
        elif ref in self.scene.keys:
            self.canvas.put(x, y, str(gap), self.can, ref)
        else:
            self.canvas.put(x, y, str(gap), self.faint, ref)

    def _ghost(self, x: int, y: int, ref: str) -> None:
        """The token in hand at the place under the cursor."""
        terrain = self._in_hand()
        if terrain is None:
            self.canvas.put(x, y, ref.partition(":")[2] or "+", self.under, ref)
        else:
            self.canvas.put(x, y, glyph(terrain), self.under, ref)

    def _in_hand(self) -> str | None:
        first = self.scene.chosen[0] if self.scene.chosen else ""
        kind, _, value = first.partition(":")
        if kind == "centre":
            return value
        if kind == "token":
            return str(self.planet["track"][int(value)])
        return self.planet[value] if kind == "recess" else None

    def _space(self, x: int, y: int, terrain: str | None, ref: str, edges: str, name: str) -> None:
        """A place of its own: a recess in [ ], the moon in ( )."""
        scene = self.scene
        lifted = scene.chosen[:1] == (ref,) and self.view["phase"] == "lift"
        here = ref == scene.cursor or ref in scene.chosen[1:]
        can = ref in scene.keys
        edge = self.gold if can or here else self.quiet
        self.canvas.put(x - 1, y, edges[0], edge, ref)
        self.canvas.put(x + 2, y, edges[1], edge, ref)
        if terrain and not lifted:
            self.canvas.put(x, y, glyph(terrain), ink(terrain, bold=True), ref)
            if here:
                self.canvas.put(x - 1, y, scene.keys.get(ref) or "▸", self.under, ref)
                self.canvas.put(x + 2, y, "◂", self.under, ref)
            elif can:
                self.canvas.put(x - 1, y, scene.keys[ref] or "•", self.can, ref)
        elif here and not lifted:
            self._ghost(x, y, ref)
        elif can:
            self.canvas.put(x, y, f"{scene.keys[ref] or '•'} ", self.can, ref)
        else:
            self.canvas.put(x, y, f"{name} ", self.faint, ref)

    def _middle(self) -> None:
        """Inside the ring: name of the planet, points, how full it is, biomes claimed."""
        planet = self.planet
        board = planet["board"]
        lines = [
            (self.say("planet", planet=board) if board else "", self.quiet),
            (self.say("points", points=planet["score"]), self.plain + Style(bold=True)),
            (self.say("full", tokens=planet["tokens"], spaces=planet["spaces"]), self.quiet),
            (self.say("claimed", count=len(planet["claimed"])), self.quiet),
        ]
        y = (self.ring_height - len(lines)) // 2
        for number, (text, style) in enumerate(lines):
            self.canvas.put((self.ring_width - len(text)) // 2 + 1, y + number, text, style)

    # --- the supply ------------------------------------------------------------------------------
    def _cards(self, x: int) -> None:
        y = 0
        for row in ("giants", "basic"):
            self.canvas.put(x + 2, y, self.say(row), self.title)
            if row == "basic":
                deck = self.say("deck", count=self.view["deck"])
                self.canvas.put(x + _CARDS_WIDTH - len(deck), y, deck, self.faint)
            for number, card in enumerate(self.view[row]):
                if card:
                    self._card(x, y + 1 + number, _CARDS[card])
                else:
                    self.canvas.put(x + 2, y + 1 + number, "–", self.faint)
            y += 7 if self.ring_height >= 13 else 6

    def _card(self, x: int, y: int, card: Biome) -> None:
        scene, ref = self.scene, f"card:{card.id}"
        stands = card.id in self.planet["standing"]
        key = scene.keys.get(ref)
        style = self.plain
        if ref == scene.cursor or ref in scene.chosen:
            self.canvas.put(x, y, f"{key or '▸'}▸", self.under, ref)
            style = self.gold
        elif key is not None:
            self.canvas.put(x, y, f"{key} ", self.can, ref)
            style = self.gold
        elif stands:
            self.canvas.put(x, y, "✓", self.ok, ref)
            style = self.ok
        self.canvas.put(x + 2, y, shortened(card.names[scene.lang], 22).ljust(23), style, ref)
        at = x + 25
        for terrain in card.pattern:
            name = TERRAINS[terrain]
            at = self.canvas.put(at, y, glyph(name) if name else "? ", ink(name) if name else self.quiet, ref)
        self.canvas.put(x + _CARDS_WIDTH - 2, y, f"{card.points:2}", style + Style(bold=True), ref)

    def _centre(self, y: int) -> None:
        """The tokens to choose from, then what is left in the pouch."""
        scene = self.scene
        x = self.canvas.put(1, y, f"{self.say('centre')} ", self.title)
        marked = False
        for terrain in self.view["centre"]:
            ref = f"centre:{terrain}"
            style, key = ink(terrain, bold=True), scene.keys.get(ref)
            x = self.canvas.put(x, y, key or " ", self.can if key else style, ref)
            x = self.canvas.put(x, y, f"{glyph(terrain)} ", style, ref)
            if not marked and (ref == scene.cursor or ref in scene.chosen):
                marked = True  # one of several alike
                self.canvas.put(x - 4, y, key or "▸", self.under, ref)
                self.canvas.put(x - 1, y, "◂", self.under, ref)
            x += 1
        pouch = self.say("pouch")
        left = scene.width - len(pouch) - 6 * len(SHAPES) - 1
        if left > x:
            at = self.canvas.put(left, y, pouch, self.quiet)
            for terrain, count in self.view["pouch"].items():
                at = self.canvas.put(at + 1, y, glyph(terrain), ink(terrain))
                at = self.canvas.put(at, y, f"{count:2} ", self.quiet)

    # --- the others ------------------------------------------------------------------------------
    def _other(self, y: int, planet: dict[str, Any]) -> None:
        scene, put = self.scene, self.canvas.put
        shape, colour = SEATS[planet["seat"]]
        put(1, y, shape, Style(color=colour))
        put(3, y, shortened(scene.names[planet["seat"]], 11), self.plain)
        put(14, y, f"{planet['score']:3}", self.plain + Style(bold=True))
        x = 18
        for terrain in planet["track"]:
            x = put(x, y, glyph(terrain), ink(terrain))
        for _ in range(TRACK - len(planet["track"])):
            x = put(x, y, "· ", self.faint)
        if self.view["mode"] == "advanced":
            for name in ("a", "b"):
                x = put(x + 1, y, name.upper(), self.quiet)
                x = self._small(x, y, planet[name])
        x = self._small(put(x + 1, y, "☾", self.quiet), y, planet["moon"])
        notes = [f"{planet['tokens']}/{planet['spaces']}"]
        if self.view["mode"] == "advanced" and planet["board"]:
            notes.append(self.say("kind", planet=planet["board"]))
        notes += [f"✓ {_CARDS[card].names[scene.lang]}" for card in planet["standing"]]
        put(x + 1, y, shortened(" ".join(notes), scene.width - x - 1), self.quiet)

    def _small(self, x: int, y: int, terrain: str | None) -> int:
        if terrain is None:
            return self.canvas.put(x, y, "··", self.faint)
        return self.canvas.put(x, y, glyph(terrain), ink(terrain))

    def _hole(self, y: int) -> None:
        hole, put = self.view["hole"], self.canvas.put
        x = put(1, y, f"{self.say('hole')} ", self.title)
        x = put(x, y, f"{hole['score']}", self.plain + Style(bold=True))
        sources = self.say("hole-has", card=hole["card"], count=len(hole["claimed"]))
        x = put(x + 1, y, sources, self.quiet)
        for terrain, count in hole["tokens"].items():
            if count:
                x = put(x + 2, y, glyph(terrain), ink(terrain))
                x = put(x, y, f"×{count}", self.quiet)


RENDERER = BiomosRenderer()
