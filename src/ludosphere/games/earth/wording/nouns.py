"""What is counted or chosen: cards of a certain kind and place, pieces, lines and sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....core.text import Texts, listed

if TYPE_CHECKING:
    from ..cards import Filter, Measure

_ON_BOARD = {"habitat", "ability_color", "ability_icon", "vp_min", "vp_max", "vp_parity"}
_ON_BOARD |= {"habitats_min", "habitats_max", "abilities_min"}
"""What can be said of an Island and a Climate as well."""


def key(name: str) -> str:
    """A name of the data as part of a message's key."""
    return name.replace("_", "-")


def things(wanted: Filter, n: int, say: Texts, scope: str = "", many: bool = False) -> str:
    """Cards a filter lets through, in the singular or plural of `n`; `many`: an unknown number of them."""
    rest = dict(wanted)
    kind = rest.pop("kind", "card")
    head = rest.pop("flora_type", kind)
    text = say(f"many-{head}") if many else say(f"noun-{head}", n=n)
    if scope not in ("", "area"):
        text = say(f"in-{key(scope)}", things=text)
    for name, value in rest.items():
        for part in value if isinstance(value, list) else [value]:
            text = _narrowed(text, name, part, say)
    return text


def _narrowed(text: str, name: str, value: Any, say: Texts) -> str:
    if isinstance(value, bool):
        return say(f"with-{key(name)}", things=text)
    if isinstance(value, int):
        return say(f"with-{key(name)}", things=text, n=value)
    return say(f"with-{key(name)}-{value}", things=text)


def measured(measure: Measure, n: int, say: Texts, scoped: bool = True) -> str:
    """What a measure counts, in the singular or plural of `n`, without the number; or without the place."""
    if measure.of == "cards":
        assert measure.filter is not None
        if measure.scope == "planted_this_turn":
            kind = measure.filter.get("kind", "card")
            return say(f"planted-{kind}", things=things(measure.filter, n, say))
        return _owned(things(measure.filter, n, say, measure.scope if scoped else ""), measure, say)
    if measure.of == "empty_spaces":
        return say(f"in-{measure.scope}", things=say("empty-space", n=n))
    if measure.of == "longest_line":
        assert measure.filter is not None
        chain = say(f"chain-{measure.step}", n=n, things=things(measure.filter, 2, say, many=True))
        chain = say("through", chain=chain) if measure.through_self else chain
        return say("no-longer", chain=chain, n=measure.max_length) if measure.max_length else chain
    if measure.of == "full_lines":
        return ruled(say(f"line-{measure.line}", n=n), measure, say)
    if measure.of == "sets":
        parts = [say(f"part-{part}") for part in measure.parts]
        return say("set", n=n, parts=listed(parts, say))
    return _owned(say(f"count-{key(measure.of)}", n=n), measure, say)


def _owned(text: str, measure: Measure, say: Texts) -> str:
    return text if measure.player == "self" else say(f"of-{key(measure.player)}", things=text)


def ruled(line: str, measure: Measure, say: Texts) -> str:
    """A full line with what its four cards must have in common, or not."""
    if measure.rule == "any":
        return line
    return say(f"ruled-{measure.rule}-{key(measure.attribute)}", line=line)


def with_board(measure: Measure, text: str, say: Texts) -> str:
    """Add that the Island and the Climate count, where they do."""
    board = measure.of == "sets"
    if measure.of == "cards" and measure.scope == "area":
        board = measure.filter is not None and measure.filter.keys() <= _ON_BOARD
    return say("with-board", text=text) if board else text
