"""What somebody agrees to who sits down, told alike in the room, on the home page and in the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..core.options import Choice, Document, OptionSpec, Subset
from ..core.registry import game
from ..core.text import Texts
from ..play.header import Header
from ..play.pace import speed_of
from .pages import words
from .titles import Titles, titles

_MODE = ("mode", "seats")
"""What is told anyway."""


def terms(header: Header, lang: str) -> list[dict[str, Any]]:
    """The facts of a table, in order: {"icon", "text": a sentence, "tag": a few words, "danger"}.

    The game and what is unusual about it, the clock, what comes when it runs out, ratings, chat, who watches.
    """
    say, said = words(lang), titles(game(header.game), lang)
    loses = header.absent == "lose"
    zero = f"{header.absent}-{'clock' if header.tempo else 'leave'}"
    if loses and len(header.seats) == 2:
        zero = f"ends-{'clock' if header.tempo else 'leave'}"
    return [
        _term("cards", ", ".join([f"{said.title}{_mode(header, said)}", *unusual(header, lang)])),
        _term("clock", tempo_said(header.tempo, say), tempo_said(header.tempo, say, brief=True)),
        _term("flag", say(f"zero-{zero}"), say(f"zero-tag-{header.absent}"), danger=loses),
        _term("trophy", say("rated-is"), say("rated-tag"))
        if header.rated
        else _term("trophy", say("casual-is"), say("casual-tag")),
        _term("chat", say(f"chat-{header.chat}-is"), say(f"chat-{header.chat}-tag")),
        _term("eye", say(f"watch-{header.watch}-is"), say(f"watch-{header.watch}-tag")),
    ]


def _term(icon: str, text: str, tag: str | None = None, danger: bool = False) -> dict[str, Any]:
    return {"icon": icon, "text": text, "tag": text if tag is None else tag, "danger": danger}


def _mode(header: Header, said: Titles) -> str:
    mode = said.mode(header.options)
    return f", {mode}" if mode else ""


def unusual(header: Header, lang: str) -> list[str]:
    """Every option of a table that isn't as usual, a few words each; the language of texts always."""
    say, said = words(lang), titles(game(header.game), lang)
    found = []
    for spec in game(header.game).option_specs:
        value = header.options[spec.name]
        matters = not isinstance(spec, Choice) or not spec.seats or len(header.seats) in spec.seats
        if spec.name not in _MODE and matters and (value != spec.default or spec.name == "lang"):
            found.append(option_said(spec, value, said, say))
    if header.confirm:
        found.append(say("confirm-turn-tag"))
    if header.hide_scores:
        found.append(say("hide-scores-tag"))
    return found


def option_said(spec: OptionSpec, value: Any, said: Titles, say: Texts) -> str:
    """An option and what is chosen, a few words; of a document that there is one."""
    name = said.option(spec.name)
    if isinstance(spec, Document):
        return name
    if isinstance(spec, Subset):
        return say(
            "variant-is", option=name, value=say("variant-some", count=len(value), all=len(spec.values))
        )
    return say("variant-is", option=name, value=said.value(spec.name, value))


def tempo_said(tempo: Mapping[str, Any], say: Texts, brief: bool = False) -> str:
    """A clock in words: its name, and how much time there is."""
    if not tempo:
        return say("tempo-none")
    if tempo["kind"] == "days":
        return say("tempo-days", days=round(tempo["hours"] / 24))
    facts = {"minutes": round(tempo["bank"] / 60), "seconds": tempo["add"]}
    name = say(f"tempo-name-{speed_of(tempo)}")
    if brief:
        return say("tempo-live-tag", name=name, **facts)
    return say("tempo-live", name=name, together=round(tempo["together"] / 60, 1), **facts)


def tempos_said(tempos: Mapping[str, Mapping[str, Any]], say: Texts) -> Iterator[tuple[str, str]]:
    """The clocks to choose from, by their names in forms."""
    for name, tempo in tempos.items():
        yield name, tempo_said(tempo, say)
