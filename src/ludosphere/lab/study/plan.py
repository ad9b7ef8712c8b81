"""What a study plays: a game with its options, bots, how many games, and what an experiment changes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ... import __version__
from ...bots.match import maker, seatings
from ...core.errors import LudosphereError
from ...core.registry import game
from ...kit.ideas import STRATEGIES
from ...kit.study import adapter
from ..seeds import seed_of


@dataclass(frozen=True)
class Job:
    """One game: a deal (its seed) in one seating. Its `repr` says all that its result depends on."""

    game: str
    options: str
    """As JSON text."""
    bots: tuple[str, ...]
    """By seat."""
    deal: int
    seed: int
    sample: int
    experiment: str


@dataclass(frozen=True)
class Plan:
    """A study before it is played.

    bots: one for all seats or one per seat; with different ones every deal is played once in each rotation.
    sample: one decision in so many is looked at closely (0: none). experiment: the name of a change to the
    game that the adapter offers, or empty. run: names the study; its seeds follow from that name.
    """

    game: str
    options: Mapping[str, object] = field(default_factory=dict)
    bots: tuple[str, ...] = ("greedy",)
    games: int = 1000
    run: str = "study"
    sample: int = 8
    experiment: str = ""

    def seats(self) -> int:
        """How many play."""
        return game(self.game).seats(self.options)

    def seating(self) -> tuple[str, ...]:
        """The bots by seat, in the first rotation."""
        return self.bots * self.seats() if len(self.bots) == 1 else self.bots

    def checked(self) -> Plan:
        """This plan; raises LudosphereError for one that can't be played."""
        seats = self.seats()
        if len(self.seating()) != seats:
            raise LudosphereError(
                f"This game has {seats} seats; name one bot or {seats}, not {len(self.bots)}."
            )
        for text in self.bots:
            maker(text)  # refuses an unknown bot now
        if self.games < 1:
            raise LudosphereError("There must be at least 1 game.")
        if self.sample < 0:
            raise LudosphereError("One decision in how many? It must be 0 (none) or more.")
        known = [*adapter(self.game).experiments]
        if adapter(self.game).strategies is not None:
            known.append(STRATEGIES)
        if self.experiment and self.experiment not in known:
            offered = ", ".join(known) or "none"
            raise LudosphereError(f"{self.game} has no experiment {self.experiment!r}; there are: {offered}.")
        return self

    def jobs(self) -> list[Job]:
        """All games in their order: the seatings of a deal one after the other, every deal in all of them."""
        options = json.dumps(dict(game(self.game).options(self.options)), sort_keys=True)
        turned = seatings(self.seating())
        deals = -(-self.games // len(turned))
        return [
            Job(self.game, options, seating, deal, seed_of(self.run, deal), self.sample, self.experiment)
            for deal in range(deals)
            for seating in turned
        ]

    def title(self) -> str:
        """What kept games have to agree on, besides the games themselves: bots may play otherwise one day."""
        return f"{self.run} ({self.game}, rules {game(self.game).rules_version}, version {__version__})"

    def told(self) -> dict[str, Any]:
        """The plan as plain data, for the folder."""
        usual = game(self.game).options(self.options)
        return {
            "game": self.game,
            "rules_version": game(self.game).rules_version,
            "options": dict(self.options if self.experiment == STRATEGIES else usual),
            "bots": list(self.bots),
            "games": len(self.jobs()),
            "run": self.run,
            "sample": self.sample,
            "experiment": self.experiment,
        }
