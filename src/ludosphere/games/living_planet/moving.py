"""Moving units (3.5, Leader power 6): steps paid with points, two for a point with a Motorised Scientist."""

from __future__ import annotations

from mypy_extensions import i64

from .agenda import (
    AIRLIFT,
    DONE,
    MOVE,
    STEP,
    a_of,
    action,
    b_of,
    c_of,
    d_of,
    kind_of,
    seat_of,
    task,
    what_of,
)
from .state import NOWHERE, OUTSIDE, PlanetState
from .tables import MOTOR


def start(state: PlanetState, seat: i64, points: i64) -> None:
    state.tasks.append(task(MOVE, seat, points, 0, NOWHERE))


def start_airlift(state: PlanetState, seat: i64, points: i64) -> None:
    state.tasks.append(task(AIRLIFT, seat, points, 0, NOWHERE))


def targets(state: PlanetState, seat: i64, unit: i64, found: list[int]) -> None:
    """Every step of the unit (place * 4 + kind): inside its hex or to a neighbour (21–23, A45, A76)."""
    source = unit >> 2
    slot = source // 5
    if source % 5 != OUTSIDE:
        found.append(action(STEP, unit << 8 | (slot * 5 + OUTSIDE)))
    for site in range(4):
        if slot * 5 + site != source and state.may_enter(seat, slot * 4 + site, source):
            found.append(action(STEP, unit << 8 | (slot * 5 + site)))
    beyond(state, seat, unit, found)


def beyond(state: PlanetState, seat: i64, unit: i64, found: list[int]) -> None:
    """Every step of the unit into a neighbouring hex, in the open or into a building."""
    source = unit >> 2
    slot = source // 5
    for side in range(6):
        beside: i64 = state.near[slot * 6 + side]
        if beside < 0 or beside == state.volcano or state.burns(beside):
            continue
        found.append(action(STEP, unit << 8 | (beside * 5 + OUTSIDE)))
        for site in range(4):
            if state.may_enter(seat, beside * 4 + site, source):
                found.append(action(STEP, unit << 8 | (beside * 5 + site)))


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
    seat = seat_of(entry)
    bound = c_of(entry)
    found: list[int] = []
    for slot in range(len(state.hexes)):
        for unit in state.units_able(seat, slot):
            going_on = unit >> 2 == bound and unit & 3 == d_of(entry)
            if a_of(entry) == 0 and not (going_on and b_of(entry)):
                continue
            if kind_of(entry) == AIRLIFT and bound != NOWHERE and not going_on:
                continue
            targets(state, seat, unit, found)
    found.append(action(DONE))
    return found


def over(state: PlanetState) -> bool:
    """Ends the move if no step is left."""
    entry: i64 = state.tasks[-1]
    steps = menu(state, entry)
    if len(steps) > 1:
        state.menu = steps
        return False
    state.tasks.pop()
    return True


def step(state: PlanetState, code: i64) -> None:
    """One step; it may begin a new point (20)."""
    entry: i64 = state.tasks[-1]
    if code == DONE:
        state.tasks.pop()
        return
    seat = seat_of(entry)
    what = what_of(code)
    source = what >> 10
    kind = what >> 8 & 3
    target = what & 255
    points = a_of(entry)
    left = b_of(entry)
    if left and c_of(entry) == source and d_of(entry) == kind:
        left -= 1
    else:
        points -= 1
        left = state.box.motor_steps - 1 if kind == MOTOR else 0
    state.move_unit(seat, source, kind, target)
    state.tasks[-1] = task(kind_of(entry), seat, points, left, target, kind)
