"""Positions of Bioviva for tests: cards laid out by their characteristics, actions in notation.

A card is named by its two characteristics, "AP" or "AS" (A atmosphere, S solar system, U universe, L leisure,
P physics); the first one of the deck with that pair that isn't used yet is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludosphere.core.contract import Event
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.games.bioviva import guessing
from ludosphere.games.bioviva.refs import GRAMMAR
from ludosphere.games.bioviva.rules import BiovivaPosition
from ludosphere.games.bioviva.state import AIMING, DECIDE

CODES = {
    "A": "atmosphere",
    "S": "solar_system",
    "U": "universe",
    "L": "leisure_exploration",
    "P": "physics_dangers",
}
SLOTS = ["0", "1", "2", "3", "4", "5", "6", "7", "C0", "C1"]


def new(seed: int = 1, **options: Any) -> BiovivaPosition:
    """The start of a game."""
    position = game("bioviva").new(options, seed)
    assert isinstance(position, BiovivaPosition)
    return position


def action(text: str) -> int:
    """The action of a notation: "look 3", "swap 0 C1", "say neige", "yes"; raises ValueError."""
    for found in GRAMMAR.read(text.replace(" ", ":")):
        return found
    raise ValueError(text)


def play(position: BiovivaPosition, seat: int, *texts: str) -> list[Event]:
    """Plays actions of a seat; what happened."""
    position.events = []
    for text in texts:
        position.play(seat, action(text))
    return position.events


def may(position: BiovivaPosition, seat: int, text: str) -> bool:
    """Is the action allowed now?"""
    return position.allows(seat, action(text))


def look_done(position: BiovivaPosition) -> BiovivaPosition:
    """Everybody closes their eyes: the spin is over."""
    for seat in list(position.to_move()):
        position.play(seat, action("done"))
    return position


def begun(seed: int = 1, **options: Any) -> BiovivaPosition:
    """The first turn of a game in which nobody looked at the first spin; seat 0 begins unless told."""
    return look_done(new(seed, **{"first": 1, **options}))


def lay(position: BiovivaPosition, cards: dict[str, str]) -> None:
    """Puts cards of those characteristics into the slots named."""
    deck, profile = position.setting.deck, position.setting.profile
    used = {position.table[SLOTS.index(slot)] for slot in SLOTS if slot not in cards}
    for slot, pair in cards.items():
        wanted = {CODES[letter] for letter in pair}
        picture = next(
            index
            for index in range(len(deck.cards))
            if set(deck.pair(index, profile)) == wanted and index not in used
        )
        used.add(picture)
        put(position, SLOTS.index(slot), picture)


def put(position: BiovivaPosition, slot: int, picture: int) -> None:
    """Puts a picture into a slot; what lay there goes where the picture was."""
    old = position.table[slot]
    for place in (position.table, position.pile, position.aside):
        if picture in place:
            place[place.index(picture)] = old
            break
    position.table[slot] = picture


def decide(cards: Sequence[str] = (), seed: int = 1, **options: Any) -> BiovivaPosition:
    """Seat 0 has used its two actions; line 0 has the cards named in its order 0, C0, C1, 4."""
    position = begun(seed, **options)
    lay(position, dict(zip(("0", "C0", "C1", "4"), cards, strict=bool(cards))))
    position.phase, position.left = DECIDE, 0
    return position


def to_round_2(position: BiovivaPosition) -> BiovivaPosition:
    """Plays on without looks or reveals until the top of round 2 is to be spun."""
    while position.phase < AIMING:
        seat = position.to_move()[0]
        play(position, seat, next(text for text in ("keep", "done", "look 0") if may(position, seat, text)))
    return position


def at_drop(
    placed: Sequence[int], seed: int = 1, won: Sequence[int] | None = None, **options: Any
) -> BiovivaPosition:
    """The end of round 1 with so many stars on the constellations, just before the last turn ends."""
    position = begun(seed, seats=len(placed), **options)
    for seat, stars in enumerate(placed):
        position.placed[seat] = position.won[seat] = stars
        position.hand[seat] = 7 - stars
        if stars:
            position.gains += [1, seat, stars, 0]
    position.turn = position.setting.turns
    position.phase, position.left = DECIDE, 0
    position.play(int(position.active), action("keep"))
    return position


def random_step(position: BiovivaPosition, seed: int) -> None:
    """One random action of whoever owes one."""
    rng = seeded(seed, "step")
    seats = position.to_move()
    seat = seats[rng.below(len(seats))]
    legal = position.legal(seat)
    position.play(seat, legal[rng.below(len(legal))])


def guessing_at(
    stars: dict[int, Sequence[int]],
    cards: dict[int, int] | None = None,
    placed: Sequence[int] | None = None,
    seed: int = 1,
    **options: Any,
) -> BiovivaPosition:
    """Stars lie where `stars` says (cell: stars by seat), all others are out; the first card is open.

    `cards`: by cell the picture that lies there. `placed`: stars on the constellations.
    """
    seats = len(next(iter(stars.values())))
    position = at_drop([0] * seats if placed is None else placed, seed, **options)
    for cell, picture in (cards or {}).items():
        if picture in position.grid:
            other = position.grid.index(picture)
            position.grid[other] = position.grid[cell]
        position.grid[cell] = picture
    position.rain_seed, position.drops = 1, [position.hand[seat] for seat in position.order]
    for seat in range(seats):
        lying = 0
        for cell, row in stars.items():
            position.stars[cell * seats + seat] = row[seat]
            lying += row[seat]
        position.out[seat] = position.hand[seat] - lying
        position.hand[seat] = 0
    for cell in range(9):
        position.states[cell] = 0 if cell in stars else 2
    guessing.open_next(position)
    return position
