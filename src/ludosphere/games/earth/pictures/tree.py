"""Trees: a trunk and a crown, by genus."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from ....core.svg import Point, mix, polar
from ..cards import Card
from .flower import Ornament, blossoms, cherries, fruits, pods, tassels
from .ground import pond, shadow
from .pen import FOOT, Sheet, Tones, along, band, blade, bow, curve, dots, oval, poly, rays, soft, tones

Painter: TypeAlias = Callable[[Sheet, Card], object]
Lobe: TypeAlias = tuple[float, float, float, float]
"""A part of a crown: x, y, half its width, half its height."""

BARK: Final = "#7b5c46"
GREEN: Final = "#3f8f5b"


def height(card: Card) -> float:
    """How tall a tree is drawn: the more it may grow, the taller."""
    return min(101.0, 82 + 3.5 * card.max_growth)


# ---------------------------------------------------------------- crowns

Shape: TypeAlias = Callable[[Sheet, float, int], list[Lobe]]
"""Places the lobes of a crown around x = 0, y = 0 on the ground, for a tree so tall."""


def ball(s: Sheet, tall: float, n: int, wide: float = 0.46, low: float = 0.36) -> list[Lobe]:
    """A round crown."""
    top, foot = -tall, -tall * low
    cy, ry, rx = (top + foot) / 2, (foot - top) / 2, tall * wide
    turn = s.rng.uniform(0, 360)
    out = [(0.0, cy, rx * 0.72, ry * 0.76)]
    for i in range(n):
        x, y = polar(0, 0, 1, turn + 360 * i / n)
        k = s.rng.uniform(0.36, 0.48)
        out.append((x * rx * 0.62, cy + y * ry * 0.6, rx * k, ry * k))
    return sorted(out, key=lambda lobe: lobe[1])


def plates(
    s: Sheet, tall: float, n: int, wide: float = 0.56, rows: int = 4, thick: float = 0.1
) -> list[Lobe]:
    """Flat storeys of leaves, as of a cedar or a Japanese maple."""
    out = []
    for i in range(rows):
        t = i / (rows - 1)
        reach = tall * wide * (0.45 + 0.55 * math.sin(math.pi * (0.22 + 0.6 * t)))
        y = -tall * (0.94 - 0.5 * t)
        side = 1 if i % 2 else -1
        out.append((side * reach * 0.36, y, reach * 0.68, tall * thick))
        out.append((-side * reach * 0.46, y + tall * 0.055, reach * 0.56, tall * thick * 0.9))
    return out


def cone(s: Sheet, tall: float, n: int, wide: float = 0.32, low: float = 0.18) -> list[Lobe]:
    """Wide below, narrow above."""
    out = []
    for i in range(n):
        t = i / (n - 1)
        r = tall * wide * (0.25 + 0.75 * t)
        out.append(
            (s.rng.uniform(-0.12, 0.12) * r, -tall * (0.93 - (0.93 - low - 0.12) * t), r * 0.92, tall * 0.1)
        )
    return out


def column(s: Sheet, tall: float, n: int, wide: float = 0.2, low: float = 0.2) -> list[Lobe]:
    """Tall and slender."""
    out = []
    for i in range(n + 2):
        t = i / (n + 1)
        r = tall * wide * (0.5 + 0.6 * math.sin(math.pi * (0.12 + 0.72 * t)))
        side = 1 if i % 2 else -1
        out.append((side * r * 0.26, -tall * (0.92 - (0.84 - low) * t), r * 0.8, tall * 0.1))
    return out


def vase(s: Sheet, tall: float, n: int, wide: float = 0.5) -> list[Lobe]:
    """Narrow below and spreading above, as an elm."""
    out = [(0.0, -tall * 0.72, tall * wide * 0.7, tall * 0.2)]
    for i in range(n):
        t = (i + 0.5) / n * 2 - 1
        y = -tall * (0.9 - 0.34 * t * t)
        out.append((t * tall * wide * 0.86, y, tall * wide * 0.3, s.around(tall * 0.125)))
    return sorted(out, key=lambda lobe: lobe[1])


def roof(s: Sheet, tall: float, n: int, wide: float = 0.66, thick: float = 0.075) -> list[Lobe]:
    """A flat roof of leaves, as of a thorn tree in the savanna."""
    out = []
    for i in range(n):
        t = (i + 0.5) / n * 2 - 1
        out.append(
            (
                t * tall * wide * 0.8,
                -tall * (0.86 - 0.09 * abs(t)) - tall * 0.05 * (i % 2),
                tall * wide * 0.3,
                tall * thick,
            )
        )
    out.append((0.0, -tall * 0.9, tall * wide * 0.6, tall * thick))
    return out


def tufts(s: Sheet, tall: float, n: int, wide: float = 0.42, low: float = 0.45) -> list[Lobe]:
    """Separate clouds at the ends of boughs, as of an old pine."""
    out = []
    for i in range(n):
        t = i / (n - 1)
        side = 1 if i % 2 else -1
        reach = tall * wide * (0.15 + 0.85 * t) * (1 - 0.45 * max(0, t - 0.7))
        out.append(
            (
                side * reach * s.rng.uniform(0.6, 0.85),
                -tall * (0.93 - (0.93 - low) * t),
                tall * wide * 0.44,
                tall * 0.075,
            )
        )
    return out


def foliage(s: Sheet, lobes: Sequence[Lobe], paint: Tones, leaves: int, size: float) -> None:
    """The leaves of a crown in three tones, with some single ones drawn."""
    s.fill("".join(oval(x + rx * 0.06, y + ry * 0.16, rx, ry) for x, y, rx, ry in lobes), paint.dark)
    s.fill(
        "".join(oval(x - rx * 0.04, y - ry * 0.03, rx * 0.95, ry * 0.92) for x, y, rx, ry in lobes),
        paint.plain,
    )
    s.fill(
        "".join(oval(x - rx * 0.24, y - ry * 0.3, rx * 0.6, ry * 0.48) for x, y, rx, ry in lobes), paint.light
    )
    if not leaves:
        return
    for tone, dx in ((paint.dark, 0.3), (mix(paint.light, "#ffffff", 0.25), -0.3)):
        d = ""
        for _ in range(leaves):
            x, y, rx, ry = s.rng.choice(lobes)
            px, py = x + rx * (dx + s.rng.uniform(-0.6, 0.6)), y + ry * (dx * 1.2 + s.rng.uniform(-0.6, 0.6))
            d += f"M{px} {py}l{size * s.rng.uniform(-0.6, 0.6)} {size * 0.7}"
        s.line(d, tone, size * 0.36)


def spots_on(s: Sheet, lobes: Sequence[Lobe], n: int) -> list[Point]:
    """Places for fruits or flowers, spread over a crown."""
    out = []
    for i in range(n):
        x, y, rx, ry = lobes[(i * 3 + 1) % len(lobes)]
        a, k = i * 2.4 + s.rng.uniform(-0.4, 0.4), s.rng.uniform(0.35, 0.85)
        out.append((x + rx * k * math.cos(a), y + ry * k * math.sin(a)))
    return out


def _bole(
    s: Sheet, x: float, tall: float, width: float, lobes: list[Lobe], bark: str, lean: float, fork: float
) -> None:
    """A trunk that forks into boughs, one for each of the lower lobes."""
    paint = tones(bark)
    top = (x + lean, FOOT - tall * fork)
    ends = [
        (x + lean * 0.5 + lx * 0.85, FOOT + ly + ry * 0.3)
        for lx, ly, _, ry in sorted(lobes, key=lambda lobe: -lobe[1])[:6]
    ]
    s.line(_limbs((top[0], top[1] + width * 0.3), ends), paint.plain, width * 0.36)
    s.fill(_stem(x, width, top), paint.plain)
    a = top[0]
    s.fill(
        f"M{x + width * 0.1} {FOOT}Q{x + width * 0.2} {FOOT - tall * 0.1} {a + width * 0.08} {top[1]}"
        f"h{width * 0.3}Q{x + width * 0.48} {FOOT - tall * 0.1} {x + width} {FOOT}Z",
        paint.dark,
    )


def _limbs(foot: Point, ends: Sequence[Point], swing: float = 0.5) -> str:
    """Boughs from one point: first upwards, then outwards."""
    x, y = foot
    return "".join(f"M{x} {y}Q{x + (ex - x) * swing} {y + (ey - y) * 0.3} {ex} {ey}" for ex, ey in ends)


def _stem(x: float, width: float, top: Point) -> str:
    a, y = top
    mid = (FOOT + y) / 2
    return (
        f"M{x - width} {FOOT}Q{x - width * 0.45} {FOOT - 5} {(x + a) / 2 - width * 0.42} {mid}"
        f"L{a - width * 0.36} {y}h{width * 0.74}L{(x + a) / 2 + width * 0.42} {mid}"
        f"Q{x + width * 0.45} {FOOT - 5} {x + width} {FOOT}Z"
    )


def crown(
    s: Sheet,
    card: Card,
    leaf: str = GREEN,
    shape: Shape = ball,
    bark: str = BARK,
    n: int = 7,
    wide: float = 6.5,
    fork: float = 0.42,
    leaves: int = 12,
    size: float = 3.4,
    ornament: Ornament | None = None,
    count: int = 7,
    marks: Callable[[Sheet, float, float, float], None] | None = None,
    tall: float = 0,
    x: float = 80,
) -> None:
    """A broad-leaved tree."""
    tall = tall or height(card)
    width = wide * (1.15 if "bold" in card.markers else 1)
    lean = (
        s.rng.uniform(3, 6) * (1 if s.rng.random() < 0.5 else -1)
        if "italic" in card.markers
        else s.rng.uniform(-1.5, 1.5)
    )
    lobes = [(max(20 + rx - x, min(140 - rx - x, lx)), ly, rx, ry) for lx, ly, rx, ry in shape(s, tall, n)]
    shadow(s, card, x, max(18.0, max(lx + rx for lx, _, rx, _ in lobes) * 0.75))
    _bole(s, x, tall, width, lobes, bark, lean, fork)
    if marks:
        marks(s, x, width, tall * fork)
    placed = [(x + lean * 0.5 + lx, FOOT + ly, rx, ry) for lx, ly, rx, ry in lobes]
    foliage(s, placed, tones(leaf), leaves, size)
    if ornament:
        ornament(s, spots_on(s, placed, count + card.sprout_spaces // 2))


# ---------------------------------------------------------------- bark


def birch_bark(s: Sheet, x: float, width: float, tall: float) -> None:
    """Black marks on white."""
    d = ""
    for i in range(7):
        y = FOOT - 4 - i * tall / 7
        d += f"M{x + (-0.36 if i % 2 else 0.1) * width} {y}h{width * 0.3}"
    s.line(d, "#2d2a2c", 1.3)


def patches(s: Sheet, x: float, width: float, tall: float, colour: str = "#c9c3a6") -> None:
    """Flaking bark."""
    d = "".join(
        oval(
            x + s.rng.uniform(-0.28, 0.25) * width,
            FOOT - 5 - i * tall / 8,
            width * 0.17,
            2.6,
            s.rng.uniform(-30, 30),
        )
        for i in range(8)
    )
    s.fill(d, colour)


def rainbow(s: Sheet, x: float, width: float, tall: float) -> None:
    """Strips of coloured bark."""
    for i, colour in enumerate(("#e08a3c", "#7a56a0", "#c8453f", "#3f9bb0", "#8fc05a")):
        px = x - width * 0.3 + width * 0.15 * i
        d = "".join(f"M{px} {FOOT - 6 - k * tall * 0.34 - i * 3 % 7}v{-tall * 0.2}" for k in range(3))
        s.line(d, colour, width * 0.15)


def tapped(s: Sheet, x: float, width: float, tall: float) -> None:
    """Slanting cuts, and a cup for the sap."""
    y = FOOT - tall * 0.52
    d = "".join(f"M{x - width * 0.38} {y - 5 * i}l{width * 0.7} 4" for i in range(4))
    s.line(d, "#f4efe2", 1.3)
    s.fill(poly([(x - 3, y + 6), (x + 4, y + 6), (x + 3, y + 12), (x - 2, y + 12)]), "#3b3f46")
    s.fill(oval(x + 0.5, y + 6, 3.5, 1.2), "#ffffff")


def thorns(s: Sheet, x: float, width: float, tall: float) -> None:
    """Thorns on the trunk."""
    d = "".join(f"M{x} {FOOT - 10 - i * tall / 5}l{width * 0.9 * (1 if i % 2 else -1)} -4" for i in range(5))
    s.line(d, "#5a2f22", 1.1)


def pods_on_trunk(s: Sheet, x: float, width: float, tall: float, colour: str = "#d3872c") -> None:
    """Cacao: the fruits sit on the trunk."""
    for i, (side, k) in enumerate(((-1, 0.35), (1, 0.5), (-1, 0.72), (1, 0.86), (-1, 1.02))):
        px, py = x + side * width * 0.75, FOOT - tall * k
        hue = "#b5482d" if i % 2 else colour
        s.fill(oval(px, py, 3.2, 6, side * -14), tones(hue).dark)
        s.fill(oval(px - 0.5, py - 0.4, 2.4, 5.2, side * -14), hue)
        s.line(f"M{px - 0.6} {py - 4}v8", tones(hue).light, 0.7)


# ---------------------------------------------------------------- conifers


def conifer(
    s: Sheet,
    card: Card,
    leaf: str = "#2c6e57",
    wide: float = 0.3,
    rows: int = 7,
    bark: str = "#6d4f3d",
    low: float = 0.1,
    droop: float = 0.06,
    trunk: float = 3.4,
    cones: str = "",
    upright: bool = False,
    snow: bool = False,
    tall: float = 0,
) -> None:
    """Storeys of needles, the left half in the light."""
    tall = tall or height(card) + 4
    x, top, foot = 80.0, FOOT - tall, FOOT - tall * low
    shadow(s, card, x, tall * wide * 0.9)
    paint, wood = tones(leaf, 0.26), tones(bark)
    s.fill(
        poly(
            [
                (x - trunk, FOOT),
                (x - trunk * 0.5, top + tall * 0.3),
                (x + trunk * 0.5, top + tall * 0.3),
                (x + trunk, FOOT),
            ]
        ),
        wood.plain,
    )
    s.fill(
        poly(
            [
                (x + trunk * 0.1, FOOT),
                (x, top + tall * 0.3),
                (x + trunk * 0.5, top + tall * 0.3),
                (x + trunk, FOOT),
            ]
        ),
        wood.dark,
    )
    step = (foot - top) / rows
    tips = []
    for side, tone in ((-1, paint.plain), (1, paint.dark)):
        pts = [(x, top)]
        for i in range(1, rows + 1):
            half = tall * wide * (0.16 + 0.84 * i / rows) * s.rng.uniform(0.92, 1.08)
            y = top + step * i
            pts += [
                (x + side * half, y + tall * droop),
                (x + side * half * 0.62, y + tall * droop * 0.2),
                (x + side * half * 0.42, y - step * 0.02),
            ]
            tips.append((x + side * half * 0.8, y))
        pts.append((x, foot + 1))
        s.fill(poly(pts), tone)
    d = ""
    for i in range(1, rows + 1):
        half, y = tall * wide * (0.16 + 0.84 * i / rows), top + step * i
        d += poly(
            [
                (x, y - step * 0.95),
                (x - half * 0.16, y - step * 0.1),
                (x - half * 0.8, y + tall * droop * 0.4),
            ]
        )
    s.fill(d, "#f3f8fb" if snow else paint.light)
    if cones:
        places = tips[2::2] if not upright else [t for t in tips if t[1] < top + tall * 0.5]
        s.fill(
            "".join(oval(px * 0.85 + x * 0.15, py + (-3 if upright else 3), 1.6, 3.4) for px, py in places),
            cones,
        )


def boughs(s: Sheet, card: Card, leaf: str = "#d9a93a", bark: str = "#6b4c3a") -> None:
    """Larch: an open tree, each bough with its row of soft tufts."""
    tall, x = height(card) + 2, 80.0
    shadow(s, card, x, tall * 0.24)
    paint = tones(leaf)
    top = FOOT - tall
    s.fill(poly([(x - 3.4, FOOT), (x - 0.6, top), (x + 0.6, top), (x + 3.4, FOOT)]), bark)
    limbs, dark, light = "", [], []
    for i in range(10):
        y, reach = top + tall * (0.06 + 0.08 * i), tall * (0.04 + 0.03 * i)
        for side in (-1, 1):
            long = reach * s.rng.uniform(0.8, 1.12)
            limbs += f"M{x} {y}q{side * long * 0.5} {reach * 0.36} {side * long} {reach * 0.2}"
            for k in range(2 + i // 2):
                t = (k + 0.7) / (2 + i // 2)
                px, py = x + side * long * t, y + reach * (0.36 * 2 * t * (1 - t) + 0.2 * t * t)
                dark.append((px + 0.5, py + 2.6))
                light.append((px - 0.3, py + s.rng.uniform(-0.8, 1)))
    s.line(dots(dark), paint.dark, 6.4)
    s.line(limbs, bark, 1.2)
    s.line(dots(light), paint.plain, 5)
    s.line(dots([(px - 1, py - 1) for px, py in light[::2]]), paint.light, 2.2)


def sequoia(s: Sheet, card: Card, leaf: str = "#3c7d5a") -> None:
    """A giant: a red fluted trunk, a high narrow crown, firs at its foot for scale."""
    x = 80.0
    shadow(s, card, x, 30)
    wood = tones("#a4553a")
    d = "".join(
        poly([(px - 4, FOOT - 2), (px, FOOT - 17 * k), (px + 4, FOOT - 2)])
        for px, k in ((38, 1.0), (46, 0.7), (116, 0.9), (124, 1.1), (29, 0.6))
    )
    s.fill(d, mix(leaf, "#ffffff", 0.2))
    s.fill(
        soft(
            [
                (x - 5, 18),
                (x + 5, 18),
                (x + 9, 70),
                (x + 12, 98),
                (x + 18, FOOT + 1),
                (x - 18, FOOT + 1),
                (x - 12, 98),
                (x - 9, 70),
            ]
        ),
        wood.plain,
    )
    s.fill(
        soft(
            [
                (x + 1, 18),
                (x + 5, 18),
                (x + 9, 70),
                (x + 12, 98),
                (x + 18, FOOT + 1),
                (x + 4, FOOT + 1),
                (x + 3, 70),
            ]
        ),
        wood.dark,
    )
    s.line(f"M{x - 6} 60v32M{x - 2} 52v46M{x - 9} 84v16", mix(wood.dark, wood.plain, 0.4), 1.2)
    lobes = [
        (x + dx, y, rx, 6.5)
        for dx, y, rx in (
            (0, 9, 7),
            (-5, 17, 11),
            (7, 20, 11),
            (-10, 30, 12),
            (11, 34, 12),
            (-13, 44, 11),
            (13, 50, 11),
            (-12, 58, 8),
        )
    ]
    foliage(s, lobes, tones(leaf), 10, 3)


def scales(s: Sheet, card: Card, leaf: str = "#3f8a4f") -> None:
    """Thuja: a dense cone of fans."""
    tall, x = height(card), 80.0
    shadow(s, card, x, 26)
    paint = tones(leaf)
    s.fill(poly([(x - 4, FOOT), (x - 2, FOOT - 20), (x + 2, FOOT - 20), (x + 4, FOOT)]), "#7c4a36")
    s.fill(
        soft(
            [
                (x, FOOT - tall),
                (x + 13, FOOT - tall * 0.55),
                (x + 25, FOOT - tall * 0.16),
                (x, FOOT - 5),
                (x - 25, FOOT - tall * 0.16),
                (x - 13, FOOT - tall * 0.55),
            ]
        ),
        paint.dark,
    )
    for tone, dx, n in ((paint.plain, 0.0, 30), (paint.light, -4.0, 16)):
        d = ""
        for i in range(n):
            t = (i + 0.6) / n
            half = 23 * t
            px = x + dx * t + half * math.sin(i * 2.4) * 0.86
            d += blade(px, FOOT - tall * (0.97 - 0.84 * t), math.sin(i * 2.4) * 40, 10, 2.6)
        s.fill(d, tone)


# ---------------------------------------------------------------- other habits


def palm(
    s: Sheet, card: Card, leaf: str = "#3d8a55", fruit: str = "#d88a2a", bark: str = "#86684c", n: int = 13
) -> None:
    """One stem with a crown of feathers."""
    tall, x = 46 + 6.0 * card.max_growth, 80.0
    shadow(s, card, x, 26)
    top = (x + s.rng.uniform(-3, 3), FOOT - tall * 0.78)
    stem = bow((x, FOOT), top, 0.03)
    wood, paint = tones(bark), tones(leaf)
    s.fill(band(stem, 13, 8), wood.plain)
    s.fill(band([(px + 3, py) for px, py in stem], 6, 3), wood.dark)
    s.line(
        "".join(
            f"M{along(stem, t)[0] - 4.5} {along(stem, t)[1]}q4.5 3 9-1"
            for t in (0.1, 0.25, 0.4, 0.55, 0.7, 0.85)
        ),
        wood.dark,
        1,
    )
    for row, tone in enumerate((paint.dark, paint.plain, paint.light)):
        d = ""
        for i in range(row, n, 3):
            a = -128 + 256 * i / (n - 1) + s.rng.uniform(-4, 4)
            tip = polar(top[0], top[1] - 2, 44, a * 0.84)
            tip = (tip[0], tip[1] + abs(a) * 0.12)
            spine = bow((top[0], top[1]), tip, 0.2 if a > 0 else -0.2, 9)
            d += curve(spine[::2])
            for k in range(1, 9):
                px, py = spine[k]
                bearing = math.degrees(math.atan2(px - spine[k - 1][0], spine[k - 1][1] - py))
                for side in (-42, 42):
                    ex, ey = polar(px, py, 10.5 - abs(k - 3) * 0.9, bearing + side)
                    d += f"M{px} {py}L{ex} {ey}"
        s.line(d, tone, 1.7)
    if fruit:
        s.line(
            dots(s.scatter(14, top[0] - 6, top[1] + 9, 5, 5) + s.scatter(12, top[0] + 7, top[1] + 8, 4.5, 5)),
            fruit,
            3.4,
        )


def banana(s: Sheet, card: Card, leaf: str = "#4f9d4a", fruit: str = "#f1cf3f") -> None:
    """Great torn leaves and a hanging bunch."""
    x, paint = 78.0, tones("#5fa552")
    shadow(s, card, x, 26)
    s.fill(band([(x, FOOT), (x - 1, 80), (x + 2, 48)], 12, 7), "#9dae62")
    s.fill(band([(x + 3, FOOT), (x + 2, 80), (x + 4, 48)], 5, 2.5), "#76883f")
    paint = tones(leaf)
    for a, long, tone in (
        (-92, 46, paint.dark),
        (92, 46, paint.dark),
        (-54, 52, paint.plain),
        (56, 52, paint.plain),
        (-18, 46, paint.light),
        (20, 48, paint.light),
    ):
        tip = polar(x + 1, 48, long, a * 0.86)
        tip = (tip[0], tip[1] + abs(a) * 0.24)
        spine = bow((x + 2, 50), tip, 0.2 if a > 0 else -0.2, 6)
        left, right = [], []
        for k in range(1, 5):
            (ax, ay), (px, py), (bx, by) = spine[k - 1 : k + 2]
            w = (6, 8.5, 8, 5)[k - 1] / (math.hypot(bx - ax, by - ay) or 1)
            left.append((px + (by - ay) * w, py - (bx - ax) * w))
            right.append((px - (by - ay) * w, py + (bx - ax) * w))
        s.fill(soft([spine[0], *left, tip, *reversed(right)]), tone)
        s.line(curve(spine[:-1]), mix(tone, "#f4ffd0", 0.45), 1.1)
        s.line(
            "".join(
                f"M{spine[k][0]} {spine[k][1]}L{side[k - 1][0]} {side[k - 1][1]}"
                for side in (left, right)
                for k in (2, 3, 4)
            ),
            mix(tone, "#12351f", 0.3),
            0.8,
        )
    s.line(curve([(x + 3, 50), (x + 17, 54), (x + 19, 84)]), "#6f7d3a", 2)
    d = "".join(oval(x + 18 + dx, y, 2, 5.4, dx * -4) for y in (62, 69, 76) for dx in (-6, -2, 2, 6))
    s.fill(d, mix(fruit, "#8a6a10", 0.35))
    s.fill(
        "".join(oval(x + 17 + dx, y - 1, 1.4, 4.6, dx * -4) for y in (62, 69, 76) for dx in (-6, -2, 2, 6)),
        fruit,
    )
    s.fill(blade(x + 19, 97, 0, 13, 4.6), "#7a2b4d")


def papaya(s: Sheet, card: Card) -> None:
    """A bare stem, fruits under a rosette of lobed leaves."""
    x, top = 80.0, 42.0
    shadow(s, card, x, 22)
    s.fill(band([(x, FOOT), (x, 70), (x, top)], 10, 6), "#a39a7e")
    s.fill(band([(x + 2.6, FOOT), (x + 2, 70), (x + 1.6, top)], 4, 2), "#7d745b")
    s.line("".join(f"M{x - 3} {y}h5" for y in range(62, 102, 8)), "#6d664f", 1)
    paint = tones("#4d9a54")
    for i, a in enumerate((-100, 100, -64, 64, -30, 30, 0)):
        tone = (paint.dark, paint.dark, paint.plain, paint.plain, paint.plain, paint.light, paint.light)[i]
        px, py = polar(x, top, 27, a)
        s.line(f"M{x} {top}L{px} {py}", "#8aa85c", 1.4)
        s.fill(
            "".join(blade(px, py, a + k, 15 - abs(k) * 0.05, 3.4) for k in (-100, -55, -18, 18, 55, 100)),
            tone,
        )
    places: list[Point] = [(x - 6, 54), (x + 6, 53), (x - 3, 62), (x + 4, 61), (x, 52)]
    fruits(s, places, "#e2a33a", 4, 1.5)


def baobab(s: Sheet, card: Card, leaf: str = "#6d9a52") -> None:
    """A bottle of a trunk with small tufts on stubby boughs."""
    x, wood = 80.0, tones("#a07f69")
    shadow(s, card, x, 34, 4)
    ends = [(x - 46, 26), (x - 33, 15), (x - 16, 11), (x + 2, 9), (x + 20, 12), (x + 36, 17), (x + 47, 28)]
    s.line(_limbs((x, 46), ends, 0.6), wood.plain, 3.2)
    s.line(_limbs((x, 48), [(x + (ex - x) * 0.6, ey + 12) for ex, ey in ends], 0.7), wood.plain, 6)
    s.fill(
        soft(
            [
                (x - 20, 48),
                (x, 42),
                (x + 20, 48),
                (x + 24, 78),
                (x + 28, FOOT - 2),
                (x, FOOT + 2),
                (x - 28, FOOT - 2),
                (x - 24, 78),
            ]
        ),
        wood.plain,
    )
    s.fill(
        f"M{x + 9} 44L{x + 20} 48Q{x + 23} 70 {x + 28} {FOOT - 2}Q{x + 20} {FOOT + 1} {x + 13} {FOOT + 1}"
        f"Q{x + 17} 74 {x + 9} 44Z",
        wood.dark,
    )
    s.line(
        f"M{x - 14} 60q-3 20-5 38M{x - 4} 56q-2 22-1 44M{x + 4} 66v20", mix(wood.dark, wood.plain, 0.5), 1.2
    )
    foliage(s, [(ex, ey - 1, 10, 5.5) for ex, ey in ends], tones(leaf), 8, 3)
    s.fill("".join(oval(ex, ey + 9, 1.6, 3) for ex, ey in ends[::2]), "#c9b27a")


def dragon(s: Sheet, card: Card, leaf: str = "#4f7f56", flat: bool = True) -> None:
    """A dragon tree: boughs that fork and fork under a dense umbrella of swords."""
    x, wood = 80.0, tones("#a08c7c")
    shadow(s, card, x, 30)
    y0, w = (58, 50) if flat else (64, 40)
    tips = [(x + w * (k / 4), 40 + abs(k) * (1.6 if flat else 2.4)) for k in (-4, -3, -2, -1, 0, 1, 2, 3, 4)]
    s.line(_limbs((x, y0 + 3), tips, 0.4), wood.plain, 4)
    s.fill(band([(x, FOOT), (x - 1, 84), (x, y0)], 14, 11), wood.plain)
    s.fill(band([(x + 3.5, FOOT), (x + 3, 84), (x + 3, y0)], 6, 5), wood.dark)
    paint = tones(leaf)
    if flat:
        s.fill(
            soft(
                [
                    (x - 58, 43),
                    (x - 44, 27),
                    (x, 15),
                    (x + 44, 27),
                    (x + 58, 43),
                    (x + 30, 46),
                    (x, 42),
                    (x - 30, 46),
                ]
            ),
            paint.dark,
        )
        s.fill(
            "".join(
                blade(
                    x + 50 * math.sin(i * 1.7),
                    40 - 14 * abs(math.cos(i * 1.7)),
                    34 * math.sin(i * 1.7),
                    14,
                    2,
                )
                for i in range(26)
            ),
            paint.plain,
        )
        s.fill(
            "".join(
                blade(
                    x - 8 + 38 * math.sin(i * 2.3),
                    34 - 8 * abs(math.cos(i * 1.7)),
                    34 * math.sin(i * 2.3),
                    12,
                    1.8,
                )
                for i in range(14)
            ),
            paint.light,
        )
    else:
        for tone, turn in ((paint.dark, 0), (paint.plain, 14), (paint.light, -8)):
            s.line("".join(rays(tx, ty, 7, 0, 15, a) for tx, ty in tips[::2] for a in (turn,)), tone, 1.8)
    s.line(dots([(tx, ty - 2) for tx, ty in tips[1::2]]), "#d0702e", 3)


def roots(s: Sheet, card: Card, leaf: str = "#2f7d52", style: str = "strangler") -> None:
    """Figs: a lattice of roots around a host, a grove of bearded props, or buttresses."""
    x, wood = 80.0, tones("#a58d77")
    wide = {"strangler": 0.52, "beard": 0.68, "buttress": 0.46}[style]
    tall = 94.0
    shadow(s, card, x, 36)
    lobes = [
        (x + lx, FOOT + ly, rx, ry)
        for lx, ly, rx, ry in (vase if style == "beard" else ball)(s, tall, 8, wide)
    ]
    if style == "strangler":
        s.fill(band([(x, FOOT), (x, 50)], 15, 12), "#5d4636")
        for k in (-1, 1):
            for off, swing in ((0, 9), (4, -8), (9, 11)):
                s.line(
                    curve(
                        [
                            (x + k * (13 + off * 0.8), FOOT + 1),
                            (x + k * swing, 88),
                            (x - k * swing * 0.8, 72),
                            (x + k * swing * 0.7, 54),
                        ]
                    ),
                    wood.plain if k < 0 else wood.dark,
                    3.4,
                )
        s.line(curve([(x - 3, FOOT + 1), (x - 5, 84), (x + 2, 56)]), wood.light, 2.6)
    elif style == "beard":
        s.fill(band([(x, FOOT), (x + 1, 80), (x, 52)], 20, 15), wood.plain)
        s.fill(band([(x + 5, FOOT), (x + 5, 80), (x + 3, 52)], 8, 6), wood.dark)
        for px in (-46, -37, -29, -19, 19, 27, 38, 45):
            s.fill(
                band(
                    [(x + px, FOOT + s.rng.uniform(-2, 2)), (x + px * 0.97, 80), (x + px * 0.84, 48)],
                    s.rng.uniform(2, 4),
                    1.6,
                ),
                wood.plain if px < 0 else wood.dark,
            )
        s.line(
            "".join(f"M{x + px} 50v{s.rng.uniform(14, 34)}" for px in (-52, -33, -23, -12, 12, 22, 34, 51)),
            mix(wood.plain, "#5d4636", 0.3),
            0.9,
        )
    else:
        s.fill(band([(x, FOOT - 8), (x, 46)], 14, 11), wood.plain)
        for px, tone in (
            (-32, wood.light),
            (30, wood.dark),
            (-16, wood.plain),
            (14, wood.dark),
            (-4, wood.light),
        ):
            s.fill(
                f"M{x + px * 0.12 - 3} 62Q{x + px * 0.3} 92 {x + px} {FOOT + 1}H{x + px * 0.35}"
                f"Q{x + px * 0.2 + 3} 90 {x + px * 0.12 + 3} 62Z",
                tone,
            )
    foliage(s, lobes, tones(leaf), 12, 3.6)
    fruits(
        s,
        spots_on(s, lobes, 5 + card.sprout_spaces),
        {"strangler": "#d9a441", "beard": "#b5583d", "buttress": "#6f4f8f"}[style],
        1.9,
    )


def mangrove(s: Sheet, card: Card, red: bool = True) -> None:
    """In the tide: on stilts (red), or among breathing roots (black)."""
    pond(s)
    x, wood = 80.0, tones("#8a5a45" if red else "#5a4b45")
    if red:
        d = ""
        for dx in (-40, -29, -19, -9, 8, 18, 30, 41):
            lift = 66 + abs(dx) * 0.3
            d += (
                f"M{x + dx * 0.12} {lift - 10}Q{x + dx * 0.8} {lift - 4} {x + dx} {FOOT + 2 - abs(dx) * 0.06}"
            )
        s.line(d, wood.plain, 3)
        s.line(d, wood.light, 1)
        s.fill(band([(x, 82), (x, 44)], 8, 5), wood.plain)
    else:
        s.fill(band([(x, 100), (x - 2, 72), (x, 46)], 15, 8), wood.plain)
        s.fill(band([(x + 4, 100), (x + 1, 72), (x + 2, 46)], 6, 3), wood.dark)
        d = "".join(
            f"M{s.rng.uniform(22, 138)} {s.rng.uniform(96, 112)}v{-s.rng.uniform(6, 11)}" for _ in range(26)
        )
        s.line(d, "#3d332f", 1.7)
    lobes = [(x + lx, FOOT + ly - 4, rx, ry) for lx, ly, rx, ry in ball(s, 94, 7, 0.5, 0.46)]
    foliage(s, lobes, tones("#3f9058" if red else "#5a8a5e"), 12, 3.8)
    if red:
        s.fill("".join(blade(px, py, 180, 11, 1.1) for px, py in spots_on(s, lobes, 7)), "#b9b85a")
    else:
        blossoms(s, spots_on(s, lobes, 7), "#ffffff", 2, 4)


def swamp_cypress(s: Sheet, card: Card) -> None:
    """Bald cypress: a swollen foot, knees in the water, rusty feathers."""
    pond(s, "#7ba79a")
    x, wood = 80.0, tones("#8f6e5c")
    s.fill(
        "".join(
            soft([(px - 3, py), (px, py - k), (px + 3, py)])
            for px, py, k in (
                (48, 102, 12),
                (57, 108, 9),
                (104, 104, 13),
                (114, 109, 9),
                (38, 110, 8),
                (95, 111, 7),
            )
        ),
        wood.dark,
    )
    s.fill(f"M{x - 3} 26h6Q{x + 4} 78 {x + 18} 107H{x - 18}Q{x - 4} 78 {x - 3} 26Z", wood.plain)
    s.fill(f"M{x} 26h3Q{x + 4} 78 {x + 18} 107H{x + 6}Q{x} 80 {x} 26Z", wood.dark)
    s.fill(oval(x, 107.5, 26, 1.6), "#cfe3da")
    lobes = [(x + lx, 96 + ly, rx, ry) for lx, ly, rx, ry in cone(s, 90, 6, 0.36, 0.36)]
    foliage(s, lobes, tones("#b9683a"), 14, 3.6)
    s.line(
        "".join(
            f"M{x + dx} {y}v{n}" for dx, y, n in ((-22, 66, 16), (-14, 70, 11), (17, 70, 17), (24, 64, 12))
        ),
        "#a9b5a0",
        1.6,
    )


def weeping(
    s: Sheet,
    card: Card,
    leaf: str = "#8a63b8",
    bark: str = "#7b6458",
    n: int = 13,
    beads: bool = True,
    bow_: float = 0.3,
) -> None:
    """Boughs that hang: wisteria in flower, or the strings of a river acacia."""
    x, tall = 80.0, height(card)
    shadow(s, card, x, 34)
    top = FOOT - tall
    wood, paint = tones(bark), tones(leaf, 0.26)
    s.fill(band([(x, FOOT), (x - 4, 84), (x + 3, 62), (x, top + 22)], 11, 5), wood.plain)
    s.fill(band([(x + 3, FOOT), (x - 1, 84), (x + 5, 62), (x + 1, top + 22)], 4, 2), wood.dark)
    lobes = [(x + dx, top + 18 + abs(dx) * 0.22, 15, 9) for dx in (-34, -18, 0, 18, 34)]
    foliage(s, lobes, tones("#5c9a5a") if beads else paint, 0, 3)
    for row, tone in enumerate((paint.dark, paint.plain, paint.light)):
        chains: tuple[list[Point], ...] = ([], [], [])
        strings = ""
        for i in range(row, n, 3):
            t = i / (n - 1) * 2 - 1
            px, py = x + t * 48, top + 17 + abs(t) * 12 + (row * 2)
            long = (44 - 16 * abs(t)) * s.rng.uniform(0.75, 1.05) * (0.9 if beads else 1.15)
            if beads:
                for k in range(6):
                    chains[k // 2].append((px + (1.2 if k % 2 else -1.2), py + k * long / 6))
            else:
                for k in range(3):
                    strings += f"M{px + k * 3} {py - 6}q{t * 6 + k} {long * 0.4} {t * 4 - k} {long}"
        for k, chain in enumerate(chains):
            s.line(dots(chain), tone, (8.4, 6.4, 3.8)[k])
        s.line(strings, tone, 1.4)


def grove(
    s: Sheet,
    card: Card,
    stem: str = "#e9e5dc",
    leaf: str = "#8fbf4f",
    quake: bool = False,
    marks: bool = True,
) -> None:
    """Several slender trunks together: birches, aspens."""
    shadow(s, card, 80, 32)
    wood = tones(stem)
    spots = ((64, 2, 0.86), (97, 4, 0.92), (80, -3, 1.0))
    tall = height(card)
    for x, lean, k in spots:
        top = FOOT - tall * k * 0.82
        s.fill(band([(x, FOOT), (x + lean * 0.5, 70), (x + lean, top)], 6 * k, 2.6), wood.plain)
        s.fill(band([(x + 1.6, FOOT), (x + lean * 0.5 + 1.2, 70), (x + lean + 0.7, top)], 2.4, 1), wood.dark)
        if marks:
            s.line(
                "".join(
                    f"M{x - 2.2 + lean * t * 0.4 + (i % 2) * 1.8} {FOOT - 6 - tall * t}h2"
                    for i, t in enumerate((0, 0.09, 0.16, 0.25, 0.33))
                ),
                "#2d2a2c",
                1.2,
            )
    lobes = [
        (x + lean + lx, FOOT + ly, rx, ry)
        for x, lean, k in spots
        for lx, ly, rx, ry in column(s, tall * k, 3, 0.17, 0.36)
    ]
    paint = tones(leaf)
    foliage(s, lobes, paint, 0 if quake else 14, 3)
    if quake:
        for tone, dy in ((paint.dark, 1.0), (mix(paint.light, "#ffffff", 0.2), -1.5)):
            s.line(dots([(px, py + dy) for px, py in spots_on(s, lobes, 20)]), tone, 3)


def creeping_willow(s: Sheet, card: Card) -> None:
    """The smallest tree: a mat of round leaves with catkins, between stones."""
    shadow(s, card, 80, 50, 5)
    s.line(
        curve([(34, 106), (56, 99), (80, 103), (104, 97), (128, 105)])
        + "M56 99l-7-14M104 97l9-13M80 103l2-20",
        "#7c5a3f",
        2.6,
    )
    paint = tones("#62a04f")
    for tone, n, ry in ((paint.dark, 26, 15), (paint.plain, 22, 13), (paint.light, 12, 10)):
        s.fill(
            "".join(oval(x, y, 6.2, 5, s.rng.uniform(-40, 40)) for x, y in s.scatter(n, 79, 92, 45, ry)), tone
        )
    s.line("".join(f"M{x - 3} {y}h6" for x, y in s.scatter(8, 76, 89, 36, 8)), paint.dark, 0.7)
    for x, y in ((54, 72), (72, 66), (92, 68), (112, 75)):
        s.line(f"M{x} {y + 16}v-8", "#6d7f4e", 1.3)
        s.fill(oval(x, y, 3.4, 8), "#c9a23a")
        s.line(
            dots([(x + dx, y + dy) for dx, dy in ((-2, -4), (1, -5), (-1, 0), (2, -1), (-2, 4), (1, 4))]),
            "#f4e08a",
            2.6,
        )


def bamboo(s: Sheet, card: Card, stem: str = "#33323a", leaf: str = "#5fa552") -> None:
    """Canes with rings and narrow leaves."""
    shadow(s, card, 80, 34)
    cane = tones(stem)
    for x, lean, w in ((60, -7, 3.6), (71, -2, 4.4), (82, 3, 5), (94, 5, 4), (103, 10, 3.4)):
        s.fill(band([(x, FOOT), (x + lean * 0.4, 60), (x + lean, 4)], w, w * 0.8), cane.plain)
        s.line(
            f"M{x - w * 0.2} {FOOT}L{x + lean * 0.4 - w * 0.2} 60L{x + lean - 0.6} 4",
            cane.light,
            0.9,
        )
        s.line(
            "".join(f"M{x + lean * t - w / 2} {FOOT - 100 * t}h{w}" for t in (0.12, 0.3, 0.48, 0.66, 0.84)),
            "#cfcab0",
            1.1,
        )
    paint = tones(leaf)
    for tone, n in ((paint.dark, 16), (paint.plain, 18), (paint.light, 12)):
        s.fill(
            "".join(blade(x, y, s.rng.uniform(95, 265), 13, 1.8) for x, y in s.scatter(n, 82, 34, 44, 32)),
            tone,
        )


# ---------------------------------------------------------------- which tree is which

_maple = partial(plates, wide=0.58, rows=5, thick=0.085)

GENERA: Final[Mapping[str, Painter]] = {
    "Abies": partial(conifer, leaf="#23614f", wide=0.24, rows=8, cones="#6a4a72", upright=True),
    "Acacia": partial(weeping, leaf="#7d9a5e", bark="#5b463b", n=15, beads=False),
    "Acer": partial(
        crown, leaf="#c24a34", shape=_maple, bark="#6b4c40", wide=5.5, fork=0.3, size=4.4, leaves=18
    ),
    "Adansonia": baobab,
    "Aesculus": partial(
        crown,
        leaf="#4b9153",
        shape=ball,
        size=4.6,
        ornament=partial(tassels, colour="#d2433f", up=True, long=12),
        count=7,
    ),
    "Avicennia": partial(mangrove, red=False),
    "Betula": partial(grove, leaf="#7fb65a"),
    "Betula occidentalis": partial(grove, stem="#9a4f3c", leaf="#b0b544"),
    "Burkea": partial(
        crown,
        leaf="#7da25a",
        shape=partial(roof, wide=0.56, thick=0.11),
        bark="#594a44",
        n=5,
        fork=0.5,
        ornament=partial(tassels, colour="#f4e9b8", long=8, wide=1.7),
    ),
    "Carica": papaya,
    "Cinnamomum": partial(
        crown,
        leaf="#3a8a58",
        shape=partial(ball, wide=0.36, low=0.3),
        bark="#9a6238",
        ornament=partial(pods, colour="#d9603f", long=7, wide=2),
        count=14,
    ),
    "Citrus": partial(crown, leaf="#2f7f4e", ornament=partial(fruits, colour="#f0902a", r=3.6), count=7),
    "Dracaena": dragon,
    "Dracaena draco": partial(dragon, leaf="#5f9580", flat=False),
    "Eucalyptus": partial(
        crown,
        leaf="#5fa07a",
        shape=partial(ball, wide=0.4, low=0.6),
        n=6,
        wide=8,
        fork=0.68,
        marks=rainbow,
        size=4.2,
    ),
    "Fagus": partial(crown, leaf="#c98a3c", shape=partial(ball, wide=0.54), bark="#a3a09c", wide=8, n=9),
    "Ficus": roots,
    "Ficus citrifolia": partial(roots, style="beard", leaf="#3f8f5b"),
    "Ficus watkinsiana": partial(roots, style="buttress", leaf="#2a6b55"),
    "Gleditsia": partial(
        crown,
        leaf="#a9bf4a",
        shape=partial(tufts, wide=0.52, low=0.42),
        n=9,
        bark="#5b463b",
        marks=thorns,
        ornament=partial(pods, colour="#5e2f24", long=13),
        count=6,
    ),
    "Hevea": partial(
        crown,
        leaf="#4a9a5e",
        shape=partial(ball, wide=0.36, low=0.55),
        bark="#b3a38c",
        wide=8,
        fork=0.6,
        marks=tapped,
        size=5,
    ),
    "Juglans": partial(
        crown,
        leaf="#5f9a4a",
        shape=partial(ball, wide=0.5),
        bark="#8d7f72",
        ornament=partial(fruits, colour="#a8c45a", r=3),
        count=8,
        size=5,
    ),
    "Larix": boughs,
    "Magnolia": partial(
        crown,
        leaf="#24664a",
        shape=partial(ball, wide=0.4, low=0.22),
        fork=0.26,
        ornament=partial(blossoms, colour="#fffaf0", r=5.6, n=7, heart="#e2c15a"),
        count=5,
        size=5,
    ),
    "Malus": partial(
        crown,
        leaf="#4f9a4f",
        shape=partial(ball, wide=0.48),
        ornament=partial(fruits, colour="#cf3530", r=3.4),
        count=8,
    ),
    "Murraya": partial(
        crown,
        leaf="#4a8f45",
        shape=partial(ball, wide=0.36, low=0.2),
        n=6,
        wide=4.4,
        fork=0.24,
        leaves=26,
        size=6,
        ornament=partial(blossoms, colour="#ffffff", r=2.2),
        count=8,
    ),
    "Musa": banana,
    "Olea": partial(
        crown,
        leaf="#90a487",
        shape=partial(vase, wide=0.52),
        bark="#85786a",
        wide=10,
        fork=0.4,
        size=4,
        leaves=20,
        ornament=partial(fruits, colour="#4b4257", r=1.8, long=1.3),
        count=9,
    ),
    "Parkinsonia": partial(
        crown,
        leaf="#e7c63c",
        shape=partial(vase, wide=0.52),
        bark="#7fa05a",
        wide=5,
        fork=0.3,
        leaves=22,
        size=2.2,
        tall=84,
    ),
    "Persea": partial(
        crown, leaf="#2f7448", ornament=partial(fruits, colour="#4d6b2a", r=3, long=1.5), count=6, size=5
    ),
    "Phoenix": palm,
    "Phyllostachys": bamboo,
    "Picea": partial(conifer, leaf="#4d8684", wide=0.34, rows=7, droop=0.02, cones="#8f6548", snow=True),
    "Pinus": partial(
        crown,
        leaf="#3d8060",
        shape=partial(tufts, wide=0.44, low=0.5),
        n=9,
        bark="#b4694a",
        wide=4.6,
        fork=0.8,
        leaves=24,
        size=4.4,
    ),
    "Pinus ponderosa": partial(
        crown,
        leaf="#5b9160",
        shape=partial(column, wide=0.24, low=0.34),
        n=6,
        bark="#c17a4a",
        wide=6.5,
        fork=0.7,
        leaves=24,
        size=4.8,
        marks=partial(patches, colour="#6b4030"),
    ),
    "Platanus": partial(
        crown,
        leaf="#6aa04a",
        shape=partial(ball, wide=0.55),
        bark="#8b8f7c",
        wide=9,
        n=9,
        marks=patches,
        ornament=partial(fruits, colour="#a98a4a", r=2),
        count=7,
        size=5.4,
    ),
    "Populus": partial(grove, stem="#dcdcc8", leaf="#e0b23a", quake=True),
    "Prunus": partial(
        crown, leaf="#5aa05a", shape=partial(ball, wide=0.46), bark="#7a4a42", ornament=cherries, count=8
    ),
    "Prunus domestica": partial(
        crown,
        leaf="#6f9f55",
        shape=partial(vase, wide=0.46),
        ornament=partial(fruits, colour="#5b3f8a", r=2.8, long=1.25),
        count=9,
    ),
    "Prunus serrulata": partial(
        crown,
        leaf="#eda6bd",
        shape=partial(vase, wide=0.58),
        bark="#5e4340",
        fork=0.36,
        leaves=0,
        ornament=partial(blossoms, colour="#fde0e8", r=2.8, heart="#d9668a"),
        count=13,
    ),
    "Punica": partial(
        crown,
        leaf="#6aa355",
        shape=partial(ball, wide=0.42, low=0.24),
        n=8,
        wide=4.6,
        fork=0.24,
        ornament=partial(fruits, colour="#c23a4a", r=3.8),
        count=6,
        size=3,
    ),
    "Quercus": partial(
        crown,
        leaf="#3f7f4a",
        shape=partial(ball, wide=0.58, low=0.32),
        bark="#8d8279",
        wide=11,
        n=10,
        fork=0.34,
        ornament=partial(fruits, colour="#a9783a", r=1.6, long=1.5),
        count=7,
    ),
    "Rhizophora": mangrove,
    "Robinia": partial(
        crown,
        leaf="#5a9a62",
        shape=partial(ball, wide=0.36, low=0.34),
        bark="#4d423d",
        ornament=partial(tassels, colour="#fffdf2", long=11),
        count=7,
    ),
    "Salix": creeping_willow,
    "Sclerocarya": partial(
        crown,
        leaf="#6fa352",
        shape=partial(ball, wide=0.52, low=0.46),
        bark="#8f8378",
        wide=8,
        fork=0.48,
        ornament=partial(fruits, colour="#f0d75a", r=2.5),
        count=9,
    ),
    "Sequoiadendron": sequoia,
    "Stewartia": partial(
        crown,
        leaf="#4f9358",
        shape=partial(cone, wide=0.36),
        bark="#b98a63",
        n=7,
        marks=patches,
        ornament=partial(blossoms, colour="#ffffff", r=4, heart="#eda93a"),
        count=8,
    ),
    "Taxodium": swamp_cypress,
    "Theobroma": partial(
        crown,
        leaf="#3f8a4a",
        shape=partial(ball, wide=0.46, low=0.52),
        bark="#6b5344",
        wide=5.5,
        fork=0.56,
        marks=pods_on_trunk,
        size=6.5,
        leaves=16,
    ),
    "Thuja": scales,
    "Ulmus": partial(
        crown,
        leaf="#6fa05a",
        shape=partial(vase, wide=0.5),
        bark="#a3745a",
        fork=0.28,
        marks=partial(patches, colour="#d9a06a"),
        size=2.6,
        leaves=20,
    ),
    "Ulmus pumila": partial(
        crown,
        leaf="#98b84f",
        shape=partial(column, wide=0.3),
        bark="#6e6259",
        fork=0.3,
        n=6,
        size=3,
        leaves=20,
        ornament=partial(blossoms, colour="#e4eab0", r=1.7),
        count=8,
    ),
    "Vachellia": partial(
        crown,
        leaf="#7f9f45",
        shape=roof,
        n=7,
        bark="#5b463b",
        wide=5,
        fork=0.36,
        leaves=16,
        size=2.2,
        tall=88,
    ),
    "Wisteria": weeping,
}

_ELSE: Final[tuple[Painter, ...]] = (
    partial(crown, leaf="#5a9a5a"),
    partial(crown, leaf="#4a8f6a", shape=vase),
    partial(crown, leaf="#6fa352", shape=column),
    partial(conifer, leaf="#2c6e57"),
)


def fallback(card: Card) -> Painter:
    """The tree of a genus this book doesn't know."""
    return _ELSE[card.number % len(_ELSE)]
