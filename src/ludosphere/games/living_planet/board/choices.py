"""What can be chosen besides things on the map: actions, drawn hexes and their turns, market cards, dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....core.contract import View
from ....core.text import Texts, capital, listed
from ....kit.html import Html, button, el, icon, tag
from .. import pictures as art
from ..facts import Hex
from .chart import printed_hexes
from .grounds import printed
from .market import cards
from .markup import amount, box, hex_name, kinds, sign, strike_on, task_of, use

ACTIONS: Final = ("explore", "move", "build", "trade")


def choices(view: View, main: int, say: Texts) -> Html:
    """The panel for the seat `main`; empty when there is nothing of the kind to choose."""
    task = task_of(view, main)
    kind = task.get("kind")
    if kind == "act":
        return _actions(view, main, task, say)
    if kind in ("keep", "volcano"):
        return _drawn(view, task, say)
    if kind in ("market", "shift"):
        return cards(view, task, say)
    if kind in ("bend", "fate"):
        return _values(task, say)
    if kind == "strike":
        return _strikes(task, say)
    return Html()


# --- actions -----------------------------------------------------------------------------------------
def _actions(view: View, main: int, task: Mapping[str, Any], say: Texts) -> Html:
    done = 2 - task["actions"] if task["actions"] <= 2 else 0
    buttons = [_action(view, main, name, say) for name in ACTIONS]
    title = say("actions-left", n=task["actions"])
    return el("div", *buttons, class_="acts", role="group", aria_label=title, data_done=done or None) + _free(
        view, main, task, say
    )


def _action(view: View, main: int, name: str, say: Texts) -> Html:
    gives = say(f"does-{name}", n=strength(view, main, name))
    return button(
        icon(name),
        el("span", el("b", say(f"act-{name}")), el("small", gives)),
        class_="act",
        data_ref=f"do:{name}",
        data_key=f"do:{name}",
        aria_label=f"{say(f'act-{name}')}{say('colon')}{gives}",
    )


def strength(view: View, main: int, name: str) -> int:
    """How much the seat's die makes of an action."""
    parameters = box(view).parameters
    value = next(die["value"] for die in view["dice"] if die["seat"] == main) or 0
    if name == "build":
        return int(parameters["build_limit_by_die"][value - 1]) if value else 0
    given = parameters[{"explore": "explore_draw", "move": "move_points", "trade": "trade_draw"}[name]]
    number = value if given == "die" else int(given)
    if name == "trade":
        number += _posts(view, main)
    return number


def _posts(view: View, main: int) -> int:
    """The cards more that working Trading Posts give."""
    types = kinds(view)
    return sum(
        int(types[site["type"]].effect["amount"])
        for one in view["map"]
        for site in one["sites"]
        if site["type"] and site["controller"] == main and site["functioning"]
        if types[site["type"]].effect["kind"] == "trade_extra_cards"
    )


def frees(
    view: View, main: int, task: Mapping[str, Any], say: Texts
) -> list[tuple[str, str, str, Mapping[str, int]]]:
    """The free actions as ref, icon, name and price, without those there is never anything to do with now."""
    parameters, power = box(view).parameters, view["power"]
    bare = any(
        site["home_of"] == main and site["chip"] is None for hex in view["map"] for site in hex["sites"]
    )
    found = [
        ("free:recruit", "spaceport", say("free-recruit"), parameters["recruit_cost"]),
        ("free:heal", "scientist", say("free-heal"), parameters["heal_cost"]),
        (
            "free:repair",
            "chip",
            say("free-repair"),
            parameters["spaceport_chip_cost" if bare else "repair_chip_cost"],
        ),
        ("free:motorise", "motorised", say("free-motorise"), parameters["motorise_cost"]),
    ]
    if any(one["kind"] == "volcano" for one in view["map"]):
        found += [
            (f"dam:{material}", "dam", capital(say(f"dam-{material}")), parameters["dam_cost"][material])
            for material in ("iron", "vibrium", "alloy")
        ]
    if any(one["fire"] for one in view["map"]):
        price = parameters["extinguish_cost"]
        found += [
            (f"douse:{resource}", "fire", say("free-douse"), {resource: price["amount"]})
            for resource in price["one_of"]
        ]
    if task["fresh"]:
        found += [
            ("free:rescue", "flag", say("free-rescue"), {}),
            ("free:subsidy", "money", say("free-subsidy"), {}),
        ]
    if power and view["leader"] == main and not power["used"]:
        name = {3: "recruit", 6: "airlift"}.get(power["value"])
        if name:
            found.append((f"power:{name}", "leader", say(f"power-{power['value']}"), {}))
    return found


def _free(view: View, main: int, task: Mapping[str, Any], say: Texts) -> Html:
    buttons = [
        button(
            icon(picture),
            el("span", text),
            el("span", *(amount(resource, n) for resource, n in price.items()), class_="price")
            if price
            else "",
            class_="btn free",
            title=text,
            data_ref=ref,
            data_key=ref,
            aria_label=f"{text}, {say('costs', what=price_words(price, say))}" if price else text,
        )
        for ref, picture, text, price in frees(view, main, task, say)
    ]
    return el("div", *buttons, class_="frees", role="group", aria_label=say("free-actions"))


def price_words(price: Mapping[str, int], say: Texts) -> str:
    """A price of several resources: "1 iron and 2 oil"."""
    return listed([say(f"some-{resource}", n=n) for resource, n in price.items()], say)


# --- hexes -------------------------------------------------------------------------------------------
def drawn_hexes(view: View, task: Mapping[str, Any]) -> list[Hex]:
    """The hexes to choose from."""
    hexes = printed_hexes(view)
    if task["kind"] == "volcano":
        return [one for one in hexes.values() if one.kind == "volcano"]
    return [hexes[one] for one in task.get("drawn") or []]


_HEX: Final = Html(
    '<path d="M0 -10L8.7 -5V5L0 10L-8.7 5V-5Z" fill="none" stroke="currentColor" stroke-width="1.6"/>'
    '<path d="M0 -8L4 -1H-4Z" fill="currentColor"/>'
)


def _drawn(view: View, task: Mapping[str, Any], say: Texts) -> Html:
    """The hexes drawn, and the six ways to turn the chosen one."""
    drawn = drawn_hexes(view, task)
    title = say("drawn-hexes", n=len(drawn))
    items = [_hex(one, say) for one in drawn]
    turns = [
        button(
            el(
                "svg",
                tag("g", _HEX, transform=f"rotate({60 * turn})"),
                class_="i",
                viewBox="-12 -12 24 24",
                aria_hidden="true",
            ),
            el("small", f"{60 * turn}°"),
            class_="btn turn",
            data_ref=f"turn:{turn}",
            data_key=f"turn:{turn}",
            aria_label=capital(say("ref-turn", degrees=60 * turn)),
        )
        for turn in range(6)
    ]
    return el(
        "section",
        el("h2", icon("explore"), title),
        el(
            "div",
            el("span", icon("pivot"), say("turn-it")),
            *turns,
            class_="turns",
            role="group",
            aria_label=say("turn-it"),
        ),
        el("ul", *items, class_="hexes", aria_label=title),
        class_="drawn",
    )


def hexagon_words(hexagon: Hex, say: Texts) -> str:
    """A hex that isn't on the map yet: its name, sites, stars and what strikes it."""
    strikes = [
        say(
            "struck-by",
            cataclysm=say(f"strike-{s.type}"),
            die=say("die-value", colour=say(f"colour-{art.COLOURS[s.colour]}"), value=s.value),
        )
        for s in hexagon.strikes
    ]
    sites = [say(f"res-{site.resource}") if site.resource else say("no-icon") for site in hexagon.sites]
    label = [hex_name(hexagon.id, say), say("gives-sites", what=", ".join(sites)) if sites else "", *strikes]
    if hexagon.stars:
        label.insert(1, say("oxygen-stars", stars=say("some-stars", n=hexagon.stars)))
    return ", ".join(one for one in label if one)


def _hex(hexagon: Hex, say: Texts) -> Html:
    printed_name = printed(hexagon)
    return el(
        "li",
        button(
            tag(
                "svg",
                use(f"{printed_name}-0", data_art=f"{printed_name}-0"),
                use(f"{printed_name}-strikes", data_art=f"{printed_name}-0"),
                viewBox="-88 -101 176 202",
                aria_hidden="true",
            ),
            el("b", hex_name(hexagon.id, say)),
            class_="pick hexcard",
            data_ref=f"tile:{hexagon.id}",
            data_key=f"tile:{hexagon.id}",
            data_printed=printed_name,
            data_then="cell:",
            aria_label=hexagon_words(hexagon, say),
        ),
    )


# --- dice and cataclysms -----------------------------------------------------------------------------
def _values(task: Mapping[str, Any], say: Texts) -> Html:
    colour = task["die"]
    buttons = [
        button(
            sign(f"d-{colour}-{value}", 12),
            class_="btn value",
            data_ref=f"value:{value}",
            data_key=f"value:{value}",
            aria_label=capital(say("ref-value", value=value)),
        )
        for value in range(1, 7)
    ]
    title = say("new-value")
    return el(
        "section",
        el("h2", icon("swap"), title),
        el("div", *buttons, class_="values", role="group", aria_label=title),
        class_="drawn",
    )


def _strikes(task: Mapping[str, Any], say: Texts) -> Html:
    buttons = []
    for strike in task["strikes"]:
        words = capital(strike_on(strike["type"], strike["hex"], say))
        ref = f"strike:{strike['hex']}.{strike['type']}"
        buttons.append(
            button(
                sign(f"c-{strike['type']}", 18),
                el("span", words),
                class_="btn",
                data_ref=ref,
                data_key=f"list.{ref}",
                aria_label=words,
            )
        )
    title = say("strikes-due")
    return el(
        "section",
        el("h2", icon("eruption"), title),
        el("div", *buttons, class_="strikes-due", role="group", aria_label=title),
        class_="drawn",
    )
