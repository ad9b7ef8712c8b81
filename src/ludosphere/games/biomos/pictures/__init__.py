"""The pictures of Biomos, files beside this module: cards, globes, the Black Hole, tokens, the cover.

Each terrain is told by its glyph (three waves, dune and sun, fir, two peaks, iceberg) and, where a glyph
would be too small, by a silhouette of its own; the colour only confirms.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....kit.html import Html
from ....kit.svg import fragment, stored, stored_names

_ON_PAGES: Final = {
    "emblem": "planet-discovery-0",
    "option-mode-discovery": "planet-discovery-0",
    "option-mode-advanced": "planet-forest-0",
}


def picture(name: str) -> str | None:
    """An SVG document: `B1` to `G10`, `planet-<board>-<seat>`, `hole`, `cover`; None for any other name.

    What the pages ask for is one of these: `emblem`, and `option-mode-<mode>` beside the modes.
    """
    name = _ON_PAGES.get(name, name)
    return stored(__name__, name) if name in stored_names(__name__) else None


def globe_name(planet: Mapping[str, Any]) -> str:
    """The name of the picture of a planet's globe: two on one page are of two seats."""
    return f"planet-{planet['board'] or 'discovery'}-{planet['seat']}"


def globe(planet: Mapping[str, Any]) -> Html:
    """The globe of a planet around (0, 0), its radius 166, its glow a little more."""
    return fragment(__name__, globe_name(planet))


def hole() -> Html:
    """The Black Hole around (0, 0), its radius 100."""
    return fragment(__name__, "hole")


def tokens() -> Html:
    """Symbols `tk-sea` … `tk-joker` of 76 by 76 and the light on a token; once per document."""
    return fragment(__name__, "tokens")


def mark(terrain: str) -> Html:
    """A terrain without room for a token, around (0, 0): circle, diamond, triangle, square, cross."""
    return fragment(__name__, f"mark-{terrain}")
