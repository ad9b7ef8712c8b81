"""The rules as shipped, and an owner's house rules over them: read, checked, put together.

An owner's file (TOML or JSON) has the same lists as the shipped ones (`data/SCHEMA.md`); an entry replaces
the shipped one of the same id as a whole. Parameters may be given shortly: `{"parameters": {"mc_per_vp":
4}}`. Whatever is wrong is refused in one sentence naming file, entry and reason. The shipped files go through
the same checks.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from importlib import resources
from pathlib import Path
from typing import Any, Final, NoReturn

from ....core.errors import OptionError
from .entries import SIDES, Entry, card_entry, hex_entry, tile_entry, track_entry, type_entry
from .faults import Phrase, also, foreign, refuse, said, shown, unknown, within
from .parameters import FIXED, LIVE, checked_parameter
from .reading import NOTES, equal, items, parsed_json, table

LISTS: Final = ("hexes", "types", "tiles", "tracks", "cards", "parameters")
"""The lists an owner may change."""
FORMER: Final = {1: "former-1.json"}
"""By version of the rules: what the shipped files said then, field by field where it was something else."""
UNCHANGING: Final = ("dice", "powers", "components")
"""Further lists of the shipped files: an owner may repeat them, not change them."""
FILES: Final = {
    "hexes": "hexes.json",
    "types": "buildings.json",
    "tiles": "buildings.json",
    "tracks": "market.json",
    "cards": "market.json",
    "parameters": "parameters.json",
    "components": "parameters.json",
    "dice": "die_cards.json",
    "powers": "die_cards.json",
}
TRACK: Final = ("min", "max", "start", "crash_reset")
"""The numbers of a track; each is the parameter `market_…` unless an owner wrote the track."""
KEYS: Final = {"tracks": "resource", "powers": "value", "dice": "colour"}
"""What an entry of a list is known by, where it isn't its id."""
PROVENANCE: Final = ("seed", "public", "reconstructed")
BROKERAGE: Final = ("trade_sale_paid_before_step", "trade_no_price_drop_on_own_sales")
"""The effects of a Brokerage; a parameter turns each on or off where an owner didn't write the type."""
_MANY: Final = 9
"""So many entries are refused at once."""
LONGEST: Final = 400_000
"""Characters of a file or text that is still read."""
HERE: Final = said("here")
"""What a text without a file is called in refusals."""


@dataclass(frozen=True)
class Rulebook:
    """Everything by list and id: the normalised entries, and where each comes from.

    `parameters` maps a name to its value; a provenance is seed, public, reconstructed or owner.
    """

    hexes: dict[str, Entry]
    types: dict[str, Entry]
    tiles: dict[str, Entry]
    tracks: dict[str, Entry]
    cards: dict[str, Entry]
    parameters: dict[str, Any]
    provenance: dict[str, dict[str, str]]


def read(path: str | Path) -> str:
    """The canonical text of a file of house rules, `.toml` or `.json`; raises OptionError naming the file."""
    file = Path(path)
    label = str(path)
    try:
        text = file.read_text(encoding="utf-8-sig")
    except OSError as problem:
        refuse(label, "unreadable", problem=foreign(OSError(problem.strerror or problem)))
    except ValueError:
        refuse(label, "no-utf8")
    if len(text) > LONGEST:
        refuse(label, "long-file")
    suffix = file.suffix.lower()
    if suffix == ".json":
        return _canonical(label, parsed_json(label, text))
    if suffix == ".toml":
        return _canonical(label, _parsed_toml(label, text))
    refuse(label, "ending")


def checked(text: object) -> str:
    """The canonical form of house rules given as JSON text; empty: none. Raises OptionError."""
    if not isinstance(text, str):
        refuse(HERE, "no-text", value=shown(text))
    if not text.strip():
        return ""
    if len(text) > LONGEST:
        refuse(HERE, "long-text")
    return _canonical(HERE, parsed_json(HERE, text))


@lru_cache(maxsize=32)
def rulebook(house: str = "") -> Rulebook:
    """The shipped rules with the house rules (a canonical text) over them; raises OptionError."""
    if not house:
        return _shipped()
    given = table(HERE, said("rules"), parsed_json(HERE, house))
    shipped = _shipped(_version(HERE, given))
    own = _entries(lambda name: HERE, shipped, _sorted_out(HERE, given))
    return _together(lambda name: HERE, shipped, own)


def under(house: str, rules: int) -> str:
    """House rules under which a game goes on that began with `house` under the rules of that version."""
    return _text({"rules": rules, **(json.loads(house) if house else {})})


def former(house: str) -> str:
    """Of house rules only which version of the rules they are over; empty: those of today."""
    given = json.loads(house) if house else {}
    return _text({"rules": given["rules"]}) if "rules" in given else ""


def today(house: str) -> str:
    """The same house rules over the rules of today."""
    given = json.loads(house) if house else {}
    given.pop("rules", None)
    return _text(given)


def differences(house: str) -> dict[str, list[str]]:
    """The ids of the entries that house rules set, by list, in the order of the shipped files."""
    if not house:
        return {}
    own = rulebook(house).provenance
    return {
        name: [key for key, source in own[name].items() if source == "owner"]
        for name in LISTS
        if "owner" in own[name].values()
    }


def _parsed_toml(label: Phrase, text: str) -> object:
    try:
        return tomllib.loads(text)
    except RecursionError:
        refuse(label, "deep")
    except ValueError as problem:
        refuse(label, "no-toml", problem=foreign(problem))


def _canonical(label: Phrase, data: object) -> str:
    """Sorted, short JSON of what counts; empty if nothing is set."""
    given = table(label, said("rules"), data)
    version = _version(label, given)
    shipped = _shipped(version)
    own = _entries(lambda name: label, shipped, _sorted_out(label, given))
    _together(lambda name: label, shipped, own)
    found: dict[str, Any] = {name: _short(list(own[name].values())) for name in LISTS[:-1] if own[name]}
    if own["parameters"]:
        found["parameters"] = own["parameters"]
    if version:
        found["rules"] = version
    return _text(found)


def _text(rules: dict[str, Any]) -> str:
    return json.dumps(rules, sort_keys=True, separators=(",", ":"), ensure_ascii=False) if rules else ""


def _version(label: Phrase, given: dict[str, Any]) -> int:
    """The version of the rules that house rules are over, 0: that of today."""
    version = given.get("rules", 0)
    if type(version) is not int or (version and version not in FORMER):
        known = " or ".join(map(str, FORMER))
        refuse(label, "former", known=known, value=shown(version))
    return version


def _short(value: Any) -> Any:
    """The value without the fields that are None."""
    if isinstance(value, dict):
        return {key: _short(part) for key, part in value.items() if part is not None}
    return [_short(part) for part in value] if isinstance(value, list) else value


Owner = dict[str, dict[str, Any]]
"""By list and id: the entries somebody wrote, still to be checked."""


def _sorted_out(label: Phrase, given: dict[str, Any]) -> Owner:
    """The entries of a file of house rules by list and id; names of lists and entries checked."""
    owner: Owner = {name: {} for name in LISTS}
    known = (*LISTS, *UNCHANGING, "schema_version", "rules")
    unknown(label, "no-list", [shown(name) for name in given if name not in known], ", ".join(known[:-2]))
    for name, value in given.items():
        if name == "schema_version":
            if not equal(value, 1):
                refuse(label, "only", name="schema_version", known=1, value=shown(value))
        elif name == "rules":
            continue  # which rules these are over: `_version`
        elif name == "parameters" and isinstance(value, dict):
            owner[name] = table(label, name, value)
        else:
            _listed(label, name, value, owner)
    return owner


def _listed(label: Phrase, name: str, value: object, owner: Owner) -> None:
    """Sort the entries of one list into `owner`."""
    seen: list[Any] = []
    for row in items(label, name, value, 0, 999):
        if not isinstance(row, dict):
            refuse(label, "table-each", name=name, value=shown(row))
        if row.get("provenance", "owner") != "owner":
            refuse(label, "provenance", name=name, value=shown(row["provenance"]))
        field = KEYS.get(name, "id")
        key = row.get(field)
        if key is None:
            refuse(label, "no-id", name=name, field=field)
        mark = (key, row.get("set")) if name == "components" else key
        if mark in seen:
            refuse(label, "twice", name=name, value=shown(key))
        seen.append(mark)
        if name in UNCHANGING or (name == "cards" and isinstance(key, str) and key.startswith("planet-")):
            _unchanged(label, name, key, row)
        elif name == "parameters":
            where = _where(label, name, shown(key))
            if "value" not in row:
                refuse(where, "missing", name="value")
            known = (*NOTES, "id", "value")
            unknown(where, "no-field", [shown(other) for other in row if other not in known])
            owner[name][str(key)] = row["value"]
        elif not isinstance(key, str):
            refuse(label, "id", field=field, name=name, value=shown(key))
        else:
            owner[name][key] = row


def _unchanged(label: Phrase, name: str, key: object, row: Entry) -> None:
    """Refuse an entry that says something else than the shipped one."""
    field = KEYS.get(name, "id")
    where = _where(label, name, shown(key))
    rows = _file("die_cards.json" if name == "cards" else FILES[name])[name]
    for shipped in rows:
        if equal(shipped[field], key) and (name != "components" or equal(shipped["set"], row.get("set"))):
            strange = [shown(part) for part in row if part not in NOTES and part not in shipped]
            unknown(where, "no-field", strange)
            for part, value in row.items():
                if part not in NOTES and not equal(value, shipped[part]):
                    refuse(where, "shipped", part=part, value=shown(value))
            return
    refuse(where, "no-such-entry")


@lru_cache
def _file(name: str) -> dict[str, Any]:
    folder = resources.files(__package__.rpartition(".")[0]) / "data"
    return table(name, "the file", parsed_json(name, (folder / name).read_text(encoding="utf-8")))


@lru_cache
def _shipped(version: int = 0) -> Rulebook:
    """The rules of a former version, 0: those of today."""
    if not version:
        return shipped_from(_file)
    then = _file(FORMER[version])

    def patched(name: str) -> dict[str, Any]:
        data = dict(_file(name))
        for field, rows in then.items():
            if FILES[field] == name:
                said = {row["id"]: row for row in rows}
                data[field] = [row | said.get(row["id"], {}) for row in data[field]]
        return data

    return shipped_from(patched)


def shipped_from(file: Callable[[str], dict[str, Any]]) -> Rulebook:
    """The rules of the data files, which `file` gives by name, checked; raises OptionError."""
    raw: Owner = {}
    sources: dict[str, dict[str, str]] = {}
    for name in LISTS:
        raw[name] = _shipped_rows(file, name)
        sources[name] = {key: row["provenance"] for key, row in raw[name].items()}
    _check_shipped_ids(raw, file)
    blank = Rulebook(
        raw["hexes"], raw["types"], raw["tiles"], raw["tracks"], raw["cards"], raw["parameters"], sources
    )
    raw["parameters"] = {key: row.get("value") for key, row in raw["parameters"].items()}
    entries = _entries(lambda name: FILES[name], blank, raw)
    book = _together(lambda name: FILES[name], blank, entries)
    for key, row in book.types.items():
        name = f"vp_{row['category']}"
        if row["vp"] != book.parameters[name]:
            _broken(_where("buildings.json", "types", key), f"vp differs from the parameter {name}")
    for key, track in book.tracks.items():
        for field in TRACK:
            if track[field] != book.parameters[f"market_{field}"]:
                _broken(
                    _where("market.json", "tracks", key), f"{field} differs from the parameter market_{field}"
                )
    return replace(book, provenance=sources)


def _shipped_rows(file: Callable[[str], dict[str, Any]], name: str) -> dict[str, dict[str, Any]]:
    """The entries of a list by their keys."""
    label, field = FILES[name], KEYS.get(name, "id")
    rows = file(label).get(name)
    if not isinstance(rows, list):
        _broken(label, f"the list {name} is missing")
    found: dict[str, dict[str, Any]] = {}
    for row in rows:
        if not isinstance(row, dict) or not isinstance(row.get(field), str):
            _broken(label, f"an entry of {name} has no {field}")
        key = row[field]
        where = _where(label, name, key)
        if key in found:
            _broken(where, "it stands there twice")
        if row.get("provenance") not in PROVENANCE:
            _broken(where, f"provenance is one of {', '.join(PROVENANCE)}")
        found[key] = row
    return found


def _broken(where: Phrase, reason: str) -> NoReturn:
    """Raise the OptionError that says what is wrong with a shipped file."""
    raise OptionError(f"{where}: {reason}.")


def _check_shipped_ids(raw: Owner, file: Callable[[str], dict[str, Any]]) -> None:
    """The parameters are those the program knows; the hexes' sides and kinds are the ones of the rules."""
    missing = [name for name in (*LIVE, *FIXED) if name not in raw["parameters"]]
    if missing:
        _broken("parameters.json", f"the parameter {missing[0]} is missing")
    if file("hexes.json").get("side_order") != list(SIDES):
        _broken("hexes.json", f"side_order is {', '.join(SIDES)}")
    kinds = {"base": ("landing_zone", "standard"), "arboria": ("oxygen", "volcano")}
    for key, row in raw["hexes"].items():
        if row.get("kind") not in kinds.get(row.get("set", ""), ()):
            _broken(_where("hexes.json", "hexes", key), "set and kind don't go together")
    for key, row in raw["types"].items():
        if row.get("set") not in kinds or row.get("category") not in (
            "production",
            "protection",
            "finance",
            "spaceport",
        ):
            _broken(_where("buildings.json", "types", key), "set or category is unknown")
    for name in ("tiles", "tracks", "cards"):
        for key, row in raw[name].items():
            if row.get("set") not in kinds:
                _broken(_where(FILES[name], name, key), "set is base or arboria")


Label = Callable[[str], Phrase]
"""The file an entry of a list stands in."""


def _where(file: Phrase, name: str, key: Phrase) -> Phrase:
    return within(file, said(f"entry-{name}", id=key))


def _entries(label: Label, shipped: Rulebook, owner: Owner) -> Owner:
    """Every entry checked by itself and normalised, in the order of the shipped ones it replaces.

    Raises OptionError with what is wrong first in each of them.
    """
    for name in LISTS:
        strange = [key for key in owner[name] if key not in shipped.provenance[name]]
        unknown(label(name), "no-entry", [said(f"entry-{name}", id=shown(key)) for key in strange])
    found: Owner = {name: {} for name in LISTS}
    checks: dict[str, Callable[[Phrase, object, Entry], Entry]] = {
        "hexes": hex_entry,
        "types": type_entry,
        "tiles": lambda where, row, old: tile_entry(where, row, old, shipped.types),
        "tracks": track_entry,
        "cards": card_entry,
    }
    faults: list[OptionError] = []
    for name in LISTS:
        for key, old in getattr(shipped, name).items():
            if key in owner[name]:
                where, row = _where(label(name), name, key), owner[name][key]
                try:
                    check = checks.get(name)
                    found[name][key] = check(where, row, old) if check else checked_parameter(where, key, row)
                except OptionError as fault:
                    faults.append(fault)
    if faults:
        raise reduce(also, faults[:_MANY])
    return found


def _together(label: Label, shipped: Rulebook, own: Owner) -> Rulebook:
    """The shipped rules with the owner's checked entries in their places; raises OptionError."""
    sources = {
        name: {key: "owner" if key in own[name] else source for key, source in known.items()}
        for name, known in shipped.provenance.items()
    }
    parameters = {**shipped.parameters, **own["parameters"]}
    types = {
        key: _with_parameters(row, parameters, key in own["types"])
        for key, row in {**shipped.types, **own["types"]}.items()
    }
    tracks = {**shipped.tracks, **own["tracks"]}
    changed = {
        field: parameters[f"market_{field}"] for field in TRACK if f"market_{field}" in own["parameters"]
    }
    for key in shipped.tracks:
        if key not in own["tracks"]:
            tracks[key] = {**tracks[key], **changed}
    book = Rulebook(
        {**shipped.hexes, **own["hexes"]},
        types,
        {**shipped.tiles, **own["tiles"]},
        tracks,
        {**shipped.cards, **own["cards"]},
        parameters,
        sources,
    )
    _check_together(lambda name, key: _where(label(name), name, key), book)
    _check_tracks(lambda name, key: _where(label(name), name, key), book, own)
    return book


def _with_parameters(row: Entry, parameters: dict[str, Any], own: bool) -> Entry:
    """A building type with the numbers that parameters give: all of them, or where an owner named none."""
    effect = dict(row["effect"])
    defaults: dict[str, Any] = {}
    if effect["kind"] in BROKERAGE and not own:
        first, keeps = BROKERAGE
        if parameters["brokerage_no_price_drop"]:
            effect["kind"] = keeps
        elif effect["kind"] != first or not parameters["brokerage_pays_before_step"]:
            effect["kind"] = "none"
    if effect["kind"] in ("cancel_cataclysm", "extinguish_fire"):
        name = "protection" if effect["kind"] == "cancel_cataclysm" else "extinguish"
        cost = parameters[f"{name}_cost"]
        defaults = {
            "range": parameters[f"{name}_range"],
            "pay_one_of": cost["one_of"],
            "amount": cost["amount"],
        }
    elif effect["kind"] == "trade_extra_cards":
        defaults = {"amount": parameters["trading_post_extra_cards"]}
    elif effect["kind"] == "trade_sale_bonus":
        defaults = {
            "mc_per_unit": parameters["bank_bonus_per_unit"],
            "max_units_per_trade": parameters["bank_bonus_max_units"],
        }
    for field, value in defaults.items():
        if not own or effect[field] is None:
            effect[field] = value
    vp = row["vp"] if own else parameters[f"vp_{row['category']}"]
    return {**row, "vp": vp, "effect": effect}


def _check_together(where: Callable[[str, str], Phrase], book: Rulebook) -> None:
    """What no entry can tell alone."""
    _check_landing(where, book)
    for key, row in book.types.items():
        copies = sum(1 for tile in book.tiles.values() if tile["type"] == key)
        if copies != row["copies"]:
            refuse(where("types", key), "copies", value=row["copies"], tiles=copies)
    if book.types["spaceport"]["copies"] < 4:
        refuse(where("types", "spaceport"), "spaceports")
    _check_parameters(where, book)


def _check_parameters(where: Callable[[str, str], Phrase], book: Rulebook) -> None:
    """Parameters fit each other, and the hexes."""
    parameters = book.parameters
    for name in ("start_resources_base", "start_resources_arboria"):
        for resource, n in parameters[name].items():
            if 4 * n > parameters[f"reserve_{resource}"]:
                refuse(where("parameters", name), "start", n=n, resource=resource)
    if parameters["depletion_per_turn"] and not parameters["depletable_resources"]:
        refuse(where("parameters", "depletable_resources"), "depletion")
    if parameters["production_die_source"] == "site":
        for key, row in book.hexes.items():
            for site in row["sites"]:
                if site["resource"] and not site["production_die"]:
                    place = where("parameters", "production_die_source")
                    refuse(place, "site-dice", slot=site["slot"], hex=key)


def _check_tracks(where: Callable[[str, str], Phrase], book: Rulebook, own: Owner) -> None:
    """Every price of a track is within it; what an owner wrote is named, be it the track or a parameter."""
    for key, track in book.tracks.items():
        least, most = track["min"], track["max"]
        for field in ("max", "start", "crash_reset"):
            if least <= track[field] <= most and least < most:
                continue
            place = where("tracks", key)
            if key not in own["tracks"]:
                guilty = [name for name in (field, *TRACK) if f"market_{name}" in own["parameters"]]
                place = where("parameters", f"market_{guilty[0]}")
            if least >= most:
                refuse(place, "prices", track=key, least=least, most=most)
            refuse(place, "price", field=field, track=key, value=track[field], least=least, most=most)


def _check_landing(where: Callable[[str, str], Phrase], book: Rulebook) -> None:
    """There is one face of the Landing Zone for each number of players, with a site for each of them."""
    zones = [row for row in book.hexes.values() if row["kind"] == "landing_zone"]
    if len(zones) != 1:
        _broken(FILES["hexes"], f"there is one landing_zone, not {len(zones)}")
    zone = zones[0]
    for players in range(1, 5):
        faces = [face for face in (zone, *zone["alt_faces"]) if players in face["face_players"]]
        if len(faces) != 1:
            refuse(where("hexes", zone["id"]), "faces", faces=len(faces), players=players)
        if faces[0]["face"] != book.parameters["landing_face"][str(players)]:
            refuse(where("hexes", zone["id"]), "face", players=players)
        if len(faces[0]["sites"]) < players:
            refuse(where("hexes", zone["id"]), "face-sites", players=players)
