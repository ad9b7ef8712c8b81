"""Words as typed and as printed: one spelling for both, elisions cut, texts taken apart.

A *word* here is in lower case, composed (NFC), with ' for the typographic apostrophe and oe, ae for œ, æ.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final, NamedTuple

LANGUAGES: Final = ("fr", "en")

_ELIDED: Final = ("jusqu'", "lorsqu'", "puisqu'", "quoiqu'", "qu'", *(f"{letter}'" for letter in "ldjmtsnc"))
_NEVER_CUT: Final = (
    "aujourd'hui",
    "presqu'ile",
    "presqu'île",
    "quelqu'un",
    "quelqu'une",
    "prud'homme",
    "c'est-à-dire",
)
_CLITIC: Final = re.compile(
    r"-(?:t-)?(je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|le|la|les|lui|leur|y|en|ci|là)$"
)
_PIECE: Final = re.compile(r"(?<!\d)[^\W\d_]+(?:['-][^\W\d_]+)*(?![\w])")  # nothing of "M87"
_SENTENCE_END: Final = ".!?…"


def normal(text: str) -> str:
    """The text in the one spelling that words are compared in."""
    plain = unicodedata.normalize("NFC", text).lower().replace("’", "'").replace("ʼ", "'")
    return plain.replace("œ", "oe").replace("æ", "ae").replace("‑", "-").replace("\xad", "")


def folded(word: str) -> str:
    """A word without its accents."""
    if word.isascii():
        return word
    apart = unicodedata.normalize("NFD", word)
    return unicodedata.normalize("NFC", "".join(c for c in apart if not unicodedata.combining(c)))


def cut(word: str, lang: str) -> tuple[str, str]:
    """A leading elided article or pronoun (with its apostrophe, or "") and what is left (rulings 39, 69).

    In English a final 's is cut instead, and nothing is left before.
    """
    if lang == "en":
        return "", word.removesuffix("'s")
    if not word.startswith(_NEVER_CUT):
        for elided in _ELIDED:
            if word.startswith(elided) and len(word) > len(elided):
                return elided, word[len(elided) :]
    return "", word


class Token(NamedTuple):
    """A word of a text: as compared, as printed, whether it begins a sentence, and where it begins."""

    word: str
    printed: str
    first: bool
    start: int

    @property
    def end(self) -> int:
        """Where it ends. The text between is `printed`, but for the shape of apostrophes and hyphens."""
        return self.start + len(self.printed)


def tokens(text: str, lang: str) -> list[Token]:
    """The words of a text in order; elided words ("l'") and inverted pronouns ("-t-il") apart.

    Places are those in the composed text (NFC).
    """
    found: list[Token] = []
    spelled = unicodedata.normalize("NFC", text).replace("’", "'").replace("‑", "-")
    end = 0
    first = True
    for match in _PIECE.finditer(spelled):
        between = spelled[end : match.start()]
        first = first or any(mark in between for mark in _SENTENCE_END)
        end = match.end()
        start = match.start()
        printed = match.group()
        if not all(c.isalpha() or c in "'-" for c in printed):  # "m²"
            continue
        word = normal(printed)
        if lang == "fr":
            before, left = cut(word, lang)
            if before:
                found.append(Token(before, printed[: len(before)], first, start))
                first = False
                start += len(before)
                word = left
                printed = printed[len(before) :]
            clitic = _CLITIC.search(word)
            if clitic is not None and word not in _WITH_CLITIC:
                verb = len(printed) - len(clitic.group())
                found.append(Token(word[: clitic.start()], printed[:verb], first, start))
                first = False
                word = clitic.group(1)
                start += len(printed) - len(word)
                printed = printed[-len(word) :]
        else:
            word = cut(word, lang)[1]
        found.append(Token(word, printed, first, start))
        first = False
    return found


_WITH_CLITIC: Final = ("celui-ci", "celle-ci", "ceux-ci", "celles-ci", "celui-là", "celle-là", "au-delà")


def counted(text: str) -> int:
    """How long a text is: what stands between blanks and holds a letter or a digit."""
    return sum(any(c.isalnum() for c in piece) for piece in text.split())
