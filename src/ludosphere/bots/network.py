"""The weights of learned bots: which file fits a game, and the network in it.

A weights file is a NumPy archive (.npz, no pickles) of whole numbers, exactly those `judging.Layers` counts
with, and a description: game, options it was trained for, and the *layout* of the inputs. Where the
observation of a game has changed since, the file is refused: its rows would stand for other things.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.contract import Game
from ..core.errors import LudosphereError
from ..core.registry import game, offered
from ..core.rng import seeded
from .judging import DEEP, HOPES, OUT, WEIGHT, Layers

FORMAT = 1
WALK = 60
"""Actions after which a game's traits are looked at, to see whether they still mean the same."""

Whole = NDArray[np.int64]


class WeightsError(LudosphereError):
    """A weights file that can't be used here."""


def layout(title: Game, options: Mapping[str, object]) -> str:
    """What the inputs of a network for this game mean, as a hash.

    Names, shapes and ranges of all parts of the observation; where a game has traits of its own, what they
    are in a game played at random. Options that make no difference to a network make none here.
    """
    chosen = title.options(purpose(title, options))
    parts = [(part.name, list(part.shape), part.high) for part in title.observation_spec(chosen)]
    told: list[Any] = [parts, ["prospects", HOPES]]
    position, rng = title.new(chosen, 0), seeded(0, "layout")
    if len(position.features(0)) > HOPES:
        for _ in range(WALK):
            movers = position.to_move()
            if not movers:
                break
            position.play(movers[0], position.sample(movers[0], rng))
        told.append([position.features(seat) for seat in range(len(position.scores()))])
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:32]


def indifferent(name: str) -> tuple[str, ...]:
    """The options of a game that make no difference to a network."""
    own: tuple[str, ...] = offered(name, "bots", "INDIFFERENT", ())
    return own


def purpose(title: Game, options: Mapping[str, object]) -> dict[str, Any]:
    """The options a network has to be trained for, without those that make no difference to it."""
    chosen = title.options(options)
    kept = {name: value for name, value in chosen.items() if name not in indifferent(title.name)}
    plain: dict[str, Any] = json.loads(json.dumps(kept))  # as it is read from a file
    return plain


@dataclass(frozen=True)
class Network:
    """Fixed-point weights of a network with two hidden layers, and what it is for.

    reads: (inputs,) which numbers of the observation are read; first: (inputs + traits, hidden), second:
    (units, hidden), last: (units,), with biases; skip: (3,), from the last traits.
    """

    game: str
    purpose: dict[str, Any]
    layout: str
    reads: Whole
    first: Whole
    first_bias: Whole
    second: Whole
    second_bias: Whole
    last: Whole
    last_bias: int
    skip: Whole

    def layers(self) -> Layers:
        """The network, ready to judge."""
        return Layers(
            self.reads.tolist(),
            self.first.ravel().tolist(),
            self.first_bias.tolist(),
            self.second.ravel().tolist(),
            self.second_bias.tolist(),
            self.last.tolist(),
            self.last_bias,
            self.skip.tolist(),
        )

    def write(self, path: Path) -> None:
        """Writes the weights file; the same network makes the same bytes."""
        about = {"format": FORMAT, "game": self.game, "purpose": self.purpose, "layout": self.layout}
        arrays: dict[str, Any] = {
            "about": np.frombuffer(json.dumps(about, sort_keys=True).encode(), dtype=np.uint8),
            "reads": self.reads.astype(np.int32),
            "first": self.first.astype(np.int32),
            "first_bias": self.first_bias.astype(np.int32),
            "second": self.second.astype(np.int32),
            "second_bias": self.second_bias.astype(np.int32),
            "last": self.last.astype(np.int32),
            "skip": self.skip,
            "last_bias": np.array(self.last_bias, dtype=np.int64),
        }
        file = io.BytesIO()
        np.savez_compressed(file, allow_pickle=False, **arrays)
        path.write_bytes(file.getvalue())


def read(data: bytes, name: str = "weights") -> Network:
    """The network of a weights file; raises WeightsError if it is none."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as found:
            about = json.loads(found["about"].tobytes())
            if about["format"] != FORMAT:
                raise WeightsError(
                    f"{name} has format {about['format']}; this program reads format {FORMAT}."
                )
            parts = {key: found[key].astype(np.int64) for key in _SHAPES}
            bias = int(found["last_bias"])
    except (ValueError, KeyError, OSError, EOFError) as error:
        raise WeightsError(f"{name} is no weights file: {error}") from None
    for key, dimensions in _SHAPES.items():
        if parts[key].ndim != dimensions:
            raise WeightsError(f"{name} is no weights file: {key} has {parts[key].ndim} dimensions.")
    hidden, units = len(parts["first_bias"]), len(parts["second_bias"])
    shapes = {
        "first": (max(len(parts["first"]), len(parts["reads"]) + HOPES), hidden),
        "second": (units, hidden),
        "last": (units,),
        "skip": (HOPES,),
    }
    if hidden % 4 or any(parts[key].shape != shape for key, shape in shapes.items()):
        raise WeightsError(f"{name} is no weights file: its layers don't fit together.")
    return Network(about["game"], about["purpose"], about["layout"], last_bias=bias, **parts)


_SHAPES = {"reads": 1, "first": 2, "first_bias": 1, "second": 2, "second_bias": 1, "last": 1, "skip": 1}


def fixed(
    title: Game,
    options: Mapping[str, object],
    reads: Whole,
    first: NDArray[Any],
    first_bias: NDArray[Any],
    second: NDArray[Any],
    second_bias: NDArray[Any],
    last: NDArray[Any],
    last_bias: float,
    skip: NDArray[Any],
) -> Network:
    """The fixed-point network nearest to trained weights, whose inputs are the numbers as they are.

    The sums of the first layer are cut to 2**10 for 1 and those of the second again, so weights and biases
    of each layer are scaled to meet there.
    """

    def whole(weights: NDArray[Any], scale: float) -> Whole:
        return np.rint(weights.astype(np.float64) * scale).astype(np.int64)

    return Network(
        title.name,
        purpose(title, options),
        layout(title, options),
        reads,
        whole(first, WEIGHT),
        whole(first_bias, WEIGHT),
        whole(second, DEEP),
        whole(second_bias, DEEP * 1024),
        whole(last, DEEP),
        round(float(last_bias) * OUT),
        whole(skip, OUT),
    )


def fitting(title: Game, options: Mapping[str, object]) -> Network | None:
    """The shipped network for a game with these options; None if there is none.

    Raises WeightsError if the observation has changed since it was trained.
    """
    wanted = purpose(title, options)
    for network in shipped(title.name):
        if network.purpose == wanted:
            checked(network, title, options)
            return network
    return None


def checked(network: Network, title: Game, options: Mapping[str, object]) -> None:
    """Raises WeightsError if the network reads other inputs than these options give."""
    if network.game != title.name:
        raise WeightsError(f"These weights are for {network.game}, not for {title.name}.")
    if network.layout != layout(title, options):
        raise WeightsError(
            f"The weights for {title.name} were trained on another observation; "
            f"train them again: ludosphere train {title.name}"
        )


@cache
def shipped(name: str) -> tuple[Network, ...]:
    """All networks of the package for a game."""
    folder = resources.files(__package__) / "weights"
    if not folder.is_dir():
        return ()
    files = sorted(
        (
            file
            for file in folder.iterdir()
            if file.name.startswith(f"{name}-") and file.name.endswith(".npz")
        ),
        key=lambda file: file.name,
    )
    return tuple(read(file.read_bytes(), file.name) for file in files)


def named(title: Game, options: Mapping[str, object]) -> str:
    """The name of the weights file for these options: game, seats, and what isn't as by default."""
    plain = purpose(title, {})
    own = purpose(title, options)
    words = [title.name, f"{own['seats']}"]
    words += [f"{value}" for key, value in own.items() if key != "seats" and value != plain[key]]
    return "-".join(words) + ".npz"


def network_for(name: str, options: Mapping[str, object]) -> Network | None:
    """The shipped network for a game by name."""
    return fitting(game(name), options)
