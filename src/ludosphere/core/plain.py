"""Texts of strangers, where they are read and before they reach a terminal or a log."""

from __future__ import annotations

import re
from unicodedata import category, normalize

_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""What moves a cursor, clears a screen, sets a title, turns the direction of what follows; no tab, no \\n."""
_PILE = 3
"""So many marks may stand on one character: languages need no more, and a pile covers the lines around."""


def plain(text: str) -> str:
    """The text with a mark in place of each character that a terminal would obey instead of showing it."""
    return _UNSEEN.sub("\ufffd", text)


def one_line(text: str) -> str:
    """The text in one line, without what can't be seen and without piles of marks."""
    kept, pile = "", 0
    for c in normalize("NFC", text):
        pile = pile + 1 if category(c) in ("Mn", "Me") else 0
        if pile <= _PILE:
            kept += c if c.isprintable() else " "
    return " ".join(kept.split())
