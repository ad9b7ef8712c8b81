"""The scenes of cards 1 to 17: flying with the air, and what the weather can do."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from . import things as t
from .brush import (
    Canvas,
    arc,
    band,
    capsule,
    dots,
    lerp,
    line_path,
    mix,
    oval,
    polar,
    poly,
    puffs,
    round_box,
    smooth,
    spray,
    trace,
)

# ---------------------------------------------------------------- 1


def _envelope(c: Canvas, x: float, y: float, r: float, a: str, b: str) -> None:
    with c.group(at=(x, y), scale=r / 40):
        c.line("M-8 52L-6 66M8 52L6 66", "#5b3d30", 1.2)
        c.box(-6, 65, 12, 9, "#7a4f33", r=1.5)
        stripes = ((1.0, a), (0.8, b), (0.56, a), (0.26, b)) if r > 11 else ((1.0, a), (0.68, b), (0.3, a))
        for k, colour in stripes:
            c.fill(
                f"M{-40 * k:.0f} 0C{-40 * k:.0f}-54 {40 * k:.0f}-54 {40 * k:.0f} 0"
                f"C{40 * k:.0f} 24 {13 * k:.0f} 38 {9 * k:.0f} 54H{-9 * k:.0f}"
                f"C{-13 * k:.0f} 38 {-40 * k:.0f} 24 {-40 * k:.0f} 0z",
                colour,
            )
        if r > 9:
            c.fill(
                "M-40 0C-40-54 40-54 40 0C40 24 13 38 9 54H-9C-13 38-40 24-40 0z",
                c.shade("#fff0c855", (0.45, "#ffffff00"), "#3a1d5066", turn=100),
            )


def _over_the_rocks(c: Canvas) -> None:
    c.backdrop("#7d77b5", (0.35, "#d98fb4"), (0.6, "#f7a99b"), (0.78, "#ffd3a0"), "#ffe3b8")
    t.sun(c, 112, 226, 17, "#fff3c6", "#ffc46b", 6)
    t.wisps(c, 70, 4, "#ffe3dc", 0.55, 40)
    t.hills(c, 238, 8, "#c48aa0", 7)
    t.hills(c, 256, 9, "#a96f83", 8)
    small = (
        (52, 120, 9),
        (146, 66, 8),
        (196, 160, 10),
        (250, 112, 11),
        (300, 196, 9),
        (388, 182, 12),
        (446, 130, 10),
        (420, 52, 14),
        (30, 190, 7),
        (92, 40, 15),
        (232, 40, 12),
    )
    pairs = (
        ("#d8513f", "#ffe6b0"),
        ("#3f6fb0", "#f4f0e2"),
        ("#e9a23b", "#b8433a"),
        ("#4a8f86", "#fbe3b4"),
        ("#8a4f8f", "#ffd36e"),
    )
    for i, (x, y, r) in enumerate(small):
        _envelope(c, x, y, r, *pairs[i % 5])
    for k, (paint, places) in enumerate(
        (
            (
                "#b9785f",
                ((30, 36, 74), (82, 30, 56), (440, 34, 80), (392, 30, 58), (232, 26, 50)),
            ),
            ("#8f5548", ((6, 44, 92), (140, 40, 60), (470, 48, 104), (352, 40, 66), (262, 36, 44))),
        )
    ):
        for x, w, h in places:
            foot = 300 + 22 * k
            c.fill(
                trace(
                    "M",
                    x - w / 2,
                    foot,
                    "Q",
                    x - w * 0.2,
                    foot - h * 0.5,
                    x - w * 0.12,
                    foot - h,
                    "h",
                    w * 0.24,
                )
                + trace("Q", x + w * 0.22, foot - h * 0.5, x + w / 2, foot, "z"),
                c.shade(mix(paint, "#ffd9a0", 0.45), paint, mix(paint, "#3a2140", 0.45), turn=90),
            )
            c.fill(
                trace(
                    "M",
                    x - w * 0.25,
                    foot - h * 0.95,
                    "Q",
                    x - w * 0.1,
                    foot - h * 1.22,
                    x + w * 0.04,
                    foot - h * 1.2,
                )
                + trace(
                    "Q",
                    x + w * 0.16,
                    foot - h * 1.16,
                    x + w * 0.27,
                    foot - h * 0.95,
                    "Q",
                    x,
                    foot - h * 0.88,
                    x - w * 0.25,
                    foot - h * 0.95,
                    "z",
                ),
                mix(paint, "#2c1930", 0.5),
            )
        t.hills(c, 296 + 20 * k, 4, mix(paint, "#3a2140", 0.25 * k), 7)
    x, y = 326, 96
    c.line(f"M{x - 15} {y + 94}L{x - 15} {y + 128}M{x + 15} {y + 94}L{x + 15} {y + 128}", "#5b3d30", 1.6)
    _envelope(c, x, y, 70, "#d8513f", "#ffe9bd")
    c.glow(x, y + 102, 26, "#ffd25a", 0.9)
    c.fill(f"M{x - 5} {y + 118}q-3-12 5-24q8 12 5 24z", "#fff1a0")
    for dx, top in ((-10, "#2f6f9f"), (0, "#4d7d4a"), (10, "#e9a23b")):
        c.fill(round_box(x + dx - 4, y + 122, 8, 12, 3), top)
        c.disc(x + dx, y + 119, 3.6, t.SKIN[dx % 3])
    c.box(x - 17, y + 128, 34, 22, c.shade("#b07a48", "#6b4228", turn=90), r=3)
    c.line(f"M{x - 16} {y + 134}h32M{x - 16} {y + 140}h32M{x - 16} {y + 145}h32", "#5b3722", 1, 0.6)


# ---------------------------------------------------------------- 2


def _wing_over_water(c: Canvas) -> None:
    c.backdrop("#5fb2e6", (0.5, "#bfe3f2"), "#e9f4ee")
    t.cloud(c, 408, 62, 110, 38)
    t.cloud(c, 60, 94, 90, 30)
    t.range_of(c, 196, 6, 96, "#92a9bf", "#68829f", 0.4)
    c.fill(band([(-10, 178), (70, 168), (160, 190), (250, 182), (350, 192), (490, 166)], 240), "#6f9f78")
    t.firs(c, [(x, 196) for x in range(4, 480, 20)], 17, "#4c7f5f")
    t.water(c, 194, "#8fe3dc", "#35bcc0", "#1593a6", foot=320)
    t.glints(c, 34, (20, 200, 460, 290), "#e8fffb", 15, 0.6)
    c.fill("M378 236l8 7h20l8-7zM394 234v-22l14 20z", "#ffffff")
    for x, w in ((306, 15), (324, 13), (342, 16), (40, 14)):
        t.house(c, x, 197, w, 15, "#f4e8d2", "#b8573f")
    c.fill("M-10 262C60 240 120 262 176 330H-10z", c.shade("#8fc35c", "#4f8f43", turn=120))
    c.fill("M-10 290C40 280 80 296 108 330H-10z", "#3f7d3d")
    t.grass(c, 40, (0, 268, 110, 318), "#b7dc7a", 8)
    t.fir(c, 24, 282, 52, "#2f6b4a")
    t.fir(c, 56, 292, 40, "#2f6b4a")
    # The wing: cells in six colours between two arcs, their mouths open at the front.
    outer = [polar(250, 214, 172, -58 + 116 * i / 18) for i in range(19)]
    inner = [polar(250, 232, 156, -50 + 100 * i / 18) for i in range(19)]
    colours = ("#e2483d", "#f3a233", "#f7dd4f", "#ffffff", "#3f8fd0", "#1f5fa8")
    for k, colour in enumerate(colours):
        cells = [i for i in range(18) if min(i, 17 - i) * 6 // 9 == k]
        c.fill("".join(poly(outer[i], outer[i + 1], inner[i + 1], inner[i]) for i in cells), colour)
    c.line("".join(line_path([outer[i], inner[i]]) for i in range(19)), "#1c3350", 0.7, 0.35)
    mouths = [
        lerp(lerp(inner[i], inner[i + 1], 0.5), lerp(outer[i], outer[i + 1], 0.5), 0.2) for i in range(2, 16)
    ]
    c.line(dots(mouths), "#17304d", 5, 0.75)
    c.fill(
        smooth(outer) + "L" + line_path(list(reversed(lerp_row(outer, inner, 0.3))))[1:] + "z",
        "#ffffff",
        0.22,
    )
    pilot = (252.0, 222.0)
    c.line(
        "".join(
            line_path([inner[i], (pilot[0] + (-7 if i < 9 else 7), pilot[1] - 14)]) for i in range(0, 19, 2)
        ),
        "#274260",
        0.7,
        0.75,
    )
    c.fill("M240 222q-6 22 10 30h20q4-10-8-14q-8-4-8-18z", "#27405f")
    c.fill(capsule((258, 243), (282, 240), 9, 7) + capsule((282, 240), (296, 254), 7, 6), "#3b5578")
    c.fill(oval(298, 256, 5, 3), "#20242e")
    c.fill(round_box(243, 212, 18, 26, 7), "#e8743a")
    c.fill(capsule((246, 216), (240, 198), 5, 4) + capsule((259, 216), (265, 198), 5, 4), "#c95a26")
    c.disc(252, 205, 7.4, "#f2f4f7")
    c.fill("M253 203h8v5h-7z", "#1c2a3c")


def lerp_row(
    a: list[tuple[float, float]], b: list[tuple[float, float]], part: float
) -> list[tuple[float, float]]:
    """The line a part of the way from one line to another with as many points."""
    return [lerp(p, q, part) for p, q in zip(a, b, strict=True)]


# ---------------------------------------------------------------- 3


def _on_long_strings(c: Canvas) -> None:
    c.backdrop("#4f9fdc", (0.6, "#a9d9f2"), "#e2f2f3")
    t.cloud(c, 90, 196, 120, 36, opacity=0.9)
    t.cloud(c, 400, 206, 150, 42, opacity=0.9)
    t.cloud(c, 250, 60, 90, 28, opacity=0.8)
    t.water(c, 216, "#6fb3cf", "#a5d7de", foot=252)
    t.glints(c, 26, (0, 219, 470, 240), "#ffffff", 20, 0.7)
    c.fill("M-10 246C90 238 200 250 300 243S440 240 490 246V330H-10z", c.shade("#f7e7c0", "#e3c58d"))
    c.line("M-10 247C90 239 200 251 300 244S440 241 490 247", "#ffffff", 3, 0.8)
    t.grass(c, 60, (0, 300, 90, 322), "#8ea457", 14)
    t.grass(c, 60, (400, 304, 480, 322), "#8ea457", 14)
    anchors = ((196, 276), (318, 282), (60, 268), (404, 268))
    kites = ((118, 136), (340, 158), (30, 132), (428, 46))
    for (ax, ay), (kx, ky) in zip(anchors, kites, strict=True):
        c.line(f"M{ax} {ay - 11}Q{(ax + kx) / 2 + 8:.0f} {(ay + ky) / 2 + 26:.0f} {kx} {ky}", "#40566e", 0.9)
    # A whale of cloth.
    with c.group(at=(146, 108), turn=-8, scale=1.12):
        c.fill(
            "M78-8C100-12 108-30 120-38C120-22 116-14 110-6C122 0 128 8 130 20C114 18 98 10 80 8z", "#2c5f94"
        )
        c.fill(
            "M-92 2C-92-34-40-52 4-40C40-32 66-12 88-4L84 8C60 18 30 34-16 36C-62 38-92 28-92 2z",
            c.shade("#5b9bd6", "#2f6aa6"),
        )
        c.fill("M-90 8C-60 16-30 14-4 8C20 4 40 6 62 14C38 28 10 36-18 36C-60 38-88 28-90 8z", "#f2f6f4")
        c.line("M-82 16Q-50 24-20 22M-76 24Q-48 31-22 29M-60 31Q-44 35-24 34", "#9bb6c8", 1.6)
        c.fill("M-22 20C-14 36-20 52-36 60C-44 48-42 30-38 20z", "#24558a")
        c.disc(-58, -2, 5.5, "#ffffff")
        c.disc(-59, -2, 2.8, "#15263a")
        c.line("M-92 4Q-70 12-52 8", "#1d4670", 2)
        c.line("M-10-43v36M24-35v34M52-22v20", "#ffffff", 1.2, 0.35)
    # A ray with its long tail.
    with c.group(at=(346, 124), turn=10, scale=1.05):
        c.line("M2 34C10 60-14 76 2 104", "#8c2f55", 3)
        c.fill(
            "M0-40C20-38 30-24 84-6C60 4 36 18 20 36C10 44-10 44-20 36C-36 18-60 4-84-6C-30-24-20-38 0-40z",
            c.shade("#f0637e", "#b0325f"),
        )
        c.fill("M0-40C20-38 30-24 84-6C56-8 30-6 0 14C-30-6-56-8-84-6C-30-24-20-38 0-40z", "#ff9aa0", 0.5)
        c.line(
            dots(
                [(-40, -6), (-26, 2), (-14, -10), (14, -10), (26, 2), (40, -6), (0, 18), (-12, 26), (12, 26)]
            ),
            "#ffe08a",
            6,
        )
        c.fill(oval(-9, -27, 3.5) + oval(9, -27, 3.5), "#2a1430")
    # Two smaller ones.
    c.fill("M30 106L54 128L30 162L10 128z", "#f3c53c")
    c.fill("M30 106L54 128H10z", "#e2603a")
    c.line("M30 162q10 10 0 20t0 20", "#e2603a", 2)
    with c.group(at=(0, -16)):
        c.fill("M404 54q24-30 50 0q-6 8-12 0q-6 8-13 0q-6 8-12 0q-6 8-13 0z", "#5fae6a")
        c.line("M410 56q-4 22 2 34M423 58q-4 24 2 40M436 58q6 20-2 38M448 56q6 20-2 32", "#3d8a55", 3)
    t.crowd(
        c,
        [
            (196, 286),
            (318, 292),
            (60, 276),
            (404, 277),
            (208, 287),
            (250, 270),
            (258, 271),
            (104, 262),
            (360, 264),
            (440, 284),
            (150, 262),
        ],
        17,
    )
    for x, y in ((196, 276), (318, 282)):
        c.line(f"M{x} {y + 2}l3-8", "#2c3448", 2)
    t.person(c, 140, 312, 34, "#e2603a", "#2f3f58", arms=(220, 40))
    t.person(c, 160, 312, 24, "#3f8fd0", "#6b4228", t.SKIN[1], arms=(330, 140))


# ---------------------------------------------------------------- 4


def _jumper(c: Canvas, bearing: float, suit: str, helmet: str) -> None:
    with c.group(at=(240, 160), turn=bearing):
        dark = mix(suit, "#0c1830", 0.3)
        for way in (-1, 1):
            c.fill(capsule((7 * way, -92), (17 * way, -122), 15, 11), dark)
            c.fill(capsule((17 * way, -122), (14 * way, -142), 10, 8), mix(suit, "#0c1830", 0.15))
            c.fill(oval(14 * way, -146, 5, 7), "#1f2430")
            c.fill(capsule((10 * way, -60), (39 * way, -41), 11, 8), suit)
            c.disc(40 * way, -39.5, 5, t.SKIN[0] if way > 0 else t.SKIN[2])
        c.fill(round_box(-15, -98, 30, 48, 12), suit)
        c.fill(round_box(-11, -92, 22, 32, 6), c.shade("#42506a", "#1c2536", turn=110))
        c.line("M-6-86h12M-6-76h12", "#8fa2bd", 1.4)
        c.disc(0, -42, 11, c.radial("#ffffff", helmet, mix(helmet, "#101828", 0.45), cx=0.4, cy=0.35, r=0.7))


def _holding_hands(c: Canvas) -> None:
    c.box(0, 0, 480, 320, c.shade("#2f86bd", "#1c6398"))
    t.glints(c, 30, (300, 0, 470, 200), "#8fd0ec", 18, 0.5)
    c.fill(
        "M-10-10H262C236 40 290 76 268 118C246 160 330 176 344 220C356 258 400 270 420 330H-10z", "#efe0b0"
    )
    c.line("M268-6C244 40 298 76 276 118C254 160 338 176 352 220C364 258 408 270 428 326", "#d8f2f5", 6, 0.7)
    land = "M-10-10H250C222 40 276 76 254 118C232 162 316 180 330 222C342 260 384 274 404 330H-10z"
    c.fill(land, "#86ad5c")
    with c.group(clip=c.clip(land)):
        tones = ("#a9c46a", "#d7c06a", "#6f9a52", "#c49a55", "#8fb866", "#e2d28c", "#5d8a4a", "#b57f4a")
        for row in range(6):
            for col in range(7):
                x, y = col * 62 - 20 + row * 6, row * 58 - 18 + col * 5
                if c.rng.random() < 0.8:
                    w, h = c.rng.uniform(44, 60), c.rng.uniform(40, 54)
                    c.fill(
                        poly((x, y), (x + w, y + 5), (x + w - 4, y + h + 4), (x - 5, y + h)),
                        tones[c.rng.randrange(8)],
                    )
        c.line("M-10 70C60 90 120 80 180 130S230 260 300 330", "#f2ead2", 3.5)
        c.line("M90-10C110 60 60 140 110 200S60 290 80 330", "#5fa8cc", 5)
        roofs = [(186 + c.rng.uniform(-26, 26), 206 + c.rng.uniform(-22, 22)) for _ in range(26)]
        c.line("".join(f"M{x:.0f} {y:.0f}h4" for x, y in roofs), "#c8573f", 6)
    with c.group(at=(66, 52), turn=60, scale=0.85):
        c.fill(
            "M0-46q6 8 6 22l50 8v9l-50 4l-3 26l16 5v5h-38v-5l16-5l-3-26l-50-4v-9l50-8q0-14 6-22z",
            "#0f2238",
            0.22,
        )
        with c.group(at=(-6, -8)):
            c.fill(
                "M0-46q6 8 6 22l50 8v9l-50 4l-3 26l16 5v5h-38v-5l16-5l-3-26l-50-4v-9l50-8q0-14 6-22z",
                "#f7f9fb",
            )
            c.fill("M-56-16v9h12v-11zM56-16v9h-12v-11zM-3 10h6v18h-6z", "#d8513f")
            c.line("M-12-47h24", "#42506a", 2)
    for x, y, k, turn in ((424, 76, 1.0, 20), (396, 150, 0.65, -30)):
        with c.group(at=(x, y), turn=turn, scale=k):
            c.line("M-30 6L0 30L30 6M-12 2L0 30L12 2", "#eef4f8", 0.8)
            for i, colour in enumerate(("#e2483d", "#f7dd4f", "#ffffff", "#f7dd4f", "#e2483d")):
                c.fill(
                    f"M{-38 + i * 15.2:.1f} {(4, -5, -8, -5, 4)[i]}"
                    f"q7.6-12 15.2 {(-9, -3, 3, 9, 6)[i]}l-1 12q-7-3-13 0z",
                    colour,
                )
            c.disc(0, 31, 4, "#27405f")
    for bearing, suit, helmet in (
        (45, "#e2483d", "#f3c53c"),
        (135, "#f3a233", "#3f8fd0"),
        (225, "#7a4f9f", "#ffffff"),
        (315, "#2f9f8f", "#e2483d"),
    ):
        _jumper(c, bearing, suit, helmet)
    c.line("M150 36l-6-16M330 30l8-16M96 250l-16 8M384 262l14 10M240 6v10M240 300v12", "#ffffff", 2, 0.6)


# ---------------------------------------------------------------- 5


def _slender(c: Canvas) -> None:
    c.backdrop("#1f5aa8", (0.5, "#6fb0e0"), "#f3dcc0")
    for x, y, w, h, foot in (
        (350, 60, 230, 30, "#a9bcd6"),
        (338, 92, 270, 34, "#9db2cf"),
        (356, 126, 240, 30, "#a9bcd6"),
        (90, 70, 150, 20, "#b5c6dc"),
        (96, 94, 190, 24, "#a5b9d3"),
    ):
        t.saucer_cloud(c, x, y, w, h, "#fffaf0", foot)
    t.range_of(c, 300, 7, 118, "#a58f8a", "#6d6478", 0.5, "#ffffff", "#b9c9e0")
    t.range_of(c, 334, 6, 84, "#8a7a74", "#574f60", 0.34, "#f7f9fc", "#a9bad2")
    c.line(
        "M-10 214C60 168 130 150 190 190S300 236 360 196S450 160 490 180M-10 236"
        "C60 196 130 176 190 212S300 254 360 218S450 184 490 204",
        "#ffffff",
        1.6,
        0.5,
        "10 9",
    )
    # The aircraft, seen from the front and a little below its right wing.
    white = c.shade("#ffffff", (0.55, "#f2f5f9"), "#a8b7ca")
    with c.group(at=(236, 170), turn=-9):
        c.fill("M0 0L214-60L222-57L20 9z", c.shade("#d9e2ec", "#ffffff", turn=90))
        c.fill("M214-60l10-8l2 6l-4 5z", "#d8513f")
        c.fill("M-66 0L-92-4L-112-34L-102-36z", "#e8edf3")
        c.fill("M-126-38l40-2l-2 5l-34 3z", "#ffffff")
        c.fill("M-102-36l6 0l-1 10z", "#d8513f")
        c.fill("M74 6C60-12 30-16 6-10C-30-6-70-4-96-2L-94 4C-70 6-20 14 12 16C40 18 66 16 74 6z", white)
        c.fill("M64 2C54-10 34-13 16-9C20-2 28 3 40 4z", c.shade("#9fd0ee", "#2f5f8f"))
        c.disc(36, -3, 4.4, "#f0c7a0")
        c.fill("M31.6-4a4.4 4.4 0 0 1 8.8 0z", "#d8513f")
        c.line("M22-9Q44-13 64 1", "#ffffff", 1.2, 0.8)
        c.fill("M18 6L-196 96L-206 93L-12 0z", white)
        c.fill("M-196 96l-12 6l-2-7l4-2z", "#d8513f")
        c.line("M-8 6L-196 92", "#8fa3ba", 0.8, 0.7)


# ---------------------------------------------------------------- 6


def _let_go(c: Canvas) -> None:
    c.backdrop("#7fb4dc", (0.55, "#cfe5ef"), "#f8ead2")
    t.wisps(c, 70, 7, "#ffffff", 0.6, 50)
    t.cloud(c, 404, 136, 96, 30, opacity=0.9)
    t.cloud(c, 60, 200, 80, 24, opacity=0.8)
    t.hills(c, 246, 8, "#8fb08a")
    t.firs(c, [(x, 254) for x in range(250, 484, 11)], 18, "#55806a")
    c.fill("M-10 262C120 248 340 250 490 262V330H-10z", c.shade("#8fbf68", "#4f8a4a"))
    t.grass(c, 110, (0, 268, 480, 318), "#b9db84", 6)
    c.box(334, 214, 116, 52, c.shade("#f4f1e8", "#c3c7c6", turn=90))
    c.fill("M326 216h132l-10-12H336z", "#8a4f42")
    c.box(352, 228, 44, 38, "#54657a")
    c.line("M359 228v38M374 228v38M388 228v38", "#8fa2b5", 1)
    c.fill(round_box(410, 230, 24, 16, 1), "#6f93b0")
    c.line("M470 266V176M462 192h16M465 204h10", "#5a6678", 2)
    for dx in (-8, 8):
        c.fill(f"M{470 + dx} 188a5 5 0 0 1 0 8z", "#d8513f")
    t.dish(c, 310, 266, 17, 330)
    # The pale bubble, its string and box.
    c.oval(190, 300, 60, 6, "#2f5a33", 0.35)
    c.line("M204 170C214 192 214 206 204 224", "#3c4656", 1.4)
    c.fill("M198 166h12l4 12h-20z", "#d9d2c2")
    c.disc(
        204,
        90,
        78,
        c.radial("#ffffff", (0.5, "#f4f1e8"), (0.85, "#d6d6d4"), "#aab6c0", cx=0.38, cy=0.34, r=0.7),
    )
    c.line(arc(204, 90, 64, 290, 340), "#ffffff", 6, 0.8)
    c.line(arc(204, 90, 69, 110, 190), "#ffffff", 3, 0.4)
    c.line("M204 224C198 238 226 240 236 256", "#3c4656", 1.4)
    c.box(222, 254, 30, 26, c.shade("#ffffff", "#c9ced3", turn=120), r=2)
    c.line("M222 263h30M237 254v26", "#9aa4ae", 1)
    c.line("M252 260l10-14", "#3c4656", 1.4)
    c.disc(229, 272, 2.4, "#d8513f")
    c.line("M244 284v10M240 284v6M248 284v6", "#55606e", 1)
    t.person(
        c,
        150,
        306,
        112,
        "#e2703a",
        "#35506e",
        t.SKIN[0],
        "#5b3420",
        arms=(38, 46),
        stride=0.5,
        long_hair=True,
    )
    c.line("M160 232h-20M138 250h24", "#f7e27a", 3)
    c.line("M190 176l8-4M186 190l12-4", "#6b7684", 1, 0.6)
    for x, y, r in ((330, 46, 5), (90, 36, 3.4)):
        c.disc(x, y, r, "#f7f4ec")
        c.line(f"M{x} {y + r}v{r * 3}", "#6b7684", 0.7)


# ---------------------------------------------------------------- 7


def _feathers(c: Canvas, spine: list[tuple[float, float]], length: float) -> None:
    """White spikes that grow to the left out of a line."""
    d = ""
    for a, b in pairwise(spine):
        n = max(2, round(abs(b[1] - a[1]) + abs(b[0] - a[0])) // 8)
        for i in range(n):
            x, y = lerp(a, b, i / n)
            k = length * c.rng.uniform(0.5, 1.15)
            d += poly(
                (x + 2, y - 3.5),
                (x - k, y - k * 0.16),
                (x - k * 0.62, y + 1),
                (x - k * 0.8, y + 3),
                (x + 2, y + 5),
            )
    c.fill(d, c.shade("#ffffff", "#cfe2f2", turn=90))


def _frozen_top(c: Canvas) -> None:
    c.backdrop("#3f6f9f", (0.5, "#8fb8d6"), "#dfeaf0")
    t.wisps(c, 60, 8, "#ffffff", 0.4, 46)
    t.range_of(c, 230, 6, 60, "#a9bccf", "#7d95b0", 0.7)
    t.cloud_sea(c, 226, ("#c6d6e6", "#e3ecf4"), 26, 15)
    c.fill("M-10 274C60 246 140 238 240 236S420 244 490 268V330H-10z", c.shade("#fafcff", "#b8cde2"))
    t.rocks(c, ((60, 288, 40), (424, 282, 46), (20, 312, 44), (330, 308, 30)), "#8b8f9a", "#565d6c")
    # The stone house.
    c.fill("M146 252V172L160 160H322L336 172V252z", c.shade("#9c978f", "#6b6a6e", turn=90))
    rows = ""
    for row in range(7):
        y = 174 + row * 11
        rows += f"M146 {y}h190"
        rows += "".join(
            f"M{150 + 22 * i + 11 * (row % 2)} {y}v11"
            for i in range(9)
            if 146 < 150 + 22 * i + 11 * (row % 2) < 336
        )
    c.line(rows, "#55565e", 0.9, 0.6)
    for x in (178, 214, 286):
        c.box(x, 192, 20, 20, "#ffe2a0", r=2)
        c.line(f"M{x + 10} 192v20M{x} 202h20", "#5a4a3a", 1.4)
    c.box(248, 210, 24, 42, "#6b3f30", r=2)
    c.disc(266, 232, 1.6, "#f1d28a")
    c.fill(
        "M138 174L160 152H322L346 174L336 168L326 176L314 166L296 174L280 165L262 174L244 166"
        "L220 175L200 166L180 175L162 167z",
        "#ffffff",
    )
    # The tower and its masts.
    c.box(300, 112, 44, 60, c.shade("#a5a19a", "#6f6e74", turn=90))
    c.fill("M294 114l28-20l28 20z", "#f4f8fc")
    c.line("M322 96V28M312 44h20M178 160V56M168 70h20M236 154V88", "#5b6678", 4)
    c.line("M312 44v-8M332 44v-8M168 70v-7M188 70v-7", "#5b6678", 2.4)
    c.fill(oval(312, 34, 4) + oval(332, 34, 4) + oval(168, 61, 4) + oval(188, 61, 4), "#3f4a5c")
    c.fill("M236 86l-16 8v-14z", "#d8513f")
    for spine, length in (
        ([(321.0, 30.0), (321.0, 96.0)], 26.0),
        ([(177.0, 58.0), (177.0, 154.0)], 30.0),
        ([(235.0, 92.0), (235.0, 154.0)], 22.0),
        ([(300.0, 118.0), (300.0, 166.0)], 18.0),
        ([(146.0, 176.0), (146.0, 250.0)], 30.0),
        ([(312.0, 44.0), (332.0, 44.0)], 14.0),
        ([(168.0, 70.0), (190.0, 70.0)], 16.0),
        ([(248.0, 212.0), (248.0, 246.0)], 9.0),
        ([(60.0, 262.0), (76.0, 282.0)], 16.0),
    ):
        _feathers(c, spine, length)
    head, left, _ = t.person(
        c, 384, 286, 62, "#d8513f", "#2f3f58", arms=(300, 160), stride=0.3, hat="#e9b23b"
    )
    c.line(f"M{left[0]:.0f} {left[1]:.0f}v-24", "#42506a", 2)
    c.line(
        "".join(f"M{left[0] + dx:.0f} {left[1] - 24:.0f}h0" for dx in (-6, 6))
        + f"M{left[0] - 7:.0f} {left[1] - 24:.0f}h14",
        "#42506a",
        2,
    )
    c.line(f"M{head[0] - 5:.0f} {head[1] + 4:.0f}q6 5 12 2l14 6", "#e9b23b", 4)
    c.line(
        "M4 120q60-16 116 2M-6 196q50-12 96 0M350 132q60-14 120 4M360 84q50-14 110 0M10 60q60-14 110-2",
        "#ffffff",
        2,
        0.65,
    )
    c.line(dots([(c.rng.uniform(0, 480), c.rng.uniform(40, 320)) for _ in range(30)]), "#ffffff", 2.2, 0.8)


# ---------------------------------------------------------------- 8


def _toward_the_dark(c: Canvas) -> None:
    c.backdrop("#263447", (0.45, "#4d6372"), (0.62, "#a9b99a"), "#d9cf9a")
    c.fill("M-10-10H490V104C400 92 330 130 240 118S80 86-10 124z", c.shade("#141d2b", "#2c3d50"))
    c.fill(
        "M352 128C366 156 372 170 380 190C384 202 384 208 382 214H390C392 200 398 184 410 164"
        "C420 148 432 134 452 100H346z",
        c.shade("#2c3d50", (0.3, "#44545f"), "#7f8c8e"),
    )
    c.oval(386, 214, 17, 4, "#8a7c63")
    for k, (y, paint) in enumerate(((112, "#34475a"), (126, "#45596a"), (140, "#5b7080"))):
        c.fill(
            f"M-10 {y - 30}C90 {y - 46} 180 {y - 8} 260 {y}S420 {y - 24} 490 {y - 36}V{y - 12}"
            f"C410 {y + 4} 330 {y + 24} 250 {y + 18}S70 {y - 12}-10 {y + 2}z",
            paint,
            0.9 - 0.1 * k,
        )
    c.fill("M40 120L230 136L206 214H96z", c.shade("#6f849200", (0.4, "#6f8492aa"), "#8fa1a500", turn=90))
    t.rain(c, 70, (70, 140, 200, 204), -4, 13, "#d5e2e6", 0.5)
    t.bolt(c, [(452, 116), (440, 150), (454, 180), (444, 212)], 2)
    c.fill("M-10 212H490V330H-10z", c.shade("#8f9a58", "#4f6a3c"))
    t.grass(c, 130, (0, 222, 480, 318), "#b9bb6c", 8)
    c.fill("M232 212h16L360 330H120z", c.shade("#5a5f66", "#34383f"))
    c.line("M240 216v6M240 232v10M240 256v14M240 288v20", "#f3d65c", 3)
    c.line("M231 214L124 326M249 214L356 326", "#e9ebe6", 1.6, 0.8)
    for i, x in enumerate((70, 140, 180, 206)):
        h = 54 - i * 12
        c.line(
            f"M{x} {226 - i * 3}v{-h}M{x - h * 0.22:.0f} {226 - i * 3 - h * 0.85:.0f}h{h * 0.44:.0f}",
            "#3a332c",
            2.2 - i * 0.4,
        )
    # The van and its dish.
    c.oval(298, 290, 70, 8, "#1a1f22", 0.5)
    c.fill(
        "M232 284V222q0-8 8-8h70q10 0 16 8l16 26l16 6q6 2 6 8v22z",
        c.shade("#ffffff", (0.6, "#e4e9ee"), "#9fadba"),
    )
    c.fill("M232 258h132v8H232z", "#e2703a")
    c.fill("M306 222h8q6 0 9 5l12 21h-29z", "#43617c")
    c.fill(round_box(242, 222, 24, 22, 2) + round_box(272, 222, 26, 22, 2), "#55748f")
    c.disc(284, 234, 5, t.SKIN[0])
    c.disc(318, 238, 5, t.SKIN[1])
    for x in (260, 336):
        c.disc(x, 285, 14, "#20242a")
        c.disc(x, 285, 6.5, "#b7c1cb")
    c.disc(362, 262, 4, "#fff3b8")
    c.glow(366, 262, 30, "#fff0a8", 0.6)
    c.box(252, 206, 40, 9, "#4b5668", r=2)
    t.dish(c, 272, 208, 36, 48, stand=0.75)
    c.line(
        arc(312, 168, 28, 10, 70) + arc(312, 168, 42, 14, 66) + arc(312, 168, 56, 18, 62), "#e8f4ff", 2, 0.7
    )
    c.line(dots([(c.rng.uniform(10, 220), c.rng.uniform(270, 316)) for _ in range(34)]), "#f4f8fb", 5)


# ---------------------------------------------------------------- 9


def _blue_cells(c: Canvas) -> None:
    c.box(
        0,
        0,
        480,
        320,
        c.shade("#ffd98f", (0.2, "#a9dcf2"), (0.5, "#4f9bd8"), (0.78, "#22407f"), "#0d1738", turn=90),
    )
    t.sun(c, 40, 54, 20, "#fff6d0", "#ffe08a", 6)
    t.stars(c, 46, (350, 0, 480, 150))
    c.fill("M446 32a14 14 0 1 0 12 20a12 12 0 0 1-12-20z", "#eef2f8")
    t.cloud_sea(c, 250, ("#b9cfe6", "#dbe8f3", "#f7fafd"), 30, 13)
    c.box(0, 230, 480, 90, c.shade("#ffe0a000", (0.6, "#2a3f8055"), "#0d1738aa", turn=90))
    # Tail boom, tail, then the wing in perspective across the whole sheet.
    c.fill("M236 150L150 92L156 88L250 146z", "#dfe6ee")
    c.fill("M104 96L206 68L210 78L110 106z", "#2d5ea8")
    c.line("M122 98l4 4M140 93l4 4M158 88l4 4M176 83l4 4M192 79l4 4", "#bcd6f4", 1)
    c.fill("M152 98l-18-34l12-2l18 28z", "#f4f7fa")
    a, b, d, e = (14.0, 186.0), (462.0, 96.0), (472.0, 110.0), (20.0, 216.0)
    c.fill(poly(a, b, d, e), c.shade("#5b9be6", "#2f66b8", "#1d3f86", turn=100))
    n = 38
    c.line(
        "".join(line_path([lerp(a, b, i / n), lerp(e, d, i / n)]) for i in range(n + 1)), "#cfe3fa", 0.8, 0.7
    )
    c.line("".join(line_path([lerp(a, e, k), lerp(b, d, k)]) for k in (0.25, 0.5, 0.75)), "#cfe3fa", 0.7, 0.7)
    c.line(line_path([e, d]), "#f4f8fc", 3)
    c.fill(poly(lerp(a, b, 0.05), lerp(a, b, 0.2), lerp(e, d, 0.17), lerp(e, d, 0.02)), "#ffffff", 0.25)
    for part in (0.16, 0.33, 0.62, 0.78):
        x, y = lerp(e, d, part)
        k = 1.15 - 0.45 * part
        c.fill(
            capsule((x - 16 * k, y - 6 * k), (x + 16 * k, y + 12 * k), 13 * k, 9 * k),
            c.shade("#ffffff", "#9fb0c4"),
        )
        c.oval(x + 19 * k, y + 13 * k, 7 * k, 28 * k, "#ffffff", 0.28)
        c.line(trace("M", x + 22 * k, y - 13 * k, "L", x + 16 * k, y + 39 * k), "#39465c", 2.6 * k)
        c.disc(x + 19 * k, y + 13 * k, 3.6 * k, "#d8513f")
    c.fill(
        "M204 166C216 160 262 172 292 196C300 206 290 214 276 210C250 204 214 190 204 166z",
        c.shade("#ffffff", "#aebccd"),
    )
    c.fill("M262 180C276 182 290 194 292 200C282 202 266 196 256 186z", "#3f6690")
    c.disc(273, 190, 4.4, t.SKIN[0])
    t.wisps(c, 286, 5, "#ffffff", 0.6, 20)


# ---------------------------------------------------------------- 10


def _column_of_fire(c: Canvas) -> None:
    c.backdrop("#3f8fd0", (0.6, "#a9d8ee"), "#e9f0dc")
    t.cloud(c, 70, 96, 100, 32)
    t.cloud(c, 410, 134, 120, 36)
    t.cloud(c, 372, 56, 70, 22, opacity=0.8)
    t.water(c, 222, "#5fa8c9", "#8fc7d6", foot=240)
    x = 244
    c.glow(x, 196, 130, "#ffd98a", 0.8)
    # The pad: a tower with its arms, four lightning masts.
    c.line(
        "M178 262V128M198 262V128M178 138L198 152L178 166L198 180L178 194L198 208L178 222L198 236L178 250",
        "#5a6678",
        2,
    )
    c.line("M198 150h20M198 178h16", "#5a6678", 3)
    c.line("M120 258V120M370 258V120", "#6b7688", 2.4)
    # The launcher.
    with c.group(at=(x, 92)):
        c.fill("M-14 66L-34 82V44L-14 26z", "#c9d2dc")
        c.fill("M14 66L34 82V44L14 26z", "#93a2b3")
        for way in (-1, 1):
            c.fill(f"M{22 * way - 7} 76V2q7-20 14 0V76z", c.shade("#ffffff", "#a9b6c4", turn=90))
            c.fill(f"M{22 * way - 6} 76h12l3 8h-18z", "#4b5668")
        c.fill(
            "M-15 78V-42C-15-66-4-82 0-86C4-82 15-66 15-42V78z",
            c.shade("#ffffff", (0.5, "#f2f5f8"), "#98a8b9", turn=90),
        )
        c.fill("M-15-30h30v6h-30zM-15 34h30v5h-30z", "#d8513f")
        c.fill("M-15 4h30v10h-30z", "#2f5f9f")
        c.fill("M-11 78h22l5 10h-32z", "#4b5668")
    c.fill(
        "M214 178C206 210 218 244 226 278H262C270 244 282 210 274 178Q244 168 214 178z",
        c.shade("#fff6c0", (0.35, "#ffc648"), (0.75, "#f2762e"), "#e8602a66"),
    )
    c.fill("M228 178C226 204 236 232 244 264C252 232 262 204 260 178z", c.shade("#ffffff", "#fff0a0"))
    # Smoke that rolls away on both sides.
    for paint, foot, rows in (
        ("#b9b3ae", "#857f80", ((120, 276, 190, 62), (372, 276, 190, 66))),
        ("#f0ebe4", "#b4aca8", ((170, 290, 200, 66), (320, 292, 210, 62))),
        ("#ffffff", "#cfc6c0", ((60, 300, 150, 50), (430, 300, 150, 54), (246, 306, 170, 52))),
    ):
        for px, py, w, h in rows:
            c.fill(puffs(px, py, w, h, c.rng, 8), c.shade(paint, foot))
    c.glow(x, 270, 84, "#ff9d3c", 0.75, 0.6)
    # The rainforest.
    for y, paint in ((292, "#3f8052"), (308, "#2c6444")):
        d = "".join(
            oval(px + c.rng.uniform(-6, 6), y + 18 + c.rng.uniform(-6, 6), 22, 19)
            for px in range(0, 500, 24)
            if abs(px - x) > (96 if y < 300 else 40)
        )
        c.fill(d, paint)
    for px, py, h in (
        (30, 318, 92),
        (74, 322, 66),
        (450, 320, 96),
        (404, 324, 64),
        (350, 330, 54),
        (132, 328, 52),
    ):
        t.palm(c, px, py, h, "#1f5439", "#4a3a2a")
    c.fill("".join(oval(px, 322, 26, 14) for px in range(0, 500, 34)), "#1d4c38")
    c.line("M60 176l8-5l8 5M84 160l6-4l6 4M100 182l6-4l6 4", "#22364a", 1.6)


# ---------------------------------------------------------------- 11


def _turning_layers(c: Canvas) -> None:
    c.backdrop("#2a2f57", (0.3, "#5a4a7a"), (0.62, "#e08a5a"), (0.75, "#ffc978"), "#ffe3a0")
    c.box(0, 0, 480, 240, c.shade("#ffb45a88", (0.5, "#00000000"), "#10183acc", turn=90))
    t.sun(c, 22, 214, 13, "#fff0b8", "#ffb04a", 7)
    side = c.shade("#ffb765", (0.25, "#e08a58"), (0.55, "#7d5a78"), "#29305a", turn=90)
    edge = c.shade("#ffe0a0", (0.3, "#ffb070"), (0.6, "#8f6f90"), "#3a4270", turn=90)
    c.fill("M40-10C60 26 100 40 120 50H400C440 30 456 10 470-10z", side)
    for y, w, h in (
        (44, 420, 26),
        (66, 390, 25),
        (88, 350, 24),
        (109, 300, 22),
        (129, 246, 20),
        (147, 190, 17),
        (162, 130, 14),
    ):
        cx = 262 - (162 - y) * 0.12
        c.fill(
            trace(
                "M",
                cx - w / 2,
                y - h * 0.2,
                "C",
                cx - w * 0.4,
                y + h,
                cx + w * 0.4,
                y + h,
                cx + w / 2,
                y - h * 0.2,
                "C",
                cx + w * 0.42,
                y - h,
                cx - w * 0.42,
                y - h,
                cx - w / 2,
                y - h * 0.2,
                "z",
            ),
            side,
        )
        c.line(
            trace(
                "M",
                cx - w * 0.47,
                y + h * 0.1,
                "C",
                cx - w * 0.38,
                y + h * 0.95,
                cx + w * 0.38,
                y + h * 0.95,
                cx + w * 0.47,
                y + h * 0.1,
            ),
            edge,
            2.2,
            0.85,
        )
        c.line(
            trace("M", cx - w * 0.36, y + h * 0.06, "Q", cx, y + h * 0.75, cx + w * 0.3, y + h * 0.1),
            edge,
            1,
            0.4,
        )
    c.fill("M228 172C240 184 246 192 250 200C256 192 268 184 284 170z", side)
    t.rain(c, 60, (316, 150, 430, 222), 4, 15, "#aab4d8", 0.45)
    t.bolt(c, [(352, 140), (362, 168), (352, 190), (364, 226)], 1.8)
    c.line(arc(250, 20, 196, 118, 150, 0.22) + arc(250, 20, 196, 210, 242, 0.22), "#fff0d0", 2.4, 0.5)
    t.hills(c, 228, 4, "#6b4a4a")
    t.firs(c, [(x, 230) for x in range(366, 470, 14)], 10, "#3a2f45")
    c.fill("M-10 230H490V330H-10z", c.shade("#f2c55a", (0.5, "#d9963f"), "#9a5f30"))
    c.box(0, 230, 480, 90, c.shade("#ffd97a66", (0.5, "#00000000"), "#2a204a99", turn=90))
    for y, h, paint in ((240, 7, "#ffe08a"), (258, 12, "#f7cf70"), (288, 20, "#e2a94a")):
        t.grass(c, 70, (0, y, 480, y + 20), paint, h, 1.2)
    ears = ""
    for i in range(26):
        px, py = 8 + i * 18.5 + c.rng.uniform(-5, 5), 284 + c.rng.uniform(-10, 10)
        bend = c.rng.uniform(-5, 5)
        ears += trace("M", px, 322, "Q", px, py + 14, px + bend, py, "l", bend / 2, -14, "M", px + bend, py)
        ears += "l-5-6m5 6l5-7m-4-1l-5-6m5 6l5-7"
    c.line(ears, "#fbe08c", 1.9)


# ---------------------------------------------------------------- 12


def _funnel(c: Canvas) -> None:
    c.backdrop("#3d4a52", (0.5, "#7f8c84"), (0.72, "#c3c29c"), "#d8cf9f")
    c.fill(
        "M-10-10H490V62C440 84 400 60 350 74S290 104 244 92S150 58 110 78S30 64-10 80z",
        c.shade("#262f36", "#49565c"),
    )
    c.fill("M40 40C90 60 130 96 156 104Q236 124 320 104C350 92 390 60 450 44z", c.shade("#39454b", "#5d696c"))
    rows = []
    for i in range(24):
        k = i / 23
        y = 76 + 168 * k
        half = 76 * (1 - k) ** 1.9 + 9
        rows.append((232 + 26 * k + 7 * math.sin(9 * k), y, half))
    left = [(x - h, y) for x, y, h in rows]
    right = [(x + h, y) for x, y, h in rows]
    c.fill(
        smooth(left) + "L" + smooth(list(reversed(right)))[1:] + "z",
        c.shade("#aab2b0", "#6f7a7c", "#3c464a", turn=90),
    )
    d = "".join(trace("M", x - h * 0.94, y, "Q", x, y + 9, x + h * 0.9, y - 2) for x, y, h in rows[::2])
    c.line(d, "#d5dad6", 3, 0.22)
    d = "".join(trace("M", x - h * 0.7, y + 5, "Q", x, y + 12, x + h * 0.95, y + 3) for x, y, h in rows[1::3])
    c.line(d, "#2c363a", 4, 0.22)
    c.fill("M-10 238C100 230 360 232 490 240V330H-10z", c.shade("#a9a95c", "#5f7540"))
    c.fill("M20 262L220 246L200 258L0 286zM300 250L490 262V276z", "#c9b868", 0.7)
    t.ceiling(c, 100, ("#4b575c", "#39454b", "#2b353b"), 26, 18)
    # Dust where it touches the ground.
    c.fill(puffs(258, 252, 110, 30, c.rng, 8), c.shade("#c9b48c", "#8f7a58"), 0.95)
    t.grass(c, 80, (0, 266, 480, 318), "#c9c77a", 7)
    # The farm.
    c.fill("M78 282V246L100 226L122 246V282z", "#a8402f")
    c.fill("M72 248L100 222L128 248L122 252L100 231L78 252z", "#e9e4da")
    c.box(92, 258, 16, 24, "#e9e4da")
    c.line("M92 258l16 24M108 258l-16 24", "#a8402f", 1.4)
    c.fill("M134 282v-48a10 8 0 0 1 20 0v48z", c.shade("#dfe4e8", "#8b97a2", turn=90))
    t.house(c, 50, 288, 40, 36, "#f1ead8", "#6b5a55")
    c.line(
        "M6 296h150M12 290v12M30 290v12M48 290v12M66 290v12M84 290v12M102 290v12M120 290v12M138 290v12",
        "#efe8d8",
        1.6,
    )
    for x, y, k in ((380, 284, 1.0), (424, 292, 1.25), (352, 272, 0.7)):
        with c.group(at=(x, y), scale=k):
            c.line("M0 0C0-16-6-26-16-36", "#4a3a2c", 4)
            c.fill(
                "M-8-26C-20-22-36-26-52-36C-44-38-50-44-58-48C-44-48-46-56-50-60C-34-58-30-62-26-66"
                "C-16-60-4-52-4-40C-2-34-4-28-8-26z",
                "#4f7040",
            )
    # What flies about.
    for x, y, turn, k in (
        (176, 190, 20, 1),
        (330, 204, -30, 1.1),
        (304, 160, 50, 0.8),
        (196, 150, -50, 0.7),
        (340, 240, 10, 1),
        (180, 232, 70, 1),
    ):
        with c.group(at=(x, y), turn=turn, scale=k):
            c.box(-10, -2, 20, 4, "#8a6440")
    for x, y, turn in (
        (160, 214, 30),
        (316, 184, 80),
        (214, 120, 10),
        (350, 180, -20),
        (300, 226, 45),
        (200, 206, 60),
    ):
        with c.group(at=(x, y), turn=turn):
            c.box(-4, -3, 8, 6, "#b8553f", r=1)
    with c.group(at=(338, 136), turn=70, scale=0.4):
        t.tree(c, 0, 20, 60)
    c.line(
        arc(250, 226, 62, 60, 150, 0.3)
        + arc(250, 226, 66, 210, 320, 0.3)
        + arc(246, 182, 72, 100, 170, 0.25)
        + arc(246, 182, 70, 230, 300, 0.25),
        "#efeadb",
        2,
        0.6,
    )


# ---------------------------------------------------------------- 13


def _spiral_from_above(c: Canvas) -> None:
    c.backdrop(*t.SPACE)
    t.stars(c, 60, (0, 0, 480, 70))
    c.disc(240, 900, 866, "#7cc8ff", 0.25)
    c.disc(240, 900, 858, "#8fd6ff", 0.5)
    planet = oval(240, 900, 852)
    c.fill(planet, c.shade("#4fa8e0", (0.12, "#2076bd"), (0.4, "#0f4f94"), box=(48, 700)))
    with c.group(clip=c.clip(planet)):
        c.fill(
            "M-10 90C40 78 70 96 60 112S20 130-10 140zM430 66C460 76 484 70 490 68V110"
            "C460 112 430 96 430 66z",
            "#5f9a62",
        )
        with c.group(at=(246, 196), scale=(1, 0.56)):
            c.glow(0, 0, 230, "#ffffff", 0.75)
            for width, colour, part, shift, n in (
                (52, "#a9cbe6", 0.6, 22, 4),
                (40, "#dcebf6", 0.9, 8, 4),
                (24, "#ffffff", 1.0, 0, 4),
            ):
                d = ""
                for arm in range(n):
                    spine = [
                        (30 + 196 * (i / 12) ** 1.1, 360 / n * arm - 300 * i / 12 + shift) for i in range(10)
                    ]
                    wide = [
                        width * (0.5 + 0.5 * (i / 9)) * (1 - (i / 9) ** 3) * c.rng.uniform(0.8, 1.15) / 2
                        for i in range(10)
                    ]
                    out = [polar(0, 0, r + w, b) for (r, b), w in zip(spine, wide, strict=True)]
                    back = [polar(0, 0, r - w, b) for (r, b), w in zip(spine, wide, strict=True)]
                    d += smooth([*out, *reversed(back)], closed=True)
                c.fill(d, colour, part)
            c.disc(0, 0, 66, "#ffffff", 0.96)
            swirl = "".join(
                smooth([polar(0, 0, 30 + 17 * i, 60 * k - 44 * i) for i in range(6)]) for k in range(6)
            )
            c.line(swirl, "#a9c8e0", 3, 0.65)
            c.disc(0, 0, 30, "#d3e4f0")
            c.disc(0, 2, 26, c.radial("#0d4a8c", (0.75, "#1d68ac"), "#7fb0d6"))
            c.line(arc(0, 0, 29, 300, 60), "#8fb0c8", 4)
            c.line(arc(0, 0, 28, 120, 240), "#ffffff", 4)
        bits = [(c.rng.uniform(0, 480), c.rng.uniform(100, 310)) for _ in range(70)]
        c.line(dots([p for p in bits if abs(p[0] - 246) > 170 or abs(p[1] - 196) > 106]), "#ffffff", 6, 0.55)
        t.wisps(c, 300, 6, "#ffffff", 0.5, 24)
        t.wisps(c, 86, 6, "#ffffff", 0.5, 16)
    with c.group(at=(396, 40), turn=-24, scale=0.8):
        t.solar_panel(c, -40, 0, 46, 20, 5)
        t.solar_panel(c, 40, 0, 46, 20, 5)
        c.line("M-17 0h34", "#c9d2dc", 3)
        c.fill(round_box(-11, -13, 22, 26, 3), c.shade("#f6dc9a", "#b4843a", turn=120))
        c.line("M0 13v10M-7 23a8 5 0 0 0 14 0", "#e8edf2", 2)


# ---------------------------------------------------------------- 14


def _over_the_stilts(c: Canvas) -> None:
    c.backdrop("#0b0f2c", (0.4, "#232a5e"), (0.62, "#5a4f8f"), "#2a2f66")
    t.stars(c, 16, (0, 0, 120, 60))
    c.box(0, 0, 480, 60, c.shade("#3a3668", "#2a2a5e00"))
    c.glow(150, 80, 110, "#b9a8ff", 0.55)
    c.glow(330, 90, 130, "#c3b4ff", 0.6)
    strokes = (
        ([(150, 30), (136, 100), (160, 134), (146, 190)], 3.0, 4),
        ([(330, 36), (348, 106), (322, 140), (340, 192)], 3.4, 5),
        ([(236, 40), (250, 110), (240, 146), (252, 190)], 2.0, 3),
        ([(432, 40), (420, 120), (436, 150), (424, 190)], 2.0, 3),
        ([(54, 40), (66, 118), (52, 190)], 1.6, 2),
    )
    for points, width, forks in strokes:
        t.bolt(c, list(points), width, "#fffbe6", "#a99bff", forks)
    t.ceiling(c, 84, ("#5a5490", "#454079", "#2f2d5e"), 24, 22)
    c.fill(band([(-10, 186), (80, 178), (180, 188), (300, 180), (400, 190), (490, 178)], 200), "#1a1c44")
    t.water(c, 192, "#5b559c", "#2a2d68", "#12153c")
    for x, w in ((146, 3.0), (340, 3.6), (252, 2.0), (424, 2.0), (54, 1.6)):
        d = "".join(
            f"M{x + c.rng.uniform(-7, 7) - 9 * k:.0f} {198 + 118 * k:.0f}h{6 + 18 * k:.0f}"
            for k in [i / 14 for i in range(15)]
        )
        c.line(d, "#efe9ff", w * 0.7, 0.75)
    for x, y, k in ((100, 236, 0.9), (208, 228, 0.72), (296, 230, 0.76), (396, 248, 1.12), (30, 258, 1.1)):
        with c.group(at=(x, y), scale=k):
            with c.group(opacity=0.45):
                c.fill("M-30 34H30L26 60H-26z", "#15122c")
                c.fill("M-16 38h12v10h-12zM8 38h10v10H8z", "#ffcf6a")
            c.line("M-24 0V32M-8 0V34M8 0V34M24 0V32M-24 14L-8 26M24 14L8 26", "#1c1626", 3)
            c.box(-32, -3, 64, 5, "#3a2a2a")
            c.box(-26, -30, 52, 28, c.shade("#7a4f48", "#3d2b3a", turn=90))
            c.fill("M-34-28L-16-50H16L34-28z", c.shade("#8f7f6f", "#3a3242"))
            c.line("M-30-32h60M-26-38h52M-20-44h40", "#2a2432", 1, 0.6)
            c.fill("M-18-24h12v12h-12zM8-24h10v12H8z", "#ffd97a")
            c.line("M-34 10v24M-30 10v24M-34 16h4M-34 22h4M-34 28h4", "#5a4640", 1.6)
    c.fill("M236 282q36 14 76 0q-6 18-22 18h-36q-14 0-18-18z", "#2c1d26")
    c.line("M236 282q36 14 76 0", "#8a6450", 2.4)
    t.glints(c, 36, (0, 204, 460, 314), "#a9a0e8", 22, 0.5)


# ---------------------------------------------------------------- 15


def _sparks_in_ash(c: Canvas) -> None:
    c.backdrop("#070a1c", (0.55, "#1c1a3c"), "#4a2238")
    t.stars(c, 70, (0, 0, 480, 180))
    c.glow(240, 214, 200, "#ff6a2a", 0.55)
    shapes = (
        ("#2b2531", "#3d2a33", ((240, 116, 230, 120), (140, 90, 150, 84), (350, 84, 170, 90))),
        ("#433a44", "#5a3a38", ((200, 96, 130, 84), (296, 104, 130, 84), (240, 152, 110, 66))),
        ("#5d505a", "#7d4a3c", ((252, 70, 120, 60), (222, 186, 74, 52), (262, 176, 70, 46))),
    )
    for top, foot, rows in shapes:
        for x, y, w, h in rows:
            c.fill(puffs(x, y, w, h, c.rng, 8), c.shade(top, foot))
    c.fill("M212 220C214 190 204 176 214 150H272C280 176 270 190 270 220z", c.shade("#4f424a", "#b4552f"))
    for x, y, w, h in ((226, 206, 50, 38), (258, 202, 50, 40), (240, 176, 60, 40)):
        c.fill(puffs(x, y, w, h, c.rng, 5), c.shade("#6b5a60", "#c9683a"))
    for points, width, forks in (
        ([(170, 40), (206, 66), (190, 98), (226, 130), (214, 176)], 2.6, 4),
        ([(322, 30), (290, 66), (308, 96), (270, 132), (262, 180)], 2.6, 4),
        ([(120, 70), (156, 92), (176, 84), (212, 112)], 1.8, 3),
        ([(380, 66), (340, 84), (326, 112), (284, 120)], 1.8, 3),
        ([(246, 20), (236, 56), (256, 84), (240, 118)], 1.8, 3),
    ):
        t.bolt(c, list(points), width, "#f3dcff", "#a64dff", forks)
    c.fill(
        "M-10 330V292C60 286 130 262 176 232L204 214H280L306 234C350 262 420 288 490 294V330z",
        c.shade("#3a2634", "#140f1e"),
    )
    c.fill("M280 214L306 234C350 262 420 288 490 294V330H300C290 280 286 250 262 222z", "#120c1a", 0.6)
    c.fill("M204 214q38 16 76 0q-38-13-76 0z", "#ffd25a")
    c.fill(
        "M216 220q26 8 52 0l-4 16q-6 14-2 30t-10 32q4-24-4-36q-6 16-18 26q8-22-2-36z",
        c.shade("#ffe07a", (0.5, "#ff7a2a"), "#c93a1a"),
    )
    c.fill("M206 216C196 240 170 250 150 276C162 252 184 240 196 220z", c.shade("#ff9a3a", "#a82a1a"))
    embers = [(242 + c.rng.uniform(-80, 80), c.rng.uniform(140, 216)) for _ in range(34)]
    c.line(dots(embers), "#ffb04a", 2.6, 0.9)
    t.rocks(c, ((30, 322, 60), (430, 324, 70), (350, 326, 40), (100, 328, 44)), "#4a3440", "#20161f")
    c.line(dots([(c.rng.uniform(0, 480), c.rng.uniform(0, 300)) for _ in range(90)]), "#b4a09c", 1.5, 0.5)
    t.airliner(c, 60, 60, 44, -12, "#8f9ab5", "#8a3a4a")
    c.disc(38, 62, 1.6, "#ff5a4a")


# ---------------------------------------------------------------- 16


def _ball_and_ball(c: Canvas) -> None:
    c.backdrop("#5f7488", (0.45, "#93a9b8"), "#c6d3d8")
    # A car's windscreen, smashed, with the grey sky in it.
    t.ceiling(c, 50, ("#8494a0", "#6b7b88", "#556472"), 17, 16)
    t.rain(c, 30, (0, 30, 480, 80), -3, 12)
    c.line(dots([(c.rng.uniform(0, 480), c.rng.uniform(30, 90)) for _ in range(24)]), "#f4f8fb", 5)
    pane = "M-10 330V110Q200 60 490 96V330z"
    c.fill(pane, c.shade("#b9cfda", "#7d9aab", "#5a7688"))
    c.fill("M-10 110Q200 60 490 96V84Q200 46-10 98z", "#2c3640")
    hub = (176.0, 226.0)
    rays = ""
    shards: list[tuple[float, float]] = []
    for i in range(22):
        b = 360 * i / 22 + c.rng.uniform(-6, 6)
        p = [hub] + [
            polar(*hub, r * c.rng.uniform(0.85, 1.15), b + c.rng.uniform(-4, 4)) for r in (60, 120, 190, 290)
        ]
        rays += line_path(p)
        shards.append(p[2])
    for r in (76, 106, 142, 190, 246):
        pts = [
            polar(*hub, r * c.rng.uniform(0.86, 1.12), 360 * i / 22 + c.rng.uniform(-4, 4)) for i in range(22)
        ]
        rays += line_path(pts, closed=True)
    with c.group(clip=c.clip(pane)):
        for i in range(0, 22, 3):
            c.fill(poly(hub, shards[i], shards[(i + 1) % 22]), "#ffffff", 0.2)
        c.line(rays, "#f2fafd", 1.3, 0.85)
    # The ball of ice with its spikes.
    c.oval(186, 286, 104, 17, "#22384a", 0.45)
    x, y, r = 176, 200, 78
    spikes = ""
    b = 0.0
    while b < 356:
        half = c.rng.uniform(9, 17)
        k = r * c.rng.uniform(1.14, 1.5)
        lean = c.rng.uniform(-8, 8)
        tip, left, right = (
            polar(x, y, k, b + lean),
            polar(x, y, r * 0.9, b - half),
            polar(x, y, r * 0.9, b + half),
        )
        spikes += trace(
            "M",
            *left,
            "Q",
            *polar(x, y, r * 1.08, b - half * 0.3 + lean / 2),
            *tip,
            "Q",
            *polar(x, y, r * 1.08, b + half * 0.3 + lean / 2),
            *right,
            "z",
        )
        b += half * c.rng.uniform(1.3, 2.0)
    c.fill(spikes, c.shade("#ffffff", "#cfe3f0", "#8fb2cc", turn=140))
    c.disc(
        x, y, r, c.radial("#ffffff", (0.4, "#e6f2f9"), (0.8, "#b2d0e4"), "#7fa6c4", cx=0.38, cy=0.34, r=0.72)
    )
    for k, part in ((0.78, 0.5), (0.56, 0.55), (0.33, 0.6)):
        c.line(oval(x, y, r * k, r * k * 0.94), "#ffffff", 4, part)
        c.line(oval(x, y, r * k - 4, r * k * 0.94 - 4), "#7fa6c4", 1.2, part)
    bumps = ""
    for _ in range(16):
        b, k = c.rng.uniform(0, 360), r * c.rng.uniform(0.35, 0.86)
        foot = polar(x, y, k, b)
        bumps += poly(polar(*foot, 8, b - 90), polar(*foot, 18, b), polar(*foot, 8, b + 90))
    c.fill(bumps, c.shade("#ffffff", "#a9c8de", turn=140), 0.8)
    c.line(arc(x, y, r * 0.88, 290, 345), "#ffffff", 5, 0.9)
    # The tennis ball.
    c.oval(362, 284, 54, 10, "#22384a", 0.45)
    c.disc(356, 240, 45, c.radial("#f4f98a", (0.5, "#d6e83f"), "#8aa423", cx=0.36, cy=0.32, r=0.75))
    c.line("M322 211Q352 232 330 277M382 203Q360 236 394 263", "#fbfdf0", 4.5)
    c.line(spray(c.rng, 40, (326, 214, 386, 268), 2, 1.5), "#f9fcb4", 0.9, 0.6)
    for px, py, k in (
        (272, 292, 15),
        (300, 306, 10),
        (440, 300, 17),
        (56, 296, 14),
        (24, 254, 10),
        (90, 310, 9),
        (414, 232, 10),
        (404, 312, 8),
    ):
        c.disc(px, py, k, c.radial("#ffffff", (0.6, "#d9e9f3"), "#8fb2cc", cx=0.38, cy=0.34, r=0.72))
        c.line(oval(px, py, k * 0.5), "#ffffff", 1.4, 0.7)
    for px, py in ((232, 308), (330, 300), (120, 300), (454, 268), (386, 296)):
        c.fill(poly((px, py), (px + 14, py - 6), (px + 9, py + 7)), "#eaf6fb", 0.85)


# ---------------------------------------------------------------- 17


def _two_bands(c: Canvas) -> None:
    c.backdrop("#46586e", (0.5, "#76899a"), "#b6c3bd")
    t.ceiling(c, 86, ("#66788b", "#556679", "#445567"), 24, 22)
    c.glow(20, 250, 240, "#fff0b8", 0.6)
    c.fill("M180 80H480L440 250H140z", c.shade("#44566a00", (0.5, "#44566aaa"), "#44566a00", turn=90))
    x, y = 262.0, 262.0
    c.fill(arc(x, y, 168, -90, 90) + "z", "#e9f0e6", 0.2)
    t.rainbow(c, x, y, 190, 4.4, 0.95)
    t.rainbow(c, x, y, 244, 4.6, 0.42, inside_out=True)
    t.rain(c, 54, (180, 96, 470, 250), -6, 16, "#e2edf3", 0.5)
    t.hills(c, 236, 14, c.shade("#7fae72", "#4f8a56"), 5)
    t.hills(c, 256, 12, c.shade("#8fc46a", "#4b9150"), 6)
    c.fill("M-10 262C60 248 150 250 236 276S400 290 490 268V330H-10z", c.shade("#a6d672", "#56a04e"))
    c.fill("M-10 300C100 280 220 300 330 306S460 300 490 296V330H-10z", c.shade("#7cc060", "#3d8548"))
    t.house(c, 92, 268, 36, 34, "#fff3dc", "#b8573f")
    for px, py, h in ((124, 270, 38), (58, 266, 32), (396, 282, 44), (428, 288, 34)):
        t.tree(c, px, py, h, "#4f9448")
    for px, py in ((200, 286), (226, 294), (250, 282), (306, 298)):
        c.fill(oval(px, py, 8, 5) + oval(px - 5, py - 2, 4) + oval(px + 4, py - 3, 4), "#fbf8f0")
        c.disc(px + 9, py - 2, 3, "#3a3434")
        c.line(f"M{px - 4} {py + 4}v5M{px + 4} {py + 4}v5", "#3a3434", 1.4)
    c.line("M150 262C190 274 170 296 250 322", "#e9dcb0", 5, 0.9)
    # Drops near the eye: light goes in white and comes out in colours.
    for px, py, k in ((38, 96, 0.95), (96, 46, 0.6), (30, 176, 0.5), (160, 26, 0.4), (452, 210, 0.5)):
        with c.group(at=(px, py), scale=k):
            c.fill(
                "M0-34C10-16 20-6 20 8A20 20 0 0 1-20 8C-20-6-10-16 0-34z",
                c.radial("#ffffff", (0.5, "#d3e9f5"), "#6f9fc0", cx=0.4, cy=0.6, r=0.6),
                0.92,
            )
            for i, colour in enumerate(("#e2483d", "#f6d344", "#57b35b", "#3b85cf", "#7d53b4")):
                c.line(arc(0, 6, 15 - 2 * i, 100, 200), colour, 2, 0.9)
            c.line("M-11 2q2-10 6-16", "#ffffff", 3, 0.9)


SCENES: Final[dict[int, Callable[[Canvas], None]]] = {
    1: _over_the_rocks,
    2: _wing_over_water,
    3: _on_long_strings,
    4: _holding_hands,
    5: _slender,
    6: _let_go,
    7: _frozen_top,
    8: _toward_the_dark,
    9: _blue_cells,
    10: _column_of_fire,
    11: _turning_layers,
    12: _funnel,
    13: _spiral_from_above,
    14: _over_the_stilts,
    15: _sparks_in_ash,
    16: _ball_and_ball,
    17: _two_bands,
}
