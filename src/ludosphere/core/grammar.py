"""How actions are written and pointed at: a row for each kind of action, and all that follows from the rows.

An action is `kind << shift | operands`, kinds numbered in the order of their rows; the last one may have
whatever is above. From a row follow notation and path of its actions, how both are read, and how many numbers
the kind takes. All this is for the edges of a game: its rules look up flat tables.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from types import MappingProxyType
from typing import Any

from .contract import Faces, Path, Position
from .space import ActionSpace, Packed

Names = tuple[str, str, str]
"""A text, a ref and a pattern: whatever fits it is `{}` in the other two: ("{}s", "unit:{}", "[A-Z]+")."""


class Alphabet:
    """What the values of an operand are called: a text in notation, a ref to point at.

    `letters` are (value, text, ref); a text without a ref isn't pointed at. What is called by `names` has no
    value, or one that only a position knows, like the places of a map: `read(position, text)` finds it (None
    or -1: there is none), and `write(position, value)` is the way back.
    """

    def __init__(
        self,
        letters: Iterable[tuple[int, str, str]] = (),
        names: Sequence[Names] = (),
        read: Callable[[Any, str], int | None] = lambda position, text: None,
        write: Callable[[Any, int], str] = lambda position, value: "",
    ) -> None:
        letters = list(letters)
        self.texts = {value: text for value, text, _ in letters}
        self.refs = {text: ref for _, text, ref in letters}
        self._backs = {ref: text for text, ref in self.refs.items()}
        self._values = {text: value for value, text in self.texts.items()}
        if not len(self.texts) == len(self.refs) == len(self._backs) == len(letters):
            raise ValueError(f"Two letters of an alphabet have the same value, text or ref: {letters}.")
        self._read, self._write = read, write
        self._forward = [(_form(text, f"({of})"), ref) for text, ref, of in names]
        self._backward = [(_form(ref, f"({of})"), text) for text, ref, of in names]
        closed = sorted(map(re.escape, self.refs), key=len, reverse=True)
        self.pattern = "|".join([*closed, *(_form(text, f"(?:{of})").pattern for text, _, of in names)])

    def text(self, position: Any, value: int) -> str:
        """What a value is called in notation."""
        return self.texts[value] if value in self.texts else self._write(position, value)

    def value(self, position: Any, text: str) -> int | None:
        """What a text stands for; None or -1 for nothing that an action could have."""
        return self._values[text] if text in self._values else self._read(position, text)

    def ref(self, text: str) -> str:
        """What is pointed at by a text."""
        return self.refs.get(text) or _renamed(text, self._forward) or ""

    def back(self, ref: str) -> str | None:
        """The text that points at a ref; None if there is none."""
        return self._backs[ref] if ref in self._backs else _renamed(ref, self._backward)


def _form(template: str, name: str) -> re.Pattern[str]:
    return re.compile(re.escape(template).replace(r"\{\}", name))


def _renamed(name: str, forms: Iterable[tuple[re.Pattern[str], str]]) -> str | None:
    found = ((form.fullmatch(name), other) for form, other in forms)
    return next((other.format(*match.groups()) for match, other in found if match), None)


@dataclass(frozen=True)
class Operand:
    """So many `bits` of an action, from bit `shift` on, and what their values are called."""

    alphabet: Alphabet
    shift: int
    bits: int


@dataclass(frozen=True)
class Kind:
    """A kind of action. `name` is the key of its words; `{}` in `notation` is the text of the next operand.

    `path` is needed where it isn't the refs of the operands; `{}` stands for them there. `special` are low
    bits that mean something else, as "no, thank you", with their notation and path. `ending` is a last ref
    that paths have when they would begin others without it. `unordered`: of two operands, told in either
    order, the lower one comes first in the number. `base`: where the numbers of the last kind begin.
    """

    name: str
    notation: str
    operands: tuple[Operand, ...] = ()
    path: Path = ()
    special: Mapping[int, tuple[str, Path]] = field(default_factory=dict)
    ending: str = ""
    unordered: bool = False
    base: int = 0

    def path_of(self, texts: Iterable[str]) -> Path:
        """The path, given the texts of the operands."""
        refs = [operand.alphabet.ref(text) for operand, text in zip(self.operands, texts, strict=True)]
        return self._filled(refs)

    def texts_of(self, path: Path) -> list[str] | None:
        """The texts of the operands, given a path; None for one of another kind."""
        if self.ending and path[-1:] == (self.ending,):
            path = path[:-1]
        parts = self.path or ("{}",) * len(self.operands)
        whole = (*path, *[""] * (len(parts) - len(path)))
        refs = [ref for part, ref in zip(parts, whole, strict=False) if part == "{}"]
        if len(refs) != len(self.operands) or self._filled(refs) != path:
            return None
        texts = [operand.alphabet.back(ref) for operand, ref in zip(self.operands, refs, strict=True)]
        return [text for text in texts if text is not None] if None not in texts else None

    def _filled(self, refs: Sequence[str]) -> Path:
        left = iter(refs)
        filled = (next(left) if part == "{}" else part for part in self.path) if self.path else left
        return tuple(filter(None, filled))

    @property
    def width(self) -> int:
        """How many numbers its operands take, if the highest value of the first one is known."""
        tops = [max(part.alphabet.texts, default=-1) + 1 << part.shift for part in self.operands[:1]]
        return tops[0] if tops else 1


class Grammar:
    """The kinds of actions of a game, numbered from `first`; only alphabets with names need the position."""

    def __init__(self, shift: int, kinds: Iterable[Kind], first: int = 0) -> None:
        self.shift, self.first = shift, first
        self.kinds = tuple(kinds)
        self.bases = [kind.base or number << shift for number, kind in enumerate(self.kinds, first)]
        """Where the numbers of each kind begin."""
        self.special = {
            number << shift | low: names
            for number, kind in enumerate(self.kinds, first)
            for low, names in kind.special.items()
        }
        """Actions that are not called by their operands: their notation and path."""
        patterns = ([f"({operand.alphabet.pattern})" for operand in kind.operands] for kind in self.kinds)
        self._forms = [
            re.compile(re.escape(kind.notation).replace(r"\{\}", "{}").format(*pattern))
            for kind, pattern in zip(self.kinds, patterns, strict=True)
        ]

    def kind(self, action: int) -> Kind:
        """The kind of an action."""
        return self.kinds[bisect(self.bases, action) - 1]

    def notation(self, action: int, position: Any = None) -> str:
        """The short text of an action."""
        return self.names(action, position)[0][0]

    def path(self, action: int, position: Any = None) -> Path:
        """The refs to point at for an action, without an ending."""
        return self.names(action, position)[0][1]

    def names(self, action: int, position: Any = None) -> list[tuple[str, Path]]:
        """Notation and path of an action; behind them those with unordered operands the other way round."""
        if action in self.special:
            return [self.special[action]]
        kind = self.kind(action)
        values = zip(kind.operands, self.values(action), strict=True)
        texts = [operand.alphabet.text(position, value) for operand, value in values]
        orders = [texts, texts[::-1]] if kind.unordered else [texts]
        return [(kind.notation.format(*each), kind.path_of(each)) for each in orders]

    def values(self, action: int) -> list[int]:
        """The operands of an action."""
        number = bisect(self.bases, action) - 1
        low = action - self.bases[number]
        return [low >> part.shift & (1 << part.bits) - 1 for part in self.kinds[number].operands]

    def every(self, name: str) -> list[int]:
        """All actions of a kind whose alphabets are closed, in the order of their letters."""
        number = next(number for number, kind in enumerate(self.kinds) if kind.name == name)
        operands = self.kinds[number].operands
        letters = [operand.alphabet.texts for operand in operands]
        rows = combinations(letters[0], 2) if self.kinds[number].unordered else product(*letters)
        return [self._packed(number, row) for row in rows]

    def read(self, text: str, position: Any = None) -> Iterator[int]:
        """The actions with a notation, legal or not."""
        yield from (action for action, (notation, _) in self.special.items() if notation == text)
        for number, texts in self._matches(text):
            yield from self._actions(number, texts, position)

    def pointed(self, path: Path, position: Any = None) -> Iterator[int]:
        """The actions with a path, legal or not."""
        yield from (action for action, (_, refs) in self.special.items() if refs == path)
        for number, kind in enumerate(self.kinds):
            texts = kind.texts_of(path)
            if texts is not None:
                yield from self._actions(number, texts, position)

    def points_at(self, text: str) -> Path | None:
        """The path a notation stands for, though there may be no such action; None for no notation.

        Of several it is that of the last kind.
        """
        special = [refs for notation, refs in self.special.values() if notation == text]
        found = [self.kinds[number].path_of(texts) for number, texts in self._matches(text)]
        return [None, *special, *found][-1]

    def action_space(
        self, absent: Collection[str] = (), widths: Mapping[str, int | Packed] = MappingProxyType({})
    ) -> ActionSpace:
        """The numbers of all actions but those of `absent` kinds; `widths` where a kind's own doesn't fit.

        First the kinds in their order, then what is special and has no number of its kind.
        """
        given = [0 if kind.name in absent else widths.get(kind.name, kind.width) for kind in self.kinds]
        return ActionSpace(self.shift, [0] * self.first + given, list(self.special))

    def _matches(self, text: str) -> Iterator[tuple[int, Sequence[str]]]:
        for number, form in enumerate(self._forms):
            if match := form.fullmatch(text):
                yield number, match.groups()

    def _actions(self, number: int, texts: Sequence[str], position: Any) -> Iterator[int]:
        kind = self.kinds[number]
        values = []
        for operand, text in zip(kind.operands, texts, strict=True):
            value = operand.alphabet.value(position, text)
            if value is None or value >> operand.bits:  # none, or too high
                return
            values.append(value)
        yield self._packed(number, sorted(values) if kind.unordered else values)

    def _packed(self, number: int, values: Iterable[int]) -> int:
        operands = self.kinds[number].operands
        parts = [value << operand.shift for operand, value in zip(operands, values, strict=True)]
        return self.bases[number] + sum(parts)


class GrammarFaces(Faces):
    """The faces of a game whose notation and paths follow from its rows."""

    grammar: Grammar

    def ends(self, position: Position, seat: int, action: int) -> bool:
        """Has the path of a legal action the `ending` of its kind now? Asked where the kind has one."""
        return True

    def notation(self, position: Position, seat: int, action: int) -> str:
        return self.grammar.notation(action, position)

    def path(self, position: Position, seat: int, action: int) -> Path:
        return self._paths(position, seat, action)[0]

    def paths(self, position: Position, seat: int) -> dict[Path, int]:
        legal = position.legal(seat)
        return {path: action for action in legal for path in self._paths(position, seat, action)}

    def read(self, position: Position, seat: int, text: str) -> Iterable[int]:
        for action in self.grammar.read(text, position):
            if any(notation == text for notation, _ in self.grammar.names(action, position)):
                yield action

    def choose(self, position: Position, seat: int, path: Path) -> int | None:
        for action in self.grammar.pointed(path, position):
            if action in position.legal(seat) and path in self._paths(position, seat, action):
                return action
        return None

    def _paths(self, position: Position, seat: int, action: int) -> list[Path]:
        """All paths of a legal action."""
        found = [path for _, path in self.grammar.names(action, position)]
        ending = self.grammar.kind(action).ending
        return [(*path, ending) for path in found] if ending and self.ends(position, seat, action) else found
