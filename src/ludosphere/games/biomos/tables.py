"""Tables the rules look things up in: patterns and events by window of the row, ready lists of actions.

A window of four tokens of a row is twelve bits, hence tables of 4096; one of three, for events, is nine.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from mypy_extensions import i64

from . import menus, packing
from .actions import CHANGED, EVENTS, SPOT
from .cards import CARDS, JOKER


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

BECOMES: Final[list[int]] = [event.becomes for event in EVENTS]
"""By planetary event: the terrain it brings, or DRAWN."""
BROUGHT: Final[list[int]] = [packing.IN_POUCH[event.becomes] for event in EVENTS]
"""By planetary event: the bits of a pouch that has what it brings (15)."""
EVENT_NAMES: Final[list[str]] = [event.name for event in EVENTS]
SPOT_REFS: Final[list[str]] = [SPOT.refs[SPOT.texts[spot]] for spot in range(16)]
"""What a person points at to put a token there."""
TOKEN_REFS: Final[list[str]] = [CHANGED.ref(SPOT.texts[spot]) for spot in range(16)]
"""What a person points at to choose the token there."""


def _events(before: int, token: int, after: int) -> int:
    """The set of events for a token between two neighbours; 0 is none."""
    fitting = [
        number
        for number, event in enumerate(EVENTS)
        if token in event.on and (event.beside is None or event.beside in (before, after))
    ]
    return sum(1 << number for number in fitting)


WINDOW: Final = 511
CHANGES: Final[list[int]] = [_events(key & 7, key >> 3 & 7, key >> 6) for key in range(WINDOW + 1)]
"""By three tokens of a row: the set of events that can change the middle one, bit n for event n."""
MOON_CHANGES: Final[list[int]] = [
    sum(1 << number for number, event in enumerate(EVENTS) if event.moon and terrain in event.on)
    for terrain in range(8)
]
"""By the moon's terrain: the set of events that can change it; it has no neighbours (17)."""

PLACEMENTS: Final[list[list[int]]] = menus.PLACEMENTS
LIFTS: Final[list[list[int]]] = menus.LIFTS
"""Legal uses of the moon's effect by `spaces`, with RECESSES in Advanced; empty if there is none."""


def placements(terrains: i64, spaces: i64) -> list[int]:
    """Legal placements of these terrains (bit t - 1 for terrain t); `spaces` says what is free."""
    return PLACEMENTS[terrains << 7 | spaces]
