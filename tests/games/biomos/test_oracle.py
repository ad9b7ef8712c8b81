"""The engine against a second reading of the rules (tests/support/biomos_oracle.py)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from biomos_oracle import BOARDS, CARDS, Planet, Shadow, lines, move, moves, points, ranks, standing
from biomos_positions import TABLES, arranged, can, planets
from ludosphere import game
from ludosphere.core.contract import Position
from ludosphere.games.biomos import packing
from ludosphere.games.biomos.arrange import arrange
from ludosphere.games.biomos.packing import MOON, RECESS_A, RECESS_B
from ludosphere.games.biomos.planet import standing as found_standing
from ludosphere.games.biomos.rules import BiomosPosition

pytestmark = pytest.mark.unmeasured  # many long games


def follow(position: Position, shadow: Shadow, chance: random.Random, actions: int = 1000) -> None:
    """Plays at random; choices, every part of the view, scores and sheet must be as the oracle says."""
    for _ in range(actions):
        assert position.view(None) == shadow.view()
        check_sheet(position, shadow)
        seats = position.to_move()
        if not seats:
            break
        assert seats == [shadow.active]
        assert can(position) == shadow.choices()
        action = chance.choice(position.legal(seats[0]))
        notation = position.notation(seats[0], action)
        position.play(seats[0], action)
        shadow.play(notation, position.view(None))


def check_sheet(position: Position, shadow: Shadow) -> None:
    expected: dict[str, list[int]] = {}
    for planet, claimed in zip(shadow.planets, shadow.claimed, strict=True):
        for key, value in lines(planet, claimed).items():
            expected.setdefault(key, []).append(value)
    if shadow.solo:
        for key, column in expected.items():
            column.append(sum(CARDS[card].points for card in shadow.absorbed) if key == "biomes" else 0)
        expected["hole"] = [0, 40 if shadow.advanced else 20]
    assert {line.key: line.points for line in position.sheet()} == expected
    scores = [points(*own) for own in zip(shadow.planets, shadow.claimed, strict=True)]
    assert position.scores() == scores


def check_result(position: Position, shadow: Shadow, tie_break: str) -> None:
    result = position.result()
    assert result is not None
    scores = [points(*own) for own in zip(shadow.planets, shadow.claimed, strict=True)]
    if shadow.solo:
        hole = (40 if shadow.advanced else 20) + sum(CARDS[card].points for card in shadow.absorbed)
        assert result.scores == [*scores, hole]
        won = scores[0] > hole
        assert result.ranks == ([1, 2] if won else [2, 1])
        assert result.payoffs == position.payoffs() == [1.0 if won else 0.0]
    else:
        expected = ranks(shadow.planets, scores, tie_break)
        assert result.scores == scores
        assert result.ranks == expected
        winners = expected.count(1)
        assert result.payoffs == position.payoffs() == [1 / winners if rank == 1 else 0 for rank in expected]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("tie_break", ["rulebook", "bga"])
def test_whole_games_go_as_the_oracle_says(mode: str, seats: int, tie_break: str) -> None:
    for seed in range(4):
        position = game("biomos").new({"mode": mode, "seats": seats, "tie_break": tie_break}, seed)
        shadow = Shadow.of(position.view(None))
        follow(position, shadow, random.Random(seed))
        assert shadow.phase == "over"
        check_result(position, shadow, tie_break)


@settings(max_examples=150, deadline=None)
@given(arranged(), st.integers(0, 1000))
def test_a_few_turns_from_anywhere_go_as_the_oracle_says(
    start: tuple[BiomosPosition, set[str]], seed: int
) -> None:
    position, deck = start
    shadow = Shadow.of(position.view(None), deck)
    follow(position, shadow, random.Random(seed), actions=12)
    if not position.to_move():
        check_result(position, shadow, "rulebook")


@st.composite
def any_planet(draw: st.DrawFn) -> Planet:
    """A planet in which runs of equal tokens are common, as patterns need them."""
    letters = draw(st.sampled_from(["F", "FS", "SG", "DMF", "SDFMG"]))
    token = st.sampled_from(letters)
    track = draw(st.text(token, max_size=12))
    if draw(st.booleans()):
        return Planet(track, moon=draw(token), board="discovery")
    free = st.one_of(st.just(""), token)
    board = draw(st.sampled_from(sorted(BOARDS)))
    return Planet(track, draw(free), draw(free), draw(token), board, advanced=True)


def number(planet: Planet) -> int:
    """The planet as the engine keeps it, laid out past the limit of twelve equal tokens."""
    found = 0
    for gap, letter in enumerate(planet.track):
        found = packing.put(found, gap, " SDFMG".index(letter))
    for spot, letter in ((RECESS_A, planet.a), (RECESS_B, planet.b), (MOON, planet.moon)):
        if letter:
            found = packing.put(found, spot, " SDFMG".index(letter))
    return int(found)


@settings(max_examples=1200, deadline=None)
@given(any_planet(), st.sampled_from([2**40 - 1, 2**30 - 1, 1023 << 30]) | st.integers(0, 2**40 - 1))
def test_all_forty_cards_stand_where_the_oracle_sees_them(planet: Planet, among: int) -> None:
    found = found_standing(number(planet), among)
    asked = {card for bit, card in enumerate(CARDS) if among >> bit & 1}
    assert {card for bit, card in enumerate(CARDS) if found >> bit & 1} == standing(planet) & asked


@settings(max_examples=80, deadline=None)
@given(any_planet())
def test_the_moon_effect_leads_to_the_planets_the_oracle_knows(planet: Planet) -> None:
    assume(planet.track)
    assume(max(Counter(planet.tokens + planet.moon).values()) <= 12)
    laid = {"track": planet.track, "a": planet.a, "b": planet.b, "moon": planet.moon, "board": planet.board}
    if not planet.advanced:
        del laid["board"]
    expected = {move(planet, start, end) for start, end in moves(*planet.shape)}
    mode = "advanced" if planet.advanced else "discovery"
    if not expected:
        with pytest.raises(ValueError, match="nothing can be done"):
            arrange([laid, {}], mode=mode, phase="lift", moon_formed=True, centre="")
        return
    position = arrange([laid, {}], mode=mode, phase="lift", moon_formed=True, centre="")
    reached = set()
    for action in position.legal(0):
        if position.notation(0, action) != "-":
            after = position.copy()
            after.play(0, action)
            reached.add(planets(after)[0])
    assert reached == expected


few_tokens = st.text("SDFMG", min_size=2, max_size=6)
"""Short tracks, so that equal points, equal numbers of terrains and equal counts come up often."""


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(["rulebook", "bga"]),
    st.lists(few_tokens, min_size=2, max_size=4),
    st.lists(st.booleans(), min_size=4, max_size=4),
)
def test_ranks_are_those_of_the_oracle(tie_break: str, tracks: list[str], claims: list[bool]) -> None:
    assume(max(Counter("".join(tracks)).values()) <= 12)
    laid = [
        {"track": track, "claimed": [f"B{seat + 1}"] if claims[seat] else []}
        for seat, track in enumerate(tracks)
    ]
    position = arrange(laid, phase="over", centre="", options={"tie_break": tie_break})
    result = position.result()
    assert result is not None
    assert result.ranks == ranks(planets(position), position.scores(), tie_break)
