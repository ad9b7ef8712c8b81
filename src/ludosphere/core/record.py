"""Records: a whole game as readable text, like chess's PGN.

    [Game "NAME"]
    [Rules "1"]
    [Options "mode=discovery seats=2 giant_biomes=G1,G2 tie_break=rulebook"]
    [Seed "42"]
    [Seat1 "Ada"]
    [Result "38-41"]

    1 F@0
    2 S@m - {a comment}
    1 G@1 +1

A text among the options that can hold anything (house rules) is written with `%22` for `"` and the like.

A line of moves is a seat's number and its actions in notation, one after the other. `{…}` is a comment on
the action before it. A game that began from a snapshot (a fork, a puzzle) has `[Start "…"]`, its
`encode()` in base64, whose generator is replaced by that of `[Seed]`. A running game is written with
`[SeedHash]`, the SHA-256 of its seed in decimal, instead of the seed; a finished one may have both.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path as FilePath
from typing import TypeVar

from .contract import Position
from .errors import LudosphereError, OptionError, RecordError, SealError
from .options import Options
from .plain import plain
from .registry import game
from .rng import seeded

T = TypeVar("T")
_LIMIT = 1_000_000
_HEADER = re.compile(r'\[(\w+) "([^"]*)"\]$')
_COMMENT = re.compile(r"\{[^{}]*\}")
_ODD = re.compile(r"[^!#$&-~]+")
_ESCAPES = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_TOKEN = re.compile(r"\{[^{}]*\}|[^\s{}]+")


@dataclass(frozen=True)
class Move:
    """An action of a seat (counted from 0), in notation, with an optional comment."""

    seat: int
    notation: str
    comment: str = ""


@dataclass
class Record:
    """A game: what it began from and the moves. `seed` is None while it is sealed in `seed_hash`.

    A table's record keeps the `seed_hash` when its seed is known, for whoever wrote it down at the start.
    """

    game: str
    options: Options
    seed: int | None
    moves: list[Move] = field(default_factory=list)
    rules_version: int = 0
    """0 stands for the rules of today."""
    names: list[str] = field(default_factory=list)
    scores: list[int] | None = None
    start: bytes | None = None
    seed_hash: str | None = None
    extra: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rules_version = self.rules_version or game(self.game).rules_version

    @classmethod
    def read(cls, path: str | FilePath) -> Record:
        """The record in a file; raises RecordError naming the line, OSError if there is no such file."""
        data = FilePath(path).read_bytes()
        try:
            return cls.loads(data.decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise RecordError(f"{path} is no record: it is not a text in UTF-8.") from None

    def write(self, path: str | FilePath) -> None:
        """Writes `dumps()` to a file."""
        FilePath(path).write_text(self.dumps(), encoding="utf-8")

    @classmethod
    def loads(cls, text: str) -> Record:
        """The record of a text; raises RecordError naming the line, SealError if its seed is another one."""
        if len(text) > _LIMIT:
            long = f"This is too long for a record: {len(text)} characters, at most {_LIMIT}."
            raise RecordError(long).worded("record-long", n=str(len(text)), most=str(_LIMIT))
        headers: dict[str, str] = {}
        moves: list[Move] = []
        for number, line in enumerate(text.splitlines(), 1):
            line = plain(line).strip()  # it may come from anybody, and be shown in a terminal
            if line.startswith("["):
                found = _HEADER.match(line)
                if not found or moves:
                    raise RecordError(
                        f'Line {number}: a header looks like [Name "value"] and precedes the moves.'
                    ).worded("record-header", line=str(number))
                if found[1] in headers:
                    twice = f"Line {number}: the header {found[1]} is there twice."
                    raise RecordError(twice).worded("record-twice", line=str(number), name=found[1])
                headers[found[1]] = found[2]
            elif line:
                moves.extend(_moves(line, number))
        return cls._built(headers, moves)

    @classmethod
    def _built(cls, headers: dict[str, str], moves: list[Move]) -> Record:
        for name in ("Game", "Rules", "Options"):
            if name not in headers:
                raise _missing(name)
        if "Seed" not in headers and "SeedHash" not in headers:
            raise _missing("Seed")
        title = _header(headers, "Game", game)
        options = _header(headers, "Options", lambda text: title.options(_options(text)))
        rules = _header(headers, "Rules", int)
        if (kept := title.carried(options, rules)) is not None:
            options, rules = kept, title.rules_version
        seed = _header(headers, "Seed", int) if "Seed" in headers else None
        start = _header(headers, "Start", _bytes) if "Start" in headers else None
        scores = _header(headers, "Result", _scores) if "Result" in headers else None
        names: list[str] = []
        while f"Seat{len(names) + 1}" in headers:
            names.append(headers.pop(f"Seat{len(names) + 1}"))
        sealed = headers.pop("SeedHash", None)
        if seed is not None and sealed is not None and sealed != seed_hash(seed):
            broken = "The header Seed is not the seed that SeedHash promised."
            raise SealError(broken).worded("record-seal")
        return cls(title.name, options, seed, moves, rules, names, scores, start, sealed, headers)

    def dumps(self) -> str:
        """The record as text, ending with a newline."""
        options = " ".join(f"{name}={_joined(value)}" for name, value in self.options.items())
        lines = [f'[Game "{self.game}"]', f'[Rules "{self.rules_version}"]', f'[Options "{options}"]']
        if self.start is not None:
            lines.append(f'[Start "{base64.b64encode(self.start).decode()}"]')
        if self.seed_hash is not None:
            lines.append(f'[SeedHash "{self.seed_hash}"]')
        if self.seed is not None:
            lines.append(f'[Seed "{self.seed}"]')
        lines += [f'[Seat{number} "{_quoted(name)}"]' for number, name in enumerate(self.names, 1)]
        lines += [f'[{name} "{_quoted(value)}"]' for name, value in self.extra.items()]
        if self.scores is not None:
            lines.append(f'[Result "{"-".join(map(str, self.scores))}"]')
        return "\n".join([*lines, "", *_lines(self.moves)]) + "\n"

    def _repr_markdown_(self) -> str:
        """What a notebook shows: its text."""
        return f"```\n{self.dumps()}```"

    def first(self) -> Position:
        """The position before the first move; raises RecordError if the seed is sealed."""
        title = game(self.game)
        if self.rules_version != title.rules_version:
            raise RecordError(
                f"This record follows version {self.rules_version} of the rules of {self.game};"
                f" this program plays version {title.rules_version} and can't replay it."
            ).worded("record-rules", version=str(self.rules_version), known=str(title.rules_version))
        if self.seed is None:
            sealed = "This record's seed is sealed until its game ends; it can't be replayed yet."
            raise RecordError(sealed).worded("record-sealed")
        if self.start is None:
            return title.new(self.options, self.seed)
        try:
            position = title.decode(self.start)
        except LudosphereError as error:
            damaged = RecordError(f"The header Start is damaged: {error}")
            raise damaged.worded("record-start", reason=error) from None
        if position.options() != self.options:
            other = "The header Start holds a position of a game with other options than Options."
            raise RecordError(other).worded("record-start-options")
        position.rng = seeded(self.seed)
        return position

    def steps(self) -> Iterator[tuple[Position, int, int]]:
        """Before each move: the position (going on changing), the seat and the action."""
        position = self.first()
        for number, move in enumerate(self.moves, 1):
            try:
                action = position.parse(move.seat, move.notation)
            except LudosphereError as error:
                bad = RecordError(f"Move {number} can't be played: {error}")
                raise bad.worded("record-move", move=str(number), reason=error) from None
            yield position, move.seat, action
            position.play(move.seat, action)

    def replay(self, moves: int | None = None) -> Position:
        """The position after that many moves (None: all); raises RecordError naming the first bad move."""
        if moves is not None and not 0 <= moves <= len(self.moves):
            raise RecordError(f"This record has {len(self.moves)} moves; there is no position after {moves}.")
        whole = self if moves is None else self._until(moves)
        position = whole.first()
        for reached, _, _ in whole.steps():
            position = reached  # `steps` goes on with it: after the loop all moves are played
        if moves is None and self.scores is not None:
            result = position.result()
            if result is None or result.scores != self.scores:
                otherwise = f"The header Result says {self.scores}, the moves say otherwise."
                raise RecordError(otherwise).worded("record-result")
        return position

    def _until(self, moves: int) -> Record:
        return replace(self, moves=self.moves[:moves], scores=None)


def _missing(name: str) -> RecordError:
    missing = RecordError(f"This is no record of a game: the header {name} is missing.")
    return missing.worded("record-missing", name=name)


def seed_hash(seed: int) -> str:
    """What is published of a seed while its game goes on: SHA-256 of its decimal digits."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def _header(headers: dict[str, str], name: str, read: Callable[[str], T]) -> T:
    """The value of a header, which leaves the others; raises RecordError naming it."""
    text = headers.pop(name)
    try:
        return read(text)
    except LudosphereError as error:
        unusable = RecordError(f"The header {name} can't be used: {error}")
        raise unusable.worded("record-unusable", name=name, reason=error) from None
    except ValueError:
        shown = text if len(text) <= 40 else text[:37] + "…"
        damaged = RecordError(f"The header {name} is damaged: {shown!r}.")
        raise damaged.worded("record-damaged", name=name, value=shown) from None


def _bytes(text: str) -> bytes:
    return base64.b64decode(text, validate=True)


def _scores(text: str) -> list[int]:
    return [int(points) for points in re.split(r"(?<=\d)-", text)]


def _moves(line: str, number: int) -> Iterator[Move]:
    if "{" in (rest := _COMMENT.sub("", line)) or "}" in rest:
        open_end = f"Line {number}: a comment begins with {{ and ends with }} on the same line."
        raise RecordError(open_end).worded("record-comment", line=str(number))
    seat, *tokens = _TOKEN.findall(line)
    if not re.fullmatch(r"[1-9]", seat) or not tokens:
        seatless = f"Line {number}: a line of moves begins with a seat's number: {line[:40]!r}."
        raise RecordError(seatless).worded("record-seat", line=str(number), text=line[:40])
    pending: Move | None = None
    for token in tokens:
        if token.startswith("{"):
            if pending is None:
                early = f"Line {number}: a comment follows the action it is about."
                raise RecordError(early).worded("record-early", line=str(number))
            comment = f"{pending.comment} {token[1:-1].strip()}".strip()
            pending = Move(pending.seat, pending.notation, comment)
        else:
            if pending is not None:
                yield pending
            pending = Move(int(seat) - 1, token)
    if pending is not None:
        yield pending


def _lines(moves: Sequence[Move]) -> Iterator[str]:
    line = ""
    seat = -1
    for move in moves:
        if move.seat != seat or len(line) > 90:
            if line:
                yield line
            seat, line = move.seat, str(move.seat + 1)
        line += f" {move.notation}"
        if comment := re.sub(r"[{}\s]+", " ", move.comment).strip():
            line += f" {{{comment}}}"
    if line:
        yield line


def _options(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in text.split():
        name, _, value = part.partition("=")
        if name in options:
            raise OptionError(f"Option '{name}' is there twice.").worded("option-twice", option=name)
        options[name] = _unescaped(value)
    return options


def _joined(value: object) -> str:
    return _escaped(",".join(value) if isinstance(value, list) else str(value))


def _escaped(text: str) -> str:
    """The text without quotes, blanks and whatever isn't ASCII: `%` and two hex digits for each byte."""
    return _ODD.sub(lambda odd: "".join(f"%{byte:02X}" for byte in odd[0].encode()), text)


def _unescaped(text: str) -> str:
    try:
        return _ESCAPES.sub(lambda found: bytes.fromhex(found[0].replace("%", "")).decode(), text)
    except UnicodeDecodeError:
        damaged = OptionError("a value is damaged: its % signs don't make a text in UTF-8")
        raise damaged.worded("option-damaged") from None


def _quoted(text: str) -> str:
    return re.sub(r'["\[\]\s]+', " ", text).strip()
