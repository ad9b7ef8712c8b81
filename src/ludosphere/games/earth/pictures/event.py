# ruff: noqa: E501 - a recipe stays in one line
"""Events: weather, fire, water and stars over a landscape, by name."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from ....core.svg import mix, polar
from .land import Layer, colour
from .pen import Sheet, band, below, box, curve, disc, dots, oval, poly, rays, soft, zigzag

# ---------------------------------------------------------------- air


def cyclone(
    s: Sheet, eye: str = "80", y: str = "58", size: str = "1", tint: str = "#f3f7fa", sea: str = "#2f6f9f"
) -> None:
    """A whirl of clouds from above."""
    x, py, k = float(eye), float(y), float(size)
    if k < 0.8:  # on the globe
        s.fill(disc(80, 62, 55), mix(sea, "#8fd0ff", 0.3))
        s.fill(disc(80, 62, 52), sea)
        s.fill("M52 20C66 12 84 16 84 28C70 34 60 46 44 44C40 34 44 26 52 20Z", "#7fa66a")
        s.fill("M38 78C46 76 52 84 48 94C56 102 52 104 46 100C36 92 34 84 38 78Z", "#8fae62")
    else:
        s.fill(box(-2, -2, 164, 124), sea)
        s.fill(
            soft([(118, -6), (166, -6), (166, 40), (142, 30)])
            + soft([(-6, 92), (22, 100), (34, 126), (-6, 126)]),
            "#6fa06a",
        )
    for width, tone, shift in (
        (13.0, mix(tint, sea, 0.45), 5),
        (10.0, mix(tint, sea, 0.15), 0),
        (4.0, "#ffffff", -4),
    ):
        d = ""
        for arm in range(4):
            pts = []
            for i in range(9):
                t = i / 8
                a = 90 * arm + 250 * t + shift
                r = (11 + 52 * t**1.25) * k
                px, pyy = polar(0, 0, r, a)
                pts.append((x + px, py + pyy * 0.8))
            d += curve(pts[::2])
        s.line(d, tone, width * k)
    s.fill(oval(x, py, 9 * k, 7 * k), mix(sea, "#0f2a44", 0.5))


def twister(s: Sheet, x: str = "84", tint: str = "#5a5560", foot: str = "100", wet: str = "") -> None:
    """A funnel from the cloud to the ground."""
    px, f = float(x), float(foot)
    c = colour(tint)
    rows = 13
    for i in range(rows):
        t = i / (rows - 1)
        y = f - (f - 24) * t
        half = 3 + 34 * t**1.6
        sway = math.sin(t * 4.4) * 9
        s.fill(oval(px + sway, y, half, 2.6 + 3.6 * t), mix(c, "#ffffff", 0.34 if i % 2 else 0.08))
    if wet:
        s.line("".join(rays(px, f, 9, 8, 17, 250 + 0, 0.5)), "#e9f4f8", 2)
        s.fill(oval(px, f + 1, 20, 4), "#d9ecf4")
    else:
        s.fill(oval(px, f, 22, 5), mix(c, "#d9b98a", 0.5))
        s.line(
            "".join(
                f"M{px + dx} {f - dy}l{a} {b}"
                for dx, dy, a, b in (
                    (-24, 10, 5, -3),
                    (22, 16, 4, 4),
                    (-16, 24, 6, 1),
                    (30, 8, -3, -5),
                    (28, 34, 5, 2),
                )
            ),
            "#4a3f3a",
            1.8,
        )


def bolt(s: Sheet, x: str = "84", tint: str = "#fff2a8") -> None:
    """A stroke of lightning."""
    px = float(x)
    main = [(px, 22.0), (px - 12, 50), (px - 2, 50), (px - 16, 78), (px - 5, 76), (px - 18, 104)]
    s.line(zigzag(main), tint, 9, 0.25)
    s.line(
        zigzag(main)
        + zigzag([(px - 12, 50), (px - 30, 62), (px - 34, 74)])
        + zigzag([(px - 3, 52), (px + 16, 66), (px + 12, 80)]),
        tint,
        2.6,
    )
    s.line(zigzag(main), "#ffffff", 1.2)


def hailstones(s: Sheet) -> None:
    spots = s.scatter(26, 80, 66, 84, 48)
    s.line("".join(f"M{x + 2} {y - 9}l-1.5 6" for x, y in spots), "#ffffff", 1, 0.5)
    s.line(dots([(x + 0.6, y + 0.7) for x, y in spots]), "#7f9fb8", 5.4)
    s.line(dots(spots), "#f4fafd", 4.8)


def gusts(s: Sheet, tint: str = "white", n: str = "9") -> None:
    """Snow or dust driven sideways."""
    d = "".join(
        f"M{x} {y}q{w / 2}-5 {w} 0"
        for x, y, w in ((x - 20, y, s.rng.uniform(22, 46)) for x, y in s.scatter(int(n) * 2, 80, 66, 88, 50))
    )
    s.line(d, colour(tint), 1.7, 0.75)


def wall(s: Sheet, tint: str = "dune") -> None:
    """A rolling wall of dust."""
    c = colour(tint)
    for dy, tone in ((0, mix(c, "#5a3a20", 0.3)), (12, c), (26, mix(c, "#fff0c8", 0.3))):
        d = box(64 + dy, 20 + dy, 100, 104)
        d += "".join(
            oval(x, y, r, r)
            for x, y, r in (
                (58 + dy, 40 + dy, 17),
                (72 + dy, 22 + dy, 18),
                (98 + dy, 14 + dy, 19),
                (128 + dy, 10 + dy, 20),
                (52 + dy, 66 + dy, 18),
                (48 + dy, 94, 17),
                (156, 10 + dy, 18),
            )
        )
        s.fill(d, tone)


def shimmer(s: Sheet) -> None:
    """Air that trembles over hot ground."""
    s.line(
        "".join(
            f"M{x} {y}q5-5 0-10t0-10t0-10"
            for x, y in ((24, 92), (48, 84), (72, 94), (98, 86), (122, 95), (142, 86))
        ),
        "#fff6dc",
        2,
        0.7,
    )
    s.line(rays(80, 34, 16, 24, 32), "#fff3c0", 2.4)


def front(s: Sheet) -> None:
    """Cold air under warm: a line of cloud with the map's blue teeth."""
    s.fill("M-4 -4H164V26C120 34 84 56 62 122H-4Z", "#8fb5d9")
    for x, y, r in ((70, 92, 11), (80, 70, 13), (95, 52, 14), (114, 38, 14), (136, 29, 14), (156, 24, 13)):
        s.fill(disc(x + 5, y - 6, r), "#eef4f8")
        s.fill(disc(x + 7, y - 3, r * 0.74), "#d0dde8")
    s.line(curve([(62, 122), (74, 84), (98, 54), (130, 34), (164, 26)]), "#2f6fb5", 3)
    s.fill(
        poly([(66, 106), (76, 112), (70, 96)])
        + poly([(74, 84), (85, 88), (80, 73)])
        + poly([(90, 62), (101, 69), (98, 54)])
        + poly([(112, 44), (121, 53), (121, 38)])
        + poly([(136, 33), (143, 43), (146, 29)]),
        "#2f6fb5",
    )
    s.line(dots(s.scatter(16, 34, 60, 36, 56)), "#ffffff", 2.4)


def glow(s: Sheet, x: str = "80", y: str = "50", r: str = "20", tint: str = "#ffe9a8") -> None:
    px, py, pr = float(x), float(y), float(r)
    for k, a in ((2.4, 0.16), (1.7, 0.3), (1, 1)):
        s.fill(disc(px, py, pr * k), tint, a)


# ---------------------------------------------------------------- water


def breaker(s: Sheet, tint: str = "#1f6f9a") -> None:
    """A wave as high as a house, about to fall."""
    s.fill(
        "M-4 122V66C20 70 34 50 48 32C64 12 100 6 124 22C140 32 142 50 128 58C134 44 122 34 108 38"
        "C86 44 92 76 122 88C140 95 156 96 164 96V122Z",
        mix(tint, "#0f3a5a", 0.25),
    )
    s.fill(
        "M-4 122V84C30 84 46 64 58 46C70 30 92 20 112 26C92 30 78 46 82 66C86 86 110 96 164 104V122Z", tint
    )
    s.line(
        curve([(6, 104), (40, 90), (60, 62), (78, 40)]) + curve([(30, 114), (60, 100), (74, 78)]),
        "#8fc9e0",
        2,
    )
    s.line(
        dots(
            [
                (124, 22),
                (134, 30),
                (138, 41),
                (135, 52),
                (128, 58),
                (114, 18),
                (102, 15),
                (142, 34),
                (141, 52),
            ]
        ),
        "#f7fcfd",
        9,
    )
    s.line(dots([(148, 44), (146, 60), (152, 54), (136, 66), (156, 66), (128, 14)]), "#ffffff", 3)


def boat(s: Sheet, x: str = "60", y: str = "92", k: str = "1") -> None:
    px, py, f = float(x), float(y), float(k)
    s.fill(
        f"M{px - 13 * f} {py - 3 * f}H{px + 14 * f}L{px + 9 * f} {py + 4 * f}H{px - 9 * f}Z",
        "#a5482f",
    )
    s.line(f"M{px} {py - 3 * f}V{py - 24 * f}", "#5a4030", 1.4)
    s.fill(
        poly([(px + 1, py - 23 * f), (px + 12 * f, py - 6 * f), (px + 1, py - 6 * f)])
        + poly([(px - 1, py - 20 * f), (px - 1, py - 6 * f), (px - 9 * f, py - 6 * f)]),
        "#fdfbf2",
    )


def torrent(s: Sheet, tint: str = "#8a7358") -> None:
    """Brown water that carries stones and wood."""
    c = colour(tint)
    s.fill("M58 46C70 60 40 72 10 84C-4 90-6 122-6 122H166C166 104 140 92 118 82C96 72 84 60 86 46Z", c)
    s.line(
        curve([(66, 56), (56, 72), (24, 90), (10, 112)])
        + curve([(80, 58), (84, 76), (80, 96), (70, 118)])
        + curve([(90, 70), (112, 88), (134, 104), (142, 118)]),
        mix(c, "#ffffff", 0.5),
        2.4,
    )
    s.line("M40 100l22-6M96 96l16 10M66 84l8-8", "#5a3f2c", 4)
    s.line(dots([(14, 86), (26, 80), (126, 84), (140, 92), (56, 66), (90, 64)]), "#f4f1e6", 5)


def roofs(s: Sheet, y: str = "88") -> None:
    """Houses up to their windows in water."""
    py = float(y)
    for x, k, tint in ((34, 1.0, "#b5503c"), (84, 1.2, "#a5683f"), (130, 0.9, "#b5503c")):
        s.fill(box(x - 13 * k, py - 14 * k, 26 * k, 14 * k), "#f4ece0")
        s.fill(box(x + 3 * k, py - 14 * k, 10 * k, 14 * k), "#d9cdbb")
        s.fill(poly([(x - 17 * k, py - 13 * k), (x, py - 27 * k), (x + 17 * k, py - 13 * k)]), tint)
        s.fill(box(x - 8 * k, py - 10 * k, 5 * k, 6 * k), "#5a6f80")


def shore(s: Sheet, high: str = "") -> None:
    """High or low water at the same pier."""
    if high:
        s.fill(box(-2, 56, 164, 68), "#3f93bd")
        s.line(
            "M6 66q6-3 12 0t12 0M70 74q6-3 12 0t12 0M18 90q8-3 16 0t16 0M96 98q8-3 16 0t16 0M120 64"
            "q5-3 10 0t10 0M50 110q8-3 16 0t16 0",
            "#bfe0ee",
            1.6,
        )
    else:
        s.fill(box(-2, 62, 164, 16), "#6fb3cf")
        s.fill(below([(-4, 78), (60, 74), (110, 79), (164, 75)]), "#d9c296")
        s.fill(oval(46, 100, 24, 5) + oval(118, 92, 18, 4) + oval(100, 112, 28, 5), "#8fc4d6")
        s.line("M8 92q10-2 20 0M60 88q12-2 24 0M20 114q10-2 20 0", "#b89a68", 1.3)
        s.fill(
            poly(
                [
                    (70, 103),
                    (73, 107),
                    (78, 107),
                    (74, 110),
                    (76, 115),
                    (71, 112),
                    (66, 115),
                    (68, 110),
                    (64, 107),
                    (69, 107),
                ]
            ),
            "#d9603f",
        )
        s.fill("M128 108a7 6 0 0 1 14 0Z", "#f2e4d0")
    top = 50
    s.line(
        "".join(f"M{x} {top}V{66 if high else 104 - abs(x - 120) * 0.1}" for x in (92, 112, 132, 152)),
        "#5d4636",
        3.4,
    )
    s.fill(box(82, top - 4, 84, 5), "#8a6a4c")
    if high:
        s.line("M90 68h6M110 68h6M130 68h6M150 68h6", "#e9f5f9", 1.8)


# ---------------------------------------------------------------- earth and fire


def fissure(s: Sheet, tint: str = "#2a211f", glow_: str = "") -> None:
    """The ground torn open."""
    edge = [(76.0, 62.0), (82, 70), (70, 78), (86, 90), (66, 102), (80, 122)]
    wide = (1, 4, 7, 12, 17, 26)
    left = [(x - w, y) for (x, y), w in zip(edge, wide, strict=True)]
    right = [(x + w, y) for (x, y), w in zip(edge, wide, strict=True)]
    s.fill(poly([*right, *reversed(left)]), tint)
    s.fill(
        poly([*[(x - w * 0.2, y + 2) for (x, y), w in zip(edge, wide, strict=True)], *reversed(left)]),
        glow_ or mix(tint, "#8a5f45", 0.6),
    )
    s.line("M70 78l-22-4-16 6M86 90l26-6 20 8M66 102l-30 6", tint, 1.8)


def tilted(s: Sheet) -> None:
    """A house that leans, and the waves of the shock."""
    s.line(oval(80, 104, 30, 8) + oval(80, 104, 50, 13) + oval(80, 104, 72, 18), "#7a5f48", 2, 0.7)
    s.fill(poly([(56, 66), (88, 58), (96, 92), (64, 100)]), "#f1e6d6")
    s.fill(poly([(78, 60.5), (88, 58), (96, 92), (86, 94.5)]), "#cfc0aa")
    s.fill(poly([(48, 68), (66, 40), (97, 57)]), "#b5503c")
    s.fill(poly([(66, 72), (73, 70), (76, 82), (69, 84)]), "#5a6f80")
    s.line("M56 66l8 12-6 8 8 14M84 64l-4 10 6 8", "#7a5f48", 1.4)
    s.line("M112 100v-26M112 84l-9-8M112 80l10-9M124 104v-14", "#5a4a3c", 2.6)


def slide(s: Sheet, tint: str = "#8a6548") -> None:
    """A slope that comes down."""
    c = colour(tint)
    s.fill(
        poly(
            [(60, 20), (84, 30), (100, 52), (118, 78), (156, 106), (160, 122), (20, 122), (34, 100), (44, 66)]
        ),
        c,
    )
    s.fill(
        poly([(84, 30), (100, 52), (118, 78), (156, 106), (160, 122), (110, 122), (96, 88), (86, 58)]),
        mix(c, "#1f1a1a", 0.25),
    )
    s.line("M62 34q-4 26-18 46M74 46q0 26-10 50M88 74q2 20-2 36", mix(c, "#fff0d0", 0.3), 1.6)
    spots = (
        (34, 104, 8),
        (58, 110, 10),
        (96, 112, 9),
        (134, 110, 11),
        (78, 88, 6),
        (108, 92, 7),
        (20, 114, 6),
        (66, 66, 4),
    )
    s.fill(
        "".join(
            poly(
                [
                    (x - r, y + r * 0.5),
                    (x - r * 0.6, y - r * 0.6),
                    (x + r * 0.3, y - r * 0.8),
                    (x + r, y),
                    (x + r * 0.5, y + r * 0.7),
                ]
            )
            for x, y, r in spots
        ),
        "#a99a8c",
    )
    s.line("M124 84l14 10M128 96l8-14M40 90l-14-2", "#3f5a3f", 2.6)


def blaze(s: Sheet, y: str = "100", n: str = "9", tall: str = "34") -> None:
    """Tongues of fire."""
    m, py, h = int(n), float(y), float(tall)
    spots = [(160 * (i + s.rng.uniform(0.2, 0.8)) / m, h * s.rng.uniform(0.65, 1.15)) for i in range(m)]
    for k, tone in ((1.0, "#d9481f"), (0.72, "#f5872a"), (0.42, "#ffd45a")):
        s.fill(
            "".join(
                f"M{x - 9 * k} {py}"
                f"C{x - 13 * k} {py - hh * k * 0.4} {x - 2 * k} {py - hh * k * 0.6} {x + 1} "
                f"{py - hh * k}"
                f"C{x + 3 * k} {py - hh * k * 0.64} {x + 13 * k} {py - hh * k * 0.4} {x + 9 * k} {py}Z"
                for x, hh in spots
            ),
            tone,
        )


def smoke(s: Sheet, tint: str = "#5a5058") -> None:
    spots = [(14, 30), (40, 22), (68, 30), (96, 18), (124, 26), (150, 18)]
    s.line(dots([(x + 2, y + 3) for x, y in spots]), tint, 34, 0.8)
    s.line(dots([(x - 3, y - 5) for x, y in spots]), mix(tint, "#ffffff", 0.22), 22, 0.7)


def flow(s: Sheet) -> None:
    """A stream of lava down a black slope."""
    s.fill(
        "M66 54C76 70 52 80 40 92C30 104 22 122 22 122H112C112 108 100 98 96 88C92 78 84 68 84 54Z", "#b5301a"
    )
    s.fill(
        "M70 54C80 72 60 82 50 94C42 106 38 122 38 122H98C98 108 90 98 86 88C83 78 80 66 80 54Z", "#f0702a"
    )
    s.line(
        curve([(75, 56), (74, 74), (62, 92), (58, 120)]) + curve([(77, 70), (78, 92), (84, 118)]),
        "#ffd06a",
        2.6,
    )
    s.line("M46 104l10 4M86 106l-10 3M60 88l9 2", "#7a1f14", 2.4)


def cave(s: Sheet) -> None:
    """A tube through the rock, a red floor at its end."""
    s.fill(box(-2, -2, 164, 124), "#4a3f48")
    for rx, ry, tone in ((74, 56, "#5d4f58"), (58, 45, "#6d5c62"), (44, 35, "#594a52"), (32, 25, "#3a2f38")):
        s.fill(oval(80, 62, rx, ry), tone)
    s.fill(oval(80, 64, 20, 16), "#f0902f")
    s.fill(oval(80, 62, 13, 9), "#ffd98a")
    s.fill("M66 74C58 92 40 106 26 122H134C120 106 102 92 94 74Z", "#c9441f")
    s.fill("M72 74C68 92 58 108 50 122H110C102 108 92 92 88 74Z", "#f58a32")
    s.fill(
        "".join(
            poly([(x - 4, y), (x + 4, y), (x, y + h)])
            for x, y, h in (
                (36, 20, 16),
                (52, 12, 20),
                (72, 9, 13),
                (94, 10, 18),
                (114, 16, 20),
                (128, 26, 13),
            )
        ),
        "#3a2f38",
    )


def bubbles(s: Sheet, tint: str = "mud") -> None:
    """Mud that seethes."""
    c = colour(tint)
    s.fill(oval(80, 94, 66, 22), mix(c, "#3a2a20", 0.3))
    s.fill(oval(80, 92, 60, 18), c)
    for x, y, r in ((58, 88, 12), (96, 94, 14), (78, 102, 8), (116, 86, 8), (40, 96, 7)):
        s.line(oval(x, y + r * 0.3, r * 1.5, r * 0.5), mix(c, "#ffffff", 0.3), 1.3)
        s.fill(f"M{x - r} {y + 2}a{r} {r * 0.9} 0 0 1 {2 * r} 0Z", mix(c, "#ffffff", 0.22))
        s.fill(oval(x - r * 0.36, y - r * 0.4, r * 0.24, r * 0.16), "#ffffff", 0.8)


def jet(s: Sheet, x: str = "80", y: str = "98") -> None:
    """A geyser."""
    px, py = float(x), float(y)
    s.fill(poly([(px - 22, py + 4), (px - 7, py - 5), (px + 7, py - 5), (px + 22, py + 4)]), "#c9b08f")
    s.fill(
        f"M{px - 5} {py - 4}C{px - 4} 60 {px - 8} 40 {px - 17} 24Q{px} 4 {px + 17} 24"
        f"C{px + 8} 40 {px + 4} 60 {px + 5} {py - 4}Z",
        "#d4ebf4",
    )
    s.line(dots([(px - 18, 28), (px - 10, 16), (px + 1, 12), (px + 12, 17), (px + 19, 29)]), "#ffffff", 17)
    s.line(
        f"M{px - 1} {py - 6}Q{px} 56 {px - 7} 32M{px + 2} {py - 6}Q{px + 2} 56 {px + 8} 34",
        "#ffffff",
        2,
    )
    s.line(
        "".join(
            f"M{px + dx} {y_}v6" for dx, y_ in ((-26, 46), (-20, 60), (24, 48), (19, 64), (-31, 62), (31, 66))
        ),
        "#eaf6fb",
        1.8,
    )


def vents(s: Sheet) -> None:
    """Ground that breathes: three plumes."""
    for x, y, k in ((40, 92, 1.0), (86, 82, 0.8), (126, 98, 1.15)):
        s.fill(oval(x, y + 2, 10 * k, 3 * k), "#c9a23a")
        s.fill(oval(x, y + 1, 5 * k, 1.6 * k), "#4a3f38")
        s.line(
            curve([(x, y), (x - 6 * k, y - 18 * k), (x + 5 * k, y - 36 * k), (x - 4 * k, y - 54 * k)]),
            "#ffffff",
            10 * k,
            0.55,
        )
        s.line(curve([(x, y), (x - 5 * k, y - 16 * k), (x + 3 * k, y - 30 * k)]), "#ffffff", 5 * k, 0.8)


def plates(s: Sheet) -> None:
    """Continents that drift apart on a globe."""
    s.fill(disc(80, 60, 48), "#3f8fbd")
    s.fill("M40 40C52 28 66 30 70 42C66 52 74 58 68 70C62 84 50 82 44 70C36 60 34 50 40 40Z", "#8fae62")
    s.fill(
        "M92 30C106 26 118 38 120 52C118 64 108 60 102 70C100 84 92 90 88 78C84 66 92 58 86 48"
        "C84 40 86 33 92 30Z",
        "#c9a866",
    )
    s.fill("M62 92Q80 84 98 94Q82 104 62 92Z", "#f4f8fa")
    s.line(curve([(80, 13), (76, 36), (82, 58), (76, 82), (80, 107)]), "#ffb04a", 2.6)
    s.line("M64 54H48l5-5m-5 5l5 5M98 54h16l-5-5m5 5l-5 5", "#ffffff", 2.6)
    s.line(disc(80, 60, 48), "#1f4f7a", 1.6)


def folds(s: Sheet) -> None:
    """Layers of rock that are pushed up into mountains."""
    for k, tone in enumerate(("#8a7894", "#c9a06a", "#9a6a52", "#d9c296", "#6f7f8a")):
        y = 52 + 14 * k
        s.fill(smooth_wave(y, 30 - 4 * k), tone)
    s.line("M12 104h26l-6-6m6 6l-6 6M148 104h-26l6-6m-6 6l6 6", "#ffffff", 3)
    s.fill(poly([(80, 20), (90, 36), (83, 33), (78, 38), (70, 35)]), "#ffffff")


def smooth_wave(y: float, tall: float) -> str:
    return (
        f"M-4 {y + 12}C16 {y + 14} 24 {y - tall * 0.5} 40 {y - tall * 0.4}"
        f"S56 {y + 4} 64 {y - tall * 0.5}S78 {y - tall} 82 {y - tall}S100 {y - 4} 108 {y - tall * 0.3}"
        f"S134 {y - tall * 0.5} 140 {y}T164 {y + 12}V122H-4Z"
    )


# ---------------------------------------------------------------- space


def streak(
    s: Sheet,
    x: str = "96",
    y: str = "54",
    long: str = "90",
    head: str = "5",
    tint: str = "#bfe3ff",
    turn: str = "60",
) -> None:
    """A head of light with a tail, falling to the lower left."""
    px, py, h = float(x), float(y), float(head)
    tx, ty = polar(px, py, float(long), float(turn))
    for k, a in ((1.8, 0.25), (1.2, 0.4), (0.7, 0.8)):
        s.fill(band([(px, py), ((px + tx) / 2, (py + ty) / 2), (tx, ty)], h * 2 * k, 0.3), tint, a)
    s.fill(disc(px, py, h * 1.5), tint, 0.5)
    s.fill(disc(px, py, h), "#ffffff")


def nova(s: Sheet) -> None:
    """A star that bursts."""
    for r, tint, a in ((46, "#7a4fb5", 0.5), (35, "#c9508f", 0.55), (25, "#f0844a", 0.7)):
        pts = [polar(80, 56, r * (1.16 if i % 2 else 0.86), 22.5 * i) for i in range(16)]
        s.fill(soft(pts), tint, a)
    s.line(rays(80, 56, 8, 10, 50) + rays(80, 56, 8, 8, 32, 22.5), "#ffe9b8", 1.6)
    s.fill(disc(80, 56, 13), "#fff3cf")
    s.fill(disc(80, 56, 7), "#ffffff")


def rock(s: Sheet, x: str = "64", y: str = "62", r: str = "24", fire: str = "") -> None:
    """A stone from space."""
    px, py, k = float(x), float(y), float(r)
    if fire:
        for f, tint in ((1.5, "#d9481f"), (1.2, "#f5872a"), (0.9, "#ffd45a")):
            s.fill(
                band(
                    [(px, py), (px + k * 1.6, py - k * 1.1), (px + k * 3.4, py - k * 2.3)],
                    k * 2 * f * 0.92,
                    1,
                ),
                tint,
            )
    pts = [
        polar(px, py, k * f, 40 * i) for i, f in enumerate((1, 0.86, 1.04, 0.9, 1.02, 0.84, 1, 0.92, 0.88))
    ]
    s.fill(soft(pts), "#6f6468")
    s.fill(
        soft([(px - (px - a) * 0.78 - k * 0.12, py - (py - b) * 0.74 - k * 0.12) for a, b in pts]), "#94888a"
    )
    for dx, dy, f in ((-0.3, -0.24, 0.26), (0.34, 0.1, 0.2), (-0.1, 0.42, 0.18), (0.2, -0.5, 0.13)):
        s.fill(oval(px + dx * k, py + dy * k, k * f, k * f * 0.8), "#5a5056")
        s.fill(oval(px + dx * k + k * 0.04, py + dy * k + k * 0.04, k * f * 0.76, k * f * 0.56), "#7d7276")


def flare(s: Sheet) -> None:
    """The edge of the sun with a loop of fire."""
    s.fill(disc(18, 104, 86), "#f5872a", 0.3)
    s.fill(disc(18, 104, 74), "#f5a23a")
    s.fill(disc(14, 108, 66), "#ffcf5a")
    s.line(dots([(30, 70), (52, 92), (22, 96), (40, 112)]), "#f5a23a", 8)
    s.line("M56 42C62 10 104 14 98 52C96 66 88 74 82 78", "#f5702a", 7)
    s.line("M58 44C66 20 96 24 92 52C90 62 86 70 80 76", "#ffd45a", 3)
    s.line("M76 58q18-6 20 8M40 32q4-16 16-14", "#ff8a3a", 3)
    s.line("".join(f"M{x} {y}l14-6" for x, y in ((112, 38), (118, 58), (110, 80), (128, 24))), "#ffe9a8", 1.6)


def magnet(s: Sheet) -> None:
    """The earth and the lines of its field, the arrow turned round."""
    s.line(
        "".join(
            f"M80 {60 - 6}C{80 + side * w} {60 - h} {80 + side * w} {60 + h} 80 {60 + 6}"
            for side in (-1, 1)
            for w, h in ((46, 62), (70, 92), (96, 122))
        ),
        "#8fd0ff",
        1.6,
        0.8,
    )
    s.fill(disc(80, 60, 26), "#3f8fbd")
    s.fill("M62 52C68 42 80 42 82 50C78 58 84 62 78 70C70 76 64 66 62 52Z", "#8fae62")
    s.fill("M90 44Q100 50 102 62Q94 60 92 54Z", "#8fae62")
    s.fill(poly([(80, 98), (71, 60), (89, 60)]), "#e0503f")
    s.fill(poly([(80, 22), (71, 60), (89, 60)]), "#f4f4ee")
    s.fill(disc(80, 60, 3), "#2a2a34")


def frost(s: Sheet) -> None:
    """An elephant of the ice age, far off in the snow."""
    s.fill(
        soft([(52, 88), (56, 72), (68, 64), (82, 62), (96, 58), (106, 66), (108, 80), (104, 88)]), "#7a5a48"
    )
    s.line("M60 86v16M72 88v14M92 88v14M102 84v18", "#6a4c3c", 7)
    s.line(curve([(106, 72), (115, 82), (114, 96), (118, 100)]), "#7a5a48", 5)
    s.line(curve([(106, 82), (116, 94), (126, 88)]), "#fbf6e6", 2.6)
    s.line("M62 80v12M70 84v11M80 84v10M88 84v10M96 80v10", "#5a4034", 1.8)


MORE: Final[Mapping[str, Layer]] = {
    layer.__name__: layer
    for layer in (
        *(
            cyclone,
            twister,
            bolt,
            hailstones,
            gusts,
            wall,
            shimmer,
            front,
            glow,
            breaker,
            boat,
            torrent,
            roofs,
            shore,
        ),
        *(fissure, tilted, slide, blaze, smoke, flow, cave, bubbles, jet, vents, plates, folds),
        *(streak, nova, rock, flare, magnet, frost),
    )
}

RECIPES: Final[Mapping[str, str]] = {
    "Asteroid": "sky:night stars:40,110 glow:124,104,30,#3f8fbd rock:66,54,27",
    "Aurora Borealis": "sky:night stars:30,70 aurora hills:#22415f,84,5 firs:#14304a,104,26,14 land:#cfe0ee,102",
    "Blizzard": "sky:grey hills:ice,70 firs:#7f98a5,92,34,7 land:snow,90 gusts:white,16 snowfall:40",
    "Cold Front": "sky:warm land:meadow,100 front",
    "Comet": "sky:night stars:36,100 streak:60,66,96,8,#a8dcff,58 hills:#14284a,100,5",
    "Continental Shift": "sky:night stars:34,118 plates",
    "Dust Storm": "sky:gold land:ochre,92 wall:dune cacti:olive,108,2",
    "Earthquake": "sky:day hills:moss,74 land:grass,84 tilted",
    "Earthquake Fissure": "sky:dawn peaks:mauve,70,24,4,0 land:meadow,66 fissure:#2a211f firs:fir,74,14,9,50-110",
    "Flash Flood": "sky:storm deck:slate,22 mesas:rust,62 land:clay,60 torrent rain:white,-5,24",
    "Flooding": "sky:grey rain:white,-3,26 hills:moss,66 water:#7a8f8a,78 roofs:90 water:#7a8f8a,89 boat:108,108,0.7",
    "Fog": "sky:grey firs:#a3b3b5,70,26,11 mist:62,white,0.7,5 firs:#7f9496,92,36,8 mist:84,white,0.75,5 firs:#55706f,116,44,6 mist:108,white,0.7,4",
    "Geyser": "sky:clear hills:moss,70 firs:deep,80,16,13 land:#d9c6a0,82 pools:lagoon,92,gold,2 jet:80,98",
    "Hail": "sky:storm deck:#5a6a7c,30 hills:moss,78 land:deep,88 hailstones",
    "Heat Wave": "sky:red sun:80,34,17,#ffe08a land:ochre,88 cracks:rust,90 shimmer",
    "High Tide": "sky:clear moon:30,24,9 clouds:white,2,30 shore:high",
    "Hot Period": "sky:gold sun:112,30,18,#fff0b0 dunes:rust,78 snags:#5a3f30,110,3",
    "Hot Spring": "sky:cold peaks:slate,66,30,4,0.4 land:snow,68 pools:lagoon,84,rock,2 pools:teal,88,rust,5 steam:44,84,0.7 steam:112,88,0.9",
    "Hurricane": "cyclone",
    "Ice Age": "sky:cold sun:30,28,9 peaks:ice,74,30,4,0.6 land:snow,80 frost snowfall:20",
    "Jökulhlaup": "sky:grey peaks:slate,58,34,3,0.6 tongue:36 torrent:#6f8fa5 floes:92,4",
    "Landslide": "sky:grey hills:moss,66 land:deep,84 slide firs:fir,64,18,4,60-170",
    "Lava Flow": "sky:red volcano:lake,76,70,40,basalt,60 land:black,68 flow",
    "Lava Lake": "sky:night basin:lava,black,52 glow:80,74,9,#ffb04a",
    "Lava Tube": "cave",
    "Lightning": "sky:night deck:#33405a,26 hills:#1f3350,92 land:#182a42,98 bolt",
    "Low Tide": "sky:dawn sun:30,40,9 birds:4 shore",
    "Magnetic Flip": "sky:night stars:30,118 magnet",
    "Massive Asteroid": "sky:red rock:58,64,22,fire hills:black,102,6",
    "Monsoon": "sky:storm deck:#55657a,34 palms:deep,98,44,4,10-150 land:jungle,94 pools:river,98 rain:white,-9,46",
    "Mudpot": "sky:day hills:moss,64 land:#c9b28f,72 bubbles",
    "New Mountain Range Formation": "sky:dawn folds",
    "Rainbow": "sky:wet sun:24,22,9 bow hills:moss,88 land:lime,98 flowers:white,108,14",
    "Shooting Star": "sky:night stars:44,90 streak:54,52,58,3.4,#fff0c0,62 hills:#14284a,92 firs:#0f2038,108,22,13 land:#0f2038,106",
    "Snow": "sky:cold woods:#b5c6cf,72,8,12 land:snow,76 firs:fir,100,34,6 land:#ffffff,106 snowfall:54",
    "Solar Flare": "sky:night stars:26,110 flare",
    "Steam Vents": "sky:dusk hills:basalt,66 land:mud,72 vents",
    "Super Volcano": "sky:ash smoke:#4a4048 volcano:fire,80,112,70,black,96 lava:104",
    "Supernovae": "sky:night stars:44,118 nova",
    "Tornado": "sky:storm deck:#55606f,28 land:straw,92 twister:84,#6a6570,100",
    "Tropical Storm": "sky:storm deck:slate,26 water:#3f7f94,78 palms:deep,104,56,2,20-70 rain:white,-12,40 wind:white,50",
    "Tsunami": "sky:dawn water:#2f7fa5,74 breaker boat:30,104,0.8",
    "Typhoon": "sky:night stars:40,118 cyclone:92,70,0.5,#e6ecf2,#2a6f9a",
    "Volcanic Eruption": "sky:red volcano:fire,80,108,64,black,84 land:black,108",
    "Warm Period": "sky:warm sun:40,30,16 hills:lime,72 land:meadow,82 woods:moss,90,9,7,earth flowers:yellow,106,18",
    "Waterspout": "sky:storm deck:#5f7084,28 water:#2f6f8f,82 twister:80,#8fa5b5,96,wet boat:134,100,0.7",
    "Wildfire": "sky:red smoke firs:#3a2a2a,94,44,11 blaze:108,10,38",
}

_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("storm wind hurricane cyclone", RECIPES["Tropical Storm"]),
    ("fire heat drought", RECIPES["Wildfire"]),
    ("flood water tide wave rain", RECIPES["Flooding"]),
    ("quake slide shift", RECIPES["Earthquake"]),
    ("volcan lava erupt", RECIPES["Volcanic Eruption"]),
    ("snow ice cold frost", RECIPES["Snow"]),
    ("star comet meteor sun moon", RECIPES["Comet"]),
)


def recipe(name: str) -> str:
    """How to paint an event of this name."""
    known = RECIPES.get(name)
    if known:
        return known
    words = name.lower()
    return next(
        (line for keys, line in _WORDS if any(key in words for key in keys.split())), RECIPES["Rainbow"]
    )
