"""The report on the bots' strength: what is a step between two levels worth, and does search beat greedy?

    python bench/levels.py --games 400 --first 10000
    python bench/levels.py --game earth --games 400 --of bots

Prints a section for docs/reports/levels*.md. Every deal is played once in each seating, so both sides meet
the same luck. Games run in a process pool (`--on`: elsewhere); their seeds don't depend on it, so the figures
are the same on any number of cores.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from math import log10
from pathlib import Path
from typing import Any

from ludosphere.bots import DEFAULT_SIMULATIONS
from ludosphere.bots.levels import LEVELS, level_in
from ludosphere.bots.match import Tally, maker, rotations, tally
from ludosphere.cli.info import build
from ludosphere.core.contract import Game
from ludosphere.core.registry import game
from ludosphere.kit.minds import Level
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


SLOW = {"earth": 2, "living_planet": 2}
"""In these games the top step is slow: it is measured with half of the games."""

BOTS: dict[str, list[Pair]] = {
    "biomos": [
        Pair("search:6000", "greedy", {"seats": 2}),
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
        Pair("search:600", "greedy", {"seats": 2}),
    ],
    "bioviva": [
        Pair("greedy", "random", {"seats": 2}),
        Pair("greedy", "random", {"seats": 4}),
        Pair("search:200", "greedy", {"seats": 2}, 4),
    ],
    "living_planet": [
        Pair("greedy", "random", {"seats": 2}),
        Pair("search:200", "greedy", {"seats": 2}),
        Pair("search:200", "greedy", {"seats": 4}),
        Pair("search:600", "greedy", {"seats": 4}),
    ],
}


def steps(title: str) -> list[Pair]:
    """Each level against the one below, in games of two with the default options."""
    return [
        Pair(f"level:{level}", f"level:{level - 1}", {"seats": 2}, SLOW.get(title, 1) if level == 5 else 1)
        for level in LEVELS[1:]
    ]


def deal(job: tuple[str, Pair, int]) -> list[tuple[float, float, float]]:
    """One deal in all seatings: of a game, between a pair, from a seed."""
    title, pair, seed = job
    weaker = maker(pair.weaker or pair.stronger)
    return rotations(game(title), pair.options, seed, maker(pair.stronger), weaker)


def report(title: str, of: str, games: int, on: str, first: int) -> str:
    """A section of the page, Markdown: the levels, or the bots."""
    pairs = steps(title) if of == "levels" else BOTS[title]
    options = f"--game {title} --of {of} --games {games} --first {first}"
    lines = [
        f"Command: `python bench/levels.py {options}`, {build()} build, {time.strftime('%Y-%m-%d')}.",
        "",
        "| bot | against | game | games | share | 95 % interval | Elo | 95 % interval | points | theirs |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    played = game(title)
    with hired(on) as crew:
        for pair in pairs:
            begin = time.monotonic()
            seats = played.seats(pair.options)
            deals = range(first, first - (-games // seats // pair.share))
            jobs = [(title, pair, seed) for seed in deals]
            found = tally(run_jobs(deal, jobs, on=crew, progress=sys.stderr.isatty()))
            lines.append(row(played, pair, found))
            print(lines[-1], f"{time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)
    if of == "levels":
        told = [f"- level {number}: {described(level_in(title, number))}" for number in LEVELS]
        lines += ["", "What the levels are:", "", *told]
    return "\n".join(lines) + "\n"


def described(level: Level) -> str:
    """What a level is, in words."""
    return (
        level.bot
        + (f", {level.simulations} simulations a decision" if level.simulations else "")
        + (f", {level.slips / 10:g} % of its decisions at random" if level.slips else "")
        + (f", remembers {level.recall / 10:g} % of what it has seen" if level.recall < 1000 else "")
    )


def elo(share: float) -> str:
    """The difference in Elo that a share of victories means."""
    if share <= 0 or share >= 1:
        return "∞" if share >= 1 else "-∞"
    return f"{400 * log10(share / (1 - share)):.0f}"


def row(played: Game, pair: Pair, found: Tally) -> str:
    """A line of the table."""
    options = played.options(pair.options)
    seats = options["seats"]
    rival = pair.weaker
    kind = options.get("mode") or ("Arboria" if "arboria" in options else options["profile"])
    mode = f"{kind}, {seats} seats"
    if seats == 1:
        rival, mode = "the automatic opponent", f"{options['mode']}, {options.get('difficulty', 'alone')}"
    worth = f"{elo(found.share)} | {elo(found.low)} to {elo(found.high)}"
    if seats > 2:
        worth = " | "  # Elo is for two
    return (
        f"| {pair.stronger} | {rival} | {mode} | {found.games} | {found.share:.1%} "
        f"| {found.low:.1%} to {found.high:.1%} | {worth} | {found.score:.1f} | {found.rival_score:.1f} |"
    )


def main() -> None:
    """Prints a section of the report."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--game", default="biomos", choices=sorted(BOTS))
    arguments.add_argument("--of", default="levels", choices=("levels", "bots"), help="which games (levels)")
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--first", type=int, default=0, help="the first seed (0)")
    arguments.add_argument("--on", default="pool", help="where games run, as for ludosphere arena (pool)")
    arguments.add_argument("--write", metavar="FILE", help="into a file of its own")
    given = arguments.parse_args()
    section = report(given.game, given.of, given.games, given.on, given.first)
    if given.write:
        Path(given.write).write_text(section, encoding="utf-8")
    else:
        print(section)


if __name__ == "__main__":
    main()
