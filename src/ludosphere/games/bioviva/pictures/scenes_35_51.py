"""The scenes of cards 35 to 51: worlds and dangers of the solar system, watchers of the far sky, nebulae."""

from __future__ import annotations

import math
from collections.abc import Callable
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
    ring,
    round_box,
    smooth,
)
from .space import (
    beam,
    bell,
    far_galaxies,
    glowing,
    hexes,
    lump,
    mist,
    ribbon,
    satellite,
    small_dish,
    soft,
    specks,
    spikes,
    spiral,
    starfield,
    swirl,
    watcher,
    waves,
)
from .things import (
    banded,
    cloud_sea,
    dish,
    dome,
    earth,
    firs,
    globe,
    grass,
    hills,
    light_path,
    person,
    rings,
    rocks,
    sparkle,
    telescope,
    tree,
)


def _on(rx: float, ry: float, k: float, bearing: float) -> Point:
    """The point of an ellipse of k times these half axes on a bearing."""
    px, py = polar(0, 0, k, bearing)
    return px * rx, py * ry


_SPACE: Final = ("#04060e", "#0b1228")
_DEEP_NIGHT: Final = ("#070d24", "#12224a", "#2a4070")


def _giant_storm(c: Canvas) -> None:
    """35: a brick oval between bands, with our globe beside it for the scale."""
    c.backdrop(*_SPACE)
    starfield(c, 46, (250, 0, 480, 150))
    x, y, r = 140.0, 366.0, 356.0
    c.disc(x, y, r + 9, c.radial((0.94, "#ffdca800"), (0.965, "#ffdca866"), (1, "#ffdca800")))
    with c.group(clip=c.clip(oval(x, y, r))):
        c.box(-10, 0, 510, 330, "#ead9b8")
        rows = (
            (22, "#c08a5c"), (44, "#e8d3ae"), (66, "#a9683f"), (92, "#f0e2c4"), (116, "#d9b487"),
            (140, "#f5ead2"), (168, "#b97148"), (236, "#f3e4c6"), (262, "#c98a5b"), (284, "#ead2a8"),
            (304, "#a5683f"),
        )  # fmt: skip
        for k, (line, colour) in enumerate(rows):
            pts = [
                (-20 + 85 * i, line + 0.0005 * (85 * i - 160) ** 2 + c.rng.uniform(-5, 5)) for i in range(7)
            ]
            c.fill(band(pts, 330), colour, 0.96 if k else 1)
        streaks = light = ""
        for i in range(18):
            row = 30 + 16 * i + c.rng.uniform(-4, 4)
            if 150 < row < 262:
                continue
            px, w = c.rng.uniform(-10, 380), c.rng.uniform(50, 130)
            d = f"M{num(px)} {num(row)}q{num(w / 4)}-6 {num(w / 2)}-1t{num(w / 2)}-1"
            streaks, light = (streaks + d, light) if i % 2 else (streaks, light + d)
        c.line(streaks, "#8a4f30", 2, 0.4)
        c.line(light, "#fff7e4", 2.4, 0.6)
        # the wake of eddies on the left of the storm
        eddies = ((8, 186, 22), (46, 200, 25), (84, 184, 19), (70, 224, 22), (24, 228, 20))
        c.fill("".join(oval(px, py, a, a * 0.5) for px, py, a in eddies), "#dba378", 0.75)
        c.line(
            "".join(swirl(px, py, a, a * 0.5, 60, -1.3, 0.2, 6) for px, py, a in eddies), "#f9ead0", 2.2, 0.8
        )
        c.line("".join(arc(px, py, a * 0.6, 100, 260, 0.5) for px, py, a in eddies), "#8f4c2d", 2, 0.5)
        sx, sy = 210.0, 208.0
        c.fill(oval(sx, sy, 112, 64), "#f8ecd4", 0.95)
        c.line(oval(sx, sy, 106, 59), "#d8b48a", 3, 0.8)
        c.fill(oval(sx, sy, 96, 51), c.radial("#8f2f1d", (0.45, "#b4472b"), (0.8, "#c9623f"), "#dc8a5e"))
        c.line("".join(swirl(sx, sy, 92, 48, a, 1.5, 0.12, 9) for a in (20, 140, 260)), "#f2b58c", 2.4, 0.75)
        c.line("".join(swirl(sx, sy, 90, 46, a, 1.4, 0.15, 9) for a in (80, 200, 320)), "#7a2415", 2.4, 0.6)
        c.oval(sx, sy, 16, 7, "#7d2314", 0.8)
        # the flow of the bands round the oval
        flow = "".join(
            f"M{-10 - 4 * k} {150 - 7 * k}C80 {152 - 7 * k} {110 - 6 * k} {136 - 9 * k} 210 {134 - 9 * k}"
            f"S{340 + 8 * k} {156 - 6 * k} 500 {170 - 4 * k}"
            for k in range(2)
        ) + "".join(
            f"M60 {258 + 7 * k}C130 {286 + 9 * k} 170 {284 + 9 * k} 220 {283 + 9 * k}"
            f"S330 {268 + 7 * k} 500 {266 + 8 * k}"
            for k in range(2)
        )
        c.line(flow, "#9c5a37", 2, 0.5)
    c.disc(
        x, y, r, c.radial((0.6, "#00000000"), (0.86, "#14070a44"), (1, "#0a0508d0"), cx=0.42, cy=0.46, r=0.62)
    )
    earth(c, 414, 64, 47)


def _tilted_planet(c: Canvas) -> None:
    """36: a planet in bands inside a disc of ice, lumps of which drift in front."""
    c.backdrop("#03050c", "#0a1024", "#101a38")
    starfield(c, 90)
    x, y, r, turn = 240.0, 128.0, 76.0, -17.0
    disc_of = (
        (1.2, 1.34, "#6f6250b0"), (1.33, 1.53, "#a08c68"), (1.52, 1.7, "#d9c596"), (1.69, 1.8, "#efe0ba"),
        (1.79, 1.94, "#d9c596"),
        (2.05, 2.2, "#c4b085"), (2.19, 2.33, "#dcc99c"), (2.36, 2.42, "#b39e76"),
    )  # fmt: skip
    rings(c, x, y, r, disc_of, 0.33, turn, front=False)
    with c.group(at=(x, y), turn=turn), c.group(clip=c.clip("M40-66L250-58V-8L75-2z")):
        c.fill(ring(0, 0, r * 2.44, r * 1.1, 0.33), "#02030a", 0.75)
    banded(
        c, x, y, r,
        ("#b89a64", "#d9bd84", "#ecd6a4", "#e0c28a", "#f6e8c4", "#dcb97c", "#c89f62", "#e8cf9b", "#d4b47c",
        "#a98a58"),
        light=290, turn=turn, wobble=0.012,
    )  # fmt: skip
    with c.group(at=(x, y), turn=turn), c.group(clip=c.clip(oval(0, 0, r))):
        c.line(arc(0, -4, r * 1.24, 90, 270, 0.33), "#5f4a2c", 5, 0.45)
        c.line(arc(0, -5, r * 1.62, 90, 270, 0.33), "#5f4a2c", 9, 0.3)
    rings(c, x, y, r, disc_of, 0.33, turn, front=True)
    for px, py, k in ((52, 62, 5.0), (440, 206, 4.0)):
        globe(c, px, py, k, "#ffffff", "#cfd6de", "#3a4252", 290)
    # the near edge of the disc: ice and rock of every size, from grains to houses
    specks(c, [(240 + 130 * bell(c), 262 + 16 * bell(c)) for _ in range(110)], "#cfe3f2", 1.2, 0.7)
    specks(c, [(240 + 130 * bell(c), 266 + 18 * bell(c)) for _ in range(46)], "#d9c8a4", 2, 0.8)
    for px, py, k, tint in (
        (22, 268, 14, "#9fb6c9"), (76, 292, 26, "#a9c6dc"), (142, 270, 9, "#8b7d6c"),
        (172, 303, 16, "#8f8070"),
        (226, 284, 11, "#b5d0e2"), (274, 310, 18, "#aecbdf"), (352, 298, 27, "#b3cfe2"),
        (402, 270, 9, "#a9c6dc"), (450, 292, 21, "#8d7f70"),
    ):  # fmt: skip
        lump(c, px, py, k, tint, turn=c.rng.randrange(360) % 40 - 20)


def _fire_moon(c: Canvas) -> None:
    """37: a mottled yellow world with lava and an umbrella plume, a giant planet behind it."""
    c.backdrop("#04050c", "#0a0e20")
    starfield(c, 90)
    banded(
        c, 408, 96, 132,
        ("#8e6a4a", "#caa67c", "#a8714a", "#ecdcb8", "#d2a878", "#b06a42", "#f0e2c2", "#c08a5e", "#9a7050"),
        light=235, turn=8, wobble=0.025,
    )  # fmt: skip
    c.fill(oval(452, 124, 30, 15), "#b4502f", 0.9)
    c.line(oval(452, 124, 34, 18), "#f0dcb8", 2, 0.7)
    x, y, r = 176.0, 232.0, 134.0
    # the plume stands on the limb, in the light
    px, py = polar(x, y, r * 0.99, 4)
    with c.group(at=(px, py), turn=4, scale=0.9):
        veil = c.radial(
            (0, "#fff2c0f0"), (0.4, "#cfe0ffb0"), (0.85, "#8fb4ff66"), (1, "#8fb4ff00"), cy=0.95, r=0.95
        )
        c.fill(
            "M-8 4C-10-40-20-70-44-62-66-54-84-22-88-4-104-74-58-100 0-100S104-74 88-4"
            "C84-22 66-54 44-62 20-70 10-40 8 4z",
            veil,
        )
        d = "".join(
            f"M0 2C{k}-70 {4 * k}-{104 - 3 * abs(k)} {8 * k}-{86 - 5 * abs(k)}"
            f"S{11 * k}-{40 - 2 * abs(k)} {11 * k}-{16 - abs(k)}"
            for k in (-8, -6, -4, -2, 2, 4, 6, 8)
        )
        c.line(d, "#f4f6ff", 1.3, 0.8)
        c.line("M0 4V-70", "#fff6d8", 5, 0.8)
    globe(c, x, y, r, "#fff2a8", "#ecc84a", "#6a4a14", 320)
    with c.group(clip=c.clip(oval(x, y, r))):
        for tint, n, k, part in (
            ("#fff6cc", 13, 18, 0.75),
            ("#c98a2a", 14, 13, 0.6),
            ("#b9c05a", 7, 14, 0.5),
            ("#a8562a", 9, 8, 0.7),
        ):
            d = ""
            for _ in range(n):
                qx, qy = polar(x, y, r * 0.95 * math.sqrt(c.rng.random()), c.rng.uniform(0, 360))
                a = k * c.rng.uniform(0.4, 1.2)
                d += oval(qx, qy, a, a * c.rng.uniform(0.5, 0.9))
            c.fill(d, tint, part)
        for qx, qy, a in ((124, 182, 16), (208, 196, 21), (142, 258, 19), (240, 262, 13), (82, 232, 11)):
            c.fill(oval(qx, qy, a * 1.9, a * 1.2), "#d9602a", 0.55)
            c.fill(oval(qx, qy, a, a * 0.6), "#3a1710")
            c.fill(oval(qx, qy + a * 0.08, a * 0.7, a * 0.36), c.shade("#fff3a0", "#ff9a2a", "#e8431a"))
        flows = "M208 204q14 14 8 28t16 26M142 268q-14 10-10 24t-12 20M124 190q-16 8-18 18"
        c.line(flows, "#7a2210", 8, 0.8)
        c.line(flows, "#ff7a22", 4.4)
        c.line(flows, "#ffe07a", 1.5)
    c.disc(
        x, y, r, c.radial((0.5, "#00000000"), (0.8, "#1a0c0466"), (1, "#080406d8"), cx=0.38, cy=0.34, r=0.72)
    )
    # lava fountains on the dark side
    for qx, qy, size in ((240, 258, 1.0), (142, 254, 1.2)):
        c.glow(qx, qy, 26 * size, "#ff8a2a", 0.7)
        d = "".join(
            f"M{qx} {qy}q{num(a * size)} {num(-b * size)} {num(a * 2.2 * size)} {num(-b * 0.3 * size)}"
            for a, b in ((-6, 26), (-3, 34), (0, 38), (3, 34), (6, 26))
        )
        c.line(d, "#ffb03a", 1.8, 0.95)


def _ice_jets(c: Canvas) -> None:
    """38: jets from cracks of a white moon against the light, over a hidden ocean."""
    c.backdrop("#02040b", "#060b1c", "#0d1a38")
    starfield(c, 90, (0, 0, 480, 210))
    banded(
        c,
        404,
        62,
        46,
        ("#a98f60", "#d9c08a", "#ecd9ac", "#d6b67c", "#f2e4c2", "#cfae76", "#b39664"),
        light=80,
        turn=-14,
        wobble=0.01,
    )
    rings(c, 404, 62, 46, ((1.25, 1.5, "#9b8a68"), (1.54, 1.86, "#dccaa0"), (1.94, 2.2, "#bfae88")), 0.2, -14)
    x, y, r = 220.0, 900.0, 690.0
    # the low light behind the horizon
    c.glow(196, 212, 190, "#bfe2ff", 0.75, 0.6)
    c.glow(196, 208, 60, "#ffffff", 1)
    for px, lean, tall, wide in (
        (70, -18, 120, 30),
        (118, -11, 176, 44),
        (160, -5, 150, 34),
        (204, 1, 200, 52),
        (250, 6, 150, 38),
        (292, 12, 180, 48),
        (342, 20, 118, 32),
    ):
        py = y - math.sqrt(r * r - (px - x) ** 2) + 6
        with c.group(at=(px, py), turn=lean):
            c.fill(
                f"M-3 4C-5-{tall // 2} -{wide // 2}-{tall} -{wide}-{tall}Q0-{tall + 22} {wide}-{tall}"
                f"C{wide // 2}-{tall} 5-{tall // 2} 3 4z",
                c.shade((0, "#dff1ff00"), (0.35, "#cfe9ff55"), (0.8, "#e8f6ffcc"), (1, "#ffffff")),
                0.85,
            )
            c.line(f"M0 2V{-tall * 0.55:.0f}", "#ffffff", 2.4, 0.75)
            specks(
                c,
                [
                    (bell(c) * wide * 0.55 * (0.3 + t), -tall * (0.25 + 0.8 * t))
                    for t in (i / 13 for i in range(14))
                ],
                "#ffffff",
                1.3,
                0.95,
            )
    c.disc(x, y, r, c.shade("#fbfeff", "#d4e7f2", "#9dc0d8", box=(208, 262)))
    with c.group(clip=c.clip(oval(x, y, r))):
        for px, py, k in ((40, 240, 9), (404, 250, 11), (446, 238, 6), (12, 254, 7)):
            c.oval(px, py, k * 1.8, k * 0.6, "#8fb2cc", 0.7)
            c.line(
                f"M{num(px - k * 1.7)} {py}a{num(k * 1.7)} {num(k * 0.6)} 0 0 0 {num(k * 3.4)} 0",
                "#ffffff",
                1.5,
            )
        c.line("M24 226q60 6 120-4t90 6 90-4 110 12", "#86abc6", 1.5, 0.7)
        # the crust cut open: an ocean below, in which warm water rises to the cracks
        crust = [(-10, 282), (60, 264), (130, 268), (210, 260), (300, 266), (380, 268), (490, 286)]
        c.fill(band(crust), c.shade("#3aa7d0", "#14679f", "#0a3566", box=(262, 320)))
        c.line(smooth(crust), "#f4fbff", 3)
        cracks = "".join(
            f"M{px} {y - math.sqrt(r * r - (px - x) ** 2) - 1:.0f}l{a} 13 {-2 * a} 12 {a} 10 {a} {b}"
            for px, a, b in (
                (70, -3, 20),
                (118, 4, 14),
                (160, -4, 16),
                (204, 3, 14),
                (250, -3, 14),
                (292, 4, 16),
                (342, -4, 20),
            )
        )
        c.line(cracks, "#bfe4f5", 8, 0.7)
        c.line(cracks, "#1d6fa3", 4)
        c.line(cracks, "#7fd4ee", 1.4)
        c.line(
            "M50 292q26-7 52 0t52 0 52 0 52 0 52 0 52 0 52 0M20 308q30-6 60 0t60 0 60 0 60 0 60 0 60 0 60 0",
            "#7fd0ec",
            1.6,
            0.6,
        )
        specks(c, [(c.rng.uniform(30, 450), c.rng.uniform(280, 318)) for _ in range(34)], "#d6f3ff", 2, 0.7)


def _copper_disc(c: Canvas) -> None:
    """39: a copper disc in a round shadow, over a flat mountain and a lit town by the sea."""
    c.backdrop("#060a1e", (0.6, "#14224a"), (0.85, "#3a3a66"), "#6a4a66")
    starfield(c, 130, (0, 0, 480, 190))
    x, y, r = 250.0, 84.0, 58.0
    c.glow(x, y, 128, "#c8563a", 0.5)
    c.disc(
        x,
        y,
        r,
        c.radial("#8a2c1a", (0.5, "#b0452a"), (0.8, "#d4703f"), (1, "#f0a868"), cx=0.32, cy=0.62, r=0.85),
    )
    with c.group(clip=c.clip(oval(x, y, r))):
        d = "".join(
            oval(x + dx * r, y + dy * r, a * r, b * r)
            for dx, dy, a, b in (
                (-0.42, -0.36, 0.3, 0.26), (-0.6, 0.1, 0.22, 0.36), (-0.05, -0.3, 0.22, 0.2),
                (0.3, -0.2, 0.22, 0.2),
                (0.52, 0.08, 0.16, 0.24), (-0.2, 0.3, 0.3, 0.2), (0.62, -0.38, 0.13, 0.1),
            )
        )  # fmt: skip
        c.fill(d, "#5e1a12", 0.4)
        c.glow(262, 128, 11, "#ffc890", 0.7)

        # the last bright edge that the round shadow leaves
        c.fill(oval(x, y, r) + f"M{x - 79} {y + 16}a76 76 0 0 0 152 0 76 76 0 0 0-152 0z", "#ffe9c4", 0.85)
    c.line(arc(x, y, r - 0.5, 10, 80), "#fff4dc", 2, 0.9)
    mountain = (
        "M-10 252L-10 214Q30 204 52 210L74 196 98 168 112 162 124 166 132 164 360 162 372 167 384 164 "
        "396 176 404 172 430 202Q454 208 490 196V252z"
    )
    c.fill(mountain, c.shade("#2a3358", "#141a36", box=(160, 250)))
    c.line(
        "M140 170l-6 34M170 168l6 40M204 168l-8 44M236 168l4 36M270 168l-6 42M306 168l8 40M340 170l-4 34",
        "#3d4874",
        2,
        0.7,
    )
    c.fill(
        "M124 166Q150 154 190 160T270 157 350 161Q366 162 372 167 300 172 240 169T124 166z", "#c9c6de", 0.55
    )
    c.fill(
        band([(-10, 232), (70, 222), (160, 228), (250, 218), (340, 228), (420, 220), (490, 230)], 262),
        "#0f1530",
    )
    c.glow(240, 250, 250, "#ffb45a", 0.42, 0.16)
    for tint, n, size, low in (
        ("#ffcf7a", 120, 1.7, 226),
        ("#fff1c8", 46, 2.2, 236),
        ("#ff9a5a", 30, 1.8, 230),
    ):
        specks(
            c,
            [(c.rng.uniform(0, 480), low + 26 * math.sqrt(c.rng.random())) for _ in range(n)],
            tint,
            size,
            0.95,
        )
    c.fill(
        "".join(
            f"M{px} 256v{-h}h{w}v{h}z"
            for px, w, h in (
                (60, 10, 18),
                (74, 8, 26),
                (120, 12, 16),
                (196, 9, 30),
                (208, 12, 22),
                (262, 9, 26),
                (330, 12, 20),
                (346, 8, 28),
                (404, 12, 16),
            )
        ),
        "#0b1026",
    )
    c.line(
        "".join(
            f"M{px} {py}v2"
            for px in (63, 67, 77, 123, 128, 199, 211, 217, 265, 334, 349, 408)
            for py in (238, 245, 251)
        ),
        "#ffe09a",
        2,
        0.9,
    )
    c.box(0, 256, WIDTH, 64, c.shade("#2c2a4c", "#0a1026"))
    light_path(c, 250, 260, 320, "#e08a5a", 22, 14)
    d = "".join(f"M{num(c.rng.uniform(0, 480))} 259v{num(c.rng.uniform(6, 26))}" for _ in range(44))
    c.line(d, "#ffc878", 1.5, 0.5)
    c.fill(band([(-10, 300), (60, 296), (150, 306), (260, 312), (490, 316)]), "#05080f")
    watcher(c, 60, 306, 52, "#3d4f86", 25)
    watcher(c, 92, 309, 34, "#8a4658", 330)
    watcher(c, 122, 310, 54, "#5a4a80", 40)


def _rubbish(c: Canvas) -> None:
    """40: our globe wrapped in specks, broken panels and a spent rocket in front."""
    c.backdrop("#03060f", "#0a1430")
    starfield(c, 60)
    x, y, r = 214.0, 176.0, 100.0
    earth(c, x, y, r)
    for n, tint, size, spread in (
        (170, "#ffffff", 1.4, 13),
        (90, "#ffd48a", 1.9, 16),
        (50, "#ff9a6a", 2.4, 18),
    ):
        specks(
            c,
            [polar(x, y, r + 15 + spread * abs(bell(c)), c.rng.uniform(0, 360)) for _ in range(n)],
            tint,
            size,
            0.9,
        )
    specks(
        c,
        [polar(x, y, r * math.sqrt(c.rng.random()), c.rng.uniform(0, 360)) for _ in range(80)],
        "#ffffff",
        1.5,
        0.85,
    )
    c.line(
        "".join(
            arc(x, y, k, a, a + w, s)
            for k, a, w, s in ((142, 200, 60, 0.62), (160, 20, 60, 0.5), (176, 130, 44, 0.8))
        ),
        "#9fc4ff",
        1,
        0.6,
        "3 4",
    )
    satellite(c, 66, 66, 1.05, -24)
    # the upper stage of a rocket, spent
    with c.group(at=(404, 84), turn=58):
        c.fill(round_box(-20, -46, 40, 84, 8), c.shade("#f4f1ea", (0.5, "#d4d0c8"), "#6d6a70", turn=90))
        c.box(-20, -24, 40, 7, "#c8503c")
        c.box(-20, 14, 40, 4, "#5a5a66")
        c.fill("M-10 38H10L18 62H-18z", c.shade("#8d8f9a", "#34363f", turn=90))
        c.oval(0, 62, 18, 4, "#1c1e26")
        c.fill("M-20-46l8 9 6-8 7 11 8-10 5 7 6-9z", "#2a2c36")
        c.line("M-8-6l6 10-4 8M10-8l-4 8", "#7a7680", 1.2)
    # a crash
    c.glow(352, 196, 46, "#ffb45a", 0.9)
    c.line(
        "".join(
            line_path([polar(352, 196, 8, b), polar(352, 196, k, b)])
            for b, k in (
                (10, 34),
                (52, 26),
                (88, 38),
                (130, 27),
                (170, 34),
                (214, 40),
                (250, 25),
                (290, 36),
                (330, 27),
            )
        ),
        "#fff1c0",
        1.8,
    )
    c.disc(352, 196, 7, "#fff8e0")
    for px, py, k in ((384, 176, 4), (376, 224, 5)):
        lump(c, px, py, k, "#aab4c6")
    # a torn panel close by
    with c.group(at=(92, 262), turn=-14):
        c.fill(
            "M-96-36H60l-12 16 22 10-24 14 16 14-20 22H-96z",
            c.shade("#3f6cb4", "#23478a", "#152c60", turn=120),
        )
        c.fill("M-96-36H-24L-64 40H-96z", "#9cc0f0", 0.3)
        c.line("M-96 2H52M-66-36V40M-36-36V40M-6-36V40M24-36V40", "#9fb9e2", 1.3)
        c.line("M-96-36H60l-12 16 22 10-24 14 16 14-20 22H-96z", "#d9e2f0", 2.4)
        c.line("M-20-30l10 16-12 12 16 10-8 20M-10-14l18 4M4 20l16-4", "#e8f0ff", 1.2, 0.9)
    for px, py, k, turn in ((188, 276, 12, 20), (212, 296, 8, -30), (198, 246, 6, 50)):
        with c.group(at=(px, py), turn=turn):
            c.fill(
                f"M{-k} {-k * 0.7}L{k * 0.8} {-k * 0.5} {k * 0.5} {k * 0.8} {-k * 0.7} {k * 0.5}z", "#2f5aa0"
            )
            c.line(f"M{-k} {-k * 0.7}L{k * 0.8} {-k * 0.5}M0 {-k * 0.6}V{k * 0.6}", "#c9d8ee", 1)
    with c.group(at=(436, 268), turn=30):
        c.fill("M-8-4L-2-9 4-9 10-4 4 0H-2z", "#c9cfda")
        c.line("M1-1V22", "#8f98a8", 6)
    for px, py, k, tint in ((292, 300, 6, "#c9cfda"), (330, 40, 5, "#d8a63c")):
        lump(c, px, py, k, tint, turn=30)


def _golden_eye(c: Canvas) -> None:
    """41: golden six-sided mirrors above a silver parasol, among galaxies and dust."""
    c.backdrop("#04061a", "#0b1030", "#1a1238")
    mist(c, ((60, 60, 150, 90), (420, 50, 120, 90), (440, 250, 140, 100)), "#b0562a", 0.45)
    mist(c, ((130, 20, 130, 70), (470, 140, 100, 90), (20, 190, 110, 100)), "#2f7fb0", 0.4)
    starfield(c, 46)
    spiral(c, 62, 74, 46, turn=-30, flat=0.55, stars=42)
    spiral(
        c, 424, 70, 34, turn=40, flat=0.7, hues=("#ffd0a0", "#ffe9c8", "#ffffff"), haze="#c88a6a", stars=30
    )
    far_galaxies(c, ((140, 38), (372, 134), (36, 170), (446, 178), (340, 28)), 6)
    spikes(c, 128, 100, 20, 3, "#ffd9a0")
    spikes(c, 456, 122, 13, 3, "#c9dcff")
    # rays of faint light on their way to the mirrors
    beam(c, (62, 74), (226, 108), 3, 46, c.shade("#ffd9a000", "#ffcf8a66", turn=90))
    # five layers of the parasol
    for k in range(5):
        py = 262 - 7 * k
        c.fill(
            f"M{26 + 9 * k} {py}Q150 {py - 26} 240 {py - 44}Q330 {py - 26} {454 - 9 * k} {py}"
            f"Q330 {py + 22} 240 {py + 40}Q150 {py + 22} {26 + 9 * k} {py}z",
            c.shade("#8d7fa8", (0.3, "#cfd3e4"), (0.5, "#f7f6fb"), (0.7, "#c2c8dc"), "#7d84a4", turn=90),
        )
        c.line(
            f"M{26 + 9 * k} {py}Q150 {py + 22} 240 {py + 40}Q330 {py + 22} {454 - 9 * k} {py}",
            "#5d5a80",
            1,
            0.8,
        )
    c.line("M240 190V274M100 246L240 234 380 246", "#9a9cba", 1, 0.6)
    c.oval(240, 236, 66, 18, "#3a3556", 0.45)
    c.fill("M214 236L226 190H254L266 236z", c.shade("#34344a", "#6a6c86", "#2a2a3c", turn=90))
    gold = c.shade("#fff0a8", (0.35, "#f2bf3c"), (0.7, "#c98a1e"), "#f6d675", turn=140)
    with c.group(at=(240, 116), scale=(1.0, 0.97)):
        c.fill(poly(*(polar(0, 0, 99, 30 + 60 * i) for i in range(6))), "#2c2233")
        hexes(c, 0, 0, 22, gold, "#5a3a0c")
        c.disc(0, 0, 14, "#1c1a28")
        c.fill(oval(-26, -40, 40, 26), "#fffbe0", 0.16)
        # three arms hold the small mirror in front
        c.line("M-78 22L0-4 78 22M0-4V-90", "#2a2838", 4)
        c.line("M-78 22L0-4 78 22M0-4V-90", "#8a8ca4", 1.2)
        c.disc(0, -4, 12, "#3a3448")
        c.disc(0, -4, 9, c.radial("#fff6c8", "#e2a52c"))


def _white_ears(c: Canvas) -> None:
    """42: white dishes on an ochre plateau, all turned to one point of a starry sky."""
    c.backdrop("#060b22", (0.45, "#14285a"), (0.7, "#3d5a8c"), "#c99a7a")
    mist(c, [(40 + 48 * k, 8 + 19 * k, 90, 52) for k in range(9)], "#9a8fd0", 0.2)
    starfield(c, 130, (0, 0, 480, 196))
    tx, ty = 396.0, 46.0
    mist(c, ((tx, ty, 62, 46),), "#f07a9a", 0.75)
    mist(c, ((tx + 12, ty - 8, 40, 30),), "#7fb4ff", 0.6)
    for dx, dy, k in ((-6, 4, 9), (10, -6, 12), (18, 10, 7)):
        sparkle(c, tx + dx, ty + dy, k, "#fff0dc", 0.4)
    c.fill(
        "M-10 214L70 182 104 176 148 200 208 192 262 168 284 166 330 194 392 186 430 192 490 178V236H-10z",
        c.shade("#6d5a74", "#9a6f66", box=(166, 226)),
    )
    c.fill("M262 168L284 166 300 178 288 176 278 184 268 176zM70 182L104 176 112 184 96 184z", "#e8dfe4", 0.8)
    c.fill(
        band([(-10, 214), (110, 208), (240, 212), (360, 206), (490, 212)]),
        c.shade("#d9a566", "#b8763c", "#7f4a28", box=(208, 320)),
    )
    hills(c, 240, 5, "#c08448", 6)
    c.fill(band([(-10, 268), (130, 262), (260, 272), (380, 264), (490, 270)]), "#a8683a", 0.75)
    rocks(
        c,
        [
            (24, 300, 16),
            (66, 312, 22),
            (206, 306, 12),
            (258, 316, 20),
            (462, 304, 18),
            (330, 262, 8),
            (140, 250, 7),
            (438, 244, 7),
        ],
        "#c98f58",
        "#6f4228",
    )
    far: list[tuple[float, float, float]] = [
        (36, 222, 8),
        (78, 220, 7),
        (128, 224, 9),
        (176, 219, 7),
        (222, 223, 9),
        (300, 219, 7),
        (344, 223, 8),
        (396, 220, 7),
        (440, 223, 9),
    ]
    far += [(74, 252, 19), (196, 246, 15), (300, 250, 18), (430, 256, 20)]

    def aim(x: float, y: float, r: float) -> float:
        """The bearing at which a dish of radius r on (x, y) faces the nebula, drawn a little upright."""
        return 0.72 * math.degrees(math.atan2(tx - x, y - 1.2 * r - ty)) + 6

    for x, y, r in far:
        small_dish(c, x, y, r, aim(x, y, r))
    for x, y, r in ((150, 304, 45), (374, 308, 38)):
        turn = aim(x, y, r)
        c.oval(x + r * 0.5, y, r * 1.1, r * 0.13, "#3a2018", 0.5)
        dish(c, x, y, r, turn)
        c.box(x - r * 0.4, y - r * 0.12, r * 0.8, r * 0.14, "#6a7284", r=2)
        waves(c, *polar(x, y - r * 1.2, r * 1.05, turn), r * 0.3, turn, "#bfe0ff", 3, 34)


def _field_party(c: Canvas) -> None:
    """43: families with red torches and small tubes on tripods in the grass, under a full sky."""
    c.backdrop("#050a1e", (0.5, "#10204a"), (0.72, "#22386a"), "#34507a")
    mist(c, [(20 + 70 * k, 12 + 32 * k, 100, 56) for k in range(6)], "#8f9ad8", 0.2)
    starfield(c, 120, (0, 0, 480, 206))
    for px, py, k in ((318, 46, 12), (92, 104, 10)):
        sparkle(c, px, py, k, "#ffffff", 0.3)
    sparkle(c, 270, 92, 17, "#ffe2a8", 0.6)
    # a thin moon and a falling grain
    c.fill("M424 40a22 22 0 1 1-19 36 26 26 0 0 0 19-36z", "#fbf3d8")
    c.glow(414, 62, 46, "#fbf3d8", 0.3)
    c.line("M120 24L176 52", "#ffffff", 1.6, 0.8)
    c.glow(440, 214, 80, "#ffb86a", 0.5, 0.35)
    hills(c, 206, 14, "#152446", 6)
    specks(c, [(c.rng.uniform(408, 474), c.rng.uniform(208, 216)) for _ in range(18)], "#ffcf85", 1.8, 0.95)
    hills(c, 224, 8, "#10203a", 5)
    firs(c, [(i * 26.0 + 4, 240 - 5 * math.sin(i)) for i in range(6)], 34, "#0a1628")
    c.fill(
        band([(-10, 242), (120, 234), (250, 240), (370, 232), (490, 240)]),
        c.shade("#24483c", "#12291f", box=(234, 320)),
    )
    grass(c, 40, (0, 246, 480, 318), "#3f6f4c", 7, 1.1)
    for px, py, k in ((86, 280, 52), (246, 284, 70), (398, 268, 54), (330, 306, 40)):
        c.glow(px, py, k, "#ff3b30", 0.5, 0.5)
    telescope(c, 112, 290, 78, 32)
    watcher(c, 74, 292, 66, "#8a3f4c", 72)
    watcher(c, 44, 294, 42, "#3a6f8a", 330)
    telescope(c, 284, 302, 94, -28, "#d7dfe8")
    watcher(c, 238, 306, 80, "#9a4a3a", 66)
    watcher(c, 196, 306, 46, "#a87a40", 325)
    watcher(c, 334, 302, 72, "#45689a", 292)
    telescope(c, 420, 274, 58, 20)
    watcher(c, 390, 276, 50, "#7a5a94", 82)
    watcher(c, 454, 278, 46, "#448070", 320)
    # two lie on a blanket and look up
    c.fill("M98 316L136 300H196L178 318z", "#7c4a58")
    c.line("M118 311H160M126 306H172", "#2c4468", 8)
    c.line("M160 311h.1M172 306h.1", "#c98a68", 8)
    for px, py in ((226, 276), (63, 270), (381, 256), (463, 258), (346, 276)):
        c.glow(px, py, 15, "#ff4a3a", 0.95)
        c.disc(px, py, 2.6, "#ffb0a0")


def _orange_ray(c: Canvas) -> None:
    """44: a ray of orange light from an open dome to a glowing dot in the high air."""
    c.backdrop("#040818", (0.5, "#0e1c44"), (0.8, "#2a3c6c"), "#5a5a7a")
    mist(c, [(290 + 32 * k, -10 + 26 * k, 90, 54) for k in range(7)], "#8a86c8", 0.22)
    starfield(c, 210, (0, 0, 480, 226))
    # the layer where the ray makes metal glow, with a falling grain
    c.fill("M-10 46Q240 8 490 40V62Q240 30-10 70z", "#ffb45a", 0.16)
    c.line("M62 20L112 46M404 84L438 98", "#fff4dc", 1.8, 0.9)
    top: Point = (318.0, 34.0)
    foot: Point = (196.0, 206.0)
    beam(c, foot, top, 26, 20, "#ff8a1e", 0.18)
    beam(c, foot, top, 12, 8, c.shade("#ffb050", "#ff8a1e", "#ffc26a"), 0.75)
    beam(c, foot, top, 4, 2.4, "#fff0c8", 0.9)
    c.glow(*top, 44, "#ffab45", 0.9)
    sparkle(c, *top, 22, "#ffe9b8", 0.6)
    c.fill(
        "M-10 262L60 248 130 252 190 242 300 244 390 250 490 240V320H-10z",
        c.shade("#5c4a54", "#2a2030", box=(240, 320)),
    )
    c.fill(band([(-10, 284), (110, 276), (240, 282), (370, 274), (490, 284)]), "#1f1824")
    for px, py, k in ((52, 262, 30), (420, 260, 34)):
        dome(c, px, py, k, "#9aa6bc")
    # the great dome: drum, open slit with the mirror inside
    x, y, r = 188.0, 214.0, 84.0
    c.glow(x + 8, y - 6, 120, "#ff9a3a", 0.35)
    c.box(x - 82, y, 164, 64, c.shade("#7d889e", (0.3, "#c8d0de"), "#4a5268", turn=90))
    c.fill(
        f"M{x - r} {y}a{r} {r} 0 0 1 {2 * r} 0z", c.shade("#8f9bb2", (0.35, "#dde4ee"), "#4c566e", turn=90)
    )
    c.line(
        f"M{x - 76} {y - 30}Q{x} {y - 44} {x + 76} {y - 30}M{x - 54} {y - 62}Q{x} {y - 72} {x + 54} {y - 62}",
        "#5f6a82",
        1.4,
        0.7,
    )
    c.line("M106 232H270M106 250H270", "#4a5468", 1.2, 0.8)
    c.fill("M170 214L184 139Q206 126 234 144L222 214z", "#0d1220")
    c.fill("M176 214L190 150Q208 138 226 152L216 214z", c.shade("#ff9a3a55", "#ffb45a99"))
    c.line("M180 214L192 158M214 214L222 160M186 186H218M190 168H221", "#c9782a", 2)
    c.oval(197, 210, 20, 6, c.shade("#fff3d4", "#b8c8dc"))
    c.line("M177 210a20 6 0 0 0 40 0", "#e8f0f8", 1.6)
    beam(c, (196, 208), (217, 178), 11, 11, "#ffb050", 0.7)
    beam(c, (196, 208), (217, 178), 4, 4, "#fff0c8", 0.9)
    c.box(118, 256, 18, 22, "#2a3144", r=2)
    c.box(228, 258, 26, 10, "#ffd68a", 0.9, 1)
    c.glow(241, 262, 26, "#ffc86a", 0.6)
    watcher(c, 304, 290, 42, "#3a4a7a", 40)
    watcher(c, 328, 292, 40, "#7a4048", 330)
    telescope(c, 368, 290, 34, -30, "#8d98ac")


def _night_watch(c: Canvas) -> None:
    """45: somebody in a coat by a camera on its mount; a spiral on the screen."""
    c.backdrop("#050917", (0.5, "#0f1d44"), (0.75, "#263c6e"), "#48608c")
    mist(c, ((330, 60, 150, 60), (420, 130, 120, 60)), "#7f86c8", 0.35)
    # stars slide along as the globe turns
    d = warm = ""
    for i in range(72):
        k, b = 70 + 5.8 * i, c.rng.uniform(118, 238)
        px, py = polar(120, -120, k, b)
        if 0 < px < 480 and 0 < py < 214:
            piece = arc(120, -120, k, b, b + 900 / k)
            d, warm = (d + piece, warm) if i % 3 else (d, warm + piece)
    c.line(d, "#dfe9ff", 1.3, 0.8)
    c.line(warm, "#ffe3b4", 1.5, 0.9)
    starfield(c, 40, (0, 0, 480, 200), 0.8)
    cloud_sea(c, 222, ("#34497a",), 16, 16)
    c.fill("M-10 238L40 214 92 226 128 244H-10z", "#18223e")
    dome(c, 44, 216, 13, "#c9d3e2")
    c.fill(
        band([(-10, 256), (110, 248), (220, 258), (350, 248), (490, 254)]),
        c.shade("#2f2a34", "#15131c", box=(250, 320)),
    )
    rocks(c, [(30, 304, 26)], "#4a4048", "#221c26")
    # camera with a long lens on a motor mount
    c.line("M138 238L108 304M138 238L142 306M138 238L176 302", "#0c0f18", 6)
    c.line("M138 238L108 304M138 238L176 302", "#5a6478", 1.6)
    with c.group(at=(138, 230), turn=-52):
        c.box(-9, -10, 22, 30, c.shade("#e4e8ee", "#8d98aa", turn=90), r=4)
        c.line("M2 20V48", "#9aa4b4", 4)
        c.box(-8, 44, 20, 13, "#4a5468", r=3)
    c.disc(138, 244, 5, "#ff4a3a")
    c.glow(138, 244, 16, "#ff4a3a", 0.7)
    with c.group(at=(138, 206), turn=38):
        c.box(-14, 4, 28, 26, c.shade("#3a4254", "#151a26", turn=90), r=4)
        c.box(-8, 0, 16, 6, "#12161f", r=2)
        c.fill(
            "M-12 4L-12-26-17-30V-70H17V-30L12-26 12 4z",
            c.shade("#f4f6f9", (0.4, "#ccd4df"), "#717d92", turn=90),
        )
        c.line("M-17-38H17M-17-60H17M-12-12H12", "#3a4356", 3)
        c.fill(oval(0, -70, 17, 5), c.shade("#8fc4ff", "#24345c", turn=120))
    # a bench with the screen
    c.box(286, 250, 150, 6, "#5a4636", r=2)
    c.line("M300 256L292 304M422 256L430 304", "#3e3026", 5)
    c.glow(362, 200, 130, "#7fa8ff", 0.35)
    c.fill("M300 150H428V238H300z", "#10141e")
    with c.group(clip=c.clip("M306 156H422V232H306z")):
        c.box(306, 156, 116, 76, "#080c20")
        starfield(c, 24, (306, 156, 422, 232))
        spiral(
            c,
            364,
            194,
            44,
            turn=-24,
            flat=0.62,
            hues=("#7fc4ff", "#ff9ac4", "#ffffff", "#b9a2ff"),
            haze="#6a7ae8",
            stars=70,
            wind=430,
        )
    c.fill("M286 250L300 238H428L442 250z", c.shade("#6a7488", "#343c4c"))
    c.line("M308 242H420M304 246H424", "#1c2230", 1.4, 0.8)
    # the watcher, in a warm coat
    x, y = 238.0, 304.0
    head, left, right = person(
        c, x, y, 104, "#b4552e", "#232c44", "#d9a684", "#3a2820", arms=(222, 118), hat="#e0a83a"
    )
    c.fill(f"M{x - 15} {y - 78}h30l7 44h-44z", c.shade("#d0693a", "#7a3220", turn=270))
    c.line(f"M{x} {y - 76}v42", "#5a2418", 1.6)
    c.line(f"M{x - 12} {y - 80}q12 7 24 0", "#e0a83a", 6)
    c.disc(head[0] + 0.5, head[1] - 13, 4, "#fff0c8")
    for hand in (left, right):
        c.disc(*hand, 5.2, "#2f4468")
    c.box(300, 240, 8, 9, "#e8e0d0", r=1)
    c.line("M304 236q-4-6 0-10t0-9", "#ffffff", 1.4, 0.5)


def _radio_call(c: Canvas) -> None:
    """46: a huge dish in a green hollow sends a drawing made of dots towards a ball of suns."""
    c.backdrop("#0a1230", (0.4, "#1e3a78"), (0.62, "#5a86b4"), "#b4d0c8")
    starfield(c, 90, (0, 0, 480, 130))
    # the ball of suns, far away
    tx, ty = 404.0, 48.0
    c.glow(tx, ty, 60, "#ffe2a8", 0.55)
    specks(c, [(tx + 15 * bell(c), ty + 14 * bell(c)) for _ in range(150)], "#fff3d4", 1.3, 0.9)
    specks(c, [(tx + 9 * bell(c), ty + 9 * bell(c)) for _ in range(50)], "#ffd28a", 1.8, 0.9)
    for k, (row, tint) in enumerate(((158, "#4a8f68"), (176, "#357a4c"))):
        d = "".join(
            oval(px, row + c.rng.uniform(-4, 8), c.rng.uniform(26, 44), c.rng.uniform(22, 34))
            for px in range(-10 + 20 * k, 500, 52)
        )
        c.fill(
            d + f"M-10 {row}H490V260H-10z",
            c.shade(mix(tint, "#a8d880", 0.22), tint, box=(row - 30, row + 50)),
        )
    for px in (84, 396, 246):
        tall = 92 if px != 246 else 70
        c.fill(f"M{px - 7} 196L{px - 4} {196 - tall}h8L{px + 7} 196z", c.shade("#e0e4e8", "#8d98a6", turn=90))
    c.fill("M-10 204Q60 190 240 190T490 204V330H-10z", c.shade("#4f9a5a", "#1f5a3a", box=(190, 320)))
    # the bowl
    c.oval(240, 238, 204, 62, "#17452f")
    c.oval(240, 236, 198, 58, c.shade("#8d9aa4", (0.5, "#c9d3d8"), "#f0f4f4"))
    d = "".join(
        f"M{num(240 - 198 * k)} 236a{num(198 * k)} {num(58 * k)} 0 0 0 {num(396 * k)} 0"
        for k in (0.86, 0.72, 0.58, 0.44, 0.3, 0.16)
    )
    rays = "".join(
        line_path(
            [
                (240 + 24 * math.sin(a), 262 + 4 * math.cos(a)),
                (240 + 198 * math.sin(a), 236 + 58 * math.cos(a)),
            ]
        )
        for a in (k * math.tau / 28 for k in range(28))
    )
    c.line(d + rays, "#7d8d98", 0.9, 0.6)
    c.line("M42 236a198 58 0 0 0 396 0", "#f8fbfa", 3, 0.9)
    c.line("M84 106L210 146M396 106L270 146M246 128V140M84 106L-10 150M396 106L490 150", "#3f4c58", 1.4)
    c.fill("M196 146L240 138 284 146 262 153H218z", "#e4e8ea")
    c.line("M200 146L218 153M222 142L240 153 258 142M280 146L262 153", "#6a7682", 1.2)
    c.fill("M214 153h52q-4 13-26 13t-26-13z", "#9aa6b0")
    c.disc(240, 168, 8, "#d9dee2")
    # the ray, with the drawing on its way: number dots, an atom, a little person, the dish itself
    beam(c, (240, 160), (tx, ty), 16, 96, c.shade("#ffe9a899", "#ffe9a822", turn=40), 0.5)
    with c.group(at=(330, 98), turn=56):
        c.add('<g transform="rotate(-56)">')
        rows = (
            "1.1.1..11.1", "11.111.1.11", "...........", "....111....", "....111....", ".....1.....",
            "..1111111..", ".1..111..1.",
            ".1..111..1.", "....1.1....", "....1.1....", "...11.11...", "...........", "..1.....1..",
            ".1.1.1.1.1.", "1...1.1...1",
        )  # fmt: skip
        tints = ("#ffffff", "#9fe0ff", "#ff6a4a", "#ffd45a")
        for k, (a, b) in enumerate(((0, 1), (1, 2), (3, 12), (13, 16))):
            d = "".join(
                f"M{num(-25 + 5 * i)} {num(-40 + 5 * j)}h4v4h-4z"
                for j in range(a, b)
                for i, on in enumerate(rows[j])
                if on == "1"
            )
            c.fill(d, tints[k])
        c.add("</g>")
    waves(c, 240, 166, 20, 42, "#ffe9a8", 3, 24)
    for px, py, k in (
        (18, 268, 40),
        (462, 272, 44),
        (60, 314, 52),
        (426, 318, 50),
        (4, 322, 60),
        (476, 326, 56),
    ):
        tree(c, px, py, k * 1.4, "#3a8a4a")
    d = "".join(oval(px, 312 + c.rng.uniform(-3, 6), 22, 15) for px in range(90, 410, 34))
    c.fill(d + "M80 312H420V330H80z", c.shade("#3f8f50", "#1c5030"))


def _dark_heart(c: Canvas) -> None:
    """47: a blurred orange ring, brighter below, around nothing; linked observatories on our globe."""
    c.backdrop("#040204", "#0a0508")
    starfield(c, 80, light=0.7)
    x, y = 290.0, 152.0
    # the galaxy around, and the jet it throws out
    c.glow(x, y, 230, "#7a3a1a", 0.4, 0.8)
    with c.group(at=(x, y), turn=62):
        c.fill("M-5-60Q-12-140-22-200H22Q12-140 5-60z", c.shade("#b9c8ff00", "#a9bcff77", "#fff0d8aa"))
    c.glow(x, y + 6, 158, "#d2581a", 0.55)
    c.add(
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="124" fill="'
        + c.radial(
            (0.3, "#00000000"),
            (0.42, "#b8420e77"),
            (0.56, "#ff9a2ef0"),
            (0.68, "#e0651ac0"),
            (0.84, "#8a2c0c55"),
            (1, "#5a180800"),
        )
        + '"/>'
    )
    # the brighter foot of the ring, in soft patches
    spots = [
        (polar(x, y, 72, b), k)
        for b, k in ((180, 56), (150, 52), (212, 52), (122, 42), (240, 40), (100, 30), (266, 28))
    ]
    mist(c, [(p[0], p[1], k, k * 0.86) for p, k in spots], "#ffc45a", 0.7)
    mist(c, [(p[0], p[1], k * 0.6, k * 0.5) for p, k in spots[:5]], "#fff2c0", 0.75)
    for k, part in ((60, 0.2), (70, 0.3), (82, 0.22)):
        c.line(arc(x, y, k, 110, 250), "#ffe2a0", 5, part)
        c.line(arc(x, y, k, 280, 440), "#ff8a3a", 4, part * 0.8)
    c.disc(x, y, 60, c.radial((0.72, "#000000"), (1, "#00000000")))
    # the globe with its dishes joined
    ex, ey, er = 78.0, 262.0, 62.0
    earth(c, ex, ey, er, 60)
    places = [
        polar(ex, ey, er * k, b)
        for k, b in (
            (0.95, 350),
            (0.95, 40),
            (0.98, 82),
            (0.7, 300),
            (0.55, 30),
            (0.5, 150),
            (0.95, 130),
            (0.4, 240),
        )
    ]
    links = "".join(
        line_path([places[i], places[j]])
        for i, j in (
            (0, 1),
            (1, 2),
            (0, 3),
            (3, 4),
            (4, 1),
            (4, 2),
            (2, 6),
            (6, 5),
            (5, 4),
            (5, 7),
            (7, 3),
            (3, 5),
        )
    )
    c.line(links, "#ffe9a8", 1, 0.85)
    for k, (px, py) in enumerate(places):
        with c.group(at=(px, py + 3)):
            dish(c, 0, 0, 5.5 if k < 5 else 4.6, 42)
    beam(c, (112, 222), (232, 178), 44, 8, c.shade("#ffd08a00", "#ffd08a44", turn=90))


def _tangle(c: Canvas) -> None:
    """48: tangled red and blue filaments that fly apart around a small bright dot."""
    c.backdrop("#03050f", "#0a0c22")
    starfield(c, 150)
    x, y = 240.0, 160.0
    with c.group(at=(x, y), turn=-16):
        c.glow(0, 0, 205, "#3a5ad0", 0.55, 0.66)
        mist(c, ((-40, -16, 110, 70), (46, 14, 120, 72), (0, 0, 80, 60)), "#8fd0ff", 0.55)
        mist(
            c, ((-100, 30, 80, 52), (104, -30, 80, 50), (20, 76, 90, 40), (-20, -78, 96, 40)), "#e0503a", 0.5
        )
        rim: list[str] = []
        inner: list[str] = []
        for i in range(62):
            b, k = 137.5 * i + 9 * bell(c), (0.95, 0.8, 0.46, 0.66, 0.88, 0.6)[i % 6]
            walk: list[Point] = []
            for _ in range(4):
                px, py = polar(0, 0, 1, b)
                walk.append((px * 172 * k, py * 112 * k))
                b += c.rng.uniform(7, 20) * (-1 if i % 2 else 1)
                k = min(1.04, max(0.2, k + 0.09 * bell(c)))
            (inner if i % 3 == 2 else rim).append(smooth(walk))
        half = len(rim) // 2
        for k, (d, dim, bright, width) in enumerate((
            ("".join(rim[:half]), "#d8382a", "#ff7a4a", 1.4),
            ("".join(rim[half:]), "#c84a3a", "#ffc08a", 0.9),
            ("".join(inner), "#4a8af0", "#a8dcff", 1.1),
        )):  # fmt: skip
            glowing(c, k, d, (dim, 8, 0.2), (bright, width, 0.85))
        mist(c, [(*_on(172, 112, 0.8, b), 42, 26) for b in range(10, 370, 40)], "#ff6a4a", 0.35)
        # what is left in the middle turns like a lighthouse
        for k in (18, 30, 43):
            c.line(arc(0, 0, k, 20, 340, 0.5), "#dff2ff", 1.4, 0.75)
        beam(c, (0, 0), (52, -108), 2, 16, c.shade("#e8f6ff00", "#e8f6ffdd"))
        beam(c, (0, 0), (-52, 108), 2, 16, c.shade("#e8f6ffdd", "#e8f6ff00"))
    c.glow(x, y, 46, "#ffffff", 0.95)
    spikes(c, x, y, 34, 2)
    c.disc(x, y, 4.5, "#ffffff")


def _towers(c: Canvas) -> None:
    """49: three brown towers of gas in a turquoise glow, lit by hot stars from above."""
    c.backdrop("#0b2a44", (0.4, "#1c6a80"), (0.75, "#3fa8a0"), "#8ac0a0")
    mist(c, ((210, 90, 220, 130), (400, 190, 170, 120), (60, 210, 160, 120)), "#6fe0d0", 0.55)
    mist(c, ((330, 20, 200, 90),), "#d8f4ff", 0.5)
    starfield(c, 130)
    for px, py, k in ((330, 26, 40), (396, 46, 28), (268, 18, 22), (440, 22, 18)):
        spikes(c, px, py, k, 3, "#dff0ff")
    rays = "".join(
        line_path([polar(332, 26, 50, b), polar(332, 26, k, b)])
        for b, k in ((196, 170), (210, 210), (226, 190), (240, 230), (180, 150), (166, 180), (252, 240))
    )
    c.line(rays, "#e8fbff", 1.4, 0.35)
    body = c.shade("#c98a50", (0.25, "#8a5a34"), (0.6, "#5a3824"), "#2c1a18", turn=235)
    shapes = (
        (
            "M20 330C44 286 58 262 62 226 66 196 54 178 62 150 66 128 60 112 74 92 78 74 74 56 92 40 100 "
            "26 118 22 126 32 138 28 150 38 146 52 158 58 160 74 152 84 160 98 150 112 152 128 162 146 "
            "152 166 156 186 166 214 172 236 186 262 200 290 214 310 232 330z"
        ),
        (
            "M196 330C206 300 222 280 224 250 226 226 216 210 226 186 228 166 224 152 238 136 244 120 262 "
            "116 270 126 282 124 292 136 286 148 294 158 288 172 284 184 290 206 284 224 292 246 300 276 "
            "318 304 334 330z"
        ),
        (
            "M306 330C320 306 336 296 340 272 344 252 338 242 350 226 354 210 370 204 378 212 390 210 398 "
            "222 392 232 398 242 392 254 394 266 398 278 404 288 412 298 424 306 440 314 456 318 468 320 "
            "480 321 490 322V330z"
        ),
    )
    for d in shapes:
        c.add(f'<path d="{d}" fill="none" stroke="#fff0c4" stroke-width="9" opacity=".18"/>')
        c.fill(d, body)
        c.line(d, "#ffe2a4", 1.8, 0.8)
    shadow = (
        "M64 330C88 280 76 240 82 204 88 172 76 150 88 120 92 96 94 76 106 60 112 84 100 104 108 130 98 "
        "156 112 180 104 210 108 244 128 280 140 330z"
        "M226 330C240 296 236 262 242 236 236 206 248 184 250 160 258 182 252 204 258 226 254 256 270 "
        "292 280 330z"
        "M340 330C358 306 352 280 360 256 364 276 364 300 386 330z"
    )
    c.fill(shadow, "#1c1016", 0.5)
    knobs = (
        "M92 62q14-10 24 2M124 92q16-6 22 6M74 150q12 8 26 2M116 176q18-6 30 4M84 238q20-8 34 4"
        "M236 166q12-8 22 2M262 150q12-2 18 6M240 246q14-8 30 2M352 250q10-8 22 0M150 262q14-2 22 10"
        "M70 196q10 6 20 0"
    )
    c.line(knobs, "#e0aa70", 3, 0.5)
    # suns being born inside the tips
    for px, py, k in (
        (118, 54, 9),
        (96, 108, 7),
        (138, 128, 6),
        (262, 140, 8),
        (250, 190, 6),
        (374, 226, 7),
        (112, 224, 6),
        (300, 300, 6),
    ):
        c.glow(px, py, k * 2.4, "#ff6a3a", 0.9)
        c.disc(px, py, k * 0.3, "#ffe9c0")
    wisps = "M126 32q10-12 24-12M270 126q10-12 22-12M378 212q10-10 20-10M152 84q14-2 18-10M288 148q12-2 18-8"
    c.line(wisps, "#ffe9c0", 2, 0.5)


def _cradle(c: Canvas) -> None:
    """50: a pink and blue cloud open like a flower, four hot stars in its middle."""
    c.backdrop("#070516", "#120a2a", "#0a0c24")
    starfield(c, 130)
    # the belt of the hunter
    for px, py in ((160, 20), (186, 27), (212, 35)):
        sparkle(c, px, py, 11, "#cfe0ff", 0.5)
    x, y = 246.0, 178.0
    c.glow(x, y, 230, "#7a3a9a", 0.55, 0.75)
    pink = c.radial("#ffd9e4ee", (0.35, "#f07aa6c8"), (0.72, "#b03a7890"), "#5a1a5a00", cy=0.95, r=1.0)
    blue = c.radial("#e0f0ffdd", (0.4, "#7fa8f2bb"), (0.75, "#4a5ac880"), "#20206a00", cy=0.95, r=1.0)
    petal = "M0 0C-30-20-62-70-40-118-28-140-8-126 0-134 10-124 34-142 46-112 60-66 28-20 0 0z"
    for k in range(7):
        with c.group(at=(x, y), turn=k * 51.4 + 14, scale=(1.25, 1.12 if k % 2 else 0.98)):
            c.fill(petal, blue)
    for k in range(7):
        with c.group(at=(x, y), turn=k * 51.4 - 12, scale=(0.98, 0.92 if k % 2 else 1.04)):
            c.fill(petal, pink)
            c.line("M-4-14C-14-50-20-80-18-104M5-16C14-46 22-76 22-98M0-20V-92", "#ffe9f2", 1.3, 0.35)
    mist(c, ((x - 60, y + 40, 90, 56), (x + 70, y - 30, 90, 56)), "#f9b0cc", 0.5)
    mist(c, ((x + 62, y + 52, 80, 50), (x - 70, y - 34, 80, 54)), "#8fc4ff", 0.5)
    c.glow(x, y, 84, "#ffe4ee", 0.7, 0.85)
    # young suns
    specks(c, [(x + 70 * bell(c), y + 46 * bell(c)) for _ in range(90)], "#ffffff", 1.5, 0.9)
    specks(c, [(x + 80 * bell(c), y + 52 * bell(c)) for _ in range(34)], "#ffd9b0", 2.2, 0.9)
    for dx, dy, k in ((-21, 4, 24), (4, -19, 20), (22, 5, 26), (-1, 21, 18)):
        sparkle(c, x + dx, y + dy, k, "#ffffff", 0.9)
        c.disc(x + dx, y + dy, 3, "#ffffff")


def _great_spiral(c: Canvas) -> None:
    """51: a tilted spiral and two small companions over somebody at a telescope."""
    c.backdrop("#04061a", (0.6, "#0d1438"), (0.85, "#1f2f5c"), "#33477a")
    starfield(c, 130, (0, 0, 480, 270))
    x, y, turn, flat = 250.0, 130.0, -26.0, 0.3
    with c.group(at=(x, y), turn=turn):
        c.glow(0, 0, 224, "#8a9ae0", 0.7, flat * 1.15)
        c.glow(0, 0, 150, "#d8c8f0", 0.6, flat)
        d = ""
        for a in (0, 180):
            way = [polar(0, 0, 40 + 24 * t, a + 61 * t) for t in range(8)]
            d += ribbon([(px, py * flat) for px, py in way], 17)
        soft(c, d, c.radial("#c8d2fa77", (0.6, "#bcc8fa55"), "#bcc8fa00"), 16)
        for hue, n, size in (
            ("#ffffff", 120, 1.1),
            ("#9fc0ff", 100, 1.5),
            ("#ffb4d0", 34, 1.9),
            ("#ffe7bd", 60, 1.2),
        ):
            places = []
            for i in range(n):
                t = 6.3 * (0.02 + 0.98 * i / n)
                px, py = polar(
                    0, 0, (40 + 26.4 * t) * (1 + 0.06 * bell(c)), 180 * (i % 2) + 66.6 * t + 9 * bell(c)
                )
                places.append((px, py * flat))
            specks(c, places, hue, size, 0.9)
        c.glow(0, 0, 92, "#ffeec4", 1, 0.5)
        # lanes of dust on the near side
        lanes = "".join(
            arc(0, 0, k, a, b, flat)
            for k, a, b in ((74, 100, 262), (106, 96, 250), (140, 104, 266), (176, 110, 240))
        )
        c.line(lanes, "#2a1a30", 4, 0.6)
        c.line(
            "".join(arc(0, 0, k, a, b, flat) for k, a, b in ((86, 280, 430), (122, 286, 420))),
            "#2a1a30",
            2.6,
            0.4,
        )
        c.glow(0, 0, 40, "#fffdf0", 1, 0.7)
        c.oval(0, 0, 12, 8, "#ffffff")
    for px, py, k, a in ((206, 196, 26, -40), (316, 74, 17, 10)):
        with c.group(at=(px, py), turn=a):
            c.glow(0, 0, k, "#fff0d4", 1, 0.62)
            c.oval(0, 0, k * 0.24, k * 0.16, "#fffdf4")
    for px, py, k in ((60, 60, 12), (430, 190, 11)):
        sparkle(c, px, py, k, "#dbe8ff", 0.4)
    hills(c, 272, 9, "#141d3c", 6)
    firs(c, [(330 + i * 19.0, 288 - 4 * math.sin(i * 1.3)) for i in range(9)], 34, "#0a1024")
    c.fill(band([(-10, 282), (110, 274), (240, 286), (370, 280), (490, 290)]), "#0a1226")
    grass(c, 40, (0, 288, 480, 320), "#1f3350", 7, 1)
    telescope(c, 150, 296, 66, 40, "#cfd8e6")
    watcher(c, 112, 298, 60, "#8a4452", 66)
    watcher(c, 80, 300, 40, "#4a78a0", 30)


SCENES: Final[dict[int, Callable[[Canvas], None]]] = {
    35: _giant_storm,
    36: _tilted_planet,
    37: _fire_moon,
    38: _ice_jets,
    39: _copper_disc,
    40: _rubbish,
    41: _golden_eye,
    42: _white_ears,
    43: _field_party,
    44: _orange_ray,
    45: _night_watch,
    46: _radio_call,
    47: _dark_heart,
    48: _tangle,
    49: _towers,
    50: _cradle,
    51: _great_spiral,
}
"""What paints each card, by its number."""
