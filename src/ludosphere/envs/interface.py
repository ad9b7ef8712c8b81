"""What all environments have in common: a game with its options in numbers, and where games come from."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.contract import Game, Position
from ..core.errors import IllegalAction, LudosphereError
from ..core.registry import game
from ..core.rng import Rng, seeded

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

ENDLESS = 2**62
"""More steps and turns than any game has."""
KEPT = 16777216
"""Bytes of masks that are kept, so that legal lists that come again and again are turned into masks once."""


class Codes(dict[int, int]):
    """The game's action for each number, looked up once; raises LudosphereError for what is no number."""

    def __init__(self, interface: Interface) -> None:
        super().__init__()
        self._numbering = interface.action_space

    def __missing__(self, index: Any) -> int:
        try:
            number = int(index)
            if number != index:
                raise ValueError
        except (TypeError, ValueError, OverflowError):
            raise LudosphereError(f"An action is a number, not {str(index)[:40]!r}.") from None
        code = self._numbering.action(number)
        self[number] = code
        return code


class Numbers(dict[int, int]):
    """The number of each of the game's actions, looked up once."""

    def __init__(self, interface: Interface) -> None:
        super().__init__()
        self._numbering = interface.action_space

    def __missing__(self, code: int) -> int:
        number = self._numbering.index(code)
        self[code] = number
        return number


class Interface:
    """A game with certain options, in numbers.

    `actions` is how many numbers of actions there are, `size` how many numbers an observation has, `high`
    their largest values (uint8, shape (size,)), `observation_spec` its parts, `idle` how many numbers
    a mask has behind those of the actions (1 where one means to do nothing). A game that goes on after
    `max_steps` steps or after the turn `max_turns` is cut off (None: it never is).
    """

    def __init__(
        self,
        name: str | Game,
        options: Mapping[str, object] | None = None,
        *,
        idle: int = 0,
        max_steps: int | None = None,
        max_turns: int | None = None,
    ) -> None:
        self.game = name if isinstance(name, Game) else game(name)
        self.options = self.game.options(options or {})
        self.seats = self.game.seats(self.options)
        self.observation_spec = self.game.observation_spec(self.options)
        self.action_space = self.game.action_space(self.options)
        self.actions = int(self.action_space.total)
        self.idle = idle
        for limit, most in (("max_steps", max_steps), ("max_turns", max_turns)):
            if most is not None and most < 1:
                raise LudosphereError(f"{limit} is at least 1, or None for no limit, not {most}.")
        self.max_steps = ENDLESS if max_steps is None else max_steps
        self.max_turns = ENDLESS if max_turns is None else max_turns
        self.size = sum(tensor.size for tensor in self.observation_spec)
        self.high: Bytes = np.concatenate(
            [np.full(part.size, part.high, np.uint8) for part in self.observation_spec]
        )
        self.speaks = type(self.deal(0)).allows is not Position.allows
        """Does the game allow more than its masks show?"""
        self.codes = Codes(self)
        self.numbers = Numbers(self)
        self._masks: dict[tuple[int, ...], bytes] = {}
        self._most_masks = max(1, KEPT // (self.actions + idle))

    def code(self, index: Any) -> int:
        """The game's action for a number: an int, one of NumPy's, an array of one; raises LudosphereError."""
        try:
            return self.codes[index]
        except TypeError:  # what can't be looked up
            if getattr(index, "size", 0) != 1:
                raise LudosphereError(f"An action is a number, not {str(index)[:40]!r}.") from None
            return self.codes[index.item()]

    def check(self, position: Position, seat: int, code: int) -> None:
        """Raises IllegalAction for what `play` wouldn't refuse but no mask shows: words of one's own."""
        if self.speaks and code not in position.legal(seat):
            raise IllegalAction(f"Action number {self.numbers[code]} is not legal now.")

    def cuts(self, position: Position, steps: int) -> bool:
        """Is a game that has not ended cut off after so many steps?"""
        return steps >= self.max_steps or position.turn > self.max_turns

    def deal(self, seed: int) -> Position:
        """The start of a game, the same as `Game.new` with these options and this seed."""
        return self.game.start(dict(self.options), seeded(seed))  # the options were checked once and for all

    def observation(self, position: Position, seat: int) -> Bytes:
        """What the seat may know: uint8, shape (size,), an array of the caller's own."""
        return np.frombuffer(bytearray(position.observe(seat)), np.uint8)

    def split(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The parts of observations by name, as views: the last axis, `size` long, becomes the part's."""
        if observation.shape[-1:] != (self.size,):
            raise LudosphereError(f"The last axis of an observation has {self.size} numbers here.")
        found = {}
        at = 0
        for part in self.observation_spec:
            found[part.name] = observation[..., at : at + part.size].reshape(
                *observation.shape[:-1], *part.shape
            )
            at += part.size
        return found

    def legal(self, position: Position, seat: int) -> list[int]:
        """What the seat may do: `Position.legal` where any seat may act at any time, else only in its turn.

        In its turn is the first of those who owe a decision. Anybody may act where there is a number for
        doing nothing (`idle`).
        """
        if not self.idle:
            movers = position.to_move()
            if not movers or movers[0] != seat:
                return []
        return position.legal(seat)

    def allowed(self, position: Position, seat: int) -> Mask:
        """The mask of `legal`; the number for doing nothing is 1 for seats that owe no decision."""
        movers = position.to_move()
        if self.idle:
            mask = self.mask(position.legal(seat))
            if seat not in movers:
                mask[self.actions] = 1
            return mask
        return self.mask(position.legal(seat) if movers and movers[0] == seat else [])

    def mask(self, legal: list[int]) -> Mask:
        """1 for the number of each of these actions: int8, shape (actions + idle,), the caller's own."""
        key = tuple(legal)
        found = self._masks.get(key)
        if found is None:
            row = bytearray(self.actions + self.idle)
            numbers = self.numbers
            for code in legal:
                row[numbers[code]] = 1
            if len(self._masks) >= self._most_masks:
                self._masks.clear()
            self._masks[key] = found = bytes(row)
        return np.frombuffer(bytearray(found), np.int8)


class Deals:
    """Seeds of one game after the other: the one that is asked for, then others that follow from it."""

    def __init__(self) -> None:
        self._rng: Rng | None = None

    def next(self, seed: int | None) -> int:
        """The seed of the next game: `seed` itself if there is one, else one drawn from the last given.

        Where none was ever given, the operating system's chance decides.
        """
        if seed is not None:
            self._rng = seeded(seed, "environment")
            return int(seed)
        if self._rng is None:
            self._rng = seeded(secrets.randbits(63), "environment")
        return int(self._rng.word()) << 31 | int(self._rng.word()) >> 1


def rewards(payoffs: list[float], zero_sum: bool) -> list[float]:
    """Per seat the reward at the end: `Position.payoffs`, or shifted and stretched to sum up to 0.

    Zero-sum, a sole victory is worth 1 and each defeat -1 / (seats - 1); a game shared by all is worth 0.
    """
    if not zero_sum:
        return payoffs
    seats = len(payoffs)
    return [(seats * payoff - 1.0) / (seats - 1) for payoff in payoffs]


def forfeits(seats: int, lost: list[int], zero_sum: bool) -> list[float]:
    """Per seat the reward where these have lost by an illegal action: the others share the victory."""
    share = 1.0 / max(1, seats - len(lost))
    return rewards([0.0 if seat in lost else share for seat in range(seats)], zero_sum)


ILLEGAL = ("lose", "raise")
"""What an environment can do about an action that isn't legal."""
RENDER_MODES = ("ansi", "svg")
"""How an environment can show a position: as text, or as a picture."""


def check_illegal(illegal: str) -> None:
    """Refuses any other answer."""
    if illegal not in ILLEGAL:
        raise LudosphereError(f"'illegal' is lose or raise, not {illegal!r}.")


def check_render_mode(mode: str | None) -> None:
    """Refuses any other way to draw a position."""
    if mode is not None and mode not in RENDER_MODES:
        raise LudosphereError(f"There is no render mode {mode!r}; there are ansi and svg.")


def check_zero_sum(seats: int, zero_sum: bool) -> None:
    """Refuses zero-sum rewards where there is nobody to share with."""
    if zero_sum and seats < 2:
        raise LudosphereError("Rewards of a single seat can't sum up to zero: leave zero_sum out.")
