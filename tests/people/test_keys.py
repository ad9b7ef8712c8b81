"""The key a server signs with is not in the database, and an older version's key moves out of it."""

import re
import stat

import pytest
from sqlalchemy import insert, select

from ludosphere.core.errors import StoreError
from ludosphere.database import open_database
from ludosphere.database.models import SettingRow
from ludosphere.people import signing_key

OLD = "an-old-key-" + "x" * 40


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    monkeypatch.delenv("LUDOSPHERE_SECRET", raising=False)
    monkeypatch.delenv("LUDOSPHERE_SECRET_FILE", raising=False)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "folder" / "tables.db"


@pytest.fixture
def database(file):
    opened = open_database(f"sqlite:///{file}")
    yield opened
    opened.close()


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def settings(database):
    with database.transaction() as connection:
        return dict(connection.execute(select(SettingRow.key, SettingRow.value)).all())


def test_a_new_key_is_in_a_file_of_the_owners_beside_the_database(database, file):
    key = signing_key(database)
    kept = file.with_name("tables.db.key")
    assert kept.read_text() == key + "\n"
    assert len(key) >= 48
    assert mode(kept) == 0o600
    assert "signing-key" not in settings(database)
    assert signing_key(database) == key


def test_an_old_database_is_moved_over_and_nobody_is_signed_out(database, file):
    with database.transaction() as connection:
        connection.execute(insert(SettingRow), [{"key": "signing-key", "value": OLD}])
    assert signing_key(database) == OLD
    assert "signing-key" not in settings(database)
    assert file.with_name("tables.db.key").read_text() == OLD + "\n"
    database.close()
    for part in file.parent.glob("tables.db*"):
        if part.suffix != ".key":
            assert OLD.encode() not in part.read_bytes(), part
    assert signing_key(open_database(f"sqlite:///{file}")) == OLD


def test_the_environment_comes_first_then_the_file_it_names(database, file, monkeypatch, tmp_path):
    named = tmp_path / "secrets" / "key"
    monkeypatch.setenv("LUDOSPHERE_SECRET_FILE", str(named))
    key = signing_key(database)
    assert named.read_text() == key + "\n"
    assert mode(named) == 0o600
    monkeypatch.setenv("LUDOSPHERE_SECRET", "from the environment")
    assert signing_key(database) == "from the environment"
    assert not file.with_name("tables.db.key").exists()


def test_an_empty_key_signs_nothing(database, file):
    file.with_name("tables.db.key").write_text("\n")
    with pytest.raises(StoreError, match="too short"):
        signing_key(database)


def test_the_file_and_its_folder_are_the_owners_alone(database, file):
    with database.transaction() as connection:
        connection.execute(insert(SettingRow), [{"key": "a", "value": "b"}])
    assert mode(file.parent) == 0o700
    parts = sorted(part.name for part in file.parent.iterdir())
    assert parts == ["tables.db", "tables.db-shm", "tables.db-wal"]
    assert {mode(part) for part in file.parent.iterdir()} == {0o600}


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o600), (0o640, 0o640)])
def test_what_everybody_could_read_they_cannot_any_more(tmp_path, before, after):
    file = tmp_path / "tables.db"
    open_database(f"sqlite:///{file}").close()
    file.chmod(before)
    open_database(f"sqlite:///{file}").close()
    assert mode(file) == after  # whoever let a group read it meant it


@pytest.mark.services
def test_processes_without_a_common_file_are_warned(caplog):
    from cluster import own_database

    with own_database() as url:
        database = open_database(url)
        key = signing_key(database)
        assert settings(database)["signing-key"] == key
        database.close()
    assert re.search("whoever has a copy of it can sign in as anybody", caplog.text)
