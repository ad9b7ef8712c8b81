"""What an action would give, in a few words; quick, since it is asked for every legal action."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from .activation import card_at
from .cards import CARDS
from .effects import amount_now, usable
from .explain import card_lines
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .measures import BASE, CANOPY
from .phrases import abilities, called, line, score_line, top
from .player import Player
from .scoring import points
from .state import growth_room, sprout_room
from .tables import (
    ACTION,
    CLAIM,
    E_GROWTH,
    E_PUT,
    E_SPROUT,
    EVENT,
    FACE,
    GOAL_AT,
    GOALS,
    KEEP,
    KIND,
    LEVELS,
    OFFERED,
    ON_ACTIVATION,
    OP_DECK,
    OP_DRAW,
    OP_GROWTH,
    OP_HAND,
    OP_SOIL,
    OP_SPROUT,
    PICK,
    POWERS,
    SPACE,
    USE,
    WORKS,
)

if TYPE_CHECKING:
    from ...core.text import Texts
    from .rules import EarthPosition

_GIVES = {
    OP_SOIL: "some-soil",
    OP_SPROUT: "some-sprouts",
    OP_GROWTH: "some-growth",
    OP_DRAW: "some-cards",
    OP_DECK: "some-composted",
    OP_HAND: "some-composted",
}


def preview(position: EarthPosition, seat: int, action: int, say: Texts) -> str:
    """What the action gives; "" if nothing special."""
    kind, operand = action // KIND, action % KIND
    player = position.players[seat]
    if kind == ACTION:
        working = _working(player, operand)
        count = len(working)
        found = say("gives-abilities", n=count, what=abilities(operand, count, say))
        return f"{found} ({_does(working, say.lang)})" if working else found
    if kind == FACE:
        return _lines(operand, say.lang)
    if kind in (PICK, KEEP):
        return about(operand, kind == KEEP, say)
    if kind == SPACE:
        return _space(position, seat, operand, say)
    if kind == USE and operand != OFFERED:
        return _use(position, seat, operand, say)
    if kind == EVENT:
        return say("gives-points", n=BASE[operand], points=_signed(BASE[operand]))
    if kind == CLAIM:
        level = LEVELS[len(position.leaves[operand])]
        return say("gives-points", n=level, points=_signed(level))
    return ""


@lru_cache(maxsize=512)
def _lines(card: int, lang: str) -> str:
    return " ".join(text for _, text in card_lines(CARDS[card], lang))


def about(card: int, with_cost: bool, say: Texts) -> str:
    """A card of the Earth deck in figures: points, pieces it takes, what it scores."""
    notes = [say("gives-points", n=BASE[card], points=str(BASE[card]))]
    if with_cost and CARDS[card].cost is not None:
        notes.insert(0, say("costs-soil", n=int(CARDS[card].cost or 0)))
    if SPROUT_SPACES[card]:
        notes.append(say("some-sprouts", n=int(SPROUT_SPACES[card])))
    if GROWTH_SPACES[card]:
        notes.append(say("gives-canopy", n=int(GROWTH_SPACES[card]), points=int(CANOPY[card])))
    scored = score_line(card, say.lang)
    return " · ".join([*notes, scored] if scored else notes)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def _working(player: Player, action: int) -> list[tuple[int, int]]:
    """The abilities of one's own that an action sets to work, in reading order: cards and which of theirs."""
    found = []
    for card in (player.island, player.climate, *[player.grid[place] for place in player.spots]):
        for number, power in enumerate(POWERS[card]):
            if power.trigger == ON_ACTIVATION and WORKS[action][power.color] and power.chose in (-1, action):
                found.append((int(card), number))
    return found


def _does(working: list[tuple[int, int]], lang: str) -> str:
    """What these abilities do; those that do the same are told once."""
    texts = Counter(line(card, ability, lang) for card, ability in working)
    return "; ".join(f"{count} × {text}" if count > 1 else text for text, count in texts.items())


def _space(position: EarthPosition, seat: int, place: int, say: Texts) -> str:
    player, entry = position.players[seat], top(position.players[seat])
    if entry is None:
        return ""
    if entry.kind == E_PUT:
        return _planted(position, seat, entry.card, place, say)
    if entry.kind == E_GROWTH and growth_room(player, place) == 1:
        return say("gives-canopy-now", points=int(CANOPY[player.grid[place]]))
    if entry.kind == E_GROWTH:
        return say("gives-room", here=player.growth[place] + 1, room=GROWTH_SPACES[player.grid[place]])
    if entry.kind == E_SPROUT and sprout_room(player, place) > 0:
        return say("gives-room", here=player.sprouts[place] + 1, room=SPROUT_SPACES[player.grid[place]])
    return ""


def _planted(position: EarthPosition, seat: int, card: int, place: int, say: Texts) -> str:
    """How the points would change, and the goals that would be met, with the card there."""
    after = position.copy()
    old = after.players[seat].grid[place]
    if old:
        after.to_compost(seat, old)
    after.lay(seat, place, card)
    change = int(points(after, seat) - points(position, seat))
    notes = [say("gives-points", n=change, points=_signed(change))]
    player = after.players[seat]
    for number, fauna in enumerate(position.fauna):
        goal = GOALS[fauna]
        if goal is None or (player.met | player.claimed) >> number & 1:
            continue
        if goal.value(after.players, seat, -1) >= GOAL_AT[fauna]:
            notes.append(say("gives-goal", card=called(fauna, say.lang)))
    return " · ".join(notes)


def _use(position: EarthPosition, seat: int, place: int, say: Texts) -> str:
    """How much it gives at this moment, where that depends on what there is."""
    player = position.players[seat]
    card = int(card_at(player, place))
    ability = int(usable(position, seat, card, place))
    if ability < 0:
        return ""
    notes = []
    for effect in POWERS[card][ability].effects:
        if effect.per is not None and effect.op in _GIVES:
            amount = int(amount_now(position, seat, effect, place))
            notes.append(say(_GIVES[effect.op], n=amount))
    return say("gives-now", what=" · ".join(notes)) if notes else ""
