"""The constellations: seven places in their true shape, filled star by star in the order of the places.

Positions, magnitudes and lines are data (`data/constellations.json`, star positions of the Hipparcos
catalogue): north is up and east is left, as on the sky. Colours are those of a night, whatever the theme.
"""

from __future__ import annotations

import json
import math
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final, NamedTuple

from ....core.i18n import ENGLISH, ByLanguage
from ....kit.html import Html, joined, num, tag
from ....kit.svg import Point, circle, line_path, path, rect, svg

NIGHT: Final = "#12264a"
LINE: Final = "#8fb4e0"
GOLD: Final = "#ffd572"


class Star(NamedTuple):
    """A place of a figure: its designation and name, its magnitude, where it is in the unit square."""

    designation: str
    names: ByLanguage[str]
    magnitude: float
    x: float
    y: float


class Figure(NamedTuple):
    """A constellation: `stars` in the order they are filled, `lines` between their places (from 0)."""

    id: str
    names: ByLanguage[str]
    latin: str
    stars: tuple[Star, ...]
    lines: tuple[tuple[int, int], ...]


@cache
def figures() -> dict[str, Figure]:
    """All constellations by id: the fronts of the four cards, then their backs."""
    source = resources.files("ludosphere.games.bioviva").joinpath("data", "constellations.json")
    rows: list[dict[str, Any]] = json.loads(source.read_text(encoding="utf-8"))["constellations"]
    return {row["id"]: _figure(row) for row in rows}


def _names(told: str | dict[str, str]) -> ByLanguage[str]:
    """A star's name by language; most have one for all."""
    return ByLanguage(told if isinstance(told, dict) else {ENGLISH: told})


def _figure(row: dict[str, Any]) -> Figure:
    stars = tuple(
        Star(one["designation"], _names(one["name"]), one["mag"], one["x"], one["y"]) for one in row["stars"]
    )
    lines = tuple((a - 1, b - 1) for a, b in row["lines"])
    return Figure(row["id"], ByLanguage(row["name"]), row["latin"], stars, lines)


def name(identity: str, lang: str) -> str:
    """What a constellation is called in a language."""
    return figures()[identity].names[lang]


def star_path(r: float, x: float = 0, y: float = 0, inner: float = 0.5) -> str:
    """Path data of a five-pointed star whose points are `r` from (x, y), the notches `inner` of that."""
    points = []
    for k in range(10):
        far = r if k % 2 == 0 else r * inner
        angle = math.pi * (k / 5 - 0.5)
        points.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    return line_path(points, closed=True)


@lru_cache(maxsize=64)
def places(identity: str, w: float, h: float, margin: float) -> tuple[Point, ...]:
    """Where the places of a figure are in a box of w by h: as large as fits, its shape unchanged."""
    stars = figures()[identity].stars
    left, right = min(one.x for one in stars), max(one.x for one in stars)
    top, bottom = min(one.y for one in stars), max(one.y for one in stars)
    scale = min((w - 2 * margin) / (right - left), (h - 2 * margin) / (bottom - top))
    x, y = w / 2 - scale * (left + right) / 2, h / 2 - scale * (top + bottom) / 2
    return tuple((x + scale * one.x, y + scale * one.y) for one in stars)


@lru_cache(maxsize=512)
def drawn(
    identity: str, filled: int, w: float, h: float, r: float = 7.0, margin: float | None = None
) -> Html:
    """A figure with its first `filled` places filled, as a fragment in a box of w by h.

    `r`: the radius of a place, smaller where two stars are near each other, as in the belt of Orion;
    `margin`: how far the middle of a place stays from the edges.
    """
    figure = figures()[identity]
    at = places(identity, w, h, r * 1.75 + 1 if margin is None else margin)
    sizes = [min(r, 0.47 * min(math.dist(here, other) for other in at if other is not here)) for here in at]
    lines = "".join(line_path([at[a], at[b]]) for a, b in figure.lines)
    whole = filled >= len(at)
    out = [path(lines, stroke=GOLD if whole else LINE, width=1.3, opacity=".9" if whole else ".65")]
    for number, ((x, y), size, star) in enumerate(zip(at, sizes, figure.stars)):
        if number < filled:
            shape = path(star_path(size * 1.42, x, y), GOLD, "#4a3200", 0.7, stroke_linejoin="round")
            out.append(
                tag(
                    "g",
                    circle(x, y, size * 1.75, GOLD, opacity=".13"),
                    shape,
                    class_="star",
                    data_star=number,
                )
            )
        else:
            spot = max(0.7, min(size * 0.5, size * (0.5 - 0.09 * star.magnitude)))
            out.append(
                circle(x, y, size, NIGHT, stroke=GOLD, stroke_width=num(min(1.4, size * 0.28)), opacity=".95")
                + circle(x, y, spot, "#dfe9ff", opacity=".8")
            )
    return joined(out)


@lru_cache(maxsize=64)
def plate(identity: str, filled: int, w: float = 150, h: float = 108) -> Html:
    """A constellation card as an SVG document."""
    return svg(w, h, rect(0, 0, w, h, NIGHT, rx=8), drawn(identity, filled, w, h), width=w * 2, height=h * 2)
