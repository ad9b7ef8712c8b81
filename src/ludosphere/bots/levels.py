"""The five levels of bots offered to people, and what they are in each game.

Chance and memory decide more in one game than in another, so a budget or a share of slips that is a clear
step in one is next to none elsewhere. Each game has its own table, tuned on games between neighbours with two
seats and the default options; docs/reports/levels*.md tell what every step is worth.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core.errors import LudosphereError

LEVELS = (1, 2, 3, 4, 5)


@dataclass(frozen=True)
class Level:
    """How a level plays: the bot, its simulations a decision if it searches, its slips in a thousand
    decisions, and how many in a thousand things it remembers, in games of memory.
    """

    bot: str
    simulations: int = 0
    slips: int = 0
    recall: int = 1000


BY_GAME = {
    "biomos": (
        Level("greedy", slips=680),
        Level("greedy", slips=450),
        Level("greedy", slips=230),
        Level("greedy"),
        Level("search", simulations=6000),
    ),
    "bioviva": (  # search is no better than greedy here
        Level("greedy", slips=950, recall=0),
        Level("greedy", slips=500, recall=0),
        Level("greedy", slips=115, recall=300),
        Level("greedy", recall=640),
        Level("greedy"),
    ),
    "earth": (
        Level("greedy", slips=207),
        Level("greedy", slips=110),
        Level("greedy", slips=35),
        Level("search", simulations=30),
        Level("search", simulations=400),
    ),
    "living_planet": (
        Level("greedy", slips=325),
        Level("greedy", slips=205),
        Level("greedy", slips=105),
        Level("greedy"),
        Level("search", simulations=300),
    ),
}
"""By the name of the game, the levels from 1 on."""

OTHERS = (
    Level("greedy", slips=600),
    Level("greedy", slips=300),
    Level("greedy", slips=100),
    Level("greedy"),
    Level("search", simulations=400),
)
"""In a game without a table of its own; nothing is measured there."""


def checked(level: int) -> int:
    """The level, if there is one of that number; raises LudosphereError."""
    if level not in LEVELS:
        raise LudosphereError(f"There is no level {level}; there are {', '.join(map(str, LEVELS))}.")
    return level


def level_in(game: str, level: int) -> Level:
    """What a level is in the game of that name; raises LudosphereError for an unknown level."""
    return BY_GAME.get(game, OTHERS)[checked(level) - 1]
