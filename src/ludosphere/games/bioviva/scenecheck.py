"""Checks the picture of a card: a plain drawing, which runs nothing, fetches nothing and tells no title."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, Final
from xml.etree import ElementTree

from . import functions
from .letters import LANGUAGES, folded, normal

LARGEST: Final = 60_000
"""Bytes of a picture at most."""
_SPACE: Final = "{http://www.w3.org/2000/svg}"
_LINK: Final = "{http://www.w3.org/1999/xlink}href"
ELEMENTS: Final = frozenset(
    (
        *("svg", "g", "defs", "use", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"),
        *("clipPath", "mask", "pattern", "linearGradient", "radialGradient", "stop"),
    )
)
"""What a picture may be made of. No text, no style sheet, no metadata, no script, no picture from outside."""
_FORBIDDEN: Final = re.compile(r"on.*|aria.*|data.*|style|class|role|lang|title|base|src")
_OUTSIDE: Final = re.compile(r"url\(\s*['\"]?(?!#)|[a-z]+:", re.IGNORECASE)
_REFERENCE: Final = re.compile(r"#([^)\"']*)")
_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,15}")
_LONG: Final = 3
"""Letters from which a word of a title tells something."""

Found = Iterator[tuple[str, dict[str, Any]]]


def telling(title: object, slug: str) -> set[str]:
    """The words of a card's title and id that tell something, in lower case and without accents."""
    found = {part for part in re.split(r"[^a-z]+", slug.lower()) if len(part) > _LONG}
    for lang in LANGUAGES:
        text = title.get(lang) if isinstance(title, Mapping) else None
        for word in re.findall(r"[^\W\d_]+", normal(text) if isinstance(text, str) else ""):
            if not functions.is_function(word, lang) and len(word) >= _LONG:
                found.add(folded(word))
    return found


def scene_faults(text: str, words: set[str]) -> Found:
    """The rules a picture breaks, with their arguments. `words`: what none of its names may contain."""
    if len(text.encode()) > LARGEST:
        yield "scene-size", {"size": len(text.encode()), "most": LARGEST}
    if "<!" in text or re.search(r"<\?(?!xml\s)", text):  # comments, entities, instructions to programs
        yield "scene-markup", {}
        return
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as problem:
        yield "no-xml", {"problem": str(problem)}
        return
    if root.tag != f"{_SPACE}svg" or root.get("viewBox") != "0 0 480 320":
        yield "scene-frame", {}
    ids = [element.get("id") for element in root.iter() if element.get("id") is not None]
    for name in sorted({name for name in ids if name is not None and ids.count(name) > 1}):
        yield "scene-id-twice", {"name": name}
    for element in root.iter():
        yield from _element(element, words, set(ids))


def _element(element: ElementTree.Element, words: set[str], ids: set[str | None]) -> Found:
    tag = element.tag.removeprefix(_SPACE)
    if tag not in ELEMENTS:
        yield "scene-element", {"name": tag}
        return
    if (element.text or "").strip() or (element.tail or "").strip():
        yield "scene-text", {"name": tag}
    for name, value in element.items():
        plain = name.rpartition("}")[2]
        if (name != plain and name != _LINK) or _FORBIDDEN.fullmatch(plain.lower()):
            yield "scene-attribute", {"name": plain}
            continue
        if _OUTSIDE.search(value) or (plain == "href" and not value.startswith("#")):
            yield "scene-outside", {"name": plain}
            continue
        for reference in _REFERENCE.findall(value) if "url(" in value or plain == "href" else ():
            if reference not in ids:
                yield "scene-reference", {"name": reference}
        if plain == "id":
            said = unicodedata.normalize("NFKD", value).lower()
            if not _ID.fullmatch(value) or any(word in said for word in words):
                yield "scene-id", {"name": value}
