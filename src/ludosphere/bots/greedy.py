"""The greedy bot: looks at everything it can do this turn and takes what looks best afterwards."""

from __future__ import annotations

from typing import final

from ..core.position import Position, Sight
from ..core.rng import Rng


@final
class Greedy:
    """Plays the action after which its turn can end with the highest `Position.estimate`.

    Chance is met with `worlds` random draws for each line that draws anything.
    """

    def __init__(self, rng: Rng, worlds: int = 1) -> None:
        self.rng = rng
        self.worlds = worlds

    def choose(self, sight: Sight) -> int:
        """The chosen action; among equally good ones, one at random."""
        world = sight.world(self.rng)
        best = -1e9
        chosen: list[int] = []
        for action in world.legal(sight.seat):
            value = self._value(world, sight.seat, action)
            if value > best + 1e-9:
                best = value
                chosen = [action]
            elif value > best - 1e-9:
                chosen.append(action)
        return chosen[self.rng.below(len(chosen))]

    def _value(self, world: Position, seat: int, action: int) -> float:
        """The worth of the best end of this turn after an action."""
        tries = 1
        total = 0.0
        done = 0
        while done < tries:
            after = world.copy()
            after.rng = self.rng.fork()
            after.play(seat, action)
            if after.revealed and tries == 1:
                tries = self.worlds
            total += self._end_of_turn(after, seat, world.turn)
            done += 1
        return total / done

    def _end_of_turn(self, position: Position, seat: int, turn: int) -> float:
        if position.turn != turn or seat not in position.to_move():
            return position.estimate(seat)
        best = -1e9
        for action in position.legal(seat):
            after = position.copy()
            after.play(seat, action)
            value = self._end_of_turn(after, seat, turn)
            if value > best:
                best = value
        return best
