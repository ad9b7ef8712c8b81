"""The forty biomes have a landscape and a text in each language."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from drawings import sound
from ludosphere.core.i18n import LANGUAGES
from ludosphere.games.biomos import atlas, pictures
from ludosphere.games.biomos.cards import PLANETS, TERRAINS
from ludosphere.games.biomos.pictures import picture
from ludosphere.kit.svg import stored_names

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


PLANETS_DRAWN = [f"planet-{board}-{seat}" for board in PLANETS for seat in range(4)]


def test_there_is_a_picture_for_every_card_and_planet_and_no_other() -> None:
    terrains = {f"mark-{terrain}" for terrain in TERRAINS[1:]}
    assert stored_names(pictures.__name__) == {
        *atlas.KEYS,
        *PLANETS_DRAWN,
        *terrains,
        "cover",
        "hole",
        "tokens",
    }
    assert len({picture(name) for name in stored_names(pictures.__name__)}) == len(
        stored_names(pictures.__name__)
    )


# ---------------------------------------------------------------- pieces


@pytest.mark.parametrize("name", PLANETS_DRAWN)
def test_every_globe_is_a_sound_drawing_with_ids_of_its_own(name: str) -> None:
    drawing = picture(name)
    assert drawing is not None
    sound(drawing, "-190 -190 380 380", 14_000, COLOUR)
    _, board, seat = name.split("-")
    assert {one.rpartition("-")[0] for one in ids(drawing)} == {f"p{board}{seat}-{board}"}


def test_tokens_differ_in_shape_not_only_in_colour() -> None:
    root = ElementTree.fromstring(picture("tokens") or "")
    symbols = [element for element in root.iter() if element.tag.endswith("symbol")]
    assert [symbol.get("id") for symbol in symbols] == [
        f"tk-{terrain}" for terrain in (*TERRAINS[1:], "joker")
    ]
    drawn = [b"".join(map(ElementTree.tostring, symbol)).decode() for symbol in symbols]
    for shapes in (drawn, [pictures.mark(terrain) for terrain in TERRAINS[1:]]):
        assert len({re.sub(r'(fill|stroke)="var[^"]*"', "", shape) for shape in shapes}) == len(shapes)
