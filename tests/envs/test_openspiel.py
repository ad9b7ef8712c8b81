"""OpenSpiel's own simulation test for every game, and its algorithms at play."""

import pickle
import random

import numpy as np
import pytest

from conftest import require_or_skip

require_or_skip("bench")
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from ludosphere.core.errors import IllegalAction, LudosphereError
from ludosphere.core.registry import game, registered_games
from ludosphere.envs import openspiel

pytestmark = pytest.mark.bench
SHORT = {"living_planet": {"length": "short"}}


@pytest.mark.parametrize("name", [name for name in registered_games() if name != "bioviva"])
def test_openspiel_accepts_every_game(name, capfd):
    pyspiel.random_sim_test(
        openspiel.load(name, SHORT.get(name), outcomes=8),
        num_sims=1,
        serialize=name == "biomos",
        verbose=False,
        mask_test=name != "living_planet",
    )


def test_a_game_that_is_cut_off_ends_with_nobody_ahead():
    state = pyspiel.load_game("ludosphere_biomos(max_steps=5)").new_initial_state()
    steps = 0
    while not state.is_terminal():
        steps += not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    assert steps == 5
    assert state.returns() == [0.5, 0.5]


def test_openspiel_accepts_bioviva(capfd):
    """To its end with a bot that guesses well; at random a game is long."""
    state = openspiel.load("bioviva", outcomes=8).new_initial_state()
    luck = random.Random(1)
    steps = 0
    while not state.is_terminal() and steps < 3000:
        steps += 1
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
            continue
        seat = state.current_player()
        listed, code = state.position.legal(seat), state.position.suggest(seat)
        number = state.held.title.interface.numbers[code if code in listed else listed[0]]
        assert number in state.legal_actions()
        state.apply_action(number)
    assert state.is_terminal()
    assert state.returns() == state.position.payoffs()
    assert sum(state.returns()) == pytest.approx(1)


def walk(state, luck, steps):
    """Plays on at random; the state."""
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def decision(state, luck, steps):
    """Plays on at random to a decision."""
    walk(state, luck, steps)
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def test_its_mcts_plays():
    table = openspiel.load("biomos", outcomes=16)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    searching = pyspiel.MCTSBot(
        table, evaluator, uct_c=2.0, max_simulations=20, max_memory_mb=64, solve=False, seed=1, verbose=False
    )
    written_in_python = mcts.MCTSBot(
        table, 1.5, 10, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), solve=False,
        random_state=np.random.RandomState(2),
    )  # fmt: skip
    state = table.new_initial_state()
    luck = random.Random(2)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
        elif state.current_player() == 0:  # its `step` crashes with any game written in Python
            state.apply_action(searching.mcts_search(state).best_child().action)
        elif state.position.turn < 8:
            state.apply_action(written_in_python.step(state))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == 1


def test_its_information_set_mcts_plays():
    table = openspiel.load("earth", outcomes=16)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1), max_length=10)
    searching = ismcts.ISMCTSBot(table, evaluator, 1.0, 8, random_state=np.random.RandomState(2))
    state = table.new_initial_state()
    luck = random.Random(2)
    asked = 0
    while asked < 6:
        if state.is_chance_node() or state.current_player() != 0:
            state.apply_action(luck.choice(state.legal_actions()))
        else:
            state.apply_action(int(searching.step(state)))
            asked += 1


def test_its_outcome_sampling_learns():
    table = openspiel.load("biomos", outcomes=1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(table)
    np.random.seed(1)
    for _ in range(20):
        solver.iteration()
    learnt = solver.average_policy()
    state = decision(table.new_initial_state(), random.Random(1), 1)
    chances = learnt.action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)
    assert len(set(chances.values())) > 1  # where every game begins it has learnt something


def test_the_same_game_as_ours():
    """Between chance nodes a state is a position played by the rules, and its numbers are ours."""
    state = openspiel.load("biomos", {"seats": 3}, outcomes=4).new_initial_state()
    luck = random.Random(3)
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(number, 0.25) for number in range(4)]
    drawn = undrawn = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
            continue
        position, seat = state.position, state.current_player()
        numbering = position.game().action_space(position.options())
        assert state.legal_actions() == sorted(numbering.index(code) for code in position.legal(seat))
        action = luck.choice(state.legal_actions())
        code = numbering.action(action)
        assert state.action_to_string(action) == position.notation(seat, code)
        after = position.copy()
        after.play(seat, code)
        state.apply_action(action)
        if state.is_chance_node():
            assert after.revealed
            drawn += 1
        else:
            assert state.position.encode() == after.encode()
            undrawn += 1
    assert drawn > 5 < undrawn


def test_what_is_drawn_depends_on_the_outcome_alone():
    table = openspiel.load("biomos", outcomes=8)
    state = table.new_initial_state()
    starts = [str(state.child(number)) for number in range(8)]
    assert len(set(starts)) == 8
    assert starts == [str(state.child(number)) for number in range(8)]
    assert str(openspiel.load("biomos", outcomes=8, seed=1).new_initial_state().child(0)) not in starts


def test_a_copy_is_independent():
    state = decision(openspiel.load("living_planet").new_initial_state(), random.Random(1), 30)
    twin = state.clone()
    before = state.position.encode()
    walk(twin, random.Random(2), 10)
    assert state.position.encode() == before
    assert twin.position.encode() != before


def test_a_state_can_be_stored():
    table = openspiel.load("biomos", {"seats": 3}, outcomes=16)
    state = decision(table.new_initial_state(), random.Random(1), 9)
    again = pickle.loads(pickle.dumps(state))
    assert again.position.encode() == state.position.encode()
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)


def test_words_of_ones_own_are_not_listed_and_refused():
    """Where people may say what they like, `play` takes more than `legal` lists; an environment doesn't."""
    state = openspiel.load("bioviva", outcomes=8).new_initial_state()
    luck = random.Random(1)
    extra = []
    for _ in range(400):
        state = decision(state, luck, 1)
        seat, interface = state.current_player(), state.held.title.interface
        legal = state.position.legal(seat)
        extra = [code for code in interface.action_space.single if state.position.allows(seat, code)]
        extra = [code for code in extra if code not in legal]
        if extra:
            break
    before, chains = state.position.encode(), state.held.chains[:]
    number = interface.action_space.index(extra[0])
    assert number not in state.legal_actions()
    with pytest.raises(IllegalAction, match=f"Action number {number} is not legal now"):
        state.apply_action(number)
    assert state.position.encode() == before
    assert state.held.chains == chains


def test_observations_are_scaled_and_named():
    table = openspiel.load("biomos")
    state = decision(table.new_initial_state(), random.Random(1), 20)
    interface = state.held.title.interface
    seen = np.array(state.observation_tensor(1))
    assert seen.shape == (interface.size,) == tuple(table.observation_tensor_shape())
    told = np.frombuffer(state.position.observe(1), np.uint8)
    assert seen.tolist() == pytest.approx((told / interface.high).tolist())
    observer = make_observation(table)
    observer.set_from(state, 1)
    assert list(observer.dict) == [part.name for part in interface.observation_spec]
    assert observer.dict["track"].shape == (2, 12, 5)
    with pytest.raises(ValueError, match="not supported"):
        table.make_py_observer(params={"x": 1})
    first = table.new_initial_state()
    assert not any(first.observation_tensor(0))
    assert str(first) == "Nothing is dealt yet."


def test_a_resampled_state_tells_the_player_nothing_new():
    state = decision(openspiel.load("earth").new_initial_state(), random.Random(1), 40)
    seat = state.current_player()
    luck = random.Random(1)
    other = state.resample_from_infostate(seat, luck.random)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.position.rng.state() != state.position.rng.state()
    hidden = [state.resample_from_infostate(seat, luck.random).observation_string(1 - seat) for _ in range(8)]
    assert len(set(hidden)) > 1


def test_an_information_state_remembers():
    table = openspiel.load("biomos", outcomes=1)
    known = set()
    state = table.new_initial_state()
    state.apply_action(0)
    for _ in range(2):
        known.add(state.information_state_string(0))
        state = walk(state.clone(), random.Random(1), 4)
    assert len(known) == 2
    assert state.information_state_string(0) != state.information_state_string(1)


def test_options_travel_in_the_game_s_name():
    giants = game("biomos").options({})["giant_biomes"][:4]
    options = {"seats": 3, "mode": "advanced", "tie_break": "bga", "giant_biomes": giants}
    table = openspiel.load("biomos", options)
    again = pyspiel.load_game(str(table))
    assert again.title.interface.options == game("biomos").options(options)
    assert again.num_players() == 3
    alone = openspiel.load("biomos", {"seats": 1})
    assert alone.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert alone.num_players() == 1
    with pytest.raises(LudosphereError, match="players"):
        openspiel.Title("biomos", {"options": "seats:3"})
    with pytest.raises(LudosphereError, match="outcome"):
        openspiel.Title("biomos", {"outcomes": 0})
