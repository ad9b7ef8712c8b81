"""What a game says of its bots: its levels, and how a network for it is trained.

A game's module `bots` has `LEVELS` (from level 1 on), `INDIFFERENT` (options that change what a position is
worth so little that one network serves all their values) and `COURSE`. All three may be missing.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Level:
    """How a level plays: the bot, its simulations a decision if it searches, its slips in a thousand
    decisions, and how many in a thousand things it remembers, in games of memory.
    """

    bot: str
    simulations: int = 0
    slips: int = 0
    recall: int = 1000


@dataclass(frozen=True)
class Recipe:
    """How a network is fitted. `rate` is the highest step of Adam, reached at once and falling to 0.

    `trust` is how much of what is learned is the chance a search gave, where there was one; the rest is who
    won. `without` names parts of the observation that are left out: a smaller network is a quicker one.
    """

    hidden: int = 32
    units: int = 16
    epochs: int = 8
    batch: int = 1024
    rate: float = 0.001
    decay: float = 0.1
    patience: int = 3
    trust: float = 0.5
    without: tuple[str, ...] = ()


@dataclass(frozen=True)
class Round:
    """So many games, then a network is fitted.

    simulations: the learned bot's (0: rules of thumb play); window: of how many rounds, this one and those
    before it, the samples are learned from.
    """

    games: int
    simulations: int = 0
    window: int = 1


@dataclass(frozen=True)
class Course:
    """Rounds, how networks are fitted, and whether they read the observation at all, or traits only."""

    rounds: tuple[Round, ...]
    recipe: Recipe = field(default_factory=Recipe)
    observed: bool = True
