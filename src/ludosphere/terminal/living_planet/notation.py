"""What can be pointed at, legal or not, and what a notation points at."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...core.position import Path, View
from .pen import COLOURS, RESOURCES, SIDES

_KINDS = {"s": "scientist", "w": "wounded", "m": "motor"}
_DOES = ("explore", "move", "build", "trade")
_FREES = ("recruit", "motorise", "rescue", "subsidy")
_LETTERS = {
    "D": "die", "S": "sell", "B": "buy", "U": "up", "V": "down", "P": "pay", "L": "lose", "F": "first",
    "N": "resource", "X": "resource",
}  # fmt: skip
_LAY = re.compile(r"([^@]+)@(-?\d+,-?\d+)/([0-5])$")
_RAISE = re.compile(r"([a-z_]+(?:\.[1-6](?:\.[a-z]+)?)?)@([^@~]+\.[a-d])(~?)$")
_UNIT = re.compile(r"(.+)([swm])$")
_LETTER = re.compile(r"([DSBUVPLFNX]):([a-z]+)(?:\*(\d+))?$")


def path(notation: str) -> Path | None:
    """What a notation points at, legal or not; None if it is none of this game."""
    words = {".": "done", "W": "convert", **{name: f"do:{name}" for name in _DOES}}
    words |= {name: f"free:{name}" for name in _FREES}
    if notation in words:
        return (words[notation],)
    if notation in ("-", "c") or notation[:1] == "<" or notation[:2] == "c<":
        return _staff(notation)
    if notation in tuple("123456"):
        return (f"card:{notation}",)
    if found := _LETTER.match(notation):
        first = f"{_LETTERS[found[1]]}:{found[2]}"
        return (first, f"amount:{found[3]}") if found[3] else (first,)
    for begin, ends in (("dam:", "side"), ("douse:", "hex")):
        if notation.startswith(begin) and "@" in notation:
            what, _, where = notation.partition("@")
            return (what, f"{ends}:{where}")
    if notation.startswith("power:"):
        return (notation,)
    if found := _LAY.match(notation):
        return (f"tile:{found[1]}", f"cell:{found[2]}", f"turn:{found[3]}")
    if found := _RAISE.match(notation):
        return (f"type:{found[1]}", f"site:{found[2]}", *(["platform"] if found[3] else []))
    return _signed(notation)


def _signed(notation: str) -> Path | None:
    """Notations that begin with a sign, steps and market cards."""
    sign, rest = notation[:1], notation[1:]
    if sign == "=" and rest:
        return (f"value:{rest}",)
    if sign == "!" and "." in rest:
        return (f"strike:{rest}",)
    if sign == "*" and rest:
        return (f"hex:{rest}",)
    if sign == "^" and rest:
        return ("free:repair", f"site:{rest}")
    if sign in (">", "+") and (unit := _unit(rest)):
        return (unit,) if sign == ">" else ("free:heal", unit)
    source, arrow, goal = notation.partition(">")
    if arrow and goal and (unit := _unit(source)):
        return (unit, f"site:{goal}" if "." in goal else f"hex:{goal}")
    return (f"market:{notation}",) if notation.count("-") == 2 and all(notation.split("-")) else None


def _staff(notation: str) -> Path | None:
    chip, inside, unit = notation.partition("<")
    first = "staff:chip" if chip == "c" else "staff:bare"
    second = _unit(unit) if inside else "nobody"
    return (first, second) if second else None


def _unit(text: str) -> str | None:
    """The ref of a unit: `LP01s` outside, `LP01.a` inside."""
    if "." in text:
        return f"crew:{text}"
    found = _UNIT.match(text)
    return f"unit:{found[1]}.{_KINDS[found[2]]}" if found else None


# --- everything there is -----------------------------------------------------------------------------
def refs(view: View, seat: int) -> list[str]:
    """What a person could want to point at in the decision at hand, legal or not."""
    return list(dict.fromkeys(_refs(view, seat)))


def _refs(view: View, seat: int) -> Iterator[str]:
    task = view["task"] or {}
    kind = task.get("kind", "")
    yield from _of_task(view, kind, task)
    if kind in ("act", "move", "airlift", "build", "deal"):
        yield from (f"do:{name}" for name in _DOES)
        yield from (f"free:{name}" for name in (*_FREES, "heal", "repair"))
        yield from ("power:recruit", "power:airlift")
        if view["arboria"]:
            yield from (f"dam:{name}" for name in ("iron", "vibrium", "alloy"))
            yield from (f"douse:{name}" for name in ("oil", "electricity"))
    if kind in ("move", "airlift", "follow", "flee", "staff", "act"):
        for hex in view["map"]:
            yield from (f"unit:{hex['id']}.{one['kind']}" for one in hex["outside"] if one["seat"] == seat)
            inside = [site for site in hex["sites"] if site["unit"] and site["unit"]["seat"] == seat]
            yield from (f"crew:{hex['id']}.{site['slot']}" for site in inside)
    if kind in ("move", "airlift", "flee", "spread", "act", "build", "keep", "volcano"):
        yield from (f"hex:{hex['id']}" for hex in view["map"])
    if kind in ("move", "airlift", "flee", "build", "act"):
        for hex in view["map"]:
            sites = [site for site in hex["sites"] if site["type"] or kind == "build"]
            yield from (f"site:{hex['id']}.{site['slot']}" for site in sites)
    if kind == "act" and view["arboria"]:
        yield from (f"side:{side}" for side in SIDES)


def _of_task(view: View, kind: str, task: dict[str, object]) -> Iterator[str]:
    """What belongs to one kind of decision."""
    resources = [resource for resource in RESOURCES if resource in view["market"]["prices"]]
    if kind == "card":
        yield from (f"card:{value}" for value in range(1, 7))
    elif kind in ("name", "deplete"):
        yield from (f"resource:{resource}" for resource in resources)
    elif kind == "order":
        yield from (f"die:{colour}" for colour in COLOURS)
    elif kind in ("keep", "volcano"):
        yield from (f"tile:{hex}" for hex in _list(task.get("drawn")))
        yield from (f"cell:{q},{r}" for q, r in view["open"])
        yield from (f"turn:{turn}" for turn in range(6))
    elif kind == "build":
        for type, values in view["supply"].items():
            yield from (f"type:{type}" if value == "0" else f"type:{type}.{value}" for value in values)
    elif kind == "staff":
        yield from ("staff:chip", "staff:bare", "nobody")
    elif kind == "shift":
        yield from (f"{way}:{resource}" for resource in resources for way in ("up", "down"))
    elif kind == "market":
        yield from (f"market:{card}" for card in _list(task.get("cards")))
    elif kind == "deal":
        yield from (f"{verb}:{resource}" for resource in resources for verb in ("sell", "buy"))
    elif kind in ("bend", "fate"):
        yield from (f"value:{value}" for value in range(1, 7))
    elif kind == "protect":
        yield from (f"pay:{resource}" for resource in resources)
    elif kind == "loss":
        yield from ("lose:chip", "lose:unit")
    if kind not in ("card", "name", "order", "volcano", "follow", "market", "strike", "loss", "spread"):
        yield "done"


def _list(value: object) -> list[str]:
    return list(value) if isinstance(value, list) else []
