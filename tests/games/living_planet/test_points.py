"""Every point and worked example in docs/rules/living-planet.md has its test, and comments quote those."""

from __future__ import annotations

import re

from living_planet_points import PAGE, POINTS, TESTS, marks, table, written
from rulings import RULINGS


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
    assert table() == written(), "python tests/support/living_planet_points.py writes the table anew"


def test_comments_in_the_rules_quote_sections_and_points_that_are_there() -> None:
    page = PAGE.read_text(encoding="utf-8")
    (own,) = [of for of in RULINGS if of.game == "living_planet"]
    for brackets in own.bracketed():
        for section in re.findall(r"\b([34]\.\d{1,2})\b", brackets):
            assert f"### {section} " in page or f"| **{section}** |" in page, section
        for helper in re.findall(r"\bFA(\d)\b", brackets):
            assert f"| FA{helper} |" in page
        for point in re.findall(r"\bA(\d{1,3})\b", brackets):
            assert int(point) in POINTS
