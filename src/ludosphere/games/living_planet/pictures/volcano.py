"""The Volcano: rings of old lava, a crater, and a river to every side that has lava dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ....kit.svg import Draws, Point, polar
from .layout import APOTHEM, CORNERS, bearing, held, reach
from .marks import COLOURS, die
from .pen import Pen, curve, poly, soft

if TYPE_CHECKING:
    from ..facts import Hex


def volcano(pen: Pen, hex_: Hex, turn: int) -> None:
    """Draws it, turned by so many sixths, without the lava that depends on a parameter."""
    rng = Draws(f"living planet/{hex_.id}")
    rivers: dict[int, list[tuple[int, int]]] = {}
    for lava in hex_.lava:
        if not lava.enabled_by:
            rivers.setdefault((lava.side + turn) % 6, []).append((lava.colour, lava.value))
    _slopes(pen, rng, turn)
    for side in sorted(rivers):
        _river(pen, rng, side)
    _peaks(pen, rng, rivers)
    _crater(pen, rng)
    pen.line(poly([(x * 0.992, y * 0.992) for x, y in CORNERS]), "edge", 1.6)
    for side, dice in sorted(rivers.items()):
        to = bearing(side)
        for number, (index, value) in enumerate(dice):
            away = 31 * (number - (len(dice) - 1) / 2) * (1 if to < 180 else -1)
            x, y = polar(*polar(0, 0, 61, to), away, to + 90)
            pen.put(die(COLOURS[index], value), x, y)


def _slopes(pen: Pen, rng: Draws, turn: int) -> None:
    """Rings of old lava, with ribs."""
    pen.fill(poly(CORNERS), "basalt-dark")
    for r, colour in ((84, "basalt"), (60, "basalt-light"), (38, "basalt")):
        outline = []
        for k in range(24):
            a = 15.0 * k + 60 * turn
            far = r * rng.uniform(0.9, 1.06)
            point = polar(0, 0, far, a)
            while reach(point) < 4:
                far *= 0.96
                point = polar(0, 0, far, a)
            outline.append((point, a % 360))
        pen.fill(soft([p for p, _ in sorted(outline, key=lambda o: o[1])]), colour, "basalt-dark", 1)
    ribs = ""
    for k in range(30):
        a = 12 * k + 60 * turn + rng.uniform(-4, 4)
        near, far, bent = rng.uniform(28, 46), rng.uniform(54, 78), a + rng.uniform(-5, 5)
        ribs += curve([polar(0, 0, near, a), polar(0, 0, (near + far) / 2, bent), polar(0, 0, far, a)])
    pen.line(ribs, "basalt-dark", 1.4, 0.8)


def _crater(pen: Pen, rng: Draws) -> None:
    rim: list[Point] = []
    for k in range(14):
        x, y = polar(0, 0, 27 * rng.uniform(0.88, 1.08), 360 * k / 14)
        rim.append((x, y * 0.92))
    pen.fill(soft([(x * 1.16, y * 1.16) for x, y in rim]), "basalt-dark")
    pen.fill(soft(rim), "lava", "lava-hot", 1.4)
    pen.fill(soft([(x * 0.6 + 1, y * 0.55 + 2) for x, y in rim]), "lava-hot")
    pen.line("M-9 0q4 -5 8 0t8 -1M-4 7q3 -3 6 0", "lava", 2)


def _river(pen: Pen, rng: Draws, side: int) -> None:
    a = bearing(side)
    points = [(0.0, 0.0)]
    for far in (24, 42, 60, 76):
        points.append(polar(*polar(0, 0, far, a), rng.uniform(-3.4, 3.4), a + 90))
    points.append(polar(0, 0, APOTHEM - 7.6, a))
    d = curve(points)
    pen.line(d, "basalt-dark", 15)
    pen.line(d, "lava", 11)
    pen.line(d, "lava-hot", 4)


def _peaks(pen: Pen, rng: Draws, rivers: Mapping[int, object]) -> None:
    """Black peaks: all sides are mountain, but a river breaks through the middle of some."""
    feet = [(*polar(0, 0, 82, 60 * k), 27.0) for k in range(6)]
    for side in range(6):
        if side not in rivers:
            feet += [
                (*polar(*polar(0, 0, 68, bearing(side)), t, bearing(side) + 90), 25.0) for t in (-22, 0, 22)
            ]
    for x, y, size in sorted(((x, y + 9, size) for x, y, size in feet), key=lambda foot: foot[1]):
        k = size * rng.uniform(0.85, 1.1)
        px, py = held(x, y, k)
        tip, left, right = (px + rng.uniform(-2, 2), py - k), (px - k * 0.58, py), (px + k * 0.58, py)
        pen.fill(poly([left, tip, right]), "basalt-light", "basalt-dark", 1.2)
        pen.fill(
            poly(
                [tip, (px + k * 0.06, py - k * 0.5), (px - k * 0.06, py - k * 0.3), (px + k * 0.1, py), right]
            ),
            "basalt",
        )
        pen.line(f"M{tip[0]} {tip[1] + 1}l{k * 0.07} {k * 0.3}l{-k * 0.1} {k * 0.2}", "lava", 1.5)
