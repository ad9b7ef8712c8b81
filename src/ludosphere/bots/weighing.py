"""Weighing: candidates compared in the same worlds, each to the end of its turn, as a judge sees them.

For games with rules of thumb. Chance decides much there, but it decides alike for all candidates that are
tried in one world, so a few worlds tell more about their difference than many playouts of their own. Worse
candidates drop out half by half (sequential halving; Karnin, Koren and Somekh, "Almost Optimal Exploration
in Multi-Armed Bandits", 2013).
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from ..core.contract import InformationState, Position
from ..core.rng import Rng
from .greedy import play_turn
from .search import Judge

SMALL: Final = 2
"""A decision that isn't critical gets this part of the tries."""
LONG: Final = 30
"""Turns for each seat after which rules of thumb play: two who put off the end of a game never reach it."""


@final
class Weigher:
    """Plays the candidate with the best mean chance; `tries` of them are played to the end of the turn."""

    def __init__(self, rng: Rng, judge: Judge, tries: int) -> None:
        self.rng = rng
        self.judge = judge
        self.tries: i64 = tries
        self.chance: float = -1.0
        """What the seat was given with its last choice; below 0 if that took no thought."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Weigher, (self.rng, self.judge, int(self.tries))

    def choose(self, sight: InformationState) -> int:
        """The candidate that is left."""
        self.chance = -1.0
        actions = sight.legal()
        if len(actions) == 1:
            return actions[0]
        world = sight.determinize(self.rng)
        options = world.wide_candidates(sight.seat)
        if len(options) == 1 or world.turn > LONG * len(world.scores()):
            return options[0]
        tries = self.tries if world.is_critical(sight.seat) else self.tries // SMALL
        return self._weigh(sight, world, options, tries)

    def _weigh(self, sight: InformationState, world: Position, options: list[int], tries: i64) -> int:
        seat = sight.seat
        rounds: i64 = 0
        left: i64 = len(options)
        while left > 1:
            left = (left + 1) // 2
            rounds += 1
        sums: list[float] = [0.0] * len(options)
        live = list(range(len(options)))
        worlds: i64 = 0
        while len(live) > 1:
            share: i64 = tries // (rounds * len(live))
            if share < 1:
                share = 1
            for _ in range(share):
                if worlds > 0:
                    world = sight.determinize(self.rng)
                worlds += 1
                ends: list[Position] = []
                for index in live:
                    after = world.copy()  # with the same luck for every candidate
                    after.play(seat, options[index])
                    play_turn(after, world.turn)
                    ends.append(after)
                chances = self.judge.chances(ends, seat)
                for place in range(len(live)):
                    sums[live[place]] += chances[place]
            live = _better_half(live, sums)
        self.chance = sums[live[0]] / float(worlds)
        return options[live[0]]


def _better_half(live: list[int], sums: list[float]) -> list[int]:
    """Those with the higher sums, the best first; of equals those that came first."""
    order: list[int] = []
    for index in live:
        at = len(order)
        while at > 0 and sums[order[at - 1]] < sums[index]:
            at -= 1
        order.insert(at, index)
    return order[: (len(order) + 1) // 2]
