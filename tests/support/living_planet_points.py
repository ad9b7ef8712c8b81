"""The table of docs/rules/living-planet.md that tells which tests check which point of the expansion.

The marks are the decorators `covers` of the tests. `python tests/support/living_planet_points.py` writes the
last column.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "rules" / "living-planet.md"
TESTS = ROOT / "tests" / "games" / "living_planet"
BEGIN, END = "<!-- points -->\n", "<!-- /points -->"
POINTS = range(1, 101)


def marks() -> dict[int, dict[str, list[str]]]:
    """By point: the tests that carry its mark, by file."""
    found: dict[int, dict[str, list[str]]] = {point: {} for point in POINTS}
    for file in sorted(TESTS.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for point in _marked(node):
                    found[point].setdefault(file.stem, []).append(node.name)
    return found


def _marked(test: ast.FunctionDef) -> list[int]:
    return [
        int(ast.literal_eval(argument))
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "covers"
        for argument in mark.args
    ]


def table() -> str:
    """The table of the page as it is."""
    return PAGE.read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0]


def written() -> str:
    """The table with the tests the marks tell of."""
    tests = marks()
    lines = []
    for row in table().splitlines():
        point = re.match(r"\| A(\d+) \| (.*?) \|", row)
        if point:
            where = "; ".join(
                f"{file.removeprefix('test_')}: " + ", ".join(f"`{name}`" for name in names)
                for file, names in tests[int(point[1])].items()
            )
            row = f"| A{point[1]} | {point[2]} | {where} |"
        lines.append(row)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(PAGE.read_text(encoding="utf-8").replace(table(), written()), encoding="utf-8")
