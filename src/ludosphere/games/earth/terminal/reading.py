"""The cards of a page in full, one after the other."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from ....kit.canvas import wrapped
from ....kit.pen import signed
from ..wording.sentences import card_lines
from . import hand
from .pen import Pen, fact, number

_WIDTH = 74


def read(pen: Pen, page: str) -> Text:
    """What is under the cursor first, then everything else on the page."""
    body = Text()
    under = _pointed(pen)
    if under:
        body.append_text(_card(pen, under)).append("\n")
    for title, cards in _groups(pen, page):
        shown = [card for card in dict.fromkeys(cards) if card]
        if shown:
            body.append(f"{title}\n", pen.title)
            for card in shown:
                body.append_text(_card(pen, card))
            body.append("\n")
    body.rstrip()
    return body


def _pointed(pen: Pen) -> str | None:
    """The card under the cursor, or chosen."""
    ref = pen.scene.cursor or (pen.scene.chosen[-1] if pen.scene.chosen else "")
    kind, _, value = ref.partition(":")
    if kind in ("island", "climate"):
        return str(pen.player[kind])
    if kind == "space":
        return next((one["card"] for one in pen.player["tableau"] if one["at"] == value), None)
    return value if kind in ("card", "hand", "drawn", "fauna") else None


def _groups(pen: Pen, page: str) -> Iterable[tuple[str, list[str]]]:
    words, view = pen.words, pen.view
    if page == "hand":
        for title, entries in hand.groups(pen, events=True):
            yield title, [card for card, _ in entries]
    elif page == "table":
        yield words("fauna"), [animal["id"] for animal in view["fauna"]]
        yield words("ecosystems"), view["ecosystems"]
    elif page == "gaia":
        pile = view["gaia"]["score_pile"]
        yield words("gaia-pile", count=len(pile)), pile
    else:
        player = pen.player if page == "own" else view["players"][int(page)]
        yield words("board-cards"), [player[kind] for kind in ("island", "climate", "ecosystem")]
        lying = [one["card"] for one in player["tableau"]]
        yield words("tableau", cards=len(lying)), lying
        yield words("events"), player["events"]
        yield words("fauna"), [animal["id"] for animal in view["fauna"]]
        yield words("ecosystems"), view["ecosystems"]


def _card(pen: Pen, identity: str) -> Text:
    """A card: number and name, its facts, its abilities."""
    card, words = fact(identity), pen.words
    body = Text.assemble((f"{number(identity):<5}", pen.quiet), (pen.named(identity), pen.bold), "\n")
    facts = [words(f"kind-{card.kind}"), *(words(f"type-{kind}") for kind in card.types)]
    facts += [words(f"habitat-{habitat}") for habitat in card.habitats]
    if card.cost is not None:
        facts.append(words("costs", soil=card.cost))
    if card.vp:
        facts.append(signed(card.vp) + words("points", points=card.vp).lstrip("-0123456789"))
    if card.sprout_spaces:
        facts.append(words("sprout-spaces", count=card.sprout_spaces))
    if card.max_growth:
        facts.append(words("growth-spaces", count=card.max_growth, points=card.canopy_vp))
    facts += [words(f"marker-{marker}") for marker in card.markers]
    if card.directional:
        facts.append(words("directional"))
    for line in wrapped(" · ".join(facts), _WIDTH - 5):
        body.append(f"     {line}\n", pen.quiet)
    for colour, text in card_lines(card, pen.lang):
        lines = wrapped(text, _WIDTH - 7)
        body.append("     ")
        body.append(*(pen.letter(colour)[:2] if colour else ("·", pen.quiet)))
        body.append(f" {lines[0]}\n", pen.plain)
        for line in lines[1:]:
            body.append(f"       {line}\n", pen.plain)
    return body
