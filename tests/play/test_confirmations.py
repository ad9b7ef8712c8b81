"""What wants an OK before it is played, what goes without asking, and when a turn is confirmed by itself."""

import pytest

from ludosphere.core.registry import game
from ludosphere.play import Seat, Table
from ludosphere.play.table import CLOSING
from ludosphere.play.terms import Terms
from ludosphere.play.undo import played, without
from meadow import DONE, DRAW, TAKE_1, WAVE, meadow


def opened(store, name, options, confirm=False, seed=5) -> Table:
    seats = [Seat.human(called) for called in ("Ada", "Bo", "Cy", "Di")[: options["seats"]]]
    return Table.create(store, "ada", Terms(name, options, seats, seed, confirm))


def asked(table: Table, seat: int) -> dict[str, str]:
    """By notation."""
    return {table.position.notation(seat, a): why for a, why in table.confirmations(seat).items()}


def play(table: Table, seat: int, *notations: str) -> None:
    for notation in notations:
        table.play(seat, table.position.parse(seat, notation))


def test_what_shows_something_new_is_asked(store, monkeypatch):
    meadow(monkeypatch)
    table = opened(store, "meadow", {"seats": 2})
    assert table.confirmations(0) == {DRAW: "reveal"}


def test_nothing_optional_goes_without_asking(store, monkeypatch):
    meadow(monkeypatch)
    table = opened(store, "meadow", {"seats": 2})
    table.play(0, DONE)
    assert table.position.legal(0) == [WAVE]
    assert table.usual(0) is None
    table.play(1, TAKE_1)
    assert table.usual(1) is None, "there is something to choose"


def test_what_several_choose_in_secret_is_asked(store):
    """Living Planet's cards: the last one chosen shows all of them."""
    table = opened(store, "living_planet", {"seats": 3})
    while len(table.to_move()) < 2:
        seat = table.to_move()[0]
        table.play(seat, table.position.suggest(seat))
    first, *others = table.to_move()
    assert set(asked(table, first).values()) == {"secret"}
    assert len(asked(table, first)) == len(table.position.legal(first))
    table.play(first, table.position.legal(first)[0])
    assert set(asked(table, others[0]).values()) == {"secret"}


def test_a_secret_that_can_still_be_taken_back_is_not(store):
    """Earth's set-up: whoever has composted may still change their mind."""
    table = opened(store, "earth", {"seats": 2})
    play(table, 0, "293a", "304a", "315b")
    play(table, 1, "289a", "297b", "307b")
    for card in ("-163", "-103", "-105", "-179"):
        assert table.confirmations(0) == {}
        play(table, 0, card)
    assert table.undo_refusal(0) is None


def test_looking_at_a_card_of_bioviva_is_asked_by_looking_at_it(store):
    table = opened(store, "bioviva", {"seats": 2})
    seat = table.to_move()[0]
    assert table.position.notation(seat, table.position.legal(seat)[0]).startswith("look:")
    assert asked(table, seat) == {}


def test_the_line_of_bioviva_is_asked_before_it_is_turned_over(store):
    table = opened(store, "bioviva", {"seats": 2})
    while True:
        seat = table.to_move()[0]
        legal = [table.position.notation(seat, action) for action in table.position.legal(seat)]
        if "keep" in legal:
            break
        table.play(seat, table.position.suggest(seat))
    assert asked(table, seat) == {"turn:0": "reveal", "turn:4": "reveal"}


@pytest.mark.parametrize(("confirm", "why"), [(False, "turn"), (True, None)])
def test_what_ends_a_turn_goes_without_asking_only_where_the_turn_is_confirmed(store, confirm, why):
    """The end of the activations of Earth, where somebody else is to move then."""
    table = opened(store, "earth", {"seats": 2}, confirm)
    while True:
        if table.header.held is not None:
            table.confirm(table.header.held)
        seat = table.to_move()[0]
        action = table.usual(seat)
        if action is not None and table.to_move() == (seat,):
            after = table.position.copy()
            after.play(seat, action)
            if not after.revealed and seat not in after.to_move():
                break
        table.play(seat, table.position.suggest(seat))
    assert table.confirmations(seat).get(action) == why


def test_a_turn_of_one_gesture_is_confirmed_after_a_moment(store):
    table = opened(store, "biomos", {"seats": 2}, confirm=True, seed=7)
    seat = table.to_move()[0]
    assert table.closing() is None, "nothing is to be confirmed"
    play(table, seat, "S@0")
    assert table.header.held == seat
    assert table.closing() == CLOSING
    table.undo(seat)
    assert table.closing() is None


def until_held(table: Table, seat: int) -> list[int]:
    """Goes on as the rules of thumb do until the seat's turn waits; the moves the seat made in it."""
    while table.header.held != seat:
        if table.header.held is not None:
            table.confirm(table.header.held)
        mover = table.to_move()[0]
        table.play(mover, table.position.suggest(mover))
    turn = table.turn_of(len(table.moves))
    numbers = range(1, len(table.moves) + 1)
    return [n for n in numbers if table.moves[n - 1][0] == seat and table.turn_of(n) == turn]


def test_a_turn_of_several_is_not(store):
    """Seed 5: in some turns of Biomos a biome is claimed as well, in some the centre is filled anew."""
    table, seen = opened(store, "biomos", {"seats": 2}, confirm=True, seed=5), set()
    for _ in range(14):
        made = until_held(table, 0)
        expected = 0 if table.undo_refusal(0) else CLOSING if len(made) == 1 else None
        assert table.closing() == expected
        seen.add(expected)
        table.confirm(0)
        if table.over:
            break
    assert seen == {0, CLOSING, None}


# --- Earth -------------------------------------------------------------------------------------------
def usual_by_task(options: dict, seed: int, most: int = 400) -> dict[str, frozenset[str | None]]:
    """What goes without asking, in notation, by what is due, over a game by the rules of thumb."""
    position, found = game("earth").new(options, seed), {}
    while position.result() is None and most:
        most -= 1
        seat = position.to_move()[0]
        usual = position.faces().usual(position, seat)
        said = None if usual is None else position.notation(seat, usual)
        task = position.faces().task(position, seat, "en")
        found[task] = found.get(task, frozenset()) | {said}
        position.play(seat, position.suggest(seat))
    return found


def test_gains_of_earth_are_taken_whole():
    found = usual_by_task({"seats": 2}, 5)
    assert found["Take up to 5 soil."] == {"5"}
    assert found["Draw up to 4 cards."] == {"4"}
    assert found["Gain 2 soil or compost 2 cards from the deck."] == {None}
    assert found["Choose the action of this turn."] == {None}


def test_composting_from_the_deck_is_unseen_and_can_be_taken_back(store):
    """The same cards are drawn again: what was taken back tells nothing, and changes nothing."""
    table = opened(store, "earth", {"seats": 2})
    while table.header.moves < 300:
        seat = table.to_move()[0]
        legal = {table.position.notation(seat, action): action for action in table.position.legal(seat)}
        said = table.game.faces.sentence(table.position, seat, table.position.legal(seat)[0], "en")
        if said == "Compost 2 cards from the deck":
            break
        table.play(seat, legal.get("A:red") or table.position.suggest(seat))
    assert asked(table, seat) == {}
    before = table.position.encode()
    play(table, seat, "2")
    assert table.position.revealed
    assert table.position.unseen
    after = table.position.encode()
    table.undo(seat)
    assert table.position.encode() == before
    play(table, seat, "2")
    assert table.position.encode() == after


def test_but_not_once_somebody_has_drawn_after_it():
    first = game("earth").new({"seats": 2}, 5)
    steps, drew = [], None
    while True:
        position = steps[-1].after if steps else first
        seats = position.to_move()
        seat = seats[0] if drew is None else seats[-1]
        legal = {position.notation(seat, action): action for action in position.legal(seat)}
        action = legal.get("A:red") or legal.get("O:compost") or position.suggest(seat)
        steps.append(played(position, seat, action))
        if steps[-1].after.unseen:
            if drew is not None and steps[drew].seat != seat:
                break
            drew = len(steps) - 1
    assert not any(step.shown for step in steps[drew:])
    assert without(first, steps, [drew]) is None


def test_activations_end_where_nothing_but_a_conversion_is_possible():
    """An event of the hand could be played then: with one it is asked."""
    position = game("earth").new({"seats": 2}, 5)
    due = "No ability of yours can be used now: end your activations."
    seen = set()
    while position.result() is None:
        seat = position.to_move()[0]
        if position.faces().task(position, seat, "en") == due:
            legal = {position.notation(seat, action)[0] for action in position.legal(seat)}
            usual = position.faces().usual(position, seat)
            assert (usual is None) == ("*" in legal)
            assert usual is None or position.notation(seat, usual) == "."
            seen.add(frozenset(legal))
        position.play(seat, position.suggest(seat))
    assert {frozenset("."), frozenset(".c"), frozenset(".c*")} <= seen


def test_in_teams_it_is_asked_what_is_left_for_the_partner():
    found = usual_by_task({"seats": 4, "teams": "on"}, 5)
    assert {said for task, said in found.items() if task.startswith("Take up to")} == {frozenset([None])}
