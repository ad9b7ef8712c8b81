"""The atlas: a few true sentences about each biome, in English and French."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

BASIC: Final = tuple(f"B{n}" for n in range(1, 31))
GIANT: Final = tuple(f"G{n}" for n in range(1, 11))
KEYS: Final = BASIC + GIANT
LANGUAGES: Final = ("en", "fr")


@cache
def _texts() -> dict[str, dict[str, str]]:
    source = files("ludosphere.games.biomos").joinpath("data", "atlas.json")
    loaded: dict[str, dict[str, str]] = json.loads(source.read_text(encoding="utf-8"))
    return loaded


def text(key: str, lang: str) -> str:
    """Two or three sentences about the biome `key` ("B1" to "B30", "G1" to "G10") in `lang` ("en" or "fr").

    Raises KeyError for a biome or a language that is not in the atlas.
    """
    if key not in KEYS:
        raise KeyError(f"no biome {key!r} in the atlas: the keys are B1 to B30 and G1 to G10")
    if lang not in LANGUAGES:
        raise KeyError(f"no text for biome {key!r} in language {lang!r}: the languages are en and fr")
    return _texts()[key][lang]
