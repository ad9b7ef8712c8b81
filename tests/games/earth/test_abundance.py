"""The Abundance expansion (section 16)."""

from __future__ import annotations

from typing import Any

import pytest

from ludosphere.core.errors import OptionError
from ludosphere.games.earth import GAME, abundance, packing
from ludosphere.games.earth.arrange import arrange
from ludosphere.games.earth.cards import BLUE, CARD_BY_ID, CARDS, DECK, GREEN, RED
from ludosphere.games.earth.choices import menu
from ludosphere.games.earth.packing import (
    ACTION,
    COMPOST,
    CRITERION,
    EVENT,
    MAKE_SEED,
    NEIGHBOUR,
    OFFERED,
    PICK,
    SEED,
    SPACE,
    TAKE,
    USE,
)
from ludosphere.games.earth.rules import EarthPosition
from ludosphere.games.earth.state import EVENING

D4 = 24


def laid(*players: dict[str, Any], **more: Any) -> EarthPosition:
    """Players with the expansion, the first to choose."""
    rows = [
        {"island": f"{286 + seat}a", "climate": f"{297 + seat}b", **row} for seat, row in enumerate(players)
    ]
    return arrange({"abundance": "on"}, rows, **more)


def decline(position: EarthPosition, seat: int) -> None:
    """The seat declines whatever it is asked until it owes nothing or the turn is over."""
    turn = position.turn
    while position.turn == turn and seat in position.to_move():
        legal = position.legal(seat)
        position.play(seat, packing.STOP if packing.STOP in legal else packing.action(TAKE))


def decline_one(position: EarthPosition) -> None:
    """The first to move declines what it is asked next."""
    seat = position.to_move()[0]
    legal = position.legal(seat)
    position.play(seat, packing.STOP if packing.STOP in legal else packing.action(TAKE))


def card(name: str) -> int:
    return CARD_BY_ID[name].index


def test_start_with_two_seeds_one_in_advanced() -> None:
    for options, seeds in (({}, 2), ({"mode": "beginner"}, 2), ({"mode": "advanced"}, 1), ({"seats": 1}, 2)):
        position = GAME.new({"abundance": "on", **options}, 3)
        assert {row["seeds"] for row in position.view(None)["players"]} == {seeds}
    assert GAME.new({}, 3).view(None)["players"][0]["seeds"] == 0


def test_all_cards_of_both_boxes_are_used() -> None:
    position = GAME.new({"abundance": "on"}, 1)
    assert position.view(None)["deck"] == DECK + len(
        [c for c in CARDS if c.abundance and c.kind in ("flora", "terrain", "event")]
    )


def test_six_can_play_with_abundance_only() -> None:
    assert GAME.seats({"seats": 6, "abundance": "on"}) == 6
    with pytest.raises(OptionError, match="Six"):
        GAME.options({"seats": 6})


def test_seed_gives_two_soil() -> None:
    position = laid({"seeds": 1, "soil": 3}, {})
    position.play(0, packing.action(SEED, abundance.USE_SOIL))
    position.play(0, packing.action(TAKE, 2))
    assert (position.players[0].soil, position.players[0].seeds) == (5, 0)
    assert not [action for action in position.legal(0) if packing.verb_of(action) == SEED]


def test_seed_places_two_growth_or_three_sprouts() -> None:
    flora = [{"at": "d4", "card": "013"}]
    position = laid({"seeds": 2, "tableau": flora}, {})
    position.play(0, packing.action(SEED, abundance.USE_GROWTH))
    for _ in range(2):
        position.play(0, packing.action(SPACE, D4))
    assert position.players[0].growth[D4] == 2
    position.play(0, packing.action(SEED, abundance.USE_SPROUT))
    room = CARDS[13].sprout_spaces
    for _ in range(min(3, room)):
        position.play(0, packing.action(SPACE, D4))
    assert position.players[0].sprouts[D4] == min(3, room)


def test_seed_composts_three_from_the_deck_or_four_from_the_hand() -> None:
    position = laid({"seeds": 2, "hand": 5, "compost": 0}, {})
    position.play(0, packing.action(SEED, abundance.USE_DECK))
    position.play(0, packing.action(TAKE, 3))
    assert len(position.players[0].compost) == 3
    position.play(0, packing.action(SEED, abundance.USE_HAND))
    for _ in range(4):
        position.play(0, position.legal(0)[0])
    assert (len(position.players[0].compost), len(position.players[0].hand)) == (7, 1)


def test_germinating_takes_a_card_that_meets_the_criterion() -> None:
    for number, name in enumerate(abundance.CRITERIA):
        position = laid({"seeds": 1, "hand": []}, {})
        position.play(0, packing.action(SEED, abundance.USE_GERMINATE))
        assert len(position.legal(0)) == 42
        position.play(0, packing.action(CRITERION, number))
        (found,) = position.players[0].hand
        if name in ("tree", "herb", "mushroom", "bush"):
            assert name in CARDS[found].types
        elif name in ("sunny", "wet", "rocky", "cold"):
            assert name in CARDS[found].habitats
        elif name in ("terrain", "event"):
            assert CARDS[found].kind == name
        elif name == "cost_max_3":
            assert CARDS[found].cost is not None
            assert CARDS[found].cost <= 3
        assert position.revealed


def test_germinating_searches_the_discard_pile_and_keeps_the_seed_if_nothing_is_found() -> None:
    event = abundance.CRITERIA.index("event")
    position = laid(
        {"seeds": 1, "hand": [], "compost": "rest"}, {}, deck=["013", "008"], discard=["200", "017"]
    )
    position.play(0, packing.action(SEED, abundance.USE_GERMINATE))
    position.play(0, packing.action(CRITERION, event))
    assert position.players[0].hand == [200]
    assert (sorted(position.deck), position.discard) == ([8, 13, 17], [])
    nothing = laid({"seeds": 1, "hand": [], "compost": "rest"}, {}, deck=["013", "008"], discard=["017"])
    nothing.play(0, packing.action(SEED, abundance.USE_GERMINATE))
    nothing.play(0, packing.action(CRITERION, event))
    assert (nothing.players[0].hand, nothing.players[0].seeds) == ([], 1)


def test_a_seed_is_made_of_four_sprouts_or_a_leaf() -> None:
    position = laid({"tableau": [{"at": "d4", "card": "001", "sprouts": 4}]}, {})
    assert CARDS[1].sprout_spaces == 4
    position.play(0, packing.action(MAKE_SEED, abundance.FROM_SPROUTS))
    while position.players[0].seeds == 0:
        position.play(0, packing.action(SPACE, D4))
    assert position.players[0].sprouts[D4] == 0
    for left in (4, 3, 2, 1, 0):
        position.play(0, packing.action(MAKE_SEED, abundance.FROM_LEAF))
        assert position.players[0].leaves == left
    assert position.players[0].seeds == 6
    assert packing.action(MAKE_SEED, abundance.FROM_LEAF) not in position.legal(0)


def test_sprouts_without_room_are_stored_and_placed_at_the_end_of_a_turn() -> None:
    position = laid({"tableau": [{"at": "d4", "card": "001", "sprouts": 3}]}, {})
    position.play(0, packing.action(ACTION, BLUE))
    position.play(0, packing.action(SPACE, D4))  # room for one of the six
    assert position.players[0].stored == 5
    before = position.scores()[0]
    position.players[0].stored = 0
    assert position.scores()[0] == before  # stored ones score nothing


def test_stored_sprouts_may_be_placed_in_the_evening() -> None:
    position = laid({"stored": 2, "tableau": [{"at": "d4", "card": "001"}]}, {})
    position.play(0, packing.action(ACTION, RED))
    decline(position, 1)
    while position.phase != EVENING:
        legal = position.legal(0)
        position.play(0, packing.STOP if packing.STOP in legal else packing.action(TAKE))
    position.play(0, packing.action(SPACE, D4))
    position.play(0, packing.STOP)
    assert (position.players[0].sprouts[D4], position.players[0].stored) == (1, 1)


def test_sprouts_are_given_to_each_other_player() -> None:
    position = laid({"tableau": [{"at": "d4", "card": "ab-309"}]}, {}, {}, phase="activate", action="red")
    position.play(0, packing.action(USE, D4))
    position.play(0, packing.action(TAKE, 4))
    assert [int(player.stored) for player in position.players] == [0, 2, 2]


def test_sprouts_are_given_to_one_player_of_choice() -> None:
    one = {"soil": 2, "tableau": [{"at": "d4", "card": "ab-327"}]}
    position = laid(one, {}, {}, phase="activate", action="red")
    position.play(0, packing.action(USE, D4))
    position.play(0, packing.action(TAKE, 2))
    assert position.legal(0) == [
        packing.action(NEIGHBOUR, 1),
        packing.action(NEIGHBOUR, 2),
    ]  # a gift isn't declined
    position.play(0, packing.action(NEIGHBOUR, 2))
    assert [int(player.stored) for player in position.players] == [0, 0, 2]


def test_given_sprouts_go_to_gaia_in_solo() -> None:
    position = laid({"tableau": [{"at": "d4", "card": "ab-309"}]}, phase="activate", action="red")
    assert position.gaia is not None
    before = position.gaia.sprouts
    position.play(0, packing.action(USE, D4))
    position.play(0, packing.action(TAKE))
    assert position.gaia.sprouts - before >= 2


def test_events_of_the_evening_may_be_used_by_everybody_and_stay_with_their_owner() -> None:
    evening = [c for c in CARDS if c.timing == "end_of_turn"]
    assert len(evening) == 4
    for event in evening:
        big, bigger = [c.id for c in CARDS if c.sprout_spaces >= 5 and c.max_growth >= 4][:2]
        rich = {"tableau": [{"at": "d4", "card": big, "sprouts": 5, "growth": 4}], "hand": [event.id, "200"]}
        other = {"tableau": [{"at": "d4", "card": bigger, "sprouts": 5, "growth": 4}], "hand": ["201"]}
        position = laid(rich, other)
        assert packing.action(EVENT, event.index) not in position.legal(0)
        position.play(0, packing.action(ACTION, RED))
        while position.phase != EVENING:
            seat = position.to_move()[0]
            legal = position.legal(seat)
            position.play(seat, packing.STOP if packing.STOP in legal else packing.action(TAKE))
        position.play(0, packing.action(EVENT, event.index))
        assert position.players[0].pile == [event.index]
        for seat in (0, 1):
            assert position.legal(seat)[:2] == [packing.action(USE, OFFERED), packing.STOP]
        position.play(1, packing.action(USE, OFFERED))
        while packing.verb_of(position.legal(1)[0]) == SPACE:
            position.play(1, position.legal(1)[0])
        spent = sum(cost.amount for cost in event.abilities[0].cost)
        assert sum(position.players[1].sprouts) + sum(position.players[1].growth) == 9 - spent


def test_ruling_48_an_event_of_the_evening_its_owner_cannot_pay_is_not_offered() -> None:
    for sprouts in (1, 2):
        tableau = [{"at": "d4", "card": "001", "sprouts": sprouts}]
        position = laid({"hand": ["ab-294"], "tableau": tableau}, {}, phase="activate", action="red")
        while position.phase != EVENING:
            decline_one(position)
        play = packing.action(EVENT, card("ab-294"))
        assert (play in position.legal(0)) == (sprouts == 2)
        refusal = position.why_not(0, ("hand:ab-294",))
        assert (refusal is not None and refusal.args["what"] == [("some-sprouts", 1)]) == (sprouts == 1)


def test_an_event_of_the_evening_lies_nowhere() -> None:
    tableau = [{"at": "d4", "card": "001", "sprouts": 2}]
    position = laid({"hand": ["ab-294"], "tableau": tableau}, {}, phase="activate", action="red")
    while position.phase != EVENING:
        decline_one(position)
    position.play(0, packing.action(EVENT, card("ab-294")))
    task = position.view(0)["players"][0]["task"]
    assert (task["kind"], task["card"], task["at"]) == ("offer", "ab-294", None)


def test_a_gift_to_one_other_player_is_never_declined() -> None:
    one = {"soil": 2, "tableau": [{"at": "d4", "card": "ab-327"}]}
    for others in (1, 2):
        position = laid(one, *[{} for _ in range(others)], phase="activate", action="red")
        position.play(0, packing.action(USE, D4))
        position.play(0, packing.action(TAKE))
        while packing.verb_of(position.legal(0)[0]) == NEIGHBOUR:
            assert packing.STOP not in position.legal(0)
            position.play(0, position.legal(0)[0])
        assert sum(player.stored for player in position.players) == 2


def test_an_ability_that_gives_by_the_events_of_neighbours_waits_for_the_first() -> None:
    """Cacao Tree (ab-340); with none it could do nothing, like any other ability that can't (section 17)."""
    mine = {"tableau": [{"at": "d4", "card": "ab-340"}], "hand": ["013"]}
    position = laid(mine, {"hand": ["223"]}, phase="activate", action="blue")
    assert packing.action(USE, D4) not in position.legal(0)
    position.play(1, packing.action(EVENT, card("223")))
    assert position.legal(0) == menu(position, 0)
    position.play(0, packing.action(USE, D4))
    position.play(0, packing.action(COMPOST, 13))
    assert len(position.players[0].compost) == 1


def test_an_ability_whose_sprouts_find_no_place_stores_them() -> None:
    mine = {"tableau": [{"at": "d4", "card": "231"}]}  # Alluvial Sediments: 2 sprouts
    position = laid(mine, {}, phase="activate", action="green")
    position.play(0, packing.action(USE, D4))
    assert position.players[0].stored == 2
    plain = arrange({}, [{**mine, "hand": ["013"]}, {}], phase="activate", action="green")
    assert packing.action(USE, D4) not in plain.legal(0)


def test_with_fewer_cards_than_are_kept_all_are_kept() -> None:
    position = laid({"island": "ab-296b", "hand": []}, {})
    position.play(0, packing.action(ACTION, GREEN))
    position.play(0, packing.action(TAKE, 1))
    again = GAME.decode(position.encode())
    assert again.legal(0) == position.legal(0)
    again.play(0, again.legal(0)[0])
    assert again.view(0)["players"][0]["hand_size"] == 1


def test_neighbour_abilities_look_at_the_better_neighbour() -> None:
    trees = [{"at": "d4", "card": "013"}, {"at": "e4", "card": "001"}]
    mine = [{"at": "d4", "card": "ab-332"}]  # 1 growth per tree of a neighbour
    position = laid({"tableau": mine}, {}, {"tableau": trees}, {}, phase="activate", action="yellow")
    room = CARDS[card("ab-332")].max_growth
    if packing.action(USE, D4) in position.legal(0):
        position.play(0, packing.action(USE, D4))
    assert (
        not position.players[0].agenda or position.players[0].agenda[-1] & 63 != 14
    )  # seats 1 and 3 have none
    position = laid({"tableau": mine}, {"tableau": trees}, {}, {}, phase="activate", action="yellow")
    position.play(0, packing.action(USE, D4))
    for _ in range(min(2, room)):
        position.play(0, packing.action(SPACE, D4))
    assert position.players[0].growth[D4] == min(2, room)


def test_black_neighbour_abilities_wait_until_all_planting_is_done() -> None:
    card_ = card("ab-347")  # 1 soil per blue card of a neighbour
    position = laid({"soil": 20, "hand": ["ab-347"]}, {"hand": ["013"], "soil": 9})
    position.play(0, packing.action(ACTION, GREEN))
    position.play(0, packing.action(PICK, card_))
    position.play(0, packing.action(SPACE, D4))
    assert position.players[0].later
    assert position.players[0].agenda[-1] & 63 != 7  # no soil is offered yet
    decline(position, 1)
    assert position.phase < EVENING


def test_everybody_may_plant_one_more() -> None:
    position = laid({"soil": 20, "hand": ["ab-348", "013"]}, {"soil": 20, "hand": ["008", "010"]})
    position.play(0, packing.action(ACTION, GREEN))
    position.play(0, packing.action(PICK, card("ab-348")))
    position.play(0, packing.action(SPACE, D4))
    for planted in (8, 10):
        position.play(1, packing.action(PICK, planted))
        position.play(1, position.legal(1)[0])
    assert len(position.players[1].spots) == 2  # one is usual for the other player


def planted_in_order(position: EarthPosition) -> list[str]:
    """Plants whenever it is asked to, declines everything else; who did what, until the activations."""
    told = []
    while position.view(None)["phase"] == "benefit":
        seat = position.to_move()[0]
        assert position.to_move() == [seat]  # one after the other
        legal = position.legal(seat)
        task = position.view(seat)["players"][seat]["task"]["kind"]
        told.append(f"{seat} {task}")
        picks = [action for action in legal if packing.verb_of(action) in (PICK, SPACE)]
        position.play(seat, (picks or [a for a in legal if a in (packing.STOP, packing.action(TAKE))])[0])
        assert GAME.decode(position.encode()).encode() == position.encode()
    return told


def test_everybody_plants_one_more_in_the_own_turn_if_the_order_is_strict() -> None:
    rich = {"soil": 20}
    strict = {"abundance": "on", "order": "strict"}

    def strictly(*hands: list[str]) -> EarthPosition:
        rows = [
            {"island": f"{286 + n}a", "climate": f"{297 + n}b", "hand": hand, **rich}
            for n, hand in enumerate(hands)
        ]
        position = arrange(strict, rows)
        position.play(0, packing.action(ACTION, GREEN))
        return position

    plant = ["plant", "put"]
    first = planted_in_order(strictly(["ab-348", "008", "009", "013"], ["006", "010", "011"], ["014", "016"]))
    assert first == [
        *[f"0 {task}" for task in 3 * plant], "0 take-draw-keep",
        *[f"1 {task}" for task in 2 * plant], "1 take-draw",
        *[f"2 {task}" for task in 2 * plant], "2 take-draw",
    ]  # fmt: skip
    second = strictly(["008", "009", "013"], ["ab-348", "006", "010", "011"], ["014", "016"])
    assert planted_in_order(second) == [
        *[f"0 {task}" for task in 2 * plant], "0 take-draw-keep",
        *[f"1 {task}" for task in 2 * plant], "1 take-draw",
        *[f"2 {task}" for task in 2 * plant], "2 take-draw",
        *[f"0 {task}" for task in plant],  # once more, without a further draw
    ]  # fmt: skip


def test_whoever_has_no_cards_and_has_finished_is_not_asked_for_the_extra_planting() -> None:
    position = laid({"soil": 20, "hand": ["ab-348", "013"]}, {"soil": 20, "hand": []})
    position.play(0, packing.action(ACTION, GREEN))
    decline(position, 1)
    position.play(0, packing.action(PICK, card("ab-348")))
    position.play(0, packing.action(SPACE, D4))
    assert position.to_move() == [0]


def test_keep_two_of_the_cards_drawn_when_planting() -> None:
    position = laid({"island": "ab-296b", "hand": []}, {})
    position.play(0, packing.action(ACTION, GREEN))
    position.play(0, packing.action(TAKE, 4))
    position.play(0, position.legal(0)[0])
    position.play(0, position.legal(0)[0])
    assert (len(position.players[0].hand), len(position.discard)) == (2, 2)


def test_completion_bonus_is_eleven_and_needs_a_leaf() -> None:
    full = [{"at": at, "card": f"{number:03}"} for number, at in enumerate(
        [f"{column}{row}" for row in range(2, 6) for column in "bcde"], 1)]  # fmt: skip
    position = laid({"tableau": full}, {}, phase="over", bonus=0)
    lines = {line.key: line.points[0] for line in position.sheet()}
    assert lines["bonus"] == 11


def test_gaia_starts_with_ten_sprouts_and_scores_unused_leaves() -> None:
    position = GAME.new({"abundance": "on", "seats": 1}, 4)
    gaia = position.view(None)["gaia"]
    assert gaia["sprouts"] == 10
    assert gaia["score"] == 10 + 5 * 5
    while position.view(None)["phase"] in ("faces", "setup"):
        position.play(0, position.legal(0)[0])
    before = position.view(None)["gaia"]["score"]
    position.play(0, packing.action(MAKE_SEED, abundance.FROM_LEAF))
    assert position.view(None)["gaia"]["score"] == before + 5
