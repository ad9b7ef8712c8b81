"""The tutorial of Earth: thirteen small positions of the Beginner game, up to the sixteenth card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ....core.contract import Event, Position
from ....kit.lesson import Guess, Lesson, always, happened, only
from ..arrange import arrange, planted
from ..rules import EarthPosition

_FAUNA: Final = ("343a", "344a", "339b", "337b")
"""Bornean Orangutan, Lubber Grasshopper, Earthworm, Pale-Billed Woodpecker."""
_OTHER: Final[dict[str, Any]] = {
    "island": "288a",
    "climate": "295b",
    "soil": 3,
    "tableau": planted("d4:073 e4:068:2"),
    "compost": 4,
    "hand_size": 2,
}
_MINE: Final[dict[str, Any]] = {"island": "294a", "climate": "297a"}
"""Hawai’i and Tropical Rainforest, whose abilities don't come in the way."""
_RICH: Final = (
    "d4:013:2:4 e4:014:3:1 f4:002 g4:032:4 d5:029 e5:027 f5:017:1:2 g5:020:0:3 "
    "d6:059:1:2 e6:005:6 f6:076:0:8 g6:010:0:1 d7:041:2:1 e7:025:0:2 f7:022"
)
"""Fifteen cards."""


def _two(cards: str, **facts: Any) -> Callable[[], EarthPosition]:
    """A Beginner game of two: the learner's tableau, what else they have, and where the game stands."""
    own: dict[str, Any] = {key: facts.pop(key) for key in ("soil", "hand", "compost") if key in facts}
    players: list[dict[str, Any]] = [{**_MINE, **own, "tableau": planted(cards)}, _OTHER]
    facts.setdefault("fauna", _FAUNA)
    return lambda: arrange({"mode": "beginner"}, players, **facts)


def _has(**wanted: tuple[int, int]) -> Callable[[Position, Sequence[Event]], bool]:
    """The goal that the cards at these places hold so many sprouts and growth pieces."""

    def reached(position: Position, events: Sequence[Event]) -> bool:
        rows = position.view(0)["players"][0]["tableau"]
        held = {row["at"]: (row["sprouts"], row["growth"]) for row in rows}
        return all(held.get(at) == pieces for at, pieces in wanted.items())

    return reached


def _converted_first(position: Position, action: int) -> bool:
    """Allows to convert, and to plant the American Sycamore once it can be paid."""
    said, soil = position.notation(0, action), position.view(0)["players"][0]["soil"]
    return said in ("convert", "021") or said.startswith("@") or (said == "A:green" and soil >= 3)


LESSONS: list[Lesson] = [
    Lesson(
        "compost",
        _two("d4:013:1:1 e4:005:2", soil=2, hand=["021"], compost=1),
        happened("compost-deck", n=2),
        ("A:red", "5", "2"),
        "composting",
        allowed=only("A:red", "5", "2"),
    ),
    Lesson(
        "plant",
        _two("d4:013 e4:005", soil=5, hand=["021", "020"]),
        happened("plants", card="021"),
        ("A:green", "021", "@d5"),
        "planting",
        allowed=only("A:green", "021", "@*"),
    ),
    Lesson(
        "where",
        _two("d4:013 e4:011 f4:005 g4:020", soil=5, hand=["099"], phase="benefit", action="green", compost=2),
        happened("plants", card="099"),
        ("099", "@e5"),
        "where",
        allowed=only("099", "@*"),
    ),
    Lesson(
        "keep",
        _two("d4:013 e4:005", soil=0, hand=[], phase="benefit", action="green", compost=2),
        happened("keep"),
        ("4", "+253"),
        "keeping",
        allowed=only("4", "+*"),
    ),
    Lesson(
        "water",
        _two("d4:013 e4:010", soil=1, compost=2),
        _has(d4=(2, 0), e4=(1, 0)),
        ("A:blue", "@d4", "@d4", "@e4"),
        "watering",
        allowed=only("A:blue", "@*"),
    ),
    Lesson(
        "grow",
        _two("d4:013:0:3 e4:018:0:1", soil=1, compost=2),
        _has(d4=(0, 4), e4=(0, 2)),
        ("A:yellow", "4", "@d4", "@e4"),
        "canopy",
        allowed=only("A:yellow", "4", "@*"),
    ),
    Lesson(
        "others",
        _two("d4:013 e4:005", soil=1, compost=2, active=1, turn=2, phase="benefit", action="red"),
        lambda position, events: any(
            event.seat == 0 and event.kind in ("soil", "compost-deck") for event in events
        ),
        ("O:soil", "2"),
        "amounts",
        allowed=only("O:*", "2"),
    ),
    Lesson(
        "order",
        _two("d4:010 e4:243", soil=1, compost=2, phase="activate", action="yellow"),
        _has(e4=(2, 0)),
        ("!d4", "3", "!e4", "@e4", "@e4"),
        "activation",
        allowed=only("!d4", "3", "!e4", "@e4"),
    ),
    Lesson(
        "convert",
        _two("d4:014:4 e4:013", soil=1, hand=["021"], compost=2),
        happened("plants", card="021"),
        ("convert", "@d4", "@d4", "@d4", "A:green", "021", "@d5"),
        "converting",
        allowed=_converted_first,
    ),
    Lesson(
        "event",
        _two("d4:014:4 e4:013", soil=0, hand=["200", "021"], compost=2),
        happened("event", card="200"),
        ("*200",),
        "events",
        allowed=only("*200", "@*", "4"),
    ),
    Lesson(
        "fauna",
        _two(
            "d4:013 e4:018 f4:059 d5:014",
            soil=4,
            hand=["021", "020"],
            phase="benefit",
            action="green",
            compost=2,
        ),
        happened("met", card="343a"),
        ("021", "@e5"),
        "fauna",
        allowed=only("021", "@*"),
    ),
    Lesson(
        "score",
        _two("d4:013:1:3 e4:018:0:2 f4:005:4 d5:011:2:1", soil=3, hand=["021"], compost=3),
        always,
        (),
        "scoring",
        guess=Guess((11, 13, 16, 18), 16),
    ),
    Lesson(
        "end",
        _two(
            _RICH,
            soil=3,
            hand=["011", "021"],
            compost=9,
            first=1,
            active=0,
            turn=22,
            phase="benefit",
            action="green",
        ),
        happened("plants"),
        ("011", "@g7"),
        "end",
        allowed=only("011", "021", "@*"),
    ),
]
"""In the order in which they are best learned."""
