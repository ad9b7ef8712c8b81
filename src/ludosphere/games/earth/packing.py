"""What can be done and what is still to be done, as whole numbers: their kinds, and which bits hold what.

An *action* is `verb << SHIFT | operand`; the operand is a card, a place, an amount or a small number.
An *entry* of a seat's agenda is something still to be done: its kind in the low bits, then an amount, a
place, a card, which of its abilities, which gain of it, and whether an event is its source.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# --- actions ---------------------------------------------------------------------------------
SHIFT: Final = 10
FACE: Final = 1
"""Choose a face at set-up: a card."""
ACTION: Final = 2
"""Choose the action of the turn: a colour."""
OPTION: Final = 3
"""Choose a side of an "or": GET_SOIL … GET_GROWTH."""
TAKE: Final = 4
"""Take so many of what is offered."""
PICK: Final = 5
"""Pick a hand card to plant."""
SPACE: Final = 6
"""A place: plant there, put a piece there, take one from there, copy the ability there."""
COMPOST: Final = 7
"""A hand card goes onto the compost."""
KEEP: Final = 8
"""Keep one of the cards looked at."""
USE: Final = 9
"""Use an ability: of the card at a place, of the ISLAND or CLIMATE, or the one OFFERED."""
EVENT: Final = 10
"""Play an event from the hand."""
CONVERT: Final = 11
"""Turn 3 sprouts into 2 soil."""
DONE: Final = 12
"""Stop, decline, end; for a payment: the rest in soil."""
STOP: Final = DONE << SHIFT
"""The only action of that kind."""
CLAIM: Final = 13
"""Solo: the fauna card Gaia claims, by its place 0–3."""
TEAM: Final = 14
"""Teams: leave so much on the Team board; or take from it TEAM_THING + GET_…, or TEAM_CARD + card."""
TEAM_THING: Final = 256
TEAM_CARD: Final = 512
SEED: Final = 15
"""Abundance: use a seed in one of the ways of `SEED_USES`."""
MAKE_SEED: Final = 16
"""Abundance: from sprouts, from a leaf of the board or of a fauna card (`abundance.FROM_…`)."""
CRITERION: Final = 17
"""Abundance: what to germinate, by its place in the list of criteria."""
NEIGHBOUR: Final = 18
"""Abundance: the seat that is given sprouts."""

ISLAND: Final = 49
CLIMATE: Final = 50
OFFERED: Final = 51
"""Operands of USE after the 49 places."""

GET_SOIL: Final = 0
GET_COMPOST: Final = 1
GET_SPROUT: Final = 2
GET_DRAW: Final = 3
GET_GROWTH: Final = 4
OPTIONS: Final = ("soil", "compost", "sprout", "draw", "growth")

# --- agenda entries --------------------------------------------------------------------------
AT_AMOUNT: Final = 6
AT_PLACE: Final = 14
AT_CARD: Final = 20
AT_ABILITY: Final = 30
AT_STEP: Final = 32
AT_SOURCE: Final = 36

E_FACE: Final = 0  # amount: 0 island, 1 climate, 2 ecosystem
E_SETUP: Final = 1  # amount: hand cards still to compost
E_CHOOSE: Final = 2
E_OR: Final = 3
E_PLANT: Final = 4  # amount: cards one may still plant
E_PUT: Final = 5  # card: the one being planted
E_PAY: Final = 6  # amount: what is left of the cost; card, place
E_TAKE_SOIL: Final = 7  # amount: offered
E_TAKE_DRAW: Final = 8
E_TAKE_COMPOST: Final = 9
E_DRAW_KEEP: Final = 10  # amount: cards to draw, of which one or KEEPS are kept
E_KEEP: Final = 11  # amount: how many of the cards looked at
E_RECOVER: Final = 12  # the same; the others return to the compost
E_SPROUT: Final = 13  # amount: pieces to put; card, ability, step: where they may go
E_GROWTH: Final = 14
E_HAND: Final = 15  # amount: hand cards one may compost
E_PAY_HAND: Final = 16
E_PAY_SPROUT: Final = 17
E_PAY_GROWTH: Final = 18
E_OFFER: Final = 19  # card, ability: a black ability with a cost, or the event of the end of a turn
E_ABILITY: Final = 20  # card, ability, step, place: the next gain of it
E_PASSIVE: Final = 21  # card, step: the next gain of its lasting effect
E_SOIL: Final = 22  # amount: soil that comes by itself
E_COPY: Final = 23  # amount: colour; place
E_ACT: Final = (
    24  # amount: block begun (BOARD, TABLEAU); place: first one left in it; step: 1 if the other is spent
)
E_LAST: Final = 25
E_CLAIM: Final = 26  # amount: row
E_LEAVE: Final = 27  # amount: what was not taken, place: GET_… what it is
E_TEAM: Final = 28
E_STORE: Final = 29  # amount: stored sprouts one may place
E_SEED: Final = 30  # amount: seeds that come by themselves
E_GERMINATE: Final = 31
E_GIVE: Final = 32  # amount: sprouts
E_EVENING: Final = 33

BOARD: Final = 1
TABLEAU: Final = 2


def action(verb: i64, operand: i64 = 0) -> int:
    """The number of an action."""
    return verb << SHIFT | operand


def verb_of(action: i64) -> i64:
    """What is done: FACE … NEIGHBOUR."""
    return action >> SHIFT


def operand_of(action: i64) -> i64:
    """With what: a card, a place, an amount or a small number."""
    return action & 1023


def entry(
    kind: i64,
    amount: i64 = 0,
    place: i64 = 0,
    card: i64 = 0,
    ability: i64 = 0,
    step: i64 = 0,
    source: i64 = 0,
) -> int:
    """An entry of an agenda."""
    return (
        kind
        | amount << AT_AMOUNT
        | place << AT_PLACE
        | card << AT_CARD
        | ability << AT_ABILITY
        | step << AT_STEP
        | source << AT_SOURCE
    )


def kind_of(entry: i64) -> i64:
    """What is to be done: E_FACE … E_EVENING."""
    return entry & 63


def amount_of(entry: i64) -> i64:
    """How much of it."""
    return entry >> AT_AMOUNT & 255


def place_of(entry: i64) -> i64:
    """Where, or where the card lies whose ability it is."""
    return entry >> AT_PLACE & 63


def card_of(entry: i64) -> i64:
    """Which card it is about."""
    return entry >> AT_CARD & 1023


def ability_of(entry: i64) -> i64:
    """Which ability of the card, in printed order."""
    return entry >> AT_ABILITY & 3


def step_of(entry: i64) -> i64:
    """Which gain of the ability."""
    return entry >> AT_STEP & 15


def source_of(entry: i64) -> i64:
    """Is an event its source? 1 or 0."""
    return entry >> AT_SOURCE & 1
