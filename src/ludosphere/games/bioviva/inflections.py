"""Regular inflection in French, backwards: what a form may be a form of. Irregular ones are in the tables."""

from __future__ import annotations

from typing import Final

_VERB: Final = (
    *("e", "es", "ons", "ez", "ent", "ais", "ait", "ions", "iez", "aient", "ai", "as", "a", "âmes", "âtes"),
    *("èrent", "erai", "eras", "era", "erons", "erez", "eront", "erais", "erait", "erions", "eriez"),
    *("eraient", "é", "ée", "és", "ées", "ant"),
)
"""Endings of verbs in -er, but for the imperfect subjunctive."""
_FEMININE: Final = {
    "euse": ("eur", "eux"),
    "trice": ("teur",),
    "ière": ("ier",),
    "enne": ("en",),
    "elle": ("el",),
    "ive": ("if",),
    "e": ("",),
}
_SHORTEST: Final = 3
"""Letters of a root at least."""


def bases(word: str, feminine: bool) -> list[str]:
    """The words that this would be a regular form of, whether they exist or not.

    `feminine`: a feminine form may be one too ("colleuse" of colleur).
    """
    found = [f"{root}er" for root in _roots(word)]
    one = _singular(word)
    found += one
    if feminine:
        for form in (word, *one):
            for ending, others in _FEMININE.items():
                if form.endswith(ending):
                    found += [form.removesuffix(ending) + other for other in others]
    return [base for base in found if base != word]


def _roots(word: str) -> list[str]:
    """What is left of a verb without its ending; "nageons" gives nag-, "lançait" lanc-."""
    found = []
    for ending in _VERB:
        root = word.removesuffix(ending)
        if root == word or len(root) < _SHORTEST:
            continue
        soft = ending[0] in "aoâ"
        found.append(root.removesuffix("e") if soft and root.endswith("ge") else root)
        if soft and root.endswith("ç"):
            found[-1] = root[:-1] + "c"
    return found


def _singular(word: str) -> list[str]:
    if word.endswith("aux"):
        return [word.removesuffix("aux") + "al", word[:-1]]
    return [word[:-1]] if word[-1] in "sx" and len(word) > _SHORTEST else []
