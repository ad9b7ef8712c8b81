"""Measures the house: how far the code is from where it is to get, and that nothing gets worse meanwhile.

    python scripts/house.py            # a table; fails if a figure is above its ceiling
    python scripts/house.py --write    # writes the ceilings into docs/architecture.md as well

A figure that falls takes its ceiling in `FIGURES` down with it, and never up again. Ceilings of lines are
full thousands, so that a small change need not touch the table.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "ludosphere"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN = "<!-- figures: made by scripts/house.py, don't edit -->"
END = "<!-- end of figures -->"
GAMES = ("biomos", "bioviva", "earth", "living_planet")

Graph = Mapping[str, Iterable[str]]


# Modules and what they import


def imports(package: Path) -> dict[str, set[str]]:
    """Of each module by its dotted name, which modules of the package it imports.

    Also inside functions, also only for types. To import a module is not to import the packages it lies in.
    """
    trees = {_dotted(path, package): path for path in package.rglob("*.py")}
    found: dict[str, set[str]] = {}
    for name, path in trees.items():
        found[name] = set()
        parent = name if path.name == "__init__.py" else name.rpartition(".")[0]
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.Import):
                wanted = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                above = parent.split(".")[: len(parent.split(".")) - node.level + 1] if node.level else []
                base = ".".join([*above, *filter(None, [node.module])])
                inside = [f"{base}.{alias.name}" for alias in node.names]
                wanted = [whole if whole in trees else base for whole in inside]
            else:
                continue
            found[name].update(module for module in wanted if module in trees and module != name)
    return found


def _dotted(path: Path, package: Path) -> str:
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def circles(graph: Graph) -> list[set[str]]:
    """Groups of several modules each of which leads to all the others (Tarjan's algorithm)."""
    return [group for group in _groups(graph) if len(group) > 1]


def floors(graph: Graph) -> int:
    """How many modules the longest chain of imports has, a circle counted as one."""
    heights: dict[str, int] = {}
    for group in _groups(graph):  # what is imported comes before who imports it
        below = {other for name in group for other in graph[name]} - group
        heights |= dict.fromkeys(group, 1 + max((heights[other] for other in below), default=0))
    return max(heights.values(), default=0)


def _groups(graph: Graph) -> list[set[str]]:
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    open_: list[str] = []
    found: list[set[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        open_.append(name)
        for other in graph[name]:
            if other not in order:
                visit(other)
            if other in open_:
                low[name] = min(low[name], low[other])
        if low[name] == order[name]:
            at = open_.index(name)
            found.append(set(open_[at:]))
            del open_[at:]

    for name in graph:
        if name not in order:
            visit(name)
    return found


def rooms(graph: Graph, house: str) -> dict[str, set[str]]:
    """The same graph seen from farther away: what lies directly in a package, and how it hangs together."""

    def room(module: str) -> str:
        return module.removeprefix(f"{house}.").split(".")[0]

    inside = [name for name in graph if name.startswith(f"{house}.")]
    found: dict[str, set[str]] = {room(name): set() for name in inside}
    for name in inside:
        found[room(name)] |= {room(other) for other in graph[name] if other.startswith(f"{house}.")} - {
            room(name)
        }
    return found


# What is counted


@cache
def _files(*where: str) -> list[Path]:
    """The Python files that git knows, of some folders."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--", *where], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    return [ROOT / name for name in names if name.endswith(".py") and (ROOT / name).exists()]


@cache
def _graph() -> dict[str, set[str]]:
    return imports(PACKAGE)


def _lines(where: str) -> int:
    return sum(path.read_text(encoding="utf-8").count("\n") for path in _files(where))


def _matches(pattern: str, *where: str, besides: str = " ") -> int:
    """Lines that a pattern is found in, of the files of some folders whose path has not `besides` in it."""
    files = (path for path in _files(*where) if besides not in str(path.relative_to(ROOT)))
    wanted = re.compile(pattern)
    return sum(bool(wanted.search(line)) for path in files for line in path.read_text("utf-8").splitlines())


@cache
def _complexity() -> list[int]:
    """Of each function with more than 10 branches, how many it has."""
    ruff = ["ruff", "check", "--ignore-noqa", "--select", "C901", "--config", "lint.mccabe.max-complexity=10"]
    done = subprocess.run(
        [sys.executable, "-m", *ruff, "--output-format", "json", "--exit-zero", str(ROOT / "src")],
        capture_output=True,
        text=True,
        check=True,
    )
    return [int(re.search(r"\((\d+) >", fault["message"])[1]) for fault in json.loads(done.stdout)]


def _name_a_game() -> int:
    """Files outside games/ with a game's name in them, be it a part of another name (`earth_ideas`)."""
    name = re.compile(rf"(?<![a-z])(?:{'|'.join(GAMES)})(?![a-z])")
    outside = [path for path in _files("src", "setup.py") if PACKAGE / "games" not in path.parents]
    return sum(bool(name.search(path.read_text("utf-8"))) for path in outside)


def _reads_markup() -> int:
    """In web: regular expressions with a tag or an attribute in them, and looks for an attribute in text."""
    found = 0
    for path in _files("src/ludosphere/web"):
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("re."):
                texts = [part.value for part in node.args if isinstance(part, ast.Constant)]
            elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In):
                texts = [node.left.value] if isinstance(node.left, ast.Constant) else []
            else:
                continue
            plain = [re.sub(r"\(\?P?<", "(", text) for text in texts if isinstance(text, str)]
            found += any(re.search(r"data-|<.", text) for text in plain)
    return found


def _floors() -> int:
    return max(floors(rooms(_graph(), f"ludosphere.games.{game}")) for game in GAMES)


@dataclass(frozen=True)
class Figure:
    """One row: what it was when it was first counted, what it may be at most, where it is to get."""

    name: str
    start: int
    ceiling: int
    target: int
    count: Callable[[], int]
    step: int = 1  # ceilings are multiples of it

    def height(self, today: int) -> int:
        """The lowest ceiling over a figure."""
        return -(-today // self.step) * self.step


FIGURES = (
    Figure("lines of Python in src", 102_468, 86_000, 75_000, lambda: _lines("src"), 1000),
    Figure("lines of Python in tests", 64_293, 72_000, 60_000, lambda: _lines("tests"), 1000),
    Figure("import circles", 8, 0, 0, lambda: len(circles(_graph()))),
    Figure("modules in them", 47, 0, 0, lambda: sum(map(len, circles(_graph())))),
    Figure("floors of the tallest game", 18, 12, 12, _floors),
    Figure("functions of more than 15 branches", 24, 2, 5, lambda: sum(n > 15 for n in _complexity())),
    Figure("functions of more than 10 branches", 89, 16, 30, lambda: len(_complexity())),
    Figure("files outside games/ that name a game", 61, 0, 0, _name_a_game),
    Figure(
        "lines that unpack an entry outside `packing.py`",
        186,
        8,
        0,
        lambda: _matches(r">> ?AT_|& 63\b", "src", besides="packing.py"),
    ),
    Figure("readings of our own HTML in web", 7, 0, 0, _reads_markup),
    Figure("`ContextVar`s in core", 1, 0, 0, lambda: _matches(r": ContextVar\[", "src/ludosphere/core")),
    Figure(
        "`getattr` and `hasattr` in web and terminal",
        29,
        4,
        8,
        lambda: _matches(r"\b(?:get|has)attr\(", "src/ludosphere/web", "src/ludosphere/terminal"),
    ),
)


def table(column: str, values: Iterable[int]) -> str:
    """All figures in Markdown, with a column of today's."""
    rows = [
        f"| {figure.name} | {figure.start:,} | {value:,} | {figure.target:,} |"
        for figure, value in zip(FIGURES, values, strict=True)
    ]
    return "\n".join([f"| figure | at the start | {column} | target |", "|---|---:|---:|---:|", *rows])


def page() -> str:
    """The page with the table as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    made = table("at most", [figure.ceiling for figure in FIGURES])
    return f"{before}{BEGIN}\n\n{made}\n\n{END}{rest.partition(END)[2]}"


def main() -> None:
    """Prints the table; says what is too high, and what can come down."""
    arguments = argparse.ArgumentParser(description="Figures of the code, with a ratchet")
    arguments.add_argument(
        "--write", action="store_true", help="write the ceilings into docs/architecture.md"
    )
    if arguments.parse_args().write:
        PAGE.write_text(page(), encoding="utf-8")
    today = [figure.count() for figure in FIGURES]
    print(table("today", today))
    worse = False
    for figure, value in zip(FIGURES, today, strict=True):
        height = figure.height(value)
        if value > figure.ceiling:
            worse = True
            print(
                f"Too high: {figure.name}, {value:,} where {figure.ceiling:,} is the most.", file=sys.stderr
            )
        elif height < figure.ceiling:
            print(f"The ceiling of {figure.name} can come down from {figure.ceiling:,} to {height:,}.")
    if PAGE.read_text(encoding="utf-8") != page():
        worse = True
        print("docs/architecture.md has other ceilings: python scripts/house.py --write", file=sys.stderr)
    sys.exit(worse)


if __name__ == "__main__":
    main()
