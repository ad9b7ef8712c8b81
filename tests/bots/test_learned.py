"""The learned bot plays in every game, with weights and without."""

import pytest

from ludosphere.bots import bot
from ludosphere.bots.learned import Learned
from ludosphere.bots.match import play
from ludosphere.bots.network import fitting
from ludosphere.bots.search import Search
from ludosphere.bots.weighing import Weigher
from ludosphere.core.errors import LudosphereError
from ludosphere.core.registry import game, registered_games
from ludosphere.core.rng import seeded

pytestmark = pytest.mark.unmeasured


def opening(name, options, decisions):
    """A position some decisions into a game."""
    position = game(name).new(options, 4)
    rng = seeded(6)
    for _ in range(decisions):
        seat = position.to_move()[0]
        position.play(seat, position.rollout(seat, rng))
    return position


@pytest.mark.parametrize("name", registered_games())
@pytest.mark.parametrize("seats", [2, 4])
def test_it_chooses_legally_and_the_same_again(name, seats):
    position = opening(name, {"seats": seats}, 9)
    before = position.encode()
    seat = position.to_move()[0]
    choices = [
        bot("learned", simulations=8, seed=3).choose(position.information_state(seat, seeded(2)))
        for _ in range(2)
    ]
    assert choices[0] == choices[1]
    assert choices[0] in position.legal(seat)
    assert position.encode() == before


def test_it_plays_a_whole_game():
    payoffs, _ = play(game("biomos"), {}, 5, [lambda seed: bot("learned", simulations=4, seed=seed)] * 2)
    assert sum(payoffs) == 1


def test_one_bot_may_play_different_games():
    playing = bot("learned", simulations=4, seed=1)
    for name, options in (("biomos", {}), ("earth", {}), ("biomos", {"seats": 3})):
        position = opening(name, options, 5)
        seat = position.to_move()[0]
        assert playing.choose(position.information_state(seat, seeded(2))) in position.legal(seat)


def test_without_weights_it_searches_plainly():
    options = {"seats": 2, "giant_biomes": ""}
    assert fitting(game("biomos"), options) is None
    position = opening("biomos", options, 3)
    seat = position.to_move()[0]
    rng = seeded(1)
    playing = Learned(rng, 20)
    playing.choose(position.information_state(seat, seeded(2)))
    assert isinstance(playing.playing, Search)
    assert playing.playing.judge is None


def test_with_weights_it_judges_by_them():
    """It asks the network, and doesn't always choose what plain search would with as many simulations."""
    position = game("biomos").new({}, 4)
    differ = 0
    while seats := position.to_move():
        seat = seats[0]
        sight = position.information_state(seat, seeded(2))
        rng = seeded(3)
        playing = Learned(rng, 30)
        action = playing.choose(sight)
        if len(sight.legal()) > 1:
            assert isinstance(playing.playing, Search)
            assert playing.playing.judge is not None
            differ += action != Search(seeded(3), 30).choose(sight)
        position.play(seat, action)
    assert differ > 0


@pytest.mark.parametrize("name", ["bioviva", "earth", "living_planet"])
def test_where_there_are_rules_of_thumb_it_weighs(name):
    assert fitting(game(name), {}) is not None
    position = opening(name, {}, 9)
    seat = position.to_move()[0]
    playing = Learned(seeded(3), 12)
    playing.choose(position.information_state(seat, seeded(2)))
    while position.to_move() and playing.playing is None:
        position.play(seat, position.suggest(seat))
        seat = position.to_move()[0]
        playing.choose(position.information_state(seat, seeded(2)))
    assert isinstance(playing.playing, Weigher)


def test_a_budget_below_one_is_refused():
    with pytest.raises(LudosphereError, match="at least 1 simulation"):
        bot("learned", simulations=0)
