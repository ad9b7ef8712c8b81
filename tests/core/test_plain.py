"""Texts of strangers: in one line, and within it."""

import pytest

from ludosphere.core.plain import one_line
from ludosphere.play.header import tidy_name
from ludosphere.tables.chat import tidy_line

ACUTE = "\u0301"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Zo" + "e" + 23 * ACUTE, "Zo\u00e9" + 3 * ACUTE),
        ("o" + "\u0336\u0337\u20dd\u0338" * 6 + "k", "o\u0336\u0337\u20ddk"),
        ("e" + ACUTE, "\u00e9"),
        ("Tiê\u0301ng Việt", "Tiếng Việt"),
        ("ปู่ที่น้ำ", "ปู่ที่น้ำ"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("བསྒྲུབས", "བསྒྲུབས"),
        ("क्षत्रिय", "क्षत्रिय"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("a\n\u200b\x1b b\t", "a b"),
    ],
)
def test_a_letter_has_as_many_marks_as_languages_need(written, kept):
    from unicodedata import normalize

    assert one_line(written) == normalize("NFC", kept)


def test_names_and_lines_of_chat_hold_no_pile_of_marks():
    pile = "A" + 23 * ACUTE + "da"
    assert tidy_name(pile) == tidy_line(pile) == "\u00c1" + 3 * ACUTE + "da"
    assert tidy_name('[A"da]  B' + 30 * "o") == "A da B" + 18 * "o"
