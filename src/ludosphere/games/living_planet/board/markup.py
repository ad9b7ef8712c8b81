"""What all panels share: words, the box of the game that is shown, small signs, whose something is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ....core.contract import View
from ....core.text import Texts, texts
from ....kit.html import Html, el, tag
from ..facts import Facts, Type, facts
from ..words import hex_words, named

COLOURS: Final = ("red", "blue", "green", "yellow")
SIDES: Final = ("NE", "E", "SE", "SW", "W", "NW")
STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def words(lang: str) -> Texts:
    """The messages of the board; where it has none of a name, those of the game."""
    return texts("ludosphere.games.living_planet.board", lang, "ludosphere.games.living_planet")


def box(view: View) -> Facts:
    """Everything in the box this game is played with."""
    return facts(len(view["players"]), view["arboria"], view["house"])


def kinds(view: View) -> dict[str, Type]:
    """The building types by id."""
    return {kind.id: kind for kind in box(view).types}


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, **more: object) -> Html:
    """A piece (`signs.pieces`) in a drawing, at a place."""
    move = f"translate({x:g} {y:g})" if x or y else ""
    if scale != 1:
        move += f"scale({scale:g})"
    return tag("use", href=f"#lp-{name}", transform=move or None, **more)


@lru_cache(maxsize=512)
def sign(name: str, half: float = 13, class_: str = "") -> Html:
    """A piece as a small picture in a line of text; `half` its box."""
    return tag(
        "svg",
        use(name),
        class_=f"lp {class_}".strip(),
        viewBox=f"{-half:g} {-half:g} {2 * half:g} {2 * half:g}",
        aria_hidden="true",
    )


def owner(seat: int | None) -> Html:
    """Whose it is: the shape and colour of a seat; a grey ring for nobody's."""
    return sign("nobody" if seat is None else f"mark-{seat}", 8, "whose-mark")


def amount(resource: str, count: int | str, class_: str = "") -> Html:
    """So many pieces: number and sign."""
    return el("span", str(count), sign(f"r-{resource}", 12), class_=f"am {class_}".strip())


def hex_name(identity: str, say: Texts) -> str:
    """The name of a hex."""
    return named("hex", identity, say)


def strike_on(type: str, hex: str, say: Texts) -> str:
    """ "flood on Rust Ridge"."""
    return say("strike-on", cataclysm=say(f"strike-{type}"), hex=hex_words(hex, say))


def points(number: int | None) -> str:
    """A number as points with a true minus; "?" for what nobody may see."""
    return "?" if number is None else str(number).replace("-", "−")


def task_of(view: View, seat: int) -> Mapping[str, Any]:
    """What the seat has to do, empty if nothing."""
    task: Mapping[str, Any] = view["task"] or {}
    return task if seat in view["to_move"] and task.get("seat") in (None, seat) else {}
