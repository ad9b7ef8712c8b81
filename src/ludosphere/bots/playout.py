"""Playing a game to its end with random legal actions, as fast as the rules allow."""

from __future__ import annotations

from ..core.contract import Position
from ..core.rng import Rng


def play_out(position: Position, rng: Rng) -> int:
    """Plays random legal actions, each equally likely, until the game is over; how many there were."""
    actions = 0
    while True:
        seats = position.to_move()
        if not seats:
            return actions
        seat = seats[rng.below(len(seats))] if len(seats) > 1 else seats[0]
        position.play(seat, position.sample(seat, rng))
        actions += 1


def play_out_many(start: Position, games: int, rng: Rng) -> int:
    """Plays that many copies of a position to their end; how many actions there were in all."""
    actions = 0
    for _ in range(games):
        position = start.copy()
        position.rng = rng.fork()
        actions += play_out(position, rng)
    return actions
