"""What the dice of this turn will do: which buildings produce for whom, which hexes are struck, and whose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ....core.contract import View
from .markup import COLOURS, SIDES, STEPS, box, kinds


@dataclass(frozen=True)
class Blow:
    """A cataclysm to come on a hex: what kind, by which die; `side`: where lava comes in, -1 else."""

    hex: str
    type: str
    colour: str
    value: int
    side: int = -1


@dataclass(frozen=True)
class Hurt:
    """What of a seat a blow can hit: buildings as (slot, type), units outside as (kind, number)."""

    buildings: tuple[tuple[str, str], ...]
    units: tuple[tuple[str, int], ...]

    def __bool__(self) -> bool:
        return bool(self.buildings or self.units)


def striking(die: Mapping[str, Any]) -> int:
    """The value a die brings cataclysms with, 0 while nobody knows it."""
    return int(die["cataclysm"] or die["value"] or 0)


def known(view: View, seat: int | None) -> list[tuple[str, int, int]]:
    """The dice still to come whose values are known: colour, value of production and of cataclysms.

    The production of the die being resolved is over with its Production stage; then its value is 0.
    """
    found = []
    for die in view["dice"]:
        value, strikes = die["value"] or 0, striking(die)
        if view["phase"] == "choose":
            played = view["players"][seat]["played"] if seat is not None and die["seat"] == seat else None
            value = strikes = played or 0
        if not strikes or die["state"] == "done" or view["phase"] in ("depletion", "over"):
            continue
        if die["state"] == "now" and view["stage"] in ("actions", "cataclysms"):
            value = 0
        found.append((die["colour"], value, strikes))
    return found


def harvest(view: View, colour: str, value: int) -> dict[int, dict[str, int]]:
    """What a die with that value produces: pieces by seat and resource, as the map is now."""
    types, rules = kinds(view), box(view)
    parameters = rules.parameters
    by_site = parameters["production_die_source"] == "site"
    match_colour = parameters["production_match"] != "value"
    dice = {(one.id, site.slot): site.die for one in rules.hexes for site in one.sites}
    found: dict[int, dict[str, int]] = {}
    for one in view["map"]:
        for site in one["sites"]:
            kind = types.get(site["type"] or "")
            if kind is None or kind.effect["kind"] != "produce" or not site["functioning"]:
                continue
            wants, needs = -1, site["value"]
            if by_site:
                die = dice[one["id"], site["slot"]]
                wants, needs = (die.colour, die.value) if die else (-1, None)
            if needs != value or (match_colour and wants >= 0 and COLOURS[wants] != colour):
                continue
            resource, got = kind.effect["resource"], int(kind.effect["amount"])
            if view["named"] == resource:
                got *= int(parameters["leader2_factor"])
            gains = found.setdefault(site["controller"], {})
            gains[resource] = gains.get(resource, 0) + got
    return found


def blows(view: View, colour: str, value: int) -> Iterator[Blow]:
    """The hexes a die with that value strikes, lava included."""
    cells = {(one["q"], one["r"]): one["id"] for one in view["map"]}
    for one in view["map"]:
        for strike in one["strikes"]:
            if (strike["colour"], strike["value"]) == (colour, value):
                yield Blow(one["id"], strike["type"], colour, value)
        for lava in one["lava"]:
            if (lava["colour"], lava["value"]) != (colour, value) or lava["side"] in view["dams"]:
                continue
            side = SIDES.index(lava["side"])
            q, r = STEPS[side]
            target = cells.get((one["q"] + q, one["r"] + r))
            if target:
                yield Blow(target, "lava", colour, value, (side + 3) % 6)


def to_come(view: View, seat: int | None) -> list[Blow]:
    """Every blow of the dice that are known."""
    return [blow for colour, _, value in known(view, seat) for blow in blows(view, colour, value)]


def hurt(view: View, blow: Blow, seat: int) -> Hurt:
    """What of the seat stands where the blow falls. A flood spares mountains, platforms and who is immune."""
    types = kinds(view)
    one = next(one for one in view["map"] if one["id"] == blow.hex)
    buildings = []
    for site in one["sites"]:
        kind = types.get(site["type"] or "")
        if kind is None:
            continue
        inside = site["unit"]["seat"] if site["unit"] else None
        immune = blow.type in (kind.effect.get("immune_to") or ())
        dry = blow.type == "flood" and (site["mountain"] or site["platform"])
        if seat in (site["controller"], inside) and not immune and not dry:
            buildings.append((site["slot"], kind.id))
    units = tuple((group["kind"], group["n"]) for group in one["outside"] if group["seat"] == seat)
    return Hurt(tuple(buildings), () if blow.type == "flood" and not _drowns(one) else units)


def _drowns(one: Mapping[str, Any]) -> bool:
    """Are units outside on this hex hit by a flood? Only where there is no mountain to flee to."""
    return not one["mountain"]
