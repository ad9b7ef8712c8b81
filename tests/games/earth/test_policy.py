"""The rules of thumb, and the bots that think with them."""

from __future__ import annotations

import pytest

from ludosphere.bots import LEVELS, bot
from ludosphere.bots.match import finished, maker, play
from ludosphere.core.contract import Position
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded

EARTH = game("earth")
KINDS: list[dict[str, object]] = [
    {"mode": "standard"},
    {"mode": "beginner", "seats": 3},
    {"mode": "advanced", "seats": 5},
    {"seats": 1},
    {"seats": 1, "mode": "advanced", "difficulty": "expert"},
    {"seats": 4, "teams": "on"},
    {"order": "strict"},
    {"month": "drawn"},
    {"abundance": "on", "seats": 3},
    {"abundance": "on", "seats": 1},
]
LONGEST = 9000


def walk(position: Position, seed: int, share_at_random: int = 0) -> int:
    """Plays to the end by the rules of thumb, some decisions at random; how many there were."""
    rng = seeded(seed)
    decisions = 0
    while seats := position.to_move():
        seat = seats[-1]
        action = position.suggest(seat)
        assert action in position.legal(seat)
        if rng.below(100) < share_at_random:
            action = position.sample(seat, rng)
        position.play(seat, action)
        decisions += 1
        assert decisions < LONGEST
    return decisions


@pytest.mark.parametrize("options", KINDS)
@pytest.mark.parametrize("share_at_random", [0, 30])
def test_the_rules_of_thumb_play_every_game_legally(options: dict[str, object], share_at_random: int) -> None:
    for seed in range(2):
        position = EARTH.new(options, seed)
        walk(position, seed, share_at_random)
        assert position.result() is not None


@pytest.mark.parametrize("options", KINDS)
def test_candidates_are_legal_and_asking_changes_nothing(options: dict[str, object]) -> None:
    position = EARTH.new(options, 4)
    rng = seeded(4)
    for _ in range(150):
        seats = position.to_move()
        if not seats:
            break
        before = position.encode()
        found = position.candidates(seats[0])
        assert found
        assert found[0] == position.suggest(seats[0])
        assert len(set(found)) == len(found)
        assert set(found) <= set(position.legal(seats[0]))
        position.advantage(seats[0])
        position.rollout(seats[0], rng)
        assert position.encode() == before
        position.play(seats[0], found[rng.below(len(found))])


def test_the_rules_of_thumb_score_well() -> None:
    """Random games end below 60 points; the figures of the bots are in docs/reports/levels-earth.md."""
    total = 0
    for seed in range(6):
        position = EARTH.new({}, seed)
        walk(position, seed)
        total += sum(position.scores())
    assert total / 12 > 120


def test_prospects_end_as_the_scores() -> None:
    position = EARTH.new({"seats": 1}, 2)
    assert len(position.value_vector()) == 2
    walk(position, 2)
    result = position.result()
    assert result is not None
    assert position.value_vector() == result.scores
    assert [position.estimate(column) for column in range(2)] == result.scores


def test_partners_share_a_lead() -> None:
    position = EARTH.new({"seats": 4, "teams": "on"}, 2)
    walk(position, 2)
    assert position.advantage(0) == position.advantage(2) == -position.advantage(1)


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_leaves_the_position_alone_and_repeats_itself(name: str) -> None:
    position = EARTH.new({}, 7)
    rng = seeded(1)
    while position.turn < 6:
        seat = position.to_move()[0]
        position.play(seat, position.rollout(seat, rng))
    before = position.encode()
    seat = position.to_move()[0]
    sight = position.information_state(seat, seeded(4))
    choices = [bot(name, simulations=12, seed=3).choose(sight) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0] in position.legal(seat)
    assert position.encode() == before


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers(level: int) -> None:
    position = EARTH.new({}, 5)
    seat = position.to_move()[0]
    action = bot(level=level, simulations=4, seed=1).choose(position.information_state(seat, seeded(2)))
    assert action in position.legal(seat)


@pytest.mark.unmeasured
def test_greedy_beats_random_by_far() -> None:
    payoffs, scores = play(EARTH, {}, 1, [lambda s: bot("greedy", seed=s), lambda s: bot("random", seed=s)])
    assert payoffs == [1.0, 0.0]
    assert scores[0] > scores[1] + 40


@pytest.mark.parametrize("seed", [5001, 5005])
@pytest.mark.long
def test_alone_the_greedy_bot_goes_on_planting(seed: int) -> None:
    """What terrains promise goes along when they are planted, and turns that pass are missed."""
    position = finished(EARTH, {"seats": 1}, seed, [maker("greedy")])
    assert len(position.view(0)["players"][0]["tableau"]) >= 10
