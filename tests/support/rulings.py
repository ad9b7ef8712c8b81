"""The rulings of a game: those its page numbers, those tests are named after, those its engine quotes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Rulings:
    """Where the rulings of a game stand, and how tests and comments name them."""

    game: str
    chapter: str
    """How the heading of their chapter begins."""
    last: int
    test: str
    """Behind `def test_`: the numbers a test is named after, followed by an underscore."""
    modules: str
    """Those of the engine whose comments quote rulings."""
    quote: str
    """One ruling among what stands in brackets in a comment."""
    brackets: str = r"\(([^()]*)\)"

    def numbers(self) -> list[int]:
        """Those of the page, in order."""
        page = ROOT / "docs" / "rules" / f"{self.game.replace('_', '-')}.md"
        chapter = page.read_text(encoding="utf-8").split(f"\n## {self.chapter}")[1].split("\n## ")[0]
        return [int(number) for number in re.findall(r"^(\d+)\. ", chapter, re.MULTILINE)]

    def tested(self) -> set[int]:
        """Those a test is named after."""
        named: set[int] = set()
        for file in (ROOT / "tests" / "games" / self.game).glob("test_*.py"):
            source = file.read_text(encoding="utf-8")
            for numbers in re.findall(rf"^def test_{self.test}_\w", source, re.MULTILINE):
                named |= {int(number) for number in re.findall(r"\d+", numbers)}
        return named

    def bracketed(self) -> Iterator[str]:
        """What stands in brackets in the comments of the engine."""
        for name in self.modules.split():
            path = ROOT / "src" / "ludosphere" / "games" / self.game / f"{name}.py"
            for comment in re.findall(r'"""[^"]*"""|#.*', path.read_text(encoding="utf-8")):
                yield from re.findall(self.brackets, comment)

    def quoted(self) -> set[int]:
        """Those the engine's comments quote."""
        return {int(number) for inside in self.bracketed() for number in re.findall(self.quote, inside)}


LISTS = r"\((\d{1,3}(?:[,–] ?\d{1,3})*)\)"
"""Brackets with nothing but rulings."""
RULINGS = [
    Rulings("biomos", "Rulings\n", 60, r"ruling_(\d\d)", "rules planet", r"\d+", LISTS),
    Rulings(
        "bioviva", "6. Rulings", 75, r"(?:rulings?_|r)(\d\d(?:_(?:and_r)?\d\d)*)",
        "rules circle shower guessing scoring words lexicon families commentary",
        r"(?<![\w.–])(\d{1,2})(?=[,):]|$)",
    ),
    Rulings(
        "earth", "14. Rulings", 133, r"ruling_(\d+)",
        "activation choices deeds effects gaia planting rules scoring state turn", r"\d+", LISTS,
    ),
    Rulings(
        "living_planet", "5. Rulings\n", 123, r"r(\d{3})",
        "actions building cataclysms choices exploring ground moving production scoring state trading turn",
        r"(?<![\w.–])(\d{1,3})(?=[,)]|$)",
    ),
]  # fmt: skip
