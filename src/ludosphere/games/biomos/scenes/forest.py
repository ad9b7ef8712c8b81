"""Scenes of forest: B3, B8, B19, B23, B24, B26, G2, G9."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludosphere.core.svg import at, ellipse, leaf, num, path, rect
from ludosphere.games.biomos.scenes import life
from ludosphere.games.biomos.scenes.plate import SNOW, Plate, stretched, xy

GREENS: Final = ("#3f9562", "#5bab68", "#2f8058")


def _trunk(p: Plate, x: float, width: float, top: float, foot: float, colour: str, shade: str) -> None:
    """A stem with spreading roots, lit from the left."""
    w = width / 2
    p.shape(
        [
            (x - w, top),
            (x + w, top),
            (x + w, foot - 12),
            (x + w * 1.3, foot - 4),
            (x + w * 2.1, foot),
            (x - w * 2.1, foot),
            (x - w * 1.3, foot - 4),
            (x - w, foot - 12),
        ],
        colour,
    )
    p.shape(
        [
            (x + w * 0.2, top),
            (x + w, top),
            (x + w, foot - 12),
            (x + w * 1.3, foot - 4),
            (x + w * 2.1, foot),
            (x + w * 0.5, foot),
        ],
        shade,
    )


def broadleaf_forest(p: Plate) -> None:
    """B3: oaks and beeches, crown behind crown, and a lane of light between the trunks."""
    p.sky("#a9d8dc", "#e3f0d4", "#f4f3cf")
    p.sun(92, 18, 8)
    p.hills(40, 4, "#a5cdb0")
    p.crowns(52, 6, ("#8fc39c", "#9dcca0"), gap=1.0, trunk=0.7)
    p.crowns(64, 9, ("#5fab78", "#74b87c"), left=-6, right=66, gap=1.0, trunk=0.8)
    p.crowns(64, 9, ("#5fab78", "#74b87c"), left=108, gap=1.0, trunk=0.8)
    p.area(xy("0 62 40 62 80 58 120 62 160 61"), p.fade("#b9cf7c", "#7fa85a", "#4f8550"), curved=True)
    p.shape(
        xy("82 59 90 59 88 66 98 74 86 84 96 101 44 101 62 84 72 74 82 66"),
        "#e8dba0",
        curved=True,
        opacity=".9",
    )
    p.rays(96, 16, (60, 72, 82, 92, 104, 118), 92, 0.22)
    p.crowns(74, 12, GREENS, left=-4, right=46, gap=1.3, trunk=1.1)
    p.crowns(73, 12, GREENS, left=122, right=168, gap=1.3, trunk=1.1)
    for x, w in ((20, 8), (140, 9)):
        _trunk(p, x, w, 20, 99, "#7a5c42", "#573d2b")
    limbs = p.bend("M20 50L36 28M20 42L4 24M140 52L122 30M141 44L156 26")
    p.strokes(limbs, "#6b4f38", 3.2)
    p.crowns(26, 13, ("#2f8a5c", "#46a065", "#237550"), left=-6, right=48, gap=0.8, trunk=0, sway=6)
    p.crowns(26, 13, ("#2f8a5c", "#46a065", "#237550"), left=116, right=170, gap=0.8, trunk=0, sway=6)
    p.grass(88, 102, 30, "#2f6b45", 5)
    p.flowers(84, 97, 10, "#fbf7e4", 1.0)
    p.add(at(84, p.y(70), life.deer("#7a4d2e"), scale=0.75))


def forest_glade(p: Plate) -> None:
    """B8: dark trees around a meadow full of sun."""
    p.sky("#8fcfd0", "#e8f3cc")
    p.add(ellipse(80, p.y(52), 74, p.y(44), p.fade("#fffbd8", (1, "#fffbd800"), radial=True)))
    p.firs(56, 22, "#7fb590", gap=0.3)
    p.crowns(58, 8, ("#6fb080", "#82bb83"), gap=1.3, trunk=0.5)
    p.area(xy("0 56 40 57 80 55 120 57 160 56"), p.fade("#d5e28a", "#a8cc6c", "#5f9f58"), curved=True)
    p.rays(58, 0, (48, 60, 70, 88, 98, 108), 84, 0.3)
    p.grass(60, 80, 60, "#6f9f50", 3)
    for colour in ("#ffffff", "#f2d24a", "#cc5f9a", "#8d6cc4"):
        p.flowers(62, 88, 16, colour, 1.0)
    p.herd(life.deer("#8a5530"), (88, 70, 1), (101, 69, 0.6))
    p.firs(86, 62, "#226b4c", left=-6, right=26, gap=0.26)
    p.firs(86, 62, "#226b4c", left=136, right=170, gap=0.26)
    p.firs(100, 46, "#154c38", left=-12, right=12, gap=0.3)
    p.firs(100, 46, "#154c38", left=150, right=176, gap=0.3)
    p.area(xy("0 92 26 88 56 94 100 95 134 89 160 92"), "#174f39", curved=True)
    p.grass(92, 104, 60, "#0e3a2a", 7)
    ferns = "".join(
        f"M{x} {num(p.y(98))}q{dx} {num(-9)} {2 * dx} {num(-6)}"
        for x in (30, 44, 118, 132)
        for dx in (-5, -2, 3, 6)
    )
    p.strokes(ferns, "#2f8a58", 1.3)


def mangrove(p: Plate) -> None:
    """B19: trees on stilts in the tide."""
    p.sky("#8ccbe0", "#dff0e2", "#f6f2d0")
    p.crowns(46, 7, ("#86bd98", "#78b28e"), gap=1.0, trunk=0.2)
    p.water(46, "#1f7d8c", "#9fd6cf", n=8)
    p.shape(xy("0 60 24 57 60 60 90 58 124 61 160 57 160 50 0 50"), "#3f8468", curved=True, opacity=".35")
    for x, crown, k in ((30, 30, 1.0), (84, 32, 1.12), (136, 29, 0.95)):
        foot = 74
        arcs = ""
        for dx, lift in ((-24, 18), (-17, 14), (-10, 11), (-4, 8), (5, 8), (11, 11), (18, 15), (25, 19)):
            a, b = dx * k, p.y(foot - 8 - lift * k)
            end = p.y(foot + 3 + abs(dx) * 0.12)
            arcs += f"M{num(x + a * 0.08)} {num(b)}Q{num(x + a * 0.75)} {num(b + 1)} {num(x + a)} {num(end)}"
        p.strokes(arcs, "#4a3327", 1.9)
        p.strokes(arcs, "#a5785a", 0.7, "0.6")
        p.strokes(
            p.bend(
                f"M{x} 60C{x + 2} 48 {x - 2} 42 {x} {crown}"
                f"M{x} 50L{num(x - 11 * k)} 36M{x} 46L{num(x + 12 * k)} 34"
            ),
            "#4a3327",
            3,
        )
        p.strokes(
            p.bend(
                f"M{x - 20} {foot + 8}h12M{x - 3} {foot + 9}h9M{x + 10} {foot + 8}h10M{x - 12} {foot + 13}h9"
            ),
            "#123f48",
            1.1,
            "0.5",
        )
    p.crowns(34, 11, ("#2f8a5c", "#4aa168", "#24744f"), left=-4, right=168, gap=0.85, trunk=0.1, sway=5)
    p.crowns(24, 9, ("#46a065", "#5cb06e", "#3a935f"), left=2, right=160, gap=1.15, trunk=0.1, sway=7)
    seeds = "".join(
        f"M{x} {num(p.y(y))}v4"
        for x, y in ((14, 42), (22, 44), (46, 43), (68, 44), (98, 43), (108, 45), (124, 43), (150, 44))
    )
    p.strokes(seeds, "#b7c95f", 1)
    p.add(at(58, p.y(90), life.heron("#fbfaf2"), scale=1.25))
    p.add(
        at(
            112,
            p.y(92),
            path("M-7 1.500C-5 -1 -2 -2 1 -2C4 -2 7 -1 8 1.500Z", "#6b4a38"),
            path("M6 -2.200a1.4 1.4 0 1 1 .1 0Z", "#6b4a38"),
            path("M-1 -1.800C0 -5 3 -5 4 -1.900Z", "#c97a4a"),
            path("M6.3 -3v.1", stroke="#fff", width=0.8),
        )
    )
    breathing = "".join(
        f"M{x} {num(p.y(y))}v{-k}"
        for x, y, k in (
            (6, 92, 6),
            (11, 95, 8),
            (17, 93, 6),
            (23, 96, 9),
            (31, 95, 6),
            (140, 96, 8),
            (146, 94, 6),
            (152, 96, 9),
            (134, 95, 5),
        )
    )
    p.strokes(breathing, "#4a3327", 1.5)


def frozen_lake(p: Plate) -> None:
    """B23: black ice with white cracks and frozen bubbles, spruces on the shores."""
    p.sky("#6f9dcf", "#c3d9e8", "#f9e6d2")
    p.sun(112, 26, 6)
    p.range(44, 22, "#9aabc6", 4, 0.8, 0.2)
    p.firs(47, 12, "#6f9a94", gap=0.3, snow=True)
    p.area(xy("0 46 50 47 100 46 160 47"), p.fade("#cfe6f0", "#7fb8d6", "#2f7fae"))
    cracks = (
        "80 100 72 84 84 70 78 60 88 50",
        "72 84 48 78 30 82 4 74",
        "84 70 110 72 130 66 158 70",
        "78 60 58 58 40 62 18 56",
        "110 72 120 84 142 90 150 101",
        "48 78 40 90 46 101",
        "88 56 104 55 122 58 140 55",
    )
    for i, pts in enumerate(cracks):
        p.line(xy(pts), "#f4fbfd", 1.5 if i < 3 else 1.0, False, "0.9")
        p.line([(x + 0.8, y + 1.6) for x, y in xy(pts)], "#155a88", 0.8, False, "0.5")
    for x, y, k in ((24, 92, 1.0), (62, 91, 0.8), (100, 90, 1.1), (128, 78, 0.8)):
        stack = "".join(
            f"M{num(x + dx * k)} {num(p.y(y) + dy * k)}h{num(w * k)}"
            for dx, dy, w in ((0, 0, 5), (1, 2.2, 4), (-2, 4.2, 4), (5, 3.6, 3))
        )
        p.strokes(stack, "#eef8fb", 1.4 * k, "0.75")
    p.shape(xy("-4 62 10 58 26 60 36 56 16 50 -4 49"), SNOW, curved=True)
    p.shape(xy("164 64 146 59 128 60 122 55 142 50 164 49"), SNOW, curved=True)
    p.firs(57, 27, "#2f7d5e", left=0, right=28, gap=0.28, snow=True)
    p.firs(58, 30, "#2f7d5e", left=136, right=164, gap=0.28, snow=True)
    p.shape(xy("-6 101 -6 84 8 86 18 93 24 101"), SNOW, curved=True)
    p.shape(xy("166 101 166 82 152 85 142 93 138 101"), SNOW, curved=True)
    p.firs(97, 50, "#1f6650", left=-4, right=8, gap=0.3, snow=True)
    p.firs(97, 54, "#1f6650", left=150, right=164, gap=0.3, snow=True)


def taiga(p: Plate) -> None:
    """B24: spruces in endless rows under snow, and an elk."""
    p.sky("#5f86bd", "#b9cbe2", "#f7d9c4")
    p.sun(36, 34, 7, "#ffe9cc")
    p.range(46, 18, "#a9b9d2", 3, 0.85)
    p.area(xy("0 46 40 44 90 47 160 44"), "#dbe8f1", curved=True)
    p.firs(50, 9, "#8fb0b0", gap=0.3)
    p.firs(57, 13, "#5f9588", gap=0.3)
    p.mist(46, 62, "#f3e4e0", 0.55)
    p.firs(67, 20, "#357a66", left=-4, right=164, gap=0.3, snow=True)
    p.area(xy("0 70 40 66 80 70 120 66 160 69"), p.fade("#fbfdfe", "#d4e6f1", "#a9cbe2"), curved=True)
    p.shape(xy("0 80 34 76 70 82 52 84 20 84"), "#b4d0e4", curved=True)
    p.shape(xy("96 86 130 80 160 84 160 88 124 89"), "#b4d0e4", curved=True)
    p.add(at(78, p.y(82), life.moose(), scale=1.15))
    p.strokes("".join(f"M{num(70 - i * 5)} {num(p.y(83 + i * 1.8))}h1.5" for i in range(9)), "#8fb4d0", 1)
    p.firs(90, 48, "#1f6650", left=2, right=30, gap=0.3, snow=True)
    p.firs(90, 50, "#1f6650", left=122, right=160, gap=0.28, snow=True)
    p.area(xy("0 93 30 88 60 95 110 96 140 89 160 92"), SNOW, curved=True)
    p.line(xy("0 93.5 30 88.5 60 95.5"), "#a9cbe2", 0.7)


def giant_trees(p: Plate) -> None:
    """B26: trunks like towers; the deer and the young trees tell how large."""
    p.sky("#f2d79a", "#f8e9bc", "#efe0a4")
    p.firs(66, 40, "#b9c98a", gap=0.24)
    p.firs(70, 30, "#93b57c", gap=0.26)
    for x, w in ((60, 7), (104, 8), (84, 5), (126, 6)):
        p.add(rect(x - w / 2, 0, w, p.y(74), p.fade("#c98f62", "#a86e48", x1=0, x2=1)))
    p.mist(48, 76, "#fbeec4", 0.8)
    p.area(xy("0 74 40 70 90 73 160 70"), p.fade("#dcb866", "#b98a48", "#7a5a34"), curved=True)
    p.rays(110, -6, (44, 58, 70, 80, 92, 106), 88, 0.34)
    p.firs(79, 17, "#5f9458", left=50, right=62, gap=0.4)
    p.firs(80, 12, "#5f9458", left=104, right=118, gap=0.5)
    for x, w in ((24, 30), (136, 34)):
        _trunk(p, x, w, -2, 96, "#b0633c", "#7f4028")
        grooves = "".join(
            stretched(
                f"M0 {9 * (i % 3)}C1 30 -1 60 {f * w * (0.2 + 0.5 * abs(f)):.1f} {94 - 4 * (i % 2)}",
                x + w * f,
                0,
                1,
                p.y(1),
            )
            for i, f in enumerate((-0.38, -0.27, -0.15, -0.03, 0.1, 0.22, 0.34, 0.42))
        )
        p.strokes(grooves, "#5a2c1c", 0.9, "0.6")
        p.shape(
            [
                (x - w * 0.16, 95),
                (x - w * 0.06, 72),
                (x + w * 0.03, 66),
                (x + w * 0.1, 76),
                (x + w * 0.17, 95),
            ],
            "#2f1a12",
            curved=True,
        )
    p.crowns(2, 9, ("#3c8a5c", "#2f7a50"), left=-4, right=56, gap=1.0, trunk=0, sway=5)
    p.crowns(2, 9, ("#3c8a5c", "#2f7a50"), left=108, right=166, gap=1.0, trunk=0, sway=5)
    p.herd(life.deer("#4a2f1f"), (82, 88, 1), (94, 86, 0.7))
    p.grass(90, 103, 60, "#3f6b3f", 5)
    ferns = "".join(
        f"M{x} {num(p.y(101))}q{dx} -8 {2 * dx} -5" for x in (8, 52, 64, 108, 154) for dx in (-5, -2, 2, 5)
    )
    p.strokes(ferns, "#3f8a52", 1.3)


def mixed_forest(p: Plate) -> None:
    """G2: firs and leaves in autumn, layer upon layer down to a lake."""
    p.sky("#8db4d3", "#dfe6da", "#fbe3b8")
    p.sun(112, 22, 10)
    p.hills(38, 7, "#a9bcc4", 4)
    p.firs(46, 10, "#8fae9c", gap=0.34)
    p.crowns(48, 5, ("#c9b070", "#a9b884", "#d39a6a"), gap=1.5, trunk=0.5)
    p.mist(38, 56, "#fbeed4", 0.75)
    p.crowns(61, 7.5, ("#d9953f", "#8faa58", "#c9683c"), gap=1.5, trunk=0.7, sway=3)
    p.firs(62, 20, "#4f9070", gap=0.5, sway=4)
    p.mist(58, 68, "#fbeed4", 0.4)
    p.area(xy("0 64 50 66 100 66 160 64"), p.fade("#9fc7d6", "#4f94b4"))
    p.strokes(
        "".join(
            f"M{x} {num(p.y(67))}v{k}" for x, k in ((50, 8), (62, 11), (70, 7), (84, 10), (96, 8), (108, 12))
        ),
        "#c98a4a",
        4,
        "0.35",
    )
    p.ripples(69, 84, "#dff0f2", 6, 30, 130)
    p.area(xy("0 72 20 72 40 80 60 90 92 93 116 86 134 76 160 72"), "#6f8a48", curved=True)
    p.crowns(87, 11, ("#e0a030", "#c9542f", "#eabf4a"), left=-2, right=44, gap=1.4, trunk=0.9)
    p.firs(92, 46, "#226b4c", left=4, right=50, gap=0.34, sway=5)
    p.firs(90, 44, "#226b4c", left=128, right=164, gap=0.34, sway=4)
    p.crowns(93, 11, ("#c9542f", "#e0a030", "#8faa48"), left=112, right=160, gap=1.6, trunk=0.8)
    p.crowns(99, 9, ("#e0a030", "#c9542f"), left=14, right=32, gap=1.6, trunk=0.6)
    p.area(xy("0 97 40 94 80 98 120 95 160 97"), "#3f5a34", curved=True)
    p.flowers(94, 100, 40, "#e0a030", 0.8)
    p.add(
        life.flock(
            (60, p.y(22), 2.6), (68, p.y(19), 2.4), (76, p.y(22), 2.2), (52, p.y(19), 2.2), (84, p.y(25), 2)
        )
    )


def tropical_forest(p: Plate) -> None:
    """G9: the storeys of the rainforest: giants, canopy, lianas, great leaves."""
    p.sky("#9fd2c4", "#dcefc4", "#c4e0a0")
    p.sun(80, 16, 9)
    p.crowns(40, 8, ("#9bcfa4", "#8cc49a"), gap=0.9, trunk=0.2)
    p.mist(26, 52, "#f4fbe4", 0.7)
    p.crowns(58, 8, ("#5cae78", "#6fbb7c", "#4fa06e"), gap=0.95, trunk=0.3, sway=4)
    p.mist(46, 68, "#e6f6d4", 0.45)
    p.crowns(76, 9, ("#2f8f62", "#45a268", "#247a55"), gap=0.95, trunk=0.2, sway=6)
    p.area(xy("0 76 80 74 160 76"), "#1d6647")
    for x, w, foot in ((40, 7, 99), (122, 8, 99)):
        p.shape(
            [
                (x - w / 2, 10),
                (x + w / 2, 10),
                (x + w / 2, 62),
                (x + w, 80),
                (x + w * 2.6, foot),
                (x + w * 1.2, foot),
                (x + w * 0.4, 86),
                (x + w * 0.2, foot),
                (x - w * 0.3, foot),
                (x - w * 0.5, 86),
                (x - w * 1.3, foot),
                (x - w * 2.6, foot),
                (x - w, 80),
                (x - w / 2, 62),
            ],
            "#8a7358",
        )
        p.shape(
            [
                (x + w * 0.1, 10),
                (x + w / 2, 10),
                (x + w / 2, 62),
                (x + w, 80),
                (x + w * 2.6, foot),
                (x + w * 1.2, foot),
                (x + w * 0.4, 86),
                (x + w * 0.1, 70),
            ],
            "#5f4c3a",
        )
        p.strokes(
            f"M{x} {num(p.y(34))}L{x - 16} {num(p.y(18))}M{x} {num(p.y(28))}L{x + 16} {num(p.y(16))}",
            "#7a644c",
            2.6,
        )
    p.crowns(20, 10, ("#2f8a5c", "#3f9a64", "#237550"), left=12, right=70, gap=0.85, trunk=0.1, sway=7)
    p.crowns(20, 10, ("#2f8a5c", "#3f9a64", "#237550"), left=96, right=156, gap=0.85, trunk=0.1, sway=7)
    lianas = "".join(
        f"M{a} {num(p.y(18))}Q{num((a + b) / 2 + 3)} {num(p.y(low))} {b} {num(p.y(20))}"
        for a, b, low in ((42, 62, 74), (52, 108, 66), (100, 122, 80))
    )
    p.strokes(
        lianas + f"M24 {num(p.y(20))}q-2 18 1 34M142 {num(p.y(20))}q3 16 -1 36M66 {num(p.y(20))}q2 12 0 24",
        "#3c6a40",
        1,
    )
    leaves = ""
    for x, y, a, k in (
        (-2, 100, 25, 34),
        (4, 103, 52, 30),
        (0, 92, 68, 24),
        (162, 100, -26, 36),
        (156, 104, -54, 30),
        (161, 90, -70, 24),
        (70, 106, -18, 22),
        (78, 106, 14, 24),
        (86, 106, 42, 20),
        (62, 106, -48, 20),
    ):
        leaves += leaf(x, p.y(y), a, k, k * 0.22, ("#2f9a5c", "#1f7d4c", "#4bb06a")[int(x) % 3])
    p.add(leaves.replace("var(--ink,#14262e)", "#0e3a2a"))
    for x, y, flip in ((80, 44, 1), (94, 38, 1)):
        p.add(
            at(
                x,
                p.y(y),
                path(
                    "M-8 -3C-4 -4 -2 -2 0 0C2 -3 5 -5 8 -5C6 -2 4 1 1 2L-3 5 -11 8 -4 3 -2 2C-4 1 -6 -1 "
                    "-8 -3Z",
                    "#d8432f",
                ),
                path(
                    "M0 0C2 -3 5 -5 8 -5C6.5 -2.5 4.5 -.5 2 .8ZM-8 -3C-5 -3.6 -3 -2 -1 0L-3 1.200Z", "#2f7fc4"
                ),
                path("M1 1.5 3.2 1.2 2.6 2.800Z", "#f4ecd8"),
                scale=0.8 * flip,
            )
        )


PAINTERS: Final[dict[str, Callable[[Plate], None]]] = {
    "B3": broadleaf_forest,
    "B8": forest_glade,
    "B19": mangrove,
    "B23": frozen_lake,
    "B24": taiga,
    "B26": giant_trees,
    "G2": mixed_forest,
    "G9": tropical_forest,
}
