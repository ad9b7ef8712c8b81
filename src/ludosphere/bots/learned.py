"""The learned bot: the search of `search.py`, its positions judged by a network instead of rules of thumb.

In a game, or with options, that no network was trained for it searches as `search` does.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core.position import Sight
from ..core.rng import Rng
from .judging import Layers, NetworkJudge
from .network import Network, network_for
from .search import Judge, Search


@dataclass(frozen=True)
class Manner:
    """How a game is searched with a network; the fields are those of `Search`."""

    explore: float = 1.0
    keen: float = 0.1
    horizon: int = 0
    widening: float = 0.0
    judged_from: int = 100


MANNERS = {
    "biomos": Manner(),
    "bioviva": Manner(horizon=1),
    "earth": Manner(horizon=4),
    "living_planet": Manner(horizon=1),
}
"""By game; measured in docs/reports/learned.md."""


def searching(rng: Rng, simulations: int, judge: Judge | None, manner: Manner) -> Search:
    """A search that asks this judge; without one it is plain."""
    if judge is None:
        return Search(rng, simulations)
    return Search(
        rng,
        simulations,
        explore=manner.explore,
        keen=manner.keen,
        horizon=manner.horizon,
        widening=manner.widening,
        judge=judge,
        judged_from=manner.judged_from,
    )


class Learned:
    """Searches with the network that fits the game it is asked about; one seed always chooses alike."""

    def __init__(
        self, rng: Rng, simulations: int, network: Network | None = None, manner: Manner | None = None
    ) -> None:
        self.rng = rng
        self.simulations = simulations
        self.network = network
        self.manner = manner
        self.search: Search | None = None
        self._for = ""

    def choose(self, sight: Sight) -> int:
        """The action tried most often."""
        actions = sight.legal()
        if len(actions) == 1:
            return actions[0]
        return self.searcher(sight).choose(sight)

    def searcher(self, sight: Sight) -> Search:
        """The search for the game of this sight."""
        world = sight.world(self.rng)
        name = world.game().name
        options = world.options()
        key = f"{name} {options}"
        if self.search is None or self._for != key:
            layers = self.network.layers() if self.network is not None else layers_for(name, options)
            judge = None if layers is None else NetworkJudge(layers, world.game().seats(options))
            self.search = searching(
                self.rng, self.simulations, judge, self.manner or MANNERS.get(name, Manner())
            )
            self._for = key
        return self.search


_KEPT: dict[str, Layers | None] = {}


def layers_for(name: str, options: dict[str, object]) -> Layers | None:
    """The shipped network for a game, made ready once."""
    key = f"{name} {options}"
    if key not in _KEPT:
        network = network_for(name, options)
        _KEPT[key] = None if network is None else network.layers()
    return _KEPT[key]
