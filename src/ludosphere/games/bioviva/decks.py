"""Decks: pictures, what is on their backs, and the families of the words there.

A deck is a *pack*, a folder of texts: `deck.json` (id, names, characteristics), `cards-*.json`,
`families_fr.json`, `families_en.json` and `scenes/NN.svg`. docs/deck-packs.md describes them, `packcheck.py`
finds their faults and adds further ones, already read; those of this package are under `data/decks`.
Nothing but `deck.json` and the cards is read before it is asked for.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ...core.errors import LudosphereError, OptionError
from ...core.i18n import ByLanguage
from ...core.options import Choice, OptionValue
from .letters import LANGUAGES

PROFILES: Final = ("mixed", "strict")
"""Which two characteristics a card has: as given, or a zone and a theme on every card."""
LEVELS: Final = ("standard", "strict", "generous")
"""How far a family of words goes (`families.py`)."""

_FIRST: Final = "sky_space"
"""The deck that is played if none is named."""


class Characteristic(NamedTuple):
    """A zone or a theme, its label by language, and what it covers, if the pack says so."""

    id: str
    kind: str
    names: Mapping[str, str]
    memo: Mapping[str, str] = MappingProxyType({})


class Card(NamedTuple):
    """A card: what its back says by language, and two characteristics by profile (`pair`, `strict`).

    `scene`: what the picture shows, told without the words of the title; `tags`: by language, words offered
    as ideas; without any, those of `scene`; `content`: by language the forms of the commentary that are
    content words there though they can be function words (ruling 42); `lemmas`: by language, for forms of
    several words, the one that is meant there.
    """

    no: int
    id: str
    title: Mapping[str, str]
    place: Mapping[str, str]
    commentary: Mapping[str, str]
    scene: Mapping[str, str]
    pair: tuple[str, str]
    strict: tuple[str, str]
    content: Mapping[str, tuple[str, ...]]
    lemmas: Mapping[str, Mapping[str, str]]
    tags: Mapping[str, tuple[str, ...]] = MappingProxyType({})


@dataclass(frozen=True, eq=False)
class Deck:
    """A deck as it is played; `cards[i].no == i + 1`. Nothing of it ever changes."""

    id: str
    names: Mapping[str, str]
    characteristics: tuple[Characteristic, ...]
    cards: tuple[Card, ...]
    files: Mapping[str, str]
    """The texts it was made from, by name."""
    former: bool = False
    """Is it as games that began under the first rules have it?"""

    def __repr__(self) -> str:
        return f"<deck {self.id}: {len(self.cards)} cards>"

    def masks(self, profile: str) -> list[int]:
        """The two characteristics of each card, bit i for `characteristics[i]`."""
        bit = {one.id: 1 << number for number, one in enumerate(self.characteristics)}
        return [bit[a] | bit[b] for a, b in (self.pair(index, profile) for index in range(len(self.cards)))]

    def pair(self, index: int, profile: str) -> tuple[str, str]:
        """The two characteristics of a card, the first of them a zone."""
        card = self.cards[index]
        return card.strict if profile == "strict" else card.pair

    def labels(self, index: int, profile: str, lang: str) -> list[str]:
        """The labels of the two characteristics of a card."""
        names = {one.id: one.names[lang] for one in self.characteristics}
        return [names[id] for id in self.pair(index, profile)]

    def scene(self, index: int) -> str:
        """The picture of a card as an SVG document of 480 by 320, without title or metadata."""
        return _scene(self, index)


@lru_cache(maxsize=512)
def _scene(deck: Deck, index: int) -> str:
    return deck.files[scene_file(deck.cards[index].no)]


def scene_file(no: int) -> str:
    """The name of the file that holds the picture of card `no`."""
    return f"scenes/{no:02}.svg"


# From files to decks


class _Shipped(Mapping[str, str]):
    """The texts of a pack of this package, each read when it is asked for."""

    def __init__(self, name: str) -> None:
        self._root = resources.files(__package__).joinpath("data", "decks", name)

    def __getitem__(self, name: str) -> str:
        try:
            return self._root.joinpath(*name.split("/")).read_text(encoding="utf-8")
        except OSError:
            raise KeyError(name) from None

    def __iter__(self) -> Iterator[str]:
        for entry in sorted(self._root.iterdir(), key=lambda entry: entry.name):
            if entry.is_dir():
                yield from sorted(f"{entry.name}/{inner.name}" for inner in entry.iterdir())
            else:
                yield entry.name

    def __len__(self) -> int:
        return sum(1 for _ in self)


def built(files: Mapping[str, str]) -> Deck:
    """The deck that the texts of a faultless pack say; `packcheck.faults` tells whether it is one."""
    told = json.loads(files["deck.json"])
    characteristics = tuple(
        Characteristic(one["id"], one["kind"], _both(one), MappingProxyType(ByLanguage(one.get("memo", {}))))
        for one in told["characteristics"]
    )
    rows = [row for name in card_files(files) for row in json.loads(files[name])["cards"]]
    cards = tuple(map(_card, sorted(rows, key=lambda row: int(row["no"]))))
    return Deck(told["id"], _both(told["names"]), characteristics, cards, files)


def card_files(names: Iterable[str]) -> list[str]:
    """Those of the files of a pack that hold cards, in order."""
    return sorted(name for name in names if name.startswith("cards-") and name.endswith(".json"))


def _both(texts: Mapping[str, str]) -> Mapping[str, str]:
    return MappingProxyType(ByLanguage({lang: texts[lang] for lang in LANGUAGES}))


def _card(row: Mapping[str, Any]) -> Card:
    zone, second = row["characteristics"]
    content = row.get("content", {})
    lemmas = row.get("lemmas", {})
    return Card(
        row["no"],
        row["id"],
        _both(row["title"]),
        _both(row["place"]),
        _both(row["commentary"]),
        _both(row["scene"]),
        (zone, second),
        (zone, row.get("strict_second", second)),
        MappingProxyType({lang: tuple(content.get(lang, ())) for lang in LANGUAGES}),
        MappingProxyType({lang: MappingProxyType(dict(lemmas.get(lang, {}))) for lang in LANGUAGES}),
        MappingProxyType({lang: tuple(words) for lang, words in row.get("tags", {}).items()}),
    )


# The decks there are

_added: dict[str, Deck] = {}


@cache
def _shipped() -> tuple[str, ...]:
    folder = resources.files(__package__).joinpath("data", "decks")
    names = [entry.name for entry in folder.iterdir() if entry.joinpath("deck.json").is_file()]
    return tuple(sorted(names, key=lambda name: (name != _FIRST, name)))


@cache
def _shipped_deck(name: str) -> Deck:
    return built(_Shipped(name))


def decks() -> list[str]:
    """The ids of all decks, the one that is played by default first."""
    return [*_shipped(), *_added]


def deck(name: str) -> Deck:
    """The deck with that id; raises OptionError if there is none."""
    if name in _added:
        return _added[name]
    if name not in _shipped():
        raise no_deck(name)
    return _shipped_deck(name)


def no_deck(name: object) -> OptionError:
    """What is wrong when there is no such deck."""
    return OptionError(unknown(name)).worded("bioviva-deck", deck=str(name)[:60], decks=", ".join(decks()))


def unknown(name: object) -> str:
    """The sentence that there is no such deck."""
    shown = repr(name)
    shown = shown if len(shown) <= 60 else shown[:57] + "…"
    return (
        f"There is no deck {shown} here; there are {', '.join(decks())}. "
        "A deck of your own is added with --deck FOLDER."
    )


def register(new: Deck, where: str) -> Deck:
    """The deck, which can be played from now on; `where`: what errors call it. Once more does no harm.

    Raises LudosphereError if there is another deck with its id.
    """
    old = _added.get(new.id)
    if old is not None and old.files == new.files:
        return old
    if new.id in decks():
        raise LudosphereError(f"{where}: there is a deck {new.id!r} already; a pack needs an id of its own.")
    _added[new.id] = new
    return new


class _DeckChoice(Choice):
    def check(self, value: object) -> OptionValue:
        if not isinstance(value, str) or value not in self.values:
            raise no_deck(value)
        return value


def option() -> Choice:
    """The option `deck` of the game, with the decks that there are now."""
    return _DeckChoice("deck", tuple(decks()))
