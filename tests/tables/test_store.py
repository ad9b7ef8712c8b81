import sqlite3

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from ludosphere.core.errors import StoreError
from ludosphere.database import default_url
from ludosphere.database.models import Base
from ludosphere.play import Refused, Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store

SEATS = [Seat.human(), Seat.of_bot(3)]


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'deep' / 'tables.db'}"


def start(store, owner="me"):
    return Table.create(store, owner, Terms("biomos", {"seats": 2}, SEATS, 5))


def play(table):
    seat = table.to_move()[0]
    table.play(seat, table.position.legal(seat)[0])


def test_migrations_lead_to_the_models(url):
    store = open_store(url)
    with store.database.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []


def test_opening_again_keeps_everything(url):
    store = open_store(url)
    table = start(store)
    play(table)
    store.close()
    again = open_store(url)
    header, moves, _ = again.load(table.id)
    assert header == table.header
    assert moves == table.moves


def test_the_journal_is_written_ahead(url):
    store = open_store(url)
    with store.database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 1


def test_two_servers_on_one_database_never_mix_their_moves(url):
    one, two = open_store(url), open_store(url)
    first = start(one)
    second = Table.load(two, first.id)
    play(first)
    with pytest.raises(Refused) as refused:
        play(second)
    assert refused.value.key == "elsewhere"
    assert second.moves == []
    assert Table.load(two, first.id).moves == first.moves


def test_the_owners_tables_last_changed_first(url):
    store = open_store(url)
    one, two, _ = start(store), start(store), start(store, "somebody else")
    play(one)
    assert [header.id for header in store.owned("me")] == [one.id, two.id]


def test_tables_where_a_bot_is_to_move(url):
    store = open_store(url)
    table, _ = start(store), start(store)
    while table.to_move() == (0,):
        play(table)
    assert store.waiting_for_bots() == [table.id]


def test_nothing_changes_when_the_database_fails(url, tmp_path):
    store = open_store(url)
    table = start(store)
    before = table.position.encode()
    with sqlite3.connect(tmp_path / "deep" / "tables.db") as connection:
        connection.execute("DROP TABLE moves")
    with pytest.raises(StoreError, match="database can't be used"):
        play(table)
    assert (table.seq, table.moves, table.position.encode()) == (1, [], before)


def test_a_damaged_table_says_so(url, tmp_path):
    store = open_store(url)
    table = start(store)
    play(table)
    play(table)
    with sqlite3.connect(tmp_path / "deep" / "tables.db") as connection:
        connection.execute("UPDATE moves SET notation = 'nonsense' WHERE number = 2")
    with pytest.raises(StoreError, match=r"damaged.*nonsense"):
        Table.load(store, table.id)
    with sqlite3.connect(tmp_path / "deep" / "tables.db") as connection:
        connection.execute("DELETE FROM moves WHERE number = 2")
    with pytest.raises(StoreError, match="its moves don't lead to its position"):
        Table.load(store, table.id)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "'nonsense' is no database URL"),
        ("quantum://here", "needs a driver that isn't installed"),
        ("sqlite:////proc/no/such/place.db", "can't be opened"),
        ("sqlite:////tmp", "can't be opened"),
    ],
)
def test_wrong_urls_get_one_sentence(url, sentence):
    with pytest.raises(StoreError, match=sentence) as error:
        open_store(url)
    assert "\n" not in str(error.value)


def test_a_file_that_is_no_database(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("my notes " * 500)
    with pytest.raises(StoreError, match="file is not a database"):
        open_store(f"sqlite:///{path}")
    assert path.read_text() == "my notes " * 500


def test_where_tables_are_kept(monkeypatch, tmp_path):
    monkeypatch.delenv("LUDOSPHERE_DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/ludosphere/ludosphere.db"
    monkeypatch.setenv("LUDOSPHERE_DATABASE_URL", "sqlite:///elsewhere.db")
    assert default_url() == "sqlite:///elsewhere.db"


def test_a_table_is_read_as_it_was_at_one_moment(url, monkeypatch):
    store, other = open_store(url), open_store(url)
    table = start(store)
    writer = Table.load(other, table.id)
    execute, played = Connection.execute, []

    def late(self, statement, *rest, **more):
        result = execute(self, statement, *rest, **more)
        if self.engine.url == store.database.engine.url and not played and "FROM tables" in str(statement):
            played.append(1)
            play(writer)
        return result

    monkeypatch.setattr(Connection, "execute", late)
    header, moves, _ = store.load(table.id)
    assert (header.moves, moves) == (0, [])
    assert len(writer.moves) == 1
