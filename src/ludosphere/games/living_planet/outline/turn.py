"""The turn as text: the dice and what they will do, what is to be chosen, the Planet cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital
from ....kit.html import Html
from ....kit.outline import items, line, opener, piece, zone
from ..board.choices import ACTIONS, drawn_hexes, frees, hexagon_words, price_words, strength
from ..board.dice import Die, gained, leader, lying, phase, struck
from ..board.forecast import blows, harvest, hurt
from ..board.market import moves
from ..board.markup import box, strike_on, task_of
from ..board.realm import hand_title


# --- dice ----------------------------------------------------------------------------------------------
def dice(view: View, main: int, names: Sequence[str], named: bool, say: Texts) -> Html:
    """Turn, phase, Leader and the four dice in the order in which they act."""
    rows = [
        piece(f"die:{die.colour}", capital(die.words)) + items(_future(view, die, main, names, named, say))
        for die in lying(view, main, names, say)
    ]
    return zone(
        say("turn-of", turn=view["turn"], turns=view["turns"]),
        line(phase(view, say)),
        line(leader(view, names, say)),
        line(say("do-name", resource=say(f"res-{view['named']}"))) if view["named"] else "",
        zone(say("dice"), items(rows, ordered=True), level=3),
    )


def _future(view: View, die: Die, main: int, names: Sequence[str], named: bool, say: Texts) -> list[str]:
    """What a die will produce for whom, and what it will strike; nothing while nobody knows."""
    if not die.told:
        return []
    value, strikes = die.told
    found = gained(harvest(view, die.colour, value), names, say) or [say("produces-nothing")] if value else []
    name = names[main] if named else ""
    hits = [struck(blow, hurt(view, blow, main), name, say) for blow in blows(view, die.colour, strikes)]
    return found + (hits or [say("strikes-nothing")])


# --- choices -------------------------------------------------------------------------------------------
def choices(view: View, main: int, say: Texts) -> Html:
    """What can be chosen besides things on the map; "" when there is nothing of the kind."""
    task = task_of(view, main)
    kind = task.get("kind")
    if kind == "act":
        return _actions(view, main, task, say)
    if kind in ("keep", "volcano"):
        hexes = drawn_hexes(view, task)
        found = [piece(f"tile:{one.id}", hexagon_words(one, say)) for one in hexes]
        turns = [piece(f"turn:{k}", capital(say("ref-turn", degrees=60 * k))) for k in range(6)]
        return zone(say("drawn-hexes", n=len(hexes)), items(found)) + zone(say("turn-it"), items(turns))
    if kind in ("market", "shift"):
        return _market_cards(view, task, say)
    if kind in ("bend", "fate"):
        values = [piece(f"value:{value}", capital(say("ref-value", value=value))) for value in range(1, 7)]
        return zone(say("new-value"), items(values))
    if kind == "strike":
        due = [
            piece(f"strike:{one['hex']}.{one['type']}", capital(strike_on(one["type"], one["hex"], say)))
            for one in task["strikes"]
        ]
        return zone(say("strikes-due"), items(due))
    return Html()


def _actions(view: View, main: int, task: Mapping[str, Any], say: Texts) -> Html:
    acts = [
        piece(
            f"do:{name}",
            say(f"act-{name}") + say("colon") + say(f"does-{name}", n=strength(view, main, name)),
        )
        for name in ACTIONS
    ]
    free = [
        piece(ref, f"{text}, {say('costs', what=price_words(price, say))}" if price else text)
        for ref, _, text, price in frees(view, main, task, say)
    ]
    return zone(say("actions-left", n=task["actions"]), items(acts)) + zone(say("free-actions"), items(free))


def _market_cards(view: View, task: Mapping[str, Any], say: Texts) -> Html:
    known_cards = {card.id: card for card in box(view).cards}
    choosing = task.get("kind") == "market"
    rows = []
    for one in task.get("cards") or ():
        text = capital(moves(known_cards[one], say))
        rows.append(piece(f"market:{one}", text) if choosing else text)
    return zone(say("market-cards"), items(rows))


# --- the hand ------------------------------------------------------------------------------------------
def hand(view: View, main: int, own: bool, name: str, say: Texts) -> Html:
    """The Planet cards, each with the power it gives to a Leader; see `board.realm.hand`."""
    player = view["players"][main]
    leads = view["leader"] == main and view["phase"] == "choose"
    reach = {4: "leader4_shift", 5: "leader5_discount", 6: "leader6_points"}
    rows = []
    for value in range(1, 7):
        number = int(box(view).parameters[reach[value]]) if value in reach else 0
        power = say(f"power-{value}")
        text = say("card-in-words", value=value, power=power, text=say(f"power-{value}-text", n=number))
        if value == player["played"]:
            text += f" {say('card-played')}"
        elif value not in player["hand"]:
            text += f" {say('card-away')}"
        opens = f"planet-{value}"
        rows.append(piece(f"card:{value}", text, opens, power) if own else opener(opens, power, text))
    return zone(hand_title(leads, name, say), items(rows))
