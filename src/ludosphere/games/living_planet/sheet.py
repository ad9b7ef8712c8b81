"""The score sheet in words: what a line counts, and what every point is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .words import hex_words, named, place_words, some

if TYPE_CHECKING:
    from ...core.text import Texts


def explain(key: str, say: Texts, detail: dict[str, Any] | None = None) -> str:
    """A line of the sheet, or one of its sources."""
    if detail is None:
        return say(f"score-{key}")
    if key == "money":
        return say("source-money", mc=detail["mc"], rate=detail["rate"])
    if key == "motorised":
        return say("some-motor", n=detail["count"])
    if key == "oxygen-tokens":
        return say("source-tokens")
    if key == "oxygen-hexes":
        return _oxygen(detail, say)
    if key == "leftovers":
        return some(detail["resource"], detail["count"], say)
    type = named("type", detail["type"], say)
    return say("source-building", type=type, place=place_words(detail["site"], say))


def _oxygen(detail: dict[str, Any], say: Texts) -> str:
    """An oxygen hex with why it scores or not."""
    why = "late" if detail["late"] else "most" if detail["own"] == detail["most"] else "fewer"
    return say(
        f"source-oxygen-{why}",
        hex=hex_words(detail["hex"], say),
        own=detail["own"],
        most=detail["most"],
        stars=say("some-stars", n=detail["stars"]),
    )
