"""Every ruling of docs/rules/earth.md has a test named after it; no test names one that isn't there."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
ENGINE = ROOT / "src" / "ludosphere" / "games" / "earth"
CHAPTERS = (
    "activation", "choices", "deeds", "effects", "gaia", "planting", "rules", "scoring", "state", "turn"
)  # fmt: skip


def rulings() -> list[int]:
    page = (ROOT / "docs" / "rules" / "earth.md").read_text(encoding="utf-8")
    chapter = page.split("\n## 14. Rulings")[1].split("\n## ")[0]
    return [int(number) for number in re.findall(r"^(\d+)\. ", chapter, re.MULTILINE)]


def names() -> set[int]:
    named: set[int] = set()
    for file in HERE.glob("test_*.py"):
        source = file.read_text(encoding="utf-8")
        named |= {int(number) for number in re.findall(r"^def test_ruling_(\d+)_\w", source, re.MULTILINE)}
    return named


def test_rulings_are_numbered_without_a_gap() -> None:
    assert rulings() == list(range(1, 134))


def test_every_ruling_has_a_test_named_after_it() -> None:
    assert sorted(set(rulings()) - names()) == []


def test_every_test_of_a_ruling_names_one_that_is_there() -> None:
    assert sorted(names() - set(rulings())) == []


def test_comments_in_the_rules_quote_rulings_that_are_there() -> None:
    quoted: set[int] = set()
    for name in CHAPTERS:
        source = (ENGINE / f"{name}.py").read_text(encoding="utf-8")
        for comment in re.findall(r'"""[^"]*"""|#.*', source):
            for numbers in re.findall(r"\((\d{1,3}(?:[,–] ?\d{1,3})*)\)", comment):
                quoted |= {int(number) for number in re.findall(r"\d+", numbers)}
    assert len(quoted) > 30
    assert quoted <= set(rulings())
