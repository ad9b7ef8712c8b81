"""A basket over the line of a page: asked about, played as one gesture, taken back as one."""

import pytest

import living_planet_positions as lp

WOOD, IRON = ["sell:wood"] * 3, ["buy:iron"] * 2


@pytest.fixture
def trading(client):
    """The path of the table."""
    answer = client.post(
        "/records", files={"record": ("trade.ludo", lp.record(lp.dealer()))}, follow_redirects=False
    )
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


@pytest.fixture
def socket(client, trading):
    with client.websocket_connect(trading + "/ws") as socket:
        yield socket


def ask(socket, state, picks):
    socket.send_json({"type": "basket", "seq": state["seq"], "picks": picks})
    return socket.receive_json()


def test_the_question_comes_with_an_empty_basket(socket, drive):
    state = drive.state(socket)
    basket = state["basket"]
    assert (basket["picks"], basket["ok"]) == ([], "")
    assert {one["ref"] for one in basket["things"] if one["open"]} == {"sell:wood"}
    assert "What do you sell and buy?" in state["fragments"]["bar"]
    assert "Trade nothing" in state["fragments"]["bar"]


def test_asking_changes_nothing(socket, drive):
    state = drive.state(socket)
    answer = ask(socket, state, WOOD + IRON)
    assert (answer["type"], answer["ok"], answer["picks"]) == ("basket", "Trade: +1 MC", WOOD + IRON)
    assert list(answer["fragments"]) == ["market"]
    assert "buy 2" in answer["fragments"]["market"]
    socket.send_json({"type": "sync"})
    again = drive.state(socket)
    assert (again["seq"], again["moves"], again["basket"]) == (state["seq"], 0, state["basket"])


@pytest.mark.parametrize("picks", [IRON, ["sell:iron"], ["nothing"]])
def test_what_cannot_be_is_refused_in_words(socket, drive, picks):
    answer = ask(socket, drive.state(socket), picks)
    assert answer["type"] == "refused"
    assert answer["text"].endswith((".", "there"))


@pytest.mark.parametrize("picks", [None, "sell:wood", [1], ["x"] * 301, ["x" * 81]])
@pytest.mark.parametrize("kind", ["basket", "fill"])
def test_garbage_is_refused(socket, drive, kind, picks):
    state = drive.state(socket)
    socket.send_json({"type": kind, "seq": state["seq"], "picks": picks})
    assert socket.receive_json()["type"] == "refused"


def test_all_of_it_is_one_gesture_and_one_undo(app, client, trading, socket, drive):
    state = drive.state(socket)
    sent = {"type": "fill", "seq": state["seq"], "picks": WOOD + IRON, "id": "a"}
    socket.send_json(sent)
    after = drive.state(socket)
    table = app.state.tables.open(trading.rpartition("/")[2]).table
    assert [notation for _, notation in table.moves] == ["S:wood*3", "B:iron*2", "."]
    assert (after["seq"], table.header.follows) == (state["seq"] + 1, (2, 3))
    assert after["basket"] is None
    socket.send_json(sent)  # the line broke before the answer
    assert drive.state(socket)["moves"] == 3
    socket.send_json({"type": "undo", "seq": after["seq"]})
    back = drive.state(socket)
    assert (back["moves"], back["basket"]) == (0, state["basket"])


def test_one_piece_too_many_and_nothing_is_played(app, trading, socket, drive):
    state = drive.state(socket)
    socket.send_json({"type": "fill", "seq": state["seq"], "picks": [*WOOD, *IRON, *IRON]})
    assert socket.receive_json()["type"] == "refused"
    assert app.state.tables.open(trading.rpartition("/")[2]).table.moves == []


def test_an_empty_basket_is_not_played(socket, drive):
    state = drive.state(socket)
    socket.send_json({"type": "fill", "seq": state["seq"], "picks": []})
    assert socket.receive_json()["type"] == "refused"


def test_who_watches_and_who_reads_text_has_none(client, stranger, trading, drive):
    with stranger.websocket_connect(trading + "/ws") as socket:
        assert drive.state(socket)["basket"] is None
    with client.websocket_connect(trading + "/ws?text=1") as socket:
        state = drive.state(socket)
        assert state["basket"] is None
        assert "End the Trade" in state["fragments"]["bar"]


def test_where_nothing_is_put_together_there_is_no_basket(client, open_table, drive):
    with client.websocket_connect(open_table() + "/ws") as socket:
        state = drive.state(socket)
        assert state["basket"] is None
        assert ask(socket, state, ["centre:sea"])["type"] == "refused"
