"""The pictures that are files beside this module: `sawmill.svg`, `motor-red.svg`, `cover.svg` and so on.

`other.svg` is the building of a type nobody has drawn yet. What a picture must be like:
`tests/games/living_planet/test_pictures.py`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from ....kit.svg import fragment, stored_names

names: Final = partial(stored_names, __package__)
"""Which there are."""
drawn: Final = partial(fragment, __package__)
"""One of them without its frame, to be put into others: a group around (0, 0); KeyError for no file."""
