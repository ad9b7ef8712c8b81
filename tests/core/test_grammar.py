"""Rows of actions: what follows from them, on a toy game that has everything rows can have."""

from __future__ import annotations

import pytest

from ludosphere.core.grammar import Alphabet, Grammar, Kind, Operand

TOWNS = ["Ulm", "Bern"]
"""What the position of the toy game is: the towns that have been found, by number."""


def number(position: list[str], text: str) -> int:
    name = text.removesuffix("!")
    return position.index(name) * 2 + text.endswith("!") if name in position else -1


def called(position: list[str], value: int) -> str:
    return position[value >> 1] + "!" * (value & 1)


COLOUR = Alphabet([(1, "r", "colour:red"), (2, "rb", "colour:violet")])
TOWN = Alphabet([], [("{}!", "walls:{}", "[A-Z][a-z]+"), ("{}", "town:{}", "[A-Z][a-z]+")], number, called)
TOWER = Alphabet([(0, "", ""), (1, "^", "tower")])
COINS = Alphabet(names=[("{}", "coins:{}", r"\d+")], read=lambda position, text: int(text))
CARD = Alphabet(((n, f"{n:02}", f"card:{n:02}") for n in range(4)), [("{}", "card:{}", r"\d\d")])
GRAMMAR = Grammar(
    8,
    [
        Kind("paint", "{}@{}", (Operand(COLOUR, 4, 2), Operand(TOWN, 0, 4))),
        Kind("play", "{}", (Operand(CARD, 0, 8),), special={255: ("-", ("skip",))}),
        Kind("burn", "*{}", (Operand(CARD, 0, 8),), special={255: ("-", ("skip",))}),
        Kind("mend", "+{}", (Operand(TOWN, 0, 8),), path=("mend", "{}")),
        Kind("end", ".", path=("done",)),
        Kind("build", "{}{}", (Operand(TOWN, 1, 4), Operand(TOWER, 0, 1))),
        Kind("pay", "{}$", (Operand(COINS, 0, 3),), special={7: ("all", ("all",))}),
    ],
)
NAMED = [
    (0x010, "r@Ulm", ("colour:red", "town:Ulm")),
    (0x023, "rb@Bern!", ("colour:violet", "walls:Bern")),
    (0x103, "03", ("card:03",)),
    (0x203, "*03", ("card:03",)),
    (0x1FF, "-", ("skip",)),
    (0x2FF, "-", ("skip",)),
    (0x302, "+Bern", ("mend", "town:Bern")),
    (0x400, ".", ("done",)),
    (0x504, "Bern", ("town:Bern",)),
    (0x505, "Bern^", ("town:Bern", "tower")),
    (0x607, "all", ("all",)),
]


@pytest.mark.parametrize(("action", "notation", "path"), NAMED)
def test_an_action_is_written_pointed_at_and_read(action: int, notation: str, path: tuple[str, ...]) -> None:
    assert GRAMMAR.notation(action, TOWNS) == notation
    assert GRAMMAR.path(action, TOWNS) == path
    assert GRAMMAR.points_at(notation) == path
    assert list(GRAMMAR.read(notation, TOWNS)) == [one for one, text, _ in NAMED if text == notation]
    assert list(GRAMMAR.pointed(path, TOWNS)) == [one for one, _, refs in NAMED if refs == path]


def test_what_has_no_value_can_be_pointed_at_all_the_same() -> None:
    for notation, path in (
        ("77", ("card:77",)),
        ("r@Rome", ("colour:red", "town:Rome")),
        ("8$", ("coins:8",)),  # more than its bits hold
    ):
        assert GRAMMAR.points_at(notation) == path
        assert not [*GRAMMAR.read(notation, TOWNS), *GRAMMAR.pointed(path, TOWNS)]


@pytest.mark.parametrize("text", ["", "r@", "R@Ulm", "r@ulm", "3", "003", " .", "--", "r@Ulm\n"])
def test_a_text_of_no_kind_is_no_notation(text: str) -> None:
    assert GRAMMAR.points_at(text) is None
    assert not list(GRAMMAR.read(text, TOWNS))


@pytest.mark.parametrize(
    "path", [(), ("mend",), ("mend", "card:01"), ("town:Ulm", "colour:red"), ("done", "done")]
)
def test_refs_of_no_kind_are_no_path(path: tuple[str, ...]) -> None:
    assert not list(GRAMMAR.pointed(path, TOWNS))


def test_kinds_take_numbers_up_to_their_highest_value_and_special_actions_come_last() -> None:
    space = GRAMMAR.action_space(["build"], {"paint": 3 << 4, "mend": 4, "pay": 8})
    assert [int(width) for width in space.widths] == [48, 4, 4, 4, 1, 0, 8]
    assert space.index(0x607) == 68
    assert len(space.single) == 2
    assert [space.index(action) for action in (0x010, 0x103, 0x203, 0x400)] == [16, 51, 55, 60]
    assert space.index(0x2FF) == space.total - 1
    assert GRAMMAR.action_space(["paint", "mend", "build"]).total == 4 + 4 + 1 + 3


def test_two_letters_that_are_alike_are_refused() -> None:
    for other in ((0, "b", "y"), (1, "a", "y"), (1, "b", "x")):
        with pytest.raises(ValueError, match="Two letters"):
            Alphabet([(0, "a", "x"), other])


def test_kinds_may_be_numbered_from_one_and_share_texts_and_refs() -> None:
    hand = Alphabet((n, f"{n:02}", f"card:{n:02}") for n in range(4))
    rows = [
        Kind("take", "{}", (Operand(Alphabet([(2, "02", "take:2")]), 0, 8),)),
        Kind("play", "{}", (Operand(hand, 0, 8),), special={255: ("-", ("skip",))}),
        Kind("burn", "*{}", (Operand(hand, 0, 8),)),
    ]
    shared = Grammar(8, rows, first=1)
    assert list(shared.read("02")) == [0x102, 0x202]
    assert shared.points_at("02") == ("card:02",)
    assert list(shared.pointed(("card:02",))) == [0x202, 0x302]
    assert [shared.notation(action) for action in (0x102, 0x202, 0x302, 0x2FF)] == ["02", "02", "*02", "-"]
    space = shared.action_space()
    assert [space.action(number) for number in (0, 3, 11)] == [0x100, 0x200, 0x2FF]


def test_operands_may_come_in_either_order_and_paths_may_need_an_end() -> None:
    card = Alphabet((n, f"{n}", f"card:{n}") for n in range(4))
    pair = (Operand(card, 4, 4), Operand(card, 0, 4))
    rows = [Kind("swap", "{}={}", pair, unordered=True), Kind("look", "{}?", pair[:1], ending="look")]
    either = Grammar(8, rows)
    assert either.names(0x13) == [("1=3", ("card:1", "card:3")), ("3=1", ("card:3", "card:1"))]
    assert list(either.read("3=1")) == list(either.pointed(("card:3", "card:1"))) == [0x13]
    assert either.points_at("3=1") == ("card:3", "card:1")
    assert either.every("swap") == [0x01, 0x02, 0x03, 0x12, 0x13, 0x23]
    assert either.every("look") == [0x100, 0x110, 0x120, 0x130]
    assert either.path(0x120) == ("card:2",)
    assert list(either.pointed(("card:2",))) == list(either.pointed(("card:2", "look"))) == [0x120]


def test_the_last_kind_may_take_all_that_is_above() -> None:
    number = Alphabet(
        names=[("{}", "n:{}", r"\d+")], read=lambda _, text: int(text), write=lambda _, n: str(n)
    )
    rows = [Kind("end", ".", path=("done",)), Kind("say", "{}", (Operand(number, 0, 100),), base=1 << 20)]
    endless = Grammar(8, rows, first=1)
    big = (1 << 20) + 10**25
    assert (endless.notation(0x100), endless.notation(big)) == (".", f"{10**25}")
    assert endless.values(big) == [10**25]
    assert list(endless.read(f"{10**25}")) == list(endless.pointed((f"n:{10**25}",))) == [big]
    assert not list(endless.read(f"{1 << 100}"))
