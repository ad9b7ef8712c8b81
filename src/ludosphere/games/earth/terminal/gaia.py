"""Solo: what Gaia has, in the place of a player's island."""

from __future__ import annotations

from ....kit.canvas import Column, Part
from ..cards import raw
from .commons import score
from .pen import Pen

_STOCKS = ("soil", "sprouts", "growth", "compost", "leaves")
_STACKS = ((5, 7), (4, 6), (3, 5), (2, 4), (1, 3))
"""Her growth in stacks: pieces, and what each is worth once it is full."""


def gaia(pen: Pen, column: Column) -> None:
    """What Gaia has, what her card says, her growth in stacks, her score pile."""
    her, words = pen.view["gaia"], pen.words
    facts = f"{words('gaia-deck', count=her['deck'])} · {words('gaia-pass', number=her['pass'])}"
    column.line(
        (f"{words('gaia')}  ", pen.title), (facts, pen.quiet), end=(score(pen, her["score"]), pen.bold)
    )
    colours = {card["id"]: card["color"] for card in raw("gaia")["cards"]}
    if her["card"]:
        colour = colours[her["card"]]
        column.gap()
        column.line(pen.letter(colour), (f" {words(f'gaia-card-{colour}')}", pen.bold))
        column.paragraph(words(f"gaia-does-{colour}"), pen.quiet, 2, 3)
    column.gap()
    parts: list[Part] = []
    for what in _STOCKS:
        count = her[what]
        parts += [(f"{count} ", pen.bold), (f"{words(f'stock-{what}', count=count)}  ", pen.quiet)]
    column.line(*parts)
    rounds, left = divmod(her["growth"], sum(size for size, _ in _STACKS))
    stacks = []
    for size, worth in _STACKS:
        here = min(size, left)
        left -= here
        stacks.append(f"{'▮' * here}{'▯' * (size - here)} {worth}")
    column.line((words("gaia-growth", count=her["growth"], rounds=rounds), pen.quiet))
    column.line(("   ".join(stacks), pen.plain))
    if her["score_pile"]:
        column.gap()
        column.line((words("gaia-pile", count=len(her["score_pile"])), pen.title))
        column.paragraph(" · ".join(map(pen.named, her["score_pile"])), pen.plain)
