"""The sheet a scene is painted on, and the outlines scenes are made of.

A scene is 480 by 320 units. Its colours are fixed: it is a picture, not a part of the page. It carries no
text, and its ids are the same in every scene, a, b, c..., so that nothing in the markup tells which card it
is. What is left to chance comes from a generator started with the card's number: the same scene on every
machine.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from string import ascii_lowercase
from typing import Final, TypeAlias

from ....core.svg import Draws, Point, gradient, line_path, mix, num, polar, ridge, smooth, svg, tag

__all__ = [
    "HEIGHT",
    "WIDTH",
    "Canvas",
    "Point",
    "arc",
    "band",
    "capsule",
    "dots",
    "lerp",
    "line_path",
    "mix",
    "num",
    "oval",
    "polar",
    "poly",
    "puffs",
    "ring",
    "round_box",
    "smooth",
    "spray",
    "trace",
]

WIDTH: Final = 480
HEIGHT: Final = 320
Stops: TypeAlias = Sequence[str] | Sequence[tuple[float, str]]


# ---------------------------------------------------------------- outlines


def trace(*steps: str | float) -> str:
    """Path data of commands and their numbers, as in `trace("M", x, y, "h", 5)`.

    >>> trace("M", 1, 2.04, "l", 3, -4, "z")
    'M1 2l3-4z'
    """
    out: list[str] = []
    for step in steps:
        word = step if isinstance(step, str) else num(step)
        if out and not out[-1][-1].isalpha() and not word[0].isalpha() and word[0] != "-":
            out.append(" ")
        out.append(word)
    return "".join(out)


_STEP: Final = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_NUMBER: Final = r"[\s,]*([-+]?\d*\.?\d+)"
_FLAG: Final = r"[\s,]*([01])"
_VALUE: Final = re.compile(_NUMBER)
_ARC: Final = re.compile(_NUMBER * 3 + _FLAG * 2 + _NUMBER * 2)
_ARGUMENTS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "c": 6, "s": 4, "a": 7, "z": 0}


def compact(d: str, grid: int = 10) -> str:
    """The same path in as few characters as possible: relative, `grid` steps to a unit.

    >>> compact("M10 20L14 20L14.04 17.5Z")
    'm10 20h4v-2.5z'
    """
    out: list[str] = []
    last = ""
    x = y = sx = sy = 0.0  # where the pen is meant to be, and where its outline began
    px = py = spx = spy = 0  # where rounding has put them, in steps
    for command, given in _steps(d):
        kind = command.lower()
        n = len(given)
        if kind == "z":
            x, y, px, py, last = sx, sy, spx, spy, "z"
            out.append("z")
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
        steps = [v for ex, ey in ends for v in (round(ex * grid) - px, round(ey * grid) - py)]
        if kind in "lhv":
            kind = "h" if not steps[1] else "v" if not steps[0] else "l"
        shown = steps[:1] if kind == "h" else steps[1:] if kind == "v" else steps
        words = [_short(v / grid) for v in shown]
        if kind == "a":
            words = [
                _short(given[0]),
                _short(given[1]),
                f"{given[2]:.0f}",
                f"{given[3]:.0f}{given[4]:.0f}{words[0]}",
                words[1],
            ]
        x, y = ends[-1]
        px, py = px + steps[-2], py + steps[-1]
        if kind == "m":
            sx, sy, spx, spy = x, y, px, py
            out.append("m")
        elif kind != ("l" if last == "m" else last):
            out.append(kind)
        for word in words:
            before = out[-1]
            glued = before[-1].isalpha() or word[0] == "-" or (word[0] == "." and "." in before)
            out.append(word if glued else f" {word}")
        last = kind
    return "".join(out)


def _steps(d: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path, each with the numbers of one step."""
    for command, numbers in _STEP.findall(d):
        kind, n = command.lower(), _ARGUMENTS[command.lower()]
        pattern = _ARC if kind == "a" else _VALUE
        values = [float(v) for found in pattern.finditer(numbers) for v in found.groups()]
        if pattern.sub("", numbers).strip(" ,") or (len(values) % n if n else values) or (n and not values):
            raise ValueError(f"{command}{numbers} in a path")
        if not n:
            yield command, []
        for i in range(0, len(values), n or 1):
            yield command, values[i : i + n]
            if kind == "m":
                command = "l" if command in "ml" else "L"


def _short(value: float) -> str:
    return num(value).replace("0.", ".", 1) if -1 < value < 1 else num(value)


def oval(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Path data of an ellipse around (x, y), a circle without `ry`; always clockwise."""
    ry = rx if ry is None else ry
    a = f"a{num(rx)} {num(ry)} 0 0 1 "
    return f"M{num(x - rx)} {num(y)}{a}{num(2 * rx)} 0{a}{num(-2 * rx)} 0z"


def ring(x: float, y: float, outer: float, inner: float, squash: float = 1.0) -> str:
    """Path data of a ring: the surface between two circles, flattened by `squash`."""
    a = f"a{num(inner)} {num(inner * squash)} 0 0 0 "
    hole = f"M{num(x - inner)} {num(y)}{a}{num(2 * inner)} 0{a}{num(-2 * inner)} 0z"
    return oval(x, y, outer, outer * squash) + hole


def arc(x: float, y: float, r: float, start: float, end: float, squash: float = 1.0) -> str:
    """Path data of an arc of a circle between two compass bearings, clockwise."""
    (ax, ay), (bx, by) = polar(0, 0, r, start), polar(0, 0, r, end)
    large = int((end - start) % 360 > 180)
    head = trace("M", x + ax, y + ay * squash, "A", r, r * squash, 0)
    return f"{head} {large} 1 {num(x + bx)} {num(y + by * squash)}"


def poly(*points: Point) -> str:
    """Path data of a closed polygon."""
    return line_path(points, closed=True)


def round_box(x: float, y: float, w: float, h: float, r: float = 4.0) -> str:
    """Path data of a rectangle with round corners whose top left corner is (x, y)."""
    r = min(r, w / 2, h / 2)
    q = f"a{num(r)} {num(r)} 0 0 1 "
    return (
        f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}{q}{num(r)} {num(r)}v{num(h - 2 * r)}{q}{num(-r)} {num(r)}"
        f"h{num(2 * r - w)}{q}{num(-r)} {num(-r)}v{num(2 * r - h)}{q}{num(r)} {num(-r)}z"
    )


def capsule(a: Point, b: Point, wa: float, wb: float | None = None) -> str:
    """Path data of a limb from a to b, `wa` wide at a and `wb` at b, with round ends."""
    wb = wa if wb is None else wb
    angle = math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))
    p, q = polar(*a, wa / 2, angle - 90), polar(*b, wb / 2, angle - 90)
    r, s = polar(*b, wb / 2, angle + 90), polar(*a, wa / 2, angle + 90)
    return trace(
        "M",
        p[0],
        p[1],
        "L",
        q[0],
        q[1],
        "A",
        wb / 2,
        wb / 2,
        0,
        0,
        1,
        r[0],
        r[1],
        "L",
        s[0],
        s[1],
        "A",
        wa / 2,
        wa / 2,
        0,
        0,
        1,
        p[0],
        p[1],
        "z",
    )


def band(top: Sequence[Point], bottom: float = HEIGHT) -> str:
    """Path data of everything under a smooth line, down to `bottom`."""
    return f"{smooth(top)}L{num(top[-1][0])} {num(bottom)}L{num(top[0][0])} {num(bottom)}Z"


def puffs(x: float, y: float, w: float, h: float, rng: Draws, n: int = 7) -> str:
    """Path data of a heap of round puffs with a flat foot at y, centred on x, w wide and about h high."""
    low = min(h * 0.36, w * 0.2)
    rim: list[Point] = [(x - w / 2 + low * 0.3, y - low * 0.9)]
    for i in range(1, n):
        t = i / n
        rise = math.sin(math.pi * t) ** 0.7
        rim.append(
            (
                x - w / 2 + w * (t + rng.uniform(-0.25, 0.25) / n),
                y - low - (h - low) * 0.8 * rise * rng.uniform(0.8, 1.1),
            )
        )
    rim.append((x + w / 2 - low * 0.3, y - low * 0.9))
    out = [
        f"M{num(x - w / 2 + low * 0.4)} {num(y)}"
        f"A{num(low * 0.5)} {num(low * 0.5)} 0 0 1 {num(rim[0][0])} {num(rim[0][1])}"
    ]
    for a, b in pairwise(rim):
        r = math.dist(a, b) * 0.56
        out.append(f"A{num(r)} {num(r)} 0 0 1 {num(b[0])} {num(b[1])}")
    end = x + w / 2 - low * 0.4
    out.append(f"A{num(low * 0.5)} {num(low * 0.5)} 0 0 1 {num(end)} {num(y)}z")
    return "".join(out)


def dots(points: Sequence[Point]) -> str:
    """Path data of dots, to be drawn as a line with round ends: as large as the line is wide."""
    return "".join(f"M{num(x)} {num(y)}h.1" for x, y in _near(points))


def spray(
    rng: Draws, n: int, box: tuple[float, float, float, float], dx: float, dy: float, spread: float = 0.3
) -> str:
    """Path data of n short strokes (dx, dy) scattered in the box x0, y0, x1, y1: rain, grass, glints."""
    x0, y0, x1, y1 = box
    places = _near([(rng.uniform(x0, x1), rng.uniform(y0, y1)) for _ in range(n)])
    sizes = [1 + rng.uniform(-spread, spread) for _ in places]
    return "".join(trace("M", x, y, "l", dx * k, dy * k) for (x, y), k in zip(places, sizes, strict=True))


def _near(points: Sequence[Point]) -> list[Point]:
    """The points in an order in which neighbours are near each other, which is shorter to write."""
    return sorted(points, key=lambda p: (p[1] // 30, p[0] if p[1] // 30 % 2 else -p[0]))


def lerp(a: Point, b: Point, t: float) -> Point:
    """The point a part `t` of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


# ---------------------------------------------------------------- the sheet


class Canvas:
    """A scene under construction, from back to front."""

    def __init__(self, no: int) -> None:
        self.rng = Draws(f"bioviva/{no}")
        self._defs: list[str] = []
        self._known: dict[str, str] = {}
        self._stack: list[list[str]] = [[]]

    # -- what paint refers to

    def _define(self, key: str, make: str) -> str:
        """The id of a definition whose markup is `make` with `@` for the id; equal ones are shared."""
        if key not in self._known:
            n = len(self._known)
            before = ascii_lowercase[n // 26 - 1] if n >= 26 else ""
            self._known[key] = before + ascii_lowercase[n % 26]
            self._defs.append(make.replace("@", self._known[key], 1))
        return self._known[key]

    def shade(
        self, *stops: str | tuple[float, str], turn: float = 180.0, box: tuple[float, float] | None = None
    ) -> str:
        """A linear gradient as a paint. Stops are colours at even steps or (offset, colour) pairs.

        `turn` is the bearing it runs to (180: downwards, 90: to the right) across each shape it fills; with
        `box` it runs from one height (or, sideways, one x) of the sheet to another instead.
        """
        pairs = _stops(stops)
        if box is not None:
            a, b = num(box[0]), num(box[1])
            ends = (
                {"x1": a, "y1": 0, "x2": b, "y2": 0}
                if turn % 180 == 90
                else {"x1": 0, "y1": a, "x2": 0, "y2": b}
            )
            make = gradient("@", pairs, False, gradientUnits="userSpaceOnUse", **ends)
        elif turn == 180:
            make = gradient("@", pairs)
        else:
            (ax, ay), (bx, by) = polar(0.5, 0.5, 0.5, turn + 180), polar(0.5, 0.5, 0.5, turn)
            make = gradient("@", pairs, x1=f"{ax:.2g}", y1=f"{ay:.2g}", x2=f"{bx:.2g}", y2=f"{by:.2g}")
        return f"url(#{self._define(make, make)})"

    def radial(
        self, *stops: str | tuple[float, str], cx: float = 0.5, cy: float = 0.5, r: float = 0.5
    ) -> str:
        """A radial gradient as a paint, outwards; centre and radius are parts of the box of a shape."""
        place = (
            {} if (cx, cy, r) == (0.5, 0.5, 0.5) else {"cx": f"{cx:.2g}", "cy": f"{cy:.2g}", "r": f"{r:.2g}"}
        )
        make = gradient("@", _stops(stops), True, **place)
        return f"url(#{self._define(make, make)})"

    def clip(self, d: str) -> str:
        """A window of the shape of a path, for `group(clip=...)`."""
        make = tag("clipPath", tag("path", d=compact(d)), id="@")
        return f"url(#{self._define(make, make)})"

    def _written(self, d: str) -> str:
        """The path as it is written: what is long and not in a group is fine enough in half units."""
        return compact(d, 2 if len(d) > (400 if len(self._stack) > 1 else 160) else 10)

    # -- painting

    def add(self, *markup: str) -> None:
        """Markup on top of everything so far."""
        self._stack[-1].extend(markup)

    def fill(
        self, d: str, paint: str, opacity: float = 1.0, edge: str | None = None, width: float = 1.0
    ) -> None:
        """A surface, perhaps with an `edge`. Outlines in one `d` should turn the same way."""
        self.add(
            tag(
                "path",
                d=self._written(d),
                fill=paint,
                opacity=_part(opacity),
                stroke=edge,
                stroke_width=num(width) if edge else None,
            )
        )

    def line(
        self, d: str, colour: str, width: float = 1.0, opacity: float = 1.0, dash: str | None = None
    ) -> None:
        """A line with round ends."""
        self.add(
            tag(
                "path",
                d=self._written(d),
                stroke=colour,
                stroke_width=num(width),
                opacity=_part(opacity),
                stroke_dasharray=dash,
            )
        )

    def disc(self, x: float, y: float, r: float, paint: str, opacity: float = 1.0) -> None:
        """A circle around (x, y)."""
        self.add(tag("circle", cx=num(x), cy=num(y), r=num(r), fill=paint, opacity=_part(opacity)))

    def oval(self, x: float, y: float, rx: float, ry: float, paint: str, opacity: float = 1.0) -> None:
        """An upright ellipse around (x, y)."""
        self.add(
            tag("ellipse", cx=num(x), cy=num(y), rx=num(rx), ry=num(ry), fill=paint, opacity=_part(opacity))
        )

    def box(
        self, x: float, y: float, w: float, h: float, paint: str, opacity: float = 1.0, r: float = 0.0
    ) -> None:
        """A rectangle whose top left corner is (x, y), with corners of radius r."""
        self.add(
            tag(
                "rect",
                x=num(x),
                y=num(y),
                width=num(w),
                height=num(h),
                rx=num(r) if r else None,
                fill=paint,
                opacity=_part(opacity),
            )
        )

    def backdrop(self, *stops: str | tuple[float, str], turn: float = 180.0) -> None:
        """The whole sheet in a gradient of these colours, top to bottom."""
        self.box(0, 0, WIDTH, HEIGHT, self.shade(*stops, turn=turn) if len(stops) > 1 else str(stops[0]))

    def glow(
        self, x: float, y: float, r: float, colour: str, opacity: float = 0.8, squash: float = 1.0
    ) -> None:
        """A soft light around (x, y) that fades out at distance r."""
        part = round(opacity * 255)
        paint = self.radial(
            (0, f"{colour}{part:02x}"), (0.4, f"{colour}{part * 2 // 5:02x}"), (1, f"{colour}00")
        )
        self.oval(x, y, r, r * squash, paint)

    @contextmanager
    def group(
        self,
        at: Point | None = None,
        turn: float = 0.0,
        scale: float | Point = 1.0,
        opacity: float = 1.0,
        clip: str | None = None,
    ) -> Iterator[None]:
        """What is painted inside the block is moved to `at`, then turned and scaled around that point."""
        self._stack.append([])
        try:
            yield
        finally:
            inside = self._stack.pop()
            move = f"translate({num(at[0])} {num(at[1])})" if at else ""
            move += f"rotate({num(turn)})" if turn else ""
            if isinstance(scale, tuple):
                move += f"scale({scale[0]:.3g} {scale[1]:.3g})"
            elif scale != 1:
                move += f"scale({scale:.3g})"
            # The window keeps to the sheet: it is not moved with what is behind it.
            window = clip if clip and move else None
            inner = tag(
                "g",
                *inside,
                transform=move or None,
                opacity=_part(opacity),
                clip_path=None if window else clip,
            )
            self.add(tag("g", inner, clip_path=window) if window else inner)

    # -- results

    def skyline(self, y: float, amplitude: float, steps: int = 4) -> list[Point]:
        """A random rough line across the sheet around height y."""
        return ridge(self.rng, WIDTH, y, amplitude, steps)

    def document(self) -> str:
        """The scene as an SVG document."""
        body = tag("g", *self._stack[0], stroke_linecap="round", stroke_linejoin="round", fill="none")
        defs = [tag("defs", *self._defs)] if self._defs else []
        return svg(WIDTH, HEIGHT, *defs, body, width=WIDTH, height=HEIGHT)


def _part(opacity: float) -> str | None:
    return None if opacity >= 1 else f"{opacity:.2f}".lstrip("0")


def _stops(stops: Sequence[str | tuple[float, str]]) -> list[tuple[float, str]]:
    last = max(1, len(stops) - 1)
    return [(i / last, stop) if isinstance(stop, str) else stop for i, stop in enumerate(stops)]
