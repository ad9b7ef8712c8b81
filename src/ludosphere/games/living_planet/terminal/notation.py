"""What can be pointed at, legal or not."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.contract import View
from .. import agenda
from .pen import COLOURS, RESOURCES, SIDES


def refs(view: View, seat: int) -> list[str]:
    """What a person could want to point at in the decision at hand, legal or not."""
    return list(dict.fromkeys(_refs(view, seat)))


def _refs(view: View, seat: int) -> Iterator[str]:
    task = view["task"] or {}
    kind = task.get("kind", "")
    yield from _of_task(view, kind, task)
    if kind in ("act", "move", "airlift", "build", "deal"):
        yield from (f"do:{name}" for name in agenda.DOES)
        yield from (f"free:{name}" for name in (*agenda.FREES, "heal", "repair"))
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
    supply = view["supply"].items()
    named = [f"resource:{resource}" for resource in resources]
    values = [f"value:{value}" for value in range(1, 7)]
    laying = [
        *(f"tile:{hex}" for hex in _list(task.get("drawn"))),
        *(f"cell:{q},{r}" for q, r in view["open"]),
        *(f"turn:{turn}" for turn in range(6)),
    ]
    yield from {
        "card": [f"card:{value}" for value in range(1, 7)],
        "name": named,
        "deplete": named,
        "order": [f"die:{colour}" for colour in COLOURS],
        "keep": laying,
        "volcano": laying,
        "build": [f"type:{type}" if n == "0" else f"type:{type}.{n}" for type, left in supply for n in left],
        "staff": ["staff:chip", "staff:bare", "nobody"],
        "shift": [f"{way}:{resource}" for resource in resources for way in ("up", "down")],
        "market": [f"market:{card}" for card in _list(task.get("cards"))],
        "deal": [f"{verb}:{resource}" for resource in resources for verb in ("sell", "buy")],
        "bend": values,
        "fate": values,
        "protect": [f"pay:{resource}" for resource in resources],
        "loss": ["lose:chip", "lose:unit"],
    }.get(kind, [])
    if kind not in ("card", "name", "order", "volcano", "follow", "market", "strike", "loss", "spread"):
        yield "done"


def _list(value: object) -> list[str]:
    return list(value) if isinstance(value, list) else []
