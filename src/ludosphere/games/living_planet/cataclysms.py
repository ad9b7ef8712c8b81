"""The Cataclysms phase: which hexes are struck, protection, damage, fire, flood, lava (3.7, 3.8, 4)."""

from __future__ import annotations

from mypy_extensions import i64

from . import agenda
from .moving import beyond
from .state import CATACLYSM, OUTSIDE, PlanetState
from .tables import (
    ALLOY_DAM,
    CATACLYSMS,
    COLOURS,
    DAMS,
    FIRE,
    FLOOD,
    LAVA,
    MOTOR,
    RESOURCES,
    SCIENTIST,
    SIDES,
    TORNADO,
    UNITS,
    WOUNDED,
)

EVERY_SITE = 15


# --- decisions -------------------------------------------------------------------------------------
def menu(state: PlanetState, entry: i64) -> list[int]:
    """The legal actions of a task of the phase."""
    kind = agenda.kind_of(entry)
    slot = agenda.a_of(entry)
    if kind == agenda.STRIKE:
        return [agenda.action(agenda.TARGET, what) for what in state.strikes]
    if kind == agenda.LOSS:
        return [agenda.action(agenda.LOSE, agenda.LOSE_CHIP), agenda.action(agenda.LOSE, agenda.LOSE_UNIT)]
    if kind == agenda.SPREAD:
        return spread_targets(state, slot)
    found: list[int] = []
    if kind == agenda.PROTECT:
        for resource in payments(state, agenda.seat_of(entry), agenda.b_of(entry), slot):
            found.append(agenda.action(agenda.PAY, resource))
    elif kind == agenda.FLEE:
        found = flights(state, agenda.seat_of(entry), slot, agenda.b_of(entry))
    else:
        now = state.striking()
        for value in range(1, 7):
            if value != now:
                found.append(agenda.action(agenda.VALUE, value))
    found.append(agenda.action(agenda.DONE))
    return found


def play(state: PlanetState, entry: i64, what: i64) -> None:
    kind = agenda.kind_of(entry)
    if kind == agenda.PROTECT:
        protect(state, entry, what)
        return
    if kind == agenda.FLEE:
        flee(state, entry, what)
        return
    if kind == agenda.STRIKE:
        strike(state, int(what))
        return
    state.tasks.pop()
    if kind == agenda.LOSS:
        if what == agenda.LOSE_CHIP:
            lose_chip(state, agenda.a_of(entry))
        else:
            hit_crew(state, agenda.a_of(entry))
    elif kind == agenda.SPREAD:
        source = state.hex_name(agenda.a_of(entry))
        state.tell("spreads", -1, {"from": source, "hex": state.hex_name(what)})
        fire(state, what)
    else:
        change_die(state, agenda.seat_of(entry), what, kind == agenda.BEND)


def decided(state: PlanetState, kind: i64) -> bool:
    """Does what there is no choice in: the last hex struck, nobody who can protect or flee."""
    if kind == agenda.STRIKE:
        return next_strike(state)
    if kind == agenda.PROTECT:
        return ask_protector(state)
    return kind == agenda.FLEE and ask_fleeing(state)


def automatic(state: PlanetState, kind: i64) -> None:
    """What goes by itself."""
    entry: i64 = state.tasks.pop()
    slot = agenda.a_of(entry)
    if kind == agenda.HIT:
        hit(state, slot, agenda.b_of(entry), agenda.c_of(entry) != 0)
    elif kind == agenda.HIT_OUTSIDE:
        hit_outside(state, slot)
    elif kind == agenda.STRIKES:
        list_strikes(state)
    elif kind == agenda.START_CATACLYSMS:
        start(state)
    elif kind == agenda.TORNADO_OVER:
        tornado_over(state, slot)
    elif kind == agenda.BURN:
        burn(state, slot)
    else:
        smoke(state, slot)


# --- changing the die ------------------------------------------------------------------------------
def start(state: PlanetState) -> None:
    """Before the phase the Leader, then the owner of the die, may change it (3.7.1)."""
    state.stage = CATACLYSM
    colour = state.colour()
    state.tasks.append(agenda.task(agenda.STRIKES, 0))
    if colour < state.seats and state.fate[colour]:
        state.tasks.append(agenda.task(agenda.FATE, colour))
    if state.values[state.leader] == 1 and not state.power_used:
        state.tasks.append(agenda.task(agenda.BEND, state.leader))


def change_die(state: PlanetState, seat: i64, value: i64, by_power: bool) -> None:
    """Gives the current die another value for its cataclysms (105); only once per die (14)."""
    colour = state.colour()
    state.changed[colour] = int(value)
    if by_power:
        state.power_used = True
    else:
        state.fate[seat] -= 1
    state.tell("bent" if by_power else "fate", seat, {"colour": COLOURS[colour], "value": int(value)})
    if state.tasks and agenda.kind_of(state.tasks[-1]) == agenda.FATE:
        state.tasks.pop()


# --- the list of strikes ---------------------------------------------------------------------------
def list_strikes(state: PlanetState) -> None:
    """Every hex with an icon of the die, and the Volcano if lava flows; the list is fixed now."""
    die = state.colour() * 8 + state.striking()
    state.strikes = []
    icons = state.box.strikes[die]
    for slot in range(len(state.hexes)):
        hex: i64 = state.hexes[slot]
        for icon in icons:
            if icon >> 3 == hex:
                state.strikes.append(slot << 3 | (icon & 7))
    if state.volcano >= 0 and state.box.lava[die] >= 0:
        state.strikes.append(int(state.volcano << 3 | LAVA))
    if state.strikes:
        state.tasks.append(agenda.task(agenda.STRIKE, state.decider()))


def next_strike(state: PlanetState) -> bool:
    """Goes on if there is no choice; False if somebody has to decide what comes next (46)."""
    if len(state.strikes) > 1:
        return False
    if state.strikes:
        strike(state, state.strikes[0])
    else:
        state.tasks.pop()
    return True


def strike(state: PlanetState, what: int) -> None:
    """Resolves one cataclysm on one hex."""
    state.strikes.remove(what)
    slot: i64 = what >> 3
    kind: i64 = what & 7
    state.tell("strikes", -1, {"hex": state.hex_name(slot), "cataclysm": CATACLYSMS[kind]})
    if kind == FIRE:
        fire(state, slot)
    elif kind == FLOOD:
        flood(state, slot)
    elif kind == LAVA:
        erupt(state)
    else:
        if kind == TORNADO:
            state.tasks.append(agenda.task(agenda.TORNADO_OVER, 0, slot))
        state.tasks.append(agenda.task(agenda.HIT, 0, slot, EVERY_SITE, 1))
        if exposed(state, slot):
            state.tasks.append(agenda.task(agenda.PROTECT, 0, slot, kind, 0))


def exposed(state: PlanetState, slot: i64) -> bool:
    """Is there anything on the hex that could be hurt?"""
    for site in range(slot * 4, slot * 4 + 4):
        if state.tiles[site]:
            return True
    return anybody_outside(state, slot)


def anybody_outside(state: PlanetState, slot: i64) -> bool:
    first: i64 = slot * state.seats * 3
    for at in range(first, first + state.seats * 3):
        if state.outside[at]:
            return True
    return False


# --- protection ------------------------------------------------------------------------------------
def payments(state: PlanetState, seat: i64, cataclysm: i64, slot: i64) -> list[int]:
    """What the seat can pay to protect the hex; empty if it can't (45, 94)."""
    site = state.stations(seat, cataclysm, slot)
    if site < 0:
        return []
    kind = state.type_at(site)
    amount = state.box.pay_amount[kind]
    return [
        resource for resource in state.box.pay_one_of[kind] if state.pieces[seat * 6 + resource] >= amount
    ]


def ask_protector(state: PlanetState) -> bool:
    """Asks the next seat in table order that can protect (56, 93); False: one is to decide."""
    entry: i64 = state.tasks[-1]
    asked = agenda.c_of(entry)
    while asked < state.seats:
        seat: i64 = (state.leader + asked) % state.seats
        if payments(state, seat, agenda.b_of(entry), agenda.a_of(entry)):
            state.tasks[-1] = agenda.task(agenda.PROTECT, seat, agenda.a_of(entry), agenda.b_of(entry), asked)
            return False
        asked += 1
    state.tasks.pop()
    return True


def protect(state: PlanetState, entry: i64, resource: i64) -> None:
    """Pays and cancels what was to come (33, 34, 44, 55)."""
    seat = agenda.seat_of(entry)
    slot = agenda.a_of(entry)
    cataclysm = agenda.b_of(entry)
    site = state.stations(seat, cataclysm, slot)
    state.pay_piece(seat, resource, state.box.pay_amount[state.type_at(site)])
    state.tell(
        "protects",
        seat,
        {
            "hex": state.hex_name(slot),
            "cataclysm": CATACLYSMS[cataclysm],
            "site": state.site_name(site),
            "resource": RESOURCES[resource],
        },
    )
    state.tasks.pop()
    state.tasks.pop()  # the hit, or the fire
    if cataclysm == FIRE:
        put_out(state, slot)


# --- HIT-HEX -----------------------------------------------------------------------------------------
def hit(state: PlanetState, slot: i64, sites: i64, outside: bool) -> None:
    """Buildings first, then units outside (39); who has a choice is asked in table order (40)."""
    if outside:
        state.tasks.append(agenda.task(agenda.HIT_OUTSIDE, 0, slot))
    losses: list[int] = []
    for site in range(slot * 4, slot * 4 + 4):
        if not state.tiles[site] or not sites >> (site & 3) & 1:
            continue
        owner = state.controller(site)
        if owner < 0:
            state.destroy(site)
            continue
        crew: i64 = state.crew[site]
        active = crew != 0 and (crew - 1) % 3 != WOUNDED
        if state.chips[site] and active:
            losses.append(agenda.task(agenda.LOSS, owner, site))
        elif active:
            hit_crew(state, site)
        else:
            lose_chip(state, site)
    for step in range(state.seats - 1, -1, -1):
        seat: i64 = (state.leader + step) % state.seats
        for index in range(len(losses) - 1, -1, -1):
            if agenda.seat_of(losses[index]) == seat:
                state.tasks.append(losses[index])


def lose_chip(state: PlanetState, site: i64) -> None:
    owner: i64 = state.chips[site] - 1
    state.chips[site] = 0
    state.own_chips[owner] += 1
    state.tell("chip-lost", owner, {"site": state.site_name(site)})


def hit_crew(state: PlanetState, site: i64) -> None:
    """The active unit inside takes the hit (43, 107)."""
    seat: i64 = (state.crew[site] - 1) // 3
    if (state.crew[site] - 1) % 3 == MOTOR:
        state.crew[site] = 0
        state.to_reserve(seat, MOTOR)
        state.tell("lost", seat, {"unit": UNITS[MOTOR], "at": state.site_name(site)})
    else:
        state.crew[site] = int(1 + seat * 3 + WOUNDED)
        state.tell("wounded", seat, {"at": state.site_name(site)})


def hit_outside(state: PlanetState, slot: i64) -> None:
    """Every unit in the open takes a hit (43)."""
    for seat in range(state.seats):
        at: i64 = (slot * state.seats + seat) * 3
        wounded: i64 = state.outside[at + WOUNDED]
        hurt: i64 = state.outside[at + SCIENTIST]
        motors: i64 = state.outside[at + MOTOR]
        if wounded + hurt + motors == 0:
            continue
        state.outside[at + SCIENTIST] = 0
        state.outside[at + WOUNDED] = int(hurt)
        state.outside[at + MOTOR] = 0
        state.scientists[seat] += int(wounded)
        state.motors[seat] += int(motors)
        if state.events is not None:
            where = {"at": state.hex_name(slot)}
            for _ in range(wounded):
                state.tell("lost", seat, {"unit": UNITS[WOUNDED], **where})
            for _ in range(hurt):
                state.tell("wounded", seat, where)
            for _ in range(motors):
                state.tell("lost", seat, {"unit": UNITS[MOTOR], **where})


# --- fire --------------------------------------------------------------------------------------------
def fire(state: PlanetState, slot: i64) -> None:
    """A fire breaks out, unless a Hydraulic Safety Station puts it out (4.5)."""
    state.tasks.append(agenda.task(agenda.BURN, 0, slot))
    state.tasks.append(agenda.task(agenda.PROTECT, 0, slot, FIRE, 0))


def put_out(state: PlanetState, slot: i64) -> None:
    """Takes a fire token off the hex, if there is one."""
    if state.burns(slot):
        state.fires ^= 1 << slot
        state.fire_tokens += 1
        state.tell("put-out", -1, {"hex": state.hex_name(slot)})


def burn(state: PlanetState, slot: i64) -> None:
    """The token, then everybody may flee in table order (54, 57, A36–A39)."""
    again = state.burns(slot)
    if not again and state.fire_tokens:
        state.fires |= 1 << slot
        state.fire_tokens -= 1
    state.tell("burns", -1, {"hex": state.hex_name(slot)})
    state.tasks.append(agenda.task(agenda.SMOKE, 0, slot))
    if state.box.flee_again or not again:
        state.tasks.append(agenda.task(agenda.FLEE, 0, slot, 0, 0))


def ask_fleeing(state: PlanetState) -> bool:
    """Asks the next seat in table order that has a unit and a place to flee to; False: one is to decide."""
    entry: i64 = state.tasks[-1]
    asked = agenda.c_of(entry)
    fled = agenda.b_of(entry)
    while asked < state.seats:
        seat: i64 = (state.leader + asked) % state.seats
        if flights(state, seat, agenda.a_of(entry), fled):
            state.tasks[-1] = agenda.task(agenda.FLEE, seat, agenda.a_of(entry), fled, asked)
            return False
        asked += 1
        fled = 0
    state.tasks.pop()
    return True


def flights(state: PlanetState, seat: i64, slot: i64, fled: i64) -> list[int]:
    """Every way for an active unit of the burning hex to get away (48, 53, 92, 97, 108)."""
    found: list[int] = []
    units: list[int] = []
    at: i64 = (slot * state.seats + seat) * 3
    for kind in (SCIENTIST, MOTOR):
        if state.outside[at + kind]:
            units.append(int((slot * 5 + OUTSIDE) * 4 + kind))
    for site in range(4):
        crew: i64 = state.crew[slot * 4 + site]
        if crew and (crew - 1) // 3 == seat and (crew - 1) % 3 != WOUNDED and not fled >> site & 1:
            units.append(int((slot * 5 + site) * 4 + (crew - 1) % 3))
    for unit in units:
        source: i64 = unit >> 2
        for site in range(4):
            if state.may_enter(seat, slot * 4 + site, source):
                found.append(agenda.action(agenda.STEP, unit << 8 | (slot * 5 + site)))
        beyond(state, seat, unit, found)
    return found


def flee(state: PlanetState, entry: i64, what: i64) -> None:
    """One unit gets away; when the seat stops, the rest stays where it is (50)."""
    seat = agenda.seat_of(entry)
    slot = agenda.a_of(entry)
    target = what & 255
    state.move_unit(seat, what >> 10, what >> 8 & 3, target)
    fled = agenda.b_of(entry)
    if target // 5 == slot:
        fled |= 1 << target % 5
    state.tasks[-1] = agenda.task(agenda.FLEE, seat, slot, fled, agenda.c_of(entry))


def smoke(state: PlanetState, slot: i64) -> None:
    """Who is still outside is lost; then the buildings are hit (49, 51, A40–A43)."""
    for seat in range(state.seats):
        at: i64 = (slot * state.seats + seat) * 3
        for kind in range(3):
            count: i64 = state.outside[at + kind]
            for _ in range(count):
                state.to_reserve(seat, kind)
                state.tell("lost", seat, {"unit": UNITS[kind], "at": state.hex_name(slot)})
            state.outside[at + kind] = 0
    state.tasks.append(agenda.task(agenda.HIT, 0, slot, EVERY_SITE, 0))


def tornado_over(state: PlanetState, slot: i64) -> None:
    """A tornado on a burning hex pushes the fire on (91, 104, A52–A57)."""
    if state.burns(slot) and spread_targets(state, slot):
        state.tasks.append(agenda.task(agenda.SPREAD, state.decider(), slot))


def spread_targets(state: PlanetState, slot: i64) -> list[int]:
    """Adjacent hexes without a fire token."""
    found: list[int] = []
    for side in range(6):
        beside: i64 = state.near[slot * 6 + side]
        if beside < 0 or state.burns(beside):
            continue
        if beside != state.volcano or state.box.volcano_burns:
            found.append(agenda.action(agenda.ONTO, beside))
    return found


# --- flood and lava ------------------------------------------------------------------------------------
def flood(state: PlanetState, slot: i64) -> None:
    """Puts fires out; hits what is neither high nor afloat (63–65, 100–102, A58–A62)."""
    put_out(state, slot)
    hex: i64 = state.hexes[slot]
    sites: i64 = 0
    for site in range(slot * 4, slot * 4 + 4):
        if not state.tiles[site] or state.platforms[site] or state.box.high[hex * 4 + (site & 3)]:
            continue
        if not state.box.flood_proof[state.type_at(site)]:
            sites |= 1 << (site & 3)
    state.tasks.append(agenda.task(agenda.HIT, 0, slot, sites, 0 if state.box.mountain[hex] else 1))


def erupt(state: PlanetState) -> None:
    """Lava flows to the hex behind one side, unless a dam stops it (69, 72–74, 95, A78–A90)."""
    side: i64 = state.box.lava[state.colour() * 8 + state.striking()]
    side = (side + state.turned[state.volcano]) % 6
    target: i64 = state.near[state.volcano * 6 + side]
    if target < 0:
        state.tell("lava-nowhere", -1, {"side": SIDES[side]})
        return
    dam: i64 = state.dams[side]
    if dam:
        if dam != ALLOY_DAM:
            for resource in range(6):
                state.reserve[resource] += state.box.dam_cost[dam][resource]
            state.dams[side] = 0
        state.tell(
            "dam-holds", -1, {"side": SIDES[side], "material": DAMS[dam], "hex": state.hex_name(target)}
        )
        return
    state.tell("lava", -1, {"side": SIDES[side], "hex": state.hex_name(target)})
    state.tasks.append(agenda.task(agenda.HIT, 0, target, EVERY_SITE, 1))
