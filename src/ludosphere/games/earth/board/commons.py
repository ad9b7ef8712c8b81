"""What belongs to all: fauna and who is near, shared ecosystems, piles, the points so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html, button, el, joined, tag
from ....kit.svg import rect
from ..names import name
from ..wording.sentences import card_lines
from .glyphs import glyph
from .lines import goal
from .markup import card_of, image, seat_mark
from .seats import score_of
from .tile import loose, named, tiles


def commons(view: View, main: int, names: Sequence[str], say: Texts) -> Html:
    """The panel beside the boards."""
    parts = [_fauna(view, main, names, say), _ecosystems(view, say)]
    parts += [_team(number, team, names, say) for number, team in enumerate(view.get("team_boards") or ())]
    return joined([*parts, _points(view, names, say), _piles(view, names, say)])


def _column(seat: int, seats: int) -> int | None:
    """The seat of a column; None for Gaia, whose column comes after the seats."""
    return seat if seat < seats else None


# --- fauna --------------------------------------------------------------------------------------------


def _fauna(view: View, main: int, names: Sequence[str], say: Texts) -> Html:
    seats = len(view["players"])
    said = [*names[:seats], say("gaia")]
    items = [_animal(animal, main, seats, said, say) for animal in view["fauna"]]
    return el("section", el("h2", glyph("fauna"), say("fauna")), el("ul", *items), class_="plate fauna")


def _animal(animal: Mapping[str, Any], main: int, seats: int, names: Sequence[str], say: Texts) -> Html:
    identity, need = animal["id"], animal["need"]
    taken = {leaf["column"] for leaf in animal["leaves"]}
    race = [
        _progress(k, have, need, k in animal["met"], k in taken, k == main)
        for k, have in enumerate(animal["have"])
    ]
    levels = [
        el("span", seat_mark(_column(leaf["column"], seats)), str(leaf["points"]), class_="got")
        for leaf in animal["leaves"]
    ]
    levels += [el("span", str(points)) for points in animal["levels"]]
    words = [card_lines(card_of(identity), say.lang)[0][1]]
    words += [say("has-of", name=names[k], have=have, need=need) for k, have in enumerate(animal["have"])]
    words += [say("has-leaf", name=names[leaf["column"]], points=leaf["points"]) for leaf in animal["leaves"]]
    if animal["levels"]:
        words.append(say("levels-free", points=", ".join(map(str, animal["levels"]))))
    head = button(
        image(identity),
        el("b", named(identity, say.lang)),
        el("span", _goal(identity, say.lang), class_="rule"),
        class_="an",
        data_ref=f"fauna:{identity}",
        data_key=f"fauna:{identity}",
        data_open=identity,
        data_name=name(identity, say.lang),
        aria_label=f"{name(identity, say.lang)}{say('colon')}{' '.join(words)}",
    )
    return el(
        "li",
        head,
        el("span", *race, class_=f"race n{len(race)}", aria_hidden="true"),
        el("span", *levels, class_="levels", aria_hidden="true"),
        class_="done" if main in taken else None,
    )


@lru_cache(maxsize=256)
def _goal(identity: str, lang: str) -> Html:
    return goal(card_of(identity), lang)


@lru_cache(maxsize=2048)
def _progress(seat: int, have: int, need: int, met: bool, claimed: bool, own: bool) -> Html:
    """How far a player is: a bar, and the number that is there."""
    share = min(have, need)
    bar = tag(
        "svg",
        rect(0, 0, need, 4, class_="all"),
        rect(0, 0, share, 4, class_="part") if share else Html(),
        viewBox=f"0 0 {need} 4",
        preserveAspectRatio="none",
    )
    state = f"{'own ' if own else ''}{'met' if met or claimed else ''}".strip()
    sign = glyph("tick") if met or claimed else str(have)
    return el("span", seat_mark(seat), el("b", sign), bar, class_=state or None)


# --- the rest -----------------------------------------------------------------------------------------


def _ecosystems(view: View, say: Texts) -> Html:
    shared = view["ecosystems"]
    if not shared:
        return Html()
    title = say("ecosystems")
    cards = tiles(*(loose(card, "", say.lang) for card in shared), class_="eco", label=title)
    return el("section", el("h2", glyph("ecosystem"), title), cards, class_="plate")


def _points(view: View, names: Sequence[str], say: Texts) -> Html:
    """The points so far, side by side."""
    rows = [(player["seat"], names[player["seat"]], player) for player in view["players"]]
    if view["gaia"]:
        rows.append((None, say("gaia"), view["gaia"]))
    best = max([thing["score"] or 0 for _, _, thing in rows] + [1])
    items = []
    for seat, who, thing in rows:
        points = thing["score"]
        bar = tag(
            "svg",
            rect(0, 0, 100, 4, class_="all"),
            rect(0, 0, round(100 * max(points or 0, 0) / best), 4, class_="part"),
            viewBox="0 0 100 4",
            preserveAspectRatio="none",
            aria_hidden="true",
        )
        leaves = el("span", glyph("leaf"), str(thing["leaves"]), aria_hidden="true", class_="leaves")
        shown = el("b", "?" if points is None else str(points), title=score_of(thing, say))
        label = el("span", who, class_="nm")
        bonus = el("small", f"+{thing['bonus']}", title=say("bonus")) if thing["bonus"] else ""
        items.append(el("li", seat_mark(seat), label, bonus, leaves, bar, shown))
    title = say("over" if view["phase"] == "over" else "points-now")
    return el("section", el("h2", glyph("vp"), title), el("ol", *items), class_="plate points")


def _piles(view: View, names: Sequence[str], say: Texts) -> Html:
    facts = [(glyph("deck"), "deck", view["deck"]), (glyph("copy"), "discard", view["discard"])]
    piles = [
        el("li", sign, el("b", str(count)), el("span", say(f"pile-{pile}")), data_about=f"pile:{pile}")
        for sign, pile, count in facts
    ]
    when = say("round", round=view["round"], turn=view["turn"])
    who = say("starts", name=names[view["first"]])
    starts = el("p", seat_mark(view["first"]), who, data_about="first")
    month = ""
    if view.get("month"):
        month = el("p", glyph("sunny"), say(f"month-{view['month']}"), data_about="month")
    return el(
        "section",
        el("ul", *piles),
        el("p", when, data_about="round"),
        month,
        starts if len(view["players"]) > 1 else "",
        class_="plate piles",
    )


def _team(number: int, team: Mapping[str, Any], names: Sequence[str], say: Texts) -> Html:
    """Who is in a team, and what lies on its side of the team board."""
    members = [el("li", seat_mark(seat), names[seat]) for seat in (number, number + 2)]
    signs = (("soil", "soil"), ("sprouts", "sprout"), ("growth", "trunk"), ("compost", "compost"))
    stock = [
        el(
            "li",
            glyph(sign),
            el("b", str(team[what])),
            el("span", say(f"stock-{what}", count=team[what])),
            data_about=f"stock:{what}",
        )
        for what, sign in signs
    ]
    if team["card_count"]:
        stock.append(el("li", glyph("card"), el("b", str(team["card_count"])), el("span", say("team-cards"))))
    cards = team["cards"]
    shown = (
        tiles(
            *(loose(card, f"team:{card}", say.lang) for card in cards), class_="row", label=say("team-cards")
        )
        if cards
        else ""
    )
    return el(
        "section",
        el("h2", glyph("others"), say("team", number=number + 1)),
        el("ul", *members, class_="members"),
        el("ul", *stock, class_="stock"),
        shown,
        class_="plate team",
    )
