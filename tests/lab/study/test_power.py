"""Power of cards on games made up so that the truth is known."""

from __future__ import annotations

import numpy as np
import pytest

from ludosphere.kit.study import Subject
from ludosphere.lab.study.power import powers

WORTH = {"a": 6.0, "b": 2.0, "c": 0.0, "d": -4.0}
DRAWN = Subject("card", "drawn", chosen=False)


def made(games: int, seats: int, noise: float, seed: int = 1, worth=WORTH, each=False, linked=False):
    """Tables of games in which every seat has a card with a chance of a half; seat 1 has 3 points more.

    linked: whoever has a is sure to have b too, and c never.
    """
    random = np.random.default_rng(seed)
    table = {name: [] for name in ("game", "deal", "seat", "place", "bot", "payoff", "lead")}
    facts = {name: [] for name in ("game", "seat", "kind", "item", "what", "times", "turn")}
    for game in range(games):
        level = random.normal() * 10  # a rich deal for everybody
        scores = []
        for seat in range(seats):
            score = level + (3.0 if seat == 0 else 0.0) + random.normal() * noise
            hand = {card: int(random.integers(0, 3 if each else 2)) for card in worth}
            if linked:
                hand["b"], hand["c"] = max(hand["a"], hand["b"]), 0 if hand["a"] else hand["c"]
            for card, times in hand.items():
                if times:
                    score += worth[card] * times
                    for name, value in zip(facts, (game, seat, "card", card, "drawn", times, 1)):
                        facts[name].append(value)
            scores.append(score)
        for seat, score in enumerate(scores):
            others = [value for other, value in enumerate(scores) if other != seat]
            lead = score - (sum(others) / len(others) if others else 0.0)
            row = (game, game, seat, seat, "greedy", float(score == max(scores)), lead)
            for name, value in zip(table, row):
                table[name].append(value)
    return table, facts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_luck_the_truth_comes_out_exactly(seats):
    found = powers(*made(100, seats, noise=0.0), DRAWN)
    assert found is not None
    assert [row.item for row in found.rows] == ["a", "b", "c", "d"]
    for row in found.rows:
        assert row.effect == pytest.approx(WORTH[row.item] - 1.0, abs=1e-8)  # the average is 1
    assert found.average is not None
    assert found.average[0] == pytest.approx(1.0, abs=1e-8)


def test_alone_at_the_table_too():
    seats, facts = made(100, 1, noise=0.0)
    wanted = {row.item: row.effect for row in powers(seats, facts, DRAWN).rows}
    design = np.zeros((100, 5))
    design[:, 4] = 1
    for game, item in zip(facts["game"], facts["item"]):
        design[game, "abcd".index(item)] = 1
    worth = np.linalg.lstsq(design, np.array(seats["lead"]), rcond=None)[0][:4]
    for item, effect in wanted.items():
        assert effect == pytest.approx(worth["abcd".index(item)] - worth.mean(), abs=1e-8)


def test_with_luck_the_truth_is_in_the_intervals_and_discoveries_are_true():
    found = powers(*made(1500, 2, noise=8.0), DRAWN)
    for row in found.rows:
        assert row.low <= WORTH[row.item] - 1.0 <= row.high
    assert {row.item for row in found.rows if row.q <= 0.05} >= {"a", "d"}


def test_two_seats_as_one_regression_of_differences():
    """An oracle: one row per game, seat 1 less seat 2, with what is left of the seats as intercept."""
    seats, facts = made(300, 2, noise=5.0)
    design = np.zeros((300, 5))
    design[:, 4] = 1
    for game, seat, item in zip(facts["game"], facts["seat"], facts["item"]):
        design[game, "abcd".index(item)] += 1 - 2 * seat
    leads = np.array(seats["lead"])[::2]
    worth = np.linalg.lstsq(design, leads, rcond=None)[0][:4]
    for row in powers(seats, facts, DRAWN).rows:
        assert row.effect == pytest.approx(worth["abcd".index(row.item)] - worth.mean(), abs=1e-8)


def test_other_cards_are_adjusted_for():
    """b comes with a, c without it: not adjusted, the worth of a is counted for b and against c."""
    found = {row.item: row for row in powers(*made(2000, 2, noise=1.0, linked=True), DRAWN).rows}
    assert found["b"].effect == pytest.approx(1.0, abs=0.4)
    assert found["b"].plain > WORTH["b"] + 1.5
    assert found["c"].plain < WORTH["c"] - 1.5


def test_what_happens_several_times_counts_so_many_times():
    each = Subject("card", "drawn", each=True)
    found = powers(*made(120, 2, noise=0.0, each=True), each)
    assert {row.item: round(row.effect, 6) for row in found.rows} == {
        "a": 5.0,
        "b": 1.0,
        "c": -1.0,
        "d": -5.0,
    }


def test_nothing_is_said_about_what_came_too_seldom_or_of_too_few_games():
    seats, facts = made(100, 2, noise=1.0)
    for name, value in zip(facts, (0, 0, "card", "once", "drawn", 1, 1)):
        facts[name].append(value)
    found = powers(seats, facts, DRAWN)
    assert found.rare == 1
    assert "once" not in {row.item for row in found.rows}
    assert powers(*made(30, 2, noise=1.0), DRAWN) is None
    assert powers(seats, facts, Subject("card", "played")) is None


def test_of_worthless_cards_few_are_discovered():
    worth = dict.fromkeys("abcdefghijklmnop", 0.0)
    discovered = 0
    for seed in range(10):
        found = powers(*made(150, 2, noise=5.0, seed=seed, worth=worth), DRAWN)
        discovered += any(row.q <= 0.05 for row in found.rows)
    assert discovered <= 3  # one in twenty is the rate: three or fewer of ten have a chance of 99.9 %
