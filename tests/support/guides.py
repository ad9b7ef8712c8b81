"""The source of a game's guide, taken apart: what the tests of guides have in common."""

import re
from functools import cache
from importlib import resources

from ludosphere.web.guide import section_of


class Source:
    """The Markdown of the guide to a game, by language."""

    def __init__(self, game: str) -> None:
        self.game = game

    @cache  # noqa: B019 - there are as many as games
    def text(self, lang: str) -> str:
        """All of it."""
        folder = resources.files(f"ludosphere.games.{self.game}.guide")
        return folder.joinpath(f"{lang}.md").read_text(encoding="utf-8")

    def headings(self, lang: str) -> list[tuple[int, str, str]]:
        """Level, title and anchor of every heading below the title."""
        found = re.findall(r"^(##+) (.+?) \{#([a-z0-9-]+)\}$", self.text(lang), re.MULTILINE)
        return [(len(marks), title, anchor) for marks, title, anchor in found]

    def anchors(self, lang: str) -> list[str]:
        """Those of the headings, in order."""
        return [anchor for _, _, anchor in self.headings(lang)]

    def pictures(self, lang: str) -> list[str]:
        """The names of the pictures, in order."""
        return re.findall(r"^!\[.+\]\(picture:([a-z-]+)\)$", self.text(lang), re.MULTILINE)

    def section(self, lang: str, anchor: str) -> str:
        """What stands below a heading, up to the next one."""
        below = self.text(lang).split(f"{{#{anchor}}}\n", 1)[1]
        return re.split(r"^##", below, maxsplit=1, flags=re.MULTILINE)[0]

    def answer(self, question: str) -> str | None:
        """The anchor that answers a question of the game; see `section_of`."""
        return section_of(self.game, question)

    def rows(self, lang: str, anchor: str) -> list[list[str]]:
        """The cells of the first table of a section, without its head."""
        table = [line for line in self.section(lang, anchor).splitlines() if line.startswith("|")]
        return [[cell.strip(" *") for cell in line.strip("|").split("|")] for line in table[2:]]
