"""Asking the bots from asyncio. They think in a process of their own (`thinking`): compiled search would hold
the interpreter, and with it every page or the screen.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from typing import Any

from .thinking import Judgement, Question

__all__ = ["Judgement", "Question", "Thinker", "ThinkerError"]

_log = logging.getLogger(__name__)


class ThinkerError(RuntimeError):
    """A bot found no action; its message says why."""


class Thinker:
    """Asks the process, one question at a time; starts it when first needed.

    `quiet` drops what the process writes to stderr, for a parent that draws on its own.
    """

    def __init__(self, quiet: bool = False) -> None:
        self._stderr = DEVNULL if quiet else None
        self._process: Process | None = None
        self._killed: Process | None = None
        self._closed = False
        self._lock = asyncio.Lock()

    async def ask(self, question: Question) -> int:
        """The action chosen; raises ThinkerError. When it is cancelled, the process ends."""
        return int((await self.answer(question))["action"])

    async def judge(self, judgement: Judgement) -> dict[str, Any]:
        """What `Judgement.answer` gives; see `ask`."""
        judged: dict[str, Any] = (await self.answer(judgement))["judged"]
        return judged

    async def answer(self, question: Question | Judgement) -> dict[str, Any]:
        """What the process writes to a question of either kind; see `ask`."""
        async with self._lock:
            failure = "the process that thinks for the bots ended twice"
            for _ in range(2):  # a process that died is started anew once
                if self._closed:
                    break
                try:
                    line = await self._put(question)
                except asyncio.CancelledError:
                    await self._end()  # its answer would be taken for that to the next question
                    raise
                except ConnectionError:
                    line = b""
                except OSError as error:
                    line, failure = b"", error.strerror or str(error)
                if line.endswith(b"\n"):
                    answer: dict[str, Any] = json.loads(line)
                    if "error" in answer:
                        raise ThinkerError(answer["error"])
                    return answer
                await self._end()
            raise ThinkerError("nobody is asked any more" if self._closed else failure)

    async def _put(self, question: Question | Judgement) -> bytes:
        """The process's answer; empty when it has ended."""
        process = self._process = self._process or await self._start()
        if self._closed:
            return b""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question.line())
        await process.stdin.drain()
        return await process.stdout.readline()

    async def _start(self) -> Process:
        root = str(Path(__file__).parents[2])  # a plain checkout needs no installation
        paths = [root, *filter(None, [os.environ.get("PYTHONPATH")])]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ludosphere.bots.thinking"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=self._stderr,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        _log.info("process %s thinks for the bots", process.pid)
        return process

    def _kill(self) -> None:
        process = self._process
        if process is None or process is self._killed or process.returncode is not None:
            return
        self._killed = process  # once only: a second kill() would reap it before asyncio's own wait can
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def _end(self) -> None:
        self._kill()
        process, self._process = self._process, None
        if process is not None:
            await process.wait()

    async def close(self) -> None:
        """Ends the process, whatever it is thinking about, and waits until it is gone."""
        self._closed = True
        self._kill()
        async with self._lock:
            await self._end()
