"""Positions laid out by hand, and what is said about those that can't be."""

from __future__ import annotations

from typing import Any

import pytest

from earth_positions import can, do, end_turn, fauna, lay, leaves, own, phase_of, seat, solo, task
from ludosphere.core.errors import DecodeError, OptionError
from ludosphere.games.earth import GAME
from ludosphere.games.earth.arrange import arrange
from ludosphere.games.earth.cards import DECK


def test_what_is_named_is_there() -> None:
    position = lay(
        seat(
            "d4:013:1:2 e5:107",
            island="290b",
            climate="301a",
            ecosystem="312a",
            soil=6,
            hand=["014", "200"],
            compost=["015", "016"],
            events=["201"],
        ),
        fauna=["339a", "337b", "338a", "340a"],
        ecosystems=["306a", "319b"],
        leaves=[[1], [], [0, 1], []],
        turn=9,
    )
    view = position.view(0)
    mine = own(position)
    assert (mine["island"], mine["climate"], mine["ecosystem"]) == ("290b", "301a", "312a")
    assert (mine["soil"], mine["hand"], mine["compost"], mine["events"]) == (6, ["014", "200"], 2, ["201"])
    assert mine["tableau"] == [
        {"at": "d4", "card": "013", "sprouts": 1, "growth": 2},
        {"at": "e5", "card": "107", "sprouts": 0, "growth": 0},
    ]
    assert mine["leaves"] == 3
    assert [card["id"] for card in view["fauna"]] == ["339a", "337b", "338a", "340a"]
    assert view["ecosystems"] == ["306a", "319b"]
    assert view["deck"] == DECK - 2 - 2 - 2 - 1
    assert (view["turn"], view["round"], phase_of(position), position.to_move()) == (9, 5, "choose", [0])


def test_what_is_not_named_is_something_that_fits() -> None:
    position = arrange({}, [{}, {}])
    view = position.view(None)
    faces = [player[kind] for player in view["players"] for kind in ("island", "climate", "ecosystem")]
    faces += view["ecosystems"] + [card["id"] for card in view["fauna"]]
    assert None not in faces
    assert len({face[:3] for face in faces}) == len(faces) == 12


@pytest.mark.parametrize(
    ("phase", "action", "kinds"),
    [
        ("choose", None, ["choose", None]),
        ("benefit", "red", ["take-soil", "or"]),
        ("benefit", "green", ["plant", "take-draw"]),
        ("activate", "yellow", ["act", None]),
        ("last", None, ["last", None]),
        ("over", None, [None, None]),
    ],
)
def test_the_agendas_belong_to_the_phase(phase: str, action: str | None, kinds: list[str | None]) -> None:
    position = lay(seat("d4:013", hand=["014"]), seat(), phase=phase, action=action)
    assert phase_of(position) == phase
    assert [task(position, number) for number in range(2)] == kinds


def test_this_turns_places() -> None:
    position = lay(
        seat("d4:107 e4:002", planted=["e4"], used=["d4"], hand=["014"], island="285a"),
        phase="activate",
        action="green",
    )
    assert (own(position)["planted"], own(position)["used"]) == (["e4"], ["d4"])
    assert {"!island", "!d4", "!e4"} <= can(position)


def test_no_card_was_planted_where_none_lies() -> None:
    with pytest.raises(OptionError, match="No card lies on e4"):
        lay(seat("d4:107", planted=["e4"]), phase="activate", action="green")


def test_goals_met_this_turn() -> None:
    position = lay(
        seat("d4:013", hand=["014"], met=["339a"]),
        phase="activate",
        action="green",
        fauna=["340a", "339a", "338a", "337a"],
    )
    assert position.view(None)["fauna"][1]["met"] == [0]


def test_numbers_stand_for_cards_nobody_named() -> None:
    position = lay(seat(hand=4, compost=5), seat(hand=["013"], compost="rest"), deck=20, discard=3)
    view = position.view(0)
    assert (own(position)["hand_size"], own(position)["compost"]) == (4, 5)
    assert (view["deck"], view["discard"]) == (20, 3)
    assert view["players"][1]["compost"] == DECK - 4 - 5 - 1 - 20 - 3


def test_the_players_of_a_view_can_be_laid_out_again() -> None:
    position = lay(seat("d4:013:1:2", hand=["014", "015"], compost=4, events=["200"]), seat(hand=3), bonus=0)
    view = position.view(0)
    again = arrange({}, view["players"], fauna=[card["id"] for card in view["fauna"]])
    assert again.view(0) == view


def test_gaia_is_laid_out_too() -> None:
    facts = {"soil": 3, "sprouts": 4, "growth": 6, "compost": 7, "score_pile": ["013"], "pass": 2}
    position = solo(seat(), gaia={**facts, "deck": ["360", "362"], "card": "364"})
    view = position.view(0)["gaia"]
    assert {key: view[key] for key in facts} == facts
    assert (view["deck"], view["card"]) == (2, "364")


def test_it_is_a_position_like_any_other() -> None:
    position = lay(seat("d4:013:1:2", hand=5), seat(hand=3), seed=4)
    assert GAME.decode(position.encode()).encode() == position.encode()
    assert lay(seat("d4:013:1:2", hand=5), seat(hand=3), seed=4).encode() == position.encode()
    assert lay(seat("d4:013:1:2", hand=5), seat(hand=3), seed=5).encode() != position.encode()


@pytest.mark.parametrize(
    ("first", "facts", "message"),
    [
        ({"hand": ["999"]}, {}, "no card '999'"),
        ({"hand": ["013", "013"]}, {}, "somewhere else already"),
        ({"hand": ["285a"]}, {}, "no card of the deck"),
        ({"hand": 300}, {}, "can't be 300 cards"),
        ({"soil": -1}, {}, "number of soil"),
        ({"colour": "red"}, {}, "has no colour"),
        ({"island": "295a"}, {}, "no island card"),
        ({"island": "285a"}, {"second": {"island": "285b"}}, "used already"),
        ({"tableau": [{"at": "z9", "card": "013"}]}, {}, "no place 'z9'"),
        ({"tableau": [{"at": "d4", "card": "200"}]}, {}, "can't be planted"),
        ({"tableau": [{"at": "d4", "card": "013", "growth": 5}]}, {}, "room for 4 growth"),
        ({"tableau": [{"at": "c4", "card": "013"}]}, {}, "a card on d4"),
        ({"tableau": [{"at": "d4", "card": "013"}, {"at": "f4", "card": "014"}]}, {}, "touches"),
        ({"tableau": [{"at": "d4", "card": "013"}, {"at": "d4", "card": "014"}]}, {}, "Two cards lie on d4"),
        ({"tableau": [{"at": f"{x}4", "card": f"03{i}"} for i, x in enumerate("cdefg", 1)]}, {}, "four rows"),
        ({"events": ["013"]}, {}, "only events"),
        ({"met": ["345a"]}, {}, "not on the board"),
        ({}, {"deck": 3, "discard": 3}, "no place"),
        ({}, {"phase": "faces"}, "no phase 'faces'"),
        ({}, {"phase": "benefit"}, "needs the action"),
        ({}, {"action": "red"}, "no action is chosen"),
        ({}, {"active": 2}, "no column 2"),
        ({}, {"leaves": [[], []]}, "four fauna cards"),
        ({}, {"gaia": {}}, "solo game only"),
        ({}, {"month": "march"}, "month"),
        ({"bonus": 7}, {"bonus": 1}, "Only one"),
    ],
)
def test_what_can_not_be_is_said(first: dict[str, Any], facts: dict[str, Any], message: str) -> None:
    second = facts.pop("second", {})
    with pytest.raises(OptionError, match=message):
        arrange({}, [first, second], **facts)


@pytest.mark.parametrize(
    "facts", [{"fauna": ["337a"]}, {"leaves": [[0, 0], [], [], []]}, {"ecosystems": ["305a"]}, {"turn": 0}]
)
def test_the_rest_is_checked_like_a_snapshot(facts: dict[str, Any]) -> None:
    with pytest.raises(DecodeError):
        arrange({}, [{}, {}], **facts)


def test_a_goal_that_is_met_as_the_cards_lie_is_claimed() -> None:
    """Four trees lie there for Bornean Orangutan, yet nothing it depends on changes in this turn."""
    cards = "d4:001 e4:004 d5:013 e5:018"
    position = lay(seat(cards, soil=3), seat(), fauna=["343a", "344a", "345a", "356a"])
    assert fauna(position, "343a")["have"] == [4, 0]
    assert fauna(position, "343a")["met"] == [0]
    assert fauna(position, "344a")["met"] == []
    do(position, 0, "A:red")
    end_turn(position)
    assert leaves(position, "343a") == [(0, 15)]
    over = lay(seat(cards), seat(), fauna=["343a", "344a", "345a", "356a"], phase="over")
    assert leaves(over, "343a") == []


def test_alone_such_a_goal_takes_its_level_at_once() -> None:
    position = solo(seat("d4:001 e4:004 d5:013 e5:018"), fauna=["343a", "344a", "345a", "356a"])
    assert leaves(position, "343a") == [(0, 15)]
