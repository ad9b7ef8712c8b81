"""Actions in words, as instructions, and what a single ref is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import packing, tasks
from .abundance import FROM_CLAIM, FROM_LEAF
from .actions import USES
from .effects import ability_of, usable
from .grid import place_of
from .months import Month
from .phrases import INDEX, Entry, called, called_at, criterion, line, top, where
from .planting import price, replaceable
from .player import Player, card_at
from .state import FULL, EarthState
from .tables import COST, FACE_KIND, KEEPS, PAID_WITH_SPROUTS
from .vocabulary import ACTIONS

if TYPE_CHECKING:
    from ...core.text import Texts

FACES = ("island", "climate", "ecosystem")


def sentence(position: EarthState, seat: int, action: int, say: Texts) -> str:
    """The action as an instruction."""
    kind, operand = packing.verb_of(action), packing.operand_of(action)
    player, lang = position.players[seat], say.lang
    entry = top(player)
    if kind == packing.FACE:
        return say(f"do-face-{FACES[FACE_KIND[operand]]}", card=called(operand, lang))
    if kind == packing.ACTION:
        return _choose(position.month, int(player.island), operand, say)
    if kind == packing.OPTION:
        return say(f"do-option-{packing.OPTIONS[operand]}")
    if kind == packing.TAKE:
        return say(_taken(entry), n=operand)
    if kind == packing.PICK:
        return _pick(player, operand, say)
    if kind == packing.SPACE:
        return _space(position, seat, operand, entry, say)
    if kind == packing.COMPOST:
        paying = entry is None or entry.kind not in (packing.E_HAND, packing.E_SETUP)
        return say("do-pay-hand" if paying else "do-compost", card=called(operand, lang))
    if kind == packing.KEEP:
        return say("do-keep", card=called(operand, lang))
    if kind == packing.USE:
        return _use(position, seat, operand, entry, say)
    if kind == packing.EVENT:
        return say("do-event", card=called(operand, lang), text=line(operand, 0, lang))
    if kind == packing.CONVERT:
        return say("do-convert", n=int(position.month.converted))
    if kind == packing.CLAIM:
        return say("do-claim", card=called(position.fauna[operand], lang))
    if kind in (packing.TEAM, packing.SEED, packing.MAKE_SEED, packing.CRITERION, packing.NEIGHBOUR):
        return _of_modules(position, kind, operand, entry, say)
    return done(player, entry, say)


def done(player: Player, entry: Entry | None, say: Texts) -> str:
    """What stopping or declining means now."""
    if entry is None:
        return say("done-act")
    args: dict[str, int | str] = {"n": entry.amount, "planted": len(player.planted)}
    if entry.card:
        args["card"] = called(entry.card, say.lang)
    key = f"done-{tasks.NAMES[entry.kind]}"
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
    if entry is not None and entry.kind == packing.E_TAKE_SOIL:
        return "do-take-soil"
    return "do-take-compost" if entry is not None and entry.kind == packing.E_TAKE_COMPOST else "do-take-draw"


def _pick(player: Player, card: int, say: Texts) -> str:
    name, instead = called(card, say.lang), replaceable(player, card)
    if instead and len(player.spots) >= FULL:
        return say("do-replace", card=name, old=called_at(player, instead[0], say.lang))
    soil = int(price(player, card))
    saved = int(COST[card] + player.surcharge[card]) - soil
    return say("do-pick-saved" if saved else "do-pick", card=name, n=soil, saved=saved)


def _space(position: EarthState, seat: int, place: int, entry: Entry | None, say: Texts) -> str:
    player = position.players[seat]
    card = called_at(player, place, say.lang)
    if entry is None:
        return card
    if entry.kind == packing.E_PUT:
        planted = called(entry.card, say.lang)
        if card:
            return say("do-replace", card=planted, old=card)
        n = int(price(player, entry.card))
        return say("do-plant", card=planted, where=where(player, place, say), n=n)
    if entry.kind == packing.E_COPY:
        copied = int(player.grid[place])
        number = ability_of(position, seat, copied, entry.amount, entry.place)
        return say("do-copy", card=card, text=line(copied, max(0, number), say.lang))
    if entry.kind == packing.E_PAY:
        return say("do-pay-sprout" if PAID_WITH_SPROUTS[entry.card] else "do-pay-growth", card=card)
    if entry.kind in (packing.E_PAY_SPROUT, packing.E_PAY_GROWTH):
        return say("do-pay-sprout" if entry.kind == packing.E_PAY_SPROUT else "do-pay-growth", card=card)
    return say("do-sprout" if entry.kind in (packing.E_SPROUT, packing.E_STORE) else "do-growth", card=card)


def _use(position: EarthState, seat: int, place: int, entry: Entry | None, say: Texts) -> str:
    player = position.players[seat]
    if place == packing.OFFERED:
        assert entry is not None
        card, ability = entry.card, entry.ability
    else:
        card = int(card_at(player, place))
        ability = int(usable(position, seat, card, place))
    return say("do-use", card=called(card, say.lang), text=line(card, max(0, ability), say.lang))


def _of_modules(position: EarthState, kind: int, operand: int, entry: Entry | None, say: Texts) -> str:
    """Actions of Teams and Abundance."""
    if kind == packing.SEED:
        return say(f"do-seed-{USES[operand]}")
    if kind == packing.MAKE_SEED:
        if operand >= FROM_CLAIM:
            return say("do-make-seed-claim", card=called(position.fauna[operand - FROM_CLAIM], say.lang))
        return say("do-make-seed-leaf" if operand == FROM_LEAF else "do-make-seed-sprouts")
    if kind == packing.CRITERION:
        return say("do-germinate", what=criterion(operand, say.lang))
    if kind == packing.NEIGHBOUR:
        return say("do-give", n=entry.amount if entry else 0, seat=operand + 1)
    if operand >= packing.TEAM_CARD:
        return say("do-team-card", card=called(operand - packing.TEAM_CARD, say.lang))
    if operand >= packing.TEAM_THING:
        return say(f"do-team-{packing.OPTIONS[operand - packing.TEAM_THING]}")
    what = (
        packing.OPTIONS[entry.place]
        if entry is not None and entry.kind == packing.E_LEAVE
        else packing.OPTIONS[0]
    )
    return say(f"do-leave-{what}", n=operand)


# --- refs ------------------------------------------------------------------------------------------
def ref_words(position: EarthState, seat: int, ref: str, say: Texts) -> str:
    """What a ref is called."""
    kind, _, value = ref.partition(":")
    player, lang = position.players[seat], say.lang
    if value in INDEX and kind in ("card", "hand", "drawn", "fauna"):
        return called(INDEX[value], lang)
    if kind == "space" and place_of(value) >= 0:
        place = place_of(value)
        return called_at(player, place, lang) or where(player, place, say)
    if kind in ("island", "climate"):
        place = packing.ISLAND if kind == "island" else packing.CLIMATE
        return called_at(player, place, lang) or say(f"ref-{kind}")
    if kind == "action" and value in ACTIONS:
        return say(f"action-{value}")
    if kind == "done":
        return done(player, top(player), say)
    action = position.faces().choose(position, seat, (ref,))
    return say("ref-unknown") if action is None else sentence(position, seat, action, say)
