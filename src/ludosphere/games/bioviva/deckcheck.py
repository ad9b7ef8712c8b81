"""Checks the texts of a deck: is every commentary short, readable and full of words that can score?

`check` looks at a whole pack, files and pictures included (`packcheck.py`), `check_text` at one commentary.
It looks at a card's `content` ({fr, en}: forms such as "son" or "like" that are content words in this text),
its `lemmas` ({fr, en}: for forms of several words the one that is meant) and `unavoidable` ({fr, en}: words
that can't score and are meant to stay). With `tags` ({fr, en}: words for what the picture shows), else with
`scene` (the picture described), it counts how many families can be guessed from the picture. Everybody may
read `scene` before the commentary is shown, so the two must not share whole phrases.

A *fault* has to be mended; a *note* asks for a look.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from types import MappingProxyType
from typing import Any, Final

from . import functions
from .commentary import Back, Marked, annotated, marked, scoring
from .decks import Deck
from .families import Families, Table
from .letters import LANGUAGES, counted, normal, tokens
from .lexicon import lexicon_of
from .packcheck import TABLES, Fault, Pack, list_of, text_of

SHORTEST: Final = 45
LONGEST: Final = 60
SENTENCES: Final = (2, 4)
FAMILIES: Final = 18
"""Scoring families a commentary has at least..."""
NAMES: Final = 4
"""...of them proper nouns and numbers at most..."""
SEEN: Final = 6
"""...and to be guessed from the picture at least."""
PHRASE: Final = 4
"""As many words in a row, and what describes the picture gives away a piece of the commentary."""

_SENTENCE: Final = re.compile(r"[^.!?…]*[^\W_][^.!?…]*(?:[.!?…]+|$)")
_POINT_IN_NUMBER: Final = re.compile(r"(?<=\d)[.,](?=\d)")
_ODD: Final = re.compile(r"[ \u00a0\u202f]{2}|[\t\n\r<>\\{}|_*#]")


def check_text(
    text: str,
    title: str,
    labels: Iterable[str],
    kin: Families,
    *,
    content: Iterable[str] = (),
    lemmas: Mapping[str, str] = MappingProxyType({}),
    unavoidable: Iterable[str] = (),
    tags: Iterable[str] | None = None,
    file: str = "",
    card: str = "",
) -> list[Fault]:
    """The faults and notes of one commentary."""
    lang = kin.lang
    found: list[Fault] = []

    def fault(rule: str, note: bool = False, **args: Any) -> None:
        found.append(Fault(file, card, lang, rule, args, note))

    _form(text, fault)
    meant = frozenset(map(normal, content))
    words = marked(Back(text, title, tuple(labels), meant, lemmas), kin)
    spoken = {word.token.word for word in words}
    left = frozenset(map(normal, unavoidable))
    missing = {
        "content-missing": meant - spoken - {token.word for token in tokens(title, lang)},
        "lemma-missing": lemmas.keys() - spoken,
        "unavoidable-missing": left - {word.token.word for word in words if word.dead},
    }
    for rule, forms in missing.items():
        for form in sorted(forms):
            fault(rule, word=form)
    deadly = [word for word in words if word.dead and word.token.word not in left]
    for word in {word.token.word: word for word in deadly}.values():
        fault("dead", word=word.token.printed, because=word.because)
    both = [form for form in spoken if functions.is_both(form, lang) and form not in meant]
    if both:
        fault("both", note=True, words=", ".join(sorted(both)))
    strange = [
        word.token.printed
        for word in words
        if word.content and not word.name and not kin.is_word(word.token.word)
    ]
    if strange:
        fault("unknown", note=True, words=", ".join(strange))
    if re.search(r"\d", text):
        fault("figures", note=True)
    _worth(scoring(words), tags, kin, fault)
    return found


def _form(text: str, fault: Callable[..., None]) -> None:
    """How long a commentary is, and what it is written with."""
    length = counted(text)
    if not SHORTEST <= length <= LONGEST:
        fault("length", words=length, least=SHORTEST, most=LONGEST)
    sentences = len(_SENTENCE.findall(_POINT_IN_NUMBER.sub("", text)))
    if not SENTENCES[0] <= sentences <= SENTENCES[1]:
        fault("sentences", sentences=sentences, least=SENTENCES[0], most=SENTENCES[1])
    if _ODD.search(text):
        fault("characters")


def _worth(
    good: Sequence[Marked], tags: Iterable[str] | None, kin: Families, fault: Callable[..., None]
) -> None:
    """What can be guessed of it."""
    if len(good) < FAMILIES:
        fault("families", families=len(good), least=FAMILIES)
    names = [word.token.printed for word in good if word.name]
    if len(names) > NAMES:
        fault("names", names=len(names), most=NAMES, list=", ".join(names))
    if tags is not None:
        seen = _seen(good, tags, kin)
        if seen < SEEN:
            fault("seen", note=True, seen=seen, least=SEEN)


def _seen(good: Iterable[Marked], tags: Iterable[str], kin: Families) -> int:
    """How many of the scoring words are guessed from what the picture shows."""
    shown = {family for tag in tags for token in tokens(tag, kin.lang) for family in kin.families(token.word)}
    return sum(not shown.isdisjoint(word.families) for word in good)


def phrase(scene: str, text: str, lang: str) -> str:
    """The longest piece of a description that its commentary has word for word; "" if shorter than `PHRASE`.

    All words count, also elided ones ("l'"); what stands between them doesn't.
    """
    told = tokens(scene, lang)
    words = [token.word for token in told]
    hidden = [token.word for token in tokens(text, lang)]
    start, _, size = SequenceMatcher(None, words, hidden, autojunk=False).find_longest_match()
    if size < PHRASE:
        return ""
    return unicodedata.normalize("NFC", scene)[told[start].start : told[start + size - 1].end]


def check_card(
    card: Mapping[str, Any],
    labels: Mapping[str, Mapping[str, str]],
    kin: Mapping[str, Families],
    file: str = "",
) -> list[Fault]:
    """The faults and notes of a card's texts in both languages, where there are any.

    `labels`: characteristic id -> {fr, en}; `kin`: the families of words by language.
    """
    name = str(card.get("id", card.get("no", "?")))
    found: list[Fault] = []
    kinds = card.get("characteristics")
    kinds = [kind for kind in kinds if kind in labels] if isinstance(kinds, list) else []
    for lang in LANGUAGES:
        text = text_of(card, "commentary", lang)
        if not text:
            continue
        scene = text_of(card, "scene", lang)
        tags = list_of(card, "tags", lang) if "tags" in card else [scene] if scene else None
        found += check_text(
            text,
            text_of(card, "title", lang),
            [labels[kind][lang] for kind in kinds],
            kin[lang],
            content=list_of(card, "content", lang),
            lemmas=_lemmas_of(card, lang),
            unavoidable=list_of(card, "unavoidable", lang),
            tags=tags,
            file=file,
            card=name,
        )
        shared = phrase(scene, text, lang)
        if shared:
            found.append(Fault(file, name, lang, "phrase", {"phrase": shared, "most": PHRASE - 1}))
    return found


def _lemmas_of(card: Mapping[str, Any], lang: str) -> Mapping[str, str]:
    both = card.get("lemmas")
    found = both.get(lang) if isinstance(both, Mapping) else None
    return found if isinstance(found, Mapping) else {}


def check(files: Mapping[str, str]) -> tuple[int, list[Fault]]:
    """How many cards a pack holds, and all its faults and notes. `files`: its texts by name."""
    pack = Pack(files)
    found = list(pack.faults)
    broken = {
        fault.file for fault in found if fault.rule in ("no-file", "no-json", "no-families", "no-groups")
    }
    kin = {
        lang: Families(Table.read(files[name], lang) if name not in broken else Table(lang))
        for lang, name in zip(LANGUAGES, TABLES)
    }
    texts: dict[str, str] = {}
    for file, name, card in pack.rows:
        found += check_card(card, pack.labels, kin, file)
        for lang in LANGUAGES:
            text = normal(text_of(card, "commentary", lang))
            if text and texts.setdefault(text, name) != name:
                found.append(Fault(file, name, lang, "same-text", {"card": texts[text]}))
    return len(pack.rows), found


def read(deck: Deck, index: int, profile: str, level: str) -> dict[str, list[dict[str, Any]]]:
    """How a card's text is read, by language: its words and their families."""
    return {lang: annotated(lexicon_of(deck, lang, level).marked(index, profile)) for lang in LANGUAGES}
