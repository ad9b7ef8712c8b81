"""The dice of the turn: whose they are, what each will produce for whom, and what it will strike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ....core.contract import View
from ....core.text import Texts, capital, listed
from ....kit.html import Html, button, el
from ..words import named
from .chart import die_words
from .forecast import Blow, Hurt, blows, harvest, hurt, known
from .markup import COLOURS, amount, hex_name, owner, sign, strike_on


def dice(view: View, main: int, names: Sequence[str], named: bool, say: Texts) -> Html:
    """The panel of the four dice, in the order in which they act once that is known."""
    items = [_die(view, die, main, names, named, say) for die in lying(view, main, names, say)]
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


class Die(NamedTuple):
    """A die and how it is with it, `words` all of that; `told`: what it will produce and strike with."""

    colour: str
    seat: int | None
    state: str
    value: int
    who: str
    status: str
    cataclysm: int
    words: str
    told: tuple[int, int] | None


def lying(view: View, main: int, names: Sequence[str], say: Texts) -> list[Die]:
    """The four dice in the order in which they act."""
    told = {colour: (value, strikes) for colour, value, strikes in known(view, main)}
    row = sorted(view["dice"], key=lambda die: 9 if die["place"] is None else die["place"])
    return [_lying(view, die, told.get(die["colour"]), names, say) for die in row]


def _lying(
    view: View, die: Mapping[str, Any], told: tuple[int, int] | None, names: Sequence[str], say: Texts
) -> Die:
    colour, seat, choosing = die["colour"], die["seat"], view["phase"] == "choose"
    state = "done" if view["phase"] in ("depletion", "over") else die["state"]
    value = die["value"] or (told[0] if told else 0)
    who, status = names[seat] if seat is not None else say("nobodys-die"), ""
    if seat is not None and choosing and view["players"][seat]["chosen"]:
        status = say("has-chosen")
    elif value and not choosing:
        status = say(f"stage-{view['stage']}" if state == "now" and view["stage"] else f"die-{state}")
    words = [die_words(colour, value, say) if value else say(f"die-{colour}"), who, status]
    if die["cataclysm"]:
        words.append(say("changed-to", value=die["cataclysm"]))
    text = ", ".join(filter(None, words))
    return Die(colour, seat, state, value, who, status, die["cataclysm"] or 0, text, told)


def gained(gains: Mapping[int, Mapping[str, int]], names: Sequence[str], say: Texts) -> list[str]:
    """What a die produces, seat by seat."""
    return [
        names[seat] + say("colon") + ", ".join(say(f"some-{r}", n=n) for r, n in gains[seat].items())
        for seat in sorted(gains)
    ]


def struck(blow: Blow, hit: Hurt, name: str, say: Texts) -> str:
    """A blow and what it destroys of who has the name, "" for the reader."""
    text = strike_on(blow.type, blow.hex, say)
    if hit:
        what = [named("type", kind, say) for _, kind in hit.buildings]
        what += [say(f"some-{kind}", n=n) for kind, n in hit.units]
        text = say("hits-of" if name else "hits-yours", strike=text, what=listed(what, say), name=name)
    return capital(text)


def _die(view: View, die: Die, main: int, names: Sequence[str], named: bool, say: Texts) -> Html:
    face = (
        sign(f"d-{die.colour}-{die.value}", 12, "die")
        if die.value
        else sign(f"mark-{COLOURS.index(die.colour)}", 8, "die")
    )
    changed = ""
    if die.cataclysm:
        changed = el(
            "span", sign(f"d-{die.colour}-{die.cataclysm}", 12), class_="changed", title=say("changed")
        )
    head = button(
        face,
        el("span", el("b", die.who), el("small", die.status) if die.status else "", class_="whose"),
        changed,
        class_="d",
        data_ref=f"die:{die.colour}",
        data_key=f"die:{die.colour}",
        aria_label=die.words,
    )
    future = _future(view, die.colour, die.told, main, names, named, say) if die.told else ""
    return el("li", head, future, class_=f"{die.state} {'own' if die.seat == main else ''}".strip())


def _future(
    view: View,
    colour: str,
    told: tuple[int, int],
    main: int,
    names: Sequence[str],
    named: bool,
    say: Texts,
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
        parts.append(
            el(
                "p",
                el("span", "; ".join(gained(gains, names, say)) or say("produces-nothing"), class_="vh"),
                el("span", *(items or [say("produces-nothing")]), aria_hidden="true", class_="gains"),
                class_="makes",
            )
        )
    hits = list(blows(view, colour, strikes))
    hits.sort(key=lambda blow: not hurt(view, blow, main))
    chips = [_blow(view, blow, main, names[main] if named else "", say) for blow in hits]
    if not chips:
        parts.append(el("p", say("strikes-nothing"), class_="calm"))
    else:
        parts.append(el("ul", *chips, class_="blows"))
    return el("div", *parts, class_="future")


def _blow(view: View, blow: Blow, main: int, name: str, say: Texts) -> Html:
    """A hex that will be struck; pointed at, the map goes there."""
    hit = hurt(view, blow, main)
    label = struck(blow, hit, name, say)
    return el(
        "li",
        button(
            sign(f"c-{blow.type}", 18),
            el("span", hex_name(blow.hex, say), class_="at"),
            el("span", f"−{len(hit.buildings) + sum(n for _, n in hit.units)}", class_="loss") if hit else "",
            class_="blow mine" if hit else "blow",
            data_goto=blow.hex,
            aria_label=label,
            title=label,
        ),
    )
