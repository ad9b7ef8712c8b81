"""What changed in a text, so that a page that has the old one need not get all of the new one.

A delta is a list whose items follow one another: a text, or [from, to], the part of the old text between
these two places. They count UTF-16 units, as scripts of a page do.
"""

from __future__ import annotations

from typing import Final

Delta = list[str | list[int]]

_CUTS: Final = ("<section", "<details", "<button", "<li", "<g ")
"""Texts are cut before the first of these; pieces without a counterpart before the next one, and so on."""
_WORTH: Final = 0.7
"""A delta longer than this share of the text isn't worth it."""


def delta(old: str, new: str) -> Delta | str:
    """How to make `new` of `old`; `new` itself where that is as short."""
    if not _plain(old) or not _plain(new):
        return new
    made: Delta = []
    _compare(old, 0, new, 0, made)
    sent = sum(len(part) if isinstance(part, str) else 10 for part in made)
    return made if sent < _WORTH * len(new) else new


def _compare(old: str, start: int, new: str, level: int, made: Delta) -> None:
    """Adds to `made` what gives `new`; `old` stands at `start` in the text the page has."""
    while level < len(_CUTS) and _CUTS[level] not in new:
        level += 1
    if level == len(_CUTS):
        _add(made, new)
        return
    cut = _CUTS[level]
    (head, *pieces), (old_head, *old_pieces) = new.split(cut), old.split(cut)
    if head == old_head:
        _keep(made, start, start + len(head))
    else:
        _compare(old_head, start, head, level + 1, made)
    start += len(old_head)
    # all that follow begin with the cut, which isn't put before them: most aren't looked at any closer
    known = set(pieces)
    places: dict[str, int] = {}
    changed: list[tuple[str, int]] = []
    for piece in old_pieces:
        if piece in known:
            places.setdefault(piece, start)
        else:
            changed.append((piece, start))
        start += len(cut) + len(piece)
    counterparts = iter(changed)
    for piece in pieces:
        if piece in places:
            _keep(made, places[piece], places[piece] + len(cut) + len(piece))
        else:
            other, at = next(counterparts, (None, 0))
            _compare("" if other is None else cut + other, at, cut + piece, level + 1, made)


def _keep(made: Delta, start: int, end: int) -> None:
    if start == end:
        return
    last = made[-1] if made else None
    if isinstance(last, list) and last[1] == start:
        last[1] = end
    else:
        made.append([start, end])


def _add(made: Delta, text: str) -> None:
    if made and isinstance(made[-1], str):
        made[-1] += text
    elif text:
        made.append(text)


def _plain(text: str) -> bool:
    """Is every character a single UTF-16 unit?"""
    return text.isascii() or len(text.encode("utf-16-le", "surrogatepass")) == 2 * len(text)
