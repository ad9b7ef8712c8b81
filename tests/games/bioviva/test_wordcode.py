"""Words and their numbers: each word has its own, and numbers that are no word's are known as such."""

import hashlib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ludosphere.games.bioviva.letters import normal
from ludosphere.games.bioviva.wordcode import LETTERS, MOST, packed, unpacked

WORDS = st.text(LETTERS, min_size=1, max_size=MOST)


@given(WORDS)
@example("z" * MOST)
@example(LETTERS[-1] * MOST)
@example("a")
def test_a_word_comes_back_from_its_number(word):
    assert unpacked(packed(word)) == word


@given(WORDS, WORDS)
def test_other_words_have_other_numbers(one, other):
    assert (packed(one) == packed(other)) == (one == other)


@given(st.one_of(st.integers(-10, 1 << 244), WORDS.map(packed).map(lambda number: number ^ 1)))
@example(0)
@example(1 << 6)  # an "a" and a letter 0
@example(63)  # no letter has this number
@example(1 << 240)
def test_a_number_is_that_of_its_word_or_of_none(number):
    try:
        word = unpacked(number)
    except ValueError:
        return
    assert 0 < len(word) <= MOST
    assert packed(word) == number


@pytest.mark.parametrize(
    "word",
    [
        "",
        "a" * (MOST + 1),
        "a b",
        "étoile!",
        "Étoile",
        "e\u0301toile",
        "l’eau",
        "œuf",
        "8",
        "снег",
        "雪",
        "\0",
    ],
)
def test_what_is_no_word_has_no_number(word):
    with pytest.raises(ValueError, match=r"A word has|is no letter"):
        packed(word)


@pytest.mark.parametrize("number", [0, -1, -(1 << 70), 62, 63, 64, (1 << 240) - 1, 1 << 240, 1 << 5000])
def test_numbers_of_no_word(number):
    with pytest.raises(ValueError, match="the number of no word"):
        unpacked(number)


def test_numbers_are_the_same_for_ever():
    """Snapshots hold them: a letter never changes its place."""
    assert packed("a") == 1
    assert packed("neige") == ((((14 << 6 | 5) << 6 | 9) << 6) | 7) << 6 | 5
    assert LETTERS[26:28] == "-'"
    assert hashlib.sha256(LETTERS.encode()).hexdigest()[:16] == "16fba9cd1123e3a3"
    assert [packed(letter) for letter in LETTERS] == list(range(1, len(LETTERS) + 1))


def test_every_letter_is_spelled_as_words_are_compared():
    assert normal(LETTERS) == LETTERS
    assert len(set(LETTERS)) == len(LETTERS) < 64
    for text in (
        "forêt Noël çà où naïf",
        "façade jalapeño doppelgänger smörgåsbord crème-brûlée rock'n'roll",
    ):
        for word in text.split():
            assert unpacked(packed(normal(word))) == normal(word)
