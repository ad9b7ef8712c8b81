"""Least squares, clustered errors and adjusted p-values against other formulas and known numbers."""

from __future__ import annotations

from itertools import product
from statistics import NormalDist

import numpy as np
import pytest

from ludosphere.lab.study.regression import Z95, false_discoveries, fit, p_value


def data(seed: int, games: int = 60, seats: int = 2, columns: int = 3):
    random = np.random.default_rng(seed)
    design = random.normal(size=(games * seats, columns)) + random.normal(size=(games * seats, 1))
    clusters = np.repeat(np.arange(games), seats)
    noise = random.normal(size=games)[clusters] + random.normal(size=games * seats) * abs(design[:, 0])
    return design, design @ np.arange(1, columns + 1) + noise, clusters


def test_coefficients_by_frisch_waugh_lovell():
    design, outcome, clusters = data(1)
    fitted = fit(outcome, design, clusters)
    for column in range(3):
        others = np.delete(design, column, axis=1)

        def without(values, others=others):
            return values - others @ np.linalg.solve(others.T @ others, others.T @ values)

        rest, left = without(design[:, column]), without(outcome)
        assert fitted.coefficients[column] == pytest.approx(rest @ left / (rest @ rest), rel=1e-9)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_standard_errors_written_out_in_loops(seats):
    design, outcome, clusters = data(2, seats=seats)
    fitted = fit(outcome, design, clusters)
    count, columns = design.shape
    residuals = outcome - design @ np.linalg.lstsq(design, outcome, rcond=None)[0]
    bread = np.linalg.inv(design.T @ design)
    meat = np.zeros((columns, columns))
    for group in set(clusters.tolist()):
        members = [i for i in range(count) if clusters[i] == group]
        for i, j in product(members, members):
            meat += residuals[i] * residuals[j] * np.outer(design[i], design[j])
    groups = len(set(clusters.tolist()))
    factor = groups / (groups - 1) * (count - 1) / (count - columns)
    assert np.allclose(fitted.covariance, factor * bread @ meat @ bread, rtol=1e-9)


def test_of_things_everybody_has_one_of_the_means_are_compared():
    """Every observation has exactly one of four things: the columns add up to the intercept."""
    random = np.random.default_rng(3)
    kinds = random.integers(0, 4, size=200)
    outcome = np.array([0.0, 1.0, 5.0, -2.0])[kinds] + random.normal(size=200)
    design = np.hstack([(kinds[:, None] == np.arange(4)).astype(float), np.ones((200, 1))])
    fitted = fit(outcome, design, np.arange(200))
    means = [outcome[kinds == kind].mean() for kind in range(4)]
    for kind in range(4):
        weights = np.array([-0.25] * 4 + [0.0])
        weights[kind] += 1
        effect, error = fitted.combination(weights)
        assert effect == pytest.approx(means[kind] - sum(means) / 4, abs=1e-9)
        assert 0 < error < 1
    alone = np.array([1.0, 0, 0, 0, 0])
    assert np.isnan(fitted.combination(alone)[0])  # the intercept could take any share of it


def test_two_things_that_always_come_together_cannot_be_told_apart():
    design, outcome, clusters = data(4)
    twins = np.hstack([design, design[:, :1]])
    fitted = fit(outcome, twins, clusters)
    assert np.isnan(fitted.combination(np.array([1.0, 0, 0, 0]))[0])
    together = fitted.combination(np.array([1.0, 0, 0, 1.0]))
    assert together == pytest.approx(fit(outcome, design, clusters).combination(np.array([1.0, 0, 0])))
    assert not np.isnan(fitted.combination(np.array([0, 1.0, 0, 0]))[0])


def test_a_scale_of_a_column_changes_nothing_but_its_coefficient():
    design, outcome, clusters = data(5)
    wide = design * np.array([1.0, 1e4, 1e-4])
    one, other = fit(outcome, design, clusters), fit(outcome, wide, clusters)
    assert np.allclose(other.coefficients * np.array([1.0, 1e4, 1e-4]), one.coefficients)


def test_intervals_hold_the_truth_95_times_in_100():
    """With two seats that pull against each other and scatter that grows with the column."""
    held = 0
    for seed in range(400):
        random = np.random.default_rng(seed)
        column = random.normal(size=80)
        luck = random.normal(size=80) * (0.5 + abs(column))
        design = np.stack([column, -column]).T.reshape(-1, 1)
        outcome = np.stack([2 * column + luck, -2 * column - luck]).T.ravel()
        effect, error = fit(outcome, design, np.repeat(np.arange(80), 2)).combination(np.ones(1))
        held += abs(effect - 2) <= Z95 * error
    assert 0.92 <= held / 400 <= 0.97


def test_p_values_are_those_of_the_normal_distribution():
    for estimate, error in ((1.0, 0.5), (-0.3, 0.2), (0.0, 1.0), (8.0, 2.0)):
        expected = 2 * (1 - NormalDist().cdf(abs(estimate) / error))
        assert p_value(estimate, error) == pytest.approx(expected, abs=1e-12)
    assert p_value(1.0, 0.0) == 1.0


def test_the_example_of_benjamini_and_hochberg():
    """Table 1 of the paper of 1995: four of fifteen are discoveries at 5 %."""
    p_values = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459]
    p_values += [0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]
    adjusted = false_discoveries(p_values)
    assert [q <= 0.05 for q in adjusted] == [True] * 4 + [False] * 11
    assert adjusted[3] == pytest.approx(0.0095 * 15 / 4)


def test_adjusted_p_values_by_their_definition():
    p_values = np.random.default_rng(6).uniform(size=40) ** 3
    ranks = {index: rank for rank, index in enumerate(np.argsort(p_values), 1)}
    for index, q in enumerate(false_discoveries(p_values.tolist())):
        beyond = [p * 40 / ranks[i] for i, p in enumerate(p_values) if p >= p_values[index]]
        assert q == pytest.approx(min(1.0, min(beyond)))
