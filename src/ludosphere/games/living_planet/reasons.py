"""Why something can't be done now: the rule behind each refusal, for whoever points at it.

`refusals.py` knows the rules of the map: units, steps, sites, hexes; here is everything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.contract import Refusal
from ...core.text import listed
from . import agenda
from .actions import own_port, power
from .agenda import a_of, b_of, c_of
from .moving import movable
from .refs import site_of, slot_of
from .refusals import Refusals
from .sentences import ref_words
from .state import CHOOSE, OVER, PlanetState
from .tables import COLOURS, DAMS, FIRE, RESOURCES, SIDES, WOUNDED
from .tasks import task
from .trading import purchase
from .words import amounts, hex_words, named, words

if TYPE_CHECKING:
    from ...core.contract import Path

_UNITS: Final = ("unit", "crew")
_NEXT: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "tile": (("cell",), ("turn",)),
    "type": (("site",), ("platform", "bare")),
    "unit": (("hex", "site"),),
    "crew": (("hex", "site"),),
    "sell": (("amount",),),
    "buy": (("amount",),),
    "staff": ((*_UNITS, "nobody"),),
    "dam": (("side",),),
    "douse": (("hex",),),
    "free:heal": (_UNITS,),
    "free:repair": (("site",),),
}
"""What can follow a ref."""


WORDINGS: Final = {
    **dict.fromkeys(
        ("action", "at", "colour", "die", "power", "resource", "wanted"), lambda position, key, say: say(key)
    ),
    **dict.fromkeys(("cost", "mc", "what"), lambda position, parts, say: amounts(parts, say)),
    "building": lambda position, building, say: named(building[0], building[1], say),
    "hex": lambda position, hex, say: hex_words(hex, say),
    "sides": lambda position, sides, say: listed([say(side) for side in sides], say),
    "task": lambda position, seat, say: task(position, seat, say),
}
"""How what belongs into a refusal is said."""


def reason(position: PlanetState, seat: int, path: Path) -> Refusal:
    """The rule that forbids a path that no legal action begins with."""
    if position.phase == OVER:
        return Refusal("why-over")
    if not 0 <= seat < position.seats or not 0 < len(path) < 4:
        return Refusal("why-unknown")
    say = words("en")
    if any(ref_words(position, seat, ref, say) == say("ref-unknown") for ref in path):
        return Refusal("why-unknown")
    asked = Question(position, seat)
    legal, sensible = position.paths(seat), together(path)
    if position.phase == CHOOSE and path[:1] not in legal:
        return asked.card(path[0])
    if not legal:
        return asked.not_yours()
    if sensible in legal:
        return Refusal("why-complete")
    if any(each[: len(sensible)] == sensible for each in legal):
        return Refusal("why-unknown")
    kind, _, value = sensible[0].partition(":")
    rest = [ref.partition(":")[2] or ref for ref in sensible[1:]]
    return asked.answer(kind, value, rest) or asked.first()


def together(path: Path) -> Path:
    """The beginning of a path whose refs can stand together in one action."""
    allowed = _NEXT.get(path[0], _NEXT.get(path[0].partition(":")[0], ()))
    found = path[:1]
    for ref, kinds in zip(path[1:], allowed, strict=False):
        if ref.partition(":")[0] not in kinds:
            break
        found = (*found, ref)
    return found


class Question(Refusals):
    """One seat asking why not, while it has a decision to make."""

    def answer(self, kind: str, value: str, rest: list[str]) -> Refusal | None:
        """By what is pointed at first; None if only something else is due."""
        more = rest[0] if rest else ""
        if kind in ("do", "free", "power", "dam", "douse"):
            return self.acting(kind, value, more)
        if kind in ("tile", "cell"):
            return self.laying(value if kind == "tile" else "", rest)
        if kind in ("unit", "crew"):
            return self.unit(kind, value, more)
        if kind == "type":
            return self.raising(value, rest)
        if kind in ("sell", "buy"):
            return self.dealing(kind, RESOURCES.index(value), more)
        if kind == "staff":
            return self.staffing(value, more)
        if kind in ("hex", "site"):
            return self.spreading(value) if kind == "hex" else self.site_first()
        if kind == "done":
            return Refusal("why-not-optional", task=self.seat)
        return self.simple(kind, value)

    # --- cards and dice ----------------------------------------------------------------------------
    def card(self, ref: str) -> Refusal:
        """While cards are chosen."""
        kind, _, value = ref.partition(":")
        if self.state.chosen[self.seat]:
            return Refusal("why-chosen")
        if kind == "card":
            return Refusal("why-card-used", value=value)
        return self.first()

    def not_yours(self) -> Refusal:
        decider = int(agenda.seat_of(self.state.tasks[-1]))
        return Refusal("why-not-yours", colour=f"player-{COLOURS[decider]}")

    def simple(self, kind: str, value: str) -> Refusal | None:
        """Refs that stand for a whole action."""
        state, due = self.state, self.kind
        if kind == "card":
            return Refusal("why-card-later")
        if kind == "die" and due == agenda.ORDER:
            return Refusal("why-die-placed", die=f"die-{value}")
        if kind == "die" and state.order:
            return Refusal("why-order-set")
        if kind == "resource" and due in (agenda.NAME, agenda.DEPLETE):
            return self.resource(RESOURCES.index(value))
        if kind in ("up", "down"):
            return self.insider(RESOURCES.index(value))
        if kind == "market" and due == agenda.MARKET:
            return Refusal("why-card-not-drawn")
        if kind == "value":
            changing = due in (agenda.BEND, agenda.FATE)
            return Refusal("why-same-value", value=value) if changing else Refusal("why-change-later")
        if kind == "strike" and due == agenda.STRIKE:
            return Refusal("why-not-struck")
        if kind == "pay" and due == agenda.PROTECT:
            return self.paying(RESOURCES.index(value))
        return None

    def resource(self, resource: int) -> Refusal:
        """A resource that can't be named or removed."""
        name = f"res-{RESOURCES[resource]}"
        if resource >= self.box.resources:
            return Refusal("why-no-arboria", resource=name)
        if self.kind == agenda.DEPLETE and resource not in self.box.depletable:
            return Refusal("why-renewable", resource=name)
        return Refusal("why-reserve-empty", resource=name)

    def insider(self, resource: int) -> Refusal:
        if self.kind == agenda.SHIFT:
            return Refusal("why-no-arboria", resource=f"res-{RESOURCES[resource]}")
        return Refusal("why-insider")

    def paying(self, resource: int) -> Refusal | None:
        """What doesn't pay for the protection due."""
        entry = self.state.tasks[-1]
        site = self.state.stations(self.seat, b_of(entry), a_of(entry))
        return self.station_pay(int(site), resource)

    # --- Actions phase -----------------------------------------------------------------------------
    def acting(self, kind: str, value: str, more: str) -> Refusal | None:
        """Actions, free actions, Leader powers."""
        if self.kind != agenda.ACT:
            return None
        if kind == "do":
            return self.action(value)
        if kind == "power":
            return self.power(value)
        if kind == "dam":
            return self.dam(DAMS.index(value), more)
        if kind == "douse":
            return self.douse(RESOURCES.index(value), more)
        return self.free(value, more)

    def free(self, value: str, more: str) -> Refusal | None:
        """A free action by its name."""
        if value == "recruit":
            return self.recruiting() or self.dear(self.box.recruit_cost)
        if value == "motorise":
            return self.motorise()
        if value == "rescue":
            return self.rescue()
        if value == "subsidy":
            return self.subsidy()
        if value == "heal":
            return self.heal(more)
        return self.repair(more) if value == "repair" else None

    def action(self, value: str) -> Refusal:
        state = self.state
        entry = state.tasks[-1]
        number = agenda.DOES.index(value)
        if a_of(entry) == 0:
            return Refusal("why-no-actions")
        if c_of(entry) >> number & 1:
            return Refusal("why-action-taken", action=f"act-{value}")
        if number == agenda.EXPLORE:
            return Refusal("why-no-hexes")
        if number == agenda.MOVING:
            return Refusal("why-nothing-moves")
        return Refusal("why-nothing-to-build")

    def recruiting(self) -> Refusal | None:
        """Why no Scientist can arrive in the Spaceport, whatever it costs."""
        if not self.state.scientists[self.seat]:
            return Refusal("why-no-scientists")
        return self.port(True)

    def port(self, empty: bool) -> Refusal | None:
        """What is wrong with the seat's Spaceport; None if nothing."""
        state = self.state
        if own_port(state, self.seat, empty) >= 0:
            return None
        for site in range(len(state.tiles)):
            if not state.tiles[site] or not self.box.port[state.type_at(site)]:
                continue
            if state.controller(site) == self.seat:
                if not state.functions(site):
                    return Refusal("why-port-burns")
                return Refusal("why-port-occupied" if empty else "why-port-no-scientist")
        return Refusal("why-no-port")

    def motorise(self) -> Refusal | None:
        if not self.state.motors[self.seat]:
            return Refusal("why-no-motors")
        return self.port(False) or self.dear(self.box.motorise_cost)

    def rescue(self) -> Refusal:
        state = self.state
        if not self.box.rescues:
            return Refusal("why-no-rescue")
        if state.anywhere(self.seat, self.box.rescue_any):
            return Refusal("why-has-unit")
        if not state.scientists[self.seat]:
            return Refusal("why-no-scientists")
        if state.burns(0):
            return Refusal("why-hex-burns", hex=state.hex_name(0))
        return Refusal("why-only-at-start")

    def subsidy(self) -> Refusal:
        state, seat = self.state, self.seat
        if state.mc[seat] >= self.box.subsidy:
            return Refusal("why-not-poor", mc=[("some-mc", int(self.box.subsidy))])
        if any(state.pieces[seat * 6 : seat * 6 + 6]):
            return Refusal("why-has-pieces")
        if b_of(state.tasks[-1]) == 0:
            return Refusal("why-only-at-start")
        return Refusal("why-has-production")

    def power(self, value: str) -> Refusal | None:
        """Leader powers 3 and 6."""
        state = self.state
        wanted = 3 if value == "recruit" else 6
        if self.seat != state.leader:
            return Refusal("why-not-leader")
        if state.values[self.seat] != wanted:
            now = state.values[self.seat]
            return Refusal("why-other-power", wanted=f"power-{wanted}", power=f"power-{now}")
        if not power(state, self.seat):
            return Refusal("why-power-used")
        if value == "airlift" and not movable(state, self.seat):
            return Refusal("why-nothing-moves")
        return self.recruiting()

    def heal(self, more: str) -> Refusal | None:
        state, seat = self.state, self.seat
        if more and not self.wounded_at(more):
            return Refusal("why-not-wounded")
        outside = any(
            state.outside[at] for at in range(seat * 3 + WOUNDED, len(state.outside), int(state.seats) * 3)
        )
        if not more and not outside and 1 + seat * 3 + WOUNDED not in state.crew:
            return Refusal("why-nobody-wounded")
        return self.dear(self.box.heal_cost)

    def wounded_at(self, place: str) -> bool:
        """Has the seat a wounded Scientist there (`LP01.wounded` or a site)?"""
        state = self.state
        site = site_of(state, place)
        if site >= 0:
            return bool(state.crew[site] == 1 + self.seat * 3 + WOUNDED)
        hex, _, unit = place.partition(".")
        slot = slot_of(state, hex)
        at = (slot * int(state.seats) + self.seat) * 3 + WOUNDED
        return slot >= 0 and unit == "wounded" and state.outside[at] > 0

    def repair(self, more: str) -> Refusal | None:
        state = self.state
        if not state.own_chips[self.seat]:
            return Refusal("why-no-chips")
        site = site_of(state, more) if more else -1
        if dear := self.dear(state.chip_cost(self.seat, site)):
            return dear
        if site < 0:
            return Refusal("why-nothing-to-repair")
        if not state.tiles[site]:
            return Refusal("why-no-building")
        if state.chips[site]:
            return Refusal("why-chip-there")
        if not state.has_unit(self.seat, site >> 2) and not state.set_up_by(self.seat, site):
            return self.nobody_there(site >> 2)
        inside = int(state.occupant(site))
        if inside >= 0 and inside != self.seat:
            return Refusal("why-occupied", colour=f"player-{COLOURS[inside]}")
        return self.limited(int(state.type_at(site)))

    def dam(self, material: int, side: str) -> Refusal | None:
        state = self.state
        if state.volcano < 0:
            return Refusal("why-no-volcano")
        if dear := self.dear(self.box.dam_cost[material]):
            return dear
        if side not in SIDES:
            return Refusal("why-no-dam-place")
        beside = state.near[state.volcano * 6 + SIDES.index(side)]
        if beside < 0:
            return Refusal("why-dam-nothing", at=f"at-{side}")
        if state.dams[SIDES.index(side)]:
            return Refusal("why-dam-there")
        return self.nobody_there(beside)

    def douse(self, resource: int, hex: str) -> Refusal | None:
        state = self.state
        if not state.fires:
            return Refusal("why-no-fires")
        slots = [slot for slot in range(len(state.hexes)) if state.burns(slot)]
        if hex:
            slots = [slot for slot in slots if slot == slot_of(state, hex)]
            if not slots:
                return Refusal("why-no-fire", hex=hex)
        sites = [int(site) for slot in slots if (site := state.stations(self.seat, FIRE, slot)) >= 0]
        return self.station_pay(sites[0], resource) if sites else Refusal("why-no-station")

    def station_pay(self, site: int, resource: int) -> Refusal | None:
        """Why a protecting building can't be paid for with the resource; None if it can."""
        state = self.state
        type = state.type_at(site)
        name = f"res-{RESOURCES[resource]}"
        if resource not in self.box.pay_one_of[type]:
            building = ("the", self.box.types[type])
            return Refusal("why-not-accepted", building=building, resource=name)
        amount = int(self.box.pay_amount[type])
        if state.pieces[self.seat * 6 + resource] < amount:
            short = amount - state.pieces[self.seat * 6 + resource]
            return Refusal("why-missing", what=[(f"some-{RESOURCES[resource]}", short)])
        return None

    # --- trading -----------------------------------------------------------------------------------
    def dealing(self, verb: str, resource: int, more: str) -> Refusal | None:
        state, seat = self.state, self.seat
        if self.kind != agenda.DEAL:
            return Refusal("why-trade-first") if self.kind == agenda.ACT else None
        name, some = f"res-{RESOURCES[resource]}", f"some-{RESOURCES[resource]}"
        if resource >= self.box.resources:
            return Refusal("why-no-arboria", resource=name)
        dealt = state.dealt[resource]
        if (verb == "sell" and dealt < 0) or (verb == "buy" and dealt > 0):
            return Refusal("why-not-both", resource=name)
        amount = max(1, int(more)) if more.isdigit() else 1
        if verb == "sell":
            have = state.pieces[seat * 6 + resource]
            if not have:
                return Refusal("why-have-none", resource=name)
            return Refusal("why-have-only", what=[(some, have)]) if amount > have else None
        if not state.reserve[resource]:
            return Refusal("why-reserve-empty", resource=name)
        if state.reserve[resource] < amount:
            return Refusal("why-reserve-only", what=[(some, state.reserve[resource])])
        cost = int(purchase(state, resource, amount)[0])
        if cost > state.mc[seat]:
            short = [("some-mc", cost - state.mc[seat])]
            return Refusal("why-missing-of", cost=[("some-mc", cost)], what=short)
        return None

    # --- staffing ----------------------------------------------------------------------------------
    def staffing(self, value: str, more: str) -> Refusal | None:
        state = self.state
        if self.kind != agenda.STAFF:
            return None
        if value == "chip":
            if not state.own_chips[self.seat]:
                return Refusal("why-no-chips")
            if dear := self.dear(self.box.chip_cost):
                return dear
        return self.not_on_hex(more, int(a_of(state.tasks[-1])) >> 2) if more else None
