"""What is left in the box for everybody: hexes, fire tokens, pieces taken out of the game, the dice cards."""

from __future__ import annotations

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html, el, icon, joined
from .markup import amount, hex_name, sign


def supply(view: View, say: Texts) -> Html:
    """The panel of piles and reserves."""
    stack = sign("back", 101), el("b", str(view["stack"]["left"])), el("span", say("in-stack"))
    facts = [el("li", *stack, data_about="stack")]
    if view["stack"]["under"]:
        under = ", ".join(hex_name(one, say) for one in view["stack"]["under"])
        facts.append(el("li", icon("eye"), el("span", say("under-stack", hexes=under))))
    if view["arboria"]:
        fires = sign("fire", 18), el("b", str(view["fires"])), el("span", say("fires-left"))
        facts.append(el("li", *fires, data_about="fires"))
    gone = {name: n for name, n in view["depleted"].items() if n}
    if gone:
        shown = joined(amount(name, n) for name, n in gone.items())
        facts.append(el("li", el("span", say("depleted")), el("span", shown), data_about="depleted"))
    for colour, values in view["absent"].items():
        dice = joined(sign(f"d-{colour}-{value}", 12) for value in values)
        words = say("absent", colour=say(f"die-{colour}"), values=", ".join(map(str, values)))
        dots = el("span", dice, aria_hidden="true", class_="dots")
        facts.append(el("li", el("span", words), dots, data_about="absent"))
    return el(
        "section",
        el("h2", icon("pouch"), say("left-in-game")),
        el("ul", *facts, class_="piles"),
        class_="plate supply",
    )
