"""Abilities: what they cost, and what they would give now (rules section 4); `deeds` uses them."""

from __future__ import annotations

from mypy_extensions import i64

from . import packing, tables
from .grid import DIAGONAL, NEIGHBOURS
from .player import Player
from .state import EarthState, all_growth, all_sprouts, growth_room, sprout_room


# --- costs -----------------------------------------------------------------------------------
def payable(player: Player, power: tables.Power, held: i64) -> bool:
    """Can the whole cost be paid? `held`: hand cards that don't count, an event being played (11, 48)."""
    if player.soil < power.soil or len(player.compost) < power.compost:
        return False
    if power.hand > 0 and len(player.hand) - held < power.hand:
        return False
    if power.sprouts > 0 and all_sprouts(player) < power.sprouts:
        return False
    return not (power.growth > 0 and all_growth(player) < power.growth)


# --- gains -----------------------------------------------------------------------------------
def amount_now(state: EarthState, seat: i64, effect: tables.Effect, place: i64) -> i64:
    """How much a gain offers at this moment."""
    if effect.per is None:
        return effect.amount
    value: i64 = effect.per.value(state.players, int(seat), int(place))
    return effect.amount * (value // effect.every)


# --- where pieces may go ---------------------------------------------------------------------
def effect_of(wanted: i64) -> tables.Effect | None:
    """The effect an entry for pieces came from; None if they may go anywhere."""
    card = packing.card_of(wanted)
    if card == 0:
        return None
    return tables.POWERS[card][packing.ability_of(wanted)].effects[packing.step_of(wanted)]


def serves_each(wanted: i64) -> bool:
    """Are the pieces of an entry "on each", so that `Player.marks` tells who has got them?"""
    effect = effect_of(wanted)
    return effect is not None and effect.each


def targets(player: Player, wanted: i64) -> list[int]:
    """The places where one more piece may be put (20–23)."""
    found: list[int] = []
    sprouts = packing.kind_of(wanted) == packing.E_SPROUT
    effect = effect_of(wanted)
    origin = packing.place_of(wanted)
    for place in player.spots:
        if (sprout_room(player, place) if sprouts else growth_room(player, place)) <= 0:
            continue
        if effect is not None and not (
            _aimed(player, effect, origin, place) and _unserved(player, effect, place)
        ):
            continue
        found.append(place)
    return found


def _aimed(player: Player, effect: tables.Effect, origin: i64, place: i64) -> bool:
    """Is the place in the zone round the card, and like what is wanted?"""
    if place == origin:
        if not effect.include_self:
            return False
    elif effect.zone == tables.ROW:
        if place // 7 != origin // 7:
            return False
    elif effect.zone == tables.COLUMN:
        if place % 7 != origin % 7:
            return False
    elif effect.zone == tables.AROUND:
        if place not in NEIGHBOURS[origin]:
            return False
    elif effect.zone == tables.CORNERS and place not in DIAGONAL[origin]:
        return False
    return effect.fits is None or effect.fits.at(player, int(place))


def _unserved(player: Player, effect: tables.Effect, place: i64) -> bool:
    """Did the place get less than its share of an effect "on each"?"""
    if not effect.each:
        return True
    served: i64 = 0
    for mark in player.marks:
        if mark == place:
            served += 1
    return served < effect.amount


# --- the activation phase ----------------------------------------------------------------------
def usable(state: EarthState, seat: i64, card: i64, place: i64) -> i64:
    """Which ability of the card could be used in this activation phase; -1: none."""
    powers = tables.POWERS[card]
    works = tables.WORKS[state.action]
    for number in range(len(powers)):
        power = powers[number]
        if (
            power.trigger == tables.ON_ACTIVATION
            and works[power.color]
            and _useful(state, seat, power, place)
        ):
            return number
    return -1


def _useful(state: EarthState, seat: i64, power: tables.Power, place: i64) -> bool:
    """Can the ability be used, and would it do anything?"""
    player = state.players[seat]
    if power.chose >= 0 and (state.active != seat or state.action != power.chose):
        return False
    if not payable(player, power, 0):
        return False
    if not power.free:
        return True
    for effect in power.effects:
        if _gives(state, seat, effect, place):
            return True
    return False


def _gives(state: EarthState, seat: i64, effect: tables.Effect, place: i64) -> bool:
    """Could a gain do anything at this moment?"""
    player = state.players[seat]
    op = effect.op
    if op == tables.OP_COPY:
        return len(copyable(state, seat, effect.color, place)) > 0
    if op == tables.OP_HAND and len(player.hand) == 0:
        return False
    if effect.per is not None and amount_now(state, seat, effect, place) <= 0:
        return False
    if op != tables.OP_SPROUT and op != tables.OP_GROWTH:
        return True
    if effect.zone == tables.ANYWHERE and (
        state.setting.teams or (op == tables.OP_SPROUT and state.setting.abundance)
    ):
        return True  # without room they may be left for the partner, sprouts be stored
    for spot in player.spots:
        room = sprout_room(player, spot) if op == tables.OP_SPROUT else growth_room(player, spot)
        if room > 0 and (effect.zone == tables.ANYWHERE or _aimed(player, effect, place, spot)):
            return True
    return False


def copyable(state: EarthState, seat: i64, color: i64, place: i64) -> list[int]:
    """The places of the own tableau whose ability of that colour the card could copy now (25–30)."""
    found: list[int] = []
    player = state.players[seat]
    for spot in player.spots:
        if spot != place and ability_of(state, seat, player.grid[spot], color, place) >= 0:
            found.append(spot)
    return found


def ability_of(state: EarthState, seat: i64, card: i64, color: i64, place: i64) -> i64:
    """Which ability of the card works in that colour, and could be used from that place; -1: none."""
    powers = tables.POWERS[card]
    for number in range(len(powers)):
        power = powers[number]
        if (
            power.trigger == tables.ON_ACTIVATION
            and tables.WORKS[color][power.color]
            and _useful(state, seat, power, place)
        ):
            return number
    return -1
