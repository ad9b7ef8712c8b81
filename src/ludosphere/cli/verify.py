"""`ludosphere verify`: is a finished game what it claims to be? Its moves, its result, the promised seed."""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

from ..core.contract import Position
from ..core.errors import LudosphereError, RecordError, SealError
from ..core.record import Record, seed_hash
from ..core.text import Texts, texts
from .options import add_decks, add_lang

_WORDS = "ludosphere.cli"
_GUESSED = 1 << 64
"""Whoever tries numbers finds a smaller seed from its hash; a drawn one is greater, but for 1 in 10**19."""
_UNFINISHED = {"forfeit": "open-forfeit", "called off": "open-called-off"}
"""What a record may say about why its game didn't come to an end by its rules."""
_WIDE = 100


class Disproved(Exception):  # noqa: N818 (a finding, no mistake)
    """The record isn't what it claims to be; the sentence says what is wrong first."""


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "verify",
        help="prove or disprove a recorded game",
        description=__doc__,
        epilog="status: 0 proven, 1 disproved, 2 can't be checked. See docs/fair-play.md.",
    )
    command.add_argument("record", metavar="RECORD", help="a record of a finished game, or - for stdin")
    promise = command.add_mutually_exclusive_group()
    promise.add_argument("--hash", metavar="HASH", help="the SHA-256 of the seed, as shown during the game")
    promise.add_argument("--sealed", metavar="FILE", help="a record of the same game from when it went on")
    add_lang(command)
    add_decks(command)
    command.set_defaults(run=_verify)


def _verify(arguments: argparse.Namespace) -> int:
    say = texts(_WORDS, arguments.lang)
    promise = None if arguments.hash is None else _digits(arguments.hash)
    sealed = None if arguments.sealed is None else _read(arguments.sealed)
    try:
        proven, unproven = check(_read(arguments.record), promise, sealed, say)
    except SealError:
        return _disproved(say, say("disproved-own-hash"))
    except Disproved as found:
        return _disproved(say, str(found))
    _list(say("proven"), proven)
    _list(say("not-proven"), unproven)
    return 0


def _disproved(say: Texts, text: str) -> int:
    print(say("disproved", text=text))
    return 1


def _list(head: str, lines: list[str]) -> None:
    print(head)
    for line in lines:
        print(textwrap.fill(line, _WIDE, initial_indent="- ", subsequent_indent="  "))


def check(
    record: Record, promise: str | None, sealed: Record | None, say: Texts
) -> tuple[list[str], list[str]]:
    """What is proven, and what is not, a sentence each; raises Disproved, or RecordError if nobody can tell.

    promise: the hash published at the start, 64 hex digits; or sealed: a record of that time.
    """
    if record.seed is None:
        raise RecordError(say("verify-sealed"))
    if sealed is not None:
        promise = _promised(record, sealed, say)
    if promise is not None and promise != seed_hash(record.seed):
        raise Disproved(say("disproved-hash", promised=promise, found=seed_hash(record.seed)))
    position = _replayed(record, say)
    proven = [say("proven-moves", count=len(record.moves), game=record.game, version=record.rules_version)]
    if record.scores is not None:
        proven.append(say("proven-result", scores=" – ".join(map(str, record.scores))))
    if promise is not None:
        proven.append(say("proven-seed", hash=promise))
    return proven, _unproven(record, position, promise, sealed, say)


def _promised(record: Record, sealed: Record, say: Texts) -> str:
    """The hash in a record of when the game went on; raises Disproved if that was another game."""
    if sealed.seed_hash is None:
        raise RecordError(say("verify-no-hash"))
    for name in ("game", "rules_version", "options", "start"):
        if getattr(record, name) != getattr(sealed, name):
            raise Disproved(say("disproved-game", what=say(f"what-{name}")))
    return sealed.seed_hash


def _replayed(record: Record, say: Texts) -> Position:
    """The position at the end; raises Disproved at the first move, or the result, that can't be."""
    record.first()  # a record of other rules can't be checked: that is no disproof
    try:
        position = record.replay()
    except RecordError as error:
        raise Disproved(str(error)) from None
    except (LudosphereError, LookupError, ValueError, TypeError) as error:
        raise Disproved(say("disproved-replay", text=str(error))) from None
    if record.scores is None and position.result() is not None:
        raise Disproved(say("disproved-no-result"))
    return position


def _unproven(
    record: Record, position: Position, promise: str | None, sealed: Record | None, say: Texts
) -> list[str]:
    """What the record can't prove, a sentence each."""
    found = []
    assert record.seed is not None
    if promise is None:
        found.append(say("open-promise"))
    if position.result() is None:
        found.append(say(_UNFINISHED.get(record.extra.get("Termination", ""), "open-result")))
    if record.start is not None:
        found.append(say("open-start"))
    if sealed is not None and _played(record)[: len(sealed.moves)] != _played(sealed):
        found.append(say("open-undone"))
    found.append(say("open-guessed") if abs(record.seed) < _GUESSED else say("open-drawn"))
    return [*found, say("open-people"), say("open-knowing")]


def _played(record: Record) -> list[tuple[int, str]]:
    return [(move.seat, move.notation) for move in record.moves]


def _digits(text: str) -> str:
    """A hash as it is compared; raises LudosphereError if it is none."""
    found = "".join(text.split()).lower()
    if not re.fullmatch(r"[0-9a-f]{64}", found):
        raise LudosphereError(f"A SHA-256 has 64 digits from 0 to f; this is none: {text[:80]!r}.")
    return found


def _read(file: str) -> Record:
    if file != "-":
        return Record.read(Path(file))
    try:
        return Record.loads(sys.stdin.buffer.read().decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise RecordError("This is no record: it is not a text in UTF-8.") from None
