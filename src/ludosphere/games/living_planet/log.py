"""The log: what happened as sentences, and where things moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .tables import RESOURCES
from .words import begun, die_words, hex_words, listed, named, on_place, place_words, some, type_words

if TYPE_CHECKING:
    from ...core.position import Event
    from ...core.text import Texts


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
    if key == "hex":
        return {"hex": hex_words(value, say)}
    if key in ("site", "at", "to", "from"):
        found = {key: place_words(value, say), f"{key}-on": on_place(value, say)}
        if key == "to":
            inside = "." in value
            same = value.partition(".")[0] == str(event.args["from"]).partition(".")[0]
            found["way"] = "in" if inside else "out" if same else "to"
        return found
    if key == "resource":
        return {"resource": say(f"res-{value}"), "which": value, "what": _amount(event, value, say)}
    if key == "type":
        value_of = int(event.args.get("value", 0))
        return {"one": type_words(value, value_of, say), "type": named("the", value, say)}
    if key == "unit":
        return {"unit": say(f"the-{value}"), "kind": value}
    if key == "material":
        return {"one": say(f"one-dam-{value}"), "dam": say(f"the-dam-{value}")}
    if key == "colour":
        return {"die": say(f"die-{value}"), "colour": say(f"colour-{value}")}
    if key == "side":
        return {"at": say(f"at-{value}")}
    if key == "cataclysm":
        return {"cataclysm": say(f"the-{value}")}
    if key == "action":
        return {"action": say(f"act-{value}")}
    if key == "hexes":
        return {"n": len(value), "list": listed([hex_words(hex, say) for hex in value], say)}
    if key == "cards":
        return {"n": value if isinstance(value, int) else len(value)}
    if key == "values":
        dice = [die_words(colour, int(number), say) for colour, number in enumerate(value)]
        return {"list": listed(dice, say)}
    if key == "order":
        return {"list": listed([say(f"colour-{colour}") for colour in value], say)}
    if key == "mc":
        return {"mc": say("some-mc", n=value)}
    return {key: value}


def _amount(event: Event, resource: str, say: Texts) -> str:
    """Pieces of the resource an event is about; one if it tells no number."""
    return some(resource, int(event.args.get("amount", 1)), say) if resource in RESOURCES else ""


def hint(event: Event) -> dict[str, str | None]:
    """Where something moved or happened, as refs."""
    args = event.args
    if event.kind == "moved":
        return {"ref": place_ref(args["to"]), "from": place_ref(args["from"])}
    if event.kind == "spreads":
        return {"ref": f"hex:{args['hex']}", "from": f"hex:{args['from']}"}
    if event.kind == "die":
        return {"ref": f"die:{args['colour']}", "from": None}
    for key in ("site", "at", "hex"):
        if key in args:
            return {"ref": place_ref(args[key]), "from": None}
    return {"ref": None, "from": None}


def place_ref(place: str) -> str:
    """The ref of a hex or a site."""
    return f"site:{place}" if "." in place else f"hex:{place}"
