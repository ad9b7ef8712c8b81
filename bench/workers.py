"""How well the arena uses several workers: the same games in one process, in a pool and on Ray, in turns.

    python bench/workers.py --rounds 3 --deals 100

Efficiency is the speed with two workers, by the clock, over twice the speed of one process; the clock starts
when the workers have imported everything. Where other work takes the processors the clock says little: then
look at how much of the time the workers were busy, and at what all processes together took of the processors
compared with the decisions alone (Linux). The hash is that of games.jsonl: the same everywhere.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import time
from pathlib import Path
from statistics import median
from typing import Any

from ludosphere.cli.info import build
from ludosphere.lab.arena import Plan, play
from ludosphere.lab.workers import Batch, Crew, Done, hired


class Watched(Crew):
    """Workers, and how long they worked: the seconds of all batches."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.size = crew.size
        self.seconds = 0.0
        self.batches = 0

    def start(self, task: Any, batch: Batch, seconds: float) -> None:
        self.crew.start(task, batch, seconds)
        self.running = self.crew.running

    def wait(self) -> list[tuple[Batch, Done | None]]:
        back = self.crew.wait()
        self.running = self.crew.running
        self.seconds += sum(done.seconds for _, done in back if done is not None)
        self.batches += len(back)
        return back


def processors() -> float:
    """Processor seconds that this process and all its descendants have taken."""
    parents, taken = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it ended just now
        parents[int(stat.parent.name)] = int(fields[1])
        taken[int(stat.parent.name)] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    family = {os.getpid()}
    while grown := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= grown
    return sum(taken[pid] for pid in family)


def measured(on: str, plan: Plan) -> tuple[float, str]:
    """Games per second there, and a line that says all."""
    with hired(on) as workers:
        play(Plan(plan.game, plan.options, ["greedy", "search:50"], 4, "warm-up"), None, workers, False)
        crew = Watched(workers)
        before, begin = processors(), time.perf_counter()
        played = play(plan, None, crew, False)
        wall = time.perf_counter() - begin
        taken = processors() - before
    games = len(played.rows)
    decisions = sum(sum(row["seconds"]) for row in played.rows)
    return games / wall, (
        f"{on:8} {games} games, {wall:.1f} s, {games / wall:.2f}/s; "
        f"busy {crew.seconds / wall / crew.size:.1%}; processors {taken:.1f} s, "
        f"decisions {decisions:.1f} s; {crew.batches} batches; "
        f"{hashlib.sha256(played.lines().encode()).hexdigest()[:12]}; load {os.getloadavg()[0]:.1f}"
    )


def main() -> None:
    """Prints every turn, and the efficiencies of the medians."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--game", default="biomos")
    arguments.add_argument("--bots", nargs="+", default=["search:1000", "search:2000"])
    arguments.add_argument("--deals", type=int, default=100)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--on", nargs="+", default=["pool:2", "ray:2"])
    given = arguments.parse_args()
    plan = Plan(given.game, {}, given.bots, given.deals, "workers")
    print(f"{build()} build")
    speeds: dict[str, list[float]] = {}
    for _ in range(given.rounds):
        for on in ["here", *given.on]:
            speed, line = measured(on, plan)
            speeds.setdefault(on, []).append(speed)
            print(line, flush=True)
    alone = median(speeds["here"])
    for on in given.on:
        size = int(on.partition(":")[2] or os.cpu_count() or 1)
        print(f"{on}: {median(speeds[on]) / alone / size:.0%} of {size} × one process")


if __name__ == "__main__":
    main()
