"""A table as a record, and a record as a table."""

from __future__ import annotations

import re
from dataclasses import replace

from ..core.record import Move, Record, seed_hash
from ..core.registry import game
from .errors import Refused
from .header import CALLED_OFF, STAND_IN, Header, Seat
from .journal import Moves
from .terms import Terms, begun


def record_of(header: Header, moves: Moves) -> Record:
    """The record of a table as it is stored; raises Refused if its rules have changed meanwhile."""
    if header.base_moves:
        raise Refused("no-record", "This game began under other rules; there is no record of it as a whole.")
    names = [seat.name or f"{seat.kind.capitalize()} {number}" for number, seat in enumerate(header.seats, 1)]
    extra = {"Players": " ".join(seat.code() for seat in header.seats)}
    if header.absences:
        extra["Absent"] = ", ".join(f"{seat + 1} {why} {moves}" for moves, seat, why in header.absences)
        bot, level = STAND_IN
        extra["StandIn"] = "none" if header.absent == "nothing" else f"{bot}:{level}"
    if header.follows:
        extra["Follows"] = " ".join(map(str, header.follows))
    if lost := [str(number) for number, seat in enumerate(header.seats, 1) if seat.lost]:
        extra["Lost"] = " ".join(lost)
    if header.stage == CALLED_OFF or (header.over and header.scores is None):
        extra["Termination"] = "called off" if header.stage == CALLED_OFF else "forfeit"
    return Record(
        game=header.game,
        options=header.options,
        seed=header.seed if header.ended else None,
        moves=[Move(seat, notation) for seat, notation in moves],
        rules_version=header.rules_version,
        names=names,
        scores=list(header.scores) if header.over and header.scores is not None else None,
        start=header.start,
        seed_hash=seed_hash(header.seed),
        extra=extra,
    )


def table_of(record: Record, owner: str, confirm: bool = False) -> tuple[Header, Moves]:
    """A table of `owner` that stands where the record ends; raises RecordError if it can't be replayed."""
    position = record.replay()
    codes = record.extra.get("Players", "").split()
    names = list(record.names)
    seats = [
        Seat.of_code(codes[seat] if seat < len(codes) else "human", names[seat] if seat < len(names) else "")
        for seat in range(game(record.game).seats(record.options))
    ]
    # a notation may be written in several ways, some of them long: the usual one is kept
    moves = [(seat, before.notation(seat, action)) for before, seat, action in record.steps()]
    terms = Terms(record.game, record.options, seats, record.seed, confirm)
    header = begun(owner, terms, position, record.start, len(moves))
    numbers = record.extra.get("Follows", "").split()
    follows = {int(number) for number in numbers if re.fullmatch("[0-9]{1,6}", number)}
    return replace(header, follows=tuple(sorted(follows & set(range(2, len(moves) + 1))))), moves
