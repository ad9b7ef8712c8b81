"""Biomos: biomes claimed, moons, planets, and the compensation token."""

from __future__ import annotations

import json

from ...core.contract import Event, Position
from ...core.registry import game
from ...core.text import texts
from ...kit.study import Adapter, Experiment, Subject, Watch
from .cards import BASIC, CARD_BY_ID, CARDS

_PACKAGE = "ludosphere.games.biomos"


class BiomosWatch(Watch):
    """Notes biomes, the moon, terrains placed, planets and events of planets."""

    def begin(self, position: Position) -> None:
        """The compensation tokens lie on the tracks already (rulings 24 and 47)."""
        for planet in position.view(None)["planets"]:
            for terrain in planet["track"]:
                self.note(1, planet["seat"], "compensation", terrain, "drawn")

    def saw(self, event: Event, turn: int) -> None:
        if event.seat is None:
            return
        kind, args = event.kind, event.args
        if kind == "claimed":
            card = args["card"]
            size = "basic" if CARD_BY_ID[card] < BASIC else "giant"
            self.note(turn, event.seat, size, card, "claimed")
        elif kind == "placed":
            self.note(turn, event.seat, "token", args["terrain"], "placed")
        elif kind == "moon":
            self.note(turn, event.seat, "moon", args["terrain"], "formed")
        elif kind == "planet":
            self.note(turn, event.seat, "planet", args["planet"], "taken")
        elif kind not in ("lifted", "fed"):
            self.note(turn, event.seat, "event", kind, "happened")


def _name(kind: str, item: str, lang: str) -> str:
    say = texts(_PACKAGE, lang)
    if kind in ("basic", "giant"):
        return f"{item} {CARDS[CARD_BY_ID[item]].names[lang]}"
    key = f"planet-{item}" if kind == "planet" else f"terrain-{item}"
    return say(key) if key in say else item


def without_compensation(position: Position) -> Position:
    """The same start, but the compensation tokens are back in the pouch."""
    data = json.loads(position.encode())
    pouch, planets = data["state"][4], data["state"][11]
    for planet in planets:
        for terrain in planet[0]:
            pouch[terrain - 1] += 1
        planet[0] = []
    return game("biomos").decode(json.dumps(data).encode())


ADAPTER = Adapter(
    BiomosWatch,
    (
        Subject("compensation", "drawn", chosen=False),
        Subject("basic", "claimed"),
        Subject("giant", "claimed"),
        Subject("moon", "formed"),
        Subject("planet", "taken"),
        Subject("token", "placed", each=True),
        Subject("event", "happened", each=True),
    ),
    _name,
    _PACKAGE,
    {"no-compensation": Experiment(start=without_compensation)},
)
