"""How long people may think: clocks for games at one sitting, and days for games by correspondence.

Times are milliseconds since 1970. A table's clock is part of its header and is stored with every action, so
it survives whatever happens to the server. It runs for the one person the table waits for. While several owe
a decision at once nobody's own time runs: all of them have until the same moment (`together`).

Who takes something back gives the others the time they spent on it meanwhile and returns what ending the turn
had earned; their own thinking stays spent, or one could think for ever by taking back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

from .header import GONE, Header

TEMPOS: Final[dict[str, dict[str, Any]]] = {
    "none": {},
    "fast": {"kind": "live", "bank": 300, "add": 10, "together": 90},
    "normal": {"kind": "live", "bank": 900, "add": 20, "together": 180},
    "slow": {"kind": "live", "bank": 2400, "add": 30, "together": 300},
    "day": {"kind": "days", "hours": 24},
    "days": {"kind": "days", "hours": 72},
    "week": {"kind": "days", "hours": 168},
}
"""The speeds on offer. live: seconds for the whole game, more for each turn, and for what all do at once.
days: hours for each turn."""
GRACE: Final = 30_000
"""So long somebody has at least who comes back, or when the server was away."""
GRACE_OF_DAYS: Final = 3_600_000
"""So long in games by days when the server was away: nobody sits before those."""
MISSED: Final = 10_000
"""So long after a deadline somebody has looked at the table, wherever a server runs."""


def milliseconds() -> int:
    """The time now."""
    return round(1000 * datetime.now(UTC).timestamp())


def speed_of(tempo: Mapping[str, Any]) -> str:
    """The name of a speed in TEMPOS; "none" for one that isn't there."""
    return next((name for name, known in TEMPOS.items() if known == tempo), "none")


def paced(
    old: Header, new: Header, time: int, undone: tuple[int, int] | None = None, ended: int | None = None
) -> Header:
    """The new header with its clock as it stands after a change at `time`.

    undone: the seat that took something back, and how many moves came before that. ended: the seat whose turn
    is over, if the change ended one.
    """
    if not new.tempo:
        return new
    left, log = _kept(old, new, time, undone, ended)
    owing, before = owing_people(new), owing_people(old)
    clock: dict[str, Any] = {
        "left": left,
        "log": [entry for entry in log if new.floor <= entry[0]],
        "run": None,
        "back": old.clock.get("back", {}),
    }
    until = old.clock.get("until") if len(before) > 1 else None
    deadline: int | None = None
    if len(owing) == 1:
        clock |= {"run": owing[0], "since": time}
        deadline = time + left[owing[0]]
        rest = old.clock.get("rest") if until is None else max(0, until - time)
        if rest is not None and (until is not None or ended is None):
            clock["rest"] = rest  # who takes back that they were done comes back to no more than this
    elif owing:
        if ended is not None and not set(owing) <= set(before) - {ended}:
            until = None  # they owe something new
        together = full_turn(new) or 1000 * new.tempo["together"]
        if undone is not None:
            together = old.clock.get("rest", together)
        deadline = clock["until"] = time + together if until is None else until
    waits = new.absent != "nothing"  # else nothing comes of it
    return replace(new, clock=clock, deadline=_stamp(deadline) if deadline and waits else None)


def _kept(
    old: Header, new: Header, time: int, undone: tuple[int, int] | None, ended: int | None
) -> tuple[list[int], list[list[int]]]:
    """What is left to every seat after the change, and the log of what was spent."""
    days = full_turn(new)
    full = days or 1000 * new.tempo["bank"]
    left = list(old.clock.get("left", [full] * len(new.seats)))
    log = [list(entry) for entry in old.clock.get("log", ())]
    ran = old.clock.get("run")
    if ran is not None:
        _spend(left, log, old.moves, ran, max(0, time - old.clock["since"]))  # clocks may be set back
    if undone is not None:
        log = _returned(left, log, *undone)
    elif days:
        for seat in _asked(new):
            if seat not in _asked(old) or ended == seat:
                left[seat] = full
    elif ended is not None and not new.by_bot(ended):
        _spend(left, log, old.moves, ended, -1000 * new.tempo["add"])
    return left, log


def _spend(left: list[int], log: list[list[int]], moves: int, seat: int, spent: int) -> None:
    left[seat] -= spent
    if log and log[-1][:2] == [moves, seat] and log[-1][2] > 0 and spent >= 0:
        log[-1][2] += spent
    else:
        log.append([moves, seat, spent])


def _returned(left: list[int], log: list[list[int]], seat: int, taken: int) -> list[list[int]]:
    """The log without the seat's move that came after `taken` others; gives back what was due to it."""
    kept = []
    for moves, who, spent in log:
        meanwhile = moves > taken and who != seat and spent > 0
        if meanwhile or (moves == taken and who == seat and spent < 0):
            left[who] += spent
        else:
            kept.append([moves - 1 if moves > taken else moves, who, spent])
    return kept


def owing_people(header: Header) -> tuple[int, ...]:
    """The seats the table waits for, but for those a bot decides for, or nobody ever will."""
    return tuple(
        seat for seat in _asked(header) if not header.by_bot(seat) and header.seats[seat].away != GONE
    )


def _asked(header: Header) -> tuple[int, ...]:
    """The seats the table waits for, whoever decides for them."""
    if header.stage != "running":
        return ()
    return header.waiting if header.held is None else (header.held,)


def late(header: Header, time: int) -> tuple[int, ...]:
    """The seats whose time is over."""
    if header.deadline is None or time < _from_stamp(header.deadline):
        return ()
    return owing_people(header)


def missed(header: Header, time: int) -> bool:
    """Is somebody's time over for so long that no server can have been there when it was?"""
    return header.deadline is not None and time - _from_stamp(header.deadline) > MISSED


def due_in(header: Header, time: int) -> int | None:
    """In how many milliseconds somebody's time is over; None: it never is."""
    if header.deadline is None or not owing_people(header):
        return None
    return max(0, _from_stamp(header.deadline) - time)


def extended(header: Header, time: int, more: int = GRACE) -> dict[str, Any]:
    """The clock, and the deadline, with at least `more` left to everybody the table waits for."""
    clock = {**header.clock, "left": list(header.clock["left"])}
    run = clock["run"]
    if run is not None:
        clock["left"][run] = max(clock["left"][run] - (time - clock["since"]), more)
        clock["since"] = time
        deadline = time + clock["left"][run]
    else:
        deadline = clock["until"] = max(clock.get("until", time), time + more)
    return {"clock": clock, "deadline": None if header.absent == "nothing" else _stamp(deadline)}


def resumed(header: Header, time: int, away: int) -> dict[str, Any]:
    """The clock, and the deadline, after nobody served for `away` milliseconds: they count against nobody."""
    clock = dict(header.clock)
    run, deadline = clock["run"], None
    away = max(0, min(away, time - _from_stamp(header.changed)))  # somebody was there when it changed last
    if run is not None:
        clock["since"] += away
        deadline = clock["since"] + clock["left"][run]
    elif "until" in clock:
        deadline = clock["until"] = clock["until"] + away
    return {"clock": clock, "deadline": None if deadline is None else _stamp(deadline)}


def welcomed(header: Header, seat: int, time: int) -> dict[str, Any]:
    """What changes of the clock for somebody who comes back: nobody does so to no time at all.

    Once before each move, or one could think for ever by going away and coming back.
    """
    if not header.clock:
        return {}
    back = header.clock.get("back", {})
    if back.get(str(seat)) == header.moves:
        return {}
    more: dict[str, Any] = {}
    if owing_people(header) == (seat,):
        more = extended(header, time)
    clock = more.get("clock", header.clock)
    left = [max(rest, GRACE) if number == seat else rest for number, rest in enumerate(clock["left"])]
    return {**more, "clock": {**clock, "left": left, "back": {**back, str(seat): header.moves}}}


def full_turn(header: Header) -> int | None:
    """How many milliseconds a turn has in a game by days; None in any other."""
    return 3_600_000 * header.tempo["hours"] if header.tempo.get("kind") == "days" else None


def ends_at(header: Header, person: str) -> int | None:
    """Until when a person is to move, in milliseconds since 1970; None: they aren't, or no clock runs."""
    clock = header.clock
    mine = header.seats_of(person)
    if not clock or not any(seat in mine for seat in owing_people(header)):
        return None
    run = clock["run"]
    return int(clock["until"]) if run is None else int(clock["since"] + clock["left"][run])


def shown(header: Header, time: int) -> dict[str, Any] | None:
    """The clocks for a page: what is left to each seat (None: a bot has none), whose runs, until when.

    owing: whom the table waits for. now: what time it is here.
    """
    if not header.tempo or not header.clock:
        return None
    clock = header.clock
    run, ends = clock["run"], clock.get("until")
    if run is not None:
        ends = clock["since"] + clock["left"][run]
    days = header.tempo["kind"] == "days"
    left = [None if header.by_bot(seat) else rest for seat, rest in enumerate(clock["left"])]
    owing = list(owing_people(header))
    return {"left": left, "run": run, "ends_at": ends, "owing": owing, "now": time, "days": days}


def _stamp(time: int) -> datetime:
    """As the database keeps it: UTC, without a zone."""
    return datetime.fromtimestamp(time / 1000, UTC).replace(tzinfo=None)


def _from_stamp(stamp: datetime) -> int:
    return round(1000 * stamp.replace(tzinfo=UTC).timestamp())
