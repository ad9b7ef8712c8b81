"""One seat of a game for Gymnasium; bots play the others.

    import gymnasium
    import ludosphere.envs.gymnasium  # registers ludosphere/NAME-v0 for each game

    env = gymnasium.make(f"ludosphere/{name}-v0", options={"seats": 2}, opponents="greedy")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(
        env.action_space.sample(observation["action_mask"])
    )

The reward comes at the end: 1 for a sole victory, shared equally in a tie, 0 for the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots import Bot
from ..bots.match import maker
from ..core.contract import Game, Position
from ..core.errors import IllegalAction, LudosphereError
from ..core.registry import registered_games
from ..core.rng import Rng, seeded

try:
    import gymnasium
except ImportError:
    raise ImportError("Gymnasium is not installed: pip install 'ludosphere[envs]'.") from None

from .interface import (
    RENDER_MODES,
    Deals,
    Interface,
    Mask,
    check_illegal,
    check_render_mode,
    check_zero_sum,
    forfeits,
    rewards,
)
from .spaces import action_space, observation_space

Opponent = str | Callable[[int], Bot]
"""A bot by its text form ("greedy", "search:500", "level:3"), or what makes one from a seed."""


class LudosphereEnv(gymnasium.Env[dict[str, Any], Any]):
    """A seat of a game against bots.

    name, options: as for `ludosphere.game`. seat: whose decisions are the agent's (from 0), or None: another
    one each game, in turn. opponents: a bot for all other seats, or a list with one per other seat, in
    seating order. parts: the observation as a dict by names of `observation_spec`. zero_sum: a reward between
    -1 / (seats - 1) and 1. illegal: what an action does that the mask forbids, "lose" (the episode ends as a
    defeat, and info["illegal"] is True) or "raise". render_mode: "ansi" or "svg", what the seat sees.
    max_steps, max_turns: an episode that goes on after so many steps, or after that turn, is truncated.

    Once it is over there is nothing to choose, and the mask of the last observation shows everything: vector
    environments ask for one more action there, and pay it no heed.

    The bots get an `InformationState`. Where several seats owe a decision, the first of
    `Position.to_move` acts, as in `ludosphere.bots.match`: the same seed and choices make the same game.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        name: str | Game,
        options: Mapping[str, object] | None = None,
        *,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        parts: bool = False,
        zero_sum: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
        max_steps: int | None = None,
        max_turns: int | None = None,
    ) -> None:
        check_render_mode(render_mode)
        check_illegal(illegal)
        self.interface = Interface(name, options, max_steps=max_steps, max_turns=max_turns)
        seats = self.interface.seats
        check_zero_sum(seats, zero_sum)
        if seat is not None and not 0 <= seat < seats:
            raise LudosphereError(f"There is no seat {seat}; seats run from 0 to {seats - 1}.")
        self.render_mode = render_mode
        self.observation_space = observation_space(self.interface, parts)
        self.action_space = action_space(self.interface)
        self._makers = _makers(opponents, seats - 1)
        self._fixed, self._parts, self._zero_sum, self._illegal = seat, parts, zero_sum, illegal
        self._deals = Deals()
        self._games = 0
        self._steps = 0
        self._over = True
        self._position: Position | None = None
        self._bots: list[Bot | None] = []
        self._eyes: Rng = seeded(0, "sights")
        self.seat = seat or 0
        """The agent's seat in this game."""

    @property
    def position(self) -> Position:
        """The true position, for a referee: it knows what the agent may not know."""
        if self._position is None:
            raise LudosphereError("There is no game yet: call reset() first.")
        return self._position

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, that of `Game.new` with this seed, played on to the agent's first decision.

        Without a seed, games follow from the last one given. A game that ends before the agent had anything
        to decide is left out.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0  # a seed is the beginning of the same run, wherever the agent sat before
        while True:
            self._begin(self._deals.next(seed))
            if not self._over:
                return self._seen(), {"seat": self.seat}
            seed = None

    def _begin(self, seed: int) -> None:
        seats = self.interface.seats
        self.seat = self._games % seats if self._fixed is None else self._fixed
        self._games += 1
        self._position = self.interface.deal(seed)
        self._steps = 0
        self._eyes = seeded(seed, "sights")
        makers = iter(self._makers)
        self._bots = [None if seat == self.seat else next(makers)(seed * 8 + seat) for seat in range(seats)]
        self._play_on()

    def _play_on(self) -> bool:
        """The bots play until the agent owes a decision, or the game is over or cut off: is it?"""
        position = self.position
        while movers := position.to_move():
            seat = movers[0]
            bot = self._bots[seat]
            if bot is None or self.interface.cuts(position, self._steps):
                break
            position.play(seat, bot.choose(position.information_state(seat, self._eyes)))
        self._over = not movers or self.interface.cuts(position, self._steps)
        return self._over

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays the agent's action and what the bots answer to it."""
        if self._over:
            raise LudosphereError("There is no game under way: call reset() first.")
        position = self.position
        try:
            code = self.interface.code(action)
            self.interface.check(position, self.seat, code)
            position.play(self.seat, code)
        except IllegalAction:
            if self._illegal == "raise":
                raise
            self._over = True
            lost = forfeits(self.interface.seats, [self.seat], self._zero_sum)[self.seat]
            return self._seen(), lost, True, False, {"illegal": True}
        self._steps += 1
        if not self._play_on():
            return self._seen(), 0.0, False, False, {}
        ended = not position.to_move()
        earned = rewards(position.payoffs(), self._zero_sum)[self.seat] if ended else 0.0
        return self._seen(), earned, ended, not ended, {"scores": position.scores()}

    def _seen(self) -> dict[str, Any]:
        interface, position = self.interface, self.position
        seen: Any = interface.observation(position, self.seat)
        if self._parts:
            seen = interface.split(seen)
        return {"observation": seen, "action_mask": self._mask()}

    def _mask(self) -> Mask:
        if self._over:
            return np.ones(self.interface.actions, np.int8)
        return self.interface.allowed(self.position, self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the agent may do, as sb3-contrib's MaskablePPO asks for it: bool, shape (actions,)."""
        return self._mask().astype(np.bool_)

    def legal(self) -> list[int]:
        """The numbers of the agent's legal actions: the mask's short form."""
        numbers = self.interface.numbers
        return [numbers[code] for code in self.interface.legal(self.position, self.seat)]

    def render(self) -> Any:
        """What the seat sees, as text (ansi) or as a picture (svg)."""
        if self.render_mode is None:
            return None
        faces, view = self.position.faces(), self.position.view(self.seat)
        return faces.svg(view) if self.render_mode == "svg" else faces.ascii(view)


def _makers(opponents: Opponent | Sequence[Opponent], count: int) -> list[Callable[[int], Bot]]:
    """What makes the bots of the other seats; refuses what is no bot, or the wrong number of them."""
    given: list[Opponent]
    if isinstance(opponents, str) or callable(opponents):
        given = [opponents] * count
    else:
        given = list(opponents)
    if len(given) != count:
        raise LudosphereError(f"There are {count} other seats; name one bot or {count}, not {len(given)}.")
    return [maker(each) if isinstance(each, str) else each for each in given]


for _name in registered_games():
    gymnasium.register(
        f"ludosphere/{_name}-v0", "ludosphere.envs.gymnasium:LudosphereEnv", kwargs={"name": _name}
    )
