"""Positions laid out by hand: puzzles, tutorials, tests.

>>> position = arrange(planets=[{"track": "SDSF", "moon": "G"}, {}], basic=["B2", "B15"], centre="FF")
>>> position.view(None)["planets"][0]["track"]
['sea', 'desert', 'sea', 'forest']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.errors import LudosphereError
from ...core.rng import seeded
from . import GAME
from .actions import LETTERS, PHASES
from .cards import BASIC, CARD_BY_ID, COPIES, PLANETS
from .packing import NO_CARD
from .rules import BiomosPosition
from .snapshots import restore
from .state import Setting
from .tables import NEEDS


def arrange(
    planets: Sequence[Mapping[str, Any]],
    *,
    basic: Sequence[str | None] = (),
    giants: Sequence[str | None] = (),
    centre: str = "S",
    mode: str = "discovery",
    phase: str = "place",
    active: int = 0,
    turn: int = 1,
    moon_formed: bool = False,
    deck: Sequence[str] | None = None,
    hole: str = "",
    absorbed: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> BiomosPosition:
    """A position with these pieces; raises LudosphereError if the pieces or phase can't be.

    A planet is {"track": "SDF", "a": "S", "b": "M", "moon": "G", "board": "forest", "claimed": ["B3"]},
    all optional; one planet makes a solo game. Every token not named is in the pouch, every basic card
    not named in the deck, unless `deck` lists it; `hole` and `absorbed` are the Black Hole's.
    """
    given = {"mode": mode, "seats": len(planets), **(options or {})}
    tokens = [_terrain(letter) for letter in centre + hole]
    boards: list[list[Any]] = []
    claimed: list[list[int]] = []
    for planet in planets:
        unknown = set(planet) - {"track", "a", "b", "moon", "board", "claimed"}
        if unknown:
            raise LudosphereError(f"A planet has no {', '.join(sorted(unknown))}.")
        track = [_terrain(letter) for letter in planet.get("track", "")]
        rest = [_terrain(planet.get(place) or ".") for place in ("a", "b", "moon")]
        board = planet.get("board", "forest" if mode == "advanced" and phase != "planet" else None)
        if board and board not in PLANETS:
            raise LudosphereError(f"There is no planet {board!r}; there are {', '.join(PLANETS[1:])}.")
        boards.append([track, *rest, PLANETS.index(board) if board else 0])
        claimed.append([_card(card) for card in planet.get("claimed", ())])
        tokens += track + rest
    gone = [_card(card) for card in absorbed]
    used = [tokens.count(t) + sum(NEEDS[card][t] for card in gone) for t in range(1, 6)]
    rows = _places(basic) + _places(giants)
    named = {*rows, *gone, *(card for cards in claimed for card in cards)}
    left = [_card(card) for card in deck] if deck is not None else [c for c in range(BASIC) if c not in named]
    if phase not in PHASES:
        raise LudosphereError(f"There is no phase {phase!r}; there are {', '.join(PHASES)}.")
    state: list[Any] = [
        PHASES.index(phase),
        active,
        turn,
        int(moon_formed),
        [COPIES - count for count in used],
        _tally(centre),
        left,
        rows,
        -1,
        _tally(hole),
        gone,
        boards,
        claimed,
    ]
    return restore(Setting(GAME, GAME.options(given)), seeded(seed), state)


def _terrain(letter: str) -> int:
    number = LETTERS.find(letter)
    if number < 0 or len(letter) != 1:
        raise LudosphereError(f"{letter!r} is no terrain; S, D, F, M, G are.")
    return number


def _card(card: str) -> int:
    if card not in CARD_BY_ID:
        raise LudosphereError(f"There is no card {card!r}; there are B1 to B30 and G1 to G10.")
    return CARD_BY_ID[card]


def _tally(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS[1:]]


def _places(cards: Sequence[str | None]) -> list[int]:
    if len(cards) > 4:
        raise LudosphereError("A row has four places.")
    places = [NO_CARD if card is None else _card(card) for card in cards]
    return places + [NO_CARD] * (4 - len(places))
