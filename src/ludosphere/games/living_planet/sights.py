"""What a seat, or a spectator, may know of a game, as plain data.

Secret are the Planet cards put down before the reveal and, by the option `screens`, what lies behind the
screens of the others: money, pieces and oxygen tokens. Nobody knows the order of stack, deck and dice cards.
"""

from __future__ import annotations

from typing import Any

from ...core.contract import View
from . import agenda, ground, scoring
from .state import CHOOSE, NOWHERE, OVER, PHASES, STAGES, PlanetState
from .tables import CATACLYSMS, COLOURS, DAMS, DICE, RESOURCES, SIDES, SLOTS, UNITS


def view(state: PlanetState, seat: int | None) -> View:
    """The position as plain data; hexes, types and cards by id, sides by name."""
    box, setting = state.box, state.setting
    resources = range(int(box.resources))
    return {
        "game": "living_planet",
        "arboria": box.arboria,
        "length": setting.options["length"],
        "house": setting.options["house"],
        "turn": int(state.turn),
        "turns": int(box.turns),
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage],
        "to_move": list(state.to_move()),
        "leader": int(state.leader),
        "power": _power(state),
        "task": _task(state),
        "dice": [_die(state, colour) for colour in range(DICE)],
        "map": [_hex(state, slot) for slot in range(len(state.hexes))],
        "open": [ground.axial(cell) for cell in state.open],
        "dams": {SIDES[side]: DAMS[dam] for side, dam in enumerate(state.dams) if dam},
        "stack": {
            "left": len(state.stack) + len(state.under),
            "under": [box.hexes[hex] for hex in state.under],
        },
        "market": {
            "prices": {RESOURCES[r]: state.prices[r] for r in resources},
            "deck": len(state.deck),
            "discard": [box.cards[card] for card in state.discards],
            "history": [
                {RESOURCES[r]: state.history[at + r] for r in resources}
                for at in range(0, len(state.history), 6)
            ],
        },
        "reserve": {RESOURCES[r]: state.reserve[r] for r in resources},
        "depleted": {RESOURCES[r]: state.depleted[r] for r in resources},
        "supply": _supply(state),
        "fires": int(state.fire_tokens),
        "named": RESOURCES[state.named] if state.named >= 0 else None,
        "exhausted": state.exhausted,
        "players": [_player(state, number, seat) for number in range(int(state.seats))],
        "absent": {COLOURS[colour]: _values(state.hands[colour]) for colour in range(int(state.seats), DICE)},
    }


def _values(hand: int) -> list[int]:
    return [value for value in range(1, 7) if hand >> value & 1]


def _power(state: PlanetState) -> dict[str, Any] | None:
    """The Leader power of this turn, once the cards are turned over."""
    if not state.values[state.leader]:
        return None
    return {"value": state.values[state.leader], "used": state.power_used}


def _die(state: PlanetState, colour: int) -> dict[str, Any]:
    place = state.order.index(colour) if colour in state.order else None
    waits = place is None or place > state.current
    return {
        "colour": COLOURS[colour],
        "seat": colour if colour < state.seats else None,
        "value": state.values[colour] or None,
        "cataclysm": state.changed[colour] or None,
        "place": place,
        "state": "waiting" if waits else "now" if place == state.current else "done",
    }


def _hex(state: PlanetState, slot: int) -> dict[str, Any]:
    box, hex = state.box, state.hexes[slot]
    facts = box.facts.hexes[hex]
    q, r = ground.axial(state.cells[slot])
    edges = ground.edges_at(state, slot)
    turned = state.turned[slot]
    return {
        "id": box.hexes[hex],
        "kind": box.kinds_of_hex[hex],
        "q": q,
        "r": r,
        "turn": turned,
        "explored": state.explored[slot],
        "edges": [bool(edges >> side & 1) for side in range(6)],
        "mountain": box.mountain[hex],
        "stars": box.stars[hex],
        "fire": state.burns(slot),
        "sites": [_site(state, slot, place) for place in range(box.site_count[hex])],
        "outside": [
            {"seat": seat, "kind": UNITS[kind], "n": count}
            for seat in range(int(state.seats))
            for kind in range(3)
            if (count := state.outside[(slot * int(state.seats) + seat) * 3 + kind])
        ],
        "strikes": [
            {"type": strike.type, "colour": COLOURS[strike.colour], "value": strike.value}
            for strike in facts.strikes
        ],
        "lava": [
            {"side": SIDES[(lava.side + turned) % 6], "colour": COLOURS[lava.colour], "value": lava.value}
            for lava in facts.lava
            if not lava.enabled_by or box.parameters[lava.enabled_by]
        ],
    }


def _site(state: PlanetState, slot: int, place: int) -> dict[str, Any]:
    box, site, at = state.box, slot * 4 + place, state.hexes[slot] * 4 + place
    tile, chip, crew = state.tiles[site], state.chips[site], state.crew[site]
    owner = state.controller(site) if tile else -1
    icon = box.icons[at]
    return {
        "slot": SLOTS[place],
        "resource": RESOURCES[icon] if icon < len(RESOURCES) else None,
        "mountain": box.high[at],
        "type": box.types[box.tile_type[tile - 1]] if tile else None,
        "value": box.tile_value[tile - 1] or None if tile else None,
        "chip": chip - 1 if chip else None,
        "unit": {"seat": (crew - 1) // 3, "kind": UNITS[(crew - 1) % 3]} if crew else None,
        "platform": bool(state.platforms[site]),
        "controller": int(owner) if owner >= 0 else None,
        "functioning": owner >= 0 and state.functions(site),
        "home_of": _home_of(state, site),
    }


def _home_of(state: PlanetState, site: int) -> int | None:
    """Whose own Spaceport it is: who set it up or built it, if the rules ask for it."""
    return next((port & 3 for port in state.ports if port >> 2 == site), None)


def _supply(state: PlanetState) -> dict[str, dict[str, int]]:
    box = state.box
    found: dict[str, dict[str, int]] = {name: {} for name in box.types}
    for tile, count in enumerate(state.supply):
        values = found[box.types[box.tile_type[tile]]]
        value = str(box.tile_value[tile])
        values[value] = values.get(value, 0) + count
    return found


def _player(state: PlanetState, number: int, seat: int | None) -> dict[str, Any]:
    own = number == seat or state.phase == OVER
    money = own or not state.setting.hides_money
    pieces = own or not state.setting.hides_pieces
    chosen = state.chosen[number]
    resources = range(int(state.box.resources))
    return {
        "seat": number,
        "colour": COLOURS[number],
        "hand": _values(state.hands[number]),
        "chosen": bool(chosen),
        "played": chosen if chosen and (state.phase != CHOOSE or number == seat) else None,
        "mc": state.mc[number] if money else None,
        "resources": {RESOURCES[r]: state.pieces[number * 6 + r] for r in resources} if pieces else None,
        "oxygen": state.oxygen[number] if money else None,
        "scientists": state.scientists[number],
        "motors": state.motors[number],
        "chips": state.own_chips[number],
        "fate": state.fate[number],
        "score": int(scoring.points(state, number)) if money and pieces else None,
    }


def _task(state: PlanetState) -> dict[str, Any] | None:
    """What is due, with the facts of it; while cards are chosen everybody has the same task."""
    if state.phase == OVER:
        return None
    if state.phase == CHOOSE:
        return {"kind": "card", "seat": None}
    entry = state.tasks[-1]
    task, a = agenda.TASKS[agenda.kind_of(entry)], int(agenda.a_of(entry))
    found: dict[str, Any] = {"kind": task.name, "seat": int(agenda.seat_of(entry))}
    if task.a:
        name = {"site": state.site_name, "hex": state.hex_name}.get(task.a, int)
        found[task.a] = name(a)
    found |= _more(state, agenda.kind_of(entry), a, int(agenda.b_of(entry)), int(agenda.c_of(entry)))
    if state.drawn:
        found["drawn"] = [state.box.hexes[hex] for hex in state.drawn]
    if state.offers:
        found["cards"] = [state.box.cards[card] for card in state.offers]
    return found


def _more(state: PlanetState, kind: int, a: int, b: int, c: int) -> dict[str, Any]:
    """What else belongs to the task on top."""
    if kind == agenda.ACT:
        return {"fresh": bool(b), "taken": [name for kind, name in enumerate(agenda.DOES) if c >> kind & 1]}
    if kind in (agenda.MOVE, agenda.AIRLIFT):
        unit = UNITS[agenda.d_of(state.tasks[-1])]
        return {"spare": b, "unit": None if c == NOWHERE else {"at": state.place_name(c), "kind": unit}}
    if kind == agenda.PROTECT:
        return {"cataclysm": CATACLYSMS[b]}
    if kind == agenda.FLEE:
        return {"fled": [slot for place, slot in enumerate(SLOTS) if b >> place & 1]}
    if kind in (agenda.BEND, agenda.FATE):
        return {"die": COLOURS[state.colour()]}
    if kind == agenda.STRIKE:
        strikes = [(state.hex_name(what >> 3), CATACLYSMS[what & 7]) for what in state.strikes]
        return {"strikes": [{"hex": hex, "type": type} for hex, type in strikes]}
    if kind == agenda.DEAL:
        return {
            "bonus": {"pieces": a, "mc": b},
            "sold": {RESOURCES[r]: n for r, n in enumerate(state.dealt) if n > 0},
            "bought": {RESOURCES[r]: -n for r, n in enumerate(state.dealt) if n < 0},
        }
    return {}
