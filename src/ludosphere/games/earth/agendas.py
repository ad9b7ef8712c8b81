"""Can the entries of an agenda be there? A snapshot from outside must not hold what no game can reach."""

from __future__ import annotations

from typing import Final

from ...core.errors import DecodeError
from . import packing, tables
from . import state as phases
from .cards import GREEN
from .effects import effect_of, serves_each
from .gaia import GAIA, NORTH, SOUTH, claimable
from .planting import units
from .player import Player
from .state import FULL, NO_ACTION, PHASES, EarthState, Gaia, all_growth, all_sprouts
from .tasks import TASKS

_PAYING: Final = (packing.E_PAY_HAND, packing.E_PAY_GROWTH, packing.E_PAY_SPROUT)
"""What a cost is paid with, the last one first."""


def check(state: EarthState, seat: int) -> None:
    """Raises DecodeError for the first entry of the seat's agenda that can't be."""
    player = state.players[seat]
    agenda = player.agenda
    whose = f"seat {seat + 1}"
    _check_each(state, seat, whose)
    first = len(agenda)
    while first > 0 and TASKS[packing.kind_of(agenda[first - 1])].at_once:
        first -= 1
    owed = [packing.kind_of(entry) for entry in agenda[first:]]
    if any(TASKS[packing.kind_of(entry)].at_once for entry in agenda[:first]) or not _together(owed):
        raise DecodeError(f"{whose} must do what can't be declined before anything else.")
    if bool(player.look) != (packing.E_KEEP in owed or packing.E_RECOVER in owed):
        raise DecodeError(f"{whose} looks at cards just when it has to choose from them.")
    if player.marks and not (
        agenda
        and packing.kind_of(agenda[-1]) in (packing.E_SPROUT, packing.E_GROWTH)
        and serves_each(agenda[-1])
    ):
        raise DecodeError(f"{whose} has placed pieces of an effect that isn't under way.")
    if (
        state.phase == phases.CHOOSE
        and state.active == seat
        and not (agenda and packing.kind_of(agenda[0]) == packing.E_CHOOSE)
    ):
        raise DecodeError(f"{whose} has to choose the action, its agenda must begin with that.")
    for entry in player.later:
        if not _may_wait(state, seat, entry):
            raise DecodeError(f"{whose} can't have {TASKS[packing.kind_of(entry)].name!r} waiting for later.")


def _check_each(state: EarthState, seat: int, whose: str) -> None:
    """Could every entry be there, and is none there twice that comes but once?"""
    seen: list[tuple[int, int]] = []
    for entry in state.players[seat].agenda:
        kind, amount = packing.kind_of(entry), packing.amount_of(entry)
        if not _possible(state, seat, entry):
            raise DecodeError(f"{whose} can't have {TASKS[kind].name!r} on its agenda.")
        if TASKS[kind].once:
            task = (kind, amount if kind == packing.E_FACE else 0)
            if task in seen:
                raise DecodeError(f"{whose} can't have {TASKS[kind].name!r} on its agenda twice.")
            seen.append(task)


def _together(owed: list[int]) -> bool:
    """Can these, the next one last, be owed at once? Faces, the parts of one cost, or a single one."""
    if len(owed) < 2 or all(kind == packing.E_FACE for kind in owed):
        return True
    return all(kind in _PAYING for kind in owed) and owed == [kind for kind in _PAYING if kind in owed]


def _may_wait(state: EarthState, seat: int, entry: int) -> bool:
    """A planting for the seat's turn in strict order, or a black ability that looks at the neighbours."""
    begun = state.phase != phases.ACTIVATE or seat not in state.queue
    if not state.setting.abundance or state.action != GREEN or (state.phase != phases.BENEFIT and begun):
        return False
    if packing.kind_of(entry) == packing.E_PLANT:
        waiting = [other for other in state.players[seat].later if packing.kind_of(other) == packing.E_PLANT]
        return state.phase == phases.BENEFIT and seat in state.queue and len(waiting) == 1
    if packing.kind_of(entry) not in (packing.E_ABILITY, packing.E_OFFER) or not _possible(
        state, seat, entry
    ):
        return False
    power = tables.POWERS[packing.card_of(entry)][packing.ability_of(entry)]
    return power.trigger == tables.ON_PLANTING and power.effects[0].by_neighbours


def _possible(state: EarthState, seat: int, entry: int) -> bool:
    """Could the entry be there in this phase, as far as it tells by itself?"""
    player, kind, amount = state.players[seat], packing.kind_of(entry), packing.amount_of(entry)
    task, card, place = TASKS[kind], packing.card_of(entry), packing.place_of(entry)
    if PHASES[state.phase] not in task.phases.split() or not _granted(state, task.needs):
        return False
    most = _most(player).get(kind)
    if most is not None:
        return 0 < amount <= most
    if kind in (packing.E_PLANT, packing.E_DRAW_KEEP):
        return amount > 0
    if kind in (packing.E_PUT, packing.E_PAY):
        return tables.PLANTABLE[card] and (kind == packing.E_PUT or _payment(state, seat, entry))
    if kind in (packing.E_ABILITY, packing.E_OFFER):
        return place <= packing.CLIMATE and _has_gain(entry) and _triggered(state, entry)
    if kind == packing.E_PASSIVE:
        lasting = tables.ON_EVENT[card]
        return lasting is not None and packing.step_of(entry) < len(lasting.effects)
    if kind in (packing.E_SPROUT, packing.E_GROWTH):
        return _placed(entry)
    if kind == packing.E_COPY:
        return place < packing.ISLAND and any(
            effect.op == tables.OP_COPY and effect.color == amount
            for power in tables.POWERS[player.grid[place]]
            for effect in power.effects
        )
    return _of_the_turn(state, seat, entry)


def _of_the_turn(state: EarthState, seat: int, entry: int) -> bool:
    """The same for what comes with a phase, and in modules."""
    kind, amount, place = packing.kind_of(entry), packing.amount_of(entry), packing.place_of(entry)
    if kind == packing.E_FACE:
        return any(tables.FACE_KIND[face] == amount for face in state.players[seat].dealt)
    if kind == packing.E_CHOOSE:
        return state.active == seat
    if kind == packing.E_OR:
        return state.action not in (NO_ACTION, GREEN)
    if kind == packing.E_ACT:
        return state.action != NO_ACTION and amount <= 2 and place <= packing.CLIMATE + 1
    if kind == packing.E_CLAIM:
        return state.gaia is not None and state.active == GAIA and _claims(state.gaia, amount, state)
    if kind in (packing.E_LEAVE, packing.E_TEAM):
        return place <= 4
    return kind != packing.E_GIVE or state.setting.seats > 2


def _granted(state: EarthState, needs: str) -> bool:
    """Is the action of this colour, or the module on?"""
    return not needs or (state.action == GREEN if needs == "green" else state.setting.options[needs] == "on")


def _most(player: Player) -> dict[int, int]:
    """Of what is taken from cards or pieces one has: how much there is."""
    hand, look = len(player.hand), len(player.look)
    return {
        packing.E_SETUP: hand,
        packing.E_PAY_HAND: hand,
        packing.E_PAY_SPROUT: all_sprouts(player),
        packing.E_PAY_GROWTH: all_growth(player),
        packing.E_KEEP: look,
        packing.E_RECOVER: look,
        packing.E_STORE: player.stored,
    }


def _placed(entry: int) -> bool:
    """Can pieces be put, anywhere or as an ability says?"""
    if packing.card_of(entry) == 0:
        return packing.amount_of(entry) > 0
    if not _has_gain(entry) or packing.place_of(entry) >= packing.ISLAND:
        return False
    effect = effect_of(entry)
    op = tables.OP_SPROUT if packing.kind_of(entry) == packing.E_SPROUT else tables.OP_GROWTH
    return effect is not None and effect.op == op


def _triggered(state: EarthState, entry: int) -> bool:
    """Does the ability work in this phase, and can it where its card lies?"""
    card, place, kind = packing.card_of(entry), packing.place_of(entry), packing.kind_of(entry)
    power = tables.POWERS[card][packing.ability_of(entry)]
    if place >= packing.ISLAND and any(effect.zone != tables.ANYWHERE for effect in power.effects):
        return False  # it looks at what lies round its card
    if packing.source_of(entry):
        evening = not tables.AT_ANY_TIME[card] and state.phase == phases.EVENING
        return power.trigger == tables.ON_PLAYING and (
            evening or (kind == packing.E_ABILITY and tables.AT_ANY_TIME[card])
        )
    if state.phase not in (phases.BENEFIT, phases.ACTIVATE):
        return False
    if kind == packing.E_OFFER:
        return power.trigger == tables.ON_PLANTING
    return power.trigger in (tables.ON_ACTIVATION, tables.ON_PLANTING)


def _claims(gaia: Gaia, row: int, state: EarthState) -> bool:
    """Did Gaia turn over the card of this row, and is there a fauna card without her leaf?"""
    turned = gaia.turned[-1] if gaia.turned else 0
    return row <= 1 and turned == (NORTH, SOUTH)[row] and bool(claimable(state, row))


def _has_gain(entry: int) -> bool:
    powers = tables.POWERS[packing.card_of(entry)]
    ability = packing.ability_of(entry)
    return ability < len(powers) and packing.step_of(entry) < len(powers[ability].effects)


def _payment(state: EarthState, seat: int, entry: int) -> bool:
    """Can the rest of the price of a card that takes other units be paid?"""
    player = state.players[seat]
    left, card, place = packing.amount_of(entry), packing.card_of(entry), packing.place_of(entry)
    others = units(player, card, 0)
    free = place < len(player.grid) and player.grid[place] == 0 and len(player.spots) < FULL
    return left > 0 and others > 0 and player.soil + others >= left and free
