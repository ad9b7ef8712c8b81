"""How good a position looks for a seat, in points: what it has now and what that can still bring.

Numbers were set by hand and then tried against each other in matches of the greedy bot.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .scoring import controlled_on, leftovers
from .state import ACTIONS, CHOOSE, TURN_OF_DICE, PlanetState
from .tables import DICE, MOTOR, NO_RESOURCE, SCIENTIST, WOUNDED

SALE: Final = 0.8
"""Share of the present price that a piece is expected to fetch."""
HELD: Final = 0.9
"""The same of the prices that falling step by step leaves for it."""
SURVIVES: Final = 0.75
"""Share of its productions a building is expected to live to see."""
CREW: Final = [1.8, 1.1, 0.6, 0.3, 0.2]
"""What the first, second ... active unit on the map is worth while there is time to use it."""
FREE_ICON: Final = 0.4
FREE_SITE: Final = 0.1
"""A free site next to an own unit, with an icon and without."""


def turns_left(state: PlanetState) -> float:
    """Turns after this one, and the part of this one that is still to come."""
    whole: float = float(state.box.turns - state.turn)
    if state.phase == CHOOSE:
        return whole + 1.0
    if state.phase <= TURN_OF_DICE:
        return whole + float(DICE - 1 - state.current) / float(DICE)
    return whole


def may_act(state: PlanetState, seat: i64) -> bool:
    """Has the seat an Actions phase still to come, in this turn or later?"""
    if state.turn < state.box.turns or state.phase == CHOOSE:
        return True
    for place in range(len(state.order)):
        if state.order[place] == seat:
            if place > state.current:
                return True
            return place == state.current and state.stage <= ACTIONS
    return state.phase < TURN_OF_DICE


def price_of(state: PlanetState, resource: i64) -> float:
    """Points a piece is worth: what it sells for, prices being drawn to the middle."""
    price: i64 = state.prices[resource]
    start: i64 = state.box.start[resource]
    return (0.7 * float(price) + 0.3 * float(start)) / float(state.box.mc_per_vp)


def stock(state: PlanetState, resource: i64, count: i64, left: float) -> float:
    """Points that so many pieces of a type are expected to fetch: each sold lowers the price for the next.

    The more turns are left, the more Trades they can be spread over, between which prices come back.
    """
    box = state.box
    start: i64 = box.start[resource]
    least: float = float(box.least[resource])
    drawn: float = 0.3 if left >= 1.0 else 0.3 * left
    price: float = (1.0 - drawn) * float(state.prices[resource]) + drawn * float(start)
    step: float = 0.0 if box.step_per_trade else float(box.sell_step) * 2.0 / (2.0 + left)
    total: float = 0.0
    for _ in range(count):
        price -= step
        if price < least:
            price = least
        total += price
    return (SALE if box.step_per_trade else HELD) * total / float(box.mc_per_vp)


def holdings(state: PlanetState, seat: i64, left: float) -> float:
    """Points that all pieces of the seat are expected to fetch."""
    total: float = 0.0
    for resource in range(6):
        count: i64 = state.pieces[seat * 6 + resource]
        if count:
            total += stock(state, resource, count, left)
    return total


def abandoned_port(state: PlanetState, seat: i64) -> bool:
    """Can the seat put a chip back on its own Spaceport from anywhere?"""
    if not state.own_chips[seat] or not state.can_pay(seat, state.box.port_cost):
        return False
    for port in state.ports:
        if port & 3 == seat and state.controller(port >> 2) < 0:
            return True
    return False


def estimate(state: PlanetState, seat: i64) -> float:
    """Points the seat can hope for."""
    box = state.box
    left = turns_left(state)
    acts = may_act(state, seat)
    time: float = left / 4.0 if left < 4.0 else 1.0
    total: float = float(state.mc[seat]) / float(box.mc_per_vp) + float(state.oxygen[seat])
    if acts:
        total += holdings(state, seat, left)
        total += 0.3 * time * float(state.fate[seat])
        if abandoned_port(state, seat):
            total += 0.6 * (1.0 + 0.8 * time)
    total += float(box.vp_piece) * float(leftovers(state, seat))
    activations: float = left * float(DICE) / 6.0 * SURVIVES
    units: i64 = 0
    for slot in range(len(state.hexes)):
        hex: i64 = state.hexes[slot]
        at: i64 = (slot * state.seats + seat) * 3
        here: i64 = state.outside[at + SCIENTIST]
        motors: i64 = state.outside[at + MOTOR]
        total += float(box.vp_motor * motors) + 0.4 * time * float(state.outside[at + WOUNDED])
        here += motors
        free: float = 0.0
        for place in range(box.site_count[hex]):
            site: i64 = slot * 4 + place
            tile: i64 = state.tiles[site]
            if tile == 0:
                free += FREE_ICON if box.icons[hex * 4 + place] != NO_RESOURCE else FREE_SITE
                continue
            crew: i64 = state.crew[site]
            if crew and (crew - 1) // 3 == seat:
                kind: i64 = (crew - 1) % 3
                if kind == WOUNDED:
                    total += 0.4 * time
                else:
                    here += 1
                    if kind == MOTOR:
                        total += float(box.vp_motor)
            if state.controller(site) == seat:
                total += building(state, site, hex, activations, time)
        if box.stars[hex] and box.arboria:
            total += oxygen(state, seat, slot)
        if here:
            units += here
            total += free * time
    for index in range(units if units < 5 else 5):
        total += CREW[index] * time
    return total


def building(state: PlanetState, site: i64, hex: i64, activations: float, time: float) -> float:
    """A controlled building: its points, what it will produce, how likely it is to be lost."""
    box = state.box
    tile: i64 = state.tiles[site] - 1
    kind: i64 = box.tile_type[tile]
    value: float = float(box.vp[kind])
    product: i64 = box.product[kind]
    if product != NO_RESOURCE:
        amount: float = float(box.amount[kind]) + 0.5 * float(box.boost[kind])
        value += SALE * amount * price_of(state, product) * activations
    elif box.port[kind]:
        value += 0.8 * time
    elif box.cancels[kind] >= 0:
        value += shelter(state, site, kind, activations)
    else:
        value += service(state, kind, activations)
    crew: i64 = state.crew[site]
    staffed = crew != 0 and (crew - 1) % 3 != WOUNDED
    risk: float = 0.03 * float(box.danger[hex]) * time * 4.0
    if state.chips[site] and staffed:
        risk *= 0.4
    return value * (1.0 - risk)


def service(state: PlanetState, kind: i64, activations: float) -> float:
    """What a finance building brings until the end, with a Trade every other turn."""
    box = state.box
    trades = activations * 0.8
    bonus: float = 0.8 * float(box.sale_bonus[kind] * box.sale_most[kind])
    bonus += 0.8 * float(box.extra_cards[kind])
    if box.keeps_prices[kind]:
        bonus += 1.5 * float(box.sell_step)
    elif box.pays_first[kind]:
        bonus += 2.0 * float(box.sell_step)
    return trades * bonus / float(box.mc_per_vp)


def shelter(state: PlanetState, site: i64, kind: i64, activations: float) -> float:
    """What a protection building saves: hits on two or more own buildings are worth their price."""
    box = state.box
    home: i64 = site >> 2
    owner = state.controller(site)
    saved: float = saved_on(state, home, owner, box.cancels[kind])
    if box.reach[kind]:
        for side in range(6):
            beside: i64 = state.near[home * 6 + side]
            if beside >= 0:
                saved += saved_on(state, beside, owner, box.cancels[kind])
    return saved * activations * 0.3


def saved_on(state: PlanetState, slot: i64, owner: i64, cataclysm: i64) -> float:
    """What one payment saves on a hex, times the icons of the cataclysm it shows."""
    icons: i64 = state.box.shows[state.hexes[slot] * 8 + cataclysm]
    if icons == 0:
        return 0.0
    buildings: float = -0.8
    for site in range(slot * 4, slot * 4 + 4):
        if state.tiles[site] and state.controller(site) == owner:
            buildings += 1.2
    return buildings * float(icons) if buildings > 0.0 else 0.0


def oxygen(state: PlanetState, seat: i64, slot: i64) -> float:
    """The stars of an oxygen hex: whole for the lead, half for a share that can still be had."""
    counts = controlled_on(state, slot)
    own = counts[seat]
    if own == 0:
        return 0.0
    counts[seat] = 0
    most = max(counts)
    stars: float = float(state.box.stars[state.hexes[slot]])
    if own > most:
        return stars
    return stars * 0.8 if own == most else 0.2
