"""An opened card: a large picture, its names, its facts, and what it does in signs and in words."""

from __future__ import annotations

from functools import lru_cache

from ....kit.html import Html, el
from ..cards import Card
from ..names import name, names_of, other_name
from ..wording.sentences import card_lines
from .glyphs import glyph
from .lines import band, goal, scoring
from .markup import card_of, image, words
from .tile import types_of, worth


def filed(identity: str, lang: str) -> tuple[str, str]:
    """The name of a card, and what sort it is: its kind, and a plant's type."""
    say, shown = words(lang), card_of(identity)
    types = types_of(shown) if shown.kind == "flora" else ()
    return name(identity, lang), " · ".join([say(f"kind-{shown.kind}"), *(say(f"type-{it}") for it in types)])


@lru_cache(maxsize=1024)
def card(identity: str, lang: str) -> Html:
    """An opened card as HTML. KeyError if there is no such card."""
    say, shown = words(lang), card_of(identity)
    other, called = other_name(identity, lang)
    has_points = shown.kind not in ("ecosystem", "fauna")
    title, kind = filed(identity, lang)
    names = [" · ", el("span", called, lang=other)]
    if shown.scientific:
        names += [" · ", el("span", shown.scientific, class_="sci", lang="la")]
    head = el(
        "header",
        el("h2", title),
        el("p", kind, *names, class_="eyebrow"),
        el("span", str(shown.vp).replace("-", "−"), class_="pts", title=worth(shown.vp, say))
        if has_points
        else "",
        class_="head",
    )
    number = " · ".join([say("number", number=shown.id), *_also(identity, lang)])
    return el(
        "article",
        el("div", image(identity, lazy=True), class_="land"),
        head,
        _facts(shown, lang),
        _does(shown, lang),
        el("p", number, class_="eyebrow"),
        class_="opened earth",
        data_card=identity,
    )


def _also(identity: str, lang: str) -> list[str]:
    """What else the card is called."""
    return [words(lang)("also-called", name=also) for also in names_of(identity, lang)[1:]]


def _facts(shown: Card, lang: str) -> Html:
    """Cost, habitats, spaces for sprouts and growth."""
    say = words(lang)
    rows = []
    if shown.cost is not None:
        rows.append((glyph("soil"), say("costs", soil=shown.cost)))
    rows += [(glyph(habitat), say(f"habitat-{habitat}")) for habitat in shown.habitats]
    if shown.sprout_spaces:
        rows.append((glyph("sprout"), say("sprout-spaces", count=shown.sprout_spaces)))
    if shown.max_growth:
        spaces = say("growth-spaces", count=shown.max_growth, points=shown.canopy_vp)
        rows.append((glyph("trunk"), spaces))
    rows += [(el("b", marker[0].upper(), class_="mark"), say(f"marker-{marker}")) for marker in shown.markers]
    if shown.directional:
        rows.append((glyph("aid"), say("directional")))
    return el("ul", *(el("li", sign, text) for sign, text in rows), class_="facts") if rows else Html()


def _does(shown: Card, lang: str) -> Html:
    """Each ability as its bar, with the sentence under it."""
    say, parts = words(lang), []
    for k, (colour, sentence) in enumerate(card_lines(shown, lang)):
        if colour:
            ability = shown.abilities[k]
            moment = ability.color if ability.trigger == "activation" else ability.trigger
            bar, when = band(ability, lang), say(f"when-{moment}")
        else:
            sign = scoring(shown.scoring, lang) if shown.scoring else goal(shown, lang)
            bar, when = el("span", sign, class_="rule"), ""
        parts.append(
            el(
                "li",
                el("span", bar, aria_hidden="true"),
                el("p", sentence),
                el("small", when) if when else "",
            )
        )
    return el("ul", *parts, class_="does")
