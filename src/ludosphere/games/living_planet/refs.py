"""What a person points at for each action, and its short text in records: one table for both.

| action | path | notation |
|---|---|---|
| Planet card | `card:4` | `4` |
| name or deplete a resource | `resource:iron` | `N:iron` `X:iron` |
| next die on the Leader board | `die:red` | `D:red` |
| an action | `do:explore` | `explore` |
| free actions, Leader powers | `free:recruit`, `power:recruit` | `recruit`, `power:recruit` |
| heal, put a chip on | `free:heal` `unit:LP01.wounded`, `free:repair` `site:LP01.a` | `+LP01w`, `^LP01.a` |
| dam, remove a fire token | `dam:iron` `side:NW`, `douse:oil` `hex:AR02` | `dam:iron@NW`, `douse:oil@AR02` |
| place a hex | `tile:AR02` `cell:1,-1` `turn:3` | `AR02@1,-1/3` |
| which unit follows | `unit:LP01.scientist`, `crew:LP01.a` | `>LP01s`, `>LP01.a` |
| a step | the unit, then `hex:AR02` or `site:AR02.a` | `LP01s>AR02.a` |
| build | `type:iron_mine.4` `site:AR02.a` (`platform` or `bare`) | `iron_mine.4@AR02.a`, `~` with platform |
| staff it | `staff:chip` or `staff:bare`, then `nobody` or the unit | `c`, `c<LP01s`, `<LP01.b`, `-` |
| shift a price | `up:iron` | `U:iron` `V:iron` |
| market card | `market:SM-iron-1` | `SM-iron-1` |
| sell, buy | `sell:iron` `amount:3` | `S:iron*3` `B:iron*1` |
| new value of a die | `value:3` | `=3` |
| next hex struck | `strike:AR02.fire` | `!AR02.fire` |
| pay for protection | `pay:oil` | `P:oil` |
| loss | `lose:chip` | `L:chip` |
| spread a fire | `hex:AR02` | `*AR02` |
| convert, order of production | `convert`, `first:culture` | `W`, `F:culture` |
| stop, decline | `done` | `.` |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import agenda, ground
from .agenda import what_of
from .state import OUTSIDE, PlanetState
from .tables import CATACLYSMS, COLOURS, DAMS, RESOURCES, SIDES, UNITS

Refs = tuple[tuple[str, ...], str]
"""A path and a notation."""
_SHORT: Final = ("s", "w", "m")


def refs(state: PlanetState, action: int) -> Refs:
    """The path and the notation of a legal action."""
    return _TABLE[action >> 24](state, int(what_of(action)))


def unit(state: PlanetState, place: int, kind: int) -> tuple[str, str]:
    """The ref and the short text of a unit by where it is."""
    name = state.place_name(place)
    if place % 5 == OUTSIDE:
        return f"unit:{name}.{UNITS[kind]}", name + _SHORT[kind]
    return f"crew:{name}", name


def target(state: PlanetState, place: int) -> tuple[str, str]:
    """The ref and the short text of where a unit goes."""
    name = state.place_name(place)
    return (f"hex:{name}" if place % 5 == OUTSIDE else f"site:{name}"), name


def _resource(state: PlanetState, what: int) -> Refs:
    naming = agenda.kind_of(state.tasks[-1]) == agenda.NAME
    return (f"resource:{RESOURCES[what]}",), f"{'N' if naming else 'X'}:{RESOURCES[what]}"


def _free(state: PlanetState, what: int) -> Refs:
    power = what in (agenda.POWER_RECRUIT, agenda.POWER_AIRLIFT)
    name = agenda.FREES[what]
    return (f"{'power' if power else 'free'}:{name}",), f"power:{name}" if power else name


def _heal(state: PlanetState, place: int) -> Refs:
    ref, short = unit(state, place, 1)
    return ("free:heal", ref), "+" + short


def _repair(state: PlanetState, site: int) -> Refs:
    name = state.site_name(site)
    return ("free:repair", f"site:{name}"), "^" + name


def _dam(state: PlanetState, what: int) -> Refs:
    material, side = DAMS[what >> 3], SIDES[what & 7]
    return (f"dam:{material}", f"side:{side}"), f"dam:{material}@{side}"


def _douse(state: PlanetState, what: int) -> Refs:
    resource, hex = RESOURCES[what >> 5], state.hex_name(what & 31)
    return (f"douse:{resource}", f"hex:{hex}"), f"douse:{resource}@{hex}"


def _lay(state: PlanetState, what: int) -> Refs:
    hex, turn = state.box.hexes[what >> 15], what & 7
    q, r = ground.axial(what >> 3 & 4095)
    return (f"tile:{hex}", f"cell:{q},{r}", f"turn:{turn}"), f"{hex}@{q},{r}/{turn}"


def _unit(state: PlanetState, what: int) -> Refs:
    ref, short = unit(state, what >> 2, what & 3)
    return (ref,), ">" + short


def _step(state: PlanetState, what: int) -> Refs:
    source, short = unit(state, what >> 10, what >> 8 & 3)
    goal, name = target(state, what & 255)
    return (source, goal), f"{short}>{name}"


def tile_name(state: PlanetState, tile: int) -> str:
    """A kind of tile: its type, and its production value if it has one."""
    name, value = state.box.types[state.box.tile_type[tile]], state.box.tile_value[tile]
    colour = state.box.tile_colour[tile]
    full = f"{name}.{value}" if value else name
    return full if colour < 0 else f"{full}.{COLOURS[colour]}"


def _raise(state: PlanetState, what: int) -> Refs:
    kind, site = tile_name(state, what >> 8), state.site_name(what >> 1 & 127)
    path: tuple[str, ...] = (f"type:{kind}", f"site:{site}")
    if what & 1:
        return (*path, "platform"), f"{kind}@{site}~"
    if action_of(what | 1) in state.legal(int(agenda.seat_of(state.tasks[-1]))):
        path = (*path, "bare")
    return path, f"{kind}@{site}"


def action_of(what: int) -> int:
    """The action that builds this."""
    return agenda.action(agenda.RAISE, what)


def _crew(state: PlanetState, what: int) -> Refs:
    chip, who = what >> 10, what & 1023
    path = "staff:chip" if chip else "staff:bare"
    short = "c" if chip else ""
    if who == agenda.NO_UNIT:
        return (path, "nobody"), short or "-"
    ref, name = unit(state, who >> 2, who & 3)
    return (path, ref), f"{short}<{name}"


def _price(state: PlanetState, what: int) -> Refs:
    resource = RESOURCES[what >> 1]
    return (f"{'up' if what & 1 else 'down'}:{resource}",), f"{'U' if what & 1 else 'V'}:{resource}"


def _card(state: PlanetState, card: int) -> Refs:
    name = state.box.cards[card]
    return (f"market:{name}",), name


def _sell(state: PlanetState, what: int) -> Refs:
    return _deal("sell", what)


def _buy(state: PlanetState, what: int) -> Refs:
    return _deal("buy", what)


def _deal(verb: str, what: int) -> Refs:
    resource, amount = RESOURCES[what >> 8], what & 255
    return (f"{verb}:{resource}", f"amount:{amount}"), f"{verb[0].upper()}:{resource}*{amount}"


def _strike(state: PlanetState, what: int) -> Refs:
    name = f"{state.hex_name(what >> 3)}.{CATACLYSMS[what & 7]}"
    return (f"strike:{name}",), "!" + name


def _onto(state: PlanetState, slot: int) -> Refs:
    name = state.hex_name(slot)
    return (f"hex:{name}",), "*" + name


def _named(ref: str, short: str, names: list[str] | tuple[str, ...]) -> Callable[[PlanetState, int], Refs]:
    def found(state: PlanetState, what: int) -> Refs:
        return (f"{ref}:{names[what]}",), f"{short}{names[what]}"

    return found


_NUMBERS: Final = tuple("0123456")

_TABLE: Final[dict[int, Callable[[PlanetState, int], Refs]]] = {
    agenda.DONE: lambda state, what: (("done",), "."),
    agenda.CHOOSE_CARD: _named("card", "", _NUMBERS),
    agenda.RESOURCE: _resource,
    agenda.DIE: _named("die", "D:", COLOURS),
    agenda.DO: _named("do", "", agenda.DOES),
    agenda.FREE: _free,
    agenda.HEAL: _heal,
    agenda.REPAIR: _repair,
    agenda.DAM: _dam,
    agenda.DOUSE: _douse,
    agenda.LAY: _lay,
    agenda.UNIT: _unit,
    agenda.STEP: _step,
    agenda.RAISE: _raise,
    agenda.CREW: _crew,
    agenda.PRICE: _price,
    agenda.TAKE_CARD: _card,
    agenda.SELL: _sell,
    agenda.BUY: _buy,
    agenda.VALUE: _named("value", "=", _NUMBERS),
    agenda.TARGET: _strike,
    agenda.PAY: _named("pay", "P:", RESOURCES),
    agenda.LOSE: _named("lose", "L:", ("chip", "unit")),
    agenda.ONTO: _onto,
    agenda.PAY_WOOD: lambda state, what: (("convert",), "W"),
    agenda.PRODUCE_FIRST: _named("first", "F:", ("culture", "wood")),
}
