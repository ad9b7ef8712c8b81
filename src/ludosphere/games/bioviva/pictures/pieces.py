"""Small things of the table: the stars of the players and the top."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....kit.html import Html, num
from ....kit.svg import fragment, line_path, path, polar
from .constellation import star_path

_SEATS: Final = ("#0072b2", "#c24a00", "#009e73", "#f0e442", "#cc79a7", "#56b4e9")
_INKS: Final = ("#fff", "#fff", "#04241a", "#2b2600", "#2d0d20", "#06202f")


def shape(seat: int, r: float) -> str:
    """Path data of the shape of a seat around (0, 0), about as heavy to the eye as a disc of radius r.

    Disc, triangle, square, lozenge, pentagon, cross: the same as in the icons of the pages.
    """
    if seat == 0:
        return f"M{num(-r)} 0a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0Z"
    if seat == 5:
        a, b = r * 1.1, r * 0.4
        corners = [
            (-b, -a),
            (b, -a),
            (b, -b),
            (a, -b),
            (a, b),
            (b, b),
            (b, a),
            (-b, a),
            (-b, b),
            (-a, b),
            (-a, -b),
            (-b, -b),
        ]
        return line_path(corners, closed=True)
    sides, size, turn = {1: (3, 1.3, 0), 2: (4, 1.25, 45), 3: (4, 1.2, 0), 4: (5, 1.1, 0)}[seat]
    y = r * 0.18 if seat == 1 else 0
    return line_path([polar(0, y, r * size, turn + 360 * k / sides) for k in range(sides)], closed=True)


@lru_cache(maxsize=32)
def star(seat: int, r: float = 9.0) -> Html:
    """A wooden star of a seat around (0, 0), with its colour and its shape; `r`: middle to point."""
    n = seat + 1
    body = star_path(r, inner=0.56)
    return (
        path(body, "none", "#fff", r * 0.36, stroke_linejoin="round", opacity=".95")
        + path(body, f"var(--seat-{n},{_SEATS[seat]})", "#0b1826", r * 0.13, stroke_linejoin="round")
        + path(shape(seat, r * 0.3), f"var(--on-seat-{n},{_INKS[seat]})")
    )


def top() -> Html:
    """The spinning top seen from above, around (0, 0): turned wood; its radius is 18."""
    return fragment(__package__, "top")
