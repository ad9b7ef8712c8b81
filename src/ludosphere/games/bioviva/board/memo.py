"""What each characteristic covers, and the cards of a deck to look through before play, as the book says."""

from __future__ import annotations

from functools import lru_cache

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html, el, tag
from ..decks import Deck, deck
from ..say import words
from .glyphs import label, sign
from .markup import box, summary

DECK = "deck-"
"""How the ids of decks begin that can be opened."""


def memo(view: View, say: Texts) -> Html:
    """The panel that lies on the table in round 1; "" for a deck that doesn't say what its signs mean."""
    told = _memo(box(view), say)
    if not told or view["round"] != 1 or view["phase"] == "over":
        return Html()
    more = el("p", say("board-memo-zones"), class_="hint") if view["profile"] == "mixed" else ""
    return el(
        "section",
        el("details", summary("eye", say("board-memo")), told, more),
        class_="bv plate remembered covers",
    )


def _memo(box: Deck, say: Texts) -> Html:
    rows = [
        el("div", el("dt", sign(box, one.id), el("span", one.names[say.lang])), el("dd", one.memo[say.lang]))
        for one in box.characteristics
        if one.memo
    ]
    return el("dl", *rows, class_="memo-of") if rows else Html()


@lru_cache(maxsize=32)
def gallery(identity: str, lang: str) -> Html:
    """All cards of a deck, picture and signs, without a word of their texts. OptionError: there is none."""
    say = words(lang)
    box = deck(identity.removeprefix(DECK))
    shown = []
    for card in box.cards:
        pair = box.pair(card.no - 1, "mixed")
        names = ", ".join(label(box, one, lang) for one in pair)
        image = tag(
            "img",
            src=f"/art/bioviva/scene-{box.id}-{card.no}.svg",
            alt=f"{card.scene[lang]} {names}",
            loading="lazy",
            width=480,
            height=320,
        )
        signs = (el("span", sign(box, one), title=label(box, one, lang)) for one in pair)
        shown.append(el("li", image, el("span", *signs, class_="signs", aria_hidden="true")))
    return el(
        "article",
        el("header", el("h2", box.names[lang]), class_="head"),
        _memo(box, say),
        el("p", say("board-gallery-lead")),
        el("details", summary("eye", say("board-gallery", n=len(shown))), el("ul", *shown, class_="gallery")),
        class_="opened bv-deck",
        data_card=identity,
    )
