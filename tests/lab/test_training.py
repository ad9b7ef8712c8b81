"""Learning by self-play: gradients, a small run that learns something, the same seed and the same weights."""

import numpy as np
import pytest

from ludosphere.bots.network import checked, read
from ludosphere.cli import main
from ludosphere.core.errors import LudosphereError
from ludosphere.core.registry import game
from ludosphere.kit.minds import Course, Recipe, Round
from ludosphere.lab.training.course import train
from ludosphere.lab.training.fitting import fit
from ludosphere.lab.training.model import LEAD_WEIGHT, fresh
from ludosphere.lab.training.samples import read as read_samples
from ludosphere.lab.training.samples import together
from ludosphere.lab.training.selfplay import play

BIOMOS = game("biomos")
SIZE = sum(part.size for part in BIOMOS.observation_spec(BIOMOS.options({})))
SMALL = Recipe(hidden=8, units=4, epochs=4, batch=64)


def test_gradients_agree_with_finite_differences():
    rng = np.random.default_rng(3)
    x = rng.standard_normal((12, 7), dtype=np.float32)
    won = rng.random(12, dtype=np.float32)
    ahead = rng.standard_normal(12, dtype=np.float32)
    model = fresh(np.zeros(7, np.float32), np.ones(7, np.float32), 8, 4, rng)
    model.weights = {name: array.astype(np.float64) for name, array in model.weights.items()}
    for array in model.weights.values():  # nothing too small to be measured, nothing at a kink
        array += rng.standard_normal(array.shape) * 0.3

    def loss():
        chance, lead, _ = model.gradients(x, won, ahead)
        return chance + LEAD_WEIGHT * lead

    _, _, found = model.gradients(x, won, ahead)
    for name, array in model.weights.items():
        for at in np.ndindex(array.shape):
            kept = array[at]
            array[at] = kept + 1e-5
            above = loss()
            array[at] = kept - 1e-5
            below = loss()
            array[at] = kept
            assert (above - below) / 2e-5 == pytest.approx(found[name][at], abs=1e-5), (name, at)


def test_samples_of_a_seed_are_always_the_same_and_tell_who_won(tmp_path):
    one = play(BIOMOS, {}, "test", 0, 3, 0, None, SIZE)
    whole = together([play(BIOMOS, {}, "test", first, 1, 0, None, SIZE) for first in range(3)])
    for name in ("seen", "traits", "won", "ahead", "game"):
        assert np.array_equal(getattr(one, name), getattr(whole, name)), name
    assert set(one.game) == {0, 1, 2}
    assert np.isnan(one.thought).all()
    assert ((one.won > 0.5) <= (one.ahead >= 0)).all()
    one.write(tmp_path / "shard.npz")
    again = read_samples(tmp_path / "shard.npz")
    assert np.array_equal(one.seen, again.seen)
    assert np.array_equal(one.ahead, again.ahead)


def test_a_little_training_predicts_games_it_has_not_seen(tmp_path):
    samples = play(BIOMOS, {}, "learns", 0, 80, 0, None, SIZE)
    found = fit(samples, SMALL, seed=5)
    assert found.loss < found.constant - 0.01
    again = fit(samples, SMALL, seed=5)
    for name, array in found.model.weights.items():
        assert np.array_equal(array, again.model.weights[name]), name


def test_a_whole_course_can_be_repeated_and_goes_on_where_it_stopped(tmp_path):
    course = Course((Round(11), Round(11, 3)), SMALL)
    news = []
    network, fits = train(BIOMOS, {}, course, tmp_path / "one", seed=2, told=news.append)
    network.write(tmp_path / "one.npz")
    checked(network, BIOMOS, {})
    assert len(fits) == 2
    assert {(told.round, told.doing) for told in news} == {(r, d) for r in (0, 1) for d in ("play", "learn")}
    shards = sorted((tmp_path / "one").glob("1-*.npz"))
    assert not np.isnan(read_samples(shards[0]).thought).all()
    shards[0].unlink()
    again, _ = train(BIOMOS, {}, course, tmp_path / "one", seed=2)
    again.write(tmp_path / "two.npz")
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()


@pytest.mark.parametrize("name", ["bioviva", "earth", "living_planet"])
def test_where_there_are_rules_of_thumb_turns_are_sampled_as_each_seat_sees_them(name, tmp_path):
    title = game(name)
    course = Course((Round(11), Round(11, 4)), SMALL, observed=False)
    network, _ = train(title, {}, course, tmp_path, seed=2)
    checked(network, title, {})
    assert len(network.reads) == 0
    quick, thoughtful = (read_samples(next(tmp_path.glob(f"{number}-*.npz"))) for number in (0, 1))
    assert np.isnan(quick.thought).all()
    assert not np.isnan(thoughtful.thought).all()
    assert quick.seen.shape == (len(quick), 0)
    first = quick.game == 0
    own, other = quick.traits[first][0], quick.traits[first][1]
    assert own[-3] == other[-2]
    assert own[-2] == other[-3]
    assert quick.won[first][0] + quick.won[first][1] == 1
    pairs = thoughtful.thought.reshape(-1, 2)
    both = pairs[~np.isnan(pairs).any(1)]
    assert len(both)
    assert ((both >= 0) & (both <= 1)).all()


def test_nothing_to_learn_from(tmp_path):
    with pytest.raises(LudosphereError, match="at least 11 games"):
        train(BIOMOS, {}, Course((Round(1),), SMALL), tmp_path)
    with pytest.raises(LudosphereError, match="at least 1 round"):
        train(BIOMOS, {}, Course(()), tmp_path)


def test_the_command(tmp_path, capsys):
    data, out = tmp_path / "data", tmp_path / "mine.npz"
    command = ["train", "biomos", "--rounds", "1", "--share", "0.003", "--workers", "1"]
    assert main([*command, "--data", str(data), "--out", str(out)]) == 0
    checked(read(out.read_bytes()), BIOMOS, {})
    assert f"{out}: {out.stat().st_size} bytes" in capsys.readouterr().out
    assert main([*command[:-1], "0"]) == 2
