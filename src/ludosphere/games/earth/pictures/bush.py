"""Bushes, vines, cacti and other plants the cards count as bushes, by genus."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from ....core.svg import Point, polar
from ..cards import Card
from .flower import (
    Ornament,
    bells,
    berries,
    blossoms,
    brambles,
    clusters,
    daisies,
    fruits,
    peas,
    roses,
    spikes,
    tassels,
    trumpets,
)
from .ground import shadow
from .herb import bulb, stalks
from .pen import FOOT, Sheet, band, blade, bow, curve, disc, dots, oval, petal, pill, rays, soft, tones
from .tree import GENERA as TREES
from .tree import Lobe, foliage

Painter: TypeAlias = Callable[[Sheet, Card], object]

GREEN: Final = "#46915a"


# ---------------------------------------------------------------- rounded and open bushes


def mound(
    s: Sheet,
    card: Card,
    leaf: str = GREEN,
    ornament: Ornament | None = None,
    count: int = 7,
    wide: float = 46,
    tall: float = 62,
    n: int = 7,
    leaves: int = 16,
    size: float = 4.6,
    stems: str = "#7b5c46",
    box_: bool = False,
    tips: str = "",
) -> None:
    """A dense round bush; `box_` means clipped, `tips` the colour of its young shoots."""
    tall *= 0.9 + 0.035 * card.max_growth
    shadow(s, card, 80, wide * 0.86)
    s.line(
        "".join(f"M{80 + d * 0.3} {FOOT}L{80 + d} {FOOT - tall * 0.5}" for d in (-24, -10, 6, 22)),
        stems,
        3,
    )
    lobes: list[Lobe] = [(80, FOOT - tall * 0.48, wide * 0.74, tall * 0.44)]
    if box_:
        lobes = [(80, FOOT - tall * 0.5, wide * 0.94, tall * 0.5)]
    else:
        for i in range(n):
            a = math.pi * (1 + i / (n - 1))
            k = s.rng.uniform(0.86, 1.06)
            lobes.append(
                (
                    80 + wide * 0.66 * k * math.cos(a),
                    FOOT - tall * 0.36 + tall * 0.36 * k * math.sin(a),
                    wide * 0.32,
                    tall * 0.25,
                )
            )
    foliage(s, lobes, tones(leaf), leaves, size)
    if tips:
        d = ""
        for x, y in s.scatter(16, 80, FOOT - tall * 0.72, wide * 0.78, tall * 0.26):
            d += blade(x, y, (x - 80) * 0.9 - 14, 10, 2.2) + blade(x, y, (x - 80) * 0.9 + 16, 10, 2.2)
        s.fill(d, tips)
    if ornament:
        spots = s.scatter(count + card.sprout_spaces // 2, 80, FOOT - tall * 0.54, wide * 0.8, tall * 0.4)
        ornament(s, spots)


def open_(
    s: Sheet,
    card: Card,
    ornament: Ornament | None = None,
    leaf: str = GREEN,
    bark: str = "#7b5c46",
    n: int = 5,
    tall: float = 76,
    spread: float = 52,
    pairs: int = 4,
    long: float = 17,
    wide: float = 5,
    all_along: bool = False,
    **more: float,
) -> None:
    """Woody stems with leaves; the ornament at their ends, or all along them."""
    angle = more.get("angle", 56)
    round_ = bool(more.get("round_", 0))
    ends = stalks(
        s,
        card,
        None,
        n,
        tall,
        spread,
        bark,
        more.get("width", 2.4),
        leaf,
        pairs,
        long,
        wide,
        round_,
        0.26,
        0.94,
        angle,
        int(more.get("tips", 2)),
    )
    if ornament:
        if all_along:
            spots = [
                (80 + (x - 80) * t * (0.3 + 0.7 * t), FOOT + (y - FOOT) * t + 2)
                for x, y in ends
                for t in (0.5, 0.72, 0.94)
            ]
            ornament(s, sorted(spots, key=lambda p: p[1]))
        else:
            ornament(s, ends)


def arching(
    s: Sheet,
    card: Card,
    fruit: Ornament,
    leaf: str = "#5a9a55",
    cane: str = "#8a4a5a",
    flower: str = "",
    n: int = 4,
) -> None:
    """Brambles: canes that bow to the ground, three-fold leaves, berries."""
    shadow(s, card, 80, 48)
    paint = tones(leaf, 0.27)
    spots: list[Point] = []
    canes = ""
    for i in range(n):
        side = 1 if i % 2 else -1
        reach, high = 34 + 11 * (i // 2), 74 - 14 * (i // 2)
        canes += (
            f"M{80 - side * 4} {FOOT}"
            f"C{80 + side * 6} {FOOT - high * 1.25} {80 + side * reach} {FOOT - high * 1.15} "
            f"{80 + side * (reach + 24)} {FOOT - high * 0.36}"
        )
        for t in (0.32, 0.5, 0.66, 0.82, 0.97):
            a, b = 1 - t, t
            x = (
                a**3 * (80 - side * 4)
                + 3 * a * a * b * (80 + side * 6)
                + 3 * a * b * b * (80 + side * reach)
                + b**3 * (80 + side * (reach + 24))
            )
            y = (
                a**3 * FOOT
                + 3 * a * a * b * (FOOT - high * 1.25)
                + 3 * a * b * b * (FOOT - high * 1.15)
                + b**3 * (FOOT - high * 0.36)
            )
            spots.append((x, y))
    s.line(canes, cane, 2.6)
    for k, tone in enumerate((paint.dark, paint.plain, paint.light)):
        s.line("".join(pill(x, y, (x - 80) * 0.4 + (-64, 64, 0)[k], 16, 9.4) for x, y in spots), tone, 9.4)
    fruit(s, [(x + (3 if x > 80 else -3), y + 9) for x, y in spots[::2]])
    if flower:
        blossoms(s, [(x, y - 2) for x, y in spots[1::3]], flower, 6)


def vine(
    s: Sheet,
    card: Card,
    ornament: Ornament,
    leaf: str = "#5a9a55",
    form: str = "heart",
    leaf_r: float = 11,
    support: str = "#8f7660",
    n: int = 13,
) -> None:
    """A climber on an arch of poles."""
    shadow(s, card, 80, 46)
    s.line(f"M34 {FOOT}V34Q34 16 80 16T126 34V{FOOT}", support, 4)
    s.line("M34 54h92M34 34h92", support, 2)
    s.line(
        curve(
            [
                (40, FOOT),
                (30, 84),
                (40, 62),
                (28, 40),
                (46, 22),
                (72, 20),
                (94, 12),
                (118, 26),
                (130, 48),
                (120, 70),
            ]
        ),
        "#7a8a4a",
        2.4,
    )
    paint = tones(leaf, 0.27)
    path_ = [
        (36, 96),
        (32, 82),
        (38, 66),
        (30, 50),
        (36, 34),
        (50, 22),
        (66, 22),
        (82, 15),
        (98, 17),
        (114, 26),
        (126, 40),
        (126, 56),
        (120, 70),
    ]
    for k, tone in enumerate((paint.dark, paint.plain, paint.light)):
        d = ""
        for x, y in path_[k:n:3]:
            for px, py in ((x - 6, y - 3), (x + 7, y + 4)):
                if form == "heart":
                    r = leaf_r
                    d += (
                        f"M{px} {py + r}"
                        f"C{px - 1.7 * r} {py - 0.2 * r} {px - 0.5 * r} {py - 1.3 * r} {px} "
                        f"{py - 0.4 * r}"
                    )
                    d += f"C{px + 0.5 * r} {py - 1.3 * r} {px + 1.7 * r} {py - 0.2 * r} {px} {py + r}Z"
                else:
                    d += "".join(
                        pill(px, py - 2, a, leaf_r * 1.3, leaf_r * 0.46) for a in (180, 120, 240, 60, 300)
                    )
        if form == "heart":
            s.fill(d, tone)
        else:
            s.line(d, tone, leaf_r * 0.46)
    ornament(s, [(44, 46), (60, 34), (80, 30), (100, 34), (114, 46), (50, 70), (112, 84)])


# ---------------------------------------------------------------- cacti


def prickly_pear(
    s: Sheet, card: Card, colour: str = "#6a9f7a", bloom: str = "#d84f8a", small: bool = False
) -> None:
    """Flat pads upon pads."""
    shadow(s, card, 80, 46)
    paint = tones(colour, 0.27)
    pads: tuple[tuple[int, int, int, int, int], ...] = (
        (80, 88, 17, 20, 0),
        (56, 76, 14, 18, -34),
        (106, 74, 14, 18, 34),
        (80, 54, 14, 18, 4),
        (40, 54, 11, 14, -16),
        (66, 40, 11, 14, -28),
        (98, 38, 11, 14, 26),
        (120, 52, 11, 14, 18),
    )
    if small:
        pads = tuple(
            (x, y, 9 + (i * 3) % 4, 10 + (i * 5) % 4, a)
            for i, (x, y, a) in enumerate(
                (
                    (40, 100, -20),
                    (58, 92, 10),
                    (78, 99, -8),
                    (98, 92, 14),
                    (118, 100, 26),
                    (50, 78, -24),
                    (68, 76, 8),
                    (90, 77, -10),
                    (108, 80, 24),
                    (79, 62, 4),
                    (124, 84, 34),
                    (34, 84, -34),
                )
            )
        )
    for x, y, rx, ry, a in reversed(pads):
        s.fill(oval(x, y, rx, ry, a), paint.dark)
        s.fill(oval(x - rx * 0.1, y - ry * 0.06, rx * 0.86, ry * 0.9, a), paint.plain)
    spines = [p for x, y, rx, ry, _ in pads for p in s.scatter(4, x, y, rx * 0.6, ry * 0.62)]
    s.line("".join(f"M{x - 1.6} {y - 1.6}l1.6 1.6l1.6 -1.6" for x, y in spines), "#f4efd6", 0.9)
    tops = [
        (x + ry * math.sin(math.radians(a)), y - ry * math.cos(math.radians(a)))
        for x, y, _, ry, a in pads[3:]
    ]
    s.fill("".join(petal(x, y + 2, t, 10, 5) for x, y in tops for t in (-46, 46)), tones(bloom).dark)
    s.fill("".join(petal(x, y + 2, t, 11, 5) for x, y in tops for t in (-18, 18)), bloom)


def columns(s: Sheet, card: Card, organ: bool = False) -> None:
    """Ribbed columns: a candelabrum, or pipes from one root."""
    shadow(s, card, 80, 40)
    paint = tones("#5f9470" if organ else "#5a8f62", 0.27)
    if organ:
        limbs: list[tuple[list[Point], float]] = [
            ([(80 + dx * 0.25, FOOT), (80 + dx * 0.8, 92), (80 + dx, 76), (80 + dx * 1.06, top)], 11)
            for dx, top in ((-50, 44), (52, 40), (-34, 28), (36, 24), (-17, 16), (18, 20), (0, 10))
        ]
    else:
        limbs = [
            ([(76, 78), (58, 74), (50, 60), (50, 30)], 12),
            ([(82, 70), (104, 66), (112, 52), (112, 22)], 13),
            ([(56, 76), (38, 70), (33, 58), (33, 46)], 10),
            ([(80, FOOT), (80, 80), (80, 40), (80, 10)], 17),
        ]
    for pts, w in limbs:
        s.line(curve(pts), paint.dark, w)
        s.line(curve([(x - w * 0.1, y) for x, y in pts]), paint.plain, w * 0.72)
        s.line(
            curve([(x - w * 0.22, y) for x, y in pts]) + curve([(x + w * 0.12, y) for x, y in pts]),
            paint.light,
            0.9,
        )
    tops = [pts[-1] for pts, _ in limbs]
    if organ:
        s.fill("".join(petal(x, y - 3, a, 9, 4.4) for x, y in tops[::2] for a in (-40, 0, 40)), "#f3c9d6")
    else:
        blossoms(s, [(x, y - 5) for x, y in tops[1:]], "#fffaf0", 6, 8)
        fruits(s, [(42, 40), (103, 36), (90, 26)], "#c93a4a", 3.4)


# ---------------------------------------------------------------- single plants


def rafflesia(s: Sheet, card: Card) -> None:
    """One enormous flower on the forest floor."""
    shadow(s, card, 80, 60, 8, 104)
    x, y = 80, 80
    s.fill(
        "".join(
            oval(x + 36 * math.cos(a) * 1.0, y + 20 * math.sin(a), 27, 17, 18 * math.sin(a * 2))
            for a in (0.3, 1.56, 2.83, 4.1, 5.3)
        ),
        "#8a2c20",
    )
    for a in (0.3, 1.56, 2.83, 4.1, 5.3):
        px, py = x + 36 * math.cos(a), y + 20 * math.sin(a)
        s.fill(oval(px - 1.5, py - 2, 24, 14, 18 * math.sin(a * 2)), "#c24a34")
    warts = [
        p
        for a in (0.3, 1.56, 2.83, 4.1, 5.3)
        for p in s.scatter(6, x + 38 * math.cos(a), y + 21 * math.sin(a), 17, 9)
    ]
    s.line(dots(warts), "#f4d0b0", 3.4)
    s.fill(oval(x, y - 1, 24, 14), "#7d2218")
    s.fill(oval(x, y - 3, 24, 13.5), "#d9694a")
    s.fill(oval(x, y - 3, 16, 8.5), "#4a1512")
    s.line("".join(f"M{x + dx} {y}v-4" for dx in (-9, -4, 1, 6, 10)), "#e8a07a", 1.8)


def mistletoe(s: Sheet, card: Card) -> None:
    """A green ball on a bare bough."""
    s.line(curve([(-4, 30), (40, 24), (90, 30), (164, 10)]), "#6b5547", 10)
    s.line(curve([(-4, 27), (40, 21), (90, 27), (164, 7)]), "#8f7866", 3)
    s.line("M120 22Q126 40 142 48M30 26Q22 44 10 50M136 14l10 -14", "#6b5547", 3.4)
    x, y = 80, 66
    paint = tones("#8fae4f", 0.28)
    s.line(
        "".join(
            f"M{x} 34Q{x} 56 {polar(x, y, 34, a)[0]} {polar(x, y, 34, a)[1]}" for a in range(30, 331, 30)
        ),
        "#8a9a4a",
        1.8,
    )
    for r, tone in ((36, paint.dark), (27, paint.plain), (17, paint.light)):
        d = ""
        for i in range(12):
            px, py = polar(x, y, r * 0.86, i * 30 + r)
            for turn in (-32, 32):
                d += blade(px, py, i * 30 + r + turn, 13, 2.8)
        s.fill(d, tone)
    fruits(s, s.scatter(10, x, y + 4, 30, 28), "#f7f5e6", 2.6)


def tomato(s: Sheet, card: Card) -> None:
    """Staked, with red and green fruits."""
    shadow(s, card, 80, 30)
    s.line(f"M80 {FOOT}V10", "#a98a5f", 3)
    s.line(
        f"M78 {FOOT}Q68 80 80 60T82 18M76 84Q56 80 46 66M80 66Q100 64 112 50M78 44Q62 42 54 32",
        "#6f9a4c",
        2.4,
    )
    paint = tones("#4f9650", 0.27)
    for k, tone in enumerate((paint.dark, paint.plain, paint.light)):
        d = ""
        for i, (x, y) in enumerate(
            ((48, 66), (62, 78), (110, 52), (96, 62), (56, 34), (70, 42), (84, 20), (76, 26))
        ):
            if i % 3 == k:
                d += "".join(blade(x, y, a, 17, 4.6) for a in (-80, -36, 36, 80, 160))
        s.fill(d, tone)
    fruits(s, [(52, 84), (64, 90), (102, 72), (114, 68), (66, 56), (94, 40)], "#d8352b", 6.4)
    fruits(s, [(84, 88), (54, 50)], "#a9c45a", 5)


def tangle(s: Sheet, card: Card) -> None:
    """Dodder: red threads over another plant."""
    mound(s, card, "#7fa05a", None, tall=52, wide=48, leaves=8)
    d = ""
    for i in range(13):
        x = 36 + 88 * ((i * 0.618) % 1)
        y = 62 + 38 * ((i * 0.414) % 1)
        d += f"M{x - 16} {y}q{8} {-18 + (i * 7) % 9} {17} {2}t{14} {-6 + (i * 5) % 11}"
    s.line(d, "#8f2a2f", 2.2)
    s.line(d, "#d8574e", 1.1)
    clusters(s, s.scatter(8, 80, 76, 36, 20), ("#f7d9dc",), 3, 5, 2.8)


def flytraps(s: Sheet, card: Card) -> None:
    """Toothed traps in a rosette, a white flower above."""
    shadow(s, card, 80, 44)
    s.line(f"M80 {FOOT}Q78 60 86 22", "#7da85a", 1.8)
    blossoms(s, [(86, 20), (76, 30), (96, 30)], "#ffffff", 5.4)
    paint = tones("#7ab04f", 0.25)
    for a, long, k in (
        (-76, 42, 0.9),
        (76, 42, 0.9),
        (-46, 50, 1.05),
        (46, 52, 1.1),
        (-14, 36, 0.8),
        (18, 30, 0.75),
    ):
        px, py = polar(80, FOOT - 2, long, a)
        s.fill(
            band(bow((80, FOOT), (px, py), 0.1 if a < 0 else -0.1), 4, 9 * k),
            paint.plain if a < 0 else paint.dark,
        )
        r = 13 * k
        for turn, tone in ((a - 38, paint.light), (a + 38, paint.plain)):
            qx, qy = polar(px, py, r * 0.8, turn)
            s.line(
                "".join(
                    f"M{qx} {qy}L{polar(qx, qy, r * 1.1, turn + d)[0]} {polar(qx, qy, r * 1.1, turn + d)[1]}"
                    for d in (-80, -48, -16, 16, 48, 80)
                ),
                paint.light,
                1,
            )
            s.fill(oval(qx, qy, r * 0.86, r * 0.58, turn - 90), tone)
            s.fill(oval(qx, qy, r * 0.62, r * 0.36, turn - 90), "#c9425a")


def pitchers(s: Sheet, card: Card) -> None:
    """Jugs with lids on the tendrils of a climber."""
    s.line(curve([(20, -2), (36, 26), (70, 30), (110, 18), (164, 22)]), "#7a6a4a", 4)
    paint = tones("#4f9650", 0.26)
    s.fill(
        blade(34, 24, 120, 34, 6)
        + blade(72, 30, 70, 38, 6.5)
        + blade(112, 18, 130, 36, 6)
        + blade(124, 18, 60, 36, 6),
        paint.plain,
    )
    s.fill(blade(56, 28, -40, 32, 6) + blade(92, 24, -60, 34, 6), paint.dark)
    for x, y, k, hang in ((38, 66, 0.9, (62, 40)), (118, 68, 0.95, (86, 42)), (78, 78, 1.15, (104, 40))):
        s.line(
            f"M{hang[0]} {hang[1]}C{hang[0]} {y + 40 * k} {x + 20 * k} {y + 40 * k} {x + 4} {y + 26 * k}",
            "#7d9a4a",
            1.6,
        )
        jug = tones("#b9a05a", 0.3)
        s.fill(
            soft(
                [
                    (x - 11 * k, y - 14 * k),
                    (x - 9 * k, y),
                    (x - 13 * k, y + 14 * k),
                    (x, y + 27 * k),
                    (x + 13 * k, y + 14 * k),
                    (x + 10 * k, y),
                    (x + 11 * k, y - 14 * k),
                ]
            ),
            jug.plain,
        )
        s.fill(
            soft(
                [
                    (x + 3 * k, y - 14 * k),
                    (x + 3 * k, y),
                    (x + 5 * k, y + 14 * k),
                    (x, y + 27 * k),
                    (x + 13 * k, y + 14 * k),
                    (x + 10 * k, y),
                    (x + 11 * k, y - 14 * k),
                ]
            ),
            jug.dark,
        )
        s.line(
            dots(
                [
                    (x + dx * k, y + dy * k)
                    for dx, dy in ((-6, -6), (-3, 3), (-7, 9), (0, 14), (-4, 20), (5, -4), (6, 9), (3, 20))
                ]
            ),
            "#8a2f3a",
            3.4 * k,
        )
        s.fill(oval(x, y - 14 * k, 12.5 * k, 4.6 * k), "#9a2f3f")
        s.fill(oval(x, y - 14 * k, 9 * k, 2.8 * k), "#3a1a22")
        s.fill(oval(x - 3 * k, y - 23 * k, 11 * k, 4.6 * k, -20), "#a9b35a")


def tiger_orchid(s: Sheet, card: Card) -> None:
    """Canes and long sprays of spotted yellow flowers."""
    shadow(s, card, 80, 40)
    paint = tones("#6aa052", 0.27)
    s.fill("".join(blade(80, FOOT, a, 62, 5) for a in (-74, -58, 60, 76)), paint.dark)
    s.fill("".join(blade(80, FOOT, a, 54, 5) for a in (-66, -44, 46, 68)), paint.plain)
    sprays = (
        ((80, FOOT), (52, 60), (34, 10)),
        ((80, FOOT), (106, 58), (128, 12)),
        ((80, FOOT), (78, 60), (84, 4)),
    )
    spots: list[Point] = []
    d = ""
    for (ax, ay), (bx, by), (cx, cy) in sprays:
        d += f"M{ax} {ay}Q{bx} {by} {cx} {cy}"
        for t in (0.5, 0.64, 0.78, 0.93):
            x = ax * (1 - t) ** 2 + 2 * bx * t * (1 - t) + cx * t * t
            y = ay * (1 - t) ** 2 + 2 * by * t * (1 - t) + cy * t * t
            spots.append((x + (4 if len(spots) % 2 else -4), y))
    s.line(d, "#7d9a4a", 2)
    s.line("".join(rays(x + 0.6, y + 0.8, 5, 2, 6, 36) for x, y in spots), "#b5852a", 4.4)
    s.line("".join(rays(x, y, 5, 2, 5.6) for x, y in spots), "#f4d35a", 4)
    s.line(
        "".join(
            f"M{x + a} {y + b}h.1"
            for x, y in spots
            for a, b in ((-4, -1), (4, -1), (0, -5), (-2.4, 4), (2.4, 4))
        ),
        "#8a3a1f",
        1.7,
    )


def passion(s: Sheet, spots: Sequence[Point]) -> None:
    """Passion flowers: a fringed crown."""
    spots = spots[::2]
    s.line("".join(rays(x, y, 10, 4, 11) for x, y in spots), "#d9c6ee", 5)
    s.line("".join(rays(x, y, 22, 3, 10, 5) for x, y in spots), "#6f3fa0", 1.2)
    s.line(dots(spots), "#f4f0d6", 7)
    s.line("".join(rays(x, y, 5, 0, 4.6) for x, y in spots), "#9ab04a", 1.8)


def tresses(s: Sheet, spots: Sequence[Point]) -> None:
    """Flowers whose petals end in long threads."""
    s.line(
        "".join(
            f"M{x} {y}q{a} 2 {a * 1.1} {24 - abs(a) * 0.4}" for x, y in spots for a in (-13, -7, 2, 8, 14)
        ),
        "#b5485a",
        1.3,
    )
    blossoms(s, spots, "#f6e3d0", 6, 5, "#a8324a")


def hearts(s: Sheet, spots: Sequence[Point]) -> None:
    """White lanterns with a red tip."""
    places = [(x + dx, y + dy) for x, y in spots for dx, dy in ((-7, 2), (6, 4), (0, -4))]
    s.fill("".join(blade(x, y + 7, a, 10, 3.8) for x, y in places for a in (-26, 26, 0)), "#f7f5ee")
    s.fill("".join(blade(x + 1, y + 7, 26, 9, 2.4) for x, y in places), "#d9dcd2")
    s.line("".join(rays(x, y + 9, 5, 0, 2.6, 36) for x, y in places), "#c9203a", 2.4)


def dahlias(s: Sheet, spots: Sequence[Point], colour: str = "#c9365a") -> None:
    """Rings of petals."""
    daisies(s, spots, tones(colour, 0.15).dark, 15, 14, colour, 0.3, 0.95)
    s.line("".join(rays(x, y, 12, 4, 8.4, 12) for x, y in spots), tones(colour, 0.22).light, 3)
    s.line("".join(rays(x, y, 8, 1, 4) for x, y in spots), colour, 2.4)
    s.line(dots(spots), "#f2c84a", 3.4)


def amaranth(s: Sheet, card: Card) -> None:
    """Leaves in fire: yellow, red, green."""
    shadow(s, card, 80, 34)
    s.line("M80 106V30M80 96Q62 80 52 60M80 96Q98 80 108 60", "#a8324a", 3)
    for x, y, k in ((52, 62, 0.8), (108, 62, 0.8), (80, 46, 1.0)):
        for ring, (long, colour) in enumerate(
            ((34, "#5a8a45"), (29, "#b5283f"), (23, "#e8632f"), (15, "#f7cf4a"))
        ):
            s.fill(
                "".join(
                    blade(x, y, a, long * k, long * 0.2 * k) for a in (-104, -64, -24, 20, 62, 104, 150, -150)
                ),
                colour,
            )
            if ring == 0:
                s.fill("".join(blade(x, y, a, 30 * k, 6 * k) for a in (0, 180, -44, 44)), "#7a2a4a")


def shield(s: Sheet, card: Card, rim: str = "#3f5a4a", leaf: str = "#8a4aa8", rib: str = "#d9a8e0") -> None:
    """Broad leaves of metal violet."""
    shadow(s, card, 80, 40)
    s.line("M80 106V44M80 96Q58 84 46 66M80 96Q102 84 114 66", "#6a4a5a", 3)
    for x, y, k in ((46, 68, 0.85), (114, 68, 0.85), (80, 84, 1.05), (80, 58, 0.95)):
        for a in (-84, 84, -36, 36, 2):
            long = 32 * k
            s.fill(blade(x, y, a, long, 8.5 * k), rim)
            s.fill(blade(x, y, a, long * 0.92, 6.4 * k), leaf if a < 0 else tones(leaf, 0.22).dark)
        s.line(
            "".join(
                f"M{x} {y}L{polar(x, y, 25 * k, a)[0]} {polar(x, y, 25 * k, a)[1]}"
                for a in (-84, 84, -36, 36, 2)
            ),
            rib,
            1.1,
        )


def chameleon(s: Sheet, card: Card) -> None:
    """Heart leaves in green, cream, pink and red."""
    shadow(s, card, 80, 46)
    spots = s.scatter(13, 80, 80, 44, 24)
    s.line("".join(f"M80 {FOOT}L{x} {y}" for x, y in spots), "#a8556a", 1.4)
    for i, (x, y) in enumerate(spots):
        for k, colour in ((12.5, "#d9546a"), (10.5, "#f2dca0"), (7.5, "#5f9a4f" if i % 2 else "#7fae4a")):
            s.fill(
                f"M{x} {y + k}"
                f"C{x - 1.7 * k} {y - 0.2 * k} {x - 0.5 * k} {y - 1.3 * k} {x} {y - 0.4 * k}"
                f"C{x + 0.5 * k} {y - 1.3 * k} {x + 1.7 * k} {y - 0.2 * k} {x} {y + k}Z",
                colour,
            )
    blossoms(s, [(64, 56), (98, 60)], "#ffffff", 5, 4, "#e8d26a")


def asparagus(s: Sheet, card: Card) -> None:
    """Spears in front of their feathers."""
    shadow(s, card, 80, 42)
    fern = ""
    for x, a in ((46, -12), (116, 12), (82, 2)):
        tx, ty = polar(x, FOOT, 84, a)
        fern += f"M{x} {FOOT}L{tx} {ty}"
        for j in range(9):
            px, py = polar(x, FOOT, 24 + 7 * j, a)
            for side in (-56, 56):
                qx, qy = polar(px, py, 17 - 1.2 * j, a + side)
                fern += f"M{px} {py}L{qx} {qy}"
    s.line(fern, "#8fb86a", 1.2)
    for x, tall, k in ((38, 44, 0.9), (56, 60, 1.0), (104, 56, 1.0), (122, 40, 0.85), (80, 72, 1.15)):
        top = FOOT - tall
        s.line(f"M{x} {FOOT}V{top}", "#4f8a45", 8.6 * k)
        s.line(f"M{x - 1.4} {FOOT}V{top}", "#7db35a", 5 * k)
        s.fill("".join(petal(x, top + 8 * k, a, 15 * k, 6 * k) for a in (-20, 20, 0)), "#7a5a8a")
        s.fill(
            "".join(
                petal(x + dx, FOOT - tall * t, a, 8 * k, 5 * k)
                for t, dx, a in ((0.25, -2, -12), (0.45, 2, 12), (0.65, -2, -12))
            ),
            "#a989b0",
        )


def angels(s: Sheet, card: Card) -> None:
    """Great trumpets that hang from a small tree."""
    shadow(s, card, 80, 36)
    s.line(f"M80 {FOOT}Q78 70 80 44M80 64Q62 50 50 44M80 60Q100 46 112 42", "#8a7358", 5)
    paint = tones("#4f9650", 0.27)
    for row, tone in enumerate((paint.dark, paint.plain, paint.light)):
        s.fill(
            "".join(
                blade(x, y, (a + 30 * row) % 360, 24 - 3 * row, 6.5)
                for x, y in ((50, 38), (80, 32), (112, 36))
                for a in (-120, -60, 0, 60, 120)
            ),
            tone,
        )
    for x, y, k in ((36, 46, 0.9), (62, 50, 1.0), (96, 48, 1.05), (124, 44, 0.9), (80, 42, 0.8)):
        s.fill(
            f"M{x - 2} {y}h4Q{x + 4 * k} {y + 26 * k} {x + 13 * k} {y + 40 * k}"
            f"L{x + 5 * k} {y + 38 * k}L{x} {y + 43 * k}L{x - 5 * k} {y + 38 * k}"
            f"L{x - 13 * k} {y + 40 * k}Q{x - 4 * k} {y + 26 * k} {x - 2} {y}Z",
            "#fdf6e6",
        )
        s.fill(
            f"M{x + 0.5} {y}h1.5Q{x + 4 * k} {y + 26 * k} {x + 13 * k} {y + 40 * k}"
            f"L{x + 5 * k} {y + 38 * k}Z",
            "#e6d3b0",
        )
        s.line(f"M{x} {y - 4}v10", "#8fb35a", 3.4)


def bromeliad(s: Sheet, card: Card) -> None:
    """Quesnelia: a rosette and a pink torch."""
    shadow(s, card, 80, 40)
    paint = tones("#5a9062", 0.27)
    s.fill("".join(blade(80, FOOT, a, 66, 5.5) for a in (-72, -50, 52, 74)), paint.dark)
    s.line(f"M80 {FOOT}V50", "#b5607a", 4)
    for k in range(7):
        s.fill(
            petal(80, 62 - 6 * k, -34, 16 - k, 8) + petal(80, 62 - 6 * k, 34, 16 - k, 8),
            ("#d94a7a", "#ee7a9a")[k % 2],
        )
    s.fill(petal(80, 22, 0, 12, 7), "#f29ab5")
    s.line("M74 44l-9-5M86 38l9-5M74 30l-8-5M86 54l10-4", "#5a5ab0", 2.6)
    s.fill("".join(blade(80, FOOT + 1, a, 58, 6) for a in (-62, -30, 32, 62)), paint.plain)
    s.fill("".join(blade(80, FOOT + 1, a, 44, 5.5) for a in (-46, -12, 14, 44)), paint.light)


def tumbleweed(s: Sheet, card: Card) -> None:
    """A ball of thorns on its way."""
    shadow(s, card, 84, 36)
    x, y, r = 80, 70, 37
    d, light = "", ""
    for i in range(22):
        a = i * 16.4 + s.rng.uniform(-6, 6)
        b = a + s.rng.uniform(60, 150)
        (ax, ay), (bx, by) = (
            polar(x, y, r * s.rng.uniform(0.8, 1.04), a),
            polar(x, y, r * s.rng.uniform(0.6, 1.0), b),
        )
        mx, my = polar(x, y, r * 0.5, (a + b) / 2 + 30)
        part = f"M{ax} {ay}Q{mx} {my} {bx} {by}"
        d, light = (d + part, light) if i % 2 else (d, light + part)
    s.fill(disc(x, y, r * 0.86), "#a8814a", 0.35)
    s.line(d, "#7d5a35", 1.6)
    s.line(light, "#c9a56a", 1.5)
    s.line(rays(x, y, 26, r * 0.92, r * 1.1), "#8f6a3f", 1)
    s.line("M8 78h22M2 92h26M14 64h14", "#ffffff", 1.6, 0.7)


def kangaroo_paw(s: Sheet, card: Card) -> None:
    """Furry claws, red and green."""
    shadow(s, card, 80, 28)
    paint = tones("#5f9a55", 0.27)
    s.fill("".join(blade(80, FOOT, a, 50, 3) for a in (-40, -22, 24, 42)), paint.dark)
    s.fill("".join(blade(80, FOOT, a, 44, 3) for a in (-30, -8, 12, 32)), paint.plain)
    for x, y, side in ((50, 30, -1), (84, 18, 1), (114, 34, 1)):
        s.line(f"M80 {FOOT}Q{80 + (x - 80) * 0.4} {y + 34} {x} {y + 8}", "#a8324a", 2.6)
        for a in (-62, -34, -6, 22, 50):
            bearing = a + side * 14
            px, py = polar(x, y + 8, 16, bearing)
            s.line(f"M{x} {y + 8}L{px} {py}", "#b5303f", 5.4)
            qx, qy = polar(x, y + 8, 23, bearing)
            s.line(f"M{px} {py}L{qx} {qy}", "#6fa05a", 4)
            s.line("".join(f"M{qx} {qy}l{dx} -5" for dx in (-3, 0, 3)), "#f2dc8a", 1)


def podocarpus(s: Sheet, card: Card) -> None:
    """A green candle of narrow leaves."""
    shadow(s, card, 80, 22)
    paint = tones("#3f8557", 0.27)
    s.fill(soft([(80, 8), (96, 34), (98, 80), (90, 104), (70, 104), (62, 80), (64, 34)]), paint.dark)
    for tone, n, dx in ((paint.plain, 34, 0), (paint.light, 20, -4)):
        s.fill(
            "".join(blade(x + dx, y, (x - 80) * 3, 13, 1.9) for x, y in s.scatter(n, 80, 60, 14, 44)), tone
        )
    fruits(s, [(70, 60), (90, 44), (88, 80)], "#8a3a6a", 2.2)


def reeds(s: Sheet, spots: Sequence[Point]) -> None:
    """Pendent tubes, spotted inside, along a spire: foxgloves."""
    for k in range(4):
        at = [(x + (4.5 if k % 2 else -4.5), y + k * 8) for x, y in spots]
        bells(s, at, ("#e09ac8", "#d57fb8", "#cc6aad", "#c25aa2")[k], 3 + 0.5 * k, 8 + k, "#f6dcec")


def grapes(s: Sheet, spots: Sequence[Point]) -> None:
    """Bunches of dark grapes."""
    for x, y in spots[::2]:
        spread = [
            (x + dx, y + dy)
            for dx, dy in (
                (-6, 0),
                (0, -1),
                (6, 0),
                (-3, 5),
                (3, 5),
                (-5, 9),
                (1, 10),
                (-1, 15),
                (3, 14),
                (0, 19),
            )
        ]
        fruits(s, spread, "#4f3a7d", 3.4)


# ---------------------------------------------------------------- which bush is which

GENERA: Final[Mapping[str, Painter]] = {
    "Actinidia": partial(vine, ornament=partial(fruits, colour="#a9b04f", r=4, long=1.3), leaf="#5aa058"),
    "Allium": partial(bulb, skin="#c98a3c", leaf="#5a9f62", stripes="#9a5f24", flat=1.15, onion=True),
    "Amaranthus": amaranth,
    "Anigozanthos": kangaroo_paw,
    "Asparagus": asparagus,
    "Berberis": partial(
        open_,
        ornament=partial(berries, colour="#e8c53a", r=1.9, n=3),
        all_along=True,
        leaf="#3a7f52",
        long=13,
        wide=3,
        n=6,
    ),
    "Brugmansia": angels,
    "Buddleia": partial(
        open_,
        ornament=partial(spikes, colour="#8a55b5", long=30, wide=5.6),
        leaf="#7a9f7a",
        long=20,
        wide=3.6,
        n=5,
        tall=70,
    ),
    "Buxus": partial(mound, leaf="#4a8f4a", box_=True, leaves=54, size=3.6, tall=68, wide=42),
    "Cajanus": partial(
        open_,
        ornament=partial(peas, colour="#f0b52a", r=5.4),
        leaf="#7a9f58",
        all_along=True,
        n=5,
        wide=3.4,
        long=14,
    ),
    "Calluna": partial(
        open_,
        ornament=partial(spikes, colour="#c07ab0", long=30, wide=3),
        leaf="#6a8a5a",
        bark="#7a5a4a",
        n=9,
        tall=52,
        spread=58,
        pairs=5,
        long=7,
        wide=1.5,
    ),
    "Cereus": columns,
    "Clerodendrum": partial(vine, n=11, ornament=hearts, leaf="#3f8a4f", leaf_r=12),
    "Convolvulus": partial(
        vine, ornament=lambda s, p: trumpets(s, p, "#f7e3ea", 8, 9, "#f2d76a"), leaf="#6aa55a", leaf_r=8
    ),
    "Cuscuta": tangle,
    "Dahlia": partial(
        open_,
        ornament=dahlias,
        n=3,
        spread=42,
        tall=74,
        leaf="#4a8f50",
        bark="#6f8f4c",
        wide=6.5,
        long=21,
        pairs=3,
    ),
    "Daphne": partial(
        mound,
        leaf="#3a8055",
        ornament=partial(clusters, colours=("#d888b0", "#f7dfea"), r=7, n=8, size=4),
        count=7,
        tall=58,
    ),
    "Daphne mezereum": partial(
        open_,
        ornament=partial(clusters, colours=("#d9609a",), r=4.6, n=6, size=4),
        all_along=True,
        leaf="#9abf6a",
        pairs=1,
        long=11,
        wide=2.6,
        n=6,
        bark="#8f7560",
    ),
    "Digitalis": partial(
        open_,
        ornament=reeds,
        n=3,
        tall=92,
        spread=38,
        leaf="#6a9f62",
        bark="#7da05a",
        pairs=2,
        long=26,
        wide=7,
        tips=0,
    ),
    "Dionaea": flytraps,
    "Gleditsia": TREES["Gleditsia"],
    "Grammatophyllum": tiger_orchid,
    "Houttuynia": chameleon,
    "Jasminum": partial(
        vine,
        ornament=lambda s, p: blossoms(
            s,
            [(x + dx, y + dy) for x, y in p for dx, dy in ((0, 0), (-9, 5), (8, 6))],
            "#ffffff",
            5,
            5,
            "#f4e3a0",
        ),
        leaf="#4a9058",
        form="finger",
        leaf_r=8,
    ),
    "Kali": tumbleweed,
    "Kalmia": partial(
        mound,
        leaf="#2f7550",
        ornament=partial(clusters, colours=("#f3b5c6", "#ffffff"), r=8.5, n=8, size=5.4),
        count=7,
        size=6,
    ),
    "Lantana": partial(
        mound,
        leaf="#4f9650",
        ornament=partial(clusters, colours=("#e8502f", "#f29a2e", "#f9d84a"), r=7.6, n=10, size=4),
        count=6,
        tall=58,
    ),
    "Ligustrum": partial(
        mound,
        leaf="#2f6f4a",
        ornament=partial(tassels, colour="#fdfbee", long=15, wide=3, up=True),
        count=9,
        tall=68,
        size=6,
    ),
    "Nepenthes": pitchers,
    "Nerium": partial(
        open_,
        ornament=partial(clusters, colours=("#e8628f", "#f7a8c0"), r=7.6, n=6, size=6.4),
        leaf="#5a9070",
        n=6,
        tall=84,
        long=21,
        wide=2.8,
        angle=36,
    ),
    "Opuntia": prickly_pear,
    "Opuntia fragilis": partial(prickly_pear, colour="#7fa05a", bloom="#f0cf3f", small=True),
    "Paeonia": partial(
        mound, leaf="#3f8552", ornament=partial(roses, colour="#ec8fae", r=13), count=3, tall=64, size=7
    ),
    "Passiflora": partial(vine, ornament=passion, leaf="#4f9a55", form="finger", leaf_r=10),
    "Pieris": partial(
        mound,
        leaf="#3f8558",
        ornament=partial(tassels, colour="#fdfaf2", long=13, wide=2.4),
        count=8,
        tips="#d9523f",
    ),
    "Podocarpus": podocarpus,
    "Prunus": partial(
        open_,
        ornament=partial(berries, colour="#3f4a85", r=2.8, n=2),
        all_along=True,
        leaf="#5a9052",
        bark="#3f3434",
        n=5,
        long=11,
        wide=3.4,
        pairs=3,
        width=3,
    ),
    "Pseudocydonia": partial(
        mound, leaf="#6fa052", ornament=partial(fruits, colour="#f0cf3f", r=5, long=1.3), count=5, tall=72
    ),
    "Quesnelia": bromeliad,
    "Rafflesia": rafflesia,
    "Rosa": partial(
        open_,
        ornament=partial(blossoms, colour="#f6b3c4", r=8.6, heart="#f0cf4a"),
        leaf="#4f9455",
        n=5,
        tall=70,
        bark="#7a7a4a",
        long=14,
        wide=4.6,
        round_=1,
    ),
    "Rosa rugosa": partial(
        mound,
        leaf="#3f8f50",
        ornament=partial(roses, colour="#d03f8a", r=8.6),
        count=5,
        tall=56,
        wide=52,
        size=5.6,
    ),
    "Rubus": partial(arching, fruit=partial(brambles, colour="#3a2440"), cane="#9a7fa0"),
    "Rubus chamaemorus": partial(
        open_,
        ornament=partial(brambles, colour="#f2a23a", r=7),
        n=5,
        tall=50,
        spread=54,
        leaf="#5f9a4f",
        bark="#8a7a4a",
        pairs=2,
        long=17,
        wide=8,
        round_=1,
        tips=0,
    ),
    "Rubus spectabilis": partial(
        arching,
        fruit=partial(brambles, colour="#ee6a4a", r=5.4),
        cane="#a8814f",
        flower="#d9438a",
        leaf="#6fae55",
    ),
    "Simmondsia": partial(
        mound,
        leaf="#94a988",
        ornament=partial(fruits, colour="#8a5a35", r=2.6, long=1.4),
        count=8,
        size=6,
        leaves=26,
    ),
    "Solanum": tomato,
    "Stenocereus": partial(columns, organ=True),
    "Strobilanthes": shield,
    "Strophanthus": partial(vine, ornament=tresses, leaf="#4f8f58", leaf_r=9),
    "Ulmus": TREES["Ulmus"],
    "Vaccinium": partial(
        mound, leaf="#5f9a52", ornament=partial(berries, colour="#4a62a8", r=3.1, n=3), count=7, tall=66
    ),
    "Viscum": mistletoe,
    "Vitis": partial(vine, ornament=grapes, leaf="#7aa852", form="heart", leaf_r=12),
    "Weigela": partial(
        open_,
        ornament=lambda s, p: trumpets(s, p, "#e57f9f", 5.6, 9, "#fbe3ea"),
        leaf="#5f9f55",
        all_along=True,
        n=5,
        long=15,
        wide=4.6,
        bark="#8f7058",
    ),
}

_ELSE: Final[tuple[Painter, ...]] = (
    partial(mound, ornament=partial(berries, colour="#c23a3a")),
    partial(mound, ornament=partial(blossoms, colour="#f3c9d6", r=5)),
    partial(open_, ornament=partial(blossoms, colour="#ffffff", r=6)),
    partial(arching, fruit=partial(berries, colour="#8a3a5a")),
)


def fallback(card: Card) -> Painter:
    """The bush of a genus this book doesn't know."""
    return _ELSE[card.number % len(_ELSE)]
