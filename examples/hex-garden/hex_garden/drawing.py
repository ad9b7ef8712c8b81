"""The garden as a picture: beds, the pond, and four plants made of petals."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludosphere.core.contract import View
from ludosphere.core.text import Texts
from ludosphere.kit.html import tag
from ludosphere.kit.svg import at, circle, line_path, path, polar, svg, words_at

from .rules import BEDS, PLACES

_SIZE: Final = 50.0
"""From the middle of a bed to its corners."""
_WIDTH, _HEIGHT = 7.4 * _SIZE * sqrt(3), 11.4 * _SIZE


def _petals(count: int, away: float, wide: float, long: float, fill: str, fan: float = 360) -> str:
    """Leaves around the middle, or in a fan above it."""
    first = 0 if fan == 360 else -fan / 2
    step = fan / (count if fan == 360 else count - 1)
    leaf = tag("ellipse", cx=0, cy=-away, rx=wide, ry=long, fill=fill)
    return "".join(at(0, 0, leaf, turn=first + step * number) for number in range(count))


def _lavender() -> str:
    stalks = [path(f"M{x / 3:.0f} 24L{x} -16", stroke="#5f7f4a", width=2) for x in (-12, 0, 12)]
    heads = [circle(x, y, 5, "#7a55b8") for x in (-12, 0, 12) for y in range(-22, 6, 7)]
    return "".join([*stalks, *heads])


_DRAWN: Final = {
    "rose": _petals(6, 13, 11, 12, "#b8275a") + _petals(5, 6, 8, 8, "#e0608c") + circle(0, 0, 5, "#f8c9d8"),
    "lavender": _lavender(),
    "sunflower": _petals(14, 18, 5, 10, "#f2b417") + circle(0, 0, 12, "#5d3a1a"),
    "fern": at(0, 18, _petals(7, 19, 5, 18, "#2c7a45", 140), _petals(4, 13, 3, 12, "#58a868", 90)),
}


def alone(plant: str) -> str:
    """A plant as a small picture."""
    return svg(64, 64, at(32, 32, _DRAWN[plant]), class_="plant", aria_hidden="true")


def _hexagon(x: float, y: float, fill: str) -> str:
    corners = [polar(x, y, _SIZE - 3, 60 * corner) for corner in range(6)]
    return path(line_path(corners, closed=True), fill, class_="soil")


def _middle(q: int, r: int) -> tuple[float, float]:
    return _WIDTH / 2 + _SIZE * sqrt(3) * (q + r / 2), _HEIGHT / 2 + _SIZE * 1.5 * r


def garden(view: View, say: Texts, **attributes: object) -> str:
    """The whole garden; whatever can be pointed at carries a `data-ref`."""
    x, y = _middle(0, 0)
    waves = path(f"M{x - 18:.0f} {y:.0f}q9 -8 18 0t18 0", stroke="#e3f4fb", width=3)
    parts = [_hexagon(x, y, "#3f8fb5"), waves]
    for bed, (q, r) in zip(BEDS, PLACES, strict=True):
        x, y = _middle(q, r)
        plant = view["beds"][bed]
        name = say("bed-with", name=bed, plant=plant or "none")
        parts.append(
            tag(
                "g",
                _hexagon(x, y, "#d9e8c4" if plant else "#8c6546"),
                at(x, y, _DRAWN[plant]) if plant else words_at(x, y + 6, bed, 18, 600, "middle", "#fff"),
                class_="bed newest" if bed == view["newest"] else "bed",
                role="button",
                tabindex="-1",
                data_ref=f"bed:{bed}",
                aria_label=name,
            )
        )
    return svg(_WIDTH, _HEIGHT, *parts, font_family="system-ui,sans-serif", **attributes)
