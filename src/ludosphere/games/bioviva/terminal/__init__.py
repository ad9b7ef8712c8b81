"""Bioviva on a terminal: the circle, the nine cards, constellations and texts on pages.

`pen` holds inks, signs and marks of choices; `circle` is round 1, `grid` round 2, `sky` the constellations,
`reading` has everything in words, `notation` what can be pointed at.
"""

from __future__ import annotations

from rich.text import Text

from ....core.contract import Path, View
from ....core.text import texts
from ....kit.canvas import Column
from ....kit.scene import Renderer, Scene
from ..decks import deck
from ..refs import GRAMMAR, written
from . import circle, grid, notation, reading, sky
from .pen import OPEN, PLACE, SEEN, STAR, TURNED, Pen

_PAGES = ("table", "cards", "sky", "texts")
_WIDE, _TALL = 104, 20
"""From this size on players, the reveal and open backs stand beside the table."""
_SIDE = 36


class BiovivaRenderer(Renderer):
    """The picture of Bioviva."""

    own_names = ("figure", "guess", "text", "vote")

    def board(self, scene: Scene) -> Text:
        pen = Pen(scene)
        page = _page(pen)
        _strip(pen, page)
        whole = pen.column(1, 1, scene.width - 2, scene.height - 1)
        if page == "table":
            _table(pen)
        elif page == "cards":
            reading.cards(pen, whole)
        elif page == "sky":
            sky.sky(pen, whole)
        else:
            reading.texts(pen, whole)
        return pen.canvas.text()

    def read(self, scene: Scene) -> Text:
        pen = Pen(scene)
        return reading.read(pen, _page(pen))

    def title(self, view: View, lang: str) -> str:
        return texts("ludosphere.games.bioviva.terminal", lang)("title", deck=deck(view["deck"]).names[lang])

    def refs(self, view: View, seat: int) -> list[str]:
        return list(notation.refs(view))

    def path(self, notation_: str) -> Path | None:
        return GRAMMAR.points_at(written(notation_))

    def automaton(self, lang: str) -> str:
        return "–"  # nobody plays without a seat

    def help(self, lang: str) -> str:
        say = texts("ludosphere.games.bioviva.terminal", lang)
        return say("help", seen=SEEN, open=OPEN, turned=TURNED, star=STAR, place=PLACE)


# --- pages -------------------------------------------------------------------------------------------
def _page(pen: Pen) -> str:
    """The page shown: the first is the table, but the sky while constellations are chosen and at the end."""
    first = 2 if pen.view["phase"] in ("figures", "over") else 0
    return _PAGES[(first + pen.scene.page) % len(_PAGES)]


def _strip(pen: Pen, page: str) -> None:
    """The names of the pages, the one shown standing out; where the game is."""
    view = pen.view
    where = pen.say("round-2")
    if view["round"] == 1:
        where = pen.say("turn-of", turn=view["turn"], turns=view["turns"])
    pen.strip(_PAGES, page, where, pen.say("keys"))


def _table(pen: Pen) -> None:
    """The circle or the nine cards."""
    scene = pen.scene
    beside = scene.width >= _WIDE and scene.height >= _TALL
    width = scene.width - 2 - (_SIDE if beside else 0)
    height = scene.height - 1
    side = pen.column(scene.width - _SIDE + 1, 1, _SIDE - 2, height)
    if pen.view["table"]:
        circle.circle(pen, pen.column(1, 1, width, height - (not beside)), not beside)
        if beside:
            circle.aside(pen, side)
        else:
            circle.status(pen, pen.column(1, height, width, 1))
        return
    main = pen.column(1, 1, width, height)
    if beside:
        grid.players(pen, side)
        side.gap()
        if pen.view["readings"]:
            reading.texts(pen, side)
    _second_round(pen, main, beside)


def _second_round(pen: Pen, column: Column, beside: bool) -> None:
    """The open card or the text that was read, then the nine cards, then the card before."""
    phase = pen.view["phase"]
    if pen.view["card"] is not None:
        grid.opened(pen, column)
        column.gap()
    elif phase in ("appeal", "vote"):
        reading.card(pen, pen.view["readings"][-1], column)
    below = 0 if beside or pen.view["card"] is None else 2
    if pen.view["grid"] and column.left - below >= 3:
        tall = column.left - below
        grid.grid(pen, pen.column(column.x, column.y + column.used, column.width, tall))
        column.used += tall
    if below:
        grid.last(pen, column)


RENDERER = BiovivaRenderer()
