"""Can the things of a table be where they are? A snapshot must not hold what no game can reach."""

from __future__ import annotations

from ...core.errors import DecodeError
from .state import ACTIONS, CATACLYSM, CHOOSE, DEPLETION, NO_STAGE, OVER, REVEAL, TURN_OF_DICE, PlanetState
from .tables import CHIPS, DICE, HAND, MOTOR, MOTORS, NO_RESOURCE, RESOURCES, SCIENTISTS, WOUNDED


def check(state: PlanetState) -> None:
    """Raises DecodeError for the first thing that can't be."""
    _check_course(state)
    _check_dice(state)
    _check_changes(state)
    _check_hexes(state)
    _check_buildings(state)
    _check_ports(state)
    _check_outside(state)
    _check_pieces(state)
    _check_units(state)
    _check_market(state)


def _refuse(why: bool, sentence: str) -> None:
    if why:
        raise DecodeError(sentence)


# --- turn and dice -----------------------------------------------------------------------------------
def _check_course(state: PlanetState) -> None:
    box, phase = state.box, state.phase
    done = phase >= DEPLETION
    place = DICE - 1 if done else -1
    if phase == TURN_OF_DICE:
        _refuse(state.current < 0 or state.stage == NO_STAGE, "a die is being resolved in this phase.")
    else:
        _refuse(state.current != place or state.stage != NO_STAGE, "no die is being resolved in this phase.")
    _refuse(state.exhausted and phase != OVER, "something is exhausted, yet the game is not over.")
    _refuse(
        phase == OVER and not state.exhausted and state.turn < box.turns,
        "the game is over before its last turn.",
    )
    gone = [kind for kind in box.depletable if _left(state, kind) == 0]
    _refuse(
        state.exhausted and not (gone and box.exhausts and box.depletes),
        "no resource is gone, yet one is said to be exhausted.",
    )
    rounds = int(state.turn) - (phase < OVER)
    _refuse(sum(state.depleted) > rounds * box.depletes, "more pieces are depleted than could be.")
    others = [kind for kind in range(6) if kind not in box.depletable and state.depleted[kind]]
    _refuse(bool(others), "a resource is depleted that can't be.")


def _left(state: PlanetState, kind: int) -> int:
    return int(state.pieces_in_game(kind)) if state.box.whole_game else state.reserve[kind]


def _check_dice(state: PlanetState) -> None:
    seats, shown = int(state.seats), state.phase != CHOOSE
    size = 6 - (int(state.turn) - 1) % 6 - shown
    _refuse(
        any(hand.bit_count() != size for hand in state.hands), f"in this turn every hand has {size} cards."
    )
    if not shown:
        _refuse(any(state.values) or bool(state.order), "the dice are rolled before the cards are there.")
        _refuse(0 not in state.chosen, "all cards are there, yet they are not turned over.")
        for seat, value in enumerate(state.chosen):
            held = state.hands[seat] & HAND
            _refuse(value > 0 and not held >> value & 1, f"seat {seat + 1} chose a card it doesn't have.")
        return
    _refuse(0 in state.values, "every die has a value once the cards are turned over.")
    _refuse(state.chosen != state.values[:seats], "the dice don't show the cards that were chosen.")
    for hand, value in zip(state.hands, state.values, strict=True):
        _refuse(bool(hand >> value & 1), "a card that was played is still in the hand.")
    placed = DICE if state.phase > REVEAL else len(state.order)
    known = len(set(state.order)) == len(state.order) == placed
    _refuse(
        not known or (state.phase == REVEAL and placed > DICE - 2), "the Leader board can't be like that."
    )


def _check_changes(state: PlanetState) -> None:
    """What the Leader's power and Fate Control tokens did in this turn."""
    leader, used = int(state.leader), state.power_used
    power = state.values[leader]
    changed = [colour for colour in range(DICE) if state.changed[colour]]
    for colour in changed:
        known = colour in state.order
        at = state.order.index(colour) if known else DICE
        late = at < state.current or (
            at == state.current and (state.phase > TURN_OF_DICE or state.stage == CATACLYSM)
        )
        _refuse(not late, "a die is changed before its cataclysms.")
        _refuse(state.changed[colour] == state.values[colour], "a die is changed into what it was.")
    by_power = power == 1 and used
    own = [c for c in changed if c < state.seats and state.fate[c] < state.box.fate_tokens]
    _refuse(len(changed) - len(own) > by_power or (by_power and not changed), "a die is changed by nobody.")
    _refuse((state.named >= 0) != (power == 2 and used), "a resource is named just with the power 2.")
    if used:
        _refuse(power == 0, "a Leader power is used before the cards are there.")
    if power == 2 and not used:
        _refuse(state.phase != REVEAL or bool(state.order), "the Leader must name a resource first.")
    if used and power > 2:
        at = state.order.index(leader) if leader in state.order else DICE
        begun = at < state.current or (
            at == state.current and (state.phase > TURN_OF_DICE or state.stage >= ACTIONS)
        )
        _refuse(not begun, "the Leader's power is used before the Leader's actions.")


# --- map ---------------------------------------------------------------------------------------------
def _check_hexes(state: PlanetState) -> None:
    """Every hex is in one place; the Volcano is nowhere just while it waits to be placed."""
    box = state.box
    found = [*state.hexes[1:], *state.stack, *state.under, *state.drawn]
    waiting = len(found) == len(box.base_stack) - 1
    if waiting:
        found.append(int(box.volcano))
    _refuse(len(set(found)) != len(found), "a hex is in two places.")
    stack = {*box.base_stack, *box.arboria_stack}
    _refuse(
        len(found) != len(box.base_stack) or not {*box.arboria_stack} <= {*found} <= stack,
        "the hexes are not those of the game.",
    )
    _refuse(box.volcano in state.drawn, "the Volcano can't be kept.")
    for slot in range(len(state.hexes)):
        if state.burns(slot):
            _refuse(slot == state.volcano and not box.volcano_burns, "the Volcano doesn't burn.")
    tokens = state.fire_tokens + int(state.fires).bit_count()
    _refuse(tokens != box.fires, f"there are {box.fires} fire tokens in all, not {tokens}.")
    for side, dam in enumerate(state.dams):
        _refuse(
            dam > 0 and (state.volcano < 0 or state.near[state.volcano * 6 + side] < 0),
            "a dam stands between the Volcano and a neighbour.",
        )
    stars = sum(
        1 for slot, hex in enumerate(state.hexes) if box.stars[hex] and slot not in (0, state.volcano)
    )
    _refuse(
        sum(state.oxygen) != stars * box.vp_explore
        or any(points % max(1, box.vp_explore) for points in state.oxygen),
        "the oxygen points are not those of the hexes explored.",
    )


def _check_buildings(state: PlanetState) -> None:
    box = state.box
    of_type: set[tuple[int, int]] = set()
    for site, tile in enumerate(state.tiles):
        hex = state.hexes[site >> 2]
        at, chip, crew = hex * 4 + (site & 3), state.chips[site], state.crew[site]
        if not tile:
            _refuse(
                bool(chip or crew or state.platforms[site]),
                "there is something on a site without a building.",
            )
            continue
        name = state.site_name(site)
        kind = box.tile_type[tile - 1]
        need = box.site_need[kind]
        _refuse(
            site & 3 >= box.site_count[hex] or (site >> 2) == state.volcano,
            f"there is a building on {name}, where there is no site.",
        )
        _refuse(
            need not in (NO_RESOURCE, box.icons[at]) and not (site >> 2 == 0 and box.port[kind]),
            f"the building on {name} needs another site.",
        )
        _refuse(bool(state.platforms[site]) and not box.floods[hex], f"{name} needs no platform.")
        owners = {chip - 1} if chip else set()
        owners |= {(crew - 1) // 3} if crew else set()
        _refuse(len(owners) > 1, f"the building on {name} has a chip and a unit of different players.")
        for owner in owners if box.limit[kind] else ():
            _refuse(
                (owner, kind) in of_type, f"seat {owner + 1} has a second building of a type limited to one."
            )
            of_type.add((owner, kind))
    for tile, count in enumerate(box.tile_count):
        there = state.supply[tile] + state.tiles.count(tile + 1)
        _refuse(
            there != count,
            f"there are {count} tiles of a kind ({box.types[box.tile_type[tile]]}), not {there}.",
        )


def _check_ports(state: PlanetState) -> None:
    """Every Spaceport was set up or built by somebody, if the rules ask by whom."""
    known = [site for site, tile in enumerate(state.tiles) if tile and state.box.port[state.type_at(site)]]
    _refuse(
        sorted(port >> 2 for port in state.ports) != (known if state.box.remote else []),
        "who set up the Spaceports is not told of each of them.",
    )
    _refuse(any(port & 3 >= state.seats for port in state.ports), "nobody set up a Spaceport.")


def _check_outside(state: PlanetState) -> None:
    """Nobody stands on the Volcano."""
    if state.volcano >= 0:
        first = int(state.volcano * 3 * state.seats)
        there = state.outside[first : first + 3 * int(state.seats)]
        _refuse(any(there), "somebody is on the Volcano.")


# --- stocks ------------------------------------------------------------------------------------------
def _check_pieces(state: PlanetState) -> None:
    box = state.box
    for kind in range(6):
        there = int(state.pieces_in_game(kind)) + state.depleted[kind]
        _refuse(
            there != box.reserve[kind],
            f"there are {box.reserve[kind]} pieces of {RESOURCES[kind]} in all, not {there}.",
        )


def _check_units(state: PlanetState) -> None:
    for seat in range(int(state.seats)):
        counts = [0, 0, 0]
        for slot in range(len(state.hexes)):
            at = (slot * int(state.seats) + seat) * 3
            counts = [count + state.outside[at + kind] for kind, count in enumerate(counts)]
        for crew in state.crew:
            if crew and (crew - 1) // 3 == seat:
                counts[(crew - 1) % 3] += 1
        scientists = counts[0] + counts[WOUNDED] + state.scientists[seat]
        motors = counts[MOTOR] + state.motors[seat]
        chips = state.chips.count(seat + 1) + state.own_chips[seat]
        for what, there, wanted in (
            ("Scientists", scientists, SCIENTISTS),
            ("Motorised Scientists", motors, MOTORS),
            ("chips", chips, CHIPS),
        ):
            _refuse(there != wanted, f"seat {seat + 1} has {wanted} {what} in all, not {there}.")


def _check_market(state: PlanetState) -> None:
    box = state.box
    cards = sorted([*state.deck, *state.discards, *state.offers])
    _refuse(cards != list(range(len(box.cards))), "every market card must be in exactly one place.")
    for prices in (state.prices, *(state.history[at : at + 6] for at in range(0, len(state.history), 6))):
        for kind, price in enumerate(prices):
            least, most = box.least[kind], box.most[kind]
            _refuse(
                not least <= price <= most,
                f"the price of {RESOURCES[kind]} goes from {least} to {most}, not to {price}.",
            )
    for kind, count in enumerate(state.dealt):
        _refuse(count > state.reserve[kind], "more was sold than there is in the reserve.")
        _refuse(kind >= box.resources and count != 0, "a resource was dealt that is not in the game.")
