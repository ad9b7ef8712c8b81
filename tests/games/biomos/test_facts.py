"""The facts of the box: cards, tokens, planets, and their texts in both languages."""

from __future__ import annotations

from collections import Counter

import pytest

from ludosphere import game
from ludosphere.core.errors import OptionError
from ludosphere.games.biomos.cards import (
    BASIC,
    BLACK_HOLE,
    CARD_BY_ID,
    CARDS,
    COPIES,
    JOKER,
    PLANET_TERRAIN,
    PLANETS,
    TERRAIN_NAMES,
    TERRAINS,
    TRACK,
)


def test_all_patterns_are_palindromes_and_different() -> None:
    assert len(CARDS) == 40
    assert all(card.pattern == card.pattern[::-1] for card in CARDS)
    assert len({card.pattern for card in CARDS}) == 40


def test_patterns_begin_with_a_terrain_and_name_no_other_numbers() -> None:
    assert all(card.pattern[0] != JOKER for card in CARDS)
    assert {part for card in CARDS for part in card.pattern} == set(range(6))


def test_ten_basic_cards_each_of_three_five_and_seven_points() -> None:
    assert Counter(card.points for card in CARDS[:BASIC]) == {3: 10, 5: 10, 7: 10}


def test_ten_giant_cards_of_ten_points() -> None:
    assert [card.points for card in CARDS[BASIC:]] == [10] * 10
    assert [card.giant for card in CARDS] == [False] * 30 + [True] * 10


def test_lengths_are_two_to_seven() -> None:
    lengths = {len(card.pattern) for card in CARDS}
    assert (min(lengths), max(lengths)) == (2, 7)
    assert {len(card.pattern) for card in CARDS[:BASIC]} == {2, 3, 4}
    assert {len(card.pattern) for card in CARDS[BASIC:]} == {4, 6, 7}


def test_each_terrain_is_named_eighteen_times_on_the_basic_cards() -> None:
    named = Counter(part for card in CARDS[:BASIC] for part in card.pattern if part != JOKER)
    assert named == dict.fromkeys(range(1, 6), 18)


def test_every_giant_names_one_terrain_four_times() -> None:
    for card in CARDS[BASIC:]:
        (count,) = Counter(part for part in card.pattern if part != JOKER).values()
        assert count == 4


def test_cards_are_numbered_in_their_printed_order() -> None:
    assert [card.id for card in CARDS] == [f"B{n}" for n in range(1, 31)] + [f"G{n}" for n in range(1, 11)]
    assert [card.number for card in CARDS] == [*range(1, 31), *range(1, 11)]
    assert [CARD_BY_ID[card.id] for card in CARDS] == list(range(40))


@pytest.mark.parametrize(
    ("card", "letters", "points"),
    [
        ("B1", "GG", 3),
        ("B8", "F?F", 3),
        ("B15", "SGS", 5),
        ("B24", "GFFG", 7),
        ("B30", "SMMS", 7),
        ("G2", "F?F?F?F", 10),
        ("G5", "DDDD", 10),
        ("G8", "GG??GG", 10),
    ],
)
def test_some_cards_as_printed(card: str, letters: str, points: int) -> None:
    found = CARDS[CARD_BY_ID[card]]
    assert "".join("?SDFMG"[part] for part in found.pattern) == letters
    assert found.points == points


def test_names_in_both_languages_are_different_and_not_empty() -> None:
    for lang in ("en", "fr"):
        names = [card.names[lang] for card in CARDS]
        assert all(names)
        assert len(set(names)) == 40


def test_terrains_and_tokens() -> None:
    assert TERRAINS == ("", "sea", "desert", "forest", "mountain", "glacier")
    assert COPIES * 5 == 60
    assert TERRAIN_NAMES["sea"] == {"en": "Ocean", "fr": "Mer"}


def test_planets_and_the_black_hole() -> None:
    assert TRACK == 12
    assert PLANETS == ("discovery", "forest", "mountain", "desert", "glacier")
    assert [TERRAINS[terrain] for terrain in PLANET_TERRAIN[1:]] == list(PLANETS[1:])
    assert BLACK_HOLE == (20, 40)


def test_set_up_shows_what_the_box_says() -> None:
    view = game("biomos").new({}, 1).view(None)
    assert len(view["centre"]) == 5
    assert [card[0] for card in view["basic"] + view["giants"]] == ["B"] * 4 + ["G"] * 4
    assert len(set(view["basic"] + view["giants"])) == 8
    assert view["deck"] == 26


def test_a_table_with_chosen_giants_has_only_these() -> None:
    biomos = game("biomos")
    for seed in range(5):
        view = biomos.new({"giant_biomes": ["G1", "G2", "G3", "G4", "G10"]}, seed).view(None)
        assert set(view["giants"]) < {"G1", "G2", "G3", "G4", "G10"}
    assert biomos.new({"giant_biomes": "G7, G2"}, 1).view(None)["giants"].count(None) == 2


def test_options_refuse_what_is_not_in_the_box() -> None:
    biomos = game("biomos")
    wrong: list[dict[str, object]] = [
        {"seats": 5},
        {"seats": 0},
        {"mode": "expert"},
        {"giant_biomes": ["G11"]},
        {"giant_biomes": ["G1", "G1"]},
        {"tie_break": "coin"},
        {"colour": "red"},
    ]
    for options in wrong:
        with pytest.raises(OptionError):
            biomos.new(options, 1)
