"""SVG drawing primitives shared by the boards and the art of every game.

Every function is pure: the same arguments give the same string, byte for byte, on every machine. What
varies in a drawing comes from the `Draws` that is passed in, and numbers are rounded before they are
written. A function returns an SVG *fragment* in its own coordinates; `svg` wraps fragments into a document.
Lengths are user units, angles are compass bearings in degrees (0 is up, clockwise).

Colours that follow the theme are CSS custom properties with a fallback (`var(--ink,#14262e)`), so that a
fragment also displays outside the web page.

>>> circle(0, 0, 2.04, "#fff")
'<circle cx="0" cy="0" r="2" fill="#fff"/>'
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Final, TypeAlias, TypeVar

from ludosphere.core.rng import seeded

from .html import Html, escape, num, tag

Point: TypeAlias = tuple[float, float]
T = TypeVar("T")

INK: Final = "var(--ink,#14262e)"

# ---------------------------------------------------------------- chance


class Draws:
    """The chance in a drawing: the generator of the games, started from a text.

    >>> Draws("oak").uniform(0, 1) == Draws("oak").uniform(0, 1)
    True
    """

    def __init__(self, seed: str) -> None:
        self._rng = seeded(0, seed)

    def random(self) -> float:
        """A number 0 ≤ x < 1."""
        return self._rng.word() / 4294967296

    def uniform(self, a: float, b: float, /) -> float:
        """A number from a to b, each equally likely."""
        return a + (b - a) * self.random()

    def randrange(self, n: int) -> int:
        """A whole number 0 ≤ x < n, each equally likely."""
        return self._rng.below(n)

    def choice(self, things: Sequence[T]) -> T:
        """One of the things, each equally likely."""
        return things[self.randrange(len(things))]


# ---------------------------------------------------------------- documents


def svg(w: float, h: float, /, *children: Html, **attributes: object) -> Html:
    """A document with the box `0 0 w h`."""
    return tag(
        "svg", *children, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {num(w)} {num(h)}", **attributes
    )


@cache
def stored_names(package: str) -> frozenset[str]:
    """The names of the pictures that lie in a package as files: those of `name.svg`."""
    files = (entry.name for entry in resources.files(package).iterdir())
    return frozenset(name.removesuffix(".svg") for name in files if name.endswith(".svg"))


@cache
def stored(package: str, name: str) -> str | None:
    """The document in the file `name.svg` of a package, read when it is first asked for; None if it has none.

    A picture that is the same in every game is such a file. `name` is one that the game knows, never a text
    from outside.
    """
    file = resources.files(package).joinpath(f"{name}.svg")
    return file.read_text(encoding="utf-8") if file.is_file() else None


@cache
def fragment(package: str, name: str) -> Html:
    """Such a picture without its frame, to be put into others; KeyError for no file."""
    document = stored(package, name)
    if document is None:
        raise KeyError(name)
    return Html(document.rstrip().partition(">")[2].removesuffix("</svg>"))


def at(x: float, y: float, *children: Html, scale: float = 1.0, turn: float = 0.0) -> Html:
    """A group moved to (x, y), then turned by `turn` degrees and scaled around that point."""
    move = f"translate({num(x)} {num(y)})"
    if turn:
        move += f"rotate({num(turn)})"
    if scale != 1:
        move += f"scale({scale:.3g})"
    return tag("g", *children, transform=move)


# ---------------------------------------------------------------- shapes


def words_at(
    x: float, y: float, text: str, size: float, weight: int = 400, anchor: str = "start", fill: str = INK
) -> Html:
    """A line of text; `text` is plain, not markup."""
    return tag(
        "text",
        escape(text),
        x=num(x),
        y=num(y),
        font_size=num(size),
        font_weight=weight,
        text_anchor=anchor,
        fill=fill,
    )


def circle(x: float, y: float, r: float, fill: str = "none", **attributes: object) -> Html:
    """A circle around (x, y)."""
    return tag("circle", cx=num(x), cy=num(y), r=num(r), fill=fill, **attributes)


def rect(x: float, y: float, w: float, h: float, fill: str = "none", **attributes: object) -> Html:
    """A rectangle whose top left corner is (x, y)."""
    return tag("rect", x=num(x), y=num(y), width=num(w), height=num(h), fill=fill, **attributes)


def path(
    d: str, fill: str = "none", stroke: str | None = None, width: float = 1.0, **attributes: object
) -> Html:
    """A path; `width` counts only with a stroke."""
    return tag(
        "path", d=d, fill=fill, stroke=stroke, stroke_width=num(width) if stroke else None, **attributes
    )


def line_path(points: Iterable[Point], closed: bool = False) -> str:
    """Path data of straight segments through the points.

    >>> line_path([(0, 0), (2, 1.5)])
    'M0 0L2 1.5'
    """
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a Catmull-Rom curve through the points, as cubic Béziers."""
    n = len(points)

    def nth(i: int) -> Point:
        return points[i % n] if closed else points[max(0, min(n - 1, i))]

    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(n if closed else n - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = nth(i - 1), nth(i), nth(i + 1), nth(i + 2)
        out.append(
            f"C{num(bx + (cx - ax) / 6)} {num(by + (cy - ay) / 6)} "
            f"{num(cx - (dx - bx) / 6)} {num(cy - (dy - by) / 6)} {num(cx)} {num(cy)}"
        )
    return "".join(out) + ("Z" if closed else "")


# ---------------------------------------------------------------- geometry


def polar(x: float, y: float, r: float, degrees: float) -> Point:
    """The point at distance `r` from (x, y) on a compass bearing (0 = up, clockwise)."""
    a = math.radians(degrees - 90)
    return x + r * math.cos(a), y + r * math.sin(a)


# ---------------------------------------------------------------- signature


@lru_cache(maxsize=64)  # 120 ticks, the same for every planet of a page
def graduated_ring(
    x: float,
    y: float,
    r: float,
    ticks: int = 60,
    major: int = 5,
    length: float = 4.0,
    stroke: str = INK,
    opacity: float = 1.0,
) -> Html:
    """The divided circle, our signature: `ticks` marks outwards from radius `r`, every `major`-th longer."""
    fine: list[str] = []
    bold: list[str] = []
    for i in range(ticks):
        big = i % major == 0
        ax, ay = polar(x, y, r, 360 * i / ticks)
        bx, by = polar(x, y, r + length * (1.8 if big else 1), 360 * i / ticks)
        (bold if big else fine).append(f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}")
    return tag(
        "g",
        path("".join(fine), stroke=stroke, width=0.7),
        path("".join(bold), stroke=stroke, width=1.2),
        circle(x, y, r, stroke=stroke, stroke_width="0.8"),
        opacity=f"{opacity:.2f}",
    )
