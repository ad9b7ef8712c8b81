"""Choosing an action by pointing: the first ref, then the next, until only one action is left."""

from __future__ import annotations

import string
from collections.abc import Collection, Iterable, Mapping

from ..core.contract import Path


class Walk:
    """A way through the legal paths; `chosen` is how far it has come."""

    def __init__(self, paths: Mapping[Path, int]) -> None:
        self._paths = paths
        self.chosen: Path = ()

    def same(self, other: Walk) -> bool:
        """Are the legal paths the same?"""
        return self._paths == other._paths

    def refs(self) -> list[str]:
        """What can be pointed at next, in the order of the legal actions; empty at the end of the way."""
        depth = len(self.chosen)
        ahead = [path[depth] for path in self._paths if len(path) > depth and path[:depth] == self.chosen]
        return list(dict.fromkeys(ahead))

    def action(self, ref: str | None = None) -> int | None:
        """The action at the end of the way, or one ref further; None if more must be chosen."""
        return self._paths.get(self.chosen if ref is None else (*self.chosen, ref))

    def before(self) -> list[str]:
        """What could be pointed at in the last real choice."""
        earlier = Walk(self._paths)
        earlier.chosen = self.chosen
        earlier.back()
        return earlier.refs()

    def only(self, ref: str) -> int | None:
        """The action if there is but one with this ref next."""
        depth = len(self.chosen) + 1
        found = [action for path, action in self._paths.items() if path[:depth] == (*self.chosen, ref)]
        return found[0] if len(found) == 1 else None

    def begins(self, ref: str) -> bool:
        """Does a legal path begin with it?"""
        return any(path[0] == ref for path in self._paths)

    def then(self, ref: str) -> list[str]:
        """What could be pointed at after one ref more, past what would be no choice."""
        later = Walk(self._paths)
        later.chosen = self.chosen
        later.choose(ref)
        return [*later.chosen[len(self.chosen) + 1 :], *later.refs()]

    def choose(self, ref: str) -> None:
        """One ref further, and on where there is no choice."""
        self.chosen = (*self.chosen, ref)
        while self.action() is None and len(ahead := self.refs()) == 1:
            self.chosen = (*self.chosen, ahead[0])

    def back(self) -> bool:
        """Back to the last real choice; False at the beginning."""
        if not self.chosen:
            return False
        self.chosen = self.chosen[:-1]
        while self.chosen and len(self.refs()) == 1:
            self.chosen = self.chosen[:-1]
        return True


def keys(refs: Iterable[str], reserved: Collection[str]) -> dict[str, str]:
    """The key that chooses each ref: its own digit or letter (gap:3, recess:a), or the next free one.

    A ref for which none is left has no key; arrows reach it.

    >>> keys(["gap:0", "gap:1", "moon", "skip"], "uhlsq")
    {'gap:0': '0', 'gap:1': '1', 'moon': 'm', 'skip': '-'}
    """
    found: dict[str, str] = {}
    waiting = []
    for ref in refs:
        _, colon, value = ref.partition(":")
        own = value if colon else "-" if ref == "skip" else ref[0]
        numbered = len(own) == 1 and (own.isdigit() or own in string.ascii_lowercase + "-")
        if numbered and own not in reserved and own not in found.values():
            found[ref] = own
        else:
            waiting.append(ref)
    taken = {*found.values(), *reserved}
    free = [key for key in "123456789" + string.ascii_lowercase if key not in taken]
    return {**found, **dict(zip(waiting, free, strict=False))}
