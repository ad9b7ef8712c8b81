"""Intervals, Elo and the sequential test, against enumerations, closed forms and published figures."""

from __future__ import annotations

from itertools import product
from math import exp, inf, log, log10, sqrt

import numpy as np
import pytest

from ludosphere.bots.match import tally
from ludosphere.lab.stats import (
    Sprt,
    elo_of,
    fitted,
    mean_interval,
    resamples,
    share_interval,
    share_of,
    standing,
)
from ludosphere.lab.study.chances import share_of as chances


# --- the bootstrap ------------------------------------------------------------------------------------
def test_resamples_are_counts_and_frozen() -> None:
    rows = resamples(5, 4, seed=3)
    assert rows.shape == (4, 5)
    assert rows.sum(1).tolist() == [5, 5, 5, 5]
    assert (rows == resamples(5, 4, seed=3)).all()
    assert (resamples(5, 50, seed=4) != resamples(5, 50, seed=3)).any()


def test_the_interval_is_that_of_all_resamples_there_are() -> None:
    """Five observations have 5**5 equally likely resamples: their percentiles are the interval."""
    values = [0.0, 0.25, 0.5, 1.0, 1.0]
    means = [sum(chosen) / 5 for chosen in product(values, repeat=5)]
    low, high = np.quantile(means, [0.025, 0.975])
    found = mean_interval(values, draws=20_000)
    assert found.value == pytest.approx(0.55)
    assert found.low == pytest.approx(low, abs=0.026)  # one step of the lattice is 0.05
    assert found.high == pytest.approx(high, abs=0.026)


def test_the_interval_of_many_is_the_normal_one() -> None:
    values = np.random.Generator(np.random.PCG64(8)).random(800)
    half = 1.96 * values.std() / sqrt(len(values))
    found = mean_interval(list(values), draws=3000)
    assert found.low == pytest.approx(values.mean() - half, abs=half / 10)
    assert found.high == pytest.approx(values.mean() + half, abs=half / 10)


def test_it_holds_the_truth_19_times_of_20() -> None:
    generator = np.random.Generator(np.random.PCG64(1))
    hits = 0
    for number in range(250):
        shares = generator.choice([0.0, 0.5, 1.0], p=[0.2, 0.3, 0.5], size=60)
        found = mean_interval(list(shares), draws=300, seed=number)
        hits += found.low <= 0.65 <= found.high
    assert 0.9 < hits / 250 < 0.98


@pytest.mark.parametrize(
    ("share", "deals", "low", "high"),
    [(1.0, 10, 0.6915, 1.0), (0.0, 10, 0.0, 0.3085), (0.0, 100, 0.0, 0.0362), (0.5, 10, 0.3458, 0.6542)],
)
def test_ten_of_ten_is_no_certainty(share: float, deals: int, low: float, high: float) -> None:
    """0 of 10 and 0 of 100: 0.3085 and 0.0362 in every table of Clopper and Pearson's interval."""
    found = share_interval([share] * deals)
    assert found.value == share
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)
    drawn = tally([[(share, 1.0, 2.0)]] * deals)
    assert (drawn.low, drawn.high) == pytest.approx((low, high), abs=1e-4)
    same = chances(np.full(deals, share), np.arange(deals))
    assert (same.low, same.high) == pytest.approx((low, high), abs=1e-4)
    elo = standing(["a", "b"], {("a", "b"): [(2 * share, 2.0)] * deals}).differences["a", "b"]
    assert elo.low <= elo.value <= elo.high
    # A drawn game more (fitted) moves the ends of what Clopper and Pearson say by so much.
    games = 2.0 * deals
    ends = [elo_of((end * games + 0.25) / (games + 0.5)) for end in (low, high)]
    assert (elo.low, elo.high) == pytest.approx(ends, abs=25)


# --- Elo ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("elo", "share"), [(0, 0.5), (100, 0.6401), (150, 0.7034), (200, 0.7597), (400, 10 / 11)]
)
def test_elo_as_everybody_knows_it(elo: float, share: float) -> None:
    assert share_of(elo) == pytest.approx(share, abs=5e-5)
    assert elo_of(share_of(elo)) == pytest.approx(elo)
    assert share_of(-elo) == pytest.approx(1 - share, abs=5e-5)


def test_elo_of_the_ends() -> None:
    assert (elo_of(1), elo_of(0)) == (inf, -inf)


def test_two_bots_are_as_far_apart_as_their_share_says() -> None:
    found = fitted(np.array([[0, 70.5], [29.5, 0]]), virtual=0)
    assert found[0] - found[1] == pytest.approx(elo_of(0.705))
    assert found.sum() == pytest.approx(0)


def test_expected_results_give_the_strengths_back() -> None:
    truth = np.array([310.0, 75.0, -20.0, -365.0])
    shares = 1 / (1 + 10 ** ((truth[None, :] - truth[:, None]) / 400))
    games = np.array([[0, 40, 10, 0], [40, 0, 30, 7], [10, 30, 0, 90], [0, 7, 90, 0]])  # not all meet
    assert fitted(shares * games, virtual=0) == pytest.approx(truth)
    assert fitted(np.stack([shares * games, shares.T * games]), virtual=0)[1] == pytest.approx(-truth)


def test_the_fit_is_the_most_likely_one() -> None:
    """Brute force over a lattice of strengths for three bots."""
    won = np.array([[0, 6.0, 9.0], [4.0, 0, 5.5], [1.0, 4.5, 0]])

    def likelihood(strength: tuple[float, ...]) -> float:
        return sum(
            won[a, b] * log(1 / (1 + 10 ** ((strength[b] - strength[a]) / 400)))
            for a in range(3)
            for b in range(3)
            if a != b
        )

    lattice = range(-200, 300, 10)
    best = max(((a, b, -a - b) for a in lattice for b in lattice), key=likelihood)
    found = fitted(won, virtual=0)
    assert found == pytest.approx(best, abs=10)
    for nudge in np.eye(3) * 5 - 5 / 3:
        assert likelihood(tuple(found)) > likelihood(tuple(found + nudge))


def test_who_always_wins_gets_a_finite_number_and_who_never_met_too() -> None:
    found = fitted(np.array([[0, 20.0], [0, 0]]))
    assert found[0] - found[1] == pytest.approx(elo_of(20.25 / 20.5))
    assert np.isfinite(fitted(np.zeros((3, 3)))).all()
    apart = fitted(np.array([[0, 3.0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 2.0], [0, 0, 2, 0]]), virtual=0)
    assert apart[0] - apart[1] == pytest.approx(elo_of(0.75), abs=1e-3)
    assert apart[2:] == pytest.approx([0, 0], abs=1e-3)


def test_a_standing_has_all_differences_with_intervals() -> None:
    generator = np.random.Generator(np.random.PCG64(5))
    bots = ["a", "b", "c"]
    truth = {"a": 150.0, "b": 0.0, "c": -150.0}
    results = {
        (one, other): [
            (float(generator.binomial(2, share_of(truth[one] - truth[other]))), 2.0) for _ in range(300)
        ]
        for one, other in [("a", "b"), ("a", "c"), ("b", "c")]
    }
    found = standing(bots, results, draws=500)
    assert set(found.differences) == {("a", "b"), ("a", "c"), ("b", "c")}
    for (one, other), interval in found.differences.items():
        assert interval.low < truth[one] - truth[other] < interval.high
        assert interval.value == pytest.approx(found.elo[one].value - found.elo[other].value)
    # About as wide as the closed form for one pair, and a bit narrower: the others help.
    share = share_of(150)
    alone = 2 * 1.96 * 400 / log(10) / sqrt(600 * share * (1 - share))
    both = found.differences["a", "b"]
    assert 0.6 * alone < both.high - both.low < 1.05 * alone
    assert found == standing(bots, results, draws=500)


def test_a_pair_that_stopped_early_has_fewer_deals() -> None:
    found = standing(
        ["a", "b", "c"], {("a", "b"): [(1.5, 2.0)] * 20, ("b", "c"): [(1.0, 2.0)] * 5}, draws=200
    )
    assert found.differences["a", "b"].value == pytest.approx(elo_of(0.75), abs=5)
    assert found.differences["b", "c"].value == pytest.approx(0, abs=1e-6)


# --- the sequential test ------------------------------------------------------------------------------
def pentanomial(counts: list[int]) -> list[float]:
    return [number / 4 for number, count in enumerate(counts) for _ in range(count)]


def test_the_figures_that_a_fishtest_server_published() -> None:
    """montytest.muzhen.org/tests/stats/69d3c8dc7c5b3724e29d2712: results, logistic bounds and exact LLR."""
    shares = pentanomial([13, 37, 50, 25, 3])
    assert elo_of(sum(shares) / len(shares)) == pytest.approx(-43.6578, abs=1e-4)
    test = Sprt(share_of(0), share_of(2.716))
    assert test.high == pytest.approx(0.50391, abs=5e-6)
    assert test.bounds == pytest.approx((-2.9444, 2.9444), abs=5e-5)
    assert test.ratio(shares) == pytest.approx(-0.53772, abs=2e-4)  # the bound is given to four digits
    assert test.verdict(shares) is None


def test_wins_and_losses_alone_are_walds_own_test() -> None:
    test = Sprt(0.5, 0.6)
    for wins, losses in [(3, 4), (60, 20), (10, 50)]:
        expected = wins * log(0.6 / 0.5) + losses * log(0.4 / 0.5)
        assert test.ratio([1.0] * wins + [0.0] * losses) == pytest.approx(expected, abs=1e-9)
    assert test.verdict([1.0] * 60 + [0.0] * 20) == "high"
    assert test.verdict([1.0] * 10 + [0.0] * 50) == "low"


def test_the_likelihoods_are_the_greatest_there_are() -> None:
    """Brute force over all distributions on three values with the mean that the hypothesis says."""
    shares = [0.0] * 5 + [0.5] * 7 + [1.0] * 8

    def greatest(mean: float) -> float:
        best = -inf
        for step in range(1, 40_000):
            ends = step / 40_000  # the chance of 0.5; what is left is shared so that the mean is right
            high = mean - ends / 2
            low = 1 - ends - high
            if high > 0 and low > 0:
                best = max(best, 5 * log(low) + 7 * log(ends) + 8 * log(high))
        return best

    found = Sprt(0.45, 0.62).ratio(shares)
    assert found == pytest.approx(greatest(0.62) - greatest(0.45), abs=1e-5)


def test_one_sided_results_are_judged_too() -> None:
    test = Sprt(0.5, 0.55)
    assert test.verdict([]) is None
    assert 0 < test.ratio([1.0]) < test.ratio([1.0] * 10)
    assert test.verdict([1.0] * 40) == "high"
    assert test.verdict([0.0] * 40) == "low"
    assert test.verdict([0.75] * 40) == "high"
    assert test.ratio([0.5] * 30) < 0


def test_it_stops_at_the_first_crossing() -> None:
    test = Sprt(0.5, 0.6)
    shares = [1.0] * 40
    stop = test.stop(shares)
    assert stop is not None
    count, verdict = stop
    assert verdict == "high"
    assert test.verdict(shares[: count - 1]) is None
    assert test.verdict(shares[:count]) == "high"
    assert test.stop(shares[: count - 1]) is None
    assert test.stop(shares, first=count + 3) == (count + 3, "high")


@pytest.mark.parametrize("truth", ["low", "high"])
def test_it_errs_as_seldom_as_it_promises(truth: str) -> None:
    """Simulated deals of two games with half of the games drawn; 5 % may go wrong."""
    test = Sprt(0.45, 0.6)
    generator = np.random.Generator(np.random.PCG64(11))
    share = getattr(test, truth)
    wrong = 0
    for _ in range(200):
        games = generator.choice([0.0, 0.5, 1.0], p=[0.75 - share, 0.5, share - 0.25], size=(400, 2))
        stop = test.stop(list(games.mean(1)), first=8)
        assert stop is not None
        wrong += stop[1] != truth
    assert wrong / 200 < 0.08  # 5 % and two standard errors


@pytest.mark.parametrize("bounds", [(0.6, 0.5), (0.5, 0.5), (0, 0.5), (0.5, 1)])
def test_impossible_tests_are_refused(bounds: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="go up"):
        Sprt(*bounds)


def test_impossible_errors_are_refused() -> None:
    with pytest.raises(ValueError, match="errors"):
        Sprt(0.5, 0.6, alpha=0.5)


def test_one_in_e_is_so_many_points() -> None:
    assert elo_of(exp(1) / (1 + exp(1))) == pytest.approx(400 * log10(exp(1)))
