"""Which words bots say: rankings that never look at the text of the card itself."""

from __future__ import annotations

import pytest

from bioviva_positions import new
from ludosphere.games.bioviva import guesser
from ludosphere.games.bioviva.lexicon import Lexicon

CARDS = range(68)
FIRST = 4


def scored(lang: str, rank: object) -> float:
    """How many of the first words of every card score, said alone."""
    setting = new(1, lang=lang).setting
    lexicon = setting.lexicon()
    hits = 0
    for picture in CARDS:
        words = rank(setting.deck, lexicon, setting.profile, picture)[:FIRST]  # type: ignore[operator]
        assert len(set(words)) == FIRST
        hits += sum(lexicon.judged(picture, setting.profile, [word])[0] >= 0 for word in words)
    return hits / (FIRST * len(CARDS))


@pytest.mark.parametrize(("lang", "counted", "learned"), [("en", 0.772, 0.831), ("fr", 0.787, 0.827)])
def test_what_was_learned_of_words_scores_more_often(lang: str, counted: float, learned: float) -> None:
    assert scored(lang, guesser.ranked) == pytest.approx(counted, abs=5e-4)
    assert scored(lang, guesser.fitted) == pytest.approx(learned, abs=5e-4)


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
