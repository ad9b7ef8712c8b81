"""Whole numbers that hold several things: actions, planets, stocks of tokens, rows of cards, sets.

This is where it is known which bits hold what; other modules ask by name. Only what walks along a row token
by token shifts by itself. Numbers in brackets are rulings of docs/rules/biomos.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.rng import Rng

BITS: Final[list[int]] = [1 << n for n in range(62)]
"""BITS[n] is 1 << n. Compiled, a shifted literal is a 32-bit shift: wrong from n = 31 on."""
LOW: Final[list[int]] = [(1 << 3 * n) - 1 for n in range(21)]
"""LOW[n]: the bits of the first n tokens of a row."""
SET_SIZE: Final[list[int]] = [bin(numbers).count("1") for numbers in range(32)]
"""How many numbers a small set has."""

# --- actions: kind << 8 | first << 4 | second, which keeps all of them below 2048 -------------------------
KIND: Final = 8
PLANET: Final = 0  # choose a planet board (Advanced set-up): 0, board 1–4
PLACE: Final = 1  # terrain 1–5, spot
LIFT: Final = 2  # from token or recess, to gap or recess
EVENT: Final = 3  # number of the event, token or recess or moon
CLAIM: Final = 4  # card number in the low eight bits
ABSORB: Final = 5  # the same, for the Black Hole
SKIP: Final = 0xFF  # the low bits of "no, thank you" in LIFT, EVENT and CLAIM

# Spots: gaps 0–12 (a token put into gap g has g tokens before it) or tokens 0–11, then
RECESS_A: Final = 13
RECESS_B: Final = 14
MOON: Final = 15


def action(kind: i64, first: i64, second: i64) -> int:
    """The action with these operands."""
    return int(kind << KIND | first << 4 | second)


def of_cards(kind: i64, cards: i64) -> list[int]:
    """One action per card of the set."""
    return [int(kind << KIND | card) for card in cards_of(cards)]


def kind_of(action: i64) -> i64:
    """The kind of an action."""
    return action >> KIND


def operands(action: i64) -> tuple[i64, i64]:
    """Both operands: a terrain, a token or an event, and a spot."""
    return action >> 4 & 15, action & 15


def low_of(action: i64) -> i64:
    """Both operands as one number: a card, a planet board, SKIP."""
    return action & SKIP


def declines(action: i64) -> bool:
    """Does it decline what is offered?"""
    return action & SKIP == SKIP


# --- planets ----------------------------------------------------------------------------------------------
# The track comes first (three bits a token, first token lowest), then recess A, recess B and the moon (three
# bits each; 0 is no token), the number of tokens on the track and the planet board.
TRACK: Final = 12
AT_A: Final = 36
AT_B: Final = 39
AT_MOON: Final = 42
AT_COUNT: Final = 45
AT_BOARD: Final = 49
ON_TRACK: Final = (1 << AT_A) - 1


def planet(track: list[int], beside: list[int], board: int) -> int:
    """The planet with these terrains, as `track_of` and `beside` list them, and this board."""
    number = packed(3, [*track, *[0] * (TRACK - len(track)), *beside])
    return number | len(track) << AT_COUNT | board << AT_BOARD


def count_of(planet: i64) -> i64:
    """How many tokens are on the track."""
    return planet >> AT_COUNT & 15


def track_of(planet: i64) -> list[int]:
    """The terrains on the track, in order."""
    return [int((planet & ON_TRACK) >> 3 * spot & 7) for spot in range(count_of(planet))]


def beside(planet: i64) -> list[int]:
    """The terrains in recess A, in recess B and of the moon; 0 where there is none."""
    return [int(token(planet, spot)) for spot in range(RECESS_A, MOON + 1)]


def moon_of(planet: i64) -> i64:
    """The terrain of the moon; 0 before it is formed."""
    return planet >> AT_MOON & 7


def board_of(planet: i64) -> i64:
    """The planet board; 0 before it is chosen, and on the Discovery side."""
    return planet >> AT_BOARD


def at(spot: i64) -> i64:
    """Where the token of a spot lies in a planet."""
    return 3 * spot if spot < RECESS_A else 3 * spot - 3


def token(planet: i64, spot: i64) -> i64:
    """The terrain in a spot (a token of the track, a recess or the moon); 0 if there is none."""
    return planet >> (3 * spot if spot < RECESS_A else 3 * spot - 3) & 7


def inserted(planet: i64, gap: i64, terrain: i64) -> i64:
    """The planet with one token more on the track, in the gap; the others slide."""
    at: i64 = 3 * gap
    track: i64 = planet & ON_TRACK
    before: i64 = track & LOW[gap]
    after: i64 = track ^ before
    return (planet ^ track | before | terrain << at | after << 3) + (1 << AT_COUNT)


def lifted(planet: i64, spot: i64) -> i64:
    """The planet without the token of that spot (a token of the track, or a recess)."""
    if spot >= RECESS_A:
        return planet ^ token(planet, spot) << at(spot)
    track: i64 = planet & ON_TRACK
    before: i64 = track & LOW[spot]
    after: i64 = track >> 3 * (spot + 1)
    return (planet ^ track | before | after << 3 * spot) - (1 << AT_COUNT)


def put(planet: i64, spot: i64, terrain: i64) -> i64:
    """The planet with a token put into a free spot: a gap, a recess or the moon."""
    return planet | terrain << at(spot) if spot >= RECESS_A else inserted(planet, spot, terrain)


def changed(planet: i64, spot: i64, terrain: i64) -> i64:
    """The planet with another terrain in a spot (a token of the track, a recess or the moon)."""
    return planet ^ (token(planet, spot) ^ terrain) << at(spot)


# What is free: the number of tokens on the track in the low four bits, then a bit per free space beside it.
A_FREE: Final = 16
B_FREE: Final = 32
MOON_FREE: Final = 64
RECESSES: Final = 64
"""In the key of LIFTS, where the moon is never free: the planet has recesses at all."""


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


def is_placement(action: i64, centre: i64, spaces: i64) -> bool:
    """Is it the action that puts a terrain of the centre into a free spot?"""
    terrain: i64 = action >> 4 & 15
    spot: i64 = action & 15
    if action >> KIND != PLACE or terrain < 1 or terrain > 5 or centre >> CENTRE * (terrain - 1) & 7 == 0:
        return False
    if spot == MOON:
        return spaces & MOON_FREE != 0
    if spot == RECESS_A:
        return spaces & A_FREE != 0
    if spot == RECESS_B:
        return spaces & B_FREE != 0
    return spaces & 15 < TRACK and spot <= spaces & 15


def random_placement(centre: i64, spaces: i64, rng: Rng) -> int:
    """A terrain of the centre into a free spot, each terrain and each spot equally likely."""
    terrains: i64 = terrains_of(centre)
    gaps: i64 = (spaces & 15) + 1 if spaces & 15 < TRACK else 0
    places: i64 = gaps + SET_SIZE[spaces >> 4]
    count: i64 = SET_SIZE[terrains]
    spot: i64 = rng.below(count * places)
    while spot >= places:
        terrains &= terrains - 1
        spot -= places
    if spot >= gaps:
        spot = RECESS_A + member(spaces >> 4, spot - gaps)
    return int(PLACE << KIND | (first(terrains) + 1) << 4 | spot)


def room(planet: i64, advanced: bool) -> i64:
    """Spaces of track and recesses that are still free."""
    free: i64 = TRACK - (planet >> AT_COUNT & 15)
    if advanced:
        if planet >> AT_A & 7 == 0:
            free += 1
        if planet >> AT_B & 7 == 0:
            free += 1
    return free


# A row of tokens is one whole number, three bits a token, first token lowest; 0 is no token.
def row_of(planet: i64) -> i64:
    """The tokens as one row, cut open between the recesses: recess B, the track, recess A (38)."""
    n: i64 = planet >> AT_COUNT & 15
    row: i64 = planet & ON_TRACK
    b: i64 = planet >> AT_B & 7
    if b:
        row = row << 3 | b
        n += 1
    a: i64 = planet >> AT_A & 7
    return row | a << 3 * n


def surrounded(planet: i64) -> i64:
    """`row_of` between the neighbours of its ends: each other if both recesses are filled, else nothing."""
    row: i64 = row_of(planet) << 3
    a: i64 = planet >> AT_A & 7
    b: i64 = planet >> AT_B & 7
    if a and b:
        row |= a | b << 3 * ((planet >> AT_COUNT & 15) + 3)
    return row


def tally(planet: i64) -> i64:
    """Tokens by terrain on track and recesses, five bits each from bit 5; the moon never counts (28, 52)."""
    counts: i64 = 0
    row: i64 = row_of(planet)
    while row:
        counts += 1 << 5 * (row & 7)  # at most 2**25: a 32-bit shift is enough
        row >>= 3
    return counts


def counted(tally: i64, terrain: i64) -> i64:
    """How many tokens of a terrain a tally has; terrain 0 has none."""
    return tally >> 5 * terrain & 31


def census(planet: i64) -> list[int]:
    """`tally` as a list by terrain; index 0 stays 0."""
    counts = tally(planet)
    return [int(counts >> 5 * terrain & 31) for terrain in range(6)]


# --- stocks: tokens by terrain, so many bits for each ------------------------------------------------------
CENTRE: Final = 3
POUCH: Final = 4
HOLE: Final = 6
ONE_IN_CENTRE: Final[list[int]] = [0, *(1 << CENTRE * terrain for terrain in range(5))]
ONE_IN_POUCH: Final[list[int]] = [0, *(1 << POUCH * terrain for terrain in range(5))]
"""By terrain: a stock of one token."""
IN_POUCH: Final[list[int]] = [0xFFFFF, *(15 << POUCH * terrain for terrain in range(5))]
"""By terrain: the bits of its tokens; 0: of all."""


def packed(bits: int, numbers: list[int]) -> int:
    """Numbers of so many bits each in one: the stock with so many tokens, sea first; the card rows."""
    return sum([number << bits * at for at, number in enumerate(numbers)])


def held(stock: i64, bits: i64, terrain: i64) -> i64:
    """How many tokens of a terrain there are."""
    return stock >> bits * (terrain - 1) & (1 << bits) - 1


def counts_of(stock: i64, bits: i64) -> list[int]:
    """How many tokens there are of each terrain, sea first."""
    return [int(held(stock, bits, terrain)) for terrain in range(1, 6)]


def drawn_from(pouch: i64, index: i64) -> i64:
    """The terrain of the token at an index, the tokens of the pouch laid out by terrain."""
    terrain: i64 = 1
    while index >= pouch & 15:
        index -= pouch & 15
        pouch >>= POUCH
        terrain += 1
    return terrain


def terrains_of(centre: i64) -> i64:
    """The terrains in the centre, bit t - 1 for terrain t."""
    terrains: i64 = 0
    bit: i64 = 1
    while centre:
        if centre & 7:
            terrains |= bit
        centre >>= CENTRE
        bit <<= 1
    return terrains


def fed(hole: i64, centre: i64) -> i64:
    """What the Black Hole has once it has the tokens of the centre too."""
    for terrain in range(5):
        hole += (centre & 7) << HOLE * terrain
        centre >>= CENTRE
    return hole


def affords(hole: i64, needs: list[int]) -> bool:
    """Has the Black Hole the tokens that a card needs, listed by terrain from index 1?"""
    for terrain in range(1, 6):
        if needs[terrain] > hole >> HOLE * (terrain - 1) & 63:
            return False
    return True


def spent(hole: i64, needs: list[int]) -> i64:
    """What the Black Hole has left of its tokens."""
    for terrain in range(1, 6):
        count: i64 = needs[terrain]
        hole -= count << HOLE * (terrain - 1)
    return hole


# --- cards: eight places of six bits; sets of cards, bit n for card n --------------------------------------
CARD: Final = 6
NO_CARD: Final = 63
"""An empty place of a card row."""


def card_at(rows: i64, place: i64) -> i64:
    """The card in a place, or NO_CARD."""
    return rows >> 6 * place & 63


def laid(rows: i64, place: i64, card: i64) -> i64:
    """The rows with another card, or NO_CARD, in a place."""
    return rows & ~(NO_CARD * BITS[6 * place]) | card << 6 * place


def place_of(rows: i64, card: i64) -> i64:
    """The place of a card that lies in the rows."""
    place: i64 = 0
    while rows >> 6 * place & 63 != card:
        place += 1
    return place


def set_of(cards: list[int]) -> int:
    """The set of these cards."""
    return sum([BITS[card] for card in set(cards)])


def first(cards: i64) -> i64:
    """The lowest card of a set that isn't empty."""
    card: i64 = 0
    if cards & 0xFFFFF == 0:
        cards >>= 20
        card = 20
    if cards & 0x3FF == 0:
        cards >>= 10
        card += 10
    while cards & 1 == 0:
        cards >>= 1
        card += 1
    return card


def member(numbers: i64, index: i64) -> i64:
    """The number at an index of a set, lowest first."""
    while index > 0:
        numbers &= numbers - 1
        index -= 1
    return first(numbers)


def size_of(cards: i64) -> i64:
    """How many cards a set has."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def cards_of(cards: i64) -> list[int]:
    """The numbers of a set of cards, lowest first."""
    found: list[int] = []
    while cards:
        found.append(int(first(cards)))
        cards &= cards - 1
    return found
