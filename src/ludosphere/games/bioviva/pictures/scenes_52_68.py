"""The scenes of cards 52 to 68: far galaxies, and what the air, the planets and the stars show together."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from .brush import (
    WIDTH,
    Canvas,
    Point,
    arc,
    band,
    line_path,
    mix,
    num,
    oval,
    polar,
    poly,
    round_box,
    smooth,
)
from .space import (
    again,
    beam,
    bell,
    far_galaxies,
    glowing,
    lump,
    mist,
    ribbon,
    soft,
    specks,
    spikes,
    spiral,
    stamp,
    starfield,
    watcher,
    waves,
)
from .things import (
    crowd,
    dome,
    earth,
    fir,
    firs,
    glints,
    globe,
    grass,
    light_path,
    mountain,
    palm,
    range_of,
    rocks,
    sparkle,
    tent,
)


def _along(way: Sequence[Point], t: float) -> Point:
    """The place a part t along the curve through these points, as `smooth` draws it."""
    n = len(way) - 1
    i = min(n - 1, int(t * n))
    f = t * n - i
    p = [way[max(0, min(n, k))] for k in (i - 1, i, i + 1, i + 2)]
    weights = (
        (-f + 2 * f * f - f**3) / 2,
        (2 - 5 * f * f + 3 * f**3) / 2,
        (f + 4 * f * f - 3 * f**3) / 2,
        (f**3 - f * f) / 2,
    )
    return sum(w * q[0] for w, q in zip(weights, p, strict=True)), sum(
        w * q[1] for w, q in zip(weights, p, strict=True)
    )


def _two_spirals(c: Canvas) -> None:
    """52: two spirals that tangle, with blue young suns and two long tails."""
    c.backdrop("#05061a", "#0d0a26", "#160c2c")
    starfield(c, 50)
    far_galaxies(c, ((40, 290), (446, 296), (250, 22)), 5)
    # the tails that gravity draws out, curved like the antennas of an insect
    tails = (
        ("#9fc0ff", [(196, 138), (150, 62), (96, 30), (48, 46), (24, 90), (26, 128)]),
        ("#ffc09a", [(292, 196), (348, 254), (404, 276), (446, 248), (464, 190), (448, 122)]),
    )
    for tint, way in tails:
        fine = [_along(way, i / 8) for i in range(9)]
        soft(
            c,
            ribbon(fine, 20),
            c.shade(f"{tint}77", f"{tint}0c", turn=270 if way[0][0] > way[-1][0] else 90),
            14,
        )
        places = [_along(way, (i / 40) ** 1.2) for i in range(40)]
        places = [(px + 7 * bell(c), py + 7 * bell(c)) for px, py in places]
        specks(c, places, mix(tint, "#ffffff", 0.5), 1.5, 0.9)
    mist(c, ((240, 166, 170, 112),), "#8a6ad8", 0.55)
    spiral(
        c,
        186,
        148,
        98,
        turn=24,
        flat=0.62,
        haze="#6f9ae8",
        hues=("#9fc4ff", "#dbe8ff", "#ffffff", "#7fb0ff"),
        stars=100,
        wind=360,
    )
    spiral(
        c,
        298,
        184,
        92,
        turn=-46,
        flat=0.58,
        haze="#d88a6a",
        hues=("#ffc49a", "#ffe2bd", "#ffffff", "#ff9a8a"),
        core="#ffe0a8",
        stars=92,
        wind=340,
    )
    # where the gas meets, it packs together and lights up
    mist(c, ((236, 140, 44, 26), (250, 190, 40, 24), (212, 196, 26, 18), (276, 138, 26, 18)), "#ff7ab0", 0.8)
    c.fill("M204 168Q226 154 244 164T286 160Q268 178 246 174T204 168z", "#2a1226", 0.6)
    for px, py, k in (
        (228, 132, 11),
        (246, 152, 13),
        (262, 188, 12),
        (222, 190, 9),
        (280, 140, 10),
        (240, 206, 8),
        (206, 122, 8),
        (316, 214, 9),
        (150, 176, 8),
    ):
        c.glow(px, py, k * 1.5, "#7fc4ff", 0.95)
        c.disc(px, py, k * 0.26, "#f4fbff")


def _crescent(x: float, y: float, r: float, middle: float, half: float, thick: float, squash: float) -> str:
    """Path data of a crescent whose outer rim is on a flattened circle, `thick` in the middle."""
    a = math.radians(half)
    rise = r * (1 - math.cos(a)) - thick
    inner = ((r * math.sin(a)) ** 2 + rise * rise) / (2 * abs(rise))
    (ax, ay), (bx, by) = polar(0, 0, r, middle - half), polar(0, 0, r, middle + half)
    return (
        f"M{num(x + ax)} {num(y + ay * squash)}"
        f"A{num(r)} {num(r * squash)} 0 0 1 {num(x + bx)} {num(y + by * squash)}"
        f"A{num(inner)} {num(inner * squash)} 0 0 {int(rise < 0)} {num(x + ax)} {num(y + ay * squash)}z"
    )


def _blue_arcs(c: Canvas) -> None:
    """53: yellow galaxies whose mass bends space; behind them, one galaxy drawn out into blue arcs."""
    c.backdrop("#040516", "#0a0b24", "#0c0a20")
    starfield(c, 50, light=0.8)
    x, y = 240.0, 152.0
    # space like a sheet on which a ball lies
    sheet = ""
    for k in range(-4, 5):
        for across in (False, True):
            line = []
            for i in range(-9, 10):
                u, v = (i * 33, k * 72) if across else (k * 72, i * 33)
                sink = 84 / (1 + (u * u + v * v) / 6000)
                line.append((x + u + v * 0.36, 226 + v * 0.26 + sink))
            sheet += line_path(line)
    c.line(sheet, "#5f7fd0", 0.9, 0.45)
    far_galaxies(
        c,
        ((30, 40), (90, 22), (420, 30), (456, 90), (24, 130), (60, 210), (440, 190), (340, 258), (130, 250)),
        5,
    )
    c.glow(x, y, 150, "#ffcf7a", 0.6, 0.85)
    # the arcs
    crescents = core = ""
    for k, mid, half, thick, squash in (
        (106, 318, 44, 6.5, 1.0), (112, 88, 38, 6, 0.94), (114, 214, 46, 7, 0.92), (97, 152, 22, 4, 1.0),
        (84, 30, 20, 3.5, 0.95),
        (80, 262, 18, 3.5, 0.95), (132, 132, 17, 3, 0.92), (130, 284, 15, 3, 0.9), (130, 18, 14, 2.6, 0.95),
    ):  # fmt: skip
        for part in (1.0, 0.4)[: 2 if half > 19 else 1]:
            d = _crescent(
                x, y, k - thick * (1 - part) * 0.4, mid, half * (0.6 + 0.4 * part), 2 * thick * part, squash
            )
            crescents, core = (crescents + d, core) if part == 1.0 else (crescents, core + d)
    glowing(c, 0, crescents, ("#4a8aff", 7, 0.2), fill="#4a94ff")
    c.fill(core, "#d8ecff")
    for k, b, squash in ((106, 318, 1.0), (112, 88, 0.94), (114, 214, 0.92)):
        px, py = polar(0, 0, k, b)
        c.glow(x + px, y + py * squash, 10, "#ffffff", 0.95)
    # the cluster
    for px, py, k, squash, a in (
        (0, 0, 34, 0.8, -20), (-34, 20, 18, 0.7, 30), (36, -14, 17, 0.75, 50), (-22, -34, 13, 0.8, 0),
        (26, 34, 14, 0.6, -40), (-60, -6, 11, 0.7, 80),
        (62, 20, 11, 0.6, 10), (6, -52, 10, 0.7, 60), (-44, 48, 10, 0.8, 0), (0, 62, 8, 0.7, 20),
        (54, -44, 9, 0.6, -30), (-58, -40, 8, 0.7, 0),
    ):  # fmt: skip
        with c.group(at=(x + px, y + py), turn=a):
            c.glow(0, 0, k * 1.25, "#ffd477", 1, squash)
            c.oval(0, 0, k * 0.34, k * 0.34 * squash, "#fff8dc")
    specks(c, [(x + 56 * bell(c), y + 46 * bell(c)) for _ in range(36)], "#ffe9a8", 2.2, 0.8)
    spiral(c, 420, 140, 19, turn=30, flat=0.6, stars=30)


def _red_globe(c: Canvas) -> None:
    """54: a boiling red globe, dimmed by its own dust; beside it a sun like ours is a yellow dot."""
    c.backdrop("#0a0408", "#1a0810", "#0a0612")
    starfield(c, 76)
    x, y, r = 196.0, 166.0, 138.0
    c.glow(x, y, 262, "#ff5a2a", 0.6)
    # loops of gas at the rim
    loops = "".join(
        line_path([a]) + f"Q{num(m[0])} {num(m[1])} {num(b[0])} {num(b[1])}"
        for t, w, k in ((22, 7, 30), (62, 9, 40), (128, 6, 22), (246, 8, 34), (318, 9, 38))
        for a, m, b in ((polar(x, y, r - 3, t - w), polar(x, y, r + k * 1.5, t), polar(x, y, r - 3, t + w)),)
    )
    glowing(c, 0, loops, ("#ff5a2a", 9, 0.3), ("#ffb05a", 2.2, 0.8))
    edge = smooth([polar(x, y, r * (1 + 0.008 * bell(c)), 18 * i) for i in range(20)], closed=True)
    c.fill(edge, c.radial("#ff9a45", (0.45, "#e84f24"), (0.8, "#b82a16"), "#7a1410", cx=0.4, cy=0.38, r=0.68))
    with c.group(clip=c.clip(edge)):
        # hot gas rises in great bubbles and sinks, cooler, between them
        hot = [
            (150, 104, 40), (214, 84, 34), (256, 130, 40), (196, 158, 46), (122, 168, 38), (160, 226, 42),
            (232, 214, 40), (96, 118, 26),
            (286, 184, 30), (90, 220, 26), (200, 274, 30), (176, 50, 22), (268, 78, 24), (64, 168, 18),
            (314, 140, 18), (128, 270, 24),
        ]  # fmt: skip
        lanes = rims = ""
        for px, py, k in hot:
            far = min(0.95, math.hypot(px - x, py - y) / r)
            thin, a = math.sqrt(1 - 0.8 * far * far), math.atan2(py - y, px - x)
            outline = []
            for corner in range(6):
                u, v = polar(0, 0, k * c.rng.uniform(0.84, 1.14), 60 * corner)
                u *= thin
                outline.append(
                    (px + u * math.cos(a) - v * math.sin(a), py + u * math.sin(a) + v * math.cos(a))
                )
            lanes += smooth(outline, closed=True)
            rims += smooth([(qx - k * 0.06, qy - k * 0.08) for qx, qy in outline[3:6]])
        hot_gas = c.radial("#ffc45acc", (0.55, "#ff8a3a88"), "#f0502000")
        glowing(c, 1, lanes, ("#8a1408", 8, 0.3), fill=hot_gas)
        c.line(rims, "#ffe2a0", 1.8, 0.45)
        mist(c, [(px - k * 0.12, py - k * 0.14, k * 0.62, k * 0.55) for px, py, k in hot], "#ffe49a", 0.75)

    c.fill(edge, c.radial((0.5, "#00000000"), (0.82, "#5a0a0866"), (1, "#200404b0"), cx=0.42, cy=0.4, r=0.62))
    # bubbles that burst off
    for px, py, size in ((336, 72, 5.0), (354, 108, 3.5), (56, 60, 4.0)):
        c.glow(px, py, size * 2.6, "#ff7a3a", 0.9)
        c.disc(px, py, size, "#ffb46a")
    # the cloud of dust in front
    mist(
        c,
        ((262, 236, 96, 62), (320, 262, 92, 52), (216, 276, 76, 42), (296, 214, 60, 40), (372, 286, 70, 40)),
        "#1c0c10",
        0.9,
    )
    specks(c, [(290 + 44 * bell(c), 250 + 22 * bell(c)) for _ in range(50)], "#c98a6a", 1.5, 0.6)
    c.glow(424, 150, 34, "#ffe07a", 0.9)
    c.disc(424, 150, 3.6, "#fff3a8")
    for px, py, k in ((400, 44, 13), (452, 250, 11), (30, 290, 11)):
        sparkle(c, px, py, k, "#cfe0ff", 0.5)


def _curtains(c: Canvas) -> None:
    """55: green and pink curtains over snowy firs and a fjord."""
    c.backdrop("#050b24", (0.45, "#0b2448"), (0.66, "#1b4a66"), "#2a5a70")
    starfield(c, 60, (0, 0, 480, 120))
    green = c.shade(
        (0, "#e87ad000"), (0.3, "#d878d866"), (0.55, "#5af0a0aa"), (0.88, "#6fffb4ee"), (1, "#6fffb400")
    )
    pink = c.shade(
        (0, "#b46aff00"), (0.4, "#e070e888"), (0.7, "#ff8ad0bb"), (0.92, "#8affc8aa"), (1, "#8affc800")
    )
    c.glow(230, 130, 260, "#3ae09a", 0.4, 0.55)

    def curtain(points: list[Point], tall: float, paint: str, part: float) -> None:
        """Soft strips of light, side by side, that stand on a winding line."""
        fine: list[Point] = []
        for (ax, ay), (bx, by) in pairwise(points):
            for t in (0.0, 0.25, 0.5, 0.75):
                fine.append((ax + (bx - ax) * t, ay + (by - ay) * (3 * t * t - 2 * t**3)))
        tops = [tall * (0.88 + 0.09 * math.sin(i) + 0.04 * math.sin(i * 2.4)) for i in range(len(fine))]
        with c.group(opacity=part):
            for i, ((px, py), (qx, qy)) in enumerate(pairwise(fine)):
                strip = ((px, py), (px + 9, py - tops[i]), (qx + 9.6, qy - tops[i + 1]), (qx + 0.6, qy))
                c.fill(poly(*strip), paint)

    curtain([(-30, 118), (70, 88), (150, 112), (240, 80), (330, 104), (420, 70), (510, 88)], 84, pink, 0.6)
    curtain(
        [(-30, 176), (60, 190), (140, 142), (210, 168), (290, 128), (360, 164), (440, 138), (510, 170)],
        134,
        green,
        0.95,
    )
    rays = "".join(
        f"M{px} {py}l8-{h}"
        for px, py, h in (
            (24, 172, 90), (62, 180, 110), (150, 136, 96), (196, 154, 104),
            (240, 140, 80), (300, 122, 92), (352, 150, 100), (404, 140, 84), (452, 132, 92),
        )
    )  # fmt: skip
    c.line(rays, "#c8ffe0", 6, 0.08)
    base = smooth(
        [(-30, 172), (60, 186), (140, 138), (210, 164), (290, 124), (360, 160), (440, 134), (510, 166)]
    )
    glowing(c, 0, base, ("#6fffb4", 9, 0.25), ("#d8ffe9", 2, 0.5))
    range_of(c, 222, 4, 60, "#7fa0bc", "#3c5a7e", 0.7, "#dceaf4", "#8fb0cc")
    c.fill("M-10 222H490V276H-10z", c.shade("#2c7a7a", "#164a60", "#0c2c46"))
    mist(c, ((150, 226, 110, 22), (320, 230, 100, 22)), "#6fffb4", 0.75)
    mist(c, ((230, 236, 120, 20),), "#ff9ad8", 0.4)
    glints(c, 18, (10, 228, 470, 268), "#b4ffd8", 22, 0.45)
    c.fill(
        band([(-10, 262), (60, 252), (120, 266), (220, 278), (330, 270), (420, 254), (490, 260)]),
        c.shade("#e4f4f4", "#9fc4d4", "#5f8aa6", box=(250, 320)),
    )
    c.fill(band([(-10, 292), (110, 284), (240, 302), (360, 290), (490, 298)]), "#c4e0e6", 0.6)
    with c.group(at=(44, 290)), stamp(c, 1):
        fir(c, 0, 0, 96, "#1c4a4c", snow=True)
    for px, py, k in (
        (92, 302, 0.7),
        (2, 308, 0.9),
        (398, 288, 0.85),
        (450, 302, 1.12),
        (132, 292, 0.45),
        (358, 288, 0.5),
    ):
        again(c, 1, px, py, k)
    watcher(c, 226, 306, 34, "#a8443a", 20)
    watcher(c, 246, 308, 30, "#3a5a8a", 330)


def _streaks(c: Canvas) -> None:
    """56: bright streaks from one point over a lit tent, sleepers in the open and dark mountains."""
    c.backdrop("#050a22", (0.5, "#112456"), (0.78, "#2c4a84"), "#5a6a94")
    mist(c, [(430 - 44 * k, 10 + 24 * k, 88, 50) for k in range(8)], "#8a92d8", 0.2)
    starfield(c, 150, (0, 0, 480, 220))
    x, y = 300.0, 40.0
    fade = [c.shade("#ffffff00", "#ffffff", turn=t) for t in (90, 270)]
    for b, near, far, w in (
        (84, 60, 160, 2.6), (104, 90, 176, 3.4), (124, 40, 120, 2.4), (140, 110, 210, 3.6),
        (164, 60, 150, 2.6), (186, 90, 186, 3.2), (206, 50, 120, 2.4),
        (222, 110, 236, 4.2), (240, 70, 170, 2.8), (254, 120, 270, 3.8), (268, 60, 150, 2.6),
        (282, 100, 210, 3.0), (64, 50, 110, 2.2), (300, 60, 110, 2.0),
    ):  # fmt: skip
        (ax, ay), (bx, by) = polar(x, y, near, b), polar(x, y, far, b)
        a, d = polar(bx, by, w / 2, b + 90), polar(bx, by, w / 2, b - 90)
        c.fill(poly((ax, ay), a, d), fade[0 if bx > ax else 1])
        c.glow(bx, by, w * 2.6, "#dff6e8" if w > 3 else "#ffffff", 0.9)
        c.disc(bx, by, w * 0.42, "#ffffff")
    sparkle(c, 432, 60, 12, "#fff0c8", 0.4)
    # the comet whose dust it is, faint and far
    with c.group(at=(44, 160), turn=36):
        c.fill("M-3 0Q-10-30-16-56H12Q8-28 3 0z", c.shade("#cfe6ff00", "#cfe6ffaa"))
        c.glow(0, 0, 10, "#e8f6ff", 0.95)
    range_of(c, 262, 5, 92, "#2c3d70", "#16224a", 0.3, "#7a8cc0", "#44578c")
    c.fill("M-10 262L40 232 92 250 150 226 214 252 280 230 350 250 420 228 490 248V330H-10z", "#0e1838")
    c.fill(
        band([(-10, 280), (110, 270), (240, 278), (370, 268), (490, 276)]),
        c.shade("#2a2c44", "#10142a", box=(268, 320)),
    )
    tent(c, 128, 298, 116, "#e8863a", lit=True)
    c.line("M70 298L56 304M186 298L200 304", "#c8a070", 1.2)
    c.fill("M228 312L262 288H388L360 312z", "#8a3f4c")
    c.line("M234 306H366M250 296H380", "#d8a05a", 1.4, 0.7)
    for px, py, coat, legs in ((262, 304, "#3f7a9a", "#243452"), (282, 294, "#9a5a8a", "#2c2a4a")):
        c.line(f"M{px + 14} {py}H{px + 42}", coat, 11)
        c.line(f"M{px + 46} {py + 1}H{px + 82}", legs, 8)
        c.disc(px, py, 6.5, "#d8a07c")
        c.fill(f"M{px - 6} {py + 3}a6.5 6.5 0 0 1 3-9q4 2 1 9z", "#1c1418")
    c.line("M284 300L306 278M318 290L336 272", "#3f7a9a", 4)
    c.disc(306, 278, 2.6, "#d8a07c")
    c.disc(336, 272, 2.6, "#d8a07c")
    rocks(c, [(28, 310, 26), (424, 304, 34), (458, 312, 20)], "#4a5078", "#22284a")


def _burst(c: Canvas) -> None:
    """57: a blinding rock and its white trail over snowy roofs; long shadows, bursting panes."""
    c.backdrop("#5f8ac4", (0.5, "#a8c4e2"), (0.78, "#f2d8c4"), "#f8e4d0")
    hx, hy = 372.0, 96.0
    # the trail, two rolls of smoke
    c.glow(hx, hy, 190, "#fff6d0", 0.95)
    d = dark = ""
    for i in range(18):
        t = i / 17
        px, py = -20 + (hx + 10) * t, 8 + (hy - 8) * t
        k = 17 - 10 * t + 2.4 * math.sin(i * 2.1)
        d += oval(px - 4, py - k * 0.55, k * 1.15, k * 0.8) + oval(px + 4, py + k * 0.6, k * 1.1, k * 0.75)
        dark += oval(px + 3, py + k * 0.95, k, k * 0.5)
    c.fill(dark, "#a8a4b8", 0.7)
    c.fill(d, c.shade("#ffffff", "#f4ecec", "#d8cedb"))
    c.fill(
        poly((60, 27), (hx, hy - 8), (hx + 6, hy), (hx, hy + 8)),
        c.shade("#ffb04a00", "#ffd27acc", "#fffbe8", turn=90),
    )
    for k, part in ((64, 0.5), (34, 0.9)):
        c.glow(hx, hy, k, "#ffffff", part)
    rays = "".join(
        poly(polar(hx, hy, 10, b - 24), polar(hx, hy, k, b), polar(hx, hy, 10, b + 24))
        for b, k in ((20, 62), (68, 84), (112, 96), (150, 70), (196, 58), (330, 50))
    )
    c.fill(rays, "#fffdf0", 0.55)
    lump(c, hx, hy, 11, "#ffe9b0", dark="#e8a04a")
    for px, py, k in ((398, 112, 3), (410, 104, 2), (404, 124, 2.4), (426, 122, 1.6)):
        c.glow(px, py, k * 4, "#fff0b0", 0.9)
        c.disc(px, py, k, "#fffbe0")
    c.fill("M-10 206L60 192 150 200 250 190 350 202 490 188V240H-10z", "#b8b4cc")
    blocks = "".join(
        f"M{px} 214v{-h}h{w}v{h}z"
        for px, w, h in (
            (8, 40, 44),
            (56, 30, 58),
            (110, 46, 38),
            (262, 36, 54),
            (304, 54, 36),
            (420, 36, 52),
        )
    )
    c.fill(blocks, c.shade("#c8b4b8", "#a494a8"))
    c.line(
        "".join(
            f"M{px} {py}h5"
            for px in (14, 28, 62, 74, 116, 130, 144, 268, 282, 310, 326, 342, 426, 440)
            for py in (184, 194, 204)
        ),
        "#6a6a88",
        4,
        0.8,
    )
    c.fill("M150 214V160l4-10h6l4 10v54z", "#b8646a")
    c.glow(157, 146, 16, "#ffffff", 0.8)
    c.fill(
        band([(-10, 214), (110, 208), (240, 214), (370, 206), (490, 212)]),
        c.shade("#fdf4ee", "#d4dcee", "#a8b8da", box=(206, 320)),
    )
    # long shadows away from the light
    shadows = "M20 262L-10 286V320H60L130 262zM202 246L108 320H222L288 246zM356 244L300 320H404L438 244z"
    c.fill(shadows, "#6f84b4", 0.55)
    c.fill(
        "M122 224L92 262 98 262 128 224zM302 226L282 266 290 266 308 226zM444 226L440 280H450L450 226z",
        "#6f84b4",
        0.5,
    )
    c.add("<defs>")
    with stamp(c, 1):
        c.fill("M-10-7H3L-3-2-6-4-5 2-10 5zM10-7V4L6 1 7-3zM10 8H1L4 4 7 5zM-10 8L-8 5-4 8z", "#bfe0f4")
        c.fill(
            "M-15 9l6-3 1 8zM-4 12l7-4-1 9zM8 9l7-2-3 8zM15 16l6-3 0 7zM-22 15l6-3-1 8zM-10 21l5-4 3 7z"
            "M5 21l6-4 1 7z",
            c.shade("#ffffff", "#8fc0e8"),
        )
    c.add("</defs>")
    for px, foot, w, h, wall, lit in (
        (74.0, 262.0, 112.0, 84.0, "#c87a5a", "#e8a07a"),
        (244.0, 246.0, 88.0, 66.0, "#6a9a8a", "#9ac4ac"),
        (396.0, 244.0, 84.0, 64.0, "#c8a04a", "#e8c878"),
    ):
        eaves, k = foot - h * 0.5, w / 84
        c.box(px - w / 2, eaves, w, foot - eaves, c.shade(mix(wall, "#3a3a5a", 0.25), wall, lit, turn=90))
        c.box(px + w * 0.2, foot - h * 0.96, w * 0.11, h * 0.3, mix(wall, "#4a2a2a", 0.4))
        with c.group(at=(px, eaves), scale=k):
            c.fill("M-50 2L-25-32H25L50 2z", c.shade("#b8c8e4", "#f4f6fc", "#fffaf0", turn=90))
            c.line("M-49 2q12 4 24 0t25 0 25 0 24 0", "#ffffff", 5)
            for side in (-20, 20):
                c.box(side - 12, 8, 24, 19, "#f8f0e0")
                c.box(side - 10, 10, 20, 15, "#2c3a5c")
                # the panes break and fly out
                again(c, 1, side, 17)
    d = "".join(arc(hx, hy, k, 150, 232) for k in (120, 136))
    c.line(d, "#ffffff", 3, 0.4)
    for px, py, h, coat, arm in (
        (172, 300, 48, "#a83a3a", 55),
        (194, 306, 31, "#3a5a8a", 50),
        (330, 304, 46, "#5a4a7a", 25),
    ):
        c.fill(f"M{px} {py}l-52 24h14L{px + 5} {py}z", "#6f84b4", 0.55)
        watcher(c, px, py, h, coat, arm, legs="#2c3450")


def _last_sliver(c: Canvas) -> None:
    """58: the last piece of an orange disc turns emerald on the line of the sea."""
    c.backdrop("#2c3f78", (0.2, "#7a6a9a"), (0.36, "#d8847a"), (0.5, "#f8b060"), (0.62, "#ffd27a"), "#ffe2a0")
    x, y = 262.0, 196.0
    c.glow(x, y, 280, "#ff8a3a", 0.55, 0.6)
    d = "".join(
        f"M{px} {py}q{w * 0.3:.0f}-7 {w * 0.5:.0f}-5t{w * 0.5:.0f} 4q-{w * 0.5:.0f} 5-{w} 1z"
        for px, py, w in (
            (20, 60, 150),
            (210, 44, 190),
            (330, 92, 140),
            (60, 108, 120),
            (150, 136, 220),
            (20, 152, 90),
            (380, 148, 100),
        )
    )
    c.fill(d, "#c85a5a", 0.55)
    c.fill("M40 120q30-9 70-4t60 2q-70 9-130 2zM300 128q50-9 120 0-60 8-120 0z", "#ffe0a0", 0.7)
    # layers of air cut and flatten the disc; only its top stays, with an emerald edge
    c.glow(x, y - 10, 150, "#7affb0", 0.6, 0.5)
    with c.group(clip=c.clip(f"M0 0H{WIDTH}V{y:.0f}H0z")):
        c.fill(
            oval(x, y + 34, 78, 64),
            c.shade(
                "#0fd884",
                (0.08, "#3aec9a"),
                (0.12, "#a8f47a"),
                (0.16, "#ffe05a"),
                (0.21, "#ff9a34"),
                (0.27, "#f4581e"),
                "#e0401a",
            ),
        )
        c.line(f"M{x - 74} 190H{x + 74}M{x - 60} 182H{x + 62}", "#fff0a8", 1.4, 0.6)
    c.fill(oval(x, 160, 22, 3), "#2af09a")
    c.fill(oval(x, 160, 12, 1.2), "#d4ffe8")
    c.fill(oval(x, 152.6, 10, 1.6), "#5affb4", 0.9)
    c.box(0, y, WIDTH, 124, c.shade("#e09a5a", (0.12, "#a8746a"), (0.4, "#4a4a78"), "#16264e"))
    c.line(f"M0 {y}H{WIDTH}", "#fff0c0", 1.4, 0.8)
    light_path(c, x, y + 2, 320, "#ffb45a", 34, 24)
    light_path(c, x, y + 2, 284, "#5affb0", 17, 20)
    glints(c, 40, (0, 206, 470, 316), "#f8c890", 24, 0.35)
    c.line(
        "M-10 262q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0M-10 292q40-14 80 0t80 0 80 0 80 0 80 0 80 0",
        "#7a8ac0",
        1.8,
        0.5,
    )
    # a sail on the line
    c.fill("M108 192h26l-5 7h-16z", "#2a1c30")
    c.fill("M120 190V160q12 14 13 29zM117 190V166q-8 12-9 24z", "#4a2c40")
    c.fill("M-10 320V262L30 250 66 256 96 272 120 296 150 320z", "#120e22")
    c.fill("M-10 300L24 284 60 290 86 312 92 320H-10z", "#08060f")
    palm(c, 26, 258, 126, "#12182a", "#1a1424")
    palm(c, 2, 264, 96, "#0e1424", "#161020")
    watcher(c, 78, 268, 40, "#5a2c44", 62, "#7a4a44", "#0c0a18")
    watcher(c, 98, 276, 28, "#2c3a6a", 66, "#7a4a44", "#0c0a18")
    # a prism on the rock parts the light
    c.fill("M126 300L142 270 158 300z", c.shade("#ffffffcc", "#b8d4ff66"))
    c.line("M126 300L142 270 158 300z", "#ffffff", 1.4, 0.9)
    c.line("M196 252L146 284", "#fff4d0", 2, 0.9)
    for k, tint in enumerate(("#ff4a3a", "#ffa03a", "#ffe04a", "#3af09a", "#4aa0ff")):
        c.line(f"M136 {288 + 0.8 * k:.1f}L96 {302 + 4 * k}", tint, 2.2, 0.85)


def _amber_disc(c: Canvas) -> None:
    """59: a huge amber disc behind temple columns above the sea; people watch."""
    c.backdrop("#1a2050", (0.4, "#4a3f7c"), (0.7, "#a8647c"), "#f0a06a")
    starfield(c, 60, (0, 0, 480, 120), 0.8)
    x, y, r = 250.0, 154.0, 104.0
    c.glow(x, y, 230, "#ffc070", 0.6)
    c.disc(x, y, r, c.shade("#ffe9a8", (0.45, "#ffce6a"), (0.8, "#f79a44"), "#e06a3a"))
    with c.group(clip=c.clip(oval(x, y, r))):
        d = "".join(
            smooth(
                [polar(x + dx * r, y + dy * r, r * k * c.rng.uniform(0.75, 1.1), 60 * i) for i in range(6)],
                closed=True,
            )
            for dx, dy, k in (
                (-0.34, -0.36, 0.3),
                (-0.56, 0.04, 0.26),
                (0.18, -0.34, 0.22),
                (0.42, -0.12, 0.2),
                (-0.1, 0.22, 0.24),
                (0.6, -0.42, 0.11),
                (0.5, 0.22, 0.16),
            )
        )
        c.fill(d, "#d8863a", 0.5)
        c.line("M306 232l-12 8M306 232l14 6M306 232l-2 14", "#fff0c0", 1.6, 0.6)
        c.disc(306, 232, 5, "#fff0c0", 0.8)
        c.fill(
            "M130 226q60-8 120-2t120-2v6q-60 6-120 2t-120 2zM120 244q70-6 140 0t130-2v5q-60 5-130 1t-140 1z",
            "#e8805a",
            0.7,
        )
    c.box(0, 246, WIDTH, 74, c.shade("#c87a6a", "#5a4a7a", "#2a2a58"))
    light_path(c, x, 248, 320, "#ffc878", 40, 16)
    glints(c, 24, (0, 250, 470, 284), "#ffb48a", 20, 0.4)
    c.fill(
        "M-10 284Q60 268 130 264H390Q440 270 490 290V330H-10z", c.shade("#4a3048", "#1a1228", box=(262, 320))
    )
    c.fill("M-10 300Q110 288 240 296T490 304V330H-10z", "#140e20")
    # the temple
    marble, edge = "#2c1e3a", "#f0a870"
    c.fill("M116 264H384V258H116zM108 270H392V264H108z", marble)
    xs = (128, 156, 184, 212, 240, 268, 324, 352)
    d = "".join(f"M{px} 258L{px + 2} 152h10L{px + 14} 258z" + f"M{px - 2} 146h18l-3 6h-12z" for px in xs)
    c.fill(d + "M296 258L297 214l4-5 5 3 3 46z", marble)
    c.line("".join(f"M{px + 5} 156V256M{px + 9} 156V256" for px in xs), "#4a3454", 1.2)
    c.line("".join(f"M{px + 1} 256L{px + 2.6} 154" for px in xs), edge, 1.2, 0.7)
    c.fill("M122 146H286V132L281 128 122 128zM320 146H370V134l-6-5-44 1z", marble)
    c.line("M122 128H281M320 130H362M122 137H286", edge, 1, 0.7)
    rocks(c, [(300, 284, 20), (404, 280, 22), (74, 286, 24)], "#3a2840", "#1c1428")
    for px, py, h, coat, arm in (
        (48, 304, 46, "#7a3a54", 62),
        (74, 308, 30, "#3a5a84", 56),
        (96, 304, 48, "#5a3a6a", 200),
        (410, 306, 48, "#8a4a3a", 292),
        (434, 308, 44, "#3a4a7a", 170),
        (458, 312, 32, "#7a5a3a", 310),
    ):
        watcher(c, px, py, h, coat, arm, "#b07a60", "#161024")
    c.line("M300 62q5-6 9 0 4-6 9 0M332 48q4-5 7 0 3-5 7 0M160 76q4-5 7 0 3-5 7 0", "#2c1e3a", 1.8)


def _landing(c: Canvas) -> None:
    """60: a scorched cone under an orange and white canopy, small rockets and dust over the grass."""
    c.backdrop("#3f86c8", (0.5, "#8fc4e8"), (0.8, "#e0eef0"), "#f4ecd4")
    # the fiery trace high up, where the air braked it
    c.fill("M-10 12Q70 26 128 70L124 74Q66 36-10 26z", c.shade("#ffb04a00", "#ffcf8a", "#ff8a3a", turn=90))
    c.glow(126, 72, 14, "#ffb45a", 0.9)
    c.line("M120 66Q160 92 206 104", "#ffffff", 2, 0.4, "2 7")
    for px, py, w in ((74, 132, 110), (404, 74, 130), (438, 156, 84)):
        c.fill(
            "".join(
                oval(px + a * w, py + b * w, k * w)
                for a, b, k in ((-0.3, 0, 0.13), (-0.1, -0.07, 0.19), (0.14, -0.04, 0.17), (0.34, 0.01, 0.11))
            )
            + round_box(px - w * 0.44, py - 2, w * 0.88, w * 0.12, w * 0.06),
            "#ffffff",
            0.85,
        )
    x = 250.0
    # the canopy
    gores = 10
    top = (x, 14.0)
    for i in range(gores):
        t0, t1 = -1 + 2 * i / gores, -1 + 2 * (i + 1) / gores
        a, b = x + 128 * math.sin(t0 * 1.5708), x + 128 * math.sin(t1 * 1.5708)
        y0, y1 = 96 + 18 * (1 - t0 * t0), 96 + 18 * (1 - t1 * t1)
        tint = ("#f07a2a", "#fbfaf4")[i % 2]
        c.fill(
            f"M{num(top[0])} {num(top[1])}C{num(x + (a - x) * 0.62)} 16 {num(a)} 50 {num(a)} {num(y0)}"
            f"Q{num((a + b) / 2)} {num((y0 + y1) / 2 - 9)} {num(b)} {num(y1)}"
            f"C{num(b)} 50 {num(x + (b - x) * 0.62)} 16 {num(top[0])} {num(top[1])}z",
            mix(tint, "#6a3a4a", 0.05 + 0.3 * max(0, (t0 + 0.2)) ** 1.2),
        )
    c.fill("M122 96Q250 134 378 96 340 84 250 84T122 96z", "#7a3a20", 0.18)
    c.oval(x, 16, 10, 3, "#8a4a2a")
    lines = "".join(
        line_path(
            [
                (
                    x + 128 * math.sin((-1 + 2 * i / gores) * 1.5708),
                    96 + 18 * (1 - (-1 + 2 * i / gores) ** 2),
                ),
                (x, 172),
            ]
        )
        for i in range(gores + 1)
    )
    c.line(lines, "#4a5868", 0.9, 0.8)
    c.line("M250 172V192", "#4a5868", 2)
    # the land
    c.fill(
        "M-10 244Q110 232 240 240T490 234V330H-10z", c.shade("#d8c878", "#b0a04c", "#7d8038", box=(234, 320))
    )
    c.fill("M-10 274Q120 262 250 272T490 266V330H-10z", "#9a9444", 0.7)
    grass(c, 110, (0, 252, 480, 318), "#6a7a30", 9, 1.2)
    grass(c, 60, (0, 262, 480, 318), "#e0d68a", 8, 1.1)
    # the cone: scorched by the burning gas
    with c.group(at=(x, 216), turn=-4):
        c.fill(
            "M-13-30Q0-36 13-30L33 16Q36 24 30 28H-30Q-36 24-33 16z",
            c.shade("#a08a78", (0.3, "#6a5a52"), (0.7, "#3a322f"), "#1c1818", turn=90),
        )
        c.fill(
            "M-33 16Q-20 4-24-4L-30 8zM-6 28Q-2 6-9-6-2 8 2 28zM14 28Q20 8 14-10 24 6 26 28z", "#15110f", 0.7
        )
        c.line("M-22-8Q0-2 22-8M-32 15Q0 24 32 15", "#c8b098", 1.2, 0.6)
        c.disc(-8, 2, 6.5, "#8a7a6a")
        c.disc(-8, 2, 5, c.shade("#ffe9b0", "#e8a84a"))
        c.disc(-8, 3, 2.3, "#6a4a3a")
        c.fill("M-12 7q4-4 8 0z", "#f4f6f8")
        c.disc(16, 0, 4, "#2a3448")
        c.box(-9, -36, 18, 7, "#7a6a5e", r=2)
        c.fill("M-31 26H31L24 33H-24z", "#2a2422")
    for px in (230, 244, 258, 272):
        c.fill(f"M{px - 3} 248L{px} 276 {px + 4} 248z", c.shade("#fff6c8", "#ffb03a", "#ff6a2a00"))
    c.glow(x, 268, 46, "#ffcf6a", 0.7, 0.4)
    mist(
        c,
        ((196, 282, 62, 24), (306, 282, 66, 24), (250, 288, 90, 24), (146, 288, 54, 18), (360, 290, 58, 18)),
        "#c8a878",
        0.95,
    )
    d = "".join(
        oval(px, py, k, k * 0.7)
        for px, py, k in (
            (178, 288, 18),
            (202, 280, 16),
            (226, 290, 17),
            (252, 294, 18),
            (280, 288, 18),
            (304, 280, 15),
            (328, 288, 18),
            (150, 293, 12),
            (354, 294, 12),
        )
    )
    c.fill(d, c.shade("#f0e0bc", "#c0a070"), 0.75)
    # those who come for the crew
    with c.group(at=(424, 206), scale=0.9):
        c.fill("M-26-6q2-10 18-10h14q14 2 16 10l26 2v4L22 6q-4 6-12 6H-14Q-26 8-26-6z", "#3f5a4a")
        c.fill("M-24-6q2-7 12-7v9h-12z", "#bfe0f0")
        c.line("M-38-22H40M0-22V-16M48-8V6M-18 18H12M-12 12V18M6 12V18", "#26342c", 2)
    crowd(c, ((388, 262), (404, 264), (420, 261)), 17)


def _pale_band(c: Canvas) -> None:
    """61: a long bright band with dark patches over dunes and a lone tree."""
    c.backdrop("#040820", (0.45, "#0f1f4a"), (0.72, "#2c3c6e"), "#7a6478")
    starfield(c, 160, (0, 0, 480, 236))

    with c.group(at=(236, 112), turn=-32):
        mist(c, [(-290 + 116 * k, 4 * math.sin(k * 2.0), 130, 66) for k in range(6)], "#8f9ae0", 0.5)
        mist(c, [(-250 + 100 * k, 3 * math.sin(k * 2.4), 110, 36) for k in range(6)], "#e8d4e8", 0.5)
        mist(c, ((-84, 0, 110, 58), (-60, -4, 66, 40)), "#ffe0c0", 0.4)
        mist(
            c, ((-160, -14, 14, 10), (16, 16, 14, 11), (92, -15, 12, 10), (176, 10, 14, 11)), "#ff7aa8", 0.75
        )
        for n, tint, size, wide in (
            (190, "#ffffff", 1.1, 17),
            (90, "#ffe7bd", 1.5, 13),
            (56, "#c9dcff", 1.8, 21),
        ):
            specks(
                c,
                [(-300 + 600 * (i + c.rng.random()) / n, wide * bell(c)) for i in range(n)],
                tint,
                size,
                0.9,
            )
        # dark patches of dust along the middle
        dust = [
            (-204, 6, 50, 6), (-150, -4, 44, 9), (-104, 7, 40, 14), (-66, -3, 30, 10), (-22, 6, 40, 15),
            (24, -4, 34, 10), (62, 8, 36, 12), (112, -2, 44, 9), (170, 6, 46, 8),
            (-124, 20, 26, 6), (-78, -17, 24, 7), (14, 21, 28, 8), (78, -16, 22, 6), (-30, -19, 16, 6),
            (136, 19, 22, 6), (232, 0, 44, 6), (-176, 14, 22, 5), (196, -10, 24, 5),
        ]  # fmt: skip
        mist(c, dust, "#0b0820", 0.85)
        mist(c, [(px + 10, py + 2, a * 0.7, b) for px, py, a, b in dust[1:8]], "#0b0820", 0.8)
    for px, py, k in ((90, 50, 13), (404, 150, 12), (180, 30, 8)):
        sparkle(c, px, py, k, "#ffffff", 0.4)
    c.line("M56 96L92 116", "#ffffff", 1.6, 0.8)
    c.fill("M-10 244L70 226 140 238 220 222 310 236 400 220 490 234V270H-10z", "#3a3054")
    # dunes, lit by starlight alone
    for crest, foot, flank, lit, dark in (
        ("M-10 268Q90 250 170 236", "Q240 262 490 252", "Q196 268 60 330", "#a8683f", "#5a3034"),
        ("M-10 300Q160 292 330 250", "Q390 286 490 284", "Q330 290 210 330", "#b8743f", "#5c2f30"),
        ("M-10 322Q60 290 96 284", "Q170 306 490 318", "Q110 300 60 330", "#8a4f34", "#3c2028"),
    ):
        c.fill(f"{crest}{foot}V330H-10z", dark)
        c.fill(f"{crest}{flank}H-10z", c.shade(lit, mix(lit, "#2a1420", 0.5)))
    # the lone tree
    c.line(
        "M372 288Q368 268 376 252M374 262Q362 250 350 246M376 254Q392 240 410 238M376 254Q374 240 366 230",
        "#0c0812",
        4.5,
    )
    c.fill(
        "".join(
            oval(px, py, a, b)
            for px, py, a, b in (
                (346, 240, 22, 9),
                (366, 226, 26, 10),
                (396, 222, 24, 9),
                (414, 234, 22, 9),
                (380, 236, 26, 8),
                (334, 248, 12, 5),
                (432, 242, 12, 5),
            )
        ),
        c.shade("#26304a", "#0a0a16"),
    )
    c.oval(388, 289, 34, 3.5, "#1c0f18", 0.7)
    grass(c, 26, (300, 288, 470, 312), "#4a3030", 8, 1.1)


def _bright_town(c: Canvas) -> None:
    """62: an orange dome of light over skyscrapers and their harbour; only three stars are left."""
    c.backdrop("#14163a", (0.22, "#2c2448"), (0.5, "#8a4a40"), (0.72, "#f09a4a"), "#ffc878")
    c.glow(240, 236, 300, "#ffb04a", 0.85, 0.72)
    c.fill(oval(240, 250, 236, 186), c.radial((0.4, "#ffb45a99"), (0.93, "#ff9a3a55"), (1, "#ff9a3a00")))
    for px, py in ((74, 36), (214, 22), (398, 46)):
        sparkle(c, px, py, 12, "#fff8e0", 0.5)
    c.fill(
        "M20 96q40-14 90-4t80-2q-40 14-90 8t-80-2zM290 78q50-12 110-2t70-2q-50 12-100 8t-80-4z",
        "#c87a5a",
        0.5,
    )
    c.fill(
        "M-10 196L60 150 110 170 176 128 240 160 310 136 380 168 440 146 490 172V250H-10z", "#5a3444", 0.75
    )
    # beams that stray upwards
    for px, b in ((150, -16), (236, 8), (322, 24)):
        foot, top = (float(px), 214.0), polar(px, 214, 190, b)
        beam(c, foot, top, 3, 44, c.shade("#fff0c000", "#fff0c077"))
    for low, hs, paint, lights in (
        (236, (60, 84, 70, 108, 76, 94, 66, 116, 84, 72, 98, 64, 88, 58), "#5a3a50", "#ffcf85"),
        (248, (52, 96, 74, 128, 62, 88, 150, 70, 110, 60, 132, 82, 66), "#2c2240", "#ffe09a"),
    ):
        step = 484 / len(hs)
        d, windows = "", ""
        for i, h in enumerate(hs):
            left, w = i * step + c.rng.uniform(0, 5), step * c.rng.uniform(0.68, 0.86)
            d += f"M{num(left)} {low}v{-h}h{num(w)}v{h}z"
            if i % 3 == 0:
                d += f"M{num(left + w / 2 - 1)} {low - h}v-18h2v18z"
            elif i % 3 == 1:
                d += f"M{num(left)} {low - h}l{num(w / 2)}-14 {num(w / 2)} 14z"
            for row in range(8, h - 6, 9):
                for col in range(5, int(w) - 3, 7):
                    if c.rng.random() < 0.5:
                        windows += f"M{num(left + col)} {low - h + row}h2"
        c.fill(d, paint)
        c.line(windows, lights, 2.4, 0.9)
    c.box(0, 246, WIDTH, 74, c.shade("#e08a4a", (0.3, "#7a4450"), "#1c1838"))
    d = "".join(f"M{num(c.rng.uniform(0, 480))} 248v{num(c.rng.uniform(10, 50))}" for _ in range(46))
    c.line(d, "#ffd08a", 2.2, 0.5)
    c.line(
        "".join(f"M{num(c.rng.uniform(0, 480))} 248v{num(c.rng.uniform(8, 36))}" for _ in range(18)),
        "#ff8a9a",
        2,
        0.5,
    )
    glints(c, 34, (0, 256, 470, 316), "#ffe0a8", 20, 0.4)
    # a row of lamps on the quay
    c.box(0, 304, WIDTH, 16, "#120f24")
    for px in range(30, 480, 70):
        c.line(f"M{px} 304V276q0-6 7-6", "#120f24", 2.4)
        c.glow(px + 9, 272, 19, "#fff0b8", 0.9)
        c.disc(px + 9, 271, 3, "#fffbe0")
    # a junk with ribbed sails, and birds that lost their way
    c.fill("M196 292Q200 304 214 304H272Q288 302 292 286L276 292z", "#2a1420")
    c.fill("M226 290Q216 262 236 236 252 262 250 290zM256 290Q252 268 264 248 280 270 278 290z", "#a83a34")
    c.line("M221 276H251M225 262H249M230 248H244M255 278H279M257 264H275", "#5a1c22", 1.4)
    c.line(
        "M60 96q7-9 12 0 5-9 12 0M100 116q6-7 10 0 4-7 10 0M120 84q5-6 8 0 3-6 8 0"
        "M352 106q7-9 12 0 5-9 12 0M396 92q5-6 8 0 3-6 8 0M330 84q5-6 8 0 3-6 8 0",
        "#1c1430",
        2.4,
    )


def _cone_of_tracks(c: Canvas) -> None:
    """63: a particle breaks the air into a cone of tracks above a grass plain with a tank of water."""
    c.backdrop("#070c2a", (0.4, "#142a60"), (0.66, "#2c4f8a"), (0.76, "#6a7fa8"), "#a89a9a")
    starfield(c, 60, (0, 0, 480, 150))
    # where it comes from: a star that explodes in a far galaxy
    spiral(c, 62, 52, 38, turn=-24, flat=0.5, stars=60)
    c.glow(76, 44, 20, "#fff0c8", 0.95)
    spikes(c, 76, 44, 20, 3, "#fff6d8")
    hit: Point = (214.0, 58.0)
    c.line(line_path([(84, 46), hit]), "#fff4c8", 2.2, 0.95, "1 6")
    c.glow(*hit, 34, "#ffffff", 0.95)
    spikes(c, *hit, 22, 4, "#fff8e0")
    c.fill(
        "M-10 232L40 208 84 220 140 196 190 214 250 190 300 212 352 200 410 222 490 204V250H-10z",
        c.shade("#3f5080", "#6a7498", box=(190, 240)),
    )
    c.fill(
        "M126 202L140 196 158 203 146 205 138 203zM236 196L250 190 266 197 254 199z"
        "M336 204L352 200 364 205 352 207z",
        "#f4f8fc",
    )
    c.fill(
        band([(-10, 240), (110, 234), (240, 240), (370, 234), (490, 238)]),
        c.shade("#9aa060", "#6f8044", "#3f5830", box=(234, 320)),
    )
    # far tanks of the same kind
    for px, py, k in ((40, 248, 7), (430, 246, 7), (468, 254, 9)):
        c.fill(f"M{px - k} {py}v{-k * 0.7:.1f}h{2 * k}v{k * 0.7:.1f}z", "#efe6d2")
        c.line(f"M{px} {py - k * 0.7:.1f}v{-k:.0f}", "#6a6a70", 1)
    grass(c, 50, (0, 250, 480, 318), "#4a5f30", 10, 1.3)
    grass(c, 26, (0, 256, 480, 318), "#c8c884", 9, 1.2)
    # the cone
    c.fill("M214 58L92 288Q214 312 372 288z", c.shade("#d8f0ff88", "#9fd0ff22"), 0.9)
    ways: list[str] = ["", "", ""]

    def split(x: float, y: float, lean: float, depth: int) -> None:
        """One track that breaks into two further down."""
        length = (48, 56, 62, 70)[depth]
        qx, qy = x + lean * length + 2 * bell(c), y + length * c.rng.uniform(0.85, 1.1)
        ways[(0, 1, 1, 2)[depth]] += line_path([(x, y), (qx, min(qy, 290))])
        if depth < 3 and qy < 286:
            split(qx, qy, lean * 1.02 + c.rng.uniform(0.06, 0.18), depth + 1)
            split(qx, qy, lean * 1.02 - c.rng.uniform(0.06, 0.18), depth + 1)

    for lean in (-0.34, -0.08, 0.16, 0.42):
        split(*hit, lean, 0)
    for k, (d, tint, width) in enumerate(
        zip(ways, ("#ffffff", "#ffe48a", "#7fd8ff"), (2.2, 1.6, 1.2), strict=True)
    ):
        glowing(c, k, d, (tint, width * 3.5, 0.18), (tint, width, 0.9))
    specks(c, [(232 + 58 * bell(c), 250 + 16 * bell(c)) for _ in range(40)], "#ffffff", 2, 0.9)
    # the tank, cut open to show the water and its brief blue gleam
    x, y = 252.0, 262.0
    c.oval(x + 8, 310, 86, 8, "#3a4a24", 0.6)
    c.fill(
        f"M{x - 74} {y}V302a74 13 0 0 0 148 0V{y}z", c.shade("#c8b898", (0.3, "#f8f0dc"), "#a08c68", turn=90)
    )
    c.oval(x, y, 74, 13, "#fdf8ea")
    c.fill(
        f"M{x - 46} {y + 18}H{x + 46}V{y + 46}Q{x} {y + 54} {x - 46} {y + 46}z",
        c.shade("#7fe0ff", "#2a8ae0", "#1450a8"),
    )
    c.glow(x, y + 32, 50, "#8af0ff", 0.95, 0.55)
    c.line(f"M{x - 30} {y + 20}l14 26M{x - 4} {y + 19}l6 30M{x + 26} {y + 20}l4 26", "#eaffff", 2)
    c.line(f"M{x - 46} {y + 21}q11-4 23 0t23 0 23 0 23 0", "#dff8ff", 1.4, 0.8)
    c.line(f"M{x - 46} {y + 18}H{x + 46}V{y + 46}Q{x} {y + 54} {x - 46} {y + 46}z", "#8a7858", 1.6)
    for dx in (-30, 2, 34):
        c.fill(f"M{x + dx - 7} {y - 2}a7 7 0 0 1 14 0z", "#7d8694")
    c.line(f"M{x + 48} {y}V{y - 46}M{x + 42} {y - 40}H{x + 54}", "#5a6470", 2)
    c.fill(poly((x + 30, y - 18), (x + 52, y - 26), (x + 58, y - 12), (x + 36, y - 4)), "#2c4f8f")
    waves(c, x + 48, y - 46, 6, 45, "#fff0c8", 3, 40)


def _far_craft(c: Canvas) -> None:
    """64: a craft with a round dish and a golden record leaves the planets; the sun is a tiny dot."""
    c.backdrop("#03040e", "#080c22", "#0d1030")
    mist(c, ((400, 260, 170, 110), (470, 170, 110, 110)), "#5a3a8a", 0.4)
    starfield(c, 130)
    sx, sy = 92.0, 78.0
    # the bubble that the wind of the sun fills
    c.disc(
        sx,
        sy,
        172,
        c.radial(
            (0, "#ffd88a44"), (0.6, "#5a7ad022"), (0.94, "#6f9aff22"), (0.985, "#9fc0ff88"), (1, "#9fc0ff00")
        ),
    )
    wind = "".join(line_path([polar(sx, sy, 92, b), polar(sx, sy, 152, b)]) for b in range(70, 200, 16))
    c.line(wind, "#ffe2a0", 1, 0.35, "2 7")
    for k, b, r, tint in (
        (20, 40, 2, "#c8b49a"),
        (30, 150, 2.6, "#6fb4ff"),
        (42, 260, 2.2, "#e07a4a"),
        (60, 100, 5.4, "#dcb488"),
        (78, 190, 4.6, "#ecd6a0"),
        (94, 60, 3.6, "#9fe0e8"),
        (108, 140, 3.6, "#5a7af0"),
    ):
        c.line(oval(sx, sy, k, k * 0.5), "#8fa4d8", 0.7, 0.45)
        px, py = polar(0, 0, k, b)
        c.disc(sx + px, sy + py * 0.5, r, tint)
        if tint == "#ecd6a0":
            c.line(oval(sx + px, sy + py * 0.5, 8, 2.4), "#ecd6a0", 1)
    c.glow(sx, sy, 26, "#ffe9a0", 0.95)
    sparkle(c, sx, sy, 13, "#fff6d0", 0.6)
    # the whisper home
    with c.group(at=(268, 138)):
        waves(c, 0, 0, 15, -66, "#9fe0ff", 5, 22)
    with c.group(at=(316, 166), turn=0):
        # booms
        c.line("M-10 20L-92 112M10 20L112 92", "#8f98a8", 3)
        d = "".join(f"M{-18 - 12 * i} {29 + 13.5 * i}l12 2" for i in range(7))
        c.line(d + "".join(f"M{20 + 14 * i} {27 + 9 * i}l2 12" for i in range(7)), "#cfd6e0", 1)
        c.fill("M-104 104L-88 98-80 116-96 124z", c.shade("#c9d0da", "#6a7484", turn=90))
        c.box(-120, 118, 22, 12, "#4a5468", r=2)
        for i in range(3):
            px, py = 90 + 17 * i, 76 + 13 * i
            with c.group(at=(px, py), turn=36):
                c.box(-11, -8, 20, 16, c.shade("#6a6a74", "#26262e"), r=3)
                c.line("M-6-8V8M0-8V8M6-8V8", "#9a9aa4", 1.2)
        c.line("M14 26L150-44", "#aab2c0", 1.6)
        # the body with ten sides
        c.fill(
            "M-42 18L-30 8H36L50 18 44 46 28 58H-24L-40 46z",
            c.shade("#f0d68a", (0.5, "#b88a3a"), "#5a3c18", turn=120),
        )
        c.line("M-30 8L-22 58M-6 8V58M16 8L12 58M36 8L28 58", "#6a4a1c", 1.2, 0.8)
        # the dish looks back towards home
        with c.group(at=(-14, -18), turn=-60):
            c.fill("M-74-16Q-50 34 0 34T74-16z", c.shade("#aab4c4", "#5a6476", turn=90))
            c.oval(0, -16, 74, 27, c.shade("#ffffff", (0.5, "#e4e9f0"), "#9fabbc", turn=120))
            c.oval(0, -14, 54, 18, "#b8c3d2", 0.5)
            c.line("M-50-18L0-66 50-18M0-4V-66", "#5d6878", 2)
            c.fill("M-9-72H9L13-60H-13z", "#d8dee6")
    # the golden record with its grooves, seen close
    gx, gy = 392.0, 236.0
    c.glow(gx, gy, 92, "#ffcf5a", 0.4)
    c.disc(gx, gy, 58, c.radial("#fff3b8", (0.5, "#f0bf3c"), "#a87414", cx=0.35, cy=0.3, r=0.85))
    c.line("".join(oval(gx, gy, k) for k in (54, 50, 46, 42, 38, 34, 30, 26)), "#8a5c10", 0.8, 0.6)
    c.line(
        arc(gx, gy, 48, -66, -24) + arc(gx, gy, 40, -60, -28) + arc(gx, gy, 48, 118, 156), "#fffbe0", 3, 0.7
    )
    c.disc(gx, gy, 19, "#d8a02c")
    # a whale on its label, notes that rise from it
    c.fill(
        f"M{gx - 14} {gy + 1}Q{gx - 8} {gy - 9} {gx + 3} {gy - 5}Q{gx + 9} {gy - 2} {gx + 12} {gy - 6}"
        f"L{gx + 11} {gy - 11} {gx + 15} {gy - 8} {gx + 19} {gy - 10}"
        f"Q{gx + 17} {gy - 4} {gx + 14} {gy - 3}Q{gx + 10} {gy + 8} {gx - 4} {gy + 7}T{gx - 14} {gy + 1}z",
        "#6a440c",
    )
    c.disc(gx, gy, 1.8, "#fff3c8")
    note = "M0 0a5 4 0 1 0 4 3V-18l12-4V-4a5 4 0 1 0 3 3V-28L1-22V0z"
    for px, py, size, turn in ((432, 152, 0.9, 8), (458, 196, 0.7, 18), (452, 108, 0.65, -6)):
        with c.group(at=(px, py), turn=turn, scale=size):
            c.fill(note, "#ffe9a8", 0.9)
    waves(c, gx, gy, 12, 40, "#ffe9a8", 7, 12)


def _red_shard(c: Canvas) -> None:
    """65: a reddish shard tumbles through the orbits of the planets; a telescope has seen it."""
    c.backdrop("#03040f", (0.7, "#0a1230"), "#1c2a50")
    starfield(c, 150, (0, 0, 480, 290))
    x, y = 300.0, 112.0
    with c.group(at=(x, y), turn=-10):
        for k, b, r, tint in (
            (40, 60, 3.4, "#c8b49a"),
            (66, 200, 5, "#f0d8a0"),
            (96, 300, 5.6, "#5fa8f0"),
            (130, 130, 4.4, "#e0703f"),
            (190, 20, 11, "#dcae80"),
        ):
            c.line(oval(0, 0, k, k * 0.4), "#7f9ae0", 1.1, 0.6)
            px, py = polar(0, 0, k, b)
            c.disc(
                px,
                py * 0.4,
                r,
                c.shade(mix(tint, "#ffffff", 0.45), tint, mix(tint, "#04060f", 0.6), turn=120),
            )
    c.glow(x, y, 64, "#ffd87a", 0.9)
    c.disc(x, y, 13, "#fff6d0")
    # its way: in, once around the sun, and out for ever
    way = "M492 26C380 40 318 74 290 102 262 132 262 148 224 168 176 194 90 196-12 178"
    glowing(c, 0, way, ("#ffb08a", 7, 0.14))
    c.line(way, "#ffd0b0", 1.6, 0.85, "5 6")
    c.line("M18 174L2 178 14 188", "#ffd0b0", 2, 0.9)
    # the shard turns over: bright when broad, faint when narrow
    shard = "M-86 6L-70-12-40-19 0-23 38-20 68-13 88-2 80 10 50 19 12 23-30 22-64 17z"
    for px, py, size, turn, part in (
        (414, 50, 0.16, 60, 0.5),
        (350, 70, 0.22, -50, 0.65),
        (46, 188, 0.2, 80, 0.4),
    ):
        with c.group(at=(px, py), turn=turn, scale=size, opacity=part):
            c.fill(shard, "#b8604a")
    with c.group(at=(158, 186), turn=-24):
        c.glow(0, 0, 118, "#ff8a5a", 0.35, 0.5)
        c.fill(shard, c.shade("#f0a07a", (0.45, "#b45a44"), "#4a1c20"))
        c.fill("M-86 6L-70-12-40-19 0-23 38-20 30-8 0-10-34-4-62 2z", "#ffc09a", 0.65)
        c.fill("M88-2L80 10 50 19 12 23-30 22-64 17-30 12 10 14 46 6 66 0z", "#3a1418", 0.55)
        c.fill(
            oval(-26, -2, 9, 5) + oval(22, 2, 11, 6) + oval(52, -4, 6, 4) + oval(-54, 6, 6, 3),
            "#5a2424",
            0.75,
        )
        c.line("M-35-3a9 5 0 0 0 17 3M11 1a11 6 0 0 0 21 4M46-5a6 4 0 0 0 11 2", "#ffb896", 1.3, 0.7)
        c.line("M-8-20l6 14-10 10M40-18l-6 12 8 8M-50-14l4 12", "#6a2c28", 1.3, 0.8)
    # it spins
    c.line(arc(158, 186, 104, 318, 358, 0.62) + arc(158, 186, 104, 140, 178, 0.62), "#ffffff", 1.8, 0.6)
    c.line("M150 114l11 7-10 9M166 258l-11-8 9-8", "#ffffff", 1.8, 0.6)
    # the watch on its mountain
    c.fill(
        "M250 330L300 296 350 282 400 272 440 268 490 264V330z", c.shade("#3a2c3c", "#140e1c", box=(264, 320))
    )
    beam(c, (418, 244), (212, 172), 8, 44, c.shade("#9fd0ff33", "#9fd0ff88", turn=90), 0.7)
    dome(c, 424, 274, 26, "#dfe6f0", slit=-62)
    dome(c, 364, 284, 11, "#aeb8ca")
    cloud = "".join(
        oval(px, py, a, b)
        for px, py, a, b in (
            (-6, 314, 50, 14),
            (60, 318, 50, 13),
            (126, 313, 46, 12),
            (190, 318, 50, 13),
            (252, 320, 40, 10),
        )
    )
    c.fill(cloud, c.shade("#5a6a9a", "#2c3a68"), 0.8)


def _turning_sky(c: Canvas) -> None:
    """66: arcs of light around the pole over a dark rock; a camera on its tripod."""
    c.backdrop("#070d2a", (0.45, "#142a60"), (0.72, "#3a4f88"), (0.84, "#8a6a7a"), "#c88a5a")
    x, y = 226.0, 128.0
    lines: dict[str, str] = {"#ffffff": "", "#ffdca0": "", "#b4d0ff": "", "#ffb09a": ""}
    tints = tuple(lines)
    for i in range(76):
        k = 7 + 4.1 * i + c.rng.uniform(-1.6, 1.6)
        for _ in range(1 + (i > 8) + (i > 34)):
            b, w = c.rng.uniform(0, 360), c.rng.uniform(46, 72)
            px, py = polar(x, y, k, b + w / 2)
            if -40 < px < 520 and -40 < py < 250:
                lines[tints[(0, 0, 1, 2, 2, 3)[c.rng.randrange(6)]]] += arc(x, y, k, b, b + w)
    with c.group(clip=c.clip("M0 0H480V262H0z")):
        for tint, width in zip(tints, (1.2, 1.6, 1.4, 1.2), strict=True):
            c.line(lines[tint], tint, width, 0.82)
    c.glow(x, y, 30, "#dbe8ff", 0.35)
    c.fill("M-10 250Q120 242 240 246T490 242V330H-10z", c.shade("#7a3a30", "#3a1a20", box=(242, 320)))
    rock = (
        "M88 254Q92 214 120 196 132 184 160 182 200 172 240 174 300 172 340 180 372 184 388 204 402 226 "
        "404 254z"
    )
    c.fill(rock, c.shade("#6a2c2c", "#3a1a24", "#241018", box=(172, 254)))
    c.line(
        "M130 192q-6 30-2 60M160 184q-8 34-4 70M196 178q-6 40-2 76M236 175q4 38-2 78M276 175q-2 40 4 78"
        "M316 178q4 36 2 76M350 184q8 34 4 68M376 196q8 26 6 56",
        "#8a4034",
        2.2,
        0.55,
    )
    c.line("M100 224Q112 196 134 190 160 182 200 176 240 173 300 175 344 181 372 188", "#e09a6a", 1.6, 0.7)
    c.fill("M-10 264Q110 256 240 260T490 256V330H-10z", "#2c141a", 0.8)
    d = "".join(
        oval(px, py, k, k * 0.5)
        for px, py, k in (
            (30, 266, 12),
            (56, 270, 9),
            (430, 264, 12),
            (458, 270, 10),
            (120, 274, 8),
            (300, 270, 7),
            (212, 276, 8),
            (352, 282, 9),
        )
    )
    c.fill(d, "#2a2c2c")
    grass(c, 70, (0, 268, 480, 318), "#8a5a40", 9, 1.1)
    # the camera
    cx, cy = 396.0, 236.0
    c.line(f"M{cx} {cy}L{cx - 24} 316M{cx} {cy}L{cx + 3} 318M{cx} {cy}L{cx + 28} 314", "#0a0810", 5)
    c.line(f"M{cx} {cy}L{cx - 24} 316M{cx} {cy}L{cx + 28} 314", "#5a5468", 1.4)
    with c.group(at=(cx, cy - 14), turn=28, scale=1.1):
        c.box(-22, -13, 44, 28, c.shade("#4a4a5a", "#15141e"), r=4)
        c.box(-11, -19, 20, 8, "#2a2a36", r=2)
        c.box(-40, -11, 20, 24, c.shade("#3a3a48", (0.4, "#5a5a6c"), "#12121a"), r=2)
        c.fill(oval(-40, 1, 4, 11), c.shade("#8fb8ff", "#2a3a7a"))
        c.box(8, -6, 12, 14, "#26263a", r=2)
        c.disc(14, -9, 2, "#ff4a3a")
    c.glow(406, 216, 12, "#ff4a3a", 0.6)


def _bright_neighbours(c: Canvas) -> None:
    """67: a dazzling point beside a small blue group, over snowy peaks on a clear evening."""
    c.backdrop("#0a1440", (0.35, "#1f3a7c"), (0.62, "#6a74b4"), (0.78, "#e0a0a0"), "#ffd0a0")
    starfield(c, 46, (0, 0, 480, 130), 0.85)
    # the dazzling one
    px, py = 166.0, 84.0
    c.glow(px, py, 96, "#fff6dc", 0.75)
    c.glow(px, py, 34, "#ffffff", 1)
    sparkle(c, px, py, 50, "#fffbe8", 0)

    with c.group(at=(px, py), turn=45):
        c.fill(
            poly((0, -24), (2.2, -2.2), (24, 0), (2.2, 2.2), (0, 24), (-2.2, 2.2), (-24, 0), (-2.2, -2.2)),
            "#fff8e0",
            0.8,
        )
    c.disc(px, py, 8, "#ffffff")
    # the blue group in its veil
    gx, gy = 290.0, 74.0
    group = (
        (0, 0, 19),
        (-27, 13, 16),
        (-34, -7, 14),
        (21, -17, 14),
        (-13, -22, 15),
        (31, 9, 13),
        (9, 23, 12),
    )
    mist(c, [(gx + a, gy + b, 40, 30) for a, b, _ in group], "#6fa0ff", 0.45)
    veil = "".join(
        f"M{num(gx + a - 14)} {num(gy + b + 6)}q12-14 30-12M{num(gx + a - 8)} {num(gy + b + 9)}q12-10 24-9"
        for a, b, _ in group
    )
    c.line(veil, "#b8d4ff", 1.4, 0.35)
    specks(c, [(gx + 26 * bell(c), gy + 18 * bell(c)) for _ in range(30)], "#c9dcff", 1.4, 0.85)
    for a, b, k in group:
        sparkle(c, gx + a, gy + b, k, "#b4d0ff", 0)
        c.glow(gx + a, gy + b, 15, "#b4d0ff", 0.8)
        c.disc(gx + a, gy + b, 2.2, "#ffffff")
    # peaks with the last of the evening
    range_of(c, 262, 4, 78, "#a896c0", "#6a6aa4", 0.6, "#ffe0d8", "#a8a8d8")
    for mx, my, w, h in (
        (96.0, 292.0, 250.0, 128.0),
        (378.0, 296.0, 280.0, 146.0),
        (232.0, 296.0, 150.0, 76.0),
    ):
        mountain(c, mx, my, w, h, "#7a7aae", "#3a4a86", 0.66, "#ffd8c8", "#8a98d0")
    c.fill(
        band([(-10, 280), (80, 272), (170, 286), (260, 292), (350, 282), (490, 270)]),
        c.shade("#c8d0ec", "#6a7ab4", box=(270, 320)),
    )
    firs(
        c,
        [(i * 20.0 + c.rng.uniform(-4, 4), 300 - 9 * abs(i - 12) / 12) for i in range(25) if not 9 < i < 16],
        36,
        "#16224c",
    )
    # a cabin with lit panes; two outside it look up
    c.fill("M216 310V292H268V310z", "#3a2438")
    c.fill("M208 295L242 274 276 295z", "#eef0fa")
    c.fill("M224 296h10v9h-10zM248 296h10v9h-10z", "#ffd27a")
    c.glow(242, 302, 34, "#ffc86a", 0.5)
    c.line("M262 281V272", "#3a2438", 4)
    c.fill("M-10 314Q110 304 240 311T490 306V330H-10z", "#e4e8f6")
    watcher(c, 186, 314, 28, "#a8443a", 350)
    watcher(c, 200, 315, 20, "#3a6a9a", 20)


def _young_worlds(c: Canvas) -> None:
    """68: an orange disc with dark rings around a bright young star; grains, pebbles, worlds."""
    c.backdrop("#080410", "#140a1c", "#0a0814")
    mist(c, ((60, 50, 150, 100), (430, 280, 160, 110)), "#6a2a4a", 0.5)
    mist(c, ((430, 40, 130, 90), (40, 280, 120, 90)), "#2a3a7a", 0.45)
    starfield(c, 70)
    x, y, flat, turn = 246.0, 142.0, 0.5, -22.0
    c.glow(x, y, 250, "#ff8a3a", 0.45, 0.75)
    with c.group(at=(x, y), turn=turn, scale=(1.0, flat)):
        c.disc(
            0,
            0,
            206,
            c.radial(
                "#fff6d0",
                (0.1, "#ffe08a"),
                (0.3, "#ffab45"),
                (0.55, "#f07a28"),
                (0.8, "#b84a1a"),
                (0.95, "#6a240e"),
                (1, "#6a240e00"),
            ),
        )
        for k, w, part in ((52, 9, 0.75), (86, 12, 0.8), (122, 9, 0.7), (150, 15, 0.8), (182, 8, 0.6)):
            c.line(oval(0, 0, k), "#2a0c08", w, part)
            c.line(oval(0, 0, k - w * 0.62) + oval(0, 0, k + w * 0.62), "#ffc870", 1.5, 0.55)
        fine = "".join(
            arc(0, 0, k, a, a + w)
            for k, a, w in (
                (36, 10, 120),
                (68, 40, 130),
                (71, 220, 90),
                (100, 300, 130),
                (108, 80, 110),
                (134, 10, 90),
                (137, 170, 130),
                (168, 240, 120),
                (195, 120, 130),
            )
        )
        c.line(fine, "#fff0b8", 2, 0.4)
        for n, tint, size in ((60, "#ffe9b8", 1.6), (24, "#8a3a14", 2.2)):
            places = []
            for _ in range(n):
                far = 30 + 172 * c.rng.random()
                places.append(polar(0, 0, far, c.rng.uniform(0, 360)))
            specks(c, places, tint, size, 0.75)
        # young worlds sweep their rings
        for k, b, r, tint in (
            (52, 120, 5, "#c8a080"),
            (86, 250, 7, "#6fa8d8"),
            (122, 40, 6, "#e0a060"),
            (150, 150, 11, "#e8c490"),
        ):
            c.line(arc(0, 0, k, b - 52, b), "#ffe2a8", 2.4, 0.7)
            px, py = polar(0, 0, k, b)
            with c.group(at=(px, py), scale=(1.0, 1 / flat)):
                c.disc(
                    0,
                    0,
                    r,
                    c.radial("#ffffff", (0.4, tint), mix(tint, "#180808", 0.7), cx=0.3, cy=0.35, r=0.75),
                )
    c.glow(x, y, 66, "#fff3c0", 1)
    spikes(c, x, y, 40, 3, "#fffbe8")
    c.disc(x, y, 9, "#ffffff")
    # in front: grains stick together, grow to pebbles, then to worlds
    specks(c, [(70 + 34 * bell(c), 286 + 13 * bell(c)) for _ in range(46)], "#e0a878", 1.7, 0.85)
    for px, py, size in (
        (126, 284, 4),
        (140, 294, 5.5),
        (150, 282, 4.5),
        (196, 286, 9),
        (212, 298, 12),
        (228, 282, 8),
        (290, 288, 20),
    ):
        lump(c, px, py, size, "#a87a5c", lit="#ffdca8")
    c.glow(372, 280, 50, "#ffb46a", 0.35)
    globe(c, 372, 280, 29, "#ffc890", "#b0623c", "#3a1418", 330)
    c.line("M354 272q8 6 6 14t10 12M376 262q-4 10 6 14t8 12", "#ff8a3a", 2.4, 0.9)
    earth(c, 446, 274, 27, 330)


SCENES: Final[dict[int, Callable[[Canvas], None]]] = {
    52: _two_spirals,
    53: _blue_arcs,
    54: _red_globe,
    55: _curtains,
    56: _streaks,
    57: _burst,
    58: _last_sliver,
    59: _amber_disc,
    60: _landing,
    61: _pale_band,
    62: _bright_town,
    63: _cone_of_tracks,
    64: _far_craft,
    65: _red_shard,
    66: _turning_sky,
    67: _bright_neighbours,
    68: _young_worlds,
}
"""What paints each card, by its number."""
