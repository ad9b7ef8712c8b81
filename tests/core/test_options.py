"""Options are typed and checked, and a refusal says which option, what is possible and what was given."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludosphere.core.errors import LudosphereError, OptionError
from ludosphere.core.options import Choice, Document, Subset, validated

MODE = Choice("mode", ("short", "long"))
SEATS = Choice("seats", (2, 1, 3))
MIXED = Choice("level", (1, "off"))
PACKS = Subset("packs", ("sun", "moon", "star"), least=1)
SPECS = (MODE, SEATS, PACKS)


def test_defaults_are_the_first_value_and_the_whole_set() -> None:
    assert validated(SPECS, {}) == {"mode": "short", "seats": 2, "packs": ["sun", "moon", "star"]}


def test_options_come_in_the_game_s_order() -> None:
    given_order = validated(SPECS, {"packs": ["star", "sun"], "seats": 3, "mode": "long"})
    assert list(given_order) == ["mode", "seats", "packs"]
    assert given_order["packs"] == ["sun", "star"]


def test_a_default_is_nobody_else_s_list() -> None:
    first = validated(SPECS, {})["packs"]
    assert isinstance(first, list)
    first.clear()
    assert validated(SPECS, {})["packs"] == ["sun", "moon", "star"]


def test_a_text_is_taken_for_the_number_it_writes() -> None:
    assert SEATS.check("3") == 3
    assert type(SEATS.check("3")) is int
    assert MIXED.check("1") == 1
    assert MIXED.check("off") == "off"


@pytest.mark.parametrize("value", [4, 0, -1, "4", " 2", "02", "", 2.0, True, None, [2], "two", b"2", {}])
def test_a_choice_refuses_the_rest_and_names_the_possible(value: object) -> None:
    with pytest.raises(OptionError, match=r"^Option 'seats' is one of 2, 1, 3, not .+\.$"):
        SEATS.check(value)


def test_true_is_not_one() -> None:
    with pytest.raises(OptionError):
        MIXED.check(True)


@pytest.mark.parametrize(
    ("value", "names"),
    [
        (["moon"], ["moon"]),
        (("star", "sun"), ["sun", "star"]),
        ("star,sun", ["sun", "star"]),
        ("star sun", ["sun", "star"]),
        (" moon , ", ["moon"]),
    ],
)
def test_a_subset_takes_lists_and_texts(value: object, names: list[str]) -> None:
    assert PACKS.check(value) == names


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (["sun", "comet"], "Option 'packs' has no 'comet'; it knows sun, moon, star."),
        ("sun,SUN", "Option 'packs' has no 'SUN'; it knows sun, moon, star."),
        (["sun", "sun"], "Option 'packs' names sun twice."),
        ([], "Option 'packs' needs at least 1 names, not 0."),
        ("", "Option 'packs' needs at least 1 names, not 0."),
        (7, "Option 'packs' is a list of names, not 7."),
        (None, "Option 'packs' is a list of names, not None."),
        ([1], "Option 'packs' is a list of names, not [1]."),
        ({"sun": 1}, "Option 'packs' is a list of names, not {'sun': 1}."),
    ],
)
def test_a_subset_says_what_is_wrong(value: object, message: str) -> None:
    with pytest.raises(OptionError) as refused:
        PACKS.check(value)
    assert str(refused.value) == message


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(OptionError) as refused:
        validated(SPECS, {"seat": 2})
    assert str(refused.value) == "There is no option 'seat'; the options are mode, packs, seats."


def test_a_long_wrong_value_is_shortened() -> None:
    with pytest.raises(OptionError) as refused:
        SEATS.check("9" * 10_000)
    assert len(str(refused.value)) < 120


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)


@settings(max_examples=60)
@given(st.dictionaries(st.sampled_from(["mode", "seats", "packs", "x"]) | st.text(), VALUES, max_size=4))
def test_whatever_is_given_is_checked_or_refused(options: dict[str, object]) -> None:
    try:
        checked = validated(SPECS, options)
    except LudosphereError:
        return
    assert validated(SPECS, checked) == checked


def sorted_words(text: str) -> str:
    if "wrong" in text:
        raise OptionError("House rules: they are wrong.")
    return " ".join(sorted(text.split()))


HOUSE = Document("house", sorted_words, sorted_words)


def test_a_document_is_none_until_one_is_given() -> None:
    assert validated((*SPECS, HOUSE), {})["house"] == ""
    assert HOUSE.check(" \n ") == ""


def test_a_document_is_kept_in_its_canonical_form() -> None:
    assert validated((HOUSE,), {"house": "b  a"}) == {"house": "a b"}


def test_a_document_that_the_game_refuses_is_refused_in_its_words() -> None:
    with pytest.raises(OptionError, match=r"^House rules: they are wrong\.$"):
        HOUSE.check("wrong")


@pytest.mark.parametrize("value", [None, 0, ["a"], {"a": 1}, b"a"])
def test_a_document_is_a_text(value: object) -> None:
    with pytest.raises(OptionError, match=r"^Option 'house' is a text, not .+\.$"):
        HOUSE.check(value)
