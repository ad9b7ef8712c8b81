"""A card of round 2 that has been read: its text with the words that scored, and why others did not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital, listed
from ....kit.html import Html, button, el, icon
from ..say import cell_words
from .backs import read_aloud
from .glyphs import named
from .markup import box, dot, image, tongue

Reading = Mapping[str, Any]


def readings(view: View, seat: int | None, names: Sequence[str], say: Texts) -> Html:
    """All cards read so far, the last one first and open."""
    told = view["readings"]
    if not told:
        return Html()
    appealing = view["phase"] == "appeal" and seat is not None and seat in view["to_move"]
    moment = _moment(view, told[-1], names, say)
    last = _reading(view, told[-1], seat if appealing else None, names, say)
    earlier = [
        el("details", el("summary", _headline(view, one, say)), _reading(view, one, None, names, say))
        for one in reversed(told[:-1])
    ]
    return el(
        "section",
        el("h2", icon("rules"), el("span", say("board-read"))),
        _appeal(view, names, say) if view["appeal"] else "",
        last,
        el("div", *earlier, class_="earlier") if earlier else "",
        el("template", moment, data_moment=len(told)),
        class_="bv plate readings",
    )


def _moment(view: View, one: Reading, names: Sequence[str], say: Texts) -> Html:
    """The card that was just read, for the page to bring forward: its text, and a verdict for each word."""
    back, lang = one["back"], tongue(view, say)
    verdicts = [
        el(
            "li",
            _verdict(view, one, guess, names, say),
            icon("star" if guess["scores"] is not None else "star-o") if guess["word"] else "",
            class_="hit" if guess["scores"] is not None else "miss",
            data_of=guess["seat"],
        )
        for guess in one["said"]
    ]
    return (
        el(
            "header",
            image(one["picture"]),
            el(
                "div",
                el("h2", str(back["title"]), lang=lang, id="moment-title"),
                el("p", capital(cell_words(one["cell"], say)), class_="eyebrow"),
            ),
        )
        + el("p", *_text(one, False, names, say), class_="commentary", lang=lang, data_text="")
        + el("ol", *verdicts, class_="verdicts", id="moment-verdicts", aria_label=say("board-guesses"))
        + el(
            "div",
            read_aloud(view, say),
            button(icon("arrow"), say("board-go-on"), class_="btn primary", data_go_on=""),
            class_="row",
        )
    )


def _headline(view: View, one: Reading, say: Texts) -> Html:
    scored = sum(guess["scores"] is not None for guess in one["said"])
    title = el("b", str(one["back"]["title"]), lang=tongue(view, say))
    where = el("small", capital(cell_words(one["cell"], say)))
    return (
        image(one["picture"])
        + el("span", title, where)
        + el("span", icon("star"), say("board-times", n=scored))
    )


def _reading(view: View, one: Reading, owner: int | None, names: Sequence[str], say: Texts) -> Html:
    """One card; `owner`: the seat that may appeal now, with its guesses and the words of the text as refs."""
    back, lang, deck = one["back"], tongue(view, say), box(view)
    guesses = [_guess(view, one, number, owner, names, say) for number in range(len(one["said"]))]
    dead = any(word["dead"] and word["content"] for word in one["words"])
    head = el(
        "header",
        image(one["picture"]),
        el(
            "div",
            el("h3", str(back["title"]), lang=lang),
            el("p", str(back["place"]), class_="place", lang=lang),
            el(
                "p", *(named(deck, trait, view["lang"]) for trait in back["pair"]), class_="traits", lang=lang
            ),
        ),
    )
    return el(
        "article",
        head,
        el(
            "p",
            *_text(one, owner is not None, names, say),
            class_="commentary",
            lang=lang,
            data_text="",
            tabindex=0,  # its panel may have to be scrolled, by keys too
        ),
        read_aloud(view, say),
        el("ul", *guesses, class_="guesses", aria_label=say("board-guesses")),
        el("p", say("board-dead"), class_="hint") if dead else "",
        *(el("p", granted(one, appeal, names, say), class_="hint") for appeal in one["appeals"]),
        class_="read-card",
    )


# --- the text ------------------------------------------------------------------------------------------
def _text(one: Reading, refs: bool, names: Sequence[str], say: Texts) -> list[str]:
    """The commentary in pieces: words that scored are marked, dead ones dotted; with `refs` all others
    that an appeal may name can be pointed at.
    """
    text, at, parts = str(one["back"]["commentary"]), 0, []
    for number, word in enumerate(one["words"]):
        parts.append(text[at : word["from"]])
        at = word["to"]
        shown = text[word["from"] : at]
        if word["scored_by"] is not None:
            seat = word["scored_by"]
            said = say("board-scored-by", name=names[seat])
            parts.append(
                el("mark", shown, dot(seat), el("span", said, class_="vh"), class_=f"s{seat + 1}", title=said)
            )
        elif refs and word["content"] and not word["dead"]:
            parts.append(button(shown, class_="word", data_ref=f"text:{number}"))
        elif word["dead"] and word["content"]:
            parts.append(el("span", shown, class_="dead", title=say("board-dead-word")))
        else:
            parts.append(shown)
    parts.append(text[at:])
    return parts


def _verdict(view: View, one: Reading, guess: Mapping[str, Any], names: Sequence[str], say: Texts) -> Html:
    """A guess and what came of it: whether it hit, whose word it is, and why."""
    lang = tongue(view, say)
    sign = icon("confirm" if guess["scores"] is not None else "close") if guess["word"] else Html()
    word = el("b", guess["word"], lang=lang) if guess["word"] else el("i", say("board-given-up"))
    if guess["scores"] is not None:
        found = one["words"][guess["scores"]]["text"]
        result = el("span", say("board-scores", word=found), class_="plus")
    elif guess["word"]:
        result = el("span", say(f"board-why-{guess['why'] or 'absent'}"))
    else:
        result = Html()
    return sign + dot(guess["seat"]) + el("span", names[guess["seat"]], class_="name") + word + result


def _guess(
    view: View, one: Reading, number: int, owner: int | None, names: Sequence[str], say: Texts
) -> Html:
    """A line of a reading; where its owner may appeal, it can be pointed at."""
    guess = one["said"][number]
    inner = _verdict(view, one, guess, names, say)
    if owner is not None and guess["seat"] == owner and guess["word"] and guess["scores"] is None:
        label = say("board-appeal", word=guess["word"])
        inner = button(inner, class_="guess", data_ref=f"guess:{number}", title=label)
    return el("li", inner, class_="scored" if guess["scores"] is not None else None)


# --- appeals -------------------------------------------------------------------------------------------
def _appeal(view: View, names: Sequence[str], say: Texts) -> Html:
    """The appeal that is voted on, and who has voted."""
    told, one = view["appeal"], view["readings"][-1]
    text = one["words"][told["text"]]["text"]
    ask = say("board-appealed", name=names[told["seat"]], word=told["word"], text=text)
    voted = [names[seat] for seat in told["votes_in"] if seat != told["seat"]]
    return el(
        "div",
        el("p", dot(told["seat"]), el("span", ask)),
        el("p", say("board-votes-in", names=listed(voted, say), n=len(voted)), class_="hint")
        if voted
        else "",
        class_="appeal",
    )


def granted(one: Reading, appeal: Mapping[str, Any], names: Sequence[str], say: Texts) -> str:
    """How an appeal was decided."""
    guess = one["said"][appeal["guess"]]["word"]
    text = one["words"][appeal["text"]]["text"]
    key = "board-granted" if appeal["granted"] else "board-not-granted"
    return say(key, name=names[appeal["seat"]], word=guess, text=text, yes=appeal["yes"], no=appeal["no"])
