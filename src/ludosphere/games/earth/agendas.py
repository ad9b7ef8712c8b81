"""Can the entries of an agenda be there? A snapshot from outside must not hold what no game can reach."""

from __future__ import annotations

from typing import Final

from ...core.errors import DecodeError
from .cards import GREEN
from .effects import effect_of, serves_each
from .gaia import GAIA, NORTH, SOUTH, claimable
from .planting import units
from .state import (
    ACTIVATE,
    BENEFIT,
    CHOOSE,
    EVENING,
    FACES,
    FULL,
    LAST,
    NO_ACTION,
    SETUP,
    EarthState,
    Gaia,
    all_growth,
    all_sprouts,
)
from .tables import (
    ANYWHERE,
    AT_ABILITY,
    AT_AMOUNT,
    AT_ANY_TIME,
    AT_CARD,
    AT_PLACE,
    AT_SOURCE,
    AT_STEP,
    CLIMATE,
    E_ABILITY,
    E_ACT,
    E_CHOOSE,
    E_CLAIM,
    E_COPY,
    E_DRAW_KEEP,
    E_EVENING,
    E_FACE,
    E_GERMINATE,
    E_GIVE,
    E_GROWTH,
    E_KEEP,
    E_LAST,
    E_LEAVE,
    E_OFFER,
    E_OR,
    E_PASSIVE,
    E_PAY,
    E_PAY_GROWTH,
    E_PAY_HAND,
    E_PAY_SPROUT,
    E_PLANT,
    E_PUT,
    E_RECOVER,
    E_SEED,
    E_SETUP,
    E_SPROUT,
    E_STORE,
    E_TEAM,
    FACE_KIND,
    ISLAND,
    ON_ACTIVATION,
    ON_EVENT,
    ON_PLANTING,
    ON_PLAYING,
    OP_COPY,
    OP_GROWTH,
    OP_SPROUT,
    PLANTABLE,
    POWERS,
    TASKS,
)

_BOTH: Final = (BENEFIT, ACTIVATE)
_PHASES: Final[dict[int, tuple[int, ...]]] = {
    E_FACE: (FACES,),
    E_SETUP: (SETUP,),
    E_CHOOSE: (CHOOSE,),
    E_OR: (BENEFIT,),
    E_PLANT: (BENEFIT,),
    E_PUT: (BENEFIT,),
    E_PAY: (BENEFIT,),
    E_DRAW_KEEP: (BENEFIT,),
    E_KEEP: (BENEFIT,),
    E_ACT: _BOTH,
    E_COPY: _BOTH,
    E_OFFER: (*_BOTH, EVENING),
    E_CLAIM: (BENEFIT,),
    E_TEAM: (*_BOTH, LAST),
    E_STORE: (EVENING,),
    E_EVENING: (EVENING,),
    E_LAST: (LAST,),
}
"""When an entry can be there; any other one may come from an event, playable from SETUP to LAST."""
_WHENEVER: Final = (SETUP, CHOOSE, BENEFIT, ACTIVATE, EVENING, LAST)
_PAYING: Final = (E_PAY_HAND, E_PAY_GROWTH, E_PAY_SPROUT)
"""What a cost is paid with, the last one first."""
_AT_ONCE: Final = (E_FACE, E_SETUP, E_PUT, E_PAY, E_KEEP, E_RECOVER, *_PAYING)
"""What can't be declined; it is done before anything else, so nothing lies on top of it."""
_ONCE: Final = (
    E_SETUP, E_CHOOSE, E_OR, E_PUT, E_PAY, E_DRAW_KEEP, E_KEEP, E_RECOVER, *_PAYING, E_ACT, E_LAST, E_CLAIM,
    E_TEAM, E_STORE, E_EVENING,
)  # fmt: skip


def check(state: EarthState, seat: int) -> None:
    """Raises DecodeError for the first entry of the seat's agenda that can't be."""
    player = state.players[seat]
    agenda = player.agenda
    whose = f"seat {seat + 1}"
    seen: list[tuple[int, int]] = []
    for entry in agenda:
        kind, amount = entry & 63, entry >> AT_AMOUNT & 255
        if state.phase not in _PHASES.get(kind, _WHENEVER) or not _possible(state, seat, entry):
            raise DecodeError(f"{whose} can't have {TASKS[kind]!r} on its agenda.")
        if kind in _ONCE or kind == E_FACE:
            task = (kind, amount if kind == E_FACE else 0)
            if task in seen:
                raise DecodeError(f"{whose} can't have {TASKS[kind]!r} on its agenda twice.")
            seen.append(task)
    first = len(agenda)
    while first > 0 and agenda[first - 1] & 63 in _AT_ONCE:
        first -= 1
    owed = [entry & 63 for entry in agenda[first:]]
    if any(entry & 63 in _AT_ONCE for entry in agenda[:first]) or not _together(owed):
        raise DecodeError(f"{whose} must do what can't be declined before anything else.")
    if bool(player.look) != (E_KEEP in owed or E_RECOVER in owed):
        raise DecodeError(f"{whose} looks at cards just when it has to choose from them.")
    if player.marks and not (agenda and agenda[-1] & 63 in (E_SPROUT, E_GROWTH) and serves_each(agenda[-1])):
        raise DecodeError(f"{whose} has placed pieces of an effect that isn't under way.")
    if state.phase == CHOOSE and state.active == seat and not (agenda and agenda[0] & 63 == E_CHOOSE):
        raise DecodeError(f"{whose} has to choose the action, its agenda must begin with that.")
    for entry in player.later:
        if not _may_wait(state, seat, entry):
            raise DecodeError(f"{whose} can't have {TASKS[entry & 63]!r} waiting for later.")


def _together(owed: list[int]) -> bool:
    """Can these, the next one last, be owed at once? Faces, the parts of one cost, or a single one."""
    if len(owed) < 2 or all(kind == E_FACE for kind in owed):
        return True
    return all(kind in _PAYING for kind in owed) and owed == [kind for kind in _PAYING if kind in owed]


def _may_wait(state: EarthState, seat: int, entry: int) -> bool:
    """A planting for the seat's turn in strict order, or a black ability that looks at the neighbours."""
    begun = state.phase != ACTIVATE or seat not in state.queue
    if not state.setting.abundance or state.action != GREEN or (state.phase != BENEFIT and begun):
        return False
    if entry & 63 == E_PLANT:
        waiting = [other for other in state.players[seat].later if other & 63 == E_PLANT]
        return state.phase == BENEFIT and seat in state.queue and len(waiting) == 1
    if entry & 63 not in (E_ABILITY, E_OFFER) or not _possible(state, seat, entry):
        return False
    power = POWERS[entry >> AT_CARD & 1023][entry >> AT_ABILITY & 3]
    return power.trigger == ON_PLANTING and power.effects[0].by_neighbours


def _possible(state: EarthState, seat: int, entry: int) -> bool:
    """Could the entry be there in this phase, as far as it tells by itself?"""
    player, setting = state.players[seat], state.setting
    kind, amount, place = entry & 63, entry >> AT_AMOUNT & 255, entry >> AT_PLACE & 63
    card, green = entry >> AT_CARD & 1023, state.action == GREEN
    if kind == E_FACE:
        return any(FACE_KIND[face] == amount for face in player.dealt)
    if kind == E_CHOOSE:
        return state.active == seat
    if kind == E_OR:
        return state.action != NO_ACTION and not green
    if kind == E_ACT:
        return state.action != NO_ACTION and amount <= 2 and place <= CLIMATE + 1
    if kind in (E_PLANT, E_DRAW_KEEP):
        return green and amount > 0
    if kind in (E_PUT, E_PAY):
        return green and PLANTABLE[card] and (kind == E_PUT or _payment(state, seat, entry))
    if kind in (E_ABILITY, E_OFFER):
        return place <= CLIMATE and _has_gain(entry) and _triggered(state, entry)
    if kind == E_PASSIVE:
        lasting = ON_EVENT[card]
        return lasting is not None and entry >> AT_STEP & 15 < len(lasting.effects)
    if kind in (E_SPROUT, E_GROWTH):
        if card == 0:
            return amount > 0
        if not _has_gain(entry) or place >= ISLAND:
            return False
        effect = effect_of(entry)
        return effect is not None and effect.op == (OP_SPROUT if kind == E_SPROUT else OP_GROWTH)
    if kind in (E_SETUP, E_PAY_HAND):
        return 0 < amount <= len(player.hand)
    if kind == E_PAY_SPROUT:
        return 0 < amount <= all_sprouts(player)
    if kind == E_PAY_GROWTH:
        return 0 < amount <= all_growth(player)
    if kind == E_STORE:
        return setting.abundance and 0 < amount <= player.stored
    if kind in (E_KEEP, E_RECOVER):
        return 0 < amount <= len(player.look)
    if kind == E_COPY:
        return place < ISLAND and any(
            effect.op == OP_COPY and effect.color == amount
            for power in POWERS[player.grid[place]]
            for effect in power.effects
        )
    if kind == E_CLAIM:
        return state.gaia is not None and state.active == GAIA and _claims(state.gaia, amount, state)
    if kind in (E_LEAVE, E_TEAM):
        return setting.teams and place <= 4
    if kind in (E_SEED, E_GERMINATE, E_GIVE, E_EVENING):
        return setting.abundance and (kind != E_GIVE or setting.seats > 2)
    return True


def _triggered(state: EarthState, entry: int) -> bool:
    """Does the ability work in this phase, and can it where its card lies?"""
    card, place, kind = entry >> AT_CARD & 1023, entry >> AT_PLACE & 63, entry & 63
    power = POWERS[card][entry >> AT_ABILITY & 3]
    if place >= ISLAND and any(effect.zone != ANYWHERE for effect in power.effects):
        return False  # it looks at what lies round its card
    if entry >> AT_SOURCE & 1:
        evening = not AT_ANY_TIME[card] and state.phase == EVENING
        return power.trigger == ON_PLAYING and (evening or (kind == E_ABILITY and AT_ANY_TIME[card]))
    if kind == E_OFFER:
        return power.trigger == ON_PLANTING and state.phase in _BOTH
    return power.trigger in (ON_ACTIVATION, ON_PLANTING) and state.phase in _BOTH


def _claims(gaia: Gaia, row: int, state: EarthState) -> bool:
    """Did Gaia turn over the card of this row, and is there a fauna card without her leaf?"""
    turned = gaia.turned[-1] if gaia.turned else 0
    return row <= 1 and turned == (NORTH, SOUTH)[row] and bool(claimable(state, row))


def _has_gain(entry: int) -> bool:
    powers = POWERS[entry >> AT_CARD & 1023]
    ability = entry >> AT_ABILITY & 3
    return ability < len(powers) and entry >> AT_STEP & 15 < len(powers[ability].effects)


def _payment(state: EarthState, seat: int, entry: int) -> bool:
    """Can the rest of the price of a card that takes other units be paid?"""
    player = state.players[seat]
    left, card, place = entry >> AT_AMOUNT & 255, entry >> AT_CARD & 1023, entry >> AT_PLACE & 63
    others = units(player, card, 0)
    free = place < len(player.grid) and player.grid[place] == 0 and len(player.spots) < FULL
    return left > 0 and others > 0 and player.soil + others >= left and free
