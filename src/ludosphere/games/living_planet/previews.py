"""What an action would give, in a few words; quick, since it is asked for every legal action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.text import Texts, listed
from . import agenda, ground, production, trading
from .agenda import a_of
from .sentences import due, price_of
from .state import CATACLYSM, OUTSIDE, TURN_OF_DICE, PlanetState
from .tables import CATACLYSMS, DICE, FIRE, FLOOD, LAVA, RESOURCES
from .words import building_words, cost_words, die_words, hex_words, icon_words, icons_of, lava_dice, some


# --- shared notes ----------------------------------------------------------------------------------
def left(state: PlanetState, seat: int, cost: Sequence[int], say: Texts, mc: int = 0) -> str:
    """What stays of what is paid: "left: 15 MC and 1 iron"."""
    parts = [say("some-mc", n=state.mc[seat] - mc)] if mc else []
    parts += [
        some(RESOURCES[r], state.pieces[seat * 6 + r] - int(amount), say)
        for r, amount in enumerate(cost)
        if amount
    ]
    return say("gives-left", what=listed(parts, say)) if parts else ""


def struck(state: PlanetState, colour: int, value: int, seat: int, say: Texts) -> str:
    """The hexes a die strikes with a value, and what of the seat is there."""
    die = colour * 8 + value
    found = []
    for slot in range(len(state.hexes)):
        kinds = [icon & 7 for icon in state.box.strikes[die] if icon >> 3 == state.hexes[slot]]
        found += [_strike(state, slot, kind, seat, say) for kind in kinds]
    if state.volcano >= 0 and state.box.lava[die] >= 0:
        side = (state.box.lava[die] + state.turned[state.volcano]) % 6
        target = state.near[state.volcano * 6 + side]
        if target >= 0 and not state.dams[side]:
            found.append(_strike(state, target, LAVA, seat, say))
    return say("gives-strikes", what=", ".join(found)) if found else say("gives-no-strikes")


def _strike(state: PlanetState, slot: int, kind: int, seat: int, say: Texts) -> str:
    own = "own" if concerned(state, slot, seat) else "other"
    hex = hex_words(state.hex_name(slot), say)
    return say("gives-strike", cataclysm=say(f"strike-{CATACLYSMS[kind]}"), hex=hex, own=own)


def concerned(state: PlanetState, slot: int, seat: int) -> bool:
    """Has the seat a unit or a building on the hex?"""
    first = (slot * int(state.seats) + seat) * 3
    if any(state.outside[first : first + 3]):
        return True
    return any(
        state.tiles[site] and (state.controller(site) == seat or state.occupant(site) == seat)
        for site in range(slot * 4, slot * 4 + 4)
    )


def still(state: PlanetState, colour: int) -> bool:
    """Will the die still bring cataclysms this turn?"""
    if not state.values[colour]:
        return False
    if state.phase != TURN_OF_DICE or colour not in state.order:
        return state.phase < TURN_OF_DICE
    place = state.order.index(colour)
    return place > state.current or (place == state.current and state.stage < CATACLYSM)


def threats(state: PlanetState, slot: int, site: int, afloat: bool, say: Texts) -> str:
    """Which dice bring what to a hex, or to one site of it that may be safe from floods."""
    dry = site >= 0 and (afloat or state.box.high[state.hexes[slot] * 4 + (site & 3)])
    icons = [icon for icon in icons_of(state, slot) if not (dry and icon[0] == CATACLYSMS[FLOOD])]
    if not icons:
        return say("gives-safe")
    found = say("gives-threats", what=icon_words(icons, say))
    soon = [icon for icon in icons if state.values[icon[1]] == icon[2] and still(state, icon[1])]
    return f"{found} · {say('gives-soon', what=icon_words(soon, say))}" if soon else found


def _points(number: int, say: Texts) -> str:
    return say("gives-vp", n=number) if number else ""


# --- the turn --------------------------------------------------------------------------------------
def card(state: PlanetState, seat: int, say: Texts, value: int) -> list[str]:
    box = state.box
    notes = []
    if seat == state.leader:
        notes.append(say("gives-leader", power=say(f"power-{value}")))
    notes.append(say("gives-build", n=int(box.build_limit[value])))
    sites = own_sites(state, seat, lambda tile: box.tile_value[tile] == value)
    if sites and not box.dice_on_sites:
        notes.append(say("gives-production", what=_products(state, sites, say)))
    strikes = struck(state, seat, value, seat, say)
    return [*notes, strikes]


def own_sites(state: PlanetState, seat: int, wanted: Callable[[int], bool]) -> list[int]:
    """The seat's working buildings whose kind of tile is wanted."""
    return [
        site
        for site in range(len(state.tiles))
        if state.tiles[site]
        and state.controller(site) == seat
        and state.functions(site)
        and wanted(state.tiles[site] - 1)
    ]


def _products(state: PlanetState, sites: Sequence[int], say: Texts) -> str:
    """What buildings produce together."""
    amounts = [0] * 6
    for site in sites:
        product = state.box.product[state.type_at(site)]
        if product < 6:
            amounts[product] += int(production.amount_at(state, site))
    return cost_words(amounts, say)


def resource(state: PlanetState, seat: int, say: Texts, what: int) -> list[str]:
    if due(state) == agenda.NAME:
        own = others = 0
        for site in range(len(state.tiles)):
            if not state.tiles[site] or state.box.product[state.type_at(site)] != what:
                continue
            value = state.box.tile_value[state.tiles[site] - 1]
            number = int(state.box.amount[state.type_at(site)]) * state.values.count(value)
            owner = int(state.controller(site))
            own += number if owner == seat else 0
            others += number if owner >= 0 and owner != seat else 0
        return [say("gives-named", own=own, others=others)]
    after = state.reserve[what] - min(int(state.box.depletes), state.reserve[what])
    return [say("gives-reserve", n=after)]


def die(state: PlanetState, seat: int, say: Texts, colour: int) -> list[str]:
    return [struck(state, colour, state.values[colour], seat, say)]


def do(state: PlanetState, seat: int, say: Texts, what: int) -> list[str]:
    if what == agenda.EXPLORE:
        return [say("gives-stack", n=len(state.stack) + len(state.under))]
    if what == agenda.BUILDING:
        return [say("gives-purse", mc=say("some-mc", n=state.mc[seat]))]
    if what == agenda.TRADE:
        kinds = trading.owned(state, seat)
        more = sum(int(state.box.extra_cards[kind]) for kind in kinds)
        return [say("gives-cards", n=more)] if more else []
    return []


# --- free actions ----------------------------------------------------------------------------------
def free(state: PlanetState, seat: int, say: Texts, what: int) -> list[str]:
    box = state.box
    if what == agenda.RECRUIT:
        return [left(state, seat, box.recruit_cost, say)]
    if what == agenda.MOTORISE:
        return [_points(int(box.vp_motor), say), left(state, seat, box.motorise_cost, say)]
    return []


def heal(state: PlanetState, seat: int, say: Texts, place: int) -> list[str]:
    return [left(state, seat, state.box.heal_cost, say)]


def repair(state: PlanetState, seat: int, say: Texts, site: int) -> list[str]:
    taken = state.controller(site) != seat
    points = _points(int(state.box.vp[state.type_at(site)]), say) if taken else ""
    return [points, left(state, seat, state.chip_cost(seat, site), say)]


def dam(state: PlanetState, seat: int, say: Texts, material: int, side: int) -> list[str]:
    dice = [die_words(colour, value, say) for colour, value in lava_dice(state, side)]
    hex = hex_words(state.hex_name(state.near[state.volcano * 6 + side]), say)
    holds = say("gives-dam", hex=hex, dice=listed(dice, say)) if dice else say("gives-dam-idle")
    return [holds, left(state, seat, state.box.dam_cost[material], say)]


def douse(state: PlanetState, seat: int, say: Texts, resource: int, slot: int) -> list[str]:
    site = state.stations(seat, FIRE, slot)
    after = state.pieces[seat * 6 + resource] - int(state.box.pay_amount[state.type_at(site)])
    return [say("gives-left", what=some(RESOURCES[resource], after, say))]


# --- exploring and moving --------------------------------------------------------------------------
def lay(state: PlanetState, seat: int, say: Texts, hex: int, cell: int, turn: int) -> list[str]:
    box = state.box
    if hex == box.volcano:
        return _eruptions(state, cell, turn, say)
    icons = [box.icons[hex * 4 + place] for place in range(box.site_count[hex])]
    sites = [say(f"res-{RESOURCES[icon]}") if icon < 6 else say("no-icon") for icon in icons]
    notes = [say("gives-sites", what=", ".join(sites)) if sites else ""]
    if box.stars[hex]:
        notes.append(_points(int(box.vp_explore), say))
        notes.append(say("some-stars", n=box.stars[hex]))
    strikes = [(strike.type, strike.colour, strike.value) for strike in box.facts.hexes[hex].strikes]
    return [*notes, say("gives-threats", what=icon_words(strikes, say)) if strikes else say("gives-safe")]


def _eruptions(state: PlanetState, cell: int, turn: int, say: Texts) -> list[str]:
    """Where the lava would flow if the Volcano lay there."""
    found = []
    for side, slot in enumerate(ground.around(state, cell)):
        if slot < 0:
            continue
        dice = [
            die_words(die // 8, die % 8, say)
            for die in range(DICE * 8)
            if state.box.lava[die] >= 0 and (state.box.lava[die] + turn) % 6 == side
        ]
        if dice:
            hex = hex_words(state.hex_name(slot), say)
            found.append(say("gives-lava", hex=hex, dice=listed(dice, say)))
    return found


def abandoned(state: PlanetState, place: int, say: Texts) -> str:
    """The building a unit would leave without control."""
    site = place // 5 * 4 + place % 5
    if place % 5 == OUTSIDE or state.chips[site]:
        return ""
    return say("gives-abandons", building=building_words(state, site, say))


def follow(state: PlanetState, seat: int, say: Texts, unit: int) -> list[str]:
    return [abandoned(state, unit >> 2, say)]


def step(state: PlanetState, seat: int, say: Texts, unit: int, target: int) -> list[str]:
    source, notes = unit >> 2, []
    if target % 5 != OUTSIDE:
        site = target // 5 * 4 + target % 5
        if state.controller(site) < 0:
            notes.append(say("gives-control"))
            notes.append(_points(int(state.box.vp[state.type_at(site)]), say))
    notes.append(abandoned(state, source, say))
    if target // 5 != source // 5:
        icons = [icon for icon in icons_of(state, target // 5) if _coming(state, icon)]
        if icons:
            notes.append(say("gives-soon", what=icon_words(icons, say)))
    return notes


def _coming(state: PlanetState, icon: tuple[str, int, int]) -> bool:
    return state.values[icon[1]] == icon[2] and still(state, icon[1])


# --- building --------------------------------------------------------------------------------------
def build(state: PlanetState, seat: int, say: Texts, tile: int, site: int, platform: int) -> list[str]:
    box = state.box
    kind = box.tile_type[tile]
    mc = price_of(state, seat, kind)
    cost = [int(n) for n in box.cost[kind]]
    if platform:
        cost = [n + int(more) for n, more in zip(cost, box.platform_cost, strict=True)]
    return [
        say("gives-cost", what=cost_words(cost, say, mc)),
        left(state, seat, cost, say, mc),
        _points(int(box.vp[kind]), say),
        threats(state, site >> 2, site, bool(platform) or box.flood_proof[kind], say),
    ]


def staff(state: PlanetState, seat: int, say: Texts, chip: int, who: int) -> list[str]:
    notes = [left(state, seat, state.box.chip_cost, say)] if chip else []
    if not chip and who == agenda.NO_UNIT:
        notes.append(say("gives-nobody"))
    if who != agenda.NO_UNIT:
        notes.append(abandoned(state, who >> 2, say))
    return notes


# --- trading ---------------------------------------------------------------------------------------
def moved_price(state: PlanetState, prices: list[int], resource: int, change: int, say: Texts) -> str:
    """Moves a price in a list as the market would; "iron 5 → 7"."""
    box, before = state.box, prices[resource]
    after = max(before + change, box.least[resource]) if change < 0 else before + change
    crashes = change > 0 and after > box.most[resource]
    prices[resource] = box.crash[resource] if crashes else after
    key = "gives-crash" if crashes else "gives-price" if after != before else "gives-price-same"
    return say(key, resource=say(f"res-{RESOURCES[resource]}"), before=before, after=prices[resource])


def shift(state: PlanetState, seat: int, say: Texts, what: int) -> list[str]:
    change = int(state.box.shift) if what & 1 else -int(state.box.shift)
    return [moved_price(state, state.prices[:], what >> 1, change, say)]


def market(state: PlanetState, seat: int, say: Texts, card: int) -> list[str]:
    prices, moves = state.prices[:], state.box.moves[card]
    return [moved_price(state, prices, moves[at], moves[at + 1], say) for at in range(0, len(moves), 2)]


def sell(state: PlanetState, seat: int, say: Texts, resource: int, amount: int) -> list[str]:
    total, after = trading.sale(state, state.tasks[-1], resource, amount)
    keeps = any(state.box.keeps_prices[kind] for kind in trading.owned(state, seat))
    step = 0 if keeps else -int(state.box.sell_step)
    return [_money(state, seat, int(total), say), _then(state, resource, int(after), step, say)]


def buy(state: PlanetState, seat: int, say: Texts, resource: int, amount: int) -> list[str]:
    total, after = trading.purchase(state, resource, amount)
    step = int(state.box.buy_step)
    return [_money(state, seat, -int(total), say), _then(state, resource, int(after), step, say)]


def _money(state: PlanetState, seat: int, change: int, say: Texts) -> str:
    return say("gives-money", mc=say("some-mc", n=state.mc[seat] + change))


def _then(state: PlanetState, resource: int, after: int, step: int, say: Texts) -> str:
    """The price after the last piece; or, if prices move once a Trade, the one a step on."""
    late = state.box.step_per_trade
    change = step if late else after - state.prices[resource]
    words = moved_price(state, state.prices[:], resource, change, say) if change or not late else ""
    return say("gives-then", what=words) if late and words else words


# --- cataclysms ------------------------------------------------------------------------------------
def value(state: PlanetState, seat: int, say: Texts, value: int) -> list[str]:
    return [struck(state, int(state.colour()), value, seat, say)]


def strike(state: PlanetState, seat: int, say: Texts, what: int) -> list[str]:
    return [there(state, what >> 3, say)]


def there(state: PlanetState, slot: int, say: Texts) -> str:
    """How many buildings and units are on a hex."""
    buildings = sum(1 for site in range(slot * 4, slot * 4 + 4) if state.tiles[site])
    first, end = slot * int(state.seats) * 3, (slot + 1) * int(state.seats) * 3
    units = sum(state.outside[first:end]) + sum(1 for crew in state.crew[slot * 4 : slot * 4 + 4] if crew)
    parts = [say("some-buildings", n=buildings)] if buildings else []
    parts += [say("some-units", n=units)] if units else []
    return say("gives-there", what=listed(parts, say)) if parts else say("gives-nobody-there")


def spread(state: PlanetState, seat: int, say: Texts, slot: int) -> list[str]:
    return [there(state, slot, say)]


def pay(state: PlanetState, seat: int, say: Texts, resource: int) -> list[str]:
    entry = state.tasks[-1]
    site = state.stations(seat, agenda.b_of(entry), a_of(entry))
    amount = int(state.box.pay_amount[state.type_at(site)]) if site >= 0 else 1
    return [
        say("gives-left", what=some(RESOURCES[resource], state.pieces[seat * 6 + resource] - amount, say))
    ]


def lose(state: PlanetState, seat: int, say: Texts, what: int) -> list[str]:
    return [say("gives-stays-unit" if what == agenda.LOSE_CHIP else "gives-stays-chip")]


def convert(state: PlanetState, seat: int, say: Texts) -> list[str]:
    kind = state.type_at(int(a_of(state.tasks[-1])))
    return [left(state, seat, state.box.boost_cost[kind], say)]


def done(state: PlanetState, seat: int, say: Texts) -> list[str]:
    if due(state) in (agenda.BEND, agenda.FATE):
        return [struck(state, int(state.colour()), int(state.striking()), seat, say)]
    return []
