"""Search: Monte Carlo tree search over determinized worlds (information-set MCTS).

Every iteration draws a world the seat can't tell from the true one, walks down one shared tree of actions,
adds a node and judges the position reached. Draws differ from world to world, so a node keeps one *menu*
per list of legal actions met there (after Cowling, Powley and Whitehouse, "Information Set Monte Carlo
Tree Search", 2012). A menu seen often enough ranks its actions by a one-step look at
`Position.estimate`; that rank guides where to look first (the PUCT rule of AlphaGo).
"""

from __future__ import annotations

import gc
from math import exp, sqrt
from typing import Any, Final, Protocol, final

from mypy_extensions import i64

from ..core.contract import InformationState, Position
from ..core.rng import Rng
from .greedy import Greedy, play_turn

RANKED_FROM: Final = 6
"""Visits from which a menu is worth the time to rank its actions; before, any of them is tried."""

WIDTH: Final = 4
"""With progressive widening: how many actions of a ranked menu are looked at from the start."""

GUIDED_FOCUS: Final = 0.3
"""In a game with rules of thumb: `focus` as a share of its `Position.win_scale`."""


class Judge(Protocol):
    """What tells a search how good a position is, if not `Position.value_vector`."""

    def rewards(self, position: Position) -> list[float]:
        """Per seat, 0 to 1: its chance to win; at the end what it won."""
        ...

    def chances(self, positions: list[Position], seat: int) -> list[float]:
        """Per position, 0 to 1: the chance of the seat to win; at the end what it won."""
        ...


@final
class Choice:
    """An action of a menu: how often it was tried, the rewards it brought, and the menus that followed."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.reward: float = 0.0
        self.next: list[Menu] = []


@final
class Menu:
    """A decision met in the search: whose it is, the legal actions, and what is known of each."""

    def __init__(self, seat: int, legal: list[int]) -> None:
        self.seat = seat
        self.legal = legal
        self.choices: list[Choice | None] = [None] * len(legal)
        """What is known of each action; None before it is tried."""
        self.visits: i64 = 0
        self.reward: float = 0.0
        self.interest: list[float] = []
        """Each action's share of interest, once they are ranked."""
        self.order: list[int] = []
        """The indices of the actions, the most interesting first, once they are ranked."""
        self.hopes: list[float] = []
        """What a judge thinks of each action, once they are ranked."""


@final
class Search:
    """`simulations` iterations a decision: the same seed plays the same game on any machine.

    `explore` weighs curiosity against experience; a lead of `margin` points means a chance of 73%;
    `focus` is the difference in estimated points that makes an action e times as interesting; every
    judged position is first played on for `horizon` turns by `Position.rollout`.

    `widening` above 0 lets a menu grow with its visits (progressive widening): once ranked, only its
    `WIDTH + widening * sqrt(visits)` most interesting actions are looked at. With a `judge`, positions are
    worth what it says, after `horizon` turns, and a menu that has `judged_from` visits is ranked by it;
    `keen` is then the difference in the chance to win that makes an action e times as interesting.

    In a game with rules of thumb (`Position.has_policy`) only critical decisions are searched; the tree holds
    the seat's own candidates, everybody else plays by rule. No judge is asked there (see `weighing.py`).
    """

    def __init__(
        self,
        rng: Rng,
        simulations: int,
        explore: float = 1.0,
        margin: float = 10.0,
        focus: float = 2.5,
        horizon: int = 0,
        widening: float = 0.0,
        judge: Judge | None = None,
        judged_from: int = RANKED_FROM,
        keen: float = 0.1,
    ) -> None:
        self.rng = rng
        self.simulations = simulations
        self.explore = explore
        self.margin = margin
        self.focus = focus
        self.horizon = horizon
        self.widening = widening
        self.judge = judge
        self.judged_from: i64 = judged_from
        self.keen = keen
        self.roots: list[Menu] = []
        self.quick = Greedy(rng)
        self.ahead: i64 = 0
        """Turns played on by rules of thumb after the one the tree ends in."""

    def __reduce__(self) -> tuple[Any, ...]:
        """What it has thought is left behind: every decision begins anew."""
        return Search, (
            self.rng,
            self.simulations,
            self.explore,
            self.margin,
            self.focus,
            self.horizon,
            self.widening,
            self.judge,
            int(self.judged_from),
            self.keen,
        )

    def choose(self, sight: InformationState) -> int:
        """The action tried most often; the better one of two tried equally often."""
        actions = sight.legal()
        if len(actions) == 1:
            return actions[0]
        if sight.has_policy():
            return self._guided(sight)
        self.roots = []
        self.think(sight, self.simulations)
        root = _menu(self.roots, sight.seat, actions)
        best = 0
        for index in range(1, len(actions)):
            new, old = root.choices[index], root.choices[best]
            if new is None:
                continue
            if (
                old is None
                or new.visits > old.visits
                or (new.visits == old.visits and new.reward > old.reward)
            ):
                best = index
        return actions[best]

    def think(self, sight: InformationState, simulations: int) -> None:
        """Grows the tree by so many iterations."""
        if not self.roots:
            world = sight.determinize(self.rng)
            root = _menu(self.roots, sight.seat, world.legal(sight.seat))
            self._rank(root, world)
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and looking for some again and again costs a seventh of the time
        try:
            for _ in range(simulations):
                self._iterate(sight.determinize(self.rng))
        finally:
            if collecting:
                gc.enable()

    # --- for whoever asks what it thinks -------------------------------------------------------
    def consider(self, sight: InformationState, options: list[int], simulations: int) -> Menu:
        """Thinks about a decision the seat owes; what is known of its actions then.

        options: the actions to weigh in a game with rules of thumb; in others all legal ones are.
        """
        if sight.has_policy():
            return self._grow(sight, sight.determinize(self.rng), options, simulations)
        self.roots = []
        self.think(sight, simulations)
        return _menu(self.roots, sight.seat, sight.legal())

    def follow(self, world: Position, seat: int, action: int) -> None:
        """One simulation that begins with this action of the seat; `world` ends where it was judged.

        A search that follows one action again and again, in other worlds, knows better and better how to go
        on after it.
        """
        if not world.has_policy():
            world.play(seat, action)
            self._iterate(world)
        elif seat not in world.to_move():  # something optional: nobody waits for it
            self._set_ahead(world)
            world.play(seat, action)
            self._judge_guided(world, seat)
        else:
            if not self.roots:
                root = Menu(seat, [action])
                root.interest = [1.0]
                root.order = [0]
                self.roots = [root]
                self._set_ahead(world)
            self._iterate_guided(world, self.roots[0])

    def look_ahead(self, position: Position) -> None:
        """One simulation that begins here; `position` ends where it was judged.

        In a game with rules of thumb everybody plays on by them.
        """
        if position.has_policy():
            self._set_ahead(position)
            self._judge_guided(position, 0)
        else:
            self._iterate(position)

    def _iterate(self, position: Position) -> None:
        menus = self.roots
        passed: list[Menu] = []
        chosen: list[Choice] = []
        while True:
            seats = position.to_move()
            if not seats:
                break
            seat = seats[0]
            menu = _menu(menus, seat, position.legal(seat))
            index = self._select(menu, position)
            choice = menu.choices[index]
            if choice is None:
                choice = Choice()
                menu.choices[index] = choice
            position.play(seat, menu.legal[index])
            passed.append(menu)
            chosen.append(choice)
            if choice.visits == 0:
                break
            menus = choice.next
        _learn(passed, chosen, self._judge(position))

    # --- with rules of thumb -------------------------------------------------------------------
    def _guided(self, sight: InformationState) -> int:
        """The candidate tried most often; if there is only one, it takes no thought."""
        seat = sight.seat
        world = sight.determinize(self.rng)
        options = world.candidates(seat)
        if len(options) == 1:
            return options[0]
        if not world.is_critical(seat):
            return self.quick.weigh(sight, world, options)
        root = self._grow(sight, world, options, self.simulations)
        best = 0
        most: i64 = -1
        for index in range(len(options)):
            choice = root.choices[index]
            if choice is not None and choice.visits > most:
                most = choice.visits
                best = index
        return options[best]

    def _grow(self, sight: InformationState, world: Position, options: list[int], simulations: int) -> Menu:
        """Weighs these actions of a seat that owes a decision; what is known of each of them then."""
        root = Menu(sight.seat, options)
        self.roots = [root]
        self._set_ahead(world)
        self._rank_guided(root, world)
        collecting = gc.isenabled()
        gc.disable()
        try:
            for _ in range(simulations):
                self._iterate_guided(sight.determinize(self.rng), root)
        finally:
            if collecting:
                gc.enable()
        return root

    def _set_ahead(self, world: Position) -> None:
        self.ahead = self.horizon if self.horizon > 0 else world.horizon()

    def _iterate_guided(self, position: Position, root: Menu) -> None:
        """One simulation: the tree holds what the seat weighs; the rest goes by the rules of thumb."""
        seat = root.seat
        menu = root
        passed: list[Menu] = []
        chosen: list[Choice] = []
        menus: list[Menu] = self.roots
        while True:
            seats = position.to_move()
            if not seats:
                break
            if seat not in seats:
                position.play(seats[0], position.rollout(seats[0], self.rng))
                continue
            first = 0
            if passed:
                if not position.is_critical(seat):
                    position.play(seat, position.suggest(seat))
                    continue
                options = position.candidates(seat)
                if len(options) == 1:
                    position.play(seat, options[0])
                    continue
                suggested = options[0]
                options.sort()
                first = options.index(suggested)
                menu = _menu(menus, seat, options)
            index = self._next(menu, position, first)
            choice = menu.choices[index]
            if choice is None:
                choice = Choice()
                menu.choices[index] = choice
            position.play(seat, menu.legal[index])
            passed.append(menu)
            chosen.append(choice)
            if choice.visits == 0:
                break
            menus = choice.next
        _learn(passed, chosen, [self._judge_guided(position, seat)] * (seat + 1))  # all menus are the seat's

    def _next(self, menu: Menu, position: Position, suggested: int) -> int:
        """The index of the candidate to try next: the suggested one first, then some at random."""
        if not menu.interest:
            if menu.visits == 0:
                return suggested
            if menu.visits < RANKED_FROM:
                return int(self.rng.below(len(menu.legal)))
            self._rank_guided(menu, position)
        return self._select(menu, position)

    def _rank_guided(self, menu: Menu, position: Position) -> None:
        """Gives every candidate its share of interest, from the lead it has at the end of the turn."""
        worths: list[float] = []
        for action in menu.legal:
            after = position.copy()
            after.play(menu.seat, action)
            play_turn(after, position.turn)
            worths.append(after.advantage(menu.seat))
        self._share(menu, worths, GUIDED_FOCUS * position.win_scale())

    def _judge_guided(self, position: Position, seat: int) -> float:
        """The chance to win, once the turn and the next ones of the horizon are over."""
        last: i64 = position.turn + self.ahead
        while position.turn <= last:
            seats = position.to_move()
            if not seats:
                break
            position.play(seats[0], position.rollout(seats[0], self.rng))
        ahead = position.advantage(seat)
        if ahead < -400.0:
            ahead = -400.0
        reward = 1.0 / (1.0 + exp(-ahead / position.win_scale()))
        if not position.to_move():
            reward = 0.5 * (reward + position.payoffs()[seat])
        return reward

    def _select(self, menu: Menu, position: Position) -> int:
        """The index of the action to try next."""
        if not menu.interest:
            if menu.visits < RANKED_FROM:
                return int(self.rng.below(len(menu.legal)))
            self._rank(menu, position)
        elif self.judge is not None and menu.visits >= self.judged_from and not menu.hopes:
            self._rank(menu, position)
        curiosity: float = self.explore * sqrt(float(menu.visits))
        unknown: float = menu.reward / float(menu.visits) if menu.visits else 0.5
        width: i64 = len(menu.legal)
        if self.widening > 0.0:
            wide: i64 = WIDTH + i64(self.widening * curiosity / self.explore)
            if wide < width:
                width = wide
        hoping = len(menu.hopes) > 0
        best = 0
        top: float = -1.0
        for place in range(width):
            index = menu.order[place]
            choice = menu.choices[index]
            value: float = curiosity * menu.interest[index]
            if choice is None:
                value += menu.hopes[index] if hoping else unknown
            else:
                tried: float = float(choice.visits)
                value = choice.reward / tried + value / (1.0 + tried)
            if value > top:
                top = value
                best = index
        return best

    def _rank(self, menu: Menu, position: Position) -> None:
        """Gives every action its share of interest, from what it would make of the position."""
        judge = self.judge
        judged = judge is not None and (menu.visits >= self.judged_from or menu is self.roots[0])
        worths: list[float] = []
        afters: list[Position] = []
        for action in menu.legal:
            after = position.copy()
            after.play(menu.seat, action)
            if judged:
                afters.append(after)
            else:
                worths.append(after.estimate(menu.seat))
        if judge is not None and judged:
            menu.hopes = judge.chances(afters, menu.seat)
            self._share(menu, menu.hopes[:], self.keen)
        else:
            self._share(menu, worths, self.focus)

    def _share(self, menu: Menu, worths: list[float], focus: float) -> None:
        high = max(worths)
        total = 0.0
        for index in range(len(worths)):
            worths[index] = exp((worths[index] - high) / focus)
            total += worths[index]
        for index in range(len(worths)):
            worths[index] /= total
        menu.interest = worths
        order: list[int] = []
        for index in range(len(worths)):
            at = len(order)
            order.append(index)
            while at > 0 and worths[order[at - 1]] < worths[index]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = index
        menu.order = order

    def _judge(self, position: Position) -> list[float]:
        """Per seat, 0 to 1: the chance to win as far as one can tell; at the end half of it is the fact."""
        last = position.turn + self.horizon
        while position.turn < last:
            seats = position.to_move()
            if not seats:
                break
            position.play(seats[0], position.rollout(seats[0], self.rng))
        if self.judge is not None:
            return self.judge.rewards(position)
        over = not position.to_move()
        values = position.value_vector()
        rewards = [self._chance(values, seat) for seat in range(len(values))]
        if over:
            payoffs = position.payoffs()
            for seat in range(len(payoffs)):
                rewards[seat] = 0.5 * (rewards[seat] + payoffs[seat])
        return rewards

    def _chance(self, values: list[float], seat: int) -> float:
        rival: float = -1e9
        for other in range(len(values)):
            if other != seat and values[other] > rival:
                rival = values[other]
        return 1.0 / (1.0 + exp((rival - values[seat]) / self.margin))


def _learn(passed: list[Menu], chosen: list[Choice], rewards: list[float]) -> None:
    """Adds what a position was worth to each seat to the menus and choices that led there."""
    for depth in range(len(passed)):
        menu = passed[depth]
        choice = chosen[depth]
        reward: float = rewards[menu.seat]
        menu.visits += 1
        menu.reward += reward
        choice.visits += 1
        choice.reward += reward


def _menu(menus: list[Menu], seat: int, legal: list[int]) -> Menu:
    """The menu with these legal actions, a new one if it is met for the first time."""
    for menu in menus:
        if menu.legal is legal:
            return menu
    for menu in menus:
        if menu.seat == seat and menu.legal == legal:
            return menu
    fresh = Menu(seat, legal)
    menus.append(fresh)
    return fresh
