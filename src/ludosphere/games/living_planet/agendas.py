"""Can the tasks of a stack be there? A snapshot from outside must not hold what no game can reach.

The stack is read from the bottom, as the rules put it together: what is to come later lies below. Whether the
decision on top is a real one is checked by settling it (`snapshots.py`).
"""

from __future__ import annotations

from typing import Final

from ...core.errors import DecodeError
from . import agenda, cataclysms, exploring, production, trading
from .actions import power, strength
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
        return int(agenda.kind_of(tasks[self.at])) if self.at < len(tasks) else _NOTHING

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

    def about(self, kind: int, seat: int) -> int:
        """What the next task, of that kind and seat, is about: it has an a, and nothing else."""
        entry = self.entry(kind)
        a = int(agenda.a_of(entry))
        self.demand(entry == agenda.task(kind, seat, a))
        return a

    def refuse(self) -> None:
        """Raises DecodeError about the next task."""
        if self.at >= len(self.state.tasks):
            raise DecodeError("a task is missing: the game would not go on.")
        entry = self.state.tasks[self.at]
        kind = int(agenda.kind_of(entry))
        name = repr(agenda.TASKS[kind].name) if kind in agenda.TASKS else f"number {kind}"
        raise DecodeError(f"seat {agenda.seat_of(entry) + 1} can't have the task {name} now.")

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
        kinds = {int(agenda.kind_of(entry)): int(agenda.a_of(entry)) for entry in state.tasks}
        fire = (kinds.get(agenda.BURN), kinds.get(agenda.SMOKE))
        for what, there, wanted in (
            ("hexes are drawn", bool(state.drawn), agenda.KEEP),
            ("market cards are drawn", bool(state.offers), agenda.MARKET),
            ("pieces are dealt", any(state.dealt), agenda.DEAL),
            ("hexes are still to be struck", bool(state.strikes), agenda.STRIKE),
        ):
            if there and wanted not in kinds:
                raise DecodeError(f"{what}, yet nobody has to do with them.")
        placed = [*state.hexes, *state.stack, *state.under]
        if self.box.volcano >= 0 and (self.box.volcano not in placed) != (agenda.VOLCANO in kinds):
            raise DecodeError("the Volcano is nowhere just while it waits to be placed.")
        for slot in range(len(state.hexes)):
            if state.burns(slot) and slot not in fire and cataclysms.anybody_outside(state, slot):
                raise DecodeError("somebody is outside on a burning hex.")

    def turn(self) -> None:
        state = self.state
        self.expect(agenda.task(agenda.END_TURN, 0))
        if state.phase == DEPLETION:
            self.expect(agenda.task(agenda.DEPLETE, self.leader))
            self.demand(self.box.depletes > 0)
            return
        self.expect(agenda.task(agenda.START_DEPLETION, 0), agenda.task(agenda.NEXT_DIE, 0))
        if state.phase == REVEAL:
            self.expect(agenda.task(agenda.ORDER, self.leader))
            if state.values[self.leader] == 2 and not state.power_used:
                self.expect(agenda.task(agenda.NAME, self.leader))
        elif state.stage == PRODUCTION:
            self.expect(agenda.task(agenda.START_CATACLYSMS, 0), agenda.task(agenda.START_ACTIONS, 0))
            self.production()
        elif state.stage == ACTIONS:
            self.expect(agenda.task(agenda.START_CATACLYSMS, 0))
            self.actions()
        elif self.kind() == agenda.STRIKES:
            self.change()
        else:
            self.strikes()

    # --- production ------------------------------------------------------------------------------------
    def production(self) -> None:
        """Those who produce later; then what the seat that produces now has still to do."""
        state = self.state
        later = 0
        first = int(state.decider())
        while self.kind() == agenda.PRODUCE:
            later += 1
            self.expect(agenda.task(agenda.PRODUCE, (first - later) % self.seats))
        if later >= self.seats:
            raise DecodeError("nobody has produced, yet nobody is to produce first.")
        seat = (first - later - 1) % self.seats
        matching = list(production.matching(state, seat))
        converting = [site for site in matching if self.box.boost[state.type_at(site)]]
        wood = [site for site in matching if site not in converting]
        saws = any(self.box.product[state.type_at(site)] == WOOD for site in wood)
        waits = self.kind() == agenda.WOODS
        if waits:
            self.expect(agenda.task(agenda.WOODS, seat))
            self.demand(saws)
        last = -1
        while self.kind() == agenda.CULTURE:
            site = self.about(agenda.CULTURE, seat)
            self.demand(site in converting and site > last)
            last = site
        if self.kind() == agenda.FIRST:
            self.expect(agenda.task(agenda.FIRST, seat, max(last, 0)))
            self.demand(saws and not waits and last == max(converting, default=-1) >= 0)
            return
        site = self.about(agenda.CONVERT, seat)
        self.demand(site in converting and site > last and bool(production.pays_boost(state, seat, site)))

    # --- actions ---------------------------------------------------------------------------------------
    def actions(self) -> None:
        state, box = self.state, self.box
        seat = int(state.colour())
        entry = self.entry(agenda.ACT)
        left, fresh, taken = int(agenda.a_of(entry)), int(agenda.b_of(entry)), int(agenda.c_of(entry))
        begun = int(box.actions) - left
        once = int(box.once)
        done = begun if once == 15 else min(begun, taken.bit_count())  # how many of them show
        self.demand(seat < self.seats and entry == agenda.task(agenda.ACT, seat, left, fresh, taken))
        self.demand(begun >= 0 and fresh <= (begun == 0) and not taken & ~once and taken.bit_count() == done)
        under_way = self.kind()
        if under_way == _NOTHING:
            return
        if under_way == agenda.AIRLIFT:
            self.move(agenda.AIRLIFT, seat, int(box.airlift))
            self.demand(seat == self.leader and state.values[seat] == 6 and state.power_used and not fresh)
            return
        does = {
            agenda.KEEP: agenda.EXPLORE,
            agenda.FOLLOW: agenda.EXPLORE,
            agenda.MOVE: agenda.MOVING,
            agenda.BUILD: agenda.BUILDING,
            agenda.MARKET: agenda.TRADE,
            agenda.DEAL: agenda.TRADE,
        }
        if under_way not in does or not begun or once & ~taken & 1 << does[under_way]:
            self.refuse()
        if under_way == agenda.MOVE:
            self.move(agenda.MOVE, seat, int(strength(state, box.move_points)))
        elif under_way == agenda.BUILD:
            self.build(seat)
        elif under_way in (agenda.KEEP, agenda.FOLLOW):
            self.explore(seat)
        else:
            self.trade(seat)

    def explore(self, seat: int) -> None:
        state = self.state
        if self.kind() == agenda.FOLLOW:
            slot = len(state.hexes) - 1
            self.expect(agenda.task(agenda.FOLLOW, seat, slot))
            self.demand(slot > 0 and slot != state.volcano and state.explored[slot] == state.turn)
            self.demand(not cataclysms.exposed(state, slot) and bool(exploring.followers(state, seat, slot)))
            return
        self.expect(agenda.task(agenda.KEEP, seat))
        drawn = len(state.drawn)
        if self.kind() == agenda.VOLCANO:
            self.expect(agenda.task(agenda.VOLCANO, seat))
            drawn += 1
        self.demand(0 < drawn <= strength(state, self.box.explore_draw))

    def move(self, kind: int, seat: int, points: int) -> None:
        """Points left, steps left of the one begun, and the unit that has them."""
        entry = self.entry(kind)
        left, steps, place, unit = (
            int(part(entry)) for part in (agenda.a_of, agenda.b_of, agenda.c_of, agenda.d_of)
        )
        self.demand(entry == agenda.task(kind, seat, left, steps, place, unit))
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
        left, limit = self.about(agenda.BUILD, seat), box.build_limit[state.values[seat]]
        self.demand(left <= limit)
        if self.kind() != agenda.STAFF:
            return
        site = self.about(agenda.STAFF, seat)
        self.demand(site < len(state.tiles) and state.tiles[site] > 0 and left < limit)
        self.demand(not state.chips[site] and not state.crew[site] and state.has_unit(seat, site >> 2))
        kind = state.type_at(site)
        self.demand(box.limit[kind] == 0 or not state.has_type(seat, kind, site))

    def trade(self, seat: int) -> None:
        state, box = self.state, self.box
        owned = list(trading.owned(state, seat))
        if self.kind() == agenda.MARKET:
            self.expect(agenda.task(agenda.MARKET, seat))
            most = int(strength(state, box.trade_draw)) + sum(box.extra_cards[kind] for kind in owned)
            self.demand(0 < len(state.offers) <= most)
        else:
            banks = [kind for kind in owned if box.sale_bonus[kind]]
            bonus = box.sale_bonus[banks[-1]] if banks else 0
            sold = sum(count for count in state.dealt if count > 0)
            paid = min(trading.MOST_PAID, sum(box.sale_most[kind] for kind in banks))
            self.expect(
                agenda.task(agenda.DEAL, seat, max(0, paid - sold), bonus, trading.brokerage(state, seat))
            )
            for resource, count in enumerate(state.dealt):
                self.demand(-count <= state.pieces[seat * 6 + resource])
        if self.kind() == agenda.SHIFT:
            self.expect(agenda.task(agenda.SHIFT, seat))
            self.demand(power(state, seat) == 4 and not any(state.dealt))

    # --- cataclysms ------------------------------------------------------------------------------------
    def change(self) -> None:
        """The die may be changed before its cataclysms."""
        state = self.state
        colour = int(state.colour())
        self.expect(agenda.task(agenda.STRIKES, 0))
        tokens = colour < self.seats and state.fate[colour] > 0
        if tokens and (self.kind() == agenda.FATE or self.kind() == agenda.BEND):
            self.expect(agenda.task(agenda.FATE, colour))
        if self.kind() == agenda.BEND:
            self.expect(agenda.task(agenda.BEND, self.leader))
            self.demand(state.values[self.leader] == 1 and not state.power_used)
        self.demand(self.state.changed[colour] == 0 and agenda.kind_of(state.tasks[-1]) != agenda.STRIKES)

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
        self.expect(agenda.task(agenda.STRIKE, int(state.decider())))
        under_way = self.kind()
        if under_way == _NOTHING:
            return
        if under_way == agenda.BURN:
            slot = self.about(agenda.BURN, 0)
            self.demand(self.may_burn(slot, struck))
            self.demand(self.asked(agenda.PROTECT, slot) == FIRE)
        elif under_way == agenda.SMOKE:
            slot = self.about(agenda.SMOKE, 0)
            self.demand(self.may_burn(slot, struck) and (state.burns(slot) or not state.fire_tokens))
            self.flee(slot)
        elif under_way == agenda.SPREAD:
            slot = self.about(agenda.SPREAD, int(state.decider()))
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
        tornado = self.kind() == agenda.TORNADO_OVER
        slot = int(agenda.a_of(state.tasks[self.at]))
        if tornado:
            self.about(agenda.TORNADO_OVER, 0)
            self.demand(slot * 8 + TORNADO in struck)
        if self.kind() == agenda.HIT:
            self.expect(agenda.task(agenda.HIT, 0, slot, cataclysms.EVERY_SITE, 1))
            cataclysm = self.asked(agenda.PROTECT, slot)
            self.demand(cataclysm < FIRE and (cataclysm == TORNADO) == tornado)
            self.demand(slot * 8 + cataclysm in struck)
            return
        outside = self.kind() == agenda.HIT_OUTSIDE
        if outside:
            self.expect(agenda.task(agenda.HIT_OUTSIDE, 0, slot))
        elif not tornado:
            slot >>= 2
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
        if self.kind() != agenda.LOSS:
            self.refuse()
        while self.kind() == agenda.LOSS:
            seat = int(agenda.seat_of(state.tasks[self.at]))
            site = self.about(agenda.LOSS, seat)
            key = ((seat - self.leader) % self.seats, site)
            self.demand(seat < self.seats and site >> 2 == slot and key < before)
            self.demand(site < len(state.tiles) and state.tiles[site] > 0 and state.chips[site] == seat + 1)
            self.demand(state.crew[site] > 0 and (state.crew[site] - 1) % 3 != WOUNDED)
            before = key

    def asked(self, kind: int, slot: int) -> int:
        """The b of a task whose seat follows from how many were asked before."""
        entry = self.entry(kind)
        asked, b = int(agenda.c_of(entry)), int(agenda.b_of(entry))
        seat = (self.leader + asked) % self.seats
        self.demand(asked < self.seats and entry == agenda.task(kind, seat, slot, b, asked))
        return b

    def flee(self, slot: int) -> None:
        fled = self.asked(agenda.FLEE, slot)
        seat = int(agenda.seat_of(self.state.tasks[self.at - 1]))
        self.demand(fled < 16)
        for place in range(4):
            if fled >> place & 1:
                self.demand(bool(self.standing(seat, slot * 5 + place)))
