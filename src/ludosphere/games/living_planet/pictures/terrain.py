"""The hexes: plains with what grows and lies on them, ranges along mountain sides, woods, the landing field.

What is left to chance comes from the id of the hex, so each has a face of its own; it turns with the hex,
while trees, peaks and signs stay upright.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ....kit.html import Html
from ....kit.svg import Draws, Point, polar
from .files import drawn
from .layout import (
    APOTHEM,
    CORNERS,
    DEPTH,
    NORMALS,
    PAD,
    STRIKE,
    R,
    bearing,
    height,
    held,
    mountains,
    pocket,
    reach,
    spots,
    strip,
)
from .marks import COLOURS, die, glyph, oxygen
from .pen import Pen, between, box, curve, disc, distance, dome, dots, laid, oval, poly, soft, zigzag
from .volcano import volcano

if TYPE_CHECKING:
    from ..facts import Hex, Site

WHOLE: Final = poly(CORNERS)
_PLAINS: Final = ("plain-1", "plain-2", "plain-3")


@lru_cache(maxsize=512)
def hexagon(hex_: Hex, turn: int = 0, burning: bool = False) -> Html:
    """A hex turned by `turn` sixths clockwise: its ground, its sites as empty pads and its oxygen sign.

    Circumradius 100 around (0, 0), a corner on top. `burning` scorches it. The cataclysms are drawn by
    `strikes`, above what stands on the hex.
    """
    pen = Pen()
    if hex_.kind == "volcano":
        volcano(pen, hex_, turn)
        if burning:
            pen.line(_rim(0.955), "lava-hot", 2.4, dash="9 7")
        return pen.markup()
    rng = Draws(f"living planet/{hex_.id}")
    ranges = mountains(hex_, turn)
    places = spots(hex_, turn)
    woods, landing = bool(hex_.stars), hex_.kind == "landing_zone"
    ground = "apron" if landing else "woods" if woods else _PLAINS[rng.randrange(3)]
    pen.fill(WHOLE, ground)
    _soil(pen, rng, turn, woods, landing)
    if landing:
        _landing_field(pen, ranges)
    _scree(pen, rng, hex_, ranges, places)
    growth = [] if landing else _growth(rng, hex_, turn, ranges, places)
    _stand(pen, [*growth, *_peaks(rng, hex_, ranges, places)])
    if burning:
        _blaze(pen, rng, places)
    pen.line(_rim(0.992), "edge", 1.6)
    for place, site in zip(places, hex_.sites):
        pen.put(pad(site), *place)
    if hex_.stars:
        left, top, right, bottom = pocket(hex_) or (0, 0, 0, 0)
        pen.put(oxygen(hex_.stars), (left + right) / 2, (top + bottom) / 2)
    return pen.markup()


def _rim(part: float) -> str:
    """The outline of a hexagon of so large a part of the size."""
    return poly([(x * part, y * part) for x, y in CORNERS])


_FLAME: Final = (
    "M0.6 -26C2 -18 10 -14 10 -7.5C10 -2 5 0 0 0C-5 0 -10 -2 -10 -7.5C-10 -12 -7 -14 -5.4 -17"
    "C-5 -14 -4 -13 -2.4 -12C-2 -17 -2 -21 0.6 -26Z"
)


def _flame(x: float, y: float, k: float) -> tuple[str, str]:
    """The outlines of a flame and of its heart; its foot is at (x, y) and it is 26 k high."""
    return laid(_FLAME, x, y, k), laid(_FLAME, x, y, k * 0.55)


def _blaze(pen: Pen, rng: Draws, places: tuple[Point, ...]) -> None:
    """Fire all over the ground, under the sites."""
    pen.fill(WHOLE, "lava", opacity=0.3)
    pen.line(_rim(0.95), "lava", 7, 0.8)
    outer, inner = "", ""
    for k in range(24):
        x, y = polar(0, 0, rng.uniform(40, 82), 15 * k + rng.uniform(0, 10))
        if reach((x, y)) < 9 or any(distance((x, y - 6), place) < 27 for place in places):
            continue
        a, b = _flame(x, y + 6, rng.uniform(0.5, 0.85))
        outer, inner = outer + a, inner + b
    pen.fill(outer, "lava", "basalt-dark", 0.8)
    pen.fill(inner, "lava-hot")


# ---------------------------------------------------------------- ground


def _inside(point: Point, least: float = 3) -> Point:
    """The point, or one nearer to the centre that is at least so far from every side."""
    while reach(point) < least:
        point = (point[0] * 0.95, point[1] * 0.95)
    return point


def _soil(pen: Pen, rng: Draws, turn: int, woods: bool, landing: bool) -> None:
    """Light patches, threads of mycelium and tufts."""
    light = "apron-light" if landing else "woods-light" if woods else "plain-light"
    for _ in range(4):
        x, y = polar(0, 0, rng.uniform(10, 62), rng.uniform(0, 360) + 60 * turn)
        rx, ry, outline = rng.uniform(20, 38), rng.uniform(10, 20), []
        for k in range(9):
            px, py = polar(0, 0, rng.uniform(0.72, 1.25), 40 * k)
            outline.append(_inside((x + rx * px, y + ry * py)))
        pen.fill(soft(outline), light, opacity=0.5)
    if not landing:
        threads = ""
        for _ in range(3):
            a = rng.uniform(0, 360) + 60 * turn
            point = polar(0, 0, rng.uniform(0, 30), a)
            line = [point]
            for _ in range(5):
                a += rng.uniform(-34, 34)
                point = _inside(polar(*point, rng.uniform(11, 18), a), 6)
                line.append(point)
            threads += curve(line)
            for joint in line[1:4]:
                fork = _inside(polar(*joint, rng.uniform(8, 14), a + rng.choice((-55, 55))), 6)
                threads += zigzag([joint, fork])
        pen.line(threads, "thread", 1.3, 0.6)
    tufts = ""
    for _ in range(15 if landing else 26):
        x, y = _inside(polar(0, 0, 94 * math.sqrt(rng.random()), rng.uniform(0, 360) + 60 * turn), 7)
        tufts += (
            f"M{x} {y}h{rng.uniform(2, 4)}"
            if landing
            else f"M{x - 2.4} {y - 3.4}L{x} {y}L{x + 0.6} {y - 5}M{x} {y}l2.8 -2.8"
        )
    pen.line(tufts, "apron-line" if landing else "leaf" if woods else "plain-dark", 1, 0.75)


def _landing_field(pen: Pen, ranges: tuple[bool, ...]) -> None:
    """The landing mark: a ring with a cross, lamps, and arrows in from the sides without mountains."""
    pen.fill(disc(0, -3, 66), "apron-light", "apron-line", 1.4)
    pen.line(disc(0, -3, 58), "apron-line", 2, dash="7 5")
    for side in range(6):
        if ranges[side]:
            continue
        for far in (72, 80):
            tip = polar(0, 0, far - 6, bearing(side))
            ends = [
                polar(*polar(0, 0, far, bearing(side)), across, bearing(side) + 90) for across in (-11, 11)
            ]
            pen.line(zigzag([ends[0], tip, ends[1]]), "apron-line", 3)
    pen.line("M-5 -3H-52M5 -3H52M0 -8V-52M0 2V46", "apron-line", 2, 0.7)
    pen.line(disc(0, -3, 5.5), "apron-line", 2.4)
    pen.fill("".join(disc(*polar(0, -3, 66, 30 * k), 2.2) for k in range(12)), "lava-hot", "tile-ink", 0.7)


def _scree(pen: Pen, rng: Draws, hex_: Hex, ranges: tuple[bool, ...], places: tuple[Point, ...]) -> None:
    """Mountain ground: a band along each run of mountain sides, and what joins a site on a mountain to it."""
    d = ""
    dots: list[Point] = []
    for start in range(6):
        if ranges[start] and (not ranges[start - 1] or all(ranges)):
            sides = [start]
            while ranges[(sides[-1] + 1) % 6] and len(sides) < 6:
                sides.append((sides[-1] + 1) % 6)
            d += _band(rng, sides, dots)
    for place, site in zip(places, hex_.sites):
        if site.mountain:
            d += _heap(rng, place, dots)
        if site.mountain and any(ranges):
            d += _path_to(place, ranges)
    pen.fill(d, "scree")
    grit = "".join(f"M{x} {y}h{rng.uniform(1, 3)}" for x, y in dots if reach((x, y)) > 6)
    pen.line(grit, "scree-dark", 1.8)


def _band(rng: Draws, sides: list[int], dots: list[Point]) -> str:
    """The outline of a run of mountain sides; `dots` gets places for grit."""
    inner: list[Point] = []
    for k, side in enumerate(sides):
        a, b = CORNERS[side], CORNERS[(side + 1) % 6]
        n = NORMALS[side]
        first, last = k == 0 and len(sides) < 6, k == len(sides) - 1 and len(sides) < 6
        for t, part in ((0.17, 0.3), (0.33, 0.86), (0.5, 1.05), (0.67, 0.86), (0.83, 0.3)):
            if (t < 0.3 and not first) or (t > 0.7 and not last):
                continue
            x, y = between(a, b, t)
            deep = DEPTH * part * rng.uniform(0.86, 1.14)
            inner.append((x - deep * n[0], y - deep * n[1]))
        if not last:
            x, y = b
            k_ = 1 - DEPTH * rng.uniform(1.1, 1.3) / R
            inner.append((x * k_, y * k_))
        dots += [(x + rng.uniform(-5, 5), y + rng.uniform(-5, 5)) for x, y in inner[-4:]]
    if len(sides) == 6:
        return WHOLE
    outer = [CORNERS[side] for side in reversed(sides)]
    start_corner, end_corner = CORNERS[sides[0]], CORNERS[(sides[-1] + 1) % 6]
    line = curve([start_corner, *inner, end_corner])
    return line + "L" + zigzag(outer)[1:] + "Z"


def _heap(rng: Draws, place: Point, dots: list[Point]) -> str:
    """The outline round a site on a mountain; `dots` gets places for grit."""
    outline = []
    for k in range(10):
        far = 29 * rng.uniform(0.94, 1.12)
        x, y = polar(0, 0, far, 36 * k)
        outline.append(_inside((place[0] + x, place[1] + y * 0.96), 0.5))
        dots.append((place[0] + x * 1.02, place[1] + y * 0.96))
    return soft(outline)


def _path_to(place: Point, ranges: tuple[bool, ...]) -> str:
    """The outline of what joins a site to the nearest mountain side."""
    normals = [NORMALS[side] for side in range(6) if ranges[side]]
    n = min(normals, key=lambda n: APOTHEM - place[0] * n[0] - place[1] * n[1])
    across = (-n[1], n[0])
    foot = max(-24.0, min(24.0, place[0] * across[0] + place[1] * across[1]))
    mid = (APOTHEM * n[0] + foot * across[0], APOTHEM * n[1] + foot * across[1])
    # All outlines turn clockwise, so that they don't cut holes into each other.
    return poly(
        [
            (mid[0] - 24 * across[0], mid[1] - 24 * across[1]),
            (mid[0] + 24 * across[0], mid[1] + 24 * across[1]),
            (place[0] + 26 * across[0], place[1] + 26 * across[1]),
            (place[0] - 26 * across[0], place[1] - 26 * across[1]),
        ]
    )


# ---------------------------------------------------------------- what stands on it


class _Item:
    """Something upright, drawn in the order of its foot."""

    def __init__(self, kind: str, x: float, y: float, k: float, number: int) -> None:
        self.kind, self.x, self.y, self.k, self.number = kind, x, y, k, number

    def __call__(self, pen: Pen) -> None:
        _DRAW[self.kind](pen, self.x, self.y, self.k, self.number)


def _stand(pen: Pen, items: list[tuple[float, _Item]]) -> None:
    """All of them from the farthest foot on; trees side by side are drawn together."""
    row: list[tuple[float, float, float, int]] = []
    for foot, item in sorted(items, key=lambda item: item[0]):
        if row and (item.kind != "tree" or foot > row[0][1] + 9):
            _trees(pen, row)
            row = []
        if item.kind == "tree":
            row.append((item.x, item.y, item.k, item.number))
        else:
            item(pen)
    if row:
        _trees(pen, row)


def _peak(pen: Pen, x: float, y: float, k: float, number: int) -> None:
    """A peak of height `k` whose foot is at (x, y)."""
    wide = k * 0.56
    lean = (-0.1, 0.05, 0.12, -0.04)[number % 4] * k
    tip, left, right = (x + lean, y - k), (x - wide, y), (x + wide, y)
    pen.fill(poly([left, tip, right]), "rock-light", "rock-line", 1.8)
    fold = [tip, (x + lean + wide * 0.12, y - k * 0.62), (x - wide * 0.06, y - k * 0.36), (x + wide * 0.1, y)]
    pen.fill(poly([*fold, right]), "rock-dark")
    a, b = between(tip, left, 0.36), between(tip, right, 0.36)
    snow = [
        tip,
        b,
        between(fold[1], b, 0.4),
        (fold[1][0], fold[1][1] + k * 0.1),
        between(a, fold[1], 0.55),
        a,
    ]
    pen.fill(poly(snow), "snow")


_CROWN: Final = "M-8 -9C-9.5 -14 -5 -20.5 -1 -20.5C4 -20.5 9 -16 8.4 -10C8 -6 -6 -5 -8 -9Z"
_FIR: Final = "M0 -24L4.6 -15L2.6 -15L7.5 -5L-7.5 -5L-2.6 -15L-4.6 -15Z"


def _trees(pen: Pen, row: Sequence[tuple[float, float, float, int]]) -> None:
    """Trees side by side, each as foot x, foot y, size, kind."""
    pen.fill("".join(oval(x, y, 7 * k, 2.2 * k) for x, y, k, _ in row), "shade", opacity=0.28)
    pen.line("".join(f"M{x} {y}v{-8 * k}" for x, y, k, _ in row), "bark", 2.4)
    firs = [(x, y, k) for x, y, k, number in row if number % 5 == 1]
    pen.fill("".join(laid(_FIR, *fir) for fir in firs), "leaf-dark", "shade", 0.8)
    for tone, of in (("leaf-dark", (1,)), ("leaf", (0, 2)), ("leaf-light", (3,))):
        crowns = "".join(
            laid(_CROWN, x, y, k) for x, y, k, number in row if number % 5 != 1 and number % 4 in of
        )
        pen.fill(crowns, tone, "shade", 0.8)
    lights = "".join(
        laid("M-4.4 -13.4Q-2.8 -17.4 0.6 -17.4", x, y, k) for x, y, k, number in row if number % 5 != 1
    )
    pen.line(lights, "woods-light", 1.5)


def _fungus(pen: Pen, x: float, y: float, k: float, number: int) -> None:
    cap = "cap-2" if number % 3 == 1 else "cap"
    for dx, dy, s in ((5.4, 1.5, 0.66), (-1.5, 0, 1)):
        s *= k
        pen.fill(laid("M-1.7 0L-1.3 -7L1.3 -7L1.7 0Z", x + dx, y + dy, s), "stem", "rock-line", 0.7)
        pen.fill(dome(x + dx, y + dy - 6 * s, 6.4 * s, 6.6 * s), cap, "rock-line", 0.8)
        pen.line(laid("M-2.4 -8.6L-2.4 -8.5M2 -9.4L2 -9.3", x + dx, y + dy, s), "stem", 2.2)


def _giant(pen: Pen, x: float, y: float, k: float, number: int) -> None:
    """A mushroom as tall as a tree."""
    cap, rim = (("cap", "cap-dark"), ("cap-2", "rust"), ("oil-light", "sky"))[number % 3]
    lean = (0.17, -0.17)[number % 2]
    foot = "M-3.2 0C-2 -8 -2.6 -12 -2 -17L2 -17C2.6 -12 3 -8 3.6 0Z"
    hood = "M-12.6 -16C-11 -26 -5 -30 0 -30C5 -30 11 -26 12.6 -16C6 -18.6 -6 -18.6 -12.6 -16Z"
    pen.fill(oval(x, y, 9 * k, 2.6 * k), "shade", opacity=0.28)
    pen.fill(laid(foot, x, y, k, lean), "stem", "rock-line", 0.9)
    x += 17 * lean * k
    pen.fill(oval(x, y - 16 * k, 12 * k, 3.4 * k), rim, "rock-line", 0.9)
    pen.fill(laid(hood, x, y, k), cap, "rock-line", 1)
    flecks = ((-5, -22), (1.6, -26), (6, -20.6), (0, -20.6))
    pen.line(dots((x + a * k, y + b * k) for a, b in flecks), "stem", 3.3 * k)


def _crystal(pen: Pen, x: float, y: float, lean: float, long: float, wide: float) -> None:
    """A crystal of Vibrium from its foot, lit on one side."""
    tip = polar(x, y, long, lean)
    shoulder = polar(x, y, long * 0.72, lean)
    a, b = polar(*shoulder, wide, lean - 90), polar(*shoulder, wide, lean + 90)
    c, d = polar(x, y, wide * 0.7, lean - 90), polar(x, y, wide * 0.7, lean + 90)
    pen.fill(poly([c, a, tip, b, d]), "crystal", "tile-ink", 0.8)
    pen.fill(poly([c, a, tip, shoulder, (x, y)]), "crystal-light")


def _shards(pen: Pen, x: float, y: float, k: float, number: int) -> None:
    lean = -8 if number % 2 else 8
    _crystal(pen, x + 4 * k, y, 34 + lean, 11 * k, 2.6 * k)
    _crystal(pen, x - 4 * k, y, -36 + lean, 10 * k, 2.6 * k)
    _crystal(pen, x, y + 0.5, lean * 0.6, 17 * k, 3.3 * k)


def _pool(pen: Pen, x: float, y: float, k: float, number: int) -> None:
    pen.fill(oval(x, y - 3 * k, 11 * k, 4.8 * k), "oil", "rock-line", 0.8)
    pen.fill(oval(x + 8 * k, y + 1.4 * k, 4.4 * k, 2.2 * k), "oil")
    pen.line(f"M{x - 6.5 * k} {y - 4 * k}q{4 * k} {-2.4 * k} {9 * k} {-0.6 * k}", "oil-light", 1.5)


def _boulder(pen: Pen, x: float, y: float, k: float, number: int) -> None:
    for dx, dy, s in ((5, 1, 0.6), (-1, 0, 1)):
        s *= k
        x0, y0 = x + dx, y + dy
        pen.fill(
            poly(
                [
                    (x0 - 6.5 * s, y0),
                    (x0 - 5 * s, y0 - 6 * s),
                    (x0 + 0.5 * s, y0 - 9 * s),
                    (x0 + 5.4 * s, y0 - 5.5 * s),
                    (x0 + 6.6 * s, y0),
                ]
            ),
            "rust",
            "rock-line",
            0.8,
        )
        pen.fill(
            poly(
                [
                    (x0 + 0.5 * s, y0 - 9 * s),
                    (x0 + 5.4 * s, y0 - 5.5 * s),
                    (x0 + 6.6 * s, y0),
                    (x0 + 1.6 * s, y0),
                    (x0 + 1.2 * s, y0 - 5 * s),
                ]
            ),
            "rust-dark",
        )


def _stone(pen: Pen, x: float, y: float, k: float, number: int) -> None:
    """A stone that draws lightning."""
    pen.fill(
        poly([(x - 4 * k, y), (x - 2.4 * k, y - 13 * k), (x + 1.6 * k, y - 15 * k), (x + 4.4 * k, y)]),
        "rock-dark",
        "rock-line",
        0.9,
    )
    pen.fill(
        poly([(x - 4 * k, y), (x - 2.4 * k, y - 13 * k), (x - 0.4 * k, y - 14 * k), (x - 0.8 * k, y)]),
        "rock-light",
    )
    pen.line(
        f"M{x + 6 * k} {y - 20 * k}l{-4 * k} {5 * k}l{4 * k} {1 * k}l{-4.4 * k} {5.6 * k}", "rock-line", 3
    )
    pen.line(f"M{x + 6 * k} {y - 20 * k}l{-4 * k} {5 * k}l{4 * k} {1 * k}l{-4.4 * k} {5.6 * k}", "bolt", 1.7)


_DRAW: Final = {
    "peak": _peak,
    "giant": _giant,
    "mycelium": _fungus,
    "vibrium": _shards,
    "oil": _pool,
    "iron": _boulder,
    "electricity": _stone,
}
_SIZE: Final = {
    "giant": 13.0,
    "tree": 9.0,
    "mycelium": 8.0,
    "vibrium": 8.0,
    "oil": 12.0,
    "iron": 8.0,
    "electricity": 8.0,
}


def _peaks(
    rng: Draws, hex_: Hex, ranges: tuple[bool, ...], places: tuple[Point, ...]
) -> list[tuple[float, _Item]]:
    """Three peaks along every mountain side, one where two of them meet, some around a site on a mountain."""
    feet: list[tuple[float, float, float]] = []
    for side in range(6):
        if not ranges[side]:
            continue
        a, b = CORNERS[side], CORNERS[(side + 1) % 6]
        n = NORMALS[side]
        for t in (0.2, 0.5, 0.8):
            k = rng.uniform(27, 36) if t == 0.5 else rng.uniform(22, 29)
            x, y = between(a, b, t + rng.uniform(-0.03, 0.03))
            feet.append((x - 3 * n[0], y - 3 * n[1] + k / 2, k))
        if ranges[(side + 1) % 6]:
            feet.append((b[0] * 0.86, b[1] * 0.86 + 12, rng.uniform(24, 32)))
    for place, site in zip(places, hex_.sites):
        if site.mountain:
            for dx, dy in ((-26, 4), (-9, -13), (10, -14), (27, 5)):
                feet.append((place[0] + dx, place[1] + dy, rng.uniform(22, 30)))
    items = []
    stand: list[Point] = []
    for number, (x, y, k) in enumerate(feet):
        x, y = held(x, y, k)
        if _hides(x, y, k, places, hex_) or any(distance((x, y), other) < 13 for other in stand):
            continue
        stand.append((x, y))
        items.append((y, _Item("peak", x, y, k, number + rng.randrange(4))))
    return items


def _hides(x: float, y: float, k: float, places: tuple[Point, ...], hex_: Hex) -> bool:
    """Whether a peak would stand behind a site in the lowland, or all but disappear behind the strip."""
    box = strip(hex_)
    if box and box[0] < x < box[2] and y > box[1] and y - k > box[1] - 12:
        return True
    return any(
        not site.mountain
        and abs(x - place[0]) < PAD + k * 0.2
        and place[1] - PAD + 4 < y - k * 0.3 < place[1] + PAD
        for place, site in zip(places, hex_.sites)
    )


def _growth(
    rng: Draws, hex_: Hex, turn: int, ranges: tuple[bool, ...], places: tuple[Point, ...]
) -> list[tuple[float, _Item]]:
    """Trees on oxygen hexes, and signs of what can be won here: around the sites, never under them."""
    boxes = [b for b in (strip(hex_), pocket(hex_)) if b]
    kinds = [site.resource for site in hex_.sites if site.resource and site.resource != "wood"]
    wanted: list[str] = []
    for kind in kinds:
        wanted += [kind] * (3 if kind in ("mycelium", "iron", "vibrium") else 2)
    wanted = [*(["giant"] * (3 - len(hex_.sites) // 2)), *wanted]
    wanted += ["mycelium"] * (1 if "mycelium" not in kinds else 0)
    if hex_.stars:
        wanted = [*wanted[-4:], *(["tree"] * (16 + 3 * hex_.stars))]
    items: list[tuple[float, _Item]] = []
    taken: list[tuple[Point, float]] = []
    for number, kind in enumerate(wanted):
        k = rng.uniform(0.85, 1.2)
        size = _SIZE[kind] * k
        for _ in range(40):
            x, y = polar(0, 0, 92 * math.sqrt(rng.random()), rng.uniform(0, 360) + 60 * turn)
            middle = (x, y - size * 0.8)
            free = (
                reach((x - size, y)) > 3
                and reach((x + size, y)) > 3
                and reach((x, y - 2.4 * size)) > 2
                and height((x, y - size * 0.6), ranges) > DEPTH + size * 0.7
                and all(
                    max(abs(middle[0] - px) - PAD - size, abs(middle[1] - py) - PAD - size) > -1
                    for px, py in places
                )
                and all(
                    max(left - x - size, x - size - right, top - y, y - 1.8 * size - bottom) > -1
                    for left, top, right, bottom in boxes
                )
                and all(distance((x, y), other) > (size + other_size) * 0.8 for other, other_size in taken)
            )
            if free:
                taken.append(((x, y), size))
                items.append((y, _Item(kind, x, y, k, number + rng.randrange(3))))
                break
    return items


# ---------------------------------------------------------------- sites and signs


@lru_cache(maxsize=64)
def pad(site: Site) -> Html:
    """An empty site, 38 by 38 around (0, 0): a pad with the resource it shows, a little peak if on one."""
    pen = Pen()
    pen.fill(box(-18, -18, 36, 36, 6), "pad", opacity=0.9)
    pen.line(box(-18, -18, 36, 36, 6), "pad-ink", 1.5, dash="4.6 3.4")
    if site.resource:
        pen.put(drawn(site.resource), 0, 0, 1.12)
    else:
        pen.line("M-9.6 10.2V-1.8L-3.6 1.2V-2.4L2.4 1.2V-9.6H8.4V10.2ZM-11.4 10.2H11.4", "pad-ink", 2, 0.62)
    if site.mountain:
        pen.fill(poly("-18.5 19 -12.5 8.5 -9.5 13 -7.5 10.5 -3 19"), "pad-ink", "pad", 1.2)
    if site.die:
        pen.put(
            die(COLOURS[site.die.colour] if site.die.colour >= 0 else "any", site.die.value), 13, 13, 0.72
        )
    return pen.markup()


@lru_cache(maxsize=64)
def strikes(hex_: Hex) -> Html:
    """The cataclysms of a hex, each with its die, in an upright strip at its bottom; "" for none."""
    place = strip(hex_)
    if not place:
        return Html()
    left, top, right, bottom = place
    n = len(hex_.strikes)
    step = (right - left) / n
    pen = Pen()
    for k, strike in enumerate(hex_.strikes):
        x, y = left + step * (k + 0.5), (top + bottom) / 2
        pen.put(strike_sign(strike.type, COLOURS[strike.colour], strike.value), x, y, step / STRIKE)
    return pen.markup()


@lru_cache(maxsize=256)
def strike_sign(kind: str, colour: str, value: int) -> Html:
    """A cataclysm and the die that triggers it, 42 by 25 around (0, 0)."""
    pen = Pen()
    pen.fill(box(-20.5, -12, 41, 24, 12), "strip", "strip-ink", 0.8)
    pen.put(glyph(kind, 17, "strip-ink", 2.4), -9.6, 0)
    pen.put(die(colour, value), 8.8, 0, 0.84)
    return pen.markup()
