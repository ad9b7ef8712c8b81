"""Games of bots against themselves, and the positions that are sampled from them.

In a game without rules of thumb every decision is sampled, as the seat that owes it sees it. In one with them
the beginning of every turn is, as each seat sees it; and where the search judges positions within a turn,
every weighty decision, as a seat drawn at random sees it.
Some games have slips, decisions made at random, so that the network also learns what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...bots.greedy import Greedy
from ...bots.judging import NetworkJudge
from ...bots.learned import MANNERS, Manner, searching
from ...bots.network import Network
from ...bots.search import Search
from ...core.game import Game
from ...core.position import Position
from ...core.rng import Rng, seeded
from ..seeds import seed_of
from .samples import Gatherer, Samples

SLIPS = (0, 20, 60, 150)
"""Games have in turn so many slips in a thousand decisions."""


@dataclass(frozen=True)
class Play:
    """Who plays: rules of thumb and greedy choices, or, with simulations, the learned bot."""

    simulations: int = 0
    inside: bool = False
    """Are positions within a turn sampled, too, in a game with rules of thumb?"""


class Thumb:
    """Plays by the rules of thumb as rollouts do, in a game that knows some; else greedily."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.greedy = Greedy(rng)

    def act(self, position: Position, seat: int) -> tuple[int, float]:
        """An action, and no opinion of the position."""
        if position.guided():
            return position.rollout(seat, self.rng), float("nan")
        return self.greedy.choose(position.sight(seat, self.rng)), float("nan")


class Thinker:
    """Plays as the learned bot, and tells what chance it gave the seat."""

    def __init__(self, rng: Rng, search: Search) -> None:
        self.rng = rng
        self.search = search

    def act(self, position: Position, seat: int) -> tuple[int, float]:
        """An action, and the chance of the seat where it was searched."""
        actions = position.legal(seat)
        if len(actions) == 1:
            return actions[0], float("nan")
        search = self.search
        search.roots = []
        action = search.choose(position.sight(seat, self.rng))
        if not search.roots or search.roots[0].visits < 1:
            return action, float("nan")
        root = search.roots[0]
        return action, root.reward / float(root.visits)


def play(
    title: Game,
    options: Mapping[str, object],
    run: str,
    first: int,
    count: int,
    how: Play,
    network: Network | None,
    size: int,
) -> Samples:
    """Samples of games `first` to `first + count - 1` of a run; they depend on nothing but the arguments."""
    gathered = Gatherer(size)
    judge = None if network is None else NetworkJudge(network.layers(), title.seats(options))
    manner = MANNERS.get(title.name, Manner())
    for number in range(first, first + count):
        seed = seed_of(run, number)
        rng = seeded(seed, "self-play")
        player: Thumb | Thinker
        if how.simulations:
            player = Thinker(rng, searching(rng, how.simulations, judge, manner))
        else:
            player = Thumb(rng)
        position = title.new(options, seed)
        _one(position, player, rng, SLIPS[number % len(SLIPS)], how, gathered)
        leads = [position.lead(seat) for seat in range(len(position.payoffs()))]
        gathered.close(number, position.payoffs(), leads)
    return gathered.samples()


def _one(position: Position, player: Thumb | Thinker, rng: Rng, slips: int, how: Play, out: Gatherer) -> None:
    guided = position.guided()
    nothing = float("nan")
    turn = 0
    seats = len(position.scores())
    while movers := position.to_move():
        seat = movers[0]
        if guided and position.turn != turn:
            turn = position.turn
            for own in range(seats):
                out.add(position, own, nothing)
        elif guided and how.inside and position.weighty(seat):
            own = int(rng.below(seats))
            out.add(position, own, nothing)
        action, chance = player.act(position, seat)
        if not guided:
            out.add(position, seat, chance)
        if slips and rng.below(1000) < slips:
            choices = position.candidates(seat) if guided else position.legal(seat)
            action = choices[rng.below(len(choices))]
        position.play(seat, action)
