"""The whole table as plain text, 80 columns wide: for golden playthroughs and plain terminals.

Pictures are told by their neutral descriptions, never by titles. Seats are numbers from 1. Before a card `=`
marks the current line, `*` a back the reader has seen, `!` a card that lies turned for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

from ...core.contract import View
from ...core.text import Texts, listed
from .actions import SLOT_NAMES, STARS, line_slots
from .decks import Deck, deck
from .say import cell_words, figure_words, line_words, player_words, players_words, quoted, scene_words

WIDTH: Final = 80
_BESIDE: Final = 8
"""How far the second line of a card's text is set in."""


def plain(view: View, say: Texts) -> str:
    """What everybody may know, and what whoever looks knows besides."""
    return "\n".join(line.rstrip() for line in _lines(view, say))


def _lines(view: View, say: Texts) -> Iterator[str]:
    pack = deck(view["deck"])
    yield from _folded(_head(view, say), 4)
    for player in view["players"]:
        yield from _folded(_player(view, player, say), 4)
    yield ""
    if view["table"]:
        yield from _circle(view, pack, say)
        yield from _reveal(view, pack, say)
        yield from _memory(view, say)
    if view["grid"]:
        yield from _grid(view, pack, say)
        yield from _open(view, pack, say)
        for reading in view["readings"]:
            yield from _reading(reading, say)
        yield from _appeal(view, say)


def _folded(text: str, indent: int) -> Iterator[str]:
    yield from wrap(text, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)


def _head(view: View, say: Texts) -> str:
    """Where the game is, and how much is left."""
    phase = say(f"phase-{view['phase']}")
    if view["phase"] == "over":
        return phase
    who = players_words(view["to_move"], say)
    if view["round"] == 2:
        return say("plain-round-2", phase=phase, who=who)
    return say(
        "plain-round-1",
        turn=view["turn"],
        turns=view["turns"],
        phase=phase,
        who=who,
        line=line_words(view["line"]),
        pile=view["pile"],
        aside=len(view["aside"]),
    )


def _player(view: View, player: dict[str, Any], say: Texts) -> str:
    """The constellation with its stars, and where the others are."""
    mark = ">" if player["seat"] in view["to_move"] else " "
    figure = figure_words(player["figure"], say) if player["figure"] else "?"
    sky = "*" * player["placed"] + "." * (STARS - player["placed"])
    text = f"{mark}{player['seat'] + 1} {sky} {figure}  "
    text += say("plain-player", hand=player["hand"], cards=player["on_cards"], out=player["out"])
    if player["looks"] is not None:
        text += "  " + say("plain-looks", n=player["looks"])
    if player["looking"] is not None:
        text += "  " + say("plain-looking", slot=SLOT_NAMES.index(player["looking"]))
    return text


# --- round 1 ---------------------------------------------------------------------------------------
def _circle(view: View, pack: Deck, say: Texts) -> Iterator[str]:
    line = line_slots(view["line"])
    for number, slot in enumerate(view["table"]):
        if slot is None:
            continue
        marks = ("=" if number in line else " ") + ("!" if slot["turned"] else "*" if slot["seen"] else " ")
        text = f"{marks} {number}   {scene_words(pack, slot['picture'], say.lang)}"
        if slot["back"]:
            text += f" [{_back(slot['back'], say)}]"
        yield from _folded(text, _BESIDE)


def _back(back: dict[str, Any], say: Texts) -> str:
    """What of a back may be read."""
    labels = " + ".join(back["labels"])
    if back["title"] is None:
        return labels
    return f"{labels} – {back['title']} ({back['place']}). {back['commentary']}"


def _reveal(view: View, pack: Deck, say: Texts) -> Iterator[str]:
    """The reveal under way or the last one."""
    reveal = view["reveal"]
    if reveal is None:
        return
    names = {one.id: one.names[say.lang] for one in pack.characteristics}
    backs = "; ".join(" + ".join(names[id] for id in card["pair"]) for card in reveal["cards"])
    common = listed([names[id] for id in reveal["common"]], say) or "-"
    outcome = reveal["outcome"] or "open"
    text = say("plain-reveal", who=player_words(reveal["seat"], say), backs=backs, common=common)
    yield ""
    yield from _folded(f"{text} {say('plain-outcome', outcome=outcome, n=reveal['stars'])}", 4)


def _memory(view: View, say: Texts) -> Iterator[str]:
    """The log of all backs seen, where the table keeps one."""
    if not view["memory"]:
        return
    yield ""
    parts = []
    for back in view["memory"]:
        where = back["slot"] or "-"
        parts.append(f"{where} {' + '.join(back['labels'])}")
    yield from _folded(say("plain-memory", what="; ".join(parts)), 4)


# --- round 2 ---------------------------------------------------------------------------------------
def _grid(view: View, pack: Deck, say: Texts) -> Iterator[str]:
    states = {"waiting": " ", "now": ">", "read": "x", "aside": "-"}
    for cell in view["grid"]:
        stars = " ".join(f"{seat + 1}{'*' * n}" for seat, n in enumerate(cell["stars"]) if n)
        text = f"{states[cell['state']]} {cell_words(cell['cell'], say)} – "
        text += scene_words(pack, cell["picture"], say.lang)
        yield from _folded(f"{text} [{stars}]" if stars else text, _BESIDE)


def _open(view: View, pack: Deck, say: Texts) -> Iterator[str]:
    """The card that is being guessed."""
    card = view["card"]
    if card is None:
        return
    order = " ".join(str(seat + 1) for seat in card["speakers"])
    yield ""
    yield from _folded(say("plain-card", cell=cell_words(card["cell"], say), order=order), 4)
    said = [f"{one['seat'] + 1} {_said(one['word'], say)}" for one in card["said"]]
    said += [_said(word, say) for word in card["own"]]
    if said:
        yield from _folded(say("plain-said", what=", ".join(said)), 4)


def _said(word: str | None, say: Texts) -> str:
    return say("given-up") if word is None else quoted(word, say)


def _reading(reading: dict[str, Any], say: Texts) -> Iterator[str]:
    """A card that was read: title, text with the words that scored in stars, what was said."""
    back = reading["back"]
    yield ""
    yield from _folded(f"{cell_words(reading['cell'], say)} – {_back({**back, 'commentary': ''}, say)}", 4)
    yield from _folded(_starred(back["commentary"], reading["words"]), 4)
    parts = []
    for one in reading["said"]:
        result = "*" if one["scores"] is not None else say(f"no-star-{one['why']}")
        shown = f"{one['seat'] + 1} {_said(one['word'], say)}"
        parts.append(shown if one["why"] == "passed" else f"{shown} ({result})")
    yield from _folded(say("plain-said", what=", ".join(parts)), 4)


def _starred(text: str, words: list[dict[str, Any]]) -> str:
    """The text with each word that scored between stars, and the seat after it."""
    parts, at = [], 0
    for word in words:
        if word["scored_by"] is not None:
            parts += [text[at : word["from"]], f"*{text[word['from'] : word['to']]}*{word['scored_by'] + 1}"]
            at = word["to"]
    return "".join([*parts, text[at:]])


def _appeal(view: View, say: Texts) -> Iterator[str]:
    appeal = view["appeal"]
    if appeal is None:
        return
    reading = view["readings"][-1]
    text = quoted(reading["words"][appeal["text"]]["text"], say)
    who = player_words(appeal["seat"], say)
    yield ""
    yield from _folded(say("plain-appeal", who=who, word=quoted(appeal["word"], say), text=text), 4)
