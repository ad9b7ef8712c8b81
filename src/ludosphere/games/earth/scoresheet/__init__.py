"""The score sheet for games of Earth played at a real table: text or form in, the full score out.

Everything entered is a `Draft`, one text per field, wherever it came from: `reading` makes one of a text,
a page of its form. `checking` makes a `Sheet` of cards and numbers of it or names every mistake,
`evaluating` has the engine score the sheet, `writing` makes text again, `page` says what a page shows. See
docs/score-sheet.md.
"""

from .checking import check as check
from .evaluating import evaluate as evaluate
from .evaluating import position_of as position_of
from .fields import Draft as Draft
from .fields import Sheet as Sheet
from .page import answer as answer
from .page import shown as shown
from .reading import read as read
from .wording import placed as placed
from .wording import words as words
from .writing import example as example
from .writing import tidied as tidied
from .writing import write as write
