"""Is a command about the table as it stands? Who decides at the same time as others needn't be quickest.

And was it sent before? A command with an id counts once, however often it arrives.
"""

from __future__ import annotations

import hashlib

from ..core.contract import Path
from ..play.errors import stale
from ..play.table import Table


def command_of(person: str, given: str | None) -> str | None:
    """The id under which a table knows a person's command: so that nobody can use up another's."""
    if given is None:
        return None
    return hashlib.sha256(f"{person} {given}".encode(errors="replace")).hexdigest()[:40]


def check_fresh(table: Table, seen: object, seat: int, path: Path | None = None, says: bool = False) -> None:
    """Raises Refused unless `seen` is the table's seq, or only others have acted since in a way that fits.

    path: what the seat plays; says: it is something typed.
    """
    if seen != table.seq and not _still_fits(table, seen, seat, path, says):
        raise stale()


def _still_fits(table: Table, seen: object, seat: int, path: Path | None, says: bool) -> bool:
    """Have only others acted since somebody saw the table, while the seat could do the same as now?"""
    known = len(table.moves) - table.header.base_moves
    if type(seen) is not int or not table.undone_at <= seen < table.seq or table.seq - seen > known:
        return False
    missed = table.seq - seen
    if any(mover == seat for mover, _ in table.moves[-missed:]):
        return False
    before = table.at(len(table.moves) - missed)
    if says:  # in whatever language, it is asked for the same
        asked = [one.faces().entry(one, seat, "en") for one in (before, table.position)]
        return asked[0] is not None and asked[0] == asked[1]
    if path is None:
        return bool(before.legal(seat))
    return before.faces().choose(before, seat, path) is not None
