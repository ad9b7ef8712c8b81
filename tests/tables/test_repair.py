"""Tables that can't go on are listed and told apart; one goes back to its last good move."""

import pytest
from sqlalchemy import text

from ludosphere.cli import main
from ludosphere.core.errors import StoreError
from ludosphere.play import Seat, Table
from ludosphere.play.errors import Damaged, Newer
from ludosphere.play.terms import Terms
from ludosphere.tables.service import Tables

SEATS = [Seat.human("Ada"), Seat.human("Bo")]
MOVES = 6


@pytest.fixture
def table(store):
    made = Table.create(store, "me", Terms("biomos", {"seats": 2}, SEATS, 5))
    for _ in range(MOVES):
        seat = made.to_move()[0]
        made.play(seat, made.position.suggest(seat))
    return made


def change(store, sql):
    with store.database.transaction() as connection:
        connection.execute(text(sql))


def run(capsys, *words):
    status = main(list(words))
    said = capsys.readouterr()
    return status, said.out, said.err


def test_damaged_and_newer_tables_are_listed_and_told_apart(store, table, url, capsys):
    fine = Table.create(store, "me", Terms("biomos", {"seats": 2}, SEATS, 6))
    newer = Table.create(store, "me", Terms("biomos", {"seats": 2}, SEATS, 7))
    closed = Table.create(store, "me", Terms("biomos", {"seats": 2}, SEATS, 8))
    closed.quarantine("Traceback:\nZeroDivisionError: the moon")
    change(store, f"UPDATE tables SET rules_version = 99 WHERE id = '{newer.id}'")
    change(store, f"UPDATE moves SET notation = 'nonsense' WHERE table_id = '{table.id}' AND number = 4")
    status, out, err = run(capsys, "tables", "broken", "--database", url)
    lines = {line.split()[0]: line for line in out.splitlines()}
    assert (status, err) == (0, "")
    assert lines.keys() == {table.id, newer.id, closed.id}
    assert [lines[one.id].split()[1] for one in (table, newer, closed)] == ["damaged", "newer", "closed"]
    assert "nonsense" in lines[table.id]
    assert lines[closed.id].endswith("ZeroDivisionError: the moon")
    assert store.load(fine.id)[0] == fine.header  # looking changes nothing


def test_nothing_to_list_is_said_with_the_database(store, table, url, capsys):
    assert run(capsys, "tables", "broken", "--database", url) == (0, f"Every table in {url} can go on.\n", "")
    assert run(capsys, "reports", "list", "--database", url) == (
        0,
        f"No reports that nobody has looked at in {url}.\n",
        "",
    )


@pytest.mark.parametrize(
    "words", [["tables", "broken"], ["tables", "back", "x"], ["reports", "list"], ["reports", "hide", "1"]]
)
def test_a_command_for_a_server_makes_no_database(words, tmp_path, monkeypatch, capsys):
    monkeypatch.delenv("LUDOSPHERE_DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert f"There is no database sqlite:///{tmp_path}/ludosphere/ludosphere.db" in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("damage", "kept"),
    [
        ("UPDATE moves SET notation = 'nonsense' WHERE number = 4", 3),
        ("DELETE FROM moves WHERE number = 3", 2),
        ("DELETE FROM moves WHERE number = 6", 5),
        ("UPDATE tables SET snapshot = X'00'", 6),
    ],
)
def test_a_damaged_table_goes_back_to_its_last_good_move(store, table, url, capsys, damage, kept):
    position = table.at(kept).encode()
    change(store, damage)
    with pytest.raises(Damaged):
        Table.load(store, table.id)
    status, out, _ = run(capsys, "tables", "back", table.id, "--database", url)
    assert status == 0
    assert out.startswith(f"Table {table.id} goes on after move {kept}; {MOVES - kept} moves are gone")
    mended = Table.load(store, table.id)
    assert mended.moves == table.moves[:kept]
    assert mended.position.encode() == position
    assert store.journal(table.id)[-1][1].kind == "back"
    assert [seq for seq, _ in store.journal(table.id)] == list(range(1, mended.seq + 1))
    seat = mended.to_move()[0]
    mended.play(seat, mended.position.suggest(seat))
    assert len(Table.load(store, table.id).moves) == kept + 1


@pytest.mark.parametrize("words", [["tables", "broken"], ["tables", "back", "x"], ["reports", "list"]])
def test_a_database_of_a_newer_version_is_told(words, store, url, capsys):
    change(store, "UPDATE alembic_version SET version_num = '9999'")
    status, out, err = run(capsys, *words, "--database", url)
    assert (status, out) == (2, "")
    assert "was made by a newer version of Ludosphere: update this one." in err


def test_a_closed_table_goes_on_at_a_running_server(store, table, url, capsys):
    tables = Tables(store)
    live = tables.open(table.id)
    live.table.quarantine("ZeroDivisionError")
    assert run(capsys, "tables", "back", table.id, "--to", "4", "--database", url)[0] == 0
    again = tables.open(table.id).table
    assert (again.header.stage, again.header.broken, again.moves) == ("running", None, table.moves[:4])


def test_what_cannot_be_taken_back_says_why(store, table, url, capsys):
    def refused(*words):
        status, out, err = run(capsys, "tables", "back", table.id, *words, "--database", url)
        assert (status, out) == (2, "")
        return err

    assert "is in order, all 6 moves of it" in refused()
    assert "can go back to moves 0 to 6, not 7" in refused("--to", "7")
    change(store, "UPDATE tables SET rules_version = 99")
    assert "follows newer rules" in refused()
    with pytest.raises(Newer):
        Table.load(store, table.id)
    change(store, "UPDATE tables SET stage = 'over'")
    assert "is over" in refused()
    assert issubclass(Newer, StoreError)
