"""Playing one deal of a study: a game between bots, and what happened in it as plain data."""

from __future__ import annotations

import json
import time
from typing import Any

from ...bots.match import maker
from ...core.contract import Position
from ...core.registry import game
from ...core.rng import seeded
from ...kit.study import adapter, first_of
from .plan import Job


def play_deal(job: Job) -> dict[str, Any]:
    """Plays the game of a job. The result is the same wherever it is played, but for `times`.

    Keys: deal, turns, actions, first (seat); seats (per seat: bot, score, rival, payoff, rank); lines (points
    per seat by line of the score sheet); facts (seat, kind, item, what, how often, first turn); decisions
    (number, seat, turn, legal actions, candidates) and times (number, seat, milliseconds), a sample.
    """
    title, options = game(job.game), json.loads(job.options)
    known = adapter(job.game)
    experiment = known.experiments[job.experiment] if job.experiment else None
    position = title.new(options, job.seed)
    if experiment is not None and experiment.start is not None:
        position = experiment.start(position)
    bots = [maker(text)(job.seed * 8 + seat) for seat, text in enumerate(job.bots)]
    eyes, luck, sampling = (seeded(job.seed, purpose) for purpose in ("sights", "experiment", "sample"))
    watch = known.watch(position)
    first = first_of(position)
    decisions: list[list[int]] = []
    times: list[list[float]] = []
    number = 0
    position.events = []
    while movers := position.to_move():
        seat, turn = movers[0], int(position.turn)
        if experiment is not None and experiment.chance is not None and experiment.chance(position, seat):
            action = position.sample(seat, luck)
        else:
            sight = position.information_state(seat, eyes)
            if job.sample and sampling.below(job.sample) == 0:
                legal, candidates = breadth(position, seat)
                decisions.append([number, seat, turn, legal, candidates])
                begin = time.perf_counter()
                action = bots[seat].choose(sight)
                times.append([number, seat, round((time.perf_counter() - begin) * 1000, 3)])
            else:
                action = bots[seat].choose(sight)
        position.play(seat, action)
        for event in position.events:
            watch.saw(event, turn)
        position.events = []
        number += 1
    watch.end(position)
    result = position.result()
    assert result is not None
    columns = result.scores
    return {
        "deal": job.deal,
        "turns": int(position.turn),
        "actions": number,
        "first": first,
        "seats": [
            {
                "bot": job.bots[seat],
                "score": columns[seat],
                "rival": rival(columns, seat),
                "payoff": result.payoffs[seat],
                "rank": result.ranks[seat],
            }
            for seat in range(len(bots))
        ],
        "lines": {line.key: line.points[: len(bots)] for line in result.sheet},
        "facts": [[*fact, *counted] for fact, counted in watch.facts.items()],
        "decisions": decisions,
        "times": times,
    }


def breadth(position: Position, seat: int) -> tuple[int, int]:
    """How many legal actions the seat has, and how many are worth thinking about."""
    legal = len(position.legal(seat))
    return legal, len(position.copy().candidates(seat)) if position.has_policy() else legal


def rival(columns: list[int], seat: int) -> float | None:
    """The mean score of the others, automatic opponents included; None without any."""
    others = [score for column, score in enumerate(columns) if column != seat]
    return sum(others) / len(others) if others else None
