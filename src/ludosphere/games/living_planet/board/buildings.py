"""The buildings there are: cost, points, what each does, where it goes, and the tiles left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.contract import View
from ....core.text import Texts, listed
from ....kit.html import Html, button, el, icon, joined
from ..words import named
from .markup import amount, box, sign, task_of
from .signs import building_of, die_of

if TYPE_CHECKING:
    from ..facts import Facts, Type

CATEGORIES = ("production", "protection", "finance", "spaceport")


def buildings(view: View, main: int, say: Texts) -> Html:
    """The panel: a line per type, with a button for each die value of which there is a tile."""
    rules = box(view)
    building = task_of(view, main).get("kind") == "build"
    types = [kind for kind in rules.types if kind.id in view["supply"]]
    order = {name: k for k, name in enumerate(CATEGORIES)}
    types.sort(key=lambda kind: order.get(kind.category, 9))
    rows = [_type(view, kind, rules, say) for kind in types]
    title = say("choose-building" if building else "buildings")
    return el(
        "section",
        el("h2", icon("build"), title),
        el("ul", *rows, class_="types", aria_label=title),
        class_="plate buildings build" if building else "plate buildings",
    )


def _type(view: View, kind: Type, rules: Facts, say: Texts) -> Html:
    left = view["supply"][kind.id]
    name = named("type", kind.id, say)
    does = effect(kind, say)
    need = say("needs-icon", resource=say(f"res-{kind.site}")) if kind.site else say("any-site")
    price = say("costs", what=cost(kind, say))
    worth = say("some-vp", n=kind.vp)
    if set(left) == {"0"} or not left:
        count = left.get("0", 0)
        ref = f"type:{kind.id}"
        pick = button(
            say("tiles-left", n=count),
            class_="btn tile all",
            data_ref=ref,
            data_key=ref,
            aria_label=f"{name}, {price}, {worth}. {say('tiles-left', n=count)}",
        )
    else:
        pick = joined(
            _value(view, kind, int(value), left[value], rules, price, say) for value in sorted(left)
        )
    info = button(
        sign(building_of(kind.id), 21, "b"),
        el("span", el("b", name), el("small", does), class_="nm"),
        el(
            "span",
            el("span", str(kind.mc), sign("coin", 10), class_="am"),
            *(amount(resource, n) for resource, n in kind.cost.items()),
            el("span", sign(f"r-{kind.site}", 12) if kind.site else "∗", class_="on", title=need),
            el("span", f"+{kind.vp}", icon("star"), class_="vp", title=worth),
            class_="facts",
        ),
        class_="info",
        data_open=kind.id,
        data_name=name,
        aria_label=f"{name}, {price}, {worth}, {need}. {does}",
    )
    return el("li", info, el("div", pick, class_="tiles", role="group", aria_label=name))


def _value(view: View, kind: Type, value: int, count: int, rules: Facts, price: str, say: Texts) -> Html:
    ref = f"type:{kind.id}.{value}"
    label = say("tile-left", name=named("type", kind.id, say), value=value, count=count)
    return button(
        sign(die_of(kind.id, value, rules), 11),
        el("small", f"×{count}") if count != 1 else "",
        class_="btn tile" if count else "btn tile gone",
        data_ref=ref,
        data_key=ref,
        aria_label=f"{label}, {price}",
    )


def cost(kind: Type, say: Texts) -> str:
    """The price of a building in words."""
    parts = [say("some-mc", n=kind.mc)] if kind.mc else []
    parts += [say(f"some-{resource}", n=n) for resource, n in kind.cost.items()]
    return listed(parts, say) if parts else say("no-cost")


def effect(kind: Type, say: Texts) -> str:
    """What a building does, in a line."""
    does = kind.effect
    what = does["kind"]
    if what == "produce":
        text = say("effect-produce", what=say(f"some-{does['resource']}", n=int(does["amount"])))
        if boost := does.get("boost"):
            paid = listed([say(f"some-{resource}", n=n) for resource, n in boost["pay"].items()], say)
            text += f" {say('effect-boost', cost=paid, n=int(boost['extra_amount']))}"
        return text
    if what in ("cancel_cataclysm", "extinguish_fire"):
        kinds = " / ".join(say(f"some-{resource}", n=int(does["amount"])) for resource in does["pay_one_of"])
        name = say(f"the-{does['cataclysm']}") if what == "cancel_cataclysm" else say("the-fire")
        return say("effect-cancel", cataclysm=name, cost=kinds, range=int(does["range"]))
    if what == "trade_extra_cards":
        return say("effect-cards", n=int(does["amount"]))
    if what == "trade_sale_paid_before_step":
        return say("effect-broker")
    if what == "trade_no_price_drop_on_own_sales":
        return say("effect-keeps")
    if what == "trade_sale_bonus":
        return say("effect-bank", mc=int(does["mc_per_unit"]), n=int(does["max_units_per_trade"]))
    return say("effect-recruit") if what == "recruit" else ""
