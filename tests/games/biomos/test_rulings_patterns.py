"""Rulings 1 to 9 and 37: what lies next to what, and which patterns stand."""

from __future__ import annotations

import pytest

from biomos_oracle import CARDS, Card
from biomos_positions import can, do, planets, stands
from ludosphere.core.errors import NotationError
from ludosphere.games.biomos.arrange import arrange


@pytest.mark.parametrize("gap", range(4))
def test_ruling_01_only_the_order_on_the_track_matters(gap: int) -> None:
    position = arrange([{"track": "SDF"}, {}], centre="M")
    assert can(position) == {"M@0", "M@1", "M@2", "M@3", "M@m"}
    do(position, f"M@{gap}")
    assert planets(position)[0].track == "SDF"[:gap] + "M" + "SDF"[gap:]


def test_ruling_01_gaps_close_by_sliding() -> None:
    assert stands("B4", "SS")
    assert stands("B16", "GSSG")


def test_ruling_02_a_full_track_admits_no_insertion() -> None:
    position = arrange([{"track": "SDFMGSDFMGSD"}, {}], centre="M")
    assert can(position) == {"M@m"}
    with pytest.raises(NotationError):
        position.parse(0, "M@12")


def test_ruling_02_a_full_track_leaves_recesses_and_moon() -> None:
    full = {"track": "SDFMGSDFMGSD"}
    assert can(arrange([full, {}], centre="M", mode="advanced")) == {"M@a", "M@b", "M@m"}
    assert can(arrange([{**full, "a": "S", "moon": "S"}, {}], centre="M", mode="advanced")) == {"M@b"}


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_ruling_03_direction_never_matters(card: Card) -> None:
    assert card.pattern == card.pattern[::-1]
    row = card.pattern.replace("?", "S", 1).replace("?", "D")  # different tokens under the jokers
    track = f"M{row}GS"
    assert stands(card.id, track)
    assert stands(card.id, track[::-1])


def test_ruling_04_a_joker_needs_a_token() -> None:
    assert not stands("B8", "FF")
    assert stands("B8", "FSF")
    assert stands("B8", "FFF")
    assert not stands("G9", "FFSFF")
    assert stands("G9", "FFSDFF")


def test_ruling_04_a_free_recess_is_no_joker() -> None:
    assert not stands("B8", "DSF", b="F", advanced=True)
    assert stands("B8", "DSF", a="S", b="F", advanced=True)


def test_ruling_05_the_moon_is_in_no_pattern() -> None:
    assert not stands("B3", "F", moon="F")
    assert not stands("B3", "F", moon="F", advanced=True)
    assert not stands("B8", "FS", moon="F")


def test_ruling_05_the_moon_is_next_to_nothing() -> None:
    position = arrange([{"track": "D", "moon": "S"}, {}], mode="advanced", centre="M")
    do(position, "M@0")
    assert can(position) == {"e0", "-"}  # the sea of the moon doesn't irrigate, and isn't overgrown


def test_ruling_05_the_moon_is_not_lifted() -> None:
    position = arrange([{"track": "DS", "a": "F"}, {}], mode="advanced", centre="M")
    do(position, "M@m")
    assert position.view(None)["phase"] == "lift"
    assert {action.partition(">")[0] for action in can(position)} == {"0", "1", "a", "-"}


def test_ruling_06_discovery_ends_are_no_neighbours() -> None:
    assert not stands("B3", "FSDSDSDSDSDF")
    assert not stands("B8", "FSDSDSDSDSFG")
    assert not stands("B24", "FGSDSDSDSDGF")


def test_ruling_07_ring_wraps_through_recesses() -> None:
    ends = "GSDSDSDSDSDG"
    assert stands("B24", ends, "F", "F", advanced=True)
    assert not stands("B24", ends, "F", "", advanced=True)
    assert not stands("B24", ends, "", "F", advanced=True)


def test_ruling_07_a_pattern_starts_in_the_track_and_wraps() -> None:
    assert stands("G2", "FSFDDDDDDDFS", "F", "S", advanced=True)
    assert not stands("G2", "FSFDDDDDDDFS", "F", "", advanced=True)
    assert stands("B16", "SGDDDDDDDDDD", "G", "S", advanced=True)  # A glacier, B sea, then sea, glacier


def test_ruling_07_no_token_is_used_twice() -> None:
    assert not stands("B8", "", "F", "S", advanced=True)
    assert not stands("B9", "", "S", "S", advanced=True)
    assert stands("B4", "", "S", "S", advanced=True)
    assert not stands("G6", "S", "S", "S", advanced=True)
    assert stands("G6", "SS", "S", "S", advanced=True)


def test_ruling_08_one_filled_recess_is_one_end_of_the_row() -> None:
    assert stands("B3", "SF", a="F", advanced=True)
    assert not stands("B3", "FS", a="F", advanced=True)
    assert stands("B3", "FS", b="F", advanced=True)
    assert not stands("B3", "SF", b="F", advanced=True)


def test_ruling_08_a_free_recess_cuts_the_ring() -> None:
    full = "FSDSDSDSDSDS"
    assert not stands("B3", full, a="F", advanced=True)
    assert not stands("B8", full, a="F", advanced=True)
    assert stands("B8", full, "F", "D", advanced=True)


def test_ruling_09_ends_of_a_track_are_not_neighbours() -> None:
    assert not stands("B3", "FDDDF")
    assert not stands("B3", "FDDDF", advanced=True)
    assert not stands("B11", "FDDDF", "M", "", advanced=True)
    assert not stands("B11", "FDDDF", "", "M", advanced=True)
    assert stands("B11", "FDDDF", "M", "M", advanced=True)
    assert not stands("B3", "FDDDF", "M", "M", advanced=True)


def test_ruling_37_one_sea_touches_one_recess_only() -> None:
    assert stands("B3", "S", "F", "F", advanced=True)
    assert not stands("B19", "S", "F", "F", advanced=True)
    assert stands("B19", "SF", "F", "F", advanced=True)


def test_ruling_37_no_run_from_b_over_a_short_track_to_a() -> None:
    assert not stands("G2", "SFSFS", "F", "F", advanced=True)  # would need all seven: B, the track, A
    assert stands("G2", "SFSFSF", "F", "F", advanced=True)
    assert stands("G2", "FSFSF", "S", "F", advanced=True)  # track, A, B: six steps round, free spaces outside
