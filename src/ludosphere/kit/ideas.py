"""What a game declares for the experiment: features, ideas, settings, and what is asked of a sound game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from ..core.contract import Position

Features = Callable[[Position, int, int], dict[str, float]]
"""The features of an action that a seat may play: the name of each and how much of it there is."""

STRATEGIES: Final = "strategies"
"""The name of the experiment."""

NEVER: Final = -1000.0
"""A weight that rules an action out as long as there is another one."""
ALWAYS: Final = 50.0
"""A weight that nothing the greedy bot sees outweighs."""

ONLY: Final = "only"
PLAN: Final = "plan"
WITHOUT: Final = "without"
SORTS: Final = (ONLY, PLAN, WITHOUT)
"""One idea and nothing else; a taste, with everything else played as usual; one thing never done."""


@dataclass(frozen=True)
class Idea:
    """A player: the greedy bot to which an action is worth so many points more for each feature it has."""

    name: str
    sort: str
    weights: Mapping[str, float]
    needs: Mapping[str, object] = field(default_factory=dict)
    """The options of the games in which the idea makes sense."""

    def fits(self, options: Mapping[str, object]) -> bool:
        """Does it make sense with these options?"""
        return all(options[name] == value for name, value in self.needs.items())


@dataclass(frozen=True)
class Loss:
    """A thing that should not be lost too often: the facts that count, of those that there were."""

    name: str
    lost: str
    built: str
    each: int
    """So many everybody begins with."""
    most: float
    """The share that may be lost."""


@dataclass(frozen=True)
class Strategies:
    """All a game declares. A fact is written "kind:item:what", as the game's `Watch` notes it."""

    features: Features
    ideas: tuple[Idea, ...]
    settings: tuple[Mapping[str, object], ...]
    """The options of the games that are played, the most important ones first."""
    searched: Mapping[str, float]
    """The features whose weights the search varies, and how many points a first step is."""
    searches: int = 1
    """In so many of the settings there is a search."""
    families: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Families of things, by name: facts that say that one was built."""
    money: str = ""
    """The line of the score sheet that should bring a winner no more than half of the points."""
    losses: tuple[Loss, ...] = ()

    def facts(self) -> set[str]:
        """All facts that are asked for."""
        asked = {fact for facts in self.families.values() for fact in facts}
        return asked | {fact for loss in self.losses for fact in (loss.lost, loss.built)}
