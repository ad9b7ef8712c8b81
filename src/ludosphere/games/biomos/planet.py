"""What the rules ask of one planet: patterns that stand, uses of the moon, planetary events.

Numbers in brackets are rulings of docs/rules/biomos.md. The terrains are repeated from `cards` as constants
the compiler can see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import packing, tables
from .packing import AT_A, AT_B, AT_COUNT, LOW, ON_TRACK, RECESSES

DESERT: Final = 2
FOREST: Final = 3
MOUNTAIN: Final = 4
GLACIER: Final = 5


def possible_lifts(planet: i64, advanced: bool) -> list[int]:
    """Uses of the moon's effect once the moon is formed, with the choice not to; empty if none (43)."""
    key: i64 = packing.spaces(planet, advanced)
    return tables.LIFTS[key | RECESSES if advanced else key]


def standing(planet: i64, among: i64) -> i64:
    """Those cards of a set whose pattern stands on the planet (1, 3, 4, 5, 7, 8, 9, 37)."""
    n: i64 = planet >> AT_COUNT & 15
    a: i64 = planet >> AT_A & 7
    b: i64 = planet >> AT_B & 7
    row: i64 = planet & ON_TRACK
    limit: i64 = LOW[7]
    if a:
        row |= a << 3 * n
        n += 1
        if b:  # the ring is closed: after B the track begins again, six tokens are enough (7, 37)
            row = row | b << 3 * n | (planet & LOW[6]) << 3 * (n + 1)
            n += 1
            if n < 7:
                limit = LOW[n]
    elif b:
        row = row << 3 | b
        n += 1
    found: i64 = 0
    while n > 0:
        window: i64 = row & limit
        begun: i64 = tables.BEGINNINGS[window & 4095] & among
        if begun:
            found |= begun & ~tables.LONG
            begun &= tables.LONG
            if begun:
                found |= begun & (tables.TAILS6[window >> 6 & 4095] | tables.TAILS7[window >> 9 & 4095])
        row >>= 3
        n -= 1
    return found


def possible_events(planet: i64, pouch: i64) -> list[int]:
    """Planetary events that can be triggered, with the choice not to; empty if none (15, 17, 18, 38)."""
    actions: list[int] = []
    row: i64 = packing.surrounded(planet)
    count: i64 = planet >> AT_COUNT & 15
    before: i64 = 1 if planet >> AT_B & 7 else 0
    size: i64 = before + count + (1 if planet >> AT_A & 7 else 0)
    on_moon: i64 = tables.MOON_CHANGES[packing.moon_of(planet)]
    left: i64 = on_moon
    for index in range(size):
        left |= tables.CHANGES[row >> 3 * index & tables.WINDOW]
    event: i64 = 0
    while left:
        if left & 1 and pouch & tables.BROUGHT[event]:
            action = packing.action(packing.EVENT, event, 0)
            for index in range(size):
                if tables.CHANGES[row >> 3 * index & tables.WINDOW] >> event & 1:
                    spot: i64 = index - before
                    if spot < 0:
                        spot = packing.RECESS_B
                    elif spot == count:
                        spot = packing.RECESS_A
                    actions.append(action + int(spot))
            if on_moon >> event & 1:
                actions.append(action + packing.MOON)
        left >>= 1
        event += 1
    if actions:
        actions.append(packing.action(packing.EVENT, 0, packing.SKIP))
    return actions


def claims(cards: i64) -> list[int]:
    """Claims of the cards of a set, with the choice not to."""
    return [*packing.of_cards(packing.CLAIM, cards), packing.action(packing.CLAIM, 0, packing.SKIP)]


def board_terrain(board: i64) -> i64:
    """The terrain with a bonus of its own on an Advanced planet; 0 for none."""
    return (0, FOREST, MOUNTAIN, DESERT, GLACIER)[board]
