"""What can be done in Biomos: a row for each planetary event, and one for each kind of action.

| action | path | notation |
|---|---|---|
| choose a planet | `planet:forest` | `P:forest` |
| place | `centre:forest`, then `gap:3`, `recess:a` or `moon` | `F@3` `F@a` `F@m` |
| lift | `token:4` or `recess:a`, then `gap:2` or `recess:b` | `4>2` `a>2` |
| event | its name, then the token | `i5` `fa` `e2` `mm` |
| claim, absorb | `card:B24` | `+24` `+G3`, `*24` |
| decline | `skip` | `-` |

A new event is a row in `EVENTS` and its words in `text/`, which `tests/games/biomos/test_rows.py` asks for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...core.grammar import Alphabet, Grammar, Kind, Operand
from . import packing
from .cards import CARDS, DESERT, FOREST, GLACIER, MOUNTAIN, PLANETS, SEA, TERRAINS, TRACK

DRAWN: Final = 0
"""Instead of the terrain an event brings: whatever is drawn from the pouch."""


@dataclass(frozen=True)
class PlanetaryEvent:
    """A token of a terrain in `on` becomes another, where it has a neighbour `beside` if one is needed.

    `letter` stands for it in notation, `name` is the key of its words. `moon`: the moon's token is one, too.
    """

    name: str
    letter: str
    on: tuple[int, ...]
    becomes: int
    beside: int | None = None
    moon: bool = False


EVENTS: Final = (
    PlanetaryEvent("irrigate", "i", on=(DESERT,), beside=SEA, becomes=FOREST),
    PlanetaryEvent("freeze", "f", on=(SEA,), beside=MOUNTAIN, becomes=GLACIER),
    PlanetaryEvent("expand", "e", on=(SEA, FOREST, MOUNTAIN, GLACIER), beside=DESERT, becomes=DESERT),
    PlanetaryEvent("melt", "m", on=(GLACIER,), becomes=DRAWN, moon=True),
)
"""In the order of their numbers, which are the first operands of their actions."""

LETTERS: Final = ".SDFMG"
"""Terrains in notation and in plain text; a dot is no token."""

_RECESSES = ((packing.RECESS_A, "a", "recess:a"), (packing.RECESS_B, "b", "recess:b"))
_MOON = (packing.MOON, "m", "moon")
_TOKENS = tuple((spot, str(spot), f"token:{spot}") for spot in range(TRACK))
_ANY_TOKEN = ("{}", "token:{}", r"\d+")

BOARD = Alphabet((number, name, f"planet:{name}") for number, name in enumerate(PLANETS) if number)
TERRAIN = Alphabet((t, LETTERS[t], f"centre:{name}") for t, name in enumerate(TERRAINS) if t)
SPOT = Alphabet(
    [*((gap, str(gap), f"gap:{gap}") for gap in range(TRACK + 1)), *_RECESSES, _MOON],
    [("{}", "gap:{}", r"\d+")],
)
LIFTED = Alphabet([*_TOKENS, *_RECESSES], [_ANY_TOKEN, ("m", "moon", "")])
CHANGED = Alphabet([*_TOKENS, *_RECESSES, _MOON], [_ANY_TOKEN])
EVENT = Alphabet((number, event.letter, event.name) for number, event in enumerate(EVENTS))
CARD = Alphabet(
    ((number, card.id.removeprefix("B"), f"card:{card.id}") for number, card in enumerate(CARDS)),
    [("{}", "card:B{}", r"\d+"), ("G{}", "card:G{}", r"\d+")],
)
TOKENS: Final = {CHANGED.refs[text]: spot for spot, text in CHANGED.texts.items()}
"""By what is pointed at: the spot of the token."""
_DECLINED = {packing.SKIP: ("-", ("skip",))}

GRAMMAR: Final = Grammar(
    packing.KIND,
    [
        Kind("planet", "P:{}", (Operand(BOARD, 0, 8),)),
        Kind("place", "{}@{}", (Operand(TERRAIN, 4, 4), Operand(SPOT, 0, 4))),
        Kind("lift", "{}>{}", (Operand(LIFTED, 4, 4), Operand(SPOT, 0, 4)), special=_DECLINED),
        Kind("event", "{}{}", (Operand(EVENT, 4, 4), Operand(CHANGED, 0, 4)), special=_DECLINED),
        Kind("claim", "+{}", (Operand(CARD, 0, 8),), special=_DECLINED),
        Kind("absorb", "*{}", (Operand(CARD, 0, 8),)),
    ],
)
"""In the order of their numbers in `packing`; the phase in which an action is due has its kind's number."""
PHASES: Final = (*(kind.name for kind in GRAMMAR.kinds), "over")
