"""Drawings that are asked for again: by the owner, by every watcher, and at the next action."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def kept(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keeps the last `most` results of a pure function: `lru_cache` for views, with dicts and lists in them.

    What is returned is shared by all who ask: nobody may change it. Two thousand drawings take some 40 MB,
    and are what 500 tables of four are asked for again and again.
    """

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        @lru_cache(maxsize=most)
        def answer(question: _Question) -> T:
            return function(*question.args, **question.kwargs)

        @wraps(function)
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> T:
            return answer(_Question(args, kwargs))

        return wrapper

    return decorate


class _Question:
    """The arguments of a call, equal to those of another call with equal facts."""

    def __init__(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self.args = args
        self.kwargs = kwargs
        self._facts = repr((args, kwargs))  # the quickest key there is for dicts and lists of plain values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Question) and self._facts == other._facts

    def __hash__(self) -> int:
        return hash(self._facts)
