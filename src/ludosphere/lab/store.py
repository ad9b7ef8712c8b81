"""The file in which the rows of a run are kept as they come in, so that it can be interrupted at any moment.

JSON lines: the first says which run this is, every other one holds a row, in order of completion:

    {"format":1,"task":"ludosphere.lab.arena.play_game","run":"autumn"}
    {"index":3,"job":"5b1f0c9d6a7e4f20","row":{"scores":[31,28]}}

`job` is the beginning of the SHA-256 of the job's `repr`: rows of other jobs are not taken for one's own.
Lines are only ever added, and on the disk before anybody is told that they are done. A last line that was cut
off when the machine stopped is dropped; its job is done again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from ..core.errors import LudosphereError
from ..core.files import lock

FORMAT = 1


def row_text(row: Any) -> str:
    """A row as JSON in one line, the same for the same row; raises ValueError or TypeError."""
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def fingerprint(job: object) -> str:
    """What tells a job from others: 16 hexadecimal digits of the SHA-256 of its `repr`."""
    text = repr(job)
    if " at 0x" in text:
        raise TypeError(f"A job must have a repr that says all it is, not {text[:80]}.")
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _header(run: dict[str, Any]) -> str:
    return json.dumps(run, separators=(",", ":")) + "\n"


class Store:
    """The rows of one run in a file, as JSON texts by the index of their job; a context manager.

    Raises LudosphereError if the file belongs to another run, is no such file, or is being written to by
    another process.
    """

    def __init__(self, path: Path, task: str, run: str, jobs: Sequence[object]) -> None:
        self.path = path
        self.rows: dict[int, str] = {}
        self._prints = [fingerprint(job) for job in jobs]
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a+b")
        try:
            if not lock(self._file.fileno()):
                raise LudosphereError(f"Another run is writing to {self.path}.")
            self._read({"format": FORMAT, "task": task, "run": run})
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, rows: Iterable[tuple[int, str]]) -> None:
        """Keeps rows, JSON texts by the index of their job; they are on the disk when this returns."""
        lines = []
        for index, row in rows:
            self.rows[index] = row
            lines.append(f'{{"index":{index},"job":"{self._prints[index]}","row":{row}}}\n')
        self._write("".join(lines))

    def _write(self, text: str) -> None:
        self._file.write(text.encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, wanted: dict[str, Any]) -> None:
        """Takes over the rows there are, and cuts off what is left of an unfinished line."""
        self._file.seek(0)
        whole = 0
        for number, line in enumerate(self._file):
            if not line.endswith(b"\n"):
                if number == 0 and not _header(wanted).encode().startswith(line):
                    raise LudosphereError(f"{self.path} keeps no run: choose another place.")
                self._file.truncate(whole)
                break
            whole += len(line)
            try:
                found = json.loads(line)
                if number == 0:
                    self._same_run(found, wanted)
                else:
                    self._take(found["index"], found["job"], found["row"])
            except (ValueError, LookupError, TypeError) as error:
                if isinstance(error, LudosphereError):
                    raise
                raise LudosphereError(f"{self.path} keeps no run: line {number + 1} is broken.") from None
        self._file.seek(0, os.SEEK_END)
        if whole == 0:
            self._write(_header(wanted))
            self._keep_name()

    def _same_run(self, found: Any, wanted: dict[str, Any]) -> None:
        if not isinstance(found, dict) or set(found) != set(wanted):
            raise LudosphereError(f"{self.path} keeps no run: choose another place.")
        for name, value in wanted.items():
            if found[name] != value:
                raise LudosphereError(
                    f"{self.path} keeps another run ({name} {found[name]!r}, not {value!r}): "
                    "choose another place, or take the file away."
                )

    def _take(self, index: int, job: str, row: Any) -> None:
        if index >= len(self._prints):
            return  # a longer run wrote it; nobody asks for it today
        if job != self._prints[index]:
            raise LudosphereError(
                f"{self.path} keeps another run (its job {index} is a different one): "
                "choose another place, or take the file away."
            )
        self.rows[index] = row_text(row)

    def _keep_name(self) -> None:
        """Puts the new file's name on the disk too; not every system can."""
        with contextlib.suppress(OSError):
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
