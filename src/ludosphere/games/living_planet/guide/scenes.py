"""The positions the guide shows and counts: laid out by hand on a new game, every piece out of its supply.

Seats go by their colours, hexes by "AR02@1,-1/3": cell and rotation.
"""

from __future__ import annotations

from functools import cache

from ....core.rng import seeded
from .. import GAME, agenda, choices, ground
from ..refs import cell_of, site_of, slot_of
from ..rules import PlanetPosition
from ..state import NO_STAGE, TURN_OF_DICE
from ..tables import COLOURS, DAMS, RESOURCES, SIDES, UNITS, Setting


class Scene:
    """A position under construction: a game of four in its fifth turn, nothing built, 20 MC for everybody."""

    def __init__(self, *hexes: str, arboria: bool = True, leader: str = "red", number: int = 5) -> None:
        options = {
            "seats": 4,
            "arboria": "on" if arboria else "off",
            "length": "normal",
            "screens": "open",
            "house": "",
        }
        self.position = position = PlanetPosition(seeded(7), Setting(GAME, options))
        position.set_up()
        position.leader = COLOURS.index(leader)
        for site in range(4):
            position.own_chips[position.chips[site] - 1] += 1
            position.chips[site] = 0
            position.destroy(site)
        for seat in range(4):
            for resource in range(6):
                position.reserve[resource] += position.pieces[seat * 6 + resource]
                position.pieces[seat * 6 + resource] = 0
        position.fate = [0] * 4
        for text in hexes:
            self._place(text)
        position.turn = number
        position.history = position.prices * (number - 1)

    def _place(self, text: str) -> None:
        name, _, where = text.partition("@")
        cell, _, rotation = where.partition("/")
        ground.lay(self.position, self._drawn(name), cell_of(self.position, cell), int(rotation or "0"))

    def _drawn(self, name: str) -> int:
        """A hex out of the stack; if it made room for Arboria, another one stays out instead."""
        box, stack = self.position.box, self.position.stack
        hex = box.hexes.index(name)
        stack.remove(hex if hex in stack else next(one for one in stack if one in box.base_stack))
        return hex

    # --- pieces ------------------------------------------------------------------------------------
    def _unit(self, text: str) -> tuple[int, int]:
        """A unit ("red scientist") out of its owner's reserve."""
        colour, kind = text.split()
        seat = COLOURS.index(colour)
        stock = self.position.motors if kind == "motor" else self.position.scientists
        stock[seat] -= 1
        return seat, UNITS.index(kind)

    def built(self, site: str, tile: str, chip: str = "", unit: str = "", platform: bool = False) -> Scene:
        """A building ("iron_mine.4") with a chip ("red"), a unit ("red scientist"), a platform."""
        position = self.position
        at, kind = site_of(position, site), position.box.tile_names.index(tile)
        position.put_tile(COLOURS.index(chip or unit.partition(" ")[0] or "red"), at, kind)
        if chip:
            position.own_chips[COLOURS.index(chip)] -= 1
            position.chips[at] = COLOURS.index(chip) + 1
        if unit:
            seat, state = self._unit(unit)
            position.crew[at] = 1 + seat * 3 + state
        if platform:
            position.platforms[at] = 1
            position.reserve[RESOURCES.index("wood")] -= 1
        return self

    def outside(self, hex: str, *units: str) -> Scene:
        """Units outside on a hex."""
        for unit in units:
            seat, kind = self._unit(unit)
            self.position.outside[(slot_of(self.position, hex) * 4 + seat) * 3 + kind] += 1
        return self

    def fire(self, *hexes: str) -> Scene:
        """Fire tokens on hexes."""
        for hex in hexes:
            self.position.fires |= 1 << slot_of(self.position, hex)
            self.position.fire_tokens -= 1
        return self

    def dam(self, side: str, material: str) -> Scene:
        """A dam on a side of the Volcano."""
        number = DAMS.index(material)
        self.position.dams[SIDES.index(side)] = number
        for resource in range(6):
            self.position.reserve[resource] -= self.position.box.dam_cost[number][resource]
        return self

    def gives(self, colour: str, mc: int, **pieces: int) -> Scene:
        """What somebody has."""
        seat = COLOURS.index(colour)
        self.position.mc[seat] = mc
        for name, amount in pieces.items():
            self.position.reserve[RESOURCES.index(name)] -= amount
            self.position.pieces[seat * 6 + RESOURCES.index(name)] += amount
        return self

    def breathes(self, *colours: str) -> Scene:
        """A token of 1 VP for an oxygen hex explored, each."""
        for colour in colours:
            self.position.oxygen[COLOURS.index(colour)] += 1
        return self

    def priced(self, **prices: int) -> Scene:
        """Prices of resources."""
        for name, price in prices.items():
            self.position.prices[RESOURCES.index(name)] = price
        return self

    def next_hexes(self, *hexes: str) -> Scene:
        """The hexes drawn next."""
        position = self.position
        wanted = [self._drawn(name) for name in hexes]
        position.stack, position.under = [], wanted + position.stack
        return self

    def dice(self, stage: str, order: str, current: int) -> PlanetPosition:
        """The dice "red 3, blue 5, …" on the Leader board, `current` at the stage; what follows is asked."""
        position = self.position
        for one in order.split(", "):
            colour, value = one.split()
            position.values[COLOURS.index(colour)] = int(value)
            left = [other for other in range(6, 0, -1) if other != int(value)][: -position.turn % 6]
            position.hands[COLOURS.index(colour)] = sum(1 << other for other in left)
            position.order.append(COLOURS.index(colour))
        position.chosen = position.values[:]
        position.phase, position.stage = TURN_OF_DICE, NO_STAGE
        position.current = current - 1 if stage == "production" else current
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
        return position


def _do(position: PlanetPosition, *actions: str) -> PlanetPosition:
    """Plays actions in notation for whoever is asked."""
    for text in actions:
        seat = position.to_move()[0]
        position.play(seat, position.parse(seat, text))
    return position


# --- the base game -----------------------------------------------------------------------------------
@cache
def colony() -> PlanetPosition:
    """A game with Arboria in its fifth turn; the second die on the Leader board has its actions."""
    scene = Scene("LP05@1,0/0", "LP21@0,1/4", "AR02@1,-1/3", "AR05@2,-1/3", "LP13@-1,1/5", leader="green")
    scene.breathes("red", "green")
    scene.built("LP01.a", "spaceport", "red").built("LP01.b", "spaceport", "blue", "blue scientist")
    scene.built("LP01.c", "spaceport", "green").built("LP01.d", "spaceport", "yellow")
    scene.built("LP05.a", "iron_mine.4", "red").built("LP21.b", "oil_rig.2", "blue")
    scene.built("LP13.a", "mycelium_farm.5", "yellow", "yellow scientist")
    scene.built("AR02.a", "sawmill.3", unit="green scientist")
    scene.outside("LP05", "red scientist").outside("AR05", "red scientist").outside("LP21", "blue motor")
    scene.gives("red", 14, iron=3, wood=1).gives("blue", 9, oil=2).gives("green", 12, wood=2)
    scene.gives("yellow", 16, mycelium=1).priced(iron=6, oil=4, vibrium=7, mycelium=3)
    return scene.dice("actions", "green 3, red 4, yellow 5, blue 2", 1)


@cache
def lone_hex() -> PlanetPosition:
    """The Red Terraces beside the Landing Zone, with nothing on them."""
    return Scene("LP21@1,0/0", arboria=False).dice("actions", "red 4, blue 3, green 1, yellow 6", 0)


@cache
def exploring() -> PlanetPosition:
    """Red explores with a 3: three hexes are drawn, one is to be placed."""
    scene = Scene("LP05@1,0/0", "LP21@0,1/4", "LP17@-1,1/1", arboria=False)
    scene.built("LP01.a", "spaceport", "red").built("LP17.a", "iron_mine.2", "blue", "blue scientist")
    scene.outside("LP05", "red scientist").next_hexes("LP06", "LP13", "LP23")
    return _do(scene.dice("actions", "red 3, blue 2, green 1, yellow 6", 0), "explore")


@cache
def moving() -> PlanetPosition:
    """Red moves with a 2: the Scientist on the Landing Zone can take its first step."""
    scene = Scene("LP05@1,0/0", "LP21@0,1/4", "LP17@-1,1/1", arboria=False, leader="blue")
    scene.built("LP01.a", "spaceport", "red").built("LP01.b", "spaceport", "blue")
    scene.built("LP05.a", "iron_mine.2").built("LP21.b", "oil_rig.2", "blue")
    scene.outside("LP01", "red scientist")
    return _do(scene.dice("actions", "red 2, blue 3, green 1, yellow 6", 0), "move")


def _terraces() -> Scene:
    scene = Scene("LP21@1,0/0", arboria=False)
    scene.built("LP21.a", "iron_mine.4", "red").built("LP21.b", "oil_rig.2", unit="blue scientist")
    scene.built("LP21.c", "trading_post", "yellow", "yellow scientist").built("LP21.d", "brokerage")
    return scene


@cache
def built() -> PlanetPosition:
    """Four buildings: with a chip, with a unit, with both, with neither."""
    return _terraces().dice("actions", "green 2, blue 3, red 5, yellow 6", 0)


def _terraces_with_people() -> PlanetPosition:
    scene = _terraces().outside("LP21", "green scientist", "green wounded", "red motor")
    return scene.dice("actions", "green 4, blue 3, red 5, yellow 6", 0)


@cache
def before_quake() -> PlanetPosition:
    """Green has its actions with a 4; then the earthquake of the Red Terraces comes."""
    return _terraces_with_people()


@cache
def after_quake() -> PlanetPosition:
    """The same when it is over: green did nothing, yellow gave up the chip."""
    return _do(_terraces_with_people(), ".", "L:chip")


# --- Planet Arboria ----------------------------------------------------------------------------------
@cache
def spreading() -> PlanetPosition:
    """A tornado on the burning Mist Slope: red has to push the fire on."""
    scene = Scene("AR02@1,0/0", "LP13@2,0/1", "LP05@1,1/0", "LP06@2,-1/2")
    scene.breathes("red").fire("AR02", "LP05").built("LP13.a", "mycelium_farm.1", "blue", "blue scientist")
    return scene.dice("cataclysms", "red 3, blue 2, green 1, yellow 6", 0)


@cache
def flooded() -> PlanetPosition:
    """Four buildings on the Breathing Vale, three of them safe from floods."""
    scene = Scene("AR05@1,0/0").breathes("green")
    scene.built("AR05.a", "geyser_valve", "blue").built("AR05.b", "sawmill.4", "red", platform=True)
    scene.built("AR05.c", "mycelium_farm.2", "yellow").built("AR05.d", "hydraulic_safety_station", "green")
    scene.outside("AR05", "green scientist")
    return scene.dice("actions", "green 2, blue 3, red 4, yellow 6", 0)


@cache
def volcano() -> PlanetPosition:
    """The Volcano among five hexes, with a dam of iron and one of alloy."""
    scene = Scene("AR08@1,-1/0", "LP21@2,-1/3", "LP05@1,0/5", "LP13@2,-2/1", "LP03@0,-1/3")
    scene.dam("SE", "iron").dam("SW", "alloy")
    scene.built("LP05.a", "iron_mine.4", "red", "red scientist").built("LP21.b", "oil_rig.2", "blue")
    return scene.dice("actions", "red 1, blue 2, green 1, yellow 6", 0)


@cache
def finished() -> PlanetPosition:
    """The worked example of scoring: the last turn, all dice done but for the depletion."""
    scene = Scene(
        "LP05@1,0/0", "LP21@0,1/4", "AR02@1,-1/3", "AR05@2,-1/3", "LP13@-1,1/5", leader="yellow", number=12
    )
    scene.built("LP01.a", "spaceport", "red").built("LP01.b", "spaceport", "blue")
    scene.built("LP01.c", "spaceport", "green", "green scientist").built("LP01.d", "spaceport")
    scene.built("LP05.a", "iron_mine.4", "red").built("LP05.b", "power_plant.2", "blue", "blue scientist")
    scene.built("LP21.a", "iron_mine.1", "yellow").built("LP21.b", "oil_rig.2", "blue")
    scene.built("LP21.c", "trading_post", "red", "red wounded")
    scene.built("LP13.a", "mycelium_farm.5", unit="blue wounded").built("LP13.b", "power_plant.6", "yellow")
    scene.built("LP13.c", "commodity_bank", unit="yellow scientist")
    scene.built("AR02.a", "sawmill.3", unit="green scientist")
    scene.built("AR02.b", "hydraulic_safety_station", "red")
    scene.built("AR05.b", "sawmill.5", "red").built("AR05.c", "arbori_fungal_culture.4", unit="red scientist")
    scene.built("AR05.d", "geyser_valve", "blue")
    scene.outside("AR02", "red motor").outside("LP21", "yellow motor", "yellow motor")
    scene.gives("red", 43, wood=1).gives("blue", 28, oil=2).gives("green", 61).gives("yellow", 33, iron=1)
    scene.breathes("red", "blue")
    return scene.dice("cataclysms", "red 2, blue 5, green 1, yellow 6", 3)
