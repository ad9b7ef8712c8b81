"""House rules in the browser: in force or not, what they change, and the page of all values."""

import json
import re

import pytest
from starlette.testclient import TestClient

from ludosphere.core.record import Record
from ludosphere.core.registry import game
from ludosphere.games.living_planet.house.rulebook import checked
from ludosphere.web.app import create_app

OWN = '{"parameters":{"mc_per_vp":4}}'
CARDS = {
    "parameters": {"leader6_points": 7},
    "types": [
        {
            "id": "brokerage",
            "copies": 4,
            "cost": {"mc": 5},
            "vp": 9,
            "effect": {"kind": "trade_no_price_drop_on_own_sales"},
        }
    ],
    "hexes": [
        {
            "id": "LP02",
            "edges": ["plain"] * 6,
            "sites": [{"slot": "a", "elevation": "lowland"}],
            "cataclysms": [],
        }
    ],
}
PLAYED = {"seat1": "me", "seat2": "bot1"}


@pytest.fixture
def own_client(url):
    """The owner's browser at a server that was started with house rules."""
    app = create_app(url, bot_delay=0, house_rules={"living_planet": {"house": OWN}})
    with TestClient(app, headers={"accept-language": "en"}) as client:
        yield client


def opened(client, **form):
    sent = {"game": "living_planet", **PLAYED, **form}
    answer = client.post("/tables", data=sent, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    identity = answer.headers["location"].rsplit("/", 1)[1]
    return client.app.state.tables.open(identity).table


def form_of(client, lang="en"):
    page = client.get(f"/?game=living_planet&lang={lang}").text.replace("\u00a0", " ")
    return re.search(r'data-game="living_planet".*?</form>', page, re.DOTALL)[0]


def test_without_house_rules_the_form_says_so_and_links_to_the_values(client):
    form = form_of(client)
    assert "House rules: none." in form
    assert 'name="house"' not in form
    assert "reconstructed" in form
    assert 'href="/rules/living_planet"' in form
    assert "Règles maison : aucune." in form_of(client, "fr")


def test_house_rules_in_force_are_shown_with_what_they_change(own_client):
    form = form_of(own_client)
    assert re.search(r'type="radio" name="house" value="own" checked', form)
    assert re.search(r'type="radio" name="house" value="none">', form)
    assert '<select name="house"' not in form
    assert "MC for a VP at the end: 4 MC instead of 5 MC" in form
    assert "mc_per_vp" not in form
    assert "MC pour un PV à la fin : 4 MC au lieu de 5 MC" in form_of(own_client, "fr")


def test_new_tables_begin_with_them_unless_somebody_says_none(own_client):
    assert opened(own_client).header.options["house"] == OWN
    assert opened(own_client, house="own").header.options["house"] == OWN
    assert opened(own_client, house="none").header.options["house"] == ""


def test_without_any_own_is_none(client):
    assert opened(client).header.options["house"] == ""
    assert opened(client, house="own").header.options["house"] == ""


def test_nobody_writes_rules_into_the_form(own_client):
    answer = own_client.post("/tables", data={"game": "living_planet", **PLAYED, "house": '{"x":1}'})
    assert answer.status_code == 400
    assert "House rules can be “none” or “own”" in answer.text
    assert re.search(r'type="radio" name="house" value="none"', answer.text)


def test_a_record_keeps_the_house_rules(own_client):
    table = opened(own_client)
    text = table.record().dumps()
    assert "house={%22parameters%22:{%22mc_per_vp%22:4}}" in text
    assert Record.loads(text).options["house"] == OWN
    assert game("living_planet").decode(table.position.encode()).options()["house"] == OWN


@pytest.mark.parametrize(("lang", "word"), [("en", "reconstructed"), ("fr", "reconstitué")])
def test_the_page_of_values_marks_what_is_reconstructed(client, lang, word):
    page = client.get(f"/rules/living_planet?lang={lang}")
    assert page.status_code == 200
    assert page.text.count(f"</span> {word}</span>") == 148
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=", page.text)


def test_the_page_shows_the_server_s_house_rules_or_those_of_a_table(own_client):
    assert "4 MC instead of 5 MC" in own_client.get("/rules/living_planet").text
    plain, own = opened(own_client, house="none"), opened(own_client)
    said = own_client.get(f"/rules/living_planet?table={plain.id}").text
    assert "No house rules" in said
    assert "4 MC instead of 5 MC" in own_client.get(f"/rules/living_planet?table={own.id}").text
    assert f'href="/rules/living_planet?table={own.id}"' in own_client.get(f"/table/{own.id}").text


@pytest.mark.parametrize("path", ["/rules/biomos", "/rules/nothing", "/rules/living_planet?table=nothing"])
def test_there_is_no_such_page(client, path):
    assert client.get(path).status_code == 404


def test_a_table_of_another_game_has_no_such_page(client, open_table):
    table = open_table(game="biomos").rsplit("/", 1)[1]
    assert client.get(f"/rules/living_planet?table={table}").status_code == 404


@pytest.fixture
def cards_client(url):
    """The owner's browser at a server whose house rules change a building, a hex and a power."""
    house = checked(json.dumps(CARDS))
    with TestClient(create_app(url, bot_delay=0, house_rules={"living_planet": {"house": house}})) as client:
        yield client


@pytest.mark.parametrize(
    ("lang", "changed"),
    [
        ("en", {"brokerage": ">9<", "LP02": "No mountain side", "planet-6": "7 more points"}),
        ("fr", {"brokerage": ">9<", "LP02": "Aucun côté de montagne", "planet-6": "7 points"}),
    ],
)
def test_what_is_opened_at_a_table_has_its_values_and_the_catalogue_those_of_the_box(
    cards_client, lang, changed
):
    own, plain = opened(cards_client), opened(cards_client, house="none")
    for card, value in changed.items():
        path = f"/card/living_planet/{card}?lang={lang}"
        box = cards_client.get(path).text
        here = cards_client.get(f"{path}&table={own.id}").text.replace("\u00a0", " ")
        assert value in here, here
        assert value not in box, box
        assert cards_client.get(f"{path}&table={plain.id}").text == box
        assert box in cards_client.get(f"/atlas/living_planet?lang={lang}").text


def test_what_is_not_in_the_box_of_a_table_can_t_be_opened_there(cards_client, open_table):
    table = opened(cards_client, arboria="off").id
    assert cards_client.get("/card/living_planet/AR05").status_code == 200
    assert cards_client.get(f"/card/living_planet/AR05?table={table}").status_code == 404
    assert cards_client.get("/card/living_planet/LP02?table=nothing").status_code == 404
    assert cards_client.get(f"/card/biomos/B24?table={table}").status_code == 404
    biomos = open_table(game="biomos").rsplit("/", 1)[1]
    assert (
        cards_client.get(f"/card/biomos/B24?table={biomos}").text == cards_client.get("/card/biomos/B24").text
    )
