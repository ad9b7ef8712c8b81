"""Many jobs: the same rows wherever they are done, however often they are interrupted."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lab_tasks import dying, dying_once, napping, noted, nowhere, odd, refusing, square
from ludosphere.core.errors import LudosphereError
from ludosphere.lab import jobs as jobs_module
from ludosphere.lab.jobs import _batch_size, run_jobs
from ludosphere.lab.progress import Progress, line, span
from ludosphere.lab.store import Store, fingerprint
from ludosphere.lab.workers import Batch, Crew, Done, Here, crew_of, hired, numbers, work
from processes import gone

SQUARES = [{"number": n, "square": n * n, "pair": [n, "é"]} for n in range(40)]


@pytest.fixture(scope="module")
def pool() -> Iterator[Crew]:
    with hired("pool:2") as crew:
        yield crew


# --- rows -----------------------------------------------------------------------------------
def test_rows_come_in_the_order_of_the_jobs(pool: Crew) -> None:
    assert run_jobs(square, range(40), on="here", progress=False) == SQUARES
    assert run_jobs(square, range(40), on=pool, progress=False) == SQUARES


def test_slow_jobs_first_change_nothing(pool: Crew) -> None:
    jobs = [(n, 0.2 if n == 0 else 0.002) for n in range(60)]
    rows = run_jobs(napping, jobs, on=pool, progress=False)
    assert [row["number"] for row in rows] == list(range(60))
    assert len({row["worker"] for row in rows}) == 2


def test_no_jobs_need_no_workers(tmp_path: Path) -> None:
    assert run_jobs(square, [], on="nowhere", store=tmp_path / "a.jsonl") == []


def test_a_row_json_cannot_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        run_jobs(nowhere, [1], on="here", progress=False)


def test_what_cannot_be_sent_from_a_worker_is_told_all_the_same(pool: Crew) -> None:
    with pytest.raises(RuntimeError, match="an odd number: 3"):
        run_jobs(odd, [3], on=pool, progress=False)


def test_after_a_failure_workers_have_nothing_left_of_it(pool: Crew) -> None:
    with pytest.raises(LudosphereError, match="Three is too many"):
        run_jobs(refusing, range(3, 12), on=pool, progress=False)
    assert pool.running == 0
    assert run_jobs(square, range(40), on=pool, progress=False) == SQUARES


def test_a_file_of_somebody_elses_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    path.write_text('{"mine": 1}')
    with pytest.raises(LudosphereError, match="keeps no run"):
        run_jobs(square, range(3), on="here", store=path, progress=False)
    assert path.read_text() == '{"mine": 1}'


@pytest.mark.parametrize(
    ("batch", "words"), [([5], "job 5"), ([7, 5, 6], "jobs 5 to 7"), ([9, 2], "jobs 2, 9")]
)
def test_the_numbers_of_a_batch(batch: list[int], words: str) -> None:
    assert numbers([(number, None) for number in batch]) == words


def test_what_the_task_raises_comes_out_and_the_rest_is_kept(tmp_path: Path, pool: Crew) -> None:
    store = tmp_path / "run.jsonl"
    for crew in (Here(), pool):
        with pytest.raises(LudosphereError, match="Three is too many") as caught:
            run_jobs(refusing, range(6), on=crew, store=store, progress=False)
        assert "job 3" in caught.value.__notes__[0]
    kept = {json.loads(text)["index"] for text in store.read_text().splitlines()[1:]}
    assert {0, 1, 2} <= kept
    assert 3 not in kept


@pytest.mark.parametrize(
    ("gone", "said"),
    [
        ("", r"Workers died 5 times over jobs? 0.*; I give up"),
        ("The Ray cluster x", "The Ray cluster x no longer"),
    ],
)
def test_where_the_whole_place_is_gone_the_jobs_are_not_blamed(gone: str, said: str) -> None:
    class Dead(Here):
        """Workers that all die over everything."""

        def wait(self) -> list[tuple[Batch, Done | None]]:
            _, batch, _ = self._batches.pop(0)
            self.running -= 1
            return [(batch, None)]

        def gone(self) -> str:
            return gone

    with pytest.raises(LudosphereError, match=said):
        run_jobs(square, range(4), on=Dead(), progress=False)


# --- batches --------------------------------------------------------------------------------
def test_a_batch_is_a_second_of_work() -> None:
    assert _batch_size(1000, 2, 0.0) == 1  # nobody knows yet
    assert _batch_size(1000, 2, 0.01) == 125
    assert _batch_size(10**6, 2, 1e-5) == 125_000
    assert _batch_size(1000, 2, 7.0) == 1
    assert _batch_size(30, 2, 0.01) == 15  # the end is shared out


def test_a_worker_stops_by_the_clock() -> None:
    done = work(napping, [(n, (n, 0.03)) for n in range(50)], 0.1)
    assert done.seconds >= 0.1
    assert [index for index, _ in done.rows] == list(range(len(done.rows)))
    assert len(done.rows) < 50


def test_batches_grow_to_the_time_they_should_take(monkeypatch: pytest.MonkeyPatch) -> None:
    class Watched(Here):
        sizes: tuple[int, ...] = ()

        def start(self, task, batch, seconds) -> None:  # type: ignore[no-untyped-def]
            self.sizes = (*self.sizes, len(batch))
            super().start(task, batch, seconds)

    monkeypatch.setattr(jobs_module, "BATCH_SECONDS", 0.1)
    crew = Watched()
    jobs = [(n, 0.002) for n in range(150)]
    rows = run_jobs(napping, jobs, on=crew, progress=False)
    assert [row["number"] for row in rows] == list(range(150))
    assert crew.sizes[:2] == (1, 1)
    assert max(crew.sizes) > 20
    assert len(crew.sizes) < 20


# --- the store ------------------------------------------------------------------------------
def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    store, log = tmp_path / "run.jsonl", tmp_path / "log"
    jobs = [(n, str(log)) for n in range(40)]
    run_jobs(noted, jobs[:15], on="here", store=store, progress=False)
    rows = run_jobs(noted, jobs, on="here", store=store, progress=False)
    assert rows == SQUARES
    assert run_jobs(noted, jobs, on="here", store=store, progress=False) == SQUARES
    assert run_jobs(noted, jobs[:9], on="here", store=store, progress=False) == SQUARES[:9]
    assert log.read_text().split() == [str(n) for n in range(40)]


def test_a_line_cut_off_anywhere_is_done_again(tmp_path: Path) -> None:
    store, log = tmp_path / "run.jsonl", tmp_path / "log"
    jobs = [(n, str(log)) for n in range(3)]
    rows = run_jobs(noted, jobs, on="here", store=store, progress=False)
    whole = store.read_bytes()
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    for end in [0, 5, last, last + 1, len(whole) - 10, len(whole) - 1]:
        store.write_bytes(whole[:end])
        assert run_jobs(noted, jobs, on="here", store=store, progress=False) == rows
        assert store.read_bytes() == whole


def test_another_run_is_refused(tmp_path: Path) -> None:
    store = tmp_path / "run.jsonl"
    run_jobs(square, [1, 2, 3], on="here", store=store, progress=False, run="one")
    before = store.read_bytes()
    with pytest.raises(LudosphereError, match=r"keeps another run .run 'one', not 'two'"):
        run_jobs(square, [1, 2, 3], on="here", store=store, progress=False, run="two")
    with pytest.raises(LudosphereError, match=r"keeps another run .its job 1 is a different one"):
        run_jobs(square, [1, 5, 3], on="here", store=store, progress=False, run="one")
    with pytest.raises(LudosphereError, match=r"keeps another run .task 'lab_tasks:square'"):
        run_jobs(refusing, [1, 2, 3], on="here", store=store, progress=False, run="one")
    assert store.read_bytes() == before


@pytest.mark.parametrize("text", ["what is this?\n", "[1]\n", '{"format":1}\n', '"a"\n'])
def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path, text: str) -> None:
    store = tmp_path / "run.jsonl"
    store.write_text(text)
    with pytest.raises(LudosphereError, match="keeps no run"):
        run_jobs(square, [1], on="here", store=store, progress=False)
    assert store.read_text() == text


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    store = tmp_path / "run.jsonl"
    run_jobs(square, [1, 2, 3], on="here", store=store, progress=False)
    lines = store.read_text().splitlines(keepends=True)
    store.write_text(lines[0] + lines[1][:9] + "\n" + lines[2])
    with pytest.raises(LudosphereError, match="line 2 is broken"):
        run_jobs(square, [1, 2, 3], on="here", store=store, progress=False)


@pytest.mark.skipif(sys.platform == "win32", reason="no locks there")
def test_two_runs_in_one_file_at_the_same_time_are_refused(tmp_path: Path) -> None:
    store = tmp_path / "run.jsonl"
    with Store(store, "lab_tasks:square", "", [1]), pytest.raises(LudosphereError, match="Another run"):
        run_jobs(square, [1], on="here", store=store, progress=False)
    assert run_jobs(square, [1], on="here", store=store, progress=False)


def test_a_job_must_say_what_it_is() -> None:
    assert fingerprint({"a": 1}) == fingerprint({"a": 1}) != fingerprint({"a": "1"})
    with pytest.raises(TypeError, match="must have a repr"):
        fingerprint(object())


# --- deaths and interruptions -----------------------------------------------------------------
def deadly(tmp_path: Path) -> list[tuple[int, int, str]]:
    return [(n, 17, str(tmp_path / "died")) for n in range(40)]


def test_a_killed_worker_loses_nothing(
    tmp_path: Path, pool: Crew, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_jobs(dying_once, deadly(tmp_path), on=pool, store=tmp_path / "run.jsonl") == SQUARES
    assert (tmp_path / "died").exists()
    assert "A worker died" in capsys.readouterr().err
    lines = (tmp_path / "run.jsonl").read_text().splitlines()[1:]
    assert sorted(json.loads(text)["index"] for text in lines) == list(range(40))  # each kept once


def test_a_job_nobody_survives_ends_the_run(tmp_path: Path) -> None:
    store = tmp_path / "run.jsonl"
    with pytest.raises(LudosphereError, match=r"Workers died 5 times over job"):
        run_jobs(dying, range(4), on="pool:1", store=store, progress=False)
    assert {0, 1} <= {json.loads(text)["index"] for text in store.read_text().splitlines()[1:]}


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_run_leaves_a_store_that_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    store = tmp_path / "run.jsonl"
    program = (
        "import sys; from pathlib import Path\n"
        "from lab_tasks import napping; from ludosphere.lab import jobs\n"
        "jobs.BATCH_SECONDS = 0.05\n"
        "jobs.run_jobs(napping, [(n, 0.02) for n in range(9999)], on='pool:1', store=Path(sys.argv[1]))\n"
    )
    paths = [path for path in sys.path if path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    running = subprocess.Popen([sys.executable, "-c", program, str(store)], env=environment, stderr=-1)
    deadline = time.monotonic() + 60
    while not (store.exists() and store.read_bytes().count(b"\n") > 5) and time.monotonic() < deadline:
        time.sleep(0.05)
    worker = json.loads(store.read_text().splitlines()[1])["row"]["worker"]
    running.send_signal(how)
    _, said = running.communicate(timeout=60)
    assert running.returncode in (-signal.SIGINT, -signal.SIGKILL, 1, 130)
    if how == signal.SIGINT:
        assert b"KeyboardInterrupt" in said
    count = store.read_bytes().count(b"\n") - 1
    assert count >= 5
    rows = run_jobs(napping, [(n, 0.02) for n in range(count + 5)], on="here", store=store, progress=False)
    assert [row["number"] for row in rows] == list(range(count + 5))
    assert sum(row["worker"] == os.getpid() for row in rows) == 5
    while not gone(worker) and time.monotonic() < deadline:  # a worker ends with its parent
        time.sleep(0.05)
    assert gone(worker)


def test_without_ray_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LudosphereError, match=r"Ray is not installed: pip install 'ludosphere\[lab\]'"):
        crew_of("ray")


@pytest.mark.parametrize("on", ["", "there", "pool:0", "pool:x", "ray:-1", "here:2", "ray://", "ray:x"])
def test_no_such_place(on: str) -> None:
    with pytest.raises(LudosphereError, match="is no place to work: here, pool"):
        crew_of(on)


# --- progress -------------------------------------------------------------------------------
class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def progress(out: io.StringIO) -> str:
    now = [0.0]
    told = Progress(100, 20, True, out, lambda: now[0])
    for _ in range(80):
        now[0] += 1
        told.add(1)
    told.end()
    return out.getvalue()


def test_progress_on_a_terminal_is_one_line() -> None:
    shown = progress(Screen())
    assert shown.count("\n") == 1
    assert "\r\x1b[K60/100, 1.0/s, 40 s left" in shown
    assert shown.endswith("100/100, 1.0/s, in 1 min 20 s\n")


def test_progress_elsewhere_is_a_line_now_and_then() -> None:
    assert progress(io.StringIO()).splitlines() == [
        "50/100, 1.0/s, 50 s left",
        "80/100, 1.0/s, 20 s left",
        "100/100, 1.0/s, in 1 min 20 s",
    ]


def test_progress_is_silent_when_told(capsys: pytest.CaptureFixture[str]) -> None:
    run_jobs(square, range(5), on="here", progress=False)
    assert capsys.readouterr().err == ""


def test_times_and_rates_for_people() -> None:
    assert [span(seconds) for seconds in (0.2, 59.7, 3599, 7500)] == [
        "0 s",
        "1 min 0 s",
        "59 min 59 s",
        "2 h 5 min",
    ]
    assert line(1, 10, 1, 30.0) == "1/10, 2.0/min, 4 min 30 s left"
    assert line(5, 10, 0, 3.0) == "5/10"
