"""The dice of the turn: whose they are, what each will produce for whom, and what it will strike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital, listed
from ....kit.html import Html, button, el
from ..words import named
from .chart import die_words
from .forecast import Blow, blows, harvest, hurt, known
from .markup import COLOURS, amount, hex_name, owner, sign, strike_on


def dice(view: View, main: int, names: Sequence[str], say: Texts) -> Html:
    """The panel of the four dice, in the order in which they act once that is known."""
    told = {colour: (value, strikes) for colour, value, strikes in known(view, main)}
    row = sorted(view["dice"], key=lambda die: 9 if die["place"] is None else die["place"])
    items = [_die(view, die, told.get(die["colour"]), main, names, say) for die in row]
    turn = el(
        "p",
        el("b", say("turn-of", turn=view["turn"], turns=view["turns"])),
        el("span", phase(view, say), class_="phase"),
        el("span", sign("leader", 16), leader(view, names, say), class_="leader", data_about="leader"),
        class_="turn",
    )
    return turn + el("ol", *items, class_="track", aria_label=say("dice"))


def phase(view: View, say: Texts) -> str:
    """Where in the turn the game is; of the dice, the one whose turn it is."""
    now = next((die for die in view["dice"] if die["state"] == "now"), None)
    if view["phase"] != "dice" or now is None or not view["stage"]:
        return say(f"phase-{view['phase']}")
    return say("stage-of", die=say(f"die-{now['colour']}"), stage=say(f"stage-{view['stage']}"))


def leader(view: View, names: Sequence[str], say: Texts) -> str:
    """Who leads, with which power."""
    power = view["power"]
    words = say("leader-is", name=names[view["leader"]])
    if power:
        words += say("colon") + say(f"power-{power['value']}")
        words += f" ({say('power-used')})" if power["used"] else ""
    return words


def _die(
    view: View,
    die: Mapping[str, Any],
    told: tuple[int, int] | None,
    main: int,
    names: Sequence[str],
    say: Texts,
) -> Html:
    colour, seat = die["colour"], die["seat"]
    state = "done" if view["phase"] in ("depletion", "over") else die["state"]
    value = die["value"] or (told[0] if told else 0)
    who = names[seat] if seat is not None else say("nobodys-die")
    face = (
        sign(f"d-{colour}-{value}", 12, "die") if value else sign(f"mark-{COLOURS.index(colour)}", 8, "die")
    )
    chosen = seat is not None and view["phase"] == "choose" and view["players"][seat]["chosen"]
    status = (
        say("has-chosen") if chosen else say(f"die-{state}") if value and view["phase"] != "choose" else ""
    )
    if state == "now" and view["stage"]:
        status = say(f"stage-{view['stage']}")
    label = [die_words(colour, value, say) if value else say(f"die-{colour}"), who, status]
    changed = ""
    if die["cataclysm"]:
        changed = el(
            "span", sign(f"d-{colour}-{die['cataclysm']}", 12), class_="changed", title=say("changed")
        )
        label.append(say("changed-to", value=die["cataclysm"]))
    future = _future(view, colour, told, main, names, say) if told else ""
    head = button(
        face,
        el("span", el("b", who), el("small", status) if status else "", class_="whose"),
        changed,
        class_="d",
        data_ref=f"die:{colour}",
        data_key=f"die:{colour}",
        aria_label=", ".join(part for part in label if part),
    )
    return el("li", head, future, class_=f"{state} {'own' if seat == main else ''}".strip())


def _future(
    view: View, colour: str, told: tuple[int, int], main: int, names: Sequence[str], say: Texts
) -> Html:
    value, strikes = told
    parts = []
    if value:
        gains = harvest(view, colour, value)
        items: list[str] = [
            el(
                "span",
                owner(seat),
                *(amount(resource, f"+{n}") for resource, n in gains[seat].items()),
                class_="gain",
            )
            for seat in sorted(gains, key=lambda seat: (seat != main, seat))
        ]
        words = [
            f"{names[seat]}{say('colon')}" + ", ".join(say(f"some-{r}", n=n) for r, n in gains[seat].items())
            for seat in gains
        ]
        parts.append(
            el(
                "p",
                el("span", "; ".join(words) or say("produces-nothing"), class_="vh"),
                el("span", *(items or [say("produces-nothing")]), aria_hidden="true", class_="gains"),
                class_="makes",
            )
        )
    hits = list(blows(view, colour, strikes))
    chips = [
        _blow(view, blow, main, say) for blow in sorted(hits, key=lambda blow: not hurt(view, blow, main))
    ]
    if not chips:
        parts.append(el("p", say("strikes-nothing"), class_="calm"))
    else:
        parts.append(el("ul", *chips, class_="blows"))
    return el("div", *parts, class_="future")


def _blow(view: View, blow: Blow, main: int, say: Texts) -> Html:
    """A hex that will be struck; pointed at, the map goes there."""
    hit = hurt(view, blow, main)
    what = [named("type", kind, say) for _, kind in hit.buildings]
    what += [say(f"some-{kind}", n=n) for kind, n in hit.units]
    name = hex_name(blow.hex, say)
    label = strike_on(blow.type, blow.hex, say)
    if hit:
        label = say("hits-yours", strike=label, what=listed(what, say))
    return el(
        "li",
        button(
            sign(f"c-{blow.type}", 18),
            el("span", name, class_="at"),
            el("span", f"−{len(hit.buildings) + sum(n for _, n in hit.units)}", class_="loss") if hit else "",
            class_="blow mine" if hit else "blow",
            data_goto=blow.hex,
            aria_label=capital(label),
            title=capital(label),
        ),
    )
