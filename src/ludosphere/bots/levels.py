"""The five levels of bots offered to people, and what they are in each game.

Chance and memory decide more in one game than in another, so a budget or a share of slips that is a clear
step in one is next to none elsewhere. Each game has its own levels in `LEVELS` of its module `bots`.
"""

from __future__ import annotations

from ..core.errors import LudosphereError
from ..core.registry import offered
from ..kit.minds import Level

LEVELS = (1, 2, 3, 4, 5)


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
    known: tuple[Level, ...] = offered(game, "bots", "LEVELS", OTHERS)
    return known[checked(level) - 1]
