"""Guides as they are written: a game's Markdown, read once, checked, and rendered section by section.

A guide is `games/<game>/guide/<lang>.md`: one `# Title`, then `##` and `###` headings that each end with an
anchor, `## Planting {#planting}`. Links are of three kinds: `[word](#planting)` to another section,
`[name](card:B3)` to a card, and `![caption](picture:ring)`, alone in a paragraph, a picture that
`guide_picture` of the game's guide draws. HTML in a guide is text like any other.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol, cast
from xml.etree import ElementTree

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from ..core import i18n
from ..core.errors import LudosphereError
from ..core.registry import part
from ..kit.html import Html, escape

_ANCHOR: Final = re.compile(r"\s*\{#([a-z][a-z0-9-]*)\}\s*$")
TALLEST: Final = 432.0
"""So many pixels high is a picture at most, where there is room."""
WIDEST: Final = 860.0
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
_RENDERER: Final = RendererHTML()


class GuideError(LudosphereError):
    """A guide that isn't written as guides are: which one, where, and what is wrong."""


class Source(Protocol):
    """What a game's package `guide` holds beside its texts."""

    __name__: str
    SECTIONS: Mapping[str, str]
    """Where to read about something one may ask: a question, or how questions begin, and an anchor."""

    def guide_pictures(self) -> list[str]:
        """The names of all pictures."""
        ...

    def guide_picture(self, name: str, lang: str) -> Html:
        """A picture as an SVG document; KeyError if there is none of this name."""
        ...


@dataclass(frozen=True)
class Section:
    """A heading and what stands below it, up to the next heading."""

    level: int
    """2 or 3."""
    anchor: str
    title: str
    html: str
    text: str
    """The same without markup, to search in."""


@dataclass(frozen=True)
class Guide:
    """A game's guide in a language."""

    title: str
    lead: str
    """HTML: what stands before the first section."""
    sections: tuple[Section, ...]

    @property
    def chapters(self) -> list[tuple[Section, list[Section]]]:
        """Every section of level 2 with those of level 3 in it."""
        found: list[tuple[Section, list[Section]]] = []
        for section in self.sections:
            if section.level == 2:
                found.append((section, []))
            else:
                found[-1][1].append(section)
        return found


@cache
def source(name: str) -> Source | None:
    """The package of a game's guide; None for a game without one."""
    return cast("Source | None", part(name, "guide"))


@cache
def guide(name: str, lang: str) -> Guide | None:
    """The guide of a game in a language; None if there is none. Raises GuideError."""
    pages, text = source(name), written(name, lang)
    return None if pages is None or text is None else _Reader(name, lang, pages).read(text)


@cache
def written(name: str, lang: str) -> str | None:
    """The guide of a game as it is written; None if there is none."""
    pages = source(name)
    if pages is None:
        return None
    return i18n.source(pages.__name__, f"{lang}.md") or i18n.source(pages.__name__, f"{i18n.ENGLISH}.md")


@cache
def drawn(name: str, picture: str, lang: str) -> Html:
    """A picture of a game's guide as an SVG document; KeyError if there is none of this name."""
    pages = source(name)
    if pages is None or picture not in pages.guide_pictures():
        raise KeyError(f"no picture {picture!r} in the guide of {name}")
    return pages.guide_picture(picture, lang)


class _Reader:
    """Reads one guide."""

    def __init__(self, name: str, lang: str, pages: Source) -> None:
        self._name, self._lang, self._pages = name, lang, pages
        self._line = 0

    def read(self, text: str) -> Guide:
        """The guide of a text; raises GuideError."""
        tokens = _MARKDOWN.parse(text)
        starts = [k for k, token in enumerate(tokens) if token.type == "heading_open"]
        if not starts or starts[0] != 0 or tokens[0].tag != "h1":
            raise self._wrong("a guide begins with its title, a line that starts with '# '")
        parts = [tokens[a:b] for a, b in zip(starts, [*starts[1:], len(tokens)], strict=True)]
        title = _plain(parts[0][1:2])
        lead = self._body(parts[0][3:])
        sections: list[Section] = []
        for piece in parts[1:]:
            section = self._section(piece)
            if section.level == 3 and not sections:
                raise self._wrong("the first section is one of level 2")
            if section.anchor in (one.anchor for one in sections):
                raise self._wrong(f"a second section with the anchor {section.anchor!r}")
            sections.append(section)
        return Guide(title, lead, tuple(sections))

    def _section(self, tokens: Sequence[Token]) -> Section:
        opening, inline = tokens[0], tokens[1]
        self._note(opening)
        if opening.tag not in ("h2", "h3"):
            raise self._wrong("headings are of level 2 or 3, after one title of level 1")
        children = list(inline.children or [])
        last = children[-1] if children and children[-1].type == "text" else None
        found = _ANCHOR.search(last.content) if last else None
        if last is None or found is None:
            raise self._wrong("a heading ends with its anchor, like {#planting}")
        last.content = last.content[: found.start()]
        body = self._body(tokens[3:])
        return Section(int(opening.tag[1]), found[1], _plain(children), body, _plain(tokens[3:]))

    def _body(self, tokens: Sequence[Token]) -> str:
        """The HTML of blocks. A paragraph that holds a picture alone becomes a figure."""
        out: list[str] = []
        rest = list(tokens)
        while rest:
            self._note(rest[0])
            if rest[0].type == "paragraph_open" and _is_picture(rest[1]):
                out.append(self._figure((rest[1].children or [])[0]))
                rest = rest[3:]
                continue
            end = _block_end(rest)
            block, rest = rest[:end], rest[end:]
            for token in block:
                self._note(token)
                if token.type == "inline":
                    self._link(token.children or [])
            if block[0].type == "table_open":
                _name_rows(block)
            shown = _RENDERER.render(block, _MARKDOWN.options, {})
            if block[0].type == "table_open":
                shown = f'<div class="scroll" tabindex="0">{shown}</div>\n'
            out.append(shown)
        return "".join(out)

    def _inline(self, children: Sequence[Token]) -> str:
        self._link(children)
        return _RENDERER.renderInline(children, _MARKDOWN.options, {})

    def _link(self, children: Iterable[Token]) -> None:
        """Points links at the pages they mean."""
        for token in children:
            if token.type == "image":
                raise self._wrong("a picture stands alone in its paragraph")
            if token.type != "link_open":
                continue
            target = str(token.attrs["href"])
            kind, _, value = target.partition(":")
            if kind == "card" and value:
                token.attrs["href"] = f"/atlas/{self._name}#{value}"
                token.attrs["data-card"] = value
            elif not target.startswith("#"):
                raise self._wrong(f"a link leads to '#section' or 'card:ID', not to {target!r}")

    def _figure(self, image: Token) -> str:
        name = str(image.attrs["src"]).removeprefix("picture:")
        if name not in self._pages.guide_pictures():
            raise self._wrong(f"there is no picture {name!r}")
        picture = ElementTree.fromstring(drawn(self._name, name, self._lang))
        if (box := picture.get("viewBox")) is None:
            raise self._wrong(f"the picture {name!r} has no viewBox")
        caption = self._inline(image.children or [])
        address = f"/guide/{self._name}/picture/{name}.{self._lang}.svg"
        width, height = map(float, box.split()[2:])
        scale = min(1.0, TALLEST / height, WIDEST / width)
        label = escape(picture.get("aria-label", ""))
        return (
            f'<figure><img src="{address}" alt="{label}" width="{width * scale:.0f}"'
            f' height="{height * scale:.0f}" loading="lazy"><figcaption>{caption}</figcaption></figure>\n'
        )

    def _note(self, token: Token) -> None:
        if token.map:
            self._line = token.map[0] + 1

    def _wrong(self, what: str) -> GuideError:
        return GuideError(f"The guide of {self._name}, {self._lang}.md, line {self._line}: {what}.")


def _is_picture(inline: Token) -> bool:
    children = inline.children or []
    return (
        len(children) == 1
        and children[0].type == "image"
        and str(children[0].attrs["src"]).startswith("picture:")
    )


def _name_rows(table: Sequence[Token]) -> None:
    """In a table whose first column has no heading, the first cell of a row is the heading of that row."""
    cells = [k for k, token in enumerate(table) if token.type in ("th_open", "td_open")]
    if table[cells[0] + 1].content:
        return
    first = [k for k in cells if table[k - 1].type == "tr_open"]
    for k in first:
        opening, closing = table[k], table[k + 2]
        opening.tag = closing.tag = "td" if opening.type == "th_open" else "th"
        if opening.tag == "th":
            opening.attrs["scope"] = "row"


def _block_end(tokens: Sequence[Token]) -> int:
    """How many tokens the first block has."""
    depth = 0
    for number, token in enumerate(tokens, 1):
        depth += token.nesting
        if depth == 0:
            return number
    return len(tokens)


def _plain(tokens: Sequence[Token]) -> str:
    """The words in tokens, in one line."""
    return " ".join(" ".join(_plain(one.children) if one.children else one.content for one in tokens).split())


# --- search --------------------------------------------------------------------------------------------
AROUND: Final = 90
"""So many letters of an excerpt stand on each side of what was found."""


@dataclass(frozen=True)
class Found:
    """A section in which all the words stand that were looked for."""

    section: Section
    excerpt: list[tuple[str, bool]]
    """Pieces of its text; True: one of the words."""


def folded(text: str) -> list[str]:
    """Each letter as it is searched: small, without accent, "oe" for "œ", a straight apostrophe."""
    return [_fold(letter) for letter in text]


@cache
def _fold(letter: str) -> str:
    if letter in "’ʼ":
        return "'"
    if letter.isspace():
        return " "
    parts = unicodedata.normalize("NFD", letter.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(part for part in parts if unicodedata.category(part) != "Mn")


def searched(guide: Guide, query: str) -> list[Found]:
    """The sections that hold every word of the query, those with one in their title first."""
    words = "".join(folded(query)).split()
    if not words:
        return []
    found: list[tuple[bool, Found]] = []
    for section in guide.sections:
        title, text = "".join(folded(section.title)), "".join(folded(section.text))
        if all(word in title or word in text for word in words):
            titled = any(word in title for word in words)
            found.append((not titled, Found(section, _excerpt(section.text, words))))
    return [one for _, one in sorted(found, key=lambda pair: pair[0])]


def _excerpt(text: str, words: Sequence[str]) -> list[tuple[str, bool]]:
    """What stands around the first word found; the beginning if only the title has them."""
    letters = folded(text)
    origin = [at for at, letter in enumerate(letters) for _ in letter]  # a letter may be two when folded
    flat = "".join(letters)
    hits = sorted(
        (origin[match.start()], origin[match.end() - 1] + 1)
        for word in words
        for match in re.finditer(re.escape(word), flat)
    )
    first = hits[0][0] if hits else 0
    begin, end = max(0, first - AROUND), min(len(text), first + AROUND)
    begin = text.rfind(" ", 0, begin) + 1 if begin else 0
    end = text.find(" ", end) if text.find(" ", end) > 0 else len(text)
    pieces: list[tuple[str, bool]] = [("… ", False)] if begin else []
    at = begin
    for start, stop in hits:
        if start < at or stop > end:
            continue
        pieces += [(text[at:start], False), (text[start:stop], True)]
        at = stop
    pieces.append((text[at:end] + (" …" if end < len(text) else ""), False))
    return [piece for piece in pieces if piece[0]]
