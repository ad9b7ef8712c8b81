"""Rules of thumb for every decision: what bots play without looking ahead, and what they think about.

Each task has a function that gives its actions a worth in points; the best one is the suggestion, the best
few are the candidates of a search. Nothing here looks at what the seat can't see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.rng import Rng
from . import agenda
from .actions import own_port, strength
from .building import menu as build_menu
from .estimate import CREW, SALE, SURVIVES, price_of, saved_on, service, stock, turns_left
from .ground import around
from .state import CHOOSE, NOWHERE, OUTSIDE, PlanetState
from .tables import DICE, FIRE, MOTOR, NO_RESOURCE, SCIENTIST, WOUNDED
from .trading import brokerage, purchase, sale

FEW: Final = [agenda.TASKS[kind].few if kind in agenda.TASKS else 1 for kind in range(64)]
"""By task: how many candidates are worth a thought."""

HOPELESS: Final = -0.75
"""Actions that much worse than nothing are left out."""
WASTE: Final = -0.8
"""An action taken for nothing: to begin what brings nothing, or to stop before anything is done."""
SPENDING: Final = 3
"""MC kept back when a piece is bought for a plan: most buildings that need one cost so much."""


# --- what bots ask -----------------------------------------------------------------------------------
def suggest(state: PlanetState, seat: i64, legal: list[int]) -> int:
    """The best action by rules of thumb."""
    best = legal[0]
    if len(legal) == 1:
        return best
    top = -1e9
    for action in legal:
        value = worth(state, seat, action)
        if value > top:
            top = value
            best = action
    return best


def candidates(state: PlanetState, seat: i64, legal: list[int]) -> list[int]:
    """The best few, the suggestion first."""
    most = FEW[agenda.CARD if state.phase == CHOOSE else agenda.kind_of(state.tasks[-1])]
    if most == 1 or len(legal) == 1:
        return [suggest(state, seat, legal)]
    values: list[float] = []
    found: list[int] = []
    for action in legal:
        value = worth(state, seat, action)
        at = len(found)
        while at > 0 and values[at - 1] < value:
            at -= 1
        if at < most:
            found.insert(at, action)
            values.insert(at, value)
            if len(found) > most:
                found.pop()
                values.pop()
    while len(found) > 1 and values[-1] < HOPELESS:
        found.pop()
        values.pop()
    return found


def is_critical(state: PlanetState) -> bool:
    """Cards, actions, where hexes go and what is built are worth a search."""
    if state.phase == CHOOSE:
        return True
    kind = agenda.kind_of(state.tasks[-1])
    return kind in (agenda.ACT, agenda.KEEP, agenda.BUILD)


def loose(state: PlanetState, seat: i64, legal: list[int], rng: Rng) -> int:
    """For playouts: nobody knows what card another will play."""
    if state.phase == CHOOSE and rng.below(2) == 0:
        return legal[rng.below(len(legal))]
    return suggest(state, seat, legal)


def worth(state: PlanetState, seat: i64, action: int) -> float:
    """Roughly what an action of the task at hand is worth, in points."""
    what = agenda.what_of(action)
    if state.phase == CHOOSE:
        return card(state, seat, what)
    entry: i64 = state.tasks[-1]
    kind = agenda.kind_of(entry)
    if action == agenda.DONE:
        return stopping(state, seat, kind, entry)
    if kind == agenda.ACT:
        return act(state, seat, action >> 24, what)
    if kind == agenda.DEAL:
        return deal(state, seat, action >> 24, what)
    if kind in (agenda.MOVE, agenda.AIRLIFT):
        return step(state, seat, what)
    if kind == agenda.BUILD:
        return raising(state, seat, what)
    if agenda.VOLCANO <= kind <= agenda.FOLLOW:
        return pioneering(state, seat, kind, what)
    if kind == agenda.STAFF:
        return staffing(state, what)
    if kind == agenda.SHIFT:
        return shifting(state, seat, what)
    if kind == agenda.MARKET:
        return market(state, seat, what)
    if agenda.BEND <= kind <= agenda.FLEE:
        return surviving(state, seat, what, entry)
    if kind in (agenda.NAME, agenda.ORDER, agenda.DEPLETE):
        return leading(state, seat, kind, what)
    return 0.5


def stopping(state: PlanetState, seat: i64, kind: i64, entry: i64) -> float:
    """Doing nothing: a waste of what was begun, else as good as nothing; a token kept is worth something."""
    if kind in (agenda.MOVE, agenda.AIRLIFT, agenda.BUILD):
        return WASTE if untouched(state, seat, entry) else 0.0
    if kind == agenda.FATE:
        return 1.2
    return 0.3 if kind == agenda.BEND else 0.05 if kind == agenda.SHIFT else 0.0


def leading(state: PlanetState, seat: i64, kind: i64, what: i64) -> float:
    """What the Leader decides: the order of the dice, a resource named, one depleted."""
    if kind == agenda.ORDER:
        return (2.0 if what == seat else 0.0) - 0.1 * strike_gain(state, seat, what, state.values[what])
    return naming(state, seat, what) if kind == agenda.NAME else -need(state, seat, what)


def pioneering(state: PlanetState, seat: i64, kind: i64, what: i64) -> float:
    """Where the Volcano goes, which hex is kept, who goes there."""
    if kind == agenda.KEEP:
        return hex_worth(state, what >> 15)
    return follower(state, what) if kind == agenda.FOLLOW else volcano(state, seat, what >> 3 & 4095)


def surviving(state: PlanetState, seat: i64, what: i64, entry: i64) -> float:
    """Decisions of the Cataclysms phase."""
    kind = agenda.kind_of(entry)
    if kind == agenda.FLEE:
        return fleeing(state, what)
    if kind == agenda.PROTECT:
        return protecting(state, seat, what, entry)
    if kind == agenda.LOSS:
        return 1.0 if what == agenda.LOSE_CHIP else 0.0
    if kind == agenda.SPREAD:
        return hit_gain(state, seat, what) * 1.5
    return 0.5 if kind == agenda.STRIKE else bending(state, seat, what)


# --- cards and dice ------------------------------------------------------------------------------------
def hit_gain(state: PlanetState, seat: i64, slot: i64) -> float:
    """What a hit on the hex does: others' losses, minus the own ones."""
    gain: float = 0.0
    others: float = float(state.seats - 1)
    for site in range(slot * 4, slot * 4 + 4):
        if state.tiles[site]:
            owner = state.controller(site)
            if owner == seat:
                gain -= 1.5
            elif owner >= 0:
                gain += 1.2 / others
    for other in range(state.seats):
        at: i64 = (slot * state.seats + other) * 3
        hurt: float = float(
            state.outside[at + SCIENTIST] + state.outside[at + WOUNDED] + 3 * state.outside[at + MOTOR]
        )
        if hurt > 0.0:
            gain += -0.6 * hurt if other == seat else 0.4 * hurt / others
    return gain


def strike_gain(state: PlanetState, seat: i64, colour: i64, value: i64) -> float:
    """What the cataclysms of a die do."""
    gain: float = 0.0
    die = colour * 8 + value
    for icon in state.box.strikes[die]:
        for slot in range(len(state.hexes)):
            if state.hexes[slot] == icon >> 3:
                gain += hit_gain(state, seat, slot) * (1.5 if icon & 7 == FIRE else 1.0)
    side: i64 = state.box.lava[die]
    if side >= 0 and state.volcano >= 0:
        side = (side + state.turned[state.volcano]) % 6
        target: i64 = state.near[state.volcano * 6 + side]
        if target >= 0 and state.dams[side] == 0:
            gain += hit_gain(state, seat, target)
    return gain


def output(state: PlanetState, seat: i64, value: i64, named: i64) -> float:
    """Points the buildings of that value give the seat, minus a share of what the others get."""
    box = state.box
    total: float = 0.0
    others: float = float(state.seats - 1)
    for site in range(len(state.tiles)):
        tile: i64 = state.tiles[site] - 1
        if tile < 0 or box.tile_value[tile] != value:
            continue
        product: i64 = box.product[box.tile_type[tile]]
        if product == NO_RESOURCE or (named >= 0 and product != named):
            continue
        owner = state.controller(site)
        if owner < 0 or not state.functions(site):
            continue
        gives: float = SALE * price_of(state, product)
        total += gives if owner == seat else -0.6 * gives / others
    return total


def card(state: PlanetState, seat: i64, value: i64) -> float:
    """Strong dice do more; the die also produces for everybody and strikes somewhere."""
    found: float = 0.3 * float(value) + output(state, seat, value, -1) + strike_gain(state, seat, seat, value)
    if state.leader == seat:
        found += POWERS[value]
    return found


POWERS: Final = [0.0, 0.5, 0.6, 0.8, 0.4, 0.6, 0.3]
"""What a Leader power is worth, by the value of the card."""


def naming(state: PlanetState, seat: i64, resource: i64) -> float:
    total: float = 0.0
    for colour in range(DICE):
        total += output(state, seat, state.values[colour], resource)
    return total


def bending(state: PlanetState, seat: i64, what: i64) -> float:
    """A changed die must be worth the token, or the power that is lost anyway."""
    colour = state.colour()
    now = strike_gain(state, seat, colour, state.striking())
    return strike_gain(state, seat, colour, what) - now


def protecting(state: PlanetState, seat: i64, resource: i64, entry: i64) -> float:
    gain = -hit_gain(state, seat, agenda.a_of(entry))
    if agenda.b_of(entry) == FIRE:
        gain *= 1.5
    return gain - price_of(state, resource)


def need(state: PlanetState, seat: i64, resource: i64) -> float:
    """How much the seat lives from a resource."""
    box = state.box
    found: float = 0.0
    for site in range(len(state.tiles)):
        if state.owns(seat, site) and box.product[state.type_at(site)] == resource:
            found += 1.0
    return found - 0.05 * float(state.reserve[resource])


# --- actions -------------------------------------------------------------------------------------------
def act(state: PlanetState, seat: i64, kind: i64, what: i64) -> float:
    """Free actions that pay first, then what brings most."""
    left = turns_left(state)
    if kind == agenda.DO:
        if what == agenda.EXPLORE:
            return exploring(state, seat, left)
        if what == agenda.TRADE:
            return trading(state, seat)
        if what == agenda.MOVING:
            return best_step(state, seat)
        return best_build(state, seat)
    if kind == agenda.FREE:
        return freely(state, seat, what, left)
    if kind == agenda.HEAL:
        return 1.2 if left > 0.5 else -1.0
    if kind == agenda.REPAIR:
        return repairing(state, seat, what, left)
    if kind == agenda.DOUSE:
        return dousing(state, seat, what & 31, left)
    side = what & 7
    beside: i64 = state.near[state.volcano * 6 + side]
    danger = -hit_gain(state, seat, beside) if beside >= 0 else 0.0
    return 0.25 * danger * left / 3.0 - 0.8


def dousing(state: PlanetState, seat: i64, slot: i64, left: float) -> float:
    """A fire put out, by the own buildings it threatens."""
    found: float = -0.6
    for site in range(slot * 4, slot * 4 + 4):
        if state.owns(seat, site):
            found += 0.8 * (left / 3.0 if left < 3.0 else 1.0)
    return found


def freely(state: PlanetState, seat: i64, what: i64, left: float) -> float:
    """A free action or Leader power by its name."""
    if what == agenda.MOTORISE:
        cost = 0.0
        for resource in range(6):
            cost += float(state.box.motorise_cost[resource]) * price_of(state, resource)
        return float(state.box.vp_motor) + 0.2 - SALE * cost
    if what == agenda.POWER_AIRLIFT:
        return best_step(state, seat) + 0.1
    if what in (agenda.RECRUIT, agenda.POWER_RECRUIT):
        units = count_units(state, seat)
        gain: float = CREW[units if units < 5 else 4] * (left / 4.0 if left < 4.0 else 1.0)
        return gain + 2.0 if what == agenda.POWER_RECRUIT else gain - price_of(state, 3) + 0.2
    return 30.0 if what == agenda.RESCUE else 40.0


def count_units(state: PlanetState, seat: i64) -> i64:
    """Active units on the map."""
    count: i64 = 0
    for slot in range(len(state.hexes)):
        at: i64 = (slot * state.seats + seat) * 3
        count += state.outside[at + SCIENTIST] + state.outside[at + MOTOR]
    for crew in state.crew:
        if crew == 1 + seat * 3 + SCIENTIST or crew == 1 + seat * 3 + MOTOR:
            count += 1
    return count


def repairing(state: PlanetState, seat: i64, site: i64, left: float) -> float:
    """A chip on a building: control at once, or a second life."""
    value = standing_worth(state, state.tiles[site] - 1, left)
    if state.controller(site) == seat:
        value *= 0.25
    if state.set_up_by(seat, site):
        return value + 0.1  # mostly nothing is paid for it
    return value - price_of(state, 0)


def standing_worth(state: PlanetState, tile: i64, left: float) -> float:
    """A building of that tile: its points and what it will produce."""
    box = state.box
    kind: i64 = box.tile_type[tile]
    value: float = float(box.vp[kind])
    product: i64 = box.product[kind]
    time: float = left / 4.0 if left < 4.0 else 1.0
    if product != NO_RESOURCE:
        amount: float = float(box.amount[kind]) + 0.5 * float(box.boost[kind])
        return value + SALE * amount * price_of(state, product) * left * float(DICE) / 6.0 * SURVIVES
    if box.port[kind]:
        return value + 1.2 * time
    if box.cancels[kind] >= 0:
        return value + 0.4 * time
    return value + service(state, kind, left * float(DICE) / 6.0)


def raising(state: PlanetState, seat: i64, what: i64) -> float:
    """A new building: its worth less its price; quiet hexes and oxygen are better."""
    box = state.box
    tile = what >> 8
    site = what >> 1 & 127
    kind: i64 = box.tile_type[tile]
    hex: i64 = state.hexes[site >> 2]
    left = turns_left(state)
    if left < 0.0:
        left = 0.0
    value = standing_worth(state, tile, left)
    if box.cancels[kind] >= 0:
        value += sheltered(state, seat, site >> 2, box.cancels[kind]) * left * 0.2
    value *= 1.0 - 0.03 * float(box.danger[hex]) * (left if left < 5.0 else 5.0)
    cost: float = float(box.mc[kind]) / float(box.mc_per_vp)
    for resource in range(6):
        cost += float(box.cost[kind][resource]) * SALE * price_of(state, resource)
    if what & 1:
        value += 0.1 * left
        for resource in range(6):
            cost += float(box.platform_cost[resource]) * SALE * price_of(state, resource)
    if box.stars[hex]:
        value += 0.3 * float(box.stars[hex])
    if box.icons[hex * 4 + (site & 3)] != NO_RESOURCE and box.site_need[kind] == NO_RESOURCE:
        cost += 0.3  # another building could produce here
    return value - cost


def sheltered(state: PlanetState, seat: i64, slot: i64, cataclysm: i64) -> float:
    """What protection from a cataclysm saves round a hex."""
    saved = saved_on(state, slot, seat, cataclysm)
    for side in range(6):
        beside: i64 = state.near[slot * 6 + side]
        if beside >= 0:
            saved += saved_on(state, beside, seat, cataclysm)
    return saved


def untouched(state: PlanetState, seat: i64, entry: i64) -> bool:
    """Has nothing been moved or built yet in the action under way?"""
    kind = agenda.kind_of(entry)
    if kind == agenda.BUILD:
        return agenda.a_of(entry) == state.box.build_limit[state.values[seat]]
    if kind == agenda.AIRLIFT:
        return agenda.c_of(entry) == NOWHERE
    return agenda.b_of(entry) == 0 and agenda.a_of(entry) == strength(state, state.box.move_points)


def best_build(state: PlanetState, seat: i64) -> float:
    """The best building there is to build."""
    best = WASTE
    for action in build_menu(state, agenda.task(agenda.BUILD, seat, 1)):
        if action != agenda.DONE:
            value = raising(state, seat, agenda.what_of(action))
            if value > best:
                best = value
    return best


def exploring(state: PlanetState, seat: i64, left: float) -> float:
    """New land is worth more early, and where the own hexes are full."""
    free: float = 0.0
    box = state.box
    for slot in range(len(state.hexes)):
        if state.has_unit(seat, slot):
            hex: i64 = state.hexes[slot]
            for place in range(box.site_count[hex]):
                if state.tiles[slot * 4 + place] == 0 and box.icons[hex * 4 + place] != NO_RESOURCE:
                    free += 1.0
    if not at_the_edge(state, seat):
        return -1.0
    value: float = 1.6 * (left / 6.0 if left < 6.0 else 1.0) - 0.35 * free
    return value + 0.1 * float(state.values[seat])


def at_the_edge(state: PlanetState, seat: i64) -> bool:
    """Has the seat a unit that can leave beside an empty cell?"""
    for slot in range(len(state.hexes)):
        if empty_sides(state, slot) and state.units_able(seat, slot):
            return True
    return False


def empty_sides(state: PlanetState, slot: i64) -> i64:
    """How many sides of a hex have no neighbour."""
    count: i64 = 0
    for side in range(6):
        if state.near[slot * 6 + side] < 0:
            count += 1
    return count


def trading(state: PlanetState, seat: i64) -> float:
    """What the sales that are worth more than holding bring, or money for what one wants to do."""
    last = state.turn >= state.box.turns
    entry = agenda.task(agenda.DEAL, seat, 0, 0, brokerage(state, seat))
    extra = cash(state, seat)
    total: float = 0.0
    wanted: float = 0.0
    for resource in range(state.box.resources):
        own: i64 = state.pieces[seat * 6 + resource]
        best: float = 0.0
        for amount in range(1, own + 1):
            value = selling(state, seat, entry, resource, amount)
            if value > best:
                best = value
        total += best
        price: i64 = state.prices[resource]
        if not last and own == 0 and state.reserve[resource] and state.mc[seat] >= price + SPENDING:
            lack = wants(state, seat, resource) - extra * float(price) / float(state.box.mc_per_vp)
            if lack > wanted:
                wanted = lack
    if last:
        return total
    return total + 0.5 * wanted


def wants(state: PlanetState, seat: i64, resource: i64) -> float:
    """What a piece of a type the seat has none of is good for now: a recruit, a vehicle, a building."""
    box = state.box
    left = turns_left(state)
    time: float = left / 4.0 if left < 4.0 else 1.0
    best: float = 0.0
    port = own_port(state, seat, True) >= 0
    if box.recruit_cost[resource] and port and state.scientists[seat]:
        units = count_units(state, seat)
        best = CREW[units if units < 5 else 4] * time
    if box.motorise_cost[resource] and state.motors[seat] and own_port(state, seat, False) >= 0:
        worth: float = float(box.vp_motor)
        for other in range(6):
            if other != resource and box.motorise_cost[other]:
                worth -= SALE * price_of(state, other)
                if state.pieces[seat * 6 + other] < box.motorise_cost[other]:
                    worth *= 0.5
        if worth > best:
            best = worth
    for kind in range(len(box.types)):
        if box.cost[kind][resource] == 0 or state.has_type(seat, kind, -1):
            continue
        worth = float(box.vp[kind]) + service(state, kind, left * float(DICE) / 6.0)
        worth = 0.6 * (worth - float(box.mc[kind]) / float(box.mc_per_vp))
        if worth > best:
            best = worth
    return best


def cash(state: PlanetState, seat: i64) -> float:
    """What money is worth beyond its points: with time left it builds what brings more."""
    if turns_left(state) < 1.0:
        return 1.0
    return 1.8 if state.mc[seat] < 10 else 1.3


def selling(state: PlanetState, seat: i64, entry: i64, resource: i64, amount: i64) -> float:
    """Points that pieces bring now, more than by holding them."""
    money, _ = sale(state, entry, resource, amount)
    now: float = float(money) / float(state.box.mc_per_vp)
    if state.turn >= state.box.turns:
        return now
    now *= cash(state, seat)
    own: i64 = state.pieces[seat * 6 + resource]
    left = turns_left(state)
    held = stock(state, resource, own, left) - stock(state, resource, own - amount, left)
    if amount == own and (resource == 0 or resource == 3 or resource == 5):
        held += 0.4  # the last piece repairs, heals, saves
    return now - held


# --- units ---------------------------------------------------------------------------------------------
def step(state: PlanetState, seat: i64, what: i64) -> float:
    """Going where something can be built or taken; leaving a building that needs its crew costs it."""
    source = what >> 10
    target = what & 255
    left = turns_left(state)
    value: float = -0.05
    if source % 5 != OUTSIDE:
        home: i64 = source // 5 * 4 + source % 5
        if state.chips[home] == 0:
            value -= standing_worth(state, state.tiles[home] - 1, left)
        else:
            value -= 0.25
    if target % 5 != OUTSIDE:
        site: i64 = target // 5 * 4 + target % 5
        if state.controller(site) < 0:
            value += standing_worth(state, state.tiles[site] - 1, left)
        else:
            value += 0.3
    if target // 5 != source // 5:
        value += land(state, seat, target // 5) - 0.5 * land(state, seat, source // 5)
        edge = empty_sides(state, target // 5) - empty_sides(state, source // 5)
        value += 0.06 * float(edge) * (left / 4.0 if left < 4.0 else 1.0)
    return value


def land(state: PlanetState, seat: i64, slot: i64) -> float:
    """Free sites of a hex, if no other unit of the seat is there."""
    if state.has_unit(seat, slot):
        return 0.0
    box = state.box
    hex: i64 = state.hexes[slot]
    free: float = 0.0
    for place in range(box.site_count[hex]):
        if state.tiles[slot * 4 + place] == 0:
            free += 0.5 if box.icons[hex * 4 + place] != NO_RESOURCE else 0.1
    left = turns_left(state)
    return free * (left / 3.0 if left < 3.0 else 1.0)


def best_step(state: PlanetState, seat: i64) -> float:
    """The best single step of any unit, a little less for the action it takes."""
    best: float = 0.0
    for slot in range(len(state.hexes)):
        for unit in state.units_able(seat, slot):
            source: i64 = unit >> 2
            for place in range(5):
                value = reach(state, seat, unit, source, slot * 5 + place)
                if value > best:
                    best = value
            for side in range(6):
                beside: i64 = state.near[slot * 6 + side]
                if beside < 0 or beside == state.volcano or state.burns(beside):
                    continue
                for place in range(5):
                    value = reach(state, seat, unit, source, beside * 5 + place)
                    if value > best:
                        best = value
    return best - 0.2 if best > 0.2 else WASTE


def reach(state: PlanetState, seat: i64, unit: i64, source: i64, target: i64) -> float:
    """The worth of one step if it is possible, else nothing."""
    if target == source:
        return 0.0
    if target % 5 != OUTSIDE and not state.may_enter(seat, target // 5 * 4 + target % 5, source):
        return 0.0
    return step(state, seat, unit << 8 | target)


def follower(state: PlanetState, what: i64) -> float:
    """Who goes exploring: rather who stands outside than a crew, and no vehicle."""
    place = what >> 2
    value: float = -0.3 if what & 3 == MOTOR else 0.0
    if place % 5 != OUTSIDE:
        value -= 0.3 if state.chips[place // 5 * 4 + place % 5] else 3.0
    return value


def staffing(state: PlanetState, what: i64) -> float:
    """A chip always; a unit from outside is safer inside."""
    value: float = 2.0 if what >> 10 else 0.0
    unit = what & 1023
    if unit == agenda.NO_UNIT:
        return value
    place = unit >> 2
    if place % 5 == OUTSIDE:
        return value + (1.0 if what >> 10 == 0 else 0.3)
    home: i64 = place // 5 * 4 + place % 5
    return value - (0.2 if state.chips[home] else 2.5)


def fleeing(state: PlanetState, what: i64) -> float:
    """Who is outside must go; who is inside stays."""
    if what >> 10 != agenda.a_of(state.tasks[-1]) * 5 + OUTSIDE:
        return -0.5
    target = what & 255
    if target % 5 == OUTSIDE:
        return 1.0
    site: i64 = target // 5 * 4 + target % 5
    value: float = 1.5 if state.controller(site) < 0 else 1.2
    if target // 5 == agenda.a_of(state.tasks[-1]):
        value -= 0.6
    return value


# --- hexes ---------------------------------------------------------------------------------------------
def hex_worth(state: PlanetState, hex: i64) -> float:
    """Sites, icons at their prices, oxygen; the fewer cataclysms the better."""
    box = state.box
    left = turns_left(state)
    time: float = left / 5.0 if left < 5.0 else 1.0
    value: float = 0.0
    for place in range(box.site_count[hex]):
        icon: i64 = box.icons[hex * 4 + place]
        value += 0.15 * time if icon == NO_RESOURCE else (0.4 + 0.3 * price_of(state, icon)) * time
    if box.stars[hex]:
        value += float(box.vp_explore) + 0.4 * float(box.stars[hex]) * time
    return value - 0.25 * float(box.danger[hex]) * time


def volcano(state: PlanetState, seat: i64, cell: i64) -> float:
    """Rather beside the others' buildings."""
    value: float = 0.0
    for slot in around(state, cell):
        if slot >= 0:
            value += hit_gain(state, seat, slot)
    return value


# --- trade ---------------------------------------------------------------------------------------------
def shifting(state: PlanetState, seat: i64, what: i64) -> float:
    """Up with what one sells, unless the market crashes."""
    resource = what >> 1
    own: float = float(state.pieces[seat * 6 + resource])
    change = state.box.shift if what & 1 else -state.box.shift
    return own * moved(state, resource, state.prices[resource], change)


def moved(state: PlanetState, resource: i64, price: i64, change: i64) -> float:
    """Points a piece gains by a shift of its price."""
    after: i64 = price + change
    if change < 0 and after < state.box.least[resource]:
        after = state.box.least[resource]
    if change > 0 and after > state.box.most[resource]:
        after = state.box.crash[resource]
    return float(after - price) / float(state.box.mc_per_vp)


def market(state: PlanetState, seat: i64, number: i64) -> float:
    """What a market card does to the seat's pieces."""
    value: float = 0.0
    moves = state.box.moves[number]
    for index in range(0, len(moves), 2):
        resource: i64 = moves[index]
        own: float = float(state.pieces[seat * 6 + resource])
        value += own * moved(state, resource, state.prices[resource], moves[index + 1])
    return value


def deal(state: PlanetState, seat: i64, kind: i64, what: i64) -> float:
    """Sells what brings more now than later, buys what a plan lacks or what is cheap."""
    resource = what >> 8
    amount = what & 255
    entry: i64 = state.tasks[-1]
    if kind == agenda.SELL:
        return selling(state, seat, entry, resource, amount)
    cost, _ = purchase(state, resource, amount)
    own: i64 = state.pieces[seat * 6 + resource]
    dear: float = float(cost) / float(state.box.mc_per_vp) * cash(state, seat)
    value = -dear
    if state.turn < state.box.turns:
        left = turns_left(state)
        value += stock(state, resource, own + amount, left) - stock(state, resource, own, left)
    if own == 0 and amount == 1 and state.mc[seat] - cost >= SPENDING:
        lack = wants(state, seat, resource) - dear
        if lack > value:
            value = lack
    return value
