"""Exploring: hexes drawn, the Volcano first, one kept and placed, a unit moves there (3.5, 4.9)."""

from __future__ import annotations

from mypy_extensions import i64

from . import ground
from .agenda import FOLLOW, KEEP, LAY, UNIT, VOLCANO, a_of, action, kind_of, seat_of, task, what_of
from .state import OUTSIDE, PlanetState


def draw_hex(state: PlanetState) -> i64:
    """The next hex of the stack, -1 if there is none: first what nobody knows, then what went under it."""
    if state.stack:
        state.revealed = True
        last = len(state.stack) - 1
        index = state.rng.below(last + 1)
        hex: i64 = state.stack[index]
        state.stack[index] = state.stack[last]
        state.stack.pop()
        return hex
    if state.under:
        return state.under.pop(0)
    return -1


def explore(state: PlanetState, seat: i64, amount: i64) -> None:
    """Draws; the Volcano is placed at once or goes under the stack, and is replaced (16, 66, 68, 99)."""
    found = False
    for _ in range(amount):
        hex = draw_hex(state)
        if hex < 0:
            break
        if hex == state.box.volcano:
            found = True
        else:
            state.drawn.append(int(hex))
    state.tell("draws-hexes", seat, {"hexes": [state.box.hexes[hex] for hex in state.drawn]})
    state.tasks.append(task(KEEP, seat))
    if found:
        state.tell("volcano-drawn", seat, {})
        state.tasks.append(task(VOLCANO, seat))


def volcano_impossible(state: PlanetState) -> bool:
    """Puts the Volcano under the stack if it fits nowhere (68)."""
    if ground.volcano_placements(state):
        return False
    seat = seat_of(state.tasks.pop())
    state.tell("volcano-under", -1, {})
    replace(state, seat)
    state.under.append(int(state.box.volcano))
    return True


def replace(state: PlanetState, seat: i64) -> None:
    """A hex instead of the Volcano; the Volcano is never its own replacement (99)."""
    hex = draw_hex(state)
    if hex >= 0:
        state.drawn.append(int(hex))
        state.tell("draws-hexes", seat, {"hexes": [state.box.hexes[hex]]})


def menu(state: PlanetState, entry: i64) -> list[int]:
    """Placements of the Volcano or of a hex drawn; who goes there."""
    kind = kind_of(entry)
    if kind == VOLCANO:
        return [action(LAY, where) for where in ground.volcano_placements(state)]
    if kind == KEEP:
        return [action(LAY, where) for where in ground.placements(state, seat_of(entry), state.drawn)]
    return [action(UNIT, unit) for unit in followers(state, seat_of(entry), a_of(entry))]


def play(state: PlanetState, kind: i64, what: i64) -> None:
    entry: i64 = state.tasks.pop()
    seat = seat_of(entry)
    if kind == VOLCANO:
        put_down(state, seat, what, "volcano")
        replace(state, seat)
    elif kind == KEEP:
        keep(state, seat, what)
    else:
        state.move_unit(seat, what >> 2, what & 3, a_of(entry) * 5 + OUTSIDE)


def decided(state: PlanetState, kind: i64) -> bool:
    """Does what there is no choice in: the only unit goes; what can't be placed goes under the stack."""
    if kind == VOLCANO:
        return volcano_impossible(state)
    entry: i64 = state.tasks[-1]
    found = menu(state, entry)
    if kind == KEEP and not found:
        state.tasks.pop()
        state.tell("nothing-placed", seat_of(entry), {})  # (17)
        back(state)
        return True
    if kind == FOLLOW and len(found) == 1:
        play(state, FOLLOW, what_of(found[0]))
        return True
    state.menu = found
    return False


def put_down(state: PlanetState, seat: i64, where: i64, kind: str) -> i64:
    """Lays a hex of a placement and tells it; its slot."""
    cell = where >> 3 & 4095
    turn = where & 7
    slot = ground.lay(state, where >> 15, cell, turn)
    q, r = ground.axial(cell)
    state.tell(kind, seat, {"hex": state.hex_name(slot), "q": q, "r": r, "turn": int(turn)})
    return slot


def back(state: PlanetState) -> None:
    """The hexes nobody placed go under the stack in the order drawn (16)."""
    state.under += state.drawn
    state.drawn = []


def keep(state: PlanetState, seat: i64, where: i64) -> None:
    """Places the kept hex, takes the token of an oxygen hex, and moves a unit there (19, A17)."""
    state.drawn.remove(int(where >> 15))
    slot = put_down(state, seat, where, "explored")
    if state.box.stars[where >> 15]:
        state.oxygen[seat] += int(state.box.vp_explore)
        state.tell("oxygen", seat, {"hex": state.hex_name(slot), "points": int(state.box.vp_explore)})
    back(state)
    state.tasks.append(task(FOLLOW, seat, slot))


def followers(state: PlanetState, seat: i64, slot: i64) -> list[int]:
    """The units that can go onto the new hex, as place * 4 + kind."""
    found: list[int] = []
    for side in range(6):
        beside: i64 = state.near[slot * 6 + side]
        if beside >= 0:
            found += state.units_able(seat, beside)
    return found
