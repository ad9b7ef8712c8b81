"""What is on in the lobby: open tables where anybody may sit down, and games under way to watch."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from ..play.header import Header, now
from .store import Store

_FRESH = timedelta(days=1)
"""How long an open table stays in the lobby after the last change, where people play at once."""
_SLOW = timedelta(days=7)
"""And where they have days for a move."""
_MOST = 100


def open_tables(store: Store) -> list[Header]:
    """The tables of the lobby with a free seat, last changed first; those nobody came to are left out."""
    time = now()
    found = store.staged("open", "lobby", _MOST)
    return [header for header in found if time - header.changed < _patience(header) and header.persons]


def running_tables(store: Store, limit: int = 30) -> list[Header]:
    """The tables of the lobby where a game is under way that anybody may watch, last changed first."""
    time = now()
    found: Sequence[Header] = store.staged("running", "lobby", _MOST)
    watched = (header for header in found if header.watch != "nobody")
    return [header for header in watched if time - header.changed < _patience(header)][:limit]


def _patience(header: Header) -> timedelta:
    return _SLOW if header.tempo.get("kind") == "days" else _FRESH
