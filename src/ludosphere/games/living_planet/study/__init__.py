"""Living Planet: buildings built and lost, hexes, actions, openings, the first Leader, dams and damage."""

from __future__ import annotations

from ....core.contract import Event, Position
from ....core.text import Texts, texts
from ....kit.study import Adapter, Subject, Watch
from .ideas import STRATEGIES

_PACKAGE = "ludosphere.games.living_planet"
_OPENING = 2
"""Actions of the first turn that make an opening."""
_COUNTED = ("chip", "chip-lost", "motorised", "wounded", "lost", "rescued", "douses", "dam", "insider")


class LivingPlanetWatch(Watch):
    """Notes buildings, hexes, actions and the opening; what is lost counts for whoever built it."""

    def begin(self, position: Position) -> None:
        """Who leads first is drawn."""
        self.openings: dict[int, list[str]] = {}
        self.builders: dict[str, int] = {}
        self.note(1, position.view(None)["leader"], "leader", "first", "drawn")

    def saw(self, event: Event, turn: int) -> None:
        kind, seat, args = event.kind, event.seat, event.args
        if kind == "destroyed":
            self.note(turn, self.builders.pop(args["site"], -1), "building", args["type"], "lost")
        elif kind == "exhausted":
            self.note(turn, -1, "end", args["resource"], "exhausted")
        if seat is None:
            return
        if kind == "acts":
            self.note(turn, seat, "action", args["action"], "chosen")
            taken = self.openings.setdefault(seat, [])
            if turn == 1 and len(taken) < _OPENING:
                taken.append(args["action"])
        elif kind == "builds":
            self.builders[args["site"]] = seat
            self.note(turn, seat, "building", args["type"], "built")
        elif kind == "explored":
            self.note(turn, seat, "hex", args["hex"], "placed")
        elif kind == "draws-hexes":
            for one in args["hexes"]:
                self.note(turn, seat, "hex", one, "drawn")
        elif kind in _COUNTED:
            self.note(turn, seat, "event", kind, "happened")

    def end(self, position: Position) -> None:
        """The opening of every seat."""
        for seat in range(len(position.payoffs())):
            self.note(1, seat, "opening", "+".join(self.openings.get(seat, [])) or "none", "chosen")


def _name(kind: str, item: str, lang: str) -> str:
    say = texts(_PACKAGE, lang)
    if kind == "opening":
        return " + ".join(_word(say, "act", part) for part in item.split("+"))
    prefix = {"building": "type", "hex": "hex", "action": "act", "end": "res"}.get(kind, "")
    return _word(say, prefix, item)


def _word(say: Texts, prefix: str, item: str) -> str:
    key = f"{prefix}-{item}"
    return say(key) if key in say else item


ADAPTER = Adapter(
    LivingPlanetWatch,
    (
        Subject("building", "built", each=True),
        Subject("hex", "placed"),
        Subject("opening", "chosen"),
        Subject("action", "chosen", each=True),
        Subject("event", "happened", each=True),
    ),
    _name,
    _PACKAGE,
    strategies=STRATEGIES,
)
