"""Making a game's file of puzzles: games between bots are looked through until there are enough of each kind.

Everything follows from the name of the run and the number of the game: made again, the file is the same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from ... import __version__
from ...core.registry import game
from ...core.rng import seeded
from ...kit.puzzles import Found, notations
from ..jobs import run_jobs
from ..seeds import seed_of
from .grading import grade_of, measured, thinking
from .puzzle import EXACT, Line, Puzzle, puzzles_of

RUN: Final = "puzzles 1"
"""The run the shipped puzzles come from."""
ALTERNATIVES: Final = 5
"""Lines that are told beside the best one."""
MOST_SOLUTIONS: Final = 24
MEASURED: Final = 20
"""Worlds in which an alternative that is told was seen at least."""
AT_ONCE: Final = 8
"""Games looked through before it is asked whether there are enough puzzles."""


@dataclass(frozen=True)
class Look:
    """A job: one game to look through for some kinds of puzzles."""

    game: str
    kinds: tuple[str, ...]
    index: int
    run: str


def look(job: Look) -> list[dict[str, Any]]:
    """The puzzles of one game as plain data, one of a kind at most."""
    known = puzzles_of(job.game)
    options = known.plan.options
    seed = seed_of(f"{job.run} {job.game}", job.index)
    rows: list[dict[str, Any]] = []
    for found in known.look_for(seed, options[job.index % len(options)], job.kinds, thinking):
        rows.append(written(job.game, found, {"run": job.run, "game": job.index}).data())
        if len(rows) == len(job.kinds):
            break
    return rows


def written(name: str, found: Found, made: Mapping[str, Any]) -> Puzzle:
    """A puzzle that was found, graded."""
    position, seat = found.position, found.seat
    snapshot = json.loads(position.encode())
    effort = {**measured(found), **{key: _rounded(value) for key, value in found.checked.items()}}
    exact = EXACT[found.kind]
    order = sorted(found.worths, key=lambda key: (key not in found.best, -found.worths[key], key))
    if not exact:  # those seen in few worlds only are no good alternatives to tell
        order = [key for key in order if found.worlds[key] >= MEASURED]
    lines: list[Line] = []
    told: set[tuple[str, float]] = set()
    for key in [found.best[0], *[key for key in order if key not in found.best]]:
        line, value = min(found.ends[key].lines, key=len), _rounded(found.worths[key])
        begins = position.faces().path(position, seat, line[0])[0]
        if (begins, value) in told or len(lines) > ALTERNATIVES:
            continue  # the same first thing for the same worth tells nothing new
        if lines and puzzles_of(name).idle(line[-1]):
            continue  # to claim nothing is no idea
        told.add((begins, value))
        chance = None if exact else _rounded(found.chances[key], 3)
        error = _rounded(found.errors.get(key, 0.0))
        lines.append(Line(notations(position, seat, line), value, error, chance))
    solutions = sorted(
        {notations(position, seat, line) for key in found.best for line in found.ends[key].lines}
    )
    return Puzzle(
        id=hashlib.sha256(json.dumps(snapshot["state"]).encode()).hexdigest()[:6],
        game=name,
        kind=found.kind,
        seat=seat,
        grade=grade_of(effort),
        rules_version=game(name).rules_version,
        snapshot=snapshot,
        solutions=tuple(solutions[:MOST_SOLUTIONS]),
        lines=tuple(lines),
        best=tuple(found.best),
        worths={
            key: (_rounded(worth), None if exact else _rounded(found.chances[key], 3))
            for key, worth in found.worths.items()
        },
        effort=effort,
        made=made,
    )


def _rounded(value: Any, digits: int = 2) -> Any:
    return round(value, digits) if isinstance(value, float) else value


def make(
    name: str,
    count: int,
    *,
    run: str = RUN,
    work: Path | None = None,
    games: int = 4000,
    tell: Callable[[str], None] = print,
) -> dict[str, Any]:
    """A game's file of puzzles as plain data: `count` of them, fewer if so many games don't hold them.

    work: a folder in which what was found is kept, so that an interrupted run goes on where it was.
    Raises LudosphereError for a game without puzzles.
    """
    plan = puzzles_of(name).plan
    if work is None:  # games are asked for again and again, and looked through once
        with TemporaryDirectory() as folder:
            return make(name, count, run=run, work=Path(folder), games=games, tell=tell)
    title = f"{run} ({name}, rules {game(name).rules_version}, version {__version__})"
    chosen: list[dict[str, Any]] = []
    for group in plan.groups:
        wanted = {kind: round(count * plan.by[kind]) for kind in group}
        seen, taken = 0, list[dict[str, Any]]()
        while seen < games and any(len(_of(taken, kind)) < wanted[kind] for kind in group):
            seen += AT_ONCE
            jobs = [Look(name, group, index, run) for index in range(seen)]
            store = work / f"{name}-{'-'.join(group)}.jsonl"
            rows = run_jobs(look, jobs, on="here", store=store, progress=False, run=title)
            taken = select([row for found in rows for row in found], wanted, plan.share)
            tell(f"{name}, {' and '.join(group)}: {len(taken)} of {sum(wanted.values())} in {seen} games")
        chosen += taken
    return {"game": name, "run": run, "puzzles": mixed(chosen, run)}


def _of(rows: Sequence[Mapping[str, Any]], kind: str) -> list[Mapping[str, Any]]:
    return [row for row in rows if row["kind"] == kind]


def select(rows: Sequence[dict[str, Any]], wanted: Mapping[str, int], share: float) -> list[dict[str, Any]]:
    """The first ones of every kind, no grade of a kind more often than its share, no position twice."""
    taken: list[dict[str, Any]] = []
    for row in rows:
        alike = _of(taken, row["kind"])
        graded = sum(other["grade"] == row["grade"] for other in alike)
        if (
            len(alike) < wanted[row["kind"]]
            and graded < max(1, round(share * wanted[row["kind"]]))
            and all(other["id"] != row["id"] for other in taken)
        ):
            taken.append(row)
    return taken


def mixed(rows: Sequence[dict[str, Any]], run: str) -> list[dict[str, Any]]:
    """The pool in the order of the days: shuffled once, so that kinds and grades take turns."""
    order = sorted(rows, key=lambda row: str(row["id"]))
    rng = seeded(0, f"{run} days")
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.below(last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def text_of(pool: Mapping[str, Any]) -> str:
    """A game's file: JSON, a puzzle a line."""
    head = {key: value for key, value in pool.items() if key != "puzzles"}
    rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in pool["puzzles"])
    return json.dumps(head, separators=(",", ":"))[:-1] + ',"puzzles":[\n' + rows + "\n]}\n"
