"""Animals: one figure each, in the light of where it lives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from ....core.svg import Point, mix, polar
from . import land
from .ground import trunk
from .pen import Sheet, band, blade, curve, disc, dots, oval, petal, poly, rays, soft, tones, zigzag

Figure: TypeAlias = Callable[[Sheet], None]

INK: Final = "#1f2630"


def _eye(s: Sheet, x: float, y: float, r: float = 1.6, iris: str = INK) -> None:
    s.fill(disc(x, y, r), iris)
    if iris != INK:
        s.fill(disc(x, y, r * 0.55), INK)
    s.fill(disc(x - r * 0.3, y - r * 0.35, r * 0.34), "#ffffff")


# ---------------------------------------------------------------- four-footed


def beast(
    s: Sheet,
    coat: str = "#a5744a",
    belly: str = "",
    long: float = 54,
    tall: float = 54,
    deep: float = 26,
    hump: float = 2,
    rump: float = 0,
    tuck: float = 0.9,
    leg: float = 7,
    neck: tuple[float, float] = (16, -16),
    thick: float = 17,
    head: tuple[float, float] = (17, 8),
    skull: float = 13,
    nose: float = 7,
    ears: float = 8,
    round_ears: bool = False,
    tail: str = "thin",
    feet: str = "",
    x: float = 72,
    y: float = 106,
) -> tuple[Point, Point]:
    """A mammal in profile, looking right. Returns the root of its head and its muzzle."""
    p = tones(coat, 0.24)
    top = y - tall
    hip, shoulder = x - long / 2, x + long / 2
    under = top + deep
    far = mix(p.dark, p.plain, 0.15)

    def limbs(shift: float, tone: str) -> None:
        for foot, root, back in (
            (shoulder - 4 + shift, shoulder - 5 + shift, False),
            (hip + 5 + shift, hip + 6 + shift, True),
        ):
            knee = (foot - 4 if back else foot + 1, (under + y) / 2 + 2)
            s.fill(
                band(
                    [
                        (root, under - deep * 0.4),
                        (foot + (2 if back else 0), under + (y - under) * 0.2),
                        knee,
                        (foot, y),
                    ],
                    leg * (2.3 if back else 1.8),
                    leg * 0.78,
                ),
                tone,
            )
            s.fill(oval(foot + leg * 0.2, y - 1.2, leg * 0.66, 2), feet or tone)

    if tail == "thin":
        s.line(curve([(hip - 3, top + 6), (hip - 10, top + 16), (hip - 10, top + 30)]), p.dark, 2.6)
        s.line(f"M{hip - 10} {top + 28}v7", mix(coat, INK, 0.6), 4.4)
    elif tail == "long":
        s.line(
            curve([(hip - 1, top + 7), (hip - 14, top + 20), (hip - 20, top + 36), (hip - 30, top + 34)]),
            p.plain,
            5,
        )
    elif tail == "bushy":
        s.fill(
            band([(hip, top + 6), (hip - 12, top + 14), (hip - 20, top + 28), (hip - 23, top + 40)], 7, 3),
            p.plain,
        )
        s.fill(oval(hip - 15, top + 24, 8, 15, 28), p.plain)
    elif tail == "short":
        s.line(f"M{hip - 2} {top + 5}l-4 7", p.dark, 4)
    limbs(7, far)
    root: Point = (shoulder + neck[0], top + neck[1])
    s.fill(
        band(
            [
                (shoulder - 10, top + deep * 0.5),
                (shoulder + neck[0] * 0.5, top + neck[1] * 0.45 + deep * 0.2),
                root,
            ],
            deep * 0.98,
            thick,
        ),
        p.plain,
    )
    s.fill(
        soft(
            [
                (hip - 4, top + deep * 0.35),
                (hip + 4, top + 1 - rump),
                (x, top + 2),
                (shoulder - 6, top - hump),
                (shoulder + 5, top + deep * 0.3),
                (shoulder + 2, under - 2),
                (x + 4, under),
                (hip + 9, top + deep * tuck),
                (hip - 3, top + deep * 0.72),
            ]
        ),
        p.plain,
    )
    s.fill(
        soft(
            [
                (hip + 2, top + deep * 0.66),
                (x, top + deep * 0.72),
                (shoulder, top + deep * 0.66),
                (shoulder, under - 2),
                (x + 4, under),
                (hip + 9, top + deep * tuck),
            ]
        ),
        belly or p.dark,
    )
    limbs(0, p.plain)
    tip: Point = (root[0] + head[0], root[1] + head[1])
    for k, tone in ((-3, p.dark), (1, p.plain)):
        if round_ears:
            s.fill(disc(root[0] + k * 1.4, root[1] - skull * 0.48, ears * 0.46), tone)
        elif ears:
            s.fill(blade(root[0] + k, root[1] - skull * 0.3, -14 + k * 5, ears, ears * 0.3), tone)
    s.fill(
        band([root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), tip], skull, nose)
        + disc(root[0], root[1], skull / 2)
        + disc(tip[0], tip[1], nose / 2),
        p.plain,
    )
    s.fill(oval(tip[0] + nose * 0.3, tip[1] - nose * 0.14, nose * 0.22, nose * 0.2), mix(coat, INK, 0.75))
    _eye(s, root[0] + head[0] * 0.24, root[1] + head[1] * 0.1 - 0.6, 1.4)
    s.fill(
        soft(
            [
                (hip + 4, top + 2),
                (x, top + 3),
                (shoulder - 5, top),
                (x + 4, top + deep * 0.24),
                (hip + 8, top + deep * 0.24),
            ]
        ),
        p.light,
    )
    return root, tip


def _stripes(s: Sheet, tint: str, spots: str, width: float = 2) -> None:
    s.line(spots, tint, width)


def zebra(s: Sheet) -> None:
    root, tip = beast(
        s,
        "#f3efe8",
        "#e2ddd4",
        tall=56,
        deep=25,
        neck=(17, -19),
        head=(14, 12),
        skull=12,
        nose=8,
        feet="#2a2a30",
        leg=5.6,
    )
    d = "".join(f"M{x} {51 + (x % 3)}q-3 10 1 {19 - abs(x - 72) * 0.1}" for x in (50, 57, 64, 71, 78, 85, 92))
    d += (
        "M100 52l11 6M104 46l10 6M108 40l9 6M112 35l8 5M46 58l9 5M45 65l9 3M48 84l7-1M47 91l7-1M95 84"
        "h7M95 91h6M122 33l3 7M127 37l2 6"
    )
    s.line(d, "#2a2a30", 2.5)
    s.line(curve([(99, 48), (106, 38), (113, 28)]), "#2a2a30", 4)
    s.fill(disc(tip[0], tip[1], 4), "#4a464a")
    _eye(s, root[0] + 4, root[1] + 1, 1.4)


def giraffe(s: Sheet) -> None:
    coat = "#e3b56a"
    root, _ = beast(
        s,
        coat,
        long=38,
        tall=56,
        deep=22,
        hump=6,
        rump=-5,
        neck=(29, -38),
        thick=9,
        head=(12, 5),
        skull=9,
        nose=6,
        ears=7,
        x=60,
        leg=5,
        feet="#6a4a30",
    )
    s.line(f"M{root[0]} {root[1] - 3}l-1-7m4 7l1-7", "#8a5a30", 1.8)
    s.line(f"M{root[0] - 1} {root[1] - 11}h0m5 0h0", "#5a3a20", 3.4)
    spots = [
        *s.scatter(13, 60, 61, 19, 9),
        (86, 50),
        (92, 41),
        (97, 32),
        (102, 23),
        (89, 55),
        (95, 37),
        (100, 28),
        (83, 57),
        (44, 78),
        (78, 78),
        (46, 70),
    ]
    s.line(dots(spots), "#a8652f", 5)
    s.fill(poly([(120, -4), (166, -4), (166, 30), (142, 22), (128, 10)]), "#6f9a4a")


def elephant(s: Sheet) -> None:
    p = tones("#8d8a94", 0.24)
    s.line("M34 54Q26 66 30 82", p.dark, 3)
    s.fill("".join(band([(x, 74), (x, 106)], 16, 15) for x in (54, 92)), p.dark)
    s.fill(
        soft([(32, 60), (40, 42), (66, 36), (92, 40), (104, 56), (102, 80), (84, 86), (50, 86), (34, 78)]),
        p.plain,
    )
    s.fill("".join(band([(x, 70), (x, 106)], 18, 16) for x in (42, 80)), p.plain)
    s.fill(soft([(94, 40), (110, 32), (126, 40), (130, 58), (122, 70), (104, 68)]), p.plain)
    s.fill(band([(122, 52), (131, 68), (130, 86), (134, 99), (142, 98)], 17, 6), p.plain)
    s.line("M125 70h8M126 77h7M127 84h6", p.dark, 1.3)
    s.line(curve([(120, 66), (130, 78), (143, 78)]), "#fbf6e6", 4)
    s.fill(soft([(102, 36), (88, 34), (76, 46), (78, 66), (90, 78), (102, 68), (108, 52)]), p.dark)
    s.fill(
        soft([(102, 39), (89, 37), (80, 47), (82, 63), (91, 72), (101, 64), (106, 51)]),
        mix(p.plain, "#c9a5a0", 0.3),
    )
    s.fill(soft([(40, 46), (64, 38), (84, 40), (70, 47), (48, 54)]), p.light)
    _eye(s, 117, 49, 1.6)
    s.line("M36 104h4m3 0h4M74 104h4m3 0h4", "#d9d4cf", 1.8)


def hippo(s: Sheet) -> None:
    p = tones("#8a7a86", 0.24)
    s.fill("".join(band([(x, 80), (x, 106)], 15, 14) for x in (52, 96)), p.dark)
    s.fill(soft([(24, 72), (32, 52), (62, 44), (98, 48), (110, 64), (106, 90), (70, 97), (34, 92)]), p.plain)
    s.fill("".join(band([(x, 84), (x, 106)], 17, 15) for x in (38, 84)), p.plain)
    s.fill(
        soft([(94, 52), (108, 44), (124, 50), (140, 62), (146, 76), (138, 86), (116, 86), (98, 76)]), p.plain
    )
    s.fill(soft([(112, 72), (128, 68), (145, 74), (142, 85), (120, 87)]), mix(p.plain, "#d9a5a5", 0.45))
    s.fill(disc(106, 45, 4) + disc(116, 45, 4), p.dark)
    s.fill(oval(136, 68, 2, 1.4) + oval(142, 71, 1.6, 1.2), INK)
    s.line("M116 82q14 2 28-4", p.dark, 1.4)
    s.fill(soft([(34, 56), (62, 47), (92, 50), (74, 57), (44, 63)]), p.light)
    _eye(s, 114, 53, 1.8)


def boar(s: Sheet) -> None:
    _, tip = beast(
        s,
        "#6a4f3f",
        long=54,
        tall=48,
        deep=32,
        hump=7,
        rump=-4,
        neck=(8, 6),
        thick=26,
        head=(25, 12),
        skull=21,
        nose=9,
        ears=11,
        tail="thin",
        leg=6,
        feet="#2f2622",
    )
    s.line(
        "".join(f"M{x} {58 - (x - 50) * 0.09 - (0 if x > 60 else 2)}l-2-7" for x in range(54, 104, 5)),
        "#3a2a22",
        2.6,
    )
    s.line(
        curve([(tip[0] - 7, tip[1] + 2), (tip[0] - 4, tip[1] - 4), (tip[0] - 6, tip[1] - 8)]), "#fbf6e6", 2.6
    )
    s.fill(oval(tip[0] + 4, tip[1], 2.4, 4.6), "#c9948a")


def bear(s: Sheet) -> None:
    _, tip = beast(
        s,
        "#8a5a38",
        long=58,
        tall=54,
        deep=36,
        hump=8,
        neck=(14, -4),
        thick=27,
        head=(18, 9),
        skull=23,
        nose=10,
        ears=11,
        round_ears=True,
        tail="",
        leg=11,
        feet="#4a3224",
    )
    s.fill(disc(tip[0] - 1, tip[1] + 1, 5.4), "#b5855a")
    s.fill(oval(tip[0] + 4, tip[1] - 2, 2.8, 2.2), INK)


def bison(s: Sheet) -> None:
    beast(
        s,
        "#7a5238",
        long=56,
        tall=50,
        deep=30,
        hump=19,
        rump=-6,
        tuck=0.82,
        neck=(12, 8),
        thick=30,
        head=(11, 17),
        skull=23,
        nose=12,
        ears=0,
        tail="thin",
        leg=6.5,
        feet="#2a2220",
    )
    s.fill(
        soft([(82, 50), (92, 36), (108, 42), (118, 58), (120, 78), (112, 92), (100, 92), (90, 82)]), "#4f3424"
    )
    s.fill(soft([(106, 52), (120, 58), (126, 72), (124, 86), (116, 94), (108, 86)]), "#3f2a1f")
    s.line(
        curve([(108, 56), (102, 48), (105, 40)]) + curve([(121, 56), (128, 51), (128, 42)]), "#e9dfc8", 3.6
    )
    s.fill(poly([(110, 88), (120, 92), (113, 104)]), "#3f2a1f")
    _eye(s, 119, 68, 1.6)


def _antlers(s: Sheet, root: Point, tint: str = "#c9a878") -> None:
    x, y = root[0] - 1, root[1] - 6
    for side, tone in ((1, mix(tint, INK, 0.3)), (-1, tint)):
        dx = 4 if side > 0 else -3
        s.line(
            curve(
                [
                    (x + dx * 0.5, y),
                    (x + dx - 5 * 1, y - 12),
                    (x + dx * 1.6 - 2, y - 26),
                    (x + dx * 2.6 + 4, y - 33),
                ]
            )
            + f"M{x + dx - 3} {y - 8}l9-5M{x + dx - 4} {y - 17}l11-4M{x + dx} {y - 26}l-7-6",
            tone,
            2.6,
        )


def deer(s: Sheet) -> None:
    root, _ = beast(
        s,
        "#a8653a",
        "#d9b58a",
        long=50,
        tall=54,
        deep=23,
        tuck=0.8,
        neck=(15, -21),
        thick=12,
        head=(14, 8),
        skull=10,
        nose=6,
        ears=9,
        tail="short",
        leg=5,
        feet="#3a2a22",
        x=68,
    )
    _antlers(s, root)


def moose(s: Sheet) -> None:
    root, _ = beast(
        s,
        "#5f4636",
        long=52,
        tall=60,
        deep=28,
        hump=9,
        rump=-4,
        tuck=0.8,
        neck=(14, -7),
        thick=18,
        head=(20, 10),
        skull=13,
        nose=12,
        ears=9,
        tail="short",
        leg=6,
        feet="#2a2220",
        x=64,
    )
    s.fill(blade(root[0] + 3, root[1] + 9, 190, 15, 3), "#4a3629")
    for dx, tone in ((7, "#a5855f"), (-6, "#cfae80")):
        x, y = root[0] + dx, root[1] - 7
        k = 1 if dx > 0 else -1
        s.fill(
            soft(
                [
                    (x - k * 3, y),
                    (x + k * 8, y - 5),
                    (x + k * 24, y - 22),
                    (x + k * 14, y - 20),
                    (x + k * 12, y - 28),
                    (x + k * 4, y - 20),
                    (x - k * 2, y - 22),
                    (x - k * 2, y - 10),
                ]
            ),
            tone,
        )


def wildebeest(s: Sheet) -> None:
    root, _ = beast(
        s,
        "#5a4d4a",
        long=50,
        tall=54,
        deep=25,
        hump=9,
        rump=-5,
        tuck=0.76,
        neck=(13, -4),
        thick=16,
        head=(13, 18),
        skull=12,
        nose=9,
        ears=9,
        tail="thin",
        leg=5,
        feet="#22201f",
        x=68,
    )
    s.line(
        curve(
            [
                (root[0] - 1, root[1] - 5),
                (root[0] + 8, root[1] + 1),
                (root[0] + 14, root[1] - 4),
                (root[0] + 11, root[1] - 15),
            ]
        ),
        "#3a332f",
        3.4,
    )
    s.line(
        curve([(root[0] - 3, root[1] - 4), (root[0] - 8, root[1]), (root[0] - 8, root[1] - 12)]), "#3a332f", 3
    )
    s.line(
        "".join(f"M{x} {y}l-3-7" for x, y in ((82, 46), (88, 45), (94, 46), (99, 45), (103, 44))),
        "#e8dfc8",
        2.4,
    )
    s.line(
        "".join(f"M{root[0] + dx} {root[1] + 10 + dx * 0.6}l-2 8" for dx in (0, 4, 8)),
        "#2f2926",
        2.4,
    )
    s.line("M49 94v6M55 92v8", "#f4f0e6", 0.1)


def cat(s: Sheet, coat: str, belly: str = "#f4ead8", marks: str = "", tint: str = INK, x: float = 70) -> None:
    """Big and small cats: lion, tiger, leopard, margay."""
    root, tip = beast(
        s,
        coat,
        belly,
        long=58,
        tall=46,
        deep=24,
        hump=1,
        neck=(14, -4),
        thick=17,
        head=(12, 5),
        skull=19,
        nose=10,
        ears=10,
        round_ears=True,
        tail="long",
        leg=8,
        x=x,
    )
    s.fill(disc(tip[0], tip[1] + 1, 4.6), belly)
    s.fill(oval(tip[0] + 3, tip[1] - 1, 2.2, 1.7), "#5a2f2f")
    if marks == "stripes":
        d = "".join(f"M{x_} {61 + (x_ % 2)}q3 7 0 {14 - (x_ % 5)}" for x_ in (44, 51, 58, 65, 72, 79, 86, 93))
        d += "M108 50l5 5M113 47l3 5M105 56l6 3M46 86l8-1M47 93l7-1M95 86l8-1M96 93l6 0M28 77l-2 6M22 86l2 6"
        s.line(d, tint, 2.6)
    elif marks == "spots":
        spots = [
            *s.scatter(15, 68, 70, 29, 8),
            (104, 58),
            (109, 63),
            (45, 86),
            (50, 92),
            (98, 86),
            (96, 94),
            (30, 80),
            (24, 92),
            (37, 70),
        ]
        s.line(dots(spots), tint, 4.6)
        s.line(dots(spots[:19]), mix(coat, "#7a4a20", 0.35), 2)
    elif marks == "rosettes":
        for px, py in s.scatter(11, 68, 70, 28, 7):
            s.line(oval(px, py, 4, 2.6), tint, 1.3)
        s.line(dots([(104, 56), (109, 62), (46, 86), (50, 93), (98, 86), (96, 94), (112, 52)]), tint, 3.4)
        s.line("M31 76l-4 4M26 86l-1 6M18 90l-2 5", tint, 3)
    _eye(s, root[0] + 5, root[1] - 1, 2.2, "#d9b53a")
    s.line(f"M{tip[0] - 1} {tip[1] + 2}l9 2m-9 0l8 4", "#ffffff", 0.7)


def hyena(s: Sheet) -> None:
    _, tip = beast(
        s,
        "#bf9a66",
        long=48,
        tall=52,
        deep=25,
        hump=5,
        rump=-9,
        neck=(17, -9),
        thick=17,
        head=(15, 5),
        skull=16,
        nose=10,
        ears=11,
        round_ears=True,
        tail="short",
        leg=6.5,
        feet="#4a3a2f",
    )
    s.line(dots([*s.scatter(14, 68, 66, 24, 9), (100, 52), (104, 58), (50, 84), (94, 84)]), "#5a4232", 4)
    s.fill(disc(tip[0], tip[1], 5), "#4a3a33")
    s.line("".join(f"M{x} {56 - (x - 70) * 0.32}l-3-6" for x in range(76, 108, 6)), "#8a6a45", 2.4)


def wolf(s: Sheet, coat: str = "#8d929a", belly: str = "#d9dadb") -> None:
    root, tip = beast(
        s,
        coat,
        belly,
        long=50,
        tall=50,
        deep=24,
        tuck=0.8,
        neck=(14, -10),
        thick=19,
        head=(20, 6),
        skull=16,
        nose=6,
        ears=12,
        tail="bushy",
        leg=6,
    )
    s.fill(blade(root[0] + 2, root[1] + 5, 100, 20, 3.4), belly)
    s.fill(oval(tip[0] + 2, tip[1] - 1, 2.2, 1.8), INK)
    _eye(s, root[0] + 6, root[1], 1.7, "#e0b53a")


def fox(s: Sheet) -> None:
    _, tip = beast(
        s,
        "#f4f7f9",
        "#cfdbe6",
        long=42,
        tall=42,
        deep=23,
        tuck=0.86,
        neck=(11, -8),
        thick=19,
        head=(14, 6),
        skull=18,
        nose=6,
        ears=10,
        tail="bushy",
        leg=6.5,
        x=74,
    )
    s.fill(oval(36, 86, 17, 9, -38), "#fbfdfe")
    s.fill(oval(tip[0] + 2, tip[1] - 1, 2.2, 1.8), INK)


# ---------------------------------------------------------------- apes and other climbers


def _ape(s: Sheet, coat: str, face: str, mat: str = "", arms: float = 1.0) -> None:
    p = tones(coat, 0.26)
    s.fill(
        soft([(54, 104), (50, 74), (62, 50), (82, 46), (100, 56), (108, 80), (104, 104), (80, 108)]), p.plain
    )
    s.fill(soft([(88, 52), (100, 56), (108, 80), (104, 104), (90, 106), (96, 78)]), p.dark)
    s.fill(oval(62, 101, 14, 7) + oval(98, 101, 14, 7), p.dark)
    s.fill(band([(60, 60), (42, 76), (44, 100)], 18 * arms, 11), p.plain)
    s.fill(band([(98, 62), (116, 78), (112, 100)], 18 * arms, 11), p.dark)
    s.fill(oval(45, 102, 7, 4.6) + oval(112, 102, 7, 4.6), face)
    s.fill(soft([(64, 40), (68, 22), (80, 15), (93, 22), (98, 40), (90, 54), (72, 54)]), p.plain)
    if mat:
        s.fill(soft([(66, 58), (80, 54), (96, 60), (90, 66), (70, 66)]), mat)
    s.fill(soft([(70, 34), (75, 29), (81, 32), (87, 29), (92, 34), (91, 48), (81, 53), (71, 48)]), face)
    s.fill(oval(81, 45, 8, 5.6), mix(face, "#ffffff", 0.16))
    s.fill(oval(78.5, 42, 1.2, 0.9) + oval(83.5, 42, 1.2, 0.9), INK)
    s.line("M76 48q5 2.5 10 0", INK, 1)
    _eye(s, 76, 36, 1.7)
    _eye(s, 86, 36, 1.7)


def orangutan(s: Sheet) -> None:
    s.line(curve([(-4, 20), (60, 8), (164, 18)]), "#6a4c38", 8)
    p = tones("#c2602c", 0.26)
    s.fill(band([(56, 62), (44, 40), (46, 14)], 17, 10), p.plain)
    s.fill(band([(100, 62), (116, 42), (116, 16)], 17, 10), p.dark)
    s.fill(soft([(50, 100), (50, 70), (64, 54), (96, 54), (110, 72), (108, 100), (80, 110)]), p.plain)
    s.fill(soft([(94, 56), (110, 72), (108, 100), (94, 106), (100, 80)]), p.dark)
    s.line(
        "".join(
            f"M{x} {y}l{dx} 12"
            for x, y, dx in ((58, 76, -2), (66, 88, -1), (78, 80, 0), (88, 92, 1), (98, 82, 2), (72, 70, -1))
        ),
        p.light,
        1.6,
    )
    s.fill(oval(60, 103, 13, 6) + oval(100, 103, 13, 6), p.dark)
    s.fill(soft([(56, 52), (60, 32), (80, 22), (100, 32), (104, 52), (92, 68), (68, 68)]), p.plain)
    s.fill(oval(80, 48, 21, 18), "#7a5a50")
    s.fill(soft([(70, 44), (80, 38), (90, 44), (91, 58), (80, 65), (69, 58)]), "#a98474")
    s.line("M74 60q6 3 12 0", INK, 1.1)
    s.fill(oval(78, 53, 1.1, 1) + oval(82.5, 53, 1.1, 1), INK)
    _eye(s, 75, 46, 1.8)
    _eye(s, 86, 46, 1.8)


def gibbon(s: Sheet) -> None:
    s.line(curve([(-4, 22), (70, 12), (164, 20)]), "#6a4c38", 7)
    p = tones("#d9b27a", 0.26)
    s.line(curve([(76, 58), (66, 38), (58, 16)]), p.plain, 8)
    s.line(curve([(88, 60), (112, 66), (128, 46), (122, 32)]), p.dark, 7)
    s.line(curve([(78, 84), (66, 98), (74, 112)]), p.dark, 8)
    s.line(curve([(88, 84), (102, 94), (98, 110)]), p.plain, 8)
    s.fill(soft([(72, 56), (84, 50), (96, 58), (96, 82), (84, 92), (72, 82)]), p.plain)
    s.fill(soft([(90, 54), (96, 58), (96, 82), (88, 90), (90, 74)]), p.dark)
    s.fill(disc(84, 42, 14), p.plain)
    s.fill(oval(84, 44, 10, 9.4), "#3a322f")
    s.fill(soft([(72, 30), (84, 25), (96, 31), (84, 34)]), "#5a4636")
    _eye(s, 80, 42, 2, "#c9803a")
    _eye(s, 88, 42, 2, "#c9803a")
    s.line("M81 49h6", "#8a7468", 1.2)


def sloth(s: Sheet) -> None:
    s.line(curve([(-4, 30), (70, 24), (164, 36)]), "#6a4c38", 9)
    p = tones("#a08c6f", 0.26)
    for x0, x1 in ((48, 40), (66, 62), (98, 102), (116, 124)):
        s.line(
            curve([(x0 * 0.6 + 33, 66), (x1, 48), (x1 + 2, 28)]), p.dark if x0 in (66, 98) else p.plain, 11
        )
        s.line(f"M{x1 - 2} 26l-2-7m5 6l0-7m3 8l3-6", "#efe3c8", 1.8)
    s.fill(soft([(38, 66), (52, 56), (86, 56), (112, 60), (122, 72), (108, 90), (74, 96), (46, 86)]), p.plain)
    s.fill(soft([(44, 80), (74, 86), (108, 80), (118, 74), (106, 91), (74, 96)]), p.dark)
    s.line(
        "".join(f"M{x} {y}l3 9" for x, y in ((58, 66), (70, 72), (84, 66), (96, 74), (108, 68))), p.light, 1.6
    )
    s.fill(disc(43, 72, 16), p.plain)
    s.fill(oval(41, 73, 12, 10), "#e6d8b8")
    s.line("M30 72l8-2M52 71l-8-1", "#5a4636", 3.6)
    s.fill(oval(41, 76, 3, 2.2), "#3a2a22")
    s.line("M36 80q5 3 10 0", "#5a4636", 1.2)
    _eye(s, 36, 71, 1.5)
    _eye(s, 47, 70, 1.5)


# ---------------------------------------------------------------- small mammals


def squirrel(s: Sheet) -> None:
    s.line(curve([(-4, 108), (70, 104), (164, 110)]), "#6a4c38", 9)
    p = tones("#c2602f", 0.26)
    s.fill(
        soft(
            [
                (62, 102),
                (40, 98),
                (30, 78),
                (40, 58),
                (34, 40),
                (46, 24),
                (62, 30),
                (64, 46),
                (56, 60),
                (64, 78),
                (74, 94),
            ]
        ),
        p.dark,
    )
    s.fill(
        soft(
            [
                (62, 98),
                (44, 92),
                (37, 78),
                (46, 58),
                (42, 42),
                (49, 31),
                (57, 36),
                (56, 46),
                (50, 62),
                (58, 80),
            ]
        ),
        p.light,
    )
    s.fill(soft([(66, 102), (64, 82), (76, 62), (92, 58), (100, 68), (98, 88), (92, 102)]), p.plain)
    s.fill(soft([(88, 68), (98, 70), (98, 88), (92, 98), (86, 84)]), "#f6ead6")
    s.fill(oval(80, 94, 14, 10, -20) + oval(90, 103, 11, 4), p.plain)
    s.fill(blade(88, 42, -22, 15, 3) + blade(96, 42, 4, 15, 3), p.dark)
    s.fill(soft([(82, 50), (90, 40), (102, 41), (111, 51), (106, 58), (94, 62), (84, 59)]), p.plain)
    s.fill(oval(110, 52, 1.8, 1.5), INK)
    s.line(curve([(92, 70), (102, 74), (106, 70)]), p.dark, 5)
    s.fill(oval(110, 69, 5, 5.6), "#8a5a30")
    s.fill(oval(110, 65.5, 5.4, 2.6), "#5f3f24")
    _eye(s, 98, 49, 2)


def marmot(s: Sheet) -> None:
    s.fill(poly([(26, 122), (40, 96), (78, 90), (120, 98), (140, 122)]), "#8d8390")
    s.fill(poly([(78, 90), (120, 98), (140, 122), (96, 122)]), "#6f6874")
    p = tones("#9a7a5a", 0.26)
    s.line(curve([(62, 92), (46, 94), (36, 88)]), "#6a5040", 9)
    s.fill(soft([(60, 94), (60, 66), (72, 46), (88, 46), (98, 66), (100, 88), (92, 97), (72, 98)]), p.plain)
    s.fill(soft([(80, 54), (94, 60), (97, 84), (88, 96), (78, 84)]), "#e3b95a")
    s.fill(soft([(70, 46), (74, 32), (86, 26), (98, 31), (105, 40), (98, 49), (82, 52)]), p.plain)
    s.fill(disc(78, 29, 4), p.dark)
    s.fill(soft([(92, 35), (101, 35), (105, 41), (96, 45)]), "#f0e2c8")
    s.fill(oval(104, 39, 2.2, 1.7), INK)
    s.line("M88 66l10 6M92 78l9 2", p.dark, 6)
    s.fill(oval(88, 97, 10, 4) + oval(70, 97, 9, 4), p.dark)
    _eye(s, 92, 35, 1.8)


def mole(s: Sheet) -> None:
    s.fill(soft([(10, 118), (26, 96), (46, 80), (80, 72), (114, 80), (134, 97), (150, 118)]), "#5f4634")
    s.line(dots(s.scatter(26, 80, 100, 56, 15)), "#7d5f47", 6)
    p = tones("#4a454d", 0.26)
    s.fill(soft([(50, 92), (54, 66), (70, 50), (90, 48), (108, 60), (114, 88), (82, 98)]), p.plain)
    s.fill(soft([(60, 66), (72, 54), (88, 53), (76, 62)]), p.light)
    s.fill(soft([(92, 54), (106, 52), (118, 56), (120, 62), (110, 66), (98, 66)]), p.plain)
    s.fill(oval(119, 58.5, 3.6, 3), "#e59a9a")
    s.line("M110 62l8 5m-12-4l6 7", "#d9d4d4", 0.8)
    _eye(s, 104, 56, 1.1)
    for x, side in ((52, -1), (108, 1)):
        s.fill(oval(x, 88, 11, 8, side * 16), "#e59a9a")
        s.line(
            "".join(f"M{x + side * 2 + i * 3.4 - 6} {93 - abs(i - 2)}v7" for i in range(5)),
            "#f6dcd4",
            2.2,
        )
    s.line(dots(s.scatter(10, 80, 103, 52, 6)), "#7d5f47", 7)


def echidna(s: Sheet) -> None:
    p = tones("#6a4c3a", 0.26)
    s.fill("".join(oval(x, 102, 9, 5) for x in (48, 68, 94, 108)), p.dark)
    s.fill(soft([(30, 96), (36, 66), (60, 48), (90, 50), (110, 68), (116, 92), (80, 102)]), p.plain)
    spines = [(x, y) for x, y in s.scatter(30, 70, 74, 36, 22)]
    s.line("".join(f"M{x} {y}l-7-{10 - abs(x - 70) * 0.06}" for x, y in spines), "#3a2a24", 2.6)
    s.line("".join(f"M{x} {y}l-6-{9 - abs(x - 70) * 0.06}" for x, y in spines), "#f0dcae", 1.4)
    s.fill(soft([(104, 74), (116, 74), (124, 84), (120, 96), (106, 98)]), p.plain)
    s.line("M120 89L144 97", "#4a3630", 4.4)
    s.line("M36 100l-3 6m8-6l-2 6", "#efe3c8", 1.6)
    _eye(s, 117, 84, 1.6)


def hedgehog(s: Sheet) -> None:
    p = tones("#7a5f4a", 0.26)
    s.fill("".join(oval(x, 104, 7, 4) for x in (56, 74, 98, 112)), "#b58f6f")
    s.line(
        "".join(
            f"M{polar(74, 92, 36, a)[0]} {polar(74, 92, 36, a)[1]}"
            f"L{polar(74, 92, 50, a - 6)[0]} {polar(74, 92, 47, a - 6)[1]}"
            for a in range(-92, 62, 8)
        ),
        p.dark,
        3,
    )
    s.fill(
        soft([(32, 98), (36, 70), (56, 52), (84, 50), (104, 64), (110, 90), (104, 102), (44, 104)]), p.plain
    )
    s.line("".join(f"M{x} {y}l-5-8" for x, y in s.scatter(34, 69, 76, 33, 22)), "#e6d3b0", 1.5)
    s.fill(soft([(96, 80), (108, 72), (122, 82), (138, 94), (132, 101), (108, 104), (96, 98)]), "#d9b58f")
    s.fill(disc(138, 94, 3.4), INK)
    s.fill(disc(106, 80, 5.4), "#c49a74")
    _eye(s, 120, 88, 2)


# ---------------------------------------------------------------- birds


def _spread(
    s: Sheet,
    back: str,
    body: str,
    head: str,
    tail: str,
    beak: str,
    fingers: bool = True,
    patch: str = "",
    collar: str = "",
    lean: float = -8,
) -> None:
    """A great bird on the wing, seen from in front and below."""
    p = tones(back, 0.24)
    for side, tone, inner in ((-1, p.plain, p.light), (1, p.dark, p.plain)):

        def at(dx: float, dy: float, side: int = side) -> Point:
            return 80 + side * dx, 58 + dy + lean * dx / 60 * (1 if side < 0 else 0.6)

        if fingers:
            s.line(
                "".join(
                    f"M{at(44, -4)[0]} {at(44, -4)[1]}"
                    f"L{at(70 - 2 * i, -20 + 9 * i)[0]} {at(70 - 2 * i, -20 + 9 * i)[1]}"
                    for i in range(5)
                ),
                tone,
                6,
            )
        s.fill(
            soft([at(4, -6), at(24, -18), at(50, -14), at(58, 2), at(42, 16), at(20, 18), at(4, 14)]), tone
        )
        s.fill(soft([at(6, -5), at(24, -15), at(46, -12), at(36, -2), at(16, 4)]), inner)
        if patch:
            s.fill(soft([at(14, 4), at(34, 0), at(48, 4), at(38, 12), at(18, 14)]), patch)
    s.fill(poly([(74, 74), (66, 98), (76, 94), (80, 99), (85, 94), (95, 98), (87, 74)]), tail)
    s.fill(soft([(80, 40), (89, 52), (89, 70), (80, 84), (71, 70), (71, 52)]), body)
    s.fill(soft([(84, 42), (89, 52), (89, 70), (81, 84), (84, 64)]), mix(body, INK, 0.25))
    if collar:
        s.fill(oval(80, 45, 10, 4.6), collar)
    s.fill(oval(80, 36, 7.6, 9), head)
    s.fill("M80 38Q92 36 92 45Q88 43 80 44Z", beak)
    _eye(s, 82, 34, 1.5)


def perched(
    s: Sheet,
    back: str,
    breast: str,
    head: str,
    beak: str,
    bill: float = 14,
    tail: float = 26,
    crest: str = "",
    wing: str = "",
    size: float = 1.0,
    x: float = 80,
    y: float = 66,
    legs: str = "#d98a3a",
    foot: float = 100,
) -> Point:
    """A bird in profile, looking right, on something at the height `foot`. Returns the middle of its head."""
    k, p = size, tones(back, 0.26)
    hx, hy = x + 19 * k, y - 24 * k
    s.line(
        f"M{x - 2 * k} {y + 22 * k}V{foot}m{9 * k} {y + 22 * k - foot}V{foot}",
        legs,
        2.4 * k,
    )
    s.fill(
        poly(
            [
                (x - 20 * k, y + 8 * k),
                (x - 22 * k - tail * k * 0.8, y + 14 * k + tail * k * 0.6),
                (x - 12 * k - tail * k * 0.5, y + 18 * k + tail * k * 0.64),
                (x - 6 * k, y + 16 * k),
            ]
        ),
        p.dark,
    )
    s.fill(
        soft(
            [
                (hx - 4 * k, hy - 6 * k),
                (hx + 8 * k, hy + 6 * k),
                (x + 24 * k, y + 2 * k),
                (x + 12 * k, y + 22 * k),
                (x - 8 * k, y + 22 * k),
                (x - 26 * k, y + 8 * k),
                (x - 12 * k, y - 8 * k),
            ]
        ),
        breast,
    )
    s.fill(
        soft(
            [
                (hx - 6 * k, hy - 2 * k),
                (hx + 2 * k, hy + 8 * k),
                (x + 4 * k, y - 2 * k),
                (x - 24 * k, y + 9 * k),
                (x - 14 * k, y - 7 * k),
                (x + 2 * k, y - 17 * k),
            ]
        ),
        p.plain,
    )
    s.fill(
        soft(
            [
                (x + 6 * k, y - 10 * k),
                (x + 12 * k, y + 4 * k),
                (x - 4 * k, y + 16 * k),
                (x - 32 * k, y + 18 * k),
                (x - 12 * k, y - 4 * k),
            ]
        ),
        wing or p.dark,
    )
    if crest:
        s.fill(
            blade(hx - 2 * k, hy - 5 * k, -52, 17 * k, 4 * k)
            + blade(hx - 3 * k, hy - 3 * k, -76, 15 * k, 3.4 * k),
            crest,
        )
    s.fill(
        poly([(hx + 6 * k, hy - 4 * k), (hx + (7 + bill) * k, hy + 1 * k), (hx + 6 * k, hy + 5 * k)]), beak
    )
    s.fill(disc(hx, hy, 11 * k), head)
    _eye(s, hx + 3 * k, hy - 2 * k, 2 * k)
    return hx, hy


def woodpecker(s: Sheet) -> None:
    trunk(s, 118, 40, "#8a6a50")
    s.fill(poly([(72, 84), (62, 114), (72, 108), (80, 90)]), "#23252c")
    s.fill(soft([(92, 34), (100, 44), (94, 70), (80, 92), (66, 92), (64, 74), (74, 50)]), "#23252c")
    s.fill(soft([(92, 50), (98, 56), (92, 74), (82, 86), (82, 68)]), "#d9c9a8")
    s.line("M90 56l6 3M87 63l7 3M85 70l6 3M83 77l5 3", "#4a4038", 1.4)
    s.line(curve([(82, 34), (72, 54), (66, 72)]), "#f4efe2", 3.4)
    s.fill(blade(78, 34, -70, 22, 6), "#c9281f")
    s.fill(disc(86, 28, 11), "#d9332a")
    s.fill(poly([(94, 23), (114, 30), (95, 33)]), "#efe6cc")
    s.line("M92 84l8 4m-9-1l6 6", "#6f6a60", 2)
    _eye(s, 89, 26, 2.4, "#f2dc5a")


def kingfisher(s: Sheet) -> None:
    s.line(curve([(-4, 100), (70, 98), (164, 106)]), "#6a4c38", 7)
    hx, hy = perched(
        s,
        "#1f86b5",
        "#e8873a",
        "#1f86b5",
        "#2a2a30",
        bill=28,
        tail=8,
        wing="#1a6a9a",
        size=1.15,
        x=70,
        y=66,
        foot=97,
    )
    s.fill(oval(hx + 1, hy + 6, 8, 4), "#e8873a")
    s.fill(oval(hx - 9, hy + 4, 4, 5), "#ffffff")
    s.line(dots([(58, 64), (64, 70), (54, 74), (66, 60), (72, 68)]), "#7fd0e8", 2)
    _eye(s, hx + 4, hy - 2, 2)


def tern(s: Sheet) -> None:
    s.fill(poly([(66, 62), (26, 74), (40, 66), (14, 62), (44, 56), (70, 54)]), "#e9eef2")
    s.fill(soft([(66, 56), (84, 46), (106, 44), (116, 50), (104, 60), (80, 66)]), "#f7fafb")
    s.fill("M80 50C70 34 52 18 28 8C50 10 84 22 100 48Z", "#dfe7ec")
    s.fill("M88 52C96 34 118 20 146 18C128 28 116 42 104 54Z", "#b9c6cf")
    s.fill("M102 46Q106 36 116 39Q122 44 120 48Q110 44 102 48Z", "#23252c")
    s.fill(poly([(119, 45), (138, 53), (117, 52)]), "#d93a2f")
    s.line("M30 9l-6-4M142 18l6-2", "#5a646c", 2)
    _eye(s, 114, 46, 1.3)


def duck(s: Sheet) -> None:
    s.fill(
        soft([(30, 74), (44, 64), (70, 66), (96, 64), (110, 76), (104, 92), (72, 98), (44, 92)]), "#6a4a3a"
    )
    s.fill(soft([(86, 68), (104, 66), (114, 78), (106, 92), (92, 92)]), "#8a2f3a")
    s.line(dots([(100, 76), (104, 84), (96, 84), (108, 78)]), "#f4efe2", 1.8)
    s.fill(soft([(50, 84), (72, 76), (94, 82), (78, 94), (56, 93)]), "#d9a85a")
    s.line("M94 70q-5 12 0 22", "#ffffff", 3)
    s.fill(poly([(44, 66), (22, 62), (32, 76)]), "#2f3a4a")
    s.fill(soft([(48, 66), (70, 62), (86, 68), (66, 76)]), "#2f6f8a")
    s.fill(soft([(88, 44), (76, 52), (72, 66), (82, 60), (92, 58)]), "#1f5f4a")
    s.fill(soft([(94, 66), (92, 46), (104, 36), (118, 42), (120, 52), (112, 60), (110, 70)]), "#2a7a5a")
    s.line("M92 48q12-6 18-2M102 62q3-7 12-7M88 60q6-10 6-12", "#ffffff", 2.2)
    s.fill(poly([(118, 46), (134, 53), (118, 55)]), "#e0603a")
    _eye(s, 110, 46, 2.6, "#d9332a")
    s.line("M10 98q8-3 16 0t16 0M60 104q9-3 18 0t18 0M112 97q8-3 16 0t16 0", "#d9ecf2", 1.8)


def owl(s: Sheet) -> None:
    s.line(curve([(-4, 106), (80, 102), (164, 110)]), "#6a4c38", 8)
    p = tones("#d9a862", 0.24)
    s.fill(
        soft([(56, 54), (62, 34), (80, 26), (98, 34), (104, 54), (104, 82), (92, 104), (68, 104), (56, 82)]),
        p.plain,
    )
    s.fill(soft([(64, 62), (80, 56), (96, 62), (94, 92), (80, 101), (66, 92)]), "#fbf4e4")
    s.fill(
        soft([(56, 56), (64, 66), (66, 90), (58, 96), (50, 80)])
        + soft([(104, 56), (110, 80), (102, 96), (94, 90), (96, 66)]),
        p.dark,
    )
    s.line(dots([*s.scatter(10, 80, 78, 11, 14), (58, 72), (57, 82), (102, 74), (103, 84)]), "#a5744a", 1.8)
    s.fill("M80 64C58 60 56 34 70 31C76 30 80 34 80 37C80 34 84 30 90 31C104 34 102 60 80 64Z", "#a5744a")
    s.fill("M80 61C61 57 60 37 71 34C76 33 80 37 80 41C80 37 84 33 89 34C100 37 99 57 80 61Z", "#fffaf0")
    s.fill(blade(80, 46, 180, 12, 2.6), "#d9b59a")
    _eye(s, 72, 46, 3.6)
    _eye(s, 88, 46, 3.6)
    s.line("M70 102v4m4-4v4M86 102v4m4-4v4", "#c9a07a", 2.6)


def hummingbird(s: Sheet) -> None:
    s.fill("".join(petal(138, 66, a, 22, 9) for a in (20, 70, 120, 170)), "#e0508a")
    s.fill(disc(138, 66, 5), "#f2c84a")
    s.line("M140 70Q146 96 142 122", "#5a9a4a", 3)
    p = tones("#1f9a6a", 0.26)
    s.fill(poly([(54, 84), (30, 104), (40, 106), (46, 110), (62, 92)]), "#17604a")
    s.fill(soft([(50, 86), (60, 64), (78, 50), (92, 50), (96, 60), (86, 78), (66, 90)]), p.plain)
    s.fill(soft([(80, 62), (94, 58), (86, 78), (68, 88)]), "#2fc0b0")
    s.fill("M74 58C66 38 50 20 28 12C34 32 50 54 66 66Z", mix("#bfe6dc", "#1f9a6a", 0.35))
    s.fill("M80 58C84 38 92 22 108 10C110 30 100 50 90 62Z", mix("#bfe6dc", "#1f9a6a", 0.15))
    s.line("M72 60L34 18M70 62L44 38M84 56L104 18", "#ffffff", 1, 0.7)
    s.fill(disc(92, 48, 10), "#6a3fa8")
    s.fill(oval(96, 54, 7, 5), "#2fc0b0")
    s.line("M100 49L132 60", INK, 2)
    _eye(s, 94, 46, 1.8)
    s.fill(disc(89, 44, 1.4), "#ffffff")


def penguin(s: Sheet) -> None:
    s.fill(
        soft([(62, 104), (56, 76), (62, 48), (76, 34), (92, 36), (100, 54), (102, 84), (94, 106), (76, 109)]),
        "#3a4654",
    )
    s.fill(soft([(78, 48), (92, 46), (98, 62), (99, 86), (92, 104), (78, 104), (72, 76)]), "#fbfbf6")
    s.fill(soft([(80, 46), (94, 45), (98, 58), (86, 62)]), "#f6c24a")
    s.fill(soft([(62, 54), (68, 62), (64, 88), (54, 98), (56, 74)]), "#2a3440")
    s.fill(soft([(72, 34), (76, 18), (88, 13), (99, 19), (101, 30), (94, 42), (80, 42)]), "#23282f")
    s.fill(soft([(78, 26), (86, 28), (84, 40), (78, 42), (74, 34)]), "#f29a2a")
    s.fill("M98 20Q116 22 122 30Q110 27 98 27Z", "#23282f")
    s.line("M102 25l14 3", "#f29a2a", 1.8)
    s.fill(oval(84, 109, 10, 3) + oval(98, 107, 8, 2.6), "#3a3a40")
    _eye(s, 92, 22, 1.6, "#8a5a2a")


def puffin(s: Sheet) -> None:
    s.fill(poly([(30, 122), (46, 102), (84, 97), (124, 104), (140, 122)]), "#7d8a78")
    s.fill(
        soft([(58, 66), (68, 50), (88, 46), (100, 58), (100, 82), (86, 98), (66, 94), (52, 104), (50, 88)]),
        "#2a2f38",
    )
    s.fill(soft([(84, 60), (98, 60), (100, 80), (88, 97), (74, 94), (78, 76)]), "#fbfbf6")
    s.fill(soft([(72, 58), (80, 70), (70, 90), (56, 98), (60, 74)]), "#1f242c")
    s.fill(disc(92, 36, 16), "#2a2f38")
    s.fill(soft([(86, 30), (98, 28), (106, 36), (102, 48), (90, 48)]), "#f4f4f0")
    s.fill("M104 24Q126 26 126 38Q120 46 104 48Z", "#e8642a")
    s.fill("M104 24Q112 26 112 36Q112 46 104 48Z", "#4a5a70")
    s.line("M113 26q4 10 0 20", "#f6d35a", 2.2)
    s.line("M118 29q3 7 0 14", "#f7c8a0", 1.4)
    s.fill(poly([(93, 38), (97, 30), (101, 38)]), "#5a6470")
    _eye(s, 97, 36, 1.8)
    s.line("M78 96v8m-5 0h9M90 96v8m-4 0h9", "#e8642a", 2.8)


# ---------------------------------------------------------------- reptiles and amphibians


def alligator(s: Sheet) -> None:
    p = tones("#5f7a4f", 0.26)
    s.fill("".join(band([(x, 88), (x + 6, 100), (x - 4, 106)], 10, 7) for x in (52, 94)), p.dark)
    s.fill(
        soft(
            [
                (2, 104),
                (18, 90),
                (40, 78),
                (66, 74),
                (94, 76),
                (110, 80),
                (108, 94),
                (84, 98),
                (50, 98),
                (24, 100),
            ]
        ),
        p.plain,
    )
    s.fill(soft([(28, 98), (54, 92), (92, 92), (108, 92), (84, 98), (50, 99)]), "#c9c490")
    s.fill(
        soft([(100, 80), (110, 72), (118, 74), (122, 80), (150, 84), (154, 90), (124, 92), (104, 94)]),
        p.plain,
    )
    s.fill(soft([(104, 93), (124, 92), (154, 90), (150, 97), (120, 101), (104, 99)]), p.dark)
    s.line(
        zigzag([(122, 91), (126, 94), (130, 91), (134, 94), (138, 91), (142, 94), (146, 90.5), (150, 93)]),
        "#ffffff",
        1.6,
    )
    s.line("".join(f"M{x} {77 + abs(x - 72) * 0.2}l4-5 3 5" for x in range(24, 104, 9)), p.dark, 2.4)
    s.fill("".join(band([(x, 90), (x - 3, 100), (x + 6, 106)], 11, 7) for x in (38, 82)), p.plain)
    s.fill(oval(151, 84, 2, 1.4), INK)
    _eye(s, 114, 75, 2.6, "#e8c53a")


def iguana(s: Sheet) -> None:
    s.line(curve([(-4, 96), (70, 100), (164, 92)]), "#6a4c38", 10)
    p = tones("#6fae4a", 0.26)
    s.line(curve([(54, 84), (34, 92), (20, 108), (12, 122)]), p.dark, 8)
    s.line("M20 102l6 4M30 94l5 4M16 112l6 3", "#3f6a34", 3)
    s.fill(soft([(46, 84), (62, 70), (88, 64), (106, 66), (110, 80), (92, 92), (64, 94)]), p.plain)
    s.line(
        zigzag(
            [
                (56, 74),
                (57, 64),
                (63, 70),
                (66, 59),
                (72, 66),
                (76, 54),
                (82, 64),
                (87, 52),
                (92, 62),
                (98, 50),
                (102, 58),
            ]
        ),
        "#4f8a3a",
        3,
    )
    s.fill(band([(94, 84), (102, 94), (96, 99)], 9, 5) + band([(62, 86), (54, 96), (62, 100)], 10, 5), p.dark)
    s.fill(soft([(98, 64), (104, 52), (118, 48), (132, 56), (132, 64), (118, 70), (106, 74)]), p.plain)
    s.fill(soft([(106, 70), (118, 68), (122, 84), (112, 88)]), "#c9b45a")
    s.fill(disc(112, 66, 4.4), "#b9d97a")
    s.line("M116 64q8 1 15-2", "#3f6a34", 1.2)
    s.line(dots(s.scatter(12, 80, 80, 22, 9)), p.light, 2)
    _eye(s, 117, 56, 2.2, "#e8a03a")


def boa(s: Sheet) -> None:
    s.line(curve([(-4, 62), (80, 58), (164, 64)]), "#6a4c38", 11)
    p = tones("#3fa552", 0.26)
    loops = ((36, 0), (58, 1), (80, 2), (102, 1), (124, 0))
    for x, k in loops:
        s.line(f"M{x - 10} 46C{x - 18} {84 + 5 * k} {x + 18} {84 + 5 * k} {x + 10} 46", p.dark, 13)
    for x, k in loops:
        s.line(f"M{x - 12} 50C{x - 8} 34 {x + 8} 34 {x + 12} 50", p.plain, 13)
        s.line(f"M{x - 9} 46C{x - 16} {80 + 5 * k} {x + 14} {80 + 5 * k} {x + 9} 48", p.plain, 8)
        s.line(f"M{x - 4} {40}h8", "#f7fbf2", 3)
    s.fill(
        soft([(66, 88), (72, 76), (88, 74), (102, 82), (112, 92), (106, 100), (88, 102), (72, 98)]), p.plain
    )
    s.fill(soft([(72, 97), (90, 97), (110, 95), (104, 101), (88, 103)]), "#e8dc6a")
    s.line("M110 95l10 4m-10-4l10 0", "#c9303a", 1.5)
    _eye(s, 96, 86, 2.8, "#f0d24a")


def salamander(s: Sheet) -> None:
    s.line("M58 82l-12 16m-5 0h9M62 90l8 14m-3 2h8M98 72l-6 18m-4 0h8M102 78l16 12m-2 3l7-2", "#1f2228", 6)
    s.line(curve([(14, 104), (30, 88), (56, 86), (80, 82), (98, 70), (112, 58)]), "#23262e", 19)
    s.line(curve([(2, 112), (14, 102), (28, 90)]), "#23262e", 9)
    s.fill(soft([(102, 66), (104, 50), (116, 42), (130, 46), (132, 58), (122, 66), (110, 72)]), "#23262e")
    s.line(
        dots(
            [
                (22, 94),
                (36, 84),
                (50, 90),
                (62, 80),
                (76, 88),
                (84, 76),
                (96, 76),
                (104, 64),
                (114, 50),
                (124, 50),
                (46, 82),
                (70, 82),
                (114, 64),
            ]
        ),
        "#f6c52a",
        6,
    )
    s.line("M30 90l8-2M78 80l8-3", "#f6c52a", 4)
    _eye(s, 124, 58, 2.4)


def chameleon(s: Sheet) -> None:
    s.line(curve([(-4, 100), (70, 96), (164, 104)]), "#6a4c38", 9)
    p = tones("#3fa58a", 0.26)
    s.line("M44 84C26 84 18 98 26 106C34 112 42 104 36 98C34 96 30 98 31 101", p.dark, 5.4)
    s.fill(soft([(40, 84), (52, 64), (74, 54), (96, 58), (106, 72), (96, 86), (68, 90)]), p.plain)
    s.line("M54 66v20M64 60v28M74 57v32M84 57v30M94 60v26", "#e0703a", 3.4)
    s.line(
        zigzag([(50, 66), (54, 60), (58, 62), (63, 56), (67, 58), (73, 51), (78, 54), (84, 52), (90, 55)]),
        "#2a7a68",
        2,
    )
    s.line("M58 86l-4 10m4 0h-8M92 84l4 12m4 0h-8M74 88l0 8", p.dark, 5)
    s.fill(soft([(94, 66), (98, 48), (108, 36), (120, 46), (134, 58), (128, 68), (110, 76)]), p.plain)
    s.line("M104 70q14 0 27-5", "#2a6a58", 1.4)
    s.fill(disc(116, 55, 7.4), "#e8a04a")
    s.fill(disc(116, 55, 4.6), "#3f8a74")
    _eye(s, 117.5, 55, 2)
    s.line("M132 62C146 66 150 54 152 46", "#d9607a", 2)
    s.fill(disc(152, 44, 2.6), INK)


def frog(s: Sheet) -> None:
    s.line(curve([(-4, 104), (80, 98), (164, 108)]), "#5f9a4a", 9)
    p = tones("#6fbf3f", 0.24)
    s.fill(
        band([(54, 78), (34, 92), (48, 100)], 17, 8) + band([(106, 78), (128, 92), (112, 100)], 17, 8), p.dark
    )
    s.line("M42 84l8 8M118 84l-8 8", "#3f6fc9", 4)
    s.fill(soft([(52, 90), (52, 62), (66, 48), (96, 48), (108, 62), (108, 90), (80, 100)]), p.plain)
    s.fill(soft([(58, 88), (66, 74), (80, 82), (94, 74), (102, 88), (80, 99)]), "#f7f3e0")
    s.line("M58 72l6 20M102 72l-6 20", "#f0d24a", 2.4)
    s.line("M66 80l-4 22M94 80l4 22", p.plain, 8)
    for x in (50, 62, 98, 110):
        s.line("".join(f"M{x} 101l{dx} 5" for dx in (-5, 0, 5)), "#e8742a", 3.6)
    s.fill(soft([(46, 60), (52, 44), (80, 38), (108, 44), (114, 60), (96, 72), (64, 72)]), p.plain)
    s.line("M54 62q26 12 52 0", p.dark, 1.5)
    for x in (56, 104):
        s.fill(disc(x, 44, 12), p.light)
        s.fill(disc(x, 44, 9.4), "#d9281f")
        s.fill(oval(x, 44, 2, 7.6), INK)
        s.fill(disc(x - 3, 40, 1.8), "#ffffff")


# ---------------------------------------------------------------- insects and worms


def _legs6(s: Sheet, tint: str, x: float, y: float, reach: float, width: float = 2.4) -> None:
    d = ""
    for side in (-1, 1):
        for a, b, c in ((-0.9, -0.5, -1.0), (0.0, 0.1, 0.5), (0.8, 0.5, 1.3)):
            d += (
                f"M{x + side * 4} {y + a * 12}L{x + side * reach * 0.7} {y + (a + b) * 14}"
                f"L{x + side * reach} {y + (a + c) * 15}"
            )
    s.line(d, tint, width)


def ladybug(s: Sheet) -> None:
    _leaf(s, "#5f9f4a")
    _legs6(s, "#23252c", 80, 64, 44, 3)
    s.line("M74 32l-8-10M86 32l8-10", "#23252c", 2)
    s.fill(soft([(62, 42), (68, 30), (80, 26), (92, 30), (98, 42), (80, 48)]), "#23252c")
    s.fill(oval(69, 37, 4.4, 3.4) + oval(91, 37, 4.4, 3.4), "#fbfbf6")
    s.fill(oval(80, 68, 33, 31), "#a8231c")
    s.fill(oval(78, 66, 30, 28), "#dd392b")
    s.line("M80 40V98", "#23252c", 2.4)
    s.line(dots([(66, 54), (94, 54), (60, 72), (100, 72), (70, 86), (90, 86)]), "#23252c", 10)
    s.fill(oval(80, 46, 6.4, 6), "#23252c")
    s.fill(oval(66, 48, 6, 3, -34), "#ffffff", 0.75)


def _leaf(s: Sheet, tint: str) -> None:
    """A great leaf to sit on."""
    p = tones(tint, 0.2)
    s.fill(blade(-8, 116, 68, 190, 58), p.plain)
    s.line("M-8 116L150 52M40 96l10-30M72 84l12-30M104 70l8-22M48 94l28 12M82 80l30 12", p.light, 1.6)


def beetle(s: Sheet) -> None:
    s.line(curve([(-4, 100), (80, 96), (164, 104)]), "#6a4c38", 9)
    p = tones("#4a3430", 0.26)
    s.line("M56 84l-12 6 -4 10M74 86l-2 12M94 84l8 6 2 10M106 78l12 6 2 14", p.dark, 4)
    s.fill(soft([(24, 84), (32, 62), (54, 50), (80, 52), (92, 66), (90, 84), (60, 92)]), p.plain)
    s.fill(soft([(36, 64), (54, 54), (74, 55), (56, 62)]), "#8a6a62")
    s.line("M34 82Q60 78 90 74", p.dark, 1.6)
    s.fill(soft([(82, 56), (96, 48), (108, 56), (112, 72), (104, 84), (90, 84)]), p.plain)
    s.line(curve([(98, 54), (108, 40), (124, 34), (132, 38)]), p.plain, 6)
    s.line("M128 35l8-3m-8 3l7 5", p.plain, 3.4)
    s.fill(soft([(106, 68), (118, 66), (124, 76), (116, 84), (106, 82)]), p.dark)
    s.line(curve([(120, 72), (132, 66), (138, 52), (134, 44)]), p.dark, 5)
    s.line("M135 48l6-5", p.dark, 3)
    _eye(s, 116, 76, 1.8)


def dung_beetle(s: Sheet) -> None:
    s.fill(disc(104, 70, 34), "#6d4f35")
    s.fill(disc(100, 66, 28), "#8a6848")
    s.line("M84 56l12 4M104 50l8 8M92 78l14 2M116 70l6 8M108 88l10-4", "#5a4029", 2)
    p = tones("#2f4a4f", 0.28)
    s.line("M48 86l-10 8 2 10M40 80l-16 4-4 10M60 76l16-8 4-10M64 84l14 2 8-6", p.dark, 3.6)
    s.fill(soft([(26, 76), (36, 64), (54, 66), (66, 80), (62, 96), (46, 100), (30, 92)]), p.plain)
    s.line("M34 70Q48 78 60 94M32 84q10 6 16 14", p.dark, 1.5)
    s.fill(oval(30, 94, 11, 9, 40), p.plain)
    s.fill(oval(21, 101, 7, 5, 20), p.dark)
    s.fill(soft([(36, 68), (52, 69), (44, 75)]), p.light)


def shield_bug(s: Sheet) -> None:
    _leaf(s, "#6aa552")
    _legs6(s, "#2a4a4a", 80, 62, 42, 3)
    s.line("M74 26l-12-12M86 26l12-12", "#2a4a4a", 2.2)
    s.fill(poly([(72, 34), (76, 24), (84, 24), (88, 34)]), "#2a5a5a")
    s.fill(soft([(50, 42), (66, 33), (94, 33), (110, 42), (104, 50), (56, 50)]), "#2f9a8a")
    s.fill(soft([(54, 50), (106, 50), (106, 72), (94, 96), (80, 104), (66, 96), (54, 72)]), "#1f7a74")
    s.fill(soft([(58, 52), (96, 52), (98, 70), (86, 92), (76, 94), (62, 72)]), "#35b59a")
    s.fill(soft([(66, 54), (84, 54), (80, 70), (70, 68)]), "#e0a03a")
    s.line(
        dots([(68, 62), (92, 62), (80, 76), (66, 78), (92, 78), (80, 92), (62, 42), (80, 41), (98, 42)]),
        "#3a2f7a",
        6.4,
    )
    s.line("M55 60q-2 12 8 26M105 60q2 12-8 26", "#e0503a", 2.6)


def bee(s: Sheet) -> None:
    s.line("M70 76l-6 16M82 80l0 16M94 76l8 14", "#2a2420", 3)
    s.fill(oval(66, 40, 15, 27, -34) + oval(92, 36, 14, 27, 18), "#e6f0f4", 0.85)
    s.line("M74 60L58 28M86 58l8-36M72 56L66 36", "#b5c6cf", 1.1)
    s.fill(soft([(22, 84), (34, 66), (56, 60), (72, 66), (72, 82), (52, 94), (34, 94)]), "#efb02f")
    s.line("M36 66q8 12 2 28M48 62q9 14 3 31M60 61q8 12 4 26", "#3a2a1c", 5)
    s.fill(poly([(24, 82), (14, 90), (28, 90)]), "#3a2a1c")
    s.fill(oval(84, 68, 18, 16), "#d9963a")
    s.line(rays(84, 68, 16, 12, 18), "#f4c45a", 1.8)
    s.fill(oval(108, 72, 12, 13), "#4a3424")
    s.fill(oval(112, 70, 5, 7.4, 10), "#17130f")
    s.fill(oval(110.5, 66, 1.4, 2), "#ffffff")
    s.line("M112 60q6-10 14-12M116 62q8-6 14-4", "#2a2420", 2)


def butterfly(s: Sheet) -> None:
    for side in (-1, 1):

        def at(*points: float, side: int = side) -> list[Point]:
            return [(80 + side * x, y) for x, y in zip(points[::2], points[1::2], strict=True)]

        s.fill(soft(at(3, 52, 20, 24, 52, 10, 66, 18, 54, 44, 28, 62)), "#23252c")
        s.fill(soft(at(9, 50, 24, 27, 50, 15, 58, 20, 40, 34)), "#3fbf5a")
        s.fill(soft(at(12, 54, 34, 42, 52, 38, 44, 48, 26, 57)), "#e6d84a")
        s.fill(soft(at(4, 60, 28, 60, 46, 68, 42, 90, 24, 102, 10, 88)), "#23252c")
        s.fill(soft(at(8, 64, 26, 65, 39, 71, 35, 86, 24, 94, 12, 84)), "#f2d23f")
        s.fill(soft(at(9, 65, 22, 66, 24, 80, 14, 82)), "#4fc46a")
        s.line(dots(at(34, 76, 31, 85, 24, 90)), "#23252c", 4)
    s.line("M80 42Q74 24 66 18M80 42Q86 24 94 18", "#23252c", 1.6)
    s.line("M80 44V92", "#23252c", 6)
    s.line("M80 46V60", "#c9303a", 4)
    s.line("M80 66V90", "#f2c23f", 3)


def ant(s: Sheet) -> None:
    _leaf(s, "#7fae52")
    p = tones("#7fbf4a", 0.3)
    s.line(
        "M72 62L54 50L44 62M76 66L60 84L52 100M80 66l4 20 -6 16M86 60l14-16 12 4M86 66l20 14 6 18"
        "M80 60L72 40L62 36",
        "#8a6a3a",
        2.8,
    )
    s.fill(oval(42, 76, 22, 14, -22), p.dark)
    s.fill(oval(40, 73, 19, 11, -22), p.plain)
    s.fill(oval(66, 66, 5, 4.6), "#c9963a")
    s.fill(oval(82, 60, 13, 8, -18), "#d9a24a")
    s.fill(oval(80, 58, 10, 5, -18), "#f0c87a")
    s.fill(soft([(96, 56), (102, 40), (116, 38), (124, 48), (118, 60), (106, 64)]), "#d9a24a")
    s.line("M120 54l10 2-3 6M116 60l8 6", "#8a5a2a", 3)
    s.line("M110 40l6-14 14-2M116 42l14-8 10 6", "#8a6a3a", 2)
    _eye(s, 111, 47, 2.6)


def grasshopper(s: Sheet) -> None:
    s.fill(blade(20, 122, 62, 150, 6), "#6fa552")
    p = tones("#d9a83a", 0.28)
    s.line("M56 76L42 40L30 96l-6 2", "#8a3a2a", 5)
    s.line("M57 76L44 44", "#e0642f", 8)
    s.line("M84 80l-4 14 6 8M100 78l6 14 8 4M92 80l2 16", "#8a3a2a", 2.8)
    s.fill(soft([(14, 78), (46, 64), (84, 60), (102, 66), (98, 80), (64, 86), (34, 84)]), p.plain)
    s.line("M24 78q4 4 2 6M36 73q5 6 2 10M48 69q5 8 2 15M62 66q5 10 2 18", "#8a3a2a", 2)
    s.fill(soft([(22, 72), (50, 58), (86, 56), (92, 66), (56, 70)]), "#4f8a4a")
    s.fill(soft([(86, 54), (100, 52), (106, 64), (102, 78), (90, 78)]), "#5f9a4a")
    s.fill(soft([(102, 54), (112, 48), (122, 56), (120, 72), (112, 82), (104, 74)]), p.plain)
    s.line("M114 50Q122 30 138 26M118 52q12-12 24-10", "#8a3a2a", 1.8)
    s.line("M108 78l4 5M114 76l3 4", "#8a3a2a", 2)
    _eye(s, 114, 58, 3.4, "#a8322a")


def mantis(s: Sheet) -> None:
    s.line(curve([(-4, 110), (80, 104), (164, 112)]), "#6a4c38", 7)
    p = tones("#7fb54a", 0.28)
    s.line("M54 84l-16 10-2 12M66 86l-4 10 6 10M74 80l14 14 2 12M66 78l-22-6-16 18", p.dark, 2.6)
    s.fill(soft([(14, 92), (38, 76), (66, 70), (78, 76), (70, 88), (40, 96)]), p.plain)
    s.fill(soft([(16, 88), (44, 70), (74, 68), (66, 78), (36, 88)]), p.light)
    s.line(curve([(72, 76), (88, 58), (98, 36)]), p.plain, 7)
    s.line("M92 50L116 62L108 40M90 54L110 72L116 52", p.plain, 5)
    s.line("M115 60l-6-18", p.dark, 2.4)
    s.fill(poly([(90, 28), (114, 24), (104, 42)]) + disc(92, 28, 5) + disc(112, 25, 5), p.plain)
    s.line("M98 24Q96 10 84 4M104 23Q110 10 122 6", p.dark, 1.4)
    _eye(s, 92, 27, 3, "#d9c24a")
    _eye(s, 112, 24, 3, "#d9c24a")


def worm(s: Sheet) -> None:
    p = tones("#d98a86", 0.28)
    body = [(10.0, 92.0), (28, 72), (50, 84), (66, 104), (90, 98), (100, 74), (116, 54), (138, 60)]
    s.line(curve([(x + 1, y + 3) for x, y in body]), p.dark, 14)
    s.line(curve(body), p.plain, 12.5)
    s.line(curve([(100, 74), (104, 67), (110, 60)]), "#e8a89a", 14.5)
    s.line(curve([(x - 2, y - 3) for x, y in body]), p.light, 2.4)
    ticks = ""
    for i in range(len(body) - 1):
        (ax, ay), (bx, by) = body[i], body[i + 1]
        for t in (0.25, 0.6):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            k = 4.4 / ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
            ticks += f"M{x - (by - ay) * k} {y + (bx - ax) * k}L{x + (by - ay) * k} {y - (bx - ax) * k}"
    s.line(ticks, p.dark, 1.1)


# ---------------------------------------------------------------- which animal where

_WOOD: Final = "sky:green woods:#a9c9a0,84,11,10 land:moss,92"
_PLAIN: Final = "sky:warm hills:straw,84,4 land:gold,94 grass:olive,112,7,26"
_SNOW: Final = "sky:cold hills:ice,80,6 firs:#a9c4c8,88,20,9 land:snow,92"
_JUNGLE: Final = "sky:wet woods:#9cc9a8,70,14,9 woods:#7fb593,96,15,8"
_ROCK: Final = "sky:dawn peaks:#b9aebf,92,46,3,0.3 land:#c9bda5,96"
_LEAFY: Final = "sky:green woods:#b5d6ac,60,16,7"
_SEA: Final = "sky:clear clouds:white,2,24 water:river,88"

ANIMALS: Final[Mapping[str, tuple[str, Figure]]] = {
    "African Bush Elephant": (
        "sky:gold sun:132,26 hills:ochre,84 land:straw,94 grass:olive,114,7,20",
        elephant,
    ),
    "American Alligator": ("sky:wet woods:#9cc9a8,66,12,9 water:teal,72,104 land:mud,102", alligator),
    "American Bison": (_PLAIN, bison),
    "Andean Condor": (
        "sky:clear peaks:#a9a5bd,122,52,3,0.34",
        partial(
            _spread,
            back="#2f3138",
            body="#23252c",
            head="#c98a80",
            tail="#23252c",
            beak="#efe3c8",
            patch="#f4f4f0",
            collar="#ffffff",
            lean=-4,
        ),
    ),
    "Arctic Fox": ("sky:dusk hills:#a9b9d0,78,6 firs:#6f86a8,88,24,9 land:#b9cbdf,92", fox),
    "Arctic Tern": ("sky:cold sun:130,30,9 water:sea,92 floes:102,4", tern),
    "Atlantic Puffin": ("sky:day water:sea,80", puffin),
    "Bald Eagle": (
        "sky:day peaks:#a9bcc9,112,34,4,0.4 firs:#5f8f86,120,26,14",
        partial(_spread, back="#5f4433", body="#4a3428", head="#fbfaf4", tail="#f7f5ee", beak="#f0b52f"),
    ),
    "Barn Owl": ("sky:night stars:26,70 moon:128,26 hills:#22375a,92", owl),
    "Black Wildebeest": (_PLAIN, wildebeest),
    "Bornean Orangutan": (_JUNGLE, orangutan),
    "Brown Bear": ("sky:day firs:#8fb5a5,86,32,12 land:moss,92 water:river,112", bear),
    "Brown-Throated Sloth": (_JUNGLE, sloth),
    "Cairns Birdwing Butterfly": (_LEAFY + " leaves:#8fbf8f", butterfly),
    "Dung Beetle": ("sky:gold hills:ochre,84 land:straw,92 cracks:ochre,96,1", dung_beetle),
    "Earthworm": ("sky:green grass:meadow,44,12,44 strata:#6d5140,#5a4334,#4a382c", worm),
    "Echidna": ("sky:warm hills:olive,84 land:clay,92 shrubs:olive,92,3,7", echidna),
    "Emerald Tree Boa": (_JUNGLE, boa),
    "European Mole": ("sky:day hills:moss,76 land:lime,84 flowers:white,92,12", mole),
    "Fire Salamander": ("sky:green land:#8fa56a,60 pebbles:90,rock,10", salamander),
    "Green Iguana": (_JUNGLE, iguana),
    "Green Tree Ant": (_LEAFY, ant),
    "Grey Wolf": ("sky:cold moon:130,26 firs:#8fa9ad,88,34,12 land:#cfdadf,92", wolf),
    "Hedgehog": ("sky:dusk woods:#c9a08a,84,11,9 land:ochre,92 flowers:rust,110,14,4", hedgehog),
    "Hippopotamus": ("sky:warm hills:olive,70 water:teal,78,122 reeds:meadow,122,6", hippo),
    "King Penguin": ("sky:polar berg:36,86,1 berg:136,84,0.8 land:snow,86", penguin),
    "Kingfisher": ("sky:wet woods:#9cc9a8,56,11,9 water:river,62", kingfisher),
    "Lubber Grasshopper": ("sky:day hills:lime,92,5", grasshopper),
    "Margay": (_JUNGLE + " land:#6f9a6a,98", partial(cat, coat="#d9a35f", marks="rosettes")),
    "Mountain Gorilla": (
        "sky:green hills:#8fb59a,60,8 mist:60 land:moss,92 leaves:#6f9a6a",
        partial(_ape, coat="#33343b", face="#4a464a", mat="#5a5a62", arms=1.15),
    ),
    "Mountain Lion": (_ROCK, partial(cat, coat="#c9935a")),
    "Northern Giraffe": (_PLAIN, giraffe),
    "Pale-Billed Woodpecker": (_JUNGLE, woodpecker),
    "Panther Chameleon": (_LEAFY, chameleon),
    "Plains Zebra": ("sky:gold hills:ochre,84 land:straw,92 grass:olive,112,8,26", zebra),
    "Praying Mantis": ("sky:day hills:lime,96", mantis),
    "Rainbow Shield Bug": (_LEAFY, shield_bug),
    "Red Deer": (_WOOD, deer),
    "Red Squirrel": ("sky:day woods:#c9b27a,74,14,8 firs:#9cbfae,100,50,6", squirrel),
    "Red-Eyed Tree Frog": (_JUNGLE, frog),
    "Seven-Spotted Ladybug": ("sky:day", ladybug),
    "Siamese Rhinoceros Beetle": (_JUNGLE, beetle),
    "Siberian Tiger": (_SNOW, partial(cat, coat="#e08a3a", marks="stripes", tint="#2a2220")),
    "Spotted Hyena": (_PLAIN, hyena),
    "Sri Lankan Leopard": (
        "sky:gold acacias:olive,92,2,44 land:straw,94",
        partial(cat, coat="#e3b25a", marks="spots", tint="#3a2a20"),
    ),
    "Talamanca Hummingbird": (_LEAFY, hummingbird),
    "Western Honeybee": ("sky:warm flowers:white,104,10,6 hills:lime,100 flowers:yellow,110,14,4", bee),
    "Western Moose": ("sky:dawn firs:#8fb0a8,84,30,12 water:river,88 land:olive,102", moose),
    "Wild Boar": (_WOOD + " woods:#c9a56a,92,6,5", boar),
    "Wood Duck": ("sky:green woods:#a9c9a0,62,12,9 water:river,72", duck),
    "Yellow Cheeked Gibbon": (_JUNGLE, gibbon),
    "Yellow-Bellied Marmot": (_ROCK, marmot),
}

_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("eagle hawk falcon vulture bird crane gull", "Bald Eagle"),
    ("cat lion leopard tiger lynx panther", "Mountain Lion"),
    ("deer antelope goat sheep elk", "Red Deer"),
    ("frog toad", "Red-Eyed Tree Frog"),
    ("snake boa viper", "Emerald Tree Boa"),
    ("beetle bug fly spider", "Siamese Rhinoceros Beetle"),
    ("moth butterfly", "Cairns Birdwing Butterfly"),
    ("monkey ape", "Mountain Gorilla"),
    ("dog wolf fox", "Grey Wolf"),
    ("mouse rat rodent marmot", "Yellow-Bellied Marmot"),
)


def paint(s: Sheet, name: str) -> None:
    """The animal of this name where it lives; of its kin, if this book doesn't know it."""
    words = name.lower()
    known = (
        name
        if name in ANIMALS
        else next((kin for keys, kin in _WORDS if any(key in words for key in keys.split())), "Red Deer")
    )
    place, figure = ANIMALS[known]
    land.paint(s, place)
    figure(s)
