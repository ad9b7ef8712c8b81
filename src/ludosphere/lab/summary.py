"""What came out of an arena: strengths, pairs and thinking times, as data and as a page."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .. import __version__
from ..core.registry import game
from .arena import Pair, Plan, Played, deal_shares, seatings
from .skill import FIRST, Skill, after_game
from .stats import Interval, Standing, share_interval, standing


@dataclass
class BotSums:
    """What a bot did in all its games. seats: how many it took; victories: a shared one in part; seconds: the
    processor time of its decisions.
    """

    seats: int = 0
    victories: float = 0.0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    skill: Skill = FIRST

    @property
    def ms(self) -> float:
        """Processor time of a decision, in milliseconds."""
        return 1000 * self.seconds / max(1, self.decisions)


@dataclass
class PairSums:
    """How the games of a pair went. shares: of the first bot, per deal; points: of both, per seat taken;
    verdict: of the sequential test, "low", "high" or "" (open, or there is none).
    """

    shares: list[float]
    verdict: str
    games: int = 0
    points: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))

    @property
    def share(self) -> Interval:
        """The share of the first bot."""
        return share_interval(self.shares)

    @property
    def means(self) -> tuple[float, float]:
        """Points of the two bots, on average."""
        ours, theirs = self.points
        return sum(ours) / len(ours), sum(theirs) / len(theirs)


@dataclass
class Summary:
    """The results of an arena."""

    plan: Plan
    games: int
    bots: dict[str, BotSums]
    pairs: dict[Pair, PairSums]
    standing: Standing

    def data(self) -> dict[str, Any]:
        """All figures as plain data; only `ms_per_decision` differs from time to time."""
        plan, sprt = self.plan, self.plan.sprt
        return {
            "run": plan.run,
            "game": plan.game,
            "rules_version": game(plan.game).rules_version,
            "version": __version__,
            "options": dict(game(plan.game).options(plan.options)),
            "seats": plan.seats,
            "deals": plan.deals,
            "games": self.games,
            "sprt": None
            if sprt is None
            else {"low": sprt.low, "high": sprt.high, "alpha": sprt.alpha, "beta": sprt.beta},
            "bots": [
                {
                    "bot": bot,
                    "elo": _rounded(self.standing.elo[bot], 1),
                    "openskill": {"mu": round(sums.skill.mu, 3), "sigma": round(sums.skill.sigma, 3)},
                    "victories": round(sums.victories / sums.seats, 4),
                    "points": round(sums.points / sums.seats, 2),
                    "decisions": sums.decisions,
                }
                for bot, sums in self.bots.items()
            ],
            "pairs": [
                {
                    "bot": pair[0],
                    "against": pair[1],
                    "deals": len(sums.shares),
                    "games": sums.games,
                    "share": _rounded(sums.share, 4),
                    "points": [round(points, 2) for points in sums.means],
                    "elo_difference": _rounded(self.standing.differences[pair], 1),
                    **(
                        {}
                        if sprt is None
                        else {"sprt": sums.verdict, "llr": round(sprt.ratio(sums.shares), 3)}
                    ),
                }
                for pair, sums in self.pairs.items()
            ],
            "ms_per_decision": {bot: round(sums.ms, 3) for bot, sums in self.bots.items()},
        }

    def page(self, made: str = "") -> str:
        """The figures for people, Markdown. made: how, in a sentence."""
        plan = self.plan
        chosen = "".join(
            f", {name} {str(plan.options[name])[:40]}" for name in plan.options if name != "seats"
        )
        even = f"{1 / plan.seats:.0%}"
        lines = [
            f"# Arena of {plan.game.replace('_', ' ').title()}",
            "",
            f"Run `{plan.run}`: {self.games} games, {plan.seats} seats{chosen}, "
            f"rules {game(plan.game).rules_version}. {made}".rstrip(),
            "",
            *self._bot_table(),
            "",
            *self._pair_table(),
            "",
            f"Every deal is played in all seatings. Victories: per seat taken; an even share is {even}.",
            "Share: of the duels between the seats of the two bots; an even share is 50%. Elo: by all games",
            "together, 0 is the mean of these bots. Intervals: bootstrap over deals.",
        ]
        return "\n".join(lines) + "\n"

    def _bot_table(self) -> list[str]:
        lines = [
            "| bot | Elo | 95% interval | OpenSkill | victories | points | decisions | ms a decision |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for bot in sorted(self.bots, key=lambda bot: -self.standing.elo[bot].value):
            sums, elo = self.bots[bot], self.standing.elo[bot]
            lines.append(
                f"| {bot} | {elo.value:+.0f} | {elo.low:+.0f} to {elo.high:+.0f} "
                f"| {sums.skill.mu:.1f} ± {sums.skill.sigma:.1f} | {sums.victories / sums.seats:.1%} "
                f"| {sums.points / sums.seats:.1f} | {sums.decisions} | {sums.ms:.2f} |"
            )
        return lines

    def _pair_table(self) -> list[str]:
        sprt = self.plan.sprt
        test = "" if sprt is None else f" {sprt.low:g} or {sprt.high:g}? |"
        lines = [
            "| bot | against | games | share | 95% interval | points | theirs | Elo difference "
            f"| 95% interval |{test}",
            "|---|---|---|---|---|---|---|---|---|" + ("---|" if test else ""),
        ]
        for pair, sums in self.pairs.items():
            share, elo, (ours, theirs) = sums.share, self.standing.differences[pair], sums.means
            lines.append(
                f"| {pair[0]} | {pair[1]} | {sums.games} | {share.value:.1%} "
                f"| {share.low:.1%} to {share.high:.1%} | {ours:.1f} | {theirs:.1f} "
                f"| {elo.value:+.0f} | {elo.low:+.0f} to {elo.high:+.0f} |"
                + (f" {sums.verdict or 'open'} |" if test else "")
            )
        return lines


def write(played: Played, folder: Path, made: str = "") -> Summary:
    """Writes `games.jsonl`, `summary.json` and `summary.md`; each as a whole or not at all."""
    summary = summed_up(played)
    data = json.dumps(summary.data(), indent=1, ensure_ascii=False) + "\n"
    texts = {"games.jsonl": played.lines(), "summary.json": data, "summary.md": summary.page(made)}
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        new = folder / f"{name}.new"
        new.write_text(text, encoding="utf-8")
        os.replace(new, folder / name)
    return summary


def summed_up(played: Played) -> Summary:
    """Adds up the games that count, in the order of play: ratings depend on it."""
    plan, counted = played.plan, played.counted()
    shares = deal_shares(counted)
    bots = {bot: BotSums() for bot in plan.bots}
    pairs = {pair: PairSums(shares[pair], played.stops.get(pair, (0, ""))[1]) for pair in plan.pairs}
    for match, row in counted:
        found, pair = row["game"], pairs[match.pair]
        pair.games += 1
        for seat, bot in enumerate(match.bots):
            sums = bots[bot]
            sums.seats += 1
            sums.victories += found["payoffs"][seat]
            sums.points += found["scores"][seat]
            sums.decisions += found["decisions"][seat]
            sums.seconds += row["seconds"][seat]
            pair.points[match.pair.index(bot)].append(found["scores"][seat])
        before = {bot: bots[bot].skill for bot in match.pair}
        for bot, skill in after_game(match.bots, found["ranks"], before).items():
            bots[bot].skill = skill
    games = len(seatings(plan.seats, "a", "b"))
    results = {pair: [(share * games, float(games)) for share in sums.shares] for pair, sums in pairs.items()}
    return Summary(plan, len(counted), bots, pairs, standing(plan.bots, results))


def _rounded(found: Interval, digits: int) -> dict[str, float]:
    """A figure and its interval as plain data."""
    return {name: round(number, digits) for name, number in vars(found).items()}
