"""The page of achievements: from the finished tables of a visitor, by person."""

import re

import pytest

from ludosphere.core.registry import game
from ludosphere.games.earth.achievements import COUNT, NOT_FOR_BEGINNERS
from ludosphere.kit.presenter import presenter
from ludosphere.play import Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store

SEATS = [Seat.human("Ada"), Seat.of_bot(1)]


def text(answer):
    """What the page says, without its tags."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", answer.text))


def finish(table):
    """Plays as the rules of thumb suggest."""
    while not table.over:
        seat = table.to_move()[0]
        table.play(seat, table.position.suggest(seat))
    return table


def played_out(store, owner, seats=SEATS, seed=1):
    """A finished game of Earth in the server's store.

    It is played elsewhere: the server looks for tables where a bot is to move, and would play there as well.
    """
    options = {"seats": len(seats), "mode": "standard"}
    table = finish(Table.create(open_store("sqlite://"), owner, Terms("earth", options, seats, seed)))
    store.create(table.header, table.moves)
    return table


@pytest.fixture
def store(client):
    return client.app.state.tables.store


@pytest.fixture
def owner(client, open_table):
    """The owner by which the server knows the visitor."""
    path = open_table()
    return client.app.state.tables.open(path.rpartition("/")[2]).table.header.owner


def ticked(answer):
    """The numbers of the entries that were earned, for everybody on the page together."""
    entries = re.findall(r"<li( class=\"earned\")?>", answer.text)
    return [number % COUNT + 1 for number, earned in enumerate(entries) if earned]


def test_without_a_finished_game_all_entries_are_there_and_none_is_earned(client):
    answer = client.get("/achievements/earth")
    assert answer.status_code == 200
    assert "No finished game yet" in text(answer)
    assert ticked(answer) == []
    assert answer.text.count("<li>") == COUNT
    assert "with more than 300 points" in text(answer)
    assert "avec plus de 300 points" in text(client.get("/achievements/earth?lang=fr"))


@pytest.mark.parametrize("path", ["/achievements/biomos", "/achievements/chess"])
def test_other_games_have_no_such_page(client, path):
    assert client.get(path).status_code == 404


def test_what_was_earned_is_ticked_and_leads_to_the_game(client, stranger, store, owner):
    table = played_out(store, owner)
    position = table.position
    won = position.result().ranks[0] == 1
    answer = client.get("/achievements/earth")
    assert ticked(answer) == presenter(table.game.name).earned(position, 0, True)
    assert bool(ticked(answer)) == won
    assert (f'href="/table/{table.id}"' in answer.text) == won
    assert f"{'1 victory' if won else '0 victories'} in 1 game" in text(answer)
    assert ">Ada</h2>" in answer.text
    assert "Bot" not in answer.text
    assert "No finished game yet" in text(stranger.get("/achievements/earth"))


@pytest.mark.long
def test_after_a_finished_game_nobody_is_a_newcomer_and_the_sheet_names_the_widest_gap(client, store, owner):
    running = Table.create(store, owner, Terms("earth", {"seats": 2}, SEATS, 3))
    assert "data-newcomer" in client.get(f"/table/{running.id}").text
    table = played_out(store, owner)
    assert "data-newcomer" not in client.get(f"/table/{running.id}").text
    own, best = max((line.points[:2] for line in table.position.sheet()), key=lambda one: one[1] - one[0])
    assert best > own
    assert f"{own} for you and {best} for the best" in text(client.get(f"/table/{table.id}"))


@pytest.mark.long
def test_the_first_game_counts_once_and_forks_and_games_under_way_not_at_all(client, store, owner):
    tables = [played_out(store, owner, seed=seed) for seed in (1, 2)]
    Table.create(store, owner, Terms("earth", {"seats": 2}, SEATS, 3))
    fork = finish(tables[0].fork(len(tables[0].moves) - 1, owner))
    store.create(fork.header, fork.moves)
    answer = client.get("/achievements/earth")
    assert "in 2 games" in text(answer)
    first = tables[0].position.result().ranks[0] == 1
    assert (1 in ticked(answer)) == first
    assert f"/table/{fork.id}" not in answer.text


def test_people_without_a_name_are_called_by_their_seat(client, store, owner):
    played_out(store, owner, [Seat.human(), Seat.human("Bo <b>")])
    answer = client.get("/achievements/earth")
    assert re.findall(r"<h2[^>]*>([^<]*)</h2>", answer.text) == ["Player 1", "Bo &lt;b&gt;"]
    assert ">Joueur 1</h2>" in client.get("/achievements/earth?lang=fr").text


def test_games_under_other_rules_are_left_out(client, store, owner, monkeypatch):
    played_out(store, owner)
    monkeypatch.setattr(type(game("earth")), "rules_version", 99)
    assert "No finished game yet" in text(client.get("/achievements/earth"))


def test_home_and_the_finished_table_lead_there(client, stranger, store, owner):
    table = played_out(store, owner)
    home = client.get("/?game=earth").text
    assert home.count('href="/achievements/earth"') == 1
    assert home.count('href="/score/earth"') == 1
    assert 'href="/achievements/earth"' in client.get(f"/table/{table.id}").text
    assert 'href="/achievements/earth"' not in stranger.get(f"/table/{table.id}").text


def test_the_faces_have_words_for_each_entry():
    shown = presenter("earth")
    assert list(shown.achievements) == list(range(1, COUNT + 1))
    for lang in ("en", "fr"):
        assert len({shown.achievement(number, lang) for number in shown.achievements}) == COUNT
    assert set(NOT_FOR_BEGINNERS) < set(shown.achievements)


@pytest.mark.parametrize("how", ["called off", "decided", "played for"])
def test_a_game_that_somebody_did_not_play_counts_for_nothing(client, store, owner, how):
    options = {"seats": 2, "mode": "standard"}
    seats = [Seat.human("Ada"), Seat.human("Bo", "bo")]
    absent = "bot" if how == "played for" else "lose"
    table = Table.create(
        store, owner, Terms("earth", options, seats, 1, rated=how == "called off", absent=absent)
    )
    while len(table.moves) < 40 or 0 not in table.to_move():
        seat = table.to_move()[0]
        table.play(seat, table.position.suggest(seat))
    if how == "called off":
        store.acted = lambda identity: {0}
    table.leave(0 if how == "played for" else 1, why="late")
    while table.to_move():
        seat = table.to_move()[0]
        table.play(seat, table.position.suggest(seat))
    assert table.over
    answer = client.get("/achievements/earth")
    assert "No finished game yet" in text(answer)
    assert ticked(answer) == []
