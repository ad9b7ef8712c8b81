"""Buttons for what can be chosen but lies nowhere on the table: "take 3", "done", "this before that"."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from ..core.contract import Position
from ..core.text import capital
from ..kit.presenter import Presenter

_NUMBERED = re.compile(r"(.+):([0-9]{1,3})")
ROW = 3
"""From so many numbers of one kind on they stand in a row."""


def loose_refs(
    position: Position,
    seat: int,
    legal: Sequence[Mapping[str, Any]],
    placed: Collection[str],
    shown: Presenter,
    lang: str,
    refusals: Mapping[str, str] | None = None,
) -> list[dict[str, Any]]:
    """Groups of the refs in the legal paths that aren't `placed` nor typed, in the actions' order.

    A group is a single button, or the numbers of one kind: `take:0` to `take:5`. refusals: the words of those
    that say no to what is offered; they are quiet.
    """
    refs = dict.fromkeys(ref for move in legal for ref in move["path"])
    groups: dict[str, dict[str, Any]] = {}
    quiet = refusals or {}
    for ref in refs:
        if ref in placed or ref.startswith(shown.typed):
            continue
        numbered = _NUMBERED.fullmatch(ref)
        text = quiet.get(ref) or capital(position.faces().ref(position, seat, ref, lang))
        button = {
            "ref": ref,
            "text": text,
            "number": numbered[2] if numbered else "",
            "printed": numbered is not None and numbered[2] in re.findall("[0-9]+", text),
            "badge": "" if ref in quiet else Markup(shown.badge(ref)),
            "quiet": ref in quiet,
            "again": ref.startswith(shown.again),
        }
        kind = f"{numbered[1]}:" if numbered else ref
        groups.setdefault(kind, {"buttons": [], "row": False})["buttons"].append(button)
    for group in groups.values():
        group["row"] = len(group["buttons"]) >= ROW
    return list(groups.values())
