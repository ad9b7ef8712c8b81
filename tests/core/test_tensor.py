"""The parts of an observation."""

from __future__ import annotations

from ludosphere.core.tensor import Tensor


def test_a_tensor_takes_as_many_numbers_as_its_shape_holds() -> None:
    assert Tensor("track", (2, 12, 5), 1, "One-hot.").size == 120
    assert Tensor("turn", (1,), 61, "From 1.").size == 1
    assert Tensor("none", (0, 5), 1, "Nothing.").size == 0
