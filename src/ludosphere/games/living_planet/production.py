"""The Production phase (3.4): every matching building of every player, one player after the other."""

from __future__ import annotations

from mypy_extensions import i64

from . import agenda
from .state import PRODUCTION, PlanetState
from .tables import NO_RESOURCE, RESOURCES, WOOD


def start(state: PlanetState) -> None:
    """The owner of the die first, the Leader for a die without one, then clockwise (9)."""
    state.stage = PRODUCTION
    first = state.decider()
    for step in range(state.seats - 1, -1, -1):
        state.tasks.append(agenda.task(agenda.PRODUCE, (first + step) % state.seats))


def matches(state: PlanetState, site: i64) -> bool:
    """Does the die being resolved make the building there produce (4–6, 59)?"""
    box = state.box
    tile: i64 = state.tiles[site] - 1
    if box.product[box.tile_type[tile]] == NO_RESOURCE or not state.functions(site):
        return False
    colour = state.colour()
    wants: i64 = box.tile_colour[tile]
    value: i64 = box.tile_value[tile]
    if box.dice_on_sites:
        die: i64 = box.site_dice[state.hexes[site >> 2] * 4 + (site & 3)]
        if die == 0:
            return False
        wants = (die >> 3) - 1
        value = die & 7
    if value != state.values[colour]:
        return False
    return not box.match_colour or wants < 0 or wants == colour


def matching(state: PlanetState, seat: i64) -> list[int]:
    """The sites of the seat's buildings that produce now."""
    found: list[int] = []
    for site in range(len(state.tiles)):
        if state.owns(seat, site) and matches(state, site):
            found.append(site)
    return found


def amount_at(state: PlanetState, site: i64) -> i64:
    """How many pieces the building there gives, doubled if its product was named (7)."""
    kind = state.type_at(site)
    amount: i64 = state.box.amount[kind]
    return amount * state.box.double if state.box.product[kind] == state.named else amount


def give(state: PlanetState, seat: i64, site: i64, amount: i64) -> None:
    """Pieces of the building's product, as far as the reserve goes."""
    resource: i64 = state.box.product[state.type_at(site)]
    got = state.gain(seat, resource, amount)
    if state.events is not None:
        state.tell(
            "produces",
            seat,
            {
                "site": state.site_name(site),
                "type": state.box.types[state.type_at(site)],
                "resource": RESOURCES[resource],
                "amount": int(got),
                "short": int(amount - got),
            },
        )


def produce(state: PlanetState) -> None:
    """All of a seat's production; the order matters only where Wood is short (10)."""
    seat = agenda.seat_of(state.tasks.pop())
    culture: i64 = -1
    wood: i64 = 0
    for site in matching(state, seat):
        kind = state.type_at(site)
        if state.box.boost[kind]:
            culture = site
            state.tasks.append(agenda.task(agenda.CULTURE, seat, site))
        elif state.box.product[kind] == WOOD:
            wood += amount_at(state, site)
        else:
            give(state, seat, site, amount_at(state, site))
    if wood == 0:
        return
    if culture >= 0 and state.reserve[WOOD] < wood and pays_boost(state, seat, culture):
        state.tasks.append(agenda.task(agenda.FIRST, seat, culture))
    else:
        state.tasks.append(agenda.task(agenda.WOODS, seat))


def produce_wood(state: PlanetState) -> None:
    """The seat's Sawmills."""
    seat = agenda.seat_of(state.tasks.pop())
    for site in matching(state, seat):
        kind = state.type_at(site)
        if state.box.product[kind] == WOOD and not state.box.boost[kind]:
            give(state, seat, site, amount_at(state, site))


def pays_boost(state: PlanetState, seat: i64, site: i64) -> bool:
    """Can the seat pay for the extra pieces of the building there?"""
    return state.can_pay(seat, state.box.boost_cost[state.type_at(site)])


def culture(state: PlanetState) -> None:
    """The plain production of a building that may convert; then it may (8, A98)."""
    entry: i64 = state.tasks.pop()
    seat = agenda.seat_of(entry)
    site = agenda.a_of(entry)
    give(state, seat, site, amount_at(state, site))
    if pays_boost(state, seat, site) and state.reserve[state.box.product[state.type_at(site)]]:
        state.tasks.append(agenda.task(agenda.CONVERT, seat, site))


def automatic(state: PlanetState, kind: i64) -> None:
    if kind == agenda.PRODUCE:
        produce(state)
    elif kind == agenda.WOODS:
        produce_wood(state)
    else:
        culture(state)


def menu(kind: i64) -> list[int]:
    """To convert or not; what is produced first."""
    if kind == agenda.CONVERT:
        return [agenda.action(agenda.PAY_WOOD), agenda.action(agenda.DONE)]
    return [
        agenda.action(agenda.PRODUCE_FIRST, agenda.FIRST_CULTURE),
        agenda.action(agenda.PRODUCE_FIRST, agenda.FIRST_WOOD),
    ]


def play(state: PlanetState, kind: i64, what: i64) -> None:
    """Pays for the extra pieces; or puts the Wood before or after the conversion, since what is paid there
    can be produced again.
    """
    entry: i64 = state.tasks.pop()
    seat = agenda.seat_of(entry)
    if kind == agenda.CONVERT:
        convert(state, seat, agenda.a_of(entry))
        return
    at = len(state.tasks)
    if what == agenda.FIRST_CULTURE:  # under the conversions of this seat
        while at > 0 and agenda.kind_of(state.tasks[at - 1]) == agenda.CULTURE:
            at -= 1
    state.tasks.insert(at, agenda.task(agenda.WOODS, seat))


def convert(state: PlanetState, seat: i64, site: i64) -> None:
    kind = state.type_at(site)
    state.pay(seat, state.box.boost_cost[kind])
    extra: i64 = state.box.boost[kind]
    if state.box.product[kind] == state.named:
        extra *= state.box.double
    state.tell("converts", seat, {"site": state.site_name(site)})
    give(state, seat, site, extra)
