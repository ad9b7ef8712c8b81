"""The others at the table: a small panel each; tapped, it shows that player's board in place of one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html, button, el, joined, tag
from .glyphs import glyph
from .markup import card_of, seat_mark
from .realm import amounts
from .tableau import Frame, spot
from .tile import worth


def seats(view: View, main: int, names: Sequence[str], own: bool, say: Texts) -> Html:
    """A panel for everybody but the seat `main`, which is the reader's `own`; partners stand together."""
    if view["teams"]:
        return joined(_side(view, side, main, names, own, say) for side in (main % 2, 1 - main % 2))
    out = [
        _seat(view, player, names[player["seat"]], say)
        for player in view["players"]
        if player["seat"] != main
    ]
    if view["gaia"]:
        out.append(_gaia(view["gaia"], say))
    return joined(out)


def _side(view: View, side: int, main: int, names: Sequence[str], own: bool, say: Texts) -> Html:
    """A team: its points together, then a panel for each of its players but the seat `main`."""
    players = view["players"][side::2]
    points = [player["score"] for player in players]
    total = "?" if None in points else str(sum(points))
    title = say("team", number=side + 1)
    if own:
        title = say("your-team" if side == main % 2 else "other-team")
    told = ", ".join(names[player["seat"]] for player in players)
    return el(
        "div",
        el("p", el("span", title, title=told), el("b", total), class_="team-head"),
        *(
            _seat(view, player, names[player["seat"]], say, partner=own and side == main % 2)
            for player in players
            if player["seat"] != main
        ),
        class_="team-of",
        role="group",
        aria_label=say("team-label", team=title, names=told, points=total),
    )


def score_of(thing: Mapping[str, Any], say: Texts) -> str:
    """The points in words; hidden ones are said to be."""
    points = thing["score"]
    return say("score-hidden") if points is None else worth(points, say)


def _seat(view: View, player: Mapping[str, Any], name: str, say: Texts, partner: bool = False) -> Html:
    seat, has = player["seat"], amounts(player)
    playing = seat in view["to_move"]
    points = "?" if player["score"] is None else str(player["score"])
    facts = [score_of(player, say), *(f"{has[what]} {say(f'stock-{what}', count=has[what])}" for what in has)]
    label = say("seat-label", name=name, facts=", ".join(facts))
    if playing:
        label += f" {say('playing')}"
    if seat == view["active"]:
        label += f" {say('active')}"
    first = el("span", glyph("tick"), class_="first") if seat == view["first"] else ""
    amount = [
        el("span", glyph(sign), str(has[what]), class_=what)
        for what, sign in (("soil", "soil"), ("cards", "habitat"), ("hand", "card"), ("compost", "compost"))
    ]
    return button(
        mini(tuple((card["at"], card["card"]) for card in player["tableau"])),
        el(
            "span",
            el("b", seat_mark(seat), el("span", name), first),
            el("small", say("partner"), class_="partner") if partner else "",
            el("small", *amount, class_="has"),
            class_="who",
        ),
        el("b", points, class_="sum"),
        class_=f"seat{' next' if playing else ''}{' active' if seat == view['active'] else ''}",
        data_look=seat,
        data_key=f"seat:{seat}",
        aria_label=label,
    )


@lru_cache(maxsize=512)
def mini(cards: tuple[tuple[str, str], ...]) -> Html:
    """A tableau as squares in the colours of the first abilities."""
    frame = Frame([spot(at) for at, _ in cards], False)
    by_colour: dict[str, str] = {"gap": ""}
    taken = set()
    for at, identity in cards:
        column, row = spot(at)
        taken.add((column - frame.left, row - frame.top))
        abilities = [one for one in card_of(identity).abilities if one.trigger != "setup"]
        colour = abilities[0].color if abilities else "none"
        by_colour[colour] = by_colour.get(colour, "") + _square(column - frame.left, row - frame.top)
    for k in range(16):
        if (k % 4, k // 4) not in taken:
            by_colour["gap"] += _square(k % 4, k // 4)
    paths = [tag("path", d=d, class_=colour) for colour, d in by_colour.items() if d]
    return tag("svg", *paths, viewBox="0 0 40 40", class_="mini", aria_hidden="true")


def _square(x: int, y: int) -> str:
    return f"M{1 + 10 * x} {1 + 10 * y}h8v8h-8Z"


def _gaia(gaia: Mapping[str, Any], say: Texts) -> Html:
    points = "?" if gaia["score"] is None else str(gaia["score"])
    amount = [
        el("span", glyph(sign), str(gaia[what]), class_=what)
        for what, sign in (
            ("soil", "soil"),
            ("sprouts", "sprout"),
            ("growth", "trunk"),
            ("compost", "compost"),
        )
    ]
    who = el("b", seat_mark(None), el("span", say("gaia")))
    left = say("gaia-deck", count=gaia["deck"])
    return button(
        el("span", glyph("fauna"), class_="mini orb"),
        el(
            "span",
            who,
            el("small", *amount, class_="has"),
            el("small", left, class_="only-wide"),
            class_="who",
        ),
        el("b", points, class_="sum"),
        class_="seat gaia",
        data_look="gaia",
        data_key="seat:gaia",
        aria_label=say("seat-label", name=say("gaia"), facts=f"{score_of(gaia, say)}, {left}"),
    )
