"""How fast Bioviva is where a game's total says little: round 1, the rain of stars, the check of a word.

    python bench/bioviva.py

Round 1: random legal actions until the top of round 2 is to be spun. The rain: 28 stars of four players. A
word: `Lexicon.read` with up to six words said before, and a reading of six guesses. Medians over rounds.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from ludosphere.cli.info import build
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.games.bioviva.decks import deck
from ludosphere.games.bioviva.lexicon import lexicon_of
from ludosphere.games.bioviva.rain import rain

ROUNDS = 7
GAMES = 200


def round_1(seats: int) -> float:
    """Actions per second."""
    title = game("bioviva")
    actions = 0
    begin = time.perf_counter()
    for seed in range(GAMES):
        position = title.new({"seats": seats}, seed)
        rng = seeded(seed, "bench")
        while not position.grid:  # type: ignore[attr-defined]
            seat = position.to_move()[0]
            position.play(seat, position.sample(seat, rng))
            actions += 1
            if not position.to_move():
                break
    return actions / (time.perf_counter() - begin)


def times(what: Callable[[int], object], count: int) -> list[float]:
    """Milliseconds of each of so many calls."""
    taken = []
    for number in range(count):
        begin = time.perf_counter()
        what(number)
        taken.append((time.perf_counter() - begin) * 1000)
    return taken


def main() -> None:
    """Prints the figures."""
    print(f"{build()} build")
    for seats in (2, 4):
        rate = statistics.median(round_1(seats) for _ in range(ROUNDS))
        print(f"round 1, {seats} players: {rate:,.0f} actions/s")
    drops = times(lambda seed: rain(seed, [7, 7, 7, 7]), 300)
    print(f"rain of 28 stars: median {statistics.median(drops):.2f} ms, longest {max(drops):.2f} ms")
    for lang, words in (
        ("fr", ["lumière", "vent", "nuage", "étoile", "froid", "couleur", "télescope"]),
        ("en", ["light", "wind", "cloud", "star", "cold", "colour", "telescope"]),
    ):
        lexicon = lexicon_of(deck("sky_space"), lang)
        lexicon.read(words[0])  # reads the dictionaries
        cards = len(deck("sky_space").cards)
        reads = times(lambda n: lexicon.read(words[n % 7], words[: n % 7]), 1000)  # noqa: B023
        judged = times(lambda n: lexicon.judged(n % cards, "mixed", words[:6]), 5 * cards)  # noqa: B023
        print(
            f"words, {lang}: read median {statistics.median(reads):.3f} ms, longest {max(reads):.2f}; "
            f"six guesses judged median {statistics.median(judged):.2f} ms"
        )


if __name__ == "__main__":
    main()
