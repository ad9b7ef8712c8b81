"""The report on the bots' strength: does each level beat the one below, and search beat greedy?

    python bench/levels.py --games 400 --write docs/reports/levels.md
    python bench/levels.py --game earth --games 200 --write docs/reports/levels-earth.md

Every deal is played once in each seating, so both sides meet the same luck. Games run in a process pool
(`--on`: elsewhere); their seeds don't depend on it, so the figures are the same on any number of cores.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludosphere.bots import DEFAULT_SIMULATIONS, LEVELS, Level
from ludosphere.bots.match import Tally, maker, rotations, tally
from ludosphere.cli.info import build
from ludosphere.core.game import Game, game
from ludosphere.lab.jobs import run_jobs
from ludosphere.lab.workers import hired

CEILING = 20 * DEFAULT_SIMULATIONS


@dataclass(frozen=True)
class Pair:
    """Who plays whom in which game; slow pairs play only a `share` of the games: an eighth … Alone there is
    nobody to play against but the automatic opponent.
    """

    stronger: str
    weaker: str
    options: dict[str, Any]
    share: int = 1


_LEVELS = [(f"level:{level}", f"level:{level - 1}") for level in range(2, max(LEVELS) + 1)]

PAIRS: dict[str, list[Pair]] = {
    "biomos": [
        *(Pair(stronger, weaker, {"seats": 2}) for stronger, weaker in _LEVELS),
        Pair(f"search:{LEVELS[5].simulations}", "greedy", {"seats": 2}),
        Pair(f"search:{DEFAULT_SIMULATIONS}", "greedy", {"seats": 2}),
        Pair(f"search:{DEFAULT_SIMULATIONS}", "greedy", {"seats": 2, "mode": "advanced"}),
        Pair(f"search:{DEFAULT_SIMULATIONS}", "greedy", {"seats": 4}),
        Pair(f"search:{CEILING}", "greedy", {"seats": 2}, 8),
    ],
    "earth": [
        Pair("greedy", "random", {"seats": 2}),
        Pair("greedy", "", {"seats": 1}),
        Pair("search:100", "", {"seats": 1}),
        Pair("search:200", "greedy", {"seats": 2}),
        *(Pair(stronger, weaker, {"seats": 2}) for stronger, weaker in _LEVELS[:2]),
        *(Pair(stronger, weaker, {"seats": 2}, 2) for stronger, weaker in _LEVELS[2:3]),
        *(Pair(stronger, weaker, {"seats": 2}, 10) for stronger, weaker in _LEVELS[3:]),
    ],
    "bioviva": [
        Pair("greedy", "random", {"seats": 2}),
        Pair("greedy", "random", {"seats": 4}),
        *(Pair(stronger, weaker, {"seats": 2}) for stronger, weaker in _LEVELS),
        Pair("level:5", "level:1", {"seats": 4}),
    ],
    "living_planet": [
        Pair("greedy", "random", {"seats": 2}),
        Pair("search:200", "greedy", {"seats": 2}),
        Pair("search:200", "greedy", {"seats": 4}),
        Pair("search:600", "greedy", {"seats": 4}),
        *(Pair(stronger, weaker, {"seats": 2}) for stronger, weaker in _LEVELS[:3]),
        *(Pair(stronger, weaker, {"seats": 2}, 4) for stronger, weaker in _LEVELS[3:]),
    ],
}


def deal(job: tuple[str, Pair, int]) -> list[tuple[float, float, float]]:
    """One deal in all seatings: of a game, between a pair, from a seed."""
    title, pair, seed = job
    weaker = maker(pair.weaker or pair.stronger)
    return rotations(game(title), pair.options, seed, maker(pair.stronger), weaker)


def report(title: str, games: int, on: str, first: int) -> str:
    """The page, Markdown."""
    played: Game = game(title)
    told = f"python bench/levels.py --games {games}" if title == "biomos" else (
        f"python bench/levels.py --game {title} --games {games}"
    )  # fmt: skip
    lines = [
        f"# Levels and bots of {title.replace('_', ' ').title()}",
        "",
        "Share of victories (a shared victory counts in part) over the same deals in all seatings, with the",
        "95 % interval over deals. With four seats the first bot sits once in each and meets three of the",
        "other: an even share is 25 %.",
        "",
        f"Command: `{told}`, {build()} build, {time.strftime('%Y-%m-%d')}.",
        "",
        "| bot | against | game | games | share | 95 % interval | points | theirs |",
        "|---|---|---|---|---|---|---|---|",
    ]
    with hired(on) as crew:
        for pair in PAIRS[title]:
            begin = time.monotonic()
            seats = played.seats(pair.options)
            deals = range(first, first - (-games // seats // pair.share))
            jobs = [(title, pair, seed) for seed in deals]
            found = tally(run_jobs(deal, jobs, on=crew, progress=sys.stderr.isatty()))
            lines.append(row(played, pair, found))
            print(lines[-1], f"{time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)
    levels = [f"- level {number}: {described(title, level)}" for number, level in LEVELS.items()]
    return "\n".join([*lines, "", "What the levels are:", "", *levels]) + "\n"


def described(title: str, level: Level) -> str:
    """What a level is, in words."""
    guided = game(title).new({}, 0).guided()
    simulations = level.guided if guided else level.simulations
    return (
        level.bot
        + (f", {simulations} simulations a decision" if simulations else "")
        + (f", {level.slips / 10:g} % of its decisions at random" if level.slips else "")
        + (f", remembers {level.recall / 10:g} % in games of memory" if level.recall < 1000 else "")
    )


def row(played: Game, pair: Pair, found: Tally) -> str:
    """A line of the table."""
    options = played.options(pair.options)
    seats = options["seats"]
    rival = pair.weaker
    kind = options.get("mode") or ("Arboria" if "arboria" in options else options["profile"])
    mode = f"{kind}, {seats} seats"
    if seats == 1:
        rival, mode = "the automatic opponent", f"{options['mode']}, {options.get('difficulty', 'alone')}"
    return (
        f"| {pair.stronger} | {rival} | {mode} | {found.games} | {found.share:.1%} "
        f"| {found.low:.1%} to {found.high:.1%} | {found.score:.1f} | {found.rival_score:.1f} |"
    )


def main() -> None:
    """Writes or prints the report."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--game", default="biomos", choices=sorted(PAIRS))
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--first", type=int, default=0, help="the first seed (0)")
    arguments.add_argument("--on", default="pool", help="where games run, as for ludosphere arena (pool)")
    arguments.add_argument("--write", metavar="FILE")
    given = arguments.parse_args()
    page = report(given.game, given.games, given.on, given.first)
    if given.write:
        Path(given.write).write_text(page, encoding="utf-8")
    else:
        print(page)


if __name__ == "__main__":
    main()
