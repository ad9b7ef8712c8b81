"""Search: Monte Carlo tree search over redealt worlds (information-set MCTS).

Every iteration draws a world the seat can't tell from the true one, walks down one shared tree of actions,
adds a node and judges the position reached. Draws differ from world to world, so a node keeps one *menu*
per list of legal actions met there (after Cowling, Powley and Whitehouse, "Information Set Monte Carlo
Tree Search", 2012). A menu seen often enough ranks its actions by a one-step look at
`Position.estimate`; that rank guides where to look first (the PUCT rule of AlphaGo).
"""

from __future__ import annotations

import gc
from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from ..core.position import Position, Sight
from ..core.rng import Rng
from .greedy import Greedy, play_turn

RANKED_FROM: Final = 6
"""Visits from which a menu is worth the time to rank its actions; before, any of them is tried."""


GUIDED_FOCUS: Final = 0.3
"""In a game with rules of thumb: `focus` as a share of its `Position.margin`."""


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


@final
class Search:
    """`simulations` iterations a decision: the same seed plays the same game on any machine.

    `explore` weighs curiosity against experience; a lead of `margin` points means a chance of 73 %;
    `focus` is the difference in estimated points that makes an action e times as interesting; every
    judged position is first played on for `horizon` turns by `Position.rollout`.

    In a game with rules of thumb (`Position.guided`) only the weighty decisions are searched, with `guided`
    iterations if that is more than 0; the tree holds the seat's own candidates, everybody else plays by rule.
    """

    def __init__(
        self,
        rng: Rng,
        simulations: int,
        explore: float = 1.0,
        margin: float = 10.0,
        focus: float = 2.5,
        horizon: int = 0,
        guided: int = 0,
    ) -> None:
        self.rng = rng
        self.simulations = simulations
        self.guided = guided if guided > 0 else simulations
        self.explore = explore
        self.margin = margin
        self.focus = focus
        self.horizon = horizon
        self.roots: list[Menu] = []
        self.quick = Greedy(rng)
        self.ahead: i64 = 0
        """Turns played on by rules of thumb after the one the tree ends in."""

    def choose(self, sight: Sight) -> int:
        """The action tried most often; the better one of two tried equally often."""
        actions = sight.legal()
        if len(actions) == 1:
            return actions[0]
        if sight.guided():
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

    def think(self, sight: Sight, simulations: int) -> None:
        """Grows the tree by so many iterations."""
        if not self.roots:
            world = sight.world(self.rng)
            root = _menu(self.roots, sight.seat, world.legal(sight.seat))
            self._rank(root, world)
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and looking for some again and again costs a seventh of the time
        try:
            for _ in range(simulations):
                self._iterate(sight.world(self.rng))
        finally:
            if collecting:
                gc.enable()

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
    def _guided(self, sight: Sight) -> int:
        """The candidate tried most often; if there is only one, it takes no thought."""
        seat = sight.seat
        world = sight.world(self.rng)
        options = world.candidates(seat)
        if len(options) == 1:
            return options[0]
        if not world.weighty(seat):
            return self.quick.weigh(sight, world, options)
        root = Menu(seat, options)
        self.roots = [root]
        self.ahead = self.horizon if self.horizon > 0 else world.ahead()
        self._rank_guided(root, world)
        collecting = gc.isenabled()
        gc.disable()
        try:
            for _ in range(self.guided):
                self._iterate_guided(sight.world(self.rng), root)
        finally:
            if collecting:
                gc.enable()
        best = 0
        most: i64 = -1
        for index in range(len(options)):
            choice = root.choices[index]
            if choice is not None and choice.visits > most:
                most = choice.visits
                best = index
        return options[best]

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
                if not position.weighty(seat):
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
            if menu.visits == 0 and not menu.interest:
                index = first
            elif not menu.interest and menu.visits < RANKED_FROM:
                index = int(self.rng.below(len(menu.legal)))
            else:
                if not menu.interest:
                    self._rank_guided(menu, position)
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
        _learn(passed, chosen, [self._judge_guided(position, seat)] * (seat + 1))  # all menus are the seat's

    def _rank_guided(self, menu: Menu, position: Position) -> None:
        """Gives every candidate its share of interest, from the lead it has at the end of the turn."""
        worths: list[float] = []
        for action in menu.legal:
            after = position.copy()
            after.play(menu.seat, action)
            play_turn(after, position.turn)
            worths.append(after.lead(menu.seat))
        self._share(menu, worths, GUIDED_FOCUS * position.margin())

    def _judge_guided(self, position: Position, seat: int) -> float:
        """The chance to win, once the turn and the next ones of the horizon are over."""
        last: i64 = position.turn + self.ahead
        while position.turn <= last:
            seats = position.to_move()
            if not seats:
                break
            position.play(seats[0], position.rollout(seats[0], self.rng))
        ahead = position.lead(seat)
        if ahead < -400.0:
            ahead = -400.0
        reward = 1.0 / (1.0 + exp(-ahead / position.margin()))
        if not position.to_move():
            reward = 0.5 * (reward + position.payoffs()[seat])
        return reward

    def _select(self, menu: Menu, position: Position) -> int:
        """The index of the action to try next."""
        if not menu.interest:
            if menu.visits < RANKED_FROM:
                return int(self.rng.below(len(menu.legal)))
            self._rank(menu, position)
        curiosity: float = self.explore * sqrt(float(menu.visits))
        unknown: float = menu.reward / float(menu.visits) if menu.visits else 0.5
        best = 0
        top: float = -1.0
        index = 0
        for choice in menu.choices:
            value: float = curiosity * menu.interest[index]
            if choice is None:
                value += unknown
            else:
                tried: float = float(choice.visits)
                value = choice.reward / tried + value / (1.0 + tried)
            if value > top:
                top = value
                best = index
            index += 1  # noqa: SIM113 - compiled, a counter is quicker than enumerate
        return best

    def _rank(self, menu: Menu, position: Position) -> None:
        """Gives every action its share of interest, from what it would make of the position."""
        worths: list[float] = []
        for action in menu.legal:
            after = position.copy()
            after.play(menu.seat, action)
            worths.append(after.estimate(menu.seat))
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

    def _judge(self, position: Position) -> list[float]:
        """Per seat, 0 to 1: the chance to win as far as one can tell; at the end half of it is the fact."""
        last = position.turn + self.horizon
        while position.turn < last:
            seats = position.to_move()
            if not seats:
                break
            position.play(seats[0], position.rollout(seats[0], self.rng))
        over = not position.to_move()
        values = position.prospects()
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
