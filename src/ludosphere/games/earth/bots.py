"""The levels of bots, tuned with two seats (docs/reports/levels*.md), and the course of training."""

from ...kit.minds import Course, Level, Recipe, Round

LEVELS = (
    Level("greedy", slips=207),
    Level("greedy", slips=110),
    Level("greedy", slips=35),
    Level("search", simulations=30),
    Level("search", simulations=400),
)
INDIFFERENT = ("difficulty", "order", "setup", "planting")
COURSE = Course(
    (Round(24000), Round(3200, 10, window=2), Round(3200, 12, window=3)),
    Recipe(hidden=24, epochs=8),
    observed=False,
)
"""What it brought: docs/reports/learned.md."""
