"""Everything that is kept about a person, for themselves: a JSON document, and the records of their games."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterable
from typing import Any

from sqlalchemy import select

from ..core.errors import LudosphereError
from ..database.models import ChatRow, InvitationRow, LessonRow, MuteRow, PasskeyRow, PersonRow, PushRow
from ..play.header import Header
from ..play.table import Table
from ..tables.store import Store
from .belongings import tables_of
from .ratings import Ratings

RECORDS = 500
"""So many records of the newest games are packed at most; the document names all tables."""
_SECRET = ("id", "password", "recovery")
"""Columns of a person that say nothing to them and would let others in."""


def exported(store: Store, person: str, readable: Iterable[str]) -> bytes:
    """A zip file: `me.json` and `records/<game>-<table>.ludo`. Of others, only names at tables.

    readable: the ids of tables whose record the person may read now. May take seconds; safe in a thread.
    """
    packed, may_read = io.BytesIO(), set(readable)
    headers = tables_of(store, person)
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        about = json.dumps(document(store, person, headers), ensure_ascii=False, indent=2, default=str)
        files.writestr("me.json", about + "\n")
        for header in headers[:RECORDS]:
            if header.id not in may_read:
                continue
            try:
                text = Table.load(store, header.id).record().dumps()
            except LudosphereError:
                continue  # it began under other rules, or is damaged: there is no record of it as a whole
            files.writestr(f"records/{header.game}-{header.id}.ludo", text)
    return packed.getvalue()


def document(store: Store, person: str, headers: Iterable[Header]) -> dict[str, Any]:
    """What is kept about a person, in plain data; secrets and other people's ids aren't in it."""
    with store.database.transaction() as connection:

        def rows(model: Any, *without: str) -> list[dict[str, Any]]:
            found = connection.execute(select(model.__table__).where(model.person == person)).mappings()
            return [{name: row[name] for name in row if name not in ("person", *without)} for row in found]

        me = connection.execute(select(PersonRow.__table__).where(PersonRow.id == person)).mappings().first()
        muted = select(MuteRow.muted).where(MuteRow.person == person)
        facts = {
            "person": {name: me[name] for name in me if name not in _SECRET} if me else {},
            "passkeys": rows(PasskeyRow, "id", "key", "count"),
            "lessons": rows(LessonRow),
            "chat": rows(ChatRow, "id", "hidden"),
            "invitations": rows(InvitationRow, "by"),
            "notifications": rows(PushRow, "id", "p256dh", "auth"),
            "muted": len(connection.execute(muted).all()),
        }
    ratings = Ratings(store.database)
    facts["tables"] = [
        {
            "id": header.id,
            "game": header.game,
            "stage": header.stage,
            "seats": [number + 1 for number in header.seats_of(person)],
            "moves": header.moves,
            "opened": header.owner == person,
            "created": header.created,
            "changed": header.changed,
        }
        for header in headers
    ]
    facts["results"] = [result.__dict__ for result in ratings.results(person, 1_000_000)]
    facts["ratings"] = [
        {"game": one.game, "mode": one.mode, "rating": one.number, "spread": one.spread, "games": one.games}
        for one in ratings.of(person)
    ]
    return facts
