"""The words of one deck in one language: what may be said, what is of one family, what scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from . import commentary, functions, words
from .commentary import Back, Marked
from .families import Families, Table
from .letters import normal, tokens
from .words import Guess

if TYPE_CHECKING:
    from .decks import Deck


class Lexicon(Families):
    """The families of a deck's words (`families.py`), and its texts taken apart by them.

    `deck.lexicon(lang, level)` gives it. Cards are named by their index in the deck.
    """

    def __init__(self, deck: Deck, lang: str, level: str = "standard") -> None:
        super().__init__(Table.read(deck.files[f"families_{lang}.json"], lang), level)
        self.deck = deck
        self._marked: dict[tuple[int, str], tuple[Marked, ...]] = {}
        self._shown: dict[int, tuple[str, ...]] = {}
        self._vocabulary: dict[str, int] = {}
        self._scoring: dict[tuple[int, int, str], tuple[str, ...]] = {}

    def read(
        self,
        typed: str,
        said: Iterable[str] = (),
        *,
        grammar_adverbs: bool = False,
        allow_repeats: bool = False,
    ) -> Guess:
        """What a player typed, as a word, or why it is refused: see `words.read`."""
        return words.read(typed, self, said, grammar_adverbs=grammar_adverbs, allow_repeats=allow_repeats)

    def back(self, index: int, profile: str) -> Back:
        """What the back of a card says."""
        card = self.deck.cards[index]
        labels = self.deck.labels(index, profile, self.lang)
        content = frozenset(map(normal, card.content[self.lang]))
        lemmas = card.lemmas[self.lang]
        return Back(card.commentary[self.lang], card.title[self.lang], tuple(labels), content, lemmas)

    def marked(self, index: int, profile: str) -> tuple[Marked, ...]:
        """The words of a card's commentary in text order."""
        key = (index, profile)
        if key not in self._marked:
            self._marked[key] = tuple(commentary.marked(self.back(index, profile), self))
        return self._marked[key]

    def judged(
        self, index: int, profile: str, guesses: Sequence[str], links: Iterable[tuple[str, int]] = ()
    ) -> list[int]:
        """For each guess the number of the word of the commentary that it scores with, or -1.

        `guesses` in the order they were said, as `read` gives them ("" for a word given up); `links`: pairs
        of a guess and a word's number that an appeal made one family (rulings 53, 72).
        """
        words = self.marked(index, profile)
        return commentary.judged(guesses, words, self.back(index, profile), self, links)

    def shown(self, index: int) -> tuple[str, ...]:
        """The content words of the public description of a card's picture, each once, in order."""
        if index not in self._shown:
            scene = tokens(self.deck.cards[index].scene[self.lang], self.lang)
            content = [token.word for token in scene if not functions.is_function(token.word, self.lang)]
            read = (self.read(word) for word in content)
            self._shown[index] = tuple(dict.fromkeys(guess.word for guess in read if guess.word))
        return self._shown[index]

    def vocabulary(self) -> dict[str, int]:
        """The words of all descriptions in the order of their letters, each with its number from 0."""
        if not self._vocabulary:
            words = {word for index in range(len(self.deck.cards)) for word in self.shown(index)}
            self._vocabulary = {word: number for number, word in enumerate(sorted(words))}
        return self._vocabulary

    def scoring(self, picture: int, index: int, profile: str) -> tuple[str, ...]:
        """Those words of a picture's description that would score with the text of card `index`."""
        key = (picture, index, profile)
        if key not in self._scoring:
            words = self.shown(picture)
            self._scoring[key] = tuple(word for word in words if self.judged(index, profile, [word])[0] >= 0)
        return self._scoring[key]
