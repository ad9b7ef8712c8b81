"""Every card has a picture of its own: sound, small, and silent about its title."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from drawings import SHAPES, SPACE, sound
from ludosphere.games.bioviva import packcheck
from ludosphere.games.bioviva.decks import deck
from ludosphere.games.bioviva.letters import folded
from ludosphere.games.bioviva.pictures import inlaid
from ludosphere.games.bioviva.scenecheck import telling

LARGEST = 15_000
DECKS = {"sky_space": 68, "seas_oceans": 60}
SCENES = [(name, index) for name, cards in DECKS.items() for index in range(cards)]
COLOUR = "#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})"
KEYWORDS = {"userSpaceOnUse", "evenodd", "round", "none"}
"""Words in the values of attributes that have nothing to do with what is drawn."""
every_scene = pytest.mark.parametrize(("name", "index"), SCENES)


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_are_faultless_packs(name: str) -> None:
    """Among others: a picture for every card, no other file, no two the same."""
    assert len(deck(name).cards) == DECKS[name]
    assert packcheck.structure(deck(name).files) == []


@every_scene
def test_every_scene_is_a_sound_and_small_drawing(name: str, index: int) -> None:
    root = sound(deck(name).scene(index), "0 0 480 320", LARGEST, COLOUR)
    shapes = [element.tag.removeprefix(SPACE) in SHAPES for element in root.iter()]
    assert sum(shapes) >= 20, "rich enough to guess from"


@every_scene
def test_no_word_of_the_title_is_in_the_markup(name: str, index: int) -> None:
    card = deck(name).cards[index]
    words = telling(card.title, card.id)
    words |= {re.sub(r"(?<=\w{3})(aux|s|x)$", "", word) for word in words}
    elements = ElementTree.fromstring(deck(name).scene(index)).iter()
    values = {value for element in elements for value in element.attrib.values()} - KEYWORDS
    assert words
    assert not {word for word in words if word in folded(" ".join(values))}


def test_scenes_in_one_document_keep_their_ids_apart() -> None:
    drawn = deck("sky_space").scene(23)
    inner = inlaid(drawn, "x7")
    ids = set(re.findall(r' id="(\w+)"', drawn))
    assert len(ids) > 5
    assert set(re.findall(r' id="(\w+)"', inner)) == {f"x7{name}" for name in ids}
    assert set(re.findall(r"(?:url\(|href=\")#(\w+)", inner)) == {f"x7{name}" for name in ids}
    assert inner.replace("x7", "") == drawn
    assert inlaid("<g id = 'a'/><use xlink:href='#a'/><g mask='url(#a)'/>", "p") == (
        "<g id = 'pa'/><use xlink:href='#pa'/><g mask='url(#pa)'/>"
    )


@pytest.mark.parametrize("name", DECKS)
def test_all_scenes_are_different(name: str) -> None:
    """Not only as texts: no two share most of their outlines."""
    outlines = [set(re.findall(r' d="([^"]+)"', deck(name).scene(no))) for no in range(DECKS[name])]
    for a, b in combinations(outlines, 2):
        assert len(a & b) < 0.4 * min(len(a), len(b))
