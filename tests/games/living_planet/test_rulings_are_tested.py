"""Every ruling and point of docs/rules/living-planet.md has its test; no test names one that isn't there."""

from __future__ import annotations

import re

from living_planet_points import PAGE, POINTS, ROOT, TESTS, marks, table, written

ENGINE = ROOT / "src" / "ludosphere" / "games" / "living_planet"
CHAPTERS = (
    "actions", "building", "cataclysms", "choices", "exploring", "ground", "moving", "production", "scoring",
    "state", "trading", "turn",
)  # fmt: skip


def chapter(title: str) -> str:
    page = PAGE.read_text(encoding="utf-8")
    return page.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rulings() -> list[int]:
    return [int(number) for number in re.findall(r"^(\d+)\. ", chapter("5. Rulings"), re.MULTILINE)]


def names() -> set[int]:
    named: set[int] = set()
    for file in TESTS.glob("test_*.py"):
        source = file.read_text(encoding="utf-8")
        named |= {int(number) for number in re.findall(r"^def test_r(\d{3})_\w", source, re.MULTILINE)}
    return named


def test_rulings_are_numbered_without_a_gap() -> None:
    assert rulings() == list(range(1, 124))


def test_every_ruling_has_a_test_named_after_it() -> None:
    assert sorted(set(rulings()) - names()) == []


def test_every_test_of_a_ruling_names_one_that_is_there() -> None:
    assert sorted(names() - set(rulings())) == []


def test_every_worked_example_has_a_test() -> None:
    source = (TESTS / "test_worked_examples.py").read_text(encoding="utf-8")
    named = set(re.findall(r"^def test_we_(\d[a-f]?)_", source, re.MULTILINE))
    assert named == {"1", "1a", "1b", "1c", "2", "3a", "3b", "3c", "3d", "3e", "3f"}
    assert "example 2a" in source


def test_the_page_lists_all_points_in_order() -> None:
    assert [int(point) for point in re.findall(r"^\| A(\d+) \|", table(), re.MULTILINE)] == list(POINTS)


def test_every_point_is_covered_by_a_test() -> None:
    assert [point for point, tests in marks().items() if not tests] == []


def test_the_page_names_the_tests_of_every_point() -> None:
    assert table() == written(), "python tests/living_planet_points.py writes the table anew"


def test_comments_in_the_rules_quote_what_is_there() -> None:
    page = PAGE.read_text(encoding="utf-8")
    quoted: set[int] = set()
    for name in CHAPTERS:
        source = (ENGINE / f"{name}.py").read_text(encoding="utf-8")
        for comment in re.findall(r'"""[^"]*"""|#.*', source):
            for brackets in re.findall(r"\(([^()]*)\)", comment):
                quoted |= {int(number) for number in re.findall(r"(?<![\w.–])(\d{1,3})(?=[,)]|$)", brackets)}
                for section in re.findall(r"\b([34]\.\d{1,2})\b", brackets):
                    assert f"### {section} " in page or f"| **{section}** |" in page, section
                for helper in re.findall(r"\bFA(\d)\b", brackets):
                    assert f"| FA{helper} |" in page
                for point in re.findall(r"\bA(\d{1,3})\b", brackets):
                    assert int(point) in POINTS
    assert len(quoted) > 30
    assert quoted <= set(rulings())
