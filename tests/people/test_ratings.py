"""Results and ratings: who counts, what is written, and that it is written once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from ludosphere.database.models import ResultRow
from ludosphere.people.ratings import FIRST, Rating, Ratings, rated, shown, who_counts
from ludosphere.play import Seat, Table
from ludosphere.play.header import GONE
from ludosphere.play.journal import Entry
from ludosphere.play.terms import Terms

THREE = (Seat.human("Ada", "ada"), Seat.human("Bo", "bo"), Seat.of_bot(3))


@pytest.fixture
def over(store):
    """Makes tables that are over, with these seats and ranks; nothing of the game itself matters here."""
    number = iter(range(100))

    def made(ranks=(1, 2, 3), seats=THREE, scores=None, **facts):
        options = {"seats": len(seats)}
        table = Table.create(
            store, "ada", Terms("biomos", options, seats, next(number), rated=facts.pop("rated", True))
        )
        points = scores or tuple(10 * (9 - rank) for rank in ranks)
        header = replace(
            table.header, stage="over", waiting=(), ranks=tuple(ranks), scores=points, seq=2, **facts
        )
        store.change(table.header, header, Entry("play"))
        return header

    return made


def numbers(ratings, *subjects):
    return [rating.number for subject in subjects for rating in ratings.of(subject)]


def test_a_rated_game_moves_everybodys_rating_by_their_rank(ratings, over):
    assert ratings.note(over(ranks=(2, 1, 3)))
    ada, bo, bot = numbers(ratings, "ada", "bo", "bot:search:3")
    assert bo > ada > bot
    assert [rating.games for rating in ratings.of("ada")] == [1]
    (result,) = ratings.results("ada")
    assert (result.rank, result.seats, result.before) == (2, 3, 1500)
    assert result.after == ada
    assert result.rated


def test_an_unrated_game_is_remembered_and_moves_nothing(ratings, over):
    assert ratings.note(over(rated=False))
    assert ratings.of("ada") == []
    (result,) = ratings.results("ada")
    assert (result.rank, result.score, result.before, result.after) == (1, 80, None, None)
    assert ratings.results("bot:search:3") == []


def test_a_table_is_written_once_whoever_tries(ratings, over, store):
    header = over()
    assert ratings.note(header)
    before = numbers(ratings, "ada", "bo", "bot:search:3")
    assert not ratings.note(header)
    assert not Ratings(store.database).note(header)
    assert numbers(ratings, "ada", "bo", "bot:search:3") == before


def test_another_process_that_is_faster_wins(ratings, over, monkeypatch):
    """Between the look whether a table is noted and the writing of it somebody else writes it."""
    header, write, late = over(), Ratings._write, []

    def slow(self, connection, *args):
        if not late:
            late.append(True)
            assert Ratings(self._database).note(header)
        write(self, connection, *args)

    monkeypatch.setattr(Ratings, "_write", slow)
    assert not ratings.note(header)
    assert [rating.games for rating in ratings.of("ada")] == [1]


def test_modes_and_games_have_ratings_of_their_own(ratings, over):
    header = over()
    ratings.note(header)
    ratings.note(replace(over(), options={**header.options, "mode": "adventure"}))
    assert len(ratings.of("ada")) == 2
    assert len(ratings.modes("biomos")) == 2


@pytest.mark.parametrize(
    ("facts", "counts"),
    [
        ({}, {0: "ada", 1: "bo", 2: "bot:search:3"}),
        ({"rated": False}, {0: "ada", 1: "bo"}),
        ({"stage": "broken"}, {}),
        ({"stage": "running"}, {}),
        ({"parent": "another"}, {}),
        ({"stage": "off"}, {}),
        ({"scores": None, "ranks": None}, {0: "ada", 1: "bo", 2: "bot:search:3"}),  # it ended by absence
        ({"seats": (Seat.human("Ada", "ada"), Seat.human("Al", "ada"), Seat.human("Bo", "bo"))}, {2: "bo"}),
        ({"seats": (Seat.of_bot(1), Seat.of_bot(2), Seat.of_bot(3))}, {}),
        ({"seats": (replace(THREE[0], person=None, away=GONE), *THREE[1:])}, {1: "bo", 2: "bot:search:3"}),
    ],
)
def test_who_counts(over, facts, counts):
    assert who_counts(replace(over(), **facts)) == counts


def test_who_has_lost_is_last_whatever_a_bot_did_for_them(ratings, over):
    seats = (replace(THREE[0], lost=True, away="left"), *THREE[1:])
    header = over(ranks=(1, 2, 3), seats=seats)
    assert list(header.places) == [3, 1, 2]
    ratings.note(header)
    assert [ratings.results(who)[0].rank for who in ("ada", "bo")] == [3, 1]
    assert numbers(ratings, "ada") < numbers(ratings, "bot:search:3") < numbers(ratings, "bo")


@pytest.mark.parametrize(
    ("ranks", "lost", "final"),
    [
        ((1, 1, 3), (), [1, 1, 3]),
        ((1, 1, 3), (0,), [3, 1, 2]),
        ((1, 2, 2), (0,), [3, 1, 1]),
        ((1, 2, 3), (0, 1), [2, 2, 1]),
        ((1, 2, 3), (0, 1, 2), [2, 2, 2]),
    ],
)
def test_final_ranks_close_up(over, ranks, lost, final):
    seats = tuple(replace(seat, lost=number in lost) for number, seat in enumerate(THREE))
    assert list(over(ranks=ranks, seats=seats).places) == final


def gone(seat, **how):
    return replace(THREE[seat], **how)


LEFT, LOST = {"away": "left"}, {"away": "late", "lost": True}


@pytest.mark.parametrize("how", [LEFT, LOST])
def test_where_nobody_is_left_at_the_end_nobody_gains_or_loses(ratings, over, how):
    seats = (gone(0, **how), gone(1, **how), THREE[2])
    ratings.note(over(ranks=(1, 2, 3), seats=seats))
    assert [rating for who in ("ada", "bo", "bot:search:3") for rating in ratings.of(who)] == []
    assert [ratings.results(who)[0].after for who in ("ada", "bo")] == [None, None]


def test_a_bot_that_wins_for_who_is_away_wins_nothing_for_them(ratings, over):
    ratings.note(over(ranks=(1, 2, 3), seats=(gone(0, **LEFT), *THREE[1:])))
    assert numbers(ratings, "ada") == [1500]
    assert [one.absent for one in ratings.results("ada")] == ["left"]


def test_who_runs_out_of_time_with_somebody_stronger_gains_nothing_by_it(ratings, over):
    seats = (THREE[0], THREE[1], Seat.human("Cleo", "cleo"))
    for _ in range(4):
        ratings.note(over(ranks=(1, 2, 3), seats=seats))
    weak = numbers(ratings, "cleo")[0]
    both_late = (replace(seats[0], **LOST), seats[1], replace(seats[2], **LOST))
    ratings.note(over(ranks=(1, 2, 3), seats=both_late))
    assert numbers(ratings, "cleo")[0] <= weak
    assert [rating.games for rating in ratings.of("cleo")] == [5]


def test_a_game_that_time_decided_has_a_winner_and_no_points(ratings, over):
    seats = (THREE[0], gone(1, **LOST))
    ratings.note(replace(over(ranks=(1, 2), seats=seats), scores=None, ranks=None))
    ada, bo = numbers(ratings, "ada", "bo")
    assert ada > 1500 > bo
    assert [(one.rank, one.score) for who in ("ada", "bo") for one in ratings.results(who)] == [
        (1, None),
        (2, None),
    ]


def test_two_bots_of_a_kind_are_one_subject(ratings, over):
    ratings.note(over(seats=(THREE[0], Seat.of_bot(3), Seat.of_bot(3))))
    (bot,) = ratings.of("bot:search:3")
    assert bot.games == 1
    assert bot.number < ratings.of("ada")[0].number


SUBJECTS = ("ada", "bo", "cleo", "bot:search:1", "bot:search:5")
STRENGTH = st.tuples(st.floats(5, 50), st.floats(1.0, 8.4))


@given(st.data())
def test_equals_are_ordered_by_their_ranks(data):
    size = data.draw(st.integers(2, 5))
    mu, sigma = data.draw(STRENGTH)
    ranks = data.draw(st.lists(st.integers(1, 5), min_size=size, max_size=size))
    before = {name: Rating(name, "g", "", mu, sigma, 0) for name in SUBJECTS[:size]}
    after = rated(dict(enumerate(SUBJECTS[:size])), ranks, before)
    for one in range(size):
        for other in range(size):
            if ranks[one] < ranks[other]:
                assert after[SUBJECTS[one]].mu > after[SUBJECTS[other]].mu
            if ranks[one] == ranks[other]:
                assert after[SUBJECTS[one]].mu == pytest.approx(after[SUBJECTS[other]].mu)


@given(st.lists(STRENGTH, min_size=2, max_size=5), st.data())
def test_winning_never_costs_and_losing_never_gains_whatever_the_seats(strengths, data):
    size = len(strengths)
    before = {name: Rating(name, "g", "", *strength, 3) for name, strength in zip(SUBJECTS, strengths)}
    order = data.draw(st.permutations(range(size)))
    ranks = [order.index(seat) + 1 for seat in range(size)]
    after = rated(dict(enumerate(SUBJECTS[:size])), ranks, before)
    first, last = SUBJECTS[order[0]], SUBJECTS[order[-1]]
    assert after[first].mu >= before[first].mu
    assert after[last].mu <= before[last].mu
    assert all(one.games == 4 for one in after.values())
    turned = rated({seat: SUBJECTS[seat] for seat in reversed(range(size))}, ranks, before)
    for name in before:  # it doesn't matter who sits where
        assert turned[name].mu == pytest.approx(after[name].mu)
        assert turned[name].sigma == pytest.approx(after[name].sigma)


def test_what_people_see_of_a_rating():
    first = Rating("ada", "biomos", "", *FIRST, 0)
    assert (first.number, first.provisional) == (1500, True)
    settled = replace(first, mu=35.0, sigma=2.0, games=10)
    assert (settled.number, settled.spread, settled.provisional) == (2080, 40, False)
    assert shown(0) == 1500


def test_the_strongest_first_without_who_is_private(ratings, people, over):
    people.called("ada", "Ada")
    for _ in range(2):
        ratings.note(over())
    mode = ratings.modes("biomos")[0]
    listed = [(rating.subject, person and person.name) for rating, person in ratings.leaders("biomos", mode)]
    assert listed == [("ada", "Ada"), ("bo", ""), ("bot:search:3", None)]
    people.change("ada", private=True)
    assert [rating.subject for rating, _ in ratings.leaders("biomos", mode)] == ["bo", "bot:search:3"]
    assert ratings.leaders("earth", "") == []


def test_others_see_rated_games_and_those_of_the_lobby(ratings, over):
    shown_, rated_, hidden, closed = (
        over(rated=False, access="lobby"),
        over(),
        over(rated=False),
        over(rated=False, access="lobby", watch="nobody"),
    )
    for header in (shown_, rated_, hidden, closed):
        ratings.note(header)
    assert {result.table for result in ratings.results("ada")} == {
        header.id for header in (shown_, rated_, hidden, closed)
    }
    assert {result.table for result in ratings.results("ada", everybodys=True)} == {shown_.id, rated_.id}


def test_what_ended_unseen_is_caught_up(ratings, over, store):
    header, unrated = over(), over(rated=False)
    assert ratings.catch_up() == [header.id]
    ratings.note(store.load(header.id)[0])
    assert ratings.catch_up() == []
    with store.database.transaction() as connection:
        assert connection.execute(select(ResultRow.seat).where(ResultRow.table_id == unrated.id)).all() == []
