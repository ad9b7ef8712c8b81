"""The marks that say whose or which: a shape for each colour, dice, chips, tokens.

Red is a triangle, blue a disc, green a square, yellow a lozenge; a die of no colour is a dark die face.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

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
def die(colour: str, value: int) -> str:
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
def mark(seat: int, r: float = 7) -> str:
    """Whose it is: the shape and colour of a seat on a pale disc of radius `r`."""
    pen = Pen()
    pen.fill(disc(0, 0, r), "tile", "tile-ink", 1)
    pen.fill(
        shape(COLOURS[seat], r * 0.58, 0, r * 0.1 if seat == 0 else 0), token(COLOURS[seat]), "tile-ink", 0.7
    )
    return pen.markup()


@lru_cache(maxsize=8)
def chip(seat: int) -> str:
    """An Automation Chip of a seat, 22 by 22 around (0, 0)."""
    pen = Pen()
    pins = "".join(zigzag([(k, -10.5), (k, 10.5)]) + zigzag([(-10.5, k), (10.5, k)]) for k in (-4.2, 0, 4.2))
    pen.line(pins, "tile-ink", 2.6)
    pen.line(pins, "steel-light", 1.2)
    pen.fill(box(-7.6, -7.6, 15.2, 15.2, 2), "tile-ink", "tile", 1)
    pen.fill(shape(COLOURS[seat], 4.4, 0, 0.6 if seat == 0 else 0), token(COLOURS[seat]), "tile", 0.8)
    return pen.markup()


def leader_mark() -> str:
    """The Leader's mark: a crown, 32 by 32 around (0, 0)."""
    pen = Pen()
    pen.fill(disc(0, 0, 15), "sheet", "ink", 1.4)
    pen.fill(poly("-9.5 -4 -5 0 0 -8.5 5 0 9.5 -4 7.6 5 -7.6 5"), "ink")
    pen.line(zigzag([(-7, 8.4), (7, 8.4)]), "ink", 2)
    pen.fill(disc(-9.5, -4, 1.5) + disc(9.5, -4, 1.5) + disc(0, -8.8, 1.6), "ink")
    return pen.markup()


def fate_token() -> str:
    """A Fate Control token: a die between two arrows that turn it, 36 by 36 around (0, 0)."""
    pen = Pen()
    pen.fill(
        poly([(7, -17), (17, -7), (17, 7), (7, 17), (-7, 17), (-17, 7), (-17, -7), (-7, -17)]),
        "sky",
        "token-edge",
        1.4,
    )
    pen.line("M-10.5 -5A11.6 11.6 0 0 1 7.5 -9M10.5 5A11.6 11.6 0 0 1 -7.5 9", "crystal-light", 2.2)
    pen.fill(poly("12 -5.2 4.4 -6.6 9.8 -12.2") + poly("-12 5.2 -4.4 6.6 -9.8 12.2"), "crystal-light")
    pen.fill(box(-5.5, -5.5, 11, 11, 2.4), "tile")
    pen.fill(disc(-2.6, -2.6, 1.2) + disc(0, 0, 1.2) + disc(2.6, 2.6, 1.2), "tile-ink")
    return pen.markup()


def oxygen_token() -> str:
    """An oxygen token: a bubble that holds a leaf, 32 by 32 around (0, 0)."""
    pen = Pen()
    pen.fill(disc(0, 0, 15), "glass", "token-edge", 1.4)
    pen.fill("M-7.5 8.5C-11 -2 -3 -9.5 8.5 -9.5C9.5 2 3 10.5 -7.5 8.5Z", "leaf", "tile-ink", 1)
    pen.line("M-9.5 11C-5.5 4.5 -0.5 -0.5 5 -5.5M-3.4 3.2L-4 -2.6M0 0.2L5 1.2", "tile", 1.3)
    pen.line("M-11.4 -5.4A12.4 12.4 0 0 1 -5 -11.4", "tile", 2)
    return pen.markup()


@lru_cache(maxsize=16)
def oxygen(stars: int) -> str:
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


def coin() -> str:
    """A piece of money, 20 by 20 around (0, 0)."""
    pen = Pen()
    pen.fill(disc(0, 0, 9), "bolt", "tile-ink", 1.2)
    pen.line("M-3.6 4V-4L0 0.6L3.6 -4V4", "tile-ink", 1.8)
    return pen.markup()
