"""Tables the rules look things up in: patterns by window of the row, and ready lists of actions.

A *row* of tokens is one whole number, three bits a token, first token lowest; 0 is no token. A window of
four tokens is twelve bits, hence tables of 4096. Sets of cards are 40-bit numbers, bit n for card n.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from .cards import CARDS, JOKER, TRACK

# An action is `kind << 8 | first << 4 | second`, which keeps all of them below 2048.
PLANET: Final = 0  # choose a planet board (Advanced set-up): 0, board 1–4
PLACE: Final = 1  # terrain 1–5, spot
LIFT: Final = 2  # from token or recess, to gap or recess
EVENT: Final = 3  # kind of event, token or recess or moon
CLAIM: Final = 4  # card number in the low eight bits
ABSORB: Final = 5  # the same, for the Black Hole
SKIP: Final = 0xFF  # the low bits of "no, thank you" in LIFT, EVENT and CLAIM

# Spots: gaps 0–12 (a token put into gap g has g tokens before it) or tokens 0–11, then
RECESS_A: Final = 13
RECESS_B: Final = 14
MOON: Final = 15

IRRIGATE: Final = 0
FREEZE: Final = 1
EXPAND: Final = 2
MELT: Final = 3

# Bits of the `spaces` key below, beside the number of tokens on the track in the low four.
A_FREE: Final = 16
B_FREE: Final = 32
MOON_FREE: Final = 64
RECESSES: Final = 64
"""In the key of LIFTS, where the moon is never free: the planet has recesses at all."""


def _matches(cards: list[int], pick: slice) -> list[int]:
    """By window: the set of those cards for which the picked part of the pattern stands in it."""
    table = [0] * 4096
    for number in cards:
        part = CARDS[number].pattern[pick]
        tokens = [range(1, 6) if want == JOKER else (want,) for want in part]
        for window in product(*tokens, *[range(8)] * (4 - len(part))):
            table[window[0] | window[1] << 3 | window[2] << 6 | window[3] << 9] |= 1 << number
    one_of: dict[int, int] = {}  # equal sets become one object: the table then fits into the cache
    return [one_of.setdefault(cards, cards) for cards in table]


def _of_length(least: int, most: int) -> list[int]:
    return [number for number, card in enumerate(CARDS) if least <= len(card.pattern) <= most]


BEGINNINGS: Final[list[int]] = _matches(list(range(len(CARDS))), slice(4))
"""By window: cards whose first four tokens (all of them, if they are fewer) stand at its beginning."""
TAILS6: Final[list[int]] = _matches(_of_length(6, 6), slice(-4, None))
"""By window: cards of six tokens whose last four stand in it."""
TAILS7: Final[list[int]] = _matches(_of_length(7, 7), slice(-4, None))
"""By window: cards of seven tokens whose last four stand in it."""

LONG: Final = 0b1111001111 << 30  # G1–G4, G7–G10
"""The set of cards with more than four tokens, whose end must be looked at too."""

PATTERNS: Final[list[int]] = [sum(t << 3 * at for at, t in enumerate(card.pattern)) for card in CARDS]
"""The patterns as rows; 0 is a joker, so their length is in LENGTHS."""
LENGTHS: Final[list[int]] = [len(card.pattern) for card in CARDS]
POINTS: Final[list[int]] = [card.points for card in CARDS]
NEEDS: Final[list[list[int]]] = [[card.pattern.count(terrain) for terrain in range(6)] for card in CARDS]
"""Tokens of each terrain a card names; index 0 counts its jokers."""
BITS: Final[list[int]] = [1 << n for n in range(62)]
"""BITS[n] is 1 << n. Compiled, a shifted literal is a 32-bit shift: wrong from n = 31 on."""
SET_SIZE: Final[list[int]] = [bin(numbers).count("1") for numbers in range(32)]
"""How many numbers a small set has."""
LOW: Final[list[int]] = [(1 << 3 * n) - 1 for n in range(21)]
"""LOW[n]: the bits of the first n tokens of a row."""


_ACTIONS = list(range(2048))
"""One object per action, shared by all lists: what is read in a playout then stays in the cache."""


def _placements() -> list[list[int]]:
    lists = []
    for key in range(4096):
        terrains, spaces = key >> 7, key & 127
        n = spaces & 15
        spots = list(range(n + 1)) if n < TRACK else []
        spots += [
            spot
            for spot, free in ((RECESS_A, A_FREE), (RECESS_B, B_FREE), (MOON, MOON_FREE))
            if spaces & free
        ]
        legal = n <= TRACK
        lists.append(
            [
                _ACTIONS[PLACE << 8 | t << 4 | spot]
                for t in range(1, 6)
                if terrains >> t - 1 & 1
                for spot in spots
            ]
            if legal
            else []
        )
    return lists


PLACEMENTS: Final[list[list[int]]] = _placements()
"""Legal placements by `set of terrains << 7 | spaces`; bit t - 1 of the set for terrain t."""


def _lifts() -> list[list[int]]:
    lists = []
    for key in range(128):
        n, a_free, b_free = key & 15, key & A_FREE, key & B_FREE
        sides = ((RECESS_A, a_free), (RECESS_B, b_free)) if key & RECESSES else ()
        recesses = [spot for spot, free in sides if free]
        moves = []
        if n <= TRACK:
            for token in range(n):  # n gaps among the others; the one it came from would change nothing
                moves += [(token, gap) for gap in range(n) if gap != token]
                moves += [(token, recess) for recess in recesses]
            for recess, free in sides:
                if not free:
                    moves += [(recess, gap) for gap in range(n + 1) if n < TRACK]
                    moves += [(recess, other) for other in recesses]
        actions = [_ACTIONS[LIFT << 8 | start << 4 | end] for start, end in moves]
        lists.append([*actions, LIFT << 8 | SKIP] if actions else [])
    return lists


LIFTS: Final[list[list[int]]] = _lifts()
"""Legal uses of the moon's effect by `spaces`, with RECESSES in Advanced; empty if there is none."""
