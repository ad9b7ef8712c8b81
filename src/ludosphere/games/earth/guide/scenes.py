"""The positions the guide shows and counts: laid out by hand, legal, and checked by `arrange`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ..arrange import arrange, planted
from ..rules import EarthPosition

_BASE: Final = {"island": "291a", "climate": "304b", "ecosystem": "305a"}
"""Kyushu, Hemiboreal, Blackforest."""
_OTHER: Final = {"island": "288a", "climate": "295b", "ecosystem": "319a"}
"""Barren, Humid Subtropical, Monteverde Cloud Forest."""
_FAUNA: Final = ("343a", "344a", "339b", "337b")
"""Bornean Orangutan, Lubber Grasshopper, Earthworm, Pale-Billed Woodpecker."""
_SHARED: Final = ("314a", "326a")
"""Serengeti, Chic-Choc Mountains."""
CHAIN: Final = ("d4", "e4", "e5", "f5", "g5")
"""The cards Mountain Ridge counts in `ridge`."""


def _two(cards: str, *, others: str = "", **facts: Any) -> EarthPosition:
    """A game of two: the tableau of the first seat, perhaps that of the second, and what else is so."""
    mine: dict[str, Any] = {
        key: facts.pop(key) for key in ("soil", "hand", "compost", "events", "planted") if key in facts
    }
    return arrange(
        {},
        [
            {**_BASE, **mine, "tableau": planted(cards)},
            {**_OTHER, "soil": 3, "tableau": planted(others), "compost": 4, "hand_size": 5},
        ],
        fauna=_FAUNA,
        ecosystems=_SHARED,
        **facts,
    )


@cache
def table() -> EarthPosition:
    """A game of two in its fourth round, the first seat to choose an action."""
    return _two(
        "d4:013:2:3 e4:014:3:1 d5:029 e5:017:1:2 d6:059:1:2 e6:005:4 f5:020:0:1 e7:025:1 f7:099",
        others="d4:007:2:1 e4:073:1:3 e5:068:2 f4:275:4:1 f5:026 d5:243:2 f6:066:1",
        soil=7,
        hand=["021", "052", "200", "258"],
        compost=6,
        turn=7,
        leaves=((), (1,), (), ()),
    )


@cache
def one_card() -> EarthPosition:
    """A tableau of one card that shows all there can be on a card: the Dragon Blood Tree."""
    return _two("d4:018:1:1")


@cache
def planting() -> EarthPosition:
    """Planting: the card to plant is picked, its place is not; four rows are taken, three columns."""
    position = _two(
        "d4:013 e5:014 f6:015 e7:017 f4:002", soil=9, hand=["021", "047"], phase="benefit", action="green"
    )
    position.play(0, position.parse(0, "021"))
    return position


@cache
def watering() -> EarthPosition:
    """Watering: six sprouts to be placed, on cards of which some are full or take none."""
    return _two("d4:013:2 e4:014:2 f4:029 d5:005:6 e5:056 f5:020:1", soil=2, phase="benefit", action="blue")


@cache
def canopies() -> EarthPosition:
    """Two flora that grow: the White Oak a piece short of its canopy, the Dragon Blood Tree with its own."""
    return _two("d4:013:0:3 e4:018:0:2")


@cache
def activation() -> EarthPosition:
    """Growing, activation phase: five cards of the tableau and the Climate can be used."""
    return _two(
        "d4:017 e4:014:1 f4:010 d5:059 e5:029 f5:041 d6:005:2 e6:174:1",
        soil=1,
        compost=3,
        phase="activate",
        action="yellow",
    )


@cache
def ridge() -> EarthPosition:
    """Mountain Ridge: the longest chain of rocky cards through it has five; a sixth is a mere branch."""
    return _two("d4:059 e4:018 f4:014 d5:013 e5:012 f5:017 g5:041 e6:037 f6:007")


@cache
def race() -> EarthPosition:
    """Three of four fauna cards have leaves on them."""
    return _two(
        "d4:013:0:1 e4:059:0:1 d5:021:0:1 e5:018:0:1 f4:014 f5:015:0:1",
        others="d4:073 e4:068 d5:275 e5:243",
        compost=15,
        leaves=((0,), (1,), (1, 0), ()),
    )


@cache
def gaia() -> EarthPosition:
    """A solo game on medium: Gaia's second pass has begun."""
    return arrange(
        {"seats": 1, "difficulty": "medium"},
        [
            {
                **_BASE,
                "soil": 5,
                "hand": ["021", "052"],
                "compost": 8,
                "tableau": planted("d4:013:2:4 e4:014:4:2 d5:029 e5:017:1:2 d6:059:1:2 e6:005:4 f5:020:0:1"),
            }
        ],
        fauna=_FAUNA,
        ecosystems=_SHARED,
        leaves=((0, 1), (), (1,), ()),
        turn=9,
        gaia={
            "deck": ["362", "363", "364"],
            "pass": 2,
            "soil": 4,
            "sprouts": 11,
            "growth": 12,
            "compost": 16,
            "score_pile": ["219", "026", "081", "085", "090", "100"],
        },
    )


@cache
def finished() -> EarthPosition:
    """The worked example of scoring: the first seat has planted 16 cards, the second 12."""
    return arrange(
        {},
        [
            {
                **_BASE,
                "soil": 3,
                "hand": ["001"],
                "compost": 9,
                "events": ["203", "200"],
                "tableau": planted(
                    "d4:013:2:4 e4:014:3:1 f4:002 g4:032:4 d5:029 e5:027 f5:017:1:2 g5:020:0:3 "
                    "d6:059:1:2 e6:005:6 f6:076:0:8 g6:011:0:1 d7:021:2:1 e7:025:0:2 f7:022 g7:052:1"
                ),
            },
            {
                **_OTHER,
                "soil": 6,
                "hand": ["033", "034"],
                "compost": 14,
                "events": ["226"],
                "tableau": planted(
                    "d4:007:5:3 e4:073:4:4 f4:066:3:1 g4:071:0:2 d5:068:6:3 e5:026 f5:043:2:3 "
                    "g5:173:0:1 d6:275:6:2 e6:243:4 f6:028 g6:008:3:4"
                ),
            },
        ],
        phase="over",
        fauna=_FAUNA,
        ecosystems=_SHARED,
        leaves=((0,), (1, 0), (), (1,)),
        bonus=0,
        active=1,
        turn=22,
    )
