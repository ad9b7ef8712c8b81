"""The fields of a position, and the changes and questions that are the same wherever they come up.

Hexes on the map are *slots*, numbered in the order of placing; slot 0 is the Landing Zone. A *site* is
slot * 4 + its place on the hex. A *place* of a unit is slot * 5 + site on the hex, or + 4: outside.
Numbers in brackets are rulings of docs/rules/living-planet.md.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ...core.contract import Event, Position
from ...core.rng import Rng
from .tables import MOTOR, RESOURCES, SCIENTIST, UNITS, WOUNDED, Box, Setting

CHOOSE: Final = 0
REVEAL: Final = 1
TURN_OF_DICE: Final = 2
DEPLETION: Final = 3
OVER: Final = 4
PHASES: Final = ["choose", "reveal", "dice", "depletion", "over"]

NO_STAGE: Final = 0
PRODUCTION: Final = 1
ACTIONS: Final = 2
CATACLYSM: Final = 3
STAGES: Final = [None, "production", "actions", "cataclysms"]

OUTSIDE: Final = 4
"""The place on a hex that is in no building."""
NOWHERE: Final = 255

EMPTY: Final = 0
"""No tile, no chip, nobody."""


class PlanetState(Position):
    """A game of Living Planet under way."""

    def __init__(self, rng: Rng, setting: Setting) -> None:
        super().__init__(rng)
        self.setting = setting
        self.box: Box = setting.box
        self.seats: i64 = setting.seats
        self.phase: i64 = CHOOSE
        self.stage: i64 = NO_STAGE
        self.leader: i64 = 0
        self.exhausted: bool = False
        # the turn
        self.chosen: list[int] = []
        """By seat: the Planet card put down, 0 as long as there is none."""
        self.values: list[int] = [0, 0, 0, 0]
        """By colour: the die; 0 before the reveal."""
        self.changed: list[int] = [0, 0, 0, 0]
        """By colour: what the die was changed to for its cataclysms; 0 if it was not."""
        self.order: list[int] = []
        """The colours on the Leader board."""
        self.current: i64 = -1
        """The place on the Leader board of the die being resolved."""
        self.named: i64 = -1
        """Power 2: the resource produced twofold."""
        self.power_used: bool = False
        self.tasks: list[int] = []
        """What is still to be done, the next thing on top (`agenda.py`)."""
        # the map
        self.hexes: list[int] = []
        self.turned: list[int] = []
        self.cells: list[int] = []
        self.explored: list[int] = []
        """By slot: the turn the hex was explored in."""
        self.near: list[int] = []
        """By slot * 6 + side: the slot there, -1 for none."""
        self.grid: dict[int, int] = {}
        """By cell: the slot."""
        self.open: list[int] = []
        """The empty cells next to the map, in the order they came up."""
        self.tiles: list[int] = []
        """By site: the kind of tile + 1, 0 for none; likewise `chips`: seat + 1, `crew`: unit code."""
        self.chips: list[int] = []
        self.crew: list[int] = []
        self.platforms: list[int] = []
        self.ports: list[int] = []
        """Spaceports by who set them up or built them, site << 2 | seat; empty where nothing asks for it."""
        self.outside: list[int] = []
        """By (slot * seats + seat) * 3 + kind: how many units stand outside."""
        self.fires: i64 = 0
        """The burning slots, a bit each."""
        self.fire_tokens: i64 = 0
        self.volcano: i64 = -1
        """Its slot."""
        self.dams: list[int] = [0, 0, 0, 0, 0, 0]
        """By map side of the Volcano."""
        # stocks
        self.reserve: list[int] = []
        self.depleted: list[int] = [0, 0, 0, 0, 0, 0]
        self.supply: list[int] = []
        """By kind of tile."""
        self.stack: list[int] = []
        """Hexes nobody knows the order of; the next one is drawn when it is needed."""
        self.under: list[int] = []
        """Hexes put back under the stack, the next one first: everybody saw them."""
        self.drawn: list[int] = []
        self.deck: list[int] = []
        """Market cards in no order."""
        self.discards: list[int] = []
        self.offers: list[int] = []
        """Market cards drawn in this Trade."""
        self.dealt: list[int] = [0, 0, 0, 0, 0, 0]
        """By resource: pieces sold (positive) or bought (negative) in this Trade."""
        self.prices: list[int] = []
        self.history: list[int] = []
        """Six prices at the end of each turn."""
        self.strikes: list[int] = []
        """Slot * 8 + cataclysm still to be resolved for this die."""
        # the seats
        self.hands: list[int] = []
        """By colour, absent ones too: a bit for each value left."""
        self.mc: list[int] = []
        self.pieces: list[int] = []
        """By seat * 6 + resource."""
        self.scientists: list[int] = []
        """In the own reserve; likewise the next two."""
        self.motors: list[int] = []
        self.own_chips: list[int] = []
        self.fate: list[int] = []
        self.oxygen: list[int] = []
        """VP of tokens for exploring."""
        self.menu: list[int] | None = None
        """The legal actions of the task on top, once asked for."""

    # --- telling ---------------------------------------------------------------------------------
    def tell(self, kind: str, seat: i64, args: dict[str, Any], only: tuple[int, ...] | None = None) -> None:
        """Appends an event, if somebody keeps them; seat -1: nobody's."""
        if self.events is not None:
            self.events.append(Event(kind, int(seat) if seat >= 0 else None, args, only))

    def site_name(self, site: i64) -> str:
        """As in refs: AR02.a"""
        return self.box.hexes[self.hexes[site >> 2]] + "." + "abcd"[int(site & 3)]

    def hex_name(self, slot: i64) -> str:
        return self.box.hexes[self.hexes[slot]]

    # --- order of seats --------------------------------------------------------------------------
    def in_table_order(self) -> list[int]:
        """All seats clockwise from the Leader."""
        return [int((self.leader + step) % self.seats) for step in range(int(self.seats))]

    def colour(self) -> i64:
        """The colour of the die being resolved."""
        return self.order[self.current]

    def decider(self) -> i64:
        """Who decides for the die being resolved: its owner, or the Leader if it has none (88)."""
        colour: i64 = self.order[self.current]
        return colour if colour < self.seats else self.leader

    def striking(self) -> i64:
        """The value of the current die for its cataclysms."""
        colour: i64 = self.order[self.current]
        changed: i64 = self.changed[colour]
        return changed if changed else self.values[colour]

    # --- money and pieces ------------------------------------------------------------------------
    def can_pay(self, seat: i64, cost: list[int]) -> bool:
        for resource in range(6):
            if self.pieces[seat * 6 + resource] < cost[resource]:
                return False
        return True

    def pay(self, seat: i64, cost: list[int]) -> None:
        """From the seat to the reserve."""
        for resource in range(6):
            self.pieces[seat * 6 + resource] -= cost[resource]
            self.reserve[resource] += cost[resource]

    def pay_piece(self, seat: i64, resource: i64, amount: i64) -> None:
        self.pieces[seat * 6 + resource] -= int(amount)
        self.reserve[resource] += int(amount)

    def gain(self, seat: i64, resource: i64, amount: i64) -> i64:
        """From the reserve to the seat, what there is; how many pieces it was (9)."""
        there: i64 = self.reserve[resource]
        got: i64 = amount if amount < there else there
        self.reserve[resource] -= int(got)
        self.pieces[seat * 6 + resource] += int(got)
        return got

    def shift(self, resource: i64, change: i64) -> None:
        """SHIFT of 3.9: down to the lowest price, up until the market crashes (33, 34)."""
        price: i64 = self.prices[resource] + change
        if change < 0:
            least: i64 = self.box.least[resource]
            price = price if price > least else least
        crashed = change > 0 and price > self.box.most[resource]
        if crashed:
            price = self.box.crash[resource]
        self.prices[resource] = int(price)
        if self.events is not None:
            self.tell(
                "crash" if crashed else "price", -1, {"resource": RESOURCES[resource], "price": int(price)}
            )

    # --- buildings and units ---------------------------------------------------------------------
    def controller(self, site: i64) -> i64:
        """The seat that controls the building there, -1: nobody (3.10)."""
        chip: i64 = self.chips[site]
        if chip:
            return chip - 1
        crew: i64 = self.crew[site]
        if crew and (crew - 1) % 3 != WOUNDED:
            return (crew - 1) // 3
        return -1

    def owns(self, seat: i64, site: i64) -> bool:
        """Is there a building that the seat controls?"""
        return self.tiles[site] != EMPTY and self.controller(site) == seat

    def holds(self, seat: i64, site: i64, kind: i64) -> bool:
        """Is there a building of the type that the seat controls or occupies?"""
        if self.tiles[site] == EMPTY or self.type_at(site) != kind:
            return False
        return self.controller(site) == seat or self.occupant(site) == seat

    def occupant(self, site: i64) -> i64:
        """The seat with a unit in the building, active or wounded; -1: nobody."""
        crew: i64 = self.crew[site]
        return (crew - 1) // 3 if crew else -1

    def type_at(self, site: i64) -> i64:
        """The type of the building there."""
        return self.box.tile_type[self.tiles[site] - 1]

    def burns(self, slot: i64) -> bool:
        return self.fires >> slot & 1 != 0

    def put_tile(self, seat: i64, site: i64, tile: i64) -> None:
        """A building of the seat's: from the supply onto the site."""
        self.supply[tile] -= 1
        self.tiles[site] = int(tile + 1)
        if self.box.remote and self.box.port[self.box.tile_type[tile]]:
            self.ports.append(int(site << 2 | seat))

    def set_up_by(self, seat: i64, site: i64) -> bool:
        """Is there the seat's own Spaceport, which it can put a chip on from anywhere (116–120)?"""
        for port in self.ports:
            if port == site << 2 | seat:
                return True
        return False

    def chip_cost(self, seat: i64, site: i64) -> list[int]:
        """What the seat pays to put a chip on a building that stands there."""
        return self.box.port_cost if self.set_up_by(seat, site) else self.box.repair_cost

    def functions(self, site: i64) -> bool:
        """Does a controlled building have its effect (A48)?"""
        return not self.burns(site >> 2) or self.box.cancels[self.type_at(site)] == 3

    def has_unit(self, seat: i64, slot: i64) -> bool:
        """Has the seat an active unit on the hex, in a building or not?"""
        at: i64 = (slot * self.seats + seat) * 3
        if self.outside[at + SCIENTIST] or self.outside[at + MOTOR]:
            return True
        for site in range(slot * 4, slot * 4 + 4):
            crew: i64 = self.crew[site]
            if crew and (crew - 1) // 3 == seat and (crew - 1) % 3 != WOUNDED:
                return True
        return False

    def units_able(self, seat: i64, slot: i64) -> list[int]:
        """The seat's active units of the hex that can leave it, as place * 4 + kind (A46)."""
        found: list[int] = []
        at: i64 = (slot * self.seats + seat) * 3
        if self.outside[at + SCIENTIST]:
            found.append(int((slot * 5 + OUTSIDE) * 4 + SCIENTIST))
        if self.outside[at + MOTOR]:
            found.append(int((slot * 5 + OUTSIDE) * 4 + MOTOR))
        if not self.burns(slot):
            for site in range(4):
                crew: i64 = self.crew[slot * 4 + site]
                if crew and (crew - 1) // 3 == seat and (crew - 1) % 3 != WOUNDED:
                    found.append(int((slot * 5 + site) * 4 + (crew - 1) % 3))
        return found

    def anywhere(self, seat: i64, wounded_too: bool) -> bool:
        """Has the seat an active unit on the map (or any)?"""
        for slot in range(len(self.hexes)):
            at: i64 = (slot * self.seats + seat) * 3
            if self.outside[at] or self.outside[at + MOTOR] or (wounded_too and self.outside[at + WOUNDED]):
                return True
        for crew in self.crew:
            if crew and (crew - 1) // 3 == seat and (wounded_too or (crew - 1) % 3 != WOUNDED):
                return True
        return False

    def has_type(self, seat: i64, kind: i64, but: i64) -> bool:
        """Does the seat control or occupy a building of the type elsewhere than on site `but`?"""
        for site in range(len(self.tiles)):
            if site != but and self.holds(seat, site, kind):
                return True
        return False

    def may_enter(self, seat: i64, site: i64, source: i64) -> bool:
        """May a unit of the seat that stands at place `source` enter the building (21–23, 92)?"""
        if not self.tiles[site] or self.crew[site]:
            return False
        owner: i64 = self.controller(site)
        if owner == seat:
            return True
        if owner >= 0:
            return False
        kind: i64 = self.type_at(site)
        if self.box.limit[kind] == 0:
            return True
        left: i64 = -1
        if source % 5 != OUTSIDE:  # a building left without a chip doesn't count any more
            left = source // 5 * 4 + source % 5
            if self.chips[left]:
                left = -1
        return not self.has_type(seat, kind, left)

    def take_unit(self, seat: i64, place: i64, kind: i64) -> None:
        """Lifts a unit off the map."""
        if place % 5 == OUTSIDE:
            self.outside[(place // 5 * self.seats + seat) * 3 + kind] -= 1
        else:
            self.crew[place // 5 * 4 + place % 5] = EMPTY

    def put_unit(self, seat: i64, place: i64, kind: i64) -> None:
        """Puts a unit on the map."""
        if place % 5 == OUTSIDE:
            self.outside[(place // 5 * self.seats + seat) * 3 + kind] += 1
        else:
            self.crew[place // 5 * 4 + place % 5] = int(1 + seat * 3 + kind)

    def move_unit(self, seat: i64, source: i64, kind: i64, target: i64) -> None:
        self.take_unit(seat, source, kind)
        self.put_unit(seat, target, kind)
        if self.events is not None:
            self.tell(
                "moved",
                seat,
                {"unit": UNITS[kind], "from": self.place_name(source), "to": self.place_name(target)},
            )

    def place_name(self, place: i64) -> str:
        """AR02.a in a building, AR02 outside."""
        if place % 5 == OUTSIDE:
            return self.hex_name(place // 5)
        return self.site_name(place // 5 * 4 + place % 5)

    def to_reserve(self, seat: i64, kind: i64) -> None:
        """A unit goes back to its owner's reserve."""
        if kind == MOTOR:
            self.motors[seat] += 1
        else:
            self.scientists[seat] += 1

    def destroy(self, site: i64) -> None:
        """The tile back to the reserve, with the Wood of a platform; nobody inside survives (32, 42)."""
        crew: i64 = self.crew[site]
        self.tell("destroyed", -1, {"site": self.site_name(site), "type": self.box.types[self.type_at(site)]})
        if crew:
            self.to_reserve((crew - 1) // 3, (crew - 1) % 3)
            self.tell("lost", (crew - 1) // 3, {"unit": UNITS[(crew - 1) % 3], "at": self.site_name(site)})
        self.supply[self.tiles[site] - 1] += 1
        if self.platforms[site]:
            for resource in range(6):
                self.reserve[resource] += self.box.platform_cost[resource]
        self.tiles[site] = EMPTY
        self.crew[site] = EMPTY
        self.platforms[site] = 0
        for port in self.ports:
            if port >> 2 == site:
                self.ports.remove(port)
                break

    # --- counting --------------------------------------------------------------------------------
    def stations(self, seat: i64, cataclysm: i64, slot: i64) -> i64:
        """The site of a functioning building of the seat that protects the hex from the cataclysm, or -1."""
        cancels = self.box.cancels
        for site in range(len(self.tiles)):
            if not self.owns(seat, site):
                continue
            kind: i64 = self.type_at(site)
            if cancels[kind] == cataclysm and self.functions(site):
                home: i64 = site >> 2
                if home == slot:
                    return site
                if self.box.reach[kind]:
                    for side in range(6):
                        if self.near[slot * 6 + side] == home:
                            return site
        return -1

    def pieces_in_game(self, resource: i64) -> i64:
        """In the reserve, with the players, on dams and as platforms."""
        total: i64 = self.reserve[resource]
        for seat in range(self.seats):
            total += self.pieces[seat * 6 + resource]
        for side in range(6):
            total += self.box.dam_cost[self.dams[side]][resource]
        for site in range(len(self.platforms)):
            if self.platforms[site]:
                total += self.box.platform_cost[resource]
        return total

    # --- copying ---------------------------------------------------------------------------------
    def fill(self, other: PlanetState) -> None:
        """Takes over everything of another position but its generator and events."""
        self.revealed = other.revealed
        self.turn = other.turn
        self.phase = other.phase
        self.stage = other.stage
        self.leader = other.leader
        self.exhausted = other.exhausted
        self.chosen = other.chosen[:]
        self.values = other.values[:]
        self.changed = other.changed[:]
        self.order = other.order[:]
        self.current = other.current
        self.named = other.named
        self.power_used = other.power_used
        self.tasks = other.tasks[:]
        self.hexes = other.hexes[:]
        self.turned = other.turned[:]
        self.cells = other.cells[:]
        self.explored = other.explored[:]
        self.near = other.near[:]
        self.grid = other.grid.copy()
        self.open = other.open[:]
        self.tiles = other.tiles[:]
        self.chips = other.chips[:]
        self.crew = other.crew[:]
        self.platforms = other.platforms[:]
        self.ports = other.ports[:]
        self.outside = other.outside[:]
        self.fires = other.fires
        self.fire_tokens = other.fire_tokens
        self.volcano = other.volcano
        self.dams = other.dams[:]
        self.reserve = other.reserve[:]
        self.depleted = other.depleted[:]
        self.supply = other.supply[:]
        self.stack = other.stack[:]
        self.under = other.under[:]
        self.drawn = other.drawn[:]
        self.deck = other.deck[:]
        self.discards = other.discards[:]
        self.offers = other.offers[:]
        self.dealt = other.dealt[:]
        self.prices = other.prices[:]
        self.history = other.history[:]
        self.strikes = other.strikes[:]
        self.hands = other.hands[:]
        self.mc = other.mc[:]
        self.pieces = other.pieces[:]
        self.scientists = other.scientists[:]
        self.motors = other.motors[:]
        self.own_chips = other.own_chips[:]
        self.fate = other.fate[:]
        self.oxygen = other.oxygen[:]
        self.menu = other.menu
