"""Living Planet on a terminal: the map of hexes with dice, market and players around it or on pages.

`pen` holds inks, letters and marks; `hexmap` lays hexes out, `cells` fills them; `commons` are dice, stocks
and players, `market` and `buildings` pages of their own, `reading` has everything in words, `notation` what
can be pointed at.
"""

from __future__ import annotations

from rich.text import Text

from ....core.contract import View
from ....core.text import texts
from ....kit.canvas import Column, wrapped
from ....kit.scene import Renderer, Scene
from ..refs import GRAMMAR
from . import buildings, commons, market, notation, reading
from .hexmap import Map
from .pen import RESOURCES, STAR, STRIKES, Pen

_PAGES = ("map", "market", "buildings", "players")
_WIDE, _TALL = 104, 20
"""From this size on dice, market and players stand beside the map."""
_SIDE = 41
_DRAWN = 30
"""How wide the words about a drawn hex are beside the map, without such a column."""
_FIRST = {"shift": "market", "market": "market", "deal": "market", "name": "market", "deplete": "market"}
"""The page with what is to be chosen, where that isn't the map."""


class PlanetRenderer(Renderer):
    """The picture of Living Planet."""

    grammar = GRAMMAR

    seats = (("●", "#d5503a"), ("▲", "#0072b2"), ("■", "#009e73"), ("◆", "#f0e442"))
    """Each seat in the colour it plays."""
    own_names = ("turn",)

    def board(self, scene: Scene) -> Text:
        pen = Pen(scene)
        page = _page(pen)
        _strip(pen, page)
        whole = pen.column(1, 1, scene.width - 2, scene.height - 1)
        if page == "map":
            _map(pen)
        elif page == "market":
            _top(pen, whole)
            market.table(pen, whole)
        elif page == "buildings":
            buildings.table(pen, whole)
        else:
            commons.players(pen, whole)
            whole.gap()
            commons.piles(pen, whole)
        return pen.canvas.text()

    def read(self, scene: Scene) -> Text:
        pen = Pen(scene)
        return reading.read(pen, _page(pen))

    def scrolled(self, scene: Scene) -> tuple[int, int]:
        """The scroll as far as the map goes; none on other pages."""
        pen = Pen(scene)
        page = _page(pen)
        if page == "buildings":
            return 0, buildings.scrolled(pen, scene.height - 1)
        return Map(scene, *_room(pen)).scroll if page == "map" else (0, 0)

    def title(self, view: View, lang: str) -> str:
        say = texts("ludosphere.games.living_planet.terminal", lang)
        return say("title", arboria=str(view["arboria"]), length=view["length"])

    def refs(self, view: View, seat: int) -> list[str]:
        return notation.refs(view, seat)

    def automaton(self, lang: str) -> str:
        return "–"  # nobody plays the dice without a seat

    def help(self, lang: str) -> str:
        say = texts("ludosphere.games.living_planet.terminal", lang)
        words = texts("ludosphere.games.living_planet", lang)
        signs = [f"{sign} {words(f'strike-{name}')}" for name, sign in STRIKES.items()]
        letters = zip(say("letters"), RESOURCES, strict=True)
        resources = [f"{letter} {words(f'res-{resource}')}" for letter, resource in letters]
        signs = [sign.replace(" ", "\u00a0") for sign in signs]
        legend = "\n".join(["  ".join(resources), *wrapped(" ".join(signs), 76)])
        return f"{legend}\n\n{say('help', star=STAR)}"


# --- pages -------------------------------------------------------------------------------------------
def _page(pen: Pen) -> str:
    """The page shown: the first is the one with the choice."""
    return _PAGES[(_PAGES.index(_first(pen)) + pen.scene.page) % len(_PAGES)]


def _first(pen: Pen) -> str:
    scene = pen.scene
    if any(ref.startswith("type:") for ref in scene.keys):
        return "buildings"
    task = pen.view["task"]
    if task is None or task["seat"] != pen.seat or _beside(scene):
        return "map"
    return _FIRST.get(task["kind"], "map")


def _strip(pen: Pen, page: str) -> None:
    """The names of the pages, the one shown standing out; the keys that change the picture."""
    turn = pen.say("turn-of", turn=pen.view["turn"], turns=pen.view["turns"])
    pen.strip(_PAGES, page, turn, pen.say("keys-map" if page == "map" else "keys-page"))


def _beside(scene: Scene) -> bool:
    """Is there room for a column beside the map?"""
    return scene.width >= _WIDE and scene.height >= _TALL


def _room(pen: Pen) -> tuple[int, int]:
    """Width and height of the map."""
    scene = pen.scene
    if _beside(scene):
        return scene.width - _SIDE, scene.height - 1
    return scene.width - (_DRAWN if _drawn(pen) else 0), scene.height - 3


def _drawn(pen: Pen) -> bool:
    """Is a hex being chosen that isn't on the map yet?"""
    return (pen.scene.cursor or "").startswith("tile:")


def _top(pen: Pen, column: Column) -> None:
    """Dice and own stock, a line each."""
    commons.dice_line(pen, column)
    commons.stocks(pen, pen.player, column)


def _map(pen: Pen) -> None:
    scene = pen.scene
    width, height = _room(pen)
    drawn = Map(scene, width, height).draw()
    if not _beside(scene):
        _top(pen, pen.column(1, 1, scene.width - 2, 2))
        pen.canvas.paste(0, 3, drawn)
        if _drawn(pen):
            _described(pen, pen.column(width + 1, 3, _DRAWN - 2, height))
        return
    pen.canvas.paste(0, 1, drawn)
    _aside(pen, pen.column(width + 1, 1, _SIDE - 2, height))


def _aside(pen: Pen, column: Column) -> None:
    """Dice, own stock, market, players, piles; with room, the hex under the cursor in words."""
    commons.dice_lines(pen, column)
    column.gap()
    market.prices(pen, column)
    column.gap()
    if _drawn(pen):
        _described(pen, column)
        column.gap()
    commons.brief(pen, column)
    commons.piles(pen, column)
    if not _drawn(pen) and column.left > 3:
        column.gap()
        _described(pen, column)


def _described(pen: Pen, column: Column) -> None:
    """The hex under the cursor in words."""
    hex = reading.pointed(pen)
    if hex is None:
        return
    column.line((hex["id"], pen.title), (f" {pen.named('hex', hex['id'])}", pen.bold))
    for text, indent in reading.lines(pen, hex):
        column.paragraph(text, pen.quiet, indent, 2)


RENDERER = PlanetRenderer()
