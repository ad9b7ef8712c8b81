"""What a game is played with: its options as numbers, its deck and, from round 2 on, its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ...core.contract import Game
from ...core.options import Options
from .decks import deck
from .former import former as as_it_was

if TYPE_CHECKING:
    from .decks import Deck
    from .lexicon import Lexicon

UNLIMITED: Final = 255
"""Looks at a spin that only time ends."""
PACE: Final = 1200
"""Milliseconds that a look takes at least (8.1): a spin of so long has room for so many looks."""
LENGTHS: Final = {"short": (8_000, 12_000), "normal": (12_000, 18_000), "long": (24_000, 36_000)}
"""How long the first spin may last, in milliseconds, from and to."""


@final
class Setting:
    """The options of a game; positions share it and never change it."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options
        self.seats: i64 = _number(options, "seats")
        former = "rules" in options
        """Did the game begin under the first rules?"""
        self.deck: Deck = deck(str(options["deck"]))
        if former:
            self.deck = as_it_was(self.deck)
        self.lang = str(options["lang"])
        self.profile = str(options["profile"])
        self.masks: list[int] = self.deck.masks(self.profile)
        """By card: a bit per characteristic. Two cards are identical when these are equal (16)."""
        self.kinds: list[int] = sorted(set(self.masks))
        """The different pairs of characteristics there are."""
        self.kind_of: list[int] = [self.kinds.index(mask) for mask in self.masks]
        """By card: which of them it has."""
        self.cards: i64 = len(self.masks)
        self.turns: i64 = self.seats * (4 if self.seats == 2 else 3)
        """Turns of round 1 in all (25, 56)."""
        self.top = str(options["top"])
        self.peeks: i64 = _number(options, "peeks") if self.top == "budget" else UNLIMITED
        self.whole = options["backs"] == "whole"
        self.rewards: list[int] = [_number(options, f"tier{tier}") for tier in (1, 2, 3)]
        self.adverbs = options["adverbs"] == "refused"
        self.repeats = options["repeats"] == "allowed"
        self.strict_straddle = options["straddle"] == "out"
        self.aim = options["aim"] == "on"
        self.sealed = options["words"] == "sealed"
        self.most_starred = options["cards"] == "stars"
        self.ideas = former or "on" in (options["ideas"], options["children"])
        """Are words offered that were written for the picture? Programs are offered them too, then."""
        self.appeals = options["appeals"] == "on"
        self.choose_figures = options["figures"] == "chosen"
        self.first: i64 = _number(options, "first")
        self.youngest: i64 = _number(options, "youngest")
        self.log = options["aid"] == "log"
        self.breaks_ties = options["tie"] == "round2"
        self._lexicon: Lexicon | None = None

    def lexicon(self) -> Lexicon:
        """The words of this deck in the language of the table; read when they are first needed."""
        if self._lexicon is None:
            from .lexicon import lexicon_of  # not before: it reads dictionaries

            self._lexicon = lexicon_of(self.deck, self.lang, str(self.options["family"]))
        return self._lexicon

    def offered(self, picture: int) -> tuple[str, ...]:
        """What can be pointed at for a picture."""
        return self.lexicon().offered(picture, self.ideas)

    def scoring(self, picture: int, card: int) -> tuple[str, ...]:
        """Those words offered for a picture that would score with the text of a card."""
        return self.lexicon().scoring(picture, card, self.profile, self.ideas)

    def vocabulary(self) -> dict[str, int]:
        """The words that can be pointed at, each with its number. Don't change it."""
        return self.lexicon().vocabulary(self.ideas)


def _number(options: Options, name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value
