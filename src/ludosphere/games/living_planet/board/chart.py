"""The map: hexes where they lie, what stands on them, what can be pointed at, and what is about to strike.

Lengths are units of a hex of circumradius 100. The ground of a hex is a picture of its own (`grounds`), which
the page's script fetches once and keeps; until then a hex is a plain shape.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ....core.contract import View
from ....core.text import Texts, capital, listed
from ....kit.html import Html, button, el, escape, icon, joined, num, tag
from ....kit.svg import at, polar
from .. import pictures as art
from ..facts import Facts, Hex
from ..pictures.layout import APOTHEM, CORNERS
from ..words import named, of_hex, on_hex
from .forecast import Blow, Hurt, hurt, to_come
from .grounds import printed
from .markup import SIDES, STEPS, box, hex_name, kinds, strike_on, task_of, use
from .signs import building_of, category_of, die_of

ROOT3: Final = math.sqrt(3)
FACE: Final = " ".join(f"{num(x)},{num(y)}" for x, y in CORNERS)
INNER: Final = " ".join(f"{num(x * 0.955)},{num(y * 0.955)}" for x, y in CORNERS)
TARGETS: Final = ("move", "airlift", "flee", "spread", "follow", "keep", "volcano", "build", "staff")
"""Tasks in which hexes or sites are pointed at to act: then a tap opens nothing."""


def centre(q: int, r: int) -> tuple[float, float]:
    """Where the centre of a cell lies."""
    return art.R * ROOT3 * (q + r / 2), art.R * 1.5 * r


def printed_hexes(view: View) -> dict[str, Hex]:
    """The hexes in the box by id."""
    return {one.id: one for one in box(view).hexes}


def chart(view: View, main: int, say: Texts) -> Html:
    """The panel with the map and its buttons, as the seat `main` plays on it."""
    rules, hexes = box(view), printed_hexes(view)
    blows = to_come(view, main)
    task = task_of(view, main)
    layers = [_hex(view, one, hexes[one["id"]], main, blows, task, rules, say) for one in view["map"]]
    cells = [_cell(view, q, r, say) for q, r in view["open"]]
    placing = task.get("kind") in ("keep", "volcano")
    x, y, w, h = frame([(one["q"], one["r"]) for one in view["map"]] + (view["open"] if placing else []))
    struck = [blow.hex for blow in blows if hurt(view, blow, main)]
    look = [str(task[key]).partition(".")[0] for key in ("hex", "site") if key in task]
    mine = [one["id"] for one in view["map"] if _has_part(one, main)]
    drawing = tag(
        "svg",
        tag("g", *cells, class_="cells"),
        *layers,
        tag("g", class_="ghosts"),
        class_="lp-map",
        viewBox=f"{num(x)} {num(y)} {num(w)} {num(h)}",
        data_box=f"{num(x)} {num(y)} {num(w)} {num(h)}",
        data_focus=" ".join(dict.fromkeys(look or struck or mine or [view["map"][0]["id"]])),
        role="group",
        aria_label=say("map", hexes=len(view["map"])),
    )
    tools = el(
        "div",
        _tool("in", "plus", say),
        _tool("out", "minus", say),
        _tool("fit", "explore", say),
        _tool("names", "eye", say),
        class_="tools",
    )
    return el(
        "div",
        el(
            "div",
            drawing,
            class_="frame",
            data_grid="1",
            tabindex="0",
            role="region",
            aria_label=say("map-keys"),
        ),
        tools,
        class_="chart",
    )


def _has_part(one: Mapping[str, Any], seat: int) -> bool:
    """Has the seat a building or a unit on the hex?"""
    return any(group["seat"] == seat for group in one["outside"]) or any(
        site["controller"] == seat or (site["unit"] and site["unit"]["seat"] == seat) for site in one["sites"]
    )


def frame(cells: Sequence[Sequence[int]]) -> tuple[float, float, float, float]:
    """The box around some cells: left, top, width, height."""
    places = [centre(q, r) for q, r in cells]
    left, right = min(x for x, _ in places) - APOTHEM - 8, max(x for x, _ in places) + APOTHEM + 8
    top, bottom = min(y for _, y in places) - art.R - 8, max(y for _, y in places) + art.R + 8
    return left, top, right - left, bottom - top


_MINUS: Final = Html(
    '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14" fill="none" '
    'stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>'
)


def _tool(what: str, sign: str, say: Texts) -> Html:
    shown = _MINUS if sign == "minus" else icon(sign)
    return button(
        shown,
        class_="btn icon",
        data_zoom=what,
        aria_label=say(f"zoom-{what}"),
        title=say(f"zoom-{what}"),
        aria_pressed="false" if what == "names" else None,
    )


def _spot(
    ref: str, label: str, *children: Html, x: float = 0, y: float = 0, class_: str, **more: object
) -> Html:
    """Something on the map that can be pointed at."""
    return tag(
        "g",
        *children,
        class_=class_,
        transform=f"translate({num(x)} {num(y)})",
        data_ref=ref,
        role="button",
        tabindex="-1",
        aria_label=label,
        **more,
    )


# --- empty cells -------------------------------------------------------------------------------------
def _cell(view: View, q: int, r: int, say: Texts) -> Html:
    x, y = centre(q, r)
    return _spot(
        f"cell:{q},{r}",
        capital(say("empty-cell", where=where(view, q, r, say))),
        tag("polygon", points=INNER, class_="halo"),
        Html('<path class="plus" d="M-14 0H14M0 -14V14"/>'),
        x=x,
        y=y,
        class_="cell",
    )


def where(view: View, q: int, r: int, say: Texts) -> str:
    """A cell by the first hex beside it: "to the east of Rust Ridge"."""
    for one in view["map"]:
        for side, (dq, dr) in enumerate(STEPS):
            if (one["q"] + dq, one["r"] + dr) == (q, r):
                return say("cell", at=say(f"at-{SIDES[side]}"), of=of_hex(one["id"], say))
    return ""


# --- a hex -------------------------------------------------------------------------------------------
def _hex(
    view: View,
    one: Mapping[str, Any],
    hexagon: Hex,
    main: int,
    blows: Sequence[Blow],
    task: Mapping[str, Any],
    rules: Facts,
    say: Texts,
) -> Html:
    x, y = centre(one["q"], one["r"])
    turn, identity = one["turn"], one["id"]
    here = [blow for blow in blows if blow.hex == identity]
    hits = [(blow, hurt(view, blow, main)) for blow in here]
    mine = any(hit for _, hit in hits)
    asked = str(task.get("site", task.get("hex", "")))
    states = (
        ("burning", one["fire"]),
        ("threat", here),
        ("mine", mine),
        ("due", asked.partition(".")[0] == identity),
    )
    state = " ".join(name for name, on in states if on)
    name = f"{printed(hexagon)}-{turn}{'-fire' if one['fire'] else ''}"
    label = hex_label(one, hits, say)
    opens = not (task and task["kind"] in TARGETS)
    parts = [
        tag("polygon", points=FACE, class_=f"base {one['kind']}"),
        use(name, class_="ground", data_art=name),
        _spot(
            f"hex:{identity}",
            label,
            tag("title", escape(hex_name(identity, say))),
            tag("polygon", points=INNER, class_="halo"),
            class_="face",
            data_open=identity if opens else None,
            data_name=hex_name(identity, say) if opens else None,
        ),
    ]
    spots = art.spots(hexagon, turn)
    for site, (sx, sy) in zip(one["sites"], spots):
        if asked == f"{identity}.{site['slot']}":
            parts.append(tag("circle", cx=num(sx), cy=num(sy), r="27", class_="asked"))
        hurts = any(site["slot"] in dict(hit.buildings) for _, hit in hits)
        parts.append(_site(view, identity, site, sx, sy, main, hurts, rules, say))
    parts.append(use(f"{printed(hexagon)}-strikes", class_="strikes", data_art=name))
    parts += _warnings(hexagon, hits)
    groups = one["outside"]
    for group, (ux, uy) in zip(groups, art.standing(hexagon, turn, max(6, len(groups)))):
        parts.append(_unit(identity, group, ux, uy, main, bool(here) and _units_hit(hits), say))
    if one["fire"]:
        parts.append(use("fire", *fire_at(one, hexagon), 1.1))
    if one["kind"] == "volcano":
        parts += _dams(view, say)
    parts.append(
        tag(
            "text",
            escape(hex_name(identity, say)),
            class_="label",
            y="-52",
            text_anchor="middle",
            aria_hidden="true",
        )
    )
    if task.get("kind") == "strike":
        struck = [strike["type"] for strike in task["strikes"] if strike["hex"] == identity]
        parts += [_strike(identity, kind, k, len(struck), say) for k, kind in enumerate(struck)]
    return tag("g", *parts, class_=f"hex {state}".strip(), transform=f"translate({num(x)} {num(y)})")


def fire_at(one: Mapping[str, Any], hexagon: Hex) -> tuple[float, float]:
    """Where the fire token of a hex lies; on the Volcano in the crater, clear of the dice around it."""
    return (0.0, 0.0) if one["kind"] == "volcano" else art.fire_place(hexagon, one["turn"])


def _units_hit(hits: Sequence[tuple[Blow, Hurt]]) -> bool:
    return any(hit.units for _, hit in hits)


def hex_label(one: Mapping[str, Any], hits: Sequence[tuple[Blow, Hurt]], say: Texts) -> str:
    """A hex in words: its name, what strikes it, what stands there and what is about to come."""
    parts = [hex_name(one["id"], say)]
    if one["stars"]:
        parts.append(say("oxygen-stars", stars=say("some-stars", n=one["stars"])))
    if one["fire"]:
        parts.append(say("on-fire"))
    parts += [
        say("struck-by", cataclysm=say(f"strike-{s['type']}"), die=die_words(s["colour"], s["value"], say))
        for s in one["strikes"]
    ]
    for group in one["outside"]:
        who = say(f"player-{art.COLOURS[group['seat']]}")
        units = say(f"some-{group['kind']}", n=group["n"])
        parts.append(f"{units} ({who})")
    for blow, hit in hits:
        key = "threat-mine" if hit else "threat-here"
        die = die_words(blow.colour, blow.value, say)
        parts.append(say(key, cataclysm=say(f"strike-{blow.type}"), die=die))
    return ", ".join(parts)


def die_words(colour: str, value: int, say: Texts) -> str:
    """ "red 4"."""
    return say("die-value", colour=say(f"colour-{colour}"), value=value)


# --- sites -------------------------------------------------------------------------------------------
def _site(
    view: View,
    identity: str,
    site: Mapping[str, Any],
    x: float,
    y: float,
    main: int,
    hurts: bool,
    rules: Facts,
    say: Texts,
) -> Html:
    place = f"{identity}.{site['slot']}"
    drawn = building(view, site, main, rules) if site["type"] else Html()
    label = site_label(view, identity, site, say)
    shown = _spot(
        f"site:{place}",
        label,
        tag("title", escape(label)),
        tag("rect", x="-20.5", y="-20.5", width="41", height="41", rx="8", class_="halo"),
        drawn,
        use("alarm", 17, -15, 0.85, class_="alarm") if hurts else Html(),
        x=x,
        y=y,
        class_="site built" if site["type"] else "site",
    )
    unit = site["unit"]
    if unit and unit["seat"] == main:
        shown += _spot(
            f"crew:{place}",
            capital(say("unit-in-site", unit=say(f"the-{unit['kind']}"), site=label)),
            tag("rect", x="-20.5", y="-20.5", width="41", height="41", rx="8", class_="halo"),
            tag("g", use(f"u-{main}-{unit['kind']}", -13, 12, 0.62), class_="tk"),
            x=x,
            y=y,
            class_="crew",
            data_key=f"crew:{place}",
        )
    return shown


def building(view: View, site: Mapping[str, Any], main: int, rules: Facts) -> Html:
    """A building with all that belongs to it."""
    kind = site["type"]
    category = category_of(kind, kinds(view)[kind].category)
    seat, unit = site["controller"], site["unit"]
    parts = [use("platform")] if site["platform"] else []
    if seat is not None:
        parts.append(use(f"rim-{category}-{seat}"))
    parts.append(use(building_of(kind), opacity=None if site["functioning"] else ".5"))
    if site["value"]:
        parts.append(use(die_of(kind, site["value"], rules), 13.5, 13.5, 0.72))
    if unit and unit["seat"] != main:
        parts.append(use(f"u-{unit['seat']}-{unit['kind']}", -13, 12, 0.62))
    if site["chip"] is not None:
        parts.append(use(f"chip-{site['chip']}", -16, -16, 0.8))
    elif seat is not None:
        parts.append(use(f"mark-{seat}", -16, -16))
    return joined(parts)


def site_label(view: View, identity: str, site: Mapping[str, Any], say: Texts) -> str:
    """A site in words: what is on it, who controls it, what it needs."""
    place = say("place-site", hex=hex_name(identity, say), slot=site["slot"])
    if not site["type"]:
        what = (
            say("icon-only", resource=say(f"res-{site['resource']}")) if site["resource"] else say("icon-any")
        )
        return f"{say('free-site', place=place)}, {what}" + (
            f", {say('mountain')}" if site["mountain"] else ""
        )
    name = named("type", site["type"], say)
    parts = [say("tile-die", tile=name, value=site["value"]) if site["value"] else name, place]
    seat = site["controller"]
    parts.append(say(f"player-{art.COLOURS[seat]}") if seat is not None else say("nobodys"))
    if site["chip"] is not None:
        parts.append(say("chip"))
    if site["unit"]:
        parts.append(say(f"unit-{site['unit']['kind']}"))
    if site["platform"]:
        parts.append(say("platform"))
    if not site["functioning"]:
        parts.append(say("idle"))
    return ", ".join(parts)


# --- units, dams, cataclysms -------------------------------------------------------------------------
def _unit(
    identity: str, group: Mapping[str, Any], x: float, y: float, main: int, hurts: bool, say: Texts
) -> Html:
    seat, kind, n = group["seat"], group["kind"], group["n"]
    count = Html(f'<text class="n" x="15" y="-9">{n}</text>' if n > 1 else "")
    drawn = tag("g", use(f"u-{seat}-{kind}"), class_="tk") + count
    if seat != main:
        return tag(
            "g",
            drawn,
            class_="other",
            transform=f"translate({num(x)} {num(y)})",
            data_key=f"unit:{seat}.{identity}.{kind}",
        )
    words = say("unit-on", unit=say(f"some-{kind}", n=n), on=on_hex(identity, say))
    return _spot(
        f"unit:{identity}.{kind}",
        capital(words),
        tag("title", escape(words)),
        tag("circle", r="21", class_="halo"),
        drawn,
        use("alarm", 14, -13, 0.85, class_="alarm") if hurts else Html(),
        x=x,
        y=y,
        class_="unit",
        data_key=f"unit:{seat}.{identity}.{kind}",
    )


def _dams(view: View, say: Texts) -> list[Html]:
    """The dams of the Volcano, and its sides to build one on."""
    parts: list[Html] = []
    for side, name in enumerate(SIDES):
        x, y, turned = art.dam_place(side)
        dam = view["dams"].get(name)
        if dam:
            parts.append(at(x, y, use(f"dam-{dam}"), turn=turned))
        label = capital(say("cell", at=say(f"at-{name}"), of=of_hex("AR08", say)))
        hx, hy = polar(0, 0, APOTHEM - 18, art.bearing(side))
        parts.append(
            _spot(
                f"side:{name}",
                f"{label}, {say(f'dam-{dam}')}" if dam else label,
                tag("circle", r="21", class_="halo"),
                Html('<path class="plus" d="M-9 0H9M0 -9V9"/>'),
                x=hx,
                y=hy,
                class_="side",
            )
        )
    return parts


def _strike(identity: str, kind: str, k: int, n: int, say: Texts) -> Html:
    words = strike_on(kind, identity, say)
    return _spot(
        f"strike:{identity}.{kind}",
        capital(words),
        tag("title", escape(words)),
        tag("circle", r="27", class_="halo"),
        use(f"c-{kind}", 0, 0, 1.35),
        x=56 * (k - (n - 1) / 2),
        y=0,
        class_="strike",
    )


@lru_cache(maxsize=256)
def _sign_box(hexagon: Hex, k: int) -> tuple[float, float, float]:
    left, top, right, bottom = art.strip(hexagon) or (0.0, 0.0, 0.0, 0.0)
    step = (right - left) / len(hexagon.strikes)
    return left + step * (k + 0.5), (top + bottom) / 2, step / 42


_INFLOW: Final = ((38.0, -58.0), (66.0, -4.0), (64.0, 24.0), (-64.0, 24.0), (-66.0, -4.0), (-38.0, -58.0))
"""Where the sign of lava lies that comes in by a side: clear of the strip at the bottom."""


def _warnings(hexagon: Hex, hits: Sequence[tuple[Blow, Hurt]]) -> list[Html]:
    """Rings around the signs of what is about to strike, and where lava comes in."""
    if not hits:
        return []
    mine = any(hit for _, hit in hits)
    parts = [tag("polygon", points=INNER, class_="danger mine" if mine else "danger")]
    for blow, _ in hits:
        if blow.type == "lava":
            x, y = _INFLOW[blow.side]
            parts.append(at(x, y, use("c-lava"), use(f"d-{blow.colour}-{blow.value}", 15, 13, 0.75)))
            continue
        for k, strike in enumerate(hexagon.strikes):
            if (strike.type, art.COLOURS[strike.colour], strike.value) == (
                blow.type,
                blow.colour,
                blow.value,
            ):
                x, y, size = _sign_box(hexagon, k)
                ring = Html('<rect class="ring" x="-23" y="-14.5" width="46" height="29" rx="14.5"/>')
                parts.append(at(x, y, ring, scale=size))
    return parts


# --- in words ----------------------------------------------------------------------------------------
def neighbours(view: View, one: Mapping[str, Any], say: Texts) -> list[str]:
    """What lies beside a hex: "east: Rust Ridge"."""
    return [
        say("beside", side=say(f"side-{SIDES[side]}"), hex=hex_name(other["id"], say))
        for side, (dq, dr) in enumerate(STEPS)
        for other in view["map"]
        if (other["q"], other["r"]) == (one["q"] + dq, one["r"] + dr)
    ]


def in_words(view: View, main: int, say: Texts) -> Html:
    """The map as a list, hex by hex in the order they were found."""
    blows = to_come(view, main)
    rows = []
    for one in view["map"]:
        hits = [(blow, hurt(view, blow, main)) for blow in blows if blow.hex == one["id"]]
        beside = neighbours(view, one, say)
        sites = [el("li", site_label(view, one["id"], site, say)) for site in one["sites"]]
        head = escape(hex_label(one, hits, say))
        rows.append(
            el(
                "li",
                el("b", head),
                el("p", listed(beside, say)) if beside else "",
                el("ul", *sites) if sites else "",
            )
        )
    return el("details", el("summary", say("map-in-words")), el("ol", *rows), class_="plate in-words")
