"""The parts of an observation."""

from __future__ import annotations

from ludosphere.core.space import TensorSpec


def test_a_tensor_takes_as_many_numbers_as_its_shape_holds() -> None:
    assert TensorSpec("track", (2, 12, 5), 1, "One-hot.").size == 120
    assert TensorSpec("turn", (1,), 61, "From 1.").size == 1
    assert TensorSpec("none", (0, 5), 1, "Nothing.").size == 0
