"""The OpenSpiel peer plays Biomos by the rules (``bench/openspiel_biomos.py``).

A speed comparison is worth something only if the other side plays the same game. These
tests replay its games from their histories with a second, slow reading of the rules.
"""

from __future__ import annotations

import importlib.util
import json
import pickle
import random
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="the OpenSpiel peer needs pyspiel: pip install open_spiel"
)

ROOT = Path(__file__).resolve().parents[2]
CARD_FACTS = ROOT / "src/ludosphere/games/biomos/data/biomos.json"


def _load_peer() -> ModuleType:
    name = "openspiel_biomos"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, ROOT / "bench" / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module  # states are pickled by this name
        spec.loader.exec_module(module)
    return sys.modules[name]


peer: Any = _load_peer()

# Rulings 45 and 46: turns, batches, left in the centre, left in the pouch, turns of each
# seat, and the seat (from 0) of the last turn.
ARITHMETIC = {
    2: (25, 5, 0, 34, [13, 12], 0),
    3: (38, 8, 2, 19, [13, 13, 12], 1),
    4: (50, 10, 0, 8, [13, 13, 12, 12], 1),
}
SEEDS = range(40)


def stands(pattern: str, track: list[str]) -> bool:
    """Whether a pattern stands on a track, token by token."""
    return any(
        all(want in (".", track[at + i]) for i, want in enumerate(pattern))
        for at in range(len(track) - len(pattern) + 1)
    )


class Recount:
    """Plays a game along from the ids of its actions, with the rules written anew."""

    def __init__(self, players: int) -> None:
        self.tracks: list[list[str]] = [[] for _ in range(players)]
        self.moons: list[str | None] = [None] * players
        self.biomes: list[list[str]] = [[] for _ in range(players)]
        self.pouch = Counter(dict.fromkeys("SDFMG", 12))
        self.centre: Counter[str] = Counter()
        self.row: list[str | None] = [None] * 8
        self.dealt: list[str] = []
        self.turns: list[int] = []  # the seat of each turn
        self.batches = 0
        self.drawn = 0
        self.to_replace: int | None = None
        self.start = [seat for seat in range(players) if seat >= players - 1 - (players == 4)]
        self.lift_due = False
        self.claim_due = False

    def chance(self, outcome: int) -> None:
        """A draw: set-up order is centre, basic row, giant row, tokens (ruling 47)."""
        if outcome >= 5:
            card = peer.CARDS[outcome - 5][0]
            assert card not in self.dealt
            basic = outcome - 5 < 30
            if len(self.dealt) < 8:
                slot = len(self.dealt)
                assert self.drawn == 5
                assert basic == (slot < 4)
            else:
                assert basic
                assert self.to_replace is not None
                slot, self.to_replace = self.to_replace, None
            assert self.row[slot] is None
            self.row[slot] = card
            self.dealt.append(card)
            return
        terrain = "SDFMG"[outcome]
        assert self.pouch[terrain] > 0
        self.pouch[terrain] -= 1
        self.drawn += 1
        if len(self.dealt) >= 8 and self.start:
            self.tracks[self.start.pop(0)].append(terrain)
            return
        if self.drawn == 1 or not self.centre.total():
            self.batches += 1
        self.centre[terrain] += 1

    def claimable(self, seat: int) -> list[int]:
        """The slots whose pattern stands on a planet."""
        return [
            slot for slot, card in enumerate(self.row) if card is not None and stands(card, self.tracks[seat])
        ]

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat, sorted."""
        track = self.tracks[seat]
        if self.lift_due:
            n = len(track)
            moves = [65 + 12 * i + j for i in range(n) for j in range(n) if i != j]
            return [*moves, 209]
        if self.claim_due:
            return [*(210 + slot for slot in self.claimable(seat)), 218]
        places = list(range(len(track) + 1)) if len(track) < 12 else []
        if self.moons[seat] is None:
            places.append(12)
        return [13 * "SDFMG".index(t) + p for t in "SDFMG" if self.centre[t] for p in places]

    def decide(self, seat: int, action: int) -> None:
        """A player's action."""
        track = self.tracks[seat]
        if action < 65:
            terrain = "SDFMG"[action // 13]
            self.turns.append(seat)
            self.centre[terrain] -= 1
            if action % 13 == 12:
                assert self.moons[seat] is None
                self.moons[seat] = terrain
                self.lift_due = len(track) > 1
            else:
                assert len(track) < 12
                track.insert(action % 13, terrain)
            self.claim_due = not self.lift_due and bool(self.claimable(seat))
        elif action < 210:
            if action < 209:
                token = track.pop((action - 65) // 12)
                track.insert((action - 65) % 12, token)
            self.lift_due = False
            self.claim_due = bool(self.claimable(seat))
        else:
            if action < 218:
                card = self.row[action - 210]
                assert card is not None
                self.biomes[seat].append(card)
                self.row[action - 210] = None
                if action - 210 < 4 and len(self.dealt) < 34:
                    self.to_replace = action - 210
            self.claim_due = False

    def tokens(self) -> int:
        """All tokens there are."""
        placed = sum(map(len, self.tracks)) + sum(moon is not None for moon in self.moons)
        return self.pouch.total() + self.centre.total() + placed

    def scores(self) -> list[int]:
        """Points: biomes and the moon bonus."""
        points = dict(peer.CARDS)
        return [
            sum(points[card] for card in biomes) + 3 * sum(t == moon for t in track)
            for biomes, track, moon in zip(self.biomes, self.tracks, self.moons, strict=True)
        ]


def play(players: int, seed: int) -> tuple[Any, Recount]:
    """A random game, with the recount kept in step and compared at each node."""
    rng = random.Random(seed)
    state = peer.load(players).new_initial_state()
    recount = Recount(players)
    while not state.is_terminal():
        assert recount.tokens() == 60
        seat = state.current_player()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            if outcomes[0] < 5:
                left = recount.pouch
                wanted = {i: left[t] / left.total() for i, t in enumerate("SDFMG") if left[t]}
                assert dict(state.chance_outcomes()) == pytest.approx(wanted)
            action = rng.choices(outcomes, chances)[0]
            recount.chance(action)
        else:
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert legal == recount.legal(seat)
            action = rng.choice(legal)
            recount.decide(seat, action)
        state.apply_action(action)
    return state, recount


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiels_own_checks(players: int) -> None:
    """The library's random simulations, with clones and serialized states."""
    game = pyspiel.load_game(f"python_biomos(players={players})")
    assert isinstance(game, peer.BiomosGame)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counts_and_scores_against_a_recount(players: int) -> None:
    """Rulings 45 and 46, all legal actions, the final planets, points and ranking."""
    turns, batches, centre, pouch, per_seat, last = ARITHMETIC[players]
    for seed in SEEDS:
        state, recount = play(players, seed)
        game = state.get_game()
        assert len(recount.turns) == turns == peer.turns(players)
        assert recount.batches == batches
        assert recount.centre.total() == centre
        assert recount.pouch.total() == pouch
        assert [recount.turns.count(seat) for seat in range(players)] == per_seat
        assert recount.turns[-1] == last
        assert all(len(track) == 12 for track in recount.tracks)
        assert None not in recount.moons

        table = state.table
        assert table.tracks == ["".join(track) for track in recount.tracks]
        assert table.moons == recount.moons
        assert state.scores() == recount.scores()

        ranks = [
            (points, len(set(track))) for points, track in zip(recount.scores(), recount.tracks, strict=True)
        ]
        returns = state.returns()
        assert sum(returns) == pytest.approx(0)
        best = [seat for seat in range(players) if ranks[seat] == max(ranks)]
        top = max(returns)
        assert [seat for seat in range(players) if returns[seat] == top] == best

        decisions = [step for step in state.full_history() if step.player >= 0]
        assert len(decisions) <= game.max_game_length()
        chances = len(state.full_history()) - len(decisions)
        assert chances <= game.max_chance_nodes_in_history()


def test_shared_victory_and_tie_break() -> None:
    """Equal points: more different terrains win (28, 53); equal again: victory is shared."""
    state, _ = play(3, 1)
    table = state.table
    table.claimed = [(), (), ()]
    table.moons = ["S", "S", "S"]
    table.tracks = ["SDDDDDDDDDDD", "SDFDDDDDDDDD", "DDDDDDDDDDDD"]
    assert state.scores() == [3, 3, 0]
    assert state.returns() == pytest.approx([-0.5, 1, -0.5])
    table.tracks[0] = "SDMDDDDDDDDD"
    assert state.returns() == pytest.approx([0.25, 0.25, -0.5])


def test_a_slot_stays_empty_when_the_deck_is() -> None:
    """Ruling 25: with no card left the row shrinks and the next batch is still a batch."""
    state = peer.midgame(3)
    table = state.table
    seat = table.seat
    table.deck = []
    table.row = [0, 1, 2, 3, 30, 31, 32, 33]
    table.tracks[seat] = "GGMMMM"
    table.moons[seat] = "S"
    table.centre = [1, 0, 0, 0, 0]
    state.apply_action(0)
    assert state.legal_actions() == [210, 218]
    clone = state.clone()
    state.apply_action(210)
    assert table.row[0] == -1
    assert state.is_chance_node()
    for _ in range(5):
        assert max(outcome for outcome, _ in state.chance_outcomes()) < 5
        state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1 - seat
    assert max(state.legal_actions()) < 65
    assert clone.table.row[0] == 0  # the copy did not change with it
    assert clone.legal_actions() == [210, 218]


def test_moon_with_one_token_or_none_asks_nothing() -> None:
    """Ruling 12, and a single token has nowhere else to go."""
    for track in ("", "S"):
        state = peer.midgame(5)
        seat = state.table.seat
        state.table.tracks[seat] = track
        state.table.moons[seat] = ""
        state.table.centre = [2, 0, 0, 0, 0]
        state.apply_action(12)
        assert state.table.moons[seat] == "S"
        assert state.current_player() == 1 - seat


def test_action_and_state_texts() -> None:
    """Each action of a game has its own text, and a state can be printed."""
    game = peer.load(2)
    state = game.new_initial_state()
    texts = {state.action_to_string(0, action) for action in range(game.num_distinct_actions())}
    assert len(texts) == game.num_distinct_actions() == 219
    assert {"Place:S@moon", "Lift:none", "Claim:none"} <= texts
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "Draw:S"
    assert str(state).startswith("fill centre, seat 0")
    assert pickle.loads(pickle.dumps(state.table)).deck == list(range(30))


def test_only_two_to_four_players() -> None:
    """The game refuses other numbers."""
    for players in (1, 5):
        with pytest.raises(ValueError, match="2 to 4"):
            peer.BiomosGame({"players": players})


def test_cards_are_those_of_the_game() -> None:
    """The table in the file against facts of the rules, and our data where it is there."""
    patterns = [pattern for pattern, _ in peer.CARDS]
    assert len(set(patterns)) == 40
    assert all(pattern == pattern[::-1] for pattern in patterns)
    basic = peer.CARDS[:30]
    assert Counter(points for _, points in basic) == {3: 10, 5: 10, 7: 10}
    assert {points for _, points in peer.CARDS[30:]} == {10}
    named = Counter("".join(pattern for pattern, _ in basic).replace(".", ""))
    assert named == dict.fromkeys("SDFMG", 18)
    if not CARD_FACTS.exists():
        pytest.skip(f"no card data at {CARD_FACTS}")
    facts = json.loads(CARD_FACTS.read_text(encoding="utf-8"))
    letters = {"sea": "S", "desert": "D", "forest": "F", "mountain": "M", "glacier": "G"}
    for cards, biomes in ((basic, "basic_biomes"), (peer.CARDS[30:], "giant_biomes")):
        assert [
            ("".join(letters.get(token, ".") for token in biome["pattern"]), biome["points"])
            for biome in facts[biomes]
        ] == list(cards)


def test_measurements() -> None:
    """Both report what they did, and the same seed plays the same games."""
    figures = peer.random_playouts(3, 7, 2)
    assert figures["games"] == 3
    assert 3 * 25 <= figures["actions"] <= 3 * 52
    assert figures["actions"] == peer.random_playouts(3, 7, 2)["actions"]
    assert figures["actions_per_s"] == pytest.approx(figures["actions"] / figures["seconds"])
    assert figures["games_per_s"] == pytest.approx(3 / figures["seconds"])
    middle = peer.midgame(7, 3)
    assert (middle.table.turns_left, middle.table.phase) == (19, peer.PLACE)
    search = peer.mcts_iterations(iterations=30, seed=7, players=2)
    assert search["iterations"] == 30
    assert search["iterations_per_s"] == pytest.approx(30 / search["seconds"])
