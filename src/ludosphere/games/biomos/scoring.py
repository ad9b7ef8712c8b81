"""The score sheet, line by line with its sources; the totals are `BiomosPosition.scores` again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.contract import ScoreLine
from . import packing
from .cards import BLACK_HOLE, CARDS, FOREST, PLANET_TERRAIN, PLANETS, TERRAINS

if TYPE_CHECKING:
    from .state import BiomosState

Details = list[dict[str, Any]]


def sheet(position: BiomosState) -> list[ScoreLine]:
    """Lines biomes, moon and (Advanced) forest, planet; solo: the Black Hole's column and card."""
    setting = position.setting
    columns = [_biomes(cards) for cards in position.claimed]
    if setting.solo:
        columns.append(_biomes(position.absorbed))
    lines = [("biomes", columns)]
    planets = [(planet, packing.census(planet)) for planet in position.planets]
    lines.append(("moon", [_bonus(packing.moon_of(planet), counts, 3) for planet, counts in planets]))
    if setting.advanced:
        lines.append(("forest", [_bonus(FOREST, counts, 1) for _, counts in planets]))
        lines.append(("planet", [_planet(packing.board_of(planet), counts) for planet, counts in planets]))
    if setting.solo:
        card = {"what": "hole-card", "points": BLACK_HOLE[setting.advanced]}
        lines.append(("hole", [[], [card]]))
    width = len(columns)
    return [_line(key, [*details, *[[]] * (width - len(details))]) for key, details in lines]


def _line(key: str, details: list[Details]) -> ScoreLine:
    return ScoreLine(key, [sum(source["points"] for source in column) for column in details], details)


def _biomes(cards: int) -> Details:
    return [
        {"what": "card", "card": CARDS[card].id, "points": CARDS[card].points}
        for card in packing.cards_of(cards)
    ]


def _bonus(terrain: int, counts: list[int], each: int) -> Details:
    if terrain == 0:
        return []
    count = counts[terrain]
    return [
        {"what": "tokens", "terrain": TERRAINS[terrain], "count": count, "each": each, "points": each * count}
    ]


def _planet(board: int, counts: list[int]) -> Details:
    details = _bonus(PLANET_TERRAIN[board], counts, 1)
    return [{**detail, "planet": PLANETS[board]} for detail in details]
