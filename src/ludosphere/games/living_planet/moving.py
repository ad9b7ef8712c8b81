"""Moving units (3.5, Leader power 6): steps paid with points, two for a point with a Motorised Scientist."""

from __future__ import annotations

from mypy_extensions import i64

from . import agenda
from .state import NOWHERE, OUTSIDE, PlanetState
from .tables import MOTOR


def start(state: PlanetState, seat: i64, points: i64) -> None:
    state.tasks.append(agenda.task(agenda.MOVE, seat, points, 0, NOWHERE))


def start_airlift(state: PlanetState, seat: i64, points: i64) -> None:
    state.tasks.append(agenda.task(agenda.AIRLIFT, seat, points, 0, NOWHERE))


def targets(state: PlanetState, seat: i64, unit: i64, found: list[int]) -> None:
    """Every step of the unit (place * 4 + kind): inside its hex or to a neighbour (21–23, A45, A76)."""
    source = unit >> 2
    slot = source // 5
    if source % 5 != OUTSIDE:
        found.append(agenda.action(agenda.STEP, unit << 8 | (slot * 5 + OUTSIDE)))
    for site in range(4):
        if slot * 5 + site != source and state.may_enter(seat, slot * 4 + site, source):
            found.append(agenda.action(agenda.STEP, unit << 8 | (slot * 5 + site)))
    beyond(state, seat, unit, found)


def beyond(state: PlanetState, seat: i64, unit: i64, found: list[int]) -> None:
    """Every step of the unit into a neighbouring hex, in the open or into a building."""
    source = unit >> 2
    slot = source // 5
    for side in range(6):
        beside: i64 = state.near[slot * 6 + side]
        if beside < 0 or beside == state.volcano or state.burns(beside):
            continue
        found.append(agenda.action(agenda.STEP, unit << 8 | (beside * 5 + OUTSIDE)))
        for site in range(4):
            if state.may_enter(seat, beside * 4 + site, source):
                found.append(agenda.action(agenda.STEP, unit << 8 | (beside * 5 + site)))


def movable(state: PlanetState, seat: i64) -> bool:
    """Can any unit of the seat make a step?"""
    for slot in range(len(state.hexes)):
        for unit in state.units_able(seat, slot):
            found: list[int] = []
            targets(state, seat, unit, found)
            if found:
                return True
    return False


def menu(state: PlanetState, entry: i64) -> list[int]:
    """The steps the points are enough for, and to stop."""
    seat = agenda.seat_of(entry)
    bound = agenda.c_of(entry)
    found: list[int] = []
    for slot in range(len(state.hexes)):
        for unit in state.units_able(seat, slot):
            going_on = unit >> 2 == bound and unit & 3 == agenda.d_of(entry)
            if agenda.a_of(entry) == 0 and not (going_on and agenda.b_of(entry)):
                continue
            if agenda.kind_of(entry) == agenda.AIRLIFT and bound != NOWHERE and not going_on:
                continue
            targets(state, seat, unit, found)
    found.append(agenda.action(agenda.DONE))
    return found


def step(state: PlanetState, entry: i64, what: i64) -> None:
    """One step; it may begin a new point (20)."""
    seat = agenda.seat_of(entry)
    source = what >> 10
    kind = what >> 8 & 3
    target = what & 255
    points = agenda.a_of(entry)
    left = agenda.b_of(entry)
    if left and agenda.c_of(entry) == source and agenda.d_of(entry) == kind:
        left -= 1
    else:
        points -= 1
        left = state.box.motor_steps - 1 if kind == MOTOR else 0
    state.move_unit(seat, source, kind, target)
    state.tasks[-1] = agenda.task(agenda.kind_of(entry), seat, points, left, target, kind)
