"""The generator is frozen: these numbers may never change, or no old record replays."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from ludosphere.core.errors import DecodeError
from ludosphere.core.rng import Rng, restored, seeded


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The published algorithm once more, written with remainders and rotations instead of masks."""
    size = 2**32
    while True:
        out = (a + b + counter) % size
        counter = (counter + 1) % size
        rotated = c * 2**21 % size + c // 2**11
        a, b, c = b ^ b // 2**9, c * 9 % size, (rotated + out) % size
        yield out


STATES = [(0, 0, 0, 1), (1, 2, 3, 4), (2**32 - 1,) * 4, (0x80000000, 0x7FFFFFFF, 0xDEADBEEF, 2**32 - 1)]


@pytest.mark.parametrize("state", STATES)
def test_words_are_those_of_sfc32(state: tuple[int, int, int, int]) -> None:
    rng, plain = Rng(*state), sfc32(*state)
    assert [rng.word() for _ in range(2000)] == list(islice(plain, 2000))


@pytest.mark.parametrize("seed", [0, 1, 42, -7, 2**127 + 1])
def test_a_seed_is_hashed_with_its_purpose_and_the_first_twelve_words_dropped(seed: int) -> None:
    digest = hashlib.sha256(b"game %d" % seed).digest()
    a, b, c = (int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8))
    rng = seeded(seed)
    assert [rng.word() for _ in range(100)] == list(islice(sfc32(a, b, c, 1), 12, 112))


def test_the_words_of_seed_42_for_ever() -> None:
    rng = seeded(42)
    assert [rng.word() for _ in range(4)] == [343318945, 771744002, 138398954, 3171198737]
    assert [rng.below(10) for _ in range(12)] == [2, 7, 0, 2, 2, 3, 2, 5, 1, 2, 7, 0]


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 60, 1000, 2**16 + 1, 3 * 2**29, 2**31 - 1])
def test_below_rejects_exactly_the_words_that_would_favour_some_numbers(n: int) -> None:
    rng, words = seeded(7), sfc32(*seeded(7).state())
    for _ in range(3000):
        word = next(words)
        while word * n % 2**32 < 2**32 % n:
            word = next(words)
        drawn = rng.below(n)
        assert drawn == word * n // 2**32
        assert 0 <= drawn < n


def test_below_one_is_nought_and_still_uses_a_word() -> None:
    rng, other = seeded(8), seeded(8)
    assert {rng.below(1) for _ in range(50)} == {0}
    for _ in range(50):
        other.word()
    assert rng.state() == other.state()


def test_every_word_gives_each_number_equally_often_when_words_are_counted() -> None:
    """Of the 2**32 words, below(n) accepts the same number for every result: computed, not sampled."""
    for n in (3, 7, 60):
        per_result = 2**32 // n
        for drawn in range(n):
            lowest = -(-drawn * 2**32 // n)
            highest = -(-(drawn + 1) * 2**32 // n) - 1
            rejected = sum((w * n) % 2**32 < 2**32 % n for w in (lowest, lowest + 1))
            assert highest - lowest + 1 - rejected == per_result


@pytest.mark.parametrize(("n", "limit"), [(2, 10.83), (6, 20.52), (60, 98.3)])
def test_numbers_are_uniform(n: int, limit: float) -> None:
    """Chi-square below its 99.9 % point for n - 1 degrees of freedom; the seed is fixed."""
    rng, draws = seeded(9), 1000 * n if n < 60 else 60_000
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    expected = draws / n
    assert sum((count - expected) ** 2 / expected for count in counts) < limit


def test_pairs_of_following_numbers_are_uniform() -> None:
    rng = seeded(10)
    counts = [0] * 64
    for _ in range(32_000):
        counts[rng.below(8) * 8 + rng.below(8)] += 1
    assert sum((count - 500) ** 2 / 500 for count in counts) < 103.4


def test_every_bit_of_the_words_is_set_half_of_the_time() -> None:
    rng = seeded(11)
    words = [rng.word() for _ in range(10_000)]
    for bit in range(32):
        assert abs(sum(word >> bit & 1 for word in words) - 5000) < 200


def test_a_copy_gives_the_same_numbers_and_moves_alone() -> None:
    rng = seeded(12)
    twin = rng.copy()
    ahead = [twin.word() for _ in range(9)]
    assert rng.state() == seeded(12).state()
    assert [rng.word() for _ in range(9)] == ahead


def test_a_fork_has_nothing_in_common_with_its_parent() -> None:
    parent = seeded(13)
    child = parent.fork()
    grandchild = child.fork()
    streams = [[rng.word() for _ in range(5000)] for rng in (parent, child, grandchild)]
    assert len(set().union(*streams)) > 14_990  # among 2**32 words hardly one comes twice
    for one, other in zip(streams, streams[1:] + streams[:1], strict=True):
        equal_bits = sum(32 - (a ^ b).bit_count() for a, b in zip(one, other, strict=True))
        assert abs(equal_bits - 80_000) < 1_000


def test_a_fork_is_reproducible_and_forks_differ() -> None:
    one, other = seeded(14), seeded(14)
    assert one.fork().state() == other.fork().state()
    assert one.fork().state() != one.fork().state()


def test_purposes_and_seeds_give_unrelated_streams() -> None:
    streams = [seeded(15), seeded(15, "kit"), seeded(16), seeded(-15), seeded(1, "5 game")]
    assert len({rng.word() for rng in streams}) == len(streams)


def test_a_state_comes_back() -> None:
    rng = seeded(17)
    rng.word()
    state = rng.state()
    assert all(type(word) is int for word in state)
    assert restored(state).word() == rng.word()


@pytest.mark.parametrize(
    "state",
    [
        [],
        [1, 2, 3],
        [1, 2, 3, 4, 5],
        [1, 2, 3, -1],
        [1, 2, 3, 2**32],
        [1, 2, 3, 2**64],
        [1, 2, 3, None],
        [1, 2, 3, "4"],
        [True, 2, 3, 4],
        [1.0, 2, 3, 4],
        [1, 2, 3, [4]],
    ],
)
def test_what_is_no_state_is_refused(state: list[Any]) -> None:
    with pytest.raises(DecodeError, match="four whole numbers below"):
        restored(state)
