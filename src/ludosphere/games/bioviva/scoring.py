"""Stars: the score sheet, the ranking and what a place is worth (rules, 4: end; ruling 54)."""

from __future__ import annotations

from typing import Any

from ...core.contract import Result, ScoreLine
from .state import NONE, BiovivaState


def sheet(state: BiovivaState) -> list[ScoreLine]:
    """Stars of round 1 and of round 2, each with where it comes from."""
    seats = range(int(state.seats))
    first: list[list[dict[str, Any]]] = [[] for _ in seats]
    for at in range(0, len(state.gains), 4):
        turn, seat, stars, tier = state.gains[at : at + 4]
        first[seat].append({"points": stars, "turn": turn, "tier": tier})
    second: list[list[dict[str, Any]]] = [[] for _ in seats]
    for reading in state.readings:
        for number in range(len(reading.scores)):
            if reading.scores[number] != NONE:
                second[reading.seats[number]].append(
                    {"points": 1, "word": reading.words[number], "cell": reading.cell}
                )
    return [
        ScoreLine("round1", [int(state.won[seat]) for seat in seats], first),
        ScoreLine("round2", [int(state.placed[seat] - state.won[seat]) for seat in seats], second),
    ]


def ranks(state: BiovivaState) -> list[int]:
    """1 is the best; equal stars share a place, unless the stars of round 2 break ties."""
    keys = [(stars, state.placed[seat] - state.won[seat]) for seat, stars in enumerate(state.placed)]
    if not state.setting.breaks_ties:
        keys = [(stars, 0) for stars, _ in keys]
    return [1 + sum(other > key for other in keys) for key in keys]


def payoffs(state: BiovivaState) -> list[float]:
    """1 for a sole victory, shared equally in a tie."""
    places = ranks(state)
    best = places.count(1)
    return [1.0 / best if place == 1 else 0.0 for place in places]


def result(state: BiovivaState) -> Result:
    """How the game ended."""
    scores = [int(stars) for stars in state.placed]
    return Result(ranks(state), scores, payoffs(state), sheet(state))
