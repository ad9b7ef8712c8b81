"""Mushrooms, and what is counted among them: a fruit body on soil, log or trunk, by genus."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from ....core.svg import Point, mix, polar
from ..cards import Card
from .ground import ground, log, shadow, trunk
from .pen import FOOT, Sheet, Tones, blade, box, curve, dots, oval, poly, soft, tones

Painter: TypeAlias = Callable[[Sheet, Card], object]
Place: TypeAlias = tuple[float, float, float]
"""Where one stands and how large: x, y, scale."""

PALE: Final = "#f1e8d4"

ONE: Final[tuple[Place, ...]] = ((78, FOOT, 1.2),)
PAIR: Final[tuple[Place, ...]] = ((112, FOOT - 1, 0.62), (70, FOOT, 1.12))
TRIO: Final[tuple[Place, ...]] = ((116, FOOT - 2, 0.66), (45, FOOT - 1, 0.52), (80, FOOT, 1.02))
ROW: Final[tuple[Place, ...]] = (
    (36, FOOT - 2, 0.6),
    (122, FOOT - 2, 0.55),
    (100, FOOT - 1, 0.8),
    (62, FOOT, 0.95),
)
TUFT: Final[tuple[Place, ...]] = (
    *((52, 92, 0.56), (102, 90, 0.56), (78, 86, 0.6)),
    *((116, 101, 0.5), (42, 103, 0.5), (92, 101, 0.68), (66, 104, 0.72)),
)


def _cap(x: float, y: float, r: float, form: str) -> str:
    """The outline of a cap whose rim is at (x, y)."""
    high, bulge = {
        "dome": (1.25, 1.0),
        "flat": (0.62, 1.0),
        "cushion": (1.0, 1.1),
        "cone": (1.9, 0.45),
        "bell": (1.9, 0.86),
        "egg": (3.4, 1.05),
        "umbo": (0.8, 0.9),
    }[form]
    sag = 0.3 if form in ("bell", "cone", "egg") else 0.16
    nose = ""
    if form == "umbo":
        nose = f"M{x - r * 0.3} {y - r * 0.5}Q{x} {y - r} {x + r * 0.3} {y - r * 0.5}Z"
    return (
        f"M{x - r} {y}C{x - r * bulge} {y - r * high} {x + r * bulge} {y - r * high} {x + r} {y}"
        f"Q{x} {y + r * sag} {x - r} {y}Z{nose}"
    )


def _stem(s: Sheet, x: float, y: float, top: Point, wide: float, bulb: float, paint: Tones) -> None:
    mid = ((x + top[0]) / 2, (y + top[1]) / 2)
    foot = wide * bulb
    s.fill(
        f"M{x - foot / 2} {y - 1}Q{mid[0] - wide * 0.5} {mid[1]} {top[0] - wide * 0.42} {top[1]}"
        f"h{wide * 0.84}"
        f"Q{mid[0] + wide * 0.5} {mid[1]} {x + foot / 2} {y - 1}Q{x} {y + 3} {x - foot / 2} {y - 1}Z",
        paint.plain,
    )
    s.fill(
        f"M{x + foot * 0.08} {y + 1}Q{mid[0] + wide * 0.12} {mid[1]} {top[0] + wide * 0.1} {top[1]}"
        f"h{wide * 0.32}"
        f"Q{mid[0] + wide * 0.5} {mid[1]} {x + foot / 2} {y - 1}Z",
        paint.dark,
    )


def capped(
    s: Sheet,
    card: Card,
    cap: str = "#a06b42",
    form: str = "dome",
    places: tuple[Place, ...] = PAIR,
    r: float = 27,
    tall: float = 44,
    stem: str = PALE,
    wide: float = 10,
    bulb: float = 1.3,
    gill: str = "#e9dcc0",
    pores: bool = False,
    spots: str = "",
    ring: str = "",
    rings: str = "",
    flecks: str = "",
    shine: bool = False,
    host: str = "",
    glow: str = "",
) -> None:
    """A cap on a stem; `flecks` on the stem, `rings` on the cap."""
    if host == "log":
        log(s, 100)
    for x, y, k in places:
        x += s.rng.uniform(-2, 2)
        kk = k * (0.94 + 0.03 * min(4, card.max_growth))
        lean = s.rng.uniform(-5, 5) * k + (x - 80) * (0.1 if places is TUFT else 0)
        top = (x + lean, y - tall * kk)
        rr = r * kk
        if not host and not glow and places is not TUFT:
            shadow(s, card, x, rr * 0.8, 2.6 * k, y)
        if glow:
            s.fill(oval(top[0], top[1] - rr * 0.3, rr * 1.7, rr * 1.4), glow, 0.22)
        _stem(s, x, y, (top[0], top[1] - rr * 0.1), wide * kk, bulb, tones(stem, 0.2))
        if flecks:
            spread = [
                (x + (top[0] - x) * t + wide * kk * 0.3 * math.sin(i * 2.2), y - (tall * kk - 4) * t)
                for i, t in enumerate((0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84))
            ]
            s.line(dots(spread), flecks, 1.7 * k)
        under = tones(gill, 0.22)
        s.fill(
            oval(
                top[0],
                top[1] + rr * 0.02,
                rr * 0.95,
                rr * (0.24 if form not in ("bell", "cone", "egg") else 0.14),
            ),
            under.dark,
        )
        if places is TUFT:
            pass
        elif not pores:
            lines = "".join(
                f"M{top[0] + rr * t * 0.25} {top[1] - rr * 0.08}"
                f"L{top[0] + rr * t * 0.88} {top[1] + rr * 0.2 * math.sqrt(1 - t * t * 0.77)}"
                for t in (-0.85, -0.55, -0.25, 0.05, 0.35, 0.62, 0.88)
            )
            s.line(lines, under.light, 0.8 * k)
        else:
            s.fill(oval(top[0] - rr * 0.08, top[1] + rr * 0.04, rr * 0.8, rr * 0.15), under.plain)
        if ring:
            ry = y - tall * kk * 0.64
            rx = x + (top[0] - x) * 0.64
            s.fill(
                poly(
                    [
                        (rx - wide * kk * 0.5, ry - 3 * k),
                        (rx + wide * kk * 0.5, ry - 3 * k),
                        (rx + wide * kk * 0.95, ry + 4 * k),
                        (rx - wide * kk * 0.95, ry + 4 * k),
                    ]
                ),
                ring,
            )
        paint = tones(cap, 0.26)
        s.fill(_cap(top[0], top[1], rr, form), paint.dark)
        s.fill(_cap(top[0] - rr * 0.07, top[1] - rr * 0.06, rr * 0.9, form), paint.plain)
        if rings:
            lines = "".join(
                f"M{top[0] - rr * w} {top[1] - rr * h}q{rr * w} {rr * 0.16} {2 * rr * w} 0"
                for w, h in ((0.8, 0.2), (0.6, 0.44), (0.34, 0.64))
                if form != "flat" or h < 0.6
            )
            s.line(
                lines
                if form != "flat"
                else "".join(
                    f"M{top[0] - rr * w} {top[1] - rr * h}q{rr * w} {rr * 0.1} {2 * rr * w} 0"
                    for w, h in ((0.8, 0.1), (0.58, 0.22), (0.3, 0.32))
                ),
                rings,
                2.2 * k,
            )
        lift = {"flat": 0.3, "bell": 0.9, "egg": 1.6, "cone": 0.7, "umbo": 0.36}.get(form, 0.58)
        if shine:
            s.fill(oval(top[0] - rr * 0.34, top[1] - rr * lift, rr * 0.26, rr * 0.1, -18), "#ffffff", 0.8)
        else:
            s.fill(
                oval(
                    top[0] - rr * 0.3,
                    top[1] - rr * lift,
                    rr * (0.2 if form == "cone" else 0.36),
                    rr * 0.16,
                    -14,
                ),
                paint.light,
            )
        if spots:
            high = {"flat": 0.5, "umbo": 0.6, "bell": 1.3, "egg": 2.3}.get(form, 0.84)
            warts = [
                (top[0] + rr * dx, top[1] - rr * high * dy)
                for dx, dy in (
                    (-0.7, 0.3),
                    (-0.42, 0.66),
                    (-0.32, 0.22),
                    (-0.05, 0.95),
                    (0.02, 0.5),
                    (0.3, 0.78),
                    (0.36, 0.24),
                    (0.62, 0.5),
                    (0.8, 0.14),
                )
            ]
            s.line(dots(warts[::2]), spots, rr * 0.19)
            s.line(dots(warts[1::2]), spots, rr * 0.13)


def funnel(
    s: Sheet,
    card: Card,
    colour: str = "#eaa42f",
    inside: str = "",
    places: tuple[Place, ...] = TRIO,
    r: float = 26,
    tall: float = 56,
    ridges: bool = True,
    rings: str = "",
    wavy: float = 0.14,
    host: str = "",
    thick: float = 7,
) -> None:
    """A trumpet: the cap runs down into the stem."""
    if host == "log":
        log(s, 100)
    paint, inner = tones(colour, 0.26), tones(inside or colour, 0.2)
    for x, y, k in places:
        k *= 0.92 + 0.03 * min(4, card.max_growth)
        rr, top, w = r * k, y - tall * k, thick * k
        x += s.rng.uniform(-2, 2)
        if not host:
            shadow(s, card, x, rr * 0.7, 2.6 * k, y)
        lip = f"{x + rr} {top}"
        s.fill(
            f"M{x - rr} {top}"
            f"C{x - rr * 0.7} {top + rr * 0.5} {x - w} {top + rr * 0.6} {x - w * 0.8} {y}h{w * 1.7}"
            f"C{x + w} {top + rr * 0.6} {x + rr * 0.7} {top + rr * 0.5} {lip}Z",
            paint.plain,
        )
        s.fill(
            f"M{x + w * 0.1} {y}h{w * 0.8}"
            f"C{x + w} {top + rr * 0.6} {x + rr * 0.7} {top + rr * 0.5} {lip}"
            f"Q{x + w * 0.2} {top + rr * 0.7} {x + w * 0.1} {y}Z",
            paint.dark,
        )
        if ridges:
            s.line(
                "".join(
                    f"M{x + rr * t} {top + rr * 0.16}"
                    f"Q{x + w * t * 1.4} {top + rr * 0.6} {x + w * t * 0.6} {top + rr * 1.2}"
                    for t in (-0.75, -0.45, -0.15, 0.2, 0.5, 0.78)
                ),
                paint.light,
                0.9 * k,
            )
        rim = []
        for i in range(10):
            a = math.tau * i / 10
            f = 1 + (wavy if i % 2 else -wavy * 0.4)
            rim.append((x + rr * f * math.cos(a), top + rr * 0.26 * f * math.sin(a)))
        s.fill(soft(rim), inner.plain)
        s.fill(oval(x + rr * 0.06, top + rr * 0.05, rr * 0.55, rr * 0.13), inner.dark)
        if rings:
            s.line(oval(x, top, rr * 0.8, rr * 0.2) + oval(x, top + 1, rr * 0.4, rr * 0.1), rings, 1.3 * k)


def morel(s: Sheet, card: Card, colour: str = "#c79a3f") -> None:
    """A honeycomb on a hollow stem."""
    paint = tones(colour, 0.3)
    for x, y, k in ((112, FOOT - 1, 0.62), (72, FOOT, 1.0)):
        shadow(s, card, x, 22 * k, 2.8 * k, y)
        _stem(s, x, y, (x, y - 36 * k), 20 * k, 1.15, tones(PALE, 0.2))
        cy = y - 58 * k
        s.fill(
            soft(
                [
                    (x, cy - 36 * k),
                    (x + 19 * k, cy - 14 * k),
                    (x + 21 * k, cy + 14 * k),
                    (x + 10 * k, cy + 30 * k),
                    (x - 10 * k, cy + 30 * k),
                    (x - 21 * k, cy + 14 * k),
                    (x - 19 * k, cy - 14 * k),
                ]
            ),
            paint.light,
        )
        pits = "".join(
            oval(x + dx * k, cy + dy * k, (4.4 - abs(dx) * 0.08) * k, 5.4 * k)
            for dx, dy in (
                (0, -26),
                (-9, -18),
                (9, -18),
                (0, -11),
                (-13, -4),
                (13, -4),
                (-5, 3),
                (6, 4),
                (-14, 12),
                (15, 12),
                (-3, 17),
                (6, 22),
                (-8, 25),
            )
        )
        s.fill(pits, paint.dark)
        s.fill(
            oval(x + 12 * k, cy - 3 * k, 2.6 * k, 3.4 * k) + oval(x - 14.5 * k, cy - 4 * k, 2.4 * k, 3.4 * k),
            paint.plain,
        )


def brackets(
    s: Sheet,
    card: Card,
    bands: tuple[str, ...] = ("#7d3b26", "#b5562f", "#e6b05a"),
    under: str = "#f2e4c6",
    form: str = "shelf",
    n: int = 4,
    r: float = 27,
    bark: str = "#7d5b43",
    wavy: bool = False,
    shine: bool = False,
) -> None:
    """Shelves one above the other on a trunk; bands from the middle to the rim."""
    trunk(s, 64, 52, bark)
    spots = ((92, 34, 0.8), (70, 62, 1.05), (104, 80, 0.95), (58, 98, 0.8), (48, 28, 0.55), (84, 108, 0.6))[
        :n
    ]
    for x, y, k in spots:
        k *= 0.9 + 0.04 * card.max_growth
        rr = r * k
        if form == "hoof":
            s.fill(
                f"M{x - rr} {y + rr * 0.4}"
                f"C{x - rr * 0.8} {y - rr * 0.5} {x - rr * 0.3} {y - rr * 0.9} {x} {y - rr * 0.95}"
                f"C{x + rr * 0.4} {y - rr * 0.9} {x + rr * 0.9} {y - rr * 0.4} {x + rr} {y + rr * 0.4}"
                f"Q{x} {y + rr * 0.7} {x - rr} {y + rr * 0.4}Z",
                bands[0],
            )
            for i, colour in enumerate(bands[1:], 1):
                t = i / len(bands)
                s.line(
                    f"M{x - rr * (0.5 + 0.42 * t)} {y - rr * (0.6 - 0.9 * t)}"
                    f"Q{x} {y - rr * (0.42 - 0.98 * t)} {x + rr * (0.5 + 0.42 * t)} "
                    f"{y - rr * (0.6 - 0.9 * t)}",
                    colour,
                    rr * 0.2,
                )
            s.fill(oval(x, y + rr * 0.46, rr * 0.92, rr * 0.13), under)
            continue
        s.fill(oval(x + 1, y + rr * 0.24, rr * 0.97, rr * 0.4), tones(under, 0.35).dark)
        s.fill(oval(x, y + rr * 0.14, rr * 0.99, rr * 0.38), under)
        for i, colour in enumerate(reversed(bands)):
            t = 1 - i / len(bands)
            if wavy:
                rim = [
                    (
                        x + rr * t * (1 + (0.09 if j % 2 else -0.05)) * math.cos(math.tau * j / 8),
                        y
                        - rr * 0.16 * (1 - t)
                        + rr * 0.4 * t * (1 + (0.12 if j % 2 else -0.05)) * math.sin(math.tau * j / 8),
                    )
                    for j in range(8)
                ]
                s.fill(soft(rim), colour)
            else:
                s.fill(oval(x, y - rr * 0.2 * (1 - t), rr * t, rr * 0.4 * t), colour)
        s.fill(
            oval(x - rr * 0.3, y - rr * 0.16, rr * 0.28, rr * 0.07, -8),
            mix(bands[0], "#ffffff", 0.75 if shine else 0.35),
        )


def fans(
    s: Sheet, card: Card, bands: tuple[str, ...], bark: str = "#7d5b43", n: int = 11, r: float = 15
) -> None:
    """Many thin fans that overlap along a log."""
    log(s, 96, bark)
    spots = [
        (30 + 100 * ((i * 0.382 + 0.1) % 1), 80 + 27 * i / n + s.rng.uniform(-2, 2), s.rng.uniform(0.8, 1.2))
        for i in range(n)
    ]
    layers: list[list[str]] = [[] for _ in bands]
    for x, y, k in spots:
        for i in range(len(bands)):
            t = 1 - i / len(bands)
            layers[i].append(oval(x, y - r * k * 0.3 * (1 - t), r * k * t, r * k * 0.56 * t))
        for i, colour in enumerate(bands):
            s.fill(layers[i][-1], colour)


def ruffles(s: Sheet, card: Card, colours: tuple[str, ...], rim: str, host: str = "", r: float = 12) -> None:
    """A great head of overlapping lobes."""
    if host:
        trunk(s, 48, 46)
    x0, y0 = (88, 78) if host else (80, 80)
    shadow(s, card, x0, 40)
    s.fill(
        soft([(x0 - 12, FOOT + 1), (x0 - 26, 82), (x0, 74), (x0 + 26, 82), (x0 + 12, FOOT + 1)]),
        tones(rim, 0.2).dark,
    )
    for i, (x, y) in enumerate(s.scatter(17, x0, y0, 40, 27)):
        w = r * s.rng.uniform(0.85, 1.15)
        s.fill(oval(x + 0.8, y + 2.4, w, w * 0.6), rim)
        s.fill(oval(x, y, w, w * 0.56), colours[i % len(colours)])
        s.line(
            f"M{x - w * 0.5} {y + 1}q{w * 0.5} {w * 0.3} {w} 0",
            tones(colours[i % len(colours)], 0.3).dark,
            1,
        )


def teeth(s: Sheet, card: Card) -> None:
    """Lion's mane: a white beard on a trunk."""
    trunk(s, 56, 52)
    x, y = 88, 52
    paint = tones("#f6f0e0", 0.22)
    s.fill(oval(x, y, 33, 26), paint.dark)
    s.fill(oval(x - 2, y - 3, 31, 22), paint.plain)
    for row, tone in ((0, paint.dark), (1, "#e4dac2"), (2, paint.plain)):
        d = ""
        for i in range(13):
            t = (i + row * 0.33) / 12.6 * 2 - 1
            top = y - 12 + row * 7 + 10 * (1 - t * t)
            d += f"M{x + t * 30} {top}v{(32 - 14 * t * t) * s.rng.uniform(0.85, 1.1)}"
        s.line(d, tone, 2.6)


def coral(
    s: Sheet,
    card: Card,
    colour: str = "#f0b429",
    forks: int = 3,
    wide: float = 4,
    tall: float = 30,
    n: int = 5,
) -> None:
    """Antlers that fork upwards."""
    paint = tones(colour, 0.28)
    shadow(s, card, 80, 34)
    rows: list[list[str]] = [[] for _ in range(forks + 1)]
    tips: list[Point] = []

    def grow(x: float, y: float, bearing: float, long: float, depth: int) -> None:
        ex, ey = polar(x, y, long, bearing)
        rows[depth].append(f"M{x} {y}L{ex} {ey}")
        if depth == forks:
            tips.append((ex, ey))
            return
        for turn in (-21, 19):
            grow(
                ex,
                ey,
                bearing * 0.9 + turn + s.rng.uniform(-6, 6),
                long * s.rng.uniform(0.6, 0.78),
                depth + 1,
            )

    for i in range(n):
        t = i / (n - 1) * 2 - 1
        grow(80 + t * 14, FOOT, t * 46, tall * (1 - 0.22 * abs(t)), 0)
    for depth in range(forks + 1):
        s.line("".join(rows[depth]), paint.dark if depth < 1 else paint.plain, wide * (1 - 0.2 * depth))
    s.line(dots(tips), paint.light, wide * 0.7)


def puffball(s: Sheet, card: Card) -> None:
    """Giant puffballs in the grass."""
    for x, y, r in ((118, 102, 13), (66, 100, 36)):
        shadow(s, card, x, r * 1.05, 4, FOOT)
        paint = tones("#f7f3e8", 0.2)
        s.fill(
            soft(
                [
                    (x, y - r * 1.1),
                    (x + r, y - r * 0.5),
                    (x + r * 0.86, y + 3),
                    (x, y + 7),
                    (x - r * 0.86, y + 3),
                    (x - r, y - r * 0.5),
                ]
            ),
            paint.dark,
        )
        s.fill(oval(x - r * 0.12, y - r * 0.46, r * 0.84, r * 0.62), paint.plain)
        s.fill(oval(x - r * 0.36, y - r * 0.72, r * 0.3, r * 0.18, -20), "#ffffff")
        s.line(f"M{x + r * 0.3} {y - r * 0.2}l4 5l-1 5M{x - r * 0.4} {y}l5 3", paint.dark, 1)
    s.line(
        "".join(
            f"M{x} 112l{dx} -9" for x, dx in ((26, -2), (32, 2), (96, -2), (101, 3), (135, 2), (140, -1))
        ),
        "#5d8a4a",
        1.6,
    )


def cups(s: Sheet, card: Card, colour: str = "#e0605e", stalk: bool = True) -> None:
    """Goblets on a twig."""
    log(s, 104, "#6e4f3a")
    paint = tones(colour, 0.3)
    for x, y, k in ((112, 74, 0.7), (40, 76, 0.72), (92, 50, 0.82), (64, 58, 1.05)):
        r = 19 * k
        if stalk:
            s.line(
                curve([(x, y + r * 0.8), (x + 2, (y + 100) / 2), (x + (80 - x) * 0.08, 98)]),
                mix(colour, "#fff3e0", 0.6),
                3.4 * k,
            )
        s.fill(
            f"M{x - r} {y}Q{x - r * 0.8} {y + r * 1.1} {x} {y + r * 1.15}"
            f"Q{x + r * 0.8} {y + r * 1.1} {x + r} {y}Z",
            paint.light,
        )
        s.fill(
            f"M{x + r * 0.2} {y + r * 1.1}Q{x + r * 0.8} {y + r} {x + r} {y}h{-r * 0.4}Z",
            paint.plain,
        )
        s.fill(oval(x, y, r, r * 0.36), paint.light)
        s.fill(oval(x, y + 0.8, r * 0.84, r * 0.27), paint.dark)
        s.fill(oval(x - r * 0.1, y + r * 0.13, r * 0.6, r * 0.14), paint.plain)
        s.line(
            "".join(
                f"M{x + r * t} {y - r * 0.3 * math.sqrt(1 - t * t)}v{-4 * k}"
                for t in (-0.8, -0.4, 0, 0.4, 0.8)
            ),
            mix(colour, "#ffffff", 0.7),
            0.9,
        )


def ears(s: Sheet, card: Card, colour: str = "#a65f4a") -> None:
    """Jelly ears along a branch."""
    s.line(curve([(-4, 92), (40, 70), (96, 66), (164, 40)]), "#4d3b30", 15)
    s.line(curve([(-4, 88), (40, 66), (96, 62), (164, 36)]), "#7a6350", 4)
    paint = tones(colour, 0.32)
    for x, y, k, turn in (
        (112, 74, 0.8, 10),
        (30, 86, 0.8, -10),
        (132, 56, 0.6, 20),
        (54, 78, 1.05, 0),
        (86, 80, 1.15, -6),
    ):
        r = 21 * k
        s.fill(oval(x, y, r, r * 0.82, turn), paint.dark)
        s.fill(oval(x - r * 0.1, y - r * 0.1, r * 0.86, r * 0.64, turn), paint.plain)
        s.fill(oval(x + r * 0.1, y + r * 0.08, r * 0.52, r * 0.34, turn), mix(colour, paint.dark, 0.55))
        s.line(
            f"M{x - r * 0.5} {y - r * 0.2}q{r * 0.4} {-r * 0.3} {r * 0.8} 0"
            f"M{x - r * 0.1} {y + r * 0.36}q{r * 0.3} {-r * 0.3} {r * 0.4} {-r * 0.4}",
            paint.light,
            1.4 * k,
        )


def jelly(s: Sheet, card: Card, colour: str = "#9a5a8f") -> None:
    """Discs of jelly crowded on wood."""
    log(s, 92, "#6b5142")
    paint = tones(colour, 0.3)
    spots = s.scatter(13, 78, 84, 48, 17)
    for x, y in spots:
        r = s.rng.uniform(8, 13)
        s.fill(oval(x, y + 2, r, r * 0.7), paint.dark)
        s.fill(oval(x, y, r * 0.96, r * 0.58), paint.plain)
        s.fill(oval(x + 0.5, y + 0.8, r * 0.56, r * 0.3), paint.dark)
        s.fill(oval(x - r * 0.4, y - r * 0.26, r * 0.2, r * 0.08, -16), "#ffffff", 0.8)


def eggs(s: Sheet, card: Card) -> None:
    """A slime mould: shining beads on moss, a yellow net behind them."""
    log(s, 100, "#6b5a3f")
    net = "".join(
        curve([(80, 92), (80 + dx * 0.5, 92 - dy * 0.3 + k), (80 + dx, 92 - dy)])
        for dx, dy, k in ((-54, 14, 8), (-40, 34, -6), (-16, 44, 6), (10, 46, -6), (36, 36, 8), (54, 16, -6))
    )
    s.line(net, "#e8c52f", 4)
    s.line(
        "".join(
            f"M{x} {y}l{a} {b}"
            for x, y, a, b in (
                (46, 72, -9, -5),
                (56, 66, -2, -11),
                (104, 66, 9, -6),
                (114, 74, 12, 2),
                (84, 60, 8, -8),
                (74, 62, -8, -9),
            )
        ),
        "#e8c52f",
        2.4,
    )
    spots = s.scatter(20, 80, 86, 46, 13)
    s.line(dots([(x + 0.8, y + 1.2) for x, y in spots]), "#6d3a1c", 10.4)
    s.line(dots(spots), "#c4742a", 9)
    s.line(dots([(x - 1.6, y - 1.8) for x, y in spots]), "#fff0c0", 2.4)


def crust(s: Sheet, card: Card) -> None:
    """Dry rot over boards: rust with a white rim."""
    s.fill(box(14, 20, 132, 98), "#b79a78")
    s.line("".join(f"M14 {y}h132" for y in (44, 68, 92)), "#7d6248", 1.6)
    s.line("M48 20v24M104 44v24M40 68v24M120 92v26M74 92v26M120 20v24", "#7d6248", 1.6)
    wave = [
        (
            80 + (44 + 5 * (-1) ** i) * math.cos(math.tau * i / 14),
            66 + (34 + 4 * (-1) ** i) * math.sin(math.tau * i / 14),
        )
        for i in range(14)
    ]
    for k, colour in ((1, "#f6f0e2"), (0.84, "#dcae62"), (0.7, "#a9592c"), (0.4, "#7d3a20")):
        s.fill(soft([(80 + (x - 80) * k, 66 + (y - 66) * k) for x, y in wave]), colour)
    s.line("".join(f"M{x} {y}q3-4 6 0t6 0" for x, y in s.scatter(8, 74, 66, 24, 18)), "#5d2817", 1.4)
    s.line("M124 76q10 6 16 16M36 80q-9 8-14 18M60 98q-4 8-3 16", "#f6f0e2", 2.4)


def tongue(s: Sheet, card: Card) -> None:
    """Beefsteak: one red tongue on an oak."""
    trunk(s, 50, 50, "#8a7561")
    for x, y, k in ((106, 96, 0.6), (96, 58, 1.1)):
        s.fill(
            soft(
                [
                    (x - 34 * k, y - 8 * k),
                    (x, y - 17 * k),
                    (x + 32 * k, y - 6 * k),
                    (x + 38 * k, y + 8 * k),
                    (x + 4 * k, y + 15 * k),
                    (x - 30 * k, y + 9 * k),
                ]
            ),
            "#e8c0a2",
        )
        s.fill(
            soft(
                [
                    (x - 34 * k, y - 10 * k),
                    (x, y - 19 * k),
                    (x + 32 * k, y - 9 * k),
                    (x + 39 * k, y + 3 * k),
                    (x + 4 * k, y + 9 * k),
                    (x - 32 * k, y + 4 * k),
                ]
            ),
            "#8e2626",
        )
        s.fill(
            soft(
                [
                    (x - 30 * k, y - 9 * k),
                    (x - 2 * k, y - 17 * k),
                    (x + 26 * k, y - 9 * k),
                    (x + 22 * k, y),
                    (x - 20 * k, y),
                ]
            ),
            "#bf3f36",
        )
        s.line(
            f"M{x - 18 * k} {y - 6 * k}q{20 * k} {-7 * k} {36 * k} 0",
            "#e38a76",
            2 * k,
        )
        s.line(dots([(x + 12 * k, y + 1), (x + 24 * k, y - 2), (x - 8 * k, y + 2)]), "#5d1214", 3 * k)


def cage(s: Sheet, card: Card) -> None:
    """Red cage: a ball of lattice out of a white egg."""
    x, y, r = 80, 64, 36
    shadow(s, card, x, 30)
    s.fill(oval(x, y + 4, r * 0.9, r), "#4a1d1c", 0.35)
    d = (
        "M60 44l16-12 22 4 12 18-6 20-20 10-22-6-8-18zM76 32l6 18 22-2M82 50l-16 12-8-2M66 62"
        "l12 14 26-8M78 76l-2 8M82 50l22 18M60 44l6 18M62 78l-10 16M98 84l14 10M80 86l2 12"
    )
    s.line(d, "#9e2b24", 8)
    s.line(d, "#dd4a35", 5.4)
    s.line("M61 43l15-11 21 4M77 33l5 16", "#f58b70", 2)
    s.fill(f"M46 {FOOT}Q48 88 62 90L80 98L98 90Q112 88 114 {FOOT}Q80 114 46 {FOOT}Z", "#e9dcc6")
    s.fill(f"M88 {FOOT + 2}Q100 100 98 90Q112 88 114 {FOOT}Z", "#c4b297")


def starfish(s: Sheet, card: Card) -> None:
    """A red star with forked arms on a pale stalk."""
    x, y = 80, 56
    shadow(s, card, x, 26)
    _stem(s, x, FOOT, (x, y), 20, 1.3, tones("#f0dccb", 0.25))
    for width, colour in ((6.5, "#8e1f22"), (4.6, "#cf3330")):
        d = ""
        for i in range(8):
            bearing = 22.5 + 45 * i
            ax, ay = polar(0, 0, 26, bearing)
            d += f"M{x} {y}L{x + ax} {y + ay * 0.62}"
            for turn in (-10, 10):
                bx, by = polar(0, 0, 47, bearing + turn)
                d += f"M{x + ax} {y + ay * 0.62}L{x + bx} {y + by * 0.62 + 3}"
        s.line(d, colour, width)
    s.fill(oval(x, y, 16, 10), "#cf3330")
    s.fill(oval(x, y + 0.5, 11, 6.4), "#4d2a22")
    s.fill(oval(x - 3, y - 1.5, 4, 1.6), "#8a5a44")


def veiled(s: Sheet, card: Card, veil: str = "#fdfaf0", cap: str = "#8a8360") -> None:
    """A stinkhorn in its net skirt."""
    for x, y, k in ((116, FOOT - 1, 0.6), (70, FOOT, 1.0)):
        shadow(s, card, x, 24 * k, 3 * k, y)
        s.fill(oval(x, y - 3 * k, 12 * k, 7 * k), "#d9c9c0")
        _stem(s, x, y - 4 * k, (x, y - 72 * k), 13 * k, 1.1, tones("#f6efdd", 0.18))
        net = ""
        for i in range(7):
            t = i / 6 * 2 - 1
            net += (
                f"M{x + t * 7 * k} {y - 68 * k}"
                f"Q{x + t * 34 * k} {y - 56 * k} {x + t * 32 * k} {y - (20 - 6 * (1 - t * t)) * k}"
            )
        for j in range(4):
            half = (14, 24, 30, 32)[j] * k
            yy = y - (58, 46, 33, 20)[j] * k
            net += f"M{x - half} {yy}Q{x} {yy + 9 * k} {x + half} {yy}"
        s.line(net, tones(veil, 0.25).dark, 2.6 * k)
        s.line(net, veil, 1.8 * k)
        s.fill(
            f"M{x - 14 * k} {y - 66 * k}Q{x - 12 * k} {y - 94 * k} {x} {y - 95 * k}"
            f"Q{x + 12 * k} {y - 94 * k} {x + 14 * k} {y - 66 * k}"
            f"Q{x} {y - 60 * k} {x - 14 * k} {y - 66 * k}Z",
            cap,
        )
        s.line(
            dots(
                [(x + dx * k, y + dy * k) for dx, dy in ((-7, -72), (0, -74), (7, -71), (-4, -82), (4, -83))]
            ),
            tones(cap, 0.4).dark,
            3.4 * k,
        )
        s.fill(oval(x, y - 94 * k, 4 * k, 2 * k), "#f6efdd")


def drops(s: Sheet, card: Card) -> None:
    """A white cushion that weeps red."""
    for x, y, k in ((116, 98, 0.55), (70, 92, 1.05)):
        shadow(s, card, x, 36 * k, 3.4 * k, FOOT)
        s.fill(
            poly([(x - 12 * k, y), (x + 12 * k, y), (x + 8 * k, FOOT + 1), (x - 8 * k, FOOT + 1)]), "#b58f7a"
        )
        s.line(
            "".join(f"M{x + dx * k} {y + 2}v{9 * k}" for dx in (-28, -21, -14, -7, 0, 7, 14, 21, 28)),
            "#d8a595",
            2.6 * k,
        )
        rim = [
            (
                x + (38 + 3 * (-1) ** i) * k * math.cos(math.tau * i / 12),
                y - 9 * k + 18 * k * math.sin(math.tau * i / 12),
            )
            for i in range(12)
        ]
        s.fill(soft(rim), "#dcc4bb")
        s.fill(soft([(px - 1, py - 2.5 * k) for px, py in rim]), "#faf3ee")
        spots = [
            (x + dx * k, y - (9 - dy) * k)
            for dx, dy in (
                (-24, -2),
                (-12, 6),
                (-8, -9),
                (2, -1),
                (10, 8),
                (14, -8),
                (24, 0),
                (-20, 8),
                (0, -13),
                (28, 7),
            )
        ]
        s.line(dots([(px, py + 0.8) for px, py in spots]), "#7d0f1c", 6.4 * k)
        s.line(dots(spots), "#c81f33", 5.4 * k)
        s.line(dots([(px - 1.2 * k, py - 1.2 * k) for px, py in spots]), "#ffd0d0", 1.6 * k)


def blast(s: Sheet, card: Card) -> None:
    """Rice blast: spots with pale hearts on leaves of rice."""
    shadow(s, card, 80, 30)
    for x, a, long in (
        (70, -34, 92),
        (76, -12, 100),
        (84, 10, 98),
        (90, 32, 90),
        (80, -58, 74),
        (82, 56, 74),
    ):
        paint = tones("#8fae4e" if a < 0 else "#7d9f4c", 0.25)
        s.fill(blade(x, FOOT + 2, a, long, 8), paint.plain)
        ex, ey = polar(x, FOOT + 2, long * 0.95, a)
        s.line(f"M{x} {FOOT + 2}L{ex} {ey}", paint.light, 0.9)
        for t in (0.32, 0.5, 0.68):
            px, py = polar(x, FOOT + 2, long * (t + s.rng.uniform(-0.05, 0.05)), a)
            s.fill(oval(px, py, 6.4, 3.2, a - 90), "#6d4526")
            s.fill(oval(px, py, 4, 1.7, a - 90), "#e4dcc0")


def glowing(s: Sheet, card: Card) -> None:
    """The same wood at night: small lamps."""
    ground(s, card, night=True)
    s.line(dots([(14, 12), (38, 26), (66, 9), (92, 20), (128, 12), (148, 30), (110, 34)]), "#cfe0ff", 1.3)
    capped(
        s,
        card,
        cap="#a8e07a",
        form="flat",
        places=((34, 92, 0.5), (118, 90, 0.62), (58, 96, 0.7), (94, 96, 0.8), (76, 97, 0.5)),
        r=24,
        tall=52,
        stem="#c9efb0",
        wide=4,
        bulb=1.2,
        gill="#e9ffd0",
        host="log",
        glow="#b6f58a",
    )


_TAN: Final = "#c99a62"

GENERA: Final[Mapping[str, Painter]] = {
    "Agaricus": partial(
        capped, cap="#8a5d40", places=TRIO, r=25, tall=30, wide=15, bulb=1.1, gill="#8a5a50", ring="#fffaf0"
    ),
    "Amanita muscaria": partial(capped, cap="#d2302a", spots="#fff6e6", ring="#fffaf0", bulb=1.8),
    "Amanita pantherina": partial(
        capped, cap="#8a6a4c", form="flat", spots="#fff6e6", ring="#fffaf0", bulb=1.9, places=TRIO, tall=54
    ),
    "Armillaria": partial(
        capped,
        cap="#cf9a3c",
        form="umbo",
        places=TUFT,
        r=30,
        tall=46,
        wide=7,
        stem="#d9b98a",
        spots="#8a5a24",
        ring="#fff3d6",
    ),
    "Armillaria ostoyae": partial(
        capped,
        cap="#8f5d3a",
        form="flat",
        places=TUFT,
        r=32,
        tall=44,
        wide=8,
        stem="#c9a583",
        flecks="#6d4630",
        ring="#f1dcb8",
    ),
    "Ascocoryne": jelly,
    "Aseroe": starfish,
    "Auricularia": ears,
    "Baorangia": partial(
        capped,
        cap="#b8323a",
        form="cushion",
        places=PAIR,
        r=30,
        tall=40,
        stem="#e5b53f",
        wide=16,
        bulb=1.2,
        gill="#f0cf4a",
        pores=True,
    ),
    "Boletus": partial(
        capped,
        cap="#9a5f35",
        form="cushion",
        places=PAIR,
        r=31,
        tall=36,
        stem="#e9d9b8",
        wide=22,
        bulb=1.5,
        gill="#e6d79a",
        pores=True,
    ),
    "Calocera": partial(coral, colour="#f2a71f"),
    "Calvatia": puffball,
    "Cantharellus": partial(funnel, colour="#eba82c"),
    "Cerioporus": partial(brackets, bands=("#6b452b", "#c49a5f", "#8d623b", "#d9b67c", "#e8cf9a"), n=3, r=34),
    "Chondrostereum": partial(
        brackets,
        bands=("#c9b9cf", "#9a7fb0", "#75508f"),
        under="#59386f",
        n=6,
        r=23,
        wavy=True,
        bark="#6d625c",
    ),
    "Clathrus": cage,
    "Cookeina": cups,
    "Coprinellus": partial(
        capped,
        cap="#c98f4a",
        form="bell",
        places=TUFT,
        r=21,
        tall=50,
        wide=5,
        rings="#a8702f",
        gill="#7d6650",
        stem="#f6efdf",
    ),
    "Coprinus": partial(
        capped,
        cap="#f3ecdf",
        form="egg",
        places=((112, FOOT - 1, 0.7), (50, FOOT - 1, 0.56), (78, FOOT, 1.1)),
        r=18,
        tall=34,
        wide=9,
        spots="#b08a62",
        gill="#4a3f42",
        bulb=1.1,
    ),
    "Craterellus": partial(
        funnel, colour="#5a5356", inside="#332f36", tall=58, r=24, places=ROW, ridges=False, wavy=0.2
    ),
    "Fistulina": tongue,
    "Fomes": partial(
        brackets,
        bands=("#6f6a68", "#9c958e", "#bdb5a8", "#8a7f74"),
        under="#b08d64",
        form="hoof",
        n=3,
        r=29,
        bark="#cfc8ba",
    ),
    "Fomitopsis": partial(
        brackets, bands=("#3f3433", "#7d3027", "#d9582f", "#f1c26a"), under="#f6e7c4", n=4, r=30, form="hoof"
    ),
    "Ganoderma": partial(
        brackets,
        bands=("#6f1f18", "#a8321f", "#d4662b", "#f0c25a"),
        under="#f3ead2",
        n=3,
        r=36,
        shine=True,
        bark="#6b5648",
    ),
    "Gliophorus": partial(
        capped,
        cap="#7fae3f",
        form="umbo",
        places=TRIO,
        r=24,
        tall=46,
        stem="#c9d35f",
        wide=8,
        gill="#e8c84a",
        shine=True,
        bulb=1.1,
    ),
    "Grifola": partial(ruffles, colours=("#a08a74", "#8b7765", "#b39d84"), rim="#efe4cf"),
    "Hericium": teeth,
    "Hydnellum": drops,
    "Hygrocybe": partial(
        capped,
        cap="#d92b25",
        form="umbo",
        places=ROW,
        r=23,
        tall=42,
        stem="#ef8a35",
        wide=8,
        gill="#f2b23f",
        shine=True,
        bulb=1.0,
    ),
    "Hypomyces": partial(
        funnel, colour="#e2592c", inside="#ee7a3d", r=31, tall=46, ridges=False, thick=12, places=PAIR
    ),
    "Hypomyces lutevirens": partial(
        capped,
        cap="#a9a84a",
        form="flat",
        places=PAIR,
        r=28,
        tall=34,
        stem="#c9c98a",
        wide=15,
        gill="#8fae4a",
        pores=True,
        flecks="#7d9a3a",
    ),
    "Lactarius deliciosus": partial(
        funnel,
        colour="#e58a3f",
        inside="#eb9a52",
        rings="#b8602a",
        r=32,
        tall=40,
        thick=10,
        places=PAIR,
        wavy=0.03,
    ),
    "Lactarius indigo": partial(
        funnel,
        colour="#4f73b8",
        inside="#6f90cc",
        rings="#3a5796",
        r=30,
        tall=42,
        thick=10,
        places=TRIO,
        wavy=0.05,
    ),
    "Lactifluus": partial(
        funnel, colour="#c9794a", inside="#b0592f", r=29, tall=42, thick=9, places=TRIO, wavy=0.04
    ),
    "Laetiporus": partial(
        brackets, bands=("#f08a2c", "#f5a83a", "#ffd55a"), under="#ffe27a", n=6, r=27, wavy=True
    ),
    "Leccinum": partial(
        capped,
        cap="#d2652c",
        form="cushion",
        places=PAIR,
        r=26,
        tall=56,
        stem="#f1eadc",
        wide=13,
        bulb=1.35,
        flecks="#4a3b36",
        gill="#d9cdb2",
        pores=True,
    ),
    "Leccinum insigne": partial(
        capped,
        cap="#b5714a",
        form="cushion",
        places=TRIO,
        r=25,
        tall=52,
        stem="#efe6d6",
        wide=12,
        bulb=1.3,
        flecks="#5a473d",
        gill="#e0d5bb",
        pores=True,
    ),
    "Lentinula": partial(
        capped,
        cap="#7a4a30",
        form="flat",
        places=((36, 92, 0.66), (118, 91, 0.7), (92, 93, 0.9), (62, 94, 0.95)),
        r=26,
        tall=32,
        stem="#d9bf98",
        wide=8,
        spots="#e8cfa5",
        host="log",
    ),
    "Leocarpus": eggs,
    "Macrolepiota": partial(
        capped,
        cap="#e0c9a0",
        form="umbo",
        places=((120, FOOT - 1, 0.56), (74, FOOT, 1.25)),
        r=34,
        tall=60,
        stem="#c9ab82",
        wide=7,
        bulb=2,
        spots="#8a5f3a",
        ring="#f6ecd4",
        flecks="#8a6a48",
    ),
    "Magnaporthe": blast,
    "Morchella": morel,
    "Mycena": glowing,
    "Omphalotus": partial(
        funnel,
        colour="#c77a34",
        inside="#a8602f",
        places=((40, 96, 0.66), (124, 95, 0.66), (100, 98, 0.86), (62, 100, 0.96)),
        r=27,
        tall=44,
        host="log",
        thick=6,
        wavy=0.06,
    ),
    "Oudemansiella": partial(
        capped,
        cap="#eceae6",
        form="dome",
        places=((34, 92, 0.5), (118, 91, 0.66), (92, 94, 0.9), (60, 93, 0.8)),
        r=23,
        tall=40,
        stem="#ded9d4",
        wide=5,
        shine=True,
        ring="#f7f5f0",
        host="log",
    ),
    "Panaeolina": partial(
        capped,
        cap="#8a6350",
        form="bell",
        places=ROW,
        r=15,
        tall=54,
        stem="#c9a98c",
        wide=4,
        gill="#4d3b36",
        bulb=1.1,
    ),
    "Panellus": partial(fans, bands=("#8a6236", "#c99a5a", "#e0bd84"), n=12, r=14),
    "Phallus": partial(veiled, veil="#fdfaf0", cap="#857d5c"),
    "Phallus multicolor": partial(veiled, veil="#f2b832", cap="#a8703a"),
    "Pleurotus": partial(
        brackets, bands=("#d9cdbb", "#efe7d8", "#fbf6ea"), under="#d8c8aa", n=6, r=27, bark="#6b5a4c"
    ),
    "Rhodotus": partial(
        capped,
        cap="#ee9a86",
        form="cushion",
        places=((36, 92, 0.62), (116, 91, 0.74), (66, 95, 0.95)),
        r=27,
        tall=34,
        stem="#f6d8cc",
        wide=7,
        rings="#ffd9cc",
        gill="#f4c2b0",
        host="log",
    ),
    "Russula": partial(
        capped,
        cap="#d6303c",
        form="flat",
        places=PAIR,
        r=32,
        tall=42,
        stem="#fffaf2",
        wide=13,
        bulb=1.1,
        gill="#fff8ea",
        shine=True,
    ),
    "Serpula": crust,
    "Suillus": partial(
        capped,
        cap="#8a5a2c",
        form="cushion",
        places=TRIO,
        r=27,
        tall=36,
        stem="#efd98a",
        wide=12,
        bulb=1.1,
        gill="#f0d052",
        pores=True,
        ring="#b79ab0",
        shine=True,
    ),
    "Trametes": partial(
        fans, bands=("#f3ead6", "#5b6f86", "#c08a52", "#6d4a35", "#a8977f", "#4a3a34"), n=10, r=19
    ),
    "Tricholoma": partial(
        capped,
        cap="#d3b98a",
        form="flat",
        places=ONE,
        r=44,
        tall=50,
        stem="#efe2c4",
        wide=26,
        bulb=1.2,
        gill="#f6ead0",
        flecks="#b0946a",
    ),
}

_ELSE: Final[tuple[Painter, ...]] = (
    partial(capped, cap=_TAN),
    partial(capped, cap="#8f7560", form="flat", places=TRIO),
    partial(funnel, colour=_TAN),
    partial(coral, colour="#d9b98a"),
)


def fallback(card: Card) -> Painter:
    """The mushroom of a genus this book doesn't know."""
    return _ELSE[card.number % len(_ELSE)]
