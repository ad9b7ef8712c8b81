"""What the sources of all guides have in common; tests/web/test_guide.py looks at the pages."""

import re
import unicodedata
from importlib import resources
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from guides import Source
from ludosphere.core.i18n import LANGUAGES
from ludosphere.core.registry import game, registered_games
from ludosphere.kit.presenter import presenter
from ludosphere.web.guide_text import source, written

SOURCES = [Source(name) for name in registered_games() if written(name, "en") is not None]
EACH = pytest.mark.parametrize("guide", SOURCES, ids=lambda guide: guide.game)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
REFUSALS = {"biomos": 30, "bioviva": 50, "earth": 50, "living_planet": 80}
"""By game: there are more than so many reasons why not."""


@EACH
@BOTH
def test_every_heading_has_an_anchor_of_its_own(guide, lang):
    assert guide.text(lang).startswith("# ")
    heads = re.findall(r"^##+ ", guide.text(lang), re.MULTILINE)
    assert len(heads) == len(guide.anchors(lang)) == len(set(guide.anchors(lang)))
    assert {level for level, _, _ in guide.headings(lang)} == {2, 3}


@EACH
def test_both_languages_have_the_same_sections_and_pictures(guide):
    before = {lang: guide.anchors(lang)[: guide.anchors(lang).index("glossary") + 1] for lang in LANGUAGES}
    assert before["en"] == before["fr"]
    assert set(guide.anchors("en")) == set(guide.anchors("fr"))
    assert guide.pictures("en") == guide.pictures("fr") != []


@EACH
@BOTH
def test_the_glossary_comes_last_and_goes_by_the_alphabet(guide, lang):
    terms = guide.headings(lang)[guide.anchors(lang).index("glossary") + 1 :]
    assert 20 <= len(terms) <= 50
    assert all(level == 3 and anchor.startswith("term-") for level, _, anchor in terms)
    plain = [unicodedata.normalize("NFD", title).encode("ascii", "ignore").lower() for _, title, _ in terms]
    assert all(before < after for before, after in pairwise(plain))
    assert all(guide.section(lang, anchor).strip() for _, _, anchor in terms)


@EACH
@BOTH
def test_there_is_neither_html_nor_a_straight_quote(guide, lang):
    assert not re.search(r"<[a-z/!]", guide.text(lang))
    assert not re.search(r"['\"]", guide.text(lang))


@EACH
def test_french_signs_have_their_spaces(guide):
    assert not re.findall(r"[^\s|\u00a0\u202f-][;!?](?:\s|$)", guide.text("fr"))
    assert not re.findall(r" [;:!?»]|« ", guide.text("fr"))


@EACH
def test_every_answer_is_a_section(guide):
    assert set(source(guide.game).SECTIONS.values()) <= set(guide.anchors("en"))


@EACH
def test_every_refusal_has_its_section(guide):
    words = resources.files(f"ludosphere.games.{guide.game}").joinpath("text", "en.ftl").read_text("utf-8")
    keys = re.findall(r"^(why-[a-z-]+) =", words, re.MULTILINE)
    assert len(keys) > REFUSALS[guide.game]
    assert [key for key in keys if guide.answer(f"why:{key}") is None] == []


@EACH
@BOTH
def test_links_lead_somewhere(guide, lang):
    links = re.findall(r"(?<!!)\[[^\]]+\]\(([^)]+)\)", guide.text(lang))
    cards = set(presenter(guide.game).cards(None))
    assert len(links) > 10
    for link in links:
        kind, _, value = link.partition(":")
        known = link[1:] in guide.anchors(lang) if link.startswith("#") else kind == "card" and value in cards
        assert known, link


@EACH
def test_every_card_and_option_has_its_section(guide):
    title = game(guide.game)
    assert all(guide.answer(f"card:{card}") for card in presenter(title.name).cards(None))
    assert all(guide.answer(f"option:{spec.name}") for spec in title.option_specs)


@EACH
@BOTH
def test_every_picture_is_a_document(guide, lang):
    pages = source(guide.game)
    assert pages.guide_pictures()
    for picture in pages.guide_pictures():
        drawn = pages.guide_picture(picture, lang)
        root = ElementTree.fromstring(drawn)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert [float(number) > 0 for number in root.attrib["viewBox"].split()[2:]] == [True, True]
        assert root.attrib["aria-label"]
        assert pages.guide_picture(picture, lang) == drawn


@EACH
def test_there_is_no_other_picture(guide):
    with pytest.raises(KeyError):
        source(guide.game).guide_picture("nothing", "en")
