"""The achievements sheet: 23 ways to win, several of which one game may tick off (section 12).

Figures are strict (131) and those of the score sheet (132): base points without events, the fauna board with
the completion bonus. Without Ecosystems and levels the beginner's mode can't award 14, 16 and 17.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from . import scoring
from .cards import CARDS
from .rules import EarthPosition
from .state import FULL, OVER

COUNT: Final = 23
FIRST_GAME: Final = 1
NOT_FOR_BEGINNERS: Final = (14, 16, 17)
WHOLE_BOARD: Final = 4 * 15 + 7
"""The first leaf on all four fauna cards and the completion bonus."""


@dataclass(frozen=True)
class Outcome:
    """What the sheet looks at: points by line, and a few things that are counted."""

    total: int
    base: int
    compost: int
    sprouts: int
    growth: int
    terrain: int
    ecosystems: int
    board: int
    planted: int
    terrains: int
    events: int
    hand: int
    soil: int
    ended: bool


_RULES: Final[dict[int, Callable[[Outcome], bool]]] = {
    2: lambda won: won.total < 140,
    3: lambda won: won.total > 300,
    4: lambda won: won.planted < FULL,
    5: lambda won: not won.ended,
    6: lambda won: won.compost == 0,
    7: lambda won: won.growth > 60,
    8: lambda won: won.sprouts == 0,
    9: lambda won: won.events > 15,
    10: lambda won: won.terrains >= 7,
    11: lambda won: won.compost > 60,
    12: lambda won: won.terrain > 60,
    13: lambda won: won.events == 0,
    14: lambda won: won.board >= WHOLE_BOARD,
    15: lambda won: won.board < 30,
    16: lambda won: won.ecosystems > 60,
    17: lambda won: won.ecosystems < 30,
    18: lambda won: won.base < 30,
    19: lambda won: won.base > 60,
    20: lambda won: won.hand > 30,
    21: lambda won: won.hand == 0,
    22: lambda won: won.soil > 20,
    23: lambda won: won.soil == 0,
}


def earned(position: EarthPosition, seat: int, first_win: bool) -> list[int]:
    """The numbers a seat may tick off after a finished game; nobody but a winner earns any.

    `first_win`: this was the seat's first game on this sheet. Shared victories, a team's
    and those over Gaia count.
    """
    if position.phase != OVER or scoring.ranks(position, scoring.totals(position))[seat] != 1:
        return []
    won = outcome(position, seat)
    found = [FIRST_GAME] if first_win else []
    for number, holds in _RULES.items():
        if holds(won) and not (position.setting.beginner and number in NOT_FOR_BEGINNERS):
            found.append(number)
    return found


def outcome(position: EarthPosition, seat: int) -> Outcome:
    """How a game went for a seat."""
    points = {line.key: line.points[seat] for line in position.sheet()}
    player = position.players[seat]
    return Outcome(
        total=sum(points.values()),
        base=points["base"],
        compost=points["compost"],
        sprouts=points["sprouts"],
        growth=points["growth"],
        terrain=points["terrain"],
        ecosystems=points["ecosystems"],
        board=points["fauna"] + points["bonus"],
        planted=len(player.spots),
        terrains=sum(1 for place in player.spots if CARDS[player.grid[place]].kind == "terrain"),
        events=len(player.pile),
        hand=len(player.hand),
        soil=int(player.soil),
        ended=position.bonus == seat,
    )
