"""A database of its own, and accounts whose passwords cost next to nothing."""

import asyncio
import shutil

import pytest
from argon2 import PasswordHasher

from ludosphere.people import Accounts, People, Ratings
from ludosphere.people.passwords import Passwords
from ludosphere.tables import open_store

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(scope="session")
def empty(tmp_path_factory):
    """A database without anybody: making its tables takes longer than most tests."""
    path = tmp_path_factory.mktemp("empty") / "people.db"
    open_store(f"sqlite:///{path}").close()
    return path


@pytest.fixture
def store(empty, tmp_path):
    shutil.copy(empty, tmp_path / "people.db")
    opened = open_store(f"sqlite:///{tmp_path / 'people.db'}")
    yield opened
    opened.close()


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
