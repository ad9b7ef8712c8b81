"""The pictures of the guide: parts of the picture of a whole table, with marks drawn over them.

Everything but the marks comes from `board.poster`, so that a picture shows what the game shows today.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ....kit.cutout import LIGHT, MARK, PAPER, Box, cut, numbered
from ....kit.html import Html, num, tag
from ....kit.svg import Point, circle, path, rect
from .. import pictures as art
from ..board.chart import FACE, centre, die_words, frame, printed_hexes
from ..board.markup import words as board_words
from ..board.poster import poster
from ..rules import PlanetPosition
from ..words import words
from . import scenes

_DOWN: Final = 40.0
"""How far down the map begins on the poster."""
_SIDE: Final = 330.0
"""The width of the column beside the map."""


class _Sheet:
    """The poster of a position, to cut something out of it."""

    def __init__(self, position: PlanetPosition, lang: str) -> None:
        self.view = position.view(None)
        self.lang = lang
        cells = [(one["q"], one["r"]) for one in self.view["map"]]
        self.left, self.top, self.wide, self.high = frame(cells)

    def at(self, q: int, r: int) -> Point:
        """The centre of a cell on the poster."""
        x, y = centre(q, r)
        return x - self.left, y - self.top + _DOWN

    def hex(self, identity: str) -> Point:
        """The centre of a hex."""
        one = next(one for one in self.view["map"] if one["id"] == identity)
        return self.at(one["q"], one["r"])

    def site(self, place: str) -> Point:
        """The centre of a site: `LP05.a`."""
        identity, _, slot = place.partition(".")
        one = next(one for one in self.view["map"] if one["id"] == identity)
        x, y = self.hex(identity)
        dx, dy = art.spots(printed_hexes(self.view)[identity], one["turn"])["abcd".index(slot)]
        return x + dx, y + dy

    def cut(self, box: Box, marks: Iterable[str] = (), scale: float = 1, label: str | None = None) -> str:
        """The part of the poster in the box with marks over it.

        `scale`: how much larger than on the poster; `label`: what it shows in words, if that isn't the map.
        """
        return cut(poster(self.view, words(self.lang)), box, marks, scale, label)

    def around(self, *hexes: str, margin: float = 6) -> Box:
        """The box around some hexes."""
        places = [self.hex(identity) for identity in hexes]
        half = art.R * 0.87 + margin
        left, right = min(x for x, _ in places) - half, max(x for x, _ in places) + half
        top = min(y for _, y in places) - art.R - margin
        bottom = max(y for _, y in places) + art.R + margin
        return left, top, right - left, bottom - top

    def map(self, margin: float = 0) -> Box:
        """The box around the whole map."""
        return -margin, _DOWN - margin, self.wide + 2 * margin, self.high + 2 * margin


# --- marks -------------------------------------------------------------------------------------------
def _cell(place: Point, solid: bool = False) -> Html:
    """A hexagon around a cell; `solid`: an empty one, with a cross in it."""
    x, y = place
    shape = tag(
        "polygon",
        points=FACE,
        fill=LIGHT if solid else "none",
        fill_opacity=".6" if solid else None,
        stroke=MARK,
        stroke_width=4,
        transform=f"translate({num(x)} {num(y)})scale(.93)",
    )
    cross = path(f"M{num(x - 14)} {num(y)}h28M{num(x)} {num(y - 14)}v28", stroke=MARK, width=5)
    return shape + (cross if solid else Html())


def _ring(place: Point, r: float = 27) -> Html:
    return circle(*place, r, stroke=MARK, stroke_width=4)


def _refs(position: PlanetPosition, kind: str) -> list[str]:
    """The values of the refs of a kind in all that the asked seat may do now, once each."""
    seat = position.to_move()[0]
    found = [ref.partition(":") for path in position.paths(seat) for ref in path]
    return list(dict.fromkeys(value for name, _, value in found if name == kind))


# --- the table ---------------------------------------------------------------------------------------
def _whole(position: PlanetPosition, lang: str) -> str:
    """The whole map."""
    sheet = _Sheet(position, lang)
    return sheet.cut(sheet.map())


def _dice(lang: str) -> str:
    sheet = _Sheet(scenes.colony(), lang)
    say = board_words(lang)
    row = sorted(sheet.view["dice"], key=lambda die: int(die["place"]))
    said = ", ".join(die_words(die["colour"], die["value"], say) for die in row)
    return sheet.cut((sheet.wide + 10, _DOWN - 4, 300, 92), label=f"{say('dice')} ({said})")


def _stocks(lang: str) -> str:
    """What the players have."""
    sheet = _Sheet(scenes.colony(), lang)
    say = board_words(lang)
    said = ", ".join(
        f"{say('player-' + str(player['colour']))} {player['mc']} MC" for player in sheet.view["players"]
    )
    return sheet.cut((sheet.wide + 10, _DOWN + 96, _SIDE + 10, 224), label=said)


def _market(lang: str) -> str:
    sheet = _Sheet(scenes.colony(), lang)
    say = board_words(lang)
    prices = sheet.view["market"]["prices"].items()
    said = ", ".join(f"{say('res-' + str(resource))} {price}" for resource, price in prices)
    return sheet.cut((sheet.wide + 10, _DOWN + 340, 300, 192), label=f"{say('market')} ({said})")


def _hex(lang: str) -> str:
    """One hex, large, its parts numbered."""
    sheet = _Sheet(scenes.lone_hex(), lang)
    x, y = sheet.hex("LP21")
    a, b = sheet.site("LP21.a"), sheet.site("LP21.c")
    _, top, right, _ = art.strip(printed_hexes(sheet.view)["LP21"]) or (0.0, 0.0, 0.0, 0.0)
    spots = [
        (a[0], a[1] - 24),
        (b[0], b[1] - 24),
        (x + 68, y - 40),
        (x - 78, y + 16),
        (x + right + 8, y + top),
    ]
    marks = [numbered(*place, str(k + 1), 7) for k, place in enumerate(spots)]
    return sheet.cut(sheet.around("LP21"), marks, 2)


# --- actions -----------------------------------------------------------------------------------------
def _exploring(lang: str) -> str:
    """The cells where one of the hexes drawn may go."""
    position = scenes.exploring()
    sheet = _Sheet(position, lang)
    cells = [tuple(int(part) for part in text.split(",")) for text in _refs(position, "cell")]
    places = [sheet.at(q, r) for q, r in cells]
    x, y, w, h = sheet.map()
    left, right = min(x, *(px - 95 for px, _ in places)), max(x + w, *(px + 95 for px, _ in places))
    top, bottom = min(y, *(py - 106 for _, py in places)), max(y + h, *(py + 106 for _, py in places))
    w, h = right - left, bottom - top
    clean = [rect(left, top, w, _DOWN - top, PAPER), rect(sheet.wide, top, right - sheet.wide + 2, h, PAPER)]
    return sheet.cut((left, top, w, h), [*clean, *(_cell(place, True) for place in places)])


def _moving(lang: str) -> str:
    """Where the first step may lead."""
    position = scenes.moving()
    sheet = _Sheet(position, lang)
    marks = [_cell(sheet.hex(identity)) for identity in _refs(position, "hex")]
    marks += [_ring(sheet.site(place)) for place in _refs(position, "site")]
    return sheet.cut(sheet.map(), marks)


def _numbered(position: PlanetPosition, identity: str, lang: str) -> str:
    """A hex with four buildings, numbered."""
    sheet = _Sheet(position, lang)
    marks = []
    for k, slot in enumerate("abcd"):
        x, y = sheet.site(f"{identity}.{slot}")
        marks.append(numbered(x + 22, y - 18, str(k + 1), 7))
    return sheet.cut(sheet.around(identity), marks, 2)


def _terraces(position: PlanetPosition, lang: str) -> str:
    """The hex that the earthquake strikes."""
    sheet = _Sheet(position, lang)
    return sheet.cut(sheet.around("LP21"), (), 2)


# --- Planet Arboria ----------------------------------------------------------------------------------
def _fire(lang: str) -> str:
    """Where the fire may be pushed."""
    position = scenes.spreading()
    sheet = _Sheet(position, lang)
    return sheet.cut(sheet.map(), [_cell(sheet.hex(identity)) for identity in _refs(position, "hex")])


_PICTURES: Final[dict[str, Callable[[str], str]]] = {
    "map": lambda lang: _whole(scenes.colony(), lang),
    "stocks": _stocks,
    "hex": _hex,
    "buildings": lambda lang: _numbered(scenes.built(), "LP21", lang),
    "dice": _dice,
    "exploring": _exploring,
    "moving": _moving,
    "market": _market,
    "before-earthquake": lambda lang: _terraces(scenes.before_quake(), lang),
    "after-earthquake": lambda lang: _terraces(scenes.after_quake(), lang),
    "worked-example": lambda lang: _whole(scenes.finished(), lang),
    "fire": _fire,
    "flood": lambda lang: _numbered(scenes.flooded(), "AR05", lang),
    "volcano": lambda lang: _whole(scenes.volcano(), lang),
}


def guide_pictures() -> list[str]:
    """The names of all pictures, in the order of the guide."""
    return list(_PICTURES)


def guide_picture(name: str, lang: str) -> str:
    """A picture as a whole SVG document; KeyError if there is none of this name."""
    return _PICTURES[name](lang)
