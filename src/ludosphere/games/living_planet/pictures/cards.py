"""Cards: Planet cards with the Leader's power, Stock Market cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from .buildings import building
from .marks import COLOURS, coin, die, shape, token
from .pen import Pen, box, disc, poly, rays
from .things import resource, unit

if TYPE_CHECKING:
    from ..facts import MarketCard

POWERS: Final = ("bend_fate", "boom", "free_recruit", "insider", "prefab", "airlift")


def _arrow(pen: Pen, x: float, y: float, up: bool, colour: str, k: float = 1) -> None:
    s = -k if up else k
    pen.fill(
        poly(
            [
                (x, y + 9 * s),
                (x + 8 * k, y),
                (x + 3.4 * k, y),
                (x + 3.4 * k, y - 9 * s),
                (x - 3.4 * k, y - 9 * s),
                (x - 3.4 * k, y),
                (x - 8 * k, y),
            ]
        ),
        colour,
    )


def _bend_fate(pen: Pen, seat: int) -> None:
    for x, y, pips in ((-19, -7, ((0.0, 0.0),)), (19, 7, ((-5.0, -5.0), (0.0, 0.0), (5.0, 5.0)))):
        pen.fill(box(x - 12, y - 12, 24, 24, 5), "tile", "ink", 1.8)
        pen.fill("".join(disc(x + a, y + b, 2.4) for a, b in pips), "tile-ink")
    pen.line("M-10 -21C4 -29 18 -24 22 -13M10 21C-4 29 -18 24 -22 13", "ink", 2.8)
    pen.fill(poly("22.5 -6.5 15.5 -13 26 -15") + poly("-22.5 6.5 -15.5 13 -26 15"), "ink")


def _boom(pen: Pen, seat: int) -> None:
    pen.fill(box(-26, -4, 24, 24, 3), "timber-light", "ink", 1.8)
    pen.line("M-26 4H-2M-14 -4V20", "tile-ink", 1.4)
    pen.fill(box(2, -4, 24, 24, 3), "timber-light", "ink", 1.8)
    pen.line("M2 4H26M14 -4V20", "tile-ink", 1.4)
    pen.line("M-14 -10V-22M14 -10V-22", "ok", 4)
    pen.fill(poly("-14 -29 -6 -19 -22 -19") + poly("14 -29 22 -19 6 -19"), "ok")


def _free_recruit(pen: Pen, seat: int) -> None:
    pen.put(building("spaceport"), -13, 4, 1.05)
    pen.put(unit(seat, "scientist"), 18, 5)
    pen.line("M18 -27V-17M13 -22H23", "ok", 3.4)


def _insider(pen: Pen, seat: int) -> None:
    pen.fill(box(-28, -20, 40, 42, 3), "near", "ink", 1.8)
    pen.line("M-23 12L-13 2L-7 7L6 -9", "lava-hot", 3)
    pen.line("M-24 17H8", "steel", 1.4)
    _arrow(pen, 22, -12, True, "ok", 1.15)
    _arrow(pen, 22, 13, False, "danger", 1.15)


def _prefab(pen: Pen, seat: int) -> None:
    pen.line("M-24 22V-24H18M-24 -14L-14 -24M8 -24V-17", "ink", 5)
    pen.line("M-24 22V-24H18M-24 -14L-14 -24M8 -24V-17", "lava-hot", 2)
    pen.fill(box(-6, -13, 28, 18, 2), "brick", "ink", 1.8)
    pen.fill(box(-2, -9, 6, 6) + box(7, -9, 6, 6), "glass", "tile-ink", 1.2)
    pen.line("M8 -18L-5 -13M8 -18L21 -13", "tile-ink", 1.4)
    pen.fill(box(-30, 21, 58, 4, 2), "ink")
    pen.put(coin(), 15, 12, 0.95)
    _arrow(pen, -4, 12, False, "ok", 0.8)


def _airlift(pen: Pen, seat: int) -> None:
    pen.line("M-29 -20H-9M9 -20H29", "ink", 3.4)
    pen.line("M-19 -20V-13M19 -20V-13", "ink", 2.4)
    pen.fill("M-25 -13H25C27 -3 17 2 0 2S-27 -3 -25 -13Z", token(COLOURS[seat]), "ink", 1.8)
    pen.fill("M-9 -12.6C-8 -6 8 -6 9 -12.6Z", "glass", "tile-ink", 1.2)
    pen.line("M0 2V7M-6 1.5L0 7L6 1.5", "ink", 1.8)
    pen.put(unit(seat, "scientist"), 0, 19, 0.72)
    pen.line("M14 10H25M17 16H28M-14 10H-25M-17 16H-28", "ink-2", 1.8)


_POWER: Final = (_bend_fate, _boom, _free_recruit, _insider, _prefab, _airlift)


@lru_cache(maxsize=64)
def power_sign(power: int, seat: int = 0) -> str:
    """The sign of a Leader power (1 to 6), 60 by 60 around (0, 0); units wear the colour of the seat."""
    pen = Pen()
    _POWER[power - 1](pen, seat)
    return pen.markup()


@lru_cache(maxsize=64)
def planet_card(colour: str, value: int, power: int) -> str:
    """A Planet card, 100 by 140 around (0, 0): its die, and the sign of the Leader power (1 to 6) below."""
    pen = Pen()
    name = token(colour)
    pen.fill(box(-50, -70, 100, 140, 9), "sheet", "ink", 1.6)
    pen.fill("M-41 -69.2H41A8.2 8.2 0 0 1 49.2 -61V-6H-49.2V-61A8.2 8.2 0 0 1 -41 -69.2Z", name, opacity=0.22)
    pen.line("M-49 -6H49", "ink", 1.2)
    pen.put(die(colour, value), 0, -38, 2.05)
    pen.fill(shape(colour, 4.4, -41, -60) + shape(colour, 4.4, 41, -60), name, "token-edge", 0.9)
    pen.put(power_sign(power, COLOURS.index(colour)), 0, 32, 1.1)
    return pen.markup()


def planet_card_back(colour: str) -> str:
    """The back of a Planet card of a colour, 100 by 140 around (0, 0)."""
    pen = Pen()
    name = token(colour)
    pen.fill(box(-50, -70, 100, 140, 9), name, "ink", 1.6)
    pen.line(box(-43, -63, 86, 126, 5), f"on-{name}", 1.2, 0.6)
    pen.line(disc(0, 0, 27) + rays(0, 0, 12, 27, 33), f"on-{name}", 1.4, 0.7)
    pen.fill(shape(colour, 15), name, f"on-{name}", 2)
    return pen.markup()


def market_card(card: MarketCard) -> str:
    """A Stock Market card, 100 by 76 around (0, 0): a row per move, at most three arrowheads in each."""
    pen = Pen()
    pen.fill(box(-50, -38, 100, 76, 7), "sheet", "ink", 1.4)
    n = len(card.moves)
    high = 68 / max(n, 2)
    for k, (name, steps) in enumerate(card.moves):
        y = (k - (n - 1) / 2) * high
        k_ = min(1.0, high / 34)
        if k:
            pen.line(f"M-42 {y - high / 2}H42", "line-2", 0.9)
        pen.put(resource(name), -31, y, 1.15 * k_)
        up = steps > 0
        shown = min(abs(steps), 3)
        for i in range(shown):
            x, s = 1 + (13 * i - 6.5 * (shown - 1)) * k_, -k_ if up else k_
            pen.fill(
                poly([(x, y + 6.5 * s), (x - 6 * k_, y - 5 * s), (x + 6 * k_, y - 5 * s)]),
                "ok" if up else "danger",
            )
        sign = f"+{steps}" if up else f"−{-steps}"
        pen.words(45, y, sign, 17 * k_, "ok" if up else "danger", 700, "end")
    return pen.markup()
