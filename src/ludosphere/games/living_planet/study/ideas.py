"""Living Planet: players with one idea, tastes, and those who never do a thing."""

from __future__ import annotations

from typing import cast

from ....core.contract import Position
from ....kit.ideas import ALWAYS, NEVER, ONLY, PLAN, WITHOUT, Idea, Loss, Strategies
from .. import agenda
from ..agenda import kind_of, what_of
from ..estimate import turns_left
from ..rules import PlanetPosition
from ..state import CHOOSE
from ..tables import CATEGORIES, RESOURCES

_FREE = {
    agenda.RECRUIT: "recruit",
    agenda.POWER_RECRUIT: "recruit",
    agenda.MOTORISE: "motorise",
    agenda.POWER_AIRLIFT: "move",
}
_PLAIN = {
    agenda.HEAL: "heal",
    agenda.REPAIR: "repair",
    agenda.DAM: "protect",
    agenda.DOUSE: "protect",
    agenda.PAY: "protect",
    agenda.VALUE: "bend",
}
"""Kinds of actions that are one feature, whatever they are about."""


def features(position: Position, seat: int, action: int) -> dict[str, float]:
    """The features of an action; pieces and prices count as many or as much as they are."""
    state = cast("PlanetPosition", position)
    kind, what = action >> 24, int(what_of(action))
    if state.phase == CHOOSE:
        return _card(state, seat, what)
    task = int(kind_of(state.tasks[-1]))
    if kind == agenda.DONE:
        return {"pass": 1.0} if task == agenda.ACT else {}
    if kind == agenda.DO:
        return {agenda.DOES[what]: 1.0}
    if kind == agenda.FREE:
        return {_FREE[what]: 1.0} if what in _FREE else {}
    if kind == agenda.RAISE:
        return _building(state, what)
    if kind == agenda.LAY and task == agenda.KEEP:
        hex = what >> 15
        return {"oxygen-hex": float(state.box.stars[hex]), "danger": float(state.box.danger[hex])}
    if kind in (agenda.SELL, agenda.BUY):
        return _deal(state, kind, what >> 8, what & 255)
    if kind == agenda.RESOURCE and task == agenda.DEPLETE:
        return {"exhaust": -float(state.pieces_in_game(what))}
    if kind in (agenda.ONTO, agenda.LAY):
        return {"attack": 1.0}
    return {_PLAIN[kind]: 1.0} if kind in _PLAIN else {}


def _card(state: PlanetPosition, seat: int, value: int) -> dict[str, float]:
    """A Planet card: how strong it is, and the power that goes with it for the Leader."""
    found = {"strong-card": (value - 3.5) / 2.5}
    if state.leader == seat:
        found[f"power-{value}"] = 1.0
    return found


def _building(state: PlanetPosition, what: int) -> dict[str, float]:
    """A building: its family, its type, and whether it stands on an oxygen hex."""
    box = state.box
    kind = box.tile_type[what >> 8]
    stars = box.stars[state.hexes[(what >> 1 & 127) >> 2]]
    name = CATEGORIES[box.category[kind]]
    found = {name: 1.0, box.types[kind]: 1.0}
    found["oxygen-site" if stars else "dry-site"] = 1.0
    return found


def _deal(state: PlanetPosition, kind: int, resource: int, amount: int) -> dict[str, float]:
    """Pieces sold or bought, how far the price is from where it began, and which type it is."""
    above = float(state.prices[resource] - state.box.start[resource])
    if kind == agenda.SELL:
        found = {"sell": float(amount), "sell-high": amount * above}
        if turns_left(state) >= 1.0:
            found["sell-early"] = float(amount)
        return found
    return {"buy": float(amount), "buy-low": -amount * above, f"buy-{RESOURCES[resource]}": float(amount)}


_ARBORIA = {"arboria": "on"}
_NO_BUILDING = {"build": NEVER, "motorise": NEVER}
_NO_MAP = {**_NO_BUILDING, "explore": NEVER, "move": NEVER, "recruit": NEVER}
_TYPES = ("production", "protection", "finance", "spaceport")


def _one_family(family: str) -> dict[str, float]:
    """Builds that family and nothing else."""
    others = {name: NEVER for name in _TYPES if name != family}
    return {**others, family: ALWAYS, "build": 2.0}


def _one_type(kind: str) -> dict[str, float]:
    """Builds that type first, and trades with it."""
    return {kind: ALWAYS, "build": 0.5, "trade": 1.0}


IDEAS = (
    # One idea and nothing else.
    Idea("trade-only", ONLY, {**_NO_MAP, "trade": ALWAYS}),
    Idea("pump", ONLY, {**_NO_MAP, "trade": ALWAYS, "buy-low": 3.0, "sell-high": 3.0}),
    Idea("corner-oil", ONLY, {**_NO_MAP, "trade": ALWAYS, "buy-oil": 2.0, "sell-early": -1.0}),
    Idea("power-4", ONLY, {"power-4": ALWAYS, "trade": 5.0, "buy-low": 1.0, "sell-high": 1.0}),
    Idea("brokerage-pump", ONLY, {**_one_type("brokerage"), "buy-low": 1.5, "sell-high": 1.5}),
    Idea("trading-post", ONLY, _one_type("trading_post")),
    Idea("commodity-bank", ONLY, _one_type("commodity_bank")),
    Idea("hoard", ONLY, {"sell-early": NEVER}),
    Idea("production-only", ONLY, _one_family("production")),
    Idea("protection-only", ONLY, _one_family("protection")),
    Idea("finance-only", ONLY, _one_family("finance")),
    Idea("explore-only", ONLY, {**_NO_BUILDING, "trade": NEVER, "explore": ALWAYS}),
    Idea("explore-and-sell", ONLY, {**_NO_BUILDING, "explore": ALWAYS}),
    Idea("oxygen-only", ONLY, {"dry-site": NEVER, "oxygen-hex": 5.0, "explore": 2.0}, _ARBORIA),
    Idea("cultures", ONLY, {"arbori_fungal_culture": ALWAYS, "sawmill": 5.0, "build": 0.5}, _ARBORIA),
    Idea("turtle", ONLY, {"protection": 5.0, "protect": 3.0, "repair": 3.0, "heal": 2.0, "explore": -1.0}),
    Idea("vehicles", ONLY, {"motorise": ALWAYS, "recruit": 5.0}),
    Idea("early-end", ONLY, {"exhaust": ALWAYS, "buy-iron": 0.5, "buy-oil": 0.5, "buy-vibrium": 0.5}),
    Idea("strong-cards", ONLY, {"strong-card": ALWAYS}),
    Idea("weak-cards", ONLY, {"strong-card": -ALWAYS}),
    Idea("pass", ONLY, {**_NO_MAP, "trade": NEVER, "pass": ALWAYS}),
    # Tastes.
    Idea("producer", PLAN, {"production": 1.0, "finance": NEVER, "protection": NEVER, "motorise": NEVER}),
    Idea("financier", PLAN, {"finance": 1.5}),
    Idea("protector", PLAN, {"protection": 1.0, "protect": 0.5}),
    Idea("motorist", PLAN, {"motorise": 1.5, "recruit": 0.5}),
    Idea("explorer", PLAN, {"explore": 0.5, "danger": -0.2}),
    Idea("trader", PLAN, {"trade": 0.5, "buy-low": 0.2, "sell-high": 0.2}),
    Idea("bully", PLAN, {"bend": 0.5, "attack": 0.5, "strong-card": 0.5}),
    Idea("forester", PLAN, {"oxygen-hex": 0.5, "oxygen-site": 0.5}, _ARBORIA),
    # Never that.
    Idea("no-finance", WITHOUT, {"finance": NEVER}),
    Idea("no-protection", WITHOUT, {"protection": NEVER}),
    Idea("no-vehicles", WITHOUT, {"motorise": NEVER}),
    Idea("no-recruits", WITHOUT, {"recruit": NEVER}),
    Idea("no-production", WITHOUT, {"production": NEVER}),
    Idea("no-trade", WITHOUT, {"trade": NEVER}),
    Idea("no-exploring", WITHOUT, {"explore": NEVER}),
)

_SEARCHED = {
    **dict.fromkeys(("explore", "move", "build", "trade", "pass"), 0.7),
    **dict.fromkeys(("recruit", "motorise", "repair", "heal", "protect", "bend"), 0.7),
    **dict.fromkeys(("production", "protection", "brokerage", "trading_post", "commodity_bank"), 0.7),
    **dict.fromkeys(("oxygen-site", "oxygen-hex", "danger", "strong-card", "power-4"), 0.5),
    **dict.fromkeys(("sell", "sell-high", "sell-early", "buy", "buy-low"), 0.2),
}


def _built(*types: str) -> tuple[str, ...]:
    return tuple(f"building:{kind}:built" for kind in types)


STRATEGIES = Strategies(
    features,
    IDEAS,
    tuple(
        {"seats": seats, "arboria": arboria, "length": length}
        for length in ("normal", "short")
        for seats in (2, 3, 4)
        for arboria in ("on", "off")
    ),
    _SEARCHED,
    searches=2,
    families={
        "production": _built(
            "iron_mine",
            "oil_rig",
            "power_plant",
            "mycelium_farm",
            "vibrium_mine",
            "sawmill",
            "arbori_fungal_culture",
        ),
        "protection": _built("seismic_damper", "wind_breaker", "geyser_valve", "hydraulic_safety_station"),
        "finance": _built("trading_post", "brokerage", "commodity_bank"),
        "spaceport": _built("spaceport"),
        "vehicles": ("event:motorised:happened",),
    },
    money="money",
    losses=(Loss("spaceport", "building:spaceport:lost", "building:spaceport:built", 1, 0.35),),
)
