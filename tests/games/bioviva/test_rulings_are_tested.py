"""Every ruling of docs/rules/bioviva.md has its test; no test names one that isn't there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
TESTS = Path(__file__).parent
ENGINE = ROOT / "src" / "ludosphere" / "games" / "bioviva"
CHAPTERS = ("rules", "circle", "shower", "guessing", "scoring", "words", "lexicon", "families", "commentary")

NAMED = r"^def test_(?:rulings?_|r)(\d\d(?:_(?:and_r)?\d\d)*)_"


def rulings() -> list[int]:
    page = (ROOT / "docs" / "rules" / "bioviva.md").read_text(encoding="utf-8")
    chapter = page.split("\n## 6. Rulings")[1].split("\n## ")[0]
    return [int(number) for number in re.findall(r"^(\d+)\. ", chapter, re.MULTILINE)]


def names() -> set[int]:
    named: set[int] = set()
    for file in TESTS.glob("test_*.py"):
        source = file.read_text(encoding="utf-8")
        for numbers in re.findall(
            r"^def test_(?:rulings?_|r)(\d\d(?:_(?:and_r)?\d\d)*)_", source, re.MULTILINE
        ):
            named |= {int(number) for number in re.findall(r"\d\d", numbers)}
    return named


def test_rulings_are_numbered_without_a_gap() -> None:
    assert rulings() == list(range(1, 76))


def test_every_ruling_has_a_test_named_after_it() -> None:
    assert sorted(set(rulings()) - names()) == []


def test_every_test_of_a_ruling_names_one_that_is_there() -> None:
    assert sorted(names() - set(rulings())) == []


def test_comments_in_the_rules_quote_what_is_there() -> None:
    quoted: set[int] = set()
    for name in CHAPTERS:
        source = (ENGINE / f"{name}.py").read_text(encoding="utf-8")
        for comment in re.findall(r'"""[^"]*"""|#.*', source):
            for brackets in re.findall(r"\(([^()]*)\)", comment):
                quoted |= {int(number) for number in re.findall(r"(?<![\w.–])(\d{1,2})(?=[,):]|$)", brackets)}
    assert len(quoted) > 30
    assert quoted <= set(rulings())
