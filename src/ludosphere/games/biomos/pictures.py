"""The pictures of Biomos by name: scenes, planets, the Black Hole, the cover of the game."""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.svg import at, circle, ellipse, gradient, graduated_ring, num, path, polar, rect, tag
from ...core.svg import svg as document
from . import art
from .cards import PLANETS
from .scenes import PAINTERS, scene

SCENE: Final = (160.0, 96.0)


_ON_PAGES: Final = {
    "emblem": "planet-discovery-0",
    "option-mode-discovery": "planet-discovery-0",
    "option-mode-advanced": "planet-forest-0",
}


def picture(name: str) -> str | None:
    """An SVG document: `B1` to `G10`, `planet-<board>-<seat>`, `hole`, `cover`; None for any other name.

    What the pages ask for is one of these: `emblem`, and `option-mode-<mode>` beside the modes.
    """
    name = _ON_PAGES.get(name, name)
    if name in PAINTERS:
        return document(
            *SCENE, scene(name, *SCENE), width=480, height=288, preserveAspectRatio="xMidYMid slice"
        )
    if name == "hole":
        return _centred(hole(100), 108)
    if name == "cover":
        return cover()
    kind, _, rest = name.partition("-")
    board, _, seat = rest.partition("-")
    if kind != "planet" or board not in PLANETS or seat not in ("0", "1", "2", "3"):
        return None
    return _centred(art.planet(f"{board}{seat}", board, 166), 190)


def _centred(drawing: str, r: float) -> str:
    box = f"{num(-r)} {num(-r)} {num(2 * r)} {num(2 * r)}"
    return tag(
        "svg", drawing, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=num(2 * r), height=num(2 * r)
    )


def hole(r: float) -> str:
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
        + "".join(stars)
        + at(0, 0, *tilted, turn=-18)
    )


def cover(w: float = 960, h: float = 360) -> str:
    """The picture of the game: a forest planet in its ring of terrains, its moon, far worlds and stars."""
    rng = Random("biomos/cover")
    clouds = [
        (0.16, 0.3, 0.3, "#1f7a86"),
        (0.86, 0.7, 0.34, "#6b3f8a"),
        (0.66, 0.1, 0.26, "#2b4a8f"),
        (0.3, 0.95, 0.3, "#3b2f7a"),
    ]
    defs = [gradient("cv-sky", [(0, "#0b1730"), (1, "#142a4d")])]
    sky = [rect(0, 0, w, h, "url(#cv-sky)")]
    for k, (x, y, r, colour) in enumerate(clouds):
        defs.append(gradient(f"cv-{k}", [(0, f"{colour}aa"), (1, f"{colour}00")], True))
        sky.append(ellipse(w * x, h * y, w * r, h * r * 1.7, f"url(#cv-{k})"))
    sky += [
        circle(
            rng.uniform(0, w),
            rng.uniform(0, h),
            rng.uniform(0.4, 1.5),
            "#dbe8ff",
            opacity=f"{rng.uniform(0.3, 1):.1f}",
        )
        for _ in range(150)
    ]
    cx, cy, r = w / 2, h * 0.52, h * 0.36
    row = [
        "forest",
        "glacier",
        "sea",
        "desert",
        "mountain",
        "forest",
        "forest",
        "glacier",
        "desert",
        "mountain",
        "sea",
    ]
    tokens = [
        at(*polar(cx, cy, r, 218 + 26 * k + 12), art.token(terrain, h * 0.052))
        for k, terrain in enumerate(row)
    ]
    groove = (
        f"M{num(polar(cx, cy, r, 214)[0])} {num(polar(cx, cy, r, 214)[1])}A{num(r)} {num(r)} 0 1 1 "
        + " ".join(num(value) for value in polar(cx, cy, r, 506))
    )
    far = [
        at(w * 0.13, h * 0.62, art.planet("far1", "desert", h * 0.15)),
        at(w * 0.88, h * 0.36, art.planet("far2", "glacier", h * 0.11)),
        at(w * 0.78, h * 0.86, art.planet("far3", "mountain", h * 0.07)),
        at(w * 0.27, h * 0.2, art.planet("far4", "discovery", h * 0.055)),
    ]
    world = [
        graduated_ring(cx, cy, r * 1.22, 96, 8, 4, "#cfe0ee", 0.6),
        path(groove, stroke="#0a1626", width=h * 0.128, opacity=".5", stroke_linecap="round"),
        at(cx, cy, art.planet("cover", "forest", h * 0.255)),
        *tokens,
        at(
            cx + r * 1.32,
            cy - r * 0.92,
            circle(0, 0, h * 0.075, "#0a1626", opacity=".55"),
            art.token("glacier", h * 0.055),
        ),
    ]
    return document(
        w,
        h,
        tag("defs", *defs),
        *sky,
        *far,
        *world,
        width=num(w),
        height=num(h),
        preserveAspectRatio="xMidYMid slice",
    )
