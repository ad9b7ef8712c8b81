"""The facts a game is played with: hexes, buildings, market and parameters as typed rows.

They are the shipped data (`data/*.json`) with an owner's house rules over them (`house`). Two things are
said twice in the data, and here is what counts: the tracks tell the prices (the parameters `market_*` are
their defaults), and a type's `vp` and `effect` tell what a building is worth and does (the parameters
`vp_*`, `protection_*`, `extinguish_*`, `trading_post_*` and `bank_*` are their defaults).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .house.entries import COLOURS, SIDES, Entry
from .house.rulebook import rulebook


@dataclass(frozen=True)
class Die:
    """A colour (0 to 3, -1: any) with a value 1 to 6."""

    colour: int
    value: int


@dataclass(frozen=True)
class Site:
    """A place for a building: slot a to d, the resource of its icon (empty: none), wholly on a mountain?"""

    slot: str
    resource: str
    mountain: bool
    die: Die | None


@dataclass(frozen=True)
class Strike:
    """A cataclysm of a hex, and a die that triggers it."""

    type: str
    colour: int
    value: int


@dataclass(frozen=True)
class Lava:
    """A side of the Volcano (printed side 0 to 5) and a die that makes lava leave it."""

    side: int
    colour: int
    value: int
    enabled_by: str
    """The parameter that must be true for it; empty: none."""


@dataclass(frozen=True)
class Hex:
    """A hex; `edges` by printed side NE E SE SW W NW: is it mountain? `stars` 0: no oxygen."""

    id: str
    set: str
    kind: str
    edges: tuple[bool, ...]
    sites: tuple[Site, ...]
    strikes: tuple[Strike, ...]
    stars: int
    lava: tuple[Lava, ...]
    mountain: bool
    """Whether the hex shows a mountain: an edge, or a site wholly on one."""
    provenance: str


@dataclass(frozen=True)
class Type:
    """A building type; `limit` 0: none, `site` empty: any site; `mc` in MC, `cost` in pieces."""

    id: str
    set: str
    category: str
    copies: int
    limit: int
    mc: int
    cost: dict[str, int]
    site: str
    vp: int
    effect: dict[str, Any]
    """As in `data/SCHEMA.md`, every field there."""
    provenance: str


@dataclass(frozen=True)
class Tile:
    """One physical building tile; `colour` -1: any, `value` 0: it doesn't produce."""

    type: str
    colour: int
    value: int


@dataclass(frozen=True)
class Track:
    """The prices of a resource in MC."""

    resource: str
    set: str
    least: int
    most: int
    start: int
    crash: int


@dataclass(frozen=True)
class MarketCard:
    """A Stock Market card: (resource, delta) in the order of application."""

    id: str
    set: str
    moves: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Facts:
    """Everything in the box for one game; `provenance` tells it of every parameter."""

    hexes: tuple[Hex, ...]
    types: tuple[Type, ...]
    tiles: tuple[Tile, ...]
    tracks: tuple[Track, ...]
    cards: tuple[MarketCard, ...]
    parameters: dict[str, Any]
    provenance: dict[str, str]


@lru_cache(maxsize=64)
def facts(players: int, arboria: bool, house: str = "") -> Facts:
    """The facts for 1 to 4 players, with or without Planet Arboria, with house rules; raises OptionError.

    The same object for the same arguments: nobody may change what is in it.
    """
    book = rulebook(house)
    sets = ("base", "arboria") if arboria else ("base",)

    def mine(entries: dict[str, Entry]) -> list[Entry]:
        return [row for row in entries.values() if row["set"] in sets]

    sources = book.provenance
    return Facts(
        tuple(_hex(row, players, sources["hexes"][row["id"]]) for row in mine(book.hexes)),
        tuple(_type(row, sources["types"][row["id"]]) for row in mine(book.types)),
        tuple(_tile(row) for row in mine(book.tiles)),
        tuple(
            Track(row["resource"], row["set"], row["min"], row["max"], row["start"], row["crash_reset"])
            for row in mine(book.tracks)
        ),
        tuple(
            MarketCard(
                row["id"], row["set"], tuple((move["resource"], move["delta"]) for move in row["moves"])
            )
            for row in mine(book.cards)
        ),
        dict(book.parameters),
        dict(sources["parameters"]),
    )


def _die(row: Entry | None) -> Die | None:
    if row is None:
        return None
    return Die(-1 if row["colour"] == "any" else COLOURS.index(row["colour"]), row["value"])


def _hex(row: Entry, players: int, provenance: str) -> Hex:
    face = row
    if row["kind"] == "landing_zone":
        face = next(face for face in (row, *row["alt_faces"]) if players in face["face_players"])
    edges = tuple(edge == "mountain" for edge in face["edges"])
    sites = tuple(
        Site(
            site["slot"],
            site["resource"] or "",
            site["elevation"] == "mountain",
            _die(site["production_die"]),
        )
        for site in face["sites"]
    )
    return Hex(
        row["id"],
        row["set"],
        row["kind"],
        edges,
        sites,
        tuple(
            Strike(icon["type"], COLOURS.index(die["colour"]), die["value"])
            for icon in face["cataclysms"]
            for die in icon["dice"]
        ),
        row["oxygen"]["stars"] if row["oxygen"] else 0,
        tuple(
            Lava(
                SIDES.index(lava["side"]),
                COLOURS.index(die["colour"]),
                die["value"],
                lava["enabled_by"] or "",
            )
            for lava in row["lava"] or ()
            for die in lava["dice"]
        ),
        any(edges) or any(site.mountain for site in sites),
        provenance,
    )


def _type(row: Entry, provenance: str) -> Type:
    return Type(
        row["id"],
        row["set"],
        row["category"],
        row["copies"],
        row["per_player_limit"] or 0,
        row["cost"]["mc"],
        dict(row["cost"]["resources"]),
        row["site_requirement"] or "",
        row["vp"],
        dict(row["effect"]),
        provenance,
    )


def _tile(row: Entry) -> Tile:
    die = _die(row["production_die"])
    return Tile(row["type"], die.colour if die else -1, die.value if die else 0)
