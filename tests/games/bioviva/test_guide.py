"""The guide to Bioviva: its examples are judged by the rules, and its pictures tell nothing of the cards."""

import re

import pytest

from guides import Source
from ludosphere.games.bioviva import guessing
from ludosphere.games.bioviva.commentary import Back, judged, marked
from ludosphere.games.bioviva.decks import deck
from ludosphere.games.bioviva.guide import guide_picture, guide_pictures, pictures
from ludosphere.games.bioviva.lexicon import lexicon_of

LANGUAGES = ("en", "fr")


GUIDE = Source("bioviva")
section, rows = GUIDE.section, GUIDE.rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_a_reading_is_judged_so(lang):
    words = lexicon_of(deck("sky_space"), lang)
    source = section(lang, "reading-example")
    commentary = re.search(r"^> (.+)$", source, re.MULTILINE)[1]
    title = re.search(r"\*([^*]+)\*", source)[1]
    labels = tuple(
        one.names[lang]
        for one in deck("sky_space").characteristics
        if one.id in ("atmosphere", "leisure_exploration")
    )
    assert all(label in source for label in labels)
    back = Back(commentary, title, labels)
    said: list[str] = []
    for row in rows(lang, "reading-example"):
        guess = words.read(row[1], said)
        assert not guess.refused, row
        said.append(guess.word)
    found = judged(said, marked(back, words), back, words)
    assert [str(int(number >= 0)) for number in found] == [row[3] for row in rows(lang, "reading-example")]
    later = re.findall(r"\*(\w+)\*", source)[-2]
    assert words.read(later, said).refused == "said"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_says_what_each_characteristic_covers(lang):
    covers = [[one.names[lang], one.memo[lang]] for one in deck("sky_space").characteristics]
    assert rows(lang, "characteristics") == covers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_a_reading_is_on_no_card(lang):
    for identity in ("sky_space", "seas_oceans"):
        for card in deck(identity).cards:
            assert card.title[lang] not in section(lang, "reading-example")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_the_score_is_what_the_rules_count(lang):
    position = pictures.finished(lang)
    counted = [list(line.points) for line in position.sheet()] + [position.scores()]
    assert [[int(cell) for cell in row[1:]] for row in rows(lang, "example")] == counted
    assert position.result().ranks == [1, 1, 3]
    for line in position.sheet()[:1]:
        assert [sum(one["points"] for one in sources) for sources in line.details] == list(line.points)


def test_the_lines_in_the_pictures_end_as_the_captions_say():
    assert pictures.revealed(pictures.WON, "en").reward == 2
    assert pictures.revealed(pictures.FAILED, "en", 3).reward == 0
    assert [int(row[1]) for row in rows("en", "rewards")] == pictures.new("en").setting.rewards


def test_the_example_of_the_speaking_order():
    position = pictures.before_rain("en")
    four = type(position)(
        position.rng, type(position.setting)(position.game(), {**position.setting.options, "seats": 4})
    )
    four.placed = [3, 1, 0, 0]
    four.stars = [2, 2, 0, 1] + [0] * 32
    assert [seat + 1 for seat in guessing.speaking_order(four, 0)] == [2, 1, 4, 2, 1]
    for lang in LANGUAGES:
        assert "2, 1, 4, 2, 1" in section(lang, "guessing")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_tell_nothing_of_what_is_on_a_back(lang):
    for position in (pictures.revealed(pictures.WON, lang), pictures.looked(lang)):
        shown = [one for one in position.view(0)["table"] if one["back"]]
        assert shown
        for one in shown:
            true = position.setting.deck.pair(one["picture"], position.setting.profile)
            assert set(one["back"]["pair"]) != set(true)
            assert one["back"]["commentary"] is None
    texts = "".join(guide_picture(name, lang) for name in guide_pictures())
    for card in deck("sky_space").cards:
        assert f">{card.title[lang]}<" not in texts
        assert card.commentary[lang] not in texts


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [
        ("en", "colour", "coloured"),
        ("en", "night", "nocturnal"),
        ("en", "sun", "sunrise"),
        ("fr", "couleur", "coloré"),
        ("fr", "nuit", "nocturne"),
        ("fr", "ciel", "céleste"),
    ],
)
def test_the_families_of_the_guide_are_families(lang, one, other):
    assert one in section(lang, "families")
    assert other in section(lang, "families")
    assert lexicon_of(deck("sky_space"), lang).matching(one, other)
