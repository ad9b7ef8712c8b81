"""Whole games, told move by move, are exactly those of tests/golden: rules, order, words and boards."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from kit import playthroughs, told_game

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("file", playthroughs())
def test_the_game_goes_as_told(file: str) -> None:
    told = (GOLDEN / file).read_text(encoding="utf-8").splitlines()
    now = told_game(*playthroughs()[file]).splitlines()
    difference = list(unified_diff(told, now, f"tests/golden/{file}", "this program", lineterm="", n=8))
    if difference:
        shown = "\n".join(difference[:60])
        pytest.fail(f"{shown}\n\nIf that is meant: python tests/golden/make.py", pytrace=False)


def test_no_golden_file_is_forgotten() -> None:
    assert sorted(path.name for path in GOLDEN.glob("*.txt")) == sorted(playthroughs())
