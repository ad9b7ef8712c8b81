"""Which section of a guide answers which question, written the way one reads a guide: section by section."""

from __future__ import annotations

from collections.abc import Mapping


def sections(answers: Mapping[str, str]) -> dict[str, str]:
    """By question, or how questions begin, the section; `answers` has the questions of each in a row.

    >>> sections({"claim": "ref:card why:why-claim-", "turn": "ref:skip"})
    {'ref:card': 'claim', 'why:why-claim-': 'claim', 'ref:skip': 'turn'}
    """
    return {question: section for section, questions in answers.items() for question in questions.split()}
