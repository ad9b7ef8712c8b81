"""What a review of the rules found, one position each."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from earth_positions import can, decline, do, lay, own, phase_of, seat, task
from ludosphere.core.errors import DecodeError
from ludosphere.games.earth import GAME
from ludosphere.games.earth.cards import CARDS
from ludosphere.games.earth.choices import menu
from ludosphere.games.earth.packing import (
    E_ABILITY,
    E_CHOOSE,
    E_EVENING,
    E_GROWTH,
    E_OFFER,
    E_PLANT,
    E_TAKE_DRAW,
    E_TAKE_SOIL,
    ISLAND,
    entry,
)
from ludosphere.games.earth.rules import EarthPosition

ABUNDANCE: dict[str, object] = {"abundance": "on"}
MOLE = next(card.id for card in CARDS if card.name == "European Mole")
FAUNA = (MOLE, *[card.id for card in CARDS if card.kind == "fauna" and card.id[-1] == "a"
                 and card.id[:-1] != MOLE[:-1] and not card.abundance][:3])  # fmt: skip


def until_evening(position: EarthPosition) -> None:
    """Everybody declines until the end of the turn."""
    while phase_of(position) != "evening":
        decline(position, position.to_move()[0])


def kinds(position: EarthPosition, number: int) -> list[int]:
    """What is on a seat's agenda."""
    return [entry & 63 for entry in position.players[number].agenda]


def test_whoever_has_seeds_or_leaves_is_asked_in_the_last_chance() -> None:
    """Seeds are used whenever an event could be played (section 16), the last chance included (section 9)."""
    position = lay(seat(seeds=1), seat(), options=ABUNDANCE, phase="last")
    assert phase_of(position) == "last"
    assert position.to_move() == [0, 1]
    do(position, 0, "S:deck", "3", ".")
    assert own(position, 0)["compost"] == 3
    assert position.to_move() == [1]  # a leaf may still become a seed
    plain = lay(seat(), seat(), phase="last")
    assert plain.to_move() == []


def test_a_seed_pays_for_an_ability_without_hand_cards_too() -> None:
    """The window before an activation is there for seeds as it is for events."""
    players = (seat("d4:243", seeds=1), seat())
    position = lay(*players, options=ABUNDANCE, phase="activate", action="blue")
    assert "!d4" not in can(position)
    do(position, 0, "S:soil", "2", "!d4")


@pytest.mark.parametrize("claims", [4, 5])
def test_a_leaf_that_finds_no_level_stays_on_the_player_board(claims: int) -> None:
    """Five claims per fauna card at most (section 16); the sixth costs no leaf."""
    rows = [seat(soil=19, seeds=1) for _ in range(6)]
    leaves = (tuple(range(claims)), (), (), ())
    position = lay(*rows, options=ABUNDANCE, fauna=FAUNA, leaves=leaves, active=4)
    for number in range(claims, 6):
        do(position, number, "S:soil", "2")
        assert bool(own(position, number)["leaves"] == 4) == (claims == 4)
    do(position, 4, "A:red")
    turn = position.turn
    while position.turn == turn:
        decline(position, position.to_move()[0])
    assert len(position.leaves[0]) == 5
    assert own(position, 4)["leaves"] == 4
    assert own(position, 5)["leaves"] == 5


def test_an_event_of_the_evening_costs_the_soil_of_the_month() -> None:
    """August: playing an event costs a soil; nobody owes soil."""
    options: dict[str, object] = {"abundance": "on", "month": "august"}
    for soil in (0, 1):
        row = seat("d4:001:2", hand=["ab-294"], soil=soil)
        position = lay(row, seat(), options=options, phase="activate", action="red")
        until_evening(position)
        assert ("*ab-294" in can(position)) == (soil == 1)
        if soil:
            do(position, 0, "*ab-294", ".")
            assert own(position)["soil"] == 0
        else:
            refusal = position.why_not(0, ("hand:ab-294",))
            assert refusal is not None
            assert "soil" in position.faces().worded(position, refusal, "en")


def test_vulcano_comes_after_the_gains_of_an_event_of_the_evening() -> None:
    """Ruling 53: +1 soil after each event's own gains."""
    row = seat("d4:282:2", island="285b", hand=["ab-294"])
    position = lay(row, seat(), options=ABUNDANCE, phase="activate", action="red")
    until_evening(position)
    do(position, 0, "*ab-294")
    assert task(position) == "offer"
    do(position, 0, "!", "@d4", "@d4", "3")
    assert kinds(position, 0) == [E_EVENING, E_TAKE_SOIL]


def test_strict_order_gives_no_window_before_the_own_set_up() -> None:
    """Events, and so seeds, from the end of one's own set-up (section 6)."""
    position = GAME.new({"abundance": "on", "seats": 3, "order": "strict"}, 1)
    assert isinstance(position, EarthPosition)
    while phase_of(position) == "faces":
        assert not any(position.legal(number) for number in range(3) if number not in position.to_move())
        mover = position.to_move()[0]
        position.play(mover, position.legal(mover)[0])
    assert phase_of(position) == "setup"
    while phase_of(position) == "setup":
        for number in range(3):
            assert position.legal(number) == menu(position, number)
        assert not any(position.legal(number) for number in position.queue)
        mover = position.to_move()[0]
        position.play(mover, position.legal(mover)[0])
    assert all(position.legal(number) for number in range(3))


def test_the_extra_planting_waits_for_an_event_under_way() -> None:
    """Siberian Elm (ab-348) comes down while another player draws for Lava Flow (206)."""
    players = (seat(soil=20, hand=["ab-348", "013"]), seat(soil=20, compost=4, hand=["008", "206"]))
    position = lay(*players, options=ABUNDANCE)
    do(position, 0, "A:green", "ab-348")
    do(position, 1, ".", "0", "*206")
    do(position, 0, "@d4")
    assert kinds(position, 1) == [E_PLANT, E_TAKE_DRAW]


def test_a_preview_of_a_replacement_counts_the_composted_terrain() -> None:
    """Lava Plain (230) goes to the compost, where it is worth 1 (39)."""
    position = lay(seat("d4:230", hand=["145"]), seat())
    do(position, 0, "A:green", "145")
    (action,) = [number for number in position.legal(0) if position.notation(0, number) == "@d4"]
    before = position.scores()[0]
    preview = position.faces().preview(position, 0, action, "en")
    position.play(0, action)
    change = position.scores()[0] - before
    assert (f"+{change}" if change > 0 else str(change).replace("-", "−")) in preview
    assert E_OFFER not in kinds(position, 0)


def spoiled(position: EarthPosition, change: Callable[[list[Any]], None]) -> bytes:
    """The snapshot with its state changed."""
    data = json.loads(position.encode())
    change(data["state"])
    return json.dumps(data).encode()


def _agenda(number: int, *entries: int) -> Callable[[list[Any]], None]:
    def change(state: list[Any]) -> None:
        state[12][number][13] = list(entries)

    return change


def _set(at: int, value: object) -> Callable[[list[Any]], None]:
    def change(state: list[Any]) -> None:
        state[at] = value

    return change


AROUND_IT = CARDS[277].index  # Slime Mold looks at its neighbours


@pytest.mark.parametrize(
    "change",
    [
        _agenda(0, entry(E_CHOOSE), entry(E_CHOOSE)),
        _agenda(0, entry(E_CHOOSE), entry(E_ABILITY, 0, ISLAND, AROUND_IT)),
        _agenda(0, entry(E_CHOOSE), entry(E_GROWTH, 1, ISLAND, AROUND_IT), entry(E_TAKE_SOIL, 1)),
        _set(4, 1),  # an action before it is chosen: an "or" may wait for it
        _set(9, [[0], [], [], []]),  # a leaf, but no claim
    ],
)
def test_snapshots_no_game_can_reach_are_refused(change: Callable[[list[Any]], None]) -> None:
    position = lay(seat("d4:013", soil=3), seat("d4:001"))
    assert GAME.decode(spoiled(position, lambda state: None)).encode() == position.encode()
    with pytest.raises(DecodeError):
        GAME.decode(spoiled(position, change))
