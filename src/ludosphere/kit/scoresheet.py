"""The score of a game that was played at a real table, as a game's `scoresheet` finds it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """One line of the score: its key and words, the points by column, and for each the sources of them."""

    key: str
    text: str
    points: list[int]
    details: list[list[tuple[str, int]]]


@dataclass(frozen=True)
class Evaluation:
    """The score of a sheet in a language. Columns are the players, after them an automatic opponent."""

    names: list[str]
    totals: list[int]
    ranks: list[int]
    lines: list[Line]
    tie: str
    """What decided between the first who have as many points; "" if nothing had to."""
