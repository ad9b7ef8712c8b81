"""The lobby and quick matches, over the network."""

from __future__ import annotations

import re

import pytest

from ludosphere.web import lobby


@pytest.fixture(autouse=True)
def _nothing_is_kept(monkeypatch):
    """The lists are read anew at every request."""
    monkeypatch.setattr(lobby, "_KEPT", -1.0)


def rows(html: str) -> list[str]:
    return re.findall(r'<li class="tab" data-table="([^"]+)"', html)


def test_the_lobby_lists_what_wants_to_be_there_and_nothing_else(open_table, stranger):
    shown = open_table(seat2="open", access="lobby")
    hidden = open_table(seat2="open", access="link")
    page = stranger.get("/lobby").text
    assert rows(page) == [shown.removeprefix("/table/")]
    assert hidden not in page
    assert "1 of 2 seats taken" in page
    assert "Biomos, Ada" in page


def test_a_table_leaves_the_list_when_it_is_full_and_can_be_watched(open_table, stranger, other):
    path = open_table(seat2="open", access="lobby")
    assert stranger.post(path + "/sit", data={"name": "Bo"}, follow_redirects=False).status_code == 303
    lists = other().get("/lobby/tables").text
    assert "Open tables" in lists
    assert re.search(rf'href="{path}" aria-label="Watch: Biomos, Ada and Bo"', lists)


def test_one_sits_down_right_from_the_lobby(open_table, stranger):
    path = open_table(seat2="open", access="lobby")
    page = stranger.get("/lobby").text
    assert f'formaction="{path}/sit"' in page
    answer = stranger.post(path + "/sit", data={"name": "Bo"})
    assert answer.url.path == path


def test_who_sits_there_goes_to_their_table(open_table, client):
    path = open_table(seat2="open", access="lobby")
    lists = client.get("/lobby/tables").text
    assert f"{path}/sit" not in lists
    assert "To the table" in lists


def test_only_the_game_one_looks_for(open_table, stranger):
    biomos, earth = (open_table(game=name, seat2="open", access="lobby") for name in ("biomos", "earth"))
    assert rows(stranger.get("/lobby", params={"game": "earth"}).text) == [earth.removeprefix("/table/")]
    both = rows(stranger.get("/lobby/tables", params={"game": "nonsense"}).text)
    assert sorted(both) == sorted(path.removeprefix("/table/") for path in (biomos, earth))


def test_names_are_text_and_nothing_else(open_table, stranger):
    open_table(seat2="open", access="lobby", name1="<img src=x>")
    page = stranger.get("/lobby").text
    assert "<img src=x>" not in page
    assert "&lt;img src=x&gt;" in page


def test_ids_of_people_are_nowhere(app, open_table, stranger):
    path = open_table(seat2="open", access="lobby")
    owner = app.state.tables.open(path.removeprefix("/table/")).table.header.owner
    for page in ("/lobby", "/lobby/tables", "/", path):
        assert owner not in stranger.get(page).text


def test_the_range_of_ratings_of_who_sits_there(app, open_table, stranger):
    from sqlalchemy import insert

    from ludosphere.database.models import RatingRow
    from ludosphere.play.header import now

    path = open_table(seat2="open", seat3="open", access="lobby", rated="1")
    tables = app.state.tables
    person = tables.open(path.removeprefix("/table/")).table.header.owner
    row = {"subject": person, "game": "biomos", "mode": "discovery", "mu": 30.0, "sigma": 5.0, "games": 9}
    with tables.store.database.transaction() as connection:
        connection.execute(insert(RatingRow), [{**row, "changed": now()}])
    assert "rating 1800" in stranger.get("/lobby").text


def test_the_home_page_shows_open_tables_too(open_table, stranger):
    path = open_table(seat2="open", access="lobby")
    assert path in stranger.get("/").text


def test_a_closed_table_is_on_no_list(open_table, client, stranger):
    path = open_table(seat2="open", access="lobby")
    client.post(path + "/close")
    assert path not in stranger.get("/lobby").text
    assert path not in client.get("/").text


# --- quick matches -----------------------------------------------------------------------------------
def seek(who, **form):
    found = {"name": "Somebody", "game": "biomos", "speed": "normal", "seats": "2", **form}
    return who.post("/match", data=found, follow_redirects=False)


def test_two_who_look_for_the_same_find_a_rated_table(app, client, stranger):
    assert seek(client, name="Ada").headers["location"] == "/match"
    assert "Looking for people" in client.get("/match").text
    assert client.get("/match/state").json() == {"waits": True, "table": None, "count": 1}
    seek(stranger, name="Bo")
    found = stranger.get("/match/state").json()["table"]
    assert client.get("/match/state").json()["table"] == found
    for who in (client, stranger):
        assert who.get("/match").url.path == found
    header = app.state.tables.open(found.removeprefix("/table/")).table.header
    assert sorted(seat.name for seat in header.seats) == ["Ada", "Bo"]
    assert (header.rated, header.stage, header.tempo["kind"]) == (True, "running", "live")
    assert client.get("/match/state").json()["waits"] is False


def test_days_have_a_slow_clock(app, client, stranger):
    for who in (client, stranger):
        seek(who, speed="days")
    header = app.state.tables.open(client.get("/match").url.path.removeprefix("/table/")).table.header
    assert header.tempo["kind"] == "days"


def test_who_cancels_waits_no_longer(client, stranger):
    seek(client)
    assert client.post("/match/cancel").url.path == "/lobby"
    seek(stranger)
    assert stranger.get("/match/state").json()["table"] is None
    assert client.get("/match").url.path == "/lobby"


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ({"name": ""}, "Say first what you are called."),
        ({"game": "chess"}, "There is no game “chess”."),
        ({"speed": "hasty"}, "There is no time control “hasty”"),
        ({"seats": "x"}, "This game isn’t played by that many people"),
        ({"seats": "9"}, "This game isn’t played by that many people"),
    ],
)
def test_what_cannot_be_looked_for_is_said(client, form, text):
    answer = seek(client, **form)
    assert answer.status_code == 409
    assert text in answer.text


def test_a_form_of_another_site_finds_nobody(client):
    answer = client.post("/match", data={"game": "biomos"}, headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403


def test_both_languages_have_every_word_of_the_lobby(open_table, stranger):
    open_table(seat2="open", access="lobby", watch="all", rated="1")
    page = stranger.get("/lobby", params={"lang": "fr"}).text
    for words in (
        "Une table ouverte",
        "places prises",
        "classée",
        "les spectateurs voient tout",
        "S’asseoir",
    ):
        assert words in page
