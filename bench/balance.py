"""A balance study of Living Planet: who wins from where, what brings the points, what is built.

    python bench/balance.py --games 2000 --write docs/reports/balance-living-planet.md

Self-play of one bot in all seats, half of the games with two players, half with four. An opening is what a
player did with the first two actions of the first turn. Games run in a process pool; seeds make the figures
the same on any number of cores.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path

from ludosphere.bots import bot
from ludosphere.cli.info import build
from ludosphere.core.game import game
from ludosphere.core.rng import seeded

TITLE = "living_planet"
OPENING = 2
"""Actions of the first turn that make an opening."""


@dataclass
class Study:
    """What was counted over games with the same number of seats."""

    seats: int
    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    openings: Counter[str] = field(default_factory=Counter)
    opening_wins: Counter[str] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    built: Counter[str] = field(default_factory=Counter)
    games_with: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)
    early: int = 0
    before_half: int = 0
    points: float = 0.0
    leading: float = 0.0
    """Victories of the first Leader."""

    def add(self, other: Study) -> None:
        """Takes over the counts of another study."""
        for name, value in vars(other).items():
            if name == "seats":
                continue
            mine = getattr(self, name)
            if isinstance(mine, Counter):
                mine.update(value)
            else:
                setattr(self, name, mine + value)


def one(player: str, options: dict[str, object], seed: int) -> Study:
    """One game and what is counted in it."""
    position = game(TITLE).new(options, seed)
    seats = game(TITLE).seats(options)
    name, _, budget = player.partition(":")
    players = [
        bot(name, simulations=int(budget) if budget else None, seed=seed * 8 + s) for s in range(seats)
    ]
    eyes = seeded(seed, "sights")
    leader = position.view(None)["leader"]
    found = Study(seats, games=1)
    opening: list[list[str]] = [[] for _ in range(seats)]
    position.events = []
    while movers := position.to_move():
        seat = movers[0]
        turn = position.turn
        position.play(seat, players[seat].choose(position.sight(seat, eyes)))
        for event in position.events:
            if event.kind == "acts":
                found.actions[event.args["action"]] += 1
                if turn == 1 and event.seat is not None and len(opening[event.seat]) < OPENING:
                    opening[event.seat].append(event.args["action"])
            elif event.kind == "builds":
                found.built[event.args["type"]] += 1
            elif event.kind == "destroyed":
                found.lost[event.args["type"]] += 1
        position.events = []
    found.games_with.update(dict.fromkeys(found.built, 1))
    payoffs = position.payoffs()
    for seat in range(seats):
        found.wins[seat] += payoffs[seat]
        key = " + ".join(opening[seat]) or "nothing"
        found.openings[key] += 1
        found.opening_wins[key] += payoffs[seat]
    found.leading = payoffs[leader]
    view = position.view(None)
    found.early = int(view["turn"] < view["turns"])
    found.before_half = int(2 * view["turn"] < view["turns"])
    for line in position.sheet():
        found.sources[line.key] += sum(line.points)
    found.points = sum(position.scores())
    return found


def interval(share: float, count: int) -> str:
    """A share with its 95 % interval."""
    half = 1.96 * sqrt(max(share * (1 - share), 1e-9) / max(count, 1))
    return f"{share:.1%} ({max(0.0, share - half):.1%} to {min(1.0, share + half):.1%})"


def table(head: list[str], rows: Iterable[list[str]]) -> list[str]:
    """Lines of a Markdown table."""
    return [
        "| " + " | ".join(head) + " |",
        "|" + "---|" * len(head),
        *("| " + " | ".join(row) + " |" for row in rows),
    ]


def chapter(study: Study, types: list[str]) -> list[str]:
    """The figures of one number of seats."""
    games, seats = study.games, study.seats
    columns = games * seats
    lines = [f"## {seats} players, {games} games", ""]
    lines += [f"Average total {study.points / columns:.1f} points. The first Leader wins "]
    lines[-1] += f"{interval(study.leading / games, games)}; an even share is {1 / seats:.0%}."
    lines += [
        "",
        *table(
            ["seat", "wins"], ([str(s + 1), interval(study.wins[s] / games, games)] for s in range(seats))
        ),
    ]
    total = sum(study.sources.values())
    lines += [
        "",
        *table(
            ["source", "points a player", "share"],
            (
                [key, f"{points / columns:.2f}", f"{points / total:.0%}"]
                for key, points in study.sources.items()
            ),
        ),
    ]
    lines += [
        "",
        *table(
            ["opening", "players", "wins"],
            (
                [key, str(count), interval(study.opening_wins[key] / count, count)]
                for key, count in study.openings.most_common()
            ),
        ),
    ]
    lines += [
        "",
        *table(
            ["building", "built a game", "lost a game", "games with one"],
            (
                [
                    kind,
                    f"{study.built[kind] / games:.2f}",
                    f"{study.lost[kind] / games:.2f}",
                    f"{study.games_with[kind] / games:.0%}",
                ]
                for kind in types
            ),
        ),
    ]
    acted = sum(study.actions.values())
    lines += [
        "",
        "Actions: "
        + ", ".join(f"{key} {count / acted:.0%}" for key, count in study.actions.most_common())
        + ".",
    ]
    lines += ["", f"Ended early by exhaustion: {study.early / games:.1%} of the games; before half time: "]
    lines[-1] += f"{study.before_half / games:.1%}."
    return [*lines, ""]


def main() -> None:
    """Writes or prints the report."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument("--bot", default="greedy", help="greedy, search:100 ... (default: greedy)")
    arguments.add_argument("--arboria", default="on", choices=("on", "off"))
    arguments.add_argument("--house", default="", help="house rules as JSON text")
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--write", metavar="FILE")
    given = arguments.parse_args()
    told = f"python bench/balance.py --games {given.games} --bot {given.bot}"
    made = f"{build()} build, {time.strftime('%Y-%m-%d')}"
    lines = [
        "# Balance of Living Planet",
        "",
        f"Self-play of `{given.bot}` in all seats. Command: `{told}`, {made}.",
        "",
    ]
    with ProcessPoolExecutor(given.workers) as pool:
        for seats in (2, 4):
            options: dict[str, object] = {"seats": seats, "arboria": given.arboria, "house": given.house}
            types = list(game(TITLE).new(options, 0).view(None)["supply"])
            whole = Study(seats)
            begin = time.monotonic()
            for study in pool.map(partial(one, given.bot, options), range(given.games // 2), chunksize=4):
                whole.add(study)
            print(f"{seats} players: {time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)
            lines += chapter(whole, types)
    page = "\n".join(lines)
    if given.write:
        Path(given.write).write_text(page, encoding="utf-8")
    else:
        print(page)


if __name__ == "__main__":
    main()
