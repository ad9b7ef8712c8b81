"""Why something can't be done now: the rule behind each refusal, for whoever points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abundance import SEED_SPROUTS
from .activation import card_at
from .effects import effect_of, payable, targets
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .grid import NEIGHBOURS, box, place_of
from .phrases import ACTIONS, INDEX, Entry, called, gain_line, listed, top
from .planting import affordable, price, replaceable, units
from .player import Player
from .state import (
    ACTIVATE,
    BENEFIT,
    CHOOSE,
    EVENING,
    FACES,
    FULL,
    LAST,
    NO_ACTION,
    OVER,
    SETUP,
    all_growth,
    all_sprouts,
    growth_room,
    sprout_room,
)
from .tables import (
    AT_ANY_TIME,
    BOARD,
    CLIMATE,
    E_ACT,
    E_CHOOSE,
    E_CLAIM,
    E_COPY,
    E_DRAW_KEEP,
    E_EVENING,
    E_FACE,
    E_GROWTH,
    E_KEEP,
    E_OR,
    E_PAY,
    E_PAY_GROWTH,
    E_PAY_SPROUT,
    E_PLANT,
    E_PUT,
    E_RECOVER,
    E_SPROUT,
    E_STORE,
    E_TAKE_COMPOST,
    E_TAKE_DRAW,
    E_TAKE_SOIL,
    FACE_KIND,
    FORBIDS,
    IS_EVENT,
    ISLAND,
    ON_ACTIVATION,
    OP_RECOVER,
    PAID_WITH_HAND,
    PAID_WITH_SPROUTS,
    PLANTABLE,
    POWERS,
    TABLEAU,
    WORKS,
    Power,
)
from .tasks import task

if TYPE_CHECKING:
    from ...core.position import Path
    from ...core.text import Texts
    from .rules import EarthPosition

_TAKES = (E_TAKE_SOIL, E_TAKE_DRAW, E_TAKE_COMPOST, E_DRAW_KEEP)


def reason(position: EarthPosition, seat: int, path: Path, say: Texts) -> str:
    """The rule that forbids a path that no legal action begins with."""
    if position.phase == OVER:
        return say("why-over")
    if len(path) != 1:
        return say("why-unknown")
    kind, _, value = path[0].partition(":")
    asked = Question(position, seat, say)
    if kind == "action" and value in ACTIONS:
        return asked.choosing(ACTIONS.index(value))
    if kind == "card":
        return asked.face(INDEX.get(value, 0))
    if kind == "hand":
        return asked.hand(INDEX.get(value, 0))
    if kind == "drawn":
        return asked.drawn()
    if kind == "space" and place_of(value) >= 0:
        return asked.space(place_of(value))
    if kind in ("island", "climate"):
        return asked.activation(ISLAND if kind == "island" else CLIMATE)
    if kind in ("option", "take", "convert", "done", "fauna", "use"):
        return asked.simple(kind, value)
    if kind in ("team", "leave"):
        return asked.team()
    if kind in ("seed", "make-seed", "criterion", "seat"):
        return asked.abundance(kind)
    return say("why-unknown")


class Question:
    """One seat asking why not."""

    def __init__(self, position: EarthPosition, seat: int, say: Texts) -> None:
        self.position, self.seat, self.say = position, seat, say
        self.player: Player = position.players[seat]
        self.entry = top(self.player)
        self.kind = self.entry.kind if self.entry else -1

    def first(self) -> str:
        """Something else is due, or nothing at all."""
        if self.entry is not None:
            return self.say("why-first", task=task(self.position, self.seat, self.say))
        if self.position.phase == CHOOSE:
            return self.say("why-active-chooses")
        return self.say("why-wait")

    def named(self, card: int) -> str:
        return called(card, self.say.lang)

    # --- choosing ----------------------------------------------------------------------------------
    def choosing(self, action: int) -> str:
        """An action of the turn (5)."""
        position, player, say = self.position, self.player, self.say
        if self.kind == E_CHOOSE:
            own = [int(player.island), int(player.climate), *[player.grid[place] for place in player.spots]]
            card = next((card for card in own if FORBIDS[action][card]), 0)
            return say(f"why-forbidden-{ACTIONS[action]}", card=self.named(card)) if card else self.first()
        if position.phase in (BENEFIT, ACTIVATE, EVENING) and position.action != NO_ACTION:
            return say("why-action-chosen", action=say(f"action-{ACTIONS[position.action]}"))
        if position.phase == LAST:
            return say("why-last")
        return self.first()

    def face(self, card: int) -> str:
        """A face of an island, a climate or an ecosystem."""
        if self.position.phase != FACES:
            return self.say("why-faces-chosen")
        if card in self.player.dealt and self.kind == E_FACE:
            return self.first()
        if card and FACE_KIND[card] >= 0 and self._chosen(FACE_KIND[card]):
            return self.say("why-face-chosen")
        return self.say("why-not-dealt")

    def _chosen(self, kind: int) -> bool:
        return bool((self.player.island, self.player.climate, self.player.ecosystem)[kind])

    def simple(self, kind: str, value: str) -> str:
        """Refs that stand for a whole action."""
        entry, say = self.entry, self.say
        if kind == "convert":
            if not self.position.window(self.seat):
                return self.busy()
            return say("why-three", n=int(all_sprouts(self.player)))
        if kind == "take" and entry is not None and self.kind in _TAKES:
            return say("why-offered", n=entry.amount)
        if kind == "done" and entry is not None:
            if self.kind == E_PAY:
                return say("why-pay-soil", n=entry.amount, soil=int(self.player.soil))
            return say("why-not-optional", task=task(self.position, self.seat, say))
        if kind == "option" and self.kind == E_OR:
            return say("why-other-side")
        if kind == "fauna" and self.kind == E_CLAIM:
            return say("why-gaia-row")
        if kind == "fauna":
            return say("why-fauna")
        return self.first()

    def busy(self) -> str:
        """Why events, conversions and the like are not possible at this moment."""
        if self.position.phase in (FACES, SETUP):
            return self.say("why-after-setup")
        return self.say("why-no-window", task=task(self.position, self.seat, self.say))

    def drawn(self) -> str:
        return self.first() if self.kind not in (E_KEEP, E_RECOVER) else self.say("why-not-drawn")

    # --- cards of the hand -----------------------------------------------------------------------------
    def hand(self, card: int) -> str:
        """A hand card: to be planted, played or composted."""
        position, player, say = self.position, self.player, self.say
        if card not in player.hand:
            return say("why-not-in-hand")
        if IS_EVENT[card]:
            return self.event(card)
        if self.kind == E_PLANT and PLANTABLE[card]:
            return self.planting(card)
        if self.kind in (-1, E_ACT) and position.phase in (BENEFIT, ACTIVATE):
            green = position.action == 0
            return say("why-planting-over" if green else "why-only-planting")
        return self.first()

    def planting(self, card: int) -> str:
        player = self.player
        if len(player.spots) >= FULL and not replaceable(player, card):
            return self.say("why-full")
        cost = int(price(player, card))
        have = int(player.soil) + int(units(player, card, 1))
        return self.say("why-dear", card=self.named(card), n=cost, soil=int(player.soil), short=cost - have)

    def event(self, card: int) -> str:
        """An event that can't be played (48, 53)."""
        position, player, say = self.position, self.player, self.say
        if not position.window(self.seat):
            return self.busy()
        if not AT_ANY_TIME[card] and self.kind != E_EVENING:
            return say("why-evening", card=self.named(card))
        power = POWERS[card][0]
        if power.effects and power.effects[0].op == OP_RECOVER and not player.compost:
            return say("why-no-compost", card=self.named(card))
        return self.unpaid(card, power, 1, int(position.month.event_soil))

    def unpaid(self, card: int, power: Power, held: int, more: int = 0) -> str:
        """What is missing of a cost."""
        player, say = self.player, self.say
        lacks = [
            ("some-soil", int(power.soil) + more - int(player.soil)),
            ("some-hand", int(power.hand) - (len(player.hand) - held)),
            ("some-compost", int(power.compost) - len(player.compost)),
            ("some-sprouts", int(power.sprouts) - int(all_sprouts(player))),
            ("some-growth", int(power.growth) - int(all_growth(player))),
        ]
        wanted = (power.soil + more, power.hand, power.compost, power.sprouts, power.growth)
        missing = [
            say(key, n=n) for (key, n), asked in zip(lacks, wanted, strict=True) if n > 0 and asked > 0
        ]
        if not missing:
            return self.first()
        return say("why-missing", card=self.named(card), what=listed(missing, say))

    # --- places ----------------------------------------------------------------------------------------
    def space(self, place: int) -> str:
        """A place of one's own tableau."""
        entry, kind = self.entry, self.kind
        if entry is None or kind == E_ACT:
            return self.activation(place)
        card = self.player.grid[place]
        if kind == E_PUT:
            return self.putting(entry.card, place)
        if kind == E_PLANT and not card:
            return self.say("why-card-first")
        if kind in (E_SPROUT, E_GROWTH, E_STORE):
            return self.piece(entry, place)
        if kind == E_COPY:
            return self.copying(entry, place)
        pays_growth = kind == E_PAY_GROWTH or (kind == E_PAY and not PAID_WITH_SPROUTS[entry.card])
        if kind in (E_PAY_SPROUT, E_PAY_GROWTH) or (kind == E_PAY and not PAID_WITH_HAND[entry.card]):
            return self.say("why-no-growth-there" if pays_growth else "why-no-sprout-there")
        return self.first()

    def putting(self, card: int, place: int) -> str:
        """A place for the card being planted (33, 34, 39)."""
        player, say = self.player, self.say
        if player.grid[place]:
            return say("why-taken", card=self.named(player.grid[place]))
        if len(player.spots) >= FULL:
            return say("why-full")
        if not affordable(player, card, 0):
            return say("why-only-replace", card=self.named(card))
        if player.spots and not any(player.grid[near] for near in NEIGHBOURS[place]):
            return say("why-apart")
        rows, columns = _spans(player.grid, place)
        if rows > 4:
            return say("why-rows")
        return say("why-columns" if columns > 4 else "why-first-place")

    def piece(self, entry: Entry, place: int) -> str:
        """A place for a sprout or a growth piece (20–23)."""
        player, say, card = self.player, self.say, self.player.grid[place]
        if not card:
            return say("why-no-card")
        sprout = entry.kind != E_GROWTH
        room = SPROUT_SPACES[card] if sprout else GROWTH_SPACES[card]
        if room == 0:
            return say("why-takes-no-sprouts" if sprout else "why-takes-no-growth", card=self.named(card))
        if (sprout_room(player, place) if sprout else growth_room(player, place)) <= 0:
            return say("why-sprouts-full" if sprout else "why-growth-full", card=self.named(card), n=room)
        if entry.kind == E_STORE or effect_of(entry.number) is None or not targets(player, entry.number):
            return self.first()
        return say("why-not-there", text=gain_line(entry.card, entry.ability, entry.step, say.lang))

    def copying(self, entry: Entry, place: int) -> str:
        """A card to copy (25–30)."""
        say, card = self.say, self.player.grid[place]
        if place == entry.place:
            return say("why-copy-itself")
        powers = _working(card, entry.amount) if card else []
        if not card or not powers:
            return say("why-copy-colour", colour=ACTIONS[entry.amount])
        return self.useless(card, powers[0])

    def activation(self, place: int) -> str:
        """An ability that can't be used in the activation phase (section 5)."""
        player, say, entry = self.player, self.say, self.entry
        if entry is None or self.kind != E_ACT:
            return self.first()
        card = int(card_at(player, place))
        if not card:
            return say("why-no-card")
        if place in player.used:
            return say("why-used", card=self.named(card))
        powers = _working(card, int(self.position.action))
        if not powers:
            colour = ACTIONS[self.position.action]
            return say("why-colour", card=self.named(card), colour=colour)
        block = BOARD if place >= ISLAND else TABLEAU
        if entry.amount == block and place < entry.place:
            return say("why-island-first" if block == BOARD else "why-passed", card=self.named(card))
        if entry.amount != block and entry.step:
            return say("why-board-over" if block == BOARD else "why-tableau-over")
        return self.useless(card, powers[0])

    def useless(self, card: int, power: Power) -> str:
        """An ability whose condition or cost isn't met, or that would do nothing."""
        position, say = self.position, self.say
        if power.chose >= 0 and (position.active != self.seat or position.action != power.chose):
            return say("why-own-choice", card=self.named(card), action=say(f"action-{ACTIONS[power.chose]}"))
        if not payable(self.player, power, 0):
            return self.unpaid(card, power, 0)
        return say("why-useless", card=self.named(card))

    # --- Teams and Abundance -----------------------------------------------------------------------------
    def team(self) -> str:
        if not self.position.setting.teams:
            return self.say("why-no-teams")
        return self.say("why-team-empty") if self.position.window(self.seat) else self.first()

    def abundance(self, kind: str) -> str:
        if not self.position.setting.abundance:
            return self.say("why-no-abundance")
        if kind in ("seed", "make-seed"):
            if not self.position.window(self.seat):
                return self.busy()
            return self.say("why-no-seeds" if kind == "seed" else "why-no-make", n=SEED_SPROUTS)
        return self.first()


def _working(card: int, action: int) -> list[Power]:
    """The abilities of a card that an action sets to work."""
    return [p for p in POWERS[card] if p.trigger == ON_ACTIVATION and WORKS[action][p.color]]


def _spans(grid: list[int], place: int) -> tuple[int, int]:
    """How many rows and columns there would be with a card there."""
    first, last, left, right = (int(line) for line in box(grid))
    row, column = place // 7, place % 7
    return max(last, row) - min(first, row) + 1, max(right, column) - min(left, column) + 1
