"""Ratings and accounts on PostgreSQL, where several processes write at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from conftest import require_or_skip

require_or_skip("services")

import asyncio

from cluster import own_database
from ludosphere.people import Accounts, Passkeys, People, Ratings
from ludosphere.people.belongings import give_up
from ludosphere.play import Seat, Table
from ludosphere.play.journal import Entry
from ludosphere.play.terms import Terms
from ludosphere.tables import Store, open_store

pytestmark = [pytest.mark.services, pytest.mark.xdist_group("services")]


@pytest.fixture(scope="module")
def url():
    with own_database() as url:
        yield url


@pytest.fixture
def store(url):
    opened = open_store(url)
    yield opened
    opened.close()


def over(store: Store, seed: int):
    seats = [Seat.human("Ada", "ada"), Seat.human("Bo", "bo"), Seat.of_bot(3)]
    table = Table.create(store, "ada", Terms("biomos", {"seats": 3}, seats, seed, rated=True))
    header = replace(table.header, stage="over", waiting=(), ranks=(1, 2, 3), scores=(30, 20, 10), seq=2)
    store.change(table.header, header, Entry("play"))
    return header


def test_games_that_end_at_once_all_count_and_each_once(store):
    headers = [over(store, seed) for seed in range(6)]
    with ThreadPoolExecutor(6) as threads:
        noted = list(threads.map(Ratings(store.database).note, [*headers, *headers]))
    assert noted.count(True) == len(headers)
    ratings = Ratings(store.database)
    assert ratings.catch_up() == []
    games = [rating.games for who in ("ada", "bo", "bot:search:3") for rating in ratings.of(who)]
    assert games == [len(headers)] * 3
    results = ratings.results("ada")
    chain = sorted((result.before, result.after) for result in results)
    assert [before for before, _ in chain[1:]] == [after for _, after in chain[:-1]]  # none was lost


def test_an_account_comes_and_goes(store):
    accounts = Accounts(store.database, "a key")
    person = asyncio.run(accounts.sign_up("ada", "Ada.L", "a quiet meadow at dusk"))
    assert asyncio.run(accounts.sign_in("ada.l", "a quiet meadow at dusk")).id == "ada"
    assert accounts.recovered(accounts.new_recovery("ada")) is not None
    assert Passkeys(store.database).of("ada") == []
    assert Ratings(store.database).leaders("biomos", "discovery")[0][1] is not None

    async def leave():
        return [table async for table in give_up(store, person.id)]

    assert len(asyncio.run(leave())) == 6
    accounts.close()
    assert People(store.database).get("ada").login is None
    assert Ratings(store.database).of("ada") == []
