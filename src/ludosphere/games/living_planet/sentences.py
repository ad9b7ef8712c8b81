"""Actions in words, as instructions, and what a single ref is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import agenda, building
from .actions import strength
from .agenda import a_of, kind_of
from .refs import bare, cell_of, site_of, slot_of
from .state import CHOOSE, OUTSIDE, OVER, PlanetState
from .tables import CATACLYSMS, COLOURS, DAMS, FIRE, MOTOR, RESOURCES, SIDES, UNITS, WOUNDED
from .trading import purchase, sale
from .words import (
    DEGREES,
    building_words,
    cell_words,
    cost_words,
    crew_words,
    die_words,
    hex_words,
    moves_words,
    named,
    of_hex,
    place_words,
    some,
    tile_words,
    type_words,
    unit_words,
)

if TYPE_CHECKING:
    from ...core.text import Texts


def due(state: PlanetState) -> int:
    """The kind of the decision on top, -1 while cards are chosen or the game is over."""
    return int(kind_of(state.tasks[-1])) if state.tasks and state.phase not in (CHOOSE, OVER) else -1


# --- the turn --------------------------------------------------------------------------------------
def done(state: PlanetState, seat: int, say: Texts) -> str:
    key = f"done-{agenda.TASKS[due(state)].name}" if due(state) >= 0 else "done-act"
    return say(key if key in say else "done-act", n=int(a_of(state.tasks[-1])))


def card(state: PlanetState, seat: int, say: Texts, value: int) -> str:
    return say("do-card", value=value)


def resource(state: PlanetState, seat: int, say: Texts, what: int) -> str:
    name = say(f"res-{RESOURCES[what]}")
    if due(state) == agenda.NAME:
        return say("do-name", resource=name)
    amount = min(int(state.box.depletes), state.reserve[what])
    return say("do-deplete", what=some(RESOURCES[what], amount, say))


def die(state: PlanetState, seat: int, say: Texts, what: int) -> str:
    return say(
        "do-order", place=len(state.order) + 1, die=say(f"die-{COLOURS[what]}"), value=state.values[what]
    )


def do(state: PlanetState, seat: int, say: Texts, what: int) -> str:
    box = state.box
    if what == agenda.BUILDING:
        n = int(box.build_limit[state.values[seat]])
    else:
        fixed = (box.explore_draw, box.move_points, 0, box.trade_draw)[what]
        n = int(strength(state, fixed))
    return say(f"do-{agenda.DOES[what]}", n=n)


# --- free actions ----------------------------------------------------------------------------------
def free(state: PlanetState, seat: int, say: Texts, what: int) -> str:
    box = state.box
    if what == agenda.RECRUIT:
        return say("do-recruit", cost=cost_words(box.recruit_cost, say))
    if what == agenda.MOTORISE:
        return say("do-motorise", cost=cost_words(box.motorise_cost, say))
    if what == agenda.RESCUE:
        return say("do-rescue")
    if what == agenda.SUBSIDY:
        return say("do-subsidy", mc=say("some-mc", n=int(box.subsidy)))
    if what == agenda.POWER_RECRUIT:
        return say("do-power-recruit")
    return say("do-power-airlift", n=int(box.airlift))


def heal(state: PlanetState, seat: int, say: Texts, place: int) -> str:
    cost = cost_words(state.box.heal_cost, say)
    return say("do-heal", unit=unit_words(state, place, WOUNDED, say), cost=cost)


def repair(state: PlanetState, seat: int, say: Texts, site: int) -> str:
    cost = cost_words(state.chip_cost(seat, site), say)
    return say("do-repair", building=building_words(state, site, say), cost=cost)


def dam(state: PlanetState, seat: int, say: Texts, material: int, side: int) -> str:
    return say(
        "do-dam",
        dam=say(f"one-dam-{DAMS[material]}"),
        at=say(f"at-{SIDES[side]}"),
        cost=cost_words(state.box.dam_cost[material], say),
    )


def douse(state: PlanetState, seat: int, say: Texts, resource: int, slot: int) -> str:
    cost = _protection(state, seat, FIRE, slot, resource, say)
    return say("do-douse", hex=hex_words(state.hex_name(slot), say), cost=cost)


def _protection(state: PlanetState, seat: int, cataclysm: int, slot: int, resource: int, say: Texts) -> str:
    site = state.stations(seat, cataclysm, slot)
    amount = state.box.pay_amount[state.type_at(site)] if site >= 0 else 1
    return some(RESOURCES[resource], int(amount), say)


# --- exploring and moving --------------------------------------------------------------------------
def lay(state: PlanetState, seat: int, say: Texts, hex: int, cell: int, turn: int) -> str:
    name = hex_words(state.box.hexes[hex], say)
    where = cell_words(state, cell, say)
    if not turn:
        return say("do-lay", hex=name, where=where)
    return say("do-lay-turned", hex=name, where=where, degrees=turn * DEGREES)


def follow(state: PlanetState, seat: int, say: Texts, unit: int) -> str:
    return say("do-follow", unit=unit_words(state, unit >> 2, unit & 3, say))


def step(state: PlanetState, seat: int, say: Texts, unit: int, target: int) -> str:
    who = unit_words(state, unit >> 2, unit & 3, say)
    if target % 5 != OUTSIDE:
        site = target // 5 * 4 + target % 5
        return say("do-step-in", unit=who, building=building_words(state, site, say))
    if target // 5 == unit // 20:
        return say("do-step-out", unit=who)
    return say("do-step-to", unit=who, hex=hex_words(state.hex_name(target // 5), say))


# --- building --------------------------------------------------------------------------------------
def build(state: PlanetState, seat: int, say: Texts, tile: int, site: int, platform: int) -> str:
    key = (
        "do-raise-platform"
        if platform
        else "do-raise-bare"
        if bare(state, tile << 8 | site << 1)
        else "do-raise"
    )
    return say(key, tile=tile_words(state, tile, say), place=place_words(state.site_name(site), say))


def staff(state: PlanetState, seat: int, say: Texts, chip: int, who: int) -> str:
    site = int(a_of(state.tasks[-1]))
    type = named("the", state.box.types[state.type_at(site)], say)
    if who == agenda.NO_UNIT:
        return say("do-staff-chip" if chip else "do-staff-none", building=type)
    unit = unit_words(state, who >> 2, who & 3, say)
    return say("do-staff-both" if chip else "do-staff-unit", building=type, unit=unit)


# --- trading ---------------------------------------------------------------------------------------
def shift(state: PlanetState, seat: int, say: Texts, what: int) -> str:
    return say("do-up" if what & 1 else "do-down", of=of_resource(what >> 1, say), n=int(state.box.shift))


def of_resource(resource: int, say: Texts) -> str:
    """ "of iron"."""
    return say(f"of-res-{RESOURCES[resource]}")


def market(state: PlanetState, seat: int, say: Texts, card: int) -> str:
    return say("do-market", moves=moves_words(state, card, say))


def sell(state: PlanetState, seat: int, say: Texts, resource: int, amount: int) -> str:
    entry = state.tasks[-1] if due(state) == agenda.DEAL else 0
    mc = say("some-mc", n=int(sale(state, entry, resource, amount)[0]))
    return say("do-sell", what=some(RESOURCES[resource], amount, say), mc=mc)


def buy(state: PlanetState, seat: int, say: Texts, resource: int, amount: int) -> str:
    mc = say("some-mc", n=int(purchase(state, resource, amount)[0]))
    return say("do-buy", what=some(RESOURCES[resource], amount, say), mc=mc)


# --- cataclysms ------------------------------------------------------------------------------------
def value(state: PlanetState, seat: int, say: Texts, value: int) -> str:
    key = "do-bend" if due(state) == agenda.BEND else "do-fate"
    return say(key, die=say(f"die-{COLOURS[state.colour()]}"), value=value)


def strike(state: PlanetState, seat: int, say: Texts, what: int) -> str:
    return say("do-strike", strike=strike_words(state.hex_name(what >> 3), CATACLYSMS[what & 7], say))


def strike_words(hex: str, cataclysm: str, say: Texts) -> str:
    """ "the tornado on Rust Ridge"."""
    return say("strike-on", cataclysm=say(f"the-{cataclysm}"), hex=hex_words(hex, say))


def pay(state: PlanetState, seat: int, say: Texts, resource: int) -> str:
    entry = state.tasks[-1]
    slot = int(a_of(entry))
    cost = _protection(state, seat, int(agenda.b_of(entry)), slot, resource, say)
    return say("do-pay", cost=cost, hex=hex_words(state.hex_name(slot), say))


def lose(state: PlanetState, seat: int, say: Texts, what: int) -> str:
    if what == agenda.LOSE_CHIP:
        return say("do-lose-chip")
    crew = state.crew[int(a_of(state.tasks[-1]))]
    return say("do-lose-motor" if crew and (crew - 1) % 3 == MOTOR else "do-lose-unit")


def spread(state: PlanetState, seat: int, say: Texts, slot: int) -> str:
    return say("do-spread", hex=hex_words(state.hex_name(slot), say))


# --- production and depletion ----------------------------------------------------------------------
def boost(state: PlanetState, site: int) -> int:
    """How many pieces a conversion gives there now."""
    kind = state.type_at(site)
    extra = int(state.box.boost[kind])
    if state.box.product[kind] == state.named:
        extra *= int(state.box.double)
    return min(extra, state.reserve[state.box.product[kind]])


def convert(state: PlanetState, seat: int, say: Texts) -> str:
    site = int(a_of(state.tasks[-1]))
    kind = state.type_at(site)
    product = RESOURCES[state.box.product[kind]]
    cost = cost_words(state.box.boost_cost[kind], say)
    return say("do-convert", cost=cost, what=some(product, boost(state, site), say))


def first(state: PlanetState, seat: int, say: Texts, what: int) -> str:
    return say("do-first-wood" if what == agenda.FIRST_WOOD else "do-first-culture")


# --- refs ------------------------------------------------------------------------------------------
def ref_words(position: PlanetState, seat: int, ref: str, say: Texts) -> str:
    """What a ref is called; `ref-unknown` for what there isn't."""
    kind, _, value = ref.partition(":")
    if kind == "done":
        return done(position, seat, say) if position.tasks else say("done-act", n=0)
    found = _of_map(position, seat, kind, value, say) or _of_table(position, seat, kind, value, say)
    return found or say("ref-unknown")


def _of_map(state: PlanetState, seat: int, kind: str, value: str, say: Texts) -> str:
    """Hexes, sites, units, cells."""
    if kind in ("hex", "tile"):
        return hex_words(value, say) if value in state.box.hexes else ""
    if kind == "site":
        return site_words(state, value, say)
    if kind == "crew":
        site = site_of(state, value)
        return (crew_words(state, site, say) or site_words(state, value, say)) if site >= 0 else ""
    if kind == "unit":
        hex, _, unit = value.partition(".")
        slot = slot_of(state, hex)
        if slot < 0 or unit not in UNITS:
            return ""
        return unit_words(state, slot * 5 + OUTSIDE, UNITS.index(unit), say)
    if kind == "cell":
        cell = cell_of(state, value)
        if cell in state.grid:
            return hex_words(state.hex_name(state.grid[cell]), say)
        return cell_words(state, cell, say) if cell >= 0 else ""
    if kind == "turn":
        return say("ref-turn", degrees=int(value) * DEGREES) if value in "012345" and value else ""
    if kind == "side":
        if value not in SIDES or state.box.volcano < 0:
            return ""
        return say("cell", at=say(f"at-{value}"), of=of_hex(state.box.hexes[state.box.volcano], say))
    if kind == "strike":
        hex, _, cataclysm = value.partition(".")
        return strike_words(hex, cataclysm, say) if cataclysm in CATACLYSMS else ""
    return ""


def site_words(state: PlanetState, name: str, say: Texts) -> str:
    """A building, or an empty site with its icon."""
    site = site_of(state, name)
    if site < 0:
        return ""
    if state.tiles[site]:
        return building_words(state, site, say)
    icon = state.box.icons[state.hexes[site >> 2] * 4 + (site & 3)]
    place = place_words(name, say)
    if icon >= len(RESOURCES):
        return place
    return say("site-icon", place=place, resource=say(f"res-{RESOURCES[icon]}"))


_RESOURCE_REFS: Final = {
    "resource": "res",
    "pay": "res",
    "sell": "ref-sell",
    "buy": "ref-buy",
    "up": "ref-up",
    "down": "ref-down",
    "douse": "ref-douse",
}
_PLAIN_REFS: Final = {
    "platform": "ref-platform",
    "bare": "ref-bare",
    "nobody": "ref-nobody",
    "convert": "ref-convert",
    "staff:chip": "ref-staff-chip",
    "staff:bare": "ref-staff-bare",
    "lose:chip": "do-lose-chip",
    "lose:unit": "do-lose-unit",
    "first:culture": "do-first-culture",
    "first:wood": "do-first-wood",
    "power:recruit": "power-3",
    "power:airlift": "power-6",
}


def _of_table(state: PlanetState, seat: int, kind: str, value: str, say: Texts) -> str:
    """Everything that isn't on the map."""
    ref = f"{kind}:{value}" if value else kind
    if ref in _PLAIN_REFS:
        return say(_PLAIN_REFS[ref])
    if kind in _RESOURCE_REFS:
        if value not in RESOURCES:
            return ""
        key, name = _RESOURCE_REFS[kind], say(f"res-{value}")
        return name if key == "res" else say(key, resource=name)
    keys = {"dam": f"dam-{value}", "do": f"act-{value}", "free": f"free-{value}"}
    if kind in keys:
        return say(keys[kind]) if keys[kind] in say else ""
    if kind == "die":
        return _named_die(state, value, say)
    if kind in ("card", "value"):
        return say(f"ref-{kind}", value=value) if value in "123456" and value else ""
    if kind == "amount":
        return value if value.isdigit() else ""
    if kind == "type":
        return _type_ref(state, value, say)
    if kind == "market":
        cards = state.box.cards
        return moves_words(state, cards.index(value), say) if value in cards else ""
    return ""


def _named_die(state: PlanetState, value: str, say: Texts) -> str:
    if value not in COLOURS:
        return ""
    number = state.values[COLOURS.index(value)]
    return die_words(COLOURS.index(value), number, say) if number else say(f"die-{value}")


def _type_ref(state: PlanetState, value: str, say: Texts) -> str:
    type, _, die = value.partition(".")
    if type not in state.box.types:
        return ""
    number, _, colour = die.partition(".")
    shown = int(number) if number in ("1", "2", "3", "4", "5", "6") else 0
    return type_words(type, shown, say, "type", COLOURS.index(colour) if colour in COLOURS else -1)


def price_of(state: PlanetState, seat: int, kind: int) -> int:
    """What a type costs the seat in MC now."""
    return int(building.price(state, kind, building.reduction(state, seat)))
