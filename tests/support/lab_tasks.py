"""Tasks for the tests of lab.jobs: workers import them by name, so they can't be in a test module."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from ludosphere.core.errors import LudosphereError


def square(number: int) -> dict[str, Any]:
    return {"number": number, "square": number * number, "pair": (number, "é")}


def napping(job: tuple[int, float]) -> dict[str, Any]:
    """Takes so many seconds."""
    time.sleep(job[1])
    return {"number": job[0], "worker": os.getpid()}


def noted(job: tuple[int, str]) -> dict[str, Any]:
    """Adds a line to a file: how often was which job done?"""
    number, path = job
    with Path(path).open("a", encoding="utf-8") as file:
        file.write(f"{number}\n")
    return square(number)


def dying_once(job: tuple[int, int, str]) -> dict[str, Any]:
    """The worker that comes to a certain number kills itself, the first time."""
    number, fatal, path = job
    if number == fatal and not Path(path).exists():
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return noted((number, path + ".log"))


def dying(number: int) -> dict[str, Any]:
    """A job that no worker survives."""
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def refusing(number: int) -> dict[str, Any]:
    if number == 3:
        raise LudosphereError("Three is too many.")
    return square(number)


def nowhere(number: int) -> dict[str, Any]:
    return {"number": number, "value": float("nan")}


class OddError(Exception):
    """An exception that can't be made again from what it says."""

    def __init__(self, what: str, number: int) -> None:
        super().__init__(f"{what} {number}")


def odd(number: int) -> None:
    """Raises one."""
    raise OddError("an odd number:", number)
