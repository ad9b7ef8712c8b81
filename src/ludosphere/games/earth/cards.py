"""The facts of the box: every card as a typed row, read from `data/*.json` (vocabulary: `data/SCHEMA.md`).

Inside the engine a card, or a face of a two-sided one, is a whole number: its place in `CARDS`. The Earth
deck comes first, so that its cards have their printed number; 0 is no card. At the edges a card is its
id: `013`, `285a`, `ab-348`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from .vocabulary import checked, checked_gaia

Filter = dict[str, Any]
"""What a card must be like; all entries hold together (SCHEMA.md, "filter")."""

GREEN: Final = 0
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
MULTICOLOR: Final = 4
BLACK: Final = 5
BROWN: Final = 6
"""Colours of abilities: places in `vocabulary.COLORS`; the first four are the actions."""


@dataclass(frozen=True)
class Measure:
    """Something to count on a tableau; `of` tells what, the rest how (SCHEMA.md, "measure")."""

    of: str
    scope: str = ""
    filter: Filter | None = None
    player: str = "self"
    step: str = ""
    through_self: bool = False
    max_length: int = 0
    line: str = ""
    rule: str = ""
    attribute: str = ""
    own_line_only: bool = False
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scoring:
    """`vp` for every `every` of the measure, `max_vp` at most (0: no limit); or an entry of `table`."""

    measure: Measure
    vp: int = 0
    every: int = 1
    max_vp: int = 0
    table: tuple[int, ...] = ()


@dataclass(frozen=True)
class Cost:
    """What using an ability takes: soil, sprouts, growth, or cards from the hand or the compost."""

    resource: str
    amount: int
    source: str


@dataclass(frozen=True)
class Where:
    """Which flora may take pieces: a zone round the card, and `each`: so many on every one of them."""

    zone: str
    include_self: bool
    each: bool
    filter: Filter


@dataclass(frozen=True)
class Gain:
    """One gain: up to `amount` times (the measure divided by `every`), placed `where` it says."""

    op: str
    amount: int
    every: int = 1
    per: Measure | None = None
    where: Where | None = None
    exact: bool = False
    color: str = ""
    look: int = 0
    to: str = ""


@dataclass(frozen=True)
class Passive:
    """A lasting effect of a card; which of the fields count depends on `op`."""

    op: str
    amount: int = 0
    filter: Filter | None = None
    action: str = ""
    resource: str = ""
    source: str = ""
    gains: tuple[Gain, ...] = ()


@dataclass(frozen=True)
class Ability:
    """One coloured ability: when it works, what it costs, what it gives."""

    color: str
    trigger: str
    chose: str = ""
    """The action the owner must have chosen this turn as active player; empty: no such condition."""
    cost: tuple[Cost, ...] = ()
    gain: tuple[Gain, ...] = ()
    passive: Passive | None = None
    scoring: Scoring | None = None


@dataclass(frozen=True)
class Card:
    """A card or a face of one. What a kind of card doesn't have is empty, 0 or None."""

    index: int
    number: int
    id: str
    kind: str
    name: str
    scientific: str
    types: tuple[str, ...]
    cost: int | None
    vp: int
    sprout_spaces: int
    max_growth: int
    canopy_vp: int
    habitats: tuple[str, ...]
    markers: tuple[str, ...]
    directional: bool
    timing: str
    abilities: tuple[Ability, ...]
    scoring: Scoring | None
    goal: Measure | None
    at_least: int
    icons: tuple[str, ...]
    other_side: str
    abundance: bool


def _measure(row: dict[str, Any]) -> Measure:
    fields = dict(row)
    if "parts" in fields:
        fields["parts"] = tuple(fields["parts"])
    return Measure(**fields)


def _scoring(row: dict[str, Any]) -> Scoring:
    fields = {key: row[key] for key in ("vp", "every", "max_vp") if key in row}
    return Scoring(_measure(row["measure"]), table=tuple(row.get("table", ())), **fields)


def _gain(row: dict[str, Any]) -> Gain:
    per = row.get("per")
    return Gain(
        row["op"],
        row.get("keep") or row["amount"],
        every=per["every"] if per else 1,
        per=_measure(per["measure"]) if per else None,
        where=Where(**row["where"]) if "where" in row else None,
        exact=row.get("exact", False),
        color=row.get("color", ""),
        look=row.get("look", 0),
        to=row.get("to", ""),
    )


def _passive(row: dict[str, Any]) -> Passive:
    gains = row.get("then") or row.get("gain") or ()
    return Passive(
        row["op"],
        amount=row.get("amount", 0),
        filter=row.get("filter"),
        action=row.get("action", ""),
        resource=row.get("resource", ""),
        source=row.get("source", ""),
        gains=tuple(_gain(gain) for gain in gains),
    )


def _ability(row: dict[str, Any]) -> Ability:
    return Ability(
        row["color"],
        row["trigger"],
        chose=row.get("condition", {}).get("chose_action", ""),
        cost=tuple(Cost(**cost) for cost in row["cost"]),
        gain=tuple(_gain(gain) for gain in row["gain"]),
        passive=_passive(row["passive"]) if "passive" in row else None,
        scoring=_scoring(row["scoring"]) if "scoring" in row else None,
    )


def _card(index: int, row: dict[str, Any], abundance: bool) -> Card:
    goal = row.get("goal")
    return Card(
        index,
        row["number"],
        row["id"],
        row["kind"],
        row["name"],
        row.get("scientific_name") or "",
        tuple(row.get("flora_types", ())),
        row.get("soil_cost"),
        row.get("base_vp", 0),
        row.get("sprout_spaces", 0),
        row.get("max_growth", 0),
        row.get("canopy_vp") or 0,
        tuple(row.get("habitats", ())),
        tuple(row.get("name_markers", ())),
        row.get("directional_aid", False),
        row.get("timing", ""),
        tuple(_ability(ability) for ability in row.get("abilities", ())),
        _scoring(row["scoring"]) if "scoring" in row else None,
        _measure(goal["measure"]) if goal else None,
        goal["at_least"] if goal else 0,
        tuple(row.get("printed_icons", ())),
        row.get("other_side", ""),
        abundance,
    )


KINDS: Final = ("flora", "terrain", "event", "island", "climate", "ecosystem", "fauna")


def raw(name: str) -> Any:
    """The contents of `data/<name>.json`."""
    return json.loads(resources.files(__package__).joinpath(f"data/{name}.json").read_text(encoding="utf-8"))


def _read() -> tuple[Card, ...]:
    base = {kind: raw(kind) for kind in KINDS}
    extra = raw("abundance")
    checked(base, extra)
    checked_gaia(raw("gaia"))
    deck = sorted((row for kind in KINDS[:3] for row in base[kind]), key=lambda row: row["number"])
    nothing = {"number": 0, "id": "", "kind": "none", "name": ""}
    rows = [nothing, *deck, *(row for kind in KINDS[3:] for row in base[kind])]
    cards = [_card(index, row, abundance=False) for index, row in enumerate(rows)]
    for kind in KINDS:
        for row in extra[kind]:
            cards.append(_card(len(cards), row, abundance=True))
    return tuple(cards)


CARDS: Final = _read()
"""All cards by index; number 0 is no card."""
CARD_BY_ID: Final = {card.id: card for card in CARDS}
DECK: Final = sum(card.kind in KINDS[:3] and not card.abundance for card in CARDS)
"""Cards of the Earth deck, without those of the expansion: 1 to this number."""


def of_kind(kind: str, abundance: bool = False) -> list[int]:
    """The indices of all cards of a kind, with or without those of the expansion."""
    return [card.index for card in CARDS if card.kind == kind and (abundance or not card.abundance)]
