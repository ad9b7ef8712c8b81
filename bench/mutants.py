"""What the tests notice: mistakes made on purpose in the rules, the tables and the accounts.

    pip install cosmic-ray
    python bench/mutants.py --number 300 --seconds 3600 --out mutants.jsonl

Draws statements by chance, and of each one a mistake that Cosmic Ray can make in it: another comparison, a
number that is one off, a condition turned round, a loop that never runs. In a copy of the tree, the quick
tests of the folder that belongs to the module run with it until one fails, those that name the module first,
at last those of every game. What they let pass meets all cases of the folder's tests, unless `--quick`
spares them. Annotations are left alone: nothing evaluates them. In the end the tests that failed must pass
without a mistake.

Each line of `--out` is a mutant, in the order in which they were drawn; the next run goes on behind it.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from math import comb
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("core", "games", "tables", "people")
ELSEWHERE = ("terminal", "puzzles", "study", "study.py")
"""What lies in games and is tested by other folders."""
EVERY_GAME = ("tests/test_kit.py", "tests/test_golden.py")
QUICK, ALL = 120, 1800
"""Seconds of the processor's time that the quick tests and all of them may take: then they hang."""
Row = dict[str, Any]


def statements(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """The first and the last line of each statement, of its head only where it has a body."""
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and not isinstance(node, (ast.Import, ast.ImportFrom)):
            body = getattr(node, "body", None)
            end = (body[0].lineno - 1 if body else node.end_lineno) or node.lineno
            yield node.lineno, max(node.lineno, end)


def in_annotation(node: Any) -> bool:
    """Is the node of parso's tree only there for the checker of types?"""
    while node.parent is not None:
        above = node.parent
        if above.type in ("tfpdef", "annassign") and above.children[1] is node:
            return True
        if above.type == "param" and getattr(above, "annotation", None) is node:
            return True
        if above.type == "funcdef" and above.annotation is node:
            return True
        node = above
    return False


def mutants(code: str, first: int, last: int) -> Iterator[tuple[str, str]]:
    """Every mistake in the lines: the operator's name and the code with it."""
    names = [name for name in operator_names() if not name.startswith("core/Variable")]
    operators = [(name, get_operator(name)()) for name in names]
    places = [
        number
        for number, node in enumerate(ast_nodes(get_ast(code)))
        if first <= node.start_pos[0] <= last and not in_annotation(node)
    ]
    found = list(ast_nodes(get_ast(code)))
    for number in places:
        for name, operator in operators:
            for index, (begin, _) in enumerate(operator.mutation_positions(found[number])):
                if first <= begin[0] <= last:
                    yield name, mutated(code, number, operator, index)


def mutated(code: str, number: int, operator: Any, index: int) -> str:
    """The code with a mistake in one node of its tree."""
    root = get_ast(code)
    node = list(ast_nodes(root))[number]
    above = node.parent
    at = next(place for place, child in enumerate(above.children) if child is node)
    above.children[at] = operator.mutate(node, index)
    return str(root.get_code())


def drawn(seed: int) -> Iterator[tuple[Path, str, str, str]]:
    """Mutants of the tree here, without end: the file, its code, the operator, the code with the mistake."""
    chance = random.Random(seed)
    lines: list[tuple[Path, int, int]] = []
    for part in PARTS:
        for path in sorted(Path("src/ludosphere", part).rglob("*.py")):
            inside = path.parts[4:]
            if not set(inside) & set(ELSEWHERE):
                lines += [(path, *span) for span in statements(ast.parse(path.read_text(encoding="utf-8")))]
    while True:
        path, first, last = chance.choice(lines)
        code = path.read_text(encoding="utf-8")
        if choices := [(name, changed) for name, changed in mutants(code, first, last) if changed != code]:
            yield path, code, *chance.choice(choices)


def tests_of(path: Path) -> list[str]:
    """The files of tests for a module, those that name it first."""
    folders = path.parts[2:-1]
    folder = Path("tests", *(folders[:2] if folders[0] == "games" else folders[:1]))
    name = path.parent.name if path.stem == "__init__" else path.stem
    files = sorted(folder.rglob("test_*.py")) if len(folders) > 1 or folders[0] != "games" else []
    named = re.compile(rf"\b{name}\b")
    files.sort(key=lambda file: (file.stem != f"test_{name}", not named.search(file.read_text("utf-8"))))
    return [str(file) for file in files]


def outcome(tests: list[str], options: list[str], seconds: int) -> tuple[str, str]:
    """What the tests say: "survived", "killed", or "timed out"; and the test that failed."""

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-rfE", *options, *tests]
    running = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": "src"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=limited,
        start_new_session=True,
    )
    try:
        output, _ = running.communicate(timeout=10 * seconds)
    except subprocess.TimeoutExpired:
        output = ""
    with suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    code = running.wait()
    failed = re.search(r"^(?:FAILED|ERROR) (tests/.*?)(?: - .*)?$", output, re.MULTILINE)
    said = "survived" if code == 0 else "timed out" if code < 0 else "killed"
    return said, failed[1] if failed else ""


def judged(path: Path, code: str, changed: str, quick: bool) -> tuple[str, str]:
    """What becomes of a mutant, and by which test; the working directory is the copy of the tree."""
    before, tests = path.stat(), tests_of(path)
    path.write_text(changed, encoding="utf-8")
    try:
        more = EVERY_GAME if "games" in path.parts else ()
        said, test = outcome([*tests, *more], ["-x", "--quick"], QUICK)
        return outcome(tests, ["-x"], ALL) if said == "survived" and tests and not quick else (said, test)
    finally:
        path.write_text(code, encoding="utf-8")
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def interval(hits: int, number: int) -> tuple[float, float]:
    """Of Clopper and Pearson: between which shares the true one lies with 95% certainty."""

    def at_least(count: int, share: float) -> float:
        return sum(comb(number, k) * share**k * (1 - share) ** (number - k) for k in range(count, number + 1))

    def where(count: int, wanted: float) -> float:
        low, high = 0.0, 1.0
        for _ in range(50):
            middle = (low + high) / 2
            low, high = (middle, high) if at_least(count, middle) < wanted else (low, middle)
        return low

    return where(hits, 0.025) if hits else 0.0, where(hits + 1, 0.975) if hits < number else 1.0


def summary(rows: list[Row]) -> str:
    """How many were killed, and what the others are."""
    counts = Counter(str(row["said"]) for row in rows)
    killed = counts["killed"] + counts["timed out"]
    low, high = interval(killed, len(rows))
    said = [
        f"{len(rows)} mutants: {counts['killed']} killed, {counts['timed out']} timed out,"
        f" {counts['survived']} survived; noticed: {killed / len(rows):.1%} ({low:.1%} to {high:.1%})"
    ]
    for row in rows:
        if row["said"] == "survived":
            said += [f"{row['number']}. {row['file']}:{row['line']} ({row['operator']})", *row["change"]]
    return "\n".join(said)


def main() -> None:
    """Judges mutants until there are enough or time is over."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--number", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("mutants.jsonl"))
    parser.add_argument("--quick", action="store_true", help="the quick tests only")
    given = parser.parse_args()
    until, out = time.monotonic() + given.seconds, given.out.resolve()
    rows: list[Row] = [json.loads(line) for line in out.read_text().splitlines()] if out.exists() else []
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".git", ".venv*", "node_modules"))
        os.chdir(tree)
        outcome(["tests"], ["--quick", "--collect-only"], ALL)  # leaves bytecode behind
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        for number, (path, code, operator, changed) in enumerate(drawn(given.seed), start=1):
            if number > given.number or time.monotonic() > until:
                break
            if number <= len(rows):
                continue
            diff = list(difflib.unified_diff(code.splitlines(), changed.splitlines(), lineterm="", n=0))[2:]
            line = int(diff[0].split()[1].lstrip("-").partition(",")[0])
            said, test = judged(path, code, changed, given.quick)
            rows.append(
                {"number": number, "file": str(path), "line": line, "operator": operator}
                | {"change": diff[1:], "said": said, "test": test}
            )
            with out.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
        failed = sorted({str(row["test"]) for row in rows if row["test"]})
        said, test = outcome(failed, [], ALL) if failed else ("survived", "")
        if said != "survived":
            sys.exit(f"Without a mistake too a test fails: {test}")
    print(summary(rows))


if __name__ == "__main__":
    main()
