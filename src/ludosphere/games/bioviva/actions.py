"""Actions as whole numbers: a kind and up to two operands, or a word that somebody says.

Below `WORDS`: kind << 20 | first << 8 | second. From there on: WORDS + `wordcode.packed(word)`.
"""

from __future__ import annotations

from typing import Final

FIGURE: Final = 1
"""Takes a constellation: its number."""
LOOK: Final = 2
"""Looks at the back of the card in a slot."""
DONE: Final = 3
"""Looks at no more cards in this spin."""
SWAP: Final = 4
"""Swaps the cards of two slots, the lower one first."""
PIVOT: Final = 5
"""Turns the two centre cards onto another line."""
TURN: Final = 6
"""Turns the card in a slot over for all to see."""
KEEP: Final = 7
"""Ends the turn without a reveal."""
ON: Final = 8
"""Puts the revealed cards back or away."""
AIM: Final = 9
"""Chooses where to drop: 0 the axis, 1 to 8 north and on clockwise, 3 mm from it."""
SPIN: Final = 10
"""Spins the top of round 2."""
PASS: Final = 11
"""Gives up a word."""
APPEAL: Final = 12
"""Says that a guess (its number on the card) is of the family of a word of the text (its number)."""
REST: Final = 13
"""Makes no appeal (any more)."""
VOTE: Final = 14
"""Votes on an appeal: NO, YES or ABSTAIN."""

NO: Final = 0
YES: Final = 1
ABSTAIN: Final = 2

WORDS: Final = 1 << 30
"""Where words begin."""

CIRCLE: Final = 8
"""Slots 0 to 7, clockwise from the top."""
LEFT: Final = 8
RIGHT: Final = 9
"""The slots of the centre: C0 beside slot d, C1 beside slot d + 4."""
SLOTS: Final = 10
SLOT_NAMES: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "C0", "C1")
"""In records, views and refs. On the table and in sentences a card has the number of its slot, 0 to 9."""
LINES: Final = 4
CELLS: Final = 9
"""Cards of round 2, row by row."""
STARS: Final = 7
"""Stars of a player, and places of a constellation."""

FIGURES: Final = (
    "big_dipper",
    "orion",
    "cygnus",
    "pegasus",
    "little_dipper",
    "corona_borealis",
    "bootes",
    "southern_cross",
)
"""The constellations: the fronts of the four cards, then their backs."""
AIMS: Final = ("axis", "N", "NE", "E", "SE", "S", "SW", "W", "NW")
VOTES: Final = ("no", "yes", "abstain")


def made(kind: int, first: int = 0, second: int = 0) -> int:
    """The number of an action."""
    return kind << 20 | first << 8 | second


def kind_of(action: int) -> int:
    """The kind; 0 for a word."""
    return 0 if action >= WORDS else action >> 20


def first_of(action: int) -> int:
    """The first operand."""
    return action >> 8 & 0xFFF


def second_of(action: int) -> int:
    """The second operand."""
    return action & 0xFF


def line_slots(line: int) -> list[int]:
    """The four slots of a line, from end to end (rules, 3: geometry)."""
    return [line, LEFT, RIGHT, line + 4]


# Menus that never change -------------------------------------------------------------------------------
ACT_MENUS: Final = [
    [made(LOOK, slot) for slot in range(SLOTS)]
    + [made(SWAP, a, b) for a in range(SLOTS) for b in range(a + 1, SLOTS)]
    + [made(PIVOT, other) for other in range(LINES) if other != line]
    for line in range(LINES)
]
"""By current line: what a turn's two actions may be (rulings 8 to 13, 75)."""
DECIDE_MENUS: Final = [[made(TURN, line), made(TURN, line + 4), made(KEEP)] for line in range(LINES)]
"""By current line: the first revealed card is one of its ends (14)."""
ON_MENU: Final = [made(ON)]
SPIN_MENU: Final = [made(SPIN)]
AIM_MENU: Final = [made(AIM, point) for point in range(len(AIMS))]
VOTE_MENU: Final = [made(VOTE, YES), made(VOTE, NO), made(VOTE, ABSTAIN)]
DONE_MENU: Final = [made(DONE)]
