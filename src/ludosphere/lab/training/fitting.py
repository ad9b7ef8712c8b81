"""Fitting the network to samples: batches, a validation set of whole games, early stopping."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...kit.minds import Recipe
from .model import Adam, Floats, Model, cross_entropy, fresh
from .samples import Samples

VALIDATION = 10
"""One game in so many is kept apart to see whether what was learned holds for other games."""
FLAT = 0.25
"""The least spread an input is divided by: rare things are not blown up."""


@dataclass
class Fit:
    """A fitted model: reads tells which numbers of the observation it looks at; losses are cross-entropies of
    who won, in nats.

    constant is the loss of always saying how often seats win; `history` has the loss after every epoch.
    """

    model: Model
    reads: NDArray[np.int64]
    spread: float
    loss: float
    constant: float
    history: list[float]


def table(samples: Samples, reads: NDArray[np.int64], chosen: NDArray[Any]) -> Floats:
    """The raw inputs (n, reads + traits) of some samples."""
    seen = samples.seen[chosen][:, reads].astype(np.float32)
    return np.concatenate([seen, samples.traits[chosen].astype(np.float32)], axis=1)


def varied(samples: Samples, gone: Collection[int]) -> tuple[NDArray[np.int64], Floats, Floats]:
    """Which observed numbers vary (but for those gone), and the means and spreads of all inputs."""
    part = samples.seen[:: max(1, len(samples) // 50_000)].astype(np.float32)
    traits = samples.traits[:: max(1, len(samples) // 50_000)].astype(np.float32)
    reads = np.array([at for at in np.flatnonzero(part.std(0) > 0) if at not in gone], dtype=np.int64)
    means = np.concatenate([part.mean(0)[reads], traits.mean(0)])
    spreads = np.concatenate([part.std(0)[reads], traits.std(0)])
    return reads, means, spreads


def fit(
    samples: Samples,
    recipe: Recipe,
    seed: int,
    gone: Collection[int] = (),
    told: Callable[[int, int, float], None] = lambda epoch, epochs, loss: None,
    start: Fit | None = None,
) -> Fit:
    """Fits a network; the same samples, recipe and seed give the same weights on the same machine.

    `gone` are numbers of the observation that are not looked at. `told` hears of every epoch: its number, how
    many there are at most, the validation loss. With a `start` whose inputs are the same, learning goes on
    from its weights.
    """
    rng = np.random.default_rng(seed)
    reads, means, spreads = varied(samples, frozenset(gone))
    apart = samples.game % VALIDATION == 0
    learn, check = np.flatnonzero(~apart), np.flatnonzero(apart)
    spread = float(np.std(samples.ahead[learn])) or 1.0
    ahead = samples.ahead / np.float32(spread)
    thought = np.where(np.isnan(samples.thought), samples.won, samples.thought)
    won = (np.float32(recipe.trust) * thought + np.float32(1 - recipe.trust) * samples.won).astype(np.float32)
    if start is not None and np.array_equal(start.reads, reads):
        model = Model(
            start.model.mean, start.model.scale, {k: v.copy() for k, v in start.model.weights.items()}
        )
    else:
        scale = (1 / np.maximum(spreads, FLAT)).astype(np.float32)
        model = fresh(means.astype(np.float32), scale, recipe.hidden, recipe.units, rng)
    optimiser = Adam(model.weights, recipe.decay)
    checked = model.scaled(table(samples, reads, check))
    share = float(np.mean(samples.won[learn]))
    odds = np.full(len(check), np.log(share / (1 - share)), dtype=np.float32)
    constant = cross_entropy(odds, samples.won[check])
    best, kept, waited = float("inf"), model.weights, 0
    history: list[float] = []
    batches = max(1, len(learn) // recipe.batch)
    for epoch in range(recipe.epochs):
        order = rng.permutation(learn)
        for number in range(batches):
            rate = recipe.rate * (1 - (epoch + number / batches) / recipe.epochs)
            chosen = np.sort(order[number * recipe.batch : (number + 1) * recipe.batch])
            x = model.scaled(table(samples, reads, chosen))
            _, _, found = model.gradients(x, won[chosen], ahead[chosen])
            optimiser.step(found, rate)
        loss = cross_entropy(logits(model, checked), samples.won[check])
        history.append(loss)
        told(epoch + 1, recipe.epochs, loss)
        if loss < best - 1e-5:
            best, waited = loss, 0
            kept = {name: array.copy() for name, array in model.weights.items()}
        else:
            waited += 1
            if waited >= recipe.patience:
                break
    return Fit(Model(model.mean, model.scale, kept), reads, spread, best, constant, history)


def logits(model: Model, scaled: Floats) -> Floats:
    """The log-odds of many positions, in pieces that fit into memory."""
    parts = [model.forward(scaled[at : at + 8192])[2][:, 0] for at in range(0, len(scaled), 8192)]
    return np.concatenate(parts) if parts else np.zeros(0, dtype=np.float32)
