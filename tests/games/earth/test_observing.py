"""What a seat of Earth observes, in positions laid out by hand; the generic tests are in tests/test_kit.py.

Cards of the examples: 020 Heather, 013 White Oak, 107 Badlands, 001 Japanese Maple, 198 and 200 events.
"""

from __future__ import annotations

from typing import Any

import pytest

from earth_positions import do, lay, seat, solo
from kit import observed
from ludosphere.core.rng import seeded
from ludosphere.games.earth import GAME, packing
from ludosphere.games.earth.abundance import EXTRA_DECK
from ludosphere.games.earth.cards import CARD_BY_ID, CARDS, DECK, of_kind
from ludosphere.games.earth.observing import BEST, FLAGS
from ludosphere.games.earth.packing import EVENT, PICK, TAKE, TEAM, TEAM_CARD
from ludosphere.games.earth.rules import EarthPosition
from ludosphere.games.earth.tables import FACE_KINDS
from ludosphere.games.earth.tasks import NAMES

OWN = seat(
    "c4:020:1 d4:013:2:3 e4:107",
    soil=5,
    hand=["001", "200"],
    compost=3,
    events=["198"],
    island="285a",
    climate="295a",
    ecosystem="305a",
)
OTHER = seat("d4:002", hand=["003"], soil=1, island="286a")
FAUNA = ["339a", "343a", "340b", "337b"]  # 20 soil, 4 trees, 4 events, 7 flora with growth


def two(own: dict[str, Any] = OWN, other: dict[str, Any] = OTHER, **facts: Any) -> EarthPosition:
    """A game for two; the first is to choose the action."""
    facts = {"fauna": FAUNA, "leaves": [[], [1], [0], []], "ecosystems": ["306a", "307a"], **facts}
    return lay(own, other, **facts)


def task(observation: dict[str, list[int]], row: int = 0) -> str | None:
    """The task of a seat's row."""
    found = observation["task"][row * len(NAMES) : (row + 1) * len(NAMES)]
    assert sum(found) <= 1
    return NAMES[found.index(1)] if any(found) else None


# --- what everybody may know ------------------------------------------------------------------------
def test_own_things_come_first_then_those_of_the_others() -> None:
    position = two()
    for own, turned in ((0, 1), (1, -1)):
        seen = observed(position, own)
        assert seen["soil"] == [5, 1][::turned]
        assert seen["hand_size"] == [2, 1][::turned]
        assert seen["compost"] == [3, 0][::turned]
        assert seen["events"] == [1, 0][::turned]
        assert seen["active"] == seen["first"] == seen["to_move"] == [1, 0][::turned]
        assert task(seen, own) == "choose"
        assert task(seen, 1 - own) is None


def test_the_phase_and_the_action() -> None:
    position = two()
    assert observed(position, 0)["phase"] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert observed(position, 0)["action"] == [0, 0, 0, 0, 1]
    do(position, 0, "A:red")
    assert observed(position, 0)["phase"] == [0, 0, 0, 1, 0, 0, 0, 0]
    assert observed(position, 1)["action"] == [0, 1, 0, 0, 0]


def test_sums_over_a_tableau() -> None:
    seen = observed(two(), 0)
    kinds, types, habitats, colours = [2, 1], [1, 0, 0, 1], [2, 2, 1, 1], [1, 1, 0, 2, 0, 0, 1]
    assert seen["area"][:18] == [3, *kinds, *types, *habitats, *colours]
    # Sprouts and their free spaces, growth and its free spaces, canopies still to come: 4 - 3 and 3.
    assert seen["pieces"] == [3, 1, 3, 4, 4, 0, 0, 0, 0, 0]
    assert seen["saving"] == [0, 1]  # Island 286a saves a soil for what is sunny


def test_what_abilities_bring() -> None:
    """In eighths, red and yellow abilities working in a quarter of the turns: Arid draws 2 cards, if its
    owner chose red, Oak 2, and Heather draws 1 or composts 2 from the hand."""
    card, from_hand = 3, 5
    climate, oak, heather = (
        observed(two(seat(cards, island="285b", climate="295a")), 0)["gains"][:8]
        for cards in ("", "d4:013", "d4:020")
    )
    assert climate[card] == 2
    assert [after - before for after, before in zip(oak, climate)] == [0, 0, 0, 4, 0, 0, 0, 0]
    assert heather[card] - climate[card] == 2
    assert heather[from_hand] - climate[from_hand] == 4


def test_points_by_line_are_those_of_the_sheet() -> None:
    position = two()
    seen = observed(position, 0)["points"]
    assert seen[:11] == [7, 99, 3, 3, 3, 3, 3, 15, 0, 36, 0]  # events cost a point: 100 - 1
    assert seen[11:] == [5, 100, 0, 0, 0, 0, 6, 15, 0, 26, 0]
    for own in range(2):
        lines = [line.points[own] for line in position.sheet()]
        lines[1] += 100
        assert observed(position, own)["points"][:10] == [*lines, position.scores()[own]]


def test_points_beyond_255() -> None:
    position = two(seat("d4:013", compost=260), OTHER)
    total = position.scores()[0]
    assert total > 255
    seen = observed(position, 1)["points"]
    assert seen[11 + 2] == 255
    assert seen[11 + 9 :] == [255, total - 255]


def test_goals_and_how_far_each_seat_is() -> None:
    seen = observed(two(), 0)
    assert seen["goals"] == [20, 15, 4, 11, 4, 11, 7, 15]  # what they ask for, points of the next leaf
    assert seen["progress"] == [25, 25, 100, 14, 5, 100, 0, 0]  # 5/20 soil, 1/4 trees, a leaf, 1/7
    assert seen["leaf"] == [0, 0, 15, 0, 0, 15, 0, 0]
    fauna = of_kind("fauna")
    assert [fauna[at] for at, here in enumerate(seen["fauna"]) if here] == sorted(
        CARD_BY_ID[card].index for card in FAUNA
    )


def test_goals_achieved_in_this_turn() -> None:
    seen = observed(two(seat("d4:013", soil=20, met=["339a"]), OTHER, leaves=[[], [], [], []]), 1)
    assert seen["achieved"] == [0, 0, 0, 0, 1, 0, 0, 0]
    assert seen["progress"][4] == 100
    assert seen["leaf"] == [0] * 8


# --- the own things ---------------------------------------------------------------------------------
def test_the_tableau_by_place() -> None:
    seen = observed(two(), 0)
    assert seen["frame"] == [3, 3, 2, 4]  # d4 is the fourth column of the fourth row
    flags, amounts = FLAGS + 2, 9
    heather, oak, badlands = (seen["tableau"][at * flags : at * flags + FLAGS] for at in range(3))
    assert heather == [1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]
    assert oak == [1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert badlands == [0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1]
    assert not any(seen["tableau"][3 * flags :])
    # Cost, VP, sprout and growth spaces, canopy, soil saved; sprouts, growth, points for a bush in the row.
    assert seen["tableau_amounts"][:amounts] == [2, 2, 2, 3, 3, 0, 1, 0, 0]
    assert seen["tableau_amounts"][amounts : 2 * amounts] == [4, 2, 2, 4, 4, 0, 2, 3, 0]
    assert seen["tableau_amounts"][2 * amounts : 3 * amounts] == [4, 2, 0, 0, 0, 0, 0, 0, 3]


def test_the_frame_moves_with_the_tableau() -> None:
    """The same cards one row up and one column to the left are in the same cells."""
    here = observed(two(seat("d4:013 e5:020")), 0)
    there = observed(two(seat("c3:013 d4:020")), 0)
    assert here["frame"] == [3, 4, 3, 4]
    assert there["frame"] == [2, 3, 2, 3]
    assert here["tableau"] == there["tableau"]
    second_row_second_column = 5 * (FLAGS + 2)
    assert here["tableau"][second_row_second_column] == 1


def test_what_was_used_and_planted_in_this_turn() -> None:
    own = seat("d4:013 e4:020", planted=["e4"], used=["d4"])
    seen = observed(two(own, phase="activate", action="yellow"), 0)["tableau"]
    assert seen[FLAGS : FLAGS + 2] == [1, 0]
    assert seen[2 * FLAGS + 2 : 2 * FLAGS + 4] == [0, 1]


def test_the_own_hand() -> None:
    seen = observed(two(), 0)
    assert [at + 1 for at, held in enumerate(seen["hand"]) if held] == [1, 200]
    maple = [1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0]
    assert seen["best"][: FLAGS + 1] == [*maple, 1]  # it can be planted
    tornado = seen["best"][FLAGS + 1 : 2 * FLAGS + 2]
    assert tornado[:3] == [0, 0, 1]
    assert tornado[-1] == 0
    assert seen["best_amounts"][:7] == [3, 2, 4, 3, 4, 0, 3]
    worths = seen["best_worth"]
    assert worths[0] > worths[1] > 0
    assert worths[2:] == [0] * (BEST - 2)


def test_what_a_discount_changes() -> None:
    """Clay Soil saves a soil for trees."""
    seen = observed(two(seat("d4:098", hand=["001"], soil=2)), 0)
    assert seen["saving"][0] == 1
    assert seen["best_amounts"][:7] == [3, 2, 4, 3, 4, 0, 2]
    assert seen["best"][FLAGS] == 1
    poorer = observed(two(seat("d4:098", hand=["001"], soil=1)), 0)
    assert poorer["best"][FLAGS] == 0


def test_only_the_best_hand_cards_are_shown_in_full() -> None:
    hand = [f"{number:03}" for number in range(30, 45)]
    seen = observed(two(seat("d4:013", hand=hand, soil=9)), 0)
    assert sum(seen["hand"]) == len(hand)
    assert seen["best_worth"] == sorted(seen["best_worth"], reverse=True)
    assert all(seen["best_worth"])


def test_own_and_shared_faces() -> None:
    seen = observed(two(), 0)["faces"]
    faces = [face for kind in ("island", "climate", "ecosystem") for face in of_kind(kind)]
    assert {faces[at] for at, own in enumerate(seen) if own == 2} == {
        CARD_BY_ID[face].index for face in ("285a", "295a", "305a", "306a", "307a")
    }
    assert 1 not in seen


def test_faces_to_choose_from() -> None:
    position = GAME.new({}, 5)
    assert isinstance(position, EarthPosition)
    seen = observed(position, 0)
    faces = [face for kind in ("island", "climate", "ecosystem") for face in of_kind(kind)]
    assert {faces[at] for at, own in enumerate(seen["faces"]) if own == 1} == set(position.players[0].dealt)
    assert task(seen) == "face"
    assert seen["pending"][NAMES.index("face")] == 3
    assert seen["due"][0] == 0  # an Island first


# --- what is pending --------------------------------------------------------------------------------
def test_cards_looked_at_are_seen_by_their_owner_only() -> None:
    position = two()
    do(position, 0, "A:green", ".", "4")
    seen = observed(position, 0)
    look = position.players[0].look
    assert len(look) == 4
    assert [at + 1 for at, held in enumerate(seen["hand"]) if held == 2] == sorted(look)
    assert task(seen) == "keep"
    assert seen["due"][0] == 1
    other = observed(position, 1)
    assert 2 not in other["hand"]
    assert task(other, 1) == "keep"


def test_a_card_that_is_being_planted() -> None:
    position = two()
    do(position, 0, "A:green", "001")
    seen = observed(position, 0)
    assert task(seen) == "put"
    assert seen["pending"][NAMES.index("plant")] == 1
    assert seen["due_amounts"] == [3, 2, 4, 3, 4, 0]
    assert seen["due_flags"][:7] == [1, 0, 0, 1, 0, 0, 0]
    assert seen["hand"][0] == 0
    other = observed(position, 1)
    assert task(other, 1) == "put"
    assert not any(other["due_flags"])


def test_amounts_that_are_offered() -> None:
    position = two()
    do(position, 0, "A:red")
    seen = observed(position, 0)
    assert task(seen) == "take-soil"
    assert seen["due"] == [5, 0, 0]
    assert task(observed(position, 1)) == "or"


# --- secrets ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("hidden", ["hand", "compost"])
def test_what_others_hold_is_not_observed(hidden: str) -> None:
    one = two(OWN, seat("d4:002", soil=1, **{hidden: ["003", "004"]}))
    another = two(OWN, seat("d4:002", soil=1, **{hidden: ["005", "201"]}))
    assert one.observe(0) == another.observe(0)
    if hidden == "hand":
        assert one.observe(1) != another.observe(1)
    else:  # nobody may look at the cards of a compost (102)
        assert one.observe(1) == another.observe(1)


def test_another_seat_s_cards_to_choose_from_are_not_observed() -> None:
    position = two()
    do(position, 0, "A:green", ".", "4")
    before = position.observe(1)
    position.players[0].look, position.deck[:4] = position.deck[:4], position.players[0].look
    assert position.observe(1) == before
    assert position.observe(0) != before


def test_the_order_of_the_deck_is_not_observed() -> None:
    position = two()
    before = [position.observe(0), position.observe(1)]
    position.deck.reverse()
    assert [position.observe(0), position.observe(1)] == before


# --- modes ------------------------------------------------------------------------------------------
def test_gaia() -> None:
    position = solo(
        seat("d4:013", soil=3),
        "hard",
        gaia={"deck": ["360", "363"], "card": "365", "soil": 4, "sprouts": 6, "growth": 5, "pass": 2,
              "score_pile": ["001"], "compost": 7},
    )  # fmt: skip
    seen = observed(position, 0)
    assert seen["difficulty"] == [0, 0, 1, 0]
    assert seen["gaia_deck"] == [1, 0, 0, 1, 0, 0]
    assert seen["gaia_card"] == [0, 0, 0, 0, 0, 1]
    assert seen["gaia"] == [2, 4, 0, 0, 0]
    # Her score pile, compost, sprouts, a full stack of growth, in all.
    assert seen["gaia_points"][:11] == [2, 0, 7, 6, 7, 0, 0, 0, 0, 22, 0]
    assert seen["gaia_points"][11] == 61  # 22 + 13.7 + (5.9 + 0.45 · 15 free spaces) · 2 cards
    assert seen["active"] == [1, 0]
    assert len(seen["bonus"]) == 2


def test_a_team_board_is_seen_by_both_partners() -> None:
    position = lay(*[seat("d4:" + card) for card in ("013", "014", "016", "017")], options={"teams": "on"})
    board = position.boards[0]
    board.soil, board.sprouts = 2, 3
    board.cards = [position.deck.pop()]
    board.compost = [position.deck.pop()]
    for one in (0, 2):
        seen = observed(position, one)
        assert seen["boards"] == [2, 3, 0, 1, 1, 0, 0, 0, 0, 0]
        assert [at + 1 for at, there in enumerate(seen["shared_cards"]) if there] == board.cards
    for one in (1, 3):
        seen = observed(position, one)
        assert seen["boards"] == [0, 0, 0, 0, 0, 2, 3, 0, 1, 1]
        assert not any(seen["shared_cards"])


def test_seeds_and_leaves_of_abundance() -> None:
    position = lay(
        seat("d4:013", seeds=2, stored=3),
        seat("d4:014"),
        options={"abundance": "on"},
        leaves=[[0], [], [], []],
    )
    assert observed(position, 0)["seeds"] == [2, 4, 3, 0, 0, 5, 0, 0]
    assert observed(position, 1)["seeds"] == [0, 5, 0, 0, 2, 4, 3, 0]


def test_the_month() -> None:
    position = lay(seat(), seat(), options={"month": "drawn"}, month="march")
    assert observed(position, 0)["month"] == [0, 0, 1] + [0] * 9


def test_whose_part_of_the_phase_is_still_to_come() -> None:
    position = lay(OWN, OTHER, seat("d4:004"), options={"order": "strict"})
    do(position, 0, "A:red")
    assert observed(position, 0)["waiting"] == [0, 1, 1]
    assert observed(position, 2)["waiting"] == [1, 0, 1]
    assert observed(position, 2)["mode"] == [0, 1, 0, 1]


def test_the_end() -> None:
    position = two(phase="over", bonus=1)
    seen = observed(position, 0)
    assert seen["active"] == [0, 0]
    assert seen["to_move"] == [0, 0]
    assert seen["bonus"] == [0, 1]
    assert seen["points"][19:] == [7, 33, 0]


# --- numbers of actions -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"seats": 3, "mode": "advanced", "order": "strict", "month": "drawn"},
        {"seats": 1, "difficulty": "expert"},
        {"seats": 4, "teams": "on"},
        {"seats": 3, "abundance": "on"},
        {"seats": 1, "abundance": "on"},
    ],
    ids=str,
)
def test_every_action_of_sensible_games_has_a_number(options: dict[str, object]) -> None:
    """By chance alone fields stay empty; played well, more can be taken and paid."""
    position = GAME.new(options, 7)
    numbering = GAME.action_space(GAME.options(options))
    rng = seeded(7, "numbers")
    while movers := position.to_move():
        for one in movers:
            for action in position.legal(one):
                assert numbering.action(numbering.index(action)) == action
        one = movers[0]
        position.play(one, position.rollout(one, rng))


def test_how_many_numbers_there_are() -> None:
    kinds: list[dict[str, object]] = [{}, {"abundance": "on"}, {"seats": 4, "teams": "on"}]
    base, abundant, teams = (GAME.action_space(GAME.options(options)) for options in kinds)
    cards = DECK + 1
    faces = cards + sum(card.kind in FACE_KINDS and not card.abundance for card in CARDS)
    # Faces, actions, sides, amounts, picks, places, composts, keeps, uses, events, conversion, stop.
    assert base.total == faces + 4 + 5 + 256 + cards + 49 + 3 * cards + 52 + 1 + 1
    assert abundant.total > base.total
    assert teams.total == base.total + 512 + cards
    assert (
        base.index(packing.action(TAKE, 255))
        < base.index(packing.action(PICK))
        < base.index(packing.action(EVENT, DECK))
    )
    event = packing.action(EVENT, EXTRA_DECK[-1])
    assert abundant.action(abundant.index(event)) == event
    drawn = packing.action(TEAM, TEAM_CARD + DECK)
    assert teams.action(teams.index(drawn)) == drawn
