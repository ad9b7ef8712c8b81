"""Small things of the table: the stars of the players, the top, the back of a card, the night they lie on."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Final

from ....core.svg import (
    Draws,
    at,
    circle,
    ellipse,
    gradient,
    graduated_ring,
    line_path,
    num,
    path,
    polar,
    rect,
    svg,
    tag,
)
from .constellation import GOLD, star_path

WIDTH: Final = 480
HEIGHT: Final = 320
_SEATS: Final = ("#0072b2", "#c24a00", "#009e73", "#f0e442", "#cc79a7", "#56b4e9")
_INKS: Final = ("#fff", "#fff", "#04241a", "#2b2600", "#2d0d20", "#06202f")


def shape(seat: int, r: float) -> str:
    """Path data of the shape of a seat around (0, 0), about as heavy to the eye as a disc of radius r.

    Disc, triangle, square, lozenge, pentagon, cross: the same as in the icons of the pages.
    """
    if seat == 0:
        return f"M{num(-r)} 0a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0Z"
    if seat == 5:
        a, b = r * 1.1, r * 0.4
        corners = [
            (-b, -a),
            (b, -a),
            (b, -b),
            (a, -b),
            (a, b),
            (b, b),
            (b, a),
            (-b, a),
            (-b, b),
            (-a, b),
            (-a, -b),
            (-b, -b),
        ]
        return line_path(corners, closed=True)
    sides, size, turn = {1: (3, 1.3, 0), 2: (4, 1.25, 45), 3: (4, 1.2, 0), 4: (5, 1.1, 0)}[seat]
    y = r * 0.18 if seat == 1 else 0
    return line_path([polar(0, y, r * size, turn + 360 * k / sides) for k in range(sides)], closed=True)


@lru_cache(maxsize=32)
def star(seat: int, r: float = 9.0) -> str:
    """A wooden star of a seat around (0, 0), with its colour and its shape; `r`: middle to point."""
    n = seat + 1
    body = star_path(r, inner=0.56)
    return (
        path(body, "none", "#fff", r * 0.36, stroke_linejoin="round", opacity=".95")
        + path(body, f"var(--seat-{n},{_SEATS[seat]})", "#0b1826", r * 0.13, stroke_linejoin="round")
        + path(shape(seat, r * 0.3), f"var(--on-seat-{n},{_INKS[seat]})")
    )


@cache
def top(r: float = 18.0) -> str:
    """The spinning top seen from above, around (0, 0): turned wood, painted so that one sees it turn."""
    out = [circle(0, 0, r, "#3d2414"), circle(0, 0, r * 0.96, "#c98a4b")]
    colours = ("#1b3160", "#ffd572", "#9f2f1c", "#f6f0dc")
    for k in range(8):
        a, b = polar(0, 0, r * 0.92, 45 * k), polar(0, 0, r * 0.92, 45 * k + 45)
        c, d = polar(0, 0, r * 0.62, 45 * k + 45), polar(0, 0, r * 0.62, 45 * k)
        far, near = num(r * 0.92), num(r * 0.62)
        out.append(
            path(
                f"M{num(a[0])} {num(a[1])}A{far} {far} 0 0 1 {num(b[0])} {num(b[1])}L{num(c[0])} {num(c[1])}"
                f"A{near} {near} 0 0 0 {num(d[0])} {num(d[1])}Z",
                colours[k % 4],
            )
        )
    for part, ink in ((0.62, "#7b4a26"), (0.56, "#e0ab6c"), (0.4, "#b7753b"), (0.36, "#e9bd83")):
        out.append(circle(0, 0, r * part, ink))
    sweep = polar(0, 0, r * 0.48, 20), polar(0, 0, r * 0.48, 110)
    out.append(
        path(
            f"M{num(sweep[0][0])} {num(sweep[0][1])}A{num(r * 0.48)} {num(r * 0.48)} 0 0 1 "
            f"{num(sweep[1][0])} {num(sweep[1][1])}",
            stroke="#fff",
            width=r * 0.05,
            opacity=".5",
            stroke_linecap="round",
        )
    )
    out += [
        circle(0, 0, r * 0.2, "#5b3317"),
        circle(0, 0, r * 0.15, "#f3d6a6"),
        circle(-r * 0.05, -r * 0.05, r * 0.05, "#fff"),
    ]
    return "".join(out)


def _sky(rng: Draws, w: float, h: float, n: int) -> str:
    dots = "".join(f"M{num(rng.uniform(0, w))} {num(rng.uniform(0, h))}h.1" for _ in range(n))
    bright = "".join(
        circle(
            rng.uniform(0, w),
            rng.uniform(0, h),
            rng.uniform(0.8, 1.7),
            rng.choice(("#fff", "#ffe9c4", "#cfe3ff")),
        )
        for _ in range(n // 5)
    )
    return path(dots, stroke="#fff", width=1.1, stroke_linecap="round", opacity=".6") + tag(
        "g", bright, opacity=".85"
    )


@cache
def back() -> str:
    """The back of a card as long as nobody looks: a night with a divided circle. An SVG document."""
    rng = Draws("bioviva/back")
    x, y = WIDTH / 2, HEIGHT / 2
    defs = tag(
        "defs", gradient("bg", [(0, "#25468a"), (0.6, "#16295a"), (1, "#0c1733")], radial=True, r=".75")
    )
    rays = "".join(
        line_path([polar(x, y, 60, a), polar(x, y, 92 if a % 90 == 0 else 78, a)]) for a in range(0, 360, 15)
    )
    return svg(
        WIDTH,
        HEIGHT,
        defs,
        rect(0, 0, WIDTH, HEIGHT, "url(#bg)"),
        _sky(rng, WIDTH, HEIGHT, 70),
        rect(14, 14, WIDTH - 28, HEIGHT - 28, stroke="#8fb4e0", stroke_width="2", rx=10, opacity=".6"),
        graduated_ring(x, y, 108, 72, 6, 8, "#cfe0ee", 0.75),
        path(rays, stroke="#8fb4e0", width=2, opacity=".55", stroke_linecap="round"),
        path(star_path(52, x, y, 0.46), GOLD, "#4a3200", 2, stroke_linejoin="round"),
        path(star_path(22, x, y, 0.46), "#fff3cf"),
        width=WIDTH,
        height=HEIGHT,
    )


@cache
def heaven() -> str:
    """The night the circle lies on, as a picture that covers any surface. An SVG document of 1000 by 700."""
    rng, w, h = Draws("bioviva/heaven"), 1000.0, 700.0
    hues = ("#2b4a8f", "#6b3f8a", "#1f7a86", "#2b4a8f")
    defs, clouds = (
        [gradient("g", [(0, "#1d3566"), (0.75, "#0e1a3a"), (1, "#0a1430")], radial=True, r=".72")],
        [],
    )
    for k in range(10):
        defs.append(gradient(f"n{k}", [(0, f"{hues[k % 4]}8c"), (1, f"{hues[k % 4]}00")], radial=True))
        r = rng.uniform(150, 330)
        clouds.append(ellipse(rng.uniform(0, w), rng.uniform(0, h), r, r * 0.8, f"url(#n{k})"))
    return svg(
        w,
        h,
        tag("defs", *defs),
        rect(0, 0, w, h, "url(#g)"),
        *clouds,
        _sky(rng, w, h, 260),
        width=w,
        height=h,
        preserveAspectRatio="xMidYMid slice",
    )


def trail(x: float, y: float, r: float, begin: float, end: float) -> str:
    """Path data of the way a star is flung on: a spiral outwards to radius r, between two bearings."""
    points = [
        polar(x, y, r * (0.35 + 0.65 * k / 12), begin + (end - begin) * math.sqrt(k / 12)) for k in range(13)
    ]
    return line_path(points)


@cache
def emblem() -> str:
    """The small picture of the game: a top from which stars fly. An SVG document of 96 by 96."""
    rng = Draws("bioviva/emblem")
    defs = tag("defs", gradient("e", [(0, "#2b4f97"), (1, "#0c1733")], radial=True, r=".7"))
    stars = "".join(
        at(
            *polar(48, 48, 35, 20 + 90 * k),
            path(star_path(8.5, inner=0.5), GOLD, "#4a3200", 0.8),
            turn=25.0 * k,
        )
        for k in range(4)
    )
    ways = "".join(trail(48, 48, 33, 90 * k - 62, 90 * k + 12) for k in range(4))
    return svg(
        96,
        96,
        defs,
        rect(0, 0, 96, 96, "url(#e)", rx=14),
        _sky(rng, 96, 96, 16),
        path(ways, stroke=GOLD, width=1.6, opacity=".55", stroke_linecap="round"),
        stars,
        at(48, 48, top(18)),
        width=96,
        height=96,
    )
