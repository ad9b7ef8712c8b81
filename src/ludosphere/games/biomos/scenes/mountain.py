"""Scenes of rock: B5, B10, B11, B12, B16, B17, B22, B29, G1, G10."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludosphere.core.svg import at, circle, ellipse, line_path, mix, num, path
from ludosphere.games.biomos.scenes import life
from ludosphere.games.biomos.scenes.plate import INK, SNOW, Plate, xy


def volcano(p: Plate) -> None:
    """B5: a cone, its plume and a stream of lava in the evening."""
    p.sky("#3f3f6b", "#a5647a", "#f2a566", "#fbd9a0")
    plume = (
        (80, 24, 7),
        (75, 19, 8),
        (84, 16, 9),
        (79, 9, 11),
        (92, 7, 12),
        (104, 3, 13),
        (70, 11, 8),
        (118, 6, 12),
        (132, 3, 12),
        (146, 7, 10),
    )
    for dy, tone in ((2.6, "#4a3a4e"), (0.0, "#6d5a6c"), (-2.2, "#8f7b86")):
        for x, y, r in plume:
            p.add(circle(x + dy * 0.4, p.y(y + dy), r * (1 if dy >= 0 else 0.72), tone))
    p.add(circle(80, p.y(30), 18, p.fade("#ffb34ddd", "#ff7a1a00", radial=True)))
    p.range(76, 16, "#8a6478", 6, 0.0, 0.3)
    p.shape(
        xy("4 84 30 74 48 60 62 44 71 31 76 32 80 30.5 85 32 90 31 99 45 113 61 132 75 158 84"), "#6b4a5e"
    )
    p.shape(xy("4 84 30 74 48 60 62 44 71 31 76 32 78 40 72 52 66 66 58 84"), "#8f6878")
    folds = xy(
        "72 36 64 52 68 40 54 62 66 46 60 64 90 36 100 54 93 42 112 66 96 52 104 72 88 50 92 "
        "70 76 60 70 78 50 66 40 78"
    )
    p.strokes(
        "".join(line_path(p.points(folds[i : i + 2])) for i in range(0, len(folds), 2)),
        "#3f2a3a",
        0.8,
        opacity="0.6",
    )
    p.shape(xy("71 31 76 32 80 30.5 85 32 90 31 86 34.5 78 35 73 33.5"), "#ffd06b")
    p.line(xy("79 33 82 42 79 50 85 59 83 67 92 76 96 84"), "#c2331a", 3.4)
    p.line(xy("79 33 82 42 79 50 85 59 83 67 92 76 96 84"), "#ff9a3c", 1.7)
    p.line(xy("83 45 90 54 92 62"), "#ff7a1a", 1.3)
    bombs = xy("66 24 70 18 74 22 77 12 81 17 84 10 87 20 91 15 95 23 72 27 90 27 62 29 98 29")
    p.dots(bombs[::2], 1.0, "#ffd06b")
    p.dots(bombs[1::2], 0.7, "#ff9a3c")
    p.area(xy("0 80 40 78 80 84 120 79 160 82"), p.fade("#54404f", "#2f2432"), curved=True)
    p.shape(xy("92 80 102 80 100 86 112 91 118 101 88 101 96 92 90 87"), "#e2571c", curved=True)
    p.shape(xy("95 81 99 81 97 87 106 92 110 101 98 101 101 93 94 88"), "#ffb34d", curved=True)
    p.firs(88, 10, "#2a3a3c", left=0, right=60, gap=0.42)
    p.firs(89, 10, "#2a3a3c", left=128, right=162, gap=0.42)
    p.area(xy("0 92 30 88 70 96 120 97 160 90"), "#1f1a26", curved=True)


def gorge(p: Plate) -> None:
    """B10: walls that almost touch, a torrent between them, a strip of sky."""
    p.sky("#8fc4e4", "#f4efd9")
    p.peak(62, 102, 60, 82, 14, "#a9a2bd", 0.4)
    p.mist(40, 70, "#fdf6e6", 0.8)
    p.shape(xy("46 0 56 12 60 26 66 34 68 48 72 58 74 74 58 101 -4 101 -4 -2"), "#a794ad")
    p.shape(xy("116 0 108 10 106 24 100 34 99 46 94 58 92 74 104 101 164 101 164 -2"), "#8a7895")
    p.shape(xy("73 72 93 72 97 80 92 88 108 101 44 101 66 86"), p.fade("#cfeaf0", "#3f9cc4"), curved=True)
    p.shape(xy("30 -2 40 14 46 30 52 38 56 56 62 66 60 82 44 101 -4 101 -4 -2"), "#7c6b86")
    p.shape(xy("132 -2 124 12 120 26 114 40 112 54 106 66 108 82 122 101 164 101 164 -2"), "#63506c")
    p.shape(xy("10 -2 20 16 24 36 32 50 36 68 44 80 34 101 -4 101 -4 -2"), "#5b4763")
    p.shape(xy("150 -2 144 18 138 34 136 52 128 68 126 84 134 101 164 101 164 -2"), "#453551")
    beds = (
        "0 18 18 22 2 38 22 42 2 60 30 64 4 80 36 84 34 12 40 16 38 30 46 34 40 48 54 52 44 "
        "64 58 68 46 78 58 80 130 14 124 17 122 32 116 36 118 50 112 54 110 70 122 72 160 20 "
        "146 23 158 40 138 43 158 60 134 64 156 82 128 85 58 24 60 28 62 40 66 43 66 56 71 "
        "60 108 20 106 24 101 40 98 44 96 58 94 62"
    )
    pts = xy(beds)
    p.strokes(
        "".join(line_path(p.points(pts[i : i + 2])) for i in range(0, len(pts), 2)),
        "#2f2238",
        0.7,
        opacity="0.45",
    )
    p.line(xy("58 30 59 50 58 66 60 82"), "#f4fbfd", 2.4, opacity="0.9")
    p.line(xy("60 31 61 50 60 66 62 80"), "#bfe0ee", 0.8)
    p.add(ellipse(61, p.y(83), 6, 2, "#f4fbfd", opacity=".8"))
    foam = "M74 78q4 2 8 .5M86 80q4 1.5 7 0M68 88q6 2 11 0M84 92q6 2 11 .5M60 96q7 2 14 0"
    p.add(path(foam, stroke="#f4fbfd", width=1.1, transform=f"scale(1 {p.h / 100:.3g})"))
    p.firs(8, 9, "#3c7a62", left=18, right=34, gap=0.4)
    p.firs(7, 9, "#2f6653", left=130, right=146, gap=0.4)
    p.crowns(52, 3, ("#4f9070",), left=34, right=42, gap=1.2, trunk=0.2)
    p.crowns(66, 3, ("#3c7a62",), left=126, right=134, gap=1.2, trunk=0.2)
    p.shape(xy("-4 101 -4 90 10 86 24 92 34 101"), "#2f2238")
    p.shape(xy("164 101 164 88 150 90 138 96 130 101"), "#281c31")
    p.add(life.flock((84, p.y(24), 2.2), (91, p.y(28), 1.8)))


def stone_forest(p: Plate) -> None:
    """B11: blades of limestone that stand like trees, with trees between."""
    g = p.rng
    p.sky("#8cc0dc", "#d6e6da", "#f3eccb")
    p.sun(30, 20, 6)

    def blades(foot: float, tall: float, n: int, colour: str, left: float = -6, right: float = 166) -> None:
        step = (right - left) / n
        seams = ""
        for i in range(n):
            x, w, k = (
                left + step * (i + g.uniform(0, 0.3)),
                step * g.uniform(0.75, 1.05),
                tall * g.uniform(0.6, 1.05),
            )
            top, tip = foot - k, x + w * g.uniform(0.35, 0.6)
            p.shape(
                [
                    (x - w * 0.06, foot),
                    (x, top + k * 0.34),
                    (x + w * 0.16, top + k * 0.1),
                    (tip, top),
                    (x + w * 0.8, top + k * 0.2),
                    (x + w, foot),
                ],
                mix(colour, "#fff6e0", 0.3),
            )
            p.shape(
                [
                    (tip, top),
                    (x + w * 0.8, top + k * 0.2),
                    (x + w * 0.88, top + k * 0.5),
                    (x + w, foot),
                    (x + w * 0.5, foot),
                    (tip + w * 0.06, top + k * 0.4),
                ],
                mix(colour, INK, 0.16),
            )
            for f in (0.22, 0.36):
                high, low = p.y(top + k * g.uniform(0.2, 0.35)), p.y(foot - k * g.uniform(0.1, 0.3))
                seams += f"M{num(x + w * f)} {num(high)}V{num(low)}"
        p.strokes(seams, mix(colour, INK, 0.4), 0.5, "0.6")

    p.area(xy("0 56 160 56"), p.fade("#b4cf9a", "#6fa872", "#3f8058"))
    blades(58, 30, 9, "#b4afbd")
    p.mist(42, 62, "#f3f0dc", 0.6)
    p.crowns(63, 5, ("#7fb98c", "#6fab80"), gap=1.4, trunk=0.2, sway=4)
    blades(76, 48, 9, "#94889b", 8, 156)
    p.crowns(82, 6.5, ("#4f9f70", "#63ad78", "#41906a"), gap=1.7, trunk=0.2, sway=5)
    blades(101, 62, 2, "#76687e", -4, 28)
    blades(101, 66, 3, "#76687e", 118, 164)
    p.crowns(101, 9, ("#2f8058", "#3f9562", "#237049"), left=14, right=132, gap=1.5, trunk=0.1, sway=5)
    p.add(life.flock((74, p.y(15), 2.6), (82, p.y(12), 2.2), (90, p.y(17), 2)))


def small_valley(p: Plate) -> None:
    """B12: a wooded dell with a brook, between two mountain sides."""
    p.sky("#8fc6e6", "#dcefe4", "#f8efd0")
    p.sun(84, 20, 7)
    p.clouds((104, 15, 24), (36, 22, 20))
    p.peak(50, 128, 58, 92, 28, "#b0a6c2", 0.3)
    p.peak(-34, 74, 76, 14, 10, "#84728e", 0.26)
    p.peak(92, 200, 76, 150, 6, "#7a6885", 0.28)
    p.crowns(60, 4, ("#86bd94", "#79b18b"), left=48, right=120, gap=1.1, trunk=0.2)
    p.area(xy("0 64 30 60 60 68 82 71 104 67 132 60 160 63"), "#8fbf78", curved=True)
    p.crowns(68, 5.5, ("#5fa878", "#6fb57e"), left=-2, right=62, gap=1.0, trunk=0, sway=4)
    p.crowns(68, 5.5, ("#5fa878", "#6fb57e"), left=102, right=164, gap=1.0, trunk=0, sway=4)
    p.area(xy("0 74 30 74 66 80 84 81 110 78 136 73 160 74"), p.fade("#b4d47c", "#6fae5c"), curved=True)
    p.shape(
        xy("82 70 86 70 84 75 92 80 80 87 90 94 84 102 60 102 68 94 62 87 76 79 79 74"),
        "#4fa5cf",
        curved=True,
    )
    p.line(xy("80 79 76 84 73 88"), "#dff2f8", 0.8)
    p.line(xy("76 92 74 97"), "#dff2f8", 0.8)
    p.firs(82, 19, "#2f8058", left=-2, right=44, gap=0.34, sway=3)
    p.firs(82, 19, "#2f8058", left=116, right=162, gap=0.34, sway=3)
    p.crowns(95, 9, ("#3f9562", "#4fa56c", "#2f8058"), left=-4, right=42, gap=1.1, trunk=0, sway=4)
    p.crowns(95, 9, ("#3f9562", "#4fa56c", "#2f8058"), left=118, right=168, gap=1.1, trunk=0, sway=4)
    p.flowers(84, 98, 20, "#fbf7e4", 0.9)
    p.flowers(84, 98, 12, "#e8c93a", 0.9)


def fjord(p: Plate) -> None:
    """B16: an arm of the sea between cliffs, a glacier at its head."""
    p.sky("#7fb2de", "#cfe3ee", "#f9eddb")
    p.clouds((98, 14, 28), (44, 10, 18))
    p.peak(38, 92, 56, 62, 18, "#a3a3c0", 0.6)
    p.peak(74, 128, 56, 102, 22, "#9a9ab8", 0.6)
    p.shape(
        xy("74 30 88 32 92 42 88 50 92 57 68 57 74 48 70 40"),
        p.fade("#ffffff", "#a9d8ec"),
        curved=True,
    )
    p.strokes(
        "".join(
            f"M{x} {num(p.y(y))}q4 1.5 9 0" for x, y in ((74, 38), (76, 44), (74, 50), (82, 47), (80, 54))
        ),
        "#6fb4d6",
        0.7,
    )
    p.water(56, "#135e94", "#8cc4dc", n=8)
    p.shape(xy("-4 -2 12 6 22 16 34 20 42 34 50 40 56 58 -4 64"), "#7c6b86")
    p.shape(xy("22 16 34 20 42 34 50 40 56 58 34 60 36 44 28 34"), "#5b4a68")
    p.shape(xy("164 4 152 8 144 20 132 24 124 38 114 44 106 58 164 64"), "#5f4e6b")
    p.shape(xy("144 20 132 24 124 38 114 44 106 58 126 59 130 46 138 38"), "#84738f")
    p.shape(xy("-4 -2 12 6 22 16 30 19 24 24 16 18 8 20 -4 12"), SNOW)
    p.shape(xy("164 4 152 8 144 20 136 23 144 28 152 20 164 24"), "#e1ecf4")
    p.shape(xy("-4 64 56 58 48 66 36 76 16 92 -4 98"), "#1b3f63", opacity=".45")
    p.shape(xy("164 64 106 58 112 66 128 78 146 90 164 96"), "#1b3f63", opacity=".5")
    p.line(xy("40 32 41 42 39 48 41 59"), "#f4fbfd", 1.6)
    p.line(xy("136 28 134 40 136 50 134 60"), "#f4fbfd", 1.3)
    p.crowns(61, 2.8, ("#4f9070", "#3c7a62"), left=0, right=32, gap=1.2, trunk=0.1)
    p.crowns(61, 2.8, ("#4f9070", "#3c7a62"), left=136, right=162, gap=1.2, trunk=0.1)
    beds = xy("2 28 18 32 6 42 26 46 2 54 24 56 158 34 140 36 156 46 134 50")
    p.strokes(
        "".join(line_path(p.points(beds[i : i + 2])) for i in range(0, len(beds), 2)),
        "#3a2c46",
        0.6,
        opacity="0.5",
    )
    p.floe(66, 64, 9, 1.2)
    p.floe(92, 68, 12, 1.6)
    p.floe(56, 75, 15, 2)
    p.add(
        at(
            94,
            p.y(84),
            path("M-13 2.500C-8 -4 4 -4.5 13 2.500Z", "#16202b"),
            path("M-1.5 -2.200C-2 -6.5 -3 -8.5 -4 -10C.5 -9 3 -5 3.5 -1.800Z", "#16202b"),
            path("M7 -.4C8.5 -1.3 10 -.6 10.5 .8Z", "#fff"),
            path("M-16 2.500h32", stroke="#cfe9f2", width=0.9),
        )
    )
    p.add(life.flock((74, p.y(24), 2.2), (81, p.y(21), 1.9)))


def mountain_range(p: Plate) -> None:
    """B17: a wall of summits behind a dry foreland cut by washes."""
    p.sky("#5f9fd8", "#bcd9e6", "#fbe6c0")
    p.clouds((6, 16, 30), (114, 12, 36), opacity=0.6)
    p.range(56, 26, "#a99bb8", 3, 0.4, 0.4)
    for left, right, x, top, snow in (
        (-20, 34, 8, 20, 0.3),
        (60, 112, 84, 24, 0.28),
        (118, 184, 150, 12, 0.34),
        (20, 78, 46, 8, 0.36),
        (90, 140, 116, 18, 0.3),
    ):
        p.peak(left, right, 66, x, top, "#7c6376", snow)
    p.area(xy("0 64 40 62 80 65 120 62 160 64"), "#b98a62", curved=True)
    for x, w in ((22, 34), (76, 40), (130, 36)):
        p.shape(
            [
                (x - 3, 62),
                (x + 3, 62),
                (x + w * 0.5, 76),
                (x + w * 0.2, 79),
                (x - w * 0.2, 79),
                (x - w * 0.5, 76),
            ],
            "#e0b070",
            curved=True,
        )
    p.area(xy("0 74 50 73 110 76 160 73"), p.fade("#eec27a", "#dca050", "#b8742f"), curved=True)
    for pts in (
        "22 66 26 74 16 84 28 92 20 102",
        "76 68 72 76 82 84 76 94 88 102",
        "130 67 136 76 126 86 140 94 134 102",
    ):
        p.line(xy(pts), "#c9883e", 3)
        p.line(xy(pts), "#f4d8a0", 1.1)
    p.grass(76, 98, 50, "#8f7a3c", 4, 0.1, 0.7)
    p.herd(life.horse("#9a5c30"), (98, 84, 0.9), (110, 86, 1.0), (119, 83, 0.7))
    p.shape(xy("46 95 50 90 57 89 61 93 62 97 48 98"), "#7c6376")


def glacial_cirque(p: Plate) -> None:
    """B22: an amphitheatre of rock, its glacier, and a lake behind the moraine."""
    p.sky("#6f9fd2", "#c6dcea", "#f6ecdc")
    p.sun(20, 18, 6)
    p.peak(52, 110, 56, 82, 8, "#8a7a98", 0.4)
    p.peak(20, 72, 62, 44, 12, "#7f6f8c", 0.36)
    p.peak(94, 146, 62, 120, 10, "#7a6a88", 0.36)
    p.peak(-30, 46, 78, 8, 4, "#75647f", 0.3)
    p.peak(118, 194, 78, 154, 6, "#6b5a76", 0.3)
    p.shape(
        xy("38 56 52 44 64 50 78 42 92 49 106 43 122 55 128 66 112 74 96 76 80 78 62 76 46 74 34 66"),
        p.fade("#ffffff", "#d6ecf6", "#8cc4e0"),
        curved=True,
    )
    for pts in (
        "46 58 62 62 82 61 102 62 116 58",
        "48 64 64 68 82 68 100 68 116 64",
        "56 71 70 73.5 84 74 102 72.5",
    ):
        p.line(xy(pts), "#5fa5cb", 0.8, opacity="0.7")
    p.line(xy("62 50 66 57 64 64"), "#8f8296", 1.1, opacity="0.7")
    p.line(xy("98 50 95 58 98 66"), "#8f8296", 1.1, opacity="0.7")
    p.area(xy("0 72 22 71 40 74 60 78 84 80 108 78 130 73 160 71"), "#8f8296", curved=True)
    p.shape(
        xy("36 84 56 79 84 80 112 79 128 84 112 91 82 93 52 91"), p.fade("#a9dcec", "#2f8fc0"), curved=True
    )
    p.line(xy("62 83 76 84 92 82.5"), "#e9f7fb", 0.8)
    p.line(xy("74 88 88 88.5 98 87.5"), "#e9f7fb", 0.8)
    p.floe(92, 85, 8, 1)
    p.area(xy("0 84 24 82 44 91 78 96 116 93 138 85 160 82"), "#6b5a68", curved=True)
    p.dots([(p.rng.uniform(4, 156), p.rng.uniform(93, 99)) for _ in range(22)], 1.5, "#8f8090")
    p.dots([(p.rng.uniform(4, 156), p.rng.uniform(92, 98)) for _ in range(18)], 1.0, "#4a3c4a")
    p.grass(92, 103, 40, "#7f9a5c", 3)


def canyon(p: Plate) -> None:
    """B29: a river far below, in bends, between walls in bands."""
    p.sky("#6fb0de", "#cfe4e6", "#fbe6c4")
    p.clouds((18, 12, 28), (102, 15, 34), opacity=0.7)
    bands = ("#d89a72", "#b4695a", "#e2b48a", "#a05a58", "#c98468", "#7f4a5a", "#6b4058")
    p.shape(xy("0 30 24 28 60 31 100 28 140 30 160 28 160 76 0 76"), p.fade("#d8b4a8", "#b88a94", "#8a6478"))
    p.line(xy("0 34 160 33"), "#b48a92", 1, False, "0.6")
    p.line(xy("0 39 160 38"), "#b48a92", 1.4, False, "0.6")

    def wall(outline: str, depth: float, slope: float) -> None:
        pts = xy(outline)
        for i, colour in enumerate(bands):
            t = i / len(bands)
            k = 1 - slope * t
            p.shape(
                [(80 + (x - 80) * k, y + depth * t) for x, y in pts]
                + [(80 + (pts[-1][0] - 80), 110), (80 + (pts[0][0] - 80), 110)],
                colour,
            )

    wall("-6 36 14 35 26 38 40 36 54 40 50 44 60 47 48 52 -6 54", 34, 0.12)
    wall("168 35 146 36 134 34 118 38 104 37 108 43 98 46 112 52 168 54", 36, 0.14)
    p.area(xy("0 80 60 74 110 74 160 80"), "#7f4a5a")
    p.shape(xy("60 72 76 70 96 71 112 74 130 84 142 101 18 101 34 84 46 75"), "#a8705c", curved=True)
    p.shape(
        xy("74 70 82 70 92 73 76 78 70 82 104 88 112 94 92 102 52 102 70 95 52 88 50 81 66 75"),
        p.fade("#a5dcea", "#2b86bd", "#176394"),
        curved=True,
    )
    p.line(xy("62 79 58 83 66 88"), "#dff4f8", 0.9)
    p.line(xy("80 90 92 92 86 97"), "#dff4f8", 0.9)
    p.crowns(80, 2.4, ("#4f9a6a", "#3c8458"), left=82, right=104, gap=1.3, trunk=0.1, sway=4)
    p.crowns(90, 2.6, ("#4f9a6a", "#3c8458"), left=36, right=52, gap=1.3, trunk=0.1, sway=3)
    p.shape(xy("-6 66 12 64 26 70 34 82 30 101 -6 101"), "#6b4a5e")
    p.shape(xy("-6 66 12 64 26 70 20 74 -6 73"), "#b47a6a")
    p.shape(xy("166 60 150 62 138 68 130 84 134 101 166 101"), "#5b3d52")
    p.shape(xy("166 60 150 62 138 68 146 72 166 70"), "#a86c62")
    cracks = xy("4 76 5 92 14 78 12 96 24 78 22 94 140 76 142 92 150 76 149 96 158 74 157 90")
    p.strokes(
        "".join(line_path(p.points(cracks[i : i + 2])) for i in range(0, len(cracks), 2)),
        "#3a2438",
        0.7,
        opacity="0.6",
    )
    p.add(
        at(
            84,
            p.y(22),
            path(
                "M-9 -1C-6 -3.5 -3 -2 0 0C3 -2 6 -3.5 9 -1C6 -1.5 3 .5 1 1.500L0 3 -1 1.500C-3 .5 -6 "
                "-1.5 -9 -1Z",
                "#3a2438",
            ),
        )
    )
    p.strokes(f"M10 {num(p.y(65))}l-5 -9m5 9l-1.5 -11m1.5 11l3 -10m-3 10l6 -7", "#4f7a4a", 1.1)


def cordillera(p: Plate) -> None:
    """G1: summit behind summit at sunrise, a condor over the clouds."""
    p.sky("#54699f", "#b78fa6", "#f6b98a", "#fde6bc")
    p.sun(112, 34, 12, "#fff0c8")
    p.range(50, 20, "#b08aa0", 6, 0.45, 0.2)
    p.mist(38, 56, "#fbe0c4", 0.7)
    p.range(66, 34, "#92748f", 3, 0.42, 0.5)
    p.mist(54, 72, "#f8dcc8", 0.75)
    for left, right, x, top, snow in (
        (92, 152, 122, 40, 0.34),
        (126, 190, 156, 30, 0.36),
        (20, 112, 64, 10, 0.42),
    ):
        p.peak(left, right, 88, x, top, "#6b4f6c", snow)
    p.mist(70, 92, "#f4d8cc", 0.8)
    p.peak(-24, 50, 108, 8, 68, "#4a3752")
    p.peak(90, 170, 110, 136, 72, "#4a3752")
    p.area(xy("0 97 40 95 76 99 110 96 160 98"), "#33283f", curved=True)
    p.add(
        at(
            104,
            p.y(24),
            path(
                "M-15 -2.500C-10 -4.5 -4 -3.5 0 -.5C4 -3.5 10 -4.5 15 -2.500L13.5 -1.5 15 -1 12 -.4 "
                "13 .6C8 .2 4 1.4 1.5 2.500L2 5H-2L-1.5 2.500C-4 1.4 -8 .2 -13 .6L-12 -.4 -15 -1 "
                "-13.5 -1.500Z",
                "#2a2030",
            ),
            path("M-1.1 -.6h2.2", stroke="#f4ece4", width=1.1),
            scale=1.1,
        )
    )


def lush_valley(p: Plate) -> None:
    """G10: green walls, waterfalls, a river in loops through meadows and woods."""
    p.sky("#7fbfe6", "#dcefe0", "#fbf0cc")
    p.sun(80, 20, 10)
    p.clouds((8, 15, 28), (118, 12, 30))
    p.peak(44, 84, 54, 62, 22, "#a9a5c4", 0.35)
    p.peak(78, 124, 54, 102, 18, "#a39fc0", 0.35)
    p.mist(38, 58, "#fdf6e0", 0.7)
    p.peak(-40, 62, 74, 18, 4, "#77708c", 0.18)
    p.peak(98, 204, 74, 144, 2, "#6f6786", 0.18)
    p.shape(xy("-4 46 12 38 22 46 36 52 48 64 64 72 -4 78"), "#5a9a68", curved=True)
    p.shape(xy("164 42 148 36 138 46 124 54 112 64 96 72 164 78"), "#4f8f62", curved=True)
    for pts, w in (
        ("33 28 34 40 32 50 34 66", 1.8),
        ("128 26 127 40 129 52 127 66", 2),
        ("18 40 19 50 18 60", 1.1),
    ):
        p.line(xy(pts), "#f6fcfd", w)
    p.area(xy("0 70 40 68 80 66 120 68 160 70"), p.fade("#c9e08a", "#8cc46a", "#4f9a58"), curved=True)
    p.add(
        ellipse(34, p.y(68), 7, 2, "#ffffff", opacity=".7"),
        ellipse(127, p.y(68), 7, 2, "#ffffff", opacity=".7"),
    )
    p.shape(
        xy("78 66 84 66 96 69 90 73 70 76 66 79 96 84 108 89 92 102 44 102 66 92 54 86 48 79 60 73 82 70"),
        p.fade("#bfe6f2", "#3f9ccc"),
        curved=True,
    )
    p.line(xy("58 80 60 83 70 86"), "#eefafc", 0.9)
    p.line(xy("84 89 90 91 82 96"), "#eefafc", 0.9)
    p.crowns(73, 4, ("#5fae70",), left=-2, right=46, gap=1.0, trunk=0, sway=4)
    p.crowns(73, 4, ("#5fae70",), left=108, right=164, gap=1.0, trunk=0, sway=4)
    p.crowns(82, 6, ("#3f9562", "#57a86a"), left=-2, right=38, gap=1.1, trunk=0, sway=5)
    p.crowns(82, 6, ("#3f9562", "#57a86a"), left=118, right=164, gap=1.1, trunk=0, sway=5)
    p.flowers(78, 96, 16, "#fdf6d8", 0.9)
    p.flowers(78, 96, 12, "#e58fb0", 0.9)
    p.crowns(99, 10, ("#237a50", "#41986a"), left=-4, right=34, gap=1.1, trunk=0, sway=4)
    p.crowns(99, 10, ("#237a50", "#41986a"), left=126, right=168, gap=1.1, trunk=0, sway=4)


PAINTERS: Final[dict[str, Callable[[Plate], None]]] = {
    "B5": volcano,
    "B10": gorge,
    "B11": stone_forest,
    "B12": small_valley,
    "B16": fjord,
    "B17": mountain_range,
    "B22": glacial_cirque,
    "B29": canyon,
    "G1": cordillera,
    "G10": lush_valley,
}
