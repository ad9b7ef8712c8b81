"""Things of outer space beyond those of `things`: crowds of stars, spirals, nebulae, drifting lumps, craft.

Like there, every function paints on a `Canvas`, sizes are units of the sheet and angles compass bearings.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from .brush import HEIGHT, WIDTH, Canvas, Point, arc, compact, line_path, mix, num, polar, poly, smooth
from .things import solar_panel

STARLIGHT: Final = ("#ffffff", "#c9dcff", "#ffe7bd")
"""White, cold and warm stars."""


def bell(c: Canvas) -> float:
    """A number around 0 with spread 1, bell-shaped."""
    rng = c.rng
    return (rng.random() + rng.random() + rng.random() - 1.5) * 2


def specks(c: Canvas, points: Sequence[Point], colour: str, size: float, opacity: float = 1.0) -> None:
    """Round specks of one colour and size in one path of half units, the shortest way to write a crowd."""
    # Row by row, there and back: near neighbours need few digits.
    rows: dict[int, list[tuple[int, int]]] = {}
    for x, y in points:
        rows.setdefault(math.floor(y / 24), []).append((round(x * 2), round(y * 2)))
    way = [p for k, row in sorted(rows.items()) for p in sorted(row, reverse=bool(k % 2))]
    d, px, py = "", 0, 0
    for qx, qy in way:
        dy = f"{qy - py}" if qy < py else f" {qy - py}"
        d += f"m{qx - px}{dy}h0"
        px, py = qx, qy
    with c.group(scale=0.5):
        c.line(d, colour, size * 2, opacity)


def starfield(
    c: Canvas, n: int, box: tuple[float, float, float, float] = (0, 0, WIDTH, HEIGHT), light: float = 1.0
) -> None:
    """N stars in the box x0, y0, x1, y1, evenly spread: many faint white ones, some coloured, few bright."""
    x0, y0, x1, y1 = box
    rng = c.rng
    rows = max(1, round(math.sqrt(n * (y1 - y0) / (x1 - x0))))
    row_length = math.ceil(n / rows)
    groups: list[list[Point]] = [[], [], [], []]
    for i in range(n):
        x = x0 + (x1 - x0) * (i // rows + rng.random()) / row_length
        y = y0 + (y1 - y0) * (i % rows + rng.random()) / rows
        t = rng.random()
        groups[0 if t < 0.5 else 1 if t < 0.7 else 2 if t < 0.9 else 3].append((x, y))
    looks = ((0, 1.0, 0.55), (1, 1.5, 0.8), (2, 1.5, 0.85), (0, 2.3, 0.95))
    for places, (tint, size, part) in zip(groups, looks, strict=True):
        if places:
            specks(c, places, STARLIGHT[tint], size, part * light)


def spikes(c: Canvas, x: float, y: float, r: float, n: int = 6, colour: str = "#ffffff") -> None:
    """The thin rays of light around a star seen through an instrument."""
    d = "".join(line_path([polar(x, y, r, 180 * i / n), polar(x, y, r, 180 * i / n + 180)]) for i in range(n))
    c.line(d, colour, max(0.6, r * 0.05), 0.8)
    c.glow(x, y, r * 0.6, colour, 0.95)
    c.disc(x, y, max(1.0, r * 0.12), "#ffffff")


def ribbon(way: Sequence[Point], wide: float) -> str:
    """Path data of a band along a smooth line through the points: `wide` early on, pointed at its end."""
    n = len(way) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(way[:-1]):
        (ax, ay), (bx, by) = way[max(0, i - 1)], way[i + 1]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = wide / 2 * math.sin(math.pi * (0.22 + 0.78 * i / n) ** 0.85)
        dx, dy = (ay - by) / length * half, (bx - ax) / length * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return smooth([*left, way[-1], *reversed(right)], closed=True)


def soft(c: Canvas, d: str, paint: str, edge: float, opacity: float = 1.0) -> None:
    """A surface whose rim, `edge` wide, is fainter than the rest."""
    part = f' opacity="{opacity:.2g}"' if opacity < 1 else ""
    c.add(
        f'<path d="{compact(d)}" fill="{paint}" stroke="{paint}" stroke-width="{num(edge)}" '
        f'stroke-opacity=".45"{part}/>'
    )


def spiral(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    *,
    turn: float = 0.0,
    flat: float = 1.0,
    arms: int = 2,
    wind: float = 400.0,
    hues: Sequence[str] = ("#8fb8ff", "#c7d8ff", "#ffffff", "#f2a6d0"),
    haze: str = "#6f8fd8",
    core: str = "#fff0c8",
    stars: int = 240,
) -> None:
    """A spiral galaxy seen in detail: `flat` is its apparent breadth, `wind` the degrees an arm turns."""
    groups: list[list[Point]] = [[] for _ in hues]
    for i in range(stars):
        t = (i + 0.5) / stars
        bearing = 360 * (i % arms) / arms + wind * t + bell(c) * (9 + 10 * (1 - t))
        px, py = polar(0, 0, r * (0.1 + 0.9 * t**0.9) * (1 + 0.05 * bell(c)), bearing)
        groups[c.rng.randrange(len(hues))].append((px, py * flat))
    with c.group(at=(x, y), turn=turn):
        c.glow(0, 0, r * 1.15, haze, 0.5, flat)
        d, n = "", 7 if r > 40 else 5
        for arm in range(arms):
            way = [
                polar(0, 0, r * (0.06 + 0.91 * t / n), 360 * arm / arms + wind * t / n) for t in range(n + 1)
            ]
            d += ribbon([(px, py * flat) for px, py in way], r * 0.24 * math.sqrt(flat))
        pale = mix(haze, "#ffffff", 0.15)
        soft(c, d, c.radial(f"{pale}88", (0.55, f"{pale}66"), f"{pale}00"), r * 0.14)
        c.glow(0, 0, r * 0.5, core, 1, max(flat, 0.45))
        for k, (places, hue) in enumerate(zip(groups, hues, strict=True)):
            specks(c, places, hue, 1 + 0.4 * (k % 3), 0.85)
        c.oval(0, 0, r * 0.09, r * 0.09 * max(flat, 0.5), "#fffaf0")


def far_galaxies(c: Canvas, places: Sequence[Point], size: float = 6.0) -> None:
    """Galaxies so far away that only a tilted disc with a bright heart is seen."""
    for k, (x, y) in enumerate(places):
        tint = ("#ffd9a8", "#bcd0ff", "#f2b6d6", "#ffe9c8")[k % 4]
        w = size * c.rng.uniform(0.7, 1.3)
        with c.group(at=(x, y), turn=c.rng.randrange(180)):
            c.oval(0, 0, w, w * c.rng.uniform(0.25, 0.6), tint, 0.5)
            c.oval(0, 0, w * 0.42, w * 0.2, "#fffbe9", 0.9)


def mist(
    c: Canvas, spots: Sequence[tuple[float, float, float, float]], colour: str, opacity: float = 0.5
) -> None:
    """Glowing gas: soft ovals (x, y, half width, half height) of one colour that share a paint."""
    part = round(opacity * 255)
    paint = c.radial((0, f"{colour}{part:02x}"), (0.45, f"{colour}{part // 2:02x}"), (1, f"{colour}00"))
    for x, y, rx, ry in spots:
        c.oval(x, y, rx, ry, paint)


def lump(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    colour: str,
    *,
    flat: float = 0.8,
    turn: float = 0.0,
    lit: str = "#fff3d8",
    dark: str = "#0b1020",
) -> None:
    """A drifting lump of rock or ice with facets, lit from the upper left."""
    n = 8
    rim = [polar(0, 0, r * c.rng.uniform(0.82, 1.1), 360 * i / n + c.rng.uniform(-10, 10)) for i in range(n)]
    rim = [(px, py * flat) for px, py in rim]
    mid = (-r * 0.12, -r * 0.12 * flat)
    bright = (rim[6], rim[7], rim[0], (rim[1][0] * 0.4, rim[1][1] * 0.5), mid)
    low = (rim[2], rim[3], rim[4], (rim[5][0] * 0.5, rim[5][1] * 0.8), (mid[0] * 0.5, r * 0.2 * flat))
    with c.group(at=(x, y), turn=turn):
        c.fill(poly(*rim), colour)
        c.fill(poly(*bright, (rim[5][0] * 0.6, rim[5][1] * 0.5)), mix(colour, lit, 0.5))
        c.fill(poly(*low), mix(colour, dark, 0.45))


def waves(
    c: Canvas, x: float, y: float, r: float, turn: float, colour: str, n: int = 3, spread: float = 30.0
) -> None:
    """Radio waves: n arcs, r apart, that leave (x, y) to the bearing `turn`."""
    for i in range(1, n + 1):
        c.line(arc(x, y, r * i, turn - spread, turn + spread), colour, 1.6, 0.85 - 0.5 * i / n)


def beam(c: Canvas, a: Point, b: Point, wa: float, wb: float, paint: str, opacity: float = 1.0) -> None:
    """A ray of light from a to b, `wa` wide at a and `wb` at b."""
    angle = math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))
    c.fill(
        poly(
            polar(*a, wa / 2, angle - 90),
            polar(*b, wb / 2, angle - 90),
            polar(*b, wb / 2, angle + 90),
            polar(*a, wa / 2, angle + 90),
        ),
        paint,
        opacity,
    )


def satellite(c: Canvas, x: float, y: float, k: float, turn: float = 0.0) -> None:
    """A satellite 64·k across: a golden box between two panels, with a dish."""
    with c.group(at=(x, y), turn=turn, scale=k):
        solar_panel(c, -21, 0, 22, 11, 3)
        solar_panel(c, 21, 0, 22, 11, 3)
        c.line("M-10 0H10", "#dfe5ee", 1.6)
        c.box(-7, -9, 14, 18, c.shade("#f0c95e", "#a3741f", turn=90), r=1)
        c.fill("M-7-13A7.5 6 0 0 0 7-13Z", "#eef2f6")
        c.line("M0-12V-18M-7 3H7", "#eef2f6", 1)


def hexes(c: Canvas, x: float, y: float, r: float, paint: str, rim: str, rings: int = 2) -> None:
    """A honeycomb of six-sided mirrors of radius r around (x, y), without the one in the middle."""
    d = ""
    for q in range(-rings, rings + 1):
        for s in range(-rings, rings + 1):
            if (q, s) != (0, 0) and abs(q + s) <= rings:
                px, py = x + r * 1.5 * q, y + r * math.sqrt(3) * (s + q / 2)
                d += poly(*(polar(px, py, r * 0.95, 30 + 60 * i) for i in range(6)))
    c.add(f'<path d="{compact(d)}" fill="{paint}" stroke="{rim}" stroke-width="{num(r * 0.07)}"/>')


def swirl(
    x: float, y: float, rx: float, ry: float, start: float, turns: float, inner: float = 0.15, n: int = 10
) -> str:
    """Path data of a spiral line that winds from the rim of an ellipse to the part `inner` of it."""
    points = []
    for i in range(n + 1):
        t = i / n
        px, py = polar(0, 0, 1 - (1 - inner) * t, start + 360 * turns * t)
        points.append((x + px * rx, y + py * ry))
    return smooth(points)


def watcher(
    c: Canvas,
    x: float,
    y: float,
    h: float,
    coat: str = "#7a3f4a",
    arm: float = 60.0,
    skin: str = "#c08a6c",
    legs: str = "#141c30",
) -> None:
    """Somebody who watches the sky by night, drawn with few strokes; one arm reaches to the bearing `arm`."""
    hx, hy = polar(9 if arm % 360 < 180 else -9, -48, 22, arm)
    other = -12 if arm % 360 < 180 else 12
    with c.group(at=(x, y), scale=h / 70):
        c.line("M-5-30L-6-3M5-30L6-3", legs, 8)
        c.line(
            f"M{-9 if other > 0 else 9}-48L{num(hx)} {num(hy)}M{other * 3 // 4}-48L{other}-26".replace(
                " -", "-"
            ),
            mix(coat, "#0a1226", 0.3),
            6.5,
        )
        c.fill("M-11-51q11-5 22 0l2 26h-26z", coat)
        c.disc(hx, hy, 3.2, skin)
        c.disc(0, -61, 7, skin)
        c.fill("M-7.4-60a7.4 8 0 0 1 14.8 0q-7-4-14.8 0z", "#14101a")


def small_dish(c: Canvas, x: float, y: float, r: float, turn: float) -> None:
    """A radio dish so far off that a bowl on a foot is all one sees."""
    with c.group(at=(x, y), scale=r / 20):
        c.fill("M-7 0L-2-24H2L7 0z", "#7d8898")
        c.add(
            f'<g transform="translate(0 -24)rotate({num(turn)})">'
            '<path d="M-20-8Q-14 4 0 4T20-8z" fill="#c3ccd8"/>'
            '<ellipse cy="-8" rx="20" ry="5" fill="#f2f5f8"/>'
            '<path d="M-12-7L0-19 12-7" stroke="#6c778a"/></g>'
        )


def glowing(c: Canvas, name: int, d: str, *looks: tuple[str, float, float], fill: str | None = None) -> None:
    """One long line drawn several times, as (colour, width, opacity), and perhaps filled, but written once.

    `name` is a number that no other such line of the scene has.
    """
    identity = f"n{name}"
    c.add(f'<defs><path id="{identity}" d="{compact(d)}"/></defs>')
    for colour, width, opacity in looks:
        c.add(
            f'<use href="#{identity}" stroke="{colour}" stroke-width="{num(width)}" opacity="{opacity:.2g}"/>'
        )
    if fill:
        c.add(f'<use href="#{identity}" fill="{fill}"/>')


@contextmanager
def stamp(c: Canvas, name: int) -> Iterator[None]:
    """What is painted inside the block can be printed `again`; `name` as for `glowing`, another number."""
    c.add(f'<g id="n{name}">')
    yield
    c.add("</g>")


def again(c: Canvas, name: int, x: float, y: float, k: float | Point = 1.0) -> None:
    """A stamp printed once more, k times as large around (0, 0), then moved by (x, y)."""
    a, b = k if isinstance(k, tuple) else (k, k)
    size = f"scale({a:.3g})" if a == b else f"scale({a:.3g} {b:.3g})"
    c.add(f'<use href="#n{name}" transform="translate({num(x)} {num(y)}){size}"/>')
