"""What a person points at for each action, and its short text in records: a row for each kind of action.

Hexes are called by their ids, sites `AR02.a`, kinds of tiles `iron_mine.4`; units outside `LP01s` (a
Scientist), `LP01w` (wounded), `LP01m` (motorised), units inside by their site. `NOTATIONS` in
`tests/terminal/test_living_planet.py` has every kind of action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ...core.grammar import Alphabet, Grammar, Kind, Operand
from . import agenda, ground
from .state import DEPLETION, OUTSIDE, PlanetState
from .tables import CATACLYSMS, COLOURS, DAMS, RESOURCES, ROW, SIDES, UNITS, WOUNDED, Box


# --- things of the box, and places of the map: -1 for what isn't there -----------------------------------
def _named(ref: str, names: Sequence[str]) -> Alphabet:
    """Names that are numbered, and whatever could be one."""
    letters = [(number, name, f"{ref}:{name}") for number, name in enumerate(names)]
    return Alphabet(letters, [("{}", f"{ref}:{{}}", r"\w+")])


def _in_box(ref: str, of: str, names: Callable[[Box], list[str]]) -> Alphabet:
    def read(state: PlanetState, text: str) -> int:
        known = names(state.box)
        return known.index(text) if text in known else -1

    return Alphabet((), [("{}", f"{ref}:{{}}", of)], read, lambda state, number: names(state.box)[number])


def slot_of(state: PlanetState, hex: str) -> int:
    """The slot of a hex on the map, -1 if it isn't there."""
    for slot in range(len(state.hexes)):
        if state.hex_name(slot) == hex:
            return slot
    return -1


def site_of(state: PlanetState, site: str) -> int:
    """The number of a site on the map, -1 if there is none of that name."""
    hex, _, letter = site.partition(".")
    slot = slot_of(state, hex)
    place = "abcd".find(letter) if len(letter) == 1 else -1
    if slot < 0 or not 0 <= place < state.box.site_count[state.hexes[slot]]:
        return -1
    return slot * 4 + place


def cell_of(state: PlanetState, text: str) -> int:
    """A cell written as `q,r`, -1 if that is none."""
    try:
        q, r = (int(part) for part in text.split(","))
    except ValueError:
        return -1
    return (q + 32) * ROW + r + 32 if abs(q) < 24 and abs(r) < 24 else -1


def _place(state: PlanetState, name: str) -> int:
    site, slot = site_of(state, name), slot_of(state, name)
    return (site >> 2) * 5 + (site & 3) if site >= 0 else slot * 5 + OUTSIDE if slot >= 0 else -1


def _unit(state: PlanetState, text: str) -> int:
    """Place << 2 | kind; who is in a building is called by its site."""
    site = site_of(state, text)
    if site >= 0:
        crew = state.crew[site]
        return ((site >> 2) * 5 + (site & 3)) << 2 | (crew - 1) % 3 if crew else -1
    slot = slot_of(state, text[:-1])
    return (slot * 5 + OUTSIDE) << 2 | "swm".index(text[-1]) if slot >= 0 else -1


def _unit_text(state: PlanetState, unit: int) -> str:
    name = state.place_name(unit >> 2)
    return name + "swm"[unit & 3] if (unit >> 2) % 5 == OUTSIDE else name


def _wounded(state: PlanetState, text: str) -> int:
    return _unit(state, text) >> 2


def _wounded_text(state: PlanetState, place: int) -> str:
    return _unit_text(state, place << 2 | WOUNDED)


def _cell_text(state: PlanetState, cell: int) -> str:
    return ",".join(map(str, ground.axial(cell)))


def _strike(state: PlanetState, text: str) -> int:
    hex, _, cataclysm = text.partition(".")
    return slot_of(state, hex) << 3 | CATACLYSMS.index(cataclysm) if cataclysm in CATACLYSMS else -1


def _strike_text(state: PlanetState, what: int) -> str:
    return f"{state.hex_name(what >> 3)}.{CATACLYSMS[what & 7]}"


def _resource(state: PlanetState, text: str) -> int:
    return RESOURCES.index(text[2:]) if text[2:] in RESOURCES else -1


def _resource_text(state: PlanetState, resource: int) -> str:
    """Depleted, or named."""
    return f"{'X' if state.phase == DEPLETION else 'N'}:{RESOURCES[resource]}"


_UNITS: Final = [
    *((f"{{}}{kind[0]}", f"unit:{{}}.{kind}", r"[A-Z]+\d+") for kind in UNITS),
    ("{}", "crew:{}", r"[A-Z]+\d+\.\w"),
]

CARD = Alphabet((value, str(value), f"card:{value}") for value in range(1, 7))
VALUE = _named("value", "0123456")
RESOURCE = Alphabet((), [(f"{way}:{{}}", "resource:{}", "[a-z]+") for way in "NX"], _resource, _resource_text)
DO = Alphabet((number, name, f"do:{name}") for number, name in enumerate(agenda.DOES))
FREE = Alphabet(
    [
        *((number, name, f"free:{name}") for number, name in enumerate(agenda.FREES)),
        *((number, f"power:{name}", f"power:{name}") for number, name in agenda.POWERS.items()),
    ],
    [("power:{}", "power:{}", ".*")],
)
PRICE = Alphabet(
    (
        (resource << 1 | up, f"{'VU'[up]}:{name}", f"{('down', 'up')[up]}:{name}")
        for resource, name in enumerate(RESOURCES)
        for up in (0, 1)
    ),
    [("U:{}", "up:{}", "[a-z]+"), ("V:{}", "down:{}", "[a-z]+")],
)
AMOUNT = Alphabet(
    ((n, f"*{n}", f"amount:{n}") for n in range(1, 256)), [("*{}", "amount:{}", r"\d+"), ("", "", "")]
)
PLATFORM = Alphabet([(0, "", ""), (1, "~", "platform")])
CHIP = Alphabet([(0, "<", "staff:bare"), (1, "c<", "staff:chip")])
SIDE = _named("side", SIDES)
TILE = _in_box("tile", "[^@]+", lambda box: box.hexes)
TYPE = _in_box("type", r"[a-z_]+(?:\.[1-6](?:\.[a-z]+)?)?", lambda box: box.tile_names)
OFFER = _in_box("market", "[^-@]+-[^-]+-[^-]+", lambda box: box.cards)
CELL = Alphabet((), [("{}", "cell:{}", r"-?\d+,-?\d+")], cell_of, _cell_text)
TURN = Alphabet((turn, str(turn), f"turn:{turn}") for turn in range(6))
HEX = Alphabet((), [("{}", "hex:{}", ".+")], slot_of, PlanetState.hex_name)
SITE = Alphabet((), [("{}", "site:{}", r"[^@~]+\.\w")], site_of, PlanetState.site_name)
PLACE = Alphabet((), [("{}", "site:{}", r".+\..+"), ("{}", "hex:{}", ".+")], _place, PlanetState.place_name)
UNIT = Alphabet((), _UNITS, _unit, _unit_text)
PATIENT = Alphabet((), _UNITS, _wounded, _wounded_text)
STRIKE = Alphabet((), [("{}", "strike:{}", r".+\..+")], _strike, _strike_text)

_UNSTAFFED: Final = {
    agenda.NO_UNIT: ("-", ("staff:bare", "nobody")),
    1 << 10 | agenda.NO_UNIT: ("c", ("staff:chip", "nobody")),
}

GRAMMAR: Final = Grammar(
    24,
    [
        Kind("done", ".", path=("done",)),
        Kind("choose_card", "{}", (Operand(CARD, 0, 3),)),
        Kind("resource", "{}", (Operand(RESOURCE, 0, 3),)),
        Kind("die", "D:{}", (Operand(_named("die", COLOURS), 0, 2),)),
        Kind("do", "{}", (Operand(DO, 0, 2),)),
        Kind("free", "{}", (Operand(FREE, 0, 3),)),
        Kind("heal", "+{}", (Operand(PATIENT, 0, 24),), ("free:heal", "{}")),
        Kind("repair", "^{}", (Operand(SITE, 0, 24),), ("free:repair", "{}")),
        Kind("dam", "dam:{}@{}", (Operand(_named("dam", DAMS), 3, 2), Operand(SIDE, 0, 3))),
        Kind("douse", "douse:{}@{}", (Operand(_named("douse", RESOURCES), 5, 3), Operand(HEX, 0, 5))),
        Kind("lay", "{}@{}/{}", (Operand(TILE, 15, 9), Operand(CELL, 3, 12), Operand(TURN, 0, 3))),
        Kind("unit", ">{}", (Operand(UNIT, 0, 24),)),
        Kind("step", "{}>{}", (Operand(UNIT, 8, 16), Operand(PLACE, 0, 8))),
        Kind(
            "raise",
            "{}@{}{}",
            (Operand(TYPE, 8, 16), Operand(SITE, 1, 7), Operand(PLATFORM, 0, 1)),
            ending="bare",
        ),
        Kind("crew", "{}{}", (Operand(CHIP, 10, 1), Operand(UNIT, 0, 10)), special=_UNSTAFFED),
        Kind("price", "{}", (Operand(PRICE, 0, 4),)),
        Kind("take_card", "{}", (Operand(OFFER, 0, 24),)),
        Kind("sell", "S:{}{}", (Operand(_named("sell", RESOURCES), 8, 3), Operand(AMOUNT, 0, 8))),
        Kind("buy", "B:{}{}", (Operand(_named("buy", RESOURCES), 8, 3), Operand(AMOUNT, 0, 8))),
        Kind("value", "={}", (Operand(VALUE, 0, 3),)),
        Kind("target", "!{}", (Operand(STRIKE, 0, 8),)),
        Kind("pay", "P:{}", (Operand(_named("pay", RESOURCES), 0, 3),)),
        Kind("lose", "L:{}", (Operand(_named("lose", ("chip", "unit")), 0, 1),)),
        Kind("onto", "*{}", (Operand(HEX, 0, 24),)),
        Kind("pay_wood", "W", path=("convert",)),
        Kind("produce_first", "F:{}", (Operand(_named("first", ("culture", "wood")), 0, 1),)),
    ],
)
"""In the order of their numbers in `agenda`."""


def bare(state: PlanetState, code: int) -> bool:
    """Does a building go without a platform where it could have one?"""
    afloat = agenda.action(agenda.RAISE, agenda.what_of(code | 1))
    return not code & 1 and afloat in state.legal(int(agenda.seat_of(state.tasks[-1])))
