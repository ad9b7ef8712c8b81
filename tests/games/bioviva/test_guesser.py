"""Which words bots say: rankings that never look at the text of the card itself."""

from __future__ import annotations

import pytest

from bioviva_positions import new
from ludosphere.games.bioviva import guesser
from ludosphere.games.bioviva.decks import deck, decks
from ludosphere.games.bioviva.lexicon import Lexicon, lexicon_of

CARDS = range(68)
FIRST = 4


def scored(lang: str, rank: object, ideas: str = "off") -> float:
    """How many of the first words of every card score, said alone."""
    setting = new(1, lang=lang, ideas=ideas).setting
    lexicon = setting.lexicon()
    hits = 0
    for picture in CARDS:
        words = rank(setting.deck, lexicon, setting.profile, picture, setting.ideas)[:FIRST]  # type: ignore[operator]
        assert len(set(words)) == FIRST
        hits += sum(lexicon.judged(picture, setting.profile, [word])[0] >= 0 for word in words)
    return hits / (FIRST * len(CARDS))


@pytest.mark.parametrize(
    ("lang", "ideas", "counted", "learned"),
    [
        ("en", "off", 0.456, 0.445),
        ("fr", "off", 0.305, 0.3125),
        ("en", "on", 0.772, 0.768),
        ("fr", "on", 0.787, 0.776),
    ],
)
@pytest.mark.long
def test_first_words_score_one_time_in_three_and_with_ideas_three_in_four(
    lang: str, ideas: str, counted: float, learned: float
) -> None:
    assert scored(lang, guesser.ranked, ideas) == pytest.approx(counted, abs=5e-4)
    assert scored(lang, guesser.fitted, ideas) == pytest.approx(learned, abs=5e-4)


def test_a_word_is_rare_if_no_other_text_has_its_family() -> None:
    setting = new(1, lang="en").setting
    lexicon: Lexicon = setting.lexicon()
    told = guesser.texts(setting.deck, lexicon, setting.profile)
    found = {True: 0, False: 0}
    for picture in CARDS:
        for word, kin in told.shown[picture]:
            elsewhere = [
                card
                for card in CARDS
                if card != picture
                and any(
                    one.content and not one.dead and one.families & kin
                    for one in lexicon.marked(card, setting.profile)
                )
            ]
            assert guesser.rare(told, picture, kin) == (not elsewhere), word
            found[not elsewhere] += 1
    assert min(found.values()) > 50


@pytest.mark.parametrize("name", decks())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_description_gives_no_word_of_the_text_away(name: str, lang: str) -> None:
    box = deck(name)
    words = lexicon_of(box, lang)
    told = {
        card.no: [
            word for word in words.shown(card.no - 1) if words.judged(card.no - 1, "mixed", [word])[0] >= 0
        ]
        for card in box.cards
    }
    assert {no: found for no, found in told.items() if found} == {}


def test_bots_and_programs_get_the_ideas_only_where_the_table_has_them() -> None:
    off, on, children = (new(1, **more).setting for more in ({}, {"ideas": "on"}, {"children": "on"}))
    words = off.lexicon()
    assert (off.ideas, on.ideas, children.ideas) == (False, True, True)
    assert set(off.offered(0)) == {*words.shown(0), *words.common()}
    assert on.offered(0) == children.offered(0) == words.ideas(0)
    assert "basket" in on.offered(0)
    assert "basket" not in off.offered(0)
    assert guesser.ranked(on.deck, words, "mixed", 0, True) != guesser.ranked(
        off.deck, words, "mixed", 0, False
    )


def test_what_is_common_says_nothing_of_a_card() -> None:
    words = new(1, lang="fr").setting.lexicon()
    assert {"air", "vent", "lumière"} <= set(words.common())
    assert len(words.common()) == 106
    for card in (3, 40):
        assert set(words.offered(card, False)) - set(words.shown(card)) <= set(words.common())
