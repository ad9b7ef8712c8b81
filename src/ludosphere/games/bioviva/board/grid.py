"""Round 2: nine cards in rows of three, the stars where they fell, and the rain told again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....core.contract import View
from ....core.text import Texts, capital, listed
from ....kit.html import Html, button, el, icon, num, tag
from ..actions import AIMS
from ..pictures.pieces import star, top
from ..say import cell_words
from .markup import dot, scene, summary

MM: Final = 256_000
"""Units of the rain in a millimetre."""
WIDTH: Final = 110
HEIGHT: Final = 80
GAP: Final = 4
_EDGE: Final = 6
_PICTURE: Final = (HEIGHT - 3) * 1.5
"""How wide a picture is that fills the height of a card; what is too wide is cut off."""
_BOX: Final = (3 * WIDTH + 2 * GAP + 2 * _EDGE, 3 * HEIGHT + 2 * GAP + 2 * _EDGE)


def corner(cell: int) -> tuple[int, int]:
    """The top left corner of a card in millimetres from the middle of the nine."""
    row, column = divmod(cell, 3)
    return (column - 1) * (WIDTH + GAP) - WIDTH // 2, (row - 1) * (HEIGHT + GAP) - HEIGHT // 2


def grid(view: View, seat: int | None, names: Sequence[str], say: Texts) -> Html:
    """The stage of round 2."""
    phase = view["phase"]
    turns = phase in ("aim", "drop")
    drawing = tag(
        "svg",
        _defs(len(view["players"])),
        *(_cell(view, one, names, say) for one in view["grid"]),
        tag("g", tag("use", href="#bv-top", class_="turning"), class_="toy") if turns else Html(),
        tag("g", *_fallen(view), class_="stars"),
        class_="nine",
        viewBox=f"{-_BOX[0] / 2:g} {-_BOX[1] / 2:g} {_BOX[0]} {_BOX[1]}",
        role="group",
        aria_label=say("board-grid"),
        data_rain=_waves(view) if view["rain"] else None,
    )
    return el(
        "section",
        tag("img", src="/art/bioviva/heaven.svg", alt="", class_="night"),
        drawing,
        _order(view, names, say) if turns else "",
        _aims(view, seat, say) if phase == "aim" else "",
        _told(view, names, say) if view["rain"] else "",
        class_=f"bv field p-{phase}",
        aria_label=say("board-round-2"),
    )


def _defs(seats: int) -> Html:
    """The shape of a card, the top, and a star for each seat, which every star of the page is a copy of."""
    window = tag(
        "clipPath", tag("rect", x=1.5, y=1.5, width=WIDTH - 3, height=HEIGHT - 3, rx=3), id="bv-window"
    )
    stars = (tag("g", star(seat, 9.5), id=f"bv-star-{seat}") for seat in range(seats))
    return tag("defs", window, tag("g", top(), id="bv-top"), *stars)


def _cell(view: View, one: Mapping[str, Any], names: Sequence[str], say: Texts) -> Html:
    x, y = corner(one["cell"])
    lying = [
        f"{names[seat]}{say('board-colon')}{say('board-stars', n=n)}"
        for seat, n in enumerate(one["stars"])
        if n
    ]
    words = [cell_words(one["cell"], say), say(f"board-cell-{one['state']}")]
    words += [", ".join(lying)] if lying else []
    words.append(scene(view, one["picture"], say.lang))
    label = " ".join(f"{capital(part).rstrip('.')}." for part in words if part)
    return tag(
        "g",
        tag("rect", width=WIDTH, height=HEIGHT, rx=4, class_="paper"),
        tag(
            "image",
            href=f"picture:{one['picture']}",
            x=float((WIDTH - _PICTURE) / 2),
            y=1.5,
            width=_PICTURE,
            height=HEIGHT - 3,
            clip_path="url(#bv-window)",
        ),
        tag("rect", width=WIDTH, height=HEIGHT, rx=4, class_="edge"),
        class_=f"cell {one['state']}",
        data_about=f"cell:{one['cell']}",
        transform=f"translate({x} {y})",
        role="img",
        aria_label=label,
    )


def _fallen(view: View) -> list[Html]:
    """The stars that lie on cards still to be played."""
    if not view["rain"]:
        return []
    open_cells = {one["cell"] for one in view["grid"] if one["state"] in ("waiting", "now")}
    return [
        _star(number, one["seat"], one["x"] / MM, one["y"] / MM)
        for number, one in enumerate(view["rain"]["stars"])
        if one["cell"] in open_cells
    ]


def _star(number: int, seat: int, x: float, y: float) -> Html:
    return tag(
        "g",
        tag("use", href=f"#bv-star-{seat}", transform=f"rotate({number * 47 % 72})"),
        class_="fallen",
        transform=f"translate({num(x)} {num(y)})",
        data_star=number,
    )


def _waves(view: View) -> str:
    """The rain for whoever draws it, in millimetres and tenths of a second; no blanks."""
    rain = view["rain"]

    def mm(value: int) -> float:
        return round(value / MM, 1)

    told = {
        "turning": rain["turning"],
        "life": rain["life"],
        "seats": [one["seat"] for one in rain["stars"]],
        "waves": [
            {
                "at": wave["tenths"],
                "drop": wave["dropped"],
                "from": [[mm(x), mm(y)] for x, y in wave["start"]],
                "to": [[number, mm(x), mm(y)] for number, x, y in wave["rest"]],
            }
            for wave in rain["waves"]
        ],
    }
    return json.dumps(told, separators=(",", ":"))


# --- before the rain ---------------------------------------------------------------------------------------
def _order(view: View, names: Sequence[str], say: Texts) -> Html:
    """Who spins, and in what order the stars are dropped."""
    steps = [
        el("li", dot(seat), names[seat], el("small", say("board-stars", n=view["players"][seat]["hand"])))
        for seat in view["dropping"]
    ]
    who = say("board-spins", name=names[view["spinner"]])
    return el(
        "div",
        el("p", dot(view["spinner"]), who),
        el("ol", *steps, aria_label=say("board-order")),
        class_="dropping plate",
    )


COMPASS: Final = ("NW", "N", "NE", "W", "0", "E", "SW", "S", "SE")
"""The points one may aim at, as they lie around the axis."""


def _aims(view: View, seat: int | None, say: Texts) -> Html:
    """The nine points one may aim at, as they lie around the axis."""
    if seat is None or seat not in view["to_move"]:
        return Html()
    assert set(COMPASS) == {"0", *AIMS[1:]}
    spots = [
        button(
            icon("plus" if point == "0" else "arrow"),
            class_=f"aim a{point}",
            data_ref=f"aim:{point}",
            aria_label=say(f"board-aim-{point}"),
            title=say(f"board-aim-{point}"),
        )
        for point in COMPASS
    ]
    return el("div", *spots, class_="aims plate", role="group", data_grid="", aria_label=say("board-aim"))


# --- after the rain ----------------------------------------------------------------------------------------
def tries_of(view: View) -> list[int]:
    """How often each star of the rain was dropped."""
    tries = [0] * len(view["rain"]["stars"])
    for wave in view["rain"]["waves"]:
        for number in wave["dropped"]:
            tries[number] += 1
    return tries


def _told(view: View, names: Sequence[str], say: Texts) -> Html:
    """Where each star went, in words; and a button that shows the rain once more."""
    rain, tries = view["rain"], tries_of(view)
    rows = []
    for seat in rain["order"]:
        ends = []
        for number, one in enumerate(rain["stars"]):
            if one["seat"] != seat:
                continue
            place = (
                cell_words(one["cell"], say) if one["cell"] is not None else say(f"board-star-{one['state']}")
            )
            ends.append(say("board-again", place=place, n=tries[number]) if tries[number] > 1 else place)
        rows.append(el("li", dot(seat), el("b", names[seat]), el("span", capital(listed(ends, say)))))
    again = button(icon("replay"), say("board-rain-again"), class_="btn quiet", data_rain_again="")
    skip = button(icon("confirm"), say("board-rain-skip"), class_="btn", data_rain_skip="", hidden="hidden")
    return el(
        "div",
        el("details", summary("log", say("board-rain-log")), el("ol", *rows), class_="rain-log"),
        again,
        skip,
        class_="rain-told",
    )
