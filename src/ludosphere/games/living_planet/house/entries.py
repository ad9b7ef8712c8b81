"""What a hex, a building type, a tile, a market track and a market card must look like (`data/SCHEMA.md`).

Every function takes where the entry stands, the entry as somebody wrote it and the shipped one it replaces
(or is), and returns the entry with all its fields, normalised; raises OptionError.
"""

from __future__ import annotations

from typing import Any, Final

from .faults import Phrase, refuse, said, shown, within
from .parameters import BASE, RESOURCES
from .reading import Fields, amounts, flag, whole, word, words

Entry = dict[str, Any]

COLOURS: Final = ("red", "blue", "green", "yellow")
SIDES: Final = ("NE", "E", "SE", "SW", "W", "NW")
SLOTS: Final = ("a", "b", "c", "d")
STRIKES: Final = ("earthquake", "tornado", "geyser", "fire", "flood")
"""The cataclysms an icon of a hex may show; lava comes from the Volcano."""
SWITCHES: Final = ("volcano_inferred_sides_enabled",)
"""The parameters that may switch a side of the Volcano on."""
EFFECTS: Final = {
    "production": ("produce",),
    "protection": ("cancel_cataclysm", "extinguish_fire"),
    "finance": (
        "trade_extra_cards",
        "trade_sale_paid_before_step",
        "trade_no_price_drop_on_own_sales",
        "trade_sale_bonus",
    ),
    "spaceport": ("recruit",),
}
"""The effects the program can play, by the category of the building."""
CULTURE: Final = "arbori_fungal_culture"
STATION: Final = "hydraulic_safety_station"


def _known(entry_set: str) -> tuple[str, ...]:
    return RESOURCES if entry_set == "arboria" else BASE


def _die(where: Phrase, value: object, colours: tuple[str, ...] = COLOURS) -> Entry:
    fields = Fields(within(where, "die"), value)
    die = {"colour": fields.word("colour", colours), "value": fields.whole("value", 1, 6)}
    fields.done()
    return die


def _maybe_die(fields: Fields) -> Entry | None:
    if not fields.given("production_die"):
        return None
    return _die(within(fields.where, "production_die"), fields.get("production_die"), (*COLOURS, "any"))


def _edges(fields: Fields) -> list[str]:
    edges = fields.items("edges", 6, 6)
    return [word(fields.where, said("each", name="edges"), edge, ("mountain", "plain")) for edge in edges]


def _sites(fields: Fields, known: tuple[str, ...]) -> list[Entry]:
    sites = []
    for slot, row in zip(SLOTS, fields.items("sites", 1, 4), strict=False):
        site = Fields(within(fields.where, said("site", slot=slot)), row)
        site.word("slot", (slot,))
        sites.append(
            {
                "slot": slot,
                "resource": site.maybe("resource", known) or None,
                "elevation": site.word("elevation", ("mountain", "lowland")),
                "production_die": _maybe_die(site),
            }
        )
        site.done()
    return sites


def _strikes(fields: Fields, types: tuple[str, ...]) -> list[Entry]:
    icons, seen = [], set()
    for row in fields.items("cataclysms", 0, 12):
        icon = Fields(within(fields.where, "cataclysms"), row)
        kind = icon.word("type", types)
        dice = [_die(icon.where, die) for die in icon.items("dice", 1, 24)]
        icon.done()
        for die in dice:
            pair = (die["colour"], die["value"])
            if pair in seen:
                refuse(fields.where, "strikes", colour=pair[0], value=pair[1])
            seen.add(pair)
        icons.append({"type": kind, "dice": dice})
    return icons


def _lava(fields: Fields) -> list[Entry]:
    sides: list[Entry] = []
    seen = set()
    for row in fields.items("lava", 0, 6):
        lava = Fields(within(fields.where, "lava"), row)
        side = lava.word("side", SIDES)
        if any(entry["side"] == side for entry in sides):
            refuse(fields.where, "lava-side", side=side)
        dice = [_die(lava.where, die) for die in lava.items("dice", 1, 24)]
        for die in dice:
            pair = (die["colour"], die["value"])
            if pair in seen:
                refuse(fields.where, "lava-die", colour=pair[0], value=pair[1])
            seen.add(pair)
        sides.append({"side": side, "dice": dice, "enabled_by": lava.maybe("enabled_by", SWITCHES) or None})
        lava.done()
    return sides


def _faces(fields: Fields, known: tuple[str, ...], types: tuple[str, ...], first: list[Entry]) -> list[Entry]:
    """The faces of the Landing Zone other than the first, whose cataclysms they have if they name none."""
    faces = []
    for row in fields.items("alt_faces", 0, 3):
        face = Fields(within(fields.where, "alt_faces"), row)
        faces.append(
            {
                "face": face.word("face", ("2-3p", "4p")),
                "face_players": _face_players(face),
                "edges": _edges(face),
                "sites": _sites(face, known),
                "cataclysms": _strikes(face, types) if face.given("cataclysms") else first,
            }
        )
        face.done()
    return faces


def _face_players(fields: Fields) -> list[int]:
    players = fields.items("face_players", 1, 4)
    return [whole(fields.where, said("each", name="face_players"), n, 1, 4) for n in players]


def hex_entry(where: Phrase, data: object, shipped: Entry) -> Entry:
    """A hex. Set and kind are those of the shipped one, so that the numbers of hexes stay right."""
    fields = Fields(where, data)
    fields.same("id", shipped["id"])
    fields.same("set", shipped["set"])
    fields.same("kind", shipped["kind"])
    kind = shipped["kind"]
    known = _known(shipped["set"])
    types = STRIKES if shipped["set"] == "arboria" else STRIKES[:3]
    found: Entry = {"id": shipped["id"], "set": shipped["set"], "kind": kind, "edges": _edges(fields)}
    if kind == "volcano":
        fields.same("sites", [])
        fields.same("cataclysms", [])
        found.update(sites=[], cataclysms=[], lava=_lava(fields))
    else:
        fields.same("lava", None)
        found.update(sites=_sites(fields, known), cataclysms=_strikes(fields, types), lava=None)
    found["oxygen"] = None
    if kind == "oxygen":
        oxygen = Fields(within(where, "oxygen"), fields.get("oxygen"))
        oxygen.same("icon", True)
        found["oxygen"] = {"icon": True, "stars": oxygen.whole("stars", 1, 9)}
        oxygen.done()
    else:
        fields.same("oxygen", None)
    if kind == "landing_zone":
        found["face"] = fields.word("face", ("2-3p", "4p"))
        found["face_players"] = _face_players(fields)
        found["alt_faces"] = _faces(fields, known, types, found["cataclysms"])
    if fields.given("has_mountain"):
        stated = flag(where, "has_mountain", fields.get("has_mountain"))
        if stated != ("mountain" in found["edges"]):
            refuse(where, "mountain", value=shown(stated))
    fields.done()
    return found


def _produce(effect: Fields, type_id: str, known: tuple[str, ...]) -> Entry:
    found: Entry = {
        "kind": "produce",
        "resource": effect.word("resource", known),
        "amount": effect.whole("amount", 1, 9),
    }
    if type_id == CULTURE:
        boost = Fields(within(effect.where, "boost"), effect.get("boost"))
        boost.same("optional", True)
        found["boost"] = {
            "pay": amounts(boost.where, "pay", boost.get("pay"), ("wood",), 1),
            "extra_amount": boost.whole("extra_amount", 1, 9),
            "optional": True,
        }
        boost.done()
    return found


def _payment(effect: Fields, known: tuple[str, ...]) -> Entry:
    """Who may be paid with what; None where the parameters say it."""
    given = effect.given("pay_one_of")
    pay = words(effect.where, "pay_one_of", effect.get("pay_one_of"), known, 1) if given else None
    numbers = {"range": effect.maybe_whole("range", 0, 1), "amount": effect.maybe_whole("amount", 1, 9)}
    return {"pay_one_of": pay, **numbers}


def _effect(where: Phrase, data: object, shipped: Entry) -> Entry:
    """What a building does. Numbers that parameters also give may be missing: then they are None."""
    effect = Fields(within(where, "effect"), data)
    known = _known(shipped["set"])
    kinds = EFFECTS[shipped["category"]]
    if shipped["category"] == "protection":
        kinds = kinds[1:] if shipped["id"] == STATION else kinds[:1]
    kind = effect.word("kind", kinds)
    found: Entry
    if kind == "produce":
        found = _produce(effect, shipped["id"], known)
    elif kind == "cancel_cataclysm":
        found = {"kind": kind, "cataclysm": effect.word("cataclysm", STRIKES[:3]), **_payment(effect, known)}
    elif kind == "extinguish_fire":
        effect.same("works_under_fire", True)
        effect.same("immune_to", ["flood"])
        found = {"kind": kind, **_payment(effect, known), "works_under_fire": True, "immune_to": ["flood"]}
    elif kind == "trade_extra_cards":
        found = {"kind": kind, "amount": effect.maybe_whole("amount", 0, 9)}
    elif kind == "trade_sale_bonus":
        found = {
            "kind": kind,
            "mc_per_unit": effect.maybe_whole("mc_per_unit", 0, 9),
            "max_units_per_trade": effect.maybe_whole("max_units_per_trade", 0, 99),
        }
    elif kind == "recruit":
        effect.same("units", ["scientist"])
        effect.same("upgrade", "motorised_scientist")
        found = {"kind": kind, "units": ["scientist"], "upgrade": "motorised_scientist"}
    else:
        found = {"kind": kind}
    effect.done()
    return found


def type_entry(where: Phrase, data: object, shipped: Entry) -> Entry:
    """A building type. Set and category are those of the shipped one."""
    fields = Fields(where, data)
    for name in ("id", "set", "category"):
        fields.same(name, shipped[name])
    known = _known(shipped["set"])
    cost = Fields(within(where, "cost"), fields.get("cost"))
    pieces = cost.get("resources") if cost.given("resources") else {}
    found = {
        "id": shipped["id"],
        "set": shipped["set"],
        "category": shipped["category"],
        "copies": fields.whole("copies", 1, 24),
        "per_player_limit": fields.maybe_whole("per_player_limit", 1, 1),
        "cost": {"mc": cost.whole("mc", 0, 99), "resources": amounts(cost.where, "resources", pieces, known)},
        "site_requirement": fields.maybe("site_requirement", known) or None,
        "vp": fields.whole("vp", 0, 99),
        "effect": _effect(where, fields.get("effect"), shipped),
    }
    cost.done()
    fields.done()
    return found


def tile_entry(where: Phrase, data: object, shipped: Entry, types: dict[str, Entry]) -> Entry:
    """One physical tile; its type may change, within its set."""
    fields = Fields(where, data)
    fields.same("id", shipped["id"])
    fields.same("set", shipped["set"])
    kinds = tuple(name for name, kind in types.items() if kind["set"] == shipped["set"])
    kind = fields.word("type", kinds)
    die = _maybe_die(fields)
    produces = types[kind]["category"] == "production"
    if produces and die is None:
        refuse(where, "missing", name="production_die")
    if not produces and die is not None:
        refuse(where, "die-useless")
    fields.done()
    return {"id": shipped["id"], "type": kind, "set": shipped["set"], "production_die": die}


def track_entry(where: Phrase, data: object, shipped: Entry) -> Entry:
    """The market track of one resource."""
    fields = Fields(where, data)
    fields.same("resource", shipped["resource"])
    fields.same("set", shipped["set"])
    found = {"resource": shipped["resource"], "set": shipped["set"]}
    found["min"] = fields.whole("min", 0, 99)
    found["max"] = fields.whole("max", 1, 99)
    for name in ("start", "crash_reset"):
        found[name] = fields.whole(name, 0, 99)
    fields.done()
    return found


def card_entry(where: Phrase, data: object, shipped: Entry) -> Entry:
    """A Stock Market card: moves of different resources."""
    fields = Fields(where, data)
    fields.same("id", shipped["id"])
    fields.same("set", shipped["set"])
    known = _known(shipped["set"])
    found = {"id": shipped["id"], "set": shipped["set"], "resource": fields.word("resource", known)}
    moves: list[Entry] = []
    for row in fields.items("moves", 1, 6):
        move = Fields(within(where, "moves"), row)
        resource = move.word("resource", known)
        delta = move.whole("delta", -9, 9)
        move.done()
        if not delta:
            refuse(where, "move-none", resource=resource)
        if any(other["resource"] == resource for other in moves):
            refuse(where, "move-twice", resource=resource)
        moves.append({"resource": resource, "delta": delta})
    found["moves"] = moves
    fields.done()
    return found
