"""What can be read now: the back a viewer looks at, and the cards that are being revealed."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.contract import View
from ....core.text import Texts, capital
from ....kit.html import Html, button, el, icon, joined
from .glyphs import named, sign
from .markup import Back, box, children, dot, image, slot_words, tongue

CLOSES = 6
"""Seconds after which a text one looks at closes by itself (ruling 61), where looking has a limit."""


def shown(view: View, names: Sequence[str], say: Texts) -> Html:
    """The reveal, if there is one, and the backs that are open to this viewer."""
    told = view["reveal"] if view["table"] else None
    parts = [_reveal(view, names, say)] if told and told["cards"] else []
    opened = [one for one in view["table"] if one and one["back"]]
    now = bool(opened)
    for one in opened:
        if not one["turned"] or one["back"]["commentary"]:
            parts.append(back(view, one["back"], say, own=not one["turned"]))
    if not parts:
        return Html()
    texts = any(one["back"]["commentary"] and not one["turned"] for one in opened)
    hasty = texts and view["options"]["top"] != "unlimited"
    close = button(icon("close"), class_="btn quiet icon fold", data_fold="", aria_label=say("board-fold"))
    return el(
        "section",
        close,
        *parts,
        class_=f"bv plate open-now{' now' if now else ''}",
        data_closes=CLOSES if hasty else None,
        data_glance=_look(view) if hasty else None,
        aria_label=say("board-shown"),
    )


def _look(view: View) -> str:
    """Another text for each look, also for a second one at the same card."""
    return " ".join(str(n) for n in (view["turn"], view["left"], *(p["looks"] for p in view["players"])))


def back(view: View, one: Back, say: Texts, own: bool = True) -> Html:
    """A back in full: characteristics, and title, place and text where they are shown."""
    deck, lang = box(view), tongue(view, say)
    where = slot_words(view, str(one["slot"]), say) if one["slot"] is not None else ""
    traits = el("p", *(named(deck, trait, view["lang"]) for trait in one["pair"]), class_="traits", lang=lang)
    head = el(
        "header",
        image(int(one["picture"])),
        el(
            "div",
            el("p", capital(where), icon("eye") if own else "", class_="eyebrow") if where else "",
            el("h3", str(one["title"]), lang=lang) if one["title"] else "",
            el("p", str(one["place"]), class_="place", lang=lang) if one["place"] else "",
            traits,
        ),
    )
    text = str(one["commentary"] or "")
    return el(
        "article",
        head,
        el("p", text, class_="commentary", lang=lang, data_text="") if text else "",
        read_aloud(view, say) if text else "",
        class_="back",
    )


def read_aloud(view: View, say: Texts) -> Html:
    """At a table for children: a button that reads the text beside it."""
    if not children(view):
        return Html()
    return button(
        icon("sound"),
        say("board-read-aloud"),
        class_="btn aloud",
        data_read_aloud=view["lang"],
        hidden="hidden",
    )


def _reveal(view: View, names: Sequence[str], say: Texts) -> Html:
    """The cards turned so far and what all of them still have in common."""
    told, deck, lang = view["reveal"], box(view), tongue(view, say)
    cards = []
    for number in range(4):
        if number < len(told["cards"]):
            card = told["cards"][number]
            signs = joined(sign(deck, one) for one in card["pair"])
            labels = ", ".join(
                one.names[view["lang"]] for one in deck.characteristics if one.id in card["pair"]
            )
            cards.append(
                el(
                    "li",
                    image(int(card["picture"])),
                    el("span", signs, class_="signs", title=labels),
                    el("span", labels, class_="vh", lang=lang),
                )
            )
        else:
            cards.append(el("li", icon("joker"), class_="none", aria_hidden="true"))
    common = joined(named(deck, one, view["lang"]) for one in told["common"])
    who = el("p", dot(told["seat"]), say("board-reveals", name=names[told["seat"]]), class_="who")
    if told["outcome"] == "won":
        result = el("p", icon("trophy"), say("board-won", n=told["stars"]), class_="result won")
    elif told["outcome"] == "failed":
        result = el("p", icon("close"), say("board-failed"), class_="result failed")
    else:
        result = Html()
    share = (
        el("p", el("span", say("board-common")), el("span", common, lang=lang), class_="common")
        if common
        else el("p", say("board-nothing-common"), class_="common")
    )
    return el("div", who, el("ol", *cards, class_="turned-cards"), share, result, class_="reveal")
