"""The buildings: a little picture each, on a plate whose outline tells the category.

Production stands on a square, protection on a shield, finance on a plate with cut corners, the Spaceport on a
disc. A building is 38 by 38 around (0, 0).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ....core.svg import polar
from .marks import COLOURS, chip, coin, die, mark, token
from .pen import Pen, box, disc, dome, laid, oval, poly, rays
from .things import flame, platform, resource, unit

_PLATE: Final = {
    "production": box(-19, -19, 38, 38, 6),
    "protection": "M0 -20.5C6 -17.5 12 -16.5 19 -16.5V0C19 11 11 17.5 0 21"
    "C-11 17.5 -19 11 -19 0V-16.5C-12 -16.5 -6 -17.5 0 -20.5Z",
    "finance": poly("-10 -19.5 10 -19.5 19.5 -10 19.5 10 10 19.5 -10 19.5 -19.5 10 -19.5 -10"),
    "spaceport": disc(0, 0, 20.5),
}


def _ground(pen: Pen, colour: str = "scree") -> None:
    pen.fill(box(-15, 11, 30, 3.6, 1.8), colour)


# ---------------------------------------------------------------- production


def _iron_mine(pen: Pen) -> None:
    pen.fill("M-16 13C-12 2 -4 -5 2 -4S14 4 16 13Z", "rust", "tile-ink", 1.1)
    pen.fill("M2 -4C6 -1 9 5 9 13H16C14 4 8 -3.5 2 -4Z", "rust-dark")
    pen.fill("M-7 13V5.5C-7 -0.5 5 -0.5 5 5.5V13Z", "tile-ink")
    pen.line("M-7 13V5.5C-7 -0.5 5 -0.5 5 5.5V13", "timber", 2)
    pen.line("M6 -16.5L-9 -3M-15 -5.5C-14 -12 -7 -17 0.5 -16.5", "tile-ink", 3)
    pen.line("M6 -16.5L-9 -3", "timber", 1.5)
    pen.put(resource("iron"), 8, 9, 0.62)


def _oil_rig(pen: Pen) -> None:
    _ground(pen, "oil")
    pen.line("M-3 11L2 -5L7 11M-1 5H5", "tile-ink", 3.4)
    pen.line("M-3 11L2 -5L7 11M-1 5H5", "steel", 1.6)
    pen.line("M-11.5 -2V11", "tile-ink", 1.3)
    pen.fill(poly("-13 -9.5 12 -4.5 12 -1 -13 -6"), "brick", "tile-ink", 1.1)
    pen.fill(
        "M-10 -13.5C-16 -12 -17 -4 -13.5 -0.5L-9.5 -2.5C-11 -6 -10.5 -10 -8.5 -12Z", "brick", "tile-ink", 1.1
    )
    pen.fill(box(9.5, -3.5, 6, 10, 1.5), "steel-dark", "tile-ink", 1.1)
    pen.fill(
        "M9 -17C11.5 -13.8 12.5 -12.3 12.5 -10.7A3.5 3.5 0 0 1 5.5 -10.7C5.5 -12.3 6.5 -13.8 9 -17Z", "oil"
    )


def _power_plant(pen: Pen) -> None:
    _ground(pen)
    pen.line("M-11 -12.5c-2 -3.5 3 -3 2.5 -5M-4 -12.5c-2 -3.5 3 -3 2.5 -5", "steel", 2)
    for x in (-9.5, 1.5):
        tower = f"M{x - 5.5} 12C{x - 3} 4 {x - 3} -4 {x - 4} -11.5H{x + 4}C{x + 3} -4 {x + 3} 4 {x + 5.5} 12Z"
        pen.fill(tower, "steel-light", "tile-ink", 1.1)
        pen.fill(f"M{x + 1} -11.5H{x + 4}C{x + 3} -4 {x + 3} 4 {x + 5.5} 12H{x + 2}Z", "steel")
    pen.fill(poly("11.5 -13 1.5 2 7.5 2 5 14 16.5 -2.5 10.5 -2.5 14.5 -13"), "bolt", "tile-ink", 1.3)


def _mushroom(pen: Pen, x: float, y: float, k: float, cap: str = "cap") -> None:
    pen.fill(
        f"M{x - 1.8 * k} {y - 8 * k}L{x - 2.4 * k} {y}H{x + 2.4 * k}L{x + 1.8 * k} {y - 8 * k}Z",
        "stem",
        "tile-ink",
        0.9,
    )
    pen.fill(dome(x, y - 6.5 * k, 6.5 * k, 7 * k), cap, "tile-ink", 1)
    pen.fill(disc(x - 2.4 * k, y - 9.2 * k, 1.2 * k) + disc(x + 2 * k, y - 10.4 * k, 1.1 * k), "stem")


def _mycelium_farm(pen: Pen) -> None:
    pen.fill("M-15.5 13V0C-15.5 -20 15.5 -20 15.5 0V13Z", "glass", "tile-ink", 1.2)
    pen.fill(box(-15.5, 9, 31, 5), "timber-dark", "tile-ink", 1)
    _mushroom(pen, -8, 9.5, 0.9)
    _mushroom(pen, 8, 9.5, 0.9)
    _mushroom(pen, 0, 9.5, 1.25)
    pen.line("M-15.5 1H-13M13 1H15.5M-11 -11L-8 -8M11 -11L8 -8M0 -15V-11.5", "tile", 1.2)


def _crystal(x: float, y: float, lean: float, long: float, wide: float) -> tuple[str, str]:
    """A crystal from its foot, and its side in the light."""
    tip = polar(x, y, long, lean)
    shoulder = polar(x, y, long * 0.72, lean)
    a, b = polar(*shoulder, wide, lean - 90), polar(*shoulder, wide, lean + 90)
    c, d = polar(x, y, wide * 0.7, lean - 90), polar(x, y, wide * 0.7, lean + 90)
    return poly([c, a, tip, b, d]), poly([c, a, tip, shoulder, (x, y)])


def crystals(pen: Pen, shards: tuple[tuple[float, float, float, float, float], ...], edge: float = 1) -> None:
    """Vibrium crystals, from back to front, each as foot x, foot y, bearing, length, half its width."""
    for shard in shards:
        whole, lit = _crystal(*shard)
        pen.fill(whole, "crystal", "tile-ink", edge)
        pen.fill(lit, "crystal-light")


def _vibrium_mine(pen: Pen) -> None:
    _ground(pen, "rock-dark")
    crystals(
        pen,
        (
            (5, 12, 38, 17, 3.6),
            (-4, 12, -34, 19, 3.8),
            (0, 12.5, 2, 24, 4.8),
            (9, 13, 62, 11, 2.8),
            (-9, 13, -60, 12, 2.8),
        ),
    )
    pen.line("M-15.5 12V-15H15.5V12", "tile-ink", 3.4)
    pen.line("M-15.5 12V-15H15.5V12", "steel", 1.5)
    pen.line("M0 -15V-12", "tile-ink", 1.4)


def _sawmill(pen: Pen) -> None:
    teeth = [polar(0, -1, 14.5 if k % 2 else 11, 12 * k + (5 if k % 2 else 0)) for k in range(30)]
    pen.fill(poly(teeth), "steel-light", "tile-ink", 1.1)
    pen.fill(disc(0, -1, 4), "brick", "tile-ink", 1)
    pen.line("M-6 -7A8.5 8.5 0 0 1 0 -9.6", "tile", 1.6)
    pen.fill(box(-16, 4, 32, 9, 4.5), "timber", "tile-ink", 1.2)
    pen.line("M-7 7H7M-4 10.4H11", "timber-dark", 1)
    pen.fill(oval(-12, 8.5, 4, 4.5), "timber-light", "tile-ink", 1.1)
    pen.line(oval(-12, 8.5, 1.7, 2), "timber-dark", 0.8)


def _arbori_fungal_culture(pen: Pen) -> None:
    _ground(pen, "woods")
    crown = (
        "M0 -16.5C5 -18.5 10 -15.5 10.5 -12C15 -11 15.5 -4 11 -3H-11"
        "C-15.5 -4 -15 -11 -10.5 -12C-10 -15.5 -5 -18.5 0 -16.5Z"
    )
    pen.fill("M-4.5 -4C-3.5 4 -4.5 9 -7.5 12.5H7.5C4.5 9 3.5 4 4.5 -4Z", "bark", "tile-ink", 1.1)
    pen.fill(crown, "leaf", "tile-ink", 1.1)
    pen.fill("M-9 -11C-8.5 -14.5 -4 -16.5 -1 -15C-3 -12 -6 -12 -9 -11Z", "leaf-light")
    pen.fill(dome(7, 3, 7, 5) + dome(-7, 7, 7, 5), "cap", "tile-ink", 1)
    pen.fill(dome(8, 10.5, 5.5, 4), "cap", "tile-ink", 1)
    pen.fill(disc(6, 0.5, 1) + disc(9.5, 1.2, 0.9) + disc(-6.5, 4.4, 1) + disc(-10, 5.4, 0.9), "stem")


# ---------------------------------------------------------------- protection


def _seismic_damper(pen: Pen) -> None:
    pen.fill(box(-12, 9, 24, 4), "steel-dark", "tile-ink", 1)
    pen.line("M-2 9.5l2.5 3 -2 2.5 2.5 3", "tile-ink", 1.6)
    for x in (-8, 8):
        pen.line(f"M{x - 3} 8.5L{x + 3} 6L{x - 3} 3.5L{x + 3} 1L{x - 3} -1.5", "tile-ink", 2.6)
        pen.line(f"M{x - 3} 8.5L{x + 3} 6L{x - 3} 3.5L{x + 3} 1L{x - 3} -1.5", "steel-light", 1)
    pen.fill(box(-2.5, -1, 5, 10), "brick", "tile-ink", 1)
    pen.fill(box(-13, -6, 26, 4.5, 1.5), "steel", "tile-ink", 1.1)
    pen.fill(box(-8.5, -14.5, 17, 8.5), "tile-2", "tile-ink", 1.1)
    pen.fill(box(-6, -12, 3, 3) + box(-1.5, -12, 3, 3) + box(3, -12, 3, 3), "glass", "tile-ink", 0.8)


def _wind_breaker(pen: Pen) -> None:
    pen.line(
        "M-16 -9.5H-7C-3 -9.5 -3 -15.5 -7 -15M-16 -3.5H-6.5M-15.5 2.5H-7C-3.5 2.5 -3 8.5 -7 8.5",
        "tile-ink",
        2.2,
    )
    for x in (0.5, 6, 11.5):
        pen.fill(
            poly(
                [(x - 2, 13 - abs(x - 6) * 0.4), (x - 2, -10), (x + 2, -13.5), (x + 2, 13 - abs(x - 4) * 0.5)]
            ),
            "timber",
            "tile-ink",
            1.1,
        )
    pen.line("M-2 -4.5H14M-2 4.5H14", "tile-ink", 3)
    pen.line("M-2 -4.5H14M-2 4.5H14", "steel-light", 1.3)


def _geyser_valve(pen: Pen) -> None:
    pen.line("M-11 -5c-2.5 -3 2 -4 -0.5 -8M11 -5c2.5 -3 -2 -4 0.5 -8", "steel", 2.2)
    pen.fill(box(-4.5, -4, 9, 18), "steel", "tile-ink", 1.1)
    pen.fill(box(-4, -3.5, 3, 17), "steel-light")
    pen.fill(box(-14, 4, 28, 6.5, 1.5), "steel", "tile-ink", 1.1)
    pen.fill(
        box(-16, 2.5, 4, 9.5, 1) + box(12, 2.5, 4, 9.5, 1) + box(-6.5, -4.5, 13, 4, 1),
        "steel-dark",
        "tile-ink",
        1,
    )
    pen.line(disc(0, -10, 5.5) + rays(0, -10, 4, 0, 5, 45), "tile-ink", 4)
    pen.line(disc(0, -10, 5.5) + rays(0, -10, 4, 0, 5, 45), "brick", 2)


def _hydraulic_safety_station(pen: Pen) -> None:
    pen.line("M-9 1L-12 14M4 1L7 14M-10.5 8H5.5L-8 2", "tile-ink", 2.8)
    pen.line("M-9 1L-12 14M4 1L7 14M-10.5 8H5.5L-8 2", "timber", 1.2)
    pen.fill(box(-11.5, -10, 18, 12, 1.5), "water", "tile-ink", 1.2)
    pen.fill(poly("-13.5 -10 -2.5 -16.5 8.5 -10"), "steel-dark", "tile-ink", 1.1)
    pen.line("M-8 -7V-1M-4 -7V-1", "tile", 1.2)
    outer, inner = flame(11.5, 14, 0.48)
    pen.line("M6.5 -2.5H9.5C12 -2.5 12.5 -1 12.5 0.5", "tile-ink", 2)
    pen.fill(outer, "lava", "tile-ink", 0.9)
    pen.fill(inner, "lava-hot")


# ---------------------------------------------------------------- finance


def _trading_post(pen: Pen) -> None:
    pen.fill(box(-12, -3, 24, 17), "timber-light", "tile-ink", 1.1)
    pen.fill(box(-3.5, 4, 7, 10), "timber-dark", "tile-ink", 1)
    pen.fill(poly("-12 -14 12 -14 16 -3.5 -16 -3.5"), "tile", "tile-ink", 1.2)
    for k in range(4):
        a, b = -12 + 6.86 * k, -16 + 9.14 * k
        pen.fill(poly([(a, -13.4), (a + 3.43, -13.4), (b + 4.57, -4), (b, -4)]), "brick")
    pen.fill("".join(f"M{-16 + 8 * k} -3.5a4 3.6 0 0 0 8 0Z" for k in range(4)), "brick", "tile-ink", 1)
    pen.fill(disc(-7.5, 4, 2) + disc(-7.5, 9, 2), "cap", "tile-ink", 0.8)
    pen.fill(box(5, 3, 5.5, 8), "crystal", "tile-ink", 0.8)


def _brokerage(pen: Pen) -> None:
    pen.fill(box(-14, -13.5, 28, 20, 2.5), "tile-ink")
    pen.fill(box(-11.8, -11.3, 23.6, 15.6, 1), "near")
    pen.fill(box(-9.5, -1, 3.5, 4.5) + box(-4, -3.5, 3.5, 7) + box(1.5, -2, 3.5, 5.5), "steel")
    pen.line("M-9.5 -4L-3.5 -7L1 -5L9 -9.5", "lava-hot", 2)
    pen.fill(poly("10.8 -10.6 4.8 -9.8 8.6 -5.8"), "lava-hot")
    pen.line("M-5 6.5L-8 14M5 6.5L8 14", "tile-ink", 2)
    pen.line("M-10.5 14.5H10.5", "tile-ink", 2)


def _commodity_bank(pen: Pen) -> None:
    pen.fill(poly("-15 -6 0 -15.5 15 -6"), "tile-2", "tile-ink", 1.2)
    pen.fill(box(-15, -6, 30, 3), "steel-light", "tile-ink", 1)
    for x in (-12, -5.3, 1.6, 8.4):
        pen.fill(box(x, -3, 4, 13), "tile-2", "tile-ink", 1)
    pen.fill(box(-16, 10, 32, 4, 1), "steel-light", "tile-ink", 1.1)
    pen.put(coin(), 0, 3.5, 0.86)


# ---------------------------------------------------------------- the Spaceport


def rocket(pen: Pen, x: float, y: float, k: float, burns: bool = False) -> None:
    """A rocket, 28 k high, that stands at (x, y)."""
    edge = 1 + 0.25 * (k - 1)
    if burns:
        pen.fill(laid("M-3.5 0.5L3.5 0.5L0 7Z", x, y, k), "lava", "tile-ink", 0.8)
    fins = "M-5 -8.5L-10 -1.5L-10 2.5L-4.5 -0.5ZM5 -8.5L9.5 -1.5L9.5 2.5L4 -0.5Z"
    body = "M0 -27.5C5.5 -22.5 6.5 -15.5 5.5 0L-5.5 0C-6.5 -15.5 -5.5 -22.5 0 -27.5Z"
    nose = "M0 -27.5C3 -24.8 4.6 -22 5.4 -19L-5.4 -19C-4.6 -22 -3 -24.8 0 -27.5Z"
    pen.fill(laid(fins, x, y, k), "brick", "tile-ink", edge)
    pen.fill(laid(body, x, y, k), "tile", "tile-ink", 1.3 * edge)
    pen.fill(laid("M2 -25C5.5 -20 6 -14 5 -0.6L1.5 -0.6C3 -10 3.5 -18 2 -25Z", x, y, k), "tile-2")
    pen.fill(laid(nose, x, y, k), "brick", "tile-ink", edge)
    pen.fill(disc(x, y - 14 * k, 2.8 * k), "glass", "tile-ink", 1.1 * edge)


def _spaceport(pen: Pen) -> None:
    pen.fill("M-16.5 11.5a20.5 20.5 0 0 0 33 0Z", "apron")
    pen.line("M-16.5 11.5H16.5", "tile-ink", 1.1)
    pen.line("M9.5 11.5V-11M13.5 11.5V-9M9.5 -7H13.5M9.5 -1H13.5M9.5 5H13.5", "steel-dark", 1.5)
    rocket(pen, -1, 10.5, 1, True)


def _house(pen: Pen) -> None:
    """For a type that only an owner's own rules know."""
    _ground(pen)
    pen.fill(poly("-12 12 -12 -2 -3 2.5 -3 -2 6 2.5 6 -13 12 -13 12 12"), "steel", "tile-ink", 1.3)
    pen.fill(box(-8, 5, 4, 4) + box(-1, 5, 4, 4), "glass", "tile-ink", 0.9)


_UNKNOWN: Final = ("production", _house)
_PICTURE: Final[dict[str, tuple[str, Callable[[Pen], None]]]] = {
    "iron_mine": ("production", _iron_mine),
    "oil_rig": ("production", _oil_rig),
    "power_plant": ("production", _power_plant),
    "mycelium_farm": ("production", _mycelium_farm),
    "vibrium_mine": ("production", _vibrium_mine),
    "seismic_damper": ("protection", _seismic_damper),
    "wind_breaker": ("protection", _wind_breaker),
    "geyser_valve": ("protection", _geyser_valve),
    "trading_post": ("finance", _trading_post),
    "brokerage": ("finance", _brokerage),
    "commodity_bank": ("finance", _commodity_bank),
    "spaceport": ("spaceport", _spaceport),
    "sawmill": ("production", _sawmill),
    "hydraulic_safety_station": ("protection", _hydraulic_safety_station),
    "arbori_fungal_culture": ("production", _arbori_fungal_culture),
}
BUILDINGS: Final = tuple(_PICTURE)


@lru_cache(maxsize=128)
def building(type_id: str, value: int = 0, colour: str = "any") -> str:
    """A building, 38 by 38 around (0, 0); with a value also the die it produces on, at its lower right."""
    category, draw = _PICTURE.get(type_id, _UNKNOWN)
    pen = Pen()
    pen.fill(_PLATE[category], "tile", "tile-ink", 1.4)
    draw(pen)
    if value:
        pen.put(die(colour, value), 13.5, 13.5, 0.72)
    return pen.markup()


def rim(type_id: str, controller: int) -> str:
    """The rim of a building in the colour of its controller, to be drawn under it."""
    pen = Pen()
    plate = _PLATE[_PICTURE.get(type_id, _UNKNOWN)[0]]
    pen.line(plate, "tile-ink", 7)
    pen.line(plate, token(COLOURS[controller]), 5)
    return pen.markup()


def placed(
    type_id: str,
    value: int = 0,
    controller: int | None = None,
    has_chip: bool = False,
    inside: tuple[int, str] | None = None,
    on_platform: bool = False,
    works: bool = True,
) -> str:
    """A building on its site with all that belongs to it, within 50 by 54 around (0, 0).

    The plate has a rim in the controller's colour, at its upper left the controller's chip (or, without a
    chip, the shape of the seat), at its lower left the unit inside (seat, kind); a building that doesn't
    function is pale.
    """
    pen = Pen()
    if on_platform:
        pen.put(platform())
    if controller is not None:
        pen.put(rim(type_id, controller))
    drawn = building(type_id, value)
    pen.put(drawn if works else f'<g opacity=".55">{drawn}</g>')
    if inside:
        pen.put(unit(*inside), -13, 12, 0.62)
    if controller is not None:
        pen.put(*((chip(controller), -16, -16, 0.8) if has_chip else (mark(controller, 8), -16, -16)))
    return pen.markup()
