"""The Actions phase of a seat: the two actions and the free actions (3.5, 3.6)."""

from __future__ import annotations

from mypy_extensions import i64

from .agenda import (
    ACT,
    BUILDING,
    DAM,
    DO,
    DOES,
    DONE,
    DOUSE,
    EXPLORE,
    FREE,
    HEAL,
    MOTORISE,
    MOVING,
    POWER_AIRLIFT,
    POWER_RECRUIT,
    RECRUIT,
    REPAIR,
    RESCUE,
    SUBSIDY,
    a_of,
    action,
    b_of,
    c_of,
    seat_of,
    task,
    what_of,
)
from .building import buildable, reduction
from .building import start as start_building
from .cataclysms import payments, put_out
from .exploring import explore
from .moving import movable, start_airlift
from .moving import start as start_moving
from .state import ACTIONS, OUTSIDE, PlanetState
from .tables import ALLOY_DAM, DAMS, FIRE, IRON_DAM, MOTOR, RESOURCES, SCIENTIST, SIDES, WOUNDED
from .trading import start as start_trading


def start(state: PlanetState) -> None:
    """The owner of the die acts; a die without owner has no Actions phase (3)."""
    colour = state.colour()
    if colour < state.seats:
        state.stage = ACTIONS
        state.tasks.append(task(ACT, colour, state.box.actions, 1))


def power(state: PlanetState, seat: i64) -> i64:
    """The Leader power the seat can still use, 0 for none (13)."""
    return 0 if seat != state.leader or state.power_used else state.values[seat]


def strength(state: PlanetState, fixed: i64) -> i64:
    """N of an action: the die as revealed, unless the box fixes a number."""
    return fixed if fixed else state.values[state.colour()]


# --- what can be done --------------------------------------------------------------------------------
def menu(state: PlanetState, entry: i64) -> list[int]:
    """Actions, free actions, and the end of the phase."""
    seat = seat_of(entry)
    found: list[int] = []
    if a_of(entry):
        for kind in range(4):
            if not c_of(entry) >> kind & 1 and possible(state, seat, kind):
                found.append(action(DO, kind))
    free_actions(state, seat, found)
    if b_of(entry):
        first_aid(state, seat, found)
    found.append(action(DONE))
    return found


def possible(state: PlanetState, seat: i64, kind: i64) -> bool:
    """Can the action do anything? Exploring is possible as long as there are hexes (17)."""
    if kind == EXPLORE:
        return len(state.stack) + len(state.under) > 0
    if kind == MOVING:
        return movable(state, seat)
    if kind == BUILDING:
        limit = state.box.build_limit[state.values[seat]]
        return limit > 0 and len(buildable(state, seat, reduction(state, seat))) > 0
    return True


def first_aid(state: PlanetState, seat: i64, found: list[int]) -> None:
    """What is there only at the start of the phase: rescue and subsidy (85, 113, 114)."""
    box = state.box
    alone = box.rescues and not state.anywhere(seat, box.rescue_any)
    if alone and state.scientists[seat] and not state.burns(0):
        found.append(action(FREE, RESCUE))
    if state.mc[seat] < box.subsidy:
        for resource in range(6):
            if state.pieces[seat * 6 + resource]:
                return
        for site in range(len(state.tiles)):
            if state.owns(seat, site) and box.category[state.type_at(site)] == 0:
                return
        found.append(action(FREE, SUBSIDY))


def own_port(state: PlanetState, seat: i64, empty: bool) -> i64:
    """The site of the seat's functioning Spaceport, empty or with an active Scientist; -1: none."""
    for site in range(len(state.tiles)):
        if state.owns(seat, site) and state.box.port[state.type_at(site)] and state.functions(site):
            crew: i64 = state.crew[site]
            if crew == (0 if empty else 1 + seat * 3 + SCIENTIST):
                return site
    return -1


def free_actions(state: PlanetState, seat: i64, found: list[int]) -> None:
    """Recruit, motorise, heal, repair, dams, fire fighting, Leader powers 3 and 6."""
    box = state.box
    if state.scientists[seat] and own_port(state, seat, True) >= 0:
        if state.can_pay(seat, box.recruit_cost):
            found.append(action(FREE, RECRUIT))
        if power(state, seat) == 3:
            found.append(action(FREE, POWER_RECRUIT))
    if state.motors[seat] and state.can_pay(seat, box.motorise_cost) and own_port(state, seat, False) >= 0:
        found.append(action(FREE, MOTORISE))
    if power(state, seat) == 6 and movable(state, seat):
        found.append(action(FREE, POWER_AIRLIFT))
    if state.can_pay(seat, box.heal_cost):
        for slot in range(len(state.hexes)):
            if state.outside[(slot * state.seats + seat) * 3 + WOUNDED]:
                found.append(action(HEAL, slot * 5 + OUTSIDE))
        for site in range(len(state.crew)):
            if state.crew[site] == 1 + seat * 3 + WOUNDED:
                found.append(action(HEAL, (site >> 2) * 5 + (site & 3)))
    if state.own_chips[seat]:
        pays = state.can_pay(seat, box.repair_cost)
        pays_port = len(state.ports) > 0 and state.can_pay(seat, box.port_cost)
        for site in range(len(state.tiles)):
            if state.tiles[site] and not state.chips[site]:
                own = state.set_up_by(seat, site)
                if (pays_port if own else pays) and repairable(state, seat, site, own):
                    found.append(action(REPAIR, site))
    if state.volcano >= 0:
        for side in range(6):
            beside: i64 = state.near[state.volcano * 6 + side]
            if beside >= 0 and state.dams[side] == 0 and state.has_unit(seat, beside):
                for material in range(IRON_DAM, ALLOY_DAM + 1):
                    if state.can_pay(seat, box.dam_cost[material]):
                        found.append(action(DAM, material << 3 | side))
    if state.fires:
        for slot in range(len(state.hexes)):
            if state.burns(slot):
                for resource in payments(state, seat, FIRE, slot):
                    found.append(action(DOUSE, resource << 5 | slot))


def repairable(state: PlanetState, seat: i64, site: i64, own_port: bool) -> bool:
    """May the seat put a chip on the building there, which has none? Its own Spaceport is reached from
    anywhere (60, 116–120, FA3).
    """
    if not own_port and not state.has_unit(seat, site >> 2):
        return False
    inside = state.occupant(site)
    if inside >= 0 and inside != seat:
        return False
    kind = state.type_at(site)
    return state.box.limit[kind] == 0 or not state.has_type(seat, kind, site)


# --- doing it ------------------------------------------------------------------------------------------
def act(state: PlanetState, kind: i64, code: i64) -> None:
    """One action, one free action, or the end of the phase."""
    entry: i64 = state.tasks[-1]
    seat = seat_of(entry)
    if code == DONE:
        state.tasks.pop()
        return
    what = what_of(code)
    fresh = b_of(entry) if kind == FREE and what in (RESCUE, SUBSIDY) else 0
    if kind != DO:
        state.tasks[-1] = task(ACT, seat, a_of(entry), fresh, c_of(entry))
        if kind == FREE:
            free(state, seat, what)
        elif kind == HEAL:
            heal(state, seat, what)
        elif kind == REPAIR:
            repair(state, seat, what)
        elif kind == DAM:
            build_dam(state, seat, what >> 3, what & 7)
        else:
            douse(state, seat, what >> 5, what & 31)
        return
    taken = c_of(entry) | (1 << what & state.box.once)
    state.tasks[-1] = task(ACT, seat, a_of(entry) - 1, 0, taken)
    state.tell("acts", seat, {"action": DOES[what]})
    if what == EXPLORE:
        explore(state, seat, strength(state, state.box.explore_draw))
    elif what == MOVING:
        start_moving(state, seat, strength(state, state.box.move_points))
    elif what == BUILDING:
        start_building(state, seat, state.box.build_limit[state.values[seat]])
    else:
        start_trading(state, seat, strength(state, state.box.trade_draw), power(state, seat) == 4)


def free(state: PlanetState, seat: i64, what: i64) -> None:
    box = state.box
    if what == SUBSIDY:
        state.mc[seat] += int(box.subsidy)
        state.tell("subsidy", seat, {"mc": int(box.subsidy)})
    elif what == RESCUE:
        state.scientists[seat] -= 1
        state.put_unit(seat, OUTSIDE, SCIENTIST)
        state.tell("rescued", seat, {"at": state.hex_name(0)})
    elif what == MOTORISE:
        site = own_port(state, seat, False)
        state.pay(seat, box.motorise_cost)
        state.crew[site] = int(1 + seat * 3 + MOTOR)
        state.scientists[seat] += 1
        state.motors[seat] -= 1
        state.tell("motorised", seat, {"at": state.site_name(site)})
    elif what == POWER_AIRLIFT:
        state.power_used = True
        state.tell("airlift", seat, {"points": int(box.airlift)})
        start_airlift(state, seat, box.airlift)
    else:
        site = own_port(state, seat, True)
        if what == POWER_RECRUIT:
            state.power_used = True
        else:
            state.pay(seat, box.recruit_cost)
        state.scientists[seat] -= 1
        state.crew[site] = int(1 + seat * 3 + SCIENTIST)
        state.tell("recruited", seat, {"at": state.site_name(site), "free": int(what == POWER_RECRUIT)})


def heal(state: PlanetState, seat: i64, place: i64) -> None:
    state.pay(seat, state.box.heal_cost)
    state.take_unit(seat, place, WOUNDED)
    state.put_unit(seat, place, SCIENTIST)
    state.tell("healed", seat, {"at": state.place_name(place)})


def repair(state: PlanetState, seat: i64, site: i64) -> None:
    state.pay(seat, state.chip_cost(seat, site))
    state.own_chips[seat] -= 1
    state.chips[site] = int(seat + 1)
    state.tell(
        "repaired", seat, {"site": state.site_name(site), "type": state.box.types[state.type_at(site)]}
    )


def build_dam(state: PlanetState, seat: i64, material: i64, side: i64) -> None:
    """The pieces lie on the side of the Volcano, not in the reserve (70, 71, 106, A82–A88)."""
    for resource in range(6):
        state.pieces[seat * 6 + resource] -= state.box.dam_cost[material][resource]
    state.dams[side] = int(material)
    state.tell("dam", seat, {"material": DAMS[material], "side": SIDES[side]})


def douse(state: PlanetState, seat: i64, resource: i64, slot: i64) -> None:
    """A Station removes a fire token (62, A96)."""
    site = state.stations(seat, FIRE, slot)
    state.pay_piece(seat, resource, state.box.pay_amount[state.type_at(site)])
    state.tell("douses", seat, {"hex": state.hex_name(slot), "resource": RESOURCES[resource]})
    put_out(state, slot)
