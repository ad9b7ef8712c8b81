"""What all panels share: whose something is, pictures, texts in the language of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital, listed
from ....kit.html import Html, el, icon, tag
from ..actions import SLOT_NAMES
from ..decks import Deck, deck
from ..lexicon import lexicon_of
from ..say import card_words

Back = Mapping[str, Any]
"""What is behind a picture, as the view tells it."""


def box(view: View) -> Deck:
    """The deck the table plays with."""
    return deck(str(view["deck"]))


@cache
def dot(seat: int) -> Html:
    """Whose it is: the shape of a seat in its colour."""
    n = seat + 1
    return el("svg", tag("use", href=f"/static/icons.svg#i-seat-{n}"), class_=f"dot s{n}", aria_hidden="true")


def player(seat: int, names: Sequence[str]) -> Html:
    """A player: shape and name."""
    return el("span", dot(seat), el("span", names[seat]), class_="pl-name")


def scene(view: View, number: int, lang: str) -> str:
    """What a picture shows, in words that don't tell its title."""
    return box(view).cards[number].scene[lang]


def image(number: int, alt: str = "", class_: str | None = None) -> Html:
    """The picture of a card. Where it is kept, only the web knows: it puts an address for `picture:12`."""
    size = {"width": 480, "height": 320}
    source = f"picture:{number}"
    return tag("img", src=source, alt=alt, class_=class_, **size, draggable="false", fetchpriority="high")


def summary(sign: str, text: str) -> Html:
    """What opens and closes a part of the table: a sign, its name, and a chevron that says so."""
    return el("summary", icon(sign), el("span", text), el("span", icon("chevron"), class_="chev"))


def tongue(view: View, say: Texts) -> str | None:
    """The language of the table's texts, where it isn't the reader's."""
    return None if view["lang"] == say.lang else str(view["lang"])


def slot_words(view: View, slot: str, say: Texts) -> str:
    """ "card 3 (bottom right)"."""
    return card_words(SLOT_NAMES.index(slot), int(view["line"]), say)


def back_words(view: View, back: Back, say: Texts) -> str:
    """An open back in a few words: its title, if it is shown, and its characteristics."""
    traits = listed([str(one) for one in back["labels"]], say)
    return f"{back['title']}: {traits}" if back["title"] else traits


def spoken(parts: Sequence[str]) -> str:
    """Parts of a description as sentences."""
    return " ".join(f"{capital(part).rstrip('.')}." for part in parts if part)


def ideas(view: View) -> tuple[str, ...]:
    """The words offered for the open picture to those who would rather point than type, if there are any."""
    options = view["options"]
    if "rules" not in options and "on" not in (options["ideas"], options["children"]):
        return ()
    return lexicon_of(box(view), str(view["lang"]), str(options["family"])).ideas(view["card"]["picture"])


def children(view: View) -> bool:
    """Is it a table for children: larger text, texts read aloud?"""
    return bool(view["options"].get("children") == "on")
