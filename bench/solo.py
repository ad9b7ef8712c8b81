"""Earth alone against Gaia: fits what a position is worth to games that the rules of thumb finish.

    python bench/solo.py --games 1400 --first 710000

The greedy bot and the rules of thumb play the games, half of them at random up to some turn. At five moments
of each, every action is tried in the same four worlds. The features are noted after the turn; then the rules
of thumb end the game. Least squares fit how many points follow and, three times as heavily, by how much that
differs between the actions of a moment, since bots compare actions.

Prints the weights `SOLO` and `GAIA` of `games/earth/estimate.py`.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numpy as np

from ludosphere.bots.greedy import play_turn
from ludosphere.bots.match import maker
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.games.earth import estimate, packing
from ludosphere.games.earth.scoring import gaia_lines, points, totals

WORLDS = 4
MOMENTS = 5
TURNS = 24
HEAVIER = 3.0
"""How much more differences between actions count than points."""
Rows = list[list[Any]]
"""By action: the seat's features, Gaia's, and how many points each gets from there."""


def seen(position: Any) -> tuple[Any, Any, int, int]:
    """Features and points of the seat and of Gaia."""
    own, hers = estimate.terms(position, 0), estimate.terms_of_gaia(position, gaia_lines(position))
    return np.array(own), np.array(hers), points(position, 0), totals(position)[-1]


def tried(world: Any, action: int) -> tuple[Any, Any, float, float] | None:
    """The row of one action in one world; none if the game ends with the turn."""
    world.play(0, action)
    play_turn(world, world.turn)
    if not world.to_move():
        return None
    own_terms, her_terms, own, hers = seen(world)
    while world.to_move():
        world.play(0, world.suggest(0))
    own_end, her_end = totals(world)
    return own_terms, her_terms, own_end - own, her_end - hers


def moments(first: int, games: int) -> list[Rows]:
    """By moment, the means over its worlds."""
    found: list[Rows] = []
    earth = game("earth")
    for seed in range(first, first + games):
        dice = random.Random(seed)
        position: Any = earth.new({"seats": 1}, seed)
        bot, eyes = maker(dice.choice(("greedy", "greedy", "thumb")))(seed), seeded(seed, "sights")
        wild = dice.choice((0, 0, dice.randrange(TURNS)))
        wanted = set(dice.sample(range(1, TURNS), MOMENTS))
        while position.to_move():
            legal = position.legal(0)
            choosing = packing.kind_of(position.players[0].agenda[-1]) == packing.E_CHOOSE
            sight = position.information_state(0, eyes)
            if choosing and position.turn in wanted:
                worlds = [
                    sight.determinize(seeded(seed, f"world {position.turn} {n}")) for n in range(WORLDS)
                ]
                tries = [[tried(world.copy(), action) for world in worlds] for action in legal]
                going_on = [rows for rows in tries if None not in rows]
                rows = [[np.mean(part, 0) for part in zip(*row, strict=True)] for row in going_on]
                if len(rows) > 1:
                    found.append(rows)
            if choosing and position.turn < wild and dice.random() < 0.7:
                position.play(0, dice.choice(legal))
            else:
                position.play(0, bot.choose(sight))
    return found


def fitted(rows: list[Rows], features: int, points: int) -> list[float]:
    """The weights by which the features tell the points, and the differences between actions."""
    x = np.concatenate([np.array([row[features] for row in moment]) for moment in rows])
    y = np.concatenate([np.array([row[points] for row in moment]) for moment in rows])
    apart_x = np.concatenate(
        [(a := np.array([row[features] for row in moment])) - a.mean(0) for moment in rows]
    )
    apart_y = np.concatenate([(b := np.array([row[points] for row in moment])) - b.mean() for moment in rows])
    scale = x.std(0) + 1e-9
    a = np.concatenate([x, HEAVIER * apart_x]) / scale
    b = np.concatenate([y, HEAVIER * apart_y])
    weights = np.linalg.solve(a.T @ a + 1e-4 * len(a) * np.eye(len(scale)), a.T @ b) / scale
    for name, found, wanted in (("points", x @ weights, y), ("differences", apart_x @ weights, apart_y)):
        error = np.sqrt(((found - wanted) ** 2).mean())
        alike = np.corrcoef(found, wanted)[0, 1]
        print(f"  {name}: off by {error:.1f} of {wanted.std():.1f}, correlation {alike:.3f}")
    return [round(float(weight), 3) for weight in weights]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1400)
    parser.add_argument("--first", type=int, default=710000)
    given = parser.parse_args()
    rows = moments(given.first, given.games)
    print(f"{len(rows)} moments of {given.games} games from {given.first}")
    print("SOLO =", fitted(rows, 0, 2))
    print("GAIA =", fitted(rows, 1, 3))


if __name__ == "__main__":
    main()
