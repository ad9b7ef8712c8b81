"""How far a run is, on stderr: one line that changes on a terminal, a line every half minute elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TextIO

_TERMINAL_EVERY = 0.2
_ELSEWHERE_EVERY = 30.0


class Progress:
    """Tells how many of `total` are done, the rate and the time left; `done` of them were before.

    `clock` counts seconds. Nothing is written when `shown` is false.
    """

    def __init__(
        self,
        total: int,
        done: int,
        shown: bool,
        out: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.total = total
        self.done = done
        self._shown = shown
        self._out = sys.stderr if out is None else out
        self._clock = clock
        self._live = shown and self._out.isatty()
        self._begin = self._told = clock()
        self._before = done

    def add(self, count: int) -> None:
        """So many more are done."""
        self.done += count
        now = self._clock()
        if self._shown and now - self._told >= (_TERMINAL_EVERY if self._live else _ELSEWHERE_EVERY):
            self._told = now
            self._tell()

    def say(self, sentence: str) -> None:
        """Something that happened, on a line of its own."""
        if self._shown:
            start = "\r\x1b[K" if self._live else ""
            print(f"{start}{sentence}", file=self._out, flush=True)

    def end(self) -> None:
        """The last figures, with a line break."""
        if self._shown and self.done > self._before:
            self._tell(last=True)

    def _tell(self, last: bool = False) -> None:
        text = line(self.done, self.total, self.done - self._before, self._clock() - self._begin)
        start, end = ("\r\x1b[K", "\n" if last else "") if self._live else ("", "\n")
        self._out.write(f"{start}{text}{end}")
        self._out.flush()


def line(done: int, total: int, fresh: int, seconds: float) -> str:
    """The figures of a moment: `fresh` were done in so many seconds."""
    rate = fresh / seconds if seconds > 0 else 0.0
    text = f"{done}/{total}"
    if rate > 0:
        text += f", {rate:.1f}/s" if rate >= 1 else f", {rate * 60:.1f}/min"
        text += f", {span((total - done) / rate)} left" if done < total else f", in {span(seconds)}"
    return text


def span(seconds: float) -> str:
    """A time for people: 42 s, 3 min 10 s, 2 h 5 min."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
