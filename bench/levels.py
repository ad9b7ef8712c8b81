"""The report on the bots' strength: does each level beat the one below, and search beat greedy?

    python bench/levels.py --games 400 --write docs/reports/levels.md

Every deal is played once in each seating, so both sides meet the same luck. Games run in a process pool;
their seeds don't depend on it, so the figures are the same on any number of cores.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from ludosphere.bots import DEFAULT_SIMULATIONS, LEVELS
from ludosphere.bots.match import Tally, rotations, tally
from ludosphere.cli.info import build
from ludosphere.cli.simulate import maker
from ludosphere.core.game import game

CEILING = 20 * DEFAULT_SIMULATIONS

PAIRS: list[tuple[str, str, dict[str, object], int]] = [
    *((f"level:{level}", f"level:{level - 1}", {"seats": 2}, 1) for level in range(2, max(LEVELS) + 1)),
    (f"search:{LEVELS[5].simulations}", "greedy", {"seats": 2}, 1),
    (f"search:{DEFAULT_SIMULATIONS}", "greedy", {"seats": 2}, 1),
    (f"search:{DEFAULT_SIMULATIONS}", "greedy", {"seats": 2, "mode": "advanced"}, 1),
    (f"search:{DEFAULT_SIMULATIONS}", "greedy", {"seats": 4}, 1),
    (f"search:{CEILING}", "greedy", {"seats": 2}, 8),
]
"""Who plays whom in which game; the slow ones play only a share of the games: an eighth …"""


def deal(pair: tuple[str, str, dict[str, object], int], seed: int) -> list[tuple[float, float, float]]:
    """One deal in all seatings."""
    stronger, weaker, options, _ = pair
    return rotations(game("biomos"), options, seed, maker(stronger), maker(weaker))


def report(games: int, workers: int) -> str:
    """The page, Markdown."""
    lines = [
        "# Levels and bots of Biomos",
        "",
        "Share of victories (a shared victory counts in part) over the same deals in all seatings, with the",
        "95 % interval over deals. With four seats the first bot sits once in each and meets three of the",
        "other: an even share is 25 %.",
        "",
        f"Command: `python bench/levels.py --games {games}`, {build()} build, {time.strftime('%Y-%m-%d')}.",
        "",
        "| bot | against | game | games | share | 95 % interval | points | theirs |",
        "|---|---|---|---|---|---|---|---|",
    ]
    with ProcessPoolExecutor(workers) as pool:
        for pair in PAIRS:
            begin = time.monotonic()
            seats = game("biomos").seats(pair[2])
            found = tally(list(pool.map(partial(deal, pair), range(-(-games // seats // pair[3])))))
            lines.append(row(pair, found))
            print(lines[-1], f"{time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)
    levels = [
        f"- level {number}: {level.bot}"
        + (f", {level.simulations} simulations a decision" if level.simulations else "")
        + (f", {level.slips / 10:g} % of its decisions at random" if level.slips else "")
        for number, level in LEVELS.items()
    ]
    return "\n".join([*lines, "", "What the levels are:", "", *levels]) + "\n"


def row(pair: tuple[str, str, dict[str, object], int], found: Tally) -> str:
    """A line of the table."""
    stronger, weaker, options, _ = pair
    mode = f"{options.get('mode', 'discovery')}, {options['seats']} seats"
    return (
        f"| {stronger} | {weaker} | {mode} | {found.games} | {found.share:.1%} "
        f"| {found.low:.1%} to {found.high:.1%} | {found.score:.1f} | {found.rival_score:.1f} |"
    )


def main() -> None:
    """Writes or prints the report."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--write", metavar="FILE")
    given = arguments.parse_args()
    page = report(given.games, given.workers)
    if given.write:
        Path(given.write).write_text(page, encoding="utf-8")
    else:
        print(page)


if __name__ == "__main__":
    main()
