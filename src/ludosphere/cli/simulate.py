"""`ludosphere simulate`: many games between bots, the same seeds with rotated seats."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ..bots import LEVELS, NAMES
from ..bots.match import maker, play
from ..core.errors import LudosphereError
from ..core.game import game
from .options import add_game, options

BOTS = f"{', '.join(NAMES)}, search:SIMULATIONS, level:{min(LEVELS)} to level:{max(LEVELS)}"
"""What `bots.match.maker` understands, for people."""


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser("simulate", help="let bots play many games")
    add_game(command)
    command.add_argument("--games", type=int, default=10, metavar="N", help="how many games (default: 10)")
    command.add_argument(
        "--bots",
        nargs="+",
        default=["greedy"],
        metavar="BOT",
        help=f"{BOTS}; one per seat or one for all",
    )
    command.add_argument("--seed", type=int, default=0, help="the seed of the first game (default: 0)")
    command.add_argument("--json", action="store_true", help="print JSON, a line per game")
    command.set_defaults(run=_simulate)


def _simulate(arguments: argparse.Namespace) -> int:
    title = game(arguments.game)
    chosen = title.options(options(arguments))
    seats = title.seats(chosen)
    makers = [maker(text) for text in arguments.bots]
    if len(makers) == 1:
        makers *= seats
    if len(makers) != seats:
        raise LudosphereError(f"This game has {seats} seats; name one bot or {seats}, not {len(makers)}.")
    if arguments.games < 1:
        raise LudosphereError("There must be at least 1 game.")
    wins = [0.0] * seats
    totals = [0] * seats
    for number in range(arguments.games):
        shift = number % seats
        payoffs, scores = play(
            title, chosen, arguments.seed + number // seats, makers[shift:] + makers[:shift]
        )
        for seat in range(seats):
            wins[(seat + shift) % seats] += payoffs[seat]
            totals[(seat + shift) % seats] += scores[seat]
        if arguments.json:
            seated = [arguments.bots[(seat + shift) % len(arguments.bots)] for seat in range(seats)]
            row = {
                "seed": arguments.seed + number // seats,
                "bots": seated,
                "scores": scores,
                "payoffs": payoffs,
            }
            print(json.dumps(row), flush=True)
    if not arguments.json:
        _table(arguments, seats, wins, totals)
    return 0


def _table(arguments: argparse.Namespace, seats: int, wins: list[float], totals: list[int]) -> None:
    print(f"{arguments.games} games of {arguments.game}, seats rotated")
    print(f"{'bot':<16}{'wins':>8}{'share':>8}{'points':>9}")
    for number in range(seats):
        name = arguments.bots[number % len(arguments.bots)]
        games = arguments.games
        print(f"{name:<16}{wins[number]:>8.1f}{wins[number] / games:>8.1%}{totals[number] / games:>9.1f}")
