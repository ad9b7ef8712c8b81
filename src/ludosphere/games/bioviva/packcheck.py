"""Checks whether a pack is a deck that can be played: its files, its cards, its tables and its pictures.

Nothing here looks at what the texts say; that is `deckcheck.py`. A *fault* has to be mended; a *note* asks
for a look.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ...core.errors import LudosphereError
from . import functions
from .decks import Deck, built, card_files, register, scene_file
from .letters import LANGUAGES, normal
from .scenecheck import scene_faults, telling

FEWEST: Final = 60
"""Cards of a deck at least: a game of four needs up to 58."""
CHARACTERISTICS: Final = 5
KINDS: Final = ("zone", "theme")
TEXTS: Final = ("title", "place", "commentary", "scene")
"""Fields of a card that are texts in both languages."""
LISTS: Final = ("content", "unavoidable", "tags")
"""Fields of a card that may be lists of words by language."""
FIELDS: Final = frozenset(("no", "id", "characteristics", "strict_second", "lemmas", *TEXTS, *LISTS))
TABLES: Final = tuple(f"families_{lang}.json" for lang in LANGUAGES)

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_SCENE: Final = re.compile(r"scenes/(\d{2,3})\.svg")


class Fault(NamedTuple):
    """What is wrong with a pack: where, which rule (`deck-` messages of `text/`), its arguments, how bad."""

    file: str
    card: str
    lang: str
    rule: str
    args: Mapping[str, Any]
    note: bool = False

    def sentence(self, lang: str) -> str:
        """The fault in one line, in the language of the reader."""
        from ...core.text import texts

        say = texts(__package__, lang)
        where = ", ".join(part for part in (self.file, self.card, self.lang) if part)
        return f"{where}: {say(f'deck-{self.rule}', self.args)}"


class Row(NamedTuple):
    """A card as a file has it, which may be anything; `name` is how people find it."""

    file: str
    name: str
    card: Mapping[str, Any]


class Pack:
    """The texts of a pack and what is wrong with them: reading goes as far as it can."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = files
        self.faults: list[Fault] = []
        self.id = ""
        self.kinds: dict[str, str] = {}
        """The kind of each characteristic by its id."""
        self.labels: dict[str, Mapping[str, str]] = {}
        """The labels of each characteristic by its id."""
        self.rows: list[Row] = []
        self._deck()
        self._cards()
        for lang in LANGUAGES:
            self._families(lang)
        self._scenes()
        self._others()

    def _fault(self, where: str, rule: str, name: str = "", lang: str = "", **args: Any) -> None:
        self.faults.append(Fault(where, name, lang, rule, args))

    def _json(self, file: str) -> Any:
        """What a file holds; None, with a fault, if there is none or if it is no JSON."""
        text = self.files.get(file)
        if text is None:
            self._fault(file, "no-file")
            return None
        try:
            return json.loads(text)
        except ValueError as problem:
            self._fault(file, "no-json", problem=str(problem))
            return None

    def _deck(self) -> None:
        file = "deck.json"
        told = self._json(file)
        if told is None:
            return
        if not isinstance(told, dict):
            self._fault(file, "no-deck")
            return
        if is_name(told.get("id")):
            self.id = told["id"]
        else:
            self._fault(file, "id")
        for lang in LANGUAGES:
            if not text_of(told, "names", lang):
                self._fault(file, "no-name", lang=lang)
        rows = told.get("characteristics")
        rows = rows if isinstance(rows, list) else []
        if len(rows) != CHARACTERISTICS:
            self._fault(file, "five", count=len(rows), wanted=CHARACTERISTICS)
        for row in rows:
            self._characteristic(file, row)
        for kind in KINDS:
            if rows and kind not in self.kinds.values():
                self._fault(file, "no-kind", kind=kind)

    def _characteristic(self, file: str, row: object) -> None:
        name = str(row.get("id", "?")) if isinstance(row, dict) else "?"
        if not isinstance(row, dict) or not is_name(row.get("id")) or row.get("kind") not in KINDS:
            self._fault(file, "characteristic", name)
            return
        if name in self.kinds:
            self._fault(file, "characteristic-twice", name)
        self.kinds[name] = row["kind"]
        self.labels[name] = {lang: text_of({"label": row}, "label", lang) for lang in LANGUAGES}
        for lang, label in self.labels[name].items():
            if not label:
                self._fault(file, "no-label", name, lang)
            if "memo" in row and not text_of(row, "memo", lang):
                self._fault(file, "no-memo", name, lang)

    def _cards(self) -> None:
        files = card_files(self.files)
        if not files:
            self._fault("cards-01.json", "no-cards")
        for file in files:
            told = self._json(file)
            cards = told.get("cards") if isinstance(told, dict) else None
            if told is not None and not isinstance(cards, list):
                self._fault(file, "no-list")
            for card in cards if isinstance(cards, list) else ():
                if isinstance(card, dict):
                    self.rows.append(Row(file, str(card.get("id", card.get("no", "?"))), card))
                else:
                    self._fault(file, "no-card")
        for row in self.rows:
            self._card(row)
        self._numbers()

    def _card(self, row: Row) -> None:
        file, name, card = row
        for field in sorted(card.keys() - FIELDS):
            self._fault(file, "field", name, field=field)
        if not is_name(card.get("id")):
            self._fault(file, "id", name)
        self._pair(row)
        for field in TEXTS:
            for lang in LANGUAGES:
                if not text_of(card, field, lang):
                    self._fault(file, "no-text", name, lang, field=field)
        for field in LISTS:
            if field in card and not _is_lists(card[field]):
                self._fault(file, "no-words", name, field=field)
        if not _is_lemmas(card.get("lemmas", {})):
            self._fault(file, "no-lemmas", name)

    def _pair(self, row: Row) -> None:
        file, name, card = row
        pair = card.get("characteristics")
        if not isinstance(pair, list) or len(set(map(str, pair)) & set(self.kinds)) != 2 or len(pair) != 2:
            self._fault(file, "characteristics", name)
        elif self.kinds[pair[0]] != "zone":
            self._fault(file, "zone-first", name)
        elif "strict_second" in card and self.kinds.get(str(card["strict_second"])) != "theme":
            self._fault(file, "strict", name)

    def _numbers(self) -> None:
        if card_files(self.files) and len(self.rows) < FEWEST:
            self._fault("deck.json", "few-cards", count=len(self.rows), least=FEWEST)
        ids: dict[str, str] = {}
        numbers: dict[int, str] = {}
        for file, name, card in self.rows:
            if name in ids:
                self._fault(file, "twice", name, file=ids[name])
            ids[name] = file
            no = card.get("no")
            if not isinstance(no, int) or isinstance(no, bool) or not 1 <= no <= len(self.rows):
                self._fault(file, "number", name, most=len(self.rows))
            elif no in numbers:
                self._fault(file, "number-twice", name, card=numbers[no], no=no)
            else:
                numbers[no] = name

    def _families(self, lang: str) -> None:
        file = f"families_{lang}.json"
        told = self._json(file)
        if told is None:
            return
        families = told.get("families") if isinstance(told, dict) else None
        if not isinstance(families, dict) or not all(_is_words(words) for words in families.values()):
            self._fault(file, "no-families")
            return
        for name, members in families.items():
            self._members(file, lang, name, members)
        forms = told.get("forms", {})
        if not isinstance(forms, dict) or not all(map(_is_words, forms.values())):
            self._fault(file, "no-groups", lang=lang, field="forms")
            forms = {}
        listed = {word for words in families.values() for word in words}
        for name, words in forms.items():
            if name not in listed:
                self._fault(file, "no-member", name, lang)
            self._members(file, lang, name, words)
        self._apart(file, lang, told, families)

    def _apart(self, file: str, lang: str, told: dict[str, Any], families: dict[str, list[str]]) -> None:
        for field in ("altered", "suppletive"):
            groups = told.get(field, {})
            if not isinstance(groups, dict) or not all(map(_is_groups, groups.values())):
                self._fault(file, "no-groups", lang=lang, field=field)
                continue
            for name, apart in groups.items():
                words = [word for group in apart for word in group]
                if name not in families:
                    self._fault(file, "no-family", name, lang, field=field)
                elif field == "altered" and not set(words) < set(families[name]):
                    self._fault(file, "altered", name, lang)
                elif field == "suppletive":
                    self._members(file, lang, name, words)

    def _members(self, file: str, lang: str, name: str, members: list[str]) -> None:
        if len(members) != len(set(members)):
            self._fault(file, "member-twice", name, lang)
        for member in members:
            if member != normal(member) or not re.fullmatch(r"[^\W\d_]+(?:['-][^\W\d_]+)*", member):
                self._fault(file, "member", name, lang, word=member)
            elif functions.refused(member, lang):
                self._fault(file, "member-function", name, lang, word=member)

    def _scenes(self) -> None:
        texts: dict[str, str] = {}
        for _, name, card in self.rows:
            no = card.get("no")
            if not isinstance(no, int):
                continue
            file = scene_file(no)
            picture = self.files.get(file)
            if picture is None:
                self._fault(file, "no-scene", name)
                continue
            words = telling(card.get("title"), str(card.get("id", "")))
            self.faults += [Fault(file, name, "", rule, args) for rule, args in scene_faults(picture, words)]
            if texts.setdefault(picture, name) != name:
                self._fault(file, "same-scene", name, card=texts[picture])

    def _others(self) -> None:
        """Files that no card has: a picture's name may tell what it shows, the others are never read."""
        wanted = {scene_file(row.card["no"]) for row in self.rows if isinstance(row.card.get("no"), int)}
        for name in sorted(self.files):
            if name.startswith("scenes/"):
                if name not in wanted or not is_part(name):
                    self._fault(name, "scene-name")
            elif not is_part(name):
                self.faults.append(Fault(name, "", "", "other-file", {}, note=True))


def structure(files: Mapping[str, str]) -> list[Fault]:
    """The faults of a pack that have nothing to do with what its texts say. `files`: its texts by name."""
    return Pack(files).faults


def is_part(name: str) -> bool:
    """Whether a file of that name is read as a part of a pack."""
    return name == "deck.json" or name in TABLES or bool(card_files([name])) or bool(_SCENE.fullmatch(name))


def is_name(given: object) -> bool:
    """Whether it can be the id of a deck, a card or a characteristic: a to z, 0 to 9 and _."""
    return isinstance(given, str) and _NAME.fullmatch(given) is not None


def text_of(card: Mapping[str, Any], field: str, lang: str) -> str:
    """A text of a card in a language; empty if there is none."""
    both = card.get(field)
    found = both.get(lang) if isinstance(both, Mapping) else None
    return found.strip() if isinstance(found, str) else ""


def list_of(card: Mapping[str, Any], field: str, lang: str) -> list[str]:
    """A list of words of a card in a language; empty if there is none."""
    both = card.get(field)
    found = both.get(lang, ()) if isinstance(both, Mapping) else ()
    return [str(word) for word in found] if isinstance(found, list) else []


def _is_words(given: object) -> bool:
    return isinstance(given, list) and bool(given) and all(isinstance(word, str) for word in given)


def _is_groups(given: object) -> bool:
    return isinstance(given, list) and bool(given) and all(map(_is_words, given))


def _is_lists(given: object) -> bool:
    return isinstance(given, dict) and all(
        lang in LANGUAGES and isinstance(words, list) and all(isinstance(word, str) for word in words)
        for lang, words in given.items()
    )


def _is_lemmas(given: object) -> bool:
    return isinstance(given, dict) and all(
        lang in LANGUAGES
        and isinstance(forms, dict)
        and all(isinstance(word, str) and word == normal(word) for pair in forms.items() for word in pair)
        for lang, forms in given.items()
    )


def add(files: Mapping[str, str], where: str = "This pack") -> Deck:
    """The deck of a pack from outside, which can be played from now on.

    `files`: its texts by their names in the folder; `where`: what errors call it. The same pack may be added
    again. Raises LudosphereError if it can't be played or if there is another deck with its id.
    """
    found = [fault for fault in structure(files) if not fault.note]
    if found:
        raise LudosphereError(
            f"{where} can't be played. {found[0].sentence('en')} "
            f"(Faults in all: {len(found)}; `ludosphere decks check FOLDER` names them.)"
        )
    return register(built(MappingProxyType(dict(files))), where)
