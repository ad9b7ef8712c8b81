"""Traits, what networks read: two columns that mirror each other, and last what both seats can hope for."""

import pytest

from ludosphere.core.features import tenths
from ludosphere.core.registry import game, registered_games
from ludosphere.core.rng import seeded

COLUMNS = {"biomos": 0, "bioviva": 32, "earth": 49, "living_planet": 46}
"""By game, how many traits a column has."""


def positions(name, options, every=9):
    position, rng = game(name).new(options, 11), seeded(12)
    number = 0
    while movers := position.to_move():
        if number % every == 0:
            yield position
        position.play(movers[0], position.rollout(movers[0], rng))
        number += 1
    yield position


@pytest.mark.parametrize("name", registered_games())
def test_both_columns_are_the_same_seen_from_the_other_side(name):
    size = COLUMNS[name]
    for position in positions(name, {}):
        before = position.encode()
        mine, theirs = position.features(0), position.features(1)
        assert position.encode() == before
        assert len(mine) == len(theirs) >= 2 * size + 3
        assert mine[:size] == theirs[size : 2 * size]
        assert mine[size : 2 * size] == theirs[:size]
        assert all(isinstance(number, int) for number in mine)


@pytest.mark.parametrize("name", registered_games())
@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_traits_are_what_the_seat_and_its_best_rival_can_hope_for(name, seats):
    for position in positions(name, {"seats": seats}, every=23):
        values = position.value_vector()
        lengths = set()
        for seat in range(seats):
            found = position.features(seat)
            lengths.add(len(found))
            rival = max(values[:seat] + values[seat + 1 :])
            assert found[-3:] == [tenths(values[seat]), tenths(rival), found[-3] - found[-2]]
        assert len(lengths) == 1


def test_alone_gaia_is_the_rival_of_whom_nothing_is_read_but_her_points():
    for position in positions("earth", {"seats": 1}, every=40):
        found = position.features(0)
        assert len(found) == 2 * COLUMNS["earth"] + 3
        assert not any(found[COLUMNS["earth"] : -3])
        assert found[-2] == tenths(position.value_vector()[1])
