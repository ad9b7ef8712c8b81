"""Rulings 1 to 26 and those on round 1 further down; docs/rules/bioviva.md."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from bioviva_positions import CODES, SLOTS, action, begun, decide, lay, look_done, may, new, play, put
from ludosphere.core.errors import IllegalAction, OptionError
from ludosphere.core.registry import game
from ludosphere.games.bioviva.actions import FIGURES
from ludosphere.games.bioviva.rules import BiovivaPosition
from ludosphere.games.bioviva.state import ACT, DECIDE, DROPPING, RESULT, REVEAL, SPINNING


def letters(position: BiovivaPosition, slot: str) -> str:
    deck = position.setting.deck
    pair = deck.pair(position.backs[position.table[SLOTS.index(slot)]], position.setting.profile)
    return "".join(sorted(letter for letter, name in CODES.items() if name in pair))


def sums(position: BiovivaPosition) -> list[int]:
    return [
        position.hand[seat] + position.placed[seat] + position.out[seat] + int(position.on_cards(seat))
        for seat in range(int(position.seats))
    ]


# --- set-up and order --------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_r01_two_to_four_players_and_as_a_house_option_six(seats: int) -> None:
    with pytest.raises(OptionError):
        game("bioviva").options({"seats": seats})
    assert [game("bioviva").seats({"seats": n}) for n in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("seats", [5, 6])
def test_r01_five_and_six_play_three_turns_and_use_the_second_sides(seats: int) -> None:
    position = new(seats=seats)
    assert position.setting.turns == 3 * seats
    fronts, backs = set(FIGURES[:4]), set(FIGURES[4:])
    figures = [FIGURES[number] for number in position.figures]
    assert set(figures[:4]) == fronts
    assert set(figures[4:]) <= backs


def test_r01_too_small_a_pile_takes_the_cards_set_aside() -> None:
    position = decide(("AL", "AL", "AP", "AP"), seats=6)
    position.aside = [position.pile.pop() for _ in range(len(position.pile) - 3)]
    won = list(position.aside)
    play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4", "on")
    line = [position.table[SLOTS.index(slot)] for slot in ("0", "C0", "C1", "4")]
    assert set(line) & set(won)
    assert position.aside == []
    assert len(position.table) + len(position.pile) == 68


def test_r02_every_player_has_seven_stars() -> None:
    position = decide(("AL", "AL", "AP", "AP"))
    play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4", "on")
    assert (position.hand[0], position.placed[0]) == (5, 2)
    assert sums(position) == [7, 7]


def test_r03_constellations_are_chosen_in_seat_order_each_once() -> None:
    position = new(seats=3, figures="chosen")
    assert position.to_move() == [0]
    play(position, 0, "figure orion")
    assert position.to_move() == [1]
    assert not may(position, 1, "figure orion")
    play(position, 1, "figure bootes")
    play(position, 2, "figure cygnus")
    assert [FIGURES[number] for number in position.figures] == ["orion", "bootes", "cygnus"]


def test_r03_the_default_is_the_four_fronts() -> None:
    position = new(seats=4)
    names = ["big_dipper", "orion", "cygnus", "pegasus"]
    assert [FIGURES[number] for number in position.figures] == names


def test_r04_the_first_player_is_drawn_or_named() -> None:
    drawn = Counter(int(look_done(new(seed, seats=4)).active) for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 25
    for seat in range(1, 5):
        assert look_done(new(7, seats=4, first=seat)).to_move() == [seat - 1]
    with pytest.raises(OptionError, match="first"):
        game("bioviva").options({"seats": 2, "first": 3})


def test_r05_the_youngest_is_named_or_drawn() -> None:
    assert {new(seed, seats=3).ages[0] for seed in range(40)} == {0, 1, 2}
    for seat in (1, 2, 3):
        position = new(3, seats=3, youngest=seat)
        assert position.ages[0] == seat - 1
        assert sorted(position.ages) == [0, 1, 2]
        assert position.youngest_of([0, 1, 2]) == seat - 1


def test_r06_turns_go_to_the_right() -> None:
    position = begun(seats=4, first=3)
    order = []
    for _ in range(5):
        order.append(int(position.active))
        play(position, int(position.active), "look 0", "look 1", "keep")
    assert order == [2, 1, 0, 3, 2]


def test_r07_the_centre_is_not_there_during_the_first_spin() -> None:
    position = new()
    for slot in ("C0", "C1"):
        assert not may(position, 0, f"look {slot}")
        with pytest.raises(IllegalAction):
            play(position, 0, f"look {slot}")
    assert len(position.table) == 8
    assert len(look_done(position).table) == 10


# --- a turn ------------------------------------------------------------------------------------------------
def test_r08_exactly_two_actions_then_the_decision() -> None:
    position = begun()
    assert position.phase == ACT
    for text in ("keep", "turn 0", "done"):
        assert not may(position, 0, text)
    play(position, 0, "look 5")
    assert not may(position, 0, "keep")
    play(position, 0, "look 5")
    assert position.phase == DECIDE
    assert not may(position, 0, "look 5")
    assert may(position, 0, "keep")
    assert may(position, 0, "turn 0")


def test_r09_a_swap_needs_two_slots_of_the_ten() -> None:
    position = begun()
    swaps = [one for one in position.legal(0) if one >> 20 == action("swap 0 1") >> 20]
    assert len(swaps) == 45
    table = list(position.table)
    play(position, 0, "swap C0 C1")
    assert position.table == [*table[:8], table[9], table[8]]
    play(position, 0, "swap C1 3")
    assert position.table[3] == table[8]
    assert position.table[9] == table[3]


def test_r10_a_pivot_to_the_current_line_is_refused() -> None:
    position = begun()
    assert not may(position, 0, "pivot 0")
    assert [may(position, 0, f"pivot {line}") for line in (1, 2, 3)] == [True] * 3
    play(position, 0, "pivot 3")
    assert position.line == 3
    assert not may(position, 0, "pivot 3")
    assert may(position, 0, "pivot 0")


def test_r11_a_pivot_moves_no_card() -> None:
    position = begun()
    table = list(position.table)
    play(position, 0, "pivot 2")
    assert position.table == table


def test_r12_a_look_shows_the_back_to_that_player_only() -> None:
    position = begun(seats=3, backs="whole")
    events = play(position, 0, "look 5")
    card = position.setting.deck.cards[position.table[5]]
    own = position.view(0)["table"][5]
    assert own["back"]["title"] == card.title["en"]
    assert own["back"]["commentary"] == card.commentary["en"]
    assert own["seen"]
    for other in (1, 2, None):
        shown = position.view(other)
        assert shown["table"][5]["back"] is None
        assert not shown["table"][5]["seen"]
        assert shown["players"][0]["looking"] == "5"
    assert [event.args for event in events] == [{"slot": 5, "picture": position.table[5]}]


def test_r13_the_same_card_may_be_looked_at_twice() -> None:
    position = begun()
    play(position, 0, "look 5", "look 5", "keep")
    play(position, 1, "look 5")
    assert position.view(1)["table"][5]["seen"]


# --- the reveal --------------------------------------------------------------------------------------------
def test_r14_the_first_card_is_an_end_of_the_line_then_any_order() -> None:
    position = decide(("AL", "AL", "AP", "AP"))
    assert [slot for slot in SLOTS if may(position, 0, f"turn {slot}")] == ["0", "4"]
    play(position, 0, "turn 4")
    assert position.phase == REVEAL
    assert {slot for slot in SLOTS if may(position, 0, f"turn {slot}")} == {"0", "C0", "C1"}
    assert not may(position, 0, "keep")
    play(position, 0, "turn C1", "turn 0", "turn C0")
    assert position.phase == RESULT


def test_r15_all_cards_must_share_one_characteristic() -> None:
    position = decide(("AL", "AP", "SL", "AU"))
    play(position, 0, "turn 0", "turn C0")
    assert position.view(0)["reveal"]["common"] == ["atmosphere"]
    play(position, 0, "turn C1")
    assert position.phase == RESULT
    assert position.view(0)["reveal"]["outcome"] == "failed"
    assert position.view(0)["reveal"]["common"] == []


def test_r16_identical_compares_the_two_as_a_set() -> None:
    position = decide(("AS", "AS", "AL", "AP"))
    deck = position.setting.deck
    order = {deck.pair(index, "mixed") for index in range(68) if set(deck.pair(index, "mixed")) == {
        "atmosphere", "solar_system"}}  # fmt: skip
    assert len(order) >= 1
    masks = position.setting.masks
    assert masks[position.table[0]] == masks[position.table[8]]
    play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4")
    assert position.placed[0] == 2


@pytest.mark.parametrize(
    ("cards", "stars"),
    [
        (("AL", "AP", "AS", "AU"), 1),
        (("AL", "AL", "AP", "AP"), 2),
        (("AS", "AS", "AL", "AP"), 2),
        (("AL", "AL", "AL", "AP"), 2),
        (("AP", "AP", "AP", "AP"), 3),
    ],
)
def test_r17_one_reward_by_the_largest_group(cards: tuple[str, ...], stars: int) -> None:
    position = decide(cards)
    play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4")
    assert position.placed[0] == stars


@pytest.mark.parametrize(
    ("cards", "stars"), [(("AL", "AP", "AS", "AU"), 2), (("AL", "AL", "AP", "AP"), 4), (("AP",) * 4, 6)]
)
def test_r17_the_three_rewards_are_settings(cards: tuple[str, ...], stars: int) -> None:
    position = decide(cards, tier1=2, tier2=4, tier3=6)
    play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4")
    assert position.placed[0] == stars


def test_r18_what_the_hand_does_not_hold_is_lost() -> None:
    position = decide(("AP",) * 4)
    position.hand[0], position.placed[0], position.won[0] = 1, 6, 6
    position.gains = [1, 0, 6, 0]
    play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4")
    assert (position.hand[0], position.placed[0]) == (0, 7)
    assert position.view(1)["reveal"]["stars"] == 1
    play(position, 0, "on")
    look_done(position)
    play(position, 1, "look 0", "look 0", "keep")
    assert position.to_move() == [0], "a full constellation still plays its turns"


def test_r19_only_turned_cards_are_shuffled() -> None:
    orders = Counter()
    for seed in range(240):
        position = decide(("AL", "AP", "SL", "PU"), seed=seed)
        before = list(position.table)
        play(position, 0, "turn 0", "turn C0", "turn C1", "on")
        after = list(position.table)
        assert [after[slot] for slot in (1, 2, 3, 4, 5, 6, 7)] == [
            before[slot] for slot in (1, 2, 3, 4, 5, 6, 7)
        ]
        moved = [before.index(after[slot]) for slot in (0, 8, 9)]
        assert sorted(moved) == [0, 8, 9]
        orders[tuple(moved)] += 1
    assert set(orders) == set(permutations((0, 8, 9)))
    assert min(orders.values()) > 15


def test_r19_one_card_alone_never_fails() -> None:
    position = decide(("AL", "SP", "AP", "AP"))
    play(position, 0, "turn 0")
    assert position.phase == REVEAL
    play(position, 0, "turn C0")
    assert position.phase == RESULT


def test_r20_what_was_revealed_is_shown_until_the_next_player_acts() -> None:
    position = decide(("AL", "SP", "AP", "AP"))
    play(position, 0, "turn 0", "turn C0", "on")
    shown = position.view(1)["reveal"]
    assert [set(card["pair"]) for card in shown["cards"]] == [
        {CODES["A"], CODES["L"]},
        {CODES["S"], CODES["P"]},
    ]
    assert position.view(1)["memory"] == []
    play(position, 1, "look 6")
    assert position.view(1)["reveal"] is None


def test_r20_with_the_memory_aid_it_stays() -> None:
    position = decide(("AL", "SP", "AP", "AP"), aid="log")
    turned = [position.table[0], position.table[8]]
    play(position, 0, "turn 0", "turn C0", "on")
    play(position, 1, "look 6")
    assert sorted(back["picture"] for back in position.view(None)["memory"]) == sorted(turned)
    assert {back["picture"] for back in position.view(1)["memory"]} == {*turned, position.table[6]}


def test_r21_won_cards_leave_and_new_ones_take_their_slots_in_order() -> None:
    position = decide(("AL", "AL", "AP", "AP"))
    won = [position.table[slot] for slot in (0, 8, 9, 4)]
    pile = set(position.pile)
    events = play(position, 0, "turn 4", "turn C1", "turn C0", "turn 0", "on")
    assert position.aside == won
    refill = next(event for event in events if event.kind == "refilled")
    assert refill.args["slots"] == [0, 8, 9, 4]
    assert refill.args["pictures"] == [position.table[slot] for slot in (0, 8, 9, 4)]
    assert set(refill.args["pictures"]) <= pile
    assert len(position.pile) == 68 - 10 - 4


def test_r22_a_spin_follows_every_success_and_no_failure() -> None:
    won = decide(("AL", "AL", "AP", "AP"))
    play(won, 0, "turn 0", "turn C0", "turn C1", "turn 4", "on")
    assert won.phase == SPINNING
    failed = decide(("AL", "SP", "AP", "AP"))
    play(failed, 0, "turn 0", "turn C0", "on")
    assert failed.phase == ACT
    assert failed.to_move() == [1]


def test_r23_everybody_may_look_at_two_different_cards_of_all_ten() -> None:
    position = decide(("AL", "AL", "AP", "AP"), seats=3)
    play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4", "on")
    assert position.to_move() == [0, 1, 2]
    play(position, 0, "look C1")
    assert not may(position, 0, "look C1")
    play(position, 0, "look 3")
    assert not may(position, 0, "look 5")
    play(position, 0, "done")
    play(position, 2, "done")
    assert position.to_move() == [1]
    play(position, 1, "look 3", "done")
    assert position.phase == ACT
    assert position.to_move() == [2], "then the turn passes to the right"


def test_r24_after_a_success_on_the_last_turn_nothing_is_refilled() -> None:
    position = decide(("AL", "AL", "AP", "AP"))
    position.turn = position.setting.turns
    pile = len(position.pile)
    play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4")
    won = [position.table[slot] for slot in (0, 8, 9, 4)]
    events = play(position, 0, "on")
    assert position.phase == DROPPING
    assert {event.kind for event in events} & {"refilled", "spun"} == set()
    assert len(position.pile) == pile - 5
    assert set(won) <= set(position.grid), "the four won cards and five of the pile"


@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 9), (4, 12)])
def test_r25_three_turns_each_four_with_two_players(seats: int, turns: int) -> None:
    position = begun(seats=seats)
    position.hand[0], position.placed[0], position.won[0], position.gains = 0, 7, 7, [1, 0, 7, 0]
    played: Counter[int] = Counter()
    while position.phase == ACT:
        seat = int(position.active)
        played[seat] += 1
        play(position, seat, "look 0", "look 0", "keep")
    assert sum(played.values()) == turns
    assert set(played.values()) == {turns // seats}


def test_r26_the_cards_on_the_table_are_not_used_in_round_2() -> None:
    for seed in range(20):
        position = begun(seed)
        table: list[int] = []
        while position.phase == ACT:
            table = list(position.table)
            play(position, int(position.active), "look 0", "look 0", "keep")
        assert len(position.grid) == 9
        assert not set(position.grid) & set(table)


# --- from the line-by-line check ---------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 9), (4, 12)])
def test_r56_seats_clockwise_turns_counter_clockwise(seats: int, turns: int) -> None:
    position = begun(seats=seats, first=seats)
    order = []
    while position.phase == ACT:
        order.append(int(position.active))
        play(position, int(position.active), "look 0", "look 0", "keep")
    assert order == [(seats - 1 - step) % seats for step in range(turns)]


def test_r57_a_scored_or_failed_line_stays_the_current_line() -> None:
    position = begun()
    lay(position, {"2": "AL", "C0": "SP", "C1": "AP", "6": "AP"})
    play(position, 0, "pivot 2", "look 0", "turn 2", "turn C0", "on")
    assert position.line == 2
    assert not may(position, 1, "pivot 2")
    lay(position, {"2": "AL", "C0": "AL", "C1": "AP", "6": "AP"})
    play(position, 1, "look 0", "look 1", "turn 6", "turn 2", "turn C0", "turn C1", "on")
    assert position.line == 2


def test_r58_the_failing_card_was_seen_the_others_not() -> None:
    position = decide(("AS", "AP", "SP", "AU"))
    line = [position.table[slot] for slot in (0, 8, 9, 4)]
    events = play(position, 0, "turn 0", "turn C0", "turn C1", "on")
    assert position.view(1)["reveal"]["outcome"] == "failed"
    assert [bool(position.seen[picture] & 2) for picture in line] == [True, True, True, False]
    shuffled = next(event for event in events if event.kind == "shuffled")
    assert sorted(shuffled.args["to"]) == sorted(shuffled.args["from"]) == [0, 8, 9]
    assert position.table[4] == line[3]
    assert position.placed[0] == 0
    assert position.phase == ACT


def test_r59_the_shuffle_may_leave_everything_as_it_was() -> None:
    stays = 0
    for seed in range(100):
        position = decide(("AL", "SP", "AP", "AP"), seed=seed)
        before = list(position.table)
        play(position, 0, "turn 0", "turn C0", "on")
        stays += position.table == before
    assert 30 <= stays <= 70


@pytest.mark.parametrize(
    ("cards", "stars"),
    [
        (("AL", "AL", "AP", "AP"), 2),
        (("AS", "AS", "AL", "AP"), 2),
        (("AL", "AP", "AS", "AU"), 1),
        (("AP", "AP", "AP", "AP"), 3),
    ],
)
def test_r60_the_reward_table(cards: tuple[str, ...], stars: int) -> None:
    position = decide(cards)
    events = play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4")
    assert [event.args["stars"] for event in events if event.kind == "won"] == [stars]
    sheet = {line.key: line.points for line in position.sheet()}
    assert sheet == {"round1": [stars, 0], "round2": [0, 0]}


@pytest.mark.parametrize(("backs", "title"), [("characteristics", False), ("whole", True)])
def test_r61_looks_and_reveals_show_what_the_setting_says(backs: str, title: bool) -> None:
    position = decide(("AL", "AL", "AP", "AP"), backs=backs)
    play(position, 0, "turn 0")
    shown = position.view(1)["table"][0]["back"]
    assert set(shown["pair"]) == {CODES["A"], CODES["L"]}
    assert (shown["title"] is not None) is title
    assert (shown["commentary"] is not None) is title


def test_r62_a_reward_without_a_star_in_hand_counts_nothing() -> None:
    position = decide(("AP",) * 4)
    position.hand[0], position.placed[0], position.won[0], position.gains = 0, 7, 7, [1, 0, 7, 0]
    play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4")
    assert position.won[0] == 7
    assert position.sheet()[0].points == [7, 0]


def test_r75_swaps_within_a_line_and_looks_at_it_are_legal() -> None:
    position = begun()
    cards = {position.table[slot] for slot in (0, 8, 9, 4)}
    play(position, 0, "swap 0 4", "look C0")
    assert {position.table[slot] for slot in (0, 8, 9, 4)} == cards
    play(position, 0, "keep")
    play(position, 1, "pivot 2", "pivot 0")
    assert position.line == 0
    assert position.phase == DECIDE


# --- spins -------------------------------------------------------------------------------------------------
def test_a_first_spin_with_a_budget_gives_each_seat_so_many_looks() -> None:
    position = new(peeks=3)
    play(position, 1, "look 0", "look 0", "look 7")
    assert not may(position, 1, "look 1")
    assert position.to_move() == [0, 1], "the last card is in hand until it is put back"
    play(position, 1, "done")
    assert position.to_move() == [0]


@pytest.mark.parametrize(("top", "least", "most"), [("short", 8, 12), ("normal", 12, 18), ("long", 24, 36)])
def test_a_timed_spin_lasts_as_long_for_everybody(top: str, least: int, most: int) -> None:
    lengths = {new(seed, top=top).time_limit() for seed in range(30)}
    assert len(lengths) > 20
    assert all(length is not None and least * 1000 <= length <= most * 1000 for length in lengths)
    position = new(4, top=top)
    length = position.time_limit()
    assert length is not None
    assert position.view(0)["players"][0]["looks"] == length // 1200
    for seat in list(position.to_move()):
        position.play(seat, position.timeout_action(seat))
    assert position.phase == ACT
    assert position.time_limit() is None


def test_without_limit_one_may_look_at_every_card_again_and_again() -> None:
    position = new(top="unlimited")
    for _ in range(4):
        play(position, 0, *[f"look {slot}" for slot in range(8)])
    assert may(position, 0, "look 0")
    assert position.time_limit() is None


def test_laying_a_card_moves_what_was_there() -> None:
    position = begun()
    picture = position.pile[0]
    old = position.table[3]
    put(position, 3, picture)
    assert position.table[3] == picture
    assert old in position.pile
    assert letters(position, "3")


def test_a_bot_without_memory_spends_every_look_of_the_first_spin_on_another_back() -> None:
    position = new(1)
    seen = []
    while 0 in position.to_move():
        sight = position.copy()
        sight.forget(0, 0, 1)
        chosen = sight.suggest(0)
        if chosen != action("done"):
            seen.append(chosen)
        position.play(0, chosen)
    assert len(seen) == len(set(seen)) == 5
