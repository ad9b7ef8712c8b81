"""A table whose rules fail is closed, with a sentence and its record; a damaged one says so."""

import asyncio
import logging

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from conftest import why_missing
from ludosphere.cli import main
from ludosphere.core.errors import IllegalAction, StoreError
from ludosphere.core.record import Record
from ludosphere.games.biomos.rules import BiomosPosition
from ludosphere.play import Refused, Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store
from ludosphere.tables.service import Tables
from ludosphere.web.app import create_app

pytestmark = pytest.mark.skipif(
    why_missing("compiled") is None, reason="compiled rules can't be made to fail"
)
HERE = ("127.0.0.1", 50000)


def fails(*_, **__):
    raise ZeroDivisionError("the moon is made of nothing")


def new(tables, seats, seed=5, **more):
    return tables.add(
        Table.create(tables.store, "me", Terms("biomos", {"seats": len(seats)}, seats, seed, **more))
    )


def path_of(table, seat=0):
    return next(iter(table.position.paths(seat)))


@pytest.fixture
def served(url):
    """Runs a scene with a service."""

    def run(scene):
        async def play():
            tables = Tables(open_store(url), 0)
            try:
                return await scene(tables)
            finally:
                await tables.close()

        return asyncio.run(play())

    return run


TWO = [Seat.human(), Seat.human()]


def test_a_move_that_makes_the_rules_fail_closes_its_table_only(served, monkeypatch, caplog):
    async def scene(tables):
        live, other = new(tables, TWO), new(tables, TWO)
        tables.play(live, 0, path_of(live.table))
        watcher = asyncio.Event()
        live.watchers.add(watcher)
        before = live.table.position.encode()
        with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
            patch.setattr(BiomosPosition, "play", fails)
            with pytest.raises(Refused) as refused:
                tables.play(live, live.table.to_move()[0], path_of(live.table, live.table.to_move()[0]))
        assert refused.value.key == "broken"
        assert (live.table.header.stage, live.table.to_move(), len(live.table.moves)) == ("broken", (), 1)
        assert live.table.position.encode() == before
        assert watcher.is_set()
        notes = [record for record in caplog.records if live.table.id in record.getMessage()]
        assert len(notes) == 1
        assert "made of nothing" in caplog.text
        for act in (Table.undo, Table.confirm):
            with pytest.raises(Refused) as refused:
                tables.do(live, 0, lambda table, act=act: act(table, 0))
            assert refused.value.key == "broken"
        tables.play(other, 0, path_of(other.table))
        again = Table.load(tables.store, live.table.id)
        assert again.header.stage == "broken"
        assert "made of nothing" in again.header.broken
        assert "This happened when seat" in again.header.broken
        kinds = [entry.kind for _, entry in tables.store.journal(live.table.id)]
        assert kinds == ["create", "play", "quarantine"]

    served(scene)


@pytest.mark.parametrize("error", [Refused("illegal", "No."), IllegalAction("No."), StoreError("Away.")])
def test_what_is_refused_on_purpose_closes_nothing(served, monkeypatch, error):
    async def scene(tables):
        live = new(tables, TWO)

        def refuse(*_, **__):
            raise error

        with monkeypatch.context() as patch:
            patch.setattr("ludosphere.tables.store.Store.append", refuse)
            with pytest.raises(type(error)):
                tables.play(live, 0, path_of(live.table))
        assert live.table.header.stage == "running"
        tables.play(live, 0, path_of(live.table))

    served(scene)


@pytest.mark.parametrize("what", ["play", "allows", "determinize"])
def test_rules_that_fail_on_a_bots_turn_close_the_table(served, monkeypatch, what):
    async def scene(tables):
        live = new(tables, [Seat.human(), Seat.of_bot(bot="random")])
        with monkeypatch.context() as patch:
            while live.table.bot_to_move() is None:
                tables.play(live, 0, path_of(live.table))
            patch.setattr(BiomosPosition, what, fails)
            async with asyncio.timeout(30):
                while live.bots is not None:
                    await asyncio.sleep(0.01)
        assert live.table.header.stage == "broken"
        assert tables.store.waiting_for_bots() == []

    served(scene)


def test_bots_go_on_when_the_database_is_back(served, monkeypatch):
    async def scene(tables):
        monkeypatch.setattr("ludosphere.tables.service._AGAIN", 0.05)
        live = new(tables, [Seat.human(), Seat.of_bot(bot="random")])
        real, failed = tables.store.append, []

        def away(*arguments):
            if not failed:
                failed.append(True)
                raise StoreError("The database is away.")
            real(*arguments)

        while live.table.bot_to_move() is None:
            tables.play(live, 0, path_of(live.table))
        moves = len(live.table.moves)
        monkeypatch.setattr(tables.store, "append", away)
        async with asyncio.timeout(30):
            while len(live.table.moves) == moves:
                await asyncio.sleep(0.01)
        assert failed
        assert live.table.header.stage == "running"

    served(scene)


def test_rules_that_fail_when_time_is_over_close_the_table(served, monkeypatch):
    async def scene(tables):
        live = new(tables, TWO)
        monkeypatch.setattr(live.clock, "late", fails)
        tables._set(live, 0)
        async with asyncio.timeout(30):
            while live.table.header.stage != "broken":
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert live.alarm is None

    served(scene)


# --- what people see ------------------------------------------------------------------------------------
def test_the_page_says_so_and_links_to_the_record(client, stranger, open_table, monkeypatch):
    path, other = open_table(seed="77"), open_table()
    with client.websocket_connect(path + "/ws") as socket:
        state = socket.receive_json()
        with monkeypatch.context() as patch:
            patch.setattr(BiomosPosition, "play", fails)
            socket.send_json({"type": "play", "seq": state["seq"], "path": state["legal"][0]["path"]})
            answer = socket.receive_json()
        assert (answer["type"], answer["broken"]) == ("refused", True)
        assert "its record is kept" in answer["text"].lower()
        assert socket.receive_json()["broken"] is True
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    page = client.get(path)
    assert page.status_code == 500
    assert "the rules failed" in page.text
    assert f'href="{path}/record"' in page.text
    assert "moon is made of nothing" not in page.text
    record = Record.loads(stranger.get(path + "/record").text)
    assert (record.seed, record.scores, record.moves) == (77, None, [])
    api = client.get(f"/api/v1/tables/{path.rpartition('/')[2]}")
    assert (api.status_code, api.json()["error"]["key"]) == (409, "broken")
    assert client.get(other).status_code == 200
    assert client.get("/").status_code == client.get("/lobby").status_code == 200


def test_a_view_that_fails_closes_the_table_and_a_page_that_fails_does_not(client, open_table, monkeypatch):
    viewed, drawn = open_table(), open_table()
    with monkeypatch.context() as patch:
        patch.setattr("ludosphere.web.album.Album._draw", fails)
        assert client.get(drawn).status_code == 500
    assert client.get(drawn).status_code == 200
    with monkeypatch.context() as patch:
        patch.setattr(BiomosPosition, "view", fails)
        assert "the rules failed" in client.get(viewed).text
    assert "the rules failed" in client.get(viewed).text
    assert client.get(drawn).status_code == 200


def test_rules_that_fail_while_pages_look_on_close_the_table(client, open_table, monkeypatch):
    path = open_table()
    with client.websocket_connect(path + "/ws") as socket:
        state = socket.receive_json()
        with monkeypatch.context() as patch:
            patch.setattr(BiomosPosition, "view", fails)
            socket.send_json({"type": "play", "seq": state["seq"], "path": state["legal"][0]["path"]})
            assert socket.receive_json()["broken"] is True
    assert client.get(path).status_code == 500


# --- for whoever runs the server -----------------------------------------------------------------------
def test_the_command_lists_closed_tables_and_prints_record_and_reason(url, monkeypatch, capsys, tmp_path):
    store = open_store(url)
    table = Table.create(store, "me", Terms("biomos", {"seats": 2}, TWO, 2**100))
    running = Table.create(store, "me", Terms("biomos", {"seats": 2}, TWO, 3))
    table.play_path(0, path_of(table))
    table.quarantine("Traceback …\nZeroDivisionError: the moon is made of nothing\n")
    ask = ["tables", "broken", "--database", url]
    assert main(ask) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(table.id)
    assert "1 moves  ZeroDivisionError: the moon is made of nothing" in line
    assert main([*ask, "--reason", table.id]) == 0
    assert "Traceback" in capsys.readouterr().out
    with monkeypatch.context() as patch:
        patch.setattr(BiomosPosition, "play", fails)
        assert main([*ask, "--record", table.id]) == 0
    printed = capsys.readouterr().out
    assert Record.loads(printed).replay().encode() == table.position.encode()
    assert main([*ask, "--record", running.id]) == 2
    assert "isn't closed" in capsys.readouterr().err
    assert main([*ask, "--record", "nowhere"]) == 2


# --- damaged tables ---------------------------------------------------------------------------------------
DAMAGE = {
    "a move that is none": "UPDATE moves SET notation = 'nonsense' WHERE number = 1",
    "a seat that is none": "UPDATE moves SET seat = 77 WHERE number = 1",
    "a move that is missing": "DELETE FROM moves WHERE number = 1",
    "another position": "UPDATE tables SET snapshot = X'00'",
    "a seed that is none": "UPDATE tables SET seed = '12'",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_says_so_and_hurts_nothing_else(url, damage):
    first = create_app(url, bot_delay=0)
    with TestClient(first, client=HERE) as client:
        form = {"seat1": "me", "seat2": "bot1", "access": "lobby"}
        bad = client.post("/tables", data=form, follow_redirects=False).headers["location"]
        cookies = client.cookies
        table = first.state.tables.open(bad.rpartition("/")[2]).table
        first.state.tables._delay = 60  # the bot has something left to do
        while table.bot_to_move() is None:
            table.play_path(0, path_of(table))
        with first.state.tables.store.database.engine.begin() as connection:
            connection.execute(text(DAMAGE[damage]))
    second = create_app(url, bot_delay=0)
    with TestClient(second, client=HERE, cookies=cookies, headers={"accept-language": "en"}) as client:
        page = client.get(bad)
        assert page.status_code == 500
        assert "makes no sense any more" in page.text
        assert client.get(bad + "/record").status_code == 500
        with client.websocket_connect(bad + "/ws") as socket:
            assert "makes no sense any more" in socket.receive_json()["text"]
        api = client.get("/api/v1/tables/" + bad.rpartition("/")[2])
        assert (api.status_code, api.json()["error"]["key"]) == (500, "damaged")
        home = client.get("/")
        assert home.status_code == 200
        assert bad in home.text
        assert client.get("/lobby").status_code == 200
        other = client.post("/tables", data={"seat1": "me"}, follow_redirects=False).headers["location"]
        assert client.get(other).status_code == 200
