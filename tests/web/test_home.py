"""The home page: what one click on Play starts, and which tables stand above the games."""

import re
from html import unescape

import pytest

from ludosphere.core.options import Choice
from ludosphere.core.registry import game, registered_games

PLAYED = {
    "biomos": {"mode": "advanced", "giant_biomes": ["G1", "G2"], "seat2": "bot5", "seat3": "bot2"},
    "bioviva": {"lang": "fr", "peeks": "3", "deck": "seas_oceans", "seat2": "bot1"},
    "earth": {"mode": "advanced", "difficulty": "hard", "hide_scores": "1", "seat2": "closed"},
    "living_planet": {"length": "short", "seat2": "person", "name2": "Bo", "seat3": "bot4"},
}
NAMED = {
    "biomos": "against bots 5 and 2 · Advanced · Giant biomes: 2 of 10",
    "bioviva": "against bot 1 · Deck: Seas and Oceans · Language of the texts: Français"
    " · Looks each without a clock: 3",
    "earth": "alone · Advanced · Gaia: Hard · points hidden until the end",
    "living_planet": "2 people on this screen, against bot 4 · Length: Short",
}


def cards(page):
    """By game its card on the home page."""
    return dict(re.findall(r'<article [^>]*aria-labelledby="game-(\w+)">(.*?)</article>', page, re.DOTALL))


def fields(card):
    """What a click on Play sends."""
    form = re.search(r'<form class="play" method="post" action="/tables">(.*?)</form>', card, re.DOTALL)[1]
    found = {}
    for name, value in re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)">', form):
        found.setdefault(name, []).append(unescape(value))
    return found


def named(card):
    """What the card says that Play starts."""
    return unescape(re.search(r'<span id="what-\w+">(.*?)</span>', card)[1])


def start(client, form):
    """The header of the table that a form opens."""
    answer = client.post("/tables", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return client.app.state.tables.store.load(answer.headers["location"].rpartition("/")[2])[0]


def again(client, name):
    """The header of the table that a click on Play opens."""
    return start(client, fields(cards(client.get("/").text)[name]))


def who(header):
    """Who sits at a table."""
    return [(seat.kind, seat.name, seat.level) for seat in header.seats]


@pytest.mark.parametrize("name", registered_games())
def test_a_newcomer_plays_by_the_usual_rules_against_a_bot_of_middle_strength(client, name):
    page = client.get("/").text
    assert "primary" not in "".join(cards(page).values())
    assert named(cards(page)[name]) == "against bot 3"
    header = again(client, name)
    assert who(header) == [("human", "", None), ("bot", "", 3)]
    specs = game(name).option_specs
    usual = {spec.name: spec.people for spec in specs if isinstance(spec, Choice) and spec.people is not None}
    assert header.options == game(name).options({**usual, "seats": 2})


@pytest.mark.parametrize("name", registered_games())
def test_play_starts_what_was_played_last_in_this_game(client, stranger, name):
    first = start(client, {"game": name, "seat1": "me", "name1": "Ada", **PLAYED[name]})
    page = client.get("/").text
    assert named(cards(page)[name]) == NAMED[name]
    assert [one for one, card in cards(page).items() if 'class="btn primary"' in card] == [name]
    second = again(client, name)
    assert second.options == first.options
    assert who(second) == who(first)
    assert second.hide_scores == first.hide_scores
    assert second.seed != first.seed
    others = {one: named(card) for one, card in cards(client.get("/").text).items() if one != name}
    assert set(others.values()) == {"against bot 3"}
    assert named(cards(stranger.get("/").text)[name]) == "against bot 3"


def test_the_options_begin_with_what_was_played_last_but_a_first_game_with_the_usual(client):
    start(client, {"game": "earth", "seat1": "me", **PLAYED["earth"]})
    form = client.get("/?game=earth").text.split("</dialog>")[0]
    assert 'value="advanced" checked' in form
    assert re.search(r'name="seat2">.*?<option value="closed" selected', form, re.DOTALL)
    first = client.get("/?game=earth&first=1").text.split("</dialog>")[0]
    assert 'value="standard" checked' in first
    assert re.search(r'name="seat2">.*?<option value="bot1" selected', first, re.DOTALL)


def test_people_elsewhere_forks_and_records_are_not_played_again(client):
    played = start(client, {"game": "biomos", "seat1": "me", "seat2": "bot1", "seed": "5"})
    start(client, {"game": "biomos", "seat1": "me", "seat2": "open"})
    table = client.app.state.tables.open(played.id).table
    while len(table.moves) < 6:
        table.play(table.to_move()[0], table.position.suggest(table.to_move()[0]))
    record = table.record().dumps()
    client.post("/records", files={"record": ("game.ludo", record.replace("search:1", "search:5"))})
    client.post(f"/table/{played.id}/fork", data={"at": "2"})
    assert named(cards(client.get("/").text)["biomos"]) == "against bot 1"


def test_options_there_are_no_more_give_way_to_the_usual(client, monkeypatch):
    start(client, {"game": "biomos", "seat1": "me", "mode": "advanced", "seat2": "bot5"})
    specs = [spec for spec in game("biomos").option_specs if spec.name != "mode"]
    monkeypatch.setattr(type(game("biomos")), "option_specs", (*specs, Choice("mode", ("discovery",))))
    assert fields(cards(client.get("/").text)["biomos"])["mode"] == ["discovery"]
    assert named(cards(client.get("/").text)["biomos"]) == "against bot 3"


def test_cards_lead_to_the_options_and_to_people_of_their_game(client):
    for name, card in cards(client.get("/?lang=fr").text).items():
        assert f'href="/?game={name}"' in card
        assert f'href="/lobby?game={name}"' in card
        assert named(card) == "contre le robot\u00a03"


def test_all_tables_that_wait_for_me_stand_above_the_games(client):
    waits = [start(client, {"game": "biomos", "seat1": "me"}).id for _ in range(5)]
    page = client.get("/").text
    assert re.findall(r'class="tab" href="/table/([\w-]+)"', page) == waits[::-1]
    assert '<details class="rest">' not in page


def test_three_tables_stand_above_the_games_those_that_wait_for_me_first(client):
    waits = start(client, {"game": "biomos", "seat1": "me", "seat2": "person"})
    over = start(client, {"game": "biomos", "seat1": "me", "mode": "discovery"})
    table = client.app.state.tables.open(over.id).table
    while not table.over:
        table.play(0, table.position.suggest(0))
    opened = [start(client, {"game": "biomos", "seat1": "me", "seat2": "open"}).id for _ in range(3)]
    page = client.get("/").text
    above, rest = page.split('<details class="rest">')
    listed = re.findall(r'class="tab" href="/table/([\w-]+)"', above.split('id="tabs-title"')[1])
    assert listed == [waits.id, *reversed(opened[1:])]
    assert "2 more tables" in rest
    further = rest.split("</details>")[0]
    assert set(re.findall(r'class="tab" href="/table/([\w-]+)"', further)) == {opened[0], over.id}
