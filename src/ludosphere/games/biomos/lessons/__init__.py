"""The tutorial of Biomos: thirteen small positions, from the first terrain to the Advanced planets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....core.contract import Event, Position
from ....kit.lesson import Guess, Lesson, happened, only
from ..arrange import arrange
from ..rules import BiomosPosition

_BASIC = ("B3", "B19", "B17", "B28")
_GIANTS = ("G1", "G5", "G8", "G10")
_OTHER = {"track": "SGDMS"}


def _two(track: str, centre: str, **facts: Any) -> Callable[[], BiomosPosition]:
    """A Discovery game of two, the learner to place a terrain."""
    facts = {"basic": _BASIC, "giants": _GIANTS, "turn": 9, **facts}
    mine = {"track": track, **facts.pop("mine", {})}
    planets = [mine, facts.pop("other", _OTHER)]
    return lambda: arrange(planets, centre=centre, **facts)


def _track(*terrains: str) -> Callable[[Position, Sequence[Event]], bool]:
    """The goal that these terrains lie on the learner's track."""

    def reached(position: Position, events: Sequence[Event]) -> bool:
        return bool(position.view(None)["planets"][0]["track"] == list(terrains))

    return reached


LESSONS: list[Lesson] = [
    Lesson("place", _two("FDG", "SDM"), happened("placed"), ("S@1",), "place"),
    Lesson(
        "between",
        _two("FDG", "SDM"),
        _track("forest", "mountain", "desert", "glacier"),
        ("M@1",),
        "slide",
        allowed=only("M@1"),
    ),
    Lesson(
        "claim",
        _two("DFFM", "SGM"),
        happened("claimed", card="B19"),
        ("S@2", "+19"),
        "claim",
        allowed=only("S@2", "+19"),
    ),
    Lesson(
        "joker",
        _two("DFFM", "SGM", basic=("B8", "B4", "B17", "B28")),
        happened("claimed", card="B8"),
        ("G@2", "+8"),
        "jokers",
        allowed=only("S@2", "G@2", "M@2", "+8"),
    ),
    Lesson(
        "better",
        _two("MGFFG", "D", basic=("B3", "B24", "B17", "B28")),
        happened("claimed", card="B24"),
        ("D@5", "+24"),
        "claim",
        allowed=only("D@0", "D@1", "D@5", "+24"),
    ),
    Lesson(
        "keep",
        _two("FMMF", "SD", basic=("B11", "B20", "B17", "B28")),
        happened("claimed", card="B11"),
        ("S@4", "+11"),
        "patterns",
        allowed=only("S@0", "S@4", "D@0", "D@4", "+11"),
    ),
    Lesson(
        "giant",
        _two("SDDDM", "DGM"),
        happened("claimed", card="G5"),
        ("D@1", "+G5"),
        "giants",
        allowed=only("D@1", "D@2", "D@3", "D@4", "+G5"),
    ),
    Lesson(
        "moon",
        _two("FDFSFM", "FSM", basic=("B1", "B16", "B17", "B28")),
        happened("moon", terrain="forest"),
        ("F@m",),
        "moon",
        allowed=only("F@m"),
    ),
    Lesson(
        "lift",
        _two("GFDFG", "GSF", basic=("B5", "B24", "B17", "B28")),
        happened("claimed", card="B24"),
        ("G@m", "2>4", "+24"),
        "lift",
        allowed=only("G@m", "S@m", "F@m", "2>0", "2>4", "+24"),
    ),
    Lesson("last", _two("FDG", "M"), happened("refilled", None), ("M@0",), "centre"),
    Lesson(
        "score",
        _two(
            "FSFDGFFGMSD",
            "F",
            mine={"moon": "F", "claimed": ["B19", "B24"]},
            other={"track": "SDMGSDMGSDMG", "moon": "S", "claimed": ["B5"]},
            basic=("B4", "B17", "B28", "B2"),
            turn=24,
        ),
        happened("over", None),
        ("F@11",),
        "scoring",
        guess=Guess((24, 27, 30, 33), 27),
    ),
    Lesson(
        "recess",
        _two(
            "MSFF",
            "SGM",
            mine={"board": "forest"},
            other={**_OTHER, "board": "desert"},
            mode="advanced",
            basic=("B20", "B4", "B17", "B28"),
        ),
        happened("claimed", card="B20"),
        ("S@a", "-", "+20"),
        "recesses",
        allowed=only("S@a", "-", "+20"),
    ),
    Lesson(
        "event",
        _two(
            "SDFM",
            "G",
            mine={"board": "mountain"},
            other={**_OTHER, "board": "desert"},
            mode="advanced",
            basic=("B3", "B4", "B17", "B28"),
        ),
        happened("claimed", card="B3"),
        ("G@4", "i1", "+3"),
        "irrigate",
        allowed=only("G@0", "G@4", "i1", "+3"),
    ),
]
"""In the order in which they are best learned."""
