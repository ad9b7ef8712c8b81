"""The log: what happened as sentences, where things moved, and the lines of the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .abundance import CRITERIA
from .phrases import INDEX, called, criterion, line, listed, score_line

if TYPE_CHECKING:
    from ...core.position import Event
    from ...core.text import Texts

_COUNTED = {
    "soil": "some-soil",
    "compost": "some-cards",
    "sprout": "some-sprouts",
    "draw": "some-cards",
    "growth": "some-growth",
}
_SIDES = {**_COUNTED, "compost": "some-composted"}
"""Either side of a weak benefit, two of each."""


def told(event: Event, names: list[str], you: int | None, say: Texts) -> str:
    """The event as a sentence."""
    kind, lang = event.kind, say.lang
    who = "gaia" if event.seat is None else "you" if event.seat == you else "other"
    args: dict[str, Any] = {"who": who, "name": names[event.seat] if event.seat is not None else ""}
    for key, value in event.args.items():
        if key == "card":
            args[key] = called(INDEX[value], lang) if value in INDEX else ""
        elif key == "cards" and isinstance(value, list):
            args[key], args["n"] = listed([called(INDEX[card], lang) for card in value], say), len(value)
        elif key == "cards":
            args["n"] = value
        elif key in ("action", "use"):
            args[key] = value.removeprefix("compost_from_")
        elif key == "side":
            args["what"] = say(_SIDES[value], n=2)
        elif key == "criterion":
            args["what"] = criterion(CRITERIA.index(value), lang)
        elif key == "what":
            args["what"] = say(_COUNTED[value], n=event.args.get("n", 1))
        elif key == "to":
            args["whom"] = "you" if value == you else "other" if value < len(names) else "gaia"
            args["to"] = names[value] if value < len(names) else say("automatic-said")
        else:
            args[key] = value
    if kind == "pays":
        args["what"] = _paid(event, say)
    elif kind == "action":
        args["action"] = say(f"action-{args['action']}")
    elif kind == "gaia-card":
        return say(f"log-gaia-card-{event.args['card']}")
    elif kind in ("uses", "copies", "event"):
        args["text"] = line(INDEX[event.args["card"]], event.args.get("ability", 0), lang)
    return say(f"log-{kind}", args)


def _paid(event: Event, say: Texts) -> str:
    soil, compost = event.args["soil"], event.args["compost"]
    items = [say("some-soil", n=soil)] if soil else []
    return listed([*items, say("some-compost", n=compost)] if compost else items, say)


def hint(event: Event) -> dict[str, str | None]:
    """Where something moved, as refs."""
    args = event.args
    at = args.get("at")
    ref = None if at is None else at if at in ("island", "climate") else f"space:{at}"
    if event.kind == "plants":
        return {"ref": ref, "from": f"hand:{args['card']}"}
    if event.kind in ("met", "claims", "gaia-claims"):
        return {"ref": f"fauna:{args['card']}", "from": None}
    return {"ref": ref, "from": None}


def explained(key: str, detail: dict[str, Any] | None, say: Texts) -> str:
    """A line of the score sheet, or one of its sources."""
    if detail is None:
        return say(f"score-{key}")
    card = INDEX.get(detail.get("card", ""), 0)
    args = {**detail, "card": called(card, say.lang) if card else ""}
    if detail["what"] == "card":
        return str(args["card"])
    if detail["what"] == "scoring":
        args["text"] = score_line(card, say.lang)
    return say(f"source-{detail['what']}", args)
