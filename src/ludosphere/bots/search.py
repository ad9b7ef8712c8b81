"""Search: Monte Carlo tree search over redealt worlds (single-observer information-set MCTS).

Every iteration draws a world the seat can't tell from the true one, walks down one shared tree whose
edges are actions, adds a node, plays the game out and remembers who did how well. Since draws differ from
world to world, a node counts only the actions that were legal when it was visited (Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import final

from ..core.position import Position, Sight
from ..core.rng import Rng


@final
class Node:
    """An action in the tree: how often it was legal and visited, and the sum of its player's rewards."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action
        self.available = 0
        self.visits = 0
        self.reward = 0.0
        self.children: dict[int, Node] = {}


@final
class Search:
    """`simulations` iterations a decision: the same seed plays the same game on any machine.

    `explore` weighs curiosity against experience; `margin` how many points count like a sure victory.
    """

    def __init__(
        self,
        rng: Rng,
        simulations: int,
        explore: float = 0.5,
        margin: float = 30.0,
        horizon: int = 4,
        prior: float = 0.0,
    ) -> None:
        self.rng = rng
        self.simulations = simulations
        self.explore = explore
        self.margin = margin
        self.horizon = horizon
        self.prior = prior
        self.root = Node(-1, -1)

    def choose(self, sight: Sight) -> int:
        """The most visited action."""
        actions = sight.legal()
        if len(actions) == 1:
            return actions[0]
        self.root = Node(-1, -1)
        self.think(sight, self.simulations)
        best = actions[0]
        most = -1
        for action in actions:
            child = self.root.children.get(action)
            if child is not None and child.visits > most:
                most = child.visits
                best = action
        return best

    def think(self, sight: Sight, simulations: int) -> None:
        """Grows the tree by so many iterations."""
        for _ in range(simulations):
            self._iterate(sight.world(self.rng))

    def _iterate(self, position: Position) -> None:
        rng = self.rng
        node = self.root
        path: list[Node] = []
        while True:
            seats = position.to_move()
            if not seats:
                break
            seat = seats[0]
            legal = position.legal(seat)
            child = self._select(node, seat, legal)
            position.play(seat, child.action)
            path.append(child)
            node = child
            if child.visits == 0:
                break
        last = int(position.turn) + self.horizon
        while position.turn < last:
            seats = position.to_move()
            if not seats:
                break
            seat = seats[0]
            position.play(seat, position.rollout(seat, rng))
        rewards = self._rewards(position)
        for visited in path:
            visited.visits += 1
            visited.reward += rewards[visited.seat]

    def _select(self, node: Node, seat: int, legal: list[int]) -> Node:
        """An action not tried yet, at random; otherwise the one of highest confidence bound."""
        children = node.children
        count = len(legal)
        if len(children) < count or not _all_known(children, legal):
            untried: list[int] = []
            for action in legal:
                known = children.get(action)
                if known is None:
                    untried.append(action)
                else:
                    known.available += 1
            action = untried[self.rng.below(len(untried))]
            fresh = Node(seat, action)
            fresh.available = 1
            children[action] = fresh
            return fresh
        best = children[legal[0]]
        top = -1.0
        for action in legal:
            child = children[action]
            child.available += 1
            bound = child.reward / child.visits + self.explore * sqrt(log(child.available) / child.visits)
            if bound > top:
                top = bound
                best = child
        return best

    def _rewards(self, position: Position) -> list[float]:
        """Per seat 0 to 1: mostly the victory, partly the distance in points."""
        over = not position.to_move()
        seats = len(self._seats(position))
        values = [float(x) for x in position.scores()] if over else [position.estimate(seat) for seat in range(seats)]
        payoffs = position.payoffs() if over else [0.0]
        rewards: list[float] = []
        for seat in range(seats):
            rival = -1000.0
            for other in range(seats):
                if other != seat and values[other] > rival:
                    rival = values[other]
            lead = (values[seat] - rival) / self.margin
            chance = 1.0 / (1.0 + exp(-lead))
            rewards.append(0.5 * payoffs[seat] + 0.5 * chance if over else chance)
        return rewards

    def _seats(self, position: Position) -> list[int]:
        return position.scores()


def _all_known(children: dict[int, Node], legal: list[int]) -> bool:
    for action in legal:
        if action not in children:
            return False
    return True
