"""Rulings 25 to 32: the three wild flora."""

from __future__ import annotations

import pytest

from earth_positions import can, do, lay, own, pieces, points_of, seat, sprouts, task
from ludosphere.games.earth.rules import EarthPosition


def activating(cards: str, action: str, **facts: object) -> EarthPosition:
    """The activation phase of an action for a seat with these cards, who can't be passed over."""
    return lay(seat(cards, **{"hand": ["013"], **facts}), phase="activate", action=action)


def test_ruling_25_a_climate_can_not_be_copied() -> None:
    position = activating("d4:282", "yellow", climate="304b")
    assert can(position) == {"!climate", "."}


def test_ruling_25_only_cards_of_the_tableau_can() -> None:
    position = activating("d4:282 e4:033", "yellow", climate="304b", island="286b")
    do(position, 0, "!d4")
    assert can(position) == {"@e4", "."}


@pytest.mark.parametrize(("wild", "action"), [("280", "blue"), ("281", "red"), ("282", "yellow")])
def test_ruling_26_multicolor_can_be_copied_by_all_three(wild: str, action: str) -> None:
    position = activating(f"d4:{wild} e4:243", action, soil=1)
    do(position, 0, "!d4", "@e4")
    assert own(position)["soil"] == 0
    do(position, 0, "@e4", "@e4")
    assert sprouts(position) == 2
    assert task(position) == "act"


@pytest.mark.parametrize(
    ("cards", "actions", "soil"),
    [
        ("d4:033 e4:282", ("!d4", "2", "!e4", "@d4", "2"), 4),
        ("d4:282 e4:033", ("!d4", "@e4", "2", "!e4", "2"), 4),
        ("d4:282 e4:033", ("!d4", "@e4", "2"), 2),
        ("d4:033 e4:282", ("!e4", "@d4", "2"), 2),
    ],
)
def test_ruling_27_before_after_or_not_at_all(cards: str, actions: tuple[str, ...], soil: int) -> None:
    position = activating(cards, "yellow")
    do(position, 0, *actions)
    assert own(position)["soil"] == soil


def test_ruling_27_the_choice_is_free_each_turn() -> None:
    position = activating("d4:033 e4:282 f4:186", "yellow")
    do(position, 0, "!e4")
    assert can(position) == {"@d4", "@f4", "."}


def test_ruling_28_the_cost_of_the_copy_must_be_paid() -> None:
    position = activating("d4:282 e4:243", "yellow", soil=0)
    assert "!d4" not in can(position)
    position = activating("d4:282 e4:243 f4:033", "yellow", soil=0)
    do(position, 0, "!d4")
    assert can(position) == {"@f4", "."}


def test_ruling_29_position_means_the_copying_card() -> None:
    position = activating("d4:083 e4:280 e3:014 e5:032 d5:008", "blue")
    do(position, 0, "!e4", "@d4")
    assert can(position) == {"@e3", "@e4", "@e5", "."}
    do(position, 0, "@e3", "@e4", "@e5")
    found = pieces(position)
    assert [found[at][0] for at in ("e3", "e4", "e5", "d4", "d5")] == [1, 1, 1, 0, 0]
    assert task(position) == "act"


def test_ruling_30_no_copy_of_a_copy() -> None:
    position = activating("d4:280 e4:282 f4:043", "blue")
    do(position, 0, "!d4")
    assert can(position) == {"@f4", "."}


def test_ruling_30_copying_does_not_use_up_the_card() -> None:
    position = activating("d4:280 e4:043", "blue")
    do(position, 0, "!d4", "@e4", "1")
    assert "!e4" in can(position)
    do(position, 0, "!e4", "1")
    assert own(position)["hand_size"] == 3


# --- flora types -----------------------------------------------------------------------------------------
def test_ruling_31_a_wild_flora_counts_as_each_type() -> None:
    position = lay(seat("d4:002 e4:280 f4:014"))
    assert points_of(position, "002", "terrain") == 6


@pytest.mark.parametrize("filter_card", ["305a", "306a", "319a", "320a"])
def test_ruling_31_in_ecosystems_too(filter_card: str) -> None:
    position = lay(seat("d4:280 e4:281"), ecosystems=[filter_card, "309b"])
    assert points_of(position, filter_card, "ecosystems") == 4


def test_ruling_32_in_a_line_it_takes_one_type() -> None:
    position = lay(seat("d4:280 e4:107 f4:013 g4:014"), ecosystems=["326a", "309b"])
    assert points_of(position, "326a", "ecosystems") == 6


@pytest.mark.parametrize(("last", "points"), [("043", 6), ("107", 0)])
def test_ruling_32_a_type_shared_by_a_line(last: str, points: int) -> None:
    position = lay(seat(f"d4:280 e4:281 f4:013 g4:{last}"), ecosystems=["326b", "309b"])
    assert points_of(position, "326b", "ecosystems") == points
