"""Positions of Earth for tests: laid out by hand, played in notation, played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from ludosphere.games.earth import GAME
from ludosphere.games.earth.arrange import arrange, planted
from ludosphere.games.earth.rules import EarthPosition


# --- laying out ------------------------------------------------------------------------------------------
def seat(cards: str = "", **facts: Any) -> dict[str, Any]:
    """One player for `arrange`, with this tableau."""
    return {"tableau": planted(cards), **facts}


def lay(*players: dict[str, Any], options: dict[str, object] | None = None, **facts: Any) -> EarthPosition:
    """A position with these players; a single one gets an opponent who has nothing."""
    seats = players if len(players) > 1 else (*players, seat())
    return arrange(options or {}, seats, **facts)


def solo(player: dict[str, Any], difficulty: str = "medium", **facts: Any) -> EarthPosition:
    """A solo position; with a `card` it is the turn in which Gaia turns that card over."""
    gaia = dict(facts.pop("gaia", {}))
    card = facts.pop("card", None)
    if card is not None:
        gaia["deck"] = [card]
        facts["active"] = 1
    return arrange({"difficulty": difficulty}, [player], gaia=gaia, **facts)


# --- playing ---------------------------------------------------------------------------------------------
def can(position: EarthPosition, seat: int = 0) -> set[str]:
    """What a seat may do now, in notation."""
    return {position.notation(seat, action) for action in position.legal(seat)}


def do(position: EarthPosition, seat: int, *actions: str) -> None:
    """Plays actions in notation for a seat."""
    for action in actions:
        assert action in can(position, seat), f"{action} is not among {sorted(can(position, seat))}"
        position.play(seat, position.parse(seat, action))


def decline(position: EarthPosition, seat: int) -> None:
    """Takes as little as possible of what the seat is asked for next."""
    offered = can(position, seat)
    for least in (".", "0"):
        if least in offered:
            do(position, seat, least)
            return
    position.play(seat, position.legal(seat)[0])


def rest(position: EarthPosition, *seats: int) -> None:
    """The seats decline whatever else they are asked in this phase."""
    phase, turn = phase_of(position), position.turn
    for seat in seats:
        while seat in position.to_move() and (phase_of(position), position.turn) == (phase, turn):
            decline(position, seat)


def end_turn(position: EarthPosition) -> None:
    """Everybody declines what is left of this turn."""
    turn = position.turn
    assert phase_of(position) in ("benefit", "activate")
    while position.turn == turn and phase_of(position) in ("benefit", "activate"):
        decline(position, position.to_move()[0])


def end_game(position: EarthPosition) -> None:
    """Nobody plays anything in the last chance."""
    while position.to_move():
        assert phase_of(position) == "last"
        decline(position, position.to_move()[0])


# --- looking ---------------------------------------------------------------------------------------------
def phase_of(position: EarthPosition) -> str:
    """The phase of the game."""
    return str(position.view(None)["phase"])


def own(position: EarthPosition, seat: int = 0) -> dict[str, Any]:
    """What a seat sees of itself."""
    return dict(position.view(seat)["players"][seat])


def task(position: EarthPosition, seat: int = 0) -> str | None:
    """What a seat is asked."""
    asked = own(position, seat)["task"]
    return None if asked is None else asked["kind"]


def pieces(position: EarthPosition, seat: int = 0) -> dict[str, tuple[int, int]]:
    """By place: sprouts and growth."""
    return {row["at"]: (row["sprouts"], row["growth"]) for row in own(position, seat)["tableau"]}


def sprouts(position: EarthPosition, seat: int = 0) -> int:
    """All sprouts of a seat."""
    return sum(amount for amount, _ in pieces(position, seat).values())


def growth(position: EarthPosition, seat: int = 0) -> int:
    """All growth pieces of a seat."""
    return sum(amount for _, amount in pieces(position, seat).values())


def line(position: EarthPosition, key: str, column: int = 0) -> int:
    """A line of the score sheet."""
    (found,) = [row for row in position.sheet() if row.key == key]
    return found.points[column]


def points_of(position: EarthPosition, card: str, key: str, seat: int = 0) -> int:
    """What a card brings on a line of the score sheet."""
    (found,) = [row for row in position.sheet() if row.key == key]
    return sum(int(detail["points"]) for detail in found.details[seat] if detail.get("card") == card)


def fauna(position: EarthPosition, card: str) -> dict[str, Any]:
    """A fauna card of the view."""
    (found,) = [row for row in position.view(None)["fauna"] if row["id"] == card]
    return dict(found)


def leaves(position: EarthPosition, card: str) -> list[tuple[int, int]]:
    """The leaves on a fauna card: column and points."""
    return [(leaf["column"], leaf["points"]) for leaf in fauna(position, card)["leaves"]]


def gaia(position: EarthPosition) -> dict[str, Any]:
    """Gaia's things."""
    return dict(position.view(None)["gaia"])


# --- whole games -----------------------------------------------------------------------------------------
def beginning(island: str) -> EarthPosition:
    """A game of two in which the first seat has chosen this island; first hands are to be composted."""
    seed = 0
    while island not in GAME.new({}, seed).view(0)["players"][0]["dealt"]:
        seed += 1
    position = GAME.new({}, seed)
    assert isinstance(position, EarthPosition)
    do(position, 0, island)
    while phase_of(position) == "faces":
        decline(position, position.to_move()[0])
    return position


def playout(position: EarthPosition, seed: int) -> Iterator[tuple[int, int]]:
    """Plays at random until the game is over; yields each seat and action before it is played."""
    chance = random.Random(seed)
    while seats := position.to_move():
        seat = chance.choice(seats)
        action = chance.choice(position.legal(seat))
        yield seat, action
        position.play(seat, action)
