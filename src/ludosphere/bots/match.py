"""Matches between bots: the same seeds with rotated seats, and what the result is worth.

Chance is large, so two bots meet on every seed once in each seating: the luck of the deal is
shared, and only the choices differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from ..core.contract import Game, Position
from ..core.errors import LudosphereError
from ..core.rng import seeded
from . import Bot, bot

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


def maker(text: str) -> Maker:
    """A maker of bots from their text form; raises LudosphereError.

    A name (`bots.NAMES`), with its budget of simulations if it thinks ("search:500"), or "level:3".
    """
    name, _, number = text.partition(":")
    if number and not number.isdecimal():
        raise LudosphereError(f"{text!r} is no bot; search:500 or level:3 are.")
    if name == "level":
        level = int(number or 0)
        bot(level=level)  # refuses an unknown level now
        return lambda seed: bot(level=level, seed=seed)
    if number and name in ("random", "thumb", "greedy"):
        raise LudosphereError(f"The bot {name} takes no number: it does not search.")
    simulations = int(number) if number else None
    bot(name, simulations=simulations)
    return lambda seed: bot(name, simulations=simulations, seed=seed)


def seatings(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """All there are by moving everybody on by a seat: one for bots that are alike, two for two pairs."""
    turned = [(*bots[shift:], *bots[:shift]) for shift in range(len(bots))]
    return list(dict.fromkeys(turned))


def play(
    game: Game, options: Mapping[str, object], seed: int, makers: list[Maker]
) -> tuple[list[float], list[int]]:
    """Plays one game; payoffs and scores per seat."""
    position = finished(game, options, seed, makers)
    return position.payoffs(), position.scores()


def finished(game: Game, options: Mapping[str, object], seed: int, makers: list[Maker]) -> Position:
    """The end of a game between bots."""
    position = game.new(options, seed)
    bots = [maker(seed * 8 + seat) for seat, maker in enumerate(makers)]
    eyes = seeded(seed, "sights")
    while seats := position.to_move():
        seat = seats[0]
        position.play(seat, bots[seat].choose(position.information_state(seat, eyes)))
    return position


@dataclass(frozen=True)
class Tally:
    """What a bot won: its share of victories per game with a 95% interval over seeds, and mean scores."""

    games: int
    share: float
    low: float
    high: float
    score: float
    rival_score: float


def rotations(
    game: Game, options: Mapping[str, object], seed: int, a: Maker, b: Maker
) -> list[tuple[float, float, float]]:
    """Bot `a` once in every seat, `b` in all others: its payoff and both mean scores per game."""
    seats = game.seats(options)
    rows = []
    for own in range(seats):
        position = finished(game, options, seed, [a if seat == own else b for seat in range(seats)])
        points = position.value_vector()  # with those of automatic opponents
        others = [points[column] for column in range(len(points)) if column != own]
        rows.append((position.payoffs()[own], points[own], sum(others) / len(others)))
    return rows


def unseen(count: int) -> float:
    """How often a result that has not come up in so many observations may come up after all: at most.

    With 97.5% certainty; at 0 and 1 the end of Clopper and Pearson's 95% interval (Biometrika, 1934).
    """
    chance: float = 1 - 0.025 ** (1 / count)
    return chance


def tally(rows: Iterator[list[tuple[float, float, float]]] | list[list[tuple[float, float, float]]]) -> Tally:
    """Sums up `rotations` of several seeds; the interval treats each seed as one observation."""
    deals = list(rows)
    shares = [sum(row[0] for row in deal) / len(deal) for deal in deals]
    games = sum(len(deal) for deal in deals)
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    half = 1.96 * sqrt(variance / len(shares))
    below, above = (half, half) if half else (mean * unseen(len(shares)), (1 - mean) * unseen(len(shares)))
    flat = [row for deal in deals for row in deal]
    return Tally(
        games,
        mean,
        max(0.0, mean - below),
        min(1.0, mean + above),
        sum(row[1] for row in flat) / games,
        sum(row[2] for row in flat) / games,
    )
