"""The learned bot: as `search`, but a network judges positions, and in games with rules of thumb it weighs.

In a game, or with options, that no network was trained for it searches as `search` does.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core.contract import InformationState, Position
from ..core.rng import Rng
from .judging import Layers, NetworkJudge
from .network import Network, network_for
from .search import Search
from .weighing import Weigher


@dataclass(frozen=True)
class Manner:
    """How a game is searched with a network; the fields are those of `Search`."""

    explore: float = 1.0
    keen: float = 0.1
    widening: float = 0.0
    judged_from: int = 100


def thinking(
    rng: Rng, position: Position, simulations: int, layers: Layers | None, manner: Manner | None = None
) -> Search | Weigher:
    """What plays this game with this network; without one a plain search."""
    if layers is None:
        return Search(rng, simulations)
    judge = NetworkJudge(layers, len(position.scores()))
    if position.has_policy():
        return Weigher(rng, judge, simulations)
    how = manner or Manner()
    return Search(
        rng,
        simulations,
        explore=how.explore,
        keen=how.keen,
        widening=how.widening,
        judge=judge,
        judged_from=how.judged_from,
    )


class Learned:
    """Plays with the network that fits the game it is asked about; one seed always chooses alike.

    `simulations` is how many positions it looks at for a decision.
    """

    def __init__(
        self, rng: Rng, simulations: int, network: Network | None = None, manner: Manner | None = None
    ) -> None:
        self.rng = rng
        self.simulations = simulations
        self.network = network
        self.manner = manner
        self.playing: Search | Weigher | None = None
        self._for = ""

    def choose(self, sight: InformationState) -> int:
        """The action it thinks best."""
        actions = sight.legal()
        if len(actions) == 1:
            return actions[0]
        world = sight.determinize(self.rng)
        name, options = world.game().name, world.options()
        key = f"{name} {options}"
        if self.playing is None or self._for != key:
            layers = self.network.layers() if self.network is not None else layers_for(name, options)
            self.playing = thinking(self.rng, world, self.simulations, layers, self.manner)
            self._for = key
        return self.playing.choose(sight)


_KEPT: dict[str, Layers | None] = {}


def layers_for(name: str, options: dict[str, object]) -> Layers | None:
    """The shipped network for a game, made ready once."""
    key = f"{name} {options}"
    if key not in _KEPT:
        network = network_for(name, options)
        _KEPT[key] = None if network is None else network.layers()
    return _KEPT[key]
