"""The games for PettingZoo: `env` (AEC, one agent after the other) and `parallel_env`.

    from ludosphere.envs.pettingzoo import env

    game = env(name, {"seats": 3})
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, info = game.last()
        over = termination or truncation
        game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))

Agents are `player_0`, `player_1` … by seat. Rewards come at the end. An action that isn't legal raises
IllegalAction and changes nothing; PettingZoo's `TerminateIllegalWrapper` fits around `env` where it should
end the game instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.contract import Game, Position
from ..core.errors import IllegalAction, LudosphereError

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as problem:
    raise ImportError(f"{problem.name} is not installed: pip install 'ludosphere[envs]'.") from None

from .interface import (
    RENDER_MODES,
    Deals,
    Interface,
    check_illegal,
    check_render_mode,
    check_zero_sum,
    forfeits,
    rewards,
)
from .observation import Course, Observation
from .spaces import action_space, observation_space

Told = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]
"""By agent: observations, rewards, terminations, truncations, infos."""


class _Table:
    """What both kinds have in common: the game under way, and what is handed out of it."""

    metadata: dict[str, Any]
    render_mode: str | None

    def __init__(
        self,
        name: str | Game,
        options: Mapping[str, object] | None,
        parts: bool,
        zero_sum: bool,
        lazy: bool,
        render_mode: str | None,
        idle: int,
        max_steps: int | None,
        max_turns: int | None,
    ) -> None:
        check_render_mode(render_mode)
        self.interface = Interface(name, options, idle=idle, max_steps=max_steps, max_turns=max_turns)
        check_zero_sum(self.interface.seats, zero_sum)
        self.metadata = {
            "name": f"ludosphere_{self.interface.game.name}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.interface.seats)]
        self.agents: list[str] = []
        self._names = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self._names)}
        self._parts, self._zero_sum, self._lazy = parts, zero_sum, lazy
        self._deals = Deals()
        self._course: Course | None = None
        seen, acts = observation_space(self.interface, parts), action_space(self.interface)
        self.observation_spaces = {agent: seen for agent in self._names}
        self.action_spaces = {agent: _twin(acts) for agent in self._names}

    @property
    def position(self) -> Position:
        """The true position, for a referee: it knows what no agent may know, so never show it to one."""
        if self._course is None:
            raise LudosphereError("There is no game yet: call reset() first.")
        return self._course.position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Of what `last` and `reset` give the agent; the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of actions; the same object each time, with chance of its own."""
        return self.action_spaces[agent]

    def split(self, observation: Any) -> Any:
        """The parts of a flat observation (or of many, along the last axis) by name (`observation_spec`)."""
        return self.interface.split(observation)

    def render(self) -> str | None:
        """What a spectator sees, as text (ansi) or as a picture (svg)."""
        if self.render_mode is None:
            return None
        faces, view = self.position.faces(), self.position.view(None)
        return faces.svg(view) if self.render_mode == "svg" else faces.ascii(view)

    def close(self) -> None:
        """Nothing is open."""

    def _start(self, seed: int | None) -> Position:
        self._course = Course(self.interface.deal(self._deals.next(seed)))
        return self._course.position

    def legal(self, agent: str) -> list[int]:
        """The numbers of the actions the agent may take now, without that for doing nothing.

        The same as its mask, and much quicker to choose from where a game has very many numbers.
        """
        numbers = self.interface.numbers
        return [numbers[code] for code in self.interface.legal(self.position, self._seat_of[agent])]

    def _payoffs(self, position: Position) -> dict[str, float]:
        return dict(zip(self._names, rewards(position.payoffs(), self._zero_sum)))


def _twin(space: spaces.Discrete) -> spaces.Discrete:
    return spaces.Discrete(int(space.n))


class LudosphereEnv(_Table, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game, one agent after the other.

    Where several seats owe a decision, the first of `Position.to_move` is asked, again and again until it
    owes none. What a seat may do without owing it is not offered here. Agents get {"observation": uint8
    (size,), "action_mask": int8 (actions,)}; the mask is 0 for who isn't to move.
    """

    def __init__(
        self,
        name: str | Game,
        options: Mapping[str, object] | None = None,
        *,
        parts: bool = False,
        zero_sum: bool = False,
        lazy: bool = True,
        render_mode: str | None = None,
        max_steps: int | None = None,
        max_turns: int | None = None,
    ) -> None:
        AECEnv.__init__(self)
        _Table.__init__(self, name, options, parts, zero_sum, lazy, render_mode, 0, max_steps, max_turns)
        self._seat = -1

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of `Game.new` with this seed. Without one, games follow from the last seed given.

        PettingZoo's `options` are ignored: a game's options are those the environment was made with.
        """
        position = self._start(seed)
        self.agents = self._names[:]
        self.rewards = dict.fromkeys(self._names, 0.0)
        self._cumulative_rewards = dict.fromkeys(self._names, 0.0)
        self.terminations = dict.fromkeys(self._names, False)
        self.truncations = dict.fromkeys(self._names, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self._names}
        self._skip_agent_selection = None
        self._seat = position.to_move()[0]
        self.agent_selection = self._names[self._seat]

    def _end(self, position: Position, over: bool) -> None:
        """The game is over, or cut off, for all agents at once."""
        self._seat = -1
        if over:
            self.rewards = self._payoffs(position)
            self._cumulative_rewards = self.rewards.copy()  # nothing was earned before
            self.terminations = dict.fromkeys(self._names, True)
        else:
            self.truncations = dict.fromkeys(self._names, True)
        scores = position.scores()
        self.infos = {agent: {"score": scores[seat]} for agent, seat in self._seat_of.items()}
        self.agent_selection = self._names[0]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation (None without `observe`), reward since its last turn, ends, info: of the next agent."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Any:
        """What the agent may know now, and what it may do: see the class."""
        course = self._course
        if course is None:
            raise LudosphereError("There is no game yet: call reset() first.")
        shown = Observation.of(self.interface, course, self._seat_of[agent], self._parts)
        return shown if self._lazy else shown.copy()

    def step(self, action: Any) -> None:
        """Plays the action of `agent_selection`; None once the game is over for it."""
        if self._seat < 0:
            if not self.agents:
                raise LudosphereError("There is no game under way: call reset() first.")
            self._was_dead_step(action)
            return
        course = self._course
        assert course is not None
        code = self.interface.code(action)
        position, seat = course.position, self._seat
        self.interface.check(position, seat, code)
        position.play(seat, code)
        course.moves.append((seat, code))
        movers = position.to_move()
        if not movers or self.interface.cuts(position, len(course.moves)):
            self._end(position, not movers)
        elif movers[0] != seat:
            self._seat = movers[0]
            self.agent_selection = self._names[self._seat]


class LudosphereParallelEnv(_Table, ParallelEnv):  # type: ignore[misc]
    """A game in which all agents act in each step; most of them do nothing, which is the last number.

    Who owes a decision must take one. Who owes none does nothing, or what the seat may do all the same: some
    actions are open to others. Actions are played in the order of `Position.to_move` at the beginning of the
    step, then the others' by seat; one that somebody else's has made impossible meanwhile is not played, and
    the agent's info says {"played": False}.
    """

    def __init__(
        self,
        name: str | Game,
        options: Mapping[str, object] | None = None,
        *,
        parts: bool = False,
        zero_sum: bool = False,
        lazy: bool = True,
        render_mode: str | None = None,
        max_steps: int | None = None,
        max_turns: int | None = None,
        illegal: str = "raise",
    ) -> None:
        _Table.__init__(self, name, options, parts, zero_sum, lazy, render_mode, 1, max_steps, max_turns)
        check_illegal(illegal)
        self._illegal = illegal
        self._steps = 0
        self.idle = self.interface.actions
        """The number for doing nothing."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game: that of `Game.new` with this seed. Without one it follows from the last seed given."""
        self._start(seed)
        self._steps = 0
        self.agents = self._names[:]
        assert self._course is not None
        return self._all(self._course), {agent: {} for agent in self._names}

    def _all(self, course: Course) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for agent, seat in self._seat_of.items():
            shown = Observation.of(self.interface, course, seat, self._parts)
            found[agent] = shown if self._lazy else shown.copy()
        return found

    def step(self, actions: dict[str, Any]) -> Told:
        """Plays one action per agent. If one isn't legal nothing is played: see `illegal`."""
        course = self._course
        if course is None or not self.agents:
            raise LudosphereError("There is no game under way: call reset() first.")
        position = course.position
        self._steps += 1
        chosen, faults = self._chosen(position, actions)
        if faults:
            if self._illegal == "raise":
                raise IllegalAction(next(iter(faults.values())))
            return self._forfeited(course, list(faults))
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self._names}
        for number, (seat, code) in enumerate(chosen):
            if number and code not in position.legal(seat):
                infos[self._names[seat]]["played"] = False
            else:
                position.play(seat, code)
                course.moves.append((seat, code))
        over = not position.to_move()
        cut = not over and self.interface.cuts(position, self._steps)
        earned = self._payoffs(position) if over else dict.fromkeys(self._names, 0.0)
        if over or cut:
            for seat, score in enumerate(position.scores()[: len(self._names)]):
                infos[self._names[seat]]["score"] = score
            self.agents = []
        ends, cuts = dict.fromkeys(self._names, over), dict.fromkeys(self._names, cut)
        return self._all(course), earned, ends, cuts, infos

    def _forfeited(self, course: Course, seats: list[int]) -> Told:
        """The game ends as a defeat of these seats; nobody's action was played."""
        self.agents = []
        lost = forfeits(len(self._names), seats, self._zero_sum)
        infos = {agent: {"illegal": seat in seats} for agent, seat in self._seat_of.items()}
        ends, cuts = dict.fromkeys(self._names, True), dict.fromkeys(self._names, False)
        return self._all(course), dict(zip(self._names, lost)), ends, cuts, infos

    def _chosen(
        self, position: Position, actions: dict[str, Any]
    ) -> tuple[list[tuple[int, int]], dict[int, str]]:
        """Seats and what they do, in the order of play; by seat, why what it wants is not legal."""
        unknown = [agent for agent in actions if agent not in self._seat_of]
        if unknown:
            raise LudosphereError(f"There is no agent {str(unknown[0])[:40]!r}.")
        movers = position.to_move()
        chosen: list[tuple[int, int]] = []
        faults: dict[int, str] = {}
        for seat in [*movers, *(seat for seat in self._seat_of.values() if seat not in movers)]:
            agent = self._names[seat]
            index = actions.get(agent, self.idle)
            if index is None or index == self.idle:
                if seat in movers:
                    faults[seat] = f"{agent} owes a decision and can't do nothing."
                continue
            code = self.interface.code(index)
            if code in position.legal(seat):
                chosen.append((seat, code))
            else:
                faults[seat] = f"Action number {index} is not legal for {agent} now."
        return chosen, faults


def env(name: str | Game, options: Mapping[str, object] | None = None, **more: Any) -> LudosphereEnv:
    """The AEC environment of a game.

    name: of `ludosphere.registered_games()`, or a Game; options: the game's. parts: observations as dicts by
    the names of `observation_spec`, not flat. zero_sum: rewards add up to 0. lazy: compute an observation
    when it is looked at (False: at once, a plain dict). render_mode: "ansi" or "svg". max_steps, max_turns: a
    game that goes on after so many steps, or after that turn, is truncated for all and brings nothing.
    """
    return LudosphereEnv(name, options, **more)


raw_env = env


def parallel_env(
    name: str | Game, options: Mapping[str, object] | None = None, **more: Any
) -> LudosphereParallelEnv:
    """The parallel environment of a game; arguments as for `env`.

    illegal: what an action does that isn't legal, "raise" (IllegalAction, and nothing is played) or "lose"
    (the game ends as a defeat of whoever chose it, the others share the victory, and the infos tell).
    """
    return LudosphereParallelEnv(name, options, **more)
