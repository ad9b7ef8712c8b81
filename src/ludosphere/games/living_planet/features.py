"""What a network reads of a position: what each of two columns has, can do and can lose, as whole numbers.

The terms of `estimate.py` one by one, and some it has no place for. Amounts in points are in tenths.
"""

from __future__ import annotations

from mypy_extensions import i64

from ...core.features import rival_of, tenths, value_features
from .estimate import SURVIVES, building, holdings, may_act, oxygen, price_of, service, shelter, turns_left
from .observing import VALUES
from .state import CHOOSE, PlanetState
from .tables import DICE, MOTOR, NO_RESOURCE, SCIENTIST, WOUNDED


def features(state: PlanetState, seat: i64) -> list[int]:
    """Those of the seat, of its best rival, of the box; last what both can hope for."""
    values = state.value_vector()
    rival = rival_of(values, int(seat))
    left = turns_left(state)
    out: list[int] = []
    _column(state, seat, left, out)
    _column(state, rival, left, out)
    out.append(tenths(left))
    out.append(1 if state.phase == CHOOSE else 0)
    out.append(int(state.current))
    for resource in range(6):
        out.append(state.prices[resource])
        out.append(state.reserve[resource])
    out.append(len(state.hexes))
    out.append(len(state.stack) + len(state.under))
    return out + value_features(values[seat], values[rival])


def _column(state: PlanetState, seat: i64, left: float, out: list[int]) -> None:
    """What a seat has before it and on the map."""
    _stock(state, seat, out)
    _ground(state, seat, left, out)


def _stock(state: PlanetState, seat: i64, out: list[int]) -> None:
    """Pieces, money, tokens, reserves, cards."""
    box = state.box
    count: i64 = 0
    for resource in range(6):
        pieces: i64 = state.pieces[seat * 6 + resource]
        out.append(int(pieces))
        count += pieces
    out.append(int(state.mc[seat]))
    out.append(tenths(float(state.mc[seat]) / float(box.mc_per_vp)))
    out.append(state.oxygen[seat])
    out.append(int(count))
    out.append(tenths(holdings(state, seat, turns_left(state))))
    out.append(state.fate[seat])
    out.append(state.scientists[seat])
    out.append(state.motors[seat])
    out.append(state.own_chips[seat])
    out.append(1 if may_act(state, seat) else 0)
    out.append(1 if state.leader == seat else 0)
    hand: i64 = state.hands[seat]
    cards: i64 = 0
    total: i64 = 0
    for value in range(1, VALUES + 1):
        if hand >> value & 1:
            cards += 1
            total += value
    out.append(int(cards))
    out.append(int(total))


def _ground(state: PlanetState, seat: i64, left: float, out: list[int]) -> None:
    """Units and buildings: how many, what they bring until the end, what threatens them."""
    box = state.box
    time: float = left / 4.0 if left < 4.0 else 1.0
    activations: float = left * float(DICE) / 6.0 * SURVIVES
    outside: i64 = 0
    inside: i64 = 0
    motors: i64 = 0
    wounded: i64 = 0
    hexes: i64 = 0
    free_icons: i64 = 0
    free_plain: i64 = 0
    owned: i64 = 0
    staffed: i64 = 0
    chipped: i64 = 0
    vp: i64 = 0
    ports: i64 = 0
    dice: i64 = 0
    producing: float = 0.0
    produces: float = 0.0
    shelters: float = 0.0
    services: float = 0.0
    sound: float = 0.0
    at_risk: float = 0.0
    air: float = 0.0
    amounts: list[int] = [0, 0, 0, 0, 0, 0]
    types: i64 = 0
    for slot in range(len(state.hexes)):
        hex: i64 = state.hexes[slot]
        at: i64 = (slot * state.seats + seat) * 3
        here: i64 = state.outside[at + SCIENTIST] + state.outside[at + MOTOR]
        outside += here
        motors += state.outside[at + MOTOR]
        wounded += state.outside[at + WOUNDED]
        icons: i64 = 0
        plain: i64 = 0
        burning = state.burns(slot)
        for place in range(box.site_count[hex]):
            site: i64 = slot * 4 + place
            tile: i64 = state.tiles[site]
            if tile == 0:
                if box.icons[hex * 4 + place] != NO_RESOURCE:
                    icons += 1
                else:
                    plain += 1
                continue
            kind: i64 = state.crew[site] - 1 - seat * 3
            active = kind in (SCIENTIST, MOTOR)
            if kind == WOUNDED:
                wounded += 1
            elif active:
                here += 1
                inside += 1
                motors += 1 if kind == MOTOR else 0
            if state.controller(site) != seat:
                continue
            owned += 1
            if active:
                staffed += 1
            if state.chips[site]:
                chipped += 1
            what: i64 = box.tile_type[tile - 1]
            vp += box.vp[what]
            types |= 1 << what
            worth: float = building(state, site, hex, activations, time)
            sound += worth
            at_risk += worth * float(box.danger[hex]) * (2.0 if burning else 1.0)
            product: i64 = box.product[what]
            if product != NO_RESOURCE:
                amount: i64 = box.amount[what]
                amounts[product] += int(amount)
                gives: float = float(amount) * price_of(state, product)
                producing += gives
                produces += gives * activations
                dice |= 1 << box.tile_value[tile - 1]
            elif box.port[what]:
                ports += 1
            elif box.cancels[what] >= 0:
                shelters += shelter(state, site, what, activations)
            else:
                services += service(state, what, activations)
        if box.stars[hex] and box.arboria:
            air += oxygen(state, seat, slot)
        if here:
            hexes += 1
            free_icons += icons
            free_plain += plain
    out += amounts
    people = (outside, inside, motors, wounded)
    land = (hexes, free_icons, free_plain, owned, staffed, chipped, vp, ports)
    out += [int(count) for count in (*people, *land)]
    out += [int(dice).bit_count(), int(types).bit_count()]
    out += [tenths(worth) for worth in (producing, produces, shelters, services, sound, at_risk, air)]
