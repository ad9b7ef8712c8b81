"""Puzzles of Biomos: `turns` says what a line is and counts it out, `mining` finds some in games of bots."""

from __future__ import annotations

from typing import cast

from ....core.contract import Position
from ....kit.judges import by_bots
from ....kit.puzzles import End, Found, Plan, Puzzles
from ..rules import BiomosPosition
from .mining import LOOKING, look_for
from .turns import SORT, certain, declines, gained, special


def _counted(kind: str, position: Position, end: End, seat: int) -> float:
    return certain(end, seat) if kind == "win" else gained(cast(BiomosPosition, position), end, seat)


def _misled(found: Found) -> bool:
    """Is what looks best at once no solution?"""
    if found.kind == "points":  # does the best line without the moon's effect or an event claim the same?
        plain = {key: end for key, end in found.ends.items() if not all(map(special, end.lines))}
        best = max((found.worths[key] for key in plain), default=0.0)
        dearest = {line[-1] for key in plain for line in found.ends[key].lines if found.worths[key] == best}
        return not dearest & {line[-1] for key in found.best for line in found.ends[key].lines}
    start = cast(BiomosPosition, found.position)
    gains = {key: gained(start, end, found.seat) for key, end in found.ends.items()}
    return all(gains[key] < max(gains.values()) for key in found.best)


PUZZLES = Puzzles(
    SORT,
    Plan(
        {"points": 0.76, "turn": 0.22, "win": 0.016},
        ({"mode": "discovery"}, {"mode": "advanced"}),
        (("points",), ("turn",), ("win",)),
    ),
    look_for,
    _counted,
    lambda bots: {"greedy bots": by_bots(bots(0)), "searching bots": by_bots(bots(LOOKING))},
    special,
    _misled,
    declines,
)
