"""Earth: players who take one action whenever they can, who prefer one, and who never take it."""

from __future__ import annotations

from ....core.contract import Position
from ....kit.ideas import ALWAYS, NEVER, ONLY, PLAN, WITHOUT, Idea, Strategies
from ..packing import ACTION, EVENT, operand_of, verb_of
from ..vocabulary import COLORS

_ACTIONS = COLORS[:4]


def features(position: Position, seat: int, action: int) -> dict[str, float]:
    """The colour of the action chosen for the turn, and events."""
    kind, what = verb_of(action), operand_of(action)
    if kind == ACTION:
        return {COLORS[what]: 1.0}
    return {"event": 1.0} if kind == EVENT else {}


STRATEGIES = Strategies(
    features,
    (
        *(Idea(f"{colour}-only", ONLY, {colour: ALWAYS}) for colour in _ACTIONS),
        *(Idea(f"{colour}-lover", PLAN, {colour: 3.0}) for colour in _ACTIONS),
        *(Idea(f"no-{colour}", WITHOUT, {colour: NEVER}) for colour in _ACTIONS),
        Idea("no-event", WITHOUT, {"event": NEVER}),
    ),
    ({"seats": 2}, {"seats": 4}),
    dict.fromkeys((*_ACTIONS, "event"), 2.0),
)
