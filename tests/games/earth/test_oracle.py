"""The slow reading of the scoring of Earth (`earth_oracle`) against the figures of the rulings."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import pairwise, permutations, product
from pathlib import Path
from typing import Any

import pytest

from earth_examples import EXAMPLES, RANKINGS, player, random_table, table
from earth_oracle import (
    CARDS,
    STEPS,
    Table,
    _longest_path,
    answer,
    area,
    colors,
    ecosystem_points,
    gaia_growth_points,
    gaia_pile_points,
    goal_value,
    icons,
    measure,
    meets,
    place_of,
    points,
    ranking,
    sheet,
    terrain_points,
)

pytestmark = pytest.mark.unmeasured  # many long games


def check(ruling: int) -> None:
    """Every example of a ruling."""
    examples = [one for one in EXAMPLES if one["ruling"] == ruling]
    assert examples
    for one in examples:
        assert (one["name"], answer(one["table"], one["seat"], one["ask"])) == (one["name"], one["expected"])
        if "met" in one:
            assert (one["name"], meets(one["table"], one["seat"], one["ask"][1])) == (one["name"], one["met"])


def per(card: str) -> dict[str, Any]:
    """The measure the gains of a card are multiplied by."""
    found = [gain["per"] for ability in CARDS[card]["abilities"] for gain in ability["gain"] if "per" in gain]
    assert found
    assert found[0]["every"] == 1
    measure_of: dict[str, Any] = found[0]["measure"]
    return measure_of


# --- rulings -----------------------------------------------------------------------------------------------
def test_ruling_4_the_back_of_a_face_plays_no_role() -> None:
    check(4)


def test_ruling_16_cards_planted_this_turn() -> None:
    planting = table(player("013 235 017", island="288b", planted=["d4", "e4"]))
    assert 2 * measure(planting, 0, per("288b")) == 4


def test_ruling_17_wild_flora_have_every_habitat() -> None:
    planting = table(player("280", island="290a", planted=["d4"]))
    assert 2 * measure(planting, 0, per("290a")) == 2


def test_ruling_18_a_flora_without_its_canopy_scores_trunks() -> None:
    check(18)


def test_ruling_31_wild_flora_are_of_every_type() -> None:
    check(31)


def test_ruling_32_one_type_inside_one_line() -> None:
    check(32)


def test_ruling_38_costs_are_printed_costs() -> None:
    check(38)


def test_ruling_45_cards_looked_at_are_not_in_hand() -> None:
    check(45)


def test_ruling_47_soil_has_no_limit() -> None:
    check(47)


def test_ruling_50_events_are_no_cards() -> None:
    check(50)


def test_ruling_51_events_count_where_they_are_named() -> None:
    check(51)


def test_ruling_52_negative_totals_are_possible() -> None:
    check(52)


def test_ruling_60_five_claims_five_levels() -> None:
    check(60)


def test_ruling_61_ten_points_each_for_beginners() -> None:
    check(61)


def test_ruling_62_the_island_counts_as_black() -> None:
    check(62)


def test_ruling_63_cards_with_two_abilities() -> None:
    check(63)


def test_ruling_64_cards_with_arrows() -> None:
    check(64)


def test_ruling_65_island_and_climate_have_no_cost() -> None:
    check(65)


def test_ruling_66_one_habitat_or_none() -> None:
    check(66)


def test_ruling_67_few_spaces_or_none() -> None:
    check(67)


def test_ruling_68_complete_flora() -> None:
    check(68)


def test_ruling_69_bare_flora() -> None:
    check(69)


def test_ruling_70_both_diagonals() -> None:
    check(70)


def test_ruling_71_zero_is_even() -> None:
    check(71)


def test_ruling_72_a_card_serves_one_part_of_a_set() -> None:
    check(72)


def test_ruling_73_full_columns() -> None:
    check(73)


def test_ruling_75_the_bonus_is_seven() -> None:
    check(75)


def test_ruling_76_no_second_bonus() -> None:
    check(76)


def test_ruling_77_a_canopy_replaces_trunks() -> None:
    check(77)


def test_ruling_78_longest_line_by_sides() -> None:
    check(78)


def test_ruling_79_beach() -> None:
    check(79)


def test_ruling_80_lines_with_gaps_and_corners() -> None:
    check(80)


def test_ruling_81_any_one_player() -> None:
    check(81)


def test_ruling_82_value_terrains() -> None:
    check(82)


def test_ruling_83_cost_terrains() -> None:
    check(83)


def test_ruling_84_gigantic_island() -> None:
    check(84)


def test_ruling_85_caps() -> None:
    check(85)


def test_ruling_86_rounding_down() -> None:
    check(86)


def test_ruling_87_tables_of_a_type() -> None:
    check(87)


def test_ruling_88_longest_line_by_corners() -> None:
    check(88)


def test_ruling_89_different_colours_in_a_line() -> None:
    check(89)


def test_ruling_90_a_shared_colour() -> None:
    check(90)


def test_ruling_91_habitats_of_a_line() -> None:
    check(91)


def test_ruling_92_lines_need_four_cards() -> None:
    check(92)


def test_ruling_93_canopy_values() -> None:
    check(93)


def test_ruling_94_filled_spaces() -> None:
    check(94)


def test_ruling_95_colours_of_cards() -> None:
    check(95)


def test_ruling_96_canopies_count_as_pieces() -> None:
    check(96)


def test_ruling_97_the_whole_sheet() -> None:
    check(97)


def test_ruling_97_paths_are_the_longest() -> None:
    chance = random.Random(97)
    for _ in range(60):
        cells = frozenset((chance.randrange(4), chance.randrange(4)) for _ in range(chance.randint(1, 6)))
        for step, steps in STEPS.items():
            for through in (None, min(cells)):
                longest = 0
                for size in range(1, len(cells) + 1):
                    for path in permutations(cells, size):
                        joined = all((b[0] - a[0], b[1] - a[1]) in steps for a, b in pairwise(path))
                        if joined and (through is None or through in path):
                            longest = size
                assert _longest_path(cells, step, through) == longest


def test_ruling_97_no_assignment_makes_more_sets() -> None:
    parts = ["red", "blue", "yellow", "terrain", "event"]
    for seed in range(60):
        one = random_table(random.Random(seed))["players"][0]
        one["tableau"] = one["tableau"][:9]
        offers = []
        for card in area(one):
            kinds = [kind for kind in ("terrain",) if card.facts["kind"] == kind]
            offers.append(["", *kinds, *[color for color in parts[:3] if color in colors(card.facts)]])
        best = 0
        for served in product(*offers):
            count = Counter([*served, *["event"] * len(one["events"])])
            best = max(best, min(count[part] for part in parts))
        assert goal_value(table(one), 0, "352a") == best


def test_ruling_98_a_card_serves_many_cards() -> None:
    check(98)


def test_ruling_99_ties() -> None:
    for one in RANKINGS:
        assert (one["name"], ranking(one["table"])) == (one["name"], one["expected"])


def test_ruling_104_the_growth_of_gaia() -> None:
    worth = {0: 0, 5: 7, 6: 8, 9: 13, 14: 22, 15: 25, 20: 32}
    assert {amount: gaia_growth_points(amount) for amount in worth} == worth


def test_ruling_112_her_score_pile() -> None:
    assert gaia_pile_points(["197", "026", "014"]) == 16


def test_ruling_127_a_card_is_blue_once() -> None:
    blue = {"of": "cards", "scope": "area", "filter": {"ability_color": "blue"}}
    assert measure(table(player("022 235 001")), 0, blue) == 2


def test_ruling_132_base_points_without_events() -> None:
    check(132)


def test_every_example_is_of_a_tested_ruling() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert {one["ruling"] for one in EXAMPLES} == {
        int(found) for found in re.findall(r" check\((\d+)\)", source)
    }


# --- what no ruling has ------------------------------------------------------------------------------------
def test_the_lines_are_the_total() -> None:
    one = EXAMPLES[-1]["table"]
    for given in (one, *[random_table(random.Random(seed)) for seed in range(30)]):
        for seat, owner in enumerate(given["players"]):
            lines = sheet(given, seat)
            single = [
                lines[name] for name in ("base", "events", "compost", "sprouts", "growth", "fauna", "bonus")
            ]
            listed = [entry[-1] for entry in lines["terrain"] + lines["ecosystems"]]
            assert lines["total"] == sum(single) + sum(listed)
            assert lines["terrain"] == [
                (at, card, terrain_points(given, seat, at)) for at, card, _ in lines["terrain"]
            ]
            assert len(lines["ecosystems"]) == len(given["ecosystems"]) + (owner["ecosystem"] is not None)


def test_an_unknown_key_is_an_error() -> None:
    given = table(player("013"))
    with pytest.raises(KeyError):
        measure(given, 0, {"of": "leaves"})
    with pytest.raises(KeyError):
        measure(given, 0, {"of": "cards", "scope": "area", "filter": {"colour": "red"}})


def test_this_turns_soil_and_cards() -> None:
    given = table({**player("013"), "soil_gained_this_turn": 7, "cards_drawn_this_turn": 5})
    assert measure(given, 0, {"of": "soil_gained_this_turn"}) == 7
    assert measure(given, 0, {"of": "cards_drawn_this_turn"}) == 5


# --- Abundance ---------------------------------------------------------------------------------------------
def test_abundance_icons() -> None:
    assert icons(CARDS["010"]) == {"colon", "compost", "soil"}
    assert icons(CARDS["008"]) == {"draw", "growth"}
    assert icons(CARDS["090"]) == {"soil"}
    assert icons(CARDS["190"]) == {"soil", "compost"}
    assert icons(CARDS["194"]) == {"soil", "growth"}
    assert {"compost", "draw"} <= icons(CARDS["230"])
    assert icons(CARDS["285b"]) == {"draw", "compost", "soil"}
    assert icons(CARDS["026"]) == set()
    assert icons(CARDS["ab-303"]) == {"draw"}
    assert icons(CARDS["ab-310"]) == {"sprout"}
    # Volcanic Crater, Elephant Grass and Kauai show cards being drawn.
    assert terrain_points(table(player("ab-303 008 026", climate="304b")), 0, "d4") == 9


def test_abundance_own_line() -> None:
    given = table(player("ab-286 014 017 021", "001 004 005 013", "006 --- --- ab-287"))
    assert CARDS["ab-286"]["name"] == "Rainbow Mountain"
    assert terrain_points(given, 0, "d4") == 9  # green or brown, red, yellow, blue
    assert terrain_points(given, 0, "g6") == 0  # its column is not complete
    assert ecosystem_points(given, 0, "315a") == 6
    swapped = table(player("001 004 005 006", "ab-286 013 041 007"))
    assert terrain_points(swapped, 0, "d5") == 0  # yellow twice


def test_abundance_best_neighbour() -> None:
    events = {"of": "events", "player": "best_neighbour"}
    boards = [("285a", "295a"), ("286a", "296a"), ("287a", "297a"), ("288a", "298a")]
    cards = iter(str(number) for number in range(196, 227))
    owners = [
        player(card, island=board[0], climate=board[1], events=[next(cards) for _ in range(count)])
        for card, board, count in zip(("013", "014", "015", "016"), boards, (1, 2, 9, 3))
    ]
    four = table(*owners)
    assert [measure(four, seat, events) for seat in range(4)] == [3, 9, 3, 9]
    two = table(*owners[1:3])
    assert [measure(two, seat, events) for seat in range(2)] == [9, 2]
    assert measure(table(owners[2]), 0, events) == 9


# --- the tables themselves ---------------------------------------------------------------------------------
def check_shape(given: Table) -> None:
    """Nothing lies twice, no tableau or flora is overfull, the first card lies on d4."""
    deck: list[str] = []
    faces: list[int] = [CARDS[card]["number"] for card in given["ecosystems"]]
    for one in given["players"]:
        deck += [row["card"] for row in one["tableau"]] + one["events"]
        faces += [CARDS[one[kind]]["number"] for kind in ("island", "climate", "ecosystem") if one[kind]]
        places = [row["at"] for row in one["tableau"]]
        assert len(set(places)) == len(places)
        assert not places or "d4" in places
        assert set(one["planted"]) <= set(places)
        cells = {place_of(place) for place in places}
        for axis in (0, 1):
            assert len({cell[axis] for cell in cells}) <= 4
            assert not cells or max(cell[axis] for cell in cells) - min(cell[axis] for cell in cells) < 4
        reached = {place_of("d4")} & cells
        for _ in range(16):
            reached |= {a for a in cells for b in reached if abs(a[0] - b[0]) < 2 and abs(a[1] - b[1]) < 2}
        assert reached == cells
        for row in one["tableau"]:
            facts = CARDS[row["card"]]
            assert facts["kind"] in ("flora", "terrain")
            assert 0 <= row["sprouts"] <= facts.get("sprout_spaces", 0)
            assert 0 <= row["growth"] <= facts.get("max_growth", 0)
        assert all(CARDS[card]["kind"] == "event" for card in one["events"])
        assert one["bonus"] == 0 or len(places) == 16
    held = sum(card["kind"] in ("flora", "terrain", "event") for card in CARDS.values())
    assert len(set(deck)) == len(deck)
    assert sum(one["hand"] + one["compost"] for one in given["players"]) + len(deck) <= held
    by_kind = Counter(faces)
    assert max(by_kind.values(), default=0) <= 1


def test_examples_are_tables_that_may_be() -> None:
    for one in [*EXAMPLES, *RANKINGS]:
        check_shape(one["table"])


def test_random_tables_may_be() -> None:
    for seed in range(80):
        check_shape(random_table(random.Random(seed)))
    for seed in range(5):
        assert random_table(random.Random(seed)) == random_table(random.Random(seed))
        sheet(random_table(random.Random(seed), abundance=True), 0)


def test_random_tables_are_of_all_sorts() -> None:
    """Nothing that scores goes without points, or without a goal met, on all of them."""
    wanted = {
        card["id"]
        for card in CARDS.values()
        if card["kind"] in ("ecosystem", "fauna") and card["id"][:2] != "ab"
    }
    seen: set[str] = set()
    sizes: set[int] = set()
    for seed in range(120):
        given = random_table(random.Random(seed))
        sizes.add(len(given["players"]))
        for seat in range(len(given["players"])):
            for card in wanted - seen:
                ecosystem = CARDS[card]["kind"] == "ecosystem"
                if points(given, seat, CARDS[card]["scoring"]) if ecosystem else meets(given, seat, card):
                    seen.add(card)
    assert sizes == {1, 2, 3, 4, 5}
    assert wanted - seen == set()
