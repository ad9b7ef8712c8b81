"""Planting a card: what may be planted, where, and how it is paid (section 3)."""

from __future__ import annotations

from mypy_extensions import i64

from . import packing
from .grid import free
from .packing import COMPOST, PICK, SPACE
from .player import Player
from .state import FULL, EarthState, all_growth, all_sprouts
from .tables import COST, DISCOUNT, PAID_WITH_GROWTH, PAID_WITH_HAND, PAID_WITH_SPROUTS, PLANTABLE, REPLACED


def price(player: Player, card: i64) -> i64:
    """The soil the card costs its owner now: discounts add up, never below 0 (35–37); a Month may add."""
    cost: i64 = COST[card] + player.surcharge[card]
    cost -= _saved(player.island, card) + _saved(player.climate, card)
    for place in player.spots:
        cost -= _saved(player.grid[place], card)
    return cost if cost > 0 else 0


def _saved(owned: i64, card: i64) -> i64:
    lasting = DISCOUNT[owned]
    if lasting is None or lasting.fits is None or not lasting.fits.matches(int(card)):
        return 0
    return lasting.amount


def units(player: Player, card: i64, held: i64) -> i64:
    """How many units other than soil could pay for the card (41); `held`: hand cards that can't."""
    if PAID_WITH_HAND[card]:
        return len(player.hand) - held
    if PAID_WITH_SPROUTS[card]:
        return all_sprouts(player)
    if PAID_WITH_GROWTH[card]:
        return all_growth(player)
    return 0


def affordable(player: Player, card: i64, held: i64) -> bool:
    """Can the price be paid?"""
    return player.soil + units(player, card, held) >= price(player, card)


def replaceable(player: Player, card: i64) -> list[int]:
    """The places of terrains the card may take for nothing (39, 40)."""
    found: list[int] = []
    for place in player.spots:
        lasting = REPLACED[player.grid[place]]
        if lasting is not None and lasting.fits is not None and lasting.fits.matches(int(card)):
            found.append(place)
    return found


def room_to_plant(player: Player) -> bool:
    """Is there a free space, or a terrain that makes room for other cards (40)?"""
    if len(player.spots) < FULL:
        return True
    for place in player.spots:
        if REPLACED[player.grid[place]] is not None:
            return True
    return False


def can_plant(player: Player, card: i64) -> bool:
    """May this hand card be planted now?"""
    if not PLANTABLE[card]:
        return False
    if len(player.spots) < FULL and affordable(player, card, 1):
        return True
    return len(replaceable(player, card)) > 0


def can_be_put(player: Player, card: int) -> bool:
    """Is there a place for the card once it has left the hand?"""
    if not PLANTABLE[card]:
        return False
    if len(player.spots) < FULL and affordable(player, card, 0):
        return True
    return len(replaceable(player, card)) > 0


def pickable(state: EarthState, seat: i64) -> list[int]:
    """The hand cards that may be planted, as actions."""
    player = state.players[seat]
    return [packing.action(PICK, card) for card in player.hand if can_plant(player, card)]


def placeable(state: EarthState, seat: i64, top: i64) -> list[int]:
    """Where the picked card may go, as actions."""
    player = state.players[seat]
    card = packing.card_of(top)
    found: list[int] = []
    if len(player.spots) < FULL and affordable(player, card, 0):
        found += [packing.action(SPACE, place) for place in free(player.grid)]
    return found + [packing.action(SPACE, place) for place in replaceable(player, card)]


def payments(state: EarthState, seat: i64, top: i64) -> list[int]:
    """The units that can pay for a card that takes them, and soil for what is left (41)."""
    player = state.players[seat]
    left = packing.amount_of(top)
    card = packing.card_of(top)
    found: list[int] = []
    if PAID_WITH_HAND[card]:
        found = [packing.action(COMPOST, paid) for paid in player.hand]
    elif PAID_WITH_SPROUTS[card]:
        found = [packing.action(SPACE, place) for place in player.spots if player.sprouts[place] > 0]
    else:
        found = [packing.action(SPACE, place) for place in player.spots if player.growth[place] > 0]
    if player.soil >= left:
        found.append(packing.STOP)
    return found
