"""Landscapes: layers from the sky to the foreground, put together by recipes.

A recipe is a line of words such as `sky:day sun:120,28 hills:moss,70 land:meadow,84 flowers:white`: each
names a layer of this module and gives it colours (by name or as `#rrggbb`) and numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from ....core.svg import mix, polar, ridge, smooth
from .pen import Sheet, below, blade, box, curve, disc, dots, oval, poly, tones, zigzag

Layer: TypeAlias = Callable[..., None]

_COLOURS: Final[Mapping[str, str]] = {
    "moss": "#7fa66a",
    "meadow": "#8fbb62",
    "grass": "#9fc06a",
    "deep": "#3f7d5a",
    "fir": "#2f6b57",
    "jungle": "#2f7d52",
    "lime": "#a9cc5a",
    "olive": "#8f9a5a",
    "straw": "#dcc06a",
    "gold": "#e3b34a",
    "sand": "#e9cf96",
    "dune": "#e3ab5e",
    "ochre": "#cf9448",
    "rust": "#b9683f",
    "red": "#b5503c",
    "clay": "#c07a52",
    "brown": "#8a6548",
    "earth": "#6d5140",
    "black": "#3a343a",
    "ash": "#85808a",
    "basalt": "#57515c",
    "rock": "#8d8390",
    "mauve": "#8a7894",
    "violet": "#75679a",
    "slate": "#6f7f90",
    "grey": "#a5a9ad",
    "snow": "#f4f9fc",
    "ice": "#cfe6f2",
    "blue": "#4f97c2",
    "sea": "#2f86b5",
    "lagoon": "#4fb5b8",
    "teal": "#3f9a9a",
    "river": "#5fa9cc",
    "mud": "#9a8468",
    "fire": "#f08a2c",
    "lava": "#ff7a2a",
    "white": "#ffffff",
    "pink": "#e88ab0",
    "yellow": "#f4d04a",
    "purple": "#9a6fc0",
    "blush": "#e9b3a0",
    "night": "#16294a",
}

_SKIES: Final[Mapping[str, tuple[str, str, str]]] = {
    "day": ("#a9d8ea", "#c3e5ee", "#e2f1ea"),
    "clear": ("#8cc8ea", "#aed9ee", "#d4ecf2"),
    "warm": ("#f8d98a", "#fae6ae", "#fdf3d3"),
    "dawn": ("#c9c4e0", "#f2cfc4", "#fbe6c4"),
    "dusk": ("#8a7fb5", "#dd9aa0", "#f8c98a"),
    "gold": ("#f2bf6a", "#f8d58e", "#fdebbd"),
    "grey": ("#b5c0c8", "#c9d2d6", "#dde3e3"),
    "cold": ("#b9d3ea", "#d0e3f2", "#e9f3f8"),
    "wet": ("#a6cfce", "#c1dfd8", "#dcecdd"),
    "green": ("#9fcfb5", "#bfe0c0", "#e0efcf"),
    "storm": ("#4f5d70", "#6d7c8c", "#93a0a8"),
    "ash": ("#8a8088", "#a8989a", "#cfb5a5"),
    "red": ("#8f3f3f", "#c9603f", "#f0a04f"),
    "night": ("#101f3d", "#1b3157", "#2b4a72"),
    "polar": ("#1f3a5c", "#35648a", "#7fa9bf"),
}


def colour(name: str) -> str:
    """A colour by its name in this module, or itself."""
    return _COLOURS.get(name, name)


def paint(s: Sheet, recipe: str, more: Mapping[str, Layer] = MappingProxyType({})) -> None:
    """Lay down all layers of a recipe, which may name `more` than those of this module."""
    for word in recipe.split():
        name, _, rest = word.partition(":")
        layer = more.get(name) or LAYERS[name]
        layer(s, *(rest.split(",") if rest else ()))


# ---------------------------------------------------------------- air


def sky(s: Sheet, kind: str = "day") -> None:
    top, middle, low = _SKIES[kind]
    s.fill(box(0, 0, 160, 120), top)
    a, b = s.rng.uniform(-5, 5), s.rng.uniform(-4, 4)
    s.fill(below([(-4, 30 + a), (50, 25 - a), (110, 31 + b), (164, 26)]), middle)
    s.fill(below([(-4, 54 - b), (46, 50 + a), (112, 55), (164, 50 - a)]), low)


def sun(s: Sheet, x: str = "122", y: str = "28", r: str = "11", tint: str = "#fff8dc") -> None:
    px, py, pr = float(x), float(y), float(r)
    s.fill(disc(px, py, pr * 1.75), tint, 0.35)
    s.fill(disc(px, py, pr), tint)


def moon(s: Sheet, x: str = "122", y: str = "26", r: str = "10") -> None:
    px, py, pr = float(x), float(y), float(r)
    s.fill(disc(px, py, pr), "#f2ecd4")
    s.fill(
        disc(px + pr * 0.3, py - pr * 0.1, pr * 0.2) + disc(px - pr * 0.3, py + pr * 0.3, pr * 0.26),
        "#d9d2b8",
    )


def stars(s: Sheet, n: str = "26", low: str = "60") -> None:
    half = float(low) / 2
    s.line(dots(s.scatter(int(n), 80, half, 84, half)), "#dbe8ff", 0.9)
    s.line(dots(s.scatter(6, 80, half, 80, half)), "#ffffff", 1.7)


def clouds(s: Sheet, tint: str = "white", n: str = "2", y: str = "22", opacity: str = "0.85") -> None:
    d = ""
    for i in range(int(n)):
        x = 160 * (i + s.rng.uniform(0.1, 0.7)) / int(n) - 14
        py, k = float(y) + s.rng.uniform(-8, 10), s.rng.uniform(0.8, 1.25)
        d += (
            f"M{x} {py}a{6 * k} {6 * k} 0 0 1 {7 * k} {-5 * k}a{9 * k} {9 * k} 0 0 1 {16 * k} {-1 * k}"
            f"a{6 * k} {6 * k} 0 0 1 {9 * k} {6 * k}Z"
        )
    s.fill(d, colour(tint), float(opacity))


def deck(s: Sheet, tint: str = "slate", low: str = "30") -> None:
    """A ceiling of cloud right across."""
    paint_, y = tones(colour(tint), 0.2), float(low)
    for dy, tone in ((0, paint_.light), (-7, paint_.plain), (-15, paint_.dark)):
        d = box(-2, -2, 164, max(4, y + dy - 4))
        for i in range(8):
            d += oval(i * 23 + s.rng.uniform(-6, 6), y + dy - 5, s.rng.uniform(13, 18), s.rng.uniform(6, 10))
        s.fill(d, tone)


def rain(s: Sheet, tint: str = "white", lean: str = "-4", n: str = "34") -> None:
    d = "".join(f"M{x} {y}l{lean} 9" for x, y in s.scatter(int(n), 80, 62, 92, 56))
    s.line(d, colour(tint), 0.9, 0.7)


def snowfall(s: Sheet, n: str = "46") -> None:
    spots = s.scatter(int(n), 80, 58, 92, 60)
    s.line(dots(spots[::2]), "#ffffff", 2)
    s.line(dots(spots[1::2]), "#ffffff", 3)


def mist(s: Sheet, y: str = "70", tint: str = "white", opacity: str = "0.6", n: str = "4") -> None:
    d = ""
    for i in range(int(n)):
        w = s.rng.uniform(50, 90)
        d += f"M{s.rng.uniform(-10, 150 - w)} {float(y) + 6 * (i - int(n) / 2) + s.rng.uniform(-2, 2)}h{w}"
    s.line(d, colour(tint), 5, float(opacity))


def wind(s: Sheet, tint: str = "white", y: str = "40") -> None:
    d = ""
    for i in range(4):
        x, py = s.rng.uniform(4, 70), float(y) + 11 * i
        d += f"M{x} {py}c14-6 24 5 38 0s16-9 9-11"
    s.line(d, colour(tint), 1.4, 0.75)


def birds(s: Sheet, n: str = "4", tint: str = "#3a4a58") -> None:
    d = "".join(f"M{x} {y}q2.5-3 4 0q2-3 4.5 0" for x, y in s.scatter(int(n), 62, 26, 34, 12))
    s.line(d, tint, 1)


def bow(s: Sheet) -> None:
    """A rainbow."""
    for k, tint in enumerate(("#e0604f", "#f0a04a", "#f4dc6a", "#7fbf6a", "#5f9fd0", "#8a78c0")):
        s.line(f"M{12 + 3 * k} 92A{68 - 3 * k} {68 - 3 * k} 0 0 1 {148 - 3 * k} 92", tint, 3.2, 0.8)


def aurora(s: Sheet) -> None:
    for x, tint, w in ((30, "#4fd0a0", 26), (78, "#7fe0b0", 30), (118, "#8f8ae0", 24)):
        for i in range(4):
            px = x + i * w / 3.4 + s.rng.uniform(-3, 3)
            s.fill(
                f"M{px} {14 + (i * 7) % 11}q5 26-3 {52 - 5 * (i % 2)}h{w / 3}q7-28 2-{50 - 6 * (i % 3)}Z",
                tint,
                0.42,
            )


# ---------------------------------------------------------------- far land


def peak(
    s: Sheet,
    tint: str = "mauve",
    x: str = "80",
    y: str = "76",
    tall: str = "50",
    wide: str = "50",
    snow: str = "0.3",
    clouded: str = "",
) -> None:
    """One mountain: its right side in shade; `snow` is the white part of its height."""
    px, py, h, w, white = float(x), float(y), float(tall), float(wide), float(snow)
    top, p = py - h, tones(colour(tint), 0.24)
    a, b = s.rng.uniform(-0.05, 0.05) * w, s.rng.uniform(0.02, 0.07) * w
    s.fill(
        poly(
            [
                (px - w, py),
                (px - w * 0.5, py - h * 0.46 + a),
                (px - w * 0.22, py - h * 0.8),
                (px, top),
                (px + w * 0.26, py - h * 0.72),
                (px + w * 0.52, py - h * 0.44 - a),
                (px + w, py),
            ]
        ),
        p.light,
    )
    s.fill(
        poly(
            [
                (px, top),
                (px + w * 0.26, py - h * 0.72),
                (px + w * 0.52, py - h * 0.44 - a),
                (px + w, py),
                (px + w * 0.14, py),
                (px - b, py - h * 0.4),
                (px + b, py - h * 0.68),
            ]
        ),
        p.plain,
    )
    if white:
        k = white
        s.fill(
            poly(
                [
                    (px, top),
                    (px + w * 0.3 * k * 2.6 * 0.36, top + h * k),
                    (px + w * 0.12 * k, top + h * k * 0.7),
                    (px, top + h * k * 1.15),
                    (px - w * 0.2 * k, top + h * k * 0.7),
                    (px - w * 0.3 * k, top + h * k * 1.2),
                    (px - w * 0.34 * k - w * 0.12 * (k > 0.35), top + h * k * 0.86),
                ]
            ),
            "#ffffff",
        )


def peaks(
    s: Sheet, tint: str = "mauve", y: str = "76", tall: str = "38", n: str = "3", snow: str = "0.3"
) -> None:
    """A row of mountains."""
    m = int(n)
    for i in sorted(range(m), key=lambda i: (i * 7) % 5):
        x = 160 * (i + 0.5) / m + s.rng.uniform(-9, 9)
        peak(
            s,
            tint,
            f"{x:.0f}",
            y,
            f"{float(tall) * s.rng.uniform(0.72, 1.08):.0f}",
            f"{132 / m + 8:.0f}",
            snow,
        )


def hills(s: Sheet, tint: str = "moss", y: str = "72", amp: str = "7", to: str = "120") -> None:
    """A rolling skyline."""
    line = ridge(s.rng, 168, float(y), float(amp), 2)
    s.fill(smooth([(x - 4, py) for x, py in line]) + f"V{to}H-4Z", colour(tint))


def dunes(s: Sheet, tint: str = "dune", y: str = "78") -> None:
    """Dunes with a lit and a shaded side."""
    p, py = tones(colour(tint), 0.22), float(y)
    for dx, dy, k in ((-40, 0, 1.1), (44, 7, 1.25), (-14, 24, 1.5)):
        x = 62 + dx + s.rng.uniform(-8, 8)
        s.fill(
            f"M{x - 90 * k} {py + dy + 14 * k}Q{x - 30 * k} {py + dy + 8 * k} {x} {py + dy - 16 * k}"
            f"Q{x + 34 * k} {py + dy + 4 * k} {x + 90 * k} {py + dy + 14 * k}V122H{x - 90 * k}Z",
            p.light,
        )
        s.fill(
            f"M{x} {py + dy - 16 * k}Q{x + 34 * k} {py + dy + 4 * k} {x + 90 * k} {py + dy + 14 * k}"
            f"V122H{x + 20 * k}Q{x + 32 * k} {py + dy + 14 * k} {x} {py + dy - 16 * k}Z",
            p.plain,
        )


def mesas(s: Sheet, tint: str = "rust", y: str = "82") -> None:
    """Table mountains in bands."""
    p, py = tones(colour(tint), 0.26), float(y)
    for x, w, h in ((24.0, 26, 30), (126.0, 30, 38), (76.0, 14, 22)):
        x += s.rng.uniform(-6, 6)
        s.fill(
            poly(
                [
                    (x - w, py),
                    (x - w * 0.72, py - h * 0.5),
                    (x - w * 0.6, py - h),
                    (x + w * 0.6, py - h),
                    (x + w * 0.72, py - h * 0.5),
                    (x + w, py),
                ]
            ),
            p.plain,
        )
        s.fill(
            poly(
                [
                    (x + w * 0.2, py),
                    (x + w * 0.3, py - h),
                    (x + w * 0.6, py - h),
                    (x + w * 0.72, py - h * 0.5),
                    (x + w, py),
                ]
            ),
            p.dark,
        )
        s.line(
            f"M{x - w * 0.62} {py - h * 0.86}H{x + w * 0.24}M{x - w * 0.66} {py - h * 0.62}"
            f"H{x + w * 0.24}M{x - w * 0.76} {py - h * 0.34}H{x + w * 0.2}",
            p.light,
            1.8,
        )


def volcano(
    s: Sheet,
    state: str = "smoke",
    x: str = "80",
    y: str = "84",
    tall: str = "52",
    tint: str = "basalt",
    wide: str = "62",
) -> None:
    """A cone with a mouth: `quiet`, `smoke`, `fire`, `snow` or `lake` (of lava)."""
    px, py, h, w = float(x), float(y), float(tall), float(wide)
    p, top = tones(colour(tint), 0.24), float(y) - float(tall)
    mouth = w * 0.17
    if state in ("smoke", "fire"):
        plume = ((0, -4, 7), (7, -12, 9), (2, -21, 10), (14, -29, 13), (28, -34, 11), (-4, -33, 9))
        s.line(
            dots([(px + a + 1, top + b + 1) for a, b, _ in plume]),
            "#77707c" if state == "smoke" else "#5a4a52",
            19,
        )
        s.line(
            dots([(px + a - 1.5, top + b - 1) for a, b, _ in plume]),
            "#c9c3c6" if state == "smoke" else "#94787a",
            14,
        )
    if state == "fire":
        s.line(
            "".join(
                f"M{px} {top + 2}Q{px + dx * 0.4} {top - dy} {px + dx} {top - dy * 0.5}"
                for dx, dy in ((-24, 30), (-13, 38), (-4, 34), (8, 42), (19, 34))
            ),
            "#ff9a3c",
            2.6,
        )
    s.fill(
        f"M{px - w} {py}Q{px - mouth * 1.8} {py - h * 0.4} {px - mouth} {top}H{px + mouth}"
        f"Q{px + mouth * 1.8} {py - h * 0.4} {px + w} {py}Z",
        p.light,
    )
    s.fill(
        f"M{px + mouth * 0.3} {top}H{px + mouth}Q{px + mouth * 1.8} {py - h * 0.4} {px + w} {py}"
        f"H{px + w * 0.12}Q{px} {py - h * 0.5} {px + mouth * 0.3} {top}Z",
        p.plain,
    )
    s.fill(oval(px, top, mouth, mouth * 0.26), "#ff8a3a" if state in ("fire", "lake") else p.dark)
    if state == "snow":
        s.fill(
            f"M{px - mouth} {top}H{px + mouth}L{px + mouth * 1.8} {top + h * 0.3}"
            f"L{px + mouth} {top + h * 0.22}L{px + mouth * 0.4} {top + h * 0.36}"
            f"L{px - mouth * 0.4} {top + h * 0.22}L{px - mouth} {top + h * 0.38}"
            f"L{px - mouth * 1.9} {top + h * 0.28}Z",
            "#ffffff",
        )
    if state == "fire":
        s.line(
            f"M{px - 2} {top + 1}q-5 {h * 0.3} 1 {h * 0.5}t-4 {h * 0.4}M{px + 4} {top + 1}"
            f"q3 {h * 0.24} 10 {h * 0.4}t5 {h * 0.34}",
            "#ff8a3a",
            3,
        )
        s.line(f"M{px - 2} {top + 1}q-5 {h * 0.3} 1 {h * 0.5}", "#ffd07a", 1.3)


def basin(s: Sheet, inside: str = "lagoon", rim: str = "rock", y: str = "74") -> None:
    """A crater seen over its rim, with a floor or a lake."""
    p, py = tones(colour(rim), 0.26), float(y)
    s.fill(
        poly(
            [
                (-4, py + 30),
                (6, py - 2),
                (18, py - 9),
                (38, py - 14),
                (62, py - 11),
                (92, py - 16),
                (122, py - 10),
                (142, py - 12),
                (156, py),
                (164, py + 30),
            ]
        ),
        p.plain,
    )
    s.fill(oval(80, py + 12, 66, 17), p.dark)
    s.fill(
        f"M18 {py + 4}Q80 {py - 16} 142 {py + 4}Q132 {py + 14} 80 {py + 13}T18 {py + 4}Z",
        mix(p.dark, p.plain, 0.4),
    )
    s.line(
        "".join(
            f"M{x} {py - 4 + abs(x - 80) * 0.06}l{(80 - x) * 0.16} 12" for x in (34, 50, 66, 82, 98, 114, 128)
        ),
        p.light,
        1.4,
    )
    s.fill(oval(80, py + 19, 50, 10), colour(inside))
    s.fill(oval(72, py + 17.5, 32, 4), mix(colour(inside), "#ffffff", 0.3))
    s.fill(
        f"M-4 {py + 22}Q20 {py + 10} 30 {py + 22}Q60 {py + 34} 100 {py + 32}T164 {py + 14}V122H-4Z",
        p.light,
    )


# ---------------------------------------------------------------- ground and water


def land(s: Sheet, tint: str = "meadow", y: str = "84", amp: str = "3") -> None:
    """The foreground, with a darker fold at the bottom."""
    py, a = float(y), s.rng.uniform(-1, 1) * float(amp)
    c = colour(tint)
    s.fill(below([(-4, py + a), (44, py - a), (104, py + a * 0.6), (164, py - a)]), c)
    f = py + (120 - py) * 0.62
    s.fill(below([(-4, f + a), (52, f + 3 - a), (112, f - 2), (164, f + 2 + a)]), mix(c, "#22382f", 0.14))


def water(s: Sheet, tint: str = "river", y: str = "72", to: str = "120", n: str = "7") -> None:
    py, foot, c = float(y), float(to), colour(tint)
    s.fill(box(-2, py, 164, foot - py), mix(c, "#ffffff", 0.22))
    s.fill(box(-2, py + (foot - py) * 0.4, 164, (foot - py) * 0.6), c)
    m = int(n)
    d = ""
    for i in range(m):
        k = 7 + 11 * i / m
        d += f"M{s.rng.uniform(-6, 140)} {py + 2 + (foot - py - 4) * i / m}q{k / 2}-2 {k} 0t{k} 0"
    s.line(d, mix(c, "#ffffff", 0.55), 1.1)


def river(s: Sheet, tint: str = "river", y: str = "80", x: str = "92", bank: str = "") -> None:
    """A stream that winds from the distance to the viewer."""
    py, px, c = float(y), float(x), colour(tint)
    k = (120 - py) / 40

    def bed(grow: float) -> str:
        return (
            f"M{px} {py}"
            f"C{px + 34 + grow} {py + 7 * k} {px - 62 - grow} {py + 14 * k} {px - 30 - grow} "
            f"{py + 22 * k}"
            f"C{px - 14 - grow} {py + 28 * k} {px - 40 - grow} {py + 34 * k} {px - 52 - grow} 122"
            f"H{px + 22 + grow}"
            f"C{px + 20 + grow} {py + 32 * k} {px + 34 + grow} {py + 28 * k} {px + 14 + grow} "
            f"{py + 20 * k}C{px - 18} {py + 12 * k} {px + 52 + grow} {py + 8 * k} {px + 3} {py}Z"
        )

    if bank:
        s.fill(bed(5), colour(bank))
    s.fill(bed(0), c)
    s.line(
        f"M{px - 30} {py + 34 * k}h18M{px - 8} {py + 29 * k}h14M{px - 16} {py + 23 * k}h12"
        f"M{px + 2} {py + 8 * k}h10",
        mix(c, "#ffffff", 0.6),
        1.1,
    )


def pools(s: Sheet, tint: str = "river", y: str = "84", rim: str = "", n: str = "5") -> None:
    """Round waters in the ground."""
    py, c = float(y), colour(tint)
    for i, (x, yy, k) in enumerate(
        ((44.0, 2, 0.8), (116.0, 5, 1.0), (76.0, 14, 1.1), (26.0, 22, 1.2), (130.0, 26, 1.3))[: int(n)]
    ):
        x += s.rng.uniform(-6, 6)
        if rim:
            s.fill(oval(x, py + yy + 1, 25 * k, 6.8 * k), colour(rim))
        s.fill(oval(x, py + yy, 21 * k, 5 * k), c)
        s.line(f"M{x - 11 * k} {py + yy - 1}h{9 * k + i}", mix(c, "#ffffff", 0.6), 1.2)


def falls(
    s: Sheet, x: str = "80", y: str = "40", to: str = "92", wide: str = "14", rock: str = "slate"
) -> None:
    """Water over a cliff."""
    px, py, foot, w = float(x), float(y), float(to), float(wide)
    p = tones(colour(rock), 0.26)
    s.fill(
        poly(
            [
                (px - w * 3.2, foot + 4),
                (px - w * 2.6, py + 6),
                (px - w * 1.2, py - 4),
                (px + w * 1.3, py - 3),
                (px + w * 2.6, py + 8),
                (px + w * 3.2, foot + 4),
            ]
        ),
        p.plain,
    )
    s.fill(
        poly(
            [
                (px + w * 0.8, foot + 4),
                (px + w, py - 3),
                (px + w * 1.3, py - 3),
                (px + w * 2.6, py + 8),
                (px + w * 3.2, foot + 4),
            ]
        ),
        p.dark,
    )
    s.fill(
        f"M{px - w * 0.5} {py - 3}h{w}L{px + w * 0.72} {foot}H{px - w * 0.72}Z",
        "#d9eef6",
    )
    s.line("".join(f"M{px + w * t} {py + 4}V{foot - 4}" for t in (-0.3, 0, 0.3)), "#8fc4dc", 1.3)
    s.line(dots([(px + t * w, foot) for t in (-0.9, -0.45, 0, 0.45, 0.9)]), "#ffffff", 8)


def beach(s: Sheet, tint: str = "sand", sea_: str = "lagoon", y: str = "64") -> None:
    """Sea, a white line, sand."""
    water(s, sea_, y, "104", "6")
    p = colour(tint)
    s.fill(
        f"M-4 {float(y) + 34}Q40 {float(y) + 22} 90 {float(y) + 32}T164 {float(y) + 18}V122H-4Z",
        "#f7fbf6",
    )
    s.fill(
        f"M-4 {float(y) + 37}Q40 {float(y) + 25} 90 {float(y) + 35}T164 {float(y) + 21}V122H-4Z",
        mix(p, "#7a5a3a", 0.16),
    )
    s.fill(
        f"M-4 {float(y) + 41}Q40 {float(y) + 29} 90 {float(y) + 39}T164 {float(y) + 25}V122H-4Z",
        p,
    )


def floes(s: Sheet, y: str = "84", n: str = "6") -> None:
    for i in range(int(n)):
        x, py, w = s.rng.uniform(8, 150), float(y) + 32 * i / int(n), 13 + 16 * i / int(n)
        s.fill(
            poly(
                [
                    (x - w, py),
                    (x - w * 0.5, py - 3),
                    (x + w * 0.6, py - 3),
                    (x + w, py),
                    (x + w * 0.6, py + 5),
                    (x - w * 0.6, py + 5),
                ]
            ),
            "#8fc0dc",
        )
        s.fill(
            poly(
                [
                    (x - w, py),
                    (x - w * 0.5, py - 3),
                    (x + w * 0.6, py - 3),
                    (x + w, py),
                    (x + w * 0.5, py + 2),
                    (x - w * 0.5, py + 2),
                ]
            ),
            "#f7fbfd",
        )


def berg(s: Sheet, x: str = "100", y: str = "84", k: str = "1") -> None:
    """A floating mountain of ice."""
    px, py, r = float(x), float(y), 20 * float(k)
    s.fill(
        poly(
            [
                (px - r * 1.3, py),
                (px - r, py - r * 0.9),
                (px - r * 0.3, py - r * 1.5),
                (px + r * 0.2, py - r),
                (px + r * 0.7, py - r * 1.2),
                (px + r * 1.4, py),
            ]
        ),
        "#f1f8fc",
    )
    s.fill(
        poly(
            [
                (px - r * 0.3, py - r * 1.5),
                (px + r * 0.2, py - r),
                (px + r * 0.7, py - r * 1.2),
                (px + r * 1.4, py),
                (px, py),
                (px + r * 0.1, py - r * 0.6),
            ]
        ),
        "#a9d0e6",
    )


def tongue(s: Sheet, y: str = "50") -> None:
    """A glacier between its rocks."""
    py = float(y)
    s.fill(
        f"M62 {py}C58 {py + 20} 30 {py + 34} 10 122H146C136 {py + 38} 104 {py + 26} 100 {py}Z",
        "#e6f3fa",
    )
    s.fill(
        f"M86 {py}C88 {py + 22} 108 {py + 34} 112 122H146C136 {py + 38} 104 {py + 26} 100 {py}Z",
        "#b5d8ea",
    )
    d = "".join(
        f"M{80 - w} {py + dy}q{w} {w * 0.3} {2 * w} 0"
        for dy, w in ((14, 18), (26, 26), (38, 36), (50, 44), (61, 52))
    )
    s.line(d, "#7fb6d6", 1.6)
    s.line(f"M66 {py + 6}Q56 {py + 36} 40 118", "#8a8690", 2.2)


def strata(s: Sheet, *bands: str) -> None:
    """The ground cut open: layers of soil below a strip of green."""
    y = 52.0
    step = (122 - y) / max(1, len(bands))
    for i, band in enumerate(bands):
        a, b = s.rng.uniform(-3, 3), s.rng.uniform(-3, 3)
        top = y + i * step
        s.fill(
            below([(-4, top + a), (40, top - b), (84, top + b), (124, top - a), (164, top + a)]), colour(band)
        )
        tint = mix(colour(band), "#ffffff" if i % 2 else "#2a1f1a", 0.24)
        s.line(dots([(x, py) for x, py in s.scatter(9, 80, top + step * 0.55, 82, step * 0.22)]), tint, 2.4)
    s.line(
        "".join(
            f"M{x} {y + 1}q{s.rng.uniform(-6, 6)} 14 {s.rng.uniform(-9, 9)} {s.rng.uniform(20, 36)}"
            for x in (30, 52, 78, 104, 132)
        ),
        mix(colour(bands[0]), "#f4e6c8", 0.55),
        1.1,
    )


def pebbles(s: Sheet, y: str = "96", tint: str = "rock", n: str = "12") -> None:
    p = tones(colour(tint), 0.25)
    spots = s.scatter(int(n), 80, float(y), 80, 20)
    s.fill(
        "".join(oval(x, py, 3.4 + (i % 3) * 1.4, 2 + (i % 3) * 0.7) for i, (x, py) in enumerate(spots)),
        p.dark,
    )
    s.fill(
        "".join(
            oval(x - 0.5, py - 0.6, 2.8 + (i % 3) * 1.3, 1.4 + (i % 3) * 0.6)
            for i, (x, py) in enumerate(spots)
        ),
        p.light,
    )


def boulders(s: Sheet, tint: str = "rock", y: str = "104") -> None:
    p, py = tones(colour(tint), 0.26), float(y)
    for x, r in ((22.0, 14), (140.0, 17), (58.0, 7), (108.0, 8)):
        x += s.rng.uniform(-7, 7)
        s.fill(
            poly(
                [
                    (x - r * 1.3, py),
                    (x - r * 1.05, py - r * 0.7),
                    (x - r * 0.2, py - r * 1.1),
                    (x + r * 0.75, py - r * 0.8),
                    (x + r * 1.3, py),
                ]
            ),
            p.light,
        )
        s.fill(
            poly(
                [
                    (x - r * 0.2, py - r * 1.1),
                    (x + r * 0.75, py - r * 0.8),
                    (x + r * 1.3, py),
                    (x + r * 0.1, py),
                    (x + r * 0.35, py - r * 0.5),
                ]
            ),
            p.plain,
        )


def cracks(s: Sheet, tint: str = "brown", y: str = "88", width: str = "1.4") -> None:
    """Dry ground in plates."""
    py, d = float(y), ""
    for i, dy in enumerate((4, 12, 22, 34)):
        pts = [(x + s.rng.uniform(-4, 4), py + dy + s.rng.uniform(-2, 2)) for x in range(-6, 176, 20 + 4 * i)]
        d += zigzag(pts)
        nxt = py + (12, 22, 34, 44)[i]
        d += "".join(f"M{x} {yy}L{x + s.rng.uniform(-8, 8)} {nxt}" for x, yy in pts[i % 2 :: 2])
    s.line(d, colour(tint), float(width))


def lava(s: Sheet, y: str = "86") -> None:
    """Glowing seams in black ground."""
    cracks(s, "#d9481f", y, "3.4")
    s.line(
        curve(
            [
                (-4, float(y) + 22),
                (36, float(y) + 14),
                (76, float(y) + 24),
                (120, float(y) + 15),
                (164, float(y) + 22),
            ]
        ),
        "#ffb04a",
        2.6,
    )


def furrows(s: Sheet, tint: str = "brown", y: str = "78", green: str = "meadow") -> None:
    """Ploughed rows towards the horizon."""
    py = float(y)
    s.fill(box(-2, py, 164, 122 - py), colour(tint))
    s.fill(
        "".join(
            poly(
                [(80 + x * 0.22, py), (80 + x * 0.22 + 2, py), (80 + x * 1.6 + 13, 122), (80 + x * 1.6, 122)]
            )
            for x in range(-96, 97, 24)
        ),
        tones(colour(tint)).dark,
    )
    s.fill(
        "".join(
            oval(80 + x * (0.22 + 1.4 * t) + 9 * t, py + (120 - py) * t, 4.6 * t + 1, 3 * t + 0.8)
            for x in range(-84, 85, 24)
            for t in (0.2, 0.42, 0.7)
        ),
        colour(green),
    )


# ---------------------------------------------------------------- plants


def firs(s: Sheet, tint: str = "fir", y: str = "86", tall: str = "26", n: str = "12", gap: str = "") -> None:
    """A row of conifers; in the `gap` between two x there are none."""
    py, h, m = float(y), float(tall), int(n)
    left, right = [float(v) for v in gap.split("-")] if gap else (999.0, 999.0)
    light, dark = "", ""
    for i in range(m):
        x, k = 160 * (i + s.rng.uniform(0.2, 0.8)) / m, h * s.rng.uniform(0.7, 1.1)
        if left < x < right:
            continue
        w = k * 0.3
        light += poly(
            [(x - w, py), (x - w * 0.4, py - k * 0.36), (x - w * 0.66, py - k * 0.36), (x, py - k), (x, py)]
        )
        dark += poly(
            [(x, py - k), (x + w * 0.66, py - k * 0.36), (x + w * 0.4, py - k * 0.36), (x + w, py), (x, py)]
        )
    c = colour(tint)
    s.fill(light, mix(c, "#eaf3c8", 0.12))
    s.fill(dark, mix(c, "#0f2a30", 0.2))


def woods(s: Sheet, tint: str = "deep", y: str = "84", r: str = "9", n: str = "14", trunks: str = "") -> None:
    """A row of round crowns."""
    py, pr, m = float(y), float(r), int(n)
    spots = [
        (
            160 * (i + s.rng.uniform(0.1, 0.9)) / m,
            py - pr * s.rng.uniform(0.9, 1.7),
            pr * s.rng.uniform(0.8, 1.2),
        )
        for i in range(m)
    ]
    p = tones(colour(tint), 0.22)
    if trunks:
        s.line(
            "".join(f"M{x} {yy}V{py + pr * 0.6}" for x, yy, _ in spots),
            colour(trunks),
            pr * 0.2,
        )
    s.fill("".join(oval(x, yy, k, k * 0.9) for x, yy, k in spots), p.dark)
    s.fill("".join(oval(x - k * 0.12, yy - k * 0.14, k * 0.8, k * 0.66) for x, yy, k in spots), p.plain)
    s.fill("".join(oval(x - k * 0.3, yy - k * 0.36, k * 0.36, k * 0.26) for x, yy, k in spots), p.light)


def palms(
    s: Sheet, tint: str = "deep", y: str = "96", tall: str = "40", n: str = "3", near: str = "20-140"
) -> None:
    py, h, m = float(y), float(tall), int(n)
    a, b = (float(v) for v in near.split("-"))
    stems, dark, light = "", "", ""
    for i in range(m):
        x = a + (b - a) * (i + 0.5) / m + s.rng.uniform(-6, 6)
        k = h * s.rng.uniform(0.8, 1.1)
        lean = s.rng.uniform(-7, 7)
        tx, ty = x + lean, py - k
        stems += f"M{x} {py}Q{x - lean * 0.3} {py - k * 0.6} {tx} {ty}"
        for j, (dx, dy) in enumerate(
            ((-15, 5), (-12, -4), (-5, -9), (5, -9), (12, -4), (15, 6), (9, 10), (-9, 10))
        ):
            f = k / 40
            part = f"M{tx} {ty}Q{tx + dx * 0.5 * f} {ty + (dy - 7) * f} {tx + dx * f} {ty + dy * f}"
            if j % 2:
                light += part
            else:
                dark += part
    s.line(stems, "#7d6348", h * 0.055)
    s.line(dark, tones(colour(tint)).dark, h * 0.075)
    s.line(light, colour(tint), h * 0.075)


def acacias(s: Sheet, tint: str = "olive", y: str = "90", n: str = "2", tall: str = "36") -> None:
    m, h, py = int(n), float(tall), float(y)
    for i in range(m):
        x, k = 160 * (i + 0.5) / m + s.rng.uniform(-16, 16), h * s.rng.uniform(0.72, 1.1)
        s.line(
            f"M{x} {py}L{x} {py - k * 0.5}L{x - k * 0.4} {py - k * 0.86}M{x} {py - k * 0.5}"
            f"L{x + k * 0.44} {py - k * 0.84}M{x} {py - k * 0.5}V{py - k * 0.9}",
            "#4a3a30",
            k * 0.06,
        )
        p = tones(colour(tint))
        s.fill(
            oval(x, py - k * 0.88, k * 0.66, k * 0.13) + oval(x + k * 0.2, py - k * 0.98, k * 0.4, k * 0.1),
            p.dark,
        )
        s.fill(oval(x - k * 0.08, py - k * 0.92, k * 0.56, k * 0.09), p.plain)


def redwoods(s: Sheet, bark: str = "#a4553a", leaf: str = "fir", y: str = "100", n: str = "4") -> None:
    """Trunks of giants that leave the picture at the top."""
    py, m = float(y), int(n)
    for i in sorted(range(m), key=lambda i: -((i * 3) % m)):
        x, w = 160 * (i + 0.5) / m + s.rng.uniform(-8, 8), s.rng.uniform(7, 12)
        p = tones(colour(bark), 0.26)
        s.fill(
            poly(
                [
                    (x - w * 0.7, -2),
                    (x + w * 0.7, -2),
                    (x + w, py - 8),
                    (x + w * 1.7, py + 4),
                    (x - w * 1.7, py + 4),
                    (x - w, py - 8),
                ]
            ),
            p.plain,
        )
        s.fill(
            poly(
                [
                    (x + w * 0.2, -2),
                    (x + w * 0.7, -2),
                    (x + w, py - 8),
                    (x + w * 1.7, py + 4),
                    (x + w * 0.4, py + 4),
                ]
            ),
            p.dark,
        )
        s.line(f"M{x - w * 0.4} 20v30M{x - w * 0.1} 46v34M{x - w * 0.6} 62v26", p.light, 1.1)
        s.fill(
            "".join(
                blade(x + side * w * 0.7, yy, side * 108, 17, 4)
                for side, yy in ((-1, 12), (1, 18), (-1, 30), (1, 6))
            ),
            colour(leaf),
        )


def canes(s: Sheet, stem: str = "#7fae4f", leaf: str = "meadow", n: str = "11") -> None:
    """A bamboo wood."""
    m = int(n)
    p = tones(colour(stem), 0.25)
    for i in range(m):
        x, w, lean = 160 * (i + s.rng.uniform(0.2, 0.8)) / m, s.rng.uniform(3, 6), s.rng.uniform(-6, 6)
        tone = (p.dark, p.plain, p.light)[i % 3]
        s.line(f"M{x} 114L{x + lean} -2", tone, w)
        s.line(
            "".join(f"M{x + lean * t - w / 2} {114 - 116 * t}h{w}" for t in (0.14, 0.34, 0.54, 0.74, 0.92)),
            mix(p.dark, "#22402a", 0.4),
            1,
        )
    q = tones(colour(leaf), 0.25)
    for tone in (q.dark, q.plain, q.light):
        s.line(
            "".join(f"M{x} {y}l{s.rng.uniform(-9, 9)} 7" for x, y in s.scatter(15, 80, 26, 86, 28)),
            tone,
            2.6,
        )


def leaves(s: Sheet, tint: str = "jungle", top: str = "") -> None:
    """Great leaves that frame the foreground (and hang from the top)."""
    p = tones(colour(tint), 0.27)
    for x, side in ((-2, 1), (162, -1)):
        s.fill("".join(blade(x, 122, side * a, long, 8) for a, long in ((66, 46), (16, 48))), p.dark)
        s.fill("".join(blade(x, 122, side * a, long, 7) for a, long in ((42, 54), (86, 34))), p.plain)
        s.line(
            "".join(
                f"M{x} 122L{polar(x, 122, 46, side * a)[0]} {polar(x, 122, 46, side * a)[1]}" for a in (42,)
            ),
            p.light,
            1.2,
        )
        if top:
            s.fill("".join(blade(x, -2, side * a, long, 7) for a, long in ((112, 44), (150, 34))), p.dark)
            s.fill(blade(x, -2, side * 132, 46, 7), p.plain)
    if top:
        s.line("M34 -2q4 30-3 46M126 -2q-5 24 3 40M104 -2v22", p.dark, 1.6)


def trunks(s: Sheet, tint: str = "earth", y: str = "98", n: str = "6", wide: str = "3.5") -> None:
    """Bare boles in front of a wood."""
    m, w, d = int(n), float(wide), ""
    for i in range(m):
        x = 160 * (i + s.rng.uniform(0.2, 0.8)) / m
        d += f"M{x} -2L{x + s.rng.uniform(-3, 3)} {float(y) + s.rng.uniform(-3, 6)}"
    s.line(d, colour(tint), w)
    s.line(d, mix(colour(tint), "#fff0d0", 0.22), w * 0.34)


def shrubs(s: Sheet, tint: str = "moss", y: str = "98", n: str = "7", r: str = "8") -> None:
    """Low round bushes, here and there."""
    m, py, pr = int(n), float(y), float(r)
    p = tones(colour(tint), 0.26)
    spots = [
        (160 * (i + s.rng.uniform(0.15, 0.85)) / m, py + s.rng.uniform(-6, 8), pr * s.rng.uniform(0.7, 1.2))
        for i in range(m)
    ]
    spots.sort(key=lambda spot: spot[1])
    s.fill("".join(oval(x, yy, k * 1.3, k * 0.8) for x, yy, k in spots), p.dark)
    s.fill("".join(oval(x - k * 0.2, yy - k * 0.2, k, k * 0.5) for x, yy, k in spots), p.plain)


def grass(s: Sheet, tint: str = "grass", y: str = "104", tall: str = "12", n: str = "40") -> None:
    p, py, h, m = tones(colour(tint), 0.25), float(y), float(tall), int(n)
    for tone in (p.dark, p.light):
        s.line(
            "".join(
                f"M{160 * (i + s.rng.random()) / m * 2} {py + s.rng.uniform(0, 12)}"
                f"q0-{h * 0.6} {s.rng.uniform(-5, 6)}-{h * s.rng.uniform(0.7, 1.2)}"
                for i in range(m // 2)
            ),
            tone,
            1.3,
        )


def flowers(s: Sheet, tint: str = "white", y: str = "102", n: str = "20", r: str = "2.4") -> None:
    spots = s.scatter(int(n), 80, float(y), 82, 15)
    s.line(dots(spots), colour(tint), float(r) * 1.6)
    s.line(dots(spots[::3]), mix(colour(tint), "#ffffff", 0.55), float(r) * 0.7)


def reeds(s: Sheet, tint: str = "olive", y: str = "112", n: str = "12", heads: str = "#7a5030") -> None:
    d, brown = "", ""
    for i in range(int(n)):
        x = (
            (i * 61 + 7) % 160
            if s.rng.random() < 0.5
            else s.rng.choice((8, 20, 34, 126, 140, 152)) + s.rng.uniform(-6, 6)
        )
        h = s.rng.uniform(22, 38)
        d += f"M{x} {y}q1-{h * 0.6} {s.rng.uniform(-3, 3)}-{h}"
        brown += f"M{x + 1} {float(y) - h}v-6"
    s.line(d, colour(tint), 1.3)
    s.line(brown, heads, 3)


def lilypads(s: Sheet, y: str = "98", tint: str = "meadow") -> None:
    s.fill("".join(oval(x, yy, 7, 2.4) for x, yy in s.scatter(8, 80, float(y), 70, 12)), colour(tint))


def cacti(s: Sheet, tint: str = "deep", y: str = "100", n: str = "3") -> None:
    m = int(n)
    d = ""
    for i in range(m):
        x, h = 160 * (i + s.rng.uniform(0.2, 0.8)) / m, s.rng.uniform(18, 32)
        d += f"M{x} {y}v-{h}m0 {h * 0.5}h-7v-{h * 0.3}m7 {h * 0.44}h7v-{h * 0.34}"
    s.line(d, colour(tint), 4.4)


def snags(s: Sheet, tint: str = "#5a5048", y: str = "104", n: str = "5") -> None:
    """Dead trees."""
    d = ""
    for i in range(int(n)):
        x, h = 160 * (i + s.rng.uniform(0.2, 0.8)) / int(n), s.rng.uniform(26, 44)
        d += f"M{x} {y}v-{h}m0 {h * 0.5}l-8-9m8 2l9-10"
    s.line(d, colour(tint), 2.2)


def stilts(s: Sheet, y: str = "98", n: str = "4") -> None:
    """Mangroves on their roots."""
    m, py = int(n), float(y)
    for i in range(m):
        x = 160 * (i + 0.5) / m + s.rng.uniform(-8, 8)
        s.line(
            "".join(f"M{x} {py - 20}Q{x + dx} {py - 14} {x + dx * 1.2} {py}" for dx in (-12, -6, 1, 7, 13)),
            "#6d4d3c",
            1.8,
        )
        p = tones(colour("deep"), 0.25)
        s.fill(oval(x, py - 29, 18, 11), p.dark)
        s.fill(oval(x - 3, py - 32, 14, 7), p.plain)


def herd(s: Sheet, tint: str = "#f4efe4", y: str = "96", n: str = "4") -> None:
    """Grazing animals, far off."""
    for i in range(int(n)):
        x, py = 30 + 100 * (i + s.rng.uniform(0.1, 0.9)) / int(n), float(y) + s.rng.uniform(-4, 5)
        s.line(f"M{x - 3} {py}v4m6-4v4", "#4a3f3a", 1.1)
        s.fill(oval(x, py - 1, 5.6, 3.2) + oval(x + 5.6, py - 2.4, 2, 1.6), colour(tint))


def steam(s: Sheet, x: str = "80", y: str = "92", k: str = "1") -> None:
    """A white column that opens upwards."""
    px, py, f = float(x), float(y), float(k)
    puffs = [
        (px + a * f, py - b * f) for a, b in ((0, 4), (-2, 13), (4, 21), (-3, 31), (7, 38), (-7, 46), (3, 53))
    ]
    s.line(dots(puffs[:3]), "#ffffff", 9 * f, 0.85)
    s.line(dots(puffs[3:]), "#ffffff", 17 * f, 0.8)


def fallen(s: Sheet) -> None:
    """A giant trunk on the forest floor."""
    p = tones("#a4553a", 0.26)
    s.fill(poly([(-4, 64), (118, 70), (118, 104), (-4, 108)]), p.plain)
    s.fill(poly([(-4, 92), (118, 94), (118, 104), (-4, 108)]), p.dark)
    s.line("M4 72l70 4M20 82l86 2M0 90l60 1M70 90h40", p.dark, 1.3)
    s.fill(oval(118, 87, 12, 17), "#d9a06a")
    s.line(oval(118, 87, 9, 13) + oval(118, 87, 5.6, 8.4) + oval(118, 87, 2, 3), "#a9683f", 1.2)
    s.fill("".join(oval(x, 68 + 0.05 * x, 12, 3.4) for x in (12, 44, 74)), "#7fa65a")


def island(
    s: Sheet,
    tint: str = "moss",
    y: str = "78",
    x: str = "80",
    wide: str = "40",
    tall: str = "20",
    shore: str = "sand",
) -> None:
    """Land in the sea, round-backed."""
    px, py, w, h = float(x), float(y), float(wide), float(tall)
    p = tones(colour(tint), 0.22)
    s.fill(oval(px, py + 1, w * 1.1, 3.4), colour(shore))
    s.fill(
        f"M{px - w} {py}C{px - w * 0.7} {py - h * 0.5} {px - w * 0.5} {py - h} {px - w * 0.1} {py - h}"
        f"S{px + w * 0.6} {py - h * 0.4} {px + w} {py}Z",
        p.plain,
    )
    s.fill(
        f"M{px + w * 0.1} {py - h * 0.98}"
        f"C{px + w * 0.3} {py - h * 0.9} {px + w * 0.6} {py - h * 0.4} {px + w} {py}H{px + w * 0.2}"
        f"Q{px + w * 0.3} {py - h * 0.5} {px + w * 0.1} {py - h * 0.98}Z",
        p.dark,
    )
    s.line(
        f"M{px - w * 1.2} {py + 5}h{w * 0.7}M{px + w * 0.2} {py + 6}h{w * 0.9}",
        "#ffffff",
        1.2,
        0.7,
    )


def rocks(s: Sheet, x: str = "80", y: str = "80", k: str = "1", tint: str = "basalt") -> None:
    """Crags out of the sea."""
    px, py, f, p = float(x), float(y), float(k), tones(colour(tint), 0.26)
    s.fill(
        poly(
            [
                (px - 26 * f, py),
                (px - 20 * f, py - 16 * f),
                (px - 12 * f, py - 12 * f),
                (px - 4 * f, py - 30 * f),
                (px + 6 * f, py - 22 * f),
                (px + 12 * f, py - 26 * f),
                (px + 26 * f, py),
            ]
        ),
        p.light,
    )
    s.fill(
        poly(
            [
                (px - 4 * f, py - 30 * f),
                (px + 6 * f, py - 22 * f),
                (px + 12 * f, py - 26 * f),
                (px + 26 * f, py),
                (px + 2 * f, py),
                (px - 1 * f, py - 14 * f),
            ]
        ),
        p.plain,
    )
    s.line(f"M{px - 32 * f} {py + 1}h{64 * f}", "#ffffff", 2, 0.8)


def huts(s: Sheet, x: str = "70", y: str = "84") -> None:
    """White houses with blue roofs."""
    px, py = float(x), float(y)
    for dx, dy, w, h in ((0, 0, 9, 8), (11, -3, 8, 10), (21, 1, 9, 7), (-11, 2, 8, 7), (6, -11, 8, 7)):
        s.fill(box(px + dx, py + dy - h, w, h), "#ffffff")
        s.fill(box(px + dx + w * 0.66, py + dy - h, w * 0.34, h), "#d3dbe2")
        s.fill(f"M{px + dx} {py + dy - h}a{w / 2} {w / 2} 0 0 1 {w} 0Z", "#3f7fb5")


def fence(s: Sheet, y: str = "98", tint: str = "#8a6a4a") -> None:
    s.line(
        "".join(f"M{x} {y}v-9" for x in range(6, 160, 21))
        + f"M-2 {float(y) - 6}h164M-2 {float(y) - 2.5}h164",
        tint,
        1.6,
    )


def stripes(s: Sheet, y: str = "86") -> None:
    """A mountain in bands of all colours."""
    py = float(y)
    outline = [(-6.0, 0.0), (24, -26), (44, -20), (76, -50), (104, -32), (128, -40), (166, 0)]
    for k, tint in enumerate(("#b5483f", "#d98a4a", "#e8c46a", "#8fae7a", "#6f9aa0", "#a47a9a", "#c9605a")):
        s.fill(below([(x, py + dy * (1 - 0.13 * k) + 5 * k) for x, dy in outline], curved=False), tint)


def gorge(s: Sheet, tint: str = "rust") -> None:
    """A canyon: walls on both sides, a river far below."""
    p = tones(colour(tint), 0.26)
    s.fill(poly([(60, 120), (72, 60), (86, 60), (100, 120)]), colour("river"))
    for side, tone in ((-1, p.light), (1, p.plain)):
        x = 80 + side * 6
        edge = [
            (80 + side * 90, 26),
            (80 + side * 52, 28),
            (80 + side * 46, 48),
            (80 + side * 30, 50),
            (80 + side * 24, 74),
            (x + side * 8, 78),
            (x + side * 14, 122),
            (80 + side * 90, 122),
        ]
        s.fill(poly(edge), tone)
        s.line(
            f"M{80 + side * 84} 40H{80 + side * 50}M{80 + side * 84} 62H{80 + side * 34}"
            f"M{80 + side * 84} 88H{80 + side * 26}M{80 + side * 84} 104H{80 + side * 28}",
            p.dark,
            1.7,
        )


LAYERS: Final[Mapping[str, Layer]] = {
    layer.__name__: layer
    for layer in (
        *(sky, sun, moon, stars, clouds, deck, rain, snowfall, mist, wind, birds, bow, aurora),
        *(
            peak,
            peaks,
            hills,
            dunes,
            mesas,
            volcano,
            basin,
            land,
            water,
            river,
            pools,
            falls,
            beach,
            floes,
            berg,
        ),
        *(
            tongue,
            strata,
            pebbles,
            boulders,
            cracks,
            lava,
            furrows,
            firs,
            woods,
            palms,
            acacias,
            redwoods,
            canes,
        ),
        *(leaves, trunks, shrubs, grass, flowers, reeds, lilypads, cacti, snags, stilts, herd, steam, fallen),
        *(island, rocks, huts, fence, stripes, gorge),
    )
}
