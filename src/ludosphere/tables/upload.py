"""Reading a record somebody sends: what is wrong with it becomes one sentence, with its line if possible."""

from __future__ import annotations

import re

from ..core.errors import RecordError
from ..core.record import Record

MOVES = 5000
"""A record has at most so many moves: the longest games have about a thousand, and each is played again."""
_TOKEN = re.compile(r"\{[^{}]*\}|[^\s{}]+")


def read_record(data: bytes) -> Record:
    """The record in these bytes, replayed once to be sure; raises RecordError."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        no_text = RecordError(f"Line {line}: this is no record: it is not a text in UTF-8.")
        raise no_text.worded("record-no-text", line=str(line)) from None
    record = Record.loads(text)
    if len(record.moves) > MOVES:
        long = RecordError(f"This record is too long: {len(record.moves)} moves, at most {MOVES}.")
        raise long.worded("record-many", n=str(len(record.moves)), most=str(MOVES))
    try:
        record.replay()
    except RecordError as error:
        if error.key != "record-move":
            raise
        line = _line_of_move(text, int(str(error.args_of_text["move"])))
        raise RecordError(f"Line {line}: {error}").worded(
            "record-line", line=str(line), reason=error
        ) from None
    except (ValueError, LookupError, TypeError, ArithmeticError) as error:  # rules that nonsense has misled
        nonsense = RecordError(f"This record can't be replayed: {str(error) or type(error).__name__}")
        raise nonsense.worded("record-nonsense") from None
    return record


def _line_of_move(text: str, move: int) -> int:
    """The number of the line that holds the move of that number."""
    count, lines = 0, text.splitlines()
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.strip().startswith("["):
            count += sum(1 for token in _TOKEN.findall(line)[1:] if not token.startswith("{"))
            if count >= move:
                return number
    return len(lines)
