"""Accounts whose passwords cost next to nothing."""

import asyncio

import pytest
from argon2 import PasswordHasher

from ludosphere.people import Accounts, People, Ratings
from ludosphere.people.passwords import Passwords

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def database(store):
    return store.database


@pytest.fixture
def people(database):
    return People(database)


class Slow(Passwords):
    """Others get their turn while a password is hashed, however quick that is."""

    async def hash(self, password):
        await asyncio.sleep(0)
        return await super().hash(password)


@pytest.fixture
def accounts(database):
    made = Accounts(database, "a key", Slow(CHEAP))
    yield made
    made.close()


@pytest.fixture
def ratings(database):
    return Ratings(database)
