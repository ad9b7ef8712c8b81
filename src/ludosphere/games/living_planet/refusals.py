"""What the rules of the map forbid: units, steps, buildings on sites, hexes beside others."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.contract import Refusal
from . import agenda, ground
from .agenda import a_of, b_of, c_of, d_of
from .refs import cell_of, site_of, slot_of
from .sentences import due, price_of
from .state import NOWHERE, OUTSIDE, PlanetState
from .tables import COLOURS, NO_RESOURCE, RESOURCES, SIDES, UNITS, WOUNDED
from .words import price


class Refusals:
    """One seat asking why not; most methods answer None if they know nothing against it."""

    def __init__(self, position: PlanetState, seat: int) -> None:
        self.state, self.seat = position, seat
        self.box = position.box
        self.kind = due(position)

    def first(self) -> Refusal:
        """Something else is due."""
        return Refusal("why-first", task=self.seat)

    def dear(self, cost: Sequence[int], mc: int = 0) -> Refusal | None:
        """What is missing of a price."""
        lacks = [max(0, int(cost[r]) - self.state.pieces[self.seat * 6 + r]) for r in range(6)]
        short = price(lacks, max(0, mc - self.state.mc[self.seat]))
        return Refusal("why-missing-of", cost=price(cost, mc), what=short) if short else None

    def limited(self, kind: int) -> Refusal:
        return Refusal("why-limit", building=("type", self.box.types[kind]))

    def nobody_there(self, slot: int) -> Refusal | None:
        """No active unit of the seat is on a hex."""
        there = self.state.has_unit(self.seat, slot)
        return None if there else Refusal("why-no-unit-there", hex=self.state.hex_name(slot))

    # --- hexes -------------------------------------------------------------------------------------
    def laying(self, hex: str, rest: list[str]) -> Refusal | None:
        """A hex, a cell and a rotation."""
        state = self.state
        if self.kind not in (agenda.KEEP, agenda.VOLCANO):
            return Refusal("why-explore-first") if self.kind == agenda.ACT else None
        if not hex:
            return Refusal("why-hex-first")
        number = self.box.hexes.index(hex)
        volcano = self.kind == agenda.VOLCANO
        if volcano and number != self.box.volcano:
            return Refusal("why-volcano-first")
        if not volcano and number not in state.drawn:
            return Refusal("why-not-drawn")
        cell = cell_of(state, rest[0]) if rest else -1
        if cell < 0:
            return Refusal("why-fits-nowhere", hex=hex)
        if cell in state.grid:
            return Refusal("why-cell-taken", hex=state.hex_name(state.grid[cell]))
        if cell not in state.open:
            return Refusal("why-cell-apart")
        if not volcano and not self.reaches(cell):
            return Refusal("why-cell-unit")
        return self.landscape(number, cell, rest[1] if len(rest) > 1 else "", volcano)

    def reaches(self, cell: int) -> bool:
        """Is a unit of the seat beside the cell that can go there?"""
        state = self.state
        return any(slot >= 0 and state.units_able(self.seat, slot) for slot in ground.around(state, cell))

    def landscape(self, number: int, cell: int, turn: str, volcano: bool) -> Refusal | None:
        """Sides that don't match the neighbours."""
        state = self.state
        need = int(ground.wanted(state, cell))
        turns = [int(turn)] if turn.isdigit() and int(turn) < 6 else range(6)
        if not any(ground.fits(state, number, one, need) for one in turns):
            if len(turns) > 1:
                return Refusal("why-no-rotation", hex=self.box.hexes[number])
            wrong = (self.box.edges[number][turns[0]] ^ need) & need >> 6
            sides = [f"side-{name}" for side, name in enumerate(SIDES) if wrong >> side & 1]
            return Refusal("why-landscape", sides=sides)
        return Refusal("why-volcano-most") if volcano else None

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

    def unable(self, kind: str, value: str) -> Refusal | None:
        """Why a unit can't move at all."""
        state = self.state
        place, number = self.found(kind, value)
        if place < 0:
            return Refusal("why-nobody-inside" if kind == "crew" else "why-no-such-unit")
        if kind == "crew":
            owner = (state.crew[site_of(state, value)] - 1) // 3
            if owner != self.seat:
                return Refusal("why-not-your-unit", colour=f"player-{COLOURS[owner]}")
        if number == WOUNDED:
            return Refusal("why-wounded")
        fleeing = self.kind == agenda.FLEE
        if kind == "crew" and state.burns(place // 5) and not fleeing:
            return Refusal("why-shut-in")
        return None

    def unit(self, kind: str, value: str, goal: str) -> Refusal | None:
        """A unit, and perhaps where it goes."""
        if self.kind not in (agenda.MOVE, agenda.AIRLIFT, agenda.FLEE, agenda.FOLLOW):
            return Refusal("why-move-first") if self.kind == agenda.ACT else None
        if answer := self.unable(kind, value):
            return answer
        place, number = self.found(kind, value)
        if self.kind == agenda.FOLLOW:
            return None if goal else Refusal("why-not-beside")
        if self.kind == agenda.FLEE:
            answer = self.fleeing(place)
        else:
            answer = self.spent(place, number)
        return answer or (self.goal(place, goal) if goal else Refusal("why-no-step"))

    def fleeing(self, place: int) -> Refusal | None:
        """Who can't flee now."""
        entry = self.state.tasks[-1]
        if place // 5 != a_of(entry):
            return Refusal("why-flee-from", hex=self.state.hex_name(a_of(entry)))
        if place % 5 != OUTSIDE and b_of(entry) >> place % 5 & 1:
            return Refusal("why-fled")
        return None

    def spent(self, place: int, number: int) -> Refusal | None:
        """The points belong to another unit, or are gone."""
        entry = self.state.tasks[-1]
        bound = int(c_of(entry))
        going_on = place == bound and number == d_of(entry)
        if a_of(entry) == 0 and not (going_on and b_of(entry)):
            return Refusal("why-no-points")
        if self.kind == agenda.AIRLIFT and bound != NOWHERE and not going_on:
            return Refusal("why-airlift-other")
        return None

    def goal(self, place: int, goal: str) -> Refusal | None:
        """Where a unit can't go (21–23, A45, A76)."""
        state = self.state
        hex = goal.partition(".")[0]
        slot = slot_of(state, hex)
        if slot < 0:
            return Refusal("why-not-on-map", hex=hex)
        home, outside = place // 5, "." not in goal
        if slot == state.volcano:
            return Refusal("why-volcano-closed")
        if outside and slot == home:
            return Refusal("why-stays") if self.kind == agenda.FLEE else Refusal("why-outside-already")
        if slot != home and slot not in state.near[home * 6 : home * 6 + 6]:
            return Refusal("why-too-far", hex=hex)
        if slot != home and state.burns(slot):
            return Refusal("why-hex-burns", hex=hex)
        return None if outside else self.door(site_of(state, goal))

    def door(self, site: int) -> Refusal:
        """Why a building can't be entered."""
        state = self.state
        if site < 0 or not state.tiles[site]:
            return Refusal("why-no-building")
        owner = int(state.controller(site))
        inside = int(state.occupant(site))
        if inside == self.seat:
            return Refusal("why-occupied-own")
        if inside >= 0:
            return Refusal("why-occupied", colour=f"player-{COLOURS[inside]}")
        if owner >= 0 and owner != self.seat:
            return Refusal("why-controlled", colour=f"player-{COLOURS[owner]}")
        return self.limited(int(state.type_at(site)))

    def not_on_hex(self, ref: str, slot: int) -> Refusal | None:
        """Which unit can't enter a new building."""
        state = self.state
        kind = "crew" if site_of(state, ref) >= 0 else "unit"
        if "." not in ref:
            return None
        if answer := self.unable(kind, ref):
            return answer
        place, _ = self.found(kind, ref)
        return Refusal("why-same-hex", hex=state.hex_name(slot)) if place // 5 != slot else None

    def spreading(self, hex: str) -> Refusal | None:
        """A hex a fire can't spread to."""
        state = self.state
        if self.kind != agenda.SPREAD:
            return None
        slot, source = slot_of(state, hex), int(a_of(state.tasks[-1]))
        if slot < 0:
            return Refusal("why-not-on-map", hex=hex)
        if state.burns(slot):
            return Refusal("why-burns-already", hex=hex)
        if slot not in state.near[source * 6 : source * 6 + 6]:
            return Refusal("why-fire-far", hex=state.hex_name(source))
        return Refusal("why-volcano-fire")

    # --- building ----------------------------------------------------------------------------------
    def raising(self, value: str, rest: list[str]) -> Refusal | None:
        """A kind of tile, a site, a platform or none."""
        state = self.state
        if self.kind != agenda.BUILD:
            return Refusal("why-build-first") if self.kind == agenda.ACT else None
        type = value.partition(".")[0]
        kind = self.box.types.index(type)
        if value not in self.box.tile_names:
            return Refusal("why-no-such-tile")
        if not state.supply[self.box.tile_names.index(value)]:
            return Refusal("why-none-left")
        if self.box.limit[kind] and state.has_type(self.seat, kind, -1):
            return self.limited(kind)
        if dear := self.dear(self.box.cost[kind], price_of(state, self.seat, kind)):
            return dear
        if not rest:
            return Refusal("why-no-site", building=("one", type))
        return self.building_site(kind, site_of(state, rest[0]), rest[1] if len(rest) > 1 else "")

    def building_site(self, kind: int, site: int, platform: str) -> Refusal | None:
        state = self.state
        slot = site >> 2
        if state.tiles[site]:
            return Refusal("why-site-taken")
        if answer := self.nobody_there(slot):
            return answer
        need = self.box.site_need[kind]
        if need not in (NO_RESOURCE, self.box.icons[state.hexes[slot] * 4 + (site & 3)]):
            wanted = ("one", self.box.types[kind])
            return Refusal("why-icon", building=wanted, resource=f"res-{RESOURCES[need]}")
        if platform != "platform":
            return None
        if not self.box.floods[state.hexes[slot]]:
            return Refusal("why-no-flood", hex=state.hex_name(slot))
        both = [int(a + b) for a, b in zip(self.box.cost[kind], self.box.platform_cost, strict=True)]
        return self.dear(both, price_of(state, self.seat, kind))

    def site_first(self) -> Refusal | None:
        """A site before the building."""
        return Refusal("why-type-first") if self.kind == agenda.BUILD else None
