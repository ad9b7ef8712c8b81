"""What scenes are made of: skies, land, water, plants, people, buildings, machines and bodies in space.

Every function paints one thing on a `Canvas`. Unless it says otherwise (x, y) is the middle of a thing's foot
for what stands, and the centre for what floats; sizes are units of the sheet, angles bearings (0 = up).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from .brush import (
    HEIGHT,
    WIDTH,
    Canvas,
    Point,
    arc,
    band,
    capsule,
    dots,
    lerp,
    line_path,
    mix,
    num,
    oval,
    polar,
    poly,
    puffs,
    ring,
    round_box,
    smooth,
    spray,
    trace,
)

SKIN: Final = ("#e8b48c", "#8d5a3b", "#f3cba8", "#b97a50")
NIGHT: Final = ("#0a1230", "#16264f", "#2b4274")
SPACE: Final = ("#05070f", "#0b1226")


# ---------------------------------------------------------------- sky


def stars(
    c: Canvas,
    n: int = 60,
    box: tuple[float, float, float, float] = (0, 0, WIDTH, HEIGHT),
    colour: str = "#ffffff",
    size: float = 1.0,
) -> None:
    """So many stars of three sizes scattered in the box x0, y0, x1, y1."""
    x0, y0, x1, y1 = box
    for part, width, light in ((0.6, 0.9, 0.55), (0.3, 1.5, 0.8), (0.1, 2.3, 0.95)):
        places = [(c.rng.uniform(x0, x1), c.rng.uniform(y0, y1)) for _ in range(max(1, round(n * part)))]
        c.line(dots(places), colour, width * size, light)


def sparkle(c: Canvas, x: float, y: float, r: float, colour: str = "#fff6d8", halo: float = 0.5) -> None:
    """One bright star with four rays."""
    if halo:
        c.glow(x, y, r * 1.1, colour, halo)
    k = r * 0.09
    c.fill(
        poly(*(p for b in (0, 90, 180, 270) for p in (polar(x, y, r, b), polar(x, y, k * 1.6, b + 45)))),
        colour,
    )


def sun(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    colour: str = "#fff1c0",
    halo: str = "#ffd27a",
    reach: float = 4.0,
) -> None:
    """A sun with a soft halo `reach` radii wide."""
    c.glow(x, y, r * reach, halo, 0.85)
    c.disc(x, y, r, c.radial("#fffdf2", (0.7, colour), mix(colour, halo, 0.5)))


def cloud(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    h: float | None = None,
    top: str = "#ffffff",
    foot: str = "#c4d3e3",
    opacity: float = 1.0,
    n: int = 7,
) -> None:
    """A fair-weather cloud with a flat foot at y."""
    c.fill(puffs(x, y, w, w * 0.42 if h is None else h, c.rng, n), c.shade(top, (0.45, top), foot), opacity)


def cloud_sea(
    c: Canvas,
    y: float,
    colours: Sequence[str] = ("#dfe8f2", "#eef3f8", "#ffffff"),
    step: float = 34,
    amplitude: float = 12,
) -> None:
    """A sea of clouds seen from above: rows of puffs from height y down."""
    for k, colour in enumerate(colours):
        row = y + k * step
        x = -24.0 + 17 * (k % 2)
        d = trace("M", x, HEIGHT + 10, "V", row)
        while x < WIDTH + 10:
            w = amplitude * (1.5 + 0.7 * k) * c.rng.uniform(0.7, 1.5)
            after = row + c.rng.uniform(-0.35, 0.35) * amplitude
            d += f"A{num(w * 0.56)} {num(w * 0.5)} 0 0 1 {num(x + w)} {num(after)}"
            x += w
        c.fill(d + f"V{HEIGHT + 10}z", c.shade(colour, mix(colour, "#7d93b8", 0.28)))


def ceiling(
    c: Canvas,
    y: float,
    colours: Sequence[str] = ("#5d6f82", "#4b5c70", "#3d4d60"),
    step: float = 20,
    amplitude: float = 16,
) -> None:
    """A low dark ceiling of cloud: rows of pouches hanging down to height y, the highest row in front."""
    for k, colour in enumerate(colours):
        row = y - k * step
        x = -24.0 - 23 * (k % 2)
        d = trace("M", x, -10, "V", row)
        while x < WIDTH + 10:
            w = amplitude * c.rng.uniform(1.6, 4.2)
            after = row + c.rng.uniform(-0.5, 0.3) * amplitude
            d += f"A{num(w * 0.58)} {num(w * 0.42)} 0 0 0 {num(x + w)} {num(after)}"
            x += w
        c.fill(d + "V-10z", c.shade(mix(colour, "#0b1020", 0.35), (0.6, colour), mix(colour, "#ffffff", 0.1)))


def wisps(
    c: Canvas, y: float, n: int = 5, colour: str = "#ffffff", opacity: float = 0.5, spread: float = 30
) -> None:
    """High thin streaks of cloud around height y."""
    d = ""
    for _ in range(n):
        x, row, w = c.rng.uniform(-20, 420), y + c.rng.uniform(-spread, spread), c.rng.uniform(60, 170)
        t = c.rng.uniform(2, 5)
        d += trace("M", x, row, "q", w * 0.4, -t * 2, w, -t, "q", -w * 0.5, t * 1.2, -w, t, "z")
    c.fill(d, colour, opacity)


def saucer_cloud(
    c: Canvas, x: float, y: float, w: float, h: float, top: str = "#ffffff", foot: str = "#9fb2cb"
) -> None:
    """A smooth lens of cloud around (x, y)."""
    d = trace(
        "M",
        x - w / 2,
        y,
        "C",
        x - w * 0.3,
        y - h,
        x + w * 0.28,
        y - h,
        x + w / 2,
        y,
        "C",
        x + w * 0.25,
        y + h * 0.5,
        x - w * 0.25,
        y + h * 0.5,
        x - w / 2,
        y,
        "z",
    )
    c.fill(d, c.shade(top, (0.45, mix(top, foot, 0.3)), foot))
    c.line(
        trace("M", x - w * 0.34, y - h * 0.28, "Q", x, y - h * 0.62, x + w * 0.3, y - h * 0.3),
        "#ffffff",
        h * 0.05,
        0.6,
    )


def rain(
    c: Canvas,
    n: int,
    box: tuple[float, float, float, float],
    slant: float = -5,
    length: float = 14,
    colour: str = "#cfe0ee",
    opacity: float = 0.55,
    width: float = 1.1,
) -> None:
    """So many (n) strokes of rain in the box x0, y0, x1, y1."""
    c.line(spray(c.rng, n, box, slant, length), colour, width, opacity)


def bolt(
    c: Canvas,
    points: Sequence[Point],
    width: float = 2.4,
    colour: str = "#fff6c4",
    halo: str = "#9db4ff",
    forks: int = 3,
) -> None:
    """A stroke of lightning through the points, roughened, with `forks` thinner branches."""
    rough: list[Point] = [points[0]]
    for a, b in pairwise(points):
        for t in (0.33, 0.66):
            p = lerp(a, b, t)
            rough.append((p[0] + c.rng.uniform(-7, 7), p[1] + c.rng.uniform(-3, 3)))
        rough.append(b)
    main = line_path(rough)
    side = ""
    for i in range(forks):
        x, y = rough[1 + (i + 1) * (len(rough) - 2) // (forks + 1)]
        way = -1 if i % 2 else 1
        limb = [(x, y)]
        for _ in range(3):
            x, y = x + way * c.rng.uniform(5, 16), y + c.rng.uniform(8, 18)
            limb.append((x, y))
        side += line_path(limb)
    c.line(main + side, halo, width * 4, 0.22)
    c.line(side, colour, width * 0.45, 0.9)
    c.line(main, colour, width)


def rainbow(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    width: float = 3.0,
    opacity: float = 0.8,
    inside_out: bool = False,
) -> None:
    """A bow of six colours around (x, y), red outside unless `inside_out`; `width` is that of one colour."""
    colours = ["#e2483d", "#f08a35", "#f6d344", "#57b35b", "#3b85cf", "#7d53b4"]
    for i, colour in enumerate(reversed(colours) if inside_out else colours):
        c.line(arc(x, y, r - i * width, -90, 90), colour, width + 0.4, opacity)


# ---------------------------------------------------------------- land


def hills(c: Canvas, y: float, amplitude: float, paint: str, n: int = 6, foot: float = HEIGHT) -> None:
    """A soft line of hills across the sheet around height y, filled down to `foot`."""
    points = [
        (-20 + (WIDTH + 40) * i / n, y + amplitude * c.rng.uniform(-1, 1) * (1 if i % 2 else 0.7))
        for i in range(n + 1)
    ]
    c.fill(band(points, foot), paint)


def mountain(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    lit: str = "#8c9bb0",
    shaded: str = "#5c6b84",
    snow: float = 0.4,
    snow_lit: str = "#ffffff",
    snow_shaded: str = "#c3d3e8",
) -> None:
    """A peak w wide at its foot; light from the left; snow on the part `snow` of its height."""
    rng = c.rng
    top = (x, y - h)
    left, right = (x - w / 2, y), (x + w / 2, y)

    def slope(end: Point, rough: float) -> list[Point]:
        out = [top]
        for i in range(1, 6):
            p = lerp(top, end, i / 6)
            out.append((p[0] + rng.uniform(-rough, rough), p[1] + rng.uniform(-rough, rough)))
        return [*out, end]

    west, east = slope(left, w * 0.02), slope(right, w * 0.02)
    middle = slope((x + w * 0.08, y), w * 0.035)
    c.fill(poly(*west, *reversed(middle)), lit)
    c.fill(poly(*middle, *reversed(east)), shaded)
    if snow:
        k = max(1, round(snow * 6))

        def cap(a: list[Point], b: list[Point]) -> str:
            rim = [lerp(a[k], b[k], t / 4) for t in range(5)]
            rim = [
                (px, py + (h * 0.07 if i % 2 else -h * 0.03) * (0 if i in (0, 4) else 1))
                for i, (px, py) in enumerate(rim)
            ]
            return poly(*a[: k + 1], *rim[1:-1], *reversed(b[: k + 1]))

        c.fill(cap(west, middle), snow_lit)
        c.fill(cap(middle, east), snow_shaded)


def range_of(
    c: Canvas,
    y: float,
    n: int,
    h: float,
    lit: str,
    shaded: str,
    snow: float = 0.4,
    snow_lit: str = "#ffffff",
    snow_shaded: str = "#c3d3e8",
) -> None:
    """A row of n peaks across the sheet with their feet at y."""
    step = WIDTH / (n - 1 if n > 1 else 1)
    order = sorted(range(n), key=lambda i: (i % 2, i))
    for i in order:
        k = c.rng.uniform(0.65, 1.1)
        mountain(
            c,
            i * step + c.rng.uniform(-12, 12),
            y,
            step * 2.1,
            h * k,
            lit,
            shaded,
            snow,
            snow_lit,
            snow_shaded,
        )


def dunes(c: Canvas, y: float, lit: str = "#e6b56e", shaded: str = "#b9793f") -> None:
    """Sand dunes with sharp crests from height y down."""
    for k in range(3):
        row = y + k * (HEIGHT - y) / 3
        x = c.rng.uniform(90, 390)
        rise = 18 + 8 * k
        crest = f"M-10 {num(row + rise)}Q{num(x * 0.6)} {num(row + rise * 0.9)} {num(x)} {num(row)}"
        c.fill(
            f"{crest}Q{num(x + 90)} {num(row + rise * 0.8)} 490 {num(row + rise * 0.5)}V330H-10z",
            mix(lit, shaded, 0.12 * (2 - k)),
        )
        c.fill(
            trace(
                "M",
                x,
                row,
                "Q",
                x + 90,
                row + rise * 0.8,
                490,
                row + rise * 0.5,
                "V",
                row + 90,
                "Q",
                x + 20,
                row + 70,
                x,
                row,
                "z",
            ),
            mix(shaded, lit, 0.12 * (2 - k)),
        )


def rocks(
    c: Canvas, places: Sequence[tuple[float, float, float]], lit: str = "#a5a19a", shaded: str = "#6f6a66"
) -> None:
    """Angular stones at (x, y of the foot, width)."""
    for x, y, w in places:
        h = w * c.rng.uniform(0.5, 0.8)
        a, b, d = c.rng.uniform(-0.25, -0.1), c.rng.uniform(0.1, 0.25), c.rng.uniform(-0.05, 0.1)
        c.fill(
            poly(
                (x - w / 2, y),
                (x - w * 0.4, y - h * 0.6),
                (x + a * w, y - h),
                (x + d * w, y - h * 0.5),
                (x + d * w, y),
            ),
            lit,
        )
        c.fill(
            poly(
                (x + d * w, y),
                (x + d * w, y - h * 0.5),
                (x + a * w, y - h),
                (x + b * w, y - h * 0.9),
                (x + w * 0.42, y - h * 0.4),
                (x + w / 2, y),
            ),
            shaded,
        )


def grass(
    c: Canvas,
    n: int,
    box: tuple[float, float, float, float],
    colour: str = "#5d8f3e",
    height: float = 8,
    width: float = 1.2,
) -> None:
    """So many blades of grass or corn rooted in the box."""
    x0, y0, x1, y1 = box
    c.line(spray(c.rng, n, (x0, y0, x1, y1), 1.5, -height), colour, width, 0.85)


# ---------------------------------------------------------------- water


def water(c: Canvas, y: float, *colours: str, foot: float = HEIGHT) -> None:
    """A sheet of water across the scene from height y to `foot`."""
    c.box(0, y, WIDTH, foot - y, c.shade(*(colours or ("#7cc0d8", "#2f7fa8"))))


def glints(
    c: Canvas,
    n: int,
    box: tuple[float, float, float, float],
    colour: str = "#ffffff",
    length: float = 16,
    opacity: float = 0.5,
    width: float = 1.3,
) -> None:
    """So many short level strokes of light on water."""
    c.line(spray(c.rng, n, box, length, 0, 0.6), colour, width, opacity)


def light_path(
    c: Canvas, x: float, y: float, foot: float = HEIGHT, colour: str = "#fff1c0", w: float = 26, n: int = 26
) -> None:
    """The glitter a low light at x draws on water from the horizon y to `foot`."""
    d = ""
    for i in range(n):
        t = (i + 0.5) / n
        half = w * (0.25 + 0.75 * t) * c.rng.uniform(0.3, 1)
        shift = c.rng.uniform(-0.4, 0.4) * w * t
        d += f"M{num(x + shift - half)} {num(y + (foot - y) * t)}h{num(2 * half)}"
    c.line(d, colour, 1.8, 0.75)


# ---------------------------------------------------------------- plants


def fir(c: Canvas, x: float, y: float, h: float, colour: str = "#2f5d4a", snow: bool = False) -> None:
    """A fir, y is its foot."""
    light, dark, d = mix(colour, "#ffffff", 0.12), mix(colour, "#06121c", 0.3), ""
    c.box(x - h * 0.03, y - h * 0.12, h * 0.06, h * 0.12, "#4a382c")
    e = w = ""
    for i in range(4):
        t = y - h * (0.1 + 0.21 * i)
        half, rise = h * (0.25 - 0.05 * i), h * 0.33
        w += poly((x - half, t), (x, t - rise), (x, t - h * 0.03))
        e += poly((x, t - rise), (x + half, t), (x, t - h * 0.03))
        if snow:
            d += poly(
                (x - half, t),
                (x - half * 0.1, t - rise),
                (x + half * 0.3, t - rise * 0.5),
                (x - half * 0.3, t - rise * 0.4),
            )
    c.fill(w, light)
    c.fill(e, dark)
    if snow:
        c.fill(d, "#f1f6fc")


def firs(c: Canvas, places: Sequence[Point], h: float, colour: str = "#24463c") -> None:
    """A distant wood in one colour: a jagged row of firs about h high with their feet at the places."""
    d = ""
    for x, y in places:
        k = h * c.rng.uniform(0.7, 1.15)
        d += poly(
            (x - k * 0.26, y), (x - k * 0.12, y - k * 0.4), (x - k * 0.17, y - k * 0.4), (x, y - k),
            (x + k * 0.17, y - k * 0.4), (x + k * 0.12, y - k * 0.4), (x + k * 0.26, y),
        )  # fmt: skip
    c.fill(d, colour)


def tree(c: Canvas, x: float, y: float, h: float, colour: str = "#4d8a45", trunk: str = "#5f4432") -> None:
    """A broad-leaved tree, y is its foot."""
    c.fill(
        poly((x - h * 0.05, y), (x - h * 0.02, y - h * 0.6), (x + h * 0.03, y - h * 0.6), (x + h * 0.06, y)),
        trunk,
    )
    crown = "".join(
        oval(x + dx * h, y - dy * h, r * h)
        for dx, dy, r in (
            (-0.2, 0.52, 0.17),
            (0.2, 0.5, 0.18),
            (0, 0.58, 0.22),
            (-0.1, 0.78, 0.18),
            (0.13, 0.75, 0.18),
        )
    )
    c.fill(crown, c.shade(mix(colour, "#fff3b0", 0.22), mix(colour, "#0b2430", 0.35), turn=150))


def palm(c: Canvas, x: float, y: float, h: float, colour: str = "#2e6e48", trunk: str = "#6b5138") -> None:
    """A palm leaning a little, y is its foot."""
    top = (x + h * 0.14, y - h * 0.75)
    c.line(
        f"M{num(x)} {num(y)}Q{num(x + h * 0.02)} {num(y - h * 0.4)} {num(top[0])} {num(top[1])}",
        trunk,
        h * 0.05,
    )
    d = ""
    for b in (-100, -62, -22, 24, 66, 104):
        tip, bend = polar(*top, h * 0.36, b), polar(*top, h * 0.26, b * 0.7)
        low = polar(*top, h * 0.2, b * 1.05)
        d += trace(
            "M",
            top[0],
            top[1],
            "Q",
            bend[0],
            bend[1],
            tip[0],
            tip[1] + h * 0.08,
            "Q",
            low[0],
            low[1],
            top[0],
            top[1],
            "z",
        )
    c.fill(d, colour)


# ---------------------------------------------------------------- people


def person(
    c: Canvas,
    x: float,
    y: float,
    h: float,
    top: str = "#c8503c",
    legs: str = "#2f3f58",
    skin: str = SKIN[0],
    hair: str = "#3d2b20",
    arms: tuple[float, float] = (205, 155),
    stride: float = 0.35,
    long_hair: bool = False,
    hat: str | None = None,
) -> tuple[Point, Point, Point]:
    """Somebody standing or walking on (x, y), h high; `arms` are the bearings of the left and right arm.

    Returns the centre of the head and the two hands, for what they wear and hold. The figure is seen from
    behind or without a face: it can look wherever the scene wants.
    """
    u = h / 7
    hip, shoulder = y - 3.2 * u, y - 5.5 * u
    head = (x, y - 6.35 * u)
    shoe = mix(legs, "#000000", 0.4)
    feet = ((x - stride * u * 1.6, y - 0.15 * u), (x + stride * u * 1.6, y - 0.15 * u))
    c.fill(
        capsule((x - 0.32 * u, hip), feet[0], 0.85 * u, 0.6 * u)
        + capsule((x + 0.32 * u, hip), feet[1], 0.85 * u, 0.6 * u),
        legs,
    )
    if h > 24:
        c.fill(
            oval(feet[0][0], y - 0.16 * u, 0.48 * u, 0.24 * u)
            + oval(feet[1][0], y - 0.16 * u, 0.48 * u, 0.24 * u),
            shoe,
        )
    hands = []
    for side, bearing in zip((-1, 1), arms, strict=True):
        start = (x + side * 0.78 * u, shoulder + 0.3 * u)
        hand = polar(*start, 2.35 * u, bearing)
        hands.append(hand)
        c.fill(capsule(start, hand, 0.7 * u, 0.5 * u), mix(top, "#0c1a2a", 0.12))
        c.disc(*hand, 0.33 * u, skin)
    c.fill(
        trace(
            "M",
            x - u,
            shoulder + 0.3 * u,
            "Q",
            x - u,
            shoulder - 0.15 * u,
            x - 0.5 * u,
            shoulder - 0.2 * u,
            "H",
            x + 0.5 * u,
            "Q",
            x + u,
            shoulder - 0.15 * u,
            x + u,
            shoulder + 0.3 * u,
            "L",
            x + 0.72 * u,
            hip + 0.3 * u,
            "H",
            x - 0.72 * u,
            "z",
        ),
        top,
    )
    c.box(x - 0.25 * u, shoulder - 0.4 * u, 0.5 * u, 0.5 * u, skin)
    c.disc(*head, 0.64 * u, skin)
    c.fill(
        trace(
            "M",
            x - 0.68 * u,
            head[1] + 0.05 * u,
            "a",
            0.68 * u,
            0.7 * u,
            0,
            0,
            1,
            1.36 * u,
            0,
            "q",
            -0.6 * u,
            -0.45 * u,
            -1.36 * u,
            0,
            "z",
        ),
        hair,
    )
    if long_hair:  # seen from behind: hair over head and shoulders
        c.fill(round_box(head[0] - 0.72 * u, head[1] - 0.5 * u, 1.44 * u, 1.6 * u, 0.5 * u), hair)
        c.disc(*head, 0.68 * u, hair)
    if hat:
        c.fill(
            trace(
                "M",
                x - 0.75 * u,
                head[1] - 0.15 * u,
                "q",
                0.1 * u,
                -0.75 * u,
                0.75 * u,
                -0.75 * u,
                "t",
                0.75 * u,
                0.75 * u,
                "z",
            ),
            hat,
        )
    return head, hands[0], hands[1]


def crowd(
    c: Canvas,
    places: Sequence[Point],
    h: float,
    colours: Sequence[str] = ("#c8503c", "#2f6f9f", "#e0a83a", "#4d7d4a", "#7a4f86"),
) -> None:
    """Tiny people: a coloured body, dark legs and a head each."""
    heads = []
    for i, (x, y) in enumerate(places):
        c.line(f"M{num(x)} {num(y)}v{num(-h * 0.4)}", "#2c3448", h * 0.22)
        c.line(f"M{num(x)} {num(y - h * 0.42)}v{num(-h * 0.28)}", colours[i % len(colours)], h * 0.32)
        heads.append((x, y - h * 0.9))
    c.line(dots(heads), "#d9a27c", h * 0.26)


def astronaut(
    c: Canvas,
    x: float,
    y: float,
    h: float,
    arms: tuple[float, float] = (215, 140),
    legs: tuple[float, float] = (190, 168),
    visor: str | None = None,
    pack: bool = True,
) -> tuple[Point, Point, Point]:
    """A person in a white space suit around (x, y), the middle of the body; h is the height standing.

    Returns the centre of the helmet and the two hands.
    """
    u = h / 7
    suit = c.shade("#ffffff", (0.5, "#eef1f5"), "#aab6c6", turn=120)
    line = "#8996a8"
    neck, hip = y - 1.6 * u, y + 0.9 * u
    helmet = (x, y - 2.45 * u)
    if pack:
        c.fill(round_box(x - 1.45 * u, y - 2.3 * u, 2.9 * u, 3.0 * u, 0.4 * u), c.shade("#d9dfe7", "#8e9bad"))
    for side, bearing in zip((-1, 1), legs, strict=True):
        start = (x + side * 0.55 * u, hip - 0.1 * u)
        foot = polar(*start, 2.4 * u, bearing)
        c.fill(capsule(start, foot, 1.15 * u, 0.95 * u), suit)
        knee = lerp(start, foot, 0.55)
        c.line(
            line_path([polar(*knee, 0.45 * u, bearing + 90), polar(*knee, 0.45 * u, bearing - 90)]),
            line,
            0.12 * u,
            0.7,
        )
        c.fill(capsule(foot, polar(*foot, 0.45 * u, bearing), 1.05 * u, 1.0 * u), "#c9d1dc")
    hands = []
    for side, bearing in zip((-1, 1), arms, strict=True):
        start = (x + side * 1.0 * u, neck + 0.35 * u)
        elbow = polar(*start, 1.25 * u, bearing)
        hand = polar(*elbow, 1.15 * u, bearing)
        hands.append(hand)
        c.fill(capsule(start, hand, 1.0 * u, 0.8 * u), suit)
        c.line(
            line_path([polar(*elbow, 0.4 * u, bearing + 90), polar(*elbow, 0.4 * u, bearing - 90)]),
            "#c8503c",
            0.16 * u,
            0.9,
        )
        c.fill(capsule(hand, polar(*hand, 0.2 * u, bearing), 0.8 * u, 0.7 * u), "#7d8a9c")
    c.fill(round_box(x - 1.15 * u, neck - 0.1 * u, 2.3 * u, 2.8 * u, 0.8 * u), suit)
    c.fill(round_box(x - 0.6 * u, y - 0.75 * u, 1.2 * u, 0.8 * u, 0.12 * u), "#b7c2d0")
    c.line(dots([(x - 0.3 * u, y - 0.5 * u), (x + 0.05 * u, y - 0.5 * u)]), "#c8503c", 0.2 * u)
    c.line(dots([(x + 0.3 * u, y - 0.15 * u), (x - 0.2 * u, y - 0.15 * u)]), "#2f6f9f", 0.2 * u)
    c.disc(*helmet, 1.15 * u, suit)
    c.oval(
        helmet[0],
        helmet[1] + 0.05 * u,
        0.85 * u,
        0.78 * u,
        visor or c.shade("#6b5a33", (0.4, "#d7a640"), "#3a2c18", turn=150),
    )
    c.line(arc(*helmet, 0.62 * u, -70, -15), "#fff7dd", 0.14 * u, 0.8)
    return helmet, hands[0], hands[1]


# ---------------------------------------------------------------- buildings


def house(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    wall: str = "#e8dcc4",
    roof: str = "#a8503c",
    window: str = "#4d6278",
    snow: bool = False,
) -> None:
    """A house with its door in the middle, w wide and h high to the ridge."""
    eaves = y - h * 0.55
    c.box(x - w / 2, eaves, w, h * 0.55, c.shade(wall, mix(wall, "#26364a", 0.25), turn=90))
    c.fill(
        poly((x - w * 0.58, eaves), (x - w * 0.36, y - h), (x + w * 0.36, y - h), (x + w * 0.58, eaves)), roof
    )
    if snow:
        c.fill(
            poly(
                (x - w * 0.58, eaves - 1),
                (x - w * 0.36, y - h - 2),
                (x + w * 0.36, y - h - 2),
                (x + w * 0.58, eaves - 1),
                (x + w * 0.4, eaves - h * 0.14),
                (x - w * 0.3, eaves - h * 0.1),
            ),
            "#f4f8fc",
        )
    c.box(x - w * 0.08, y - h * 0.34, w * 0.16, h * 0.34, mix(roof, "#1c1410", 0.5))
    c.fill(
        "".join(
            trace("M", px, y - h * 0.42, "h", w * 0.18, "v", h * 0.2, "h", -w * 0.18, "z")
            for px in (x - w * 0.36, x + w * 0.18)
        ),
        window,
    )


def towers(
    c: Canvas,
    y: float,
    heights: Sequence[float],
    x0: float = 0,
    x1: float = WIDTH,
    paint: str = "#4b5568",
    lights: str | None = None,
    share: float = 0.4,
) -> None:
    """A row of tower blocks with their feet at y between x0 and x1, some windows lit."""
    step = (x1 - x0) / len(heights)
    d, lit = "", []
    for i, h in enumerate(heights):
        w = step * c.rng.uniform(0.72, 0.98)
        left = x0 + i * step
        d += f"M{num(left)} {num(y)}v{num(-h)}h{num(w)}v{num(h)}z"
        if i % 3 == 1:
            d += f"M{num(left + w / 2 - 1)} {num(y - h)}v{num(-h * 0.16)}h2v{num(h * 0.16)}z"
        if lights:
            for col in range(max(1, int(w / 7))):
                for row in range(int(h / 9)):
                    if c.rng.random() < share:
                        lit.append((left + 4 + col * 7, y - h + 6 + row * 9))
    c.fill(d, paint)
    if lights and lit:
        c.line("".join(f"M{num(a)} {num(b)}v2" for a, b in lit), lights, 2, 0.85)


def tent(c: Canvas, x: float, y: float, w: float, colour: str = "#e0863a", lit: bool = False) -> None:
    """A small tent, w wide; `lit` from inside."""
    h = w * 0.55
    c.fill(
        trace(
            "M",
            x - w / 2,
            y,
            "Q",
            x - w * 0.12,
            y - h * 0.75,
            x,
            y - h,
            "Q",
            x + w * 0.15,
            y - h * 0.75,
            x + w / 2,
            y,
            "z",
        ),
        c.shade(
            mix(colour, "#fff2b8", 0.55 if lit else 0.2),
            mix(colour, "#1a0f10", 0.1 if lit else 0.35),
            turn=110,
        ),
    )
    c.fill(
        poly((x, y - h), (x + w * 0.13, y), (x - w * 0.13, y)),
        "#fff0b4" if lit else mix(colour, "#120a10", 0.6),
    )
    if lit:
        c.glow(x, y - h * 0.4, w * 0.9, "#ffcf70", 0.4)


# ---------------------------------------------------------------- machines


def airliner(
    c: Canvas, x: float, y: float, w: float, turn: float = 0.0, body: str = "#f2f5f8", tail: str = "#2f6f9f"
) -> None:
    """An aeroplane seen from the side, flying to the right, w long; `turn` tilts it (−15: climbing)."""
    with c.group(at=(x, y), turn=turn, scale=w / 100):
        c.fill("M-34 -5L-48 -24h9L-20 -6z", tail)
        c.fill(
            "M-50 -4C-40 -9 20 -9 38 -8C48 -7 52 -1 48 2C40 7 10 7 -20 6C-36 4 -46 1 -50 -4z",
            c.shade(body, (0.5, body), "#9fb0c2"),
        )
        c.fill("M6 2L-22 26h10L26 2z", "#b9c6d4")
        c.fill("M-34 -1L-50 8h7L-26 -1z", "#b9c6d4")
        c.line(dots([(i * 6 - 24.0, -3.0) for i in range(10)]), "#42556d", 2.2)
        c.fill("M40 -6q6 1 8 4h-9z", "#42556d")


def dish(
    c: Canvas, x: float, y: float, r: float, turn: float = 30.0, paint: str = "#f2f4f7", stand: float = 1.2
) -> None:
    """A radio dish of radius r on a mast that starts at (x, y); it looks to the bearing `turn`."""
    top = y - r * stand
    c.fill(
        poly((x - r * 0.34, y), (x - r * 0.1, top), (x + r * 0.1, top), (x + r * 0.34, y)),
        c.shade("#9aa5b4", "#5b6678", turn=90),
    )
    with c.group(at=(x, top), turn=turn):
        c.fill(
            trace("M", -r, -r * 0.42, "Q", -r * 0.7, r * 0.14, 0, r * 0.14, "T", r, -r * 0.42, "z"),
            c.shade(paint, "#8b97a8", turn=90),
        )
        c.oval(0, -r * 0.42, r, r * 0.24, c.shade("#cfd8e2", paint, turn=90))
        c.line(
            trace("M", -r * 0.6, -r * 0.36, "L", 0, -r, "L", r * 0.6, -r * 0.36, "M", 0, -r * 0.3, "V", -r),
            "#6c778a",
            max(0.8, r * 0.05),
        )
        c.disc(0, -r, r * 0.1, "#4b5668")


def telescope(c: Canvas, x: float, y: float, h: float, turn: float = 40.0, tube: str = "#f2f4f7") -> None:
    """A small telescope on a tripod whose feet are at y; it points to the bearing `turn`."""
    hub = (x, y - h * 0.62)
    c.line(
        "".join(f"M{num(hub[0])} {num(hub[1])}L{num(x + dx * h)} {num(y)}" for dx in (-0.26, 0.03, 0.28)),
        "#2c3444",
        max(1, h * 0.035),
    )
    a, b = polar(*hub, h * 0.26, turn + 180), polar(*hub, h * 0.46, turn)
    c.fill(capsule(a, b, h * 0.13, h * 0.17), c.shade(tube, mix(tube, "#26364a", 0.45), turn=turn + 90))
    c.fill(capsule(polar(*hub, h * 0.42, turn), b, h * 0.2, h * 0.2), "#39445a")
    c.fill(capsule(a, polar(*a, h * 0.08, turn + 250), h * 0.07), "#39445a")
    c.disc(*hub, h * 0.07, "#39445a")


def dome(c: Canvas, x: float, y: float, r: float, paint: str = "#e9eef4", slit: float | None = None) -> None:
    """An observatory, r the radius of its dome; open at the bearing `slit`."""
    c.box(
        x - r * 0.92,
        y - r * 0.5,
        r * 1.84,
        r * 0.5,
        c.shade(mix(paint, "#26364a", 0.15), mix(paint, "#26364a", 0.5), turn=90),
    )
    c.fill(
        f"M{num(x - r)} {num(y - r * 0.5)}a{num(r)} {num(r)} 0 0 1 {num(2 * r)} 0z",
        c.shade(paint, mix(paint, "#26364a", 0.4), turn=110),
    )
    if slit is not None:
        foot = (x, y - r * 0.5)
        c.fill(
            poly(
                polar(*foot, r * 0.25, slit - 70),
                polar(*foot, r, slit - 9),
                polar(*foot, r, slit + 9),
                polar(*foot, r * 0.25, slit + 70),
            ),
            "#131c2c",
        )


def solar_panel(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    cells: int = 6,
    paint: str = "#24508f",
    grid: str = "#8fb4e0",
    turn: float = 0.0,
) -> None:
    """A panel of solar cells around (x, y)."""
    with c.group(at=(x, y), turn=turn):
        c.box(
            -w / 2,
            -h / 2,
            w,
            h,
            c.shade(mix(paint, "#ffffff", 0.25), paint, mix(paint, "#000018", 0.3), turn=135),
        )
        d = "".join(f"M{num(-w / 2 + w * i / cells)} {num(-h / 2)}v{num(h)}" for i in range(cells + 1))
        c.line(d + f"M{num(-w / 2)} 0h{num(w)}", grid, 0.8, 0.8)
        c.line(f"M{num(-w / 2)} {num(-h / 2)}h{num(w)}v{num(h)}h{num(-w)}z", grid, 1)


# ---------------------------------------------------------------- bodies in space


def globe(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    lit: str,
    plain: str,
    dark: str,
    light: float = 315.0,
    air: str | None = None,
) -> None:
    """A ball lit from the bearing `light`, with a glow of the colour `air` around it."""
    if air:
        paint = c.radial((0.82, f"{air}00"), (0.86, f"{air}aa"), (1, f"{air}00"))
        c.disc(x, y, r * 1.16, paint)
    cx, cy = polar(0.5, 0.5, 0.25, light)
    c.disc(x, y, r, c.radial(lit, (0.5, plain), dark, cx=cx, cy=cy, r=0.75))


def moon(
    c: Canvas, x: float, y: float, r: float, colour: str = "#d9dadc", light: float = 315.0, craters: int = 9
) -> None:
    """A cratered moon."""
    globe(c, x, y, r, mix(colour, "#ffffff", 0.5), colour, mix(colour, "#0b1226", 0.6), light)
    dark = bright = ""
    for _ in range(craters):
        px, py = polar(x, y, r * 0.82 * math.sqrt(c.rng.random()), c.rng.uniform(0, 360))
        k = r * c.rng.uniform(0.05, 0.15)
        dark += oval(px, py, k)
        bright += arc(px, py, k, light - 260, light - 100)
    c.fill(dark, mix(colour, "#26304a", 0.5), 0.45)
    c.line(bright, "#ffffff", max(0.6, r * 0.02), 0.4)


def earth(
    c: Canvas, x: float, y: float, r: float, light: float = 315.0, land: str = "#5f9a5b", shadow: float = 0.0
) -> None:
    """Our planet: blue, with land and clouds. `shadow`: how much of it (0 to 1) is night."""
    globe(c, x, y, r, "#8fd0f2", "#2f7fc4", "#0b2f66", light, "#7fc4ff")
    with c.group(at=(x, y), scale=r / 100, clip=c.clip(oval(x, y, r))):
        c.fill(
            "M-70 -60C-40 -84 -8 -70 -14 -52C-22 -38 -46 -40 -44 -22C-40 -8 -26 -6 -28 8"
            "C-40 2 -62 -14 -78 -26z"
            "M-34 12C-14 6 8 18 2 36C-6 52 -22 62 -22 88C-36 72 -42 40 -34 12z"
            "M30 -58C52 -70 84 -50 96 -24C84 -12 60 -20 48 -14C36 -20 26 -42 30 -58z"
            "M34 -6C56 -16 84 0 82 24C74 44 66 58 54 66C42 46 44 28 34 18z",
            land,
        )
        c.fill("M-40 -96Q0 -84 40 -94Q20 -104 0 -104zM-50 96Q0 82 52 94Q0 116 -50 96z", "#eef5fa")
        c.line(
            "M-88 -8q24 -14 50 -6t44 -8M-20 -34q30 -10 54 2t40 2M-66 44q30 -12 50 0t46 4M10 70q24 -10 56 -4"
            "M-60 -44q16 6 30 2",
            "#ffffff",
            6,
            0.75,
        )
    if shadow:
        with c.group(clip=c.clip(oval(x, y, r))):
            px, py = polar(x, y, r * 2 * (1.25 - shadow), light + 180)
            c.disc(px, py, r * 1.5, "#04070f", 0.93)


def banded(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    colours: Sequence[str],
    light: float = 315.0,
    turn: float = 0.0,
    wobble: float = 0.03,
) -> None:
    """A giant planet with bands in these colours, pole to pole, tilted by `turn`."""
    n = len(colours)
    with c.group(at=(x, y), turn=turn, clip=c.clip(oval(x, y, r))):
        c.box(-r, -r, 2 * r, 2 * r, colours[0])
        for i in range(1, n):
            row = -r + 2 * r * i / n
            pts = [(-r * 1.05 + 2.1 * r * k / 6, row + r * wobble * c.rng.uniform(-1, 1)) for k in range(7)]
            c.fill(band(pts, r), colours[i])
    cx, cy = polar(0.5, 0.5, 0.22, light)
    c.disc(x, y, r, c.radial("#ffffff33", (0.5, "#00000000"), "#060a18c0", cx=cx, cy=cy, r=0.78))


def rings(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    colours: Sequence[tuple[float, float, str]],
    squash: float = 0.3,
    turn: float = -14.0,
    front: bool = True,
) -> None:
    """Rings around a planet of radius r: (inner, outer, colour) in radii. Paint with front=False before the
    planet and with front=True after it.
    """
    big = r * 4
    half = (
        f"M{num(-big)} 0h{num(2 * big)}v{num(big)}h{num(-2 * big)}z"
        if front
        else f"M{num(-big)} 0h{num(2 * big)}v{num(-big)}h{num(-2 * big)}z"
    )
    # The window turns with the rings, so it is an outer group around the clipped one.
    with c.group(at=(x, y), turn=turn), c.group(clip=c.clip(half)):
        for inner, outer, colour in colours:
            c.fill(ring(0, 0, r * outer, r * inner, squash), colour)


def comet(
    c: Canvas, x: float, y: float, r: float, length: float, turn: float, colour: str = "#cfe6ff"
) -> None:
    """A comet with its head at (x, y) and its tail towards the bearing `turn`."""
    with c.group(at=(x, y), turn=turn):
        fade = c.shade(f"{colour}00", (0.6, f"{colour}55"), f"{colour}dd")
        c.fill(
            trace(
                "M",
                -r,
                0,
                "Q",
                -r * 1.2,
                -length * 0.5,
                -r * 2.6,
                -length,
                "L",
                r * 1.6,
                -length,
                "Q",
                r * 1.2,
                -length * 0.4,
                r,
                0,
                "z",
            ),
            fade,
        )
    c.glow(x, y, r * 3, colour, 0.8)
    c.disc(x, y, r, "#ffffff")


def galaxy(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    squash: float = 0.5,
    turn: float = -20.0,
    core: str = "#fff0c8",
    arms: str = "#9fb8ff",
    n: int = 2,
    twist: float = 420.0,
) -> None:
    """A spiral of stars seen at an angle, with n arms."""
    with c.group(at=(x, y), turn=turn, scale=(1.0, squash)):
        c.glow(0, 0, r, arms, 0.45)
        for width, colour, part in ((0.16, arms, 0.22), (0.07, mix(arms, "#ffffff", 0.3), 0.5)):
            d = ""
            for k in range(n):
                pts = [
                    polar(0, 0, r * (0.08 + 0.86 * (i / 12) ** 0.9), 360 * k / n + twist * i / 12)
                    for i in range(13)
                ]
                d += smooth(pts)
            c.line(d, colour, r * width, part)
        places = []
        for k in range(n):
            for _ in range(26):
                t = c.rng.uniform(0.1, 1)
                px, py = polar(0, 0, r * (0.08 + 0.86 * t**0.9), 360 * k / n + twist * t)
                places.append((px + c.rng.uniform(-0.08, 0.08) * r, py + c.rng.uniform(-0.08, 0.08) * r))
        c.line(dots(places), "#ffffff", max(1, r * 0.02), 0.85)
        c.glow(0, 0, r * 0.42, core, 1)
        c.disc(0, 0, r * 0.1, "#fffdf2")


def corona(
    c: Canvas, x: float, y: float, r: float, colour: str = "#f2f4ff", n: int = 18, reach: float = 1.9
) -> None:
    """Pale streamers around a covered disc of radius r."""
    c.glow(x, y, r * reach * 1.15, colour, 0.9)
    d = ""
    for i in range(n):
        b = 360 * i / n + c.rng.uniform(-8, 8)
        length = r * (1 + (reach - 1) * c.rng.uniform(0.35, 1) * (0.6 + 0.4 * abs(math.sin(math.radians(b)))))
        d += poly(
            polar(x, y, r * 0.96, b - 9),
            polar(x, y, length, b + c.rng.uniform(-4, 4)),
            polar(x, y, r * 0.96, b + 9),
        )
    c.fill(d, colour, 0.2)
    c.glow(x, y, r * 1.5, "#ffffff", 0.9)
