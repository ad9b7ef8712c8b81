"""The levels of bots, tuned with two seats (docs/reports/levels*.md), and the course of training."""

from ...kit.minds import Course, Level, Recipe, Round

LEVELS = (
    Level("greedy", slips=325),
    Level("greedy", slips=205),
    Level("greedy", slips=105),
    Level("greedy"),
    Level("search", simulations=300),
)
INDIFFERENT = ("screens",)
COURSE = Course((Round(16000), Round(3000, 10, window=2)), Recipe(hidden=24, epochs=8), observed=False)
"""What it brought: docs/reports/learned.md."""
