"""How each kind of action of Earth is written and pointed at: a row each.

| action | path | notation |
|---|---|---|
| choose a face at set-up | `card:285a` | `285a` |
| choose the action | `action:green` | `A:green` |
| one side of an "or" | `option:soil` | `O:soil` |
| so much of what is offered | `take:3` | `3` |
| pick a hand card to plant | `hand:013` | `013` |
| a place | `space:d4` | `@d4` |
| compost a hand card | `hand:013` | `-013` |
| keep a card looked at | `drawn:013` | `+013` |
| use an ability | `space:d4`, `island`, `climate`, `use` | `!d4` `!island` `!climate` `!` |
| play an event | `hand:200` | `*200` |
| convert sprouts | `convert` | `convert` |
| stop, decline, pay the rest in soil | `done` | `.` |
| the fauna Gaia claims | `fauna:337a` | `G:337a` |
| take from the Team board, leave on it | `team:soil`, `team:013`, `leave:3` | `T:soil` `T:013` `L:3` |
| use or make a seed | `seed:soil`, `make-seed:leaf` | `S:soil` `M:leaf` |
| what to germinate, whom to give sprouts | `criterion:wet`, `seat:2` | `?wet` `N:2` |
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ...core.grammar import Alphabet, Grammar, Kind, Operand
from . import packing
from .abundance import CRITERIA, FROM_CLAIM, FROM_LEAF, FROM_SPROUTS, SEED_USES
from .cards import CARDS
from .grid import name
from .player import PLACES
from .state import NAMES
from .tables import FACE_KIND, IS_EVENT, PLANTABLE
from .vocabulary import ACTIONS

if TYPE_CHECKING:
    from .state import EarthState

USES: Final = tuple(use.removeprefix("compost_from_") for use in SEED_USES)
"""The ways to use a seed."""
_THINGS: Final = {
    packing.GET_SOIL: "soil",
    packing.GET_COMPOST: "compost",
    packing.GET_SPROUT: "sprouts",
    packing.GET_GROWTH: "growth",
}

_ANY = ".+"
_CARDS = [(card, NAMES[card]) for card in range(len(CARDS)) if PLANTABLE[card] or IS_EVENT[card]]
_FACES = [(card, NAMES[card]) for card in range(len(CARDS)) if FACE_KIND[card] >= 0]
_PLACES = [(place, name(place), f"space:{name(place)}") for place in range(PLACES)]
_PLACE = ("{}", "space:{}", _ANY)
_AMOUNTS = [(amount, str(amount)) for amount in range(256)]  # an entry of the agenda holds no more
_BOARD = [(packing.ISLAND, "island", "island"), (packing.CLIMATE, "climate", "climate")]
_MADE = ((FROM_SPROUTS, "sprouts"), (FROM_LEAF, "leaf"))
_TEAM = [
    *((amount, f"L:{text}", f"leave:{text}") for amount, text in _AMOUNTS),
    *((packing.TEAM_THING + get, f"T:{text}", f"team:{text}") for get, text in _THINGS.items()),
    *((packing.TEAM_CARD + card, f"T:{text}", f"team:{text}") for card, text in _CARDS),
]


def _row(name: str, notation: str, alphabet: Alphabet) -> Kind:
    return Kind(name, notation, (Operand(alphabet, 0, packing.SHIFT),))


def _of(ref: str, values: Iterable[tuple[int, str]], others: str = _ANY, fauna: int = 0) -> Alphabet:
    """What is pointed at as `ref:…`; `others`: texts of no value, or fauna cards from value `fauna` on."""

    def read(state: EarthState, text: str) -> int | None:
        return next((fauna + at for at, card in enumerate(state.fauna) if NAMES[card] == text), None)

    def write(state: EarthState, value: int) -> str:
        return NAMES[state.fauna[value - fauna]]

    letters = ((value, text, f"{ref}:{text}") for value, text in values)
    return Alphabet(letters, [("{}", f"{ref}:{{}}", others)] if others else (), read, write)


GRAMMAR: Final = Grammar(
    packing.SHIFT,
    [
        _row("face", "{}", _of("card", _FACES, "")),
        _row("action", "A:{}", _of("action", enumerate(ACTIONS))),
        _row("option", "O:{}", _of("option", enumerate(packing.OPTIONS))),
        _row("take", "{}", _of("take", _AMOUNTS, r"\d+")),
        _row("pick", "{}", _of("hand", _CARDS, "")),
        _row("space", "@{}", Alphabet(_PLACES, [_PLACE])),
        _row("compost", "-{}", _of("hand", _CARDS)),
        _row("keep", "+{}", _of("drawn", _CARDS)),
        _row("use", "!{}", Alphabet([*_PLACES, *_BOARD, (packing.OFFERED, "", "use")], [_PLACE])),
        _row("event", "*{}", _of("hand", _CARDS)),
        Kind("convert", "convert", path=("convert",)),
        Kind("done", ".", path=("done",)),
        _row("claim", "G:{}", _of("fauna", ())),
        _row("team", "{}", Alphabet(_TEAM, [("T:{}", "team:{}", _ANY), ("L:{}", "leave:{}", _ANY)])),
        _row("seed", "S:{}", _of("seed", enumerate(USES))),
        _row("make-seed", "M:{}", _of("make-seed", _MADE, fauna=FROM_CLAIM)),
        _row("criterion", "?{}", _of("criterion", enumerate(CRITERIA))),
        _row("neighbour", "N:{}", _of("seat", ((seat, str(seat + 1)) for seat in range(6)))),
    ],
    first=packing.FACE,
)
"""In the order of their numbers in `packing`."""
