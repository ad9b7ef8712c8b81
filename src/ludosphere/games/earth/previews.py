"""What an action would give, in a few words; quick, since it is asked for every legal action."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from . import packing, tables
from .cards import CARDS
from .effects import amount_now, usable
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .measures import BASE, CANOPY
from .phrases import abilities, called, line, score_line, top
from .player import Player, card_at
from .scoring import points
from .state import EarthState, growth_room, sprout_room
from .vocabulary import GAINS
from .wording.sentences import card_lines

if TYPE_CHECKING:
    from ...core.text import Texts

_GIVES = [gain.gives for gain in GAINS.values()]


def preview(position: EarthState, seat: int, action: int, say: Texts) -> str:
    """What the action gives; "" if nothing special."""
    kind, operand = packing.verb_of(action), packing.operand_of(action)
    player = position.players[seat]
    if kind == packing.ACTION:
        working = _working(player, operand)
        count = len(working)
        found = say("gives-abilities", n=count, what=abilities(operand, count, say))
        return f"{found} ({_does(working, say.lang)})" if working else found
    if kind == packing.FACE:
        return _lines(operand, say.lang)
    if kind in (packing.PICK, packing.KEEP):
        return about(operand, kind == packing.KEEP, say)
    if kind == packing.SPACE:
        return _space(position, seat, operand, say)
    if kind == packing.USE and operand != packing.OFFERED:
        return _use(position, seat, operand, say)
    if kind == packing.EVENT:
        return say("gives-points", n=BASE[operand], points=_signed(BASE[operand]))
    if kind == packing.CLAIM:
        level = tables.LEVELS[len(position.leaves[operand])]
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
        for number, power in enumerate(tables.POWERS[card]):
            if (
                power.trigger == tables.ON_ACTIVATION
                and tables.WORKS[action][power.color]
                and power.chose in (-1, action)
            ):
                found.append((int(card), number))
    return found


def _does(working: list[tuple[int, int]], lang: str) -> str:
    """What these abilities do; those that do the same are told once."""
    texts = Counter(line(card, ability, lang) for card, ability in working)
    return "; ".join(f"{count} × {text}" if count > 1 else text for text, count in texts.items())


def _space(position: EarthState, seat: int, place: int, say: Texts) -> str:
    player, entry = position.players[seat], top(position.players[seat])
    if entry is None:
        return ""
    if entry.kind == packing.E_PUT:
        return _planted(position, seat, entry.card, place, say)
    if entry.kind == packing.E_GROWTH and growth_room(player, place) == 1:
        return say("gives-canopy-now", points=int(CANOPY[player.grid[place]]))
    if entry.kind == packing.E_GROWTH:
        return say("gives-room", here=player.growth[place] + 1, room=GROWTH_SPACES[player.grid[place]])
    if entry.kind == packing.E_SPROUT and sprout_room(player, place) > 0:
        return say("gives-room", here=player.sprouts[place] + 1, room=SPROUT_SPACES[player.grid[place]])
    return ""


def _planted(position: EarthState, seat: int, card: int, place: int, say: Texts) -> str:
    """How the points would change, and the goals that would be met, with the card there."""
    after = position.copy()
    assert isinstance(after, EarthState)
    old = after.players[seat].grid[place]
    if old:
        after.to_compost(seat, old)
    after.lay(seat, place, card)
    change = int(points(after, seat) - points(position, seat))
    notes = [say("gives-points", n=change, points=_signed(change))]
    player = after.players[seat]
    for number, fauna in enumerate(position.fauna):
        goal = tables.GOALS[fauna]
        if goal is None or (player.met | player.claimed) >> number & 1:
            continue
        if goal.value(after.players, seat, -1) >= tables.GOAL_AT[fauna]:
            notes.append(say("gives-goal", card=called(fauna, say.lang)))
    return " · ".join(notes)


def _use(position: EarthState, seat: int, place: int, say: Texts) -> str:
    """How much it gives at this moment, where that depends on what there is."""
    player = position.players[seat]
    card = int(card_at(player, place))
    ability = int(usable(position, seat, card, place))
    if ability < 0:
        return ""
    notes = []
    for effect in tables.POWERS[card][ability].effects:
        key = _GIVES[effect.op]
        if effect.per is not None and key:
            notes.append(say(key, n=int(amount_now(position, seat, effect, place))))
    return say("gives-now", what=" · ".join(notes)) if notes else ""
