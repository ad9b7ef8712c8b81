"""What is wrong with an input is said in the reader's language."""

import html
import re
from importlib import resources
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import ludosphere
from ludosphere.core.errors import OptionError, RecordError
from ludosphere.core.registry import game
from ludosphere.games.living_planet.house.faults import ENGLISH
from ludosphere.web.app import create_app
from ludosphere.web.errors import sentence
from ludosphere.web.pages import words

SOURCES = Path(ludosphere.__file__).parent
GAME = """[Game "biomos"]
[Rules "{rules}"]
[Options "mode=discovery seats=2"]
[Seed "3"]

"""


@pytest.fixture(scope="module")
def client():
    app, here = create_app("sqlite://", bot_delay=0), ("127.0.0.1", 50000)
    with TestClient(app, headers={"accept-language": "fr"}, client=here) as client:
        yield client


def record(moves="", **changed):
    text = GAME.format(rules=game("biomos").rules_version)
    for name, value in changed.items():
        text = re.sub(rf'\[{name} "[^"]*"\]\n', f'[{name} "{value}"]\n' if value is not None else "", text)
    return text + moves


def keys_in_sources():
    """The key of every error that is worded, wherever it is raised."""
    found = {f"house-{key}" for key in ENGLISH}
    for path in SOURCES.rglob("*.py"):
        found |= set(re.findall(r'\.worded\(\s*"([\w-]+)"', path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_key_has_its_words(lang):
    source = resources.files("ludosphere.web").joinpath(f"text/{lang}.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^fault-([\w-]+) =", source, re.M))
    assert worded - {"in-english"} == keys_in_sources() - {"said"}


FRENCH = [
    ("\xff".encode("latin-1"), "ligne 1 : ce n’est pas un texte en UTF-8"),
    (record(Game="chess"), "l’en-tête Game est inutilisable : il n’y a pas de jeu « chess »"),
    (record(Game=None), "il manque l’en-tête Game"),
    (record(Seed=None), "il manque l’en-tête Seed"),
    (record(Rules="99"), "il suit la version 99 des règles"),
    (record(Rules="x"), "l’en-tête Rules est abîmé : « x »"),
    (record(Options="mode=x"), "l’en-tête Options est inutilisable : l’option « mode » vaut discovery"),
    (record(Options="colour=red"), "il n’y a pas d’option 'colour' ; les options sont"),
    (record(Options="seats=2 seats=3"), "l’option « seats » y est deux fois"),
    (record("x\n"), "ligne 6 : une ligne de coups commence par le numéro d’une place, pas par « x »"),
    (record("1 nonsense\n"), "ligne 6 : le coup 1 ne peut pas être joué : « nonsense » n’est pas une action"),
    (record("1 {a\n"), "ligne 6 : un commentaire est entre accolades"),
    (record("[Seat1\n"), 'ligne 6 : un en-tête s’écrit [Nom "valeur"] et précède les coups'),
    (record('[Result "1-2"]\n'), "l’en-tête Result dit autre chose que les coups"),
    (record('[Start "AAAA"]\n'), "l’en-tête Start est abîmé"),
    (record(f'[SeedHash "{"0" * 64}"]\n'), "l’en-tête Seed n’est pas la graine que SeedHash avait promise"),
]


@pytest.mark.parametrize(("text", "said"), FRENCH)
def test_a_record_is_refused_in_french(client, text, said):
    answer = client.post("/records", files={"record": ("game.ludo", text)}, follow_redirects=False)
    assert answer.status_code == 400
    shown = html.unescape(re.search(r"<h1>(.*?)</h1>", answer.text, re.S)[1]).replace("\xa0", " ")
    shown = re.sub(r"[\u2066-\u2069]", "", shown)  # the marks around what was put in
    assert shown.startswith("Ce fichier ne peut pas servir de relevé : ")
    assert said in shown
    assert "anglais" not in shown


def test_options_of_the_api_are_refused_in_the_callers_language(client):
    token = client.post("/api/v1/guests", json={"name": "Ada"}).json()["token"]
    body = {
        "game": "earth",
        "options": {"teams": "on", "seats": 2},
        "seats": [{"kind": "me"}, {"kind": "bot"}],
    }
    answer = client.post("/api/v1/tables?lang=fr", json=body, headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 400
    assert "les équipes jouent à 2 contre 2" in answer.json()["error"]["message"].replace("\xa0", " ")


def test_what_has_no_words_of_its_own_is_quoted_and_called_english():
    said = sentence(RecordError("Something odd."), words("fr")).replace("\xa0", " ")
    assert re.sub(r"[\u2066-\u2069]", "", said).endswith("« Something odd » (en anglais).")
    assert sentence(RecordError("Something odd."), words("en")).endswith(": Something odd.")


def test_an_error_within_an_error_is_said_in_the_same_language():
    inner = OptionError("in English").worded("option-text", option="deck", value="3")
    outer = RecordError("in English").worded("record-unusable", name="Options", reason=inner)
    said = re.sub(r"[\u2066-\u2069]", "", sentence(outer, words("fr"))).replace("\xa0", " ")
    assert "l’en-tête Options est inutilisable : l’option « deck » est un texte, pas 3" in said


def test_what_is_too_big_names_the_limit_that_counts(client):
    answer = client.post("/api/v1/guests?lang=en", json={"name": "x" * 70_000})
    assert answer.status_code == 413
    assert "a record has at most 1 MB, anything else 64 kB" in answer.json()["error"]["message"]
