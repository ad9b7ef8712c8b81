"""The greedy bot: looks at everything it can do this turn and takes what looks best afterwards."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from ..core.contract import InformationState, Position
from ..core.rng import Rng

GUIDED_WORLDS: Final = 6
"""Worlds a candidate is tried in, in a game with rules of thumb."""


def play_turn(position: Position, turn: i64) -> None:
    """Plays on by the rules of thumb while it is that turn."""
    while position.turn <= turn:
        seats = position.to_move()
        if not seats:
            break
        position.play(seats[0], position.suggest(seats[0]))


@final
class Greedy:
    """Plays the action after which its turn can end with the highest `Position.estimate`.

    Chance is met with `worlds` random draws for each line that draws anything. In a game with rules of thumb
    (`Position.has_policy`) it weighs the candidates instead, everybody playing the turn on by those rules.
    """

    def __init__(self, rng: Rng, worlds: int = 1) -> None:
        self.rng = rng
        self.worlds = worlds

    def __reduce__(self) -> tuple[Any, ...]:
        return Greedy, (self.rng, self.worlds)

    def choose(self, sight: InformationState) -> int:
        """The chosen action; among equally good ones, one at random."""
        world = sight.determinize(self.rng)
        if world.has_policy():
            return self.weigh(sight, world, world.candidates(sight.seat))
        best = -1e9
        chosen: list[int] = []
        actions = world.legal(sight.seat)
        values = self.worths(sight, world, actions)
        for index in range(len(actions)):
            if values[index] > best + 1e-9:
                best = values[index]
                chosen = [actions[index]]
            elif values[index] > best - 1e-9:
                chosen.append(actions[index])
        return chosen[self.rng.below(len(chosen))]

    def weigh(self, sight: InformationState, world: Position, options: list[int]) -> int:
        """The candidate after which the turn ends best for the seat, measured by its lead."""
        if len(options) == 1:
            return options[0]
        values = self.worths(sight, world, options)
        best = 0
        for index in range(1, len(options)):
            if values[index] > values[best]:
                best = index
        return options[best]

    def worths(self, sight: InformationState, world: Position, options: list[int]) -> list[float]:
        """What each action is worth to the seat, in points: as `choose` sees it; `world` is of the sight.

        In a game with rules of thumb the mean lead at the end of the turn, otherwise the best estimate there.
        """
        seat = sight.seat
        if not world.has_policy():
            return [self._value(world, seat, action) for action in options]
        values: list[float] = [0.0] * len(options)
        for number in range(GUIDED_WORLDS):
            if number > 0:
                world = sight.determinize(self.rng)
            for index in range(len(options)):
                after = world.copy()  # with the same luck for every candidate
                after.play(seat, options[index])
                play_turn(after, world.turn)
                values[index] += after.advantage(seat)
        return [value / GUIDED_WORLDS for value in values]

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
