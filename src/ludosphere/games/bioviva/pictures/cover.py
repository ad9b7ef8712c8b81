"""The picture of the game on the home page: a circle of cards under the night, a top that throws stars."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ....core.svg import Draws, at, circle, ellipse, gradient, num, path, polar, rect, svg, tag
from ..decks import deck
from . import inlaid
from .constellation import GOLD, LINE, places, star_path
from .constellation import figures as constellations
from .pieces import star, top, trail

WIDTH: Final = 960
HEIGHT: Final = 360
_CARDS: Final = (36, 14, 55, 1, 49, 59, 51, 24)
"""Which scenes lie in the circle, clockwise from the top."""
_TILT: Final = 0.52
"""The table is seen from aside: how much flatter than long it looks."""


@cache
def cover() -> str:
    """The cover, an SVG document of 960 by 360."""
    rng = Draws("bioviva/cover")
    defs = [
        gradient("s", [(0, "#0b1533"), (0.45, "#1c3468"), (0.8, "#38508c"), (1, "#5a5f97")]),
        gradient("t", [(0, "#ffe9b0cc"), (0.35, "#7fb0e84d"), (1, "#7fb0e800")], radial=True),
        gradient("m", [(0, "#8fb4e000"), (0.5, "#b9d0f24d"), (1, "#8fb4e000")]),
    ]
    return svg(
        WIDTH,
        HEIGHT,
        tag("defs", *defs),
        rect(0, 0, WIDTH, HEIGHT, "url(#s)"),
        at(480, 80, rect(-620, -55, 1240, 110, "url(#m)"), turn=-11),
        _stars(rng),
        _figure("big_dipper", 8, 26, 180, 112, 5),
        _figure("orion", 804, 20, 136, 144, 2),
        _table(),
        width=WIDTH,
        height=HEIGHT,
    )


def _stars(rng: Draws) -> str:
    dots = "".join(f"M{num(rng.uniform(0, WIDTH))} {num(rng.uniform(0, HEIGHT))}h.1" for _ in range(240))
    bright = "".join(
        circle(rng.uniform(0, WIDTH), rng.uniform(0, 250), rng.uniform(0.7, 1.6), "#fff") for _ in range(46)
    )
    return path(dots, stroke="#fff", width=1.1, stroke_linecap="round", opacity=".55") + tag(
        "g", bright, opacity=".9"
    )


def _figure(identity: str, x: float, y: float, w: float, h: float, filled: int) -> str:
    spots = places(identity, w, h, 12)
    lines = "".join(
        f"M{num(spots[a][0])} {num(spots[a][1])}L{num(spots[b][0])} {num(spots[b][1])}"
        for a, b in constellations()[identity].lines
    )
    out = [path(lines, stroke=LINE, width=1.4, opacity=".75")]
    for number, (px, py) in enumerate(spots):
        if number < filled:
            out.append(circle(px, py, 11, GOLD, opacity=".2") + path(star_path(8.5, px, py), GOLD))
        else:
            out.append(circle(px, py, 4.5, "#14264d", stroke=GOLD, stroke_width="1.4"))
    return at(x, y, *out)


def _table() -> str:
    """The circle of cards, the top in its middle and the stars it throws."""
    scenes = deck("sky_space")
    x, y = 480.0, 191.0
    ring = [ellipse(x, y, 196, 196 * _TILT, stroke="#cfe0ee", stroke_width="1.2", opacity=".45")]
    for k in range(72):
        (ax, ay), (bx, by) = polar(0, 0, 196, 5 * k), polar(0, 0, 210 if k % 6 == 0 else 203, 5 * k)
        ring.append(
            path(
                f"M{num(x + ax)} {num(y + ay * _TILT)}L{num(x + bx)} {num(y + by * _TILT)}",
                stroke="#cfe0ee",
                width=1.2,
                opacity=".45",
            )
        )
    cards = []
    for k, number in enumerate(_CARDS):
        px, py = polar(0, 0, 1, 45 * k)
        near = 0.86 + 0.2 * (py + 1) / 2
        w, h = 126 * near, 84 * near
        cx, cy = x + 324 * px, y + 104 * py
        inner = inlaid(scenes.scene(number - 1), f"c{k}")
        inner = inner.replace("<svg ", f'<svg x="{num(-w / 2)}" y="{num(-h / 2)}" ', 1)
        inner = re.sub(r'width="480" height="320"', f'width="{num(w)}" height="{num(h)}"', inner, count=1)
        cards.append(
            (
                py,
                at(
                    cx,
                    cy,
                    rect(-w / 2 - 4, -h / 2 + 3, w + 8, h + 8, "#050b1c", rx=7, opacity=".45"),
                    rect(-w / 2 - 4, -h / 2 - 4, w + 8, h + 8, "#f6f7f2", rx=7),
                    inner,
                    turn=2.2 * (k % 3 - 1),
                ),
            )
        )
    drawn = [markup for _, markup in sorted(cards, key=lambda pair: pair[0])]
    ways, thrown = [], []
    for seat, (begin, end, far) in enumerate(
        ((-20, 62, 190), (70, 142, 150), (150, 232, 175), (250, 322, 160))
    ):
        d = trail(0, 0, far, begin, end)
        ways.append(
            path(d, stroke=GOLD, width=2, opacity=".5", stroke_dasharray="1 8", stroke_linecap="round")
        )
        sx, sy = polar(0, 0, far, end)
        thrown.append(at(x + sx, y + sy * _TILT, star(seat, 15), turn=18.0 * seat))
    way = tag("g", *ways, transform=f"translate({num(x)} {num(y)})scale(1 {_TILT})")
    toy = tag("g", top(40), transform=f"translate({num(x)} {num(y)})scale(1 {_TILT + 0.08:.2f})")
    shade = ellipse(x, y + 12, 52, 24, "#050b1c", opacity=".4")
    glow = ellipse(x, y, 190, 100, "url(#t)")
    stem = path(f"M{num(x)} {num(y)}v-38", stroke="#8a5a30", width=7, stroke_linecap="round") + circle(
        x, y - 40, 6, "#f3d6a6"
    )
    return "".join(ring) + glow + way + "".join(drawn) + shade + toy + stem + "".join(thrown)
