"""The names of the Earth cards in both languages, and the search among them."""

from __future__ import annotations

from collections import Counter

import pytest

from ludosphere.core.i18n import LANGUAGES
from ludosphere.games.earth.board.opened import card as opened
from ludosphere.games.earth.cards import CARD_BY_ID, CARDS, DECK, raw
from ludosphere.games.earth.names import find, name, names_of, other_name
from ludosphere.games.earth.scoresheet.lookup import look_up

GAIA = [row["id"] for row in raw("gaia")["cards"]]
IDS = [card.id for card in CARDS[1:]] + GAIA
# Those of Abundance are shuffled in.
EARTH_DECK = [card.id for card in CARDS[1:] if card.kind in ("flora", "terrain", "event")]


def test_every_card_has_a_name_and_nothing_else_has() -> None:
    assert set(raw("names")) == set(IDS)
    assert all(set(names) - {"fr_also"} == set(LANGUAGES) for names in raw("names").values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_clean(lang: str) -> None:
    for card_id in IDS:
        text = name(card_id, lang)
        assert text
        assert text == " ".join(text.split()), card_id
        assert text[0].isupper(), card_id
        assert not set(text) & set('_"()|'), card_id


def test_english_names_are_those_of_the_data() -> None:
    assert all(name(card.id, "en") == card.name for card in CARDS[1:])
    assert [name(card_id, "en") for card_id in GAIA] == [row["name"] for row in raw("gaia")["cards"]]


def test_french_names_have_french_apostrophes() -> None:
    assert not [card_id for card_id in IDS if "'" in name(card_id, "fr")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_of_the_earth_deck_are_called_alike(lang: str) -> None:
    assert len(EARTH_DECK) > DECK
    assert max(Counter(name(card_id, lang).casefold() for card_id in EARTH_DECK).values()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["island", "climate", "ecosystem", "fauna"])
def test_no_two_faces_of_a_kind_are_called_alike(kind: str, lang: str) -> None:
    said = [name(card.id, lang) for card in CARDS if card.kind == kind]
    assert len(said) == len(set(said))


def test_some_names() -> None:
    assert name("001", "fr") == "Érable du Japon"
    assert name("289b", "fr") == "Islande"
    assert name("304b", "fr") == "Hémiboréal"
    assert name("305a", "fr") == "Forêt-Noire"
    assert name("354a", "fr") == "Effraie des clochers"
    assert name("ab-310", "fr") == "Coquelicot"


def test_unknown_cards_are_said() -> None:
    with pytest.raises(KeyError, match="no card '999'"):
        name("999", "fr")


def test_names_that_a_language_lacks_are_english() -> None:
    assert name("001", "de") == "Japanese Maple"
    assert find("japanese maple", "de") == find("japanese maple", "en")
    assert other_name("001", "de") == other_name("001", "en") == ("fr", "Érable du Japon")


@pytest.mark.parametrize("text", ["Érable du Japon", "erable du japon", "ÉRABLE", "e\u0301rable", "  érab "])
def test_case_and_accents_do_not_matter(text: str) -> None:
    assert find(text, "fr", None)[0] == "001"


@pytest.mark.parametrize("text", ["platane d'occident", "platane d’occident", "platane occid"])
def test_apostrophes_and_small_words_do_not_matter(text: str) -> None:
    assert find(text, "fr", None) == ["021"]


def test_both_languages_or_one() -> None:
    assert find("japanese maple", None, None) == find("érable du japon", None, None) == ["001"]
    assert find("japanese maple", "en", None) == ["001"]
    assert find("japanese maple", "fr", None) == []


def test_starts_of_names_come_before_starts_of_words_before_insides() -> None:
    found = find("lac", "fr", ["flora", "terrain", "event"])
    said = [name(card_id, "fr").lower() for card_id in found]
    assert said[0] == "lac"
    begins = [text.startswith("lac") for text in said]
    assert begins == sorted(begins, reverse=True)
    inside = find("able", "fr", None)
    assert "001" in inside  # Érable
    assert "096" in inside  # Dunes de sable


def test_words_in_any_order() -> None:
    assert find("japon érable", "fr", None) == ["001"]


def test_numbers() -> None:
    found = find("13", None, None)
    assert found[0] == "013"
    assert set(found[1:]) == {f"13{n}" for n in range(10)}
    assert find("013", None, None) == ["013"]
    assert find("1", None, None)[0] == "001"
    assert find("285a", None, None) == ["285a"] == find("285A", None, None)
    assert find("285", None, None) == ["285a", "285b", "ab-285"]
    assert find("360", None, None)[0] == "360"


def test_numbers_of_abundance() -> None:
    assert find("ab-348", None, None) == find("AB348", None, None) == ["ab-348"]
    assert find("348", None, None) == ["348a", "348b", "ab-348"]
    assert find("ab-295", None, None) == ["ab-295", "ab-295a", "ab-295b"]


@pytest.mark.long
def test_numbers_find_every_card() -> None:
    assert all(find(card_id, None, None)[0] == card_id for card_id in IDS)


@pytest.mark.long
def test_names_find_every_card() -> None:
    for lang in LANGUAGES:
        for card_id in IDS:
            best = find(name(card_id, lang), lang, None)[:2]
            assert card_id in best, card_id


def test_kinds_narrow_the_search() -> None:
    assert find("toundra", "fr", ["terrain"]) == ["097"]
    assert find("toundra", "fr", ["climate"]) == ["302b"]
    assert find("toundra", "fr", []) == []
    assert find("gyre", None, ["gaia"]) == ["360", "361"]


def test_nothing_typed_finds_nothing() -> None:
    assert find("", None, None) == find(" -' ", None, None) == []
    assert find("zzzz", None, None) == []


PRINTED = {
    "002": "Prairie",
    "009": "Champignon de Paris brun",
    "010": "Panelle styptique",
    "026": "Plage",
    "033": "Andromède du Japon",
    "077": "Coulemelle",
    "107": "Badlands",
    "129": "Terre désolée",
    "164": "Mycène chlorophos",
    "174": "Mousse de chêne",
    "243": "Muhly à poils longs",
    "282": "Germes jaunes",
    "319b": "Everglades",
    "320a": "Grande plaine hongroise",
    "350b": "Coccinelle",
    "356b": "Cerf élaphe",
    "358a": "Gorille des montagnes",
}
"""Every name of a card that the French rulebook prints, pages 8 to 13."""
USUAL = {
    "009": "Champignon de Paris",
    "010": "Panelle astringente",
    "129": "Terre appauvrie",
    "164": "Mycène luminescente",
    "243": "Muhlenbergie capillaire",
    "280": "Pousses des marais",
    "281": "Pousses de dragon",
    "282": "Pousses jaunes",
}
"""What cards are called elsewhere that go by another name here."""


@pytest.mark.parametrize("card_id", PRINTED)
def test_cards_go_by_the_names_that_the_french_rulebook_prints(card_id: str) -> None:
    printed = PRINTED[card_id]
    said = name(card_id, "fr")
    assert said.casefold() == printed.casefold() or said == "Coccinelle à sept points"
    assert find(printed, "fr")[0] == find(printed)[0] == card_id


@pytest.mark.parametrize("card_id", USUAL)
def test_the_usual_name_is_found_and_shown_too(card_id: str) -> None:
    assert names_of(card_id, "fr") == [name(card_id, "fr"), USUAL[card_id]]
    assert find(USUAL[card_id], "fr")[0] == card_id
    assert [CARDS[look_up(said, "deck")].id for said in names_of(card_id, "fr")] == [card_id] * 2
    assert f"aussi {USUAL[card_id]}" in opened(card_id, "fr")
    assert "also " not in opened(card_id, "en")


def test_the_word_of_the_game_finds_the_cards_that_bear_it() -> None:
    assert find("germes", "fr") == ["280", "281", "282"]


def test_only_these_cards_have_another_name() -> None:
    assert {card_id for card_id in IDS if len(names_of(card_id, "fr")) > 1} == set(USUAL)
    every = Counter(said.casefold() for card_id in EARTH_DECK for said in names_of(card_id, "fr"))
    assert max(every.values()) == 1
    assert all(card_id in CARD_BY_ID for card_id in USUAL)
