"""Teams, 2 against 2 (section 11, ruling 130)."""

from __future__ import annotations

from typing import Any

import pytest

from ludosphere.core.errors import IllegalAction, OptionError
from ludosphere.core.rng import seeded
from ludosphere.games.earth import GAME, packing
from ludosphere.games.earth.arrange import arrange
from ludosphere.games.earth.cards import BLUE, GREEN, RED, YELLOW
from ludosphere.games.earth.packing import (
    ACTION,
    EVENT,
    GET_COMPOST,
    GET_SOIL,
    GET_SPROUT,
    OPTION,
    PICK,
    SPACE,
    TAKE,
    TEAM,
    TEAM_CARD,
    TEAM_THING,
    USE,
)
from ludosphere.games.earth.rules import EarthPosition
from ludosphere.games.earth.state import LAST, OVER

A1, B1, A2, B2 = range(4)
PLAIN = {"island": "285a", "climate": "295b"}


def teams(*players: dict[str, Any], **more: Any) -> EarthPosition:
    """Four players, A1 to choose an action."""
    laid = [
        {**PLAIN, "island": f"{285 + seat}a", "climate": f"{296 + seat}b", **player}
        for seat, player in enumerate(players)
    ]
    return arrange({"teams": "on"}, laid, **more)


def finish_turn(position: EarthPosition) -> None:
    """Everybody declines what is left of the turn."""
    turn = position.turn
    while position.turn == turn and position.to_move():
        seat = position.to_move()[0]
        legal = position.legal(seat)
        wanted = [packing.STOP, packing.action(TAKE), packing.action(TEAM)]
        position.play(seat, next(action for action in wanted if action in legal))


def test_ruling_130_soil_left_for_the_partner() -> None:
    position = teams({}, {}, {}, {})
    position.play(A1, packing.action(ACTION, RED))
    position.play(A1, packing.action(TAKE, 2))  # gains 5 soil, takes 2 …
    position.play(A1, packing.action(TEAM, 3))  # … leaves 3
    soil = [int(player.soil) for player in position.players]
    assert position.view(None)["team_boards"][0]["soil"] == 3
    take = packing.action(TEAM, TEAM_THING + GET_SOIL)
    assert take not in position.legal(B1)
    position.play(A2, take)
    position.play(A2, take)
    finish_turn(position)
    assert [int(player.soil) for player in position.players] == [soil[0], soil[1], soil[2] + 2, soil[3]]
    assert position.view(None)["team_boards"][0]["soil"] == 0  # 1 is lost at the end of the turn


def test_ruling_130_nothing_owned_can_be_left() -> None:
    position = teams({"soil": 9}, {}, {}, {})
    assert not [action for action in position.legal(A1) if packing.verb_of(action) == TEAM]
    position.play(A1, packing.action(ACTION, RED))
    position.play(A1, packing.action(TAKE, 4))
    assert position.legal(A1) == [packing.action(TEAM, 1), packing.action(TEAM)]
    with pytest.raises(IllegalAction):
        position.play(A1, packing.action(TEAM, 2))


def test_ruling_130_left_cards_are_seen_by_both_partners_only() -> None:
    position = teams({}, {}, {}, {})
    position.play(A1, packing.action(ACTION, YELLOW))
    position.play(A1, packing.action(TAKE, 2))
    position.play(A1, packing.action(TEAM, 2))
    cards = position.view(A1)["team_boards"][0]["cards"]
    assert len(cards) == 2
    assert position.view(A2)["team_boards"][0]["cards"] == cards
    for seat in (B1, B2, None):
        assert position.view(seat)["team_boards"][0]["cards"] is None
        assert position.view(seat)["team_boards"][0]["card_count"] == 2
    drawn = {
        tuple(position.determinize(B1, seeded(seed)).view(A1)["team_boards"][0]["cards"]) for seed in range(9)
    }
    assert len(drawn) > 1
    assert position.determinize(A2, seeded(1)).view(A2)["team_boards"] == position.view(A2)["team_boards"]
    card = position.boards[0].cards[0]
    position.play(A2, packing.action(TEAM, TEAM_CARD + card))
    assert card in position.players[A2].hand
    discarded = len(position.discard)
    finish_turn(position)
    assert len(position.discard) == discarded + 1  # the one nobody took


def test_ruling_130_left_compost_is_seen_by_nobody() -> None:
    position = teams({}, {}, {}, {})
    position.play(A1, packing.action(ACTION, RED))
    position.play(A1, packing.action(TAKE, 5))
    position.play(A1, packing.action(TAKE))
    position.play(A1, packing.action(TEAM, 2))
    for seat in (A1, B1, A2, None):
        assert position.view(seat)["team_boards"][0]["compost"] == 2
        assert position.view(seat)["team_boards"][0]["card_count"] == 0
    compost = len(position.players[A2].compost)
    position.play(A2, packing.action(TEAM, TEAM_THING + GET_COMPOST))
    assert len(position.players[A2].compost) == compost + 1


def test_ruling_130_sprouts_taken_are_placed_at_once() -> None:
    flora = [{"at": "d4", "card": "013"}]  # White Oak
    position = teams({"tableau": flora}, {}, {"tableau": [{"at": "d4", "card": "008"}]}, {})
    position.play(A1, packing.action(ACTION, BLUE))
    position.play(A1, packing.STOP)  # none of the 6 sprouts placed
    position.play(A1, packing.action(TEAM, 6))
    position.play(A2, packing.action(OPTION, GET_SOIL))
    position.play(A2, packing.action(TAKE, 2))
    position.play(A2, packing.action(TEAM, TEAM_THING + GET_SPROUT))
    assert position.legal(A2)[0] == packing.action(SPACE, 24)
    position.play(A2, packing.action(SPACE, 24))
    assert position.players[A2].sprouts[24] == 1
    assert position.boards[0].sprouts == 5


def test_ruling_130_the_partner_gets_a_last_chance_before_the_turn_ends() -> None:
    position = teams({}, {}, {}, {})
    position.play(A1, packing.action(ACTION, YELLOW))
    for seat in (B1, A2, B2):
        position.play(seat, packing.STOP)
        while seat in position.to_move():
            position.play(seat, packing.STOP)
    position.play(A1, packing.action(TAKE))
    position.play(A1, packing.action(TEAM, 1))
    (card,) = position.boards[0].cards
    assert position.to_move() == [A1]
    while A2 not in position.to_move():
        assert position.turn == 1
        position.play(A1, next(a for a in (packing.STOP, packing.action(TEAM)) if a in position.legal(A1)))
    assert packing.action(TEAM, TEAM_CARD + card) in position.legal(A2)
    position.play(A2, packing.action(TEAM, TEAM_CARD + card))
    assert card in position.players[A2].hand


def test_ruling_130_partners_add_up_points_and_tie_breakers() -> None:
    composted = [{"compost": n} for n in (3, 4, 6, 4)]
    position = teams(*composted, phase="over", bonus=A1)
    result = position.result()
    assert result is not None
    sides = [result.scores[side] + result.scores[side + 2] for side in range(2)]
    assert (result.ranks[A1], result.ranks[B1]) == ((1, 3) if sides[0] > sides[1] else (3, 1))
    assert result.ranks[A1] == result.ranks[A2]
    assert result.ranks[B1] == result.ranks[B2]
    assert sum(result.payoffs) == 1


def test_teams_need_four_seats_and_no_expansion() -> None:
    for seats in (1, 2, 3, 5):
        with pytest.raises(OptionError, match="4 seats"):
            GAME.options({"teams": "on", "seats": seats})
    with pytest.raises(OptionError, match="Abundance"):
        GAME.options({"teams": "on", "seats": 4, "abundance": "on"})


def test_ruling_130_an_activation_stays_open_for_what_the_partner_may_leave() -> None:
    needy = {"tableau": [{"at": "d4", "card": "243"}], "soil": 0}  # Hairawn Muhly: 1 soil for 2 sprouts
    position = teams({}, {}, needy, {})
    position.play(A1, packing.action(ACTION, RED))
    position.play(A2, packing.STOP)
    assert position.legal(A2) == [packing.STOP]  # nothing to use yet
    position.play(A1, packing.action(TAKE, 4))
    position.play(A1, packing.action(TEAM, 1))
    position.play(A2, packing.action(TEAM, TEAM_THING + GET_SOIL))
    position.play(A2, packing.action(USE, 24))
    position.play(A2, packing.action(SPACE, 24))
    assert (position.players[A2].soil, position.players[A2].sprouts[24]) == (0, 1)


def test_ruling_130_a_card_the_partner_leaves_may_be_planted() -> None:
    owner = {"tableau": [{"at": "d4", "card": "230"}], "hand": ["014"]}  # Lava Plain makes room, then draw 2
    position = teams(owner, {}, {"soil": 20}, {}, deck=["005", "008"], discard=None)
    position.play(A1, packing.action(ACTION, GREEN))
    assert position.legal(A2) == [packing.STOP]
    position.play(A1, packing.action(PICK, 14))
    position.play(A1, packing.action(SPACE, 24))
    position.play(A1, packing.action(TAKE))
    position.play(A1, packing.action(TEAM, 1))
    (card,) = position.boards[0].cards
    position.play(A2, packing.action(TEAM, TEAM_CARD + card))
    position.play(A2, packing.action(PICK, card))
    position.play(A2, packing.action(SPACE, 24))
    assert position.players[A2].grid[24] == card


def test_ruling_130_pieces_without_a_place_of_ones_own_are_for_the_partner() -> None:
    mine = {"tableau": [{"at": "d4", "card": "231"}]}  # Alluvial Sediments: 2 sprouts, no flora
    position = teams(
        mine, {}, {"tableau": [{"at": "d4", "card": "008"}]}, {}, phase="activate", action="green"
    )
    position.play(A1, packing.action(USE, 24))
    position.play(A1, packing.action(TEAM, 2))
    assert position.boards[0].sprouts == 2


def test_ruling_130_the_partner_gets_a_chance_after_the_last_events_too() -> None:
    event = {"hand": ["222"]}  # 2 sprouts for nothing, and no flora to put them on
    position = teams(event, {}, {"tableau": [{"at": "d4", "card": "008"}]}, {}, phase="last")
    for seat in (B1, A2, B2):
        position.play(seat, packing.STOP)
    position.play(A1, packing.action(EVENT, 222))
    position.play(A1, packing.action(TEAM, 2))
    position.play(A1, packing.STOP)
    assert position.phase == LAST
    position.play(A2, packing.action(TEAM, TEAM_THING + GET_SPROUT))
    position.play(A2, packing.action(SPACE, 24))
    for seat in (A1, A2):
        position.play(seat, packing.STOP)
    assert position.phase == OVER
    assert position.boards[0].empty()
    assert position.players[A2].sprouts[24] == 1
