"""The pieces of Biomos as SVG: planets, terrain tokens and their glyphs.

Each terrain is told by its glyph (three waves, dune and sun, fir, two peaks, iceberg) and, where a glyph
would be too small, by a silhouette of its own (`mark`); the colour only confirms. Fragments are centred on
(0, 0) and contain all they need.
"""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import Final

from ...kit.html import Html, joined, num, tag
from ...kit.svg import (
    Draws,
    Point,
    at,
    blob,
    circle,
    ellipse,
    gradient,
    identifier,
    line_path,
    mix,
    path,
    polar,
    smooth,
)

TERRAINS: Final = ("sea", "desert", "forest", "mountain", "glacier")
BIASES: Final = ("discovery", "forest", "mountain", "desert", "glacier")

COLOUR: Final[dict[str, str]] = {
    "sea": "var(--sea,#0072b2)",
    "desert": "var(--desert,#e69f00)",
    "forest": "var(--forest,#009e73)",
    "mountain": "var(--mountain,#6b4a5e)",
    "glacier": "var(--glacier,#d6eef8)",
    "joker": "var(--sheet,#f9fbf7)",
}
ON_COLOUR: Final[dict[str, str]] = {
    "sea": "var(--on-sea,#fff)",
    "desert": "var(--on-desert,#2b1c00)",
    "forest": "var(--on-forest,#04241a)",
    "mountain": "var(--on-mountain,#fff)",
    "glacier": "var(--on-glacier,#0b3c57)",
    "joker": "var(--ink-2,#44565d)",
}
EDGE: Final = "var(--token-edge,#0b1826)"

# Glyphs on a 24 by 24 grid: (path data of the strokes, path data of the solid parts).
_GLYPH: Final[dict[str, tuple[str, str]]] = {
    "sea": (
        " ".join(f"M2.5 {y}c2-2.4 4-2.4 6.3 0s4.4 2.4 6.4 0 4.3-2.4 6.3 0" for y in (8.5, 13.5, 18.5)),
        "",
    ),
    "desert": (
        "M2 19c4.5 0 6-8 9.5-8S16 19 22 19ZM11.5 11c-2 3 2 4.5 0 8",
        "M14.4 6.5a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0Z",
    ),
    "forest": ("", "M12 2.5 6.8 9.5h2.4L5 15.5h5.8V21.5h2.4v-6H19l-4.2-6h2.4Z"),
    "mountain": ("M1.8 19.5 8.8 6l4 7.5 2.4-4 7 10Z", "M8.8 6 6.4 10.6l2.3 1.5 2.3-1.9Z"),
    "glacier": (
        "M2.5 13.5h19M6 13.5 10 4l3 3.5 2-1.5 3.5 7.5M10 4l1 5.5-1.5 4M5.5 13.5 8 19l4.5 2.5 4-4 2-4",
        "",
    ),
    "joker": (
        "M9.3 9.8a2.8 2.8 0 1 1 4.3 2.3c-1 .7-1.6 1.2-1.6 2.3",
        "M10.85 17.3a1.15 1.15 0 1 1 2.3 0a1.15 1.15 0 1 1-2.3 0Z",
    ),
}


# ---------------------------------------------------------------- tokens


def glyph(terrain: str, size: float, colour: str | None = None) -> Html:
    """The glyph of a terrain (or of the "joker"), in a box of `size` by `size` centred on (0, 0)."""
    lines, solid = _GLYPH[terrain]
    ink = colour or ON_COLOUR[terrain]
    return tag(
        "g",
        *(
            [path(lines, stroke=ink, stroke_linecap="round", stroke_linejoin="round", width=1.8)]
            if lines
            else []
        ),
        *([path(solid, ink)] if solid else []),
        transform=f"scale({size / 24:.3g})translate(-12 -12)",
    )


@lru_cache(maxsize=128)
def token(terrain: str, r: float) -> Html:
    """A round terrain token of radius `r`."""
    if terrain == "joker":
        return joker(r)
    return (
        circle(0, 0, r, COLOUR[terrain], stroke=EDGE, stroke_width=num(max(1.2, r / 18)))
        + circle(
            0,
            0,
            r * 0.86,
            stroke=ON_COLOUR[terrain],
            stroke_opacity=".35",
            stroke_width=num(max(0.6, r / 34)),
        )
        + glyph(terrain, r * 1.18)
    )


def joker(r: float) -> Html:
    """The place of a pattern that takes any terrain: a dashed ring and a question mark."""
    dash = math.tau * r * 0.94 / 16
    ring = circle(
        0,
        0,
        r * 0.94,
        COLOUR["joker"],
        stroke=ON_COLOUR["joker"],
        stroke_width=num(max(1.2, r / 12)),
        stroke_dasharray=f"{num(dash * 0.58)} {num(dash * 0.42)}",
    )
    return ring + glyph("joker", r * 1.5)


@lru_cache(maxsize=128)
def mark(terrain: str, r: float) -> Html:
    """A terrain without room for a glyph: circle, diamond, triangle, square, cross, dashed circle."""
    if terrain == "joker":
        return circle(0, 0, r, COLOUR["joker"], stroke=ON_COLOUR["joker"], stroke_dasharray="2 1.5")
    shapes: dict[str, list[Point]] = {
        "desert": [(0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)],
        "forest": [(0, -1.2), (1.1, 0.9), (-1.1, 0.9)],
        "mountain": [(-1, -1), (1, -1), (1, 1), (-1, 1)],
        "glacier": [
            *((-0.45, -1.15), (0.45, -1.15), (0.45, -0.45), (1.15, -0.45), (1.15, 0.45), (0.45, 0.45)),
            *((0.45, 1.15), (-0.45, 1.15), (-0.45, 0.45), (-1.15, 0.45), (-1.15, -0.45), (-0.45, -0.45)),
        ],
    }
    if terrain not in shapes:
        return circle(0, 0, r, COLOUR[terrain], stroke=EDGE)
    return path(line_path([(x * r, y * r) for x, y in shapes[terrain]], True), COLOUR[terrain], EDGE)


# ---------------------------------------------------------------- planets

# Sea, and the kinds of land a planet is made of, most common first.
_SEA: Final[dict[str, str]] = {
    "discovery": "#0f67a0",
    "forest": "#1f7396",
    "mountain": "#45688f",
    "desert": "#3f7f9f",
    "glacier": "#5f9bc6",
}
_LANDS: Final[dict[str, tuple[str, ...]]] = {
    "discovery": ("forest", "desert", "mountain", "forest", "desert", "mountain", "forest"),
    "forest": ("forest", "forest", "steppe", "forest", "forest", "mountain", "forest"),
    "mountain": ("mountain", "mountain", "steppe", "mountain", "mountain", "forest", "mountain"),
    "desert": ("desert", "desert", "steppe", "desert", "desert", "mountain", "desert"),
    "glacier": ("glacier", "glacier", "mountain", "glacier", "glacier", "steppe", "glacier"),
}
_LAND_COLOUR: Final[dict[str, str]] = {
    "forest": "#4b9a63",
    "desert": "#e3b05f",
    "mountain": "#94838c",
    "steppe": "#a7b568",
    "glacier": "#e4f1f6",
}


def planet(seed: str, bias: str, r: float) -> Html:
    """A globe of radius `r`, rich in the terrain `bias`, one of `BIASES`; its glow reaches 1.12 r.

    Two planets on one page need two seeds: the seed also names the gradients.
    """
    rng, uid = Draws(f"planet/{seed}/{bias}"), f"p{identifier(seed)}-{bias}-"
    sea, k = _SEA[bias], r / 100
    out = [
        tag(
            "defs",
            gradient(
                f"{uid}a",
                [(0, mix(sea, "#ffffff", 0.38)), (0.65, sea), (1, mix(sea, "#04121f", 0.5))],
                True,
                cx=".36",
                cy=".32",
                r=".8",
            ),
            gradient(f"{uid}b", [(0.5, "#04121f00"), (1, "#04121fb8")], True, cx=".34", cy=".3", r=".85"),
            gradient(f"{uid}g", [(0.82, "#9fd8ff88"), (1, "#9fd8ff00")], True),
            tag("clipPath", circle(0, 0, r, "#000"), id=f"{uid}c"),
        ),
        circle(0, 0, r * 1.12, f"url(#{uid}g)"),
    ]
    inside = [circle(0, 0, r, f"url(#{uid}a)")]
    turn = rng.uniform(0, 360)
    for i, land in enumerate(_LANDS[bias]):
        # Lands are spread around the globe and foreshortened towards its rim.
        d = r * (0.1 if i == 6 else rng.uniform(0.4, 0.66))
        x, y = polar(0, 0, d, turn + i * 60 + rng.uniform(-14, 14))
        rx, ry = r * rng.uniform(0.26, 0.42), r * rng.uniform(0.19, 0.3)
        inside.append(_land(rng, land, sea, x, y, rx, ry, k))
    for pole, size in ((-1, 0.42), (1, 0.36)):
        inside.append(_cap(rng, r, pole, size * (1.35 if bias == "glacier" else 1)))
    for _ in range(7):
        x, y, s = rng.uniform(-0.9, 0.5) * r, rng.uniform(-0.7, 0.7) * r, r * rng.uniform(0.25, 0.6)
        inside.append(
            path(
                f"M{num(x)} {num(y)}q{num(s / 4)} {num(-s / 8)} {num(s / 2)} 0t{num(s * 0.6)} {num(-s / 20)}",
                stroke="#fff",
                width=k * rng.uniform(2, 5),
                opacity=".5",
                stroke_linecap="round",
            )
        )
    inside.append(_graticule(r))
    inside.append(circle(0, 0, r, f"url(#{uid}b)"))
    return (
        joined(out)
        + tag("g", *inside, clip_path=f"url(#{uid}c)")
        + circle(0, 0, r, stroke="#08202a", stroke_opacity=".5")
    )


def _land(rng: Draws, land: str, sea: str, x: float, y: float, rx: float, ry: float, k: float) -> Html:
    """One country: a shoal around it, its ground, an upland, and small map signs of what is there."""
    colour = _LAND_COLOUR[land]
    same = rng.copy()
    shoal = path(blob(same, x, y, rx * 1.12, ry * 1.16, 11, 0.3), mix(sea, "#c8f0ee", 0.35), opacity=".55")
    ground = path(blob(rng, x, y, rx, ry, 11, 0.3), colour, "#08202a", 0.8 * k, stroke_opacity=".45")
    upland = path(
        blob(rng, x - rx * 0.1, y - ry * 0.1, rx * 0.52, ry * 0.52, 8, 0.25),
        mix(
            colour,
            {"forest": "#12331f", "mountain": "#3b2c3a", "glacier": "#7fb2d2"}.get(land, "#fff4d8"),
            0.26,
        ),
    )
    signs = {
        "forest": "l{a} {b} {a} {c}Z",
        "mountain": "l{d} {e} {d} {f}",
        "desert": "q{d} {g} {h} 0",
        "steppe": "m{a} 0v{g}",
        "glacier": "l{a} {b} {d} {i}",
    }[land].format(
        **{
            name: num(k * size)
            for name, size in zip("abcdefghi", (2.6, -8, 8, 4, -7, 7, -4, 8, 5), strict=True)
        }
    )
    places = [(x + rng.uniform(-0.5, 0.4) * rx, y + rng.uniform(-0.4, 0.45) * ry) for _ in range(6)]
    data = "".join(f"M{num(px)} {num(py)}{signs}" for px, py in places)
    if land == "forest":
        return shoal + ground + upland + path(data, "#14472f", opacity=".62")
    return (
        shoal
        + ground
        + upland
        + path(data, stroke="#0a2230", width=0.9 * k, opacity=".5", stroke_linejoin="round")
    )


def _cap(rng: Draws, r: float, pole: int, size: float) -> Html:
    """A polar ice cap with a frayed edge, following the curve of the globe."""
    half = r * min(0.92, size * 1.25)
    rim = pole * math.sqrt(r * r - half * half)
    edge = [
        (half * t, rim + pole * (r * 0.012 - r * 0.2 * size * (1 - t * t)) + r * rng.uniform(-0.018, 0.018))
        for t in (1, 0.78, 0.56, 0.3, 0.08, -0.16, -0.4, -0.62, -0.82, -1)
    ]
    return path(f"{smooth(edge)}L{num(-half)} {num(pole * r)}H{num(half)}Z", "#f4fafc", "#8fb7cc", 0.6)


def _graticule(r: float) -> Html:
    meridians = joined(ellipse(0, 0, r * k, r) for k in (0.38, 0.76))
    parallels = "".join(
        f"M{num(-half)} {num(t * r)}q{num(half)} {num(r * 0.09)} {num(2 * half)} 0"
        for t in (-0.6, -0.3, 0.0, 0.3, 0.6)
        for half in [math.sqrt(1 - t * t) * r]
    )
    return tag("g", meridians, path(parallels), stroke="#fff", stroke_width=".6", opacity=".22")


# ---------------------------------------------------------------- the Black Hole


def hole(r: float) -> Html:
    """A black hole of radius `r` with its disc of glowing dust, around (0, 0)."""
    disc = (
        (0.98, 0.02, "#7a4fd0", ".6"),
        (0.9, 0.05, "#c24a00", ".75"),
        (0.78, 0.07, "#ff9f43", ".9"),
        (0.67, 0.05, "#ffe9b0", "1"),
    )
    rings = [
        ellipse(0, 0, r * k, r * k * 0.26, stroke=colour, stroke_width=num(r * width), opacity=opacity)
        for k, width, colour, opacity in disc
    ]
    halo = [
        circle(0, 0, r * k, stroke=colour, stroke_width=num(r * 0.035), opacity=opacity)
        for k, colour, opacity in ((0.44, "#ffe9b0", "1"), (0.48, "#ff9f43", ".7"), (0.52, "#c24a00", ".4"))
    ]
    front = [
        path(
            f"M{num(-r * k)} 0A{num(r * k)} {num(r * k * 0.26)} 0 0 0 {num(r * k)} 0",
            stroke=colour,
            width=r * width,
            opacity=opacity,
        )
        for k, width, colour, opacity in disc
    ]
    rng = Random("biomos/hole")
    stars = [
        circle(
            *polar(0, 0, r * rng.uniform(0.6, 0.96), rng.uniform(0, 360)),
            r * rng.uniform(0.006, 0.014),
            "#cfe0ff",
        )
        for _ in range(26)
    ]
    tilted = [*rings, circle(0, 0, r * 0.41, "#000"), *halo, *front]
    return (
        circle(0, 0, r, "#0a0f22", stroke="#7187a3", stroke_width=num(r * 0.014))
        + joined(stars)
        + at(0, 0, *tilted, turn=-18)
    )
