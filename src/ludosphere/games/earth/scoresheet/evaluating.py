"""The score of a sheet: a finished position is laid out for the engine, which counts it."""

from __future__ import annotations

from typing import Any, Final

from ....core.contract import Result
from ....core.rng import seeded
from ....kit.scoresheet import Evaluation, Line
from .. import GAME, scoring
from ..abundance import BONUS as ABUNDANT_BONUS
from ..gaia import GAIA
from ..player import Player, new_player
from ..rules import EarthPosition
from ..state import OVER, Gaia, Setting
from ..tables import LEVELS
from .fields import FAUNA, Automatic, Column, Sheet
from .wording import called

_UNKNOWN: Final = 0
"""A card of which only the number counts."""
_NOBODY: Final = -1
TIES: Final = ("points", "soil", "hand", "growth", "sprouts", "compost")
"""What decides, in this order."""


def evaluate(sheet: Sheet, lang: str) -> Evaluation:
    """Scores a sheet, with every point explained."""
    position = position_of(sheet)
    result: Result = scoring.result(position)
    explain = GAME.faces.explain
    lines = [
        Line(
            line.key,
            explain(line.key, lang),
            line.points,
            [
                [(explain(line.key, lang, detail), int(detail["points"])) for detail in _telling(column)]
                for column in line.details
            ],
        )
        for line in result.sheet
    ]
    return Evaluation(_names(sheet, lang), result.scores, result.ranks, lines, _tie(position, result))


def _names(sheet: Sheet, lang: str) -> list[str]:
    given = [one.name for one in sheet.players]
    found = [called(given, number + 1, lang) for number in range(len(given))]
    return found if sheet.gaia is None else [*found, called(given, 0, lang)]


def _telling(details: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The sources that gave something, or are cards that didn't."""
    return [detail for detail in details if detail["points"] or "card" in detail]


def _tie(position: EarthPosition, result: Result) -> str:
    """What made one of those with the most points the first; with teams and Gaia the sums are not told."""
    best = max(result.scores[: len(position.players)])
    seats = [seat for seat in range(len(position.players)) if result.scores[seat] == best]
    if len(seats) < 2 or position.gaia is not None or position.setting.teams:
        return ""
    standings = [scoring.standing(position, seat, best) for seat in seats]
    winner = max(standings)
    if standings.count(winner) > 1:
        return ""
    others = max(standing for standing in standings if standing != winner)
    return next(name for name, mine, theirs in zip(TIES, winner, others, strict=True) if mine != theirs)


# --- the position ----------------------------------------------------------------------------------------
def position_of(sheet: Sheet) -> EarthPosition:
    """The finished game of a sheet. Hand and compost are only as many cards; the deck is not there."""
    options = {spec.name: spec.default for spec in GAME.option_specs} | {
        "mode": sheet.mode,
        "seats": len(sheet.players),
        "teams": "on" if sheet.teams else "off",
        "abundance": "on" if sheet.abundance else "off",
    }
    position = EarthPosition(seeded(0), Setting(GAME, options))
    position.phase = OVER
    position.shared = [card for card in sheet.shared if card]
    position.fauna = list(sheet.fauna)
    position.players = [_player(column) for column in sheet.players]
    position.menus = [None for _ in sheet.players]
    if sheet.abundance:
        position.bonus_points = ABUNDANT_BONUS
    if sheet.gaia is not None:
        position.gaia = _gaia(sheet.gaia)
        position.players[0].leaf_seeds = sheet.gaia.seeds
    position.leaves = [_leaves(sheet, number) for number in range(FAUNA)]
    position.bonus = sheet.bonus
    return position


def _player(column: Column) -> Player:
    player = new_player()
    player.island, player.climate, player.ecosystem = column.island, column.climate, column.ecosystem
    player.soil = column.soil
    player.hand, player.compost = [_UNKNOWN] * column.hand, [_UNKNOWN] * column.compost
    player.pile = list(column.events)
    for planted in column.tableau:
        player.spots.append(planted.place)
        player.grid[planted.place] = planted.card
        player.growth[planted.place], player.sprouts[planted.place] = planted.growth, planted.sprouts
    return player


def _gaia(automatic: Automatic) -> Gaia:
    gaia = Gaia()
    gaia.pile = list(automatic.pile)
    gaia.compost = [_UNKNOWN] * automatic.compost
    gaia.sprouts, gaia.growth = automatic.sprouts, automatic.growth
    return gaia


def _leaves(sheet: Sheet, number: int) -> list[int]:
    """The columns with a leaf on a fauna card, in order of the levels; a level nobody took is nobody's."""
    columns = [(column, one.leaves[number]) for column, one in enumerate(sheet.players)]
    if sheet.gaia is not None:
        columns.append((GAIA, sheet.gaia.leaves[number]))
    taken = [(column, level) for column, level in columns if level]
    if sheet.mode == "beginner":
        return [column for column, _ in taken]
    found = [_NOBODY] * len(LEVELS)
    for column, level in taken:
        found[LEVELS.index(level)] = column
    return found
