"""Positions of Biomos for tests: laid out by hand, drawn by Hypothesis, reached by random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from biomos_oracle import CARDS, Planet, planet_of
from ludosphere import game
from ludosphere.core.contract import Position, View
from ludosphere.core.record import Move, Record
from ludosphere.games.biomos.arrange import arrange
from ludosphere.games.biomos.rules import BiomosPosition

TABLES = [(mode, seats) for mode in ("discovery", "advanced") for seats in (1, 2, 3, 4)]
"""Every mode with every number of seats."""
BASIC = [card for card in CARDS if card.startswith("B")]
GIANT = [card for card in CARDS if card.startswith("G")]


def do(position: Position, *actions: str) -> View:
    """Plays actions in notation, each for the seat to move; the view afterwards."""
    for action in actions:
        (seat,) = position.to_move()
        position.play(seat, position.parse(seat, action))
    return position.view(None)


def can(position: Position) -> set[str]:
    """The notations of all legal actions."""
    return {position.notation(seat, action) for seat in position.to_move() for action in position.legal(seat)}


def fate(position: BiomosPosition, seed: int) -> BiomosPosition:
    """The same position with another future."""
    from ludosphere.core.rng import seeded

    return position.determinize(None, seeded(seed))


def stands(
    card: str, track: str = "", a: str = "", b: str = "", moon: str = "", advanced: bool = False
) -> bool:
    """Does a face-up card stand on a planet with these tokens?"""
    row: dict[str, Any] = {"giants": [card]} if card.startswith("G") else {"basic": [card]}
    planet = {"track": track, "a": a, "b": b, "moon": moon}
    mode = "advanced" if advanced else "discovery"
    position = arrange([planet, {}], active=1, mode=mode, **row)
    return bool(position.view(None)["planets"][0]["standing"] == [card])


def planets(position: Position) -> list[Planet]:
    """The planets as the oracle knows them."""
    view = position.view(None)
    return [planet_of(view, seat) for seat in range(len(view["planets"]))]


def playout(position: Position, seed: int) -> Iterator[tuple[int, str]]:
    """Plays at random until the game is over; yields each seat and action before it is played."""
    chance = random.Random(seed)
    while seats := position.to_move():
        action = chance.choice(position.legal(seats[0]))
        yield seats[0], position.notation(seats[0], action)
        position.play(seats[0], action)


def played(mode: str, seats: int, seed: int, actions: int) -> Position:
    """A game after some random actions, or its end if it is over sooner."""
    position = game("biomos").new({"mode": mode, "seats": seats}, seed)
    moves = playout(position, seed)
    for _ in range(actions + 1):
        if next(moves, None) is None:
            break
    return position


@st.composite
def arranged(
    draw: st.DrawFn, mode: str | None = None, seats: int | None = None
) -> tuple[BiomosPosition, set[str]]:
    """A position in which a seat has to place a token, and its basic deck.

    Tokens are handed out from a shuffled box; terrains of one box may be rare, so that rows of equal
    tokens, and empty kinds in the pouch, come up often.
    """
    mode = mode or draw(st.sampled_from(("discovery", "advanced")))
    seats = seats or draw(st.integers(1, 4))
    box = draw(st.permutations("SDFMG" * 12))
    if draw(st.booleans()):  # few terrains on the planets
        favourites = draw(st.sets(st.sampled_from("SDFMG"), min_size=1, max_size=3))
        box.sort(key=lambda letter: letter in favourites)
    basic, giants = draw(st.permutations(BASIC)), draw(st.permutations(GIANT))
    boards = draw(st.permutations(("forest", "mountain", "desert", "glacier")))
    laid = []
    active = draw(st.integers(0, seats - 1))
    for seat in range(seats):
        n = draw(st.integers(0, 12))
        kinds = ("a", "b", "moon") if mode == "advanced" else ("moon",)
        filled = {kind: box.pop() for kind in kinds if draw(st.booleans())}
        if seat == active and n == 12 and len(filled) == len(kinds):
            del filled[kinds[0]]
        planet: dict[str, Any] = {"track": "".join(box.pop() for _ in range(n)), **filled}
        if mode == "advanced":
            planet["board"] = boards[seat]
        planet["claimed"] = [basic.pop() for _ in range(draw(st.integers(0, 2)))]
        laid.append(planet)
    hole, absorbed = "", []
    if seats == 1:
        hole = "".join(box.pop() for _ in range(draw(st.integers(0, 2 * len(laid[0]["track"])))))
        if draw(st.booleans()):
            card = CARDS[basic[-1]]
            if all(box.count(letter) >= count for letter, count in card.needs.items()):
                absorbed.append(basic.pop())
                for letter in card.needs.elements():
                    box.remove(letter)
    centre = "".join(box.pop() for _ in range(3 if seats == 1 else draw(st.integers(1, 5))))
    rows: list[list[str | None]] = []
    for cards in (basic, giants):
        rows.append([cards.pop() if draw(st.integers(0, 5)) else None for _ in range(4)])
    deck = basic[: draw(st.sampled_from((0, 1, 2, len(basic))))]
    position = arrange(
        laid,
        basic=rows[0],
        giants=rows[1],
        centre=centre,
        mode=mode,
        active=active,
        turn=draw(st.integers(1, 10)),
        deck=deck,
        hole=hole,
        absorbed=absorbed,
        seed=draw(st.integers(0, 1000)),
    )
    return position, set(deck)


CLAIMED = {"track": "SGMSGMSGMSDM", "moon": "D", "claimed": ["B1"]}
RING = {"track": "DFFMGGMMGGM", "moon": "D"}


def last_choice() -> BiomosPosition:
    """Seat 1 places the last token of the game: only a sea between the forests makes it win."""
    return arrange(
        [CLAIMED, RING],
        basic=["B19"],
        giants=[None],
        deck=[],
        centre="SD",
        turn=13,
        active=1,
        moon_formed=True,
    )


def last_record(*moves: str) -> Record:
    """The record of a game from there on, a person in seat 1 and a bot beside; D@0 is the wrong place."""
    position = last_choice()
    return Record(
        "biomos",
        position.options(),
        7,
        [Move(1, move) for move in moves],
        names=["Ada", "Bo"],
        start=position.encode(),
        extra={"Players": "search:1 human"},
    )
