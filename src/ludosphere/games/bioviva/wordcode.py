"""Words as whole numbers, so that a word somebody says is an action like any other.

A letter is six bits; the number reads like the word, the first letter in the highest bits. No letter is 0, so
every word has a number of its own and every number that is one comes from one word. The order of `LETTERS`
is part of every snapshot: letters may be added at its end, up to 63, never moved.
"""

from __future__ import annotations

from typing import Final

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz-'àâäáãåçéèêëíìîïñóòôöõúùûüýÿøšžčðþ"
"""All letters of words in the spelling of `letters.normal`: those of French and English words, borrowed ones
among them. œ, æ and capitals are spelled out before; anything else is no letter here."""
MOST: Final = 40
"""Letters of the longest word."""

_BITS: Final = 6
_MASK: Final = 63
_CODES: Final = {letter: code for code, letter in enumerate(LETTERS, 1)}
# A word may need 240 bits: whole numbers of any size here, no i64.
_END: Final = 1 << _BITS * MOST


def packed(word: str) -> int:
    """The number of a word of 1 to `MOST` letters; raises ValueError for anything else."""
    if not 0 < len(word) <= MOST:
        raise ValueError(f"A word has 1 to {MOST} letters, not {len(word)}.")
    number = 0
    for letter in word:
        code = _CODES.get(letter)
        if code is None:
            raise ValueError(f"{letter!r} is no letter of a word.")
        number = number << _BITS | code
    return number


def unpacked(number: int) -> str:
    """The word of a number; raises ValueError if it is the number of none."""
    if not 0 < number < _END:
        raise ValueError("This is the number of no word.")
    word = ""
    left = number
    while left:
        code = left & _MASK
        if not 0 < code <= len(LETTERS):
            raise ValueError("This is the number of no word.")
        word = LETTERS[code - 1] + word
        left >>= _BITS
    return word
