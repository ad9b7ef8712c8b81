"""The levels of bots, tuned with two seats (docs/reports/levels*.md), and the course of training."""

from ...kit.minds import Course, Level, Recipe, Round

LEVELS = (
    Level("greedy", slips=950, recall=0),
    Level("greedy", slips=500, recall=0),
    Level("greedy", slips=115, recall=300),
    Level("greedy", recall=640),
    Level("greedy"),
)
"""Search is no better than greedy here."""
INDIFFERENT = (
    *("lang", "deck", "top", "aid", "family", "adverbs", "ideas", "repeats", "first", "youngest", "tie"),
    "rules",
)
COURSE = Course(
    (Round(12000), Round(4000, 40, window=2), Round(5000, 80, window=3)),
    Recipe(hidden=32, epochs=12),
    observed=False,
)
"""What it brought: docs/reports/learned.md."""
