"""Round 1 as text: the circle with its lines, the top, what can be read now, backs seen and notes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital, listed
from ....kit.html import Html, el, escape, tag
from ....kit.outline import items, line, piece, zone
from ..board.backs import read_aloud
from ..board.circle import current
from ..board.markup import back_words, box, scene, slot_words, spoken, tongue
from ..board.memory import NOTE
from ..say import line_words

Back = Mapping[str, Any]


def circle(view: View, seat: int | None, names: Sequence[str], say: Texts) -> Html:
    """The cards of the circle, the lines to pivot onto, the piles, and who still looks."""
    slots = [one for one in view["table"] if one]
    whole = bool(view["table"][-1])
    cards = [piece(f"slot:{one['slot']}", slot_text(view, one, say, names)) for one in slots]
    lines = []
    if len(slots) > 8:
        lines = [
            piece(f"line:{number}", say("board-pivot", line=line_words(number)))
            for number in range(4)
            if number != view["line"]
        ]
    about = [say("line-now", line=line_words(view["line"]))] if whole else []
    about.append(say("board-pile", n=view["pile"]))
    if view["aside"]:
        about.append(say("board-aside", n=len(view["aside"])))
    return zone(
        say("board-round-1"),
        items(map(capital, about)),
        _spinning(view, seat, names, say),
        zone(say("board-circle"), items(cards), level=3),
        zone(say("lines"), items(lines), level=3),
    )


def slot_text(view: View, one: Mapping[str, Any], say: Texts, names: Sequence[str] | None = None) -> str:
    """A card in words: where it lies, what it shows, who looks at it (with `names`), what is behind it."""
    slot, number, back = str(one["slot"]), int(one["picture"]), one["back"]
    known = {seen["picture"]: seen for seen in view["memory"]}
    parts = [slot_words(view, slot, say), scene(view, number, say.lang)]
    if view["table"][-1] and slot in current(view):
        parts.append(say("board-in-line"))
    lookers = (
        [names[player["seat"]] for player in view["players"] if player["looking"] == slot] if names else []
    )
    if lookers:
        parts.append(say("board-looking", names=listed(lookers, say), n=len(lookers)))
    if back:
        parts.append(say("board-back", text=back_words(view, back, say)))
    elif number in known:
        parts.append(say("board-known", text=back_words(view, known[number], say)))
    elif one["seen"]:
        parts.append(say("board-seen"))
    return spoken(parts)


def _spinning(view: View, seat: int | None, names: Sequence[str], say: Texts) -> Html:
    """While the top spins: how many looks are left, who has finished."""
    if not view["spin"]:
        return Html()
    rows = []
    own = view["players"][seat] if seat is not None else None
    if own and own["done"]:
        rows.append(say("board-done"))
    elif own and own["looks"] is not None:
        rows.append(say("board-looks-left", n=own["looks"]))
    rows += [
        say("board-ready" if one["done"] else "board-looks", name=names[one["seat"]])
        for one in view["players"]
    ]
    return zone(say("top"), items(rows), level=3)


# --- what can be read ----------------------------------------------------------------------------------
def shown(view: View, names: Sequence[str], say: Texts) -> Html:
    """The reveal under way, and the backs that are open to this viewer."""
    told = view["reveal"] if view["table"] else None
    parts = [_reveal(view, told, names, say)] if told and told["cards"] else []
    for one in view["table"]:
        back = one and one["back"]
        if back and (not one["turned"] or back["commentary"]):
            parts.append(_back(view, back, say))
    return zone(say("board-shown"), *parts)


def traits_of(view: View, pair: Sequence[str]) -> str:
    """The names of characteristics in the language of the table."""
    return ", ".join(one.names[view["lang"]] for one in box(view).characteristics if one.id in pair)


def _reveal(view: View, told: Mapping[str, Any], names: Sequence[str], say: Texts) -> Html:
    lang = tongue(view, say)
    cards = [
        escape(f"{scene(view, int(card['picture']), say.lang).rstrip('.')}{say('board-colon')}")
        + el("span", traits_of(view, card["pair"]), lang=lang)
        for card in told["cards"]
    ]
    common = traits_of(view, told["common"])
    share = (
        el("p", f"{say('board-common')}{say('board-colon')}", el("span", common, lang=lang))
        if common
        else line(say("board-nothing-common"))
    )
    result = ""
    if told["outcome"] == "won":
        result = line(say("board-won", n=told["stars"]))
    elif told["outcome"] == "failed":
        result = line(say("board-failed"))
    who = say("board-reveals", name=names[told["seat"]])
    return zone(who, items(cards, ordered=True), share, result, level=3)


def _back(view: View, one: Back, say: Texts) -> Html:
    """A back in full."""
    lang = tongue(view, say)
    where = slot_words(view, str(one["slot"]), say) if one["slot"] is not None else ""
    rows: list[str] = [el("p", str(one[key]), lang=lang) for key in ("title", "place") if one[key]]
    rows.append(el("p", ", ".join(map(str, one["labels"])), lang=lang))
    if one["commentary"]:
        rows.append(el("p", str(one["commentary"]), lang=lang, data_text=""))
        rows.append(read_aloud(view, say))
    return zone(capital(where) or say("a-back"), *rows, level=3)


# --- what helps to remember ----------------------------------------------------------------------------
def memory(view: View, seat: int | None, say: Texts) -> Html:
    """All backs seen, or notes of one's own, where the table allows it."""
    aid = view["options"].get("aid")
    if aid == "log" and view["memory"]:
        rows = []
        for back in view["memory"]:
            where = (
                slot_words(view, str(back["slot"]), say)
                if back["slot"] is not None
                else say("board-not-there")
            )
            shows = scene(view, int(back["picture"]), say.lang)
            rows.append(spoken([where, shows, back_words(view, back, say)]))
        return zone(say("board-memory", n=len(rows)), items(rows))
    return _notes(view, seat, say) if aid == "notes" and seat is not None else Html()


def _notes(view: View, seat: int, say: Texts) -> Html:
    """Fields for notes; the page keeps them in the browser, for this table and this seat."""
    rows = []
    for one in view["table"]:
        if one and one["seen"]:
            number = int(one["picture"])
            label = say("board-note-of", card=slot_words(view, str(one["slot"]), say))
            field = tag(
                "input", maxlength=NOTE, autocomplete="off", data_note=f"picture:{number}", aria_label=label
            )
            rows.append(escape(scene(view, number, say.lang)) + field)
    if not rows:
        return Html()
    notes = el("div", items(rows), data_main="1", data_seat=seat)
    return zone(say("board-notes"), notes, line(say("board-notes-kept")))
