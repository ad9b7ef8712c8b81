"""Games of bots against themselves, and the positions that are sampled from them.

In a game without rules of thumb every decision is sampled, as the seat that owes it sees it. In one with them
the beginning of every turn is, as each seat sees it: that is where the learned bot judges positions. What the
seat's first decision in the turn was thought to be worth is noted there.
Some games have slips, decisions made at random, so that the network also learns what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isnan, nan

from ...bots.greedy import Greedy
from ...bots.learned import thinking
from ...bots.network import Network
from ...bots.search import Search
from ...bots.weighing import Weigher
from ...core.contract import Game, Position
from ...core.rng import Rng, seeded
from ..seeds import seed_of
from .samples import Gatherer, Samples

SLIPS = (0, 20, 60, 150)
"""Games have in turn so many slips in a thousand decisions."""


class Thumb:
    """Plays by the rules of thumb as rollouts do, in a game that knows some; else greedily."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.greedy = Greedy(rng)

    def act(self, position: Position, seat: int) -> tuple[int, float]:
        """An action, and no opinion of the position."""
        if position.has_policy():
            return position.rollout(seat, self.rng), nan
        return self.greedy.choose(position.information_state(seat, self.rng)), nan


class Thinker:
    """Plays as the learned bot, and tells what chance it gave the seat."""

    def __init__(self, rng: Rng, bot: Search | Weigher) -> None:
        self.rng = rng
        self.bot = bot

    def act(self, position: Position, seat: int) -> tuple[int, float]:
        """An action, and the chance of the seat where it took thought."""
        actions = position.legal(seat)
        if len(actions) == 1:
            return actions[0], nan
        bot = self.bot
        if isinstance(bot, Weigher):
            action = bot.choose(position.information_state(seat, self.rng))
            return action, bot.chance if bot.chance >= 0 else nan
        bot.roots = []
        action = bot.choose(position.information_state(seat, self.rng))
        if not bot.roots or bot.roots[0].visits < 1:
            return action, nan
        root = bot.roots[0]
        return action, root.reward / float(root.visits)


def play(
    title: Game,
    options: Mapping[str, object],
    run: str,
    first: int,
    count: int,
    simulations: int,
    network: Network | None,
    size: int,
) -> Samples:
    """Samples of games `first` to `first + count - 1` of a run; they depend on nothing but the arguments.

    simulations: those of the learned bot; with 0 rules of thumb and greedy choices play. size: numbers of an
    observation; 0 if they aren't wanted.
    """
    gathered = Gatherer(size)
    layers = None if network is None else network.layers()
    for number in range(first, first + count):
        seed = seed_of(run, number)
        rng = seeded(seed, "self-play")
        position = title.new(options, seed)
        player = Thinker(rng, thinking(rng, position, simulations, layers)) if simulations else Thumb(rng)
        slips = SLIPS[number % len(SLIPS)]
        if position.has_policy():
            _by_turns(position, player, rng, slips, gathered)
        else:
            _by_decisions(position, player, rng, slips, gathered)
        leads = [position.advantage(seat) for seat in range(len(position.payoffs()))]
        gathered.close(number, position.payoffs(), leads)
    return gathered.samples()


def _by_decisions(position: Position, player: Thumb | Thinker, rng: Rng, slips: int, out: Gatherer) -> None:
    while movers := position.to_move():
        seat = movers[0]
        action, chance = player.act(position, seat)
        out.add(position, seat, chance)
        if slips and rng.below(1000) < slips:
            choices = position.legal(seat)
            action = choices[rng.below(len(choices))]
        position.play(seat, action)


def _by_turns(position: Position, player: Thumb | Thinker, rng: Rng, slips: int, out: Gatherer) -> None:
    seats = range(len(position.scores()))
    turn = -1
    begun: list[int] = []
    """By seat the sample of the turn's beginning."""
    while movers := position.to_move():
        seat = movers[0]
        if position.turn != turn:
            turn = position.turn
            # In worlds of theirs: what another has behind a screen mustn't be learned from.
            begun = [out.add(position.information_state(own, rng).determinize(rng), own) for own in seats]
        action, chance = player.act(position, seat)
        if not isnan(chance):
            out.think(begun[seat], chance)
            if len(begun) == 2:
                out.think(begun[1 - seat], 1.0 - chance)
        if slips and rng.below(1000) < slips:
            choices = position.candidates(seat)
            action = choices[rng.below(len(choices))]
        position.play(seat, action)
