"""The levels of bots, tuned with two seats (docs/reports/levels*.md), and the course of training."""

from ...kit.minds import Course, Level, Recipe, Round

LEVELS = (
    Level("greedy", slips=680),
    Level("greedy", slips=450),
    Level("greedy", slips=230),
    Level("greedy"),
    Level("search", simulations=6000),
)
INDIFFERENT = ("tie_break",)
COURSE = Course(
    (Round(20000), Round(6000, 80), Round(6000, 100, window=2), Round(4600, 110, window=3)),
    Recipe(hidden=24, epochs=8, trust=0.7, without=("track", "faceup", "offer", "claimed")),
)
"""What it brought: docs/reports/learned.md."""
