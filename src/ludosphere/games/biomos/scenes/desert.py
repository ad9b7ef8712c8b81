"""Scenes of open country: B2, B7, B13, B14, B18, B25, B27, G4, G5."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludosphere.core.svg import at, circle, ellipse, mix, num, path
from ludosphere.games.biomos.scenes import life
from ludosphere.games.biomos.scenes.plate import DESERT, Plate, disc, stretched, xy


def grassland(p: Plate) -> None:
    """B2: tall prairie in gold, flowers, bison."""
    p.sky("#6fb3df", "#cfe6e6", "#fdf0cf")
    p.sun(34, 22, 7)
    p.clouds((70, 18, 40), (120, 26, 26), (6, 34, 22))
    p.hills(50, 4, "#b7b778")
    p.hills(57, 5, "#cfae5b")
    p.hills(66, 5, "#e0b054")
    p.herd(life.bison(), (58, 66, 0.8), (74, 64, 0.6), (90, 67, 0.9), (44, 63, 0.5), (108, 63, 0.5))
    p.grass(62, 76, 40, "#a9823a", 4)
    p.area(xy("0 84 40 78 80 82 120 77 160 81"), p.fade("#e6b858", "#b57f2e"), curved=True)
    p.grass(80, 100, 60, "#8a6224", 10, 0.9, 0.7)
    p.grass(80, 100, 40, "#f3d68a", 11, 0.7, 0.6)
    p.flowers(80, 94, 18, "#f6e27a", 1.3)
    p.flowers(82, 95, 14, "#a45fb0", 1.2)
    p.flowers(82, 95, 10, "#d9573a", 1.2)


def steppe(p: Plate) -> None:
    """B7: a plain of feather grass without a tree, wild horses, an eagle."""
    p.sky("#8fb6d8", "#d9e4e0", "#f7e6c4")
    p.clouds((10, 16, 50), (84, 24, 44), (60, 11, 30), (128, 13, 28), opacity=0.85)
    p.hills(44, 3, "#9fb0c0")
    p.hills(49, 3, "#b3b08e")
    p.mist(42, 54, "#f7ecd2", 0.7)
    p.area(xy("0 52 60 51 110 52 160 51"), p.fade("#d8c07c", "#cfa657", "#a97f3c"))
    shade = mix("#cfa657", "#6a5a3a", 0.45)
    for sx, sy, rx, ry in ((36, 60, 34, 2.4), (124, 66, 40, 3.2)):
        p.add(ellipse(sx, p.y(sy), rx, ry, shade, opacity=".4"))
    horses = ((80, 67, 0.7), (92, 66, 0.8), (104, 69, 1.0), (117, 66, 0.8), (129, 70, 1.1))
    p.herd(life.horse("#8a5a30"), *horses)
    p.grass(58, 72, 70, "#eedda6", 3.5, 1.6)
    d = ""
    for _ in range(34):
        t = p.rng.random()
        x, y, k = p.rng.uniform(-6.0, 156.0), p.y(86 + 18 * t), 9 + 9 * t
        d += stretched("M0 0Q.1 -.8 .9 -.95Q1.2 -.93 1.35 -.75", x, y, k, k)
    p.strokes(d, "#8f7034", 0.6)
    plumes = "".join(
        f"M{num(p.rng.uniform(-4, 150))} {num(p.y(p.rng.uniform(74, 94)))}q5 -3.5 11 -1.5" for _ in range(30)
    )
    p.strokes(plumes, "#fdf6dc", 1.5, "0.85")
    p.add(
        at(
            52,
            p.y(30),
            path(
                "M-9 -1.500C-6 -3.5 -3 -2 0 0C3 -2 6 -3.5 9 -1.500C6 -1.5 3 .5 1 2L0 4 -1 2C-3 .5 -6 "
                "-1.5 -9 -1.500Z",
                "#54412f",
            ),
        )
    )


def tundra(p: Plate) -> None:
    """B13: frozen ground in polygons with ponds between, autumn colours, reindeer, cotton grass."""
    p.sky("#86aed6", "#d3e2e8", "#f8e7cf")
    p.clouds((104, 18, 44), opacity=0.6)
    p.range(45, 14, "#9fb3cb", 4, 0.85)
    p.range(48, 8, "#b4c6d6", 5, 0.8, 0.4)
    p.area(xy("0 47 50 46 100 48 160 46"), p.fade("#b9a463", "#c98a44", "#a8572f"))
    for x, y, rx, ry in (
        (26, 56, 20, 1.9),
        (92, 54, 24, 1.6),
        (142, 58, 17, 2),
        (54, 66, 22, 3),
        (118, 70, 27, 3.8),
        (10, 74, 18, 3.2),
    ):
        p.add(ellipse(x, p.y(y), rx, ry, "#9fcbe6", stroke="#7d7a3c"))
        p.add(path(f"M{num(x - rx * 0.5)} {num(p.y(y))}h{num(rx * 0.7)}", stroke="#e9f5fa", width=0.6))
    p.cells(46, "#6f4a2b", rows=3, size=26, width=0.6)
    p.herd(life.reindeer(), (40, 61, 0.75), (78, 62, 0.9), (92, 63, 0.7), (64, 60, 0.6))
    p.area(xy("0 88 34 83 70 88 112 84 160 89"), p.fade("#a8572f", "#7c3f2a"), curved=True)
    p.flowers(86, 98, 22, "#c4472f", 1.2)
    p.flowers(86, 98, 16, "#e0b04a", 1)
    stems = tufts = ""
    for _ in range(12):
        sx, sy, k = p.rng.uniform(6, 154), p.y(p.rng.uniform(92, 101)), p.rng.uniform(9, 15)
        lean = p.rng.uniform(0.5, 2)
        stems += f"M{num(sx)} {num(sy)}q0 {num(-k * 0.6)} {num(lean)} {num(-k)}"
        tufts += f"M{num(sx + lean)} {num(sy - k)}h1"
    p.strokes(stems, "#5f5a2c", 0.6)
    p.strokes(tufts, "#fbfaf3", 2.8)


def dry_lake(p: Plate) -> None:
    """B14: a cracked lake floor between white rims, and a stone that has left its track."""
    p.sky("#7fb0dc", "#cfe0e8", "#fbe8c8")
    p.sun(128, 18, 7)
    p.range(44, 22, "#a58f9d", 4, 0.5, 0.3)
    p.hills(42, 3, "#c39a78", 4)
    p.area(xy("0 45 160 45"), p.fade("#f2e3c2", "#dcb37a", "#b9814a"))
    p.shape(xy("-4 45 60 45 40 47.5 18 52 8 62 -4 76"), "#eef6f8", curved=True)
    p.shape(xy("164 45 104 45 126 48 146 54 154 64 164 78"), "#eef6f8", curved=True)
    p.cells(45, "#7d4f2a", rows=6, size=16, wobble=0.26, width=0.8)
    p.shape(xy("34 51.5 36 51.3 74 66 97 80 93 83.5 70 68"), "#c99861")
    p.line(xy("34 51.4 74 65.8 97 79.5"), "#8a5a32", 0.6)
    p.line(xy("34 51.7 70 68.2 92 83.5"), "#f2dcb0", 0.7)
    p.shape(xy("88 81 90 73 97 70 105 73 108 80 103 86 93 86"), "#6b5563")
    p.shape(xy("88 81 90 73 97 70 99 76 94 80"), "#94808c")
    p.shape(xy("91 86 104 86 116 88 106 89"), "#7d4f2a", opacity=".5")
    p.shape(xy("50 54.5 53 53 56 54.5 55 56 51 56"), "#6b5563")


def inselberg(p: Plate) -> None:
    """B18: a dome of bare rock, alone on the plain."""
    p.sky("#e59a6a", "#f6cf9a", "#fdf0d2")
    p.sun(30, 34, 8)
    p.clouds((88, 14, 40), (12, 18, 22), colour="#fff3e0", opacity=0.6)
    p.hills(60, 2, "#c9a184")
    p.area(
        xy("40 64 48 54 56 48 62 34 72 24 84 20 96 23 106 32 112 44 122 50 130 58 136 64"),
        "#a5705e",
        curved=True,
        to=66,
    )
    p.shape(xy("84 20 96 23 106 32 112 44 122 50 130 58 136 66 92 66 98 52 92 38"), "#6b4a5e", curved=True)
    p.shape(xy("40 65 48 54 56 48 60 52 62 66"), "#b98068", curved=True)
    for pts in (
        "72 26 68 40 70 62",
        "80 23 78 38 81 62",
        "90 24 94 40 90 60",
        "100 30 106 46 104 62",
        "62 38 60 50",
        "112 46 116 56",
    ):
        p.line(xy(pts), "#4a3142", 0.6, opacity=".55")
    p.line(xy("64 34 72 27 82 23"), "#ffd9b0", 1.2, opacity=".7")
    p.area(xy("0 63 50 62 110 64 160 62"), p.fade("#eebe6a", "#d9963f", "#b8722c"))
    trees = ((26, 72, 0.5), (122, 70, 0.42), (140, 76, 0.66), (62, 68, 0.32), (12, 66, 0.28))
    for x, y, k in trees:
        p.add(ellipse(x + 4 * k, p.y(y), 13 * k, 1.6 * k, "#7a4a22", opacity=".45"))
    p.herd(life.acacia("#6f8a45"), *trees)
    boulders = "".join(
        disc(x, p.y(y), r) for x, y, r in ((44, 65, 2.4), (50, 66, 1.7), (130, 66, 2), (38, 66, 1.4))
    )
    p.add(path(boulders, "#8a5c52"))
    p.grass(72, 98, 90, "#8f5d22", 5)
    p.grass(76, 98, 60, "#f5d48a", 5)
    p.add(
        at(80, p.y(85), life.antelope("#4a2f22"), scale=0.9),
        at(94, p.y(83), life.antelope("#4a2f22"), scale=0.75),
    )


def shrubland(p: Plate) -> None:
    """B25: evergreen scrub on stony ground, cistus, a pine and a tortoise."""
    p.sky("#5fa9dc", "#bfe0e8", "#fdf0d0")
    p.sun(132, 18, 7)
    p.hills(42, 8, "#a9a7a4", 4)
    p.hills(52, 5, "#c9ab74", 4)
    p.crowns(58, 3.2, ("#7b9a5a", "#6a8a54", "#8fa764"), gap=1.9, trunk=0.1, sway=5)
    p.area(xy("0 60 40 57 90 62 130 58 160 61"), p.fade("#e0b878", "#d2a05c"), curved=True)
    p.crowns(68, 5.5, ("#4d8a5c", "#5f9458", "#3c7a58"), gap=2.0, trunk=0.1, sway=6)
    p.area(xy("0 78 30 75 70 79 120 75 160 79"), p.fade("#e8c286", "#c48a4a"), curved=True)
    p.strokes(
        p.bend("M30 77C31 60 27 52 31 32M30 46L20 32M30.5 44L41 31"),
        "#6b4630",
        2.2,
    )
    p.shape(
        xy("8 33 10 26 18 25 20 19 30 20 34 15 42 20 52 22 54 28 57 33 44 36 20 36"), "#2f7d57", curved=True
    )
    p.shape(xy("12 29 20 24 30 22 40 20 46 24 30 27 18 31"), "#6fae6a", curved=True, opacity=".7")
    p.crowns(96, 8, ("#3c8a62", "#54955a", "#2f7556"), left=60, right=176, gap=2.1, trunk=0.1, sway=2)
    p.crowns(98, 7, ("#54955a", "#3c8a62"), left=-4, right=14, gap=1.9, trunk=0.1)
    for c, r in (("#f4e9f2", 1.5), ("#e58fb0", 1.5)):
        p.flowers(80, 93, 16, c, r)
    spikes = "".join(
        f"M{x} {num(p.y(y))}v{-k}"
        for x, y, k in ((54, 96, 9), (57, 97, 11), (60, 96, 8), (22, 97, 9), (25, 98, 12), (28, 97, 8))
    )
    p.strokes(spikes, "#6d7f4e", 0.7)
    p.strokes(
        "".join(
            f"M{x} {num(p.y(y))}v-4" for x, y in ((54, 87), (57, 86), (60, 88), (22, 88), (25, 86), (28, 89))
        ),
        "#8d6cc4",
        2,
    )
    for x, y, k in ((70, 84, 3), (76, 86, 2), (46, 88, 2.6), (84, 82, 1.6)):
        p.add(ellipse(x, p.y(y), k, k * 0.6, "#b9a890"))
    p.add(
        at(
            38,
            p.y(94),
            path("M-4.5 0v1.200M3.5 0v1.200M5 -1.5 7.4 -2.3", stroke="#8a7a3c", width=1.9),
            path("M-6 0C-6 -7 6 -7 6 0Z", "#c9a13c", "#3d2f1c", 0.6),
            path("M-3 -4.2 -1.5 0M0 -5.200V0M3 -4.2 1.5 0M-5.3 -2H5.3", stroke="#3d2f1c", width=0.8),
        )
    )


def geyser_field(p: Plate) -> None:
    """B27: columns of steam and water, terraces, a hot pool with coloured rims."""
    p.sky("#5f9fd6", "#b9d9ea", "#f6ecd4")
    p.hills(40, 4, "#6f9a90", 4)
    p.firs(44, 9, "#4d8472", gap=0.5)
    p.area(xy("0 45 60 43 110 46 160 44"), p.fade("#f0dcae", "#e0b468", "#c98d44"))
    jets = "M0 0Q-1 -.5 -4 -.85M0 0Q1 -.5 2 -.95M0 0Q2 -.4 7 -.78"
    for x, y, k, t in ((42, 52, 1.0, 42), (118, 48, 0.62, 30), (86, 45.5, 0.36, 18), (144, 46, 0.34, 15)):
        top = y - t
        plume = [
            (x - 2 * k, y),
            (x - 3 * k, y - t * 0.5),
            (x - 9 * k, top + 8 * k),
            (x - 6 * k, top + 1),
            (x + 2 * k, top - 5 * k),
            (x + 11 * k, top - 3 * k),
            (x + 20 * k, top + 3 * k),
            (x + 14 * k, top + 12 * k),
            (x + 5 * k, y - t * 0.45),
            (x + 2 * k, y),
        ]
        p.shape(plume, "#ffffff", curved=True, opacity=".72")
        p.add(
            path(
                "".join(
                    disc(x + dx * k, p.y(top) + dy * k, r * k)
                    for dx, dy, r in ((0, 2, 8), (9, -1, 7), (16, 3, 5), (4, -4, 6))
                ),
                "#fff",
                opacity=".6",
            )
        )
        p.strokes(
            stretched(jets, x, p.y(y), k, p.y(t)),
            "#8fc6e6",
            max(0.5, 1.3 * k),
            "0.8",
        )
        for i, c in enumerate(("#f6e6c2", "#d9a562", "#f3d9a4")):
            w = (13 - 4 * i) * k
            p.shape(
                [
                    (x - w, y + 4 * k - i * 1.6 * k),
                    (x - w * 0.55, y - i * 1.6 * k),
                    (x + w * 0.55, y - i * 1.6 * k),
                    (x + w, y + 4 * k - i * 1.6 * k),
                ],
                c,
            )
    pool = "M-1 0C-1 -1 -.3 -.85 0 -1C.3 -1.15 1 -.7 1.05 0C1.1 .7 .4 1 0 .94C-.4 .88 -1 .8 -1 0Z"
    for rx, ry, c in (
        (54, 16, "#b8622c"),
        (50, 14.4, "#e08a2e"),
        (45, 12.6, "#f0c94a"),
        (40, 10.9, "#7fb86a"),
        (36, 9.5, "#2fa5b5"),
        (31, 7.8, "#1b83c4"),
        (20, 4.6, "#0a63a8"),
    ):
        p.add(path(stretched(pool, 86, p.y(80), rx, ry), c))
    p.line(xy("70 77 82 76 96 77.5"), "#bfe8f5", 0.8)
    p.shape(xy("64 78 58 66 66 58 62 50 72 56 70 64 78 70 74 78"), "#ffffff", curved=True, opacity=".4")
    p.shape(xy("98 80 94 68 104 60 108 66 104 74 108 80"), "#ffffff", curved=True, opacity=".35")
    p.strokes(
        "".join(
            f"M{num(86 - 54 + i * 3)} {num(p.y(92 + i % 3 * 2.5))}q3 {num(2 + i % 2)} 7 1.5"
            for i in range(-10, 36, 4)
        ),
        "#8a5426",
        0.7,
    )


def savanna(p: Plate) -> None:
    """G4: flat-topped acacias against a huge evening sun, giraffes, elephants."""
    p.sky("#c9583a", "#ee9a4e", "#fbdc94")
    y = p.y(42)
    p.add(
        circle(66, y, 44, p.fade((0.4, "#ffe9a8aa"), (1, "#ffe9a800"), radial=True)),
        circle(66, y, 21, "#fff0b8"),
    )
    p.clouds((92, 20, 46), (8, 16, 34), (124, 30, 26), colour="#fbd08c", opacity=0.6)
    p.hills(56, 3, "#b8745a")
    p.area(xy("0 60 60 58 110 60 160 58"), p.fade("#eab45c", "#c8802f", "#8f4f1c"))
    far = ((14, 62, 0.4), (44, 60, 0.3), (150, 62, 0.45), (96, 60, 0.26), (106, 61, 0.32))
    p.herd(life.acacia("#6b6a34"), *far)
    p.herd(life.giraffe("#5e3517"), (58, 70, 1.0), (70, 69, 0.85), (48, 68, 0.6))
    p.herd(life.elephant("#5b3f3a"), (92, 67, 0.8), (103, 66, 0.6), (111, 66, 0.42))
    p.add(at(130, p.y(82), life.acacia("#3f5a34"), scale=2.5))
    p.grass(66, 84, 70, "#8f4f1c", 4)
    p.grass(74, 100, 60, "#f4cf7c", 7)
    p.area(xy("0 95 40 91 90 95 160 92"), "#6f3b18", curved=True)
    p.grass(92, 102, 60, "#6f3b18", 10)
    p.add(life.flock((30, p.y(26), 2.6), (37, p.y(23), 2.2), (24, p.y(22), 2), colour="#6b2c1c"))


def sand_dunes(p: Plate) -> None:
    """G5: a sea of sand with razor crests, a caravan of oryx and a dead tree."""
    p.sky("#5fa0d8", "#bcd9e4", "#fce9c4")
    p.sun(28, 22, 10)
    p.dune(xy("0 52 24 48 46 42 66 50 96 46 122 38 142 46 160 44"), 5, mix(DESERT, "#f7dcb8", 0.45), 52)
    p.dune(xy("0 60 20 56 44 58 70 40 84 27 98 38 124 52 160 56"), 4, mix(DESERT, "#f0b878", 0.3), 66)
    p.area(xy("0 66 30 58 58 66 92 72 126 62 160 68"), mix(DESERT, "#fff2c8", 0.16), curved=True)
    p.dune(xy("0 74 22 70 46 60 66 70 100 82 130 78 160 74"), 2, "#e09a3c", 78)
    p.dune(xy("-10 104 20 96 60 92 100 84 128 70 146 80 170 88"), 4, "#db8f34", 92)
    ripples = "".join(
        f"M{num(8 + i * 5)} {num(p.y(98 - i * 1.5))}q{num(22 + i)} -1 {num(44 + i * 2.5)} {num(-8 - i * 0.5)}"
        for i in range(6)
    )
    p.strokes(ripples, "#a8601f", 0.6, "0.55")
    p.line(xy("70 40 84 27"), "#fff0c4", 0.8)
    p.line(xy("100 84.5 128 70.5"), "#fff0c4", 1)
    p.line(xy("22 70.5 46 60.5"), "#fff0c4", 0.8)
    p.herd(life.antelope("#5a3420"), *((100 + i * 8, 66.5 - (i % 2) * 0.6, 0.52) for i in range(5)))
    p.strokes(
        p.bend(
            "M22 92C23 84 20 80 22 70M21.5 82C17 78 15 76 14 70M16 75L11 73M22 78C26 75 27 72 30 "
            "68M27 72L32 72"
        ),
        "#4a2f22",
        1.3,
    )
    p.add(ellipse(32, p.y(92.5), 13, 0.8, "#7a4216", opacity=".45"))


PAINTERS: Final[dict[str, Callable[[Plate], None]]] = {
    "B2": grassland,
    "B7": steppe,
    "B13": tundra,
    "B14": dry_lake,
    "B18": inselberg,
    "B25": shrubland,
    "B27": geyser_field,
    "G4": savanna,
    "G5": sand_dunes,
}
