"""Playing one game of the experiment."""

from __future__ import annotations

import json
from math import exp
from typing import Any

from ....bots import Bot
from ....bots.match import maker
from ....core.contract import Position
from ....core.errors import LudosphereError
from ....core.registry import game
from ....core.rng import seeded
from ....kit.ideas import Strategies
from ....kit.study import adapter
from .leaning import Leaning
from .plan import Trial


def declared(name: str) -> Strategies:
    """What a game declares; raises LudosphereError if it doesn't."""
    found = adapter(name).strategies
    if found is None:
        raise LudosphereError(f"{name} declares no players with an idea.")
    return found


def play_trial(trial: Trial) -> dict[str, Any]:
    """Plays a game. The result is the same wherever it is played.

    Keys: scores and payoffs per seat; half (the scores at half-time, per seat); turns; reward (how well the
    leaning seat did, 0 to 1); lines (points per seat by line of the score sheet); facts (how often, per seat,
    by fact, of those the game asks for).
    """
    known = declared(trial.game)
    position = game(trial.game).new(json.loads(trial.options), trial.seed)
    bots = players(trial, known, len(position.payoffs()))
    watch = adapter(trial.game).watch(position)
    eyes = seeded(trial.seed, "sights")
    position.events = []
    begun = [position.scores()]  # of each turn
    while movers := position.to_move():
        seat, turn = movers[0], int(position.turn)
        position.play(seat, bots[seat].choose(position.information_state(seat, eyes)))
        for event in position.events:
            watch.saw(event, turn)
        position.events = []
        while len(begun) < position.turn:
            begun.append(position.scores())
    watch.end(position)
    result = position.result()
    assert result is not None
    seats = len(bots)
    asked = known.facts()
    facts: dict[str, list[int]] = {}
    for (seat, kind, item, what), (times, _) in watch.facts.items():
        fact = f"{kind}:{item}:{what}"
        if fact in asked:
            facts.setdefault(fact, [0] * (seats + 1))[seat] += times  # nobody's at the end
    return {
        "scores": result.scores[:seats],
        "payoffs": result.payoffs,
        "half": begun[len(begun) // 2][:seats],
        "turns": len(begun),
        "reward": reward(position, trial.own),
        "lines": {line.key: line.points[:seats] for line in result.sheet},
        "facts": facts,
    }


def players(trial: Trial, known: Strategies, seats: int) -> list[Bot]:
    """Who plays in which seat."""
    make = maker(trial.bot)
    found: list[Bot] = [make(trial.seed * 8 + seat) for seat in range(seats)]
    if trial.weights:
        rng = seeded(trial.seed * 8 + trial.own, "leaning")
        found[trial.own] = Leaning(rng, known.features, json.loads(trial.weights))
    return found


def reward(position: Position, seat: int) -> float:
    """How well a finished game went, 0 to 1: half for winning, half for the lead, which luck sways less."""
    lead = max(-400.0, min(400.0, position.advantage(seat)))
    return 0.5 * position.payoffs()[seat] + 0.5 / (1.0 + exp(-lead / position.win_scale()))
