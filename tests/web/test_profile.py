"""One's own page, what others see, ratings of games at real tables, taking data along, leaving for good."""

from __future__ import annotations

import html
import io
import json
import re
import time
import zipfile

import pytest
from starlette.testclient import TestClient

from ludosphere.play import Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store
from ludosphere.web.visitor import PERSON, PREFERENCES, Preferences

GOOD = "a quiet meadow at dusk"
OTHER = "another quiet meadow"
pytestmark = pytest.mark.usefixtures("cheap_passwords")


def words(answer):
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", answer.text)).split())


def sign_up(client, login="ada", name=""):
    form = {"login": login, "password": GOOD, "name": name}
    answer = client.post("/sign-up", data=form, follow_redirects=False)
    assert answer.status_code == 303
    return me(client)


def me(client):
    """Who the server takes this browser for."""
    client.get("/")
    identity = client.app.state.signer.loads(client.cookies[PERSON])[0]
    return client.app.state.people.known(identity)


def played_elsewhere(client, seats, seed, **facts):
    """A finished game of Biomos in the server's store, where nobody but the server may play."""
    apart = open_store("sqlite://")
    table = Table.create(apart, seats[0].person, Terms("biomos", {"seats": len(seats)}, seats, seed, **facts))
    while not table.over:
        seat = table.to_move()[0]
        table.play(seat, table.position.suggest(seat))
    client.app.state.tables.store.create(table.header, table.moves)
    return table


def played_out(client, *seats, seed=1, **facts):
    """A finished game of Biomos, over as the service would end it."""
    table = played_elsewhere(client, seats, seed, **facts)
    client.app.state.ratings.note(table.header)
    return table


# --- ratings of real tables ---------------------------------------------------------------------
def test_a_table_that_ends_is_noted_by_whoever_plays_its_last_move(client, open_table, drive):
    path = open_table(seat2="closed")
    with client.websocket_connect(path + "/ws") as socket:
        drive.out(socket, drive.state(socket))
    assert f'<a href="{path}">Biomos</a>' in client.get("/profile").text
    assert client.app.state.ratings.of(me(client).id) == []  # it wasn't rated


def test_a_rated_table_that_ended_unseen_is_caught_up_at_the_next_start(client, url, app):
    from ludosphere.web.app import create_app

    ada = me(client)
    played_elsewhere(client, [Seat.human("A", ada.id), Seat.of_bot(1)], 3, rated=True)
    with TestClient(create_app(url)) as again:
        assert [rating.games for rating in again.app.state.ratings.of(ada.id)] == [1]


def test_the_strongest_of_a_game_by_mode(client, stranger):
    ada, bo = sign_up(client, name="Ada"), sign_up(stranger, "bobo", "Bobo")
    played_out(client, Seat.human("A", ada.id), Seat.human("B", bo.id), Seat.of_bot(3), rated=True)
    page = client.get("/ratings/biomos")
    text = words(page)
    assert all(part in text for part in ("Ada", "Bobo", "Bot (level 3)", "provisional", "that’s you"))
    assert f'href="/player/{bo.handle}"' in page.text
    assert ada.id not in page.text
    assert "c’est vous" in words(client.get("/ratings/biomos?lang=fr"))
    assert "Nobody has finished" in words(client.get("/ratings/earth?lang=en"))
    assert client.get("/ratings/chess").status_code == 404
    assert client.get("/ratings/biomos", params={"mode": "<b>"}).status_code == 200
    client.post("/profile", data={"name": "ada", "private": "1"})
    assert f'href="/player/{ada.handle}"' not in stranger.get("/ratings/biomos").text


# --- what others see ----------------------------------------------------------------------------
def test_others_see_rated_games_and_nothing_that_tells_who_it_is(client, stranger):
    client.post("/name", data={"name": "Ada"})
    ada, bo = sign_up(client, "secret.login"), me(stranger)
    accounts = client.app.state.accounts
    accounts.set_email(ada, "ada@example.org")
    seats = Seat.human("A", ada.id), Seat.human("B", bo.id)
    rated = played_out(client, *seats, rated=True)
    hidden = played_out(client, *seats, seed=2, rated=True, watch="nobody")
    friends = played_out(client, *seats, seed=3)
    page = stranger.get(f"/player/{ada.handle}")
    assert "Ada" in words(page)
    assert f"/table/{rated.id}" in page.text
    assert page.text.count(" of 2</td>") == 2  # the hidden table's result counts, its address doesn't show
    for secret in (ada.id, "secret.login", "ada@example.org", hidden.id, friends.id):
        assert secret not in page.text
    assert f"/table/{friends.id}" in client.get("/profile").text


def test_a_private_person_has_no_page_and_an_unknown_one_looks_the_same(client, stranger):
    ada = sign_up(client)
    assert stranger.get(f"/player/{ada.handle}").status_code == 200
    client.post("/profile", data={"name": "Ada", "private": "1"})
    private, unknown = stranger.get(f"/player/{ada.handle}"), stranger.get("/player/nobodysHandle")
    assert (private.status_code, unknown.status_code) == (404, 404)
    assert private.text.replace(ada.handle, "") == unknown.text.replace("nobodysHandle", "")
    client.post("/profile", data={"name": "Ada", "private": "0"})
    assert stranger.get(f"/player/{ada.handle}").status_code == 200
    assert stranger.get(f"/player/{ada.id}").status_code == 404


# --- settings -----------------------------------------------------------------------------------
def test_preferences_saved_in_the_profile_reach_every_browser(client, stranger):
    sign_up(client)
    stranger.post("/preferences", data={"theme": "day"})
    stranger.post("/sign-in", data={"login": "ada", "password": GOOD})
    client.post("/profile", data={"lang": "fr", "theme": "night", "each_step": "1"})
    page = stranger.get("/").text
    assert '<html lang="fr" data-theme="night"' in page
    stranger.post("/preferences", data={"theme": "day"})  # at this browser, until they save anew
    assert 'data-theme="day"' in stranger.get("/").text
    assert 'data-theme="night"' in client.get("/").text


def test_who_signs_in_gets_what_they_saved_whatever_the_browser_had(client, stranger):
    sign_up(client)
    client.post("/profile", data={"theme": "night"})
    other = TestClient(client.app)
    sign_up(other, "bobo")
    other.post("/profile", data={"theme": "day"})  # saved later than ada's
    other.post("/sign-out")
    other.post("/sign-in", data={"login": "ada", "password": GOOD})
    assert 'data-theme="night"' in other.get("/").text


@pytest.mark.parametrize("saved", ["x", "-1", "9" * 40, "%C2%B2"])
def test_a_strange_cookie_of_preferences_does_no_harm(client, saved):
    client.cookies.set(PREFERENCES, f"theme=night&saved={saved}", domain="testserver.local")
    assert 'data-theme="night"' in client.get("/").text


def test_preferences_can_be_kept_and_restored():
    mine = Preferences().changed({"lang": "fr", "theme": "night", "confirm": "1", "motion": "less"})
    assert Preferences.restored(json.loads(json.dumps(mine.facts()))) == mine
    assert Preferences.restored({}) == Preferences()


def test_a_name_needs_a_letter(client):
    answer = client.post("/profile", data={"name": " [] "})
    assert answer.status_code == 400
    assert "at least one letter" in words(answer)
    client.post("/profile", data={"name": "Ada"})
    assert me(client).name == "Ada"


def test_the_password_is_needed_for_another_password_and_another_address(client, stranger):
    sign_up(client)
    wanted = {"/profile/password": {"new_password": OTHER}, "/profile/email": {"email": "a@b.cc"}}
    for path, fields in wanted.items():
        answer = client.post(path, data={"password": OTHER, **fields})
        assert answer.status_code == 400
        assert "not your password" in words(answer)
    assert me(client).email is None
    stranger.post("/sign-in", data={"login": "ada", "password": GOOD})
    answer = client.post("/profile/password", data={"password": GOOD, "new_password": "short"})
    assert "at least 10" in words(answer)
    client.post("/profile/password", data={"password": GOOD, "new_password": OTHER})
    assert me(client).login == "ada"
    assert me(stranger).login is None
    client.post("/profile/email", data={"password": OTHER, "email": "ada@example.org"})
    assert (me(client).email, me(client).email_confirmed) == ("ada@example.org", False)
    client.post("/profile/email", data={"password": OTHER, "email": ""})
    assert me(client).email is None


def test_the_password_can_be_tried_only_so_often(client):
    sign_up(client)
    codes = [
        client.post("/profile/password", data={"password": OTHER, "new_password": GOOD}).status_code
        for _ in range(11)
    ]
    assert codes == [400] * 10 + [429]


@pytest.mark.parametrize("path", ["/profile/password", "/profile/email"])
def test_a_guest_has_neither_password_nor_address(client, path):
    answer = client.post(path, data={"password": GOOD, "new_password": OTHER, "email": "a@b.cc"})
    assert answer.status_code == 400
    assert me(client).email is None


# --- achievements -------------------------------------------------------------------------------
def test_achievements_are_the_persons_own(client, stranger):
    ada, bo = me(client), me(stranger)
    seats = [Seat.human("A", ada.id), Seat.human("B", bo.id)]
    tables = client.app.state.tables
    table = Table.create(tables.store, ada.id, Terms("earth", {"seats": 2, "mode": "standard"}, seats, 1))
    while not table.over:
        seat = table.to_move()[0]
        table.play(seat, table.position.suggest(seat))
    winner, loser = (client, stranger) if table.position.result().ranks[0] == 1 else (stranger, client)
    assert "1 victory in 1 game" in words(winner.get("/achievements/earth"))
    assert "0 victories in 1 game" in words(loser.get("/achievements/earth"))


# --- leaving ------------------------------------------------------------------------------------
def test_an_account_is_deleted_for_its_password_alone(client, stranger, open_table):
    path = open_table(seat2="bot1")
    ada = sign_up(client)
    stranger.post("/sign-in", data={"login": "ada", "password": GOOD})
    assert "to confirm" not in words(client.get("/profile/delete"))
    for form in ({}, {"typed": "ada"}, {"typed": "delete"}, {"password": "wrong"}, {"password": ""}):
        answer = client.post("/profile/delete", data=form)
        assert answer.status_code == 400
        assert "not your password" in words(answer)
    assert client.app.state.people.get(ada.id).login == "ada"
    answer = client.post("/profile/delete", data={"password": GOOD}, follow_redirects=False)
    assert answer.status_code == 303
    assert path not in client.get("/").text
    assert me(client).id != ada.id
    assert client.app.state.people.of_login("ada") is None
    assert me(stranger).login is None
    assert client.post("/sign-in", data={"login": "ada", "password": GOOD}).status_code == 400
    table = client.get(path)  # who has the link still sees the game
    assert "Player 1 (deleted)" in words(table)
    assert "Joueur 1 (supprimé)" in words(client.get(f"{path}?lang=fr"))


def test_a_guest_is_deleted_by_a_word_in_their_language(client):
    client.post("/name", data={"name": "Ada"})
    ada = me(client)
    client.post("/preferences", data={"lang": "fr"})
    assert "« supprimer »" in words(client.get("/profile/delete"))
    assert client.post("/profile/delete", data={"typed": "delete"}).status_code == 400
    client.post("/profile/delete", data={"typed": "supprimer"})
    assert client.app.state.people.get(ada.id).name == ""


def test_who_deletes_themselves_in_mid_game_is_replaced_by_a_bot(client, stranger, open_table):
    path = open_table(seat2="open")
    live = client.app.state.tables.open(path.rpartition("/")[2])
    live.table.sit(1, me(stranger).id, "Bo")
    assert live.table.to_move() == (0,)
    client.post("/profile/delete", data={"typed": "delete"})
    until = time.monotonic() + 20
    while live.table.to_move() != (1,):  # the page of who is left is in memory, and the bot goes on at once
        assert time.monotonic() < until
        time.sleep(0.02)
    assert "Player 1 (deleted)" in words(stranger.get(path))
    assert live.table.header.seats_of(me(stranger).id) == (1,)


# --- taking data along --------------------------------------------------------------------------
def test_the_data_come_as_one_file(client, stranger):
    ada, bo = sign_up(client), me(stranger)
    over = played_out(client, Seat.human("A", ada.id), Seat.human("B", bo.id), rated=True)
    answer = client.get("/profile/data")
    assert answer.headers["content-type"] == "application/zip"
    assert "attachment" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as files:
        about = files.read("me.json").decode()
        assert f"records/biomos-{over.id}.ludo" in files.namelist()
    assert json.loads(about)["person"]["login"] == "ada"
    for secret in (ada.id, bo.id, "argon2"):
        assert secret not in about


def test_what_others_hide_is_in_no_record_before_the_end(client, stranger):
    """Moves of Earth name cards that only their seat has seen."""
    ada, bo = me(client), me(stranger)
    seats = [Seat.human("A", ada.id), Seat.human("B", bo.id)]
    store = client.app.state.tables.store
    running = Table.create(store, ada.id, Terms("earth", {"seats": 2}, seats, 123456789012345))
    with zipfile.ZipFile(io.BytesIO(client.get("/profile/data").content)) as files:
        assert files.namelist() == ["me.json"]
        assert running.id in files.read("me.json").decode()
        assert str(running.header.seed) not in files.read("me.json").decode()
