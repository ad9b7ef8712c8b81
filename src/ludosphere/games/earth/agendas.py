"""Can the entries of an agenda be there? A snapshot from outside must not hold what no game can reach."""

from __future__ import annotations

from ...core.errors import DecodeError
from .effects import effect_of
from .gaia import claimable
from .planting import units
from .state import CHOOSE, FACES, FULL, NO_ACTION, EarthState, all_growth, all_sprouts
from .tables import (
    ANYWHERE,
    AT_ABILITY,
    AT_AMOUNT,
    AT_CARD,
    AT_PLACE,
    AT_STEP,
    CLIMATE,
    E_ABILITY,
    E_ACT,
    E_CHOOSE,
    E_CLAIM,
    E_COPY,
    E_EVENING,
    E_FACE,
    E_GERMINATE,
    E_GIVE,
    E_GROWTH,
    E_KEEP,
    E_LEAVE,
    E_OFFER,
    E_OR,
    E_PASSIVE,
    E_PAY,
    E_PAY_GROWTH,
    E_PAY_HAND,
    E_PAY_SPROUT,
    E_PUT,
    E_RECOVER,
    E_SEED,
    E_SETUP,
    E_SPROUT,
    E_STORE,
    E_TEAM,
    FACE_KIND,
    ISLAND,
    ON_EVENT,
    OP_GROWTH,
    OP_SPROUT,
    PLANTABLE,
    POWERS,
    TASKS,
)


def check(state: EarthState, seat: int) -> None:
    """Raises DecodeError for the first entry of the seat's agenda that can't be."""
    player = state.players[seat]
    once: set[tuple[int, int]] = set()
    pays = {E_PAY_HAND: 0, E_PAY_SPROUT: 0, E_PAY_GROWTH: 0, E_SETUP: 0, E_STORE: 0}
    for entry in [*player.agenda, *player.later]:
        kind, amount = entry & 63, entry >> AT_AMOUNT & 255
        if kind in pays:
            pays[kind] += amount
            possible = amount > 0
        else:
            possible = _possible(state, seat, entry)
        if not possible:
            raise DecodeError(f"seat {seat + 1} can't have {TASKS[kind]!r} on its agenda.")
        if kind in (E_FACE, E_CHOOSE, E_OR, E_ACT, E_CLAIM, E_KEEP, E_RECOVER):
            # what is looked at is there to be chosen from once
            task = (E_KEEP if kind == E_RECOVER else kind, amount if kind == E_FACE else 0)
            if task in once:
                raise DecodeError(f"seat {seat + 1} can't have {TASKS[kind]!r} on its agenda twice.")
            once.add(task)
    if (
        pays[E_PAY_HAND] + pays[E_SETUP] > len(player.hand)
        or pays[E_PAY_SPROUT] > all_sprouts(player)
        or pays[E_PAY_GROWTH] > all_growth(player)
        or pays[E_STORE] > player.stored
    ):
        raise DecodeError(f"seat {seat + 1} owes more than it has.")
    if player.later and not state.setting.abundance:
        raise DecodeError("abilities wait for later with Abundance only.")


def _possible(state: EarthState, seat: int, entry: int) -> bool:
    player, setting = state.players[seat], state.setting
    kind, amount, place = entry & 63, entry >> AT_AMOUNT & 255, entry >> AT_PLACE & 63
    card = entry >> AT_CARD & 1023
    if kind == E_FACE:
        return state.phase == FACES and any(FACE_KIND[face] == amount for face in player.dealt)
    if kind == E_CHOOSE:
        return state.phase == CHOOSE and state.active == seat
    if kind == E_OR:
        return 0 < state.action < NO_ACTION
    if kind == E_ACT:
        return state.action != NO_ACTION and amount <= 2 and place <= CLIMATE + 1
    if kind in (E_PUT, E_PAY):
        return PLANTABLE[card] and (kind == E_PUT or _payment(state, seat, entry))
    if kind in (E_ABILITY, E_OFFER):
        return place <= CLIMATE and _has_step(entry) and (place < ISLAND or not _aims(entry))
    if kind == E_PASSIVE:
        lasting = ON_EVENT[card]
        return lasting is not None and entry >> AT_STEP & 15 < len(lasting.effects)
    if kind in (E_SPROUT, E_GROWTH):
        if card == 0:
            return amount > 0
        if not _has_step(entry) or place >= ISLAND:
            return False
        effect = effect_of(entry)
        return effect is not None and effect.op == (OP_SPROUT if kind == E_SPROUT else OP_GROWTH)
    if kind in (E_KEEP, E_RECOVER):
        return 0 < amount <= len(player.look)
    if kind == E_COPY:
        return amount < 4 and place <= CLIMATE
    if kind == E_CLAIM:
        return setting.solo and amount <= 1 and bool(claimable(state, amount))
    if kind in (E_LEAVE, E_TEAM):
        return setting.teams and place <= 4
    if kind in (E_SEED, E_GERMINATE, E_GIVE, E_EVENING):
        return setting.abundance
    return True


def _has_step(entry: int) -> bool:
    powers = POWERS[entry >> AT_CARD & 1023]
    ability = entry >> AT_ABILITY & 3
    return ability < len(powers) and entry >> AT_STEP & 15 < max(1, len(powers[ability].effects))


def _aims(entry: int) -> bool:
    """Does the ability look at what lies round its card?"""
    power = POWERS[entry >> AT_CARD & 1023][entry >> AT_ABILITY & 3]
    return any(effect.zone != ANYWHERE for effect in power.effects)


def _payment(state: EarthState, seat: int, entry: int) -> bool:
    """Can the rest of the price of a card that takes other units be paid?"""
    player = state.players[seat]
    left, card, place = entry >> AT_AMOUNT & 255, entry >> AT_CARD & 1023, entry >> AT_PLACE & 63
    others = units(player, card, 0)
    free = place < len(player.grid) and player.grid[place] == 0 and len(player.spots) < FULL
    return left > 0 and others > 0 and player.soil + others >= left and free
