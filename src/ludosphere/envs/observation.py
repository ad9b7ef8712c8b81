"""An agent's observation as PettingZoo's and Gymnasium's users know it, computed when it is looked at."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView, ValuesView
from typing import Any

from ..core.contract import Position
from .interface import Interface

KEYS = ("observation", "action_mask")


class Course:
    """A game under way with all its moments: its start and its actions give back any of them."""

    def __init__(self, position: Position) -> None:
        self.position = position
        """The present one."""
        self.moves: list[tuple[int, int]] = []
        """Seats and actions so far."""
        self._start = position.copy()
        self._late = self._start
        self._late_moves = 0

    def at(self, moves: int) -> Position:
        """The position after fewer actions. Not to be changed."""
        if moves < self._late_moves or self._late is self._start:
            self._late, self._late_moves = self._start.copy(), 0
        for seat, action in self.moves[self._late_moves : moves]:
            self._late.play(seat, action)
        self._late_moves = moves
        return self._late


class Observation(dict[str, Any]):
    """A dict with "observation" and "action_mask", each computed when somebody asks for it.

    Looking costs more than playing, and not every agent looks at everything. It shows the moment it was given
    for, however late it is looked at. Pickled, copied, compared or printed it is a plain dict.
    """

    __slots__ = ("_source",)
    _source: tuple[Interface, Course, int, int, bool] | None  # None: everything is there

    def __init__(self, *given: Any, **named: Any) -> None:
        """As of a dict; `of` makes those that wait."""
        super().__init__(*given, **named)
        self._source = None

    @classmethod
    def of(cls, interface: Interface, course: Course, seat: int, parts: bool) -> Observation:
        """What the seat may know of the present moment, with the parts by name or one after the other."""
        made = cls.__new__(cls)  # past __init__, which takes as long as the rest
        made._source = (interface, course, len(course.moves), seat, parts)
        return made

    def look(self) -> dict[str, Any]:
        """Itself, complete."""
        if self._source is not None:
            for key in KEYS:
                self[key]
            self._source = None
        return self

    def __missing__(self, key: str) -> Any:
        if self._source is None or key not in KEYS:
            raise KeyError(key)
        interface, course, moves, seat, parts = self._source
        position = course.position if moves == len(course.moves) else course.at(moves)
        found: Any
        if key == "action_mask":
            found = interface.allowed(position, seat)
        else:
            found = interface.observation(position, seat)
            if parts:
                found = interface.split(found)
        super().__setitem__(key, found)
        return found

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or (self._source is not None and key in KEYS)

    # Whatever else a dict can do, it does complete.
    def __len__(self) -> int:
        self.look()
        return super().__len__()

    def __iter__(self) -> Iterator[str]:
        self.look()
        return super().__iter__()

    def __reversed__(self) -> Iterator[str]:
        self.look()
        return super().__reversed__()

    def __eq__(self, other: object) -> bool:
        self.look()
        return super().__eq__(other.look() if isinstance(other, Observation) else other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None

    def __setitem__(self, key: str, value: Any) -> None:
        self.look()
        super().__setitem__(key, value)

    def __delitem__(self, key: str) -> None:
        self.look()
        super().__delitem__(key)

    def __repr__(self) -> str:
        return repr(self.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.copy(),)

    def __or__(self, other: Any) -> Any:
        return self.copy() | other

    def __ror__(self, other: Any) -> Any:
        return other | self.copy()

    def __ior__(self, other: Any) -> Any:
        self.look()
        return super().__ior__(other)

    def copy(self) -> dict[str, Any]:
        """A plain dict."""
        self.look()
        return dict(super().items())

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        self.look()
        return super().keys()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        self.look()
        return super().values()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        self.look()
        return super().items()

    def get(self, key: str, default: Any = None) -> Any:
        self.look()
        return super().get(key, default)

    def pop(self, key: str, *default: Any) -> Any:
        self.look()
        return super().pop(key, *default)

    def popitem(self) -> tuple[str, Any]:
        self.look()
        return super().popitem()

    def setdefault(self, key: str, default: Any = None) -> Any:
        self.look()
        return super().setdefault(key, default)

    def update(self, *given: Any, **named: Any) -> None:
        self.look()
        super().update(*given, **named)

    def clear(self) -> None:
        self.look()
        super().clear()
