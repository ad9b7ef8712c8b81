"""The facts of the box: terrains, biome cards, planets and the Black Hole, read from `data/biomos.json`.

A terrain is a whole number 1–5 inside the engine (0: no token), a card a whole number 0–39: the basic
biomes in their printed order, then the giant ones. At the edges a card is `B24` or `G3`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import resources

from ...core.i18n import ByLanguage

_FACTS = json.loads(resources.files(__package__).joinpath("data/biomos.json").read_text(encoding="utf-8"))

TERRAINS: tuple[str, ...] = ("", *(terrain["id"] for terrain in _FACTS["terrains"]))
"""Names by number: sea, desert, forest, mountain, glacier are 1 to 5."""
SEA, DESERT, FOREST, MOUNTAIN, GLACIER = range(1, 6)
JOKER = 0
"""In a pattern: any token, but a token."""
COPIES = 12
"""Tokens of each terrain."""
TRACK = 12
"""Spaces of the track."""

PLANETS: tuple[str, ...] = ("discovery", *(planet["id"] for planet in _FACTS["planets"]["advanced"]))
"""Planet boards by number: 0 is the Discovery side, 1 to 4 the Advanced ones."""
PLANET_TERRAIN = (0, *(TERRAINS.index(name) for name in PLANETS[1:]))
"""The terrain with a bonus of its own on each board; 0: none."""
BLACK_HOLE = (_FACTS["black_hole"]["discovery"], _FACTS["black_hole"]["advanced"])
"""Points on the Black Hole card, Discovery and Advanced side."""


@dataclass(frozen=True)
class Biome:
    """A card: `pattern` holds terrains and JOKER, read along the track."""

    id: str
    giant: bool
    number: int
    names: ByLanguage[str]
    pattern: tuple[int, ...]
    points: int


def _read(kind: str, letter: str, giant: bool) -> list[Biome]:
    return [
        Biome(
            f"{letter}{card['number']}",
            giant,
            card["number"],
            ByLanguage(card["name"]),
            tuple(JOKER if name == "joker" else TERRAINS.index(name) for name in card["pattern"]),
            card["points"],
        )
        for card in _FACTS[kind]
    ]


CARDS = (*_read("basic_biomes", "B", giant=False), *_read("giant_biomes", "G", giant=True))
CARD_BY_ID = {card.id: number for number, card in enumerate(CARDS)}
BASIC = 30
"""Cards 0–29 are basic, 30–39 giant."""
TERRAIN_NAMES = {terrain["id"]: ByLanguage[str](terrain["name"]) for terrain in _FACTS["terrains"]}
"""Names of terrains by id and language."""
