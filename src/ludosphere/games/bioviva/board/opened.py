"""One thing in full: a constellation with the names of its stars.

A card can't be opened: what is on its back is what the game is about. `memo.py` opens a whole deck.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from ....core.text import number
from ....kit.html import Html, el, tag
from ....kit.svg import Point, polar, rect, words_at
from ..actions import FIGURES, STARS
from ..pictures.constellation import GOLD, NIGHT, Figure, drawn, figures, places
from ..say import words

OPENED: Final = tuple(f"figure-{figure}" for figure in FIGURES)
"""The ids of all that can be opened."""
_W: Final = 320.0
_H: Final = 240.0
_R: Final = 9.0
_MARGIN: Final = 28.0


@lru_cache(maxsize=32)
def figure(identity: str, lang: str) -> Html:
    """An opened constellation as HTML. KeyError if there is none of that id."""
    say = words(lang)
    drawn_figure = figures()[identity.removeprefix("figure-")]
    rows = [
        el(
            "tr",
            el("td", str(place)),
            el("td", star.names[lang]),
            el("td", star.designation),
            el("td", number(star.magnitude, lang, 1)),
        )
        for place, star in enumerate(drawn_figure.stars, 1)
    ]
    head = el(
        "tr",
        *(el("th", say(f"board-star-{key}"), scope="col") for key in ("no", "name", "sign", "magnitude")),
    )
    return el(
        "article",
        el("div", _sky(drawn_figure), class_="land"),
        el(
            "header",
            el("h2", drawn_figure.names[lang]),
            el("p", el("i", drawn_figure.latin, lang="la", class_="sci"), class_="eyebrow"),
            class_="head",
        ),
        el("p", say("board-order-of-stars")),
        el("div", el("table", el("thead", head), el("tbody", *rows)), class_="stars-of"),
        class_="opened bv-figure",
        data_card=identity,
    )


def _sky(figure: Figure) -> Html:
    """The figure with the number of each place beside it."""
    spots = places(figure.id, _W, _H, _MARGIN)
    taken = [*spots]
    numbers = []
    for place, (x, y) in enumerate(spots, 1):
        px, py = max(_around(x, y), key=lambda at: min(math.dist(at, other) for other in taken))
        taken.append((px, py))
        numbers.append(words_at(px, py + 4, str(place), 13, 700, "middle", GOLD))
    return tag(
        "svg",
        rect(0, 0, _W, _H, NIGHT),
        drawn(figure.id, STARS, _W, _H, _R, _MARGIN),
        *numbers,
        viewBox=f"0 0 {_W:g} {_H:g}",
        aria_hidden="true",
    )


def _around(x: float, y: float) -> list[Point]:
    """Where the number of a star at (x, y) may stand."""
    return [polar(x, y, 20, bearing) for bearing in range(0, 360, 30)]
