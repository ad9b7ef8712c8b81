"""The games for OpenSpiel: importing this module registers one pyspiel game per title.

    import pyspiel
    from ludosphere.envs import openspiel

    game = pyspiel.load_game(f"ludosphere_{name}(players=3)")
    game = openspiel.load(name, {"seats": 3})

Play is sequential: the first of the seats that owe a decision acts. Chance is explicit: the deal, and every
action that draws something, is a chance node whose outcomes, all equally likely, are seeds of a generator.
So a search knows nothing of what is drawn, and a history of actions and outcomes is a game for ever. There
are `outcomes` seeds at each chance node: each draws by the rules, but together they can bring no more
different things than there are seeds. Utilities are `Position.payoffs`, from 0 to 1, which sum up to 1
(constant-sum) but for games of a single seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote, unquote

import numpy as np

from ..core.contract import Position
from ..core.errors import LudosphereError
from ..core.registry import game as named
from ..core.registry import registered_games
from ..core.rng import Rng, seeded

try:
    import pyspiel
except ImportError:
    raise ImportError("OpenSpiel is not installed: pip install open_spiel.") from None

from .interface import Interface

LONGEST = 20_000
"""Actions after which a game is cut off, unless the parameter `max_steps` says otherwise: OpenSpiel wants a
bound, and some games have none for who plays at random."""
OUTCOMES = 256
"""Seeds at a chance node, unless the parameter `outcomes` says otherwise."""
PREFIX = "ludosphere_"


class Held:
    """All of a state that changes, in one object: OpenSpiel's `clone` copies what a state holds, deeply."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.position: Position | None = None
        """None before the deal."""
        self.pending: tuple[int, int] | None = None
        """Seat and action that wait for chance."""
        self.mix = title.seed
        """Tells chance nodes after different draws from each other."""
        self.steps = 0
        """Actions so far."""
        self.chains = [b""] * title.interface.seats
        """By seat: a digest of all that it saw when it decided, and of what it decided."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        twin = Held.__new__(Held)
        twin.title, twin.pending, twin.mix, twin.steps = self.title, self.pending, self.mix, self.steps
        twin.position = None if self.position is None else self.position.copy()
        twin.chains = self.chains[:]
        return twin

    def act(self, seat: int, code: int) -> None:
        """Plays the action, or lets it wait if something is drawn in it."""
        assert self.position is not None
        tried = self.position.copy()
        tried.play(seat, code)
        self.steps += 1
        self.chains[seat] = self.known(seat) + b"%d;" % code  # words are longer than any fixed size
        if tried.rng.state() == self.position.rng.state():
            self.position = tried
        else:
            self.pending = (seat, code)

    def draw(self, outcome: int) -> None:
        """Deals, or plays the action that waits, with the generator of this outcome."""
        rng = seeded(outcome, f"outcome after {self.mix}")
        self.mix = int(rng.word())
        if self.position is None:
            interface = self.title.interface
            self.position = interface.game.start(dict(interface.options), rng)
        else:
            assert self.pending is not None
            self.position.rng = rng
            self.position.play(*self.pending)
            self.pending = None

    def known(self, seat: int) -> bytes:
        """A digest of all that the seat has seen at its decisions, and sees now."""
        return hashlib.blake2b(self.chains[seat] + self.seen(seat), digest_size=16).digest()

    def seen(self, seat: int) -> bytes:
        """What the seat sees now: its observation and its actions."""
        if self.position is None:
            return b""
        legal = ",".join(map(str, self.position.legal(seat)))
        return self.position.observe(seat) + legal.encode()


class Title:
    """What a pyspiel game knows of itself: numbers of a game with certain options, and its chance."""

    def __init__(self, name: str, parameters: Mapping[str, Any]) -> None:
        self._made_of = (name, dict(parameters))
        given = {key: unquote(value) for key, _, value in _pairs(str(parameters.get("options", "")))}
        if "seats" in given:
            raise LudosphereError("The number of seats is OpenSpiel's parameter 'players', not an option.")
        seats = int(parameters.get("players", _players(name)[0]))
        self.interface = Interface(
            name, {**given, "seats": seats}, max_steps=int(parameters.get("max_steps", LONGEST))
        )
        self.seed = int(parameters.get("seed", 0))
        self.outcomes = int(parameters.get("outcomes", OUTCOMES))
        if self.outcomes < 1:
            raise LudosphereError(f"A chance node has at least one outcome, not {self.outcomes}.")
        self.chances = [(outcome, 1.0 / self.outcomes) for outcome in range(self.outcomes)]

    def __reduce__(self) -> tuple[Any, ...]:
        """How OpenSpiel copies and stores it: made again, as compiled classes can't be taken apart."""
        return Title, self._made_of


def _pairs(text: str) -> list[tuple[str, str, str]]:
    return [part.partition(":") for part in text.split(";") if part]


def _players(name: str) -> list[int]:
    """The numbers of seats, the usual one first."""
    spec = next(spec for spec in named(name).option_specs if spec.name == "seats")
    return [int(value) for value in getattr(spec, "values", (2,))]


class LudosphereState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment at which chance has to decide."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.held = Held(game.title)

    @property
    def position(self) -> Position:
        """The true position, for a referee; there is none before the deal."""
        if self.held.position is None:
            raise LudosphereError("Nothing is dealt yet: this is a chance node.")
        return self.held.position

    def current_player(self) -> int:
        """Returns id of the next player to move, or TERMINAL if game is over."""
        held = self.held
        if held.position is None or held.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        movers = held.position.to_move()
        over = not movers or held.title.interface.cuts(held.position, held.steps)
        return int(pyspiel.PlayerId.TERMINAL) if over else movers[0]

    def _legal_actions(self, player: int) -> list[int]:
        """Returns a list of legal actions, sorted in ascending order."""
        held = self.held
        if held.position is None or held.pending is not None or player != self.current_player():
            return []
        numbers = held.title.interface.numbers
        return sorted([numbers[code] for code in held.position.legal(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the possible chance outcomes and their probabilities."""
        return self.held.title.chances

    def _apply_action(self, action: int) -> None:
        """Applies the specified action to the state."""
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self.held.draw(action)
        else:
            interface = self.held.title.interface
            code = interface.codes[action]
            interface.check(self.position, player, code)  # OpenSpiel doesn't ask whether it is listed
            self.held.act(player, code)

    def _action_to_string(self, player: int, action: int) -> str:
        """Action -> string: the game's notation; chance outcomes are seeds."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        if self.held.position is None:
            return str(action)
        return self.held.position.notation(player, self.held.title.interface.codes[action])

    def is_terminal(self) -> bool:
        """Returns True if the game is over."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Total reward for each player over the course of the game so far: it comes at the end."""
        seats = self.held.title.interface.seats
        if not self.is_terminal():
            return [0.0] * seats
        if self.position.to_move():  # cut off: nobody is better than another
            return [1.0 / seats if seats > 1 else 0.0] * seats
        return self.position.payoffs()

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> LudosphereState:
        """A state drawn among those the player can't tell from this one; `sample` gives numbers in [0, 1).

        Its past is this state's; only what is hidden from the player, and what will be drawn, is another.
        """
        a, b, c = (int(sample() * 0xFFFFFFFF) for _ in range(3))
        rng = Rng(a, b, c, 1)
        twin: LudosphereState = self.clone()
        twin.held.position = self.position.determinize(player, rng)
        twin.held.mix = int(rng.word())
        return twin

    def __str__(self) -> str:
        """What a spectator sees."""
        if self.held.position is None:
            return "Nothing is dealt yet."
        faces, view = self.held.position.faces(), self.held.position.view(None)
        return faces.ascii(view)


class Observer:
    """Tensors scaled to [0, 1], and strings that tell what a player knows: pyspiel's PyObserver."""

    def __init__(self, title: Title, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        interface = title.interface
        self._recalls = kind.perfect_recall
        self._scale = 1.0 / np.maximum(interface.high, 1).astype(np.float32)
        self.tensor = np.zeros(interface.size, np.float32)
        self.dict = interface.split(self.tensor)

    def set_from(self, state: LudosphereState, player: int) -> None:
        """Updates `tensor` and `dict` to reflect `state` from PoV of `player`."""
        if state.held.position is None:
            self.tensor.fill(0)
        else:
            seen = state.held.title.interface.observation(state.held.position, player)
            np.multiply(seen, self._scale, out=self.tensor)

    def string_from(self, state: LudosphereState, player: int) -> str:
        """A text that is equal where the player sees (with perfect recall: has seen) the same."""
        held = state.held
        known = held.known(player) if self._recalls else hashlib.blake2b(held.seen(player)).digest()[:16]
        return f"player {player} {known.hex()}"


def _type(name: str, seats: int) -> Any:
    """What pyspiel is told about a title, for so many seats."""
    kinds = pyspiel.GameType
    players = _players(name)
    secrets = named(name).secrets
    return kinds(
        short_name=PREFIX + name,
        long_name=f"{name.replace('_', ' ').title()} (Ludosphere)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if secrets else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.CONSTANT_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": players[0],
            "options": "",
            "seed": 0,
            "outcomes": OUTCOMES,
            "max_steps": LONGEST,
        },
    )


class LudosphereGame(pyspiel.Game):  # type: ignore[misc]
    """A title with certain options."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.title = Title(self.name, params or {})
        seats = self.title.interface.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.title.interface.actions,
            max_chance_outcomes=self.title.outcomes,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if seats > 1 else None,
            max_game_length=self.title.interface.max_steps,
        )
        super().__init__(_type(self.name, seats), info, dict(params or {}))

    def new_initial_state(self) -> LudosphereState:
        """Returns a state corresponding to the start of a game: the deal, a chance node."""
        return LudosphereState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and at most one for each action."""
        return self.title.interface.max_steps + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Returns an object used for observing game state."""
        return Observer(self.title, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def load(
    name: str,
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    outcomes: int = OUTCOMES,
    max_steps: int = LONGEST,
) -> Any:
    """The pyspiel game of a title with these options, seats among them; `seed` changes what seeds draw.

    A game that goes on after `max_steps` actions is cut off and shared by all.
    """
    chosen = named(name).options(options or {})
    usual = named(name).options({"seats": chosen["seats"]})
    texts = []
    for key, value in chosen.items():
        if key != "seats" and value != usual[key]:
            text = ",".join(value) if isinstance(value, list) else str(value)
            texts.append(f"{key}:{quote(text, safe='')}")
    parameters = {
        "players": chosen["seats"],
        "options": ";".join(texts),
        "seed": seed,
        "outcomes": outcomes,
        "max_steps": max_steps,
    }
    return pyspiel.load_game(PREFIX + name, parameters)


def _register() -> None:
    known = pyspiel.registered_names()
    for name in registered_games():
        if PREFIX + name not in known:
            made = type(f"Game_{name}", (LudosphereGame,), {"name": name, "__doc__": LudosphereGame.__doc__})
            pyspiel.register_game(_type(name, _players(name)[0]), made)


_register()
