"""Why something can't be done now: the rule behind each refusal, for whoever points at it.

`refusals.py` knows the rules of the map: units, steps, sites, hexes; here is everything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import agenda
from .actions import own_port, power
from .agenda import a_of, b_of, c_of
from .moving import movable
from .refusals import Refusals
from .sentences import ref_words
from .state import CHOOSE, OVER
from .tables import COLOURS, DAMS, FIRE, RESOURCES, SIDES, WOUNDED
from .trading import purchase
from .words import begun, cost_words, hex_words, named, site_of, slot_of, some

if TYPE_CHECKING:
    from ...core.position import Path
    from ...core.text import Texts
    from .rules import PlanetPosition

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


def reason(position: PlanetPosition, seat: int, path: Path, say: Texts) -> str:
    """The rule that forbids a path that no legal action begins with."""
    if position.phase == OVER:
        return say("why-over")
    unknown = say("ref-unknown")
    if not 0 <= seat < position.seats or not 0 < len(path) < 4:
        return say("why-unknown")
    if any(ref_words(position, seat, ref, say) == unknown for ref in path):
        return say("why-unknown")
    asked = Question(position, seat, say)
    legal, sensible = position.paths(seat), together(path)
    if position.phase == CHOOSE and path[:1] not in legal:
        return asked.card(path[0])
    if not legal:
        return begun(asked.not_yours())
    if sensible in legal:
        return say("why-complete")
    if any(each[: len(sensible)] == sensible for each in legal):
        return say("why-unknown")
    kind, _, value = sensible[0].partition(":")
    rest = [ref.partition(":")[2] or ref for ref in sensible[1:]]
    return begun(asked.answer(kind, value, rest) or asked.first())


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

    def answer(self, kind: str, value: str, rest: list[str]) -> str:
        """By what is pointed at first; "" if only something else is due."""
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
            return self.say("why-not-optional", task=self.task())
        return self.simple(kind, value)

    # --- cards and dice ----------------------------------------------------------------------------
    def card(self, ref: str) -> str:
        """While cards are chosen."""
        kind, _, value = ref.partition(":")
        if self.state.chosen[self.seat]:
            return self.say("why-chosen")
        if kind == "card":
            return self.say("why-card-used", value=value)
        return self.first()

    def not_yours(self) -> str:
        decider = int(agenda.seat_of(self.state.tasks[-1]))
        return self.say("why-not-yours", colour=self.say(f"player-{COLOURS[decider]}"))

    def simple(self, kind: str, value: str) -> str:
        """Refs that stand for a whole action."""
        state, say, due = self.state, self.say, self.kind
        if kind == "card":
            return say("why-card-later")
        if kind == "die" and due == agenda.ORDER:
            return say("why-die-placed", die=say(f"die-{value}"))
        if kind == "die" and state.order:
            return say("why-order-set")
        if kind == "resource" and due in (agenda.NAME, agenda.DEPLETE):
            return self.resource(RESOURCES.index(value))
        if kind in ("up", "down"):
            return self.insider(RESOURCES.index(value))
        if kind == "market" and due == agenda.MARKET:
            return say("why-card-not-drawn")
        if kind == "value":
            changing = due in (agenda.BEND, agenda.FATE)
            return say("why-same-value", value=value) if changing else say("why-change-later")
        if kind == "strike" and due == agenda.STRIKE:
            return say("why-not-struck")
        if kind == "pay" and due == agenda.PROTECT:
            return self.paying(RESOURCES.index(value))
        return ""

    def resource(self, resource: int) -> str:
        """A resource that can't be named or removed."""
        name = self.say(f"res-{RESOURCES[resource]}")
        if resource >= self.box.resources:
            return self.say("why-no-arboria", resource=name)
        if self.kind == agenda.DEPLETE and resource not in self.box.depletable:
            return self.say("why-renewable", resource=name)
        return self.say("why-reserve-empty", resource=name)

    def insider(self, resource: int) -> str:
        if self.kind == agenda.SHIFT:
            return self.say("why-no-arboria", resource=self.say(f"res-{RESOURCES[resource]}"))
        return self.say("why-insider")

    def paying(self, resource: int) -> str:
        """What doesn't pay for the protection due."""
        entry = self.state.tasks[-1]
        site = self.state.stations(self.seat, b_of(entry), a_of(entry))
        return self.station_pay(int(site), resource)

    # --- Actions phase -----------------------------------------------------------------------------
    def acting(self, kind: str, value: str, more: str) -> str:
        """Actions, free actions, Leader powers."""
        if self.kind != agenda.ACT:
            return ""
        if kind == "do":
            return self.action(value)
        if kind == "power":
            return self.power(value)
        if kind == "dam":
            return self.dam(DAMS.index(value), more)
        if kind == "douse":
            return self.douse(RESOURCES.index(value), more)
        return self.free(value, more)

    def free(self, value: str, more: str) -> str:
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
        return self.repair(more) if value == "repair" else ""

    def action(self, value: str) -> str:
        state, say = self.state, self.say
        entry = state.tasks[-1]
        number = agenda.DOES.index(value)
        if a_of(entry) == 0:
            return say("why-no-actions")
        if c_of(entry) >> number & 1:
            return say("why-action-taken", action=say(f"act-{value}"))
        if number == agenda.EXPLORE:
            return say("why-no-hexes")
        if number == agenda.MOVING:
            return say("why-nothing-moves")
        return say("why-nothing-to-build")

    def recruiting(self) -> str:
        """Why no Scientist can arrive in the Spaceport, whatever it costs."""
        if not self.state.scientists[self.seat]:
            return self.say("why-no-scientists")
        return self.port(True)

    def port(self, empty: bool) -> str:
        """What is wrong with the seat's Spaceport; "" if nothing."""
        state, say = self.state, self.say
        if own_port(state, self.seat, empty) >= 0:
            return ""
        for site in range(len(state.tiles)):
            if not state.tiles[site] or not self.box.port[state.type_at(site)]:
                continue
            if state.controller(site) == self.seat:
                if not state.functions(site):
                    return say("why-port-burns")
                return say("why-port-occupied" if empty else "why-port-no-scientist")
        return say("why-no-port")

    def motorise(self) -> str:
        if not self.state.motors[self.seat]:
            return self.say("why-no-motors")
        return self.port(False) or self.dear(self.box.motorise_cost)

    def rescue(self) -> str:
        state, say = self.state, self.say
        if not self.box.rescues:
            return say("why-no-rescue")
        if state.anywhere(self.seat, self.box.rescue_any):
            return say("why-has-unit")
        if not state.scientists[self.seat]:
            return say("why-no-scientists")
        if state.burns(0):
            return say("why-hex-burns", hex=hex_words(state.hex_name(0), say))
        return say("why-only-at-start")

    def subsidy(self) -> str:
        state, say, seat = self.state, self.say, self.seat
        if state.mc[seat] >= self.box.subsidy:
            return say("why-not-poor", mc=say("some-mc", n=int(self.box.subsidy)))
        if any(state.pieces[seat * 6 : seat * 6 + 6]):
            return say("why-has-pieces")
        if b_of(state.tasks[-1]) == 0:
            return say("why-only-at-start")
        return say("why-has-production")

    def power(self, value: str) -> str:
        """Leader powers 3 and 6."""
        state, say = self.state, self.say
        wanted = 3 if value == "recruit" else 6
        if self.seat != state.leader:
            return say("why-not-leader")
        if state.values[self.seat] != wanted:
            now = state.values[self.seat]
            return say("why-other-power", wanted=say(f"power-{wanted}"), power=say(f"power-{now}"))
        if not power(state, self.seat):
            return say("why-power-used")
        if value == "airlift" and not movable(state, self.seat):
            return say("why-nothing-moves")
        return self.recruiting()

    def heal(self, more: str) -> str:
        state, say, seat = self.state, self.say, self.seat
        if more and not self.wounded_at(more):
            return say("why-not-wounded")
        outside = any(
            state.outside[at] for at in range(seat * 3 + WOUNDED, len(state.outside), int(state.seats) * 3)
        )
        if not more and not outside and 1 + seat * 3 + WOUNDED not in state.crew:
            return say("why-nobody-wounded")
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

    def repair(self, more: str) -> str:
        state, say = self.state, self.say
        if not state.own_chips[self.seat]:
            return say("why-no-chips")
        site = site_of(state, more) if more else -1
        if dear := self.dear(state.chip_cost(self.seat, site)):
            return dear
        if site < 0:
            return say("why-nothing-to-repair")
        if not state.tiles[site]:
            return say("why-no-building")
        if state.chips[site]:
            return say("why-chip-there")
        if not state.has_unit(self.seat, site >> 2) and not state.set_up_by(self.seat, site):
            return self.nobody_there(site >> 2)
        inside = int(state.occupant(site))
        if inside >= 0 and inside != self.seat:
            return say("why-occupied", colour=say(f"player-{COLOURS[inside]}"))
        return self.limited(int(state.type_at(site)))

    def dam(self, material: int, side: str) -> str:
        state, say = self.state, self.say
        if state.volcano < 0:
            return say("why-no-volcano")
        if dear := self.dear(self.box.dam_cost[material]):
            return dear
        if side not in SIDES:
            return say("why-no-dam-place")
        beside = state.near[state.volcano * 6 + SIDES.index(side)]
        if beside < 0:
            return say("why-dam-nothing", at=say(f"at-{side}"))
        if state.dams[SIDES.index(side)]:
            return say("why-dam-there")
        return self.nobody_there(beside)

    def douse(self, resource: int, hex: str) -> str:
        state, say = self.state, self.say
        if not state.fires:
            return say("why-no-fires")
        slots = [slot_of(state, hex)] if hex else [s for s in range(len(state.hexes)) if state.burns(s)]
        if hex and not state.burns(slots[0]):
            return say("why-no-fire", hex=hex_words(hex, say))
        sites = [int(site) for slot in slots if (site := state.stations(self.seat, FIRE, slot)) >= 0]
        return self.station_pay(sites[0], resource) if sites else say("why-no-station")

    def station_pay(self, site: int, resource: int) -> str:
        """Why a protecting building can't be paid for with the resource; "" if it can."""
        state, say = self.state, self.say
        type = state.type_at(site)
        name = say(f"res-{RESOURCES[resource]}")
        if resource not in self.box.pay_one_of[type]:
            building = named("the", self.box.types[type], say)
            return say("why-not-accepted", building=building, resource=name)
        amount = int(self.box.pay_amount[type])
        if state.pieces[self.seat * 6 + resource] < amount:
            short = amount - state.pieces[self.seat * 6 + resource]
            return say("why-missing", what=some(RESOURCES[resource], short, say))
        return ""

    # --- trading -----------------------------------------------------------------------------------
    def dealing(self, verb: str, resource: int, more: str) -> str:
        state, say, seat = self.state, self.say, self.seat
        if self.kind != agenda.DEAL:
            return say("why-trade-first") if self.kind == agenda.ACT else ""
        name = say(f"res-{RESOURCES[resource]}")
        if resource >= self.box.resources:
            return say("why-no-arboria", resource=name)
        dealt = state.dealt[resource]
        if (verb == "sell" and dealt < 0) or (verb == "buy" and dealt > 0):
            return say("why-not-both", resource=name)
        amount = max(1, int(more)) if more.isdigit() else 1
        if verb == "sell":
            have = state.pieces[seat * 6 + resource]
            if not have:
                return say("why-have-none", resource=name)
            return say("why-have-only", what=some(RESOURCES[resource], have, say)) if amount > have else ""
        if not state.reserve[resource]:
            return say("why-reserve-empty", resource=name)
        if state.reserve[resource] < amount:
            return say("why-reserve-only", what=some(RESOURCES[resource], state.reserve[resource], say))
        cost = int(purchase(state, resource, amount)[0])
        if cost > state.mc[seat]:
            short = say("some-mc", n=cost - state.mc[seat])
            return say("why-missing-of", cost=cost_words([0] * 6, say, cost), what=short)
        return ""

    # --- staffing ----------------------------------------------------------------------------------
    def staffing(self, value: str, more: str) -> str:
        state, say = self.state, self.say
        if self.kind != agenda.STAFF:
            return ""
        if value == "chip":
            if not state.own_chips[self.seat]:
                return say("why-no-chips")
            if dear := self.dear(self.box.chip_cost):
                return dear
        return self.not_on_hex(more, int(a_of(state.tasks[-1])) >> 2) if more else ""
