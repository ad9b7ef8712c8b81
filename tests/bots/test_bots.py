"""What every bot must do, and what search must find."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludosphere.bots import LEVELS, NAMES, Bot, Forgetful, Levelled, Noisy, bot
from ludosphere.bots.greedy import Greedy
from ludosphere.bots.levels import OTHERS, level_in
from ludosphere.bots.match import play, rotations, tally
from ludosphere.bots.playout import play_out, play_out_many
from ludosphere.bots.search import Search
from ludosphere.core.contract import InformationState, Position
from ludosphere.core.errors import LudosphereError
from ludosphere.core.registry import game, offered, registered_games
from ludosphere.core.rng import seeded
from ludosphere.games.biomos.arrange import arrange

BIOMOS = game("biomos")


def chosen(position: Position, seat: int, name: str, simulations: int = 200, seed: int = 1) -> str:
    """The notation of a bot's choice."""
    action = bot(name, simulations=simulations, seed=seed).choose(position.information_state(seat, seeded(7)))
    return position.notation(seat, action)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "options", [{}, {"seats": 1}, {"seats": 3, "mode": "advanced"}, {"seats": 1, "mode": "advanced"}]
)
def test_a_bot_plays_whole_games_legally(name: str, options: dict[str, object]) -> None:
    seats = BIOMOS.seats(options)
    payoffs, scores = play(BIOMOS, options, 5, [lambda seed: bot(name, simulations=12, seed=seed)] * seats)
    assert len(payoffs) == len(scores) == seats


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_choices(level: int) -> None:
    position = BIOMOS.new({}, 3)
    choices = [
        bot(level=level, simulations=30, seed=9).choose(position.information_state(0, seeded(4)))
        for _ in range(2)
    ]
    assert choices[0] == choices[1]
    assert choices[0] in position.legal(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_leaves_the_position_alone(name: str) -> None:
    position = BIOMOS.new({}, 3)
    before = position.encode()
    bot(name, simulations=30).choose(position.information_state(0, seeded(4)))
    assert position.encode() == before


def test_a_sight_never_holds_the_true_generator() -> None:
    position = BIOMOS.new({}, 3)
    sight = position.information_state(0, seeded(4))
    assert sight.determinize(seeded(5)).rng.state() != position.rng.state()
    assert sight.view() == position.view(0)
    assert sight.legal() == position.legal(0)


def test_a_choice_depends_on_the_sight_alone() -> None:
    """Two positions that differ in what will be drawn, seen through the same sight, are played alike."""
    one = BIOMOS.new({}, 3)
    other = one.determinize(0, seeded(99))
    picks = [
        bot("search", simulations=60, seed=2).choose(p.information_state(0, seeded(1))) for p in (one, other)
    ]
    assert picks[0] == picks[1]


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_it_completes_a_biome_and_claims_it(name: str) -> None:
    position = arrange([{"track": "GFFM"}, {}], centre="GS", basic=["B24"], turn=9)  # its pattern: GFFG
    assert chosen(position, 0, name) == "G@3"
    position.play(0, position.parse(0, "G@3"))
    assert chosen(position, 0, name) == "+24"


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_it_claims_the_dearer_of_two(name: str) -> None:
    position = arrange([{"track": "FGGSSG"}, {}], centre="S", basic=["B1", "B16"], phase="claim", turn=9)
    assert chosen(position, 0, name) == "+16"


def test_search_sees_that_the_rival_needs_a_terrain() -> None:
    """Both terrains are worthless to seat 0, who leads; the glacier would let seat 1 claim ten points."""
    position = arrange(
        [{"track": "MDMDMDFFDMFD", "claimed": ["B11"]}, {"track": "DDFFGFGMGSD", "moon": "S"}],
        centre="GS",
        giants=["G3"],
        turn=22,
    )
    assert chosen(position, 0, "search", 400).startswith("G@")


def test_search_finds_the_claim_two_turns_ahead() -> None:
    """With two free spaces, only a mountain between the two seas leaves a way to seven points."""
    position = arrange(
        [{"track": "SDDMFFSSFD", "moon": "G"}, {"track": "DDDGGMMMGFFS", "moon": "F"}],
        centre="SM",
        basic=["B30"],  # sea mountain mountain sea
        turn=22,
    )
    assert chosen(position, 0, "search", 400) == "M@7"


def test_greedy_beats_random_and_search_beats_greedy() -> None:
    """A rough check that no change turns a bot stupid; the measured strengths are in docs/reports."""

    def share(a: str, b: str, simulations: int, deals: int) -> float:
        rows = [
            rotations(
                BIOMOS, {}, seed, lambda s: bot(a, simulations=simulations, seed=s), lambda s: bot(b, seed=s)
            )
            for seed in range(deals)
        ]
        return tally(rows).share

    assert share("greedy", "random", 1, 6) == 1.0
    assert share("search", "random", 15, 3) == 1.0


def test_a_match_counts_every_seating_once() -> None:
    rows = rotations(
        BIOMOS, {"seats": 3}, 1, lambda s: bot("greedy", seed=s), lambda s: bot("random", seed=s)
    )
    found = tally([rows])
    assert found.games == 3
    assert found.low <= found.share <= found.high


def test_a_playout_ends_the_game_and_counts_its_actions() -> None:
    position = BIOMOS.new({}, 8)
    assert play_out(position, seeded(1)) >= 25
    assert position.to_move() == []
    start = BIOMOS.new({}, 8)
    before = start.encode()
    assert play_out_many(start, 3, seeded(1)) >= 75
    assert start.encode() == before


def test_the_tree_counts_every_iteration() -> None:
    position = BIOMOS.new({}, 8)
    search = Search(seeded(1), 50)
    search.choose(position.information_state(0, seeded(2)))
    assert sum(menu.visits for menu in search.roots) == 50
    assert sum(choice.visits for menu in search.roots for choice in menu.choices if choice) == 50


def test_a_single_choice_needs_no_thought() -> None:
    position = arrange([{"track": "SSSSSSSSSSSS"}, {"track": "D"}], centre="G", turn=24)
    assert position.legal(0) == [position.parse(0, "G@m")]
    assert chosen(position, 0, "search") == "G@m"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"name": "clever"}, "no bot 'clever'"),
        ({"level": 9}, "no level 9"),
        ({"name": "search", "level": 3}, "a name or a level, not both"),
        ({"name": "nonsense", "level": 2}, "a name or a level, not both"),
        ({"name": "search", "simulations": 0}, "at least 1 simulation"),
    ],
)
def test_an_unknown_bot_is_refused_in_words(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(LudosphereError, match=words):
        bot(**arguments)  # type: ignore[arg-type]


def test_a_slip_is_a_legal_action_like_any_other() -> None:
    position = BIOMOS.new({}, 8)
    sight: InformationState = position.information_state(0, seeded(2))
    picks = {bot(level=1, seed=seed).choose(sight) for seed in range(40)}
    assert len(picks) > 5
    assert picks <= set(position.legal(0))


# --- levels ------------------------------------------------------------------------------------------------
def parts(player: Bot) -> tuple[str, int, int, int]:
    """What a bot of a level turned out to be: its kind, simulations, slips and recall."""
    assert isinstance(player, Levelled)
    playing, slips, recall, simulations = player.playing, 0, 1000, 0
    if isinstance(playing, Noisy):
        playing, slips = playing.bot, playing.per_mille
    if isinstance(playing, Forgetful):
        playing, recall = playing.bot, playing.recall
    if isinstance(playing, Search):
        simulations = playing.simulations
    else:
        assert isinstance(playing, Greedy)
    return "search" if simulations else "greedy", simulations, slips, recall


@pytest.mark.parametrize("title", [name for name in registered_games() if game(name).new({}, 2).has_policy()])
def test_a_search_by_rules_of_thumb_looks_as_far_as_the_game_says(title: str) -> None:
    position, search = game(title).new({}, 2), Search(seeded(1), 2)
    search.look_ahead(position)
    assert search.ahead == position.horizon() > 0


@pytest.mark.parametrize("title", registered_games())
def test_a_level_is_what_the_table_of_its_game_says(title: str) -> None:
    position = game(title).new({}, 2)
    seat = position.to_move()[0]
    for number, level in enumerate(offered(title, "bots", "LEVELS", OTHERS), start=1):
        player = bot(level=number, simulations=2 if level.simulations else None, seed=4)
        assert player.choose(position.information_state(seat, seeded(4))) in position.legal(seat)
        assert parts(player) == (level.bot, min(level.simulations, 2), level.slips, level.recall)


@pytest.mark.parametrize("title", [*registered_games(), "meadow"])
def test_a_higher_level_thinks_slips_and_forgets_no_worse(title: str) -> None:
    table = [level_in(title, number) for number in LEVELS]
    for low, high in pairwise(table):
        assert low != high
        assert low.simulations <= high.simulations
        assert low.slips >= high.slips
        assert low.recall <= high.recall


def test_a_game_without_a_table_has_levels_all_the_same() -> None:
    assert [level_in("meadow", number) for number in LEVELS] == list(OTHERS)
    with pytest.raises(LudosphereError, match="no level 0"):
        level_in("meadow", 0)


def test_level_4_beats_level_1() -> None:
    """A rough check; what each step is worth is in docs/reports/levels*.md."""
    rows = [
        rotations(BIOMOS, {}, seed, lambda s: bot(level=4, seed=s), lambda s: bot(level=1, seed=s))
        for seed in range(8)
    ]
    assert tally(rows).share > 0.75
