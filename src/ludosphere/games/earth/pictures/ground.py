"""Where a plant grows: sky, distance and soil, told by the habitats of its card."""

from __future__ import annotations

from typing import Final

from ....core.svg import Point, mix
from ..cards import Card
from .pen import FOOT, Sheet, below, blade, box, curve, disc, dots, oval, poly

_SKY: Final = {"sunny": "#fae3a4", "wet": "#bfe0e6", "rocky": "#d9d0de", "cold": "#d3e6f4"}
_SOIL: Final = {"sunny": "#d8b868", "wet": "#86ae77", "rocky": "#aa9d93", "cold": "#dfeaf0"}
_SKY_ELSE: Final = "#dfe9d8"
_SOIL_ELSE: Final = "#a9bf8c"


def blend(colours: list[str]) -> str:
    """The mean of some colours."""
    out = colours[0]
    for i, colour in enumerate(colours[1:], 2):
        out = mix(out, colour, 1 / i)
    return out


def soil(card: Card) -> str:
    """The colour of the ground of a card."""
    return blend([_SOIL[h] for h in card.habitats] or [_SOIL_ELSE])


def ground(s: Sheet, card: Card, night: bool = False) -> None:
    """Sky, distance and soil; at night all is dark blue."""

    def lit(colour: str) -> str:
        return mix(colour, "#0d1f3c", 0.82) if night else colour

    habitats = card.habitats
    sky, earth = blend([_SKY[h] for h in habitats] or [_SKY_ELSE]), soil(card)
    s.fill(box(0, 0, 160, 120), lit(sky))
    left = s.rng.random() < 0.5
    if "sunny" in habitats:
        x, y = (26 if left else 134), s.rng.uniform(20, 30)
        s.fill(disc(x, y, 19), lit(mix(sky, "#fff4cf", 0.55)))
        s.fill(disc(x, y, 11), lit("#fffbe6"))
    if "wet" in habitats and "sunny" not in habitats:
        _drift(s, lit(mix(sky, "#ffffff", 0.5)))
    if "cold" in habitats and "wet" not in habitats:
        _flakes(s, lit("#ffffff"))
    haze = mix(sky, "#ffffff", 0.35)
    y = 84 + s.rng.uniform(-3, 3)
    if "rocky" in habitats:
        _peaks(
            s,
            y,
            lit(mix(sky, "#7c6b86", 0.42)),
            lit(mix(sky, "#7c6b86", 0.24)),
            "cold" in habitats and not night,
        )
    elif "cold" in habitats:
        s.fill(below([(-4, y - 8), (40, y - 15), (90, y - 7), (130, y - 14), (164, y - 8)]), lit("#eef5f9"))
        _firs(s, y, lit(mix(sky, "#4f7f80", 0.45)))
    elif "wet" in habitats:
        _woods(s, y - 3, lit(mix(sky, "#4f8f78", 0.4)))
    elif "sunny" in habitats:
        k = s.rng.uniform(-6, 6)
        s.fill(
            below([(-4, y - 6 + k), (36, y - 14), (84, y - 4), (126, y - 13 - k), (164, y - 7)]),
            lit(mix(sky, earth, 0.55)),
        )
    else:
        k = s.rng.uniform(-6, 6)
        s.fill(
            below([(-4, y - 9 - k), (50, y - 15 + k), (110, y - 8), (164, y - 13 + k)]),
            lit(mix(haze, earth, 0.5)),
        )
    if "wet" in habitats:
        s.fill(box(0, y - 2, 160, 14), lit(mix(sky, "#5fa9bd", 0.6)))
        s.line(
            "".join(f"M{s.rng.randrange(140)} {y + 2 + 2.4 * i}h{s.rng.randrange(12) + 9}" for i in range(4)),
            lit(mix(sky, "#ffffff", 0.6)),
            0.8,
        )
        y += 8
    a, b = s.rng.uniform(-2.5, 2.5), s.rng.uniform(-2.5, 2.5)
    s.fill(below([(-4, y + a), (44, y + 2 - a), (104, y - 1 + b), (164, y + 2 - b)]), lit(earth))
    s.fill(
        below([(-4, 112 + a), (50, 108 - b), (112, 112 + b), (164, 108)]), lit(mix(earth, "#33402f", 0.14))
    )
    if "rocky" in habitats:
        for x, k in ((18 if left else 142, 1.0), (146 if left else 30, 0.7)):
            _stone(s, s.around(x, 0.08), FOOT + 3, 8.5 * k, lit("#8d8390"))
    if "cold" in habitats:
        patches = "".join(
            oval(s.rng.uniform(8, 152), s.rng.uniform(99, 116), s.rng.uniform(8, 15), 1.7) for _ in range(4)
        )
        s.fill(patches, lit("#ffffff"))
    if "sunny" in habitats or not habitats:
        _tufts(s, 6, lit(mix(earth, "#6d7b2f", 0.55)))
    elif "wet" in habitats:
        _tufts(s, 9, lit(mix(earth, "#23603f", 0.6)))
    if "underline" in card.markers:
        s.line(
            dots([(s.rng.uniform(10, 150), s.rng.uniform(110, 117)) for _ in range(9)]),
            lit(mix(earth, "#fff8df", 0.5)),
            2,
        )


def shadow(s: Sheet, card: Card, x: float = 80, rx: float = 24, ry: float = 3.2, y: float = FOOT) -> None:
    """What a plant throws on the ground, away from the light."""
    s.fill(oval(x + rx * 0.22, y + 0.6, rx, ry), mix(soil(card), "#2a3327", 0.34))


def pond(s: Sheet, colour: str = "#6fb1c4", top: float = 84) -> None:
    """Still water over the whole foreground."""
    s.fill(box(0, top, 160, 120 - top), colour)
    d = "".join(f"M{s.rng.uniform(-6, 130)} {top + 5 + 4.2 * i}h{s.rng.uniform(14, 36)}" for i in range(7))
    s.line(d, mix(colour, "#ffffff", 0.4), 1, 0.8)


def _drift(s: Sheet, colour: str) -> None:
    x = s.rng.uniform(10, 90)
    for dx, y, w in ((0, 22, 40), (22, 30, 52)):
        s.line(f"M{x + dx} {y}h{w}", colour, 6)


def _flakes(s: Sheet, colour: str) -> None:
    s.line(dots(s.scatter(14, 80, 42, 84, 38)), colour, 2)


def _peaks(s: Sheet, y: float, dark: str, light: str, snow: bool) -> None:
    caps: list[str] = []
    shades: list[str] = []
    for x, tall, wide in ((26.0, 34.0, 44), (132.0, 40.0, 48), (80.0, 24.0, 40)):
        x, tall = s.around(x, 0.12), s.around(tall)
        top = y - tall
        s.fill(poly([(x - wide, y + 8), (x, top), (x + wide, y + 8)]), light)
        shades.append(
            poly(
                [
                    (x, top),
                    (x + wide, y + 8),
                    (x + 7, y + 8),
                    (x - 4, y - tall * 0.4),
                    (x + 4, y - tall * 0.7),
                ]
            )
        )
        k = tall * 0.32
        w = wide * k / (tall + 8)
        caps.append(
            poly(
                [
                    (x, top),
                    (x + w, top + k),
                    (x + w * 0.3, top + k * 0.7),
                    (x - w * 0.2, top + k * 1.1),
                    (x - w, top + k),
                ]
            )
        )
    s.fill("".join(shades), dark)
    if snow:
        s.fill("".join(caps), "#ffffff")


def _firs(s: Sheet, y: float, colour: str) -> None:
    d = ""
    for x, k in ((6, 1.1), (17, 0.8), (27, 1.0), (124, 0.8), (135, 1.2), (147, 0.9), (157, 1.1)):
        k *= s.rng.uniform(0.85, 1.15)
        d += poly([(x - 6 * k, y + 5), (x, y - 17 * k), (x + 6 * k, y + 5)])
    s.fill(d, colour)


def _woods(s: Sheet, y: float, colour: str) -> None:
    d = "".join(oval(x, y, s.around(11), s.around(8, 0.3)) for x in range(0, 168, 15))
    s.fill(d, colour)


def _stone(s: Sheet, x: float, y: float, r: float, colour: str) -> None:
    """A boulder, lit from the left."""
    top: Point = (x - r * 0.2, y - r * 1.05)
    s.fill(
        poly([(x - r * 1.3, y), (x - r, y - r * 0.6), top, (x + r * 0.7, y - r * 0.8), (x + r * 1.3, y)]),
        mix(colour, "#fff3e0", 0.3),
    )
    s.fill(
        poly(
            [top, (x + r * 0.7, y - r * 0.8), (x + r * 1.3, y), (x + r * 0.1, y), (x + r * 0.35, y - r * 0.5)]
        ),
        colour,
    )


def stone(s: Sheet, x: float, y: float, r: float, colour: str = "#8d8390") -> None:
    """A boulder."""
    _stone(s, x, y, r, colour)


def _tufts(s: Sheet, n: int, colour: str) -> None:
    d = ""
    for _ in range(n):
        x, y = s.rng.randrange(152) + 4, s.rng.randrange(19) + 98
        d += f"M{x - 3} {y - 3}l3 3v-5m0 5l3-3"
    s.line(d, colour, 0.9)


def grass(s: Sheet, n: int, y: float, colour: str, tall: float = 10) -> None:
    """A row of blades right across."""
    s.fill(
        "".join(
            blade(160 * (i + s.rng.random()) / n, y, s.rng.uniform(-24, 24), s.around(tall, 0.35), 1.2)
            for i in range(n)
        ),
        colour,
    )


def log(s: Sheet, y: float = 98, colour: str = "#7d5b43") -> None:
    """A fallen trunk right across the foreground."""
    dark, light = mix(colour, "#10202a", 0.35), mix(colour, "#ffe9c4", 0.28)
    s.fill(box(16, y - 8, 122, 20), colour)
    s.fill(box(16, y + 5, 122, 7), dark)
    s.line(
        f"M24 {y - 5}h40M80 {y - 4}h34M34 {y + 2}h52M98 {y + 1}h26",
        mix(colour, dark, 0.6),
        1.1,
    )
    s.fill(oval(138, y + 2, 6.5, 10), light)
    s.line(oval(138, y + 2, 4, 6.4) + oval(138, y + 2, 1.6, 2.8), colour, 1)
    s.line(curve([(26, y - 8), (21, y - 15), (14, y - 18)]), colour, 4)


def trunk(s: Sheet, x: float = 44, width: float = 44, colour: str = "#7d5b43", to: float = 118) -> None:
    """The lower part of a great tree, from the top edge to the ground."""
    dark, light = mix(colour, "#10202a", 0.35), mix(colour, "#ffe9c4", 0.22)
    w = width / 2
    s.fill(
        poly(
            [(x - w, -2), (x + w, -2), (x + w, to - 20), (x + w + 9, to), (x - w - 9, to), (x - w, to - 20)]
        ),
        colour,
    )
    s.fill(
        poly([(x + w * 0.45, -2), (x + w, -2), (x + w, to - 20), (x + w + 9, to), (x + w * 0.5, to)]), dark
    )
    s.fill(
        poly([(x - w, -2), (x - w * 0.66, -2), (x - w * 0.7, to), (x - w - 9, to), (x - w, to - 20)]), light
    )
    marks = "".join(
        f"M{x + w * k} {y}v{n}"
        for k, y, n in (
            (-0.4, 8, 22),
            (0, 26, 30),
            (0.25, 4, 14),
            (-0.3, 52, 26),
            (0.1, 74, 24),
            (-0.1, 92, 16),
            (0.3, 50, 14),
        )
    )
    s.line(marks, mix(colour, dark, 0.7), 1.4)
