"""Resources, cataclysms, units, and what is laid beside buildings: fire, platforms, dams."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ....core.svg import path, tag
from .marks import COLOURS, shape, token
from .palette import paint
from .pen import Pen, box, disc, laid, oval, poly

RESOURCES: Final = ("iron", "oil", "electricity", "mycelium", "vibrium", "wood")
CATACLYSMS: Final = ("earthquake", "tornado", "geyser", "fire", "flood", "lava")
MATERIALS: Final = ("iron", "vibrium", "alloy")

# ---------------------------------------------------------------- resources


@cache
def resource(name: str) -> str:
    """A piece of a resource, 24 by 24 around (0, 0)."""
    pen = Pen()
    _RESOURCE[name](pen)
    return pen.markup()


def _iron(pen: Pen) -> None:
    for x, y in ((-5.6, 6.4), (5.6, 6.4), (0, -2.6)):
        pen.fill(
            poly([(x - 3.4, y - 4), (x + 3.4, y - 4), (x + 5.6, y + 3.6), (x - 5.6, y + 3.6)]),
            "steel",
            "token-edge",
            1,
        )
        pen.fill(
            poly([(x - 3.4, y - 4), (x + 3.4, y - 4), (x + 4, y - 1.4), (x - 4, y - 1.4)]), "steel-light"
        )


def _oil(pen: Pen) -> None:
    pen.fill("M-7.5 -8.4V8.4C-7.5 11.6 7.5 11.6 7.5 8.4V-8.4Z", "oil", "token-edge", 1.2)
    pen.line("M-7.5 -3.2C-5 -1 5 -1 7.5 -3.2M-7.5 4.6C-5 6.8 5 6.8 7.5 4.6", "oil-light", 1)
    pen.fill(oval(0, -8.2, 7.5, 2.8), "oil-light", "token-edge", 1.2)
    pen.fill("M0 -2.4C2.6 0.8 3.6 2.2 3.6 4A3.6 3.6 0 0 1 -3.6 4C-3.6 2.2 -2.6 0.8 0 -2.4Z", "tile")


def _electricity(pen: Pen) -> None:
    pen.fill(poly("2 -11 -8 2 -1.6 2 -3.4 11 8 -3.4 1.6 -3.4 5.6 -11"), "bolt", "token-edge", 1.4)


def _mycelium(pen: Pen) -> None:
    pen.fill("M-2.6 0L-3.6 9.6C-3.8 11.4 3.8 11.4 3.6 9.6L2.6 0Z", "stem", "token-edge", 1)
    pen.fill(
        "M-10.6 1.6C-10.6 -6.4 -5.6 -10.8 0 -10.8S10.6 -6.4 10.6 1.6C6 3.6 -6 3.6 -10.6 1.6Z",
        "cap",
        "token-edge",
        1.2,
    )
    pen.fill(disc(-4.6, -4.4, 2) + disc(2.4, -6.2, 1.7) + disc(5.6, -1.4, 1.7), "stem")


def _vibrium(pen: Pen) -> None:
    pen.fill(poly("-5.6 -9.6 5.6 -9.6 10.6 -3 0 11 -10.6 -3"), "crystal", "token-edge", 1.2)
    pen.fill(poly("-5.6 -9.6 -4 -3 -10.6 -3") + poly("-4 -3 0 -9.6 4 -3"), "crystal-light")
    pen.fill(poly("4 -3 10.6 -3 0 11"), "crystal-dark")
    pen.line("M-10.6 -3H10.6M-5.6 -9.6L-4 -3L0 11L4 -3L5.6 -9.6M-4 -3L0 -9.6L4 -3", "token-edge", 0.7)


def _wood(pen: Pen) -> None:
    pen.fill("M-6 -6.6H6.4C10 -6.6 11.2 -3 11.2 0S10 6.6 6.4 6.6H-6Z", "timber", "token-edge", 1.2)
    pen.line("M0 -3.4H7M3 0.4H9M-1 3.6H5", "timber-dark", 1)
    pen.fill(oval(-6, 0, 5.2, 6.6), "timber-light", "token-edge", 1.2)
    pen.line(oval(-6, 0, 2.7, 3.6) + oval(-6, 0, 0.7, 1), "timber-dark", 0.9)


_RESOURCE: Final = {
    "iron": _iron,
    "oil": _oil,
    "electricity": _electricity,
    "mycelium": _mycelium,
    "vibrium": _vibrium,
    "wood": _wood,
}

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
_GROUND: Final = {
    "earthquake": "rust-dark",
    "tornado": "steel-dark",
    "geyser": "crystal-dark",
    "fire": "danger",
    "flood": "seat-1",
    "lava": "basalt-dark",
}


@lru_cache(maxsize=64)
def glyph(kind: str, size: float, colour: str, width: float = 2.2) -> str:
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


@cache
def cataclysm(kind: str) -> str:
    """A cataclysm as a round sign, 36 by 36 around (0, 0)."""
    pen = Pen()
    pen.fill(disc(0, 0, 17), "strip" if kind == "fire" else _GROUND[kind], "token-edge", 1.4)
    if kind == "fire":
        pen.fill(disc(0, 0, 15), "lava")
        pen.put(glyph(kind, 26, "tile-ink"))
    else:
        pen.put(glyph(kind, 25, "tile"))
    return pen.markup()


_FLAME: Final = (
    "M0.6 -26C2 -18 10 -14 10 -7.5C10 -2 5 0 0 0C-5 0 -10 -2 -10 -7.5C-10 -12 -7 -14 -5.4 -17"
    "C-5 -14 -4 -13 -2.4 -12C-2 -17 -2 -21 0.6 -26Z"
)


def flame(x: float, y: float, k: float) -> tuple[str, str]:
    """The outlines of a flame and of its heart; its foot is at (x, y) and it is 26 k high."""
    return laid(_FLAME, x, y, k), laid(_FLAME, x, y, k * 0.55)


def fire() -> str:
    """A fire token: flames on a dark disc, 36 by 36 around (0, 0)."""
    pen = Pen()
    outer, inner = flame(0, 12.4, 1)
    pen.fill(disc(0, 0, 17), "strip", "lava", 1.8)
    pen.fill(outer, "lava", "lava-hot", 1)
    pen.fill(inner, "lava-hot")
    return pen.markup()


# ---------------------------------------------------------------- units


def _standing(pen: Pen, colour: str, seat: str) -> None:
    body = "M-9 12.6C-9 3.4 -6 -1.5 0 -1.5S9 3.4 9 12.6C5 15.6 -5 15.6 -9 12.6Z"
    pen.fill(disc(0, 0, 16.5), colour, "tile-ink", 1.4)
    pen.line(disc(0, 0, 15), "tile", 1.2)
    pen.fill(body, "tile", "tile-ink", 1.2)
    pen.fill(disc(0, -6.6, 6), "tile", "tile-ink", 1.2)
    pen.fill("M-4.2 -6.4C-4.2 -10.6 4.2 -10.6 4.2 -6.4C4.2 -3.6 -4.2 -3.6 -4.2 -6.4Z", "tile-ink")
    pen.fill(shape(seat, 4, 0, 7.4), colour, "tile-ink", 0.9)


def _lying(pen: Pen, colour: str, seat: str) -> None:
    body = "M-3.6 2.6C3 0.6 10.6 1.8 13.4 5.4C14.2 7.4 14 9 13.2 10.4H-3.6Z"
    pen.fill(box(-17.5, -13.5, 35, 27, 13), colour, "tile-ink", 1.4)
    pen.line(box(-16, -12, 32, 24, 11.5), "tile", 1.2, dash="4 3")
    pen.fill(body, "tile", "tile-ink", 1.2)
    pen.fill(disc(-8, 4.6, 5.4), "tile", "tile-ink", 1.2)
    pen.fill("M-11.4 4C-11.4 0.8 -4.6 0.8 -4.6 4C-4.6 6.4 -11.4 6.4 -11.4 4Z", "tile-ink")
    pen.fill(shape(seat, 2.6, 5, 6.8), colour, "tile-ink", 0.8)
    pen.fill(box(-0.5, -11.5, 11, 11, 2.6), "tile", "tile-ink", 1.2)
    pen.line("M5 -9V-3M2 -6H8", "danger-mark", 2.4)


def _driving(pen: Pen, colour: str, seat: str) -> None:
    body = "M-13.4 6L-12 -1.4H-8L-5.4 -8.6H4L7 -1.4L12.4 0.4C13.8 1.2 14 3.6 13.8 6Z"
    pen.fill(box(-17, -15, 34, 30, 6), colour, "tile-ink", 1.4)
    pen.line(box(-15.4, -13.4, 30.8, 26.8, 4.6), "tile", 1.2)
    pen.fill(body, "tile", "tile-ink", 1.2)
    pen.fill(
        poly("-4.2 -6.8 -6.2 -1.4 -0.4 -1.4 -0.4 -6.8") + poly("1.6 -6.8 1.6 -1.4 4.8 -1.4 2.8 -6.8"),
        "glass",
        "tile-ink",
        0.9,
    )
    pen.fill(disc(-7.4, 7, 4.8) + disc(7.4, 7, 4.8), "tile-ink")
    pen.fill(disc(-7.4, 7, 1.8) + disc(7.4, 7, 1.8), "tile")
    pen.fill(shape(seat, 2.6, 0, 2.6), colour, "tile-ink", 0.8)


_UNIT: Final = {"scientist": _standing, "wounded": _lying, "motor": _driving}
UNITS: Final = tuple(_UNIT)


@lru_cache(maxsize=16)
def unit(seat: int, kind: str) -> str:
    """A unit of a seat, 36 by 34 around (0, 0).

    A `scientist` stands on a disc, a `wounded` one lies with a plaster on a plate with a dashed rim, a
    `motor` drives on a square; each wears the shape of its seat.
    """
    pen = Pen()
    _UNIT[kind](pen, token(COLOURS[seat]), COLOURS[seat])
    return pen.markup()


# ---------------------------------------------------------------- beside buildings


def platform() -> str:
    """A floating platform to be drawn under a building of 38 by 38 around (0, 0)."""
    pen = Pen()
    pen.fill(oval(-17, 22, 7, 3.6) + oval(0, 23.5, 7, 3.6) + oval(17, 22, 7, 3.6), "water", "tile-ink", 0.8)
    pen.fill(box(-25, 10, 50, 12, 3), "timber", "tile-ink", 1.3)
    pen.fill(box(-25, 10, 4.5, 12, 1.5) + box(20.5, 10, 4.5, 12, 1.5), "timber-light", "tile-ink", 1)
    pen.line("M-17 20H-4M2 20.4H14", "timber-dark", 1)
    pen.line(
        "M-27 25.5c3-2.5 5.5-2.5 8.5 0s5.5 2.5 8.5 0 5.5-2.5 8.5 0 5.5 2.5 8.5 0 5.5-2.5 8.5 0", "water", 2
    )
    return pen.markup()


@cache
def dam(material: str) -> str:
    """A Fireproof Dam of `iron`, `vibrium` or `alloy`, 72 by 18 around (0, 0), lying along the x axis."""
    pen = Pen()
    if material == "iron":
        pen.fill(box(-36, -7, 72, 14, 2), "steel", "tile-ink", 1.4)
        pen.fill(box(-35, -6, 70, 4), "steel-light")
        pen.line("M-18 -7V7M0 -7V7M18 -7V7", "tile-ink", 1.2)
        rivets = [(x, y) for x in (-32, -22, -14, -4, 4, 14, 22, 32) for y in (-4, 4)]
        pen.fill("".join(disc(x, y, 1.2) for x, y in rivets), "tile-ink")
        return pen.markup()
    spikes = [(-36 + 9 * k, 9 - 3 * (k % 2)) for k in range(9)]
    d = "M-36 7" + "".join(f"L{x} {-y}L{x + 4.5} -3" for x, y in spikes[:-1]) + "L36 -8V7Z"
    if material == "vibrium":
        pen.fill(d, "crystal", "tile-ink", 1.3)
        pen.fill(
            "".join(poly([(x, -y + 1), (x + 3.6, -2.6), (x, 5.8)]) for x, y in spikes[:-1]), "crystal-light"
        )
        pen.line("".join(f"M{x + 4.5} -3V7" for x, _ in spikes[:-1]), "crystal-dark", 1)
        return pen.markup()
    pen.fill(d, "crystal", "tile-ink", 1.3)
    pen.fill(box(-36, -2, 72, 9, 2), "steel", "tile-ink", 1.3)
    pen.fill(
        "".join(poly([(x, -1), (x + 6, -1), (x + 1, 6), (x - 5, 6)]) for x in range(-28, 32, 14)), "crystal"
    )
    pen.line("M-34 2.6H34", "tile-ink", 0.9)
    return pen.markup()
