"""What docs/environments.md says is so: its tables, and every example on it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "environments.md"


def test_the_tables_are_up_to_date():
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "tensor_tables.py"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def example(chapter):
    """The code under a heading."""
    text = PAGE.read_text(encoding="utf-8").partition(f"\n## {chapter}\n")[2]
    return re.search(r"```python\n(.*?)```", text, re.DOTALL)[1]


@pytest.mark.envs
@pytest.mark.parametrize("chapter", ["PettingZoo", "Gymnasium"])
def test_examples(chapter):
    names = {}
    exec(example(chapter), names)
    assert names["observation"]["action_mask"].size > 100


@pytest.mark.bench
def test_the_example_of_openspiel():
    names = {}
    exec(example("OpenSpiel"), names)
    assert names["game"].num_players() == 3


def test_the_example_of_batches():
    names = {"policy": lambda observations, masks: masks.argmax(axis=1)}
    exec(example("Many games at once").replace("1000", "3"), names)
    assert names["step"].observations.shape == (256, names["batch"].interface.size)
