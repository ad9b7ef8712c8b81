"""Games that began under the first rules: the texts, pairs and tables they began with.

`data/former/` holds what has changed since: `<deck>.json` by card the former fields, and by language the
former members of families (null: there was no such family); `function_words.json` the former lists.
Without this a record of those days would give stars to other words.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from .decks import Deck, built, card_files


@cache
def former(deck: Deck) -> Deck:
    """The deck as games of the first rules have it; packs from outside are what they are."""
    source = resources.files(__package__).joinpath("data", "former", f"{deck.id}.json")
    if not source.is_file():
        return replace(deck, former=True)
    changed = json.loads(source.read_text(encoding="utf-8"))
    files = dict(deck.files)
    for name in card_files(files):
        files[name] = _cards(files[name], changed["cards"])
    for lang, families in changed["families"].items():
        files[f"families_{lang}.json"] = _table(files[f"families_{lang}.json"], families)
    return replace(built(MappingProxyType(files)), former=True)


def _cards(text: str, changed: Mapping[str, Mapping[str, Any]]) -> str:
    told = json.loads(text)
    for card in told["cards"]:
        for field, value in changed.get(str(card["no"]), {}).items():
            card[field] = value
    return json.dumps(told)


def _table(text: str, changed: Mapping[str, list[str] | None]) -> str:
    told = json.loads(text)
    told.pop("forms", None)
    families = {**told["families"], **changed}
    told["families"] = {name: words for name, words in families.items() if words is not None}
    return json.dumps(told)
