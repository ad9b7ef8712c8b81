"""The sheet a card's picture is drawn on, and the outlines all pictures are made of.

A picture is 160 by 120 units, flat and without gradients or ids, so that any number of them may stand in one
document. Light comes from the upper left: every thing has a tone in the light, one of its own, one in shade.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from ....core.svg import Draws, Point, line_path, mix, polar, smooth, tag

WIDTH: Final = 160
HEIGHT: Final = 120
FOOT: Final = 106.0
"""Where a plant meets the ground."""
SHADE: Final = "#10283a"
SUNLIGHT: Final = "#fff3cf"


class Tones(NamedTuple):
    """A colour in shade, as it is, and in the light."""

    dark: str
    plain: str
    light: str


def tones(colour: str, depth: float = 0.3) -> Tones:
    """The three tones of a thing."""
    return Tones(mix(colour, SHADE, depth), colour, mix(colour, SUNLIGHT, depth))


GRID: Final = 4
"""Steps in a unit: how finely a picture is written down."""
_TOKEN: Final = re.compile(r"-?\d*\.?\d+(?:e[-+]?\d+)?|[a-zA-Z]")
_ARGUMENTS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "c": 6, "s": 4, "a": 7, "z": 0}


def compact(d: str, closes: bool = False) -> str:
    """The same path in quarters of a unit and as few characters as possible: relative, without what goes
    without saying; where a surface `closes` by itself, the closing is left out.

    >>> compact("M10 20L14 20L14.04 17.5Z", closes=True)
    'm40 80h16v-10'
    """
    tokens = _TOKEN.findall(d)
    out: list[str] = []
    last = "z"
    x = y = sx = sy = 0.0  # where the pen is meant to be, and where its outline began, in units
    px = py = spx = spy = 0  # where they are
    i, command = 0, ""
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        kind = command.lower()
        n = _ARGUMENTS[kind]
        given = [float(token) for token in tokens[i : i + n]]
        i += n
        if kind == "z":
            x, y = sx, sy
            if not closes:
                px, py = spx, spy
                out.append("z")
                last = "z"
            continue
        ox, oy = (0.0, 0.0) if command.isupper() else (x, y)
        if kind == "h":
            ends = [(ox + given[0], y)]
        elif kind == "v":
            ends = [(x, oy + given[0])]
        elif kind == "a":
            ends = [(ox + given[5], oy + given[6])]
        else:
            ends = [(ox + given[k], oy + given[k + 1]) for k in range(0, n, 2)]
        numbers = [v for ex, ey in ends for v in (round(ex * GRID) - px, round(ey * GRID) - py)]
        if kind in "lhv":
            kind = "h" if not numbers[1] else "v" if not numbers[0] else "l"
        words = [str(v) for v in numbers[:1] * (kind == "h") or numbers[1:] * (kind == "v") or numbers]
        if kind == "a":
            nearly = (
                f"{numbers[0]}",
                f"{numbers[1] or 1}",
            )  # never nothing: an arc without length is not drawn
            words = [str(max(1, round(v * GRID))) for v in given[:2]]
            words += [f"{given[2]:.0f}", f"{given[3]:.0f}{given[4]:.0f}{nearly[0]}", nearly[1]]
            numbers[1] = numbers[1] or 1
        x, y = ends[-1]
        px, py = px + numbers[-2], py + numbers[-1]
        if kind == "m":
            sx, sy, spx, spy = x, y, px, py
        if kind == "m" or kind != ("l" if last == "m" else last):
            out.append(kind)
        for word in words:
            out.append(word if out[-1][-1].isalpha() or word[0] == "-" else f" {word}")
        last = kind
        if command in "mM":
            command = "l" if command == "m" else "L"
    return "".join(out)


class Sheet:
    """A picture under construction, from back to front; neighbours of one paint become one path."""

    def __init__(self, seed: str) -> None:
        self.rng = Draws(f"earth/{seed}")
        self._layers: list[tuple[tuple[str, str, float, str], list[str]]] = []

    def _lay(self, paint: tuple[str, str, float, str], d: str) -> None:
        if not d:
            return
        if self._layers and self._layers[-1][0] == paint and not paint[3]:
            self._layers[-1][1].append(d)
        else:
            self._layers.append((paint, [d]))

    def fill(self, d: str, colour: str, opacity: float = 1) -> None:
        """A surface. Outlines laid one after the other in one colour should all turn clockwise."""
        self._lay((colour, "", 0, "" if opacity == 1 else f"{opacity:.2g}"), d)

    def line(self, d: str, colour: str, width: float = 1.0, opacity: float = 1) -> None:
        """A line with round ends."""
        self._lay(("", colour, width, "" if opacity == 1 else f"{opacity:.2g}"), d)

    def markup(self) -> str:
        """All layers in one group."""
        shapes = [
            tag("path", d=compact("".join(parts), closes=True), fill=fill, opacity=opacity or None)
            if fill
            else tag(
                "path",
                d=compact("".join(parts)),
                stroke=stroke,
                stroke_width=max(1, round(width * GRID)),
                opacity=opacity or None,
            )
            for (fill, stroke, width, opacity), parts in self._layers
        ]
        return tag(
            "g",
            *shapes,
            transform=f"scale({1 / GRID})",
            fill="none",
            stroke_linecap="round",
            stroke_linejoin="round",
        )

    # ------------------------------------------------------------ chance

    def around(self, value: float, part: float = 0.15) -> float:
        """A number near the value: at most so large a part of it away."""
        return value * self.rng.uniform(1 - part, 1 + part)

    def scatter(self, n: int, x: float, y: float, rx: float, ry: float) -> list[Point]:
        """About evenly spread points in an ellipse, from its top to its bottom."""
        turn = self.rng.uniform(0, 6)
        spots = []
        for i in range(n):
            k, a = math.sqrt((i + 0.5) / n), turn + i * 2.39996 + self.rng.uniform(-0.25, 0.25)
            spots.append((x + rx * k * math.cos(a), y + ry * k * math.sin(a)))
        return sorted(spots, key=lambda p: p[1])


# ---------------------------------------------------------------- outlines (path data)


def xy(numbers: str) -> list[Point]:
    """Points written as a plain list of numbers: x y x y …"""
    values = [float(n) for n in numbers.split()]
    return list(zip(values[::2], values[1::2], strict=True))


def box(x: float, y: float, w: float, h: float) -> str:
    return f"M{x} {y}h{w}v{h}h{-w}Z"


def disc(x: float, y: float, r: float) -> str:
    return oval(x, y, r, r)


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0) -> str:
    """An ellipse, turned by so many degrees."""
    if not turn or rx == ry:  # one arc, all but closed
        return f"M{x - rx} {y}a{rx} {ry} 0 1 1 0 .1Z"
    a = math.radians(turn)
    dx, dy = rx * math.cos(a), rx * math.sin(a)
    arc = f"a{rx} {ry} {turn:.0f} 1 1 "
    return f"M{x - dx} {y - dy}{arc}{2 * dx} {2 * dy} {arc[1:]}{-2 * dx} {-2 * dy}Z"


def dots(spots: Sequence[Point]) -> str:
    """Points; how large they are is the width of their line."""
    return "".join(f"M{x} {y}h0" for x, y in spots)


def rays(x: float, y: float, n: int, inner: float, outer: float, turn: float = 0, squash: float = 1) -> str:
    """`n` short lines around a point: petals of a flower, spines of a ball; `squash` flattens them."""
    d = ""
    for i in range(n):
        (ax, ay), (bx, by) = polar(0, 0, inner, turn + 360 * i / n), polar(0, 0, outer, turn + 360 * i / n)
        d += f"M{x + ax} {y + ay * squash}L{x + bx} {y + by * squash}"
    return d


def dome(x: float, y: float, rx: float, ry: float) -> str:
    """The upper half of an ellipse around (x, y)."""
    return f"M{x - rx} {y}a{rx} {ry} 0 0 1 {2 * rx} 0Z"


def poly(points: str | Sequence[Point]) -> str:
    """A closed outline with corners."""
    return line_path(xy(points) if isinstance(points, str) else points, True)


def soft(points: str | Sequence[Point]) -> str:
    """A closed outline without corners."""
    return smooth(xy(points) if isinstance(points, str) else points, True)


def curve(points: str | Sequence[Point]) -> str:
    """An open curve."""
    return smooth(xy(points) if isinstance(points, str) else points)


def zigzag(points: str | Sequence[Point]) -> str:
    """An open line with corners."""
    return line_path(xy(points) if isinstance(points, str) else points)


def below(points: str | Sequence[Point], foot: float = HEIGHT, curved: bool = True) -> str:
    """All that lies under a line, down to `foot`."""
    pts = xy(points) if isinstance(points, str) else list(points)
    return (smooth(pts) if curved else line_path(pts)) + f"V{foot}H{pts[0][0]}Z"


def blade(x: float, y: float, bearing: float, length: float, width: float) -> str:
    """A pointed leaf that starts at (x, y)."""
    tip, belly = polar(x, y, length, bearing), polar(x, y, length * 0.45, bearing)
    a, b = polar(*belly, width, bearing - 90), polar(*belly, width, bearing + 90)
    return f"M{x} {y}Q{a[0]} {a[1]} {tip[0]} {tip[1]}Q{b[0]} {b[1]} {x} {y}Z"


def petal(x: float, y: float, bearing: float, length: float, width: float) -> str:
    """A rounded petal or leaf that starts at (x, y)."""
    half = polar(x, y, length / 2, bearing)
    return oval(*half, length / 2, width / 2, bearing - 90)


def pill(x: float, y: float, bearing: float, length: float, width: float) -> str:
    """A petal again, but as the line that is to be drawn so wide."""
    a, b = polar(x, y, width / 2, bearing), polar(x, y, max(width / 2 + 0.1, length - width / 2), bearing)
    return f"M{a[0]} {a[1]}L{b[0]} {b[1]}"


def band(points: Sequence[Point], start: float, end: float) -> str:
    """A limb along a curve, from one width to another."""
    n = len(points) - 1
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(n, i + 1)]
        long = math.hypot(bx - ax, by - ay) or 1
        k = (start + (end - start) * i / n) / 2 / long
        left.append((x + (by - ay) * k, y - (bx - ax) * k))
        right.append((x - (by - ay) * k, y + (bx - ax) * k))
    back = smooth(list(reversed(right)))
    return smooth(left) + "L" + back[1:] + "Z"


def along(points: Sequence[Point], t: float) -> Point:
    """The point a part `t` of the way along a line of points."""
    k = t * (len(points) - 1)
    i = min(int(k), len(points) - 2)
    (ax, ay), (bx, by) = points[i], points[i + 1]
    return ax + (bx - ax) * (k - i), ay + (by - ay) * (k - i)


def bow(a: Point, b: Point, bend: float = 0.15, n: int = 5) -> list[Point]:
    """Points of a gentle arc from a to b; `bend` in parts of its length, positive to its left."""
    (ax, ay), (bx, by) = a, b
    spots = []
    for i in range(n):
        t = i / (n - 1)
        k = 4 * t * (1 - t) * bend
        spots.append((ax + (bx - ax) * t + (by - ay) * k, ay + (by - ay) * t - (bx - ax) * k))
    return spots
