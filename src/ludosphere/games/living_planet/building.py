"""Building: type, site, price and platform, then a chip or a unit for control (3.5, 4.8)."""

from __future__ import annotations

from mypy_extensions import i64

from .agenda import (
    BUILD,
    CREW,
    DONE,
    NO_UNIT,
    RAISE,
    STAFF,
    a_of,
    action,
    seat_of,
    task,
    what_of,
)
from .state import PlanetState
from .tables import NO_RESOURCE


def start(state: PlanetState, seat: i64, limit: i64) -> None:
    state.tasks.append(task(BUILD, seat, limit))


def reduction(state: PlanetState, seat: i64) -> i64:
    """Power 5 makes the next building cheaper; the first one takes it."""
    leads = seat == state.leader and state.values[seat] == 5 and not state.power_used
    return state.box.discount if leads else 0


def price(state: PlanetState, kind: i64, less: i64) -> i64:
    """What the type costs in MC."""
    cost: i64 = state.box.mc[kind] - less
    return cost if cost > 0 else 0


def affordable(state: PlanetState, seat: i64, kind: i64, less: i64, platform: bool) -> bool:
    if state.mc[seat] < price(state, kind, less):
        return False
    for resource in range(6):
        need: i64 = state.box.cost[kind][resource]
        if platform:
            need += state.box.platform_cost[resource]
        if state.pieces[seat * 6 + resource] < need:
            return False
    return True


def buildable(state: PlanetState, seat: i64, less: i64) -> list[int]:
    """Every tile on every site, with and without a platform (24–31)."""
    box = state.box
    kinds: list[int] = []
    afloat: list[bool] = []
    for tile in range(len(state.supply)):
        kind: i64 = box.tile_type[tile]
        if not state.supply[tile] or not affordable(state, seat, kind, less, False):
            continue
        if box.limit[kind] == 0 or not state.has_type(seat, kind, -1):
            kinds.append(tile)
            afloat.append(affordable(state, seat, kind, less, True))
    found: list[int] = []
    if not kinds:
        return found
    for slot in range(len(state.hexes)):
        hex: i64 = state.hexes[slot]
        if slot == state.volcano or not state.has_unit(seat, slot):
            continue
        for place in range(box.site_count[hex]):
            site: i64 = slot * 4 + place
            if state.tiles[site]:
                continue
            icon: i64 = box.icons[hex * 4 + place]
            for index in range(len(kinds)):
                need: i64 = box.site_need[box.tile_type[kinds[index]]]
                if need in (NO_RESOURCE, icon):
                    what: i64 = (kinds[index] << 7 | site) << 1
                    found.append(action(RAISE, what))
                    if box.floods[hex] and afloat[index]:
                        found.append(action(RAISE, what | 1))
    return found


def menu(state: PlanetState, entry: i64) -> list[int]:
    seat = seat_of(entry)
    found = buildable(state, seat, reduction(state, seat))
    found.append(action(DONE))
    return found


def over(state: PlanetState) -> bool:
    """Ends the action if nothing can be built any more."""
    entry: i64 = state.tasks[-1]
    if a_of(entry):
        found = menu(state, entry)
        if len(found) > 1:
            state.menu = found
            return False
    state.tasks.pop()
    return True


def build(state: PlanetState, code: i64) -> None:
    """Pays, puts the tile; who controls it comes next."""
    entry: i64 = state.tasks[-1]
    if code == DONE:
        state.tasks.pop()
        return
    seat = seat_of(entry)
    box = state.box
    what = what_of(code)
    platform = what & 1
    site = what >> 1 & 127
    tile = what >> 8
    kind: i64 = box.tile_type[tile]
    less = reduction(state, seat)
    cost = price(state, kind, less)
    if less:
        state.power_used = True
    state.mc[seat] -= int(cost)
    state.pay(seat, box.cost[kind])
    if platform:
        for resource in range(6):
            state.pieces[seat * 6 + resource] -= box.platform_cost[resource]
        state.platforms[site] = 1
    state.put_tile(seat, site, tile)
    if state.events is not None:
        state.tell(
            "builds",
            seat,
            {
                "type": box.types[kind],
                "value": box.tile_value[tile],
                "site": state.site_name(site),
                "mc": int(cost),
                "platform": int(platform),
            },
        )
    state.tasks[-1] = task(BUILD, seat, a_of(entry) - 1)
    state.tasks.append(task(STAFF, seat, site))


def staff_menu(state: PlanetState, entry: i64) -> list[int]:
    """A chip or none, with any unit of the hex that can go in, or none (86)."""
    seat = seat_of(entry)
    slot = a_of(entry) >> 2
    units = state.units_able(seat, slot)
    chips = [0]
    if state.own_chips[seat] and state.can_pay(seat, state.box.chip_cost):
        chips = [1, 0]
    found: list[int] = []
    for chip in chips:
        found.append(action(CREW, chip << 10 | NO_UNIT))
        for unit in units:
            found.append(action(CREW, chip << 10 | unit))
    return found


def staff(state: PlanetState, code: i64) -> None:
    entry: i64 = state.tasks.pop()
    seat = seat_of(entry)
    site = a_of(entry)
    what = what_of(code)
    if what >> 10:
        state.pay(seat, state.box.chip_cost)
        state.own_chips[seat] -= 1
        state.chips[site] = int(seat + 1)
        state.tell("chip", seat, {"site": state.site_name(site)})
    unit = what & 1023
    if unit != NO_UNIT:
        state.move_unit(seat, unit >> 2, unit & 3, (site >> 2) * 5 + (site & 3))
