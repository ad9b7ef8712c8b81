"""Small things of the table: the stars of the players and the top."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ....kit.html import Html, joined, num
from ....kit.svg import circle, line_path, path, polar
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


@cache
def top(r: float = 18.0) -> Html:
    """The spinning top seen from above, around (0, 0): turned wood, painted so that one sees it turn."""
    out = [circle(0, 0, r, "#3d2414"), circle(0, 0, r * 0.96, "#c98a4b")]
    colours = ("#1b3160", "#ffd572", "#9f2f1c", "#f6f0dc")
    for k in range(8):
        a, b = polar(0, 0, r * 0.92, 45 * k), polar(0, 0, r * 0.92, 45 * k + 45)
        c, d = polar(0, 0, r * 0.62, 45 * k + 45), polar(0, 0, r * 0.62, 45 * k)
        far, near = num(r * 0.92), num(r * 0.62)
        out.append(
            path(
                f"M{num(a[0])} {num(a[1])}A{far} {far} 0 0 1 {num(b[0])} {num(b[1])}L{num(c[0])} {num(c[1])}"
                f"A{near} {near} 0 0 0 {num(d[0])} {num(d[1])}Z",
                colours[k % 4],
            )
        )
    for part, ink in ((0.62, "#7b4a26"), (0.56, "#e0ab6c"), (0.4, "#b7753b"), (0.36, "#e9bd83")):
        out.append(circle(0, 0, r * part, ink))
    sweep = polar(0, 0, r * 0.48, 20), polar(0, 0, r * 0.48, 110)
    out.append(
        path(
            f"M{num(sweep[0][0])} {num(sweep[0][1])}A{num(r * 0.48)} {num(r * 0.48)} 0 0 1 "
            f"{num(sweep[1][0])} {num(sweep[1][1])}",
            stroke="#fff",
            width=r * 0.05,
            opacity=".5",
            stroke_linecap="round",
        )
    )
    out += [
        circle(0, 0, r * 0.2, "#5b3317"),
        circle(0, 0, r * 0.15, "#f3d6a6"),
        circle(-r * 0.05, -r * 0.05, r * 0.05, "#fff"),
    ]
    return joined(out)
