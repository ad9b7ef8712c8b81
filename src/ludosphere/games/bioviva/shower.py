"""Round 2 until the stars lie still: the grid, who spins, who drops when, the rain (rules, 4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from .actions import CELLS
from .rain import AIM, NOWHERE, Rain, rain
from .state import AIMING, ASIDE, DROPPING, NONE, OVER, WAITING, BiovivaState

_SLANT: Final = 543_058
"""3 mm on a diagonal: AIM / √2, rounded down."""
POINTS: Final = (
    (0, 0),
    (0, -AIM),
    (_SLANT, -_SLANT),
    (AIM, 0),
    (_SLANT, _SLANT),
    (0, AIM),
    (-_SLANT, _SLANT),
    (-AIM, 0),
    (-_SLANT, -_SLANT),
)
"""By aim: x to the right, y down, in the units of `rain`; at most `AIM` from the axis."""


@lru_cache(maxsize=64)
def _fallen(seed: int, drops: tuple[int, ...], aims: tuple[tuple[int, int], ...]) -> Rain:
    """Whoever looks at a table wants the same rain again."""
    return rain(seed, drops, dict(enumerate(aims)))


def begin(state: BiovivaState) -> None:
    """Nine cards, the stars that are not placed yet in hand, and somebody at the top (27 to 29, 35)."""
    seats = int(state.seats)
    state.table = []
    state.turned = []
    state.turn = state.setting.turns + 1
    if sum(state.hand) == 0:
        state.phase = OVER
        state.tell("over", NONE, {})
        return
    won = state.aside[:]
    grid: list[int] = []
    while len(grid) < CELLS and won:
        grid.append(won.pop(state.rng.below(len(won))))
    while len(grid) < CELLS:
        grid.append(int(state.draw()))
    state.revealed = True
    state.grid = grid
    state.tell("round2", NONE, {"pictures": grid[:]})
    most = max(state.placed)
    state.active = state.youngest_of([seat for seat in range(seats) if state.placed[seat] == most])
    state.order = dropping_order(state)
    if state.setting.aim:
        state.phase = AIMING
    else:
        state.phase = DROPPING


def dropping_order(state: BiovivaState) -> list[int]:
    """Fewest stars won first, then clockwise; nobody without a star in hand (29).

    Among equals the first one clockwise from the spinner's left neighbour, the spinner last.
    """
    seats = int(state.seats)
    spinner = int(state.active)
    around = [(spinner + 1 + step) % seats for step in range(seats)]
    fewest = min(state.won)
    first = around[0]
    for seat in around:
        if state.won[seat] == fewest:
            first = seat
            break
    return [(first + step) % seats for step in range(seats) if state.hand[(first + step) % seats] > 0]


def aim(state: BiovivaState, seat: i64, point: i64) -> None:
    """A secret point near the axis; when all have one, the top may be spun (8.2)."""
    state.aims[seat] = int(point)
    state.tell("aimed", seat, {})
    for other in state.order:
        if state.aims[other] == NONE:
            return
    state.phase = DROPPING


def fall(state: BiovivaState) -> Rain:
    """The rain as it fell, told again from its seed."""
    aims = tuple([POINTS[max(0, state.aims[seat])] for seat in state.order])
    return _fallen(int(state.rain_seed), tuple(state.drops), aims)


def spin(state: BiovivaState, seat: i64) -> None:
    """The stars fall, in waves until all lie on one card or the top stops (30 to 34)."""
    state.rain_seed = state.rng.word()
    state.drops = [state.hand[other] for other in state.order]
    state.shown = []
    state.revealer = NONE
    state.reward = NONE
    state.revealed = True
    state.tell("rained", seat, {})
    for star in fall(state).stars:
        owner = state.order[star.owner]
        cell = star.counts_for(state.setting.strict_straddle)
        state.hand[owner] -= 1
        if cell == NOWHERE:
            state.out[owner] += 1
        else:
            state.stars[cell * int(state.seats) + owner] += 1
    for owner in state.order:
        cells: list[int] = []
        for cell in range(CELLS):
            cells += [cell] * int(state.stars_on(cell, owner))
        state.tell("landed", owner, {"cells": cells, "out": state.out[owner]})
    for cell in range(CELLS):
        state.states[cell] = WAITING if state.lying(cell) else ASIDE
