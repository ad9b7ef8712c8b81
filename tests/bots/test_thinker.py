"""The process in which bots think: what it answers, how it fails, how it ends."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludosphere.bots import bot, thinker
from ludosphere.bots.thinker import Question, Thinker, ThinkerError
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded

POSITION = game("biomos").new({}, 11)
SIGHT = POSITION.information_state(0, seeded(3))
GOOD = Question("biomos", POSITION.determinize(0, seeded(3)).encode(), 0, "random", None, 1)
LONG = GOOD._replace(bot="search", level=5)


def asking(scene: Callable[[Thinker], Awaitable[None]], quiet: bool = False) -> None:
    """A scene with a thinker that is closed afterwards; fails after a minute, far beyond what it needs."""

    async def play() -> None:
        asked = Thinker(quiet)
        async with asyncio.timeout(60):
            await scene(asked)
            await asked.close()

    asyncio.run(play())


def process(asked: Thinker) -> asyncio.subprocess.Process:
    assert asked._process is not None
    return asked._process


async def thinking(asked: Thinker, question: Question) -> asyncio.Task[int]:
    """A question whose process has begun."""
    task = asyncio.create_task(asked.ask(question))
    while asked._process is None:
        await asyncio.sleep(0.01)
    return task


@pytest.mark.parametrize("level", [None, 2])
def test_a_question_survives_its_line(level: int | None) -> None:
    question = GOOD._replace(level=level)
    line = question.line()
    assert line.count(b"\n") == 1
    assert Question.read(line.decode()) == question


def test_survives_bad_questions_and_its_own_end() -> None:
    async def scene(asked: Thinker) -> None:
        with pytest.raises(ThinkerError, match="no game"):
            await asked.ask(GOOD._replace(game="chess"))
        action = await asked.ask(GOOD)
        assert action in POSITION.legal(0)
        process(asked).kill()
        assert await asked.ask(GOOD) == action

    asking(scene)


def test_answers_what_the_bot_would_choose_here() -> None:
    async def scene(asked: Thinker) -> None:
        for level in (1, 2, 3):
            question = GOOD._replace(bot="search", level=level, seed=5)
            here = bot(level=level, seed=5).choose(SIGHT)
            assert await asked.ask(question) == question.answer() == here

    asking(scene)


def test_questions_asked_together_get_their_own_answers() -> None:
    async def scene(asked: Thinker) -> None:
        questions = [GOOD._replace(seed=seed) for seed in range(12)]
        answers = await asyncio.gather(*map(asked.ask, questions))
        assert answers == [question.answer() for question in questions]
        assert len(set(answers)) > 1

    asking(scene)


def test_a_cancelled_question_ends_its_process_and_not_the_next_question() -> None:
    async def scene(asked: Thinker) -> None:
        task = await thinking(asked, LONG)
        first = process(asked)
        task.cancel()
        assert await asked.ask(GOOD) == GOOD.answer()
        assert task.cancelled()
        assert first.returncode == -9
        assert process(asked).pid != first.pid

    asking(scene)


def test_closing_ends_whoever_thinks_and_nobody_is_asked_after_it() -> None:
    async def scene(asked: Thinker) -> None:
        task = await thinking(asked, LONG)
        first = process(asked)
        await asked.close()
        assert first.returncode == -9
        for question in (task, asked.ask(GOOD)):
            with pytest.raises(ThinkerError, match="nobody is asked any more"):
                await question
        assert asked._process is None

    asking(scene)


def test_a_process_that_cannot_be_started_is_an_error_of_the_thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def scene(asked: Thinker) -> None:
        with pytest.raises(ThinkerError, match="No such file or directory"):
            await asked.ask(GOOD)

    asking(scene)


@pytest.mark.parametrize("quiet", [False, True])
def test_a_process_that_ends_again_and_again_is_given_up(
    quiet: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    begun = tmp_path / "begun"
    broken = tmp_path / "python"
    broken.write_text(f"#!/bin/sh\necho begun >> {begun}\necho broken >&2\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(broken))

    async def scene(asked: Thinker) -> None:
        with pytest.raises(ThinkerError, match="ended twice"):
            await asked.ask(GOOD)

    asking(scene, quiet)
    assert begun.read_text(encoding="utf-8") == "begun\n" * 2
    assert ("broken" in capfd.readouterr().err) == (not quiet)


def test_the_process_ends_with_its_input() -> None:
    root = str(Path(thinker.__file__).parents[2])
    done = subprocess.run(
        [sys.executable, "-m", "ludosphere.bots.thinking"],
        input=b"",
        env={**os.environ, "PYTHONPATH": root},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_bots_are_there_without_the_process_and_its_client() -> None:
    heavy = {"asyncio", "ludosphere.bots.thinker", "ludosphere.bots.thinking"}
    code = f"import sys, ludosphere.bots; print(*({heavy} & set(sys.modules)))"
    root = str(Path(thinker.__file__).parents[2])
    command, paths = [sys.executable, "-c", code], {**os.environ, "PYTHONPATH": root}
    assert subprocess.check_output(command, env=paths, text=True, timeout=60) == "\n"
