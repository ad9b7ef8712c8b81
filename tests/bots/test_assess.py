"""What a bot thinks: the best is found, mistakes are named, noise isn't, nothing hidden gets in."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from biomos_positions import CLAIMED, RING, last_choice
from ludosphere.bots.assess import CLEAR, QUICK, Assessment, Budget, Difference, assess, outlook
from ludosphere.bots.review import Key, grade_of, key_moments, moments, question, row, tally, weighs
from ludosphere.bots.thinking import Judgement, Question, question_of
from ludosphere.core.contract import Position
from ludosphere.core.errors import LudosphereError
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.games.biomos.arrange import arrange

pytestmark = pytest.mark.unmeasured

TINY = Budget(20, 3, 3, 3, 1, 8, 1)


def judged(position: Position, notation: str, budget: Budget = QUICK, seed: int = 3) -> Assessment:
    seat = position.to_move()[0]
    sight = position.information_state(seat, seeded(5))
    return assess(sight, seed, budget, position.parse(seat, notation), gain=True)


def played(name: str, seed: int, moves: int, **options: object) -> Position:
    """A game in which everybody has played by the rules of thumb so often."""
    position = game(name).new(options, seed)
    for _ in range(moves):
        seat = position.to_move()[0]
        position.play(seat, position.suggest(seat))
    return position


# --- a decision -----------------------------------------------------------------------------------------
def test_the_move_that_wins_is_found_and_another_one_is_a_blunder() -> None:
    position = last_choice()
    found = judged(position, "D@0")
    assert position.notation(1, found.best) == "S@2"
    assert found.chance > 0.9
    assert found.cost is not None
    assert found.cost.grade == "blunder"
    assert found.cost.chance == pytest.approx(0.5, abs=0.1), "it would be a tie"
    assert found.cost.points > 0
    assert found.gain is not None
    assert found.gain.grade == "blunder", "nothing else wins"


def test_the_best_move_costs_nothing_and_giving_up_its_fruit_does() -> None:
    position = last_choice()
    assert judged(position, "S@2").cost is None
    position.play(1, position.parse(1, "S@2"))
    found = judged(position, "-")
    assert position.notation(1, found.best) == "+19"
    assert found.cost is not None
    assert found.cost.grade == "blunder"


@pytest.mark.parametrize("choice", ["S@0", "S@1", "S@5", "D@1", "D@7"])
def test_where_nothing_matters_no_choice_is_a_mistake(choice: str) -> None:
    ahead = arrange(
        [CLAIMED, {**RING, "claimed": ["B2", "B3", "B4", "B5"]}],
        deck=[],
        giants=[None],
        centre="SD",
        turn=13,
        active=1,
        moon_formed=True,
    )
    found = judged(ahead, choice)
    assert found.chance == 1.0
    assert found.cost is None or found.cost.grade is None


def test_choices_that_mirror_each_other_are_worth_the_same() -> None:
    position = arrange([{"track": "S"}, {"track": "D"}], basic=["B19", "B20", "B3", "B4"], centre="SD")
    left, right = (judged(position, notation) for notation in ("S@0", "S@1"))
    assert left.options == right.options
    assert left.cost is None or left.cost.grade is None
    assert right.cost is None or right.cost.grade is None


@pytest.mark.parametrize(
    ("chance", "error", "grade"),
    [
        (0.25, 0.08, "blunder"),
        (0.20, 0.0, "blunder"),
        (0.19, 0.01, "mistake"),
        (0.10, 0.0, "mistake"),
        (0.06, 0.02, "inaccuracy"),
        (0.06, 0.021, None),
        (0.04, 0.001, None),
        (0.3, 0.11, None),
        (-0.2, 0.01, None),
        (0.0, 0.0, None),
    ],
)
def test_a_grade_needs_a_cost_that_is_large_and_clear(chance: float, error: float, grade: str | None) -> None:
    assert Difference(chance, error, 1.0).grade == grade
    assert CLEAR == 3.0


# --- every game -----------------------------------------------------------------------------------------
GAMES = [
    ("biomos", 6, {"seats": 2}),
    ("biomos", 4, {"seats": 1}),
    ("bioviva", 12, {"seats": 2}),
    ("earth", 16, {"seats": 1}),
    ("earth", 20, {"seats": 4, "teams": "on"}),
    ("living_planet", 14, {"seats": 2, "length": "short"}),
]
EACH = pytest.mark.parametrize(("name", "moves", "options"), GAMES, ids=[f"{n}-{m}" for n, m, _ in GAMES])


@EACH
def test_every_game_is_assessed_the_same_for_the_same_seed(
    name: str, moves: int, options: dict[str, object]
) -> None:
    position = played(name, 11, moves, **options)
    before = position.encode()
    for seat in position.to_move()[-1:]:
        played_one = position.legal(seat)[-1]
        first, second = (
            assess(position.information_state(seat, seeded(5)), 7, TINY, played_one, gain=True)
            for _ in range(2)
        )
        assert first == second
        assert first.best in position.legal(seat)
        assert 0.0 <= first.chance <= 1.0
        assert (first.cost is None) == (first.best == played_one)
    view = outlook(position, 7, TINY)
    assert view == outlook(position, 7, TINY)
    assert len(view.chances) == len(view.leads) == len(position.scores())
    assert position.encode() == before, "it is only looked at"
    total = sum(view.chances)
    if options.get("teams"):
        assert total == pytest.approx(2.0)
        assert view.chances[0] == pytest.approx(view.chances[2])
    elif options["seats"] == 1:
        assert 0.0 < total < 1.0, "the rest is the automatic opponent's"
    else:
        assert total == pytest.approx(1.0)


def test_somebody_who_isnt_to_move_may_be_advised_about_an_option() -> None:
    """In Earth events may be played on another's turn; such a decision is a small one."""
    for seed in range(30):
        position = played("earth", seed, 40, seats=2)
        idle = [seat for seat in range(2) if seat not in position.to_move() and position.legal(seat)]
        if idle:
            found = assess(position.information_state(idle[0], seeded(5)), 7, TINY)
            assert found.small
            assert found.best in position.legal(idle[0])
            return
    pytest.fail("nobody ever has an option on another's turn")


def test_how_a_finished_game_stands_is_how_it_ended() -> None:
    position = last_choice()
    for notation in ("S@2", "+19"):
        position.play(1, position.parse(1, notation))
    assert outlook(position, 1, TINY).chances == (0.0, 1.0)


@pytest.mark.parametrize(("name", "moves"), [("earth", 24), ("bioviva", 12), ("living_planet", 14)])
def test_worlds_a_seat_cant_tell_apart_get_the_same_advice(name: str, moves: int) -> None:
    """The information barrier: what is hidden from the seat changes nothing."""
    position = played(name, 5, moves)
    seat = position.to_move()[0]
    other = position.determinize(seat, seeded(99))
    assert position.view(seat) == other.view(seat)
    assert position.encode() != other.encode()
    found = [Judgement(name, one.encode(), seat, None, 4, "quick", gain=True) for one in (position, other)]
    first, second = (
        assess(one.information_state(seat, seeded(5)), 4, TINY, gain=True) for one in (position, other)
    )
    assert first == second
    assert found[0].world != found[1].world


# --- questions to the process -----------------------------------------------------------------------------
def test_a_judgement_survives_its_line_and_isnt_taken_for_a_question() -> None:
    position = last_choice()
    asked = Judgement("biomos", position.encode(), 1, position.parse(1, "D@0"), 3, "quick", True, True)
    assert asked.line().count(b"\n") == 1
    assert question_of(asked.line().decode()) == asked
    other = Question("biomos", position.encode(), 1, "random", None, 1)
    assert question_of(other.line().decode()) == other
    told = json.loads(json.dumps(asked.told()))["judged"]
    assert told["decision"]["best"] == position.parse(1, "S@2")
    assert told["decision"]["cost"]["grade"] == "blunder"
    assert len(told["decision"]["options"]) <= 5
    assert sum(told["outlook"]["chances"]) == pytest.approx(1.0)


def test_an_unknown_budget_is_refused_in_a_sentence() -> None:
    with pytest.raises(LudosphereError, match="There is no budget 'endless'"):
        Judgement("biomos", last_choice().encode(), 1, None, 3, "endless").answer()


# --- a whole game -----------------------------------------------------------------------------------------
def test_a_review_keeps_what_was_worse_in_notation() -> None:
    position, steps = last_choice(), []
    for notation in ("D@0",):
        steps.append((0, position.copy(), 1, position.parse(1, notation)))
        position.play(1, position.parse(1, notation))
    found = moments(steps, 1, position)
    assert [(one.number, one.seat) for one in found] == [(0, 1), (1, None)]
    rows = [row(one, question(one, "quick").answer()) for one in found]
    assert [(kept["n"], kept["seat"], grade_of(kept)) for kept in rows] == [
        (0, 1, "blunder"),
        (1, None, None),
    ]
    assert (rows[0]["played"], rows[0]["best"]) == ("D@0", "S@2")
    assert rows[1]["chances"] == [0.5, 0.5]
    assert key_moments(rows, [(1, False)]) == [Key(0, 1, "error", 1, rows[0]["chances"][1], 0.5)]
    assert tally(rows, 2)[1] == {"decisions": 1, "blunder": 1, "mistake": 0, "inaccuracy": 0}
    assert json.loads(json.dumps(rows)) == rows


def test_a_game_without_errors_has_its_moments_where_the_curve_swings_and_stays() -> None:
    curve = [0.50, 0.52, 0.30, 0.33, 0.52, 0.31, 0.33, 0.45, 0.60, 1.0]
    rows = [{"n": 10 + 2 * at, "seat": 0, "chances": [it, 1 - it]} for at, it in enumerate(curve)]
    rows[-1]["seat"] = None
    moves = [(0, False)] * 3 + [(1, False)] + [(0, False)] * 10 + [(0, True)] * 4
    swings = [
        Key(12, 14, "others", 0, 0.52, 0.30),
        Key(22, 24, "move", 0, 0.33, 0.45),
        Key(24, 26, "reveal", 0, 0.45, 0.60),
        Key(26, 28, "reveal", 0, 0.60, 1.0),
    ]
    assert key_moments(rows, moves * 2, 10) == swings
    assert key_moments(rows, moves, 10) == [swings[0], *swings[2:]], "the greatest, one in six moves"
    assert key_moments(rows[:-1], moves * 2, 10) == swings[:2], "what may yet be undone doesn't count"


def test_only_a_finished_game_is_reviewed_and_only_what_weighs() -> None:
    position = last_choice()
    with pytest.raises(LudosphereError, match="Only a game that is over"):
        moments([], 0, position)
    assert weighs(position, 1, position.parse(1, "D@0"))
    earth = played("earth", 1, 8)
    seat = earth.to_move()[0]
    assert weighs(earth, seat, earth.legal(seat)[0]) == earth.is_critical(seat)


def test_more_thought_is_another_budget_not_another_answer_for_the_same() -> None:
    position = last_choice()
    more = replace(TINY, consider=60)
    assert judged(position, "D@0", TINY) == judged(position, "D@0", TINY)
    assert judged(position, "D@0", more).options[0].action == judged(position, "D@0", TINY).options[0].action
