"""What the end of a line is worth: games played on from there by bots, with the same luck for every line.

Two judges are asked, and they think in different ways: greedy bots look at their own turn only, searching
ones look ahead. A world is a determinization of the position the puzzle begins with, so nobody knows what the
seat doesn't; its number seeds everything that is drawn in it and every bot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from typing import Final, Protocol

from ..core.contract import InformationState, Position
from ..core.rng import Rng, seeded


class Bot(Protocol):
    """Anything that can choose."""

    def choose(self, sight: InformationState) -> int:
        """One of `sight.legal()`."""
        ...


Thinking = Callable[[int], Callable[[Rng], Bot]]
"""Makes bots that search with so many simulations a decision; greedy ones for 0."""

Judge = Callable[[Position, int, int], tuple[float, float]]
"""Plays a position on in a world of that number; the lead of a seat at the end, and its payoff."""


def by_bots(maker: Callable[[Rng], Bot]) -> Judge:
    """The judge that lets such bots play all seats."""

    def judge(position: Position, seat: int, world: int) -> tuple[float, float]:
        seats = len(position.payoffs())
        bots = [maker(seeded(world, f"judge {number}")) for number in range(seats)]
        eyes = seeded(world, "judge eyes")
        while movers := position.to_move():
            mover = movers[0]
            position.play(mover, bots[mover].choose(position.information_state(mover, eyes)))
        return position.advantage(seat), position.payoffs()[seat]

    return judge


def by_thumb(position: Position, seat: int, world: int) -> tuple[float, float]:
    """The judge of a game with rules of thumb: everybody follows them, now and then another good one."""
    rng = seeded(world, "judge")
    while movers := position.to_move():
        position.play(movers[0], position.rollout(movers[0], rng))
    return position.advantage(seat), position.payoffs()[seat]


MANY: Final = 20
SURE: Final = 3.0
SURE_OF_FEW: Final = 5.0
"""Standard errors by which a line is clearly behind, after many worlds and after fewer."""


@dataclass
class Sample:
    """What was seen of one line, world by world."""

    leads: list[float] = field(default_factory=list)
    payoffs: list[float] = field(default_factory=list)

    @property
    def lead(self) -> float:
        """The mean lead."""
        return sum(self.leads) / len(self.leads)

    @property
    def chance(self) -> float:
        """The mean payoff."""
        return sum(self.payoffs) / len(self.payoffs)


def look(
    judge: Judge, start: Position, seat: int, line: Sequence[int], worlds: range, sample: Sample, purpose: str
) -> None:
    """Plays a line and then the game in some more worlds."""
    for world in worlds:
        position = start.determinize(seat, seeded(world, purpose))
        for action in line:
            position.play(seat, action)
        position.rng = seeded(world, f"{purpose} luck")
        lead, payoff = judge(position, seat, world)
        sample.leads.append(lead)
        sample.payoffs.append(payoff)


def against(a: Sample, b: Sample) -> tuple[float, float]:
    """How many points a line is better than another, world by world, and the standard error of that."""
    count = min(len(a.leads), len(b.leads))
    gaps = [a.leads[k] - b.leads[k] for k in range(count)]
    mean = sum(gaps) / count
    if count < 2:
        return mean, float("inf")
    variance = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean, sqrt(variance / count)


def told(samples: Mapping[str, Sample], best: str) -> dict[str, tuple[float, float]]:
    """By line, its lead and its chance: those of the best one, less what it loses world by world.

    Lines seen in a few worlds only had the luck of these; compared in the same worlds that falls out.
    """
    top, found = samples[best], dict[str, tuple[float, float]]()
    for key, sample in samples.items():
        count = len(sample.leads)
        lost = sum(top.leads[:count]) / count - sample.lead
        missed = sum(top.payoffs[:count]) / count - sample.chance
        found[key] = (top.lead - lost, min(1.0, max(0.0, top.chance - missed)))
    return found


def race(
    judge: Judge,
    start: Position,
    seat: int,
    lines: dict[str, tuple[int, ...]],
    rounds: Sequence[int],
    purpose: str,
    hopeless: Callable[[dict[str, Sample], list[str]], bool] = lambda samples, running: False,
) -> dict[str, Sample]:
    """Looks at lines in more and more worlds; who is clearly behind after a round drops out.

    rounds: how many worlds a line has been seen in at the end of each round; clearly behind is by `SURE`
    standard errors and half a point, after few worlds by more. `hopeless` is asked after every
    round, with the lines still running, best first, and stops the race.
    """
    samples = {key: Sample() for key in lines}
    running = list(lines)
    seen = 0
    for count in rounds:
        for key in running:
            look(judge, start, seat, lines[key], range(seen, count), samples[key], purpose)
        seen = count
        running.sort(key=lambda key: -samples[key].lead)
        best = running[0]
        kept = [best]
        for key in running[1:]:
            gap, error = against(samples[best], samples[key])
            if gap < (SURE if seen >= MANY else SURE_OF_FEW) * error + 0.5 or len(kept) < 2:
                kept.append(key)
        running = kept
        if hopeless(samples, running):
            break
    return samples


def too_close(
    margin: float, near: float = 0.0, most: int = 1, sure: int = 30
) -> Callable[[dict[str, Sample], list[str]], bool]:
    """Stops a race once the best lines, `most` within `near` points, hardly can be clear of the others.

    margin: by how many points they ought to be; sure: from so many worlds on that is believed.
    """

    def hopeless(samples: dict[str, Sample], running: list[str]) -> bool:
        top = samples[running[0]]
        if len(top.leads) < sure:
            return False
        worst = near + 4.0 / sqrt(len(top.leads))
        group = [key for key in running if top.lead - samples[key].lead < worst]
        if len(group) > most + 1:
            return True
        rest = [key for key in running if key not in group[:most]]
        if not rest:
            return False
        gap, error = against(top, samples[rest[0]])
        return gap + error < margin

    return hopeless


def by_foresight(position: Position, seat: int, world: int) -> tuple[float, float]:
    """A judge that plays some turns on by the rules of thumb, then believes the game's own expectation."""
    rng = seeded(world, "foresight")
    last = position.turn + position.horizon()
    while position.turn <= last and (movers := position.to_move()):
        position.play(movers[0], position.rollout(movers[0], rng))
    lead = position.advantage(seat)
    return lead, 1 / (1 + exp(-lead / position.win_scale()))
