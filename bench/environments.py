"""How fast the environments are, beside the bare rules and beside environments of other libraries.

    python bench/environments.py                      the build that is installed
    PYTHONPATH=src python bench/environments.py       the interpreted one, in a checkout

In every round each loop takes its turn, for about `--seconds` of processor time; the figures are medians over
rounds, in actions of players per second of processor time (other programs then matter less). All games are
played at random. What is in each loop:

core              `play_out_many`, the figure of `ludosphere bench`: all games from copies of one deal
core, dealt       the same, each game dealt anew, as in every environment
aec, legal        PettingZoo: last(), one of legal(agent), step(); the observation is not looked at
aec, mask         PettingZoo's own benchmark: last(), one of np.flatnonzero(mask), step()
aec, all          the same, and the observation is looked at
parallel, mask    one action per agent and step, out of its mask; most do nothing
batch, inside     `Batch.step_random(100)` without observations and masks
batch, in turn    `Batch.step_random()`, the same but one action in each lane in turn
batch, step       `Batch.step(actions)` without observations and masks; the actions come from `Batch.sample`
batch, legal      `Batch.step_random()`, then `Batch.legal()`: the numbers of all legal actions
batch, masks      `Batch.step_random()`, masks written in every step
batch, all        `Batch.step_random()`, observations and masks written in every step
… kept            the same without copies: `Batch(copy=False)`
observe alone     `Position.observe` of positions of one game, again and again; nothing is played
copy alone        as many bytes as a batch has in its masks are copied; nothing is played
connect four      PettingZoo's connect_four_v3, the loop of "aec, mask" (it needs pygame)
gin rummy         RLCard's gin-rummy: one of state["legal_actions"], step(); observations are part of a state
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import numpy as np

from ludosphere.bots.playout import play_out, play_out_many
from ludosphere.cli.info import build
from ludosphere.core.registry import game, registered_games
from ludosphere.core.rng import seeded
from ludosphere.envs.batch import Batch
from ludosphere.envs.interface import Interface
from ludosphere.envs.pettingzoo import env, parallel_env

clock = time.process_time
Loop = Iterator[int]
"""Yields how many actions were played since it was last asked, now and then, for ever."""


def core(name: str) -> Loop:
    start, rng = game(name).new({}, 1), seeded(1, "bench")
    while True:
        yield play_out_many(start, 1, rng)


def dealt(name: str) -> Loop:
    start, rng = game(name).new({}, 1), seeded(1, "bench")
    while True:
        yield play_out(start.restart(rng.fork()), rng)


def aec(table: Any, choose: Callable[[Any, Any], int], every: int) -> Loop:
    """An AEC environment of any library."""
    table.reset(seed=1)
    while True:
        played = 0
        for _ in table.agent_iter(every):
            seen, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
            else:
                table.step(choose(table, seen))
                played += 1
        if not table.agents:
            table.reset()
        yield played


def by_mask(table: Any, seen: Any) -> int:
    return random.choice(np.flatnonzero(seen["action_mask"]).tolist())


def by_legal(table: Any, seen: Any) -> int:
    return random.choice(table.legal(table.agent_selection))


def by_all(table: Any, seen: Any) -> int:
    assert len(seen["observation"])
    return by_mask(table, seen)


def parallel(name: str, every: int) -> Loop:
    table = parallel_env(name)
    seen, _ = table.reset(seed=1)
    while True:
        played = 0
        for _ in range(every):
            chosen = {agent: by_mask(table, seen[agent]) for agent in table.agents}
            played += sum(1 for index in chosen.values() if index != table.idle)
            seen, *_ = table.step(chosen)
            if not table.agents:
                seen, _ = table.reset()
        yield played


def batch(name: str, lanes: int, shows: str, play: Callable[[Batch], int], copy: bool = True) -> Loop:
    many = Batch(name, lanes=lanes, observe="observations" in shows, mask="masks" in shows, copy=copy)
    many.reset(1)
    while True:
        yield play(many) * lanes


def inside(many: Batch) -> int:
    many.step_random(100)
    return 100


def outside(many: Batch) -> int:
    many.step(many.sample())
    return 1


def one(many: Batch) -> int:
    many.step_random()
    return 1


def listed(many: Batch) -> int:
    many.step_random()
    many.legal()
    return 1


def observing(name: str) -> Loop:
    position, rng = game(name).new({}, 1), seeded(1, "bench")
    seen = []
    while position.to_move():
        seat = position.to_move()[0]
        seen.append((position.copy(), seat))
        position.play(seat, position.sample(seat, rng))
    seen = seen[:: 1 + len(seen) // 500]
    while True:
        for one, seat in seen:
            one.observe(seat)
        yield len(seen)


def copying(name: str, lanes: int) -> Loop:
    kept = bytes(lanes * Interface(name).actions)
    while True:
        bytearray(kept)
        yield lanes


def gin_rummy() -> Loop:
    import rlcard

    table = rlcard.make("gin-rummy", config={"seed": 1})
    state, _ = table.reset()
    while True:
        state, _ = table.step(random.choice(list(state["legal_actions"])))
        if table.is_over():
            state, _ = table.reset()
        yield 1


def loops(name: str, lanes: int) -> dict[str, Loop]:
    """What is measured of a game of ours."""
    every = 4 if name == "bioviva" else 100
    return {
        "core": core(name),
        "core, dealt": dealt(name),
        "aec, legal": aec(env(name), by_legal, every),
        "aec, mask": aec(env(name), by_mask, every),
        "aec, all": aec(env(name), by_all, every),
        "parallel, mask": parallel(name, every),
        "batch, inside": batch(name, lanes, "", inside),
        "batch, in turn": batch(name, lanes, "", one),
        "batch, step": batch(name, lanes, "", outside),
        "batch, legal": batch(name, lanes, "", listed),
        "batch, masks": batch(name, lanes, "masks", one),
        "batch, masks kept": batch(name, lanes, "masks", one, copy=False),
        "batch, all": batch(name, lanes, "masks, observations", one),
        "batch, all kept": batch(name, lanes, "masks, observations", one, copy=False),
        "observe alone": observing(name),
        "copy alone": copying(name, lanes),
    }


def others() -> dict[str, Loop]:
    """What is measured of other libraries, as far as it is installed."""
    found = {}
    if importlib.util.find_spec("pygame"):
        from pettingzoo.classic import connect_four_v3

        found["connect four"] = aec(connect_four_v3.env(), by_mask, 100)
    else:
        print("connect four is not measured: pip install pygame", file=sys.stderr)
    if importlib.util.find_spec("rlcard"):
        found["gin rummy"] = gin_rummy()
    else:
        print("gin rummy is not measured: pip install rlcard", file=sys.stderr)
    return found


def rate(loop: Loop, seconds: float) -> float:
    """Actions per second of processor time."""
    played = 0
    begin = now = clock()
    while now - begin < seconds:
        played += next(loop)
        now = clock()
    return played / (now - begin)


def table(name: str, rows: dict[str, list[float]]) -> list[str]:
    """The figures of a game as a Markdown table."""
    bare = median(rows["core"]) if "core" in rows else 0.0
    lines = [f"**{name}**", "", "| loop | actions/s | of core |", "|---|---:|---:|"]
    for key, rates in rows.items():
        share = f"{median(rate / core for rate, core in zip(rates, rows['core'])):.0%}" if bare else ""
        lines.append(f"| {key} | {median(rates):,.0f} | {share} |")
    return [*lines, ""]


def main() -> None:
    """Prints the figures."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("games", nargs="*", default=registered_games(), help="games (default: all)")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=0.5)
    arguments.add_argument("--lanes", type=int, default=64, help="lanes of the batch (default: 64)")
    arguments.add_argument("--json", action="store_true")
    given = arguments.parse_args()
    random.seed(1)
    everything = {name: loops(name, given.lanes) for name in given.games}
    everything["other libraries"] = others()
    figures: dict[str, dict[str, list[float]]] = {name: {} for name in everything}
    for kinds in everything.values():  # once before it counts
        for loop in kinds.values():
            next(loop)
    for number in range(given.rounds):
        for name, kinds in everything.items():
            for key, loop in kinds.items():
                figures[name].setdefault(key, []).append(rate(loop, given.seconds))
        print(f"round {number + 1} of {given.rounds}", file=sys.stderr, flush=True)
    if given.json:
        print(json.dumps({"build": build(), "figures": figures}))
        return
    print(f"{build()} build, {given.rounds} rounds of {given.seconds} s, {given.lanes} lanes\n")
    for name, rows in figures.items():
        print("\n".join(table(name, rows)))


if __name__ == "__main__":
    main()
