"""Gymnasium's spaces for observations, masks and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .interface import Interface


def observation_space(interface: Interface, parts: bool = False) -> spaces.Dict:
    """{"observation": …, "action_mask": …}: uint8 from 0 to each number's largest value, and int8 flags.

    With `parts` the observation is a dict of boxes by the names of `observation_spec`, else one flat box.
    """
    return spaces.Dict(
        {
            "observation": _parts(interface) if parts else _flat(interface),
            "action_mask": spaces.Box(0, 1, (interface.actions + interface.idle,), np.int8),
        }
    )


def _flat(interface: Interface) -> spaces.Box:
    return spaces.Box(np.zeros_like(interface.high), interface.high, dtype=np.uint8)


def _parts(interface: Interface) -> spaces.Dict:
    boxes: dict[str, spaces.Space[Any]] = {
        part.name: spaces.Box(0, part.high, part.shape, np.uint8) for part in interface.observation_spec
    }
    return spaces.Dict(boxes)


def action_space(interface: Interface) -> spaces.Discrete:
    """The numbers of all actions, with that of doing nothing last where there is one."""
    return spaces.Discrete(interface.actions + interface.idle)
