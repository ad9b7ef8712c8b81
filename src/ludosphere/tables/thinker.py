"""Asking the bots, who think in a process of their own (`thinking`)."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import os
import sys
from pathlib import Path
from typing import Any

_log = logging.getLogger(__name__)


class ThinkerError(RuntimeError):
    """A bot found no action."""


class Thinker:
    """Asks the process, one question at a time; starts it when first needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def ask(self, question: dict[str, Any]) -> int:
        """The action chosen; raises ThinkerError."""
        async with self._lock:
            for _ in range(2):  # a process that died is started anew once
                process = await self._running()
                assert process.stdin is not None
                assert process.stdout is not None
                try:
                    process.stdin.write(json.dumps(question).encode() + b"\n")
                    await process.stdin.drain()
                    line = await process.stdout.readline()
                except asyncio.CancelledError:
                    await self._end()  # its answer would be taken for that to the next question
                    raise
                except OSError:
                    line = b""
                if line:
                    answer = json.loads(line)
                    if "error" in answer:
                        raise ThinkerError(answer["error"])
                    return int(answer["action"])
                await self._end()
            raise ThinkerError("the process that thinks for the bots ended twice")

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None:
            root = str(Path(__file__).parents[2])
            paths = [root, *filter(None, [os.environ.get("PYTHONPATH")])]
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "ludosphere.tables.thinking"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            )
            _log.info("process %s thinks for the bots", self._process.pid)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """Ends the process."""
        await self._end()


def question(name: str, world: bytes, seat: int, player: str, level: int | None, seed: int) -> dict[str, Any]:
    """What `Thinker.ask` sends: everything a bot is given."""
    return {
        "game": name,
        "world": base64.b64encode(world).decode(),
        "seat": seat,
        "bot": player,
        "level": level,
        "seed": seed,
    }
