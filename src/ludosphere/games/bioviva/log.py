"""The log: what happened as sentences, and where things moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .actions import FIGURES
from .say import begun, cell_words, figure_words, line_words, listed, quoted, slot_name

if TYPE_CHECKING:
    from ...core.position import Event
    from ...core.text import Texts

_SLOTS: Final = ("slot", "a", "b")


def told(event: Event, names: list[str], you: int | None, say: Texts) -> str:
    """The event as a sentence."""
    args: dict[str, Any] = {
        "who": "you" if event.seat is not None and event.seat == you else "other",
        "name": "" if event.seat is None else names[event.seat],
    }
    for key, value in event.args.items():
        args.update(_argument(event, key, value, say))
    text = say(f"log-{event.kind}", args)
    return text if args["name"] and text.startswith(args["name"]) else begun(text)


def _argument(event: Event, key: str, value: Any, say: Texts) -> dict[str, Any]:
    """One argument of an event as words."""
    if key in _SLOTS:
        return {key: slot_name(value)}
    if key == "tier":
        return {"why": say(f"won-{value + 1}")}
    if key == "slots":
        return {"n": len(value)}
    if key == "line":
        return {"line": line_words(value)}
    if key == "figure":
        return {"figure": figure_words(FIGURES[value], say)}
    if key == "word":
        return {"word": quoted(value, say)}
    if key == "cell":
        return {"cell": cell_words(value, say)}
    if key == "why":
        return {"why": say(f"no-star-{value}")}
    if key == "cells":
        return {"places": _places(value, event.args["out"], say)}
    if key == "from":
        moves = _moves(value, event.args["to"])
        return {"moved": len(moves), "moves": ", ".join(moves)}
    if key in ("pictures", "picture", "to", "text", "out"):
        return {}
    return {key: value}


def _places(cells: list[int], out: int, say: Texts) -> str:
    """ "top left (2) and centre (1)": where how many stars came to lie."""
    parts = [
        say("landed-on", cell=cell_words(cell, say), n=cells.count(cell)) for cell in dict.fromkeys(cells)
    ]
    if out:
        parts.append(say("landed-out", n=out))
    return listed(parts, say)


def _moves(origins: list[int], slots: list[int]) -> list[str]:
    """ "4 → 0" for each card that changed its place."""
    moved = [(a, b) for a, b in zip(origins, slots, strict=True) if a != b]
    return [f"{slot_name(a)} → {slot_name(b)}" for a, b in moved]


def hint(event: Event) -> dict[str, str | None]:
    """Where something happened, as a ref, and from where it came."""
    args = event.args
    if event.kind == "swapped":
        return {"ref": f"slot:{slot_name(args['a'])}", "from": f"slot:{slot_name(args['b'])}"}
    if "slot" in args:
        return {"ref": f"slot:{slot_name(args['slot'])}", "from": None}
    if event.kind == "pivoted":
        return {"ref": f"line:{args['line']}", "from": None}
    if args.get("slots"):
        return {"ref": f"slot:{slot_name(args['slots'][-1])}", "from": None}
    if "cell" in args:
        return {"ref": f"cell:{args['cell']}", "from": None}
    return {"ref": None, "from": None}
