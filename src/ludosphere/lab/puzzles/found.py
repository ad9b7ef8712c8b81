"""A puzzle that was found, before it is graded and written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ...core.position import Position
from .lines import End


@dataclass
class Found:
    """A position with all its ends and what they are worth; `best` are the keys of the best ones.

    checked: figures of the check, for the grade and the file; chances, errors, worlds: by key, where worths
    were measured.
    """

    kind: str
    seat: int
    position: Position
    ends: Mapping[str, End]
    worths: Mapping[str, float]
    best: list[str]
    checked: dict[str, Any]
    chances: Mapping[str, float] = field(default_factory=dict)
    errors: Mapping[str, float] = field(default_factory=dict)
    worlds: Mapping[str, int] = field(default_factory=dict)
