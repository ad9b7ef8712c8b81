"""Many games at once, arrays out: what a learner plays against itself in.

    from ludosphere.envs.batch import Batch

    batch = Batch(name, {"seats": 2}, lanes=256)
    step = batch.reset(seed=1)
    while learning:
        step = batch.step(policy(step.observations, step.masks))

Playing is compiled where the package is (`lockstep`). It needs nothing but NumPy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..core.contract import Game, Position
from ..core.errors import IllegalAction, LudosphereError
from ..core.rng import seeded
from .interface import Deals, Interface, check_zero_sum, rewards
from .lockstep import Lockstep

NONE = np.zeros((0, 0), np.uint8)


class Step(NamedTuple):
    """What a batch shows after `reset` and `step`; the first axis is the lane.

    The arrays are the caller's own, unless the batch was told not to copy.

    observations: uint8 (lanes, size), of the seat to move; masks: uint8 (lanes, actions), its legal actions;
    both have shape (0, 0) where the batch was told to leave them out. seats: int64 (lanes,), who moves next.
    rewards: float32 (lanes, seats), of the games that have ended in this step. dones: bool (lanes,), where a
    game has ended or was cut off; everything else there is about the next one already. truncated: bool
    (lanes,), where it was cut off and brought nobody anything.
    """

    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.uint8]
    seats: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    dones: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]


class Batch:
    """So many games with the same options, played in step.

    `seed` and lane decide what is dealt in it, game after game; the same actions bring the same arrays, in
    both builds. `observe` and `mask` tell which arrays are wanted: each costs time (docs/environments.md).
    Without `copy` the masks shown are those the batch keeps, which the next step changes, and neither they
    nor observations can be written to: much quicker where a game has very many numbers of actions.
    `max_steps` and `max_turns` cut games off that go on after so many actions, or after that turn.
    """

    def __init__(
        self,
        name: str | Game,
        options: Mapping[str, object] | None = None,
        lanes: int = 64,
        *,
        observe: bool = True,
        mask: bool = True,
        copy: bool = True,
        zero_sum: bool = False,
        max_steps: int | None = None,
        max_turns: int | None = None,
    ) -> None:
        if lanes < 1:
            raise LudosphereError(f"A batch needs at least one lane, not {lanes}.")
        self.interface = Interface(name, options, max_steps=max_steps, max_turns=max_turns)
        check_zero_sum(self.interface.seats, zero_sum)
        self.lanes = lanes
        self._observe, self._mask, self._copy, self._zero_sum = observe, mask, copy, zero_sum
        self._seeds = Deals()
        self._lockstep = Lockstep(
            self.interface.deal(0),
            self.interface.action_space,
            lanes,
            self.interface.seats,
            self.interface.max_steps,
            self.interface.max_turns,
        )
        # The compiled part's own numbers, looked at as arrays: they change when it does something.
        self._movers = np.frombuffer(memoryview(self._lockstep.movers), np.int64)
        self._dones = np.frombuffer(memoryview(self._lockstep.dones), np.bool_)
        self._cuts = np.frombuffer(memoryview(self._lockstep.cuts), np.bool_)
        self._payoffs = np.frombuffer(memoryview(self._lockstep.earned), np.float64).reshape(lanes, -1)
        self._marks: npt.NDArray[np.uint8] | None = None

    def reset(self, seed: int | None = None) -> Step:
        """New games in all lanes. Without a seed they follow from the last one given, or from chance."""
        chosen = self._seeds.next(seed)
        luck = [seeded(chosen, f"lane {lane}") for lane in range(self.lanes)]
        self._lockstep.reset(luck, [seeded(chosen, f"whims of lane {lane}") for lane in range(self.lanes)])
        return self._shown()

    def step(self, actions: npt.NDArray[Any] | Sequence[int]) -> Step:
        """Plays the action with that number in every lane; raises IllegalAction naming the lane.

        After that error the lanes are out of step: call `reset`.
        """
        self._begun()
        if self.interface.speaks:
            self._check(list(actions))
        self._lockstep.play(actions)
        return self._shown()

    def _check(self, numbers: list[int]) -> None:
        """Raises IllegalAction where a lane's action is allowed, but in no mask."""
        lanes = zip(self._lockstep.positions, self._lockstep.movers, numbers, strict=False)
        for lane, (position, seat, number) in enumerate(lanes):
            try:
                if 0 <= number < self.interface.actions:  # else `play` says so
                    self.interface.check(position, seat, self.interface.code(number))
            except IllegalAction as problem:
                raise IllegalAction(f"Lane {lane}: {problem}") from None

    def step_random(self, steps: int = 1) -> Step:
        """Plays so many random legal actions in every lane without leaving compiled code.

        Rewards and dones are those of the last of these steps; `games` counts all that have ended.
        """
        self._begun()
        if steps < 1:
            raise LudosphereError(f"There must be at least one step, not {steps}.")
        self._lockstep.play_random(steps)
        return self._shown()

    def sample(self) -> npt.NDArray[np.int64]:
        """The number of a random legal action for every lane, each equally likely."""
        self._begun()
        return np.frombuffer(bytearray(self._lockstep.samples()), np.int64)

    def legal(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The numbers of the seats' legal actions, lane after lane, and where each lane's begin.

        Those of lane k are `numbers[begins[k] : begins[k + 1]]`. It is the masks' short form: much less to
        write where a game has very many numbers.
        """
        self._begun()
        numbers = np.frombuffer(bytearray(self._lockstep.choices()), np.int64)
        return numbers, np.frombuffer(bytearray(self._lockstep.begins), np.int64)

    @property
    def games(self) -> int:
        """How many games have ended since `reset`."""
        return int(self._lockstep.games)

    def position(self, lane: int) -> Position:
        """The true position in a lane, for a referee: it knows what no player may know."""
        self._begun()
        return self._lockstep.positions[lane]

    def start(self, lane: int) -> Position:
        """How the game under way in a lane began, for a referee who wants to play it again."""
        self._begun()
        return self._lockstep.start(lane)

    def split(self, observations: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The parts of observations by name, as views of shape (lanes, …); see `Game.observation_spec`."""
        return self.interface.split(observations)

    def _begun(self) -> None:
        if not self._lockstep.positions:
            raise LudosphereError("There is no game yet: call reset() first.")

    def _shown(self) -> Step:
        earned = self._payoffs.astype(np.float32)
        if self._zero_sum:
            for lane in np.flatnonzero(self._dones & ~self._cuts):
                earned[lane] = rewards(self._payoffs[lane].tolist(), True)
        return Step(
            self._observations() if self._observe else NONE,
            self._masks() if self._mask else NONE,
            self._movers.copy(),
            earned,
            self._dones.copy(),
            self._cuts.copy(),
        )

    def _observations(self) -> npt.NDArray[np.uint8]:
        numbers = self._lockstep.observations()
        shown = np.frombuffer(bytearray(numbers) if self._copy else numbers, np.uint8)
        return shown.reshape(self.lanes, -1)

    def _masks(self) -> npt.NDArray[np.uint8]:
        self._lockstep.mark()
        if self._marks is None:
            self._marks = np.frombuffer(memoryview(self._lockstep.marks), np.uint8).reshape(self.lanes, -1)
        return self._marks.copy() if self._copy else self._marks
