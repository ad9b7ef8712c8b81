"""The pictures that are files beside this module: `sawmill.svg`, `motor-red.svg`, `cover.svg` and so on.

`other.svg` is the building of a type nobody has drawn yet. What a picture must be like:
`tests/games/living_planet/test_pictures.py`.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from ....kit.html import Html
from ....kit.svg import stored


@cache
def names() -> frozenset[str]:
    """Which there are."""
    files = (entry.name for entry in resources.files(__package__).iterdir())
    return frozenset(name.removesuffix(".svg") for name in files if name.endswith(".svg"))


@cache
def drawn(name: str) -> Html:
    """A picture without its frame, to be put into others: a group around (0, 0); KeyError for no file."""
    document = stored(__package__, name)
    if document is None:
        raise KeyError(name)
    return Html(document.rstrip().partition(">")[2].removesuffix("</svg>"))
