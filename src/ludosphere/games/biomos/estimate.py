"""A rough worth of a planet in points: what it has, and how near it is to the biomes in sight.

For a card, the tokens that are missing are those of its pattern minus the longest stretch of tokens,
following each other on the planet, that fits into the pattern in order: the missing ones can be inserted
between them. A biome that lacks m tokens is worth its points times `NEARNESS[m]`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import packing
from .tables import LENGTHS, PATTERNS, POINTS

NEARNESS: Final[list[float]] = [0.8, 0.42, 0.17, 0.07, 0.03, 0.0, 0.0, 0.0]
"""Worth of a biome by the number of its tokens that are missing."""
MOON_TOKEN: Final = 0.45
"""Worth of the commonest terrain, per token, while the moon can still be formed."""


def estimate(planet: i64, points: int, faceup: i64, advanced: bool) -> float:
    """The points a planet's seat has now, plus the worth of what it promises of the cards in sight."""
    value = float(points)
    left: i64 = packing.room(planet, advanced)
    row = packing.row_of(planet)
    card = 0
    promise = 0.0
    best = 0.0
    while faceup:
        if faceup & 1:
            lacking = missing(row, card)
            if lacking <= left:
                worth = NEARNESS[lacking] * POINTS[card]
                promise += worth
                if worth > best:
                    best = worth
        faceup >>= 1
        card += 1
    # One claim a turn: several promises are worth less than their sum.
    value += best + 0.55 * (promise - best)
    if left > 0 and packing.moon_of(planet) == 0:
        counts = packing.tally(planet)
        most: i64 = 0
        for terrain in range(1, 6):
            most = max(most, packing.counted(counts, terrain))
        value += MOON_TOKEN * float(most)
    return value


def missing(row: i64, card: i64) -> i64:
    """How many tokens a card's pattern lacks, if they could be inserted anywhere in the row."""
    size: i64 = LENGTHS[card]
    best: i64 = 0
    if size > 4:
        nexts = NEXTS[card]
        if not nexts:
            nexts = _nexts(PATTERNS[card], size)
            NEXTS[card] = nexts
        while row >> 3 * best and best < size:  # as long as more tokens are left than fitted before
            fit: i64 = 0
            at: i64 = 0
            left = row
            while left:
                at = nexts[at << 3 | left & 7]
                if at == 0:
                    break
                fit += 1
                left >>= 3
            if fit > best:
                best = fit
            row >>= 3
        return size - best
    fits = FITS[card]
    if not fits:
        fits = bytes([_fit(window, PATTERNS[card], size) for window in range(4096)])
        FITS[card] = fits
    while row and best < size:
        fit = fits[row & 4095]
        if fit > best:
            best = fit
        row >>= 3
    return size - best


def _fit(row: i64, pattern: i64, size: i64) -> int:
    """How many tokens of the row's beginning fit into the pattern in order."""
    fit = 0
    while row and size > 0:
        wanted: i64 = pattern & 7
        if wanted == 0 or wanted == row & 7:
            fit += 1
            row >>= 3
        pattern >>= 3
        size -= 1
    return fit


def _nexts(pattern: int, size: i64) -> bytes:
    """By eight times a place in the pattern, plus a token: the place behind where it fits next; 0 if none."""
    found = bytearray(8 * (int(size) + 1))
    for place in range(int(size)):
        for token in range(1, 6):
            for there in range(place, int(size)):
                if pattern >> 3 * there & 7 in (0, token):
                    found[8 * place + token] = there + 1
                    break
    return bytes(found)


NEXTS: Final[list[bytes]] = [b""] * len(LENGTHS)
"""By card of more than four tokens: `_nexts`; filled when a card is first looked at."""
FITS: Final[list[bytes]] = [b""] * len(LENGTHS)
"""By card of up to four tokens and window of four: `_fit`; filled when a card is first looked at."""
