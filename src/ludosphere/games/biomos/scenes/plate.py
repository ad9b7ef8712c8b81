"""The plate a scene is painted on, and the layers all scenes are built from.

A plate is 160 units wide whatever the size of the picture; heights are given in percent, so that one
composition fits cards of several proportions, while suns, trees and animals keep their shape. Light comes
from the upper left. Layers that are farther away are nearer to the colour of the sky.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ludosphere.core.svg import (
    Draws,
    Point,
    circle,
    gradient,
    line_path,
    mix,
    num,
    path,
    rect,
    ridge,
    smooth,
    tag,
)

INK: Final = "#1b2d3a"
LIGHT: Final = "#fff6dc"
SNOW: Final = "#f7fbfd"
SEA: Final = "#2b86bd"
DESERT: Final = "#e3a64c"
FOREST: Final = "#3c9468"
MOUNTAIN: Final = "#7c6b86"
GLACIER: Final = "#bfe0f0"
BARK: Final = "#59432f"

_LOBES: Final = ((0.0, -0.22), (-0.58, 0.3), (0.58, 0.26))  # of a tree's crown, in radii


def xy(numbers: str) -> list[Point]:
    """Points written as a plain list of numbers: x y x y …"""
    values = [float(n) for n in numbers.split()]
    return list(zip(values[::2], values[1::2], strict=True))


def disc(x: float, y: float, r: float) -> str:
    """Path data of a circle, to join many into one path."""
    k = num(r)
    return f"M{num(x - r)} {num(y)}a{k} {k} 0 1 1 {num(2 * r)} 0 {k} {k} 0 1 1 {num(-2 * r)} 0Z"


def stretched(outline: str, x: float, y: float, wide: float, tall: float) -> str:
    """Path data (absolute, points written `x y`) drawn around (0, 0), stretched and moved to (x, y)."""
    return re.sub(
        r"(-?[\d.]+) (-?[\d.]+)",
        lambda m: f"{num(x + wide * float(m[1]))} {num(y + tall * float(m[2]))}",
        outline,
    )


class Plate:
    """A picture under construction: gradients on one side, layers from back to front on the other."""

    w: Final = 160.0

    def __init__(self, key: str, width: float, height: float) -> None:
        self.key = key
        self.rng = Draws(f"biome/{key}")
        self.h = self.w * height / width
        self._size = (width, height)
        self._defs: list[str] = []
        self._layers: list[str] = []

    def picture(self) -> str:
        """The finished fragment: a nested `<svg>`, which clips what reaches beyond the frame."""
        width, height = self._size
        inside = "".join([*([tag("defs", *self._defs)] if self._defs else []), *self._layers])
        return tag(
            "svg",
            inside.replace(' fill="none"', ""),  # inherited from the frame
            width=num(width),
            height=num(height),
            viewBox=f"0 0 {num(self.w)} {num(self.h)}",
            fill="none",
            stroke_linecap="round",
            stroke_linejoin="round",
        )

    # ------------------------------------------------------------ laying down

    def add(self, *markup: str) -> None:
        self._layers += markup

    def y(self, percent: float) -> float:
        return percent * self.h / 100

    def points(self, points: Sequence[Point]) -> list[Point]:
        return [(x, self.y(y)) for x, y in points]

    def bend(self, d: str) -> str:
        """Path data in absolute commands, its points written `x y` with the height in percent, in units."""
        return re.sub(r"(-?[\d.]+) (-?[\d.]+)", lambda m: f"{m[1]} {num(self.y(float(m[2])))}", d)

    def fade(self, *stops: tuple[float, str] | str, radial: bool = False, **attributes: object) -> str:
        """A gradient of evenly spread or placed colours; returns the paint that refers to it."""
        last = max(1, len(stops) - 1)
        placed = [s if isinstance(s, tuple) else (i / last, s) for i, s in enumerate(stops)]
        name = f"{self.key}-{len(self._defs)}"
        self._defs.append(gradient(name, placed, radial, **attributes))
        return f"url(#{name})"

    def shape(
        self,
        points: Sequence[Point],
        fill: str,
        curved: bool = False,
        stroke: str | None = None,
        opacity: str | None = None,
    ) -> None:
        """A closed outline."""
        pts = self.points(points)
        self.add(
            path(smooth(pts, True) if curved else line_path(pts, True), fill, stroke, 0.6, opacity=opacity)
        )

    def area(
        self,
        points: Sequence[Point],
        fill: str,
        curved: bool = False,
        to: float = 100,
        opacity: str | None = None,
    ) -> None:
        """The ground below a line, down to the height `to`."""
        pts = self.points(points)
        bottom = f"L{num(pts[-1][0])} {num(self.y(to))}H{num(pts[0][0])}Z"
        self.add(path((smooth(pts) if curved else line_path(pts)) + bottom, fill, opacity=opacity))

    def line(
        self,
        points: Sequence[Point],
        stroke: str,
        width: float = 0.7,
        curved: bool = True,
        opacity: str | None = None,
    ) -> None:
        """An open line with round ends."""
        pts = self.points(points)
        self.strokes(smooth(pts) if curved else line_path(pts), stroke, width, opacity)

    def strokes(self, d: str, stroke: str, width: float = 0.7, opacity: str | None = None) -> None:
        """Path data in units (not percent), as lines with round ends."""
        self.add(path(d, stroke=stroke, width=width, opacity=opacity))

    def herd(self, figure: str, *places: tuple[float, float, float]) -> None:
        """The same figure at several (x, y, scale): drawn once, used again."""
        name = f"{self.key}-{len(self._defs)}"
        self._defs.append(tag("g", figure, id=name))
        for x, y, k in places:
            if k == 1:
                self.add(tag("use", href=f"#{name}", x=num(x), y=num(self.y(y))))
            else:
                move = f"translate({num(x)} {num(self.y(y))})scale({k:.2g})"
                self.add(tag("use", href=f"#{name}", transform=move))

    # ------------------------------------------------------------ air

    def sky(self, *colours: str) -> None:
        self.add(rect(0, 0, self.w, self.h, self.fade(*colours)))

    def sun(self, x: float, y: float, r: float, colour: str = LIGHT) -> None:
        glow = self.fade((0.3, colour + "99"), (1, colour + "00"), radial=True)
        self.add(circle(x, self.y(y), r * 3.2, glow), circle(x, self.y(y), r, colour))

    def clouds(
        self, *places: tuple[float, float, float], colour: str = "#ffffff", opacity: float = 0.75
    ) -> None:
        """Flat-bottomed clouds at (x, y, length)."""
        d = ""
        for x, y, s in places:
            a, b, c = s * 0.16, s * 0.22, s * 0.15
            d += (
                f"M{num(x)} {num(self.y(y))}a{num(a)} {num(a)} 0 0 1 {num(s * 0.2)} {num(-s * 0.12)}"
                f"a{num(b)} {num(b)} 0 0 1 {num(s * 0.38)} {num(-s * 0.03)}"
                f"a{num(c)} {num(c)} 0 0 1 {num(s * 0.24)} {num(s * 0.06)}"
                f"a{num(s * 0.1)} {num(s * 0.1)} 0 0 1 {num(s * 0.18)} {num(s * 0.09)}Z"
            )
        self.add(path(d, colour, opacity=f"{opacity:.2f}"))

    def mist(self, top: float, bottom: float, colour: str = "#ffffff", opacity: float = 0.6) -> None:
        """A band of haze, thickest at two thirds of its height."""
        alpha = f"{round(opacity * 255):02x}"
        paint = self.fade((0, colour + "00"), (0.65, colour + alpha), (1, colour + "00"))
        self.add(rect(0, self.y(top), self.w, self.y(bottom - top), paint))

    def rays(self, x: float, y: float, feet: Sequence[float], to: float, opacity: float = 0.16) -> None:
        """Beams that fan out from around (x, y) and reach the height `to` between pairs of feet."""
        beams = "".join(
            line_path(self.points([(x + (a - x) * 0.3, y), (x + (b - x) * 0.3, y), (b, to), (a, to)]), True)
            for a, b in zip(feet[::2], feet[1::2], strict=True)
        )
        self.add(path(beams, LIGHT, opacity=f"{opacity:.2f}"))

    def stars(self, n: int, low: float) -> None:
        for size in (0.3, 0.5):
            self.dots(
                [(self.rng.uniform(2, 158), self.rng.uniform(1, low)) for _ in range(n // 2)], size, "#fff"
            )

    # ------------------------------------------------------------ land

    def hills(self, y: float, amplitude: float, colour: str, steps: int = 3) -> None:
        """A rolling skyline right across the plate."""
        line = ridge(self.rng, self.w, self.y(y), self.y(amplitude), steps)
        d = smooth(line) if steps < 4 else line_path(line)
        self.add(path(f"{d}V{num(self.h)}H0Z", colour))

    def peak(
        self, left: float, right: float, base: float, x: float, top: float, colour: str, snow: float = 0.0
    ) -> None:
        """A mountain with a lit and a shaded side; `snow` is the part of its height that is white."""
        g = self.rng
        tall, wide = base - top, right - left

        def flank(foot: float) -> list[Point]:
            return [
                (
                    x + (foot - x) * t + g.uniform(-0.02, 0.02) * wide,
                    top + tall * t**1.08 + g.uniform(-0.03, 0.03) * tall,
                )
                for t in (0.25, 0.5, 0.78)
            ] + [(foot, base)]

        west, east = flank(left), flank(right)
        spine = [
            (x, top),
            (x + wide * 0.035, top + tall * 0.22),
            (x - wide * 0.03, top + tall * 0.42),
            (x + wide * 0.07, top + tall * 0.7),
            (x + wide * 0.02, base),
        ]
        self.shape([*reversed(west), *spine], mix(colour, "#fff3e0", 0.24))
        self.shape([*spine, *reversed(east)], mix(colour, INK, 0.2))
        folds = ""
        for side, ink in ((west, -1), (east, 1)):
            for i in (0, 2):
                px, py = side[i]
                sx = x + (px - x) * g.uniform(0.3, 0.6)
                folds += line_path(
                    self.points([(sx, py - tall * 0.05), (sx + ink * wide * 0.05, py + tall * 0.14)])
                )
        self.strokes(folds, mix(colour, INK, 0.45), 0.5, opacity=".55")
        if snow:
            cut = top + tall * snow
            lx, rx = x + (left - x) * snow * 0.95, x + (right - x) * snow * 0.95
            zig = [
                (lx, cut),
                (lx + (x - lx) * 0.35, cut - tall * snow * 0.2),
                (lx + (x - lx) * 0.6, cut + tall * snow * 0.16),
                (x, cut - tall * snow * 0.12),
            ]
            zag = [
                (x + (rx - x) * 0.35, cut + tall * snow * 0.22),
                (x + (rx - x) * 0.6, cut - tall * snow * 0.16),
                (rx, cut),
            ]
            self.shape([(x, top), *zig], SNOW)
            self.shape([(x, top), zig[-1], *zag], mix("#c9d9ea", colour, 0.12))

    def range(
        self, base: float, tall: float, colour: str, n: int = 5, snow: float = 0.0, shift: float = 0.0
    ) -> None:
        """A row of `n` far mountains from edge to edge; `snow` is the part of their height that is white."""
        g, step = self.rng, self.w / n
        lit, dark = mix(colour, "#fff3e0", 0.24), mix(colour, INK, 0.2)
        for i in range(-1, n + 1):
            left = (i + shift) * step + g.uniform(-0.1, 0.1) * step
            wide, high = step * g.uniform(1.3, 1.7), tall * g.uniform(0.65, 1.0)
            x, top, right = left + wide * g.uniform(0.42, 0.58), base - high, left + wide
            west, east = (
                (x * 0.5 + left * 0.5, base - high * 0.44),
                (x * 0.45 + right * 0.55, base - high * 0.5),
            )
            spine = [(x, top), (x + wide * 0.04, top + high * 0.3), (x - wide * 0.03, top + high * 0.55)]
            self.shape([(left, base), west, *spine, (x + wide * 0.06, base)], lit)
            self.shape([*spine, (x + wide * 0.06, base), (right, base), east], dark)
            if snow:
                cut = top + high * snow
                lx, rx = x + (left - x) * snow * 0.95, x + (right - x) * snow * 0.95
                self.shape(
                    [(x, top), (lx, cut), (lx * 0.5 + x * 0.5, cut - high * snow * 0.2), (x, cut)], SNOW
                )
                self.shape(
                    [(x, top), (x, cut), (rx * 0.55 + x * 0.45, cut - high * snow * 0.2), (rx, cut)],
                    mix("#c9d9ea", colour, 0.12),
                )
        self.add(rect(0, self.y(base) - 0.5, self.w, self.h - self.y(base) + 0.5, mix(colour, INK, 0.12)))

    def grass(
        self,
        top: float,
        bottom: float,
        n: int,
        colour: str,
        size: float = 3.0,
        lean: float = 0.8,
        width: float = 0.6,
    ) -> None:
        """About `n` tufts of three blades, in rows that grow towards the viewer; one strip is used again."""
        g, name = self.rng, f"{self.key}-{len(self._defs)}"
        rows = max(2, n // 26)
        band = self.y(bottom - top) / rows
        wide, d = size * 11, ""
        for i in range(9):
            x, y, k = wide * (i + g.random()) / 9, g.uniform(-0.5, 0.5) * band, size * g.uniform(0.7, 1.1)
            for bend, tall in ((lean * 0.6, 1.0), (lean * 0.6 - 0.45, 0.75), (lean * 0.6 + 0.4, 0.7)):
                d += f"M{num(x)} {num(y)}q0 {num(-k * tall * 0.7)} {num(k * bend)} {num(-k * tall)}"
        self._defs.append(path(d, id=name, stroke=colour, width=width))
        for i in range(rows):
            t = (i + 0.5) / rows
            k = 0.5 + 0.5 * t
            x = -g.random() * wide * k * 0.9
            while x < self.w:
                move = f"translate({num(x)} {num(self.y(top + (bottom - top) * t))})scale({k:.2g})"
                self.add(tag("use", href=f"#{name}", transform=move))
                x += wide * k

    def dots(self, places: Sequence[Point], r: float, colour: str, opacity: str | None = None) -> None:
        """Equal discs at points in percent, as one path of round dots."""
        self.strokes(
            "".join(f"M{num(x)} {num(y)}h.1" for x, y in self.points(places)), colour, 2 * r, opacity
        )

    def flowers(self, top: float, bottom: float, n: int, colour: str, r: float = 0.8) -> None:
        """Flower heads, smaller in the farther half."""
        middle = (top + bottom) / 2
        for low, high, k in ((top, middle, 0.7), (middle, bottom, 1.0)):
            self.dots(
                [(self.rng.uniform(5, 155), self.rng.uniform(low, high)) for _ in range(n // 2)],
                r * k,
                colour,
            )

    def dune(self, points: Sequence[Point], crest: int, colour: str, foot: float) -> None:
        """A dune below a skyline; from point `crest` on, the side away from the light falls to `foot`."""
        self.area(points, mix(colour, "#fff2c8", 0.3), curved=True)
        x, y = points[crest]
        lee = [
            *points[crest:],
            (160.0, 101.0),
            (x + 30, 101.0),
            (x + 4, foot),
            (x + 13, y + (foot - y) * 0.5),
        ]
        self.shape(lee, mix(colour, "#6a3410", 0.26))

    def cells(
        self,
        horizon: float,
        colour: str,
        rows: int = 7,
        size: float = 15.0,
        wobble: float = 0.16,
        width: float = 0.7,
    ) -> None:
        """A floor of six-sided cells in perspective (cracked mud, salt, frozen ground)."""
        g = self.rng
        near = 1.0
        spot: dict[tuple[int, int], Point] = {}

        def vertex(j: int, k: int) -> Point:
            if (j, k) not in spot:
                depth = (
                    near
                    + (rows * 1.5 - k * 1.5 - (0.5 if (j + k) % 2 else 0)) * 0.42
                    + g.uniform(-1, 1) * wobble * 0.4
                )
                spot[j, k] = (
                    80 + (j * 0.87 + g.uniform(-1, 1) * wobble) * size * 1.3 / depth,
                    horizon + (106 - horizon) * (1 / depth - 0.06),
                )
            return spot[j, k]

        d = ""
        for k in range(rows + 1):
            reach = int(9 + (rows - k) * 3.2)
            js = [j for j in range(-reach, reach + 1) if -8 < vertex(j, k)[0] < 168]
            if len(js) < 2:
                continue
            d += line_path(self.points([vertex(j, k) for j in js]))
            d += "".join(self._step(vertex(j, k), vertex(j, k + 1)) for j in js if (j + k) % 2 and k < rows)
        self.strokes(d, colour, width)

    def _step(self, a: Point, b: Point) -> str:
        return f"M{num(a[0])} {num(self.y(a[1]))}l{num(b[0] - a[0])} {num(self.y(b[1] - a[1]))}"

    # ------------------------------------------------------------ water and ice

    def water(
        self,
        top: float,
        near: str,
        far: str | None = None,
        bottom: float = 100,
        n: int = 9,
        light: float = 0.5,
    ) -> None:
        """A sheet of water with ripples that widen towards the viewer."""
        paint = self.fade(far or mix(near, "#ffffff", 0.35), near)
        self.add(rect(0, self.y(top), self.w, self.y(bottom - top), paint))
        self.ripples(top, bottom, mix(near, "#ffffff", light), n)

    def ripples(
        self,
        top: float,
        bottom: float,
        colour: str,
        n: int = 9,
        left: float = 0,
        right: float = 160,
        width: float = 0.8,
    ) -> None:
        g, wide, d = self.rng, right - left, ""
        for i in range(n):
            t = (i + 0.5) / n
            k = wide * g.uniform(0.05, 0.1) * (0.6 + 0.8 * t)
            y = self.y(top + (bottom - top) * t**1.4)
            x = left + g.uniform(0.0, 1.0) * max(1.0, wide - 4 * k)
            d += f"M{num(x)} {num(y)}q{num(k / 2)} {num(-0.6 - t)} {num(k)} 0t{num(k)} 0t{num(k)} 0"
        self.strokes(d, colour, width, opacity=".75")

    def floe(self, x: float, y: float, wide: float, thick: float = 3.0) -> None:
        """A flat piece of floating ice, seen a little from above."""
        g, k = self.rng, wide * 0.13
        top = [
            (x, y),
            (x + wide * 0.2, y - k * g.uniform(0.6, 1)),
            (x + wide * 0.75, y - k * g.uniform(0.7, 1)),
            (x + wide, y),
            (x + wide * 0.72, y + k * 0.8),
            (x + wide * 0.24, y + k * 0.7),
        ]
        side = [top[0], top[5], top[4], top[3]]
        self.shape([*side, *[(a, b + thick) for a, b in reversed(side)]], "#6fb0d3")
        self.shape(top, SNOW)

    def block(self, x: float, y: float, wide: float, tall: float, tilt: float = 0.0) -> None:
        """An angular block of glacier ice standing on the height `y`."""
        a, b, c = (x, y - tall * 0.82), (x + wide * 0.46, y - tall - tilt), (x + wide, y - tall * 0.74 + tilt)
        self.shape([(x - wide * 0.04, y), a, b, c, (x + wide * 1.03, y)], "#e4f3fa")
        self.shape(
            [b, c, (x + wide * 1.03, y), (x + wide * 0.4, y), (x + wide * 0.55, y - tall * 0.45)], "#8cc0dd"
        )
        self.line(
            [(x + wide * 0.2, y - tall * 0.6), (x + wide * 0.26, y - tall * 0.1)], "#8cc0dd", 0.5, False
        )

    # ------------------------------------------------------------ trees

    def _strip(self, left: float, right: float, gap: float, most: int) -> tuple[int, float]:
        """How often a strip of at most `most` trees must be set side by side, and how wide it is."""
        times = max(1, round((right - left) / gap / most))
        return times, (right - left) / times

    def _repeat(self, markup: list[str], times: int, wide: float) -> None:
        if times == 1:
            self.add(*markup)
            return
        name = f"{self.key}-{len(self._defs)}"
        self._defs.append(tag("g", *markup, id=name))
        for i in range(times):
            self.add(tag("use", href=f"#{name}", x=num(wide * i), y=num(i % 2 * 0.8)))

    def firs(
        self,
        y: float,
        tall: float,
        colour: str,
        left: float = -4,
        right: float = 164,
        gap: float = 0.34,
        snow: bool = False,
        sway: float = 2.0,
    ) -> None:
        """A row of conifers, `tall` units high, feet near the height `y`."""
        g = self.rng
        tones = (mix(colour, "#0b3324", 0.22), colour, mix(colour, "#dcec9c", 0.16))
        trees: dict[str, str] = dict.fromkeys(tones, "")
        white = trunks = ""
        times, wide = self._strip(left, right, tall * gap, 6)
        x = left
        while x < left + wide:
            k, foot = tall * g.uniform(0.65, 1.05), self.y(y) + g.uniform(0, sway)
            fall = f"m0 {num(k * 0.25)}"
            skirts = [k * (0.11 + 0.06 * i) for i in range(3)]
            apex = f"M{num(x)} {num(foot - k)}"
            trees[g.choice(tones)] += apex + fall.join(
                f"l{num(w)} {num(k * 0.36)}h{num(-2 * w)}Z" for w in skirts
            )
            snow_line = (
                f"l{num(-w * 0.75)} {num(k * 0.27)} {num(w * 0.6)} {num(-k * 0.06)}Z" for w in skirts
            )
            white += apex + fall.join(snow_line)
            trunks += f"M{num(x)} {num(foot - k * 0.15)}v{num(k * 0.15)}"
            x += tall * gap * g.uniform(0.7, 1.3)
        markup = [path(trunks, stroke=mix(BARK, colour, 0.4), width=max(0.5, tall * 0.05))]
        markup += [path(d, tone) for tone, d in trees.items() if d]
        if snow:
            markup.append(path(white, SNOW))
        self._repeat(markup, times, wide)

    def crowns(
        self,
        y: float,
        size: float,
        colours: Sequence[str],
        left: float = -4,
        right: float = 164,
        gap: float = 1.2,
        trunk: float = 1.0,
        sway: float = 2.0,
    ) -> None:
        """A row of broad-leaved trees with crowns of radius about `size`, feet near the height `y`."""
        g = self.rng
        heads: list[list[Point]] = [[] for _ in colours]
        stems = ""
        times, wide = self._strip(left, right, size * gap, 6)
        x = left
        while x < left + wide:
            kind = g.randrange(len(colours))
            r, foot = size * (1 - 0.13 * kind), self.y(y) + g.uniform(0, sway)
            up = foot - size * trunk * g.uniform(0.85, 1.1) - r * 0.7
            heads[kind].append((x, up))
            stems += f"M{num(x)} {num(up + r * 0.4)}V{num(foot)}"
            x += size * gap * g.uniform(0.8, 1.25)
        markup = [path(stems, stroke=mix(BARK, colours[0], 0.35), width=size * 0.2)] if trunk else []
        for kind, colour in enumerate(colours):
            r = size * (1 - 0.13 * kind)
            lobes = [(hx + dx * r, up + dy * r) for hx, up in heads[kind] for dx, dy in _LOBES]
            glints = [(hx - r * 0.3, up - r * 0.4) for hx, up in heads[kind]]
            for places, k, tone in (
                (lobes, r * 0.78, colour),
                (glints, r * 0.42, mix(colour, "#fff3b8", 0.2)),
            ):
                if places:
                    d = "".join(f"M{num(px)} {num(py)}h.1" for px, py in places)
                    markup.append(path(d, stroke=tone, width=2 * k))
        self._repeat(markup, times, wide)
