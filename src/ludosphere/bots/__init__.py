"""Players that are programs, by name (`NAMES`), and five levels for people.

    >>> import ludosphere
    >>> from ludosphere.core.rng import seeded
    >>> position = ludosphere.game(ludosphere.registered_games()[0]).new({}, seed=1)
    >>> sight = position.information_state(0, seeded(2))
    >>> ludosphere.bot("greedy", seed=3).choose(sight) in position.legal(0)
    True

A bot is given an `InformationState`, never the position: it can't look at the true generator or at what is
hidden.
"""

from __future__ import annotations

from ..core.contract import InformationState
from ..core.errors import LudosphereError
from ..core.rng import Rng, seeded
from ..kit.judges import Bot as Bot
from .greedy import Greedy
from .levels import LEVELS as LEVELS
from .levels import checked, level_in
from .search import Search
from .thumb import Thumb

NAMES = ("random", "thumb", "greedy", "search", "learned")


class Random:
    """Plays any legal action."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: InformationState) -> int:
        actions = sight.legal()
        return actions[self.rng.below(len(actions))]


class Noisy:
    """Plays like another bot, but for a share of its decisions (in a thousand), made at random."""

    def __init__(self, bot: Bot, rng: Rng, per_mille: int) -> None:
        self.bot = bot
        self.slips = Random(rng)
        self.per_mille = per_mille

    def choose(self, sight: InformationState) -> int:
        slip = self.slips.rng.below(1000) < self.per_mille
        return (self.slips if slip else self.bot).choose(sight)


class Forgetful:
    """Plays like another bot, but remembers only `recall` in a thousand of the things it has seen."""

    def __init__(self, bot: Bot, recall: int, salt: int) -> None:
        self.bot = bot
        self.recall = recall
        self.salt = salt

    def choose(self, sight: InformationState) -> int:
        return self.bot.choose(sight.imperfect(self.recall, self.salt))


class Levelled:
    """Plays at a level. What that means depends on the game, which the first sight tells."""

    def __init__(self, level: int, rng: Rng, simulations: int | None, salt: int) -> None:
        self.level = checked(level)
        self.rng = rng
        self.simulations = simulations
        self.salt = salt
        self.playing: Bot | None = None

    def choose(self, sight: InformationState) -> int:
        if self.playing is None:
            self.playing = self._in(sight.determinize(self.rng).game().name)
        return self.playing.choose(sight)

    def _in(self, game: str) -> Bot:
        level = level_in(game, self.level)
        playing = _bot(level.bot, self.rng, self.simulations or level.simulations)
        if level.recall < 1000:
            playing = Forgetful(playing, level.recall, self.salt)
        return Noisy(playing, self.rng.fork(), level.slips) if level.slips else playing


DEFAULT_SIMULATIONS = 2000


def bot(
    name: str | None = None, *, level: int | None = None, simulations: int | None = None, seed: int = 0
) -> Bot:
    """A bot by name ("search" if nothing is said), or by level; the same seed chooses alike everywhere.

    `simulations` is the budget of a search per decision, also of a level that searches. A bot of a level is
    for one game, which its first decision tells: what a level is differs from game to game (`LEVELS`).
    Raises LudosphereError for an unknown name or level, for both at once, or for a budget below 1.
    """
    rng = seeded(seed, f"bot {name or 'search'}")
    if level is None:
        return _bot(name or "search", rng, DEFAULT_SIMULATIONS if simulations is None else simulations)
    if name is not None:
        raise LudosphereError(
            f"A bot has a name or a level, not both: bot({name!r}) or bot(level={level}); "
            "a level is whatever plays that well in a game."
        )
    return Levelled(level, rng, simulations, seed & 0xFFFF)


def _bot(name: str, rng: Rng, simulations: int) -> Bot:
    if name == "random":
        return Random(rng)
    if name == "thumb":
        return Thumb(rng)
    if name == "greedy":
        return Greedy(rng)
    if name == "search":
        if simulations < 1:
            raise LudosphereError(f"A search needs at least 1 simulation, not {simulations}.")
        return Search(rng, simulations)
    if name == "learned":
        if simulations < 1:
            raise LudosphereError(f"A search needs at least 1 simulation, not {simulations}.")
        from .learned import Learned  # with NumPy, which takes a while to load

        return Learned(rng, simulations)
    raise LudosphereError(f"There is no bot {name!r}; there are {', '.join(NAMES)}.")
