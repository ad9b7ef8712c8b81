"""`ludosphere bench`: how fast the rules, copies and search are, compiled and interpreted side by side.

Figures are medians over rounds in which every build, and the peer if there is one, takes its turn: what
else the machine does then hits all of them alike.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from ..bots.playout import play_out_many
from ..bots.search import Search
from ..core.contract import Game, Position
from ..core.errors import LudosphereError
from ..core.registry import game
from ..core.rng import seeded
from .info import build
from .options import add_game, options

FIGURES = ("actions_per_s", "games_per_s", "copy_ns", "search_per_s")

# Takes the plain sources of the package although compiled ones lie beside them.
_INTERPRETED = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader
def only_sources(path):
    if "ludosphere" not in path:
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))
sys.path_hooks.insert(0, only_sources)
sys.path[:0] = [sys.argv.pop(1)]
from ludosphere.cli import main
sys.exit(main())
"""


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser("bench", help="measure the speed of rules and search")
    add_game(command)
    command.add_argument(
        "--rounds", type=int, default=5, metavar="N", help="rounds to take the median of (default: 5)"
    )
    command.add_argument(
        "--seconds", type=float, default=0.5, metavar="S", help="time per figure and round (0.5)"
    )
    command.add_argument("--json", action="store_true", help="print this build's figures as JSON")
    command.add_argument(
        "--peer", metavar="FILE", help="a peer's module, of those in bench/, to run in the same rounds"
    )
    command.set_defaults(run=_bench)


def measure(title: Game, chosen: dict[str, object], seconds: float, seed: int = 1) -> dict[str, float]:
    """One round of this build's figures; each takes about `seconds`."""
    start = title.new(chosen, seed)
    rng = seeded(seed, "bench")
    games, actions, taken = _during(seconds, lambda n: play_out_many(start, n, rng))
    middle = midgame(title, chosen, seed)
    copies, _, copying = _during(seconds / 4, lambda n: _copies(middle, n))
    seat = middle.to_move()[0]
    sight = middle.information_state(seat, rng)
    searches, _, searching = _during(seconds, lambda n: _think(Search(rng, n), sight, n), least=500)
    return {
        "actions_per_s": actions / taken,
        "games_per_s": games / taken,
        "copy_ns": copying / copies * 1e9,
        "search_per_s": searches / searching,
    }


def midgame(title: Game, chosen: dict[str, object], seed: int) -> Position:
    """A position half-way through a random game, with a real choice to make."""
    position = title.new(chosen, seed)
    rng = seeded(seed, "midgame")
    whole = position.copy()
    total = play_out_many(whole, 1, rng)
    for _ in range(total // 2):
        seat = position.to_move()[0]
        position.play(seat, position.sample(seat, rng))
    while not _worth_thinking(position):
        seat = position.to_move()[0]
        position.play(seat, position.sample(seat, rng))
    return position


def _worth_thinking(position: Position) -> bool:
    """Is it a decision that `search` spends its whole budget on?"""
    seat = position.to_move()[0]
    if position.has_policy():
        return position.is_critical(seat) and len(position.candidates(seat)) > 1
    return len(position.legal(seat)) >= 5


def _during(seconds: float, work: Callable[[int], int], least: int = 1) -> tuple[int, int, float]:
    """Does so many pieces of work at once that they take about `seconds`: pieces, sum of results, time."""
    pieces = least
    while True:
        begin = time.perf_counter()
        result = work(pieces)
        taken = time.perf_counter() - begin
        if taken >= seconds / 2:
            return pieces, result, taken
        pieces = pieces * 2 if taken < seconds / 20 else max(pieces + 1, int(pieces * 0.8 * seconds / taken))


def _copies(position: Position, count: int) -> int:
    for _ in range(count):
        position.copy()
    return count


def _think(search: Search, sight: Any, count: int) -> int:
    if sight.has_policy():  # what the bot does: it thinks with rules of thumb, and plays positions on
        search.choose(sight)
    else:
        search.think(sight, count)
    return count


def _bench(arguments: argparse.Namespace) -> int:
    title = game(arguments.game)
    chosen = options(arguments)
    title.options(chosen)
    if arguments.rounds < 1 or arguments.seconds <= 0:
        raise LudosphereError("A benchmark needs at least one round and some time.")
    peer = _peer(arguments.peer) if arguments.peer else None
    runs: dict[str, list[dict[str, float]]] = {}
    for number in range(arguments.rounds):
        for name, figures in _round(title, chosen, arguments, peer, number + 1):
            runs.setdefault(name, []).append(figures)
    medians = {
        name: {key: median(run[key] for run in rounds if key in run) for key in rounds[0]}
        for name, rounds in runs.items()
    }
    if arguments.json:
        print(json.dumps({**medians.pop(build()), "build": build(), "others": medians}))
    else:
        _table(medians)
    return 0


def _round(
    title: Game, chosen: dict[str, object], arguments: argparse.Namespace, peer: Any, seed: int
) -> Iterator[tuple[str, dict[str, float]]]:
    yield build(), measure(title, chosen, arguments.seconds, seed)
    if build() == "compiled":
        yield "interpreted", _other_build(arguments)
    if peer is not None:
        seats = title.seats(chosen)
        playouts = peer.random_playouts(max(20, int(600 * arguments.seconds)), seed, seats)
        search = peer.mcts_iterations(max(200, int(1500 * arguments.seconds)), seed, seats)
        yield (
            "OpenSpiel",
            {
                "actions_per_s": playouts["actions_per_s"],
                "games_per_s": playouts["games_per_s"],
                "search_per_s": search["iterations_per_s"],
            },
        )


def _other_build(arguments: argparse.Namespace) -> dict[str, float]:
    """One round of the same installation without its compiled modules, in another process."""
    root = str(Path(__file__).resolve().parents[2])
    command = [sys.executable, "-c", _INTERPRETED, root, "bench", arguments.game, "--json", "--rounds", "1"]
    command += [
        "--seconds",
        str(arguments.seconds),
        *(part for option in arguments.option for part in ("-o", option)),
    ]
    if arguments.house_rules is not None:
        command += ["--house-rules", arguments.house_rules]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise LudosphereError(f"The interpreted build could not be measured: {done.stderr.strip()[-300:]}")
    found = json.loads(done.stdout)
    if found["build"] != "interpreted":
        raise LudosphereError("The interpreted build could not be measured: compiled modules were loaded.")
    return {key: found[key] for key in FIGURES}


def _peer(path: str) -> Any:
    """The peer's module; raises LudosphereError if it or its library can't be loaded."""
    spec = importlib.util.spec_from_file_location("ludosphere_peer", path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise LudosphereError(f"There is no peer {path}.")
    module = importlib.util.module_from_spec(spec)
    sys.modules["ludosphere_peer"] = module
    try:
        spec.loader.exec_module(module)
    except ImportError as error:
        raise LudosphereError(
            f"The peer {path} needs a library that is not installed: {error.name}."
        ) from None
    return module


def _table(medians: dict[str, dict[str, float]]) -> None:
    names = list(medians)
    print(
        f"{'':<16}"
        + "".join(f"{name:>14}" for name in names)
        + "".join(f"{'× ' + name:>16}" for name in names[1:])
    )
    for key in FIGURES:
        cells = [f"{medians[name][key]:>14,.0f}" if key in medians[name] else f"{'-':>14}" for name in names]
        own = medians[names[0]][key]
        for name in names[1:]:
            other = medians[name].get(key)
            ratio = None if other is None else other / own if key == "copy_ns" else own / other
            cells.append(f"{'-':>16}" if ratio is None else f"{ratio:>16.1f}")
        print(f"{key:<16}" + "".join(cells))
