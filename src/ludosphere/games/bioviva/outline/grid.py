"""Round 2 as text: the nine cards, the rain, the open card and its words, cards that were read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital, listed
from ....kit.html import Html, el, escape
from ....kit.outline import items, line, piece, zone
from ..board.backs import read_aloud
from ..board.grid import COMPASS, tries_of
from ..board.markup import ideas, scene, spoken, tongue
from ..board.readings import granted
from ..board.saying import played
from ..say import cell_words
from .heaven import traits_of

Reading = Mapping[str, Any]


def grid(view: View, seat: int | None, names: Sequence[str], say: Texts) -> Html:
    """The nine cards with the stars on them; who spins and drops; where one may aim; where stars fell."""
    cells = [_cell(view, one, names, say) for one in view["grid"]]
    parts = [zone(say("board-grid"), items(cells), level=3)]
    if view["phase"] in ("aim", "drop"):
        drops = [
            f"{names[one]}{say('board-colon')}{say('board-stars', n=view['players'][one]['hand'])}"
            for one in view["dropping"]
        ]
        spins = line(say("board-spins", name=names[view["spinner"]]))
        parts.append(spins + zone(say("board-order"), items(drops, ordered=True), level=3))
    if view["phase"] == "aim" and seat is not None and seat in view["to_move"]:
        aims = [piece(f"aim:{point}", say(f"board-aim-{point}")) for point in COMPASS]
        parts.append(zone(say("board-aim"), items(aims), level=3))
    if view["rain"]:
        parts.append(zone(say("board-rain-log"), items(_told(view, names, say)), level=3))
    return zone(say("board-round-2"), *parts)


def _cell(view: View, one: Mapping[str, Any], names: Sequence[str], say: Texts) -> str:
    lying = [
        f"{names[seat]}{say('board-colon')}{say('board-stars', n=n)}"
        for seat, n in enumerate(one["stars"])
        if n
    ]
    return cell_text(view, one, say, ", ".join(lying))


def cell_text(view: View, one: Mapping[str, Any], say: Texts, lying: str = "") -> str:
    """One of the nine in words: where it lies, how it is with it, the stars that lie on it, what it shows."""
    where = cell_words(one["cell"], say)
    return spoken([where, say(f"board-cell-{one['state']}"), lying, scene(view, one["picture"], say.lang)])


def _told(view: View, names: Sequence[str], say: Texts) -> list[str]:
    """Where the stars of each player fell."""
    rain, tries, rows = view["rain"], tries_of(view), []
    for seat in rain["order"]:
        ends = []
        for number, one in enumerate(rain["stars"]):
            if one["seat"] == seat:
                place = (
                    cell_words(one["cell"], say)
                    if one["cell"] is not None
                    else say(f"board-star-{one['state']}")
                )
                ends.append(say("board-again", place=place, n=tries[number]) if tries[number] > 1 else place)
        rows.append(f"{names[seat]}{say('board-colon')}{listed(ends, say)}")
    return rows


# --- the open card -------------------------------------------------------------------------------------
def asked(view: View, seat: int | None, names: Sequence[str], say: Texts) -> Html:
    """What the open card shows, the words said so far, and words for those who would rather choose one."""
    told = view["card"]
    if not told:
        return Html()
    lang = tongue(view, say)

    def word(text: str | None) -> Html:
        return el("span", text, lang=lang) if text else escape(say("board-given-up"))

    said: list[str] = [
        escape(f"{names[one['seat']]}{say('board-colon')}") + word(one["word"]) for one in told["said"]
    ]
    said += [escape(f"{say('board-sealed')}{say('board-colon')}") + word(text) for text in told["own"]]
    said += [f"{names[one]}{say('board-colon')}{say('board-to-speak')}" for one in told["speakers"]]
    where = say(
        "board-card-of", card=cell_words(told["cell"], say), n=len(view["readings"]) + 1, of=played(view)
    )
    due = seat is not None and seat in view["to_move"]  # what one types goes into the action bar
    offered = [piece(f"word:{one}", one, lang=lang) for one in ideas(view)] if due else []
    return zone(
        say("board-which-word"),
        line(where),
        line(scene(view, told["picture"], say.lang)),
        line(say("board-rule")),
        zone(say("board-said"), items(said), level=3),
        zone(say("board-ideas"), items(offered), level=3) if offered else "",
        piece("do:pass", say("board-give-up"), title=say("board-give-up-why")) if due else "",
    )


# --- cards that were read ------------------------------------------------------------------------------
def readings(view: View, seat: int | None, names: Sequence[str], say: Texts) -> Html:
    """All cards read so far, the last one first."""
    told = view["readings"]
    if not told:
        return Html()
    appealing = view["phase"] == "appeal" and seat is not None and seat in view["to_move"]
    parts = [
        _reading(view, one, seat if appealing and number == 0 else None, names, say)
        for number, one in enumerate(reversed(told))
    ]
    return zone(say("board-read"), _appeal(view, names, say) if view["appeal"] else "", *parts)


def _reading(view: View, one: Reading, owner: int | None, names: Sequence[str], say: Texts) -> Html:
    """One card; `owner`: the seat that may appeal now, with its guesses and the words of the text as refs."""
    back, lang = one["back"], tongue(view, say)
    head = capital(cell_words(one["cell"], say))
    guesses = [_guess(one, number, owner, lang, names, say) for number in range(len(one["said"]))]
    scored = [
        f"{word['text']}{say('board-colon')}{say('board-scored-by', name=names[word['scored_by']])}"
        for word in one["words"]
        if word["scored_by"] is not None
    ]
    dead = [word["text"] for word in one["words"] if word["dead"] and word["content"]]
    return zone(
        head,
        el("p", str(back["title"]), lang=lang),
        el("p", str(back["place"]), lang=lang) if back["place"] else "",
        el("p", traits_of(view, back["pair"]), lang=lang),
        el("p", str(back["commentary"]), lang=lang, data_text=""),
        read_aloud(view, say),
        zone(say("board-guesses"), items(guesses), level=4),
        zone(say("words-found"), items(scored), level=4),
        line(f"{say('board-dead-word')}{say('board-colon')}{', '.join(dict.fromkeys(dead))}") if dead else "",
        "" if owner is None else zone(say("words-of-text"), _words(one, lang), level=4),
        *(el("p", granted(one, appeal, names, say)) for appeal in one["appeals"]),
        level=3,
    )


def _words(one: Reading, lang: str | None) -> Html:
    """The words of the text that an appeal may name."""
    return items(
        piece(f"text:{number}", word["text"], lang=lang)
        for number, word in enumerate(one["words"])
        if word["content"] and not word["dead"] and word["scored_by"] is None
    )


def _guess(
    one: Reading, number: int, owner: int | None, lang: str | None, names: Sequence[str], say: Texts
) -> str:
    guess = one["said"][number]
    parts = [guess["word"] or say("board-given-up")]
    if guess["scores"] is not None:
        parts.append(say("board-scores", word=one["words"][guess["scores"]]["text"]))
    elif guess["word"]:
        parts.append(say(f"board-why-{guess['why'] or 'absent'}"))
    text = f"{names[guess['seat']]}{say('board-colon')}{', '.join(parts)}"
    if owner is not None and guess["seat"] == owner and guess["word"] and guess["scores"] is None:
        return piece(f"guess:{number}", f"{text}. {say('board-appeal', word=guess['word'])}")
    return text


def _appeal(view: View, names: Sequence[str], say: Texts) -> Html:
    """The appeal that is voted on, and who has voted."""
    told, one = view["appeal"], view["readings"][-1]
    text = one["words"][told["text"]]["text"]
    voted = [names[seat] for seat in told["votes_in"] if seat != told["seat"]]
    ask = say("board-appealed", name=names[told["seat"]], word=told["word"], text=text)
    rows = line(ask)
    if voted:
        rows += line(say("board-votes-in", names=listed(voted, say), n=len(voted)))
    return rows
