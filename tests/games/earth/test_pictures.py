"""Every card has a picture of its own: sound, small, the same everywhere."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from ludosphere.games.earth import GAME
from ludosphere.games.earth.cards import CARDS, DECK, Card, of_kind
from ludosphere.games.earth.pictures import (
    HEIGHT,
    WIDTH,
    bush,
    event,
    fauna,
    herb,
    mushroom,
    picture,
    place,
    svg,
    terrain,
    tree,
)
from ludosphere.games.earth.pictures.pen import Sheet, band, blade, compact, disc, oval, soft

LARGEST = 6144
MEAN = 3072
BOOKS = {"tree": tree, "herb": herb, "mushroom": mushroom, "bush": bush}
KNOWN = {
    "terrain": terrain.RECIPES,
    "event": event.RECIPES,
    "fauna": fauna.ANIMALS,
    "island": place.ISLANDS,
    "climate": place.CLIMATES,
    "ecosystem": place.ECOSYSTEMS,
}
ALL = CARDS[1:]


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
def test_every_picture_is_a_sound_drawing(card: Card) -> None:
    document = svg(card)
    root = ElementTree.fromstring(document)
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    tags = [element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()]
    assert set(tags) <= {"svg", "g", "path"}
    assert len(tags) > 5
    assert len(picture(card).encode()) <= LARGEST
    for element in root.iter():
        assert not {"id", "href", "style", "class"} & {name.rpartition("}")[2] for name in element.attrib}
        assert re.fullmatch(r"(none|#[0-9a-f]{6})?", element.get("fill", "")), element.get("fill")
        assert re.fullmatch(r"(#[0-9a-f]{6})?", element.get("stroke", "")), element.get("stroke")
        if element.tag.endswith("path"):
            assert re.fullmatch(r"m[-mlhvqtcsaz\d ]*", element.get("d", ""))


def test_nothing_is_fetched_or_run() -> None:
    for card in ALL:
        assert not re.search(r"href|url\(|script|data:|on\w+=|@import|<style|<image", picture(card))


def test_pictures_are_small_on_the_whole() -> None:
    sizes = [len(picture(card)) for card in ALL]
    assert sum(sizes) / len(sizes) < MEAN


def test_no_two_cards_look_the_same() -> None:
    deck = {picture(card) for card in CARDS[1 : DECK + 1]}
    assert len(deck) == DECK
    assert len({picture(card) for card in ALL}) == len(ALL)


def test_the_same_in_every_process() -> None:
    code = (
        "import hashlib; from ludosphere.games.earth.cards import CARDS;"
        "from ludosphere.games.earth.pictures import svg;"
        "print(hashlib.sha256(''.join(svg(card) for card in CARDS[:0:-1]).encode()).hexdigest())"
    )
    env = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(sys.path)}
    other = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    here = hashlib.sha256("".join(svg(card) for card in CARDS[:0:-1]).encode()).hexdigest()
    assert other.stdout.strip() == here


def test_every_card_is_drawn_for_what_it_is() -> None:
    """No card of the box needs the pictures that stand in for unknown names."""
    for card in ALL:
        if card.kind != "flora":
            assert card.name in KNOWN[card.kind], card.name
        elif len(card.types) < len(BOOKS):
            genera = BOOKS[card.types[0]].GENERA
            assert card.scientific in genera or card.scientific.partition(" ")[0] in genera, card.scientific


def test_no_recipe_without_a_card() -> None:
    for kind, known in KNOWN.items():
        names = {CARDS[i].name for i in [*of_kind(kind), *of_kind(kind, abundance=True)]}
        assert set(known) == names


def test_unknown_names_are_drawn_too() -> None:
    assert "volcano" in terrain.recipe("Lava Garden")
    assert terrain.recipe("Nothing at all")
    assert event.recipe("Great Flood") == event.RECIPES["Flooding"]
    assert event.recipe("Silence") == event.RECIPES["Rainbow"]
    sheet = Sheet("x")
    fauna.paint(sheet, "Snowy Owl")
    assert sheet.markup().startswith("<g ")
    for book in BOOKS.values():
        for card in ALL[:8]:
            sheet = Sheet("x")
            book.fallback(card)(sheet, card)
            assert "<path" in sheet.markup()


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("M1 1h0M2.5 1h0", "m4 4h0m6 0h0"),
        ("M1 1L2 1 2 2Z", "m4 4h4v4z"),
        ("m1 1 1 0 0 1", "m4 4h4v4"),
        ("M0 0a2 3 0 1 1 0 .1", "m0 0a8 12 0 110 1"),
        ("M0 1e-9q1 1 2 0t2 0", "m0 0q4 4 8 0t8 0"),
    ],
)
def test_compact_paths(long: str, short: str) -> None:
    assert compact(long) == short


def test_a_surface_may_leave_out_its_closing() -> None:
    """What follows then starts from the last point, not from the first."""
    assert compact("M0 0L2 0L2 2ZM5 5L6 5", closes=True) == "m0 0h8v8m12 12h4"
    assert compact("M0 0L2 0L2 2ZM5 5L6 5") == "m0 0h8v8zm20 20h4"


def _turn(d: str) -> float:
    """Twice the area of the end points of a relative path; positive if it turns clockwise on the screen."""
    numbers = [float(n) for n in re.findall(r"-?\d+\.?\d*", d)]
    points = list(zip(numbers[::2], numbers[1::2], strict=False))
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True))


@pytest.mark.parametrize("bearing", range(0, 360, 30))
def test_outlines_turn_clockwise(bearing: int) -> None:
    """So that overlapping ones of one colour don't cut holes into each other."""
    assert _turn(blade(80, 60, bearing, 20, 5)) > 0
    limb = band([(80, 60), (80 + bearing, 90), (80 + bearing / 2, 130)], 8, 2)
    assert _turn(limb) > 0


def test_outlines_of_circles() -> None:
    assert disc(10, 10, 4) == oval(10, 10, 4, 4)
    assert oval(10, 10, 6, 3, 30).count("a") == 1
    assert soft("0 0 10 0 10 10").endswith("Z")


@pytest.mark.parametrize("name", ["cover", "emblem"])
def test_the_game_has_a_picture_of_its_own(name: str) -> None:
    drawn = GAME.faces.picture(name)
    root = ElementTree.fromstring(drawn)
    assert root.tag.endswith("svg")
    assert len(drawn) < 40_000
    assert GAME.faces.picture("nothing") is None
