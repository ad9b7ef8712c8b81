"""The marks that say whose or which: a shape for each colour, dice, chips, signs.

Red is a triangle, blue a disc, green a square, yellow a lozenge; a die of no colour is a dark die face.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....kit.html import Html, tag
from ....kit.svg import path
from .files import drawn
from .palette import paint
from .pen import Pen, box, disc, poly, star, zigzag

COLOURS: Final = ("red", "blue", "green", "yellow")
"""The colours of dice and players; seat i plays colour i."""

_TOKEN: Final = {"red": "seat-2", "blue": "seat-1", "green": "seat-3", "yellow": "seat-4"}


def token(colour: str) -> str:
    """The palette's name of a player's colour; `on-` before it is the ink that reads on it."""
    return _TOKEN[colour]


def shape(colour: str, r: float, x: float = 0, y: float = 0) -> str:
    """The outline that stands for a colour, as heavy to the eye as a disc of radius `r`."""
    if colour == "red":
        return poly([(x, y - 1.3 * r), (x + 1.3 * r, y + 0.95 * r), (x - 1.3 * r, y + 0.95 * r)])
    if colour == "blue":
        return disc(x, y, r)
    if colour == "green":
        return box(x - 0.92 * r, y - 0.92 * r, 1.84 * r, 1.84 * r)
    return poly([(x, y - 1.3 * r), (x + 1.3 * r, y), (x, y + 1.3 * r), (x - 1.3 * r, y)])


@lru_cache(maxsize=64)
def die(colour: str, value: int) -> Html:
    """A die with its value, in a box of 24 by 24 around (0, 0); `colour` "any" is a die face of no colour."""
    pen = Pen()
    if colour == "any":
        pen.fill(box(-10, -10, 20, 20, 4), "tile-ink", "tile", 1.6)
        pen.words(0, 0, str(value), 15, "tile")
        return pen.markup()
    name = token(colour)
    pen.fill(shape(colour, 11), name, "token-edge", 1)
    if colour == "red":
        pen.words(0, 2.8, str(value), 13.5, f"on-{name}", 800)
    else:
        pen.words(0, 0, str(value), 16, f"on-{name}", 800)
    return pen.markup()


@lru_cache(maxsize=8)
def mark(seat: int) -> Html:
    """Whose it is: the shape and colour of a seat on a pale disc of radius 7."""
    pen = Pen()
    pen.fill(disc(0, 0, 7), "tile", "tile-ink", 1)
    pen.fill(shape(COLOURS[seat], 4.06, 0, 0.7 if seat == 0 else 0), token(COLOURS[seat]), "tile-ink", 0.7)
    return pen.markup()


@lru_cache(maxsize=8)
def chip(seat: int) -> Html:
    """An Automation Chip of a seat, 22 by 22 around (0, 0)."""
    pen = Pen()
    pins = "".join(zigzag([(k, -10.5), (k, 10.5)]) + zigzag([(-10.5, k), (10.5, k)]) for k in (-4.2, 0, 4.2))
    pen.line(pins, "tile-ink", 2.6)
    pen.line(pins, "steel-light", 1.2)
    pen.fill(box(-7.6, -7.6, 15.2, 15.2, 2), "tile-ink", "tile", 1)
    pen.fill(shape(COLOURS[seat], 4.4, 0, 0.6 if seat == 0 else 0), token(COLOURS[seat]), "tile", 0.8)
    return pen.markup()


def rim(type_id: str, controller: int) -> Html:
    """The rim of a building in its controller's colour, to be drawn under it: around the first outline."""
    plate = drawn(type_id).partition(' d="')[2].partition('"')[0]
    pen = Pen()
    pen.line(plate, "tile-ink", 7)
    pen.line(plate, token(COLOURS[controller]), 5)
    return pen.markup()


@lru_cache(maxsize=16)
def oxygen(stars: int) -> Html:
    """The sign of an oxygen pocket: a bubble O₂ and its stars in a pale strip, 22 high around (0, 0)."""
    pen = Pen()
    w = 20 + 12 * stars
    pen.fill(box(-w / 2 - 2, -10, w + 4, 20, 10), "tile", "token-edge", 1)
    x = -w / 2 + 8
    pen.fill(disc(x, 0, 9.4), "glass", "tile-ink", 1)
    pen.line(f"M{x - 6.4} -3.4A7.2 7.2 0 0 1 {x - 2.6} -6.8", "tile", 1.3)
    pen.words(x - 1.6, 0.4, "O", 10, "tile-ink", 800)
    pen.words(x + 4.6, 3, "2", 7, "tile-ink", 800)
    pen.fill("".join(star(x + 16.4 + 12 * k, 0.4, 6.6) for k in range(stars)), "tile-ink")
    return pen.markup()


# ---------------------------------------------------------------- cataclysms

# On a 24 by 24 grid: (strokes, solid parts).
_CATACLYSM: Final[dict[str, tuple[str, str]]] = {
    "earthquake": ("M2 12h4l2-5 3.5 11L15 5l2.5 10 1.5-3h3", ""),
    "tornado": ("M3 4h18M5 8.3h13.5M8 12.6h8.5M10 16.9h4.5M11 21h1.5", ""),
    "geyser": (
        "M12 17V9M9 17c0-3-.5-5-2.5-7M15 17c0-3 .5-5 2.5-7M4 20.5c2-2.5 4-3.5 8-3.5s6 1 8 3.5Z",
        "M10.7 5a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0ZM3.9 7a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0Z"
        "M17.9 7a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0Z",
    ),
    "fire": (
        "",
        "M12.3 1.8c.5 4 5.9 6.4 5.9 12.2a6.2 6.2 0 0 1-12.4 0c0-2.5 1.5-4.3 2.7-5.8"
        ".2 1.5.8 2.5 1.7 3C10.7 8.5 10.8 4.8 12.3 1.8ZM12 19.2c1.6 0 2.5-1.1 2.5-2.4"
        " 0-1.6-1.4-2.2-2.5-4-1.1 1.8-2.5 2.4-2.5 4 0 1.3.9 2.4 2.5 2.4Z",
    ),
    "flood": (
        "M5.5 12V8L12 3l6.5 5v4M10 12V9h4v3M2.5 15.5c2-2 4-2 6.3 0s4.4 2 6.4 0 4.3-2 6.3 0"
        "M2.5 20c2-2 4-2 6.3 0s4.4 2 6.4 0 4.3-2 6.3 0",
        "",
    ),
    "lava": (
        "M2 21 8.8 10.5c1 1 2.2-.5 3.2 1 1-1.5 2.2 0 3.2-1L22 21Z"
        "M12 11.5c0 3-1.5 3.5-1 6.5M12 7.5V2.5M8 7 6.5 3.5M16 7l1.5-3.5",
        "",
    ),
}
CATACLYSMS: Final = tuple(_CATACLYSM)
_GROUND: Final = {
    "earthquake": "rust-dark",
    "tornado": "steel-dark",
    "geyser": "crystal-dark",
    "fire": "danger",
    "flood": "seat-1",
    "lava": "basalt-dark",
}


@lru_cache(maxsize=64)
def glyph(kind: str, size: float, colour: str, width: float = 2.2) -> Html:
    """The sign of a cataclysm in one colour of the palette, `size` by `size` around (0, 0)."""
    lines, solid = _CATACLYSM[kind]
    ink = paint(colour)
    return tag(
        "g",
        *(
            [path(lines, stroke=ink, width=width, stroke_linecap="round", stroke_linejoin="round")]
            if lines
            else []
        ),
        *([path(solid, ink, fill_rule="evenodd")] if solid else []),
        transform=f"scale({size / 24:.3g})translate(-12 -12)",
    )


@lru_cache(maxsize=8)
def cataclysm(kind: str) -> Html:
    """A cataclysm as a round sign, 36 by 36 around (0, 0)."""
    pen = Pen()
    pen.fill(disc(0, 0, 17), "strip" if kind == "fire" else _GROUND[kind], "token-edge", 1.4)
    if kind == "fire":
        pen.fill(disc(0, 0, 15), "lava")
        pen.put(glyph(kind, 26, "tile-ink"))
    else:
        pen.put(glyph(kind, 25, "tile"))
    return pen.markup()
