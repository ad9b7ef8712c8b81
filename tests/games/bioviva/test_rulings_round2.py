"""Rulings 27 to 38, 44, 45, 48 to 55, 62 to 66, 72 to 74, at the table; docs/rules/bioviva.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from bioviva_positions import action, at_drop, begun, guessing_at, may, play, to_round_2
from ludosphere.core.errors import IllegalAction
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.games.bioviva import guessing, shower
from ludosphere.games.bioviva.rain import OFF, ON, STRADDLING, rain, whereabouts
from ludosphere.games.bioviva.rules import BiovivaPosition
from ludosphere.games.bioviva.state import APPEALING, DROPPING, GUESS, OVER, VOTING

BALLOONS, WING, KITES = 0, 1, 2
"""Cards 1 to 3 of the deck: "Balloons at dawn", "Paraglider above the lake", "Giant kites"."""


def say(position: BiovivaPosition, *words: str) -> None:
    """Whoever's turn it is says the next word."""
    for word in words:
        play(position, position.to_move()[0], f"say {word}" if word else "pass")


def said(position: BiovivaPosition, number: int = -1) -> list[tuple[int, str | None, str]]:
    """Seat, word and why it earned nothing ("" if it did), of the card read last."""
    reading = position.view(None)["readings"][number]
    return [(one["seat"], one["word"], one["why"]) for one in reading["said"]]


# --- set-up ------------------------------------------------------------------------------------------------
def test_r27_nine_cards_of_those_set_aside_then_of_the_pile() -> None:
    position = begun()
    position.aside = [position.pile.pop() for _ in range(12)]
    aside = set(position.aside)
    to_round_2(position)
    assert set(position.grid) < aside
    few = begun()
    few.aside = [few.pile.pop() for _ in range(4)]
    aside, pile = set(few.aside), set(few.pile)
    to_round_2(few)
    assert aside < set(few.grid)
    assert set(few.grid) - aside <= pile


@pytest.mark.parametrize(
    ("placed", "youngest", "spinner"),
    [((1, 3, 2), 1, 1), ((3, 3, 2), 2, 1), ((3, 3, 2), 1, 0), ((0, 0, 0), 3, 2), ((7, 1, 1), 2, 0)],
)
def test_r28_the_most_complete_constellation_spins_then_the_youngest(
    placed: Sequence[int], youngest: int, spinner: int
) -> None:
    position = at_drop(placed, youngest=youngest)
    assert position.phase == DROPPING
    assert position.to_move() == [spinner]


@pytest.mark.parametrize(
    ("placed", "youngest", "order"),
    [
        ((1, 3, 2, 2), 1, [0, 1, 2, 3]),  # seat 1 spins, seat 0 won fewest
        ((2, 3, 2, 2), 1, [2, 3, 0, 1]),  # 0, 2 and 3 tie: the first clockwise from 2
        ((2, 3, 4, 2), 1, [3, 0, 1, 2]),  # seat 2 spins; 0 and 3 tie: clockwise from 3
        ((0, 0, 0, 0), 2, [2, 3, 0, 1]),  # seat 1 spins and is last among equals
        ((7, 2, 2, 2), 1, [1, 2, 3]),  # nobody without a star in hand
        ((1, 7, 7, 1), 2, [3, 0]),
    ],
)
def test_r29_the_dropping_order(placed: Sequence[int], youngest: int, order: list[int]) -> None:
    assert at_drop(placed, youngest=youngest).order == order


def test_r30_on_straddling_off() -> None:
    mm = 256_000
    assert whereabouts(0, 0) == (ON, 4)
    assert whereabouts(49 * mm, 0) == (ON, 4)
    assert whereabouts(49 * mm + 1, 0)[0] == STRADDLING
    assert whereabouts(57 * mm, 0)[0] == STRADDLING
    assert whereabouts(300 * mm, 0)[0] == OFF


def test_r31_new_drops_are_waves_of_all_owners_together() -> None:
    fallen = rain(3, [7, 7])
    again = fallen.waves[2]
    owners = {fallen.stars[number].owner for number in again.dropped}
    assert owners == {0, 1}
    assert [wave.tenths for wave in fallen.waves][:4] == [0, 10, 20, 40]


def test_r32_a_straddling_star_counts_for_the_card_under_its_centre() -> None:
    lenient = strict = 0
    for seed in range(40):
        for options, row in (({}, 0), ({"straddle": "out"}, 1)):
            position = at_drop((0, 0, 0, 0), seed, **options)
            play(position, int(position.active), "spin")
            gone = sum(position.out)
            lenient, strict = (lenient + gone, strict) if row == 0 else (lenient, strict + gone)
            view = position.view(None)["rain"]
            for star in view["stars"]:
                if star["state"] == "on":
                    assert star["cell"] is not None
                elif options:
                    assert star["cell"] is None
    assert lenient < strict


def test_r33_a_star_hit_by_a_later_one_stays_where_it_ends() -> None:
    moved = 0
    for seed in range(60):
        fallen = rain(seed, [7, 7, 7, 7])
        rests: dict[int, tuple[int, int]] = {}
        for wave in fallen.waves:
            for number, x, y in wave.rest:
                if number in rests and number not in wave.dropped and rests[number] != (x, y):
                    moved += 1
                rests[number] = (x, y)
        assert [(star.x, star.y) for star in fallen.stars] == [rests[n] for n in range(len(fallen.stars))]
    assert moved > 10


def test_r34_cards_without_stars_leave_unread() -> None:
    position = guessing_at({3: (1, 0), 5: (0, 1)})
    states = {one["cell"]: one["state"] for one in position.view(None)["grid"]}
    assert states == {**dict.fromkeys(range(9), "aside"), 3: "now", 5: "waiting"}
    say(position, "", "")
    assert [one["cell"] for one in position.view(None)["readings"]] == [3, 5]
    assert not any(position.seen[position.grid[cell]] for cell in (0, 1, 2, 4, 6, 7, 8))


def test_r35_without_stars_in_hand_there_is_no_round_2() -> None:
    position = at_drop((7, 7))
    assert position.phase == OVER
    result = position.result()
    assert result is not None
    assert result.scores == [7, 7]
    assert result.ranks == [1, 1]


# --- guessing ----------------------------------------------------------------------------------------------
def test_r36_cards_row_by_row_or_the_most_starred_first() -> None:
    lying = {1: (1, 0), 4: (2, 1), 7: (0, 3)}
    rows = guessing_at(lying)
    say(rows, *[""] * 7)
    assert [one.cell for one in rows.readings] == [1, 4, 7]
    position = at_drop((0, 0), cards="stars")
    position.states = [2, 0, 2, 2, 0, 2, 2, 0, 2]
    position.stars[2:4], position.stars[8:10], position.stars[14:16] = [1, 0], [2, 1], [0, 3]
    assert guessing.next_cell(position) == 4
    position.states[4] = 1
    assert guessing.next_cell(position) == 7


def test_r37_a_word_for_each_star_and_it_may_be_given_up() -> None:
    position = guessing_at({0: (2, 1)}, {0: BALLOONS})
    say(position, "gas", "", "")
    assert len(position.readings[0].words) == 3
    assert said(position) == [(0, "gas", ""), (1, None, "passed"), (0, None, "passed")]


def test_r38_whoever_has_said_all_words_is_skipped() -> None:
    position = guessing_at({0: (1, 3, 0)})
    assert position.speakers == [1, 0, 1, 1]


@pytest.mark.parametrize(
    ("stars", "placed", "youngest", "order"),
    [
        ((2, 2, 0, 1), (3, 1, 0, 0), 1, [1, 0, 3, 1, 0]),  # the example of ruling 64
        ((1, 2, 1, 0), (0, 0, 0, 0), 1, [1, 0, 2, 1]),
        ((1, 1, 1, 1), (2, 2, 2, 2), 4, [3, 2, 1, 0]),
        ((1, 1, 0, 0), (2, 2, 0, 0), 1, [0, 1]),
    ],
)
def test_r64_the_order_of_speaking(
    stars: Sequence[int], placed: Sequence[int], youngest: int, order: list[int]
) -> None:
    assert guessing_at({0: stars}, placed=placed, youngest=youngest).speakers == order


def test_r44_a_family_already_said_is_refused_and_costs_nothing() -> None:
    position = guessing_at({0: (1, 1)}, {0: BALLOONS})
    say(position, "colour")
    seat = position.to_move()[0]
    for repeat in ("colour", "colours", "colourful"):
        assert not may(position, seat, f"say {repeat}")
        with pytest.raises(IllegalAction):
            play(position, seat, f"say {repeat}")
    assert position.speakers == [seat]
    lenient = guessing_at({0: (1, 1)}, {0: BALLOONS}, repeats="allowed")
    say(lenient, "colour")
    assert may(lenient, lenient.to_move()[0], "say colourful")


def test_r45_and_r67_a_word_is_taken_whatever_the_text_says() -> None:
    position = guessing_at({0: (1, 1)}, {0: BALLOONS})
    seat = position.to_move()[0]
    for word in ("balloon", "gas", "elephant", "qwrtz"):
        assert may(position, seat, f"say {word}")


def test_r46_a_word_of_the_title_is_dead() -> None:
    position = guessing_at({0: (2, 0)}, {0: BALLOONS})
    say(position, "balloon", "wind")
    assert said(position) == [(0, "balloon", "dead"), (0, "wind", "")]
    assert position.placed == [1, 0]


def test_r47_the_place_neither_scores_nor_blocks_and_proper_nouns_score() -> None:
    place = guessing_at({0: (1, 1)}, {0: BALLOONS})
    assert "Turkey" in place.setting.deck.cards[BALLOONS].place["en"]
    say(place, "turkey", "zebra")
    assert [why for _, _, why in said(place)] == ["absent", "absent"]
    noun = guessing_at({0: (1, 1)}, {0: KITES})
    say(noun, "china", "zebra")
    assert [why for _, _, why in said(noun)] == ["", "absent"]


def test_r48_one_star_for_a_family_the_first_said() -> None:
    position = guessing_at({0: (1, 1)}, {0: BALLOONS}, repeats="allowed")
    say(position, "rising", "rises")
    first = position.readings[0].seats[0]
    assert [why for _, _, why in said(position)] == ["", "used"]
    assert position.placed[first] == 1
    assert sum(position.placed) == 1


def test_r49_a_guess_earns_one_star_even_if_it_is_there_often() -> None:
    position = guessing_at({0: (1, 0)}, {0: BALLOONS})
    say(position, "air")  # three times in the text
    assert position.placed == [1, 0]


def test_r50_a_scored_star_moves_the_others_leave() -> None:
    position = guessing_at({0: (2, 1), 4: (1, 0)}, {0: BALLOONS}, placed=(2, 2))
    out = list(position.out)
    say(position, "gas", "zebra", "lions")
    assert position.placed == [3, 2]
    assert position.out == [out[0] + 1, out[1] + 1]
    assert [position.on_cards(seat) for seat in (0, 1)] == [1, 0]
    assert position.cell == 4


def test_r51_invented_words_never_score() -> None:
    position = guessing_at({0: (1, 1)}, {0: BALLOONS})
    say(position, "passeng", "baske")
    assert sum(position.placed) == 0


def test_r52_the_table_has_one_language() -> None:
    french = guessing_at({0: (1, 1)}, {0: BALLOONS}, lang="fr")
    say(french, "brûleur", "panier")
    assert sum(french.placed) == 2
    english = guessing_at({0: (1, 1)}, {0: BALLOONS})
    say(english, "brûleur", "panier")
    assert sum(english.placed) == 0


def test_r54_equal_players_share_unless_round_2_breaks_ties() -> None:
    ranks = {}
    for tie in ("shared", "round2"):
        position = guessing_at({0: (0, 1)}, {0: BALLOONS}, placed=(3, 2), tie=tie)
        say(position, "gas")
        result = position.result()
        assert result is not None
        assert result.scores == [3, 3]
        ranks[tie] = (result.ranks, result.payoffs)
    assert ranks == {"shared": ([1, 1], [0.5, 0.5]), "round2": ([2, 1], [0.0, 1.0])}


def test_r55_one_seed_one_game() -> None:
    def whole(seed: int) -> list[bytes]:
        position = game("bioviva").new({"seats": 3}, seed)
        found = []
        while seats := position.to_move():
            legal = position.legal(seats[-1])
            position.play(seats[-1], legal[len(legal) // 2])
            found.append(position.encode())
        return found

    assert whole(5) == whole(5)
    assert whole(5) != whole(6)


def test_r62_fewest_stars_is_counted_at_that_moment() -> None:
    lying = {0: (2, 1), 1: (1, 1)}
    position = guessing_at(lying, {0: BALLOONS, 1: KITES}, placed=(1, 2), youngest=2)
    assert position.speakers == [0, 1, 0]
    say(position, "gas", "zebra", "air")
    assert position.placed == [3, 2]
    assert position.speakers == [1, 0], "now seat 1 has fewer stars"


def test_r63_round_2_ends_when_every_star_has_left() -> None:
    position = at_drop((6, 7))
    seed = next(seed for seed in range(2000) if rain(seed, [1]).stars[0].counts_for() < 0)
    position.rng = _Fixed(seed)  # type: ignore[assignment]
    play(position, int(position.active), "spin")
    assert position.phase == OVER
    assert position.out == [1, 0]


class _Fixed:
    """A generator that gives one word."""

    def __init__(self, word: int) -> None:
        self._word = word

    def word(self) -> int:
        return self._word


def test_r65_a_guess_in_the_family_of_a_label_scores_nothing() -> None:
    position = guessing_at({0: (1, 1)}, {0: BALLOONS})
    say(position, "atmosphere", "exploring")
    assert [why for _, _, why in said(position)] == ["dead", "dead"]


def test_r66_guesses_are_judged_in_the_order_they_were_said() -> None:
    position = guessing_at({0: (1, 2)}, {0: BALLOONS}, repeats="allowed")
    first = position.to_move()[0]
    say(position, "heat", "heats", "tower")
    assert said(position)[0] == (first, "heat", "")
    assert said(position)[1][2] == "used"


def test_r73_a_constellation_can_not_overflow_in_round_2() -> None:
    position = guessing_at({0: (3, 0)}, {0: BALLOONS}, placed=(4, 2))
    say(position, "gas", "wind", "pilot")
    assert position.placed[0] == 7
    assert position.hand[0] + position.out[0] + position.on_cards(0) == 0


def test_r74_given_up_words_are_said_in_their_place() -> None:
    position = guessing_at({0: (1, 2)}, {0: BALLOONS})
    order = list(position.speakers)
    say(position, "", "gas", "")
    assert position.readings[0].seats == order
    assert position.placed[order[1]] == 1


# --- appeals -----------------------------------------------------------------------------------------------
def appealing(seats: int = 3) -> BiovivaPosition:
    """Seat 0 said "flame", which is not in the text, seat 1 "gas", which is."""
    stars = [1, 1, *[0] * (seats - 2)]
    position = guessing_at({0: stars}, {0: BALLOONS}, appeals="on", youngest=1)
    position.speakers = [0, 1]
    say(position, "flame", "gas")
    return position


def burner(position: BiovivaPosition) -> int:
    words = position.view(None)["readings"][-1]["words"]
    return next(number for number, word in enumerate(words) if word["text"] == "burner")


def test_r53_a_strict_majority_grants_the_star() -> None:
    position = appealing()
    assert position.phase == APPEALING
    assert position.to_move() == [0]
    word = burner(position)
    play(position, 0, f"appeal 0 {word}")
    assert position.phase == VOTING
    assert position.to_move() == [1, 2]
    play(position, 1, "no")
    play(position, 2, "yes")
    assert position.placed[0] == 1
    told = position.view(None)["readings"][0]["appeals"]
    assert told == [{"seat": 0, "guess": 0, "text": word, "yes": 2, "no": 1, "granted": True}]
    assert position.phase == OVER


def test_r53_votes_are_secret_until_all_are_in() -> None:
    position = appealing()
    play(position, 0, f"appeal 0 {burner(position)}")
    play(position, 2, "no")
    votes = set()
    for seed in range(30):
        world = position.determinize(1, seeded(seed))
        assert world.view(1) == position.view(1)
        assert (world.votes[0], world.votes[1]) == (1, -1)
        votes.add(world.votes[2])
        assert position.determinize(2, seeded(seed)).votes == position.votes
    assert votes == {0, 1, 2}


@pytest.mark.parametrize("vote", ["no", "abstain"])
def test_r53_nobody_decides_alone_nor_against_a_majority(vote: str) -> None:
    position = appealing()
    play(position, 0, f"appeal 0 {burner(position)}")
    play(position, 1, vote)
    play(position, 2, vote)
    assert position.placed[0] == 0


def test_r72_of_two_both_must_agree() -> None:
    for vote, stars in (("yes", 1), ("no", 0)):
        position = appealing(2)
        play(position, 0, f"appeal 0 {burner(position)}")
        play(position, 1, vote)
        assert position.placed[0] == stars


def test_r72_once_a_guess_by_its_owner_no_dead_word_no_family_twice() -> None:
    position = appealing()
    words = position.view(None)["readings"][-1]["words"]
    offered = {one & 255 for one in position.legal(0) if one != action("rest")}
    gas = next(number for number, word in enumerate(words) if word["text"] == "gas")
    assert gas not in offered, "its family has earned a star"
    assert offered == {
        number for number, word in enumerate(words) if word["content"] and not word["dead"] and number != gas
    }
    assert not position.legal(1), "seat 1's guess has its star"
    play(position, 0, f"appeal 0 {burner(position)}")
    play(position, 1, "no")
    play(position, 2, "no")
    assert position.phase == OVER, "the guess was appealed once, nobody else can appeal"


def test_r72_a_guess_in_the_title_can_not_be_appealed() -> None:
    position = guessing_at({0: (1, 0)}, {0: BALLOONS}, appeals="on")
    say(position, "dawn")
    assert position.phase == OVER


def test_appeals_are_off_unless_the_table_wants_them() -> None:
    position = guessing_at({0: (1, 1)}, {0: BALLOONS})
    say(position, "flame", "zebra")
    assert position.phase == OVER


def test_whoever_has_nothing_to_appeal_closes_the_card() -> None:
    position = appealing()
    play(position, 0, "rest")
    assert position.phase == OVER
    assert sum(position.placed) == 1


# --- sealed words, aims ------------------------------------------------------------------------------------
def test_sealed_words_are_secret_and_do_not_compete() -> None:
    position = guessing_at({0: (2, 1)}, {0: BALLOONS}, words="sealed")
    assert position.to_move() == [0, 1]
    play(position, 1, "say gas")
    assert position.to_move() == [0]
    for seat, own in ((0, []), (1, ["gas"]), (None, [])):
        card = position.view(seat)["card"]
        assert card["said"] == []
        assert card["own"] == own
    play(position, 0, "say gases")
    assert not may(position, 0, "say gas"), "one's own repeats are refused"
    play(position, 0, "pass")
    assert position.placed == [1, 1]
    assert position.phase == OVER


def test_r71_the_refusal_looks_at_what_was_said_and_not_at_the_text() -> None:
    position = guessing_at({0: (1, 1)}, {0: BALLOONS})
    say(position, "gas")
    seat = position.to_move()[0]
    for text in ("other", None):
        if text:
            position.backs = [*position.backs]
            position.backs[BALLOONS], position.backs[WING] = WING, BALLOONS
        assert not may(position, seat, "say gaseous")
        assert may(position, seat, "say burner")


def test_aims_are_secret_and_together() -> None:
    position = at_drop((0, 0, 0), aim="on")
    assert position.to_move() == [0, 1, 2]
    play(position, 1, "aim NE")
    assert position.view(0) == position.determinize(0, position.rng.copy()).view(0)
    assert position.to_move() == [0, 2]
    play(position, 0, "aim 0")
    play(position, 2, "aim S")
    assert position.phase == DROPPING
    assert max(x * x + y * y for x, y in shower.POINTS) <= 768_000**2


def test_an_aim_moves_the_stars() -> None:
    shares: Counter[str] = Counter()
    for seed in range(150):
        for name in ("W", "E"):
            position = at_drop((0, 7), seed, aim="on")
            play(position, 0, f"aim {name}")
            play(position, int(position.active), "spin")
            for star in position.view(None)["rain"]["stars"]:
                if star["cell"] is not None:
                    shares[name + str(star["cell"] % 3)] += 1
    assert shares["W0"] > 1.3 * shares["W2"]
    assert shares["E2"] > 1.3 * shares["E0"]


def test_the_legal_words_are_those_of_the_picture_and_any_other_is_allowed() -> None:
    position = guessing_at({0: (1, 1)}, {0: BALLOONS})
    seat = position.to_move()[0]
    listed = position.legal(seat)
    assert action("say chimneys") in listed
    assert action("say zebra") not in listed
    assert position.allows(seat, action("say zebra"))
    assert not position.allows(1 - seat, action("say zebra"))
    assert not position.allows(seat, action("say the"))
    assert position.phase == GUESS
    assert guessing.said_before(position, seat) == []
