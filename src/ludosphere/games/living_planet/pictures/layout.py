"""Where things are on a hex: its sides, its mountain ground, its sites, the strips above and below them.

A hex has its corners 100 units from (0, 0), one of them on top. Sides are map sides, 0 is NE, clockwise; a
hex turned by k shows its printed side i at map side (i + k) % 6. Signs and sites stay upright all the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Final

from ....kit.svg import Point, polar
from .pen import distance

if TYPE_CHECKING:
    from ..facts import Hex

R: Final = 100.0
APOTHEM: Final = R * math.sqrt(3) / 2
CORNERS: Final = tuple(polar(0, 0, R, 60 * k) for k in range(6))
"""The corners, the top one first; side i lies between corners i and i + 1."""
NORMALS: Final = tuple(polar(0, 0, 1, 30 + 60 * k) for k in range(6))
DEPTH: Final = 33.0
"""How far mountains reach into a hex from one of its sides."""
PAD: Final = 19.0
"""Half the width of a site."""
STRIKE: Final = 42.0
"""The width of the sign of a strike at its plain size; it is 25 high."""

Box = tuple[float, float, float, float]
"""left, top, right, bottom"""


def bearing(side: int) -> float:
    """The compass bearing of a map side seen from the centre."""
    return 30 + 60 * side


def mountains(hexagon: Hex, turn: int) -> tuple[bool, ...]:
    """Which map sides are mountain."""
    return tuple(hexagon.edges[(side - turn) % 6] for side in range(6))


def reach(point: Point) -> float:
    """How close a point is to the nearest side: 0 on it, positive inside the hex."""
    return min(APOTHEM - point[0] * n[0] - point[1] * n[1] for n in NORMALS)


def height(point: Point, ranges: Sequence[bool]) -> float:
    """How far a point is from the nearest mountain side; infinite on a plain."""
    return min(
        (APOTHEM - point[0] * n[0] - point[1] * n[1] for n, high in zip(NORMALS, ranges) if high),
        default=math.inf,
    )


def held(x: float, y: float, k: float) -> Point:
    """The foot of a peak of height `k` moved until the whole peak lies inside the hex."""
    for _ in range(24):
        worst, push = -math.inf, NORMALS[0]
        for px, py in ((x - k * 0.6, y), (x + k * 0.6, y), (x - 0.1 * k, y - k), (x + 0.12 * k, y - k)):
            for n in NORMALS:
                over = px * n[0] + py * n[1] - (APOTHEM - 2.5)
                if over > worst:
                    worst, push = over, n
        if worst <= 0:
            break
        x, y = x - push[0] * worst, y - push[1] * worst
    return x, y


_STRIPS: Final = {1: (50.0, 89.0), 2: (49.0, 77.0), 3: (43.0, 68.0)}
"""By number of strikes: the width of each sign, and the bottom of the strip: as large as fits."""


def strip(hexagon: Hex) -> Box | None:
    """The box of the cataclysm strip; None without strikes."""
    n = len(hexagon.strikes)
    if not n:
        return None
    step, bottom = _STRIPS.get(n, (130.0 / n, 66.0))
    return -step * n / 2, bottom - step * 25 / STRIKE, step * n / 2, bottom


def pocket(hexagon: Hex) -> Box | None:
    """The box of the oxygen sign; None without oxygen."""
    if not hexagon.stars:
        return None
    wide = (24 + 12 * hexagon.stars) / 2
    return -wide, -84.0, wide, -62.0


_FORMS: Final[dict[int, tuple[tuple[Point, ...], ...]]] = {
    1: (((0, 0),), ((0, -18),), ((20, -10),), ((-20, -10),), ((20, 12),), ((-20, 12),)),
    2: (((-29, -4), (29, -4)), ((-22, -26), (22, 20)), ((22, -26), (-22, 20)), ((0, -32), (0, 18))),
    3: (
        ((-29, -24), (29, -24), (0, 21)),
        ((0, -33), (-29, 13), (29, 13)),
        ((-34, -2), (22, -28), (22, 20)),
        ((34, -2), (-22, -28), (-22, 20)),
    ),
    4: (
        ((-26, -28), (26, -28), (-26, 20), (26, 20)),
        ((-36, -4), (0, -30), (36, -4), (0, 20)),
        ((-40, -12), (4, -29), (40, -1), (-4, 18)),
        ((-40, -1), (-4, -29), (40, -12), (4, 18)),
    ),
}
_SHIFTS: Final = tuple((dx, dy) for dx in (0, -6, 6, -12, 12) for dy in (0, -5, 5, -10))


def _overlap(point: Point, other: Box) -> float:
    """How deep a site at a point would reach into a box."""
    left, top, right, bottom = other
    x = min(point[0] + PAD, right) - max(point[0] - PAD, left)
    y = min(point[1] + PAD, bottom) - max(point[1] - PAD, top)
    return max(0.0, min(x, y))


def _cost(places: Sequence[Point], hexagon: Hex, ranges: Sequence[bool], boxes: Sequence[Box]) -> float:
    cost = 0.0
    for i, (place, site) in enumerate(zip(places, hexagon.sites)):
        corners = [(place[0] + a * 16, place[1] + b * 16) for a in (-1, 1) for b in (-1, 1)]
        inside = min(reach(corner) for corner in corners)
        cost += 30 * max(0.0, 5 - inside) ** 2
        cost += sum(30 * _overlap(place, other) ** 2 for other in boxes)
        if site.mountain and any(ranges):
            cost += 3 * max(0.0, height(place, ranges) - 40) ** 2
        elif any(ranges):
            cost += 0.6 * sum(max(0.0, DEPTH - 4 - height(corner, ranges)) ** 2 for corner in corners)
        for other_place in places[:i]:
            apart = distance(place, other_place)
            sides = max(abs(place[0] - other_place[0]), abs(place[1] - other_place[1]))
            cost += 40 * max(0.0, 44 - apart) ** 2 + 40 * max(0.0, 40 - sides) ** 2
    return cost


def _pushed(form: Sequence[Point], hexagon: Hex, ranges: Sequence[bool], far: float) -> list[Point]:
    """The form with its mountain sites moved towards the nearest mountain side."""
    places = list(form)
    for i, site in enumerate(hexagon.sites):
        if site.mountain and any(ranges):
            x, y = places[i]
            n = max((n for n, high in zip(NORMALS, ranges) if high), key=lambda n: x * n[0] + y * n[1])
            places[i] = (x + far * n[0], y + far * n[1])
    return places


def _orders(form: Sequence[Point], hexagon: Hex) -> list[tuple[Point, ...]]:
    """The ways to give the places to the sites; those in the lowland keep their order."""
    high = [site.mountain for site in hexagon.sites]
    orders = []
    for chosen in permutations(range(len(form)), sum(high)):
        peaks = iter(chosen)
        rest = (k for k in range(len(form)) if k not in chosen)
        orders.append(tuple(form[next(peaks if is_high else rest)] for is_high in high))
    return orders


@lru_cache(maxsize=512)
def spots(hexagon: Hex, turn: int) -> tuple[Point, ...]:
    """The centres of the sites, in order: those wholly on a mountain on a range, the others beside it."""
    n = len(hexagon.sites)
    if not n:
        return ()
    ranges = mountains(hexagon, turn)
    boxes = [b for b in (strip(hexagon), pocket(hexagon)) if b]
    climbs = any(site.mountain for site in hexagon.sites) and any(ranges)
    best, least = list(_FORMS[n][0]), math.inf
    for form_number, form in enumerate(_FORMS[n]):
        for order_number, order in enumerate(_orders(form, hexagon)):
            for shift_number, (dx, dy) in enumerate(_SHIFTS):
                # The first form, the printed order and the middle of the hex look best.
                handicap = 14 * form_number + 6 * order_number + 3 * shift_number
                if handicap >= least:
                    break
                moved = [(x + dx, y + dy) for x, y in order]
                for far in (0.0, 8.0, 16.0) if climbs else (0.0,):
                    places = _pushed(moved, hexagon, ranges, far)
                    cost = handicap + _cost(places, hexagon, ranges, boxes)
                    if cost < least:
                        best, least = places, cost
    return tuple((round(x, 1), round(y, 1)) for x, y in best)


def _room(
    point: Point, hexagon: Hex, places: Sequence[Point], boxes: Sequence[Box], taken: Sequence[Point]
) -> float:
    room = min(reach(point) - 14, 14.0)
    for x, y in places:
        room = min(room, max(abs(point[0] - x), abs(point[1] - y)) - PAD - 12)
    for left, top, right, bottom in boxes:
        dx = max(left - point[0], point[0] - right)
        dy = max(top - point[1], point[1] - bottom)
        room = min(room, max(dx, dy) - 12)
    for other in taken:
        room = min(room, distance(point, other) - 24)
    return room


_GRID: Final = tuple(
    sorted(
        ((x, y) for x in range(-72, 73, 6) for y in range(-78, 79, 6)),
        key=lambda p: (-abs(p[0]), abs(p[1] + 4), p[0]),
    )
)


@lru_cache(maxsize=512)
def standing(hexagon: Hex, turn: int, n: int = 6) -> tuple[Point, ...]:
    """`n` places for units outside, beside sites and signs; a larger `n` never moves the first ones."""
    places = spots(hexagon, turn)
    boxes = [b for b in (strip(hexagon), pocket(hexagon)) if b]
    taken: list[Point] = []
    for _ in range(n):
        best = max(_GRID, key=lambda p: min(2.0, _room(p, hexagon, places, boxes, taken)))
        taken.append((float(best[0]), float(best[1])))
    return tuple(taken)


@lru_cache(maxsize=512)
def fire_place(hexagon: Hex, turn: int) -> Point:
    """Where a fire token hides least: in the upper half, clear of sites and the first four units outside."""
    boxes = [b for b in (strip(hexagon), pocket(hexagon)) if b]
    places, taken = spots(hexagon, turn), standing(hexagon, turn, 4)
    upper = [p for p in _GRID if p[1] <= -30]
    best = max(upper, key=lambda p: (min(2.0, _room(p, hexagon, places, boxes, taken)), p[0]))
    return float(best[0]), float(best[1])


def dam_place(side: int) -> tuple[float, float, float]:
    """Where a dam lies on a map side of the Volcano: x, y, and the degrees it is turned clockwise."""
    x, y = polar(0, 0, APOTHEM - 4, bearing(side))
    return round(x, 1), round(y, 1), bearing(side) % 180
