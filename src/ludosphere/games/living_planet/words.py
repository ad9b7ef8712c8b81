"""Names of things as they stand in sentences: hexes, sites, buildings, units, prices, dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from ...core.text import Texts, listed, texts
from .state import OUTSIDE
from .tables import COLOURS, DICE, RESOURCES, SIDES, STEPS, UNITS

if TYPE_CHECKING:
    from .state import PlanetState

DEGREES: Final = 60
"""By how much a hex is turned with each step."""


def words(lang: str) -> Texts:
    """The messages of the game in a language."""
    return texts("ludosphere.games.living_planet", lang)


def named(key: str, name: str, say: Texts) -> str:
    """The message of a thing; what an owner's house rules add has no other name than its id."""
    return say(f"{key}-{name}") if f"{key}-{name}" in say else name


# --- places ----------------------------------------------------------------------------------------
def hex_words(hex: str, say: Texts) -> str:
    """ "the Landing Zone", "Rust Ridge"."""
    return say("the-hex", hex=hex, name=named("hex", hex, say))


def of_hex(hex: str, say: Texts) -> str:
    """ "of the Landing Zone", "of Rust Ridge"."""
    return say("of-hex", hex=hex, name=named("hex", hex, say))


def place_words(place: str, say: Texts) -> str:
    """A hex, or a site of it: "Rust Ridge (a)"."""
    hex, _, slot = place.partition(".")
    name = hex_words(hex, say)
    return say("place-site", hex=name, slot=slot) if slot else name


def on_hex(hex: str, say: Texts) -> str:
    """Where a piece is: "on the Landing Zone", "on Rust Ridge"."""
    return say("where-hex", hex=hex, name=named("hex", hex, say))


def on_place(place: str, say: Texts) -> str:
    """As `on_hex`, for a site as well."""
    hex, _, slot = place.partition(".")
    name = on_hex(hex, say)
    return say("place-site", hex=name, slot=slot) if slot else name


def cell_words(state: PlanetState, cell: int, say: Texts) -> str:
    """An empty cell by the first hex beside it: "to the north-east of the Landing Zone"."""
    beside = [
        (state.grid[int(cell + step)], side)
        for side, step in enumerate(STEPS)
        if int(cell + step) in state.grid
    ]
    if not beside:
        return say("ref-nowhere")
    slot, side = min(beside)
    hex = state.hex_name(slot)
    return say("cell", at=say(f"at-{SIDES[(side + 3) % 6]}"), of=of_hex(hex, say))


# --- buildings and units ---------------------------------------------------------------------------
def tile_words(state: PlanetState, tile: int, say: Texts) -> str:
    """A kind of tile with its die: "an Iron Mine (die 4)"."""
    box = state.box
    return type_words(
        box.types[box.tile_type[tile]], box.tile_value[tile], say, colour=int(box.tile_colour[tile])
    )


def type_words(type: str, value: int, say: Texts, form: str = "one", colour: int = -1) -> str:
    """A type with the value it produces with, 0 for none."""
    name = named(form, type, say)
    if not value:
        return name
    if colour >= 0:
        return say("tile-colour", tile=name, die=die_words(colour, value, say))
    return say("tile-die", tile=name, value=value)


def building_words(state: PlanetState, site: int, say: Texts) -> str:
    """ "the Iron Mine on Rust Ridge (a)"."""
    place = state.site_name(site)
    type = named("the", state.box.types[state.type_at(site)], say)
    return say("building-at", building=type, on=on_place(place, say))


def unit_words(state: PlanetState, place: int, kind: int, say: Texts) -> str:
    """ "the Scientist on Rust Ridge", "the Scientist in the Iron Mine on Rust Ridge (a)"."""
    unit = say(f"the-{UNITS[kind]}")
    if place % 5 == OUTSIDE:
        return say("unit-on", unit=unit, on=on_hex(state.hex_name(place // 5), say))
    return say("unit-in", unit=unit, building=building_words(state, place // 5 * 4 + place % 5, say))


def crew_words(state: PlanetState, site: int, say: Texts) -> str:
    """The unit inside a building, "" if there is none."""
    crew = state.crew[site]
    return unit_words(state, (site >> 2) * 5 + (site & 3), (crew - 1) % 3, say) if crew else ""


# --- dice and prices -------------------------------------------------------------------------------
def die_words(colour: int, value: int, say: Texts) -> str:
    """ "red 4"."""
    return say("die-value", colour=say(f"colour-{COLOURS[colour]}"), value=value)


def some(resource: str, amount: int, say: Texts) -> str:
    """ "3 iron"."""
    return say(f"some-{resource}", n=amount)


def cost_words(cost: Sequence[int], say: Texts, mc: int = 0) -> str:
    """A price in MC and pieces: "5 MC and 1 iron"; "nothing"."""
    return amounts(price(cost, mc), say) or say("no-cost")


def price(cost: Sequence[int], mc: int = 0) -> list[tuple[str, int]]:
    """A price by its parts: messages, and how many."""
    parts = [("some-mc", mc)] if mc else []
    return parts + [(f"some-{name}", int(n)) for name, n in zip(RESOURCES, cost, strict=False) if n]


def amounts(parts: Iterable[tuple[str, int]], say: Texts) -> str:
    """ "5 MC and 1 iron"; "" for nothing."""
    return listed([say(key, n=n) for key, n in parts], say)


def moves_words(state: PlanetState, card: int, say: Texts) -> str:
    """What a market card does: "iron +2, oil −1"."""
    moves = state.box.moves[card]
    return ", ".join(
        say("price-move", resource=say(f"res-{RESOURCES[moves[at]]}"), change=signed(moves[at + 1]))
        for at in range(0, len(moves), 2)
    )


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


# --- what threatens a place ------------------------------------------------------------------------
def icons_of(state: PlanetState, slot: int) -> list[tuple[str, int, int]]:
    """The cataclysms that can strike a hex, lava from beside it too: (type, colour, value)."""
    hex = state.box.facts.hexes[state.hexes[slot]]
    found = [(strike.type, strike.colour, strike.value) for strike in hex.strikes]
    if state.volcano >= 0:
        for side in range(6):
            if state.near[state.volcano * 6 + side] == slot and not state.dams[side]:
                found += [("lava", colour, value) for colour, value in lava_dice(state, side)]
    return found


def lava_dice(state: PlanetState, side: int) -> list[tuple[int, int]]:
    """The dice that make lava leave the Volcano by a side of the map."""
    turned = state.turned[state.volcano]
    return [
        (die // 8, die % 8)
        for die in range(DICE * 8)
        if state.box.lava[die] >= 0 and (state.box.lava[die] + turned) % 6 == side
    ]


def icon_words(icons: Sequence[tuple[str, int, int]], say: Texts) -> str:
    """ "tornado red 3 and blue 5, flood green 2"."""
    kinds = list(dict.fromkeys(icon[0] for icon in icons))
    parts = []
    for kind in kinds:
        dice = [die_words(colour, value, say) for type, colour, value in icons if type == kind]
        parts.append(say("threat", cataclysm=say(f"strike-{kind}"), dice=listed(dice, say)))
    return ", ".join(parts)
