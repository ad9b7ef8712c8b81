"""What lies before a player, as text: stocks, player board, tableau in rows and columns; one's own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....core.contract import View
from ....core.text import Texts, capital
from ....kit.html import Html, joined
from ....kit.outline import facts, items, line, opener, piece, table, zone
from ..board.hand import hand_title, in_order
from ..board.markup import card_of
from ..board.realm import amounts, kind_of
from ..board.tableau import Frame, place, spot
from ..board.tile import about, pieces
from ..names import name

Player = Mapping[str, Any]
_STOCKS: Final = ("soil", "hand", "compost", "events", "leaves", "cards")
_MORE: Final = ("seeds", "stored")


def card(identity: str, lang: str, ref: str = "", note: str = "") -> Html:
    """A card with all it says: to be pointed at with a `ref`, else to be opened."""
    called = name(identity, lang)
    text = f"{about(identity, lang)} {note}".rstrip()
    return piece(ref, text, identity, called) if ref else opener(identity, called, text)


def stocks(player: Player, say: Texts, expansion: bool) -> list[tuple[str, object]]:
    """The names and numbers of what a player has; `expansion`: with what only the expansion knows."""
    has = {**player, **amounts(player)}
    return [(capital(say(f"head-{what}")), has[what]) for what in (*_STOCKS, *_MORE[: 2 * expansion])]


def realm(view: View, player: Player, title: str, main: bool, say: Texts) -> Html:
    """The board of a player: the one to act on (`main`), or another one."""
    lang, used = say.lang, player["used"]
    points = player["score"]
    score = say("score-hidden") if points is None else say("points", points=points)
    board = []
    for what in ("island", "climate", "ecosystem"):
        if identity := player[what]:
            note = f"{capital(say('state-used'))}." if what in used else ""
            board.append(card(identity, lang, what if main and what != "ecosystem" else "", note))
    return zone(
        title,
        facts([(say("head-points"), score), *stocks(player, say, view["abundance"])]),
        _faces(player, say) if main and view["phase"] == "faces" else "",
        zone(say("board-cards"), items(board), level=3),
        _tableau(player, main, say),
        zone(say("events"), items(card(one, lang) for one in player["events"]), level=3),
    )


def _faces(player: Player, say: Texts) -> Html:
    """The faces still to choose from, by kind."""
    groups: dict[str, list[str]] = {}
    for identity in player["dealt"] or ():
        groups.setdefault(kind_of(identity), []).append(identity)
    return joined(
        zone(say(f"choose-{kind}"), items(card(one, say.lang, f"card:{one}") for one in cards), level=3)
        for kind, cards in groups.items()
    )


# --- tableau -------------------------------------------------------------------------------------------
def _tableau(player: Player, main: bool, say: Texts) -> Html:
    """Who lies beside whom as a table, then what each card does."""
    cards = {spot(one["at"]): one for one in player["tableau"]}
    free = [spot(at) for at in player["free"]] if main else []
    backs = [spot(at) for at in player["down"]]
    title = say("tableau", cards=len(cards))
    if not cards and not free and not backs:
        return zone(title, line(say("no-card-yet")), level=3)
    frame = Frame([*cards, *free, *backs], False)
    heads = [say("row-column"), *(f"{chr(97 + column)}" for column in frame.columns)]
    rows = [
        [
            str(row + 1),
            *(
                _cell(cards.get((column, row)), column, row, player, main, free, say)
                for column in frame.columns
            ),
        ]
        for row in frame.rows
    ]
    texts = [card(one["card"], say.lang, note=lies(one, player, say)) for one in player["tableau"]]
    return zone(title, table(title, heads, rows), level=3) + zone(say("what-they-do"), items(texts), level=3)


def _cell(
    one: Player | None,
    column: int,
    row: int,
    player: Player,
    main: bool,
    free: list[tuple[int, int]],
    say: Texts,
) -> str:
    at = place(column, row)
    if one is None and at in player["down"]:
        return say("face-down", at=at)
    if one is None:
        return piece(f"space:{at}", say("free", at=at)) if (column, row) in free else "–"
    called = name(one["card"], say.lang)
    text = ", ".join([say("planted", card=called, at=at), *_states(one, player, say)])
    return piece(f"space:{at}", text, one["card"], called) if main else text


def _states(one: Player, player: Player, say: Texts) -> list[str]:
    """The pieces on a card, and what happened to it this turn."""
    on = pieces(card_of(one["card"]), one["sprouts"], one["growth"], say)
    found = [on] if on else []
    if one["at"] in player["used"]:
        found.append(say("state-used"))
    if one["at"] in player["planted"]:
        found.append(say("state-new"))
    if one["at"] in player["down"]:
        found.append(say("state-down"))
    return found


def lies(one: Player, player: Player, say: Texts) -> str:
    """Where a planted card lies, what is on it, what happened to it this turn."""
    return f"{capital(', '.join([say('lies-on', at=one['at']), *_states(one, player, say)]))}."


# --- the hand ------------------------------------------------------------------------------------------
def hand(player: Player, name: str, say: Texts) -> Html:
    """The cards of a hand by kind, see `board.hand.hand`."""
    cards = player["hand"]
    if cards is None:
        return Html()
    if not cards:
        return zone(hand_title(0, name, say), line(say("hand-empty")))
    groups = [
        zone(
            say(f"hand-{kind}", count=len(mine)),
            items(card(one.id, say.lang, f"hand:{one.id}") for one in mine),
            level=3,
        )
        for kind, mine in in_order(cards)
    ]
    return zone(hand_title(len(cards), name, say), *groups)
