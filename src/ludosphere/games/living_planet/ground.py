"""The map: what fits where, the Volcano's place, and putting a hex down (3.1, 4.9)."""

from __future__ import annotations

from mypy_extensions import i64

from .state import PlanetState
from .tables import ALL_SIDES, CENTRE, ROW, STEPS


def placement(hex: i64, cell: i64, turn: i64) -> int:
    """A hex, a cell and a rotation as one number."""
    return int(hex << 15 | cell << 3 | turn)


def lay(state: PlanetState, hex: i64, cell: i64, turn: i64) -> i64:
    """Puts a hex on the map; its slot."""
    slot = len(state.hexes)
    state.hexes.append(int(hex))
    state.turned.append(int(turn))
    state.cells.append(int(cell))
    state.explored.append(int(state.turn) if slot else 0)
    state.grid[int(cell)] = slot
    if cell in state.open:
        state.open.remove(int(cell))
    for side in range(6):
        step: i64 = STEPS[side]
        beside = int(cell + step)
        if beside in state.grid:
            other = state.grid[beside]
            state.near.append(other)
            state.near[other * 6 + (side + 3) % 6] = slot
        else:
            state.near.append(-1)
            if beside not in state.open:
                state.open.append(beside)
    for _ in range(4):
        state.tiles.append(0)
        state.chips.append(0)
        state.crew.append(0)
        state.platforms.append(0)
    for _ in range(3 * state.seats):
        state.outside.append(0)
    if hex == state.box.volcano:
        state.volcano = slot
    return slot


def edges_at(state: PlanetState, slot: i64) -> i64:
    """The map sides on which a placed hex shows a mountain, a bit each."""
    return state.box.edges[state.hexes[slot]][state.turned[slot]]


def around(state: PlanetState, cell: i64) -> list[int]:
    """The slots next to a cell by side, -1 for none."""
    found: list[int] = []
    for side in range(6):
        step: i64 = STEPS[side]
        beside = int(cell + step)
        found.append(state.grid.get(beside, -1))
    return found


def wanted(state: PlanetState, cell: i64) -> i64:
    """What the neighbours of a cell ask for: sides with a neighbour << 6 | those that must be mountain."""
    touching: i64 = 0
    mountains: i64 = 0
    for side in range(6):
        step: i64 = STEPS[side]
        beside = int(cell + step)
        if beside in state.grid:
            touching |= 1 << side
            if edges_at(state, state.grid[beside]) >> (side + 3) % 6 & 1:
                mountains |= 1 << side
    return touching << 6 | mountains


def fits(state: PlanetState, hex: i64, turn: i64, need: i64) -> bool:
    """Are both terrains equal on every touching side (18)?"""
    sides: i64 = state.box.edges[hex][turn]
    return sides & (need >> 6) == need & ALL_SIDES


def placements(state: PlanetState, seat: i64, hexes: list[int]) -> list[int]:
    """Every way to place one of these hexes next to a unit of the seat that can leave."""
    found: list[int] = []
    for cell in state.open:
        reachable = False
        for slot in around(state, cell):
            if slot >= 0 and state.units_able(seat, slot):
                reachable = True
                break
        if reachable:
            need = wanted(state, cell)
            for hex in hexes:
                for turn in range(6):
                    if fits(state, hex, turn, need):
                        found.append(placement(hex, cell, turn))
    return found


def volcano_placements(state: PlanetState) -> list[int]:
    """Every way to place the Volcano where it touches the most mountains (67, A70–A73)."""
    found: list[int] = []
    best: i64 = 0
    for cell in state.open:
        need = wanted(state, cell)
        touched: i64 = 0
        for side in range(6):
            touched += need >> side & 1
        for turn in range(6):
            if touched >= best and fits(state, state.box.volcano, turn, need):
                if touched > best:
                    best = touched
                    found = []
                found.append(placement(state.box.volcano, cell, turn))
    return found


def origin() -> int:
    """The cell of the Landing Zone."""
    return CENTRE


def axial(cell: i64) -> list[int]:
    """The coordinates (q, r) of a cell."""
    return [int(cell // ROW - 32), int(cell % ROW - 32)]
