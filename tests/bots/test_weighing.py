"""Weighing: all candidates in the same worlds, the worse half dropped again and again."""

import pytest

from ludosphere.bots.greedy import play_turn
from ludosphere.bots.weighing import LONG, Weigher
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded

pytestmark = pytest.mark.unmeasured
GUIDED = ("bioviva", "earth", "living_planet")


class Told:
    """A judge who goes by the lead, and notes what it was asked."""

    def __init__(self, sign=1):
        self.sign = sign
        self.asked = []

    def chances(self, positions, seat):
        self.asked.append([position.encode() for position in positions])
        return [0.5 + self.sign * position.advantage(seat) / 1000 for position in positions]


def decisions(name, is_critical=True):
    """Decisions of a game with several candidates."""
    position = game(name).new({}, 7)
    while movers := position.to_move():
        seat = movers[0]
        options = position.wide_candidates(seat)
        if len(options) > 1 and position.is_critical(seat) == is_critical:
            yield position.copy(), seat, options
        position.play(seat, position.suggest(seat))


def rounds_of(count):
    """How many candidates are tried in each round."""
    left = []
    while count > 1:
        left.append(count)
        count = (count + 1) // 2
    return left


@pytest.mark.parametrize("name", GUIDED)
def test_it_asks_for_the_ends_of_turns_in_worlds_all_candidates_share(name):
    for position, seat, options in list(decisions(name))[:6]:
        judge = Told()
        before = position.encode()
        Weigher(seeded(5), judge, 24).choose(position.information_state(seat, seeded(6)))
        assert position.encode() == before
        rng, worlds = seeded(5), iter(judge.asked)
        live, sums = list(range(len(options))), [0.0] * len(options)
        sight = position.information_state(seat, seeded(6))
        for count in rounds_of(len(options)):
            assert len(live) == count
            for _ in range(max(1, 24 // (len(rounds_of(len(options))) * count))):
                world = sight.determinize(rng)
                ends = []
                for index in live:
                    after = world.copy()
                    after.play(seat, options[index])
                    play_turn(after, world.turn)
                    ends.append(after)
                    sums[index] += 0.5 + after.advantage(seat) / 1000
                assert [end.encode() for end in ends] == next(worlds)
            live = sorted(live, key=lambda index: -sums[index])[: (count + 1) // 2]
        assert next(worlds, None) is None


@pytest.mark.parametrize("name", GUIDED)
def test_it_plays_what_is_judged_best_and_tells_the_chance(name):
    differ = 0
    for position, seat, options in list(decisions(name))[:12]:
        found = []
        for sign in (1, -1):
            weigher = Weigher(seeded(5), Told(sign), 60)
            found.append(weigher.choose(position.information_state(seat, seeded(6))))
            assert found[-1] in options
            assert 0 <= weigher.chance <= 1
        differ += found[0] != found[1]
    assert differ > 0


@pytest.mark.parametrize("name", GUIDED)
def test_what_takes_no_thought_is_not_judged(name):
    position = game(name).new({}, 7)
    clear = 0
    while movers := position.to_move():
        seat = movers[0]
        if len(position.wide_candidates(seat)) == 1:
            judge = Told()
            weigher = Weigher(seeded(1), judge, 20)
            assert (
                weigher.choose(position.information_state(seat, seeded(2)))
                == position.wide_candidates(seat)[0]
            )
            assert not judge.asked
            assert weigher.chance < 0
            clear += 1
        position.play(seat, position.suggest(seat))
    assert clear


@pytest.mark.parametrize("name", ["earth", "living_planet"])
def test_a_small_decision_gets_half_the_tries(name):
    for position, seat, options in list(decisions(name, is_critical=False))[:6]:
        judge = Told()
        Weigher(seeded(5), judge, 40).choose(position.information_state(seat, seeded(6)))
        counts = rounds_of(len(options))
        assert sum(map(len, judge.asked)) == sum(
            count * max(1, 20 // (len(counts) * count)) for count in counts
        )


def test_a_game_that_does_not_end_is_played_on_by_rules_of_thumb():
    position, seat, options = next(decisions("earth"))
    judge = Told()
    weigher = Weigher(seeded(1), judge, 20)
    position.turn = 2 * LONG
    weigher.choose(position.information_state(seat, seeded(2)))
    assert judge.asked
    judge.asked.clear()
    position.turn = 2 * LONG + 1
    assert weigher.choose(position.information_state(seat, seeded(2))) == options[0]
    assert not judge.asked
