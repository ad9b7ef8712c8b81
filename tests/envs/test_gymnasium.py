"""One seat against bots: Gymnasium's own check, and the same games as those of `bots.match`."""

import random
import warnings

import numpy as np
import pytest

from conftest import require_or_skip

require_or_skip("envs")
import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from ludosphere.bots import bot
from ludosphere.bots.match import finished, maker
from ludosphere.core.errors import IllegalAction, LudosphereError
from ludosphere.core.registry import registered_games
from ludosphere.envs.gymnasium import LudosphereEnv

pytestmark = pytest.mark.envs


@pytest.mark.parametrize("name", registered_games())
def test_gymnasium_accepts_every_game(name):
    env = gymnasium.make(f"ludosphere/{name}-v0", opponents="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)
    assert env.unwrapped.interface.game.name == name


@pytest.mark.parametrize(("seat", "seats"), [(0, 2), (1, 2), (2, 3), (0, 1)])
def test_the_same_game_as_a_match_between_bots(seat, seats):
    options = {"seats": seats}
    for seed in range(3):
        env = LudosphereEnv("biomos", options, seat=seat, opponents="greedy")
        agent = bot("greedy", seed=seed * 8 + seat)
        seen, info = env.reset(seed=seed)
        assert info == {"seat": seat}
        over = False
        while not over:
            code = agent.choose(env.position.information_state(seat, env._eyes))
            index = env.interface.numbers[code]
            assert seen["action_mask"][index] == 1
            seen, reward, over, cut, info = env.step(index)
            assert not cut
        match = finished(env.interface.game, options, seed, [maker("greedy")] * seats)
        assert env.position.encode() == match.encode()
        assert reward == match.payoffs()[seat]
        assert info["scores"] == match.scores()


def test_another_seat_each_game():
    env = LudosphereEnv("biomos", {"seats": 3}, seat=None, opponents=["random", lambda seed: bot("greedy")])
    seats = []
    env.reset(seed=1)
    for _ in range(4):
        _, info = env.reset()
        seats.append(info["seat"])
        assert env.position.to_move() == [info["seat"]]
    assert seats == [1, 2, 0, 1]
    for _ in range(2):
        _, info = env.reset(seed=7)
        assert info["seat"] == 0, "a seed begins the same run again"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(LudosphereEnv("biomos", seat=None, opponents="random"), skip_render_check=True)


def test_what_the_mask_forbids():
    env = LudosphereEnv("biomos", zero_sum=True)
    seen, _ = env.reset(seed=1)
    assert env.action_masks().tolist() == (seen["action_mask"] == 1).tolist()
    assert sorted(env.legal()) == np.flatnonzero(env.action_masks()).tolist()
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(forbidden)
    assert (reward, over, cut, info) == (-1.0, True, False, {"illegal": True})
    with pytest.raises(LudosphereError, match="reset"):
        env.step(forbidden)
    env = LudosphereEnv("biomos", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(forbidden)


def test_an_action_may_be_an_array_that_holds_one():
    env = LudosphereEnv("biomos", opponents="random")
    env.reset(seed=1)
    plain = env.step(env.legal()[0])[0]["observation"]
    for form in (np.int64, np.array, lambda number: np.array([number])):
        env.reset(seed=1)
        assert np.array_equal(env.step(form(env.legal()[0]))[0]["observation"], plain)
    for wrong in (np.array([1, 2]), [1], "1", np.array(1.5)):
        with pytest.raises(LudosphereError, match="is a number"):
            env.step(wrong)


def test_words_of_ones_own_are_in_no_mask_and_refused():
    """Where people may say what they like, `play` takes more than `legal` lists; an environment doesn't."""
    env = LudosphereEnv("bioviva", opponents="random", illegal="raise")
    env.reset(seed=1)
    for _ in range(400):
        position, numbering = env.position, env.interface.action_space
        extra = [code for code in numbering.single if position.allows(env.seat, code)]
        extra = [code for code in extra if code not in position.legal(env.seat)]
        if extra:
            break
        env.step(env.legal()[-1])
    before = env.position.encode()
    number = numbering.index(extra[0])
    assert env.action_masks()[number] == 0
    with pytest.raises(IllegalAction, match="not legal now"):
        env.step(number)
    assert env.position.encode() == before


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 2}, "no seat 2"),
        ({"opponents": "nobody"}, "no bot 'nobody'"),
        ({"opponents": ["greedy", "greedy"]}, "1 other seats"),
        ({"illegal": "maybe"}, "lose or raise"),
        ({"render_mode": "human"}, "render mode"),
    ],
)
def test_refusals(wrong, sentence):
    with pytest.raises(LudosphereError, match=sentence):
        LudosphereEnv("biomos", **wrong)


def test_parts_and_pictures():
    env = LudosphereEnv("biomos", parts=True, render_mode="svg", opponents="random")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.render().startswith("<svg")
    luck = random.Random(1)
    for _ in range(5):
        seen, *_ = env.step(luck.choice(env.legal()))
        assert env.observation_space.contains(seen)


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_made_with_a_render_mode_it_warns_of_nothing(mode):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make("ludosphere/biomos-v0", render_mode=mode, opponents="random")
        env.reset(seed=1)
        assert env.render().startswith("<svg") == (mode == "svg")
        env.close()


@pytest.mark.parametrize("autoreset", list(AutoresetMode))
def test_a_policy_can_choose_at_the_end_of_an_episode_of_a_vector(autoreset):
    """The mask of a final observation is not all zero: probabilities that it divides are no NaN."""
    envs = gymnasium.make_vec(
        "ludosphere/biomos-v0", 2, "sync", vector_kwargs={"autoreset_mode": autoreset}, opponents="random"
    )
    observations, _ = envs.reset(seed=3)
    luck = np.random.default_rng(0)
    ended = 0
    while ended < 3:
        masks = observations["action_mask"].astype(float)
        shares = masks / masks.sum(axis=1, keepdims=True)
        assert np.isfinite(shares).all()
        actions = np.array([luck.choice(len(row), p=row) for row in shares])
        observations, _, over, cut, infos = envs.step(actions)
        done = over | cut
        for lane in np.flatnonzero(done):
            ended += 1
            if autoreset is AutoresetMode.SAME_STEP:
                assert infos["final_obs"][lane]["action_mask"].all()
            else:
                assert observations["action_mask"][lane].all()
        if done.any() and autoreset is AutoresetMode.DISABLED:
            observations, _ = envs.reset(options={"reset_mask": done})
    envs.close()
