"""Intervals of shares and the test of seats, by brute force."""

from __future__ import annotations

from itertools import permutations, product
from math import comb, sqrt

import numpy as np
import pytest

from ludosphere.lab.study.analysis import _alike
from ludosphere.lab.study.chances import alike, mean_of, share_of, unevenness
from ludosphere.lab.study.regression import Z95


def test_the_interval_is_as_wide_as_all_resamples_scatter():
    payoffs = [1.0, 0.0, 0.5, 1.0, 0.0]
    means = [sum(sample) / 5 for sample in product(payoffs, repeat=5)]
    middle = sum(means) / len(means)
    scatter = sum((mean - middle) ** 2 for mean in means) / len(means)
    found = mean_of(np.array(payoffs), np.arange(5))
    assert found.value == pytest.approx(0.5)
    assert found.high - found.low == pytest.approx(2 * Z95 * sqrt(scatter * 5 / 4))
    assert found.count == 5


@pytest.mark.parametrize("even", [0.5, 0.25])
def test_the_interval_holds_an_even_share_95_times_in_100(even):
    """Over every number of victories that 120 games can bring, each as likely as it is."""
    games = 120
    held = 0.0
    for wins in range(games + 1):
        payoffs = np.array([1.0] * wins + [0.0] * (games - wins))
        found = share_of(payoffs, np.arange(games))
        if found.low <= even <= found.high:
            held += comb(games, wins) * even**wins * (1 - even) ** (games - wins)
    assert 0.93 <= held <= 0.97


def test_games_of_one_deal_count_as_one_observation():
    payoffs = np.array([1.0, 0.0, 1.0, 1.0, 0.0, 0.0])
    found = share_of(payoffs, np.array([0, 0, 1, 1, 2, 2]))
    alone = share_of(np.array([0.5, 1.0, 0.0]), np.arange(3))
    assert found == alone
    assert found.low == 0.0  # the normal interval would go below
    assert found.high == 1.0


def test_a_single_deal_has_no_interval():
    found = mean_of(np.array([3.0, 5.0]), np.zeros(2, dtype=np.int64))
    assert found.value == 4.0
    assert np.isnan(found.low)
    assert np.isnan(found.high)


def test_the_permutation_test_by_every_permutation():
    payoffs = np.array([[1.0, 0, 0], [1, 0, 0], [0.5, 0.5, 0], [1, 0, 0]])
    real = unevenness(payoffs)
    orders = list(permutations(range(3)))
    as_uneven = sum(
        unevenness(np.array([row[list(order)] for row, order in zip(payoffs, chosen)])) >= real - 1e-12
        for chosen in product(orders, repeat=4)
    )
    exact = as_uneven / len(orders) ** 4
    assert alike(payoffs, shuffles=4000) == pytest.approx(exact, abs=0.02)


def test_a_seat_that_always_wins_is_noticed_and_even_seats_are_not():
    winner = np.tile([1.0, 0.0], (40, 1))
    assert alike(winner, 500) == pytest.approx(1 / 501)
    even = np.array([[1.0, 0.0], [0.0, 1.0]] * 20)
    assert alike(even, 500) == 1.0
    assert alike(winner, 500) == alike(winner, 500)


def test_the_games_of_a_deal_are_no_independent_ones():
    """Two bots in both seatings: where the better bot always wins, seats are as even as can be."""
    games, deals = 40, 20
    table = {"game": [], "seat": [], "deal": [], "payoff": []}
    for game in range(games):
        for seat in range(2):
            table["game"].append(game)
            table["seat"].append(seat)
            table["deal"].append(game // 2)
            table["payoff"].append(float(seat == game % 2))
    assert _alike(table, "seat", 2) == 1.0
    # And where every deal is won from one seat, 20 deals say as much as 20 games, not as 40.
    table["payoff"] = [float(seat == (game // 2 < 6)) for game in range(games) for seat in range(2)]
    rows = np.array([[float(deal >= 6), float(deal < 6)] for deal in range(deals)])
    assert _alike(table, "seat", 2) == alike(rows)
    assert 0.05 < alike(rows) < 0.2
