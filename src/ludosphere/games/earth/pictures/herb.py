"""Herbs: grasses, flowers, kitchen plants, water plants, mosses and lichens, by genus."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from ....core.svg import Point, mix, polar
from ..cards import Card
from .flower import (
    Ornament,
    bells,
    blossoms,
    daisies,
    globes,
    lilies,
    peas,
    pods,
    spikes,
    trumpets,
    tulips,
    umbels,
)
from .ground import pond, shadow, soil, stone
from .pen import FOOT, Sheet, blade, bow, curve, disc, dots, oval, petal, pill, poly, rays, soft, tones

Painter: TypeAlias = Callable[[Sheet, Card], object]

STEM: Final = "#6d9a4c"
LEAF: Final = "#4f9a52"


def stalks(
    s: Sheet,
    card: Card,
    head: Ornament | None = None,
    n: int = 3,
    tall: float = 78,
    spread: float = 38,
    stem: str = STEM,
    width: float = 2,
    leaf: str = LEAF,
    pairs: int = 3,
    long: float = 15,
    wide: float = 4.4,
    round_: bool = False,
    low: float = 0.12,
    high: float = 0.78,
    angle: float = 58,
    tips: int = 0,
    vein: bool = False,
) -> list[Point]:
    """Stems from one root with pairs of leaves; a head on each. Returns where the heads are."""
    shadow(s, card, 80, spread * 0.7 + 8)
    ends = []
    for i in range(n):
        t = (i + 0.5) / n * 2 - 1 if n > 1 else 0.08
        ends.append(
            (80 + t * spread + s.rng.uniform(-3, 3), FOOT - tall * (1 - 0.26 * abs(t)) + s.rng.uniform(-3, 3))
        )
    s.line(
        "".join(
            f"M{80 + (x - 80) * 0.12} {FOOT}Q{80 + (x - 80) * 0.3} {FOOT + (y - FOOT) * 0.55} {x} {y}"
            for x, y in ends
        ),
        stem,
        width,
    )
    paint = tones(leaf, 0.27)
    for side, tone in ((1, paint.dark), (-1, paint.plain)):
        ribs = ""
        for k in range(pairs):
            d, size = "", long
            for i, (x, y) in enumerate(ends):
                t = low + (high - low) * (k + 0.3 * (i % 2)) / max(1, pairs - 0.7)
                px, py = _up(x, y, t)
                size = (
                    long
                    * (1.15 - 0.55 * (low + (high - low) * k / max(1, pairs - 0.7)))
                    * (1 - 0.1 * (n > 4))
                )
                bearing = (x - 80) * 0.4 + side * angle
                if round_:
                    d += pill(px, py, bearing, size, wide * 1.8 * size / long)
                elif wide < 3:
                    d += pill(px, py, bearing, size, wide)
                else:
                    d += blade(px, py, bearing, size, wide * size / long)
                if vein:
                    ex, ey = polar(px, py, size * 0.8, bearing)
                    ribs += f"M{px} {py}L{ex} {ey}"
            if round_ or wide < 3:
                s.line(d, tone, wide * (1.8 * size / long if round_ else 1.15))
            else:
                s.fill(d, tone)
        s.line(ribs, paint.light, 0.7)
    if tips:
        s.fill(
            "".join(
                blade(x, y, (x - 80) * 0.5 + a, long * 0.7, wide * 0.7)
                for x, y in ends
                for a in range(-40, 41, 80 // tips)
            ),
            paint.light,
        )
    if head:
        head(s, ends)
    return ends


def _up(x: float, y: float, t: float) -> Point:
    """A part of the way up the stem that ends at (x, y)."""
    ax, bx = 80 + (x - 80) * 0.12, 80 + (x - 80) * 0.3
    by = FOOT + (y - FOOT) * 0.55
    return ax * (1 - t) ** 2 + 2 * bx * t * (1 - t) + x * t * t, FOOT * (1 - t) ** 2 + 2 * by * t * (
        1 - t
    ) + y * t * t


# ---------------------------------------------------------------- grasses


def grass(
    s: Sheet,
    card: Card,
    ear: str = "ear",
    colour: str = "#7da84f",
    ripe: str = "#d9b45a",
    n: int = 5,
    tall: float = 88,
    spread: float = 44,
    blades: int = 12,
    wide: float = 2.2,
    size: float = 1.0,
) -> None:
    """A tuft of blades and stalks with ears, plumes, panicles, fingers or clouds."""
    shadow(s, card, 80, 26)
    paint = tones(colour, 0.28)
    for row, tone in enumerate((paint.dark, paint.plain, paint.light)):
        d = ""
        for i in range(row, blades, 3):
            t = (i + 0.5) / blades * 2 - 1
            long = tall * s.rng.uniform(0.5, 0.78)
            x, y = 80 + t * 7, FOOT + 1
            tip = (80 + t * spread * 1.15, FOOT - long * (1 - 0.4 * t * t))
            mid = (80 + t * spread * 0.45, FOOT - long * 0.75)
            d += (
                f"M{x - wide / 2} {y}Q{mid[0] - wide / 2} {mid[1]} {tip[0]} {tip[1]}"
                f"Q{mid[0] + wide} {mid[1] + wide} {x + wide / 2} {y}Z"
            )
        s.fill(d, tone)
    ends = []
    for i in range(n):
        t = (i + 0.5) / n * 2 - 1
        ends.append(
            (
                80 + t * spread + s.rng.uniform(-2, 2),
                FOOT - tall * (1 - 0.2 * t * t) + s.rng.uniform(-3, 3),
                t,
            )
        )
    s.line(
        "".join(
            f"M{80 + t * 5} {FOOT}Q{80 + t * spread * 0.3} {y + (FOOT - y) * 0.4} {x} {y}" for x, y, t in ends
        ),
        mix(colour, ripe, 0.35),
        1.5,
    )
    grain = tones(ripe, 0.28)
    if ear == "ear":
        for side, tone in ((1, grain.dark), (-1, grain.plain)):
            s.fill(
                "".join(
                    blade(
                        x - t * 1.4 * k + side * 0.4,
                        y + k * 4.4 * size,
                        t * 22 + side * 30,
                        8.5 * size,
                        2.1 * size,
                    )
                    for x, y, t in ends
                    for k in range(5)
                ),
                tone,
            )
        s.fill("".join(blade(x, y, t * 24, 9 * size, 1.9 * size) for x, y, t in ends), grain.light)
        s.line(
            "".join(f"M{x + dx} {y}l{dx * 2 + t * 5} -11" for x, y, t in ends for dx in (-2, 0, 2)),
            grain.light,
            0.7,
        )
    elif ear == "plume":
        s.line(
            "".join(f"M{x - t * 4} {y + 17}L{x + t * 5} {y - 8}" for x, y, t in ends),
            grain.dark,
            7.5 * size,
        )
        s.line(
            "".join(f"M{x - t * 4 - 0.9} {y + 16}L{x + t * 5 - 0.9} {y - 8}" for x, y, t in ends),
            grain.plain,
            5 * size,
        )
        s.line(
            "".join(
                f"M{x - t * 4 + t * 9 * k + 0.1} {y + 16 - 24 * k}l{dx} -4"
                for x, y, t in ends
                for k in (0.1, 0.4, 0.7, 1)
                for dx in (-4, 4)
            ),
            grain.light,
            0.8,
        )
    elif ear == "panicle":
        twigs, seeds = "", list[Point]()
        for x, y, t in ends:
            for k in range(4):
                for side in (-1, 1):
                    long = (11 - 2 * k) * size
                    px, py = x + side * long, y + 13 - k * 5 + 3
                    twigs += (
                        f"M{x - t * (3 - k)} {y + 15 - k * 5}"
                        f"q{side * long * 0.5} -4 {px - x + t * (3 - k)} {py - y - 15 + k * 5}"
                    )
                    seeds += [(px, py + 1), (x + side * long * 0.55, py - 2)]
            seeds.append((x, y - 3))
        s.line(twigs, mix(colour, ripe, 0.5), 0.8)
        s.line(dots(seeds), grain.plain, 3 * size)
    elif ear == "fingers":
        d = "".join(
            f"M{x} {y + 6}Q{x + a * 0.16} {y - 4} {x + a * 0.36} {y - 13 + abs(a) * 0.22}"
            for x, y, t in ends
            for a in (-44, -16, 12, 42)
        )
        s.line(d, grain.dark, 2.4 * size)
        s.line(d, grain.light, 1)
    elif ear == "spike":
        for side, tone in ((1, grain.dark), (-1, grain.plain)):
            s.fill(
                "".join(
                    blade(x - t * 1.6 * k, y + k * 5 * size, t * 22 + side * 42, 6.4 * size, 1.5 * size)
                    for x, y, t in ends
                    for k in range(6)
                ),
                tone,
            )
    else:
        s.fill("".join(oval(x, y + 8, 15, 17) for x, y, t in ends), grain.plain, 0.55)
        puff = [(x + a, y + b) for x, y, t in ends for a, b in s.scatter(15, 0, 8, 14, 18)]
        s.line(dots(puff), grain.dark, 2.6)
        s.line(dots([(x - 1.4, y - 2) for x, y in puff]), grain.plain, 2.2)
        s.line(dots([(x + 3, y - 4) for x, y in puff[::2]]), grain.light, 1.6)


def corn(s: Sheet, card: Card) -> None:
    """Maize: three great plants with cobs."""
    shadow(s, card, 80, 36)
    paint = tones("#5f9f4a", 0.27)
    for x, k in ((46, 0.84), (114, 0.86), (80, 1.0)):
        top = FOOT - 92 * k
        s.line(f"M{x} {FOOT}V{top}", paint.dark, 3.4)
        for side, tone in ((1, paint.dark), (-1, paint.plain)):
            d = ""
            for i in range(3):
                y = FOOT - (14 + 22 * i + (8 if side > 0 else 0)) * k
                d += (
                    f"M{x} {y}Q{x + side * 12} {y - 24 * k} {x + side * 24 * k} {y - 4}"
                    f"Q{x + side * 12} {y - 14 * k} {x} {y + 3}Z"
                )
            s.fill(d, tone)
        s.line("".join(f"M{x} {top + 4}l{dx} -12" for dx in (-7, -3, 1, 5)), "#d9b45a", 1.6)
        y = FOOT - 46 * k
        s.fill(oval(x + 4, y, 4.8 * k, 11 * k, 10), "#e0a92c")
        s.fill(oval(x + 3, y - 0.6, 3.4 * k, 10 * k, 10), "#f6d24f")
        s.line("".join(f"M{x + 1 - 0.5 * j} {y - 6 + 4 * j}h5" for j in range(4)), "#d99f28", 0.8)
        s.fill(
            blade(x + 1, y + 13 * k, -8, 18 * k, 3.6) + blade(x + 4, y + 13 * k, 34, 18 * k, 3.6), paint.light
        )
        s.line(f"M{x + 5} {y - 10 * k}l3 -5m-4 5l1 -6", "#a8552f", 1)


def sunflower(s: Sheet, card: Card) -> None:
    """Sunflowers, the tallest in the middle."""
    shadow(s, card, 80, 34)
    spots = ((44, 66, 0.66), (118, 70, 0.62), (80, 38, 1.1))
    paint = tones("#4f8f45", 0.27)
    for x, y, k in spots:
        s.line(
            f"M{80 + (x - 80) * 0.7} {FOOT}Q{80 + (x - 80) * 0.8} 84 {x} {y}",
            paint.plain,
            3.4 * k + 0.6,
        )
        for side, t, tone in ((-1, 0.4, paint.plain), (1, 0.55, paint.dark), (-1, 0.72, paint.light)):
            px, py = x + (80 - x) * 0.16, y + (FOOT - y) * t
            s.fill(petal(px, py, side * 66, 18 * k + 3, 11 * k + 1), tone)
    for x, y, k in spots:
        r = 25 * k
        s.line(rays(x, y, 18, r * 0.6, r * 0.9, 10), "#c98a14", r * 0.22)
        s.line(rays(x, y, 18, r * 0.5, r * 0.9), "#f7c52e", r * 0.2)
        s.fill(disc(x, y, r * 0.54), "#4a2f22")
        s.fill(disc(x - r * 0.05, y - r * 0.06, r * 0.4), "#75492c")
        s.line(dots([(px, py) for px, py in s.scatter(11, x, y, r * 0.36, r * 0.36)]), "#b07a3a", r * 0.07)


# ---------------------------------------------------------------- kitchen and garden


def bulb(
    s: Sheet,
    card: Card,
    skin: str = "#f3ead9",
    leaf: str = "#6aa05a",
    head: str = "#d9c4e8",
    stripes: str = "#c9a9cf",
    flat: float = 1.0,
    onion: bool = False,
) -> None:
    """Garlic or onion: half in the earth, its flower above."""
    s.fill("M-2 92Q40 88 80 90T162 90V122H-2Z", mix(soil(card), "#4a3324", 0.55))
    spots = (
        ((50, 96, 0.86), (108, 96, 0.86), (79, 97, 1.08))
        if not onion
        else ((44, 96, 0.9), (116, 96, 0.9), (80, 97, 1.15))
    )
    paint = tones(leaf, 0.27)
    for x, y, k in spots:
        if onion:
            s.fill(
                "".join(
                    blade(x + dx, y - 12 * k, a, long * k, 2.6)
                    for dx, a, long in ((-2, -22, 58), (2, 20, 54))
                ),
                paint.dark,
            )
            s.fill(blade(x, y - 12 * k, -4, 70 * k, 2.8), paint.plain)
        else:
            s.fill("".join(blade(x, y - 8 * k, a, 46 * k, 2.6) for a in (-34, 30)), paint.dark)
            s.fill(blade(x, y - 8 * k, -12, 44 * k, 2.4), paint.plain)
            s.line(
                f"M{x} {y - 8 * k}Q{x + 3} {y - 40 * k} {x + 1} {y - 66 * k}",
                paint.light,
                2,
            )
        tone = tones(skin, 0.24)
        s.fill(
            f"M{x - 2} {y - 18 * k}h4Q{x + 3} {y - 12 * k} {x + 12 * k * flat} {y - 5 * k}"
            f"C{x + 18 * k * flat} {y + 6 * k} {x + 8 * k} {y + 11 * k} {x} {y + 12 * k}"
            f"C{x - 8 * k} {y + 11 * k} {x - 18 * k * flat} {y + 6 * k} {x - 12 * k * flat} {y - 5 * k}"
            f"Q{x - 3} {y - 12 * k} {x - 2} {y - 18 * k}Z",
            tone.plain,
        )
        s.fill(
            f"M{x + 2} {y - 18 * k}Q{x + 3} {y - 12 * k} {x + 12 * k * flat} {y - 5 * k}"
            f"C{x + 18 * k * flat} {y + 6 * k} {x + 8 * k} {y + 11 * k} {x + 3} {y + 12 * k}"
            f"Q{x + 11 * k} {y} {x + 2} {y - 18 * k}Z",
            tone.dark,
        )
        s.line(
            "".join(
                f"M{x} {y - 14 * k}Q{x + dx * k} {y - 4 * k} {x + dx * 0.5 * k} {y + 10 * k}"
                for dx in (-10, -3, 4)
            ),
            stripes,
            1,
        )
        s.line("".join(f"M{x + dx} {y + 12 * k}l{dx} 6" for dx in (-3, 0, 3)), "#efe3cf", 0.8)
    if not onion:
        globes(s, [(x + 1, y - 68 * k) for x, y, k in spots], head, 7.5)


def fennel(s: Sheet, card: Card) -> None:
    """A white bulb, feathers, yellow umbels."""
    shadow(s, card, 80, 26)
    ends = [(46, 36), (80, 22), (114, 38)]
    s.line(
        "".join(f"M{80 + (x - 80) * 0.16} 88Q{80 + (x - 80) * 0.5} 66 {x} {y}" for x, y in ends),
        "#8fb84f",
        3.4,
    )
    d = ""
    for x, y in ends:
        for k in (0.3, 0.5, 0.7):
            px, py = 80 + (x - 80) * k * 0.9, 88 + (y - 88) * k
            for a in (-70, -50, -34, 34, 50, 70):
                ex, ey = polar(px, py, 15, a)
                d += f"M{px} {py}L{ex} {ey}"
    s.line(d, "#6fae4a", 1)
    s.fill(soft([(80, 80), (94, 88), (100, 100), (88, 109), (72, 109), (60, 100), (66, 88)]), "#eef3dc")
    s.fill(soft([(86, 84), (94, 88), (100, 100), (88, 109), (84, 108), (90, 98)]), "#c3d3a4")
    s.line("M70 88q-3 10 2 20M80 84v24M90 88q3 10-2 20", "#b9cf8f", 1.3)
    umbels(s, [(x, y + 4) for x, y in ends], "#f0cf3a", 15, "#8fb84f", 8)


def strawberry(s: Sheet, card: Card) -> None:
    """Three-fold leaves, white flowers, red fruits."""
    shadow(s, card, 80, 42)
    paint = tones("#4b9650", 0.27)
    leaves = ((44, 66), (80, 54), (116, 66), (62, 80), (100, 82))
    s.line(
        "".join(f"M80 {FOOT}Q{80 + (x - 80) * 0.4} {y + 10} {x} {y}" for x, y in leaves),
        "#7da85a",
        1.8,
    )
    for i, (x, y) in enumerate(leaves):
        tone = (paint.dark, paint.plain, paint.dark, paint.plain, paint.light)[i]
        s.fill("".join(petal(x, y, a, 18, 14) for a in (-78, 78, 0)), tone)
        s.line(
            "".join(f"M{x} {y}L{polar(x, y, 14, a)[0]} {polar(x, y, 14, a)[1]}" for a in (-78, 78, 0)),
            paint.dark if i else paint.plain,
            0.9,
        )
    for x, y in ((42, 94), (58, 101), (104, 100), (122, 94)):
        s.line(f"M{80 + (x - 80) * 0.4} 92Q{80 + (x - 80) * 0.8} 80 {x} {y - 7}", "#7da85a", 1.2)
        s.fill(
            f"M{x - 7} {y - 5}Q{x} {y - 9} {x + 7} {y - 5}Q{x + 7} {y + 4} {x} {y + 9}"
            f"Q{x - 7} {y + 4} {x - 7} {y - 5}Z",
            "#d4302f",
        )
        s.line(
            dots([(x - 3, y - 2), (x + 1, y - 3), (x + 4, y), (x - 1, y + 2), (x + 1, y + 5)]), "#ffd98a", 1.2
        )
        s.line(rays(x, y - 6, 5, 0, 4.5, 180), "#4b8f45", 1.6)
    blossoms(s, [(64, 62), (96, 58), (128, 80)], "#ffffff", 5)


def potato(s: Sheet, card: Card) -> None:
    """Leaves and violet flowers above, tubers below."""
    s.fill("M-2 84Q40 76 80 80T162 80V122H-2Z", mix(soil(card), "#4a3324", 0.6))
    paint = tones("#4f9350", 0.27)
    ends = [(46, 46), (66, 30), (92, 30), (114, 48)]
    s.line("".join(f"M80 86Q{80 + (x - 80) * 0.3} {y + 26} {x} {y}" for x, y in ends), "#6f9a4c", 2.2)
    for side, tone in ((1, paint.dark), (-1, paint.plain)):
        s.fill(
            "".join(
                petal(80 + (x - 80) * t, 86 + (y - 86) * t, side * 68 + (x - 80) * 0.4, 15, 9)
                for x, y in ends
                for t in (0.36, 0.6, 0.84)
            ),
            tone,
        )
    s.fill("".join(petal(x, y, (x - 80) * 0.6, 14, 9) for x, y in ends), paint.light)
    blossoms(s, [(56, 34), (79, 22), (103, 34)], "#c9b3e6", 5.4)
    s.line("M80 84q-14 6-22 14M80 84q2 8-2 18M80 84q16 4 26 12", "#d9c9a3", 1.4)
    for x, y, r in ((52, 100, 10), (76, 107, 8.5), (110, 100, 11), (94, 110, 7)):
        s.fill(oval(x, y, r, r * 0.7, -8), "#a97f4c")
        s.fill(oval(x - 1, y - 1, r * 0.84, r * 0.52, -8), "#d9b077")
        s.line(dots([(x - 3, y), (x + 2, y - 2), (x + 3, y + 2)]), "#8f6638", 1.3)


def ginger(s: Sheet, card: Card) -> None:
    """Reeds, a red cone, the root in the earth."""
    s.fill("M-2 90Q40 84 80 87T162 87V122H-2Z", mix(soil(card), "#4a3324", 0.55))
    paint = tones("#569a4e", 0.27)
    for x, lean in ((62, -12), (96, 12)):
        s.line(f"M{x} 96Q{x} 56 {x + lean} 18", paint.plain, 3)
        for side, tone in ((1, paint.dark), (-1, paint.plain)):
            s.fill(
                "".join(
                    blade(x + lean * (1 - (y - 18) / 78) ** 2, y, side * 58 + lean * 0.6, 30, 4)
                    for y in (72, 56, 40, 26)
                ),
                tone,
            )
    s.line("M80 96V62", "#7da85a", 2.6)
    s.fill(soft([(80, 36), (88, 50), (86, 64), (80, 68), (74, 64), (72, 50)]), "#b5343c")
    s.fill(
        "".join(petal(80 + dx, y, a, 10, 7) for y in (66, 58, 50) for dx, a in ((-3, -24), (3, 24))),
        "#d9534c",
    )
    s.fill("".join(petal(80, y, 0, 10, 7) for y in (62, 52)), "#ef8a6a")
    root = tones("#d6b27a", 0.25)
    s.fill(
        soft(
            [
                (46, 100),
                (58, 94),
                (70, 99),
                (84, 94),
                (100, 98),
                (116, 94),
                (118, 104),
                (104, 108),
                (100, 116),
                (92, 110),
                (74, 108),
                (66, 115),
                (60, 107),
                (48, 108),
            ]
        ),
        root.plain,
    )
    s.fill(
        soft(
            [
                (70, 106),
                (84, 103),
                (104, 104),
                (118, 101),
                (117, 105),
                (104, 108),
                (100, 116),
                (92, 110),
                (74, 108),
            ]
        ),
        root.dark,
    )
    s.line("M58 97q-2 5 0 9M78 97q-2 5 0 9M96 97q-2 5 0 9", root.dark, 1)


def celery(s: Sheet, card: Card) -> None:
    """Ribbed stalks in a bundle."""
    shadow(s, card, 80, 26)
    rib = tones("#a9cf6a", 0.25)
    ends = ((52, 46), (64, 34), (80, 28), (96, 34), (108, 46))
    for i, (x, y) in enumerate((ends[0], ends[4], ends[1], ends[3], ends[2])):
        tone = (rib.dark, rib.dark, rib.plain, rib.plain, rib.light)[i]
        a = 80 + (x - 80) * 0.36
        s.fill(f"M{a - 6} {FOOT}Q{a - 7} 72 {x - 2} {y}h4Q{a + 7} 72 {a + 6} {FOOT}Z", tone)
        s.line(f"M{a} {FOOT - 3}Q{a} 72 {x} {y + 6}", rib.dark, 0.9)
    leaf = tones("#5a9f46", 0.27)
    for k, tone in enumerate((leaf.dark, leaf.plain, leaf.light)):
        s.fill(
            "".join(
                petal(x, y + 4, a, 17 - 2 * k, 11 - 2 * k)
                for x, y in ends
                for a in ((-60, 60), (-26, 30), (2,))[k]
            ),
            tone,
        )


def aroma(s: Sheet, card: Card) -> None:
    """Basil: a full bush of puffed leaves."""
    shadow(s, card, 80, 32)
    paint = tones("#5aa84a", 0.27)
    s.line("M80 106V50M80 92Q62 84 52 66M80 92Q98 84 108 66", "#7db35a", 2.4)
    for y, w, tone in ((80, 26, paint.dark), (64, 24, paint.plain), (48, 19, paint.light)):
        for x in (54, 106, 80) if y > 50 else (80,):
            k = 1.0 if x == 80 else 0.82
            yy = y if x == 80 else y + 4
            for a in (-74, 74, -30, 30):
                s.fill(petal(x, yy, a, w * k, 12 * k), tone if a < 0 else mix(tone, paint.dark, 0.5))
    s.line(
        "".join(f"M{80} {y}L{80 + dx} {y - 4}" for y in (80, 64, 48) for dx in (-17, 17)),
        mix(paint.light, "#ffffff", 0.3),
        0.8,
    )
    spikes(s, [(80, 42), (54, 58), (106, 58)], "#f4eef6", 20, 2.6)


def pepper(s: Sheet, card: Card) -> None:
    """Jalapeño: green and red pods under leaves."""
    stalks(s, card, None, n=3, tall=70, spread=36, leaf="#3f8f4a", pairs=3, long=24, wide=6.5, angle=64)
    for x, y, colour in (
        (54, 70, "#2f7d3f"),
        (70, 84, "#c92f2a"),
        (92, 78, "#2f7d3f"),
        (108, 68, "#c92f2a"),
        (44, 88, "#3f9a45"),
        (118, 88, "#2f7d3f"),
    ):
        paint = tones(colour, 0.3)
        s.fill(
            soft(
                [(x - 4, y), (x + 4, y), (x + 4.5, y + 9), (x + 1, y + 18), (x - 2, y + 17), (x - 4.5, y + 9)]
            ),
            paint.dark,
        )
        s.fill(soft([(x - 4, y), (x + 2, y), (x + 2, y + 9), (x - 1, y + 16), (x - 4, y + 9)]), paint.plain)
        s.line(f"M{x} {y - 1}v-5", "#7db35a", 2.2)


def soy(s: Sheet, card: Card) -> None:
    """Three-fold leaves and hairy pods."""
    ends = stalks(s, card, None, n=3, tall=72, spread=36, pairs=0)
    paint = tones("#5f9f4a", 0.27)
    spots = [p for x, y in ends for p in ((x, y), _up(x, y, 0.6))]
    for tone, turns in ((paint.dark, (74,)), (paint.plain, (-74,)), (paint.light, (0,))):
        s.fill("".join(petal(x, y, a + (x - 80) * 0.3, 17, 11) for x, y in spots for a in turns), tone)
    pods(s, [(60, 78), (70, 84), (92, 82), (101, 76), (80, 76), (80, 90)], "#b9b45a", 15, 3)
    s.line(
        "".join(
            f"M{x - 1} {y + 4}h.1m0 4h.1" for x, y in ((60, 80), (70, 86), (92, 84), (101, 78), (80, 78))
        ),
        "#8a8a3a",
        1.6,
    )


# ---------------------------------------------------------------- leaves


def swords(
    s: Sheet,
    card: Card,
    leaf: str = "#5a8a5a",
    edge: str = "#b5413a",
    n: int = 9,
    tall: float = 92,
    wide: float = 5,
    spread: float = 46,
    bands: str = "",
    head: Ornament | None = None,
    heads: int = 2,
) -> None:
    """Stiff pointed leaves in a fan."""
    shadow(s, card, 80, 26)
    paint = tones(leaf, 0.27)
    if head:
        ends = [(80 + dx, FOOT - tall - 2 + abs(dx) * 0.3) for dx in ((-18, 20) if heads == 2 else (0,))]
        s.line(
            "".join(f"M80 {FOOT}Q{80 + (x - 80) * 0.3} 60 {x} {y}" for x, y in ends),
            "#6d8a4c",
            2.4,
        )
        head(s, ends)
    order = sorted(range(n), key=lambda i: -abs(i - (n - 1) / 2))
    for i in order:
        t = i / (n - 1) * 2 - 1
        a, long = t * spread, tall * (1 - 0.22 * abs(t)) * s.rng.uniform(0.88, 1.02)
        x = 80 + t * 9
        s.fill(blade(x, FOOT + 1, a, long, wide), edge)
        s.fill(
            blade(x, FOOT + 1, a, long * 0.97, wide * 0.7),
            paint.light if t < -0.3 else paint.plain if t < 0.4 else paint.dark,
        )
        if bands:
            d = ""
            for k in (0.25, 0.4, 0.55, 0.7):
                px, py = polar(x, FOOT + 1, long * k, a)
                ax, ay = polar(px, py, wide * 0.42, a - 78)
                bx, by = polar(px, py, wide * 0.42, a + 78)
                d += f"M{ax} {ay}L{px} {py}L{bx} {by}"
            s.line(d, bands, 1.3)


def rosemary(s: Sheet, card: Card) -> None:
    """Upright twigs full of needles, blue flowers among them."""
    shadow(s, card, 80, 36)
    ends = [(38, 46), (52, 30), (66, 20), (82, 14), (98, 24), (112, 36), (122, 56)]
    s.line("".join(f"M80 {FOOT}Q{80 + (x - 80) * 0.7} {y + 40} {x} {y}" for x, y in ends), "#86705c", 2)
    paint = tones("#6a937c", 0.27)
    for side, tone in ((1, paint.dark), (-1, paint.plain), (0, paint.light)):
        d = ""
        for x, y in ends:
            for k in range(9 if side else 4):
                t = 0.2 + 0.8 * k / (8 if side else 3)
                cx = 80 + (x - 80) * 0.7
                px, py = (
                    80 * (1 - t) ** 2 + 2 * cx * t * (1 - t) + x * t * t,
                    FOOT * (1 - t) ** 2 + 2 * (y + 40) * t * (1 - t) + y * t * t,
                )
                qx, qy = polar(px, py, 9, (x - 80) * 0.4 + side * 46)
                d += f"M{px} {py}L{qx} {qy}"
        s.line(d, tone, 1.9)
    places = [
        (80 + (x - 80) * t + dx, FOOT + (y - FOOT) * t)
        for x, y in ends
        for t, dx in ((0.66, -3), (0.8, 4), (0.94, -3))
    ]
    s.line(dots(places), "#6f86c9", 5)
    s.line(dots([(x - 0.7, y - 0.8) for x, y in places]), "#b9c8f2", 2)


def painted(
    s: Sheet, card: Card, heart: str = "#c2315a", middle: str = "#7d2348", rim: str = "#a9c94a"
) -> None:
    """Coleus: broad leaves with a coloured heart."""
    shadow(s, card, 80, 34)
    s.line("M80 106V40M80 90Q60 82 50 64M80 90Q100 82 110 64", "#8a5a6a", 2.6)
    for x, y, k in ((50, 66, 0.8), (110, 66, 0.8), (80, 88, 1.0), (80, 66, 0.95), (80, 46, 0.75)):
        for a in (-82, 82, -28, 28):
            s.fill(petal(x, y, a, 26 * k, 17 * k), rim)
            s.fill(petal(x, y, a, 22 * k, 12 * k), middle)
            s.fill(petal(x, y, a, 15 * k, 7 * k), heart)


def striped(s: Sheet, card: Card) -> None:
    """Zebra plant: dark leaves with white ribs, a yellow candle."""
    shadow(s, card, 80, 34)
    s.line("M80 106V50", "#5a7a3f", 3)
    paint = tones("#2c6b47", 0.25)
    for y, long, wide in ((88, 42, 9), (70, 40, 9), (54, 30, 7)):
        for side in (-1, 1):
            a = side * (76 if y > 60 else 58)
            s.fill(blade(80, y, a, long, wide), paint.plain if side < 0 else paint.dark)
            ribs, ex = "", polar(80, y, long * 0.9, a)
            ribs += f"M80 {y}L{ex[0]} {ex[1]}"
            for t in (0.2, 0.36, 0.52, 0.68):
                px, py = polar(80, y, long * t, a)
                for turn in (-40, 40):
                    qx, qy = polar(px, py, wide * 0.8 * (1 - abs(t - 0.45)), a + turn)
                    ribs += f"M{px} {py}L{qx} {qy}"
            s.line(ribs, "#f2f3dc", 1.1)
    for k, tone in enumerate(("#d99a1c", "#f2c22e", "#f8dc6a")):
        s.fill(
            "".join(
                petal(80, 52 - j * 6, a, 11 - j, 6) for j in range(5) for a in ((-40, 40), (-20, 20), (0,))[k]
            ),
            tone,
        )


def tea(s: Sheet, card: Card) -> None:
    """A clipped tea hedge with young tips and white flowers."""
    shadow(s, card, 80, 46)
    paint = tones("#3a7f4c", 0.27)
    s.fill(soft([(34, 104), (36, 76), (58, 64), (102, 64), (124, 76), (126, 104), (80, 108)]), paint.dark)
    for tone, n, dy in ((paint.plain, 26, 0), (paint.light, 14, -6)):
        s.fill(
            "".join(blade(x, y, s.rng.uniform(-50, 50), 12, 3) for x, y in s.scatter(n, 80, 92 + dy, 40, 15)),
            tone,
        )
    s.fill("".join(blade(x, 68, a, 14, 2.6) for x in (48, 60, 72, 84, 96, 108) for a in (-22, 20)), "#a9d35f")
    s.fill("".join(blade(x, 68, 0, 12, 1.6) for x in (48, 60, 72, 84, 96, 108)), "#d4ec9a")
    blossoms(s, [(52, 84), (92, 80), (112, 94), (70, 96)], "#ffffff", 5)


# ---------------------------------------------------------------- water


def pads(s: Sheet, card: Card, flower: str = "#ffffff", giant: bool = False) -> None:
    """Leaves that swim, flowers between them."""
    pond(s, "#5d9fb0", 62)
    paint = tones("#4a9a5a", 0.25)
    spots: tuple[tuple[int, int, int], ...] = (
        (44, 92, 26),
        (116, 98, 30),
        (92, 76, 20),
        (26, 74, 14),
        (138, 76, 15),
        (66, 112, 22),
    )
    if giant:
        spots = ((48, 84, 34), (114, 98, 40), (120, 72, 20), (22, 106, 22))
    for x, y, r in spots:
        s.fill(oval(x + 1, y + 2, r, r * 0.34), "#3f7d8c")
        if giant:
            s.fill(oval(x, y, r, r * 0.36), "#a5556a")
            s.fill(oval(x, y - 3, r, r * 0.34), paint.light)
            s.fill(oval(x, y - 2, r * 0.92, r * 0.29), paint.plain)
            s.line(
                "".join(
                    f"M{x} {y - 2}l{r * 0.84 * math.cos(a)} {r * 0.26 * math.sin(a)}"
                    for a in (0.3, 1.2, 2.1, 3.0, 3.9, 4.9, 5.7)
                ),
                paint.dark,
                1,
            )
        else:
            s.fill(
                f"M{x} {y}L{x + r * 0.9} {y - r * 0.12}A{r} {r * 0.32} 0 1 0 {x + r * 0.7} {y + r * 0.24}Z",
                paint.plain,
            )
            s.line(
                "".join(
                    f"M{x} {y}l{r * 0.7 * math.cos(a)} {r * 0.22 * math.sin(a)}"
                    for a in (1.6, 2.4, 3.2, 4.1, 4.9)
                ),
                paint.light,
                0.8,
            )
    if giant:
        lilies(s, [(82, 70)], "#fff4f0", 20, "#e8a0b0", 3, "#e58aa8")
    else:
        lilies(s, [(70, 82), (122, 84)], flower, 19, "#f0c23c", 3)
        lilies(s, [(30, 100)], flower, 13, "#f0c23c", 2)


def lotus(s: Sheet, card: Card) -> None:
    """Leaves and pink flowers that stand above the water."""
    pond(s, "#6fb0a8", 78)
    paint = tones("#55a06a", 0.25)
    s.line(
        "M80 112Q78 70 82 44M44 112Q42 86 40 70M122 112Q124 86 122 74M104 112Q106 92 108 58", "#6f9a5a", 2.2
    )
    for x, y, r, tone in (
        (40, 68, 24, paint.plain),
        (124, 78, 26, paint.dark),
        (28, 100, 22, paint.light),
        (96, 104, 24, paint.plain),
    ):
        s.fill(oval(x, y, r, r * 0.32), tone)
        s.fill(oval(x, y - 1.4, r * 0.84, r * 0.2), mix(tone, "#ffffff", 0.15))
        s.line(
            "".join(
                f"M{x} {y - 1}l{r * 0.7 * math.cos(a)} {r * 0.2 * math.sin(a)}"
                for a in (0.2, 1.1, 2.0, 2.9, 3.8, 4.7, 5.6)
            ),
            paint.dark,
            0.7,
        )
    lilies(s, [(82, 48)], "#f7c0d2", 30, "#f0c23c", 3, "#e0688f")
    s.fill(blade(108, 62, 4, 20, 6), "#e58aa8")
    s.fill(poly([(100, 78), (112, 78), (107, 88), (105, 88)]), "#8aa85a")


# ---------------------------------------------------------------- moss and lichen


def moss(s: Sheet, card: Card, form: str = "fern", colour: str = "#7fa83f") -> None:
    """Cushions on stone: small ferns, green stars or screws with capsules."""
    stone(s, 78, 108, 40, "#8d8a92")
    paint = tones(colour, 0.28)
    if form == "fern":
        s.fill(oval(78, 90, 46, 16), paint.dark)
        for tone, shift in ((paint.dark, 0), (paint.plain, 1), (paint.light, 2)):
            d = ""
            for i in range(4):
                x, y = 44 + 20 * i + 6 * shift, 92 - shift * 2
                tip = (x + (i - 1.5) * 9 + 5, 46 + abs(i - 1.5) * 7 + 6 * shift)
                spine = bow((x, y), tip, -0.12 if i > 1 else 0.12, 8)
                d += curve([*spine[::3], spine[-1]])
                for k in range(1, 8):
                    px, py = spine[k]
                    long = 12 * (1 - k / 9)
                    d += f"M{px - long} {py - 4}L{px} {py}L{px + long} {py - 4}"
            s.line(d, tone, 1.6)
        return
    s.fill(soft([(30, 98), (40, 78), (62, 70), (88, 68), (112, 76), (126, 96), (80, 104)]), paint.dark)
    if form == "star":
        for tone, n, r in ((paint.plain, 9, 12), (paint.light, 6, 9)):
            s.line("".join(rays(x, y, 9, 0, r, 7, 0.7) for x, y in s.scatter(n, 78, 82, 40, 14)), tone, 2)
        tops = [(50, 46), (66, 36), (82, 42), (98, 34), (112, 48)]
        s.line("".join(f"M{x - 2} 76Q{x - 2} 60 {x} {y}" for x, y in tops), "#b5532f", 1.4)
        s.fill("".join(oval(x + 2, y, 3.2, 5.4, 30) for x, y in tops), "#c9803a")
        return
    s.line(
        "".join(f"M{x} {y}l{s.rng.uniform(-3, 3)} -8" for x, y in s.scatter(34, 78, 86, 42, 14)),
        paint.plain,
        2.6,
    )
    s.line("".join(f"M{x} {y}l1 -6" for x, y in s.scatter(18, 74, 80, 36, 10)), paint.light, 2)
    tops = [(42 + 9 * i, 50 + (i * 5) % 13) for i in range(9)]
    s.line("".join(f"M{x} 80V{y}" for x, y in tops), "#c98a4a", 1)
    s.line("".join(f"M{x} {y}v-8" for x, y in tops), "#8a4a2a", 2.8)
    s.line("".join(f"M{x} {y - 9}l1 -4" for x, y in tops), "#e8d3a0", 1)


def lichen(s: Sheet, card: Card, form: str = "coral", colour: str = "#c9cfc4") -> None:
    """Grey antlers, curled ribbons, tufts on a branch or rosettes on a rock."""
    paint = tones(colour, 0.3)
    if form == "rosette":
        stone(s, 80, 110, 52, "#77727c")
        for x, y, r in ((62, 80, 21), (100, 90, 15), (92, 66, 10), (46, 100, 9), (118, 104, 7)):
            for k, tone in ((1.0, paint.dark), (0.84, paint.plain), (0.5, paint.light)):
                s.line(rays(x, y, 11, 0, r * k, 5 * k, 0.8), tone, r * 0.36 * k)
            s.line(dots(s.scatter(7, x, y, r * 0.5, r * 0.4)), "#b5501c", 2.4)
        return
    if form == "branch":
        s.line(curve([(-4, 44), (50, 54), (100, 46), (164, 66)]), "#5d4a3f", 10)
        s.line(curve([(-4, 41), (50, 51), (100, 43), (164, 63)]), "#86705f", 3)
        roots = [
            (x, 52, a)
            for x, a in (
                (12, 180),
                (30, 190),
                (46, 174),
                (62, 188),
                (78, 176),
                (94, 186),
                (110, 172),
                (126, 188),
                (144, 176),
            )
        ]
        roots += [(38, 48, -10), (70, 46, 12), (118, 46, 4)]
    else:
        shadow(s, card, 80, 44)
        roots = [(80 + dx, round(FOOT), round(dx * 0.8)) for dx in (-42, -26, -12, 2, 16, 30, 44)]
    rows: list[list[str]] = [[], [], []]

    def grow(x: float, y: float, bearing: float, long: float, depth: int) -> None:
        ex, ey = polar(x, y, long, bearing)
        rows[depth].append(f"M{x} {y}L{ex} {ey}")
        if depth < 2:
            for turn in (-34, 2, 32) if form != "ribbon" else (-26, 22):
                grow(
                    ex, ey, bearing + turn + s.rng.uniform(-8, 8), long * s.rng.uniform(0.5, 0.72), depth + 1
                )

    for x, y, bearing in roots:
        grow(x, y, bearing + s.rng.uniform(-6, 6), {"coral": 25, "ribbon": 26, "branch": 24}[form], 0)
    wide = {"coral": 3, "ribbon": 6, "branch": 3.6}[form]
    for depth, tone in enumerate((paint.dark, paint.plain, paint.light)):
        s.line("".join(rows[depth]), tone, wide * (1 - 0.22 * depth))


# ---------------------------------------------------------------- single flowers


def orchid(s: Sheet, card: Card, petals_: str = "#b9c95a", lip: str = "#4d2248") -> None:
    """Clamshell orchid: ribbons that hang under a striped shell."""
    shadow(s, card, 80, 24)
    paint = tones("#5a9a52", 0.27)
    s.fill(oval(74, 98, 8, 10) + oval(88, 99, 7, 9), paint.light)
    s.fill(blade(72, 94, -34, 50, 5) + blade(90, 94, 40, 48, 5), paint.dark)
    s.fill(blade(76, 92, -14, 44, 5), paint.plain)
    s.line("M82 96Q84 50 96 16", "#7da85a", 2)
    for x, y, k in ((58, 66, 0.8), (112, 52, 0.9), (70, 34, 1.0), (104, 22, 0.8)):
        s.line(f"M{84 + (90 - y) * 0.12} {y + 6}L{x} {y}", "#7da85a", 1.4)
        s.line(
            "".join(f"M{x} {y}q{a * k} {3 * k} {a * 1.2 * k} {22 * k}" for a in (-11, -5, 2, 7, 12)),
            petals_,
            2.4 * k,
        )
        s.fill(
            f"M{x - 9 * k} {y - 2}Q{x} {y - 17 * k} {x + 9 * k} {y - 2}Q{x} {y + 5 * k} {x - 9 * k} {y - 2}Z",
            lip,
        )
        s.line("".join(f"M{x} {y}l{dx * k} {-7 * k}" for dx in (-4, 0, 4)), "#d9c08a", 1)


def irises(s: Sheet, spots: Sequence[Point], colour: str = "#5a5ab8") -> None:
    """Three standards, three falls with a yellow streak."""
    paint = tones(colour, 0.28)
    for x, y in spots:
        s.fill("".join(petal(x, y, a, 19, 11) for a in (-20, 22)), paint.light)
        s.fill(petal(x, y, 0, 21, 11), paint.plain)
        s.fill("".join(petal(x, y - 1, a, 21, 12) for a in (-112, 112)), paint.plain)
        s.fill(petal(x, y - 2, 180, 20, 13), paint.dark)
        s.line(
            "".join(f"M{x} {y}L{polar(x, y, 10, a)[0]} {polar(x, y, 10, a)[1]}" for a in (-112, 112, 180)),
            "#f2c62e",
            2,
        )


def poppies(s: Sheet, spots: Sequence[Point]) -> None:
    """Red bowls with a black heart."""
    s.line("".join(rays(x, y, 4, 4, 6, 45, 0.8) for x, y in spots), "#a81f1c", 14)
    s.line("".join(rays(x - 0.6, y - 1, 4, 3, 5.4, 0, 0.8) for x, y in spots), "#de3a2c", 12)
    s.line("".join(rays(x, y, 10, 2, 5) for x, y in spots), "#2a1a22", 1)
    s.line(dots(spots), "#6d8a4c", 4.4)


def snowdrops(s: Sheet, spots: Sequence[Point]) -> None:
    """Nodding white drops."""
    s.line("".join(f"M{x} {y}q7 -5 9 5" for x, y in spots), "#6d9a4c", 1.8)
    s.fill("".join(oval(x + 9, y + 6, 2.6, 3) for x, y in spots), "#5a9a4a")
    s.fill("".join(petal(x + 9, y + 7, a, 15, 6.4) for x, y in spots for a in (152, 208)), "#dfe8ea")
    s.fill("".join(petal(x + 9, y + 7, 180, 15, 6.4) for x, y in spots), "#ffffff")
    s.line("".join(f"M{x + 8} {y + 20}h2" for x, y in spots), "#7db35a", 1.6)


def mouths(s: Sheet, spots: Sequence[Point]) -> None:
    """Nemesia: white flags, a yellow lip, dark horns."""
    for dx, dy in ((0, 0), (-9, 9), (8, 12), (-3, 19)):
        at = [(x + dx, y + dy) for x, y in spots]
        s.line("".join(rays(x, y, 5, 2, 4, -72, 1) for x, y in at), "#4d2f5a", 2)
        s.line(
            "".join(f"M{x} {y}l{a} {b}" for x, y in at for a, b in ((-4, -3), (0, -4), (4, -3))),
            "#fbf7ff",
            3.4,
        )
        s.line(dots([(x, y + 2.4) for x, y in at]), "#f0c22e", 5.4)


def nasturtium(s: Sheet, card: Card) -> None:
    """Round leaves on their stalks, orange flowers with spurs."""
    shadow(s, card, 80, 44)
    paint = tones("#5aa05a", 0.27)
    spots = [(40, 66), (64, 82), (96, 72), (122, 84), (80, 50), (46, 94), (108, 98), (78, 98)]
    s.line(
        "".join(f"M80 {FOOT}Q{80 + (x - 80) * 0.5} {y + 14} {x} {y}" for x, y in spots),
        "#8ab36a",
        1.4,
    )
    for i, (x, y) in enumerate(spots):
        r = 13 + (i * 5) % 4
        s.fill(oval(x, y, r, r * 0.8), (paint.dark, paint.plain, paint.light)[i % 3])
        s.line(rays(x, y, 8, 0, r * 0.66, 10, 0.8), mix(paint.light, "#ffffff", 0.4), 0.7)
    blossoms(s, [(60, 58), (104, 54), (90, 88), (126, 66), (34, 82)], "#f08a1c", 9, 5, "#b5321c")


def fuzz(s: Sheet, spots: Sequence[Point], colour: str = "#fbf3da") -> None:
    """Meadowsweet: cream clouds."""
    for dx, dy, r in ((0, 0, 8), (-8, 5, 6), (8, 5, 6), (-3, 9, 6), (3, -7, 6)):
        s.line(dots([(x + dx + 0.8, y + dy + 1.2) for x, y in spots]), tones(colour, 0.24).dark, r * 1.5)
    for dx, dy, r in ((0, 0, 8), (-8, 5, 6), (8, 5, 6), (-3, 9, 6), (3, -7, 6)):
        s.line(dots([(x + dx, y + dy) for x, y in spots]), colour, r * 1.3)
    s.line(
        dots([(x + a, y + b) for x, y in spots for a, b in ((-6, 2), (2, -4), (6, 5), (-2, 6), (3, -9))]),
        "#d9c48a",
        1.5,
    )


def sensitive(s: Sheet, card: Card) -> None:
    """Mimosa: feathered leaves that fold, pink balls."""
    shadow(s, card, 80, 36)
    paint = tones("#5f9f55", 0.27)
    ends = [(38, 60), (58, 40), (102, 40), (124, 62), (80, 74)]
    s.line(
        "".join(f"M80 {FOOT}Q{80 + (x - 80) * 0.4} {y + 16} {x} {y}" for x, y in ends),
        "#9a6a5a",
        1.6,
    )
    for i, (x, y) in enumerate(ends):
        for turn in (-34, 34):
            a = (x - 80) * 0.9 + turn
            d = ""
            for k in range(7):
                px, py = polar(x, y, 3 + k * 3.4, a)
                for side in (-62, 62):
                    qx, qy = polar(px, py, 6 - 0.4 * k, a + side)
                    d += f"M{px} {py}L{qx} {qy}"
            s.line(d, (paint.dark, paint.plain, paint.plain, paint.dark, paint.light)[i], 2)
    globes(s, [(66, 66), (96, 62), (112, 84), (48, 82)], "#e08ab8", 9)


def aloft(s: Sheet, spots: Sequence[Point], colour: str = "#d9363a") -> None:
    """Bee balm: shaggy crowns."""
    s.line(
        "".join(
            f"M{x} {y + 3}q{a * 0.2} {-10 + abs(a) * 0.04} {a * 0.3} {-11 + abs(a) * 0.26}"
            for x, y in spots
            for a in (-54, -36, -18, 0, 18, 36, 54)
        ),
        tones(colour, 0.35).dark,
        3.2,
    )
    s.line(
        "".join(
            f"M{x} {y + 2}q{a * 0.2} {-10 + abs(a) * 0.04} {a * 0.28} {-12 + abs(a) * 0.26}"
            for x, y in spots
            for a in (-46, -24, -6, 12, 30, 48)
        ),
        colour,
        2.4,
    )
    s.fill("".join(oval(x, y + 3, 4.6, 3.4) for x, y in spots), "#7a3a2f")


def crosses(s: Sheet, spots: Sequence[Point], colour: str = "#f4d63a") -> None:
    """Four-petalled flowers of the cabbage kind, with pods below."""
    places = [(x + dx, y + dy) for x, y in spots for dx, dy in ((0, 0), (-7, 7), (7, 8), (0, 13))]
    s.line(
        "".join(
            f"M{x} {y + 22}l{dx} {dy}" for x, y in spots for dx, dy in ((-9, -4), (9, -5), (-8, 4), (8, 3))
        ),
        "#7da85a",
        1.2,
    )
    blossoms(s, places, colour, 4.4, 4, mix(colour, "#a8802c", 0.6))


def blue_stars(s: Sheet, spots: Sequence[Point]) -> None:
    """Borage: nodding blue stars."""
    places = [(x + dx, y + dy) for x, y in spots for dx, dy in ((0, -3), (-11, 7), (10, 9))]
    s.fill("".join(blade(x, y, 72 * i + 12, 10, 2.8) for x, y in places for i in range(5)), "#4a68c8")
    s.fill("".join(blade(x, y, 72 * i + 12, 7, 1.3) for x, y in places for i in range(5)), "#8fa8ee")
    s.line(dots(places), "#ffffff", 3.6)
    s.line(dots(places), "#2a1f3f", 1.8)


# ---------------------------------------------------------------- which herb is which

GENERA: Final[Mapping[str, Painter]] = {
    "Agropyron": partial(grass, ear="spike", ripe="#9ab05a", n=6, tall=82, colour="#5f9a5a"),
    "Allium": partial(bulb, skin="#f6f0e4"),
    "Allium schoenoprasum": partial(
        stalks,
        head=globes,
        n=6,
        tall=72,
        spread=44,
        pairs=2,
        long=34,
        wide=1.4,
        angle=14,
        low=0.0,
        high=0.3,
        leaf="#4a8f52",
    ),
    "Andropogon": partial(grass, ear="fingers", colour="#a8a85a", ripe="#a8452f", n=5, tall=96, size=1.3),
    "Aphelandra": striped,
    "Apium": celery,
    "Borago": partial(
        stalks, head=blue_stars, n=3, tall=74, leaf="#7a9f78", pairs=3, long=20, wide=6, stem="#8f8a7a"
    ),
    "Brachypodium": partial(
        grass, ear="spike", colour="#a9b84a", ripe="#d6c85a", n=7, tall=92, spread=52, size=1.1
    ),
    "Brassica": partial(
        stalks, head=crosses, n=4, tall=86, spread=46, leaf="#6d9a5a", pairs=2, long=22, wide=5, high=0.4
    ),
    "Camellia": tea,
    "Capsicum": pepper,
    "Cetraria": partial(lichen, form="ribbon", colour="#8a7a45"),
    "Cladonia": partial(lichen, form="coral", colour="#a9b8ae"),
    "Coleus": painted,
    "Coriandrum": partial(
        stalks,
        head=partial(umbels, colour="#ffffff", r=11),
        n=5,
        tall=84,
        spread=48,
        leaf="#5fa84f",
        pairs=3,
        long=13,
        wide=5,
        round_=True,
    ),
    "Dactylis": partial(
        grass, ear="ear", colour="#6fa85a", ripe="#a9a070", n=4, tall=80, blades=21, size=0.8
    ),
    "Digitaria": partial(grass, ear="fingers", colour="#7fb04a", ripe="#8f6f8a", n=6, tall=72, spread=54),
    "Eruca": partial(
        stalks,
        head=partial(crosses, colour="#f6efd0"),
        n=3,
        tall=76,
        leaf="#4f9a4a",
        pairs=4,
        long=24,
        wide=5,
        high=0.66,
    ),
    "Evernia": partial(lichen, form="branch", colour="#b3c98f"),
    "Festuca": partial(grass, ear="panicle", colour="#5f9a62", ripe="#b9b07a", n=5, tall=94, blades=18),
    "Filipendula": partial(
        stalks, head=fuzz, n=3, tall=82, leaf="#4a8a52", pairs=3, long=20, wide=6, stem="#9a5a4a", vein=True
    ),
    "Foeniculum": fennel,
    "Fragaria": strawberry,
    "Galanthus": partial(
        stalks,
        head=snowdrops,
        n=5,
        tall=66,
        spread=46,
        leaf="#5f9a78",
        pairs=1,
        long=50,
        wide=2.6,
        angle=16,
        low=0.0,
        high=0.1,
    ),
    "Glycine": soy,
    "Helianthus": sunflower,
    "Hylocomium": partial(moss, form="fern", colour="#8fae45"),
    "Iris": partial(swords, leaf="#5a9a6a", edge="#4a8a5a", n=7, tall=66, spread=34, wide=4, head=irises),
    "Lavandula": partial(
        stalks,
        head=partial(spikes, colour="#7d5fb8", long=27, wide=4.4),
        n=9,
        tall=62,
        spread=52,
        pairs=3,
        long=13,
        wide=1.6,
        angle=34,
        leaf="#8aa38a",
        high=0.5,
        width=1.5,
    ),
    "Lotus": partial(
        stalks,
        head=lambda s, p: peas(
            s, [(x + dx, y + dy) for x, y in p for dx, dy in ((-6, 0), (0, -5), (6, 1))], "#f2c02a", 6
        ),
        n=5,
        tall=58,
        spread=52,
        leaf="#5a9f55",
        pairs=3,
        long=11,
        wide=4,
        round_=True,
    ),
    "Mentha": partial(
        stalks,
        head=partial(spikes, colour="#b79ad0", long=15, wide=4),
        n=5,
        tall=70,
        spread=46,
        leaf="#3f9a5f",
        pairs=4,
        long=19,
        wide=6,
        stem="#7a5a6a",
        angle=70,
        high=0.94,
        vein=True,
    ),
    "Mimosa": sensitive,
    "Monarda": partial(
        stalks, head=aloft, n=3, tall=80, spread=42, leaf="#4f9355", pairs=4, long=20, wide=5, angle=66
    ),
    "Muhlenbergia": partial(
        grass, ear="cloud", colour="#6f9a6a", ripe="#d98ab5", n=4, tall=80, blades=15, wide=1.5
    ),
    "Nelumbo": lotus,
    "Nemesia": partial(
        stalks, head=mouths, n=5, tall=72, spread=46, leaf="#5a9f5a", pairs=3, long=13, wide=3
    ),
    "Nymphaea": pads,
    "Ocimum": aroma,
    "Papaver": partial(
        stalks,
        head=poppies,
        n=4,
        tall=80,
        spread=50,
        leaf="#7a9f6a",
        pairs=2,
        long=20,
        wide=3.4,
        high=0.36,
        stem="#7d9a6a",
    ),
    "Pennisetum": partial(
        grass, ear="plume", colour="#7a9f4f", ripe="#c9a86a", n=5, tall=90, blades=15, wide=4, size=1.1
    ),
    "Phalaris": partial(
        grass, ear="panicle", colour="#6fa56a", ripe="#b58a9a", n=4, tall=96, blades=12, wide=4, size=0.9
    ),
    "Phormium": partial(swords, leaf="#5f8a5f", edge="#a8543a"),
    "Polytrichum": partial(moss, form="star", colour="#4f9058"),
    "Prosthechea": orchid,
    "Salvia": rosemary,
    "Sansevieria": partial(
        swords, leaf="#4f8558", edge="#dfd06a", n=8, tall=92, spread=26, wide=8, bands="#a9c49a"
    ),
    "Solanum": potato,
    "Tortula": partial(moss, form="screw", colour="#7a9f4a"),
    "Triticum": partial(
        grass, ear="ear", colour="#b5a04a", ripe="#e2b33f", n=7, tall=84, spread=52, blades=9, size=1.15
    ),
    "Tropaeolum": nasturtium,
    "Tulip": partial(
        swords,
        leaf="#5a9a6a",
        edge="#4a8a5c",
        n=5,
        tall=58,
        wide=8,
        spread=40,
        head=partial(tulips, r=12, tall=27),
        heads=2,
    ),
    "Victoria": partial(pads, giant=True),
    "Xanthoria": partial(lichen, form="rosette", colour="#ee8c2a"),
    "Zea": corn,
    "Zingiber": ginger,
    "Zinnia": partial(
        stalks,
        head=partial(daisies, colour="#d8436f", r=14, n=14, heart="#e8b93a", core=0.3),
        n=3,
        tall=78,
        spread=44,
        leaf="#5a9a4f",
        pairs=3,
        long=18,
        wide=6,
        angle=66,
    ),
}

_ELSE: Final[tuple[Painter, ...]] = (
    partial(stalks, head=daisies),
    partial(stalks, head=umbels, n=4),
    partial(stalks, head=spikes, n=5),
    partial(stalks, head=partial(bells, colour="#8f7ac8"), n=4),
    partial(stalks, head=trumpets),
)


def fallback(card: Card) -> Painter:
    """The herb of a genus this book doesn't know."""
    return _ELSE[card.number % len(_ELSE)]
