"""Typed options of a game: what can be chosen before it starts, and clear refusals of the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .errors import OptionError

OptionValue = int | str | list[str]
Options = dict[str, OptionValue]


@dataclass(frozen=True)
class Choice:
    """One of several values: `Choice("mode", ("discovery", "advanced"))`; the default is the first.

    `seats` are the numbers of seats for which it matters; empty: all. `people` is what tables where people
    play begin with, if that is not the default of programs.
    """

    name: str
    values: tuple[int | str, ...]
    seats: tuple[int, ...] = ()
    people: int | str | None = None

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def check(self, value: object) -> OptionValue:
        """The value itself, typed; raises OptionError otherwise. `"2"` is taken for 2."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and str(allowed) == value:
                return allowed
        raise OptionError(
            f"Option '{self.name}' is one of {_listed(self.values)}, not {_shown(value)}."
        ).worded("option-value", option=self.name, values=_listed(self.values), value=_shown(value))


@dataclass(frozen=True)
class Subset:
    """Some of several names, at least `least`; the default is all of them."""

    name: str
    values: tuple[str, ...]
    least: int = 0

    @property
    def default(self) -> OptionValue:
        return list(self.values)

    def check(self, value: object) -> OptionValue:
        """The names in the game's order; raises OptionError. A text is split at commas."""
        names = value.replace(",", " ").split() if isinstance(value, str) else value
        if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
            unlisted = f"Option '{self.name}' is a list of names, not {_shown(value)}."
            raise OptionError(unlisted).worded("option-list", option=self.name, value=_shown(value))
        for name in names:
            if name not in self.values:
                raise OptionError(
                    f"Option '{self.name}' has no {_shown(name)}; it knows {', '.join(self.values)}."
                ).worded("option-name", option=self.name, values=_listed(self.values), value=_shown(name))
            if list(names).count(name) > 1:
                twice = f"Option '{self.name}' names {name} twice."
                raise OptionError(twice).worded("option-repeats", option=self.name, value=name)
        if len(names) < self.least:
            few = f"Option '{self.name}' needs at least {self.least} names, not {len(names)}."
            raise OptionError(few).worded("option-few", option=self.name, least=self.least, n=len(names))
        return [name for name in self.values if name in names]


@dataclass(frozen=True)
class Document:
    """A text of many values that the game reads itself, such as house rules; the default is empty: none.

    `canonical` gives the one form of all texts that mean the same, `read` that of a file; both raise
    OptionError. People choose between none and one that was given beforehand: no form shows the text.
    """

    name: str
    canonical: Callable[[str], str]
    read: Callable[[str], str]

    @property
    def default(self) -> OptionValue:
        return ""

    def check(self, value: object) -> OptionValue:
        """The canonical text; raises OptionError."""
        if not isinstance(value, str):
            no_text = f"Option '{self.name}' is a text, not {_shown(value)}."
            raise OptionError(no_text).worded("option-text", option=self.name, value=_shown(value))
        return self.canonical(value) if value.strip() else ""


OptionSpec = Choice | Subset | Document


def for_people(specs: Sequence[OptionSpec], given: Mapping[str, object]) -> dict[str, object]:
    """The options given, and for those left open what tables where people play begin with."""
    usual = {spec.name: spec.people for spec in specs if isinstance(spec, Choice) and spec.people is not None}
    return {**usual, **given}


def validated(specs: Sequence[OptionSpec], given: Mapping[str, object]) -> Options:
    """Every option of `specs`, given or default, in that order; raises OptionError."""
    known = {spec.name for spec in specs}
    for name in given:
        if name not in known:
            options = ", ".join(sorted(known))
            unknown = f"There is no option {_shown(name)}; the options are {options}."
            raise OptionError(unknown).worded("option-unknown", option=_shown(name), values=options)
    return {spec.name: spec.check(given[spec.name]) if spec.name in given else spec.default for spec in specs}


def _listed(values: Sequence[object]) -> str:
    return ", ".join(map(str, values))


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
