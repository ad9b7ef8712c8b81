"""Every card has a scene of its own: sound, small, the same everywhere, and silent about its title."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import unicodedata
from importlib import resources
from itertools import combinations
from string import ascii_lowercase
from xml.etree import ElementTree

import pytest

from ludosphere.games.bioviva import functions, pictures
from ludosphere.games.bioviva.pictures import HEIGHT, SCENES, WIDTH, inlaid, scene
from ludosphere.games.bioviva.pictures.brush import Canvas, compact, oval, poly, trace

LARGEST = 12_000
CARDS = 68
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = sorted(SCENES)
VOCABULARY = {
    *("viewBox", "width", "height", "id", "href", "d", "points", "x", "y", "x1", "y1", "x2", "y2"),
    *("cx", "cy", "r", "rx", "ry", "transform", "clip-path", "opacity", "fill", "fill-rule", "fill-opacity"),
    *("stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-opacity"),
    *("offset", "stop-color", "stop-opacity", "gradientUnits", "gradientTransform"),
}
"""All that a scene may name beside its shapes: none of it differs with what is drawn."""


def _titles() -> dict[int, dict[str, str]]:
    deck = resources.files("ludosphere.games.bioviva").joinpath("data/decks/sky_space")
    files = sorted((f for f in deck.iterdir() if f.name.startswith("cards-")), key=lambda f: f.name)
    cards = [card for f in files for card in json.loads(f.read_text(encoding="utf-8"))["cards"]]
    return {card["no"]: card["title"] for card in cards}


TITLES = _titles()


def _plain(text: str) -> str:
    return "".join(
        ch for ch in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(ch)
    )


def telling(title: dict[str, str]) -> set[str]:
    """The words of a title that tell something, without accents and the endings of number."""
    found = set()
    for lang, text in title.items():
        for word in re.findall(r"[^\W\d_]+", text.casefold()):
            if not functions.is_function(word, lang) and len(word) > 2:
                found.add(_plain(word))
                found.add(re.sub(r"(?<=\w{3})(aux|s|x)$", "", _plain(word)))
    return found


def test_all_cards_are_drawn() -> None:
    assert sorted(TITLES) == list(range(1, CARDS + 1))
    assert list(range(1, CARDS + 1)) == DRAWN
    with pytest.raises(KeyError):
        scene(CARDS + 1)


@pytest.mark.parametrize("no", DRAWN)
def test_every_scene_is_a_sound_and_small_drawing(no: int) -> None:
    text = scene(no)
    assert len(text.encode()) <= LARGEST
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    shapes = {f"{SVG}{name}" for name in ("path", "circle", "ellipse", "rect", "use")}
    rest = {f"{SVG}{name}" for name in ("g", "defs", "clipPath", "linearGradient", "radialGradient", "stop")}
    tags = [element.tag for element in root.iter()]
    assert set(tags) <= shapes | rest | {f"{SVG}svg"}
    assert sum(tag in shapes for tag in tags) >= 20, "rich enough to guess from"
    ids = [element.get("id") for element in root.iter() if element.get("id") is not None]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"(?:url\(|href=\")#(\w+)", text)) == set(ids), (
        "what is referred to is there, and used"
    )
    for element in root.iter():
        for name in ("fill", "stroke", "stop-color"):
            colour = element.get(name, "none")
            assert re.fullmatch(r"none|#[0-9a-f]{6}([0-9a-f]{2})?|url\(#\w+\)", colour), colour


@pytest.mark.parametrize("no", DRAWN)
def test_no_scene_says_anything(no: int) -> None:
    root = ElementTree.fromstring(scene(no))
    for element in root.iter():
        assert not (element.text or "").strip()
        assert not (element.tail or "").strip()
        names = {name.rpartition("}")[2] for name in element.attrib}
        assert not names & {"class", "style", "role", "lang"}
        assert not any(name.startswith(("aria", "data", "on")) for name in names)


LETTERS = [*ascii_lowercase, *(a + b for a in ascii_lowercase for b in ascii_lowercase)]


@pytest.mark.parametrize("no", DRAWN)
def test_the_ids_are_those_of_any_scene(no: int) -> None:
    """In the order they are laid down, a, b, c..., and n0, n1... for what is named: no number of a card."""
    ids = re.findall(r' id="([^"]*)"', scene(no))
    named = [name for name in ids if name[-1].isdigit()]
    assert [name for name in ids if name not in named] == LETTERS[: len(ids) - len(named)]
    assert all(re.fullmatch(r"n\d", name) for name in named)


def test_scenes_in_one_document_keep_their_ids_apart() -> None:
    drawn = scene(24)
    inner = inlaid(drawn, "x7")
    ids = set(re.findall(r' id="(\w+)"', drawn))
    assert len(ids) > 5
    assert set(re.findall(r' id="(\w+)"', inner)) == {f"x7{name}" for name in ids}
    assert set(re.findall(r"(?:url\(|href=\")#(\w+)", inner)) == {f"x7{name}" for name in ids}
    assert inner.replace("x7", "") == drawn
    assert inlaid("<g id = 'a'/><use xlink:href='#a'/><g mask='url(#a)'/>", "p") == (
        "<g id = 'pa'/><use xlink:href='#pa'/><g mask='url(#pa)'/>"
    )


@pytest.mark.parametrize("no", DRAWN)
def test_no_word_of_the_title_is_in_the_markup(no: int) -> None:
    words = telling(TITLES[no])
    assert words
    root = ElementTree.fromstring(scene(no))
    attributes = [pair for element in root.iter() for pair in element.items()]
    assert {name for name, _ in attributes} <= VOCABULARY
    values = " ".join({value for _, value in attributes} - {"userSpaceOnUse", "round"})
    assert not {word for word in words if word in _plain(values)}


def test_the_words_that_tell_are_found() -> None:
    words = telling({"fr": "Cerfs-volants géants", "en": "Giant kites"})
    assert {"cerfs", "volants", "geants", "geant", "giant", "kites", "kite"} <= words
    assert not telling({"fr": "Sous la", "en": "Over the"})


def test_all_scenes_are_different() -> None:
    """Not only as texts: no two share most of their outlines."""
    outlines = {no: set(re.findall(r' d="([^"]+)"', scene(no))) for no in DRAWN}
    for a, b in combinations(DRAWN, 2):
        assert len(outlines[a] & outlines[b]) < 0.4 * min(len(outlines[a]), len(outlines[b])), (a, b)


def test_scenes_are_the_same_in_every_process() -> None:
    code = (
        "import hashlib\nfrom ludosphere.games.bioviva.pictures import SCENES, scene\n"
        "print(hashlib.sha256(''.join(scene(no) for no in sorted(SCENES)).encode()).hexdigest())"
    )
    here = hashlib.sha256("".join(scene(no) for no in DRAWN).encode()).hexdigest()
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(sys.path)}
    there = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    assert there.stdout.strip() == here


def test_scenes_draw_only_from_their_own_chance() -> None:
    first = {no: pictures.scene.__wrapped__(no) for no in reversed(DRAWN)}
    assert first == {no: scene(no) for no in DRAWN}


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("M10 20L14 20L14.04 17.5Z", "m10 20h4v-2.5z"),
        ("M0 0l.5-.5.5.5M5 5", "m0 0 .5-.5.5.5m4 5"),
        ("M0 0A5 5 0 0 1 10 0a5 5 0 01-10 0z", "m0 0a5 5 0 0110 0 5 5 0 01-10 0z"),
        ("M1 1H5V9Q1 2 3 4T5 5", "m1 1h4v8q-4-7-2-5t2 1"),
        ("M3 3 4 4 5 5zL0 0", "m3 3 1 1 1 1zl-3-3"),
    ],
)
def test_paths_are_written_short(long: str, short: str) -> None:
    assert compact(long) == short
    assert compact(compact(long)) == short


def test_rounding_does_not_add_up() -> None:
    d = compact("M0 0" + "l.26 .26" * 100)
    ends = [sum(float(v) for v in re.findall(r"-?\d*\.?\d+", d)[k::2]) for k in (0, 1)]
    assert ends == pytest.approx([26, 26], abs=0.06)


@pytest.mark.parametrize("broken", ["M0 0C1 2 3 4 5", "M1", "M0 0A1 1 0 2 1 3 3", "M0 0z4"])
def test_broken_paths_are_refused(broken: str) -> None:
    with pytest.raises(ValueError, match="in a path"):
        compact(broken)


def test_outlines() -> None:
    assert trace("M", 1, 2.04, "l", 3, -4, "z") == "M1 2l3-4z"
    assert poly((0, 0), (1, 0), (1, 1)) == "M0 0L1 0L1 1Z"
    assert oval(5, 5, 2) == "M3 5a2 2 0 0 1 4 0a2 2 0 0 1 -4 0z"


def test_equal_paints_are_laid_down_once_and_ids_stay_neutral() -> None:
    c = Canvas(9)
    first, again, other = c.shade("#000000", "#ffffff"), c.shade("#000000", "#ffffff"), c.radial("#000000")
    assert (first, again, other) == ("url(#a)", "url(#a)", "url(#b)")
    names = {c.shade("#000000", f"#{i:06x}") for i in range(100)}
    assert len(names) == 100
    assert all(re.fullmatch(r"url\(#[a-z]{1,2}\)", name) for name in names)
