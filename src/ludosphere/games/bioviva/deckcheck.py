"""Checks the texts of a deck: is every commentary short, readable and full of words that can score?

A deck is a folder of files `cards-*.json`, each a list of cards (or a table with such a list as `cards`). A
card has `id`, `title`, `characteristics` and `commentary`; what a file leaves out is taken from the card of
the same id in `deck_plan.json` or `deck.json` of that folder. Two fields are for this check: `content`
({fr, en}: forms such as "son" or "like" that are content words in this text) and `unavoidable` ({fr, en}:
words that can't score and are meant to stay). With `tags` ({fr, en}: words for what the picture shows), else
with `scene` ({fr, en}: the picture described), it counts how many families can be guessed from the picture.

A *fault* has to be mended; a *note* asks for a look.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from ...core.errors import LudosphereError
from . import families, functions
from .commentary import marked, scoring
from .letters import LANGUAGES, counted, normal, tokens

SHORTEST: Final = 45
LONGEST: Final = 60
SENTENCES: Final = (2, 4)
FAMILIES: Final = 18
"""Scoring families a commentary has at least..."""
NAMES: Final = 4
"""...of them proper nouns and numbers at most..."""
SEEN: Final = 6
"""...and to be guessed from the picture at least."""

_SENTENCE: Final = re.compile(r"[^.!?…]*[^\W_][^.!?…]*(?:[.!?…]+|$)")
_POINT_IN_NUMBER: Final = re.compile(r"(?<=\d)[.,](?=\d)")
_ODD: Final = re.compile(r"[ \u00a0\u202f]{2}|[\t\n\r<>\\{}|_*#]")


class Fault(NamedTuple):
    """What is wrong with a text: where, which rule (`deck-` messages of `text/`), its arguments, how bad."""

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


def check_text(
    text: str,
    title: str,
    labels: Iterable[str],
    lang: str,
    *,
    content: Iterable[str] = (),
    unavoidable: Iterable[str] = (),
    tags: Iterable[str] | None = None,
    scene: bool = False,
    file: str = "",
    card: str = "",
) -> list[Fault]:
    """The faults and notes of one commentary. `scene`: the tags are a description, so too few is a note."""
    found: list[Fault] = []

    def fault(rule: str, note: bool = False, **args: Any) -> None:
        found.append(Fault(file, card, lang, rule, args, note))

    length = counted(text)
    if not SHORTEST <= length <= LONGEST:
        fault("length", words=length, least=SHORTEST, most=LONGEST)
    sentences = len(_SENTENCE.findall(_POINT_IN_NUMBER.sub("", text)))
    if not SENTENCES[0] <= sentences <= SENTENCES[1]:
        fault("sentences", sentences=sentences, least=SENTENCES[0], most=SENTENCES[1])
    if _ODD.search(text):
        fault("characters")
    meant = frozenset(map(normal, content))
    words = marked(text, title, labels, lang, meant)
    spoken = {word.token.word for word in words}
    for form in sorted(meant - spoken):
        fault("content-missing", word=form)
    left = frozenset(map(normal, unavoidable))
    for form in sorted(left - {word.token.word for word in words if word.dead}):
        fault("unavoidable-missing", word=form)
    deadly = [word for word in words if word.dead and word.token.word not in left]
    for word in {word.token.word: word for word in deadly}.values():
        fault("dead", word=word.token.printed, because=word.because)
    both = [form for form in spoken if functions.is_both(form, lang) and form not in meant]
    if both:
        fault("both", note=True, words=", ".join(sorted(both)))
    strange = [
        word.token.printed
        for word in words
        if word.content and not word.name and not families.is_word(word.token.word, lang)
    ]
    if strange:
        fault("unknown", note=True, words=", ".join(strange))
    if re.search(r"\d", text):
        fault("figures", note=True)
    good = scoring(words)
    if len(good) < FAMILIES:
        fault("families", families=len(good), least=FAMILIES)
    names = [word.token.printed for word in good if word.name]
    if len(names) > NAMES:
        fault("names", names=len(names), most=NAMES, list=", ".join(names))
    if tags is not None:
        shown = frozenset(
            family
            for tag in tags
            for token in tokens(tag, lang)
            for family in families.families(token.word, lang)
        )
        seen = sum(not shown.isdisjoint(word.families) for word in good)
        if seen < SEEN:
            fault("seen", note=scene, seen=seen, least=SEEN)
    return found


def check_card(
    card: Mapping[str, Any], labels: Mapping[str, Mapping[str, str]], file: str = ""
) -> list[Fault]:
    """The faults and notes of a card in both languages. `labels`: characteristic id -> {fr, en}."""
    name = str(card.get("id", card.get("no", "?")))
    found: list[Fault] = []
    kinds = card.get("characteristics")
    if not isinstance(kinds, list) or len(kinds) != 2 or not all(kind in labels for kind in kinds):
        found.append(Fault(file, name, "", "characteristics", {}))
        kinds = []
    for lang in LANGUAGES:
        title = _text(card, "title", lang)
        text = _text(card, "commentary", lang)
        if not title:
            found.append(Fault(file, name, lang, "no-title", {}))
        if not text:
            found.append(Fault(file, name, lang, "no-commentary", {}))
            continue
        scene = _text(card, "scene", lang)
        tags = _list(card, "tags", lang) if "tags" in card else [scene] if scene else None
        found += check_text(
            text,
            title,
            [labels[kind][lang] for kind in kinds],
            lang,
            content=_list(card, "content", lang),
            unavoidable=_list(card, "unavoidable", lang),
            tags=tags,
            scene="tags" not in card,
            file=file,
            card=name,
        )
    return found


def _text(card: Mapping[str, Any], field: str, lang: str) -> str:
    both = card.get(field)
    found = both.get(lang) if isinstance(both, Mapping) else None
    return found.strip() if isinstance(found, str) else ""


def _list(card: Mapping[str, Any], field: str, lang: str) -> list[str]:
    both = card.get(field)
    found = both.get(lang, ()) if isinstance(both, Mapping) else ()
    return [str(word) for word in found] if isinstance(found, list) else []


def check_folder(folder: Path, plan: Path | None = None) -> tuple[int, list[Fault]]:
    """How many cards a deck's folder holds, and the faults and notes of all of them.

    `plan`: the file with titles and characteristics (default: `deck_plan.json` or `deck.json` beside the
    cards). Raises LudosphereError if the folder holds no cards or a file can't be read.
    """
    files = sorted(folder.glob("cards-*.json"))
    if not files:
        raise LudosphereError(f"{folder} holds no file cards-*.json.")
    if plan is None:
        beside = (folder / "deck_plan.json", folder / "deck.json")
        plan = next((path for path in beside if path.exists()), None)
    planned: dict[str, Mapping[str, Any]] = {}
    labels: dict[str, Mapping[str, str]] = {}
    if plan is not None:
        drawn = _json(plan)
        if not isinstance(drawn, Mapping):
            raise LudosphereError(f"{plan} is no plan of a deck.")
        labels = {str(one["id"]): one for one in drawn.get("characteristics", ())}
        planned = {str(card["id"]): card for card in drawn.get("cards", ())}
    found: list[Fault] = []
    where: dict[str, str] = {}
    texts: dict[str, str] = {}
    for path in files:
        for card in _cards(path):
            name = str(card.get("id", card.get("no", "?")))
            if name in where:
                found.append(Fault(path.name, name, "", "twice", {"file": where[name]}))
            where[name] = path.name
            if planned and name not in planned:
                found.append(Fault(path.name, name, "", "unplanned", {}))
            whole = {**planned.get(name, {}), **card}
            found += check_card(whole, labels, path.name)
            for lang in LANGUAGES:
                text = normal(_text(whole, "commentary", lang))
                if text and texts.setdefault(text, name) != name:
                    found.append(Fault(path.name, name, lang, "same-text", {"card": texts[text]}))
    for name in planned:
        if name not in where:
            found.append(Fault(plan.name if plan else "", name, "", "not-written", {}, note=True))
    return len(where), found


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError) as problem:
        raise LudosphereError(f"{path} is no JSON in UTF-8: {problem}") from None


def _cards(path: Path) -> list[Mapping[str, Any]]:
    whole = _json(path)
    cards = whole.get("cards") if isinstance(whole, Mapping) else whole
    if not isinstance(cards, list) or not all(isinstance(card, Mapping) for card in cards):
        raise LudosphereError(f"{path} is no list of cards.")
    return cards
