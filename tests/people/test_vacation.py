"""Vacations: how many days they take, coming back early, the turn of the year, what the clock is told."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest

from ludosphere.people.vacation import DAYS, Vacations, vacation_of
from ludosphere.play.errors import Refused
from ludosphere.play.header import now

MONDAY = datetime(2026, 6, 1, 15, 30)


@pytest.fixture
def vacations(people):
    return Vacations(people)


def left(person, time=MONDAY):
    return vacation_of(person, time).left


def test_first_and_last_day_count(vacations):
    person = vacations.away_until("ada", date(2026, 6, 3), MONDAY)
    assert vacation_of(person, MONDAY).last == date(2026, 6, 3)
    assert left(person) == DAYS - 3
    assert vacation_of(person, datetime(2026, 6, 3, 23, 59)).last == date(2026, 6, 3)
    assert vacation_of(person, datetime(2026, 6, 4)).last is None


def test_nobody_takes_more_days_than_there_are(vacations):
    with pytest.raises(Refused, match="30 left: that would be 31") as refused:
        vacations.away_until("ada", date(2026, 7, 1), MONDAY)
    assert refused.value.key == "vacation-long"
    assert left(vacations.away_until("ada", date(2026, 6, 30), MONDAY)) == 0
    with pytest.raises(Refused, match="0 left"):
        vacations.away_until("ada", date(2026, 7, 1), MONDAY)


@pytest.mark.parametrize("last", [date(2026, 5, 31), date(2027, 6, 1), date(9999, 12, 31)])
def test_a_last_day_is_neither_past_nor_far_away(vacations, last):
    with pytest.raises(Refused) as refused:
        vacations.away_until("ada", last, MONDAY)
    assert refused.value.key == "vacation-day"


def test_who_comes_back_early_has_the_days_again_that_had_not_begun(vacations):
    vacations.away_until("ada", date(2026, 6, 10), MONDAY)
    person = vacations.back("ada", MONDAY + timedelta(days=2))
    assert vacation_of(person, MONDAY + timedelta(days=2)).last is None
    assert left(person) == DAYS - 3
    assert left(vacations.back("ada", MONDAY + timedelta(days=3))) == DAYS - 3


def test_a_vacation_can_be_made_longer_and_shorter(vacations):
    vacations.away_until("ada", date(2026, 6, 3), MONDAY)
    assert left(vacations.away_until("ada", date(2026, 6, 5), MONDAY)) == DAYS - 5
    assert left(vacations.away_until("ada", date(2026, 6, 2), MONDAY)) == DAYS - 2


def test_days_count_for_the_year_in_which_a_vacation_began(vacations):
    december = datetime(2026, 12, 28, 9)
    person = vacations.away_until("ada", date(2027, 1, 2), december)
    assert left(person, december) == DAYS - 6
    assert left(person, datetime(2027, 1, 2)) == DAYS - 6
    assert left(person, datetime(2027, 1, 3)) == DAYS
    assert (
        left(vacations.away_until("ada", date(2027, 1, 5), datetime(2027, 1, 5)), datetime(2027, 1, 5))
        == DAYS - 1
    )


def test_the_clock_learns_how_long_somebody_is_away_or_since_when_they_are_not(vacations):
    assert vacations.holiday("") is None
    assert vacations.holiday("ada") is None
    vacations.away_until("ada", now().date())
    free = vacations.holiday("ada")
    assert free is not None
    assert 0 <= free <= 24 * 3600 * 1000
    vacations.back("ada")
    gone = vacations.holiday("ada")
    assert gone is not None
    assert -5000 < gone <= 0
