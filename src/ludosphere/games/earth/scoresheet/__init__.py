"""The score sheet for games of Earth played at a real table: text or form in, the full score out.

Everything entered is a `Draft`, one text per field, wherever it came from: `reading` makes one of a text,
a page of its form. `checking` makes a `Sheet` of cards and numbers of it or names every mistake,
`evaluating` has the engine score the sheet, `writing` makes text again. See docs/score-sheet.md.
"""

from .checking import check
from .evaluating import Evaluation, evaluate, position_of
from .fields import Draft, Problem, Sheet
from .reading import read
from .wording import placed, where, worded
from .writing import example, tidied, write

__all__ = [
    "Draft",
    "Evaluation",
    "Problem",
    "Sheet",
    "check",
    "evaluate",
    "example",
    "placed",
    "position_of",
    "read",
    "tidied",
    "where",
    "worded",
    "write",
]
