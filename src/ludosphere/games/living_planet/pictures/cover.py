"""The picture of the game on the home page, Myceliandre at dusk; and its emblem."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....core.svg import Draws
from ....core.svg import svg as document
from .buildings import crystals, rocket
from .pen import Pen, between, box, curve, disc, oval, poly, soft
from .terrain import giant, peak, tree

WIDTH: Final = 960
HEIGHT: Final = 360


def _below(points: list[tuple[float, float]], foot: float = HEIGHT) -> str:
    return curve(points) + f"V{foot}H{points[0][0]}Z"


def _sky(pen: Pen, rng: Draws) -> None:
    pen.fill(box(0, 0, WIDTH, HEIGHT), "sky")
    stars = "".join(
        disc(rng.uniform(0, WIDTH), rng.uniform(0, 150), rng.uniform(0.6, 1.6)) for _ in range(70)
    )
    pen.fill(stars, "stem", opacity=0.8)
    for y, part in ((120, 0.2), (150, 0.3), (182, 0.45)):
        pen.fill(
            _below([(0, y + 14), (240, y - 6), (520, y + 10), (760, y - 8), (960, y + 6)]),
            "dusk",
            opacity=part,
        )
    pen.fill(disc(322, 82, 44), "cap-2", "shade", 1.5)
    pen.fill("M322 38a44 44 0 0 1 0 88a58 58 0 0 0 0 -88Z", "rust", opacity=0.7)
    pen.line("M292 66q26 10 60 2M286 92q34 12 70 4", "stem", 2, 0.5)
    pen.line("M268 104C238 122 250 128 296 114S404 60 378 56C372 55 364 57 358 60", "stem", 4)


def _storm(pen: Pen) -> None:
    pen.line("M842 96l-20 34h16l-14 32", "shade", 8)
    pen.line("M842 96l-20 34h16l-14 32", "bolt", 4)
    for k, (x, w) in enumerate(((908, 52), (904, 42), (908, 33), (900, 24), (903, 16), (898, 9))):
        pen.fill(oval(x, 104 + 17 * k, w / 2 + 4, 6), "near", "shade", 1)
        pen.line(f"M{x - w / 2 + 3} {103 + 17 * k}q{w / 2} 6 {w - 8} 0", "cloud", 1.6, 0.6)
    cloud = "780 96 770 76 798 62 812 40 850 40 876 26 908 34 934 30 950 54 966 60 966 98 900 106 840 102"
    pen.fill(soft(cloud), "near", "shade", 1.5)
    pen.fill(
        soft("796 78 812 52 846 54 872 42 904 50 930 48 922 60 880 58 846 70 816 68"), "far", opacity=0.8
    )


def _volcano(pen: Pen) -> None:
    pen.fill(
        soft("628 58 604 40 618 14 650 18 668 2 700 10 716 32 700 46 690 62 664 70 640 74"),
        "rock-dark",
        "shade",
        1.4,
    )
    pen.fill(soft("634 50 622 36 636 24 656 28 672 16 690 26 684 40 660 46"), "scree-dark")
    pen.line("M650 92C640 74 646 62 634 48M668 92C674 70 690 64 694 46", "lava", 5)
    pen.line("M659 94C656 70 664 58 660 34", "lava-hot", 5)
    pen.fill(poly("470 262 560 190 606 130 632 90 686 90 716 138 764 196 856 262"), "basalt", "shade", 1.6)
    pen.fill(poly("686 90 716 138 764 196 856 262 690 262 704 200 680 150"), "basalt-dark")
    pen.fill(poly("632 90 686 90 676 102 660 98 644 104"), "lava", "shade", 1)
    river = "M656 96C650 130 668 150 652 180S664 226 640 262"
    pen.line(river, "lava", 11)
    pen.line(river, "lava-hot", 4)
    pen.line("M672 98C680 128 692 140 700 168", "lava", 6)


@cache
def cover() -> str:
    """960×360: giant mushrooms, crystals and a rocket before ranges, the Volcano and a storm."""
    pen, rng = Pen(), Draws("living planet/cover")
    _sky(pen, rng)
    far = [
        (0, 214),
        (60, 176),
        (104, 200),
        (170, 150),
        (236, 206),
        (300, 180),
        (362, 214),
        (430, 172),
        (500, 214),
        (960, 226),
    ]
    pen.fill(poly([*far, (960, HEIGHT), (0, HEIGHT)]), "far")
    for k in (1, 3, 7):
        a, b, c = far[k - 1 : k + 2]
        cap = [b, between(b, c, 0.3), (b[0] + 2, b[1] + 20), between(b, a, 0.26)]
        pen.fill(poly(cap), "snow", opacity=0.75)
    _volcano(pen)
    _storm(pen)
    for at, y, high in sorted(
        (
            (20, 262, 84),
            (92, 268, 64),
            (196, 262, 104),
            (270, 268, 70),
            (384, 262, 92),
            (452, 268, 66),
            (806, 268, 74),
            (880, 262, 112),
            (944, 268, 80),
        ),
        key=lambda p: p[1],
    ):
        peak(pen, at, y, high, at)
    pen.fill(_below([(0, 250), (200, 262), (430, 250), (640, 264), (820, 252), (960, 260)]), "woods")
    for x in range(316, 800, 23):
        tree(pen, x + rng.uniform(-6, 6), 262 + rng.uniform(0, 16), rng.uniform(1.1, 1.7), x)
    pen.fill(_below([(0, 292), (180, 280), (420, 296), (620, 284), (800, 298), (960, 284)]), "plain-2")
    pen.fill(_below([(0, 330), (220, 312), (480, 330), (740, 316), (960, 334)]), "plain-1")
    threads = ""
    for x in range(250, 800, 92):
        i, j = rng.uniform(-8, 8), rng.uniform(-8, 8)
        threads += curve([(x + i, 357), (x + 26, 346 + j), (x + 50 + j, 347), (x + 66 + i, 334 + i / 2)])
        threads += f"M{x + 26} {346 + j}l{10 + i} {-12 + i / 2}"
    pen.line(threads, "thread", 2, 0.7)
    pen.fill(oval(524, 308, 86, 17), "apron", "apron-line", 2)
    pen.line(oval(524, 308, 62, 11), "apron-line", 1.6, dash="8 6")
    rocket(pen, 524, 300, 4.6)
    crystals(
        pen,
        (
            (392, 330, -32, 52, 9),
            (436, 330, 34, 46, 8),
            (412, 332, -4, 84, 12),
            (376, 332, -58, 30, 6),
            (448, 333, 60, 28, 6),
        ),
        1.6,
    )
    crystals(pen, ((716, 326, 30, 34, 6), (690, 326, -34, 30, 6), (704, 328, 2, 54, 8)), 1.4)
    for left, foot, size, number in (
        (238, 318, 3.5, 1),
        (318, 312, 1.7, 3),
        (98, 348, 7.2, 0),
        (196, 344, 2.2, 2),
        (844, 330, 2.8, 4),
        (916, 352, 4.4, 5),
        (630, 340, 1.9, 0),
        (770, 350, 1.6, 1),
    ):
        giant(pen, left, foot, size, number)
    return document(
        WIDTH, HEIGHT, pen.markup(), width=WIDTH, height=HEIGHT, preserveAspectRatio="xMidYMid slice"
    )


@cache
def emblem() -> str:
    """A square with a hex: a mushroom before a mountain that spits fire."""
    pen = Pen()
    pen.fill(box(0, 0, 120, 120, 22), "sky")
    corners = [(60, 6), (107, 33), (107, 87), (60, 114), (13, 87), (13, 33)]
    pen.fill(poly(corners), "plain-2")
    pen.fill(poly([(60, 6), (107, 33), (107, 70), (13, 70), (13, 33)]), "dusk")
    pen.fill(soft("70 32 62 22 70 13 82 17 90 27 84 36"), "rock-dark")
    pen.line("M79 42C73 33 84 27 77 19", "lava-hot", 5)
    pen.fill(poly("42 80 70 38 88 38 107 62 107 80"), "basalt", "shade", 2)
    pen.fill(poly("88 38 107 62 107 80 90 80 84 56"), "basalt-dark")
    pen.line("M79 40C75 52 87 58 80 80", "lava", 8)
    pen.line("M79 40C75 52 87 58 80 80", "lava-hot", 3)
    pen.fill(poly([(13, 72), (60, 76), (107, 78), (107, 87), (60, 114), (13, 87)]), "plain-1")
    giant(pen, 42, 98, 1.9, 0)
    pen.line(poly(corners), "stem", 4)
    return document(120, 120, pen.markup(), width=120, height=120)
