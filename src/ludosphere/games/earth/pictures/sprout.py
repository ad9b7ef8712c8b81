"""The wild sprouts: one plant that is a tree, a herb, a mushroom and a bush at once."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..cards import Card
from .flower import daisies, fruits
from .ground import pond, shadow
from .pen import FOOT, Sheet, blade, curve, dots, oval, petal, poly, tones


class Look(NamedTuple):
    """The colours of a sprout: stem, leaf, bloom."""

    stem: str
    leaf: str
    bloom: str
    wet: bool


LOOKS: Final = {
    "Swamp Sprouts": Look("#5f8a4a", "#4f9a5a", "#ffffff", True),
    "Dragon Sprouts": Look("#a8423a", "#c9503f", "#f2a53a", False),
    "Yellow Sprouts": Look("#b5962f", "#e8c53a", "#fff3c0", False),
}
_ELSE: Final = Look("#6d9a4c", "#6fb05a", "#f2d24a", False)


def sprouts(s: Sheet, card: Card) -> None:
    """Four shoots from one root, each the sign of a kind of flora."""
    look = LOOKS.get(card.name, _ELSE)
    if look.wet:
        pond(s, "#6fa59a", 92)
    else:
        shadow(s, card, 80, 44)
    stem, leaf = tones(look.stem, 0.25), tones(look.leaf, 0.27)
    ends = ((32, 50), (64, 28), (97, 30), (129, 52))
    s.line(
        "".join(curve([(80, FOOT), (80 + (x - 80) * 0.42, 84), (x, y + 12)]) for x, y in ends), stem.plain, 4
    )
    s.line(
        "".join(curve([(79, FOOT), (79 + (x - 80) * 0.42, 83), (x - 1, y + 14)]) for x, y in ends[:2]),
        stem.light,
        1.2,
    )
    for x, _ in ends:
        px, py = 80 + (x - 80) * 0.5, 80.0
        s.fill(petal(px, py, -60 + (x - 80) * 0.3, 18, 8), leaf.plain)
        s.fill(petal(px, py, 62 + (x - 80) * 0.3, 18, 8), leaf.dark)
    if card.name.startswith("Dragon"):
        s.line(
            "".join(
                f"M{x} {y}q{dx} -8 {dx * 2} -2q0 5 -4 4"
                for x, y, dx in ((46, 74, -7), (112, 74, 7), (80, 62, 6))
            ),
            leaf.light,
            2.6,
        )
    # a tree: a small fir
    x, y = ends[0]
    s.fill(
        poly(
            [
                (x, y - 28),
                (x + 8, y - 12),
                (x + 4, y - 12),
                (x + 12, y + 2),
                (x + 6, y + 2),
                (x + 15, y + 16),
                (x - 15, y + 16),
                (x - 6, y + 2),
                (x - 12, y + 2),
                (x - 4, y - 12),
                (x - 8, y - 12),
            ]
        ),
        leaf.plain,
    )
    s.fill(
        poly(
            [
                (x, y - 28),
                (x + 8, y - 12),
                (x + 4, y - 12),
                (x + 12, y + 2),
                (x + 6, y + 2),
                (x + 15, y + 16),
                (x + 1, y + 16),
            ]
        ),
        leaf.dark,
    )
    # a herb: an open flower
    x, y = ends[1]
    daisies(s, [(x, y)], look.bloom, 18, 12, "#e0a02f", 0.34)
    # a mushroom
    x, y = ends[2]
    s.fill(f"M{x - 6} {y + 20}Q{x - 3} {y + 6} {x - 4} {y}h9Q{x + 4} {y + 8} {x + 7} {y + 20}Z", "#f4ead6")
    s.fill(
        f"M{x - 18} {y + 2}C{x - 17} {y - 22} {x + 17} {y - 22} {x + 18} {y + 2}"
        f"Q{x} {y + 7} {x - 18} {y + 2}Z",
        tones("#c9503f" if look.leaf != "#c9503f" else "#7a5aa8", 0.2).plain,
    )
    s.line(dots([(x - 9, y - 5), (x, y - 11), (x + 9, y - 4), (x + 1, y - 2)]), "#fff6e6", 4)
    # a bush with berries
    x, y = ends[3]
    s.fill(oval(x, y + 4, 20, 15) + oval(x - 9, y - 4, 12, 11) + oval(x + 9, y - 5, 12, 11), leaf.dark)
    s.fill(oval(x - 2, y + 2, 16, 11) + oval(x - 10, y - 6, 9, 8) + oval(x + 6, y - 7, 9, 7), leaf.plain)
    s.fill(
        "".join(blade(x + dx, y + dy, 20, 6, 2) for dx, dy in ((-10, -4), (2, -8), (6, 4), (-6, 8))),
        leaf.light,
    )
    fruits(
        s,
        [(x - 9, y + 6), (x + 1, y), (x + 11, y + 7), (x + 9, y - 7), (x - 8, y - 6)],
        "#5b3f8a" if look.wet else "#a8324a",
        2.6,
    )
