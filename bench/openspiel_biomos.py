"""Biomos (Discovery side, 2 to 4 players) as an OpenSpiel game written in Python.

What it is for: a peer in one run of ``ludosphere bench``. The same game, written once
more for a library that many people know, shows what our figures are worth on the same
machine and on the same day. It imports nothing of ours, so that it can neither borrow
our speed nor our mistakes, and it needs ``pip install open_spiel``.

It is meant to be a fair peer, written as OpenSpiel's guide and its own Python games do:
subclasses of ``pyspiel.Game`` and ``pyspiel.State``, explicit chance nodes for each draw,
``pyspiel.register_game``. Where the library leaves a choice, the quick one was taken:

* ``State.clone`` (two calls in each MCTS iteration) deep-copies each attribute of the
  Python state, so that everything lives in one ``Table`` with a cheap ``__deepcopy__``.
* Tracks are strings, cards are compiled regular expressions (a joker is a dot), and the
  acting player and the claims on offer are worked out once for each move, not each time
  that the C++ side asks.
* ``random_playouts`` draws chance outcomes with ``random.choices``; the documentation's
  ``np.random.choice`` does the same more slowly.
* No observer is offered, as neither measurement looks at observations.

The pouch and the deck have a hidden order but no hidden contents, so that this is a game
of perfect information with chance. Utilities are those of the ranking (zero-sum, -1 to
1; a shared victory is split); ``BiomosState.scores`` gives the points.

Actions: ``terrain * 13 + place`` (places 0 to 11 are the gaps from the start of the track,
12 is the moon), then the moon's effect ``65 + 12 * taken_from + put_to`` or 209 to leave
things as they are, then ``210 + slot`` to claim a face-up card (slots 0 to 3 basic, 4 to 7
giant) or 218 to decline. The moon's effect is asked for only with two tokens or more on
the track, a claim only when there is a card to claim. Chance outcomes: 0 to 4 a terrain
from the pouch, 5 and up a card (its index in ``CARDS`` + 5).

Run it: ``python bench/openspiel_biomos.py --games 200 --players 2 --iterations 1000``.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import time
from collections.abc import Mapping
from typing import Any

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

TERRAINS = "SDFMG"  # sea, desert, forest, mountain, glacier
TOKENS_PER_TERRAIN = 12
TRACK = 12
BATCH = 5  # tokens that fill the centre
ROW = 4  # face-up cards in each of the two rows

# Pattern (a dot is a joker) and points; the first 30 are the basic biomes.
CARDS: tuple[tuple[str, int], ...] = (
    ("GG", 3), ("DD", 3), ("FF", 3), ("SS", 3), ("MM", 3),
    ("G.G", 3), ("D.D", 3), ("F.F", 3), ("S.S", 3), ("M.M", 3),
    ("FMMF", 7), ("MFM", 5), ("DGGD", 7), ("GDG", 5), ("SGS", 5),
    ("GSSG", 7), ("MDDM", 7), ("DMD", 5), ("FSF", 5), ("SFFS", 7),
    ("GMG", 5), ("MGGM", 7), ("FGF", 5), ("GFFG", 7), ("DFD", 5),
    ("FDDF", 7), ("SDS", 5), ("DSSD", 7), ("MSM", 5), ("SMMS", 7),
    ("M.M.M.M", 10), ("F.F.F.F", 10), ("G.G.G.G", 10), ("D.D.D.D", 10), ("DDDD", 10),
    ("SSSS", 10), ("S.S.S.S", 10), ("GG..GG", 10), ("FF..FF", 10), ("MM..MM", 10),
)  # fmt: skip
BASIC_CARDS = 30
_FOUND_IN = tuple(re.compile(pattern).search for pattern, _ in CARDS)
_NO_CARD = -1

PLACES = TRACK + 1
MOON = TRACK
FIRST_LIFT = len(TERRAINS) * PLACES
NO_LIFT = FIRST_LIFT + TRACK * TRACK
FIRST_CLAIM = NO_LIFT + 1
NO_CLAIM = FIRST_CLAIM + 2 * ROW
NUM_ACTIONS = NO_CLAIM + 1
FIRST_CARD = len(TERRAINS)  # as a chance outcome

# The moon's effect on a track of n tokens: every (from, to) that changes a place.
_LIFTS = tuple(
    [FIRST_LIFT + TRACK * i + j for i in range(n) for j in range(n) if i != j] + [NO_LIFT]
    for n in range(TRACK + 1)
)

# As plain numbers: the C++ side asks for the player several times for each move.
_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)

MIN_PLAYERS = 2
MAX_PLAYERS = 4

_GAME_TYPE = pyspiel.GameType(
    short_name="python_biomos",
    long_name="Python Biomos (Discovery)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": MIN_PLAYERS},
)


def first_compensated(players: int) -> int:
    """The first of the seats (counted from 0) that begin with a token on the track."""
    return players - (2 if players == 4 else 1)


def turns(players: int) -> int:
    """How many turns a game has; each of them places one token."""
    return PLACES * players - (players - first_compensated(players))


# What the next action, of a player or of chance, is about. Plain numbers, since looking up
# the members of an enum takes a tenth of a microsecond each time.
(
    FILL_CENTRE,
    DEAL_BASIC,
    DEAL_GIANT,
    COMPENSATE,
    REPLACE,
    PLACE,
    LIFT,
    CLAIM,
    OVER,
) = range(9)
_PHASES = (
    "fill centre",
    "deal basic",
    "deal giant",
    "compensate",
    "replace",
    "place",
    "lift",
    "claim",
    "over",
)


class BiomosGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """A Python version of Biomos."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters = dict(params or {})
        players = int(parameters.get("players", MIN_PLAYERS))
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"Biomos (Discovery) has 2 to 4 players, not {players}")
        info = pyspiel.GameInfo(
            num_distinct_actions=NUM_ACTIONS,
            max_chance_outcomes=FIRST_CARD + len(CARDS),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            # A placement and a claim in each turn, one moon for each planet.
            max_game_length=2 * turns(players) + players,
        )
        super().__init__(_GAME_TYPE, info, parameters)

    def new_initial_state(self) -> BiomosState:
        """Returns a state corresponding to the start of a game."""
        return BiomosState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Centre, both rows, tokens at the start, and the whole basic deck."""
        players = self.num_players()
        batches = -(-turns(players) // BATCH)
        start = 2 * ROW + players - first_compensated(players)
        return int(BATCH * batches + start + BASIC_CARDS - ROW)


class Table:
    """All that changes in a game; kept together because it is copied for each clone."""

    __slots__ = (
        "centre",
        "claimed",
        "claims",
        "deck",
        "giants",
        "moons",
        "phase",
        "pouch",
        "row",
        "seat",
        "slot",
        "to_act",
        "to_draw",
        "tracks",
        "turns_left",
    )

    def __init__(self, players: int) -> None:
        self.phase = FILL_CENTRE
        self.to_act = _CHANCE
        self.seat = 0
        self.turns_left = turns(players)
        self.to_draw = BATCH
        self.slot = 0  # where the next card goes
        self.pouch = [TOKENS_PER_TERRAIN] * len(TERRAINS)
        self.centre = [0] * len(TERRAINS)
        self.deck = list(range(BASIC_CARDS))
        self.giants = list(range(BASIC_CARDS, len(CARDS)))
        self.row = [_NO_CARD] * (2 * ROW)  # four basic cards, then four giant ones
        self.tracks = [""] * players
        self.moons = [""] * players
        self.claimed: list[tuple[int, ...]] = [()] * players
        self.claims: list[int] = []  # replaced, never changed, hence shared by copies

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        other = Table.__new__(Table)
        other.phase = self.phase
        other.to_act = self.to_act
        other.seat = self.seat
        other.turns_left = self.turns_left
        other.to_draw = self.to_draw
        other.slot = self.slot
        other.pouch = self.pouch[:]
        other.centre = self.centre[:]
        other.deck = self.deck[:]
        other.giants = self.giants[:]
        other.row = self.row[:]
        other.tracks = self.tracks[:]
        other.moons = self.moons[:]
        other.claimed = self.claimed[:]
        other.claims = self.claims
        return other


class BiomosState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A Python version of the Biomos state."""

    def __init__(self, game: BiomosGame) -> None:
        """Constructor; should only be called by Game.new_initial_state."""
        super().__init__(game)
        self.table = Table(game.num_players())

    # OpenSpiel (PySpiel) API functions are below. This is the standard set that
    # should be implemented by every sequential-move game with chance.

    def current_player(self) -> int:
        """Returns id of the next player to move, or TERMINAL if game is over."""
        return self.table.to_act

    def is_terminal(self) -> bool:
        """Returns True if the game is over."""
        return self.table.to_act == _TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        """Returns a list of legal actions, sorted in ascending order."""
        table = self.table
        if table.phase == PLACE:
            length = len(table.tracks[player])
            gaps = length + 1 if length < TRACK else 0
            moon_free = not table.moons[player]
            actions: list[int] = []
            first = 0
            for tokens in table.centre:
                if tokens:
                    actions.extend(range(first, first + gaps))
                    if moon_free:
                        actions.append(first + MOON)
                first += PLACES
            return actions
        if table.phase == CLAIM:
            return table.claims
        return _LIFTS[len(table.tracks[player])]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the possible chance outcomes and their probabilities."""
        table = self.table
        phase = table.phase
        if phase in (FILL_CENTRE, COMPENSATE):
            total = sum(table.pouch)
            return [(t, tokens / total) for t, tokens in enumerate(table.pouch) if tokens]
        cards = table.giants if phase == DEAL_GIANT else table.deck
        probability = 1.0 / len(cards)
        return [(FIRST_CARD + card, probability) for card in cards]

    def _apply_action(self, action: int) -> None:
        """Applies the specified action to the state."""
        table = self.table
        phase = table.phase
        seat = table.seat
        if phase == PLACE:
            terrain, place = divmod(action, PLACES)
            table.centre[terrain] -= 1
            track = table.tracks[seat]
            if place == MOON:
                table.moons[seat] = TERRAINS[terrain]
                if len(track) > 1:
                    table.phase = LIFT
                    return
            else:
                table.tracks[seat] = track[:place] + TERRAINS[terrain] + track[place:]
            self._claim_step()
        elif phase == FILL_CENTRE:
            table.pouch[action] -= 1
            table.centre[action] += 1
            table.to_draw -= 1
            if not table.to_draw:
                if len(table.deck) == BASIC_CARDS:  # no card dealt: still the set-up
                    table.phase = DEAL_BASIC
                else:
                    self._decide(PLACE)
        elif phase == CLAIM:
            if action == NO_CLAIM:
                self._next_turn()
                return
            slot = action - FIRST_CLAIM
            table.claimed[seat] += (table.row[slot],)
            table.row[slot] = _NO_CARD
            if slot < ROW and table.deck:
                table.slot = slot
                table.phase = REPLACE
                table.to_act = _CHANCE
            else:
                self._next_turn()
        elif phase == REPLACE:
            self._deal(table.deck, action)
            self._next_turn()
        elif phase == LIFT:
            if action != NO_LIFT:
                taken, put = divmod(action - FIRST_LIFT, TRACK)
                track = table.tracks[seat]
                others = track[:taken] + track[taken + 1 :]
                table.tracks[seat] = others[:put] + track[taken] + others[put:]
            self._claim_step()
        else:
            self._set_up(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Action -> string."""
        if player == _CHANCE:
            if action < FIRST_CARD:
                return f"Draw:{TERRAINS[action]}"
            return f"Deal:{CARDS[action - FIRST_CARD][0]}"
        if action < FIRST_LIFT:
            terrain, place = divmod(action, PLACES)
            return f"Place:{TERRAINS[terrain]}@{'moon' if place == MOON else place}"
        if action < NO_LIFT:
            taken, put = divmod(action - FIRST_LIFT, TRACK)
            return f"Lift:{taken}@{put}"
        if action == NO_LIFT:
            return "Lift:none"
        return "Claim:none" if action == NO_CLAIM else f"Claim:{action - FIRST_CLAIM}"

    def returns(self) -> list[float]:
        """Total reward for each player over the course of the game so far."""
        table = self.table
        players = len(table.tracks)
        if table.to_act != _TERMINAL:
            return [0.0] * players
        ranks = [(points, len(set(track))) for points, track in zip(self.scores(), table.tracks, strict=True)]
        best = max(ranks)
        won = (players / ranks.count(best) - 1.0) / (players - 1)
        lost = -1.0 / (players - 1)
        return [won if rank == best else lost for rank in ranks]

    def __str__(self) -> str:
        """String for debug purposes. No particular semantics are required."""
        table = self.table
        tokens = "".join(t * n for t, n in zip(TERRAINS, table.centre, strict=True))
        cards = " ".join("-" if c == _NO_CARD else CARDS[c][0] for c in table.row)
        planets = " ".join(
            f"{track or '-'}/{moon or '-'}/{','.join(CARDS[c][0] for c in claimed) or '-'}"
            for track, moon, claimed in zip(table.tracks, table.moons, table.claimed, strict=True)
        )
        return (
            f"{_PHASES[table.phase]}, seat {table.seat} | centre {tokens or '-'} | "
            f"row {cards} | planets {planets}"
        )

    # The rules that these rest on.

    def scores(self) -> list[int]:
        """The points of each player: biomes, and 3 for each token of the moon's terrain."""
        table = self.table
        return [
            sum(CARDS[card][1] for card in claimed) + (3 * track.count(moon) if moon else 0)
            for track, moon, claimed in zip(table.tracks, table.moons, table.claimed, strict=True)
        ]

    def _decide(self, phase: int) -> None:
        self.table.phase = phase
        self.table.to_act = self.table.seat

    def _deal(self, cards: list[int], action: int) -> None:
        card = action - FIRST_CARD
        cards.remove(card)
        self.table.row[self.table.slot] = card

    def _set_up(self, action: int) -> None:
        """Deals the two rows, then the tokens of the last players; seat 0 begins."""
        table = self.table
        if table.phase == COMPENSATE:
            table.pouch[action] -= 1
            table.tracks[table.seat] = TERRAINS[action]
            table.seat += 1
            if table.seat == len(table.tracks):
                table.seat = 0
                self._decide(PLACE)
            return
        self._deal(table.deck if table.phase == DEAL_BASIC else table.giants, action)
        table.slot += 1
        if table.slot == ROW:
            table.phase = DEAL_GIANT
        elif table.slot == 2 * ROW:
            table.phase = COMPENSATE
            table.seat = first_compensated(len(table.tracks))

    def _claim_step(self) -> None:
        """Asks for a claim if a face-up card's pattern stands on the planet."""
        table = self.table
        track = table.tracks[table.seat]
        claims = [
            FIRST_CLAIM + slot for slot, card in enumerate(table.row) if card >= 0 and _FOUND_IN[card](track)
        ]
        if claims:
            claims.append(NO_CLAIM)
            table.claims = claims
            self._decide(CLAIM)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        table = self.table
        table.turns_left -= 1
        if not table.turns_left:
            table.phase = OVER
            table.to_act = _TERMINAL
            return
        players = len(table.tracks)
        seat = (table.seat + 1) % players
        while len(table.tracks[seat]) == TRACK and table.moons[seat]:
            seat = (seat + 1) % players
        table.seat = seat
        if any(table.centre):
            self._decide(PLACE)
        else:  # a batch is never short: see the arithmetic of ruling 45
            table.phase = FILL_CENTRE
            table.to_act = _CHANCE
            table.to_draw = BATCH


# Register the game with the OpenSpiel library

pyspiel.register_game(_GAME_TYPE, BiomosGame)


def load(players: int = 2) -> BiomosGame:
    """The registered game, for so many players."""
    game: BiomosGame = pyspiel.load_game("python_biomos", {"players": players})
    return game


def _sample(state: BiomosState, rng: random.Random) -> int:
    """A random outcome of a chance node."""
    outcomes, probabilities = zip(*state.chance_outcomes())
    outcome: int = rng.choices(outcomes, probabilities)[0]
    return outcome


def random_playouts(games: int, seed: int, players: int = 2) -> dict[str, float]:
    """Plays random games from Python; the rates count the players' actions only."""
    game = load(players)
    rng = random.Random(seed)
    actions = 0
    start = time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_sample(state, rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
    seconds = time.perf_counter() - start
    return {
        "games": games,
        "actions": actions,
        "seconds": seconds,
        "actions_per_s": actions / seconds,
        "games_per_s": games / seconds,
    }


def midgame(seed: int, players: int = 2) -> BiomosState:
    """A position with half of the turns played at random and a token to be placed."""
    rng = random.Random(seed)
    state = load(players).new_initial_state()
    half = turns(players) // 2
    while state.table.turns_left > half or state.table.phase != PLACE:
        if state.is_chance_node():
            state.apply_action(_sample(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def mcts_iterations(
    iterations: int = 1000, seed: int = 1, players: int = 2, uct_c: float = 2.0
) -> dict[str, float]:
    """Times OpenSpiel's C++ MCTS, one random rollout each, from a mid-game position."""
    state = midgame(seed, players)
    bot = pyspiel.MCTSBot(
        state.get_game(),
        pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
        uct_c=uct_c,
        max_simulations=iterations,
        max_memory_mb=512,
        solve=False,
        seed=seed,
        verbose=False,
    )
    start = time.perf_counter()
    root = bot.mcts_search(state)
    seconds = time.perf_counter() - start
    done = int(root.explore_count)
    return {"iterations": done, "seconds": seconds, "iterations_per_s": done / seconds}


def main() -> None:
    """Prints both measurements as JSON."""
    parser = argparse.ArgumentParser(description="Biomos on OpenSpiel, measured.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    options = parser.parse_args()
    figures = {
        "players": options.players,
        "random_playouts": random_playouts(options.games, options.seed, options.players),
        "mcts": mcts_iterations(options.iterations, options.seed, options.players),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
