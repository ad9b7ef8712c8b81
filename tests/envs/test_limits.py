"""Games that are cut off after so many steps or turns, in every kind of environment."""

from __future__ import annotations

import numpy as np
import pytest

from conftest import require_or_skip
from ludosphere.core.errors import LudosphereError
from ludosphere.core.registry import game, registered_games
from ludosphere.envs.batch import Batch
from ludosphere.envs.interface import Interface

require_or_skip("envs")
from ludosphere.envs.gymnasium import LudosphereEnv
from ludosphere.envs.pettingzoo import env, parallel_env


def idler(position, seat):
    """A policy that puts off the end: in Earth it plants nothing, in other games it does the first thing."""
    legal = position.legal(seat)
    return next(
        (code for code in reversed(legal) if not position.notation(seat, code).startswith("plant")), legal[0]
    )


@pytest.mark.parametrize("limit", ["max_steps", "max_turns"])
@pytest.mark.parametrize("most", [0, -1])
def test_a_limit_is_at_least_1(limit: str, most: int) -> None:
    with pytest.raises(LudosphereError, match=f"{limit} is at least 1"):
        Interface("biomos", **{limit: most})


@pytest.mark.parametrize("name", registered_games())
def test_aec_is_truncated_for_all_at_once(name: str) -> None:
    table = env(name, max_steps=7)
    table.reset(seed=2)
    for step in range(7):
        assert not any(table.truncations.values()), step
        table.step(table.legal(table.agent_selection)[0])
    assert table.truncations == dict.fromkeys(table.possible_agents, True)
    assert table.terminations == dict.fromkeys(table.possible_agents, False)
    assert table.rewards == dict.fromkeys(table.possible_agents, 0.0)
    assert all("score" in info for info in table.infos.values())
    for _ in table.agent_iter():
        table.step(None)
    assert table.agents == []


def test_aec_is_truncated_after_a_turn() -> None:
    table = env("biomos", max_turns=2)
    table.reset(seed=2)
    while table.agents and not any(table.truncations.values()):
        assert table.position.turn <= 2
        table.step(table.legal(table.agent_selection)[0])
    assert table.position.turn == 3
    assert table.position.to_move()


def test_a_game_that_never_ends_by_itself_is_cut_off() -> None:
    """Who plants nothing in Earth never fills an island."""
    table = env("earth", max_turns=30)
    table.reset(seed=1)
    position = table.position
    actions = 0
    while not any(table.truncations.values()):
        seat = position.to_move()[0]
        table.step(table.interface.numbers[idler(position, seat)])
        actions += 1
        assert actions < 2000
    assert (position.turn, bool(position.to_move())) == (31, True)


def test_parallel_is_truncated_and_can_lose() -> None:
    table = parallel_env("biomos", max_steps=3)
    table.reset(seed=2)
    for step in range(3):
        mover = table.possible_agents[table.position.to_move()[0]]
        _, earned, ends, cuts, infos = table.step({mover: table.legal(mover)[0]})
        assert cuts == dict.fromkeys(table.possible_agents, step == 2)
    assert (table.agents, set(earned.values()), set(ends.values())) == ([], {0.0}, {False})
    assert all("score" in info for info in infos.values())

    table = parallel_env("biomos", {"seats": 3}, illegal="lose")
    table.reset(seed=2)
    before = table.position.encode()
    mover = table.possible_agents[table.position.to_move()[0]]
    illegal = next(index for index in range(table.idle) if index not in table.legal(mover))
    _, earned, ends, cuts, infos = table.step({mover: illegal})
    others = [agent for agent in table.possible_agents if agent != mover]
    assert earned == {mover: 0.0, **dict.fromkeys(others, 0.5)}
    assert infos == {mover: {"illegal": True}, **{agent: {"illegal": False} for agent in others}}
    assert (set(ends.values()), set(cuts.values()), table.agents) == ({True}, {False}, [])
    assert table.position.encode() == before
    with pytest.raises(LudosphereError, match="lose or raise"):
        parallel_env("biomos", illegal="shrug")


@pytest.mark.parametrize("name", registered_games())
def test_gymnasium_is_truncated(name: str) -> None:
    one = LudosphereEnv(name, opponents="random", max_steps=4)
    one.reset(seed=3)
    for step in range(4):
        _, reward, terminated, truncated, info = one.step(one.legal()[0])
        assert (reward, terminated, truncated) == (0.0, False, step == 3)
    assert info["scores"] == one.position.scores()
    with pytest.raises(LudosphereError, match="reset"):
        one.step(0)


def test_gymnasium_counts_turns_that_bots_take() -> None:
    one = LudosphereEnv("biomos", {"seats": 3}, seat=0, opponents="random", max_turns=2)
    one.reset(seed=3)
    truncated = False
    while not truncated:
        _, _, terminated, truncated, _ = one.step(one.legal()[0])
        assert not terminated
    assert one.position.turn == 3


@pytest.mark.parametrize("name", registered_games())
def test_batch_is_truncated_by_lane(name: str) -> None:
    batch = Batch(name, lanes=3, max_steps=5, zero_sum=True)
    batch.reset(seed=4)
    for number in range(1, 11):
        step = batch.step(batch.sample())
        assert step.dones.all() == step.truncated.all() == (number % 5 == 0)
        assert not step.rewards.any()  # nobody has won, not even zero-sum
    assert batch.games == 6
    assert np.array_equal(step.seats, [batch.start(lane).to_move()[0] for lane in range(3)])


def test_what_ends_by_itself_is_not_truncated() -> None:
    batch = Batch("biomos", lanes=4, max_steps=5000)
    batch.reset(seed=4)
    step = batch.step_random()
    while not step.dones.any():
        step = batch.step_random()
    assert not step.truncated.any()
    assert (step.rewards[step.dones].sum(axis=1) == 1).all()
    assert game("biomos").new({}, 1).turn == 1
