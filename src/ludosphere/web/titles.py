"""What the pages call a game, its options and what is on its table: words of the game's own texts."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

from ..core.contract import Game
from ..core.text import texts
from ..kit.presenter import presenter
from ..lab.puzzles import games_with_puzzles
from .guide_text import written
from .lessons import lessons
from .pages import words


class Titles:
    """The names of one game's things in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self._game = game
        self._name, self._lang, self._pages = game.name, lang, words(lang)
        package = sys.modules[type(game).__module__].__package__ or ""
        self._own = texts(package, lang) if package else None
        self._shown = presenter(game.name)

    def _said(self, key: str, **args: Any) -> str | None:
        return self._own(key, args) if self._own is not None and key in self._own else None

    @property
    def title(self) -> str:
        """The game's name."""
        return self._said("about-title") or self._name.replace("_", " ").capitalize()

    @property
    def lead(self) -> str:
        """The game in a sentence."""
        return self._said("about-lead") or ""

    @property
    def minutes(self) -> str:
        """How long it takes."""
        return self._said("about-minutes") or ""

    @property
    def solo(self) -> str:
        """Whom one plays against alone."""
        return self._said("about-solo") or ""

    @property
    def opponents(self) -> str:
        """What the panels of the others show."""
        return self._said("about-opponents") or self._pages("opponents")

    @property
    def automatic(self) -> tuple[str, str]:
        """The automatic opponent: in a table, and in a sentence."""
        return self._said("automatic") or "…", self._said("automatic-said") or "…"

    @property
    def introduction(self) -> list[tuple[str, str]]:
        """What is told in a first game: the name of each step and what it says; [] if nothing."""
        steps = ("introduce-wins", "introduce-mine", "introduce-first", "introduce-second")
        return [(step.removeprefix("introduce-"), said) for step in steps if (said := self._said(step))]

    def cards(self, count: int) -> str:
        """So many cards, above the list of all."""
        return self._said("atlas-lead", count=count) or self._pages("atlas-lead", count=count)

    def tie(self, name: str, you: bool) -> str:
        """Who wins although others have as many points."""
        if you:
            return self._said("win-tie-you") or self._pages("you-win-tie")
        return self._said("win-tie", name=name) or self._pages("wins-tie", name=name)

    def option(self, name: str) -> str:
        """An option's name."""
        return self._said(f"option-{name}") or name.replace("_", " ").capitalize()

    def value(self, option: str, value: object) -> str:
        """A value's name."""
        said = self._said(f"option-{option}-{value}")
        return said or self._shown.option_name(option, value, self._lang) or str(value)

    def about(self, *names: object) -> str:
        """A sentence about an option or one of its values; "" if there is none."""
        return self._said(f"option-{'-'.join(map(str, names))}-lead") or ""

    @property
    def has_guide(self) -> bool:
        """Is there a guide to its rules?"""
        return written(self._name, self._lang) is not None

    @property
    def has_cards(self) -> bool:
        """Are there cards to look at in an atlas?"""
        return bool(self._shown.cards(None))

    @property
    def has_lessons(self) -> bool:
        """Can it be learned step by step?"""
        return bool(lessons(self._name))

    @property
    def has_puzzles(self) -> bool:
        """Are there puzzles of it?"""
        return self._name in games_with_puzzles()

    @property
    def has_rules(self) -> bool:
        """Is there a page of the values this game is played with?"""
        return self._shown.rules is not None

    @property
    def rules(self) -> str:
        """What there is to know about the values this game is played with."""
        return self._said("about-rules") or ""

    def differences(self, house: str, lang: str) -> list[str]:
        """What house rules change, a few words each."""
        return self._shown.differences(house, lang)

    def mode(self, options: dict[str, Any]) -> str:
        """How the game is played, if it can be played in several ways, and whether in teams."""
        said = [self.value("mode", options["mode"])] if "mode" in options else []
        if self._game.teams(options):
            said.append(self.value("teams", options["teams"]))
        return " · ".join(said)

    @cache  # noqa: B019 - there are as many as games and languages
    def picture(self, *names: str) -> str | None:
        """The first of these pictures that there is."""
        return next((name for name in names if self._shown.picture(name) is not None), None)


@cache
def titles(game: Game, lang: str) -> Titles:
    """The titles of a game in a language."""
    return Titles(game, lang)
