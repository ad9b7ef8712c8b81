"""Networks: fixed-point arithmetic, weights files, and whether the shipped ones fit."""

import json

import numpy as np
import pytest

from ludosphere.bots.judging import HOPES, Layers, NetworkJudge
from ludosphere.bots.network import (
    Network,
    WeightsError,
    checked,
    fitting,
    fixed,
    indifferent,
    layout,
    named,
    purpose,
    read,
    shipped,
)
from ludosphere.core.features import tenths
from ludosphere.core.options import Choice
from ludosphere.core.registry import game, registered_games

pytestmark = pytest.mark.unmeasured

BIOMOS = game("biomos")
HOPED = [10, 20, -10]
SIZE = sum(part.size for part in BIOMOS.observation_spec(BIOMOS.options({}))) + HOPES


def network(inputs=SIZE, hidden=8, units=4, seed=1):
    rng = np.random.default_rng(seed)
    return fixed(
        BIOMOS,
        {},
        np.arange(inputs - HOPES),
        rng.standard_normal((inputs, hidden)) / 10,
        rng.standard_normal(hidden),
        rng.standard_normal((units, hidden)),
        rng.standard_normal(units),
        rng.standard_normal(units),
        0.25,
        rng.standard_normal(HOPES) / 10,
    )


def told(layers, x):
    """The value of inputs whose last three are the two hopes and their difference."""
    return layers.value(bytes(int(number) for number in x[:-HOPES]), [int(number) for number in x[-HOPES:]])


def drawn(rng, low, high):
    """Inputs that fit together."""
    x = rng.integers(low, high, 20)
    x[-1] = x[-3] - x[-2]
    return x


def test_whole_numbers_say_what_real_ones_say():
    made = network(inputs=20)
    layers = made.layers()
    rng = np.random.default_rng(4)
    for _ in range(50):
        x = drawn(rng, 0, 9)
        one = np.maximum(x @ made.first + made.first_bias, 0) / 65536
        two = np.maximum(made.second / 4096 @ one + made.second_bias / 4096 / 1024, 0)
        wanted = two @ made.last / 4096 + (made.last_bias + x[-HOPES:] @ made.skip) / 4096 / 1024
        assert told(layers, x) == pytest.approx(wanted, abs=0.02)


def test_every_bit_of_a_value_is_fixed():
    """The arithmetic is exact: a shift is a floor, and nothing is rounded elsewhere."""
    made = network(inputs=20)
    x = [int(number) for number in drawn(np.random.default_rng(5), 0, 256)]
    one = [
        max(0, sum(n * int(w) for n, w in zip(x, made.first[:, j], strict=True)) + int(made.first_bias[j]))
        >> 6
        for j in range(8)
    ]
    two = [
        max(0, sum(n * int(w) for n, w in zip(one, row, strict=True)) + int(bias)) >> 12
        for row, bias in zip(made.second, made.second_bias, strict=True)
    ]
    total = sum(n * int(w) for n, w in zip(two, made.last, strict=True)) + made.last_bias
    total += sum(n * int(w) for n, w in zip(x[-HOPES:], made.skip, strict=True))
    assert told(made.layers(), x) == total / 2**22


def test_only_what_is_read_counts():
    made = network(inputs=20)
    few = Network(**{**made.__dict__, "reads": made.reads[[2, 5]], "first": made.first[[2, 5, -3, -2, -1]]})
    x = drawn(np.random.default_rng(6), 1, 9)
    alone = x * np.isin(np.arange(20), [2, 5, 17, 18, 19])
    assert told(few.layers(), x) == told(made.layers(), alone) != told(made.layers(), x)


def test_the_last_inputs_are_what_can_be_hoped_for():
    position = BIOMOS.new({}, 1)
    own, rival = position.value_vector()[1], position.value_vector()[0]
    assert position.features(1) == [tenths(own), tenths(rival), tenths(own) - tenths(rival)]
    assert [tenths(0.0), tenths(1.26), tenths(-1.26), tenths(-1e9)] == [0, 13, -13, -20000]


def test_a_judge_gives_every_seat_a_chance():
    judge = NetworkJudge(network().layers(), 2)
    position = BIOMOS.new({}, 1)
    rewards = judge.rewards(position)
    assert sum(rewards) == pytest.approx(1)
    assert rewards[0] == judge.chance(position, 0)
    while position.to_move():
        position.play(position.to_move()[0], position.legal(position.to_move()[0])[0])
    assert judge.rewards(position) == position.payoffs()
    assert judge.chances([position], 0) == [position.payoffs()[0]]


def test_a_weights_file_can_be_written_and_read(tmp_path):
    made = network()
    made.write(tmp_path / "one.npz")
    made.write(tmp_path / "two.npz")
    data = (tmp_path / "one.npz").read_bytes()
    assert data == (tmp_path / "two.npz").read_bytes()
    found = read(data)
    assert (found.game, found.purpose, found.layout) == (made.game, made.purpose, made.layout)
    x = BIOMOS.new({}, 1).observe(0)
    assert found.layers().value(x, HOPED) == made.layers().value(x, HOPED)


def test_what_is_no_weights_file_is_refused(tmp_path):
    with pytest.raises(WeightsError, match="no weights file"):
        read(b"nonsense")
    made = network()
    narrow = Network(
        made.game,
        made.purpose,
        made.layout,
        made.reads,
        made.first[:, :4],
        made.first_bias,
        made.second,
        made.second_bias,
        made.last,
        made.last_bias,
        made.skip,
    )
    narrow.write(tmp_path / "narrow.npz")
    with pytest.raises(WeightsError, match="don't fit together"):
        read((tmp_path / "narrow.npz").read_bytes())
    with np.load(tmp_path / "narrow.npz") as found:
        parts = dict(found)
    about = json.loads(parts["about"].tobytes()) | {"format": 99}
    parts["about"] = np.frombuffer(json.dumps(about).encode(), dtype=np.uint8)
    np.savez(tmp_path / "later.npz", **parts)
    with pytest.raises(WeightsError, match="format 99"):
        read((tmp_path / "later.npz").read_bytes())


def test_weights_for_another_observation_are_refused():
    made = network()
    checked(made, BIOMOS, {})
    checked(made, BIOMOS, {"tie_break": "bga"})  # the positions are worth the same
    with pytest.raises(WeightsError, match="ludosphere train biomos"):
        checked(made, BIOMOS, {"seats": 3})
    with pytest.raises(WeightsError, match="for biomos, not for earth"):
        checked(made, game("earth"), {})


@pytest.mark.parametrize("name", registered_games())
def test_shipped_weights_fit_the_observation(name):
    title = game(name)
    for found in shipped(name):
        checked(found, title, found.purpose)
        size = sum(part.size for part in title.observation_spec(title.options(found.purpose)))
        assert all(0 <= place < size for place in found.reads)
        assert found.layout == layout(title, found.purpose)
        position = title.new(found.purpose, 3)
        assert len(found.first) == len(found.reads) + len(position.features(0))
        chances = NetworkJudge(found.layers(), title.seats(found.purpose)).rewards(position)
        assert all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize("name", registered_games())
def test_options_that_make_no_difference_have_the_same_weights(name):
    title = game(name)
    usual = fitting(title, {})
    assert usual is not None
    specs = {spec.name: spec for spec in title.option_specs}
    for key in indifferent(name):
        spec = specs.get(key)  # none: an option that only games begun under former rules have
        assert isinstance(spec, Choice) or key == "rules"
        for value in spec.values if isinstance(spec, Choice) else (1,):
            if key in ("first", "youngest") and value > 2:
                continue  # no seat of this game
            assert fitting(title, {key: value}) is usual, (key, value)


def test_biomos_for_two_has_weights():
    network = fitting(BIOMOS, {})
    assert network is not None
    assert fitting(BIOMOS, {"tie_break": "bga"}) is network
    assert fitting(BIOMOS, {"seats": 3}) is None


def test_names_of_weights_files():
    assert named(BIOMOS, {}) == "biomos-2.npz"
    assert named(BIOMOS, {"seats": 4, "mode": "advanced"}) == "biomos-4-advanced.npz"
    assert purpose(BIOMOS, {"tie_break": "bga"}) == purpose(BIOMOS, {})


def test_layers_need_no_room_of_others():
    """Two networks, and two questions to one, don't disturb each other."""
    one, two = network(seed=1).layers(), network(seed=2).layers()
    x, y = BIOMOS.new({}, 1).observe(0), BIOMOS.new({}, 2).observe(1)
    first = one.value(x, HOPED)
    two.value(y, [30, 5, 25])
    one.value(y, [30, 5, 25])
    assert one.value(x, HOPED) == first
    assert isinstance(one, Layers)
