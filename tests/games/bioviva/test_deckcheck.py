"""The checks of a deck's texts, fault by fault. Those of its files are in test_decks.py."""

import json
import unicodedata

import pytest

from ludosphere.games.bioviva import deckcheck
from ludosphere.games.bioviva.commentary import Back, annotated, marked
from ludosphere.games.bioviva.deckcheck import check, check_text
from ludosphere.games.bioviva.decks import deck
from ludosphere.games.bioviva.functions import grammar
from ludosphere.games.bioviva.letters import LANGUAGES, tokens
from ludosphere.games.bioviva.lexicon import lexicon_of

SKY = deck("sky_space")

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


def check_card(card):
    return deckcheck.check_card(card, LABELS, {lang: lexicon_of(SKY, lang) for lang in LANGUAGES})


def faults(text, title="Trou noir", lang="fr", **more):
    return rules(check_text(text, title, ["Atmosphère"], lexicon_of(SKY, lang), **more))


def test_a_good_card():
    assert rules(check_card(card())) == []


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
    found = check_text("Le trou attire les étoiles.", "Trou noir", ["Univers étoilé"], lexicon_of(SKY, "fr"))
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
    notes = rules(check_text("Son éclat de 1998 brylle.", "Trou", [], lexicon_of(SKY, "fr")), notes=True)
    assert notes == ["both", "unknown", "figures"]


def test_too_few_words_to_be_seen_are_a_note():
    tags = {"fr": ["nacelle", "air"], "en": ["basket", "air"]}
    assert rules(check_card(card(tags=tags)), notes=True).count("seen") == 2
    scene = {"fr": "Une nacelle dans les airs.", "en": "A basket in the air."}
    assert rules(check_card(card(scene=scene))) == []
    assert rules(check_card(card(scene=scene)), notes=True).count("seen") == 2


@pytest.mark.parametrize(
    ("lang", "scene", "phrase"),
    [
        ("fr", "Voici des passagers : sans moteur !", ""),
        ("fr", "Ici, ses passagers : sans moteur ni hélice.", "ses passagers : sans moteur ni"),
        ("fr", "Au-dessus, une enveloppe de toile dorée.", ""),
        ("fr", "Au-dessus, L’ENVELOPPE DE TOILE dorée.", "L’ENVELOPPE DE TOILE"),
        ("en", "A fabric envelope. Now lighter clouds.", "fabric envelope. Now lighter"),
        ("en", "The fabric envelope. Lighter than air.", ""),
        ("en", "They take off. The breeze is still.", "The breeze is still"),
    ],
)
def test_a_description_gives_no_phrase_away(lang, scene, phrase):
    """Three words in a row may be those of the commentary, four may not; elided words count."""
    other = {"fr": "Une nacelle.", "en": "A basket."}
    found = check_card(card(scene={**other, lang: scene}))
    shared = [fault for fault in found if fault.rule == "phrase"]
    assert [fault.args["phrase"] for fault in shared] == ([phrase] if phrase else [])
    assert all(fault.lang == lang and not fault.note for fault in shared)


def test_a_phrase_is_shown_as_it_is_printed():
    scene = unicodedata.normalize("NFD", "Très haut, légère, la brise est encore calme.")
    assert deckcheck.phrase(scene, GOOD["fr"], "fr") == "la brise est encore calme"


def test_the_longest_phrase_is_told():
    scene = "A gas burner heats cloth; passengers with neither engine nor rudder."
    assert deckcheck.phrase(scene, GOOD["en"], "en") == "passengers with neither engine nor rudder"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["sky_space", "seas_oceans"])
def test_no_description_has_a_word_of_its_title(name, lang):
    lexicon = lexicon_of(deck(name), lang)
    for index, card in enumerate(deck(name).cards):
        back = lexicon.back(index, "mixed")
        title = back._replace(labels=()).deadly(grammar(lang))
        for token in tokens(card.scene[lang], lang):
            if back.is_content(token.word, grammar(lang)):
                assert not any(lexicon.same_family(token.word, word) for word in title), (card.id, token)


def test_annotated_is_the_word_list_of_a_finished_deck():
    back = Back("Son étoile colorée brille.", "Étoiles", ("Univers",))
    rows = annotated(marked(back, lexicon_of(SKY, "fr")))
    assert [row["token"] for row in rows] == ["Son", "étoile", "colorée", "brille"]
    assert [row["content"] for row in rows] == [False, True, True, True]
    assert [row["dead"] for row in rows] == [False, True, False, False]
    assert [row["family"] for row in rows] == ["", "étoile", "couleur", "briller"]
    assert all(sorted(row) == ["content", "dead", "family", "lemma", "token"] for row in rows)


def test_words_in_text_order():
    assert [word.token.word for word in marked(Back("L'air, le vent", ""), lexicon_of(SKY, "fr"))] == [
        "l'",
        "air",
        "le",
        "vent",
    ]


def test_lemmas_are_of_words_in_the_text():
    assert "lemma-missing" in faults("Le vent.", lemmas={"fils": "fil"})
    assert "lemma-missing" not in faults("Les fils.", lemmas={"fils": "fil"})


def test_ruling_65_a_content_word_may_be_in_the_title_only():
    """The "pas" of Premiers pas kills what is of its family; that of a negation kills nothing."""
    assert "content-missing" not in faults("Le vent.", title="Premiers pas", content=["pas"])
    assert "dead" not in faults("On n'y va pas.", title="Ce n'est pas rien")
    assert "dead" in faults("Un pas de plus.", title="Premiers pas", content=["pas"])


def changed(no, **changes):
    """The files of a deck with one card changed."""
    files = dict(SKY.files)
    name = next(name for name in files if name.startswith("cards-"))
    told = json.loads(files[name])
    told["cards"][no - 1] |= changes
    files[name] = json.dumps(told)
    return files


def test_the_texts_of_a_pack_are_checked_with_file_card_and_language():
    short = {"fr": "Le vent.", "en": SKY.cards[2].commentary["en"]}
    cards, found = check(changed(2, commentary=short))
    assert cards == 68
    got = [fault[:4] for fault in found if not fault.note]
    assert ("cards-01-17.json", "paraglider_lake", "fr", "length") in got
    assert ("cards-01-17.json", "giant_kites", "en", "same-text") in got
    assert {fault[1] for fault in got} == {"paraglider_lake", "giant_kites"}


def test_texts_are_checked_by_the_families_of_their_own_pack():
    files = dict(SKY.files)
    told = json.loads(files["families_en.json"])
    told["families"]["balloon"] = ["balloon", "passenger"]
    files["families_en.json"] = json.dumps(told)
    dead = [dict(fault.args) for fault in check(files)[1] if fault.rule == "dead"]
    assert dead == [{"word": "passengers", "because": "balloons"}]


@pytest.mark.parametrize("broken", ["", "[]", '{"families": []}'])
def test_texts_are_checked_without_a_table_too(broken):
    cards, found = check({**SKY.files, "families_fr.json": broken})
    assert cards == 68
    assert {fault.rule for fault in found if fault.file == "families_fr.json"} <= {"no-json", "no-families"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_a_text_has_a_sentence(lang):
    found = check_card(card(content={"fr": ["x"]}, lemmas={"fr": {"x": "y"}}, unavoidable={"fr": ["x"]}))
    found += check_text("A  b <1 Xyzzy son. " * 9, "", [], lexicon_of(SKY, "fr"), tags=["x"])
    found += check_text(
        "Hubble, Kepler, Newton, Galileo, Jules, Verne noir.", "noire", [], lexicon_of(SKY, "fr")
    )
    found += check_card(card(scene={"fr": GOOD["fr"], "en": GOOD["en"]}))
    assert len({fault.rule for fault in found}) == 14
    for fault in found:
        assert fault.sentence(lang).startswith(", ".join(filter(None, (fault.file, fault.card, fault.lang))))
