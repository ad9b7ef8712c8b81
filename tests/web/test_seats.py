"""Who sits at a table, over the network: sitting down, bots, invitations, leaving, a rematch, looking on."""

from __future__ import annotations

import re

import pytest
from starlette.websockets import WebSocketDisconnect

JSON = {"accept": "application/json"}
FREE = {"seat2": "open", "seat3": "closed", "name2": ""}
THREE = {"seat2": "open", "seat3": "open", "name2": ""}


@pytest.fixture
def do(client):
    """Gives a command to a table as a script does; the status, and the answer."""

    def done(path, command, who=client, **form):
        answer = who.post(f"{path}/{command}", data=form, headers=JSON, follow_redirects=False)
        return answer.status_code, answer.json()

    return done


def header_of(app, path):
    return app.state.tables.open(path.removeprefix("/table/")).table.header


def play_out(app, path):
    """Plays a game to its end."""
    tables = app.state.tables
    live = tables.open(path.removeprefix("/table/"))

    def all_of_it(table):
        while table.to_move():
            seat = table.to_move()[0]
            table.play(seat, table.position.legal(seat)[0])

    tables.arrange(live, all_of_it)


@pytest.fixture
def together(open_table, other, do):
    """A table of two: Ada with the client, Bo with another browser."""

    def begun(**form):
        path, bo = open_table(**{**FREE, **form}), other()
        assert do(path, "sit", bo, name="Bo")[0] == 200
        return path, bo

    return begun


# --- before the game ---------------------------------------------------------------------------------
def test_who_sits_down_on_the_last_free_seat_begins_the_game_for_all(app, open_table, client, stranger, do):
    path = open_table(**FREE)
    with client.websocket_connect(path + "/ws") as socket:
        waiting = socket.receive_json()
        assert (waiting["stage"], waiting["legal"]) == ("open", [])
        assert "One seat is free" in waiting["fragments"]["room"]
        me = {"name": "Bo", "label": "You are Bo, a guest: your menu"}  # for the header of the page
        assert do(path, "sit", stranger, name="Bo", seat="1") == (200, {"to": None, "me": me})
        begun = socket.receive_json()
    assert (begun["stage"], begun["names"]) == ("running", ["Ada", "Bo"])
    assert begun["legal"]
    assert begun["fragments"]["board"]


def test_before_the_start_nothing_of_the_deal_is_sent_whoever_sits_where(open_table, stranger, client, do):
    """Else somebody might look at the hand of every seat, one after the other."""
    path = open_table(game="earth", **THREE)
    do(path, "sit", stranger, name="Bo", seat="1")
    for who in (client, stranger):
        with who.websocket_connect(path + "/ws") as socket:
            state = socket.receive_json()
            kept = {name: html for name, html in state["fragments"].items() if name not in ("room", "log")}
            assert set(kept.values()) == {""}
            for question in (
                {"type": "at", "n": 0},
                {"type": "why", "path": ["hand:1"]},
                {"type": "propose", "seq": state["seq"]},
                {"type": "about", "ref": "hand:1"},
            ):
                socket.send_json(question)
                answer = socket.receive_json()
                assert answer["text"] == "The game begins when every seat is taken.", question
        page = who.get(path, params={"at": "0"}).text
        assert "data-card" not in page
        assert who.post(path + "/fork", data={"at": "0"}, follow_redirects=False).status_code == 409


def test_programs_see_nothing_of_the_deal_before_the_start_either(client):
    token = client.post("/api/v1/guests", json={"name": "Ada"}).json()["token"]
    asked = {"game": "earth", "seats": [{"kind": "me"}, {"kind": "open"}]}
    headers = {"authorization": f"Bearer {token}"}
    state = client.post("/api/v1/tables", json=asked, headers=headers).json()
    assert (state["stage"], state["seat"], state["view"]) == ("open", 0, {})


def test_somebody_without_a_name_is_asked_for_it_once(open_table, stranger, do, app):
    path, second = open_table(**FREE), open_table(**FREE)
    assert do(path, "sit", stranger) == (409, {"text": "Say first what you are called."})
    assert do(path, "sit", stranger, name=' "Bo" \n]')[0] == 200
    assert header_of(app, path).seats[1].name == "Bo"
    assert do(second, "sit", stranger)[0] == 200
    assert header_of(app, second).seats[1].name == "Bo"


def test_it_all_works_without_a_script(open_table, stranger):
    path = open_table(**THREE)
    page = stranger.get(path).text
    assert re.search(rf'<form method="post" action="{path}/sit"', page)
    answer = stranger.post(path + "/sit", data={"name": "Bo"}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, path)
    assert "your seat" in stranger.get(path).text
    answer = stranger.post(path + "/sit", data={"seat": "2"}, follow_redirects=False)
    assert answer.status_code == 409
    assert "You sit at this table already." in answer.text


def test_who_gets_up_frees_their_own_seat_only(open_table, stranger, do, app):
    path = open_table(**THREE)
    do(path, "sit", stranger, name="Bo")
    assert do(path, "rise", stranger, seat="0")[0] == 403
    assert do(path, "rise", stranger, seat="1")[0] == 200
    assert header_of(app, path).seats[1].kind == "open"


def test_the_owner_alone_fills_frees_shows_and_closes(open_table, stranger, do, app):
    path = open_table(**THREE)
    do(path, "sit", stranger, name="Bo", seat="1")
    for command, form in (
        ("fill", {"seat": "2", "level": "1"}),
        ("remove", {"seat": "0"}),
        ("access", {"access": "lobby"}),
        ("chat", {"chat": "seats"}),
        ("close", {}),
    ):
        status, answer = do(path, command, stranger, **form)
        assert (status, answer["text"]) == (409, "Only who opened the table can do that."), command
    assert do(path, "access", access="lobby")[0] == do(path, "chat", chat="seats")[0] == 200
    assert do(path, "remove", seat="1")[0] == 200
    assert do(path, "fill", seat="1", level1="4")[0] == 200
    header = header_of(app, path)
    assert (header.access, header.chat, header.seats[1].level) == ("lobby", "seats", 4)
    assert do(path, "remove", seat="1")[0] == 200  # a bot too
    assert do(path, "close")[0] == 200
    assert header_of(app, path).stage == "closed"
    assert "This table is closed" in stranger.get(path).text


@pytest.mark.parametrize("seat", ["", "x", "9", "-1", "²", "00"])
def test_a_seat_that_is_not_there_is_refused_in_a_sentence(open_table, do, seat):
    path = open_table(**FREE)
    assert do(path, "remove", seat=seat) == (409, {"text": "There is no such seat: load the page again."})


def test_a_table_whose_free_seats_went_to_bots_does_not_count_for_ratings(open_table, do, app):
    path = open_table(**FREE, access="lobby", rated="1")
    assert header_of(app, path).rated
    do(path, "fill", seat="1", level="1")
    assert not header_of(app, path).rated


@pytest.mark.parametrize("command", ["sit", "rise", "fill", "remove", "close", "leave", "rematch", "invite"])
def test_a_form_of_another_site_does_nothing(open_table, client, command):
    path = open_table(**FREE)
    answer = client.post(f"{path}/{command}", data={"seat": "1"}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403


# --- the form of a new table -------------------------------------------------------------------------
@pytest.mark.parametrize(
    "form",
    [
        {"seat2": "bot1"},
        {"seat2": "person"},
        {"seat2": "open", "seat3": "person"},
        {"seat1": "bot1", "seat2": "open"},
    ],
)
def test_only_games_of_several_people_by_the_usual_rules_count_for_ratings(client, form):
    answer = client.post("/tables", data={"seat1": "me", "rated": "1", **form}, follow_redirects=False)
    assert answer.status_code == 400
    assert "counts for ratings if" in answer.text


@pytest.mark.parametrize("access", ["lobby", "link"])
def test_where_others_sit_down_the_seed_is_nobodys_choice(client, access):
    form = {"seat1": "me", "seat2": "open", "access": access, "seed": "5"}
    answer = client.post("/tables", data=form, follow_redirects=False)
    assert answer.status_code == 400
    assert "Where others may sit down the seed is drawn" in answer.text


def test_a_table_is_opened_as_the_form_says(open_table, app):
    header = header_of(app, open_table(**FREE, access="lobby", watch="all", rated="1"))
    assert (header.access, header.watch, header.rated, header.stage) == ("lobby", "all", True, "open")
    assert header_of(app, open_table(access="lobby")).access == "link"  # nobody can sit down there


# --- invitations -------------------------------------------------------------------------------------
def test_an_invitation_is_on_the_home_page_until_it_is_declined(open_table, together, do, client):
    _, bo = together()
    path = open_table(**FREE)
    key = re.search(r'name="companion" value="([^"]+)"[^>]*>.*?Bo', client.get(path).text)[1]
    assert do(path, "invite", companion=key)[0] == 200
    home = bo.get("/").text
    assert "Ada invites you" in home
    assert path in home
    assert bo.post(path + "/decline", follow_redirects=False).headers["location"] == "/"
    assert "invites you" not in bo.get("/").text


def test_who_only_looks_on_invites_nobody_and_strangers_are_not_found(open_table, stranger, do):
    path = open_table(**FREE)
    assert do(path, "invite", stranger, login="ada")[0] == 403
    assert do(path, "invite", login="nobody")[1]["text"].startswith("Nobody is called “nobody”")
    assert "You haven’t played with them" in do(path, "invite", companion=f"{path[7:]}.1")[1]["text"]


# --- during the game and after -----------------------------------------------------------------------
def test_who_leaves_is_away_until_they_return(together, do, app):
    path, bo = together()
    assert do(path, "return", bo) == (409, {"text": "You are at this table."})
    assert do(path, "leave", bo)[0] == 200
    assert header_of(app, path).seats[1].away == "left"
    assert "Come back" in bo.get(path).text
    assert do(path, "return", bo)[0] == 200
    assert header_of(app, path).seats[1].away is None


def test_a_rematch_is_offered_by_one_and_joined_by_the_other_with_one_click(together, do, app, client):
    path, bo = together()
    assert do(path, "rematch", bo) == (409, {"text": "A rematch can be offered when the game is over."})
    play_out(app, path)
    with client.websocket_connect(path + "/ws") as socket:
        assert socket.receive_json()["rematch"] is False
        new = do(path, "rematch", bo)[1]["to"]
        offered = socket.receive_json()
    assert offered["rematch"] is True
    assert "Join the rematch" in offered["fragments"]["bar"]
    assert "Bo invites you" in client.get("/").text
    assert do(path, "rematch") == do(path, "rematch", bo) == (200, {"to": new})
    header = header_of(app, new)
    assert [seat.name for seat in header.seats] == ["Bo", "Ada"]
    assert header.stage == "running"
    assert header_of(app, path).rematch == new.removeprefix("/table/")


def test_no_stranger_takes_part_in_a_rematch_or_hears_of_it(together, do, app, other):
    path, bo = together()
    play_out(app, path)
    new = do(path, "rematch", bo)[1]["to"]
    cleo = other()
    assert do(path, "rematch", cleo)[0] == 403
    assert new.removeprefix("/table/") not in cleo.get(path).text


def refs(state):
    """What the panels of a state name."""
    panels = (html for name, html in state["fragments"].items() if name not in ("bar", "log", "sheet"))
    return set(re.findall(r'data-(?:ref|open|key)="([^"]+)"', "".join(panels)))


# --- who looks on ------------------------------------------------------------------------------------
def test_whom_a_table_lets_see_everything_may_look_over_any_shoulder_but_never_act(together, other):
    path, bo = together(game="earth", watch="all")
    with bo.websocket_connect(path + "/ws") as his, other().websocket_connect(path + "/ws") as socket:
        mine = his.receive_json()
        public = socket.receive_json()
        socket.send_json({"type": "look", "seat": 1})
        seen = socket.receive_json()
        assert (seen["seat"], seen["looks"], seen["legal"]) == (None, 1, [])
        hidden = refs(mine) - refs(public)
        assert hidden
        assert hidden <= refs(seen)
        socket.send_json({"type": "play", "seq": seen["seq"], "path": mine["legal"][0]["path"], "id": "x"})
        assert "you are watching" in socket.receive_json()["text"]
        socket.send_json({"type": "look", "seat": None})
        assert socket.receive_json()["looks"] is None


@pytest.mark.parametrize("watch", ["public", "nobody"])
def test_where_that_is_not_allowed_nobody_looks(together, other, watch):
    path, bo = together(game="earth", watch=watch)
    if watch == "public":
        cleo = other()
        with cleo.websocket_connect(path + "/ws?look=1") as socket:
            assert socket.receive_json()["looks"] is None
            socket.send_json({"type": "look", "seat": 1})
            assert socket.receive_json()["text"].startswith("At this table nobody may look")
        assert cleo.get(path, params={"look": "1"}).status_code == 409
    with bo.websocket_connect(path + "/ws") as socket:
        socket.receive_json()
        socket.send_json({"type": "look", "seat": 0})
        assert socket.receive_json()["text"].startswith("At this table nobody may look")


def test_who_sits_at_a_table_that_shows_everything_sees_their_own_seat_only(together):
    path, bo = together(game="earth", watch="all")
    with bo.websocket_connect(path + "/ws?look=0") as socket:
        assert socket.receive_json()["looks"] is None
        socket.send_json({"type": "look", "seat": 0})
        assert socket.receive_json()["text"].startswith("At this table nobody may look")


def test_who_waits_with_the_others_sees_no_more_once_a_private_game_begins(open_table, other, stranger, do):
    path = open_table(**FREE, watch="nobody")
    with other().websocket_connect(path + "/ws") as socket:
        assert socket.receive_json()["stage"] == "open"
        socket.send_json({"type": "listen", "after": 0})
        do(path, "sit", stranger, name="Bo")
        while (told := socket.receive_json())["type"] in ("chat", "audience"):
            pass
        assert (told["type"], told["text"]) == ("refused", "Only the players of this table may see it.")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
