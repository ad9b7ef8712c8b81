"""What is proposed for the small decisions: legal, as shown, and nothing happens by asking."""

import pytest

from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.play import Refused, Seat, Table
from ludosphere.play.proposal import LONGEST, proposal, proposes
from ludosphere.play.terms import Terms
from meadow import DONE, DRAW, TAKE_1, TAKE_2, MeadowPosition, meadow
from meadow import start as a_meadow


@pytest.fixture
def guided(monkeypatch):
    """The meadow with a rule of thumb: one flower, then by chance, then done; the second pick is critical."""
    wanted = {"plan": [TAKE_1, TAKE_2, DONE], "critical": ()}

    def suggest(position, seat):
        return wanted["plan"][min(position.picks[seat], len(wanted["plan"]) - 1)]

    monkeypatch.setattr(MeadowPosition, "has_policy", lambda position: True, raising=False)
    monkeypatch.setattr(MeadowPosition, "suggest", suggest, raising=False)
    monkeypatch.setattr(
        MeadowPosition,
        "is_critical",
        lambda position, seat: position.picks[seat] in wanted["critical"],
        raising=False,
    )
    return wanted


def actions(found):
    return [action for _, action in found.steps]


def test_until_the_seat_owes_nothing(guided):
    position = a_meadow()
    before = position.encode()
    found = proposal(position, 1, seeded(1))
    assert (actions(found), found.ends) == ([TAKE_1, TAKE_2, DONE], "done")
    assert position.encode() == before


def test_until_the_turn_is_over_though_the_seat_goes_on(guided):
    found = proposal(a_meadow(seats=1), 0, seeded(1))
    assert (actions(found), found.ends) == ([TAKE_1, TAKE_2, DONE], "done")


def test_until_something_is_revealed(guided):
    guided["plan"] = [TAKE_1, DRAW, DONE]
    found = proposal(a_meadow(), 0, seeded(1))
    assert (actions(found), found.ends) == ([TAKE_1, DRAW], "revealed")


def test_until_a_weighty_decision(guided):
    guided["critical"] = (1,)
    found = proposal(a_meadow(), 0, seeded(1))
    assert (actions(found), found.ends) == ([TAKE_1], "choice")


def test_it_is_not_endless(guided):
    guided["plan"] = [TAKE_1]
    position = a_meadow()
    position.legal = lambda seat: [TAKE_1, DONE]
    position.determinize = lambda seat, rng: position
    position.copy = lambda: position
    assert len(proposal(position, 0, seeded(1)).steps) == LONGEST


def test_only_games_with_rules_of_thumb_propose_and_only_where_there_is_a_choice(guided, monkeypatch):
    position = a_meadow()
    assert proposes(position, 0)
    guided["critical"] = (0,)
    assert not proposes(position, 0)
    guided["critical"] = ()
    position.play(0, DONE)
    assert not proposes(position, 0)  # may wave, but owes nothing
    position.picks[1] = 3
    assert position.legal(1) == [DONE]
    assert not proposes(position, 1)
    monkeypatch.setattr(MeadowPosition, "has_policy", lambda position: False)
    assert not proposes(a_meadow(), 0)


def test_a_table_proposes_the_same_at_the_same_moment_and_says_why_not(store, guided, monkeypatch):
    meadow(monkeypatch)
    table = Table.create(store, "me", Terms("meadow", {"seats": 2}, [Seat.human("Ada"), Seat.human("Bo")], 7))
    seq = table.seq
    assert actions(table.proposal(0)) == actions(table.proposal(0)) == [TAKE_1, TAKE_2, DONE]
    assert (table.seq, table.moves) == (seq, [])
    table.play(0, DONE)
    for seat, key in ((0, "no-proposal"), (1, None)):
        if key is None:
            assert table.proposal(seat).steps
        else:
            with pytest.raises(Refused) as refused:
                table.proposal(seat)
            assert refused.value.key == key


@pytest.mark.parametrize(
    ("options", "seed"), [({"seats": 1}, 1), ({"seats": 2, "mode": "advanced"}, 2), ({"seats": 3}, 3)]
)
def test_in_earth_what_is_shown_is_what_happens(options, seed):
    """Played on in the real game, each step is legal, says the same, and reveals where it was to reveal."""
    rng = seeded(seed, "choices")
    position = game("earth").new(options, seed)
    proposed = kept = 0
    for _ in range(700):
        seats = position.to_move()
        if not seats:
            break
        seat = seats[rng.below(len(seats))]
        if not proposes(position, seat):
            position.play(seat, position.suggest(seat) if rng.below(3) else position.sample(seat, rng))
            continue
        proposed += 1
        found = proposal(position, seat, rng)
        assert found.steps
        for number, (world, action) in enumerate(found.steps, 1):
            assert action in position.legal(seat)
            assert position.sentence(seat, action, "en") == world.sentence(seat, action, "en")
            assert position.paths(seat) == world.paths(seat)
            position.play(seat, action)
            last = number == len(found.steps)
            assert position.revealed == (last and found.ends == "revealed")
            kept += 1
    assert proposed > 5
    assert kept > proposed
