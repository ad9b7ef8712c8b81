"""The chat of a table, and who watches it, over the table's line."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from sqlalchemy import func, select
from starlette.testclient import TestClient

from ludosphere.database.models import ChatRow, MuteRow, ReportRow
from ludosphere.web import talk

FREE = {"seat2": "open", "name2": ""}


@pytest.fixture
def together(open_table, other):
    """A table of Ada (the client) and Bo."""

    def begun(**form):
        path, bo = open_table(**{**FREE, **form}), other()
        assert bo.post(path + "/sit", data={"name": "Bo"}, follow_redirects=False).status_code == 303
        return path, bo

    return begun


@pytest.fixture
def listen():
    """Opens the line of a browser to a table and listens; all lines end with the test."""
    with ExitStack() as lines:

        def opened(who, path, after=0):
            socket = lines.enter_context(who.websocket_connect(path + "/ws"))
            socket.send_json({"type": "listen", "after": after})
            return socket

        yield opened


def next_of(socket, kind):
    """The next message of a kind; others may come in between."""
    while True:
        message = socket.receive_json()
        if message["type"] == kind:
            return message


def heard(socket):
    """The next line that comes."""
    while not (lines := next_of(socket, "chat")["lines"]):
        pass
    return lines[0]


def say(socket, text):
    socket.send_json({"type": "chat", "text": text})


def test_what_one_writes_all_read_with_the_seat_and_nothing_more(app, together, client, other, listen):
    path, bo = together()
    ada, his, cleo = (listen(who, path) for who in (client, bo, other()))
    for socket in (ada, his, cleo):
        assert next_of(socket, "chat")["full"] is True
    say(ada, "  Hello <b>all</b> ")
    lines = [heard(socket) for socket in (ada, his, cleo)]
    assert {(line["name"], line["seat"], line["text"]) for line in lines} == {("Ada", 0, "Hello <b>all</b>")}
    assert [line["mine"] for line in lines] == [True, False, False]
    assert set(lines[0]) == {"id", "name", "seat", "text", "mine", "at"}
    say(cleo, "Hi")
    line = heard(his)
    assert (line["name"], line["seat"]) == ("A guest", None)


def test_a_page_gets_what_was_written_before_and_later_only_what_is_new(together, client):
    path, bo = together()
    with client.websocket_connect(path + "/ws") as socket:
        for number in range(3):
            say(socket, f"line {number}")
    for after, expected in ((0, ["line 0", "line 1", "line 2"]), (2, ["line 2"])):
        with bo.websocket_connect(path + "/ws") as socket:
            socket.send_json({"type": "listen", "after": after})
            message = next_of(socket, "chat")
            assert [line["text"] for line in message["lines"]] == expected
            assert message["full"] is (after == 0)


def test_a_page_that_does_not_ask_is_told_nothing_but_the_table(together, client, drive):
    path, bo = together()
    with client.websocket_connect(path + "/ws") as ada, bo.websocket_connect(path + "/ws") as his:
        state = drive.state(ada)
        say(his, "psst")
        drive.play(ada, state)  # the next message is the table's


def test_spectators_who_see_everything_are_not_read_by_the_players(together, client, other, listen):
    path, _ = together(game="earth", watch="all")
    ada, cleo, dan = listen(client, path), listen(other(), path), listen(other(), path)
    for socket in (ada, cleo, dan):
        next_of(socket, "chat")
    say(cleo, "Bo holds a fern")
    assert heard(dan)["text"] == heard(cleo)["text"] == "Bo holds a fern"
    say(ada, "Good luck")
    assert heard(ada)["text"] == "Good luck"
    with client.websocket_connect(path + "/ws") as again:
        again.send_json({"type": "listen", "after": 0})
        assert [line["text"] for line in next_of(again, "chat")["lines"]] == ["Good luck"]


def test_the_owner_may_leave_the_word_to_the_players(together, client, other, listen):
    path, _ = together()
    cleo = listen(other(), path)
    assert next_of(cleo, "chat")["writes"] is True
    assert client.post(path + "/chat", data={"chat": "seats"}, follow_redirects=False).status_code == 303
    assert next_of(cleo, "chat")["writes"] is False
    say(cleo, "But")
    refused = next_of(cleo, "refused")
    assert (refused["chat"], refused["text"]) == (True, "Only the players of this table may write here.")


def test_too_fast_too_long_and_nothing_at_all_are_refused_in_a_sentence(together, client, listen):
    path, _ = together()
    ada = listen(client, path)
    for text, sentence in ((" ", "nothing in this line"), ("x" * 501, "at most 500 characters")):
        say(ada, text)
        assert sentence in next_of(ada, "refused")["text"]
    for number in range(6):
        say(ada, f"{number}")
    assert "very fast" in next_of(ada, "refused")["text"]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "chat"},
        {"type": "chat", "text": 5},
        {"type": "mute", "line": "1"},
        {"type": "report", "line": -1},
        {"type": "listen"},
        {"type": "listen", "after": True},
        {"type": "look", "seat": "x"},
    ],
)
def test_what_makes_no_sense_is_answered_and_the_line_stays_open(together, client, listen, message):
    path, _ = together()
    ada = listen(client, path)
    ada.send_json(message)
    assert "doesn’t know this message" in next_of(ada, "refused")["text"]
    ada.send_json({"type": "ping"})
    assert next_of(ada, "pong")


def test_half_a_character_is_written_as_a_question(together, client, listen):
    path, _ = together()
    ada = listen(client, path)
    next_of(ada, "chat")
    ada.send_text('{"type": "chat", "text": "\\ud83c"}')
    assert heard(ada)["text"] == "?"


def test_whom_one_mutes_one_reads_no_more_and_may_read_again(together, client, listen):
    path, bo = together()
    ada, his = listen(client, path), listen(bo, path)
    next_of(ada, "chat")
    say(his, "noise")
    line = heard(ada)
    ada.send_json({"type": "mute", "line": line["id"]})
    gone = next_of(ada, "chat")
    assert gone["gone"] == [line["id"]]
    say(his, "more noise")
    say(ada, "peace")
    assert heard(ada)["text"] == "peace"
    page = client.get("/muted").text
    assert "Bo" in page
    key = page.split('name="key" value="')[1].split('"')[0]
    client.post("/muted", data={"key": key})
    assert "Nobody." in client.get("/muted").text
    with client.websocket_connect(path + "/ws") as again:
        again.send_json({"type": "listen", "after": 0})
        assert [one["text"] for one in next_of(again, "chat")["lines"]] == ["noise", "more noise", "peace"]


def test_a_reported_line_reaches_who_runs_the_server(app, url, together, client, listen, capsys):
    from ludosphere.cli import main

    path, bo = together()
    ada, his = listen(client, path), listen(bo, path)
    next_of(ada, "chat")
    say(his, "something bad")
    ada.send_json({"type": "report", "line": heard(ada)["id"]})
    assert next_of(ada, "chat")["said"] == "Reported to whoever runs this server."
    assert main(["reports", "list", "--database", url]) == 0
    listed = capsys.readouterr().out
    assert "Bo: something bad" in listed
    assert main(["reports", "hide", listed.split()[0], "--database", url]) == 0
    capsys.readouterr()
    main(["reports", "list", "--database", url])
    assert capsys.readouterr().out == f"No reports that nobody has looked at in {url}.\n"
    with bo.websocket_connect(path + "/ws") as again:
        again.send_json({"type": "listen", "after": 0})
        assert next_of(again, "chat")["lines"] == []
    assert main(["reports", "hide", "--database", url]) == 2


def test_a_line_one_cannot_read_can_neither_be_reported_nor_muted(together, client, other, listen):
    path, _ = together(game="earth", watch="all")
    ada, cleo = listen(client, path), listen(other(), path)
    next_of(cleo, "chat")
    say(cleo, "hidden from players")
    number = heard(cleo)["id"]
    for kind in ("mute", "report"):
        ada.send_json({"type": kind, "line": number})
        assert "isn’t there any more" in next_of(ada, "refused")["text"]


def test_who_wants_no_chat_gets_none_and_writes_none(together, client, listen):
    path, bo = together()
    client.post("/preferences", data={"quiet": "1"})
    assert "You have switched the chat off" in client.get(path).text
    ada, his = listen(client, path), listen(bo, path)
    assert next_of(ada, "chat")["writes"] is False
    say(his, "Hello?")
    say(ada, "Yes")
    assert "switched the chat off" in next_of(ada, "refused")["text"]


def test_who_watches_is_counted_and_named_but_nobody_who_sits_there(together, client, other, listen):
    path, bo = together()
    ada, _ = listen(client, path), listen(bo, path)
    assert next_of(ada, "audience")["count"] == 0
    cleo = other()
    cleo.post("/match", data={"name": "Cleo", "game": "biomos", "speed": "slow", "seats": "2"})
    with cleo.websocket_connect(path + "/ws"):
        while (told := next_of(ada, "audience"))["count"] != 1:
            pass
        assert told == {"type": "audience", "count": 1, "names": ["Cleo"]}
    while next_of(ada, "audience")["count"] != 0:
        pass


# --- browsers without cookies: each time somebody new ------------------------------------------------------
@pytest.fixture
def passers(app, client):
    """Opens a browser without cookies at an address somewhere else."""

    def opened(address="192.0.2.7"):
        browser = TestClient(app, headers={"accept-language": "en"}, client=(address, 50000))
        browser.portal = client.portal
        return browser

    return opened


def count_of(app, row):
    with app.state.tables.store.database.transaction() as connection:
        return connection.execute(select(func.count()).select_from(row)).scalar()


def answer(socket, **message):
    """What comes back for a message; {} if nothing does."""
    socket.send_json(message)
    socket.send_json({"type": "ping"})
    found = {}
    while (got := socket.receive_json())["type"] != "pong":
        found = got if got.get("chat") or "said" in got else found
    return found


def test_one_address_writes_only_so_much_however_many_write_there(
    app, together, passers, listen, monkeypatch
):
    monkeypatch.setattr(talk, "LINES_HERE", ((4, 3600),))
    path, _ = together()
    for _ in range(4):
        assert answer(listen(passers(), path), type="chat", text="noise") == {}
    refused = answer(listen(passers(), path), type="chat", text="noise")
    assert "being written from your connection" in refused["text"]
    assert answer(listen(passers("192.0.2.8"), path), type="chat", text="others may") == {}
    assert count_of(app, ChatRow) == 5


@pytest.mark.parametrize(("kind", "row"), [("report", ReportRow), ("mute", MuteRow)])
def test_one_address_reports_and_mutes_only_so_often(
    app, together, client, passers, listen, monkeypatch, kind, row
):
    monkeypatch.setattr(talk, f"{kind.upper()}S_HERE", (2, 3600))
    path, _ = together()
    ada = listen(client, path)
    say(ada, "Hello")
    line = heard(ada)["id"]
    for _ in range(2):
        assert "said" in answer(listen(passers(), path), type=kind, line=line)
    refused = answer(listen(passers(), path), type=kind, line=line)
    assert (refused["type"], refused["chat"]) == ("refused", True)
    assert "Too many attempts" in refused["text"]
    assert count_of(app, row) == 2


@pytest.mark.parametrize(("kind", "row"), [("report", ReportRow), ("mute", MuteRow)])
def test_one_person_reports_and_mutes_only_so_often_wherever_they_are(
    app, together, client, other, listen, monkeypatch, kind, row
):
    monkeypatch.setattr(talk, f"{kind.upper()}S", (2, 3600))
    path, _ = together()
    ada = listen(client, path)
    numbers = []
    for _ in range(3):
        his = listen(other(), path)
        next_of(his, "chat")
        say(his, "noise")
        numbers.append(heard(his)["id"])
    answers = [answer(ada, type=kind, line=number) for number in numbers]
    assert ["said" in got for got in answers] == [True, True, False]
    assert count_of(app, row) == 2
