"""Every card has a picture of its own: a file, sound and small; a card without one has that of its type."""

from __future__ import annotations

from dataclasses import replace
from importlib import resources

import pytest

from drawings import sound
from ludosphere.games.earth.cards import CARDS, KINDS, Card
from ludosphere.games.earth.pictures import picture, svg
from ludosphere.games.earth.vocabulary import TYPES

FILES = {
    file.name.removesuffix(".svg"): file.read_text(encoding="utf-8")
    for file in resources.files("ludosphere.games.earth.pictures").iterdir()
    if file.name.endswith(".svg")
}
ALL = CARDS[1:]
FALLBACKS = {*TYPES, *KINDS} - {"flora"}
COLOUR = "#[0-9a-f]{6}"
LIVING = 14_000
PLACE = 9_000
"""Bytes of a picture at most: of a plant or an animal, of all others."""


@pytest.mark.parametrize("name", sorted(FILES))
def test_every_picture_is_a_sound_drawing(name: str) -> None:
    if name in ("cover", "emblem"):
        sound(FILES[name], "0 0 960 360" if name == "cover" else "0 0 120 120", 40_000, COLOUR)
        return
    living = {*TYPES, "fauna"} | {card.id for card in ALL if card.kind in ("flora", "fauna")}
    root = sound(FILES[name], "0 0 160 120", LIVING if name in living else PLACE, COLOUR)
    assert root.get("preserveAspectRatio") == "xMidYMid slice"  # it fills the window of its card


def test_there_is_a_picture_for_every_card_and_no_other() -> None:
    assert set(FILES) == {card.id for card in ALL} | FALLBACKS | {"cover", "emblem"}
    assert len(set(FILES.values())) == len(FILES)
    for name in sorted({*FILES} - FALLBACKS):
        assert picture(name) == FILES[name]
    for name in ("nothing", "", "tree", "../cards", "__init__"):
        assert picture(name) is None


@pytest.mark.parametrize(
    ("like", "shown"),
    [
        *((next(card for card in ALL if card.types == (kind,)), kind) for kind in TYPES),
        *((next(card for card in ALL if card.kind == kind), kind) for kind in KINDS if kind != "flora"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_card_nobody_has_drawn_shows_its_type(like: Card, shown: str) -> None:
    assert svg(replace(like, index=len(CARDS), number=900, id="900")) == FILES[shown]


def test_pictures_are_read_when_they_are_asked_for_and_once() -> None:
    assert picture("013") is picture("013")
