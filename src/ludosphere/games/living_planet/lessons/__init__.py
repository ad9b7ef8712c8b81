"""The tutorial of Living Planet: thirteen small positions of the base game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....core.contract import Event, Position
from ....kit.lesson import Guess, Lesson, always, happened, only
from ..guide.scenes import Scene
from ..rules import PlanetPosition

_FULL_HANDS = 7
"""In this turn everybody has all six Planet cards again."""


def _scene(*hexes: str, leader: str = "blue", number: int = 5) -> Scene:
    """A base game of four; the learner is red, with a Spaceport on the Landing Zone."""
    return Scene(*hexes, arboria=False, leader=leader, number=number).built("LP01.a", "spaceport", "red")


def _choose() -> PlanetPosition:
    scene = _scene("LP05@1,0/0", leader="red", number=_FULL_HANDS)
    return scene.built("LP05.a", "iron_mine.4", "red").outside("LP05", "red scientist").position


def _order() -> PlanetPosition:
    position = _choose()
    for seat, card in enumerate(("3", "4", "1", "6")):
        position.play(seat, position.parse(seat, card))
    return position


def _explore() -> PlanetPosition:
    scene = _scene("LP05@1,0/0", "LP21@0,1/4").outside("LP05", "red scientist")
    scene.next_hexes("LP06", "LP13", "LP23")
    return scene.dice("actions", "red 3, blue 5, green 1, yellow 6", 0)


def _move() -> PlanetPosition:
    scene = _scene("LP05@1,0/0", "LP21@0,1/4").built("LP05.a", "iron_mine.2").outside("LP01", "red scientist")
    return scene.dice("actions", "red 2, blue 3, green 1, yellow 6", 0)


def _build() -> PlanetPosition:
    scene = _scene("LP05@1,0/0", "LP21@0,1/4").outside("LP05", "red scientist").gives("red", 12)
    return scene.dice("actions", "red 1, blue 3, green 2, yellow 6", 0)


def _trade() -> PlanetPosition:
    scene = (
        _scene("LP05@1,0/0").gives("red", 4, iron=4).priced(iron=8, oil=3).outside("LP01", "red scientist")
    )
    return scene.dice("actions", "red 1, blue 3, green 2, yellow 6", 0)


def _recruit() -> PlanetPosition:
    scene = _scene("LP05@1,0/0").gives("red", 6, mycelium=1).outside("LP05", "red scientist")
    return scene.dice("actions", "red 2, blue 3, green 1, yellow 6", 0)


def _repair() -> PlanetPosition:
    scene = _scene("LP05@1,0/0").built("LP05.a", "iron_mine.4").outside("LP05", "red scientist")
    return scene.gives("red", 6, iron=1).dice("actions", "red 2, blue 3, green 1, yellow 6", 0)


def _hit() -> PlanetPosition:
    scene = _scene("LP21@1,0/0").built("LP21.a", "iron_mine.4", "red", "red scientist")
    return scene.dice("cataclysms", "green 4, blue 3, red 5, yellow 6", 0)


def _protect() -> PlanetPosition:
    scene = _scene("LP21@1,0/0").built("LP21.a", "iron_mine.4", "red").built("LP21.b", "oil_rig.2", "red")
    scene.built("LP01.b", "seismic_damper", "red").gives("red", 7, oil=1)
    return scene.dice("cataclysms", "green 4, blue 3, red 5, yellow 6", 0)


def _fate() -> PlanetPosition:
    scene = _scene("LP05@1,0/0").built("LP05.a", "iron_mine.4", "red").outside("LP05", "red scientist")
    scene.position.fate = [1] * 4
    return scene.dice("cataclysms", "red 2, blue 3, green 1, yellow 6", 0)


def _deplete() -> PlanetPosition:
    scene = _scene("LP21@1,0/0", leader="red").outside("LP01", "red scientist")
    return scene.dice("cataclysms", "green 1, blue 3, red 5, yellow 6", 3)


def _score() -> PlanetPosition:
    scene = _scene("LP05@1,0/0", "LP21@0,1/4").built("LP05.a", "iron_mine.4", "red")
    scene.built("LP21.b", "oil_rig.2", unit="red scientist").built("LP21.c", "seismic_damper", "red")
    scene.built("LP21.d", "brokerage", unit="red wounded").outside("LP01", "red motor")
    return scene.gives("red", 23, iron=2).dice("actions", "red 4, blue 3, green 1, yellow 6", 0)


def _controlled(site: str) -> Callable[[Position, Sequence[Event]], bool]:
    """The goal that the learner controls the building on this site ("LP05.a")."""

    def reached(position: Position, events: Sequence[Event]) -> bool:
        return any(
            place["controller"] == 0 and f"{hex['id']}.{place['slot']}" == site
            for hex in position.view(0)["map"]
            for place in hex["sites"]
        )

    return reached


def _blue_first(position: Position, action: int) -> bool:
    """Allows the blue die, and any other one once blue lies on the Leader board."""
    waits = {position.notation(0, one) for one in position.legal(0)}
    return "D:blue" not in waits or position.notation(0, action) == "D:blue"


def _sells_all(position: Position, action: int) -> bool:
    """Allows to trade, to sell all the iron at once, and then to end the Trade."""
    said, iron = position.notation(0, action), position.view(0)["players"][0]["resources"]["iron"]
    return said in ("trade", "S:iron*4") or said.startswith("SM-") or (said == "." and iron == 0)


def _suffered(position: Position, events: Sequence[Event]) -> bool:
    """The goal that the chip or the Scientist has taken the hit."""
    return any(event.kind in ("chip-lost", "wounded") and event.seat == 0 for event in events)


def _sold(position: Position, events: Sequence[Event]) -> bool:
    """The goal that the iron is sold, and its price has fallen with every piece."""
    kinds = [event.kind for event in events]
    return "sells" in kinds and "price" in kinds[kinds.index("sells") :]


LESSONS: list[Lesson] = [
    Lesson("choose", _choose, happened("chosen"), ("4",), "choose", allowed=only("4")),
    Lesson(
        "order", _order, happened("produces"), ("D:blue", "D:red", "D:green"), "reveal", allowed=_blue_first
    ),
    Lesson(
        "explore",
        _explore,
        lambda position, events: len(position.view(0)["map"]) == 4,
        ("explore", "LP23@1,-1/1"),
        "explore",
        allowed=only("explore", "LP*"),
    ),
    Lesson(
        "move",
        _move,
        _controlled("LP05.a"),
        ("move", "LP01s>LP05.a"),
        "move",
        allowed=only("move", "LP01s>LP05", "LP01s>LP05.a", "LP05s>LP05.a"),
    ),
    Lesson(
        "build",
        _build,
        _controlled("LP05.a"),
        ("build", "iron_mine.3@LP05.a", "c"),
        "build",
        allowed=only("build", "iron_mine*", "c", "c<LP05s"),
    ),
    Lesson("trade", _trade, _sold, ("trade", "SM-iron-1", "S:iron*4", "."), "trade", allowed=_sells_all),
    Lesson("recruit", _recruit, happened("recruited"), ("recruit",), "recruit", allowed=only("recruit")),
    Lesson("repair", _repair, happened("repaired"), ("^LP05.a",), "repair", allowed=only("^LP05.a")),
    Lesson("hit", _hit, _suffered, ("L:chip",), "hit"),
    Lesson("protect", _protect, happened("protects"), ("P:oil",), "protection", allowed=only("P:oil")),
    Lesson("fate", _fate, happened("fate"), ("=5",), "fate", allowed=only("=*")),
    Lesson("deplete", _deplete, happened("depleted"), ("X:oil",), "depletion"),
    Lesson("score", _score, always, (), "scoring", guess=Guess((10, 13, 15, 18), 13)),
]
"""In the order in which they are best learned."""
