"""Scenes of ice: B1, B6, B15, B21, G3, G8."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from ludosphere.core.svg import Point, at, circle, mix, num, path, polar, rect, smooth, tag
from ludosphere.games.biomos.scenes import life
from ludosphere.games.biomos.scenes.plate import SNOW, Plate, xy


def ice_cave(p: Plate) -> None:
    """B1: blue vaults seen from inside, and daylight at the mouth."""
    g = p.rng
    p.add(rect(0, 0, p.w, p.h, "#0a3454"))
    rim = [g.uniform(0.86, 1.14) for _ in range(14)]

    def vault(rx: float, ry: float) -> list[Point]:
        out = []
        for i, k in enumerate(rim):
            a = math.tau * i / len(rim)
            j = k * g.uniform(0.95, 1.05)
            out.append((94 + rx * j * math.cos(a), 52 + ry * j * math.sin(a)))
        return out

    dimples = ""
    for rx, ry, colour in (
        (112, 82, "#0f4a73"),
        (88, 66, "#176491"),
        (67, 52, "#2a85b2"),
        (49, 41, "#58aed2"),
        (36, 32, "#9dd5ea"),
    ):
        p.shape(vault(rx, ry), colour, curved=True)
        for i in range(11):
            x, y = polar(94, 50, 1, i * 36 + g.uniform(-9, 9))
            px, py, k = 94 + (x - 94) * rx * 0.88, p.y(52 + (y - 50) * ry * 0.88), rx * 0.09
            dimples += f"M{num(px - k)} {num(py)}q{num(k)} {num(k * 0.7)} {num(2 * k)} 0"
    p.strokes(dimples, "#d9f3fb", 0.6, opacity=".4")
    p.shape(vault(27, 25), p.fade("#8fc3e8", "#f6f3e2"), curved=True)
    p.shape(xy("70 62 76 53 81 57 89 43 96 54 101 50 110 57 118 61 118 68 70 68"), "#86a5c4")
    p.shape(xy("89 43 96 54 92 53 89 55 85 52"), SNOW)
    p.shape(xy("68 63 84 60 104 62 121 61 118 76 70 76"), SNOW)
    p.area(xy("0 88 30 79 62 72 84 71 108 72 130 78 160 86"), p.fade("#c9eaf5", "#5fb0d2"), curved=True)
    p.shape(xy("93 71 99 71 96 77 106 84 92 101 52 101 78 86 88 78"), "#2f8fbf", curved=True)
    p.strokes(
        f"M84 {num(p.y(88))}q7 -1 13 0M76 {num(p.y(94))}q10 -1.2 18 0M92 {num(p.y(80))}q3 -.6 6 0",
        "#e9f8fd",
        0.7,
    )
    icicles = ""
    for x, y, k in (
        (72, 30, 9),
        (77, 27, 13),
        (82, 25, 8),
        (88, 24, 15),
        (95, 23.5, 10),
        (101, 25, 14),
        (108, 27, 8),
        (113, 30, 11),
    ):
        icicles += f"M{x - 1.6} {num(p.y(y - 2))}h3.2L{x} {num(p.y(y + k))}Z"
    p.add(path(icicles, "#e2f5fb", "#58aed2", 0.4))
    big = "".join(
        f"M{x} 0h{k}l{num(-k * 0.45)} {num(p.y(t))}Z"
        for x, k, t in ((8, 8, 30), (19, 6, 44), (29, 7, 24), (136, 7, 26), (146, 8, 40))
    )
    p.add(path(big, "#124f78", "#6fb9d8", 0.5))
    p.add(at(112, p.y(76), life.person(), scale=1.05))


def frozen_landscape(p: Plate) -> None:
    """B6: a plain of wind-carved snow under a sun with its halo and two mock suns."""
    p.sky("#7fa3cf", "#c6d8ea", "#fbe9d6")
    p.sun(80, 44, 6)
    y = p.y(44)
    p.add(
        circle(80, y, 27, stroke="#fffaf0", stroke_width="1.6", opacity=".75"),
        circle(80, y, 28.2, stroke="#f6b98a", stroke_width=".6", opacity=".6"),
        path(f"M26 {num(y)}H134", stroke="#fffaf0", width=0.7, opacity=".6"),
    )
    for x in (53, 107):
        p.add(circle(x, y, 3, p.fade("#fffdf5", (0.5, "#ffe3b8dd"), (1, "#ffe3b800"), radial=True)))
    p.range(60, 14, "#a9bcd8", 6, 0.9)
    p.mist(50, 66, "#fdf3ea", 0.8)
    p.area(xy("0 62 40 60 90 62 130 59 160 61"), p.fade("#f4f3f4", "#bcd4e8"), curved=True)
    for i, (x, yy, k) in enumerate(
        ((8, 72, 34), (70, 69, 26), (112, 74, 40), (30, 81, 44), (96, 86, 50), (-6, 92, 52), (62, 96, 60))
    ):
        h = 2.2 + i * 0.45
        p.shape(
            [
                (x, yy + h),
                (x + k * 0.12, yy),
                (x + k * 0.6, yy + h * 0.3),
                (x + k, yy + h * 1.3),
                (x + k * 0.5, yy + h * 0.9),
            ],
            SNOW,
            curved=True,
        )
        p.shape(
            [(x, yy + h), (x + k * 0.5, yy + h * 0.9), (x + k, yy + h * 1.3), (x + k * 0.45, yy + h * 1.9)],
            "#8fb2d6",
            curved=True,
            opacity=".75",
        )
    p.line(xy("70 66 80 70 72 77 84 84 74 93 90 102"), "#fffaf0", 1.8, opacity=".5")
    fox = "M0 0V-2.200M1 0V-2.200M4.6 0V-2.200M5.6 0V-2.2"
    p.add(
        at(
            122,
            p.y(84),
            path("M0 -3H5.4", stroke="#fff", width=2.4),
            path(f"{fox}M5.6 -3.6 7 -4.5", stroke="#fff", width=1.1),
            path("M-.6 -3C-3 -3.2 -4.6 -2 -5.4 -.8", stroke="#fff", width=1.9),
            path("M6.4 -5.6 6.6 -6.8 7.3 -5.600Z", "#fff"),
            path("M8.6 -4.200v.1M-1 -1.700H5.4", stroke="#5d7fa8", width=0.7),
        )
    )


def iceberg(p: Plate) -> None:
    """B15: the small part above the water, the large one below."""
    p.sky("#8ec2e6", "#e6f2f3")
    p.sun(134, 16, 6)
    p.clouds((14, 20, 26), (96, 13, 18))
    p.add(rect(0, p.y(42), p.w, p.y(58), p.fade("#3fa0cf", "#0f5f9b", "#06335f")))
    p.rays(120, 42, (96, 104, 112, 124, 134, 150, 20, 30, 44, 52), 100, 0.09)
    under = xy("48 42 38 52 45 62 42 72 56 84 62 95 76 98 88 91 96 80 108 74 106 62 116 52 110 42")
    p.shape(under, p.fade("#c3ecf5", "#4fa5cf", "#1f6da6"))
    p.shape(
        xy("84 42 78 56 86 68 76 82 76 98 88 91 96 80 108 74 106 62 116 52 110 42"), "#1b669e", opacity=".5"
    )
    p.line(xy("45 62 60 58 70 66 86 68"), "#eafaff", 0.6, False, "0.5")
    p.line(xy("56 84 66 78 76 82"), "#eafaff", 0.6, False, "0.4")
    p.shape(xy("50 42 54 32 60 34 66 17 73 22 79 11 87 21 92 19 99 31 106 34 109 42"), SNOW)
    p.shape(xy("79 11 87 21 92 19 99 31 106 34 109 42 84 42 87 33 80 25"), "#9ccbe4")
    p.line(xy("66 17 68 27 63 36"), "#9ccbe4", 0.6, False)
    p.line(xy("73 22 75 31 72 39"), "#9ccbe4", 0.6, False)
    p.line(xy("0 42 160 42"), "#e9f7fb", 0.9)
    p.ripples(43, 50, "#bfe4f2", 6)
    p.floe(14, 42, 18, 2.2)
    p.floe(128, 42.5, 13, 2)
    p.floe(36, 42.5, 8, 1.4)
    for x, y, k in ((22, 66, 0.9), (29, 71, 0.8), (17, 73, 0.8), (25, 79, 0.7), (34, 64, 0.7)):
        p.add(at(x, p.y(y), life.fish("#bfe0ee"), scale=k))
    p.add(
        at(
            128,
            p.y(74),
            path(
                "M14 0C8 -4 -4 -4.5 -12 -1.500L-17 -4 -15.5 0 -17.5 3.5 -12 1.500C-4 4 8 3.5 14 0Z", "#e4f1f5"
            ),
            path("M2 3 0 7 5 3.200Z", "#cfe3ec"),
            path("M10.5 -.6v.1", stroke="#1b2d3a", width=0.9),
        )
    )
    p.add(life.flock((28, p.y(26), 3), (36, p.y(22), 2.4), (44, p.y(28), 2)))


def nunatak(p: Plate) -> None:
    """B21: a mountain's tip that stands out of the ice sheet."""
    p.sky("#5f8fc6", "#b6d3ea", "#f3ece0")
    p.sun(26, 22, 6)
    p.clouds((100, 16, 24), (128, 24, 16), opacity=0.5)
    p.area(xy("0 56 30 53 60 56 100 52 130 55 160 53"), "#dfeaf2", curved=True)
    p.peak(6, 36, 58, 22, 42, "#8f8299")
    p.peak(128, 158, 57, 145, 44, "#8f8299")
    p.area(xy("0 60 20 57 40 60 80 57 120 60 160 56"), "#edf4f8", curved=True)
    p.peak(58, 104, 75, 76, 22, "#6e5b72")
    p.peak(44, 84, 75, 60, 38, "#75627a")
    p.peak(84, 122, 75, 99, 34, "#6b586e")
    p.shape(xy("76 24 79 33 77 44 80 54 78 40 74 32"), SNOW)
    p.shape(xy("60 40 63 49 60 60 58 50"), SNOW)
    p.shape(xy("99 36 102 45 100 56 98 46"), SNOW)
    p.area(
        xy("0 74 26 70 46 66 58 69 68 63 80 68 92 64 104 69 118 66 136 71 160 70"),
        p.fade("#fbfdfe", "#bcdcee"),
        curved=True,
    )
    p.area(xy("0 84 40 80 84 84 124 79 160 83"), p.fade("#f3fafd", "#a5cfe6"), curved=True)
    for pts in (
        "12 92 30 89.5 52 91 66 89",
        "70 96 92 93.5 112 95.5 130 93",
        "96 87 112 85.5 128 87",
        "26 80 40 78 56 79",
    ):
        line = xy(pts)
        p.shape([*line, *[(x, y + 1.1) for x, y in reversed(line)]], "#3f93c0", curved=True)
        p.line(line, "#1f6c9c", 0.6)
    p.line(xy("46 67 58 70 68 64"), "#8db6d3", 0.6)
    p.line(xy("80 68.5 92 65 104 69.5"), "#8db6d3", 0.6)
    p.add(
        at(
            136,
            p.y(82),
            life.person(),
            at(4, 0.6, life.person("#1f4f7a")),
            path("M-.5 -3H4", stroke="#1b2d3a", width=0.3),
            scale=0.62,
        )
    )


def _curtain(p: Plate, hem: str, colour: str, tall: float) -> None:
    """Polar light above a line: the line drawn again and again, fainter as it rises."""
    name, steps = f"{p.key}-{colour[1:]}", 11
    p.add(tag("defs", path(hem, id=name)))
    folds = "".join(
        tag("use", href=f"#{name}", y=num(-tall * i / steps), opacity=f"{0.17 * (1 - i / steps) + 0.01:.2f}")
        for i in range(steps)
    )
    p.add(tag("g", folds, stroke=colour, stroke_width=num(tall / steps * 3.4)))
    p.add(tag("use", href=f"#{name}", stroke=mix(colour, "#ffffff", 0.5), stroke_width="1", opacity=".8"))


def aurora(p: Plate) -> None:
    """G3: curtains of light above ice, and their reflection."""
    p.sky("#0b1440", "#143a5c", "#2f7478")
    p.stars(30, 55)
    curtains = (
        ("-8 28 14 38 30 34 44 45 60 50 72 40 80 14 92 -30", "#57e8a6", 36),
        ("40 -34 56 8 72 27 90 25 108 38 132 46 168 34", "#63efb8", 34),
        ("88 -30 102 6 118 20 138 16 152 24 172 20", "#b08af0", 24),
    )
    for pts, colour, tall in curtains:
        _curtain(p, smooth(p.points(xy(pts))), colour, p.y(tall))
    p.range(64, 15, "#4d7591", 5, 0.55)
    p.add(rect(0, p.y(63), p.w, p.y(37), p.fade("#3d8f92", "#1b5674", "#123a5a")))
    for x, k in ((22, 10), (60, 8), (94, 11), (136, 9)):
        p.add(rect(x, p.y(65), k, p.y(26), p.fade("#7df2c888", "#7df2c800")))
    p.line(xy("0 64 160 64"), "#bdeee2", 0.6, opacity=".6")
    for x, y, k in ((6, 72, 24), (48, 69, 16), (104, 70, 22), (134, 77, 30), (20, 85, 38)):
        p.floe(x, y, k, 1.2 + k * 0.05)
    for x, k, t in ((-6, 22, 24), (124, 16, 17), (140, 24, 30)):
        p.block(x, 102, k, t)
    bear = (
        path("M0 0V-3M1.6 0V-3M5.8 0V-3M7.2 0V-3", stroke="#fff", width=1.5),
        path(
            "M.8 -4.200C3 -5 5 -4.4 6.8 -4.400M7.4 -5 9.8 -5.8 11 -5.2",
            stroke="#fff",
            width=2.8,
        ),
        path("M12.3 -5.200v.1", stroke="#123", width=0.9),
    )
    p.add(at(82, p.y(80), *bear, scale=0.8))


def salt_pan(p: Plate) -> None:
    """G8: salt in six-sided plates as far as the eye goes, flamingos, an island with cacti."""
    p.sky("#6fa8dc", "#bfdcec", "#fdf0dc")
    p.sun(118, 22, 9)
    p.clouds((14, 22, 34), (58, 14, 24), (24, 32, 18))
    p.range(46, 9, "#a99bb8", 7, 0.3)
    p.mist(38, 50, "#fff4e4", 0.8)
    p.add(rect(0, p.y(45), p.w, p.y(55), p.fade("#dcecf3", "#f7fafa", "#e3eff4")))
    p.add(rect(0, p.y(45.5), p.w, p.y(5), p.fade("#8fc0dd", "#dcecf3")))
    p.area(xy("22 47 28 42 34 38 42 35 50 38 58 40 66 47"), "#8a6f5c", curved=True, to=47)
    p.area(xy("30 47 36 43 44 40 54 44 60 47"), "#a98a6c", curved=True, to=47)
    cacti = "".join(
        f"M{x} {num(p.y(y))}v{-k}M{x} {num(p.y(y) - k * 0.4)}h{s}v{num(-k * 0.4)}"
        for x, y, k, s in (
            (33, 41, 7, 1.6),
            (40, 37, 9, -1.7),
            (47, 38, 7, 1.6),
            (54, 41, 6, 1.5),
            (44, 40, 5, 1.4),
        )
    )
    p.strokes(cacti, "#3f7a56", 1.1)
    p.cells(47, "#9dbdd0", rows=6, size=21, width=0.9)
    flamingos = (
        (104, 62, 0.85),
        (112, 60, 0.75),
        (122, 63, 1),
        (95, 59, 0.7),
        (132, 60, 0.8),
        (141, 64, 1.1),
    )
    p.herd(life.heron("#e58ba0"), *flamingos)
    p.add(life.flock((84, p.y(26), 2.6), (91, p.y(29), 2.2), (78, p.y(30), 2), colour="#c9647e"))


PAINTERS: Final[dict[str, Callable[[Plate], None]]] = {
    "B1": ice_cave,
    "B6": frozen_landscape,
    "B15": iceberg,
    "B21": nunatak,
    "G3": aurora,
    "G8": salt_pan,
}
