"""Flowers and fruits: what sits at the ends of stalks and among leaves."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from ....core.svg import Point, mix, polar
from .pen import Sheet, blade, dots, oval, petal, poly, rays, soft, tones

Ornament: TypeAlias = Callable[[Sheet, Sequence[Point]], None]
"""Draws the same thing at each of some places."""


def fruits(
    s: Sheet, spots: Sequence[Point], colour: str = "#c8352c", r: float = 2.6, long: float = 1
) -> None:
    """Round or (long > 1) egg-shaped fruits."""
    paint = tones(colour)
    if long == 1:
        s.line(dots([(x + 0.5, y + 0.6) for x, y in spots]), paint.dark, 2 * r)
        s.line(dots(spots), colour, 1.8 * r)
    else:
        s.fill("".join(oval(x + 0.4, y + 0.6, r, r * long) for x, y in spots), paint.dark)
        s.fill("".join(oval(x, y, r * 0.92, r * 0.92 * long) for x, y in spots), colour)
    s.line(
        dots([(x - r * 0.32, y - r * 0.36 * long) for x, y in spots]), mix(colour, "#ffffff", 0.6), 0.6 * r
    )


def cherries(s: Sheet, spots: Sequence[Point], colour: str = "#b3142c", r: float = 1.9) -> None:
    """Pairs on long stalks."""
    s.line("".join(f"M{x} {y - 5}l-2 5m2-5l2.4 5.5" for x, y in spots), "#4d5b2a", 0.8)
    fruits(s, [p for x, y in spots for p in ((x - 2, y + 0.6), (x + 2.4, y + 1.2))], colour, r)


def blossoms(
    s: Sheet,
    spots: Sequence[Point],
    colour: str = "#ffffff",
    r: float = 3.2,
    n: int = 5,
    heart: str = "#e8b93a",
) -> None:
    """Open flowers."""
    wide = r * 4.2 / n
    s.line(
        "".join(rays(x + 0.5, y + 0.7, n, r * 0.3, r * 0.66, 20 * i) for i, (x, y) in enumerate(spots)),
        tones(colour, 0.2).dark,
        wide,
    )
    s.line(
        "".join(rays(x, y, n, r * 0.3, r * 0.62, 20 * i) for i, (x, y) in enumerate(spots)),
        colour,
        wide * 0.92,
    )
    s.line(dots(spots), heart, r * 0.6)


def tassels(
    s: Sheet,
    spots: Sequence[Point],
    colour: str = "#ffffff",
    long: float = 11,
    wide: float = 2.6,
    up: bool = False,
) -> None:
    """Hanging bunches (or, upwards, candles) of small flowers."""
    way = -1 if up else 1
    thick = [(x + (0.6 if i else -0.6), y + way * i * long / 6) for x, y in spots for i in range(3)]
    thin = [(x + (0.5 if i % 2 else -0.5), y + way * i * long / 6) for x, y in spots for i in range(3, 6)]
    dark = tones(colour, 0.3).dark
    s.line(dots([(x + 0.9, y + 0.7) for x, y in thick]), dark, wide * 2)
    s.line(dots([(x + 0.7, y + 0.6) for x, y in thin]), dark, wide * 1.2)
    s.line(dots(thick), colour, wide * 1.7)
    s.line(dots(thin), colour, wide)


def pods(
    s: Sheet, spots: Sequence[Point], colour: str = "#7a4a2a", long: float = 10, wide: float = 1.2
) -> None:
    """Hanging beans."""
    s.fill(
        "".join(
            blade(x, y, 172 + 16 * ((i % 3) - 1), s.around(long), wide) for i, (x, y) in enumerate(spots)
        ),
        colour,
    )


def daisies(
    s: Sheet,
    spots: Sequence[Point],
    colour: str = "#ffffff",
    r: float = 9,
    n: int = 12,
    heart: str = "#e8b93a",
    core: float = 0.4,
    squash: float = 0.85,
) -> None:
    """Many narrow rays around a button."""
    wide = r * 4.4 / n
    s.line(
        "".join(rays(x + 0.8, y + 1, n, r * core, r - wide / 2, 8, squash) for x, y in spots),
        tones(colour, 0.3).dark,
        wide,
    )
    s.line("".join(rays(x, y, n, r * core, r - wide / 2, 0, squash) for x, y in spots), colour, wide * 0.9)
    s.fill("".join(oval(x, y, r * core, r * core * squash) for x, y in spots), tones(heart, 0.35).dark)
    s.fill("".join(oval(x - 0.4, y - 0.5, r * core * 0.8, r * core * 0.8 * squash) for x, y in spots), heart)


def globes(
    s: Sheet, spots: Sequence[Point], colour: str = "#9a6fc0", r: float = 8, spiky: bool = True
) -> None:
    """Balls of many small flowers."""
    paint = tones(colour, 0.28)
    s.line("".join(rays(x, y, 14, r * 0.5, r) for x, y in spots), paint.plain, 1.6 if spiky else 2.6)
    s.line(dots(spots), paint.dark, r * 1.5)
    s.line(
        "".join(rays(x - r * 0.1, y - r * 0.1, 8, r * 0.3, r * 0.7, 20) for x, y in spots), paint.light, 1.3
    )


def umbels(
    s: Sheet,
    spots: Sequence[Point],
    colour: str = "#ffffff",
    r: float = 13,
    stalk: str = "#7d9a55",
    n: int = 7,
) -> None:
    """Flat heads of flowers on spokes."""
    ends = [(polar(x, y, r, -66 + 132 * i / (n - 1))) for x, y in spots for i in range(n)]
    ends = [(x, y * 0.98 + 1.4) for x, y in ends]
    centre = [(x, y) for x, y in spots for _ in range(n)]
    s.line(
        "".join(f"M{cx} {cy}L{x} {y}" for (cx, cy), (x, y) in zip(centre, ends, strict=True)),
        stalk,
        0.9,
    )
    s.line(dots([(x + 0.5, y + 0.8) for x, y in ends]), tones(colour, 0.24).dark, r * 0.46)
    s.line(dots(ends), colour, r * 0.38)


def clusters(
    s: Sheet,
    spots: Sequence[Point],
    colours: tuple[str, ...] = ("#ffffff",),
    r: float = 7,
    n: int = 9,
    size: float = 4.4,
) -> None:
    """Round heads of small flowers, in one or more colours from the rim inwards."""
    for i, colour in enumerate(colours):
        k = 1 - 0.42 * i
        head = [p for x, y in spots for p in _ring(x, y, r * k * 0.74, max(4, round(n * k)), i * 17)]
        s.line(dots([(x + 0.7, y + 0.9) for x, y in head]), tones(colour, 0.3).dark, size)
        s.line(dots(head), colour, size * 0.86)
    s.line(dots(spots), tones(colours[-1], 0.4).light, size * 0.8)


def _ring(x: float, y: float, r: float, n: int, turn: float) -> list[Point]:
    return [(px, y + (py - y) * 0.8) for px, py in (polar(x, y, r, turn + 360 * i / n) for i in range(n))]


def spikes(
    s: Sheet, spots: Sequence[Point], colour: str = "#7d5fb5", long: float = 26, wide: float = 4, n: int = 7
) -> None:
    """Upright candles of small flowers, wide below."""
    paint = tones(colour, 0.3)
    for k in range(3):
        thick = wide * (1.5, 1.15, 0.8)[k]
        part = [
            (x + (wide * 0.42 if i % 2 else -wide * 0.42) * (1.1 - 0.3 * k), y - long * i / n)
            for x, y in spots
            for i in range(n)
            if i * 3 // n == k
        ]
        s.line(dots([(x + 0.7, y + 0.9) for x, y in part]), paint.dark, thick)
        s.line(dots(part), paint.plain, thick * 0.84)
        s.line(dots([(x - 0.5, y - 0.6) for x, y in part[::2]]), paint.light, thick * 0.32)


def bells(
    s: Sheet, spots: Sequence[Point], colour: str = "#ffffff", r: float = 4, long: float = 7, rim: str = ""
) -> None:
    """Bells that hang from the places."""
    d, shade, lips = "", "", ""
    for x, y in spots:
        d += (
            f"M{x - r} {y + long}Q{x - r * 0.9} {y} {x} {y}Q{x + r * 0.9} {y} {x + r} {y + long}"
            f"Q{x} {y + long * 1.2} {x - r} {y + long}Z"
        )
        shade += (
            f"M{x + r * 0.2} {y + long}Q{x + r * 0.5} {y + long * 0.4} {x + r * 0.2} {y}"
            f"Q{x + r * 0.9} {y} {x + r} {y + long}Z"
        )
        lips += oval(x, y + long, r * 0.9, r * 0.26)
    s.fill(d, colour)
    s.fill(shade, tones(colour, 0.22).dark)
    s.fill(lips, rim or tones(colour, 0.4).dark)


def trumpets(
    s: Sheet,
    spots: Sequence[Point],
    colour: str = "#ffffff",
    r: float = 8,
    long: float = 13,
    throat: str = "#e8d36a",
    up: bool = True,
) -> None:
    """Wide-mouthed funnels, seen from the front above (or hanging) on their tubes."""
    way = 1 if up else -1
    tubes = "".join(
        poly([(x - r * 0.8, y), (x + r * 0.8, y), (x + 1.3, y + way * long), (x - 1.3, y + way * long)])
        for x, y in spots
    )
    s.fill(tubes, tones(colour, 0.26).dark)
    s.fill(
        "".join(
            poly([(x - r * 0.8, y), (x - r * 0.1, y), (x, y + way * long), (x - 1.3, y + way * long)])
            for x, y in spots
        ),
        colour,
    )
    s.line("".join(rays(x, y, 5, r * 0.3, r * 0.62, 36, 0.6) for x, y in spots), colour, r * 0.82)
    s.fill("".join(oval(x, y + 0.4, r * 0.36, r * 0.22) for x, y in spots), throat)


def tulips(s: Sheet, spots: Sequence[Point], colour: str = "#e87aa0", r: float = 9, tall: float = 20) -> None:
    """Closed cups of broad petals."""
    paint = tones(colour, 0.26)
    for x, y in spots:
        s.fill(
            blade(x - r * 0.2, y + tall * 0.5, -16, tall * 1.05, r * 0.8)
            + blade(x + r * 0.2, y + tall * 0.5, 16, tall * 1.05, r * 0.8),
            paint.dark,
        )
        s.fill(
            soft(
                [
                    (x, y + tall * 0.56),
                    (x - r, y + tall * 0.2),
                    (x - r * 0.9, y - tall * 0.36),
                    (x, y + tall * 0.02),
                ]
            ),
            paint.plain,
        )
        s.fill(
            soft(
                [
                    (x, y + tall * 0.56),
                    (x + r, y + tall * 0.2),
                    (x + r * 0.9, y - tall * 0.36),
                    (x, y + tall * 0.02),
                ]
            ),
            mix(paint.plain, paint.dark, 0.35),
        )
        s.fill(petal(x, y + tall * 0.56, 0, tall * 0.84, r * 1.1), paint.light)


def lilies(
    s: Sheet,
    spots: Sequence[Point],
    colour: str = "#ffffff",
    r: float = 15,
    heart: str = "#f0c23c",
    rows: int = 3,
    tip: str = "",
) -> None:
    """Water lilies and lotuses: rows of pointed petals, half open."""
    for x, y in spots:
        for row in range(rows):
            k = 1 - row * 0.2
            paint = tones(tip or colour, 0.2)
            tone = mix(colour, paint.dark, 0.5 - 0.5 * row / max(1, rows - 1))
            n = 7 - row
            s.fill(
                "".join(
                    blade(
                        x,
                        y - row * 1.2,
                        -90 + 180 * (i + 0.5) / n,
                        r * k * (0.84 + 0.22 * (1 - abs(i - (n - 1) / 2) / n)),
                        r * 0.25,
                    )
                    for i in range(n)
                ),
                tone,
            )
        s.fill(oval(x, y - r * 0.26, r * 0.3, r * 0.2), heart)
        s.fill("".join(blade(x, y, a, r * 0.76, r * 0.22) for a in (-74, 74, -40, 40)), colour)


def roses(s: Sheet, spots: Sequence[Point], colour: str = "#e06a8a", r: float = 9) -> None:
    """Full flowers: petals within petals."""
    paint = tones(colour, 0.26)
    s.line("".join(rays(x, y + 0.8, 7, r * 0.4, r * 0.66) for x, y in spots), paint.dark, r * 0.66)
    s.line("".join(rays(x, y, 6, r * 0.3, r * 0.56, 20) for x, y in spots), paint.plain, r * 0.6)
    s.line("".join(rays(x, y, 5, r * 0.12, r * 0.3, 10) for x, y in spots), paint.light, r * 0.42)
    s.line(
        "".join(
            f"M{x - r * 0.22} {y}q{r * 0.22} {-r * 0.34} {r * 0.4} 0M{x - r * 0.1} {y + r * 0.2}"
            f"q{r * 0.16} {r * 0.1} {r * 0.3} {-r * 0.08}"
            for x, y in spots
        ),
        paint.dark,
        r * 0.09,
    )


def peas(s: Sheet, spots: Sequence[Point], colour: str = "#f0c23c", r: float = 5) -> None:
    """Butterfly flowers: a flag, two wings."""
    s.fill("".join(oval(x, y - r * 0.5, r, r * 0.8) for x, y in spots), tones(colour, 0.24).dark)
    s.fill("".join(oval(x - r * 0.3, y - r * 0.55, r * 0.66, r * 0.6) for x, y in spots), colour)
    s.fill(
        "".join(blade(x - r * 0.2, y - r * 0.2, 118, r * 1.5, r * 0.5) for x, y in spots),
        tones(colour, 0.4).light,
    )


def berries(s: Sheet, spots: Sequence[Point], colour: str = "#3f5a9a", r: float = 2.6, n: int = 3) -> None:
    """Small bunches of berries."""
    fruits(
        s,
        [
            (x + r * 1.5 * math.sin(i * 2.1), y + r * 1.5 * math.cos(i * 2.1))
            for x, y in spots
            for i in range(n)
        ],
        colour,
        r,
    )


def brambles(s: Sheet, spots: Sequence[Point], colour: str = "#3b2440", r: float = 5) -> None:
    """Berries made of beads."""
    beads = [
        (x + dx * r, y + dy * r)
        for x, y in spots
        for dx, dy in (
            (-0.5, -0.4),
            (0, -0.6),
            (0.5, -0.4),
            (-0.3, 0),
            (0.3, 0),
            (-0.55, 0.2),
            (0.55, 0.2),
            (0, 0.5),
            (-0.25, 0.45),
        )
    ]
    s.line(dots([(x + 0.4, y + 0.7) for x, y in beads]), tones(colour, 0.4).dark, r * 0.84)
    s.line(dots(beads), colour, r * 0.72)
    s.line(dots([(x - 0.4, y - 0.5) for x, y in beads]), mix(colour, "#ffffff", 0.45), r * 0.22)
    s.line("".join(rays(x, y - r * 0.9, 5, 0, r * 0.5, 180) for x, y in spots), "#5d8a4a", 1)
