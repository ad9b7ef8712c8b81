"""What programs that learn see of Bioviva, on positions laid out by hand, and the numbers of its actions."""

from __future__ import annotations

from typing import Any

import pytest

from bioviva_positions import action, begun, decide, guessing_at, may, new, play, to_round_2
from kit import observed
from ludosphere import game
from ludosphere.core.errors import LudosphereError
from ludosphere.core.rng import seeded
from ludosphere.core.space import ActionSpace
from ludosphere.games.bioviva.actions import APPEAL, made
from ludosphere.games.bioviva.rules import BiovivaPosition
from ludosphere.games.bioviva.state import PHASES

NOTHING = [0] * 10


def rows(numbers: list[int], width: int) -> list[list[int]]:
    """The rows of a part."""
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def phase(seen: dict[str, list[int]]) -> str:
    """What is due."""
    assert sum(seen["phase"]) == 1
    return PHASES[seen["phase"].index(1)]


def words(position: BiovivaPosition, flags: list[int], value: int = 1) -> set[str]:
    """The words of the vocabulary with this value."""
    vocabulary = list(position.setting.vocabulary())
    return {vocabulary[number] for number, flag in enumerate(flags) if flag == value}


def pair(position: BiovivaPosition, slot: int) -> list[int]:
    """The characteristics behind a card, a flag each."""
    mask = position.mask(position.table[slot])
    return [mask >> bit & 1 for bit in range(5)]


# --- round 1 ------------------------------------------------------------------------------------------------
def test_a_look_is_seen_by_all_and_what_it_shows_by_one() -> None:
    position = new(seats=3)
    play(position, 1, "look 3")
    own, left, right = (observed(position, seat) for seat in (1, 0, 2))
    assert phase(own) == "first_spin"
    assert rows(own["backs"], 5)[3] == pair(position, 3)
    assert sum(own["backs"]) == 2
    assert not any(left["backs"] + right["backs"])
    at_3 = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert rows(own["seen"], 10) == [at_3, NOTHING, NOTHING]
    assert rows(right["seen"], 10) == [NOTHING, NOTHING, at_3]  # seats 2, 0, 1
    assert rows(left["seen"], 10) == [NOTHING, at_3, NOTHING]
    assert own["peeked"] == at_3
    assert own["looks"] == [5, 6, 6]
    assert (sum(own["unseen"]), sum(left["unseen"])) == (67, 68)
    kinds = position.setting.kinds
    at = kinds.index(position.mask(position.table[3]))
    assert left["unseen"][at] - own["unseen"][at] == 1
    assert left["unseen"] == [position.setting.masks.count(kind) for kind in kinds]
    assert own["cards"] == [1] * 8 + [0, 0]  # the centre comes after the spin


def test_a_turn_and_its_reveal() -> None:
    position = decide(["AP", "AL", "AP", "AS"], seats=2)
    before = observed(position, 1)
    assert phase(before) == "decide"
    assert before["line"] == [1, 0, 0, 0]
    assert (before["turn"], before["left"], before["pile"]) == ([1], [0], [58])
    assert (before["to_move"], before["active"]) == ([0, 1], [0, 1])
    assert before["reveal"] == [0]
    play(position, 0, "turn 0", "turn C0")
    during = observed(position, 1)
    assert phase(during) == "reveal"
    assert during["turned"] == [1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    assert sum(during["common"]) == 1
    assert rows(during["backs"], 5)[8] == pair(position, 8)
    play(position, 0, "turn C1", "turn 4")
    after = observed(position, 1)
    assert phase(after) == "result"
    assert after["reveal"] == [1 + 2]
    assert rows(after["stars"], 4) == [[7, 0, 0, 0], [5, 2, 2, 0]]
    play(position, 0, "on")
    spin = observed(position, 1)
    assert phase(spin) == "spin"
    assert spin["aside"] == [4]
    assert spin["looks"] == [3, 3]


def test_a_pivot_shows() -> None:
    position = begun()
    play(position, 0, "pivot 2")
    seen = observed(position, 0)
    assert seen["line"] == [0, 0, 1, 0]
    assert seen["left"] == [1]
    assert seen["cards"] == [1] * 10


def test_constellations_that_are_taken() -> None:
    position = new(figures="chosen")
    play(position, 0, "figure cygnus")
    seen = observed(position, 1)
    assert phase(seen) == "figures"
    assert seen["figures"] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert seen["to_move"] == [1, 0]


# --- round 2 ------------------------------------------------------------------------------------------------
def test_where_others_aim_stays_theirs() -> None:
    position = to_round_2(begun(aim="on"))
    play(position, 1, "aim NE")
    own, other = observed(position, 1), observed(position, 0)
    assert own["aim"] == [0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert other["aim"] == [0] * 9
    assert (own["aimed"], other["aimed"]) == ([1, 0], [0, 1])
    assert not any(own["line"])


def test_the_open_card_and_its_words() -> None:
    position = guessing_at({2: (2, 1), 5: (0, 3)}, cards={2: 10})
    shown = position.setting.offered(10)
    speaker = position.to_move()[0]
    other = 1 - speaker
    play(position, speaker, f"say {shown[0]}")
    seen = observed(position, other)
    assert phase(seen) == "guess"
    assert words(position, seen["words"], 2) == {shown[0]}
    assert words(position, seen["words"]) == set(shown[1:])
    assert (seen["said"], seen["owing"]) == ([0, 1], [1, 1])
    cells = rows(seen["cells"], 4)
    assert cells[2] == [0, 1, 0, 0]
    assert cells[5] == [1, 0, 0, 0]
    assert cells[0] == [0, 0, 0, 1]
    assert rows(seen["on_cards"], 9) == [
        [0, 0, [2, 1][one], 0, 0, [0, 3][one], 0, 0, 0] for one in (other, speaker)
    ]


def test_sealed_words_are_seen_by_their_seat_only() -> None:
    position = guessing_at({2: (1, 1)}, cards={2: 10}, words="sealed")
    word = position.setting.lexicon().shown(10)[0]
    play(position, 0, f"say {word}")
    own, other = observed(position, 0), observed(position, 1)
    assert words(position, own["words"], 2) == {word}
    assert words(position, other["words"], 2) == set()
    assert (own["said"], other["said"]) == ([1, 0], [0, 1])


@pytest.mark.parametrize("knows", [False, True])
def test_whoever_has_read_the_text_knows_which_words_are_in_it(knows: bool) -> None:
    position = guessing_at({2: (1, 1)}, cards={2: 10}, backs="whole")
    position.seen[10] = 1 if knows else 2
    lexicon = position.setting.lexicon()
    offered = position.setting.offered(10)
    in_text = {word for word in offered if lexicon.judged(10, "mixed", [word])[0] >= 0}
    assert in_text
    assert in_text != set(offered)
    assert words(position, observed(position, 0)["read"]) == (in_text if knows else set())
    assert "read" not in observed(guessing_at({2: (1, 1)}), 0)


def test_votes_are_seen_by_their_seat_only() -> None:
    position = guessing_at({2: (1, 0, 0)}, cards={2: 10}, appeals="on")
    play(position, 0, "say zzz")
    seen = observed(position, 1)
    assert phase(seen) == "appeal"
    assert seen["resting"] == [0, 0, 1]
    assert seen["scored"] == [0, 0, 0]
    appeal = next(one for one in position.legal(0) if one >> 20 == APPEAL)
    position.play(0, appeal)
    play(position, 1, "yes")
    for seat, vote in ((0, [0, 1, 0]), (1, [0, 1, 0]), (2, [0, 0, 0])):
        seen = observed(position, seat)
        assert phase(seen) == "vote"
        assert seen["vote"] == vote
        assert seen["voted"] == [[1, 1, 0][(seat + row) % 3] for row in range(3)]
        assert seen["appeal"] == [[1, 0, 0][(seat + row) % 3] for row in range(3)]


def test_pictures_and_unseen_backs_do_not_show() -> None:
    """Nothing tells by heart: other pictures in the slots, and other backs behind them, look the same."""
    position = begun(seed=3)
    play(position, 0, "look 2")
    world = position.copy()
    away, to = position.table[0], position.pile[0]
    world.table[0], world.pile[0] = to, away
    assert observed(world, 0) == observed(position, 0)
    assert world.determinize(0, seeded(1)).observe(0) == position.observe(0)
    world.show(world.table[0])
    assert observed(world, 0) != observed(position, 0)


# --- numbers ------------------------------------------------------------------------------------------------
def numbering(**options: Any) -> ActionSpace:
    """The numbers of actions with these options."""
    title = game("bioviva")
    return title.action_space(title.options(options))


def test_numbers_of_some_actions() -> None:
    some = [
        "look 0", "look C1", "done", "swap 0 1", "swap C0 C1", "pivot 0", "turn 0", "keep", "on", "spin",
        "pass",
    ]  # fmt: skip
    numbers = [0, 9, 10, 11, 55, 56, 60, 70, 71, 72, 73]
    assert [numbering().index(action(text)) for text in some] == numbers
    assert numbering().action(74) == action(f"say {min(new().setting.vocabulary())}")
    assert numbering().total == 74 + len(new().setting.vocabulary())


def test_options_add_numbers() -> None:
    plain, vocabulary = numbering(), len(new().setting.vocabulary())
    chosen = numbering(figures="chosen", aim="on")
    assert chosen.total == plain.total + 8 + 9
    assert chosen.index(action("aim NW")) == 74 + 8 + 8
    appeals = numbering(appeals="on", seats=3)
    longest = 59  # words of a text of this deck in English
    assert appeals.total == plain.total + 4 + 7 * 3 * longest
    assert appeals.index(made(APPEAL, 20, longest - 1)) == appeals.total - vocabulary - 1
    with pytest.raises(LudosphereError):
        plain.index(action("rest"))


def test_words_beyond_the_descriptions_may_be_said_and_have_no_number() -> None:
    position = guessing_at({2: (1, 1)})
    assert may(position, position.to_move()[0], "say zzz")
    with pytest.raises(LudosphereError, match="has no number"):
        numbering().index(action("say zzz"))


def test_each_language_and_deck_has_a_vocabulary_of_its_own() -> None:
    english, french = new().setting.vocabulary(), new(lang="fr").setting.vocabulary()
    assert list(english) == sorted(english)
    assert "étoile" in french
    assert "star" in english
    assert list(english.values()) == list(range(len(english)))
    assert new(deck="seas_oceans").setting.vocabulary() != english
    assert new(family="generous").setting.vocabulary() == english
