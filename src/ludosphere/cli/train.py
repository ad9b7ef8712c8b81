"""`ludosphere train`: learn what positions are worth, from games the program plays against itself."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from ..core.errors import LudosphereError
from ..core.registry import game, offered
from .options import add_game, options

SEED = 1
"""The seed of the shipped weights."""


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser("train", help="train the learned bot of a game by self-play")
    add_game(command)
    command.add_argument(
        "--rounds", type=int, metavar="N", help="only the first N rounds of the game's course"
    )
    command.add_argument(
        "--share",
        type=float,
        default=1.0,
        metavar="X",
        help="play X times as many games in each round (default: 1)",
    )
    command.add_argument(
        "--seed", type=int, default=SEED, help=f"default: {SEED}, as for the shipped weights"
    )
    command.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes that play"
    )
    command.add_argument(
        "--data",
        type=Path,
        default=Path("training"),
        metavar="FOLDER",
        help="where games are kept; a run goes on where it was interrupted (default: training)",
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="the weights file to write (default: in the data folder)"
    )
    command.set_defaults(run=_train)


def _train(arguments: argparse.Namespace) -> int:
    # One thread adds up in one order: the same weights again and again.
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    from dataclasses import replace

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ..bots.network import named
    from ..kit.minds import Course
    from ..lab.training.course import Told, train

    title = game(arguments.game)
    chosen = title.options(options(arguments))
    if arguments.share <= 0 or arguments.workers < 1:
        raise LudosphereError("The share must be above 0, and there must be at least 1 worker.")
    course: Course | None = offered(title.name, "bots", "COURSE")
    if course is None:
        raise LudosphereError(f"There is no COURSE of training in the module bots of {title.name}.")
    rounds = course.rounds[: arguments.rounds] if arguments.rounds else course.rounds
    rounds = tuple(replace(one, games=max(1, round(one.games * arguments.share))) for one in rounds)
    name = named(title, chosen)
    folder = arguments.data / name.removesuffix(".npz")
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[remark]}"),
        console=Console(file=sys.stderr),
    ) as bar:
        tasks: dict[tuple[int, str], Any] = {}

        def told(news: Told) -> None:
            key = (news.round, news.doing)
            if key not in tasks:
                tasks[key] = bar.add_task(
                    f"round {news.round + 1}: {news.doing}", total=news.total, remark=""
                )
            bar.update(tasks[key], completed=news.done, remark=news.remark)

        network, fits = train(
            title, chosen, replace(course, rounds=rounds), folder, arguments.seed, arguments.workers, told
        )
    out = arguments.out or folder / name
    network.write(out)
    for number, fit in enumerate(fits):
        losses = f"loss {fit.loss:.4f}, {fit.constant:.4f} without looking"
        print(f"round {number + 1}: {losses}, {len(fit.model.mean)} inputs")
    print(f"{out}: {out.stat().st_size} bytes")
    return 0
