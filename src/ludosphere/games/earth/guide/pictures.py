"""The pictures of the guide: parts of the picture of a whole table, with marks drawn over them.

Everything but the marks comes from `board.overview`, so that a picture shows what the game shows today.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ....kit.cutout import LIGHT, MARK, PAPER, Box, cut, numbered
from ....kit.html import Html, num
from ....kit.svg import path, rect
from ..board.markup import words
from ..board.overview import CELL, GAP, svg
from ..board.tableau import SIDE, Frame, spot
from ..names import name
from ..rules import EarthPosition
from . import scenes

_STEP: Final = (CELL[0] + GAP, CELL[1] + GAP)
_LEFT: Final = 20.0
_TOP: Final = 88.0
"""Where the first card of the first tableau begins."""
_BOARD: Final = SIDE * _STEP[0] + 40
_FAUNA: Final = 40 + 96 + SIDE * _STEP[1]
"""How far down the fauna begins, below one row of boards."""

_HEADS: Final = rect(0, 0, _BOARD, _TOP - 4, PAPER)
"""Covers what stands above the first tableau."""


def _cut(
    position: EarthPosition,
    lang: str,
    box: Box,
    marks: Iterable[str] = (),
    scale: float = 1,
    label: str | None = None,
) -> str:
    """The part of the table in the box, with marks over it.

    `scale`: how much larger than on the table; `label`: what it shows in words, if that isn't the tableaux.
    """
    return cut(svg(position.view(None), lang), box, marks, scale, label)


def _corner(position: EarthPosition, at: str, seat: int = 0) -> tuple[float, float]:
    """The top left corner of a place of a seat's tableau."""
    cards = position.view(None)["players"][seat]["tableau"]
    frame = Frame([spot(card["at"]) for card in cards], False)
    column, row = spot(at)
    x = _LEFT + seat * _BOARD + (column - frame.left) * _STEP[0]
    return x, _TOP + (row - frame.top) * _STEP[1]


def _board(position: EarthPosition, first: str, last: str, margin: float = 8) -> Box:
    """The box from one place of the first tableau to another."""
    left, top = _corner(position, first)
    right, bottom = _corner(position, last)
    return (
        left - margin,
        top - margin,
        right + CELL[0] - left + 2 * margin,
        bottom + CELL[1] - top + 2 * margin,
    )


# --- marks -------------------------------------------------------------------------------------------
def _frame(position: EarthPosition, at: str) -> Html:
    """A frame around a place."""
    x, y = _corner(position, at)
    return rect(x - 2, y - 2, CELL[0] + 4, CELL[1] + 4, stroke=MARK, stroke_width=3, rx=8)


def _plus(position: EarthPosition, at: str) -> Html:
    """A place where something may be put."""
    x, y = _corner(position, at)
    cx, cy = x + CELL[0] / 2, y + CELL[1] / 2
    cross = path(f"M{num(cx - 9)} {num(cy)}h18M{num(cx)} {num(cy - 9)}v18", stroke=MARK, width=3)
    return rect(x, y, *CELL, LIGHT, rx=7, opacity=".6") + _frame(position, at) + cross


def _places(position: EarthPosition) -> list[str]:
    """The places the first seat can point at now, in reading order."""
    refs = [path[0].partition(":") for path in position.paths(0)]
    places = [value for kind, _, value in refs if kind == "space"]
    return sorted(places, key=lambda at: spot(at)[::-1])


# --- the pictures ------------------------------------------------------------------------------------
def _table(lang: str) -> str:
    """A player's things and half of the fauna."""
    spots = ((416, 50), (330, 72), (430, 130), (300, _FAUNA + 12))
    marks = [numbered(x, y, str(k + 1), 11) for k, (x, y) in enumerate(spots)]
    return _cut(scenes.table(), lang, (8, 32, _BOARD - 30, _FAUNA + 54), marks)


def _card(lang: str) -> str:
    """One card, large, its parts numbered."""
    position = scenes.one_card()
    x, y, w, h = _board(position, "d4", "d4", 5)
    spots = ((12, 0), (62, 0), (56, 37), (92, 27), (11, 64), (52, 64), (56, 84))
    marks = [numbered(x + 5 + dx, y + 5 + dy, str(k + 1), 4.5) for k, (dx, dy) in enumerate(spots)]
    return _cut(position, lang, (x, y, w, h), marks, 3.5)


def _planting(lang: str) -> str:
    """Where the card that was picked may go, outside the three columns too."""
    position = scenes.planting()
    return _cut(
        position, lang, _board(position, "c4", "g7"), [_plus(position, at) for at in _places(position)]
    )


def _watering(lang: str) -> str:
    position = scenes.watering()
    return _cut(
        position, lang, _board(position, "d4", "f5"), [_frame(position, at) for at in _places(position)]
    )


def _canopies(lang: str) -> str:
    position = scenes.canopies()
    return _cut(position, lang, _board(position, "d4", "e4"), (), 2)


def _activation(lang: str) -> str:
    """The cards that can be used, numbered in the order in which they must be."""
    position = scenes.activation()
    marks = [_HEADS]
    for k, at in enumerate(_places(position)):
        x, y = _corner(position, at)
        marks += [_frame(position, at), numbered(x + CELL[0] - 16, y, str(k + 1), 10)]
    return _cut(position, lang, _board(position, "d4", "f6", 12), marks)


def _terrain(lang: str) -> str:
    """The chain through Mountain Ridge, numbered card by card."""
    position = scenes.ridge()
    marks = [_HEADS]
    for k, at in enumerate(scenes.CHAIN):
        x, y = _corner(position, at)
        marks += [_frame(position, at), numbered(x + CELL[0] - 16, y, str(k + 1), 10)]
    return _cut(position, lang, _board(position, "d4", "g6", 12), marks)


def _race(lang: str) -> str:
    """Two fauna cards with leaves."""
    animals = scenes.race().view(None)["fauna"][:3:2]
    said = [
        f"{name(one['id'], lang)} {', '.join(str(have) for have in one['have'])} / {one['need']}"
        for one in animals
    ]
    return _cut(scenes.race(), lang, (10, _FAUNA - 8, 320, 92), label="; ".join(said))


def _gaia(lang: str) -> str:
    """Gaia's stocks, numbered."""
    left = _LEFT + _BOARD
    marks = [numbered(left + 106 + 62 * k, 92, str(k + 1), 9) for k in range(6)]
    return _cut(scenes.gaia(), lang, (left, 34, _BOARD - 40, 72), marks, label=words(lang)("gaia"))


def _finished(lang: str) -> str:
    position = scenes.finished()
    return _cut(position, lang, (8, 34, _BOARD - 30, 60 + SIDE * _STEP[1]))


_PICTURES: Final[dict[str, Callable[[str], str]]] = {
    "table": _table,
    "card": _card,
    "planting": _planting,
    "watering": _watering,
    "canopies": _canopies,
    "activation": _activation,
    "fauna": _race,
    "terrain": _terrain,
    "worked-example": _finished,
    "gaia": _gaia,
}


def guide_pictures() -> list[str]:
    """The names of all pictures, in the order of the guide."""
    return list(_PICTURES)


def guide_picture(name: str, lang: str) -> str:
    """A picture as a whole SVG document; KeyError if there is none of this name."""
    return _PICTURES[name](lang)
