"""A database of an older version, with tables in it, brought up to date and back."""

from __future__ import annotations

import json
from datetime import datetime

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from ludosphere.database import engine as database_engine
from ludosphere.play import Seat, Table
from ludosphere.play.journal import Entry
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store

OLD_SEATS = (
    {"kind": "human", "name": "Ada", "bot": None, "level": None},
    {"kind": "bot", "name": "", "bot": "search", "level": 3},
    {"kind": "human", "name": "Bo", "bot": None, "level": None},
)
OLD_COLUMNS = (
    *("id", "owner", "game", "rules_version", "options", "seats", "seed", "start", "base", "base_moves"),
    *("confirm", "held", "floor", "moves", "seq", "snapshot", "waiting", "bot_next", "scores", "ranks"),
    *("parent", "parent_moves", "hide_scores", "created", "changed"),
)


def migrate(url: str, revision: str, up: bool = True) -> None:
    """Migrates to a revision."""
    engine = create_engine(url)
    with engine.begin() as connection:
        config = database_engine._config()
        config.attributes["connection"] = connection
        (command.upgrade if up else command.downgrade)(config, revision)
    engine.dispose()


def rows(url: str, sql: str) -> list[dict[str, object]]:
    engine = create_engine(url)
    with engine.begin() as connection:
        found = [dict(row) for row in connection.execute(text(sql)).mappings()]
    engine.dispose()
    return found


def old_row(table: Table) -> dict[str, object]:
    """A table as version 0002 had it."""
    header = table.header
    row = {name: getattr(header, name, None) for name in OLD_COLUMNS}
    row |= {name: one.isoformat(" ") for name, one in row.items() if isinstance(one, datetime)}
    plain = [{key: seat.plain()[key] for key in OLD_SEATS[0]} for seat in header.seats]
    row |= {"seats": json.dumps(plain), "options": json.dumps(header.options), "seed": str(header.seed)}
    row |= {name: json.dumps(row[name]) for name in ("waiting", "scores", "ranks")}
    return row | {"bot_next": header.bot_next}


@pytest.fixture
def old(tmp_path):
    """A database of revision 0002: a table under way, one whose turn is held, one that is over."""
    seats = [Seat.human(str(one["name"])) if one["kind"] == "human" else Seat.of_bot(3) for one in OLD_SEATS]
    here = open_store("sqlite://")
    tables = {}
    for name in ("running", "held", "over"):
        it = Table.create(
            here, "ada", Terms("biomos", {"seats": 3}, seats, 7, confirm=name == "held", identity=name)
        )
        if name == "over":
            while it.to_move():
                it.play(it.to_move()[0], it.position.suggest(it.to_move()[0]))
        elif name == "held":
            while it.header.held is None:
                it.play(it.to_move()[0], it.position.suggest(it.to_move()[0]))
        else:
            it.play(0, it.position.legal(0)[0], "first")
            it.undo(0, "second")
        tables[name] = it
    url = f"sqlite:///{tmp_path / 'old.db'}"
    migrate(url, "0002")
    engine = create_engine(url)
    with engine.begin() as connection:
        names = ", ".join(OLD_COLUMNS)
        values = ", ".join(f":{name}" for name in OLD_COLUMNS)
        for name, it in tables.items():
            connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({values})"), old_row(it))
            for number, (seat, notation) in enumerate(it.moves, 1):
                move = {"t": name, "n": number, "s": seat, "w": notation}
                connection.execute(text("INSERT INTO moves VALUES (:t, :n, :s, :w)"), move)
        for one in ("first", "second"):
            connection.execute(text("INSERT INTO commands VALUES ('running', :id)"), {"id": one})
    engine.dispose()
    return url, tables


def test_who_opened_a_table_sits_at_its_seats_for_people(old):
    url, tables = old
    store = open_store(url)
    for name, it in tables.items():
        assert Table.load(store, name).header == it.header
    header = store.load("running")[0]
    assert [seat.person for seat in header.seats] == ["ada", None, "ada"]
    assert [seat.name for seat in header.seats] == ["Ada", "", "Bo"]
    assert {one.id: one.stage for one in store.owned("ada")} == {
        "running": "running",
        "held": "running",
        "over": "over",
    }
    members = rows(url, "SELECT table_id, person, waits FROM members ORDER BY table_id")
    assert [(one["table_id"], one["person"], one["waits"]) for one in members] == [
        ("held", "ada", 1),
        ("over", "ada", 0),
        ("running", "ada", 1),
    ]


def test_what_was_done_before_counts_once_and_the_game_goes_on(old):
    url, _ = old
    table = Table.load(open_store(url), "running")
    action = table.position.legal(0)[0]
    assert not table.play(0, action, "first")
    assert table.play(0, action, "third")
    again = Table.load(open_store(url), "running")
    assert all(map(again.knows, ("first", "second", "third")))
    assert [entry.kind for _, entry in open_store(url).journal("running")] == ["play"]


def test_back_in_the_older_version_everything_it_knew_is_there(old):
    url, tables = old
    store = open_store(url)
    table = Table.load(store, "running")
    table.play(0, table.position.legal(0)[0], "third")
    Table.create(
        store, "ada", Terms("biomos", {"seats": 2}, [Seat.human("Cy", "cy"), Seat.free()], 7, identity="open")
    )
    Table.load(store, "over").settle(Entry("rematch"), rematch="open")
    store.close()
    migrate(url, "0002", up=False)
    seats = {
        str(one["id"]): json.loads(str(one["seats"])) for one in rows(url, "SELECT id, seats FROM tables")
    }
    assert seats["running"] == list(OLD_SEATS)
    assert [(one["kind"], one["name"]) for one in seats["open"]] == [("human", "Cy"), ("human", "")]
    known = rows(url, "SELECT id FROM commands ORDER BY id")
    assert [one["id"] for one in known] == ["first", "second", "third"]
    assert set(rows(url, "SELECT * FROM tables")[0]) == set(OLD_COLUMNS)
    assert Table.load(open_store(url), "over").header.moves == tables["over"].header.moves


def test_a_migration_that_is_cut_short_changes_nothing(old):
    url, _ = old
    rows_before = rows(url, "SELECT * FROM tables")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET seats = '[{}]' WHERE id = 'running'"))
    with pytest.raises(KeyError):
        open_store(url)
    with engine.begin() as connection:
        seats = {"seats": rows_before[0]["seats"]}
        connection.execute(text("UPDATE tables SET seats = :seats WHERE id = 'running'"), seats)
    assert Table.load(open_store(url), "running").header.seats_of("ada") == (0, 2)
