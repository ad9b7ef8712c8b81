"""The Month module: our twelve constraints, and that nothing changes without one."""

from __future__ import annotations

from typing import Any

import pytest

from ludosphere.games.earth import GAME, packing
from ludosphere.games.earth.cards import BLUE, CARDS, DECK, GREEN, RED, YELLOW
from ludosphere.games.earth.months import MONTHS, NO_MONTH
from ludosphere.games.earth.packing import ACTION, AT_AMOUNT, CONVERT, EVENT, SPACE
from ludosphere.games.earth.planting import price
from ludosphere.games.earth.rules import EarthPosition
from ludosphere.games.earth.tasks import NAMES


def started(month: str, seed: int = 1, **options: Any) -> EarthPosition:
    """A game in front of its first choice of an action."""
    position = GAME.new({"month": month, **options}, seed)
    while position.view(None)["phase"] in ("faces", "setup"):
        seat = position.to_move()[0]
        position.play(seat, position.legal(seat)[0])
    assert isinstance(position, EarthPosition)
    return position


def offers(month: str, action: int) -> dict[str, int]:
    """What the active player is offered in this action, by kind of entry."""
    position = started(month)
    seat = int(position.active)
    position.play(seat, packing.action(ACTION, action))
    return {NAMES[entry & 63]: entry >> AT_AMOUNT & 255 for entry in position.players[seat].agenda}


@pytest.mark.parametrize(
    ("month", "action", "kind", "usual", "changed"),
    [
        ("february", GREEN, "take-draw-keep", 4, 3),
        ("april", BLUE, "sprout", 6, 5),
        ("july", BLUE, "take-soil", 2, 1),
        ("november", YELLOW, "growth", 2, 1),
        ("december", RED, "take-soil", 5, 4),
    ],
)
def test_a_month_weakens_one_benefit(month: str, action: int, kind: str, usual: int, changed: int) -> None:
    before, after = offers("off", action), offers(month, action)
    if kind not in before:  # nobody has room for pieces yet: look at what the month says instead
        assert kind in ("sprout", "growth")
        position = started(month)
        assert (position.month.blue_sprouts, position.month.yellow_growth) == (
            (changed, 2) if kind == "sprout" else (6, changed)
        )
        return
    assert (before[kind], after[kind]) == (usual, changed)
    assert {key: value for key, value in before.items() if key != kind} == {
        key: value for key, value in after.items() if key != kind
    }


@pytest.mark.parametrize(
    ("month", "dearer", "same"),
    [
        ("march", 13, 102),  # White Oak is wet, the Desert is not
        ("may", 8, 13),  # Elephant Grass is a herb
        ("june", 102, 13),
        ("september", 13, 8),
        ("october", 10, 8),
    ],
)
def test_a_month_makes_some_cards_dearer(month: str, dearer: int, same: int) -> None:
    position, usual = started(month), started("off")
    for card, more in ((dearer, 1), (same, 0)):
        assert position.month.surcharge[card] == more, CARDS[card].name
    player, other = position.players[0], usual.players[0]
    for owned in ("island", "climate"):
        assert getattr(player, owned) == getattr(other, owned)
    assert price(player, dearer) - price(other, dearer) == 1


def test_january_gives_one_soil_for_three_sprouts() -> None:
    for month, soil in (("january", 1), ("off", 2)):
        position = started(month)
        player = position.players[0]
        card = next(c.index for c in CARDS[1 : DECK + 1] if c.sprout_spaces >= 3)
        for pile in (position.deck, player.hand, player.compost, position.players[1].hand):
            if card in pile:
                pile.remove(card)
        position.lay(0, 24, card)
        position.put_sprouts(0, 24, 3)
        position.menus = [None, None]
        before = player.soil
        position.play(0, packing.action(CONVERT))
        while player.agenda and NAMES[player.agenda[-1] & 63] == "pay-sprout":
            position.play(0, packing.action(SPACE, 24))
        assert player.soil - before == soil


def test_august_makes_events_cost_soil() -> None:
    for month, cost in (("august", 1), ("off", 0)):
        position = started(month)
        player = position.players[0]
        mudpot = 223  # gains 1 soil for nothing
        for pile in (position.deck, player.compost, position.players[1].hand, position.players[1].compost):
            if mudpot in pile:
                pile.remove(mudpot)
        if mudpot not in player.hand:
            player.hand.append(mudpot)
        player.island = 285  # adds nothing to events
        position.menus = [None, None]
        player.soil = 0
        assert (packing.action(EVENT, mudpot) in position.legal(0)) is (cost == 0)
        player.soil = 3
        position.menus = [None, None]
        position.play(0, packing.action(EVENT, mudpot))
        assert player.soil == 3 - cost


def test_a_month_may_be_drawn_and_is_part_of_the_snapshot() -> None:
    drawn = {GAME.new({"month": "drawn"}, seed).view(None)["month"] for seed in range(60)}
    assert drawn == set(MONTHS)
    position = GAME.new({"month": "drawn"}, 5)
    assert GAME.decode(position.encode()).view(None)["month"] == position.view(None)["month"]
    off = GAME.new({}, 5)
    assert isinstance(off, EarthPosition)
    assert off.month is NO_MONTH
