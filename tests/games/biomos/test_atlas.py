"""The forty biomes have a landscape and a text in each language."""

from __future__ import annotations

import re
from importlib import resources
from xml.etree import ElementTree

import pytest

from drawings import sound
from ludosphere.core.i18n import LANGUAGES
from ludosphere.games.biomos import art, atlas
from ludosphere.games.biomos.pictures import picture
from ludosphere.kit.svg import svg

NBSP = "\N{NO-BREAK SPACE}"
EVERY_TEXT = [(key, lang) for key in atlas.KEYS for lang in LANGUAGES]


def ids(fragment: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', fragment)


# ---------------------------------------------------------------- texts


def test_forty_keys() -> None:
    assert len(atlas.KEYS) == 40


@pytest.mark.parametrize(("key", "lang"), EVERY_TEXT)
def test_length(key: str, lang: str) -> None:
    text = atlas.text(key, lang)
    sentences = re.split(r"(?<=[.!?])\s+(?=\S)", text)
    assert 2 <= len(sentences) <= 3, sentences
    assert 20 <= len(re.findall(r"[^\W_]+(?:[’-][^\W_]+)*", text)) <= 60
    assert text == text.strip()
    assert text.endswith(".")


def test_no_text_appears_twice() -> None:
    texts = [atlas.text(key, lang) for key, lang in EVERY_TEXT]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("key", atlas.KEYS)
def test_french_typography(key: str) -> None:
    text = atlas.text(key, "fr")
    assert "'" not in text
    assert '"' not in text
    assert not re.search(rf"[^{NBSP}][:;!?»%]", text)
    assert not re.search(rf"«[^{NBSP}]", text)
    assert not re.search(r"\d \d", text), "thousands are parted by a no-break space"
    assert "  " not in text


@pytest.mark.parametrize("key", atlas.KEYS)
def test_english_typography(key: str) -> None:
    text = atlas.text(key, "en")
    assert "'" not in text
    assert '"' not in text
    assert not re.search(r"\s[:;!?]", text)


@pytest.mark.parametrize(("key", "lang"), [("B31", "en"), ("G0", "fr")])
def test_unknown_key_is_named(key: str, lang: str) -> None:
    with pytest.raises(KeyError, match=key):
        atlas.text(key, lang)


def test_a_language_without_an_atlas_has_the_english_one() -> None:
    assert atlas.text("B1", "de") == atlas.text("B1", "en")


# ---------------------------------------------------------------- landscapes

COLOUR = "#[0-9a-f]{3,8}"


@pytest.mark.parametrize("key", atlas.KEYS)
def test_every_landscape_is_a_sound_drawing_with_ids_of_its_own(key: str) -> None:
    drawing = picture(key)
    assert drawing is not None
    root = sound(drawing, "0 0 160 96", 10_000, COLOUR)
    assert root.get("preserveAspectRatio") == "xMidYMid slice"  # it fills the window of its card
    assert all(name.startswith(f"{key}-") for name in ids(drawing))


def test_there_is_a_picture_for_every_card_and_no_other() -> None:
    folder = resources.files("ludosphere.games.biomos.pictures")
    names = {file.name.removesuffix(".svg") for file in folder.iterdir() if file.name.endswith(".svg")}
    assert names == {*atlas.KEYS, "cover"}
    assert len({picture(name) for name in names}) == len(names)


# ---------------------------------------------------------------- pieces


@pytest.mark.parametrize("bias", art.BIASES)
def test_planet(bias: str) -> None:
    planet = art.planet("table/7", bias, 100)
    assert planet == art.planet("table/7", bias, 100)
    assert planet != art.planet("table/8", bias, 100)
    assert len(planet.encode()) <= 14_000
    ElementTree.fromstring(svg(240, 240, planet))
    assert not set(ids(planet)) & set(ids(art.planet("table/8", bias, 100)))


def test_tokens_differ_in_shape_not_only_in_colour() -> None:
    kinds = (*art.TERRAINS, "joker")
    for draw in (art.token, art.mark):
        shapes = set()
        for terrain in kinds:
            fragment = draw(terrain, 20)
            ElementTree.fromstring(svg(40, 40, fragment))
            shapes.add(re.sub(r'(fill|stroke)="var[^"]*"', "", fragment))
        assert len(shapes) == len(kinds)
