"""The bot that plays by a game's rules of thumb, without looking ahead: weak, but very quick."""

from __future__ import annotations

from ..core.contract import InformationState
from ..core.rng import Rng


class Thumb:
    """Plays what `Position.suggest` says; any legal action in a game without rules of thumb."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: InformationState) -> int:
        """The suggested action."""
        world = sight.determinize(self.rng)
        return world.suggest(sight.seat) if world.has_policy() else world.sample(sight.seat, self.rng)
