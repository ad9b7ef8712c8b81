"""Solo: Gaia, the automatic opponent (section 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import packing
from .cards import BLUE, BROWN, GREEN, RED, YELLOW
from .state import EASY, EXPERT, HARD, NAMES, EarthState, Gaia
from .tables import BLUE_ABILITY, LEVELS

GAIA: Final = 1
"""Her column, after the only seat."""
NORTH: Final = 360
SOUTH: Final = 361
WATER: Final = 362
GROW: Final = 363
HUMUS: Final = 364
PLANT: Final = 365
"""Her cards by printed number."""
COLOR: Final = {NORTH: BROWN, SOUTH: BROWN, WATER: BLUE, GROW: YELLOW, HUMUS: RED, PLANT: GREEN}
HER_DECK: Final = (NORTH, SOUTH, WATER, GROW, HUMUS, PLANT)
STACKS: Final = (5, 4, 3, 2, 1)
CANOPIES: Final = (7, 6, 5, 4, 3)
STORE: Final = 10
"""Soil from which she composts 5 cards (105)."""
PASSES: Final = 2


def her(state: EarthState) -> Gaia:
    """Gaia's things; there are some in solo only."""
    assert state.gaia is not None
    return state.gaia


def growth_points(pieces: i64) -> i64:
    """Her growth in points: stacks of 5, 4, 3, 2, 1 over and over, a full one worth its canopy (104)."""
    total: i64 = 0
    while pieces > 0:
        for index in range(5):
            size: i64 = STACKS[index]
            if pieces >= size:
                total += CANOPIES[index]
                pieces -= size
            else:
                total += pieces
                pieces = 0
                break
    return total


def gets_cards(state: EarthState, cards: i64) -> None:
    """So many cards from the deck into her compost."""
    composted = state.draw_cards(cards)
    if composted:
        her(state).compost += composted
        state.tell("gaia-compost", None, {"n": len(composted)})


def gets_soil(state: EarthState, soil: i64) -> None:
    """Whenever she has 10 soil they become 5 composted cards."""
    gaia = her(state)
    gaia.soil += soil
    if soil > 0:
        state.tell("gaia-soil", None, {"n": int(soil)})
    while gaia.soil >= STORE:
        gaia.soil -= STORE
        gets_cards(state, 5)


def gets_sprouts(state: EarthState, sprouts: i64) -> None:
    her(state).sprouts += sprouts
    if sprouts > 0:
        state.tell("gaia-sprouts", None, {"n": int(sprouts)})


def gets_growth(state: EarthState, growth: i64) -> None:
    her(state).growth += growth
    if growth > 0:
        state.tell("gaia-growth", None, {"n": int(growth)})


def scores_cards(state: EarthState, cards: list[int]) -> None:
    """Cards go face up to her score pile."""
    if cards:
        her(state).pile += cards
        state.reveal()
        state.tell("gaia-cards", None, {"cards": [NAMES[card] for card in cards]})


def scores_from_deck(state: EarthState, cards: i64) -> None:
    scores_cards(state, state.draw_cards(cards))


def take_unkept(state: EarthState, cards: list[int]) -> None:
    """On the player's green turn she gets what was drawn and not kept, at the end of the turn (126)."""
    her(state).unkept += cards


def blue_abilities(state: EarthState) -> i64:
    """Cards of the player's area with a blue or multicolor ability (127)."""
    player = state.players[0]
    count: i64 = 0
    for card in (player.island, player.climate):
        if BLUE_ABILITY[card]:
            count += 1
    for place in player.spots:
        if BLUE_ABILITY[player.grid[place]]:
            count += 1
    return count


def minor_benefit(state: EarthState) -> None:
    """What she gets after the player's own turn."""
    gaia = her(state)
    player = state.players[0]
    lower = state.setting.difficulty >= HARD
    if state.action == GREEN:
        scores_cards(state, gaia.unkept)
        gaia.unkept = []
    elif state.action == RED:
        gets_cards(state, (5 if lower else 2) + player.gained // 2)
    elif state.action == BLUE:
        gets_sprouts(state, (3 if lower else 0) + blue_abilities(state))
    else:
        gets_growth(state, (3 if lower else 0) + player.drawn)


def turn_over(state: EarthState) -> i64:
    """Turns her next card over; the colour of the action, or BROWN."""
    gaia = her(state)
    if not gaia.deck:
        gaia.deck = gaia.turned
        gaia.turned = []
        gaia.passes += 1
    last: i64 = len(gaia.deck) - 1
    index = state.rng.below(last + 1)
    card = gaia.deck[index]
    gaia.deck[index] = gaia.deck[last]
    gaia.deck.pop()
    gaia.turned.append(card)
    state.reveal()
    state.tell("gaia-card", None, {"card": str(card)})
    return COLOR[card]


def major_benefit(state: EarthState) -> None:
    """What she gets from her own coloured card, after the player."""
    player = state.players[0]
    if state.action == GREEN:
        scores_from_deck(state, 3)
    elif state.action == RED:
        gets_cards(state, 8)
        gets_soil(state, player.gained)
    elif state.action == BLUE:
        gets_sprouts(state, 7 + blue_abilities(state))
    elif state.action == YELLOW:
        gets_growth(state, 7 + player.drawn)


# --- her brown cards ---------------------------------------------------------------------------
def claimable(state: EarthState, row: i64) -> list[int]:
    """The fauna cards of a row without her leaf, as actions (110, 129)."""
    found: list[int] = []
    for fauna in range(2 * row, 2 * row + 2):
        if GAIA not in state.leaves[fauna]:
            found.append(packing.action(packing.CLAIM, fauna))
    return found


def brown_card(state: EarthState) -> None:
    """She claims a fauna card of the row; if both are free the player says which."""
    row = 0 if her(state).turned[-1] == NORTH else 1
    choices = claimable(state, row)
    if len(choices) == 1:
        claim(state, packing.operand_of(choices[0]))
    elif choices:
        state.players[0].agenda.append(packing.entry(packing.E_CLAIM, row))


def claim(state: EarthState, fauna: i64) -> None:
    """Her leaf on the highest free level, then the extra zone of the difficulty."""
    gaia = her(state)
    state.leaves[fauna].append(GAIA)
    points = LEVELS[len(state.leaves[fauna]) - 1]
    state.tell("gaia-claims", None, {"card": NAMES[state.fauna[fauna]], "points": points})
    left = fauna % 2 == 0
    if state.setting.difficulty == EASY:
        gaia.skips = True
    elif state.setting.difficulty == EXPERT:
        if gaia.turned[-1] == NORTH:
            if left:
                gets_soil(state, 8)
            else:
                scores_from_deck(state, 2)
        elif left:
            gets_sprouts(state, 4)
        else:
            gets_growth(state, 3)


def cards_left(state: EarthState) -> i64:
    """How many cards she still turns over, in both passes."""
    gaia = her(state)
    return len(gaia.deck) + len(HER_DECK) * (PASSES - gaia.passes)


def exhausted(state: EarthState) -> bool:
    """Was the last card of the second pass turned over?"""
    gaia = her(state)
    return gaia.passes == PASSES and not gaia.deck
