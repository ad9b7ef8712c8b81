"""The score sheet, line by line with its sources; the totals are `BiomosPosition.scores` again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.position import ScoreLine
from .cards import BLACK_HOLE, CARDS, FOREST, PLANET_TERRAIN, PLANETS, TERRAINS
from .planet import AT_BOARD, census
from .state import cards_of, moon_of

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
    planets = [(planet, census(planet)) for planet in position.planets]
    lines.append(("moon", [_bonus(moon_of(planet), counts, 3) for planet, counts in planets]))
    if setting.advanced:
        lines.append(("forest", [_bonus(FOREST, counts, 1) for _, counts in planets]))
        lines.append(("planet", [_planet(planet >> AT_BOARD, counts) for planet, counts in planets]))
    if setting.solo:
        card = {"what": "hole-card", "points": BLACK_HOLE[setting.advanced]}
        lines.append(("hole", [[], [card]]))
    width = len(columns)
    return [_line(key, [*details, *[[]] * (width - len(details))]) for key, details in lines]


def _line(key: str, details: list[Details]) -> ScoreLine:
    return ScoreLine(key, [sum(source["points"] for source in column) for column in details], details)


def _biomes(cards: int) -> Details:
    return [
        {"what": "card", "card": CARDS[card].id, "points": CARDS[card].points} for card in cards_of(cards)
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
