"""One card on the table: in a tableau, in the hand, among those to choose from.

A tile shows the picture between two rails: habitats and cost on the left, the growth stack with the worth of
its canopy on the right; then the sprouts as dots and a bar for each ability. How many dots are filled is in
the class names: the numbers reach the style sheet without inline styles.
"""

from __future__ import annotations

from functools import lru_cache

from ....core.text import Texts, capital
from ....kit.html import Html, button, el, escape, icon, joined
from ..cards import Card
from ..names import name
from ..wording.sentences import card_lines
from .glyphs import glyph
from .lines import bands, goal, scoring
from .markup import card_of, image, words

_KEPT = 4096
"""Tiles that are remembered, for all tables: cards with pieces, in two languages."""


@lru_cache(maxsize=1024)
def named(identity: str, lang: str) -> Html:
    """The name of a card as markup."""
    return escape(name(identity, lang))


def types_of(card: Card) -> tuple[str, ...]:
    """The sign of a card's type; wild flora have all of them and one sign for it."""
    if card.kind != "flora":
        return (card.kind,)
    return ("wild",) if len(card.types) > 1 else card.types


# --- in words -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def about(identity: str, lang: str) -> str:
    """A card in words: name, type, points, cost, habitats, and what it does."""
    card, say = card_of(identity), words(lang)
    kind = ", ".join([say(f"type-{sign}") for sign in types_of(card)])
    facts = [kind]
    if card.kind not in ("ecosystem", "fauna"):
        facts.append(worth(card.vp, say))
    if card.cost is not None:
        facts.append(say("costs", soil=card.cost))
    facts += [say(f"habitat-{habitat}") for habitat in card.habitats]
    lines = [
        f"{capital(say(f'colour-{colour}'))}{say('colon')}{text}" if colour else text
        for colour, text in card_lines(card, lang)
    ]
    return f"{name(identity, lang)}{say('colon')}{', '.join(facts)}. {' '.join(lines)}"


def worth(points: int, say: Texts) -> str:
    """Points in words, with a true minus sign."""
    return say("points", points=points).replace("-", "−")


def pieces(card: Card, sprouts: int, growth: int, say: Texts) -> str:
    """The sprouts and growth on a card in words."""
    parts = []
    if card.sprout_spaces:
        parts.append(say("sprouts-of", here=sprouts, room=card.sprout_spaces))
    if card.max_growth:
        full = growth == card.max_growth
        key = "growth-full" if full else "growth-of"
        parts.append(say(key, here=growth, room=card.max_growth, points=card.canopy_vp))
    return ", ".join(parts)


@lru_cache(maxsize=8)
def did(state: str) -> Html:
    """The signs of what happened to a card this turn."""
    signs = {"used": "tick", "new": "green", "down": "card"}
    return el("span", *(glyph(signs[one]) for one in state.split()), class_="did") if state else Html()


# --- in pictures --------------------------------------------------------------------------------------


@lru_cache(maxsize=_KEPT)
def face(identity: str, sprouts: int, growth: int, lang: str, setup: bool = True, lazy: bool = False) -> Html:
    """What is on a tile. `setup`: also the abilities that only count before the game; `lazy`: see `image`."""
    card = card_of(identity)
    if card.kind in ("ecosystem", "fauna"):
        rule = scoring(card.scoring, lang) if card.scoring else goal(card, lang)
        title = el("b", glyph(card.kind), named(identity, lang), class_="nm")
        return image(identity, lazy) + title + el("span", rule, class_="rule")
    worth = el("i", str(card.vp).replace("-", "−"), class_="worth")
    parts = [
        image(identity, lazy),
        el("b", worth, el("span", named(identity, lang)), class_="nm"),
        el("span", *(glyph(sign) for sign in (*types_of(card), *card.habitats)), class_="rail"),
        Html() if card.cost is None else el("span", str(card.cost), glyph("soil"), class_="cost"),
        _pieces(card, sprouts, growth),
        bands(card, lang, setup),
    ]
    return joined(parts)


def _pieces(card: Card, sprouts: int, growth: int) -> Html:
    """Dots for the sprouts, a stack for the growth with the canopy's points on top."""
    out = Html()
    if card.sprout_spaces:
        out = el("i", class_=f"sp m{card.sprout_spaces} n{sprouts}")
    if card.max_growth:
        full = growth == card.max_growth
        trunks = growth - 1 if full else growth
        crown = el("i", str(card.canopy_vp), class_="cp on" if full else "cp")
        out += el("span", crown, el("i", class_=f"tr m{card.max_growth - 1} n{trunks}"), class_="gr")
    return out


def opener(identity: str, lang: str) -> Html:
    """The button that always opens a card, beside one that may choose it."""
    return button(
        icon("eye"),
        class_="more",
        data_open=identity,
        data_name=name(identity, lang),
        aria_label=words(lang)("open", card=name(identity, lang)),
    )


@lru_cache(maxsize=_KEPT)
def planted(identity: str, at: str, sprouts: int, growth: int, state: str, own: bool, lang: str) -> Html:
    """A card of a tableau. `state`: class names of what happened to it this turn."""
    card, say = card_of(identity), words(lang)
    label = say("planted", card=name(identity, lang), at=at)
    if on := pieces(card, sprouts, growth, say):
        label += f", {on}"
    for one in state.split():
        label += f", {say(f'state-{one}')}"
    if own:
        label += f". {capital(about(identity, lang).partition(say('colon'))[2])}"
    shown = button(
        face(identity, sprouts, growth, lang, lazy=not own),
        did(state),
        class_=f"t {card.kind} {state}".strip(),
        data_ref=f"space:{at}" if own else None,
        data_key=f"card:{identity}" if own else None,
        data_open=identity,
        data_name=name(identity, lang),
        aria_label=label,
    )
    return el("li", shown, opener(identity, lang) if own else "")


@lru_cache(maxsize=_KEPT)
def loose(identity: str, ref: str, lang: str, then: str = "", setup: bool = True, state: str = "") -> Html:
    """A card with a ref of its own: `hand:013`, `drawn:013`, `card:285a`, `island`.

    Without a `ref` it is only there to be opened. `then`: where it may be dragged.
    """
    card, say = card_of(identity), words(lang)
    label = about(identity, lang)
    if state:
        label = f"{label} {capital(say(f'state-{state}'))}."
    shown = button(
        face(identity, 0, 0, lang, setup, lazy=not ref and card.kind != "ecosystem"),
        did(state),
        class_=f"t {card.kind} {state}".strip(),
        data_ref=ref or None,
        data_key=(f"hand:{identity}" if ref.startswith("hand") else f"card:{identity}") if ref else None,
        data_then=then or None,
        data_open=identity,
        data_name=name(identity, lang),
        aria_label=label,
    )
    return el("li", shown, opener(identity, lang) if ref else "")


def tiles(*items: str, class_: str, label: str, grid: bool = False) -> Html:
    """Tiles as a list with a name."""
    return el("ul", *items, class_=class_, aria_label=label, data_grid="1" if grid else None)
