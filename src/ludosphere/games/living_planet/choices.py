"""The task on top: the legal actions, what an action does to it, and what goes by itself.

Tasks are numbered by chapter (`agenda`), so a few comparisons find the one that knows.
"""

from __future__ import annotations

from mypy_extensions import i64

from . import actions, agenda, building, cataclysms, exploring, moving, production, trading, turn
from .state import PlanetState
from .tables import HAND

CARD_MENUS: list[list[int]] = [
    [agenda.action(agenda.CHOOSE_CARD, value) for value in range(1, 7) if hand >> value & 1]
    for hand in range(HAND + 1)
]
"""By the bits of a hand: ready lists."""


def menu(state: PlanetState, entry: i64) -> list[int]:
    """The legal actions of the seat the task belongs to."""
    kind = agenda.kind_of(entry)
    if kind == agenda.ACT:
        return actions.menu(state, entry)
    if kind <= agenda.ORDER or kind == agenda.DEPLETE:
        return turn.menu(state, kind)
    if kind <= agenda.CONVERT:
        return production.menu(kind)
    if kind <= agenda.FOLLOW:
        return exploring.menu(state, entry)
    if kind <= agenda.AIRLIFT:
        return moving.menu(state, entry)
    if kind <= agenda.STAFF:
        return building.menu(state, entry)
    if kind <= agenda.DEAL:
        return trading.menu(state, entry)
    return cataclysms.menu(state, entry)


def play(state: PlanetState, code: i64) -> None:
    """Plays a legal action of the task on top."""
    entry: i64 = state.tasks[-1]
    kind = agenda.kind_of(entry)
    if code == agenda.DONE:
        stop(state, kind, entry)
    elif kind == agenda.ACT:
        actions.act(state, entry, code)
    elif kind <= agenda.ORDER or kind == agenda.DEPLETE:
        turn.play(state, kind, agenda.what_of(code))
    elif kind <= agenda.CONVERT:
        production.play(state, kind, agenda.what_of(code))
    elif kind <= agenda.FOLLOW:
        exploring.play(state, kind, agenda.what_of(code))
    elif kind <= agenda.AIRLIFT:
        moving.step(state, entry, agenda.what_of(code))
    elif kind <= agenda.STAFF:
        building.play(state, entry, agenda.what_of(code))
    elif kind <= agenda.DEAL:
        trading.play(state, entry, code)
    else:
        cataclysms.play(state, entry, agenda.what_of(code))


def stop(state: PlanetState, kind: i64, entry: i64) -> None:
    """What was begun is over, or the next one is asked; a Trade is closed."""
    state.tasks.pop()
    if kind == agenda.DEAL:
        trading.close_market(state, agenda.seat_of(entry))
    elif kind in (agenda.PROTECT, agenda.FLEE):
        b = agenda.b_of(entry) if kind == agenda.PROTECT else 0
        state.tasks.append(agenda.task(kind, 0, agenda.a_of(entry), b, agenda.c_of(entry) + 1))


def settle(state: PlanetState) -> None:
    """Does what needs no decision, until somebody has one to make."""
    state.menu = None
    while state.tasks and automatic(state, agenda.kind_of(state.tasks[-1])):
        state.menu = None


def automatic(state: PlanetState, kind: i64) -> bool:
    """Does the task on top if it needs no decision; False if it does."""
    if kind >= agenda.CARD:
        return decided(state, kind)
    if agenda.PRODUCE <= kind <= agenda.CULTURE:
        production.automatic(state, kind)
    elif kind == agenda.START_ACTIONS:
        state.tasks.pop()
        actions.start(state)
    elif agenda.START_CATACLYSMS <= kind <= agenda.SMOKE:
        cataclysms.automatic(state, kind)
    else:
        turn.automatic(state, kind)
    return True


def decided(state: PlanetState, kind: i64) -> bool:
    """Makes a decision in which there is no choice; False if there is one."""
    if agenda.VOLCANO <= kind <= agenda.FOLLOW:
        return exploring.decided(state, kind)
    if kind in (agenda.MOVE, agenda.AIRLIFT, agenda.BUILD, agenda.DEAL):
        return over(state, kind)
    return agenda.STRIKE <= kind <= agenda.FLEE and cataclysms.decided(state, kind)


def over(state: PlanetState, kind: i64) -> bool:
    """Ends a move, building or a Trade if nothing is left but to stop."""
    entry: i64 = state.tasks[-1]
    if kind != agenda.BUILD or agenda.a_of(entry):
        found = menu(state, entry)
        if len(found) > 1:
            state.menu = found
            return False
    stop(state, kind, entry)
    return True
