"""A commentary taken apart: which words can score, and who scored with which (rulings 46 to 51, 65, 66)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from . import families, functions, lemmas
from .letters import Token, normal, tokens

_SKY: Final = frozenset(
    ("terre", "soleil", "lune", "univers", "earth", "sun", "moon", "universe", "suns", "soleils")
)
"""Written with a capital in texts about the sky; common nouns for all that."""
_NUMBERS: Final = {
    "fr": [
        "deux",
        "trois",
        "quatre",
        "cinq",
        "six",
        "sept",
        "huit",
        "neuf",
        "dix",
        "onze",
        "douze",
        "treize",
        "quatorze",
        "quinze",
        "seize",
        "vingt",
        "trente",
        "quarante",
        "cinquante",
        "soixante",
        "cent",
        "cents",
        "mille",
        "million",
        "millions",
        "milliard",
        "milliards",
    ],
    "en": [
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
        "thirty",
        "forty",
        "fifty",
        "sixty",
        "seventy",
        "eighty",
        "ninety",
        "hundred",
        "hundreds",
        "thousand",
        "thousands",
        "million",
        "millions",
        "billion",
        "billions",
    ],
}


class Marked(NamedTuple):
    """A word of a commentary: can it score, and what is it worth?

    `content`: no function word; `dead`: its family is in the title or in a label of the card (`because` is
    the word there); `name`: proper noun or number.
    """

    token: Token
    lemma: str
    content: bool
    families: frozenset[str]
    dead: bool
    because: str
    name: bool

    @property
    def family(self) -> str:
        """One name for its families, a reviewed one if there is one."""
        return (
            min(self.families, key=lambda name: (name[0] in "=~", name)).lstrip("=~") if self.families else ""
        )


def marked(
    text: str, title: str, labels: Iterable[str], lang: str, content: Iterable[str] = ()
) -> list[Marked]:
    """Every word of a commentary in text order. `content`: forms that are content words here (ruling 42)."""
    meant = frozenset(map(normal, content))
    killers: dict[str, str] = {}
    for line in (title, *labels):
        for token in tokens(line, lang):
            if not functions.is_function(token.word, lang):
                for family in families.families(token.word, lang):
                    killers.setdefault(family, token.word)
    found = []
    for token in tokens(text, lang):
        function = functions.is_function(token.word, lang) and token.word not in meant
        kin = frozenset[str]() if function else families.families(token.word, lang)
        killer = next((killers[family] for family in sorted(kin) if family in killers), "")
        found.append(
            Marked(
                token,
                lemmas.lemma(token.word, lang),
                not function,
                kin,
                bool(killer),
                killer,
                _is_name(token, lang),
            )
        )
    return found


def _is_name(token: Token, lang: str) -> bool:
    if any(part in _NUMBERS[lang] for part in token.word.split("-")):
        return True
    if not token.printed[:1].isupper() or token.word in _SKY:
        return False
    return not token.first or not lemmas.known(token.word, lang)


def scoring(words: Iterable[Marked]) -> list[Marked]:
    """The words of a commentary that can earn a star, one for each family (ruling 48)."""
    used: set[str] = set()
    found = []
    for word in words:
        if word.content and not word.dead and used.isdisjoint(word.families):
            found.append(word)
            used |= word.families
    return found


def annotated(
    text: str, title: str, labels: Iterable[str], lang: str, content: Iterable[str] = ()
) -> list[dict[str, Any]]:
    """The word list of a finished deck (`families` of a card): token, lemma, content, dead, family."""
    return [
        {
            "token": word.token.printed,
            "lemma": word.lemma,
            "content": word.content,
            "dead": word.dead,
            "family": word.family,
        }
        for word in marked(text, title, labels, lang, content)
    ]


def matching(guess: str, word: str, lang: str) -> bool:
    """Whether a guess is of the family of a word of the text; typed without accents it may be any (40)."""
    if guess == word or not families.families(guess, lang).isdisjoint(families.families(word, lang)):
        return True
    return guess.isascii() and not families.plain_families(guess, lang).isdisjoint(
        families.plain_families(word, lang)
    )


def judged(
    guesses: Sequence[str],
    words: Sequence[Marked],
    title: str,
    labels: Iterable[str],
    lang: str,
    links: Iterable[tuple[str, int]] = (),
) -> list[int]:
    """For each guess, in the order they were said, the number of the word it scores with, or -1.

    `guesses` as `words.read` gives them ("" for a word given up), `words` as `marked` gives them. `links`:
    pairs of a guess and a word's number that an appeal made one family (rulings 53, 72); they bring no dead
    word to life. Families of the title and the labels score nothing, and a family scores once.
    """
    dead = [
        token.word
        for line in (title, *labels)
        for token in tokens(line, lang)
        if not functions.is_function(token.word, lang)
    ]
    linked = frozenset(links)
    used: set[str] = set()
    found = []
    for guess in guesses:
        found.append(-1)
        if not guess or any(matching(guess, word, lang) for word in dead):
            continue
        for number, word in enumerate(words):
            if not word.content or word.dead or not used.isdisjoint(word.families):
                continue
            of_text = guess == word.token.word
            if (guess, number) in linked or (
                matching(guess, word.token.word, lang) and (of_text or families.is_word(guess, lang))
            ):
                found[-1] = number
                used |= word.families
                break
    return found
