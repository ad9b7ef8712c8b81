"""Jobs and arenas on Ray: a cluster on this machine with two workers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import require_or_skip
from lab_tasks import dying_once, napping, refusing, square
from ludosphere.core.errors import LudosphereError
from ludosphere.lab import workers
from ludosphere.lab.arena import Plan, play
from ludosphere.lab.jobs import run_jobs
from ludosphere.lab.workers import Crew, crew_of, hired

pytestmark = pytest.mark.lab

TESTS = Path(__file__).parents[1]
SQUARES = [{"number": n, "square": n * n, "pair": [n, "é"]} for n in range(40)]


@pytest.fixture(scope="module")
def ray() -> Iterator[Crew]:
    require_or_skip("lab")
    with pytest.MonkeyPatch.context() as patch:
        paths = [str(TESTS / "support"), *filter(None, [os.environ.get("PYTHONPATH")])]
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        for name in list(os.environ):
            if name.startswith("RAY_"):
                patch.delenv(name)
        with hired("ray:2") as crew:
            yield crew
        assert "RAY_AUTH_TOKEN" not in os.environ


def test_it_gives_the_same_rows_on_two_workers(ray: Crew) -> None:
    assert ray.size == 2
    assert run_jobs(square, range(40), on=ray, progress=False) == SQUARES
    pids = {row["worker"] for row in run_jobs(napping, [(n, 0.1) for n in range(12)], on=ray)}
    assert len(pids) == 2
    assert os.getpid() not in pids


def test_a_killed_worker_loses_nothing(tmp_path: Path, ray: Crew) -> None:
    jobs = [(n, 17, str(tmp_path / "died")) for n in range(40)]
    assert run_jobs(dying_once, jobs, on=ray, store=tmp_path / "run.jsonl", progress=False) == SQUARES
    assert (tmp_path / "died").exists()


def test_a_cluster_tells_whether_it_is_there(ray: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ray.gone() == ""
    monkeypatch.setattr(workers, "_ANSWER", 0)  # as if nobody answered
    assert ray.gone() == "The Ray cluster of this run"


def test_what_a_task_raises_comes_out(ray: Crew) -> None:
    with pytest.raises(LudosphereError, match="Three is too many"):
        run_jobs(refusing, range(6), on=ray, progress=False)


def test_an_arena_is_the_same_bit_for_bit(tmp_path: Path, ray: Crew) -> None:
    plan = Plan("biomos", {}, ["random", "greedy", "search:5"], 2)
    assert play(plan, None, ray, False).lines() == play(plan, None, "here", False).lines()


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux tells who listens")
def test_nobody_outside_can_reach_it(ray: Crew) -> None:
    """All its processes listen on the loopback only, want a token, and tell nobody what they do."""
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    assert os.environ["RAY_AUTH_MODE"] == "token"
    heard = set(listening(os.getpid()))
    assert len(heard) > 5
    assert {host for host, _ in heard} <= {"127.0.0.1", "::1"}


def listening(root: int) -> Iterator[tuple[str, int]]:
    """Where a process and its descendants listen, from /proc."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, parent = int(stat.parent.name), int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # it ended just now
        parents[pid] = parent
    family = {root}
    while grown := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= grown
    sockets = set()
    for pid in family:
        for entry in Path(f"/proc/{pid}/fd").glob("*"):
            try:
                sockets.add(os.readlink(entry).removeprefix("socket:[").rstrip("]"))
            except OSError:
                continue
    for table in ("tcp", "tcp6"):
        for line in Path("/proc/net", table).read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and fields[9] in sockets:  # 0A: it listens
                host, port = fields[1].split(":")
                yield LOOPBACKS.get(host, host), int(port, 16)


LOOPBACKS = {
    "0100007F": "127.0.0.1",
    "0000000000000000FFFF00000100007F": "127.0.0.1",
    "00000000000000000000000001000000": "::1",
}


def test_another_process_can_work_on_it(ray: Crew) -> None:
    """`ray:auto` goes to RAY_ADDRESS; the token is in the environment."""
    import ray as library

    address = library.get_runtime_context().gcs_address
    program = (
        "from lab_tasks import square; from ludosphere.lab.jobs import run_jobs\n"
        "print(run_jobs(square, range(40), on='ray:auto', progress=False))"
    )
    path = os.pathsep.join(entry for entry in sys.path if entry)
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path, "RAY_ADDRESS": address},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == str(SQUARES), done.stderr


def test_one_cluster_at_a_time_all_with_the_token_of_the_process(ray: Crew) -> None:
    assert os.environ["RAY_AUTH_TOKEN"] == workers._token()  # Ray would not forget the first one
    with pytest.raises(LudosphereError, match="connected to a Ray cluster already"):
        crew_of("ray:1")
