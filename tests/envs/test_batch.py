"""Many games in step: each lane the same as a game by itself, in both builds."""

import hashlib

import numpy as np
import pytest

from ludosphere.core.errors import IllegalAction, LudosphereError
from ludosphere.core.registry import registered_games
from ludosphere.core.rng import seeded
from ludosphere.envs.batch import Batch

STEPS = {"biomos": 160, "bioviva": 12, "earth": 80}
SETS = [
    *((name, {}) for name in registered_games()),
    ("biomos", {"mode": "advanced", "seats": 4}),
    ("biomos", {"seats": 1}),
    ("earth", {"seats": 1}),
    ("earth", {"seats": 3, "order": "strict"}),
]


@pytest.mark.parametrize(("name", "options"), SETS)
def test_a_lane_is_a_game_by_itself(name, options):
    lanes = 3
    batch = Batch(name, options, lanes)
    step = batch.reset(seed=9)
    numbering = batch.interface.action_space
    dealers = [seeded(9, f"lane {lane}") for lane in range(lanes)]
    alone = [batch.interface.game.start(batch.interface.options, dealer.fork()) for dealer in dealers]
    ended = 0
    for _ in range(STEPS.get(name, 30)):
        for lane, position in enumerate(alone):
            seat = position.to_move()[0]
            assert step.seats[lane] == seat
            assert step.observations[lane].tobytes() == position.observe(seat)
            legal = [numbering.index(code) for code in position.legal(seat)]
            assert np.flatnonzero(step.masks[lane]).tolist() == sorted(legal)
            numbers, begins = batch.legal()
            assert numbers[begins[lane] : begins[lane + 1]].tolist() == legal
            assert batch.position(lane).encode() == position.encode()
        actions = batch.sample()
        step = batch.step(actions)
        for lane, position in enumerate(alone):
            position.play(position.to_move()[0], numbering.action(int(actions[lane])))
            over = not position.to_move()
            assert step.dones[lane] == over
            assert step.rewards[lane].tolist() == (
                np.float32(position.payoffs()).tolist() if over else [0.0] * batch.interface.seats
            )
            if over:
                ended += 1
                deal = dealers[lane].fork()
                alone[lane] = batch.interface.game.start(batch.interface.options, deal.copy())
                start = batch.start(lane)
                assert start.encode() == alone[lane].encode()
    assert batch.games == ended
    assert ended or name != "biomos"


def test_the_same_seed_and_actions_bring_the_same_arrays():
    def digest(seed, lanes):
        batch = Batch("biomos", {"seats": 3}, lanes)
        step = batch.reset(seed)
        found = hashlib.sha256()
        for _ in range(60):
            for array in step[:2]:
                found.update(array[:2].tobytes())  # the first two lanes
            # Each lane's first legal action: what happens elsewhere must not matter.
            step = batch.step(step.masks.argmax(axis=1))
        return found.hexdigest()

    assert digest(1, 2) == digest(1, 2) == digest(1, 5)
    assert digest(1, 2) != digest(2, 2)


def test_random_steps_inside_are_random_steps_outside():
    inside, outside = (Batch("biomos", lanes=4) for _ in range(2))
    inside.reset(3)
    outside.reset(3)
    last = inside.step_random(90)
    for _ in range(90):
        step = outside.step(outside.sample())
    assert last.observations.tolist() == step.observations.tolist()
    assert inside.games == outside.games > 0


def test_games_follow_from_the_last_seed():
    def two(seed):
        batch = Batch("biomos", lanes=1)
        return batch.reset(seed).observations.tolist(), batch.reset().observations.tolist()

    assert two(1) == two(1)
    assert len({str(each) for each in (*two(1), *two(2))}) == 4


def test_arrays_are_as_promised_and_stay_as_they_are():
    batch = Batch("biomos", lanes=5, zero_sum=True)
    first = batch.reset(1)
    assert first.observations.shape == (5, batch.interface.size)
    assert first.masks.shape == (5, batch.interface.actions)
    kinds = [np.uint8, np.uint8, np.int64, np.float32, np.bool_, np.bool_]
    assert [array.dtype for array in first] == kinds
    kept = first.observations.copy()
    first.masks[:] = 0
    second = batch.step_random(200)
    assert (first.observations == kept).all()
    assert second.masks.any(axis=1).all()
    while not second.dones.any():
        second = batch.step_random()
    assert second.rewards[second.dones].sum() == 0
    assert not second.rewards[~second.dones].any()
    assert batch.split(second.observations)["track"].shape == (5, 2, 12, 5)


def test_nothing_that_was_handed_out_changes_afterwards():
    batch = Batch("earth", lanes=3)
    step = batch.reset(1)
    handed = []
    for _ in range(20):
        handed += [*step, *batch.legal(), batch.sample()]
        step = batch.step(batch.sample())
    told = [array.copy() for array in handed]
    assert all(array.flags.writeable for array in handed)
    for _ in range(20):
        step = batch.step(batch.sample())
        for array in step:
            array[:] = 1  # what the caller does to them is nothing to the batch
        batch.sample()[:] = 0
        for array in batch.legal():
            array[:] = 0
    assert all((array == one).all() for array, one in zip(handed, told, strict=True))


@pytest.mark.parametrize("copy", [True, False])
@pytest.mark.parametrize("name", registered_games())
def test_masks_show_just_what_is_legal(name, copy):
    """In play that jumps: masks are written over what they were before, in games of other lengths."""
    batch = Batch(name, lanes=3, copy=copy)
    batch.reset(4)
    for number in range(12):
        step = batch.reset() if number == 6 else batch.step_random(1 + number % 4)
        for lane in range(3):
            position = batch.position(lane)
            legal = position.legal(position.to_move()[0])
            numbers = sorted(batch.interface.action_space.index(action) for action in legal)
            assert np.flatnonzero(step.masks[lane]).tolist() == numbers
            assert step.masks[lane].max() == 1


def test_without_copies_masks_are_the_ones_that_are_kept():
    kept, copied = (Batch("biomos", lanes=4, copy=copy) for copy in (False, True))
    first, other = kept.reset(2), copied.reset(2)
    observations = first.observations.tolist()
    for _ in range(30):
        actions = kept.sample()
        step, other = kept.step(actions), copied.step(actions)
        assert all((one == two).all() for one, two in zip(step, other, strict=True))
    assert (first.masks == step.masks).all()
    assert first.observations.tolist() == observations
    for array in (step.masks, step.observations):
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 1
    for array in step[2:]:
        array[:] = 0


@pytest.mark.parametrize(
    "form",
    [
        np.ndarray.tolist,
        tuple,
        list,
        lambda numbers: numbers.astype(np.int16),
        lambda numbers: numbers.astype(">i8"),
        lambda numbers: np.repeat(numbers, 2)[::2],
    ],
)
def test_actions_may_come_in_any_form(form):
    one, other = (Batch("biomos", lanes=4) for _ in range(2))
    one.reset(5)
    other.reset(5)
    for _ in range(5):
        actions = one.sample()
        assert one.step(actions).observations.tolist() == other.step(form(actions)).observations.tolist()


def test_what_are_no_numbers_is_refused():
    batch = Batch("biomos", lanes=1)
    batch.reset(1)
    for wrong in (np.array([1.0]), [1.0], ["1"], 1):
        with pytest.raises(TypeError):
            batch.step(wrong)


def test_what_isn_t_wanted_is_left_out():
    step = Batch("biomos", observe=False, mask=False).reset(1)
    assert step.observations.shape == step.masks.shape == (0, 0)


def test_refusals():
    batch = Batch("biomos", lanes=2)
    for early in (batch.sample, batch.legal, batch.step_random, lambda: batch.step([0, 0])):
        with pytest.raises(LudosphereError, match="reset"):
            early()
    step = batch.reset(1)
    good = int(step.masks[0].argmax())
    bad = int(step.masks[1].argmin())
    with pytest.raises(LudosphereError, match="of 2 lanes needs"):
        batch.step([good])
    with pytest.raises(IllegalAction, match="Lane 0: there is no action number -1"):
        batch.step(np.array([-1, good]))
    with pytest.raises(IllegalAction, match="Lane 1"):
        batch.step([good, bad])
    with pytest.raises(LudosphereError, match="at least one step"):
        batch.step_random(0)
    with pytest.raises(LudosphereError, match="at least one lane"):
        Batch("biomos", lanes=0)
    with pytest.raises(LudosphereError, match="single seat"):
        Batch("biomos", {"seats": 1}, zero_sum=True)
