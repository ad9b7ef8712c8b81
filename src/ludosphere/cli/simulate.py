"""`ludosphere simulate`: many games between bots, the same seeds with rotated seats."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ..bots import LEVELS, NAMES
from ..bots.match import maker, play, seatings
from ..core.errors import LudosphereError
from ..core.registry import game
from .options import add_game, options

BOTS = f"{', '.join(NAMES)}, search:SIMULATIONS, level:{min(LEVELS)} to level:{max(LEVELS)}"
"""What `bots.match.maker` understands, for people."""


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser("simulate", help="let bots play many games")
    add_game(command)
    command.add_argument("--games", type=int, default=10, metavar="N", help="how many games (default: 10)")
    add_bots(command)
    command.add_argument("--seed", type=int, default=0, help="the seed of the first game (default: 0)")
    command.add_argument("--json", action="store_true", help="print JSON, a line per game")
    command.set_defaults(run=_simulate)


def add_bots(command: argparse.ArgumentParser) -> None:
    """`--bots BOT ...`, who sits at a table."""
    command.add_argument(
        "--bots", nargs="+", default=["greedy"], metavar="BOT", help=f"{BOTS}; one per seat or one for all"
    )


def _simulate(arguments: argparse.Namespace) -> int:
    title = game(arguments.game)
    chosen = title.options(options(arguments))
    seats = title.seats(chosen)
    seating = arguments.bots * seats if len(arguments.bots) == 1 else arguments.bots
    if len(seating) != seats:
        raise LudosphereError(f"This game has {seats} seats; name one bot or {seats}, not {len(seating)}.")
    if arguments.games < 1:
        raise LudosphereError("There must be at least 1 game.")
    turned = seatings(seating)  # alike bots play no deal twice
    makers = {text: maker(text) for text in seating}
    rows: dict[str, list[tuple[float, int]]] = {text: [] for text in seating}
    for number in range(arguments.games):
        seed, seated = arguments.seed + number // len(turned), turned[number % len(turned)]
        payoffs, scores = play(title, chosen, seed, [makers[text] for text in seated])
        for text, payoff, score in zip(seated, payoffs, scores):
            rows[text].append((payoff, score))
        if arguments.json:
            row = {"seed": seed, "bots": seated, "scores": scores, "payoffs": payoffs}
            print(json.dumps(row), flush=True)
    if not arguments.json:
        _table(arguments, len(turned), rows)
    return 0


def _table(arguments: argparse.Namespace, seatings: int, rows: dict[str, list[tuple[float, int]]]) -> None:
    """A line per bot: its victories, their share of its games, and its points on average."""
    count = arguments.games
    rotated = ", seats rotated" if seatings > 1 else ""
    print(f"{count} game{'' if count == 1 else 's'} of {arguments.game}{rotated}")
    print(f"{'bot':<16}{'wins':>8}{'share':>8}{'points':>9}")
    for text, played in rows.items():
        wins, points = (sum(row[column] for row in played) for column in (0, 1))
        print(f"{text:<16}{wins:>8.1f}{wins / len(played):>8.1%}{points / len(played):>9.1f}")
