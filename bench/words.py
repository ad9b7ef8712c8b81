"""Words of round 2 of Bioviva: how often the first ones of each ranking score, and what `FITTED` is.

    python bench/words.py

For every card and both languages a logistic regression is fitted to the words of all other cards, and ranks
those of this one: so are its figures found. The numbers for `games/bioviva/guesser.py` come last, fitted to
all cards of the deck of the sky.
"""

from __future__ import annotations

import numpy as np

from ludosphere.core.registry import game
from ludosphere.games.bioviva import guesser
from ludosphere.games.bioviva.rules import BiovivaPosition

FIRST = 4
"""So many words of a ranking are looked at."""
DECAY = 1.0
"""What squares of weights cost, beside the summed cross-entropy."""


def rows(lang: str, ideas: bool) -> list[tuple[int, list[float], bool]]:
    """Card, inputs and success of every word that might be said."""
    position = game("bioviva").new({"lang": lang, "ideas": "on" if ideas else "off"}, 1)
    assert isinstance(position, BiovivaPosition)
    setting = position.setting
    lexicon = setting.lexicon()
    told = guesser.texts(setting.deck, lexicon, setting.profile, ideas)
    found = []
    for card in range(len(told.texts)):
        for word, row in guesser.inputs(told, card).items():
            if lexicon.read(word, grammar_adverbs=setting.adverbs).word == word:
                found.append((card, row, not lexicon.families(word).isdisjoint(told.texts[card])))
    return found


def regression(x: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Weights (d,) of a logistic regression of won (n,) on x (n, d), by Newton's method."""
    weights = np.zeros(x.shape[1])
    for _ in range(20):
        chance = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (chance - won) + DECAY * weights
        curve = (x * (chance * (1 - chance))[:, None]).T @ x + DECAY * np.eye(len(weights))
        weights -= np.linalg.solve(curve, slope)
    return weights


def hits(values: np.ndarray, cards: np.ndarray, won: np.ndarray) -> list[float]:
    """How often the first, second … word of a card scores, when they are ranked by these values."""
    scored = []
    for card in sorted(set(cards.tolist())):
        own = np.flatnonzero(cards == card)
        scored.append(won[own[np.argsort(-values[own], kind="stable")[:FIRST]]])
    shares: list[float] = np.mean(scored, axis=0).tolist()
    return shares


def main() -> None:
    """Prints the figures, without ideas and with them."""
    for ideas in (False, True):
        both = [
            (1000 * number + row[0], *row[1:])
            for number, lang in enumerate(("en", "fr"))
            for row in rows(lang, ideas)
        ]
        cards = np.array([row[0] for row in both])
        x = np.array([row[1] for row in both])
        won = np.array([float(row[2]) for row in both])
        apart = np.zeros(len(won))
        for card in sorted(set((cards % 1000).tolist())):
            own = cards % 1000 == card
            apart[own] = x[own] @ regression(x[~own], won[~own])
        print("with ideas" if ideas else "without ideas")
        for name, values in (("counted", x[:, 0]), ("fitted to the other cards", apart)):
            shares = hits(values, cards, won)
            print(f"{name}: {', '.join(f'{share:.1%}' for share in shares)}; mean {np.mean(shares):.1%}")
        weights = tuple(round(float(weight), 2) for weight in regression(x, won))
        print(f"FITTED[{ideas}] =", weights)


if __name__ == "__main__":
    main()
