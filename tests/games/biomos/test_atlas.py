"""The forty biomes have a landscape and a text in each language."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ludosphere.core.svg import svg
from ludosphere.games.biomos import art, atlas
from ludosphere.games.biomos.scenes import PAINTERS, scene

NBSP = "\N{NO-BREAK SPACE}"
EVERY_TEXT = [(key, lang) for key in atlas.KEYS for lang in atlas.LANGUAGES]
SIZES = [(160.0, 78.0), (160.0, 96.0), (320.0, 190.0)]


def ids(fragment: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', fragment)


# ---------------------------------------------------------------- texts


def test_forty_keys() -> None:
    assert len(atlas.KEYS) == 40
    assert set(PAINTERS) == set(atlas.KEYS)


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


@pytest.mark.parametrize(("key", "lang"), [("B31", "en"), ("G0", "fr"), ("B1", "de")])
def test_unknown_key_is_named(key: str, lang: str) -> None:
    with pytest.raises(KeyError, match=key):
        atlas.text(key, lang)


# ---------------------------------------------------------------- landscapes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", atlas.KEYS)
def test_scene(key: str, size: tuple[float, float]) -> None:
    picture = scene(key, *size)
    assert picture == scene(key, *size)
    assert len(picture.encode()) <= 9000
    ElementTree.fromstring(svg(*size, picture))
    for forbidden in ("<image", "<filter", "http", "url(http", "data:", "<script", "<style"):
        assert forbidden not in picture
    assert all(link.startswith("#") for link in re.findall(r'href="([^"]*)"', picture))


@pytest.mark.parametrize("key", atlas.KEYS)
def test_scene_ids_resolve_and_start_with_the_key(key: str) -> None:
    picture = scene(key)
    own = ids(picture)
    assert len(set(own)) == len(own)
    assert all(name.startswith(f"{key}-") for name in own)
    used = re.findall(r'(?:url\(#|href="#)([^)"]+)', picture)
    assert set(used) == set(own)


def test_scenes_differ_and_share_no_id() -> None:
    pictures = [scene(key) for key in atlas.KEYS]
    assert len(set(pictures)) == len(pictures)
    names = [name for picture in pictures for name in ids(picture)]
    assert len(set(names)) == len(names)


def test_unknown_scene_is_named() -> None:
    with pytest.raises(KeyError, match="B31"):
        scene("B31")


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
