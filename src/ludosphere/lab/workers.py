"""Who does the jobs of a run: this process, a pool of processes on this machine, or Ray.

A batch is a list of jobs with their numbers. It goes to a worker, who does them in order for at least
`seconds` and hands back what is done by then: jobs that take longer than expected hold nobody up, and quick
ones are not sent one by one. When a worker dies, its batch is reported as lost, and is anybody's to do again.

    with hired("pool:4") as crew: ...

`here`, `pool`, `pool:N`, `ray` (a cluster of its own on this machine), `ray:N`, `ray:auto` (the cluster of
this machine), `ray://host:port` (a cluster elsewhere, through Ray's client).
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import secrets
import signal
import tempfile
import threading
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context, parent_process
from typing import Any

from .. import __version__
from ..core.errors import LudosphereError
from .store import row_text

Task = Callable[[Any], Any]
"""What is done with a job: a function that can be imported; gives a row that JSON can hold."""
Batch = list[tuple[int, Any]]
"""Jobs with their numbers."""

_STARTS = 3
"""So often a cluster on this machine is tried to start."""
_ANSWER = 20
"""Seconds in which a Ray cluster that is there answers."""


@dataclass(frozen=True)
class Done:
    """What a worker hands back: rows as JSON texts by number, the seconds they took, what stopped it."""

    rows: list[tuple[int, str]]
    seconds: float
    failure: Exception | None = None


def work(task: Task, batch: Batch, seconds: float) -> Done:
    """Does jobs in order until they are all done, so much time is over, or one fails."""
    begin = time.perf_counter()
    rows: list[tuple[int, str]] = []
    for index, job in batch:
        try:
            rows.append((index, row_text(task(job))))
        except Exception as failure:
            failure.add_note(f"It was job {index}: {str(job)[:200]}")
            return Done(rows, time.perf_counter() - begin, _portable(failure))
        if time.perf_counter() - begin >= seconds:
            break
    return Done(rows, time.perf_counter() - begin)


def _portable(failure: Exception) -> Exception:
    """The failure, or what it says, if it could not be sent to another process."""
    try:
        pickle.loads(pickle.dumps(failure))
    except Exception:  # whatever its class does there
        return RuntimeError("".join(traceback.format_exception(failure)))
    return failure


class Crew(ABC):
    """Workers. `size`: how many work at the same time; `running`: batches handed out and not handed back."""

    size: int = 1
    running: int = 0

    @abstractmethod
    def start(self, task: Task, batch: Batch, seconds: float) -> None:
        """Hands a batch out."""

    @abstractmethod
    def wait(self) -> list[tuple[Batch, Done | None]]:
        """Batches handed back, at least one; None: the worker died over it."""

    def gone(self) -> str:
        """Which place to work no longer answers (then it isn't the work that workers died of), or nothing."""
        return ""

    def close(self) -> None:  # noqa: B027 - nothing to do here
        """Ends the workers, whatever they are doing."""


class Here(Crew):
    """This process."""

    def __init__(self) -> None:
        self._batches: list[tuple[Task, Batch, float]] = []

    def start(self, task: Task, batch: Batch, seconds: float) -> None:
        self._batches.append((task, batch, seconds))
        self.running += 1

    def wait(self) -> list[tuple[Batch, Done | None]]:
        task, batch, seconds = self._batches.pop(0)
        self.running -= 1
        return [(batch, work(task, batch, seconds))]


class Pool(Crew):
    """Processes on this machine, started afresh (`spawn`): they share nothing with this one."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._batches: dict[Future[Done], Batch] = {}
        self._executor = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, get_context("spawn"), _begin_work)

    def start(self, task: Task, batch: Batch, seconds: float) -> None:
        try:
            future = self._executor.submit(work, task, batch, seconds)
        except BrokenProcessPool:  # somebody died since the last look
            future = Future()
            future.set_exception(BrokenProcessPool())
        self._batches[future] = batch
        self.running = len(self._batches)

    def wait(self) -> list[tuple[Batch, Done | None]]:
        ready = wait(self._batches, return_when=FIRST_COMPLETED).done
        if any(isinstance(future.exception(), BrokenProcessPool) for future in ready):
            ready = wait(self._batches).done  # one dead worker breaks the whole pool
            self._end()
            self._executor = self._fresh()
        back: list[tuple[Batch, Done | None]] = []
        for future in ready:
            lost = isinstance(future.exception(), BrokenProcessPool)
            back.append((self._batches.pop(future), None if lost else future.result()))
        self.running = len(self._batches)
        return back

    def _end(self) -> None:
        for process in list((self._executor._processes or {}).values()):
            process.kill()
        self._executor.shutdown(cancel_futures=True)

    def close(self) -> None:
        self._end()


def _begin_work() -> None:
    """A worker leaves Ctrl-C to its parent, and ends when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


class OnRay(Crew):
    """Ray's workers, one CPU each. Without an address a cluster with so many CPUs is started on this machine,
    on the loopback only, for this run alone.

    Raises LudosphereError when Ray is missing, nobody answers, or the workers have another Ludosphere.
    """

    def __init__(self, address: str | None, cpus: int) -> None:
        self._stack = contextlib.ExitStack()
        self._address = address
        try:
            self._ray = self._connected(address, cpus)
            self._stack.callback(self._ray.shutdown)
            self._check(address)
        except BaseException:
            self._stack.close()
            raise
        self.size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._work = self._ray.remote(num_cpus=1, max_retries=0)(work)
        self._batches: dict[Any, Batch] = {}

    def _connected(self, address: str | None, cpus: int) -> Any:
        settings = {
            "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to anybody
            "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # or it warns
        }
        if address is None:
            # Ray's switch for machines that shall be no part of a cluster: all its servers listen on the
            # loopback. The token keeps this machine's other users out.
            settings["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
            if "RAY_AUTH_MODE" not in os.environ:
                settings |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": _token()}
        self._stack.enter_context(_environment(settings))
        try:
            import ray
        except ImportError:
            raise LudosphereError("Ray is not installed: pip install 'ludosphere[lab]'.") from None
        if ray.is_initialized():
            raise LudosphereError("This process is connected to a Ray cluster already.")
        try:
            if address is None:
                self._start_cluster(ray, cpus)
            elif address.startswith("ray://"):
                ray.init(address, logging_level=logging.ERROR)
            else:
                ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
        except ImportError:
            raise LudosphereError("Ray's client is not installed: pip install 'ludosphere[lab]'.") from None
        except Exception as error:  # Ray raises plain ones too
            said = (str(error) or repr(error)).strip().splitlines()
            where = address or "this machine"
            raise LudosphereError(f"There is no Ray cluster to work on at {where}: {said[-1]}") from None
        return ray

    def _start_cluster(self, ray: Any, cpus: int) -> None:
        """A cluster on this machine. Where much else goes on, Ray's own patience of 30 s may be too short."""
        folder = self._stack.enter_context(
            tempfile.TemporaryDirectory(prefix="ludosphere-ray-", ignore_cleanup_errors=True)
        )
        for attempt in range(_STARTS):
            try:
                ray.init(
                    num_cpus=cpus,
                    include_dashboard=False,
                    object_store_memory=80 * 2**20,  # nearly the least there can be; batches are small
                    logging_level=logging.ERROR,
                    log_to_driver=False,
                    _temp_dir=folder,
                )
                return
            except Exception as error:
                ray.shutdown()
                if "timed out" not in str(error) or attempt == _STARTS - 1:
                    raise

    def _check(self, address: str | None) -> None:
        """Have the workers the same Ludosphere?"""
        try:
            theirs = self._ray.get(self._ray.remote(num_cpus=1)(version).remote())
        except self._ray.exceptions.RayTaskError:
            theirs = "none"
        if theirs != __version__:
            raise LudosphereError(
                f"The workers of {address or 'Ray'} need Ludosphere {__version__}; they have {theirs}."
            )

    def start(self, task: Task, batch: Batch, seconds: float) -> None:
        self._batches[self._work.remote(task, batch, seconds)] = batch
        self.running = len(self._batches)

    def wait(self) -> list[tuple[Batch, Done | None]]:
        self._ray.wait(list(self._batches), num_returns=1)
        ready, _ = self._ray.wait(list(self._batches), num_returns=len(self._batches), timeout=0)
        back: list[tuple[Batch, Done | None]] = []
        for reference in ready:
            batch = self._batches.pop(reference)
            done: Done | None = None
            try:
                done = self._ray.get(reference)
            except self._ray.exceptions.RayTaskError:
                raise
            except self._ray.exceptions.RayError:
                pass  # a worker died, or its machine
            back.append((batch, done))
        self.running = len(self._batches)
        return back

    def gone(self) -> str:
        try:
            self._ray.get(self._ray.remote(num_cpus=0, max_retries=0)(version).remote(), timeout=_ANSWER)
        except Exception:  # of many kinds, and some are plain
            return f"The Ray cluster {'of this run' if self._address is None else self._address}"
        return ""

    def close(self) -> None:
        for reference in self._batches:
            with contextlib.suppress(Exception):
                self._ray.cancel(reference, force=True)
        self._stack.close()


@cache
def _token() -> str:
    """What the clusters of this process ask for: Ray doesn't forget the first one it met."""
    return secrets.token_hex(32)


@contextlib.contextmanager
def _environment(settings: dict[str, str]) -> Iterator[None]:
    """Variables of the environment, for Ray and the processes it starts."""
    before = {name: os.environ.get(name) for name in settings}
    os.environ.update(settings)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def version() -> str:
    """The version of this Ludosphere."""
    return __version__


def crew_of(on: str) -> Crew:
    """The workers of a text: "here", "pool:4", "ray:2", "ray://host:port" ...; raises LudosphereError."""
    kind, _, rest = on.partition(":")
    cpus = os.cpu_count() or 1
    if on == "here":
        return Here()
    if kind in ("pool", "ray") and (on == kind or (rest.isdecimal() and int(rest) >= 1)):
        size = int(rest) if rest else cpus
        return Pool(size) if kind == "pool" else OnRay(None, size)
    if on == "ray:auto":
        return OnRay("auto", 0)
    if on.startswith("ray://") and len(on) > len("ray://"):
        return OnRay(on, 0)
    raise LudosphereError(
        f"{on!r} is no place to work: here, pool, pool:4, ray, ray:4, ray:auto and ray://host:port are."
    )


@contextlib.contextmanager
def hired(on: str | Crew) -> Iterator[Crew]:
    """Workers while the block lasts; a crew that is hired already stays so."""
    if isinstance(on, Crew):
        yield on
        return
    crew = crew_of(on)
    try:
        yield crew
    finally:
        crew.close()


def numbers(batches: Sequence[tuple[int, Any]]) -> str:
    """The numbers of a batch for a person: "job 5", "jobs 5 to 9", "jobs 2, 7"."""
    known = sorted(number for number, _ in batches)
    if len(known) == 1:
        return f"job {known[0]}"
    if known[-1] - known[0] == len(known) - 1:
        return f"jobs {known[0]} to {known[-1]}"
    return f"jobs {', '.join(map(str, known))}"
