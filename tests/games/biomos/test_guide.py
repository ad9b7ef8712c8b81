"""The guide to Biomos: its numbers are those of the rules."""

import re

import pytest

from guides import Source
from ludosphere.games.biomos.cards import CARD_BY_ID, CARDS
from ludosphere.games.biomos.guide import guide_picture, pictures

LANGUAGES = ("en", "fr")


GUIDE = Source("biomos")
text, rows = GUIDE.text, GUIDE.rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_worked_example_is_what_the_rules_count(lang):
    position = pictures.scored()
    counted = [line.points[0] for line in position.sheet()]
    told = [int(row[-1]) for row in rows(lang, "example")]
    assert told == [*counted, position.scores()[0]]
    claimed = re.findall(r"card:(B\d+)", text(lang).split("{#example}")[1].split("\n## ")[0])
    assert sorted(claimed) == sorted(position.view(None)["planets"][0]["claimed"])
    sums = [int(number) for number in rows(lang, "example")[0][1].split(" + ")]
    assert sums == [CARDS[CARD_BY_ID[card]].points for card in claimed]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_of_the_moon_in_the_picture_is_what_it_is_worth(lang):
    planet = pictures.played(pictures.forming(), "F@m").view(None)["planets"][0]
    worth = 3 * planet["track"].count(planet["moon"])
    caption = re.search(r"!\[([^\]]*)\]\(picture:moon\)", text(lang))[1]
    assert f"{worth} points" in caption.replace("\u00a0", " ")
    assert f"+{worth}" in guide_picture("moon", lang)


@pytest.mark.parametrize(("name", "card"), [("pattern", "B24"), ("joker", "G2"), ("ring", "B20")])
def test_pictures_of_patterns_show_a_biome_that_stands(name, card):
    words = guide_picture(name, "en")
    assert words.count(pictures._MARK) > guide_picture("recesses", "en").count(pictures._MARK), card


def test_the_same_name_gives_the_same_picture():
    assert guide_picture("melt", "en") == guide_picture("melt", "en")
    assert guide_picture("table", "en") != guide_picture("table", "fr")
