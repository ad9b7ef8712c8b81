"""The checks of a deck's texts, fault by fault, and the command that reports them."""

import json

import pytest

from ludosphere.cli import main
from ludosphere.core.errors import LudosphereError
from ludosphere.games.bioviva.commentary import annotated, marked
from ludosphere.games.bioviva.deckcheck import check_card, check_folder, check_text

GOOD = {
    "fr": "Un brûleur à gaz chauffe l'air enfermé dans l'enveloppe de toile. Devenu plus léger, il soulève "
    "la nacelle et ses passagers. Sans moteur ni gouvernail, le pilote change d'altitude pour choisir le "
    "vent qui le portera. On s'envole au lever du jour, lorsque la brise est encore calme et fraîche.",
    "en": "A gas burner heats the air trapped inside the fabric envelope. Now lighter, it lifts the basket "
    "and its passengers. With neither engine nor rudder, the pilot changes height to pick the wind that will "
    "carry them. They take off at sunrise, while the breeze is still calm and cool.",
}
LABELS = {
    "atmosphere": {"fr": "Atmosphère", "en": "Atmosphere"},
    "leisure": {"fr": "Loisirs & Exploration", "en": "Leisure & Exploration"},
}


def card(**changes):
    return {
        "id": "balloons",
        "title": {"fr": "Montgolfières à l'aube", "en": "Balloons at dawn"},
        "characteristics": ["atmosphere", "leisure"],
        "commentary": GOOD,
        **changes,
    }


def rules(found, notes=False):
    return [fault.rule for fault in found if fault.note == notes]


def faults(text, title="Trou noir", lang="fr", **more):
    return rules(check_text(text, title, ["Atmosphère"], lang, **more))


def test_a_good_card():
    assert rules(check_card(card(), LABELS)) == []


@pytest.mark.parametrize(("words", "fault"), [(44, True), (45, False), (60, False), (61, True)])
def test_length_45_to_60(words, fault):
    text = " ".join(["lune"] * (words - 1)) + ". Lune."
    assert ("length" in faults(text)) == fault


@pytest.mark.parametrize(("count", "fault"), [(1, True), (2, False), (4, False), (5, True)])
def test_two_to_four_sentences(count, fault):
    text = " ".join(["Il pèse 3,5 kilos."] * count)
    assert ("sentences" in faults(text)) == fault


def test_families_18():
    sky = "lune soleil nuage pluie neige vent orage étoile planète comète"
    words = f"{sky} volcan rocher sable glace feu fumée arbre".split()
    assert "families" in faults(" ".join(words))
    assert "families" not in faults(" ".join([*words, "ballon"]))
    assert "families" in faults(" ".join([*words, "lunaire"]))  # the same family again
    assert "families" in faults(" ".join([*words, "dans"]))  # a function word
    assert "families" in faults(" ".join([*words, "est"]))  # taken for a function word
    assert "families" not in faults(" ".join([*words, "est"]), content=["est"])
    assert "families" in faults(" ".join([*words, "ballon"]), title="Ballons")


def test_dead_words_name_what_killed_them():
    found = check_text("Le trou attire les étoiles.", "Trou noir", ["Univers étoilé"], "fr")
    dead = [dict(fault.args) for fault in found if fault.rule == "dead"]
    assert dead == [{"word": "trou", "because": "trou"}, {"word": "étoiles", "because": "étoilé"}]
    assert "dead" not in faults("Le trou attire.", unavoidable=["trou"])
    assert "unavoidable-missing" in faults("Le vent attire.", unavoidable=["trou"])
    assert "unavoidable-missing" in faults("Le vent attire.", unavoidable=["vent"])


def test_names_and_numbers_four():
    text = "Ici Galilée, Hubble, Newton, Kepler"
    assert "names" not in faults(text)
    assert "names" in faults(text + " et deux vents")
    assert "names" not in faults(text + " et la Lune")
    assert "names" not in faults("Galilée et Hubble, Newton, Kepler, Hubble", title="Galilée")


def test_content_words_are_in_the_text():
    assert "content-missing" in faults("Le vent.", content=["est"])


@pytest.mark.parametrize("text", ["deux  blancs", "une\nligne", "<b>gras</b>", "une\ttabulation"])
def test_characters(text):
    assert "characters" in faults(text)


def test_french_blanks_are_fine():
    assert "characters" not in faults("Une espace\u00a0: fine\u202f!")


def test_notes():
    notes = rules(check_text("Son éclat de 1998 brylle.", "Trou", [], "fr"), notes=True)
    assert notes == ["both", "unknown", "figures"]


def test_seen_is_a_fault_with_tags_and_a_note_with_a_scene():
    tags = {"fr": ["nacelle", "air"], "en": ["basket", "air"]}
    assert rules(check_card(card(tags=tags), LABELS)) == ["seen", "seen"]
    scene = {"fr": "Une nacelle dans les airs.", "en": "A basket in the air."}
    assert rules(check_card(card(scene=scene), LABELS)) == []
    assert rules(check_card(card(scene=scene), LABELS), notes=True).count("seen") == 2


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"characteristics": ["atmosphere"]}, "characteristics"),
        ({"characteristics": ["atmosphere", "nothing"]}, "characteristics"),
        ({"characteristics": None}, "characteristics"),
        ({"title": {"fr": "Aube"}}, "no-title"),
        ({"title": None}, "no-title"),
        ({"commentary": {"fr": GOOD["fr"], "en": " "}}, "no-commentary"),
        ({"commentary": {"en": GOOD["en"], "fr": 3}}, "no-commentary"),
    ],
)
def test_what_a_card_needs(changes, rule):
    assert rule in rules(check_card(card(**changes), LABELS))


def test_annotated_is_the_word_list_of_a_finished_deck():
    rows = annotated("Son étoile colorée brille.", "Étoiles", ["Univers"], "fr")
    assert [row["token"] for row in rows] == ["Son", "étoile", "colorée", "brille"]
    assert [row["content"] for row in rows] == [False, True, True, True]
    assert [row["dead"] for row in rows] == [False, True, False, False]
    assert [row["family"] for row in rows] == ["", "étoile", "couleur", "briller"]
    assert all(sorted(row) == ["content", "dead", "family", "lemma", "token"] for row in rows)


def test_words_in_text_order():
    assert [word.token.word for word in marked("L'air, le vent", "", [], "fr")] == ["l'", "air", "le", "vent"]


@pytest.fixture
def folder(tmp_path):
    plan = {
        "characteristics": [{"id": name, **labels} for name, labels in LABELS.items()],
        "cards": [{key: value for key, value in card().items() if key != "commentary"}, {"id": "later"}],
    }
    (tmp_path / "deck_plan.json").write_text(json.dumps(plan))
    (tmp_path / "cards-01.json").write_text(json.dumps([{"id": "balloons", "commentary": GOOD}]))
    return tmp_path


def test_a_folder_with_a_plan(folder):
    cards, found = check_folder(folder)
    assert cards == 1
    assert rules(found) == []
    assert [fault.card for fault in found if fault.rule == "not-written"] == ["later"]


def test_a_folder_names_file_and_card(folder):
    more = {"cards": [card(id="other"), card(commentary={"fr": "Le vent.", "en": GOOD["en"]})]}
    (folder / "cards-02.json").write_text(json.dumps(more))
    found = [(fault.file, fault.card, fault.rule) for fault in check_folder(folder)[1] if not fault.note]
    assert ("cards-02.json", "other", "unplanned") in found
    assert ("cards-02.json", "other", "same-text") in found
    assert ("cards-02.json", "balloons", "twice") in found
    assert ("cards-02.json", "balloons", "length") in found


@pytest.mark.parametrize(
    ("name", "content"),
    [("cards-01.json", "{"), ("cards-01.json", "{}"), ("cards-01.json", "[1]"), ("deck_plan.json", "[]")],
)
def test_files_that_are_no_deck(folder, name, content):
    (folder / name).write_text(content)
    with pytest.raises(LudosphereError, match=name):
        check_folder(folder)


def test_a_folder_without_cards(tmp_path):
    with pytest.raises(LudosphereError, match="holds no file"):
        check_folder(tmp_path)


@pytest.mark.parametrize(
    ("lang", "fine", "note"),
    [("en", "One card, no fault.", "not written"), ("fr", "Une carte, aucun défaut.", "pas encore écrite")],
)
def test_command(folder, capsys, lang, fine, note):
    assert main(["decks", "check", str(folder), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert fine in said
    assert note in said
    assert main(["decks", "check", str(folder), "--lang", lang, "--quiet"]) == 0
    assert capsys.readouterr().out == fine + "\n"


def test_command_with_faults(folder, capsys):
    short = {"fr": "Le vent.", "en": "The wind."}
    (folder / "cards-01.json").write_text(json.dumps([{"id": "balloons", "commentary": short}]))
    assert main(["decks", "check", str(folder), "--quiet"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "cards-01.json, balloons, fr: 2 words; 45 to 60 are asked for."
    assert said[-1] == "One card, 6 faults."


def test_command_without_a_folder(tmp_path, capsys):
    assert main(["decks", "check", str(tmp_path / "nowhere")]) == 2
    assert capsys.readouterr().err.startswith("ludosphere: ")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_fault_has_a_sentence(lang, folder):
    found = check_card(
        card(title=None, characteristics=None, content={"fr": ["x"]}, unavoidable={"fr": ["x"]}), LABELS
    )
    found += check_text("A  b <1 Xyzzy son. " * 9, "", [], "fr", tags=["x"])
    found += check_text("Hubble, Kepler, Newton, Galileo, Jules, Verne noir.", "noire", [], "fr")
    (folder / "cards-02.json").write_text(json.dumps([card(id="other"), card(), {"id": "empty"}]))
    found += check_folder(folder)[1]
    kinds = {fault.rule for fault in found}
    assert len(kinds) == 19
    for fault in found:
        assert fault.sentence(lang).startswith(", ".join(filter(None, (fault.file, fault.card, fault.lang))))
