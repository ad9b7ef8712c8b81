"""Abilities: what they cost, what they give, in the order of the card (rules section 4).

A cost is paid whole before the gains; every gain may be taken in part (12, 114). An ability under way is an
entry of the seat's agenda that pushes its next gain on top of itself.
"""

from __future__ import annotations

from mypy_extensions import i64

from . import abundance
from .grid import DIAGONAL, NEIGHBOURS
from .player import Player
from .state import EarthState, all_growth, all_sprouts, growth_room, sprout_room
from .tables import (
    ANYWHERE,
    AROUND,
    AT_ABILITY,
    AT_AMOUNT,
    AT_CARD,
    AT_PLACE,
    AT_SOURCE,
    AT_STEP,
    COLUMN,
    CORNERS,
    E_ABILITY,
    E_COPY,
    E_GROWTH,
    E_HAND,
    E_PASSIVE,
    E_PAY_GROWTH,
    E_PAY_HAND,
    E_PAY_SPROUT,
    E_RECOVER,
    E_SPROUT,
    E_TAKE_COMPOST,
    E_TAKE_DRAW,
    E_TAKE_SOIL,
    ON_ACTIVATION,
    ON_EVENT,
    OP_COPY,
    OP_DECK,
    OP_DRAW,
    OP_EXTRA,
    OP_GIVE,
    OP_GROWTH,
    OP_HAND,
    OP_RECOVER,
    OP_SEED,
    OP_SOIL,
    OP_SPROUT,
    POWERS,
    ROW,
    WORKS,
    Effect,
    Power,
    entry,
)


# --- costs -----------------------------------------------------------------------------------
def payable(player: Player, power: Power, held: i64) -> bool:
    """Can the whole cost be paid? `held`: hand cards that don't count, an event being played (11, 48)."""
    if player.soil < power.soil or len(player.compost) < power.compost:
        return False
    if power.hand > 0 and len(player.hand) - held < power.hand:
        return False
    if power.sprouts > 0 and all_sprouts(player) < power.sprouts:
        return False
    return not (power.growth > 0 and all_growth(player) < power.growth)


def use(state: EarthState, seat: i64, card: i64, ability: i64, place: i64, source: i64) -> None:
    """Starts an ability: soil and compost are paid at once, the rest is to be chosen, then come the gains."""
    player = state.players[seat]
    power = POWERS[card][ability]
    player.agenda.append(entry(E_ABILITY, 0, place, card, ability, 0, source))
    if power.soil > 0:
        state.add_soil(seat, -power.soil)
    if power.compost > 0:
        for _ in range(power.compost):
            state.discard.append(state.from_compost(seat))
    if power.soil > 0 or power.compost > 0:
        state.tell("pays", int(seat), {"soil": int(power.soil), "compost": int(power.compost)})
    if power.hand > 0:
        player.agenda.append(entry(E_PAY_HAND, power.hand))
    if power.growth > 0:
        player.agenda.append(entry(E_PAY_GROWTH, power.growth))
    if power.sprouts > 0:
        player.agenda.append(entry(E_PAY_SPROUT, power.sprouts))


# --- gains -----------------------------------------------------------------------------------
def next_gain(state: EarthState, seat: i64, under_way: i64) -> None:
    """Carries an ability (an entry just taken off the agenda) one gain further."""
    player = state.players[seat]
    card = under_way >> AT_CARD & 1023
    ability = under_way >> AT_ABILITY & 3
    step = under_way >> AT_STEP & 15
    if under_way & 63 == E_PASSIVE:
        lasting = ON_EVENT[card]
        assert lasting is not None
        effects = lasting.effects
    else:
        effects = POWERS[card][ability].effects
    if step >= len(effects):
        return
    if step + 1 < len(effects):
        player.agenda.append(under_way + (1 << AT_STEP))
    offer(state, seat, effects[step], under_way)


def offer(state: EarthState, seat: i64, effect: Effect, under_way: i64) -> None:
    """Pushes the choice that one gain consists of."""
    player = state.players[seat]
    amount = amount_now(state, seat, effect, under_way >> AT_PLACE & 63)
    if amount <= 0:
        return
    source = under_way >> AT_SOURCE & 1
    if effect.op == OP_SOIL:
        player.agenda.append(entry(E_TAKE_SOIL, amount, 0, 0, 0, 0, source))
    elif effect.op == OP_DRAW:
        player.agenda.append(entry(E_TAKE_DRAW, amount, 0, 0, 0, 0, source))
    elif effect.op == OP_DECK:
        player.agenda.append(entry(E_TAKE_COMPOST, amount))
    elif effect.op == OP_HAND:
        player.agenda.append(entry(E_HAND, amount))
    elif effect.op == OP_SPROUT or effect.op == OP_GROWTH:
        if effect.each:
            amount *= len(player.spots)
        kind = E_SPROUT if effect.op == OP_SPROUT else E_GROWTH
        own = under_way & (1023 << AT_CARD | 3 << AT_ABILITY | 15 << AT_STEP | 63 << AT_PLACE)
        player.agenda.append(kind | amount << AT_AMOUNT | (own if effect.zone != ANYWHERE else 0))
    elif effect.op == OP_SEED:
        abundance.gain_seeds(state, seat, amount)
    elif effect.op == OP_GIVE:
        if effect.one:
            abundance.give_one(state, seat, amount)
        else:
            abundance.give_all(state, seat, amount)
    elif effect.op == OP_EXTRA:
        abundance.everybody_plants(state, seat)
    elif effect.op == OP_COPY:
        player.agenda.append(entry(E_COPY, effect.color, under_way >> AT_PLACE & 63))
    elif effect.op == OP_RECOVER:
        look_into_compost(state, seat, effect.look)
        if player.look:
            player.agenda.append(entry(E_RECOVER, amount))


def amount_now(state: EarthState, seat: i64, effect: Effect, place: i64) -> i64:
    """How much a gain offers at this moment."""
    if effect.per is None:
        return effect.amount
    value: i64 = effect.per.value(state.players, int(seat), int(place))
    return effect.amount * (value // effect.every)


def look_into_compost(state: EarthState, seat: i64, cards: i64) -> None:
    """Takes the top cards of the compost to be looked at, the topmost first (54, 121)."""
    player = state.players[seat]
    while cards > 0 and player.compost:
        player.look.append(state.from_compost(seat))
        cards -= 1
    state.revealed = True


# --- where pieces may go ---------------------------------------------------------------------
def effect_of(wanted: i64) -> Effect | None:
    """The effect an entry for pieces came from; None if they may go anywhere."""
    card = wanted >> AT_CARD & 1023
    if card == 0:
        return None
    return POWERS[card][wanted >> AT_ABILITY & 3].effects[wanted >> AT_STEP & 15]


def serves_each(wanted: i64) -> bool:
    """Are the pieces of an entry "on each", so that `Player.marks` tells who has got them?"""
    effect = effect_of(wanted)
    return effect is not None and effect.each


def targets(player: Player, wanted: i64) -> list[int]:
    """The places where one more piece may be put (20–23)."""
    found: list[int] = []
    sprouts = wanted & 63 == E_SPROUT
    effect = effect_of(wanted)
    origin = wanted >> AT_PLACE & 63
    for place in player.spots:
        if (sprout_room(player, place) if sprouts else growth_room(player, place)) <= 0:
            continue
        if effect is not None and not (
            _aimed(player, effect, origin, place) and _unserved(player, effect, place)
        ):
            continue
        found.append(place)
    return found


def _aimed(player: Player, effect: Effect, origin: i64, place: i64) -> bool:
    """Is the place in the zone round the card, and like what is wanted?"""
    if place == origin:
        if not effect.include_self:
            return False
    elif effect.zone == ROW:
        if place // 7 != origin // 7:
            return False
    elif effect.zone == COLUMN:
        if place % 7 != origin % 7:
            return False
    elif effect.zone == AROUND:
        if place not in NEIGHBOURS[origin]:
            return False
    elif effect.zone == CORNERS and place not in DIAGONAL[origin]:
        return False
    return effect.fits is None or effect.fits.at(player, int(place))


def _unserved(player: Player, effect: Effect, place: i64) -> bool:
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
    powers = POWERS[card]
    works = WORKS[state.action]
    for number in range(len(powers)):
        power = powers[number]
        if power.trigger == ON_ACTIVATION and works[power.color] and _useful(state, seat, power, place):
            return number
    return -1


def _useful(state: EarthState, seat: i64, power: Power, place: i64) -> bool:
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


def _gives(state: EarthState, seat: i64, effect: Effect, place: i64) -> bool:
    """Could a gain do anything at this moment?"""
    player = state.players[seat]
    op = effect.op
    if op == OP_COPY:
        return len(copyable(state, seat, effect.color, place)) > 0
    if op == OP_HAND and len(player.hand) == 0:
        return False
    if effect.per is not None and amount_now(state, seat, effect, place) <= 0:
        return False
    if op != OP_SPROUT and op != OP_GROWTH:
        return True
    if effect.zone == ANYWHERE and (state.setting.teams or (op == OP_SPROUT and state.setting.abundance)):
        return True  # without room they may be left for the partner, sprouts be stored
    for spot in player.spots:
        room = sprout_room(player, spot) if op == OP_SPROUT else growth_room(player, spot)
        if room > 0 and (effect.zone == ANYWHERE or _aimed(player, effect, place, spot)):
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
    powers = POWERS[card]
    for number in range(len(powers)):
        power = powers[number]
        if (
            power.trigger == ON_ACTIVATION
            and WORKS[color][power.color]
            and _useful(state, seat, power, place)
        ):
            return number
    return -1
