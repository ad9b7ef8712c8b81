"""Solo: Gaia's board in the place of a player's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from ....core.text import Texts
from ....kit.html import Html, el, escape, tag
from ..cards import raw
from .glyphs import glyph
from .lines import chip
from .seats import score_of
from .tile import loose, tiles

_STACKS: Final = ((5, 7), (4, 6), (3, 5), (2, 4), (1, 3))
"""Growth pieces of each stack, and what its canopy is worth."""


def gaia_in_full(gaia: Mapping[str, Any], say: Texts) -> Html:
    """What Gaia has, and the card that says what she does."""
    pile = gaia["score_pile"]
    parts = [
        el("h2", say("gaia")),
        el(
            "p",
            el("b", score_of(gaia, say)),
            f" · {say('gaia-deck', count=gaia['deck'])}",
            f" · {say('gaia-pass', number=gaia['pass'])}",
        ),
        _card(gaia["card"], say) if gaia["card"] else "",
        el(
            "ul",
            *(
                el(
                    "li",
                    glyph(sign),
                    el("b", str(gaia[what])),
                    el("span", say(f"stock-{what}", count=gaia[what])),
                    data_about=f"stock:{what}",
                )
                for what, sign in (
                    ("soil", "soil"),
                    ("sprouts", "sprout"),
                    ("growth", "trunk"),
                    ("compost", "compost"),
                    ("leaves", "leaf"),
                )
            ),
            class_="stock",
        ),
        stacks(gaia["growth"], say),
    ]
    if pile:
        title = say("gaia-pile", count=len(pile))
        cards = tiles(*(loose(card, "", say.lang) for card in pile), class_="row", label=title)
        parts.append(el("div", el("h3", title), cards, class_="pile"))
    return el(
        "section",
        *parts,
        class_="realm other gaia",
        data_seat="gaia",
        data_name=say("gaia"),
        hidden="hidden",
        aria_label=say("gaia"),
    )


@cache
def _colours() -> dict[str, str]:
    return {card["id"]: card["color"] for card in raw("gaia")["cards"]}


def colour_of(identity: str) -> str:
    """The colour of a card of hers."""
    return _colours().get(identity, "brown")


def _card(identity: str, say: Texts) -> Html:
    colour = colour_of(identity)
    return el(
        "p",
        chip(colour),
        el("b", say(f"gaia-card-{colour}")),
        el("span", say(f"gaia-does-{colour}")),
        class_="turned",
    )


def stacks(growth: int, say: Texts) -> Html:
    """Her growth in stacks of 5, 4, 3, 2, 1, which fill over and over."""
    rounds, left = divmod(growth, sum(size for size, _ in _STACKS))
    columns = []
    for x, (size, worth) in enumerate(_STACKS):
        here = min(size, left)
        left -= here
        for k in range(size):
            state = "canopy" if k == size - 1 else "trunk"
            on = " on" if k < here else ""
            box = {"x": 4 + 20 * x, "y": 42 - 8 * k, "width": 14, "height": 6, "rx": 2}
            columns.append(tag("rect", **box, class_=f"{state}{on}"))
        columns.append(tag("text", escape(str(worth)), x=11 + 20 * x, y=58, text_anchor="middle"))
    words = say("gaia-growth", count=growth, rounds=rounds)
    return el(
        "figure",
        tag("svg", *columns, viewBox="0 0 104 62", role="img", aria_label=words),
        el("figcaption", words),
        class_="stacks",
    )
