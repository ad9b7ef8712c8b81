"""What a table's room, an invitation and a row of the lobby say before anybody sits down."""

from __future__ import annotations

import html
import re

import pytest

from ludosphere.core.text import texts
from ludosphere.play.pace import TEMPOS
from ludosphere.tables.quick import SPEEDS

FREE = {"seat2": "open", "name2": "", "seat3": "closed", "access": "lobby"}
SHORT = {
    "game": "living_planet",
    "tempo": "normal",
    "absent": "lose",
    "rated": "1",
    "watch": "nobody",
    "arboria": "off",
    "length": "short",
    "confirm": "1",
}


def told(page, place):
    """The facts of the first list of terms in a place (a class): what is said, and which are warnings."""
    found = re.search(rf'<ul class="terms {place}">(.*?)</ul>', page.text, re.S)
    assert found, place
    items = re.findall(r"<li( class=\"danger\")?[^>]*>(.*?)</li>", found[1], re.S)
    return [(plain(text), bool(danger)) for danger, text in items]


def plain(text):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", "", text))).strip()


def room(page):
    return told(page, "room-facts")[:-1]  # the last one says who may sit down


@pytest.fixture
def invited(client, stranger, open_table):
    """A table of the lobby; and a stranger with a name who is asked to it."""

    def made(**form):
        path = open_table(**{**FREE, **form})
        stranger.post("/name", data={"name": "Bo"})
        stranger.post("/sign-up", data={"login": "bo_here", "password": "a long password"})
        answer = client.post(f"{path}/invite", data={"login": "bo_here"}, follow_redirects=False)
        assert answer.status_code == 303
        return path

    return made


def test_the_room_the_invitation_and_the_lobby_tell_the_same_in_the_same_order(stranger, invited):
    path = invited(**SHORT)
    page = stranger.get(f"{path}?lang=en")
    assert room(page) == [
        ("Living Planet, Planet Arboria: Without, Length: Short, turns are confirmed", False),
        ("Normal: 15 min per player + 20 s per turn; 3 min when everyone chooses at once", False),
        ("Whoever runs out of time or leaves loses, and the game ends", True),
        ("Rated: everybody’s rating changes with the result", False),
        ("Chat: players and spectators write", False),
        ("No spectators", False),
    ]
    assert page.text.index('class="terms room-facts"') < page.text.index('class="btn primary start"')
    tags = [
        ("Living Planet, Planet Arboria: Without, Length: Short, turns are confirmed", False),
        ("Normal: 15 min + 20 s", False),
        ("at zero: lost", True),
        ("rated", False),
        ("chat: everyone", False),
        ("no spectators", False),
    ]
    assert told(stranger.get("/?lang=en"), "tags") == tags
    assert told(stranger.get("/lobby?lang=en"), "tags") == tags


def test_they_are_told_in_french_too(stranger, invited):
    path = invited(**SHORT)
    assert [text for text, _ in room(stranger.get(f"{path}?lang=fr"))][1:4] == [
        "Normale : 15 min par personne + 20 s par tour ; 3 min quand tout le monde choisit en même temps",
        "Qui n’a plus de temps ou part perd, et la partie se termine",
        "Partie classée : la cote de chacun change selon le résultat",
    ]


@pytest.mark.parametrize(
    ("place", "said", "form"),
    [
        (1, "No time limit", {"tempo": "none", "absent": "bot"}),
        (2, "If someone leaves, a bot plays until they return", {"tempo": "none", "absent": "bot"}),
        (1, "Correspondence: 1 day per turn", {"tempo": "day"}),
        (2, "If someone runs out of time, the others wait", {"tempo": "fast", "absent": "nothing"}),
        (
            2,
            "Whoever runs out of time or leaves loses, and a bot plays on",
            {"seat3": "open", "tempo": "fast", "absent": "lose"},
        ),
        (3, "Unrated: nobody’s rating changes", {}),
        (
            0,
            "Bioviva Planète, Deck: Seas and Oceans, Language of the texts: Français",
            {"game": "bioviva", "deck": "seas_oceans", "lang": "fr"},
        ),
        (0, "Biomos, Discovery, Giant biomes: 4 of 10", {"giant_biomes": ["G1", "G2", "G3", "G4"]}),
    ],
)
def test_each_fact_says_what_was_chosen(stranger, open_table, place, said, form):
    path = open_table(**{**FREE, **form})
    text = room(stranger.get(f"{path}?lang=en"))[place][0]
    assert text == said


def test_an_option_that_does_not_matter_with_so_many_is_not_told(stranger, open_table):
    path = open_table(**{**FREE, "game": "earth", "mode": "standard", "difficulty": "hard"})
    text = room(stranger.get(f"{path}?lang=en"))[0][0]
    assert text.startswith("Earth, Standard")
    assert "hard" not in text.lower()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_clock_has_one_name_wherever_it_is_chosen(client, open_table, lang):
    say = texts("ludosphere.web", lang)
    lobby = re.sub(r"\s+", " ", html.unescape(client.get(f"/lobby?lang={lang}").text)).replace("\u00a0", " ")
    home = re.sub(r"\s+", " ", html.unescape(client.get(f"/?game=biomos&lang={lang}").text)).replace(
        "\u00a0", " "
    )
    for name in SPEEDS:
        path = open_table(**{**FREE, "tempo": name})
        clock = room(client.get(f"{path}?lang={lang}"))[1][0]
        assert f'value="{name}"' in lobby
        assert f"<span>{clock}</span>" in lobby
        assert f">{clock}</option>" in home
        if TEMPOS[name]["kind"] == "live":
            assert clock.startswith(say(f"tempo-name-{name}"))


def test_a_table_with_a_clock_has_a_consequence_unless_its_owner_wants_none(client):
    token = client.post("/api/v1/guests", json={"name": "Ada"}).json()["token"]
    head = {"authorization": f"Bearer {token}"}
    wanted = {"game": "biomos", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for more, absent in (
        ({}, "nothing"),
        ({"tempo": "fast"}, "bot"),
        ({"tempo": "fast", "absent": "nothing"}, "nothing"),
        ({"tempo": "fast", "absent": "lose"}, "lose"),
    ):
        answer = client.post("/api/v1/tables", json={**wanted, **more}, headers=head)
        table = client.app.state.tables.open(answer.json()["id"]).table
        assert table.header.absent == absent


def test_what_comes_at_zero_is_said_of_nobody_by_they(client, stranger, open_table):
    path = open_table(**{**FREE, "game": "living_planet", "tempo": "normal", "absent": "lose"})
    stranger.post(f"{path}/sit", data={"name": "Bo"})
    for browser in (client, stranger):
        with browser.websocket_connect(f"{path}/ws?lang=en") as socket:
            state = socket.receive_json()
            assert state["notes"] == ["everyone at once · at zero the game is lost"] * 2
            assert round(state["pace"]["ends_at"] - state["pace"]["now"], -4) == 180_000
