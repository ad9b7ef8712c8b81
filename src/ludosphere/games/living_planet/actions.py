"""The Actions phase of a seat: the two actions and the free actions (3.5, 3.6)."""

from __future__ import annotations

from mypy_extensions import i64

from . import agenda
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
        state.tasks.append(agenda.task(agenda.ACT, colour, state.box.actions, 1))


def power(state: PlanetState, seat: i64) -> i64:
    """The Leader power the seat can still use, 0 for none (13)."""
    return 0 if seat != state.leader or state.power_used else state.values[seat]


def strength(state: PlanetState, fixed: i64) -> i64:
    """N of an action: the die as revealed, unless the box fixes a number."""
    return fixed if fixed else state.values[state.colour()]


# --- what can be done --------------------------------------------------------------------------------
def menu(state: PlanetState, entry: i64) -> list[int]:
    """Actions, free actions, and the end of the phase."""
    seat = agenda.seat_of(entry)
    found: list[int] = []
    if agenda.a_of(entry):
        for kind in range(4):
            if not agenda.c_of(entry) >> kind & 1 and possible(state, seat, kind):
                found.append(agenda.action(agenda.DO, kind))
    free_actions(state, seat, found)
    if agenda.b_of(entry):
        first_aid(state, seat, found)
    found.append(agenda.action(agenda.DONE))
    return found


def possible(state: PlanetState, seat: i64, kind: i64) -> bool:
    """Can the action do anything? Exploring is possible as long as there are hexes (17)."""
    if kind == agenda.EXPLORE:
        return len(state.stack) + len(state.under) > 0
    if kind == agenda.MOVING:
        return movable(state, seat)
    if kind == agenda.BUILDING:
        limit = state.box.build_limit[state.values[seat]]
        return limit > 0 and len(buildable(state, seat, reduction(state, seat))) > 0
    return True


def first_aid(state: PlanetState, seat: i64, found: list[int]) -> None:
    """What is there only at the start of the phase: rescue and subsidy (85, 113, 114)."""
    box = state.box
    alone = box.rescues and not state.anywhere(seat, box.rescue_any)
    if alone and state.scientists[seat] and not state.burns(0):
        found.append(agenda.action(agenda.FREE, agenda.RESCUE))
    if state.mc[seat] < box.subsidy:
        for resource in range(6):
            if state.pieces[seat * 6 + resource]:
                return
        for site in range(len(state.tiles)):
            if state.owns(seat, site) and box.category[state.type_at(site)] == 0:
                return
        found.append(agenda.action(agenda.FREE, agenda.SUBSIDY))


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
            found.append(agenda.action(agenda.FREE, agenda.RECRUIT))
        if power(state, seat) == 3:
            found.append(agenda.action(agenda.FREE, agenda.POWER_RECRUIT))
    if state.motors[seat] and state.can_pay(seat, box.motorise_cost) and own_port(state, seat, False) >= 0:
        found.append(agenda.action(agenda.FREE, agenda.MOTORISE))
    if power(state, seat) == 6 and movable(state, seat):
        found.append(agenda.action(agenda.FREE, agenda.POWER_AIRLIFT))
    if state.can_pay(seat, box.heal_cost):
        healing(state, seat, found)
    if state.own_chips[seat]:
        repairs(state, seat, found)
    if state.volcano >= 0:
        dams(state, seat, found)
    if state.fires:
        fires(state, seat, found)


def fires(state: PlanetState, seat: i64, found: list[int]) -> None:
    for slot in range(len(state.hexes)):
        if state.burns(slot):
            for resource in payments(state, seat, FIRE, slot):
                found.append(agenda.action(agenda.DOUSE, resource << 5 | slot))


def healing(state: PlanetState, seat: i64, found: list[int]) -> None:
    for slot in range(len(state.hexes)):
        if state.outside[(slot * state.seats + seat) * 3 + WOUNDED]:
            found.append(agenda.action(agenda.HEAL, slot * 5 + OUTSIDE))
    for site in range(len(state.crew)):
        if state.crew[site] == 1 + seat * 3 + WOUNDED:
            found.append(agenda.action(agenda.HEAL, (site >> 2) * 5 + (site & 3)))


def repairs(state: PlanetState, seat: i64, found: list[int]) -> None:
    """Buildings for a chip; the price of one on the own Spaceport may be another."""
    pays = state.can_pay(seat, state.box.repair_cost)
    pays_port = len(state.ports) > 0 and state.can_pay(seat, state.box.port_cost)
    for site in range(len(state.tiles)):
        if state.tiles[site] and not state.chips[site]:
            own = state.set_up_by(seat, site)
            if (pays_port if own else pays) and repairable(state, seat, site, own):
                found.append(agenda.action(agenda.REPAIR, site))


def dams(state: PlanetState, seat: i64, found: list[int]) -> None:
    for side in range(6):
        beside: i64 = state.near[state.volcano * 6 + side]
        if beside >= 0 and state.dams[side] == 0 and state.has_unit(seat, beside):
            for material in range(IRON_DAM, ALLOY_DAM + 1):
                if state.can_pay(seat, state.box.dam_cost[material]):
                    found.append(agenda.action(agenda.DAM, material << 3 | side))


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
def act(state: PlanetState, entry: i64, code: i64) -> None:
    """One action, or one free action."""
    seat = agenda.seat_of(entry)
    kind = code >> 24
    what = agenda.what_of(code)
    fresh = agenda.b_of(entry) if kind == agenda.FREE and what in (agenda.RESCUE, agenda.SUBSIDY) else 0
    if kind != agenda.DO:
        state.tasks[-1] = agenda.task(agenda.ACT, seat, agenda.a_of(entry), fresh, agenda.c_of(entry))
        if kind == agenda.FREE:
            free(state, seat, what)
        elif kind == agenda.HEAL:
            heal(state, seat, what)
        elif kind == agenda.REPAIR:
            repair(state, seat, what)
        elif kind == agenda.DAM:
            build_dam(state, seat, what >> 3, what & 7)
        else:
            douse(state, seat, what >> 5, what & 31)
        return
    taken = agenda.c_of(entry) | (1 << what & state.box.once)
    state.tasks[-1] = agenda.task(agenda.ACT, seat, agenda.a_of(entry) - 1, 0, taken)
    state.tell("acts", seat, {"action": agenda.DOES[what]})
    if what == agenda.EXPLORE:
        explore(state, seat, strength(state, state.box.explore_draw))
    elif what == agenda.MOVING:
        start_moving(state, seat, strength(state, state.box.move_points))
    elif what == agenda.BUILDING:
        start_building(state, seat, state.box.build_limit[state.values[seat]])
    else:
        start_trading(state, seat, strength(state, state.box.trade_draw), power(state, seat) == 4)


def free(state: PlanetState, seat: i64, what: i64) -> None:
    box = state.box
    if what == agenda.SUBSIDY:
        state.mc[seat] += int(box.subsidy)
        state.tell("subsidy", seat, {"mc": int(box.subsidy)})
    elif what == agenda.RESCUE:
        state.scientists[seat] -= 1
        state.put_unit(seat, OUTSIDE, SCIENTIST)
        state.tell("rescued", seat, {"at": state.hex_name(0)})
    elif what == agenda.MOTORISE:
        site = own_port(state, seat, False)
        state.pay(seat, box.motorise_cost)
        state.crew[site] = int(1 + seat * 3 + MOTOR)
        state.scientists[seat] += 1
        state.motors[seat] -= 1
        state.tell("motorised", seat, {"at": state.site_name(site)})
    elif what == agenda.POWER_AIRLIFT:
        state.power_used = True
        state.tell("airlift", seat, {"points": int(box.airlift)})
        start_airlift(state, seat, box.airlift)
    else:
        site = own_port(state, seat, True)
        if what == agenda.POWER_RECRUIT:
            state.power_used = True
        else:
            state.pay(seat, box.recruit_cost)
        state.scientists[seat] -= 1
        state.crew[site] = int(1 + seat * 3 + SCIENTIST)
        state.tell(
            "recruited", seat, {"at": state.site_name(site), "free": int(what == agenda.POWER_RECRUIT)}
        )


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
