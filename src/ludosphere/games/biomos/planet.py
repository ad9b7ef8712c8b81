"""A planet as one whole number, and what the rules ask of it alone: spaces, patterns, neighbours, events.

The track comes first (three bits a token, first token lowest), then recess A, recess B and the moon (three
bits each), the number of tokens on the track and the planet board. Numbers in brackets are rulings of
docs/rules/biomos.md. The terrains are repeated from `cards` as constants the compiler can see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .tables import (
    A_FREE,
    B_FREE,
    BEGINNINGS,
    EVENT,
    EXPAND,
    FREEZE,
    IRRIGATE,
    LIFTS,
    LONG,
    LOW,
    MELT,
    MOON,
    MOON_FREE,
    RECESS_A,
    RECESS_B,
    RECESSES,
    TAILS6,
    TAILS7,
)

SEA: Final = 1
DESERT: Final = 2
FOREST: Final = 3
MOUNTAIN: Final = 4
GLACIER: Final = 5
TRACK: Final = 12

# Where the parts of a planet lie in its number.
AT_A: Final = 36
AT_B: Final = 39
AT_MOON: Final = 42
AT_COUNT: Final = 45
AT_BOARD: Final = 49
ON_TRACK: Final = (1 << AT_A) - 1


def spaces(planet: i64, advanced: bool) -> i64:
    """The key of PLACEMENTS and LIFTS: tokens on the track and which other spaces are free."""
    key: i64 = planet >> AT_COUNT & 15
    if advanced:
        if planet >> AT_A & 7 == 0:
            key |= A_FREE
        if planet >> AT_B & 7 == 0:
            key |= B_FREE
    if planet >> AT_MOON & 7 == 0:
        key |= MOON_FREE
    return key


def possible_lifts(planet: i64, advanced: bool) -> list[int]:
    """Uses of the moon's effect once the moon is formed, with the choice not to; empty if none (43)."""
    key: i64 = spaces(planet, advanced)
    return LIFTS[key | RECESSES if advanced else key]


def inserted(planet: i64, gap: i64, terrain: i64) -> i64:
    """The planet with one token more on the track, in the gap; the others slide."""
    at: i64 = 3 * gap
    track: i64 = planet & ON_TRACK
    before: i64 = track & LOW[gap]
    after: i64 = track ^ before
    return (planet ^ track | before | terrain << at | after << 3) + (1 << AT_COUNT)


def lifted(planet: i64, spot: i64) -> i64:
    """The planet without the token of that spot (a token of the track, or a recess)."""
    if spot == RECESS_A:
        return planet & ~(7 << AT_A)
    if spot == RECESS_B:
        return planet & ~(7 << AT_B)
    track: i64 = planet & ON_TRACK
    before: i64 = track & LOW[spot]
    after: i64 = track >> 3 * (spot + 1)
    return (planet ^ track | before | after << 3 * spot) - (1 << AT_COUNT)


def put(planet: i64, spot: i64, terrain: i64) -> i64:
    """The planet with a token put into a free spot: a gap, a recess or the moon."""
    if spot == MOON:
        return planet | terrain << AT_MOON
    if spot == RECESS_A:
        return planet | terrain << AT_A
    if spot == RECESS_B:
        return planet | terrain << AT_B
    return inserted(planet, spot, terrain)


def token(planet: i64, spot: i64) -> i64:
    """The terrain in a spot (a token of the track, a recess or the moon); 0 if there is none."""
    if spot == MOON:
        return planet >> AT_MOON & 7
    if spot == RECESS_A:
        return planet >> AT_A & 7
    if spot == RECESS_B:
        return planet >> AT_B & 7
    return (planet & ON_TRACK) >> 3 * spot & 7


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
        begun: i64 = BEGINNINGS[window & 4095] & among
        if begun:
            found |= begun & ~LONG
            begun &= LONG
            if begun:
                found |= begun & (TAILS6[window >> 6 & 4095] | TAILS7[window >> 9 & 4095])
        row >>= 3
        n -= 1
    return found


def row_spots(planet: i64) -> list[int]:
    """The spots of the tokens in the order of the row in which neighbours follow each other (38)."""
    n: i64 = planet >> AT_COUNT & 15
    spots: list[int] = [RECESS_B] if planet >> AT_B & 7 else []
    for spot in range(n):
        spots.append(spot)
    if planet >> AT_A & 7:
        spots.append(RECESS_A)
    return spots


def is_ring(planet: i64) -> bool:
    """Are both recesses filled, so that the ends of the row are neighbours?"""
    return (planet >> AT_A & 7) != 0 and (planet >> AT_B & 7) != 0


def possible_events(planet: i64, pouch: i64) -> list[int]:
    """Planetary events that can be triggered, without the choice to trigger none (15, 17, 18, 38)."""
    spots = row_spots(planet)
    count = len(spots)
    ring = is_ring(planet)
    row: list[int] = [int(token(planet, spot)) for spot in spots]
    beside: list[int] = []  # per token, bit t if a neighbour is of terrain t
    for k in range(count):
        near = 0
        if k > 0:
            near |= 1 << row[k - 1]
        elif ring:
            near |= 1 << row[count - 1]
        if k + 1 < count:
            near |= 1 << row[k + 1]
        elif ring:
            near |= 1 << row[0]
        beside.append(near)
    actions: list[int] = []
    if in_pouch(pouch, FOREST):
        for k in range(count):
            if row[k] == DESERT and beside[k] >> SEA & 1:
                actions.append(EVENT << 8 | IRRIGATE << 4 | spots[k])
    if in_pouch(pouch, GLACIER):
        for k in range(count):
            if row[k] == SEA and beside[k] >> MOUNTAIN & 1:
                actions.append(EVENT << 8 | FREEZE << 4 | spots[k])
    if in_pouch(pouch, DESERT):
        for k in range(count):
            if row[k] != DESERT and beside[k] >> DESERT & 1:
                actions.append(EVENT << 8 | EXPAND << 4 | spots[k])
    if pouch:
        for k in range(count):
            if row[k] == GLACIER:
                actions.append(EVENT << 8 | MELT << 4 | spots[k])
        if planet >> AT_MOON & 7 == GLACIER:
            actions.append(EVENT << 8 | MELT << 4 | MOON)
    return actions


def in_pouch(pouch: i64, terrain: i64) -> i64:
    """How many tokens of a terrain are in a pouch (four bits each)."""
    return pouch >> 4 * (terrain - 1) & 15


def tally(planet: i64) -> i64:
    """Tokens by terrain on track and recesses, five bits each from bit 5; the moon never counts (28, 52)."""
    counts: i64 = 0
    row: i64 = planet & ON_TRACK
    while row:
        counts += 1 << 5 * (row & 7)  # at most 2**25: a 32-bit shift is enough
        row >>= 3
    terrain: i64 = planet >> AT_A & 7
    if terrain:
        counts += 1 << 5 * terrain
    terrain = planet >> AT_B & 7
    if terrain:
        counts += 1 << 5 * terrain
    return counts


def census(planet: i64) -> list[int]:
    """`tally` as a list by terrain; index 0 stays 0."""
    counts = tally(planet)
    return [int(counts >> 5 * terrain & 31) for terrain in range(6)]


def board_terrain(board: i64) -> i64:
    """The terrain with a bonus of its own on an Advanced planet; 0 for none."""
    return (0, FOREST, MOUNTAIN, DESERT, GLACIER)[board]


def spot_ref(spot: i64) -> str:
    """What a person points at to put a token there."""
    return (
        "recess:a"
        if spot == RECESS_A
        else "recess:b"
        if spot == RECESS_B
        else "moon"
        if spot == MOON
        else f"gap:{spot}"
    )


def token_ref(spot: i64) -> str:
    """What a person points at to choose the token there."""
    return f"token:{spot}" if spot < RECESS_A else spot_ref(spot)
