"""Doing many jobs, anywhere, with the same rows: one process, a pool, or Ray; interrupted or not.

    rows = run_jobs(play_game, jobs, on="pool:4", store=Path("run.jsonl"), run="autumn")

A task is a function that can be imported by name; a job is plain data (or dataclasses) with everything the
task needs, its seed included (`seeds`): so a row depends on nothing but its job. Rows are plain data too;
they come back in the order of the jobs, as JSON gives them back (tuples as lists).
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from typing import Any, TypeVar

from ..core.errors import LudosphereError
from .progress import Progress
from .store import Store
from .workers import Batch, Crew, Done, hired, numbers

Job = TypeVar("Job")
Row = dict[str, Any]

BATCH_SECONDS = 1.0
"""A batch is at least that much work, as far as there is any."""
AHEAD = 2
"""Batches handed out per worker, so that nobody waits for the next one."""
DEATHS = 5
"""So often may workers die over the same job."""


def run_jobs(
    task: Callable[[Job], Any],
    jobs: Sequence[Job],
    *,
    on: str | Crew = "pool:2",
    store: Path | None = None,
    progress: bool = True,
    run: str = "",
) -> list[Any]:
    """Does every job once and gives the rows in the order of the jobs.

    on: where (see `workers`). store: a file that keeps the rows; what it holds already is not done again, and
    a run may be made longer by more jobs at the end. run: a name that tells runs in files apart. progress:
    tell on stderr how far it is.

    Raises LudosphereError if the store keeps another run, there is no such place to work, or workers die over
    a job again and again; and whatever the task raises. Interrupted by that or by Ctrl-C, the store goes on
    next time: what was lost is at most a batch per worker.
    """
    with _rows(store, f"{task.__module__}:{task.__qualname__}", run, jobs) as (rows, keep):
        missing = deque(index for index in range(len(jobs)) if index not in rows)
        if missing:
            with hired(on) as crew:
                told = Progress(len(jobs), len(jobs) - len(missing), progress)
                try:
                    for done in _done(task, jobs, missing, crew, told):
                        keep(done.rows)
                        told.add(len(done.rows))
                        if done.failure is not None:
                            raise done.failure
                except Exception:
                    while crew is on and crew.running:  # what comes back later would be taken for other rows
                        crew.wait()
                    raise
                told.end()
        return [json.loads(rows[index]) for index in range(len(jobs))]


@contextmanager
def _rows(
    path: Path | None, task: str, run: str, jobs: Sequence[Any]
) -> Iterator[tuple[dict[int, str], Callable[[list[tuple[int, str]]], None]]]:
    """The rows there are, as JSON texts by number, and how to keep more of them."""
    if path is None:
        rows: dict[int, str] = {}
        yield rows, rows.update
    else:
        with Store(path, task, run, jobs) as store:
            yield store.rows, store.add


def _done(
    task: Callable[[Job], Any], jobs: Sequence[Job], missing: deque[int], crew: Crew, told: Progress
) -> Iterator[Done]:
    """Hands the missing jobs out in batches, and again what came back undone."""
    each = 0.0  # seconds a job takes, as far as is known
    deaths = Counter[int]()
    while missing or crew.running:
        while missing and crew.running < AHEAD * crew.size:
            count = _batch_size(len(missing), crew.size, each)
            batch: Batch = [(index, jobs[index]) for index in (missing.popleft() for _ in range(count))]
            crew.start(task, batch, BATCH_SECONDS)
        lost = 0
        for batch, done in crew.wait():
            if done is None:
                lost += len(batch)
                deaths.update(index for index, _ in batch)
                if max(deaths[index] for index, _ in batch) >= DEATHS:
                    if place := crew.gone():
                        raise LudosphereError(
                            f"{place} no longer answers. What is done is kept where a run keeps its results: "
                            "the same command goes on with it, also in another place (--on pool)."
                        )
                    raise LudosphereError(f"Workers died {DEATHS} times over {numbers(batch)}; I give up.")
                missing.extendleft(index for index, _ in reversed(batch))
                continue
            missing.extendleft(index for index, _ in reversed(batch[len(done.rows) :]))
            if done.rows:
                fresh = done.seconds / len(done.rows)
                each = (each + fresh) / 2 if each else fresh
            yield done
        if lost:
            told.say(f"A worker died; what it had will be done again (jobs: {lost}).")


def _batch_size(missing: int, workers: int, each: float) -> int:
    """How many jobs make a batch, if one takes `each` seconds (0: nobody knows yet). The worker stops by the
    clock, so it may be a few more; at the end what is left is shared out.
    """
    if each <= 0:
        return 1
    wanted = ceil(1.25 * BATCH_SECONDS / each)
    return max(1, min(wanted, ceil(missing / workers)))
