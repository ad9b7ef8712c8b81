"""Which games the experiment plays: in each setting every idea, once in each seat, and even games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ....core.errors import LudosphereError
from ....core.registry import game
from ....kit.ideas import Idea, Strategies
from ...seeds import seed_of
from ..plan import Plan

EVEN = "even"
"""The line of games in which nobody leans."""
EVEN_GAMES = 4
"""So many times as many games without a leaning as with each: seats and sources need more."""
FOUND = "found"
"""The line of the weights that the search found."""
FOUND_GAMES = 2
"""So many times as many games for it: it must not win by the luck of the search."""


@dataclass(frozen=True)
class Setting:
    """Options of games, with all others as usual; `name` tells settings of a study apart."""

    name: str
    options: Mapping[str, object]
    seats: int


@dataclass(frozen=True)
class Trial:
    """One game: who plays in which seat, on which deal. Its `repr` says all that its result depends on."""

    game: str
    options: str
    """As JSON text."""
    line: str
    """The idea that is tried, or what else the game is for."""
    bot: str
    """Who plays in all other seats."""
    weights: str
    """Of whoever leans, as JSON text; empty if nobody does."""
    own: int
    """The seat of whoever leans."""
    deal: int
    seed: int


def settings(plan: Plan, known: Strategies) -> list[Setting]:
    """The settings that agree with the options given; raises LudosphereError if there is none."""
    title = game(plan.game)
    found = []
    for declared in known.settings:
        options = title.options({**plan.options, **declared})
        asked = title.options({**declared, **plan.options})
        if options == asked:
            found.append(
                Setting(
                    " ".join(f"{key}={value}" for key, value in declared.items()),
                    options,
                    title.seats(options),
                )
            )
    if not found:
        raise LudosphereError("There is no setting of this experiment with these options.")
    return found


def weights_text(weights: Mapping[str, float]) -> str:
    """Weights as a trial keeps them."""
    return json.dumps(dict(weights), sort_keys=True)


def lines(known: Strategies, setting: Setting) -> list[tuple[str, str]]:
    """The ideas that make sense in the setting, with their weights, after the even games."""
    ideas: Iterable[Idea] = (idea for idea in known.ideas if idea.fits(setting.options))
    return [(EVEN, ""), *((idea.name, weights_text(idea.weights)) for idea in ideas)]


def trials(plan: Plan, setting: Setting, tried: list[tuple[str, str]]) -> list[Trial]:
    """All games of a setting, deal by deal, so that more games are more at the end.

    tried: the lines with their weights. Even games have deals of their own beyond those of the ideas.
    """
    per_deal = setting.seats
    deals = -(-plan.games // per_deal)
    found = []
    for deal in range(deals):
        for line, weights in tried:
            if weights:
                found += [trial(plan, setting, line, weights, own, deal) for own in range(per_deal)]
            else:
                found += [
                    trial(plan, setting, line, "", 0, deal * per_deal * EVEN_GAMES + number)
                    for number in range(per_deal * EVEN_GAMES)
                ]
    return found


def confirming(plan: Plan, setting: Setting, weights: Mapping[str, float]) -> list[Trial]:
    """The games of what the search found, on deals it has not seen."""
    deals = -(-plan.games * FOUND_GAMES // setting.seats)
    text = weights_text(weights)
    return [
        trial(plan, setting, FOUND, text, own, deal, f"{plan.run} {FOUND}")
        for deal in range(deals)
        for own in range(setting.seats)
    ]


def trial(plan: Plan, setting: Setting, line: str, weights: str, own: int, deal: int, run: str = "") -> Trial:
    """A game of a line; games of one deal have the same seed, whatever the line."""
    seed = seed_of(f"{run or plan.run} {setting.name}", deal)
    options = json.dumps(dict(setting.options), sort_keys=True)
    return Trial(plan.game, options, line, plan.bots[0], weights, own, deal, seed)
