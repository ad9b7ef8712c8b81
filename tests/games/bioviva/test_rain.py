"""The rain of stars against its reference: the same numbers, star by star, and what the board allows."""

import hashlib
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludosphere.games.bioviva import rain as weather
from ludosphere.games.bioviva.rain import AIM, MM, NOWHERE, OFF, ON, STAR, STRADDLING, card_under, rain

pytestmark = pytest.mark.unmeasured  # many long games

VECTORS = json.loads((Path(__file__).parent / "data/drop_vectors.json").read_text())["vectors"]
STATUS = {"on": ON, "straddle": STRADDLING, "off": OFF}
NAMES = ("on", "straddle", "off")
SHA = "a6c5d8d295104525738e21cbca0e79665d061208c54f0141f6bf39f16bde58fc"
"""Of the reference over the seeds 0 to 999 with 4, 5, 6 and 7 stars."""


@pytest.mark.parametrize(
    "vector", VECTORS, ids=lambda v: f"seed-{v['seed']}-{'-'.join(map(str, v['counts']))}"
)
def test_vector(vector):
    aims = {int(place): tuple(aim) for place, aim in vector.get("aims", {}).items()}
    stars = rain(vector["seed"], vector["counts"], aims).stars
    assert [(s.owner, s.status(), s.card(), s.drops, s.x, s.y) for s in stars] == [
        (
            star["owner"],
            STATUS[star["status"]],
            NOWHERE if star["card"] is None else star["card"],
            star["attempts"],
            star["x"],
            star["y"],
        )
        for star in vector["stars"]
    ]


def test_there_are_twelve_vectors():
    assert len(VECTORS) == 12


def test_a_thousand_games_have_the_hash_of_the_reference():
    digest = hashlib.sha256()
    for seed in range(1000):
        for star in rain(seed, [4, 5, 6, 7]).stars:
            card = None if star.status() != ON else star.card()
            row = (star.owner, NAMES[star.status()], card, star.drops, star.x, star.y)
            digest.update((",".join(map(str, row)) + ";").encode())
    assert digest.hexdigest() == SHA


def rectangles():
    """The nine cards as (left, top, right, bottom) in millimetres, written out."""
    return [(x, y, x + 110, y + 80) for y in (-124, -40, 44) for x in (-169, -55, 59)]


def naive(x, y):
    """Where a star lies, by distances in fractions of a millimetre."""
    x, y = x / MM, y / MM
    touched = False
    for number, (left, top, right, bottom) in enumerate(rectangles()):
        if left + 6 <= x <= right - 6 and top + 6 <= y <= bottom - 6:
            return ON, number
        dx = max(left - x, 0, x - right)
        dy = max(top - y, 0, y - bottom)
        touched |= dx * dx + dy * dy < 36
    return (STRADDLING if touched else OFF), NOWHERE


@given(st.integers(-200 * MM, 200 * MM), st.integers(-150 * MM, 150 * MM))
def test_ruling_30_on_straddling_off(x, y):
    assert weather.whereabouts(x, y) == naive(x, y)


@pytest.mark.parametrize(
    ("x", "y", "status", "card"),
    [
        (0, 0, ON, 4),
        (49 * MM, 34 * MM, ON, 4),  # the disc touches the edges from inside
        (49 * MM + 1, 34 * MM, STRADDLING, NOWHERE),
        (57 * MM, 0, STRADDLING, NOWHERE),  # over the gap, on two cards
        (-164 * MM, -118 * MM, STRADDLING, NOWHERE),
        (-163 * MM, -118 * MM, ON, 0),
        (175 * MM, 0, OFF, NOWHERE),  # 6 mm beside the outermost card: no contact
        (175 * MM - 1, 0, STRADDLING, NOWHERE),
    ],
)
def test_ruling_30_at_the_edges(x, y, status, card):
    assert weather.whereabouts(x, y) == (status, card)


@pytest.mark.parametrize(
    ("x", "y", "card"),
    [(54 * MM, 0, 4), (55 * MM, 0, 4), (57 * MM, 0, NOWHERE), (59 * MM, 0, 5), (172 * MM, 0, NOWHERE)],
)
def test_ruling_32_straddling_counts_for_the_card_under_the_centre(x, y, card):
    star = weather.Star(0)
    star.x = x
    star.y = y
    assert star.status() == STRADDLING
    assert star.counts_for() == card == card_under(x, y)
    assert star.counts_for(strict=True) == NOWHERE


def test_ruling_32_a_star_that_is_off_leaves():
    star = weather.Star(0)
    star.x = 300 * MM
    assert star.counts_for() == NOWHERE


games = st.tuples(
    st.integers(0, 2**32 - 1),
    st.lists(st.integers(1, 7), min_size=1, max_size=6),
    st.dictionaries(st.integers(0, 5), st.tuples(st.integers(-2 * MM, 2 * MM), st.integers(-2 * MM, 2 * MM))),
)


@given(games)
def test_the_same_game_always_and_within_the_rules(game):
    seed, counts, aims = game
    aims = {place: aim for place, aim in aims.items() if place < len(counts)}
    one = rain(seed, counts, aims)
    two = rain(seed, counts, aims)
    ends = [(s.owner, s.x, s.y, s.drops) for s in one.stars]
    assert ends == [(s.owner, s.x, s.y, s.drops) for s in two.stars]
    assert [s.owner for s in one.stars] == [place for place, n in enumerate(counts) for _ in range(n)]
    assert 80 <= one.life <= 140
    assert one.life % 10 == 0
    for star in one.stars:
        assert (star.status(), star.card()) == naive(star.x, star.y)
        assert star.drops >= 1
        assert star.counts_for() in range(-1, 9)
        if star.status() == ON:
            assert star.counts_for() == star.counts_for(strict=True) == star.card()
    if any(star.status() != ON for star in one.stars):
        assert one.waves[-1].tenths + 20 >= one.life  # the top has stopped, or they would be dropped again


@given(games)
def test_rulings_29_31_33_waves(game):
    seed, counts, _ = game
    found = rain(seed, counts)
    first, again = found.waves[: len(counts)], found.waves[len(counts) :]
    number = 0
    for place, wave in enumerate(first):  # one player after the other, all stars at once
        assert wave.dropped == list(range(number, number + counts[place]))
        assert wave.tenths == 10 * place
        number += counts[place]
    lying = {star: (x, y) for star, x, y in first[-1].rest}
    for turn, wave in enumerate(again):  # then all owners together: whatever is not on one card
        assert wave.tenths == 10 * len(counts) + 20 * turn < found.life
        assert wave.dropped == sorted(s for s, (x, y) in lying.items() if weather.whereabouts(x, y)[0] != ON)
        lying = {star: (x, y) for star, x, y in wave.rest}
    assert lying == {n: (star.x, star.y) for n, star in enumerate(found.stars)}
    dropped = [star for wave in found.waves for star in wave.dropped]
    assert [star.drops for star in found.stars] == [dropped.count(n) for n in range(len(found.stars))]


@given(games)
def test_stars_begin_outside_the_top(game):
    seed, counts, _ = game
    for wave in rain(seed, counts).waves:
        for x, y in wave.start:
            assert x * x + y * y >= (18 * MM + STAR - 2) ** 2


def test_aim_moves_the_stars_within_three_millimetres():
    aimed = rain(5, [7], {0: (AIM, 0)})
    assert [(s.x, s.y) for s in aimed.stars] != [(s.x, s.y) for s in rain(5, [7]).stars]
    near = sum(s.x > 57 * MM for seed in range(300) for s in rain(seed, [4], {0: (AIM, 0)}).stars)
    far = sum(s.x < -57 * MM for seed in range(300) for s in rain(seed, [4], {0: (AIM, 0)}).stars)
    assert near > 1.4 * far


@pytest.mark.parametrize(
    ("seed", "counts", "aims"),
    [
        (-1, [4], {}),
        (2**32, [4], {}),
        (0, [4, 0], {}),
        (0, [4], {0: (AIM + 1, 0)}),
        (0, [4], {0: (AIM, 1)}),
        (0, [4], {1: (0, 0)}),
        (0, [4], {-1: (0, 0)}),
    ],
)
def test_what_is_refused(seed, counts, aims):
    with pytest.raises(ValueError, match=r"[.]$"):
        rain(seed, counts, aims)


def test_nobody_drops_nothing():
    assert rain(0, []).stars == []
