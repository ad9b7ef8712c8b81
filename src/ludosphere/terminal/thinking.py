"""Bots think in a process of their own: compiled search would hold the interpreter and freeze the screen.

`python -m ludosphere.terminal.thinking` reads questions as lines of JSON, writes answers, and ends when the
terminal does.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import queue
import sys
import threading
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from typing import Any, NamedTuple

from ..bots import bot
from ..core.game import game
from ..core.position import Sight


class Question(NamedTuple):
    """All that a bot is given: `world` is a snapshot redealt for its seat, never the true position."""

    game: str
    world: bytes
    seat: int
    level: int
    seed: int


class ThinkingError(RuntimeError):
    """A bot found no action; its message is that of the error."""


class Thinker:
    """Asks the process, one question at a time; starts it when first needed."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._ended: list[Process] = []

    async def ask(self, question: Question) -> int:
        """The action chosen; raises ThinkingError. When it is cancelled, the process ends."""
        try:
            process = self._process or await self._start()
            self._process = process
            assert process.stdin is not None
            assert process.stdout is not None
            asked = {**question._asdict(), "world": base64.b64encode(question.world).decode()}
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        except asyncio.CancelledError:
            self.stop()  # its answer would be taken for that to the next question
            raise
        except OSError as error:
            self.stop()
            raise ThinkingError(error.strerror or str(error)) from None
        if not line:
            self.stop()
            raise ThinkingError("its process has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise ThinkingError(answer["error"])
        return int(answer["action"])

    async def _start(self) -> Process:
        root = str(Path(__file__).parents[2])  # an editable or a plain checkout needs no installation
        paths = [root, *filter(None, [os.environ.get("PYTHONPATH")])]
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ludosphere.terminal.thinking"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,  # the screen is drawn on ours
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )

    def stop(self) -> None:
        """Ends the process, whatever it is thinking about."""
        process, self._process = self._process, None
        if process is not None:
            self._ended.append(process)
            if process.returncode is None:
                process.kill()

    async def close(self) -> None:
        """Ends the process and waits until it is gone."""
        self.stop()
        for process in self._ended:
            await process.wait()


def choose(question: Question) -> int:
    """The bot's choice: what the process does with a question."""
    world = game(question.game).decode(question.world)
    player = bot("search", level=question.level, seed=question.seed)
    return int(player.choose(Sight(world, question.seat)))


def main() -> None:
    """Answers questions until the input ends."""
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            lines.put(line)
        os._exit(0)  # the terminal is gone: whoever is thinking thinks for nobody

    threading.Thread(target=listen, daemon=True).start()
    while True:
        asked = json.loads(lines.get())
        try:
            question = Question(**{**asked, "world": base64.b64decode(asked["world"])})
            answer: dict[str, Any] = {"action": choose(question)}
        except Exception as error:  # told at the terminal, where it can be tried again
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
