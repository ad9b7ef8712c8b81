"""The form for a new table: what it begins with, and what it calls things."""

import dataclasses
import re

import pytest

from ludosphere.core.options import Choice
from ludosphere.core.registry import game
from ludosphere.games.bioviva import decks
from ludosphere.web.new_table import blank, offered, refilled
from ludosphere.web.titles import titles


def chosen(page, game_name, option):
    """The value of an option that the form of a game begins with."""
    form = re.search(rf'data-game="{game_name}".*?</form>', page, re.DOTALL)[0]
    select = re.search(rf'<select[^>]* name="{option}".*?</select>', form, re.DOTALL)[0]
    return re.findall(r'<option value="([^"]*)" selected', select)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_texts_are_in_the_readers_language_unless_they_choose_another(client, lang):
    assert chosen(client.get(f"/?game=bioviva&lang={lang}").text, "bioviva", "lang") == [lang]
    sent = {"game": "bioviva", "seat1": "me", "seat2": "me", "lang": "fr" if lang == "en" else "en"}
    wrong = client.post("/tables", data={**sent, "seed": "x"})
    assert wrong.status_code == 400
    assert chosen(wrong.text, "bioviva", "lang") == [sent["lang"]]


def test_only_a_choice_of_languages_follows_the_reader(monkeypatch):
    specs = (Choice("seats", (1, 2)), Choice("lang", ("de", "en")), Choice("tongue", ("en", "fr")))
    monkeypatch.setattr(type(game("biomos")), "option_specs", specs)
    forms = {lang: blank(game("biomos"), False, lang) for lang in ("en", "fr")}
    assert [form["lang"] for form in forms.values()] == ["en", "de"]
    assert forms["fr"]["tongue"] == "en"
    assert blank(game("earth"), False, "fr") == blank(game("earth"), False, "en")
    assert refilled({"game": "bioviva"}, False, "en")["lang"] == "en"
    assert refilled({"game": "bioviva"}, False, "fr")["lang"] == "fr"


@pytest.fixture
def own_deck(monkeypatch):
    """A deck that came with --deck; no text knows it."""
    own = dataclasses.replace(decks.deck("seas_oceans"), id="own", names={"fr": "À moi <3", "en": "Mine"})
    monkeypatch.setitem(decks._added, "own", own)
    return own


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_added_deck_is_offered_by_its_name(client, own_deck, lang):
    options = offered(game("bioviva"), lang, {})["options"]
    choices = next(one for one in options if one["name"] == "deck")["choices"]
    assert [one["value"] for one in choices] == ["sky_space", "seas_oceans", "own"]
    assert choices[-1]["text"] == own_deck.names[lang]
    page = client.get(f"/?game=bioviva&lang={lang}").text
    shown = {"en": "Mine", "fr": "À moi &lt;3"}[lang]
    assert re.search(rf'<option value="own">\s*{shown}', page)


def test_a_value_without_text_and_name_is_shown_as_it_is():
    assert titles(game("bioviva"), "fr").value("deck", "nowhere") == "nowhere"
    assert titles(game("biomos"), "fr").value("colour", 3) == "3"


def test_the_form_begins_with_what_suits_people(client):
    assert chosen(client.get("/?game=earth").text, "earth", "setup") == ["hidden"]
    assert chosen(client.get("/?game=earth").text, "earth", "order") == ["simultaneous"]


def test_a_table_of_somebody_who_says_no_name_is_opened(client):
    form = {"seat1": "me", "seat2": "bot1"}
    answer = client.post("/tables", data=form, follow_redirects=False)
    assert answer.status_code == 303


def test_who_says_their_name_on_the_form_is_called_so_on_every_page(client):
    client.post("/tables", data={"seat1": "person", "name1": "Bo", "seat2": "me", "name2": "Ada"})
    assert 'class="who-name"><b>Ada</b>' in client.get("/").text
