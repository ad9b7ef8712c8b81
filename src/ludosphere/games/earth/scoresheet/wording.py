"""Problems and fields in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.i18n import ByLanguage
from ....core.text import Texts, texts
from ..cards import CARD_BY_ID
from ..names import name
from .fields import Problem
from .keys import KEYS

_CARDS: Final = ("card",)
_PLAYERS: Final = ("who", "other")
_LISTS: Final = ("ids", "levels")


def words(lang: str) -> Texts:
    """The words of score sheets in a language."""
    return texts(__package__, lang)


def called(names: Sequence[str], number: int, lang: str) -> str:
    """What a player is called, by number from 1; 0 is Gaia."""
    if number == 0:
        return words(lang)("field-gaia")
    given = names[number - 1] if number <= len(names) else ""
    return given or words(lang)("player", number=number)


def worded(problem: Problem, names: Sequence[str], lang: str) -> str:
    """The problem as a sentence; `names` of the players, "" for one without a name."""
    say = words(lang)
    args: dict[str, object] = {}
    for key, value in problem.args.items():
        args[key] = _worded(key, value, names, lang)
    if "mode" in args:
        args["mode"] = "beginner" if problem.args["mode"] else "other"
    return say(f"problem-{problem.key}", args)


def _worded(key: str, value: object, names: Sequence[str], lang: str) -> object:
    say = words(lang)
    if key in _CARDS and value in CARD_BY_ID:
        return name(str(value), lang)
    if key in _PLAYERS and isinstance(value, int):
        return called(names, value, lang)
    if key == "where":
        return where(str(value), names, lang)
    if key == "key":
        return ByLanguage(KEYS[str(value)])[lang] if value in KEYS else str(value)
    if key == "near" and isinstance(value, list):
        return _either([f"{name(card, lang)} ({card})" for card in value], say)
    if key in _LISTS and isinstance(value, list):
        return _either([str(one) for one in value], say)
    return value


def _either(parts: list[str], say: Texts) -> str:
    return say("or", first=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)


def where(field: str, names: Sequence[str], lang: str) -> str:
    """What a field is called: "Anna, row 2, card 3"; "" for none."""
    if not field:
        return ""
    say = words(lang)
    whose, dash, rest = field.partition("-")
    if not dash:
        kind = field.rstrip("0123456789")
        return say(f"field-{kind}", number=field.removeprefix(kind))
    owner = called(names, 0 if whose == "gaia" else int(whose[1:]), lang)
    return f"{owner}, {_part(rest, say)}"


def _part(rest: str, say: Texts) -> str:
    if rest[0] == "r" and rest[1:2].isdigit():
        return say("field-cell", row=rest[1], column=rest[3])
    kind = rest.rstrip("0123456789")
    return say(f"field-{kind}", number=rest.removeprefix(kind))


def placed(problem: Problem, names: Sequence[str], lang: str) -> str:
    """The problem with its line and place: "Line 12, Anna, row 2, card 3: …"."""
    place, text = where(problem.field, names, lang), worded(problem, names, lang)
    if problem.line and not place:
        return words(lang)("line-alone", n=problem.line, text=text)
    if problem.line:
        return words(lang)("line", n=problem.line, where=place, text=text)
    return words(lang)("place", where=place[0].upper() + place[1:], text=text)
