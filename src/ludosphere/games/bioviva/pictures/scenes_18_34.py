"""The scenes of cards 18 to 34: lights and dust in the air, then machines and people near other worlds."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from . import things as t
from .brush import (
    Canvas,
    Point,
    arc,
    band,
    capsule,
    dots,
    line_path,
    mix,
    oval,
    polar,
    poly,
    puffs,
    round_box,
    smooth,
    trace,
)


def _flake(x: float, y: float, r: float, turn: float) -> str:
    """Path data of a six-sided plate with its spokes."""
    rim = [polar(x, y, r, turn + 60 * i) for i in range(6)]
    return line_path(rim, closed=True) + "".join(line_path([rim[i], rim[i + 3]]) for i in range(3))


# ---------------------------------------------------------------- 18


def _ring_in_the_cold(c: Canvas) -> None:
    c.backdrop("#4f8fc4", (0.55, "#b4d4e6"), (0.78, "#f6e3c4"), "#fbeed8")
    x, y, r = 240.0, 186.0, 132.0
    t.sun(c, x, y, 17, "#fff8dc", "#ffe9b0", 7)
    c.line(oval(x, y, r), "#ffffff", 16, 0.22)
    c.line(oval(x, y, r - 4), "#ffc89a", 3, 0.55)
    c.line(oval(x, y, r), "#fffdf2", 5, 0.8)
    c.line(oval(x, y, r + 5), "#cfe8ff", 3, 0.5)
    c.line("M196 40Q240 66 284 40", "#ffffff", 5, 0.6)
    c.line("M0 186H480", "#ffffff", 5, 0.35)
    c.fill("M236 52h8l5 220h-18z", c.shade("#ffffff00", "#fff6d899", "#ffffff00"))
    for way in (-1, 1):
        px = x + way * (r + 3)
        c.glow(px, y, 38, "#fff3d0", 0.95)
        c.fill(oval(px - way * 6, y, 5, 15), "#ff9d6a", 0.8)
        c.fill(oval(px, y, 7, 15), "#fffbe6")
        c.fill(oval(px + way * 7, y, 5, 14), "#a9d4ff", 0.8)
        c.fill(
            trace("M", px + way * 10, y - 8, "L", px + way * 66, y, "L", px + way * 10, y + 8, "z"),
            "#ffffff",
            0.55,
        )
    t.hills(c, 256, 8, "#c3d6e8", 6)
    t.firs(c, [(px, 262) for px in range(6, 480, 15)], 24, "#7f9db4")
    c.fill("M-10 262C90 250 200 270 300 262S440 254 490 264V330H-10z", c.shade("#fdfaf4", "#bdd2e6"))
    c.fill("M222 268h36l60 62H150z", "#fff3d6", 0.7)
    for px, py, h in (
        (40, 300, 118),
        (92, 312, 82),
        (6, 322, 96),
        (446, 304, 126),
        (396, 314, 84),
        (476, 326, 92),
    ):
        t.fir(c, px, py, h, "#2f5d5a", snow=True)
    for px, py, k, turn in (
        (170, 96, 9, 10),
        (318, 60, 7, 25),
        (352, 120, 11, 0),
        (126, 156, 7, 40),
        (208, 246, 8, 15),
        (290, 240, 10, 32),
        (66, 60, 11, 22),
        (420, 80, 8, 50),
        (250, 30, 6, 5),
    ):
        c.fill(line_path([polar(px, py, k, turn + 60 * i) for i in range(6)], closed=True), "#ffffff", 0.35)
        c.line(_flake(px, py, k, turn), "#ffffff", 1.2, 0.95)
    head, _, _ = t.person(c, 214, 306, 46, "#d8513f", "#2f3f58", arms=(200, 52), stride=0.4, hat="#3f6fb0")
    c.line(f"M{head[0] - 6:.0f} {head[1] + 5:.0f}h12", "#f3c53c", 3.4)
    c.line("M196 312q18-3 40 0M206 307l-8-30", "#5b3d30", 2)
    c.line(dots([(c.rng.uniform(0, 480), c.rng.uniform(30, 310)) for _ in range(44)]), "#ffffff", 1.8, 0.9)


# ---------------------------------------------------------------- 19


def _stacked(c: Canvas) -> None:
    c.backdrop("#2f6fb5", (0.5, "#8fc0e4"), "#f6d9c4")
    t.wisps(c, 50, 5, "#ffffff", 0.35, 40)
    c.line(
        "M-10 150C60 116 120 116 180 96S300 62 356 110S440 150 490 128M-10 176"
        "C60 150 110 140 160 118M330 122C380 170 440 176 490 154",
        "#ffffff",
        1.6,
        0.55,
        "9 9",
    )
    c.fill(
        "M-10 262C110 246 170 190 214 128Q240 116 266 128C310 190 370 246 490 262z",
        c.shade("#7f94b4", "#5b7398", turn=90),
    )
    c.fill(
        "M214 128Q240 116 266 128C282 152 296 172 312 190L296 182L288 202L270 178L258 206L242 176"
        "L230 200L216 174L200 198L190 176L166 190C184 172 200 152 214 128z",
        c.shade("#ffffff", (0.5, "#f4f8fc"), "#b9cbe2", turn=90),
    )
    c.line("M216 128q24 8 48 0", "#a9bdd6", 2)
    for y, w, h in ((104, 190, 24), (82, 236, 28), (58, 200, 26), (37, 130, 20)):
        t.saucer_cloud(c, 244, y, w, h * 1.25, "#ffffff", "#a3b4d0")
    t.saucer_cloud(c, 430, 100, 84, 15, "#ffffff", "#b4c3da")
    t.saucer_cloud(c, 58, 76, 70, 13, "#ffffff", "#b4c3da")
    t.hills(c, 244, 8, "#5f8a7a", 7)
    t.firs(c, [(x, 256) for x in range(0, 484, 17)], 20, "#3d6b5c")
    t.water(c, 256, "#a9d0e8", "#4f8fbc")
    with c.group(opacity=0.5):
        c.fill("M110 256C180 268 214 288 226 312Q240 318 254 312C266 288 300 268 370 256z", "#6f88ac")
        c.fill("M186 276C206 286 220 300 226 312Q240 318 254 312C260 300 274 286 294 276z", "#ffffff")
    t.glints(c, 34, (0, 260, 460, 314), "#ffffff", 22, 0.6)
    c.fill("M-10 330V296C50 286 110 296 150 330z", c.shade("#7fb35a", "#3f7a45"))
    t.grass(c, 34, (0, 298, 110, 318), "#b7d97a", 7)
    t.person(c, 52, 304, 44, "#e2603a", "#2f3f58", arms=(205, 42), stride=0.3)
    t.person(c, 80, 306, 31, "#f3c53c", "#4a5f86", t.SKIN[1], arms=(325, 50), stride=0.3)
    t.fir(c, 14, 306, 70, "#2f5d4a")
    # One of the two sees something else in it.
    c.fill(oval(110, 246, 20, 14) + oval(96, 262, 3) + oval(91, 271, 2), "#ffffff", 0.95)
    c.fill("M97 248q13-6 26 0q-13 7-26 0z", "#8f9fb5")
    c.fill("M104 245a6 6 0 0 1 12 0z", "#7cc48a")
    c.line(dots([(102, 248.6), (110, 250), (118, 248.6)]), "#f3c53c", 2)


# ---------------------------------------------------------------- 20


def _swallowed(c: Canvas) -> None:
    c.backdrop("#6b6f86", (0.35, "#c9a578"), (0.75, "#f0cf94"), "#f6dca6")
    t.sun(c, 420, 70, 16, "#ffefc0", "#ffd890", 4)
    t.ceiling(c, 34, ("#77738a", "#5d596f"), 17, 20)
    t.bolt(c, [(250, 44), (262, 80), (246, 112), (258, 160)], 2)
    t.towers(c, 236, [88, 48, 104, 70, 92, 62, 76], 230, 480, "#a58d78", "#f7e3b4", 0.15)
    # The wave: heaps of dust piled up to a crest that leans over the city.
    layers = (
        ("#c4935a", "#a4703f", ((40, 250, 420, 190), (200, 248, 220, 150))),
        ("#a9743f", "#83522c", ((20, 254, 330, 180), (180, 256, 240, 124))),
        (
            "#8f5d33",
            "#663c22",
            ((0, 262, 250, 150), (120, 264, 190, 100), (250, 262, 140, 60)),
        ),
        ("#754828", "#4f2d1b", ((-10, 272, 180, 104),)),
    )
    for top, foot, rows in layers:
        for x, y, w, h in rows:
            c.fill(puffs(x, y, w, h, c.rng, 7), c.shade(top, foot))
    for x, y, r in ((60, 120, 40), (150, 150, 32), (96, 188, 34), (226, 186, 24)):
        c.line(arc(x, y, r, 270, 80) + arc(x + 4, y + 4, r * 0.55, 280, 120), "#e6b67c", 3, 0.4)
    c.fill("M-10 252C120 240 340 240 490 246V330H-10z", c.shade("#f0cd8c", "#c58f50"))
    for x, y, w, h, wall in (
        (330, 268, 50, 36, "#f2dfb8"),
        (386, 262, 44, 46, "#e6cd9f"),
        (440, 270, 54, 38, "#f2dfb8"),
    ):
        c.box(x - w / 2, y - h, w, h, c.shade(mix(wall, "#8f5d33", 0.25), wall, turn=90))
        c.box(x - w / 2 - 2, y - h - 3, w + 4, 5, mix(wall, "#8f5d33", 0.3))
        c.fill(
            round_box(x - 16, y - h + 9, 9, 10, 4)
            + round_box(x + 7, y - h + 9, 9, 10, 4)
            + f"M{x - 5} {y}v-14a5 5 0 0 1 10 0v14z",
            "#6b4630",
        )
        c.line(f"M{x - 18} {y - h + 14}h13M{x + 5} {y - h + 14}h13", "#8a5a3a", 2.4)
    t.palm(c, 412, 278, 62, "#4f7a45")
    t.palm(c, 304, 274, 48, "#4f7a45")
    # Dust that is already here, and people who run from it.
    for x, y, w, h in ((240, 268, 80, 30), (60, 300, 250, 64)):
        c.fill(puffs(x, y, w, h, c.rng, 7), c.shade("#b58148", "#c99a5c"), 0.95)
    c.line("M190 300h46M220 284h50M120 314h70M210 312h40", "#fbe6b8", 2, 0.7)
    for x, h, top, arms, skin in (
        (312, 86, "#3f6fb0", (205, 20), 1),
        (370, 76, "#d8513f", (335, 150), 3),
        (422, 52, "#3d8a6a", (205, 20), 1),
    ):
        head, _, _ = t.person(c, x, 316, h, top, "#4a3a32", t.SKIN[skin], arms=arms, stride=0.9)
        c.fill(
            f"M{head[0] - h * 0.09:.1f} {head[1] + h * 0.005:.1f}h{h * 0.18:.1f}"
            f"q0 {h * 0.1:.1f}{-h * 0.09:.1f} {h * 0.1:.1f}t{-h * 0.09:.1f}{-h * 0.1:.1f}z",
            "#f7efdc",
        )
        c.line(
            dots([(head[0] - h * 0.03, head[1] - h * 0.025), (head[0] + h * 0.03, head[1] - h * 0.025)]),
            "#1d1512",
            h * 0.025,
        )
    c.line(dots([(c.rng.uniform(0, 330), c.rng.uniform(150, 316)) for _ in range(16)]), "#f3d39a", 2, 0.6)


# ---------------------------------------------------------------- 21


def _car(c: Canvas, x: float, y: float, k: float, paint: str) -> None:
    with c.group(at=(x, y), scale=k):
        c.fill(
            "M-40-6V-18q0-5 6-6l8-2l12-14q2-3 6-3h18q5 0 8 4l10 13l10 2q5 1 5 6v12z",
            c.shade(mix(paint, "#ffffff", 0.25), mix(paint, "#2a2418", 0.25)),
        )
        c.fill("M-22-27l8-10q1-2 3-2h8v12zM2-39h9q3 0 4 2l8 10H2z", "#d9d3a8")
        for wx in (-22, 22):
            c.disc(wx, -6, 8, "#2c2a28")
            c.disc(wx, -6, 3.6, "#b4ad94")
        c.disc(41, -16, 2.5, "#fff6c8")


def _yellow_air(c: Canvas) -> None:
    c.backdrop("#c9a94a", (0.5, "#e0c66f"), "#efdc98")
    c.glow(112, 72, 90, "#fff6d0", 0.7)
    c.disc(112, 72, 23, "#fdf3cf")
    t.towers(c, 236, [110, 150, 92, 170, 120, 84, 140, 104, 160, 96], 0, 480, "#d4b866")
    c.box(0, 120, 480, 120, c.shade("#efdc9800", "#efdc98cc"))
    t.towers(c, 246, [64, 112, 80, 132, 60, 96, 122, 70], 150, 480, "#b89a55", "#f9edbd", 0.3)
    # Factories and their fumes.
    c.fill("M10 246v-40l26-16v16l26-16v16l26-16v56z", "#8f7a4a")
    for x, h in ((22, 104), (52, 122), (82, 96)):
        c.fill(f"M{x - 6} 246l3-{h}h8l3 {h}z", "#7f6a44")
        c.box(x - 3.4, 246 - h, 9, 6, "#c0573f")
        top = 246 - h
        for i in range(4):
            c.disc(x + 6 + i * 13, top - 8 - i * 9, 8 + i * 4.5, "#7d7358", 0.65)
    c.box(0, 60, 480, 200, c.shade("#ead08000", "#e6cf86bb"))
    t.wisps(c, 150, 7, "#f6e8b4", 0.7, 60)
    t.wisps(c, 215, 7, "#f3e2a4", 0.7, 24)
    c.box(0, 244, 480, 80, c.shade("#8f8668", "#57513f"))
    c.box(0, 240, 480, 8, "#b3a77e")
    c.line(
        "M0 282h20M44 282h34M104 282h34M164 282h34M224 282h34M284 282h34M344 282h34M404 282h34",
        "#f3e6b0",
        3,
        0.8,
    )
    for x, y, k, paint in (
        (176, 270, 0.8, "#b8503c"),
        (262, 268, 0.75, "#4f6f86"),
        (70, 276, 0.9, "#6f7a4f"),
        (352, 270, 0.8, "#8f8a84"),
    ):
        _car(c, x, y, k, paint)
        for i in range(3):
            c.disc(x - 42 * k - i * 8, y - 7 - i * 3, 4 + i * 2.2, "#5b543f", 0.5)
    # A poster with two lungs.
    c.box(404, 178, 60, 66, "#f9f3dc", r=3)
    c.box(430, 244, 8, 10, "#5b543f")
    c.line("M434 186v18M434 204q-3 4-8 6M434 204q3 4 8 6", "#a8404a", 3)
    c.fill(
        "M429 200c-10-8-18 8-19 28c0 12 8 8 18 4q3-2 2-12zM439 200c10-8 18 8 19 28c0 12-8 8-18 4q-3-2-2-12z",
        "#d9707a",
    )
    c.line(dots([(418, 222), (423, 214), (446, 216), (451, 225), (422, 230), (447, 229)]), "#4a3a30", 2.4)
    # The cyclist and the mask.
    with c.group(at=(250, 314), scale=1.05):
        for wx in (-44, 44):
            c.line(oval(wx, -24, 24), "#2c2a28", 3.4)
            c.line(
                "".join(line_path([(wx, -24), polar(wx, -24, 23, 45 * i)]) for i in range(8)), "#5b5646", 0.8
            )
        c.line("M-44-24L-18-62H26L44-24M-18-62L0-24L26-62M-44-24H0M26-62L32-74H42", "#c0452f", 4)
        c.line("M-26-66h16", "#2c2a28", 5)
        c.line("M0-24l9 10", "#5b5646", 3)
        c.fill(capsule((-14, -68), (14, -50), 15, 12) + capsule((14, -50), (8, -16), 12, 9), "#34405a")
        c.fill(capsule((-14, -72), (8, -108), 26, 24), c.shade("#4f9a8f", "#2f6a66", turn=110))
        c.fill(capsule((6, -108), (24, -88), 9, 8) + capsule((24, -88), (40, -76), 8, 7), "#3a7f78")
        c.disc(41, -75, 4, t.SKIN[3])
        c.fill(capsule((10, -116), (14, -124), 9), t.SKIN[3])
        c.disc(18, -132, 13.5, t.SKIN[3])
        c.fill("M20-132q10-3 13 2q1 8-5 12q-8 4-13-1q1-8 5-13z", "#fbfdfd")
        c.line("M20-130L7-136M17-120l-9-4M24-126h6M23-122h6", "#b9c6cc", 1.2)
        c.fill("M3-134q-1-17 15-17t17 14l-3 1q-16-3-29 2z", c.shade("#f3c53c", "#c98f24"))
        c.line("M10-147q-2 6-2 11M18-150v13M26-148q2 6 2 10", "#8a6418", 1.3)
        c.disc(27, -134, 1.6, "#20242e")


# ---------------------------------------------------------------- 22


def _silver_ripples(c: Canvas) -> None:
    c.backdrop("#071433", (0.35, "#123262"), (0.58, "#3d6f9a"), (0.66, "#e8a468"), "#f6c98a")
    t.stars(c, 40, (0, 0, 480, 80))
    c.glow(240, 150, 250, "#a9dcff", 0.35, 0.5)
    for k in range(9):
        y = 34 + 13 * k
        crest = [
            (-30 + 90 * i, y + 9 * math.sin(i * 2.1 + k * 0.45) + c.rng.uniform(-3, 3)) for i in range(7)
        ]
        foot = [
            (px, py + (5 + 4 * math.sin(i * 1.5 + k)) * (1.2 - 0.07 * k)) for i, (px, py) in enumerate(crest)
        ]
        c.fill(
            smooth([*crest, *reversed(foot)], closed=True),
            ("#d9efff", "#a4d2f4", "#ffffff")[k % 3],
            0.42 + 0.07 * (k % 3),
            "#f4fbff",
        )
    c.fill(band([(-10, 206), (80, 196), (170, 204), (260, 200), (360, 194), (490, 204)], 220), "#1a2a44")
    c.box(0, 212, 480, 108, c.shade("#e2ae80", (0.16, "#7f8fae"), (0.5, "#27496f"), "#0b1d3f"))
    t.glints(c, 44, (0, 216, 460, 312), "#bfe2fa", 24, 0.5)
    # The harbour: quay, houses with lit windows, a lighthouse, boats at rest.
    lit = ""
    for x, w, h, paint in (
        (22, 34, 40, "#16213a"),
        (58, 30, 30, "#1d2b47"),
        (90, 36, 46, "#131d33"),
        (128, 28, 28, "#1d2b47"),
    ):
        c.fill(
            f"M{x - w / 2} 222v{-h * 0.62:.0f}l{w / 2}-{h * 0.38:.0f}l{w / 2} {h * 0.38:.0f}v{h * 0.62:.0f}z",
            paint,
        )
        lit += f"M{x - 6} {222 - h * 0.4:.0f}v4M{x + 6} {222 - h * 0.4:.0f}v4"
    c.line(lit, "#ffd98a", 4)
    c.fill("M-10 220H160l10 12H-10z", "#0b1428")
    c.fill("M420 226l5-74h14l5 74z", "#1a2542")
    c.fill("M424 172h16l1 16h-18zM422 202h20l1 14h-22z", "#8f3a44")
    c.fill("M424 152v-12h16v12zM421 140l11-9l11 9z", "#22304f")
    c.glow(432, 146, 44, "#ffe9a8", 0.95)
    c.fill("M432 146L270 124v34z", c.shade("#ffe9a800", "#ffe9a8aa", turn=90))
    c.fill("M390 226h90v10h-98z", "#0b1428")
    for x, y, size in ((212, 248, 1.0), (300, 240, 0.8), (356, 262, 1.2), (108, 270, 1.25)):
        with c.group(at=(x, y), scale=size):
            c.line("M0-4v-62M0-62L22-8M0-62L-20-6M-8-40h16", "#0a1226", 1.6)
            c.fill("M-26-6H28l-8 12h-38z", "#0c1730")
            c.fill("M-10-14h16l4 8h-22z", "#1a2a48")
            c.line(dots([(-4, -10), (4, -10)]), "#ffd98a", 2.6)
            c.line("M-14 10h26M-8 16h18M-2 22l3 30", "#0a1430", 2, 0.6)
    c.fill("M-10 330v-24H170l14 24z", "#081022")
    c.line("M20 306v-10M60 306v-10M100 306v-10M140 306v-10M20 298q20 7 40 0t40 0t40 0", "#1d2b47", 2)
    for x, h, top in ((44, 40, "#1f3358"), (62, 42, "#35264a"), (80, 26, "#28466a")):
        t.person(
            c,
            x,
            308,
            h,
            top,
            "#0d1830",
            "#8a7468",
            "#0d1626",
            arms=(200, 45 if h == 42 else 160),
            stride=0.25,
        )


# ---------------------------------------------------------------- 23


def _grey_powder(c: Canvas) -> None:
    c.backdrop("#020308", "#05070f")
    t.stars(c, 70, (0, 0, 480, 180))
    t.earth(c, 372, 66, 34, light=300, shadow=0.7)
    c.fill(
        "M-10 196C70 176 130 190 190 184S320 160 380 178S460 190 490 180V330H-10z",
        c.shade("#a9a9ac", "#6f7074"),
    )
    c.fill(
        "M-10 222C90 206 220 222 320 212S440 208 490 216V330H-10z",
        c.shade("#cfcfd0", (0.5, "#a5a5a8"), "#77787c"),
    )
    for x, y, w in ((300, 206, 40), (440, 232, 60), (232, 240, 36), (390, 300, 90), (40, 306, 80)):
        c.oval(x, y, w / 2, w * 0.13, "#6b6c72", 0.75)
        c.line(arc(x, y, w / 2, 100, 260, 0.26), "#f1f1f1", 1.6, 0.8)
    t.rocks(
        c,
        ((464, 270, 30), (430, 210, 16), (350, 232, 18), (20, 280, 22), (270, 300, 16)),
        "#c3c3c6",
        "#5b5c62",
    )
    # The lander on its legs, with the ladder.
    c.fill("M20 262L150 262L190 276H40z", "#3a3b42", 0.6)
    c.line("M52 190L14 262M132 190L176 258M52 214L14 262M132 214L176 258", "#c9a24a", 4)
    c.fill(oval(14, 264, 15, 4) + oval(178, 260, 15, 4), "#d7b45c")
    c.fill(
        "M44 178H140L150 194V222L140 232H44L34 222V194z",
        c.shade("#f0cf78", (0.5, "#d3a23f"), "#8a6220", turn=110),
    )
    c.line(
        "M44 178l10 26l-10 28M72 178l-6 30l10 24M100 178l8 24l-6 30M128 178l-6 28l10 26M34 206h116",
        "#fbe7a8",
        1.2,
        0.7,
    )
    c.fill("M60 178V150L78 118H112L130 146V178z", c.shade("#e6e8ec", "#7f8592", turn=110))
    c.fill("M72 142l10-14h12l-4 16zM102 144l-2-16h8l10 14z", "#20263a")
    c.fill(round_box(84, 152, 24, 26, 4), "#2a2f3e")
    c.line("M78 118l-8-20M112 118l16-16", "#9aa0ac", 2)
    c.fill("M60 92q12-2 20 6l-14 8q-6-6-6-14z", "#d9dde4")
    c.fill("M76 232h32l10 16H66z", "#4b4a4e")
    c.line(
        "M142 184L180 262M156 184L194 262"
        + "".join(f"M{145 + 3.8 * i * 1.0:.0f} {190 + 8 * i}h14" for i in range(9)),
        "#f2f3f5",
        2.6,
    )
    # A print of a boot near us, and those that lead to it.
    d = ""
    for x, y in ((214, 268), (232, 276), (342, 292), (362, 300), (402, 284), (424, 288)):
        d += oval(x, y, 7, 3.2)
    c.fill(d, "#55565c", 0.85)
    with c.group(at=(202, 300), turn=62, scale=0.75):
        c.fill(
            "M-13-34C-13-48 13-48 13-34C14-22 10-14 10-4C12 4 13 12 12 22C10 36-10 36-12 22"
            "C-13 12-12 4-10-4C-10-14-14-22-13-34z",
            "#4b4c52",
        )
        c.line(
            "M-9-36h18M-10-29h20M-10-22h20M-9-15h18M-8-8h16M-8 2h16M-9 9h18M-10 16h20M-9 23h18",
            "#b9babd",
            2.6,
        )
        c.line("M13-34C14-22 10-14 10-4C12 4 13 12 12 22", "#f4f4f4", 2)
    c.oval(330, 284, 54, 7, "#3a3b42", 0.6)
    t.astronaut(c, 300, 206, 142, arms=(232, 118), legs=(196, 160))


# ---------------------------------------------------------------- 24


def _wheels(c: Canvas, places: tuple[tuple[float, float], ...], r: float) -> None:
    for x, y in places:
        c.disc(x, y, r, c.shade("#6b7078", "#2a2d33", turn=135))
        c.line(
            "".join(
                line_path([polar(x, y, r * 0.86, 30 * i), polar(x, y, r * 1.08, 30 * i + 6)])
                for i in range(12)
            ),
            "#23262b",
            2.2,
        )
        c.line(
            "".join(line_path([(x, y), polar(x, y, r * 0.75, 60 * i + 15)]) for i in range(6)), "#b9bfc8", 1.4
        )
        c.disc(x, y, r * 0.28, "#d9dde3")


def _six_wheels(c: Canvas) -> None:
    c.backdrop("#c98a5a", (0.5, "#e6b27c"), "#f3cf9f")
    c.glow(92, 64, 60, "#fff2dc", 0.8)
    c.disc(92, 64, 8, "#fffaf0")
    t.wisps(c, 96, 7, "#f7dcb8", 0.5, 50)
    c.fill(
        "M-10 190L30 160H130L160 176L196 150H300L330 172L372 158H450L490 176V230H-10z",
        c.shade("#c47c4a", "#a85c34"),
    )
    c.line(
        "M24 166H136M40 174H150M190 156H306M180 164H318M366 164H458M350 172H470M-10 186H490",
        "#8a4526",
        1.6,
        0.6,
    )
    # The fan of an old delta at the foot of the cliffs.
    c.fill("M250 186C200 200 130 212 60 226H440C370 212 300 200 250 186z", "#d89a62")
    c.line(
        "M250 188C220 204 170 214 120 224M250 188C240 206 226 214 214 226M250 188"
        "C270 204 300 214 320 226M250 188C290 200 350 212 400 224",
        "#a9643a",
        2,
        0.7,
    )
    c.fill("M-10 224C110 216 340 218 490 226V330H-10z", c.shade("#d68648", "#a24f26"))
    c.fill("M-10 262C100 250 250 268 490 254V330H-10z", c.shade("#c87440", "#8f4220"))
    t.rocks(
        c,
        (
            (50, 250, 40),
            (104, 240, 24),
            (440, 262, 54),
            (400, 240, 26),
            (20, 312, 60),
            (330, 316, 30),
            (460, 316, 46),
            (180, 312, 22),
            (70, 300, 20),
            (290, 244, 16),
        ),
        "#d98a52",
        "#7d3a20",
    )
    c.line("M-10 302C60 300 110 294 176 288M-10 316C80 312 130 304 190 298", "#70341c", 5, 0.55, "1 8")
    c.oval(264, 294, 112, 10, "#4a1f12", 0.5)
    # The robot: bogies, body, mast with a face of cameras, arm with its drill.
    c.line("M172 274L216 244L262 272M216 244L258 240L338 276M300 258L262 272", "#c9ced6", 5)
    _wheels(c, ((172, 280), (262, 282), (340, 282)), 15)
    c.fill(
        "M186 238V214L202 204H320L330 214V240L318 246H198z", c.shade("#fbfbf8", (0.5, "#dfe1e4"), "#8f959e")
    )
    c.line("M190 222H328M240 206V246M286 206V246", "#8f959e", 1.2, 0.7)
    c.fill("M196 206L180 186H214L222 206z", c.shade("#5b6068", "#2c2f36"))
    c.line("M186 192h30M190 198h30", "#8f959e", 1)
    c.line("M304 206V136", "#e6e8ea", 6)
    c.fill(round_box(284, 116, 44, 22, 4), c.shade("#ffffff", "#b4b9c0"))
    c.disc(296, 127, 6, "#20242c")
    c.disc(316, 127, 7.5, "#20242c")
    c.disc(318, 125, 2.4, "#8fc4ee")
    c.disc(297, 125, 1.8, "#8fc4ee")
    c.line("M250 204V184M262 204l10-14", "#b4b9c0", 2)
    c.fill("M240 184q10-14 22-4l-8 8z", "#e6e8ea")
    c.line("M328 226L368 206L390 248", "#d9dde3", 6)
    c.disc(368, 206, 6, "#8f959e")
    c.box(380, 244, 22, 22, c.shade("#ffffff", "#9aa0a8", turn=90), r=3)
    c.fill("M388 266h8l-3 24h-2z", "#5b6068")
    c.line("M389 272l6 3M389 279l5 3", "#d9dde3", 1.2)
    c.fill(puffs(392, 294, 46, 12, c.rng, 5), "#e9b27c", 0.9)
    for x in (396, 410, 424):
        c.fill(round_box(x, 300, 6, 17, 2.5), c.shade("#e9ecf0", "#8f959e", turn=90))
        c.box(x, 308, 6, 9, "#9a4f2c")
    # The second side's wheels, seen between the first.
    _wheels(c, ((214, 272), (300, 274), (366, 274)), 11)


# ---------------------------------------------------------------- 25


def _golden_wing(c: Canvas, x: float, y: float, w: float, h: float) -> None:
    c.fill(round_box(x, y, w, h, 1), c.shade("#ffe3a0", "#d99b3a", "#8f5a1e", turn=140))
    d = "".join(f"M{x + w * i / 9:.1f} {y}v{h}" for i in range(1, 9)) + f"M{x} {y + h / 2}h{w}"
    c.line(d, "#7a4a18", 0.8, 0.7)


def _linked_cylinders(c: Canvas) -> None:
    c.backdrop(*t.SPACE)
    t.stars(c, 60, (0, 0, 480, 170))
    c.disc(240, 780, 566, "#7cc8ff", 0.28)
    c.disc(240, 780, 558, "#a9e0ff", 0.5)
    planet = oval(240, 780, 552)
    c.fill(planet, c.shade("#58b4ea", (0.1, "#2581c9"), (0.25, "#125a9f"), box=(226, 780)))
    c.glow(26, 262, 90, "#fff2c0", 0.95)
    c.disc(26, 262, 9, "#ffffff")
    with c.group(clip=c.clip(planet)):
        t.wisps(c, 290, 12, "#ffffff", 0.75, 34)
        for x, y, w in ((150, 276, 70), (330, 300, 100), (250, 320, 80), (420, 296, 60)):
            c.fill(puffs(x, y, w, 16, c.rng, 7), "#f4fafe", 0.85)
        c.fill("M360 256C400 250 440 262 490 284V300C450 286 400 280 366 270z", "#6fa263", 0.9)
    with c.group(at=(240, 122), turn=-10):
        c.line(
            "M-214 0H214M-214 8H214" + "".join(f"M{x} 0l12 8l12-8" for x in range(-214, 200, 24)),
            "#c9d0d9",
            1.6,
        )
        for x in (-222, -166, 112, 168):
            _golden_wing(c, x, -84, 48, 74)
            _golden_wing(c, x, 18, 48, 74)
            c.line(f"M{x + 24} -10V18", "#dfe4ea", 3)
        for x in (-92, 62):
            c.fill(poly((x, 14), (x + 26, 14), (x + 26, 62), (x, 62)), c.shade("#ffffff", "#b4bec9"))
            c.line(f"M{x} 26h26M{x} 38h26M{x} 50h26", "#8f9aa8", 1)
        metal = c.shade("#ffffff", (0.45, "#dfe4ea"), "#7f8b9a")
        side = c.shade("#ffffff", (0.45, "#dfe4ea"), "#7f8b9a", turn=90)
        c.fill(round_box(-84, -14, 60, 30, 8), metal)
        c.fill(round_box(-28, -17, 58, 36, 9), metal)
        c.fill(round_box(26, -13, 66, 28, 8), metal)
        c.fill(round_box(-14, 16, 28, 52, 8), side)
        c.fill(round_box(-13, -66, 26, 52, 8), side)
        c.line(
            "M-66-14v30M-46-14v30M44-13v28M70-13v28M-14 34h28M-14 52h28M-13-34h26M-13-52h26", "#8592a2", 1.4
        )
        c.fill(round_box(88, -8, 24, 18, 4), "#c9a24a")
        c.fill("M-9-66l4-12h10l4 12z", "#5b6678")
        c.fill("M-100-9h16v20h-16z", "#b0793a")
        # A window with the crew in it.
        c.disc(1, 1, 13, "#34405a")
        c.disc(1, 1, 11, c.shade("#ffe9b0", "#f3b95a"))
        for dx, skin, top in ((-5, 0, "#3f6fb0"), (5, 1, "#d8513f")):
            c.fill(f"M{dx - 4.5} 10q5.5-9 10 0z", top)
            c.disc(1 + dx, 1, 3.3, t.SKIN[skin])
        c.line("M1-10V12M-10 1H12", "#34405a", 1.2)
    with c.group(at=(420, 208), turn=-24):
        c.fill("M0-11h22q8 4 8 11q0 7-8 11h-22z", c.shade("#f4f6f8", "#8592a2"))
        c.fill("M30-7l10 3v8l-10 3z", "#4b5668")
        _golden_wing(c, 6, -34, 12, 22)
        _golden_wing(c, 6, 12, 12, 22)


# ---------------------------------------------------------------- 26


def _tied(c: Canvas) -> None:
    c.backdrop("#04060e", "#0a1226")
    t.stars(c, 60)
    c.disc(80, 560, 366, "#8fd6ff", 0.35)
    planet = oval(80, 560, 358)
    c.fill(planet, c.shade("#6cc0ef", (0.16, "#2f86cf"), (0.4, "#14579c"), box=(202, 560)))
    with c.group(clip=c.clip(planet)):
        t.wisps(c, 268, 12, "#ffffff", 0.8, 40)
        c.fill("M-10 250C40 232 90 240 120 262C100 282 60 280 40 300S-10 310-10 310z", "#6fa263")
    # A corner of the house in orbit the line is hooked to.
    c.fill("M-10 20L74 44L66 92L-10 76z", c.shade("#f4f6f8", "#8592a2", turn=160))
    c.line("M14 27l-6 52M44 36l-7 50M-10 48l80 20", "#7f8b9a", 2)
    c.fill("M74 50l14 4l-5 32l-15-2z", "#b0793a")
    c.fill("M20-10L58-10L44 32L6 22z", c.shade("#ffe3a0", "#b0752a", turn=160))
    c.line("M30-10L16 25M44-10L30 29M12 6l38 8", "#7a4a18", 1)
    c.line("M82 70C120 60 104 132 150 130S170 210 214 196S262 214 276 206", "#f3c53c", 4)
    c.line("M82 70C120 60 104 132 150 130S170 210 214 196S262 214 276 206", "#b4501f", 1.4, 0.8, "4 6")
    c.line(oval(84, 70, 6), "#e9edf2", 3)
    with c.group(at=(310, 164), turn=14):
        head, _, right = t.astronaut(c, 0, 0, 236, arms=(292, 62), legs=(200, 150), visor="#0b1226")
        # In the visor: the planet, the sun and the cylinders with their wings.
        hx, hy = head
        with c.group(clip=c.clip(oval(hx, hy + 2, 29, 26))):
            c.box(hx - 30, hy - 28, 60, 60, c.shade("#c98f2e", (0.5, "#f7cf6a"), "#6b4416"))
            c.fill(oval(hx, hy + 56, 42), "#2f7fc4")
            c.line(arc(hx, hy + 56, 42, -50, 50), "#bfe6ff", 2)
            c.line(f"M{hx - 20:.0f} {hy - 2:.0f}h40", "#fdfdfd", 2)
            c.fill(round_box(hx - 7, hy - 6, 14, 8, 3), "#ffffff")
            c.fill(round_box(hx - 3, hy - 12, 6, 20, 2), "#dfe4ea")
            for dx in (-22, -15, 10, 17):
                c.fill(f"M{hx + dx:.0f} {hy - 12:.0f}h5v8h-5zM{hx + dx:.0f} {hy:.0f}h5v8h-5z", "#7a4a18")
            c.disc(hx - 15, hy - 17, 4, "#ffffff")
        c.line(oval(hx, hy + 2, 29, 26), "#8996a8", 2)
        # Tools, each on its own cord.
        c.line(
            trace("M", right[0], right[1], "q", 20, 6, 30, -16)
            + "M-30 40C-70 52-62 84-92 84M24 46C60 58 62 80 84 88",
            "#d8513f",
            1.8,
        )
        with c.group(at=(right[0] + 8, right[1] - 6), turn=30):
            c.fill("M-4-30h8v40h-8z", "#c3cad3")
            c.fill("M-11-44q2 10 11 10t11-10l-3 18q-8 5-16 0z", "#dfe4ea")
        with c.group(at=(-96, 86), turn=-30):
            c.fill("M-4-4h8v34h-8z", "#b0793a")
            c.fill("M-15-16h30v13h-30z", "#9aa5b4")
        with c.group(at=(88, 92), turn=20):
            c.fill("M-12-10h24v15h-24zM12-6h14v5h-14z", "#f3c53c")
            c.fill("M-8 5h9l4 18h-10z", "#4b5668")


# ---------------------------------------------------------------- 27


def _dark_lump(c: Canvas) -> None:
    c.backdrop("#03050c", "#0c1428")
    t.stars(c, 80)
    t.sun(c, 30, 30, 9, "#fffbe6", "#ffe9a8", 9)
    # Jets of gas and dust, away from the light.
    for x, y, turn, length, half in (
        (330, 120, 62, 190, 17),
        (356, 168, 88, 170, 20),
        (300, 214, 132, 160, 16),
        (214, 96, 24, 120, 10),
        (262, 152, 48, 120, 9),
        (360, 210, 112, 150, 14),
    ):
        with c.group(at=(x, y), turn=turn):
            c.fill(
                f"M-4 8L{-half * 1.7:.0f}{-length}q{half * 1.7:.0f}-24 {half * 3.4:.0f} 0L4 8z",
                c.shade("#dceaf800", (0.6, "#dceaf83a"), "#eef6ffaa"),
            )
    body = (
        "M142 118C138 86 172 70 206 78C232 84 244 102 240 124C240 138 252 144 274 142C326 132 386 156 392 200"
        "C396 240 352 262 296 262C236 264 190 252 178 218C172 198 190 182 196 168"
        "C200 154 190 150 176 150C156 150 144 138 142 118z"
    )
    c.fill(body, c.shade("#a39a92", (0.4, "#6b645f"), "#2b2829", turn=135))
    with c.group(clip=c.clip(body)):
        c.fill("M392 176C350 240 260 270 160 240V300H420z", "#141316", 0.6)
        c.fill("M240 110C230 140 214 150 200 160C214 176 250 160 274 142z", "#1d1b1d", 0.6)
        d = e = ""
        for _ in range(24):
            px, py, r = c.rng.uniform(150, 385), c.rng.uniform(84, 255), c.rng.uniform(4, 13)
            d += oval(px, py, r, r * 0.7)
            e += arc(px, py, r, 100, 240, 0.7)
        c.fill(d, "#2b2829", 0.55)
        c.line(e, "#c9bfb4", 1.2, 0.5)
        c.line(
            "M150 110q20 6 40-6M204 230q40-14 70 4M256 170q44-8 70 12M300 220q40-6 60-20", "#1d1b1d", 2, 0.6
        )
        c.fill("M196 168C204 176 214 184 230 184L224 206L206 196z", "#201e20")
        c.line(
            dots([(c.rng.uniform(160, 380), c.rng.uniform(90, 250)) for _ in range(26)]), "#f4f8fc", 2.6, 0.75
        )
    # The small robot in the shade of a cliff; where it bounced.
    c.line("M118 150Q150 90 170 76M172 76Q236 20 238 150", "#ffe9a8", 1.4, 0.8, "3 5")
    with c.group(at=(224, 186), turn=-14, scale=1.7):
        c.fill("M-9-12h18v12h-18z", c.shade("#f4e2b0", "#9a7530"))
        c.line("M-7 0l-7 9M7 0l7 9M0 0v9", "#dfe4ea", 2)
        c.line("M-6-8h12", "#24508f", 3)
    # The probe with its long panels.
    with c.group(at=(92, 206), turn=-22):
        for way in (-1, 1):
            t.solar_panel(c, way * 62, 0, 84, 22, 10, "#2f5fa8")
        c.line("M-20 0h40", "#c9d0d9", 4)
        c.fill(round_box(-17, -20, 34, 40, 3), c.shade("#f6dc9a", "#b4843a", "#6b4a1c", turn=135))
        c.line("M-17-6h34M0-20v40", "#7a5420", 1)
        c.fill("M-15-24q15 16 30 0q-4-9-15-9t-15 9z", c.shade("#ffffff", "#9aa5b4"))
        c.line("M0-30v-12", "#dfe4ea", 1.6)
        c.disc(9, 8, 4, "#20242c")
        c.line("M10 20v14", "#dfe4ea", 2)
    c.line(dots([(c.rng.uniform(250, 480), c.rng.uniform(20, 310)) for _ in range(70)]), "#e6eef8", 1.6, 0.7)


# ---------------------------------------------------------------- 28


def _white_shield(c: Canvas) -> None:
    c.backdrop("#120604", (0.5, "#3a1008"), "#1a0806", turn=90)
    t.stars(c, 30, (300, 0, 480, 320), "#ffe3c0")
    c.glow(-80, 160, 420, "#ff7a1e", 0.9)
    d = ""
    for i in range(15):
        b = 24 + 9.5 * i + c.rng.uniform(-3, 3)
        d += poly(
            polar(-110, 160, 240, b - 4),
            polar(-110, 160, c.rng.uniform(330, 470), b + c.rng.uniform(-3, 3)),
            polar(-110, 160, 240, b + 4),
        )
    c.fill(d, "#ffd08a", 0.2)
    c.disc(-110, 160, 262, c.radial("#fff3b0", (0.7, "#ffc23a"), (0.93, "#f5821e"), "#d94a12"))
    cells = ""
    for _ in range(80):
        px, py = polar(-110, 160, 252 * math.sqrt(c.rng.uniform(0.2, 1)), c.rng.uniform(28, 152))
        if px > -6:
            cells += f"M{px:.0f} {py:.0f}q6-6 12 0t8 6"
    c.line(cells, "#fff0a0", 2, 0.5)
    c.line(
        "M118 60C170 40 186 90 138 108M140 214C196 204 190 262 126 262M150 150q30 6 2 26", "#ffb03a", 6, 0.9
    )
    c.line(
        "M118 60C170 40 186 90 138 108M140 214C196 204 190 262 126 262M150 150q30 6 2 26", "#fff0b0", 2, 0.9
    )
    c.fill("M50 96q24-10 40 6q-20 14-40-6zM40 224q18-12 32 2q-14 14-32-2z", "#a83a10", 0.7)
    # The light stops at the shield; behind it there is shade.
    c.fill("M300 82L490 40V280L300 238z", c.shade("#050308ee", "#05030866", turn=90))
    for y, h in ((90, 44), (122, 62), (160, 74), (198, 62), (230, 44)):
        c.line(f"M{286 - h} {y}h{h - 12}", "#fff3c4", 2.4, 0.7)
        c.line(f"M{274} {y}l-7-4M274 {y}l-7 4", "#fff3c4", 2.4, 0.7)
    c.glow(292, 160, 92, "#fff0c0", 0.6)
    c.line("M318 120L352 140M318 200L352 180M318 160H352", "#b4bcc8", 4)
    c.fill("M350 132H410L420 142V178L410 188H350z", c.shade("#c9d0d9", (0.5, "#8f99a8"), "#434b5a"))
    c.line("M366 132v56M386 132v56M350 150h70M350 170h70", "#434b5a", 1.2)
    c.fill("M420 146h16v28h-16z", "#b0793a")
    t.solar_panel(c, 376, 108, 44, 16, 5, "#24508f", turn=22)
    t.solar_panel(c, 376, 212, 44, 16, 5, "#24508f", turn=-22)
    c.line("M420 160H462M440 160l16-22M440 160l16 22", "#dfe4ea", 1.8)
    c.disc(398, 160, 7, "#8fc4ee")
    c.disc(398, 160, 3.4, "#173457")
    c.fill("M298 84C312 84 322 118 322 160S312 236 298 236z", c.shade("#8f99a8", "#4b5364"))
    c.oval(298, 160, 17, 76, c.radial("#ffffff", (0.7, "#fffaf0"), "#ffdca8"))
    c.line("M298 90v140M284 160h28", "#e9cfa8", 1, 0.6)
    sparks = [(c.rng.uniform(150, 470), c.rng.uniform(8, 312)) for _ in range(60)]
    c.line(dots([p for p in sparks if not 100 < p[1] < 220 or p[0] < 270]), "#ffcf8a", 2, 0.8)


# ---------------------------------------------------------------- 29


def _two_rotors(c: Canvas) -> None:
    c.backdrop("#d39a6a", (0.5, "#ecc090"), "#f6d8ae")
    c.glow(392, 52, 56, "#fffaf0", 0.85)
    c.disc(392, 52, 8, "#fffdf6")
    t.wisps(c, 90, 6, "#fae3c2", 0.6, 40)
    c.fill(
        "M-10 178C40 150 80 168 120 160S200 176 250 168S330 150 380 164S460 158 490 172V220H-10z",
        c.shade("#c98658", "#b46e42"),
    )
    c.fill("M-10 200C120 188 340 192 490 202V330H-10z", c.shade("#e09654", (0.5, "#cf7c3e"), "#a4562a"))
    for y, part in ((216, 0.5), (232, 0.55), (252, 0.6), (276, 0.6), (304, 0.6)):
        pts = [(-20 + 65 * i, y + c.rng.uniform(-3, 3) * (y - 190) / 40) for i in range(9)]
        c.line(smooth(pts), "#8f4a24", 1.4 + (y - 200) / 50, part * 0.6)
        c.line(smooth([(px, py - 2.4) for px, py in pts]), "#f3b878", 1.2, part)
    t.rocks(
        c,
        (
            (46, 236, 30),
            (90, 216, 18),
            (442, 246, 40),
            (410, 220, 18),
            (24, 306, 56),
            (466, 310, 50),
            (120, 306, 20),
        ),
        "#d98f58",
        "#7d3f22",
    )
    # Its shadow, straight below.
    c.oval(250, 288, 98, 8, "#5b2a14", 0.5)
    c.fill("M234 276h34v22h-34z", "#5b2a14", 0.5)
    c.line("M240 290L206 302M262 290L298 302", "#5b2a14", 3, 0.5)
    # Body, legs, two rotors, panel on top.
    c.fill(puffs(250, 272, 130, 12, c.rng, 8), "#f0c08c", 0.5)
    c.line("M232 186L196 244M268 186L304 244M238 190L222 246M262 190L280 246", "#3a3d44", 3.4)
    c.line("M190 245h12M298 245h12M216 247h12M274 247h12", "#3a3d44", 4)
    c.box(226, 160, 48, 42, c.shade("#f0d79a", (0.4, "#c9a04c"), "#7d5a24", turn=120), r=4)
    c.line("M226 174h48M250 160v42", "#8f6a2c", 1)
    c.disc(238, 188, 6, "#20242c")
    c.disc(240, 186, 2, "#8fc4ee")
    c.disc(262, 188, 4, "#20242c")
    c.line("M250 160V72", "#c9ced6", 5)
    c.fill(round_box(242, 98, 16, 14, 3) + round_box(242, 130, 16, 14, 3), "#5b6068")
    for y, tilt in ((104, 0), (136, 1)):
        c.oval(250, y, 128, 13, "#ffffff", 0.22)
        c.line(arc(250, y, 128, 200, 330, 0.1) + arc(250, y, 118, 20, 150, 0.1), "#ffffff", 1.6, 0.7)
        if tilt:
            c.fill(
                f"M250 {y - 3}C290 {y - 14} 350 {y + 2} 372 {y + 8}L250 {y + 3}"
                f"C210 {y + 12} 150 {y - 4} 128 {y - 8}z",
                c.shade("#3f444d", "#1f2228"),
            )
        else:
            c.fill(
                f"M250 {y - 3}C290 {y + 2} 350 {y - 14} 372 {y - 10}L250 {y + 3}"
                f"C210 {y - 2} 150 {y + 14} 128 {y + 10}z",
                c.shade("#4b515b", "#24272e"),
            )
    t.solar_panel(c, 250, 72, 64, 12, 8, "#24508f")
    c.line("M250 66v-16", "#c9ced6", 1.6)
    c.line(
        "M156 70q-14 8-20 20M344 70q14 8 20 20M150 168q-12-4-18-12M352 168q12-4 18-12", "#fff6e6", 2.4, 0.8
    )
    # The tracks of the machine that brought it.
    c.line("M300 204C340 214 400 206 480 214M304 210C344 220 400 212 480 221", "#8f4a24", 2, 0.5, "2 4")
    with c.group(at=(322, 202), scale=0.42):
        c.fill("M-40-16V-36H36V-16z", "#eceff2")
        c.line("M24-36V-74", "#eceff2", 6)
        c.fill("M10-88h32v16h-32z", "#dfe3e8")
        for wx in (-32, 0, 32):
            c.disc(wx, -8, 11, "#34373d")


# ---------------------------------------------------------------- 30


def _rubble(c: Canvas) -> None:
    c.backdrop("#03050c", "#0b1224")
    t.stars(c, 70, (0, 0, 480, 200))
    t.sun(c, 452, 22, 7, "#fffbe6", "#ffe9a8", 8)
    c.disc(36, 60, 5, "#d98a5a")
    c.disc(88, 28, 3, "#8fc4ee")
    # The pile of dark stones, filling the foot of the sheet.
    hill = "M-10 330V270C40 236 110 214 190 212S330 230 380 268S420 310 424 330z"
    c.fill(hill, "#26242a")
    for row in range(6):
        bodies, faces = ["", "", ""], ["", "", ""]
        for col in range(9):
            x = col * 50 - 8 + 25 * (row % 2) + c.rng.uniform(-9, 9)
            y = 222 + 20 * row + abs((x - 190) / 200) ** 2.2 * (64 - 6 * row) + c.rng.uniform(-5, 5)
            if x > 428 or y > 330:
                continue
            w, tone = c.rng.uniform(38, 62), c.rng.randrange(3)
            h = w * c.rng.uniform(0.36, 0.46)
            pts = [
                (
                    x + w * math.cos(b) * c.rng.uniform(0.43, 0.55),
                    y + h * math.sin(b) * c.rng.uniform(0.86, 1.1),
                )
                for b in (0.2, 1.2, 2.2, 3.1, 4.1, 5.1)
            ]
            bodies[tone] += poly(*pts)
            faces[tone] += poly(pts[3], pts[4], pts[5], (x, y - h * 0.2))
        for tone, (paint, light) in enumerate(
            (("#4b4850", "#77727a"), ("#3d3a42", "#66616a"), ("#56525a", "#8a848a"))
        ):
            c.fill(bodies[tone], paint)
            c.fill(faces[tone], light)
    # The probe above, its arm, the round head that touches, gas and grains.
    c.glow(206, 206, 64, "#d9ecff", 0.55)
    grains = []
    for _ in range(46):
        px, py = polar(206, 208, c.rng.uniform(18, 92), c.rng.uniform(-80, 80))
        grains.append((px, py))
    c.line(dots(grains), "#cfc4b4", 2.6, 0.95)
    c.line("M182 202l-22-14M190 198l-10-22M230 202l22-14M222 198l10-22", "#e6f2ff", 2.4, 0.6)
    c.line("M206 112V196", "#dfe4ea", 5)
    c.line("M206 128l-6 6l12 8l-12 8l12 8l-6 6", "#8f99a8", 1.6)
    c.fill("M186 196h40l8 12h-56z", c.shade("#ffffff", "#8f99a8"))
    c.fill("M178 208h56v5h-56z", "#4b5364")
    for way in (-1, 1):
        t.solar_panel(c, 206 + way * 78, 72, 92, 36, 9, "#2f5fa8", turn=-way * 12)
    c.line("M160 78h92", "#c9d0d9", 4)
    c.fill(round_box(180, 50, 52, 62, 4), c.shade("#f6dc9a", "#c48f3c", "#6b4a1c", turn=135))
    c.line("M180 72h52M180 92h52M206 50v62", "#7a5420", 1)
    c.fill("M186 48q20 18 40 0q-6-11-20-11t-20 11z", c.shade("#ffffff", "#9aa5b4"))
    c.disc(218, 102, 5, "#20242c")
    c.disc(194, 82, 6, "#e9edf2")
    # Set in: what came back, in a desert.
    c.disc(404, 192, 74, "#f4ead2")
    inside = oval(404, 192, 70)
    with c.group(clip=c.clip(inside)):
        c.box(330, 120, 150, 150, c.shade("#6fb4e0", "#f3dcb0", box=(122, 214)))
        c.fill("M330 208l26-14l20 8l30-16l24 12l50-8v30H330z", "#b4845a")
        c.box(330, 214, 150, 60, c.shade("#e6bf80", "#b98548"))
        c.line("M344 232h14M440 228h18M360 252h20M446 250h10", "#8f6a3a", 1.4)
        c.line("M350 226v-18M350 220q-7 0-7-8M350 216q7 0 7-8", "#5f8a4a", 4)
        for k, colour in ((1.0, "#f07a3a"), (0.62, "#ffffff"), (0.24, "#f07a3a")):
            c.fill(
                trace(
                    "M",
                    448 - 25 * k,
                    226,
                    "C",
                    448 - 24 * k,
                    198,
                    448 + 24 * k,
                    198,
                    448 + 25 * k,
                    226,
                    "q",
                    -12.5 * k,
                    -7,
                    -25 * k,
                    0,
                    "t",
                    -25 * k,
                    0,
                    "z",
                ),
                colour,
            )
        c.line("M424 226L404 234M448 226L406 234M472 226L410 234", "#7a6a58", 0.9)
        c.oval(392, 252, 34, 5, "#6b4a28", 0.5)
        c.fill("M358 234Q392 246 426 234L408 250Q392 258 376 250z", c.shade("#6b4a34", "#2c1d14"))
        c.fill(
            "M358 234L378 214Q392 208 406 214L426 234Q392 246 358 234z",
            c.shade("#f0e2c8", "#8f6a48", turn=110),
        )
        c.line("M378 214Q392 220 406 214M368 225Q392 234 416 225", "#8f6a48", 1.2)


# ---------------------------------------------------------------- 31


def _looker(
    c: Canvas,
    x: float,
    y: float,
    k: float,
    top: str,
    hair: str,
    skin: str,
    long_hair: bool = False,
    point: bool = False,
) -> None:
    """Somebody from the chest up, looking to the upper right, with card and dark film before the eyes."""
    with c.group(at=(x, y), scale=k):
        c.fill(
            "M-34 40C-34 8-24-4 0-4S34 8 34 40z", c.shade(mix(top, "#ffffff", 0.15), mix(top, "#10182a", 0.3))
        )
        c.fill(capsule((0, -2), (4, -16), 15), mix(skin, "#5b2f1c", 0.2))
        with c.group(at=(6, -32), turn=-24):
            if long_hair:
                c.fill("M-22-4C-28 12-30 30-20 44C-6 40-8 18-10 4z", hair)
            c.oval(0, 0, 21, 23, skin)
            c.fill("M20-3l8 5q-1 5-8 4z", skin)
            c.fill(
                "M-22 2C-26-18-12-28 4-25C14-24 20-18 20-13C10-17-2-14-8-8C-10-2-10 4-14 10"
                "C-18 10-21 6-22 2z",
                hair,
            )
            c.fill("M-12 3a4 5 0 1 1 0 8z", mix(skin, "#5b2f1c", 0.15))
            c.line("M10 14q4 1 7-2", "#8a3f35", 1.8)
            c.fill("M-12-6L24-9V6L-10 4z", c.shade("#f0d9a8", "#c9a05c"))
            c.fill("M2-6h9l1 9h-10zM15-7l8-1v10h-7z", "#14161f")
            c.fill("M19-5a3 3 0 1 1 2 5a3 3 0 0 0-2-5z", "#ffb43a")
            c.fill("M5-4a3 3 0 1 1 2 5a3 3 0 0 0-2-5z", "#ffb43a")
        if point:
            c.fill(capsule((28, 14), (50, -22), 13, 10), mix(top, "#10182a", 0.1))
            c.disc(52, -26, 6, skin)
            c.fill(capsule((54, -28), (60, -38), 4, 3), skin)


def _bitten(c: Canvas) -> None:
    c.backdrop("#2f5f9a", (0.5, "#6f9cc4"), "#c9cfc4")
    c.glow(376, 72, 120, "#fff0b8", 0.8)
    c.fill(
        "M371.9 37.3A35 35 0 1 0 410.7 76.1A31 31 0 0 1 371.9 37.3z",
        c.radial("#fffef4", (0.7, "#ffe9a0"), "#ffc64a"),
    )
    t.wisps(c, 130, 5, "#ffffff", 0.4, 40)
    t.towers(c, 248, [44, 70, 36, 58, 84, 50, 40, 66, 34, 54], 0, 480, "#7f94ac", "#a9bccf", 0.4)
    t.hills(c, 244, 5, "#5f7f7a", 6)
    for x, w, h, roof in ((30, 70, 56, "#a8503c"), (440, 84, 60, "#8f4436")):
        t.house(c, x, 276, w, h, "#e6d8bf", roof)
    # The roof they stand on: tiles, a chimney, a terrace.
    c.box(0, 262, 480, 58, c.shade("#d9a878", "#a86f4c"))
    d = "".join(f"M0 {y}H480" for y in (278, 294, 310))
    d += "".join(
        f"M{x + (12 if row % 2 else 0)} {262 + 16 * row}v16" for row in range(4) for x in range(0, 480, 30)
    )
    c.line(d, "#8a5638", 1, 0.5)
    c.fill("M404 262V196h34v66z", c.shade("#c0684a", "#8a4430", turn=90))
    c.box(400, 190, 42, 9, "#7a3a2a")
    c.line("M404 212h34M404 228h34M404 244h34M420 198v14M414 212v16M428 212v16M420 228v16", "#6b3020", 1, 0.6)
    # A sieve held up, and the little crescents it draws.
    light = [(308.0 + 17 * col + 8 * (row % 2), 286.0 + 10 * row) for row in range(3) for col in range(6)]
    c.oval(354, 296, 64, 22, "#6b4028")
    c.line(dots(light), "#fff3b8", 8.4)
    c.line(dots([(px + 2.4, py - 2.2) for px, py in light]), "#6b4028", 7.4)
    c.fill(capsule((284, 250), (318, 226), 11, 9), "#3d8a6a")
    c.disc(321, 224, 6, t.SKIN[0])
    c.line("M318 222l14-6", "#5b6678", 5)
    with c.group(at=(356, 212), turn=-10):
        c.fill("M-26-8H26Q24 16 0 16T-26-8z", c.shade("#f4f7fa", "#8f9bab"))
        c.oval(0, -8, 26, 6, "#c9d2dc")
        c.line(dots([(-14, 0), (-5, 1), (5, 1), (14, 0), (-9, 7), (0, 8), (9, 7)]), "#4b5668", 2.6)
    _looker(c, 248, 262, 1.0, "#3d8a6a", "#7a4a28", t.SKIN[0])
    _looker(c, 84, 258, 1.3, "#c8503c", "#3a2418", t.SKIN[3], long_hair=True)
    _looker(c, 176, 258, 1.42, "#3f6fb0", "#20181a", t.SKIN[1])
    _looker(c, 134, 294, 0.96, "#f3c53c", "#2a1a16", t.SKIN[1], point=True)
    _looker(c, 216, 300, 0.82, "#8f5fa8", "#5b3420", t.SKIN[3], long_hair=True)
    c.box(0, 310, 290, 10, "#8a5638")


# ---------------------------------------------------------------- 32


def _black_disc(c: Canvas) -> None:
    c.backdrop("#060a1e", (0.45, "#16244c"), (0.68, "#4f5a86"), (0.76, "#d99a72"), "#8f6a78")
    t.stars(c, 40, (0, 0, 480, 170))
    x, y, r = 240.0, 104.0, 42.0
    t.corona(c, x, y, r, "#eef2ff", 15, 2.6)
    c.disc(x, y, r + 2, "#ffffff")
    c.disc(x, y, r, "#05060c")
    c.fill(oval(x + 38, y + 20, 3) + oval(x - 30, y + 31, 2.4) + oval(x + 14, y + 41, 2.2), "#ff6a8a")
    t.sparkle(c, 340, 148, 8)
    t.sparkle(c, 128, 132, 5)
    t.range_of(c, 262, 6, 92, "#8fa0c8", "#3f4a74", 0.7, "#c3cce6", "#6673a0")
    c.box(0, 258, 480, 62, "#7d89b8")
    for side in (-1, 1):
        with c.group(at=(240, 0), scale=(side, 1)):
            c.fill("M-250 330V216C-200 214-150 236-108 254S-40 280-20 330z", c.shade("#8f9cc6", "#3d4878"))
            c.fill("M-250 330V262C-200 258-160 280-120 292S-70 310-60 330z", c.shade("#a9b4d8", "#4a5686"))
    c.fill("M140 330C180 290 210 270 240 264C270 270 300 290 340 330z", c.shade("#b4bede", "#6b78aa"))
    c.line("M240 266C228 280 258 292 238 306S232 316 226 330", "#26325f", 5, 0.8)
    t.firs(
        c,
        [
            (14, 270),
            (36, 262),
            (60, 276),
            (82, 272),
            (108, 284),
            (130, 282),
            (464, 268),
            (440, 264),
            (416, 276),
            (392, 274),
            (368, 286),
            (348, 282),
        ],
        30,
        "#1a2448",
    )
    for px, py, w in ((196, 292, 26), (296, 298, 28), (160, 306, 28)):
        t.house(c, px, py, w, w * 0.8, "#5b5f86", "#3a3f66", "#ffd98a", snow=True)
    for px, py, h in ((24, 322, 92), (66, 326, 66), (456, 324, 96), (414, 328, 64)):
        t.fir(c, px, py, h, "#1d2a50", snow=True)
    t.crowd(c, [(226, 318), (236, 319), (247, 318), (258, 320)], 15, ("#5b4a7a", "#3f4a86", "#7a4a5b"))
    c.line(dots([(c.rng.uniform(0, 480), c.rng.uniform(230, 316)) for _ in range(20)]), "#e6ecff", 1.6, 0.6)


# ---------------------------------------------------------------- 33


def _loop_of_fire(c: Canvas) -> None:
    c.backdrop("#0a0306", (0.5, "#1d0608"), "#320c08")
    t.stars(c, 46, (0, 0, 480, 170), "#ffe3d0")
    c.glow(240, 420, 330, "#ff6a1a", 0.9, 0.9)
    c.fill(
        "M118 252C84 130 142 42 236 40S396 128 352 256L326 252C350 150 332 78 238 76S124 150 146 250z",
        "#ff6a1a",
        0.5,
    )
    for k, (width, colour, part) in enumerate(
        ((34, "#8a1c08", 0.55), (22, "#d8400e", 0.8), (11, "#ff8a1e", 0.9), (4, "#ffe08a", 0.95))
    ):
        d = "M118 252C84 130 142 42 236 40S396 128 352 256"
        d += "M146 250C124 150 170 78 238 76S350 150 326 252" if k == 3 else ""
        c.line(d, colour, width, part)
    strands = ""
    for i in range(11):
        w = c.rng.uniform(-14, 14)
        strands += trace(
            "M", 118 + i * 4, 252, "C", 92 + w + i * 4, 140, 150 + w, 52 + i * 5, 238, 48 + i * 5 + w / 2
        )
        strands += trace("S", 386 - i * 6 + w, 136, 352 - i * 4, 254)
    c.line(strands, "#ffb84a", 1.6, 0.8)
    drips = ""
    for _ in range(18):
        b = c.rng.uniform(-64, 64)
        px, py = polar(237, 158, c.rng.uniform(84, 122), b)
        bend, end, drop = c.rng.uniform(-14, 14), c.rng.uniform(-6, 6), c.rng.uniform(26, 50)
        drips += trace("M", px, py, "q", bend, 18, end, drop)
    c.line(drips, "#ff9a3a", 2, 0.6)
    blobs = [polar(237, 158, c.rng.uniform(126, 190), c.rng.uniform(-70, 70)) for _ in range(46)]
    c.line(dots(blobs), "#ffb04a", 3.4, 0.85)
    c.line(dots([(px + 5, py - 4) for px, py in blobs[::3]]), "#fff0b8", 2, 0.9)
    c.disc(240, 760, 528, "#ff7a1a", 0.45)
    c.disc(240, 760, 520, c.shade("#fff2a8", (0.035, "#ffc23a"), (0.1, "#f07a1a"), (0.16, "#b83a0c")))
    cells = ""
    for _ in range(90):
        px = c.rng.uniform(0, 470)
        low = 760 - math.sqrt(520**2 - (px - 240) ** 2)
        py = low + c.rng.uniform(8, 84)
        cells += f"M{px:.0f} {py:.0f}q5-5 10 0t9 4"
    c.line(cells, "#ffe08a", 2, 0.5)
    fringe = ""
    for i in range(46):
        b = -27 + 54 * i / 45
        a, e = (
            polar(240, 760, 518, b),
            polar(240, 760, 520 + c.rng.uniform(4, 15), b + c.rng.uniform(-0.6, 0.6)),
        )
        fringe += line_path([a, e])
    c.line(fringe, "#ff9a3a", 2.4, 0.9)
    for px in (118, 146, 326, 352):
        c.glow(px, 258, 34, "#fff6c8", 0.9, 0.5)
    c.fill("M190 292q30-10 54 2q-24 14-54-2zM60 306q16-8 34 0q-18 10-34 0z", "#5b1608", 0.7)
    # For scale, our small planet.
    t.earth(c, 424, 66, 9)
    c.line("M404 66h-5M404 61v10M444 66h5M444 61v10", "#ffffff", 1.2, 0.7)


# ---------------------------------------------------------------- 34


def _cooler_places(c: Canvas) -> None:
    c.backdrop("#0d0407", "#1a0606")
    t.stars(c, 16, (380, 0, 480, 120), "#ffe3d0")
    cx, cy, r = 150.0, 330.0, 330.0
    c.glow(cx, cy, r * 1.2, "#ff7a1a", 0.9)
    c.disc(cx, cy, r, c.radial("#f79a24", (0.6, "#ee841c"), (0.88, "#d96614"), "#a83c0c"))
    disc = oval(cx, cy, r)
    with c.group(clip=c.clip(disc)):
        # Grains: bright cells of uneven size with dark lanes between.
        lanes, hearts = [], []
        for row in range(18):
            for col in range(24):
                p = (
                    round(col * 21 + 10 * (row % 2) + c.rng.uniform(-5, 5)),
                    round(row * 19 + c.rng.uniform(-5, 5)),
                )
                if math.dist(p, (cx, cy)) < r + 8:
                    lanes.append(p)
                    if c.rng.random() < 0.38:
                        hearts.append(p)
        c.line("".join(f"M{px} {py}h0" for px, py in lanes), "#ffc648", 18, 0.6)
        c.line("".join(f"M{px} {py}h0" for px, py in hearts), "#ffe391", 10, 0.5)
        for x, y, k, squash, turn in (
            (170, 186, 62, 0.78, -12),
            (318, 226, 34, 0.8, 20),
            (70, 122, 24, 0.6, -28),
            (254, 116, 16, 0.7, 10),
            (96, 270, 20, 0.9, 0),
            (236, 268, 13, 0.9, 0),
            (282, 174, 8, 0.8, 0),
            (40, 200, 10, 0.8, 0),
        ):
            with c.group(at=(x, y), turn=turn, scale=(1, squash)):
                if k < 30:
                    c.disc(0, 0, k, c.radial("#3d1006", (0.5, "#5b1a08"), (0.55, "#8a300c"), "#d9701e"))
                    c.oval(k * 0.06, 0, k * 0.5, k * 0.44, "#1d0605")
                    continue
                n = round(k * 0.5)
                rim: list[Point] = [polar(0, 0, k * c.rng.uniform(0.9, 1.12), 360 * i / n) for i in range(n)]
                c.fill(smooth(rim, closed=True), c.radial("#5b1a08", (0.55, "#8a300c"), "#d9701e"))
                rays = ""
                for i in range(n * 5 // 2):
                    b = 144 * i / n + c.rng.uniform(-4, 4)
                    rays += line_path(
                        [
                            polar(0, 0, k * 0.5, b),
                            polar(0, 0, k * c.rng.uniform(0.84, 1.02), b + c.rng.uniform(-5, 5)),
                        ]
                    )
                c.line(rays, "#f3a03a", max(0.8, k * 0.028), 0.75)
                heart = [polar(0, 0, k * 0.5 * c.rng.uniform(0.8, 1.15), 360 * i / 9) for i in range(9)]
                c.fill(smooth(heart, closed=True), c.radial("#0d0204", (0.7, "#1d0605"), "#3d1006"))
    c.line(arc(cx, cy, r, -10, 90), "#ffd98a", 2, 0.6)
    t.earth(c, 430, 52, 11)


SCENES: Final[dict[int, Callable[[Canvas], None]]] = {
    18: _ring_in_the_cold,
    19: _stacked,
    20: _swallowed,
    21: _yellow_air,
    22: _silver_ripples,
    23: _grey_powder,
    24: _six_wheels,
    25: _linked_cylinders,
    26: _tied,
    27: _dark_lump,
    28: _white_shield,
    29: _two_rotors,
    30: _rubble,
    31: _bitten,
    32: _black_disc,
    33: _loop_of_fire,
    34: _cooler_places,
}
