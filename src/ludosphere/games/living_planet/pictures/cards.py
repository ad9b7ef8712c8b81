"""Cards: Planet cards with the Leader's power, Stock Market cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ....kit.html import Html
from .files import drawn
from .marks import COLOURS, die, shape, token
from .pen import Pen, box, poly

if TYPE_CHECKING:
    from ..facts import MarketCard

_WITH_UNITS: Final = (3, 6)
"""The powers whose sign shows a unit, in the colour of its seat."""


def power_sign(power: int, colour: str = COLOURS[0]) -> Html:
    """The sign of a Leader power (1 to 6), 60 by 60 around (0, 0); units wear the colour of a player."""
    return drawn(f"power-{power}-{colour}" if power in _WITH_UNITS else f"power-{power}")


@lru_cache(maxsize=64)
def planet_card(colour: str, value: int) -> Html:
    """A Planet card, 100 by 140 around (0, 0): its die, and below the sign of its Leader power."""
    pen = Pen()
    name = token(colour)
    pen.fill(box(-50, -70, 100, 140, 9), "sheet", "ink", 1.6)
    pen.fill("M-41 -69.2H41A8.2 8.2 0 0 1 49.2 -61V-6H-49.2V-61A8.2 8.2 0 0 1 -41 -69.2Z", name, opacity=0.22)
    pen.line("M-49 -6H49", "ink", 1.2)
    pen.put(die(colour, value), 0, -38, 2.05)
    pen.fill(shape(colour, 4.4, -41, -60) + shape(colour, 4.4, 41, -60), name, "token-edge", 0.9)
    pen.put(power_sign(value, colour), 0, 32, 1.1)
    return pen.markup()


def market_card(card: MarketCard) -> Html:
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
        pen.put(drawn(name), -31, y, 1.15 * k_)
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
