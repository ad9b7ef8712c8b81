"""Scenes of water: B4, B9, B20, B28, B30, G6, G7."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from ludosphere.core.svg import at, circle, ellipse, mix, num, path, rect
from ludosphere.games.biomos.scenes import life
from ludosphere.games.biomos.scenes.plate import LIGHT, Plate, disc, stretched, xy


def marginal_sea(p: Plate) -> None:
    """B4: a sea shut off from the ocean by a peninsula and a chain of islands."""
    p.sky("#6fb6e2", "#cfe8ec", "#fbf0d4")
    p.sun(122, 17, 7)
    p.clouds((14, 16, 32), (70, 11, 24))
    p.add(rect(0, p.y(35), p.w, p.y(10), "#1f5f98"))
    p.line(xy("0 35 160 35"), "#e4f3f6", 0.6)
    p.shape(xy("54 42 60 37 66 33 72 37 80 42"), "#6f8fa0", curved=True)
    p.shape(xy("86 42 94 38 100 35 106 39 114 42"), "#6f8fa0", curved=True)
    p.shape(xy("120 43 130 37 140 33 148 37 162 41 162 43"), "#648898", curved=True)
    p.add(rect(0, p.y(42), p.w, p.y(58), p.fade("#2b86bd", "#2f9cc4", "#6fc9cc")))
    p.shape(xy("54 42 66 41.5 80 42 72 44 60 44"), "#5f9a78", curved=True)
    p.shape(xy("86 42 100 41.5 114 42 104 44 92 44"), "#5f9a78", curved=True)
    p.shape(xy("120 43 140 41.5 162 42 162 46 136 45.5"), "#5f9a78", curved=True)
    p.shape(xy("-4 38 12 34 28 37 40 42 50 47 44 52 26 54 30 60 14 66 -4 68"), "#e8d6a4", curved=True)
    p.shape(xy("-4 36 12 31 26 35 38 41 44 46 34 50 20 52 20 57 8 62 -4 63"), "#6aa36c", curved=True)
    p.shape(xy("-4 40 10 35 22 40 30 45 14 50 -4 54"), "#4f8f62", curved=True)
    p.crowns(48, 2.6, ("#3c8458", "#4f9a68"), left=0, right=22, gap=1.3, trunk=0.1, sway=4)
    p.ripples(48, 98, "#d6f0f2", 18)
    for x, y, k in ((92, 56, 0.8), (62, 68, 1.1)):
        p.add(
            at(
                x,
                p.y(y),
                path("M-4 0H4.500L3 2H-3Z", "#7a4a30"),
                path("M.3 -1V-9C3.5 -6 4.5 -3 4.5 -1Z", "#fbf7ea"),
                path("M-.5 -1V-7.500C-3 -5 -3.8 -3 -4 -1Z", "#e9dfc4"),
                scale=k,
            )
        )
    p.shape(xy("164 74 150 78 140 86 124 92 116 102 164 102"), "#e8d6a4", curved=True)
    p.shape(xy("164 78 152 83 144 91 132 96 128 102 164 102"), "#5f9a64", curved=True)
    p.crowns(97, 3.4, ("#3c7a50", "#4f9a64"), left=136, right=164, gap=1.1, trunk=0.1, sway=4)
    p.line(xy("110 100 120 91 136 85 146 77 158 72"), "#f4fbfb", 1.1, opacity="0.8")
    gull = (
        "M-13 -5C-9 -8 -4 -5 0 0C5 -6 10 -8 15 -6C10 -5 6 -1 3 2.500C5 3 7 4 8 5L2 4.500C-1 "
        "5 -3 4 -3.5 2.500C-6 -1 -9 -4 -13 -5Z"
    )
    p.add(
        at(
            34,
            p.y(80),
            path(gull, "#ffffff", "#5f7f90", 0.4),
            path("M-13 -5l3 .4M15 -6l-3 .8", stroke="#2b3d48", width=1.2),
            path("M-3.8 3.4 -6 4.2", stroke="#e08a2e", width=0.9),
        )
    )
    p.add(life.flock((84, p.y(24), 2.2), (92, p.y(21), 2), (76, p.y(20), 1.8)))


def seabed(p: Plate) -> None:
    """B9: sand, rocks, seaweed, corals and whoever lives there."""
    g = p.rng
    p.add(rect(0, 0, p.w, p.h, p.fade("#7fd0e0", "#2b9cc4", "#125f98", "#0d4478")))
    p.rays(60, -4, (8, 22, 36, 46, 60, 78, 92, 100, 118, 134), 84, 0.14)
    p.line(xy("0 2 20 4 40 1.5 62 4 84 2 106 4.5 130 2 160 4"), "#e4f8fa", 1.4, opacity="0.8")
    p.area(xy("0 72 24 62 44 70 70 66 96 73 124 60 144 66 160 62"), "#1b6a9c", curved=True)
    p.area(xy("0 84 30 79 60 84 96 80 130 84 160 80"), p.fade("#e4cf9a", "#b89a68"), curved=True)
    p.strokes(
        "".join(
            f"M{x} {num(p.y(y))}q5 -1.5 10 0t9 0"
            for x, y in ((20, 92), (54, 88), (84, 94), (112, 89), (134, 95))
        ),
        "#a5865a",
        0.7,
    )
    p.shape(xy("-4 92 2 78 14 72 26 78 32 90 20 95"), "#5f5570", curved=True)
    p.shape(xy("122 92 128 76 140 70 152 76 162 88 162 96 136 96"), "#544a66", curved=True)
    kelp = ""
    for x, k in ((6, 62), (13, 70), (20, 54), (148, 66), (155, 56), (141, 48)):
        kelp += f"M{x} {num(p.y(86))}q-5 {num(-k * 0.22)} 0 {num(-k * 0.42)}t1 {num(-k * 0.42)}"
    p.strokes(kelp, "#2f7d57", 1.6)
    blades = ""
    for x, k in ((6, 62), (13, 70), (20, 54), (148, 66), (155, 56), (141, 48)):
        for i in range(5):
            y, s = p.y(82) - k * (0.12 + 0.15 * i), (1 if i % 2 else -1)
            blades += f"M{x} {num(y)}q{s * 3} -4.5 {s * 7} -4q{-s * 2} 3.5 {-s * 7} 4Z"
    p.add(path(blades, "#4aa168"))
    coral = f"M46 {num(p.y(84))}v-9m0 3l-6 -6v-5m6 6l5 -6v-5m-5 8v-11m-6 6l-3 -3m14 -1l3 -4"
    p.strokes(coral, "#d9573a", 2.4)
    fan = "".join(
        p.bend(f"M110 82Q{num(110 + dx * 0.4)} 72 {110 + dx} {62 + abs(dx) * 0.45}")
        for dx in (-13, -9, -5, -1, 3, 7, 11)
    )
    p.strokes(fan, "#c77fb0", 1.1)
    p.strokes(
        "".join(
            f"M{num(110 - k)} {num(p.y(82 - t))}q{k} {num(-k * 0.45)} {2 * k} 0"
            for k, t in ((3, 6), (6, 11), (9, 15))
        ),
        "#c77fb0",
        0.7,
    )
    p.add(
        *(
            ellipse(x, p.y(y), r, r * 0.72, c)
            for x, y, r, c in ((66, 84, 6, "#e0a050"), (73, 85, 4, "#e8b870"), (130, 84, 5, "#e58fa0"))
        )
    )
    p.strokes(f"M61 {num(p.y(84))}q2.5 -3 5 0t5 0M127 {num(p.y(84))}q1.5 -2 3 0t3 0", "#8a5a2a", 0.6)
    star = "M0 -4 1 -1.2 4 -1.2 1.6 .6 2.5 3.5 0 1.8 -2.5 3.5 -1.6 .6 -4 -1.2 -1 -1.200Z"
    p.add(at(90, p.y(91), path(star, "#e8743a", "#e8743a", 1.4), scale=0.9))
    p.herd(life.fish("#f2c94a"), *((54 + g.uniform(0, 40), 26 + 5 * i, 1.0) for i in range(5)))
    p.herd(life.fish("#f4f6f2"), *((96 + 8 * (i % 3) + i, 44 + 4 * (i // 3), 0.8) for i in range(6)))
    p.add(
        at(
            104,
            p.y(26),
            path("M-11 0C-6 -7 6 -7 11 0C6 5 -6 5 -11 0Z", "#5f7f4a", "#2f4a34", 0.6),
            path(
                "M10 -.5C12 -2.5 15 -2 15.5 0C15 1.8 12 1.8 10 1ZM-1 2.500C1 6 -1 9 -4 10.500C-5 7 "
                "-5 4 -4 2.500ZM5 -4C8 -8 12 -9 15 -9C13 -5 10 -3 7 -2.500ZM-9 .8 -13 3 -10 3.200Z",
                "#7fa05c",
            ),
            path("M-4 -4.8 -2 3.500M4 -4.8 3 3.500M-8 -1.500H8", stroke="#2f4a34", width=0.6),
        )
    )
    p.add(
        path(
            "".join(
                disc(x, p.y(y), r) for x, y, r in ((34, 60, 1), (36, 52, 1.3), (33, 44, 0.9), (36, 37, 1.4))
            ),
            "none",
            "#d6f3f6",
            0.5,
        )
    )


def bay(p: Plate) -> None:
    """B20: a wooded shore that bends around calm water."""
    p.sky("#7fc0e4", "#d6ecea", "#fbf0d2")
    p.sun(36, 16, 7)
    p.clouds((62, 14, 30), (116, 10, 26))
    p.add(rect(0, p.y(36), p.w, p.y(20), "#4f9cc8"))
    p.shape(xy("112 36 126 31 140 27 162 29 162 42 132 42 118 39"), "#7fa89c", curved=True)
    p.add(rect(0, p.y(38), p.w, p.y(62), p.fade("#3f92c4", "#2b86bd", "#1f9cb4")))
    p.shape(
        xy(
            "164 34 150 33 134 38 116 40 104 43 120 47 134 52 142 60 138 70 120 78 92 82 60 82 "
            "36 76 22 66 20 58 34 53 46 51 30 47 12 45 -4 44 -4 102 164 102"
        ),
        "#8fd6d0",
        curved=True,
    )
    p.shape(
        xy(
            "164 33 150 32 136 36 120 39 112 42 126 46 140 51 149 60 144 72 124 81 94 86 58 86 "
            "32 79 16 67 14 58 26 53 36 51 24 47 10 44 -4 43 -4 104 164 104"
        ),
        "#f4e4b4",
        curved=True,
    )
    p.shape(
        xy(
            "164 31 150 30 136 35 124 39 132 44 146 50 156 60 151 74 128 85 95 90 56 90 28 83 10 "
            "69 7 58 17 52 25 50 14 46 -4 42 -4 104 164 104"
        ),
        "#4f9a64",
        curved=True,
    )
    p.crowns(41, 3, ("#6fae7c", "#5fa172"), left=128, right=160, gap=0.9, trunk=0.1, sway=3)
    p.crowns(50, 3, ("#6fae7c", "#5fa172"), left=-2, right=16, gap=0.9, trunk=0.1, sway=2)
    p.crowns(52, 4, ("#4f9f6c", "#5fae74"), left=146, right=166, gap=0.9, trunk=0.1, sway=8)
    p.crowns(62, 4.5, ("#4f9f6c", "#5fae74"), left=-4, right=8, gap=0.9, trunk=0.1, sway=10)
    p.crowns(84, 6, ("#3f9562", "#54a56c", "#2f8058"), left=150, right=168, gap=0.7, trunk=0.1, sway=9)
    p.crowns(82, 6, ("#3f9562", "#54a56c", "#2f8058"), left=-6, right=18, gap=0.7, trunk=0.1, sway=9)
    p.crowns(97, 8, ("#2f8a5c", "#41986a", "#237a50"), left=-4, right=166, gap=0.95, trunk=0.1, sway=4)
    p.ripples(42, 78, "#dff4f4", 10, 44, 132)
    for x, y, k in ((76, 58, 1.1), (98, 50, 0.7)):
        p.add(
            at(
                x,
                p.y(y),
                path("M-5 0H5.500L3.5 2.400H-3.800Z", "#8c4a2f"),
                path("M.3 -1V-11C4.5 -7 5.5 -3 5.5 -1Z", "#fdf8ea"),
                path("M-.6 -1V-9C-3.5 -6 -4.6 -3 -4.8 -1Z", "#ece0c4"),
                scale=k,
            )
        )
    p.add(life.flock((92, p.y(24), 2.4), (100, p.y(21), 2)))


def lagoon(p: Plate) -> None:
    """B28: still turquoise water behind a bar of sand, surf outside."""
    p.sky("#5fb0e4", "#c6e8f0", "#fdf3d8")
    p.sun(30, 16, 7)
    p.clouds((58, 20, 34), (112, 13, 30))
    p.add(rect(0, p.y(34), p.w, p.y(20), p.fade("#1f6fb0", "#2b86bd")))
    p.strokes(
        "".join(
            f"M{x} {num(p.y(y))}q6 -2 12 0t12 0"
            for x, y in ((4, 42), (40, 40), (76, 42), (112, 40), (134, 43))
        ),
        "#f4fbfb",
        1.5,
    )
    p.shape(xy("-4 47 20 45 52 46.5 84 44.5 116 46 140 44.5 164 46 164 54 -4 56"), "#e9f8f4", curved=True)
    p.shape(xy("-4 49 22 47 54 48.5 70 47.5 74 49 72 52 40 53 -4 56"), "#f0d79c", curved=True)
    p.shape(xy("86 48 100 46.5 120 48 142 46.5 164 48 164 56 128 54 96 52"), "#f0d79c", curved=True)
    p.add(rect(0, p.y(52), p.w, p.y(48), p.fade("#2fb0bf", "#5fd0c8", "#b4ecd8")))
    p.shape(xy("-4 49 20 48 54 50 72 49.5 66 53 40 54.5 12 57 -4 58"), "#e3bd74", curved=True)
    p.shape(xy("86 49.5 120 49.5 164 49 164 58 130 56.5 104 54"), "#e3bd74", curved=True)
    p.shape(xy("72 48.5 86 48.5 92 54 68 54"), "#2ba6c0")
    for x, y, rx, ry in ((46, 68, 14, 2.4), (110, 64, 17, 2.2), (86, 76, 12, 2.6), (126, 76, 15, 3)):
        p.add(
            path(
                stretched(
                    "M-1 0C-.5 -1 -.2 -.6 0 -.3C.3 .2 .7 -.2 1 .1C.6 1 .3 .7 0 .5C-.4 .2 -.7 .6 -1 0Z",
                    x,
                    p.y(y),
                    rx,
                    ry,
                ),
                "#2a94a0",
                opacity=".45",
            )
        )
    p.ripples(58, 84, "#f0fffb", 9)
    p.herd(
        life.palm(),
        (14, 52, 0.8),
        (24, 52, 0.6),
        (36, 52, 0.75),
        (112, 52, 0.6),
        (124, 53, 0.85),
        (138, 53, 0.7),
        (150, 54, 0.9),
    )
    p.area(xy("0 88 30 84 64 90 104 93 132 86 160 80"), p.fade("#f7e4b0", "#e0b468"), curved=True)
    p.line(xy("0 87 30 83 64 89 104 92 132 85 160 79"), "#fdfffb", 1.2, opacity="0.9")
    p.add(at(22, p.y(97), life.palm("#237a50", 5), scale=3.0))
    p.add(at(108, p.y(91), life.heron("#ffffff"), scale=1.0))
    p.add(
        at(
            74,
            p.y(96),
            path("M0 -3 1 -.8 3.4 -.8 1.4 .6 2.2 2.8 0 1.5 -2.2 2.8 -1.4 .6 -3.4 -.8 -1 -.8Z", "#d9573a"),
        )
    )
    p.add(ellipse(126, p.y(95), 3, 1.6, "#fbf3e0"), ellipse(132, p.y(97), 2, 1.2, "#e8cfa0"))


def submarine_volcano(p: Plate) -> None:
    """B30: an eruption under the sea, and the waves above that know nothing of it."""
    g = p.rng
    p.sky("#8fc6e6", "#e4f1ec")
    p.add(rect(0, p.y(13), p.w, p.y(87), p.fade("#2b8fc4", "#12609c", "#0a3a6b", "#06223f")))
    p.line(
        xy("0 13 16 12 32 14 50 12.5 68 13.5 76 10 84 9.5 92 13 110 12.5 128 14 146 12.5 160 13.5"),
        "#eef9fb",
        1.6,
    )
    p.rays(40, 13, (10, 22, 34, 44, 112, 124, 138, 152), 62, 0.09)
    p.area(xy("0 76 18 68 34 74 52 70 110 72 128 64 146 70 160 66"), "#0f3f6b", curved=True)
    column = xy("77 54 70 46 73 38 66 30 70 22 64 15 98 15 92 22 95 30 88 38 92 46 84 54")
    p.shape(column, p.fade("#e4f6fa66", "#cfe6ee99", "#ffb07a88"), curved=True)
    p.add(circle(80, p.y(54), 22, p.fade("#ffab52cc", "#ff7a1a00", radial=True)))
    p.dots(
        [(80 + g.uniform(-1, 1) * (5 + (50 - y) * 0.3), y) for y in [g.uniform(16, 50) for _ in range(26)]],
        1.1,
        "#f2fbfd",
        "0.8",
    )
    p.dots(
        [(80 + g.uniform(-1, 1) * (5 + (50 - y) * 0.25), y) for y in [g.uniform(16, 50) for _ in range(18)]],
        0.6,
        "#ffffff",
        "0.9",
    )
    p.shape(xy("10 98 30 88 48 74 62 60 71 53 76 55 84 55 90 53 100 62 114 76 132 88 152 98"), "#54405f")
    p.shape(xy("10 98 30 88 48 74 62 60 71 53 76 55 74 66 66 80 60 98"), "#75607f")
    p.shape(xy("71 53 76 55 84 55 90 53 86 57 76 57.5"), "#ffd06b")
    for pts in ("80 56 78 64 84 72 80 82 88 94", "86 56 96 68 98 78"):
        p.line(xy(pts), "#c2331a", 3)
        p.line(xy(pts), "#ff9a3c", 1.4)
    p.dots(xy("70 48 75 43 79 47 83 41 88 45 92 49"), 0.9, "#ffd06b")
    p.area(xy("0 94 24 90 52 95 104 95 134 90 160 94"), "#1f2340", curved=True)
    p.add(
        path(
            "".join(
                disc(x, p.y(y), r)
                for x, y, r in ((88, 97, 4), (95, 98, 3.4), (81, 98, 3), (102, 98, 3), (74, 99, 2.6))
            ),
            "#3f3350",
        )
    )
    p.strokes(f"M86 {num(p.y(96))}l3 1.500m5 0l3 1M80 {num(p.y(98))}l2 .5", "#ff8a3c", 0.9)
    p.herd(
        life.fish("#bfdcea"), (118, 36, 1.0), (126, 40, 0.9), (130, 34, 0.8), (138, 39, 0.9), (122, 45, 0.7)
    )
    tubes = "".join(
        f"M{x} {num(p.y(93))}v{-k}"
        for x, k in ((18, 8), (21, 11), (24, 9), (27, 12), (136, 9), (139, 12), (142, 8), (145, 10))
    )
    p.strokes(tubes, "#e4dfe4", 1.5)
    tips = "".join(
        f"M{x} {num(p.y(93) - k)}v-1.5"
        for x, k in ((18, 8), (21, 11), (24, 9), (27, 12), (136, 9), (139, 12), (142, 8), (145, 10))
    )
    p.strokes(tips, "#d8432f", 2)
    p.add(
        at(
            30,
            p.y(42),
            path(
                "M16 0C10 -5 -2 -5 -10 -1L-17 -5 -15 0 -16.5 3.5 -10 1.200C-2 4 10 4 16 0ZM2 -4 -2 "
                "-8 -3 -3.600ZM4 2.5 0 6.5 -1 2.800Z",
                "#4f7fa5",
            ),
            path("M11 -1.300v.1", stroke="#06223f", width=1),
            scale=0.9,
        )
    )


def ocean(p: Plate) -> None:
    """G6: open sea to the horizon, swell upon swell, and a whale."""
    p.sky("#3f8fcf", "#a5d3ea", "#fbeed0")
    p.sun(44, 28, 11)
    p.clouds((70, 20, 44), (112, 28, 30), (4, 14, 26))
    p.add(rect(0, p.y(42), p.w, p.y(58), p.fade("#6fb4d8", "#1f78b4", "#0a4a86")))
    glitter = "".join(
        f"M{num(44 + p.rng.uniform(-1, 1) * (4 + i))} {num(p.y(44 + i * 1.1))}h{num(2 + i * 0.4)}"
        for i in range(12)
    )
    p.strokes(glitter, LIGHT, 0.8, "0.8")
    for i, (y, amp, colour) in enumerate(
        ((50, 1.2, "#5aa5cf"), (58, 2.2, "#3a8fc4"), (69, 3.6, "#2178b4"), (83, 5.4, "#125f9c"))
    ):
        wave = [
            (x, y + amp * math.sin(x / (13 + 7 * i) + i * 2.1) + amp * 0.35 * math.sin(x / 7 + i))
            for x in range(-8, 176, 8)
        ]
        if i == 3:
            _whale(p)
        p.area(wave, p.fade(mix(colour, "#bfe6f0", 0.3), (0.35, colour), colour), curved=True)
        crest = [(x, yy) for x, yy in wave if yy < y - amp * 0.35]
        foam = "".join(
            f"M{num(x - 2)} {num(p.y(yy + 1))}q{num(3 + i)} 1 {num(5 + 2 * i)} {num(0.6 + i * 0.3)}"
            for x, yy in crest
        )
        p.strokes(foam, "#eef9fb", 0.7 + 0.2 * i, "0.7")
    p.ripples(88, 99, "#6fb8dc", 6)
    p.add(
        at(
            34,
            p.y(52),
            path(
                "M-17 -3C-11 -5.5 -5 -3 0 .5C6 -4 12 -5 19 -2.500C12 -2.5 6 .5 2.5 3L0 4.5 -2 3C-6 0 "
                "-11 -3 -17 -3Z",
                "#fdfdfb",
                "#5f7f90",
                0.4,
            ),
            path("M-17 -3l5 -.4M19 -2.500l-5 -.2", stroke="#2b3d48", width=1.3),
            scale=0.8,
        )
    )


def _whale(p: Plate) -> None:
    """A humpback that leaps, its grooved throat towards us."""
    p.add(
        at(
            110,
            p.y(78),
            path("M-14 6C-12 -8 -4 -22 8 -30C11 -31.5 13 -29 12 -26C9 -16 8 -6 10 6Z", "#2a4256"),
            path("M-1 6C-1 -6 3 -18 11.5 -28C12.5 -27 12.3 -26.5 12 -26C9 -16 8 -6 10 6Z", "#dfe9ea"),
            path(
                "M2 5C2 -6 5 -16 10 -24M4.5 5C4.5 -5 6.5 -13 10 -20M7 5C7 -3 8 -10 9.5 -15",
                stroke="#8fa5b0",
                width=0.5,
            ),
            path("M-6 -9C-14 -10 -21 -7 -25 -1C-18 -1 -11 -2 -6 -4Z", "#dfe9ea", "#2a4256", 0.7),
            path("M3 -21.500v.1", stroke="#0a1a28", width=1.2),
        )
    )
    spray = [(96 + p.rng.uniform(-10, 32), 79 - p.rng.uniform(0, 11)) for _ in range(22)]
    p.dots(spray, 0.8, "#f4fbfc", "0.9")
    p.add(ellipse(109, p.y(82), 19, 3.4, "#f4fbfc", opacity=".75"))


def archipelago(p: Plate) -> None:
    """G7: islands near and far, each with its shallow rim, seen from above."""
    p.sky("#6fb8e4", "#cfeaf0", "#fcf2d8")
    p.sun(126, 13, 9)
    p.clouds((10, 14, 34), (66, 10, 28))
    p.add(rect(0, p.y(28), p.w, p.y(72), p.fade("#8cc8e0", "#2b8cc4", "#0f66a4")))
    hill = (
        "M-1 0C-.9 -.6 -.6 -.7 -.4 -.8C-.25 -.9 -.1 -1.15 .15 -1C.4 -.85 .4 -.5 .7 -.45C.9 -.42 1 -.2 1 0"
        "Q0 .2 -1 0Z"
    )
    lee = "M.15 -1C.4 -.85 .4 -.5 .7 -.45C.9 -.42 1 -.2 1 0L.2 .1C0 -.4 .3 -.5 .15 -1Z"
    islands = (
        (26, 31, 9, 5, "#8fb0b8"),
        (66, 30.5, 7, 4, "#8fb0b8"),
        (100, 32, 12, 6.5, "#86aab0"),
        (146, 31, 10, 5, "#8fb0b8"),
        (48, 39, 12, 8, "#6f9f94"),
        (128, 41, 15, 9, "#6a9c8e"),
        (84, 45, 9, 6, "#66a088"),
        (12, 48, 16, 11, "#5f9a7c"),
        (104, 57, 17, 13, "#4f9a70"),
        (54, 60, 19, 15, "#479668"),
        (146, 68, 18, 14, "#3f9060"),
        (22, 84, 24, 19, "#348a58"),
        (98, 87, 25, 18, "#2f8454"),
    )
    for x, y, r, tall, colour in islands:
        near = max(0.0, (y - 40) / 50)
        if y > 36:
            p.add(
                ellipse(x, p.y(y) + r * 0.06, r * 1.5, r * 0.34, "#5fc4cc", opacity=".7"),
                ellipse(x, p.y(y), r * 1.16, r * 0.22, "#f3e2b0"),
            )
        f = p.y(y)
        p.add(path(stretched(hill, x, f, r, tall), colour))
        p.add(path(stretched(lee, x, f, r, tall), mix(colour, "#12405a", 0.28)))
        if near > 0.3:
            spots = [
                (x + p.rng.uniform(-0.75, 0.5) * r, y - p.rng.uniform(0.05, 0.5) * tall) for _ in range(9)
            ]
            p.dots(spots, r * 0.09, mix(colour, "#d6f0a0", 0.3))
            p.dots([(a + 1.2, b + 1.5) for a, b in spots[:6]], r * 0.08, mix(colour, "#0b3324", 0.3))
    p.ripples(50, 98, "#bfe6f0", 12)
    p.add(
        at(
            72,
            p.y(76),
            path("M-6 0H6.500L4.5 2.600H-4.600Z", "#8c4a2f"),
            path("M0 -1V-11C5 -8 6 -4 6 -1Z", "#fdf8ea"),
        )
    )
    p.add(life.flock((62, p.y(46), 2.6), (70, p.y(43), 2.2), (78, p.y(47), 2)))


PAINTERS: Final[dict[str, Callable[[Plate], None]]] = {
    "B4": marginal_sea,
    "B9": seabed,
    "B20": bay,
    "B28": lagoon,
    "B30": submarine_volcano,
    "G6": ocean,
    "G7": archipelago,
}
