"""The others at the table: a small panel for each planet but one's own, and for the Black Hole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.contract import View
from ...core.text import Texts
from ...kit.html import Html, button, el, joined, tag
from . import globe
from .kept import kept
from .markup import claims, disc, image, pip


def strip(view: View, main: int, names: Sequence[str], say: Texts) -> Html:
    """The panels; each shows its planet in full when it is tapped."""
    others = [
        _panel(planet, names[planet["seat"]], planet["seat"] in view["to_move"], say)
        for planet in view["planets"]
        if planet["seat"] != main
    ]
    if view["hole"]:
        others.append(_hole_panel(view["hole"], say))
    return joined(others)


def planet_name(planet: Mapping[str, Any], say: Texts) -> str:
    """The name of an Advanced planet; empty for the Discovery side, where all are alike."""
    board = planet["board"]
    return globe.capital(say(f"planet-{board}")) if board and board != "discovery" else ""


@kept(2048)  # only one planet changes in a turn
def _panel(planet: Mapping[str, Any], name: str, playing: bool, say: Texts) -> Html:
    seat, kind = planet["seat"], planet_name(planet, say)
    sign = tag("use", href=f"/static/icons.svg#i-seat-{seat + 1}")
    filled = f"{planet['tokens']}/{planet['spaces']}"
    points = say("board-points", points=planet["score"])
    who = el(
        "span",
        el("b", el("svg", sign, class_=f"dot s{seat + 1}", aria_hidden="true"), el("span", name)),
        el("small", points, el("span", f" · {filled}", class_="filled")),
        el("small", say("board-claimed-count", count=len(planet["claimed"])), class_="only-wide"),
        el("small", kind, class_="only-wide") if kind else "",
        class_="who",
    )
    label = say("board-seat-label", name=name, facts=f"{points}, {filled}")
    return button(
        globe.small(planet, globe.image(planet, 27)),
        who,
        class_="seat next" if playing else "seat",
        data_look=seat,
        data_key=f"seat:{seat}",
        aria_label=f"{label} {say('board-playing')}" if playing else label,
    )


def _hole_panel(hole: Mapping[str, Any], say: Texts) -> Html:
    tokens = (el("span", pip(name), str(count), class_="count") for name, count in hole["tokens"].items())
    who = el(
        "span",
        el("b", el("span", say("board-hole"))),
        el("small", say("board-points", points=hole["score"])),
        el("small", *tokens, class_="counts"),
        class_="who",
    )
    return button(
        image("hole", 128, 128, "mp"),
        who,
        class_="seat hole",
        data_look="hole",
        data_key="hole",
        aria_label=say("board-hole-label", points=hole["score"]),
    )


def hole_in_full(hole: Mapping[str, Any], say: Texts) -> Html:
    """The Black Hole in the place of a planet: what it holds and what it has taken."""
    stock = (
        el("li", disc(name), el("b", str(count)), el("span", globe.capital(say(f"terrain-{name}"))))
        for name, count in hole["tokens"].items()
    )
    return el(
        "section",
        el("h2", say("board-hole")),
        el("p", say("board-hole-rule", points=hole["card"])),
        image("hole", 228, 228, "globe"),
        el("p", el("b", say("board-points", points=hole["score"])), class_="total"),
        el("ul", *stock, class_="stock"),
        claims(hole["claimed"], say("board-hole-claimed"), say),
        class_="planet hole",
        data_seat="hole",
        data_name=say("board-hole"),
        hidden="hidden",
        aria_label=say("board-hole"),
    )
