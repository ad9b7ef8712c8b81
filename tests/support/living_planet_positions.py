"""Positions of Living Planet for tests: laid out by hand, put to any point of a die, played in notation.

Whatever is put on the table comes out of its supply, so that all pieces are there once. Seats go by their
colours, hexes by "AR02@1,-1/3" (cell and rotation), a hex alone is put on the next free cell. Cells:

         0,-1  1,-1
      -1,0  0,0  1,0        the Landing Zone LP01 lies on 0,0; sides NE 1,-1  E 1,0  SE 0,1
         -1,1  0,1                                                SW -1,1  W -1,0  NW 0,-1
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from ludosphere.core.record import Record
from ludosphere.core.rng import seeded
from ludosphere.games.living_planet import GAME, agenda, choices, ground
from ludosphere.games.living_planet.house.rulebook import checked
from ludosphere.games.living_planet.refs import GRAMMAR
from ludosphere.games.living_planet.rules import PlanetPosition
from ludosphere.games.living_planet.state import NO_STAGE, TURN_OF_DICE
from ludosphere.games.living_planet.tables import COLOURS, DAMS, RESOURCES, ROW, SIDES, UNITS, Setting

Test = TypeVar("Test", bound=Callable[..., None])
TURN = 2
"""The turn positions are laid out in, unless told otherwise."""


def covers(*points: int) -> Callable[[Test], Test]:
    """Marks a test: it checks these points (A1 to A100) of the expansion's rules.

    docs/rules/living-planet.md lists them; test_points_are_tested.py reads the marks.
    """

    def marked(test: Test) -> Test:
        assert all(1 <= point <= 100 for point in points)
        return test

    return marked


# --- laying out ------------------------------------------------------------------------------------------
def game(
    seats: int = 4,
    arboria: bool = True,
    length: str = "normal",
    house: dict[str, Any] | None = None,
    seed: int = 1,
) -> PlanetPosition:
    """A game at its start; `house`: house rules, by list."""
    text = checked(json.dumps(house)) if house else ""
    options = {
        "seats": seats,
        "arboria": "on" if arboria else "off",
        "length": length,
        "screens": "open",
        "house": text,
    }
    position = PlanetPosition(seeded(seed), Setting(GAME, options))
    position.set_up()
    return position


def lay(
    *hexes: str, leader: str = "red", number: int = TURN, fate: int = 0, **options: Any
) -> PlanetPosition:
    """A game in turn `number` with these hexes and nothing on them, 20 MC and no piece for everybody.

    Nobody has a Fate Control token unless `fate` says so; hexes count as explored in turn 1.
    """
    position = game(**options)
    position.leader = seat_of(leader)
    for site in range(4):
        if position.tiles[site]:
            clear(position, "LP01." + "abcd"[site])
    for resource in range(6):
        for seat in range(int(position.seats)):
            position.reserve[resource] += position.pieces[seat * 6 + resource]
            position.pieces[seat * 6 + resource] = 0
    position.mc = [20] * int(position.seats)
    position.fate = [fate] * int(position.seats)
    position.turn = 1
    for text in hexes:
        place(position, text)
    position.turn = number
    return position


def place(position: PlanetPosition, text: str) -> None:
    """Lays a hex, whatever the landscape, and takes it out of the stack."""
    name, _, where = text.partition("@")
    cell, _, rotation = where.partition("/")
    q, r = (int(number) for number in cell.split(",")) if cell else ground.axial(position.open[0])
    hex = position.box.hexes.index(name)
    at = (q + 32) * ROW + r + 32
    assert at in position.open, f"{text} has no neighbour, or the cell is taken"
    if hex in position.stack:
        position.stack.remove(hex)
    else:  # one of the eight that made room for Arboria: another one stays out instead
        position.stack.remove(next(other for other in position.stack if other in position.box.base_stack))
    ground.lay(position, hex, at, int(rotation or "0"))


def building(
    position: PlanetPosition,
    site: str,
    tile: str,
    chip: str = "",
    unit: str = "",
    platform: bool = False,
    home: str = "",
) -> None:
    """Puts a tile ("iron_mine.4") with a chip ("red"), a unit ("red scientist") and a platform on a site.

    home: who built the Spaceport; without a word whoever has a chip or a unit there, or red.
    """
    at, kind = site_of(position, site), tile_of(position, tile)
    assert not position.tiles[at]
    assert at % 4 < position.box.site_count[position.hexes[at >> 2]], f"there is no site {site}"
    assert position.supply[kind], f"there is no {tile} left"
    position.put_tile(seat_of(home or chip or unit.partition(" ")[0] or "red"), at, kind)
    if chip:
        position.own_chips[seat_of(chip)] -= 1
        position.chips[at] = seat_of(chip) + 1
    if unit:
        seat, state = take(position, unit)
        position.crew[at] = 1 + seat * 3 + state
    if platform:
        position.platforms[at] = 1
        position.reserve[RESOURCES.index("wood")] -= 1


def clear(position: PlanetPosition, site: str) -> None:
    """Takes everything off a site."""
    at = site_of(position, site)
    if position.chips[at]:
        position.own_chips[position.chips[at] - 1] += 1
        position.chips[at] = 0
    position.destroy(at)


def outside(position: PlanetPosition, hex: str, *units: str) -> None:
    """Puts units ("red scientist", "blue wounded", "green motor") outside on a hex."""
    for unit in units:
        seat, kind = take(position, unit)
        position.outside[(slot_of(position, hex) * int(position.seats) + seat) * 3 + kind] += 1


def take(position: PlanetPosition, unit: str) -> tuple[int, int]:
    """A unit out of its owner's reserve: the seat and the kind."""
    colour, name = unit.split()
    seat, kind = seat_of(colour), UNITS.index(name)
    stock = position.motors if name == "motor" else position.scientists
    assert stock[seat]
    stock[seat] -= 1
    return seat, kind


def fire(position: PlanetPosition, *hexes: str) -> None:
    """Puts fire tokens on hexes."""
    for hex in hexes:
        assert position.fire_tokens
        assert not position.burns(slot_of(position, hex))
        position.fires |= 1 << slot_of(position, hex)
        position.fire_tokens -= 1


def give(position: PlanetPosition, colour: str, mc: int | None = None, **pieces: int) -> None:
    """Pieces from the reserve; `mc` is what the seat has then."""
    seat = seat_of(colour)
    for name, amount in pieces.items():
        resource = RESOURCES.index(name)
        assert position.reserve[resource] >= amount
        position.reserve[resource] -= amount
        position.pieces[seat * 6 + resource] += amount
    if mc is not None:
        position.mc[seat] = mc


def dam(position: PlanetPosition, side: str, material: str) -> None:
    """Puts a dam on a map side of the Volcano, its pieces out of the reserve."""
    number = DAMS.index(material)
    position.dams[SIDES.index(side)] = number
    for resource in range(6):
        position.reserve[resource] -= position.box.dam_cost[number][resource]


def explored(position: PlanetPosition, hex: str, number: int) -> None:
    """The turn in which a hex was explored."""
    position.explored[slot_of(position, hex)] = number


def stack(position: PlanetPosition, *hexes: str) -> None:
    """The Exploration stack is exactly this, drawn in this order."""
    position.stack = []
    position.under = [position.box.hexes.index(name) for name in hexes]


def deck(position: PlanetPosition, *cards: str) -> None:
    """The Stock Market cards that are still to be drawn; all others are discarded."""
    position.deck = [position.box.cards.index(name) for name in cards]
    position.discards = [card for card in range(len(position.box.cards)) if card not in position.deck]


def price(position: PlanetPosition, **prices: int) -> None:
    """The prices of some resources."""
    for name, number in prices.items():
        position.prices[RESOURCES.index(name)] = number


def record(position: PlanetPosition) -> bytes:
    """A record that begins here."""
    return (
        Record(GAME.name, position.options(), 1, [], GAME.rules_version, start=position.encode())
        .dumps()
        .encode()
    )


# --- to a point of the turn ------------------------------------------------------------------------------
def die(position: PlanetPosition, stage: str, current: str, **values: int) -> None:
    """Resolves the die "red 3" from its stage on: production, actions or cataclysms.

    It is the last one of the turn: when it is done, the Leader is asked for the depletion. Further `values`
    are what other dice show (blue=4); else they show 6, and 3 in the Leader's colour, a power for recruiting.
    """
    colour, value = COLOURS.index(current.split()[0]), int(current.split()[1])
    shown = [6, 6, 6, 6]
    shown[position.leader] = 3
    for name, number in values.items():
        shown[COLOURS.index(name)] = number
    shown[colour] = value
    position.values = shown
    position.chosen = shown[: int(position.seats)]
    for each in range(4):
        position.hands[each] &= ~(1 << shown[each])
    position.order = [other for other in range(4) if other != colour] + [colour]
    position.phase = TURN_OF_DICE
    position.stage = NO_STAGE
    position.current = 2 if stage == "production" else 3
    position.tasks = [
        agenda.task(agenda.END_TURN, 0),
        agenda.task(agenda.START_DEPLETION, 0),
        agenda.task(agenda.NEXT_DIE, 0),
    ]
    if stage != "production":
        position.tasks.append(agenda.task(agenda.START_CATACLYSMS, 0))
    if stage == "actions":
        position.tasks.append(agenda.task(agenda.START_ACTIONS, 0))
    choices.settle(position)


def depletion(position: PlanetPosition) -> None:
    """All dice are done; the Leader may be asked which resource is depleted."""
    die(position, "cataclysms", "yellow 6" if position.seats == 4 else "yellow 1")


# --- playing ---------------------------------------------------------------------------------------------
def asked(position: PlanetPosition) -> tuple[str, str] | None:
    """Whose decision is due, and which: ("red", "loss"); None when the game is over."""
    if not position.to_move():
        return None
    entry = position.view(None)["task"]
    return COLOURS[position.to_move()[0]], entry["kind"]


def can(position: PlanetPosition, colour: str | None = None) -> set[str]:
    """What a seat, or the one that is asked, may do now, in notation."""
    seat = position.to_move()[0] if colour is None else seat_of(colour)
    return {GRAMMAR.notation(action, position) for action in position.legal(seat)}


def do(position: PlanetPosition, colour: str, *actions: str) -> None:
    """Plays actions in notation."""
    seat = seat_of(colour)
    for text in actions:
        found = {GRAMMAR.notation(action, position): action for action in position.legal(seat)}
        assert text in found, f"{text} is not among {sorted(found)} of {asked(position)}"
        position.play(seat, found[text])


def trade(position: PlanetPosition, colour: str, *deals: str, card: str = "") -> None:
    """A whole Trade: this card, or any, then these sales and purchases."""
    do(position, colour, "trade")
    do(position, colour, card or min(can(position)), *deals)
    if asked(position) == (colour, "deal"):
        do(position, colour, ".")


def dealer(
    tile: str = "", mc: int = 3, wood: int = 4, iron: int = 0, house: dict[str, Any] | None = None
) -> PlanetPosition:
    """Blue trades with 4 wood and little money: wood stands at 6, iron at 5, everything else at 9."""
    position = lay("LP21@1,0", number=1, house=house)
    if tile:
        building(position, "LP21.b", tile, chip="blue")
    give(position, "blue", mc=mc, wood=wood, iron=iron)
    die(position, "actions", "blue 1")
    deck(position, "SM-iron-1")
    do(position, "blue", "trade", "SM-iron-1")
    price(position, wood=6, iron=5, oil=9, electricity=9, mycelium=9, vibrium=9)
    return position


def decline(position: PlanetPosition) -> None:
    """Whoever is asked takes as little as possible: stops, or the first thing offered."""
    seat = position.to_move()[0]
    found = {GRAMMAR.notation(action, position): action for action in position.legal(seat)}
    position.play(seat, found.get(".", position.legal(seat)[0]))


def end_die(position: PlanetPosition) -> None:
    """Everybody declines what is left of this die."""
    current, number = position.current, position.turn
    while position.phase == TURN_OF_DICE and (position.current, position.turn) == (current, number):
        decline(position)


def end_turn(position: PlanetPosition) -> None:
    """Everybody declines what is left of this turn."""
    number = position.turn
    while position.to_move() and position.turn == number:
        decline(position)


def cards(position: PlanetPosition, *values: int) -> None:
    """Every seat puts down a Planet card, red first; they are turned over."""
    assert len(values) == position.seats
    for colour, value in zip(COLOURS, values):
        do(position, colour, str(value))


def order(position: PlanetPosition, *colours: str) -> None:
    """The Leader puts the dice on the Leader board in this order, the last one is what is left."""
    do(position, COLOURS[position.leader], *[f"D:{colour}" for colour in colours[:3]])


def at_random(position: PlanetPosition, seed: int, until_turn: int = 99) -> None:
    """Plays at random until a turn begins, or to the end."""
    chance = random.Random(seed)
    while position.to_move() and position.turn < until_turn:
        seat = position.to_move()[0]
        position.play(seat, chance.choice(position.legal(seat)))


# --- looking ---------------------------------------------------------------------------------------------
def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def slot_of(position: PlanetPosition, hex: str) -> int:
    return position.hexes.index(position.box.hexes.index(hex))


def site_of(position: PlanetPosition, site: str) -> int:
    hex, _, letter = site.partition(".")
    return slot_of(position, hex) * 4 + "abcd".index(letter)


def tile_of(position: PlanetPosition, tile: str) -> int:
    """The kind of a tile: iron_mine.4, spaceport."""
    name, _, value = tile.partition(".")
    box = position.box
    (kind,) = [
        kind
        for kind in range(len(box.tile_type))
        if box.types[box.tile_type[kind]] == name and box.tile_value[kind] == int(value or "0")
    ]
    return kind


def hex_of(position: PlanetPosition, hex: str) -> dict[str, Any]:
    """A hex of the view."""
    (found,) = [each for each in position.view(None)["map"] if each["id"] == hex]
    return dict(found)


def on_map(position: PlanetPosition) -> set[str]:
    """The hexes of the map."""
    return {each["id"] for each in position.view(None)["map"]}


def at(position: PlanetPosition, site: str) -> str:
    """What is on a site: "iron_mine red", with the chip's colour, "" if there is no building.

    A unit is "+ red scientist", a platform "~".
    """
    (found,) = [each for each in hex_of(position, site[:4])["sites"] if each["slot"] == site[5:]]
    if not found["type"]:
        assert (found["chip"], found["unit"], found["platform"]) == (None, None, False)
        return ""
    text = str(found["type"])
    if found["chip"] is not None:
        text += " " + COLOURS[found["chip"]]
    if found["unit"]:
        text += f" + {COLOURS[found['unit']['seat']]} {found['unit']['kind']}"
    return text + (" ~" if found["platform"] else "")


def controller(position: PlanetPosition, site: str) -> str | None:
    """Who controls a building."""
    (found,) = [each for each in hex_of(position, site[:4])["sites"] if each["slot"] == site[5:]]
    return None if found["controller"] is None else COLOURS[found["controller"]]


def people(position: PlanetPosition, hex: str) -> list[str]:
    """The units outside on a hex, one text each."""
    return [
        f"{COLOURS[unit['seat']]} {unit['kind']}"
        for unit in hex_of(position, hex)["outside"]
        for _ in range(unit["n"])
    ]


def burning(position: PlanetPosition) -> set[str]:
    """The hexes with a fire token."""
    return {each["id"] for each in position.view(None)["map"] if each["fire"]}


def owns(position: PlanetPosition, colour: str, what: str) -> int:
    """How much of a resource, "mc", "chips", "scientists", "motors", "fate" or "oxygen" a seat has."""
    row = position.view(None)["players"][seat_of(colour)]
    return int(row["resources"][what] if what in RESOURCES else row[what])


def reserve(position: PlanetPosition, resource: str) -> int:
    """The pieces of a resource in the reserve."""
    return int(position.view(None)["reserve"][resource])


def cost(position: PlanetPosition, resource: str) -> int:
    """The price of a resource."""
    return int(position.view(None)["market"]["prices"][resource])


def line(position: PlanetPosition, key: str, colour: str) -> int:
    """A line of the score sheet."""
    (found,) = [row for row in position.sheet() if row.key == key]
    return found.points[seat_of(colour)]


def busy(position: PlanetPosition, seed: int, share: float) -> Iterator[PlanetPosition]:
    """The position before each action of a game (going on changing), `share` of them sensible, others random.

    By chance alone people soon lose everything; so they build, and all sorts of things can happen.
    """
    chance = random.Random(seed)
    while position.to_move():
        yield position
        seat = chance.choice(position.to_move())
        legal = position.legal(seat)
        action = position.suggest(seat) if chance.random() < share else chance.choice(legal)
        if action == legal[-1] and chance.random() < 0.3:  # often that is to stop
            action = chance.choice(legal)
        position.play(seat, action)
