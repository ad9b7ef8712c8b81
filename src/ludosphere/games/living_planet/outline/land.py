"""The map as text, hex by hex: what lies beside it, what stands on it, what strikes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital, listed
from ....kit.html import Html, escape
from ....kit.outline import items, opener, piece, zone
from ..board.chart import TARGETS, die_words, hex_label, neighbours, site_label, where
from ..board.forecast import hurt, to_come
from ..board.markup import COLOURS, SIDES, hex_name, task_of
from ..words import named, of_hex, on_hex

Hex = Mapping[str, Any]


def land(view: View, main: int, say: Texts) -> Html:
    """The hexes in the order they were found, and the empty places when one is to be placed."""
    blows = to_come(view, main)
    task = task_of(view, main)
    opens = not (task and task["kind"] in TARGETS)
    parts = []
    for one in view["map"]:
        hits = [(blow, hurt(view, blow, main)) for blow in blows if blow.hex == one["id"]]
        parts.append(_hex(view, one, hex_label(one, hits, say), opens, main, say))
    if task.get("kind") in ("keep", "volcano"):
        cells = [
            piece(f"cell:{q},{r}", capital(say("empty-cell", where=_where(view, q, r, say))))
            for q, r in view["open"]
        ]
        parts.append(zone(say("empty-places"), items(cells), level=3))
    return zone(say("map", hexes=len(view["map"])), *parts)


def _where(view: View, q: int, r: int, say: Texts) -> str:
    """An empty place by all the hexes beside it: it tells which one is meant."""
    found = [where({"map": [one]}, q, r, say) for one in view["map"]]
    return listed([text for text in found if text], say)


def _hex(view: View, one: Hex, label: str, opens: bool, main: int, say: Texts) -> Html:
    identity, name = one["id"], hex_name(one["id"], say)
    card = identity if opens else None
    sites = [_site(view, one, site, main, say) for site in one["sites"]]
    units = [_units(one, group, main, say) for group in one["outside"]]
    edges = [say(f"side-{side}") for side, edge in zip(SIDES, one["edges"], strict=True) if edge]
    about = [say("mountain-sides", sides=", ".join(edges))] if edges else []
    beside = neighbours(view, one, say)
    if beside:
        about.append(say("next-to", what=", ".join(beside)))
    volcano = one["kind"] == "volcano"
    return zone(
        name,
        piece(f"hex:{identity}", label, card, name),
        "" if card else opener(identity, name, say("look-at", name=name)),
        items(map(capital, about)),
        items(sites, say("sites")),
        items(units, say("units")),
        items(_sides(view, one, say), say("lava-and-dams")) if volcano or one["lava"] else "",
        level=3,
    )


def _site(view: View, one: Hex, site: Hex, main: int, say: Texts) -> Html:
    place = f"{one['id']}.{site['slot']}"
    label = site_label(view, one["id"], site, say)
    if site["type"]:
        icon = site["resource"]
        label += f", {say('icon-only', resource=say(f'res-{icon}')) if icon else say('icon-any')}"
        label += f", {say('mountain')}" if site["mountain"] else ""
    shown = piece(f"site:{place}", capital(label))
    unit = site["unit"]
    if unit and unit["seat"] == main:
        kind = named("type", site["type"], say)
        inside = say("unit-in-site", unit=say(f"the-{unit['kind']}"), site=kind)
        shown += piece(f"crew:{place}", capital(inside))
    elif unit:
        who, whose = say(f"unit-{unit['kind']}"), say(f"player-{COLOURS[unit['seat']]}")
        shown += escape(" " + say("unit-inside", unit=who, player=whose))
    return shown


def _units(one: Hex, group: Hex, main: int, say: Texts) -> str:
    text = say("unit-on", unit=say(f"some-{group['kind']}", n=group["n"]), on=on_hex(one["id"], say))
    if group["seat"] == main:
        return piece(f"unit:{one['id']}.{group['kind']}", capital(text))
    whose = say(f"player-{COLOURS[group['seat']]}")
    return f"{capital(text)} ({whose})"


def _sides(view: View, one: Hex, say: Texts) -> Sequence[str]:
    """The sides of the Volcano: which die sends lava over them, and the dams."""
    found = []
    for name in SIDES:
        text = [say("cell", at=say(f"at-{name}"), of=of_hex(one["id"], say))]
        lava = [die_words(flow["colour"], flow["value"], say) for flow in one["lava"] if flow["side"] == name]
        if lava:
            text.append(say("lava-with", dice=listed(lava, say)))
        dam = view["dams"].get(name)
        if dam:
            text.append(say(f"dam-{dam}"))
        shown = capital(", ".join(text))
        found.append(piece(f"side:{name}", shown) if one["kind"] == "volcano" else shown)
    return found
