"""What stands on a hex of the map, near by and from afar; and which cells are drawn at all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.style import Style

from ....kit.canvas import Column, Part
from ....kit.pen import length
from .pen import COLOURS, SHAPES, SIDES, STAR, STRIKES, Pen

_SITE = 9
"""Cells of a site on a hex near by."""


@dataclass(frozen=True)
class Cell:
    """A hex of the map, a free cell where one may come (`hex` empty), or the one about to (`ghost`)."""

    q: int
    r: int
    edges: list[bool] | None = None
    """By map side; None where nothing lies."""
    hex: dict[str, Any] = field(default_factory=dict)
    ghost: bool = False

    @property
    def kind(self) -> str:
        """The kind of the hex; empty if there is none."""
        return str(self.hex.get("kind", ""))

    @property
    def ref(self) -> str:
        """What the cell as a whole stands for."""
        return f"hex:{self.hex['id']}" if self.hex and not self.ghost else f"cell:{self.q},{self.r}"

    def refs(self) -> list[str]:
        """Everything here that can be pointed at."""
        if not self.hex or self.ghost:
            return [self.ref]
        name = self.hex["id"]
        found = [self.ref]
        for site in self.hex["sites"]:
            found += [f"site:{name}.{site['slot']}", f"crew:{name}.{site['slot']}"]
        found += [f"unit:{name}.{kind}" for kind in ("scientist", "wounded", "motor")]
        found += [f"strike:{name}.{strike}" for strike in STRIKES]
        if self.kind == "volcano":
            found += [f"side:{side}" for side in SIDES]
        return found

    def inhabited(self, seat: int) -> bool:
        """Has the seat a unit here?"""
        if not self.hex or self.ghost:
            return False
        inside = any(site["unit"] and site["unit"]["seat"] == seat for site in self.hex["sites"])
        return inside or any(one["seat"] == seat for one in self.hex["outside"])


def cells(pen: Pen) -> list[Cell]:
    """The hexes of the map, the free cells that can be chosen, and the hex being placed as it would lie."""
    found = [Cell(hex["q"], hex["r"], hex["edges"], hex) for hex in pen.view["map"]]
    chosen = {ref.partition(":")[0]: ref.partition(":")[2] for ref in pen.scene.chosen}
    cursor = pen.scene.cursor or ""
    kind, _, value = cursor.partition(":")
    if kind in ("tile", "cell", "turn"):
        chosen[kind] = value
    for ref in pen.scene.then:  # how it would go on
        chosen.setdefault(ref.partition(":")[0], ref.partition(":")[2])
    places = [ref for ref in [*pen.scene.keys, *pen.scene.then, cursor] if ref.startswith("cell:")]
    if kind == "cell" and any((cell.q, cell.r) == tuple(map(int, value.split(","))) for cell in found):
        places = [ref for ref in places if ref != cursor]  # asked why not there
    lies = "tile" in chosen and "cell" in chosen
    ghost = chosen["cell"] if lies and kind != "tile" else None
    for place in dict.fromkeys([*places, *([f"cell:{ghost}"] if ghost else [])]):
        q, r = map(int, place.partition(":")[2].split(","))
        if f"{q},{r}" == ghost:
            found.append(_ghost(pen, chosen["tile"], q, r, int(chosen.get("turn", 0))))
        else:
            found.append(Cell(q, r))
    return found


def _ghost(pen: Pen, identity: str, q: int, r: int, turn: int) -> Cell:
    """A hex that isn't on the map yet."""
    return Cell(q, r, *lying(pen, identity, turn), ghost=True)


def lying(pen: Pen, identity: str, turn: int) -> tuple[list[bool], dict[str, Any]]:
    """The sides by map side, and the hex as a view tells it, turned as it may be."""
    known = pen.hex(identity)
    edges = [known.edges[(side - turn) % 6] for side in range(6)]
    sides, colours = SIDES, COLOURS
    sites = [
        {
            "slot": site.slot, "resource": site.resource or None, "mountain": site.mountain, "type": None,
            "value": None, "chip": None, "unit": None, "platform": False, "controller": None,
            "functioning": False, "home_of": None,
        }
        for site in known.sites
    ]  # fmt: skip
    strikes = [{"type": one.type, "colour": colours[one.colour], "value": one.value} for one in known.strikes]
    lava = [
        {"side": sides[(one.side + turn) % 6], "colour": colours[one.colour], "value": one.value}
        for one in known.lava
        if not one.enabled_by or pen.facts.parameters[one.enabled_by]
    ]
    return edges, {
        "id": identity, "kind": known.kind, "edges": edges, "mountain": known.mountain, "stars": known.stars,
        "fire": False, "sites": sites, "outside": [], "strikes": strikes, "lava": lava,
    }  # fmt: skip


# --- near by -----------------------------------------------------------------------------------------
def near(pen: Pen, cell: Cell, top: Column, body: Column, bottom: Column) -> None:
    """A hex with everything on it: name above, sites, who is outside, below what strikes it."""
    if not cell.hex:
        mark, style, *_ = pen.mark(cell.ref)
        body.gap()
        body.line(_centred(body, 3), (f"[{mark}]", style, cell.ref))
        return
    hex = cell.hex
    _head(pen, cell, top)
    if hex["kind"] == "volcano":
        _lava(pen, hex, body)
    else:
        sites = [site_parts(pen, hex, site, cell.ghost) for site in hex["sites"]]
        for pair in (sites[:2], sites[2:]):
            parts: list[Part] = []
            for site in pair:
                if parts:
                    parts.append((" " * (_SITE + 1 - length(parts)), pen.plain))
                parts += site
            body.line(*parts)
        _outside(pen, hex, body)
    _below(pen, hex, bottom)


def _centred(column: Column, wide: int) -> Part:
    return " " * ((column.width - wide) // 2), Style.null()


def _head(pen: Pen, cell: Cell, column: Column) -> None:
    hex = cell.hex
    name = hex["id"]
    mark = pen.mark(cell.ref) if pen.offered(cell.ref) else (" ", pen.plain)
    parts: list[Part] = [mark, (name, pen.name_style(cell.ref), cell.ref)]
    if hex["stars"]:
        parts.append((f" {STAR}{hex['stars']}", pen.title))
    if hex["fire"]:
        parts.append((f" {STRIKES['fire']}", pen.danger))
    column.line(*parts)


def site_parts(pen: Pen, hex: dict[str, Any], site: dict[str, Any], ghost: bool = False) -> list[Part]:
    """A site: its letter, then `i` with ^ on a mountain, or the building `IM4`, chip `●c` and unit `●s`."""
    place = f"{hex['id']}.{site['slot']}"
    ref = None if ghost else f"crew:{place}" if pen.offered(f"crew:{place}") else f"site:{place}"
    mark = pen.marked(ref, site["slot"], pen.faint)
    parts = _standing(pen, site, ref)
    return [mark, *([(" ", pen.plain, ref)] if length(parts) < _SITE - 1 else []), *parts]


def _standing(pen: Pen, site: dict[str, Any], ref: str | None) -> list[Part]:
    """What is on a site."""
    parts: list[Part] = []
    if not site["type"]:
        icon = pen.letter(site["resource"]).lower() if site["resource"] else "–"
        parts.append((icon, pen.plain if site["resource"] else pen.faint, ref))
        if site["mountain"]:
            parts.append(("^", pen.ridge, ref))
        return parts
    works = pen.bold if site["functioning"] else pen.quiet
    parts.append((f"{pen.code(site['type'])}{site['value'] or ''}", works, ref))
    if site["platform"]:
        parts.append(("~", pen.quiet, ref))
    if site["chip"] is not None:
        text, style = pen.seat_mark(site["chip"], pen.say("chip-letter"))[:2]
        parts.append((text, style, ref))
    if site["unit"]:
        text, style = pen.seat_mark(site["unit"]["seat"], pen.unit(site["unit"]["kind"]))[:2]
        parts.append((text, style, ref))
    return parts


def _outside(pen: Pen, hex: dict[str, Any], column: Column) -> None:
    """Units outside: a mark, the seat's shape, how many, which; closer together for want of room."""
    found: list[list[Part]] = []
    for one in hex["outside"]:
        ref = f"unit:{hex['id']}.{one['kind']}" if one["seat"] == pen.seat else None
        count = str(one["n"]) if one["n"] > 1 else ""
        text, style = pen.seat_mark(one["seat"], count + pen.unit(one["kind"]))[:2]
        found.append([pen.mark(ref) if pen.offered(ref) else (" ", pen.plain), (text, style, ref)])
    if sum(map(length, found)) > column.width:
        found = [parts if len(parts[0]) > 2 else parts[1:] for parts in found]
    column.line(*(part for parts in found for part in parts))


def _below(pen: Pen, hex: dict[str, Any], column: Column) -> None:
    """What strikes it: sign and die, `≈R5`."""
    shown: list[list[Part]] = []
    for strike in hex["strikes"]:
        ref = f"strike:{hex['id']}.{strike['type']}"
        colour, style = pen.die(strike["colour"], strike["value"])[:2]
        shown.append([pen.marked(ref, STRIKES[strike["type"]], pen.danger), (colour, style, ref)])
    lava = f"strike:{hex['id']}.lava"
    if pen.offered(lava):
        shown.append([pen.mark(lava), (STRIKES["lava"], pen.danger, lava)])
    gap = " " if sum(map(length, shown)) + len(shown) <= column.width + 1 else ""
    parts: list[Part] = []
    for one in shown:
        parts += [(gap, pen.plain), *one] if parts else one
    column.line((" " * ((column.width - length(parts)) // 2), pen.plain), *parts)


def _lava(pen: Pen, hex: dict[str, Any], column: Column) -> None:
    """The dice of an eruption beside the sides the lava leaves by."""
    for left, right in (("NW", "NE"), ("W", "E"), ("SW", "SE")):
        before, behind = (_leaving(pen, hex, side) for side in (left, right))
        gap = column.width - length(before) - length(behind) - 1
        column.line((" ", pen.plain), *before, (" " * gap, pen.plain), *behind)


def _leaving(pen: Pen, hex: dict[str, Any], side: str) -> list[Part]:
    """The dice that make lava leave by a side."""
    parts: list[Part] = []
    for one in hex["lava"]:
        if one["side"] == side:
            parts += [pen.die(one["colour"], one["value"]), (" ", pen.plain)]
    return parts


# --- from afar ---------------------------------------------------------------------------------------
def far(pen: Pen, cell: Cell, body: Column) -> None:
    """A hex with its name, fire and who is there; below, its sites as letters, or keys of what is here."""
    if not cell.hex:
        mark, style, *_ = pen.mark(cell.ref)
        body.line(_centred(body, 3), (f"[{mark}]", style, cell.ref))
        return
    hex = cell.hex
    head: list[Part] = [pen.marked(cell.ref, " ", pen.plain), (hex["id"], pen.name_style(cell.ref), cell.ref)]
    head.append((STRIKES["fire"] if hex["fire"] else " ", pen.danger))
    others = [] if cell.ghost else [ref for ref in cell.refs()[1:] if not ref.startswith("side:")]
    here = [pen.mark(ref) for ref in others if pen.offered(ref)]
    units = _crowd(pen, hex)
    if body.height == 1:
        body.line(*head, *(here or units))
        return
    body.line(*head, *units)
    if here:
        body.line((" ", pen.plain), *here)
    elif hex["kind"] == "volcano":
        for part in (hex["lava"][:4], hex["lava"][4:]):
            body.line((" ", pen.plain), *(pen.die(one["colour"], one["value"]) for one in part))
    else:
        body.line((" ", pen.plain), *(part for site in hex["sites"] for part in _small(pen, site)))
    if hex["kind"] != "volcano":
        strikes: list[Part] = []
        for one in hex["strikes"][:3]:
            strikes += [(STRIKES[one["type"]], pen.danger), pen.die(one["colour"], one["value"])]
        body.line((" ", pen.plain), *strikes)


def _crowd(pen: Pen, hex: dict[str, Any]) -> list[Part]:
    """Who is on a hex, outside or inside: the shapes of the seats and how many units."""
    count: dict[int, int] = {}
    for one in hex["outside"]:
        count[one["seat"]] = count.get(one["seat"], 0) + one["n"]
    for site in hex["sites"]:
        if site["unit"]:
            seat = site["unit"]["seat"]
            count[seat] = count.get(seat, 0) + 1
    return [
        pen.seat_mark(seat, str(n) if n > 1 and len(count) < 3 else "") for seat, n in sorted(count.items())
    ]


def _small(pen: Pen, site: dict[str, Any]) -> list[Part]:
    """Two cells: the icon in small or the building's letter in capitals, and who controls it."""
    if not site["type"]:
        icon = pen.letter(site["resource"]).lower() if site["resource"] else "–"
        return [(f"{icon} ", pen.faint if icon == "–" else pen.plain)]
    owner = site["controller"]
    letter = (pen.code(site["type"])[0], pen.bold if site["functioning"] else pen.quiet)
    return [letter, (" ", pen.plain) if owner is None else (SHAPES[owner], pen.seat_mark(owner)[1])]
