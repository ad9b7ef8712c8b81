"""The cards on offer, and an opened card with its page of the atlas."""

from __future__ import annotations

from functools import lru_cache

from ...core.contract import View
from ...core.text import Texts
from ...kit.html import Html, button, el, icon, joined
from . import atlas
from .markup import card_of, pattern_in_words, pips, scene, words


def supply(view: View, main: int, say: Texts) -> Html:
    """Both rows of cards; marked is what stands on the planet of the seat `main`."""
    standing = view["planets"][main]["standing"]
    groups = (
        ("giants", say("board-giants"), ""),
        ("basic", say("board-biomes"), el("small", say("board-deck", count=view["deck"]), data_about="deck")),
    )
    out = []
    for row, title, note in groups:
        cards = [_offer(card, card in standing, say) for card in view[row] if card]
        if cards:
            out.append(
                el("section", el("h2", title, note), el("ul", *cards, class_="cards"), class_=f"grp {row}")
            )
    return joined(out)


@lru_cache(maxsize=512)  # 40 cards, standing or not, in every language
def _offer(identity: str, standing: bool, say: Texts) -> Html:
    """A card, which may be claimed, and beside it a button that always opens it."""
    card = card_of(identity)
    name = card.names[say.lang]
    label = say("board-card-label", card=name, points=card.points, pattern=pattern_in_words(card, say))
    face = button(
        el("span", scene(identity), class_="land"),
        el("span", el("b", name), el("span", str(card.points), class_="pts"), class_="cap"),
        el("span", pips(card), class_=f"pat n{len(card.pattern)}"),
        el("span", icon("confirm"), say("board-possible"), class_="ready"),
        class_="bio stands" if standing else "bio",
        data_ref=f"card:{identity}",
        data_key=f"card:{identity}",
        data_open=identity,
        data_name=name,
        aria_label=f"{label} {say('board-stands')}" if standing else label,
    )
    opener = button(
        icon("eye"),
        class_="more",
        data_open=identity,
        data_name=name,
        aria_label=say("board-open", card=name),
    )
    return el("li", face, opener)


def filed(identity: str, lang: str) -> tuple[str, str]:
    """The name of a biome, and what sort of card it is."""
    biome = card_of(identity)
    return biome.names[lang], words(lang)("board-giant" if biome.giant else "board-basic")


def card(identity: str, lang: str) -> Html:
    """An opened card as HTML, with what it is on Earth. KeyError if there is no such card."""
    say, biome = words(lang), card_of(identity)
    other, called = biome.names.other(lang)
    name, kind = filed(identity, lang)
    pattern = pattern_in_words(biome, say)
    head = el(
        "header",
        el("h2", name),
        el("p", f"{kind} · ", el("span", called, lang=other, class_="sci"), class_="eyebrow"),
        el("span", str(biome.points), class_="pts"),
        class_="head",
    )
    return el(
        "article",
        el("div", scene(identity, lazy=True), class_="land"),
        head,
        el("div", pips(biome), class_="pat", aria_hidden="true"),
        el("p", atlas.text(identity, lang)),
        el("p", say("board-pattern", pattern=pattern), class_="pattern"),
        class_="opened",
        data_card=identity,
    )
