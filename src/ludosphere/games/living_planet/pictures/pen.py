"""What the pictures are drawn with: a sheet that is filled from back to front, and outlines as path data.

Pictures hold no ids, no gradients and no turned groups, so that any number of them may stand in one document.
Light comes from the upper left.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from typing import Final

from ....kit.html import Html, escape, num, tag
from ....kit.svg import Point, at, line_path, polar, smooth
from .palette import paint

_TOKEN: Final = re.compile(r"[a-zA-Z]|-?\d*\.?\d+(?:e[-+]?\d+)?")
_ARGUMENTS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "c": 6, "s": 4, "a": 7, "z": 0}


def _tenths(n: int) -> str:
    """A whole number of tenths, as short as possible."""
    whole, part = divmod(abs(n), 10)
    text = f"{whole or ''}.{part}" if part else str(whole)
    return f"-{text}" if n < 0 else text


def compact(d: str) -> str:
    """The same path in tenths of a unit and in few characters: relative, repeated commands left out.

    >>> compact("M10 10L12.5 10L12.5 9.96Z")
    'm10 10l2.5 0l0 0z'
    """
    tokens = _TOKEN.findall(d)
    out: list[str] = []
    x = y = start_x = start_y = 0
    here_x = here_y = 0.0
    begin_x = begin_y = 0.0
    at_, command = 0, ""
    while at_ < len(tokens):
        if tokens[at_].isalpha():
            command = tokens[at_]
            at_ += 1
        kind = command.lower()
        n = _ARGUMENTS[kind]
        values = [float(t) for t in tokens[at_ : at_ + n]]
        at_ += n
        if kind == "z":
            out.append("z")
            x, y, here_x, here_y = start_x, start_y, begin_x, begin_y
            continue
        relative = command.islower()
        words: list[int] = []
        lead = ""
        if kind == "a":
            lead = f"{num(values[0])} {num(values[1])} {num(values[2])} {values[3]:.0f} {values[4]:.0f} "
            values = values[5:]
        if kind == "h":
            values = [values[0], 0.0 if relative else here_y]
        elif kind == "v":
            values = [0.0 if relative else here_x, values[0]]
        for k in range(0, len(values), 2):
            px = values[k] + (here_x if relative else 0)
            py = values[k + 1] + (here_y if relative else 0)
            words += [round(px * 10) - x, round(py * 10) - y]
        here_x, here_y = px, py
        x, y = x + words[-2], y + words[-1]
        if kind == "m":
            start_x, start_y, begin_x, begin_y = x, y, here_x, here_y
            command = "l" if relative else "L"
        written = "".join(
            t if k == 0 or t[0] == "-" else f" {t}" for k, t in enumerate(_tenths(word) for word in words)
        )
        if kind in "hv":
            written = _tenths(words[0] if kind == "h" else words[1])
        out.append(kind + lead + written)
    return "".join(out)


class Pen:
    """A drawing under construction, from back to front; neighbours of one paint become one path."""

    def __init__(self) -> None:
        self._layers: list[tuple[tuple[tuple[str, str], ...], list[str]]] = []

    def _lay(self, d: str, **paints: str) -> None:
        look = tuple((name.replace("_", "-"), value) for name, value in paints.items() if value)
        if not d:
            return
        if self._layers and self._layers[-1][0] == look and not paints.get("opacity"):
            self._layers[-1][1].append(d)
        else:
            self._layers.append((look, [d]))

    def fill(self, d: str, colour: str, edge: str = "", width: float = 1.0, opacity: float = 1.0) -> None:
        """A surface in a colour of the palette, perhaps with an edge."""
        self._lay(
            d,
            fill=paint(colour),
            stroke=paint(edge) if edge else "",
            stroke_width=num(width) if edge else "",
            opacity="" if opacity == 1 else f"{opacity:.2g}",
        )

    def line(self, d: str, colour: str, width: float = 1.0, opacity: float = 1.0, dash: str = "") -> None:
        """A line with round ends."""
        self._lay(
            d,
            stroke=paint(colour),
            stroke_width=num(width),
            opacity="" if opacity == 1 else f"{opacity:.2g}",
            stroke_dasharray=dash,
        )

    def put(self, markup: Html, x: float = 0, y: float = 0, scale: float = 1.0) -> None:
        """Another drawing, moved to (x, y) and scaled."""
        self._layers.append(((), [at(x, y, markup, scale=scale) if (x or y or scale != 1) else markup]))

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str,
        weight: int = 700,
        anchor: str = "middle",
    ) -> None:
        """Upright letters whose middle is about (x, y)."""
        self.put(
            tag(
                "text",
                escape(text),
                x=num(x),
                y=num(y + size * 0.35),
                font_size=num(size),
                font_weight=weight,
                font_family="var(--ui,sans-serif)",
                text_anchor=anchor,
                fill=paint(colour),
            )
        )

    def markup(self) -> Html:
        """All layers in one group."""
        shapes = [
            tag("path", d=compact("".join(parts)), **dict(look)) if look else Html("".join(parts))
            for look, parts in self._layers
        ]
        return tag("g", *shapes, fill="none", stroke_linecap="round", stroke_linejoin="round")


# ---------------------------------------------------------------- outlines (path data)


def xy(numbers: str) -> list[Point]:
    """Points written as a plain list of numbers: x y x y …"""
    values = [float(n) for n in numbers.split()]
    return list(zip(values[::2], values[1::2], strict=True))


def poly(points: str | Iterable[Point]) -> str:
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


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """An upright ellipse."""
    arc = f"a{rx:.2f} {ry:.2f} 0 1 1"
    return f"M{x - rx:.2f} {y:.2f}{arc} {2 * rx:.2f} 0{arc} {-2 * rx:.2f} 0Z"


def disc(x: float, y: float, r: float) -> str:
    """A circle."""
    return oval(x, y, r, r)


def dots(points: Iterable[Point]) -> str:
    """Points; how large they are is the width of their line."""
    return "".join(f"M{x} {y}h0" for x, y in points)


def dome(x: float, y: float, rx: float, ry: float) -> str:
    """The upper half of an ellipse."""
    return f"M{x - rx:.2f} {y:.2f}a{rx:.2f} {ry:.2f} 0 0 1 {2 * rx:.2f} 0Z"


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle whose top left corner is (x, y), its corners rounded by `r`."""
    if not r:
        return f"M{x:.2f} {y:.2f}h{w:.2f}v{h:.2f}h{-w:.2f}Z"
    a, b = w - 2 * r, h - 2 * r
    return (
        f"M{x + r:.2f} {y:.2f}h{a:.2f}a{r} {r} 0 0 1 {r} {r}v{b:.2f}a{r} {r} 0 0 1 {-r} {r}"
        f"h{-a:.2f}a{r} {r} 0 0 1 {-r} {-r}v{-b:.2f}a{r} {r} 0 0 1 {r} {-r}Z"
    )


def laid(d: str, x: float, y: float, k: float = 1, lean: float = 0) -> str:
    """Path data made k times as large and moved to (x, y); `lean` moves every unit of height to the right.

    The data may have only absolute commands of plain pairs (M L C S Q T) and Z.
    """

    def point(m: re.Match[str]) -> str:
        a, b = float(m[1]), float(m[2])
        return f"{x + (a - lean * b) * k:.2f} {y + b * k:.2f}"

    return _PAIR.sub(point, d)


_PAIR: Final = re.compile(r"(-?[\d.]+) (-?[\d.]+)")


def star(x: float, y: float, r: float) -> str:
    """A star of five points."""
    return poly([polar(x, y, r if k % 2 == 0 else r * 0.45, 36 * k) for k in range(10)])


def between(a: Point, b: Point, t: float) -> Point:
    """The point a part `t` of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def distance(a: Point, b: Point) -> float:
    """How far two points are apart."""
    return math.hypot(a[0] - b[0], a[1] - b[1])
