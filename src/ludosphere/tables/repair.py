"""Tables that can't go on: which they are, and taking one back to its last good move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..core.contract import Position
from ..core.errors import LudosphereError, StoreError
from ..play.errors import Damaged, Newer
from ..play.header import Header, now
from ..play.journal import Entry, Moves
from ..play.pace import milliseconds, paced
from ..play.table import Table, under_our_rules
from ..play.undo import played
from .store import Store


def ailing(store: Store, over: bool = False) -> Iterator[tuple[Header, str, str]]:
    """The tables that can't go on, with "closed", "damaged" or "newer", and the reason in a line.

    Games that aren't over are played through to find out; over: the others as well.
    """
    for header in store.broken():
        yield header, "closed", (header.broken or "").strip().rpartition("\n")[2]
    for identity in store.identities(over):
        header, moves, _ = store.load(identity)
        try:
            Table.restored(store, under_our_rules(header, moves), moves)
        except Newer as error:
            yield header, "newer", str(error)
        except Damaged as error:
            yield header, "damaged", str(error)


def take_back(store: Store, identity: str, to: int | None = None) -> tuple[Header, Header]:
    """Takes a table back to its last good move, or to an earlier one; gives its header before and after.

    The journal keeps what is gone. Raises LudosphereError if there is nothing to go back to.
    """
    stored, moves, _ = store.load(identity)
    if stored.stage in ("over", "off", "closed"):
        raise LudosphereError(f"The game of table {identity} is over: there is nothing to go on with.")
    before = under_our_rules(stored, moves)
    if before.base != stored.base:
        raise LudosphereError(
            f"Table {identity} began under older rules: only its last position is left, and that is damaged."
        )
    first = _first(store, before)
    good = _good(first, before, moves[: store.whole(identity)])
    last = before.base_moves + len(good) - 1
    if to is not None and not before.base_moves <= to <= last:
        raise LudosphereError(
            f"Table {identity} can go back to moves {before.base_moves} to {last}, not {to}."
        )
    kept = last if to is None else to
    if kept == before.moves and before.stage != "broken" and good[-1].encode() == before.snapshot:
        raise LudosphereError(f"Table {identity} is in order, all {kept} moves of it; --to N takes it back.")
    after = replace(
        before,
        moves=kept,
        seq=stored.seq + 1,
        changed=now(),
        floor=min(before.floor, kept),
        broken=None,
        stage="running",
    )
    after = after.standing(good[kept - before.base_moves], None)
    after = paced(before, after, milliseconds())
    store.change(stored, after, Entry("back", detail=f"from {before.moves} to {kept}"), tail=[])
    return before, after


def _first(store: Store, header: Header) -> Position:
    try:
        return Table(store, header, []).position
    except (LudosphereError, ValueError, LookupError, TypeError) as error:
        raise StoreError(f"Table {header.id} is damaged from its beginning: {error}") from None


def _good(first: Position, header: Header, moves: Moves) -> list[Position]:
    """The positions from the beginning on, as far as the rules follow the moves and can show the last one."""
    found = [first]
    for seat, notation in moves[header.base_moves :]:
        try:
            found.append(played(found[-1], seat, found[-1].parse(seat, notation)).after)
        except Exception:  # whatever the rules make of a move that can't be
            break
    while len(found) > 1 and not _shows(found[-1], len(header.seats)):
        found.pop()
    return found


def _shows(position: Position, seats: int) -> bool:
    try:
        position.view(None)
        position.sheet()
        for seat in range(seats):
            position.view(seat)
            position.paths(seat)
    except Exception:  # as above
        return False
    return True
