"""What lies before one player: money, pieces, tokens, units in reserve; and the Planet cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html, button, el, icon, joined, tag
from .. import pictures as art
from ..words import named
from .markup import box, hex_name, owner, points, sign, task_of


def realm(view: View, player: Mapping[str, Any], title: str, name: str, main: bool, say: Texts) -> Html:
    """The stock of a player, with what there is on the map of theirs if it is looked at."""
    return el(
        "section",
        el("h2", owner(player["seat"]), title, class_="vh" if main else None),
        stock(view, player, say),
        "" if main else _cards_left(player, say) + _on_map(view, player["seat"], say),
        class_="realm" if main else "plate realm other",
        data_seat=player["seat"],
        data_name=name,
        data_main="1" if main else None,
        data_verb=_verb(view, player["seat"], say) if main else None,
        hidden=None if main else "hidden",
        aria_label=title,
    )


def _verb(view: View, seat: int, say: Texts) -> str | None:
    """What the main button says, where a word fits all that can be chosen now."""
    key = f"verb-{task_of(view, seat).get('kind')}"
    return say(key) if key in say else None


def stock(view: View, player: Mapping[str, Any], say: Texts) -> Html:
    """Money, pieces and tokens; behind a screen what others may not see."""
    items: list[str] = []
    if player["mc"] is None:
        items.append(el("li", icon("shield"), el("span", say("behind-screen")), class_="screen"))
    else:
        items.append(_item("mc", sign("coin", 10), player["mc"], say("some-mc", n=player["mc"]), "mc"))
    pieces = player["resources"]
    if pieces is not None:
        items += [
            _item(name, sign(f"r-{name}", 12), n, say(f"some-{name}", n=n), "" if n else "none")
            for name, n in pieces.items()
        ]
    elif player["mc"] is not None:
        items.append(el("li", icon("shield"), el("span", say("pieces-hidden")), class_="screen"))
    seat = player["seat"]
    reserve = [
        _item(name, sign(picture, size), player[name], say(words, n=player[name]), "own")
        for name, words, picture, size in (
            ("scientists", "own-scientists", f"u-{seat}-scientist", 18),
            ("motors", "own-motors", f"u-{seat}-motor", 18),
            ("chips", "own-chips", f"chip-{seat}", 12),
        )
    ]
    if player["fate"]:
        words = say("own-fate", n=player["fate"])
        reserve.append(_item("fate", sign("fate", 19), player["fate"], words, "own"))
    if view["arboria"] and player["oxygen"] is not None:
        words = say("oxygen-points", n=player["oxygen"])
        reserve.append(_item("oxygen", sign("o2", 16), player["oxygen"], words, "own"))
    score = player["score"]
    total = button(
        icon("star"),
        el("b", points(score)),
        class_="total",
        data_do="sheet",
        aria_label=say("score-hidden") if score is None else say("score-open", points=score),
    )
    return el(
        "div",
        el("ul", *items, class_="stock", aria_label=say("stock")),
        el("ul", *reserve, class_="stock reserve", aria_label=say("in-reserve")),
        total,
        class_="purse",
    )


def _item(what: str, picture: str, count: int, words: str, class_: str = "") -> Html:
    return el(
        "li",
        picture,
        el("b", str(count), aria_hidden="true"),
        el("span", words, class_="vh"),
        class_=class_ or None,
        data_about=f"stock:{what}",
        title=words,
    )


def _cards_left(player: Mapping[str, Any], say: Texts) -> Html:
    colour = player["colour"]
    dice = [sign(f"d-{colour}-{value}", 12) for value in player["hand"]]
    words = say("cards-left", values=", ".join(map(str, player["hand"])) or "–")
    return el("p", el("span", words), el("span", *dice, aria_hidden="true"), class_="values-left")


def belongings(view: View, seat: int, say: Texts) -> Iterator[tuple[str, list[str]]]:
    """The buildings and units of a seat, hex by hex."""
    for one in view["map"]:
        found = []
        for site in one["sites"]:
            inside = site["unit"] and site["unit"]["seat"] == seat
            if site["type"] and (site["controller"] == seat or inside):
                name = named("type", site["type"], say)
                found.append(say("tile-die", tile=name, value=site["value"]) if site["value"] else name)
        found += [
            say(f"some-{group['kind']}", n=group["n"]) for group in one["outside"] if group["seat"] == seat
        ]
        if found:
            yield one["id"], found


def _on_map(view: View, seat: int, say: Texts) -> Html:
    rows = []
    for identity, found in belongings(view, seat, say):
        head = button(hex_name(identity, say), class_="btn quiet", data_goto=identity)
        rows.append(el("li", head, el("span", ", ".join(found))))
    return el("ul", *rows, class_="belongs")


# --- the hand ----------------------------------------------------------------------------------------
def hand(view: View, main: int, own: bool, name: str, say: Texts) -> Html:
    """The Planet cards, each with the power it gives to a Leader; a card that is away keeps its place."""
    player = view["players"][main]
    colour, left = player["colour"], set(player["hand"])
    leads = view["leader"] == main and view["phase"] == "choose"
    items = [
        _card(view, colour, value, value in left, value == player["played"], leads, own, say)
        for value in range(1, 7)
    ]
    title = hand_title(leads, name, say)
    return el(
        "section",
        el("h2", icon("card"), title),
        el("ul", *items, class_="planets", aria_label=title),
        class_="hand",
    )


def hand_title(leads: bool, name: str, say: Texts) -> str:
    """Whose Planet cards they are, those of a Leader or not; without a name they are the reader's own."""
    return say("hand-of", name=name) if name else say("hand-leader" if leads else "hand")


def _card(
    view: View, colour: str, value: int, there: bool, played: bool, leads: bool, own: bool, say: Texts
) -> Html:
    power = say(f"power-{value}")
    text = say(f"power-{value}-text", n=_reach(view, value)) if f"power-{value}-text" in say else ""
    drawing = tag("svg", art.planet_card(colour, value), viewBox="-51 -71 102 142", aria_hidden="true")
    words = say("card-in-words", value=value, power=power, text=text)
    if played:
        words += f" {say('card-played')}"
    elif not there:
        words += f" {say('card-away')}"
    ref = f"card:{value}"
    states = (("planet", True), ("played", played), ("away", not there and not played), ("leads", leads))
    return el(
        "li",
        button(
            drawing,
            el("span", el("b", power), el("small", text), class_="nm"),
            class_=" ".join(name for name, on in states if on),
            data_ref=ref if own else None,
            data_key=ref if own else None,
            data_open=f"planet-{value}",
            data_name=power,
            title=f"{power}{say('colon')}{text}",
            aria_label=words,
        ),
    )


def _reach(view: View, value: int) -> int:
    """The number in the text of a Leader power."""
    name = {4: "leader4_shift", 5: "leader5_discount", 6: "leader6_points"}.get(value)
    return int(box(view).parameters[name]) if name else 0


# --- the others --------------------------------------------------------------------------------------
def seats(view: View, main: int, names: Sequence[str], say: Texts) -> Html:
    """A small panel for everybody but the seat `main`."""
    return joined(
        _seat(view, player, names[player["seat"]], say)
        for player in view["players"]
        if player["seat"] != main
    )


def _seat(view: View, player: Mapping[str, Any], name: str, say: Texts) -> Html:
    seat = player["seat"]
    playing = seat in view["to_move"] and view["phase"] != "over"
    die = next(die for die in view["dice"] if die["seat"] == seat)
    built = sum(site["controller"] == seat for one in view["map"] for site in one["sites"])
    units = sum(group["n"] for one in view["map"] for group in one["outside"] if group["seat"] == seat)
    units += sum(
        site["unit"] is not None and site["unit"]["seat"] == seat
        for one in view["map"]
        for site in one["sites"]
    )
    money = player["mc"]
    small = [
        el("span", icon("build"), str(built)),
        el("span", sign(f"u-{seat}-scientist", 18), str(units)),
        el("span", sign(f"chip-{seat}", 12), str(player["chips"]), class_="chips"),
        el("span", sign("coin", 10), "?" if money is None else str(money)),
    ]
    facts = [
        say("score-hidden") if player["score"] is None else say("score-open", points=player["score"]),
        say("has-buildings", n=built),
        say("some-units", n=units),
        say("own-chips", n=player["chips"]),
        say("money-hidden") if money is None else say("some-mc", n=money),
    ]
    label = say("seat-label", name=name, facts=", ".join(facts))
    shown = ""
    if die["value"]:
        shown = sign(f"d-{player['colour']}-{die['value']}", 12, "die")
    elif player["chosen"] and view["phase"] == "choose":
        shown = icon("confirm")
        label += f" {say('has-chosen')}."
    lead = sign("leader", 16) if view["leader"] == seat else ""
    if lead:
        label += f" {say('leader')}."
    if playing:
        label += f" {say('playing')}"
    return button(
        shown or owner(seat),
        el(
            "span",
            el("b", owner(seat) if shown else "", el("span", name), lead),
            el("small", *small, class_="has"),
            class_="who-is",
        ),
        el("b", points(player["score"]), class_="sum"),
        class_=f"seat{' next' if playing else ''}",
        data_look=seat,
        data_key=f"seat:{seat}",
        aria_label=label,
    )
