"""The constellations: one's own, those of the others, and what a line is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html, button, el, icon, joined, num, tag
from ....kit.svg import rect
from ..actions import FIGURES, STARS
from ..pictures.constellation import NIGHT, drawn, name
from .markup import dot

Player = Mapping[str, Any]


def sky(figure: str | None, filled: int, w: float = 150, h: float = 108, r: float = 7) -> Html:
    """A constellation card: its places in their true shape, the first ones filled."""
    inner = drawn(figure, filled, w, h, r) if figure else Html()
    return tag(
        "svg",
        rect(0, 0, w, h, NIGHT, rx=8),
        inner,
        class_="sky",
        viewBox=f"0 0 {num(w)} {num(h)}",
        aria_hidden="true",
        data_figure=figure,
        data_filled=filled,
    )


def realm(view: View, player: Player, title: str, owner: str, main: bool, say: Texts) -> Html:
    """The constellation of a player, with where the seven stars are."""
    figure = player["figure"]
    called = name(figure, say.lang) if figure else say("board-no-figure")
    return el(
        "section",
        el("h2", dot(player["seat"]), title, class_="vh" if main else None),
        el("div", sky(figure, player["placed"]), class_="fig"),
        el(
            "div",
            el("b", called),
            el("p", say("board-placed", n=player["placed"], of=STARS), class_="placed", data_about="placed"),
            el("ul", *_stars(player, say), class_="where"),
        ),
        class_=f"bv plate own-sky{'' if main else ' other'}",
        data_seat=player["seat"],
        data_name=owner,
        data_main="1" if main else None,
        hidden=None if main else "hidden",
        aria_label=title,
    )


def _stars(player: Player, say: Texts) -> list[str]:
    counts = (("hand", player["hand"]), ("cards", player["on_cards"]), ("out", player["out"]))
    return [el("li", say(f"board-{key}", n=count), data_about=key) for key, count in counts if count]


# --- the others ------------------------------------------------------------------------------------------
def seats(view: View, main: int, names: Sequence[str], say: Texts) -> Html:
    """A small panel for everybody but the seat `main`."""
    return joined(_seat(view, one, names[one["seat"]], say) for one in view["players"] if one["seat"] != main)


def _seat(view: View, player: Player, called: str, say: Texts) -> Html:
    seat = player["seat"]
    playing = seat in view["to_move"] and view["phase"] != "over"
    figure = player["figure"]
    facts = [say("board-placed", n=player["placed"], of=STARS)]
    if player["hand"]:
        facts.append(say("board-hand", n=player["hand"]))
    if player["on_cards"]:
        facts.append(say("board-cards", n=player["on_cards"]))
    state, words = doing(view, player, say)
    label = say("board-seat", name=called, facts=", ".join([*facts, *([words] if words else [])]))
    return button(
        el("span", sky(figure, player["placed"], 116, 84, 5.5), class_="fig"),
        el(
            "span",
            el("b", dot(seat), el("span", called), state),
            el("small", facts[0]),
            *(el("small", fact, class_="only-wide") for fact in facts[1:]),
            class_="who",
        ),
        class_=f"seat{' next' if playing else ''}",
        data_look=seat,
        data_key=f"seat:{seat}",
        aria_label=label,
    )


def doing(view: View, player: Player, say: Texts) -> tuple[str, str]:
    """A small sign of what a player does or has done, and the words for it."""
    if view["spin"]:
        done = player["done"]
        return icon("confirm" if done else "eye"), say("board-state-done" if done else "board-state-looks")
    if player["looking"] is not None:
        return icon("eye"), say("board-state-looks")
    if view["card"] and player["seat"] in view["card"]["speakers"]:
        owed = view["card"]["speakers"].count(player["seat"])
        return "", say("board-state-owes", n=owed)
    return "", ""


# --- what a line is worth ----------------------------------------------------------------------------------
def tiers(view: View, say: Texts) -> Html:
    """The three rewards of round 1."""
    if view["round"] != 1 or view["phase"] == "over":
        return Html()
    rows = []
    for tier in (1, 2, 3):
        stars = int(view["options"][f"tier{tier}"])
        signs = el(
            "span", *([icon("star")] * stars if stars < 4 else [str(stars), icon("star")]), aria_hidden="true"
        )
        rows.append(
            el(
                "li",
                signs,
                el("span", el("span", say("board-stars", n=stars), class_="vh"), say(f"board-tier-{tier}")),
                data_about="tier",
            )
        )
    turns = el("small", say("board-turn", turn=view["turn"], turns=view["turns"]))
    return el(
        "section",
        el("h2", icon("star"), el("span", say("board-tiers")), turns),
        el("ul", *rows, class_="rewards"),
        class_="bv plate worth",
    )


# --- choosing a constellation ------------------------------------------------------------------------------
def choice(view: View, names: Sequence[str], say: Texts) -> Html:
    """All constellations, for whoever chooses one; those that are taken say by whom."""
    taken = {one["figure"]: one["seat"] for one in view["players"] if one["figure"]}
    items = []
    for figure in FIGURES:
        owner = taken.get(figure)
        by = el("small", dot(owner), names[owner]) if owner is not None else ""
        items.append(
            el(
                "li",
                button(
                    sky(figure, STARS if owner is not None else 0),
                    el("b", name(figure, say.lang)),
                    by,
                    class_="figure",
                    data_ref=f"figure:{figure}",
                    data_open=f"figure-{figure}",
                    data_name=name(figure, say.lang),
                ),
            )
        )
    return el("ul", *items, class_="bv figures", data_grid="", aria_label=say("board-figures"))
