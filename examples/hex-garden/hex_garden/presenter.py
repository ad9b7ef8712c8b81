"""What the page shows of the garden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludosphere.core.contract import View
from ludosphere.core.text import Texts
from ludosphere.kit.html import button, el
from ludosphere.kit.presenter import Presenter

from . import drawing
from .faces import words
from .rules import PLANTS


def panels(
    view: View, seat: int | None, names: Sequence[str], lang: str, named: bool = False
) -> dict[str, str]:
    """The garden, the basket and everybody's points; nobody is spoken to, `named` or not."""
    say = words(lang)
    rows = [_seat(player, names, view["to_move"], say) for player in view["players"]]
    kinds = [el("li", _offer(plant, view, say)) for plant in PLANTS]
    head = el("h2", say("basket"))
    main = seat if seat is not None else next(iter(view["to_move"]), 0)
    drawn = drawing.garden(view, say, class_="garden", role="group", aria_label=say("garden"))
    return {
        "board": el("section", drawn, class_="hex", data_main="true", data_seat=main, data_grid="true"),
        "basket": el("section", head, el("ul", *kinds), class_="hex-basket"),
        "seats": "".join(rows),
    }


def _offer(plant: str, view: View, say: Texts) -> str:
    """A kind of plant: how many can be taken, how many are still to come, what it likes."""
    name = say("plant", name=plant)
    counts = say("counts", here=view["basket"][plant], bag=view["bag"][plant])
    facts = el("span", el("b", name), el("small", counts), say("taste", name=plant))
    return button(drawing.alone(plant), facts, class_="offer", data_ref=f"plant:{plant}")


def _seat(player: dict[str, Any], names: Sequence[str], to_move: list[int], say: Texts) -> str:
    seat = player["seat"]
    facts = [el("b", names[seat]), el("small", say("points", points=player["score"]))]
    flowers = el("small", *map(drawing.alone, player["kinds"]), class_="kinds")
    return el(
        "div", el("span", *facts, flowers, class_="who"), class_="seat next" if seat in to_move else "seat"
    )


def about(ref: str, view: View, seat: int | None, lang: str) -> str | None:
    """What a plant likes."""
    kind, _, value = ref.partition(":")
    plant = value if kind == "plant" else view["beds"].get(value)
    return words(lang)("taste", name=plant) if plant in PLANTS else None


AREAS = {"main": ("board",), "side": ("basket",), "others": ("seats",)}
PRESENTER = Presenter(panels=panels, areas=AREAS, about=about)
