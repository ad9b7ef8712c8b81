"""The legal actions of the task on top, and what an action does to it."""

from __future__ import annotations

from mypy_extensions import i64

from . import actions, building, cataclysms, exploring, moving, production, trading, turn
from .agenda import (
    ACT,
    AIRLIFT,
    BEND,
    BUILD,
    CHOOSE_CARD,
    CONVERT,
    DEAL,
    DEPLETE,
    DONE,
    FATE,
    FIRST,
    FLEE,
    FOLLOW,
    KEEP,
    LOSS,
    MARKET,
    MOVE,
    NAME,
    ORDER,
    PROTECT,
    SHIFT,
    SPREAD,
    STAFF,
    STRIKE,
    VOLCANO,
    a_of,
    action,
    kind_of,
    seat_of,
    what_of,
)
from .state import PlanetState
from .tables import HAND

CARD_MENUS: list[list[int]] = [
    [action(CHOOSE_CARD, value) for value in range(1, 7) if hand >> value & 1] for hand in range(HAND + 1)
]
"""By the bits of a hand: ready lists."""


def menu(state: PlanetState, entry: i64) -> list[int]:
    """The legal actions of the seat the task belongs to."""
    kind = kind_of(entry)
    if kind == ACT:
        return actions.menu(state, entry)
    if kind == DEAL:
        return trading.deal_menu(state, entry)
    if kind in (MOVE, AIRLIFT):
        return moving.menu(state, entry)
    if kind == BUILD:
        return building.menu(state, entry)
    if kind == STAFF:
        return building.staff_menu(state, entry)
    if kind == KEEP:
        return exploring.keep_menu(state, entry)
    if kind == FOLLOW:
        return exploring.follow_menu(state, entry)
    if kind == VOLCANO:
        return exploring.volcano_menu(state)
    if kind == MARKET:
        return trading.market_menu(state)
    if kind == SHIFT:
        return trading.shift_menu(state)
    if kind == ORDER:
        return turn.order_menu(state)
    if kind == NAME:
        return turn.name_menu(state)
    if kind in (BEND, FATE):
        return cataclysms.values_menu(state)
    if kind == STRIKE:
        return cataclysms.target_menu(state)
    if kind == PROTECT:
        return cataclysms.protect_menu(state, entry)
    if kind == LOSS:
        return cataclysms.loss_menu()
    if kind == SPREAD:
        return cataclysms.spread_targets(state, a_of(entry))
    if kind == FLEE:
        return cataclysms.flee_menu(state, entry)
    if kind == CONVERT:
        return production.convert_menu()
    if kind == FIRST:
        return production.first_menu()
    return turn.deplete_menu(state)


def play(state: PlanetState, code: i64) -> None:
    """Plays a legal action of the task on top."""
    entry: i64 = state.tasks[-1]
    kind = kind_of(entry)
    if kind == ACT:
        actions.act(state, code >> 24, code)
    elif kind == DEAL:
        trading.deal(state, code >> 24, code)
    elif kind in (MOVE, AIRLIFT):
        moving.step(state, code)
    elif kind == BUILD:
        building.build(state, code)
    elif kind == STAFF:
        building.staff(state, code)
    elif kind == KEEP:
        exploring.keep(state, code)
    elif kind == FOLLOW:
        exploring.follow(state, code)
    elif kind == VOLCANO:
        exploring.place_volcano(state, code)
    elif kind == MARKET:
        trading.market(state, code)
    elif kind == SHIFT:
        trading.shift(state, code)
    elif kind == ORDER:
        turn.order(state, code)
    elif kind == NAME:
        turn.name(state, code)
    elif kind in (BEND, FATE):
        state.tasks.pop()
        if code != DONE:
            cataclysms.change_die(state, seat_of(entry), what_of(code), kind == BEND)
    elif kind == STRIKE:
        cataclysms.strike(state, int(what_of(code)))
    elif kind == PROTECT:
        cataclysms.protect(state, code)
    elif kind == LOSS:
        cataclysms.lose(state, code)
    elif kind == SPREAD:
        cataclysms.spread(state, code)
    elif kind == FLEE:
        cataclysms.flee(state, code)
    elif kind == CONVERT:
        production.convert(state, code)
    elif kind == FIRST:
        production.first(state, code)
    elif kind == DEPLETE:
        state.tasks.pop()
        turn.deplete(state, code)
