"""A second, slow reading of Living Planet with Planet Arboria, for the engine to be compared with.

Written from the rules, the schema of the data files and those files alone; numbers in brackets are rulings.
It works on the view of a game with open screens (plain data, see `ludosphere.games.living_planet.sights`):

    legal(view, seat, memory)            the notations of the seat for the task at hand
    after(view, seat, notation, memory)  the numbers and places a step changes at once
    score(view), ranks(view)             the score lines of every seat
    invariants(view)                     what can't be true of any game, in words

`Memory` holds what a view doesn't tell: is the Actions phase fresh, which power is unused, who fled already.
Procedures that ask people (production, cataclysms) are generators of `Ask`; living_planet_shadow.py plays
whole games with them. Nothing is clever here.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator, Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from importlib import resources
from itertools import product
from typing import Any

View = dict[str, Any]
Hex = dict[str, Any]
Site = dict[str, Any]
Cell = tuple[int, int]

SIDES = ("NE", "E", "SE", "SW", "W", "NW")
VECTORS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
COLOURS = ("red", "blue", "green", "yellow")
RESOURCES = ("iron", "oil", "electricity", "mycelium", "vibrium", "wood")
LETTERS = {"scientist": "s", "wounded": "w", "motor": "m"}
KINDS = {letter: kind for kind, letter in LETTERS.items()}
SHIELDS = {"earthquake": "seismic_damper", "tornado": "wind_breaker", "geyser": "geyser_valve"}
STATION = "hydraulic_safety_station"
CULTURE = "arbori_fungal_culture"
FUELS = ("oil", "electricity")
FOLDER = resources.files("ludosphere") / "games" / "living_planet" / "data"


def _entries(file: str, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FOLDER / f"{file}.json").read_text(encoding="utf-8"))[key]
    return found


HEXES = {one["id"]: one for one in _entries("hexes", "hexes")}
TYPES = {one["id"]: one for one in _entries("buildings", "types")}
TILES = _entries("buildings", "tiles")
TRACKS = {one["resource"]: one for one in _entries("market", "tracks")}
CARDS = {one["id"]: one for one in _entries("market", "cards")}
PARAMETERS: dict[str, Any] = {one["id"]: one["value"] for one in _entries("parameters", "parameters")}


@dataclass
class Memory:
    """What the views don't show; a shadow of the game keeps it."""

    fresh: bool = False
    """Nothing was done yet in this Actions phase."""
    rescued: bool = False
    subsidised: bool = False
    traded: bool = False
    """A Trade was taken in this Actions phase (123)."""
    power: bool = True
    """The Leader's power of this turn is unused."""
    struck: list[tuple[str, str]] = field(default_factory=list)
    """Hexes and cataclysms of this phase not yet resolved."""
    fled: set[str] = field(default_factory=set)
    """Buildings of the burning hex that a unit fled into just now."""


@dataclass
class Ask:
    """A decision: the notations there must be, those there may be, and where it is."""

    kind: str
    seat: int
    must: set[str]
    may: set[str] = field(default_factory=set)
    at: str | None = None
    default: str | None = None
    """What happens where nobody is asked although there is a choice (a choice without consequence)."""


Answer = str
Asking = Generator[Ask, Answer, None]
Options = tuple[set[str], set[str]]


# --- the map -----------------------------------------------------------------------------------------------
def by_cell(view: View) -> dict[Cell, Hex]:
    return {(one["q"], one["r"]): one for one in view["map"]}


def hex_of(view: View, name: str) -> Hex:
    return next(one for one in view["map"] if one["id"] == name)


def site_of(view: View, place: str) -> Site:
    name, slot = place.split(".")
    return next(one for one in hex_of(view, name)["sites"] if one["slot"] == slot)


def beyond(cell: Cell, side: int) -> Cell:
    return cell[0] + VECTORS[side][0], cell[1] + VECTORS[side][1]


def neighbours(view: View, name: str) -> dict[int, Hex]:
    """By map side."""
    here = hex_of(view, name)
    cells = by_cell(view)
    found = {side: cells.get(beyond((here["q"], here["r"]), side)) for side in range(6)}
    return {side: other for side, other in found.items() if other}


def volcano(name: str) -> bool:
    return bool(HEXES[name]["kind"] == "volcano")


def face(name: str, players: int) -> dict[str, Any]:
    """The printed facts of a hex, of the right face of the Landing Zone."""
    facts = HEXES[name]
    for other in facts.get("alt_faces") or []:
        if PARAMETERS["landing_face"][str(players)] == other["face"]:
            return {**facts, **other}
    return facts


def edges(name: str, turn: int, players: int) -> list[bool]:
    """Is there a mountain, by map side, of a hex turned k times clockwise?"""
    printed = face(name, players)["edges"]
    return [printed[(side - turn) % 6] == "mountain" for side in range(6)]


def shows_mountain(name: str, players: int) -> bool:
    facts = face(name, players)
    return "mountain" in facts["edges"] or any(one["elevation"] == "mountain" for one in facts["sites"])


def can_flood(name: str) -> bool:
    return any(icon["type"] == "flood" for icon in HEXES[name]["cataclysms"])


def open_cells(view: View) -> set[Cell]:
    cells = by_cell(view)
    return {beyond(cell, side) for cell in cells for side in range(6)} - set(cells)


def touching(view: View, cell: Cell) -> dict[int, bool]:
    """Per touching side of an empty cell, by map side: does the neighbour show a mountain on it?"""
    cells = by_cell(view)
    found = {}
    for side in range(6):
        other = cells.get(beyond(cell, side))
        if other:
            found[side] = edges(other["id"], other["turn"], len(view["players"]))[(side + 3) % 6]
    return found


def fits(view: View, name: str, cell: Cell, turn: int) -> bool:
    shown = edges(name, turn, len(view["players"]))
    near = touching(view, cell)
    return bool(near) and all(shown[side] == mountain for side, mountain in near.items())


def laid(name: str, cell: Cell, turn: int, explored: int, players: int) -> Hex:
    """A hex as a view shows it right after it was placed."""
    facts = face(name, players)
    return {
        "id": name,
        "kind": facts["kind"],
        "q": cell[0],
        "r": cell[1],
        "turn": turn,
        "explored": explored,
        "edges": edges(name, turn, players),
        "mountain": shows_mountain(name, players),
        "stars": (facts["oxygen"] or {}).get("stars", 0),
        "fire": False,
        "sites": [
            {
                "slot": one["slot"],
                "resource": one["resource"],
                "mountain": one["elevation"] == "mountain",
                "type": None,
                "value": None,
                "chip": None,
                "unit": None,
                "platform": False,
                "home_of": None,
                "controller": None,
                "functioning": False,
            }
            for one in facts["sites"]
        ],
        "outside": [],
    }


# --- buildings, units, pieces ------------------------------------------------------------------------------
def controller(site: Site) -> int | None:
    if site["type"] is None:
        return None
    if site["chip"] is not None:
        return int(site["chip"])
    if site["unit"] and site["unit"]["kind"] != "wounded":
        return int(site["unit"]["seat"])
    return None


def functioning(where: Hex, site: Site) -> bool:
    return controller(site) is not None and (not where["fire"] or site["type"] == STATION)


def buildings(view: View) -> list[tuple[Hex, Site]]:
    return [(one, site) for one in view["map"] for site in one["sites"] if site["type"] is not None]


def place(where: Hex, site: Site) -> str:
    return f"{where['id']}.{site['slot']}"


def held(view: View, seat: int, kind: str) -> list[str]:
    """Places of the buildings of a type that the seat controls or occupies."""
    return [
        place(where, site)
        for where, site in buildings(view)
        if site["type"] == kind
        and (controller(site) == seat or (site["unit"] and site["unit"]["seat"] == seat))
    ]


def own_functioning(view: View, seat: int, kind: str) -> list[tuple[Hex, Site]]:
    return [
        (where, site)
        for where, site in buildings(view)
        if site["type"] == kind and controller(site) == seat and functioning(where, site)
    ]


def limited(kind: str) -> bool:
    return TYPES[kind]["per_player_limit"] is not None


@dataclass(frozen=True)
class Unit:
    """One of the seat's units, or several alike outside on one hex."""

    name: str
    hex: str
    slot: str | None
    kind: str


def units(view: View, seat: int) -> list[Unit]:
    found = []
    for where in view["map"]:
        for one in where["outside"]:
            if one["seat"] == seat and one["n"]:
                found.append(Unit(where["id"] + LETTERS[one["kind"]], where["id"], None, one["kind"]))
        for site in where["sites"]:
            if site["unit"] and site["unit"]["seat"] == seat:
                found.append(Unit(place(where, site), where["id"], site["slot"], site["unit"]["kind"]))
    return found


def active(view: View, seat: int) -> list[Unit]:
    return [one for one in units(view, seat) if one.kind != "wounded"]


def may_leave(view: View, unit: Unit) -> bool:
    return not (unit.slot and hex_of(view, unit.hex)["fire"])


def purse(view: View, seat: int) -> dict[str, int]:
    found: dict[str, int] = view["players"][seat]["resources"]
    return found


def in_play(view: View) -> list[str]:
    return [one for one in RESOURCES if view["arboria"] or one != "wood"]


def table_order(view: View, first: int) -> list[int]:
    seats = len(view["players"])
    return [(first + step) % seats for step in range(seats)]


def affordable(view: View, seat: int, cost: dict[str, int], mc: int = 0) -> bool:
    player = view["players"][seat]
    return player["mc"] >= mc and all(player["resources"].get(one, 0) >= n for one, n in cost.items())


# --- what a seat may do ------------------------------------------------------------------------------------
def entering(view: View, seat: int, target: str, leaving: str | None = None) -> str:
    """May a unit of the seat enter this site? "yes", "no", or "doubt".

    In doubt: the unit alone holds another building of this type and gives it up by going (R23, R92).
    """
    site = site_of(view, target)
    if site["type"] is None or site["unit"]:
        return "no"
    if site["chip"] is not None and site["chip"] != seat:
        return "no"
    others = [one for one in held(view, seat, site["type"]) if one != target]
    if not limited(site["type"]) or not others:
        return "yes"
    if others == [leaving] and site_of(view, others[0])["chip"] is None:
        return "doubt"
    return "no"


def sort_into(options: Options, verdict: str, notation: str) -> None:
    if verdict == "yes":
        options[0].add(notation)
    if verdict == "doubt":
        options[1].add(notation)


def steps(view: View, seat: int, unit: Unit) -> Options:
    """All places one step of an active unit may go to, as notations."""
    options: Options = (set(), set())
    if not may_leave(view, unit):
        return options
    near = [hex_of(view, unit.hex), *neighbours(view, unit.hex).values()]
    for where in near:
        same = where["id"] == unit.hex
        if volcano(where["id"]) or (where["fire"] and not same):
            continue
        if not same or unit.slot:
            options[0].add(f"{unit.name}>{where['id']}")
        for site in where["sites"]:
            target = place(where, site)
            if target != unit.name:
                sort_into(options, entering(view, seat, target, unit.name), f"{unit.name}>{target}")
    return options


def move_options(
    view: View, seat: int, points: int, spare: int = 0, unit: str | None = None, airlift: bool = False
) -> Options:
    """Steps with these points left; `spare` steps of the point begun belong to the unit at `unit`."""
    must: set[str] = {"."}
    may: set[str] = set()
    for one in active(view, seat):
        if airlift and unit and one.name != unit:
            continue
        if points or (spare and one.name == unit and one.kind == "motor"):
            more = steps(view, seat, one)
            must |= more[0]
            may |= more[1]
    return must, may


def cost_of(kind: str, discount: int = 0) -> tuple[int, dict[str, int]]:
    cost = TYPES[kind]["cost"]
    return max(0, cost["mc"] - discount), dict(cost["resources"])


def build_options(view: View, seat: int, discount: int = 0) -> Options:
    must = {"."}
    where_units = {one.hex for one in active(view, seat)}
    for kind, left in view["supply"].items():
        if limited(kind) and held(view, seat, kind):
            continue
        mc, cost = cost_of(kind, discount)
        if not affordable(view, seat, cost, mc):
            continue
        need = TYPES[kind]["site_requirement"]
        for name in where_units:
            for site in hex_of(view, name)["sites"]:
                if site["type"] is not None or (need and site["resource"] != need):
                    continue
                for value, n in left.items():
                    if n:
                        tile = kind if value in ("0", "") else f"{kind}.{value}"
                        notation = f"{tile}@{name}.{site['slot']}"
                        must.add(notation)
                        with_wood = Counter(cost) + Counter(PARAMETERS["platform_cost"])
                        if view["arboria"] and can_flood(name) and affordable(view, seat, with_wood, mc):
                            must.add(notation + "~")
    return must, set()


def staff_options(view: View, seat: int, target: str) -> Options:
    crews = [""]
    for one in active(view, seat):
        if one.hex == target.split(".")[0] and one.name != target and may_leave(view, one):
            crews.append("<" + one.name)
    chips = ["", "c"] if view["players"][seat]["chips"] else [""]
    return {(chip + crew) or "-" for chip, crew in product(chips, crews)}, set()


def recruits(view: View, seat: int) -> bool:
    """Is the own Spaceport controlled, functioning and empty, and a Scientist in the own reserve?"""
    ports = own_functioning(view, seat, "spaceport")
    return any(not site["unit"] for _, site in ports) and view["players"][seat]["scientists"] > 0


def can_motorise(view: View, seat: int) -> bool:
    ports = own_functioning(view, seat, "spaceport")
    return (
        any(site["unit"] and site["unit"]["kind"] == "scientist" for _, site in ports)
        and view["players"][seat]["motors"] > 0
        and affordable(view, seat, PARAMETERS["motorise_cost"])
    )


def home(seat: int, site: Site) -> bool:
    """Is this the Spaceport that the seat set up or built (FA3, 116 to 120)?"""
    return bool(site["type"] == "spaceport" and site["home_of"] == seat)


def chip_cost(seat: int, site: Site) -> dict[str, int]:
    cost: dict[str, int] = PARAMETERS["spaceport_chip_cost" if home(seat, site) else "repair_chip_cost"]
    return cost


def can_repair(view: View, seat: int, where: Hex, site: Site) -> bool:
    """It is the own Spaceport, or an own active unit is in the hex; nobody else is in the building or
    controls it, the limit is kept."""
    if site["type"] is None or site["chip"] is not None:
        return False
    if site["unit"] and site["unit"]["seat"] != seat:
        return False
    if limited(site["type"]) and set(held(view, seat, site["type"])) - {place(where, site)}:
        return False
    return (
        view["players"][seat]["chips"] > 0
        and affordable(view, seat, chip_cost(seat, site))
        and (home(seat, site) or any(one.hex == where["id"] for one in active(view, seat)))
    )


def in_range(view: View, name: str) -> list[Hex]:
    return [hex_of(view, name), *neighbours(view, name).values()]


def act_options(view: View, seat: int, left: int, memory: Memory) -> Options:
    must: set[str] = {"."}
    may: set[str] = set()
    player = view["players"][seat]
    mine = active(view, seat)
    moves = any(steps(view, seat, one)[0] for one in mine)
    if left:
        if PARAMETERS["allow_repeat_trade"] or not memory.traded:
            must.add("trade")
        if view["stack"]["left"]:
            must.add("explore")
        # An action of no use at all is neither granted nor forbidden.
        (must if moves else may).add("move")
        led = view["leader"] == seat and player["played"] == 5 and memory.power
        discount = PARAMETERS["leader5_discount"] if led else 0
        (must if len(build_options(view, seat, discount)[0]) > 1 else may).add("build")
    if recruits(view, seat) and affordable(view, seat, PARAMETERS["recruit_cost"]):
        must.add("recruit")
    if can_motorise(view, seat):
        must.add("motorise")
    if affordable(view, seat, PARAMETERS["heal_cost"]):
        must |= {"+" + one.name for one in units(view, seat) if one.kind == "wounded"}
    must |= {
        "^" + place(where, site) for where, site in buildings(view) if can_repair(view, seat, where, site)
    }
    landing = view["map"][0]
    alone = mine if PARAMETERS["rescue_when"] == "no_active_unit" else units(view, seat)
    rescue = PARAMETERS["rescue_scientist"] and not alone
    if rescue and player["scientists"] and not landing["fire"] and not memory.rescued:
        # "At its start": after another free action it is a matter of reading.
        (must if memory.fresh else may).add("rescue")
    poor = player["mc"] < PARAMETERS["subsidy_mc"] and not any(player["resources"].values())
    if poor and not memory.subsidised:
        works = [
            site
            for _, site in buildings(view)
            if controller(site) == seat and TYPES[site["type"]]["category"] == "production"
        ]
        if not works:
            (must if memory.fresh else may).add("subsidy")
    for one in view["map"]:
        if volcano(one["id"]):
            for side, other in neighbours(view, one["id"]).items():
                if SIDES[side] in view["dams"] or not any(unit.hex == other["id"] for unit in mine):
                    continue
                for stuff, cost in PARAMETERS["dam_cost"].items():
                    if affordable(view, seat, cost):
                        must.add(f"dam:{stuff}@{SIDES[side]}")
    for where, _ in own_functioning(view, seat, STATION):
        for other in in_range(view, where["id"]):
            if other["fire"]:
                must |= {f"douse:{fuel}@{other['id']}" for fuel in FUELS if affordable(view, seat, {fuel: 1})}
    if view["leader"] == seat and memory.power:
        if player["played"] == 3 and recruits(view, seat):
            must.add("power:recruit")
        if player["played"] == 6:
            (must if moves else may).add("power:airlift")
    return must, may


def volcano_options(view: View) -> set[str]:
    """All places that touch the most mountain sides (A71, R67); none: it goes under the stack (R68)."""
    found: dict[str, int] = {}
    for name in (one for one in HEXES if volcano(one)):
        for cell in open_cells(view):
            for turn in range(6):
                if fits(view, name, cell, turn):
                    found[f"{name}@{cell[0]},{cell[1]}/{turn}"] = sum(touching(view, cell).values())
    best = max(found.values(), default=0)
    return {one for one, n in found.items() if n == best}


def keep_options(view: View, seat: int, drawn: Iterable[str]) -> set[str]:
    """Placements next to a hex with an own active unit able to leave (R16 to R18)."""
    found = set()
    for cell in open_cells(view):
        if not followers(view, seat, cell):
            continue
        for name in drawn:
            if not volcano(name):
                for turn in range(6):
                    if fits(view, name, cell, turn):
                        found.add(f"{name}@{cell[0]},{cell[1]}/{turn}")
    return found


def followers(view: View, seat: int, cell: Cell) -> set[str]:
    """The units that may step onto a new hex in this cell."""
    cells = by_cell(view)
    near = {cells[at]["id"] for side in range(6) if (at := beyond(cell, side)) in cells}
    return {">" + one.name for one in active(view, seat) if one.hex in near and may_leave(view, one)}


def deal_options(view: View, seat: int, sold: dict[str, int], bought: dict[str, int]) -> set[str]:
    must = {"."}
    for one in in_play(view):
        if not bought.get(one):
            must |= {f"S:{one}*{n}" for n in range(1, purse(view, seat).get(one, 0) + 1)}
        if not sold.get(one):
            wallet = deepcopy(view)
            for n in range(1, view["reserve"][one] + 1):
                if wallet["players"][seat]["mc"] < wallet["market"]["prices"][one]:
                    break
                buy_piece(wallet, seat, one)
                must.add(f"B:{one}*{n}")
    return must


def flee_options(view: View, seat: int, burning: str, fled: set[str]) -> Options:
    """Flight of active units: each once, to a free building or to a hex without fire (A37, A38)."""
    must: set[str] = {"."}
    may: set[str] = set()
    for unit in active(view, seat):
        if unit.hex != burning or unit.name in fled:
            continue
        for where in in_range(view, burning):
            same = where["id"] == burning
            if volcano(where["id"]) or (where["fire"] and not same):
                continue
            if not same:
                must.add(f"{unit.name}>{where['id']}")
            for site in where["sites"]:
                target = place(where, site)
                if target != unit.name:
                    sort_into((must, may), entering(view, seat, target, unit.name), f"{unit.name}>{target}")
    return must, may


def spread_options(view: View, burning: str) -> set[str]:
    return {
        "*" + other["id"]
        for other in neighbours(view, burning).values()
        if not other["fire"] and (PARAMETERS["fire_can_spread_to_volcano"] or not volcano(other["id"]))
    }


def protectors(view: View, name: str, cataclysm: str) -> list[int]:
    """Seats controlling a working building against it on the hex or next to it, in table order."""
    kind = STATION if cataclysm == "fire" else SHIELDS[cataclysm]
    found = [
        seat
        for seat in table_order(view, view["leader"])
        if any(near in in_range(view, name) for near, _ in own_functioning(view, seat, kind))
    ]
    return found


def fuel_options(view: View, seat: int) -> set[str]:
    return {"."} | {f"P:{fuel}" for fuel in FUELS if affordable(view, seat, {fuel: 1})}


def bend_options(value: int) -> Options:
    """Setting the value it has already is of no use: neither granted nor forbidden."""
    return {"."} | {f"={n}" for n in range(1, 7) if n != value}, {f"={value}"}


def deplete_options(view: View) -> set[str]:
    return {f"X:{one}" for one in PARAMETERS["depletable_resources"] if view["reserve"][one] > 0}


def struck(view: View, colour: str, value: int) -> list[tuple[str, str]]:
    """Hexes a die strikes, each with its cataclysm; the Volcano with "lava"."""
    die = {"colour": colour, "value": value}
    found = []
    for one in view["map"]:
        facts = HEXES[one["id"]]
        found += [(one["id"], icon["type"]) for icon in facts["cataclysms"] if die in icon["dice"]]
        if lava_side(one, colour, value) is not None:
            found.append((one["id"], "lava"))
    return found


def lava_side(where: Hex, colour: str, value: int) -> int | None:
    """The map side of the Volcano that erupts with this die."""
    for lava in HEXES[where["id"]]["lava"] or []:
        on = "enabled_by" not in lava or PARAMETERS[lava["enabled_by"]]
        if on and {"colour": colour, "value": value} in lava["dice"]:
            return (SIDES.index(lava["side"]) + int(where["turn"])) % 6
    return None


def die_now(view: View) -> dict[str, Any]:
    return next(one for one in view["dice"] if one["state"] == "now")


def remembered(view: View) -> Memory:
    """What the view itself tells of the things a shadow would know."""
    task = view["task"] or {}
    power = view.get("power")
    return Memory(
        fresh=bool(task.get("fresh")),
        traded="trade" in (task.get("taken") or []),
        power=bool(power and not power["used"]),
        struck=[(one["hex"], one["type"]) for one in task.get("strikes") or []],
        fled={str(one) for one in task.get("fled") or []},
    )


def named_unit(unit: Any) -> str | None:
    """The name of the unit a task speaks of: {"at": hex or site, "kind"}."""
    if not unit:
        return None
    return str(unit["at"]) if "." in unit["at"] else unit["at"] + LETTERS[unit["kind"]]


def choices(view: View, seat: int, memory: Memory | None = None) -> Options:
    """What the seat must and may be offered for the task of the view."""
    memory = memory or remembered(view)
    task = view["task"]
    kind = task["kind"]
    if kind == "card":
        return {str(value) for value in view["players"][seat]["hand"]}, set()
    if task["seat"] != seat:
        return set(), set()
    if kind == "name":
        return {f"N:{one}" for one in in_play(view)}, set()
    if kind == "order":
        return {f"D:{die['colour']}" for die in view["dice"] if die["place"] is None}, set()
    if kind == "act":
        return act_options(view, seat, task["actions"], memory)
    if kind == "volcano":
        return volcano_options(view), set()
    if kind == "keep":
        return keep_options(view, seat, task["drawn"]), set()
    if kind == "follow":
        new = hex_of(view, task["hex"])
        return followers(view, seat, (new["q"], new["r"])), set()
    if kind in ("move", "airlift"):
        spare, unit = task["spare"], named_unit(task["unit"])
        return move_options(view, seat, task["points"], spare, unit, kind == "airlift")
    if kind == "build":
        led = view["leader"] == seat and view["players"][seat]["played"] == 5 and memory.power
        return build_options(view, seat, PARAMETERS["leader5_discount"] if led else 0)
    if kind == "staff":
        return staff_options(view, seat, task["site"])
    if kind == "shift":
        up = {f"U:{one}" for one in in_play(view)}
        down = {f"V:{one}" for one in in_play(view) if view["market"]["prices"][one] > TRACKS[one]["min"]}
        return up | down | {"."}, {f"V:{one}" for one in in_play(view)}
    if kind == "market":
        return set(task["cards"]), set()
    if kind == "deal":
        return deal_options(view, seat, task["sold"], task["bought"]), set()
    if kind in ("bend", "fate"):
        return bend_options(die_now(view)["value"])
    if kind == "strike":
        return {f"!{name}.{what}" for name, what in memory.struck}, set()
    if kind == "protect":
        return fuel_options(view, seat), set()
    if kind == "loss":
        return {"L:chip", "L:unit"}, set()
    if kind == "spread":
        return spread_options(view, task["hex"]), set()
    if kind == "flee":
        return flee_options(view, seat, task["hex"], memory.fled)
    if kind == "convert":
        return {"W", "."}, set()
    if kind == "first":
        return {"F:culture", "F:wood"}, set()
    if kind == "deplete":
        return deplete_options(view), set()
    raise ValueError(f"a task of unknown kind: {kind}")


def legal(view: View, seat: int, memory: Memory | None = None) -> set[str]:
    return choices(view, seat, memory)[0]


# --- what a step changes -----------------------------------------------------------------------------------
def pay(view: View, seat: int, cost: dict[str, int], mc: int = 0) -> None:
    """Pieces go to the reserve, money to the bank."""
    assert affordable(view, seat, cost, mc)
    view["players"][seat]["mc"] -= mc
    for one, n in cost.items():
        purse(view, seat)[one] -= n
        view["reserve"][one] += n


def gain(view: View, seat: int, resource: str, n: int) -> None:
    """From the limited reserve: what is missing is not produced."""
    n = min(n, view["reserve"][resource])
    view["reserve"][resource] -= n
    purse(view, seat)[resource] = purse(view, seat).get(resource, 0) + n


def to_reserve(view: View, seat: int, kind: str) -> None:
    view["players"][seat]["motors" if kind == "motor" else "scientists"] += 1


def lift(view: View, seat: int, name: str) -> str:
    """Takes a unit from its place; returns its kind."""
    if "." in name:
        site = site_of(view, name)
        kind = str(site["unit"]["kind"])
        assert site["unit"]["seat"] == seat
        site["unit"] = None
        return kind
    where, kind = hex_of(view, name[:-1]), KINDS[name[-1]]
    found = next(one for one in where["outside"] if (one["seat"], one["kind"]) == (seat, kind))
    found["n"] -= 1
    where["outside"] = [one for one in where["outside"] if one["n"]]
    return kind


def put(view: View, seat: int, kind: str, target: str) -> None:
    """Onto a hex (outside) or into a site."""
    if "." in target:
        site_of(view, target)["unit"] = {"seat": seat, "kind": kind}
        return
    where = hex_of(view, target)
    for one in where["outside"]:
        if (one["seat"], one["kind"]) == (seat, kind):
            one["n"] += 1
            return
    where["outside"].append({"seat": seat, "kind": kind, "n": 1})


def travel(view: View, seat: int, name: str, target: str) -> str:
    """Moves a unit; returns the name it has then."""
    kind = lift(view, seat, name)
    put(view, seat, kind, target)
    return target if "." in target else target + LETTERS[kind]


def shift(view: View, resource: str, delta: int) -> None:
    track = TRACKS[resource]
    price = view["market"]["prices"][resource] + delta
    if delta > 0 and price > track["max"]:
        price = track["crash_reset"]
    view["market"]["prices"][resource] = max(track["min"], price)


def sell_piece(view: View, seat: int, resource: str, sold: int) -> None:
    """One piece, after `sold` others of this Trade. It lowers the price first and pays the new one; with a
    functioning Brokerage it is paid first and lowers the price then (3.5, Trade 4; 37, 121)."""
    prices, player = view["market"]["prices"], view["players"][seat]
    fallen = max(TRACKS[resource]["min"], prices[resource] - PARAMETERS["price_step_on_sell"])
    paid_first = PARAMETERS["brokerage_pays_before_step"] and own_functioning(view, seat, "brokerage")
    player["mc"] += prices[resource] if paid_first else fallen
    if own_functioning(view, seat, "commodity_bank") and sold < PARAMETERS["bank_bonus_max_units"]:
        player["mc"] += PARAMETERS["bank_bonus_per_unit"]
    prices[resource] = fallen
    pay(view, seat, {resource: 1})


def buy_piece(view: View, seat: int, resource: str) -> None:
    """One piece: it costs the price and then raises it, to the top of the track at most (112, 122)."""
    prices = view["market"]["prices"]
    assert view["reserve"][resource]
    pay(view, seat, {}, prices[resource])
    gain(view, seat, resource, 1)
    prices[resource] = min(TRACKS[resource]["max"], prices[resource] + PARAMETERS["price_step_on_buy"])


def sell(view: View, seat: int, resource: str, n: int, before: int) -> None:
    """Sells n pieces after `before` others of this Trade."""
    for number in range(n):
        sell_piece(view, seat, resource, before + number)


def buy(view: View, seat: int, resource: str, n: int) -> None:
    for _ in range(n):
        buy_piece(view, seat, resource)


def free_action(view: View, seat: int, notation: str) -> None:
    """Recruit, motorise, rescue, subsidy, heal, repair, dams, fire tokens, power 3."""
    player = view["players"][seat]
    if notation in ("recruit", "power:recruit"):
        if notation == "recruit":
            pay(view, seat, PARAMETERS["recruit_cost"])
        player["scientists"] -= 1
        port = next(site for _, site in own_functioning(view, seat, "spaceport") if not site["unit"])
        port["unit"] = {"seat": seat, "kind": "scientist"}
    elif notation == "motorise":
        pay(view, seat, PARAMETERS["motorise_cost"])
        port = next(site for _, site in own_functioning(view, seat, "spaceport"))
        port["unit"]["kind"] = "motor"
        player["motors"] -= 1
        player["scientists"] += 1
    elif notation == "rescue":
        player["scientists"] -= 1
        put(view, seat, "scientist", view["map"][0]["id"])
    elif notation == "subsidy":
        player["mc"] += PARAMETERS["subsidy_mc"]
    elif notation[0] == "+":
        pay(view, seat, PARAMETERS["heal_cost"])
        lift(view, seat, notation[1:])
        put(view, seat, "scientist", notation[1:] if "." in notation else notation[1:-1])
    elif notation[0] == "^":
        site = site_of(view, notation[1:])
        pay(view, seat, chip_cost(seat, site))
        player["chips"] -= 1
        site["chip"] = seat
    elif notation.startswith("dam:"):
        stuff, side = notation[4:].split("@")
        for one, n in PARAMETERS["dam_cost"][stuff].items():
            purse(view, seat)[one] -= n
        view["dams"][side] = stuff
    elif notation.startswith("douse:"):
        fuel, name = notation[6:].split("@")
        pay(view, seat, {fuel: 1})
        hex_of(view, name)["fire"] = False
        view["fires"] += 1
    else:
        raise ValueError(notation)


def deplete(view: View, resource: str) -> None:
    """Out of the game with it."""
    n = min(PARAMETERS["depletion_per_turn"], view["reserve"][resource])
    view["reserve"][resource] -= n
    view["depleted"][resource] = view["depleted"].get(resource, 0) + n


def construct(view: View, seat: int, notation: str, discount: int = 0) -> str:
    """Puts a tile on a site; returns the site."""
    tile, target = notation.rstrip("~").split("@")
    kind, _, value = tile.partition(".")
    mc, cost = cost_of(kind, discount)
    pay(view, seat, cost, mc)
    site = site_of(view, target)
    if notation.endswith("~"):
        purse(view, seat)["wood"] -= 1
        site["platform"] = True
    left = view["supply"][kind]
    key = value or next(iter(left))
    left[key] -= 1
    site["type"], site["value"] = kind, int(value) if value else None
    site["home_of"] = seat if kind == "spaceport" else None
    return target


def crew(view: View, seat: int, target: str, notation: str) -> None:
    """The chip and the unit of a new building."""
    chip, _, unit = notation.partition("<")
    if chip == "c":
        view["players"][seat]["chips"] -= 1
        site_of(view, target)["chip"] = seat
    if unit:
        travel(view, seat, unit, target)


def destroy(view: View, site: Site) -> None:
    """An abandoned building goes back to the reserve, the Wood of its platform too, a wounded unit dies."""
    left = view["supply"][site["type"]]
    key = str(site["value"] or 0)
    left[key if key in left else next(iter(left))] += 1
    if site["platform"]:
        view["reserve"]["wood"] += 1
    if site["unit"]:
        to_reserve(view, site["unit"]["seat"], site["unit"]["kind"])
    site.update(type=None, value=None, platform=False, unit=None, chip=None, home_of=None)


def lose_chip(view: View, site: Site) -> None:
    view["players"][site["chip"]]["chips"] += 1
    site["chip"] = None


def hurt_inside(view: View, site: Site) -> None:
    unit = site["unit"]
    if unit["kind"] == "scientist":
        unit["kind"] = "wounded"
    else:
        to_reserve(view, unit["seat"], unit["kind"])
        site["unit"] = None


def hurt_outside(view: View, where: Hex) -> None:
    after: Counter[tuple[int, str]] = Counter()
    for one in where["outside"]:
        if one["kind"] == "scientist":
            after[one["seat"], "wounded"] += one["n"]
        else:
            for _ in range(one["n"]):
                to_reserve(view, one["seat"], one["kind"])
    where["outside"] = [{"seat": seat, "kind": kind, "n": n} for (seat, kind), n in after.items()]


# --- procedures that ask -----------------------------------------------------------------------------------
def hit(view: View, name: str, sites: list[Site], outside: bool) -> Asking:
    """HIT-HEX for these buildings and perhaps the units outside."""
    where = hex_of(view, name)
    doubles = []
    for site in sites:
        if site["type"] is None:
            continue
        owner = controller(site)
        inside = site["unit"] and site["unit"]["kind"] != "wounded"
        if owner is None:
            destroy(view, site)
        elif site["chip"] is not None and inside:
            doubles.append((owner, site))
        elif site["chip"] is not None:
            lose_chip(view, site)
        else:
            hurt_inside(view, site)
    for seat in table_order(view, view["leader"]):
        for owner, site in doubles:
            if owner == seat:
                answer = yield Ask("loss", seat, {"L:chip", "L:unit"}, at=place(where, site))
                if answer == "L:chip":
                    lose_chip(view, site)
                else:
                    hurt_inside(view, site)
    if outside:
        hurt_outside(view, where)


def nothing_there(where: Hex) -> bool:
    return not where["outside"] and not any(site["type"] for site in where["sites"])


def protection(view: View, name: str, cataclysm: str) -> Generator[Ask, Answer, bool]:
    """Asks those who could cancel it; True if one pays."""
    for seat in protectors(view, name, cataclysm):
        where = hex_of(view, name)
        idle = nothing_there(where) and cataclysm != "fire"
        ask = Ask("protect", seat, fuel_options(view, seat), at=name, default="." if idle else None)
        answer = yield ask
        if answer != ".":
            pay(view, seat, {answer[2:]: 1})
            return True
    return False


def burn(view: View, name: str, memory: Memory) -> Asking:
    """FIRE(hex), section 3.17."""
    where = hex_of(view, name)
    if (yield from protection(view, name, "fire")):
        if where["fire"]:
            where["fire"] = False
            view["fires"] += 1
        return
    again = where["fire"]
    if not again and view["fires"]:
        where["fire"] = True
        view["fires"] -= 1
    for seat in table_order(view, view["leader"]):
        if again and not PARAMETERS["flee_on_refire"]:
            break
        memory.fled = set()
        while True:
            options = flee_options(view, seat, name, memory.fled)
            if options == ({"."}, set()):
                break
            answer = yield Ask("flee", seat, *options, at=name)
            if answer == ".":
                break
            unit, target = answer.split(">")
            now = travel(view, seat, unit, target)
            if now.startswith(name + "."):
                memory.fled.add(now)
    memory.fled = set()
    for one in where["outside"]:
        for _ in range(one["n"]):
            to_reserve(view, one["seat"], one["kind"])
    where["outside"] = []
    yield from hit(view, name, where["sites"], outside=False)


def strike(view: View, name: str, cataclysm: str, die: dict[str, Any], memory: Memory) -> Asking:
    """One struck hex, to the end; `die` with the value it has for the cataclysms."""
    where = hex_of(view, name)
    if cataclysm in SHIELDS:
        if not (yield from protection(view, name, cataclysm)):
            yield from hit(view, name, where["sites"], outside=True)
        if cataclysm == "tornado" and where["fire"]:
            targets = spread_options(view, name)
            if targets:
                chooser = view["leader"] if die["seat"] is None else die["seat"]
                answer = yield Ask("spread", chooser, targets, at=name)
                yield from burn(view, answer[1:], memory)
    elif cataclysm == "fire":
        yield from burn(view, name, memory)
    elif cataclysm == "flood":
        if where["fire"]:
            where["fire"] = False
            view["fires"] += 1
        wet = [
            site
            for site in where["sites"]
            if not site["mountain"] and not site["platform"] and site["type"] != STATION
        ]
        yield from hit(view, name, wet, outside=not shows_mountain(name, len(view["players"])))
    elif cataclysm == "lava":
        side = lava_side(where, die["colour"], die["value"])
        assert side is not None
        target = neighbours(view, name).get(side)
        dam = view["dams"].get(SIDES[side])
        if target is None or dam == "alloy":
            return
        if dam:
            del view["dams"][SIDES[side]]
            view["reserve"][dam] += 1
            return
        yield from hit(view, target["id"], target["sites"], outside=True)
    else:
        raise ValueError(cataclysm)


def produce(view: View, die: dict[str, Any]) -> Asking:
    """The Production phase of a die, served from its owner (else the Leader) on."""
    start = view["leader"] if die["seat"] is None else die["seat"]
    for seat in table_order(view, start):
        due: dict[str, int] = {}
        for where, site in buildings(view):
            made = TYPES[site["type"]]["effect"]
            works = made["kind"] == "produce" and controller(site) == seat and not where["fire"]
            if works and site["value"] == die["value"]:
                due[site["type"]] = due.get(site["type"], 0) + 1
        order = [kind for kind in due if kind not in ("sawmill", CULTURE)]
        for kind in order:
            yield from _produced(view, seat, kind, due[kind])
        order = [kind for kind in ("sawmill", CULTURE) if kind in due]
        if len(order) == 2:
            # The order matters only when the Wood paid for the Culture is the Wood the Sawmill gives (R10).
            own, stock = purse(view, seat)["wood"], view["reserve"]["wood"]
            if own and stock < factor(view, "wood"):
                answer = yield Ask("first", seat, {"F:culture", "F:wood"})
                if answer == "F:culture":
                    order.reverse()
        for kind in order:
            yield from _produced(view, seat, kind, due[kind])


def factor(view: View, resource: str) -> int:
    """Power 2 of the Leader multiplies every production of the resource named."""
    return int(PARAMETERS["leader2_factor"]) if view["named"] == resource else 1


def _produced(view: View, seat: int, kind: str, works: int) -> Asking:
    made = TYPES[kind]["effect"]
    resource = made["resource"]
    times = factor(view, resource)
    gain(view, seat, resource, times * made["amount"] * works)
    if "boost" in made and affordable(view, seat, made["boost"]["pay"]):
        idle = view["reserve"][resource] == 0
        answer = yield Ask("convert", seat, {"W", "."}, default="." if idle else None)
        if answer == "W":
            pay(view, seat, made["boost"]["pay"])
            gain(view, seat, resource, times * made["boost"]["extra_amount"])


# --- changes of one step -----------------------------------------------------------------------------------
PIECES = ("mc", "oxygen", "scientists", "motors", "chips", "fate")


def state(view: View) -> dict[str, Any]:
    """Everything a step can change, flat: "price.iron", "LP01.a", "LP01.outside", "0.iron" and so on."""
    found: dict[str, Any] = {"leader": view["leader"], "turn": view["turn"]}
    for one in view["map"]:
        found[one["id"]] = [one["q"], one["r"], one["turn"], one["explored"]]
        found[f"{one['id']}.fire"] = bool(one["fire"])
        found[f"{one['id']}.outside"] = sorted(
            (LETTERS[unit["kind"]], unit["seat"], unit["n"]) for unit in one["outside"] if unit["n"]
        )
        for site in one["sites"]:
            unit = site["unit"] and (site["unit"]["seat"], site["unit"]["kind"])
            building = (site["type"], site["value"] or None, site["chip"], unit, bool(site["platform"]))
            found[place(one, site)] = (*building, site["home_of"])
    for key in ("reserve", "depleted"):
        for resource, n in view[key].items():
            if n:
                found[f"{key}.{resource}"] = n
    for resource, n in view["market"]["prices"].items():
        found[f"price.{resource}"] = n
    for kind, left in view["supply"].items():
        for value, n in left.items():
            if n:
                found[f"supply.{kind}.{value}"] = n
    for side, dam in view["dams"].items():
        found[f"dam.{side}"] = dam
    found["fires"] = view["fires"]
    for player in view["players"]:
        for key in PIECES:
            found[f"{player['seat']}.{key}"] = int(player[key])
        for resource, n in player["resources"].items():
            if n:
                found[f"{player['seat']}.{resource}"] = n
    return found


def differences(old: dict[str, Any], new: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    return {
        key: (old.get(key), new.get(key))
        for key in sorted(old.keys() | new.keys())
        if old.get(key) != new.get(key)
    }


def until_asked(asking: Asking) -> None:
    next(asking, None)


def after(view: View, seat: int, notation: str, memory: Memory | None = None) -> dict[str, Any]:
    """What the step changes by itself, up to the next question: key of `state` -> new value (None: gone)."""
    memory = memory or remembered(view)
    new = deepcopy(view)
    task = view["task"]
    kind = task["kind"]
    if kind == "act" and notation not in (".", "explore", "move", "build", "trade", "power:airlift"):
        free_action(new, seat, notation)
    elif kind in ("move", "airlift", "flee") and notation != ".":
        travel(new, seat, *notation.split(">"))
    elif kind == "build" and notation != ".":
        led = view["leader"] == seat and view["players"][seat]["played"] == 5 and memory.power
        construct(new, seat, notation, PARAMETERS["leader5_discount"] if led else 0)
    elif kind == "staff":
        crew(new, seat, task["site"], notation)
    elif kind == "shift" and notation != ".":
        step = PARAMETERS["leader4_shift"]
        shift(new, notation[2:], step if notation[0] == "U" else -step)
    elif kind == "market":
        for move in CARDS[notation]["moves"]:
            shift(new, move["resource"], move["delta"])
    elif kind == "deal" and notation != ".":
        resource, n = notation[2:].split("*")
        if notation[0] == "S":
            sell(new, seat, resource, int(n), sum(task["sold"].values()))
        else:
            buy(new, seat, resource, int(n))
    elif kind == "loss":
        site = site_of(new, task["site"])
        if notation == "L:chip":
            lose_chip(new, site)
        else:
            hurt_inside(new, site)
    elif kind == "strike":
        die = dict(die_now(view))
        if die["cataclysm"] is not None:
            die["value"] = die["cataclysm"]
        name, what = notation[1:].split(".")
        until_asked(strike(new, name, what, die, memory))
    elif kind == "spread":
        until_asked(burn(new, notation[1:], memory))
    elif kind == "deplete":
        deplete(new, notation[2:])
    return {key: pair[1] for key, pair in differences(state(view), state(new)).items()}


# --- the end -----------------------------------------------------------------------------------------------
def oxygen_points(view: View, last: bool = True) -> list[int]:
    """Stars of oxygen hexes by majority of controlled buildings.

    last: this is the last turn, so that hexes explored in it don't count (R75, R98).
    """
    found = [0] * len(view["players"])
    for one in view["map"]:
        if not HEXES[one["id"]]["oxygen"] or (last and one["explored"] == view["turn"]):
            continue
        count = [0] * len(found)
        for site in one["sites"]:
            owner = controller(site)
            if owner is not None:
                count[owner] += 1
        for seat, n in enumerate(count):
            if n and n == max(count):
                found[seat] += HEXES[one["id"]]["oxygen"]["stars"]
    return found


def score(view: View, last: bool = True) -> list[dict[str, int]]:
    """The score lines of each seat; `last` as for oxygen_points."""
    stars = oxygen_points(view, last)
    sheet = []
    for seat, player in enumerate(view["players"]):
        lines = {"money": player["mc"] // PARAMETERS["mc_per_vp"]}
        for category in ("production", "protection", "finance", "spaceport"):
            lines[category] = sum(
                TYPES[site["type"]]["vp"]
                for _, site in buildings(view)
                if controller(site) == seat and TYPES[site["type"]]["category"] == category
            )
        motors = 0
        for where in view["map"]:
            motors += sum(
                one["n"] for one in where["outside"] if (one["seat"], one["kind"]) == (seat, "motor")
            )
            motors += sum(site["unit"] == {"seat": seat, "kind": "motor"} for site in where["sites"])
        lines["motorised"] = PARAMETERS["vp_motorised"] * motors
        lines["oxygen_tokens"] = player["oxygen"] or 0
        lines["oxygen_hexes"] = stars[seat]
        lines["total"] = sum(lines.values())
        sheet.append(lines)
    return sheet


def ranks(view: View) -> list[int]:
    """Most VP, then more controlled buildings, then more MC; equal ranks are shared (R84)."""
    merits = [
        (
            lines["total"],
            sum(controller(site) == seat for _, site in buildings(view)),
            view["players"][seat]["mc"],
        )
        for seat, lines in enumerate(score(view))
    ]
    return [1 + sum(other > mine for other in merits) for mine in merits]


# --- what must always be true ------------------------------------------------------------------------------
def invariants(view: View) -> list[str]:
    """The broken ones, in words."""
    return [*_broken_map(view), *_broken_buildings(view), *_broken_stocks(view), *_broken_people(view)]


def _broken_map(view: View) -> list[str]:
    players = len(view["players"])
    cells = by_cell(view)
    wrong = []
    if len(cells) != len(view["map"]):
        wrong.append("two hexes in one cell")
    first = view["map"][0]
    if (first["kind"], first["q"], first["r"], first["turn"]) != ("landing_zone", 0, 0, 0):
        wrong.append("the Landing Zone is not the first hex, in the middle")
    for one in view["map"]:
        facts = laid(one["id"], (one["q"], one["r"]), one["turn"], one["explored"], players)
        for key in ("kind", "edges", "mountain", "stars"):
            if one[key] != facts[key]:
                wrong.append(f"{one['id']}: {key} is {one[key]}, not {facts[key]}")
        same = [[site[key] for key in ("slot", "resource", "mountain")] for site in facts["sites"]]
        if same != [
            [
                site[key] or None if key == "resource" else site[key]
                for key in ("slot", "resource", "mountain")
            ]
            for site in one["sites"]
        ]:
            wrong.append(f"{one['id']}: its sites are not those printed")
        for side in range(3):
            other = cells.get(beyond((one["q"], one["r"]), side))
            if other and one["edges"][side] != other["edges"][side + 3]:
                wrong.append(f"{one['id']} and {other['id']}: the landscapes don't match")
        if len(view["map"]) > 1 and not neighbours(view, one["id"]):
            wrong.append(f"{one['id']} touches nothing")
        if volcano(one["id"]) and (one["sites"] or one["outside"]):
            wrong.append("something is on the Volcano")
        task = view["task"] or {}
        fleeing = (task.get("kind"), task.get("hex")) == ("flee", one["id"])
        if one["fire"] and one["outside"] and not fleeing:
            wrong.append(f"{one['id']} burns with units outside")
    if "open" in view and {tuple(cell) for cell in view["open"]} != open_cells(view):
        wrong.append("the open cells are not the empty ones next to the map")
    rest = {one for one in HEXES if view["arboria"] or HEXES[one]["set"] == "base"}
    rest -= {there["id"] for there in view["map"]}
    count = len(view["map"]) + view["stack"]["left"]
    if count != 24 and (view["task"] or {}).get("kind") not in ("volcano", "keep", "follow"):
        wrong.append(f"{count} hexes on the map and in the stack, not 24")
    if not set(view["stack"]["under"]) <= rest:
        wrong.append("a hex known under the stack is on the map")
    for side in view["dams"]:
        homes = [one for one in view["map"] if volcano(one["id"])]
        if not homes or SIDES.index(side) not in neighbours(view, homes[0]["id"]):
            wrong.append(f"a dam at {side} protects nothing")
    return wrong


def _broken_buildings(view: View) -> list[str]:
    wrong = []
    for where in view["map"]:
        for site in where["sites"]:
            spot = place(where, site)
            if site["type"] is None and (site["chip"] is not None or site["unit"] or site["platform"]):
                wrong.append(f"{spot}: something is on it without a building")
            if site["controller"] != controller(site):
                wrong.append(f"{spot}: controlled by {site['controller']}, not {controller(site)}")
            if site["functioning"] != functioning(where, site):
                wrong.append(f"{spot}: functioning is {site['functioning']}")
            if site["type"] is None:
                continue
            if site["chip"] is not None and site["unit"] and site["unit"]["seat"] != site["chip"]:
                wrong.append(f"{spot}: chip and unit of different players")
            need = TYPES[site["type"]]["site_requirement"]
            if need and site["resource"] != need:
                wrong.append(f"{spot}: {site['type']} on a wrong site")
            if site["platform"] and not can_flood(where["id"]):
                wrong.append(f"{spot}: a platform where nothing floods")
    for player, kind in product(view["players"], filter(limited, TYPES)):
        if len(held(view, player["seat"], kind)) > 1:
            wrong.append(f"seat {player['seat']} controls or occupies two of {kind}")
    return wrong


def _broken_stocks(view: View) -> list[str]:
    wrong = []
    arboria = view["arboria"]
    for one in RESOURCES:
        there = view["reserve"].get(one, 0) + view["depleted"].get(one, 0)
        there += sum(player["resources"].get(one, 0) for player in view["players"])
        for dam in view["dams"].values():
            there += PARAMETERS["dam_cost"][dam].get(one, 0)
        if one == "wood":
            there += sum(bool(site["platform"]) for _, site in buildings(view))
        total = PARAMETERS[f"reserve_{one}"] if arboria or one != "wood" else 0
        if there != total:
            wrong.append(f"{there} pieces of {one}, not {total}")
        numbers = [view["reserve"].get(one, 0)]
        numbers += [player["resources"].get(one, 0) for player in view["players"]]
        if min(numbers) < 0:
            wrong.append(f"less than no {one}")
    if any(not TRACKS[one]["min"] <= n <= TRACKS[one]["max"] for one, n in view["market"]["prices"].items()):
        wrong.append("a price outside its track")
    if set(view["market"]["prices"]) != set(in_play(view)):
        wrong.append("prices of other resources than those in play")
    for kind, facts in TYPES.items():
        if facts["set"] != "base" and not arboria:
            continue
        values = Counter(
            (tile["production_die"] or {}).get("value", 0) for tile in TILES if tile["type"] == kind
        )
        here = Counter({int(value): n for value, n in view["supply"].get(kind, {}).items()})
        here.update(site["value"] or 0 for _, site in buildings(view) if site["type"] == kind)
        if +here != values:
            wrong.append(f"tiles of {kind}: {dict(here)}, not {dict(values)}")
    cards = [one for one in CARDS.values() if arboria or one["set"] == "base"]
    out = len((view["task"] or {}).get("cards") or [])
    count = view["market"]["deck"] + len(view["market"]["discard"])
    if count not in (len(cards), len(cards) - out):
        wrong.append(f"{count} market cards and {out} drawn, not {len(cards)}")
    if len(set(view["market"]["discard"])) != len(view["market"]["discard"]):
        wrong.append("a market card twice in the discards")
    fires = view["fires"] + sum(bool(one["fire"]) for one in view["map"])
    if fires != (PARAMETERS["fire_token_supply"] if arboria else 0):
        wrong.append(f"{fires} fire tokens")
    return wrong


def _broken_people(view: View) -> list[str]:
    wrong = []
    for player in view["players"]:
        seat = player["seat"]
        count = Counter({"scientist": player["scientists"], "motor": player["motors"]})
        for where in view["map"]:
            for one in where["outside"]:
                if one["seat"] == seat:
                    count["motor" if one["kind"] == "motor" else "scientist"] += one["n"]
            for site in where["sites"]:
                if site["unit"] and site["unit"]["seat"] == seat:
                    count["motor" if site["unit"]["kind"] == "motor" else "scientist"] += 1
        if count != {"scientist": 5, "motor": 2}:
            wrong.append(f"seat {seat} has {dict(count)}")
        chips = player["chips"] + sum(site["chip"] == seat for _, site in buildings(view))
        if chips != 10:
            wrong.append(f"seat {seat} has {chips} chips")
        if min(player["mc"], player["chips"], player["scientists"], player["motors"]) < 0:
            wrong.append(f"seat {seat} has less than nothing")
    return wrong
