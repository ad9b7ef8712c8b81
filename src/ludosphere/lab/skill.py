"""Ratings after a game: OpenSkill's Bradley-Terry model with full pairing.

(Its Plackett-Luce model divides what tied players get by their number, so that whoever comes after three
winners would gain more than they do.)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from openskill.models import BradleyTerryFull

_MODEL = BradleyTerryFull()


class Skill(NamedTuple):
    """A strength and its uncertainty."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The strength one can be almost sure of."""
        return self.mu - 3 * self.sigma


FIRST = Skill(_MODEL.mu, _MODEL.sigma)
"""The strength of somebody nobody knows."""


def after_game(
    subjects: Sequence[str], ranks: Sequence[float], before: Mapping[str, Skill]
) -> dict[str, Skill]:
    """The new skills of the subjects of a game. ranks: one per subject, from 1, equal ones share.

    A subject that is there several times (bots of one kind) takes the mean of what each would.
    """
    teams = [[_MODEL.rating(mu=before[subject].mu, sigma=before[subject].sigma)] for subject in subjects]
    new = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    moved = defaultdict[str, list[Any]](list)
    for subject, (one,) in zip(subjects, new):
        moved[subject].append(one)
    return {
        subject: Skill(*(sum(getattr(one, name) for one in several) / len(several) for name in Skill._fields))
        for subject, several in moved.items()
    }
