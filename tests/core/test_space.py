"""Actions and their numbers."""

from __future__ import annotations

import pytest

from ludosphere.core.errors import LudosphereError
from ludosphere.core.space import ActionSpace, Packed

FAR = 1 << 200
"""An action that is no kind and operand, as a word somebody says may be."""


def test_the_numbers_run_through_the_kinds_and_then_the_single_actions() -> None:
    numbering = ActionSpace(8, [0, 3, 0, 2, 0], [0x3FF, FAR])
    actions = [0x100, 0x101, 0x102, 0x300, 0x301, 0x3FF, FAR]
    assert numbering.total == len(actions)
    assert [numbering.action(number) for number in range(numbering.total)] == actions
    assert [numbering.index(action) for action in actions] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    "action", [0, 0xFF, 0x103, 0x1FF, 0x200, 0x302, 0x3FE, 0x400, 0x500, FAR + 1, -1, -FAR]
)
def test_an_action_without_a_number_is_named(action: int) -> None:
    numbering = ActionSpace(8, [0, 3, 0, 2, 0], [0x3FF, FAR])
    with pytest.raises(LudosphereError, match=f"Action {action} has no number"):
        numbering.index(action)


@pytest.mark.parametrize("number", [-1, 7, 10**30])
def test_a_number_without_an_action_is_named(number: int) -> None:
    with pytest.raises(LudosphereError, match=f"no action number {number}; they run from 0 to 6"):
        ActionSpace(8, [0, 3, 0, 2, 0], [0x3FF, FAR]).action(number)


def test_kinds_alone_and_single_actions_alone() -> None:
    kinds = ActionSpace(4, [16, 1])
    assert [kinds.action(number) for number in range(kinds.total)] == list(range(17))
    assert [kinds.index(action) for action in range(17)] == list(range(17))
    single = ActionSpace(4, [], [9, 3, 40])
    assert [single.action(number) for number in range(single.total)] == [9, 3, 40]
    assert [single.index(action) for action in (9, 3, 40)] == [0, 1, 2]


def test_wide_kinds() -> None:
    numbering = ActionSpace(40, [1, 1 << 34, 2])
    assert numbering.index(1 << 40 | 1 << 33) == 1 + (1 << 33)
    assert numbering.action(1 + (1 << 33)) == 1 << 40 | 1 << 33
    assert numbering.index(2 << 40) == 1 + (1 << 34)
    assert numbering.action(numbering.total - 1) == 2 << 40 | 1


def test_packed_operands_have_numbers_field_by_field() -> None:
    numbering = ActionSpace(8, [1, Packed([(2, (0, 3)), (3, (5, 1, 2))]), 2])
    actions = [0, 0x114, 0x117, 0x104, 0x107, 0x108, 0x10B, 0x200, 0x201]
    assert numbering.total == len(actions)
    assert [numbering.action(number) for number in range(numbering.total)] == actions
    assert [numbering.index(action) for action in actions] == list(range(numbering.total))


@pytest.mark.parametrize("action", [0x100, 0x115, 0x116, 0x10C, 0x134, 0x1FF])
def test_a_packed_operand_whose_field_holds_something_else_has_no_number(action: int) -> None:
    numbering = ActionSpace(8, [1, Packed([(2, (0, 3)), (3, (5, 1, 2))]), 2])
    with pytest.raises(LudosphereError, match=f"Action {action} has no number"):
        numbering.index(action)
