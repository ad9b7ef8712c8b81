"""What helps to remember, where the table allows it: all backs seen, or notes of one's own."""

from __future__ import annotations

from typing import Final

from ....core.contract import View
from ....core.text import Texts, capital
from ....kit.html import Html, el, tag
from .glyphs import named
from .markup import box, image, scene, slot_words, summary, tongue

NOTE: Final = 60
"""Letters of a note."""


def memory(view: View, own: bool, say: Texts) -> Html:
    """The panel of the memory aid; "" for a table without, or for somebody who only watches."""
    aid = view["options"].get("aid")
    if aid == "log":
        return _log(view, say)
    return _notes(view, say) if aid == "notes" and own else Html()


def _log(view: View, say: Texts) -> Html:
    if not view["memory"]:
        return Html()
    deck, lang = box(view), tongue(view, say)
    rows = []
    for back in view["memory"]:
        where = (
            slot_words(view, str(back["slot"]), say) if back["slot"] is not None else say("board-not-there")
        )
        rows.append(
            el(
                "li",
                image(int(back["picture"]), scene(view, int(back["picture"]), say.lang)),
                el(
                    "div",
                    el("b", str(back["title"]), lang=lang) if back["title"] else "",
                    el(
                        "p",
                        *(named(deck, one, view["lang"]) for one in back["pair"]),
                        class_="traits",
                        lang=lang,
                    ),
                    el("small", capital(where)),
                ),
            )
        )
    title = say("board-memory", n=len(rows))
    return _plate("eye", title, el("ul", *rows, class_="known-backs", tabindex=0, aria_label=title))


def _notes(view: View, say: Texts) -> Html:
    """A note per picture whose back one has seen. The page keeps them in the browser, for this table."""
    rows = []
    for one in view["table"]:
        if not one or not one["seen"]:
            continue
        number = int(one["picture"])
        field = tag(
            "input",
            maxlength=NOTE,
            autocomplete="off",
            data_note=f"picture:{number}",
            aria_label=say("board-note-of", card=slot_words(view, str(one["slot"]), say)),
        )
        rows.append(el("li", image(number, scene(view, number, say.lang)), field))
    if not rows:
        return Html()
    lead = el("p", say("board-notes-kept"), class_="hint")
    return _plate("log", say("board-notes"), el("ul", *rows, class_="notes"), lead)


def _plate(sign: str, title: str, *parts: str) -> Html:
    return el("section", el("details", summary(sign, title), *parts, open=""), class_="bv plate remembered")
