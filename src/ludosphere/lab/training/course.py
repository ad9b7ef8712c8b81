"""The whole course of training: quick games, a first network, then rounds of games the network plays itself.

Everything depends on game, options, course and seed alone: the same command gives the same weights on the
same machine. Finished shards are kept, so a run goes on where it was interrupted.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ...bots.network import Network, layout, purpose, read
from ...core.contract import Game
from ...core.errors import LudosphereError
from ...core.registry import game
from ...kit.minds import Course, Round
from .fitting import Fit, fit
from .samples import Samples, together
from .samples import read as read_samples
from .selfplay import play

SHARD = 200
"""Games in a file."""


@dataclass(frozen=True)
class Told:
    """How far a run is: the round (from 0), what is done ("play", "learn"), so much of so much, a remark."""

    round: int
    doing: str
    done: int
    total: int
    remark: str = ""


def shard_name(number: int, first: int, fingerprint: str) -> str:
    """The file name of a shard: round, first game, and what its games depend on."""
    return f"{number}-{first:06d}-{fingerprint}.npz"


def train(
    title: Game,
    options: Mapping[str, object],
    course: Course,
    folder: Path,
    seed: int = 1,
    workers: int = 1,
    told: Callable[[Told], None] = lambda told: None,
) -> tuple[Network, list[Fit]]:
    """Trains a network; the network and the fit of every round.

    folder: where shards and the network of every round are kept. Raises LudosphereError if there is nothing
    to learn from.
    """
    folder.mkdir(parents=True, exist_ok=True)
    size, gone = _places(title, options, course.recipe.without) if course.observed else (0, set())
    network: Network | None = None
    kept: list[list[Samples]] = []
    fits: list[Fit] = []
    for number, one in enumerate(course.rounds):
        kept.append(_games(title, options, folder, number, one, network, size, seed, workers, told))
        samples = together([shard for part in kept[-one.window :] for shard in part])
        if len(set((samples.game % 10 == 0).tolist())) < 2:
            raise LudosphereError("Training needs at least 11 games a round.")

        def heard(epoch: int, epochs: int, loss: float, number: int = number) -> None:
            told(Told(number, "learn", epoch, epochs, f"loss {loss:.4f}"))

        found = fit(samples, course.recipe, seed + number, gone, heard)
        fits.append(found)
        network = found.model.fixed(title, options, found.reads)
        network.write(folder / f"round-{number}.npz")
    if network is None:
        raise LudosphereError("Training needs at least 1 round.")
    return network, fits


def _places(title: Game, options: Mapping[str, object], without: Sequence[str]) -> tuple[int, set[int]]:
    """The size of the observation, and the places of those of its parts."""
    size = 0
    gone: set[int] = set()
    for part in title.observation_spec(title.options(options)):
        if part.name in without:
            gone.update(range(size, size + part.size))
        size += part.size
    return size, gone


def _games(
    title: Game,
    options: Mapping[str, object],
    folder: Path,
    number: int,
    one: Round,
    network: Network | None,
    size: int,
    seed: int,
    workers: int,
    told: Callable[[Told], None],
) -> list[Samples]:
    run = f"train {title.name} {sorted(purpose(title, options).items())} {seed} round {number}"
    path = folder / f"round-{number - 1}.npz" if one.simulations else None
    weights = path.read_bytes() if path is not None else b""
    depends = f"{run} {one.simulations} {size} {layout(title, options)}".encode() + weights
    fingerprint = hashlib.sha256(depends).hexdigest()[:10]
    firsts = list(range(0, one.games, SHARD))
    names = [folder / shard_name(number, first, fingerprint) for first in firsts]
    missing = [(first, name) for first, name in zip(firsts, names, strict=True) if not name.exists()]
    done = one.games - sum(min(SHARD, one.games - first) for first, _ in missing)
    told(Told(number, "play", done, one.games))
    jobs = [
        (title.name, dict(options), run, first, min(SHARD, one.games - first), one.simulations, path, size)
        for first, _ in missing
    ]
    for (_, name), job, part in zip(missing, jobs, _played(jobs, workers), strict=True):
        unfinished = name.with_suffix(".tmp.npz")
        part.write(unfinished)
        os.replace(unfinished, name)
        done += job[4]
        told(Told(number, "play", done, one.games))
    return [read_samples(name) for name in names]


Job = tuple[str, dict[str, Any], str, int, int, int, Path | None, int]


def _played(jobs: list[Job], workers: int) -> Iterator[Samples]:
    """The shards of these jobs, in their order."""
    if workers == 1 or len(jobs) < 2:
        for job in jobs:
            yield _shard(*job)
        return
    # Processes that are forked could inherit locks of NumPy's threads.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for future in [pool.submit(_shard, *job) for job in jobs]:
            yield future.result()


def _shard(
    name: str,
    options: dict[str, Any],
    run: str,
    first: int,
    count: int,
    simulations: int,
    weights: Path | None,
    size: int,
) -> Samples:
    """The games of a shard, in a process of the pool."""
    network = None if weights is None else read(weights.read_bytes(), weights.name)
    return play(game(name), options, run, first, count, simulations, network, size)
