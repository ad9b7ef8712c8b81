"""Taking back one's own last gesture where others have acted since."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludosphere.core.rng import seeded
from ludosphere.play.undo import FURTHEST, last_of, played, without
from meadow import DONE, DRAW, TAKE_1, TAKE_2, WAVE, plain, start


def line(first, *moves):
    """The steps of these seats and actions; a third value: it follows."""
    steps = []
    for seat, action, *follows in moves:
        steps.append(played(steps[-1].after if steps else first, seat, action, *follows))
    return steps


def test_the_last_action_needs_nothing_repeated():
    first = start()
    steps = line(first, (0, TAKE_1), (1, TAKE_2))
    assert last_of(steps, 1) == [1]
    assert last_of(steps, 2) == []
    assert without(first, steps, [1]) == []


def test_what_others_did_since_stays():
    first = start()
    steps = line(first, (0, TAKE_1), (1, TAKE_2), (2, TAKE_1), (1, DONE))
    tail = without(first, steps, [0])
    assert [(step.seat, step.action) for step in tail] == [(1, TAKE_2), (2, TAKE_1), (1, DONE)]
    assert plain(tail[-1].after) == plain(line(first, (1, TAKE_2), (2, TAKE_1), (1, DONE))[-1].after)


def test_nothing_revealed_is_taken_back():
    first = start()
    steps = line(first, (0, DRAW), (1, TAKE_2))
    assert without(first, steps[:1], [0]) is None
    assert without(first, steps, [0]) is None


def test_nor_what_somebody_revealed_something_after():
    first = start()
    assert without(first, line(first, (0, TAKE_1), (1, DRAW)), [0]) is None


def test_nor_what_others_could_act_only_after():
    first = start(2)
    steps = line(first, (0, DONE), (1, DONE), (1, TAKE_1))  # the second round needs both
    assert without(first, steps, [0]) is None
    racing = start(2, "yes")
    assert without(racing, line(racing, (0, TAKE_1), (1, TAKE_1)), [0]) is None


def test_nor_what_makes_a_difference_to_what_happened():
    first = start(3, "yes")
    assert without(first, line(first, (0, DONE), (1, DONE)), [0]) is None  # "done" told how many are left
    calm = start(3)
    assert without(calm, line(calm, (0, DONE), (1, DONE)), [0]) is not None


def test_an_optional_action_can_be_taken_back_too():
    first = start(2)
    steps = line(first, (0, DONE), (0, WAVE), (1, TAKE_1))
    assert plain(without(first, steps, [1])[-1].after) == plain(line(first, (0, DONE), (1, TAKE_1))[-1].after)


def test_nobody_goes_back_for_ever(monkeypatch):
    first = start(2)
    moves = [(1, TAKE_1)] * 3
    steps = line(first, (0, TAKE_1), *moves)
    assert FURTHEST > 3
    assert without(first, steps, [0]) is not None
    monkeypatch.setattr("ludosphere.play.undo.FURTHEST", 2)
    assert without(first, steps, [0]) is None


def test_what_follows_from_an_action_is_taken_back_with_it():
    first = start()
    steps = line(
        first, (0, TAKE_2), (0, TAKE_1), (1, TAKE_2), (0, TAKE_1, True), (2, TAKE_1), (0, DONE, True)
    )
    assert last_of(steps, 0) == [1, 3, 5]
    tail = without(first, steps, [1, 3, 5])
    assert [(step.seat, step.action) for step in tail] == [(1, TAKE_2), (2, TAKE_1)]
    assert plain(tail[-1].after) == plain(line(first, (0, TAKE_2), (1, TAKE_2), (2, TAKE_1))[-1].after)


def test_a_gesture_that_showed_something_at_its_end_stays():
    first = start()
    steps = line(first, (0, TAKE_1), (0, DRAW, True))
    assert without(first, steps, last_of(steps, 0)) is None


CHOICES = st.tuples(st.integers(0, 2), st.integers(0, 20), st.booleans())


@given(st.lists(CHOICES, min_size=1, max_size=14))
def test_it_is_as_if_the_gesture_had_never_been(choices):
    """Whatever was played: taken back means played without it, and nobody else can tell."""
    first = start(3)
    steps = []
    for seat, pick, follows in choices:
        position = steps[-1].after if steps else first
        legal = position.legal(seat)
        if legal:
            steps.append(played(position, seat, legal[pick % len(legal)], follows))
    for seat in range(3):
        gesture = last_of(steps, seat)
        if not gesture or (tail := without(first, steps, gesture)) is None:
            continue
        others = [(step.seat, step.action) for n, step in enumerate(steps) if n not in gesture]
        alone = line(first, *others)
        if others:
            assert (alone[-1].after).encode() == ([*steps[: gesture[0]], *tail][-1].after).encode()
        for other in {0, 1, 2} - {seat}:
            seen = [event.args for step in steps for event in step.events if event.visible_to(other)]
            now = [event.args for step in alone for event in step.events if event.visible_to(other)]
            own = [event for k in gesture for event in steps[k].events if event.visible_to(other)]
            assert len(seen) == len(now) + len(own)


def test_in_a_real_game_the_others_keep_all_they_have():
    """Earth: whatever is taken back, nobody else's hand, tableau or pieces are others afterwards.

    Only a task may wait again: that which began because the action was the last one of its phase.
    """
    game = pytest.importorskip("ludosphere.games.earth").GAME
    rng = seeded(5)
    first = game.new({"seats": 3}, 5)
    steps: list = []
    past_others = 0
    while len(steps) < 400 and (seats := (steps[-1].after if steps else first).to_move()):
        position = steps[-1].after if steps else first
        seat = seats[rng.below(len(seats))]
        legal = position.legal(seat)
        steps.append(played(position, seat, legal[rng.below(len(legal))]))
        if len(steps) % 5:
            continue
        for seat in range(3):
            gesture = last_of(steps, seat)
            if not gesture or not (tail := without(first, steps, gesture)):
                continue
            past_others += 1
            now, then = steps[-1].after, tail[-1].after
            assert now.rng.state() == then.rng.state()
            for other in {0, 1, 2} - {seat}:
                had, has = (world.view(other)["players"][other] for world in (now, then))
                assert {**had, "task": None} == {**has, "task": None}
                assert has["task"] in (had["task"], None)
    assert past_others > 10
