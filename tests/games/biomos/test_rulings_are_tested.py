"""Every ruling of docs/rules/biomos.md has a test named after it; no test names one that isn't there."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[2] / "docs" / "rules" / "biomos.md"


def rulings() -> list[int]:
    chapter = PAGE.read_text(encoding="utf-8").split("\n## Rulings\n")[1].split("\n## ")[0]
    return [int(number) for number in re.findall(r"^(\d+)\. ", chapter, re.MULTILINE)]


def names() -> set[int]:
    named: set[int] = set()
    for file in HERE.glob("test_rulings_*.py"):
        source = file.read_text(encoding="utf-8")
        named |= {int(number) for number in re.findall(r"^def test_ruling_(\d\d)_\w", source, re.MULTILINE)}
    return named


def test_rulings_are_numbered_from_one_to_sixty() -> None:
    assert rulings() == list(range(1, 61))


def test_every_ruling_has_a_test_named_after_it() -> None:
    assert set(rulings()) - names() == set()


def test_every_test_of_a_ruling_names_one_that_is_there() -> None:
    assert names() - set(rulings()) == set()


def test_comments_in_the_rules_quote_rulings_that_are_there() -> None:
    folder = HERE.parents[2] / "src" / "ludosphere" / "games" / "biomos"
    quoted: set[int] = set()
    for name in ("rules.py", "planet.py"):
        source = (folder / name).read_text(encoding="utf-8")
        for comment in re.findall(r'"""[^"]*"""|#.*', source):
            for numbers in re.findall(r"\((\d{1,2}(?:, \d{1,2})*)\)", comment):
                quoted |= {int(number) for number in numbers.split(", ")}
    assert len(quoted) > 30
    assert quoted <= set(rulings())
