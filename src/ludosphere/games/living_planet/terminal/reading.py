"""The things of a page in full words: hexes, powers, buildings, cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ....kit.canvas import wrapped
from . import buildings, cells
from .hexmap import find
from .pen import SIDES, STRIKES, Pen

_WIDTH = 74


def read(pen: Pen, page: str) -> Text:
    """What is under the cursor first, then everything else on the page."""
    body = Text()
    if page == "buildings":
        for kind in pen.facts.types:
            _building(pen, kind.id, body)
    else:
        if (hex := pointed(pen)) is not None:
            _hex(pen, hex, body)
            body.append("\n")
        for hex in pen.view["map"]:
            _hex(pen, hex, body)
        body.append(f"\n{pen.say('powers')}\n", pen.title)
        for value in range(1, 7):
            n = pen.facts.parameters.get(
                {4: "leader4_shift", 5: "leader5_discount", 6: "leader6_points"}.get(value, ""), 0
            )
            _paragraph(
                body,
                pen,
                f"{value} {pen.words(f'power-{value}')}: {pen.words(f'power-{value}-text', n=n)}",
                2,
            )
    body.rstrip()
    return body


def pointed(pen: Pen) -> dict[str, Any] | None:
    """The hex under the cursor or chosen last: on the map, or about to come there."""
    for ref in [pen.scene.cursor or "", *reversed(pen.scene.chosen)]:
        kind, _, value = ref.partition(":")
        if kind == "tile":
            return cells.lying(pen, value, 0)[1]
        if kind in ("hex", "site", "crew", "unit", "strike"):
            return find(pen.view, value.partition(".")[0])
    return None


def _site(pen: Pen, site: dict[str, Any]) -> str:
    """A site with what is on it."""
    words = pen.words
    icon = words(f"res-{site['resource']}") if site["resource"] else pen.say("any-building")
    place = f"{site['slot']}  {icon}" + (f", {words('mountain')}" if site["mountain"] else "")
    if not site["type"]:
        return place
    name = pen.named("type", site["type"])
    place += ": " + (f"{name} {site['value']}" if site["value"] else name)
    if site["platform"]:
        place += f", {words('platform')}"
    if site["chip"] is not None:
        place += f", {words('chip')} {_who(pen, site['chip'])}"
    if site["unit"]:
        place += f", {words('unit-' + site['unit']['kind'])} {_who(pen, site['unit']['seat'])}"
    return place


def lines(pen: Pen, hex: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """A hex in sentences, with how far each is set in."""
    words, say = pen.words, pen.say
    ridges = [pen.side(side) for side, edge in zip(SIDES, hex["edges"], strict=True) if edge]
    facts = [say("ridges", sides=" ".join(ridges))] if ridges else [say("no-ridges")]
    if hex["stars"]:
        facts.append(words("some-stars", n=hex["stars"]))
    if hex["fire"]:
        facts.append(say("burns"))
    yield " · ".join(facts), 2
    for site in hex["sites"]:
        yield _site(pen, site), 2
    for one in hex["outside"]:
        yield f"{say('outside')}: {words('some-' + one['kind'], n=one['n'])} {_who(pen, one['seat'])}", 2
    for strike in hex["strikes"]:
        die = pen.die(strike["colour"], strike["value"])[0]
        yield f"{STRIKES[strike['type']]}{die}  {words('strike-' + strike['type'])}", 2
    for lava in hex["lava"]:
        die = pen.die(lava["colour"], lava["value"])[0]
        dam = pen.view["dams"].get(lava["side"])
        held = f", {words('dam-' + dam)}" if dam else ""
        yield f"{STRIKES['lava']}{die}  {words('strike-lava')}: {words('side-' + lava['side'])}{held}", 2


def _who(pen: Pen, seat: int) -> str:
    return f"{pen.seat_mark(seat)[0]} {pen.scene.names[seat]}"


def _hex(pen: Pen, hex: dict[str, Any], body: Text) -> None:
    body.append(f"{hex['id']}  ", pen.quiet).append(f"{pen.named('hex', hex['id'])}\n", pen.bold)
    for text, indent in lines(pen, hex):
        _paragraph(body, pen, text, indent)


def _paragraph(body: Text, pen: Pen, text: str, indent: int) -> None:
    for line in wrapped(text, _WIDTH - indent):
        body.append(f"{' ' * indent}{line}\n", pen.plain)


def _building(pen: Pen, type: str, body: Text) -> None:
    kind, words, say = pen.type(type), pen.words, pen.say
    body.append(f"{pen.code(type)}  ", pen.quiet).append(f"{pen.named('type', type)}\n", pen.bold)
    paid = [words("some-mc", n=kind.mc)] if kind.mc else []
    paid += [words(f"some-{resource}", n=n) for resource, n in kind.cost.items() if n]
    site = words(f"res-{kind.site}") if kind.site else say("any-site")
    facts = [words(f"category-{kind.category}"), say("costs", what=", ".join(paid) or words("no-cost"))]
    facts += [say("site", what=site), words("some-vp", n=kind.vp)]
    if kind.limit:
        facts.append(say("limit", n=kind.limit))
    _paragraph(body, pen, " · ".join(facts), 4)
    _paragraph(body, pen, buildings.does(pen, type), 4)
