"""What knowing every card is worth in Bioviva: how far any better thinking about round 1 could get.

    python bench/seeing.py --deals 100 --search 20

A bot that is told the backs of all cards in round 1, which no player can know, weighs as the greedy bot does
against plain search. Both meet on every seed once in each seating.
"""

from __future__ import annotations

import argparse
from statistics import fmean

from learned import interval

from ludosphere.bots.greedy import Greedy
from ludosphere.bots.search import Search
from ludosphere.core.contract import Position
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.games.bioviva.rules import BiovivaPosition
from ludosphere.games.bioviva.state import SPINNING


def told(position: Position, seat: int) -> Position:
    """The position, but in round 1 the seat has seen every back."""
    known = position.copy()
    assert isinstance(known, BiovivaPosition)
    if known.phase <= SPINNING:
        for picture in range(len(known.seen)):
            known.seen[picture] |= 1 << seat
    return known


def main() -> None:
    """Plays the match and prints its outcome."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--search", type=int, default=20, help="simulations of the other bot")
    parser.add_argument("--first", type=int, default=850_000, help="the first seed")
    parser.add_argument("--blind", action="store_true", help="tell nothing: the greedy bot as it is")
    arguments = parser.parse_args()
    title = game("bioviva")
    shares, stars, shared = [], [], 0
    for deal in range(arguments.deals):
        won = []
        for own in range(2):
            position = title.new({}, arguments.first + deal)
            rng = seeded(deal, "eyes")
            seer = Greedy(seeded(deal, "bot greedy"))
            rival = Search(seeded(deal, "bot search"), arguments.search)
            while movers := position.to_move():
                seat = movers[0]
                if seat == own:
                    seen = position if arguments.blind else told(position, own)
                    position.play(seat, seer.choose(seen.information_state(own, rng)))
                else:
                    position.play(seat, rival.choose(position.information_state(seat, rng)))
            won.append(position.payoffs()[own])
            shared += position.payoffs()[0] == 0.5
            stars.append([position.scores()[own], position.scores()[1 - own]])
        shares.append(fmean(won))
    low, high = interval(shares)
    mine, theirs = (fmean(column) for column in zip(*stars, strict=True))
    print(
        f"{2 * arguments.deals} games: {fmean(shares):.1%} ({low:.1%} to {high:.1%}), "
        f"{shared / (2 * arguments.deals):.0%} shared, stars {mine:.2f} and {theirs:.2f}"
    )


if __name__ == "__main__":
    main()
