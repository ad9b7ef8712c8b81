"""Texts in full: backs seen, cards that were read with the words that scored, what a line is worth."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from ....kit.canvas import Column, Part, shortened, wrapped
from ..say import cell_words
from .pen import SEEN, SHAPES, STAR, Pen

_WIDTH = 74


# --- a card that was read ----------------------------------------------------------------------------
def guesses(pen: Pen, told: dict[str, Any]) -> list[Part]:
    """Who said what, a star for what scored."""
    parts: list[Part] = []
    for one in told["said"]:
        parts += [pen.seat_mark(one["seat"]), (f" {pen.said(one['word'])}", pen.plain)]
        parts.append((f"{STAR}  ", pen.gold) if one["scores"] is not None else ("  ", pen.plain))
    return parts


def marked(pen: Pen, told: dict[str, Any], width: int) -> list[list[Part]]:
    """The text in lines; words that scored in brackets with the seat, dead words faint."""
    styles: list[tuple[int, int, Style, str]] = []
    for word in told["words"]:
        if word["scored_by"] is not None:
            styles.append((word["from"], word["to"], pen.gold, SHAPES[word["scored_by"]]))
        elif word["content"] and word["dead"]:
            styles.append((word["from"], word["to"], pen.faint, ""))
    return _flow(told["back"]["commentary"], styles, pen.plain, width)


def fitted(text: str, width: int, most: int) -> list[str]:
    """A text in at most `most` lines, with … where it was cut."""
    lines = wrapped(text, width)
    if len(lines) > most > 0:
        cut = shortened(f"{lines[most - 1]} {lines[most]}", width)
        lines[most - 1] = cut if cut.endswith("…") else shortened(f"{cut} …", width)
    return lines[:most]


def _flow(text: str, styles: list[tuple[int, int, Style, str]], plain: Style, width: int) -> list[list[Part]]:
    """A text broken at blanks, pieces of it in styles of their own; a piece with a sign is bracketed."""
    pieces: list[Part] = []
    at = 0
    for start, end, style, sign in styles:
        pieces.append((text[at:start], plain))
        pieces.append((f"[{text[start:end]}{STAR}{sign}]" if sign else text[start:end], style))
        at = end
    pieces.append((text[at:], plain))
    lines: list[list[Part]] = [[]]
    room = width
    for word in _words(pieces):
        size = sum(len(part[0]) for part in word)
        if lines[-1] and size + 1 > room:
            lines.append([])
            room = width
        if lines[-1]:
            lines[-1].append((" ", plain))
            room -= 1
        lines[-1] += word
        room -= size
    return lines


def _words(pieces: list[Part]) -> list[list[Part]]:
    """The pieces cut at blanks."""
    found: list[list[Part]] = [[]]
    for text, style, *_ in pieces:
        for number, bit in enumerate(text.split(" ")):
            if number:
                found.append([])
            if bit:
                found[-1].append((bit, style))
    return [word for word in found if word]


def texts(pen: Pen, column: Column) -> None:
    """The cards that were read, the last one first; before that, what a line is worth."""
    if not pen.view["readings"]:
        worth(pen, column)
        return
    for told in reversed(pen.view["readings"]):
        if column.left < 4:
            break
        card(pen, told, column)
        column.gap()


def card(pen: Pen, told: dict[str, Any], column: Column) -> None:
    """A card that was read: title, text, and each word with what it was worth and why."""
    back = told["back"]
    column.line(
        (f"{cell_words(told['cell'], pen.words)}  ", pen.quiet),
        (back["title"], pen.title),
        (f"  {back['place']}", pen.faint),
    )
    column.line((" + ".join(map(pen.trait, back["pair"])), pen.quiet))
    for line in marked(pen, told, column.width):
        column.line(*line)
    for one in told["said"]:
        why = STAR if one["scores"] is not None else pen.words(f"no-star-{one['why']}")
        said = "" if one["why"] == "passed" else f"{pen.said(one['word'])}  "
        column.line(
            pen.seat_mark(one["seat"]), (f" {said}", pen.bold), (why, pen.gold if why == STAR else pen.quiet)
        )


def worth(pen: Pen, column: Column) -> None:
    """What a line is worth, and which characteristics there are."""
    options = pen.view["options"]
    column.line((pen.say("worth"), pen.title))
    for tier in (1, 2, 3):
        stars = int(options[f"tier{tier}"])
        column.line((f"{STAR * stars}  ".rjust(10), pen.gold), (pen.say(f"worth-{tier}"), pen.plain))
    column.gap()
    for kind, heading in (("zone", "zones"), ("theme", "themes")):
        names = [one.names[pen.scene.lang] for one in pen.deck.characteristics if one.kind == kind]
        column.line((pen.say(heading), pen.title), (f"  {', '.join(names)}", pen.plain))
    column.gap()
    column.paragraph(pen.say("worth-then"), pen.quiet)


# --- the cards on the table --------------------------------------------------------------------------
def cards(pen: Pen, column: Column) -> None:
    """Every card: seen or not, what the log remembers of its back, what the picture shows."""
    for mark, style, text in _cards(pen):
        if column.left <= 0:
            break
        most = max(1, min(3, column.height // 11))
        for number, line in enumerate(fitted(text, column.width - 8, most)):
            column.line((mark.ljust(8) if number == 0 else " " * 8, style), (line, pen.plain))


def _cards(pen: Pen) -> list[tuple[str, Style, str]]:
    memory = {back["picture"]: back for back in pen.view["memory"]}
    found = []
    for number, slot in enumerate(pen.view["table"]):
        if slot is not None:
            sign = SEEN if slot["seen"] else " "
            text = _remembered(pen, slot["back"] or memory.get(slot["picture"])) + pen.shown(slot["picture"])
            found.append((f"{number:<3}{sign}", pen.ok if slot["seen"] else pen.quiet, text))
    for cell in pen.view["grid"]:
        sign = "".join(SHAPES[seat] * count for seat, count in enumerate(cell["stars"]))
        text = _remembered(pen, memory.get(cell["picture"])) + pen.shown(cell["picture"])
        found.append((sign[:7] or "–", pen.bold, f"{cell_words(cell['cell'], pen.words)} – {text}"))
    return found


def _remembered(pen: Pen, back: dict[str, Any] | None) -> str:
    return "" if back is None else f"[{' + '.join(map(pen.trait, back['pair']))}] "


# --- a page to read ------------------------------------------------------------------------------------
def read(pen: Pen, page: str) -> Text:
    """The page of a key: open backs and all cards in full, or all cards that were read."""
    body = Text()
    if page == "texts":
        for told in reversed(pen.view["readings"]):
            _read_card(pen, told, body)
    else:
        for slot in pen.view["table"]:
            if slot and slot["back"] and slot["back"]["commentary"]:
                back = slot["back"]
                body.append(f"{back['title']}  ", pen.title).append(f"{back['place']}\n", pen.faint)
                _paragraph(body, back["commentary"], pen.plain, 2)
        for mark, style, text in _cards(pen):
            for number, line in enumerate(wrapped(text, _WIDTH - 8)):
                body.append(mark.ljust(8) if number == 0 else " " * 8, style).append(f"{line}\n", pen.plain)
    body.rstrip()
    return body


def _read_card(pen: Pen, told: dict[str, Any], body: Text) -> None:
    back = told["back"]
    body.append(f"{cell_words(told['cell'], pen.words)}  ", pen.quiet).append(f"{back['title']}  ", pen.title)
    body.append(f"{back['place']}\n", pen.faint)
    body.append(f"{' + '.join(map(pen.trait, back['pair']))}\n", pen.quiet)
    for line in marked(pen, told, _WIDTH):
        for text, style, *_ in line:
            body.append(text, style)
        body.append("\n")
    for one in told["said"]:
        shape, style, *_ = pen.seat_mark(one["seat"])
        body.append(f"{shape} ", style)
        if one["why"] != "passed":
            body.append(f"{pen.said(one['word'])}  ", pen.bold)
        why = STAR if one["scores"] is not None else pen.words(f"no-star-{one['why']}")
        body.append(f"{why}\n", pen.gold if why == STAR else pen.quiet)
    body.append("\n")


def _paragraph(body: Text, text: str, style: Style, indent: int) -> None:
    for line in wrapped(text, _WIDTH - indent):
        body.append(f"{' ' * indent}{line}\n", style)
