"""The atlas: a few true sentences about each biome."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from ...core.i18n import ByLanguage

BASIC: Final = tuple(f"B{n}" for n in range(1, 31))
GIANT: Final = tuple(f"G{n}" for n in range(1, 11))
KEYS: Final = BASIC + GIANT


@cache
def _texts() -> dict[str, ByLanguage[str]]:
    source = files("ludosphere.games.biomos").joinpath("data", "atlas.json")
    loaded: dict[str, dict[str, str]] = json.loads(source.read_text(encoding="utf-8"))
    return {key: ByLanguage(said) for key, said in loaded.items()}


def text(key: str, lang: str) -> str:
    """Two or three sentences about the biome `key` ("B1" to "B30", "G1" to "G10") in `lang`.

    Raises KeyError for a biome that is not in the atlas.
    """
    if key not in KEYS:
        raise KeyError(f"no biome {key!r} in the atlas: the keys are B1 to B30 and G1 to G10")
    return _texts()[key][lang]
