"""Earth on a terminal: an island, the hand, the table, the others' islands and Gaia, on pages.

`pen` holds inks, words and marks; `tableau` draws the grid of cards, `hand` cards in lines, `commons` what
belongs to all, `gaia` hers; `reading` has the cards in full. The page of one's own island comes with the
hand where there is room for both.
"""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from ....core.contract import View
from ....core.text import Texts, texts
from ....kit.canvas import Canvas, Column, apart
from ....kit.pen import length
from ....kit.scene import Renderer, Scene
from ..actions import GRAMMAR
from ..grid import NEIGHBOURS, name, place_of
from ..vocabulary import COLORS
from . import commons, gaia, hand
from .pen import INKS, Pen
from .reading import read
from .tableau import START, tableau

_NARROW = 29
"""How wide the column beside the tableau is at least."""
_LEAST = 5
"""How many letters of the others' names are shown at least."""
_TALL = 24
"""From this height on the hand stands below the tableau."""
_HELD = ("face", "setup", "plant", "keep", "recover", "hand", "pay-hand")
"""Decisions about cards of the hand page."""


class EarthRenderer(Renderer):
    """The picture of Earth."""

    grammar = GRAMMAR

    def board(self, scene: Scene) -> Text:
        pen = Pen(scene)
        pages = _pages(pen)
        at = (_first(pen) + scene.page) % len(pages)
        _strip(pen, pages, at)
        _draw(pen, pages[at])
        return pen.canvas.text()

    def read(self, scene: Scene) -> Text:
        pen = Pen(scene)
        pages = _pages(pen)
        return read(pen, pages[(_first(pen) + scene.page) % len(pages)])

    def title(self, view: View, lang: str) -> str:
        words = _game(lang)
        key = f"option-difficulty-{view['solo']}" if view["solo"] else f"option-mode-{view['mode']}"
        say = texts("ludosphere.games.earth.terminal", lang)
        modules = f" + {say('abundance')}" if view["abundance"] else ""
        return f"Earth, {words('automatic') + ' ' if view['solo'] else ''}{words(key)}{modules}"

    def refs(self, view: View, seat: int) -> list[str]:
        player = view["players"][seat]
        cards = [place_of(one["at"]) for one in player["tableau"]]
        near = {place for card in cards for place in NEIGHBOURS[card]} or {place_of(START)}
        refs = [f"action:{colour}" for colour in COLORS[:4]]
        refs += [f"card:{card}" for card in player["dealt"] or ()]
        refs += [f"hand:{card}" for card in player["hand"] or ()]
        refs += [f"space:{name(place)}" for place in sorted({*near, *cards})]
        refs += [kind for kind in ("island", "climate") if player[kind]]
        return refs + [f"fauna:{animal['id']}" for animal in view["fauna"]]

    def automaton(self, lang: str) -> str:
        return _game(lang)("automatic")

    def help(self, lang: str) -> str:
        say, words = (
            texts("ludosphere.games.earth.terminal", lang),
            texts("ludosphere.games.earth.board", lang),
        )
        pairs = zip(say("letters"), INKS, strict=True)
        legend = "  ".join(f"{letter} {words(f'colour-{colour}')}" for letter, colour in pairs)
        return f"{legend}\n\n{say('help')}"


def _game(lang: str) -> Texts:
    return texts("ludosphere.games.earth", lang)


# --- pages -----------------------------------------------------------------------------------------
def _pages(pen: Pen) -> list[str]:
    """Names of the pages: one's own island, the hand, the table, the others by seat, Gaia."""
    others = [str(player["seat"]) for player in pen.view["players"] if player["seat"] != pen.seat]
    held = ["hand"] if pen.player["hand"] is not None else []
    return ["own", *held, "table", *others, *(["gaia"] if pen.view["gaia"] else [])]


def _first(pen: Pen) -> int:
    """The page with what is to be chosen."""
    task = pen.player["task"]
    held = task is not None and task["kind"] in _HELD and pen.player["hand"] is not None
    return int(held and (pen.scene.height < _TALL or task["kind"] == "face"))


def _strip(pen: Pen, pages: list[str], at: int) -> None:
    """The names of the pages, the one shown standing out; the others' points beside their names."""
    others = [page for page in pages if page.isdecimal()]
    full = [pen.scene.names[int(page)] for page in others]
    for pad in (" ", ""):
        bare = sum(length(_label(pen, page, "", pad)) for page in pages) + len(pages) - 1
        room = (pen.scene.width - bare) // max(1, len(others))
        if room >= min(_LEAST, max(map(len, full), default=0)):
            break
    called = dict(zip(others, apart(full, max(_LEAST, room)), strict=True))
    x = 0
    for number_, page in enumerate(pages):
        for text, style in _label(pen, page, called.get(page, ""), pad):
            shown = style + Style(meta={"page": number_ - at})
            if number_ == at:
                shown += Style(reverse=True) if style is pen.plain else Style(bold=True)
            x = pen.canvas.put(x, 0, text, shown)
        if page != pages[-1] or x < pen.scene.width:
            x = pen.canvas.put(x, 0, "│", pen.faint)
    hint = pen.say("keys")
    if x + len(hint) < pen.scene.width:
        pen.canvas.put(pen.scene.width - len(hint) - 1, 0, hint, pen.faint)


def _label(pen: Pen, page: str, who: str, pad: str) -> list[tuple[str, Style]]:
    if page in ("own", "table"):
        return [(f"{pad}{pen.say('own') if page == 'own' else pen.say('table')}{pad}", pen.plain)]
    if page == "hand":
        return [(f"{pad}{pen.say('hand', count=pen.player['hand_size'])}{pad}", pen.plain)]
    thing = pen.view["gaia"] if page == "gaia" else pen.view["players"][int(page)]
    shape, style = pen.seat_mark(99 if page == "gaia" else int(page))[:2]
    points = "?" if thing["score"] is None else thing["score"]
    name_ = pen.words("gaia") if page == "gaia" else who
    return [(f"{pad}{shape}", style), (f"{name_} {points}{pad}", pen.plain)]


def _draw(pen: Pen, page: str) -> None:
    width, height = pen.scene.width, pen.scene.height
    whole = pen.column(1, 1, width - 2, height - 1)
    if page == "hand":
        commons.stocks(pen, pen.player, whole)
        hand.cards(pen, whole, hand.groups(pen, events=True))
    elif page == "table":
        commons.table(pen, whole)
    elif page == "gaia":
        gaia.gaia(pen, whole)
    else:
        _island(pen, pen.player if page == "own" else pen.view["players"][int(page)], page == "own")


def _island(pen: Pen, player: dict[str, Any], own: bool) -> None:
    """A player's tableau, beside it board and fauna, below it the hand or the cards in words."""
    width, height = pen.scene.width, pen.scene.height
    commons.stocks(pen, player, pen.column(1, 1, width - 2, 1))
    side = _NARROW if width < 100 else min(50, max(38, width // 3))
    left = width - side - 1
    tall = height >= _TALL
    high = min(5, max(3, (height - 17) // 4)) if tall else min(5, max(3, (height - 3) // 4))
    cell = (min(26, (left - 2) // 4), high)
    grid = pen.column(0, 2, left, height - 2)
    tableau(pen, player, own, grid, cell)
    if tall:
        below = pen.column(1, 3 + grid.used, left - 2, height - 3 - grid.used)
        if own:
            hand.cards(pen, below, hand.groups(pen, events=False))
        else:
            lying: list[hand.Entry] = [(one["card"], None) for one in player["tableau"]]
            played: list[hand.Entry] = [(card, None) for card in player["events"]]
            titles = pen.words("tableau", cards=len(lying)), pen.words("events")
            hand.cards(
                pen, below, [(titles[0], list(lying)), *([(titles[1], list(played))] if played else [])]
            )
    _beside(pen, player, own, pen.column(left + 1, 2, side - 1, height - 2))


def _beside(pen: Pen, player: dict[str, Any], own: bool, column: Column) -> None:
    """Board, fauna, ecosystems; with room, headings and the others, what cards say, and the piles."""

    def used(roomy: bool, most: dict[str, int]) -> int:
        trial = Column(Canvas(column.width, 99), 0, 0, column.width, 99)
        _common(pen, player, own, trial, roomy, most)
        return trial.used

    most = dict.fromkeys(("fauna", "board", "ecosystems"), 0)
    roomy = used(True, most) <= column.height
    lines, growing = used(roomy, most), [*most]
    while growing:  # a line for each card of a kind, then another, as long as there is more to say and room
        for kind in tuple(growing):
            more = {**most, kind: most[kind] + 1}
            if lines < used(roomy, more) <= column.height:
                most, lines = more, used(roomy, more)
            else:
                growing.remove(kind)
    _common(pen, player, own, column, roomy, most)
    if column.left > 3:
        column.gap()
        for line in commons.piles(pen):
            column.paragraph(line, pen.quiet)


def _common(
    pen: Pen, player: dict[str, Any], own: bool, column: Column, roomy: bool, most: dict[str, int]
) -> None:
    """What lies beside a tableau, with headings and the others or without, and so many lines of each text."""
    if roomy:
        column.line((pen.words("board-cards"), pen.title))
    commons.board_cards(pen, player, own, column, most["board"])
    if roomy:
        column.gap()
        column.line((pen.words("fauna"), pen.title))
    commons.fauna(pen, column, most["fauna"])
    if roomy and pen.view["ecosystems"]:
        column.gap()
        column.line((pen.words("ecosystems"), pen.title))
    commons.ecosystems(pen, column, most["ecosystems"])
    if roomy:
        column.gap()
        commons.others(pen, column)


RENDERER = EarthRenderer()
