"""From the rows of the jobs to tables: a list per column, as `columns` says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .columns import TABLES
from .plan import Job

Table = dict[str, list[Any]]
Tables = dict[str, Table]


def tables(jobs: Sequence[Job], rows: Iterable[dict[str, Any]]) -> Tables:
    """All tables of a study: a row of `playing.play_deal` per job, in the same order."""
    found: Tables = {name: {column.name: [] for column in columns} for name, columns in TABLES.items()}
    for number, (job, row) in enumerate(zip(jobs, rows, strict=True)):
        _add(found, number, job, row)
    return found


def _add(found: Tables, number: int, job: Job, row: dict[str, Any]) -> None:
    _append(found["games"], number, job.deal, job.seed, row["turns"], row["actions"], row["first"])
    seats = row["seats"]
    for seat, one in enumerate(seats):
        place = (seat - row["first"]) % len(seats)
        rival = one["rival"]
        lead = one["score"] - (rival or 0.0)
        outcome = (one["bot"], one["score"], rival, lead, one["payoff"], one["rank"])
        _append(found["seats"], number, job.deal, seat, place, *outcome)
    for line, points in row["lines"].items():
        for seat, value in enumerate(points):
            _append(found["lines"], number, seat, line, value)
    for fact in row["facts"]:
        _append(found["facts"], number, *fact)
    for decision in row["decisions"]:
        _append(found["decisions"], number, *decision)
    for decision, seat, milliseconds in row["times"]:
        _append(found["times"], number, decision, seat, seats[seat]["bot"], milliseconds)


def _append(table: Table, *values: Any) -> None:
    for column, value in zip(table.values(), values, strict=True):
        column.append(value)
