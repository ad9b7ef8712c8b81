"""The languages there are, and texts by language.

A language is there if a package has messages in it: `text/<two letters>.ftl`. A folder that
$LUDOSPHERE_LANGUAGES names may bring more, with files at the same paths as here: `web/text/de.ftl`,
`games/GAME/guide/de.md`. What a language lacks is said in English.
"""

from __future__ import annotations

import os
from importlib import resources
from pathlib import Path
from typing import Final, TypeVar

ENGLISH: Final = "en"
HOME: Final = Path(__file__).parents[1]
_BROUGHT: Final = [Path(folder) for folder in [os.environ.get("LUDOSPHERE_LANGUAGES")] if folder]
_T = TypeVar("_T")


def _languages() -> tuple[str, ...]:
    """English, the others of this package, and those that are brought along."""
    found = [ENGLISH]
    for root in (HOME, *_BROUGHT):
        found += sorted({file.stem for file in root.rglob("text/[a-z][a-z].ftl")})
    return tuple(dict.fromkeys(found))


LANGUAGES: Final = _languages()


def source(package: str, name: str) -> str | None:
    """The text of a package's file, such as `text/fr.ftl`, ours or brought along; None if there is none."""
    path = package.removeprefix("ludosphere").strip(".").replace(".", "/")
    places = (resources.files(package), *(root / path for root in _BROUGHT))
    files = (place.joinpath(name) for place in places)
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), None)


class ByLanguage(dict[str, _T]):
    """What is said in each language; in one that lacks it, what is said in English."""

    def __missing__(self, lang: str) -> _T:
        if lang == ENGLISH:
            raise KeyError(lang)
        return self[ENGLISH]

    def other(self, lang: str) -> tuple[str, _T]:
        """Another language than that a reader is shown, and what is said in it."""
        shown = lang if lang in self else ENGLISH
        return next((one, said) for one, said in self.items() if one != shown)
