"""What a bot thinks of a position: chances to win, what it would do, and what another choice costs.

    >>> import ludosphere
    >>> from ludosphere.core.rng import seeded
    >>> position = ludosphere.game(ludosphere.registered_games()[0]).new({}, seed=1)
    >>> found = assess(position.information_state(0, seeded(2)), seed=3, budget=QUICK)
    >>> found.best in position.legal(0)
    True

A decision is judged by what its seat could know: only from an `InformationState`, never from the true
position. First a search ranks the actions. Then two of them are compared on fresh luck: both are followed
through the same groups of worlds, and the difference counts only when it is clear beside how much it varies
from group to group. Comparing on luck the search has not seen keeps the best of many from looking better than
it is.

`outlook` is for the curve of a finished game, of which everything is public: it looks ahead from the true
position, with fresh luck. All numbers depend on position, seed and budget alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from ..core import rng
from ..core.contract import InformationState, Position
from ..core.rng import seeded
from .search import Search

VERSION: Final = 1
"""Rises when the same game may be judged otherwise; stored analyses of an older one are made anew."""

GRADES: Final = (("blunder", 0.20), ("mistake", 0.10), ("inaccuracy", 0.05))
"""What a choice is called that costs at least so much chance to win, the worst first."""

CLEAR: Final = 3.0
"""A difference counts when it is at least so many standard errors."""

MOST_TIMES: Final = 4
"""Two actions are compared in up to so many times the groups of the budget, while it isn't clear."""

LEAST: Final = 1e-9


@dataclass(frozen=True)
class Budget:
    """How much is thought about a decision, in simulations of the search; one of a guided game is longer.

    consider, guided: to rank the actions. groups: groups of worlds in which two actions are compared;
    group, guided_group: simulations in a group, for each of the two. outlook, guided_outlook: to see from a
    position how the game stands.
    """

    consider: int
    guided: int
    groups: int
    group: int
    guided_group: int
    outlook: int
    guided_outlook: int


QUICK: Final = Budget(400, 40, 8, 50, 8, 100, 16)
STANDARD: Final = Budget(2000, 150, 16, 250, 16, 500, 48)
BUDGETS: Final = {"quick": QUICK, "standard": STANDARD}


def usual_budget() -> str:
    """The name of the budget for people: the small one in an interpreted build, which is so much slower."""
    return "quick" if (rng.__file__ or "").endswith(".py") else "standard"


@dataclass(frozen=True)
class Option:
    """An action that was considered: how often it was tried, and the chance to win after it (0 to 1)."""

    action: int
    tries: int
    chance: float


@dataclass(frozen=True)
class Difference:
    """How much better one action is than another for its seat: chance to win (0 to 1), and points ahead.

    error: the standard error of `chance`, from groups of worlds.
    """

    chance: float
    error: float
    points: float

    @property
    def clear(self) -> bool:
        """Is it more than noise?"""
        return self.chance >= CLEAR * self.error and self.chance > LEAST

    @property
    def grade(self) -> str | None:
        """What the worse action is called: "inaccuracy", "mistake" or "blunder"; None if it is none."""
        if not self.clear:
            return None
        return next((name for name, least in GRADES if self.chance >= least - LEAST), None)


@dataclass(frozen=True)
class Assessment:
    """A decision as its seat could see it.

    options: what was considered, the best first. chance: the seat's chance to win with the best. small: is it
    a decision the rules of thumb settle, which gets a quick look only? cost: of what was played, if that is
    another than the best; gain: of the best over the next best, if that was asked for.
    """

    options: tuple[Option, ...]
    chance: float
    small: bool
    cost: Difference | None = None
    gain: Difference | None = None

    @property
    def best(self) -> int:
        """The action the bot would play."""
        return self.options[0].action


@dataclass(frozen=True)
class Outlook:
    """How a game stands: chance to win (0 to 1) and points ahead of the best rival, by seat."""

    chances: tuple[float, ...]
    leads: tuple[float, ...]


def assess(
    sight: InformationState,
    seed: int,
    budget: Budget = STANDARD,
    played: int | None = None,
    gain: bool = False,
) -> Assessment:
    """Judges a decision by what the seat can know. played: an action whose cost is asked for."""
    world = sight.determinize(seeded(seed, "assess"))
    seat, guided = sight.seat, world.has_policy()
    owed = seat in world.to_move()
    actions = list(world.candidates(seat)) if guided and owed else sight.legal()
    if played is not None and played not in actions:
        actions.append(played)
    small = guided and (not owed or not world.is_critical(seat))
    thinker = _Pair(sight, seed, budget, small)
    options = thinker.ranked(actions) if len(actions) > 1 else [Option(actions[0], 0, 0.5)]
    best = options[0].action
    cost = None if played is None or played == best else thinker.difference(best, played)
    better = thinker.difference(best, options[1].action) if gain and len(options) > 1 else None
    compared = cost is not None or better is not None or len(options) == 1
    chance = thinker.chance(best) if compared else options[0].chance
    return Assessment(tuple(options), chance, small, cost, better)


def outlook(position: Position, seed: int, budget: Budget = STANDARD) -> Outlook:
    """How the true position stands, with fresh luck; when the game is over, how it ended."""
    seats = len(position.scores())
    if not position.to_move():
        reading = _reading(position)
        return Outlook(tuple(chance for chance, _ in reading), tuple(lead for _, lead in reading))
    luck, search = seeded(seed, "outlook"), Search(seeded(seed, "outlook's own"), 1)
    chances, leads = [0.0] * seats, [0.0] * seats
    count = budget.guided_outlook if position.has_policy() else budget.outlook
    for _ in range(count):
        leaf = position.copy()
        leaf.rng = luck.fork()
        search.look_ahead(leaf)
        for seat, (chance, lead) in enumerate(_reading(leaf)):
            chances[seat] += chance
            leads[seat] += lead
    return Outlook(tuple(total / count for total in chances), tuple(total / count for total in leads))


class _Pair:
    """Looks for the best action of a decision, and compares two on the same luck."""

    def __init__(self, sight: InformationState, seed: int, budget: Budget, small: bool) -> None:
        self._sight = sight
        self._seed = seed
        self._budget = budget
        self._small = small
        self._group = 1 if small else budget.guided_group if sight.has_policy() else budget.group
        self._groups = 3 * budget.groups if small else budget.groups
        self._values: dict[tuple[int, str], list[tuple[float, float]]] = {}

    def ranked(self, actions: list[int]) -> list[Option]:
        """The actions, the best first."""
        if self._small:
            found = []
            for action in actions:
                values = [chance for chance, _ in self.values(action, "rank")]
                found.append(Option(action, len(values), sum(values) / len(values)))
            return sorted(found, key=lambda option: -option.chance)
        search = Search(seeded(self._seed, "consider"), 1)
        count = self._budget.guided if self._sight.has_policy() else self._budget.consider
        menu = search.consider(self._sight, actions, count)
        found = []
        for action, choice in zip(menu.legal, menu.choices):
            if choice is not None and choice.visits:
                found.append(Option(action, int(choice.visits), choice.reward / int(choice.visits)))
        return sorted(found, key=lambda option: (-option.tries, -option.chance))

    def chance(self, action: int) -> float:
        """The seat's chance to win after an action."""
        found = self.values(action, "compare")
        return sum(chance for chance, _ in found) / len(found)

    def difference(self, better: int, worse: int) -> Difference:
        """How much better one action is than another; in more worlds while it may matter and isn't clear."""
        times = 1
        found = self._difference(better, worse, times)
        while times < MOST_TIMES and found.chance >= GRADES[-1][1] and not found.clear:
            times *= 2
            found = self._difference(better, worse, times)
        return found

    def _difference(self, better: int, worse: int, times: int) -> Difference:
        values = (self.values(action, "compare", times) for action in (better, worse))
        pairs = list(zip(*values, strict=True))
        chances = [one[0] - other[0] for one, other in pairs]
        points = [one[1] - other[1] for one, other in pairs]
        count = len(pairs)
        mean = sum(chances) / count
        variance = sum((chance - mean) ** 2 for chance in chances) / (count - 1)
        return Difference(mean, sqrt(variance / count), sum(points) / count)

    def values(self, action: int, purpose: str, times: int = 1) -> list[tuple[float, float]]:
        """For each group of worlds the seat's chance to win and lead after the action."""
        found = self._values.setdefault((action, purpose), [])
        while len(found) < times * self._groups:
            found.append(self._value(action, f"{purpose} {len(found)}"))
        return found[: times * self._groups]

    def _value(self, action: int, luck: str) -> tuple[float, float]:
        seat = self._sight.seat
        worlds, search = seeded(self._seed, luck), Search(seeded(self._seed, f"{luck}'s own"), 1)
        chance = lead = 0.0
        learning = self._group // 2  # the first half finds out how to go on; what it tries doesn't count
        for number in range(self._group):
            world = self._sight.determinize(worlds)
            search.follow(world, seat, action)
            if number >= learning:
                one = _reading(world)[seat]
                chance += one[0]
                lead += one[1]
        counted = self._group - learning
        return chance / counted, lead / counted


def _reading(position: Position) -> list[tuple[float, float]]:
    """By seat, the chance to win and the lead, as far as can be seen without looking ahead."""
    values, seats = position.value_vector(), len(position.scores())
    leads = [position.advantage(seat) for seat in range(seats)]
    margin = position.win_scale()
    together = any(abs(leads[seat] - _plain_lead(values, seat)) > 1e-6 for seat in range(seats))
    if not position.to_move():
        facts = [0.5 * ((lead > 0) + (lead >= 0)) for lead in leads] if together else position.payoffs()
        return list(zip(facts, leads))
    if together:  # partners win and lose together: a lead is that of one side over the other
        return [(1.0 / (1.0 + exp(-max(-400.0, lead / margin))), lead) for lead in leads]
    high = max(values)
    weights = [exp((value - high) / margin) for value in values]
    total = sum(weights)
    return [(weights[seat] / total, leads[seat]) for seat in range(seats)]


def _plain_lead(values: list[float], seat: int) -> float:
    return values[seat] - max(value for column, value in enumerate(values) if column != seat)
