"""Actions in words, as instructions, and what a single ref is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abundance import FROM_CLAIM, FROM_LEAF, SEED_USES
from .activation import card_at
from .effects import ability_of, usable
from .grid import place_of
from .months import Month
from .phrases import ACTIONS, INDEX, Entry, called, called_at, criterion, line, top, where
from .planting import price, replaceable
from .player import Player
from .state import FULL
from .tables import (
    ACTION,
    CLAIM,
    CLIMATE,
    COMPOST,
    CONVERT,
    COST,
    CRITERION,
    E_COPY,
    E_HAND,
    E_LEAVE,
    E_PAY,
    E_PAY_GROWTH,
    E_PAY_SPROUT,
    E_PUT,
    E_SETUP,
    E_SPROUT,
    E_STORE,
    E_TAKE_COMPOST,
    E_TAKE_SOIL,
    EVENT,
    FACE,
    FACE_KIND,
    ISLAND,
    KEEP,
    KEEPS,
    KIND,
    MAKE_SEED,
    NEIGHBOUR,
    OFFERED,
    OPTION,
    OPTIONS,
    PAID_WITH_SPROUTS,
    PICK,
    SEED,
    SPACE,
    TAKE,
    TASKS,
    TEAM,
    TEAM_CARD,
    TEAM_THING,
    USE,
)

if TYPE_CHECKING:
    from ...core.text import Texts
    from .rules import EarthPosition

FACES = ("island", "climate", "ecosystem")


def sentence(position: EarthPosition, seat: int, action: int, say: Texts) -> str:
    """The action as an instruction."""
    kind, operand = action // KIND, action % KIND
    player, lang = position.players[seat], say.lang
    entry = top(player)
    if kind == FACE:
        return say(f"do-face-{FACES[FACE_KIND[operand]]}", card=called(operand, lang))
    if kind == ACTION:
        return _choose(position.month, int(player.island), operand, say)
    if kind == OPTION:
        return say(f"do-option-{OPTIONS[operand]}")
    if kind == TAKE:
        return say(_taken(entry), n=operand)
    if kind == PICK:
        return _pick(player, operand, say)
    if kind == SPACE:
        return _space(position, seat, operand, entry, say)
    if kind == COMPOST:
        paying = entry is None or entry.kind not in (E_HAND, E_SETUP)
        return say("do-pay-hand" if paying else "do-compost", card=called(operand, lang))
    if kind == KEEP:
        return say("do-keep", card=called(operand, lang))
    if kind == USE:
        return _use(position, seat, operand, entry, say)
    if kind == EVENT:
        return say("do-event", card=called(operand, lang), text=line(operand, 0, lang))
    if kind == CONVERT:
        return say("do-convert", n=int(position.month.converted))
    if kind == CLAIM:
        return say("do-claim", card=called(position.fauna[operand], lang))
    if kind in (TEAM, SEED, MAKE_SEED, CRITERION, NEIGHBOUR):
        return _of_modules(position, kind, operand, entry, say)
    return done(player, entry, say)


def done(player: Player, entry: Entry | None, say: Texts) -> str:
    """What stopping or declining means now."""
    if entry is None:
        return say("done-act")
    args: dict[str, int | str] = {"n": entry.amount, "planted": len(player.planted)}
    if entry.card:
        args["card"] = called(entry.card, say.lang)
    key = f"done-{TASKS[entry.kind]}"
    return say(key, args) if key in say else say("done-act")


def _choose(month: Month, island: int, action: int, say: Texts) -> str:
    figures = (
        {"n": int(month.green_draw), "kept": max(1, int(KEEPS[island]))},
        {"n": int(month.red_soil)},
        {"n": int(month.blue_sprouts), "soil": int(month.blue_soil)},
        {"n": int(month.yellow_growth)},
    )
    return say(f"do-action-{ACTIONS[action]}", figures[action])


def _taken(entry: Entry | None) -> str:
    if entry is not None and entry.kind == E_TAKE_SOIL:
        return "do-take-soil"
    return "do-take-compost" if entry is not None and entry.kind == E_TAKE_COMPOST else "do-take-draw"


def _pick(player: Player, card: int, say: Texts) -> str:
    name, instead = called(card, say.lang), replaceable(player, card)
    if instead and len(player.spots) >= FULL:
        return say("do-replace", card=name, old=called_at(player, instead[0], say.lang))
    soil = int(price(player, card))
    saved = int(COST[card] + player.surcharge[card]) - soil
    return say("do-pick-saved" if saved else "do-pick", card=name, n=soil, saved=saved)


def _space(position: EarthPosition, seat: int, place: int, entry: Entry | None, say: Texts) -> str:
    player = position.players[seat]
    card = called_at(player, place, say.lang)
    if entry is None:
        return card
    if entry.kind == E_PUT:
        planted = called(entry.card, say.lang)
        if card:
            return say("do-replace", card=planted, old=card)
        n = int(price(player, entry.card))
        return say("do-plant", card=planted, where=where(player, place, say), n=n)
    if entry.kind == E_COPY:
        copied = int(player.grid[place])
        number = ability_of(position, seat, copied, entry.amount, entry.place)
        return say("do-copy", card=card, text=line(copied, max(0, number), say.lang))
    if entry.kind == E_PAY:
        return say("do-pay-sprout" if PAID_WITH_SPROUTS[entry.card] else "do-pay-growth", card=card)
    if entry.kind in (E_PAY_SPROUT, E_PAY_GROWTH):
        return say("do-pay-sprout" if entry.kind == E_PAY_SPROUT else "do-pay-growth", card=card)
    return say("do-sprout" if entry.kind in (E_SPROUT, E_STORE) else "do-growth", card=card)


def _use(position: EarthPosition, seat: int, place: int, entry: Entry | None, say: Texts) -> str:
    player = position.players[seat]
    if place == OFFERED:
        assert entry is not None
        card, ability = entry.card, entry.ability
    else:
        card = int(card_at(player, place))
        ability = int(usable(position, seat, card, place))
    return say("do-use", card=called(card, say.lang), text=line(card, max(0, ability), say.lang))


def _of_modules(position: EarthPosition, kind: int, operand: int, entry: Entry | None, say: Texts) -> str:
    """Actions of Teams and Abundance."""
    if kind == SEED:
        return say(f"do-seed-{seed_use(operand)}")
    if kind == MAKE_SEED:
        if operand >= FROM_CLAIM:
            return say("do-make-seed-claim", card=called(position.fauna[operand - FROM_CLAIM], say.lang))
        return say("do-make-seed-leaf" if operand == FROM_LEAF else "do-make-seed-sprouts")
    if kind == CRITERION:
        return say("do-germinate", what=criterion(operand, say.lang))
    if kind == NEIGHBOUR:
        return say("do-give", n=entry.amount if entry else 0, seat=operand + 1)
    if operand >= TEAM_CARD:
        return say("do-team-card", card=called(operand - TEAM_CARD, say.lang))
    if operand >= TEAM_THING:
        return say(f"do-team-{OPTIONS[operand - TEAM_THING]}")
    what = OPTIONS[entry.place] if entry is not None and entry.kind == E_LEAVE else OPTIONS[0]
    return say(f"do-leave-{what}", n=operand)


def seed_use(number: int) -> str:
    """A way to use a seed, as it is called in paths."""
    return SEED_USES[number].removeprefix("compost_from_")


# --- refs ------------------------------------------------------------------------------------------
def ref_words(position: EarthPosition, seat: int, ref: str, say: Texts) -> str:
    """What a ref is called."""
    kind, _, value = ref.partition(":")
    player, lang = position.players[seat], say.lang
    if value in INDEX and kind in ("card", "hand", "drawn", "fauna"):
        return called(INDEX[value], lang)
    if kind == "space" and place_of(value) >= 0:
        place = place_of(value)
        return called_at(player, place, lang) or where(player, place, say)
    if kind in ("island", "climate"):
        place = ISLAND if kind == "island" else CLIMATE
        return called_at(player, place, lang) or say(f"ref-{kind}")
    if kind == "action" and value in ACTIONS:
        return say(f"action-{value}")
    if kind == "done":
        return done(player, top(player), say)
    for action in position.legal(seat):
        if position.faces().path(position, seat, action) == (ref,):
            return sentence(position, seat, action, say)
    return say("ref-unknown")
