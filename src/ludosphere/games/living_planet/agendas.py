"""Can the tasks of a stack be there? A snapshot from outside must not hold what no game can reach.

The stack is read from the bottom, as the rules put it together: what is to come later lies below. Whether the
decision on top is a real one is checked by settling it (`snapshots.py`).
"""

from __future__ import annotations

from typing import Final

from ...core.errors import DecodeError
from . import cataclysms, exploring, production, trading
from .actions import power, strength
from .agenda import (
    ACT,
    AIRLIFT,
    BEND,
    BUILD,
    BUILDING,
    BURN,
    CONVERT,
    CULTURE,
    DEAL,
    DEPLETE,
    END_TURN,
    EXPLORE,
    FATE,
    FIRST,
    FLEE,
    FOLLOW,
    HIT,
    HIT_OUTSIDE,
    KEEP,
    LOSS,
    MARKET,
    MOVE,
    MOVING,
    NAME,
    NEXT_DIE,
    ORDER,
    PRODUCE,
    PROTECT,
    SHIFT,
    SMOKE,
    SPREAD,
    STAFF,
    START_ACTIONS,
    START_CATACLYSMS,
    START_DEPLETION,
    STRIKE,
    STRIKES,
    TASKS,
    TORNADO_OVER,
    TRADE,
    VOLCANO,
    WOODS,
    a_of,
    b_of,
    c_of,
    d_of,
    kind_of,
    seat_of,
    task,
)
from .rules import PlanetPosition
from .state import ACTIONS, CHOOSE, DEPLETION, NOWHERE, OUTSIDE, OVER, PRODUCTION, REVEAL
from .tables import FIRE, FLOOD, LAVA, MOTOR, TORNADO, WOOD, WOUNDED

_NOTHING: Final = -1


def check(state: PlanetPosition) -> None:
    """Raises DecodeError for the first task that can't be there, and for things only a task explains."""
    Stack(state).check()


class Stack:
    """The tasks of a position, read from the bottom."""

    def __init__(self, state: PlanetPosition) -> None:
        self.state = state
        self.at = 0
        self.box = state.box
        self.seats = int(state.seats)
        self.leader = int(state.leader)

    # --- reading -----------------------------------------------------------------------------------
    def kind(self) -> int:
        """The kind of the next task."""
        tasks = self.state.tasks
        return int(kind_of(tasks[self.at])) if self.at < len(tasks) else _NOTHING

    def entry(self, kind: int) -> int:
        """The next task, which must be of that kind."""
        if self.kind() != kind:
            self.refuse()
        self.at += 1
        return self.state.tasks[self.at - 1]

    def expect(self, *entries: int) -> None:
        """The next tasks are these."""
        for wanted in entries:
            if self.at >= len(self.state.tasks) or self.state.tasks[self.at] != wanted:
                self.refuse()
            self.at += 1

    def refuse(self) -> None:
        """Raises DecodeError about the next task."""
        if self.at >= len(self.state.tasks):
            raise DecodeError("a task is missing: the game would not go on.")
        entry = self.state.tasks[self.at]
        kind = int(kind_of(entry))
        name = repr(TASKS[kind]) if kind in TASKS else f"number {kind}"
        raise DecodeError(f"seat {seat_of(entry) + 1} can't have the task {name} now.")

    def demand(self, holds: bool) -> None:
        """The task just read is possible only then."""
        if not holds:
            self.at -= 1
            self.refuse()

    # --- the course of a turn --------------------------------------------------------------------------
    def check(self) -> None:
        state = self.state
        if state.phase not in (CHOOSE, OVER):
            self.turn()
        if self.at < len(state.tasks):
            self.refuse()
        kinds = {int(kind_of(entry)) for entry in state.tasks}
        fire = {int(a_of(entry)) for entry in state.tasks if kind_of(entry) in (BURN, SMOKE)}
        for what, there, wanted in (
            ("hexes are drawn", bool(state.drawn), KEEP),
            ("market cards are drawn", bool(state.offers), MARKET),
            ("pieces are dealt", any(state.dealt), DEAL),
            ("hexes are still to be struck", bool(state.strikes), STRIKE),
        ):
            if there and wanted not in kinds:
                raise DecodeError(f"{what}, yet nobody has to do with them.")
        placed = [*state.hexes, *state.stack, *state.under]
        if self.box.volcano >= 0 and (self.box.volcano not in placed) != (VOLCANO in kinds):
            raise DecodeError("the Volcano is nowhere just while it waits to be placed.")
        for slot in range(len(state.hexes)):
            if state.burns(slot) and slot not in fire and cataclysms.anybody_outside(state, slot):
                raise DecodeError("somebody is outside on a burning hex.")

    def turn(self) -> None:
        state = self.state
        self.expect(task(END_TURN, 0))
        if state.phase == DEPLETION:
            self.expect(task(DEPLETE, self.leader))
            self.demand(self.box.depletes > 0)
            return
        self.expect(task(START_DEPLETION, 0), task(NEXT_DIE, 0))
        if state.phase == REVEAL:
            self.expect(task(ORDER, self.leader))
            if state.values[self.leader] == 2 and not state.power_used:
                self.expect(task(NAME, self.leader))
        elif state.stage == PRODUCTION:
            self.expect(task(START_CATACLYSMS, 0), task(START_ACTIONS, 0))
            self.production()
        elif state.stage == ACTIONS:
            self.expect(task(START_CATACLYSMS, 0))
            self.actions()
        elif self.kind() == STRIKES:
            self.change()
        else:
            self.strikes()

    # --- production ------------------------------------------------------------------------------------
    def production(self) -> None:
        """Those who produce later; then what the seat that produces now has still to do."""
        state = self.state
        later = 0
        first = int(state.decider())
        while self.kind() == PRODUCE:
            later += 1
            self.expect(task(PRODUCE, (first - later) % self.seats))
        if later >= self.seats:
            raise DecodeError("nobody has produced, yet nobody is to produce first.")
        seat = (first - later - 1) % self.seats
        matching = list(production.matching(state, seat))
        converting = [site for site in matching if self.box.boost[state.type_at(site)]]
        wood = [site for site in matching if site not in converting]
        saws = any(self.box.product[state.type_at(site)] == WOOD for site in wood)
        waits = self.kind() == WOODS
        if waits:
            self.expect(task(WOODS, seat))
            self.demand(saws)
        last = -1
        while self.kind() == CULTURE:
            site = int(a_of(self.entry(CULTURE)))
            self.at -= 1
            self.expect(task(CULTURE, seat, site))
            self.demand(site in converting and site > last)
            last = site
        if self.kind() == FIRST:
            self.expect(task(FIRST, seat, max(last, 0)))
            self.demand(saws and not waits and last == max(converting, default=-1) >= 0)
            return
        site = int(a_of(self.entry(CONVERT)))
        self.at -= 1
        self.expect(task(CONVERT, seat, site))
        self.demand(site in converting and site > last and bool(production.pays_boost(state, seat, site)))

    # --- actions ---------------------------------------------------------------------------------------
    def actions(self) -> None:
        state, box = self.state, self.box
        seat = int(state.colour())
        entry = self.entry(ACT)
        left, fresh, taken = int(a_of(entry)), int(b_of(entry)), int(c_of(entry))
        begun = int(box.actions) - left
        once = int(box.once)
        done = begun if once == 15 else min(begun, taken.bit_count())  # how many of them show
        self.demand(seat < self.seats and entry == task(ACT, seat, left, fresh, taken))
        self.demand(begun >= 0 and fresh <= (begun == 0) and not taken & ~once and taken.bit_count() == done)
        under_way = self.kind()
        if under_way == _NOTHING:
            return
        if under_way == AIRLIFT:
            self.move(AIRLIFT, seat, int(box.airlift))
            self.demand(seat == self.leader and state.values[seat] == 6 and state.power_used and not fresh)
            return
        does = {KEEP: EXPLORE, FOLLOW: EXPLORE, MOVE: MOVING, BUILD: BUILDING, MARKET: TRADE, DEAL: TRADE}
        if under_way not in does or not begun or once & ~taken & 1 << does[under_way]:
            self.refuse()
        if under_way == MOVE:
            self.move(MOVE, seat, int(strength(state, box.move_points)))
        elif under_way == BUILD:
            self.build(seat)
        elif under_way in (KEEP, FOLLOW):
            self.explore(seat)
        else:
            self.trade(seat)

    def explore(self, seat: int) -> None:
        state = self.state
        if self.kind() == FOLLOW:
            slot = len(state.hexes) - 1
            self.expect(task(FOLLOW, seat, slot))
            self.demand(slot > 0 and slot != state.volcano and state.explored[slot] == state.turn)
            self.demand(not cataclysms.exposed(state, slot) and bool(exploring.followers(state, seat, slot)))
            return
        self.expect(task(KEEP, seat))
        drawn = len(state.drawn)
        if self.kind() == VOLCANO:
            self.expect(task(VOLCANO, seat))
            drawn += 1
        self.demand(0 < drawn <= strength(state, self.box.explore_draw))

    def move(self, kind: int, seat: int, points: int) -> None:
        """Points left, steps left of the one begun, and the unit that has them."""
        entry = self.entry(kind)
        left, steps, place, unit = (int(part(entry)) for part in (a_of, b_of, c_of, d_of))
        self.demand(entry == task(kind, seat, left, steps, place, unit))
        if place == NOWHERE:
            self.demand(left == points and steps == 0 and unit == 0)
            return
        self.demand(left < points and place // 5 < len(self.state.hexes) and unit in (0, MOTOR))
        self.demand(steps < (self.box.motor_steps if unit == MOTOR else 1))
        self.demand(place * 4 + unit in self.standing(seat, place))

    def standing(self, seat: int, place: int) -> list[int]:
        """The active units of the seat at a place, as place * 4 + kind."""
        state = self.state
        if place % 5 != OUTSIDE:
            crew = state.crew[place // 5 * 4 + place % 5]
            return [place * 4 + (crew - 1) % 3] if crew and (crew - 1) // 3 == seat else []
        at = (place // 5 * self.seats + seat) * 3
        return [place * 4 + kind for kind in range(3) if state.outside[at + kind]]

    def build(self, seat: int) -> None:
        state, box = self.state, self.box
        entry = self.entry(BUILD)
        left, limit = int(a_of(entry)), box.build_limit[state.values[seat]]
        self.demand(entry == task(BUILD, seat, left) and left <= limit)
        if self.kind() != STAFF:
            return
        site = int(a_of(self.entry(STAFF)))
        self.at -= 1
        self.expect(task(STAFF, seat, site))
        self.demand(site < len(state.tiles) and state.tiles[site] > 0 and left < limit)
        self.demand(not state.chips[site] and not state.crew[site] and state.has_unit(seat, site >> 2))
        kind = state.type_at(site)
        self.demand(box.limit[kind] == 0 or not state.has_type(seat, kind, site))

    def trade(self, seat: int) -> None:
        state, box = self.state, self.box
        owned = list(trading.owned(state, seat))
        if self.kind() == MARKET:
            self.expect(task(MARKET, seat))
            most = int(strength(state, box.trade_draw)) + sum(box.extra_cards[kind] for kind in owned)
            self.demand(0 < len(state.offers) <= most)
        else:
            banks = [kind for kind in owned if box.sale_bonus[kind]]
            bonus = box.sale_bonus[banks[-1]] if banks else 0
            sold = sum(count for count in state.dealt if count > 0)
            paid = min(trading.MOST_PAID, sum(box.sale_most[kind] for kind in banks))
            self.expect(task(DEAL, seat, max(0, paid - sold), bonus, trading.brokerage(state, seat)))
            for resource, count in enumerate(state.dealt):
                self.demand(-count <= state.pieces[seat * 6 + resource])
        if self.kind() == SHIFT:
            self.expect(task(SHIFT, seat))
            self.demand(power(state, seat) == 4 and not any(state.dealt))

    # --- cataclysms ------------------------------------------------------------------------------------
    def change(self) -> None:
        """The die may be changed before its cataclysms."""
        state = self.state
        colour = int(state.colour())
        self.expect(task(STRIKES, 0))
        tokens = colour < self.seats and state.fate[colour] > 0
        if tokens and (self.kind() == FATE or self.kind() == BEND):
            self.expect(task(FATE, colour))
        if self.kind() == BEND:
            self.expect(task(BEND, self.leader))
            self.demand(state.values[self.leader] == 1 and not state.power_used)
        self.demand(self.state.changed[colour] == 0 and kind_of(state.tasks[-1]) != STRIKES)

    def strikes(self) -> None:
        """Hexes are struck one after the other; what the last one does lies on top."""
        state = self.state
        listed = state.copy()
        cataclysms.list_strikes(listed)
        struck = listed.strikes[:]
        for what in state.strikes:
            if what not in struck:
                raise DecodeError("the hexes still to be struck are not those of the die.")
            struck.remove(what)
        self.expect(task(STRIKE, int(state.decider())))
        under_way = self.kind()
        if under_way == _NOTHING:
            return
        slot = int(a_of(state.tasks[self.at]))
        if under_way == BURN:
            self.expect(task(BURN, 0, slot))
            self.demand(self.may_burn(slot, struck))
            self.protect(slot, FIRE)
        elif under_way == SMOKE:
            self.expect(task(SMOKE, 0, slot))
            self.demand(self.may_burn(slot, struck) and (state.burns(slot) or not state.fire_tokens))
            self.flee(slot)
        elif under_way == SPREAD:
            self.expect(task(SPREAD, int(state.decider()), slot))
            self.demand(slot * 8 + TORNADO in struck and state.burns(slot))
        else:
            self.hit(struck)

    def may_burn(self, slot: int, struck: list[int]) -> bool:
        """Did a fire break out there, or a tornado push one on?"""
        if slot * 8 + FIRE in struck:
            return True
        if slot == self.state.volcano and not self.box.volcano_burns:
            return False
        beside = self.state.near[slot * 6 : slot * 6 + 6]
        return any(
            other >= 0 and other * 8 + TORNADO in struck and self.state.burns(other) for other in beside
        )

    def hit(self, struck: list[int]) -> None:
        """A cataclysm hits: somebody may protect, or choose what is lost; units outside come later."""
        state = self.state
        tornado = self.kind() == TORNADO_OVER
        slot = int(a_of(state.tasks[self.at]))
        if tornado:
            self.expect(task(TORNADO_OVER, 0, slot))
            self.demand(slot * 8 + TORNADO in struck)
        if self.kind() == HIT:
            self.expect(task(HIT, 0, slot, cataclysms.EVERY_SITE, 1))
            cataclysm = int(b_of(state.tasks[-1]))
            self.demand(cataclysm < FIRE and (cataclysm == TORNADO) == tornado)
            self.demand(slot * 8 + cataclysm in struck)
            self.protect(slot, cataclysm)
            return
        outside = self.kind() == HIT_OUTSIDE
        if outside:
            slot = int(a_of(state.tasks[self.at])) if not tornado else slot
            self.expect(task(HIT_OUTSIDE, 0, slot))
        elif not tornado:
            slot = int(a_of(state.tasks[self.at])) >> 2
        self.losses(slot)
        kinds = [what & 7 for what in struck if what >> 3 == slot]
        lava = any(what & 7 == LAVA for what in struck)
        if tornado:
            explained = outside
        elif outside:
            explained = lava or any(kind not in (FIRE, TORNADO) for kind in kinds)
        else:
            explained = FLOOD in kinds or self.may_burn(slot, struck)
        self.demand(explained)

    def losses(self, slot: int) -> None:
        """In table order, by site; whoever is first lies on top."""
        state = self.state
        before = (self.seats, 0)
        if self.kind() != LOSS:
            self.refuse()
        while self.kind() == LOSS:
            entry = self.entry(LOSS)
            seat, site = int(seat_of(entry)), int(a_of(entry))
            key = ((seat - self.leader) % self.seats, site)
            self.demand(
                entry == task(LOSS, seat, site) and seat < self.seats and site >> 2 == slot and key < before
            )
            self.demand(
                site < len(state.tiles)
                and state.tiles[site] > 0
                and state.chips[site] == seat + 1
                and state.crew[site] > 0
            )
            self.demand((state.crew[site] - 1) % 3 != WOUNDED)
            before = key

    def protect(self, slot: int, cataclysm: int) -> None:
        """Who is asked follows from how many were asked before."""
        entry = self.entry(PROTECT)
        asked = int(c_of(entry))
        seat = (self.leader + asked) % self.seats
        self.demand(asked < self.seats and entry == task(PROTECT, seat, slot, cataclysm, asked))

    def flee(self, slot: int) -> None:
        entry = self.entry(FLEE)
        asked, fled = int(c_of(entry)), int(b_of(entry))
        seat = (self.leader + asked) % self.seats
        self.demand(asked < self.seats and entry == task(FLEE, seat, slot, fled, asked) and fled < 16)
        for place in range(4):
            if fled >> place & 1:
                self.demand(bool(self.standing(seat, slot * 5 + place)))
