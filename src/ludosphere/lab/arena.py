"""The arena: every bot against every other one on the same deals, and how strong they are.

A *deal* is a seed. Each pair plays every deal in all its seatings, so both meet the same luck: with two seats
each bot sits once in each; with more, each sits once in every seat against the other one in all the rest. The
deals are the same for all pairs. The result of a game for a pair is its *duels*: every seat of one bot
against every seat of the other, 1 for the better rank, half for the same, on average; so an even share is
50% with any number of seats, and with two it is the share of victories.

The seed of a deal is `seed_of(run, deal)`; where a game is played, when and by how many workers changes
nothing. With a sequential test (`Sprt`) a pair stops as soon as it is decided; that is looked at after every
`ROUND` deals, and only the deals up to the decision count.
"""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import __version__
from ..bots import Bot
from ..bots.match import Maker, finished, maker
from ..core.contract import InformationState
from ..core.errors import LudosphereError
from ..core.registry import game
from .jobs import run_jobs
from .seeds import seed_of
from .stats import Sprt
from .store import row_text
from .workers import Crew, hired

ROUND = 8
"""Deals per pair between two looks at the sequential test."""

Pair = tuple[str, str]


@dataclass(frozen=True)
class Plan:
    """What an arena plays.

    bots: their text forms (`maker`). neighbours: only each bot against the next one of the list. deals: at
    most so many per pair. Raises LudosphereError for what can't be played.
    """

    game: str
    options: Mapping[str, Any]
    bots: Sequence[str]
    deals: int
    run: str = "arena"
    neighbours: bool = False
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        if self.seats < 2:
            raise LudosphereError("An arena needs a game with at least 2 seats.")
        if len(self.bots) < 2:
            raise LudosphereError("An arena needs at least 2 bots.")
        if len(set(self.bots)) < len(self.bots):
            raise LudosphereError("The bots of an arena are all different ones.")
        for text in self.bots:
            maker(text)
        if self.deals < 1:
            raise LudosphereError("There must be at least 1 deal.")

    @property
    def seats(self) -> int:
        """How many play a game."""
        return game(self.game).seats(self.options)

    @property
    def pairs(self) -> list[Pair]:
        """Who meets whom, in the order of the list of bots."""
        if self.neighbours:
            return list(zip(self.bots, self.bots[1:]))
        return [(a, b) for place, a in enumerate(self.bots) for b in self.bots[place + 1 :]]

    @property
    def title(self) -> str:
        """What a store has to agree on, besides the games themselves."""
        return f"{self.run} ({self.game}, rules {game(self.game).rules_version}, version {__version__})"


@dataclass(frozen=True)
class Match:
    """A game to play: options as JSON, bots by seat."""

    game: str
    options: str
    pair: Pair
    bots: tuple[str, ...]
    deal: int
    seed: int


def seatings(seats: int, a: str, b: str) -> list[tuple[str, ...]]:
    """Who sits where: every bot once in every seat, the other one in all the rest."""
    alone = [(a, b)] if seats == 2 else [(a, b), (b, a)]
    return [
        tuple(one if seat == own else other for seat in range(seats))
        for one, other in alone
        for own in range(seats)
    ]


def matches(plan: Plan, deals: range, pairs: Sequence[Pair]) -> Iterator[Match]:
    """The games of some deals and pairs, in the order of play: by deal, pair and seating."""
    options = json.dumps(game(plan.game).options(plan.options))
    for deal in deals:
        seed = seed_of(plan.run, deal)
        for pair in pairs:
            for bots in seatings(plan.seats, *pair):
                yield Match(plan.game, options, pair, bots, deal, seed)


class Timed:
    """A bot and the processor time its decisions take, in seconds."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, sight: InformationState) -> int:
        begin = time.process_time()
        action = self.bot.choose(sight)
        self.seconds += time.process_time() - begin
        self.decisions += 1
        return action


def play_game(match: Match) -> dict[str, Any]:
    """Plays a game. `game`: deal, seed and, per seat, bots, scores, ranks, payoffs and decisions (how many);
    `seconds`: the processor time of each seat's decisions, the only thing that differs from time to time.
    """
    players: list[Timed] = []

    def timed(make: Maker) -> Maker:
        def timing(seed: int) -> Timed:
            players.append(Timed(make(seed)))
            return players[-1]

        return timing

    makers = [timed(maker(text)) for text in match.bots]
    end = finished(game(match.game), json.loads(match.options), match.seed, makers)
    result = end.result()
    assert result is not None
    seats = len(match.bots)
    return {
        "game": {
            "deal": match.deal,
            "seed": match.seed,
            "bots": list(match.bots),
            "scores": result.scores[:seats],
            "ranks": result.ranks[:seats],
            "payoffs": result.payoffs,
            "decisions": [player.decisions for player in players],
        },
        "seconds": [round(player.seconds, 6) for player in players],
    }


# --- results --------------------------------------------------------------------------------------
def duels(match: Match, ranks: Sequence[int]) -> float:
    """The share of the duels that the pair's first bot wins in a game."""
    a, b = match.pair
    ours = [rank for bot, rank in zip(match.bots, ranks) if bot == a]
    theirs = [rank for bot, rank in zip(match.bots, ranks) if bot == b]
    won = sum((own < other) + 0.5 * (own == other) for own in ours for other in theirs)
    return float(won / (len(ours) * len(theirs)))


def deal_shares(games: Iterable[tuple[Match, Mapping[str, Any]]]) -> dict[Pair, list[float]]:
    """By pair, the share of every deal, in order."""
    points: dict[Pair, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for match, row in games:
        points[match.pair][match.deal].append(duels(match, row["game"]["ranks"]))
    return {
        pair: [sum(games) / len(games) for _, games in sorted(deals.items())]
        for pair, deals in points.items()
    }


# --- playing --------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Played:
    """The games of an arena, in the order of play, with their rows (`play_game`).

    stops: by pair that the sequential test decided, after how many deals and how.
    """

    plan: Plan
    matches: Sequence[Match]
    rows: Sequence[dict[str, Any]]
    stops: Mapping[Pair, tuple[int, str]]

    def counted(self) -> list[tuple[Match, dict[str, Any]]]:
        """The games that count: all but those of a pair after its decision."""
        return [
            (match, row)
            for match, row in zip(self.matches, self.rows)
            if match.pair not in self.stops or match.deal < self.stops[match.pair][0]
        ]

    def lines(self) -> str:
        """The games as JSON lines: the same text wherever and whenever they were played."""
        return "".join(row_text({"index": i, **row["game"]}) + "\n" for i, row in enumerate(self.rows))


def play(plan: Plan, journal: Path | None, on: str | Crew = "pool:2", progress: bool = True) -> Played:
    """Plays an arena, or goes on with it: the journal (a `Store`) keeps what is played already.

    Raises LudosphereError if it keeps another run.
    """
    played: list[Match] = []
    rows: list[dict[str, Any]] = []
    stops: dict[Pair, tuple[int, str]] = {}
    with hired(on) as crew:
        for deals in _rounds(plan):
            running = [pair for pair in plan.pairs if pair not in stops]
            if not running:
                break
            fresh = list(matches(plan, deals, running))
            played += fresh
            if journal is None:
                rows += run_jobs(play_game, fresh, on=crew, progress=progress)
            else:
                rows = run_jobs(play_game, played, on=crew, store=journal, progress=progress, run=plan.title)
            if plan.sprt is not None:
                shares = deal_shares(zip(played, rows))
                for pair in running:
                    stop = plan.sprt.stop(shares[pair], deals.start + 1)
                    if stop is not None:
                        stops[pair] = stop
    return Played(plan, played, rows, stops)


def _rounds(plan: Plan) -> Iterator[range]:
    step = plan.deals if plan.sprt is None else ROUND
    for first in range(0, plan.deals, step):
        yield range(first, min(first + step, plan.deals))
