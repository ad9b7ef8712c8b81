"""Texts of strangers, where they are read and before they reach a terminal or a log."""

from __future__ import annotations

import re

_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""What moves a cursor, clears a screen, sets a title, turns the direction of what follows; no tab, no \\n."""


def plain(text: str) -> str:
    """The text with a mark in place of each character that a terminal would obey instead of showing it."""
    return _UNSEEN.sub("\ufffd", text)
