"""What is wrong with house rules, in words: every refusal has a key, and its arguments may be such phrases.

Clients say it in their reader's language: `fault-house-` and the key, in the words of the pages. `str()` says
it in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final, NoReturn

from ....core.errors import OptionError

Phrase = str | OptionError
"""A name of the files, which is the same in all languages, or words."""

ENGLISH: Final = {
    # where
    "here": "House rules",
    "within": "{outer}, {inner}",
    "entry-hexes": "hex {id}",
    "entry-types": "building type {id}",
    "entry-tiles": "tile {id}",
    "entry-tracks": "track {id}",
    "entry-cards": "card {id}",
    "entry-parameters": "parameter {id}",
    "entry-dice": "die {id}",
    "entry-powers": "power {id}",
    "entry-components": "component {id}",
    "site": "site {slot}",
    # what
    "rules": "house rules",
    "value": "the value",
    "value-for": "the value for {which}",
    "limit": "the limit for die {die}",
    "cost": "the cost of {dam}",
    "each": "each of {name}",
    "part": "{part} of {name}",
    "quoted": "{text!r}",
    "nothing": "nothing",
    "either": "{first} or {last}",
    "range": "{least} to {most}",
    "pieces": "{one} and 1 {other}",
    # files
    "unreadable": "it can't be read ({problem})",
    "no-utf8": "it is no UTF-8 text",
    "long-file": "it is far too long for house rules",
    "ending": "house rules are a file whose name ends with .toml or .json",
    "no-text": "they are a text, not {value}",
    "long-text": "the text is far too long",
    "deep": "it is nested too deeply",
    "no-json": "it is no valid JSON ({problem})",
    "no-toml": "it is no valid TOML ({problem})",
    "name-twice": "the name {name} stands twice in one object",
    "no-number": "{name} is no number",
    "former": "rules, the version of former rules to play, can only be {known}, not {value}",
    # lists and their entries
    "no-list": "there is no list {names}; the lists are {known}",
    "no-list-several": "there are no lists {names}; the lists are {known}",
    "table-each": "each of {name} is a table of names and values, not {value}",
    "provenance": "the provenance of an entry of {name} is owner, not {value}",
    "no-id": "an entry of {name} has no {field}",
    "id": "the {field} of an entry of {name} is a word, not {value}",
    "no-entry": "there is no {names} to replace",
    "no-entry-several": "there are no such entries to replace: {names}",
    "no-such-entry": "there is no such entry to replace",
    "shipped": "the program plays only the shipped {part}, not {value}",
    "plays": "the program plays only {known}, so it can't be {value}",
    # fields
    "entry-table": "an entry is a table of names and values, not {value}",
    "missing": "{name} is missing",
    "no-field": "there is no field {names}",
    "no-field-several": "there are no fields {names}",
    "no-field-of": "there is no field {names}; its fields are {known}",
    "no-field-of-several": "there are no fields {names}; its fields are {known}",
    # values
    "whole": "{name} is a whole number from {least} to {most}, not {value}",
    "flag": "{name} is true or false, not {value}",
    "word": "{name} is {known}, not {value}",
    "list": "{name} is a list of {length}, not {value}",
    "twice": "{name} lists {value} twice",
    "table": "{name} is a table of names and values, not {value}",
    "counts": "{name} counts {known}, not {value}",
    "needs": "{name} needs at least {least} of {known}",
    "only": "{name} can only be {known}, not {value}",
    "die-or-number": 'the value is "die" or a whole number from 1 to 6, not {value}',
    "turns": "the value gives a number of turns for each of 1, 2, 3 and 4 players",
    "dams": "the value gives the cost of each of iron, vibrium and alloy",
    "dam": "{name} needs at least 1 {pieces}",
    "one-of": "the value has the fields one_of and amount",
    "ends-shared": "the value ends with shared",
    "bands": "the value gives the VP of each of bronze, silver and gold",
    "rising": "bronze is less than silver, and silver less than gold",
    # entries of one kind
    "strikes": "two cataclysms have the die {colour} {value}",
    "lava-side": "lava lists the side {side} twice",
    "lava-die": "the lava has the die {colour} {value} twice",
    "mountain": "has_mountain is {value}, but the edges say otherwise",
    "die-useless": "it has a production_die, but its type produces nothing",
    "move-none": "the move of {resource} is 0",
    "move-twice": "it moves {resource} twice",
    # entries together
    "copies": "copies is {value}, but there are {tiles} tiles of it",
    "spaceports": "there are fewer than 4, one for each player",
    "start": "four players can't have {n} {resource} each at the start",
    "depletion": "it is empty, but depletion_per_turn isn't 0",
    "site-dice": "with the value site every site with a resource has a production_die; "
    "site {slot} of hex {hex} has none",
    "prices": "the lowest price of {track}, {least}, isn't less than the highest, {most}",
    "price": "the {field} price of {track}, {value}, isn't from {least} to {most}",
    "faces": "{faces} faces are for {players} players, not 1",
    "face": "landing_face names another face for {players} players",
    "face-sites": "the face for {players} players has too few sites",
}
"""The phrases by key, in English."""


def said(key: str, **args: object) -> OptionError:
    """A phrase of `ENGLISH` with its arguments."""
    plain = {name: it if isinstance(it, OptionError) else str(it) for name, it in args.items()}
    return OptionError(ENGLISH[key].format(**plain)).worded(f"house-{key}", **plain)


def refuse(where: Phrase, key: str, **args: object) -> NoReturn:
    """Raise the OptionError that says where something is wrong and why."""
    reason = said(key, **args)
    raise OptionError(f"{where}: {reason}.").worded("house", where=where, reason=reason)


def also(one: OptionError, other: OptionError) -> OptionError:
    """Two refusals as one."""
    return OptionError(f"{str(one)[:-1]}; {other}").worded("house-also", one=one, other=other)


def within(outer: Phrase, inner: Phrase) -> OptionError:
    """A place in another one; or a list of two."""
    return said("within", outer=outer, inner=inner)


def unknown(where: Phrase, key: str, names: Sequence[Phrase], known: str = "") -> None:
    """Refuse names nobody knows, all at once, if there are any."""
    if names:
        key = key if len(names) == 1 else f"{key}-several"
        refuse(where, key, names=reduce(within, names), known=known)


def either(allowed: Iterable[str]) -> Phrase:
    """One of some words."""
    *others, last = allowed
    return said("either", first=", ".join(others), last=last) if others else last


def foreign(problem: Exception) -> OptionError:
    """What a library says is wrong, in English only; or one of our phrases."""
    return problem if isinstance(problem, OptionError) else OptionError(str(problem).rstrip("."))


def shown(value: object) -> Phrase:
    """A value as a refusal quotes it, cut if long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return said("nothing")
    if isinstance(value, str):
        return said("quoted", text=_short(value))
    try:
        return _short(repr(value))
    except (RecursionError, ValueError):
        return type(value).__name__


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "…"
