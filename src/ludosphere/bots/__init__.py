"""Players that are programs, by name (`NAMES`), and five levels for people.

    >>> import ludosphere
    >>> from ludosphere.core.rng import seeded
    >>> position = ludosphere.game("biomos").new({}, seed=1)
    >>> sight = position.sight(0, seeded(2))
    >>> ludosphere.bot("greedy", seed=3).choose(sight) in position.legal(0)
    True

A bot is given a `Sight`, never the position: it can't look at the true generator or at hidden things.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ..core.errors import LudosphereError
from ..core.position import Sight
from ..core.rng import Rng, seeded
from .greedy import Greedy
from .search import Search
from .thumb import Thumb

NAMES = ("random", "thumb", "greedy", "search", "learned")


class Bot(Protocol):
    """Anything that can choose."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.legal()`."""
        ...


class Random:
    """Plays any legal action."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> int:
        actions = sight.legal()
        return actions[self.rng.below(len(actions))]


class Noisy:
    """Plays like another bot, but for a share of its decisions (in a thousand), made at random."""

    def __init__(self, bot: Bot, rng: Rng, per_mille: int) -> None:
        self.bot = bot
        self.slips = Random(rng)
        self.per_mille = per_mille

    def choose(self, sight: Sight) -> int:
        slip = self.slips.rng.below(1000) < self.per_mille
        return (self.slips if slip else self.bot).choose(sight)


class Forgetful:
    """Plays like another bot, but remembers only `recall` in a thousand of the things it has seen."""

    def __init__(self, bot: Bot, recall: int, salt: int) -> None:
        self.bot = bot
        self.recall = recall
        self.salt = salt

    def choose(self, sight: Sight) -> int:
        return self.bot.choose(sight.fading(self.recall, self.salt))


@dataclass(frozen=True)
class Level:
    """How a level plays: the bot, its budget in simulations, its slips in a thousand decisions.

    `guided` is the budget in games with rules of thumb, where a simulation is longer and decisions are many;
    `recall` how many in a thousand things it remembers, in games of memory.
    """

    bot: str
    simulations: int = 0
    slips: int = 0
    guided: int = 0
    recall: int = 1000


LEVELS = {
    1: Level("greedy", slips=600, recall=600),
    2: Level("greedy", slips=150, recall=600),
    3: Level("search", simulations=100, slips=60, guided=30, recall=800),
    4: Level("search", simulations=400, guided=150, recall=800),
    5: Level("search", simulations=6000, guided=1000),
}
"""The levels offered to people; how each does against the one below: docs/reports/levels*.md."""

DEFAULT_SIMULATIONS = 2000


def bot(
    name: str = "search", *, level: int | None = None, simulations: int | None = None, seed: int = 0
) -> Bot:
    """A bot by name, or by level; the same seed makes the same choices in the same positions.

    `simulations` is the budget of `search` per decision. Raises LudosphereError for an unknown name or
    level, or a budget below 1.
    """
    rng = seeded(seed, f"bot {name}")
    if level is not None:
        if level not in LEVELS:
            raise LudosphereError(f"There is no level {level}; there are {', '.join(map(str, LEVELS))}.")
        chosen = LEVELS[level]
        playing = _bot(chosen.bot, rng, simulations or chosen.simulations, simulations or chosen.guided)
        if chosen.recall < 1000:
            playing = Forgetful(playing, chosen.recall, seed & 0xFFFF)
        return Noisy(playing, rng.fork(), chosen.slips) if chosen.slips else playing
    return _bot(name, rng, DEFAULT_SIMULATIONS if simulations is None else simulations)


def _bot(name: str, rng: Rng, simulations: int, guided: int = 0) -> Bot:
    if name == "random":
        return Random(rng)
    if name == "thumb":
        return Thumb(rng)
    if name == "greedy":
        return Greedy(rng)
    if name == "search":
        if simulations < 1:
            raise LudosphereError(f"A search needs at least 1 simulation, not {simulations}.")
        return Search(rng, simulations, guided=guided)
    if name == "learned":
        if simulations < 1:
            raise LudosphereError(f"A search needs at least 1 simulation, not {simulations}.")
        from .learned import Learned  # with NumPy, which takes a while to load

        return Learned(rng, simulations)
    raise LudosphereError(f"There is no bot {name!r}; there are {', '.join(NAMES)}.")
