"""Building: type, site, price and platform, then a chip or a unit for control (3.5, 4.8)."""

from __future__ import annotations

from mypy_extensions import i64

from . import agenda
from .state import PlanetState
from .tables import NO_RESOURCE


def start(state: PlanetState, seat: i64, limit: i64) -> None:
    state.tasks.append(agenda.task(agenda.BUILD, seat, limit))


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
    found: list[int] = []
    tiles = within_means(state, seat, less)
    if not tiles:
        return found
    afloat = [affordable(state, seat, box.tile_type[tile], less, True) for tile in tiles]
    for slot in range(len(state.hexes)):
        hex: i64 = state.hexes[slot]
        if slot == state.volcano or not state.has_unit(seat, slot):
            continue
        for place in range(box.site_count[hex]):
            site: i64 = slot * 4 + place
            if state.tiles[site]:
                continue
            icon: i64 = box.icons[hex * 4 + place]
            for index in range(len(tiles)):
                need: i64 = box.site_need[box.tile_type[tiles[index]]]
                if need in (NO_RESOURCE, icon):
                    what: i64 = (tiles[index] << 7 | site) << 1
                    found.append(agenda.action(agenda.RAISE, what))
                    if box.floods[hex] and afloat[index]:
                        found.append(agenda.action(agenda.RAISE, what | 1))
    return found


def within_means(state: PlanetState, seat: i64, less: i64) -> list[int]:
    """The tiles the seat can pay for and may have one more of."""
    box = state.box
    found: list[int] = []
    for tile in range(len(state.supply)):
        kind: i64 = box.tile_type[tile]
        if not state.supply[tile] or not affordable(state, seat, kind, less, False):
            continue
        if box.limit[kind] == 0 or not state.has_type(seat, kind, -1):
            found.append(tile)
    return found


def menu(state: PlanetState, entry: i64) -> list[int]:
    seat = agenda.seat_of(entry)
    if agenda.kind_of(entry) == agenda.STAFF:
        return staff_menu(state, seat, agenda.a_of(entry) >> 2)
    found = buildable(state, seat, reduction(state, seat))
    found.append(agenda.action(agenda.DONE))
    return found


def play(state: PlanetState, entry: i64, what: i64) -> None:
    if agenda.kind_of(entry) == agenda.STAFF:
        state.tasks.pop()
        staff(state, agenda.seat_of(entry), agenda.a_of(entry), what)
    else:
        build(state, entry, what)


def build(state: PlanetState, entry: i64, what: i64) -> None:
    """Pays, puts the tile; who controls it comes next."""
    seat = agenda.seat_of(entry)
    box = state.box
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
    state.tasks[-1] = agenda.task(agenda.BUILD, seat, agenda.a_of(entry) - 1)
    state.tasks.append(agenda.task(agenda.STAFF, seat, site))


def staff_menu(state: PlanetState, seat: i64, slot: i64) -> list[int]:
    """A chip or none, with any unit of the hex that can go in, or none (86)."""
    units = state.units_able(seat, slot)
    chips = [0]
    if state.own_chips[seat] and state.can_pay(seat, state.box.chip_cost):
        chips = [1, 0]
    found: list[int] = []
    for chip in chips:
        found.append(agenda.action(agenda.CREW, chip << 10 | agenda.NO_UNIT))
        for unit in units:
            found.append(agenda.action(agenda.CREW, chip << 10 | unit))
    return found


def staff(state: PlanetState, seat: i64, site: i64, what: i64) -> None:
    if what >> 10:
        state.pay(seat, state.box.chip_cost)
        state.own_chips[seat] -= 1
        state.chips[site] = int(seat + 1)
        state.tell("chip", seat, {"site": state.site_name(site)})
    unit = what & 1023
    if unit != agenda.NO_UNIT:
        state.move_unit(seat, unit >> 2, unit & 3, (site >> 2) * 5 + (site & 3))
