"""A player with a leaning: the greedy bot to which some actions are worth more, or less, than they are."""

from __future__ import annotations

from collections.abc import Mapping

from ....bots.greedy import Greedy
from ....core.contract import InformationState, Position
from ....core.rng import Rng
from ....kit.ideas import NEVER, Features

EXTRA = 4
"""Actions the leaning speaks for that are weighed although the rules of thumb don't think of them."""


class Leaning:
    """Plays what is worth most: to the greedy bot, and by the weights of the features it has."""

    def __init__(self, rng: Rng, features: Features, weights: Mapping[str, float]) -> None:
        self.rng = rng
        self.features = features
        self.weights = weights
        self.greedy = Greedy(rng)

    def choose(self, sight: InformationState) -> int:
        """The chosen action; the first of equals."""
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        world = sight.determinize(self.rng)
        bonus = {action: self.bonus(world, sight.seat, action) for action in legal}
        options = self.options(world, sight.seat, bonus)
        if len(options) == 1:
            return options[0]
        worths = self.greedy.worths(sight, world, options)
        totals = [worth + bonus[action] for worth, action in zip(worths, options, strict=True)]
        return options[totals.index(max(totals))]

    def bonus(self, world: Position, seat: int, action: int) -> float:
        """What the leaning adds to the worth of an action, in points."""
        features = self.features(world, seat, action)
        return sum(amount * self.weights.get(name, 0.0) for name, amount in features.items())

    def options(self, world: Position, seat: int, bonus: Mapping[int, float]) -> list[int]:
        """What is weighed: the candidates and what the leaning speaks for, less what it rules out."""
        ruled_out = NEVER / 2
        kept = [action for action in world.candidates(seat) if bonus[action] > ruled_out]
        others = [action for action in bonus if action not in kept]
        others.sort(key=lambda action: -bonus[action])
        wanted = [action for action in others if bonus[action] > 0.0]
        return kept + wanted[:EXTRA] or others[:EXTRA]
