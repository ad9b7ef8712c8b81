"""What the rules of the map forbid: units, steps, buildings on sites, hexes beside others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import agenda, ground
from .agenda import a_of, b_of, c_of, d_of
from .refs import tile_name
from .sentences import due, price_of
from .state import NOWHERE, OUTSIDE
from .tables import COLOURS, NO_RESOURCE, RESOURCES, SIDES, UNITS, WOUNDED
from .tasks import task
from .words import cell_of, cost_words, hex_words, listed, missing_words, named, site_of, slot_of

if TYPE_CHECKING:
    from ...core.text import Texts
    from .rules import PlanetPosition


class Refusals:
    """One seat asking why not; every method answers with a sentence, "" if it knows nothing against it."""

    def __init__(self, position: PlanetPosition, seat: int, say: Texts) -> None:
        self.state, self.seat, self.say = position, seat, say
        self.box = position.box
        self.kind = due(position)

    def task(self) -> str:
        return task(self.state, self.seat, self.say)

    def first(self) -> str:
        """Something else is due."""
        return self.say("why-first", task=self.task())

    def dear(self, cost: Sequence[int], mc: int = 0) -> str:
        """What is missing of a price."""
        short = missing_words(self.state, self.seat, cost, self.say, mc)
        return self.say("why-missing-of", cost=cost_words(cost, self.say, mc), what=short) if short else ""

    def limited(self, kind: int) -> str:
        return self.say("why-limit", building=named("type", self.box.types[kind], self.say))

    def nobody_there(self, slot: int) -> str:
        """No active unit of the seat is on a hex."""
        hex = hex_words(self.state.hex_name(slot), self.say)
        return "" if self.state.has_unit(self.seat, slot) else self.say("why-no-unit-there", hex=hex)

    # --- hexes -------------------------------------------------------------------------------------
    def laying(self, hex: str, rest: list[str]) -> str:
        """A hex, a cell and a rotation."""
        state, say = self.state, self.say
        if self.kind not in (agenda.KEEP, agenda.VOLCANO):
            return say("why-explore-first") if self.kind == agenda.ACT else ""
        if not hex:
            return say("why-hex-first")
        number = self.box.hexes.index(hex)
        volcano = self.kind == agenda.VOLCANO
        if volcano and number != self.box.volcano:
            return say("why-volcano-first")
        if not volcano and number not in state.drawn:
            return say("why-not-drawn")
        cell = cell_of(rest[0]) if rest else -1
        if cell < 0:
            return say("why-fits-nowhere", hex=hex_words(hex, say))
        if cell in state.grid:
            return say("why-cell-taken", hex=hex_words(state.hex_name(state.grid[cell]), say))
        if cell not in state.open:
            return say("why-cell-apart")
        if not volcano and not self.reaches(cell):
            return say("why-cell-unit")
        return self.landscape(number, cell, rest[1] if len(rest) > 1 else "", volcano)

    def reaches(self, cell: int) -> bool:
        """Is a unit of the seat beside the cell that can go there?"""
        state = self.state
        return any(slot >= 0 and state.units_able(self.seat, slot) for slot in ground.around(state, cell))

    def landscape(self, number: int, cell: int, turn: str, volcano: bool) -> str:
        """Sides that don't match the neighbours."""
        state, say = self.state, self.say
        need = int(ground.wanted(state, cell))
        turns = [int(turn)] if turn.isdigit() and int(turn) < 6 else range(6)
        if not any(ground.fits(state, number, one, need) for one in turns):
            if len(turns) > 1:
                return say("why-no-rotation", hex=hex_words(self.box.hexes[number], say))
            wrong = (self.box.edges[number][turns[0]] ^ need) & need >> 6
            sides = [say(f"side-{name}") for side, name in enumerate(SIDES) if wrong >> side & 1]
            return say("why-landscape", sides=listed(sides, say))
        return say("why-volcano-most") if volcano else ""

    # --- units -------------------------------------------------------------------------------------
    def found(self, kind: str, value: str) -> tuple[int, int]:
        """The place and kind of a unit as it is written, -1 for a place that isn't there."""
        state = self.state
        if kind == "crew":
            site = site_of(state, value)
            crew = state.crew[site] if site >= 0 else 0
            return ((site >> 2) * 5 + (site & 3) if crew else -1), (crew - 1) % 3
        hex, _, unit = value.partition(".")
        slot = slot_of(state, hex)
        number = UNITS.index(unit)
        there = state.outside[(slot * int(state.seats) + self.seat) * 3 + number]
        return (slot * 5 + OUTSIDE if there else -1), number

    def unable(self, kind: str, value: str) -> str:
        """Why a unit can't move at all."""
        state, say = self.state, self.say
        place, number = self.found(kind, value)
        if place < 0:
            return say("why-nobody-inside" if kind == "crew" else "why-no-such-unit")
        if kind == "crew":
            owner = (state.crew[site_of(state, value)] - 1) // 3
            if owner != self.seat:
                return say("why-not-your-unit", colour=say(f"player-{COLOURS[owner]}"))
        if number == WOUNDED:
            return say("why-wounded")
        fleeing = self.kind == agenda.FLEE
        if kind == "crew" and state.burns(place // 5) and not fleeing:
            return say("why-shut-in")
        return ""

    def unit(self, kind: str, value: str, goal: str) -> str:
        """A unit, and perhaps where it goes."""
        if self.kind not in (agenda.MOVE, agenda.AIRLIFT, agenda.FLEE, agenda.FOLLOW):
            return self.say("why-move-first") if self.kind == agenda.ACT else ""
        if answer := self.unable(kind, value):
            return answer
        place, number = self.found(kind, value)
        if self.kind == agenda.FOLLOW:
            return "" if goal else self.say("why-not-beside")
        if self.kind == agenda.FLEE:
            answer = self.fleeing(place)
        else:
            answer = self.spent(place, number)
        return answer or (self.goal(place, goal) if goal else self.say("why-no-step"))

    def fleeing(self, place: int) -> str:
        """Who can't flee now."""
        entry = self.state.tasks[-1]
        if place // 5 != a_of(entry):
            return self.say("why-flee-from", hex=hex_words(self.state.hex_name(a_of(entry)), self.say))
        if place % 5 != OUTSIDE and b_of(entry) >> place % 5 & 1:
            return self.say("why-fled")
        return ""

    def spent(self, place: int, number: int) -> str:
        """The points belong to another unit, or are gone."""
        entry = self.state.tasks[-1]
        bound = int(c_of(entry))
        going_on = place == bound and number == d_of(entry)
        if a_of(entry) == 0 and not (going_on and b_of(entry)):
            return self.say("why-no-points")
        if self.kind == agenda.AIRLIFT and bound != NOWHERE and not going_on:
            return self.say("why-airlift-other")
        return ""

    def goal(self, place: int, goal: str) -> str:
        """Where a unit can't go (21–23, A45, A76)."""
        state, say = self.state, self.say
        hex = goal.partition(".")[0]
        slot = slot_of(state, hex)
        if slot < 0:
            return say("why-not-on-map", hex=hex_words(hex, say))
        home, outside = place // 5, "." not in goal
        if slot == state.volcano:
            return say("why-volcano-closed")
        if outside and slot == home:
            return say("why-stays") if self.kind == agenda.FLEE else say("why-outside-already")
        if slot != home and slot not in state.near[home * 6 : home * 6 + 6]:
            return say("why-too-far", hex=hex_words(hex, say))
        if slot != home and state.burns(slot):
            return say("why-hex-burns", hex=hex_words(hex, say))
        return "" if outside else self.door(site_of(state, goal))

    def door(self, site: int) -> str:
        """Why a building can't be entered."""
        state, say = self.state, self.say
        if site < 0 or not state.tiles[site]:
            return say("why-no-building")
        owner = int(state.controller(site))
        inside = int(state.occupant(site))
        if inside == self.seat:
            return say("why-occupied-own")
        if inside >= 0:
            return say("why-occupied", colour=say(f"player-{COLOURS[inside]}"))
        if owner >= 0 and owner != self.seat:
            return say("why-controlled", colour=say(f"player-{COLOURS[owner]}"))
        return self.limited(int(state.type_at(site)))

    def not_on_hex(self, ref: str, slot: int) -> str:
        """Which unit can't enter a new building."""
        state, say = self.state, self.say
        kind = "crew" if site_of(state, ref) >= 0 else "unit"
        if "." not in ref:
            return ""
        if answer := self.unable(kind, ref):
            return answer
        place, _ = self.found(kind, ref)
        return say("why-same-hex", hex=hex_words(state.hex_name(slot), say)) if place // 5 != slot else ""

    def spreading(self, hex: str) -> str:
        """A hex a fire can't spread to."""
        state, say = self.state, self.say
        if self.kind != agenda.SPREAD:
            return ""
        slot, source = slot_of(state, hex), int(a_of(state.tasks[-1]))
        if slot < 0:
            return say("why-not-on-map", hex=hex_words(hex, say))
        if state.burns(slot):
            return say("why-burns-already", hex=hex_words(hex, say))
        if slot not in state.near[source * 6 : source * 6 + 6]:
            return say("why-fire-far", hex=hex_words(state.hex_name(source), say))
        return say("why-volcano-fire")

    # --- building ----------------------------------------------------------------------------------
    def raising(self, value: str, rest: list[str]) -> str:
        """A kind of tile, a site, a platform or none."""
        state, say = self.state, self.say
        if self.kind != agenda.BUILD:
            return say("why-build-first") if self.kind == agenda.ACT else ""
        type = value.partition(".")[0]
        kind = self.box.types.index(type)
        tiles = [tile for tile in range(len(state.supply)) if tile_name(state, tile) == value]
        if not tiles:
            return say("why-no-such-tile")
        if not state.supply[tiles[0]]:
            return say("why-none-left")
        if self.box.limit[kind] and state.has_type(self.seat, kind, -1):
            return self.limited(kind)
        if dear := self.dear(self.box.cost[kind], price_of(state, self.seat, kind)):
            return dear
        if not rest:
            return say("why-no-site", building=named("one", type, say))
        return self.building_site(kind, site_of(state, rest[0]), rest[1] if len(rest) > 1 else "")

    def building_site(self, kind: int, site: int, platform: str) -> str:
        state, say = self.state, self.say
        slot = site >> 2
        if state.tiles[site]:
            return say("why-site-taken")
        if answer := self.nobody_there(slot):
            return answer
        need = self.box.site_need[kind]
        if need not in (NO_RESOURCE, self.box.icons[state.hexes[slot] * 4 + (site & 3)]):
            wanted = named("one", self.box.types[kind], say)
            return say("why-icon", building=wanted, resource=say(f"res-{RESOURCES[need]}"))
        if platform != "platform":
            return ""
        if not self.box.floods[state.hexes[slot]]:
            return say("why-no-flood", hex=hex_words(state.hex_name(slot), say))
        both = [int(a + b) for a, b in zip(self.box.cost[kind], self.box.platform_cost, strict=True)]
        return self.dear(both, price_of(state, self.seat, kind))

    def site_first(self) -> str:
        """A site before the building."""
        return self.say("why-type-first") if self.kind == agenda.BUILD else ""
