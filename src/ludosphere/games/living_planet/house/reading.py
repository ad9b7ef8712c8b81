"""Reading data somebody wrote: every value checked for type and range, every refusal one sentence.

`where` in all of them names file and entry: `house.toml, hex LP05`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from .faults import Phrase, either, foreign, refuse, said, shown, unknown

NOTES: Final = frozenset({"name", "notes", "provenance", "rationale", "source", "unit"})
"""Fields of an entry that tell people something and change no rule."""


def whole(where: Phrase, name: Phrase, value: object, least: int, most: int) -> int:
    """A whole number from `least` to `most`."""
    if type(value) is not int or not least <= value <= most:
        refuse(where, "whole", name=name, least=least, most=most, value=shown(value))
    return value


def flag(where: Phrase, name: Phrase, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        refuse(where, "flag", name=name, value=shown(value))
    return value


def word(where: Phrase, name: Phrase, value: object, allowed: Sequence[str]) -> str:
    """One of the words of `allowed`."""
    if not isinstance(value, str) or value not in allowed:
        refuse(where, "word", name=name, known=either(allowed), value=shown(value))
    return value


def items(where: Phrase, name: Phrase, value: object, least: int, most: int) -> list[Any]:
    """A list of `least` to `most` things, which are still to be checked."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        length = least if least == most else said("range", least=least, most=most)
        given = len(value) if isinstance(value, list) else shown(value)
        refuse(where, "list", name=name, length=length, value=given)
    return value


def words(where: Phrase, name: Phrase, value: object, allowed: Sequence[str], least: int = 0) -> list[str]:
    """A list of different words of `allowed`, in the order given."""
    found: list[str] = []
    for entry in items(where, name, value, least, len(allowed)):
        found.append(word(where, said("each", name=name), entry, allowed))
        if found.count(found[-1]) > 1:
            refuse(where, "twice", name=name, value=found[-1])
    return found


def table(where: Phrase, name: Phrase, value: object) -> dict[str, Any]:
    """A table (a JSON object), whose values are still to be checked."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        refuse(where, "table", name=name, value=shown(value))
    return value


def amounts(
    where: Phrase, name: Phrase, value: object, allowed: Sequence[str], least: int = 0, most: int = 9
) -> dict[str, int]:
    """How many pieces of which resources: `{"iron": 1}`; in the order of `allowed`, zeros left out."""
    given = table(where, name, value)
    for key in given:
        if key not in allowed:
            refuse(where, "counts", name=name, known=either(allowed), value=shown(key))
    found = {
        key: whole(where, said("part", part=key, name=name), given[key], 0, most)
        for key in allowed
        if key in given
    }
    found = {key: n for key, n in found.items() if n}
    if sum(found.values()) < least:
        refuse(where, "needs", name=name, least=least, known=either(allowed))
    return found


class Fields:
    """The fields of one entry, each asked for by name; `done` refuses the ones nobody asked for."""

    def __init__(self, where: Phrase, data: object) -> None:
        if not isinstance(data, dict):
            refuse(where, "entry-table", value=shown(data))
        self.where: Final = where
        self._data: Final[dict[str, Any]] = data
        self._asked: Final[set[str]] = set(NOTES)

    def given(self, name: str) -> bool:
        """Whether there is such a field with a value; TOML has no null, so nothing and null are the same."""
        self._asked.add(name)
        return self._data.get(name) is not None

    def get(self, name: str) -> object:
        """The value of a field that must be there."""
        if not self.given(name):
            refuse(self.where, "missing", name=name)
        return self._data[name]

    def whole(self, name: str, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        return whole(self.where, name, self.get(name), least, most)

    def maybe_whole(self, name: str, least: int, most: int) -> int | None:
        """The same; None if the field is absent."""
        return self.whole(name, least, most) if self.given(name) else None

    def word(self, name: str, allowed: Sequence[str]) -> str:
        """One of the words of `allowed`."""
        return word(self.where, name, self.get(name), allowed)

    def maybe(self, name: str, allowed: Sequence[str]) -> str:
        """One of the words of `allowed`, or empty if the field is absent."""
        return self.word(name, allowed) if self.given(name) else ""

    def items(self, name: str, least: int, most: int) -> list[Any]:
        """A list of `least` to `most` things; absent is empty where that is enough."""
        if not least and not self.given(name):
            return []
        return items(self.where, name, self.get(name), least, most)

    def same(self, name: str, value: object) -> None:
        """Refuse another value than `value`; the field may be absent."""
        if self.given(name) and not equal(self._data[name], value):
            refuse(self.where, "only", name=name, known=shown(value), value=shown(self._data[name]))

    def done(self) -> None:
        """Refuse the fields that weren't asked for, all of them."""
        known = ", ".join(sorted(self._asked - NOTES))
        unknown(self.where, "no-field-of", [shown(it) for it in self._data if it not in self._asked], known)


def equal(one: object, other: object) -> bool:
    """Whether two values from JSON or TOML are the same, types included: 1 isn't true, nor 1.0."""
    try:
        return json.dumps(one, sort_keys=True, default=repr) == json.dumps(
            other, sort_keys=True, default=repr
        )
    except (RecursionError, ValueError):
        return False


def parsed_json(where: Phrase, text: str) -> object:
    """JSON text as data; raises OptionError, also for a name that stands twice in one object."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                raise said("name-twice", name=shown(key))
            found[key] = value
        return found

    def constant(name: str) -> NoReturn:
        raise said("no-number", name=name)

    try:
        return json.loads(text, object_pairs_hook=once, parse_constant=constant)
    except RecursionError:
        refuse(where, "deep")
    except ValueError as problem:
        refuse(where, "no-json", problem=foreign(problem))
