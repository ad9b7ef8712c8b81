"""What an ability costs, gives and changes for good: clauses without capital and full stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.text import Texts, listed
from .nouns import key, measured, things, with_board

if TYPE_CHECKING:
    from ..cards import Card, Cost, Gain, Passive, Where

_PLACED = {"gain_sprout": "sprout", "gain_growth": "growth"}
_SELF_COUNTS = {"row": True, "column": True, "diagonal": False, "adjacent": False}
"""By zone: does one take the card itself to be in it?"""


def costs(cost: tuple[Cost, ...], say: Texts) -> str:
    """Everything to be paid, in its order."""
    clauses: list[str] = []
    paid: list[str] = []
    for item in cost:
        if item.resource == "card":
            clauses += _pay(paid, say)
            paid = []
            clauses.append(say(f"pay-card-{item.source}", n=item.amount))
        else:
            paid.append(say(f"amount-{item.resource}", n=item.amount))
    return listed([*clauses, *_pay(paid, say)], say)


def _pay(amounts: list[str], say: Texts) -> list[str]:
    return [say("pay", things=listed(amounts, say))] if amounts else []


def gains(gain: tuple[Gain, ...], say: Texts) -> str:
    """All gains in their order; sprouts and growth that may go anywhere share a verb."""
    clauses: list[str] = []
    placed: list[str] = []
    for item in gain:
        if item.op in _PLACED and item.where is None and item.per is None:
            placed.append(_amount(item, say))
            continue
        clauses += _place(placed, say)
        placed = []
        if item.op != "compost_from_hand" or item.amount:  # some Islands compost nothing
            clauses.append(one_gain(item, say))
    clauses += _place(placed, say)
    if len(clauses) == 1:
        return clauses[0]
    return say("then", first=", ".join(clauses[:-1]), last=clauses[-1])


def _place(amounts: list[str], say: Texts) -> list[str]:
    return [say("place", things=listed(amounts, say))] if amounts else []


def _amount(gain: Gain, say: Texts) -> str:
    """So many pieces, or up to so many if there is something to choose."""
    amount = say(f"amount-{_PLACED[gain.op]}", n=gain.amount)
    return say("up-to", things=amount) if gain.amount > 1 and gain.per is None else amount


def one_gain(gain: Gain, say: Texts) -> str:
    """A gain alone."""
    n = gain.amount
    if gain.op in _PLACED:
        text = say("place", things=_amount(gain, say))
        text = say("place-where", text=text, where=_where(gain.where, say)) if gain.where else text
    elif gain.op == "compost_from_hand" and (gain.exact or gain.per):
        text = say("pay-card-hand", n=n)
    elif gain.op == "recover_from_compost":
        text = say("gain-recover-from-compost", look=gain.look, keep=n)
    elif gain.op == "copy_ability":
        text = say(f"copy-{gain.color}")
    elif gain.op == "give_sprout":
        text = say(f"give-{key(gain.to)}", n=n)
    else:
        text = say(f"gain-{key(gain.op.removeprefix('gain_'))}", n=n)
    if gain.per is None:
        return text
    counted = measured(gain.per, gain.every, say)
    text = say("for-each" if gain.every == 1 else "for-every", text=text, n=gain.every, things=counted)
    return with_board(gain.per, text, say)


def _where(where: Where, say: Texts) -> str:
    spot = things(where.filter, 1 if where.each else 2, say, where.zone)
    text = say("on-each" if where.each else "on-any", things=spot)
    if where.include_self == _SELF_COUNTS[where.zone]:
        return text
    return say("self-too" if where.include_self else "self-not", where=text)


def lasting(passive: Passive, card: Card, say: Texts) -> str:
    """An effect that lasts while the card lies there."""
    if passive.op == "plant_discount":
        assert passive.filter is not None
        return say("discount", n=passive.amount, things=things(passive.filter, 2, say))
    if passive.op == "forbid_action":
        return say(f"forbidden-{passive.action}")
    if passive.op == "replace_when_planting":
        assert passive.filter is not None
        return say("replaced", things=things(passive.filter, 2, say), gains=gains(passive.gains, say))
    if passive.op == "on_event_played":
        return say("on-event", gains=gains(passive.gains, say))
    if passive.op == "wild_flora_type":
        return say("wild", types=listed([things({"flora_type": one}, 1, say) for one in card.types], say))
    if passive.op == "pay_own_cost_with":
        return say(f"own-cost-{passive.resource}")
    assert passive.op == "keep_after_planting", passive.op
    return say("keep", n=passive.amount)
