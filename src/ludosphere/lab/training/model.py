"""The network that learns: two hidden layers, the chance to win and the lead at the end, in NumPy.

The lead is only there to learn from: one game tells little about who wins, more about by how much. What is
shipped is the part that tells the chance. Adam after Kingma and Ba, "Adam: A Method for Stochastic
Optimization", 2015; its weight decay after Loshchilov and Hutter, "Decoupled Weight Decay Regularization",
2019.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...bots.judging import HOPES
from ...bots.network import Network, fixed
from ...core.contract import Game

Floats = NDArray[np.float32]
LEAD_WEIGHT = 0.5
"""What the error of the lead counts beside that of the chance."""


@dataclass
class Model:
    """Weights: first (inputs, hidden), second (hidden, units), last (units, 2), their biases, and skip (3,
    2), from the last inputs, those in points, straight to the outputs.

    mean, scale: (inputs,) what is taken from each input before it is read, and what it is multiplied with
    then.
    """

    mean: Floats
    scale: Floats
    weights: dict[str, Floats]

    def scaled(self, numbers: NDArray[Any]) -> Floats:
        """Raw inputs (n, inputs) as the model reads them."""
        return (numbers.astype(np.float32) - self.mean) * self.scale

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        """Both hidden layers and the outputs (n, 2), log-odds and lead in spreads, of inputs (n, d)."""
        w = self.weights
        one = np.maximum(x @ w["first"] + w["first_bias"], 0)
        two = np.maximum(one @ w["second"] + w["second_bias"], 0)
        return one, two, two @ w["last"] + w["last_bias"] + x[:, -HOPES:] @ w["skip"]

    def gradients(self, x: Floats, won: Floats, ahead: Floats) -> tuple[float, float, dict[str, Floats]]:
        """Cross-entropy of the chance, squared error of the lead, and the gradients of their weighted sum.

        x: (n, d) scaled inputs; won: (n,) 0 to 1; ahead: (n,) in units of the spread.
        """
        w = self.weights
        count = np.float32(len(x))
        one, two, out = self.forward(x)
        chance = 1 / (1 + np.exp(-out[:, 0]))
        error = out[:, 1] - ahead
        slope = np.empty_like(out)
        slope[:, 0] = (chance - won) / count
        slope[:, 1] = LEAD_WEIGHT * 2 * error / count
        found = {"last": two.T @ slope, "last_bias": slope.sum(0), "skip": x[:, -HOPES:].T @ slope}
        back = (slope @ w["last"].T) * (two > 0)
        found["second"] = one.T @ back
        found["second_bias"] = back.sum(0)
        back = (back @ w["second"].T) * (one > 0)
        found["first"] = x.T @ back
        found["first_bias"] = back.sum(0)
        return cross_entropy(out[:, 0], won), float(np.mean(error * error)), found

    def fixed(self, title: Game, options: Mapping[str, object], reads: NDArray[np.int64]) -> Network:
        """The network to ship. reads: which observed numbers are its inputs, before the traits."""
        w = self.weights
        first = w["first"].astype(np.float64) * self.scale[:, None]
        bias = w["first_bias"] - self.mean.astype(np.float64) @ first
        second = np.ascontiguousarray(w["second"].T)
        last = np.ascontiguousarray(w["last"][:, 0])
        skip = w["skip"][:, 0].astype(np.float64) * self.scale[-HOPES:]
        bias_out = float(w["last_bias"][0]) - float(self.mean[-HOPES:].astype(np.float64) @ skip)
        return fixed(title, options, reads, first, bias, second, w["second_bias"], last, bias_out, skip)


def cross_entropy(logits: Floats, won: Floats) -> float:
    """The mean cross-entropy, in nats, of chances given as log-odds."""
    return float(np.mean(np.logaddexp(0, logits) - won * logits))


def fresh(mean: Floats, scale: Floats, hidden: int, units: int, rng: np.random.Generator) -> Model:
    """A model that knows nothing (He initialisation); it says what the lead says."""

    def layer(rows: int, columns: int, spread: float) -> Floats:
        return rng.standard_normal((rows, columns), dtype=np.float32) * np.float32(spread)

    inputs = len(scale)
    return Model(
        mean,
        scale,
        {
            "first": layer(inputs, hidden, (2 / inputs) ** 0.5),
            "first_bias": np.zeros(hidden, dtype=np.float32),
            "second": layer(hidden, units, (2 / hidden) ** 0.5),
            "second_bias": np.zeros(units, dtype=np.float32),
            "last": layer(units, 2, 0.1 * (1 / units) ** 0.5),
            "last_bias": np.zeros(2, dtype=np.float32),
            "skip": np.array([[0, 0], [0, 0], [1, 0.5]], dtype=np.float32),
        },
    )


class Adam:
    """The optimiser; `rate` may change from step to step."""

    def __init__(self, weights: dict[str, Floats], decay: float) -> None:
        self.weights = weights
        self.decay = decay
        self.steps = 0
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}

    def step(self, found: dict[str, Floats], rate: float) -> None:
        """One step against these gradients."""
        self.steps += 1
        size = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, gradient in found.items():
            mean, square, weight = self.mean[name], self.square[name], self.weights[name]
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            if weight.ndim == 2:
                weight -= np.float32(rate * self.decay) * weight
            weight -= np.float32(size) * mean / (np.sqrt(square) + np.float32(1e-8))
