"""Why something can't be done now: the rule behind each refusal, for whoever points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.contract import Refusal
from ...core.text import listed
from . import packing, tables
from . import state as phases
from .abundance import SEED_SPROUTS
from .effects import effect_of, payable, targets
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .grid import NEIGHBOURS, box, place_of
from .phrases import INDEX, Entry, called, gain_line, top
from .planting import affordable, price, replaceable, units
from .player import Player, card_at
from .prompts import task
from .state import FULL, NO_ACTION, EarthState, all_growth, all_sprouts, growth_room, sprout_room
from .vocabulary import ACTIONS

if TYPE_CHECKING:
    from ...core.contract import Path

WORDINGS: Final = {
    "action": lambda position, action, say: say(f"action-{action}"),
    "card": lambda position, card, say: called(card, say.lang),
    "task": lambda position, seat, say: task(position, seat, say),
    "text": lambda position, gain, say: gain_line(*gain, say.lang),
    "what": lambda position, lacks, say: listed([say(key, n=n) for key, n in lacks], say),
}
"""How what belongs into a refusal is said."""
_TAKES = (packing.E_TAKE_SOIL, packing.E_TAKE_DRAW, packing.E_TAKE_COMPOST, packing.E_DRAW_KEEP)


def reason(position: EarthState, seat: int, path: Path) -> Refusal:
    """The rule that forbids a path that no legal action begins with."""
    if position.phase == phases.OVER:
        return Refusal("why-over")
    if len(path) != 1:
        return Refusal("why-unknown")
    kind, _, value = path[0].partition(":")
    asked = Question(position, seat)
    if kind == "action" and value in ACTIONS:
        return asked.choosing(ACTIONS.index(value))
    if kind in ("card", "hand"):
        card = INDEX.get(value, 0)
        return asked.face(card) if kind == "card" else asked.hand(card)
    if kind == "space" and place_of(value) >= 0:
        return asked.space(place_of(value))
    if kind in ("island", "climate"):
        return asked.activation(packing.ISLAND if kind == "island" else packing.CLIMATE)
    if kind in ("option", "take", "convert", "done", "fauna", "use", "drawn"):
        return asked.simple(kind, value)
    if kind in ("team", "leave"):
        return asked.team()
    if kind in ("seed", "make-seed", "criterion", "seat"):
        return asked.abundance(kind)
    return Refusal("why-unknown")


class Question:
    """One seat asking why not."""

    def __init__(self, position: EarthState, seat: int) -> None:
        self.position, self.seat = position, seat
        self.player: Player = position.players[seat]
        self.entry = top(self.player)
        self.kind = self.entry.kind if self.entry else -1

    def first(self) -> Refusal:
        """Something else is due, or nothing at all."""
        if self.entry is not None:
            return Refusal("why-first", task=self.seat)
        if self.position.phase == phases.CHOOSE:
            return Refusal("why-active-chooses")
        return Refusal("why-wait")

    # --- choosing ----------------------------------------------------------------------------------
    def choosing(self, action: int) -> Refusal:
        """An action of the turn (5)."""
        position, player = self.position, self.player
        if self.kind == packing.E_CHOOSE:
            own = [int(player.island), int(player.climate), *[player.grid[place] for place in player.spots]]
            card = next((card for card in own if tables.FORBIDS[action][card]), 0)
            return Refusal(f"why-forbidden-{ACTIONS[action]}", card=card) if card else self.first()
        if (
            position.phase in (phases.BENEFIT, phases.ACTIVATE, phases.EVENING)
            and position.action != NO_ACTION
        ):
            return Refusal("why-action-chosen", action=ACTIONS[position.action])
        if position.phase == phases.LAST:
            return Refusal("why-last")
        return self.first()

    def face(self, card: int) -> Refusal:
        """A face of an island, a climate or an ecosystem."""
        if self.position.phase != phases.FACES:
            return Refusal("why-faces-chosen")
        if card in self.player.dealt and self.kind == packing.E_FACE:
            return self.first()
        if card and tables.FACE_KIND[card] >= 0 and self._chosen(tables.FACE_KIND[card]):
            return Refusal("why-face-chosen")
        return Refusal("why-not-dealt")

    def _chosen(self, kind: int) -> bool:
        return bool((self.player.island, self.player.climate, self.player.ecosystem)[kind])

    def simple(self, kind: str, value: str) -> Refusal:
        """Refs that stand for a whole action."""
        entry = self.entry
        if kind == "convert":
            if not self.position.window(self.seat):
                return self.busy()
            return Refusal("why-three", n=int(all_sprouts(self.player)))
        if kind == "take" and entry is not None and self.kind in _TAKES:
            return Refusal("why-offered", n=entry.amount)
        if kind == "done" and entry is not None:
            if self.kind == packing.E_PAY:
                return Refusal("why-pay-soil", n=entry.amount, soil=int(self.player.soil))
            return Refusal("why-not-optional", task=self.seat)
        if kind == "option" and self.kind == packing.E_OR:
            return Refusal("why-other-side")
        if kind == "fauna" and self.kind == packing.E_CLAIM:
            return Refusal("why-gaia-row")
        if kind == "fauna":
            return Refusal("why-fauna")
        if kind == "drawn" and self.kind in (packing.E_KEEP, packing.E_RECOVER):
            return Refusal("why-not-drawn")
        return self.first()

    def busy(self) -> Refusal:
        """Why events, conversions and the like are not possible at this moment."""
        if self.position.phase in (phases.FACES, phases.SETUP):
            return Refusal("why-after-setup")
        return Refusal("why-no-window", task=self.seat)

    # --- cards of the hand -----------------------------------------------------------------------------
    def hand(self, card: int) -> Refusal:
        """A hand card: to be planted, played or composted."""
        position, player = self.position, self.player
        if card not in player.hand:
            return Refusal("why-not-in-hand")
        if tables.IS_EVENT[card]:
            return self.event(card)
        if self.kind == packing.E_PLANT and tables.PLANTABLE[card]:
            return self.planting(card)
        if self.kind in (-1, packing.E_ACT) and position.phase in (phases.BENEFIT, phases.ACTIVATE):
            green = position.action == 0
            return Refusal("why-planting-over" if green else "why-only-planting")
        return self.first()

    def planting(self, card: int) -> Refusal:
        player = self.player
        if len(player.spots) >= FULL and not replaceable(player, card):
            return Refusal("why-full")
        cost = int(price(player, card))
        have = int(player.soil) + int(units(player, card, 1))
        return Refusal("why-dear", card=card, n=cost, soil=int(player.soil), short=cost - have)

    def event(self, card: int) -> Refusal:
        """An event that can't be played (48, 53)."""
        position, player = self.position, self.player
        if not position.window(self.seat):
            return self.busy()
        if not tables.AT_ANY_TIME[card] and self.kind != packing.E_EVENING:
            return Refusal("why-evening", card=card)
        power = tables.POWERS[card][0]
        if power.effects and power.effects[0].op == tables.OP_RECOVER and not player.compost:
            return Refusal("why-no-compost", card=card)
        return self.unpaid(card, power, 1, int(position.month.event_soil))

    def unpaid(self, card: int, power: tables.Power, held: int, more: int = 0) -> Refusal:
        """What is missing of a cost."""
        player = self.player
        lacks = [
            ("some-soil", int(power.soil) + more - int(player.soil)),
            ("some-hand", int(power.hand) - (len(player.hand) - held)),
            ("some-compost", int(power.compost) - len(player.compost)),
            ("some-sprouts", int(power.sprouts) - int(all_sprouts(player))),
            ("some-growth", int(power.growth) - int(all_growth(player))),
        ]
        wanted = (power.soil + more, power.hand, power.compost, power.sprouts, power.growth)
        missing = [(key, n) for (key, n), asked in zip(lacks, wanted, strict=True) if n > 0 and asked > 0]
        if not missing:
            return self.first()
        return Refusal("why-missing", card=card, what=missing)

    # --- places ----------------------------------------------------------------------------------------
    def space(self, place: int) -> Refusal:
        """A place of one's own tableau."""
        entry, kind = self.entry, self.kind
        if entry is None or kind == packing.E_ACT:
            return self.activation(place)
        card = self.player.grid[place]
        if kind == packing.E_PUT:
            return self.putting(entry.card, place)
        if kind == packing.E_PLANT and not card:
            return Refusal("why-card-first")
        if kind in (packing.E_SPROUT, packing.E_GROWTH, packing.E_STORE):
            return self.piece(entry, place)
        if kind == packing.E_COPY:
            return self.copying(entry, place)
        pays_growth = kind == packing.E_PAY_GROWTH or (
            kind == packing.E_PAY and not tables.PAID_WITH_SPROUTS[entry.card]
        )
        if kind in (packing.E_PAY_SPROUT, packing.E_PAY_GROWTH) or (
            kind == packing.E_PAY and not tables.PAID_WITH_HAND[entry.card]
        ):
            return Refusal("why-no-growth-there" if pays_growth else "why-no-sprout-there")
        return self.first()

    def putting(self, card: int, place: int) -> Refusal:
        """A place for the card being planted (33, 34, 39)."""
        player = self.player
        if player.grid[place]:
            return Refusal("why-taken", card=player.grid[place])
        if len(player.spots) >= FULL:
            return Refusal("why-full")
        if not affordable(player, card, 0):
            return Refusal("why-only-replace", card=card)
        if player.spots and not any(player.grid[near] for near in NEIGHBOURS[place]):
            return Refusal("why-apart")
        rows, columns = _spans(player.grid, place)
        if rows > 4:
            return Refusal("why-rows")
        return Refusal("why-columns" if columns > 4 else "why-first-place")

    def piece(self, entry: Entry, place: int) -> Refusal:
        """A place for a sprout or a growth piece (20–23)."""
        player, card = self.player, self.player.grid[place]
        if not card:
            return Refusal("why-no-card")
        sprout = entry.kind != packing.E_GROWTH
        room = SPROUT_SPACES[card] if sprout else GROWTH_SPACES[card]
        if room == 0:
            return Refusal("why-takes-no-sprouts" if sprout else "why-takes-no-growth", card=card)
        if (sprout_room(player, place) if sprout else growth_room(player, place)) <= 0:
            return Refusal("why-sprouts-full" if sprout else "why-growth-full", card=card, n=room)
        if (
            entry.kind == packing.E_STORE
            or effect_of(entry.number) is None
            or not targets(player, entry.number)
        ):
            return self.first()
        return Refusal("why-not-there", text=(entry.card, entry.ability, entry.step))

    def copying(self, entry: Entry, place: int) -> Refusal:
        """A card to copy (25–30)."""
        card = self.player.grid[place]
        if place == entry.place:
            return Refusal("why-copy-itself")
        powers = _working(card, entry.amount) if card else []
        if not card or not powers:
            return Refusal("why-copy-colour", colour=ACTIONS[entry.amount])
        return self.useless(card, powers[0])

    def activation(self, place: int) -> Refusal:
        """An ability that can't be used in the activation phase (section 5)."""
        player, entry = self.player, self.entry
        if entry is None or self.kind != packing.E_ACT:
            return self.first()
        card = int(card_at(player, place))
        if not card:
            return Refusal("why-no-card")
        if place in player.used:
            return Refusal("why-used", card=card)
        powers = _working(card, int(self.position.action))
        if not powers:
            colour = ACTIONS[self.position.action]
            return Refusal("why-colour", card=card, colour=colour)
        block = packing.BOARD if place >= packing.ISLAND else packing.TABLEAU
        if entry.amount == block and place < entry.place:
            return Refusal("why-island-first" if block == packing.BOARD else "why-passed", card=card)
        if entry.amount != block and entry.step:
            return Refusal("why-board-over" if block == packing.BOARD else "why-tableau-over")
        return self.useless(card, powers[0])

    def useless(self, card: int, power: tables.Power) -> Refusal:
        """An ability whose condition or cost isn't met, or that would do nothing."""
        position = self.position
        if power.chose >= 0 and (position.active != self.seat or position.action != power.chose):
            return Refusal("why-own-choice", card=card, action=ACTIONS[power.chose])
        if not payable(self.player, power, 0):
            return self.unpaid(card, power, 0)
        return Refusal("why-useless", card=card)

    # --- Teams and Abundance -----------------------------------------------------------------------------
    def team(self) -> Refusal:
        if not self.position.setting.teams:
            return Refusal("why-no-teams")
        return Refusal("why-team-empty") if self.position.window(self.seat) else self.first()

    def abundance(self, kind: str) -> Refusal:
        if not self.position.setting.abundance:
            return Refusal("why-no-abundance")
        if kind in ("seed", "make-seed"):
            if not self.position.window(self.seat):
                return self.busy()
            return Refusal("why-no-seeds" if kind == "seed" else "why-no-make", n=SEED_SPROUTS)
        return self.first()


def _working(card: int, action: int) -> list[tables.Power]:
    """The abilities of a card that an action sets to work."""
    return [
        p for p in tables.POWERS[card] if p.trigger == tables.ON_ACTIVATION and tables.WORKS[action][p.color]
    ]


def _spans(grid: list[int], place: int) -> tuple[int, int]:
    """How many rows and columns there would be with a card there."""
    first, last, left, right = (int(line) for line in box(grid))
    row, column = place // 7, place % 7
    return max(last, row) - min(first, row) + 1, max(right, column) - min(left, column) + 1
