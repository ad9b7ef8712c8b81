"""The words of the text format, in English and French; any sheet may use either, with or without accents."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

TITLE: Final = {"en": "[Earth score sheet]", "fr": "[Feuille de score Earth]"}
PLAYER: Final = {"en": "Player", "fr": "Joueur"}
GAIA: Final = "Gaia"
GROWTH: Final = {"en": "g", "fr": "c"}
SPROUTS: Final = {"en": "s", "fr": "ge"}
"""After a number of pieces: growth, croissance; sprouts, germes."""
PIECES: Final = {
    "g": "g", "growth": "g", "c": "g", "croissance": "g",
    "s": "s", "sprout": "s", "sprouts": "s", "ge": "s", "germe": "s", "germes": "s",
}  # fmt: skip
"""What may be written after the number, and what it means."""
AMBIGUOUS: Final = "g"
"""Growth in English; in a French row it could as well be germes."""
EMPTY: Final = "-"
YES: Final = {"en": "yes", "fr": "oui"}
KEYS: Final = {
    "mode": {"en": "mode", "fr": "mode"},
    "abundance": {"en": "abundance", "fr": "abondance"},
    "teams": {"en": "teams", "fr": "équipes"},
    "shared": {"en": "shared", "fr": "communs"},
    "fauna": {"en": "fauna", "fr": "faune"},
    "island": {"en": "island", "fr": "île"},
    "climate": {"en": "climate", "fr": "climat"},
    "ecosystem": {"en": "ecosystem", "fr": "écosystème"},
    "soil": {"en": "soil", "fr": "sol"},
    "hand": {"en": "hand", "fr": "main"},
    "compost": {"en": "compost", "fr": "compost"},
    "events": {"en": "events", "fr": "événements"},
    "row": {"en": "row", "fr": "rangée"},
    "leaves": {"en": "leaves", "fr": "feuilles"},
    "bonus": {"en": "bonus", "fr": "bonus"},
    "pile": {"en": "score pile", "fr": "pile de score"},
    "sprouts": {"en": "sprouts", "fr": "germes"},
    "growth": {"en": "growth", "fr": "croissance"},
    "seeds": {"en": "leaves made seeds", "fr": "feuilles en graines"},
}
MODES: Final = {
    "standard": {"en": "standard", "fr": "standard"},
    "beginner": {"en": "beginner", "fr": "débutant"},
    "advanced": {"en": "advanced", "fr": "avancé"},
}
OF_TABLE: Final = ("mode", "abundance", "teams", "shared", "fauna")
OF_PLAYER: Final = (
    "island", "climate", "ecosystem", "soil", "hand", "compost", "events", "row", "leaves", "bonus",
)  # fmt: skip
OF_GAIA: Final = ("pile", "compost", "sprouts", "growth", "seeds", "leaves", "bonus")

FRENCH_ROW: Final = "rangee"
_ALSO: Final = {
    "rangee": FRENCH_ROW,
    "ligne": FRENCH_ROW,
    "rang": FRENCH_ROW,
    "terre": "soil",
    "event": "events",
    "evenement": "events",
}
_ALSO_PLAYER: Final = ("player", "joueur", "joueuse")
_ON: Final = ("on", "yes", "oui", "1", "true")
_OFF: Final = ("off", "no", "non", "0", "false", "")


def folded(text: str) -> str:
    """The text without accents and capitals, letter by letter: as long as a composed one was."""
    return "".join((unicodedata.normalize("NFD", letter)[0].lower() or letter)[0] for letter in text)


_WORDS: Final = {folded(word): key for key, words in KEYS.items() for word in words.values()} | _ALSO
_FIELD: Final = re.compile(
    r"(?:^|(?<=[\s/]))(" + "|".join(sorted(_WORDS, key=len, reverse=True)) + r")\s*:", re.ASCII
)
_PLAYER: Final = re.compile(rf"(?:{'|'.join(_ALSO_PLAYER)})(?:\s*:|\s|$)")


def fields_in(line: str) -> tuple[str, list[tuple[str, str]]]:
    """What stands before the first field of a line, and its fields: key and value."""
    found = list(_FIELD.finditer(folded(line)))
    if not found:
        return line, []
    ends = [match.start() for match in found[1:]] + [len(line)]
    parts = [
        (_WORDS[match[1]], _bare(line[match.end() : end])) for match, end in zip(found, ends, strict=True)
    ]
    return _bare(line[: found[0].start()]), parts


def _bare(text: str) -> str:
    return text.strip().rstrip("/").rstrip()


def player_in(line: str) -> str | None:
    """The name in the line that begins a player; None if the line is none."""
    match = _PLAYER.match(folded(line))
    return line[match.end() :].strip().lstrip(":").strip() if match else None


def begins_gaia(line: str) -> bool:
    """Does the line begin Gaia's part?"""
    return folded(line).strip(" :[]") in ("gaia", "gaïa")


def is_title(line: str) -> bool:
    """Is it the first line of a sheet?"""
    return folded(line) in {folded(title) for title in TITLE.values()}


def mode_of(text: str) -> str | None:
    """The mode that is meant."""
    typed = folded(text)
    return next((mode for mode, words in MODES.items() if typed in map(folded, words.values())), None)


def switch_of(text: str) -> bool | None:
    """Is it on or off? None if it says neither."""
    typed = folded(text)
    return True if typed in _ON else False if typed in _OFF else None
