"""Words a bot says of a picture (8.4): what is seen in it, and what other cards' texts speak about.

The text of the card itself is never looked at: its statistics leave it out, whoever may have read it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .decks import Deck
    from .lexicon import Lexicon

_PRIOR_SEEN = (1.0, 2.0)
"""Of words in a description: hits and cards before anything was counted."""
_PRIOR_LIKE = (0.3, 6.0)
"""The same for words that are not in the description, counted over cards whose descriptions are like it."""
_LIKE = 3.0
"""How much more a card counts for each family its description shares with the picture's."""
MOST = 60
"""Words that are ranked."""


class _Texts:
    """Per card the families of its description and of the words of its text that may score."""

    def __init__(self, deck: Deck, lexicon: Lexicon, profile: str) -> None:
        cards = range(len(deck.cards))
        self.shown = [[(word, lexicon.families(word)) for word in lexicon.shown(card)] for card in cards]
        self.families = [frozenset().union(*[kin for _, kin in self.shown[card]]) for card in cards]
        self.words: list[dict[str, frozenset[str]]] = []
        self.texts: list[frozenset[str]] = []
        for card in cards:
            live = [one for one in lexicon.marked(card, profile) if one.content and not one.dead]
            self.words.append({one.token.word: one.families for one in live if not one.name})
            self.texts.append(frozenset().union(*[one.families for one in live]))


@lru_cache(maxsize=16)
def _texts(deck: Deck, lexicon: Lexicon, profile: str) -> _Texts:
    return _Texts(deck, lexicon, profile)


@lru_cache(maxsize=1024)
def ranked(deck: Deck, lexicon: Lexicon, profile: str, picture: int) -> tuple[str, ...]:
    """The words most likely to be in the text behind a picture, the likeliest first, as `read` gives them."""
    told = _texts(deck, lexicon, profile)
    others = [card for card in range(len(deck.cards)) if card != picture]
    chance: dict[str, float] = {}
    for word, kin in told.shown[picture]:
        hits, cards = _PRIOR_SEEN
        for card in others:
            if not kin.isdisjoint(told.families[card]):
                cards += 1.0
                hits += 0.0 if kin.isdisjoint(told.texts[card]) else 1.0
        chance[word] = hits / cards
    weights = {card: 1.0 + _LIKE * len(told.families[card] & told.families[picture]) for card in others}
    known = told.families[picture]
    for card in others:
        for word, kin in told.words[card].items():
            if word not in chance and kin.isdisjoint(known):
                chance[word] = _share(told, weights, kin)
    order = sorted(chance, key=lambda word: (-chance[word], word))
    return tuple(word for word in order if lexicon.read(word).word == word)[:MOST]


def _share(told: _Texts, weights: dict[int, float], kin: frozenset[str]) -> float:
    """The share of other cards' texts that have the family, cards like the picture counting more."""
    hits, cards = _PRIOR_LIKE
    for card, weight in weights.items():
        cards += weight
        hits += 0.0 if kin.isdisjoint(told.texts[card]) else weight
    return hits / cards
