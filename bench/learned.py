"""The learned bot against plain search, at equal time.

    python bench/learned.py biomos --learned 1000 --search 2000 --deals 200 --first 500000

Both bots meet on every seed once in each seating. The processor time of every decision that takes thought is
measured, so both budgets can be set to the same mean time; `--calibrate` proposes a budget for the learned
bot.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path
from statistics import fmean

import numpy as np

from ludosphere.bots import Bot
from ludosphere.bots.learned import Learned, Manner
from ludosphere.bots.match import finished
from ludosphere.bots.network import Network, read
from ludosphere.bots.search import Search
from ludosphere.cli.options import add_game, options
from ludosphere.core.contract import InformationState
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded


class Timed:
    """A bot whose decisions are timed, those without a choice left out."""

    def __init__(self, bot: Bot, spent: list[float]) -> None:
        self.bot = bot
        self.spent = spent

    def choose(self, sight: InformationState) -> int:
        begin = time.process_time()
        action = self.bot.choose(sight)
        if len(sight.legal()) > 1:
            self.spent.append(time.process_time() - begin)
        return action


def manner(changes: list[str]) -> Manner:
    """The usual manner with some fields changed: explore=0.7."""
    kinds = {"judged_from": int}
    given = dict(change.split("=", 1) for change in changes)
    return replace(Manner(), **{key: kinds.get(key, float)(value) for key, value in given.items()})


def learned(arguments: argparse.Namespace, seed: int, network: Network | None) -> Bot:
    """The bot under test; without a budget a plain search with the given manner."""
    rng = seeded(seed, "bot learned")
    how = manner(arguments.manner)
    if arguments.plain:
        return Search(rng, arguments.learned, widening=how.widening)
    return Learned(rng, arguments.learned, network, how)


def main() -> None:
    """Plays the match and prints a line per so many deals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_game(parser)
    parser.add_argument("--learned", type=int, required=True, help="simulations of the learned bot")
    parser.add_argument("--search", type=int, required=True, help="simulations of plain search")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=500_000, help="the first seed; training uses others")
    parser.add_argument("--weights", type=Path, help="a weights file instead of the shipped one")
    parser.add_argument("--manner", nargs="*", default=[], metavar="FIELD=VALUE")
    parser.add_argument(
        "--plain", action="store_true", help="test a plain search with this manner's widening"
    )
    parser.add_argument("--every", type=int, default=10, help="print after so many deals")
    arguments = parser.parse_args()
    title = game(arguments.game)
    chosen = title.options(options(arguments))
    network = read(arguments.weights.read_bytes()) if arguments.weights else None
    seats = title.seats(chosen)
    spent: tuple[list[float], list[float]] = ([], [])
    shares: list[float] = []
    leads: list[float] = []
    for deal in range(arguments.deals):
        seed = arguments.first + deal
        won = []
        for own in range(seats):
            makers = [
                (lambda salt: Timed(learned(arguments, salt, network), spent[0]))
                if seat == own
                else (lambda salt: Timed(Search(seeded(salt, "bot search"), arguments.search), spent[1]))
                for seat in range(seats)
            ]
            position = finished(title, chosen, seed, makers)
            won.append(position.payoffs()[own])
            leads.append(position.advantage(own))
        shares.append(fmean(won))
        if (deal + 1) % arguments.every == 0 or deal + 1 == arguments.deals:
            low, high = interval(shares)
            print(
                f"{arguments.game} learned:{arguments.learned} search:{arguments.search} "
                f"{(deal + 1) * seats} games: {fmean(shares):.1%} ({low:.1%} to {high:.1%}), "
                f"lead {fmean(leads):+.2f}, "
                f"ms a decision {1000 * fmean(spent[0]):.2f} and {1000 * fmean(spent[1]):.2f}",
                flush=True,
            )


def interval(shares: list[float], draws: int = 2000) -> tuple[float, float]:
    """A 95 % interval of the mean: deals drawn again and again from those that were played (bootstrap)."""
    rng = np.random.default_rng(1)
    values = np.array(shares)
    means = values[rng.integers(0, len(values), (draws, len(values)))].mean(1)
    low, high = np.quantile(means, [0.025, 0.975])
    return float(low), float(high)


if __name__ == "__main__":
    main()
