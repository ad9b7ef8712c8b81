"""The search for exploits: an evolution strategy over the weights of a leaning player.

Each generation draws candidates round the present weights, in mirrored pairs, lets every one of them play the
same deals against the bot, and moves the weights towards the better ones. Steps grow in the directions in
which good candidates lie far out, and shrink in the others (the cross-entropy method, Rubinstein 1999).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np

from ....kit.ideas import Strategies
from ...seeds import seed_of
from ..plan import Plan
from ..regression import Floats
from .plan import Setting, Trial, trial, weights_text

GENERATIONS = 10
PAIRS = 5
"""Candidates of a generation, two by two on opposite sides of the present weights."""
PARENTS = 4
"""The best candidates, towards which the weights move."""
PART = 5
"""A candidate plays a PART-th of the games that a line of the study has: 2,000 games for lines of 100."""
SEARCH = "search"
_SLOW = 0.5
"""How much of the old step sizes is kept."""
_LEAST = 0.15
"""Steps never shrink below that share of the first ones."""


@dataclass(frozen=True)
class Generation:
    """What came of a generation: the mean reward of all its candidates and of the best one."""

    mean: float
    best: float
    games: int


@dataclass(frozen=True)
class Found:
    """What the search found."""

    weights: dict[str, float]
    generations: list[Generation]


def search(
    plan: Plan, setting: Setting, known: Strategies, play: Callable[[list[Trial]], list[dict[str, Any]]]
) -> Found:
    """Searches in games of a setting. `play` gives the rows of all trials so far, new ones at the end."""
    names = list(known.searched)
    first = np.array([known.searched[name] for name in names])
    middle, steps = np.zeros(len(names)), first.copy()
    games = -(-plan.games // PART // setting.seats) * setting.seats
    asked: list[Trial] = []
    generations = []
    for generation in range(GENERATIONS):
        drawn = candidates(seed_of(f"{plan.run} {setting.name} {SEARCH}", generation), middle, steps)
        for weights in drawn:
            asked += _games(plan, setting, named(names, weights), generation, games)
        rows = play(asked)[-len(drawn) * games :]
        rewards = np.array([row["reward"] for row in rows]).reshape(len(drawn), games).mean(axis=1)
        generations.append(Generation(float(rewards.mean()), float(rewards.max()), len(rows)))
        middle, steps = learnt(middle, steps, first, drawn, rewards)
    return Found(named(names, middle), generations)


def candidates(seed: int, middle: Floats, steps: Floats) -> Floats:
    """A row of weights for each."""
    away = np.random.default_rng(seed).standard_normal((PAIRS, len(middle))) * steps
    rows: Floats = np.concatenate([middle + away, middle - away])
    return rows


def learnt(
    middle: Floats, steps: Floats, first: Floats, drawn: Floats, rewards: Floats
) -> tuple[Floats, Floats]:
    """The weights and steps of the next generation."""
    best = drawn[np.argsort(-rewards, kind="stable")[:PARENTS]]
    shares = np.array([log(PARENTS + 0.5) - log(rank + 1) for rank in range(PARENTS)])
    shares /= shares.sum()
    spread = np.sqrt(shares @ (best - middle) ** 2)
    return shares @ best, np.maximum(_SLOW * steps + (1 - _SLOW) * spread, _LEAST * first)


def named(names: list[str], weights: Floats) -> dict[str, float]:
    """Weights by feature, as exact as a trial keeps them."""
    return {name: round(float(weight), 3) for name, weight in zip(names, weights, strict=True)}


def _games(
    plan: Plan, setting: Setting, weights: dict[str, float], generation: int, games: int
) -> list[Trial]:
    """The games of a candidate: the deals of its generation, once in each seat."""
    text, run = weights_text(weights), f"{plan.run} {SEARCH} {generation}"
    return [
        trial(plan, setting, SEARCH, text, game % setting.seats, game // setting.seats, run)
        for game in range(games)
    ]
