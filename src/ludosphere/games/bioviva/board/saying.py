"""The open card of round 2: its picture, the words said so far, the field for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html, button, el, icon, tag
from ..say import cell_words
from ..words import MOST
from .markup import dot, ideas, image, scene, summary, tongue

_TYPED: Final = 4 * MOST
"""Letters one may type: more than a word may have, so that too long a one is refused, not cut."""


def card(view: View, names: Sequence[str], say: Texts) -> Html:
    """The open card, large, with who has said what and who speaks next."""
    told = view["card"]
    if not told:
        return Html()
    lang = tongue(view, say)
    chips = []
    for one in told["said"]:
        if one["word"]:
            chips.append(_chip(one["seat"], el("b", one["word"], lang=lang), names))
        else:
            chips.append(_chip(one["seat"], el("i", say("board-given-up")), names, "given-up"))
    for word in told["own"]:
        shown = el("b", word, lang=lang) if word else el("i", say("board-given-up"))
        chips.append(el("li", icon("confirm"), shown, class_="own", title=say("board-sealed")))
    for number, seat in enumerate(told["speakers"]):
        state = "next" if number == 0 and view["options"].get("words") != "sealed" else "owes"
        waits = el("span", "…", aria_hidden="true") + el("span", say("board-to-speak"), class_="vh")
        chips.append(_chip(seat, waits, names, state))
    where = say(
        "board-card-of", card=cell_words(told["cell"], say), n=len(view["readings"]) + 1, of=played(view)
    )
    return el(
        "section",
        el("div", image(told["picture"], scene(view, told["picture"], say.lang)), class_="large"),
        el("h2", say("board-which-word")),
        el("p", where, class_="eyebrow"),
        el("ul", *chips, class_="words", aria_label=say("board-said")),
        class_="bv asked",
        data_cell=told["cell"],
    )


def played(view: View) -> int:
    """Cards that have or had stars."""
    return sum(one["state"] != "aside" for one in view["grid"])


def _chip(seat: int, inner: str, names: Sequence[str], state: str = "") -> Html:
    return el(
        "li", dot(seat), el("span", names[seat], class_="vh"), inner, class_=state or None, title=names[seat]
    )


def entry(view: View, seat: int | None, say: Texts) -> Html:
    """A field to type a word in, for whoever owes one now; and ideas, if the table offers them.

    The page sends what is typed as it is; the answer says why a word can't be said (`data-entry-refusal`).
    """
    told = view["card"]
    if not told or seat is None or seat not in view["to_move"]:
        return Html()
    left = told["speakers"].count(seat)
    label = say("board-your-word", lang=view["lang"], n=left)
    field = tag(
        "input",
        id="entry-word",
        name="word",
        maxlength=_TYPED,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        enterkeyhint="send",
        lang=view["lang"],
        aria_describedby="entry-hint entry-refusal",
    )
    form = el(
        "form",
        el("label", label, for_="entry-word"),
        el(
            "div",
            field,
            el("button", icon("arrow"), el("span", say("board-say")), class_="btn primary", type="submit"),
            button(
                say("board-give-up"), class_="btn give-up", data_ref="do:pass", title=say("board-give-up-why")
            ),
            class_="row",
        ),
        el("p", class_="entry-refusal", id="entry-refusal", data_entry_refusal="", role="alert"),
        el("p", say("board-rule"), class_="hint", id="entry-hint"),
        data_entry=label,
        data_cell=told["cell"],
    )
    return el("section", form, _ideas(view, say), class_="bv plate entry")


def _ideas(view: View, say: Texts) -> Html:
    """Words for whoever would rather point than type, if the table offers them."""
    words = [button(word, class_="idea", data_ref=f"word:{word}") for word in ideas(view)]
    if not words:
        return Html()
    return el(
        "details",
        summary("eye", say("board-ideas")),
        el("div", *words, class_="ideas", lang=tongue(view, say)),
    )
