"""A Trade as a basket: pieces to buy and to sell, what each costs or brings, and what one has then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final, cast

from ....core.contract import Refusal
from ....core.text import Texts, capital
from ....kit.presenter import Basket, Pick
from .. import agenda, trading
from ..sentences import due
from ..tables import RESOURCES
from ..words import signed, some
from .market import Share, market
from .markup import words

if TYPE_CHECKING:
    from ..rules import PlanetPosition

WAYS: Final = {"sell": -1, "buy": 1}
"""What a pick does to the number of pieces, below 0 for pieces sold."""
_UNKNOWN: Final = Refusal("ref-unknown")


@dataclass(frozen=True)
class _Trade:
    """The position once all was sold and then bought; what that was by resource, and in notation."""

    world: PlanetPosition
    shares: dict[str, Share]
    moves: tuple[str, ...]


def basket(position: object, seat: int, picks: Sequence[str], lang: str) -> Basket | Refusal | None:
    """The Trade of a seat with these picks, "buy:iron" and "sell:wood"; see `Presenter.basket`."""
    state = cast("PlanetPosition", position)
    if due(state) != agenda.DEAL or agenda.seat_of(state.tasks[-1]) != seat:
        return None
    count = dict.fromkeys(RESOURCES[: state.box.resources], 0)
    for pick in picks:
        way, _, name = pick.partition(":")
        if way not in WAYS or name not in count:
            return _UNKNOWN
        count[name] += WAYS[way]
    trade = _traded(state, seat, count)
    if isinstance(trade, Refusal):
        return trade
    say = words(lang)
    options = tuple(_pick(state, seat, trade, count, way, name, say) for name in count for way in WAYS)
    if not any(one.open for one in options):
        return None
    mc = int(trade.world.mc[seat])
    shares = trade.shares
    return Basket(
        moves=(*trade.moves, ".") if shares else (),
        picks=options,
        question=say("basket-asks"),
        ok=say("basket-ok", mc=signed(mc - int(state.mc[seat]))) if shares else "",
        said=_said(shares, mc, say),
        nothing=("done", say("done-deal" if any(state.dealt) else "basket-nothing")),
        panels=lambda: {"market": market(state.view(seat), seat, say, shares)},
    )


def _traded(state: PlanetPosition, seat: int, count: dict[str, int]) -> _Trade | Refusal:
    """What is sold comes before what is bought, so that it can pay for that."""
    world, shares, moves = state.copy(), {}, []
    for name, pieces in sorted(count.items(), key=lambda one: one[1] > 0):
        if not pieces:
            continue
        way, amount, resource = "buy" if pieces > 0 else "sell", abs(pieces), RESOURCES.index(name)
        action = agenda.action(agenda.BUY if pieces > 0 else agenda.SELL, resource << 8 | amount)
        if not world.allows(seat, action):
            return world.why_not(seat, (f"{way}:{name}", f"amount:{amount}")) or _UNKNOWN
        entry = world.tasks[-1]
        totals = [
            trading.purchase(world, resource, n) if pieces > 0 else trading.sale(world, entry, resource, n)
            for n in range(amount + 1)
        ]
        prices = tuple(int(after - before) for (before, _), (after, _) in pairwise(totals))
        moves.append(world.notation(seat, action))
        world.play(seat, action)
        shares[name] = Share(pieces, prices, int(world.prices[resource]))
    return _Trade(world, shares, tuple(moves))


def _pick(
    state: PlanetPosition, seat: int, trade: _Trade, count: dict[str, int], way: str, name: str, say: Texts
) -> Pick:
    """One piece more sold or bought, or taken back."""
    chosen = count[name] * WAYS[way] > 0
    after = _traded(state, seat, count | {name: count[name] + WAYS[way]})
    if isinstance(after, Refusal):
        return Pick(f"{way}:{name}", chosen=chosen)
    money = int(after.world.mc[seat])
    change = abs(money - int(trade.world.mc[seat]))
    facts = {"what": some(name, 1, say), "mc": say("some-mc", n=change)}
    back = count[name] * WAYS[way] < 0
    told = say(f"basket-back-{way}", facts) if back else say(f"do-{way}", facts)
    gives = say("gives-money", mc=say("some-mc", n=money))
    return Pick(f"{way}:{name}", told, gives, open=True, chosen=chosen)


def _said(shares: dict[str, Share], mc: int, say: Texts) -> str:
    """What is sold and bought, and what is left then."""
    parts = [
        say(
            "do-buy" if share.pieces > 0 else "do-sell",
            what=some(name, abs(share.pieces), say),
            mc=say("some-mc", n=abs(share.total)),
        )
        for name, share in shares.items()
    ]
    then = capital(say("gives-money", mc=say("some-mc", n=mc)))
    return ". ".join([*parts, then]) + "." if parts else say("basket-empty")
