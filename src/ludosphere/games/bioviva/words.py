"""The words of round 2, from the keyboard to the star: the front door to the modules about words.

`read` cleans what a player typed or says why it is refused (rulings 39 to 45, 67 to 69); `refusal` says
why. A deck's `Lexicon` (`lexicon.py`) knows its families of words (`families.py`) and
reads the backs of its cards (`commentary.py`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final, NamedTuple

from ...core.contract import Refusal
from .families import Families
from .letters import cut, normal

MOST: Final = 40
"""Letters of the longest word anybody may say."""
_INSIDE: Final = "'-"


class Guess(NamedTuple):
    """A word as it is said, or why it is none.

    `refused` is "" or the key of a `word-` message, `because` the word in it. A refused word costs nothing.
    """

    word: str
    refused: str = ""
    because: str = ""


def read(
    typed: str,
    families: Families,
    said: Iterable[str] = (),
    *,
    grammar_adverbs: bool = False,
    allow_repeats: bool = False,
) -> Guess:
    """What a player typed, as a word.

    `said`: the words already said on this card, as `read` gave them (ruling 44; `allow_repeats` is the
    setting without it). `grammar_adverbs`: the setting that refuses "très", "plus"... too (ruling 43).
    Whether the word is in the text, in the title or in a dictionary is not looked at (rulings 45, 67).
    """
    lang = families.lang
    if len(typed) > 4 * MOST:
        return Guess("", "long")
    word = normal(typed.strip())
    fault = _fault(word)
    if fault:
        return Guess("", fault)
    word = cut(word, lang)[1]
    if not word.strip(_INSIDE):
        return Guess("", "symbols")
    if families.grammar.refused(word):
        return Guess("", "function", word)
    if grammar_adverbs and families.grammar.refused(word, True):
        return Guess("", "adverb", word)
    if not allow_repeats:
        for other in said:
            if families.repeats(word, other):
                return Guess("", "said", other)
    return Guess(word)


def _fault(word: str) -> str:
    """What is wrong with the characters of a word, or ""."""
    if not word:
        return "empty"
    if len(word) > MOST:
        return "long"
    if any(c.isspace() for c in word):
        return "several"
    if any(c.isdigit() or c.isnumeric() for c in word):
        return "number"
    if not all(c.isalpha() or c in _INSIDE for c in word):
        return "symbols"
    if not all(c in _INSIDE or unicodedata.name(c, "").startswith("LATIN") for c in word):
        return "alphabet"
    if word[0] in _INSIDE or word[-1] in _INSIDE:
        return "symbols"
    return ""


def refusal(guess: Guess) -> Refusal:
    """Why a guess was refused."""
    return Refusal(f"word-{guess.refused}", typed=guess.because, most=MOST)
