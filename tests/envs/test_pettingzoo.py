"""PettingZoo's own tests for every game, and what they don't look at: masks, rewards, late looks, secrets."""

import pickle
import random
import sys
import warnings

import numpy as np
import pytest

from conftest import require_or_skip

require_or_skip("envs")
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from kit import possible
from ludosphere.core.errors import IllegalAction, LudosphereError
from ludosphere.core.registry import game, registered_games
from ludosphere.core.rng import seeded
from ludosphere.envs.observation import Observation
from ludosphere.envs.pettingzoo import env, parallel_env

pytestmark = pytest.mark.envs
KNOWN = (  # what PettingZoo says of every environment with an action mask that is not one of its own
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)


@pytest.mark.parametrize("name", registered_games())
def test_pettingzoo_accepts_every_game(name):
    most = possible(game(name), {"seats": max(_seats(name))})
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(name, render_mode="ansi"), num_cycles=30)
        api_test(env(name, most, parts=True), num_cycles=3)
        parallel_api_test(parallel_env(name), num_cycles=30)
        parallel_api_test(parallel_env(name, most), num_cycles=5)
        seed_test(lambda: env(name), num_cycles=30)
        parallel_seed_test(lambda: parallel_env(name, illegal="lose"), num_cycles=30)
    assert not [str(each.message) for each in said if not str(each.message).startswith(KNOWN)]


def _seats(name):
    return next(spec.values for spec in game(name).option_specs if spec.name == "seats")


def test_pettingzoo_measures_its_speed(monkeypatch, capsys):
    class Clock:
        """Five seconds are over after a few looks."""

        now = 0.0

        def time(self):
            self.now += 0.5
            return self.now

    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", Clock())
    performance_benchmark(env("biomos"))
    assert "turns per second" in capsys.readouterr().out


def played(table, seed, luck, steps=10_000):
    """A random game: per decision the agent, its observation and action; then the rewards."""
    table.reset(seed=seed)
    told, earned = [], {}
    for agent in table.agent_iter():
        seen, reward, over, cut, _info = table.last()
        assert not cut
        if over or len(told) >= steps:
            earned[agent] = reward
            if not over:
                break
            table.step(None)
            continue
        action = luck.choice(np.flatnonzero(seen["action_mask"]).tolist())
        told.append((agent, seen, action))
        table.step(action)
    return told, earned


@pytest.mark.parametrize("name", registered_games())
def test_the_same_as_the_game_itself(name):
    table = env(name)
    told, earned = played(table, 5, random.Random(1), steps=60 if name == "bioviva" else 10_000)
    position = game(name).new({}, 5)
    numbering = game(name).action_space(game(name).options({}))
    for number, (agent, seen, action) in enumerate(told):
        seat = position.to_move()[0]
        assert agent == f"player_{seat}"
        legal = sorted(numbering.index(code) for code in position.legal(seat))
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        if len(told) < 100 or number % 10 == 0:
            assert seen["observation"].tobytes() == position.observe(seat)
        position.play(seat, numbering.action(action))
    assert table.unwrapped.position.encode() == position.encode()
    if not position.to_move():
        assert list(earned.values()) == position.payoffs()


def test_rewards_can_sum_up_to_zero():
    for seed in range(4):
        _, plain = played(env("biomos", {"seats": 3}), seed, random.Random(seed))
        _, shifted = played(env("biomos", {"seats": 3}, zero_sum=True), seed, random.Random(seed))
        assert sum(plain.values()) == pytest.approx(1)
        assert sum(shifted.values()) == pytest.approx(0)
        assert max(shifted, key=shifted.get) == max(plain, key=plain.get)
    with pytest.raises(LudosphereError, match="single seat"):
        env("biomos", {"seats": 1}, zero_sum=True)


def test_games_follow_from_the_last_seed():
    def three(seed):
        table = env("biomos")
        found = []
        for number in range(3):
            table.reset(seed=seed if number == 0 else None)
            found.append(table.position.encode())
        return found

    assert three(7) == three(7)
    assert len({*three(7), *three(8)}) == 6
    assert three(None) != three(None)  # chance of the operating system
    assert three(7)[0] == game("biomos").new({}, 7).encode()


def test_an_illegal_action_changes_nothing():
    table = env("biomos")
    table.reset(seed=1)
    before = table.position.encode()
    forbidden = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    for wrong in (forbidden, -1, 10**9, 1.5, "x", None):
        with pytest.raises((IllegalAction, LudosphereError)):
            table.step(wrong)
    assert table.position.encode() == before
    assert table.agent_selection == "player_0"


def test_pettingzoos_wrapper_ends_the_game_on_an_illegal_action():
    table = TerminateIllegalWrapper(env("biomos"), illegal_reward=-1)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    assert table.terminations[agent]
    assert table.rewards[agent] == -1


def test_before_and_after_a_game():
    table = env("biomos")
    with pytest.raises(LudosphereError, match="reset"):
        table.step(0)
    with pytest.raises(LudosphereError, match="reset"):
        table.observe("player_0")
    with pytest.raises(LudosphereError, match="reset"):
        parallel_env("biomos").step({})
    with pytest.raises(LudosphereError, match="render mode"):
        env("biomos", render_mode="human")


def test_render():
    for mode, sign in (("ansi", "\n"), ("svg", "<svg")):
        table = env("biomos", render_mode=mode)
        table.reset(seed=1)
        assert sign in table.render()
        table.close()
    table = env("biomos")
    table.reset()
    assert table.render() is None


# --- observations -----------------------------------------------------------------------------
def test_a_late_look_shows_the_moment_it_was_given_for():
    early, _ = played(env("biomos", lazy=False), 3, random.Random(2))
    late, _ = played(env("biomos"), 3, random.Random(2))
    order = list(range(len(late)))
    random.Random(3).shuffle(order)
    for number in order:
        given, meant = late[number][1], early[number][1]
        assert type(meant) is dict
        assert type(given) is Observation
        assert given["observation"].tolist() == meant["observation"].tolist()
        assert given["action_mask"].tolist() == meant["action_mask"].tolist()


def test_an_observation_is_like_a_dict():
    def fresh():
        table = env("biomos")
        table.reset(seed=1)
        return table.last()[0]

    keys = {"observation", "action_mask"}
    assert set(fresh()) == set(fresh().keys()) == set(dict(fresh())) == set({**fresh()}) == keys
    assert len(fresh()) == len(fresh().values()) == len(fresh().items()) == 2
    assert "observation" in fresh()
    assert "position" not in fresh()
    assert fresh().get("observation") is not None
    assert fresh().get("other", 5) == 5
    with pytest.raises(KeyError):
        fresh()["position"]
    packed = pickle.dumps(fresh())
    assert b"Position" not in packed  # what travels is plain
    assert type(pickle.loads(packed)) is dict
    assert repr(fresh()).startswith("{'observation': array(")
    changed = fresh()
    changed["observation"] = 3
    changed.update(more=4)
    assert {key: changed[key] for key in ("observation", "more")} == {"observation": 3, "more": 4}
    assert changed.pop("more") == 4
    assert (changed | {"x": 1})["x"] == ({"x": 1} | changed)["x"] == 1
    assert changed.setdefault("observation", 9) == 3
    assert changed != {}
    del changed["action_mask"]
    assert changed == {"observation": 3}
    assert list(reversed(changed)) == ["observation"]
    assert changed.popitem() == ("observation", 3)
    changed.clear()
    assert not changed


def test_arrays_are_the_callers_own():
    table = env("biomos")
    table.reset(seed=1)
    seen = table.last()[0]
    seen["action_mask"][:] = 1
    seen["observation"][:] = 9
    again = table.last()[0]
    assert again["action_mask"].sum() == len(table.legal("player_0"))
    assert again["observation"].tobytes() == table.position.observe(0)


@pytest.mark.parametrize("name", [name for name in registered_games() if game(name).secrets])
def test_observations_don_t_tell_what_a_seat_may_not_know(name):
    table = parallel_env(name)
    seen, _ = table.reset(seed=4)
    luck = random.Random(4)
    for step in range(20):
        for seat, agent in enumerate(table.agents):
            for world in range(2):
                other = table.position.determinize(seat, seeded(world, f"step {step}"))
                assert other.observe(seat) == seen[agent]["observation"].tobytes()
                assert table.interface.allowed(other, seat).tolist() == seen[agent]["action_mask"].tolist()
        masks = {agent: seen[agent]["action_mask"] for agent in table.agents}
        seen, *_ = table.step({a: luck.choice(np.flatnonzero(masks[a]).tolist()) for a in masks})


def test_parts_by_name():
    table = env("biomos", {"mode": "advanced"}, parts=True)
    flat = env("biomos", {"mode": "advanced"})
    for each in (table, flat):
        each.reset(seed=2)
    found, whole = table.last()[0]["observation"], flat.last()[0]["observation"]
    parts = game("biomos").observation_spec(game("biomos").options({"mode": "advanced"}))
    assert list(found) == [part.name for part in parts]
    assert [found[part.name].shape for part in parts] == [part.shape for part in parts]
    assert np.concatenate([found[part.name].ravel() for part in parts]).tolist() == whole.tolist()
    many = flat.split(np.stack([whole, whole]))
    assert many[parts[-1].name].shape == (2, *parts[-1].shape)
    with pytest.raises(LudosphereError, match="last axis"):
        flat.split(whole[:-1])


# --- several at once --------------------------------------------------------------------------
def test_in_parallel_whoever_owes_nothing_does_nothing():
    table = parallel_env("biomos", {"seats": 3})
    seen, infos = table.reset(seed=1)
    assert table.idle == table.action_space("player_0").n - 1
    assert infos == {agent: {} for agent in table.agents}
    for _ in range(1000):
        seat = table.position.to_move()[0]
        for number, agent in enumerate(table.agents):
            allowed = np.flatnonzero(seen[agent]["action_mask"]).tolist()
            assert allowed == (sorted(table.legal(agent)) if number == seat else [table.idle])
        before = table.position.encode()
        with pytest.raises(IllegalAction, match="owes a decision"):
            table.step(dict.fromkeys(table.agents, table.idle))
        with pytest.raises(IllegalAction, match="not legal"):
            table.step({agent: 0 for agent in table.agents})
        with pytest.raises(LudosphereError, match="no agent"):
            table.step({"nobody": 0})
        assert table.position.encode() == before
        agent = f"player_{seat}"
        seen, earned, ends, cuts, infos = table.step({agent: table.legal(agent)[-1]})
        assert set(seen) == set(earned) == set(ends) == set(cuts) == set(infos)
        if all(ends.values()):
            break
    assert table.agents == []
    assert list(earned.values()) == table.position.payoffs()
    assert [info["score"] for info in infos.values()] == table.position.scores()


def test_in_parallel_all_who_owe_a_decision_act_in_one_step(monkeypatch):
    from meadow import meadow

    table = parallel_env(meadow(monkeypatch), {"seats": 3})
    table.reset(seed=1)
    numbers = table.interface.numbers
    take, done, wave = numbers[1], numbers[4], numbers[5]
    table.step(dict.fromkeys(table.agents, take))
    assert table.position.flowers == [1, 1, 1]
    seen, *_ = table.step({"player_0": done, "player_1": take, "player_2": take})
    assert np.flatnonzero(seen["player_0"]["action_mask"]).tolist() == sorted([wave, table.idle])
    table.step({"player_0": wave, "player_1": take, "player_2": done})  # what nobody owes, it may do
    assert table.position.waves == [1, 0, 0]
    assert table.position.flowers == [1, 3, 2]


def test_in_parallel_what_another_s_action_made_impossible_is_not_played(monkeypatch):
    from meadow import meadow

    table = parallel_env(meadow(monkeypatch), {"seats": 2})
    table.reset(seed=1)
    numbers = table.interface.numbers
    table.step({"player_0": numbers[4], "player_1": numbers[1]})
    assert table.position.turn == 1
    _, _, _, _, infos = table.step({"player_0": numbers[5], "player_1": numbers[4]})  # a new round has begun
    assert table.position.turn == 2
    assert infos["player_0"] == {"played": False}
    assert table.position.waves == [0, 0]


def test_one_after_the_other_the_first_who_owes_a_decision_is_asked(monkeypatch):
    from meadow import meadow

    table = env(meadow(monkeypatch), {"seats": 3})
    table.reset(seed=1)
    numbers = table.interface.numbers
    asked = []
    for action in (1, 2, 4, 4, 1, 4):
        asked.append(table.agent_selection)
        others = [agent for agent in table.agents if agent != table.agent_selection]
        assert not any(table.observe(agent)["action_mask"].any() for agent in others)
        table.step(numbers[action])
    assert asked == ["player_0", "player_0", "player_0", "player_1", "player_2", "player_2"]
