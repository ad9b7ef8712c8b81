"""Every ruling of a page in docs/rules has a test named after it; no test names one that isn't there."""

from __future__ import annotations

import pytest

from rulings import RULINGS, Rulings

each_game = pytest.mark.parametrize("of", RULINGS, ids=lambda of: of.game)


@each_game
def test_rulings_are_numbered_without_a_gap(of: Rulings) -> None:
    assert of.numbers() == list(range(1, of.last + 1))


@each_game
def test_every_ruling_has_a_test_named_after_it(of: Rulings) -> None:
    assert sorted(set(of.numbers()) - of.tested()) == []


@each_game
def test_every_test_of_a_ruling_names_one_that_is_there(of: Rulings) -> None:
    assert sorted(of.tested() - set(of.numbers())) == []


@each_game
def test_comments_in_the_rules_quote_rulings_that_are_there(of: Rulings) -> None:
    assert len(of.quoted()) > 30
    assert of.quoted() <= set(of.numbers())
